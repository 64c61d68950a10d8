# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reading what LLVM prints of machine code, in both of its forms."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from support.llvm import printed_by

from irtools.errors import InputError
from irtools.machine.model import (
    MachineInstruction,
    StackObject,
    covered,
    lane_mask,
    register_class,
)
from irtools.machine.reader import read_machine_code

MIR = """\
--- |
  ; ModuleID = 'k'
  define amdgpu_kernel void @k() {
    ret void
  }

  !4 = !DILocation(line: 12, column: 3, scope: !1)
  !5 = !DILocation(line: 99, scope: !2, inlinedAt: !4)
...
---
name:            k
registers:
  - { id: 0, class: vreg_64_align2, preferred-register: '', flags: [  ] }
  - { id: 1, class: sgpr_128, preferred-register: '%0', flags: [  ] }
stack:
  - { id: 0, name: tile, type: default, offset: 0, size: 256, alignment: 16,
      stack-id: default }
body:             |
  bb.0.entry:
    successors: %bb.1(0x60000000), %bb.2(0x20000000)
    liveins: $vgpr0, $sgpr0_sgpr1:0x0000000F

    undef %0.sub1:vreg_64_align2 = nsw V_ADD_U32_e32 killed %1.sub0, $vgpr0, implicit $exec, \
debug-location !5 :: (load (s64) from %ir."a = :: (b", align 8)
    S_CBRANCH_SCC1 %bb.2, implicit undef $scc

  bb.1 (%ir-block.3):
    S_ENDPGM 0

  bb.2:
    S_ENDPGM 0
...
"""

DUMP = """\
# *** IR Dump After Something (something) ***:
# Machine code for function ns::f(int): NoPHIs, TracksLiveness
Frame Objects:
  fi#-1: size=8, align=16, fixed, at location [SP+8]
  fi#0: size=256, align=16, at location [SP]
Function Live Ins: $vgpr0 in %5

0B\tbb.0.for.body (address-taken):
\t; predecessors: %bb.0
\t  successors: %bb.0(0x80000000); %bb.0(100.00%)
\t  liveins: $vgpr0
16B\t  %5:vgpr_32(s32) = COPY $vgpr0
32B\t  %6:vreg_64, dead %7:sreg_64 = V_MAD_U64_U32_e64 %5:vgpr_32(tied-def 0), 3, \
debug-location !7; in.h:3:1 @[ k.hip:41:7 ]
48B\t  INLINEASM &"v_mov %0, $1 :: (x)" [sideeffect], $0:[regdef:VGPR_32], def \
early-clobber %8:vgpr_32, $1:[reguse:VGPR_32], %5:vgpr_32
64B\t  $sgpr30_sgpr31 = SI_CALL %6:vreg_64, @f$hidden, <regmask $vgpr40 $vgpr41 and 30 more...>, \
implicit-def $vgpr0
80B\t  SOMETHING_NEW ???, blockaddress(@f, %ir-block.3), %stack.0, %subreg.sub1
96B\t  BUNDLE implicit-def $vgpr1, debug-location !7; k.hip:5 {
  \t    renamable $vgpr1 = V_MOV_B32_e32 0, implicit $exec
  \t  }
104B\t  %9:vgpr_32 = V_MOV_B32_e32 0, implicit $exec, debug-instr-number 1
\t  DBG_INSTR_REF !"x", !DIExpression(DW_OP_LLVM_arg, 0), dbg-instr-ref(1, 0), \
debug-location !7; k.hip:5:1 line no:4
\t  DBG_VALUE_LIST !"y", !DIExpression(), %9:vgpr_32, %5:vgpr_32, debug-location !7; k.hip:5
112B\t  S_ENDPGM 0

# End machine code for function ns::f(int).
"""


def registers(instruction: MachineInstruction) -> list[str]:
    """``"def dead %7"``, ``"use $vgpr0"`` …"""
    return [
        " ".join(
            [
                "def" if operand.is_def else "use",
                *sorted(operand.flags - {"def"}),
                (f"%{operand.register}" if operand.register >= 0 else f"${operand.physical}")
                + (f".{operand.subregister}" if operand.subregister else ""),
            ]
        )
        for operand in instruction.operands
    ]


def test_a_mir_file() -> None:
    (function,) = read_machine_code(MIR)
    assert function.name == "k"
    assert function.stack_objects == (StackObject(0, 256, 16),)
    assert {number: each.name for number, each in function.classes.items()} == {
        0: "vreg_64_align2",
        1: "sgpr_128",
    }
    entry, second, third = function.blocks
    assert (entry.number, entry.ir_block) == (0, "entry")
    assert entry.successors == {1: 0.75, 2: 0.25}
    assert entry.live_ins == {"vgpr0": None, "sgpr0_sgpr1": 0xF}
    assert (second.number, second.ir_block, third.ir_block) == (1, "", "")
    add, branch = entry.instructions
    assert add.opcode == "V_ADD_U32_e32"
    assert registers(add) == [
        "def undef %0.sub1",
        "use killed %1.sub0",
        "use $vgpr0",
        "use implicit $exec",
    ]
    assert add.line == 12
    assert add.memory == 'load (s64) from %ir."a = :: (b", align 8'
    assert registers(branch) == ["use implicit undef $scc"]
    assert (branch.line, branch.memory) == (0, "")


def test_a_dump() -> None:
    (function,) = read_machine_code(DUMP)
    assert function.name == "ns::f(int)"
    assert function.stack_objects == (StackObject(-1, 8, 16), StackObject(0, 256, 16))
    (block,) = function.blocks
    assert block.ir_block == "for.body"
    assert block.successors == {0: 1.0}
    assert function.classes[6].registers == 2
    copy, multiply, assembly, call, unknown, bundle, inside, move, *debug, end = block.instructions
    assert registers(copy) == ["def %5", "use $vgpr0"]
    assert [each.slot for each in (copy, inside, move, debug[0], end)] == [16, -1, 104, -1, 112]
    assert registers(multiply) == ["def %6", "def dead %7", "use %5"]
    assert multiply.operands[2].tied == 0
    assert multiply.line == 41  # where it is in the kernel
    assert registers(assembly) == ["def early-clobber %8", "use %5"]
    assert registers(call) == ["def $sgpr30_sgpr31", "use %6", "def implicit-def $vgpr0"]
    assert registers(unknown) == []
    assert unknown.text.startswith("SOMETHING_NEW ???")
    assert (bundle.line, bundle.in_bundle) == (5, False)
    assert inside.in_bundle
    assert registers(inside)[0] == "def renamable $vgpr1"
    assert registers(move) == ["def %9", "use implicit $exec"]
    assert [(each.opcode, each.is_debug, registers(each)) for each in debug] == [
        ("DBG_INSTR_REF", True, []),
        ("DBG_VALUE_LIST", True, ["use %9", "use %5"]),
    ]
    assert not end.in_bundle
    assert not end.is_debug


# A register in the text of an instruction, where it is no part of a name or string.
REGISTER = re.compile(r"(?<![\w@.&])(?:%\d+|\$[A-Za-z_]\w*)")


@pytest.mark.slow
@pytest.mark.parametrize(("target", "name"), [("gfx90a", "private_array"), ("gfx1100", "nbody")])
def test_after_every_pass(
    target: str, name: str, samples: Path, tool: Callable[[str], str]
) -> None:
    """With debug records, before and after allocation, in bundles: every register is an operand."""
    path = samples / target / f"{name}.ll"
    command = [tool("llc-22"), "-O3", "-print-after-all", "-filetype=null", "-"]
    functions = read_machine_code(printed_by(command, path.read_text(encoding="utf-8")))
    assert len(functions) > 80
    for function in functions:
        for instruction in function.instructions:
            text = re.sub(r'"(?:[^"\\]|\\.)*"|<regmask[^>]*>', "", instruction.text)
            text = text.split(" :: (")[0].split("debug-location")[0]
            assert REGISTER.findall(text) == [
                f"%{operand.register}" if operand.register >= 0 else f"${operand.physical}"
                for operand in instruction.operands
            ]
            assert re.fullmatch(r"[A-Z]\w*", instruction.opcode)
    assert any(each.in_bundle for function in functions for each in function.instructions)


def test_names_of_functions_in_a_mir_file() -> None:
    files = "".join(f"---\nname: {name}\nbody: |\n  bb.0:\n...\n" for name in ("''", "'it''s'"))
    assert [function.name for function in read_machine_code(files)] == ["", "it's"]


@pytest.mark.parametrize("text", ["", "define void @f() {", "---\nkey: value\n...\n"])
def test_what_is_no_machine_code(text: str) -> None:
    with pytest.raises(InputError, match="no machine code"):
        read_machine_code(text)


@pytest.mark.parametrize(
    ("name", "file", "registers"),
    [
        ("vgpr_32", "VGPR", 1),
        ("vgpr_32_lo128", "VGPR", 1),
        ("vgpr_16", "VGPR", 1),
        ("vreg_1024_align2", "VGPR", 32),
        ("areg_128_align2", "AGPR", 4),
        ("agpr_32", "AGPR", 1),
        ("av_512", "AV", 16),
        ("vs_64", "VGPR", 2),
        ("sreg_64_xexec_xnull", "SGPR", 2),
        ("ccr_sgpr_64", "SGPR", 2),
        ("sgpr_lo16", "SGPR", 1),
        ("_", "SGPR", 1),
    ],
)
def test_register_classes(name: str, file: str, registers: int) -> None:
    found = register_class(name)
    assert (found.file, found.registers) == (file, registers)


def test_lanes() -> None:
    assert lane_mask("sub0") == 0b11
    assert lane_mask("sub1_sub2") == 0b111100
    assert lane_mask("lo16") == 0b10
    assert lane_mask("sub1_hi16") == 0b0100
    assert lane_mask("sub31") == 0b11 << 62
    assert [covered(mask) for mask in (0, 0b01, 0b10, 0b0110, 0b1111)] == [0, 1, 1, 2, 2]

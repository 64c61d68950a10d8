# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The reader against LLVM: everything it says, compared with llvmlite's own slow interface."""

import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest

from irtools.errors import InputError
from irtools.ir import llvm as c
from irtools.ir.model import (
    Argument,
    BasicBlock,
    Constant,
    Function,
    GlobalValue,
    Instruction,
    Module,
    Operand,
)
from irtools.ir.source import load, parse

SAMPLES = [
    "gfx942/nbody.ll",
    "gfx90a/reduce_warp.ll",
    "gfx1100/stencil27.ll",
    "gfx1100/softmax_lds.ll",
    "triton_softmax.llir",
]

ODD = {
    "mixed names": """
        define i32 @f(i32 %0, i32 %b, i32 %1) {
          %3 = add i32 %0, %b
          %c = add i32 %3, %1
          %4 = mul i32 %c, %3
          br label %5
        5:
          %6 = phi i32 [ %4, %2 ], [ %7, %5 ]
          %7 = add i32 %6, 1
          %8 = icmp eq i32 %7, 9
          br i1 %8, label %done, label %5
        done:
          ret i32 %7
        }
    """,
    "odd names": r"""
        %"struct.a, b" = type { i32, [2 x float] }
        @"g [x], \22y\22" = addrspace(1) global i32 0
        define i32 @"f<a, b>(\22c\22) #1 {"(i32 %"a, b", i32 %"]", i32 %"q\22 = add",
                                          i32 %"\C3\A9") {
        "entry: ; no":
          %"x y" = add i32 %"a, b", %"]"
          %"=" = add i32 %"x y", %"q\22 = add"
          store i32 %"=", ptr addrspace(1) @"g [x], \22y\22"
          br label %"  ]"
        "  ]":
          %z = load %"struct.a, b", ptr addrspace(1) @"g [x], \22y\22"
          ret i32 %"\C3\A9"
        }
    """,
    "bytes that are not UTF-8": r"""
        define i32 @"f\FF"(i32 %"\FE") {
          ret i32 %"\FE"
        }
    """,
    "numbers as quoted names": """
        define i32 @f(i32 %"7", i32 %0) {
          %2 = add i32 %"7", %0
          %"5" = add i32 %2, 1
          %3 = add i32 %"5", %2
          ret i32 %3
        }
    """,
    "switch": """
        define void @f(i32 %x) {
          switch i32 %x, label %d [
            i32 -1, label %a
            i32 7, label %b
            i32 8, label %a
          ]
        a:
          br label %d
        b:
          switch i32 %x, label %a [
          ]
        d:
          ret void
        }
    """,
    "exceptions": """
        declare i32 @personality(...)
        declare i32 @may_throw(i32)
        define i32 @f(i32 %x) personality ptr @personality {
          %r = invoke i32 @may_throw(i32 %x)
                  to label %normal unwind label %caught
        normal:
          ret i32 %r
        caught:
          %pad = landingpad { ptr, i32 }
                  cleanup
                  catch ptr null
                  filter [1 x ptr] [ptr @personality]
          resume { ptr, i32 } %pad
        }
    """,
    "funclets": """
        declare i32 @__CxxFrameHandler3(...)
        declare void @g()
        define void @f() personality ptr @__CxxFrameHandler3 {
          invoke void @g() to label %a unwind label %b
        a:
          ret void
        b:
          %s = catchswitch within none [label %c, label %d] unwind to caller
        c:
          %p = catchpad within %s [ptr null, i32 64, ptr null]
          catchret from %p to label %a
        d:
          %q = catchpad within %s [ptr null, i32 64, ptr null]
          call void @g() [ "funclet"(token %q) ]
          catchret from %q to label %a
        }
    """,
    "callbr": """
        define void @f() {
          callbr void asm sideeffect "s_nop 0", "!i"()
                  to label %a [label %b]
        a:
          ret void
        b:
          ret void
        }
    """,
    "inline assembly": r"""
        define i32 @f(i32 %x) {
          %1 = call i32 asm sideeffect "v_mov_b32 $0, $1\0A  ]\0A    s_nop 0 ; \22q\22",
                  "=v,v"(i32 %x)
          call void asm "", ""()
          ret i32 %1
        }
    """,
    "addresses of blocks": """
        define void @f(ptr %p) {
          store ptr blockaddress(@f, %b), ptr %p
          indirectbr ptr %p, [label %a, label %b, label %a]
        a:
          br label %b
        b:
          ret void
        }
    """,
    "constants": """
        @g = global [4 x i32] zeroinitializer
        @h = alias [4 x i32], ptr @g
        @i = ifunc void (), ptr @resolve
        @t = internal addrspace(3) global [64 x float] poison, align 16
        declare void @d()
        define ptr @resolve() { ret ptr null }
        define <2 x i32> @f(i1 %c) {
          br i1 %c, label %a, label %b
        a:
          br label %b
        b:
          %p = phi <2 x i32> [ <i32 1, i32 2>, %0 ], [ splat (i32 3), %a ]
          %q = phi { i32, float } [ { i32 1, float 2.0 }, %a ], [ poison, %0 ]
          %r = phi ptr [ getelementptr inbounds (i8, ptr @g, i64 4), %a ], [ @h, %0 ]
          %s = phi half [ 0xH3555, %a ], [ undef, %0 ]
          %u = load float, ptr addrspacecast (
                  ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @t, i32 8) to ptr)
          %v = add i200 123456789012345678901234567890, -1
          %w = fadd fp128 0xL00000000000000000000000000000001, 0xL00000000000000000000000000000001
          %n = fadd float 0x7FF8000000000000, 0xFFF0000000000000
          store ptr ptrauth (ptr @g, i32 0), ptr @g
          store ptr dso_local_equivalent @d, ptr @g
          store ptr no_cfi @d, ptr @g
          store [2 x i8] c"a\\00", ptr @g
          store ptr addrspace(3) @t, ptr null
          call void @i()
          call void @d()
          ret <2 x i32> %p
        }
    """,
    "types": """
        %opaque = type opaque
        %packed = type <{ i8, [2 x %inner], ptr addrspace(5) }>
        %inner = type { half, bfloat, double, <4 x float> }
        @barrier = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
        define %packed @f(%packed %a, x86_fp80 %b, <vscale x 2 x i32> %c, i1 %d, {} %e,
                          ptr addrspace(8) %r, target("amdgcn.named.barrier", 0) %t) {
          %g = getelementptr i8, ptr addrspace(3) @barrier, i32 0
          ret %packed %a
        }
    """,
    "metadata operands": """
        declare i32 @llvm.read_register.i32(metadata)
        declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
        define float @f(float %x) strictfp {
          %1 = call i32 @llvm.read_register.i32(metadata !0)
          %2 = call float @llvm.experimental.constrained.fadd.f32(float %x, float 1.0,
                  metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
          ret float %2
        }
        !0 = !{!"m0"}
    """,
    "unreachable blocks": """
        define i32 @f() {
          ret i32 0
        dead:
          %x = add i32 %y, 1
          br label %too
        too:
          %y = phi i32 [ %x, %dead ]
          br label %dead
        }
    """,
    "attributes": r"""
        declare i32 @personality(...)
        define weak_odr protected amdgpu_kernel void @k(
                ptr addrspace(1) byref(i32) align 8 "x #9 y" %p)
            local_unnamed_addr #3 section "a #4 b" comdat align 256 gc "g" prefix i32 5
            personality ptr @personality !m !0 { ret void }
        define void @plain() { ret void }
        define void @quoted() "key"="va\22lue, #5 {" "alone" { ret void }
        $k = comdat any
        attributes #3 = { nounwind memory(none) "amdgpu-waves-per-eu"="2,4" "empty"=""
            "odd, #7"="}" }
        !0 = !{!"define void @no() {"}
    """,
    "operations": """
        define void @f(ptr addrspace(1) %g, ptr addrspace(3) %l, i32 %i, <4 x float> %v) {
          %a = atomicrmw add ptr addrspace(3) %l, i32 %i syncscope("workgroup") monotonic
          %b = cmpxchg weak ptr addrspace(1) %g, i32 0, i32 %i seq_cst acquire
          %c = extractvalue { i32, i1 } %b, 0
          %d = shufflevector <4 x float> %v, <4 x float> poison,
                  <4 x i32> <i32 3, i32 0, i32 poison, i32 1>
          %e = extractelement <4 x float> %d, i32 %i
          %h = insertelement <4 x float> %v, float %e, i64 2
          fence syncscope("agent") release
          %j = freeze <4 x float> %h
          %k = select i1 true, float %e, float 1.0
          %m = getelementptr inbounds nuw [4 x { i32, float }], ptr addrspace(1) %g,
                  i64 0, i32 %i, i32 1
          store volatile float %k, ptr addrspace(1) %m, align 4, !nontemporal !0
          %n = fneg nnan float %k
          %o = alloca [4 x i32], align 4, addrspace(5)
          unreachable
        }
        !0 = !{i32 1}
    """,
    "declarations only": "declare void @f()\n@g = global i32 0\n",
}  # fmt: skip


def _odd(name: str) -> str:
    return re.sub(r"^ {8}", "", ODD[name], flags=re.MULTILINE)


def _bytes_name(value: Any) -> str:
    """A name as LLVM has it; llvmlite's own property fails on bytes that are not UTF-8."""
    name: bytes = c.value_name(c.address_of(value))
    return name.decode("utf-8", "replace")


def _defined(parsed: Any) -> Iterator[Any]:
    return (function for function in parsed.functions if not function.is_declaration)


def _check_type(ours: Any, theirs: Any) -> None:
    assert ours.text == str(theirs)
    try:
        kind = theirs.type_kind.name
    except ValueError:
        assert ours.kind == "other"  # a target type
        return
    assert ours.kind == (kind if kind != "scalable_vector" else "other")
    if kind in ("struct", "array", "vector"):
        elements = list(theirs.elements)
        assert len(elements) == len(ours.elements)
        for our, their in zip(ours.elements, elements, strict=True):
            _check_type(our, their)
        if kind != "struct":
            assert ours.count == theirs.element_count
    elif kind == "scalable_vector":
        assert ours.bits == 0  # LLVM aborts when asked
    elif kind != "pointer":
        assert ours.bits == theirs.type_width
    else:
        space = re.search(r"addrspace\((\d+)\)", str(theirs))
        assert ours.address_space == (int(space[1]) if space else 0)


_KIND_OF = {
    "argument": Argument,
    "basic_block": BasicBlock,
    "instruction": Instruction,
    "function": GlobalValue,
    "global_variable": GlobalValue,
    "global_alias": GlobalValue,
    "global_ifunc": GlobalValue,
}


def _check_operand(ours: Operand, theirs: Any, printed: dict[int, str]) -> None:
    text = _printed(theirs, printed)
    try:
        kind = theirs.value_kind.name
    except ValueError:
        kind = "a constant that llvmlite has no name for"
    if text.startswith(("ptr dso_local_equivalent", "ptr no_cfi")):
        kind = "a constant that LLVM's C interface calls an instruction"
    assert type(ours) is _KIND_OF.get(kind, Constant), text
    if isinstance(ours, Constant):
        assert ours.text == text
        if kind == "constant_int":
            assert ours.value == theirs.get_constant_value()
        elif kind == "constant_fp" and ours.type.bits <= 64 and "0x" not in text:
            assert ours.value == float(text.split()[1])
    else:
        assert ours.name == _bytes_name(theirs)
    if not isinstance(ours, BasicBlock):
        assert ours.type.text == str(theirs.type)


def _printed(value: Any, printed: dict[int, str]) -> str:
    """LLVM's print, kept by address: LLVM looks through the whole module for each, and most values
    are operands more than once."""
    address = c.address_of(value)
    if address not in printed:
        printed[address] = str(value)
    return printed[address]


def _check_instruction(ours: Instruction, theirs: Any, printed: dict[int, str]) -> None:
    assert ours.opcode == theirs.opcode
    assert ours.name == _bytes_name(theirs)
    _check_type(ours.type, theirs.type)
    operands = list(theirs.operands)
    assert len(ours.operands) == len(operands)
    for operand, their_operand in zip(ours.operands, operands, strict=True):
        _check_operand(operand, their_operand, printed)
    assert ours.uses == tuple(o.number for o in ours.operands if o.number >= 0)
    if ours.opcode == "phi":
        assert [b.name for b in ours.incoming] == [b.name for b in theirs.incoming_blocks]
        assert len(ours.incoming) == len(ours.operands)
    # Blanks and the end of a line are all that differs from LLVM's print of the instruction.
    their_text = re.sub(r"\s+", " ", _printed(theirs, printed)).strip()
    their_text = re.sub(r", !dbg !\d+|, !\w+(\.\w+)* !\d+| #\d+", "", their_text)
    text = re.sub(r"\s+", " ", ours.text)
    assert re.sub(r", !dbg !\d+|, !\w+(\.\w+)* !\d+| #\d+", "", text) == their_text


def _check(module: Module) -> None:
    """Compare a module with what llvmlite says of its text."""
    parsed = llvm.parse_assembly(module.text, llvm.create_context())
    printed: dict[int, str] = {}
    for ours, theirs in zip(module.functions, _defined(parsed), strict=True):
        assert ours.name == _bytes_name(theirs)
        for argument, their_argument in zip(ours.arguments, theirs.arguments, strict=True):
            assert argument.name == _bytes_name(their_argument)
            _check_type(argument.type, their_argument.type)
        for block, their_block in zip(ours.blocks, theirs.blocks, strict=True):
            assert block.name == _bytes_name(their_block)
            for pair in zip(block.instructions, their_block.instructions, strict=True):
                _check_instruction(*pair, printed)
        _check_numbering(ours)
        _check_successors(ours)


def _check_numbering(function: Function) -> None:
    assert [value.number for value in function.values] == list(range(len(function.values)))
    in_blocks = [i for block in function.blocks for i in block.instructions]
    assert list(function.instructions) == in_blocks
    assert [i.index for i in in_blocks] == list(range(len(in_blocks)))
    assert [block.index for block in function.blocks] == list(range(len(function.blocks)))
    names = [value.name for value in function.values if value.name]
    assert len(names) == len(set(names))
    for block in function.blocks:
        assert block.terminator is block.instructions[-1]
        assert [i for i in block.instructions if i.opcode == "phi"] == list(block.phis)


def _check_successors(function: Function) -> None:
    """Successors, once more, from the labels in the text of the terminators."""
    label = re.compile(r'label %("(?:[^"]*)"|[-\w$.]+)')
    for block in function.blocks:
        if block.terminator.opcode in ("catchret", "catchswitch"):
            continue
        names = []
        for found in label.findall(block.terminator.text):
            raw = re.sub(
                rb"\\([0-9A-F]{2})",
                lambda code: bytes([int(code[1], 16)]),
                found.strip('"').encode(),
            )
            names.append(raw.decode("utf-8", "replace"))
        assert [s.name for s in block.successors[::-1]] == list(dict.fromkeys(names[::-1]))


@pytest.mark.parametrize("name", SAMPLES)
def test_samples(samples: Path, name: str) -> None:
    (module,) = load(str(samples / name))
    assert module.kernels
    _check(module)


@pytest.mark.slow
def test_every_sample(samples: Path) -> None:
    for path in sorted(samples.glob("*/*.ll")):
        if str(path.relative_to(samples)) not in SAMPLES:  # those are checked above
            (module,) = load(str(path))
            _check(module)


@pytest.mark.parametrize("name", ODD)
def test_odd_input(name: str) -> None:
    _check(parse(_odd(name)))


@pytest.mark.parametrize("name", ODD)
def test_text_round_trips(name: str) -> None:
    module = parse(_odd(name))
    assert parse(module.text).text == module.text


@pytest.mark.parametrize("name", SAMPLES)
def test_samples_round_trip(samples: Path, name: str) -> None:
    (module,) = load(str(samples / name))
    again = parse(module.text)
    assert again.text == module.text
    assert [f.name for f in again.functions] == [f.name for f in module.functions]


def _numbers(text: str) -> list[str]:
    """The names of local values in the bodies of functions in order, with quoted numbers bare."""
    bodies = "\n".join(re.findall(r"^define .*?^\}", text, re.MULTILINE | re.DOTALL))
    bodies = re.sub(r";.*", "", bodies)
    return re.findall(r'%"?(\d+)"?(?=[\s,)\]]|$)', bodies, re.MULTILINE)


@pytest.mark.parametrize("name", SAMPLES)
def test_unnamed_values_are_called_what_llvm_prints(samples: Path, name: str) -> None:
    text = (samples / name).read_text(encoding="utf-8")
    printed = str(llvm.parse_assembly(text, llvm.create_context()))
    module = parse(text)
    assert _numbers(module.text) == _numbers(printed)
    # Values that nothing uses are named as well.
    for function in module.functions:
        for instruction in function.instructions:
            assert bool(instruction.name) == (instruction.type.kind != "void")


@pytest.mark.parametrize("name", ["gfx942/nbody.ll", "gfx1100/softmax_lds.ll"])
def test_numbers_are_those_of_opt(samples: Path, tool: Callable[[str], str], name: str) -> None:
    printed = subprocess.run(
        [tool("opt-22"), "-S", str(samples / name)], capture_output=True, text=True, check=True
    ).stdout
    (module,) = load(str(samples / name))
    assert _numbers(module.text) == _numbers(printed)


def test_numbers_in_a_mixture() -> None:
    (function,) = parse(_odd("mixed names")).functions
    assert [value.name for value in function.values] == [
        "0", "b", "1", "3", "c", "4", "", "6", "7", "8", "", "",
    ]  # fmt: skip
    assert [block.name for block in function.blocks] == ["2", "5", "done"]


def test_attributes() -> None:
    module = parse(_odd("attributes"))
    kernel, plain, quoted = module.functions
    assert kernel.is_kernel
    assert not plain.is_kernel
    assert module.kernels == (kernel,)
    assert kernel.attributes == {"amdgpu-waves-per-eu": "2,4", "empty": "", "odd, #7": "}"}
    assert set(kernel.enum_attributes.split()) == {"nounwind", "memory(none)"}
    assert plain.attributes == {}
    assert quoted.attributes == {"key": r"va\22lue, #5 {", "alone": ""}
    assert module.function("plain") is plain
    with pytest.raises(KeyError):
        module.function("missing")


def test_callee_and_address_space() -> None:
    f = parse(_odd("operations")).function("f")
    spaces = {i.name or i.opcode: i.address_space for i in f.instructions}
    assert (spaces["a"], spaces["b"], spaces["store"], spaces["fence"]) == (3, 1, 1, -1)
    calls = [i.callee for i in parse(_odd("constants")).function("f").instructions]
    assert [callee for callee in calls if callee] == ["d"]
    assert parse(_odd("exceptions")).function("f").instructions[0].callee == "may_throw"
    assert parse(_odd("inline assembly")).function("f").instructions[0].callee is None


def test_switch_text_has_all_its_lines() -> None:
    f = parse(_odd("switch")).function("f")
    switch = f.instructions[0]
    assert switch.text.splitlines() == [
        "switch i32 %x, label %d [",
        "    i32 -1, label %a",
        "    i32 7, label %b",
        "    i32 8, label %a",
        "  ]",
    ]
    assert [block.name for block in switch.block.successors] == ["d", "b", "a"]


def test_branch_successors_are_in_llvm_order() -> None:
    (f,) = parse(
        "define void @f(i1 %c) {\n  br i1 %c, label %t, label %e\nt:\n  ret void\ne:\n  ret void\n}"
    ).functions
    assert [block.name for block in f.blocks[0].successors] == ["t", "e"]


def test_equal_struct_names_in_two_modules_stay_equal() -> None:
    text = "%s = type { i32 }\ndefine void @f(%s %x) {\n  ret void\n}"
    assert parse(text).text == parse(text).text


def test_demangled_names(samples: Path) -> None:
    (module,) = load(str(samples / "gfx942/reduce_warp.ll"))
    (kernel,) = module.kernels
    assert kernel.demangled == "reduce_warp(float const*, float*, int)"
    assert kernel.display_name == "reduce_warp"


BROKEN_WITH_DEBUG_INFO = """
define i32 @f(i1 %c, i32 %a) !dbg !4 {
  br i1 %c, label %x, label %y
x:
  %b = add i32 %a, 1
  br label %y
y:
  ret i32 %b
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
"""


def test_verifier_errors_are_explained_with_and_without_debug_information() -> None:
    """With it, LLVM's parser verifies by itself and would end the process."""
    plain = BROKEN_WITH_DEBUG_INFO.partition("!llvm.module")[0].replace("!dbg !4 ", "")
    for text in (BROKEN_WITH_DEBUG_INFO, plain):
        with pytest.raises(InputError, match=r"k\.ll: .*does not dominate all uses"):
            parse(text, "k.ll")


def test_syntax_errors_have_line_and_column() -> None:
    with pytest.raises(InputError, match=r"^k\.ll:2:16: LLVM 22\.\d+\.\d+ cannot read it: .*%x"):
        parse("define i32 @f() {\n  %a = add i32 %x, 1\n  ret i32 %a\n}", "k.ll")

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Live lanes of small functions, one for each rule, with LLVM as the oracle of all of them."""

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from support.machine import check_against_llvm, mir_file

from irtools.machine.liveness import compute_machine_liveness
from irtools.machine.model import covered
from irtools.machine.pressure import compute_machine_pressure, live_at
from irtools.machine.reader import read_machine_code


class Case(NamedTuple):
    """``live``: before every instruction of the layout, the registers with their lanes, two bits
    for each 32-bit register. ``vgprs``: the vector registers at every instruction."""

    reason: str
    classes: str
    code: str
    live: str
    vgprs: str


CASES = [
    Case(
        "a value is live from its definition to its last use",
        "vgpr_32 vgpr_32",
        """
        %0 = IMPLICIT_DEF
        %1 = V_MOV_B32_e32 %0, implicit $exec
        S_NOP 0, implicit %0
        S_NOP 0, implicit %1
        S_ENDPGM 0
        """,
        "- | 0:11 | 0:11 1:11 | 1:11 | -",
        "1 2 2 1 0",
    ),
    Case(
        "what nobody reads is there where it is written",
        "vgpr_32 vreg_128",
        """
        %0 = IMPLICIT_DEF
        dead %1 = IMPLICIT_DEF
        S_NOP 0, implicit %0
        """,
        "- | 0:11 | 0:11",
        "1 5 1",
    ),
    Case(
        "an undef use reads nothing",
        "vgpr_32",
        """
        S_NOP 0, implicit undef %0
        %0 = IMPLICIT_DEF
        S_NOP 0, implicit %0
        """,
        "- | - | 0:11",
        "0 1 1",
    ),
    Case(
        "a definition of a sub-register keeps the other lanes, and each lane ends by itself",
        "vreg_64",
        """
        undef %0.sub0 = IMPLICIT_DEF
        %0.sub1 = IMPLICIT_DEF
        S_NOP 0, implicit %0.sub1
        S_NOP 0, implicit %0.sub0
        """,
        "- | 0:0011 | 0:1111 | 0:0011",
        "1 2 2 1",
    ),
    Case(
        "after an undef definition of a sub-register the others have no value",
        "vreg_64",
        """
        %0 = IMPLICIT_DEF
        S_NOP 0, implicit %0
        undef %0.sub0 = IMPLICIT_DEF
        S_NOP 0, implicit %0
        """,
        "- | 0:1111 | - | 0:0011",
        "2 2 1 1",
    ),
    Case(
        "the undef definitions of one instruction write together",
        "vreg_64",
        """
        INLINEASM &"", 0, 2228234, def undef %0.sub0, 2228234, def undef %0.sub1
        S_NOP 0, implicit %0
        """,
        "- | 0:1111",
        "2 2",
    ),
    Case(
        "an early-clobber definition is there while the operands are read",
        "sgpr_64 sgpr_128 vgpr_32 vgpr_32",
        """
        %2 = IMPLICIT_DEF
        early-clobber %3 = V_MOV_B32_e32 %2, implicit $exec
        S_NOP 0, implicit %3
        """,
        "- | 2:11 | 3:11",
        "1 2 1",
    ),
    Case(
        "a lane is not live where no definition reaches",
        "vreg_64",
        """
        bb.0:
          successors: %bb.1, %bb.2
          undef %0.sub0 = IMPLICIT_DEF
          S_CBRANCH_SCC1 %bb.2, implicit undef $scc
        bb.1:
          successors: %bb.3
          %0.sub1 = IMPLICIT_DEF
          S_BRANCH %bb.3
        bb.2:
          successors: %bb.3
          S_NOP 0
        bb.3:
          S_NOP 0, implicit %0
          S_ENDPGM 0
        """,
        "- | 0:0011 | 0:0011 | 0:1111 | 0:0011 | 0:1111 | -",
        "1 1 2 2 1 2 0",
    ),
    Case(
        "around a loop a value stays, and one that the loop replaces is two until it does",
        "vgpr_32 vgpr_32",
        """
        bb.0:
          successors: %bb.1
          %0 = IMPLICIT_DEF
          %1 = IMPLICIT_DEF
        bb.1:
          successors: %bb.1, %bb.2
          %1 = V_ADD_U32_e32 %0, %1, implicit $exec
          S_CBRANCH_SCC1 %bb.1, implicit undef $scc
        bb.2:
          S_NOP 0, implicit %1
          S_ENDPGM 0
        """,
        "- | 0:11 | 0:11 1:11 | 0:11 1:11 | 1:11 | -",
        "1 2 2 2 1 0",
    ),
    Case(
        "lanes cross blocks by themselves",
        "vreg_64",
        """
        bb.0:
          successors: %bb.1
          %0 = IMPLICIT_DEF
        bb.1:
          S_NOP 0, implicit %0.sub1
          S_ENDPGM 0
        """,
        "- | 0:1100 | -",
        "2 1 0",
    ),
    Case(
        "implicit operands count",
        "vgpr_32 vgpr_32",
        """
        S_NOP 0, implicit-def %0, implicit-def dead %1
        S_NOP 0, implicit %0
        """,
        "- | 0:11",
        "2 1",
    ),
    Case(
        "half a register is one register",
        "vgpr_32 vgpr_16",
        """
        undef %0.lo16 = IMPLICIT_DEF
        %1 = COPY %0.lo16
        S_NOP 0, implicit %1
        """,
        "- | 0:10 | 1:1",
        "1 1 1",
    ),
    Case(
        "what may be in either vector file counts as VGPRs; AGPRs follow them from a multiple of 4",
        "vgpr_32 av_64 agpr_32 sgpr_128",
        """
        %0 = IMPLICIT_DEF
        %1 = IMPLICIT_DEF
        %3 = IMPLICIT_DEF
        %2 = IMPLICIT_DEF
        S_NOP 0, implicit %0, implicit %1, implicit %2, implicit %3
        """,
        "- | 0:11 | 0:11 1:1111 | 0:11 1:1111 3:11111111 | 0:11 1:1111 2:11 3:11111111",
        "1 3 3 5 5",
    ),
]


def text_of(case: Case) -> str:
    classes = case.classes.split()
    code = case.code if "bb.0" in case.code else f"bb.0:\n{case.code}"
    return mir_file("k", classes, code)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.reason)
def test_live_lanes(case: Case) -> None:
    (function,) = read_machine_code(text_of(case))
    liveness = compute_machine_liveness(function)
    found = [
        " ".join(f"{register}:{lanes:b}" for register, lanes in sorted(before.items())) or "-"
        for block, accesses in enumerate(liveness.accesses)
        for position in range(len(accesses))
        for before in [liveness.around(block, position)[0]]
    ]
    expected = re.sub(r":0+", ":", case.live).split(" | ")
    assert found == expected
    profile = compute_machine_pressure(liveness, unified=True)
    assert list(profile.vector_registers) == [int(each) for each in case.vgprs.split()]


def test_llvm_says_the_same(tool: Callable[[str], str]) -> None:
    for case in CASES:
        check_against_llvm(tool("llc-22"), text_of(case), "gfx90a", 64)


DUMP = """\
# Machine code for function k: NoPHIs, TracksLiveness
bb.0:
  %1:vgpr_32 = IMPLICIT_DEF
  BUNDLE implicit-def %0:vgpr_32, implicit %1:vgpr_32 {
    %0:vgpr_32 = V_MOV_B32_e32 %1:vgpr_32, implicit $exec
    S_NOP 0, implicit internal %0:vgpr_32
  }
  S_NOP 0, implicit %0:vgpr_32
  DBG_VALUE %0:vgpr_32, $noreg, !"x", !DIExpression(), debug-location !3; k.hip:2:1
  DBG_VALUE_LIST !"x", !DIExpression(), %0:vgpr_32, %1:vgpr_32, debug-location !3; k.hip:2:1
# End machine code for function k.
"""


def test_bundles_count_by_their_header_and_debug_instructions_not_at_all() -> None:
    (function,) = read_machine_code(DUMP)
    liveness = compute_machine_liveness(function)
    assert [len(accesses) for accesses in liveness.accesses] == [3]
    assert liveness.around(0, 1) == ({1: 0b11}, {0: 0b11})
    assert liveness.around(0, 2) == ({0: 0b11}, {})


def test_what_is_read_and_written_early_is_one_register() -> None:
    operands = "8, %1, 8, %1, 8, %0(tied-def 0), 0, 0, implicit $exec"
    code = f"""
    bb.0:
      %0 = IMPLICIT_DEF
      %1 = IMPLICIT_DEF
      early-clobber %0:vreg_256 = V_WMMA_F32_16X16X16_F16_twoaddr_w32 {operands}
      S_NOP 0, implicit %0
    """
    (function,) = read_machine_code(mir_file("k", ["vreg_256", "vreg_256"], code))
    profile = compute_machine_pressure(compute_machine_liveness(function), unified=False)
    assert list(profile.vector_registers) == [8, 16, 16, 8]
    assert profile.at[2].vgprs == 24  # as LLVM counts


def test_registers_at_an_instruction() -> None:
    for case in CASES:
        (function,) = read_machine_code(text_of(case))
        liveness = compute_machine_liveness(function)
        profile = compute_machine_pressure(liveness, unified=False)
        block, position = profile.peak
        lanes = live_at(liveness, block, position, unified=False)
        total = {"VGPR": 0, "AGPR": 0, "AV": 0, "SGPR": 0}
        for register, mask in lanes.items():
            total[function.classes[register].file] += covered(mask)
        assert max(total["VGPR"] + total["AV"], total["AGPR"]) == profile.peak_vector_registers

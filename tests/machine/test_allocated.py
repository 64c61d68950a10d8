# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Liveness after allocation: rule by rule, and against LLVM's live-ins and marks of last reads."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.programs import random_kernel

from irtools.analysis.dataflow import solve
from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend, Resources, compile_with_machine_code
from irtools.ir.model import Function
from irtools.ir.source import load
from irtools.machine.allocated import (
    compute_allocated_pressure,
    count_registers,
    effects_of,
    highest_registers,
    physical_lanes,
)
from irtools.machine.model import MachineFunction
from irtools.machine.pressure import Counts
from irtools.machine.reader import read_machine_code
from irtools.target import Target, load_target


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    backend = LlvmliteBackend()
    yield backend
    backend.close()


def test_lanes_of_physical_registers() -> None:
    assert physical_lanes("sgpr1") == 0b1100
    assert physical_lanes("sgpr0_sgpr1") == 0b1111
    assert physical_lanes("vcc") == physical_lanes("sgpr106") | physical_lanes("vcc_hi")
    low, high = physical_lanes("vgpr3_lo16"), physical_lanes("vgpr3_hi16")
    assert low | high == physical_lanes("vgpr3")
    assert low < high
    assert physical_lanes("exec") == physical_lanes("m0") == physical_lanes("ttmp4_ttmp5") == 0
    # LLVM's masks have the high half in the lower bit.
    assert physical_lanes("vgpr2_vgpr3", 0b1100) == physical_lanes("vgpr3")
    assert physical_lanes("vgpr2_vgpr3", 0b0010) == physical_lanes("vgpr2_lo16")


def test_counts() -> None:
    lanes = physical_lanes("vgpr5_vgpr6") | physical_lanes("vgpr9_hi16") | physical_lanes("agpr2")
    assert count_registers(lanes | physical_lanes("vcc")) == Counts(3, 1, 0, 2)
    assert highest_registers(lanes) == Counts(10, 3, 0, 0)
    assert highest_registers(0) == Counts(0, 0, 0, 0)


CODE = """\
# Machine code for function k: NoPHIs, TracksLiveness, NoVRegs
bb.0.entry:
  successors: %bb.1(0x80000000)
  liveins: $vgpr0
  renamable $vgpr4_vgpr5 = V_MAKE $vgpr0, implicit $exec
  dead renamable $vgpr9 = V_MAKE killed $vgpr0
  renamable $vgpr6 = V_USE killed $vgpr4_vgpr5

bb.1.loop:
  successors: %bb.1(0x40000000), %bb.2(0x40000000)
  liveins: $vgpr6
  early-clobber renamable $vgpr7_vgpr8 = V_MAKE $vgpr6
  BUNDLE implicit-def $vgpr2, implicit killed $vgpr7_vgpr8 {
    $vgpr2 = V_USE killed $vgpr7_vgpr8
  }
  renamable $vgpr1 = V_USE $vgpr2_vgpr3, undef $vgpr7

bb.2.end:
  S_ENDPGM 0
# End machine code for function k.
"""


def test_marks_and_live_ins() -> None:
    (function,) = read_machine_code(CODE)
    profile = compute_allocated_pressure(function, unified=True)
    assert profile.live_in == (physical_lanes("vgpr0"), physical_lanes("vgpr6"), 0)
    # The early registers beside the one that is read, which is live around the loop.
    assert profile.peak == Counts(3, 0, 0, 0)
    assert count_registers(profile.used).vgprs == 10  # not what is undef or only in the bundle
    assert highest_registers(profile.used).vgprs == 10
    make, bundle, use = effects_of(function.blocks[1])
    assert make.early == make.writes == physical_lanes("vgpr7_vgpr8") == bundle.kills
    assert use.reads == physical_lanes("vgpr2_vgpr3")  # of which vgpr3 has no value


def allocated_code(
    kernel: Function, target: Target, backend: LlvmliteBackend
) -> tuple[Resources, MachineFunction]:
    resources, code = compile_with_machine_code(backend, kernel, target, stages=["allocated"])
    assert isinstance(resources, Resources)
    functions = {each.name: each for each in read_machine_code(code["allocated"])}
    return resources, functions[kernel.name]


def live_ins(function: MachineFunction) -> list[int]:
    """What LLVM prints, with the special registers left out."""
    found = []
    for block in function.blocks:
        lanes = 0
        for name, mask in block.live_ins.items():
            lanes |= physical_lanes(name, mask)
        found.append(lanes)
    return found


def wanted_without_marks(function: MachineFunction) -> tuple[list[int], list[int]]:
    """The lanes that are read later at the start and end of each block: nothing but reads and
    writes is looked at."""
    index = {block.number: position for position, block in enumerate(function.blocks)}
    successors = [[index[number] for number in block.successors] for block in function.blocks]
    predecessors: list[list[int]] = [[] for _ in successors]
    for block, targets in enumerate(successors):
        for target in targets:
            predecessors[target].append(block)
    exposed, written = [], []
    for each in function.blocks:
        reads = writes = 0
        for effect in reversed(effects_of(each)):
            reads = reads & ~effect.writes | effect.reads
            writes |= effect.writes
        exposed.append(reads)
        written.append(writes)
    solution = solve(
        range(len(successors)),
        successors,
        predecessors,
        direction="backward",
        gen=exposed,
        kill=written,
        entering=[0] * len(successors),
    )
    return list(solution.start), list(solution.end)


def only_beside_others(lanes: int, function: MachineFunction, block: int, position: int) -> bool:
    """Whether what is in some lanes before an instruction is only read as a part of tuples of which
    other registers have a value that is wanted."""
    index = {each.number: number for number, each in enumerate(function.blocks)}
    pending = [(block, position, lanes)]
    seen: dict[int, int] = {}
    while pending:
        block, position, left = pending.pop()
        for instruction in function.blocks[block].instructions[position:]:
            for operand in () if instruction.in_bundle else instruction.operands:
                read = physical_lanes(operand.physical)
                reads = not operand.is_def and "undef" not in operand.flags
                if reads and read & left and not read & ~lanes:
                    return False
            for operand in () if instruction.in_bundle else instruction.operands:
                if operand.is_def:
                    left &= ~physical_lanes(operand.physical)
        for successor in function.blocks[block].successors:
            target = index[successor]
            if left & ~seen.get(target, 0):
                seen[target] = seen.get(target, 0) | left
                pending.append((target, 0, left))
    return True


def check(kernel: Function, target: Target, backend: LlvmliteBackend) -> tuple[int, int]:
    """Compare a kernel's liveness with LLVM's; the number of blocks, and of those where a tuple is
    read that has no value in a part."""
    resources, function = allocated_code(kernel, target, backend)
    profile = compute_allocated_pressure(function, unified=target.agprs == "unified")
    expected = live_ins(function)
    assert list(profile.live_in) == expected
    starts, ends = wanted_without_marks(function)
    stack = physical_lanes("sgpr0_sgpr1_sgpr2_sgpr3_sgpr32_sgpr33")  # set when it is finished
    unset = stack & starts[0] & ~expected[0]
    partly = 0
    for block, (start, end, printed) in enumerate(zip(starts, ends, expected, strict=True)):
        assert not printed & ~start  # all that is live is read
        start &= ~unset
        partly += bool(start & ~printed)
        assert only_beside_others(start & ~printed, function, block, 0)
        check_marks(function, block, end)
    # Every register is one that LLVM counts.
    own = resources.functions[0]
    highest = highest_registers(profile.used)
    assert (highest.vgprs, highest.agprs) == (own.vgprs, own.agprs)
    assert profile.peak.vgprs <= own.vgprs
    return len(function.blocks), partly


def check_marks(function: MachineFunction, block: int, live: int) -> None:
    """What LLVM marks as read for the last time or as never read is not read later, but for parts
    of tuples that have no value there. ``live`` are the lanes that are read after the block."""
    instructions = function.blocks[block].instructions
    places = [
        position
        for position, each in enumerate(instructions)
        if not each.in_bundle and not each.is_debug
    ]
    effects = effects_of(function.blocks[block])
    for position, effect in reversed(list(zip(places, effects, strict=True))):
        late = live & (effect.dead | effect.kills & ~effect.writes)
        assert only_beside_others(late, function, block, position + 1)
        live = live & ~effect.writes | effect.reads


def test_some_samples(samples: Path, backend: LlvmliteBackend) -> None:
    for path in ("gfx90a/softmax_lds.ll", "gfx942/hoisted_invariants.ll", "gfx1100/nbody.ll"):
        (module,) = load(str(samples / path))
        for kernel in module.kernels:
            check(kernel, target_of(kernel), backend)


@pytest.mark.slow
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx1100"])
def test_all_samples(target: str, samples: Path, backend: LlvmliteBackend) -> None:
    blocks = partly = 0
    for path in sorted((samples / target).glob("*.ll")):
        (module,) = load(str(path))
        for kernel in module.kernels:
            found = check(kernel, target_of(kernel), backend)
            blocks, partly = blocks + found[0], partly + found[1]
    assert blocks > 180
    # Packed arithmetic and 64-bit addresses read pairs of which one register has no value.
    assert partly / blocks < 0.2


@pytest.mark.parametrize("target", ["gfx908", "gfx942", "gfx1100", "gfx1201"])
def test_random_kernels(target: str, backend: LlvmliteBackend) -> None:
    for seed in range(8):
        check(random_kernel(seed), load_target(target), backend)

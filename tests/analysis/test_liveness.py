# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Liveness, live ranges and pressure against the definition, walked point by point."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.programs import random_kernel

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.liveness import Liveness, compute_liveness
from irtools.analysis.pressure import live_after
from irtools.graph import ControlFlowGraph
from irtools.ir.model import BasicBlock, Constant, Function, Instruction, LocalValue, Operand
from irtools.ir.source import load, parse
from irtools.target import load_target

seeds = st.integers(0, 2**32)


def is_folded(value: object, function: Function) -> bool:
    """By definition: an address at a constant distance whose users all use it as an address."""
    if not isinstance(value, Instruction) or value.opcode != "getelementptr":
        return False
    if not all(isinstance(index, Constant) for index in value.operands[1:]):
        return False
    for user in function.instructions:
        if value not in user.operands:
            continue
        places = [place for place, operand in enumerate(user.operands) if operand is value]
        if user.opcode == "getelementptr" and places == [0] and is_folded(user, function):
            continue
        if (user.opcode, places) not in (("load", [0]), ("store", [1]), ("atomicrmw", [0])):
            return False
    return True


def reads(user: Instruction) -> set[LocalValue]:
    """What an instruction really reads: behind a folded address, what that is computed from."""
    found = set()
    for operand in user.operands:
        root: Operand = operand
        while is_folded(root, user.function):
            assert isinstance(root, Instruction)
            root = root.operands[0]
        if isinstance(root, LocalValue):
            found.add(root)
    return found


def live_points(
    function: Function, value: LocalValue, read: Mapping[Instruction, set[LocalValue]]
) -> tuple[set[int], set[str], set[str]]:
    """The instructions after which a value is live, and the blocks where it is live-in and
    live-out, by walking backwards from each use until its definition."""
    after: set[int] = set()
    live_in: set[str] = set()
    live_out: set[str] = set()

    def end_of(block: BasicBlock) -> None:
        if block.name not in live_out:
            live_out.add(block.name)
            before_next(block, len(block.instructions))

    def before_next(block: BasicBlock, place: int) -> None:
        """The value is live before the instruction at this place of the block."""
        while place:
            place -= 1
            instruction = block.instructions[place]
            if instruction.opcode == "phi":
                # Phis happen together: a phi is live after every one of its block, and whatever
                # else is live comes from the predecessors.
                after.update(phi.index for phi in block.phis)
                if value in block.phis:
                    return
                break
            after.add(instruction.index)
            if instruction is value:
                return
        if block.index == 0:
            return
        live_in.add(block.name)
        for other in function.blocks:
            if block in other.successors and other.index in reachable:
                end_of(other)

    reachable = set(ControlFlowGraph(function).reverse_post_order)
    for block in function.blocks:
        if block.index not in reachable:
            continue
        for place, user in enumerate(block.instructions):
            if user.opcode == "phi":
                for operand, source in zip(user.operands, user.incoming, strict=True):
                    if operand is value and source.index in reachable:
                        end_of(source)
            elif value in read[user]:
                before_next(block, place)
    return after, live_in, live_out


def check(function: Function, liveness: Liveness) -> None:
    reachable = set(liveness.graph.reverse_post_order)
    ranges = liveness.live_ranges(function.values)
    read = {user: reads(user) for user in function.instructions}
    for value, live_range in zip(function.values, ranges, strict=True):
        assert live_range.value is value
        assert (value.number in liveness.reads.folded) == is_folded(value, function)
        if isinstance(value, Instruction) and value.block.index not in reachable:
            continue
        after, live_in, live_out = live_points(function, value, read)
        for block in function.blocks:
            if block.index not in reachable:
                continue
            if block.index:  # what is live into the entry block, nobody defined before it
                assert (value in liveness.live_in(block)) == (block.name in live_in)
                here = liveness.live_in_blocks(value, [block.index])
                assert here == [block.index] * (block.name in live_in)
            assert (value in liveness.live_out(block)) == (block.name in live_out)
        points = {i for start, end in live_range.segments for i in range(start, end)}
        assert points == after, value
        assert live_range.points == len(after)
        flat = [edge for segment in live_range.segments for edge in segment]
        assert flat == sorted(set(flat))  # ascending, disjoint and not touching
        users = [user for user in function.instructions if value in read[user]]
        assert list(live_range.uses) == users


def check_pressure(analysis: KernelAnalysis) -> None:
    """The pressure is the registers of all values whose range covers the point."""
    function = analysis.kernel
    demand = analysis.demand
    expected_vgprs = [0] * len(function.instructions)
    expected_sgprs = [0] * len(function.instructions)
    reachable = set(analysis.graph.reverse_post_order)
    for live_range in analysis.liveness.live_ranges(function.values):
        value = live_range.value
        points = {i for start, end in live_range.segments for i in range(start, end)}
        if isinstance(value, Instruction):
            if value.block.index not in reachable:
                continue
            together = value.block.phis if value.opcode == "phi" else (value,)
            points |= {other.index for other in together}  # a result nobody reads
        for point in points:
            expected_vgprs[point] += demand.vgprs[value.number]
            expected_sgprs[point] += demand.sgprs[value.number]
    for block in function.blocks:
        if block.index in reachable:
            for instruction in block.instructions:
                index = instruction.index
                assert analysis.pressure.vgprs[index] == expected_vgprs[index]
                assert analysis.pressure.sgprs[index] == expected_sgprs[index]
    peak = analysis.pressure.peak
    assert analysis.pressure.peak_vgprs == max(analysis.pressure.vgprs)
    assert analysis.pressure.peak_vgprs not in analysis.pressure.vgprs[:peak]
    live = live_after(analysis.liveness, analysis.peak)
    assert sum(demand.vgprs[value.number] for value in live) == analysis.pressure.peak_vgprs
    assert sum(demand.sgprs[value.number] for value in live) == analysis.pressure.sgprs[peak]


@given(seeds)
def test_random_kernels(seed: int) -> None:
    kernel = random_kernel(seed)
    check(kernel, compute_liveness(ControlFlowGraph(kernel)))
    check_pressure(KernelAnalysis(kernel, load_target("gfx942")))


@given(seeds, st.randoms(use_true_random=False))
def test_what_a_walk_reads_was_alive_since_its_definition(seed: int, choose: Random) -> None:
    """A naive interpreter: it takes any way through the kernel, and notes when values are made."""
    kernel = random_kernel(seed)
    liveness = compute_liveness(ControlFlowGraph(kernel))
    live = [set() for _ in kernel.instructions]
    for live_range in liveness.live_ranges(kernel.values):
        for start, end in live_range.segments:
            for point in range(start, end):
                live[point].add(live_range.value)
    read = {user: reads(user) for user in kernel.instructions}
    trace: list[int] = []  # the instructions that have run
    made: dict[LocalValue, int] = dict.fromkeys(kernel.arguments, 0)

    def reads_now(value: LocalValue) -> None:
        if value.number not in liveness.reads.folded:
            assert all(value in live[point] for point in trace[made[value] :]), value

    block = kernel.blocks[0]
    for _ in range(30):
        for instruction in block.instructions[len(block.phis) :]:
            for value in read[instruction]:
                reads_now(value)
            made[instruction] = len(trace)
            trace.append(instruction.index)
        if not block.successors:
            break
        before, block = block, choose.choice(block.successors)
        for phi in block.phis:
            operand = phi.operands[phi.incoming.index(before)]
            if isinstance(operand, LocalValue):
                reads_now(operand)
        for phi in block.phis:
            made[phi] = len(trace)
        trace += [phi.index for phi in block.phis]


@pytest.mark.parametrize(
    "name", ["reduce_warp", "private_array", "softmax_global", "stencil27", "nbody"]
)
def test_samples(name: str, samples: Path) -> None:
    (module,) = load(str(samples / "gfx942" / f"{name}.ll"))
    for kernel in module.kernels:
        analysis = KernelAnalysis(kernel, load_target("gfx942"))
        check(kernel, analysis.liveness)
        check_pressure(analysis)


def test_a_phi_reads_its_operands_at_the_end_of_the_incoming_block() -> None:
    function = parse("""
        define amdgpu_kernel void @k(i1 %c, ptr %p) {
        entry:
          %x = load i32, ptr %p
          br i1 %c, label %left, label %right
        left:
          br label %join
        right:
          br label %join
        join:
          %m = phi i32 [ %x, %left ], [ 0, %right ]
          store i32 %m, ptr %p
          ret void
        }""").functions[0]
    liveness = compute_liveness(ControlFlowGraph(function))
    x = next(value for value in function.values if value.name == "x")
    entry, left, right, join = function.blocks
    assert x in liveness.live_out(entry)
    assert x in liveness.live_out(left)
    assert x not in liveness.live_in(right)
    assert x not in liveness.live_in(join)


LOOP = """
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) "target-cpu"="gfx942" !dbg !2 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = add i32 %t, 1, !dbg !6
  %kept = add i32 %t, 2, !dbg !7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, %x
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit, !dbg !8
exit:
  %sum = add i32 %next, %kept
  store i32 %sum, ptr addrspace(1) %p, !dbg !9
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "loop.hip", directory: ".")
!2 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !3, unit: !0,
                            spFlags: DISPFlagDefinition)
!3 = !DISubroutineType(types: !4)
!4 = !{}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !DILocation(line: 2, scope: !2)
!7 = !DILocation(line: 3, scope: !2)
!8 = !DILocation(line: 4, scope: !2)
!9 = !DILocation(line: 5, scope: !2)
"""


def test_what_a_loop_carries() -> None:
    kernel = parse(LOOP).kernels[0]
    analysis = KernelAnalysis(kernel, load_target("gfx942"))
    rows = {row.value.name: row for row in analysis.live_at_peak}
    assert analysis.pressure.peak_vgprs == 3  # %x, %kept and %i or %next
    assert {"x", "kept"} <= set(rows)
    (through,) = rows["x"].loops
    assert through.used
    (through,) = rows["kept"].loops
    assert not through.used
    assert str(through.location) == "loop.hip:4"
    assert str(rows["kept"].defined) == "loop.hip:3"
    assert rows["kept"].registers == 1
    assert rows["kept"].file == "VGPR"
    scores = [row.score for row in analysis.live_at_peak if row.file == "VGPR"]
    assert scores == sorted(scores, reverse=True)


def test_arguments_are_live_from_the_start() -> None:
    kernel = parse(LOOP).kernels[0]
    liveness = compute_liveness(ControlFlowGraph(kernel))
    n, p = (live_range for live_range in liveness.live_ranges(tuple(reversed(kernel.arguments))))
    assert p.segments == ((0, 9),)
    assert n.segments == ((0, 8),)  # read by the comparison, in every iteration

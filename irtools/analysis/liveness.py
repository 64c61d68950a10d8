# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which values are live where, on the SSA form.

A value is live at a point when some path from there reaches a use before anything else. A phi
reads each of its operands at the end of the corresponding incoming block and defines its result at
the start of its own block, together with the other phis there; its operands are therefore not
live-in to that block for its sake. Source: Boissinot et al., "Fast Liveness Checking for SSA-Form
Programs", section 2. Precision: exact for the control-flow graph; no path is known to be
infeasible. Unreachable blocks have no live values. Addresses that are folded into the memory
operations that use them are not live: what they are computed from is, see ``folding``.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from irtools.analysis.dataflow import Solution, members, solve
from irtools.analysis.folding import Reads, effective_reads
from irtools.graph import ControlFlowGraph
from irtools.ir.model import BasicBlock, Instruction, LocalValue

__all__ = ["LiveRange", "Liveness", "compute_liveness"]


@dataclass(frozen=True, slots=True)
class LiveRange:
    """Where one value is live.

    ``segments`` are half-open ranges of instruction indices in layout order, ascending and
    disjoint: the value is live after each of those instructions (``Instruction.index``).
    An argument is live before the first instruction too. ``uses`` are the instructions that read
    it, in layout order. ``points`` is the number of instructions after which it is live.
    """

    value: LocalValue
    segments: tuple[tuple[int, int], ...]
    uses: tuple[Instruction, ...]

    @property
    def points(self) -> int:
        """The number of instructions after which the value is live."""
        return sum(end - start for start, end in self.segments)


@dataclass(frozen=True)
class Liveness:
    """Live-in and live-out sets of the blocks of a function.

    ``tracked`` lists the numbers of the values that are live across a block boundary; bit ``i`` of
    ``solution`` is ``tracked[i]``. All other values live and die inside their block.
    """

    graph: ControlFlowGraph
    reads: Reads
    tracked: tuple[int, ...]
    solution: Solution

    def live_in(self, block: BasicBlock) -> frozenset[LocalValue]:
        """The values live at the start of a block, before its phis; the phis are not among them."""
        return self._values(self.solution.start[block.index])

    def live_out(self, block: BasicBlock) -> frozenset[LocalValue]:
        """The values live at the end of a block, with what the phis of its successors read."""
        return self._values(self.solution.end[block.index])

    def live_in_blocks(self, value: LocalValue, blocks: Iterable[int]) -> list[int]:
        """Those of the blocks at whose start a value is live."""
        position = bisect_left(self.tracked, value.number)
        if self.tracked[position : position + 1] != (value.number,):
            return []
        start, bit = self.solution.start, 1 << position
        return [block for block in blocks if start[block] & bit]

    def is_live_before(self, value: LocalValue, point: Instruction) -> bool:
        """Whether a value is live where an instruction (no phi) reads its operands."""
        block = point.block
        if isinstance(value, Instruction) and value.block is block and value.index >= point.index:
            return False
        position = bisect_left(self.tracked, value.number)
        tracked = self.tracked[position : position + 1] == (value.number,)
        if tracked and self.solution.end[block.index] >> position & 1:
            return True
        readers = self.readers[value.number]
        place = bisect_left(readers, point.index)
        return place < len(readers) and readers[place] <= block.terminator.index

    @cached_property
    def readers(self) -> Sequence[Sequence[int]]:
        """The indices of the instructions that read each value, by its number; of phis none, which
        read at the end of the blocks before."""
        readers: list[list[int]] = [[] for _ in self.graph.function.values]
        for instruction, numbers in zip(
            self.graph.function.instructions, self.reads.of, strict=True
        ):
            if instruction.opcode != "phi":
                for number in numbers:
                    readers[number].append(instruction.index)
        return readers

    def numbers_out(self, block: int) -> list[int]:
        """The numbers of the values live at the end of a block."""
        return list(map(self.tracked.__getitem__, members(self.solution.end[block])))

    def live_ranges(self, values: Sequence[LocalValue]) -> tuple[LiveRange, ...]:
        """The live range of each of these values, in the same order."""
        function = self.graph.function
        wanted = {value.number: value for value in values}
        uses: dict[int, list[Instruction]] = {number: [] for number in wanted}
        for instruction, numbers in zip(function.instructions, self.reads.of, strict=True):
            for number in numbers:
                if number in wanted and instruction not in uses[number][-1:]:
                    uses[number].append(instruction)
        bits = {number: 1 << bit for bit, number in enumerate(self.tracked) if number in wanted}
        return tuple(
            LiveRange(
                value,
                self._segments(value, uses[number], bits.get(number, 0)),
                tuple(uses[number]),
            )
            for number, value in wanted.items()
        )

    def _values(self, facts: int) -> frozenset[LocalValue]:
        values = self.graph.function.values
        return frozenset(values[self.tracked[bit]] for bit in members(facts))

    def _segments(
        self, value: LocalValue, uses: Sequence[Instruction], bit: int
    ) -> tuple[tuple[int, int], ...]:
        """In a block, a value is live from its definition, or the start of the block, to its last
        use there, or the end of the block."""
        last_use: dict[int, int] = {}
        for use in uses:
            if use.opcode != "phi" and use.block.index in self.graph.reachable:
                last_use[use.block.index] = use.index
        home = value.block if isinstance(value, Instruction) else None
        blocks = set(last_use)
        if home is not None and home.index in self.graph.reachable:
            blocks.add(home.index)
        if bit:
            blocks.update([block for block, facts in enumerate(self.solution.start) if facts & bit])
        if not isinstance(value, Instruction):
            blocks.add(0)
        segments: list[tuple[int, int]] = []
        for index in sorted(blocks):
            block = self.graph.function.blocks[index]
            first = block.instructions[0].index
            start = first
            if block is home and isinstance(value, Instruction):
                # All phis are defined at once, at the start of the block.
                start = first if value.opcode == "phi" else value.index
            if self.solution.end[index] & bit:
                end = first + len(block.instructions)
            else:
                end = last_use.get(index, start)
            if start < end:
                if segments and segments[-1][1] == start:
                    start = segments.pop()[0]
                segments.append((start, end))
        return tuple(segments)


def compute_liveness(graph: ControlFlowGraph) -> Liveness:
    """Live-in and live-out sets of every block, by backward data flow."""
    function = graph.function
    reads = effective_reads(function)
    argument_count = len(function.arguments)
    defined = [-1] * argument_count  # the block that defines each value; an argument: none
    for block in function.blocks:
        defined.extend([block.index] * len(block.instructions))
    upward: list[list[int]] = []  # values read before any definition in the block
    at_end: list[list[int]] = [[] for _ in function.blocks]  # values that phis read at its end
    for index, block in enumerate(function.blocks):
        exposed: list[int] = []
        for instruction in block.instructions:
            if instruction.opcode == "phi":
                for operand, incoming in zip(
                    instruction.operands, instruction.incoming, strict=True
                ):
                    if operand.number >= 0:
                        at_end[incoming.index].append(operand.number)
            else:
                for number in reads.of[instruction.index]:
                    if defined[number] != index:
                        exposed.append(number)
        upward.append(exposed)
    tracked = sorted({number for numbers in (*upward, *at_end) for number in numbers})
    bits = {number: 1 << position for position, number in enumerate(tracked)}
    kill = [0] * len(function.blocks)
    for number in tracked:
        if defined[number] >= 0:
            kill[defined[number]] |= bits[number]
    solution = solve(
        graph.reverse_post_order,
        graph.successors,
        graph.predecessors,
        direction="backward",
        gen=[_union(numbers, bits) for numbers in upward],
        kill=kill,
        entering=[_union(numbers, bits) for numbers in at_end],
    )
    return Liveness(graph, reads, tuple(tracked), solution)


def _union(numbers: list[int], bits: dict[int, int]) -> int:
    facts = 0
    for number in numbers:
        facts |= bits[number]
    return facts

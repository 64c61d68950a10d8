# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The values that drive register pressure, and why each could go.

What counts are the program points where pressure is near or above the limit: a value that is live
there takes registers from all others. The order is an estimate; ``benchmarks/ranking.py`` compares
it with what LLVM's register allocator spills.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING, Literal

from irtools.analysis.alias import GLOBAL
from irtools.analysis.invariants import is_pure
from irtools.analysis.liveness import Liveness, LiveRange
from irtools.graph import Loop
from irtools.ir.model import BasicBlock, Instruction, LocalValue, Operand

if TYPE_CHECKING:
    from irtools.analysis.kernel import KernelAnalysis

__all__ = ["NEAR", "Rater", "Reason", "ReasonKind", "SpillCandidate", "find_candidates"]

ReasonKind = Literal["sink", "unused in loop", "recompute", "reload", "uniform", "narrow address"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a value need not be in VGPRs where pressure is high.

    - ``"narrow address"``: a 64-bit address that is a uniform one plus a 32-bit index.
    - ``"unused in loop"``: it lives through a loop that does not read it.
    - ``"sink"``: most of that is before its first use; it could be computed later.
    - ``"uniform"``: it is the same in all lanes, but in VGPRs.
    - ``"reload"``: it is loaded from memory that the kernel does not write.
    - ``"recompute"``: what it is computed from is there anyway where it is used, and few cheap
      instructions away.

    ``instructions`` are those that would move or be repeated, in order, the value's own last; of a
    narrow address the 32-bit index. ``loop`` is the outermost loop that does not read it.
    """

    kind: ReasonKind
    instructions: tuple[Instruction, ...] = ()
    loop: Loop | None = None


@dataclass(frozen=True, slots=True)
class SpillCandidate:
    """A value that takes VGPRs where pressure is near the limit.

    ``cost`` is its registers times the frequencies of the instructions there after which it is
    live; ``accesses`` the frequencies of its definition and uses: what spilling it would add.
    """

    live_range: LiveRange
    registers: int
    cost: float
    accesses: float
    _rater: Rater = field(repr=False)

    @property
    def value(self) -> LocalValue:
        """The value itself."""
        return self.live_range.value

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why it could go, the strongest reason first; empty when nothing speaks for it."""
        return tuple(self._rater.reasons(self.live_range)) if self.cost else ()

    @property
    def score(self) -> float:
        """By what candidates are ranked: cost for each access, but with the root of the accesses,
        because one reload can serve several uses."""
        return self.cost / math.sqrt(self.accesses)


def find_candidates(analysis: KernelAnalysis) -> tuple[SpillCandidate, ...]:
    """The values that take VGPRs where pressure is near the limit, the best to spill first.

    Near is above ``pressure_limit`` less four of the granules in which the target allocates
    registers: the backend's own peak is elsewhere. Without a limit, because the kernel's peak
    allows all waves, it is everywhere: the backend may spill all the same.
    """
    rater = Rater(analysis)
    values = _live_where(analysis.liveness, rater.weights)
    in_vgprs = [value for value in values if analysis.demand.vgprs[value.number]]
    found = map(rater.rate, analysis.liveness.live_ranges(in_vgprs))
    return tuple(sorted(found, key=lambda candidate: -candidate.score))


NEAR = 4
"""How many allocation granules below the limit pressure counts as near it."""


def _accesses(live_range: LiveRange, frequency: Sequence[float]) -> float:
    """How often the value is defined and used."""
    value = live_range.value
    defined = frequency[value.block.index] if isinstance(value, Instruction) else 1.0
    used = sum(
        # A phi reads on the edge from the incoming block.
        frequency[block.index]
        for use in live_range.uses
        for block in (_incoming(use, value) if use.opcode == "phi" else (use.block,))
    )
    return max(defined + used, 1e-9)


def _incoming(phi: Instruction, value: LocalValue) -> Iterator[BasicBlock]:
    for operand, block in zip(phi.operands, phi.incoming, strict=True):
        if operand is value:
            yield block


def _live_where(liveness: Liveness, weights: Sequence[float]) -> list[LocalValue]:
    """The values that are live after some instruction with a weight, by number."""
    function = liveness.graph.function
    found: set[int] = set()
    for block in liveness.graph.reverse_post_order:
        instructions = function.blocks[block].instructions
        if not any(weights[instructions[0].index : instructions[-1].index + 1]):
            continue
        live = set(liveness.numbers_out(block))
        fresh = set(live)  # not in found yet
        for instruction in reversed(instructions):
            if weights[instruction.index]:
                found |= fresh
                found.add(instruction.number)
                fresh.clear()
            if instruction.opcode == "phi":
                continue  # what it reads is live before the block
            live.discard(instruction.number)
            fresh.discard(instruction.number)
            for number in liveness.reads.of[instruction.index]:
                if number not in live:
                    live.add(number)
                    fresh.add(number)
    return [function.values[number] for number in sorted(found)]


_MOST_REPEATED = 4  # instructions, with that of the value itself
# One vector instruction each, or none: not division, square roots and their kind. Nor a work-item
# id, which is in a register from the start.
_CHEAP = frozenset(
    (
        *("add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "icmp", "fcmp", "select"),
        *("trunc", "zext", "sext", "bitcast", "addrspacecast", "getelementptr", "ptrtoint"),
        *("fadd", "fsub", "fmul", "fneg", "fptrunc", "fpext"),
        *("sitofp", "uitofp", "fptosi", "fptoui"),
        *("insertelement", "extractelement", "shufflevector", "freeze"),
    )
)
_CHEAP_CALL = re.compile(
    r"llvm\.(amdgcn\.(mbcnt|fmed3)|fma|fmuladd|fabs|copysign|m(in|ax)num|[us]m(in|ax)"
    r"|abs|fshl|fshr)\."
)


class Rater:
    """Rates the values of one kernel as candidates.

    ``weights`` are the frequencies of the instructions near the limit, 0 elsewhere.
    """

    def __init__(self, analysis: KernelAnalysis) -> None:
        self._analysis = analysis
        limit = analysis.pressure_limit
        threshold = -1 if limit is None else limit - NEAR * analysis.target.vgpr_granule
        frequency, vgprs = analysis.frequencies.blocks, analysis.pressure.vgprs
        self.weights = [
            frequency[instruction.block.index] if registers > threshold else 0.0
            for instruction, registers in zip(analysis.kernel.instructions, vgprs, strict=True)
        ]
        self._before = [0.0, *accumulate(self.weights)]

    def rate(self, live_range: LiveRange) -> SpillCandidate:
        """The candidate that a value with this live range is."""
        registers = self._analysis.demand.vgprs[live_range.value.number]
        cost = registers * self._weight(live_range.segments)
        accesses = _accesses(live_range, self._analysis.frequencies.blocks)
        return SpillCandidate(live_range, registers, cost, accesses, self)

    def _weight(self, segments: Iterable[tuple[int, int]]) -> float:
        """The weight of the instructions in some segments."""
        return sum(self._before[end] - self._before[start] for start, end in segments)

    def reasons(self, live_range: LiveRange) -> Iterator[Reason]:
        """The reasons for one value, the strongest first."""
        value = live_range.value
        index = self._narrow_index(value)
        if index is not None:
            yield Reason("narrow address", (index,))
        loop = self._unused_loop(live_range)
        if loop is not None:
            yield Reason("unused in loop", loop=loop)
        if not isinstance(value, Instruction) or value.opcode == "phi":
            return
        if self._can_sink(live_range):
            yield Reason("sink", (value,))
        points = [point for use in live_range.uses for point in _points(use, value)]
        # Of an array in registers only the address is uniform.
        if self._analysis.uniformity.is_uniform(value) and value.opcode != "alloca":
            yield Reason("uniform", (value,))
        reads_memory = value.opcode == "load" and self._analysis.memory.is_read_only(value)
        if reads_memory or _is_cheap(value):
            before = self._computed_again(value.operands, points)
            if before is not None:
                yield Reason("reload" if reads_memory else "recompute", (*before, value))

    def _unused_loop(self, live_range: LiveRange) -> Loop | None:
        """The outermost loop that it lives through unread, if most of its weight is there."""
        value, analysis = live_range.value, self._analysis
        loops = analysis.graph.loops.by_header
        home = value.block.index if isinstance(value, Instruction) else -1
        used = {point.block.index for use in live_range.uses for point in _points(use, value)}
        headers = analysis.liveness.live_in_blocks(value, loops)
        unused = [
            loops[header]
            for header in headers
            if home not in loops[header].blocks and used.isdisjoint(loops[header].blocks)
        ]
        outermost = [loop for loop in unused if loop.parent not in unused]
        total = self._weight(live_range.segments)
        for loop in outermost:
            inside = sum(
                self._weight(((block[0].index, block[-1].index + 1),))
                for block in (analysis.kernel.blocks[b].instructions for b in loop.blocks)
            )
            if inside >= total / 2:
                return loop
        return None

    def _can_sink(self, live_range: LiveRange) -> bool:
        """Whether most of the weight is before the first use, and computing it there would keep
        fewer registers alive and not be done more often."""
        value, demand = live_range.value, self._analysis.demand
        assert isinstance(value, Instruction)
        if not live_range.uses:
            return False
        first = min(live_range.uses, key=lambda use: (use.index <= value.index, use.index))
        frequency = self._analysis.frequencies.blocks
        dominates = self._analysis.graph.dominators.dominates
        if (
            first.opcode == "phi"
            or first.index <= value.index
            or frequency[first.block.index] > frequency[value.block.index]
            or not all(
                dominates(first.block.index, point.block.index)
                for use in live_range.uses
                for point in _points(use, value)
            )
        ):
            return False
        idle = [(start, min(end, first.index)) for start, end in live_range.segments]
        waits = self._weight(segment for segment in idle if segment[0] < segment[1])
        if waits < self._weight(live_range.segments) / 2 or not self._may_move(value):
            return False
        read = set(self._analysis.liveness.reads.of[value.index])
        extended = sum(demand.vgprs[use] for use in read if not self._is_live(use, first))
        return extended < demand.vgprs[value.number]

    def _may_move(self, value: Instruction) -> bool:
        if value.opcode == "load":
            return self._analysis.memory.is_read_only(value)
        return is_pure(value, self._analysis.memory)

    def _computed_again(
        self, values: Iterable[Operand], points: Sequence[Instruction]
    ) -> tuple[Instruction, ...] | None:
        """The few cheap instructions that compute some values from what is in registers at all
        these points, in order; None when there are none such."""
        needed: set[Instruction] = set()
        pending = list(values)
        while pending:
            value = pending.pop()
            if (
                not isinstance(value, LocalValue)
                or value in needed
                or all(self._is_live(value.number, point) for point in points)
            ):
                continue
            if not isinstance(value, Instruction) or not _is_cheap(value):
                return None
            needed.add(value)
            if len(needed) >= _MOST_REPEATED:
                return None
            pending += value.operands
        return tuple(sorted(needed, key=lambda each: each.index))

    def _is_live(self, number: int, point: Instruction) -> bool:
        """Whether a value is in registers where an instruction reads its operands."""
        if not self._analysis.demand.vgprs[number]:
            return True
        value = self._analysis.kernel.values[number]
        return self._analysis.liveness.is_live_before(value, point)

    def _narrow_index(self, value: LocalValue) -> Instruction | None:
        """The 32-bit index of a 64-bit address whose other part is uniform."""
        if not isinstance(value, Instruction) or value.opcode != "getelementptr":
            return None
        if value.type.address_space != GLOBAL:
            return None
        base, *indices = value.operands
        uniform = self._analysis.uniformity.is_uniform
        if isinstance(base, LocalValue) and not uniform(base):
            return None
        varying = [each for each in indices if isinstance(each, LocalValue) and not uniform(each)]
        if len(varying) != 1 or not isinstance(varying[0], Instruction):
            return None
        index = varying[0]
        wide = index.opcode in ("sext", "zext") and index.type.bits == _WIDE
        narrow = index.operands[0] if wide else None
        return narrow if isinstance(narrow, Instruction) and narrow.type.bits <= _NARROW else None


_WIDE, _NARROW = 64, 32


def _points(use: Instruction, value: LocalValue) -> Iterator[Instruction]:
    """Where a use reads a value: for a phi at the end of the blocks that it comes from."""
    if use.opcode == "phi":
        for block in _incoming(use, value):
            yield block.terminator
    else:
        yield use


def _is_cheap(instruction: Instruction) -> bool:
    callee = instruction.callee
    return bool(_CHEAP_CALL.match(callee)) if callee else instruction.opcode in _CHEAP

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which lanes of which virtual registers are live where, in machine code before allocation.

A lane is live at a point when some path from there reads it before anything else writes it, and
some path to there has written it: LLVM does not keep alive what no definition reaches.

- A definition of a sub-register writes its lanes and leaves the others as they are; with ``undef``
  it leaves them without a value. Several of one instruction write together.
- A use with ``undef`` reads nothing, and nor does a ``DBG_VALUE``.
- What a bundle reads and writes stands at its header.

Source: ``LiveIntervals``, ``GCNUpwardRPTracker::recede``. Precision: equal to LLVM's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from irtools.analysis.dataflow import members, solve
from irtools.machine.model import MachineBlock, MachineFunction, MachineInstruction, lane_mask

__all__ = ["Access", "Lanes", "MachineLiveness", "compute_machine_liveness"]

Lanes = Mapping[int, int]
"""Lane masks by virtual register; registers without lanes are left out."""


class Access(NamedTuple):
    """What an instruction reads and writes. ``early`` are the lanes among ``writes`` that it may
    write before it has read everything (early-clobber); ``forgets`` the registers whose other
    lanes have no value afterwards."""

    instruction: MachineInstruction
    reads: Lanes
    writes: Lanes
    early: Lanes
    forgets: Sequence[int]


_NONE: Lanes = {}


@dataclass(frozen=True, slots=True)
class MachineLiveness:
    """``accesses``, ``live_in`` and ``live_out`` of every block, in layout order.

    The reads are only of lanes that have a value. Debug instructions and the inside of bundles
    have no access.
    """

    function: MachineFunction
    accesses: tuple[tuple[Access, ...], ...]
    live_in: tuple[Lanes, ...]
    live_out: tuple[Lanes, ...]

    def around(self, block: int, position: int) -> tuple[Lanes, Lanes]:
        """What is live before and after one access of a block."""
        live = dict(self.live_out[block])
        for access in reversed(self.accesses[block][position + 1 :]):
            _step_over(access, live)
        after = dict(live)
        _step_over(self.accesses[block][position], live)
        return _without_empty(live), _without_empty(after)


def _step_over(access: Access, live: dict[int, int]) -> None:
    """Turn what is live after an access into what is live before it."""
    for register, lanes in access.writes.items():
        live[register] = live.get(register, 0) & ~lanes
    for register, lanes in access.reads.items():
        live[register] = live.get(register, 0) | lanes


def compute_machine_liveness(function: MachineFunction) -> MachineLiveness:
    """The liveness of all virtual registers of a function, by two data-flow problems."""
    full = {register: class_.mask for register, class_ in function.classes.items()}
    accesses = [list(_accesses(block, full)) for block in function.blocks]
    exposed = [_exposed(each) for each in accesses]
    numbers = _Numbers(full, exposed)
    successors, predecessors = _edges(function)
    order = _reverse_post_order(successors)
    nothing = [0] * len(function.blocks)
    written = [_written(each) for each in accesses]
    # Whatever an undef definition leaves without a value is neither live before it nor after it.
    forgotten = [_forgotten(each, full) for each in accesses]
    wanted = solve(
        order,
        successors,
        predecessors,
        direction="backward",
        gen=[numbers.bits(lanes) for lanes in exposed],
        kill=[
            numbers.bits(lanes) | numbers.bits(lost)
            for lanes, lost in zip(written, forgotten, strict=True)
        ],
        entering=nothing,
    )
    valued = solve(
        order,
        successors,
        predecessors,
        direction="forward",
        gen=[numbers.bits(lanes) for lanes in written],
        kill=[numbers.bits(lost) for lost in forgotten],
        entering=nothing,
    )
    for block, each in enumerate(accesses):
        _drop_reads_without_value(each, full, numbers, valued.start[block])
    live_in, live_out = (
        tuple(numbers.lanes(want & value) for want, value in zip(one, other, strict=True))
        for one, other in ((wanted.start, valued.start), (wanted.end, valued.end))
    )
    return MachineLiveness(function, tuple(map(tuple, accesses)), live_in, live_out)


def _accesses(block: MachineBlock, full: Lanes) -> Iterator[Access]:
    for instruction in block.instructions:
        if instruction.in_bundle or instruction.is_debug:
            continue
        reads: dict[int, int] = {}
        writes: dict[int, int] = {}
        early: Lanes = _NONE
        forgets: tuple[int, ...] = ()
        for register, _, subregister, is_def, flags, _ in instruction.operands:
            if register < 0:
                continue
            lanes = lane_mask(subregister) if subregister else full[register]
            if is_def:
                writes[register] = writes.get(register, 0) | lanes
                if flags:
                    if "early-clobber" in flags:
                        early = {**early, register: early.get(register, 0) | lanes}
                    if "undef" in flags:
                        forgets = (*forgets, register)
            elif not flags or "undef" not in flags:
                reads[register] = reads.get(register, 0) | lanes
        yield Access(instruction, reads, writes, early, forgets)


def _exposed(accesses: Sequence[Access]) -> dict[int, int]:
    """The lanes that a block reads before it writes them."""
    exposed: dict[int, int] = {}
    for access in reversed(accesses):
        for register, lanes in access.writes.items():
            if register in exposed:
                exposed[register] &= ~lanes
        for register in access.forgets:
            exposed.pop(register, None)
        for register, lanes in access.reads.items():
            exposed[register] = exposed.get(register, 0) | lanes
    return _without_empty(exposed)


def _written(accesses: Sequence[Access]) -> dict[int, int]:
    """The lanes that have a value at the end of a block because of it."""
    written: dict[int, int] = {}
    for access in accesses:
        for register in access.forgets:
            written[register] = 0
        for register, lanes in access.writes.items():
            written[register] = written.get(register, 0) | lanes
    return written


def _forgotten(accesses: Sequence[Access], full: Lanes) -> dict[int, int]:
    """All lanes of the registers of which a block leaves some without a value."""
    return {register: full[register] for access in accesses for register in access.forgets}


def _drop_reads_without_value(
    accesses: list[Access], full: Lanes, numbers: _Numbers, entering: int
) -> None:
    """Leave out of the reads of a block what has no value there; ``entering`` has one at its
    start."""
    valued: dict[int, int] = {}
    for position, access in enumerate(accesses):
        without = {}
        for register, lanes in access.reads.items():
            if register not in valued:
                valued[register] = numbers.lanes_of(register, entering)
            if lanes & ~valued[register]:
                without[register] = lanes & valued[register]
        if without:
            reads = _without_empty({**access.reads, **without})
            accesses[position] = access._replace(reads=reads)
        for register in access.forgets:
            valued[register] = 0
        for register, lanes in access.writes.items():
            if lanes == full[register]:
                valued[register] = lanes
            else:
                if register not in valued:
                    valued[register] = numbers.lanes_of(register, entering)
                valued[register] |= lanes


class _Numbers:
    """The bits of the registers that are live across blocks: all others are read only where they
    were written before."""

    def __init__(self, full: Lanes, exposed: Sequence[Lanes]) -> None:
        self._owners: list[tuple[int, int]] = []
        self._offsets: dict[int, int] = {}
        self._full = full
        for register in sorted({register for lanes in exposed for register in lanes}):
            self._offsets[register] = len(self._owners)
            self._owners += [(register, 1 << bit) for bit in range(full[register].bit_length())]

    def bits(self, lanes: Lanes) -> int:
        """The lanes as a bit set."""
        offsets = self._offsets
        found = 0
        for register, mask in lanes.items():
            if register in offsets:
                found |= mask << offsets[register]
        return found

    def lanes(self, bits: int) -> dict[int, int]:
        """The lanes in a bit set."""
        found: dict[int, int] = {}
        for bit in members(bits):
            register, lane = self._owners[bit]
            found[register] = found.get(register, 0) | lane
        return found

    def lanes_of(self, register: int, bits: int) -> int:
        """The lanes of one register in a bit set."""
        if register not in self._offsets:
            return 0
        return bits >> self._offsets[register] & self._full[register]


def _edges(function: MachineFunction) -> tuple[list[list[int]], list[list[int]]]:
    """The successors and predecessors of each block, by position in the layout."""
    index = {block.number: position for position, block in enumerate(function.blocks)}
    successors = [
        [index[number] for number in block.successors if number in index]
        for block in function.blocks
    ]
    predecessors: list[list[int]] = [[] for _ in function.blocks]
    for position, targets in enumerate(successors):
        for target in targets:
            predecessors[target].append(position)
    return successors, predecessors


def _reverse_post_order(successors: Sequence[Sequence[int]]) -> list[int]:
    """The blocks that the first one reaches."""
    order: list[int] = []
    if not successors:
        return order
    seen = {0}
    stack = [(0, iter(successors[0]))]
    while stack:
        block, targets = stack[-1]
        for target in targets:
            if target not in seen:
                seen.add(target)
                stack.append((target, iter(successors[target])))
                break
        else:
            order.append(block)
            stack.pop()
    return order[::-1]


def _without_empty(lanes: dict[int, int]) -> dict[int, int]:
    return {register: mask for register, mask in lanes.items() if mask}

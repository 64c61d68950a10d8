# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One solver for gen/kill data-flow problems over basic blocks.

Sets are Python integers used as bit sets: a union of ten thousand members is one operation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

__all__ = ["Solution", "members", "solve"]


@dataclass(frozen=True, slots=True)
class Solution:
    """The facts at the start and at the end of every block, as bit sets."""

    start: tuple[int, ...]
    end: tuple[int, ...]


def solve(
    order: Sequence[int],
    successors: Sequence[Sequence[int]],
    predecessors: Sequence[Sequence[int]],
    *,
    direction: Literal["forward", "backward"],
    gen: Sequence[int],
    kill: Sequence[int],
    entering: Sequence[int],
) -> Solution:
    """The least solution of a may problem (facts are joined by union).

    Forward: ``start[b] = entering[b] | union of end[p] over predecessors``, ``end[b] = gen[b] |
    (start[b] & ~kill[b])``. Backward: the same with start and end, predecessors and successors
    exchanged. ``order`` is a reverse post order of the reachable blocks; other blocks keep the
    empty set. All sequences are indexed by block.

    Source: Aho, Lam, Sethi, Ullman, "Compilers", section 9.2. Precision: exact for the equations.
    """
    if direction == "backward":
        order = tuple(reversed(order))
        successors, predecessors = predecessors, successors
    before = list(entering)
    after = [0] * len(entering)
    reachable = frozenset(order)
    pending = set(order)
    while pending:
        for block in order:
            if block not in pending:
                continue
            pending.discard(block)
            facts = entering[block]
            for neighbour in predecessors[block]:
                facts |= after[neighbour]
            before[block] = facts
            result = gen[block] | (facts & ~kill[block])
            if result != after[block]:
                after[block] = result
                pending.update(reachable.intersection(successors[block]))
    if direction == "backward":
        before, after = after, before
    return Solution(tuple(before), tuple(after))


def members(facts: int) -> list[int]:
    """The members of a bit set, ascending."""
    found: list[int] = []
    for place, byte in enumerate(facts.to_bytes((facts.bit_length() + 7) // 8, "little")):
        if byte:
            base = place * 8
            found += [base + bit for bit in _BITS[byte]]
    return found


_BITS = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))

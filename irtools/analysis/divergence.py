# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where lanes of a wave that part at a branch meet again.

Source: Rosemann, Moll, Hack, "An Abstract Interpretation for SPMD Divergence on Reducible Control
Flow Graphs" (POPL 2021), sections 4 and 5; for irreducible control flow LLVM "Convergence and
Uniformity" and its GenericUniformityImpl.h.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from irtools.graph import ControlFlowGraph, Cycle

__all__ = ["Joins", "SyncDependence"]


@dataclass(frozen=True, slots=True)
class Joins:
    """What a divergent branch causes.

    ``blocks``: the blocks where lanes meet that took different ways, whose phis are divergent.
    ``left``: the cycles around the branch that some lanes leave while others go on.
    ``entered``: the irreducible cycles that lanes enter in different places, or go around from
    different places, so that nothing is known of which turns they take together.
    """

    blocks: frozenset[int]
    left: frozenset[Cycle]
    entered: frozenset[Cycle]


class SyncDependence:
    """Answers, for one control-flow graph, what a divergent branch causes.

    Each successor of the branch sends its own label along the edges, in an order in which every
    cycle comes whole before what follows it, its header last. A block that is reached by two
    different labels is a join and sends its own label on. The header of a reducible cycle sends its
    label to the exits of the cycle: lanes that are there can leave at any of them later. In an
    irreducible cycle labels go around until nothing changes.
    """

    def __init__(self, graph: ControlFlowGraph) -> None:
        self._graph = graph
        self._cycles = graph.cycles
        # A header comes last: what it sends on goes out of the cycle, or around once more.
        self._order = list(self._cycles.order)
        places = {block: place for place, block in enumerate(self._order)}
        for cycle in reversed(self._cycles.cycles):  # inner before outer
            start = places[cycle.header]
            end = start + len(cycle.blocks)
            self._order[start:end] = [*self._order[start + 1 : end], cycle.header]
        self._position = {block: place for place, block in enumerate(self._order)}
        self._loops = {each.header: each for each in self._cycles.cycles if each.reducible}

    def joins(self, branch: int) -> Joins:
        """What a divergent branch at the end of this block causes."""
        order = self._order
        around = self._cycles.around(branch)
        irreducible = self._irreducible_around(branch)
        labels: dict[int, int] = {}
        pending: list[int] = []  # a heap of places in the order
        joins: set[int] = set()
        exits: set[int] = set()  # of cycles around the branch: lanes take them at different times

        def send(label: int, block: int) -> bool:
            """Whether the block is a join because of it."""
            old = labels.get(block)
            if old == label:
                return False
            place = self._position[block]
            if old is None or (old != block and place not in pending):
                heappush(pending, place)
            labels[block] = label if old is None else block
            return old is not None

        for successor in self._graph.successors[branch]:
            if around and successor not in around[0].blocks:
                exits.add(successor)
            send(successor, successor)
        # With one block pending, all lanes that still run are on their way to it: they have met.
        while len(pending) > 1 or (pending and order[pending[0]] in irreducible):
            block = order[heappop(pending)]
            if block == branch:
                continue
            loop = self._loops.get(block)
            found = exits if loop and branch in loop.blocks else joins
            for after in loop.exits if loop else self._graph.successors[block]:
                if send(labels[block], after):
                    found.add(after)
        for cycle in around:
            if not cycle.reducible:
                label = labels.get(cycle.header)
                exits.update(each for each in cycle.exits if labels.get(each) != label)
        entered = {join: self._entered(branch, join) for join in joins}
        return Joins(
            frozenset(join for join, cycle in entered.items() if cycle is None),
            frozenset(cycle for exit_ in exits for cycle in self._left(around, exit_)),
            frozenset(cycle for cycle in entered.values() if cycle),
        )

    def _irreducible_around(self, branch: int) -> frozenset[int]:
        """The blocks of the largest cycle up to which all cycles around a branch are irreducible,
        from the innermost on."""
        blocks: frozenset[int] = frozenset()
        for cycle in self._cycles.around(branch):
            if cycle.reducible:
                break
            blocks = cycle.blocks
        return blocks

    def _left(self, around: Sequence[Cycle], exit_: int) -> tuple[Cycle, ...]:
        """The cycles around a branch that lanes leave, at different times, through an exit: the
        outermost that does not contain it. LLVM compares depths instead, which is another one when
        the exit is in a cycle beside them: that one as well, never to know less than LLVM."""
        inner = self._cycles.innermost[exit_]
        depth = inner.depth if inner else 0
        left = [cycle for cycle in around if exit_ not in cycle.blocks]
        deeper = [cycle for cycle in around if cycle.depth > depth]
        return left[-1], deeper[-1] if deeper else around[0]

    def _entered(self, branch: int, join: int) -> Cycle | None:
        """The irreducible cycle in which nothing is known any more when lanes that parted at the
        branch meet at the join; None when the join is just a join."""

        def passed(block: int) -> bool:
            return block != join and self._graph.dominators.dominates(block, join)

        around = self._cycles.around(join)
        outside = [cycle for cycle in around if branch not in cycle.blocks]
        both = around[len(outside) :]
        found = outside[-1] if outside and not outside[-1].reducible else None
        if both and not both[0].reducible and not passed(branch):
            for cycle in both:
                if passed(cycle.header):
                    break
                found = cycle
        return found

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where lanes of a wave that part at a branch meet again.

Source: Rosemann, Moll, Hack, "An Abstract Interpretation for SPMD Divergence on Reducible Control
Flow Graphs" (POPL 2021), sections 4 and 5; LLVM "Convergence and Uniformity".
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

from irtools.graph import ControlFlowGraph, Loop

__all__ = ["Joins", "SyncDependence"]


@dataclass(frozen=True, slots=True)
class Joins:
    """What a divergent branch causes.

    ``blocks``: the blocks where lanes meet that took different ways, whose phis are divergent.
    ``loops``: the loops around the branch that some lanes leave while others go on.
    """

    blocks: frozenset[int]
    loops: tuple[Loop, ...]


class SyncDependence:
    """Answers, for one control-flow graph, what a divergent branch causes.

    Each successor of the branch sends its own label along the edges, in an order in which every
    loop comes whole before what follows it. A block that is reached by two different labels is a
    join and sends its own label on. A label that comes back to the header of a loop around the
    branch means that some lanes stay in the loop: they can leave it at any of its exits later, so
    the header's label goes to all of these.
    """

    def __init__(self, graph: ControlFlowGraph) -> None:
        self._graph = graph
        self._order = graph.loop_order
        self._position = {block: place for place, block in enumerate(self._order)}

    def joins(self, branch: int) -> Joins:
        """What a divergent branch at the end of this block causes; needs reducible control flow."""
        around = {loop.header: loop for loop in self._graph.loops.around(branch)}
        labels: dict[int, int] = {}
        joins: set[int] = set()
        left: set[int] = set()
        pending: list[int] = []  # a heap of places in the order

        def send(label: int, source: int, block: int) -> None:
            for header, loop in around.items():
                if source in loop.blocks and block not in loop.blocks:
                    left.add(header)
            if block not in labels:
                labels[block] = label
                if block in around:
                    # The exits come after all blocks of the loop, so none has been passed yet.
                    for _, outside in around[block].exits:
                        left.update(
                            header
                            for header, loop in around.items()
                            if header != block and block in loop.blocks
                            if outside not in loop.blocks
                        )
                        send(block, outside, outside)
                else:
                    heappush(pending, self._position[block])
            elif labels[block] != label:
                joins.add(block)
                labels[block] = block

        def meets_header(block: int) -> bool:
            return any(header in labels and block in loop.blocks for header, loop in around.items())

        for successor in self._graph.successors[branch]:
            send(successor, branch, successor)
        # With one block pending, all lanes that still run are on their way to it: they have met,
        # unless some are at a header that those can still come back to.
        while len(pending) > 1 or (pending and meets_header(self._order[pending[0]])):
            block = self._order[heappop(pending)]
            for successor in self._graph.successors[block]:
                send(labels[block], block, successor)
        staying = [loop for header, loop in around.items() if header in labels]
        return Joins(frozenset(joins), tuple(loop for loop in staying if loop.header in left))

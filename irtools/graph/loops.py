# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Natural loops.

A back edge goes from a latch to a header that dominates it; the loop is the header and everything
that reaches a latch without passing the header. Back edges to the same header make one loop.
Source: LLVM "Loop Terminology (and Canonical Forms)".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

__all__ = ["Loop", "LoopForest", "find_loops"]


@dataclass(frozen=True, slots=True, eq=False)
class Loop:
    """A natural loop; blocks are block indices, ``depth`` is 1 for an outermost loop.

    ``exits`` are the edges (inside, outside) that leave the loop.
    """

    header: int
    latches: tuple[int, ...]
    blocks: frozenset[int]
    exits: tuple[tuple[int, int], ...]
    parent: Loop | None
    depth: int

    def chain(self) -> tuple[Loop, ...]:
        """This loop and the loops around it, innermost first."""
        return (self, *(self.parent.chain() if self.parent else ()))


@dataclass(frozen=True, slots=True)
class LoopForest:
    """The loops of a function, outer before inner, otherwise in reverse post order of headers.

    ``innermost`` gives the innermost loop of a block, or None. ``irreducible`` holds the edges
    that go backwards in reverse post order to a block that does not dominate their start: with
    any, control flow enters a cycle in several places, and that cycle is no natural loop.
    """

    loops: tuple[Loop, ...]
    innermost: tuple[Loop | None, ...]
    irreducible: tuple[tuple[int, int], ...]

    def around(self, block: int) -> tuple[Loop, ...]:
        """The loops that contain a block, innermost first."""
        loop = self.innermost[block]
        return loop.chain() if loop else ()


def find_loops(
    successors: Sequence[Sequence[int]],
    predecessors: Sequence[Sequence[int]],
    reverse_post_order: Sequence[int],
    dominates: Callable[[int, int], bool],
) -> LoopForest:
    """Find the natural loops of a graph whose nodes are 0 to n - 1 and whose root is 0."""
    position = {block: index for index, block in enumerate(reverse_post_order)}
    latches: dict[int, list[int]] = {}
    irreducible = []
    for block in reverse_post_order:
        for successor in successors[block]:
            if position[successor] <= position[block]:
                if dominates(successor, block):
                    latches.setdefault(successor, []).append(block)
                else:
                    irreducible.append((block, successor))
    innermost: list[Loop | None] = [None] * len(successors)
    loops = []
    # A header comes after the headers of the loops around it, so that its parent is known.
    for header in sorted(latches, key=position.__getitem__):
        body = _body(header, latches[header], predecessors, position)
        parent = innermost[header]
        loop = Loop(
            header,
            tuple(latches[header]),
            body,
            tuple(
                (block, successor)
                for block in sorted(body)
                for successor in successors[block]
                if successor not in body
            ),
            parent,
            parent.depth + 1 if parent else 1,
        )
        loops.append(loop)
        for block in body:
            innermost[block] = loop
    return LoopForest(tuple(loops), tuple(innermost), tuple(irreducible))


def _body(
    header: int,
    latches: Sequence[int],
    predecessors: Sequence[Sequence[int]],
    reachable: dict[int, int],
) -> frozenset[int]:
    body = {header}
    stack = list(latches)
    while stack:
        block = stack.pop()
        if block not in body:
            body.add(block)
            stack.extend(before for before in predecessors[block] if before in reachable)
    return frozenset(body)

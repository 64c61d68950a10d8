# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cycles of any control flow, also of cycles that are entered in several places.

A depth-first search decides: the block of a cycle that it finds first is the header. The cycle is
everything that comes back to the header through blocks found after it; without the header, the
rest of it nests further. A cycle that is entered by its header alone is a natural loop.
Source: LLVM "Cycle Terminology"; Havlak, "Nesting of Reducible and Irreducible Loops" (TOPLAS
1997).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Cycle", "CycleForest", "find_cycles"]


@dataclass(frozen=True, slots=True, eq=False)
class Cycle:
    """A cycle; blocks are block indices, ``depth`` is 1 for an outermost cycle.

    ``exits`` are the blocks outside that an edge leads to. ``reducible``: whether the header is
    the only block that an edge from outside leads to.
    """

    header: int
    blocks: frozenset[int]
    exits: tuple[int, ...]
    reducible: bool
    parent: Cycle | None
    depth: int


@dataclass(frozen=True, slots=True)
class CycleForest:
    """The cycles of a function, outer before inner.

    ``innermost`` gives the innermost cycle of a block, or None. ``order`` holds the reachable
    blocks so that each cycle is contiguous, its header first, and every edge goes forward but those
    to the header of a cycle that contains its start.
    """

    cycles: tuple[Cycle, ...]
    innermost: tuple[Cycle | None, ...]
    order: tuple[int, ...]

    def around(self, block: int) -> tuple[Cycle, ...]:
        """The cycles that contain a block, innermost first."""
        found = []
        cycle = self.innermost[block]
        while cycle is not None:
            found.append(cycle)
            cycle = cycle.parent
        return tuple(found)


def find_cycles(
    successors: Sequence[Sequence[int]], predecessors: Sequence[Sequence[int]]
) -> CycleForest:
    """Find the cycles of a graph whose nodes are 0 to n - 1 and whose root is 0.

    Of an irreducible cycle the order of the search decides which block is the header: it takes the
    successors of a block from the last to the first, as LLVM does (GenericCycleImpl.h).
    """
    preorder, last, postorder = _search(successors)
    place = {block: index for index, block in enumerate(preorder)}
    outermost: dict[int, int] = {}  # the header of the outermost cycle found so far, by block
    bodies: dict[int, list[int]] = {}
    parents: dict[int, int] = {}
    for header in reversed(preorder):  # what is found later nests inside
        below = range(place[header], last[header] + 1)

        def coming(block: int, below: range = below) -> list[int]:
            return [each for each in predecessors[block] if place.get(each, -1) in below]

        pending = coming(header)
        if not pending:
            continue
        body = bodies[header] = [header]
        outermost[header] = header
        while pending:
            block = pending.pop()
            inner = outermost.get(block)
            if inner == header:
                continue
            if inner is not None:
                parents[inner] = header
            for each in bodies[inner] if inner is not None else (block,):
                outermost[each] = header
                body.append(each)
                pending += coming(each)
    turn = {block: index for index, block in enumerate(reversed(postorder))}
    innermost: list[Cycle | None] = [None] * len(successors)
    cycles: dict[int, Cycle] = {}
    # Reverse post order is right but for what it may put between the blocks of a cycle. What leads
    # to any of them from outside comes before the header, so sorting by headers first mends it.
    keys: dict[int, tuple[int, ...]] = {block: (index,) for block, index in turn.items()}
    for header, body in reversed(bodies.items()):
        parent = cycles[parents[header]] if header in parents else None
        inside = frozenset(body)
        cycle = cycles[header] = Cycle(
            header,
            inside,
            tuple(dict.fromkeys(s for b in body for s in successors[b] if s not in inside)),
            all(
                before in inside or before not in place
                for block in body[1:]
                for before in predecessors[block]
            ),
            parent,
            parent.depth + 1 if parent else 1,
        )
        prefix = keys[header]
        for block in body:
            innermost[block] = cycle
            keys[block] = (*prefix, turn[block])
    return CycleForest(
        tuple(cycles.values()), tuple(innermost), tuple(sorted(keys, key=keys.__getitem__))
    )


def _search(successors: Sequence[Sequence[int]]) -> tuple[list[int], dict[int, int], list[int]]:
    """A depth-first search from 0: the blocks in preorder, for each the last place in it that its
    subtree takes, and the blocks in postorder."""
    preorder = [0]
    postorder = []
    last: dict[int, int] = {}
    seen = {0}
    stack = [(0, reversed(successors[0]))]
    while stack:
        block, rest = stack[-1]
        for successor in rest:
            if successor not in seen:
                seen.add(successor)
                preorder.append(successor)
                stack.append((successor, reversed(successors[successor])))
                break
        else:
            last[block] = len(preorder) - 1
            postorder.append(block)
            stack.pop()
    return preorder, last, postorder

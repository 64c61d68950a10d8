# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Natural loops.

A back edge goes from a latch to a header that dominates it; the loop is the header and everything
that reaches a latch without passing the header. Back edges to the same header make one loop.
Source: LLVM "Loop Terminology (and Canonical Forms)".
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

__all__ = ["Loop", "LoopForest", "find_loops"]


@dataclass(frozen=True, slots=True, eq=False)
class Loop:
    """A natural loop; blocks are block indices, ``depth`` is 1 for an outermost loop.

    ``exits`` are the edges (inside, outside) that leave the loop. ``preheader`` is the only block
    outside that leads to the header, when it leads nowhere else; else None.
    """

    header: int
    latches: tuple[int, ...]
    blocks: frozenset[int]
    exits: tuple[tuple[int, int], ...]
    preheader: int | None
    parent: Loop | None
    depth: int

    def chain(self) -> tuple[Loop, ...]:
        """This loop and the loops around it, innermost first."""
        return (self, *(self.parent.chain() if self.parent else ()))


@dataclass(frozen=True)
class LoopForest:
    """The loops of a function, outer before inner, otherwise in reverse post order of headers.

    ``innermost`` gives the innermost loop of a block, or None. ``irreducible`` holds the edges
    that go backwards in reverse post order to a block that does not dominate their start: with
    any, control flow enters a cycle in several places, and that cycle is no natural loop.
    """

    loops: tuple[Loop, ...]
    innermost: tuple[Loop | None, ...]
    irreducible: tuple[tuple[int, int], ...]

    @cached_property
    def by_header(self) -> Mapping[int, Loop]:
        """Each loop by its header."""
        return {loop.header: loop for loop in self.loops}

    def around(self, block: int) -> tuple[Loop, ...]:
        """The loops that contain a block, innermost first."""
        loop = self.innermost[block]
        return loop.chain() if loop else ()


def find_loops(
    successors: Sequence[Sequence[int]],
    predecessors: Sequence[Sequence[int]],
    reverse_post_order: Sequence[int],
) -> LoopForest:
    """Find the natural loops of a graph whose nodes are 0 to n - 1 and whose root is 0.

    Whether the end of a retreating edge dominates its start needs no dominator tree: walking
    backwards from the start, it does exactly when the walk that stops there never gets to the root.
    """
    position = {block: index for index, block in enumerate(reverse_post_order)}
    retreating: dict[int, list[int]] = {}
    for block in reverse_post_order:
        for successor in successors[block]:
            if position[successor] <= position[block]:
                retreating.setdefault(successor, []).append(block)
    innermost: list[Loop | None] = [None] * len(successors)
    loops = []
    irreducible = []
    # A header comes after the headers of the loops around it, so that its parent is known.
    for header in sorted(retreating, key=position.__getitem__):
        body = {header}
        latches = []
        for latch in retreating[header]:
            reaching = _reaching(latch, header, predecessors, position)
            if reaching is None:
                irreducible.append((latch, header))
            else:
                latches.append(latch)
                body |= reaching
        if not latches:
            continue
        parent = innermost[header]
        loop = Loop(
            header,
            tuple(latches),
            frozenset(body),
            tuple(
                (block, successor)
                for block in sorted(body)
                for successor in successors[block]
                if successor not in body
            ),
            _preheader(header, body, successors, predecessors, position),
            parent,
            parent.depth + 1 if parent else 1,
        )
        loops.append(loop)
        for block in body:
            innermost[block] = loop
    return LoopForest(tuple(loops), tuple(innermost), tuple(irreducible))


def _preheader(
    header: int,
    body: Container[int],
    successors: Sequence[Sequence[int]],
    predecessors: Sequence[Sequence[int]],
    reachable: Container[int],
) -> int | None:
    outside = [block for block in predecessors[header] if block not in body and block in reachable]
    if len(outside) == 1 and len(successors[outside[0]]) == 1:
        return outside[0]
    return None


def _reaching(
    latch: int,
    header: int,
    predecessors: Sequence[Sequence[int]],
    reachable: Mapping[int, int],
) -> set[int] | None:
    """The blocks that reach the latch without passing the header; None when the root does."""
    found = {header}
    stack = [latch]
    while stack:
        block = stack.pop()
        if block in found:
            continue
        if block == 0:
            return None
        found.add(block)
        stack.extend(before for before in predecessors[block] if before in reachable)
    return found

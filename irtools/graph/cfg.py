# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The control-flow graph of a function with its dominators and loops.

Nodes are block indices (``BasicBlock.index``); the entry block is 0. Every derived graph is
computed once, when first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import networkx as nx

from irtools.graph.cycles import CycleForest, find_cycles
from irtools.graph.loops import LoopForest, find_loops
from irtools.ir.model import Function

__all__ = ["EXIT", "ControlFlowGraph", "DominatorTree"]

EXIT = -1
"""The node that stands for leaving the function in post-dominator trees."""


class DominatorTree:
    """Which node is on every path from the root to which other.

    ``immediate`` maps each node that is reachable from ``root`` to its immediate dominator, the
    root to None. Computed by networkx (Cooper, Harvey, Kennedy: "A Simple, Fast Dominance
    Algorithm").
    """

    def __init__(self, graph: nx.DiGraph[int], root: int) -> None:
        self.root = root
        self.immediate: Mapping[int, int | None] = {
            **nx.immediate_dominators(graph, root),
            root: None,
        }

    @cached_property
    def _intervals(self) -> dict[int, tuple[int, int]]:
        """Preorder and postorder numbers: a dominates b when a's interval encloses b's."""
        children: dict[int, list[int]] = {}
        for node, parent in self.immediate.items():
            if parent is not None:
                children.setdefault(parent, []).append(node)
        starts: dict[int, int] = {}
        intervals: dict[int, tuple[int, int]] = {}
        stack = [(self.root, False)]
        clock = 0
        while stack:
            node, done = stack.pop()
            clock += 1
            if done:
                intervals[node] = starts[node], clock
            else:
                starts[node] = clock
                stack.append((node, True))
                stack.extend((child, False) for child in children.get(node, ()))
        return intervals

    def dominates(self, above: int, below: int) -> bool:
        """Whether every path from the root to ``below`` passes ``above``; a node dominates itself.

        False when either is unreachable from the root.
        """
        if above not in self._intervals or below not in self._intervals:
            return False
        start, end = self._intervals[above]
        return start <= self._intervals[below][0] and self._intervals[below][1] <= end


@dataclass(frozen=True)
class ControlFlowGraph:
    """The control-flow graph of one function; edges are without repetition."""

    function: Function

    @cached_property
    def successors(self) -> tuple[tuple[int, ...], ...]:
        """The successors of each block, in LLVM's order."""
        return tuple(
            tuple(successor.index for successor in block.successors)
            for block in self.function.blocks
        )

    @cached_property
    def predecessors(self) -> tuple[tuple[int, ...], ...]:
        """The predecessors of each block, in layout order."""
        found: list[list[int]] = [[] for _ in self.successors]
        for block, successors in enumerate(self.successors):
            for successor in successors:
                found[successor].append(block)
        return tuple(map(tuple, found))

    @cached_property
    def reverse_post_order(self) -> tuple[int, ...]:
        """The blocks that are reachable from the entry, each before what it dominates."""
        order: list[int] = []
        seen = {0}
        stack = [(0, iter(self.successors[0]))]
        while stack:
            block, successors = stack[-1]
            for successor in successors:
                if successor not in seen:
                    seen.add(successor)
                    stack.append((successor, iter(self.successors[successor])))
                    break
            else:
                order.append(block)
                stack.pop()
        return tuple(reversed(order))

    @cached_property
    def reachable(self) -> frozenset[int]:
        """The blocks that are reachable from the entry."""
        return frozenset(self.reverse_post_order)

    @cached_property
    def dominators(self) -> DominatorTree:
        """Dominators from the entry block."""
        return DominatorTree(self.networkx(), 0)

    @cached_property
    def post_dominators(self) -> DominatorTree:
        """Post-dominators: dominators of the reversed graph from EXIT.

        EXIT follows every block without successors; a block from which none of those can be
        reached (an endless loop) is not in the tree.
        """
        graph = self.networkx().reverse()
        graph.add_edges_from(
            (EXIT, block) for block, successors in enumerate(self.successors) if not successors
        )
        graph.add_node(EXIT)
        return DominatorTree(graph, EXIT)

    @cached_property
    def loops(self) -> LoopForest:
        """The natural loops."""
        return find_loops(self.successors, self.predecessors, self.reverse_post_order)

    @cached_property
    def cycles(self) -> CycleForest:
        """The cycles."""
        return find_cycles(self.successors, self.predecessors)

    def networkx(self) -> nx.DiGraph[int]:
        """A new networkx graph of the block indices, with the block's ``name`` on each node."""
        graph: nx.DiGraph[int] = nx.DiGraph()
        graph.add_nodes_from((block.index, {"name": block.name}) for block in self.function.blocks)
        graph.add_edges_from(
            (block, successor)
            for block, successors in enumerate(self.successors)
            for successor in successors
        )
        return graph

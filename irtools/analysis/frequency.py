# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How often each block runs for one run of the function.

Source: Wu and Larus, "Static Branch Frequency and Program Profile Analysis" (MICRO 1994), section
4; LLVM "Branch Weight Metadata". Precision: an estimate, exact for the probabilities that branch
weights state and for loops whose trip count is known.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from irtools.analysis.alias import LDS, is_volatile
from irtools.graph import ControlFlowGraph, Loop
from irtools.ir.model import BasicBlock, Instruction

__all__ = ["GUESSED_ITERATIONS", "BlockFrequencies", "compute_frequencies"]

# A branch that can leave a loop does so this often: LLVM's weights are 4 for an exit and 124 for
# the way back (BranchProbabilityInfo), which makes 32 iterations.
_EXIT = 4 / 128
GUESSED_ITERATIONS = 32
"""How often a loop is assumed to run each time it is entered."""
# No loop counts as running more often than this each time it is entered.
_MOST_ITERATIONS = 4096.0


@dataclass(frozen=True, slots=True)
class BlockFrequencies:
    """``blocks[b]`` is how often block ``b`` runs for one run of the function, averaged over its
    waves: 1 for the entry block, 0 for unreachable blocks. ``iterations`` is how often the header
    of a loop runs each time the loop is entered, by header."""

    blocks: tuple[float, ...]
    iterations: Mapping[int, float]


def compute_frequencies(
    graph: ControlFlowGraph, trip_counts: Mapping[int, float] | None = None
) -> BlockFrequencies:
    """Estimate the frequencies of all blocks.

    ``trip_counts`` are known numbers of iterations, by header, of loops with one exit that is
    passed in every iteration. Branches with weights (``!prof``) follow them; others that can leave
    a loop do so once in 32 times, and so do those that end the kernel without anything stored (the
    usual check of bounds); everything else is equally likely. With irreducible control flow every
    reachable block counts once.
    """
    if graph.loops.irreducible:
        once = (float(block in graph.reachable) for block in range(len(graph.successors)))
        return BlockFrequencies(tuple(once), {})
    guards = _guards(graph)
    odds = [
        _probabilities(block, graph, trip_counts or {}, guards) for block in graph.function.blocks
    ]
    iterations: dict[int, float] = {}
    # Inner loops first: seen from outside, a loop is a node that runs so often each time.
    for loop in reversed(graph.loops.loops):
        once_each = _spread(graph, odds, iterations, loop)
        back = sum(once_each[latch] * odds[latch][loop.header] for latch in loop.latches)
        iterations[loop.header] = min(1 / max(1 - back, 1e-9), _MOST_ITERATIONS)
    return BlockFrequencies(tuple(_spread(graph, odds, iterations, None)), iterations)


def _spread(
    graph: ControlFlowGraph,
    odds: Sequence[Mapping[int, float]],
    iterations: Mapping[int, float],
    loop: Loop | None,
) -> list[float]:
    """The frequencies in one iteration of a loop, or in the function, that starts once."""
    frequencies = [0.0] * len(graph.successors)
    start = loop.header if loop else 0
    frequencies[start] = 1.0 if loop else iterations.get(0, 1.0)
    by_header = graph.loops.by_header
    for block in graph.cycles.order:
        if block == start or (loop and block not in loop.blocks):
            continue
        inner = by_header.get(block)
        frequencies[block] = iterations.get(block, 1.0) * sum(
            frequencies[before] * odds[before].get(block, 0.0)
            for before in graph.predecessors[block]
            if not (inner and before in inner.blocks)
        )
    return frequencies


_WRITES = frozenset(("store", "atomicrmw", "cmpxchg"))


def _stores(instruction: Instruction) -> bool:
    """Whether it stores something; a volatile store to LDS keeps a value out of registers, as
    lds-demotion makes it."""
    kept = instruction.address_space == LDS and is_volatile(instruction)
    return instruction.opcode in _WRITES and not kept


def _guards(graph: ControlFlowGraph) -> dict[int, int]:
    """The blocks that may end the function before it has stored anything, and where they go then:
    to a block that only returns, while the other way leads to all that is stored."""
    blocks = graph.function.blocks
    found: dict[int, int] = {}
    writing = None
    for block in blocks:
        for out in block.successors if len(block.successors) == 2 else ():
            if blocks[out.index].instructions[0].opcode != "ret":
                continue
            if writing is None:
                writing = [
                    each.index
                    for each in blocks
                    if each.index in graph.reachable and any(map(_stores, each.instructions))
                ]
            (on,) = (each.index for each in block.successors if each is not out)
            if writing and all(graph.dominators.dominates(on, each) for each in writing):
                found[block.index] = out.index
    return found


def _probabilities(
    block: BasicBlock,
    graph: ControlFlowGraph,
    trip_counts: Mapping[int, float],
    guards: Mapping[int, int],
) -> dict[int, float]:
    """How likely each successor of a block is."""
    successors = graph.successors[block.index]
    weights = _weights(block)
    if weights:
        total = sum(weights.values())
        return {successor: weight / total for successor, weight in weights.items()}
    if block.index in guards:
        leaving = guards[block.index]
        return {each: _EXIT if each == leaving else 1 - _EXIT for each in successors}
    around = graph.loops.around(block.index)
    out = [s for s in successors if around and s not in around[0].blocks]
    stay = [s for s in successors if s not in out]
    if not out or not stay:
        return {successor: 1 / len(successors) for successor in successors}
    leaves = 1 / trip_counts[around[0].header] if around[0].header in trip_counts else _EXIT
    return {
        **{successor: leaves / len(out) for successor in out},
        **{successor: (1 - leaves) / len(stay) for successor in stay},
    }


def _weights(block: BasicBlock) -> dict[int, int]:
    """The branch weights of the block's terminator by successor; empty without any."""
    node = block.terminator.attachment("prof")
    if node is None:
        return {}
    text = block.function.module.metadata.node(node)
    if '"branch_weights"' not in text:
        return {}
    numbers = [int(number) for number in re.findall(r"i32 (-?\d+)", text)]
    targets = [each for each in block.terminator.operands if isinstance(each, BasicBlock)]
    if block.terminator.opcode == "br":
        targets.reverse()  # LLVM stores the false destination first, and its weight second
    if len(numbers) != len(targets) or not sum(numbers):
        return {}
    weights: dict[int, int] = {}
    for target, number in zip(targets, numbers, strict=True):
        weights[target.index] = weights.get(target.index, 0) + (number & 0xFFFFFFFF)
    return weights

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which values are the same in all lanes of a wave.

A value diverges because of the data it is computed from (a work-item id, a load from private
memory, an atomic), because of control (a phi where lanes meet that took different ways), or in
time (a value of a loop that is used after it, when lanes leave the loop in different iterations).
Source: LLVM "Convergence and Uniformity" and AMDGPU's isSourceOfDivergence. Precision: never
uniform where LLVM says divergent; may say divergent of a uniform value.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from irtools.analysis.divergence import Joins, SyncDependence
from irtools.analysis.intrinsics import Variation, variation
from irtools.graph import ControlFlowGraph
from irtools.ir.model import Argument, Function, Instruction, LocalValue

__all__ = ["Uniformity", "compute_uniformity"]

_PRIVATE, _GENERIC = 5, 0


@dataclass(frozen=True, slots=True)
class Uniformity:
    """``divergent[n]`` is 1 when the value with the number ``n`` may differ between the lanes of
    a wave; for a terminator: when lanes may take different ways.
    """

    divergent: bytes

    def is_uniform(self, value: LocalValue) -> bool:
        """Whether the value is the same in all lanes of a wave that compute it."""
        return not self.divergent[value.number]


def compute_uniformity(graph: ControlFlowGraph) -> Uniformity:
    """Find the divergent values of a function."""
    function = graph.function
    divergent = bytearray(len(function.values))
    settled = bytearray(len(function.values))  # whatever the operands turn out to be

    def diverges(number: int) -> bool:
        """Mark a value as divergent; whether it was not before."""
        news = not divergent[number]
        divergent[number] = settled[number] = True
        return news

    for argument in function.arguments:
        divergent[argument.number] = not _is_uniform_argument(argument)
    for instruction in function.instructions:
        if instruction.opcode in _VARYING:
            kind = _variation(instruction)
            divergent[instruction.number] = kind == "divergent"
            settled[instruction.number] = kind != "operands"
    for index in _not_analysed(graph):
        for instruction in function.blocks[index].instructions:
            diverges(instruction.number)
    blocks = [function.blocks[index] for index in graph.reverse_post_order]
    branching = [block for block in blocks if len(block.successors) > 1]
    sync = None
    if not graph.loops.irreducible:
        sync = SyncDependence(graph)
    else:
        # No theory of joins for cycles with several entries: every phi counts.
        for block in blocks:
            for phi in block.phis:
                diverges(phi.number)
    users: list[list[Instruction]] = []
    changed = True
    while changed:
        changed = False
        for block in blocks:
            for instruction in block.instructions:
                if settled[instruction.number]:
                    continue
                for use in instruction.uses:
                    if divergent[use]:
                        changed |= diverges(instruction.number)
                        break
        # Without loops, one pass in reverse post order has seen every operand before its use.
        changed &= bool(graph.loops.loops or graph.loops.irreducible)
        if sync is None:
            continue
        parting = [block for block in branching if divergent[block.terminator.number]]
        branching = [block for block in branching if not divergent[block.terminator.number]]
        for block in parting:
            users = users or _users(function)
            for number in _caused(sync.joins(block.index), function, users):
                changed |= diverges(number)
    return Uniformity(bytes(divergent))


def _not_analysed(graph: ControlFlowGraph) -> set[int]:
    """The blocks where everything counts as divergent: those that are unreachable, and, with
    irreducible control flow, those in cycles (LLVM assumes the same of such cycles)."""
    blocks = set(range(len(graph.successors))) - graph.reachable
    if graph.loops.irreducible:
        import networkx as nx

        for component in nx.strongly_connected_components(graph.networkx()):
            if len(component) > 1 or any(block in graph.successors[block] for block in component):
                blocks |= component
    return blocks


def _caused(
    joins: Joins, function: Function, users: Sequence[Sequence[Instruction]]
) -> Iterator[int]:
    """The values that diverge because lanes meet again or leave a loop one after the other."""
    for block in joins.blocks:
        for phi in function.blocks[block].phis:
            yield phi.number
    for loop in joins.loops:
        for block in loop.blocks:
            for instruction in function.blocks[block].instructions:
                for user in users[instruction.number]:
                    if user.block.index not in loop.blocks:
                        yield user.number


def _users(function: Function) -> list[list[Instruction]]:
    """The instructions that use each value."""
    users: list[list[Instruction]] = [[] for _ in function.values]
    for instruction in function.instructions:
        for use in instruction.uses:
            users[use].append(instruction)
    return users


def _is_uniform_argument(argument: Argument) -> bool:
    """A kernel's arguments are in constant memory; a function's in VGPRs unless ``inreg``."""
    return argument.function.is_kernel


# Everything else is as uniform as its operands.
_VARYING = frozenset(("load", "call", "invoke", "callbr", "atomicrmw", "cmpxchg"))


def _variation(instruction: Instruction) -> Variation:
    if instruction.opcode == "load":
        return "divergent" if instruction.address_space in (_PRIVATE, _GENERIC) else "operands"
    if instruction.opcode in ("atomicrmw", "cmpxchg"):
        return "divergent"
    callee = instruction.callee
    return variation(callee) if callee else "divergent"

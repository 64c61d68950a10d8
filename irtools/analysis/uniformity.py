# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which values are the same in all lanes of a wave.

A value diverges because of the data it is computed from (a work-item id, a load from private
memory, an atomic), because of control (a phi where lanes meet that took different ways), or in
time (a value of a loop that is used after it, when lanes leave the loop in different iterations).
Source: LLVM "Convergence and Uniformity" and AMDGPU's isSourceOfDivergence. Precision: never
uniform where LLVM says divergent; may say divergent of a uniform value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from irtools.analysis.divergence import Joins, SyncDependence
from irtools.analysis.intrinsics import Variation, assembly_variation, variation
from irtools.analysis.users import users_of
from irtools.analysis.workgroup import (
    Workgroup,
    find_workgroup,
    uniform_by_shape,
    uniform_for_llvm,
)
from irtools.graph import ControlFlowGraph
from irtools.ir.model import (
    Argument,
    BasicBlock,
    Constant,
    Function,
    GlobalValue,
    Instruction,
    LocalValue,
)

__all__ = ["Uniformity", "compute_uniformity"]

_PRIVATE, _GENERIC = 5, 0


@dataclass(frozen=True, slots=True)
class Uniformity:
    """``divergent[n]`` is 1 when the value with the number ``n`` may differ between the lanes of
    a wave; for a terminator: when lanes may take different ways.

    ``workgroup`` is the shape of the workgroups that was taken for granted, None for any.
    ``beyond_llvm`` holds the numbers of the values that are uniform because of it but not for LLVM,
    which does not know or use it, each with the reason.
    """

    divergent: bytes
    workgroup: Workgroup | None = None
    beyond_llvm: Mapping[int, str] = field(default_factory=dict)

    def is_uniform(self, value: LocalValue) -> bool:
        """Whether the value is the same in all lanes of a wave that compute it."""
        return not self.divergent[value.number]


def compute_uniformity(
    graph: ControlFlowGraph, *, workgroup: Workgroup | None = None, wave_size: int = 64
) -> Uniformity:
    """Find the divergent values of a function; ``workgroup`` is by default what the IR says."""
    function = graph.function
    if workgroup is None:
        workgroup = find_workgroup(function)
    if workgroup is None:
        return Uniformity(_divergent(graph, {}))
    known = uniform_by_shape(function, workgroup, wave_size)
    known_to_llvm = uniform_for_llvm(function, wave_size)
    divergent = _divergent(graph, known)
    if known == known_to_llvm:
        return Uniformity(divergent, workgroup)
    for_llvm = _divergent(graph, known_to_llvm)
    reason = f"workgroup {workgroup} ({workgroup.source})"
    beyond = {n: reason for n in range(len(divergent)) if for_llvm[n] and not divergent[n]}
    return Uniformity(divergent, workgroup, beyond)


def _divergent(graph: ControlFlowGraph, known: Mapping[int, Variation]) -> bytes:
    """See ``Uniformity.divergent``; ``known``: how values vary of which the shape of the workgroup
    says more than their operation."""
    function = graph.function
    divergent = bytearray(len(function.values))
    settled = bytearray(len(function.values))  # whatever the operands turn out to be

    def diverge(instructions: Iterable[Instruction]) -> bool:
        """Mark values as divergent; whether any was not before."""
        news = False
        for instruction in instructions:
            if not settled[instruction.number]:
                divergent[instruction.number] = settled[instruction.number] = news = True
        return news

    for argument in function.arguments:
        divergent[argument.number] = not _is_uniform_argument(argument)
    for instruction in function.instructions:
        if instruction.opcode in _VARYING:
            kind = _variation(instruction)
            divergent[instruction.number] = kind == "divergent"
            settled[instruction.number] = kind != "operands"
    for number, kind in known.items():
        divergent[number] = False
        settled[number] = kind == "uniform"
    blocks = [function.blocks[index] for index in graph.cycles.order]
    branching = [block for block in blocks if len(block.successors) > 1]
    # Data flows through blocks that are never reached as well, but no lanes do.
    unreachable = [block for block in function.blocks if block.index not in graph.reachable]
    blocks += unreachable
    sync = SyncDependence(graph)
    users: tuple[tuple[Instruction, ...], ...] = ()
    changed = True
    while changed:
        changed = False
        for block in blocks:
            for instruction in block.instructions:
                if settled[instruction.number]:
                    continue
                for use in instruction.uses:
                    if divergent[use]:
                        divergent[instruction.number] = settled[instruction.number] = True
                        changed = True
                        break
        # Without cycles, one pass in order has seen every operand before its use.
        changed &= bool(graph.cycles.cycles or unreachable)
        parting = [block for block in branching if divergent[block.terminator.number]]
        branching = [block for block in branching if not divergent[block.terminator.number]]
        for block in parting:
            users = users or users_of(function)
            changed |= diverge(_caused(sync.joins(block.index), function, users))
    return bytes(divergent)


def _caused(
    joins: Joins, function: Function, users: Sequence[Sequence[Instruction]]
) -> Iterator[Instruction]:
    """What diverges because lanes meet again, or leave or enter a cycle one after the other."""
    for block in joins.blocks:
        yield from (phi for phi in function.blocks[block].phis if not _has_one_value(phi))
    for cycle in joins.left:
        for block in cycle.blocks:
            for instruction in function.blocks[block].instructions:
                for user in users[instruction.number]:
                    if user.block.index not in cycle.blocks:
                        yield user
    for cycle in joins.entered:
        for block in cycle.blocks:
            yield from function.blocks[block].instructions[:-1]


def _has_one_value(phi: Instruction) -> bool:
    """Whether a phi has the same value whatever way was taken, when undef is taken for it too."""
    found = {each if isinstance(each, LocalValue) else str(each) for each in phi.operands}
    found -= {phi, f"{phi.type} undef", f"{phi.type} poison"}
    return len(found) <= 1


def _is_uniform_argument(argument: Argument) -> bool:
    """A kernel's arguments are in constant memory; a function's in VGPRs unless ``inreg``."""
    return argument.function.is_kernel or "inreg" in argument.attributes.split()


# Everything else is as uniform as its operands.
_VARYING = frozenset(("load", "call", "invoke", "callbr", "atomicrmw", "cmpxchg", "addrspacecast"))


def _variation(instruction: Instruction) -> Variation:
    opcode = instruction.opcode
    if opcode == "load":
        return "divergent" if instruction.address_space in (_PRIVATE, _GENERIC) else "operands"
    if opcode == "addrspacecast":
        return "divergent" if _names_the_lane(instruction) else "operands"
    callee = instruction.operands[-1]
    if isinstance(callee, GlobalValue) and callee.is_function and opcode == "call":
        return variation(callee.name)
    if isinstance(callee, Constant) and opcode == "call":
        return assembly_variation(callee.text, instruction.type)
    return "divergent"


def _names_the_lane(cast: Instruction) -> bool:
    """Whether an address in private memory becomes one that is valid in all lanes: where the
    hardware has such addresses, they differ from lane to lane."""
    source = cast.operands[0]
    processor = cast.function.attributes.get("target-cpu", "")
    return (
        not isinstance(source, BasicBlock)
        and source.type.address_space == _PRIVATE
        and cast.type.address_space == _GENERIC
        and processor.startswith("gfx125")
    )

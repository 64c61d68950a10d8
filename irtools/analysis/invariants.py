# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loop-invariant values that are still inside their loop, and what keeps them there.

Those that are outside already are what a loop carries, see ``LoopSummary``. Source: LLVM LICM and
MustExecute. Precision: LLVM's LICM hoists what is movable here; it may hoist more.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Literal

from irtools.analysis.alias import MemoryObject, is_volatile
from irtools.analysis.memory import Effect, Memory
from irtools.graph import ControlFlowGraph, Loop
from irtools.ir.model import Constant, Instruction

__all__ = ["BlockedLoad", "Invariants", "find_invariants", "is_pure"]

Obstacle = Literal["volatile or atomic", "store", "atomic", "barrier", "call"]


@dataclass(frozen=True, slots=True)
class BlockedLoad:
    """A load from an invariant address that is repeated in every iteration.

    ``blockers`` may change the memory in between, or are the load itself: volatile or atomic.
    """

    load: Instruction
    blockers: tuple[Effect, ...]

    @property
    def obstacle(self) -> tuple[Obstacle, Instruction]:
        """What keeps the load, with the instruction to look at: the load itself, else a barrier or
        call, because the source cannot promise that these change nothing, else a store."""
        first = min(self.blockers, key=lambda blocker: _HARDEST.index(self._kind(blocker)))
        return self._kind(first), first.instruction

    def _kind(self, blocker: Effect) -> Obstacle:
        if blocker.instruction is self.load:
            return "volatile or atomic"
        if blocker.kind != "access":
            return blocker.kind
        return "store" if blocker.instruction.opcode == "store" else "atomic"


_HARDEST: tuple[Obstacle, ...] = ("volatile or atomic", "barrier", "call", "atomic", "store")


@dataclass(frozen=True, slots=True)
class Invariants:
    """The invariant instructions in a loop, in layout order: those that could be outside, and loads
    that could be if memory were known not to change."""

    movable: tuple[Instruction, ...]
    blocked: tuple[BlockedLoad, ...]


def find_invariants(graph: ControlFlowGraph, loop: Loop, memory: Memory) -> Invariants:
    """Find the invariant instructions of a loop, with those of the loops inside it."""
    blocks = graph.function.blocks
    movable: dict[int, Instruction] = {}
    blocked: list[BlockedLoad] = []
    always = _run_in_every_iteration(graph, loop, memory)
    for index in graph.reverse_post_order:
        if index not in loop.blocks:
            continue
        for instruction in blocks[index].instructions:
            if not _has_invariant_operands(instruction, loop, movable):
                continue
            effect = memory.effect(instruction)
            if effect is None:
                if is_pure(instruction, memory) and (
                    index in always or _is_speculatable(instruction, memory)
                ):
                    movable[instruction.number] = instruction
            elif instruction.opcode == "load":
                blockers = memory.blockers(effect, loop)
                if any(_writes_the_same(blocker, effect) for blocker in blockers):
                    continue  # no invariant: the loop stores what it loads
                if blockers:
                    blocked.append(BlockedLoad(instruction, blockers))
                elif index in always:
                    movable[instruction.number] = instruction
    return Invariants(
        tuple(sorted(movable.values(), key=lambda each: each.index)),
        tuple(sorted(blocked, key=lambda each: each.load.index)),
    )


def _writes_the_same(blocker: Effect, load: Effect) -> bool:
    """Whether something writes an object that the load may be reading, not just perhaps."""
    if blocker is load:
        return False
    written: set[MemoryObject] = set()
    for place in blocker.written or ():
        written |= place.objects or frozenset()
    return any(not written.isdisjoint(place.objects or ()) for place in load.places or ())


def _has_invariant_operands(instruction: Instruction, loop: Loop, movable: Container[int]) -> bool:
    return all(
        not isinstance(operand, Instruction)
        or operand.block.index not in loop.blocks
        or operand.number in movable
        for operand in instruction.operands
    )


def _run_in_every_iteration(graph: ControlFlowGraph, loop: Loop, memory: Memory) -> frozenset[int]:
    """The blocks that run whenever the loop is entered; none when something may not return."""
    if any(
        _may_not_return(effect)
        for effect in memory.effects
        if effect.instruction.block.index in loop.blocks
    ):
        return frozenset()
    ends = {*loop.latches, *(inside for inside, _ in loop.exits)}
    dominators = graph.dominators
    return frozenset(
        block for block in loop.blocks if all(dominators.dominates(block, end) for end in ends)
    )


def _may_not_return(effect: Effect) -> bool:
    """Whether it is a call of an unknown function or a volatile store, which LLVM takes to end the
    program perhaps."""
    if effect.kind == "call":
        return not (effect.instruction.callee or "llvm.").startswith("llvm.")
    return effect.writes and is_volatile(effect.instruction)


_NEVER = frozenset(("phi", "alloca", "store", "br", "switch", "ret", "unreachable", "indirectbr"))
_MAY_TRAP = frozenset(("udiv", "sdiv", "urem", "srem"))


def is_pure(instruction: Instruction, memory: Memory) -> bool:
    """Whether the instruction only computes a value, in one lane."""
    if instruction.opcode == "call":
        attributes = memory.attributes(instruction)
        return "convergent" not in attributes and "memory(none)" in attributes
    return instruction.opcode not in _NEVER and bool(instruction.name)


def _is_speculatable(instruction: Instruction, memory: Memory) -> bool:
    """Whether it may run where it did not before."""
    if instruction.opcode == "call":
        return "speculatable" in memory.attributes(instruction)
    if instruction.opcode in _MAY_TRAP:
        divisor = instruction.operands[1]
        return isinstance(divisor, Constant) and divisor.value not in (None, 0)
    return True

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each instruction of a function does to memory, and what that stands in the way of.

Source: LangRef "memory" attribute and "Atomic Memory Ordering Constraints". Precision: a call that
the module says nothing about reads and writes everything.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from irtools.analysis.alias import (
    CONSTANT,
    CONSTANT_32,
    Aliases,
    Place,
    accessed_type,
    size_in_bytes,
)
from irtools.graph import ControlFlowGraph, Loop
from irtools.ir.model import BasicBlock, Instruction

__all__ = ["Effect", "Memory"]

EffectKind = Literal["access", "barrier", "call"]


@dataclass(frozen=True, slots=True)
class Effect:
    """What an instruction does to memory that the function can see.

    ``places`` are what it accesses, None when that can be anything. ``ordered``: it is volatile or
    atomic and stays where it is. ``kind`` is ``"barrier"`` for barriers and fences, which make
    other work-items' writes visible; ``"call"`` for calls.
    """

    instruction: Instruction
    reads: bool
    writes: bool
    places: tuple[Place, ...] | None
    ordered: bool
    kind: EffectKind

    @property
    def written(self) -> tuple[Place, ...] | None:
        """The places that it may write; None when that can be anything."""
        if self.places and _COPY.match(self.instruction.callee or ""):
            return self.places[:1]
        return self.places


class Memory:
    """The effects of a function's instructions."""

    def __init__(self, graph: ControlFlowGraph) -> None:
        self._graph = graph
        self._function = graph.function
        self.aliases = Aliases(graph.function)
        self._effects: dict[int, Effect | None] = {}
        self._before: dict[int, set[int]] = {}

    @cached_property
    def effects(self) -> tuple[Effect, ...]:
        """The instructions with an effect, in layout order."""
        found = map(self.effect, self._function.instructions)
        return tuple(effect for effect in found if effect is not None)

    def effect(self, instruction: Instruction) -> Effect | None:
        """The effect of one instruction; None for one that only computes."""
        index = instruction.index
        if index not in self._effects:
            self._effects[index] = self._find_effect(instruction)
        return self._effects[index]

    @cached_property
    def _writes(self) -> tuple[Effect, ...]:
        reachable = self._graph.reachable
        effects = (
            self.effect(instruction)
            for instruction in self._function.instructions
            if instruction.opcode in _MAY_WRITE and instruction.block.index in reachable
        )
        return tuple(effect for effect in effects if effect is not None and effect.writes)

    def blockers(self, load: Effect, loop: Loop) -> tuple[Effect, ...]:
        """The effects in a loop that keep a load of an invariant address from moving out of it:
        the load itself when it is ordered, and what may write what it reads."""
        if _never_written(load):
            return ()
        own = (load,) if load.ordered else ()
        return own + tuple(
            write
            for write in self._writes
            if write.instruction.block.index in loop.blocks
            if self.may_write(write, load, loop.blocks)
        )

    def is_clobbered(self, load: Instruction) -> bool:
        """Whether a load may see anything but what was there when the kernel started: it is
        volatile or atomic, or this work-item may have written there before. Barriers do not count,
        as in LLVM, which the scalar cache trusts.

        Source: AMDGPU::isClobberedInFunction. Precision: at joins LLVM sometimes takes a store
        for one that matters which writes something else, most often where there are barriers.
        """
        effect = self._load(load)
        if effect.ordered:
            return True
        return any(self.comes_before(write.instruction, load) for write in self._writers(effect))

    def is_read_only(self, load: Instruction) -> bool:
        """Whether nothing in the kernel writes what a load reads: it can be loaded anywhere."""
        effect = self._load(load)
        return not effect.ordered and not any(self._writers(effect))

    def is_unchanged(self, load: Instruction, point: Instruction) -> bool:
        """Whether a load gives the same at another point behind it, in a program without races:
        nothing in the kernel writes there; or the point is in the same block, and nothing between
        may write there or wait for other work-items."""
        effect = self._load(load)
        if effect.ordered:
            return False
        if self.is_read_only(load):
            return True
        if load.block is not point.block or point.index < load.index:
            return False
        between = self._function.instructions[load.index + 1 : point.index]
        return not any(
            other is not None and other.writes and (other.ordered or self.may_write(other, effect))
            for other in map(self.effect, between)
        )

    def _writers(self, load: Effect) -> Iterator[Effect]:
        """What this work-item does anywhere that may write what a load reads."""
        if _never_written(load):
            return
        for write in self._writes:
            if write.kind != "barrier" and self.may_write(write, load, self._in_loops):
                yield write

    def _load(self, load: Instruction) -> Effect:
        effect = self.effect(load)
        assert effect is not None
        return effect

    def may_write(self, write: Effect, load: Effect, varying: frozenset[int] = frozenset()) -> bool:
        """Whether an effect may change what a load reads; ``varying`` as in Aliases.may_alias."""
        if load.places is None:
            return True
        if write.written is None:
            # What is called knows no memory that is the function's own.
            own = all(self.aliases.is_own(place) for place in load.places)
            return write.kind == "barrier" or not own
        return any(
            self.aliases.may_alias(one, other, varying=varying)
            for one in write.written
            for other in load.places
        )

    def comes_before(self, first: Instruction, second: Instruction) -> bool:
        """Whether some path leads from one instruction to another."""
        if first.block is second.block and first.index < second.index:
            return True
        return first.block.index in self._blocks_before(second.block.index)

    def _blocks_before(self, block: int) -> set[int]:
        """The blocks from whose end a path leads to the start of this one."""
        found = self._before.get(block)
        if found is None:
            found = set()
            pending = list(self._graph.predecessors[block])
            while pending:
                each = pending.pop()
                if each not in found:
                    found.add(each)
                    pending.extend(self._graph.predecessors[each])
            self._before[block] = found
        return found

    @cached_property
    def _in_loops(self) -> frozenset[int]:
        """The blocks that may run more than once."""
        if self._graph.loops.irreducible:
            return frozenset(range(len(self._graph.successors)))
        return frozenset().union(*(loop.blocks for loop in self._graph.loops.loops))

    def _find_effect(self, instruction: Instruction) -> Effect | None:
        opcode = instruction.opcode
        if opcode in ("load", "store"):
            places = self._access(instruction)
            ordered = _is_ordered(instruction)
            return Effect(
                instruction, opcode == "load", opcode == "store", places, ordered, "access"
            )
        if opcode in ("atomicrmw", "cmpxchg"):
            places = self._access(instruction)
            return Effect(instruction, True, True, places, True, "access")
        if opcode == "fence":
            return Effect(instruction, True, True, None, True, "barrier")
        if opcode in ("call", "invoke", "callbr"):
            return self._call(instruction)
        return None

    def _access(self, instruction: Instruction) -> tuple[Place, ...]:
        pointer = instruction.pointer
        assert pointer is not None
        size = size_in_bytes(accessed_type(instruction))
        return (self.aliases.place(instruction, pointer, size),)

    def _call(self, call: Instruction) -> Effect | None:
        if _BARRIER.match(call.callee or ""):
            return Effect(call, True, True, None, True, "barrier")
        attributes = self.attributes(call)
        reads, writes, only_arguments = _memory_attribute(attributes)
        if not reads and not writes:
            return None
        places = None
        if only_arguments:
            places = tuple(
                self.aliases.place(call, operand, None)
                for operand in call.operands[:-1]
                if not isinstance(operand, BasicBlock) and operand.type.kind == "pointer"
            )
        return Effect(call, reads, writes, places, "convergent" in attributes, "call")

    def attributes(self, call: Instruction) -> str:
        """The attributes of a call and of the function that it calls."""
        module = self._function.module
        own = module.declarations.of_call(call.text)
        callee = call.callee
        if callee is None:
            return own
        if callee in self._bodies:
            return f"{own} {self._bodies[callee]}"
        return f"{own} {module.declarations.of_function(callee)}"

    @cached_property
    def _bodies(self) -> dict[str, str]:
        functions = self._function.module.functions
        return {function.name: function.enum_attributes for function in functions}


def _never_written(load: Effect) -> bool:
    """Whether nothing writes the memory that is read for as long as the kernel runs."""
    instruction = load.instruction
    return not load.ordered and (
        instruction.address_space in (CONSTANT, CONSTANT_32)
        or instruction.attachment("invariant.load") is not None
    )


_MAY_WRITE = frozenset(("store", "atomicrmw", "cmpxchg", "fence", "call", "invoke", "callbr"))


def _is_ordered(instruction: Instruction) -> bool:
    """Whether a load or store is volatile or atomic."""
    return _ORDERED.match(instruction.text.rpartition(" = ")[2]) is not None


_ORDERED = re.compile(r"(?:load|store) (?:atomic|volatile) ")
_COPY = re.compile(r"llvm\.mem(cpy|move)\.")  # to the first argument, from the second
_BARRIER = re.compile(
    r"llvm\.amdgcn\.((s|wave|sched|sched\.group)\.(cluster\.)?barrier|s\.get\.barrier\.state|iglp\.opt)"
)
_MEMORY = re.compile(r"\bmemory\(([^)]*)\)")
_NOT_OURS = ("inaccessiblemem", "errnomem", "target_mem")  # no load or store gets there


def _memory_attribute(attributes: str) -> tuple[bool, bool, bool]:
    """Whether a call reads, whether it writes, and whether it does so only behind its arguments,
    by the ``memory`` attributes of the call and of what it calls: both hold."""
    reads = writes = elsewhere = True
    for found in _MEMORY.findall(attributes):
        effects = {"other": "none", "argmem": "none"}
        for item in found.split(", "):
            place, _, effect = item.rpartition(": ")
            if not place:
                effects = dict.fromkeys(effects, effect)
            elif not place.startswith(_NOT_OURS):
                effects[place] = effect
        both = "".join(effects.values())
        reads &= "read" in both
        writes &= "write" in both
        elsewhere &= effects["other"] != "none"
    return reads, writes, not elsewhere

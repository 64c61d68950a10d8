# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a rewrite leaves behind: instructions that nothing reads any more."""

from __future__ import annotations

from irtools.analysis.invariants import is_pure
from irtools.analysis.memory import Memory
from irtools.analysis.users import users_of
from irtools.graph import ControlFlowGraph
from irtools.ir.edit import InstructionEdit
from irtools.ir.model import Function, Instruction

__all__ = ["without_dead"]


def without_dead(function: Function) -> tuple[InstructionEdit, ...]:
    """The edits that delete what a function computes or loads for nothing.

    Precision: code generation ignores such instructions, so that it gives the same without them. Of
    phis that read only each other none is found.
    """
    memory = Memory(ControlFlowGraph(function))
    readers = [len(users) for users in users_of(function)]
    dead: list[Instruction] = []
    pending = [each for each in function.instructions if not readers[each.number]]
    while pending:
        each = pending.pop()
        if not each.name or not _is_removable(each, memory):
            continue
        dead.append(each)
        for number in set(each.uses):
            readers[number] -= 1
            operand = function.values[number]
            if not readers[number] and isinstance(operand, Instruction):
                pending.append(operand)
    return tuple(InstructionEdit.delete(each) for each in dead)


def _is_removable(instruction: Instruction, memory: Memory) -> bool:
    effect = memory.effect(instruction)
    if effect is not None:
        return instruction.opcode == "load" and not effect.ordered
    return instruction.opcode == "phi" or is_pure(instruction, memory)

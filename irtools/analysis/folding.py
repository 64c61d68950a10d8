# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Addresses that the backend folds into the loads and stores that use them.

An address at a constant distance from another costs no register: the distance goes into the offset
field of the instruction, which reads the other address instead. The IR has a value for each.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from irtools.ir.model import Constant, Function, Instruction

__all__ = ["Reads", "effective_reads"]


@dataclass(frozen=True, slots=True)
class Reads:
    """Which values each instruction really reads.

    ``of[i]`` are the numbers of the local values that instruction ``i`` reads, ``folded`` those of
    the addresses that nothing reads because they are folded into all their users.
    """

    of: Sequence[tuple[int, ...]]
    folded: frozenset[int]


def effective_reads(function: Function) -> Reads:
    """Fold every ``getelementptr`` with constant indices that only addresses memory.

    Precision: an offset that is too large for the instruction costs a register after all, which is
    not modelled; LLVM shares such a register between neighbouring offsets.
    """
    candidates = {
        instruction.number: instruction
        for instruction in function.instructions
        if instruction.opcode == "getelementptr"
        and all(isinstance(index, Constant) for index in instruction.operands[1:])
    }
    if candidates:
        for kept in _kept(function, candidates):
            del candidates[kept]
    if not candidates:
        return Reads([instruction.uses for instruction in function.instructions], frozenset())
    return Reads(
        [_unfolded(instruction.uses, candidates) for instruction in function.instructions],
        frozenset(candidates),
    )


def _kept(function: Function, candidates: Container[int]) -> set[int]:
    """The candidates that somebody reads as a value, or that one of these is computed from."""
    pending: list[int] = []
    based_on: dict[int, list[int]] = {}
    for user in function.instructions:
        for number in user.uses:
            if number not in candidates:
                continue
            if user.number in candidates:
                based_on.setdefault(user.number, []).append(number)
            elif not _addresses(user, number):
                pending.append(number)
    kept: set[int] = set()
    while pending:
        number = pending.pop()
        if number not in kept:
            kept.add(number)
            pending += based_on.get(number, ())
    return kept


def _addresses(user: Instruction, number: int) -> bool:
    """Whether an instruction accesses memory at the value and reads it for nothing else."""
    pointer = user.pointer
    return pointer is not None and pointer.number == number and user.uses.count(number) == 1


def _unfolded(uses: tuple[int, ...], folded: dict[int, Instruction]) -> tuple[int, ...]:
    """The uses with each folded address replaced by what it is computed from."""
    if folded.keys().isdisjoint(uses):
        return uses
    reads = []
    for use in uses:
        number = use
        while number in folded:
            number = folded[number].operands[0].number
        if number >= 0:
            reads.append(number)
    return tuple(reads)

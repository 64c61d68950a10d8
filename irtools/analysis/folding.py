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
    # Users come after what they use in every block, but blocks come in any order: until none goes.
    before = -1
    while candidates and before != len(candidates):
        before = len(candidates)
        for user in reversed(function.instructions):
            for number in user.uses:
                if number in candidates and not _only_addresses(user, number, candidates):
                    del candidates[number]
    if not candidates:
        return Reads([instruction.uses for instruction in function.instructions], frozenset())
    return Reads(
        [_unfolded(instruction.uses, candidates) for instruction in function.instructions],
        frozenset(candidates),
    )


def _only_addresses(user: Instruction, number: int, folded: Container[int]) -> bool:
    """Whether the user reads the value as an address only: of memory, or of what is folded too."""
    if user.number in folded:
        return True
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

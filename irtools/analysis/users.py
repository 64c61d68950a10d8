# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Def-use chains."""

from __future__ import annotations

from irtools.ir.model import Function, Instruction

__all__ = ["users_of"]


def users_of(function: Function) -> tuple[tuple[Instruction, ...], ...]:
    """The instructions that use each value of a function, by its number, in layout order."""
    users: list[dict[Instruction, None]] = [{} for _ in function.values]
    for instruction in function.instructions:
        for use in instruction.uses:
            users[use][instruction] = None
    return tuple(map(tuple, users))

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies that LLVM cannot see through: empty inline assembly that returns its first operand.

A rewrite that computes a value again starts from such a copy, so that LLVM does not merge the two.
No instruction is executed. irtools knows it: the copy has the name, the memory and the value of
what it copies.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from irtools.ir.model import Instruction, LocalValue, Operand

__all__ = ["copied_operand", "opaque_copy"]

_COPY = re.compile(r'= (?:tail )?call \S.* asm "; \d+", "=[vs],0(?:,[vs])?"\(')


def opaque_copy(
    value: LocalValue, constraint: str, number: int, more: Sequence[tuple[LocalValue, str]] = ()
) -> str:
    """The call that copies a value in a register of this constraint (``v`` or ``s``).

    ``number`` makes it different from other copies. It can only be made after the values of
    ``more`` are, which have constraints of their own.
    """
    constraints = ",".join((f"={constraint}", "0", *(each for _, each in more)))
    arguments = ", ".join(
        f"{each.type} {each.reference}" for each in (value, *(v for v, _ in more))
    )
    # Without memory(none) it would count as a store, and keep loads from the scalar cache.
    return f'call {value.type} asm "; {number}", "{constraints}"({arguments}) nounwind memory(none)'


def copied_operand(instruction: Instruction) -> Operand | None:
    """What an opaque copy copies; None for another instruction."""
    if instruction.opcode == "call" and _COPY.search(instruction.text):
        return instruction.operands[0]
    return None

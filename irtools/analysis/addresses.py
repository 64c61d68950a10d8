# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Addresses as sums: a base pointer, indices times their scales in bytes, and a constant.

Source: LangRef "getelementptr". Precision: exact modulo 2**64; an address whose types have no fixed
size is a base of its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from irtools.ir.layout import Layout, split_types
from irtools.ir.model import Constant, Instruction, LocalValue, Operand

__all__ = ["Address", "address_of"]


@dataclass(frozen=True, slots=True)
class Address:
    """``base`` + the sum of all index * scale of ``terms`` + ``offset``, in bytes.

    ``steps`` are the ``getelementptr`` instructions on the way from the pointer to the base.
    """

    base: Operand
    terms: tuple[tuple[LocalValue, int], ...]
    offset: int
    steps: tuple[Instruction, ...]


_GEP = re.compile(r"getelementptr (?:(?:inbounds|nuw|nusw|inrange\([^)]*\)) )*(.*)")


def address_of(pointer: Operand, layout: Layout) -> Address:
    """The address that a pointer is, through all ``getelementptr`` that it is made of."""
    terms: list[tuple[LocalValue, int]] = []
    offset = 0
    steps = []
    while isinstance(pointer, Instruction) and pointer.opcode == "getelementptr":
        step = _step(pointer, layout)
        if step is None:
            break
        terms += step[0]
        offset += step[1]
        steps.append(pointer)
        pointer = pointer.operands[0]
    return Address(pointer, tuple(terms), offset, tuple(steps))


def _step(gep: Instruction, layout: Layout) -> tuple[list[tuple[LocalValue, int]], int] | None:
    """What one ``getelementptr`` adds; None for a vector of pointers and for unknown sizes."""
    text = _GEP.search(gep.text)
    if text is None or gep.type.kind != "pointer":
        return None
    type_ = split_types(text[1])[0]
    terms: list[tuple[LocalValue, int]] = []
    offset = 0
    for position, index in enumerate(gep.operands[1:]):
        number = _signed(index)
        if position > 0:
            element = layout.element(type_)
            if element is None:
                field = layout.field(type_, number) if number is not None else None
                if field is None:
                    return None
                offset += field[0]
                type_ = field[1]
                continue
            size = layout.stride(type_)
            type_ = element
        else:
            size = layout.size(type_)
        if size is None:
            return None
        if number is not None:
            offset += number * size
        elif isinstance(index, LocalValue) and index.type.kind == "integer":
            terms.append((index, size))
        else:
            return None
    return terms, offset


def _signed(index: Operand) -> int | None:
    if not isinstance(index, Constant) or not isinstance(index.value, int):
        return None
    sign = 1 << (index.type.bits - 1)
    return (index.value ^ sign) - sign

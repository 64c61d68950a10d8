# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the parts of a type are in memory, by amdgcn's data layout.

Source: LangRef "Data Layout"; AMDGPU usage document, "Address Spaces". Precision: equal to LLVM's
for every type that a kernel can load or store.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

__all__ = ["Layout", "split_types"]

_FLOATS = {"half": 2, "bfloat": 2, "float": 4, "double": 8}
_POINTER_BITS = {2: 32, 3: 32, 5: 32, 6: 32, 7: 160, 8: 128, 9: 192}
_NAMED = re.compile(r'(%(?:"[^"]*"|[-\w$.]+)) = type (.*)')
_ARRAY = re.compile(r"\[(\d+) x (.*)\]$")
_VECTOR = re.compile(r"<(\d+) x (.*)>$")
_POINTER = re.compile(r"ptr(?: addrspace\((\d+)\))?$")


@dataclass(frozen=True, slots=True)
class _Shape:
    """``size`` and ``alignment`` in bytes; of a struct its fields' types, and their offsets."""

    size: int
    alignment: int
    fields: Sequence[str] = ()
    offsets: Sequence[int] = ()


@dataclass(frozen=True)
class Layout:
    """Sizes and offsets of the types of one module; ``lines`` are its text."""

    lines: Sequence[str]

    def size(self, type_: str) -> int | None:
        """The bytes from one element of this type to the next in an array; None for a type whose
        size is not fixed or not known."""
        shape = self._shape(type_)
        return None if shape is None else shape.size

    def element(self, type_: str) -> str | None:
        """The type of the elements of an array or vector; None for other types."""
        found = _ARRAY.match(type_) or _VECTOR.match(type_)
        return found[2] if found else None

    def stride(self, type_: str) -> int | None:
        """The bytes from one element of an array or vector to the next; None for other types, and
        where a size is not fixed or not known. The integers of a vector are not padded."""
        element = self.element(type_)
        if element is None:
            return None
        if type_[:1] == "<" and element[:1] == "i" and element[1:].isdecimal():
            return -(-int(element[1:]) // 8)
        return self.size(element)

    def field(self, type_: str, index: int) -> tuple[int, str] | None:
        """The offset and type of a field of a struct; None where there is none."""
        shape = self._shape(type_)
        if shape is None or index >= len(shape.fields):
            return None
        return shape.offsets[index], shape.fields[index]

    @cached_property
    def _named(self) -> Mapping[str, str]:
        found = (_NAMED.match(line) for line in self.lines if line[:1] == "%")
        return {each[1]: each[2] for each in found if each}

    @cached_property
    def _known(self) -> dict[str, _Shape | None]:
        return {}

    def _shape(self, type_: str) -> _Shape | None:
        if type_ not in self._known:
            self._known[type_] = self._find(type_)
        return self._known[type_]

    def _find(self, type_: str) -> _Shape | None:
        if type_ in _FLOATS:
            return _Shape(_FLOATS[type_], _FLOATS[type_])
        if type_[:1] == "i" and type_[1:].isdecimal():
            size = -(-int(type_[1:]) // 8)
            alignment = min(_power_of_two(size), 8)
            return _Shape(-(-size // alignment) * alignment, alignment)
        if pointer := _POINTER.match(type_):
            bits = _POINTER_BITS.get(int(pointer[1] or 0), 64)
            return _Shape(_power_of_two(bits // 8), _power_of_two(bits // 8))
        if array := _ARRAY.match(type_):
            element = self._shape(array[2])
            return element and _Shape(int(array[1]) * element.size, element.alignment)
        if vector := _VECTOR.match(type_):
            return self._vector(int(vector[1]), vector[2])
        if type_ in self._named:
            return self._shape(self._named[type_])
        return self._struct(type_)

    def _vector(self, count: int, element: str) -> _Shape | None:
        bits = int(element[1:]) if element[:1] == "i" and element[1:].isdecimal() else None
        if bits is None:
            shape = self._shape(element)
            if shape is None:
                return None
            bits = shape.size * 8
        size = _power_of_two(-(-count * bits // 8))
        return _Shape(size, size)

    def _struct(self, type_: str) -> _Shape | None:
        packed = type_[:2] == "<{"
        inside = type_[2:-2] if packed else type_[1:-1]
        if not packed and type_[:1] != "{":
            return None
        fields = split_types(inside)
        end, widest = 0, 1
        offsets = []
        for field in fields:
            shape = self._shape(field)
            if shape is None:
                return None
            alignment = 1 if packed else shape.alignment
            end = -(-end // alignment) * alignment
            offsets.append(end)
            end += shape.size
            widest = max(widest, alignment)
        return _Shape(-(-end // widest) * widest, widest, fields, offsets)


def split_types(text: str) -> list[str]:
    """The parts of a list at its commas, outside brackets and quotes: ``i32, { i8, i8 }`` has 2."""
    parts, start, depth, quoted = [], 0, 0, False
    for position, character in enumerate(text):
        if character == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif character in "[{<(":
            depth += 1
        elif character in "]}>)":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[start:position].strip())
            start = position + 1
    last = text[start:].strip()
    return [*parts, last] if last else parts


def _power_of_two(number: int) -> int:
    return 1 << max(number - 1, 0).bit_length()

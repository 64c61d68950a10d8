# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How large an integer can be.

Precision: over-approximate: the bound may be too large, never too small for a value that is not
poison. A loop's counter is known not to be negative when it starts so and steps up without signed
overflow.
"""

from __future__ import annotations

import re

from irtools.analysis.workgroup import Workgroup
from irtools.ir.model import Constant, Function, Instruction, Operand

__all__ = ["Bounds"]

_WORKITEM_ID = re.compile(r"llvm\.amdgcn\.workitem\.id\.([xyz])$")
_DIMENSIONS = {"x": 0, "y": 1, "z": 2}
_LARGEST_WORKGROUP = 1024
_DEPTH = 12  # steps that are followed


class Bounds:
    """Bounds of the integers of one function; ``workgroup`` is the shape that it is launched with,
    where that is known."""

    def __init__(self, function: Function, workgroup: Workgroup | None = None) -> None:
        most = function.attributes.get("amdgpu-flat-work-group-size", "").rpartition(",")[2].strip()
        largest = int(most) if most.isdecimal() else _LARGEST_WORKGROUP
        sizes = workgroup.sizes if workgroup else (None, None, None)
        self._ids = tuple((size or largest) - 1 for size in sizes)
        self._known: dict[int, int] = {}

    def largest(self, value: Operand) -> int:
        """The largest that an integer (no vector of them) can be, read as unsigned."""
        return self._largest(value, _DEPTH)

    def is_nonnegative(self, value: Operand) -> bool:
        """Whether it is never negative, read as signed."""
        bits = _bits(value)
        return bits > 0 and self.largest(value) < 1 << (bits - 1)

    def _largest(self, value: Operand, depth: int) -> int:
        bits = _bits(value)
        most = (1 << bits) - 1
        if isinstance(value, Constant):
            return value.value if isinstance(value.value, int) else most
        if not isinstance(value, Instruction) or depth == 0:
            return most
        if value.number not in self._known:
            self._known[value.number] = most  # what a cycle sees
            self._known[value.number] = min(most, self._of(value, most, depth - 1))
        return self._known[value.number]

    def _of(self, value: Instruction, most: int, depth: int) -> int:
        if value.opcode == "phi":
            return self._phi(value, most, depth)
        if value.opcode == "call":
            return self._call(value, most, depth)
        operands = [self._largest(each, depth) for each in value.operands]
        first, last = operands[0], operands[-1]
        match value.opcode:
            case "zext" | "freeze":
                # What is frozen may be poison, and then anything.
                return first if value.opcode == "zext" else most
            case "sext":
                return first if first < 1 << (_bits(value.operands[0]) - 1) else most
            case "trunc":
                return min(first, most)
            case "and":
                return min(operands)
            case "or" | "xor":
                return (1 << max(operands).bit_length()) - 1
            case "lshr":
                return first >> last if _is_number(value.operands[1]) else first
            case "udiv":
                return first // max(last, 1) if _is_number(value.operands[1]) else first
            case "urem":
                return min(first, max(last - 1, 0))
            case "add":
                return min(first + last, most)
            case "mul":
                return min(first * last, most)
            case "shl" if _is_number(value.operands[1]) and last < most.bit_length():
                return min(first << last, most)
            case "select":
                return max(operands[1:])
        return most

    def _phi(self, phi: Instruction, most: int, depth: int) -> int:
        """The most of what comes in; a counter, which adds to itself, stays positive when it starts
        so."""
        positive = most >> 1
        others = [each for each in phi.operands if each is not phi and not _steps_up(each, phi)]
        largest = max((self._largest(each, depth) for each in others), default=most)
        if not any(_steps_up(each, phi) for each in phi.operands):
            return largest
        return positive if largest <= positive else most

    def _call(self, call: Instruction, most: int, depth: int) -> int:
        callee = call.callee or ""
        if found := _WORKITEM_ID.match(callee):
            return self._ids[_DIMENSIONS[found[1]]]
        if callee.startswith(("llvm.umin.", "llvm.umax.")):
            bounds = [self._largest(each, depth) for each in call.operands[:2]]
            return min(bounds) if "umin" in callee else max(bounds)
        if callee.startswith("llvm.amdgcn.mbcnt."):
            total = self._largest(call.operands[1], depth) + 32
            return min(total, most)
        return most


def _steps_up(value: Operand, phi: Instruction) -> bool:
    """Whether it is ``add nsw phi, c`` with a constant ``c`` of 0 or more."""
    if not isinstance(value, Instruction) or value.opcode != "add" or value.operands[0] is not phi:
        return False
    step = value.operands[1]
    number = step.value if isinstance(step, Constant) else None
    positive = isinstance(number, int) and number < 1 << (_bits(step) - 1)
    return positive and re.search(r"= add (?:nuw )?nsw ", value.text) is not None


def _is_number(value: Operand) -> bool:
    return isinstance(value, Constant) and isinstance(value.value, int)


def _bits(value: Operand) -> int:
    type_ = getattr(value, "type", None)
    return type_.bits if type_ is not None and type_.kind == "integer" else 0

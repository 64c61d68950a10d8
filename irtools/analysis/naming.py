# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a value is called in a report, and where in the source to look for it."""

from __future__ import annotations

from irtools.ir.debug import Location
from irtools.ir.model import Constant, Instruction, LocalValue

__all__ = ["location_of", "source_name", "user_location"]

_BUILTINS = {
    "llvm.amdgcn.workitem.id.": "threadIdx.",
    "llvm.amdgcn.workgroup.id.": "blockIdx.",
}
_CONVERSIONS = frozenset(
    (
        *("sext", "zext", "trunc", "fpext", "fptrunc", "sitofp", "uitofp", "fptosi", "fptoui"),
        *("bitcast", "addrspacecast", "freeze"),
    )
)


def source_name(value: LocalValue) -> str:
    """The source variable that holds the value, or the expression that made it when that is short.

    A variable of the kernel's own comes before one of an inlined function. Without a variable, a
    load or address is named after the variable it is computed from (``f0[…]``, ``&f0[…]``), a
    conversion after its operand. ``""`` when the source has no name for it.
    """
    return _name(value, 4)


def _name(value: LocalValue, depth: int) -> str:
    variables = value.variables
    if variables:
        best = min(variables, key=lambda variable: variable.location.inlined_at is not None)
        return f"&{best.name}" if best.is_address else best.name
    if not isinstance(value, Instruction) or depth == 0:
        return ""
    opcode = value.opcode
    operand = value.operands[0] if value.operands else None
    if opcode == "call":
        callee = value.callee or ""
        for prefix, name in _BUILTINS.items():
            if callee.startswith(prefix):
                return name + callee[-1]
        return ""
    if not isinstance(operand, LocalValue):
        return ""
    name = _name(operand, depth - 1)
    if not name:
        return ""
    if opcode in _CONVERSIONS:
        return name
    if opcode == "load":
        return name[1:] if name.startswith("&") else f"*{name}"
    if opcode == "getelementptr":
        constant = all(isinstance(index, Constant) for index in value.operands[1:])
        return name if name.startswith("&") and constant else f"&{name.lstrip('&')}[…]"
    if opcode in ("extractelement", "extractvalue"):
        return name
    return ""


def location_of(value: LocalValue) -> Location | None:
    """Where the source defines the value: its instruction's location, else its variable's.

    Locations that the compiler made up (line 0) do not count.
    """
    location = value.location if isinstance(value, Instruction) else None
    if location is not None and location.line:
        return user_location(location, value)
    for variable in value.variables:
        if variable.location.line:
            return variable.location
    return None


def user_location(location: Location, value: LocalValue) -> Location:
    """The innermost step of an inlined location that lies in the file of the function itself.

    Code inlined from a header is better shown where the kernel calls it.
    """
    own = value.function.location
    if own is not None:
        for step in location.chain:
            if step.file == own.file and step.line:
                return step
    return location

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a value is called in a report, and where in the source to look for it."""

from __future__ import annotations

import re

from irtools.analysis.copies import copied_operand
from irtools.ir.debug import Location
from irtools.ir.model import (
    Constant,
    GlobalValue,
    Instruction,
    LocalValue,
    Operand,
    demangle,
)

__all__ = ["location_of", "source_name", "user_location"]

_GLOBAL_IN_CONSTANT = re.compile(r'@("[^"]*"|[-\w$.]+)')
_INTRINSIC = re.compile(r"llvm\.(?:amdgcn\.)?([a-z]\w*)\.(?:[a-z]*\d+)$")
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
# A part of a value has the name of the whole.
_TRANSPARENT = _CONVERSIONS | {
    *("extractelement", "extractvalue", "insertelement", "insertvalue", "shufflevector"),
}
_OPERATORS = {
    "add": "+", "fadd": "+", "sub": "-", "fsub": "-", "mul": "*", "fmul": "*", "fdiv": "/",
    "sdiv": "/", "udiv": "/", "srem": "%", "urem": "%", "shl": "<<", "lshr": ">>", "ashr": ">>",
    "and": "&", "or": "|", "xor": "^",
}  # fmt: skip


def source_name(value: LocalValue) -> str:
    """The source variable that holds the value, or the expression that made it when that is short.

    A variable of the kernel's own comes before one of an inlined function. Without a variable, a
    load or address is named after the variable it is computed from (``f0[…]``, ``&f0[…]``), a
    conversion or a part after its operand, a phi after its operands when they share a name,
    arithmetic and calls after their operands when that stays short (``rho * ux``). ``""`` when the
    source has no name for it.
    """
    return _name(value, _DEPTH)


_DEPTH = 7  # steps that are followed for a name; an operator counts as two
_LONGEST = 32  # characters of a name that is made of others


def _name(value: LocalValue, depth: int) -> str:
    variables = value.variables
    if variables:
        best = min(variables, key=lambda variable: variable.location.inlined_at is not None)
        return f"&{best.name}" if best.is_address else best.name
    if not isinstance(value, Instruction) or depth <= 0 or not value.operands:
        return ""
    opcode = value.opcode
    if opcode == "phi":
        others = [operand for operand in value.operands if operand is not value]
        names = {_operand_name(operand, depth) for operand in others} - {""}
        return names.pop() if len(names) == 1 else ""
    if opcode == "call":
        return _call(value, depth)
    if opcode in _OPERATORS:
        left, right = (_term(operand, depth) for operand in value.operands)
        return _if_short(f"{left} {_OPERATORS[opcode]} {right}") if left and right else ""
    name = _operand_name(value.operands[0], depth)
    if not name and opcode == "insertelement":
        return _operand_name(value.operands[1], depth)
    if not name or opcode in _TRANSPARENT:
        return name
    if opcode == "load":
        return name[1:] if name.startswith("&") else f"*{name}"
    if opcode == "getelementptr":
        constant = all(isinstance(index, Constant) for index in value.operands[1:])
        if name.startswith("&") and (constant or name.endswith("[…]")):
            return name
        return f"&{name.lstrip('&')}[…]"
    return _if_short(f"-{name}") if opcode == "fneg" else ""


def _call(call: Instruction, depth: int) -> str:
    """``threadIdx.x``, ``exp(x)``: the intrinsics that a source expression turns into."""
    copied = copied_operand(call)
    if copied is not None:
        return _operand_name(copied, depth)
    callee = call.callee or ""
    for prefix, name in _BUILTINS.items():
        if callee.startswith(prefix):
            return name + callee[-1]
    function = _INTRINSIC.match(callee)
    arguments = [_term(operand, depth) for operand in call.operands[:-1]]
    if function is None or not all(arguments):
        return ""
    return _if_short(f"{function[1]}({', '.join(arguments)})")


def _term(operand: Operand, depth: int) -> str:
    """An operand of an expression: a number, or a name."""
    if isinstance(operand, Constant) and operand.value is not None:
        if isinstance(operand.value, float):
            return f"{operand.value:g}"
        return operand.text.rpartition(" ")[2]
    name = _operand_name(operand, depth - 1)
    return f"({name})" if " " in name and not name.endswith(")") else name


def _if_short(name: str) -> str:
    return name if len(name) <= _LONGEST else ""


def _operand_name(operand: Operand, depth: int) -> str:
    if isinstance(operand, LocalValue):
        return _name(operand, depth - 1)
    if isinstance(operand, GlobalValue):
        return f"&{_short(operand.name)}"
    if isinstance(operand, Constant) and operand.type.kind == "pointer":
        within = _GLOBAL_IN_CONSTANT.search(operand.text)
        return f"&{_short(within[1].strip(chr(34)))}[…]" if within else ""
    return ""


def _short(name: str) -> str:
    """The last part of a variable's qualified name: ``k(float*)::tile`` is ``tile``."""
    return demangle(name).rpartition("::")[2]


def location_of(value: LocalValue) -> Location | None:
    """Where the source defines the value: its instruction's location, else its variable's, else,
    for a conversion, where its operand is defined.

    Locations that the compiler made up (line 0) do not count.
    """
    location = value.location if isinstance(value, Instruction) else None
    if location is not None and location.line:
        return user_location(location)
    for variable in value.variables:
        if variable.location.line:
            return user_location(variable.location)
    if isinstance(value, Instruction) and value.opcode in _CONVERSIONS:
        operand = value.operands[0]
        return location_of(operand) if isinstance(operand, LocalValue) else None
    return None


# Headers that a kernel's author did not write: of the system, of clang and of HIP.
_SYSTEM = re.compile(
    r"(^|/)(usr/include|opt/rocm[^/]*/include|lib/clang|include/hip|amd_detail)/|/__clang|/c\+\+/"
)


def user_location(location: Location) -> Location:
    """The innermost step of an inlined location that is not in a system header.

    Code inlined from such a header is better shown where the kernel's author calls it.
    """
    for step in location.chain:
        path = step.file if step.file.startswith("/") else f"{step.directory}/{step.file}"
        if step.line and not _SYSTEM.search(path):
            return step
    return location

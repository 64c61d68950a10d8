# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What atomic operations write. Nothing interrupts a lane, so loading and storing is atomic."""

from __future__ import annotations

from irtools.execute.emitter import CannotExecuteError, Emitter, mangled
from irtools.ir.model import Type

__all__ = ["updated"]

_COMPARISONS = {"max": "sgt", "min": "slt", "umax": "ugt", "umin": "ult"}
_INTRINSICS = {
    "fmax": "maxnum",
    "fmin": "minnum",
    "fmaximum": "maximum",
    "fminimum": "minimum",
    "usub_sat": "usub.sat",
}


def updated(emit: Emitter, operation: str, type_: Type, old: str, value: str) -> str:
    """What the atomic operation of this name (as in ``atomicrmw``) writes."""
    if operation == "xchg":
        return value
    if operation in ("add", "sub", "and", "or", "xor", "fadd", "fsub"):
        return emit.new(f"{operation} {type_} {old}, {value}")
    if operation == "nand":
        both = emit.new(f"and {type_} {old}, {value}")
        return emit.new(f"xor {type_} {both}, -1")
    if operation in _COMPARISONS:
        kept = emit.new(f"icmp {_COMPARISONS[operation]} {type_} {old}, {value}")
    elif operation in _INTRINSICS:
        name = f"llvm.{_INTRINSICS[operation]}.{mangled(type_)}"
        return emit.call(str(type_), name, (str(type_), old), (str(type_), value))
    elif operation == "uinc_wrap":
        more = emit.new(f"add {type_} {old}, 1")
        end = emit.new(f"icmp uge {type_} {old}, {value}")
        return emit.new(f"select i1 {end}, {type_} 0, {type_} {more}")
    elif operation == "udec_wrap":
        less = emit.new(f"sub {type_} {old}, 1")
        zero = emit.new(f"icmp eq {type_} {old}, 0")
        above = emit.new(f"icmp ugt {type_} {old}, {value}")
        wraps = emit.new(f"or i1 {zero}, {above}")
        return emit.new(f"select i1 {wraps}, {type_} {value}, {type_} {less}")
    elif operation == "usub_cond":
        less = emit.new(f"sub {type_} {old}, {value}")
        enough = emit.new(f"icmp uge {type_} {old}, {value}")
        return emit.new(f"select i1 {enough}, {type_} {less}, {type_} {old}")
    else:
        raise CannotExecuteError(f"it has the atomic operation '{operation}'")
    return emit.new(f"select i1 {kept}, {type_} {old}, {type_} {value}")

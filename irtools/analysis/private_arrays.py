# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Private arrays that are still in memory (``alloca``), and why they are not registers.

Private memory is scratch: global memory with an address for each lane. Sources: LLVM SROA, which
has turned what it can into values; AMDGPUPromoteAlloca, which later turns small arrays with a
run-time index into vectors in VGPRs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from irtools.analysis.alias import captures
from irtools.analysis.memory import Memory
from irtools.graph import ControlFlowGraph
from irtools.ir.model import Constant, Instruction

__all__ = ["PrivateArray", "Reason", "find_private_arrays"]

ReasonKind = Literal[
    "index known at run time only",
    "address escapes",
    "volatile or atomic",
    "one of several pointers",
]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a private array is in memory, and the first instruction that makes it so."""

    kind: ReasonKind
    instruction: Instruction


@dataclass(frozen=True, slots=True)
class PrivateArray:
    """One variable in private memory.

    ``size`` is in bytes, None for a type with padding. ``vgprs`` is how many registers the backend
    can keep it in all the same, 0 when it stays in memory; ``limit`` is the most bytes for which
    it does that.
    """

    alloca: Instruction
    size: int | None
    reasons: tuple[Reason, ...]
    vgprs: int
    limit: int


def find_private_arrays(
    graph: ControlFlowGraph, memory: Memory, users: Sequence[Sequence[Instruction]], vgprs: int
) -> tuple[PrivateArray, ...]:
    """The private arrays of a function that may have so many ``vgprs``, in layout order.

    The backend spends a quarter of the VGPRs on arrays, those first that are used most.
    """
    function = graph.function
    attribute = function.attributes.get("amdgpu-promote-alloca-to-vector-max-regs", "")
    most = int(attribute) if attribute.isdigit() else _MOST_REGISTERS
    budget = _BYTES * (vgprs // _SHARE)
    limit = min(_BYTES * most, budget)
    allocas = [each for each in function.instructions if each.opcode == "alloca"]
    found = {}
    for alloca in sorted(allocas, key=lambda each: -_use_score(each, graph, users)):
        reasons: dict[ReasonKind, Reason] = {}
        for reason in _reasons(alloca, memory, users):
            reasons.setdefault(reason.kind, reason)
        type_ = _ALLOCATED.match(alloca.text.partition(" = ")[2])
        size = _size(type_[1]) if type_ else None
        registers = 0
        if (
            type_ is not None
            and type_[1][0] in "[<"
            and size is not None
            and size <= min(limit, budget)
            and reasons.keys() <= {_INDEX}
        ):
            registers = -(-size // _BYTES)
            budget -= size
        found[alloca] = PrivateArray(alloca, size, tuple(reasons.values()), registers, limit)
    return tuple(found[alloca] for alloca in allocas)


def _use_score(
    alloca: Instruction, graph: ControlFlowGraph, users: Sequence[Sequence[Instruction]]
) -> int:
    """How much LLVM thinks an array is used: its accesses, five times as much in a loop."""
    score = 0
    pending = [alloca]
    while pending:
        for user in users[pending.pop().number]:
            if user.opcode == "getelementptr":
                pending.append(user)
            else:
                innermost = graph.loops.innermost[user.block.index]
                score += 1 + _LOOP_WEIGHT * (innermost.depth if innermost else 0)
    return score


_BYTES = 4  # of a register in each lane
_MOST_REGISTERS = 32  # -amdgpu-promote-alloca-to-vector-max-regs
_SHARE = 4  # -amdgpu-promote-alloca-to-vector-vgpr-ratio
_LOOP_WEIGHT = 4  # -promote-alloca-vector-loop-user-weight
_INDEX: ReasonKind = "index known at run time only"


def _reasons(
    alloca: Instruction, memory: Memory, users: Sequence[Sequence[Instruction]]
) -> Iterator[Reason]:
    """Every use that keeps it in memory, along the pointers that are computed from it."""
    seen = {alloca.number}
    pending = [alloca]
    while pending:
        pointer = pending.pop()
        for user in users[pointer.number]:
            position = user.operands.index(pointer)
            effect = memory.effect(user)
            if captures(user, position):
                yield Reason("address escapes", user)
            elif effect is not None and effect.kind == "access" and effect.ordered:
                yield Reason("volatile or atomic", user)
            elif user.opcode in ("phi", "select"):
                yield Reason("one of several pointers", user)
            elif user.opcode == "getelementptr" and not all(
                isinstance(index, Constant) for index in user.operands[1:]
            ):
                yield Reason(_INDEX, user)
            if user.type.kind == "pointer" and user.opcode != "load" and user.number not in seen:
                seen.add(user.number)
                pending.append(user)


_ALLOCATED = re.compile(r"alloca (?:inalloca )?([^,]*)")
_REPEATED = re.compile(r"[\[<](\d+) x (.*)[\]>]$")
_SCALARS = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "ptr": 8}
_INTEGER = re.compile(r"i(\d+)$")


def _size(type_: str) -> int | None:
    """The bytes of a type as LLVM prints it; None for a struct."""
    repeated = _REPEATED.match(type_)
    if repeated:
        element = _size(repeated[2])
        return None if element is None else int(repeated[1]) * element
    integer = _INTEGER.match(type_)
    return -(-int(integer[1]) // 8) if integer else _SCALARS.get(type_)

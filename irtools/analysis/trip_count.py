# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Induction variables, and how often a loop runs where that is arithmetic.

Source: LLVM "Loop Terminology", and ScalarEvolution's affine recurrences {start, +, step}.
Precision: exact where a constant is given; ScalarEvolution can count more loops than these.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from irtools.graph import ControlFlowGraph, Loop
from irtools.ir.model import BasicBlock, Constant, Instruction, Operand

__all__ = ["InductionVariable", "TripCount", "induction_variables", "trip_count"]


@dataclass(frozen=True, slots=True)
class InductionVariable:
    """An integer phi of the header that changes by the same constant in every iteration.

    ``start`` is its value in the first iteration, ``update`` the addition that makes the value of
    the next one, ``step`` the signed amount.
    """

    phi: Instruction
    start: Operand
    update: Instruction
    step: int


@dataclass(frozen=True, slots=True)
class TripCount:
    """What decides how often the header of a loop runs each time that the loop is entered.

    The loop goes on as long as ``relation`` (an ``icmp`` predicate: ``"ult"``, ``"ne"`` …) holds
    between the variable, or its next value when ``after_update``, and ``bound``. ``constant`` is
    the number of runs of the header where it is known, at least 1; ``most`` a number that it does
    not exceed, where one is known.
    """

    variable: InductionVariable
    after_update: bool
    relation: str
    bound: Operand
    constant: int | None
    most: int | None


def induction_variables(graph: ControlFlowGraph, loop: Loop) -> tuple[InductionVariable, ...]:
    """The induction variables of a loop with a constant step, in order of their phis."""
    found = []
    for phi in graph.function.blocks[loop.header].phis:
        starts: set[Operand] = set()
        updates: set[Operand] = set()
        for operand, block in zip(phi.operands, phi.incoming, strict=True):
            (updates if block.index in loop.blocks else starts).add(operand)
        if phi.type.kind != "integer" or len(starts) != 1 or len(updates) != 1:
            continue
        (start,), (update,) = starts, updates
        step = _step(update, phi)
        if step is not None and isinstance(update, Instruction):
            found.append(InductionVariable(phi, start, update, step))
    return tuple(found)


def trip_count(graph: ControlFlowGraph, loop: Loop) -> TripCount | None:
    """The trip count of a loop that can only be left where an induction variable is compared with
    something that does not change in the loop, once in each iteration; else None."""
    exiting = {block for block, _ in loop.exits}
    if len(exiting) != 1 or len(loop.latches) != 1:
        return None
    (block,) = exiting
    if block not in (loop.header, loop.latches[0]):
        return None  # it might not be asked in every iteration
    branch = graph.function.blocks[block].terminator
    condition = branch.operands[0]
    if branch.opcode != "br" or not isinstance(condition, Instruction):
        return None
    relation = _PREDICATE.match(condition.text.partition(" = ")[2])
    if relation is None:
        return None
    if_true = branch.operands[2]
    assert isinstance(if_true, BasicBlock)
    goes_on = relation[1] if if_true.index in loop.blocks else _NEGATED[relation[1]]
    left, right = condition.operands
    for value, bound, holds in ((left, right, goes_on), (right, left, _SWAPPED[goes_on])):
        for variable in induction_variables(graph, loop):
            if value in (variable.phi, variable.update) and _is_invariant(bound, loop):
                after_update = value is variable.update
                constant = _count(variable, after_update, holds, bound)
                most = constant or _most(variable, after_update, holds, bound)
                return TripCount(variable, after_update, holds, bound, constant, most)
    return None


_PREDICATE = re.compile(r"icmp (?:samesign )?(eq|ne|[us][lg][te]) ")
_NEGATED = {
    "eq": "ne", "ne": "eq", "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt",
    "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt",
}  # fmt: skip
_SWAPPED = {
    "eq": "eq", "ne": "ne", "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule",
    "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
}  # fmt: skip


def _step(update: Operand, phi: Instruction) -> int | None:
    """The signed constant that ``update`` adds to the phi; None when it is no such addition."""
    if not isinstance(update, Instruction) or update.opcode not in ("add", "sub"):
        return None
    left, right = update.operands
    if right is phi and update.opcode == "add":
        left, right = right, left
    if left is not phi or not isinstance(right, Constant) or not isinstance(right.value, int):
        return None
    amount = _as_signed(right.value, phi.type.bits)
    return amount if update.opcode == "add" else -amount


def _is_invariant(operand: Operand, loop: Loop) -> bool:
    return not isinstance(operand, Instruction) or operand.block.index not in loop.blocks


def _as_signed(number: int, bits: int) -> int:
    return number - (1 << bits) if number >> (bits - 1) else number


def _count(
    variable: InductionVariable, after_update: bool, holds: str, bound: Operand
) -> int | None:
    """How often the header runs: once more than the relation holds; None when a number is not
    known or the variable would wrap around first."""
    start = variable.start
    if not isinstance(start, Constant) or not isinstance(bound, Constant):
        return None
    if not isinstance(start.value, int) or not isinstance(bound.value, int):
        return None
    bits = variable.phi.type.bits
    signed = holds.startswith("s")
    first, limit = (
        _as_signed(number, bits) if signed else number for number in (start.value, bound.value)
    )
    step = variable.step
    if after_update:
        first += step
    low, high = (-(1 << (bits - 1)), 1 << (bits - 1)) if signed else (0, 1 << bits)
    if not low <= first < high or step == 0:
        return None
    times = _times(first, step, holds.lstrip("su"), limit)
    # The value that ends the loop must be reached without wrapping around.
    return None if times is None or not low <= first + times * step < high else times + 1


def _most(
    variable: InductionVariable, after_update: bool, holds: str, bound: Operand
) -> int | None:
    """What the count cannot exceed when the variable only starts somewhere from 0 on."""
    bits, step = variable.phi.type.bits, variable.step
    if holds not in ("ult", "ule", "slt", "sle") or step <= 0:
        return None
    if not isinstance(bound, Constant) or not isinstance(bound.value, int):
        return None
    limit = bound.value
    end = 1 << bits
    if holds.startswith("s"):
        limit, end = _as_signed(limit, bits), 1 << (bits - 1)
        if not _is_from_zero(variable.start):
            return None
    first = step if after_update else 0
    # Below the limit a step more must not wrap around.
    if limit < 0 or limit + step + 1 > end:
        return None
    times = _times(first, step, holds.lstrip("su"), limit)
    return None if times is None else times + 1


_RANGE = re.compile(r"\brange\(i\d+ (\d+), \d+\)")


def _is_from_zero(start: Operand) -> bool:
    """Whether a value is never negative: a work-item's number, or one with a zero in front."""
    if not isinstance(start, Instruction):
        return False
    if start.opcode == "call":
        return _RANGE.search(start.text) is not None
    return start.opcode == "zext"


def _times(first: int, step: int, relation: str, limit: int) -> int | None:
    """How often the relation holds of first, first + step, …, until it does not; None if always."""
    if relation == "eq":
        return int(first == limit)
    if relation == "ne":
        distance = limit - first
        return distance // step if distance % step == 0 and distance // step >= 0 else None
    if relation in ("gt", "ge"):
        first, step, limit = -first, -step, -limit
    if relation in ("le", "ge"):
        limit += 1
    if first >= limit:
        return 0
    return -((first - limit) // step) if step > 0 else None

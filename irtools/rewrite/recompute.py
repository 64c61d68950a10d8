# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computing a value again near its uses, in a way that LLVM does not merge with the first time.

A copy of the instructions that make the value is put before each group of uses. Equal instructions
would become one again, so what the copy starts from goes through an empty piece of inline assembly
first: nothing is executed, but LLVM cannot tell that it is the same value.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from irtools.analysis.copies import opaque_copy
from irtools.analysis.invariants import is_pure
from irtools.analysis.kernel import KernelAnalysis
from irtools.ir.edit import Edit, InstructionEdit, OperandEdit
from irtools.ir.model import BasicBlock, Instruction, LocalValue, Type

__all__ = ["UseGroup", "chain_to", "move", "recompute", "use_groups"]

_NEAR = 24
"""Uses that are at most so many instructions apart in a block share a copy."""


@dataclass(frozen=True, slots=True)
class UseGroup:
    """Uses of a value that one copy serves: ``point`` is the instruction before which it stands.

    ``uses`` are instructions that read the value; a phi with the block that it reads it from.
    """

    point: Instruction
    uses: tuple[tuple[Instruction, BasicBlock | None], ...]


def use_groups(value: Instruction, users: Sequence[Instruction]) -> list[UseGroup]:
    """The uses of a value in groups, without those that are near its definition."""
    places: list[tuple[Instruction, Instruction, BasicBlock | None]] = []
    for user in users:
        if user.opcode == "phi":
            for operand, incoming in zip(user.operands, user.incoming, strict=True):
                if operand is value:
                    places.append((incoming.terminator, user, incoming))
        else:
            places.append((user, user, None))
    places.sort(key=lambda place: place[0].index)
    groups: list[UseGroup] = []
    last = value
    near = True  # the definition, and so is what follows closely
    for point, user, block in places:
        follows = point.block is last.block and 0 <= point.index - last.index <= _NEAR
        near = near and follows
        last = point
        if near:
            continue
        if groups and follows:
            open_group = groups[-1]
            groups[-1] = UseGroup(open_group.point, (*open_group.uses, (user, block)))
        else:
            groups.append(UseGroup(point, ((user, block),)))
    return groups


def chain_to(
    analysis: KernelAnalysis,
    value: Instruction,
    groups: Sequence[UseGroup],
    *,
    longest: int,
    shared: int | None = None,
) -> tuple[Instruction, ...] | None:
    """At most ``longest`` instructions, the value's own last, that compute it from what is in
    registers before each group of its uses anyway; None when there are none such.

    Computations without effects are repeated, and loads of memory that has not changed.
    With ``shared`` the chain may also start from what is loaded or joined, and from values with
    more users than that: these then stay in registers for longer, which pays for several values
    that are made from the same.
    """
    liveness, vgprs = analysis.liveness, analysis.demand.vgprs
    chain: set[Instruction] = set()
    pending: list[LocalValue] = [value]
    while pending:
        each = pending.pop()
        if each in chain:
            continue
        if each is not value and (
            not vgprs[each.number]
            or all(liveness.is_live_before(each, group.point) for group in groups)
            or (shared is not None and _stays(analysis, each, shared))
        ):
            continue
        if not isinstance(each, Instruction) or not _repeatable(analysis, each, groups):
            return None
        chain.add(each)
        if len(chain) > longest:
            return None
        pending += [operand for operand in each.operands if isinstance(operand, LocalValue)]
    return tuple(sorted(chain, key=lambda each: each.index))


def _stays(analysis: KernelAnalysis, value: LocalValue, shared: int) -> bool:
    return (
        not isinstance(value, Instruction)
        or value.opcode in ("phi", "load")
        or len(analysis.users[value.number]) > shared
    )


def _repeatable(
    analysis: KernelAnalysis, instruction: Instruction, groups: Sequence[UseGroup]
) -> bool:
    if instruction.opcode in ("phi", "alloca", "freeze"):
        return False  # another freeze may choose another value
    if instruction.opcode == "load":
        return all(analysis.memory.is_unchanged(instruction, group.point) for group in groups)
    return is_pure(instruction, analysis.memory)


def recompute(
    analysis: KernelAnalysis,
    chain: Sequence[Instruction],
    groups: Sequence[UseGroup],
    *,
    pinned: LocalValue | None = None,
) -> tuple[Edit, ...] | None:
    """The edits that compute a value again for each group; None when that cannot be kept apart.

    ``chain`` are the instructions to repeat, in order, the value's own last. ``pinned`` is a value
    that differs in every iteration of a loop: with it LLVM cannot move the copies out of the loop.
    """
    value = chain[-1]
    hidden = _leaves_to_hide(analysis, chain)
    if hidden is None:
        return None
    edits: list[Edit] = []
    for group in groups:
        names = _names((*hidden, *chain), value, group)
        lines = [
            f"{names[leaf.reference]} = {_opaque(analysis, leaf, group, pinned)}" for leaf in hidden
        ]
        lines += _copies(chain, names)
        edits.append(InstructionEdit.insert_before(group.point, "\n".join(lines)))
        edits += (
            OperandEdit(user, value, names[value.reference], block) for user, block in group.uses
        )
    return tuple(edits)


def move(
    analysis: KernelAnalysis, chain: Sequence[Instruction], group: UseGroup
) -> tuple[Edit, ...] | None:
    """The edits that compute a value for a group of all its uses, and nowhere else; it keeps its
    name.

    Inside a block LLVM's scheduler would move it back. So there it is made to depend on what is
    computed last before: None when that is not possible.
    """
    *before, value = chain
    names = _names(before, value, group)
    lines: list[str] = []
    if group.point.block is value.block:
        pin, hidden = _last_before(analysis, group.point, value), _leaves_to_hide(analysis, chain)
        if pin is None or hidden is None:
            return None
        names |= _names(hidden, value, group)
        lines += (
            f"{names[leaf.reference]} = {_opaque(analysis, leaf, group, pin)}" for leaf in hidden
        )
    lines += _copies(chain, names)
    insertion = InstructionEdit.insert_before(group.point, "\n".join(lines))
    return insertion, InstructionEdit.delete(value)


def _last_before(
    analysis: KernelAnalysis, point: Instruction, value: Instruction
) -> Instruction | None:
    """The last instruction between a value and a point that makes something in VGPRs, and will not
    move itself: something close by reads it."""
    for each in reversed(analysis.kernel.instructions[value.index + 1 : point.index]):
        if analysis.demand.vgprs[each.number] and _constraint(analysis, each):
            users = analysis.users[each.number]
            far = sum(len(group.uses) for group in use_groups(each, users))
            if far < len(users):
                return each
    return None


def _names(values: Sequence[LocalValue], made: Instruction, group: UseGroup) -> dict[str, str]:
    """The names of the copies of some values that are made for a group of uses of one."""
    suffix = f"for.{made.name}.{group.point.index}"
    return {each.reference: f'%"{each.name}.{suffix}"' for each in values}


def _copies(chain: Sequence[Instruction], names: Mapping[str, str]) -> list[str]:
    return [_NAME.sub(lambda name: names.get(name[0], name[0]), each.text) for each in chain]


def _leaves_to_hide(
    analysis: KernelAnalysis, chain: Sequence[Instruction]
) -> list[LocalValue] | None:
    """The fewest operands from outside on which every instruction of the chain depends."""
    inside = {instruction.number for instruction in chain}
    hidden: list[LocalValue] = []
    apart: set[int] = set()
    for instruction in chain:
        operands = [each for each in instruction.operands if isinstance(each, LocalValue)]
        if not any(each.number in apart for each in operands):
            leaves = [
                each
                for each in operands
                if each.number not in inside and _constraint(analysis, each) is not None
            ]
            if not leaves:
                return None
            leaf = min(leaves, key=lambda each: (analysis.demand.vgprs[each.number], each.number))
            hidden.append(leaf)
            apart.add(leaf.number)
        apart.add(instruction.number)
    return hidden


_PHYSICAL_BITS = (16, 32, 64, 96, 128)


def _constraint(analysis: KernelAnalysis, value: LocalValue) -> str | None:
    """The register constraint of a value; None for what inline assembly cannot take."""
    if _bits(value.type) not in _PHYSICAL_BITS:
        return None
    if analysis.demand.vgprs[value.number]:
        return "v"
    return "s" if analysis.demand.sgprs[value.number] else None


def _bits(type_: Type) -> int:
    if type_.kind == "pointer":
        return 32 if type_.address_space in (2, 3, 5, 6) else 64
    if type_.kind == "vector":
        return type_.count * _bits(type_.elements[0])
    return type_.bits


def _opaque(
    analysis: KernelAnalysis, leaf: LocalValue, group: UseGroup, pinned: LocalValue | None
) -> str:
    """A call that returns its argument, which only irtools knows."""
    constraint = _constraint(analysis, leaf)
    assert constraint is not None
    pin = pinned and _constraint(analysis, pinned)
    more = ((pinned, pin),) if pinned is not None and pin else ()
    return opaque_copy(leaf, constraint, group.point.index, more)


_NAME = re.compile(r'%(?:"[^"]*"|[-\w$.]+)')

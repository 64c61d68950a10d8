# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Address global memory by 32-bit byte offsets from uniform pointers.

Before::

    double* f;  int i;
    f[i]                                        // 64-bit address: 2 VGPRs for each array

After::

    unsigned offset = unsigned(i) * 8u;
    *(double*)((char*)f + offset)               // 1 VGPR for all arrays of doubles

In the IR ``getelementptr double, ptr %f, i64 (sext i32 %i)`` becomes ``getelementptr i8, ptr %f,
i64 (zext (mul i32 %i, 8))``, right before the load or store, so that the backend takes the pointer
from SGPRs and the offset from one VGPR. Constants in the index go to the instruction, and what else
is uniform to the pointer: then ``f[i + nx]`` has the same offset as ``f[i]``, for two scalar
additions. Both ways are proposed, this one and one that leaves the index whole.

Legal when the index is not negative and its offset in bytes stays below 4 GiB. What cannot be
proven of this is assumed, and said. It backfires when the many pointers no longer fit in SGPRs, or
when the wide addresses were cheap: few arrays, constant distances.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from irtools.analysis.addresses import Address, address_of
from irtools.analysis.alias import CONSTANT, GLOBAL
from irtools.analysis.bounds import Bounds
from irtools.analysis.naming import location_of, source_name
from irtools.analysis.workgroup import workgroup_of
from irtools.ir.edit import Edit, InstructionEdit, OperandEdit
from irtools.ir.layout import Layout
from irtools.ir.model import Constant, Instruction, LocalValue, Operand
from irtools.rewrite import Assumption, Rewrite, Subject

__all__ = ["NarrowAddresses"]


@dataclass(frozen=True, slots=True)
class NarrowAddresses:
    """Turn the 64-bit addresses of global memory that have a uniform base into 32-bit offsets."""

    name: ClassVar[str] = "narrow-addresses"
    knob: ClassVar[bool] = False

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each index, that with the most addresses live at the peak first."""
        for split in (True, False):
            yield from self._propose(subject, split=split)

    def _propose(self, subject: Subject, *, split: bool) -> Iterator[Rewrite]:
        groups: dict[tuple[_Term, ...], list[_Access]] = {}
        finder = _Finder(subject, split=split)
        for instruction in subject.kernel.instructions:
            access = finder.access(instruction)
            if access is not None:
                groups.setdefault(access.varying, []).append(access)
        at_peak = {live.value for live in subject.analysis.live_at_peak}

        def promise(accesses: Sequence[_Access]) -> tuple[int, int]:
            steps = {access.address.steps[0] for access in accesses if access.address.steps}
            return len(steps & at_peak), len(steps)

        for varying, accesses in sorted(
            groups.items(), key=lambda group: promise(group[1]), reverse=True
        ):
            family = "split" if split else "whole"
            if split and not any(access.uniform for access in accesses):
                continue  # the same in both
            yield _rewrite(subject, varying, accesses, family)


@dataclass(frozen=True, slots=True)
class _Term:
    """A part of an address: ``value``, extended to 64 bits as ``extension`` says (``""``: it has
    them), times ``scale`` bytes."""

    value: LocalValue
    extension: str
    scale: int


@dataclass(frozen=True, slots=True)
class _Access:
    """An access to ``base`` + ``uniform`` + ``varying`` + ``offset``."""

    instruction: Instruction
    address: Address
    uniform: tuple[_Term, ...]
    varying: tuple[_Term, ...]
    offset: int


@dataclass(slots=True)
class _Sum:
    uniform: list[_Term] = field(default_factory=list)
    varying: list[_Term] = field(default_factory=list)
    offset: int = 0


_ADD = re.compile(r"= (?:add|sub|mul|shl) ((?:nuw |nsw )*)|= or (disjoint )")


class _Finder:
    """Takes the addresses of one kernel apart; ``split``: the uniform parts of an index too."""

    def __init__(self, subject: Subject, *, split: bool) -> None:
        self._split_uniform = split
        analysis = subject.analysis
        self._is_uniform = analysis.uniformity.is_uniform
        self._bounds = _bounds(subject)
        self._layout = Layout(subject.kernel.module.lines)

    def access(self, instruction: Instruction) -> _Access | None:
        """The access of a load, store or atomic, where it can be made narrow and is not yet."""
        pointer = instruction.pointer
        if (
            not isinstance(pointer, Instruction)
            or instruction.address_space not in (GLOBAL, CONSTANT)
            or self._is_uniform(pointer)
        ):
            return None
        address = address_of(pointer, self._layout)
        if isinstance(address.base, LocalValue) and not self._is_uniform(address.base):
            return None
        parts = _Sum(offset=address.offset)
        for value, scale in address.terms:
            bits = value.type.bits
            if bits == 64:
                self._take_apart(value, scale, "", parts)
            elif bits == 32:
                self._take_apart(value, scale, "sext", parts)
            else:
                return None
        varying = tuple(sorted(parts.varying, key=lambda term: term.value.number))
        is_narrow = (
            not parts.uniform
            and len(varying) == 1
            and (varying[0].extension, varying[0].scale) == ("zext", 1)
        )
        if is_narrow or not varying or any(term.scale <= 0 for term in varying):
            return None
        return _Access(instruction, address, tuple(parts.uniform), varying, parts.offset)

    def _take_apart(self, value: Operand, scale: int, extension: str, parts: _Sum) -> None:
        """Add a part to the sum, in as many pieces as are equal to it."""
        if isinstance(value, Constant) and isinstance(value.value, int):
            number = value.value
            if extension != "zext" and number >> (value.type.bits - 1):
                number -= 1 << value.type.bits
            parts.offset += number * scale
            return
        assert isinstance(value, LocalValue)
        if isinstance(value, Instruction):
            if not extension and value.opcode in ("sext", "zext"):
                (inner,) = value.operands
                if isinstance(inner, LocalValue) and inner.type.bits == 32:
                    self._take_apart(inner, scale, value.opcode, parts)
                    return
            if self._splits(value, extension):
                self._split(value, scale, extension, parts)
                return
        if extension == "sext" and self._bounds.is_nonnegative(value):
            extension = "zext"  # the same, and what others may have
        term = _Term(value, extension, scale)
        (parts.uniform if self._is_uniform(value) else parts.varying).append(term)

    def _splits(self, value: Instruction, extension: str) -> bool:
        """Whether extending the operands gives the same as extending the result, and one of them
        is uniform: then the rest is a smaller index, which others may share."""
        found = _ADD.search(value.text)
        if found is None or self._is_uniform(value):
            return False
        left, right = value.operands
        flags = ("nuw", "nsw") if found[2] else tuple((found[1] or "").split())
        if extension and {"sext": "nsw", "zext": "nuw"}[extension] not in flags:
            return False
        if value.opcode in ("mul", "shl"):
            return isinstance(right, Constant) and isinstance(right.value, int)
        if value.opcode == "sub":
            return self._is_fixed(right)
        return self._is_fixed(left) or self._is_fixed(right)

    def _is_fixed(self, value: Operand) -> bool:
        return isinstance(value, Constant) or (
            self._split_uniform and isinstance(value, LocalValue) and self._is_uniform(value)
        )

    def _split(self, value: Instruction, scale: int, extension: str, parts: _Sum) -> None:
        left, right = value.operands
        if value.opcode in ("mul", "shl"):
            assert isinstance(right, Constant)
            assert isinstance(right.value, int)
            factor = 1 << right.value if value.opcode == "shl" else right.value
            self._take_apart(left, scale * factor, extension, parts)
            return
        self._take_apart(left, scale, extension, parts)
        self._take_apart(right, -scale if value.opcode == "sub" else scale, extension, parts)


def _rewrite(
    subject: Subject, varying: tuple[_Term, ...], accesses: Sequence[_Access], family: str
) -> Rewrite:
    edits: list[Edit] = []
    for term in varying:
        if f"{term.value.name}.x{term.scale}" not in subject.names:
            edits.append(_scaled_edit(term))
    for access in accesses:
        edits += _access_edits(access, subject.fresh(f"narrow.{access.instruction.index}"))
    index = " + ".join(_expression(term) for term in varying)
    arrays = list(dict.fromkeys(filter(None, (_base_name(access) for access in accesses))))
    shown = ", ".join(arrays[:4]) + (f" and {len(arrays) - 4} more" if len(arrays) > 4 else "")
    what = shown or "global memory"
    return Rewrite(
        key=f"{family} " + " + ".join(f"{term.value.name}*{term.scale}" for term in varying),
        family=family,
        title=f"address {what} by the 32-bit byte offset {index}",
        advice=(
            f"write *(T*)((char*){arrays[0] if arrays else 'p'} + (unsigned)({index})) "
            "for the element, with its type for T"
        ),
        edits=tuple(edits),
        location=accesses[0].instruction.location,
        assumptions=tuple(_assumptions(subject, varying, index, what)),
        values=tuple(term.value for term in varying),
        places=tuple(access.instruction for access in accesses),
    )


def _assumptions(
    subject: Subject, varying: Sequence[_Term], index: str, what: str
) -> Iterator[Assumption]:
    bounds = _bounds(subject)
    total = 0
    for term in varying:
        place = location_of(term.value)
        total += bounds.largest(term.value) * term.scale
        if term.extension != "zext" and not bounds.is_nonnegative(term.value):
            yield Assumption("nonnegative-index", f"{_name(term.value)} >= 0", place)
    if total >= 1 << 32:
        place = location_of(varying[0].value)
        yield Assumption("offset-below-4gib", f"{index} < 4 GiB in {what}", place)


def _bounds(subject: Subject) -> Bounds:
    return Bounds(subject.kernel, workgroup_of(subject.kernel, subject.analysis.workgroup))


def _name(value: LocalValue) -> str:
    return source_name(value) or value.reference


def _expression(term: _Term) -> str:
    name = _name(term.value)
    if not re.fullmatch(r"[\w.%\[\]]*", name):
        name = f"({name})"
    return f"{name} * {term.scale}" if term.scale > 1 else name


def _base_name(access: _Access) -> str:
    base = access.address.base
    return _name(base) if isinstance(base, LocalValue) else ""


def _scaled(term: _Term) -> str:
    """The name of the 32-bit product of a term."""
    return f'%"{term.value.name}.x{term.scale}"'


def _scaled_edit(term: _Term) -> Edit:
    """Compute value * scale in 32 bits right behind the value."""
    value = term.value
    assert isinstance(value, Instruction)
    operand = value.reference
    text = ""
    if value.type.bits == 64:
        text = f'%"{value.name}.low" = trunc i64 {operand} to i32\n'
        operand = f'%"{value.name}.low"'
    text += f"{_scaled(term)} = mul i32 {operand}, {term.scale}"
    if value.opcode == "phi":
        return InstructionEdit.insert_before(value.block.first_insertion_point, text)
    return InstructionEdit.insert_after(value, text)


def _access_edits(access: _Access, prefix: str) -> Iterator[Edit]:
    """Compute the address right before the access: the backend looks for it in its block."""
    instruction, base = access.instruction, access.address.base
    pointer_type = f"ptr addrspace({instruction.address_space})"
    lines = []
    pointer = base.reference if isinstance(base, LocalValue) else str(base).rpartition(" ")[2]
    for number, term in enumerate(access.uniform):
        operand = term.value.reference
        if term.extension:
            lines.append(f"%{prefix}.u{number} = {term.extension} i32 {operand} to i64")
            operand = f"%{prefix}.u{number}"
        lines.append(f"%{prefix}.s{number} = mul i64 {operand}, {term.scale}")
        lines.append(
            f"%{prefix}.p{number} = getelementptr i8, {pointer_type} {pointer}, "
            f"i64 %{prefix}.s{number}"
        )
        pointer = f"%{prefix}.p{number}"
    offset = _scaled(access.varying[0])
    for number, term in enumerate(access.varying[1:]):
        lines.append(f"%{prefix}.o{number} = add i32 {offset}, {_scaled(term)}")
        offset = f"%{prefix}.o{number}"
    lines.append(f"%{prefix}.wide = zext i32 {offset} to i64")
    address = f"%{prefix}"
    if access.offset:
        lines.append(
            f"%{prefix}.v = getelementptr i8, {pointer_type} {pointer}, i64 %{prefix}.wide"
        )
        lines.append(
            f"{address} = getelementptr i8, {pointer_type} %{prefix}.v, i64 {access.offset}"
        )
    else:
        lines.append(f"{address} = getelementptr i8, {pointer_type} {pointer}, i64 %{prefix}.wide")
    yield InstructionEdit.insert_before(instruction, "\n".join(lines))
    wide = instruction.pointer
    assert isinstance(wide, Instruction)
    yield OperandEdit(instruction, wide, address)

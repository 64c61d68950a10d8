# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether two accesses may touch the same memory.

Sources: LLVM "Alias Analysis", BasicAAResult (identified objects, captures, constant offsets),
AMDGPUAAResult (address spaces), LangRef "'tbaa' Metadata" and "'noalias' and 'alias.scope'
Metadata". Precision: never says that two accesses are apart when LLVM's analyses say that they may
overlap; may say less.
"""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from irtools.analysis.copies import copied_operand
from irtools.analysis.tbaa import types_overlap
from irtools.ir.model import (
    Argument,
    BasicBlock,
    Constant,
    Function,
    GlobalValue,
    Instruction,
    LocalValue,
    Operand,
    Type,
)

__all__ = [
    "Aliases",
    "MemoryObject",
    "Place",
    "accessed_type",
    "captures",
    "is_volatile",
    "size_in_bytes",
]

# AMDGPU usage document, "Address Spaces". The buffer pointers (7, 8, 9) point to global memory.
GENERIC, GLOBAL, LDS, CONSTANT, PRIVATE, CONSTANT_32 = 0, 1, 3, 4, 5, 6
_IN_GLOBAL_MEMORY = frozenset((GLOBAL, CONSTANT, CONSTANT_32, 7, 8, 9))

MemoryObject = LocalValue | str
"""An argument, an alloca, the result of a load or call; or ``"@name"``, a global variable."""


class _Kind(NamedTuple):
    """What decides whether accesses overlap, apart from offsets; many accesses share one."""

    objects: frozenset[MemoryObject] | None
    space: int
    tbaa: int | None
    scopes: int | None
    excluded: int | None


@dataclass(frozen=True, slots=True)
class Place:
    """What one instruction accesses: ``size`` bytes (None: unknown) at ``offset`` behind ``base``.

    ``objects`` is what the pointer may point into, None when that is not known.
    """

    instruction: Instruction
    base: Operand
    offset: int
    size: int | None
    kind: _Kind

    @property
    def objects(self) -> frozenset[MemoryObject] | None:
        """What the pointer may point into; None when that is not known."""
        return self.kind.objects

    @property
    def space(self) -> int:
        """The address space of the pointer."""
        return self.kind.space


class Aliases:
    """Answers for the accesses of one function."""

    def __init__(self, function: Function) -> None:
        self._function = function
        self._metadata = function.module.metadata
        self._objects: dict[int, frozenset[MemoryObject] | None] = {}
        self._overlap: dict[tuple[_Kind, _Kind], bool] = {}

    def place(self, instruction: Instruction, pointer: Operand, size: int | None) -> Place:
        """The place that an instruction accesses through one of its operands."""
        base, offset = _offset(pointer)
        tags = {name: int(node) for name, node in _TAGS.findall(instruction.text)}
        kind = _Kind(
            self.objects(pointer),
            _space(pointer),
            tags.get("tbaa"),
            tags.get("alias.scope"),
            tags.get("noalias"),
        )
        return Place(instruction, base, offset, size, kind)

    def may_alias(self, one: Place, other: Place, *, varying: Container[int] = ()) -> bool:
        """Whether two accesses may touch the same byte.

        ``varying`` are the blocks whose values may differ between the two: for accesses in
        different iterations of a loop, the blocks of that loop.
        """
        meet = _meet(one, other, varying)
        if meet is None:
            key = one.kind, other.kind
            meet = self._overlap.get(key)
            if meet is None:
                meet = self._overlap[key] = self._kinds_overlap(*key)
        return meet

    def is_own(self, place: Place) -> bool:
        """Whether only this function has the address: an alloca, or an argument that the source
        calls ``__restrict__``, that nobody else gets."""
        return place.objects is not None and all(map(self._is_own, place.objects))

    def objects(self, pointer: Operand) -> frozenset[MemoryObject] | None:
        """What a pointer may point into; None when that is not known."""
        if not isinstance(pointer, Instruction):
            return _objects_of_leaf(pointer)
        number = pointer.number
        if number not in self._objects:
            self._objects[number] = _find_objects(pointer)
        return self._objects[number]

    def _kinds_overlap(self, one: _Kind, other: _Kind) -> bool:
        return (
            _spaces_overlap(one.space, other.space)
            and not self._apart_by_object(one, other)
            and not self._apart_by_scope(one.scopes, other.excluded)
            and not self._apart_by_scope(other.scopes, one.excluded)
            and types_overlap(self._metadata, one.tbaa, other.tbaa)
        )

    def _apart_by_object(self, one: _Kind, other: _Kind) -> bool:
        for generic, own in ((one, other), (other, one)):
            own_memory = generic.space == GENERIC and own.space in (LDS, PRIVATE)
            if own_memory and self._is_from_host(generic):
                return True
        if one.objects is None or other.objects is None:
            return False
        return all(
            self._different(first, second) for first in one.objects for second in other.objects
        )

    def _different(self, one: MemoryObject, other: MemoryObject) -> bool:
        if one == other:
            return False
        if self._is_identified(one) and self._is_identified(other):
            return True
        for own, second in ((one, other), (other, one)):
            if isinstance(own, LocalValue) and self._is_identified(own):
                return isinstance(second, Argument) or self._is_own(own)
        return False

    def _is_own(self, value: MemoryObject) -> bool:
        return (
            isinstance(value, LocalValue)
            and self._is_identified(value)
            and value.number not in self._captured
        )

    def _is_from_host(self, generic: _Kind) -> bool:
        """Whether a generic pointer is the kernel's argument or comes from constant memory: the
        host knows no address in LDS or private memory."""
        return generic.objects is not None and all(
            (isinstance(each, Argument) and self._function.is_kernel)
            or (
                isinstance(each, Instruction)
                and each.opcode == "load"
                and each.address_space == CONSTANT
            )
            for each in generic.objects
        )

    def _is_identified(self, value: MemoryObject) -> bool:
        """Whether it is memory of its own, with which no other identified object overlaps."""
        if isinstance(value, Argument):
            return value.number in self._noalias
        return isinstance(value, str) or (
            isinstance(value, Instruction) and value.opcode == "alloca"
        )

    @cached_property
    def _noalias(self) -> frozenset[int]:
        """The arguments that the source calls ``__restrict__``."""
        return frozenset(
            argument.number
            for argument in self._function.arguments
            if argument.type.kind == "pointer" and "noalias" in argument.attributes.split()
        )

    @cached_property
    def _captured(self) -> frozenset[int]:
        """The allocas and arguments whose address the function lets somebody else have."""
        captured: set[int] = set()
        for instruction in self._function.instructions:
            for position, operand in enumerate(instruction.operands):
                if (
                    isinstance(operand, LocalValue)
                    and operand.type.kind == "pointer"
                    and captures(instruction, position)
                ):
                    objects = self.objects(operand)
                    if objects is None:
                        return frozenset(range(len(self._function.values)))
                    captured |= {each.number for each in objects if isinstance(each, LocalValue)}
        return frozenset(captured)

    def _apart_by_scope(self, scopes: int | None, excluded: int | None) -> bool:
        """Whether one access promises not to touch what is in the scopes of another."""
        if scopes is None or excluded is None:
            return False
        without = set(self._metadata.operands(excluded))
        by_domain: dict[int, set[int]] = {}
        for scope in self._metadata.operands(scopes):
            nodes = [node for node in self._metadata.operands(scope) if node != scope]
            by_domain.setdefault(nodes[0] if nodes else -1, set()).add(scope)
        return any(its <= without for its in by_domain.values())


def captures(user: Instruction, position: int) -> bool:
    """Whether an instruction lets somebody else have the pointer that is its operand.

    A volatile access does: what it accesses may be watched.
    """
    opcode = user.opcode
    if is_volatile(user):
        return True
    if opcode in ("store", "cmpxchg", "atomicrmw"):
        return user.operands[position] is not user.pointer
    if opcode in ("call", "invoke", "callbr"):
        return not (user.callee or "").startswith("llvm.")
    return opcode in ("ptrtoint", "ptrtoaddr", "ret", "insertvalue", "insertelement")


def is_volatile(instruction: Instruction) -> bool:
    """Whether it is a volatile load or store."""
    return instruction.opcode in ("load", "store") and bool(_VOLATILE.search(instruction.text))


def accessed_type(access: Instruction) -> Type:
    """The type that a load, store, atomicrmw or cmpxchg loads or stores."""
    if access.opcode == "load":
        return access.type
    operand = access.operands[0 if access.opcode == "store" else 1]
    assert not isinstance(operand, BasicBlock)
    return operand.type


def size_in_bytes(type_: Type) -> int | None:
    """The bytes that a load or store of a type accesses; None for a struct, which has padding."""
    if type_.bits:
        return -(-type_.bits // 8)
    if type_.kind == "pointer":
        return {0: 8, 1: 8, 4: 8, 7: 20, 8: 16, 9: 24}.get(type_.address_space, 4)
    if type_.kind in ("vector", "array"):
        (element,) = type_.elements
        if element.bits and type_.kind == "vector":
            return -(-type_.count * element.bits // 8)
        size = size_in_bytes(element)
        return None if size is None else type_.count * size
    return None


_TAGS = re.compile(r", !(tbaa|alias\.scope|noalias) !(\d+)")
_VOLATILE = re.compile(r"(?:load|store) (?:atomic )?volatile ")
_SAME_MEMORY = frozenset(("getelementptr", "bitcast", "addrspacecast", "freeze"))
_RETURNS_ITS_POINTER = re.compile(
    r"llvm\.(launder|strip)\.invariant|llvm\.(ptr\.annotation|ptrmask|ssa\.copy)"
    r"|llvm\.amdgcn\.(make\.buffer\.rsrc|addrspacecast\.nonnull|readfirstlane)"
)
_MOST_OBJECTS = 16  # behind phis and selects


def _find_objects(pointer: Instruction) -> frozenset[MemoryObject] | None:
    found: set[MemoryObject] = set()
    seen: set[int] = set()
    pending: list[Operand] = [pointer]
    while pending:
        value = pending.pop()
        if not isinstance(value, Instruction):
            objects = _objects_of_leaf(value)
            if objects is None:
                return None
            found |= objects
        elif value.number not in seen:
            seen.add(value.number)
            steps = _computed_from(value)
            if steps is None:
                found.add(value)
            else:
                pending.extend(steps)
        if len(found) > _MOST_OBJECTS:
            return None
    return frozenset(found)


def _computed_from(value: Instruction) -> tuple[Operand, ...] | None:
    """The pointers that a pointer has its memory from; None when it is an object itself."""
    opcode = value.opcode
    if opcode in _SAME_MEMORY:
        return value.operands[:1]
    if opcode == "phi":
        return value.operands
    if opcode == "select":
        return value.operands[1:]
    if opcode == "call" and _RETURNS_ITS_POINTER.match(value.callee or ""):
        return value.operands[:1]
    if copied_operand(value) is not None:
        return value.operands[:1]
    return None if opcode in ("alloca", "load", "call") else ()


_NOWHERE = re.compile(r"\b(?:null|undef|poison|zeroinitializer)\b")
_GLOBAL = re.compile(r'@(?:"[^"]*"|[-\w$.]+)')


def _objects_of_leaf(value: Operand) -> frozenset[MemoryObject] | None:
    if isinstance(value, LocalValue):
        return frozenset((value,))
    if isinstance(value, GlobalValue):
        return frozenset((f"@{value.name}",))
    if isinstance(value, Constant):
        names = {name.replace('"', "") for name in _GLOBAL.findall(value.text)}
        # null, undef and poison point nowhere; an expression has its global inside.
        known = names or _NOWHERE.search(value.text)
        return frozenset(names) if known and "inttoptr" not in value.text else None
    return None


def _space(pointer: Operand) -> int:
    return -1 if isinstance(pointer, BasicBlock) else pointer.type.address_space


def _spaces_overlap(one: int, other: int) -> bool:
    if one == other or GENERIC in (one, other) or -1 in (one, other):
        return True
    return one in _IN_GLOBAL_MEMORY and other in _IN_GLOBAL_MEMORY


def _meet(one: Place, other: Place, varying: Container[int]) -> bool | None:
    """Whether two places at constant distances from the same pointer overlap; None for others."""
    if one.base is not other.base:
        return None
    if isinstance(one.base, Instruction) and one.base.block.index in varying:
        return None
    first, second = sorted((one, other), key=lambda place: place.offset)
    if first.size is None:
        return True if first.offset == second.offset else None
    return first.offset + first.size > second.offset


_GEP = re.compile(r"getelementptr (?:(?:inbounds|nuw|nusw|inrange\([^)]*\)) )*(\w+), ")
_BYTES = {"i8": 1, "i16": 2, "half": 2, "bfloat": 2, "i32": 4, "float": 4, "i64": 8, "double": 8}


def _offset(pointer: Operand) -> tuple[Operand, int]:
    """A pointer as another one and a constant number of bytes behind it."""
    total = 0
    while isinstance(pointer, Instruction) and pointer.opcode == "getelementptr":
        index = pointer.operands[1]
        element = _GEP.search(pointer.text)
        if (
            len(pointer.operands) != 2
            or not isinstance(index, Constant)
            or not isinstance(index.value, int)
            or element is None
            or element[1] not in _BYTES
        ):
            break
        sign = 1 << (index.type.bits - 1)
        total += ((index.value ^ sign) - sign) * _BYTES[element[1]]
        pointer = pointer.operands[0]
    return pointer, total

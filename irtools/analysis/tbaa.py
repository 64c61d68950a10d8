# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Type-based alias analysis: accesses that the source's types keep apart.

An access tag (``!tbaa``) names the type accessed, the type of the object around it and the offset
there. Source: LangRef "'tbaa' Metadata"; LLVM TypeBasedAAResult. Precision: that of LLVM for the
format that clang writes.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from irtools.ir.metadata import Metadata

__all__ = ["types_overlap"]


class _Tag(NamedTuple):
    base: int
    access: int
    offset: int


_TAG = re.compile(r"!\{!(\d+), !(\d+), i64 (\d+)")
_TYPE = re.compile(r'!\{!"[^"]*"(.*)\}')
_FIELD = re.compile(r", !(\d+)(?:, i64 (\d+))?")


def types_overlap(metadata: Metadata, one: int | None, other: int | None) -> bool:
    """Whether accesses with these tags (node numbers, None without a tag) may overlap."""
    if one is None or other is None or one == other:
        return True
    first, second = _tag(metadata, one), _tag(metadata, other)
    if first is None or second is None:
        return True
    common = _common_type(metadata, first.access, second.access)
    if common is None:
        return True  # unrelated type systems
    for outer, inner in ((first, second), (second, first)):
        answer = _as_part(metadata, outer, inner, common)
        if answer is not None:
            return answer
    return False


def _tag(metadata: Metadata, number: int) -> _Tag | None:
    found = _TAG.match(metadata.node(number))
    return _Tag(*map(int, found.groups())) if found else None


def _as_part(metadata: Metadata, outer: _Tag, inner: _Tag, common: int) -> bool | None:
    """Whether they overlap when the inner access is to a part of the outer one's object; None when
    that object has no such part."""
    if outer.base == outer.access == common:
        return True
    type_: int | None = outer.base
    offset = outer.offset
    while type_ is not None:
        if type_ == inner.base:
            return offset == inner.offset or type_ == outer.access or inner.base == inner.access
        type_, offset = _field(metadata, type_, offset)
    return None


def _field(metadata: Metadata, type_: int, offset: int) -> tuple[int | None, int]:
    """The field of a type at an offset, and the offset in it; for a scalar, the type above it."""
    body = _TYPE.match(metadata.node(type_))
    fields = _FIELD.findall(body[1]) if body else []
    best = None
    for number, start in fields:
        if int(start or 0) > offset:
            break
        best = int(number), offset - int(start or 0)
    return best or (None, 0)


def _common_type(metadata: Metadata, one: int, other: int) -> int | None:
    """The nearest type that both are below, or None."""
    above = _ancestors(metadata, one)
    return next((type_ for type_ in _ancestors(metadata, other) if type_ in above), None)


def _ancestors(metadata: Metadata, type_: int) -> list[int]:
    found: list[int] = []
    next_: int | None = type_
    while next_ is not None and next_ not in found:
        found.append(next_)
        next_, _ = _field(metadata, next_, 0)
    return found

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Changes of HIP source that stand for rewrites of the IR."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from irtools.errors import InputError
from irtools.hip.source import Definition, Source
from irtools.rewrite import Option

if TYPE_CHECKING:
    from tree_sitter import Node

__all__ = ["EDITED_PASSES", "SourceEdit", "edited", "source_edits", "unified_diff"]


@dataclass(frozen=True, slots=True, order=True)
class SourceEdit:
    """Replace the bytes from ``start`` to ``end`` by ``text``."""

    start: int
    end: int
    text: bytes


def source_edits(source: Source, definition: Definition, option: Option) -> list[SourceEdit]:
    """What to change in the definition of a kernel for the rewrites of one of ``EDITED_PASSES``.

    Raises InputError, with the place, when the source has something there that is not understood.
    """
    make = _EDITS[option.pass_.name]
    return [edit for rewrite in option.rewrites for edit in make(source, definition, rewrite.key)]


def edited(source: Source, edits: Sequence[SourceEdit]) -> bytes:
    """The bytes of a file after some edits, which must not overlap."""
    parts, position = [], 0
    for edit in sorted(set(edits)):
        if edit.start < position:
            raise InputError(f"{source.path}: two edits change the same place")
        parts += [source.data[position : edit.start], edit.text]
        position = edit.end
    return b"".join([*parts, source.data[position:]])


def unified_diff(path: str, before: bytes, after: bytes) -> bytes:
    """The patch, for ``git apply`` and ``patch -p1``."""
    old, new = (text.splitlines(keepends=True) for text in (before, after))
    name = path.encode()
    lines = difflib.diff_bytes(difflib.unified_diff, old, new, b"a/" + name, b"b/" + name)
    marked = (
        line if line.endswith(b"\n") else line + b"\n\\ No newline at end of file\n"
        for line in lines
    )
    return b"".join(marked)


def _launch_bounds(source: Source, definition: Definition, size: str) -> Iterator[SourceEdit]:
    for child in definition.node.children:
        if child.type == "launch_bounds":
            yield _number_in(source, definition, child, size)
            return
    yield _behind_global(definition, f" __launch_bounds__({size})")


def _waves_per_eu(source: Source, definition: Definition, waves: str) -> Iterator[SourceEdit]:
    for child in definition.node.children:
        if child.type == "attribute_specifier" and "amdgpu_waves_per_eu" in source.text(child):
            yield _number_in(source, definition, child, waves)
            return
    yield _behind_global(definition, f" __attribute__((amdgpu_waves_per_eu({waves})))")


def _restrict(source: Source, definition: Definition, key: str) -> Iterator[SourceEdit]:
    del key
    for parameter in _find(definition.node, "parameter_declaration"):
        declarator = parameter.child_by_field_name("declarator")
        if declarator is None or declarator.type != "pointer_declarator":
            continue
        if "restrict" in source.text(declarator):
            continue
        name = next(_find(declarator, "identifier"), None)
        if name is not None:
            yield SourceEdit(name.start_byte, name.start_byte, b"__restrict__ ")


_EDITS: dict[str, Callable[[Source, Definition, str], Iterator[SourceEdit]]] = {
    "launch-bounds": _launch_bounds,
    "restrict-pointers": _restrict,
    "waves-per-eu": _waves_per_eu,
}
EDITED_PASSES = tuple(_EDITS)
"""The passes whose rewrites can be made in the source."""


def _behind_global(definition: Definition, text: str) -> SourceEdit:
    (word,) = (each for each in definition.node.children if each.type == "__global__")
    return SourceEdit(word.end_byte, word.end_byte, text.encode())


def _number_in(source: Source, definition: Definition, node: Node, value: str) -> SourceEdit:
    """Replace the first number in an attribute."""
    words = _find(node, "number_literal", "identifier")
    values = [each for each in words if source.text(each) != "amdgpu_waves_per_eu"]
    if not values or values[0].type != "number_literal":
        where = f"{source.path}:{definition.line}"
        raise InputError(f"{where}: {source.text(node)} has no number that can be changed")
    return SourceEdit(values[0].start_byte, values[0].end_byte, value.encode())


def _find(node: Node, *types: str) -> Iterator[Node]:
    for child in node.children:
        if child.type in types:
            yield child
        yield from _find(child, *types)

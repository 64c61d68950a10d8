# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The files of a project that a kernel is written in, and edits of them.

What is changed is the source file and what it includes from the same project: the same git
repository, or, outside of one, the folder of the source. Headers of others stay as they are.
"""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TypeAlias

from irtools.errors import InputError
from irtools.hip.source import Source, parse_source
from irtools.ir.debug import Location

__all__ = ["Files", "Key", "SourceEdit", "lines_of", "unified_diff"]

Key: TypeAlias = frozenset[tuple[Path, bytes]]


@dataclass(frozen=True, slots=True, order=True)
class SourceEdit:
    """Replace the bytes from ``start`` to ``end`` of a file by ``text``.

    Of several insertions at one place that with the smallest ``rank`` comes first. ``is_helper``:
    it adds a function that others call.
    """

    path: Path
    start: int
    end: int
    rank: int
    text: str
    is_helper: bool = False


@dataclass(frozen=True)
class Files:
    """A source file, ``main``, and the files that were ``changed``, by resolved path.

    Versions of the same files share what these were when they were first read.
    """

    main: Path
    changed: Mapping[Path, bytes] = field(default_factory=dict)
    _read: dict[Path, bytes] = field(default_factory=dict, repr=False, compare=False)

    @staticmethod
    def of(source: str) -> Files:
        """The files of a source file, as they are."""
        return Files(Path(source).resolve())

    def with_changes(self, changed: Mapping[Path, bytes]) -> Files:
        """The same files with other changes."""
        return Files(self.main, changed, self._read)

    def original(self, path: Path) -> bytes:
        """What a file was when it was first read; raises InputError when it cannot be."""
        if path not in self._read:
            try:
                self._read[path] = path.read_bytes()
            except OSError as error:
                shown = os.path.relpath(path)
                raise InputError(f"{shown}: cannot be read: {error.strerror}") from None
        return self._read[path]

    @cached_property
    def key(self) -> Key:
        """What is changed, to tell versions apart."""
        return frozenset(self.changed.items())

    @property
    def root(self) -> Path:
        """The folder of the project."""
        return _root(self.main)

    def source_at(self, location: Location) -> Source:
        """The file that a location is in; raises InputError when it is not one of the project."""
        return self.source(_path_in_project(self.main, location.directory, location.file))

    def source(self, path: Path) -> Source:
        """The source in a file, with its changes; raises InputError when it cannot be read."""
        if path not in self._sources:
            data = self.changed[path] if path in self.changed else self.original(path)
            self._sources[path] = parse_source(path, data)
        return self._sources[path]

    @cached_property
    def _sources(self) -> dict[Path, Source]:
        return {}

    def edited(self, edits: Sequence[SourceEdit]) -> Files:
        """The files after some edits; raises InputError when these overlap."""
        changed = dict(self.changed)
        for path in {edit.path for edit in edits}:
            source = self.source(path)
            newline = b"\r\n" if b"\r\n" in source.data else b"\n"
            parts, position = [], 0
            for edit in sorted({edit for edit in edits if edit.path == path}):
                if edit.start < position:
                    raise InputError(f"{source.path}: two edits change the same place")
                text = edit.text.encode().replace(b"\n", newline)
                parts += [source.data[position : edit.start], text]
                position = edit.end
            changed[path] = b"".join([*parts, source.data[position:]])
        return self.with_changes(changed)

    def shown(self, edits: Sequence[SourceEdit], most: int) -> str:
        """The lines that edits change, as they are (``- …``) and as they become (``+ …``), without
        what is added in front of all code; at most so many."""
        own = [edit for edit in edits if not edit.is_helper]
        lines = []
        for path, data in self.edited(own).changed.items():
            if path in {edit.path for edit in own}:
                old, new = lines_of(self.source(path).data), lines_of(data)
                diff = difflib.diff_bytes(difflib.unified_diff, old, new, n=0)
                lines += [line for line in list(diff)[2:] if not line.startswith(b"@@")]
        text = [
            f"{line[:1].decode()} {line[1:].decode('utf-8', 'replace').strip()}" for line in lines
        ]
        if len(text) > most:
            text[most:] = [f"… and {len(text) - most} more lines"]
        return "\n".join(text)

    @property
    def patch_folder(self) -> Path:
        """Where ``git apply`` takes the patch: here, or, when the project or one of the changed
        files is elsewhere, the root of the project."""
        here = Path.cwd()
        inside = here.is_relative_to(self.root) and all(
            path.is_relative_to(here) for path in self.changed
        )
        return here if inside else self.root

    def patch(self) -> bytes:
        """All changes, for ``git apply`` and ``patch -p1`` in ``patch_folder``."""
        folder = self.patch_folder
        return b"".join(
            unified_diff(path.relative_to(folder).as_posix(), self.original(path), data)
            for path, data in sorted(self.changed.items())
        )


def _root(main: Path) -> Path:
    return _repository(main) or main.parent


@lru_cache(maxsize=1024)
def _path_in_project(main: Path, directory: str, file: str) -> Path:
    """The resolved path of a file of the project that ``main`` belongs to."""
    path = (Path(directory) / file).resolve()
    if path != main:
        if not path.is_relative_to(_root(main)):
            raise InputError(f"{file} is not part of the project")
        if _repository(path) != _repository(main):
            raise InputError(f"{file} belongs to another repository")
    return path


def _repository(path: Path) -> Path | None:
    return next((each for each in path.parents if (each / ".git").exists()), None)


def unified_diff(path: str, before: bytes, after: bytes) -> bytes:
    """The patch of one file; empty when nothing changes."""
    old, new = lines_of(before), lines_of(after)
    name = path.encode()
    lines = difflib.diff_bytes(difflib.unified_diff, old, new, b"a/" + name, b"b/" + name)
    marked = (
        line if line.endswith(b"\n") else line + b"\n\\ No newline at end of file\n"
        for line in lines
    )
    return b"".join(marked)


def lines_of(data: bytes) -> list[bytes]:
    """The lines with their ends."""
    return _LINE.findall(data)


_LINE = re.compile(rb"[^\n]*\n|[^\n]+")

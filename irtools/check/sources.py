# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The source files that a module was compiled from, as far as they are there and unchanged."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath

from irtools.analysis.naming import user_location
from irtools.check.diagnostic import Place
from irtools.hip.source import plain_name
from irtools.ir.debug import Location
from irtools.ir.model import Function, Module
from irtools.storage import digest_of

__all__ = ["SourceFile", "Sources"]


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A source file that is there: its absolute path, and its lines."""

    path: str
    lines: tuple[str, ...]


class Sources:
    """The source files of one module, found by the names in its debug information.

    A relative name is looked for in the folder of the file that is checked and in those above it.
    A file whose checksum is not that of the debug information is not the one that was compiled, and
    counts as missing; ``changed`` has the names of these. ``looked_at`` has the hash of every file
    that was looked for, None of one that is not there: what is found depends on these.
    """

    def __init__(self, module: Module, path: str) -> None:
        self._module = module
        self._checked = Path.cwd() / "stdin" if path == "-" else Path(path).resolve()
        self._found: dict[tuple[str, str], SourceFile | None] = {}
        self._ir: SourceFile | None = None
        self.looked_at: dict[str, str | None] = {}
        self.changed: set[str] = set()

    @property
    def files(self) -> tuple[SourceFile, ...]:
        """Those that were asked for and are there, each once."""
        found = [*self._found.values(), self._ir]
        return tuple({file.path: file for file in found if file is not None}.values())

    def file(self, location: Location) -> SourceFile | None:
        """The file that a location is in."""
        key = location.directory, location.file
        if key not in self._found:
            there: list[str] = []
            self._found[key] = next(self._readable(location, there), None)
            if self._found[key] is None and there:
                self.changed.add(location.file)
        return self._found[key]

    def place(self, location: Location | None) -> Place | None:
        """A location as findings have it: outside of system headers, with its line."""
        if location is None or not location.line:
            return None
        location = user_location(location)
        file = self.file(location)
        if file is None:
            return Place(location.file, location.line, location.column)
        text = file.lines[location.line - 1] if location.line <= len(file.lines) else ""
        column = _characters(text, location.column)
        return Place(file.path, location.line, column, _end(text, column), text)

    def definition(self, kernel: Function) -> Place:
        """Where a kernel is defined; without debug information in the IR itself."""
        place = self.place(kernel.location)
        if place is None:
            return self._in_the_ir(kernel)
        name = plain_name(kernel)
        found = re.search(rf"\b{re.escape(name)}\b", place.text)
        if found is None:
            return place
        return Place(place.file, place.line, found.start() + 1, found.end() + 1, place.text)

    def _in_the_ir(self, kernel: Function) -> Place:
        """The line of the definition in a file of text, else its first."""
        if self._ir is None:
            try:
                lines = self._checked.read_text(encoding="utf-8").splitlines()
            except (OSError, UnicodeDecodeError):
                lines = []
            self._ir = SourceFile(str(self._checked), tuple(lines))
        names = f"@{kernel.name}(", f'@"{kernel.name}"('
        for number, line in enumerate(self._ir.lines, 1):
            for name in names if line.startswith("define ") else ():
                column = line.find(name) + 1
                if column:
                    return Place(self._ir.path, number, column, column + len(name) - 1, line)
        return Place(self._ir.path, 1)

    def _readable(self, location: Location, there: list[str]) -> Iterator[SourceFile]:
        """The files that it may be; ``there`` gets the paths of all that exist."""
        checksum = self._checksums.get(location.file)
        for path in self._candidates(location):
            self.looked_at[str(path)] = digest_of(path)
            if self.looked_at[str(path)] is None:
                continue
            there.append(str(path))
            data = path.read_bytes()
            if checksum in (None, hashlib.md5(data, usedforsecurity=False).hexdigest()):
                yield SourceFile(str(path), tuple(data.decode("utf-8", "replace").splitlines()))

    @property
    def _checksums(self) -> Mapping[str, str]:
        return self._module.debug.checksums()

    def _candidates(self, location: Location) -> Iterator[Path]:
        name = PurePath(location.file)
        if name.is_absolute():
            yield Path(name)
        elif PurePath(location.directory).is_absolute():
            yield Path(location.directory, name)
        folders = self._checked.parents
        for relative in dict.fromkeys((name, PurePath(name.name))):
            if not relative.is_absolute():
                yield from (folder / relative for folder in folders[:_MOST_FOLDERS])


_MOST_FOLDERS = 4  # above the checked file, with its own


def _characters(text: str, column: int) -> int:
    """A column of the debug information, which counts bytes, in characters; 0 beyond the line."""
    data = text.encode()
    return len(data[: column - 1].decode(errors="ignore")) + 1 if 0 < column <= len(data) else 0


def _end(text: str, column: int) -> int:
    """Behind the word, or the character, at a column."""
    if not column:
        return 0
    word = re.compile(r"\w+").match(text, column - 1)
    return word.end() + 1 if word else column + 1

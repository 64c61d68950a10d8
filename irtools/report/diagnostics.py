# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ``irtools check`` finds, for people: with the lines of the source, or in a line each."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from irtools.check.diagnostic import Diagnostic, Place, Severity
from irtools.check.result import Outcome

__all__ = ["Line", "concise_line", "full_lines", "headline", "report_lines", "shown_path"]


class Line(NamedTuple):
    """A line of a report in parts, each with the style that a terminal gives it."""

    parts: Sequence[tuple[str, str]]

    @property
    def plain(self) -> str:
        """The line without styles."""
        return "".join(text for text, _ in self.parts)


_STYLES: dict[Severity, str] = {"error": "bold red", "warning": "bold yellow", "note": "bold cyan"}
_DIM = "blue"


def shown_path(file: str) -> str:
    """A path as it is shown: from the current folder, if it is in there."""
    try:
        return Path(file).relative_to(os.getcwd()).as_posix()
    except ValueError:
        return file


def headline(diagnostic: Diagnostic) -> str:
    """The kernel, the target and what is wrong: a finding in one line."""
    target = f" on {diagnostic.target}" if diagnostic.target else ""
    name = f"{diagnostic.name}{target}: " if diagnostic.name else ""
    return f"{name}{diagnostic.message}"


def concise_line(diagnostic: Diagnostic) -> Line:
    """``lbm.hip:49:28: IR104 warning: …``."""
    return Line(
        (
            (_where(diagnostic.place), "bold"),
            (": ", ""),
            (f"{diagnostic.code} {diagnostic.severity}", _STYLES[diagnostic.severity]),
            (f": {headline(diagnostic)}", ""),
        )
    )


def full_lines(diagnostic: Diagnostic) -> Iterator[Line]:
    """A finding with its lines of source, notes, help and fix."""
    notes = diagnostic.notes
    lines = [diagnostic.place.line, *(each.place.line for each in notes if each.place is not None)]
    gutter = len(str(max(lines)))
    heading = f"{diagnostic.code} {diagnostic.severity}"
    yield Line(((heading, _STYLES[diagnostic.severity]), (f": {headline(diagnostic)}", "bold")))
    yield from _source(diagnostic.place, gutter)
    for note in notes:
        yield Line((("note", "bold cyan"), (f": {note.message}", "")))
        if note.place is not None:
            yield from _source(note.place, gutter)
    if diagnostic.help:
        yield Line((("help", "bold green"), (f": {diagnostic.help}", "")))
    for number, text in enumerate(diagnostic.fix):
        yield Line((("     " if number else "fix: ", "bold green"), (text, "")))
    yield Line(())


def report_lines(outcome: Outcome, *, full: bool) -> Iterator[Line]:
    """All findings, and a line that counts them."""
    for each in outcome.diagnostics:
        if full:
            yield from full_lines(each)
        else:
            yield concise_line(each)
    yield Line(((_summary(outcome), "bold"),))


def _summary(outcome: Outcome) -> str:
    """``3 errors, 1 note in 2 files with 5 kernels; 1 file could not be checked``."""
    counts = [
        _many(count, severity)
        for severity in _STYLES
        if (count := sum(each.severity == severity for each in outcome.diagnostics))
    ]
    kernels = len({(each.kernel, each.place.file) for each in outcome.measured})
    where = f"{_many(outcome.files, 'file')} with {_many(kernels, 'kernel')}"
    failed = outcome.failed
    failures = f"; {_many(failed, 'file')} could not be checked" if failed else ""
    return f"{', '.join(counts) or 'nothing to report'} in {where}{failures}"


def _many(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def _where(place: Place) -> str:
    column = f":{place.column}" if place.column else ""
    return f"{shown_path(place.file)}:{place.line}{column}"


def _source(place: Place, gutter: int) -> Iterator[Line]:
    margin = " " * gutter
    yield Line(((f"{margin}--> ", _DIM), (_where(place), "")))
    if not place.text.strip():
        return
    yield Line(((f"{margin} |", _DIM),))
    text = _without_tabs(place.text.rstrip())
    yield Line(((f"{place.line:>{gutter}} | ", _DIM), (text, "")))
    if place.column:
        before = len(_without_tabs(place.text[: place.column - 1]))
        marked = len(_without_tabs(place.text[: place.end - 1])) - before
        caret = f"{' ' * before}{'^' * max(marked, 1)}"
        yield Line(((f"{margin} | ", _DIM), (caret, "bold red")))
    yield Line(((f"{margin} |", _DIM),))


def _without_tabs(text: str) -> str:
    return text.replace("\t", "    ")

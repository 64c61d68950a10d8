# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Comments in source that silence a rule where they stand: ``// irtools: ignore[IR104] reason``.

Behind code a comment is for its own line, alone on a line for the next. Where a kernel's definition
begins it is for the whole kernel.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from irtools.check.catalogue import RULES
from irtools.check.diagnostic import Diagnostic, Place
from irtools.check.result import Checked, Job, SeenSuppression

__all__ = ["Suppression", "find_suppressions", "useless"]


@dataclass(frozen=True, slots=True)
class Suppression:
    """A comment at ``place`` for what is reported at ``line`` of its file, and for a kernel whose
    name is on a line up to ``last``, where the statement or definition of that line goes on.
    ``problem`` is what is wrong with it, else ``""``."""

    place: Place
    line: int
    last: int
    codes: tuple[str, ...]
    problem: str = ""

    def covers(self, code: str, place: Place, definition: Place | None) -> bool:
        """Whether it is for a finding at a place, in a kernel that is defined somewhere."""
        return code in self.codes and (
            (place.file, place.line) == (self.place.file, self.line)
            or (
                definition is not None
                and definition.file == self.place.file
                and self.line <= definition.line <= self.last
            )
        )


_COMMENT = re.compile(r"(?://|/\*|;)\s*irtools:\s*ignore\b(?:\s*\[([^\]]*)\])?")


def find_suppressions(file: str, lines: Sequence[str]) -> tuple[Suppression, ...]:
    """The suppressions in a file, in order."""
    found = []
    waiting: list[tuple[Place, str | None]] = []  # comments that are alone on their lines
    for number, line in enumerate(lines, 1):
        comment = _COMMENT.search(line) if "irtools:" in line else None
        alone = comment is not None and not line[: comment.start()].strip()
        here: list[tuple[Place, str | None]] = []
        if comment is not None:
            place = Place(file, number, comment.start() + 1, comment.end() + 1, line)
            (waiting if alone else here).append((place, comment[1]))
        if not alone and (waiting or here):
            last = _last_line(lines, number)
            found += [_suppression(each, number, last, codes) for each, codes in waiting + here]
            waiting.clear()
    found += [_suppression(place, place.line, place.line, codes) for place, codes in waiting]
    return tuple(found)


def _last_line(lines: Sequence[str], line: int) -> int:
    """Where what begins on a line has its first end or brace, without an empty line before."""
    for number in range(line, min(line + _LONGEST, len(lines) + 1)):
        text = lines[number - 1]
        if re.search(r"[;{}]", re.sub("//.*", "", text)):
            return number
        if not text.strip():
            break
    return line


_LONGEST = 20  # lines that a definition has up to its brace


def _suppression(place: Place, line: int, last: int, text: str | None) -> Suppression:
    codes = tuple(code.strip() for code in (text or "").split(",") if code.strip())
    unknown = [code for code in codes if code not in RULES]
    problem = ""
    if not codes:
        problem = "names no rule: write ignore[IR104]"
    elif unknown:
        problem = f"names {', '.join(unknown)}, which is no rule"
    return Suppression(place, line, last, codes, problem)


def useless(results: Iterable[tuple[Job, Checked]]) -> Iterator[Diagnostic]:
    """A finding for each suppression that silences nothing in any of the files that were checked,
    and for each that names no rule. One for a rule that is not applied may stay."""
    seen: dict[Place, list[tuple[Job, SeenSuppression]]] = {}
    for job, checked in results:
        for each in checked.suppressions:
            seen.setdefault(each.place, []).append((job, each))
    for place, found in seen.items():
        configs = [job.config for job, _ in found if "IR001" in job.config.codes]
        first = found[0][1]
        applied = any(config.codes.issuperset(first.codes) for config in configs)
        if first.problem and configs:
            message = f"this suppression {first.problem}"
        elif applied and not any(each.used for _, each in found):
            message = f"this suppression of {', '.join(first.codes)} silences nothing"
        else:
            continue
        severity = configs[0].severities.get("IR001", RULES["IR001"].severity)
        yield Diagnostic(
            "IR001", severity, "", "", "", place, message, help="remove it, or correct it"
        )

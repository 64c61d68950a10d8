# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a rule says of a kernel: plain values, which are kept between runs and written in every
format."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

__all__ = ["Diagnostic", "Note", "Place", "Quantity", "Severity"]

Severity: TypeAlias = Literal["error", "warning", "note"]
"""Errors and warnings are findings; a note is advice, and by itself nothing to fail for."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is in a file.

    ``file`` is an absolute path, or the name that the debug information has for a file that is not
    there. ``line`` and the columns [``column``, ``end``) count from 1; a column of 0 is not known.
    ``text`` is the line; ``""`` when the file is not there, or not the one that was compiled.
    """

    file: str
    line: int
    column: int = 0
    end: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """More to know about a finding, and where."""

    message: str
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number that a finding rests on: ``Quantity("vgprs", 120, "registers")``."""

    name: str
    value: float
    unit: str


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding of one rule in one kernel for one target.

    ``kernel`` is the mangled name, ``name`` the one to show; both, and the target, are ``""`` where
    it is not about a kernel. ``help`` says what to do; ``fix`` what was compiled and came out
    better, a line for each thing to write. ``flow`` leads from the definition of a value to its
    last use.
    """

    code: str
    severity: Severity
    kernel: str
    name: str
    target: str
    place: Place
    message: str
    notes: tuple[Note, ...] = ()
    help: str = ""
    fix: tuple[str, ...] = ()
    values: tuple[Quantity, ...] = ()
    flow: tuple[Note, ...] = ()

    @property
    def fails(self) -> bool:
        """Whether it is something to fail for."""
        return self.severity != "note"

    def encoded(self) -> dict[str, Any]:
        """As JSON has it."""
        return asdict(self)

    @classmethod
    def decoded(cls, entry: Mapping[str, Any]) -> Diagnostic:
        """From what ``encoded`` gives; raises KeyError or TypeError for anything else."""
        return cls(
            **{
                **entry,
                "place": Place(**entry["place"]),
                "notes": tuple(map(_note, entry["notes"])),
                "fix": tuple(entry["fix"]),
                "values": tuple(Quantity(**each) for each in entry["values"]),
                "flow": tuple(map(_note, entry["flow"])),
            }
        )


def _note(entry: Mapping[str, Any]) -> Note:
    place = entry["place"]
    return Note(entry["message"], None if place is None else Place(**place))

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What checking one file has found, as it is kept between runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from irtools.check.config import Config
from irtools.check.diagnostic import Diagnostic, Place

__all__ = ["Checked", "Job", "Measured", "Outcome", "SeenSuppression"]


@dataclass(frozen=True, slots=True)
class Job:
    """One file to check, and how.

    ``targets`` are those that the user names, else none. ``flags``, ``build`` and ``compiler`` are
    for source, see ``irtools.hip``.
    """

    path: str
    config: Config
    targets: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    build: str | None = None
    compiler: str | None = None


@dataclass(frozen=True, slots=True)
class Measured:
    """What one kernel needs for one target: what a baseline records."""

    kernel: str
    name: str
    target: str
    place: Place
    vgprs: int
    spills: int
    scratch: int
    waves: int


@dataclass(frozen=True, slots=True)
class SeenSuppression:
    """A suppression in a source file, and whether it has silenced anything here."""

    place: Place
    codes: tuple[str, ...]
    problem: str
    used: bool


@dataclass(frozen=True, slots=True)
class Checked:
    """What is found in one file.

    ``errors`` are what could not be read or compiled. ``depends_on`` has the hash of every other
    file that the result depends on, None for one that was looked for and is not there. ``lasting``:
    nothing here is the fault of a limit of time or memory.
    """

    diagnostics: tuple[Diagnostic, ...] = ()
    measured: tuple[Measured, ...] = ()
    suppressions: tuple[SeenSuppression, ...] = ()
    errors: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    depends_on: Mapping[str, str | None] | None = None
    lasting: bool = True

    def encoded(self) -> dict[str, Any]:
        """As JSON has it."""
        return asdict(self)

    @classmethod
    def decoded(cls, entry: Mapping[str, Any]) -> Checked:
        """From what ``encoded`` gives; raises KeyError or TypeError for anything else."""
        return cls(
            tuple(map(Diagnostic.decoded, entry["diagnostics"])),
            tuple(
                Measured(**{**each, "place": Place(**each["place"])}) for each in entry["measured"]
            ),
            tuple(
                SeenSuppression(
                    Place(**each["place"]), tuple(each["codes"]), each["problem"], each["used"]
                )
                for each in entry["suppressions"]
            ),
            tuple(entry["errors"]),
            tuple(entry["warnings"]),
            entry["depends_on"],
            entry["lasting"],
        )


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one run has found in all its files; ``failed`` is how many of the ``files`` could not be
    checked whole."""

    diagnostics: tuple[Diagnostic, ...]
    measured: tuple[Measured, ...]
    errors: tuple[str, ...]
    files: int
    failed: int

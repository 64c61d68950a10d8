# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Configuration: ``irtools.toml``, or the table ``tool.irtools`` of ``pyproject.toml``.

The nearest in the folders above a checked file counts, alone. An unknown key is an error, so that a
misspelt limit does not go unnoticed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, get_args

from irtools.check.catalogue import RULES, chosen
from irtools.check.diagnostic import Severity
from irtools.errors import InputError

__all__ = [
    "BASELINE",
    "Config",
    "Exemption",
    "KernelLimits",
    "Limits",
    "find_config",
    "nearest_config",
]

BASELINE = "irtools-baseline.json"
"""The name of a baseline unless the configuration says another."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a kernel may need.

    ``vgprs`` counts AGPRs too where they share a file; None is 96 on gfx90a and gfx942, and any
    number on other targets. ``occupancy`` is in percent of the target's wave slots, ``spill_ratio``
    in percent of the instructions executed, ``next_wave`` in registers.
    """

    vgprs: int | None = None
    sgprs: int | None = None
    occupancy: float = 50
    spill_ratio: float = 5
    next_wave: int = 4


@dataclass(frozen=True, slots=True)
class KernelLimits:
    """Limits of the kernels whose name matches a glob, by the names of the fields of Limits."""

    kernel: str
    limits: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Exemption:
    """Kernels that rules (``codes``) are not applied to, and why."""

    kernel: str
    codes: frozenset[str]
    reason: str


@dataclass(frozen=True, slots=True)
class Config:
    """What a configuration file says; ``path`` is None without one.

    ``targets`` are for source, and for IR that names no target. ``flags`` compile source in the
    folder of the configuration. ``codes`` are the rules that are applied.
    """

    path: Path | None = None
    targets: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    baseline: Path | None = None
    codes: frozenset[str] = frozenset(RULES)
    severities: Mapping[str, Severity] = field(default_factory=dict)
    limits: Limits = Limits()
    kernels: tuple[KernelLimits, ...] = ()
    exemptions: tuple[Exemption, ...] = ()

    @property
    def folder(self) -> Path | None:
        """Where relative paths in it start."""
        return None if self.path is None else self.path.parent

    def limits_of(self, names: Sequence[str]) -> Limits:
        """The limits of a kernel with these names; of several globs that match the last counts."""
        limits = self.limits
        for each in self.kernels:
            if _matches(names, each.kernel):
                limits = replace(limits, **each.limits)  # type: ignore[arg-type]
        return limits

    def exempt(self, names: Sequence[str]) -> frozenset[str]:
        """The codes of the rules that are not applied to a kernel with these names."""
        found = (each.codes for each in self.exemptions if _matches(names, each.kernel))
        return frozenset().union(*found)


def _matches(names: Sequence[str], glob: str) -> bool:
    return any(fnmatchcase(name, glob) for name in names)


def find_config(path: str) -> Config:
    """The configuration for a file; ``-`` stands for a file in the current folder.

    Raises InputError with the file, and the line where that is known.
    """
    folder = Path.cwd() if path == "-" else Path(path).resolve().parent
    return nearest_config(folder)


@cache
def nearest_config(folder: Path) -> Config:
    """The configuration of a folder, or of the nearest above it that has one; read once."""
    for name, prefix in (("irtools.toml", ()), ("pyproject.toml", ("tool", "irtools"))):
        file = folder / name
        text = _read(file)
        if text is None:
            continue
        try:
            table: Any = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            if prefix:
                continue  # not ours to complain about
            raise InputError(f"{file}: {error}") from None
        for key in prefix:
            table = table.get(key) if isinstance(table, dict) else None
        if table is not None:
            return _Reader(file, text, ".".join(prefix)).config(table)
    return Config() if folder.parent == folder else nearest_config(folder.parent)


def _read(file: Path) -> str | None:
    try:
        return file.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{file}: cannot be read: {error}") from None


_TARGET = re.compile(r"gfx[0-9a-f]+(?::[\w+-]+)*")
_LIMITS: dict[str, tuple[str, type, float]] = {
    "vgprs": ("vgprs", int, 100_000),
    "sgprs": ("sgprs", int, 100_000),
    "occupancy": ("occupancy", float, 100),
    "spill-ratio": ("spill_ratio", float, 100),
    "next-wave": ("next_wave", int, 100_000),
}


class _Reader:
    """Turns a table into a Config; every complaint names the file and, if it is found, the line."""

    def __init__(self, file: Path, text: str, table: str) -> None:
        self._file = file
        self._lines = text.splitlines()
        self._table = table

    def config(self, table: object) -> Config:
        entries = self._entries(table, self._table or "the file", _KEYS)
        codes = frozenset(RULES)
        if "enable" in entries:
            codes = self._codes(entries["enable"], "enable")
        if "disable" in entries:
            codes -= self._codes(entries["disable"], "disable")
        limits = Limits(**self._limits(entries.get("limits", {}), "limits"))  # type: ignore[arg-type]
        baseline = entries.get("baseline")
        if baseline is not None and not isinstance(baseline, str):
            raise self._error("baseline", "is the path of a file")
        return Config(
            path=self._file,
            targets=self._targets(entries.get("targets", [])),
            flags=self._strings(entries.get("flags", []), "flags"),
            baseline=self._file.parent / (baseline or BASELINE),
            codes=codes,
            severities=self._severities(entries.get("severity", {})),
            limits=limits,
            kernels=tuple(map(self._kernel, self._tables(entries, "kernels"))),
            exemptions=tuple(map(self._exemption, self._tables(entries, "ignore"))),
        )

    def _entries(self, table: object, where: str, known: Sequence[str]) -> dict[str, Any]:
        if not isinstance(table, dict):
            raise self._error(where, "is a table")
        for key in table:
            if key not in known:
                from difflib import get_close_matches

                near = get_close_matches(key, known, n=1)
                hint = f"did you mean '{near[0]}'? " if near else ""
                raise self._error(key, f"is no key of {where}: {hint}there are {', '.join(known)}")
        return table

    def _tables(self, entries: Mapping[str, Any], key: str) -> list[object]:
        found = entries.get(key, [])
        if not isinstance(found, list):
            full = f"{self._table}.{key}" if self._table else key
            raise self._error(key, f"is a list of tables, each under [[{full}]]")
        return found

    def _kernel(self, table: object) -> KernelLimits:
        entries = self._entries(table, "kernels", ["kernel", *_LIMITS])
        limits = {key: value for key, value in entries.items() if key != "kernel"}
        return KernelLimits(self._glob(entries, "kernels"), self._limits(limits, "kernels"))

    def _exemption(self, table: object) -> Exemption:
        entries = self._entries(table, "ignore", ["kernel", "rules", "reason"])
        reason = entries.get("reason")
        if not isinstance(reason, str) or not reason.strip():
            raise self._error("ignore", "needs a reason")
        codes = frozenset(RULES)
        if "rules" in entries:
            codes = self._codes(entries["rules"], "rules")
        return Exemption(self._glob(entries, "ignore"), codes, reason)

    def _glob(self, entries: Mapping[str, Any], where: str) -> str:
        glob = entries.get("kernel")
        if not isinstance(glob, str):
            raise self._error(where, "needs a kernel, a glob of its name")
        return glob

    def _limits(self, table: object, where: str) -> dict[str, float]:
        found: dict[str, float] = {}
        for key, value in self._entries(table, where, list(_LIMITS)).items():
            name, kind, most = _LIMITS[key]
            number = isinstance(value, int | float) and not isinstance(value, bool)
            if not number or not 0 <= value <= most or (kind is int and value != int(value)):
                what = "a whole number" if kind is int else f"a number up to {most:g}"
                raise self._error(key, f"is {what}, not {value!r}")
            found[name] = kind(value)
        return found

    def _strings(self, value: object, key: str) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self._error(key, "is a list of texts")
        return tuple(value)

    def _targets(self, value: object) -> tuple[str, ...]:
        targets = self._strings(value, "targets")
        for target in targets:
            if not _TARGET.fullmatch(target):
                raise self._error("targets", f"names processors such as gfx942, not '{target}'")
        return targets

    def _codes(self, value: object, key: str) -> frozenset[str]:
        codes = self._strings(value, key)
        for code in codes:
            if not chosen((code,)):
                raise self._error(key, f"names rules such as IR104 or IR1, not '{code}'")
        return chosen(codes)

    def _severities(self, table: object) -> dict[str, Severity]:
        found: dict[str, Severity] = {}
        for code, value in self._entries(table, "severity", list(RULES)).items():
            if value not in get_args(Severity):
                raise self._error(code, f"is error, warning or note, not {value!r}")
            found[code] = value
        return found

    def _error(self, key: str, problem: str) -> InputError:
        written = re.compile(rf"\s*\[*[\w.\s]*[\"']?\b{re.escape(key)}[\"']?\s*[=.\]]")
        number = next((n for n, line in enumerate(self._lines, 1) if written.match(line)), None)
        where = f"{self._file}:{number}" if number else str(self._file)
        return InputError(f"{where}: {key} {problem}")


_KEYS = (
    *("targets", "flags", "baseline", "enable", "disable", "severity", "limits", "kernels"),
    "ignore",
)

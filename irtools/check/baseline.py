# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Baselines: what kernels need and what is found in them today, so that nothing gets worse.

A baseline is JSON with a kernel a line, sorted, so that it is small in a review and versions merge.
Which of two states of a kernel is worse is decided as everywhere in irtools: by scratch, then by
spills, then by waves, then by VGPRs, each only where those before it are equal.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from irtools.check.catalogue import RULES
from irtools.check.diagnostic import Diagnostic, Quantity
from irtools.check.result import Checked, Job, Measured
from irtools.errors import InputError

__all__ = ["Baseline", "Compared", "Record", "compare", "read_baseline", "updated"]

_SCHEMA = "irtools.baseline/1"


@dataclass(frozen=True, slots=True)
class Record:
    """One kernel of a checked ``file`` (from the baseline's folder) for one target. ``findings`` is
    how many there are of each rule."""

    file: str
    kernel: str
    target: str
    name: str
    vgprs: int
    spills: int
    scratch: int
    waves: int
    findings: Mapping[str, int]

    @property
    def cost(self) -> tuple[int, int, int, int]:
        """What is compared; less is better."""
        return self.scratch, self.spills, -self.waves, self.vgprs

    def changes(self, after: Record) -> str:
        """``96 → 104 VGPRs, 5 → 4 waves``: what differs in another state of the kernel."""
        pairs = (
            (self.vgprs, after.vgprs, "VGPRs"),
            (self.spills, after.spills, "spills"),
            (self.scratch, after.scratch, "bytes of scratch"),
            (self.waves, after.waves, "waves"),
        )
        told = [f"{old} → {new} {unit}" for old, new, unit in pairs if old != new]
        gone = [code for code in self.findings if code not in after.findings]
        return ", ".join([*told, *(f"{code} gone" for code in gone)])


@dataclass(frozen=True, slots=True)
class Baseline:
    """The records in a file, sorted."""

    path: Path
    records: tuple[Record, ...] = ()

    @property
    def text(self) -> str:
        """What the file holds. The last entry is ``null``, so that every record ends with a comma:
        a new one changes no other line."""
        lines = [
            json.dumps(asdict(each), ensure_ascii=False, separators=(", ", ": "))
            for each in self.records
        ]
        body = "".join(f"{line},\n" for line in lines)
        return f'{{"schema": "{_SCHEMA}", "kernels": [\n{body}null\n]}}\n'


def read_baseline(path: Path) -> Baseline | None:
    """The baseline in a file, None when there is none; raises InputError."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise InputError(f"{path}: is no baseline: {error}; was a merge left unfinished?") from None
    try:
        if data["schema"] != _SCHEMA:
            raise ValueError(data["schema"])
        records = [Record(**each) for each in data["kernels"] if each is not None]
    except (KeyError, TypeError, ValueError):
        raise InputError(
            f"{path}: is no baseline of this version of irtools; write it with --update-baseline"
        ) from None
    return Baseline(path, tuple(sorted(records, key=_order)))


def _order(record: Record) -> tuple[str, str, str]:
    return record.file, record.kernel, record.target


def updated(
    before: Baseline | None, path: Path, results: Iterable[tuple[Job, Checked]]
) -> Baseline:
    """The baseline with what is found now. Records of files that are not checked stay, as do those
    for other targets, unless the file is gone."""
    now: dict[tuple[str, str, str], Record] = {}
    checked: dict[str, set[str]] = {}
    for job, result in results:
        file = _from(path.parent, job.path)
        checked.setdefault(file, set()).update(each.target for each in result.measured)
        for record in _records(path.parent, job, result):
            now[_order(record)] = record
    for record in before.records if before else ():
        targets = checked.get(record.file)
        kept = record.target not in targets if targets else targets is None
        if kept and (path.parent / record.file).exists():
            now.setdefault(_order(record), record)
    return Baseline(path, tuple(sorted(now.values(), key=_order)))


def _records(folder: Path, job: Job, result: Checked) -> Iterator[Record]:
    for each in result.measured:
        found = Counter(
            diagnostic.code
            for diagnostic in result.diagnostics
            if (diagnostic.kernel, diagnostic.target) == (each.kernel, each.target)
        )
        yield Record(
            _from(folder, job.path),
            each.kernel,
            each.target,
            each.name,
            each.vgprs,
            each.spills,
            each.scratch,
            each.waves,
            dict(sorted(found.items())),
        )


def _from(folder: Path, path: str) -> str:
    return Path(os.path.relpath(path, folder)).as_posix()


@dataclass(frozen=True, slots=True)
class Compared:
    """What is left to report of some results, and the kernels that are better than recorded."""

    results: tuple[tuple[Job, Checked], ...]
    better: tuple[str, ...]


def compare(
    baseline: Baseline, results: Sequence[tuple[Job, Checked]], *, strict: bool = False
) -> Compared:
    """Leave out what the baseline records.

    A kernel that is worse has a finding that says so (IR002), and keeps its own. Of one that is
    not, those of a rule are left out when there are no more of them than recorded. ``strict``: one
    that is better has a finding too (IR003).
    """
    folder = baseline.path.parent
    pairs = [
        (record, measured)
        for job, result in results
        for record, measured in zip(_records(folder, job, result), result.measured, strict=True)
    ]
    known = _matched(baseline.records, [record for record, _ in pairs])
    states = {_order(record): (known.get(_order(record)), measured) for record, measured in pairs}
    better = []
    left = []
    for job, result in results:
        found: list[Diagnostic] = []
        accepted: set[tuple[str, str, str]] = set()  # kernel, target and code
        for record in _records(folder, job, result):
            before, measured = states[_order(record)]
            if before is None:
                continue
            changes = before.changes(record)
            if record.cost > before.cost:
                message = f"is worse than the baseline: {changes}"
                found += _finding("IR002", job, measured, message, before)
                continue
            accepted |= {
                (record.kernel, record.target, code)
                for code, count in record.findings.items()
                if count <= before.findings.get(code, 0)
            }
            gone = before.findings.keys() - record.findings.keys()
            if record.cost < before.cost or gone:
                better.append(f"{record.name} on {record.target}: {changes}")
                if strict:
                    message = f"is better than the baseline: {changes}"
                    found += _finding("IR003", job, measured, message, before)
        found += [
            each
            for each in result.diagnostics
            if (each.kernel, each.target, each.code) not in accepted
        ]
        left.append((job, replace(result, diagnostics=tuple(found))))
    return Compared(tuple(left), tuple(better))


def _finding(
    code: str, job: Job, measured: Measured, message: str, before: Record
) -> list[Diagnostic]:
    if code not in job.config.codes:
        return []
    return [
        Diagnostic(
            code,
            job.config.severities.get(code, RULES[code].severity),
            measured.kernel,
            measured.name,
            measured.target,
            measured.place,
            message,
            help="irtools check --update-baseline records it"
            + (", if it is wanted" if code == "IR002" else ""),
            values=(
                Quantity("vgprs", measured.vgprs, "registers"),
                Quantity("vgprs_before", before.vgprs, "registers"),
                Quantity("waves", measured.waves, "waves"),
                Quantity("waves_before", before.waves, "waves"),
                Quantity("scratch", measured.scratch, "bytes"),
                Quantity("scratch_before", before.scratch, "bytes"),
            ),
        )
    ]


def _matched(
    before: Sequence[Record], now: Sequence[Record]
) -> Mapping[tuple[str, str, str], Record]:
    """The record of each kernel: that of the same file, kernel and target; else of the same kernel
    and target in another file; else of the same template in the same file. The last two only where
    one record and one kernel are left that fit."""
    found = {}
    old, new = {_order(each): each for each in before}, {_order(each): each for each in now}
    for key in old.keys() & new.keys():
        found[key] = old.pop(key)
        del new[key]
    for what in (_kernel, _template):
        groups: dict[tuple[str, ...], tuple[list[Record], list[Record]]] = {}
        for records, side in ((old.values(), 0), (new.values(), 1)):
            for each in records:
                groups.setdefault(what(each), ([], []))[side].append(each)
        for left, right in groups.values():
            if len(left) == len(right) == 1:
                found[_order(right[0])] = old.pop(_order(left[0]))
                del new[_order(right[0])]
    return found


def _kernel(record: Record) -> tuple[str, ...]:
    return record.kernel, record.target


def _template(record: Record) -> tuple[str, ...]:
    return record.file, record.name.partition("<")[0], record.target

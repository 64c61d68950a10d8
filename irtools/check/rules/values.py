# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values that take VGPRs for little. Only in kernels that win something by fewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from irtools.analysis.candidates import NEAR, Reason, ReasonKind
from irtools.analysis.kernel import LiveValue
from irtools.check.diagnostic import Diagnostic, Note, Quantity
from irtools.check.subject import Subject, group_by_name, listed, names

__all__ = ["long_lived_value", "uniform_in_vgprs", "unused_in_loop", "wide_addresses"]

_LONG = 50  # percent of the kernel's instructions
_FEW = 3  # findings of a rule in a kernel
_LEAST = 8  # registers that are worth a finding

_WAITS: Mapping[ReasonKind, tuple[str, str]] = {
    "sink": (
        "most of that is before its first use",
        "compute it just before it is used first",
    ),
    "recompute": (
        "what it is computed from is in registers anyway where it is used",
        "compute it again where it is used: irtools explain rematerialize shows how, so that LLVM "
        "does not join the two",
    ),
    "reload": (
        "the kernel does not write the memory that it is loaded from",
        "load it where it is used",
    ),
}


def long_lived_value(subject: Subject) -> Iterator[Diagnostic]:
    """Values that are live at the peak and for most of the kernel, and need not be."""
    count = len(subject.kernel.instructions)
    rows = [
        (row, reason)
        for row in _at_peak(subject)
        if 100 * row.live_range.points >= _LONG * count
        for reason in row.reasons[:1]
        if reason.kind in _WAITS
    ]
    reasons = {row.value: reason for row, reason in rows}
    groups = group_by_name(row for row, _ in rows)
    for name, group in list(_largest(groups))[:_FEW]:
        row = group[0]
        why, advice = _WAITS[reasons[row.value].kind]
        registers = sum(each.registers for each in group)
        uses = row.live_range.uses
        flow = subject.here("defined here", row.value)
        flow += [note for use in uses for note in subject.here("used here", use)]
        many = f" and {len(group) - 1} more of this name" if len(group) > 1 else ""
        yield subject.report(
            "IR202",
            f"{name}{many}: {registers} VGPRs for {row.live_range.points} of {count} "
            f"instructions; {why}",
            subject.place(row.value),
            notes=[note for use in uses[-1:] for note in subject.here("last used here", use)],
            help=advice,
            values=[
                Quantity("registers", registers, "registers"),
                Quantity("alive", row.live_range.points, "instructions"),
            ],
            flow=flow,
        )


def unused_in_loop(subject: Subject) -> Iterator[Diagnostic]:
    """Loops that carry VGPRs through which they do not read, where that is at the limit."""
    analysis = subject.analysis
    limit = analysis.pressure_limit
    if not subject.is_pressed or limit is None:
        return
    near = limit - NEAR * subject.target.vgpr_granule
    reported: list[object] = []
    for summary in analysis.loops:
        if summary.unused_vgprs < _LEAST or summary.peak_vgprs <= near:
            continue
        if summary.loop.parent in reported:
            reported.append(summary.loop)  # said of the loop around it
            continue
        reported.append(summary.loop)
        yield subject.report(
            "IR203",
            f"{summary.unused_vgprs} VGPRs are kept through this loop, which does not read them: "
            f"{names(summary.unused)}",
            subject.sources.place(summary.location),
            notes=[
                Note(f"up to {summary.peak_vgprs} VGPRs are live in it, by the IR"),
                *next(filter(None, (subject.here("defined here", v) for v in summary.unused)), []),
            ],
            help="compute them behind the loop, or again there",
            values=[
                Quantity("unused", summary.unused_vgprs, "registers"),
                Quantity("peak", summary.peak_vgprs, "registers"),
            ],
        )


def uniform_in_vgprs(subject: Subject) -> Iterator[Diagnostic]:
    """Values at the peak that are the same in all lanes, and in VGPRs all the same."""
    found = _with_reason(subject, "uniform")
    registers = sum(row.registers for row, _ in found)
    if registers < _LEAST:
        return
    rows = [row for row, _ in found]
    beyond = subject.analysis.uniformity.beyond_llvm
    why = next((beyond[row.value.number] for row in rows if row.value.number in beyond), "")
    notes = [Note(f"LLVM does not know: they are uniform because of the {why}")] if why else []
    groups = list(_largest(group_by_name(rows)))
    told = listed([f"{name} ({_registers(group)})" for name, group in groups])
    yield subject.report(
        "IR204",
        f"{registers} VGPRs at the peak hold values that are the same in all lanes: {told}",
        subject.place(groups[0][1][0].value),
        notes=notes,
        help="__builtin_amdgcn_readfirstlane(x) moves one to an SGPR; irtools suggest --pass "
        "uniform-values tries it",
        values=[Quantity("registers", registers, "registers")],
    )


def wide_addresses(subject: Subject) -> Iterator[Diagnostic]:
    """64-bit addresses at the peak that are a uniform one and a 32-bit index."""
    found = _with_reason(subject, "narrow address")
    registers = sum(row.registers for row, _ in found)
    if registers < _LEAST:
        return
    groups = list(_largest(group_by_name(row for row, _ in found)))
    told = listed([f"{name} ({_registers(group)})" for name, group in groups])
    yield subject.report(
        "IR205",
        f"{registers} VGPRs at the peak are 64-bit addresses of a uniform base and a 32-bit index: "
        f"{told}",
        subject.place(groups[0][1][0].value),
        help="address by an unsigned 32-bit byte offset from the base, as irtools explain "
        "narrow-addresses shows, where it stays below 4 GiB",
        values=[Quantity("registers", registers, "registers")],
    )


def _at_peak(subject: Subject) -> list[LiveValue]:
    """The values in VGPRs at the peak, where fewer would win something."""
    if not subject.is_pressed:
        return []
    return [row for row in subject.analysis.live_at_peak if row.file == "VGPR"]


def _with_reason(subject: Subject, kind: ReasonKind) -> list[tuple[LiveValue, Reason]]:
    return [
        (row, reason) for row in _at_peak(subject) for reason in row.reasons if reason.kind == kind
    ]


def _largest(
    groups: Mapping[str, Sequence[LiveValue]],
) -> Iterator[tuple[str, Sequence[LiveValue]]]:
    yield from sorted(groups.items(), key=lambda each: -_registers(each[1]))


def _registers(rows: Sequence[LiveValue]) -> int:
    return sum(row.registers for row in rows)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the register allocator stores to scratch, and where it loads it again."""

from __future__ import annotations

from collections.abc import Iterator

from irtools.analysis.budget import vgpr_budget
from irtools.analysis.naming import location_of
from irtools.check.diagnostic import Diagnostic, Note, Quantity
from irtools.check.subject import Subject, any_element, listed, name_of
from irtools.machine.spilled import SpilledValue
from irtools.rewrite.measure import weighted_instructions

__all__ = ["hot_reload", "spill_ratio", "spilled_registers"]


def spilled_registers(subject: Subject) -> Iterator[Diagnostic]:
    """VGPRs that are stored to scratch, with the values that cost most."""
    resources = subject.resources
    if not resources.vgpr_spills:
        return
    notes = [
        _spilled(subject, rows)
        for rows in list(_groups(row for row in subject.spilling.values if _in_scratch(row)))[:_FEW]
    ]
    budget = vgpr_budget(subject.kernel, subject.target)
    yield subject.report(
        "IR101",
        f"spills {resources.vgpr_spills} VGPRs; {resources.scratch} bytes of scratch",
        notes=[*notes, Note(f"LLVM keeps the kernel within {budget} VGPRs")],
        help="irtools spills shows every value; irtools suggest looks for changes without spills",
        values=[
            Quantity("vgpr_spills", resources.vgpr_spills, "registers"),
            Quantity("scratch", resources.scratch, "bytes"),
            Quantity("vgprs", resources.vgprs, "registers"),
        ],
    )


_FEW = 3


def spill_ratio(subject: Subject) -> Iterator[Diagnostic]:
    """The part of the instructions executed that stores and loads what is spilled to scratch."""
    spilled = [row for row in subject.spilling.values if _in_scratch(row)]
    if not spilled:
        return
    frequencies = subject.analysis.frequencies.blocks
    by_name = {block.name: frequencies[block.index] for block in subject.kernel.blocks}
    executed = weighted_instructions(subject.resources, by_name)
    spilling = sum(row.runs for row in spilled)
    percent = 100 * spilling / max(executed, 1)
    if percent <= subject.limits.spill_ratio:
        return
    yield subject.report(
        "IR103",
        f"about {percent:.0f} % of the instructions that it executes store and load spilled "
        f"registers, more than {subject.limits.spill_ratio:g} %",
        notes=[Note(f"about {spilling:,.0f} of {executed:,.0f}, by estimated trip counts")],
        help="what is reloaded most costs most: irtools spills lists it first",
        values=[Quantity("spill_ratio", round(percent, 1), "percent")],
    )


def hot_reload(subject: Subject) -> Iterator[Diagnostic]:
    """Spilled values that are reloaded in loops, at the first such place of each."""
    rows = [row for row in subject.spilling.values if _in_scratch(row) and row.loops]
    for group in list(_groups(rows))[:_FEW]:
        runs = sum(often for row in group for often in row.loops.values())
        row = group[0]
        reload = next(each for each in row.reloads if each.loop is not None)
        assert reload.loop is not None
        name = _name(group)
        defined = next(filter(None, (subject.here("defined here", v) for v in row.values)), [])
        flow = list(defined)
        for save in row.saves[:1]:
            flow += subject.here("stored to scratch here", save)
        for each in row.reloaded_at:
            flow += subject.here("reloaded here", each)
        where = subject.analysis.loop_locations[reload.loop.header]
        yield subject.report(
            "IR201",
            f"{name}, spilled, is reloaded in a loop, about {runs:,.0f} times",
            None if reload.instruction is None else subject.place(reload.instruction),
            notes=[subject.note("in this loop", where), *defined],
            help="let the loop keep fewer other values alive, or recompute this one in it",
            values=[
                Quantity("reloads", round(runs, 1), "executions"),
                Quantity("registers", sum(each.spill.registers for each in group), "registers"),
            ],
            flow=flow,
        )


def _in_scratch(row: SpilledValue) -> bool:
    return row.spill.place == "scratch"


def _groups(rows: Iterator[SpilledValue] | list[SpilledValue]) -> Iterator[list[SpilledValue]]:
    """Spills of values with the same name together, what costs most first."""
    groups: dict[str, list[SpilledValue]] = {}
    for row in rows:
        groups.setdefault(_name([row]), []).append(row)
    yield from sorted(groups.values(), key=lambda group: -sum(row.runs for row in group))


def _name(rows: list[SpilledValue]) -> str:
    row = rows[0]
    if row.name:
        name = f"'{any_element(row.name)}'"
    elif row.used_for:
        name = f"a value for '{any_element(row.used_for)}'"
    elif row.values:
        name = name_of(row.values[0])
    else:
        name = f"a value ({row.kind})"
    return name


def _spilled(subject: Subject, rows: list[SpilledValue]) -> Note:
    """What of one name is spilled, and how often that runs."""
    registers = sum(row.spill.registers for row in rows)
    runs = sum(row.runs for row in rows)
    places = dict.fromkeys(
        str(location.line)
        for row in rows
        for each in row.reloaded_at
        if (location := location_of(each)) is not None
    )
    where = f"; reloaded for lines {listed(list(places))}" if places else ""
    message = f"{_name(rows)}: {registers} VGPRs, about {runs:,.0f} stores and loads{where}"
    values = [value for row in rows for value in row.values]
    return Note(message, subject.place(values[0]) if values else None)

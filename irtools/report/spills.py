# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report of ``irtools spills``."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from irtools.analysis.kernel import KernelAnalysis
from irtools.backend import Resources
from irtools.errors import BackendError
from irtools.machine.spilled import SpilledValue, Spilling
from irtools.report.allocation import add_allocation, add_calls
from irtools.report.text import any_element, count, fit, kind_of, places, title, workgroup

__all__ = ["spills_report"]


def spills_report(
    analysis: KernelAnalysis,
    resources: Resources | BackendError,
    spilling: Spilling,
    *,
    top: int,
    width: int,
) -> RenderableType:
    """The report of ``irtools spills`` on one kernel."""
    facts = Table.grid(padding=(0, 2))
    add_allocation(facts, resources, analysis.target)
    if isinstance(resources, Resources):
        for row, text in enumerate(_summary(spilling) or ["nothing"]):
            facts.add_row("" if row else "  spilled", text)
    if known := workgroup(analysis):
        facts.add_row("  workgroup", known)
    add_calls(facts, analysis, resources)
    parts: list[RenderableType] = [title(analysis.kernel, analysis.target), facts]
    if spilling.values:
        groups = _groups(spilling.values)
        optional = ("in loops", "reloaded at", "stores", "IR", "kept in")
        parts += [Text(), fit(_table(groups[:top], analysis), width, optional)]
        if len(groups) > top:
            parts.append(Text(f"  … and {len(groups) - top} more (--top {len(groups)} shows all)"))
    return Group(*parts)


def _summary(spilling: Spilling) -> list[str]:
    """How much goes where."""
    told = []
    for place in ("scratch", "AGPRs", "lanes of VGPRs"):
        rows = [row for row in spilling.values if row.spill.place == place]
        if rows:
            file = "SGPRs" if place == "lanes of VGPRs" else "VGPRs"
            registers = sum(row.spill.registers for row in rows)
            stores = sum(len(row.spill.saves) for row in rows)
            loads = sum(len(row.reloads) for row in rows)
            where = f"lanes of {spilling.lane_vgprs} VGPRs" if file == "SGPRs" else place
            what = f"{len(rows)} values ({registers} {file}) to {where}"
            told.append(f"{what}, {stores} stores, {loads} reloads")
    return told


_Group = tuple[str, list[SpilledValue]]


def _groups(spilled: Sequence[SpilledValue]) -> list[_Group]:
    """The spills of values with the same name to the same place together, in order of what they
    cost."""
    groups: dict[tuple[str, str], list[SpilledValue]] = {}
    for row in spilled:
        groups.setdefault((_name(row), row.spill.place), []).append(row)
    found = [(name, rows) for (name, _), rows in groups.items()]
    return sorted(found, key=lambda group: -sum(row.runs for row in group[1]))


def _name(row: SpilledValue) -> str:
    if row.name:
        return any_element(row.name)
    if row.used_for:
        return f"(for {any_element(row.used_for)})"
    return f"({kind_of(row.values[0])})" if row.values else f"({row.kind})"


def _table(groups: Sequence[_Group], analysis: KernelAnalysis) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("  spilled", no_wrap=True, min_width=18)
    table.add_column("IR", no_wrap=True)
    table.add_column("registers", justify="right", no_wrap=True)
    table.add_column("kept in", no_wrap=True)
    for heading in ("stores", "reloads", "runs"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("defined", overflow="fold", min_width=8)
    table.add_column("reloaded at", overflow="fold", min_width=8)
    table.add_column("in loops", overflow="fold")
    own = analysis.kernel.location
    for name, rows in groups:
        values = [value for row in rows for value in row.values]
        file = "SGPR" if rows[0].spill.file == "SGPR" else "VGPR"
        scratch = sum(row.spill.scratch for row in rows)
        table.add_row(
            Text(f"  {name}" + (f" ×{len(rows)}" if len(rows) > 1 else "")),
            Text(str(values[0]) + (", …" if len(values) > 1 else "") if values else ""),
            f"{sum(row.spill.registers for row in rows)} {file}",
            f"{scratch} bytes of scratch" if scratch else rows[0].spill.place,
            str(sum(len(row.spill.saves) for row in rows)),
            str(sum(len(row.reloads) for row in rows)),
            count(sum(row.runs for row in rows)),
            places(values, own),
            places([each for row in rows for each in row.reloaded_at], own),
            _loops(rows, analysis),
        )
    return table


def _loops(rows: Sequence[SpilledValue], analysis: KernelAnalysis) -> str:
    """``81 (depth 2): 512 runs``: the lines of the loops with reloads, their depth where they are
    inside others, and how often the reloads run."""
    runs: dict[str, float] = {}
    for loop, often in (each for row in rows for each in row.loops.items()):
        location = analysis.loop_locations[loop.header]
        line = str(location.line) if location else "?"
        key = line + (f" (depth {loop.depth})" if loop.depth > 1 else "")
        runs[key] = runs.get(key, 0.0) + often
    return ", ".join(f"{line}: {count(often)} runs" for line, often in runs.items())

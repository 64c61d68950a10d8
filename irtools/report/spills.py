# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report of ``irtools spills``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from irtools.analysis.kernel import KernelAnalysis
from irtools.backend import Resources
from irtools.errors import BackendError
from irtools.machine.spilled import SpilledValue
from irtools.report.allocation import add_allocation, add_calls
from irtools.report.text import any_element, count, fit, kind_of, places, title

__all__ = ["spills_report"]


def spills_report(
    analysis: KernelAnalysis,
    resources: Resources | BackendError,
    spilled: Sequence[SpilledValue],
    *,
    top: int,
    width: int,
) -> RenderableType:
    """The report of ``irtools spills`` on one kernel."""
    facts = Table.grid(padding=(0, 2))
    add_allocation(facts, resources, analysis.target)
    if isinstance(resources, Resources):
        facts.add_row("  spilled", _summary(analysis, resources, spilled))
    add_calls(facts, analysis, resources)
    parts: list[RenderableType] = [title(analysis.kernel, analysis.target), facts]
    if spilled:
        groups = _groups(spilled)
        optional = ("in loops", "reloaded at", "stores", "IR")
        parts += [Text(), fit(_table(groups[:top], analysis), width, optional)]
        if len(groups) > top:
            parts.append(Text(f"  … and {len(groups) - top} more (--top {len(groups)} shows all)"))
    return Group(*parts)


def _summary(
    analysis: KernelAnalysis, resources: Resources, spilled: Sequence[SpilledValue]
) -> Text:
    told = []
    for file, where in (("VGPR", "scratch"), ("SGPR", "lanes of VGPRs")):
        rows = [row for row in spilled if (row.spill.file == "SGPR") == (file == "SGPR")]
        if rows:
            registers = sum(row.spill.registers for row in rows)
            stores = sum(len(row.spill.saves) for row in rows)
            loads = sum(len(row.spill.reloads) for row in rows)
            what = f"{len(rows)} values ({registers} {file}s) to {where}"
            told.append(f"{what}, {stores} stores, {loads} reloads")
    text = Text("; ".join(told) or "nothing")
    if resources.agprs and not analysis.calls and not _has_matrix_code(analysis):
        text.append(f"; {resources.agprs} AGPRs hold what had no room in VGPRs")
    return text


def _has_matrix_code(analysis: KernelAnalysis) -> bool:
    callees = (each.callee or "" for each in analysis.kernel.instructions)
    return any(".mfma." in callee or ".smfmac." in callee for callee in callees)


def _groups(spilled: Sequence[SpilledValue]) -> list[tuple[str, list[SpilledValue]]]:
    """The spills of values with the same name and file together, in order of what they cost."""
    groups: dict[tuple[str, str], list[SpilledValue]] = {}
    for row in spilled:
        groups.setdefault((_name(row), row.spill.file), []).append(row)
    found = [(name, rows) for (name, _), rows in groups.items()]
    return sorted(found, key=lambda group: -sum(row.runs for row in group[1]))


def _name(row: SpilledValue) -> str:
    if row.name:
        return any_element(row.name)
    if row.values:
        return f"({kind_of(row.values[0])})"
    return "(joined at a branch)" if row.spill.definitions else "(from the start)"


def _table(groups: Sequence[tuple[str, list[SpilledValue]]], analysis: KernelAnalysis) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("  spilled", no_wrap=True, min_width=18)
    table.add_column("IR", no_wrap=True)
    for heading in ("registers", "stores", "reloads", "runs"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("defined", overflow="fold", min_width=8)
    table.add_column("reloaded at", overflow="fold", min_width=8)
    table.add_column("in loops", overflow="fold")
    own = analysis.kernel.location
    for name, rows in groups:
        values = [value for row in rows for value in row.values]
        file = "SGPR" if rows[0].spill.file == "SGPR" else "VGPR"
        table.add_row(
            Text(f"  {name}" + (f" ×{len(rows)}" if len(rows) > 1 else "")),
            Text(str(values[0]) + (", …" if len(values) > 1 else "") if values else ""),
            f"{sum(row.spill.registers for row in rows)} {file}",
            str(sum(len(row.spill.saves) for row in rows)),
            str(sum(len(row.spill.reloads) for row in rows)),
            count(sum(row.runs for row in rows)),
            places(values, own),
            places([reload for row in rows for reload in row.reloads], own),
            _loops(rows, analysis),
        )
    return table


def _loops(rows: Sequence[SpilledValue], analysis: KernelAnalysis) -> str:
    """The lines of the loops with reloads, and their depth where they are inside others."""
    told = Counter[str]()
    for loop in dict.fromkeys(loop for row in rows for loop in row.loops):
        location = analysis.loop_locations[loop.header]
        line = str(location.line) if location else "?"
        told[line + (f" (depth {loop.depth})" if loop.depth > 1 else "")] += 1
    return ", ".join(line + (f" ×{count}" if count > 1 else "") for line, count in told.items())

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reports for a terminal, made with rich."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from irtools.analysis.kernel import CarriedThrough, KernelAnalysis, LiveValue
from irtools.analysis.loops import LoopSummary
from irtools.analysis.naming import source_name
from irtools.analysis.trip_count import TripCount
from irtools.backend import Resources
from irtools.errors import BackendError
from irtools.ir.debug import Location
from irtools.ir.model import Function, Instruction, LocalValue, demangle, display_name
from irtools.report.curve import draw_curve, draw_spans
from irtools.target import Target

__all__ = ["group_values", "liveness_report", "loops_report", "resources_table"]


def liveness_report(
    analysis: KernelAnalysis,
    resources: Resources | BackendError | None,
    *,
    top: int,
    width: int,
) -> RenderableType:
    """The report of ``irtools liveness`` on one kernel; ``resources`` is None without codegen."""
    parts: list[RenderableType] = [_title(analysis.kernel, analysis.target)]
    facts = Table.grid(padding=(0, 2))
    if isinstance(resources, Resources):
        facts.add_row("  allocated", _allocated(resources))
        facts.add_row("  occupancy", _occupancy(resources, analysis.target))
    elif resources is not None:
        facts.add_row("  allocated", Text(f"nothing: {resources}", style="red"))
    facts.add_row("  peak in IR", _peak(analysis))
    if workgroup := _workgroup(analysis):
        facts.add_row("  workgroup", workgroup)
    if analysis.calls:
        facts.add_row("  calls", _calls(analysis))
    if analysis.private_arrays:
        facts.add_row("  in scratch", Text(", ".join(analysis.private_arrays)))
    if analysis.kernel.location is None:
        facts.add_row("  hint", Text("compile with -g for names and lines of the source"))
    parts += [facts, Text()]
    if analysis.pressure.peak_vgprs:
        parts += [*_curve(analysis, width), Text()]
    groups = group_values(analysis.live_at_peak())
    parts.append(_live_values(groups[:top], len(analysis.kernel.instructions)))
    if len(groups) > top:
        parts.append(Text(f"  … and {len(groups) - top} more (--top {len(groups)} shows all)"))
    return Group(*parts)


def resources_table(
    rows: Sequence[tuple[Function, Target, Resources | BackendError]],
) -> RenderableType:
    """The table of ``irtools resources``, in the order given."""
    table = Table(box=None, pad_edge=False)
    table.add_column("kernel", overflow="fold")
    table.add_column("target")
    for heading in ("VGPRs", "AGPRs", "SGPRs", "spills", "scratch", "LDS", "waves"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("limited by")
    for heading in ("instr.", "bytes"):
        table.add_column(heading, justify="right", no_wrap=True)
    for kernel, target, found in rows:
        name = escape(kernel.display_name)
        if isinstance(found, BackendError):
            table.add_row(name, target.name, "[red]not compiled[/]")
            continue
        table.add_row(
            name,
            target.name,
            str(found.vgprs),
            str(found.agprs),
            str(found.sgprs),
            _warn(found.vgpr_spills) + (f"+{found.sgpr_spills}s" if found.sgpr_spills else ""),
            _warn(found.scratch),
            f"{found.lds}{'+dyn' if found.dynamic_lds else ''}",
            f"{found.occupancy.waves}/{target.max_waves}",
            ", ".join(found.occupancy.limited_by),
            str(found.instructions),
            str(found.code_bytes),
        )
    return table


def loops_report(analysis: KernelAnalysis, summaries: Sequence[LoopSummary]) -> RenderableType:
    """The report of ``irtools loops`` on one kernel."""
    title = _title(analysis.kernel, analysis.target)
    if analysis.graph.loops.irreducible:
        title.append("\n  irreducible control flow: a cycle that is entered in several places is")
        title.append(" in no loop, and nothing counts as running more than once")
    if workgroup := _workgroup(analysis):
        title.append(f"\n  workgroup {workgroup}")
    if not summaries:
        return Group(title, Text("  no loops"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("  loop", no_wrap=True)
    table.add_column("goes on while", no_wrap=True)
    for heading in ("iterations", "runs", "peak VGPRs", "carried", "unused"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("unused values", overflow="fold", min_width=20)
    table.add_column("hints", overflow="fold")
    own = analysis.kernel.location
    for summary in summaries:
        exact = summary.trip_count is not None and summary.trip_count.constant is not None
        loop = Text("  " * summary.loop.depth)
        loop.append_text(_place(summary.location, own) if summary.location else Text("?"))
        table.add_row(
            loop,
            _condition(summary.trip_count) if summary.trip_count else "",
            ("" if exact else "~") + f"{summary.iterations:.4g}",
            f"{summary.frequency:.4g}",
            str(summary.peak_vgprs),
            str(summary.carried_vgprs),
            _warn(summary.unused_vgprs),
            _names(summary.unused),
            ", ".join(summary.hints),
        )
    return Group(title, table)


_RELATIONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}


def _condition(count: TripCount) -> str:
    """``tile < length, +32``: what a loop goes on for, and its step."""
    variable = source_name(count.variable.phi) or str(count.variable.phi)
    bound = count.bound
    name = source_name(bound) if isinstance(bound, LocalValue) else ""
    if not name:
        name = str(bound).rpartition(" ")[2]
    relation = count.relation if count.relation in _RELATIONS else count.relation[1:]
    return escape(f"{variable} {_RELATIONS[relation]} {name}, {count.variable.step:+d}")


def _names(values: Sequence[LocalValue], most: int = 3) -> Text:
    """The names of values, equal ones together, the first few."""
    counts = Counter(_any_element(source_name(value) or f"({_kind(value)})") for value in values)
    told = [name + (f" ×{count}" if count > 1 else "") for name, count in counts.most_common()]
    return Text(", ".join(told[:most]) + (", …" if len(told) > most else ""))


def _warn(count: int) -> str:
    return f"[red]{count}[/]" if count else "0"


def _title(kernel: Function, target: Target) -> Text:
    title = Text()
    title.append(kernel.display_name, style="bold")
    if kernel.location is not None:
        title.append("  ").append_text(_place(kernel.location))
    title.append(f"  {target.name}, wave{target.wave_size}", style="dim")
    return title


def _allocated(resources: Resources) -> Text:
    text = Text(f"{resources.vgprs} VGPRs")
    if resources.agprs:
        text.append(f" (of which {resources.agprs} AGPRs)")
    text.append(f", {resources.sgprs} SGPRs, ")
    if resources.spills:
        spilled = [
            f"{count} {file} spills"
            for count, file in ((resources.vgpr_spills, "VGPR"), (resources.sgpr_spills, "SGPR"))
            if count
        ]
        text.append(", ".join(spilled), style="red")
    else:
        text.append("no spills")
    if resources.scratch or resources.dynamic_stack:
        size = "dynamic" if resources.dynamic_stack else f"{resources.scratch} bytes of"
        text.append(", ")
        text.append(f"{size} scratch", style="red")
    else:
        text.append(", no scratch")
    if resources.lds:
        text.append(f", {resources.lds} bytes of LDS")
    if resources.dynamic_lds:
        text.append(", dynamic LDS")
    text.append(f"  ({resources.llvm})", style="dim")
    return text


def _occupancy(resources: Resources, target: Target) -> Text:
    occupancy = resources.occupancy
    text = Text(f"{occupancy.waves} of {target.max_waves} waves per SIMD")
    if occupancy.waves < target.max_waves:
        text.append(f", limited by {', '.join(occupancy.limited_by)}")
    step = resources.next_step
    if step is not None:
        text.append(f"; {step.waves} waves need {step.vgprs} VGPRs or fewer: {step.shed} to shed")
    return text


def _peak(analysis: KernelAnalysis) -> Text:
    pressure = analysis.pressure
    text = Text(f"{pressure.peak_vgprs} VGPRs, {pressure.sgprs[pressure.peak]} SGPRs live")
    if analysis.peak_location is not None:
        text.append(" at ")
        text.append_text(_place(analysis.peak_location))
    peak = analysis.peak
    what = f"{peak} = {peak.opcode}" if peak.name else peak.opcode
    text.append(f", after {what} (instruction {peak.index + 1} of {len(pressure.vgprs)})")
    return text


def _workgroup(analysis: KernelAnalysis) -> str:
    """What is known of the workgroups and how, and what it says that LLVM does not know."""
    uniformity = analysis.uniformity
    if uniformity.workgroup is None:
        return ""
    text = f"{uniformity.workgroup} ({uniformity.workgroup.source})"
    count = sum(row.value.number in uniformity.beyond_llvm for row in analysis.live_at_peak())
    if count:
        text += f": makes {count} of the values live at the peak uniform, which LLVM does not know"
    return text


def _calls(analysis: KernelAnalysis) -> Text:
    """The functions that are called, with their own peak where the module has them."""
    told = []
    for call in analysis.calls:
        text = display_name(demangle(call.callee)) or "a function pointer"
        if call.peak_vgprs is not None:
            text += f" (own peak: {call.peak_vgprs} VGPRs)"
        told.append(text)
    return Text(f"{', '.join(told)}: not inlined, on top of the peak", style="red")


def _curve(analysis: KernelAnalysis, width: int) -> list[RenderableType]:
    marks = [(limit, f"{waves} waves: {limit}") for waves, limit in analysis.target.vgpr_steps()]
    lines = draw_curve(analysis.pressure.vgprs, marks=marks, width=width - 24)
    spans = []
    for loop in analysis.graph.loops.loops:
        indices = [
            instruction.index
            for block in loop.blocks
            for instruction in analysis.kernel.blocks[block].instructions
        ]
        location = analysis.loop_locations[loop.header]
        label = str(location.line) if location else ""
        spans.append((loop.depth, min(indices), max(indices) + 1, label))
    columns = min(width - 24, len(analysis.pressure.vgprs))
    indent = " " * (len(str(analysis.pressure.peak_vgprs)) + 1)
    for line in draw_spans(spans, total=len(analysis.pressure.vgprs), width=columns):
        lines.append(indent + line)
    return [Text(f"  {line}") for line in lines]


class LiveGroup(NamedTuple):
    """Values at the peak that have the same name and file: the elements of an array, mostly."""

    name: str
    rows: Sequence[LiveValue]

    @property
    def registers(self) -> int:
        """The registers of all of them."""
        return sum(row.registers for row in self.rows)


def group_values(rows: Sequence[LiveValue]) -> list[LiveGroup]:
    """Group by name (``acc[3]`` with ``acc[4]``) and file, the largest cost first.

    Values without a name are grouped by what they are.
    """
    groups: dict[tuple[str, str], list[LiveValue]] = {}
    names: dict[tuple[str, str], str] = {}  # of the first of a group, as it is
    for row in rows:
        name = row.name or f"({_kind(row.value)})"
        key = row.file, _any_element(name)
        names.setdefault(key, name)
        groups.setdefault(key, []).append(row)
    found = [
        LiveGroup(names[key] if len(members) == 1 else key[1], members)
        for key, members in groups.items()
    ]
    return sorted(
        found, key=lambda group: (group.rows[0].file, sum(r.cost for r in group.rows)), reverse=True
    )


def _any_element(name: str) -> str:
    """``acc[3]`` → ``acc[…]``."""
    return re.sub(r"\[\d+\]", "[…]", name)


# The name of the kernel's own file is repeated in each row when it is not longer than this.
_SHORT_FILE = 14


def _live_values(groups: Sequence[LiveGroup], instructions: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("  live at the peak", no_wrap=True, min_width=18)
    table.add_column("IR", no_wrap=True)
    table.add_column("registers", justify="right", no_wrap=True)
    table.add_column("defined", no_wrap=True)
    table.add_column("last use", no_wrap=True)
    table.add_column("alive", justify="right", no_wrap=True)
    table.add_column("through loops", overflow="fold", min_width=13)
    for group in groups:
        first = group.rows[0]
        own = first.value.function.location
        if own and len(PurePath(own.file).name) <= _SHORT_FILE:
            own = None
        count = len(group.rows)
        alive = max(row.live_range.points for row in group.rows)
        # A result that nobody reads has no segments.
        last = max(group.rows, key=lambda row: [end for _, end in row.live_range.segments[-1:]])
        table.add_row(
            Text(f"  {group.name}" + (f" ×{count}" if count > 1 else "")),
            Text(str(first.value) + (", …" if count > 1 else "")),
            f"{group.registers} {first.file}",
            _place(first.defined, own),
            _place(last.last_use, own),
            f"{alive} ({100 * alive // instructions} %)",
            _loops(first.loops),
        )
    return table


def _kind(value: LocalValue) -> str:
    """What a value is that has no name in the source: ``phi <2 x float>``."""
    what = value.opcode if isinstance(value, Instruction) else "argument"
    return f"{what} {value.type}"


def _place(location: Location | None, own: Location | None = None) -> Text:
    """``lbm.hip:35 ← :178``: line 35, inlined into line 178 of the same file.

    Folders are left out, and so is the file that a step has in common with the one before it, or
    the first step with ``own``.
    """
    text = Text(style="cyan")
    before = own.file if own else None
    for step in location.chain if location else ():
        if text:
            text.append(" ← ", style="dim")
        name = "" if step.file == before else PurePath(step.file).name
        text.append(f"{name}:{step.line}")
        before = step.file
    return text


def _loops(loops: Sequence[CarriedThrough]) -> Text:
    """``42, 54 ×2 unused``: the lines of the loops, with equal ones (unrolled copies) together."""
    counts = Counter(
        (str(carried.location.line) if carried.location else "?", carried.used) for carried in loops
    )
    return Text(
        ", ".join(
            line + (f" ×{count}" if count > 1 else "") + ("" if used else " unused")
            for (line, used), count in counts.items()
        )
    )

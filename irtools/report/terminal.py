# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reports for a terminal, made with rich."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from irtools.analysis.kernel import CarriedThrough, KernelAnalysis, LiveValue
from irtools.backend import Resources
from irtools.errors import BackendError
from irtools.ir.debug import Location
from irtools.ir.model import Function, Instruction, LocalValue
from irtools.report.curve import draw_curve
from irtools.target import Target

__all__ = ["liveness_report", "resources_table"]


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
    parts.append(facts)
    parts.append(Text())
    parts.extend(_curve(analysis, width))
    parts.append(Text())
    values = analysis.live_at_peak()
    parts.append(_live_values(values[:top], len(analysis.kernel.instructions)))
    if len(values) > top:
        parts.append(Text(f"  … and {len(values) - top} more (--top {len(values)} shows all)"))
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
            _warn(found.vgpr_spills + found.sgpr_spills),
            _warn(found.scratch),
            f"{found.lds}{'+dyn' if found.dynamic_lds else ''}",
            f"{found.occupancy.waves}/{target.max_waves}",
            ", ".join(found.occupancy.limited_by),
            str(found.instructions),
            str(found.code_bytes),
        )
    return table


def _warn(count: int) -> str:
    return f"[red]{count}[/]" if count else "0"


def _title(kernel: Function, target: Target) -> Text:
    title = Text()
    title.append(kernel.display_name, style="bold")
    if kernel.location is not None:
        title.append(f"  {kernel.location}", style="cyan")
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
        text.append(str(analysis.peak_location), style="cyan")
    peak = analysis.peak
    what = f"{peak} = {peak.opcode}" if peak.name else peak.opcode
    text.append(f", after {what} (instruction {peak.index + 1} of {len(pressure.vgprs)})")
    return text


def _curve(analysis: KernelAnalysis, width: int) -> list[RenderableType]:
    marks = [(limit, f"{waves} waves: {limit}") for waves, limit in analysis.target.vgpr_steps()]
    lines = draw_curve(analysis.pressure.vgprs, marks=marks, width=width - 24)
    return [Text(f"  {line}") for line in lines]


def _live_values(values: Sequence[LiveValue], instructions: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("  live at the peak", overflow="fold")
    table.add_column("IR", no_wrap=True)
    table.add_column("registers", justify="right", no_wrap=True)
    table.add_column("defined", no_wrap=True)
    table.add_column("last use", no_wrap=True)
    table.add_column("alive", justify="right", no_wrap=True)
    table.add_column("through loops", overflow="fold")
    for row in values:
        share = 100 * row.live_range.points // instructions
        table.add_row(
            Text(f"  {row.name}" if row.name else f"  ({_kind(row.value)})"),
            Text(str(row.value)),
            f"{row.registers} {row.file}",
            _place(row.defined),
            _place(row.last_use),
            f"{row.live_range.points} ({share} %)",
            Text(", ".join(map(_loop, row.loops))),
        )
    return table


def _kind(value: LocalValue) -> str:
    """What a value is that has no name in the source: ``phi <2 x float>``."""
    what = value.opcode if isinstance(value, Instruction) else "argument"
    return f"{what} {value.type}"


def _place(location: Location | None) -> Text:
    """``lbm.hip:35 ← 178``: line 35, inlined into line 178."""
    if location is None:
        return Text()
    text = Text(str(location), style="cyan")
    for call in location.chain[1:]:
        place = str(call.line) if call.file == location.file else str(call)
        text.append(f" ← {place}", style="dim cyan")
    return text


def _loop(carried: CarriedThrough) -> str:
    place = str(carried.location.line) if carried.location else "?"
    return place if carried.used else f"{place} unused"

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report of ``irtools liveness``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import PurePath

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from irtools.analysis.budget import vgpr_budget
from irtools.analysis.candidates import ReasonKind
from irtools.analysis.kernel import CarriedThrough, KernelAnalysis
from irtools.analysis.naming import location_of, source_name
from irtools.analysis.private_arrays import PrivateArray
from irtools.analysis.round_trips import RoundTrip
from irtools.backend import Resources
from irtools.errors import BackendError
from irtools.ir.debug import Location
from irtools.machine import MachinePressure
from irtools.report.allocation import add_allocation, add_calls, machine_peak
from irtools.report.curve import BESIDE_A_CURVE, MOST_OF_A_CURVE, draw_curve, draw_spans, wave_marks
from irtools.report.text import (
    LiveGroup,
    count,
    fit,
    group_values,
    is_pressed,
    place,
    places,
    title,
    workgroup,
)

__all__ = ["liveness_report"]


def liveness_report(
    analysis: KernelAnalysis,
    resources: Resources | BackendError | None,
    machine: MachinePressure | None,
    *,
    top: int,
    width: int,
) -> RenderableType:
    """The report of ``irtools liveness`` on one kernel; ``resources`` is None without codegen,
    ``machine`` also when another LLVM than llvmlite's has generated the code."""
    parts: list[RenderableType] = [title(analysis.kernel, analysis.target)]
    facts = Table.grid(padding=(0, 2))
    if resources is not None:
        add_allocation(facts, resources, analysis.target)
    if machine is not None:
        facts.add_row("  peak in code", machine_peak(machine))
    else:
        facts.add_row("  estimated in code", f"about {analysis.estimate.vgprs} VGPRs live")
    facts.add_row("  peak in IR", _peak(analysis))
    if isinstance(resources, Resources) and resources.vgpr_spills:
        budget = vgpr_budget(analysis.kernel, analysis.target)
        if analysis.pressure.peak_vgprs <= budget:
            facts.add_row(
                "", f"fits in {budget} VGPRs: LLVM spills what its own schedule keeps alive"
            )
    if known := workgroup(analysis):
        facts.add_row("  workgroup", known)
    add_calls(facts, analysis, resources)
    if analysis.traffic:
        facts.add_row("  memory", _traffic(analysis))
    own = analysis.kernel.location
    arrays = sorted(analysis.private_arrays, key=lambda array: not array.reasons)
    for array in arrays[:_FEW_ARRAYS]:
        facts.add_row("  private array", _private_array(array, own))
    if len(arrays) > _FEW_ARRAYS:
        facts.add_row("", f"… and {len(arrays) - _FEW_ARRAYS} more variables in private memory")
    if any(not array.reasons for array in arrays):
        facts.add_row("  hint", "nothing keeps some of these in memory: compile with -O3")
    trips = analysis.round_trips
    for trip in trips[:_FEW_TRIPS]:
        facts.add_row("  round trip", _round_trip(trip, own))
    if len(trips) > _FEW_TRIPS:
        facts.add_row("", f"… and {len(trips) - _FEW_TRIPS} more buffers")
    if analysis.kernel.location is None:
        facts.add_row("  hint", Text("compile with -g for names and lines of the source"))
    parts += [facts, Text()]
    if analysis.pressure.peak_vgprs:
        parts += [*_curve(analysis, width), Text()]
    groups = group_values(analysis.live_at_peak)
    pressed = is_pressed(analysis, resources)
    instructions = len(analysis.kernel.instructions)
    table = _live_values(groups[:top], instructions, reasons=pressed)
    parts.append(fit(table, width, ("through loops", "last use", "defined", "alive", "IR")))
    if len(groups) > top:
        parts.append(Text(f"  … and {len(groups) - top} more (--top {len(groups)} shows all)"))
    parts += _legend(groups[:top]) if pressed else ()
    return Group(*parts)


def _peak(analysis: KernelAnalysis) -> Text:
    pressure = analysis.pressure
    text = Text(f"{pressure.peak_vgprs} VGPRs, {pressure.sgprs[pressure.peak]} SGPRs live")
    if analysis.peak_location is not None:
        text.append(" at ")
        text.append_text(place(analysis.peak_location))
    peak = analysis.peak
    what = f"{peak} = {peak.opcode}" if peak.name else peak.opcode
    text.append(f", after {what} (instruction {peak.index + 1} of {len(pressure.vgprs)})")
    return text


def _traffic(analysis: KernelAnalysis) -> str:
    """``global: 264 bytes loaded (33), 160 stored (20)``: of each work-item, by how many
    instructions of the IR."""
    told = []
    for kind, traffic in analysis.traffic.items():
        ways = (
            ("loaded", traffic.loads, traffic.bytes_loaded),
            ("stored", traffic.stores, traffic.bytes_stored),
        )
        parts = [f"{count(size)} bytes {way} ({number})" for way, number, size in ways if number]
        told.append(f"{kind}: {', '.join(parts)}")
    return "; ".join(told)


_FEW_ARRAYS = 3
_FEW_TRIPS = 3


def _private_array(array: PrivateArray, own: Location | None) -> Text:
    """A private array and what keeps it in memory."""
    text = Text(source_name(array.alloca).lstrip("&") or str(array.alloca))
    if array.size is not None:
        text.append(f", {array.size} bytes")
    for reason in array.reasons:
        text.append(f", {reason.kind}")
        where = place(location_of(reason.instruction), own)
        if where:
            text.append(" (").append_text(where).append(")")
    if array.vgprs:
        text.append(f"; LLVM can keep it in {array.vgprs} VGPRs")
    elif array.size is not None and array.size > array.limit:
        text.append(f"; in scratch: LLVM keeps at most {array.limit} bytes in VGPRs")
    else:
        text.append("; in scratch")
    return text


def _round_trip(trip: RoundTrip, own: Location | None) -> Text:
    """What goes through global memory and back."""
    buffer = trip.buffer
    text = Text(buffer[1:] if isinstance(buffer, str) else source_name(buffer) or str(buffer))
    text.append(f": each work-item stores {count(trip.bytes_stored)} bytes (")
    text.append_text(places(trip.stores, own)).append(") and loads ")
    text.append(f"{count(trip.bytes_loaded)} (")
    text.append_text(places(trip.loads, own)).append(") behind a barrier (")
    return text.append_text(places(trip.barriers, own)).append(")")


def _curve(analysis: KernelAnalysis, width: int) -> list[RenderableType]:
    marks = wave_marks(analysis.kernel, analysis.target, analysis.pressure.peak_vgprs)
    width = min(width, MOST_OF_A_CURVE) - BESIDE_A_CURVE
    lines = draw_curve(analysis.pressure.vgprs, marks=marks, width=width)
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
    columns = min(width, len(analysis.pressure.vgprs))
    indent = " " * (len(str(analysis.pressure.peak_vgprs)) + 1)
    for line in draw_spans(spans, total=len(analysis.pressure.vgprs), width=columns):
        lines.append(indent + line)
    return [Text(f"  {line}") for line in lines]


# The name of the kernel's own file is repeated in each row when it is not longer than this.
_SHORT_FILE = 8


def _live_values(groups: Sequence[LiveGroup], instructions: int, *, reasons: bool) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("  live at the peak", no_wrap=True, min_width=18)
    table.add_column("IR", no_wrap=True)
    table.add_column("registers", justify="right", no_wrap=True)
    table.add_column("defined", overflow="fold", min_width=8)
    table.add_column("last use", overflow="fold", min_width=8)
    table.add_column("alive", justify="right", no_wrap=True)
    table.add_column("through loops", overflow="fold", min_width=13)
    table.add_column("could go", overflow="fold", min_width=14)
    for group in groups:
        first = group.rows[0]
        own = first.value.function.location
        if own and len(PurePath(own.file).name) <= _SHORT_FILE:
            own = None
        size = len(group.rows)
        alive = max(row.live_range.points for row in group.rows)
        # A result that nobody reads has no segments.
        last = max(group.rows, key=lambda row: [end for _, end in row.live_range.segments[-1:]])
        could_go = ", ".join(reason.kind for reason in first.reasons) if reasons else ""
        table.add_row(
            Text(f"  {group.name}" + (f" ×{size}" if size > 1 else "")),
            Text(str(first.value) + (", …" if size > 1 else "")),
            f"{group.registers} {first.file}",
            place(first.defined, own),
            place(last.last_use, own),
            f"{alive} ({100 * alive // instructions} %)",
            _loops(first.loops),
            could_go,
        )
    return table


# What the column "could go" says, as far as it needs saying.
_LEGEND: Mapping[ReasonKind, str] = {
    "unused in loop": "lives through a loop that does not read it",
    "sink": "most of the pressure is before its first use: it can be computed later",
    "recompute": "few cheap instructions make it from what is in registers where it is used",
    "reload": "the kernel does not write the memory that it is loaded from",
    "uniform": "the same in all lanes, but in VGPRs",
    "narrow address": "a uniform 64-bit address plus a 32-bit index: one VGPR may do",
}


def _legend(groups: Sequence[LiveGroup]) -> list[RenderableType]:
    shown = {reason.kind for group in groups for reason in group.rows[0].reasons}
    return [
        Text(f"  {kind}: {meaning}", style="dim")
        for kind, meaning in _LEGEND.items()
        if kind in shown
    ]


def _loops(loops: Sequence[CarriedThrough]) -> Text:
    """``42, 54 ×2 unused``: the lines of the loops, with equal ones (unrolled copies) together."""
    counts = Counter(
        (str(carried.location.line) if carried.location else "?", carried.used) for carried in loops
    )
    told = [
        line + (f" ×{count}" if count > 1 else "") + ("" if used else " unused")
        for (line, used), count in counts.items()
    ]
    return Text(", ".join(told[:_FEW_LOOPS]) + (", …" if len(told) > _FEW_LOOPS else ""))


_FEW_LOOPS = 4

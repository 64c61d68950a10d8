# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report of ``irtools loops``."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.loops import LoopSummary
from irtools.analysis.naming import location_of, source_name
from irtools.analysis.trip_count import TripCount
from irtools.ir.debug import Location
from irtools.ir.model import Instruction, LocalValue
from irtools.report.text import count, fit, names, place, title, warn, workgroup

__all__ = ["loops_report"]


def loops_report(analysis: KernelAnalysis, *, top: int, width: int) -> RenderableType:
    """The report of ``irtools loops`` on one kernel: its first ``top`` loops."""
    about = title(analysis.kernel, analysis.target)
    if analysis.graph.loops.irreducible:
        about.append("\n  irreducible control flow: a cycle that is entered in several places is")
        about.append(" in no loop, and nothing counts as running more than once")
    if known := workgroup(analysis):
        about.append(f"\n  workgroup {known}")
    if not analysis.loops:
        return Group(about, Text("  no loops"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("  loop", no_wrap=True)
    table.add_column("goes on while", no_wrap=True)
    for heading in ("iterations", "runs", "peak VGPRs", "carried", "unused"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("unused values", overflow="fold", min_width=20)
    table.add_column("hints", overflow="fold")
    own = analysis.kernel.location
    notes: dict[str, Text] = {}  # unrolled copies of a loop say the same
    for summary in analysis.loops[:top]:
        exact = summary.trip_count is not None and summary.trip_count.constant is not None
        where = place(summary.location, own) if summary.location else Text("?")
        table.add_row(
            Text("  " * summary.loop.depth).append_text(where),
            _condition(summary.trip_count) if summary.trip_count else "",
            ("" if exact else "~") + f"{summary.iterations:.4g}",
            count(summary.frequency),
            str(summary.peak_vgprs),
            str(summary.carried_vgprs),
            warn(summary.unused_vgprs),
            names(summary.unused),
            ", ".join(summary.hints),
        )
        notes |= {note.plain: note for note in _invariants(summary, own)}
    optional = ("goes on while", "unused values", "iterations", "hints")
    more = len(analysis.loops) - top
    if more > 0:
        notes[""] = Text(f"  … and {more} more (--top {len(analysis.loops)} shows all)")
    return Group(about, fit(table, width, optional), *notes.values())


def _invariants(summary: LoopSummary, own: Location | None) -> Iterator[Text]:
    """What a loop computes in every iteration though it does not change, and why."""
    loop = Text("  in the loop ").append_text(place(summary.location, own))
    if summary.movable:
        text = loop.copy().append(": could move out of it: ")
        yield text.append_text(names(summary.movable))
    loads: dict[tuple[str, Instruction], list[Instruction]] = {}
    for blocked in summary.blocked:
        loads.setdefault(blocked.obstacle, []).append(blocked.load)
    for (kind, obstacle), repeated in loads.items():
        text = loop.copy().append(": repeats the load of ").append_text(names(repeated))
        if obstacle in repeated:
            yield text.append(f", which is {kind}")
            continue
        text.append(f", because of the {kind}")
        pointer = obstacle.pointer
        name = source_name(pointer) if isinstance(pointer, LocalValue) else ""
        if name:
            text.append(f" to {name.lstrip('&')}")
        text.append(" at ").append_text(place(location_of(obstacle), own))
        if kind == "store":
            text.append(" (__restrict__ says that they are apart)")
        yield text


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

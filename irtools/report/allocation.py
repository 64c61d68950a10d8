# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the backend allocated, as rows of a report."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from irtools.analysis.kernel import KernelAnalysis
from irtools.backend import Resources
from irtools.errors import BackendError
from irtools.ir.model import demangle, display_name
from irtools.machine import MachinePressure
from irtools.report.text import place
from irtools.target import Target

__all__ = ["add_allocation", "calls", "machine_peak"]


def add_allocation(facts: Table, resources: Resources | BackendError, target: Target) -> None:
    """Add what is allocated and the occupancy, or why there is nothing."""
    if isinstance(resources, BackendError):
        facts.add_row("  allocated", Text(f"nothing: {resources}", style="red"))
        return
    facts.add_row("  allocated", _allocated(resources))
    facts.add_row("  occupancy", _occupancy(resources, target))
    if more := _more_waves(resources, target):
        facts.add_row("", more)


def machine_peak(machine: MachinePressure) -> Text:
    """The most registers live at once in the machine code, and where."""
    profile = machine.profile
    block, position = profile.peak
    index = sum(map(len, machine.liveness.accesses[:block])) + position
    counts = profile.at[index]
    text = Text(f"{profile.peak_vector_registers} VGPRs")
    if counts.agprs:
        text.append(f" (of which {counts.agprs} AGPRs)")
    text.append(f", {counts.sgprs} SGPRs live")
    if machine.peak_location is not None:
        text.append(" at ").append_text(place(machine.peak_location))
    total = len(profile.vector_registers)
    text.append(f", {machine.peak.opcode} (machine instruction {index + 1} of {total})")
    return text


def calls(analysis: KernelAnalysis) -> Text:
    """The functions that are called, with their own peak where the module has them."""
    told = []
    for call in analysis.calls:
        text = display_name(demangle(call.callee)) or "a function pointer"
        if call.peak_vgprs is not None:
            text += f" (own peak: {call.peak_vgprs} VGPRs)"
        told.append(text)
    return Text(f"{', '.join(told)}: not inlined, with registers of their own", style="red")


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
        size = f"{resources.scratch} bytes of"
        if resources.dynamic_stack:
            size = f"{size} and dynamic" if resources.scratch else "dynamic"
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


_FEW_RUNGS = 3


def _more_waves(resources: Resources, target: Target) -> str:
    """``6 waves: 80 VGPRs (40 to shed), 7 or more: not with this LDS``: behind the next step."""
    step = resources.next_step
    told: list[str] = []
    for rung in resources.ladder(target) if step else ():
        if step and rung.waves > step.waves and len(told) < _FEW_RUNGS:
            if rung.stopped_by:
                told.append(f"{rung.waves} or more: not with this {' and '.join(rung.stopped_by)}")
                break
            told.append(f"{rung.waves} waves: {rung.vgprs} VGPRs ({rung.shed} to shed)")
    return ", ".join(told)

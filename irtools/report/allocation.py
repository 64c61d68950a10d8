# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the backend allocated, as rows of a report."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from irtools.analysis.kernel import Call, KernelAnalysis
from irtools.backend import OwnResources, Resources
from irtools.errors import BackendError
from irtools.ir.model import demangle, display_name
from irtools.machine import MachinePressure
from irtools.report.text import place
from irtools.target import Target

__all__ = ["add_allocation", "add_calls", "machine_peak"]


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


def add_calls(
    facts: Table, analysis: KernelAnalysis, resources: Resources | BackendError | None
) -> None:
    """Add the functions that are called and not inlined, and what each of them needs."""
    functions = resources.functions if isinstance(resources, Resources) else ()
    needs = {each.name: each for each in functions}
    told = [_called(call, needs.get(call.callee), known=bool(functions)) for call in analysis.calls]
    direct = {call.callee for call in analysis.calls}
    for each in functions[1:]:
        if each.name not in direct:
            told.append(f"{_function(each.name)} (called in turn): {_needs(each)}")
    if not told:
        return
    if functions:
        told.append(f"the kernel itself: {_needs(functions[0])}")
    hidden = max(0, len(told) - _FEW_CALLS)
    if hidden:
        told[_FEW_CALLS - 1 : -1] = [f"… and {hidden + 1} more"]
    for row, text in enumerate(told):
        facts.add_row("" if row else "  not inlined", Text(text, style="red"))


_FEW_CALLS = 6


def _called(call: Call, own: OwnResources | None, *, known: bool) -> str:
    """``known``: the backend says what each function needs."""
    name = _function(call.callee)
    if own is not None:
        return f"{name}: {_needs(own)}"
    if known:
        return f"{name}: unknown; LLVM takes the most of all functions"
    return name if call.peak_vgprs is None else f"{name}: {call.peak_vgprs} VGPRs live at its peak"


def _function(name: str) -> str:
    return display_name(demangle(name)) or "a function pointer"


def _needs(own: OwnResources) -> str:
    """``52 VGPRs, 34 SGPRs, 16 bytes of scratch``."""
    agprs = f" and {own.agprs} AGPRs" if own.agprs else ""
    scratch = f", {own.scratch} bytes of scratch" if own.scratch else ""
    return f"{own.vgprs} VGPRs{agprs}, {own.sgprs} SGPRs{scratch}"


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

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report of ``irtools pressure``, and source code with its pressure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import PurePath

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from irtools.analysis.kernel import KernelAnalysis
from irtools.ir.model import Function, Instruction
from irtools.machine import LiveRegister, MachinePressure
from irtools.machine.composition import Share, ShareKind
from irtools.machine.hot_lines import HotLine, hot_lines
from irtools.report.allocation import add_allocation, add_calls, machine_peak
from irtools.report.curve import BESIDE_A_CURVE, MOST_OF_A_CURVE, draw_curve, wave_marks
from irtools.report.text import any_element, count, fit, kind_of, place, title, workgroup

__all__ = ["pressure_report", "register_name", "source_report"]


def pressure_report(
    analysis: KernelAnalysis, machine: MachinePressure, *, top: int, width: int
) -> RenderableType:
    """The report of ``irtools pressure`` on one kernel."""
    facts = Table.grid(padding=(0, 2))
    add_allocation(facts, machine.resources, machine.target)
    facts.add_row("  peak in code", machine_peak(machine))
    facts.add_row("  peak in IR", f"{analysis.pressure.peak_vgprs} VGPRs")
    if len(machine.shares) > 1:
        facts.add_row("  made of", _made_of(machine.shares, calls=bool(analysis.calls)))
    if known := workgroup(analysis):
        facts.add_row("  workgroup", known)
    add_calls(facts, analysis, machine.resources)
    parts: list[RenderableType] = [title(machine.kernel, machine.target), facts, Text()]
    peak = machine.profile.peak_vector_registers
    marks = wave_marks(machine.kernel, machine.target, peak)
    curve = draw_curve(
        machine.profile.vector_registers,
        marks=marks,
        width=min(width, MOST_OF_A_CURVE) - BESIDE_A_CURVE,
    )
    parts += [*(Text(f"  {line}") for line in curve), Text()]
    lines = hot_lines(machine, analysis)
    if lines:
        parts += [_hot_lines(lines[:top], machine.kernel), Text()]
    groups = _groups(machine.live_at_peak)
    parts.append(fit(_live_registers(groups[:top], machine.kernel), width, ("defined", "IR")))
    if len(groups) > top:
        parts.append(Text(f"  … and {len(groups) - top} more (--top {len(groups)} shows all)"))
    return Group(*parts)


def _made_of(shares: Sequence[Share], *, calls: bool) -> str:
    """``98 VGPRs = 97 live at the peak + 1 …``: what the allocated registers are made of."""
    told = f"{sum(share.registers for share in shares)} VGPRs ="
    for number, (kind, registers) in enumerate(shares):
        sign = " -" if registers < 0 else " +" if number else ""
        meaning = _SHARES[kind]
        if kind == "unused":
            meaning += " (calls)" if calls else " (alignment)"
        elif registers < 0:
            meaning = _SAVED[kind]
        told += f"{sign} {abs(registers)} {meaning}"
    return told


_SHARES: Mapping[ShareKind, str] = {
    "live at the peak": "live at the peak",
    "spilled SGPRs": "for spilled SGPRs",
    "allocator": "for copies and reloads",
    "fragmentation": "used at other times (fragmentation)",
    "unused": "never used",
    "after allocation": "added after allocation",
    "AGPR alignment": "to align the AGPRs",
    "callees": "for what it calls",
}
_SAVED: Mapping[ShareKind, str] = {
    "allocator": "spilled or computed again",
    "after allocation": "freed after allocation",
}


def _hot_lines(lines: Sequence[HotLine], kernel: Function) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("  hottest lines", no_wrap=True, min_width=18)
    for heading in ("VGPRs", "instructions", "near the limit"):
        table.add_column(heading, justify="right", no_wrap=True)
    own = PurePath(kernel.location.file).name if kernel.location else ""
    for line in lines:
        name = PurePath(line.file).name
        table.add_row(
            f"  {'' if name == own else name}:{line.line}",
            str(line.registers),
            str(line.instructions),
            count(line.near),
        )
    return table


def register_name(register: LiveRegister) -> str:
    """What the source calls what a register holds, or what it is."""
    origin = register.origin
    if origin.name:
        return any_element(origin.name)
    if origin.used_for:
        return f"(for {any_element(origin.used_for)})"
    if not origin.values:
        return f"({origin.kind})"
    value = origin.values[0]
    if isinstance(value, Instruction) and not value.name:
        return f"(for the {value.opcode})"
    return f"({kind_of(value)})"


def _groups(registers: Sequence[LiveRegister]) -> list[tuple[str, list[LiveRegister]]]:
    """Registers of the same name and file together, vector registers first, the most first."""
    groups: dict[tuple[str, str], list[LiveRegister]] = {}
    for register in registers:
        groups.setdefault((register_name(register), register.file), []).append(register)
    found = [(name, each) for (name, _), each in groups.items()]
    return sorted(
        found,
        key=lambda group: (
            group[1][0].file == "SGPR",
            -sum(register.registers for register in group[1]),
        ),
    )


def _live_registers(groups: Sequence[tuple[str, list[LiveRegister]]], kernel: Function) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("  live at the peak", no_wrap=True, min_width=18)
    table.add_column("registers", justify="right", no_wrap=True)
    table.add_column("defined", overflow="fold", min_width=8)
    table.add_column("IR", overflow="fold")
    for name, registers in groups:
        first = registers[0]
        values = [value for each in registers for value in each.origin.values if value.name]
        values = list(dict.fromkeys(values))
        table.add_row(
            Text(f"  {name}" + (f" ×{len(registers)}" if len(registers) > 1 else "")),
            f"{sum(each.registers for each in registers)} {_FILES[first.file]}",
            place(first.origin.location, kernel.location),
            Text(str(values[0]) + (", …" if len(values) > 1 else "") if values else ""),
        )
    return table


# Either file satisfies what may be in both; LLVM prefers VGPRs.
_FILES = {"VGPR": "VGPR", "AV": "VGPR", "AGPR": "AGPR", "SGPR": "SGPR"}


def source_report(
    text: str, lines: Mapping[int, int], *, limit: int | None, peak: int
) -> RenderableType:
    """Source code with the most VGPRs that are live at the code of each line beside it.

    ``lines`` are these by number; those above ``limit``, which stand in the way of another wave,
    are red, and the peak is marked.
    """
    report = Text()
    for number, code in enumerate(text.splitlines(), 1):
        registers = lines.get(number)
        if registers is None:
            report.append("      ")
        else:
            above = limit is not None and registers > limit
            report.append(f"{registers:5}", style="red" if above else "green")
            report.append("◀" if registers == peak else "!" if above else " ", style="red")
        report.append(f" {number:5}  ", style="dim")
        report.append(f"{code}\n")
    return report

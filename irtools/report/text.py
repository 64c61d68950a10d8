# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the reports for a terminal have in common: names, places, groups of values."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Column, Table
from rich.text import Text

from irtools.analysis.kernel import KernelAnalysis, LiveValue
from irtools.analysis.naming import location_of, source_name
from irtools.backend import Resources
from irtools.errors import BackendError
from irtools.ir.debug import Location
from irtools.ir.model import Function, Instruction, LocalValue
from irtools.target import Target

__all__ = [
    "LiveGroup",
    "count",
    "fit",
    "group_values",
    "is_pressed",
    "kind_of",
    "names",
    "place",
    "places",
    "title",
    "warn",
    "workgroup",
]


def title(kernel: Function, target: Target) -> Text:
    """The line above what a report says of a kernel: its name, where it is, what it is for."""
    line = Text()
    line.append(kernel.display_name, style="bold")
    if kernel.location is not None:
        line.append("  ").append_text(place(kernel.location))
    line.append(f"  {target.name}, wave{target.wave_size}", style="dim")
    if target.wave_size != target.wave_sizes[0]:
        line.append(f" as the IR asks; its default is wave{target.wave_sizes[0]}", style="dim")
    return line


def workgroup(analysis: KernelAnalysis) -> str:
    """What is known of the workgroups and how, and what it says that LLVM does not know."""
    uniformity = analysis.uniformity
    if uniformity.workgroup is None:
        return ""
    text = f"{uniformity.workgroup} ({uniformity.workgroup.source})"
    more = sum(row.value.number in uniformity.beyond_llvm for row in analysis.live_at_peak)
    if more:
        text += f": makes {more} of the values live at the peak uniform, which LLVM does not know"
    return text


def is_pressed(analysis: KernelAnalysis, resources: Resources | BackendError | None) -> bool:
    """Whether fewer registers could win a kernel anything: waves, or spills that go away."""
    spills = isinstance(resources, Resources) and resources.spills
    return spills or analysis.pressure_limit is not None


def fit(table: Table, width: int, optional: Sequence[str]) -> RenderableType:
    """A table without as many of the optional columns, the last first, as it takes to fit; it says
    which."""
    columns = list(table.columns)
    left_out = []
    for heading in reversed(optional):
        if sum(map(_least_width, columns)) <= width:
            break
        columns = [column for column in columns if column.header != heading]
        left_out.append(heading)
    if not left_out:
        return table
    fitting = Table(box=None, pad_edge=False, padding=table.padding)
    for column in columns:
        fitting.add_column(
            column.header,
            justify=column.justify,
            overflow=column.overflow,
            no_wrap=column.no_wrap,
            min_width=column.min_width,
        )
    for cells in zip(*(column.cells for column in columns), strict=True):
        fitting.add_row(*cells)
    return Group(fitting, Text(f"  (no room for: {', '.join(left_out)})", style="dim"))


def _least_width(column: Column) -> int:
    """The columns of the terminal that a column of a table cannot do without."""
    console = Console(width=_ANY_WIDTH)
    sizes = [
        Measurement.get(console, console.options, cell) for cell in (column.header, *column.cells)
    ]
    widths = (size.maximum if column.no_wrap else size.minimum for size in sizes)
    return max(*widths, column.min_width or 0) + _BETWEEN_COLUMNS


_ANY_WIDTH = 10_000
_BETWEEN_COLUMNS = 2


def count(number: float) -> str:
    """An estimate that may be large: ``0.5``, ``1,234``."""
    return f"{number:,.0f}" if number >= _LARGE else f"{number:.4g}"


_LARGE = 100


def warn(number: int) -> str:
    """A number that had better be 0, in the markup of rich."""
    return f"[red]{number}[/]" if number else "0"


def place(location: Location | None, own: Location | None = None) -> Text:
    """A location as reports write it: ``lbm.hip:35 ← :178`` is line 35, inlined into line 178 of
    the same file.

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


def places(instructions: Sequence[LocalValue], own: Location | None) -> Text:
    """The places of some instructions or arguments, each once, the first few."""
    found = dict.fromkeys(place(location_of(each), own).plain for each in instructions)
    told = [each for each in found if each]
    return Text(", ".join(told[:_FEW]) + (", …" if len(told) > _FEW else ""), style="cyan")


_FEW = 3


def names(values: Sequence[LocalValue], most: int = 3) -> Text:
    """The names of values, equal ones together, the first few."""
    counts = Counter(any_element(source_name(value) or f"({kind_of(value)})") for value in values)
    told = [name + (f" ×{count}" if count > 1 else "") for name, count in counts.most_common()]
    return Text(", ".join(told[:most]) + (", …" if len(told) > most else ""))


def kind_of(value: LocalValue) -> str:
    """What a value is that has no name in the source: ``phi <2 x float>``."""
    what = value.opcode if isinstance(value, Instruction) else "argument"
    return f"{what} {value.type}"


def any_element(name: str) -> str:
    """``acc[3]`` → ``acc[…]``."""
    return re.sub(r"\[\d+\]", "[…]", name)


class LiveGroup(NamedTuple):
    """Values at the peak that have the same name and file: the elements of an array, mostly."""

    name: str
    rows: Sequence[LiveValue]

    @property
    def registers(self) -> int:
        """The registers of all of them."""
        return sum(row.registers for row in self.rows)


def group_values(rows: Sequence[LiveValue]) -> list[LiveGroup]:
    """Group by name (``acc[3]`` with ``acc[4]``) and file, the most harmful first.

    Values without a name are grouped by what they are.
    """
    groups: dict[tuple[str, str], list[LiveValue]] = {}
    names: dict[tuple[str, str], str] = {}  # of the first of a group, as it is
    for row in rows:
        name = row.name or f"({kind_of(row.value)})"
        key = row.file, any_element(name)
        names.setdefault(key, name)
        groups.setdefault(key, []).append(row)
    found = [
        LiveGroup(names[key] if len(members) == 1 else key[1], members)
        for key, members in groups.items()
    ]
    return sorted(found, key=_harm, reverse=True)


def _harm(group: LiveGroup) -> tuple[str, float, int]:
    rows = group.rows
    return rows[0].file, sum(row.score for row in rows), sum(row.cost for row in rows)

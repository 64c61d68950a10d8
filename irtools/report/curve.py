# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A pressure curve for the terminal, and what lies below it."""

from __future__ import annotations

from collections.abc import Sequence

from irtools.analysis.budget import pressure_limit, vgpr_budget
from irtools.ir.model import Function
from irtools.target import Target

__all__ = ["BESIDE_A_CURVE", "MOST_OF_A_CURVE", "draw_curve", "draw_spans", "wave_marks"]

MOST_OF_A_CURVE = 120  # columns, with scale and labels
BESIDE_A_CURVE = 24  # of them for scale and labels

_EIGHTHS = " ▁▂▃▄▅▆▇█"


def draw_curve(
    values: Sequence[int], *, marks: Sequence[tuple[int, str]], width: int, height: int = 8
) -> list[str]:
    """The lines of a bar chart of ``values`` over their index, the highest first.

    Each column shows the largest of the values that fall in it. ``marks`` are heights to draw as a
    dotted line behind the bars, with a label at the right; those above the chart are left out and
    of several in one row the first is drawn. ``width`` is the number of columns for bars, less
    when there are fewer values; labels come on top of it.
    """
    width = min(width, len(values))
    top = max((*values, 1))
    columns = [
        max(values[len(values) * column // width : len(values) * (column + 1) // width])
        for column in range(width)
    ]
    labels: dict[int, str] = {}
    for level, label in marks:
        if 0 < level <= top:
            labels.setdefault((level * height - 1) // top, f" {label}")
    lines = []
    axis = len(str(top))
    for row in reversed(range(height)):
        empty = "┈" if row in labels else " "
        cells = []
        for value in columns:
            eighths = round(value * height * 8 / top) - row * 8
            cells.append(_EIGHTHS[min(eighths, 8)] if eighths > 0 else empty)
        scale = str(top) if row == height - 1 else ""
        lines.append(f"{scale:>{axis}} {''.join(cells)}{labels.get(row, '')}".rstrip())
    return lines


def wave_marks(kernel: Function, target: Target, peak: int) -> list[tuple[int, str]]:
    """The VGPR counts at which a wave is won or lost, as marks of a curve with this peak. What the
    kernel may have and what it should stay within come first: of several marks in one row, one is
    drawn."""
    first = (vgpr_budget(kernel, target), pressure_limit(peak, kernel, target))
    steps = sorted(target.vgpr_steps(), key=lambda step: step[1] not in first)
    return [(limit, f"{waves} wave{'s' if waves > 1 else ''}: {limit}") for waves, limit in steps]


def draw_spans(
    spans: Sequence[tuple[int, int, int, str]], *, total: int, width: int, depths: int = 3
) -> list[str]:
    """A line for each depth with the spans of that depth below the columns of a curve.

    A span is (depth from 1, first index, index behind the last, label); ``total`` is the number of
    values of the curve. Spans deeper than ``depths`` are left out, and so is a label that does not
    fit into its span.
    """
    lines = []
    for depth in range(1, depths + 1):
        cells = [" "] * width
        for deep, start, end, label in spans:
            if deep != depth:
                continue
            first = start * width // total
            last = max(first, end * width // total - 1)
            text = "└" + label.center(last - first - 1, "─") + "┘"
            if last == first:
                text = "┴"
            elif len(text) > last - first + 1:
                text = "└" + "─" * (last - first - 1) + "┘"
            cells[first : last + 1] = text
        if any(cell != " " for cell in cells):
            lines.append("".join(cells).rstrip())
    return lines

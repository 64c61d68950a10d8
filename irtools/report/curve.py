# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A pressure curve for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["draw_curve"]

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

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tables that fit, and numbers."""

import pytest
from rich.console import Console
from rich.table import Table

from irtools.report.text import count, fit


def table() -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("value", no_wrap=True)
    table.add_column("place", no_wrap=True)
    table.add_column("loops", overflow="fold", min_width=6)
    table.add_row("concentration", "kernel.hip:123", "42, 54 unused, 63 unused")
    table.add_row("x", "", "")
    return table


def printed(width: int) -> list[str]:
    console = Console(width=width, highlight=False)
    with console.capture() as captured:
        console.print(fit(table(), width, ("place", "loops")))
    return [line.rstrip() for line in captured.get().splitlines()]


@pytest.mark.parametrize(
    ("width", "left_out"), [(80, None), (40, None), (38, "loops"), (20, "loops, place")]
)
def test_what_does_not_fit_is_left_out_and_named(width: int, left_out: str | None) -> None:
    lines = printed(width)
    assert all(len(line) <= width for line in lines[:-1])
    assert not any("…" in line for line in lines)
    if left_out is None:
        assert "no room" not in lines[-1]
    else:
        assert (
            "".join(lines[-2:])
            .replace(" ", "")
            .endswith(f"(noroomfor:{left_out})".replace(" ", ""))
        )
    assert lines[0].startswith("value")
    assert any(line.startswith("concentration") for line in lines)


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (0.5, "0.5"), (12.345678, "12.35"), (99.5, "99.5"), (100, "100"), (44160, "44,160")],
)
def test_counts(number: float, text: str) -> None:
    assert count(number) == text

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The pressure curve, by eye."""

from irtools.report.curve import draw_curve, draw_spans


def test_bars_and_marks() -> None:
    lines = draw_curve([0, 4, 8, 16, 8], marks=[(8, "eight"), (32, "off")], width=80, height=4)
    assert lines == [
        "16    █",
        "      █",
        "   ┈┈███ eight",
        "    ████",
    ]


def test_eighths() -> None:
    (line,) = draw_curve([1, 2, 3, 4, 5, 6, 7, 8], marks=[], width=80, height=1)
    assert line == "8 ▁▂▃▄▅▆▇█"


def test_columns_show_the_largest_of_their_values() -> None:
    (line,) = draw_curve([1, 8, 1, 1, 8, 1], marks=[], width=3, height=1)
    assert line == "8 █▁█"


def test_a_kernel_without_registers() -> None:
    assert draw_curve([0, 0], marks=[], width=80, height=1) == ["1"]


def test_spans() -> None:
    spans = [(1, 2, 18, "42"), (2, 4, 12, "7"), (2, 12, 13, "9"), (2, 14, 17, "123"), (4, 5, 6, "")]
    assert draw_spans(spans, total=20, width=20) == [
        "  └──────42──────┘",
        "    └──7───┘┴ └─┘",
    ]
    assert draw_spans([], total=20, width=20) == []

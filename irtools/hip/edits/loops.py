# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Unroll loops of HIP source less, or more.

Before::

    for (int k = 0; k < 16; ++k)        // LLVM unrolls it: 16 values are loaded at once
      sum += in[k * n + i];

After::

    #pragma unroll 1
    for (int k = 0; k < 16; ++k)
      sum += in[k * n + i];

Always legal. It backfires where the index of a private array is only known when the loop is
unrolled: then the array is in scratch; and where the loop waits for memory in each iteration. What
fewer instructions are worth is not counted: how often the loop runs is a guess.
"""

from __future__ import annotations

from collections.abc import Iterator

from irtools.hip.edits.values import LOOPS, indentation
from irtools.hip.edits.view import Place, View
from irtools.hip.files import SourceEdit
from irtools.hip.source import find

__all__ = ["FACTORS", "loops_of", "unrolled"]

FACTORS = (1, 2, 4)
"""What is tried: 1 is not to unroll."""


def loops_of(view: View) -> list[Place]:
    """The loops in the source that a kernel was made of, those with the most code first."""
    found: list[tuple[int, Place]] = []
    for file, rows in view.rows.items():
        source = view.files.source(file)
        for loop in find(source.root, *LOOPS):
            first, last = loop.start_point[0], loop.end_point[0]
            weight = sum(count for row, count in rows.items() if first <= row <= last)
            if weight:
                found.append((weight, Place(source, loop)))
    return [place for _, place in sorted(found, key=lambda each: each[0], reverse=True)]


def unrolled(place: Place, factor: int) -> Iterator[SourceEdit]:
    """The edit that unrolls a loop ``factor`` times."""
    loop, source = place.node, place.source
    before = loop.prev_sibling
    pragma = f"#pragma unroll {factor}\n"
    if before is not None and before.type == "preproc_call" and "unroll" in source.text(before):
        yield SourceEdit(source.file, before.start_byte, before.end_byte, 0, pragma)
        return
    start = loop.start_byte
    line = source.data[source.data.rfind(b"\n", 0, start) + 1 : start]
    newline = "\n" if line.strip() else ""
    yield SourceEdit(source.file, start, start, 0, f"{newline}{pragma}{indentation(place)}")

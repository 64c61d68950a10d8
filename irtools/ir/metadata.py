# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbered metadata nodes, read on demand from LLVM's print of a module.

llvmlite has no interface to metadata.
"""

from __future__ import annotations

import re

__all__ = ["Metadata"]


class Metadata:
    """The numbered nodes of one module: LLVM prints them last, one a line, in order from ``!0``."""

    def __init__(self, lines: tuple[str, ...] = ()) -> None:
        self._lines = lines
        self._first: int | None = None  # the line of !0

    def node(self, number: int) -> str:
        """The text of a node behind ``!7 = ``, without ``distinct``; ``""`` when there is none."""
        if self._first is None:
            last = len(self._lines) - 1
            while last > 0 and not self._lines[last]:
                last -= 1
            found = re.match(r"!(\d+) = ", self._lines[last]) if self._lines else None
            self._first = last - int(found[1]) if found else len(self._lines)
        index = self._first + number
        line = self._lines[index] if number >= 0 and index < len(self._lines) else ""
        name, _, text = line.partition(" = ")
        return text.removeprefix("distinct ") if name == f"!{number}" else ""

    def operands(self, number: int) -> tuple[int, ...]:
        """The numbers of the nodes that a node refers to, in order."""
        text = re.sub(r'"[^"]*"', "", self.node(number))
        return tuple(int(operand) for operand in re.findall(r"!(\d+)", text))

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The reports of ``irtools verify`` and ``irtools run``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.text import Text

from irtools.execute import Verification
from irtools.ir.model import Function
from irtools.report.text import title
from irtools.target import Target

__all__ = ["LEVEL_STYLES", "run_report", "verify_report"]

LEVEL_STYLES = {"proved": "green", "tested": "green", "not verifiable": "yellow", "mismatch": "red"}


def verify_report(kernel: Function, target: Target, found: Verification) -> Group:
    """What is known of the two versions of a kernel."""
    lines = [Text(f"  {found}", style=LEVEL_STYLES[found.level])]
    return Group(title(kernel, target), *lines)


def run_report(
    kernel: Function, target: Target, before: Sequence[Any], after: Sequence[Any]
) -> Group:
    """The arrays after a run, and which of them it changed."""
    import numpy as np

    lines = []
    for index, (old, new) in enumerate(zip(before, after, strict=True)):
        names = kernel.arguments[index].variables
        name = names[0].name if names else f"argument {index}"
        if not isinstance(new, np.ndarray):
            value = f"{len(new)} bytes" if isinstance(new, bytes) else f"{new}"
            lines.append(Text(f"  {name}: {value}"))
            continue
        changed = "unchanged" if old.tobytes() == new.tobytes() else "written"
        values = ", ".join(f"{each:.6g}" for each in new.flat[:_SHOWN])
        dots = ", …" if new.size > _SHOWN else ""
        shape = "×".join(map(str, new.shape))
        lines.append(Text(f"  {name}: {new.dtype} {shape}, {changed}: {values}{dots}"))
    return Group(title(kernel, target), *lines)


_SHOWN = 6

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The table of ``irtools resources``."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from irtools.backend import Resources
from irtools.errors import BackendError
from irtools.ir.model import Function
from irtools.report.text import fit, warn
from irtools.target import Target

__all__ = ["resources_table"]


def resources_table(
    rows: Sequence[tuple[Function, Target, Resources | BackendError]], *, width: int
) -> RenderableType:
    """The table of ``irtools resources``, in the order given."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("kernel", overflow="fold", min_width=16)
    table.add_column("target", no_wrap=True)
    for heading in ("VGPRs", "AGPRs", "SGPRs", "spills", "scratch", "LDS", "waves"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("limited by")
    for heading in ("instr.", "bytes"):
        table.add_column(heading, justify="right", no_wrap=True)
    for kernel, target, found in rows:
        name = escape(kernel.display_name)
        if isinstance(found, BackendError):
            table.add_row(name, target.name, "[red]not compiled[/]")
            continue
        table.add_row(
            name,
            target.name,
            str(found.vgprs),
            str(found.agprs),
            str(found.sgprs),
            warn(found.vgpr_spills) + (f"+{found.sgpr_spills}s" if found.sgpr_spills else ""),
            warn(found.scratch) + ("+dyn" if found.dynamic_stack else ""),
            f"{found.lds}{'+dyn' if found.dynamic_lds else ''}",
            f"{found.occupancy.waves}/{target.max_waves}",
            ", ".join(found.occupancy.limited_by),
            str(found.instructions),
            str(found.code_bytes),
        )
    return fit(table, width, ("LDS", "AGPRs", "SGPRs", "limited by", "instr.", "bytes"))

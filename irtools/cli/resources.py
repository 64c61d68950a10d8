# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools resources``: what the backend allocated for every kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from irtools.cli.common import (
    Compilation,
    Files,
    Format,
    Kernel,
    Llc,
    Mcpu,
    OutputFormat,
    Session,
    open_backend,
)
from irtools.errors import BackendError

if TYPE_CHECKING:
    from irtools.backend import Resources
    from irtools.ir.model import Function
    from irtools.target import Target

    Row = tuple[Function, Target, Resources | BackendError]


def resources(
    files: Files,
    mcpu: Mcpu = None,
    kernel: Kernel = None,
    format_: OutputFormat = Format.TEXT,
    top: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Kernels to show.", show_default="all"),
    ] = None,
    llc: Llc = None,
) -> None:
    """Compile every kernel and tabulate its registers, spills, scratch, LDS and occupancy.

    The most pressed come first: lowest occupancy, then most spills, then most VGPRs. Spills are of
    VGPRs; those of SGPRs follow as `+14s`.

    Examples:

    - `irtools resources build/*.ll`
    - `irtools resources kernel.ll --mcpu gfx90a --llc /opt/rocm/llvm/bin/llc`
    """
    from irtools.report.documents import resources_entry
    from irtools.report.resources import resources_table

    session = Session("resources", json=format_ is Format.JSON)
    rows: list[Row] = []
    with open_backend(llc) as backend:
        for chosen in session.modules(files, kernel, mcpu):
            results = Compilation(backend, chosen).results(session)
            rows += [(kernel_, target, results[kernel_.name][0]) for kernel_, target in chosen]
    rows = sorted(rows, key=_pressed)[:top]
    if session.json:
        for row in rows:
            session.add(resources_entry(*row))
    elif rows:
        session.show(resources_table(rows, width=session.width), as_it_is=True)
    session.finish()


def _pressed(row: Row) -> tuple[float, ...]:
    """Sorts what failed first, then the most pressed."""
    _, target, found = row
    if isinstance(found, BackendError):
        return (0,)
    share = found.occupancy.waves / target.max_waves
    return (1, share, -found.vgpr_spills - found.sgpr_spills, -found.vgprs)

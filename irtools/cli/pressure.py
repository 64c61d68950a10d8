# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools pressure``: the registers live at every machine instruction."""

from __future__ import annotations

import sys
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Annotated

import typer

from irtools.cli.common import (
    Files,
    Format,
    Kernel,
    Llc,
    Mcpu,
    OutputFormat,
    Session,
    WorkgroupShape,
    open_backend,
    parse_workgroup,
)
from irtools.errors import BackendError, InputError

if TYPE_CHECKING:
    from rich.console import RenderableType

    from irtools.machine import MachinePressure


def pressure(
    files: Files,
    mcpu: Mcpu = None,
    kernel: Kernel = None,
    workgroup: WorkgroupShape = None,
    source: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="Show this source file with the VGPRs of each line beside it."
        ),
    ] = None,
    format_: OutputFormat = Format.TEXT,
    top: Annotated[int, typer.Option(min=1, metavar="N", help="Rows of each table.")] = 15,
    llc: Llc = None,
) -> None:
    """Show the registers that are live at every instruction of the machine code.

    For each kernel: what the AMDGPU backend allocated, the most VGPRs that are live at once in the
    code that it allocates for, what the others are for, a curve over that code, the hottest source
    lines, and what the registers at the peak hold. Exact where `irtools liveness` estimates.

    Examples:

    - `irtools pressure kernel.ll`
    - `irtools pressure kernel.ll --kernel 'lbm*' --source lbm.hip | less -R`
    """
    from irtools.analysis.kernel import KernelAnalysis
    from irtools.machine import machine_pressure
    from irtools.report.documents import pressure_entry
    from irtools.report.pressure import pressure_report

    text = None if source is None else _read(source)
    given = parse_workgroup(workgroup)
    session = Session("pressure", json=format_ is Format.JSON)
    with open_backend(llc) as backend:
        for kernel_, target in session.kernels(files, kernel, mcpu, given):
            try:
                machine = machine_pressure(backend, kernel_, target)
            except BackendError as error:
                session.report_failure(kernel_, target, error)
                continue
            if isinstance(machine.resources, BackendError):
                session.report_failure(kernel_, target, machine.resources)
            analysis = KernelAnalysis(kernel_, target, given)
            if session.json:
                session.add(pressure_entry(analysis, machine))
            elif source is None or text is None:
                session.show(pressure_report(analysis, machine, top=top, width=session.width))
            else:
                session.show(_with_source(machine, source, text), as_it_is=True)
    session.finish()


def _read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None


def _warn_if_another(machine: MachinePressure, path: str, source: bytes) -> None:
    """Tell the user when the file is not the one that was compiled."""
    import hashlib

    name = PurePath(path).name
    checksums = machine.kernel.module.debug.checksums().items()
    known = {checksum for file, checksum in checksums if PurePath(file).name == name}
    if known and hashlib.md5(source, usedforsecurity=False).hexdigest() not in known:
        print(
            f"irtools: warning: {path} is not the file that the IR was made from (its checksum "
            "differs): lines may be off",
            file=sys.stderr,
        )


def _with_source(machine: MachinePressure, path: str, source: bytes) -> RenderableType:
    """The source with the VGPRs of the kernel beside it; the files of the debug information are
    told apart by their last part."""
    from rich.console import Group

    from irtools.analysis.budget import pressure_limit
    from irtools.report.pressure import source_report
    from irtools.report.text import title

    name = PurePath(path).name
    lines = {
        line: registers
        for (file, line), registers in machine.lines.items()
        if PurePath(file).name == name
    }
    if not lines:
        known = ", ".join(dict.fromkeys(PurePath(file).name for file, _ in machine.lines))
        raise InputError(
            f"{path}: no code of {machine.kernel.display_name} comes from a file of this name"
            + (f"; it comes from {known}" if known else "; compile with -g")
        )
    _warn_if_another(machine, path, source)
    peak = machine.profile.peak_vector_registers
    limit = pressure_limit(peak, machine.kernel, machine.target)
    return Group(
        title(machine.kernel, machine.target),
        source_report(source.decode(errors="replace"), lines, limit=limit, peak=peak),
    )

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools spills``: what the register allocator spills, and where it is reloaded."""

from __future__ import annotations

from typing import Annotated

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
from irtools.errors import BackendError


def spills(
    files: Files,
    mcpu: Mcpu = None,
    kernel: Kernel = None,
    workgroup: WorkgroupShape = None,
    format_: OutputFormat = Format.TEXT,
    top: Annotated[int, typer.Option(min=1, metavar="N", help="Values to show per kernel.")] = 20,
    llc: Llc = None,
) -> None:
    """Show which values LLVM's register allocator spills, and where it reloads them.

    For each kernel: what the AMDGPU backend allocated, and the values that it stores to scratch or
    copies to AGPRs (SGPRs: to lanes of VGPRs), by source variable and line, with the lines and
    loops that load them again. The most expensive first, by how often their stores and loads run.

    Examples:

    - `irtools spills kernel.ll`
    - `irtools spills kernel.ll --kernel 'inverse*' --mcpu gfx90a --format json`
    """
    from irtools.analysis.kernel import KernelAnalysis
    from irtools.backend import compile_with_machine_code
    from irtools.machine.spilled import SPILL_STAGES, Spilling, find_spilling
    from irtools.report.documents import spills_entry
    from irtools.report.spills import spills_report

    given = parse_workgroup(workgroup)
    session = Session("spills", json=format_ is Format.JSON)
    with open_backend(llc) as backend:
        for kernel_, target in session.kernels(files, kernel, mcpu, given):
            analysis = KernelAnalysis(kernel_, target, given)
            spilling = Spilling((), 0)
            try:
                resources, machine_code = compile_with_machine_code(
                    backend, kernel_, target, stages=SPILL_STAGES
                )
            except BackendError as error:
                resources = error
            if isinstance(resources, BackendError):
                session.report_failure(kernel_, target, resources)
            else:
                spilling = find_spilling(machine_code, analysis)
            if session.json:
                session.add(spills_entry(analysis, resources, spilling))
            else:
                session.show(
                    spills_report(analysis, resources, spilling, top=top, width=session.width)
                )
    session.finish()

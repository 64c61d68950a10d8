# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools spills``: what the register allocator spills, and where it is reloaded."""

from __future__ import annotations

from contextlib import closing
from typing import Annotated

import typer

from irtools.cli.common import (
    Files,
    Format,
    Kernel,
    Mcpu,
    OutputFormat,
    Session,
    output_console,
    print_json,
)
from irtools.errors import BackendError


def spills(
    files: Files,
    mcpu: Mcpu = None,
    kernel: Kernel = None,
    format_: OutputFormat = Format.TEXT,
    top: Annotated[int, typer.Option(min=1, metavar="N", help="Values to show per kernel.")] = 20,
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
    from irtools.backend import LlvmliteBackend, compile_with_machine_code
    from irtools.machine.spilled import SPILL_STAGES, Spilling, find_spilling
    from irtools.report.documents import document, spills_entry
    from irtools.report.spills import spills_report

    session = Session()
    console = output_console()
    entries = []
    with closing(LlvmliteBackend()) as backend:
        for chosen in session.kernels(files, kernel, mcpu):
            for kernel_, target in chosen:
                analysis = KernelAnalysis(kernel_, target)
                try:
                    resources, machine_code = compile_with_machine_code(
                        backend, kernel_, target, stages=SPILL_STAGES
                    )
                except BackendError as error:
                    resources, machine_code = error, {}
                if isinstance(resources, BackendError):
                    session.report_failure(kernel_, target, resources)
                    found = Spilling((), 0)
                else:
                    found = find_spilling(machine_code, analysis)
                if format_ is Format.JSON:
                    entries.append(spills_entry(analysis, resources, found))
                else:
                    console.print(
                        spills_report(analysis, resources, found, top=top, width=console.width)
                    )
                    console.print()
    if format_ is Format.JSON:
        print_json(document("spills", entries, session.errors))
    session.finish()

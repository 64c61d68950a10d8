# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools liveness``: which values are alive where the most registers are."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated

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
    WorkgroupShape,
    open_backend,
    parse_workgroup,
)


def liveness(
    files: Files,
    mcpu: Mcpu = None,
    kernel: Kernel = None,
    workgroup: WorkgroupShape = None,
    format_: OutputFormat = Format.TEXT,
    top: Annotated[int, typer.Option(min=1, metavar="N", help="Values to show per kernel.")] = 20,
    llc: Llc = None,
    compile_: Annotated[
        bool, typer.Option("--compile/--no-compile", help="Run the AMDGPU backend as well.")
    ] = True,
) -> None:
    """Show where a kernel's register pressure peaks and which values are alive there.

    For each kernel: what the AMDGPU backend allocated, a curve of the registers that are live
    over the kernel, the peak, and the values alive at the peak with the source lines that define
    them and use them last.

    Examples:

    - `irtools liveness kernel.ll`
    - `irtools liveness kernel.ll --kernel 'lbm_*' --mcpu gfx90a --top 50`
    - `irtools liveness build/*.ll --format json > liveness.json`
    """
    from irtools.analysis.kernel import KernelAnalysis
    from irtools.report.documents import liveness_entry
    from irtools.report.liveness import liveness_report

    given = parse_workgroup(workgroup)
    session = Session("liveness", json=format_ is Format.JSON)
    with open_backend(llc) if compile_ else nullcontext() as backend:
        for chosen in session.modules(files, kernel, mcpu, given):
            compilation = Compilation(backend, chosen, machine=True) if backend else None
            analyses = [KernelAnalysis(kernel_, target, given) for kernel_, target in chosen]
            for analysis in analyses:
                _ = analysis.pressure  # while the backend works
            results = compilation.results(session) if compilation else {}
            for analysis in analyses:
                allocated, machine = results.get(analysis.kernel.name, (None, None))
                if session.json:
                    session.add(liveness_entry(analysis, allocated, machine, top=top))
                else:
                    width = session.width
                    session.show(
                        liveness_report(analysis, allocated, machine, top=top, width=width)
                    )
    session.finish()

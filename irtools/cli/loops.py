# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools loops``: what each loop carries through."""

from __future__ import annotations

from typing import Annotated

import typer

from irtools.cli.common import (
    Files,
    Format,
    Kernel,
    Mcpu,
    OutputFormat,
    Session,
    WorkgroupShape,
    parse_workgroup,
)


def loops(
    files: Files,
    mcpu: Mcpu = None,
    kernel: Kernel = None,
    workgroup: WorkgroupShape = None,
    format_: OutputFormat = Format.TEXT,
    top: Annotated[int, typer.Option(min=1, metavar="N", help="Loops to show per kernel.")] = 20,
) -> None:
    """Show the loops of a kernel, how often they run, and the registers they carry through.

    For each loop: its trip count where that is known, how often it runs for one run of the
    kernel, the most VGPRs that are live in it, and the VGPRs of values that come from outside and
    stay live all through it, with those that the loop itself never reads. Below: what the loop
    computes again in every iteration though it does not change, and what keeps it there.

    Examples:

    - `irtools loops kernel.ll`
    - `irtools loops kernel.ll --kernel 'flash*' --format json`
    """
    from irtools.analysis.kernel import KernelAnalysis
    from irtools.report.documents import loops_entry
    from irtools.report.loops import loops_report

    given = parse_workgroup(workgroup)
    session = Session("loops", json=format_ is Format.JSON)
    for kernel_, target in session.kernels(files, kernel, mcpu, given):
        analysis = KernelAnalysis(kernel_, target, given)
        if session.json:
            session.add(loops_entry(analysis))
        else:
            session.show(loops_report(analysis, top=top, width=session.width))
    session.finish()

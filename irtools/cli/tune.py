# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools tune``: what comes of every setting of the compiler's knobs."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Annotated

import typer

from irtools.cli.common import (
    Files,
    Format,
    Kernel,
    OutputFormat,
    Session,
    WorkgroupShape,
)
from irtools.cli.rewriting import (
    Backends,
    BudgetOption,
    MaxSlowdown,
    Mcpus,
    Rewriting,
    Search,
    UseCache,
    Waves,
)


def tune(
    files: Files,
    mcpu: Mcpus = None,
    kernel: Kernel = None,
    workgroup: WorkgroupShape = None,
    waves: Waves = None,
    max_slowdown: MaxSlowdown = 1.1,
    budget: BudgetOption = "60s",
    backend: Backends = None,
    cache: UseCache = True,
    format_: OutputFormat = Format.TEXT,
    top: Annotated[int, typer.Option(min=1, metavar="N", help="Rows of each table.")] = 20,
) -> None:
    """Compile a kernel with every setting of the compiler's knobs, and show what comes of each.

    The knobs are the bound on the size of workgroups, the waves to aim at, the strategy of the
    scheduler and the use of AGPRs; all combinations are tried, those that change least first. The
    code of the kernel stays as it is.

    Examples:

    - `irtools tune kernel.ll`
    - `irtools tune kernel.ll --kernel 'gemm*' --mcpu gfx90a --budget 200`
    """
    from irtools.report.rewrite_documents import tune_entry
    from irtools.report.suggest import tune_report
    from irtools.rewrite import try_knobs

    options = Search(mcpu, (), (), waves, max_slowdown, budget, backend or (), cache, workgroup)
    session = Session("tune", json=format_ is Format.JSON)
    with ExitStack() as stack:
        rewriting = Rewriting(options, stack)
        for kernel_, targets in rewriting.kernels(session, files, kernel):
            with rewriting.trials(session, kernel_, targets) as trials:
                rows = try_knobs(trials, rewriting.passes, workgroup=rewriting.workgroup)
            if session.json:
                session.add(tune_entry(kernel_, trials, rows))
            else:
                session.show(tune_report(kernel_, trials, rows, top=top, width=session.width))
    session.finish()

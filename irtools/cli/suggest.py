# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools suggest``: changes of a kernel that the backend has confirmed."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated

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
    Allow,
    Backends,
    BudgetOption,
    MaxSlowdown,
    Mcpus,
    Passes,
    Require,
    Rewriting,
    Search,
    UseCache,
    Waves,
)
from irtools.cli.source import SourceRewriting, source_rewriting

if TYPE_CHECKING:
    from irtools.rewrite import Trials


def suggest(
    files: Files,
    mcpu: Mcpus = None,
    kernel: Kernel = None,
    workgroup: WorkgroupShape = None,
    pass_: Passes = None,
    allow: Allow = None,
    waves: Waves = None,
    max_slowdown: MaxSlowdown = 1.1,
    budget: BudgetOption = "60s",
    backend: Backends = None,
    require: Require = None,
    cache: UseCache = True,
    format_: OutputFormat = Format.TEXT,
    top: Annotated[
        int, typer.Option(min=1, metavar="N", help="Changes to show of each suggestion.")
    ] = 3,
) -> None:
    """Suggest changes that lower the register pressure, each confirmed by compiling it.

    For each kernel: what every kind of change wins by itself, in VGPRs, waves, scratch and
    instructions, with what to write in the source and what it assumes; then the best combination
    of those that assume nothing or only what --allow names, and the best of all. Each is proved to
    compute the same, or run on the CPU before and after the change and compared. Of HIP source
    the changes are lines of the source, and what is compiled is the changed source.

    Examples:

    - `irtools suggest kernel.ll`
    - `irtools suggest kernel.hip --mcpu gfx942`
    - `irtools suggest kernel.ll --mcpu gfx90a,gfx942 --workgroup 256 --allow offset-below-4gib`
    """
    from irtools.report.rewrite_documents import suggest_entry
    from irtools.report.suggest import suggest_report

    options = Search(
        mcpu,
        pass_ or (),
        allow or (),
        waves,
        max_slowdown,
        budget,
        backend or (),
        cache,
        workgroup,
        require,
    )
    session = Session("suggest", json=format_ is Format.JSON)
    with ExitStack() as stack:
        rewriting = Rewriting(options, stack)
        sources: dict[str, SourceRewriting | None] = {}
        for kernel_, targets in rewriting.kernels(session, files, kernel):
            path = kernel_.module.path
            if path not in sources:
                sources[path] = source_rewriting(path, rewriting, options, stack)
            source = sources[path]
            trials: Trials
            notes = None
            if source is None:
                with rewriting.trials(session, kernel_, targets) as trials:
                    assured = rewriting.find(trials, look_beyond=True)
            else:
                with source.trials(session, kernel_, targets) as trials:
                    assured, notes = source.find(
                        trials, source.workgroup(kernel_)[0], look_beyond=True
                    )
            if session.json:
                session.add(suggest_entry(kernel_, trials, assured, notes))
            else:
                session.show(suggest_report(kernel_, trials, assured, notes, top=top))
    session.finish()

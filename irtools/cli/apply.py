# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools apply``: write the best confirmed version of the kernels."""

from __future__ import annotations

import difflib
import re
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from irtools.cli.common import (
    Kernel,
    Session,
    WorkgroupShape,
    error_console,
    print_text,
    write_file,
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
from irtools.errors import InputError

if TYPE_CHECKING:
    from irtools.execute import Assured
    from irtools.ir.model import Function, Module


def apply(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="LLVM IR for amdgcn.", show_default=False)
    ],
    output: Annotated[
        str | None,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE",
            help="Write the changed IR here, as text.",
            show_default="only say what would change",
        ),
    ] = None,
    diff: Annotated[bool, typer.Option("--diff", help="Print how the IR changes.")] = False,
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
) -> None:
    """Write the best confirmed version of a file's kernels.

    The search is that of `irtools suggest`, with only the assumptions that --allow names. What is
    written is compiled once more, and must come out as confirmed; it is proved to compute the same,
    or run on the CPU before and after the change and compared. Kernels without a better version are
    left as they are.

    Examples:

    - `irtools apply kernel.ll -o better.ll`
    - `irtools apply kernel.ll --allow workgroup-size --pass launch-bounds --diff`
    """
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
    session = Session("apply", json=False)
    if output is not None and output != "-" and not Path(output).parent.is_dir():
        raise InputError(f"{output}: cannot be written: there is no folder {Path(output).parent}")
    with ExitStack() as stack:
        rewriting = Rewriting(options, stack)
        before, after = _improve(rewriting, session, file, kernel)
    if before is not None and after is not None:
        if diff:
            print_text(_difference(before, after))
        if output is not None:
            if output == "-":
                print_text(after.text + "\n")
            else:
                write_file(output, f"{after.text}\n".encode())
    session.finish()


def _improve(
    rewriting: Rewriting, session: Session, file: str, patterns: list[str] | None
) -> tuple[Module | None, Module | None]:
    """The module before and after; None when there is none."""
    from irtools.rewrite import replay

    before: Module | None = None
    after: Module | None = None
    for kernel, targets in rewriting.kernels(session, [file], patterns):
        if before is None or after is None:
            before = after = kernel.module
        elif kernel.module is not before:
            raise InputError(f"{file}: holds several modules: extract one, or choose with --kernel")
        with rewriting.trials(session, kernel, targets) as trials:
            # LLVM's middle end would change the other kernels too.
            alone = len(kernel.module.functions) == 1
            assured = rewriting.find(trials, may_optimise=alone)
            best = assured.findings.best
            tell(kernel, assured)
            if best is not None:
                after = replay(after, best, trials, rewriting.workgroup)
    return before, after


def tell(kernel: Function, assured: Assured, where: str = "") -> None:
    """Tell the user on standard error what was found for a kernel; ``where`` stands behind its
    name."""
    from irtools.report.suggest import left_out_lines, version_lines

    console = error_console()
    heading = kernel.display_name + where
    best, verification = assured.findings.best, assured.best
    if best is None or verification is None:
        console.print(f"{heading}: no better version", markup=False)
    else:
        for line in version_lines(heading, best, verification, top=_SHOWN):
            console.print(line)
    for line in left_out_lines(assured):
        console.print(line)


_SHOWN = 10  # changes of each pass


def _difference(before: Module, after: Module) -> str:
    """The unified difference of the code; debug information and metadata only change numbers."""
    old, new = (
        [
            f"{_DEBUG_LOCATION.sub('', line)}\n"
            for line in module.lines
            if not line.startswith(("    #dbg_", "!"))
        ]
        for module in (before, after)
    )
    return "".join(difflib.unified_diff(old, new, before.path, "better"))


_DEBUG_LOCATION = re.compile(r", !dbg !\d+")

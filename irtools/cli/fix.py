# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools fix``: change the HIP source so that its kernels need fewer registers."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from irtools.cli.common import (
    SOURCE_OPTIONS,
    SOURCE_SUFFIXES,
    Kernel,
    Mcpu,
    Session,
    WorkgroupShape,
    error_console,
    print_text,
    working,
    write_file,
)
from irtools.cli.rewriting import (
    Allow,
    BudgetOption,
    MaxSlowdown,
    Passes,
    Require,
    Rewriting,
    Search,
    UseCache,
    Waves,
)
from irtools.errors import InputError

if TYPE_CHECKING:
    from irtools.hip.fix import Fix
    from irtools.hip.source import Source


def fix(
    file: Annotated[str, typer.Argument(metavar="SOURCE", help="HIP source.", show_default=False)],
    write: Annotated[bool, typer.Option("--write", help="Change the file.")] = False,
    output: Annotated[
        str | None,
        typer.Option(
            "--output", "-o", metavar="FILE", help="Write the patch here.", show_default="print it"
        ),
    ] = None,
    mcpu: Mcpu = None,
    kernel: Kernel = None,
    workgroup: WorkgroupShape = None,
    pass_: Passes = None,
    allow: Allow = None,
    waves: Waves = None,
    max_slowdown: MaxSlowdown = 1.1,
    budget: BudgetOption = "60s",
    require: Require = None,
    cache: UseCache = True,
) -> None:
    """Find changes of a HIP file that lower the register pressure of its kernels, as a patch.

    Changes are launch bounds, waves per EU and restricted pointers. The changed source is compiled
    with the compiler of the original, and is part of the patch only when that comes out better and
    computes the same. Launches in the file with a constant workgroup say how large workgroups are.
    Nothing is written without --write.

    Examples:

    - `irtools fix kernel.hip --mcpu gfx942`
    - `irtools -p build fix src/kernel.hip --allow workgroup-size --write`
    """
    from irtools.hip.edits import EDITED_PASSES, edited, unified_diff
    from irtools.hip.fix import all_edits
    from irtools.hip.source import read_source

    if Path(file).suffix not in SOURCE_SUFFIXES:
        raise InputError(f"{file}: is no HIP source; irtools apply changes IR")
    if mcpu is not None and "," in mcpu:
        raise typer.BadParameter("one target at a time", param_hint="--mcpu")
    passes = [each for each in pass_ or EDITED_PASSES if each in EDITED_PASSES]
    if not passes:
        raise InputError(f"only these passes can be made in source: {', '.join(EDITED_PASSES)}")
    options = Search(
        mcpu, passes, allow or (), waves, max_slowdown, budget, (), cache, workgroup, require
    )
    session = Session("fix", json=False)
    source = read_source(file)
    with ExitStack() as stack:
        fixes = _fixes(Rewriting(options, stack), session, source, kernel, mcpu)
    after = edited(source, all_edits(fixes))
    patch = unified_diff(os.path.relpath(file), source.data, after)
    if output is not None and patch:
        write_file(output, patch)
    elif patch:
        print_text(patch.decode("utf-8", "surrogateescape"))
    if write and patch:
        if Path(file).read_bytes() != source.data:
            raise InputError(f"{file}: has changed meanwhile, and is left as it is")
        write_file(os.path.realpath(file), after)
    session.finish()


def _fixes(
    rewriting: Rewriting,
    session: Session,
    source: Source,
    patterns: list[str] | None,
    mcpu: str | None,
) -> list[Fix]:
    """The confirmed fixes of the chosen kernels; of the others the user is told why not."""
    from irtools.hip.fix import Compiler, confirmed_fix
    from irtools.report.suggest import version_lines

    given = SOURCE_OPTIONS.get()
    compiler = Compiler(mcpu, given.flags_for(source.path), given.toolchain)
    console = error_console()
    fixes: list[Fix] = []
    for kernel, targets in rewriting.kernels(session, [source.path], patterns):
        launched = source.workgroup(kernel)
        shape, site = launched if launched is not None else (rewriting.workgroup, None)
        with rewriting.trials(session, kernel, targets) as trials:
            best = rewriting.find(trials, workgroup=shape).findings.best
            if best is None:
                console.print(f"{kernel.display_name}: no better version", markup=False)
                continue
            try:
                with working(f"{kernel.display_name}: compiling the changed source"):
                    found = confirmed_fix(source, best, trials, compiler, rewriting.executor, fixes)
            except InputError as error:
                console.print(f"not changed: {error}", markup=False)
                continue
        fixes.append(found)
        if site is not None:
            console.print(f"{source.path}:{site.line}: {site.text}", markup=False)
        for line in version_lines(
            kernel.display_name, found.version, found.verification, top=1, outcome=found.outcome
        ):
            console.print(line)
    return fixes

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools build``: an object of HIP source with better device code."""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from irtools.cli.apply import tell
from irtools.cli.common import (
    SOURCE_OPTIONS,
    Kernel,
    Session,
    WorkgroupShape,
    list_names,
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
)
from irtools.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from irtools.backend import Backend
    from irtools.ir.model import Function, Module
    from irtools.rewrite import Configuration, Trials


def build(
    source: Annotated[
        str, typer.Argument(metavar="SOURCE", help="HIP source.", show_default=False)
    ],
    output: Annotated[
        str,
        typer.Option(
            "--output",
            "-o",
            metavar="FILE",
            help="Write an object (.o) or a code object (.co, .hsaco) here.",
            show_default=False,
        ),
    ],
    mcpu: Annotated[
        str | None,
        typer.Option(
            "--mcpu",
            metavar="GFX[,GFX]",
            help="Compile for these processors.",
            show_default="those of the flags",
        ),
    ] = None,
    kernel: Kernel = None,
    workgroup: WorkgroupShape = None,
    pass_: Passes = None,
    allow: Allow = None,
    max_slowdown: MaxSlowdown = 1.1,
    budget: BudgetOption = "60s",
    require: Require = None,
    cache: UseCache = True,
) -> None:
    """Compile a HIP file with the best confirmed version of each kernel, its source untouched.

    The compiler's own steps are run, with the IR of the device side changed as by `irtools apply`,
    for each processor by itself, and confirmed by the code generation of this compiler with these
    flags. An object (`.o`) is linked as always; a code object is for `hipModuleLoad`, several
    processors in one `.co` are a bundle. With `-O3`, unless the flags say something else.

    Examples:

    - `irtools build kernel.hip -o kernel.o --mcpu gfx90a,gfx942`
    - `irtools build kernel.hip -o kernel.hsaco --mcpu gfx942 --allow no-alias -- -Iinclude`
    """
    from irtools.hip import compile_improved, object_command

    given = SOURCE_OPTIONS.get()
    flags = given.flags_for(source)
    if not Path(output).parent.is_dir():
        raise InputError(f"{output}: cannot be written: there is no folder {Path(output).parent}")
    options = Search(
        None, pass_ or (), allow or (), None, max_slowdown, budget, (), cache, workgroup, require
    )
    with ExitStack() as stack:
        made = Path(stack.enter_context(tempfile.TemporaryDirectory())) / Path(output).name
        command = object_command(
            source, str(made), mcpu.split(",") if mcpu else (), flags, given.toolchain
        )
        improver = Improver(options, kernel or (), stack)
        messages = compile_improved(command, improver.improve, folder=flags.folder)
        if messages is None:
            raise InputError(f"{source}: has no kernels, or is compiled without optimisation")
        print(messages, end="", file=sys.stderr)
        write_file(output, made.read_bytes())


def _confirmed_by(
    backend: Backend, kernel: Function, places: Sequence[Configuration], **options: Any
) -> Trials:
    """Trials with another backend than the user's."""
    from irtools.rewrite import Configuration, Trials

    return Trials(kernel, [Configuration(each.target, backend) for each in places], **options)


class Improver:
    """The search for the best version of each chosen kernel of a module, in the user's options.

    What is found is told on standard error.
    """

    def __init__(self, options: Search, patterns: Sequence[str], stack: ExitStack) -> None:
        self._options = options
        self._patterns = patterns
        self._stack = stack

    @cached_property
    def _rewriting(self) -> Rewriting:
        return Rewriting(self._options, self._stack)

    def improve(self, module: Module, backend: Backend) -> Module:
        """See ``irtools.hip.build.Improve``."""
        from irtools.analysis.selection import select_kernels, target_of
        from irtools.rewrite import replay

        session = Session("build", json=False)
        better = module
        chosen = select_kernels(module, self._patterns)
        if not chosen:
            there = list_names([kernel.display_name for kernel in module.kernels])
            raise InputError(f"{module.path}: no kernel matches --kernel; there are {there}")
        for kernel in chosen:
            target = target_of(kernel)
            made = partial(_confirmed_by, backend)
            with self._rewriting.trials(session, kernel, [target], made) as trials:
                # LLVM's middle end would change the other kernels too.
                alone = len(module.functions) == 1
                assured = self._rewriting.find(trials, may_optimise=alone)
                tell(kernel, assured, f"  {target.name}")
                if assured.findings.best is not None:
                    better = replay(
                        better, assured.findings.best, trials, self._rewriting.workgroup
                    )
        return better

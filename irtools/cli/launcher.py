# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools launcher``: runs a compiler's command, with better device code."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from typing import Annotated

import typer

from irtools.cli.build import Improver
from irtools.cli.rewriting import (
    Allow,
    BudgetOption,
    MaxSlowdown,
    Passes,
    Require,
    Search,
    UseCache,
)
from irtools.errors import InputError


def launcher(
    command: Annotated[
        list[str],
        typer.Argument(
            metavar="COMPILER ARGUMENT...",
            help="What the build runs, e.g. hipcc -c kernel.hip -o kernel.o.",
            show_default=False,
        ),
    ],
    pass_: Passes = None,
    allow: Allow = None,
    max_slowdown: MaxSlowdown = 1.1,
    budget: BudgetOption = "60s",
    require: Require = None,
    cache: UseCache = True,
) -> None:
    """Run a compiler's command, with the best confirmed version of each kernel that it compiles.

    For `CMAKE_HIP_COMPILER_LAUNCHER`. Options stand before the compiler. A command that compiles no
    kernels, or none with optimisation, runs as it is; so does one whose kernels cannot be changed
    for any reason, which is told. Output, dependency files, messages and exit code are the
    compiler's.

    Examples:

    - `cmake -DCMAKE_HIP_COMPILER_LAUNCHER='irtools;launcher;--budget;20s' …`
    - `irtools launcher --allow workgroup-size hipcc -O3 --offload-arch=gfx942 -c k.hip -o k.o`
    """
    from irtools.hip import compile_improved
    from irtools.hip.jobs import JobError

    options = Search(
        None, pass_ or (), allow or (), None, max_slowdown, budget, (), cache, None, require
    )
    try:
        with ExitStack() as stack:
            messages = compile_improved(command, Improver(options, (), stack).improve)
        if messages is not None:
            print(messages, end="", file=sys.stderr)
            return
    except typer.BadParameter:  # of our options, which no compiler can do anything about
        raise
    except Exception as error:
        if os.environ.get("IRTOOLS_TRACEBACK"):
            raise
        if not isinstance(error, JobError):  # which the command itself will tell
            print(f"irtools: the command runs as it is: {error}", file=sys.stderr)
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        os.execvp(command[0], command)
    except OSError as error:
        raise InputError(f"{command[0]}: cannot be run: {error.strerror}") from None

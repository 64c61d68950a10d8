# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The ``irtools`` command and the one place where errors become exit codes.

0: done; 1: findings; 2: the input or the invocation is unusable; 130: interrupted.
"""

from __future__ import annotations

import gc
import os
import sys
from typing import Annotated

import typer

import irtools
from irtools.cli import (
    apply,
    build,
    cache,
    check,
    diff,
    doctor,
    emit,
    fix,
    graph,
    launcher,
    liveness,
    loops,
    passes,
    pressure,
    resources,
    run,
    spills,
    suggest,
    tune,
    verify,
)
from irtools.cli.common import SOURCE_OPTIONS, SourceOptions
from irtools.errors import IrtoolsError

__all__ = ["main"]

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Start with `irtools liveness kernel.ll` or `irtools liveness kernel.hip --mcpu gfx942`",
)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"irtools {irtools.__version__}")
        raise typer.Exit


@app.callback()
def _irtools(
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
    database: Annotated[
        str | None,
        typer.Option(
            "--build",
            "-p",
            metavar="DIR",
            help="The build whose compile_commands.json says how HIP source is compiled.",
            show_default="the nearest above the source",
        ),
    ] = None,
    compiler: Annotated[
        str | None,
        typer.Option(
            metavar="PATH",
            help="Compile HIP source with this hipcc, amdclang++ or clang++.",
            show_default="see `irtools doctor`",
        ),
    ] = None,
) -> None:
    """Why an AMD GPU kernel needs the vector registers that it needs, from its HIP source or its
    LLVM IR.

    Flags for the compiler stand behind `--`, or a whole command of hipcc or clang:
    `irtools liveness kernel.hip --mcpu gfx942 -- -O2 -Iinclude`.
    """
    flags = SOURCE_OPTIONS.get().flags
    SOURCE_OPTIONS.set(SourceOptions(flags, database, compiler))


app.command("apply")(apply.apply)
app.command("build")(build.build)
app.command("cache")(cache.cache)
app.command("check")(check.check)
app.command("diff")(diff.diff)
app.command("doctor")(doctor.doctor)
app.command("emit")(emit.emit)
app.command("explain")(passes.explain)
app.command("fix")(fix.fix)
app.command("graph")(graph.graph)
app.command("launcher", context_settings={"allow_interspersed_args": False})(launcher.launcher)
app.command("liveness")(liveness.liveness)
app.command("loops")(loops.loops)
app.command("passes")(passes.passes)
app.command("pressure")(pressure.pressure)
app.command("resources")(resources.resources)
app.command("run")(run.run)
app.command("spills")(spills.spills)
app.command("suggest")(suggest.suggest)
app.command("tune")(tune.tune)
app.command("verify")(verify.verify)


def main() -> None:
    """Run the command line and exit."""
    # Names in a report may be anything; a terminal that cannot show them shows a '?'.
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    # What a run makes, it keeps until it is done with a file: see Session.kernels.
    gc.disable()
    try:
        try:
            arguments = sys.argv[1:]
            # What stands behind the launcher is the compiler's.
            if "--" in arguments and arguments[:1] != ["launcher"]:
                position = arguments.index("--")
                SOURCE_OPTIONS.set(SourceOptions(tuple(arguments[position + 1 :])))
                del arguments[position:]
            app(arguments, prog_name="irtools")
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except IrtoolsError as error:
        print(f"irtools: error: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        # Python must not try to flush to it again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            sys.exit(0)  # the reader (head, less) has seen enough
        print(f"irtools: error: cannot write the output: {error.strerror}", file=sys.stderr)
        sys.exit(2)
    except Exception as error:
        if os.environ.get("IRTOOLS_TRACEBACK"):
            raise
        print(
            f"irtools: error: a bug in irtools: {type(error).__name__}: {error}; please report it "
            "with the output of the same command under IRTOOLS_TRACEBACK=1",
            file=sys.stderr,
        )
        sys.exit(2)

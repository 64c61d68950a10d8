# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools verify``: whether two versions of the kernels compute the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from irtools.cli.common import (
    Format,
    Kernel,
    Mcpu,
    OutputFormat,
    Session,
    WorkgroupShape,
    parse_workgroup,
)
from irtools.cli.rewriting import parse_assumptions
from irtools.errors import InputError

if TYPE_CHECKING:
    from irtools.execute import Case, Launch
    from irtools.ir.model import Function


def verify(
    before: Annotated[
        str, typer.Argument(metavar="BEFORE", help="LLVM IR for amdgcn.", show_default=False)
    ],
    after: Annotated[
        str,
        typer.Argument(metavar="AFTER", help="The same kernels, changed.", show_default=False),
    ],
    mcpu: Mcpu = None,
    kernel: Kernel = None,
    workgroup: WorkgroupShape = None,
    inputs: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Run with the launches of this TOML file, see `irtools run --help`.",
            show_default="launches that are made up",
        ),
    ] = None,
    assume: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KIND[,KIND]",
            help="Only launches that satisfy this, e.g. nonnegative-index, or all.",
            show_default="none",
        ),
    ] = None,
    format_: OutputFormat = Format.TEXT,
) -> None:
    """Find out whether two versions of kernels compute the same.

    It is proved where both do the same in every block. Otherwise both run on the CPU, with the same
    input and in three orders of the lanes, and what they leave in memory is compared bit for bit.
    Exits with 1 when a kernel computes something else, or cannot be verified.

    Examples:

    - `irtools verify kernel.ll better.ll`
    - `irtools verify kernel.ll better.ll --kernel 'gemm*' --inputs launch.toml --format json`
    """
    from irtools.execute import Executor, read_launches
    from irtools.execute import verify as verify_kernel
    from irtools.ir.source import load
    from irtools.report.rewrite_documents import verify_entry
    from irtools.report.verify import verify_report

    given = parse_workgroup(workgroup)
    kinds = parse_assumptions(assume or (), "--assume")
    launches = None if inputs is None else read_launches(inputs)
    session = Session("verify", json=format_ is Format.JSON)
    changed = {each.name: each for module in load(after) for each in module.kernels}
    doubtful = False
    with Executor() as executor:
        for kernel_, target in session.kernels([before], kernel, mcpu, given):
            other = changed.get(kernel_.name)
            if other is None:
                session.report(InputError(f"{after}: there is no kernel {kernel_.name}"))
                continue
            cases = None if launches is None else _cases(kernel_, launches)
            found = verify_kernel(
                kernel_, other, target, executor, workgroup=given, assumptions=kinds, cases=cases
            )
            doubtful |= found.level not in ("proved", "tested")
            if session.json:
                session.add(verify_entry(kernel_, target, found))
            else:
                session.show(verify_report(kernel_, target, found))
    session.finish()
    if doubtful:
        raise typer.Exit(1)


def _cases(kernel: Function, launches: list[Launch]) -> list[Case]:
    from irtools.execute import case_of

    return [case_of(kernel, each.grid, each.block, each.arguments) for each in launches]

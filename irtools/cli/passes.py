# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools passes`` and ``irtools explain``: what rewrites there are, and what each does."""

from __future__ import annotations

from typing import Annotated

import typer

from irtools.cli.common import output_console, print_text


def passes() -> None:
    """List the passes that propose rewrites, with their options.

    Passes of other packages are found through the entry points `irtools.passes`.

    Examples:

    - `irtools passes`
    """
    import dataclasses

    from rich.table import Table

    from irtools.rewrite import load_passes

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("pass", "kind", "what it does", "options"):
        table.add_column(heading, no_wrap=heading in ("pass", "kind"))
    for pass_ in load_passes():
        assert dataclasses.is_dataclass(pass_)
        options = (f"{each.name}={getattr(pass_, each.name)}" for each in dataclasses.fields(pass_))
        summary = _documentation(type(pass_).__module__).partition("\n")[0]
        table.add_row(pass_.name, "knob" if pass_.knob else "code", summary, ", ".join(options))
    output_console().print(table)


def explain(
    name: Annotated[str, typer.Argument(metavar="PASS", help="A name from `irtools passes`.")],
) -> None:
    """Explain a pass: before and after, when it is legal, when it backfires.

    Examples:

    - `irtools explain narrow-addresses`
    """
    from irtools.rewrite import load_pass

    pass_ = load_pass(name)
    print_text(f"{name}\n\n{_documentation(type(pass_).__module__)}\n")


def _documentation(module: str) -> str:
    import inspect
    import sys

    return inspect.getdoc(sys.modules[module]) or "not documented"

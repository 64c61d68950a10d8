# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools passes`` and ``irtools explain``: what rewrites there are, and what each does."""

from __future__ import annotations

from typing import Annotated

import typer

from irtools.cli.common import output_console, print_text
from irtools.errors import InputError


def passes() -> None:
    """List the passes that propose rewrites, with their options.

    A knob sets an attribute, code changes instructions, source is for HIP source alone. Passes of
    other packages are found through the entry points `irtools.passes`.

    Examples:

    - `irtools passes`
    """
    import dataclasses

    from rich.table import Table

    from irtools.hip.edits import ONLY_SOURCE_PASSES
    from irtools.rewrite import load_passes

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("pass", "kind", "what it does", "options"):
        table.add_column(heading, no_wrap=heading in ("pass", "kind"))
    for pass_ in load_passes():
        assert dataclasses.is_dataclass(pass_)
        options = (f"{each.name}={getattr(pass_, each.name)}" for each in dataclasses.fields(pass_))
        summary = _documentation(type(pass_).__module__).partition("\n")[0]
        table.add_row(pass_.name, "knob" if pass_.knob else "code", summary, ", ".join(options))
    for name, text in ONLY_SOURCE_PASSES.items():
        table.add_row(name, "source", text.partition("\n")[0], "")
    output_console().print(table)


def explain(
    name: Annotated[
        str,
        typer.Argument(
            metavar="PASS|RULE", help="A name from `irtools passes`, or a code of `irtools check`."
        ),
    ],
) -> None:
    """Explain a pass, or a rule of `irtools check`.

    Of a pass: before and after, when it is legal, when it backfires. Of a rule: what it reports,
    why, an example, how to fix it, and when to ignore it.

    Examples:

    - `irtools explain narrow-addresses`
    - `irtools explain IR104`
    """
    from irtools.check.catalogue import RULES, page

    code = name.upper()
    if code in RULES:
        print_text(page(code))
        return
    if code.startswith("IR") and code[2:].isdecimal():
        raise InputError(f"no rule '{name}': there are {', '.join(RULES)}")
    from irtools.hip.edits import ONLY_SOURCE_PASSES
    from irtools.rewrite import load_pass

    if name in ONLY_SOURCE_PASSES:
        print_text(f"{name}\n\n{ONLY_SOURCE_PASSES[name]}")
        return
    pass_ = load_pass(name)
    print_text(f"{name}\n\n{_documentation(type(pass_).__module__)}\n")


def _documentation(module: str) -> str:
    import inspect
    import sys

    return inspect.getdoc(sys.modules[module]) or "not documented"

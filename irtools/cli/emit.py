# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools emit``: the LLVM IR of HIP source."""

from __future__ import annotations

from typing import Annotated

import typer

from irtools.cli.common import SOURCE_OPTIONS, Mcpu, print_text, working, write_file


def emit(
    source: Annotated[
        str, typer.Argument(metavar="SOURCE", help="HIP source.", show_default=False)
    ],
    output: Annotated[
        str,
        typer.Option("--output", "-o", metavar="FILE", help="Write the IR here; - prints it."),
    ] = "-",
    mcpu: Mcpu = None,
) -> None:
    """Compile the device side of a HIP file to LLVM IR.

    With `-O3 -g`, unless the flags behind `--` or those of `compile_commands.json` say something
    else. Every other command takes HIP source as well, and does this first.

    Examples:

    - `irtools emit kernel.hip --mcpu gfx942 -o kernel.ll`
    - `irtools -p build emit src/kernel.hip -o kernel.ll`
    - `irtools emit kernel.hip -o kernel.ll -- hipcc -O2 -Iinclude --offload-arch=gfx90a kernel.hip`
    """
    from irtools.hip import emit as emit_source

    given = SOURCE_OPTIONS.get()
    with working(f"compiling {source}"):
        text = emit_source(source, mcpu, given.flags_for(source), given.toolchain)
    if output == "-":
        print_text(text)
    else:
        write_file(output, text.encode())

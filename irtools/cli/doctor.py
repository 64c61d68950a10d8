# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools doctor``: what this machine has, and what is missing."""

from __future__ import annotations

import typer

from irtools.cli.common import SOURCE_OPTIONS, output_console


def doctor() -> None:
    """Show the compilers of HIP that were found, and what is wrong with the others.

    The first that works is the one that is used, unless `--compiler` or `HIP_CLANG` names one.
    Exits with 2 when there is none: then only LLVM IR can be read.
    """
    from irtools.backend.codegen import llvm_version
    from irtools.hip import find_toolchains

    console = output_console()
    console.print(f"LLVM {llvm_version()} of llvmlite: reads IR, generates code", markup=False)
    found = 0
    for tried in find_toolchains(SOURCE_OPTIONS.get().compiler):
        name = " ".join(tried.command)
        if tried.toolchain is None:
            console.print(f"  no   {name}: {tried.problem}", markup=False)
            continue
        mark = "  yes " if found else "  used"
        found += 1
        console.print(f"{mark} {name}: {tried.toolchain.version}", markup=False)
        if tried.toolchain.flags:
            console.print(f"       with {' '.join(tried.toolchain.flags)}", markup=False)
    if not found:
        console.print(
            "no compiler of HIP: install ROCm, or a clang with the HIP headers, or ziglang"
        )
        raise typer.Exit(2)

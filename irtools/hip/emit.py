# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles HIP source to the IR of its device side."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from irtools.errors import InputError
from irtools.hip.commands import CompileFlags
from irtools.hip.toolchain import Toolchain, find_toolchain, find_toolchains
from irtools.ir.model import Module
from irtools.ir.source import parse

__all__ = [
    "SOURCE_SUFFIXES",
    "compile_device",
    "defaults",
    "emit",
    "load_source",
    "of_the_build",
]

SOURCE_SUFFIXES = frozenset((".hip", ".cpp", ".cu", ".cc", ".cxx"))
"""The ends of names that say a file is source."""

_LONG = 600  # seconds
_CUDA = re.compile(r"'(?:cuda|cooperative_groups|cub/)[^']*' file not found|identifier '?cuda[A-Z]")


def emit(
    source: str, processor: str | None, flags: CompileFlags, toolchain: Toolchain | None = None
) -> str:
    """The IR of the device side of a source file, for one processor.

    It is that of the flags when none is named. The optimisation is ``-O3`` and there is debug
    information, unless the flags say something else.

    Raises InputError: with the compiler's messages; without a compiler; without a processor.
    """
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "device.ll"
        compile_device(source, output, processor, flags, toolchain)
        return output.read_text(encoding="utf-8", errors="replace")


def compile_device(
    source: str,
    output: Path,
    processor: str | None,
    flags: CompileFlags,
    toolchain: Toolchain | None = None,
    more: Sequence[str] = (),
) -> None:
    """Write what ``emit`` returns to a file, or what ``more`` flags, which come last, make of it.

    Raises as ``emit``.
    """
    if not Path(source).is_file():
        raise InputError(f"{source}: no such file")
    chosen = processor or next(iter(flags.architectures), None)
    if chosen is None or chosen.startswith("generic"):
        raise InputError(
            f"{source}: for which processor? Name it with --mcpu gfx942: register counts and "
            "instructions are those of a processor, and a generic one has fewer of both"
        )
    used = toolchain or of_the_build(flags.compiler) or find_toolchain()
    command = [
        *used.command, "-x", "hip", *used.flags_of(chosen), *defaults(flags), *flags.flags,
        f"--offload-arch={chosen}", "--offload-device-only", "-S", "-emit-llvm", *more,
        str(Path(source).resolve()), "-o", str(output),
    ]  # fmt: skip
    try:
        done = subprocess.run(
            command, cwd=flags.folder, capture_output=True, text=True, errors="replace",
            check=False, timeout=_LONG,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise InputError(f"{source}: {used} cannot be run: {error}") from None
    if done.returncode or not output.exists():
        raise InputError(_failed(source, used, done.stderr.rstrip()))


def of_the_build(compiler: str) -> Toolchain | None:
    """The compiler that a build names, if it compiles HIP here: it may be another machine's."""
    if not compiler:
        return None
    return next((each.toolchain for each in find_toolchains(compiler) if each.toolchain), None)


def defaults(flags: CompileFlags) -> list[str]:
    """The optimisation and debug information that is asked for where the flags say nothing."""
    optimised = any(each.startswith("-O") for each in flags.flags)
    debugged = any(each.startswith("-g") for each in flags.flags)
    return [*([] if optimised else ["-O3"]), *([] if debugged else ["-g"])]


def _failed(source: str, toolchain: Toolchain, messages: str) -> str:
    hint = ""
    if _CUDA.search(messages):
        hint = "\nIt is CUDA: hipify has to translate it first."
    return f"{source}: {toolchain} cannot compile it:\n{messages}{hint}"


def load_source(
    source: str, processor: str | None, flags: CompileFlags, toolchain: Toolchain | None = None
) -> Module:
    """The module of the device side of a source file; raises as ``emit``."""
    return parse(emit(source, processor, flags, toolchain), source)

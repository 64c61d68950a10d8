# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From HIP source to IR: finding a compiler, and calling it as the user's build does."""

from irtools.hip.build import compile_improved, object_command
from irtools.hip.commands import CompileFlags, flags_for
from irtools.hip.emit import SOURCE_SUFFIXES, emit, load_source
from irtools.hip.toolchain import Toolchain, Tried, find_toolchain, find_toolchains

__all__ = [
    "SOURCE_SUFFIXES",
    "CompileFlags",
    "Toolchain",
    "Tried",
    "compile_improved",
    "emit",
    "find_toolchain",
    "find_toolchains",
    "flags_for",
    "load_source",
    "object_command",
]

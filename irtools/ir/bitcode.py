# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bitcode to text. Runs in an isolated process: LLVM aborts on much damaged bitcode."""

from __future__ import annotations

import llvmlite.binding as llvm

MAGIC = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")  # raw, and with Apple's wrapper


def disassemble(bitcode: bytes) -> str:
    """The module as text; raises RuntimeError with LLVM's message when it cannot be read."""
    return str(llvm.parse_bitcode(bitcode, llvm.create_context()))

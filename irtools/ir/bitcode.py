# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bitcode to text, and what else runs in an isolated process because LLVM may abort."""

from __future__ import annotations

import re

import llvmlite.binding as llvm

MAGIC = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")  # raw, and with Apple's wrapper


def disassemble(bitcode: bytes) -> str:
    """The module as text; raises RuntimeError with LLVM's message when it cannot be read."""
    return str(llvm.parse_bitcode(bitcode, llvm.create_context()))


def upgrade_debug_info(text: str) -> str:
    """The module without debug information that is not valid; LLVM aborts if more is not."""
    return str(llvm.parse_assembly(text, llvm.create_context()))


def without_debug_info(text: str) -> str:
    """The module without debug information: LLVM drops what has no version."""
    return upgrade_debug_info(_VERSION.sub(r'\1"No Version"', text))


_VERSION = re.compile(r'^(!\d+ = !\{i32 \d+, !)"Debug Info Version"', re.MULTILINE)

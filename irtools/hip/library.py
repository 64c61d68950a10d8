# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a device library. In an isolated process only: see ``isolate``."""

from __future__ import annotations

import llvmlite.binding as llvm

from irtools.backend.codegen import TRIPLE

__all__ = ["isa_version"]


def isa_version(number: int) -> bytes:
    """The bitcode of ``oclc_isa_version_….bc``: a constant that says which processor it is."""
    llvm.initialize_all_targets()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine()
    text = (
        f'target datalayout = "{machine.target_data}"\n'
        f'target triple = "{TRIPLE}"\n'
        "@__oclc_ISA_version = linkonce_odr protected local_unnamed_addr addrspace(4) constant "
        f"i32 {number}, align 4\n"
    )
    return llvm.parse_assembly(text, llvm.create_context()).as_bitcode()

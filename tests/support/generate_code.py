# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's code generator, to be called in another process: LLVM ends it on a fatal error."""

from __future__ import annotations

import llvmlite.binding as llvm


def generate_code(processor: str, features: str, ir: str) -> str:
    """Commented assembly, without optimisation, so that a kernel's registers are what its IR
    says."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple("amdgcn-amd-amdhsa")
    machine = target.create_target_machine(cpu=processor, features=features, opt=0)
    machine.set_asm_verbosity(True)
    code: str = machine.emit_assembly(llvm.parse_assembly(ir))
    return code

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's code generation through llvmlite. Runs in an isolated process only: it may abort."""

from __future__ import annotations

from typing import Literal, TypeAlias

import llvmlite.binding as llvm

TRIPLE = "amdgcn-amd-amdhsa"

Stage: TypeAlias = Literal["entering allocation", "allocated"]

# The last pass before register allocation, and the allocator, which runs once for each kind of
# register. Printing changes no code.
_PASSES: dict[Stage, str] = {
    "entering allocation": "amdgpu-pre-ra-long-branch-reg",
    "allocated": "greedy",
}


def llvm_version() -> str:
    """The version of llvmlite's LLVM: ``"22.1.0"``."""
    return ".".join(map(str, llvm.llvm_version_info))


def optimise(text: str, processor: str, features: str) -> str:
    """The module after LLVM's middle end at -O3, as text."""
    module, machine = _parse(text, processor, features)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    return str(module)


def emit_assembly(text: str, processor: str, features: str) -> str:
    """The assembly, with comments, that LLVM's AMDGPU backend makes of a module at -O3.

    Raises RuntimeError with LLVM's message when the module cannot be parsed.
    """
    module, machine = _parse(text, processor, features)
    machine.set_asm_verbosity(True)
    assembly: str = machine.emit_assembly(module)
    return assembly


def _parse(text: str, processor: str, features: str) -> tuple[llvm.ModuleRef, llvm.TargetMachine]:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly(text, llvm.create_context())
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu=processor, features=features, opt=3
    )
    return module, machine


def emit_printing_machine_code(text: str, processor: str, features: str, stage: Stage) -> str:
    """The same, with the machine code (MIR) of every function at a stage printed on standard error;
    possible once in a process."""
    llvm.set_option("irtools", f"-print-after={_PASSES[stage]}")
    return emit_assembly(text, processor, features)

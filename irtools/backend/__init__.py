# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's AMDGPU code generation and what it allocated."""

from irtools.backend.backend import (
    Backend,
    ExternalBackend,
    LlvmliteBackend,
    MachineCode,
    compile_kernels,
    compile_together,
    compile_with_machine_code,
)
from irtools.backend.codegen import Stage
from irtools.backend.functions import OwnResources
from irtools.backend.resources import Resources

__all__ = [
    "Backend",
    "ExternalBackend",
    "LlvmliteBackend",
    "MachineCode",
    "OwnResources",
    "Resources",
    "Stage",
    "compile_kernels",
    "compile_together",
    "compile_with_machine_code",
]

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's AMDGPU code generation and what it allocated."""

from irtools.backend.backend import (
    Backend,
    ExternalBackend,
    LlvmliteBackend,
    MachineCode,
    compile_kernels,
    compile_text,
    compile_together,
    compile_with_machine_code,
    optimise_text,
    resources_of,
    text_for,
)
from irtools.backend.changes import Change, Measured, Status, changes
from irtools.backend.codegen import Stage
from irtools.backend.functions import OwnResources
from irtools.backend.resources import CodeBlock, KernelMetadata, Resources

__all__ = [
    "Backend",
    "Change",
    "CodeBlock",
    "ExternalBackend",
    "KernelMetadata",
    "LlvmliteBackend",
    "MachineCode",
    "Measured",
    "OwnResources",
    "Resources",
    "Stage",
    "Status",
    "changes",
    "compile_kernels",
    "compile_text",
    "compile_together",
    "compile_with_machine_code",
    "optimise_text",
    "resources_of",
    "text_for",
]

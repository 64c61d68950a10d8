# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's AMDGPU code generation and what it allocated."""

from irtools.backend.backend import (
    Backend,
    ExternalBackend,
    LlvmliteBackend,
    compile_kernels,
    compile_together,
    compile_with_machine_code,
)
from irtools.backend.functions import OwnResources
from irtools.backend.resources import Resources

__all__ = [
    "Backend",
    "ExternalBackend",
    "LlvmliteBackend",
    "OwnResources",
    "Resources",
    "compile_kernels",
    "compile_together",
    "compile_with_machine_code",
]

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which kernels of a module are meant, and which target each was compiled for."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from irtools.errors import InputError, TargetError
from irtools.ir.model import Function, Module
from irtools.target import Target, load_target

__all__ = ["select_kernels", "target_of"]


def select_kernels(module: Module, patterns: Sequence[str]) -> tuple[Function, ...]:
    """The kernels whose mangled, demangled or displayed name matches one of the glob patterns.

    Without patterns: all. Raises InputError when the module has no kernels.
    """
    if not module.kernels:
        functions = ", ".join(function.name for function in module.functions[:3])
        raise InputError(
            f"{module.path}: no kernels (no function with the amdgpu_kernel calling convention)"
            + (f"; it defines {functions}" if functions else "")
        )
    if not patterns:
        return module.kernels
    return tuple(
        kernel
        for kernel in module.kernels
        if any(
            fnmatchcase(name, pattern)
            for pattern in patterns
            for name in (kernel.name, kernel.demangled, kernel.display_name)
        )
    )


def target_of(kernel: Function, name: str | None = None) -> Target:
    """The target of a kernel: the one named, else the one the IR was compiled for.

    The wave size is the kernel's own where the target has it. Raises TargetError when the target
    is unknown, and InputError when neither the caller nor the IR names one.
    """
    module = kernel.module
    chosen = name or kernel.attributes.get("target-cpu") or module.processor
    if not chosen or chosen.startswith("generic"):
        what = f'is compiled for "{chosen}"' if chosen else "names no target"
        raise InputError(f"{module.path}: {kernel.name} {what}; choose one with --mcpu gfx942")
    try:
        target = load_target(chosen)
    except TargetError as error:
        raise error if name else TargetError(f"{module.path}: {kernel.name}: {error}") from None
    features = kernel.attributes.get("target-features", "").split(",")
    for wave_size in target.wave_sizes:
        if f"+wavefrontsize{wave_size}" in features:
            return load_target(chosen, wave_size=wave_size)
    return target

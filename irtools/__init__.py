# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""irtools: why an AMD GPU kernel needs the registers that it needs.

The public interface::

    import irtools

    (module,) = irtools.load("samples/gfx942/lbm.ll")
    for name, analysis in irtools.analyse(module).kernels.items():
        print(name, analysis.pressure.peak_vgprs, analysis.peak_location)

Names are imported when they are first used, so that ``import irtools`` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from irtools.analysis.kernel import KernelAnalysis, ModuleAnalysis, analyse
    from irtools.analysis.selection import target_of
    from irtools.analysis.workgroup import Workgroup
    from irtools.backend import ExternalBackend, LlvmliteBackend, Resources, compile_kernels
    from irtools.errors import BackendError, InputError, IrtoolsError, TargetError
    from irtools.ir.model import Function, Module
    from irtools.ir.source import load, parse
    from irtools.target import Target, load_target

__version__ = "0.1.0"

__all__ = [
    "BackendError",
    "ExternalBackend",
    "Function",
    "InputError",
    "IrtoolsError",
    "KernelAnalysis",
    "LlvmliteBackend",
    "Module",
    "ModuleAnalysis",
    "Resources",
    "Target",
    "TargetError",
    "Workgroup",
    "analyse",
    "compile_kernels",
    "load",
    "load_target",
    "parse",
    "target_of",
]

_HOMES = {
    "irtools.analysis.kernel": ("KernelAnalysis", "ModuleAnalysis", "analyse"),
    "irtools.analysis.selection": ("target_of",),
    "irtools.analysis.workgroup": ("Workgroup",),
    "irtools.backend": ("ExternalBackend", "LlvmliteBackend", "Resources", "compile_kernels"),
    "irtools.errors": ("BackendError", "InputError", "IrtoolsError", "TargetError"),
    "irtools.ir.model": ("Function", "Module"),
    "irtools.ir.source": ("load", "parse"),
    "irtools.target": ("Target", "load_target"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    try:
        return getattr(import_module(_HOME_OF[name]), name)
    except KeyError:
        raise AttributeError(f"module 'irtools' has no attribute {name!r}") from None


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

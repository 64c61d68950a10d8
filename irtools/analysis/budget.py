# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many VGPRs a kernel may have, and how many it would have to be below for more waves."""

from __future__ import annotations

import re

from irtools.ir.model import Function
from irtools.target import Target

__all__ = ["pressure_limit", "vgpr_budget"]


def vgpr_budget(kernel: Function, target: Target) -> int:
    """The most VGPRs that the backend gives a kernel before it spills.

    As many as leave a SIMD room for the waves that must fit: those of a whole workgroup of the
    largest size (``amdgpu-flat-work-group-size``), or what ``amdgpu-waves-per-eu`` asks for.
    Source: AMDGPUSubtarget::getWavesPerEU, SIRegisterInfo. Precision: where VGPRs and AGPRs share a
    file, LLVM divides it between them; this is what both have together.
    """
    largest = _numbers(kernel.attributes.get("amdgpu-flat-work-group-size", ""))[1:] or [1024]
    waves = -(-max(largest[0], 1) // target.wave_size)  # of a workgroup
    wanted = _numbers(kernel.attributes.get("amdgpu-waves-per-eu", ""))[:1] or [1]
    per_simd = max(-(-waves // target.simds), wanted[0])
    return target.max_vgprs(min(max(per_simd, 1), target.max_waves))


def pressure_limit(peak: int, kernel: Function, target: Target) -> int | None:
    """The VGPRs that a kernel with this peak should stay within: its budget when it needs more than
    that, else the most that allow one more wave; None when it has all waves already."""
    budget = vgpr_budget(kernel, target)
    if peak > budget:
        return budget
    return max((most for _, most in target.vgpr_steps() if most < peak), default=None)


def _numbers(attribute: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", attribute)]

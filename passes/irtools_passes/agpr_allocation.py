# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bound the AGPRs that a kernel may use.

Before::

    define amdgpu_kernel void @gemm(…) #0
    attributes #0 = { "target-cpu"="gfx942" }

After, for none::

    attributes #0 = { "target-cpu"="gfx942" "amdgpu-agpr-alloc"="0,0" }

On gfx90a and later VGPRs and AGPRs share one file, and AGPRs begin behind the VGPRs at a multiple
of 4. LLVM puts the accumulators of matrix instructions into AGPRs, and spills VGPRs to them.
Always legal. It backfires when the accumulators then have no room: copies, and spills to scratch.
HIP has no keyword for it: ``irtools apply`` sets it in the IR.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.ir.edit import AttributeEdit
from irtools.rewrite import Rewrite, Subject

__all__ = ["AgprAllocation"]

_KEY = "amdgpu-agpr-alloc"
_BOUNDS = (0, 32, 64, 128)


@dataclass(frozen=True, slots=True)
class AgprAllocation:
    """Bound the AGPRs of a kernel that uses some: at 0, 32, 64 and 128."""

    name: ClassVar[str] = "agpr-allocation"
    knob: ClassVar[bool] = True

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each bound below what is used now."""
        kernel = subject.kernel
        used = subject.resources.agprs if subject.resources else 0
        for bound in _BOUNDS:
            if bound < used:
                yield Rewrite(
                    key=str(bound),
                    title=f"use at most {bound} AGPRs",
                    advice="keep the IR that irtools apply writes: HIP has no keyword for it",
                    edits=(AttributeEdit(kernel, _KEY, f"0,{bound}"),),
                    location=kernel.location,
                )

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ask the register allocator for more waves.

Before::

    define amdgpu_kernel void @step(…) #0
    attributes #0 = { "target-cpu"="gfx942" }

After, for five waves::

    define amdgpu_kernel void @step(…) #1
    attributes #1 = { "target-cpu"="gfx942" "amdgpu-waves-per-eu"="5" }

Always legal: the attribute is a hint, and what the workgroup size implies wins over it. It
backfires when the registers that go are made up for by spills.
"""

from __future__ import annotations

from dataclasses import dataclass

from irtools.ir.edit import AttributeEdit, Edit
from irtools.ir.model import Function

__all__ = ["WavesPerEu"]


@dataclass(frozen=True, slots=True)
class WavesPerEu:
    """Set ``amdgpu-waves-per-eu`` of a kernel; ``waves`` is the least number per SIMD."""

    waves: int

    def edits(self, kernel: Function) -> tuple[Edit, ...]:
        """The edits that ask for the waves; none when the kernel asks for them already."""
        if kernel.attributes.get("amdgpu-waves-per-eu") == str(self.waves):
            return ()
        return (AttributeEdit(kernel, "amdgpu-waves-per-eu", str(self.waves)),)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ask the register allocator for a number of waves.

Before::

    __global__ void step(…)

After, for five waves::

    __attribute__((amdgpu_waves_per_eu(5))) __global__ void step(…)

In the IR: the function attribute ``"amdgpu-waves-per-eu"="5"``.

Always legal: the attribute is a hint, and what the workgroup size implies wins over it. It
backfires when the registers that go are made up for by spills, or by a schedule that waits more for
memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.ir.edit import AttributeEdit
from irtools.rewrite import Rewrite, Subject

__all__ = ["WavesPerEu"]

_KEY = "amdgpu-waves-per-eu"


@dataclass(frozen=True, slots=True)
class WavesPerEu:
    """Set the least number of waves per SIMD, every number above the present one that counts."""

    name: ClassVar[str] = "waves-per-eu"
    knob: ClassVar[bool] = True

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each number of waves, the next first."""
        kernel = subject.kernel
        now = subject.resources.occupancy.waves if subject.resources else 0
        for waves in range(now + 1, subject.waves + 1):
            if kernel.attributes.get(_KEY) != str(waves):
                yield Rewrite(
                    key=str(waves),
                    title=f"ask for {waves} waves per SIMD",
                    advice=f"write __attribute__((amdgpu_waves_per_eu({waves}))) before __global__",
                    edits=(AttributeEdit(kernel, _KEY, str(waves)),),
                    location=kernel.location,
                )

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Set the number of VGPRs outright.

Before::

    __global__ void step(…)

After, for at most 96 VGPRs::

    __attribute__((amdgpu_num_vgpr(96))) __global__ void step(…)

Always legal. It backfires with spills.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.ir.edit import AttributeEdit
from irtools.rewrite import Rewrite, Subject

__all__ = ["FewerVgprs"]


@dataclass(frozen=True, slots=True)
class FewerVgprs:
    """Bound the VGPRs of a kernel at the next step of its occupancy, or ``fewest``."""

    name: ClassVar[str] = "fewer-vgprs"
    knob: ClassVar[bool] = True
    fewest: int = 24

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for the next step."""
        step = subject.resources.next_step if subject.resources else None
        if step is not None and step.vgprs >= self.fewest:
            yield Rewrite(
                key=str(step.vgprs),
                title=f"use at most {step.vgprs} VGPRs",
                advice=f"write __attribute__((amdgpu_num_vgpr({step.vgprs}))) before __global__",
                edits=(AttributeEdit(subject.kernel, "amdgpu-num-vgpr", str(step.vgprs)),),
                location=subject.kernel.location,
            )

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tell the compiler how large the workgroups are.

Before::

    __global__ void step(…)

After, for workgroups of at most 256 work-items::

    __global__ __launch_bounds__(256) void step(…)

In the IR: the function attribute ``"amdgpu-flat-work-group-size"="1,256"``.

Without it LLVM allows for 1,024 work-items, whose waves must all fit on a compute unit: at most 128
VGPRs on gfx90a and gfx942, and spills beyond. Legal when the kernel is never launched with more
work-items in a workgroup (a launch with more fails). It backfires when the kernel needs fewer
registers anyway: then the bound changes nothing, or LLVM uses more and loses a wave.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.analysis.workgroup import workgroup_of
from irtools.ir.edit import AttributeEdit
from irtools.rewrite import Assumption, Rewrite, Subject

__all__ = ["LaunchBounds"]

_KEY = "amdgpu-flat-work-group-size"
_SIZES = (512, 256, 128, 64)


@dataclass(frozen=True, slots=True)
class LaunchBounds:
    """Bound the size of workgroups, at 512, 256, 128 and 64 work-items."""

    name: ClassVar[str] = "launch-bounds"
    knob: ClassVar[bool] = True

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each size below what the kernel promises now, the largest first; just the
        right one where the shape of the workgroups is known."""
        kernel = subject.kernel
        least, _, most = kernel.attributes.get(_KEY, "1,1024").partition(",")
        shape = workgroup_of(kernel, subject.analysis.workgroup)
        known = shape.items if shape else None
        for size in _SIZES if known is None else (known,):
            if not int(least) <= size < int(most):
                continue
            assumption = Assumption(
                "workgroup-size",
                f"{kernel.display_name} is launched with at most {size} work-items in a workgroup",
                kernel.location,
            )
            yield Rewrite(
                key=str(size),
                title=f"promise workgroups of at most {size} work-items",
                advice=f"write __launch_bounds__({size}) after __global__",
                edits=(AttributeEdit(kernel, _KEY, f"{least},{size}"),),
                location=kernel.location,
                assumptions=(assumption,) if known is None else (),
            )

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Promise that the pointers of a kernel point to different memory, and optimise again.

Before::

    __global__ void step(float* out, const float* in)

After::

    __global__ void step(float* __restrict__ out, const float* __restrict__ in)

In the IR the pointer arguments get ``noalias``, and LLVM's middle end (-O3) runs again.

Legal when no memory that the kernel writes through one pointer is accessed through another. It
helps where loads had to wait for stores. It backfires when LLVM then hoists loads out of loops, or
all to the front, and keeps more values at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.analysis.naming import source_name
from irtools.ir.edit import ParameterEdit
from irtools.rewrite import Assumption, Rewrite, Subject

__all__ = ["RestrictPointers"]


@dataclass(frozen=True, slots=True)
class RestrictPointers:
    """Add ``noalias`` to all pointer arguments."""

    name: ClassVar[str] = "restrict-pointers"
    knob: ClassVar[bool] = False

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for all pointers that lack it, where there are several pointers."""
        kernel = subject.kernel
        pointers = [
            argument
            for argument in kernel.arguments
            if argument.type.kind == "pointer" and "byref" not in argument.attributes
        ]
        missing = [each for each in pointers if "noalias" not in each.attributes.split()]
        if len(pointers) < 2 or not missing:
            return
        names = ", ".join(source_name(each) or each.reference for each in missing)
        yield Rewrite(
            key="noalias",
            title=f"promise that {names} do not overlap with other memory",
            advice=f"declare {names} with __restrict__",
            edits=tuple(ParameterEdit(each, "noalias") for each in missing),
            location=kernel.location,
            assumptions=(
                Assumption(
                    "no-alias",
                    f"what is written through one of {names} is accessed through it alone",
                    kernel.location,
                ),
            ),
            optimise=True,
        )

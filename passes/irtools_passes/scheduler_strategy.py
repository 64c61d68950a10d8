# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Let LLVM's machine scheduler follow another strategy.

Before::

    __global__ void step(…)

After: the same source, compiled with the function attribute
``"amdgpu-sched-strategy"="iterative-minreg"`` (or ``max-ilp``, ``max-memory-clause``,
``iterative-ilp``, ``iterative-maxocc``).

Always legal: the order of independent instructions changes, nothing else. It backfires when fewer
registers come from a schedule that waits for each load: compare the time of the kernel. HIP has no
keyword for it: hipcc takes ``-mllvm -amdgpu-sched-strategy=…`` for a whole file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.ir.edit import AttributeEdit
from irtools.rewrite import Rewrite, Subject

__all__ = ["SchedulerStrategy"]

_KEY = "amdgpu-sched-strategy"
_STRATEGIES = (
    "iterative-minreg",
    "iterative-maxocc",
    "max-memory-clause",
    "iterative-ilp",
    "max-ilp",
)


@dataclass(frozen=True, slots=True)
class SchedulerStrategy:
    """Set the strategy of the machine scheduler."""

    name: ClassVar[str] = "scheduler-strategy"
    knob: ClassVar[bool] = True

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each strategy that the kernel does not have."""
        kernel = subject.kernel
        for strategy in _STRATEGIES:
            if kernel.attributes.get(_KEY) != strategy:
                yield Rewrite(
                    key=strategy,
                    title=f"schedule for {strategy}",
                    advice=f"compile with -mllvm -amdgpu-sched-strategy={strategy}",
                    edits=(AttributeEdit(kernel, _KEY, strategy),),
                    location=kernel.location,
                )

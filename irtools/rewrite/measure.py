# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a kernel costs, and when one version of it is better than another.

The order, each only where those before it are equal:

1. no scratch: fewer bytes of it, from spills or private arrays, are better;
2. waves, as far as they count (``Objective.waves``);
3. registers to the next of these waves, which nothing else may stand in the way of;
4. instructions, weighted by how often their block runs.

A version that executes more than ``max_slowdown`` times the instructions of the original is worse
whatever it wins. The weighted instructions are an estimate: block frequencies are, and every
instruction counts the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median
from typing import Literal, NamedTuple

from irtools.analysis.frequency import GUESSED_ITERATIONS, compute_frequencies
from irtools.analysis.kernel import KernelAnalysis
from irtools.backend import Resources
from irtools.errors import BackendError
from irtools.target import Target

__all__ = [
    "Confirmation",
    "Cost",
    "Objective",
    "Verdict",
    "optimised_frequencies",
    "weighted_instructions",
]

Verdict = Literal["improved", "no effect", "worse", "failed"]


class Cost(NamedTuple):
    """What a version of a kernel costs, in the order of importance; less is better.

    ``scratch`` is in bytes per lane, ``waves`` those missing from the waves that count.
    ``blocked``: something besides VGPRs, LDS say, stands in the way of the next. ``registers`` are
    the VGPRs above the next step, ``instructions`` weighted by frequency.
    """

    scratch: int
    waves: int
    blocked: bool
    registers: int
    instructions: float


def weighted_instructions(resources: Resources, frequencies: Mapping[str, float]) -> float:
    """The machine instructions that a wave executes in one run of the kernel, estimated.

    ``frequencies`` is how often each IR block runs, by name. A block that the backend has made runs
    as often as its loop's header, and once outside loops.
    """
    total = 0.0
    for block in resources.blocks:
        runs = frequencies.get(block.ir_block)
        if runs is None:
            runs = frequencies.get(block.loop_header, 1.0)
        total += runs * block.instructions
    return total


def optimised_frequencies(analysis: KernelAnalysis) -> Mapping[str, float]:
    """How often each IR block of a kernel runs, by name, where LLVM may just have unrolled loops:
    one iteration of such a loop does for several of those that were guessed."""
    counts: dict[int, float] = {}
    for header, count in analysis.trip_counts.items():
        guess = min(count.most or GUESSED_ITERATIONS, GUESSED_ITERATIONS)
        counts[header] = count.constant or max(guess / _copies(analysis, header), 1)
    runs = compute_frequencies(analysis.graph, counts).blocks
    return {block.name: each for block, each in zip(analysis.kernel.blocks, runs, strict=True)}


def _copies(analysis: KernelAnalysis, header: int) -> float:
    """How often the code of the source is repeated in a loop: the median for its instructions."""
    innermost = analysis.graph.loops.innermost
    places = Counter(
        (each.opcode, each.location)
        for block in analysis.kernel.blocks
        if (loop := innermost[block.index]) is not None and loop.header == header
        for each in block.instructions
        if each.location is not None and each.opcode not in ("phi", "br", "icmp")
    )
    return median(places.values()) if places else 1


@dataclass(frozen=True, slots=True)
class Objective:
    """What is wanted.

    ``waves`` per SIMD are worth reaching: None means all that the target has. What LDS, SGPRs or
    the workgroup size of the kernel as it is forbid is never worth it.
    """

    waves: int | None = None
    max_slowdown: float = 1.1

    def waves_for(self, resources: Resources, target: Target) -> int:
        """The waves that count for a kernel with these resources."""
        limits = (
            allowed for name, allowed in resources.occupancy.limits if name not in _REGISTER_LIMITS
        )
        return min(*limits, target.max_waves, self.waves or target.max_waves)

    def cost(self, resources: Resources, target: Target, waves: int, instructions: float) -> Cost:
        """The cost where ``waves`` are those that count."""
        missing = max(0, waves - resources.occupancy.waves)
        ladder = resources.ladder(target) if missing else ()
        return Cost(
            resources.scratch,
            missing,
            missing > 0 and (not ladder or bool(ladder[0].stopped_by)),
            ladder[0].shed if ladder else 0,
            instructions,
        )


_REGISTER_LIMITS = ("VGPRs", "AGPRs")


@dataclass(frozen=True, slots=True)
class Confirmation:
    """A version of a kernel against the original, both compiled for one target by one backend.

    ``before`` and ``after`` are what was allocated, or why LLVM made no code; the costs are None
    then.
    """

    target: Target
    before: Resources | BackendError
    after: Resources | BackendError
    cost_before: Cost | None
    cost_after: Cost | None
    max_slowdown: float

    @property
    def slowdown(self) -> float:
        """Weighted instructions after for each one before; 1 where there is nothing to compare."""
        if self.cost_before is None or self.cost_after is None:
            return 1.0
        return self.cost_after.instructions / max(self.cost_before.instructions, 1.0)

    @property
    def percent(self) -> int:
        """The slowdown in hundredths, which is all that the estimate is worth."""
        return round(100 * self.slowdown)

    @property
    def verdict(self) -> Verdict:
        """What it is worth."""
        if self.cost_after is None:
            return "failed"
        if self.cost_before is None:
            return "improved"
        after, before = (*self.cost_after[:-1], self.percent), (*self.cost_before[:-1], 100)
        if self.slowdown > self.max_slowdown or after > before:
            return "worse"
        return "improved" if after < before else "no effect"

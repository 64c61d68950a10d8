# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How well the peaks of the IR and of the machine code explain the allocation.

``python benchmarks/peaks.py`` prints, for each sample and target, the peak of the IR, what is
estimated from it for the machine code, the peak of the machine code and the allocation; how near
the first two come to the third; then where the 32-bit registers live at all the machine peaks come
from (``Origin.kind``), and for how many the source has a name, or one for what they are used for.

``python benchmarks/peaks.py FILE …`` does the same for all kernels of IR files of yours.
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend, Resources
from irtools.errors import BackendError
from irtools.ir.source import load
from irtools.machine import machine_pressure

TARGETS = ("gfx90a", "gfx942", "gfx1100")
SAMPLES = Path(__file__).parents[1] / "samples"
KINDS = ("value", "derived", "constant", "hardware", "unknown")


class Peaks(NamedTuple):
    """The VGPRs of one kernel: live at the IR's peak, estimated, live at the machine code's."""

    ir: int
    estimate: int
    code: int


def main(paths: Sequence[str]) -> None:
    """Print the tables."""
    backend = LlvmliteBackend()
    counts: Counter[tuple[str, str]] = Counter()
    found: list[Peaks] = []
    print("| target | kernel | IR | estimate | code | VGPRs | spills |")
    print("|:--|:--|--:|--:|--:|--:|--:|")
    for path in paths or [
        str(path) for target in TARGETS for path in sorted((SAMPLES / target).glob("*.ll"))
    ]:
        for module in load(path):
            for kernel in module.kernels:
                target = target_of(kernel)
                analysis = KernelAnalysis(kernel, target)
                try:
                    pressure = machine_pressure(backend, kernel, target)
                except BackendError as error:
                    print(f"{kernel.name}: {error}", file=sys.stderr)
                    continue
                peaks = Peaks(
                    analysis.pressure.peak_vgprs,
                    analysis.estimate.vgprs,
                    pressure.profile.peak_vector_registers,
                )
                found.append(peaks)
                resources = pressure.resources
                allocated = (
                    f"{resources.vgprs} | {resources.vgpr_spills}"
                    if isinstance(resources, Resources)
                    else "failed | "
                )
                print(
                    f"| {target.name} | {kernel.display_name} "
                    f"| {peaks.ir} | {peaks.estimate} | {peaks.code} | {allocated} |"
                )
                for live in pressure.live_at_peak:
                    file = "SGPRs" if live.file == "SGPR" else "VGPRs"
                    named = live.origin.name or live.origin.used_for
                    for what in ("all", live.origin.kind, *(["named"] if named else [])):
                        counts[file, what] += live.registers
    backend.close()
    print_errors(found)
    print("\n| registers | all | " + " | ".join((*KINDS, "named")) + " |")
    print("|:--|--:" + "|--:" * (len(KINDS) + 1) + "|")
    for file in ("VGPRs", "SGPRs"):
        total = counts[file, "all"]
        shares = (f"{100 * counts[file, what] / total:.1f} %" for what in (*KINDS, "named"))
        print(f"| {file} | {total} | " + " | ".join(shares) + " |")


def print_errors(found: Sequence[Peaks]) -> None:
    """How near the IR's peak and the estimate come to the machine code's, of all and of large
    kernels: the rank correlation (Spearman) and the median of the relative errors."""
    print("\n| code | kernels | IR: rank | error | estimate: rank | error |")
    print("|:--|--:|--:|--:|--:|--:|")
    for least in (1, 33, 65):
        chosen = [peaks for peaks in found if peaks.code >= least]
        if len(chosen) < _FEWEST:
            continue
        code = [peaks.code for peaks in chosen]
        cells = []
        for ours in ([peaks.ir for peaks in chosen], [peaks.estimate for peaks in chosen]):
            errors = [abs(mine - true) / true for mine, true in zip(ours, code, strict=True)]
            cells += [
                f"{statistics.correlation(ranks(ours), ranks(code)):.2f}",
                f"{100 * statistics.median(errors):.0f} %",
            ]
        name = "all" if least == 1 else f"above {least - 1}"
        print(f"| {name} | {len(chosen)} | " + " | ".join(cells) + " |")


_FEWEST = 3  # kernels whose ranks say anything


def ranks(values: Sequence[int]) -> list[float]:
    """The place of each value in ascending order; equal ones share theirs."""
    places: dict[int, list[int]] = {}
    for place, value in enumerate(sorted(values)):
        places.setdefault(value, []).append(place)
    return [statistics.fmean(places[value]) for value in values]


if __name__ == "__main__":
    main(sys.argv[1:])

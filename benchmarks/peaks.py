# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How well the machine code's peak explains the allocation, and its registers the IR.

``python benchmarks/peaks.py`` prints, for each sample and target, the peak and the allocation; then
where the 32-bit registers live at all the peaks come from (``Origin.kind``), and for how many the
source has a name, or one for what they are used for.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend, Resources
from irtools.ir.source import load
from irtools.machine import machine_pressure

TARGETS = ("gfx90a", "gfx942", "gfx1100")
SAMPLES = Path(__file__).parents[1] / "samples"
KINDS = ("value", "derived", "constant", "hardware", "unknown")


def main() -> None:
    """Print the tables."""
    backend = LlvmliteBackend()
    counts: Counter[tuple[str, str]] = Counter()
    print("| target | kernel | peak | VGPRs | spills |")
    print("|:--|:--|--:|--:|--:|")
    for target in TARGETS:
        for path in sorted((SAMPLES / target).glob("*.ll")):
            (module,) = load(str(path))
            for kernel in module.kernels:
                pressure = machine_pressure(backend, kernel, target_of(kernel))
                resources = pressure.resources
                assert isinstance(resources, Resources)
                print(
                    f"| {target} | {kernel.display_name} "
                    f"| {pressure.profile.peak_vector_registers} | {resources.vgprs} "
                    f"| {resources.vgpr_spills} |"
                )
                for live in pressure.live_at_peak:
                    file = "SGPRs" if live.file == "SGPR" else "VGPRs"
                    named = live.origin.name or live.origin.used_for
                    for what in ("all", live.origin.kind, *(["named"] if named else [])):
                        counts[file, what] += live.registers
    backend.close()
    print("\n| registers | all | " + " | ".join((*KINDS, "named")) + " |")
    print("|:--|--:" + "|--:" * (len(KINDS) + 1) + "|")
    for file in ("VGPRs", "SGPRs"):
        total = counts[file, "all"]
        shares = (f"{100 * counts[file, what] / total:.1f} %" for what in (*KINDS, "named"))
        print(f"| {file} | {total} | " + " | ".join(shares) + " |")


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ``irtools liveness --no-compile`` costs, as a ratio to LLVM's own code generation.

``python benchmarks/liveness.py`` prints a Markdown table, for generated modules and the samples.
For each module, in one process of its own: the time to read the text, analyse every kernel, name
the values live at its peak and place 20 of them in the source, then the time that LLVM's AMDGPU
backend takes to generate code from the same module, already parsed. Starting Python and drawing
the report, which do not depend on the module, are left out. Memory is what the reading and analysis
added at their peak, as a ratio to the module's text.
"""

from __future__ import annotations

import gc
import json
import subprocess
import sys
import time
from pathlib import Path

from generate import generate

# Kernels and instructions in each.
GENERATED = [(1, 100), (1, 300), (1, 1_000), (1, 3_000), (1, 10_000), (1, 50_000), (64, 1_000)]
SAMPLES = sorted((Path(__file__).parents[1] / "samples" / "gfx942").glob("*.ll"))


def measure(text: str) -> dict[str, float]:
    """Measure one module in this process."""
    import resource

    import llvmlite.binding as llvm

    from irtools.analysis.kernel import KernelAnalysis
    from irtools.analysis.selection import target_of
    from irtools.ir.source import parse

    def analyse_all(text: str) -> int:
        module = parse(text)
        for kernel in module.kernels:
            analysis = KernelAnalysis(kernel, target_of(kernel))
            rows = analysis.live_at_peak
            _ = analysis.estimate
            _ = [row.name for row in rows]  # all of them, to group the rows by name
            _ = [(row.defined, row.last_use, row.loops) for row in rows[:20]]
            if analysis.pressure_limit is not None:
                _ = [row.reasons for row in rows[:20]]
            _ = analysis.traffic, analysis.round_trips, analysis.private_arrays
        return sum(len(kernel.instructions) for kernel in module.kernels)

    gc.disable()  # as the command line does
    analyse_all(generate(1, 100))  # imports and caches
    gc.collect()
    gc.freeze()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    count = analyse_all(text)
    memory = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024
    repeats = max(1, 5_000 // count)
    start = time.perf_counter()
    for _ in range(repeats):
        analyse_all(text)
    ours = (time.perf_counter() - start) / repeats

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(
        cpu="gfx942", opt=3
    )
    llvms = 0.0
    for _ in range(repeats):
        module = llvm.parse_assembly(text, llvm.create_context())
        start = time.perf_counter()
        machine.emit_assembly(module)
        llvms += (time.perf_counter() - start) / repeats
    return {
        "instructions": count,
        "megabytes": len(text) / 1e6,
        "ours": ours,
        "llvm": llvms,
        "memory": memory / len(text),
    }


def main() -> None:
    """Print the table; the text of one module on standard input with the argument ``-``."""
    if sys.argv[1:] == ["-"]:
        print(json.dumps(measure(sys.stdin.read())))
        return
    modules = [
        (f"{kernels} x {size}" if kernels > 1 else "generated", generate(kernels, size))
        for kernels, size in GENERATED
    ]
    modules += [(path.stem, path.read_text(encoding="utf-8")) for path in SAMPLES]
    print("| module | instructions | MB | irtools | us/instr. | LLVM | ratio | memory/text |")
    print("|:--|--:|--:|--:|--:|--:|--:|--:|")
    for name, text in modules:
        command = [sys.executable, __file__, "-"]
        done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True)
        row = json.loads(done.stdout)
        print(
            f"| {name} | {row['instructions']} | {row['megabytes']:.2f} "
            f"| {row['ours']:.3f} s | {1e6 * row['ours'] / row['instructions']:.0f} "
            f"| {row['llvm']:.3f} s | {row['ours'] / row['llvm']:.2f} | {row['memory']:.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()

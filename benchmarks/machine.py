# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What machine pressure costs, as a ratio to the code generation that it looks into.

``python benchmarks/machine.py`` prints a Markdown table, for generated kernels and the samples. For
each module, in one process of its own: the processor time of LLVM's code generation alone; how much
longer it takes when it also prints the machine code; and, as ratios to code generation alone, the
time to read that, to find liveness and pressure, and to trace the registers live at the peaks. The
last column is the sum of these as a ratio to the code generation that printed.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from generate import generate

GENERATED = [300, 1_000, 3_000, 10_000]  # instructions
SAMPLES = sorted((Path(__file__).parents[1] / "samples" / "gfx942").glob("*.ll"))
REPEATS = 5


def best(action: Callable[[], object]) -> float:
    """The shortest processor time of a few runs, in seconds."""
    times = []
    for _ in range(REPEATS):
        start = time.process_time()
        action()
        times.append(time.process_time() - start)
    return min(times)


def measure(text: str) -> dict[str, float]:
    """Measure one module in this process."""
    from irtools.backend.codegen import emit_assembly, emit_printing_machine_code
    from irtools.ir.own_locations import with_own_locations
    from irtools.ir.source import parse
    from irtools.machine.liveness import compute_machine_liveness
    from irtools.machine.pressure import compute_machine_pressure, live_at
    from irtools.machine.reader import read_machine_code
    from irtools.machine.trace import Tracer

    module = parse(text)
    located = with_own_locations(module)
    llvm = best(lambda: emit_assembly(located, "gfx942", ""))
    with tempfile.TemporaryFile("w+b") as file:
        stderr = os.dup(2)
        os.dup2(file.fileno(), 2)
        emit_printing_machine_code(located, "gfx942", "", "entering allocation")
        file.seek(0)
        printed = file.read().decode()
        # The option stays.
        printing = best(lambda: emit_assembly(located, "gfx942", ""))
        os.dup2(stderr, 2)

    gc.disable()  # as the command line does
    functions = [
        function
        for function in read_machine_code(printed)
        if any(function.name == kernel.name for kernel in module.kernels)
    ]
    results = [
        (liveness, compute_machine_pressure(liveness, unified=True))
        for liveness in map(compute_machine_liveness, functions)
    ]

    def analyse() -> None:
        for function in functions:
            compute_machine_pressure(compute_machine_liveness(function), unified=True)

    def trace() -> None:
        for liveness, profile in results:
            tracer = Tracer(module.function(liveness.function.name), liveness)
            for register, lanes in live_at(liveness, *profile.peak, unified=True).items():
                tracer.origin(register, lanes, *profile.peak)

    return {
        "instructions": sum(len(function.instructions) for function in functions),
        "llvm": llvm,
        "printing": printing / llvm - 1,
        "read": best(lambda: read_machine_code(printed)) / llvm,
        "analyse": best(analyse) / llvm,
        "trace": best(trace) / llvm,
    }


def main() -> None:
    """Print the table; the text of one module on standard input with the argument ``-``."""
    if sys.argv[1:] == ["-"]:
        print(json.dumps(measure(sys.stdin.read())))
        return
    modules = [(f"generated {size}", generate(1, size)) for size in GENERATED]
    modules += [(path.stem, path.read_text(encoding="utf-8")) for path in SAMPLES]
    print(
        "| module | machine instructions | LLVM | printing | read | analyse | trace | sum | ratio |"
    )
    print("|:--|--:|--:|--:|--:|--:|--:|--:|--:|")
    for name, text in modules:
        command = [sys.executable, __file__, "-"]
        done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True)
        row = json.loads(done.stdout)
        total = row["read"] + row["analyse"] + row["trace"]
        print(
            f"| {name} | {row['instructions']} | {row['llvm']:.3f} s | +{row['printing']:.2f} "
            f"| {row['read']:.2f} | {row['analyse']:.2f} | {row['trace']:.2f} | {total:.2f} "
            f"| {total / (1 + row['printing']):.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()

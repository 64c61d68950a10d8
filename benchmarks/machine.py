# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What machine pressure costs, as a ratio to the code generation that it looks into.

``python benchmarks/machine.py`` prints a Markdown table, for generated kernels and the samples. For
each module, in one process of its own: the processor time of LLVM's code generation alone; how much
longer it takes when it also prints the machine code before and after register allocation; and, as
ratios to code generation alone, the time to read that, to find liveness and pressure before, to
find what the allocation is made of, and to trace the registers live at the peaks. The last column
is the sum of these as a ratio to the code generation that printed.
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

from irtools.backend import Stage

GENERATED = [300, 1_000, 3_000, 10_000]  # instructions
SAMPLES = sorted((Path(__file__).parents[1] / "samples" / "gfx942").glob("*.ll"))
STAGES: tuple[Stage, ...] = ("entering allocation", "allocated")
STEPS = ("read", "analyse", "compose", "trace")
REPEATS = 5  # at least, and for at least this time
SECONDS = 2.0


def best(action: Callable[[], object]) -> float:
    """The shortest processor time of some runs, in seconds."""
    times: list[float] = []
    while len(times) < REPEATS or sum(times) < SECONDS:
        start = time.process_time()
        action()
        times.append(time.process_time() - start)
    return min(times)


def measure(text: str) -> dict[str, float]:
    """Measure one module in this process."""
    from irtools.backend.backend import split_prints
    from irtools.backend.codegen import emit_assembly, emit_printing_machine_code
    from irtools.ir.own_locations import with_own_locations
    from irtools.ir.source import parse
    from irtools.machine.allocated import compute_allocated_pressure
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
        emit_printing_machine_code(located, "gfx942", "", STAGES)
        file.seek(0)
        printed, _ = split_prints(file.read().decode())
        # The option stays.
        printing = best(lambda: emit_assembly(located, "gfx942", ""))
        os.dup2(stderr, 2)

    gc.disable()  # as the command line does
    kernels = {kernel.name for kernel in module.kernels}
    before, after = (
        [each for each in read_machine_code(printed[stage]) if each.name in kernels]
        for stage in STAGES
    )
    results = [
        (liveness, compute_machine_pressure(liveness, unified=True))
        for liveness in map(compute_machine_liveness, before)
    ]

    def read() -> None:
        for stage in STAGES:
            read_machine_code(printed[stage])

    def analyse() -> None:
        for function in before:
            compute_machine_pressure(compute_machine_liveness(function), unified=True)

    def compose() -> None:
        for function in after:
            compute_allocated_pressure(function, unified=True)

    def trace() -> None:
        for liveness, profile in results:
            tracer = Tracer(module.function(liveness.function.name), liveness)
            for register, lanes in live_at(liveness, *profile.peak, unified=True).items():
                tracer.origin(register, lanes, *profile.peak)

    return {
        "instructions": sum(len(function.instructions) for function in before),
        "llvm": llvm,
        "printing": printing / llvm - 1,
        "read": best(read) / llvm,
        "analyse": best(analyse) / llvm,
        "compose": best(compose) / llvm,
        "trace": best(trace) / llvm,
    }


def main() -> None:
    """Print the table; the text of one module on standard input with the argument ``-``."""
    if sys.argv[1:] == ["-"]:
        print(json.dumps(measure(sys.stdin.read())))
        return
    modules = [(f"generated {size}", generate(1, size)) for size in GENERATED]
    modules += [(path.stem, path.read_text(encoding="utf-8")) for path in SAMPLES]
    columns = ("module", "machine instructions", "LLVM", "printing", *STEPS, "sum", "ratio")
    print(f"| {' | '.join(columns)} |")
    print("|:--|" + "--:|" * (len(columns) - 1))
    for name, text in modules:
        command = [sys.executable, __file__, "-"]
        done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True)
        row = json.loads(done.stdout)
        total = sum(row[step] for step in STEPS)
        print(
            f"| {name} | {row['instructions']} | {row['llvm']:.3f} s | +{row['printing']:.2f} | "
            + " | ".join(f"{row[step]:.2f}" for step in STEPS)
            + f" | {total:.2f} | {total / (1 + row['printing']):.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many of the values that LLVM's register allocator spills are among irtools' first ten.

``python benchmarks/ranking.py [FILE...]`` prints a Markdown table for the kernels of some IR files,
by default the samples (five minutes). Each kernel is compiled as it is, and again for more waves
than it has (``amdgpu-waves-per-eu``, up to three steps), which makes the allocator spill; a row for
each time that it spills VGPRs. The ranking is compared with two naive ones: the values that live
longest, and those that take the most registers.

What is spilled comes from the allocator's own debug output (the LLVM in llvmlite has it): it names
virtual registers, whose definitions lead back to IR instructions because each of these has a debug
location of its own.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import irtools
from irtools.analysis.kernel import KernelAnalysis
from irtools.ir.edit import AttributeEdit
from irtools.ir.own_locations import with_own_locations

SAMPLES = sorted((Path(__file__).parents[1] / "samples").glob("gfx*/*.ll"))
FIRST = 10
STEPS = 3
LONGEST = 300  # seconds for one compilation

_COMPILE = """
import sys
import llvmlite.binding as llvm
llvm.set_option("", "-debug-only=regalloc")
llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()
machine = llvm.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(
    cpu=sys.argv[1], features=sys.argv[2], opt=3
)
machine.emit_assembly(llvm.parse_assembly(sys.stdin.read()))
"""
_DEFINITION = re.compile(r"\d+B\s+(.*?) = .*; instructions:(\d+)$")
_ORIGINAL = re.compile(r"From original %(\d+)")


def spilled(kernel: irtools.Function, target: irtools.Target) -> set[int]:
    """The numbers of the IR values that the allocator spills from VGPRs."""
    features = f"+wavefrontsize{target.wave_size}"
    done = subprocess.run(
        [sys.executable, "-c", _COMPILE, target.processor, features],
        input=with_own_locations(kernel.module),
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=True,
    )
    lines: dict[int, set[int]] = {}
    found: set[int] = set()
    is_vector = False
    for line in done.stderr.splitlines():
        if definition := _DEFINITION.match(line):
            for register in re.findall(r"%(\d+)", definition[1]):
                lines.setdefault(int(register), set()).add(int(definition[2]))
        elif line.startswith("Inline spilling "):
            is_vector = line.startswith(("Inline spilling V", "Inline spilling A"))
        elif is_vector and (original := _ORIGINAL.match(line)):
            found |= lines.get(int(original[1]), set())
    instructions = [kernel.instructions[line - 1] for line in found]
    return {instruction.number for instruction in instructions if instruction.name}


def rows(kernel: irtools.Function, target: irtools.Target) -> Iterator[tuple[int, ...]]:
    """Print a row for each time that a kernel spills; yields the possible hits and the hits."""
    backend = irtools.LlvmliteBackend()
    try:
        resources = irtools.compile_kernels(backend, kernel.module, [kernel], target)[kernel.name]
    finally:
        backend.close()
    if isinstance(resources, irtools.BackendError):
        return
    steps = [step for step in target.vgpr_steps() if step[1] < resources.vgprs]
    for waves, vgprs in [(0, resources.vgprs), *reversed(steps[-STEPS:])]:
        wanted = kernel
        if waves:
            edit = AttributeEdit(kernel, "amdgpu-waves-per-eu", f"{waves},{waves}")
            wanted = kernel.module.apply([edit]).function(kernel.name)
        try:
            truth = spilled(wanted, target)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
            continue  # LLVM has failed, or takes too long over its debug output
        if not truth:
            continue
        analysis = KernelAnalysis(wanted, target)
        registers = analysis.demand.vgprs
        in_vgprs = [value for value in wanted.values if registers[value.number]]
        longest = sorted(analysis.liveness.live_ranges(in_vgprs), key=lambda each: -each.points)
        widest = sorted(longest, key=lambda each: -registers[each.value.number])
        hits = [
            sum(each.value.number in truth for each in ranking[:FIRST])
            for ranking in (analysis.candidates, longest, widest)
        ]
        print(
            f"| {kernel.display_name} | {target.name} | {waves or 'as is'} | {vgprs} "
            f"| {len(truth)} | {' | '.join(map(str, hits))} |",
            flush=True,
        )
        yield (min(FIRST, len(truth)), *hits)


def main() -> None:
    """Print the table."""
    print("| kernel | target | waves | VGPRs | spilled | irtools | longest | widest |")
    print("|:--|:--|--:|--:|--:|--:|--:|--:|")
    total = [0, 0, 0, 0]
    for path in sys.argv[1:] or map(str, SAMPLES):
        for module in irtools.load(path):
            for kernel in module.kernels:
                extracted = module.extract(kernel).function(kernel.name)
                for row in rows(extracted, irtools.target_of(kernel)):
                    total = [one + other for one, other in zip(total, row, strict=True)]
    possible, *hits = total
    shares = " | ".join(f"{100 * hit / max(possible, 1):.0f} %" for hit in hits)
    print(f"| **of {possible} possible** | | | | | {shares} |")


if __name__ == "__main__":
    main()

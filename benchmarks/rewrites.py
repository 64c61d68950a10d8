# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the search for rewrites wins, over the samples or IR files of yours.

``python benchmarks/rewrites.py [--budget N] [--kernel NAME] [FILE…]`` looks for better versions of
every kernel that has scratch or fewer waves than it could have: with no assumption, with the
workgroup size assumed, and with everything assumed. It prints a Markdown row for each kernel, then
the shares that were improved, by what they won; how many results a second compilation, without the
cache, did not reproduce; and the share of the time that LLVM took, of all cores, in the searches
with no assumption: those that follow find much of what they need in the cache.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend, Resources, compile_kernels
from irtools.errors import BackendError, IrtoolsError
from irtools.ir.model import Function
from irtools.ir.source import load
from irtools.rewrite import (
    ASSUMPTIONS,
    AssumptionKind,
    Budget,
    Cache,
    Configuration,
    Confirmation,
    Objective,
    Trials,
    Version,
    find_versions,
    load_passes,
)

SAMPLES = Path(__file__).parents[1] / "samples"
ALLOWED: dict[str, tuple[AssumptionKind, ...]] = {
    "nothing": (),
    "workgroup size": ("workgroup-size",),
    "everything": ASSUMPTIONS,
}
WON = ("scratch", "waves", "registers", "instructions")


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--budget", type=int, default=300, help="compilations for each search")
    parser.add_argument("--seconds", type=float, default=60, help="and at most so long")
    parser.add_argument("--kernel", action="append", default=[], help="only these, by mangled name")
    parser.add_argument("--mcpu", default=None)
    arguments = parser.parse_args()
    files = arguments.files or sorted(map(str, SAMPLES.glob("gfx942/*.ll")))
    jobs = os.cpu_count() or 1
    backend = LlvmliteBackend(jobs=jobs)
    folder = tempfile.TemporaryDirectory()  # the three searches try much the same
    cache = Cache(Path(folder.name))
    won: dict[str, Counter[str]] = {name: Counter() for name in ALLOWED}
    different = 0
    total = in_llvm = 0.0
    print("| kernel | now | nothing assumed | workgroup size | everything | compiled | s |")
    print("|:--|:--|:--|:--|:--|--:|--:|")
    for kernel in kernels(files, arguments.kernel):
        target = target_of(kernel, arguments.mcpu)
        start = time.monotonic()
        cells, compiled = [], 0
        before = None
        for name, allowed in ALLOWED.items():
            trials = Trials(
                kernel,
                [Configuration(target, backend)],
                objective=Objective(),
                budget=Budget(arguments.seconds, arguments.budget),
                cache=cache,
                optimiser=backend,
                jobs=jobs,
            )
            found = find_versions(trials, load_passes(), allowed=allowed)
            trials.close()
            if not allowed and not found.nothing_to_gain:
                in_llvm += trials.seconds_in_llvm
                total += time.monotonic() - start
            compiled += trials.compilations
            before = trials.baseline.confirmations[0]
            if found.nothing_to_gain:
                break
            cells.append(described(found.best))
            won[name][what_was_won(found.best)] += 1
            if found.best is not None:
                different += not reproduced(found.best, backend)
        if not cells or before is None:
            continue
        row = (kernel.display_name, allocated(before), *cells)
        print(f"| {' | '.join(row)} | {compiled} | {time.monotonic() - start:.0f} |", flush=True)
    backend.close()
    folder.cleanup()
    print("\n| assumed | kernels | improved | " + " | ".join(WON) + " |")
    print("|:--|--:|--:|" + "--:|" * len(WON))
    for name, counts in won.items():
        count = counts.total()
        better = count - counts[""]
        share = f"{better} ({100 * better / count:.0f} %)" if count else "0"
        print(f"| {name} | {count} | {share} | {' | '.join(str(counts[w]) for w in WON)} |")
    print(f"\nNot reproduced by a second compilation: {different}.")
    print(f"In LLVM: {100 * in_llvm / jobs / max(total, 1e-9):.0f} % of the time of {jobs} cores.")


def kernels(files: list[str], names: list[str]) -> Iterator[Function]:
    """The kernels of the files, each alone in its module."""
    for file in files:
        try:
            for module in load(file):
                for kernel in module.kernels:
                    if not names or kernel.name in names:
                        alone = module.extract(kernel) if len(module.functions) > 1 else module
                        yield alone.function(kernel.name)
        except IrtoolsError as error:
            print(f"<!-- {error} -->")


def what_was_won(version: Version | None) -> str:
    """The most important thing in which a version is better; ``""`` for none."""
    if version is None:
        return ""
    confirmation = version.outcome.confirmations[0]
    before, after = confirmation.cost_before, confirmation.cost_after
    if before is None or after is None:
        return WON[0]
    if after.scratch < before.scratch:
        return "scratch"
    if after.waves < before.waves:
        return "waves"
    return "registers" if after.registers < before.registers else "instructions"


def allocated(confirmation: Confirmation) -> str:
    """What the original has."""
    return _shown(confirmation.before)


def described(version: Version | None) -> str:
    """What a version has, and by which passes."""
    if version is None:
        return "-"
    confirmation = version.outcome.confirmations[0]
    passes = dict.fromkeys(option.pass_.name for option in version.options)
    ratio = f"{confirmation.percent - 100:+} %"
    return f"{_shown(confirmation.after)} {ratio} ({', '.join(passes)})"


def _shown(found: Resources | BackendError) -> str:
    if isinstance(found, BackendError):
        return "fails"
    scratch = f" {found.scratch} B" if found.scratch else ""
    return f"{found.vgprs} v {found.occupancy.waves} w{scratch}"


def reproduced(version: Version, backend: LlvmliteBackend) -> bool:
    """Whether compiling the version's module again gives what was confirmed."""
    confirmation = version.outcome.confirmations[0]
    kernel = version.kernel
    again = compile_kernels(backend, kernel.module, [kernel], confirmation.target)[kernel.name]
    return again == confirmation.after


if __name__ == "__main__":
    main()

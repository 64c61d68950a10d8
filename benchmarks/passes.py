# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each pass wins alone, on a sample that needs it.

``python benchmarks/passes.py [--budget N] [PASS…]`` prints a Markdown table: the kernel as it is
and its best version with rewrites of that pass alone, every assumption allowed. ``tests/passes``
checks that each wins what it is there for.
"""

from __future__ import annotations

import argparse
import os
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from irtools.analysis.selection import target_of
from irtools.analysis.workgroup import Workgroup
from irtools.backend import LlvmliteBackend, Resources
from irtools.ir.source import load
from irtools.rewrite import (
    ASSUMPTIONS,
    Budget,
    Cache,
    Configuration,
    Objective,
    Trials,
    Version,
    find_versions,
    load_pass,
)

ROOT = Path(__file__).parents[1]


class Case(NamedTuple):
    """A kernel on which a pass helps; ``workgroup``: it is launched with so many work-items.

    ``besides`` is another pass, for one that helps only where that one makes a change.
    """

    file: str
    workgroup: int | None = None
    max_slowdown: float = 1.1
    besides: str = ""


CASES = {
    "agpr-allocation": Case("tests/passes/kernels/two_phases.ll"),
    "launch-bounds": Case("samples/gfx942/inverse8x8.ll"),
    "lds-demotion": Case("samples/gfx942/inverse8x8.ll", workgroup=128),
    "limit-unroll": Case("samples/gfx942/response_curve.ll", besides="restrict-pointers"),
    "narrow-addresses": Case("samples/gfx90a/lbm.ll"),
    "private-array": Case("samples/gfx942/private_array.ll", workgroup=64),
    "rematerialize": Case("samples/gfx942/su3_matvec.ll"),
    "restrict-pointers": Case("samples/gfx942/recurrence.ll"),
    "scheduler-strategy": Case("samples/gfx942/su3_matvec.ll"),
    "sink": Case("samples/gfx942/late_coefficients.ll"),
    "unhoist": Case("samples/gfx942/hoisted_invariants.ll", max_slowdown=5),
    "uniform-values": Case("samples/gfx942/lbm.ll"),
    "waves-per-eu": Case("samples/gfx942/su3_matvec.ll"),
}


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("passes", nargs="*", metavar="PASS")
    parser.add_argument("--budget", type=int, default=40, help="compilations for each")
    arguments = parser.parse_args()
    print("| pass | kernel | VGPRs | waves | scratch | instructions | assumes |")
    print("|:--|:--|--:|--:|--:|--:|:--|")
    with closing(LlvmliteBackend(jobs=os.cpu_count() or 1)) as backend:
        for name in arguments.passes or CASES:
            version = best_alone(name, backend, budget=arguments.budget)
            print(row(name, version), flush=True)


def best_alone(name: str, backend: LlvmliteBackend, *, budget: int) -> Version | None:
    """The best version of a pass's sample with rewrites of that pass alone, or with those of the
    one besides it."""
    case = CASES[name]
    (module,) = load(str(ROOT / case.file))
    (kernel,) = module.kernels
    workgroup = Workgroup(case.workgroup, 1, 1) if case.workgroup else None
    trials = Trials(
        kernel,
        [Configuration(target_of(kernel), backend)],
        objective=Objective(max_slowdown=case.max_slowdown),
        budget=Budget(compilations=budget),
        cache=Cache(None),
        optimiser=backend,
        jobs=os.cpu_count() or 1,
    )
    with closing(trials):
        passes = [load_pass(each) for each in (name, case.besides) if each]
        found = find_versions(trials, passes, workgroup=workgroup, allowed=ASSUMPTIONS)
    return found.best


def row(name: str, version: Version | None) -> str:
    """A row of the table."""
    kernel = Path(CASES[name].file)
    shown = f"{kernel.stem} {kernel.parent.name}" if "gfx" in kernel.parent.name else kernel.stem
    if version is None:
        return f"| {name} | {shown} | | | | | nothing found |"
    (confirmation,) = version.outcome.confirmations
    before, after = confirmation.before, confirmation.after
    assert isinstance(before, Resources)
    assert isinstance(after, Resources)
    cells = [
        f"{before.vgprs} → {after.vgprs}",
        f"{before.occupancy.waves} → {after.occupancy.waves}",
        f"{before.scratch} → {after.scratch}",
        f"{round(100 * (confirmation.slowdown - 1)):+} %",
        ", ".join(sorted({kind for option in version.options for kind in option.assumes})),
    ]
    return f"| {name} | {shown} | {' | '.join(cells)} |"


if __name__ == "__main__":
    main()

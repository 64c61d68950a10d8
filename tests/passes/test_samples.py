# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each pass helps, by itself, on a sample that needs it; ``benchmarks/passes.py`` has which."""

import os
import runpy
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from irtools.backend import LlvmliteBackend, Resources, compile_kernels
from irtools.rewrite import pass_names

TABLE: dict[str, Any] = runpy.run_path(
    str(Path(__file__).parents[2] / "benchmarks/passes.py"), run_name="passes"
)


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    with closing(LlvmliteBackend(jobs=os.cpu_count() or 1)) as opened:
        yield opened


@pytest.mark.parametrize(
    ("name", "vgprs", "waves", "scratch", "slowdown"),
    [
        # At most so many VGPRs, at least so many waves, at most so much scratch.
        ("agpr-allocation", 72, 7, 0, 1.0),
        ("launch-bounds", 168, 3, 0, 1.0),
        ("lds-demotion", 128, 4, 160, 1.0),
        ("limit-unroll", 100, 4, 0, 0.9),
        ("narrow-addresses", 96, 5, 0, 1.0),
        ("private-array", 40, 8, 0, 1.01),
        ("rematerialize", 80, 6, 0, 1.1),
        ("restrict-pointers", 64, 8, 0, 1.0),
        ("scheduler-strategy", 72, 7, 0, 1.0),
        ("sink", 96, 5, 0, 1.01),
        ("unhoist", 64, 8, 0, 5.0),
        ("uniform-values", 119, 4, 0, 1.01),
        ("waves-per-eu", 80, 6, 0, 1.0),
    ],
)
def test_a_pass_helps_alone(
    name: str, vgprs: int, waves: int, scratch: int, slowdown: float, backend: LlvmliteBackend
) -> None:
    version = TABLE["best_alone"](name, backend, budget=16)
    assert version is not None
    (confirmation,) = version.outcome.confirmations
    assert confirmation.verdict == "improved"
    after = confirmation.after
    assert isinstance(after, Resources)
    assert after.vgprs <= vgprs
    assert after.occupancy.waves >= waves
    assert after.scratch <= scratch
    assert confirmation.slowdown <= slowdown
    assert confirmation.cost_after < confirmation.cost_before
    besides = TABLE["CASES"][name].besides
    assert {option.pass_.name for option in version.options} == {name, besides} - {""}
    # A compilation of its own gives the same.
    kernel = version.kernel
    again = compile_kernels(backend, kernel.module, [kernel], confirmation.target)
    assert again[kernel.name] == after


def test_no_pass_is_without_a_sample() -> None:
    assert set(TABLE["CASES"]) == set(pass_names())

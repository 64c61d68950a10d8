# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Costs, their order, and verdicts."""

from dataclasses import replace
from itertools import pairwise

import pytest
from support.rewriting import resources

from irtools.backend import CodeBlock
from irtools.errors import BackendError
from irtools.rewrite import Confirmation, Cost, Objective
from irtools.rewrite.measure import weighted_instructions
from irtools.target import load_target

GFX942 = load_target("gfx942")
FAILED = BackendError("no registers", stage="code generation")


def cost(waves: int = 8, instructions: float = 100.0, **allocation: int) -> Cost:
    return Objective().cost(resources(GFX942, **allocation), GFX942, waves, instructions)


def confirmation(
    before: Cost | None, after: Cost | None, max_slowdown: float = 1.1
) -> Confirmation:
    some = resources(GFX942, vgprs=64)
    return Confirmation(
        GFX942,
        FAILED if before is None else some,
        FAILED if after is None else some,
        before,
        after,
        max_slowdown,
    )


def test_the_order_of_costs() -> None:
    best_first = [
        cost(vgprs=64, instructions=1.0),
        cost(vgprs=64, instructions=2.0),
        cost(vgprs=65, instructions=1.0),  # 7 waves, 1 register too many for 8
        cost(vgprs=66, instructions=1.0),
        cost(vgprs=80, instructions=0.5),
        cost(vgprs=120, instructions=0.1),
        cost(vgprs=97, lds=65536, instructions=0.1),  # LDS allows 4 waves: no register wins one
        cost(vgprs=64, scratch=4, instructions=0.1),
        cost(vgprs=128, scratch=4, instructions=0.1),
        cost(vgprs=64, scratch=8, instructions=0.1),
    ]
    assert all(better < worse for better, worse in pairwise(best_first))


def test_the_parts_of_a_cost() -> None:
    assert cost(vgprs=64) == (0, 0, False, 0, 100.0)
    assert cost(vgprs=40) == (0, 0, False, 0, 100.0)
    assert cost(vgprs=75, scratch=12) == (12, 2, False, 3, 100.0)  # 6 waves; 72 have 7
    assert cost(vgprs=75, waves=6) == (0, 0, False, 0, 100.0)
    # LDS for one workgroup of 16 waves on 4 SIMDs.
    assert cost(vgprs=120, lds=65536) == (0, 4, True, 24, 100.0)


def test_waves_that_count() -> None:
    roomy = resources(GFX942, vgprs=200)
    assert Objective().waves_for(roomy, GFX942) == 8
    assert Objective(waves=3).waves_for(roomy, GFX942) == 3
    assert Objective(waves=20).waves_for(roomy, GFX942) == 8
    # One workgroup of 4 waves on the 4 SIMDs.
    lds = resources(GFX942, vgprs=200, lds=65536, workgroup=256)
    assert Objective().waves_for(lds, GFX942) == 1
    sgprs = resources(load_target("gfx90a"), vgprs=200, sgprs=106)
    assert Objective().waves_for(sgprs, load_target("gfx90a")) == 7
    assert Objective(waves=5).waves_for(sgprs, load_target("gfx90a")) == 5


@pytest.mark.parametrize(
    ("before", "after", "verdict"),
    [
        ((0, 4, False, 8, 100.0), (0, 3, False, 8, 100.0), "improved"),
        ((0, 4, False, 8, 100.0), (0, 4, False, 7, 100.0), "improved"),
        ((0, 4, False, 8, 100.0), (0, 4, False, 8, 90.0), "improved"),
        ((0, 4, True, 8, 100.0), (0, 4, False, 9, 100.0), "improved"),
        ((8, 4, False, 8, 100.0), (0, 5, False, 8, 100.0), "improved"),
        ((0, 4, False, 8, 100.0), (0, 4, False, 8, 100.0), "no effect"),
        ((0, 4, False, 8, 100.0), (0, 4, False, 8, 100.4), "no effect"),
        ((0, 4, False, 8, 100.0), (0, 4, False, 8, 102.0), "worse"),
        ((0, 4, False, 8, 100.0), (4, 0, False, 0, 100.0), "worse"),
        ((0, 4, False, 8, 100.0), (0, 0, False, 0, 112.0), "worse"),  # too slow
        ((0, 4, False, 8, 100.0), (0, 0, False, 0, 109.0), "improved"),
        (None, (0, 4, False, 8, 100.0), "improved"),
        ((0, 4, False, 8, 100.0), None, "failed"),
        (None, None, "failed"),
    ],
)
def test_verdicts(
    before: tuple[int, int, bool, int, float] | None,
    after: tuple[int, int, bool, int, float] | None,
    verdict: str,
) -> None:
    found = confirmation(before and Cost(*before), after and Cost(*after))
    assert found.verdict == verdict


def test_the_slowdown_limit() -> None:
    before, after = Cost(0, 4, False, 8, 100.0), Cost(0, 0, False, 0, 300.0)
    assert confirmation(before, after).verdict == "worse"
    assert confirmation(before, after, max_slowdown=3).verdict == "improved"
    assert confirmation(before, after).slowdown == 3.0
    assert confirmation(None, after).slowdown == 1.0
    assert confirmation(Cost(0, 0, False, 0, 0.0), Cost(0, 0, False, 0, 2.0)).slowdown == 2.0


def test_instructions_are_weighted_by_their_block() -> None:
    blocks = (
        CodeBlock("entry", "", 10),
        CodeBlock("body", "body", 3),
        CodeBlock("", "body", 2),  # made by the backend, inside the loop
        CodeBlock("", "", 1),
    )
    found = replace(resources(GFX942, vgprs=8), blocks=blocks)
    assert weighted_instructions(found, {"entry": 1.0, "body": 100.0}) == 10 + 300 + 200 + 1

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which kernels of two versions are the same, and what became of them."""

from dataclasses import replace

import pytest

from irtools.backend import Measured, Resources, Status, changes
from irtools.target import load_target

TARGET = load_target("gfx942")


def kernel(
    symbol: str = "k", file: str = "k.ll", processor: str = "gfx942", **fields: int
) -> Measured:
    target = load_target(processor)
    vgprs = fields.get("vgprs", 64)
    occupancy = target.occupancy(vgprs=vgprs, agprs=0, sgprs=16, lds=0, workgroup=(1, 1024))
    resources = Resources(
        kernel=symbol, target=processor, wave_size=64, llvm="LLVM", vgprs=64, agprs=0, sgprs=16,
        vgpr_spills=0, sgpr_spills=0, scratch=0, dynamic_stack=False, lds=0, dynamic_lds=False,
        workgroup=(1, 1024), occupancy=occupancy, next_step=None, code_bytes=100, blocks=(),
        functions=(),
    )  # fmt: skip
    return Measured(symbol, symbol, file, target, replace(resources, **fields))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("before", "after", "status"),
    [
        (dict[str, int](), {}, None),
        ({}, {"vgprs": 65}, "worse"),
        ({"vgprs": 66}, {"vgprs": 65}, "better"),
        ({}, {"scratch": 4}, "worse"),
        ({"scratch": 8, "vgprs": 64}, {"scratch": 4, "vgprs": 200}, "better"),
        ({"vgpr_spills": 1}, {"sgpr_spills": 2}, "worse"),
        ({"vgpr_spills": 3, "vgprs": 64}, {"sgpr_spills": 2, "vgprs": 128}, "better"),
        ({"vgprs": 72}, {"vgprs": 64}, "better"),
        ({}, {"code_bytes": 1000}, "changed"),
        ({}, {"sgprs": 100}, "changed"),
        ({}, {"lds": 1}, "changed"),
        ({}, {"agprs": 1}, "changed"),
    ],
)
def test_what_became_of_it(
    before: dict[str, int], after: dict[str, int], status: Status | None
) -> None:
    found = changes([kernel(**before)], [kernel(**after)])
    assert [each.status for each in found] == ([status] if status else [])


def test_which_are_the_same() -> None:
    before = [
        kernel("a"), kernel("a", processor="gfx90a"), kernel("moved"), kernel("gone"),
        kernel("twice", "1.ll"), kernel("twice", "2.ll"),
    ]  # fmt: skip
    after = [
        kernel("a", vgprs=96), kernel("a", processor="gfx90a", vgprs=32),
        kernel("moved", "to.ll", code_bytes=8), kernel("come"), kernel("twice", "3.ll"),
    ]  # fmt: skip
    found = [
        (each.status, each.kernel.symbol, each.kernel.file, each.kernel.target.name)
        for each in changes(before, after)
    ]
    assert found == [
        ("worse", "a", "k.ll", "gfx942"),
        ("better", "a", "k.ll", "gfx90a"),
        ("changed", "moved", "to.ll", "gfx942"),
        ("added", "twice", "3.ll", "gfx942"),
        ("added", "come", "k.ll", "gfx942"),
        ("removed", "twice", "1.ll", "gfx942"),
        ("removed", "twice", "2.ll", "gfx942"),
        ("removed", "gone", "k.ll", "gfx942"),
    ]

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Targets and their occupancy, against known tables and by properties; no LLVM."""

import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import irtools
from irtools.errors import TargetError
from irtools.target import Occupancy, Target, WaveStep, load_target, target_names

TARGETS = [
    load_target(name, wave_size=size)
    for name in target_names()
    for size in load_target(name).wave_sizes
]

# waves:VGPRs from the remarks of LLVM 22's llc
VEGA = "10:24 9:28 8:32 7:36 6:40 5:48 4:64 3:84 2:128 1:256"
CDNA = "8:64 7:72 6:80 5:96 4:128 3:168 2:256 1:512"
RDNA_32 = "16:64 12:80 10:96 9:112 8:128 7:144 6:160 5:192 4:256"
RDNA_64 = "16:32 12:40 10:48 9:56 8:64 7:72 6:80 5:96 4:128 3:168 2:256"
LARGE_32 = "16:96 12:120 10:144 9:168 8:192 7:216 6:240 5:256"
LARGE_64 = "16:48 12:60 10:72 9:84 8:96 7:108 6:120 5:144 4:192 3:252 2:256"
STEPS = {
    ("gfx906", 64): VEGA,
    ("gfx908", 64): VEGA,
    ("gfx90a", 64): CDNA,
    ("gfx940", 64): CDNA,
    ("gfx941", 64): CDNA,
    ("gfx942", 64): CDNA,
    ("gfx950", 64): CDNA,
    ("gfx1030", 32): RDNA_32,
    ("gfx1030", 64): RDNA_64,
    **{(f"gfx103{n}", 32): RDNA_32 for n in "126"},
    **{(f"gfx103{n}", 64): RDNA_64 for n in "126"},
    ("gfx1101", 32): LARGE_32,
    ("gfx1101", 64): LARGE_64,
    ("gfx1103", 32): RDNA_32,
    ("gfx1103", 64): RDNA_64,
    ("gfx1100", 32): LARGE_32,
    ("gfx1100", 64): LARGE_64,
    ("gfx1102", 32): RDNA_32,
    ("gfx1102", 64): RDNA_64,
    ("gfx1151", 32): LARGE_32,
    ("gfx1151", 64): LARGE_64,
    ("gfx1200", 32): LARGE_32,
    ("gfx1200", 64): LARGE_64,
    ("gfx1201", 32): LARGE_32,
    ("gfx1201", 64): LARGE_64,
    ("gfx1250", 32): f"{RDNA_32} 3:336 2:512 1:1024",
}


@st.composite
def kernels(draw: st.DrawFn) -> tuple[Target, dict[str, Any]]:
    """A target and the arguments of ``occupancy`` for a kernel that it can have."""
    target = draw(st.sampled_from(TARGETS))
    vgprs = draw(st.integers(0, target.addressable_vgprs))
    agprs = {"none": 0, "separate": target.addressable_vgprs, "unified": vgprs}[target.agprs]
    size = st.integers(1, target.max_workgroup_size)
    low, high = sorted(draw(st.tuples(size, size)))
    # Most kernels leave LDS and SGPRs out of the way, or VGPRs would hardly ever limit.
    lds = st.one_of(st.just(0), st.integers(0, target.lds_per_workgroup))
    return target, {
        "vgprs": vgprs,
        "agprs": draw(st.one_of(st.just(0), st.integers(0, agprs))),
        "sgprs": draw(st.one_of(st.just(0), st.integers(0, target.addressable_sgprs + 6))),
        "lds": draw(lds),
        "workgroup": (low, high),
    }


def test_the_table_covers_every_target_and_wave_size() -> None:
    assert set(STEPS) == {(target.name, target.wave_size) for target in TARGETS}


@pytest.mark.parametrize(("name", "wave_size"), STEPS)
def test_vgpr_steps_are_those_of_llvm(name: str, wave_size: int) -> None:
    steps = load_target(name, wave_size=wave_size).vgpr_steps()
    assert " ".join(f"{waves}:{vgprs}" for waves, vgprs in steps) == STEPS[name, wave_size]


@pytest.mark.parametrize(
    ("name", "steps"),
    [
        ("gfx906", {0: 10, 80: 10, 81: 9, 88: 9, 89: 8, 100: 8, 101: 7, 112: 7}),
        ("gfx942", {0: 8, 80: 8, 100: 8, 101: 7, 112: 7}),
        ("gfx1030", {0: 16, 128: 16}),
    ],
)
def test_sgprs_limit_waves_before_gfx10(name: str, steps: dict[int, int]) -> None:
    target = load_target(name)
    assert {n: target.occupancy(vgprs=1, sgprs=n).waves for n in steps} == steps


@pytest.mark.parametrize(
    ("name", "size"),
    [("gfx90a", 65536), ("gfx1100", 65536), ("gfx950", 163840), ("gfx1250", 327680)],
)
def test_lds_of_a_workgroup(name: str, size: int) -> None:
    target = load_target(name)
    assert target.lds_per_workgroup == size
    # One workgroup of one wave on four SIMDs.
    assert target.occupancy(vgprs=1, lds=size, workgroup=(1, target.wave_size)).waves == 1
    with pytest.raises(TargetError, match=rf"{size + 1} bytes of LDS: {name} has {size}"):
        target.occupancy(vgprs=1, lds=size + 1)


def test_scalar_floats() -> None:
    having = {target.name for target in TARGETS if target.salu_float}
    assert having == {"gfx1151", "gfx1200", "gfx1201", "gfx1250"}


def test_replayed_loads() -> None:
    having = {target.name for target in TARGETS if target.xnack}
    older = {"gfx906", "gfx908", "gfx90a", "gfx940", "gfx941", "gfx942", "gfx950"}
    assert having == {*older, "gfx1250"} & {target.name for target in TARGETS}


def test_default_wave_size() -> None:
    assert load_target("gfx942").wave_sizes == (64,)
    assert load_target("gfx1100").wave_size == 32
    assert load_target("gfx1250").wave_sizes == (32,)


def test_a_target_id_stands_for_its_processor() -> None:
    assert load_target("gfx90a:sramecc+:xnack-") == load_target("gfx90a")


def test_processors_that_llvm_dropped_are_gfx942() -> None:
    target = load_target("gfx940")
    assert (target.name, target.processor) == ("gfx940", "gfx942")
    gfx942 = load_target("gfx942")
    assert replace(target, name="gfx942", products=gfx942.products) == gfx942


def test_names_are_sorted_by_generation() -> None:
    names = target_names()
    assert (names[0], names[-1]) == ("gfx906", "gfx1250")


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("gfx943", "did you mean .*gfx942"),
        ("gfx90A", "did you mean gfx90a or"),
        ("gfx94:xnack+", "unknown target 'gfx94': did you mean"),
        ("../data/gfx942", "unknown target"),
        ("sm_80", "irtools knows gfx906, .*, gfx1250"),
        ("", "irtools knows gfx906"),
    ],
)
def test_unknown_names(name: str, hint: str) -> None:
    with pytest.raises(TargetError, match=hint):
        load_target(name)


def test_unknown_wave_size() -> None:
    with pytest.raises(TargetError, match="gfx942 has waves of 64 work-items, not of 32"):
        load_target("gfx942", wave_size=32)
    with pytest.raises(TargetError, match="gfx1100 has waves of 32 or 64 work-items, not of 16"):
        load_target("gfx1100", wave_size=16)


@pytest.mark.parametrize(
    ("name", "arguments", "message"),
    [
        ("gfx942", {"vgprs": -1}, "0 or more"),
        ("gfx942", {"vgprs": 1, "lds": -1}, "0 or more"),
        ("gfx1100", {"vgprs": 8, "agprs": 8}, "gfx1100 has no AGPRs, but 8 are given"),
        ("gfx942", {"vgprs": 8, "agprs": 9}, "includes AGPRs: 8 is less than 9"),
        ("gfx942", {"vgprs": 8, "workgroup": (0, 64)}, "workgroup of 0 to 64"),
        ("gfx942", {"vgprs": 8, "workgroup": (64, 1)}, "workgroup of 64 to 1"),
        ("gfx942", {"vgprs": 8, "workgroup": (1, 1025)}, "workgroups of 1 to 1024"),
    ],
)
def test_impossible_kernels(name: str, arguments: dict[str, Any], message: str) -> None:
    target = load_target(name)
    with pytest.raises(TargetError, match=message):
        target.occupancy(**arguments)
    with pytest.raises(TargetError, match=message):
        target.next_step(**arguments)


@pytest.mark.parametrize("waves", [0, 9])
def test_impossible_waves(waves: int) -> None:
    with pytest.raises(TargetError, match=f"gfx942 has 1 to 8 waves per SIMD, not {waves}"):
        load_target("gfx942").max_vgprs(waves)


def test_what_limits() -> None:
    gfx906 = load_target("gfx906")
    assert gfx906.occupancy(vgprs=28, sgprs=88).limited_by == ("VGPRs", "SGPRs")
    assert gfx906.occupancy(vgprs=24, sgprs=80).limited_by == ("wave slots",)
    # 15 waves a workgroup: two of them on 40 slots.
    workgroup = gfx906.occupancy(vgprs=24, workgroup=(960, 960))
    assert workgroup == Occupancy(
        waves=8,
        limits=(
            ("VGPRs", 10),
            ("SGPRs", 10),
            ("LDS", 10),
            ("workgroup size", 8),
            ("wave slots", 10),
        ),
    )
    assert workgroup.limited_by == ("workgroup size",)
    lds = gfx906.occupancy(vgprs=24, workgroup=(960, 960), lds=40000)
    assert (lds.waves, lds.limited_by) == (4, ("LDS",))


def test_agprs_in_a_file_of_their_own_limit_by_themselves() -> None:
    gfx908 = load_target("gfx908")
    assert gfx908.occupancy(vgprs=40, agprs=64).limited_by == ("AGPRs",)
    assert gfx908.next_step(vgprs=40, agprs=64) is None
    assert gfx908.next_step(vgprs=70, agprs=64) == WaveStep(waves=4, vgprs=64, shed=6)


def test_agprs_in_a_unified_file_are_counted_already() -> None:
    gfx90a = load_target("gfx90a")
    assert gfx90a.occupancy(vgprs=132, agprs=128) == gfx90a.occupancy(vgprs=132)
    assert gfx90a.next_step(vgprs=200, agprs=190) == WaveStep(waves=3, vgprs=168, shed=32)


def test_ladder() -> None:
    gfx942 = load_target("gfx942")
    rungs = gfx942.ladder(vgprs=102)
    assert [(rung.waves, rung.vgprs, rung.shed) for rung in rungs] == [
        (5, 96, 6), (6, 80, 22), (7, 72, 30), (8, 64, 38),
    ]  # fmt: skip
    assert not any(rung.stopped_by for rung in rungs)
    assert gfx942.ladder(vgprs=64) == ()
    # Two workgroups of four waves share a SIMD's LDS: two waves each.
    few = gfx942.ladder(vgprs=300, lds=32768, workgroup=(256, 256))
    assert [(rung.waves, rung.stopped_by) for rung in few[:2]] == [
        (2, ()), (3, ("LDS",)),
    ]  # fmt: skip
    for rung in rungs:
        assert gfx942.occupancy(vgprs=rung.vgprs).waves == rung.waves
        assert gfx942.occupancy(vgprs=rung.vgprs + 1).waves < rung.waves


def test_next_step() -> None:
    gfx942 = load_target("gfx942")
    assert gfx942.next_step(vgprs=102) == WaveStep(waves=5, vgprs=96, shed=6)
    assert gfx942.next_step(vgprs=64) is None
    # SGPRs allow seven waves: no use in going below 72 VGPRs.
    assert gfx942.next_step(vgprs=72, sgprs=102) is None
    # LDS allows one workgroup of four waves.
    assert gfx942.next_step(vgprs=300, lds=65536, workgroup=(256, 256)) is None
    # No VGPR count gives 11 waves, but 11 are all that LDS lets come of the 12.
    gfx1030 = load_target("gfx1030")
    step = gfx1030.next_step(vgprs=90, lds=11900, workgroup=(128, 128))
    assert step == WaveStep(waves=11, vgprs=80, shed=10)


def test_spilled_vgprs_count_as_spilled() -> None:
    gfx1100 = load_target("gfx1100")
    assert gfx1100.occupancy(vgprs=300) == gfx1100.occupancy(vgprs=256)
    assert gfx1100.next_step(vgprs=300) == WaveStep(waves=6, vgprs=240, shed=60)


@given(kernels(), st.sampled_from(["vgprs", "agprs", "sgprs", "lds"]), st.integers(1, 512))
def test_more_of_a_resource_never_gives_more_waves(
    kernel: tuple[Target, dict[str, Any]], resource: str, more: int
) -> None:
    target, arguments = kernel
    if resource == "lds":
        # Over a range of sizes LLVM lets fewer workgroups fill the slots better.
        arguments["workgroup"] = (arguments["workgroup"][1],) * 2
        more = min(more * 64, target.lds_per_workgroup - arguments["lds"])
    elif resource == "sgprs":
        more = min(more, 112 - arguments["sgprs"])
    elif resource == "agprs" and target.agprs != "separate":
        return
    before = target.occupancy(**arguments)
    arguments[resource] += more
    assert 1 <= target.occupancy(**arguments).waves <= before.waves <= target.max_waves


@given(st.sampled_from(TARGETS), st.data())
def test_max_vgprs_is_the_inverse_of_occupancy(target: Target, data: st.DataObject) -> None:
    waves = data.draw(st.integers(1, target.max_waves))
    most = target.max_vgprs(waves)
    assert target.occupancy(vgprs=most).waves >= waves
    if most < target.addressable_vgprs:
        assert target.occupancy(vgprs=most + 1).waves < waves


@given(kernels())
def test_the_next_step_gains_and_nothing_less_does(kernel: tuple[Target, dict[str, Any]]) -> None:
    target, arguments = kernel
    now = target.occupancy(**arguments)
    step = target.next_step(**arguments)
    others = arguments | {"agprs": 0} if target.agprs == "unified" else arguments
    if step is None:
        assert target.occupancy(**others | {"vgprs": 0}).waves == now.waves
    else:
        assert step.shed == arguments["vgprs"] - step.vgprs > 0
        assert target.occupancy(**others | {"vgprs": step.vgprs}).waves == step.waves > now.waves
        assert target.occupancy(**others | {"vgprs": step.vgprs + 1}).waves == now.waves


@given(kernels())
def test_the_smallest_limit_is_the_occupancy(kernel: tuple[Target, dict[str, Any]]) -> None:
    target, arguments = kernel
    occupancy = target.occupancy(**arguments)
    assert min(waves for _, waves in occupancy.limits) == occupancy.waves
    assert occupancy.limited_by


def test_the_import_needs_only_the_standard_library() -> None:
    # Neither must loading a target: -I and -S leave no site-packages to find.
    code = (
        "import sys; sys.path[:0] = sys.argv[1:]; import irtools.target as t;"
        "assert 'tomllib' not in sys.modules and 'importlib.resources' not in sys.modules;"
        "t.load_target('gfx942'); print('llvmlite' in sys.modules)"
    )
    root = str(irtools.__path__[0]).removesuffix("irtools")
    run = [sys.executable, "-I", "-S", "-c", code, root]
    result = subprocess.run(run, capture_output=True, text=True, check=True)
    assert result.stdout == "False\n"

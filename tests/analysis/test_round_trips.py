# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Round trips through global memory: stored, then loaded behind a barrier."""

from pathlib import Path

import pytest

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.round_trips import RoundTrip
from irtools.ir.source import load, parse
from irtools.target import load_target


def round_trips(body: str) -> tuple[RoundTrip, ...]:
    kernel = parse(f"""
        target triple = "amdgcn-amd-amdhsa"
        declare void @llvm.amdgcn.s.barrier()
        @lds = internal addrspace(3) global [64 x i32] poison
        define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) {{
        {body}
        }}""").kernels[0]
    return KernelAnalysis(kernel, load_target("gfx942")).round_trips


STORE = "store i64 0, ptr addrspace(1) %p\n"
BARRIER = "call void @llvm.amdgcn.s.barrier()\n"
LOAD = "%x = load i32, ptr addrspace(1) %p\n"


def test_a_round_trip() -> None:
    (trip,) = round_trips(f"{STORE} {BARRIER} {LOAD} ret void")
    assert str(trip.buffer) == "%p"
    assert [each.opcode for each in (*trip.stores, *trip.loads, *trip.barriers)] == [
        "store", "load", "call",
    ]  # fmt: skip
    assert (trip.bytes_stored, trip.bytes_loaded) == (8, 4)


@pytest.mark.parametrize(
    "body",
    [
        f"{STORE} {LOAD} ret void",  # its own value, no barrier
        f"{LOAD} {BARRIER} {STORE} ret void",  # the other way round
        f"{BARRIER} {STORE} {LOAD} ret void",
        f"{STORE} {BARRIER} %x = load i32, ptr addrspace(1) %q ret void",  # another buffer
        f"{STORE} {BARRIER} %x = load i32, ptr addrspace(3) @lds ret void",
        "store i32 0, ptr addrspace(3) @lds "
        + BARRIER
        + "%x = load i32, ptr addrspace(3) @lds\nret void",
        f'{STORE} fence syncscope("workgroup") acquire {LOAD} ret void',  # nobody waits
    ],
)
def test_no_round_trip(body: str) -> None:
    assert round_trips(body) == ()


def test_a_round_trip_through_the_next_iteration() -> None:
    (trip,) = round_trips(f"""
        entry:
          br label %loop
        loop:
          {LOAD} {STORE} {BARRIER}
          br i1 %c, label %loop, label %done
        done:
          ret void""")
    assert trip.bytes_loaded == pytest.approx(32 * 4)  # no trip count: 32 iterations


def test_the_sample(samples: Path) -> None:
    (module,) = load(str(samples / "gfx942" / "softmax_global.ll"))
    analysis = KernelAnalysis(module.kernels[0], load_target("gfx942"))
    (trip,) = analysis.round_trips
    places = [each.location.line for each in (*trip.stores, *trip.loads) if each.location]
    assert set(places) == {47, 54}

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Spill candidates: cost, order, and each reason with a case that has it and one that has not."""

from dataclasses import replace

import pytest
from support.programs import random_kernel

from irtools.analysis.candidates import SpillCandidate
from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.pressure import live_after
from irtools.analysis.workgroup import Workgroup
from irtools.ir.source import parse
from irtools.target import Target, load_target

MANY = 90  # values that keep pressure above what allows all waves


def candidates(
    before: str, after: str, *, workgroup: Workgroup | None = None
) -> dict[str, SpillCandidate]:
    """The candidates of a kernel whose pressure is high between two pieces of code."""
    high = [f"%h{i} = load float, ptr addrspace(1) %in, align 4, !tbaa !0\n" for i in range(MANY)]
    high += ["%sum0 = fadd float %h0, %h1\n"]
    high += [f"%sum{i} = fadd float %sum{i - 1}, %h{i + 1}\n" for i in range(1, MANY - 1)]
    kernel = parse(f"""
        target triple = "amdgcn-amd-amdhsa"
        declare i32 @llvm.amdgcn.workitem.id.x()
        declare float @llvm.sqrt.f32(float)
        declare float @llvm.exp2.f32(float)
        define amdgpu_kernel void @k(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %out,
                                     ptr addrspace(1) %base, i32 %n, float %f) {{
        entry:
          %id = call i32 @llvm.amdgcn.workitem.id.x()
          %in = getelementptr float, ptr addrspace(1) %base, i32 %id
          {before}
          {"".join(high)}
          store float %sum{MANY - 2}, ptr addrspace(1) %in, align 4, !tbaa !0
          {after}
          ret void
        }}
        !0 = !{{!1, !1, i64 0}}
        !1 = !{{!"float", !2}}
        !2 = !{{!"root"}}""").kernels[0]
    found = KernelAnalysis(kernel, load_target("gfx942"), workgroup).candidates
    return {candidate.value.name: candidate for candidate in found}


def reasons(before: str, after: str, *, workgroup: Workgroup | None = None) -> set[str]:
    """The reasons for the value ``%x``."""
    return {reason.kind for reason in candidates(before, after, workgroup=workgroup)["x"].reasons}


USE = "store float %x, ptr addrspace(1) %out"
ADDRESS = "%a = getelementptr float, ptr addrspace(1) %p, i32 %id\n"


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        # From the work-item id, which is there; but not when it is expensive. What is uniform is in
        # VGPRs for want of a scalar unit that could compute it on gfx942.
        ("%x = uitofp i32 %id to float", f"{USE}\n store i32 %id, ptr addrspace(1) %out",
         {"recompute", "sink"}),
        ("%x = call float @llvm.sqrt.f32(float %f)", USE, {"uniform", "sink"}),
        # What it is computed from is not there: it would have to live on.
        ("%y = load float, ptr addrspace(1) %in\n %x = fadd float %y, 1.0", USE, set()),
        # __restrict__ and never written; the same buffer is written; behind a volatile load.
        (f"{ADDRESS} %x = load float, ptr addrspace(1) %a, align 4",
         f"{USE}\n store i32 %id, ptr addrspace(1) %out", {"reload"}),
        ("%x = load float, ptr addrspace(1) %in, align 4",
         f"{USE}\n store i32 %id, ptr addrspace(1) %out", set()),
        (f"{ADDRESS} %x = load volatile float, ptr addrspace(1) %a, align 4",
         f"{USE}\n store i32 %id, ptr addrspace(1) %out", set()),
        # A uniform base and a 32-bit index, or a base that differs from lane to lane.
        ("%w = zext i32 %id to i64\n %x = getelementptr i8, ptr addrspace(1) %p, i64 %w",
         "store float 0.0, ptr addrspace(1) %x\n store i64 %w, ptr addrspace(1) %out",
         {"recompute", "narrow address", "sink"}),
    ],
)  # fmt: skip
def test_reasons(before: str, after: str, expected: set[str]) -> None:
    assert reasons(before, after) == expected


def test_a_value_that_is_used_early_cannot_sink() -> None:
    before = f"%x = call float @llvm.exp2.f32(float %f)\n {USE}"
    assert "sink" not in reasons(before, USE)


def test_a_value_does_not_sink_into_a_loop() -> None:
    before = "%x = call float @llvm.exp2.f32(float %f)"
    after = f"""br label %loop
      loop:
        %i = phi i32 [ 0, %entry ], [ %j, %loop ]
        %j = add i32 %i, 1
        {USE}
        %again = icmp ult i32 %j, %n
        br i1 %again, label %loop, label %done
      done:"""
    assert "sink" not in reasons(before, after)


def test_uniform_by_what_only_the_launch_says() -> None:
    before = "%x = lshr i32 %id, 6"
    use = "store i32 %x, ptr addrspace(1) %out\n store i32 %id, ptr addrspace(1) %out"
    assert reasons(before, use) == {"recompute", "sink"}
    known = Workgroup(256, 1, 1)
    assert reasons(before, use, workgroup=known) == {"recompute", "sink", "uniform"}


def test_a_loop_that_does_not_read_it() -> None:
    loads = [f"%h{i} = load float, ptr addrspace(1) %a" for i in range(MANY)]
    stores = [f"store float %h{i}, ptr addrspace(1) %out" for i in range(MANY)]
    lines = "\n".join

    def kernel(in_loop: str) -> set[str]:
        text = f"""
            target triple = "amdgcn-amd-amdhsa"
            declare i32 @llvm.amdgcn.workitem.id.x()
            define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %out, i32 %n) {{
            entry:
              %id = call i32 @llvm.amdgcn.workitem.id.x()
              {ADDRESS}
              %x = load float, ptr addrspace(1) %a
              {lines(loads)}
              br label %loop
            loop:
              %i = phi i32 [ 0, %entry ], [ %j, %loop ]
              {lines(stores)}
              {in_loop}
              %j = add i32 %i, 1
              %again = icmp ult i32 %j, %id
              br i1 %again, label %loop, label %done
            done:
              store float %x, ptr addrspace(1) %out
              ret void }}"""
        analysis = KernelAnalysis(parse(text).kernels[0], load_target("gfx942"))
        (found,) = (each for each in analysis.candidates if each.value.name == "x")
        return {reason.kind for reason in found.reasons}

    assert "unused in loop" in kernel("")
    assert "unused in loop" not in kernel("store float %x, ptr addrspace(1) %out")


def test_where_no_wave_is_to_be_won_everything_counts() -> None:
    """The backend may spill all the same."""
    kernel = parse("""
        target triple = "amdgcn-amd-amdhsa"
        declare i32 @llvm.amdgcn.workitem.id.x()
        define amdgpu_kernel void @k(ptr addrspace(1) %p) {
          %id = call i32 @llvm.amdgcn.workitem.id.x()
          store i32 %id, ptr addrspace(1) %p
          ret void }""").kernels[0]
    analysis = KernelAnalysis(kernel, load_target("gfx942"))
    assert analysis.pressure_limit is None
    (candidate,) = analysis.candidates
    assert (candidate.cost, candidate.accesses) == (1, 2)


def few_registers(target: Target) -> Target:
    """A target on which even small kernels are near the limit."""
    return replace(target, vgpr_file=64, vgpr_granule=1, addressable_vgprs=64, max_waves=32)


@pytest.mark.parametrize("seed", range(60))
def test_cost_by_definition(seed: int) -> None:
    """Registers times the frequency of every instruction near the limit after which it is live."""
    analysis = KernelAnalysis(random_kernel(seed), few_registers(load_target("gfx942")))
    candidates = {candidate.value.number: candidate for candidate in analysis.candidates}
    limit = analysis.pressure_limit
    threshold = -1 if limit is None else limit - 4
    expected: dict[int, float] = {}
    for instruction in analysis.kernel.instructions:
        reachable = instruction.block.index in analysis.graph.reachable
        if reachable and analysis.pressure.vgprs[instruction.index] > threshold:
            for value in live_after(analysis.liveness, instruction):
                if registers := analysis.demand.vgprs[value.number]:
                    weight = registers * analysis.frequencies.blocks[instruction.block.index]
                    expected[value.number] = expected.get(value.number, 0.0) + weight
    for number, cost in expected.items():
        value = analysis.kernel.values[number]
        if analysis.users[number]:  # a result that nobody reads has no live range
            assert candidates[number].cost == pytest.approx(cost), value
    scores = [candidate.score for candidate in analysis.candidates]
    assert scores == sorted(scores, reverse=True)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Invariants: rule by rule, and against what LLVM's LICM hoists."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from support.accesses import random_accesses
from support.llvm import modules_of

from irtools.analysis.invariants import find_invariants
from irtools.analysis.memory import Memory
from irtools.graph import ControlFlowGraph
from irtools.ir.model import Module
from irtools.ir.source import parse


def invariants(body: str, *, condition: str = "%c") -> tuple[set[str], dict[str, str]]:
    """The movable values of a loop with this body, and the loads that something keeps there."""
    kernel = parse(f"""
        target triple = "amdgcn-amd-amdhsa"
        declare void @llvm.amdgcn.s.barrier()
        declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
        declare float @llvm.sqrt.f32(float)
        declare i32 @pure(i32) memory(none) nounwind willreturn
        declare void @anything()
        define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q,
                                     ptr addrspace(1) noalias %r, i32 %n, i1 %c, i1 %d) {{
        entry:
          br label %loop
        loop:
          %i = phi i32 [ 0, %entry ], [ %j, %latch ]
          {body}
          br label %latch
        latch:
          %j = add i32 %i, 1
          br i1 {condition}, label %loop, label %done
        done:
          ret void }}""").kernels[0]
    graph = ControlFlowGraph(kernel)
    (loop,) = graph.loops.loops
    found = find_invariants(graph, loop, Memory(graph))
    return (
        {value.name for value in found.movable},
        {blocked.load.name: blocked.obstacle[0] for blocked in found.blocked},
    )


STORES = "%s = getelementptr i32, ptr addrspace(1) %q, i32 %i\n store i32 %i, ptr addrspace(1) %s"


@pytest.mark.parametrize(
    ("body", "movable", "blocked"),
    [
        ("%x = mul i32 %n, 3", {"x"}, {}),
        ("%x = mul i32 %n, 3\n %y = add i32 %x, %n", {"x", "y"}, {}),  # and what is made of it
        ("%x = mul i32 %i, 3", set(), {}),
        ("%x = call float @llvm.sqrt.f32(float 2.0)", {"x"}, {}),
        # of all lanes that are there: which ones depends on where it is
        ("%x = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)", set(), {}),
        ("%x = call i32 @pure(i32 %n)", {"x"}, {}),
        ("%x = load i32, ptr addrspace(1) %p", {"x"}, {}),
        (f"%x = load i32, ptr addrspace(1) %p\n {STORES}", set(), {"x": "store"}),
        (f"%x = load i32, ptr addrspace(1) %r\n {STORES}", {"x"}, {}),  # __restrict__
        # no invariant at all: the loop stores what it loads
        (f"%x = load i32, ptr addrspace(1) %q\n {STORES}", set(), {}),
        ("%x = load volatile i32, ptr addrspace(1) %p", set(), {"x": "volatile or atomic"}),
        (
            "%x = load i32, ptr addrspace(1) %p\n call void @llvm.amdgcn.s.barrier()",
            set(),
            {"x": "barrier"},
        ),
        ("%x = load i32, ptr addrspace(1) %p\n call void @anything()", set(), {"x": "call"}),
        ("%x = load i32, ptr addrspace(1) %r\n call void @anything()", set(), {}),  # may not return
        (
            "%x = load i32, ptr addrspace(1) %p\n"
            "%o = atomicrmw add ptr addrspace(1) %q, i32 1 monotonic",
            set(),
            {"x": "atomic"},
        ),
        # __restrict__ would not help behind a barrier
        (
            f"%x = load i32, ptr addrspace(1) %p\n {STORES}\n call void @llvm.amdgcn.s.barrier()",
            set(),
            {"x": "barrier"},
        ),
        # what is computed from a load that stays, stays
        (
            f"%x = load i32, ptr addrspace(1) %p\n %y = add i32 %x, 1\n {STORES}",
            set(),
            {"x": "store"},
        ),
    ],
)
def test_rules(body: str, movable: set[str], blocked: dict[str, str]) -> None:
    assert invariants(body) == (movable, blocked)


def test_what_does_not_run_in_every_iteration_moves_only_if_it_can_do_no_harm() -> None:
    body = """br i1 %d, label %then, label %rest
        then:
          %x = load i32, ptr addrspace(1) %p
          %safe = udiv i32 %n, 3
          %unsafe = udiv i32 3, %n
          %sum = add i32 %n, 1
          br label %rest
        rest:"""
    assert invariants(body) == ({"safe", "sum"}, {})


def compare(opt: str, module: Module) -> tuple[int, int]:
    """Assert that LICM hoists what we call movable (or has no use for it) and nothing that we call
    blocked; how many of both."""
    done = subprocess.run(
        [
            *(opt, "-S", "-passes=loop-simplify,loop-mssa(licm)", "-mtriple=amdgcn-amd-amdhsa"),
            *("-mcpu=gfx942", "-aa-pipeline=basic-aa,tbaa,scoped-noalias-aa,amdgpu-aa"),
        ],
        input=module.text,
        capture_output=True,
        text=True,
        check=True,
    )
    after = parse(done.stdout)
    both = [0, 0]
    for function in module.functions:
        moved = after.function(function.name).instructions
        home = {instruction.name: instruction.block.name for instruction in moved}
        graph = ControlFlowGraph(function)
        for loop in graph.loops.loops:
            names = {function.blocks[block].name for block in loop.blocks}
            found = find_invariants(graph, loop, Memory(graph))
            movable = [each.name for each in found.movable if each.name in home]
            hoisted = [name for name in movable if home[name] not in names]
            # It leaves in the loop what is folded into an address there.
            assert len(movable) - len(hoisted) <= 2, set(movable) - set(hoisted)
            stays = [each.load.name for each in found.blocked if each.load.name in home]
            assert all(home[name] in names for name in stays)
            both[0] += len(hoisted)
            both[1] += len(stays)
    return both[0], both[1]


@pytest.mark.parametrize(
    ("first", "last"), [(0, 200), pytest.param(200, 1000, marks=pytest.mark.slow)]
)
def test_random_kernels_against_licm(first: int, last: int, tool: Callable[[str], str]) -> None:
    opt = tool("opt-22")
    modules = modules_of(random_accesses, range(first, last))
    found = [compare(opt, module) for module in modules]
    assert all(sum(counts) > (last - first) / 10 for counts in zip(*found, strict=True))


def test_samples_against_licm(samples: Path, tool: Callable[[str], str]) -> None:
    """As clang makes them, before LICM has run."""
    opt, clang = tool("opt-22"), tool("clang-22")
    hoisted = 0
    for path in sorted(samples.glob("*.hip")):
        compiled = subprocess.run(
            [
                *(clang, "-x", "hip", "--target=x86_64-unknown-linux-gnu", "-nogpulib"),
                *("--offload-device-only", "--offload-arch=gfx942", "-nogpuinc", "-I", "include"),
                *("-std=c++17", "-O3", "-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes"),
                *(path.name, "-o", "-"),
            ],
            cwd=samples,
            capture_output=True,
            text=True,
            check=True,
        )
        prepared = subprocess.run(
            [
                *(opt, "-S", "-mcpu=gfx942"),
                "-passes=always-inline,inline,function(sroa,instcombine<no-verify-fixpoint>,"
                "simplifycfg,infer-address-spaces,loop-simplify,loop(loop-rotate),lcssa)",
            ],
            input=compiled.stdout,
            capture_output=True,
            text=True,
            check=True,
        )
        hoisted += compare(opt, parse(prepared.stdout))[0]
    assert hoisted > 100

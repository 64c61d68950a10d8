# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Block frequencies against LLVM's, where branch weights leave nothing to heuristics."""

import random
import re
import subprocess
from collections.abc import Callable

import pytest
from support.programs import random_text

from irtools.analysis.frequency import compute_frequencies
from irtools.graph import ControlFlowGraph
from irtools.ir.model import Function
from irtools.ir.source import parse


def weighted(seed: int) -> Function:
    """A random kernel with weights on every branch."""
    choose = random.Random(seed)
    lines = random_text(seed, most=10).splitlines()
    nodes = []
    for number, line in enumerate(lines):
        targets = line.count("label ")
        if line.startswith(("  br", "  switch")) and targets > 1:
            weights = ", ".join(f"i32 {choose.randint(1, 40)}" for _ in range(targets))
            lines[number] = f"{line}, !prof !{len(nodes)}"
            nodes.append(f'!{len(nodes)} = !{{!"branch_weights", {weights}}}')
    return parse("\n".join(lines + nodes)).kernels[0]


def test_random_kernels_as_llvm_has_them(tool: Callable[[str], str]) -> None:
    opt = tool("opt-22")
    compared = 0
    for seed in range(450):
        kernel = weighted(seed)
        graph = ControlFlowGraph(kernel)
        ends = all(block in graph.post_dominators.immediate for block in graph.reachable)
        if graph.loops.irreducible or not ends or not graph.loops.loops:
            continue
        done = subprocess.run(
            [opt, "-passes=print<block-freq>", "-disable-output", "-"],
            input=kernel.module.text,
            capture_output=True,
            text=True,
            check=True,
        )
        printed = dict(re.findall(r"^ - (\w+): float = ([\d.e+-]+),", done.stderr, re.MULTILINE))
        ours = compute_frequencies(graph).blocks
        for block in kernel.blocks:
            if block.index in graph.reachable:
                expected = float(printed[block.name])
                assert ours[block.index] == pytest.approx(expected, rel=0.02, abs=1e-3), seed
                compared += 1
    assert compared > 200


NESTED = """
define amdgpu_kernel void @k(i32 %n, ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %j1 = add i32 %j, 1
  %more = icmp ult i32 %j1, %n
  br i1 %more, label %inner, label %after
after:
  %odd = load volatile i1, ptr %p
  br i1 %odd, label %then, label %latch
then:
  br label %latch
latch:
  %i1 = add i32 %i, 1
  %again = icmp ult i32 %i1, 10
  br i1 %again, label %outer, label %exit
exit:
  ret void
}"""


def frequencies(trip_counts: dict[int, int]) -> dict[str, float]:
    kernel = parse(NESTED).kernels[0]
    found = compute_frequencies(ControlFlowGraph(kernel), trip_counts)
    return {b.name: pytest.approx(found.blocks[b.index], rel=1e-6) for b in kernel.blocks}


def test_known_and_unknown_trip_counts() -> None:
    assert frequencies({1: 10}) == {
        "entry": 1,
        "outer": 10,
        "inner": 320,
        "after": 10,
        "then": 5,
        "latch": 10,
        "exit": 1,
    }
    assert frequencies({})["inner"] == 32 * 32
    assert frequencies({1: 10, 2: 4})["inner"] == 40


def test_irreducible_control_flow_counts_once() -> None:
    kernel = parse("""
        define amdgpu_kernel void @k(i1 %c) {
        a: br i1 %c, label %b, label %d
        b: br label %d
        d: br i1 %c, label %b, label %e
        e: ret void
        }""").kernels[0]
    assert compute_frequencies(ControlFlowGraph(kernel)).blocks == (1, 1, 1, 1)


@pytest.mark.parametrize(
    ("before", "frequency"),
    [
        ("", 31 / 32),  # the check of bounds: hardly any work-item is outside
        ("store i32 0, ptr addrspace(1) %p", 0.5),  # something is stored without it
    ],
)
def test_a_branch_around_all_that_is_stored(before: str, frequency: float) -> None:
    graph = ControlFlowGraph(
        parse(f"""
        target triple = "amdgcn-amd-amdhsa"
        define amdgpu_kernel void @k(ptr addrspace(1) %p, i1 %c) {{
        entry:
          {before}
          br i1 %c, label %done, label %work
        work:
          store i32 1, ptr addrspace(1) %p
          br label %done
        done:
          ret void }}""").kernels[0]
    )
    assert compute_frequencies(graph).blocks == pytest.approx((1, frequency, 1))

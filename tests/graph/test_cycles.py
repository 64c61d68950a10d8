# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cycles against LLVM's own, and their order against its definition."""

import re
import subprocess
from collections.abc import Callable

import pytest
from support.programs import random_kernel, random_text

from irtools.graph import ControlFlowGraph
from irtools.ir.source import parse

_CYCLE = re.compile(r"^ +depth=(\d+): entries\((.*?)\) ?(.*)$", re.MULTILINE)


def test_cycles_are_those_of_llvm(tool: Callable[[str], str]) -> None:
    header, _ = random_text(0).split("define", 1)
    bodies = [random_text(n, most=12, rich=True).split("define", 1)[1] for n in range(500)]
    module = parse(
        header + "".join("define" + b.replace("@k(", f"@k{n}(") for n, b in enumerate(bodies))
    )
    command = [tool("opt-22"), "-passes=print<cycles>", "-disable-output", "-"]
    done = subprocess.run(command, input=module.text, capture_output=True, text=True, check=True)
    parts = re.split(r"CycleInfo for function: .*\n", done.stderr)[1:]
    irreducible = 0
    for function, part in zip(module.functions, parts, strict=True):
        theirs = set()
        for depth, entries, others in _CYCLE.findall(part):
            blocks = frozenset(int(name[1:]) for name in f"{entries} {others}".split())
            theirs.add((int(depth), int(entries.split()[0][1:]), blocks, " " not in entries))
        cycles = ControlFlowGraph(function).cycles.cycles
        assert {(c.depth, c.header, c.blocks, c.reducible) for c in cycles} == theirs
        irreducible += any(not cycle.reducible for cycle in cycles)
    assert irreducible > 100


@pytest.mark.parametrize("seed", range(200))
def test_order(seed: int) -> None:
    graph = ControlFlowGraph(random_kernel(seed, most=12))
    forest = graph.cycles
    place = {block: index for index, block in enumerate(forest.order)}
    assert set(place) == graph.reachable
    for cycle in forest.cycles:
        places = sorted(place[block] for block in cycle.blocks)
        assert places == list(range(place[cycle.header], places[-1] + 1))
        assert cycle in forest.around(cycle.header)
        after = {s for b in cycle.blocks for s in graph.successors[b]}
        assert set(cycle.exits) == after - cycle.blocks
    for block in forest.order:
        headers = {cycle.header for cycle in forest.around(block)}
        for successor in graph.successors[block]:
            assert place[block] < place[successor] or successor in headers


def test_a_target_that_a_switch_names_twice() -> None:
    """LLVM's search takes it where it is named last, and so finds it before the other entry."""
    (kernel,) = parse("""
        target triple = "amdgcn-amd-amdhsa"
        define amdgpu_kernel void @k(i32 %x, i1 %c) {
        entry:
          switch i32 %x, label %a [ i32 1, label %b i32 2, label %a ]
        a:
          br label %b
        b:
          br i1 %c, label %a, label %exit
        exit:
          ret void
        }""").kernels
    (cycle,) = ControlFlowGraph(kernel).cycles.cycles
    assert (cycle.header, cycle.blocks, cycle.reducible) == (1, {1, 2}, False)

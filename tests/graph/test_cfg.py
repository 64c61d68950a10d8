# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Control flow, dominators and loops against their definitions, and against LLVM."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import networkx as nx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.programs import dominators, random_kernel

from irtools.graph import EXIT, ControlFlowGraph
from irtools.ir.model import Function
from irtools.ir.source import load, parse

seeds = st.integers(0, 2**32)


def graph_of(text: str) -> ControlFlowGraph:
    return ControlFlowGraph(parse(text).functions[0])


@given(seeds)
def test_successors_and_predecessors_are_those_of_the_blocks(seed: int) -> None:
    kernel = random_kernel(seed)
    graph = ControlFlowGraph(kernel)
    edges = {(b.index, s.index) for b in kernel.blocks for s in b.successors}
    assert {(b, s) for b, after in enumerate(graph.successors) for s in after} == edges
    assert {(p, b) for b, before in enumerate(graph.predecessors) for p in before} == edges
    assert set(graph.networkx().edges) == edges
    assert graph.networkx().nodes[0]["name"] == kernel.blocks[0].name


@given(seeds)
def test_reverse_post_order_is_topological_but_for_retreating_edges(seed: int) -> None:
    graph = ControlFlowGraph(random_kernel(seed))
    order = graph.reverse_post_order
    assert set(order) == {0, *nx.descendants(graph.networkx(), 0)}
    place = {block: index for index, block in enumerate(order)}
    forward = nx.DiGraph()
    forward.add_nodes_from(order)
    for block in order:
        forward.add_edges_from(
            (block, s) for s in graph.successors[block] if place[s] > place[block]
        )
    # Nothing but the entry is without a forward edge into it: each block was found through one.
    assert [block for block in order if not forward.in_degree(block)] == [0]


@given(seeds)
def test_dominators_by_definition(seed: int) -> None:
    graph = ControlFlowGraph(random_kernel(seed))
    expected = dominators([list(after) for after in graph.successors])
    blocks = range(len(expected))
    assert all(
        graph.dominators.dominates(above, below) == (above in expected[below])
        for above in blocks
        for below in blocks
    )


@given(seeds)
def test_post_dominators_by_definition(seed: int) -> None:
    graph = ControlFlowGraph(random_kernel(seed))
    count = len(graph.successors)
    # Reversed, with the exit as node 0 and block b as node b + 1.
    backwards = [[b + 1 for b in range(count) if not graph.successors[b]]]
    backwards += [[before + 1 for before in graph.predecessors[b]] for b in range(count)]
    expected = dominators(backwards)
    for above in range(count):
        for below in range(count):
            said = graph.post_dominators.dominates(above, below)
            assert said == (above + 1 in expected[below + 1])
    assert graph.post_dominators.root == EXIT


@given(seeds)
def test_loops_by_definition(seed: int) -> None:
    graph = ControlFlowGraph(random_kernel(seed))
    above = dominators([list(after) for after in graph.successors])
    back = [(b, h) for b in graph.reverse_post_order for h in graph.successors[b] if h in above[b]]
    loops = {loop.header: loop for loop in graph.loops.loops}
    assert set(loops) == {header for _, header in back}
    for header, loop in loops.items():
        assert set(loop.latches) == {latch for latch, to in back if to == header}
        # The body: the header, and what it dominates that reaches a latch without passing it.
        without = graph.networkx()
        without.remove_node(header)
        reaching = {
            block
            for latch in loop.latches
            if latch != header
            for block in {latch, *nx.ancestors(without, latch)}
            if block in graph.reverse_post_order
        }
        assert loop.blocks == {header, *reaching}
        assert set(loop.exits) == {
            (b, s) for b in loop.blocks for s in graph.successors[b] if s not in loop.blocks
        }
        entering = [
            b
            for b in graph.reverse_post_order
            if b not in loop.blocks and header in graph.successors[b]
        ]
        leads_on = len(entering) == 1 and len(set(graph.successors[entering[0]])) == 1
        assert loop.preheader == (entering[0] if leads_on else None)
        parents = [o for o in loops.values() if o is not loop and header in o.blocks]
        assert loop.depth == 1 + len(parents)
        assert loop.parent is min(parents, key=lambda parent: len(parent.blocks), default=None)
    for block in range(len(graph.successors)):
        containing = [loop for loop in loops.values() if block in loop.blocks]
        expected = sorted(containing, key=lambda loop: -loop.depth)
        assert list(graph.loops.around(block)) == expected


@given(seeds)
def test_irreducible_edges_are_what_keeps_a_graph_from_collapsing(seed: int) -> None:
    graph = ControlFlowGraph(random_kernel(seed))
    # Reducible: without back edges, what is reachable has no cycle (Hecht and Ullman).
    forward = graph.networkx().subgraph(graph.reverse_post_order).copy()
    forward.remove_edges_from(
        [(latch, loop.header) for loop in graph.loops.loops for latch in loop.latches]
    )
    assert bool(graph.loops.irreducible) == (not nx.is_directed_acyclic_graph(forward))


def test_an_endless_loop_is_in_no_post_dominator_tree() -> None:
    graph = graph_of(
        "define amdgpu_kernel void @k(i1 %c) {\na: br i1 %c, label %b, label %x\n"
        "b: br label %b\nx: ret void\n}"
    )
    assert graph.post_dominators.immediate == {EXIT: None, 2: EXIT, 0: 2}
    assert not graph.post_dominators.dominates(1, 1)


def test_a_switch_with_equal_destinations_is_one_edge() -> None:
    graph = graph_of(
        "define amdgpu_kernel void @k(i32 %x) {\n"
        "a: switch i32 %x, label %b [ i32 1, label %b i32 2, label %c ]\n"
        "b: br label %c\nc: ret void\n}"
    )
    assert graph.successors == ((1, 2), (2,), ())


_LOOP = re.compile(r"Loop at depth (\d+) containing: (.*)")


def llvm_loops(opt: str, function: Function) -> set[tuple[int, str, frozenset[str]]]:
    """Depth, header and blocks of every loop, from opt's print."""
    done = subprocess.run(
        [opt, "-passes=print<loops>", "-disable-output", "-"],
        input=function.module.text,
        capture_output=True,
        text=True,
        check=True,
    )
    printed = done.stderr.split("Loop info for function ")
    (mine,) = [part for part in printed if part.startswith(f"'{function.name}'")]
    loops = set()
    for depth, content in _LOOP.findall(mine):
        blocks = re.findall(r'%("[^"]*"|[-\w$.]+)((?:<[a-z]+>)*)', content)
        names = [name.strip('"') for name, _ in blocks]
        loops.add((int(depth), names[0], frozenset(names)))
    return loops


def our_loops(function: Function) -> set[tuple[int, str, frozenset[str]]]:
    names = [block.name for block in function.blocks]
    return {
        (loop.depth, names[loop.header], frozenset(names[block] for block in loop.blocks))
        for loop in ControlFlowGraph(function).loops.loops
    }


@pytest.mark.parametrize("target", ["gfx942", "gfx1100"])
def test_the_loops_of_the_samples_are_those_of_opt(
    target: str, samples: Path, tool: Callable[[str], str]
) -> None:
    opt = tool("opt-22")
    for path in sorted((samples / target).glob("*.ll")):
        (module,) = load(str(path))
        for function in module.functions:
            assert our_loops(function) == llvm_loops(opt, function), path.name


def test_the_loops_of_random_kernels_are_those_of_opt(tool: Callable[[str], str]) -> None:
    opt = tool("opt-22")
    for seed in range(40):
        kernel = random_kernel(seed, most=12)
        assert our_loops(kernel) == llvm_loops(opt, kernel), seed

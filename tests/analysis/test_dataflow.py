# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The solver against the definition of the least solution, with plain sets."""

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.programs import random_kernel

from irtools.analysis.dataflow import members, solve
from irtools.graph import ControlFlowGraph


@given(st.sets(st.integers(0, 300)))
def test_members_are_the_bits(numbers: set[int]) -> None:
    assert list(members(sum(1 << number for number in numbers))) == sorted(numbers)


@pytest.mark.parametrize("direction", ["forward", "backward"])
@given(seed=st.integers(0, 2**32), data=st.data())
def test_the_least_solution(
    direction: Literal["forward", "backward"], seed: int, data: st.DataObject
) -> None:
    graph = ControlFlowGraph(random_kernel(seed))
    blocks = range(len(graph.successors))
    facts = st.sets(st.integers(0, 5))
    gen, kill, entering = ([data.draw(facts) for _ in blocks] for _ in range(3))
    before, after = graph.predecessors, graph.successors
    if direction == "backward":
        before, after = after, before
    # Round after round over all blocks from nothing: the least fixed point.
    into: list[set[int]] = [set() for _ in blocks]
    out: list[set[int]] = [set() for _ in blocks]
    for _ in range(len(blocks) * 7 + 1):
        for block in graph.reverse_post_order:
            into[block] = entering[block].union(*(out[neighbour] for neighbour in before[block]))
            out[block] = gen[block] | (into[block] - kill[block])

    def bits(sets: list[set[int]]) -> list[int]:
        return [sum(1 << fact for fact in one) for one in sets]

    solution = solve(
        graph.reverse_post_order,
        graph.successors,
        graph.predecessors,
        direction=direction,
        gen=bits(gen),
        kill=bits(kill),
        entering=bits(entering),
    )
    expected = (into, out) if direction == "forward" else (out, into)
    for block in graph.reverse_post_order:
        assert set(members(solution.start[block])) == expected[0][block]
        assert set(members(solution.end[block])) == expected[1][block]

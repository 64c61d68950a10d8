# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trip counts against running the loop, and against ScalarEvolution."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from irtools.analysis.trip_count import TripCount, induction_variables, trip_count
from irtools.graph import ControlFlowGraph
from irtools.ir.source import load, parse

PREDICATES = ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"]
byte = st.integers(-128, 127)


def loop_text(start: str, step: int, test: str, *, at_latch: bool, stays_if: bool) -> str:
    """A loop over an i8; ``test`` may use %i and %next."""
    targets = "label %again, label %exit" if stays_if else "label %exit, label %again"
    top = "" if at_latch else f"%c = {test}\n  br i1 %c, {targets}\nagain:"
    bottom = (
        f"%c = {test}\n  br i1 %c, {targets.replace('again', 'loop')}"
        if at_latch
        else ("br label %loop")
    )
    latch = "loop" if at_latch else "again"
    head = f"%next = add i8 %i, {step}" if at_latch or "%next" in test else ""
    tail = "" if head else f"%next = add i8 %i, {step}"
    return f"""
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(i8 %n) {{
entry:
  br label %loop
loop:
  %i = phi i8 [ {start}, %entry ], [ %next, %{latch} ]
  {head}
  {top}
  {tail}
  {bottom}
exit:
  ret void
}}"""


def found(text: str) -> TripCount | None:
    graph = ControlFlowGraph(parse(text).kernels[0])
    (loop,) = graph.loops.loops
    return trip_count(graph, loop)


def holds(predicate: str, left: int, right: int) -> bool:
    if predicate.startswith("s"):
        left, right = (number - 256 if number >= 128 else number for number in (left, right))
    name = predicate.lstrip("su") if predicate not in ("eq", "ne") else predicate
    return {
        "eq": left == right,
        "ne": left != right,
        "lt": left < right,
        "le": left <= right,
        "gt": left > right,
        "ge": left >= right,
    }[name]


@given(
    byte, byte.filter(bool), byte, st.sampled_from(PREDICATES), st.booleans(), st.booleans(),
    st.booleans(), st.booleans(),
)  # fmt: skip
def test_running_the_loop(
    start: int,
    step: int,
    bound: int,
    predicate: str,
    after_update: bool,
    swapped: bool,
    at_latch: bool,
    stays_if: bool,
) -> None:
    value = "%next" if after_update else "%i"
    operands = f"{bound}, {value}" if swapped else f"{value}, {bound}"
    test = f"icmp {predicate} i8 {operands}"
    counted = found(loop_text(str(start), step, test, at_latch=at_latch, stays_if=stays_if))
    assert counted is not None
    runs, number = 0, start % 256
    wrapped = False
    while runs <= 300:
        runs += 1
        tested = (number + step) % 256 if after_update else number
        left, right = (bound % 256, tested) if swapped else (tested, bound % 256)
        if holds(predicate, left, right) != stays_if:
            break
        number = (number + step) % 256
    else:
        wrapped = True  # it never ends
    if counted.constant is not None:
        assert not wrapped
        assert counted.constant == runs


@pytest.mark.parametrize(
    ("start", "step", "test", "runs"),
    [
        ("0", 1, "icmp ult i8 %next, 10", 10),
        ("0", 1, "icmp slt i8 %i, 10", 11),
        ("0", 3, "icmp ult i8 %next, 10", 4),
        ("0", 4, "icmp ne i8 %next, 64", 16),
        ("20", -2, "icmp sgt i8 %next, 0", 10),
        ("20", -1, "icmp ne i8 %next, 0", 20),
        ("0", 1, "icmp eq i8 %i, 0", 2),
        ("5", 1, "icmp ult i8 %next, 3", 1),
        ("0", 3, "icmp ne i8 %next, 64", None),  # only after it has wrapped around
        ("0", -1, "icmp sgt i8 %n, %next", None),  # not known
    ],
)
def test_known_counts(start: str, step: int, test: str, runs: int | None) -> None:
    counted = found(loop_text(start, step, test, at_latch=True, stays_if=True))
    assert counted is not None
    assert counted.constant == runs


def test_a_bound_that_is_not_known() -> None:
    counted = found(loop_text("0", 2, "icmp ult i8 %next, %n", at_latch=True, stays_if=True))
    assert counted is not None
    assert (counted.relation, counted.after_update, str(counted.bound)) == ("ult", True, "%n")
    assert counted.variable.step == 2


@pytest.mark.parametrize(
    ("step", "test", "most"),
    [
        (3, "icmp ult i8 %next, 10", 4),  # as from 0
        (3, "icmp ult i8 %i, 10", 5),
        (1, "icmp ule i8 %next, 10", 11),
        (3, "icmp ult i8 %next, -1", None),  # may wrap around and go on
        (3, "icmp slt i8 %next, 10", None),  # may start below 0
        (-3, "icmp ugt i8 %next, 10", None),
        (3, "icmp ult i8 %next, %m", None),
    ],
)
def test_the_most_that_a_start_from_somewhere_allows(
    step: int, test: str, most: int | None
) -> None:
    counted = found(loop_text("%n", step, test.replace("%m", "%n"), at_latch=True, stays_if=True))
    assert counted is not None
    assert (counted.constant, counted.most) == (None, most)


def test_induction_variables() -> None:
    graph = ControlFlowGraph(
        parse("""
        define amdgpu_kernel void @k(i32 %n, ptr %p) {
        entry:
          br label %loop
        loop:
          %up = phi i32 [ %n, %entry ], [ %up1, %loop ]
          %down = phi i64 [ 100, %entry ], [ %down1, %loop ]
          %twice = phi i32 [ 1, %entry ], [ %twice1, %loop ]
          %swapped = phi i32 [ 0, %entry ], [ %swapped1, %loop ]
          %up1 = add i32 %up, 4
          %down1 = sub i64 %down, 3
          %twice1 = mul i32 %twice, 2
          %swapped1 = add i32 7, %swapped
          %c = load volatile i1, ptr %p
          br i1 %c, label %loop, label %exit
        exit:
          ret void
        }""").functions[0]
    )
    (loop,) = graph.loops.loops
    steps = {str(found.phi): found.step for found in induction_variables(graph, loop)}
    assert steps == {"%up": 4, "%down": -3, "%swapped": 7}
    assert trip_count(graph, loop) is None


_MOST = re.compile(
    r'^Loop %("[^"]*"|[\w.$-]+): constant max backedge-taken count is (?:i\d+ )?(\d+)$',
    re.MULTILINE,
)
_BACKEDGE = re.compile(
    r'^Loop %("[^"]*"|[\w.$-]+): backedge-taken count is (?:i\d+ )?(\d+)$', re.MULTILINE
)


def test_the_constants_of_the_samples_are_those_of_scalar_evolution(
    samples: Path, tool: Callable[[str], str]
) -> None:
    opt = tool("opt-22")
    compared = 0
    for path in sorted((samples / "gfx942").glob("*.ll")):
        (module,) = load(str(path))
        done = subprocess.run(
            [opt, "-passes=print<scalar-evolution>", "-disable-output", "-"],
            input=module.text,
            capture_output=True,
            text=True,
            check=True,
        )
        parts = re.split(r"Determining loop execution counts for: @", done.stderr)[1:]
        for kernel in module.kernels:
            (mine,) = [part for part in parts if part.startswith(kernel.name + "\n")]
            counts = {name.strip('"'): int(taken) + 1 for name, taken in _BACKEDGE.findall(mine)}
            most = {name.strip('"'): int(taken) + 1 for name, taken in _MOST.findall(mine)}
            graph = ControlFlowGraph(kernel)
            for loop in graph.loops.loops:
                counted = trip_count(graph, loop)
                if counted is not None and counted.most is not None:
                    assert counted.most == most[kernel.blocks[loop.header].name], path.name
                if counted is not None and counted.constant is not None:
                    assert counted.constant == counts[kernel.blocks[loop.header].name], path.name
                    compared += 1
    assert compared >= 3

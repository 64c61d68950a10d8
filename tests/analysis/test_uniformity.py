# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Uniformity against LLVM's own analysis, value by value, and rule by rule."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from support.programs import random_text

from irtools.analysis.intrinsics import variation
from irtools.analysis.uniformity import compute_uniformity
from irtools.graph import ControlFlowGraph
from irtools.ir.model import Function, Module
from irtools.ir.source import load, parse

_DIVERGENT = re.compile(r'^\s*DIVERGENT:\s+%("[^"]*"|[-\w$.]+) =', re.MULTILINE)


def llvm_divergent(opt: str, module: Module) -> dict[str, set[str]]:
    """The names of the divergent values of each function, from opt's print."""
    done = subprocess.run(
        [opt, "-passes=print<uniformity>", "-mtriple=amdgcn", "-disable-output", "-"],
        input=module.text,
        capture_output=True,
        text=True,
        check=True,
    )
    parts = re.split(r"UniformityInfo for function '(.*)':\n", done.stderr)[1:]
    found = zip(parts[::2], parts[1::2], strict=True)
    return {name: {n.strip('"') for n in _DIVERGENT.findall(text)} for name, text in found}


def compare(function: Function, divergent: set[str]) -> int:
    """Assert that nothing is uniform which LLVM calls divergent; count where we are less exact."""
    uniformity = compute_uniformity(ControlFlowGraph(function))
    imprecise = 0
    for value in function.instructions:
        if value.name:
            uniform = uniformity.is_uniform(value)
            assert not (uniform and value.name in divergent), (function.name, value.text)
            imprecise += not uniform and value.name not in divergent
    return imprecise


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx1100"])
def test_samples(target: str, samples: Path, tool: Callable[[str], str]) -> None:
    opt = tool("opt-22")
    imprecise = 0
    for path in sorted((samples / target).glob("*.ll")):
        (module,) = load(str(path))
        expected = llvm_divergent(opt, module)
        for function in module.functions:
            imprecise += compare(function, expected.get(function.name, set()))
    assert imprecise == 0  # on the samples, as exact as LLVM


@pytest.mark.parametrize(
    ("first", "last"), [(0, 1000), pytest.param(1000, 9000, marks=pytest.mark.slow)]
)
def test_random_kernels(first: int, last: int, tool: Callable[[str], str]) -> None:
    opt = tool("opt-22")
    # Many kernels in one module: starting opt costs more than what it does.
    header, _ = random_text(0).split("define", 1)
    for start in range(first, last, 250):
        bodies = []
        for seed in range(start, start + 250):
            body = random_text(seed, most=12).split("define", 1)[1]
            bodies.append("define" + body.replace("@k(", f"@k{seed}("))
        module = parse(header + "\n".join(bodies))
        expected = llvm_divergent(opt, module)
        for function in module.functions:
            compare(function, expected.get(function.name, set()))


def uniform_names(body: str, *, kernel: bool = True) -> set[str]:
    convention = "amdgpu_kernel" if kernel else ""
    function = parse(f"""
        target triple = "amdgcn-amd-amdhsa"
        declare i32 @llvm.amdgcn.workitem.id.x()
        declare i32 @llvm.amdgcn.workgroup.id.x()
        declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
        declare i32 @outside(i32)
        define {convention} void @k(i32 %a, ptr addrspace(1) %p, ptr %flat, ptr addrspace(5) %s) {{
        {body}
        }}""").functions[0]
    uniformity = compute_uniformity(ControlFlowGraph(function))
    return {value.name for value in function.values if value.name and uniformity.is_uniform(value)}


def test_data() -> None:
    names = uniform_names("""
        %group = call i32 @llvm.amdgcn.workgroup.id.x()
        %item = call i32 @llvm.amdgcn.workitem.id.x()
        %sum = add i32 %group, %a
        %mixed = add i32 %group, %item
        %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %mixed)
        %unknown = call i32 @outside(i32 %a)
        %global = load i32, ptr addrspace(1) %p
        %private = load i32, ptr addrspace(5) %s
        %generic = load i32, ptr %flat
        %atomic = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst
        ret void""")
    assert names == {"a", "p", "flat", "s", "group", "sum", "first", "global"}


def test_arguments_of_functions_that_are_called() -> None:
    assert uniform_names("ret void", kernel=False) == set()


DIAMOND = """
    %item = call i32 @llvm.amdgcn.workitem.id.x()
    %c = icmp eq i32 {condition}, 0
    br i1 %c, label %left, label %right
    left:
    br label %join
    right:
    br label %join
    join:
    %met = phi i32 [ 1, %left ], [ 2, %right ]
    ret void"""


def test_lanes_that_meet_again() -> None:
    assert "met" not in uniform_names(DIAMOND.format(condition="%item"))
    assert "met" in uniform_names(DIAMOND.format(condition="%a"))


LOOP = """
    entry:
    %item = call i32 @llvm.amdgcn.workitem.id.x()
    br label %loop
    loop:
    %i = phi i32 [ 0, %entry ], [ %next, %loop ]
    %next = add i32 %i, 1
    %more = icmp ult i32 %next, {bound}
    br i1 %more, label %loop, label %exit
    exit:
    %after = add i32 %next, 0
    ret void"""


def test_lanes_that_leave_a_loop_one_after_the_other() -> None:
    divergent = uniform_names(LOOP.format(bound="%item"))
    assert {"i", "next"} <= divergent  # in the loop, all lanes that are there agree
    assert "after" not in divergent
    assert {"i", "next", "after"} <= uniform_names(LOOP.format(bound="%a"))


def test_lanes_that_leave_a_loop_through_an_inner_one() -> None:
    names = uniform_names("""
    entry:
    %item = call i32 @llvm.amdgcn.workitem.id.x()
    br label %outer
    outer:
    %x = add i32 %a, 1
    br label %inner
    inner:
    %i = phi i32 [ 0, %outer ], [ %next, %latch ]
    %next = add i32 %i, 1
    %done = icmp ugt i32 %next, %a
    br i1 %done, label %exit, label %latch
    latch:
    %again = icmp ult i32 %item, %next
    br i1 %again, label %outer, label %inner
    exit:
    %after = add i32 %x, 0
    ret void""")
    assert "x" in names
    assert "after" not in names  # some lanes get there from an earlier turn of the outer loop


def test_irreducible_control_flow_is_never_taken_for_uniform() -> None:
    names = uniform_names("""
    entry:
    %item = call i32 @llvm.amdgcn.workitem.id.x()
    %c = icmp eq i32 %item, 0
    br i1 %c, label %one, label %two
    one:
    %x = phi i32 [ 0, %entry ], [ %y1, %two ]
    %x1 = add i32 %x, 1
    br label %two
    two:
    %y = phi i32 [ 0, %entry ], [ %x1, %one ]
    %y1 = add i32 %y, 1
    %more = icmp ult i32 %y1, %a
    br i1 %more, label %one, label %exit
    exit:
    ret void""")
    assert names.isdisjoint({"x", "x1", "y", "y1"})


def test_intrinsics() -> None:
    assert variation("llvm.amdgcn.readfirstlane.i32") == "uniform"
    assert variation("llvm.amdgcn.ballot.i64") == "uniform"
    assert variation("llvm.amdgcn.workgroup.id.y") == "operands"
    assert variation("llvm.fma.f32") == "operands"
    assert variation("llvm.amdgcn.wave.reduce.umax.i32") == "operands"
    assert variation("llvm.amdgcn.workitem.id.y") == "divergent"
    assert variation("llvm.read_register.i32") == "divergent"
    assert variation("llvm.amdgcn.an.intrinsic.of.tomorrow") == "divergent"
    assert variation("helper") == "divergent"

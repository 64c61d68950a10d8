# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Uniformity against LLVM's own analysis, value by value, and rule by rule."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import llvmlite.binding as binding
import pytest
from support.llvm import modules_of, printed_by
from support.programs import random_text

from irtools.analysis.intrinsics import variation
from irtools.analysis.uniformity import compute_uniformity
from irtools.graph import ControlFlowGraph
from irtools.ir.model import Function, Module
from irtools.ir.source import load, parse

_DIVERGENT = re.compile(r'^\s*DIVERGENT:\s+%("[^"]*"|[-\w$.]+) =', re.MULTILINE)


def llvm_divergent(opt: str, module: Module) -> dict[str, set[str]]:
    """The names of the divergent values of each function."""
    return print_uniformity(opt, module.text)


def print_uniformity(opt: str, text: str, *options: str) -> dict[str, set[str]]:
    """The names of the divergent values of each function, from opt's print."""
    command = [opt, "-passes=print<uniformity>", "-mtriple=amdgcn", "-disable-output", *options]
    printed = printed_by([*command, "-"], text)
    parts = re.split(r"UniformityInfo for function '(.*)':\n", printed)[1:]
    found = zip(parts[::2], parts[1::2], strict=True)
    return {name: {n.strip('"') for n in _DIVERGENT.findall(text)} for name, text in found}


def compare(function: Function, divergent: set[str], *, wave_size: int = 64) -> tuple[int, int]:
    """Assert that nothing is uniform which LLVM calls divergent, but for what is marked as beyond
    LLVM; count where we are less exact, and what LLVM calls uniform."""
    uniformity = compute_uniformity(ControlFlowGraph(function), wave_size=wave_size)
    lost = total = 0
    for value in function.instructions:
        if value.name:
            beyond = value.number in uniformity.beyond_llvm
            uniform = uniformity.is_uniform(value)
            assert beyond == (uniform and value.name in divergent), (function.name, value.text)
            lost += not uniform and value.name not in divergent
            total += value.name not in divergent
    return lost, total


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx1100", "."])
def test_samples(target: str, samples: Path, tool: Callable[[str], str]) -> None:
    opt = tool("opt-22")
    lost = 0
    for path in sorted((samples / target).glob("*.ll*")):
        (module,) = load(str(path))
        expected = llvm_divergent(opt, module)
        for function in module.functions:
            lost += compare(
                function, expected.get(function.name, set()), wave_size=32 if "11" in target else 64
            )[0]
    assert lost == 0  # on the samples, as exact as LLVM


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize(
    ("first", "last"), [(0, 1000), pytest.param(1000, 9000, marks=pytest.mark.slow)]
)
def test_random_kernels(first: int, last: int, rich: bool, tool: Callable[[str], str]) -> None:
    opt = tool("opt-22")
    lost = total = 0
    text_of = partial(random_text, most=12, rich=rich)
    for module in modules_of(text_of, range(first, last)):
        expected = llvm_divergent(opt, module)
        for function in module.functions:
            counts = compare(function, expected.get(function.name, set()))
            lost += counts[0]
            total += counts[1]
    # What is left: where lanes leave cycles for a cycle beside them, see SyncDependence._left.
    assert lost <= 0.0005 * total, (lost, total)


def test_every_intrinsic_that_llvm_knows(tool: Callable[[str], str]) -> None:
    """LLVM's own table: a call with a uniform operand and one with a divergent operand of every
    name in LLVM's library, whatever its real signature."""
    (library,) = Path(binding.__file__).parent.glob("libllvmlite.*")
    names = {
        found.decode() for found in re.findall(rb"llvm\.amdgcn\.[\w.]*\w", library.read_bytes())
    }
    names.discard(ITEM)
    assert len(names) > 1000
    text = f"declare i32 @{ITEM}()\n"
    text += "".join(f"declare i32 @{name}(i32)\n" for name in names)
    text += f"define amdgpu_kernel void @k(i32 %a) {{\n%item = call i32 @{ITEM}()\n"
    for name in names:
        text += f"%a.{name} = call i32 @{name}(i32 %a)\n%d.{name} = call i32 @{name}(i32 %item)\n"
    divergent = print_uniformity(tool("opt-22"), text + "ret void }", "-disable-verify")["k"]
    less_exact = set()
    for name in names:
        ours = variation(name)
        llvm = "divergent" if f"a.{name}" in divergent else "operands"
        if f"d.{name}" not in divergent:
            llvm = "uniform"
        if ours != llvm:
            assert ours == "divergent", name
            less_exact.add(name.removeprefix("llvm.amdgcn."))
    assert {n for n in less_exact if not WITHOUT_RESULT.search(n)} == {
        # Atomics that LLVM forgot, and what leaves 0 in the lanes that it does not write.
        "ds.permute",
        "ds.atomic.barrier.arrive.rtn.b64",
        "ds.add.gs.reg.rtn",
        "ds.sub.gs.reg.rtn",
        "raw.buffer.atomic.sub.clamp.u32",
        "raw.ptr.buffer.atomic.sub.clamp.u32",
        "struct.buffer.atomic.sub.clamp.u32",
        "struct.ptr.buffer.atomic.sub.clamp.u32",
        # Only LLVM's own passes make these.
        "addrspacecast.nonnull",
        "cs.chain",
    }


ITEM = "llvm.amdgcn.workitem.id.x"
WITHOUT_RESULT = re.compile(
    r"store|prefetch|to\.lds|load\.lds|from\.lds|barrier$|sched\.|gws|exec|exp|iglp|kill|cf$|endpgm"
    r"|wbinv|unreachable|async|^mod|table$|^sw\.lds$|^kernel$"
)
TYPES = (
    *("i1", "i8", "i16", "i32", "i64", "i96", "i128", "half", "bfloat", "float", "double", "ptr"),
    *(f"ptr addrspace({space})" for space in range(1, 10)),
    *(
        f"<{count} x {of}>"
        for count in (2, 3, 4, 8)
        for of in ("i1", "i16", "half", "i32", "double")
    ),
)
CONSTRAINTS = (
    *("=s", "=&s", "=r", "=v", "=a", "=sv", "={s5}", "={s[4:5]}", "={s[0:3]}", "={v1}"),
    *("={vcc}", "={vcc_lo}", "={exec}", "={scc}", "={m0}", "={ttmp3}"),
)


@pytest.mark.parametrize("processor", ["gfx90a", "gfx1100"])
def test_assembly(processor: str, tool: Callable[[str], str]) -> None:
    calls = [f'call {type_} asm "x", "{c}"()' for type_ in TYPES for c in CONSTRAINTS]
    calls += [f'call {{i32, float}} asm "x", "{c}"()' for c in ("=s,=s", "=s,=v", "=v,=s")]
    body = "\n".join(f"%v{place} = {call}" for place, call in enumerate(calls))
    module = parse(
        'target triple = "amdgcn-amd-amdhsa"\n'
        f'define amdgpu_kernel void @k() "target-cpu"="{processor}" {{\n{body}\nret void }}'
    )
    compare(module.functions[0], llvm_divergent(tool("opt-22"), module)["k"])
    names = uniform_names(
        """
        %one = call i32 asm "x", "=s"()
        %fixed = call i64 asm "x", "={s[4:5]}"()
        %both = call {i32, float} asm "x", "=s,={s9}"()
        %vector = call i32 asm "x", "=v"()
        %mixed = call {i32, float} asm "x", "=s,=v"()
        %chosen = call i32 asm "x", "=sv"()
        %pointer = call i32 null()
        ret void"""
    )
    assert names >= {"one", "fixed", "both"}
    assert names.isdisjoint({"vector", "mixed", "chosen", "pointer"})


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
    module = parse("""
        target triple = "amdgcn-amd-amdhsa"
        %struct = type { i32 }
        define void @f(i32 %a, i32 inreg %b, ptr addrspace(1) inreg noalias align 4 %c,
            ptr addrspace(5) byval(%struct) align 4 %inreg, i1 inreg %"d e") { ret void }""")
    (function,) = module.functions
    uniformity = compute_uniformity(ControlFlowGraph(function))
    uniform = [a.name for a in function.arguments if uniformity.is_uniform(a)]
    assert uniform == ["b", "c", "d e"]


@pytest.mark.parametrize(("processor", "uniform"), [("gfx942", True), ("gfx1250", False)])
def test_addresses_of_private_memory(processor: str, uniform: bool) -> None:
    """On gfx1250 such an address holds the lane, so that other lanes can use it."""
    (function,) = parse(f"""
        target triple = "amdgcn-amd-amdhsa"
        define amdgpu_kernel void @k(ptr addrspace(1) %p) "target-cpu"="{processor}" {{
        %private = alloca i32, addrspace(5)
        %cast = addrspacecast ptr addrspace(5) %private to ptr
        %other = addrspacecast ptr addrspace(1) %p to ptr
        ret void
        }}""").functions
    uniformity = compute_uniformity(ControlFlowGraph(function))
    private, cast, other, _ = function.instructions
    assert [uniformity.is_uniform(value) for value in (private, cast, other)] == [
        True,
        uniform,
        True,
    ]


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


@pytest.mark.parametrize(
    ("left", "right", "uniform"),
    [
        ("1", "1", True),  # the same whatever way was taken
        ("%a", "%a", True),
        ("1", "undef", True),  # undef may be taken for 1: LLVM's choice
        ("poison", "%a", True),
        ("1", "2", False),
        ("%item", "%item", False),  # the same value, but it differs itself
    ],
)
def test_phis_of_one_value(left: str, right: str, uniform: bool) -> None:
    diamond = DIAMOND.format(condition="%item")
    diamond = diamond.replace("[ 1,", f"[ {left},").replace("[ 2,", f"[ {right},")
    assert ("met" in uniform_names(diamond)) == uniform


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


IRREDUCIBLE = """
    entry:
    %item = call i32 @llvm.amdgcn.workitem.id.x()
    %c = icmp eq i32 {enters}, 0
    br i1 %c, label %one, label %two
    one:
    %x = phi i32 [ 0, %entry ], [ %y1, %two ]
    %x1 = add i32 %x, 1
    %invariant = add i32 %a, 1
    br label %two
    two:
    %y = phi i32 [ 0, %entry ], [ %x1, %one ]
    %y1 = add i32 %y, 1
    %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %y)
    %more = icmp ult i32 %y1, {bound}
    br i1 %more, label %one, label %exit
    exit:
    %after = add i32 %y1, 0
    ret void"""


def test_irreducible_cycles() -> None:
    inside = {"x", "x1", "invariant", "y", "y1"}
    # All lanes enter in one place and leave together.
    assert uniform_names(IRREDUCIBLE.format(enters="%a", bound="%a")) >= {*inside, "after"}
    # Lanes enter in both places: nothing is known of which turns they take together.
    names = uniform_names(IRREDUCIBLE.format(enters="%item", bound="%a"))
    assert names.isdisjoint({*inside, "after"})
    assert "first" in names
    # They go around in step, but leave one after the other.
    names = uniform_names(IRREDUCIBLE.format(enters="%a", bound="%item"))
    assert "after" not in names


def test_lanes_that_leave_two_loops_for_one_beside_them() -> None:
    """LLVM compares depths, takes the loop beside for one around, and forgets the outer one."""
    names = uniform_names("""
    entry:
    %item = call i32 @llvm.amdgcn.workitem.id.x()
    br label %outer
    outer:
    %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
    %i1 = add i32 %i, 1
    br label %inner
    inner:
    %c = icmp ult i32 %item, %i1
    br i1 %c, label %beside, label %latch
    latch:
    %again = icmp ult i32 %i1, %a
    br i1 %again, label %inner, label %outer
    beside:
    %after = add i32 %i1, 0
    %more = icmp ult i32 %after, %a
    br i1 %more, label %beside, label %exit
    exit:
    ret void""")
    assert "i1" in names
    assert "after" not in names


def test_blocks_that_are_never_reached() -> None:
    names = uniform_names("""
    entry:
    %item = call i32 @llvm.amdgcn.workitem.id.x()
    ret void
    never:
    %uniform = add i32 %a, 1
    %varying = add i32 %item, 1
    %c = icmp eq i32 %varying, 0
    br i1 %c, label %never, label %nowhere
    nowhere:
    ret void""")
    assert "uniform" in names
    assert "varying" not in names


def test_intrinsics() -> None:
    assert variation("llvm.amdgcn.readfirstlane.i32") == "uniform"
    assert variation("llvm.amdgcn.ballot.i64") == "uniform"
    assert variation("llvm.amdgcn.workgroup.id.y") == "uniform"
    assert variation("llvm.amdgcn.ds.bpermute") == "operands"
    assert variation("llvm.amdgcn.ds.permute") == "divergent"  # LLVM takes it for uniform
    assert variation("llvm.fma.f32") == "operands"
    assert variation("llvm.amdgcn.wave.reduce.umax.i32") == "operands"
    assert variation("llvm.amdgcn.workitem.id.y") == "divergent"
    assert variation("llvm.read_register.i32") == "divergent"
    assert variation("llvm.amdgcn.an.intrinsic.of.tomorrow") == "divergent"
    assert variation("helper") == "divergent"

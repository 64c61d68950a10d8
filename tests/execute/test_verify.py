# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What executing two versions finds, and what it does not find fault with."""

import importlib.util
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from irtools.analysis.selection import target_of
from irtools.execute import Executor, Verification, case_of, verify
from irtools.ir.model import Function
from irtools.ir.reader import read_text
from irtools.ir.source import load, parse
from irtools.target import load_target

TARGET = load_target("gfx942")
FAST = re.compile(r" (?:fast|nnan|ninf|nsz|arcp|contract|afn|reassoc)(?= )")
# Rewritten by LLVM, a kernel computes the same: so says LLVM.
PASSES = (
    "sink", "early-cse", "gvn", "licm", "instcombine<no-verify-fixpoint>", "default<O3>",
    "simplifycfg", "loop-unroll", "structurizecfg", "infer-address-spaces", "reassociate",
    "separate-const-offset-from-gep", "slsr", "jump-threading",
)  # fmt: skip


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    with Executor() as executor:
        yield executor


def sample(samples: Path, name: str, target: str = "gfx942") -> Function:
    (module,) = load(str(samples / target / f"{name}.ll"))
    kernel = module.kernels[0]
    return module.extract(kernel).function(kernel.name)


def changed(kernel: Function, old: str, new: str, count: int = 1) -> Function:
    """The kernel with some text of its module replaced."""
    text = kernel.module.text
    assert old in text
    return read_text(text.replace(old, new, count), "changed.ll").function(kernel.name)


def stems() -> list[str]:
    folder = Path(__file__).parents[2] / "samples" / "gfx942"
    return sorted(file.stem for file in folder.glob("*.ll"))


@pytest.mark.parametrize("name", stems())
def test_correct_changes_are_not_found_fault_with(
    samples: Path, executor: Executor, tool: Callable[[str], str], name: str
) -> None:
    kernel = sample(samples, name)
    text = FAST.sub("", kernel.module.text)  # with those flags LLVM may change results
    before = read_text(text, name).function(kernel.name)
    # Each sample with a few of the passes; all of them with the first.
    source = random.Random(name)
    passes = PASSES if name == stems()[0] else source.sample(PASSES, 3)
    for each in passes:
        done = subprocess.run(
            [tool("opt-22"), "-mtriple=amdgcn-amd-amdhsa", "-mcpu=gfx942", f"-passes={each}", "-S"],
            input=text, capture_output=True, text=True, check=True,
        )  # fmt: skip
        after = read_text(done.stdout, name).function(kernel.name)
        found = verify(before, after, target_of(before), executor)
        assert found.level in ("proved", "tested"), f"{each}: {found}"


def body(text: str, *, lds: str = "") -> Function:
    module = parse(
        f"""
target triple = "amdgcn-amd-amdhsa"
{lds}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr float, ptr addrspace(1) %in, i32 %id
  %to = getelementptr float, ptr addrspace(1) %out, i32 %id
{text}
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" }}
""",
        "test.ll",
    )
    return module.function("k")


def outcome(before: Function, after: Function, executor: Executor, **more: object) -> Verification:
    return verify(before, after, TARGET, executor, **more)  # type: ignore[arg-type]


# What a faulty version of each of our passes would make.
SLOTS = "@slots = internal addrspace(3) global [512 x float] undef, align 4"


def demoted(slot: str) -> str:
    return f"""
  %x = load float, ptr addrspace(1) %at
  {slot}
  %slot = getelementptr float, ptr addrspace(3) @slots, i32 %index
  store volatile float %x, ptr addrspace(3) %slot
  %again = load volatile float, ptr addrspace(3) %slot
  %r = fadd float %again, 1.0
  store float %r, ptr addrspace(1) %to
  ret void"""


KEPT = """
  %x = load float, ptr addrspace(1) %at
  %r = fadd float %x, 1.0
  store float %r, ptr addrspace(1) %to
  ret void"""

TWICE = """
  %x = load float, ptr addrspace(1) %at
  store float 0.0, ptr addrspace(1) %at
  {before}
  store float %x, ptr addrspace(1) %to
  ret void"""

LOOP = """
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %sum = phi float [ 0.0, %0 ], [ %more, %loop ]
  %from = getelementptr float, ptr addrspace(1) %in, i32 %i
  %x = load float, ptr addrspace(1) %from
  %more = fadd float %sum, %x
  %next = add i32 %i, 1
  %go = icmp slt i32 %next, {bound}
  br i1 %go, label %loop, label %after
after:
  store float %more, ptr addrspace(1) %to
  ret void"""

EXCHANGE = """
  %x = load float, ptr addrspace(1) %at
  %slot = getelementptr float, ptr addrspace(3) @slots, i32 %id
  store float %x, ptr addrspace(3) %slot
  {barrier}
  %other = xor i32 %id, 65
  %from = getelementptr float, ptr addrspace(3) @slots, i32 %other
  %y = load float, ptr addrspace(3) %from
  store float %y, ptr addrspace(1) %to
  ret void"""

SCALED = """
  %x = load float, ptr addrspace(1) %at
  %y = fmul float %x, {factor}
  store float %y, ptr addrspace(1) %to
  ret void"""


def test_fast_math_allows_other_last_digits(executor: Executor) -> None:
    before, near, far = (
        body(SCALED.format(factor=each))
        for each in ("3.0", "0x4008000020000000", "0x4008100000000000")
    )
    assert outcome(before, near, executor).level == "mismatch"
    found = outcome(before, near, executor, assumptions=("fast-math",))
    assert found.level == "not verifiable"
    assert found.reason.startswith("fast-math rounds otherwise: argument 1, byte 0: float ")
    assert outcome(before, far, executor, assumptions=("fast-math",)).level == "mismatch"


OFFSET = """
  %index = add i32 %n, %id
  {wide}
  %from = getelementptr i8, ptr addrspace(1) %in, i64 %bytes
  %x = load float, ptr addrspace(1) %from
  store float %x, ptr addrspace(1) %to
  ret void"""
WIDE = "%long = sext i32 %index to i64\n%bytes = mul i64 %long, 4"
NARROW = "%short = mul i32 %index, 4\n%bytes = zext i32 %short to i64"
TOO_NARROW = (
    "%short = mul i32 %index, 4\n%low = trunc i32 %short to i8\n%bytes = zext i8 %low to i64"
)

FIRST_LANE = """
  %row = lshr i32 %id, {shift}
  {scalar}
  %f = uitofp i32 %r to float
  store float %f, ptr addrspace(1) %to
  ret void"""
SCALAR = "%r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %row)"

FAULTY = {
    "overlapping LDS slots": (
        KEPT,
        demoted("%index = lshr i32 %id, 1"),
    ),
    "too few LDS slots": (KEPT, demoted("%index = and i32 %id, 63")),
    "a load sunk across a store": (
        TWICE.format(before=""),
        TWICE.format(before="").replace("%x = load float, ptr addrspace(1) %at\n", "").replace(
            "  \n", "  %x = load float, ptr addrspace(1) %at\n"
        ),
    ),
    "a dropped barrier": (
        EXCHANGE.format(barrier="call void @llvm.amdgcn.s.barrier()"),
        EXCHANGE.format(barrier=""),
    ),
    "a wrong bound": (LOOP.format(bound="%n"), LOOP.format(bound="31")),
    "an offset of too few bits": (OFFSET.format(wide=WIDE), OFFSET.format(wide=TOO_NARROW)),
    "a value that is not uniform": (
        FIRST_LANE.format(shift=3, scalar="%r = add i32 %row, 0"),
        FIRST_LANE.format(shift=3, scalar=SCALAR),
    ),
    "an invariant that is none": (
        LOOP.format(bound="%n"),
        LOOP.format(bound="%n").replace("%in, i32 %i", "%in, i32 0"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTY)
def test_faulty_rewrites_are_caught(executor: Executor, fault: str) -> None:
    old, new = FAULTY[fault]
    found = outcome(body(old, lds=SLOTS), body(new, lds=SLOTS), executor)
    assert found.level == "mismatch", found
    assert found.mismatch is not None
    assert found.mismatch.place.startswith("argument 1, byte")


def test_slots_of_their_own_are_fine(executor: Executor) -> None:
    found = outcome(body(KEPT), body(demoted("%index = add i32 %id, 0"), lds=SLOTS), executor)
    assert found.level == "tested", found


def test_an_assumption_is_satisfied_and_its_violation_shown(executor: Executor) -> None:
    before, after = body(OFFSET.format(wide=WIDE)), body(OFFSET.format(wide=NARROW))
    found = outcome(before, after, executor, assumptions=("nonnegative-index", "offset-below-4gib"))
    assert found.level == "tested"
    assert found.violation == "without nonnegative-index or offset-below-4gib the results differ"
    assert outcome(before, after, executor).level == "mismatch"


def test_a_launch_that_breaks_an_assumption_on_the_way(executor: Executor) -> None:
    # The arguments are not negative, but what is computed of them is, in some launches.
    before = body(
        OFFSET.format(wide=f"%less = sub i32 %index, 40\n{WIDE.replace('%index', '%less')}")
    )
    after = body(
        OFFSET.format(wide=f"%less = sub i32 %index, 40\n{NARROW.replace('%index', '%less')}")
    )
    found = outcome(before, after, executor, assumptions=("nonnegative-index",))
    assert found.level == "tested"
    assert found.violation == "without nonnegative-index the results differ"


def test_a_value_that_is_assumed_uniform(executor: Executor) -> None:
    before = body(FIRST_LANE.format(shift=6, scalar="%r = add i32 %row, 0"))
    after = body(FIRST_LANE.format(shift=6, scalar=SCALAR))
    found = outcome(before, after, executor, assumptions=("value-uniform",))
    assert found.level == "tested"
    # Of rows of 8 lanes only the launches with one work-item satisfy it.
    before = body(FIRST_LANE.format(shift=3, scalar="%r = add i32 %row, 0"))
    after = body(FIRST_LANE.format(shift=3, scalar=SCALAR))
    found = outcome(before, after, executor, assumptions=("value-uniform",))
    assert found.violation == "without value-uniform the results differ"


def test_what_no_input_reaches_is_not_called_tested(executor: Executor) -> None:
    guarded = """
  %never = icmp eq i32 %n, 123456789
  br i1 %never, label %there, label %end
there:
  store float {value}, ptr addrspace(1) %to
  br label %end
end:
  store float 3.0, ptr addrspace(1) %to
  ret void"""
    found = outcome(body(guarded.format(value="1.0")), body(guarded.format(value="2.0")), executor)
    assert (found.level, found.reason) == ("not verifiable", "no input reached what has changed")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("  br label %loop\nloop:\n  br label %loop", "out of fuel"),
        ("  unreachable", "trapped"),
    ],
)
def test_a_kernel_that_does_not_end(executor: Executor, text: str, reason: str) -> None:
    stores = f"  store float {{}}, ptr addrspace(1) %to\n{text}"
    found = outcome(body(stores.format("1.0")), body(stores.format("2.0")), executor)
    assert found.level == "not verifiable"
    assert reason in found.reason


def test_a_version_that_does_not_end(executor: Executor) -> None:
    after = LOOP.format(bound="%n").replace("%next = add i32 %i, 1", "%next = add i32 %i, 0")
    found = outcome(body(LOOP.format(bound="%n")), body(after), executor)
    assert found.level == "mismatch"
    assert found.mismatch is not None
    assert found.mismatch.ended == "out of fuel"


def test_any_address_is_harmless(executor: Executor) -> None:
    wild = """
  %wild = inttoptr i64 {address} to ptr addrspace(1)
  %x = load float, ptr addrspace(1) %wild
  store float %x, ptr addrspace(1) %wild
  %y = fadd float %x, 0.0
  store float {result}, ptr addrspace(1) %to
  ret void"""
    for address in ("0", "-8", "140737488355328", "4096"):
        before, after = (body(wild.format(address=address, result=r)) for r in ("%x", "%y"))
        assert outcome(before, after, executor).level == "tested"


def test_promises_are_noted(executor: Executor) -> None:
    before = body(OFFSET.format(wide=WIDE))
    after = body(OFFSET.format(wide=WIDE).replace("add i32 %n", "add nsw i32 %n"))
    found = outcome(before, after, executor)
    assert found.level == "tested"
    assert found.note == "it promises more than the original (nsw), which is not tested"


def test_given_launches(executor: Executor) -> None:
    before = body(LOOP.format(bound="%n"))
    after = body(LOOP.format(bound="31"))
    data = np.ones(64, np.float32)
    for n, level in ((31, "tested"), (30, "mismatch")):
        case = case_of(before, 1, 32, [data, np.zeros(32, np.float32), n])
        assert outcome(before, after, executor, cases=[case]).level == level


CALLED = """
define internal float @helper(float %x) #1 {{
  %shifted = call float @deeper(float %x)
  %r = fadd float %shifted, 1.0
  ret float %r
}}
define internal float @deeper(float %x) #1 {{
  %r = fmul float %x, {factor}
  ret float %r
}}
attributes #1 = {{ noinline "target-cpu"="gfx942" }}
"""


def test_races_are_not_held_against_a_change(executor: Executor) -> None:
    # Every lane reads what its neighbour writes, with nothing to order them.
    racing = """
  %slot = getelementptr float, ptr addrspace(3) @slots, i32 %id
  %other = xor i32 %id, 1
  %next = getelementptr float, ptr addrspace(1) %out, i32 %other
  {early}
  store float 3.0, ptr addrspace(3) %slot
  {late}
  %v = fadd float %y, 1.0
  store float %v, ptr addrspace(1) %to
  ret void"""
    load = "%y = load float, ptr addrspace(1) %next"
    early, late = racing.format(early=load, late=""), racing.format(early="", late=load)
    found = outcome(body(early, lds=SLOTS), body(late, lds=SLOTS), executor)
    assert found.level in ("proved", "tested"), found


def test_functions_that_are_called(executor: Executor) -> None:
    text = """
  %x = load float, ptr addrspace(1) %at
  %r = call float @helper(float %x)
  store float %r, ptr addrspace(1) %to
  ret void"""
    before, same, other = (body(text, lds=CALLED.format(factor=f)) for f in ("2.0", "2.0", "3.0"))
    assert outcome(before, same, executor).level in ("proved", "tested")
    assert outcome(before, other, executor).level == "mismatch"


def test_tables_that_differ(executor: Executor) -> None:
    text = """
  %slot = and i32 %id, 3
  %from = getelementptr [4 x float], ptr addrspace(4) @table, i32 0, i32 %slot
  %x = load float, ptr addrspace(4) %from
  store float %x, ptr addrspace(1) %to
  ret void"""
    table = "@table = internal addrspace(4) constant [4 x float] [float 1.0, float 2.0, {}, {}]"
    one, other = (
        body(text, lds=table.format(*pair))
        for pair in (("float 3.0", "float 4.0"), ("float 3.0", "float 5.0"))
    )
    assert outcome(one, one, executor).level == "proved"
    assert outcome(one, other, executor).level == "mismatch"


def test_the_same_twice(samples: Path, executor: Executor) -> None:
    kernel = sample(samples, "reduce_warp")
    after = changed(kernel, "fadd contract float", "fsub contract float")
    first = verify(kernel, after, TARGET, executor)
    with Executor() as other:
        assert verify(kernel, after, TARGET, other) == first
    assert first.level == "mismatch"


def mutants() -> ModuleType:
    path = Path(__file__).parents[2] / "benchmarks" / "mutants.py"
    spec = importlib.util.spec_from_file_location("mutants", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_planted_mistakes_are_caught(samples: Path, executor: Executor) -> None:
    """A few of what ``benchmarks/mutants.py`` plants everywhere."""
    module = mutants()
    caught = survived = 0
    for name in ("su3_matvec", "stencil27", "lbm", "late_coefficients"):
        kernel = sample(samples, name)
        for kind, _, text in module.planted(kernel, 1, random.Random(2)):
            if kind in ("sext → zext", "zext → sext"):
                continue  # of what is never negative
            after = read_text(text, name).function(kernel.name)
            level = verify(kernel, after, TARGET, executor).level
            caught += level == "mismatch"
            survived += level == "tested"
    assert caught >= 9 * survived
    assert caught > 40

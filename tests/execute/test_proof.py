# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The proof holds for what the passes that assume nothing do, and for no planted mistake."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.selection import target_of
from irtools.errors import InputError
from irtools.execute import prove_equal
from irtools.ir.edit import InstructionEdit
from irtools.ir.model import Function, Instruction
from irtools.ir.source import load, parse
from irtools.rewrite import Subject, load_pass

SAMPLES = sorted((Path(__file__).parents[2] / "samples/gfx942").glob("*.ll"))
KERNEL = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
@lds = internal addrspace(3) global [64 x i32] poison
define amdgpu_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n) {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %t
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %t
  %l = getelementptr i32, ptr addrspace(3) @lds, i32 %t
  br label %body
body:
{}
  br label %end
end:
  ret void
}}
"""


def proved(before: str, after: str) -> bool:
    """Whether two bodies of the kernel are proved equal."""
    one, other = (parse(KERNEL.format(body)).kernels[0] for body in (before, after))
    return prove_equal(one, other, wave_size=64).proved


def rewritten(kernel: Function, name: str) -> Function | None:
    """A kernel with all that a pass proposes of its first family; None for nothing."""
    subject = Subject(KernelAnalysis(kernel, target_of(kernel)), None, 8)
    rewrites = list(load_pass(name).propose(subject))
    edits = [edit for each in rewrites if each.family == rewrites[0].family for edit in each.edits]
    return kernel.module.apply(edits).function(kernel.name) if edits else None


@pytest.mark.parametrize("path", SAMPLES, ids=[path.stem for path in SAMPLES])
@pytest.mark.parametrize("name", ["sink", "rematerialize", "unhoist"])
def test_what_the_passes_do_is_proved(path: Path, name: str) -> None:
    for kernel in load(str(path))[0].kernels:
        changed = rewritten(kernel, name)
        if changed is not None:
            proof = prove_equal(kernel, changed, wave_size=64)
            # Alias analysis no longer sees that two addresses differ by a constant.
            assert proof.proved or (path.stem, name) == ("softmax_global", "rematerialize")


def test_what_is_assumed_is_not_proved() -> None:
    (kernel,) = load(str(SAMPLES[0].parent / "reduce_warp.ll"))[0].kernels
    for name in ("uniform-values", "narrow-addresses"):
        changed = rewritten(kernel, name)
        assert changed is not None
        assert not prove_equal(kernel, changed, wave_size=64).proved


MUTATIONS = [
    (r"\badd ", "sub "), (r"\bfadd ", "fsub "), (r"\bfmul ", "fadd "), (r"\bfsub ", "fadd "),
    (r"\bsub ", "add "), (r"\bmul ", "add "), (r"\band ", "or "), (r"\bshl ", "lshr "),
    (r"\bnuw ", ""), (r"\bnsw ", ""), (r"\bcontract ", ""), (r"\binbounds ", ""),
    (r"icmp slt", "icmp sle"), (r"icmp eq", "icmp ne"), (r"fcmp ogt", "fcmp oge"),
    (r"\bsext ", "zext "), (r", i64 (\d+)$", r", i64 1\1"), (r", i32 (\d+)$", r", i32 1\1"),
    (r"select (i1 [^,]+), (.*), (.*)$", r"select \1, \3, \2"),
    (r"\[ ([^]]*), (%[^]]*) \], \[ ([^]]*), (%[^]]*) \]", r"[ \3, \2 ], [ \1, \4 ]"),
    (r"br i1 ([^,]*), label (%[^,]*), label ([^,]*)", r"br i1 \1, label \3, label \2"),
]  # fmt: skip


def mutants(kernel: Function, every: int) -> Iterator[tuple[Instruction, str]]:
    """Instructions with something else in their place, of each ``every``-th."""
    for instruction in kernel.instructions[::every]:
        code, found, rest = instruction.text.partition(", !")
        for pattern, replacement in MUTATIONS:
            changed = re.sub(pattern, replacement, code)
            if changed != code:
                yield instruction, f"{changed}{found}{rest}"
        if instruction.opcode == "store":
            yield instruction, ""


@pytest.mark.parametrize("path", SAMPLES, ids=[path.stem for path in SAMPLES])
def test_no_planted_mistake_is_proved(path: Path) -> None:
    kernel = load(str(path))[0].kernels[0]
    assert prove_equal(kernel, kernel, wave_size=64).proved
    tried = 0
    for instruction, text in mutants(kernel, max(1, len(kernel.instructions) // 12)):
        try:
            module = kernel.module.apply([InstructionEdit(instruction, text)])
        except InputError:
            continue  # no valid IR
        tried += 1
        changed = module.function(kernel.name)
        assert not prove_equal(kernel, changed, wave_size=64).proved, (instruction.text, text)
    assert tried


LOAD_AND_STORE = "%x = load i32, ptr addrspace(1) %p\nstore i32 1, ptr addrspace(1) {}\n"
USE = "store i32 %x, ptr addrspace(1) %q\n"


def test_a_load_moves_over_what_cannot_change_it_alone() -> None:
    before = LOAD_AND_STORE.format("%b") + USE
    assert proved(
        before, "store i32 1, ptr addrspace(1) %b\n%x = load i32, ptr addrspace(1) %p\n" + USE
    )
    before = LOAD_AND_STORE.format("%a") + USE
    after = "store i32 1, ptr addrspace(1) %a\n%x = load i32, ptr addrspace(1) %p\n" + USE
    assert not proved(before, after)


def test_a_load_does_not_move_over_a_barrier() -> None:
    load_lds, barrier = (
        "%x = load i32, ptr addrspace(3) %l\n",
        "call void @llvm.amdgcn.s.barrier()\n",
    )
    store = "store i32 %n, ptr addrspace(3) %l\n"
    assert not proved(load_lds + barrier + USE + store, barrier + load_lds + USE + store)


def test_effects_keep_their_order_and_number() -> None:
    one, two = (f"store i32 {value}, ptr addrspace(1) %a\n" for value in (1, 2))
    assert proved(one + two, one + two)
    assert not proved(one + two, two + one)
    assert not proved(one + two, one)
    assert not proved(one, one + one)


def test_volatile_loads_and_freezes_are_themselves() -> None:
    volatile = "%{0} = load volatile i32, ptr addrspace(1) %p\n"
    use = "%s = sub i32 %{}, %{}\nstore i32 %s, ptr addrspace(1) %q\n"
    both = volatile.format("x") + volatile.format("y")
    assert not proved(both + use.format("x", "y"), both + use.format("y", "x"))
    assert not proved(both + use.format("x", "y"), volatile.format("x") + use.format("x", "x"))
    freeze = "%x = freeze i32 %n\n%y = freeze i32 %n\n"
    assert not proved(freeze + use.format("x", "y"), freeze + use.format("x", "x"))


def test_the_first_lane_of_what_is_uniform() -> None:
    use = "store i32 %{}, ptr addrspace(1) %q\n"
    first = "%f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %{0})\n" + use.format("f")
    assert proved(use.format("n"), first.format("n"))
    assert not proved(use.format("t"), first.format("t"))


def test_other_shapes_are_not_proved() -> None:
    body = KERNEL.format("")
    other = body.replace("br label %end\nend:", "br label %more\nmore:\n  br label %end\nend:")
    arguments = body.replace("i32 %n", "i64 %n")
    kernel = parse(body).kernels[0]
    for text, reason in ((other, "the blocks differ"), (arguments, "the arguments differ")):
        assert prove_equal(kernel, parse(text).kernels[0], wave_size=64).reason == reason

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Groups of uses, chains, and the edits that compute a value again or elsewhere."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from support.programs import random_text

from irtools.analysis.kernel import KernelAnalysis
from irtools.backend import LlvmliteBackend, Resources, compile_kernels, optimise_text, text_for
from irtools.ir.model import Function, Instruction, LocalValue
from irtools.ir.source import parse
from irtools.rewrite.recompute import UseGroup, chain_to, move, recompute, use_groups
from irtools.target import load_target

GFX942 = load_target("gfx942")
_HEADER = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out,
                             i32 %n) "target-cpu"="gfx942" {
"""
_FAR = "\n".join(f"  store volatile i32 {n}, ptr addrspace(1) %out" for n in range(30))


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    with closing(LlvmliteBackend()) as opened:
        yield opened


def analysis_of(body: str) -> KernelAnalysis:
    return KernelAnalysis(parse(f"{_HEADER}{body}\n}}").kernels[0], GFX942)


def named(kernel: Function, name: str) -> Instruction:
    (found,) = (each for each in kernel.instructions if each.name == name)
    return found


def groups_of(analysis: KernelAnalysis, name: str) -> list[UseGroup]:
    value = named(analysis.kernel, name)
    return use_groups(value, analysis.users[value.number])


CHAIN = f"""
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %p = getelementptr float, ptr addrspace(1) %in, i64 %wide
  %a = load float, ptr addrspace(1) %p
  %b = fadd float %a, 1.0
  store volatile float %b, ptr addrspace(1) %out
{_FAR}
  store volatile float %b, ptr addrspace(1) %out
  store volatile float %b, ptr addrspace(1) %out
{_FAR}
  store volatile float %b, ptr addrspace(1) %out
  store volatile i32 %x, ptr addrspace(1) %out
  ret void
"""


def test_uses_far_apart_are_groups_and_near_ones_are_not() -> None:
    analysis = analysis_of(CHAIN)
    groups = groups_of(analysis, "b")
    assert [len(group.uses) for group in groups] == [2, 1]
    first, second = (group.point for group in groups)
    assert first.index < second.index
    assert all(block is None for group in groups for _, block in group.uses)
    # Every use is near the definition.
    assert groups_of(analysis, "wide") == []


def test_a_use_by_a_phi_is_at_the_end_of_the_block_it_comes_from() -> None:
    analysis = analysis_of(
        """
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %x, %n
  br i1 %c, label %then, label %end
then:
  %y = add i32 %x, 1
  br label %end
end:
  %z = phi i32 [ %x, %entry ], [ %y, %then ]
  store i32 %z, ptr addrspace(1) %out
  ret void"""
    )
    kernel = analysis.kernel
    (group,) = groups_of(analysis, "x")
    assert group.point is named(kernel, "y")
    (near,) = use_groups(named(kernel, "c"), [named(kernel, "z")]) or [None]
    assert near is None
    (other,) = groups_of(analysis, "y") or [None]
    assert other is None  # right behind its definition


def test_the_chain_ends_at_what_is_in_registers_anyway() -> None:
    analysis = analysis_of(CHAIN)
    kernel = analysis.kernel
    value, groups = named(kernel, "b"), groups_of(analysis, "b")
    chain = chain_to(analysis, value, groups, longest=6)
    assert chain is not None
    assert [each.name for each in chain] == ["wide", "p", "a", "b"]  # %x is live until the end
    assert chain_to(analysis, value, groups, longest=3) is None
    # With ``shared`` it may start from what is loaded, which then lives for longer.
    short = chain_to(analysis, value, groups, longest=3, shared=3)
    assert short == (value,)


@pytest.mark.parametrize(
    "made",
    [
        "%a = load float, ptr addrspace(1) %written",
        "%a = load volatile float, ptr addrspace(1) %read",
        '%a = call float asm sideeffect "v_mov_b32 $0, 1", "=v"()',
    ],
)
def test_what_cannot_be_repeated_ends_it(made: str) -> None:
    analysis = analysis_of(
        f"""
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %read = getelementptr float, ptr addrspace(1) %in, i32 %x
  %written = getelementptr float, ptr addrspace(1) %out, i32 %x
  {made}
  %b = fadd float %a, 1.0
{_FAR}
  store float %b, ptr addrspace(1) %out
  ret void"""
    )
    value, groups = named(analysis.kernel, "b"), groups_of(analysis, "b")
    assert groups
    assert chain_to(analysis, value, groups, longest=6) is None


def test_recomputed_chains_stay_apart_in_the_middle_end(backend: LlvmliteBackend) -> None:
    analysis = analysis_of(CHAIN)
    kernel = analysis.kernel
    groups = groups_of(analysis, "b")
    chain = chain_to(analysis, named(kernel, "b"), groups, longest=6)
    assert chain is not None
    edits = recompute(analysis, chain, groups)
    assert edits is not None
    changed = kernel.module.apply(edits)
    assert changed.text.count(" fadd ") == 3
    text = optimise_text(backend, text_for(changed, changed.text, GFX942), GFX942)
    assert text.count(" fadd ") == 3
    assert text.count(" load float") == 3


def test_pinned_to_an_iteration_it_stays_in_the_loop(backend: LlvmliteBackend) -> None:
    analysis = analysis_of(
        """
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = mul i32 %x, 77
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = add i32 %y, %i
  store volatile i32 %sum, ptr addrspace(1) %out
  store volatile i32 %x, ptr addrspace(1) %out
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void"""
    )
    kernel = analysis.kernel
    groups = groups_of(analysis, "y")
    chain = chain_to(analysis, named(kernel, "y"), groups, longest=6)
    assert chain is not None
    edits = recompute(analysis, chain, groups, pinned=named(kernel, "i"))
    assert edits is not None
    changed = kernel.module.apply(edits)
    text = optimise_text(backend, text_for(changed, changed.text, GFX942), GFX942)
    again = parse(text).kernels[0]
    inside = [each for each in again.instructions if each.opcode == "mul"]
    assert inside
    phis = {each.block for each in again.instructions if each.opcode == "phi"}
    assert all(each.block in phis for each in inside)


def test_moving_leaves_the_value_once_under_its_name(backend: LlvmliteBackend) -> None:
    for jump in ("", "  br label %later\nlater:\n"):
        analysis = analysis_of(
            f"entry:\n%x = call i32 @llvm.amdgcn.workitem.id.x()\n%y = mul i32 %x, 77\n{_FAR}\n"
            f"{jump}  %z = add i32 %x, 5\nstore i32 %z, ptr addrspace(1) %out\n"
            "store i32 %y, ptr addrspace(1) %out\nstore i32 %x, ptr addrspace(1) %out\nret void"
        )
        kernel = analysis.kernel
        value = named(kernel, "y")
        (group,) = groups_of(analysis, "y")
        chain = chain_to(analysis, value, [group], longest=6)
        assert chain == (value,)
        edits = move(analysis, chain, group)
        assert edits is not None
        changed = kernel.module.apply(edits).kernels[0]
        (moved,) = (each for each in changed.instructions if each.opcode == "mul")
        assert (moved.name, moved.block.name) == ("y", "later" if jump else "entry")
        (user,) = (each for each in changed.instructions if moved in each.operands)
        assert moved.index == user.index - 1
        # Inside a block it is pinned to what comes before.
        assert len(changed.instructions) == len(kernel.instructions) + (not jump)
        found = compile_kernels(backend, changed.module, [changed], GFX942)["k"]
        assert isinstance(found, Resources), found


@pytest.mark.parametrize("block", range(4))
def test_edits_of_random_kernels_are_accepted(block: int, backend: LlvmliteBackend) -> None:
    """LLVM's verifier accepts each edit, and all of a kernel together, and generates code."""
    made = 0
    for seed in range(block * 60, block * 60 + 60):
        kernel = parse(random_text(seed, most=7)).kernels[0]
        analysis = KernelAnalysis(kernel, GFX942)
        together = []
        for value in kernel.instructions:
            if not analysis.demand.vgprs[value.number]:
                continue  # no pass looks at it
            # Without the rule that uses near the definition need no copy there would be few.
            groups = [
                UseGroup(user, ((user, None),))
                for user in analysis.users[value.number]
                if user.opcode != "phi"
            ] + use_groups(value, analysis.users[value.number])
            for group in groups:
                chain = chain_to(analysis, value, [group], longest=8, shared=2)
                edits = recompute(analysis, chain, [group]) if chain else None
                if edits:
                    made += 1
                    together.append(edits)
                    kernel.module.apply(edits)
        taken: list[object] = []
        seen: set[tuple[Instruction, LocalValue]] = set()
        for edits in together:
            reads = {(each.user, each.old) for each in edits if hasattr(each, "user")}
            if not reads & seen:
                seen |= reads
                taken += edits
        if not taken:
            continue
        changed = kernel.module.apply(taken)  # type: ignore[arg-type]
        found = compile_kernels(backend, changed, changed.kernels, GFX942)["k"]
        assert isinstance(found, Resources), f"seed {seed}: {found}"
    assert made > 20

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each function needs itself, against the sums that LLVM makes of it."""

import re
from collections.abc import Iterator, Mapping

import pytest

from irtools.backend import LlvmliteBackend, OwnResources, Resources, compile_kernels
from irtools.backend.functions import read_functions
from irtools.ir.source import parse
from irtools.target import load_target

CALLS = """
target triple = "amdgcn-amd-amdhsa"
define internal float @"heavy (\\22a\\22, b+c)"(ptr addrspace(1) %p, float %a) noinline {
  %array = alloca [4 x i32], addrspace(5)
  %x = load volatile <32 x float>, ptr addrspace(1) %p
  %y = load volatile <32 x float>, ptr addrspace(1) %p
  store volatile i32 1, ptr addrspace(5) %array
  %t = call float @leaf(float %a)
  %u = insertelement <32 x float> %x, float %t, i32 0
  %z = fadd <32 x float> %u, %y
  store volatile <32 x float> %z, ptr addrspace(1) %p
  ret float %t
}
define float @leaf(float %a) noinline {
  %b = fmul float %a, 3.0
  ret float %b
}
define internal float @again(float %a) noinline {
  %b = call float @again(float %a)
  ret float %b
}
declare float @elsewhere(float)
define amdgpu_kernel void @k(ptr addrspace(1) %p, float %a) {
  %v = call float @"heavy (\\22a\\22, b+c)"(ptr addrspace(1) %p, float %a)
  store float %v, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @unknown(ptr addrspace(1) %p, float %a, ptr %f) {
  %v = call float @again(float %a)
  %w = call float @elsewhere(float %v)
  %x = call float %f(float %w)
  store float %x, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @alone(ptr addrspace(1) %p) {
  store float 1.0, ptr addrspace(1) %p
  ret void
}
"""
HEAVY = 'heavy ("a", b+c)'


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    backend = LlvmliteBackend()
    yield backend
    backend.close()


@pytest.fixture(scope="module")
def compiled(backend: LlvmliteBackend) -> Mapping[str, Resources]:
    module = parse(CALLS)
    found = compile_kernels(backend, module, module.kernels, load_target("gfx942"))
    return {name: each for name, each in found.items() if isinstance(each, Resources)}


def test_the_kernel_and_what_it_calls_in_turn(compiled: Mapping[str, Resources]) -> None:
    kernel, heavy, leaf = compiled["k"].functions
    assert (kernel.name, kernel.callees, kernel.calls_unknown) == ("k", (HEAVY,), False)
    assert (heavy.name, heavy.callees) == (HEAVY, ("leaf",))
    assert (leaf.name, leaf.callees) == ("leaf", ())
    assert heavy.vgprs > kernel.vgprs > leaf.vgprs
    assert heavy.scratch >= 16


def test_llvm_gives_a_kernel_the_most_of_them(compiled: Mapping[str, Resources]) -> None:
    found = compiled["k"]
    vgprs = max(each.vgprs for each in found.functions)
    agprs = max(each.agprs for each in found.functions)
    assert agprs == found.agprs > 0
    assert found.vgprs == -(-vgprs // 4) * 4 + agprs
    assert found.sgprs == max(each.sgprs for each in found.functions) + 6  # VCC and others
    assert found.scratch == sum(each.scratch for each in found.functions)  # one calls the next


def test_calls_of_what_is_not_known(compiled: Mapping[str, Resources]) -> None:
    kernel, again = compiled["unknown"].functions
    assert (kernel.callees, kernel.calls_unknown) == (("again",), True)
    assert again.callees == ()  # LLVM leaves out that it calls itself
    # Any function can be behind the pointer.
    assert compiled["unknown"].vgprs == compiled["k"].vgprs > kernel.vgprs


def test_a_kernel_that_calls_nothing(compiled: Mapping[str, Resources]) -> None:
    (own,) = compiled["alone"].functions
    assert (own.vgprs, own.agprs) == (compiled["alone"].vgprs, 0)


@pytest.mark.parametrize("target", ["gfx908", "gfx942", "gfx1100"])
def test_functions_without_calls_are_as_llvm_prints_them(
    target: str, backend: LlvmliteBackend
) -> None:
    assembly = backend.assembly(CALLS, target, "")
    own = read_functions(assembly)["leaf"]
    printed = assembly[assembly.index("\nleaf:") :]
    (vgprs, scratch) = (
        int(re.search(rf"; {what}: (\d+)\n", printed)[1])  # type: ignore[index]
        for what in ("NumVgprs", "ScratchSize")
    )
    assert (own.vgprs, own.scratch) == (vgprs, scratch)
    assert own == OwnResources("leaf", vgprs, 0, own.sgprs, scratch, (), False)


def test_an_llvm_that_does_not_say() -> None:
    assert read_functions("k: ; @k\n\ts_endpgm\n\t.set other, 1\n") == {}

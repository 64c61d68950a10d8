# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which kernels are meant, and their targets."""

import pytest

from irtools.analysis.selection import select_kernels, target_of
from irtools.errors import InputError, TargetError
from irtools.ir.model import Function, display_name
from irtools.ir.source import parse


def kernel(attributes: str, triple: str = "amdgcn-amd-amdhsa") -> Function:
    return parse(
        f'target triple = "{triple}"\n'
        f"define amdgpu_kernel void @k() #0 {{ ret void }}\nattributes #0 = {{ {attributes} }}"
    ).kernels[0]


MODULE = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @_Z4stepIfLi3EEvPT_() { ret void }
define amdgpu_kernel void @_ZN2ns5otherEi() { ret void }
define void @_Z6helperv() { ret void }
"""


@pytest.mark.parametrize(
    ("patterns", "expected"),
    [
        ([], ["step<float, 3>", "ns::other"]),
        (["*"], ["step<float, 3>", "ns::other"]),
        (["_Z4step*"], ["step<float, 3>"]),
        (["ns::other"], ["ns::other"]),
        (["ns::other(int)"], ["ns::other"]),
        (["step<*>", "ns::*"], ["step<float, 3>", "ns::other"]),
        (["*helper*"], []),
        (["STEP*"], []),
    ],
)
def test_patterns(patterns: list[str], expected: list[str]) -> None:
    chosen = select_kernels(parse(MODULE), patterns)
    assert [found.display_name for found in chosen] == expected


def test_a_module_without_kernels() -> None:
    module = parse('target triple = "amdgcn-amd-amdhsa"\ndefine void @f() { ret void }', "f.ll")
    with pytest.raises(InputError, match=r"f\.ll: no kernels .*it defines f"):
        select_kernels(module, [])


def test_the_target_of_the_ir_and_of_the_user() -> None:
    found = kernel('"target-cpu"="gfx90a"')
    assert target_of(found).name == "gfx90a"
    assert target_of(found, "gfx1201").name == "gfx1201"


def test_the_target_in_the_triple_of_a_newer_llvm() -> None:
    assert target_of(kernel("nounwind", "amdgpu9.42-amd-amdhsa")).name == "gfx942"


@pytest.mark.parametrize(
    ("target", "features", "size"),
    [
        ("gfx1100", "", 32),
        ("gfx1100", "+wavefrontsize32", 32),
        ("gfx1100", "+dl-insts,+wavefrontsize64", 64),
        ("gfx942", "", 64),
        ("gfx942", "+wavefrontsize32", 64),  # it has no such waves
    ],
)
def test_the_wave_size_of_the_kernel(target: str, features: str, size: int) -> None:
    found = kernel(f'"target-cpu"="{target}" "target-features"="{features}"')
    assert target_of(found).wave_size == size


def test_no_target() -> None:
    with pytest.raises(InputError, match="names no target; choose one with --mcpu"):
        target_of(kernel("nounwind"))
    with pytest.raises(InputError, match='compiled for "generic"'):
        target_of(kernel('"target-cpu"="generic"'))
    with pytest.raises(TargetError, match="<string>: k: unknown target 'gfx700'"):
        target_of(kernel('"target-cpu"="gfx700"'))
    with pytest.raises(TargetError, match="unknown target 'mi300'"):
        target_of(kernel('"target-cpu"="gfx90a"'), "mi300")


@pytest.mark.parametrize(
    ("demangled", "shown"),
    [
        ("k", "k"),
        ("void k<int>(float*, int)", "k<int>"),
        ("ns::k(double const*)", "ns::k"),
        (
            "void (anonymous namespace)::k<(ns::kind)2>(int)",
            "(anonymous namespace)::k<(ns::kind)2>",
        ),
        ("std::vector<int> f<A<B>>(int (*)(int))", "f<A<B>>"),
        ("ns::functor::operator()(int) const", "ns::functor::operator()"),
        ("ns::index::operator unsigned int() const", "ns::index::operator unsigned int"),
        ("decltype(max((int)(), (int)())) lowest<int>(int, int)", "lowest<int>"),
        ("void run<main::{lambda(int)#1}>(int)", "run<main::{lambda(int)#1}>"),
    ],
)
def test_display_names(demangled: str, shown: str) -> None:
    assert display_name(demangled) == shown

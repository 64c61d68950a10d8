# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Private arrays: why they are in memory, and whether LLVM's backend can keep them in registers."""

import subprocess
from collections.abc import Callable

import pytest

from irtools.analysis.kernel import KernelAnalysis
from irtools.ir.source import parse
from irtools.target import load_target

ESCAPES, INDEX = "address escapes", "index known at run time only"
STORE_AND_LOAD = """
    %a = getelementptr i32, ptr addrspace(5) %array, i32 %n
    store i32 %n, ptr addrspace(5) %a
    %b = getelementptr i32, ptr addrspace(5) %array, i32 1
    %x = load i32, ptr addrspace(5) %b
    store i32 %x, ptr addrspace(1) %p"""
CASES = [
    # type, uses, attributes; the reasons, and the VGPRs that LLVM can keep it in
    ("[32 x i32]", STORE_AND_LOAD, "", [INDEX], 32),
    ("[33 x i32]", STORE_AND_LOAD, "", [INDEX], 0),  # too large
    ("[17 x i32]", STORE_AND_LOAD, '"amdgpu-promote-alloca-to-vector-max-regs"="16"', [INDEX], 0),
    ("[17 x i32]", STORE_AND_LOAD, '"amdgpu-waves-per-eu"="8"', [INDEX], 0),  # 16 are a quarter
    ("[16 x i32]", STORE_AND_LOAD, '"amdgpu-waves-per-eu"="8"', [INDEX], 16),
    ("[2 x [4 x i32]]", STORE_AND_LOAD, "", [INDEX], 8),
    ("<4 x i32>", STORE_AND_LOAD, "", [INDEX], 4),
    ("{ i32, [3 x i32] }", STORE_AND_LOAD, "", [INDEX], 0),  # no array
    (
        "[8 x i32]",
        STORE_AND_LOAD + "\ncall void @take(ptr addrspace(5) %array)",
        "",
        [INDEX, ESCAPES],
        0,
    ),
    (
        "[8 x i32]",
        STORE_AND_LOAD + "\nstore ptr addrspace(5) %b, ptr addrspace(1) %p",
        "",
        [INDEX, ESCAPES],
        0,
    ),
    (
        "[8 x i32]",
        STORE_AND_LOAD + "\nstore volatile i32 0, ptr addrspace(5) %b",
        "",
        [INDEX, ESCAPES],
        0,
    ),
    (
        "[8 x i32]",
        STORE_AND_LOAD
        + "\n%either = select i1 %c, ptr addrspace(5) %a, ptr addrspace(5) %b"
        + "\nstore i32 0, ptr addrspace(5) %either",
        "",
        [INDEX, "one of several pointers"],
        0,
    ),
]


def text(type_: str, uses: str, attributes: str) -> str:
    return f"""
        target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-A5"
        target triple = "amdgcn-amd-amdhsa"
        declare void @take(ptr addrspace(5))
        define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, i1 %c) {attributes} {{
          %array = alloca {type_}, align 16, addrspace(5)
          {uses}
          ret void }}"""


@pytest.mark.parametrize(("type_", "uses", "attributes", "reasons", "vgprs"), CASES)
def test_reasons(type_: str, uses: str, attributes: str, reasons: list[str], vgprs: int) -> None:
    kernel = parse(text(type_, uses, attributes)).kernels[0]
    (array,) = KernelAnalysis(kernel, load_target("gfx942")).private_arrays
    assert sorted(reason.kind for reason in array.reasons) == sorted(reasons)
    assert array.vgprs == vgprs


@pytest.mark.parametrize(("type_", "uses", "attributes", "reasons", "vgprs"), CASES)
def test_as_llvm_promotes(
    type_: str,
    uses: str,
    attributes: str,
    reasons: list[str],
    vgprs: int,
    tool: Callable[[str], str],
) -> None:
    done = subprocess.run(
        [
            *(tool("opt-22"), "-S", "-passes=amdgpu-promote-alloca", "-mtriple=amdgcn-amd-amdhsa"),
            *("-mcpu=gfx942", "-disable-promote-alloca-to-lds"),
        ],
        input=text(type_, uses, attributes),
        capture_output=True,
        text=True,
        check=True,
    )
    assert ("= alloca" in done.stdout) == (vgprs == 0)

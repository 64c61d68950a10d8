# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Traffic by kind of memory."""

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.traffic import Traffic
from irtools.ir.source import parse
from irtools.target import load_target


def test_each_kind_of_memory() -> None:
    kernel = parse("""
        target triple = "amdgcn-amd-amdhsa"
        @lds = internal addrspace(3) global [64 x i32] poison
        define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr %q, ptr addrspace(4) %c,
                                     ptr addrspace(7) %b, i1 %condition) {
          %stack = alloca i32, addrspace(5)
          %x = load i64, ptr addrspace(1) %p
          store i32 1, ptr addrspace(3) @lds
          store i16 1, ptr addrspace(5) %stack
          %y = load i8, ptr %q
          %z = load i32, ptr addrspace(4) %c
          %w = load i32, ptr addrspace(7) %b
          br i1 %condition, label %then, label %done
        then:
          %old = atomicrmw add ptr addrspace(1) %p, i64 1 monotonic
          br label %done
        done:
          ret void }""").kernels[0]
    traffic = KernelAnalysis(kernel, load_target("gfx942")).traffic
    assert next(iter(traffic)) == "global"
    assert traffic == {
        "global": Traffic(2, 1, 12.0, 4.0),  # the atomic operation runs half the time
        "LDS": Traffic(0, 1, 0.0, 4.0),
        "private": Traffic(0, 1, 0.0, 2.0),
        "generic": Traffic(1, 0, 1.0, 0.0),
        "constant": Traffic(1, 0, 4.0, 0.0),
        "buffer": Traffic(1, 0, 4.0, 0.0),
    }

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What loops carry, on a nest written for it."""

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.loops import summarise_loops
from irtools.ir.source import parse
from irtools.target import load_target

NEST = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %item to i64
  %both = add i32 %item, 1
  %outer_only = mul i32 %item, 3
  %after = mul i64 %wide, 5
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %x = add i32 %outer_only, %i
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %j1 = add i32 %j, 1
  %y = add i32 %both, %j
  store i32 %y, ptr addrspace(1) %p
  %more = icmp ult i32 %j1, 4
  br i1 %more, label %inner, label %latch, !llvm.loop !0
latch:
  store i32 %x, ptr addrspace(1) %p
  %i1 = add i32 %i, 1
  %again = icmp ult i32 %i1, %n
  br i1 %again, label %outer, label %exit
exit:
  store i64 %after, ptr addrspace(1) %p
  ret void
}
!0 = distinct !{!0, !1, !2, !3}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.unroll.count", i32 4}
!3 = !{!"llvm.loop.vectorize.enable", i1 false}
"""


def test_a_nest() -> None:
    analysis = KernelAnalysis(parse(NEST).kernels[0], load_target("gfx942"))
    outer, inner = summarise_loops(analysis)
    assert outer.loop.depth == 1
    assert inner.loop.parent is outer.loop
    assert inner.trip_count is not None
    assert inner.trip_count.constant == 4
    assert outer.trip_count is not None
    assert outer.trip_count.constant is None
    assert (inner.iterations, inner.frequency) == (4, 4 * 32)
    assert (outer.iterations, outer.frequency) == (32, 32)
    # %both, %outer_only and the two registers of %after; the outer loop reads the first two.
    assert (outer.carried_vgprs, outer.unused_vgprs) == (4, 2)
    assert [value.name for value in outer.unused] == ["after"]
    # %x comes from outside of the inner loop as well.
    assert (inner.carried_vgprs, inner.unused_vgprs) == (5, 4)
    assert [value.name for value in inner.unused] == ["after", "outer_only", "x"]
    assert (outer.peak_vgprs, inner.peak_vgprs) == (6, 6)  # the five, and %y
    assert inner.hints == ("unroll.count 4", "vectorize.enable false")
    assert outer.hints == ()

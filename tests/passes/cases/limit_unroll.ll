; PASS: limit-unroll
; The innermost loop and the one that runs a known number of times, the one with more VGPRs first.
; What else is known of a loop stays.

; CHECK:      REWRITE inner 1 [1]: keep LLVM from unrolling the loop
; CHECK-NEXT: REWRITE inner 4 [4]: keep LLVM from unrolling the loop more than 4 times
; CHECK-NEXT: REWRITE outer 1 [1]: keep LLVM from unrolling the loop
; CHECK-NEXT: REWRITE outer 4 [4]: keep LLVM from unrolling the loop more than 4 times
; CHECK:      br i1 %c, label %next, label %inner, !llvm.loop ![[INNER:[0-9]+]]
; CHECK:      br i1 %d, label %end, label %outer, !llvm.loop ![[OUTER:[0-9]+]]
; CHECK:      ![[INNER]] = distinct !{![[INNER]], ![[OFF:[0-9]+]]}
; CHECK:      ![[OFF]] = !{!"llvm.loop.unroll.disable"}
; CHECK:      ![[OUTER]] = distinct !{![[OUTER]], ![[PROGRESS:[0-9]+]], ![[OFF]]}
; CHECK:      ![[PROGRESS]] = !{!"llvm.loop.mustprogress"}

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j1, %next ]
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %i1, %inner ]
  %s = phi i32 [ %t, %outer ], [ %s1, %inner ]
  %s1 = mul i32 %s, %t
  %i1 = add i32 %i, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %next, label %inner
next:
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %j
  store i32 %s1, ptr addrspace(1) %p
  %j1 = add i32 %j, 1
  %d = icmp eq i32 %j1, 8
  br i1 %d, label %end, label %outer, !llvm.loop !0
end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}

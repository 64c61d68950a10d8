; PASS: limit-unroll
; Not: a loop that is not to be unrolled anyway, and one around another that runs who knows how often.

; CHECK-NOT: REWRITE
; CHECK:     define amdgpu_kernel void @k

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  br label %outer
outer:
  %j = phi i32 [ 0, %entry ], [ %j1, %next ]
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %i1, %inner ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %i
  store i32 %j, ptr addrspace(1) %p
  %i1 = add i32 %i, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %next, label %inner, !llvm.loop !0
next:
  %j1 = add i32 %j, 1
  %d = icmp eq i32 %j1, %n
  br i1 %d, label %end, label %outer
end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}

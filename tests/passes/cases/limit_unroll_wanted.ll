; PASS: limit-unroll count=2
; FAMILY: 2
; A loop that asks for more gets less; one that asks for as much is left.

; CHECK:      REWRITE loop 1 [1]: keep LLVM from unrolling the loop
; CHECK-NEXT: OPTIMISES
; CHECK-NEXT: REWRITE loop 2 [2]: keep LLVM from unrolling the loop more than 2 times
; CHECK:      REWRITE again 1 [1]: keep LLVM from unrolling the loop
; CHECK-NOT:  REWRITE
; CHECK:      br i1 %c, label %again, label %loop, !llvm.loop ![[LOOP:[0-9]+]]
; CHECK:      ![[LOOP]] = distinct !{![[LOOP]], ![[TWO:[0-9]+]]}
; CHECK-NEXT: ![[TWO]] = !{!"llvm.loop.unroll.count", i32 2}

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ %t, %entry ], [ %s2, %loop ]
  %s1 = mul i32 %s, %t
  %s2 = mul i32 %s1, %s
  %i1 = add i32 %i, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %again, label %loop, !llvm.loop !0
again:
  %j = phi i32 [ 0, %loop ], [ %j1, %again ]
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %j
  store i32 %s2, ptr addrspace(1) %p
  %j1 = add i32 %j, 1
  %d = icmp eq i32 %j1, %n
  br i1 %d, label %end, label %again, !llvm.loop !2
end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", i32 2}

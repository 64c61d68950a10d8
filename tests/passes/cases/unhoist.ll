; PASS: unhoist
; The invariant is computed in the loop, pinned to the iteration by its counter.

; CHECK:      REWRITE w: make {{.*}} again in the loop that uses it
; CHECK:      loop:
; CHECK:      %[[X:x.for.w.[0-9]+]] = call double asm "; [[N:[0-9]+]]", "=v,0,s"(double %x, i32 %k)
; CHECK-NEXT: %[[W:w.for.w.[0-9]+]] = fmul double %[[X]], 3.0
; CHECK-NEXT: %s = fadd double %[[W]], %x

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %z = zext i32 %t to i64
  %p = getelementptr double, ptr addrspace(1) %a, i64 %z
  %x = load double, ptr addrspace(1) %p
  %w = fmul double %x, 3.0
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %f = load <32 x float>, ptr addrspace(1) %a
  %g = load <32 x float>, ptr addrspace(1) %p
  %h = fadd <32 x float> %f, %g
  store <32 x float> %h, ptr addrspace(1) %b
  %s = fadd double %w, %x
  store double %s, ptr addrspace(1) %b
  %k1 = add i32 %k, 1
  %c = icmp eq i32 %k1, 100
  br i1 %c, label %end, label %loop
end:
  ret void
}

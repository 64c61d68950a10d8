; PASS: sink
; The product is needed in one branch only, which runs no more often. It moves there.

; CHECK:      REWRITE w: compute %w at its first use
; CHECK:      entry:
; CHECK-NOT:  fmul double
; CHECK:      then:
; CHECK:      %w = fmul double %x, %y
; CHECK-NEXT: %s = fadd double %w, 1.0

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) noalias readonly %a, ptr addrspace(1) noalias %b, double %y) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %z = zext i32 %t to i64
  %p = getelementptr double, ptr addrspace(1) %a, i64 %z
  %x = load double, ptr addrspace(1) %p
  %w = fmul double %x, %y
  %f = load <32 x float>, ptr addrspace(1) %a
  %g = load <32 x float>, ptr addrspace(1) %p
  %h = fadd <32 x float> %f, %g
  %h2 = fmul <32 x float> %h, %g
  %h3 = fmul <32 x float> %h2, %g
  store <32 x float> %h3, ptr addrspace(1) %b
  %c = fcmp ogt double %x, 0.0
  br i1 %c, label %then, label %end
then:
  %s = fadd double %w, 1.0
  store double %s, ptr addrspace(1) %b
  br label %end
end:
  %q = getelementptr double, ptr addrspace(1) %b, i64 %z
  store double %x, ptr addrspace(1) %q
  ret void
}

; PASS: lds-demotion
; WORKGROUP: 128
; A flat workgroup needs its x only, and nothing is assumed.

; CHECK:      REWRITE x: keep {{.*}} in LDS
; CHECK-NOT:  ASSUMES
; CHECK:      @irtools.lds.k.x = internal addrspace(3) global [128 x float] poison, align 4
; CHECK:      %irtools.id.x = call i32 @llvm.amdgcn.workitem.id.x()
; CHECK-NEXT: %irtools.work_item = add i32 %irtools.id.x, 0
; CHECK-NOT:  implicitarg

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %z = zext i32 %t to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %z
  %x = load float, ptr addrspace(1) %p
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %f = load <32 x float>, ptr addrspace(1) %a
  %g = load <32 x float>, ptr addrspace(1) %p
  %h = fadd <32 x float> %f, %g
  store <32 x float> %h, ptr addrspace(1) %b
  %k1 = add i32 %k, 1
  %c = icmp eq i32 %k1, 100
  br i1 %c, label %end, label %loop
end:
  %s = fadd float %x, 1.0
  store float %s, ptr addrspace(1) %p
  ret void
}

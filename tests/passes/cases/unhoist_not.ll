; PASS: unhoist
; What does not come from outside the loop is no invariant of it.

; CHECK-NOT: REWRITE
; CHECK:     define amdgpu_kernel void @k

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %z = zext i32 %t to i64
  %p = getelementptr <32 x float>, ptr addrspace(1) %a, i64 %z
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %f = load <32 x float>, ptr addrspace(1) %p
  %h = fadd <32 x float> %f, %f
  store <32 x float> %h, ptr addrspace(1) %p
  %k1 = add i32 %k, 1
  %c = icmp eq i32 %k1, 100
  br i1 %c, label %end, label %loop
end:
  ret void
}

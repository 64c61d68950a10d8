; PASS: rematerialize
; Not: a load of memory that the kernel writes; what a barrier-like call makes; what is used close by.

; CHECK-NOT: REWRITE
; CHECK:     define amdgpu_kernel void @k

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i64 @llvm.amdgcn.ballot.i64(i1)
define amdgpu_kernel void @k(ptr addrspace(1) %a) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %z = zext i32 %t to i64
  %p = getelementptr double, ptr addrspace(1) %a, i64 %z
  %x = load double, ptr addrspace(1) %p
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %f = load <32 x float>, ptr addrspace(1) %p
  %near = fadd <32 x float> %f, %f
  store <32 x float> %near, ptr addrspace(1) %p
  %k1 = add i32 %k, 1
  %c = icmp eq i32 %k1, 100
  br i1 %c, label %end, label %loop
end:
  store double %x, ptr addrspace(1) %p
  ret void
}

; PASS: lds-demotion
; LDS that the launch adds to has no room that could be known.

; CHECK-NOT: REWRITE
; CHECK:     define amdgpu_kernel void @k

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
@dynamic = external addrspace(3) global [0 x float]
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %z = zext i32 %t to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %z
  %x = load float, ptr addrspace(1) %p
  store float %x, ptr addrspace(3) @dynamic
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %f = load <32 x float>, ptr addrspace(1) %a
  store <32 x float> %f, ptr addrspace(1) %b
  %k1 = add i32 %k, 1
  %c = icmp eq i32 %k1, 100
  br i1 %c, label %end, label %loop
end:
  store float %x, ptr addrspace(1) %p
  ret void
}

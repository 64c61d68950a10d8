; PASS: uniform-values
; A number that differs in the wave stays where it is.

; CHECK-NOT: REWRITE
; CHECK-NOT: readfirstlane
; CHECK:     ret void

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %half = lshr i32 %t, 5
  %z = zext i32 %half to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %z
  store i32 %t, ptr addrspace(1) %p
  ret void
}

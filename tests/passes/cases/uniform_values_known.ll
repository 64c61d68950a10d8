; PASS: uniform-values
; WORKGROUP: 256
; With the shape known nothing is assumed.

; CHECK:      REWRITE wave: keep {{.*}} in SGPRs
; CHECK-NOT:  ASSUMES
; CHECK:      %wave.first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %t, 6
  %z = zext i32 %wave to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %z
  store i32 %t, ptr addrspace(1) %p
  ret void
}

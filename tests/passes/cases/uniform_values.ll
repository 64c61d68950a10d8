; PASS: uniform-values
; A wave's number is uniform when workgroups have one dimension: assumed where nothing says so.

; CHECK:      REWRITE wave: keep {{.*}} in SGPRs
; CHECK-NEXT: ASSUMES value-uniform: {{.*}} is the same in all lanes of a wave: workgroups have one dimension
; CHECK:      %wave = lshr i32 %t, 6
; CHECK-NEXT: %wave.first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
; CHECK-NEXT: %z = zext i32 %wave.first to i64

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

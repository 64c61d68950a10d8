; PASS: private-array
; WORKGROUP: 64
; In registers more than LLVM's own limit are allowed; in LDS each work-item has an odd number of
; words. All addresses of the array change with it.

; CHECK:      REWRITE registers [registers]: keep {{.*}} in registers
; CHECK:      REWRITE stack [LDS]: keep {{.*}} in LDS
; CHECK-NOT:  ASSUMES
; CHECK:      attributes #{{[0-9]+}} = {{.*}}"amdgpu-promote-alloca-to-vector-max-regs"="36"

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n) {
  %stack = alloca [36 x i32], align 4, addrspace(5)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = getelementptr [36 x i32], ptr addrspace(5) %stack, i32 0, i32 %t
  store i32 %n, ptr addrspace(5) %i
  %j = getelementptr [36 x i32], ptr addrspace(5) %stack, i32 0, i32 %n
  %x = load i32, ptr addrspace(5) %j
  store i32 %x, ptr addrspace(1) %a
  ret void
}

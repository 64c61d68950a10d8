; PASS: private-array
; WORKGROUP: 64
; An array whose address goes to memory or to a call stays.

; CHECK-NOT:  [LDS]
; CHECK:      define amdgpu_kernel void @k

target triple = "amdgcn-amd-amdhsa"
declare void @use(ptr)
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n) {
  %one = alloca [200 x i32], align 4, addrspace(5)
  store ptr addrspace(5) %one, ptr addrspace(1) %a
  %i = getelementptr [200 x i32], ptr addrspace(5) %one, i32 0, i32 %n
  store i32 %n, ptr addrspace(5) %i
  ret void
}

; PASS: restrict-pointers
; One pointer has nothing to overlap with.

; CHECK-NOT: REWRITE
; CHECK:     define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n)

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  ret void
}

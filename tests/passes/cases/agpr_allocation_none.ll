; PASS: agpr-allocation
; TARGET: gfx1100

; CHECK-NOT: REWRITE
; CHECK:     define amdgpu_kernel void @k

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() {
  ret void
}

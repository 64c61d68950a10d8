; PASS: waves-per-eu
; WAVES: 8
; A kernel with all waves that count is left alone.

; CHECK-NOT: REWRITE
; CHECK:     define amdgpu_kernel void @k() {

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() {
  ret void
}

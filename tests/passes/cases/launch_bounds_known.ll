; PASS: launch-bounds
; WORKGROUP: 192
; What the user says is a fact, and nothing is assumed.

; CHECK:      REWRITE 192: promise workgroups of at most 192 work-items
; CHECK-NOT:  ASSUMES
; CHECK-NOT:  REWRITE
; CHECK:      attributes #{{[0-9]+}} = {{.*}}"amdgpu-flat-work-group-size"="1,192"

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() {
  ret void
}

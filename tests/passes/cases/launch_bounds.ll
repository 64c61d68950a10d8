; PASS: launch-bounds
; Only sizes below what the kernel promises, and its lower bound stays.

; CHECK:      REWRITE 256: promise workgroups of at most 256 work-items
; CHECK-NEXT: ASSUMES workgroup-size: k is launched with at most 256 work-items in a workgroup
; CHECK-NEXT: REWRITE 128:
; CHECK-NOT:  REWRITE 64
; CHECK:      attributes #{{[0-9]+}} = {{.*}}"amdgpu-flat-work-group-size"="128,256"

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() #0 {
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,512" }

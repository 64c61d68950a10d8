; PASS: agpr-allocation
; Bounds below the 40 AGPRs that are used.

; CHECK:      REWRITE 0: use at most 0 AGPRs
; CHECK-NEXT: REWRITE 32:
; CHECK-NOT:  REWRITE 64
; CHECK:      attributes #{{[0-9]+}} = {{.*}}"amdgpu-agpr-alloc"="0,0"

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  call void asm sideeffect "", "~{a39}"()
  ret void
}

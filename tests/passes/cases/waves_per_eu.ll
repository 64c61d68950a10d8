; PASS: waves-per-eu
; WAVES: 6
; Each number of waves above the present 4 and up to those that count, the next first; a value that
; is set already is not proposed.

; CHECK:      REWRITE 5: ask for 5 waves per SIMD
; CHECK-NOT:  REWRITE 6
; CHECK:      define amdgpu_kernel void @k({{.*}}) #[[GROUP:[0-9]+]]
; CHECK:      attributes #[[GROUP]] = {{.*}}"amdgpu-waves-per-eu"="5"

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) #0 {
  call void asm sideeffect "", "~{v100}"()
  ret void
}
attributes #0 = { "amdgpu-waves-per-eu"="6" "amdgpu-flat-work-group-size"="1,256" }

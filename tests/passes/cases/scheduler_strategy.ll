; PASS: scheduler-strategy

; CHECK:     REWRITE iterative-minreg: schedule for iterative-minreg
; CHECK-NOT: REWRITE max-ilp
; CHECK:     attributes #{{[0-9]+}} = {{.*}}"amdgpu-sched-strategy"="iterative-minreg"

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() #0 {
  ret void
}
attributes #0 = { "amdgpu-sched-strategy"="max-ilp" }

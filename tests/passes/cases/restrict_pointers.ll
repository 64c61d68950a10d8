; PASS: restrict-pointers
; Pointers that promise it already keep their promise; by-reference structs are no pointers of the
; user's.

; CHECK:      REWRITE noalias: promise that %out do not overlap with other memory
; CHECK-NEXT: ASSUMES no-alias: what is written through one of %out is accessed through it alone
; CHECK-NEXT: OPTIMISES
; CHECK:      @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias noundef %out, i32 %n)

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noundef %out, i32 %n) {
  ret void
}

; PASS: narrow-addresses
; Not: a base that differs between lanes, LDS, a uniform address, an offset that is narrow already.

; CHECK-NOT: REWRITE
; CHECK:     define amdgpu_kernel void @k

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
@lds = internal addrspace(3) global [64 x float] poison
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %z = zext i32 %t to i64
  %pp = getelementptr i8, ptr addrspace(1) %a, i64 %z
  %own = load ptr addrspace(1), ptr addrspace(1) %pp
  %p = getelementptr float, ptr addrspace(1) %own, i64 %z
  %x = load float, ptr addrspace(1) %p
  %l = getelementptr float, ptr addrspace(3) @lds, i32 %t
  store float %x, ptr addrspace(3) %l
  %u = getelementptr float, ptr addrspace(1) %b, i64 %n
  store float %x, ptr addrspace(1) %u
  ret void
}

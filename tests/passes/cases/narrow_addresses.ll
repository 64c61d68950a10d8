; PASS: narrow-addresses
; Two arrays, one index: one 32-bit offset, computed once behind the index; the constant stays with
; the access. The address in the block of the access is what the backend looks for.

; CHECK:      REWRITE whole i*8 [whole]: address %a, %b by the 32-bit byte offset
; CHECK-NEXT: ASSUMES nonnegative-index: %i >= 0
; CHECK-NEXT: ASSUMES offset-below-4gib: %i * 8 < 4 GiB in %a, %b
; CHECK-NOT:  REWRITE
; CHECK:      %i = add i32
; CHECK-NEXT: %i.x8 = mul i32 %i, 8
; CHECK:      %[[W:.*]].wide = zext i32 %i.x8 to i64
; CHECK-NEXT: %[[W]] = getelementptr i8, ptr addrspace(1) %a, i64 %[[W]].wide
; CHECK-NEXT: %x = load double, ptr addrspace(1) %[[W]], align 8
; CHECK:      %[[N:.*]].wide = zext i32 %i.x8 to i64
; CHECK-NEXT: %[[N]].v = getelementptr i8, ptr addrspace(1) %b, i64 %[[N]].wide
; CHECK-NEXT: %[[N]] = getelementptr i8, ptr addrspace(1) %[[N]].v, i64 16
; CHECK-NEXT: store double %x, ptr addrspace(1) %[[N]], align 8

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = add i32 %t, %n
  %s = sext i32 %i to i64
  %p = getelementptr double, ptr addrspace(1) %a, i64 %s
  %x = load double, ptr addrspace(1) %p
  %q = getelementptr double, ptr addrspace(1) %b, i64 %s
  %r = getelementptr i8, ptr addrspace(1) %q, i64 16
  store double %x, ptr addrspace(1) %r
  ret void
}

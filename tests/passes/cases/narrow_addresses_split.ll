; PASS: narrow-addresses
; What is uniform in an index that does not wrap goes to the pointer, so that both accesses share the
; offset of the work-item's number; it is below 1024, and nothing is assumed.

; CHECK:      REWRITE split t*4 [split]: address %a by the 32-bit byte offset threadIdx.x * 4
; CHECK-NOT:  ASSUMES
; CHECK:      REWRITE whole {{.*}} [whole]
; CHECK:      %t.x4 = mul i32 %t, 4
; CHECK:      %narrow.[[A:[0-9]+]].u0 = sext i32 %n to i64
; CHECK-NEXT: %narrow.[[A]].s0 = mul i64 %narrow.[[A]].u0, 4
; CHECK-NEXT: %narrow.[[A]].p0 = getelementptr i8, ptr addrspace(1) %a, i64 %narrow.[[A]].s0
; CHECK-NEXT: %narrow.[[A]].wide = zext i32 %t.x4 to i64
; CHECK-NEXT: %narrow.[[A]] = getelementptr i8, ptr addrspace(1) %narrow.[[A]].p0, i64 %narrow.[[A]].wide
; CHECK-NEXT: load float, ptr addrspace(1) %narrow.[[A]]
; CHECK:      store float %x, ptr addrspace(1) %narrow.{{[0-9]+}}

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = add nsw i32 %t, %n
  %s = sext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %s
  %x = load float, ptr addrspace(1) %p
  %z = zext i32 %t to i64
  %q = getelementptr float, ptr addrspace(1) %a, i64 %z
  store float %x, ptr addrspace(1) %q
  ret void
}

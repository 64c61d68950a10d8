; PASS: limit-unroll
; The middle end has not run: the loop's counter is in memory.

; CHECK:      REWRITE loop 1 [1]: keep LLVM from unrolling the loop
; CHECK-NEXT: OPTIMISES
; CHECK-NEXT: REWRITE loop 4 [4]: keep LLVM from unrolling the loop more than 4 times
; CHECK-NEXT: OPTIMISES

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  %i.addr = alloca i32, align 4, addrspace(5)
  %i = addrspacecast ptr addrspace(5) %i.addr to ptr
  store i32 0, ptr %i
  br label %loop
loop:
  %old = load i32, ptr %i
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %old
  store i32 %old, ptr addrspace(1) %p
  %new = add i32 %old, 1
  store i32 %new, ptr %i
  %c = icmp eq i32 %new, %n
  br i1 %c, label %end, label %loop
end:
  ret void
}

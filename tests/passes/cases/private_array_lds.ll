; PASS: private-array
; WORKGROUP: 64
; FAMILY: LDS
; Each work-item has an odd number of words, and the array no lifetime any more.

; CHECK:      REWRITE stack [LDS]: keep {{.*}} in LDS
; CHECK:      @irtools.lds.k.stack = internal addrspace(3) global [64 x [37 x i32]] poison, align 16
; CHECK:      %stack.lds = getelementptr [64 x [37 x i32]], ptr addrspace(3) @irtools.lds.k.stack, i32 0, i32 %irtools.work_item
; CHECK-NOT:  lifetime
; CHECK:      %i.lds = getelementptr [36 x i32], ptr addrspace(3) %stack.lds, i32 0, i32 %t
; CHECK:      store i32 %n, ptr addrspace(3) %i.lds
; CHECK:      %x = load i32, ptr addrspace(3) %j.lds

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, i32 %n) {
  %stack = alloca [36 x i32], align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %stack)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = getelementptr [36 x i32], ptr addrspace(5) %stack, i32 0, i32 %t
  store i32 %n, ptr addrspace(5) %i
  %j = getelementptr [36 x i32], ptr addrspace(5) %stack, i32 0, i32 %n
  %x = load i32, ptr addrspace(5) %j
  store i32 %x, ptr addrspace(1) %a
  ret void
}

; PASS: lds-demotion
; The number of a work-item with y and z needs the sizes of the launch, and so what the kernel
; promised not to use. The value goes to its slot, and comes from there where it is used.

; CHECK:      REWRITE x: keep {{.*}} in LDS
; CHECK-NEXT: ASSUMES workgroup-size: k is launched with at most 256 work-items in a workgroup
; CHECK:      @irtools.lds.k.x = internal addrspace(3) global [256 x double] poison, align 8
; CHECK:      %irtools.size.x = zext i16 %irtools.short.x to i32
; CHECK:      %irtools.work_item = add i32 %irtools.sum.x, 0
; CHECK:      %x = load double
; CHECK-NEXT: %x.slot = getelementptr [256 x double], ptr addrspace(3) @irtools.lds.k.x, i32 0, i32 %irtools.work_item
; CHECK-NEXT: store volatile double %x, ptr addrspace(3) %x.slot, align 8
; CHECK:      %x.from_lds.[[N:[0-9]+]] = load volatile double, ptr addrspace(3) %x.from_lds.[[N]].slot
; CHECK-NEXT: %s = fadd double %x.from_lds.[[N]], 1.0
; CHECK:      attributes #{{[0-9]+}} = { "amdgpu-flat-work-group-size"="1,256" }

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %z = zext i32 %t to i64
  %p = getelementptr double, ptr addrspace(1) %a, i64 %z
  %x = load double, ptr addrspace(1) %p
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %f = load <32 x float>, ptr addrspace(1) %a
  %g = load <32 x float>, ptr addrspace(1) %p
  %h = fadd <32 x float> %f, %g
  store <32 x float> %h, ptr addrspace(1) %b
  %k1 = add i32 %k, 1
  %c = icmp eq i32 %k1, 100
  br i1 %c, label %end, label %loop
end:
  %s = fadd double %x, 1.0
  store double %s, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "amdgpu-no-implicitarg-ptr" "amdgpu-no-workitem-id-z" }

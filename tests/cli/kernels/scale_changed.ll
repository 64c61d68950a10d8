; The same with a bound that is off by one, and a copy that is another way to copy.
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @scale(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n, float %a) #0 {
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %start = mul i32 %group, 64
  %i = add i32 %start, %item
  %inside = icmp sle i32 %i, %n
  br i1 %inside, label %work, label %end
work:
  %from = getelementptr float, ptr addrspace(1) %x, i32 %i
  %value = load float, ptr addrspace(1) %from
  %scaled = fmul float %value, %a
  %to = getelementptr float, ptr addrspace(1) %y, i32 %i
  store float %scaled, ptr addrspace(1) %to
  br label %end
end:
  ret void
}

define amdgpu_kernel void @copy(ptr addrspace(1) %x, ptr addrspace(1) %y) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr float, ptr addrspace(1) %x, i32 %i
  %value = load float, ptr addrspace(1) %from
  %to = getelementptr float, ptr addrspace(1) %y, i32 %i
  %one = fmul float %value, 1.0
  store float %one, ptr addrspace(1) %to
  ret void
}

declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }

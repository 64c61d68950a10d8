; Needs 70 VGPRs in its second phase, and 32 AGPRs in its first: 100 together, where the phases could
; share 70 (see agpr-allocation).
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float, float, <16 x float>, i32 immarg, i32 immarg, i32 immarg)
define amdgpu_kernel void @two_phases(ptr addrspace(1) noalias readonly %a, ptr addrspace(1) noalias %c, i32 %n) #0 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %acc0 = phi <16 x float> [ zeroinitializer, %entry ], [ %sum0, %loop ]
  %acc1 = phi <16 x float> [ zeroinitializer, %entry ], [ %sum1, %loop ]
  %at = add i32 %x, %k
  %p = getelementptr float, ptr addrspace(1) %a, i32 %at
  %f = load float, ptr addrspace(1) %p
  %sum0 = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %f, float %f, <16 x float> %acc0, i32 0, i32 0, i32 0)
  %sum1 = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %f, float %f, <16 x float> %acc1, i32 0, i32 1, i32 0)
  %next = add i32 %k, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %after
after:
  %q0 = getelementptr <16 x float>, ptr addrspace(1) %c, i32 0
  store volatile <16 x float> %sum0, ptr addrspace(1) %q0
  %q1 = getelementptr <16 x float>, ptr addrspace(1) %c, i32 1
  store volatile <16 x float> %sum1, ptr addrspace(1) %q1
  %row = getelementptr [64 x <4 x float>], ptr addrspace(1) %a, i32 %x
  %r0 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 0
  %w0 = load volatile <4 x float>, ptr addrspace(1) %r0
  %r1 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 1
  %w1 = load volatile <4 x float>, ptr addrspace(1) %r1
  %r2 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 2
  %w2 = load volatile <4 x float>, ptr addrspace(1) %r2
  %r3 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 3
  %w3 = load volatile <4 x float>, ptr addrspace(1) %r3
  %r4 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 4
  %w4 = load volatile <4 x float>, ptr addrspace(1) %r4
  %r5 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 5
  %w5 = load volatile <4 x float>, ptr addrspace(1) %r5
  %r6 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 6
  %w6 = load volatile <4 x float>, ptr addrspace(1) %r6
  %r7 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 7
  %w7 = load volatile <4 x float>, ptr addrspace(1) %r7
  %r8 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 8
  %w8 = load volatile <4 x float>, ptr addrspace(1) %r8
  %r9 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 9
  %w9 = load volatile <4 x float>, ptr addrspace(1) %r9
  %r10 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 10
  %w10 = load volatile <4 x float>, ptr addrspace(1) %r10
  %r11 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 11
  %w11 = load volatile <4 x float>, ptr addrspace(1) %r11
  %r12 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 12
  %w12 = load volatile <4 x float>, ptr addrspace(1) %r12
  %r13 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 13
  %w13 = load volatile <4 x float>, ptr addrspace(1) %r13
  %r14 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 14
  %w14 = load volatile <4 x float>, ptr addrspace(1) %r14
  %r15 = getelementptr <4 x float>, ptr addrspace(1) %row, i32 15
  %w15 = load volatile <4 x float>, ptr addrspace(1) %r15
  store volatile <4 x float> %w0, ptr addrspace(1) %c
  store volatile <4 x float> %w1, ptr addrspace(1) %c
  store volatile <4 x float> %w2, ptr addrspace(1) %c
  store volatile <4 x float> %w3, ptr addrspace(1) %c
  store volatile <4 x float> %w4, ptr addrspace(1) %c
  store volatile <4 x float> %w5, ptr addrspace(1) %c
  store volatile <4 x float> %w6, ptr addrspace(1) %c
  store volatile <4 x float> %w7, ptr addrspace(1) %c
  store volatile <4 x float> %w8, ptr addrspace(1) %c
  store volatile <4 x float> %w9, ptr addrspace(1) %c
  store volatile <4 x float> %w10, ptr addrspace(1) %c
  store volatile <4 x float> %w11, ptr addrspace(1) %c
  store volatile <4 x float> %w12, ptr addrspace(1) %c
  store volatile <4 x float> %w13, ptr addrspace(1) %c
  store volatile <4 x float> %w14, ptr addrspace(1) %c
  store volatile <4 x float> %w15, ptr addrspace(1) %c
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" }

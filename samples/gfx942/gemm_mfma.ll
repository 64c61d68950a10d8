; ModuleID = 'gemm_mfma.hip'
source_filename = "gemm_mfma.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ9gemm_mfmaPKDF16_S0_PfiiE6a_tile = internal unnamed_addr addrspace(3) global [5120 x half] undef, align 16, !dbg !0
@_ZZ9gemm_mfmaPKDF16_S0_PfiiE6b_tile = internal unnamed_addr addrspace(3) global [5120 x half] undef, align 16, !dbg !57
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z9gemm_mfmaPKDF16_S0_Pfii(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr addrspace(1) %0, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !149)
    #dbg_value(ptr addrspace(1) %1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !149)
    #dbg_value(ptr addrspace(1) %2, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !149)
    #dbg_value(i32 %3, !81, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !149)
    #dbg_value(i32 %4, !82, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !149)
    #dbg_value(i32 256, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !149)
    #dbg_value(i32 2, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !149)
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !150
    #dbg_value(i32 %6, !85, !DIExpression(DW_OP_constu, 63, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !149)
    #dbg_value(i32 %6, !86, !DIExpression(DW_OP_constu, 6, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !149)
  %7 = lshr i32 %6, 1, !dbg !151
  %8 = and i32 %7, 448, !dbg !151
    #dbg_value(i32 %8, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !149)
    #dbg_value(i32 %6, !88, !DIExpression(DW_OP_constu, 64, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !149)
  %9 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !152
  %10 = zext i32 %9 to i64, !dbg !152
  %11 = shl nuw nsw i64 %10, 7, !dbg !153
  %12 = sext i32 %4 to i64, !dbg !154
  %13 = mul i64 %11, %12, !dbg !155
  %14 = getelementptr inbounds half, ptr addrspace(1) %0, i64 %13, !dbg !156
    #dbg_value(!DIArgList(ptr poison, i64 poison), !89, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !149)
  %15 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !157
  %16 = zext i32 %15 to i64, !dbg !157
  %17 = shl nuw nsw i64 %16, 7, !dbg !158
  %18 = mul i64 %17, %12, !dbg !159
  %19 = getelementptr inbounds half, ptr addrspace(1) %1, i64 %18, !dbg !160
    #dbg_value(!DIArgList(ptr poison, i64 poison), !90, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !149)
    #dbg_value(i32 0, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !161)
  %20 = icmp sgt i32 %4, 0, !dbg !162
  br i1 %20, label %24, label %21, !dbg !163

21:                                               ; preds = %5
  %22 = lshr i32 %6, 3
  %23 = and i32 %22, 4
  br label %179, !dbg !163

24:                                               ; preds = %5
  %25 = and i32 %6, 64, !dbg !164
    #dbg_value(i32 %25, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !149)
  %26 = shl nuw nsw i32 %6, 3
  %27 = and i32 %26, 24
  %28 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ9gemm_mfmaPKDF16_S0_PfiiE6a_tile, i32 %27
  %29 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ9gemm_mfmaPKDF16_S0_PfiiE6b_tile, i32 %27
  %30 = and i32 %6, 31
  %31 = mul nuw nsw i32 %30, 40
  %32 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ9gemm_mfmaPKDF16_S0_PfiiE6a_tile, i32 %31
  %33 = lshr i32 %6, 3
  %34 = and i32 %33, 4
  %35 = getelementptr inbounds nuw half, ptr addrspace(3) %32, i32 %34
  %36 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ9gemm_mfmaPKDF16_S0_PfiiE6b_tile, i32 %31
  %37 = getelementptr inbounds nuw half, ptr addrspace(3) %36, i32 %34
  %38 = lshr i32 %6, 2
  %39 = zext nneg i32 %38 to i64
  %40 = mul nuw nsw i64 %39, %12
  %41 = mul nuw nsw i32 %38, 40
  %42 = getelementptr inbounds nuw half, ptr addrspace(3) %28, i32 %41
  %43 = getelementptr inbounds nuw half, ptr addrspace(3) %29, i32 %41
  %44 = add nuw nsw i32 %6, 256
  %45 = lshr i32 %44, 2
  %46 = zext nneg i32 %45 to i64
  %47 = mul nuw nsw i64 %46, %12
  %48 = mul nuw nsw i32 %45, 40
  %49 = getelementptr inbounds nuw half, ptr addrspace(3) %28, i32 %48
  %50 = getelementptr inbounds nuw half, ptr addrspace(3) %29, i32 %48
  %51 = mul nuw nsw i32 %8, 80
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 %51
  %53 = mul nuw nsw i32 %25, 80
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 %53
  %55 = mul nuw nsw i32 %8, 80
  %56 = add nuw nsw i32 %55, 2560
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 %56
  %58 = mul nuw nsw i32 %25, 80
  %59 = add nuw nsw i32 %58, 2560
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 %59
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 16
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 16
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 %51
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 %53
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 %56
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 %59
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 32
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 32
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i32 %51
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i32 %53
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i32 %56
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i32 %59
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 48
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 48
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %73, i32 %51
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i32 %53
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %73, i32 %56
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i32 %59
  br label %79, !dbg !163

79:                                               ; preds = %24, %79
  %80 = phi <16 x float> [ zeroinitializer, %24 ], [ %176, %79 ], !dbg !149
  %81 = phi <16 x float> [ zeroinitializer, %24 ], [ %175, %79 ], !dbg !149
  %82 = phi <16 x float> [ zeroinitializer, %24 ], [ %172, %79 ], !dbg !149
  %83 = phi <16 x float> [ zeroinitializer, %24 ], [ %169, %79 ], !dbg !149
  %84 = phi i32 [ 0, %24 ], [ %177, %79 ]
    #dbg_value(i32 %84, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !161)
  %85 = or disjoint i32 %84, %27
  %86 = zext nneg i32 %85 to i64
    #dbg_value(i32 0, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !165)
    #dbg_value(i32 0, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !165)
    #dbg_value(!DIArgList(i32 %6, i32 0), !101, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !166)
    #dbg_value(i32 %38, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !166)
    #dbg_value(i32 %27, !105, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !166)
  %87 = add nuw nsw i64 %40, %86, !dbg !167
    #dbg_value(i64 %87, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !166)
  %88 = getelementptr inbounds nuw half, ptr addrspace(1) %14, i64 %87, !dbg !168
  %89 = load <8 x half>, ptr addrspace(1) %88, align 16, !dbg !168, !tbaa !169
  store <8 x half> %89, ptr addrspace(3) %42, align 16, !dbg !170, !tbaa !169
  %90 = getelementptr inbounds nuw half, ptr addrspace(1) %19, i64 %87, !dbg !171
  %91 = load <8 x half>, ptr addrspace(1) %90, align 16, !dbg !171, !tbaa !169
  store <8 x half> %91, ptr addrspace(3) %43, align 16, !dbg !172, !tbaa !169
    #dbg_value(i32 1, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !165)
    #dbg_value(!DIArgList(i32 %6, i32 256), !101, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !166)
    #dbg_value(i32 %45, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !166)
  %92 = add nuw nsw i64 %47, %86, !dbg !167
    #dbg_value(i64 %92, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !166)
  %93 = getelementptr inbounds nuw half, ptr addrspace(1) %14, i64 %92, !dbg !168
  %94 = load <8 x half>, ptr addrspace(1) %93, align 16, !dbg !168, !tbaa !169
  store <8 x half> %94, ptr addrspace(3) %49, align 16, !dbg !170, !tbaa !169
  %95 = getelementptr inbounds nuw half, ptr addrspace(1) %19, i64 %92, !dbg !171
  %96 = load <8 x half>, ptr addrspace(1) %95, align 16, !dbg !171, !tbaa !169
  store <8 x half> %96, ptr addrspace(3) %50, align 16, !dbg !172, !tbaa !169
    #dbg_value(i32 2, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !165)
  fence syncscope("workgroup") release, !dbg !173
  tail call void @llvm.amdgcn.s.barrier(), !dbg !173
  fence syncscope("workgroup") acquire, !dbg !173
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !174)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !174)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !176, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !180)
    #dbg_value(i32 %6, !179, !DIExpression(DW_OP_constu, 63, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !180)
  %97 = load <4 x half>, ptr addrspace(3) %52, align 8, !dbg !184, !tbaa !169
    #dbg_value(!DIArgList(ptr poison, i64 poison), !176, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !185)
    #dbg_value(i32 %6, !179, !DIExpression(DW_OP_constu, 63, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !185)
  %98 = load <4 x half>, ptr addrspace(3) %54, align 8, !dbg !187, !tbaa !169
    #dbg_value(i32 1, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %99 = load <4 x half>, ptr addrspace(3) %57, align 8, !dbg !184, !tbaa !169
  %100 = shufflevector <4 x half> %97, <4 x half> %99, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !188
  %101 = load <4 x half>, ptr addrspace(3) %60, align 8, !dbg !187, !tbaa !169
  %102 = shufflevector <4 x half> %98, <4 x half> %101, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !189
    #dbg_value(i32 2, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %103 = bitcast <8 x half> %100 to <2 x i64>
  %104 = bitcast <8 x half> %102 to <2 x i64>
    #dbg_value(i32 0, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %105 = extractelement <2 x i64> %104, i64 0, !dbg !191
  %106 = bitcast i64 %105 to <4 x half>, !dbg !191
    #dbg_value(i32 0, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %107 = extractelement <2 x i64> %103, i64 0
  %108 = bitcast i64 %107 to <4 x half>
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(<4 x half> %108, !195, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<4 x half> %106, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %83, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %109 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %108, <4 x half> %106, <16 x float> %83, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 1, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
  %110 = extractelement <2 x i64> %104, i64 1, !dbg !191
  %111 = bitcast i64 %110 to <4 x half>, !dbg !191
    #dbg_value(<4 x half> %111, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %82, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %112 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %108, <4 x half> %111, <16 x float> %82, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 2, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 1, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %113 = extractelement <2 x i64> %103, i64 1
  %114 = bitcast i64 %113 to <4 x half>
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(<4 x half> %114, !195, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<4 x half> %106, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %81, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %115 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %114, <4 x half> %106, <16 x float> %81, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 1, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(<4 x half> %111, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %80, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %116 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %114, <4 x half> %111, <16 x float> %80, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 2, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 2, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(i32 8, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !174)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !176, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !180)
    #dbg_value(i32 %6, !179, !DIExpression(DW_OP_constu, 63, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !180)
  %117 = load <4 x half>, ptr addrspace(3) %63, align 8, !dbg !184, !tbaa !169
    #dbg_value(!DIArgList(ptr poison, i64 poison), !176, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !185)
    #dbg_value(i32 %6, !179, !DIExpression(DW_OP_constu, 63, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !185)
  %118 = load <4 x half>, ptr addrspace(3) %64, align 8, !dbg !187, !tbaa !169
    #dbg_value(i32 1, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %119 = load <4 x half>, ptr addrspace(3) %65, align 8, !dbg !184, !tbaa !169
  %120 = shufflevector <4 x half> %117, <4 x half> %119, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !188
  %121 = load <4 x half>, ptr addrspace(3) %66, align 8, !dbg !187, !tbaa !169
  %122 = shufflevector <4 x half> %118, <4 x half> %121, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !189
    #dbg_value(i32 2, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %123 = bitcast <8 x half> %120 to <2 x i64>
  %124 = bitcast <8 x half> %122 to <2 x i64>
    #dbg_value(i32 0, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %125 = extractelement <2 x i64> %124, i64 0, !dbg !191
  %126 = bitcast i64 %125 to <4 x half>, !dbg !191
    #dbg_value(i32 0, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %127 = extractelement <2 x i64> %123, i64 0
  %128 = bitcast i64 %127 to <4 x half>
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(<4 x half> %128, !195, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<4 x half> %126, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %109, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %129 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %128, <4 x half> %126, <16 x float> %109, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 1, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
  %130 = extractelement <2 x i64> %124, i64 1, !dbg !191
  %131 = bitcast i64 %130 to <4 x half>, !dbg !191
    #dbg_value(<4 x half> %131, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %112, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %132 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %128, <4 x half> %131, <16 x float> %112, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 2, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 1, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %133 = extractelement <2 x i64> %123, i64 1
  %134 = bitcast i64 %133 to <4 x half>
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(<4 x half> %134, !195, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<4 x half> %126, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %115, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %135 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %134, <4 x half> %126, <16 x float> %115, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 1, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(<4 x half> %131, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %116, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %136 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %134, <4 x half> %131, <16 x float> %116, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 2, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 2, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(i32 16, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !174)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !176, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !180)
    #dbg_value(i32 %6, !179, !DIExpression(DW_OP_constu, 63, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !180)
  %137 = load <4 x half>, ptr addrspace(3) %69, align 8, !dbg !184, !tbaa !169
    #dbg_value(!DIArgList(ptr poison, i64 poison), !176, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !185)
    #dbg_value(i32 %6, !179, !DIExpression(DW_OP_constu, 63, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !185)
  %138 = load <4 x half>, ptr addrspace(3) %70, align 8, !dbg !187, !tbaa !169
    #dbg_value(i32 1, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %139 = load <4 x half>, ptr addrspace(3) %71, align 8, !dbg !184, !tbaa !169
  %140 = shufflevector <4 x half> %137, <4 x half> %139, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !188
  %141 = load <4 x half>, ptr addrspace(3) %72, align 8, !dbg !187, !tbaa !169
  %142 = shufflevector <4 x half> %138, <4 x half> %141, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !189
    #dbg_value(i32 2, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %143 = bitcast <8 x half> %140 to <2 x i64>
  %144 = bitcast <8 x half> %142 to <2 x i64>
    #dbg_value(i32 0, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %145 = extractelement <2 x i64> %144, i64 0, !dbg !191
  %146 = bitcast i64 %145 to <4 x half>, !dbg !191
    #dbg_value(i32 0, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %147 = extractelement <2 x i64> %143, i64 0
  %148 = bitcast i64 %147 to <4 x half>
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(<4 x half> %148, !195, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<4 x half> %146, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %129, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %149 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %148, <4 x half> %146, <16 x float> %129, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 1, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
  %150 = extractelement <2 x i64> %144, i64 1, !dbg !191
  %151 = bitcast i64 %150 to <4 x half>, !dbg !191
    #dbg_value(<4 x half> %151, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %132, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %152 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %148, <4 x half> %151, <16 x float> %132, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 2, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 1, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %153 = extractelement <2 x i64> %143, i64 1
  %154 = bitcast i64 %153 to <4 x half>
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(<4 x half> %154, !195, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<4 x half> %146, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %135, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %155 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %154, <4 x half> %146, <16 x float> %135, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 1, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(<4 x half> %151, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %136, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %156 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %154, <4 x half> %151, <16 x float> %136, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 2, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 2, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(i32 24, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !174)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !176, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !180)
    #dbg_value(i32 %6, !179, !DIExpression(DW_OP_constu, 63, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !180)
  %157 = load <4 x half>, ptr addrspace(3) %75, align 8, !dbg !184, !tbaa !169
    #dbg_value(!DIArgList(ptr poison, i64 poison), !176, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !185)
    #dbg_value(i32 %6, !179, !DIExpression(DW_OP_constu, 63, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !185)
  %158 = load <4 x half>, ptr addrspace(3) %76, align 8, !dbg !187, !tbaa !169
    #dbg_value(i32 1, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %159 = load <4 x half>, ptr addrspace(3) %77, align 8, !dbg !184, !tbaa !169
  %160 = shufflevector <4 x half> %157, <4 x half> %159, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !188
  %161 = load <4 x half>, ptr addrspace(3) %78, align 8, !dbg !187, !tbaa !169
  %162 = shufflevector <4 x half> %158, <4 x half> %161, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !189
    #dbg_value(i32 2, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %163 = bitcast <8 x half> %160 to <2 x i64>
  %164 = bitcast <8 x half> %162 to <2 x i64>
    #dbg_value(i32 0, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %165 = extractelement <2 x i64> %164, i64 0, !dbg !191
  %166 = bitcast i64 %165 to <4 x half>, !dbg !191
    #dbg_value(i32 0, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %167 = extractelement <2 x i64> %163, i64 0
  %168 = bitcast i64 %167 to <4 x half>
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(<4 x half> %168, !195, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<4 x half> %166, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %149, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %169 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %168, <4 x half> %166, <16 x float> %149, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 1, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
  %170 = extractelement <2 x i64> %164, i64 1, !dbg !191
  %171 = bitcast i64 %170 to <4 x half>, !dbg !191
    #dbg_value(<4 x half> %171, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %152, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %172 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %168, <4 x half> %171, <16 x float> %152, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 2, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 1, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %173 = extractelement <2 x i64> %163, i64 1
  %174 = bitcast i64 %173 to <4 x half>
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(<4 x half> %174, !195, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<4 x half> %166, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %155, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %175 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %174, <4 x half> %166, <16 x float> %155, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 1, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(<4 x half> %171, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_value(<16 x float> %156, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
  %176 = tail call contract noundef <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %174, <4 x half> %171, <16 x float> %156, i32 0, i32 0, i32 0), !dbg !202
    #dbg_value(i32 2, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 2, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(i32 32, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !174)
  fence syncscope("workgroup") release, !dbg !203
  tail call void @llvm.amdgcn.s.barrier(), !dbg !203
  fence syncscope("workgroup") acquire, !dbg !203
  %177 = add nuw nsw i32 %84, 32, !dbg !204
    #dbg_value(i32 %177, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !161)
  %178 = icmp slt i32 %177, %4, !dbg !162
  br i1 %178, label %79, label %179, !dbg !163, !llvm.loop !205

179:                                              ; preds = %79, %21
  %180 = phi i32 [ %23, %21 ], [ %34, %79 ]
  %181 = phi <16 x float> [ zeroinitializer, %21 ], [ %176, %79 ], !dbg !149
  %182 = phi <16 x float> [ zeroinitializer, %21 ], [ %175, %79 ], !dbg !149
  %183 = phi <16 x float> [ zeroinitializer, %21 ], [ %172, %79 ], !dbg !149
  %184 = phi <16 x float> [ zeroinitializer, %21 ], [ %169, %79 ], !dbg !149
  %185 = sext i32 %3 to i64, !dbg !208
  %186 = mul i64 %11, %185, !dbg !209
  %187 = shl i32 %15, 7, !dbg !210
  %188 = zext i32 %187 to i64, !dbg !211
    #dbg_value(!DIArgList(i64 %186, i64 %188), !124, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !149)
    #dbg_value(i32 0, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !212)
  %189 = or disjoint i32 %8, %180
  %190 = and i32 %6, 95
  %191 = getelementptr float, ptr addrspace(1) %2, i64 %186
  %192 = getelementptr float, ptr addrspace(1) %191, i64 %188
    #dbg_value(i32 0, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !212)
    #dbg_value(i32 0, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !212)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
  %193 = zext nneg i32 %190 to i64
  %194 = getelementptr float, ptr addrspace(1) %192, i64 %193, !dbg !214
    #dbg_value(i32 0, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %189, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %190, !138, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %195 = extractelement <16 x float> %184, i64 0, !dbg !217
  %196 = zext nneg i32 %189 to i64, !dbg !218
  %197 = mul nsw i64 %196, %185, !dbg !219
  %198 = getelementptr float, ptr addrspace(1) %194, i64 %197, !dbg !220
  store float %195, ptr addrspace(1) %198, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %199 = or disjoint i32 %189, 1, !dbg !224
    #dbg_value(i32 %199, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %200 = extractelement <16 x float> %184, i64 1, !dbg !217
  %201 = zext nneg i32 %199 to i64, !dbg !218
  %202 = mul nsw i64 %201, %185, !dbg !219
  %203 = getelementptr float, ptr addrspace(1) %194, i64 %202, !dbg !220
  store float %200, ptr addrspace(1) %203, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %204 = or disjoint i32 %189, 2, !dbg !224
    #dbg_value(i32 %204, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %205 = extractelement <16 x float> %184, i64 2, !dbg !217
  %206 = zext nneg i32 %204 to i64, !dbg !218
  %207 = mul nsw i64 %206, %185, !dbg !219
  %208 = getelementptr float, ptr addrspace(1) %194, i64 %207, !dbg !220
  store float %205, ptr addrspace(1) %208, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %209 = or disjoint i32 %189, 3, !dbg !224
    #dbg_value(i32 %209, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %210 = extractelement <16 x float> %184, i64 3, !dbg !217
  %211 = zext nneg i32 %209 to i64, !dbg !218
  %212 = mul nsw i64 %211, %185, !dbg !219
  %213 = getelementptr float, ptr addrspace(1) %194, i64 %212, !dbg !220
  store float %210, ptr addrspace(1) %213, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %214 = or disjoint i32 %189, 8, !dbg !224
    #dbg_value(i32 %214, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %215 = extractelement <16 x float> %184, i64 4, !dbg !217
  %216 = zext nneg i32 %214 to i64, !dbg !218
  %217 = mul nsw i64 %216, %185, !dbg !219
  %218 = getelementptr float, ptr addrspace(1) %194, i64 %217, !dbg !220
  store float %215, ptr addrspace(1) %218, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %219 = or disjoint i32 %189, 9, !dbg !224
    #dbg_value(i32 %219, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %220 = extractelement <16 x float> %184, i64 5, !dbg !217
  %221 = zext nneg i32 %219 to i64, !dbg !218
  %222 = mul nsw i64 %221, %185, !dbg !219
  %223 = getelementptr float, ptr addrspace(1) %194, i64 %222, !dbg !220
  store float %220, ptr addrspace(1) %223, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %224 = or disjoint i32 %189, 10, !dbg !224
    #dbg_value(i32 %224, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %225 = extractelement <16 x float> %184, i64 6, !dbg !217
  %226 = zext nneg i32 %224 to i64, !dbg !218
  %227 = mul nsw i64 %226, %185, !dbg !219
  %228 = getelementptr float, ptr addrspace(1) %194, i64 %227, !dbg !220
  store float %225, ptr addrspace(1) %228, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %229 = or disjoint i32 %189, 11, !dbg !224
    #dbg_value(i32 %229, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %230 = extractelement <16 x float> %184, i64 7, !dbg !217
  %231 = zext nneg i32 %229 to i64, !dbg !218
  %232 = mul nsw i64 %231, %185, !dbg !219
  %233 = getelementptr float, ptr addrspace(1) %194, i64 %232, !dbg !220
  store float %230, ptr addrspace(1) %233, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %234 = or disjoint i32 %189, 16, !dbg !224
    #dbg_value(i32 %234, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %235 = extractelement <16 x float> %184, i64 8, !dbg !217
  %236 = zext nneg i32 %234 to i64, !dbg !218
  %237 = mul nsw i64 %236, %185, !dbg !219
  %238 = getelementptr float, ptr addrspace(1) %194, i64 %237, !dbg !220
  store float %235, ptr addrspace(1) %238, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 9, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %239 = or disjoint i32 %189, 17, !dbg !224
    #dbg_value(i32 %239, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %240 = extractelement <16 x float> %184, i64 9, !dbg !217
  %241 = zext nneg i32 %239 to i64, !dbg !218
  %242 = mul nsw i64 %241, %185, !dbg !219
  %243 = getelementptr float, ptr addrspace(1) %194, i64 %242, !dbg !220
  store float %240, ptr addrspace(1) %243, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 10, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %244 = or disjoint i32 %189, 18, !dbg !224
    #dbg_value(i32 %244, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %245 = extractelement <16 x float> %184, i64 10, !dbg !217
  %246 = zext nneg i32 %244 to i64, !dbg !218
  %247 = mul nsw i64 %246, %185, !dbg !219
  %248 = getelementptr float, ptr addrspace(1) %194, i64 %247, !dbg !220
  store float %245, ptr addrspace(1) %248, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 11, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %249 = or disjoint i32 %189, 19, !dbg !224
    #dbg_value(i32 %249, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %250 = extractelement <16 x float> %184, i64 11, !dbg !217
  %251 = zext nneg i32 %249 to i64, !dbg !218
  %252 = mul nsw i64 %251, %185, !dbg !219
  %253 = getelementptr float, ptr addrspace(1) %194, i64 %252, !dbg !220
  store float %250, ptr addrspace(1) %253, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 12, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %254 = or disjoint i32 %189, 24, !dbg !224
    #dbg_value(i32 %254, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %255 = extractelement <16 x float> %184, i64 12, !dbg !217
  %256 = zext nneg i32 %254 to i64, !dbg !218
  %257 = mul nsw i64 %256, %185, !dbg !219
  %258 = getelementptr float, ptr addrspace(1) %194, i64 %257, !dbg !220
  store float %255, ptr addrspace(1) %258, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 13, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %259 = or disjoint i32 %189, 25, !dbg !224
    #dbg_value(i32 %259, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %260 = extractelement <16 x float> %184, i64 13, !dbg !217
  %261 = zext nneg i32 %259 to i64, !dbg !218
  %262 = mul nsw i64 %261, %185, !dbg !219
  %263 = getelementptr float, ptr addrspace(1) %194, i64 %262, !dbg !220
  store float %260, ptr addrspace(1) %263, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 14, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %264 = or disjoint i32 %189, 26, !dbg !224
    #dbg_value(i32 %264, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %265 = extractelement <16 x float> %184, i64 14, !dbg !217
  %266 = zext nneg i32 %264 to i64, !dbg !218
  %267 = mul nsw i64 %266, %185, !dbg !219
  %268 = getelementptr float, ptr addrspace(1) %194, i64 %267, !dbg !220
  store float %265, ptr addrspace(1) %268, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 15, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %269 = or disjoint i32 %189, 27, !dbg !224
    #dbg_value(i32 %269, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %270 = extractelement <16 x float> %184, i64 15, !dbg !217
  %271 = zext nneg i32 %269 to i64, !dbg !218
  %272 = mul nsw i64 %271, %185, !dbg !219
  %273 = getelementptr float, ptr addrspace(1) %194, i64 %272, !dbg !220
  store float %270, ptr addrspace(1) %273, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 16, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
  %274 = zext nneg i32 %190 to i64, !dbg !214
  %275 = getelementptr float, ptr addrspace(1) %192, i64 %274, !dbg !214
  %276 = getelementptr i8, ptr addrspace(1) %275, i64 128, !dbg !214
    #dbg_value(i32 0, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %189, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %190, !138, !DIExpression(DW_OP_constu, 32, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %277 = extractelement <16 x float> %183, i64 0, !dbg !217
  %278 = getelementptr float, ptr addrspace(1) %276, i64 %197, !dbg !220
  store float %277, ptr addrspace(1) %278, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %199, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %279 = extractelement <16 x float> %183, i64 1, !dbg !217
  %280 = getelementptr float, ptr addrspace(1) %276, i64 %202, !dbg !220
  store float %279, ptr addrspace(1) %280, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %204, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %281 = extractelement <16 x float> %183, i64 2, !dbg !217
  %282 = getelementptr float, ptr addrspace(1) %276, i64 %207, !dbg !220
  store float %281, ptr addrspace(1) %282, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %209, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %283 = extractelement <16 x float> %183, i64 3, !dbg !217
  %284 = getelementptr float, ptr addrspace(1) %276, i64 %212, !dbg !220
  store float %283, ptr addrspace(1) %284, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %214, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %285 = extractelement <16 x float> %183, i64 4, !dbg !217
  %286 = getelementptr float, ptr addrspace(1) %276, i64 %217, !dbg !220
  store float %285, ptr addrspace(1) %286, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %219, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %287 = extractelement <16 x float> %183, i64 5, !dbg !217
  %288 = getelementptr float, ptr addrspace(1) %276, i64 %222, !dbg !220
  store float %287, ptr addrspace(1) %288, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %224, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %289 = extractelement <16 x float> %183, i64 6, !dbg !217
  %290 = getelementptr float, ptr addrspace(1) %276, i64 %227, !dbg !220
  store float %289, ptr addrspace(1) %290, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %229, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %291 = extractelement <16 x float> %183, i64 7, !dbg !217
  %292 = getelementptr float, ptr addrspace(1) %276, i64 %232, !dbg !220
  store float %291, ptr addrspace(1) %292, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %234, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %293 = extractelement <16 x float> %183, i64 8, !dbg !217
  %294 = getelementptr float, ptr addrspace(1) %276, i64 %237, !dbg !220
  store float %293, ptr addrspace(1) %294, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 9, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %239, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %295 = extractelement <16 x float> %183, i64 9, !dbg !217
  %296 = getelementptr float, ptr addrspace(1) %276, i64 %242, !dbg !220
  store float %295, ptr addrspace(1) %296, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 10, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %244, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %297 = extractelement <16 x float> %183, i64 10, !dbg !217
  %298 = getelementptr float, ptr addrspace(1) %276, i64 %247, !dbg !220
  store float %297, ptr addrspace(1) %298, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 11, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %249, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %299 = extractelement <16 x float> %183, i64 11, !dbg !217
  %300 = getelementptr float, ptr addrspace(1) %276, i64 %252, !dbg !220
  store float %299, ptr addrspace(1) %300, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 12, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %254, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %301 = extractelement <16 x float> %183, i64 12, !dbg !217
  %302 = getelementptr float, ptr addrspace(1) %276, i64 %257, !dbg !220
  store float %301, ptr addrspace(1) %302, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 13, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %259, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %303 = extractelement <16 x float> %183, i64 13, !dbg !217
  %304 = getelementptr float, ptr addrspace(1) %276, i64 %262, !dbg !220
  store float %303, ptr addrspace(1) %304, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 14, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %264, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %305 = extractelement <16 x float> %183, i64 14, !dbg !217
  %306 = getelementptr float, ptr addrspace(1) %276, i64 %267, !dbg !220
  store float %305, ptr addrspace(1) %306, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 15, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %269, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %307 = extractelement <16 x float> %183, i64 15, !dbg !217
  %308 = getelementptr float, ptr addrspace(1) %276, i64 %272, !dbg !220
  store float %307, ptr addrspace(1) %308, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 16, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 1, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !212)
  %309 = or disjoint i32 %189, 32
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %309, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %190, !138, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %310 = extractelement <16 x float> %182, i64 0, !dbg !217
  %311 = zext nneg i32 %309 to i64, !dbg !218
  %312 = mul nsw i64 %311, %185, !dbg !219
  %313 = getelementptr float, ptr addrspace(1) %194, i64 %312, !dbg !220
  store float %310, ptr addrspace(1) %313, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %314 = or disjoint i32 %189, 33, !dbg !224
    #dbg_value(i32 %314, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %315 = extractelement <16 x float> %182, i64 1, !dbg !217
  %316 = zext nneg i32 %314 to i64, !dbg !218
  %317 = mul nsw i64 %316, %185, !dbg !219
  %318 = getelementptr float, ptr addrspace(1) %194, i64 %317, !dbg !220
  store float %315, ptr addrspace(1) %318, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %319 = or disjoint i32 %189, 34, !dbg !224
    #dbg_value(i32 %319, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %320 = extractelement <16 x float> %182, i64 2, !dbg !217
  %321 = zext nneg i32 %319 to i64, !dbg !218
  %322 = mul nsw i64 %321, %185, !dbg !219
  %323 = getelementptr float, ptr addrspace(1) %194, i64 %322, !dbg !220
  store float %320, ptr addrspace(1) %323, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %324 = or disjoint i32 %189, 35, !dbg !224
    #dbg_value(i32 %324, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %325 = extractelement <16 x float> %182, i64 3, !dbg !217
  %326 = zext nneg i32 %324 to i64, !dbg !218
  %327 = mul nsw i64 %326, %185, !dbg !219
  %328 = getelementptr float, ptr addrspace(1) %194, i64 %327, !dbg !220
  store float %325, ptr addrspace(1) %328, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %329 = or disjoint i32 %189, 40, !dbg !224
    #dbg_value(i32 %329, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %330 = extractelement <16 x float> %182, i64 4, !dbg !217
  %331 = zext nneg i32 %329 to i64, !dbg !218
  %332 = mul nsw i64 %331, %185, !dbg !219
  %333 = getelementptr float, ptr addrspace(1) %194, i64 %332, !dbg !220
  store float %330, ptr addrspace(1) %333, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %334 = or disjoint i32 %189, 41, !dbg !224
    #dbg_value(i32 %334, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %335 = extractelement <16 x float> %182, i64 5, !dbg !217
  %336 = zext nneg i32 %334 to i64, !dbg !218
  %337 = mul nsw i64 %336, %185, !dbg !219
  %338 = getelementptr float, ptr addrspace(1) %194, i64 %337, !dbg !220
  store float %335, ptr addrspace(1) %338, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %339 = or disjoint i32 %189, 42, !dbg !224
    #dbg_value(i32 %339, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %340 = extractelement <16 x float> %182, i64 6, !dbg !217
  %341 = zext nneg i32 %339 to i64, !dbg !218
  %342 = mul nsw i64 %341, %185, !dbg !219
  %343 = getelementptr float, ptr addrspace(1) %194, i64 %342, !dbg !220
  store float %340, ptr addrspace(1) %343, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %344 = or disjoint i32 %189, 43, !dbg !224
    #dbg_value(i32 %344, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %345 = extractelement <16 x float> %182, i64 7, !dbg !217
  %346 = zext nneg i32 %344 to i64, !dbg !218
  %347 = mul nsw i64 %346, %185, !dbg !219
  %348 = getelementptr float, ptr addrspace(1) %194, i64 %347, !dbg !220
  store float %345, ptr addrspace(1) %348, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %349 = or disjoint i32 %189, 48, !dbg !224
    #dbg_value(i32 %349, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %350 = extractelement <16 x float> %182, i64 8, !dbg !217
  %351 = zext nneg i32 %349 to i64, !dbg !218
  %352 = mul nsw i64 %351, %185, !dbg !219
  %353 = getelementptr float, ptr addrspace(1) %194, i64 %352, !dbg !220
  store float %350, ptr addrspace(1) %353, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 9, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %354 = or disjoint i32 %189, 49, !dbg !224
    #dbg_value(i32 %354, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %355 = extractelement <16 x float> %182, i64 9, !dbg !217
  %356 = zext nneg i32 %354 to i64, !dbg !218
  %357 = mul nsw i64 %356, %185, !dbg !219
  %358 = getelementptr float, ptr addrspace(1) %194, i64 %357, !dbg !220
  store float %355, ptr addrspace(1) %358, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 10, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %359 = or disjoint i32 %189, 50, !dbg !224
    #dbg_value(i32 %359, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %360 = extractelement <16 x float> %182, i64 10, !dbg !217
  %361 = zext nneg i32 %359 to i64, !dbg !218
  %362 = mul nsw i64 %361, %185, !dbg !219
  %363 = getelementptr float, ptr addrspace(1) %194, i64 %362, !dbg !220
  store float %360, ptr addrspace(1) %363, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 11, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %364 = or disjoint i32 %189, 51, !dbg !224
    #dbg_value(i32 %364, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %365 = extractelement <16 x float> %182, i64 11, !dbg !217
  %366 = zext nneg i32 %364 to i64, !dbg !218
  %367 = mul nsw i64 %366, %185, !dbg !219
  %368 = getelementptr float, ptr addrspace(1) %194, i64 %367, !dbg !220
  store float %365, ptr addrspace(1) %368, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 12, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %369 = or disjoint i32 %189, 56, !dbg !224
    #dbg_value(i32 %369, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %370 = extractelement <16 x float> %182, i64 12, !dbg !217
  %371 = zext nneg i32 %369 to i64, !dbg !218
  %372 = mul nsw i64 %371, %185, !dbg !219
  %373 = getelementptr float, ptr addrspace(1) %194, i64 %372, !dbg !220
  store float %370, ptr addrspace(1) %373, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 13, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %374 = or disjoint i32 %189, 57, !dbg !224
    #dbg_value(i32 %374, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %375 = extractelement <16 x float> %182, i64 13, !dbg !217
  %376 = zext nneg i32 %374 to i64, !dbg !218
  %377 = mul nsw i64 %376, %185, !dbg !219
  %378 = getelementptr float, ptr addrspace(1) %194, i64 %377, !dbg !220
  store float %375, ptr addrspace(1) %378, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 14, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %379 = or disjoint i32 %189, 58, !dbg !224
    #dbg_value(i32 %379, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %380 = extractelement <16 x float> %182, i64 14, !dbg !217
  %381 = zext nneg i32 %379 to i64, !dbg !218
  %382 = mul nsw i64 %381, %185, !dbg !219
  %383 = getelementptr float, ptr addrspace(1) %194, i64 %382, !dbg !220
  store float %380, ptr addrspace(1) %383, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 15, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %384 = or disjoint i32 %189, 59, !dbg !224
    #dbg_value(i32 %384, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %385 = extractelement <16 x float> %182, i64 15, !dbg !217
  %386 = zext nneg i32 %384 to i64, !dbg !218
  %387 = mul nsw i64 %386, %185, !dbg !219
  %388 = getelementptr float, ptr addrspace(1) %194, i64 %387, !dbg !220
  store float %385, ptr addrspace(1) %388, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 16, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %309, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %190, !138, !DIExpression(DW_OP_constu, 32, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %389 = extractelement <16 x float> %181, i64 0, !dbg !217
  %390 = getelementptr float, ptr addrspace(1) %276, i64 %312, !dbg !220
  store float %389, ptr addrspace(1) %390, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %314, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %391 = extractelement <16 x float> %181, i64 1, !dbg !217
  %392 = getelementptr float, ptr addrspace(1) %276, i64 %317, !dbg !220
  store float %391, ptr addrspace(1) %392, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %319, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %393 = extractelement <16 x float> %181, i64 2, !dbg !217
  %394 = getelementptr float, ptr addrspace(1) %276, i64 %322, !dbg !220
  store float %393, ptr addrspace(1) %394, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %324, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %395 = extractelement <16 x float> %181, i64 3, !dbg !217
  %396 = getelementptr float, ptr addrspace(1) %276, i64 %327, !dbg !220
  store float %395, ptr addrspace(1) %396, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %329, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %397 = extractelement <16 x float> %181, i64 4, !dbg !217
  %398 = getelementptr float, ptr addrspace(1) %276, i64 %332, !dbg !220
  store float %397, ptr addrspace(1) %398, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %334, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %399 = extractelement <16 x float> %181, i64 5, !dbg !217
  %400 = getelementptr float, ptr addrspace(1) %276, i64 %337, !dbg !220
  store float %399, ptr addrspace(1) %400, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %339, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %401 = extractelement <16 x float> %181, i64 6, !dbg !217
  %402 = getelementptr float, ptr addrspace(1) %276, i64 %342, !dbg !220
  store float %401, ptr addrspace(1) %402, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %344, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %403 = extractelement <16 x float> %181, i64 7, !dbg !217
  %404 = getelementptr float, ptr addrspace(1) %276, i64 %347, !dbg !220
  store float %403, ptr addrspace(1) %404, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %349, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %405 = extractelement <16 x float> %181, i64 8, !dbg !217
  %406 = getelementptr float, ptr addrspace(1) %276, i64 %352, !dbg !220
  store float %405, ptr addrspace(1) %406, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 9, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %354, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %407 = extractelement <16 x float> %181, i64 9, !dbg !217
  %408 = getelementptr float, ptr addrspace(1) %276, i64 %357, !dbg !220
  store float %407, ptr addrspace(1) %408, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 10, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %359, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %409 = extractelement <16 x float> %181, i64 10, !dbg !217
  %410 = getelementptr float, ptr addrspace(1) %276, i64 %362, !dbg !220
  store float %409, ptr addrspace(1) %410, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 11, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %364, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %411 = extractelement <16 x float> %181, i64 11, !dbg !217
  %412 = getelementptr float, ptr addrspace(1) %276, i64 %367, !dbg !220
  store float %411, ptr addrspace(1) %412, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 12, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %369, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %413 = extractelement <16 x float> %181, i64 12, !dbg !217
  %414 = getelementptr float, ptr addrspace(1) %276, i64 %372, !dbg !220
  store float %413, ptr addrspace(1) %414, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 13, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %374, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %415 = extractelement <16 x float> %181, i64 13, !dbg !217
  %416 = getelementptr float, ptr addrspace(1) %276, i64 %377, !dbg !220
  store float %415, ptr addrspace(1) %416, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 14, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %379, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %417 = extractelement <16 x float> %181, i64 14, !dbg !217
  %418 = getelementptr float, ptr addrspace(1) %276, i64 %382, !dbg !220
  store float %417, ptr addrspace(1) %418, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 15, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %384, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %419 = extractelement <16 x float> %181, i64 15, !dbg !217
  %420 = getelementptr float, ptr addrspace(1) %276, i64 %387, !dbg !220
  store float %419, ptr addrspace(1) %420, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 16, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 2, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !212)
  ret void, !dbg !225
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!139, !140, !141, !142, !143, !144}
!llvm.errno.tbaa = !{!145}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a_tile", scope: !2, file: !3, line: 72, type: !59, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "gemm_mfma", linkageName: "_Z9gemm_mfmaPKDF16_S0_Pfii", scope: !3, file: !3, line: 67, type: !4, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !77)
!3 = !DIFile(filename: "gemm_mfma.hip", directory: ".", checksumkind: CSK_MD5, checksum: "9db0958e9875cfe5db9858ee08718452")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !10, !13, !13}
!6 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !15, globals: !56, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16, !19, !26, !27, !33}
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !17, line: 8, baseType: !18)
!17 = !DIFile(filename: "include/hip/hip_runtime.h", directory: ".", checksumkind: CSK_MD5, checksum: "49d38628b5a567ad90fddc243593e716")
!18 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, dwarfAddressSpace: 1)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "half8", scope: !22, file: !3, line: 19, baseType: !23)
!22 = !DINamespace(scope: null)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, flags: DIFlagVector, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 8)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64, dwarfAddressSpace: 1)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64, dwarfAddressSpace: 1)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "half4", scope: !22, file: !3, line: 18, baseType: !30)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 64, flags: DIFlagVector, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 4)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "MatrixCore", scope: !22, file: !3, line: 27, size: 8, flags: DIFlagTypePassByValue, elements: !34)
!34 = !{!35, !37, !38, !39, !40, !44, !52, !55}
!35 = !DIDerivedType(tag: DW_TAG_variable, name: "kLanes", scope: !33, file: !3, line: 28, baseType: !36, flags: DIFlagStaticMember, extraData: i32 64)
!36 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!37 = !DIDerivedType(tag: DW_TAG_variable, name: "kTile", scope: !33, file: !3, line: 28, baseType: !36, flags: DIFlagStaticMember, extraData: i32 32)
!38 = !DIDerivedType(tag: DW_TAG_variable, name: "kStep", scope: !33, file: !3, line: 28, baseType: !36, flags: DIFlagStaticMember, extraData: i32 8)
!39 = !DIDerivedType(tag: DW_TAG_variable, name: "kResults", scope: !33, file: !3, line: 28, baseType: !36, flags: DIFlagStaticMember, extraData: i32 16)
!40 = !DISubprogram(name: "load", linkageName: "_ZN12_GLOBAL__N_110MatrixCore4loadEPKDF16_i", scope: !33, file: !3, line: 32, type: !41, scopeLine: 32, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !7, !13}
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "Operand", scope: !33, file: !3, line: 29, baseType: !29)
!44 = !DISubprogram(name: "multiply_add", linkageName: "_ZN12_GLOBAL__N_110MatrixCore12multiply_addEDv4_DF16_S1_Dv16_f", scope: !33, file: !3, line: 35, type: !45, scopeLine: 35, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !43, !43, !47}
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "Accumulator", scope: !33, file: !3, line: 30, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "floats16", scope: !22, file: !3, line: 22, baseType: !49)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 512, flags: DIFlagVector, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 16)
!52 = !DISubprogram(name: "row", linkageName: "_ZN12_GLOBAL__N_110MatrixCore3rowEii", scope: !33, file: !3, line: 38, type: !53, scopeLine: 38, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!53 = !DISubroutineType(types: !54)
!54 = !{!13, !13, !13}
!55 = !DISubprogram(name: "column", linkageName: "_ZN12_GLOBAL__N_110MatrixCore6columnEii", scope: !33, file: !3, line: 39, type: !53, scopeLine: 39, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!56 = !{!0, !57, !62, !64, !66, !68, !70}
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!58 = distinct !DIGlobalVariable(name: "b_tile", scope: !2, file: !3, line: 73, type: !59, isLocal: true, isDefinition: true, align: 128)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 81920, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 5120)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression(DW_OP_constu, 64, DW_OP_stack_value))
!63 = distinct !DIGlobalVariable(name: "kWaveTile", scope: !22, file: !3, line: 14, type: !36, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression(DW_OP_constu, 128, DW_OP_stack_value))
!65 = distinct !DIGlobalVariable(name: "kBlock", scope: !22, file: !3, line: 13, type: !36, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression(DW_OP_constu, 32, DW_OP_stack_value))
!67 = distinct !DIGlobalVariable(name: "kDepth", scope: !22, file: !3, line: 15, type: !36, isLocal: true, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression(DW_OP_constu, 40, DW_OP_stack_value))
!69 = distinct !DIGlobalVariable(name: "kPitch", scope: !22, file: !3, line: 16, type: !36, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !17, line: 71, type: !72, isLocal: true, isDefinition: true)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !73, size: 80, elements: !75)
!73 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !74)
!74 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!75 = !{!76}
!76 = !DISubrange(count: 10)
!77 = !{!78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !95, !97, !101, !104, !105, !106, !108, !110, !115, !116, !118, !120, !124, !125, !127, !131, !135, !138}
!78 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 67, type: !6)
!79 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 67, type: !6)
!80 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 67, type: !10)
!81 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 68, type: !13)
!82 = !DILocalVariable(name: "k", arg: 5, scope: !2, file: !3, line: 68, type: !13)
!83 = !DILocalVariable(name: "kThreads", scope: !2, file: !3, line: 70, type: !36)
!84 = !DILocalVariable(name: "kTiles", scope: !2, file: !3, line: 71, type: !36)
!85 = !DILocalVariable(name: "lane", scope: !2, file: !3, line: 75, type: !36)
!86 = !DILocalVariable(name: "wave", scope: !2, file: !3, line: 76, type: !36)
!87 = !DILocalVariable(name: "wave_row", scope: !2, file: !3, line: 77, type: !36)
!88 = !DILocalVariable(name: "wave_column", scope: !2, file: !3, line: 78, type: !36)
!89 = !DILocalVariable(name: "a_block", scope: !2, file: !3, line: 79, type: !7)
!90 = !DILocalVariable(name: "b_block", scope: !2, file: !3, line: 80, type: !7)
!91 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 82, type: !92)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 2048, elements: !93)
!93 = !{!94, !94}
!94 = !DISubrange(count: 2)
!95 = !DILocalVariable(name: "depth", scope: !96, file: !3, line: 83, type: !13)
!96 = distinct !DILexicalBlock(scope: !2, file: !3, line: 83, column: 3)
!97 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 85, type: !13)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 85, column: 5)
!99 = distinct !DILexicalBlock(scope: !100, file: !3, line: 83, column: 51)
!100 = distinct !DILexicalBlock(scope: !96, file: !3, line: 83, column: 3)
!101 = !DILocalVariable(name: "chunk", scope: !102, file: !3, line: 86, type: !36)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 85, column: 62)
!103 = distinct !DILexicalBlock(scope: !98, file: !3, line: 85, column: 5)
!104 = !DILocalVariable(name: "row", scope: !102, file: !3, line: 87, type: !36)
!105 = !DILocalVariable(name: "column", scope: !102, file: !3, line: 88, type: !36)
!106 = !DILocalVariable(name: "source", scope: !102, file: !3, line: 89, type: !107)
!107 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!108 = !DILocalVariable(name: "step", scope: !109, file: !3, line: 97, type: !13)
!109 = distinct !DILexicalBlock(scope: !99, file: !3, line: 97, column: 5)
!110 = !DILocalVariable(name: "a_part", scope: !111, file: !3, line: 98, type: !113)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 97, column: 60)
!112 = distinct !DILexicalBlock(scope: !109, file: !3, line: 97, column: 5)
!113 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 128, elements: !114)
!114 = !{!94}
!115 = !DILocalVariable(name: "b_part", scope: !111, file: !3, line: 99, type: !113)
!116 = !DILocalVariable(name: "t", scope: !117, file: !3, line: 101, type: !13)
!117 = distinct !DILexicalBlock(scope: !111, file: !3, line: 101, column: 7)
!118 = !DILocalVariable(name: "i", scope: !119, file: !3, line: 106, type: !13)
!119 = distinct !DILexicalBlock(scope: !111, file: !3, line: 106, column: 7)
!120 = !DILocalVariable(name: "j", scope: !121, file: !3, line: 108, type: !13)
!121 = distinct !DILexicalBlock(scope: !122, file: !3, line: 108, column: 9)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 106, column: 40)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 106, column: 7)
!124 = !DILocalVariable(name: "block_start", scope: !2, file: !3, line: 116, type: !107)
!125 = !DILocalVariable(name: "i", scope: !126, file: !3, line: 118, type: !13)
!126 = distinct !DILexicalBlock(scope: !2, file: !3, line: 118, column: 3)
!127 = !DILocalVariable(name: "j", scope: !128, file: !3, line: 120, type: !13)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 120, column: 5)
!129 = distinct !DILexicalBlock(scope: !130, file: !3, line: 118, column: 36)
!130 = distinct !DILexicalBlock(scope: !126, file: !3, line: 118, column: 3)
!131 = !DILocalVariable(name: "result", scope: !132, file: !3, line: 122, type: !13)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 122, column: 7)
!133 = distinct !DILexicalBlock(scope: !134, file: !3, line: 120, column: 38)
!134 = distinct !DILexicalBlock(scope: !128, file: !3, line: 120, column: 5)
!135 = !DILocalVariable(name: "row", scope: !136, file: !3, line: 123, type: !36)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 122, column: 63)
!137 = distinct !DILexicalBlock(scope: !132, file: !3, line: 122, column: 7)
!138 = !DILocalVariable(name: "column", scope: !136, file: !3, line: 124, type: !36)
!139 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!140 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!141 = !{i32 7, !"Dwarf Version", i32 5}
!142 = !{i32 2, !"Debug Info Version", i32 3}
!143 = !{i32 1, !"wchar_size", i32 4}
!144 = !{i32 8, !"PIC Level", i32 2}
!145 = !{!146, !146, i64 0}
!146 = !{!"int", !147, i64 0}
!147 = !{!"omnipotent char", !148, i64 0}
!148 = !{!"Simple C++ TBAA"}
!149 = !DILocation(line: 0, scope: !2)
!150 = !DILocation(line: 75, column: 20, scope: !2)
!151 = !DILocation(line: 77, column: 34, scope: !2)
!152 = !DILocation(line: 79, column: 53, scope: !2)
!153 = !DILocation(line: 79, column: 65, scope: !2)
!154 = !DILocation(line: 79, column: 76, scope: !2)
!155 = !DILocation(line: 79, column: 74, scope: !2)
!156 = !DILocation(line: 79, column: 31, scope: !2)
!157 = !DILocation(line: 80, column: 53, scope: !2)
!158 = !DILocation(line: 80, column: 65, scope: !2)
!159 = !DILocation(line: 80, column: 74, scope: !2)
!160 = !DILocation(line: 80, column: 31, scope: !2)
!161 = !DILocation(line: 0, scope: !96)
!162 = !DILocation(line: 83, column: 29, scope: !100)
!163 = !DILocation(line: 83, column: 3, scope: !96)
!164 = !DILocation(line: 78, column: 45, scope: !2)
!165 = !DILocation(line: 0, scope: !98)
!166 = !DILocation(line: 0, scope: !102)
!167 = !DILocation(line: 89, column: 66, scope: !102)
!168 = !DILocation(line: 91, column: 11, scope: !102)
!169 = !{!147, !147, i64 0}
!170 = !DILocation(line: 90, column: 65, scope: !102)
!171 = !DILocation(line: 93, column: 11, scope: !102)
!172 = !DILocation(line: 92, column: 65, scope: !102)
!173 = !DILocation(line: 95, column: 5, scope: !99)
!174 = !DILocation(line: 0, scope: !109)
!175 = !DILocation(line: 0, scope: !117)
!176 = !DILocalVariable(name: "tile", arg: 1, scope: !177, file: !3, line: 32, type: !7)
!177 = distinct !DISubprogram(name: "load", linkageName: "_ZN12_GLOBAL__N_110MatrixCore4loadEPKDF16_i", scope: !33, file: !3, line: 32, type: !41, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, declaration: !40, retainedNodes: !178)
!178 = !{!176, !179}
!179 = !DILocalVariable(name: "lane", arg: 2, scope: !177, file: !3, line: 32, type: !13)
!180 = !DILocation(line: 0, scope: !177, inlinedAt: !181)
!181 = distinct !DILocation(line: 102, column: 21, scope: !182)
!182 = distinct !DILexicalBlock(scope: !183, file: !3, line: 101, column: 40)
!183 = distinct !DILexicalBlock(scope: !117, file: !3, line: 101, column: 7)
!184 = !DILocation(line: 33, column: 12, scope: !177, inlinedAt: !181)
!185 = !DILocation(line: 0, scope: !177, inlinedAt: !186)
!186 = distinct !DILocation(line: 103, column: 21, scope: !182)
!187 = !DILocation(line: 33, column: 12, scope: !177, inlinedAt: !186)
!188 = !DILocation(line: 102, column: 19, scope: !182)
!189 = !DILocation(line: 103, column: 19, scope: !182)
!190 = !DILocation(line: 0, scope: !119)
!191 = !DILocation(line: 109, column: 53, scope: !192)
!192 = distinct !DILexicalBlock(scope: !193, file: !3, line: 108, column: 42)
!193 = distinct !DILexicalBlock(scope: !121, file: !3, line: 108, column: 9)
!194 = !DILocation(line: 0, scope: !121)
!195 = !DILocalVariable(name: "a", arg: 1, scope: !196, file: !3, line: 35, type: !43)
!196 = distinct !DISubprogram(name: "multiply_add", linkageName: "_ZN12_GLOBAL__N_110MatrixCore12multiply_addEDv4_DF16_S1_Dv16_f", scope: !33, file: !3, line: 35, type: !45, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, declaration: !44, retainedNodes: !197)
!197 = !{!195, !198, !199}
!198 = !DILocalVariable(name: "b", arg: 2, scope: !196, file: !3, line: 35, type: !43)
!199 = !DILocalVariable(name: "c", arg: 3, scope: !196, file: !3, line: 35, type: !47)
!200 = !DILocation(line: 0, scope: !196, inlinedAt: !201)
!201 = distinct !DILocation(line: 109, column: 23, scope: !192)
!202 = !DILocation(line: 36, column: 12, scope: !196, inlinedAt: !201)
!203 = !DILocation(line: 113, column: 5, scope: !99)
!204 = !DILocation(line: 83, column: 40, scope: !100)
!205 = distinct !{!205, !163, !206, !207}
!206 = !DILocation(line: 114, column: 3, scope: !96)
!207 = !{!"llvm.loop.mustprogress"}
!208 = !DILocation(line: 116, column: 73, scope: !2)
!209 = !DILocation(line: 116, column: 71, scope: !2)
!210 = !DILocation(line: 116, column: 88, scope: !2)
!211 = !DILocation(line: 116, column: 77, scope: !2)
!212 = !DILocation(line: 0, scope: !126)
!213 = !DILocation(line: 0, scope: !128)
!214 = !DILocation(line: 122, column: 7, scope: !132)
!215 = !DILocation(line: 0, scope: !132)
!216 = !DILocation(line: 0, scope: !136)
!217 = !DILocation(line: 125, column: 66, scope: !136)
!218 = !DILocation(line: 125, column: 45, scope: !136)
!219 = !DILocation(line: 125, column: 50, scope: !136)
!220 = !DILocation(line: 125, column: 9, scope: !136)
!221 = !DILocation(line: 125, column: 64, scope: !136)
!222 = !{!223, !223, i64 0}
!223 = !{!"float", !147, i64 0}
!224 = !DILocation(line: 123, column: 52, scope: !136)
!225 = !DILocation(line: 129, column: 1, scope: !2)

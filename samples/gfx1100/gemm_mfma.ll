; ModuleID = 'gemm_mfma.hip'
source_filename = "gemm_mfma.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ9gemm_mfmaPKDF16_S0_PfiiE6a_tile = internal unnamed_addr addrspace(3) global [5120 x half] undef, align 16, !dbg !0
@_ZZ9gemm_mfmaPKDF16_S0_PfiiE6b_tile = internal unnamed_addr addrspace(3) global [5120 x half] undef, align 16, !dbg !53
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z9gemm_mfmaPKDF16_S0_Pfii(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr addrspace(1) %0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !145)
    #dbg_value(ptr addrspace(1) %1, !75, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !145)
    #dbg_value(ptr addrspace(1) %2, !76, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !145)
    #dbg_value(i32 %3, !77, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !145)
    #dbg_value(i32 %4, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !145)
    #dbg_value(i32 128, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !145)
    #dbg_value(i32 4, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !145)
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !146
    #dbg_value(i32 %6, !81, !DIExpression(DW_OP_constu, 16, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !145)
    #dbg_value(i32 %6, !82, !DIExpression(DW_OP_constu, 5, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !145)
  %7 = and i32 %6, 960, !dbg !147
    #dbg_value(i32 %7, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !145)
  %8 = shl nuw nsw i32 %6, 1, !dbg !148
  %9 = and i32 %8, 64, !dbg !148
    #dbg_value(i32 %9, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !145)
  %10 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !149
  %11 = zext i32 %10 to i64, !dbg !149
  %12 = shl nuw nsw i64 %11, 7, !dbg !150
  %13 = sext i32 %4 to i64, !dbg !151
  %14 = mul i64 %12, %13, !dbg !152
  %15 = getelementptr inbounds half, ptr addrspace(1) %0, i64 %14, !dbg !153
    #dbg_value(!DIArgList(ptr poison, i64 poison), !85, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !145)
  %16 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !154
  %17 = zext i32 %16 to i64, !dbg !154
  %18 = shl nuw nsw i64 %17, 7, !dbg !155
  %19 = mul i64 %18, %13, !dbg !156
  %20 = getelementptr inbounds half, ptr addrspace(1) %1, i64 %19, !dbg !157
    #dbg_value(!DIArgList(ptr poison, i64 poison), !86, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !145)
    #dbg_value(i32 0, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !158)
  %21 = icmp sgt i32 %4, 0, !dbg !159
  br i1 %21, label %24, label %22, !dbg !160

22:                                               ; preds = %5
  %23 = and i32 %6, 15
  br label %302, !dbg !160

24:                                               ; preds = %5
  %25 = shl nuw nsw i32 %6, 3
  %26 = and i32 %25, 24
  %27 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ9gemm_mfmaPKDF16_S0_PfiiE6a_tile, i32 %26
  %28 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ9gemm_mfmaPKDF16_S0_PfiiE6b_tile, i32 %26
  %29 = and i32 %6, 15
  %30 = mul nuw nsw i32 %29, 40
  %31 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ9gemm_mfmaPKDF16_S0_PfiiE6a_tile, i32 %30
  %32 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ9gemm_mfmaPKDF16_S0_PfiiE6b_tile, i32 %30
  %33 = lshr i32 %6, 2
  %34 = zext nneg i32 %33 to i64
  %35 = mul nuw nsw i64 %34, %13
  %36 = mul nuw nsw i32 %33, 40
  %37 = getelementptr inbounds nuw half, ptr addrspace(3) %27, i32 %36
  %38 = getelementptr inbounds nuw half, ptr addrspace(3) %28, i32 %36
  %39 = add nuw nsw i32 %6, 128
  %40 = lshr i32 %39, 2
  %41 = zext nneg i32 %40 to i64
  %42 = mul nuw nsw i64 %41, %13
  %43 = mul nuw nsw i32 %40, 40
  %44 = getelementptr inbounds nuw half, ptr addrspace(3) %27, i32 %43
  %45 = getelementptr inbounds nuw half, ptr addrspace(3) %28, i32 %43
  %46 = add nuw nsw i32 %6, 256
  %47 = lshr i32 %46, 2
  %48 = zext nneg i32 %47 to i64
  %49 = mul nuw nsw i64 %48, %13
  %50 = mul nuw nsw i32 %47, 40
  %51 = getelementptr inbounds nuw half, ptr addrspace(3) %27, i32 %50
  %52 = getelementptr inbounds nuw half, ptr addrspace(3) %28, i32 %50
  %53 = add nuw nsw i32 %6, 384
  %54 = lshr i32 %53, 2
  %55 = zext nneg i32 %54 to i64
  %56 = mul nuw nsw i64 %55, %13
  %57 = mul nuw nsw i32 %54, 40
  %58 = getelementptr inbounds nuw half, ptr addrspace(3) %27, i32 %57
  %59 = getelementptr inbounds nuw half, ptr addrspace(3) %28, i32 %57
  %60 = mul nuw nsw i32 %7, 80
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 %60
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 16
  %63 = mul nuw nsw i32 %9, 80
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 %63
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 16
  %66 = mul nuw nsw i32 %7, 80
  %67 = add nuw nsw i32 %66, 1280
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i32 16
  %70 = mul nuw nsw i32 %9, 80
  %71 = add nuw nsw i32 %70, 1280
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 16
  %74 = mul nuw nsw i32 %7, 80
  %75 = add nuw nsw i32 %74, 2560
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 %75
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 16
  %78 = mul nuw nsw i32 %9, 80
  %79 = add nuw nsw i32 %78, 2560
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i32 16
  %82 = mul nuw nsw i32 %7, 80
  %83 = add nuw nsw i32 %82, 3840
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 %83
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %84, i32 16
  %86 = mul nuw nsw i32 %9, 80
  %87 = add nuw nsw i32 %86, 3840
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 %87
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i32 16
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 32
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %32, i32 32
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i32 %60
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %92, i32 16
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %91, i32 %63
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 16
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i32 %67
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %96, i32 16
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %91, i32 %71
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %98, i32 16
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i32 %75
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 16
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %91, i32 %79
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 16
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i32 %83
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i32 16
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %91, i32 %87
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %106, i32 16
  br label %108, !dbg !160

108:                                              ; preds = %24, %108
  %109 = phi <8 x float> [ zeroinitializer, %24 ], [ %299, %108 ], !dbg !145
  %110 = phi <8 x float> [ zeroinitializer, %24 ], [ %298, %108 ], !dbg !145
  %111 = phi <8 x float> [ zeroinitializer, %24 ], [ %297, %108 ], !dbg !145
  %112 = phi <8 x float> [ zeroinitializer, %24 ], [ %296, %108 ], !dbg !145
  %113 = phi <8 x float> [ zeroinitializer, %24 ], [ %293, %108 ], !dbg !145
  %114 = phi <8 x float> [ zeroinitializer, %24 ], [ %292, %108 ], !dbg !145
  %115 = phi <8 x float> [ zeroinitializer, %24 ], [ %291, %108 ], !dbg !145
  %116 = phi <8 x float> [ zeroinitializer, %24 ], [ %290, %108 ], !dbg !145
  %117 = phi <8 x float> [ zeroinitializer, %24 ], [ %287, %108 ], !dbg !145
  %118 = phi <8 x float> [ zeroinitializer, %24 ], [ %286, %108 ], !dbg !145
  %119 = phi <8 x float> [ zeroinitializer, %24 ], [ %285, %108 ], !dbg !145
  %120 = phi <8 x float> [ zeroinitializer, %24 ], [ %284, %108 ], !dbg !145
  %121 = phi <8 x float> [ zeroinitializer, %24 ], [ %281, %108 ], !dbg !145
  %122 = phi <8 x float> [ zeroinitializer, %24 ], [ %278, %108 ], !dbg !145
  %123 = phi <8 x float> [ zeroinitializer, %24 ], [ %275, %108 ], !dbg !145
  %124 = phi <8 x float> [ zeroinitializer, %24 ], [ %272, %108 ], !dbg !145
  %125 = phi i32 [ 0, %24 ], [ %300, %108 ]
    #dbg_value(i32 %125, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !158)
  %126 = or disjoint i32 %125, %26
  %127 = zext nneg i32 %126 to i64
    #dbg_value(i32 0, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !161)
    #dbg_value(i32 0, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !161)
    #dbg_value(!DIArgList(i32 %6, i32 0), !97, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !162)
    #dbg_value(i32 %33, !100, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !162)
    #dbg_value(i32 %26, !101, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !162)
  %128 = add nuw nsw i64 %35, %127, !dbg !163
    #dbg_value(i64 %128, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !162)
  %129 = getelementptr inbounds nuw half, ptr addrspace(1) %15, i64 %128, !dbg !164
  %130 = load <8 x half>, ptr addrspace(1) %129, align 16, !dbg !164, !tbaa !165
  store <8 x half> %130, ptr addrspace(3) %37, align 16, !dbg !166, !tbaa !165
  %131 = getelementptr inbounds nuw half, ptr addrspace(1) %20, i64 %128, !dbg !167
  %132 = load <8 x half>, ptr addrspace(1) %131, align 16, !dbg !167, !tbaa !165
  store <8 x half> %132, ptr addrspace(3) %38, align 16, !dbg !168, !tbaa !165
    #dbg_value(i32 1, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !161)
    #dbg_value(!DIArgList(i32 %6, i32 128), !97, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !162)
    #dbg_value(i32 %40, !100, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !162)
  %133 = add nuw nsw i64 %42, %127, !dbg !163
    #dbg_value(i64 %133, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !162)
  %134 = getelementptr inbounds nuw half, ptr addrspace(1) %15, i64 %133, !dbg !164
  %135 = load <8 x half>, ptr addrspace(1) %134, align 16, !dbg !164, !tbaa !165
  store <8 x half> %135, ptr addrspace(3) %44, align 16, !dbg !166, !tbaa !165
  %136 = getelementptr inbounds nuw half, ptr addrspace(1) %20, i64 %133, !dbg !167
  %137 = load <8 x half>, ptr addrspace(1) %136, align 16, !dbg !167, !tbaa !165
  store <8 x half> %137, ptr addrspace(3) %45, align 16, !dbg !168, !tbaa !165
    #dbg_value(i32 2, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !161)
    #dbg_value(!DIArgList(i32 %6, i32 256), !97, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !162)
    #dbg_value(i32 %47, !100, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !162)
  %138 = add nuw nsw i64 %49, %127, !dbg !163
    #dbg_value(i64 %138, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !162)
  %139 = getelementptr inbounds nuw half, ptr addrspace(1) %15, i64 %138, !dbg !164
  %140 = load <8 x half>, ptr addrspace(1) %139, align 16, !dbg !164, !tbaa !165
  store <8 x half> %140, ptr addrspace(3) %51, align 16, !dbg !166, !tbaa !165
  %141 = getelementptr inbounds nuw half, ptr addrspace(1) %20, i64 %138, !dbg !167
  %142 = load <8 x half>, ptr addrspace(1) %141, align 16, !dbg !167, !tbaa !165
  store <8 x half> %142, ptr addrspace(3) %52, align 16, !dbg !168, !tbaa !165
    #dbg_value(i32 3, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !161)
    #dbg_value(!DIArgList(i32 %6, i32 384), !97, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !162)
    #dbg_value(i32 %54, !100, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !162)
  %143 = add nuw nsw i64 %56, %127, !dbg !163
    #dbg_value(i64 %143, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !162)
  %144 = getelementptr inbounds nuw half, ptr addrspace(1) %15, i64 %143, !dbg !164
  %145 = load <8 x half>, ptr addrspace(1) %144, align 16, !dbg !164, !tbaa !165
  store <8 x half> %145, ptr addrspace(3) %58, align 16, !dbg !166, !tbaa !165
  %146 = getelementptr inbounds nuw half, ptr addrspace(1) %20, i64 %143, !dbg !167
  %147 = load <8 x half>, ptr addrspace(1) %146, align 16, !dbg !167, !tbaa !165
  store <8 x half> %147, ptr addrspace(3) %59, align 16, !dbg !168, !tbaa !165
    #dbg_value(i32 4, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !161)
  fence syncscope("workgroup") release, !dbg !169
  tail call void @llvm.amdgcn.s.barrier(), !dbg !169
  fence syncscope("workgroup") acquire, !dbg !169
    #dbg_value(i32 0, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i32 0, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i32 0, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !171)
    #dbg_value(i32 0, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !171)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !172, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
    #dbg_value(i32 %6, !175, !DIExpression(DW_OP_constu, 16, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !176, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
  %148 = load <8 x half>, ptr addrspace(3) %61, align 16, !dbg !181, !tbaa !165
  %149 = load <8 x half>, ptr addrspace(3) %62, align 16, !dbg !182, !tbaa !165
  %150 = shufflevector <8 x half> %148, <8 x half> %149, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !183
    #dbg_value(!DIArgList(ptr poison, i64 poison), !172, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !184)
    #dbg_value(i32 %6, !175, !DIExpression(DW_OP_constu, 16, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !184)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !176, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !184)
  %151 = load <8 x half>, ptr addrspace(3) %64, align 16, !dbg !186, !tbaa !165
  %152 = load <8 x half>, ptr addrspace(3) %65, align 16, !dbg !187, !tbaa !165
  %153 = shufflevector <8 x half> %151, <8 x half> %152, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !188
    #dbg_value(i32 1, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !171)
  %154 = load <8 x half>, ptr addrspace(3) %68, align 16, !dbg !181, !tbaa !165
  %155 = shufflevector <8 x half> %154, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %156 = load <8 x half>, ptr addrspace(3) %69, align 16, !dbg !182, !tbaa !165
  %157 = shufflevector <8 x half> %156, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %158 = shufflevector <64 x half> %150, <64 x half> %155, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !183
  %159 = shufflevector <64 x half> %158, <64 x half> %157, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !183
  %160 = load <8 x half>, ptr addrspace(3) %72, align 16, !dbg !186, !tbaa !165
  %161 = shufflevector <8 x half> %160, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %162 = load <8 x half>, ptr addrspace(3) %73, align 16, !dbg !187, !tbaa !165
  %163 = shufflevector <8 x half> %162, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %164 = shufflevector <64 x half> %153, <64 x half> %161, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !188
  %165 = shufflevector <64 x half> %164, <64 x half> %163, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !188
    #dbg_value(i32 2, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !171)
  %166 = load <8 x half>, ptr addrspace(3) %76, align 16, !dbg !181, !tbaa !165
  %167 = shufflevector <8 x half> %166, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %168 = load <8 x half>, ptr addrspace(3) %77, align 16, !dbg !182, !tbaa !165
  %169 = shufflevector <8 x half> %168, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %170 = shufflevector <64 x half> %159, <64 x half> %167, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !183
  %171 = shufflevector <64 x half> %170, <64 x half> %169, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !183
  %172 = load <8 x half>, ptr addrspace(3) %80, align 16, !dbg !186, !tbaa !165
  %173 = shufflevector <8 x half> %172, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %174 = load <8 x half>, ptr addrspace(3) %81, align 16, !dbg !187, !tbaa !165
  %175 = shufflevector <8 x half> %174, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %176 = shufflevector <64 x half> %165, <64 x half> %173, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !188
  %177 = shufflevector <64 x half> %176, <64 x half> %175, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !188
    #dbg_value(i32 3, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !171)
  %178 = load <8 x half>, ptr addrspace(3) %84, align 16, !dbg !181, !tbaa !165
  %179 = shufflevector <8 x half> %178, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %180 = load <8 x half>, ptr addrspace(3) %85, align 16, !dbg !182, !tbaa !165
  %181 = shufflevector <8 x half> %180, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %182 = shufflevector <64 x half> %171, <64 x half> %179, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !183
  %183 = shufflevector <64 x half> %182, <64 x half> %181, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71>, !dbg !183
  %184 = load <8 x half>, ptr addrspace(3) %88, align 16, !dbg !186, !tbaa !165
  %185 = shufflevector <8 x half> %184, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %186 = load <8 x half>, ptr addrspace(3) %89, align 16, !dbg !187, !tbaa !165
  %187 = shufflevector <8 x half> %186, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %188 = shufflevector <64 x half> %177, <64 x half> %185, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !188
  %189 = shufflevector <64 x half> %188, <64 x half> %187, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71>, !dbg !188
    #dbg_value(i32 4, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !171)
  %190 = bitcast <64 x half> %183 to <4 x i256>
  %191 = bitcast <64 x half> %189 to <4 x i256>
    #dbg_value(i32 0, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %192 = extractelement <4 x i256> %191, i64 0, !dbg !190
  %193 = bitcast i256 %192 to <16 x half>, !dbg !190
    #dbg_value(i32 0, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %194 = extractelement <4 x i256> %190, i64 0
  %195 = bitcast i256 %194 to <16 x half>
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %195, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<16 x half> %193, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %124, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %196 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %195, <16 x half> %193, <8 x float> %124), !dbg !201
    #dbg_value(i32 1, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %197 = extractelement <4 x i256> %191, i64 1, !dbg !190
  %198 = bitcast i256 %197 to <16 x half>, !dbg !190
    #dbg_value(<16 x half> %198, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %123, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %199 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %195, <16 x half> %198, <8 x float> %123), !dbg !201
    #dbg_value(i32 2, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %200 = extractelement <4 x i256> %191, i64 2, !dbg !190
  %201 = bitcast i256 %200 to <16 x half>, !dbg !190
    #dbg_value(<16 x half> %201, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %122, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %202 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %195, <16 x half> %201, <8 x float> %122), !dbg !201
    #dbg_value(i32 3, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %203 = extractelement <4 x i256> %191, i64 3, !dbg !190
  %204 = bitcast i256 %203 to <16 x half>, !dbg !190
    #dbg_value(<16 x half> %204, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %121, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %205 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %195, <16 x half> %204, <8 x float> %121), !dbg !201
    #dbg_value(i32 4, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 1, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %206 = extractelement <4 x i256> %190, i64 1
  %207 = bitcast i256 %206 to <16 x half>
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %207, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<16 x half> %193, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %120, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %208 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %207, <16 x half> %193, <8 x float> %120), !dbg !201
    #dbg_value(i32 1, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %198, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %119, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %209 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %207, <16 x half> %198, <8 x float> %119), !dbg !201
    #dbg_value(i32 2, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %201, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %118, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %210 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %207, <16 x half> %201, <8 x float> %118), !dbg !201
    #dbg_value(i32 3, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %204, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %117, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %211 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %207, <16 x half> %204, <8 x float> %117), !dbg !201
    #dbg_value(i32 4, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 2, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %212 = extractelement <4 x i256> %190, i64 2
  %213 = bitcast i256 %212 to <16 x half>
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %213, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<16 x half> %193, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %116, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %214 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %213, <16 x half> %193, <8 x float> %116), !dbg !201
    #dbg_value(i32 1, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %198, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %115, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %215 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %213, <16 x half> %198, <8 x float> %115), !dbg !201
    #dbg_value(i32 2, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %201, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %114, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %216 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %213, <16 x half> %201, <8 x float> %114), !dbg !201
    #dbg_value(i32 3, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %204, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %113, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %217 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %213, <16 x half> %204, <8 x float> %113), !dbg !201
    #dbg_value(i32 4, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 3, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %218 = extractelement <4 x i256> %190, i64 3
  %219 = bitcast i256 %218 to <16 x half>
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %219, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<16 x half> %193, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %112, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %220 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %219, <16 x half> %193, <8 x float> %112), !dbg !201
    #dbg_value(i32 1, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %198, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %111, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %221 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %219, <16 x half> %198, <8 x float> %111), !dbg !201
    #dbg_value(i32 2, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %201, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %110, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %222 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %219, <16 x half> %201, <8 x float> %110), !dbg !201
    #dbg_value(i32 3, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %204, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %109, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %223 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %219, <16 x half> %204, <8 x float> %109), !dbg !201
    #dbg_value(i32 4, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 4, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
    #dbg_value(i32 16, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(i32 0, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !171)
    #dbg_value(i32 0, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !171)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !172, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
    #dbg_value(i32 %6, !175, !DIExpression(DW_OP_constu, 16, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !176, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
  %224 = load <8 x half>, ptr addrspace(3) %92, align 16, !dbg !181, !tbaa !165
  %225 = load <8 x half>, ptr addrspace(3) %93, align 16, !dbg !182, !tbaa !165
  %226 = shufflevector <8 x half> %224, <8 x half> %225, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !183
    #dbg_value(!DIArgList(ptr poison, i64 poison), !172, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !184)
    #dbg_value(i32 %6, !175, !DIExpression(DW_OP_constu, 16, DW_OP_and, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !184)
    #dbg_value(!DIArgList(ptr poison, i64 poison), !176, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 2, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !184)
  %227 = load <8 x half>, ptr addrspace(3) %94, align 16, !dbg !186, !tbaa !165
  %228 = load <8 x half>, ptr addrspace(3) %95, align 16, !dbg !187, !tbaa !165
  %229 = shufflevector <8 x half> %227, <8 x half> %228, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !188
    #dbg_value(i32 1, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !171)
  %230 = load <8 x half>, ptr addrspace(3) %96, align 16, !dbg !181, !tbaa !165
  %231 = shufflevector <8 x half> %230, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %232 = load <8 x half>, ptr addrspace(3) %97, align 16, !dbg !182, !tbaa !165
  %233 = shufflevector <8 x half> %232, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %234 = shufflevector <64 x half> %226, <64 x half> %231, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !183
  %235 = shufflevector <64 x half> %234, <64 x half> %233, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !183
  %236 = load <8 x half>, ptr addrspace(3) %98, align 16, !dbg !186, !tbaa !165
  %237 = shufflevector <8 x half> %236, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %238 = load <8 x half>, ptr addrspace(3) %99, align 16, !dbg !187, !tbaa !165
  %239 = shufflevector <8 x half> %238, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %240 = shufflevector <64 x half> %229, <64 x half> %237, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !188
  %241 = shufflevector <64 x half> %240, <64 x half> %239, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !188
    #dbg_value(i32 2, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !171)
  %242 = load <8 x half>, ptr addrspace(3) %100, align 16, !dbg !181, !tbaa !165
  %243 = shufflevector <8 x half> %242, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %244 = load <8 x half>, ptr addrspace(3) %101, align 16, !dbg !182, !tbaa !165
  %245 = shufflevector <8 x half> %244, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %246 = shufflevector <64 x half> %235, <64 x half> %243, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !183
  %247 = shufflevector <64 x half> %246, <64 x half> %245, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !183
  %248 = load <8 x half>, ptr addrspace(3) %102, align 16, !dbg !186, !tbaa !165
  %249 = shufflevector <8 x half> %248, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %250 = load <8 x half>, ptr addrspace(3) %103, align 16, !dbg !187, !tbaa !165
  %251 = shufflevector <8 x half> %250, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %252 = shufflevector <64 x half> %241, <64 x half> %249, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !188
  %253 = shufflevector <64 x half> %252, <64 x half> %251, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !188
    #dbg_value(i32 3, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !171)
  %254 = load <8 x half>, ptr addrspace(3) %104, align 16, !dbg !181, !tbaa !165
  %255 = shufflevector <8 x half> %254, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %256 = load <8 x half>, ptr addrspace(3) %105, align 16, !dbg !182, !tbaa !165
  %257 = shufflevector <8 x half> %256, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %258 = shufflevector <64 x half> %247, <64 x half> %255, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !183
  %259 = shufflevector <64 x half> %258, <64 x half> %257, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71>, !dbg !183
  %260 = load <8 x half>, ptr addrspace(3) %106, align 16, !dbg !186, !tbaa !165
  %261 = shufflevector <8 x half> %260, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %262 = load <8 x half>, ptr addrspace(3) %107, align 16, !dbg !187, !tbaa !165
  %263 = shufflevector <8 x half> %262, <8 x half> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %264 = shufflevector <64 x half> %253, <64 x half> %261, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !188
  %265 = shufflevector <64 x half> %264, <64 x half> %263, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71>, !dbg !188
    #dbg_value(i32 4, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !171)
  %266 = bitcast <64 x half> %259 to <4 x i256>
  %267 = bitcast <64 x half> %265 to <4 x i256>
    #dbg_value(i32 0, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %268 = extractelement <4 x i256> %267, i64 0, !dbg !190
  %269 = bitcast i256 %268 to <16 x half>, !dbg !190
    #dbg_value(i32 0, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %270 = extractelement <4 x i256> %266, i64 0
  %271 = bitcast i256 %270 to <16 x half>
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %271, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<16 x half> %269, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %196, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %272 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %271, <16 x half> %269, <8 x float> %196), !dbg !201
    #dbg_value(i32 1, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %273 = extractelement <4 x i256> %267, i64 1, !dbg !190
  %274 = bitcast i256 %273 to <16 x half>, !dbg !190
    #dbg_value(<16 x half> %274, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %199, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %275 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %271, <16 x half> %274, <8 x float> %199), !dbg !201
    #dbg_value(i32 2, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %276 = extractelement <4 x i256> %267, i64 2, !dbg !190
  %277 = bitcast i256 %276 to <16 x half>, !dbg !190
    #dbg_value(<16 x half> %277, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %202, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %278 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %271, <16 x half> %277, <8 x float> %202), !dbg !201
    #dbg_value(i32 3, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %279 = extractelement <4 x i256> %267, i64 3, !dbg !190
  %280 = bitcast i256 %279 to <16 x half>, !dbg !190
    #dbg_value(<16 x half> %280, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %205, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %281 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %271, <16 x half> %280, <8 x float> %205), !dbg !201
    #dbg_value(i32 4, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 1, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %282 = extractelement <4 x i256> %266, i64 1
  %283 = bitcast i256 %282 to <16 x half>
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %283, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<16 x half> %269, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %208, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %284 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %283, <16 x half> %269, <8 x float> %208), !dbg !201
    #dbg_value(i32 1, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %274, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %209, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %285 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %283, <16 x half> %274, <8 x float> %209), !dbg !201
    #dbg_value(i32 2, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %277, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %210, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %286 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %283, <16 x half> %277, <8 x float> %210), !dbg !201
    #dbg_value(i32 3, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %280, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %211, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %287 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %283, <16 x half> %280, <8 x float> %211), !dbg !201
    #dbg_value(i32 4, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 2, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %288 = extractelement <4 x i256> %266, i64 2
  %289 = bitcast i256 %288 to <16 x half>
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %289, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<16 x half> %269, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %214, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %290 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %289, <16 x half> %269, <8 x float> %214), !dbg !201
    #dbg_value(i32 1, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %274, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %215, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %291 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %289, <16 x half> %274, <8 x float> %215), !dbg !201
    #dbg_value(i32 2, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %277, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %216, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %292 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %289, <16 x half> %277, <8 x float> %216), !dbg !201
    #dbg_value(i32 3, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %280, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %217, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %293 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %289, <16 x half> %280, <8 x float> %217), !dbg !201
    #dbg_value(i32 4, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 3, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %294 = extractelement <4 x i256> %266, i64 3
  %295 = bitcast i256 %294 to <16 x half>
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 0, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %295, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<16 x half> %269, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %220, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %296 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %295, <16 x half> %269, <8 x float> %220), !dbg !201
    #dbg_value(i32 1, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %274, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %221, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %297 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %295, <16 x half> %274, <8 x float> %221), !dbg !201
    #dbg_value(i32 2, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %277, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %222, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %298 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %295, <16 x half> %277, <8 x float> %222), !dbg !201
    #dbg_value(i32 3, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(<16 x half> %280, !197, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
    #dbg_value(<8 x float> %223, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !199)
  %299 = tail call contract noundef <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half> %295, <16 x half> %280, <8 x float> %223), !dbg !201
    #dbg_value(i32 4, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 4, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
    #dbg_value(i32 32, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
  fence syncscope("workgroup") release, !dbg !202
  tail call void @llvm.amdgcn.s.barrier(), !dbg !202
  fence syncscope("workgroup") acquire, !dbg !202
  %300 = add nuw nsw i32 %125, 32, !dbg !203
    #dbg_value(i32 %300, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !158)
  %301 = icmp slt i32 %300, %4, !dbg !159
  br i1 %301, label %108, label %302, !dbg !160, !llvm.loop !204

302:                                              ; preds = %108, %22
  %303 = phi i32 [ %23, %22 ], [ %29, %108 ]
  %304 = phi <8 x float> [ zeroinitializer, %22 ], [ %299, %108 ], !dbg !145
  %305 = phi <8 x float> [ zeroinitializer, %22 ], [ %298, %108 ], !dbg !145
  %306 = phi <8 x float> [ zeroinitializer, %22 ], [ %297, %108 ], !dbg !145
  %307 = phi <8 x float> [ zeroinitializer, %22 ], [ %296, %108 ], !dbg !145
  %308 = phi <8 x float> [ zeroinitializer, %22 ], [ %293, %108 ], !dbg !145
  %309 = phi <8 x float> [ zeroinitializer, %22 ], [ %292, %108 ], !dbg !145
  %310 = phi <8 x float> [ zeroinitializer, %22 ], [ %291, %108 ], !dbg !145
  %311 = phi <8 x float> [ zeroinitializer, %22 ], [ %290, %108 ], !dbg !145
  %312 = phi <8 x float> [ zeroinitializer, %22 ], [ %287, %108 ], !dbg !145
  %313 = phi <8 x float> [ zeroinitializer, %22 ], [ %286, %108 ], !dbg !145
  %314 = phi <8 x float> [ zeroinitializer, %22 ], [ %285, %108 ], !dbg !145
  %315 = phi <8 x float> [ zeroinitializer, %22 ], [ %284, %108 ], !dbg !145
  %316 = phi <8 x float> [ zeroinitializer, %22 ], [ %281, %108 ], !dbg !145
  %317 = phi <8 x float> [ zeroinitializer, %22 ], [ %278, %108 ], !dbg !145
  %318 = phi <8 x float> [ zeroinitializer, %22 ], [ %275, %108 ], !dbg !145
  %319 = phi <8 x float> [ zeroinitializer, %22 ], [ %272, %108 ], !dbg !145
  %320 = sext i32 %3 to i64, !dbg !207
  %321 = mul i64 %12, %320, !dbg !208
  %322 = shl i32 %16, 7, !dbg !209
  %323 = zext i32 %322 to i64, !dbg !210
    #dbg_value(!DIArgList(i64 %321, i64 %323), !120, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !145)
    #dbg_value(i32 0, !121, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !211)
  %324 = lshr i32 %6, 4
  %325 = and i32 %324, 1
  %326 = or disjoint i32 %325, %7, !dbg !212
  %327 = or disjoint i32 %303, %9
  %328 = getelementptr float, ptr addrspace(1) %2, i64 %321
  %329 = getelementptr float, ptr addrspace(1) %328, i64 %323
    #dbg_value(i32 0, !121, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !211)
    #dbg_value(i32 0, !121, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !211)
    #dbg_value(i32 0, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
  %330 = zext nneg i32 %327 to i64
  %331 = getelementptr float, ptr addrspace(1) %329, i64 %330, !dbg !214
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %326, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %332 = extractelement <8 x float> %319, i64 0, !dbg !217
  %333 = zext nneg i32 %326 to i64, !dbg !218
  %334 = mul nsw i64 %333, %320, !dbg !219
  %335 = getelementptr float, ptr addrspace(1) %331, i64 %334, !dbg !220
  store float %332, ptr addrspace(1) %335, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %336 = or disjoint i32 %326, 2
    #dbg_value(i32 %336, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %337 = extractelement <8 x float> %319, i64 1, !dbg !217
  %338 = zext nneg i32 %336 to i64, !dbg !218
  %339 = mul nsw i64 %338, %320, !dbg !219
  %340 = getelementptr float, ptr addrspace(1) %331, i64 %339, !dbg !220
  store float %337, ptr addrspace(1) %340, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %341 = or disjoint i32 %326, 4
    #dbg_value(i32 %341, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %342 = extractelement <8 x float> %319, i64 2, !dbg !217
  %343 = zext nneg i32 %341 to i64, !dbg !218
  %344 = mul nsw i64 %343, %320, !dbg !219
  %345 = getelementptr float, ptr addrspace(1) %331, i64 %344, !dbg !220
  store float %342, ptr addrspace(1) %345, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %346 = or disjoint i32 %326, 6
    #dbg_value(i32 %346, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %347 = extractelement <8 x float> %319, i64 3, !dbg !217
  %348 = zext nneg i32 %346 to i64, !dbg !218
  %349 = mul nsw i64 %348, %320, !dbg !219
  %350 = getelementptr float, ptr addrspace(1) %331, i64 %349, !dbg !220
  store float %347, ptr addrspace(1) %350, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %351 = or disjoint i32 %326, 8
    #dbg_value(i32 %351, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %352 = extractelement <8 x float> %319, i64 4, !dbg !217
  %353 = zext nneg i32 %351 to i64, !dbg !218
  %354 = mul nsw i64 %353, %320, !dbg !219
  %355 = getelementptr float, ptr addrspace(1) %331, i64 %354, !dbg !220
  store float %352, ptr addrspace(1) %355, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %356 = or disjoint i32 %326, 10
    #dbg_value(i32 %356, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %357 = extractelement <8 x float> %319, i64 5, !dbg !217
  %358 = zext nneg i32 %356 to i64, !dbg !218
  %359 = mul nsw i64 %358, %320, !dbg !219
  %360 = getelementptr float, ptr addrspace(1) %331, i64 %359, !dbg !220
  store float %357, ptr addrspace(1) %360, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %361 = or disjoint i32 %326, 12
    #dbg_value(i32 %361, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %362 = extractelement <8 x float> %319, i64 6, !dbg !217
  %363 = zext nneg i32 %361 to i64, !dbg !218
  %364 = mul nsw i64 %363, %320, !dbg !219
  %365 = getelementptr float, ptr addrspace(1) %331, i64 %364, !dbg !220
  store float %362, ptr addrspace(1) %365, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %366 = or disjoint i32 %326, 14
    #dbg_value(i32 %366, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %367 = extractelement <8 x float> %319, i64 7, !dbg !217
  %368 = zext nneg i32 %366 to i64, !dbg !218
  %369 = mul nsw i64 %368, %320, !dbg !219
  %370 = getelementptr float, ptr addrspace(1) %331, i64 %369, !dbg !220
  store float %367, ptr addrspace(1) %370, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 1, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
  %371 = zext nneg i32 %327 to i64, !dbg !214
  %372 = getelementptr float, ptr addrspace(1) %329, i64 %371, !dbg !214
  %373 = getelementptr i8, ptr addrspace(1) %372, i64 64, !dbg !214
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %326, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 16, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %374 = extractelement <8 x float> %318, i64 0, !dbg !217
  %375 = getelementptr float, ptr addrspace(1) %373, i64 %334, !dbg !220
  store float %374, ptr addrspace(1) %375, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %336, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %376 = extractelement <8 x float> %318, i64 1, !dbg !217
  %377 = getelementptr float, ptr addrspace(1) %373, i64 %339, !dbg !220
  store float %376, ptr addrspace(1) %377, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %341, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %378 = extractelement <8 x float> %318, i64 2, !dbg !217
  %379 = getelementptr float, ptr addrspace(1) %373, i64 %344, !dbg !220
  store float %378, ptr addrspace(1) %379, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %346, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %380 = extractelement <8 x float> %318, i64 3, !dbg !217
  %381 = getelementptr float, ptr addrspace(1) %373, i64 %349, !dbg !220
  store float %380, ptr addrspace(1) %381, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %351, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %382 = extractelement <8 x float> %318, i64 4, !dbg !217
  %383 = getelementptr float, ptr addrspace(1) %373, i64 %354, !dbg !220
  store float %382, ptr addrspace(1) %383, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %356, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %384 = extractelement <8 x float> %318, i64 5, !dbg !217
  %385 = getelementptr float, ptr addrspace(1) %373, i64 %359, !dbg !220
  store float %384, ptr addrspace(1) %385, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %361, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %386 = extractelement <8 x float> %318, i64 6, !dbg !217
  %387 = getelementptr float, ptr addrspace(1) %373, i64 %364, !dbg !220
  store float %386, ptr addrspace(1) %387, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %366, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %388 = extractelement <8 x float> %318, i64 7, !dbg !217
  %389 = getelementptr float, ptr addrspace(1) %373, i64 %369, !dbg !220
  store float %388, ptr addrspace(1) %389, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 2, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
  %390 = zext nneg i32 %327 to i64, !dbg !214
  %391 = getelementptr float, ptr addrspace(1) %329, i64 %390, !dbg !214
  %392 = getelementptr i8, ptr addrspace(1) %391, i64 128, !dbg !214
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %326, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 32, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %393 = extractelement <8 x float> %317, i64 0, !dbg !217
  %394 = getelementptr float, ptr addrspace(1) %392, i64 %334, !dbg !220
  store float %393, ptr addrspace(1) %394, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %336, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %395 = extractelement <8 x float> %317, i64 1, !dbg !217
  %396 = getelementptr float, ptr addrspace(1) %392, i64 %339, !dbg !220
  store float %395, ptr addrspace(1) %396, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %341, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %397 = extractelement <8 x float> %317, i64 2, !dbg !217
  %398 = getelementptr float, ptr addrspace(1) %392, i64 %344, !dbg !220
  store float %397, ptr addrspace(1) %398, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %346, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %399 = extractelement <8 x float> %317, i64 3, !dbg !217
  %400 = getelementptr float, ptr addrspace(1) %392, i64 %349, !dbg !220
  store float %399, ptr addrspace(1) %400, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %351, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %401 = extractelement <8 x float> %317, i64 4, !dbg !217
  %402 = getelementptr float, ptr addrspace(1) %392, i64 %354, !dbg !220
  store float %401, ptr addrspace(1) %402, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %356, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %403 = extractelement <8 x float> %317, i64 5, !dbg !217
  %404 = getelementptr float, ptr addrspace(1) %392, i64 %359, !dbg !220
  store float %403, ptr addrspace(1) %404, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %361, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %405 = extractelement <8 x float> %317, i64 6, !dbg !217
  %406 = getelementptr float, ptr addrspace(1) %392, i64 %364, !dbg !220
  store float %405, ptr addrspace(1) %406, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %366, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %407 = extractelement <8 x float> %317, i64 7, !dbg !217
  %408 = getelementptr float, ptr addrspace(1) %392, i64 %369, !dbg !220
  store float %407, ptr addrspace(1) %408, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 3, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
  %409 = zext nneg i32 %327 to i64, !dbg !214
  %410 = getelementptr float, ptr addrspace(1) %329, i64 %409, !dbg !214
  %411 = getelementptr i8, ptr addrspace(1) %410, i64 192, !dbg !214
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %326, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 48, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %412 = extractelement <8 x float> %316, i64 0, !dbg !217
  %413 = getelementptr float, ptr addrspace(1) %411, i64 %334, !dbg !220
  store float %412, ptr addrspace(1) %413, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %336, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %414 = extractelement <8 x float> %316, i64 1, !dbg !217
  %415 = getelementptr float, ptr addrspace(1) %411, i64 %339, !dbg !220
  store float %414, ptr addrspace(1) %415, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %341, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %416 = extractelement <8 x float> %316, i64 2, !dbg !217
  %417 = getelementptr float, ptr addrspace(1) %411, i64 %344, !dbg !220
  store float %416, ptr addrspace(1) %417, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %346, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %418 = extractelement <8 x float> %316, i64 3, !dbg !217
  %419 = getelementptr float, ptr addrspace(1) %411, i64 %349, !dbg !220
  store float %418, ptr addrspace(1) %419, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %351, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %420 = extractelement <8 x float> %316, i64 4, !dbg !217
  %421 = getelementptr float, ptr addrspace(1) %411, i64 %354, !dbg !220
  store float %420, ptr addrspace(1) %421, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %356, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %422 = extractelement <8 x float> %316, i64 5, !dbg !217
  %423 = getelementptr float, ptr addrspace(1) %411, i64 %359, !dbg !220
  store float %422, ptr addrspace(1) %423, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %361, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %424 = extractelement <8 x float> %316, i64 6, !dbg !217
  %425 = getelementptr float, ptr addrspace(1) %411, i64 %364, !dbg !220
  store float %424, ptr addrspace(1) %425, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %366, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %426 = extractelement <8 x float> %316, i64 7, !dbg !217
  %427 = getelementptr float, ptr addrspace(1) %411, i64 %369, !dbg !220
  store float %426, ptr addrspace(1) %427, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 4, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 1, !121, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !211)
  %428 = or disjoint i32 %326, 16
    #dbg_value(i32 0, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %428, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %429 = extractelement <8 x float> %315, i64 0, !dbg !217
  %430 = zext nneg i32 %428 to i64, !dbg !218
  %431 = mul nsw i64 %430, %320, !dbg !219
  %432 = getelementptr float, ptr addrspace(1) %331, i64 %431, !dbg !220
  store float %429, ptr addrspace(1) %432, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %433 = or disjoint i32 %326, 18
    #dbg_value(i32 %433, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %434 = extractelement <8 x float> %315, i64 1, !dbg !217
  %435 = zext nneg i32 %433 to i64, !dbg !218
  %436 = mul nsw i64 %435, %320, !dbg !219
  %437 = getelementptr float, ptr addrspace(1) %331, i64 %436, !dbg !220
  store float %434, ptr addrspace(1) %437, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %438 = or disjoint i32 %326, 20
    #dbg_value(i32 %438, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %439 = extractelement <8 x float> %315, i64 2, !dbg !217
  %440 = zext nneg i32 %438 to i64, !dbg !218
  %441 = mul nsw i64 %440, %320, !dbg !219
  %442 = getelementptr float, ptr addrspace(1) %331, i64 %441, !dbg !220
  store float %439, ptr addrspace(1) %442, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %443 = or disjoint i32 %326, 22
    #dbg_value(i32 %443, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %444 = extractelement <8 x float> %315, i64 3, !dbg !217
  %445 = zext nneg i32 %443 to i64, !dbg !218
  %446 = mul nsw i64 %445, %320, !dbg !219
  %447 = getelementptr float, ptr addrspace(1) %331, i64 %446, !dbg !220
  store float %444, ptr addrspace(1) %447, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %448 = or disjoint i32 %326, 24
    #dbg_value(i32 %448, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %449 = extractelement <8 x float> %315, i64 4, !dbg !217
  %450 = zext nneg i32 %448 to i64, !dbg !218
  %451 = mul nsw i64 %450, %320, !dbg !219
  %452 = getelementptr float, ptr addrspace(1) %331, i64 %451, !dbg !220
  store float %449, ptr addrspace(1) %452, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %453 = or disjoint i32 %326, 26
    #dbg_value(i32 %453, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %454 = extractelement <8 x float> %315, i64 5, !dbg !217
  %455 = zext nneg i32 %453 to i64, !dbg !218
  %456 = mul nsw i64 %455, %320, !dbg !219
  %457 = getelementptr float, ptr addrspace(1) %331, i64 %456, !dbg !220
  store float %454, ptr addrspace(1) %457, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %458 = or disjoint i32 %326, 28
    #dbg_value(i32 %458, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %459 = extractelement <8 x float> %315, i64 6, !dbg !217
  %460 = zext nneg i32 %458 to i64, !dbg !218
  %461 = mul nsw i64 %460, %320, !dbg !219
  %462 = getelementptr float, ptr addrspace(1) %331, i64 %461, !dbg !220
  store float %459, ptr addrspace(1) %462, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %463 = or disjoint i32 %326, 30
    #dbg_value(i32 %463, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %464 = extractelement <8 x float> %315, i64 7, !dbg !217
  %465 = zext nneg i32 %463 to i64, !dbg !218
  %466 = mul nsw i64 %465, %320, !dbg !219
  %467 = getelementptr float, ptr addrspace(1) %331, i64 %466, !dbg !220
  store float %464, ptr addrspace(1) %467, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 1, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %428, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 16, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %468 = extractelement <8 x float> %314, i64 0, !dbg !217
  %469 = getelementptr float, ptr addrspace(1) %373, i64 %431, !dbg !220
  store float %468, ptr addrspace(1) %469, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %433, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %470 = extractelement <8 x float> %314, i64 1, !dbg !217
  %471 = getelementptr float, ptr addrspace(1) %373, i64 %436, !dbg !220
  store float %470, ptr addrspace(1) %471, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %438, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %472 = extractelement <8 x float> %314, i64 2, !dbg !217
  %473 = getelementptr float, ptr addrspace(1) %373, i64 %441, !dbg !220
  store float %472, ptr addrspace(1) %473, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %443, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %474 = extractelement <8 x float> %314, i64 3, !dbg !217
  %475 = getelementptr float, ptr addrspace(1) %373, i64 %446, !dbg !220
  store float %474, ptr addrspace(1) %475, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %448, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %476 = extractelement <8 x float> %314, i64 4, !dbg !217
  %477 = getelementptr float, ptr addrspace(1) %373, i64 %451, !dbg !220
  store float %476, ptr addrspace(1) %477, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %453, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %478 = extractelement <8 x float> %314, i64 5, !dbg !217
  %479 = getelementptr float, ptr addrspace(1) %373, i64 %456, !dbg !220
  store float %478, ptr addrspace(1) %479, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %458, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %480 = extractelement <8 x float> %314, i64 6, !dbg !217
  %481 = getelementptr float, ptr addrspace(1) %373, i64 %461, !dbg !220
  store float %480, ptr addrspace(1) %481, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %463, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %482 = extractelement <8 x float> %314, i64 7, !dbg !217
  %483 = getelementptr float, ptr addrspace(1) %373, i64 %466, !dbg !220
  store float %482, ptr addrspace(1) %483, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 2, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %428, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 32, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %484 = extractelement <8 x float> %313, i64 0, !dbg !217
  %485 = getelementptr float, ptr addrspace(1) %392, i64 %431, !dbg !220
  store float %484, ptr addrspace(1) %485, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %433, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %486 = extractelement <8 x float> %313, i64 1, !dbg !217
  %487 = getelementptr float, ptr addrspace(1) %392, i64 %436, !dbg !220
  store float %486, ptr addrspace(1) %487, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %438, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %488 = extractelement <8 x float> %313, i64 2, !dbg !217
  %489 = getelementptr float, ptr addrspace(1) %392, i64 %441, !dbg !220
  store float %488, ptr addrspace(1) %489, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %443, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %490 = extractelement <8 x float> %313, i64 3, !dbg !217
  %491 = getelementptr float, ptr addrspace(1) %392, i64 %446, !dbg !220
  store float %490, ptr addrspace(1) %491, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %448, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %492 = extractelement <8 x float> %313, i64 4, !dbg !217
  %493 = getelementptr float, ptr addrspace(1) %392, i64 %451, !dbg !220
  store float %492, ptr addrspace(1) %493, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %453, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %494 = extractelement <8 x float> %313, i64 5, !dbg !217
  %495 = getelementptr float, ptr addrspace(1) %392, i64 %456, !dbg !220
  store float %494, ptr addrspace(1) %495, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %458, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %496 = extractelement <8 x float> %313, i64 6, !dbg !217
  %497 = getelementptr float, ptr addrspace(1) %392, i64 %461, !dbg !220
  store float %496, ptr addrspace(1) %497, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %463, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %498 = extractelement <8 x float> %313, i64 7, !dbg !217
  %499 = getelementptr float, ptr addrspace(1) %392, i64 %466, !dbg !220
  store float %498, ptr addrspace(1) %499, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 3, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %428, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 48, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %500 = extractelement <8 x float> %312, i64 0, !dbg !217
  %501 = getelementptr float, ptr addrspace(1) %411, i64 %431, !dbg !220
  store float %500, ptr addrspace(1) %501, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %433, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %502 = extractelement <8 x float> %312, i64 1, !dbg !217
  %503 = getelementptr float, ptr addrspace(1) %411, i64 %436, !dbg !220
  store float %502, ptr addrspace(1) %503, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %438, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %504 = extractelement <8 x float> %312, i64 2, !dbg !217
  %505 = getelementptr float, ptr addrspace(1) %411, i64 %441, !dbg !220
  store float %504, ptr addrspace(1) %505, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %443, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %506 = extractelement <8 x float> %312, i64 3, !dbg !217
  %507 = getelementptr float, ptr addrspace(1) %411, i64 %446, !dbg !220
  store float %506, ptr addrspace(1) %507, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %448, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %508 = extractelement <8 x float> %312, i64 4, !dbg !217
  %509 = getelementptr float, ptr addrspace(1) %411, i64 %451, !dbg !220
  store float %508, ptr addrspace(1) %509, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %453, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %510 = extractelement <8 x float> %312, i64 5, !dbg !217
  %511 = getelementptr float, ptr addrspace(1) %411, i64 %456, !dbg !220
  store float %510, ptr addrspace(1) %511, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %458, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %512 = extractelement <8 x float> %312, i64 6, !dbg !217
  %513 = getelementptr float, ptr addrspace(1) %411, i64 %461, !dbg !220
  store float %512, ptr addrspace(1) %513, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %463, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %514 = extractelement <8 x float> %312, i64 7, !dbg !217
  %515 = getelementptr float, ptr addrspace(1) %411, i64 %466, !dbg !220
  store float %514, ptr addrspace(1) %515, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 4, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 2, !121, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !211)
  %516 = or disjoint i32 %326, 32
    #dbg_value(i32 0, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %516, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %517 = extractelement <8 x float> %311, i64 0, !dbg !217
  %518 = zext nneg i32 %516 to i64, !dbg !218
  %519 = mul nsw i64 %518, %320, !dbg !219
  %520 = getelementptr float, ptr addrspace(1) %331, i64 %519, !dbg !220
  store float %517, ptr addrspace(1) %520, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %521 = or disjoint i32 %326, 34
    #dbg_value(i32 %521, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %522 = extractelement <8 x float> %311, i64 1, !dbg !217
  %523 = zext nneg i32 %521 to i64, !dbg !218
  %524 = mul nsw i64 %523, %320, !dbg !219
  %525 = getelementptr float, ptr addrspace(1) %331, i64 %524, !dbg !220
  store float %522, ptr addrspace(1) %525, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %526 = or disjoint i32 %326, 36
    #dbg_value(i32 %526, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %527 = extractelement <8 x float> %311, i64 2, !dbg !217
  %528 = zext nneg i32 %526 to i64, !dbg !218
  %529 = mul nsw i64 %528, %320, !dbg !219
  %530 = getelementptr float, ptr addrspace(1) %331, i64 %529, !dbg !220
  store float %527, ptr addrspace(1) %530, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %531 = or disjoint i32 %326, 38
    #dbg_value(i32 %531, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %532 = extractelement <8 x float> %311, i64 3, !dbg !217
  %533 = zext nneg i32 %531 to i64, !dbg !218
  %534 = mul nsw i64 %533, %320, !dbg !219
  %535 = getelementptr float, ptr addrspace(1) %331, i64 %534, !dbg !220
  store float %532, ptr addrspace(1) %535, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %536 = or disjoint i32 %326, 40
    #dbg_value(i32 %536, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %537 = extractelement <8 x float> %311, i64 4, !dbg !217
  %538 = zext nneg i32 %536 to i64, !dbg !218
  %539 = mul nsw i64 %538, %320, !dbg !219
  %540 = getelementptr float, ptr addrspace(1) %331, i64 %539, !dbg !220
  store float %537, ptr addrspace(1) %540, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %541 = or disjoint i32 %326, 42
    #dbg_value(i32 %541, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %542 = extractelement <8 x float> %311, i64 5, !dbg !217
  %543 = zext nneg i32 %541 to i64, !dbg !218
  %544 = mul nsw i64 %543, %320, !dbg !219
  %545 = getelementptr float, ptr addrspace(1) %331, i64 %544, !dbg !220
  store float %542, ptr addrspace(1) %545, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %546 = or disjoint i32 %326, 44
    #dbg_value(i32 %546, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %547 = extractelement <8 x float> %311, i64 6, !dbg !217
  %548 = zext nneg i32 %546 to i64, !dbg !218
  %549 = mul nsw i64 %548, %320, !dbg !219
  %550 = getelementptr float, ptr addrspace(1) %331, i64 %549, !dbg !220
  store float %547, ptr addrspace(1) %550, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %551 = or disjoint i32 %326, 46
    #dbg_value(i32 %551, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %552 = extractelement <8 x float> %311, i64 7, !dbg !217
  %553 = zext nneg i32 %551 to i64, !dbg !218
  %554 = mul nsw i64 %553, %320, !dbg !219
  %555 = getelementptr float, ptr addrspace(1) %331, i64 %554, !dbg !220
  store float %552, ptr addrspace(1) %555, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 1, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %516, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 16, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %556 = extractelement <8 x float> %310, i64 0, !dbg !217
  %557 = getelementptr float, ptr addrspace(1) %373, i64 %519, !dbg !220
  store float %556, ptr addrspace(1) %557, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %521, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %558 = extractelement <8 x float> %310, i64 1, !dbg !217
  %559 = getelementptr float, ptr addrspace(1) %373, i64 %524, !dbg !220
  store float %558, ptr addrspace(1) %559, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %526, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %560 = extractelement <8 x float> %310, i64 2, !dbg !217
  %561 = getelementptr float, ptr addrspace(1) %373, i64 %529, !dbg !220
  store float %560, ptr addrspace(1) %561, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %531, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %562 = extractelement <8 x float> %310, i64 3, !dbg !217
  %563 = getelementptr float, ptr addrspace(1) %373, i64 %534, !dbg !220
  store float %562, ptr addrspace(1) %563, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %536, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %564 = extractelement <8 x float> %310, i64 4, !dbg !217
  %565 = getelementptr float, ptr addrspace(1) %373, i64 %539, !dbg !220
  store float %564, ptr addrspace(1) %565, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %541, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %566 = extractelement <8 x float> %310, i64 5, !dbg !217
  %567 = getelementptr float, ptr addrspace(1) %373, i64 %544, !dbg !220
  store float %566, ptr addrspace(1) %567, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %546, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %568 = extractelement <8 x float> %310, i64 6, !dbg !217
  %569 = getelementptr float, ptr addrspace(1) %373, i64 %549, !dbg !220
  store float %568, ptr addrspace(1) %569, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %551, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %570 = extractelement <8 x float> %310, i64 7, !dbg !217
  %571 = getelementptr float, ptr addrspace(1) %373, i64 %554, !dbg !220
  store float %570, ptr addrspace(1) %571, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 2, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %516, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 32, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %572 = extractelement <8 x float> %309, i64 0, !dbg !217
  %573 = getelementptr float, ptr addrspace(1) %392, i64 %519, !dbg !220
  store float %572, ptr addrspace(1) %573, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %521, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %574 = extractelement <8 x float> %309, i64 1, !dbg !217
  %575 = getelementptr float, ptr addrspace(1) %392, i64 %524, !dbg !220
  store float %574, ptr addrspace(1) %575, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %526, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %576 = extractelement <8 x float> %309, i64 2, !dbg !217
  %577 = getelementptr float, ptr addrspace(1) %392, i64 %529, !dbg !220
  store float %576, ptr addrspace(1) %577, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %531, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %578 = extractelement <8 x float> %309, i64 3, !dbg !217
  %579 = getelementptr float, ptr addrspace(1) %392, i64 %534, !dbg !220
  store float %578, ptr addrspace(1) %579, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %536, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %580 = extractelement <8 x float> %309, i64 4, !dbg !217
  %581 = getelementptr float, ptr addrspace(1) %392, i64 %539, !dbg !220
  store float %580, ptr addrspace(1) %581, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %541, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %582 = extractelement <8 x float> %309, i64 5, !dbg !217
  %583 = getelementptr float, ptr addrspace(1) %392, i64 %544, !dbg !220
  store float %582, ptr addrspace(1) %583, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %546, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %584 = extractelement <8 x float> %309, i64 6, !dbg !217
  %585 = getelementptr float, ptr addrspace(1) %392, i64 %549, !dbg !220
  store float %584, ptr addrspace(1) %585, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %551, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %586 = extractelement <8 x float> %309, i64 7, !dbg !217
  %587 = getelementptr float, ptr addrspace(1) %392, i64 %554, !dbg !220
  store float %586, ptr addrspace(1) %587, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 3, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %516, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 48, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %588 = extractelement <8 x float> %308, i64 0, !dbg !217
  %589 = getelementptr float, ptr addrspace(1) %411, i64 %519, !dbg !220
  store float %588, ptr addrspace(1) %589, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %521, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %590 = extractelement <8 x float> %308, i64 1, !dbg !217
  %591 = getelementptr float, ptr addrspace(1) %411, i64 %524, !dbg !220
  store float %590, ptr addrspace(1) %591, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %526, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %592 = extractelement <8 x float> %308, i64 2, !dbg !217
  %593 = getelementptr float, ptr addrspace(1) %411, i64 %529, !dbg !220
  store float %592, ptr addrspace(1) %593, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %531, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %594 = extractelement <8 x float> %308, i64 3, !dbg !217
  %595 = getelementptr float, ptr addrspace(1) %411, i64 %534, !dbg !220
  store float %594, ptr addrspace(1) %595, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %536, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %596 = extractelement <8 x float> %308, i64 4, !dbg !217
  %597 = getelementptr float, ptr addrspace(1) %411, i64 %539, !dbg !220
  store float %596, ptr addrspace(1) %597, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %541, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %598 = extractelement <8 x float> %308, i64 5, !dbg !217
  %599 = getelementptr float, ptr addrspace(1) %411, i64 %544, !dbg !220
  store float %598, ptr addrspace(1) %599, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %546, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %600 = extractelement <8 x float> %308, i64 6, !dbg !217
  %601 = getelementptr float, ptr addrspace(1) %411, i64 %549, !dbg !220
  store float %600, ptr addrspace(1) %601, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %551, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %602 = extractelement <8 x float> %308, i64 7, !dbg !217
  %603 = getelementptr float, ptr addrspace(1) %411, i64 %554, !dbg !220
  store float %602, ptr addrspace(1) %603, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 4, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 3, !121, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !211)
  %604 = or disjoint i32 %326, 48
    #dbg_value(i32 0, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %604, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %605 = extractelement <8 x float> %307, i64 0, !dbg !217
  %606 = zext nneg i32 %604 to i64, !dbg !218
  %607 = mul nsw i64 %606, %320, !dbg !219
  %608 = getelementptr float, ptr addrspace(1) %331, i64 %607, !dbg !220
  store float %605, ptr addrspace(1) %608, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %609 = or disjoint i32 %326, 50
    #dbg_value(i32 %609, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %610 = extractelement <8 x float> %307, i64 1, !dbg !217
  %611 = zext nneg i32 %609 to i64, !dbg !218
  %612 = mul nsw i64 %611, %320, !dbg !219
  %613 = getelementptr float, ptr addrspace(1) %331, i64 %612, !dbg !220
  store float %610, ptr addrspace(1) %613, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %614 = or disjoint i32 %326, 52
    #dbg_value(i32 %614, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %615 = extractelement <8 x float> %307, i64 2, !dbg !217
  %616 = zext nneg i32 %614 to i64, !dbg !218
  %617 = mul nsw i64 %616, %320, !dbg !219
  %618 = getelementptr float, ptr addrspace(1) %331, i64 %617, !dbg !220
  store float %615, ptr addrspace(1) %618, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %619 = or disjoint i32 %326, 54
    #dbg_value(i32 %619, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %620 = extractelement <8 x float> %307, i64 3, !dbg !217
  %621 = zext nneg i32 %619 to i64, !dbg !218
  %622 = mul nsw i64 %621, %320, !dbg !219
  %623 = getelementptr float, ptr addrspace(1) %331, i64 %622, !dbg !220
  store float %620, ptr addrspace(1) %623, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %624 = or disjoint i32 %326, 56
    #dbg_value(i32 %624, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %625 = extractelement <8 x float> %307, i64 4, !dbg !217
  %626 = zext nneg i32 %624 to i64, !dbg !218
  %627 = mul nsw i64 %626, %320, !dbg !219
  %628 = getelementptr float, ptr addrspace(1) %331, i64 %627, !dbg !220
  store float %625, ptr addrspace(1) %628, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %629 = or disjoint i32 %326, 58
    #dbg_value(i32 %629, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %630 = extractelement <8 x float> %307, i64 5, !dbg !217
  %631 = zext nneg i32 %629 to i64, !dbg !218
  %632 = mul nsw i64 %631, %320, !dbg !219
  %633 = getelementptr float, ptr addrspace(1) %331, i64 %632, !dbg !220
  store float %630, ptr addrspace(1) %633, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %634 = or disjoint i32 %326, 60
    #dbg_value(i32 %634, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %635 = extractelement <8 x float> %307, i64 6, !dbg !217
  %636 = zext nneg i32 %634 to i64, !dbg !218
  %637 = mul nsw i64 %636, %320, !dbg !219
  %638 = getelementptr float, ptr addrspace(1) %331, i64 %637, !dbg !220
  store float %635, ptr addrspace(1) %638, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
  %639 = or disjoint i32 %326, 62
    #dbg_value(i32 %639, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %640 = extractelement <8 x float> %307, i64 7, !dbg !217
  %641 = zext nneg i32 %639 to i64, !dbg !218
  %642 = mul nsw i64 %641, %320, !dbg !219
  %643 = getelementptr float, ptr addrspace(1) %331, i64 %642, !dbg !220
  store float %640, ptr addrspace(1) %643, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 1, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %604, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 16, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %644 = extractelement <8 x float> %306, i64 0, !dbg !217
  %645 = getelementptr float, ptr addrspace(1) %373, i64 %607, !dbg !220
  store float %644, ptr addrspace(1) %645, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %609, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %646 = extractelement <8 x float> %306, i64 1, !dbg !217
  %647 = getelementptr float, ptr addrspace(1) %373, i64 %612, !dbg !220
  store float %646, ptr addrspace(1) %647, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %614, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %648 = extractelement <8 x float> %306, i64 2, !dbg !217
  %649 = getelementptr float, ptr addrspace(1) %373, i64 %617, !dbg !220
  store float %648, ptr addrspace(1) %649, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %619, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %650 = extractelement <8 x float> %306, i64 3, !dbg !217
  %651 = getelementptr float, ptr addrspace(1) %373, i64 %622, !dbg !220
  store float %650, ptr addrspace(1) %651, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %624, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %652 = extractelement <8 x float> %306, i64 4, !dbg !217
  %653 = getelementptr float, ptr addrspace(1) %373, i64 %627, !dbg !220
  store float %652, ptr addrspace(1) %653, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %629, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %654 = extractelement <8 x float> %306, i64 5, !dbg !217
  %655 = getelementptr float, ptr addrspace(1) %373, i64 %632, !dbg !220
  store float %654, ptr addrspace(1) %655, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %634, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %656 = extractelement <8 x float> %306, i64 6, !dbg !217
  %657 = getelementptr float, ptr addrspace(1) %373, i64 %637, !dbg !220
  store float %656, ptr addrspace(1) %657, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %639, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %658 = extractelement <8 x float> %306, i64 7, !dbg !217
  %659 = getelementptr float, ptr addrspace(1) %373, i64 %642, !dbg !220
  store float %658, ptr addrspace(1) %659, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 2, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %604, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 32, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %660 = extractelement <8 x float> %305, i64 0, !dbg !217
  %661 = getelementptr float, ptr addrspace(1) %392, i64 %607, !dbg !220
  store float %660, ptr addrspace(1) %661, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %609, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %662 = extractelement <8 x float> %305, i64 1, !dbg !217
  %663 = getelementptr float, ptr addrspace(1) %392, i64 %612, !dbg !220
  store float %662, ptr addrspace(1) %663, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %614, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %664 = extractelement <8 x float> %305, i64 2, !dbg !217
  %665 = getelementptr float, ptr addrspace(1) %392, i64 %617, !dbg !220
  store float %664, ptr addrspace(1) %665, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %619, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %666 = extractelement <8 x float> %305, i64 3, !dbg !217
  %667 = getelementptr float, ptr addrspace(1) %392, i64 %622, !dbg !220
  store float %666, ptr addrspace(1) %667, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %624, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %668 = extractelement <8 x float> %305, i64 4, !dbg !217
  %669 = getelementptr float, ptr addrspace(1) %392, i64 %627, !dbg !220
  store float %668, ptr addrspace(1) %669, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %629, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %670 = extractelement <8 x float> %305, i64 5, !dbg !217
  %671 = getelementptr float, ptr addrspace(1) %392, i64 %632, !dbg !220
  store float %670, ptr addrspace(1) %671, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %634, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %672 = extractelement <8 x float> %305, i64 6, !dbg !217
  %673 = getelementptr float, ptr addrspace(1) %392, i64 %637, !dbg !220
  store float %672, ptr addrspace(1) %673, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %639, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %674 = extractelement <8 x float> %305, i64 7, !dbg !217
  %675 = getelementptr float, ptr addrspace(1) %392, i64 %642, !dbg !220
  store float %674, ptr addrspace(1) %675, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 3, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 0, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %604, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
    #dbg_value(i32 %327, !134, !DIExpression(DW_OP_constu, 48, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !216)
  %676 = extractelement <8 x float> %304, i64 0, !dbg !217
  %677 = getelementptr float, ptr addrspace(1) %411, i64 %607, !dbg !220
  store float %676, ptr addrspace(1) %677, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 1, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %609, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %678 = extractelement <8 x float> %304, i64 1, !dbg !217
  %679 = getelementptr float, ptr addrspace(1) %411, i64 %612, !dbg !220
  store float %678, ptr addrspace(1) %679, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 2, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %614, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %680 = extractelement <8 x float> %304, i64 2, !dbg !217
  %681 = getelementptr float, ptr addrspace(1) %411, i64 %617, !dbg !220
  store float %680, ptr addrspace(1) %681, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 3, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %619, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %682 = extractelement <8 x float> %304, i64 3, !dbg !217
  %683 = getelementptr float, ptr addrspace(1) %411, i64 %622, !dbg !220
  store float %682, ptr addrspace(1) %683, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 4, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %624, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %684 = extractelement <8 x float> %304, i64 4, !dbg !217
  %685 = getelementptr float, ptr addrspace(1) %411, i64 %627, !dbg !220
  store float %684, ptr addrspace(1) %685, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 5, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %629, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %686 = extractelement <8 x float> %304, i64 5, !dbg !217
  %687 = getelementptr float, ptr addrspace(1) %411, i64 %632, !dbg !220
  store float %686, ptr addrspace(1) %687, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 6, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %634, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %688 = extractelement <8 x float> %304, i64 6, !dbg !217
  %689 = getelementptr float, ptr addrspace(1) %411, i64 %637, !dbg !220
  store float %688, ptr addrspace(1) %689, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 7, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 %639, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !216)
  %690 = extractelement <8 x float> %304, i64 7, !dbg !217
  %691 = getelementptr float, ptr addrspace(1) %411, i64 %642, !dbg !220
  store float %690, ptr addrspace(1) %691, align 4, !dbg !221, !tbaa !222
    #dbg_value(i32 8, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !215)
    #dbg_value(i32 4, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !213)
    #dbg_value(i32 4, !121, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !211)
  ret void, !dbg !224
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v16f16(<16 x half>, <16 x half>, <8 x float>) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!135, !136, !137, !138, !139, !140}
!llvm.errno.tbaa = !{!141}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a_tile", scope: !2, file: !3, line: 72, type: !55, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DISubprogram(name: "gemm_mfma", linkageName: "_Z9gemm_mfmaPKDF16_S0_Pfii", scope: !3, file: !3, line: 67, type: !4, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !73)
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
!14 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !15, globals: !52, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16, !19, !26, !27}
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
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "MatrixCore", scope: !22, file: !3, line: 42, size: 8, flags: DIFlagTypePassByValue, elements: !28)
!28 = !{!29, !31, !32, !33, !34, !42, !48, !51}
!29 = !DIDerivedType(tag: DW_TAG_variable, name: "kLanes", scope: !27, file: !3, line: 43, baseType: !30, flags: DIFlagStaticMember, extraData: i32 32)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!31 = !DIDerivedType(tag: DW_TAG_variable, name: "kTile", scope: !27, file: !3, line: 43, baseType: !30, flags: DIFlagStaticMember, extraData: i32 16)
!32 = !DIDerivedType(tag: DW_TAG_variable, name: "kStep", scope: !27, file: !3, line: 43, baseType: !30, flags: DIFlagStaticMember, extraData: i32 16)
!33 = !DIDerivedType(tag: DW_TAG_variable, name: "kResults", scope: !27, file: !3, line: 43, baseType: !30, flags: DIFlagStaticMember, extraData: i32 8)
!34 = !DISubprogram(name: "load", linkageName: "_ZN12_GLOBAL__N_110MatrixCore4loadEPKDF16_i", scope: !27, file: !3, line: 47, type: !35, scopeLine: 47, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !7, !13}
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "Operand", scope: !27, file: !3, line: 44, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "half16", scope: !22, file: !3, line: 20, baseType: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 256, flags: DIFlagVector, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 16)
!42 = !DISubprogram(name: "multiply_add", linkageName: "_ZN12_GLOBAL__N_110MatrixCore12multiply_addEDv16_DF16_S1_Dv8_f", scope: !27, file: !3, line: 52, type: !43, scopeLine: 52, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !37, !37, !45}
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "Accumulator", scope: !27, file: !3, line: 45, baseType: !46)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "floats8", scope: !22, file: !3, line: 21, baseType: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 256, flags: DIFlagVector, elements: !24)
!48 = !DISubprogram(name: "row", linkageName: "_ZN12_GLOBAL__N_110MatrixCore3rowEii", scope: !27, file: !3, line: 55, type: !49, scopeLine: 55, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!49 = !DISubroutineType(types: !50)
!50 = !{!13, !13, !13}
!51 = !DISubprogram(name: "column", linkageName: "_ZN12_GLOBAL__N_110MatrixCore6columnEii", scope: !27, file: !3, line: 56, type: !49, scopeLine: 56, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!52 = !{!0, !53, !58, !60, !62, !64, !66}
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!54 = distinct !DIGlobalVariable(name: "b_tile", scope: !2, file: !3, line: 73, type: !55, isLocal: true, isDefinition: true, align: 128)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 81920, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 5120)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression(DW_OP_constu, 64, DW_OP_stack_value))
!59 = distinct !DIGlobalVariable(name: "kWaveTile", scope: !22, file: !3, line: 14, type: !30, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression(DW_OP_constu, 128, DW_OP_stack_value))
!61 = distinct !DIGlobalVariable(name: "kBlock", scope: !22, file: !3, line: 13, type: !30, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression(DW_OP_constu, 32, DW_OP_stack_value))
!63 = distinct !DIGlobalVariable(name: "kDepth", scope: !22, file: !3, line: 15, type: !30, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression(DW_OP_constu, 40, DW_OP_stack_value))
!65 = distinct !DIGlobalVariable(name: "kPitch", scope: !22, file: !3, line: 16, type: !30, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !17, line: 71, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !69, size: 80, elements: !71)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !70)
!70 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!71 = !{!72}
!72 = !DISubrange(count: 10)
!73 = !{!74, !75, !76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !91, !93, !97, !100, !101, !102, !104, !106, !111, !112, !114, !116, !120, !121, !123, !127, !131, !134}
!74 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 67, type: !6)
!75 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 67, type: !6)
!76 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 67, type: !10)
!77 = !DILocalVariable(name: "n", arg: 4, scope: !2, file: !3, line: 68, type: !13)
!78 = !DILocalVariable(name: "k", arg: 5, scope: !2, file: !3, line: 68, type: !13)
!79 = !DILocalVariable(name: "kThreads", scope: !2, file: !3, line: 70, type: !30)
!80 = !DILocalVariable(name: "kTiles", scope: !2, file: !3, line: 71, type: !30)
!81 = !DILocalVariable(name: "lane", scope: !2, file: !3, line: 75, type: !30)
!82 = !DILocalVariable(name: "wave", scope: !2, file: !3, line: 76, type: !30)
!83 = !DILocalVariable(name: "wave_row", scope: !2, file: !3, line: 77, type: !30)
!84 = !DILocalVariable(name: "wave_column", scope: !2, file: !3, line: 78, type: !30)
!85 = !DILocalVariable(name: "a_block", scope: !2, file: !3, line: 79, type: !7)
!86 = !DILocalVariable(name: "b_block", scope: !2, file: !3, line: 80, type: !7)
!87 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 82, type: !88)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 4096, elements: !89)
!89 = !{!90, !90}
!90 = !DISubrange(count: 4)
!91 = !DILocalVariable(name: "depth", scope: !92, file: !3, line: 83, type: !13)
!92 = distinct !DILexicalBlock(scope: !2, file: !3, line: 83, column: 3)
!93 = !DILocalVariable(name: "i", scope: !94, file: !3, line: 85, type: !13)
!94 = distinct !DILexicalBlock(scope: !95, file: !3, line: 85, column: 5)
!95 = distinct !DILexicalBlock(scope: !96, file: !3, line: 83, column: 51)
!96 = distinct !DILexicalBlock(scope: !92, file: !3, line: 83, column: 3)
!97 = !DILocalVariable(name: "chunk", scope: !98, file: !3, line: 86, type: !30)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 85, column: 62)
!99 = distinct !DILexicalBlock(scope: !94, file: !3, line: 85, column: 5)
!100 = !DILocalVariable(name: "row", scope: !98, file: !3, line: 87, type: !30)
!101 = !DILocalVariable(name: "column", scope: !98, file: !3, line: 88, type: !30)
!102 = !DILocalVariable(name: "source", scope: !98, file: !3, line: 89, type: !103)
!103 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!104 = !DILocalVariable(name: "step", scope: !105, file: !3, line: 97, type: !13)
!105 = distinct !DILexicalBlock(scope: !95, file: !3, line: 97, column: 5)
!106 = !DILocalVariable(name: "a_part", scope: !107, file: !3, line: 98, type: !109)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 97, column: 60)
!108 = distinct !DILexicalBlock(scope: !105, file: !3, line: 97, column: 5)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 1024, elements: !110)
!110 = !{!90}
!111 = !DILocalVariable(name: "b_part", scope: !107, file: !3, line: 99, type: !109)
!112 = !DILocalVariable(name: "t", scope: !113, file: !3, line: 101, type: !13)
!113 = distinct !DILexicalBlock(scope: !107, file: !3, line: 101, column: 7)
!114 = !DILocalVariable(name: "i", scope: !115, file: !3, line: 106, type: !13)
!115 = distinct !DILexicalBlock(scope: !107, file: !3, line: 106, column: 7)
!116 = !DILocalVariable(name: "j", scope: !117, file: !3, line: 108, type: !13)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 108, column: 9)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 106, column: 40)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 106, column: 7)
!120 = !DILocalVariable(name: "block_start", scope: !2, file: !3, line: 116, type: !103)
!121 = !DILocalVariable(name: "i", scope: !122, file: !3, line: 118, type: !13)
!122 = distinct !DILexicalBlock(scope: !2, file: !3, line: 118, column: 3)
!123 = !DILocalVariable(name: "j", scope: !124, file: !3, line: 120, type: !13)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 120, column: 5)
!125 = distinct !DILexicalBlock(scope: !126, file: !3, line: 118, column: 36)
!126 = distinct !DILexicalBlock(scope: !122, file: !3, line: 118, column: 3)
!127 = !DILocalVariable(name: "result", scope: !128, file: !3, line: 122, type: !13)
!128 = distinct !DILexicalBlock(scope: !129, file: !3, line: 122, column: 7)
!129 = distinct !DILexicalBlock(scope: !130, file: !3, line: 120, column: 38)
!130 = distinct !DILexicalBlock(scope: !124, file: !3, line: 120, column: 5)
!131 = !DILocalVariable(name: "row", scope: !132, file: !3, line: 123, type: !30)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 122, column: 63)
!133 = distinct !DILexicalBlock(scope: !128, file: !3, line: 122, column: 7)
!134 = !DILocalVariable(name: "column", scope: !132, file: !3, line: 124, type: !30)
!135 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!136 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!137 = !{i32 7, !"Dwarf Version", i32 5}
!138 = !{i32 2, !"Debug Info Version", i32 3}
!139 = !{i32 1, !"wchar_size", i32 4}
!140 = !{i32 8, !"PIC Level", i32 2}
!141 = !{!142, !142, i64 0}
!142 = !{!"int", !143, i64 0}
!143 = !{!"omnipotent char", !144, i64 0}
!144 = !{!"Simple C++ TBAA"}
!145 = !DILocation(line: 0, scope: !2)
!146 = !DILocation(line: 75, column: 20, scope: !2)
!147 = !DILocation(line: 77, column: 34, scope: !2)
!148 = !DILocation(line: 78, column: 37, scope: !2)
!149 = !DILocation(line: 79, column: 53, scope: !2)
!150 = !DILocation(line: 79, column: 65, scope: !2)
!151 = !DILocation(line: 79, column: 76, scope: !2)
!152 = !DILocation(line: 79, column: 74, scope: !2)
!153 = !DILocation(line: 79, column: 31, scope: !2)
!154 = !DILocation(line: 80, column: 53, scope: !2)
!155 = !DILocation(line: 80, column: 65, scope: !2)
!156 = !DILocation(line: 80, column: 74, scope: !2)
!157 = !DILocation(line: 80, column: 31, scope: !2)
!158 = !DILocation(line: 0, scope: !92)
!159 = !DILocation(line: 83, column: 29, scope: !96)
!160 = !DILocation(line: 83, column: 3, scope: !92)
!161 = !DILocation(line: 0, scope: !94)
!162 = !DILocation(line: 0, scope: !98)
!163 = !DILocation(line: 89, column: 66, scope: !98)
!164 = !DILocation(line: 91, column: 11, scope: !98)
!165 = !{!143, !143, i64 0}
!166 = !DILocation(line: 90, column: 65, scope: !98)
!167 = !DILocation(line: 93, column: 11, scope: !98)
!168 = !DILocation(line: 92, column: 65, scope: !98)
!169 = !DILocation(line: 95, column: 5, scope: !95)
!170 = !DILocation(line: 0, scope: !105)
!171 = !DILocation(line: 0, scope: !113)
!172 = !DILocalVariable(name: "tile", arg: 1, scope: !173, file: !3, line: 47, type: !7)
!173 = distinct !DISubprogram(name: "load", linkageName: "_ZN12_GLOBAL__N_110MatrixCore4loadEPKDF16_i", scope: !27, file: !3, line: 47, type: !35, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, declaration: !34, retainedNodes: !174)
!174 = !{!172, !175, !176}
!175 = !DILocalVariable(name: "lane", arg: 2, scope: !173, file: !3, line: 47, type: !13)
!176 = !DILocalVariable(name: "source", scope: !173, file: !3, line: 48, type: !19)
!177 = !DILocation(line: 0, scope: !173, inlinedAt: !178)
!178 = distinct !DILocation(line: 102, column: 21, scope: !179)
!179 = distinct !DILexicalBlock(scope: !180, file: !3, line: 101, column: 40)
!180 = distinct !DILexicalBlock(scope: !113, file: !3, line: 101, column: 7)
!181 = !DILocation(line: 49, column: 36, scope: !173, inlinedAt: !178)
!182 = !DILocation(line: 49, column: 47, scope: !173, inlinedAt: !178)
!183 = !DILocation(line: 102, column: 19, scope: !179)
!184 = !DILocation(line: 0, scope: !173, inlinedAt: !185)
!185 = distinct !DILocation(line: 103, column: 21, scope: !179)
!186 = !DILocation(line: 49, column: 36, scope: !173, inlinedAt: !185)
!187 = !DILocation(line: 49, column: 47, scope: !173, inlinedAt: !185)
!188 = !DILocation(line: 103, column: 19, scope: !179)
!189 = !DILocation(line: 0, scope: !115)
!190 = !DILocation(line: 109, column: 53, scope: !191)
!191 = distinct !DILexicalBlock(scope: !192, file: !3, line: 108, column: 42)
!192 = distinct !DILexicalBlock(scope: !117, file: !3, line: 108, column: 9)
!193 = !DILocation(line: 0, scope: !117)
!194 = !DILocalVariable(name: "a", arg: 1, scope: !195, file: !3, line: 52, type: !37)
!195 = distinct !DISubprogram(name: "multiply_add", linkageName: "_ZN12_GLOBAL__N_110MatrixCore12multiply_addEDv16_DF16_S1_Dv8_f", scope: !27, file: !3, line: 52, type: !43, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, declaration: !42, retainedNodes: !196)
!196 = !{!194, !197, !198}
!197 = !DILocalVariable(name: "b", arg: 2, scope: !195, file: !3, line: 52, type: !37)
!198 = !DILocalVariable(name: "c", arg: 3, scope: !195, file: !3, line: 52, type: !45)
!199 = !DILocation(line: 0, scope: !195, inlinedAt: !200)
!200 = distinct !DILocation(line: 109, column: 23, scope: !191)
!201 = !DILocation(line: 53, column: 12, scope: !195, inlinedAt: !200)
!202 = !DILocation(line: 113, column: 5, scope: !95)
!203 = !DILocation(line: 83, column: 40, scope: !96)
!204 = distinct !{!204, !160, !205, !206}
!205 = !DILocation(line: 114, column: 3, scope: !92)
!206 = !{!"llvm.loop.mustprogress"}
!207 = !DILocation(line: 116, column: 73, scope: !2)
!208 = !DILocation(line: 116, column: 71, scope: !2)
!209 = !DILocation(line: 116, column: 88, scope: !2)
!210 = !DILocation(line: 116, column: 77, scope: !2)
!211 = !DILocation(line: 0, scope: !122)
!212 = !DILocation(line: 118, column: 8, scope: !122)
!213 = !DILocation(line: 0, scope: !124)
!214 = !DILocation(line: 122, column: 7, scope: !128)
!215 = !DILocation(line: 0, scope: !128)
!216 = !DILocation(line: 0, scope: !132)
!217 = !DILocation(line: 125, column: 66, scope: !132)
!218 = !DILocation(line: 125, column: 45, scope: !132)
!219 = !DILocation(line: 125, column: 50, scope: !132)
!220 = !DILocation(line: 125, column: 9, scope: !132)
!221 = !DILocation(line: 125, column: 64, scope: !132)
!222 = !{!223, !223, i64 0}
!223 = !{!"float", !143, i64 0}
!224 = !DILocation(line: 129, column: 1, scope: !2)

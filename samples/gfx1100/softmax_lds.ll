; ModuleID = 'softmax_lds.hip'
source_filename = "softmax_lds.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.float4 = type { float, float, float, float }

@_ZZ11softmax_ldsPK6float4PfiE3row = internal unnamed_addr addrspace(3) global [4096 x float] undef, align 16, !dbg !0
@_ZZ11softmax_ldsPK6float4PfiE12wave_results = internal unnamed_addr addrspace(3) global [8 x float] undef, align 16, !dbg !25
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z11softmax_ldsPK6float4Pfi(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr addrspace(1) %0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(ptr addrspace(1) %1, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 %2, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !97
    #dbg_value(i32 %4, !54, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !98
  %6 = zext i32 %5 to i64, !dbg !98
  %7 = sext i32 %2 to i64, !dbg !99
  %8 = mul nsw i64 %7, %6, !dbg !100
    #dbg_value(i64 %8, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %9 = lshr i64 %8, 2, !dbg !101
  %10 = getelementptr inbounds nuw %struct.float4, ptr addrspace(1) %0, i64 %9, !dbg !102
    #dbg_value(!DIArgList(ptr poison, i64 poison), !57, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 16, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !96)
    #dbg_value(i32 %4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !103)
  br label %103, !dbg !104

11:                                               ; preds = %117
  fence syncscope("workgroup") release, !dbg !105
  tail call void @llvm.amdgcn.s.barrier(), !dbg !105
  fence syncscope("workgroup") acquire, !dbg !105
    #dbg_declare(ptr addrspace(5) poison, !65, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
    #dbg_value(float 0xFFF0000000000000, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 0, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE3row, i32 %4
    #dbg_value(i32 0, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
    #dbg_value(float 0xFFF0000000000000, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 0, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
    #dbg_value(float 0xFFF0000000000000, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %13 = load float, ptr addrspace(3) %12, align 4, !dbg !108, !tbaa !111
  %14 = tail call contract noundef float @llvm.maxnum.f32(float %13, float 0xFFF0000000000000), !dbg !113
    #dbg_value(float %14, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 1, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 1024, !dbg !108
  %16 = load float, ptr addrspace(3) %15, align 4, !dbg !108, !tbaa !111
  %17 = tail call contract noundef float @llvm.maxnum.f32(float %14, float %16), !dbg !113
    #dbg_value(float %17, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 2, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 2048, !dbg !108
  %19 = load float, ptr addrspace(3) %18, align 4, !dbg !108, !tbaa !111
  %20 = tail call contract noundef float @llvm.maxnum.f32(float %17, float %19), !dbg !113
    #dbg_value(float %20, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 3, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 3072, !dbg !108
  %22 = load float, ptr addrspace(3) %21, align 4, !dbg !108, !tbaa !111
  %23 = tail call contract noundef float @llvm.maxnum.f32(float %20, float %22), !dbg !113
    #dbg_value(float %23, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 4, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 4096, !dbg !108
  %25 = load float, ptr addrspace(3) %24, align 4, !dbg !108, !tbaa !111
  %26 = tail call contract noundef float @llvm.maxnum.f32(float %23, float %25), !dbg !113
    #dbg_value(float %26, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 5, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 5120, !dbg !108
  %28 = load float, ptr addrspace(3) %27, align 4, !dbg !108, !tbaa !111
  %29 = tail call contract noundef float @llvm.maxnum.f32(float %26, float %28), !dbg !113
    #dbg_value(float %29, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 6, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 6144, !dbg !108
  %31 = load float, ptr addrspace(3) %30, align 4, !dbg !108, !tbaa !111
  %32 = tail call contract noundef float @llvm.maxnum.f32(float %29, float %31), !dbg !113
    #dbg_value(float %32, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 7, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 7168, !dbg !108
  %34 = load float, ptr addrspace(3) %33, align 4, !dbg !108, !tbaa !111
  %35 = tail call contract noundef float @llvm.maxnum.f32(float %32, float %34), !dbg !113
    #dbg_value(float %35, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 8, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 8192, !dbg !108
  %37 = load float, ptr addrspace(3) %36, align 4, !dbg !108, !tbaa !111
  %38 = tail call contract noundef float @llvm.maxnum.f32(float %35, float %37), !dbg !113
    #dbg_value(float %38, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 9, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 9216, !dbg !108
  %40 = load float, ptr addrspace(3) %39, align 4, !dbg !108, !tbaa !111
  %41 = tail call contract noundef float @llvm.maxnum.f32(float %38, float %40), !dbg !113
    #dbg_value(float %41, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 10, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 10240, !dbg !108
  %43 = load float, ptr addrspace(3) %42, align 4, !dbg !108, !tbaa !111
  %44 = tail call contract noundef float @llvm.maxnum.f32(float %41, float %43), !dbg !113
    #dbg_value(float %44, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 11, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 11264, !dbg !108
  %46 = load float, ptr addrspace(3) %45, align 4, !dbg !108, !tbaa !111
  %47 = tail call contract noundef float @llvm.maxnum.f32(float %44, float %46), !dbg !113
    #dbg_value(float %47, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 12, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 12288, !dbg !108
  %49 = load float, ptr addrspace(3) %48, align 4, !dbg !108, !tbaa !111
  %50 = tail call contract noundef float @llvm.maxnum.f32(float %47, float %49), !dbg !113
    #dbg_value(float %50, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 13, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 13312, !dbg !108
  %52 = load float, ptr addrspace(3) %51, align 4, !dbg !108, !tbaa !111
  %53 = tail call contract noundef float @llvm.maxnum.f32(float %50, float %52), !dbg !113
    #dbg_value(float %53, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 14, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 14336, !dbg !108
  %55 = load float, ptr addrspace(3) %54, align 4, !dbg !108, !tbaa !111
  %56 = tail call contract noundef float @llvm.maxnum.f32(float %53, float %55), !dbg !113
    #dbg_value(float %56, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 15, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 15360, !dbg !108
  %58 = load float, ptr addrspace(3) %57, align 4, !dbg !108, !tbaa !111
  %59 = tail call contract noundef float @llvm.maxnum.f32(float %56, float %58), !dbg !113
    #dbg_value(float %59, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 16, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !107)
    #dbg_value(float %59, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(ptr poison, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_declare(ptr poison, !121, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(i32 32, !122, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !132)
  %60 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %61 = and i32 %60, -32
  %62 = add nsw i32 %61, 32
  %63 = bitcast float %59 to i32, !dbg !133
  %64 = xor i32 %60, 16, !dbg !133
  %65 = icmp slt i32 %64, %62, !dbg !133
  %66 = select i1 %65, i32 %64, i32 %60, !dbg !133
  %67 = shl i32 %66, 2, !dbg !133
  %68 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %67, i32 %63), !dbg !133
  %69 = bitcast i32 %68 to float, !dbg !133
    #dbg_value(ptr poison, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %59, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %69, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %70 = tail call contract noundef float @llvm.maxnum.f32(float %59, float %69), !dbg !149
    #dbg_value(float %70, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 8, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %71 = bitcast float %70 to i32, !dbg !133
  %72 = xor i32 %60, 8, !dbg !133
  %73 = icmp slt i32 %72, %62, !dbg !133
  %74 = select i1 %73, i32 %72, i32 %60, !dbg !133
  %75 = shl i32 %74, 2, !dbg !133
  %76 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %75, i32 %71), !dbg !133
  %77 = bitcast i32 %76 to float, !dbg !133
    #dbg_value(float %70, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %77, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %78 = tail call contract noundef float @llvm.maxnum.f32(float %70, float %77), !dbg !149
    #dbg_value(float %78, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 4, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %79 = bitcast float %78 to i32, !dbg !133
  %80 = xor i32 %60, 4, !dbg !133
  %81 = icmp slt i32 %80, %62, !dbg !133
  %82 = select i1 %81, i32 %80, i32 %60, !dbg !133
  %83 = shl i32 %82, 2, !dbg !133
  %84 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %79), !dbg !133
  %85 = bitcast i32 %84 to float, !dbg !133
    #dbg_value(float %78, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %85, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %86 = tail call contract noundef float @llvm.maxnum.f32(float %78, float %85), !dbg !149
    #dbg_value(float %86, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 2, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %87 = bitcast float %86 to i32, !dbg !133
  %88 = xor i32 %60, 2, !dbg !133
  %89 = icmp slt i32 %88, %62, !dbg !133
  %90 = select i1 %89, i32 %88, i32 %60, !dbg !133
  %91 = shl i32 %90, 2, !dbg !133
  %92 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %91, i32 %87), !dbg !133
  %93 = bitcast i32 %92 to float, !dbg !133
    #dbg_value(float %86, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %93, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %94 = tail call contract noundef float @llvm.maxnum.f32(float %86, float %93), !dbg !149
    #dbg_value(float %94, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 1, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %95 = bitcast float %94 to i32, !dbg !133
  %96 = xor i32 %60, 1, !dbg !133
  %97 = icmp slt i32 %96, %62, !dbg !133
  %98 = select i1 %97, i32 %96, i32 %60, !dbg !133
  %99 = shl i32 %98, 2, !dbg !133
  %100 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %99, i32 %95), !dbg !133
    #dbg_value(float %94, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(i32 %100, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float poison, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 0, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %101 = and i32 %4, 31, !dbg !150
  %102 = icmp eq i32 %101, 0, !dbg !152
  br i1 %102, label %128, label %133, !dbg !152

103:                                              ; preds = %3, %117
  %104 = phi i32 [ %4, %3 ], [ %126, %117 ]
    #dbg_value(i32 %104, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !103)
    #dbg_value(float 0xFFF0000000000000, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
  %105 = shl nuw nsw i32 %104, 2, !dbg !154
  %106 = icmp slt i32 %105, %2, !dbg !156
  br i1 %106, label %107, label %117, !dbg !156

107:                                              ; preds = %103
  %108 = zext nneg i32 %104 to i64
  %109 = getelementptr inbounds nuw %struct.float4, ptr addrspace(1) %10, i64 %108
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %109, i64 12
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %109, i64 8
  %112 = getelementptr inbounds nuw i8, ptr addrspace(1) %109, i64 4
  %113 = load float, ptr addrspace(1) %109, align 16, !dbg !157, !tbaa !111
  %114 = load float, ptr addrspace(1) %112, align 4, !dbg !157, !tbaa !111
  %115 = load float, ptr addrspace(1) %111, align 8, !dbg !157, !tbaa !111
  %116 = load float, ptr addrspace(1) %110, align 4, !dbg !157, !tbaa !111
  br label %117, !dbg !159

117:                                              ; preds = %107, %103
  %118 = phi float [ %113, %107 ], [ 0xFFF0000000000000, %103 ], !dbg !153
  %119 = phi float [ %114, %107 ], [ 0xFFF0000000000000, %103 ], !dbg !153
  %120 = phi float [ %115, %107 ], [ 0xFFF0000000000000, %103 ], !dbg !153
  %121 = phi float [ %116, %107 ], [ 0xFFF0000000000000, %103 ], !dbg !153
  %122 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE3row, i32 %105, !dbg !160
  store float %118, ptr addrspace(3) %122, align 16, !dbg !161, !tbaa !111
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) %122, i32 4, !dbg !162
  store float %119, ptr addrspace(3) %123, align 4, !dbg !163, !tbaa !111
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %122, i32 8, !dbg !164
  store float %120, ptr addrspace(3) %124, align 8, !dbg !165, !tbaa !111
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %122, i32 12, !dbg !166
  store float %121, ptr addrspace(3) %125, align 4, !dbg !167, !tbaa !111
  %126 = add nuw nsw i32 %104, 256, !dbg !168
    #dbg_value(i32 %126, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !103)
  %127 = icmp samesign ult i32 %104, 768, !dbg !169
  br i1 %127, label %103, label %11, !dbg !104, !llvm.loop !170

128:                                              ; preds = %11
  %129 = lshr exact i32 %4, 3
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 %129
  %131 = bitcast i32 %100 to float
  %132 = tail call contract noundef float @llvm.maxnum.f32(float %94, float %131)
    #dbg_value(float %131, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %132, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
  store float %132, ptr addrspace(3) %130, align 4, !dbg !173, !tbaa !111
  br label %133, !dbg !175

133:                                              ; preds = %11, %128
  fence syncscope("workgroup") release, !dbg !176
  tail call void @llvm.amdgcn.s.barrier(), !dbg !176
  fence syncscope("workgroup") acquire, !dbg !176
  %134 = load float, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, align 16, !dbg !177, !tbaa !111
    #dbg_value(float %134, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 1, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
    #dbg_value(i32 1, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
    #dbg_value(float %134, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
  %135 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 4), align 4, !dbg !179, !tbaa !111
    #dbg_value(ptr poison, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_value(float %134, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_value(float %135, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %136 = tail call contract noundef float @llvm.maxnum.f32(float %134, float %135), !dbg !184
    #dbg_value(float %136, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 2, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
  %137 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 8), align 8, !dbg !179, !tbaa !111
    #dbg_value(float %136, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_value(float %137, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %138 = tail call contract noundef float @llvm.maxnum.f32(float %136, float %137), !dbg !184
    #dbg_value(float %138, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 3, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
  %139 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 12), align 4, !dbg !179, !tbaa !111
    #dbg_value(float %138, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_value(float %139, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %140 = tail call contract noundef float @llvm.maxnum.f32(float %138, float %139), !dbg !184
    #dbg_value(float %140, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 4, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
  %141 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 16), align 16, !dbg !179, !tbaa !111
    #dbg_value(float %140, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_value(float %141, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %142 = tail call contract noundef float @llvm.maxnum.f32(float %140, float %141), !dbg !184
    #dbg_value(float %142, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 5, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
  %143 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 20), align 4, !dbg !179, !tbaa !111
    #dbg_value(float %142, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_value(float %143, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %144 = tail call contract noundef float @llvm.maxnum.f32(float %142, float %143), !dbg !184
    #dbg_value(float %144, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 6, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
  %145 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 24), align 8, !dbg !179, !tbaa !111
    #dbg_value(float %144, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_value(float %145, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %146 = tail call contract noundef float @llvm.maxnum.f32(float %144, float %145), !dbg !184
    #dbg_value(float %146, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 7, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
  %147 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 28), align 4, !dbg !179, !tbaa !111
    #dbg_value(float %146, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_value(float %147, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %148 = tail call contract noundef float @llvm.maxnum.f32(float %146, float %147), !dbg !184
    #dbg_value(float %148, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 8, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
  fence syncscope("workgroup") release, !dbg !185
  tail call void @llvm.amdgcn.s.barrier(), !dbg !185
  fence syncscope("workgroup") acquire, !dbg !185
    #dbg_value(float %148, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(float 0.000000e+00, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
    #dbg_value(i32 0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
    #dbg_value(float 0.000000e+00, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %149 = fsub contract float %13, %148, !dbg !187
  %150 = tail call contract noundef float @llvm.exp.f32(float %149), !dbg !190
    #dbg_value(float %150, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 1, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %151 = fsub contract float %16, %148, !dbg !187
  %152 = tail call contract noundef float @llvm.exp.f32(float %151), !dbg !190
  %153 = fadd contract float %150, %152, !dbg !191
    #dbg_value(float %153, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 2, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %154 = fsub contract float %19, %148, !dbg !187
  %155 = tail call contract noundef float @llvm.exp.f32(float %154), !dbg !190
  %156 = fadd contract float %153, %155, !dbg !191
    #dbg_value(float %156, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 3, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %157 = fsub contract float %22, %148, !dbg !187
  %158 = tail call contract noundef float @llvm.exp.f32(float %157), !dbg !190
  %159 = fadd contract float %156, %158, !dbg !191
    #dbg_value(float %159, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 4, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %160 = fsub contract float %25, %148, !dbg !187
  %161 = tail call contract noundef float @llvm.exp.f32(float %160), !dbg !190
  %162 = fadd contract float %159, %161, !dbg !191
    #dbg_value(float %162, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 5, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %163 = fsub contract float %28, %148, !dbg !187
  %164 = tail call contract noundef float @llvm.exp.f32(float %163), !dbg !190
  %165 = fadd contract float %162, %164, !dbg !191
    #dbg_value(float %165, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 6, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %166 = fsub contract float %31, %148, !dbg !187
  %167 = tail call contract noundef float @llvm.exp.f32(float %166), !dbg !190
  %168 = fadd contract float %165, %167, !dbg !191
    #dbg_value(float %168, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 7, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %169 = fsub contract float %34, %148, !dbg !187
  %170 = tail call contract noundef float @llvm.exp.f32(float %169), !dbg !190
  %171 = fadd contract float %168, %170, !dbg !191
    #dbg_value(float %171, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 8, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %172 = fsub contract float %37, %148, !dbg !187
  %173 = tail call contract noundef float @llvm.exp.f32(float %172), !dbg !190
  %174 = fadd contract float %171, %173, !dbg !191
    #dbg_value(float %174, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 9, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %175 = fsub contract float %40, %148, !dbg !187
  %176 = tail call contract noundef float @llvm.exp.f32(float %175), !dbg !190
  %177 = fadd contract float %174, %176, !dbg !191
    #dbg_value(float %177, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 10, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %178 = fsub contract float %43, %148, !dbg !187
  %179 = tail call contract noundef float @llvm.exp.f32(float %178), !dbg !190
  %180 = fadd contract float %177, %179, !dbg !191
    #dbg_value(float %180, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 11, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %181 = fsub contract float %46, %148, !dbg !187
  %182 = tail call contract noundef float @llvm.exp.f32(float %181), !dbg !190
  %183 = fadd contract float %180, %182, !dbg !191
    #dbg_value(float %183, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 12, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %184 = fsub contract float %49, %148, !dbg !187
  %185 = tail call contract noundef float @llvm.exp.f32(float %184), !dbg !190
  %186 = fadd contract float %183, %185, !dbg !191
    #dbg_value(float %186, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 13, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %187 = fsub contract float %52, %148, !dbg !187
  %188 = tail call contract noundef float @llvm.exp.f32(float %187), !dbg !190
  %189 = fadd contract float %186, %188, !dbg !191
    #dbg_value(float %189, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 14, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %190 = fsub contract float %55, %148, !dbg !187
  %191 = tail call contract noundef float @llvm.exp.f32(float %190), !dbg !190
  %192 = fadd contract float %189, %191, !dbg !191
    #dbg_value(float %192, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 15, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %193 = fsub contract float %58, %148, !dbg !187
  %194 = tail call contract noundef float @llvm.exp.f32(float %193), !dbg !190
  %195 = fadd contract float %192, %194, !dbg !191
    #dbg_value(float %195, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 16, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
    #dbg_value(ptr poison, !192, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_declare(ptr poison, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !209)
    #dbg_value(i32 32, !200, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !210)
    #dbg_value(float %195, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
  %196 = bitcast float %195 to i32, !dbg !211
  %197 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %67, i32 %196), !dbg !211
  %198 = bitcast i32 %197 to float, !dbg !211
    #dbg_value(ptr poison, !214, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !225)
    #dbg_value(float %195, !222, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !225)
    #dbg_value(float %198, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !225)
  %199 = fadd contract float %195, %198, !dbg !227
    #dbg_value(float %199, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 8, !200, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !210)
  %200 = bitcast float %199 to i32, !dbg !211
  %201 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %75, i32 %200), !dbg !211
  %202 = bitcast i32 %201 to float, !dbg !211
    #dbg_value(float %199, !222, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !225)
    #dbg_value(float %202, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !225)
  %203 = fadd contract float %199, %202, !dbg !227
    #dbg_value(float %203, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 4, !200, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !210)
  %204 = bitcast float %203 to i32, !dbg !211
  %205 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %204), !dbg !211
  %206 = bitcast i32 %205 to float, !dbg !211
    #dbg_value(float %203, !222, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !225)
    #dbg_value(float %206, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !225)
  %207 = fadd contract float %203, %206, !dbg !227
    #dbg_value(float %207, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 2, !200, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !210)
  %208 = bitcast float %207 to i32, !dbg !211
  %209 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %91, i32 %208), !dbg !211
  %210 = bitcast i32 %209 to float, !dbg !211
    #dbg_value(float %207, !222, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !225)
    #dbg_value(float %210, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !225)
  %211 = fadd contract float %207, %210, !dbg !227
    #dbg_value(float %211, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 1, !200, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !210)
  %212 = bitcast float %211 to i32, !dbg !211
  %213 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %99, i32 %212), !dbg !211
    #dbg_value(float %211, !222, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !225)
    #dbg_value(i32 %213, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !225)
    #dbg_value(float poison, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 0, !200, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !210)
  br i1 %102, label %214, label %219, !dbg !228

214:                                              ; preds = %133
  %215 = lshr exact i32 %4, 3
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 %215
  %217 = bitcast i32 %213 to float
  %218 = fadd contract float %211, %217
    #dbg_value(float %217, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !225)
    #dbg_value(float %218, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
  store float %218, ptr addrspace(3) %216, align 4, !dbg !230, !tbaa !111
  br label %219, !dbg !232

219:                                              ; preds = %133, %214
  fence syncscope("workgroup") release, !dbg !233
  tail call void @llvm.amdgcn.s.barrier(), !dbg !233
  fence syncscope("workgroup") acquire, !dbg !233
  %220 = load float, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, align 16, !dbg !234, !tbaa !111
    #dbg_value(float %220, !202, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 1, !203, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
    #dbg_value(i32 1, !203, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
    #dbg_value(float %220, !202, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
  %221 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 4), align 4, !dbg !236, !tbaa !111
    #dbg_value(ptr poison, !214, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
    #dbg_value(float %220, !222, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
    #dbg_value(float %221, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
  %222 = fadd contract float %220, %221, !dbg !241
    #dbg_value(float %222, !202, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 2, !203, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
  %223 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 8), align 8, !dbg !236, !tbaa !111
    #dbg_value(float %222, !222, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
    #dbg_value(float %223, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
  %224 = fadd contract float %222, %223, !dbg !241
    #dbg_value(float %224, !202, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 3, !203, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
  %225 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 12), align 4, !dbg !236, !tbaa !111
    #dbg_value(float %224, !222, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
    #dbg_value(float %225, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
  %226 = fadd contract float %224, %225, !dbg !241
    #dbg_value(float %226, !202, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 4, !203, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
  %227 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 16), align 16, !dbg !236, !tbaa !111
    #dbg_value(float %226, !222, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
    #dbg_value(float %227, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
  %228 = fadd contract float %226, %227, !dbg !241
    #dbg_value(float %228, !202, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 5, !203, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
  %229 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 20), align 4, !dbg !236, !tbaa !111
    #dbg_value(float %228, !222, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
    #dbg_value(float %229, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
  %230 = fadd contract float %228, %229, !dbg !241
    #dbg_value(float %230, !202, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 6, !203, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
  %231 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 24), align 8, !dbg !236, !tbaa !111
    #dbg_value(float %230, !222, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
    #dbg_value(float %231, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
  %232 = fadd contract float %230, %231, !dbg !241
    #dbg_value(float %232, !202, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 7, !203, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
  %233 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 28), align 4, !dbg !236, !tbaa !111
    #dbg_value(float %232, !222, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
    #dbg_value(float %233, !223, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !239)
  %234 = fadd contract float %232, %233, !dbg !241
    #dbg_value(float %234, !202, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !207)
    #dbg_value(i32 8, !203, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
  fence syncscope("workgroup") release, !dbg !242
  tail call void @llvm.amdgcn.s.barrier(), !dbg !242
  fence syncscope("workgroup") acquire, !dbg !242
    #dbg_value(float %234, !76, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %235 = fdiv contract float 1.000000e+00, %234, !dbg !243
    #dbg_value(float %235, !77, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 0, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %236 = getelementptr float, ptr addrspace(1) %1, i64 %8
    #dbg_value(i32 0, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
    #dbg_value(i32 %4, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %237 = icmp slt i32 %4, %2, !dbg !246
  br i1 %237, label %238, label %242, !dbg !246

238:                                              ; preds = %219
  %239 = zext nneg i32 %4 to i64
  %240 = getelementptr float, ptr addrspace(1) %236, i64 %239
  %241 = fmul contract float %235, %150
  store float %241, ptr addrspace(1) %240, align 4, !dbg !248, !tbaa !111
  br label %242, !dbg !250

242:                                              ; preds = %238, %219
    #dbg_value(i32 1, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %243 = add nuw nsw i32 %4, 256, !dbg !251
    #dbg_value(i32 %243, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %244 = icmp slt i32 %243, %2, !dbg !246
  br i1 %244, label %245, label %249, !dbg !246

245:                                              ; preds = %242
  %246 = zext nneg i32 %243 to i64
  %247 = getelementptr float, ptr addrspace(1) %236, i64 %246
  %248 = fmul contract float %235, %152
  store float %248, ptr addrspace(1) %247, align 4, !dbg !248, !tbaa !111
  br label %249, !dbg !250

249:                                              ; preds = %245, %242
    #dbg_value(i32 2, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %250 = add nuw nsw i32 %4, 512, !dbg !251
    #dbg_value(i32 %250, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %251 = icmp slt i32 %250, %2, !dbg !246
  br i1 %251, label %252, label %256, !dbg !246

252:                                              ; preds = %249
  %253 = zext nneg i32 %250 to i64
  %254 = getelementptr float, ptr addrspace(1) %236, i64 %253
  %255 = fmul contract float %235, %155
  store float %255, ptr addrspace(1) %254, align 4, !dbg !248, !tbaa !111
  br label %256, !dbg !250

256:                                              ; preds = %252, %249
    #dbg_value(i32 3, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %257 = add nuw nsw i32 %4, 768, !dbg !251
    #dbg_value(i32 %257, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %258 = icmp slt i32 %257, %2, !dbg !246
  br i1 %258, label %259, label %263, !dbg !246

259:                                              ; preds = %256
  %260 = zext nneg i32 %257 to i64
  %261 = getelementptr float, ptr addrspace(1) %236, i64 %260
  %262 = fmul contract float %235, %158
  store float %262, ptr addrspace(1) %261, align 4, !dbg !248, !tbaa !111
  br label %263, !dbg !250

263:                                              ; preds = %259, %256
    #dbg_value(i32 4, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %264 = or disjoint i32 %4, 1024, !dbg !251
    #dbg_value(i32 %264, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %265 = icmp slt i32 %264, %2, !dbg !246
  br i1 %265, label %266, label %270, !dbg !246

266:                                              ; preds = %263
  %267 = zext nneg i32 %264 to i64
  %268 = getelementptr float, ptr addrspace(1) %236, i64 %267
  %269 = fmul contract float %235, %161
  store float %269, ptr addrspace(1) %268, align 4, !dbg !248, !tbaa !111
  br label %270, !dbg !250

270:                                              ; preds = %266, %263
    #dbg_value(i32 5, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %271 = add nuw nsw i32 %4, 1280, !dbg !251
    #dbg_value(i32 %271, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %272 = icmp slt i32 %271, %2, !dbg !246
  br i1 %272, label %273, label %277, !dbg !246

273:                                              ; preds = %270
  %274 = zext nneg i32 %271 to i64
  %275 = getelementptr float, ptr addrspace(1) %236, i64 %274
  %276 = fmul contract float %235, %164
  store float %276, ptr addrspace(1) %275, align 4, !dbg !248, !tbaa !111
  br label %277, !dbg !250

277:                                              ; preds = %273, %270
    #dbg_value(i32 6, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %278 = add nuw nsw i32 %4, 1536, !dbg !251
    #dbg_value(i32 %278, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %279 = icmp slt i32 %278, %2, !dbg !246
  br i1 %279, label %280, label %284, !dbg !246

280:                                              ; preds = %277
  %281 = zext nneg i32 %278 to i64
  %282 = getelementptr float, ptr addrspace(1) %236, i64 %281
  %283 = fmul contract float %235, %167
  store float %283, ptr addrspace(1) %282, align 4, !dbg !248, !tbaa !111
  br label %284, !dbg !250

284:                                              ; preds = %280, %277
    #dbg_value(i32 7, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %285 = add nuw nsw i32 %4, 1792, !dbg !251
    #dbg_value(i32 %285, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %286 = icmp slt i32 %285, %2, !dbg !246
  br i1 %286, label %287, label %291, !dbg !246

287:                                              ; preds = %284
  %288 = zext nneg i32 %285 to i64
  %289 = getelementptr float, ptr addrspace(1) %236, i64 %288
  %290 = fmul contract float %235, %170
  store float %290, ptr addrspace(1) %289, align 4, !dbg !248, !tbaa !111
  br label %291, !dbg !250

291:                                              ; preds = %287, %284
    #dbg_value(i32 8, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %292 = or disjoint i32 %4, 2048, !dbg !251
    #dbg_value(i32 %292, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %293 = icmp slt i32 %292, %2, !dbg !246
  br i1 %293, label %294, label %298, !dbg !246

294:                                              ; preds = %291
  %295 = zext nneg i32 %292 to i64
  %296 = getelementptr float, ptr addrspace(1) %236, i64 %295
  %297 = fmul contract float %235, %173
  store float %297, ptr addrspace(1) %296, align 4, !dbg !248, !tbaa !111
  br label %298, !dbg !250

298:                                              ; preds = %294, %291
    #dbg_value(i32 9, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %299 = add nuw nsw i32 %4, 2304, !dbg !251
    #dbg_value(i32 %299, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %300 = icmp slt i32 %299, %2, !dbg !246
  br i1 %300, label %301, label %305, !dbg !246

301:                                              ; preds = %298
  %302 = zext nneg i32 %299 to i64
  %303 = getelementptr float, ptr addrspace(1) %236, i64 %302
  %304 = fmul contract float %235, %176
  store float %304, ptr addrspace(1) %303, align 4, !dbg !248, !tbaa !111
  br label %305, !dbg !250

305:                                              ; preds = %301, %298
    #dbg_value(i32 10, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %306 = add nuw nsw i32 %4, 2560, !dbg !251
    #dbg_value(i32 %306, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %307 = icmp slt i32 %306, %2, !dbg !246
  br i1 %307, label %308, label %312, !dbg !246

308:                                              ; preds = %305
  %309 = zext nneg i32 %306 to i64
  %310 = getelementptr float, ptr addrspace(1) %236, i64 %309
  %311 = fmul contract float %235, %179
  store float %311, ptr addrspace(1) %310, align 4, !dbg !248, !tbaa !111
  br label %312, !dbg !250

312:                                              ; preds = %308, %305
    #dbg_value(i32 11, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %313 = add nuw nsw i32 %4, 2816, !dbg !251
    #dbg_value(i32 %313, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %314 = icmp slt i32 %313, %2, !dbg !246
  br i1 %314, label %315, label %319, !dbg !246

315:                                              ; preds = %312
  %316 = zext nneg i32 %313 to i64
  %317 = getelementptr float, ptr addrspace(1) %236, i64 %316
  %318 = fmul contract float %235, %182
  store float %318, ptr addrspace(1) %317, align 4, !dbg !248, !tbaa !111
  br label %319, !dbg !250

319:                                              ; preds = %315, %312
    #dbg_value(i32 12, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %320 = or disjoint i32 %4, 3072, !dbg !251
    #dbg_value(i32 %320, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %321 = icmp slt i32 %320, %2, !dbg !246
  br i1 %321, label %322, label %326, !dbg !246

322:                                              ; preds = %319
  %323 = zext nneg i32 %320 to i64
  %324 = getelementptr float, ptr addrspace(1) %236, i64 %323
  %325 = fmul contract float %235, %185
  store float %325, ptr addrspace(1) %324, align 4, !dbg !248, !tbaa !111
  br label %326, !dbg !250

326:                                              ; preds = %322, %319
    #dbg_value(i32 13, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %327 = add nuw nsw i32 %4, 3328, !dbg !251
    #dbg_value(i32 %327, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %328 = icmp slt i32 %327, %2, !dbg !246
  br i1 %328, label %329, label %333, !dbg !246

329:                                              ; preds = %326
  %330 = zext nneg i32 %327 to i64
  %331 = getelementptr float, ptr addrspace(1) %236, i64 %330
  %332 = fmul contract float %235, %188
  store float %332, ptr addrspace(1) %331, align 4, !dbg !248, !tbaa !111
  br label %333, !dbg !250

333:                                              ; preds = %329, %326
    #dbg_value(i32 14, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %334 = add nuw nsw i32 %4, 3584, !dbg !251
    #dbg_value(i32 %334, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %335 = icmp slt i32 %334, %2, !dbg !246
  br i1 %335, label %336, label %340, !dbg !246

336:                                              ; preds = %333
  %337 = zext nneg i32 %334 to i64
  %338 = getelementptr float, ptr addrspace(1) %236, i64 %337
  %339 = fmul contract float %235, %191
  store float %339, ptr addrspace(1) %338, align 4, !dbg !248, !tbaa !111
  br label %340, !dbg !250

340:                                              ; preds = %336, %333
    #dbg_value(i32 15, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  %341 = add nuw nsw i32 %4, 3840, !dbg !251
    #dbg_value(i32 %341, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !245)
  %342 = icmp slt i32 %341, %2, !dbg !246
  br i1 %342, label %343, label %347, !dbg !246

343:                                              ; preds = %340
  %344 = zext nneg i32 %341 to i64
  %345 = getelementptr float, ptr addrspace(1) %236, i64 %344
  %346 = fmul contract float %235, %194
  store float %346, ptr addrspace(1) %345, align 4, !dbg !248, !tbaa !111
  br label %347, !dbg !250

347:                                              ; preds = %343, %340
    #dbg_value(i32 16, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !244)
  ret void, !dbg !252
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!86, !87, !88, !89, !90, !91}
!llvm.errno.tbaa = !{!92}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "row", scope: !2, file: !3, line: 37, type: !83, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "softmax_lds", linkageName: "_Z11softmax_ldsPK6float4Pfi", scope: !3, file: !3, line: 36, type: !4, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !20, retainedNodes: !50)
!3 = !DIFile(filename: "softmax_lds.hip", directory: ".", checksumkind: CSK_MD5, checksum: "1a0e7d22d5cf63fc0cbb1053fa277047")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !17, !19}
!6 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !10, line: 118, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !11, identifier: "_ZTS6float4")
!10 = !DIFile(filename: "include/hip/hip_runtime.h", directory: ".", checksumkind: CSK_MD5, checksum: "49d38628b5a567ad90fddc243593e716")
!11 = !{!12, !14, !15, !16}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !9, file: !10, line: 118, baseType: !13, size: 32)
!13 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !9, file: !10, line: 118, baseType: !13, size: 32, offset: 32)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !9, file: !10, line: 118, baseType: !13, size: 32, offset: 64)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !9, file: !10, line: 118, baseType: !13, size: 32, offset: 96)
!17 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, dwarfAddressSpace: 1)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !21, globals: !24, splitDebugInlining: false, nameTableKind: None)
!21 = !{!22, !19, !13}
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !10, line: 8, baseType: !23)
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !{!0, !25, !30, !34, !36, !38, !45}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!26 = distinct !DIGlobalVariable(name: "wave_results", scope: !2, file: !3, line: 38, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 256, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 8)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression(DW_OP_constu, 4096, DW_OP_stack_value))
!31 = distinct !DIGlobalVariable(name: "kColumns", scope: !32, file: !3, line: 12, type: !33, isLocal: true, isDefinition: true)
!32 = !DINamespace(scope: null)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression(DW_OP_constu, 256, DW_OP_stack_value))
!35 = distinct !DIGlobalVariable(name: "kThreads", scope: !32, file: !3, line: 11, type: !33, isLocal: true, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression(DW_OP_constu, 16, DW_OP_stack_value))
!37 = distinct !DIGlobalVariable(name: "kPerThread", scope: !32, file: !3, line: 13, type: !33, isLocal: true, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !10, line: 71, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 80, elements: !43)
!41 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !42)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !{!44}
!44 = !DISubrange(count: 10)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "warpSize", linkageName: "_ZL8warpSize", scope: !20, file: !10, line: 68, type: !47, isLocal: true, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !48)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__irtools_warp_size", file: !10, line: 63, size: 8, flags: DIFlagTypePassByValue, elements: !49, identifier: "_ZTS19__irtools_warp_size")
!49 = !{}
!50 = !{!51, !52, !53, !54, !55, !57, !58, !60, !64, !65, !69, !70, !72, !73, !74, !76, !77, !78, !80}
!51 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 36, type: !6)
!52 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 36, type: !17)
!53 = !DILocalVariable(name: "columns", arg: 3, scope: !2, file: !3, line: 36, type: !19)
!54 = !DILocalVariable(name: "thread", scope: !2, file: !3, line: 39, type: !33)
!55 = !DILocalVariable(name: "row_start", scope: !2, file: !3, line: 40, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!57 = !DILocalVariable(name: "row_in", scope: !2, file: !3, line: 43, type: !7)
!58 = !DILocalVariable(name: "chunk", scope: !59, file: !3, line: 44, type: !19)
!59 = distinct !DILexicalBlock(scope: !2, file: !3, line: 44, column: 3)
!60 = !DILocalVariable(name: "lowest", scope: !61, file: !3, line: 45, type: !63)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 44, column: 69)
!62 = distinct !DILexicalBlock(scope: !59, file: !3, line: 44, column: 3)
!63 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!64 = !DILocalVariable(name: "values", scope: !61, file: !3, line: 46, type: !9)
!65 = !DILocalVariable(name: "exponentials", scope: !2, file: !3, line: 57, type: !66)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 512, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 16)
!69 = !DILocalVariable(name: "thread_max", scope: !2, file: !3, line: 58, type: !13)
!70 = !DILocalVariable(name: "i", scope: !71, file: !3, line: 60, type: !19)
!71 = distinct !DILexicalBlock(scope: !2, file: !3, line: 60, column: 3)
!72 = !DILocalVariable(name: "row_max", scope: !2, file: !3, line: 64, type: !63)
!73 = !DILocalVariable(name: "thread_sum", scope: !2, file: !3, line: 67, type: !13)
!74 = !DILocalVariable(name: "i", scope: !75, file: !3, line: 69, type: !19)
!75 = distinct !DILexicalBlock(scope: !2, file: !3, line: 69, column: 3)
!76 = !DILocalVariable(name: "row_sum", scope: !2, file: !3, line: 73, type: !63)
!77 = !DILocalVariable(name: "scale", scope: !2, file: !3, line: 76, type: !63)
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 78, type: !19)
!79 = distinct !DILexicalBlock(scope: !2, file: !3, line: 78, column: 3)
!80 = !DILocalVariable(name: "column", scope: !81, file: !3, line: 79, type: !33)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 78, column: 40)
!82 = distinct !DILexicalBlock(scope: !79, file: !3, line: 78, column: 3)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 131072, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 4096)
!86 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!87 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!88 = !{i32 7, !"Dwarf Version", i32 5}
!89 = !{i32 2, !"Debug Info Version", i32 3}
!90 = !{i32 1, !"wchar_size", i32 4}
!91 = !{i32 8, !"PIC Level", i32 2}
!92 = !{!93, !93, i64 0}
!93 = !{!"int", !94, i64 0}
!94 = !{!"omnipotent char", !95, i64 0}
!95 = !{!"Simple C++ TBAA"}
!96 = !DILocation(line: 0, scope: !2)
!97 = !DILocation(line: 39, column: 22, scope: !2)
!98 = !DILocation(line: 40, column: 48, scope: !2)
!99 = !DILocation(line: 40, column: 62, scope: !2)
!100 = !DILocation(line: 40, column: 60, scope: !2)
!101 = !DILocation(line: 43, column: 41, scope: !2)
!102 = !DILocation(line: 43, column: 29, scope: !2)
!103 = !DILocation(line: 0, scope: !59)
!104 = !DILocation(line: 44, column: 3, scope: !59)
!105 = !DILocation(line: 55, column: 3, scope: !2)
!106 = !DILocation(line: 57, column: 9, scope: !2)
!107 = !DILocation(line: 0, scope: !71)
!108 = !DILocation(line: 61, column: 23, scope: !109)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 60, column: 40)
!110 = distinct !DILexicalBlock(scope: !71, file: !3, line: 60, column: 3)
!111 = !{!112, !112, i64 0}
!112 = !{!"float", !94, i64 0}
!113 = !DILocation(line: 62, column: 18, scope: !109)
!114 = !DILocalVariable(name: "value", arg: 1, scope: !115, file: !3, line: 17, type: !13)
!115 = distinct !DISubprogram(name: "block_reduce<(lambda at softmax_lds.hip:65:46)>", linkageName: "_ZN12_GLOBAL__N_112block_reduceIZ11softmax_ldsPK6float4PfiEUlffE_EEffS4_T_", scope: !32, file: !3, line: 17, type: !116, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, templateParams: !127, retainedNodes: !119)
!116 = !DISubroutineType(types: !117)
!117 = !{!13, !13, !18, !118}
!118 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !2, file: !3, line: 65, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !49)
!119 = !{!114, !120, !121, !122, !124, !125}
!120 = !DILocalVariable(name: "wave_results", arg: 2, scope: !115, file: !3, line: 17, type: !18)
!121 = !DILocalVariable(name: "combine", arg: 3, scope: !115, file: !3, line: 17, type: !118)
!122 = !DILocalVariable(name: "mask", scope: !123, file: !3, line: 18, type: !19)
!123 = distinct !DILexicalBlock(scope: !115, file: !3, line: 18, column: 3)
!124 = !DILocalVariable(name: "result", scope: !115, file: !3, line: 25, type: !13)
!125 = !DILocalVariable(name: "wave", scope: !126, file: !3, line: 26, type: !19)
!126 = distinct !DILexicalBlock(scope: !115, file: !3, line: 26, column: 3)
!127 = !{!128}
!128 = !DITemplateTypeParameter(name: "Combine", type: !118)
!129 = !DILocation(line: 0, scope: !115, inlinedAt: !130)
!130 = distinct !DILocation(line: 65, column: 7, scope: !2)
!131 = !DILocation(line: 17, column: 73, scope: !115, inlinedAt: !130)
!132 = !DILocation(line: 0, scope: !123, inlinedAt: !130)
!133 = !DILocation(line: 19, column: 28, scope: !134, inlinedAt: !130)
!134 = distinct !DILexicalBlock(scope: !135, file: !3, line: 18, column: 54)
!135 = distinct !DILexicalBlock(scope: !123, file: !3, line: 18, column: 3)
!136 = !DILocalVariable(name: "this", arg: 1, scope: !137, type: !146, flags: DIFlagArtificial | DIFlagObjectPointer)
!137 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ11softmax_ldsPK6float4PfiENKUlffE_clEff", scope: !118, file: !3, line: 65, type: !138, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, declaration: !142, retainedNodes: !143)
!138 = !DISubroutineType(types: !139)
!139 = !{!13, !140, !13, !13}
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !141, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 1)
!141 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !118)
!142 = !DISubprogram(name: "operator()", scope: !118, file: !3, line: 65, type: !138, scopeLine: 65, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!143 = !{!136, !144, !145}
!144 = !DILocalVariable(name: "a", arg: 2, scope: !137, file: !3, line: 65, type: !13)
!145 = !DILocalVariable(name: "b", arg: 3, scope: !137, file: !3, line: 65, type: !13)
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !141, size: 64, dwarfAddressSpace: 1)
!147 = !DILocation(line: 0, scope: !137, inlinedAt: !148)
!148 = distinct !DILocation(line: 19, column: 13, scope: !134, inlinedAt: !130)
!149 = !DILocation(line: 65, column: 76, scope: !137, inlinedAt: !148)
!150 = !DILocation(line: 21, column: 19, scope: !151, inlinedAt: !130)
!151 = distinct !DILexicalBlock(scope: !115, file: !3, line: 21, column: 7)
!152 = !DILocation(line: 21, column: 30, scope: !151, inlinedAt: !130)
!153 = !DILocation(line: 0, scope: !61)
!154 = !DILocation(line: 47, column: 11, scope: !155)
!155 = distinct !DILexicalBlock(scope: !61, file: !3, line: 47, column: 9)
!156 = !DILocation(line: 47, column: 19, scope: !155)
!157 = !DILocation(line: 48, column: 14, scope: !158)
!158 = distinct !DILexicalBlock(scope: !155, file: !3, line: 47, column: 30)
!159 = !DILocation(line: 49, column: 5, scope: !158)
!160 = !DILocation(line: 50, column: 5, scope: !61)
!161 = !DILocation(line: 50, column: 24, scope: !61)
!162 = !DILocation(line: 51, column: 5, scope: !61)
!163 = !DILocation(line: 51, column: 24, scope: !61)
!164 = !DILocation(line: 52, column: 5, scope: !61)
!165 = !DILocation(line: 52, column: 24, scope: !61)
!166 = !DILocation(line: 53, column: 5, scope: !61)
!167 = !DILocation(line: 53, column: 24, scope: !61)
!168 = !DILocation(line: 44, column: 56, scope: !62)
!169 = !DILocation(line: 44, column: 34, scope: !62)
!170 = distinct !{!170, !104, !171, !172}
!171 = !DILocation(line: 54, column: 3, scope: !59)
!172 = !{!"llvm.loop.mustprogress"}
!173 = !DILocation(line: 22, column: 42, scope: !174, inlinedAt: !130)
!174 = distinct !DILexicalBlock(scope: !151, file: !3, line: 21, column: 36)
!175 = !DILocation(line: 23, column: 3, scope: !174, inlinedAt: !130)
!176 = !DILocation(line: 24, column: 3, scope: !115, inlinedAt: !130)
!177 = !DILocation(line: 25, column: 18, scope: !115, inlinedAt: !130)
!178 = !DILocation(line: 0, scope: !126, inlinedAt: !130)
!179 = !DILocation(line: 27, column: 30, scope: !180, inlinedAt: !130)
!180 = distinct !DILexicalBlock(scope: !181, file: !3, line: 26, column: 58)
!181 = distinct !DILexicalBlock(scope: !126, file: !3, line: 26, column: 3)
!182 = !DILocation(line: 0, scope: !137, inlinedAt: !183)
!183 = distinct !DILocation(line: 27, column: 14, scope: !180, inlinedAt: !130)
!184 = !DILocation(line: 65, column: 76, scope: !137, inlinedAt: !183)
!185 = !DILocation(line: 29, column: 3, scope: !115, inlinedAt: !130)
!186 = !DILocation(line: 0, scope: !75)
!187 = !DILocation(line: 70, column: 44, scope: !188)
!188 = distinct !DILexicalBlock(scope: !189, file: !3, line: 69, column: 40)
!189 = distinct !DILexicalBlock(scope: !75, file: !3, line: 69, column: 3)
!190 = !DILocation(line: 70, column: 23, scope: !188)
!191 = !DILocation(line: 71, column: 16, scope: !188)
!192 = !DILocalVariable(name: "wave_results", arg: 2, scope: !193, file: !3, line: 17, type: !18)
!193 = distinct !DISubprogram(name: "block_reduce<(lambda at softmax_lds.hip:74:46)>", linkageName: "_ZN12_GLOBAL__N_112block_reduceIZ11softmax_ldsPK6float4PfiEUlffE0_EEffS4_T_", scope: !32, file: !3, line: 17, type: !194, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, templateParams: !205, retainedNodes: !197)
!194 = !DISubroutineType(types: !195)
!195 = !{!13, !13, !18, !196}
!196 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !2, file: !3, line: 74, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !49)
!197 = !{!198, !192, !199, !200, !202, !203}
!198 = !DILocalVariable(name: "value", arg: 1, scope: !193, file: !3, line: 17, type: !13)
!199 = !DILocalVariable(name: "combine", arg: 3, scope: !193, file: !3, line: 17, type: !196)
!200 = !DILocalVariable(name: "mask", scope: !201, file: !3, line: 18, type: !19)
!201 = distinct !DILexicalBlock(scope: !193, file: !3, line: 18, column: 3)
!202 = !DILocalVariable(name: "result", scope: !193, file: !3, line: 25, type: !13)
!203 = !DILocalVariable(name: "wave", scope: !204, file: !3, line: 26, type: !19)
!204 = distinct !DILexicalBlock(scope: !193, file: !3, line: 26, column: 3)
!205 = !{!206}
!206 = !DITemplateTypeParameter(name: "Combine", type: !196)
!207 = !DILocation(line: 0, scope: !193, inlinedAt: !208)
!208 = distinct !DILocation(line: 74, column: 7, scope: !2)
!209 = !DILocation(line: 17, column: 73, scope: !193, inlinedAt: !208)
!210 = !DILocation(line: 0, scope: !201, inlinedAt: !208)
!211 = !DILocation(line: 19, column: 28, scope: !212, inlinedAt: !208)
!212 = distinct !DILexicalBlock(scope: !213, file: !3, line: 18, column: 54)
!213 = distinct !DILexicalBlock(scope: !201, file: !3, line: 18, column: 3)
!214 = !DILocalVariable(name: "this", arg: 1, scope: !215, type: !224, flags: DIFlagArtificial | DIFlagObjectPointer)
!215 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ11softmax_ldsPK6float4PfiENKUlffE0_clEff", scope: !196, file: !3, line: 74, type: !216, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, declaration: !220, retainedNodes: !221)
!216 = !DISubroutineType(types: !217)
!217 = !{!13, !218, !13, !13}
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !219, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 1)
!219 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !196)
!220 = !DISubprogram(name: "operator()", scope: !196, file: !3, line: 74, type: !216, scopeLine: 74, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!221 = !{!214, !222, !223}
!222 = !DILocalVariable(name: "a", arg: 2, scope: !215, file: !3, line: 74, type: !13)
!223 = !DILocalVariable(name: "b", arg: 3, scope: !215, file: !3, line: 74, type: !13)
!224 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !219, size: 64, dwarfAddressSpace: 1)
!225 = !DILocation(line: 0, scope: !215, inlinedAt: !226)
!226 = distinct !DILocation(line: 19, column: 13, scope: !212, inlinedAt: !208)
!227 = !DILocation(line: 74, column: 78, scope: !215, inlinedAt: !226)
!228 = !DILocation(line: 21, column: 30, scope: !229, inlinedAt: !208)
!229 = distinct !DILexicalBlock(scope: !193, file: !3, line: 21, column: 7)
!230 = !DILocation(line: 22, column: 42, scope: !231, inlinedAt: !208)
!231 = distinct !DILexicalBlock(scope: !229, file: !3, line: 21, column: 36)
!232 = !DILocation(line: 23, column: 3, scope: !231, inlinedAt: !208)
!233 = !DILocation(line: 24, column: 3, scope: !193, inlinedAt: !208)
!234 = !DILocation(line: 25, column: 18, scope: !193, inlinedAt: !208)
!235 = !DILocation(line: 0, scope: !204, inlinedAt: !208)
!236 = !DILocation(line: 27, column: 30, scope: !237, inlinedAt: !208)
!237 = distinct !DILexicalBlock(scope: !238, file: !3, line: 26, column: 58)
!238 = distinct !DILexicalBlock(scope: !204, file: !3, line: 26, column: 3)
!239 = !DILocation(line: 0, scope: !215, inlinedAt: !240)
!240 = distinct !DILocation(line: 27, column: 14, scope: !237, inlinedAt: !208)
!241 = !DILocation(line: 74, column: 78, scope: !215, inlinedAt: !240)
!242 = !DILocation(line: 29, column: 3, scope: !193, inlinedAt: !208)
!243 = !DILocation(line: 76, column: 28, scope: !2)
!244 = !DILocation(line: 0, scope: !79)
!245 = !DILocation(line: 0, scope: !81)
!246 = !DILocation(line: 80, column: 16, scope: !247)
!247 = distinct !DILexicalBlock(scope: !81, file: !3, line: 80, column: 9)
!248 = !DILocation(line: 81, column: 31, scope: !249)
!249 = distinct !DILexicalBlock(scope: !247, file: !3, line: 80, column: 27)
!250 = !DILocation(line: 82, column: 5, scope: !249)
!251 = !DILocation(line: 79, column: 31, scope: !81)
!252 = !DILocation(line: 84, column: 1, scope: !2)

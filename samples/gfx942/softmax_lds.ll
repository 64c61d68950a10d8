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
  br label %112, !dbg !104

11:                                               ; preds = %122
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
    #dbg_value(i32 64, !122, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !132)
  %60 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %61 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %60)
  %62 = and i32 %61, -64
  %63 = add nsw i32 %62, 64
  %64 = bitcast float %59 to i32, !dbg !133
  %65 = xor i32 %61, 32, !dbg !133
  %66 = icmp slt i32 %65, %63, !dbg !133
  %67 = select i1 %66, i32 %65, i32 %61, !dbg !133
  %68 = shl i32 %67, 2, !dbg !133
  %69 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %68, i32 %64), !dbg !133
  %70 = bitcast i32 %69 to float, !dbg !133
    #dbg_value(ptr poison, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %59, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %70, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %71 = tail call contract noundef float @llvm.maxnum.f32(float %59, float %70), !dbg !149
    #dbg_value(float %71, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 16, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %72 = bitcast float %71 to i32, !dbg !133
  %73 = xor i32 %61, 16, !dbg !133
  %74 = icmp slt i32 %73, %63, !dbg !133
  %75 = select i1 %74, i32 %73, i32 %61, !dbg !133
  %76 = shl i32 %75, 2, !dbg !133
  %77 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %72), !dbg !133
  %78 = bitcast i32 %77 to float, !dbg !133
    #dbg_value(float %71, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %78, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %79 = tail call contract noundef float @llvm.maxnum.f32(float %71, float %78), !dbg !149
    #dbg_value(float %79, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 8, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %80 = bitcast float %79 to i32, !dbg !133
  %81 = xor i32 %61, 8, !dbg !133
  %82 = icmp slt i32 %81, %63, !dbg !133
  %83 = select i1 %82, i32 %81, i32 %61, !dbg !133
  %84 = shl i32 %83, 2, !dbg !133
  %85 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %84, i32 %80), !dbg !133
  %86 = bitcast i32 %85 to float, !dbg !133
    #dbg_value(float %79, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %86, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %87 = tail call contract noundef float @llvm.maxnum.f32(float %79, float %86), !dbg !149
    #dbg_value(float %87, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 4, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %88 = bitcast float %87 to i32, !dbg !133
  %89 = xor i32 %61, 4, !dbg !133
  %90 = icmp slt i32 %89, %63, !dbg !133
  %91 = select i1 %90, i32 %89, i32 %61, !dbg !133
  %92 = shl i32 %91, 2, !dbg !133
  %93 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %92, i32 %88), !dbg !133
  %94 = bitcast i32 %93 to float, !dbg !133
    #dbg_value(float %87, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %94, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %95 = tail call contract noundef float @llvm.maxnum.f32(float %87, float %94), !dbg !149
    #dbg_value(float %95, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 2, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %96 = bitcast float %95 to i32, !dbg !133
  %97 = xor i32 %61, 2, !dbg !133
  %98 = icmp slt i32 %97, %63, !dbg !133
  %99 = select i1 %98, i32 %97, i32 %61, !dbg !133
  %100 = shl i32 %99, 2, !dbg !133
  %101 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %100, i32 %96), !dbg !133
  %102 = bitcast i32 %101 to float, !dbg !133
    #dbg_value(float %95, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %102, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %103 = tail call contract noundef float @llvm.maxnum.f32(float %95, float %102), !dbg !149
    #dbg_value(float %103, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 1, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %104 = bitcast float %103 to i32, !dbg !133
  %105 = xor i32 %61, 1, !dbg !133
  %106 = icmp slt i32 %105, %63, !dbg !133
  %107 = select i1 %106, i32 %105, i32 %61, !dbg !133
  %108 = shl i32 %107, 2, !dbg !133
  %109 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %108, i32 %104), !dbg !133
    #dbg_value(float %103, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(i32 %109, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float poison, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 0, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %110 = and i32 %4, 63, !dbg !150
  %111 = icmp eq i32 %110, 0, !dbg !152
  br i1 %111, label %129, label %134, !dbg !152

112:                                              ; preds = %3, %122
  %113 = phi i32 [ %4, %3 ], [ %127, %122 ]
    #dbg_value(i32 %113, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !103)
    #dbg_value(float 0xFFF0000000000000, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
  %114 = shl nuw nsw i32 %113, 2, !dbg !154
  %115 = icmp slt i32 %114, %2, !dbg !156
  br i1 %115, label %116, label %122, !dbg !156

116:                                              ; preds = %112
  %117 = zext nneg i32 %113 to i64
  %118 = getelementptr inbounds nuw %struct.float4, ptr addrspace(1) %10, i64 %117
  %119 = getelementptr inbounds nuw i8, ptr addrspace(1) %118, i64 8
  %120 = load <2 x float>, ptr addrspace(1) %118, align 16, !dbg !157, !tbaa !111
  %121 = load <2 x float>, ptr addrspace(1) %119, align 8, !dbg !157, !tbaa !111
  br label %122, !dbg !159

122:                                              ; preds = %116, %112
  %123 = phi <2 x float> [ %120, %116 ], [ splat (float 0xFFF0000000000000), %112 ], !dbg !153
  %124 = phi <2 x float> [ %121, %116 ], [ splat (float 0xFFF0000000000000), %112 ], !dbg !153
  %125 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE3row, i32 %114, !dbg !160
  store <2 x float> %123, ptr addrspace(3) %125, align 16, !dbg !161, !tbaa !111
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 8, !dbg !162
  store <2 x float> %124, ptr addrspace(3) %126, align 8, !dbg !163, !tbaa !111
  %127 = add nuw nsw i32 %113, 256, !dbg !164
    #dbg_value(i32 %127, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !103)
  %128 = icmp samesign ult i32 %113, 768, !dbg !165
  br i1 %128, label %112, label %11, !dbg !104, !llvm.loop !166

129:                                              ; preds = %11
  %130 = lshr exact i32 %4, 4
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 %130
  %132 = bitcast i32 %109 to float
  %133 = tail call contract noundef float @llvm.maxnum.f32(float %103, float %132)
    #dbg_value(float %132, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(float %133, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
  store float %133, ptr addrspace(3) %131, align 4, !dbg !169, !tbaa !111
  br label %134, !dbg !171

134:                                              ; preds = %11, %129
  fence syncscope("workgroup") release, !dbg !172
  tail call void @llvm.amdgcn.s.barrier(), !dbg !172
  fence syncscope("workgroup") acquire, !dbg !172
  %135 = load float, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, align 16, !dbg !173, !tbaa !111
    #dbg_value(float %135, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 1, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !174)
    #dbg_value(i32 1, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !174)
    #dbg_value(float %135, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
  %136 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 4), align 4, !dbg !175, !tbaa !111
    #dbg_value(ptr poison, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
    #dbg_value(float %135, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
    #dbg_value(float %136, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
  %137 = tail call contract noundef float @llvm.maxnum.f32(float %135, float %136), !dbg !180
    #dbg_value(float %137, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 2, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !174)
  %138 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 8), align 8, !dbg !175, !tbaa !111
    #dbg_value(float %137, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
    #dbg_value(float %138, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
  %139 = tail call contract noundef float @llvm.maxnum.f32(float %137, float %138), !dbg !180
    #dbg_value(float %139, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 3, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !174)
  %140 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 12), align 4, !dbg !175, !tbaa !111
    #dbg_value(float %139, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
    #dbg_value(float %140, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !178)
  %141 = tail call contract noundef float @llvm.maxnum.f32(float %139, float %140), !dbg !180
    #dbg_value(float %141, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(i32 4, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !174)
  fence syncscope("workgroup") release, !dbg !181
  tail call void @llvm.amdgcn.s.barrier(), !dbg !181
  fence syncscope("workgroup") acquire, !dbg !181
    #dbg_value(float %141, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(float 0.000000e+00, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_value(i32 0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_value(float 0.000000e+00, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %142 = fsub contract float %13, %141, !dbg !183
  %143 = tail call contract noundef float @llvm.exp.f32(float %142), !dbg !186
    #dbg_value(float %143, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 1, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %144 = fsub contract float %16, %141, !dbg !183
  %145 = tail call contract noundef float @llvm.exp.f32(float %144), !dbg !186
  %146 = fadd contract float %143, %145, !dbg !187
    #dbg_value(float %146, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 2, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %147 = fsub contract float %19, %141, !dbg !183
  %148 = tail call contract noundef float @llvm.exp.f32(float %147), !dbg !186
  %149 = fadd contract float %146, %148, !dbg !187
    #dbg_value(float %149, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 3, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %150 = fsub contract float %22, %141, !dbg !183
  %151 = tail call contract noundef float @llvm.exp.f32(float %150), !dbg !186
  %152 = fadd contract float %149, %151, !dbg !187
    #dbg_value(float %152, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 4, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %153 = fsub contract float %25, %141, !dbg !183
  %154 = tail call contract noundef float @llvm.exp.f32(float %153), !dbg !186
  %155 = fadd contract float %152, %154, !dbg !187
    #dbg_value(float %155, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 5, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %156 = fsub contract float %28, %141, !dbg !183
  %157 = tail call contract noundef float @llvm.exp.f32(float %156), !dbg !186
  %158 = fadd contract float %155, %157, !dbg !187
    #dbg_value(float %158, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 6, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %159 = fsub contract float %31, %141, !dbg !183
  %160 = tail call contract noundef float @llvm.exp.f32(float %159), !dbg !186
  %161 = fadd contract float %158, %160, !dbg !187
    #dbg_value(float %161, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 7, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %162 = fsub contract float %34, %141, !dbg !183
  %163 = tail call contract noundef float @llvm.exp.f32(float %162), !dbg !186
  %164 = fadd contract float %161, %163, !dbg !187
    #dbg_value(float %164, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 8, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %165 = fsub contract float %37, %141, !dbg !183
  %166 = tail call contract noundef float @llvm.exp.f32(float %165), !dbg !186
  %167 = fadd contract float %164, %166, !dbg !187
    #dbg_value(float %167, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 9, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %168 = fsub contract float %40, %141, !dbg !183
  %169 = tail call contract noundef float @llvm.exp.f32(float %168), !dbg !186
  %170 = fadd contract float %167, %169, !dbg !187
    #dbg_value(float %170, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 10, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %171 = fsub contract float %43, %141, !dbg !183
  %172 = tail call contract noundef float @llvm.exp.f32(float %171), !dbg !186
  %173 = fadd contract float %170, %172, !dbg !187
    #dbg_value(float %173, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 11, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %174 = fsub contract float %46, %141, !dbg !183
  %175 = tail call contract noundef float @llvm.exp.f32(float %174), !dbg !186
  %176 = fadd contract float %173, %175, !dbg !187
    #dbg_value(float %176, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 12, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %177 = fsub contract float %49, %141, !dbg !183
  %178 = tail call contract noundef float @llvm.exp.f32(float %177), !dbg !186
  %179 = fadd contract float %176, %178, !dbg !187
    #dbg_value(float %179, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 13, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %180 = fsub contract float %52, %141, !dbg !183
  %181 = tail call contract noundef float @llvm.exp.f32(float %180), !dbg !186
  %182 = fadd contract float %179, %181, !dbg !187
    #dbg_value(float %182, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 14, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %183 = fsub contract float %55, %141, !dbg !183
  %184 = tail call contract noundef float @llvm.exp.f32(float %183), !dbg !186
  %185 = fadd contract float %182, %184, !dbg !187
    #dbg_value(float %185, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 15, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %186 = fsub contract float %58, %141, !dbg !183
  %187 = tail call contract noundef float @llvm.exp.f32(float %186), !dbg !186
  %188 = fadd contract float %185, %187, !dbg !187
    #dbg_value(float %188, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 16, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_value(ptr poison, !188, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
    #dbg_declare(ptr poison, !195, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !205)
    #dbg_value(i32 64, !196, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !206)
    #dbg_value(float %188, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
  %189 = bitcast float %188 to i32, !dbg !207
  %190 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %68, i32 %189), !dbg !207
  %191 = bitcast i32 %190 to float, !dbg !207
    #dbg_value(ptr poison, !210, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
    #dbg_value(float %188, !218, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
    #dbg_value(float %191, !219, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
  %192 = fadd contract float %188, %191, !dbg !223
    #dbg_value(float %192, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
    #dbg_value(i32 16, !196, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !206)
  %193 = bitcast float %192 to i32, !dbg !207
  %194 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %193), !dbg !207
  %195 = bitcast i32 %194 to float, !dbg !207
    #dbg_value(float %192, !218, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
    #dbg_value(float %195, !219, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
  %196 = fadd contract float %192, %195, !dbg !223
    #dbg_value(float %196, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
    #dbg_value(i32 8, !196, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !206)
  %197 = bitcast float %196 to i32, !dbg !207
  %198 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %84, i32 %197), !dbg !207
  %199 = bitcast i32 %198 to float, !dbg !207
    #dbg_value(float %196, !218, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
    #dbg_value(float %199, !219, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
  %200 = fadd contract float %196, %199, !dbg !223
    #dbg_value(float %200, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
    #dbg_value(i32 4, !196, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !206)
  %201 = bitcast float %200 to i32, !dbg !207
  %202 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %92, i32 %201), !dbg !207
  %203 = bitcast i32 %202 to float, !dbg !207
    #dbg_value(float %200, !218, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
    #dbg_value(float %203, !219, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
  %204 = fadd contract float %200, %203, !dbg !223
    #dbg_value(float %204, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
    #dbg_value(i32 2, !196, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !206)
  %205 = bitcast float %204 to i32, !dbg !207
  %206 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %100, i32 %205), !dbg !207
  %207 = bitcast i32 %206 to float, !dbg !207
    #dbg_value(float %204, !218, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
    #dbg_value(float %207, !219, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
  %208 = fadd contract float %204, %207, !dbg !223
    #dbg_value(float %208, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
    #dbg_value(i32 1, !196, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !206)
  %209 = bitcast float %208 to i32, !dbg !207
  %210 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %108, i32 %209), !dbg !207
    #dbg_value(float %208, !218, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
    #dbg_value(i32 %210, !219, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
    #dbg_value(float poison, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
    #dbg_value(i32 0, !196, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !206)
  br i1 %111, label %211, label %216, !dbg !224

211:                                              ; preds = %134
  %212 = lshr exact i32 %4, 4
  %213 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 %212
  %214 = bitcast i32 %210 to float
  %215 = fadd contract float %208, %214
    #dbg_value(float %214, !219, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !221)
    #dbg_value(float %215, !194, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
  store float %215, ptr addrspace(3) %213, align 4, !dbg !226, !tbaa !111
  br label %216, !dbg !228

216:                                              ; preds = %134, %211
  fence syncscope("workgroup") release, !dbg !229
  tail call void @llvm.amdgcn.s.barrier(), !dbg !229
  fence syncscope("workgroup") acquire, !dbg !229
  %217 = load float, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, align 16, !dbg !230, !tbaa !111
    #dbg_value(float %217, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
    #dbg_value(i32 1, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !231)
    #dbg_value(i32 1, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !231)
    #dbg_value(float %217, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
  %218 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 4), align 4, !dbg !232, !tbaa !111
    #dbg_value(ptr poison, !210, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
    #dbg_value(float %217, !218, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
    #dbg_value(float %218, !219, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
  %219 = fadd contract float %217, %218, !dbg !237
    #dbg_value(float %219, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
    #dbg_value(i32 2, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !231)
  %220 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 8), align 8, !dbg !232, !tbaa !111
    #dbg_value(float %219, !218, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
    #dbg_value(float %220, !219, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
  %221 = fadd contract float %219, %220, !dbg !237
    #dbg_value(float %221, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
    #dbg_value(i32 3, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !231)
  %222 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11softmax_ldsPK6float4PfiE12wave_results, i32 12), align 4, !dbg !232, !tbaa !111
    #dbg_value(float %221, !218, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
    #dbg_value(float %222, !219, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !235)
  %223 = fadd contract float %221, %222, !dbg !237
    #dbg_value(float %223, !198, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !203)
    #dbg_value(i32 4, !199, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !231)
  fence syncscope("workgroup") release, !dbg !238
  tail call void @llvm.amdgcn.s.barrier(), !dbg !238
  fence syncscope("workgroup") acquire, !dbg !238
    #dbg_value(float %223, !76, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %224 = fdiv contract float 1.000000e+00, %223, !dbg !239
    #dbg_value(float %224, !77, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 0, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %225 = getelementptr float, ptr addrspace(1) %1, i64 %8
    #dbg_value(i32 0, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
    #dbg_value(i32 %4, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %226 = icmp slt i32 %4, %2, !dbg !242
  br i1 %226, label %227, label %231, !dbg !242

227:                                              ; preds = %216
  %228 = zext nneg i32 %4 to i64
  %229 = getelementptr float, ptr addrspace(1) %225, i64 %228
  %230 = fmul contract float %224, %143
  store float %230, ptr addrspace(1) %229, align 4, !dbg !244, !tbaa !111
  br label %231, !dbg !246

231:                                              ; preds = %227, %216
    #dbg_value(i32 1, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %232 = add nuw nsw i32 %4, 256, !dbg !247
    #dbg_value(i32 %232, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %233 = icmp slt i32 %232, %2, !dbg !242
  br i1 %233, label %234, label %238, !dbg !242

234:                                              ; preds = %231
  %235 = zext nneg i32 %232 to i64
  %236 = getelementptr float, ptr addrspace(1) %225, i64 %235
  %237 = fmul contract float %224, %145
  store float %237, ptr addrspace(1) %236, align 4, !dbg !244, !tbaa !111
  br label %238, !dbg !246

238:                                              ; preds = %234, %231
    #dbg_value(i32 2, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %239 = add nuw nsw i32 %4, 512, !dbg !247
    #dbg_value(i32 %239, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %240 = icmp slt i32 %239, %2, !dbg !242
  br i1 %240, label %241, label %245, !dbg !242

241:                                              ; preds = %238
  %242 = zext nneg i32 %239 to i64
  %243 = getelementptr float, ptr addrspace(1) %225, i64 %242
  %244 = fmul contract float %224, %148
  store float %244, ptr addrspace(1) %243, align 4, !dbg !244, !tbaa !111
  br label %245, !dbg !246

245:                                              ; preds = %241, %238
    #dbg_value(i32 3, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %246 = add nuw nsw i32 %4, 768, !dbg !247
    #dbg_value(i32 %246, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %247 = icmp slt i32 %246, %2, !dbg !242
  br i1 %247, label %248, label %252, !dbg !242

248:                                              ; preds = %245
  %249 = zext nneg i32 %246 to i64
  %250 = getelementptr float, ptr addrspace(1) %225, i64 %249
  %251 = fmul contract float %224, %151
  store float %251, ptr addrspace(1) %250, align 4, !dbg !244, !tbaa !111
  br label %252, !dbg !246

252:                                              ; preds = %248, %245
    #dbg_value(i32 4, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %253 = or disjoint i32 %4, 1024, !dbg !247
    #dbg_value(i32 %253, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %254 = icmp slt i32 %253, %2, !dbg !242
  br i1 %254, label %255, label %259, !dbg !242

255:                                              ; preds = %252
  %256 = zext nneg i32 %253 to i64
  %257 = getelementptr float, ptr addrspace(1) %225, i64 %256
  %258 = fmul contract float %224, %154
  store float %258, ptr addrspace(1) %257, align 4, !dbg !244, !tbaa !111
  br label %259, !dbg !246

259:                                              ; preds = %255, %252
    #dbg_value(i32 5, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %260 = add nuw nsw i32 %4, 1280, !dbg !247
    #dbg_value(i32 %260, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %261 = icmp slt i32 %260, %2, !dbg !242
  br i1 %261, label %262, label %266, !dbg !242

262:                                              ; preds = %259
  %263 = zext nneg i32 %260 to i64
  %264 = getelementptr float, ptr addrspace(1) %225, i64 %263
  %265 = fmul contract float %224, %157
  store float %265, ptr addrspace(1) %264, align 4, !dbg !244, !tbaa !111
  br label %266, !dbg !246

266:                                              ; preds = %262, %259
    #dbg_value(i32 6, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %267 = add nuw nsw i32 %4, 1536, !dbg !247
    #dbg_value(i32 %267, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %268 = icmp slt i32 %267, %2, !dbg !242
  br i1 %268, label %269, label %273, !dbg !242

269:                                              ; preds = %266
  %270 = zext nneg i32 %267 to i64
  %271 = getelementptr float, ptr addrspace(1) %225, i64 %270
  %272 = fmul contract float %224, %160
  store float %272, ptr addrspace(1) %271, align 4, !dbg !244, !tbaa !111
  br label %273, !dbg !246

273:                                              ; preds = %269, %266
    #dbg_value(i32 7, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %274 = add nuw nsw i32 %4, 1792, !dbg !247
    #dbg_value(i32 %274, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %275 = icmp slt i32 %274, %2, !dbg !242
  br i1 %275, label %276, label %280, !dbg !242

276:                                              ; preds = %273
  %277 = zext nneg i32 %274 to i64
  %278 = getelementptr float, ptr addrspace(1) %225, i64 %277
  %279 = fmul contract float %224, %163
  store float %279, ptr addrspace(1) %278, align 4, !dbg !244, !tbaa !111
  br label %280, !dbg !246

280:                                              ; preds = %276, %273
    #dbg_value(i32 8, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %281 = or disjoint i32 %4, 2048, !dbg !247
    #dbg_value(i32 %281, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %282 = icmp slt i32 %281, %2, !dbg !242
  br i1 %282, label %283, label %287, !dbg !242

283:                                              ; preds = %280
  %284 = zext nneg i32 %281 to i64
  %285 = getelementptr float, ptr addrspace(1) %225, i64 %284
  %286 = fmul contract float %224, %166
  store float %286, ptr addrspace(1) %285, align 4, !dbg !244, !tbaa !111
  br label %287, !dbg !246

287:                                              ; preds = %283, %280
    #dbg_value(i32 9, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %288 = add nuw nsw i32 %4, 2304, !dbg !247
    #dbg_value(i32 %288, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %289 = icmp slt i32 %288, %2, !dbg !242
  br i1 %289, label %290, label %294, !dbg !242

290:                                              ; preds = %287
  %291 = zext nneg i32 %288 to i64
  %292 = getelementptr float, ptr addrspace(1) %225, i64 %291
  %293 = fmul contract float %224, %169
  store float %293, ptr addrspace(1) %292, align 4, !dbg !244, !tbaa !111
  br label %294, !dbg !246

294:                                              ; preds = %290, %287
    #dbg_value(i32 10, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %295 = add nuw nsw i32 %4, 2560, !dbg !247
    #dbg_value(i32 %295, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %296 = icmp slt i32 %295, %2, !dbg !242
  br i1 %296, label %297, label %301, !dbg !242

297:                                              ; preds = %294
  %298 = zext nneg i32 %295 to i64
  %299 = getelementptr float, ptr addrspace(1) %225, i64 %298
  %300 = fmul contract float %224, %172
  store float %300, ptr addrspace(1) %299, align 4, !dbg !244, !tbaa !111
  br label %301, !dbg !246

301:                                              ; preds = %297, %294
    #dbg_value(i32 11, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %302 = add nuw nsw i32 %4, 2816, !dbg !247
    #dbg_value(i32 %302, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %303 = icmp slt i32 %302, %2, !dbg !242
  br i1 %303, label %304, label %308, !dbg !242

304:                                              ; preds = %301
  %305 = zext nneg i32 %302 to i64
  %306 = getelementptr float, ptr addrspace(1) %225, i64 %305
  %307 = fmul contract float %224, %175
  store float %307, ptr addrspace(1) %306, align 4, !dbg !244, !tbaa !111
  br label %308, !dbg !246

308:                                              ; preds = %304, %301
    #dbg_value(i32 12, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %309 = or disjoint i32 %4, 3072, !dbg !247
    #dbg_value(i32 %309, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %310 = icmp slt i32 %309, %2, !dbg !242
  br i1 %310, label %311, label %315, !dbg !242

311:                                              ; preds = %308
  %312 = zext nneg i32 %309 to i64
  %313 = getelementptr float, ptr addrspace(1) %225, i64 %312
  %314 = fmul contract float %224, %178
  store float %314, ptr addrspace(1) %313, align 4, !dbg !244, !tbaa !111
  br label %315, !dbg !246

315:                                              ; preds = %311, %308
    #dbg_value(i32 13, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %316 = add nuw nsw i32 %4, 3328, !dbg !247
    #dbg_value(i32 %316, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %317 = icmp slt i32 %316, %2, !dbg !242
  br i1 %317, label %318, label %322, !dbg !242

318:                                              ; preds = %315
  %319 = zext nneg i32 %316 to i64
  %320 = getelementptr float, ptr addrspace(1) %225, i64 %319
  %321 = fmul contract float %224, %181
  store float %321, ptr addrspace(1) %320, align 4, !dbg !244, !tbaa !111
  br label %322, !dbg !246

322:                                              ; preds = %318, %315
    #dbg_value(i32 14, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %323 = add nuw nsw i32 %4, 3584, !dbg !247
    #dbg_value(i32 %323, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %324 = icmp slt i32 %323, %2, !dbg !242
  br i1 %324, label %325, label %329, !dbg !242

325:                                              ; preds = %322
  %326 = zext nneg i32 %323 to i64
  %327 = getelementptr float, ptr addrspace(1) %225, i64 %326
  %328 = fmul contract float %224, %184
  store float %328, ptr addrspace(1) %327, align 4, !dbg !244, !tbaa !111
  br label %329, !dbg !246

329:                                              ; preds = %325, %322
    #dbg_value(i32 15, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  %330 = add nuw nsw i32 %4, 3840, !dbg !247
    #dbg_value(i32 %330, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !241)
  %331 = icmp slt i32 %330, %2, !dbg !242
  br i1 %331, label %332, label %336, !dbg !242

332:                                              ; preds = %329
  %333 = zext nneg i32 %330 to i64
  %334 = getelementptr float, ptr addrspace(1) %225, i64 %333
  %335 = fmul contract float %224, %187
  store float %335, ptr addrspace(1) %334, align 4, !dbg !244, !tbaa !111
  br label %336, !dbg !246

336:                                              ; preds = %332, %329
    #dbg_value(i32 16, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !240)
  ret void, !dbg !248
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
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
!162 = !DILocation(line: 52, column: 5, scope: !61)
!163 = !DILocation(line: 52, column: 24, scope: !61)
!164 = !DILocation(line: 44, column: 56, scope: !62)
!165 = !DILocation(line: 44, column: 34, scope: !62)
!166 = distinct !{!166, !104, !167, !168}
!167 = !DILocation(line: 54, column: 3, scope: !59)
!168 = !{!"llvm.loop.mustprogress"}
!169 = !DILocation(line: 22, column: 42, scope: !170, inlinedAt: !130)
!170 = distinct !DILexicalBlock(scope: !151, file: !3, line: 21, column: 36)
!171 = !DILocation(line: 23, column: 3, scope: !170, inlinedAt: !130)
!172 = !DILocation(line: 24, column: 3, scope: !115, inlinedAt: !130)
!173 = !DILocation(line: 25, column: 18, scope: !115, inlinedAt: !130)
!174 = !DILocation(line: 0, scope: !126, inlinedAt: !130)
!175 = !DILocation(line: 27, column: 30, scope: !176, inlinedAt: !130)
!176 = distinct !DILexicalBlock(scope: !177, file: !3, line: 26, column: 58)
!177 = distinct !DILexicalBlock(scope: !126, file: !3, line: 26, column: 3)
!178 = !DILocation(line: 0, scope: !137, inlinedAt: !179)
!179 = distinct !DILocation(line: 27, column: 14, scope: !176, inlinedAt: !130)
!180 = !DILocation(line: 65, column: 76, scope: !137, inlinedAt: !179)
!181 = !DILocation(line: 29, column: 3, scope: !115, inlinedAt: !130)
!182 = !DILocation(line: 0, scope: !75)
!183 = !DILocation(line: 70, column: 44, scope: !184)
!184 = distinct !DILexicalBlock(scope: !185, file: !3, line: 69, column: 40)
!185 = distinct !DILexicalBlock(scope: !75, file: !3, line: 69, column: 3)
!186 = !DILocation(line: 70, column: 23, scope: !184)
!187 = !DILocation(line: 71, column: 16, scope: !184)
!188 = !DILocalVariable(name: "wave_results", arg: 2, scope: !189, file: !3, line: 17, type: !18)
!189 = distinct !DISubprogram(name: "block_reduce<(lambda at softmax_lds.hip:74:46)>", linkageName: "_ZN12_GLOBAL__N_112block_reduceIZ11softmax_ldsPK6float4PfiEUlffE0_EEffS4_T_", scope: !32, file: !3, line: 17, type: !190, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, templateParams: !201, retainedNodes: !193)
!190 = !DISubroutineType(types: !191)
!191 = !{!13, !13, !18, !192}
!192 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !2, file: !3, line: 74, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !49)
!193 = !{!194, !188, !195, !196, !198, !199}
!194 = !DILocalVariable(name: "value", arg: 1, scope: !189, file: !3, line: 17, type: !13)
!195 = !DILocalVariable(name: "combine", arg: 3, scope: !189, file: !3, line: 17, type: !192)
!196 = !DILocalVariable(name: "mask", scope: !197, file: !3, line: 18, type: !19)
!197 = distinct !DILexicalBlock(scope: !189, file: !3, line: 18, column: 3)
!198 = !DILocalVariable(name: "result", scope: !189, file: !3, line: 25, type: !13)
!199 = !DILocalVariable(name: "wave", scope: !200, file: !3, line: 26, type: !19)
!200 = distinct !DILexicalBlock(scope: !189, file: !3, line: 26, column: 3)
!201 = !{!202}
!202 = !DITemplateTypeParameter(name: "Combine", type: !192)
!203 = !DILocation(line: 0, scope: !189, inlinedAt: !204)
!204 = distinct !DILocation(line: 74, column: 7, scope: !2)
!205 = !DILocation(line: 17, column: 73, scope: !189, inlinedAt: !204)
!206 = !DILocation(line: 0, scope: !197, inlinedAt: !204)
!207 = !DILocation(line: 19, column: 28, scope: !208, inlinedAt: !204)
!208 = distinct !DILexicalBlock(scope: !209, file: !3, line: 18, column: 54)
!209 = distinct !DILexicalBlock(scope: !197, file: !3, line: 18, column: 3)
!210 = !DILocalVariable(name: "this", arg: 1, scope: !211, type: !220, flags: DIFlagArtificial | DIFlagObjectPointer)
!211 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ11softmax_ldsPK6float4PfiENKUlffE0_clEff", scope: !192, file: !3, line: 74, type: !212, scopeLine: 74, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, declaration: !216, retainedNodes: !217)
!212 = !DISubroutineType(types: !213)
!213 = !{!13, !214, !13, !13}
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !215, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 1)
!215 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !192)
!216 = !DISubprogram(name: "operator()", scope: !192, file: !3, line: 74, type: !212, scopeLine: 74, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!217 = !{!210, !218, !219}
!218 = !DILocalVariable(name: "a", arg: 2, scope: !211, file: !3, line: 74, type: !13)
!219 = !DILocalVariable(name: "b", arg: 3, scope: !211, file: !3, line: 74, type: !13)
!220 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !215, size: 64, dwarfAddressSpace: 1)
!221 = !DILocation(line: 0, scope: !211, inlinedAt: !222)
!222 = distinct !DILocation(line: 19, column: 13, scope: !208, inlinedAt: !204)
!223 = !DILocation(line: 74, column: 78, scope: !211, inlinedAt: !222)
!224 = !DILocation(line: 21, column: 30, scope: !225, inlinedAt: !204)
!225 = distinct !DILexicalBlock(scope: !189, file: !3, line: 21, column: 7)
!226 = !DILocation(line: 22, column: 42, scope: !227, inlinedAt: !204)
!227 = distinct !DILexicalBlock(scope: !225, file: !3, line: 21, column: 36)
!228 = !DILocation(line: 23, column: 3, scope: !227, inlinedAt: !204)
!229 = !DILocation(line: 24, column: 3, scope: !189, inlinedAt: !204)
!230 = !DILocation(line: 25, column: 18, scope: !189, inlinedAt: !204)
!231 = !DILocation(line: 0, scope: !200, inlinedAt: !204)
!232 = !DILocation(line: 27, column: 30, scope: !233, inlinedAt: !204)
!233 = distinct !DILexicalBlock(scope: !234, file: !3, line: 26, column: 58)
!234 = distinct !DILexicalBlock(scope: !200, file: !3, line: 26, column: 3)
!235 = !DILocation(line: 0, scope: !211, inlinedAt: !236)
!236 = distinct !DILocation(line: 27, column: 14, scope: !233, inlinedAt: !204)
!237 = !DILocation(line: 74, column: 78, scope: !211, inlinedAt: !236)
!238 = !DILocation(line: 29, column: 3, scope: !189, inlinedAt: !204)
!239 = !DILocation(line: 76, column: 28, scope: !2)
!240 = !DILocation(line: 0, scope: !79)
!241 = !DILocation(line: 0, scope: !81)
!242 = !DILocation(line: 80, column: 16, scope: !243)
!243 = distinct !DILexicalBlock(scope: !81, file: !3, line: 80, column: 9)
!244 = !DILocation(line: 81, column: 31, scope: !245)
!245 = distinct !DILexicalBlock(scope: !243, file: !3, line: 80, column: 27)
!246 = !DILocation(line: 82, column: 5, scope: !245)
!247 = !DILocation(line: 79, column: 31, scope: !81)
!248 = !DILocation(line: 84, column: 1, scope: !2)

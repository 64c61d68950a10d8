; ModuleID = 'reduce_warp.hip'
source_filename = "reduce_warp.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ11reduce_warpPKfPfiE9wave_sums = internal unnamed_addr addrspace(3) global [8 x float] undef, align 16, !dbg !0
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z11reduce_warpPKfPfi(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr addrspace(1) %0, !44, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(ptr addrspace(1) %1, !45, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 %2, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !74
  %5 = and i32 %4, 63, !dbg !75
    #dbg_value(i32 %5, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %6 = lshr i32 %4, 6, !dbg !76
    #dbg_value(i32 %6, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 4, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 512, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %7 = sdiv i32 %2, 512, !dbg !77
    #dbg_value(i32 %7, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(float 0.000000e+00, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !78
  %9 = shl i32 %8, 2, !dbg !79
  %10 = add i32 %9, %6, !dbg !80
    #dbg_value(i32 %10, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
    #dbg_value(float 0.000000e+00, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %11 = icmp slt i32 %10, %7, !dbg !82
  br i1 %11, label %12, label %24, !dbg !83

12:                                               ; preds = %3
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !69
  %15 = shl i32 %14, 2
  %16 = zext nneg i32 %5 to i64, !dbg !84
  %17 = zext nneg i32 %5 to i64
  %18 = zext nneg i32 %5 to i64
  %19 = zext nneg i32 %5 to i64
  %20 = zext nneg i32 %5 to i64
  %21 = zext nneg i32 %5 to i64
  %22 = zext nneg i32 %5 to i64
  %23 = zext nneg i32 %5 to i64
  br label %74, !dbg !83

24:                                               ; preds = %74, %3
  %25 = phi float [ 0.000000e+00, %3 ], [ %110, %74 ], !dbg !87
    #dbg_value(float %25, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 64, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 64, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
  %26 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %27 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %26)
  %28 = and i32 %27, 63
    #dbg_value(float %25, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %29 = bitcast float %25 to i32, !dbg !99
  %30 = shl i32 %27, 2, !dbg !99
  %31 = or i32 %30, 128, !dbg !99
  %32 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %29), !dbg !99
  %33 = bitcast i32 %32 to float, !dbg !99
  %34 = fadd contract float %25, %33, !dbg !102
    #dbg_value(float %34, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 32, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
    #dbg_value(i32 16, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
  %35 = bitcast float %34 to i32, !dbg !99
  %36 = icmp samesign ult i32 %28, 48, !dbg !99
  %37 = select i1 %36, i32 16, i32 0, !dbg !99
  %38 = add nsw i32 %37, %27, !dbg !99
  %39 = shl i32 %38, 2, !dbg !99
  %40 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %39, i32 %35), !dbg !99
  %41 = bitcast i32 %40 to float, !dbg !99
  %42 = fadd contract float %34, %41, !dbg !102
    #dbg_value(float %42, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 16, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
    #dbg_value(i32 8, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
  %43 = bitcast float %42 to i32, !dbg !99
  %44 = icmp samesign ult i32 %28, 56, !dbg !99
  %45 = select i1 %44, i32 8, i32 0, !dbg !99
  %46 = add nsw i32 %45, %27, !dbg !99
  %47 = shl i32 %46, 2, !dbg !99
  %48 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %47, i32 %43), !dbg !99
  %49 = bitcast i32 %48 to float, !dbg !99
  %50 = fadd contract float %42, %49, !dbg !102
    #dbg_value(float %50, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 8, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
    #dbg_value(i32 4, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
  %51 = bitcast float %50 to i32, !dbg !99
  %52 = icmp samesign ult i32 %28, 60, !dbg !99
  %53 = select i1 %52, i32 4, i32 0, !dbg !99
  %54 = add nsw i32 %53, %27, !dbg !99
  %55 = shl i32 %54, 2, !dbg !99
  %56 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %55, i32 %51), !dbg !99
  %57 = bitcast i32 %56 to float, !dbg !99
  %58 = fadd contract float %50, %57, !dbg !102
    #dbg_value(float %58, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 4, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
    #dbg_value(i32 2, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
  %59 = bitcast float %58 to i32, !dbg !99
  %60 = icmp samesign ult i32 %28, 62, !dbg !99
  %61 = select i1 %60, i32 2, i32 0, !dbg !99
  %62 = add nsw i32 %61, %27, !dbg !99
  %63 = shl i32 %62, 2, !dbg !99
  %64 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %63, i32 %59), !dbg !99
  %65 = bitcast i32 %64 to float, !dbg !99
  %66 = fadd contract float %58, %65, !dbg !102
    #dbg_value(float %66, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 2, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
    #dbg_value(i32 1, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
  %67 = bitcast float %66 to i32, !dbg !99
  %68 = icmp ne i32 %28, 63, !dbg !99
  %69 = zext i1 %68 to i32, !dbg !99
  %70 = add nsw i32 %27, %69, !dbg !99
  %71 = shl i32 %70, 2, !dbg !99
  %72 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %67), !dbg !99
    #dbg_value(float poison, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 1, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
    #dbg_value(i32 0, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
    #dbg_value(float poison, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %73 = icmp eq i32 %5, 0, !dbg !103
  br i1 %73, label %113, label %117, !dbg !103

74:                                               ; preds = %12, %74
  %75 = phi float [ 0.000000e+00, %12 ], [ %110, %74 ]
  %76 = phi i32 [ %10, %12 ], [ %111, %74 ]
    #dbg_value(float %75, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 %76, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %77 = sext i32 %76 to i64, !dbg !105
  %78 = shl nsw i64 %77, 11, !dbg !106
  %79 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %78, !dbg !106
    #dbg_value(!DIArgList(ptr poison, i64 poison), !55, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 4, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !107)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
    #dbg_value(float %75, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
    #dbg_value(float %75, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %80 = getelementptr inbounds nuw float, ptr addrspace(1) %79, i64 %16, !dbg !84
  %81 = load float, ptr addrspace(1) %80, align 4, !dbg !84, !tbaa !109
  %82 = fadd contract float %75, %81, !dbg !111
    #dbg_value(float %82, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %83 = getelementptr inbounds nuw float, ptr addrspace(1) %79, i64 %17, !dbg !84
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %83, i64 256, !dbg !84
  %85 = load float, ptr addrspace(1) %84, align 4, !dbg !84, !tbaa !109
  %86 = fadd contract float %82, %85, !dbg !111
    #dbg_value(float %86, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %87 = getelementptr inbounds nuw float, ptr addrspace(1) %79, i64 %18, !dbg !84
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %87, i64 512, !dbg !84
  %89 = load float, ptr addrspace(1) %88, align 4, !dbg !84, !tbaa !109
  %90 = fadd contract float %86, %89, !dbg !111
    #dbg_value(float %90, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %91 = getelementptr inbounds nuw float, ptr addrspace(1) %79, i64 %19, !dbg !84
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %91, i64 768, !dbg !84
  %93 = load float, ptr addrspace(1) %92, align 4, !dbg !84, !tbaa !109
  %94 = fadd contract float %90, %93, !dbg !111
    #dbg_value(float %94, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %95 = getelementptr inbounds nuw float, ptr addrspace(1) %79, i64 %20, !dbg !84
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 1024, !dbg !84
  %97 = load float, ptr addrspace(1) %96, align 4, !dbg !84, !tbaa !109
  %98 = fadd contract float %94, %97, !dbg !111
    #dbg_value(float %98, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %99 = getelementptr inbounds nuw float, ptr addrspace(1) %79, i64 %21, !dbg !84
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %99, i64 1280, !dbg !84
  %101 = load float, ptr addrspace(1) %100, align 4, !dbg !84, !tbaa !109
  %102 = fadd contract float %98, %101, !dbg !111
    #dbg_value(float %102, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %103 = getelementptr inbounds nuw float, ptr addrspace(1) %79, i64 %22, !dbg !84
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %103, i64 1536, !dbg !84
  %105 = load float, ptr addrspace(1) %104, align 4, !dbg !84, !tbaa !109
  %106 = fadd contract float %102, %105, !dbg !111
    #dbg_value(float %106, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %107 = getelementptr inbounds nuw float, ptr addrspace(1) %79, i64 %23, !dbg !84
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %107, i64 1792, !dbg !84
  %109 = load float, ptr addrspace(1) %108, align 4, !dbg !84, !tbaa !109
  %110 = fadd contract float %106, %109, !dbg !111
    #dbg_value(float %110, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %111 = add i32 %15, %76, !dbg !112
    #dbg_value(i32 %111, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %112 = icmp slt i32 %111, %7, !dbg !82
  br i1 %112, label %74, label %24, !dbg !83, !llvm.loop !113

113:                                              ; preds = %24
  %114 = bitcast i32 %72 to float, !dbg !99
  %115 = fadd contract float %66, %114, !dbg !102
    #dbg_value(float %115, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(float %115, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %116 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11reduce_warpPKfPfiE9wave_sums, i32 %6
  store float %115, ptr addrspace(3) %116, align 4, !dbg !116, !tbaa !109
  br label %117, !dbg !118

117:                                              ; preds = %113, %24
  fence syncscope("workgroup") release, !dbg !119
  tail call void @llvm.amdgcn.s.barrier(), !dbg !119
  fence syncscope("workgroup") acquire, !dbg !119
  %118 = icmp samesign ult i32 %4, 64, !dbg !120
  br i1 %118, label %119, label %141, !dbg !120

119:                                              ; preds = %117
  %120 = icmp samesign ult i32 %5, 4, !dbg !122
  br i1 %120, label %121, label %124, !dbg !124

121:                                              ; preds = %119
  %122 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11reduce_warpPKfPfiE9wave_sums, i32 %5
  %123 = load float, ptr addrspace(3) %122, align 4, !dbg !125, !tbaa !109
  br label %124, !dbg !124

124:                                              ; preds = %119, %121
  %125 = phi contract float [ %123, %121 ], [ 0.000000e+00, %119 ], !dbg !124
    #dbg_value(float %125, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(float %125, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(i32 8, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(i32 8, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !128)
    #dbg_value(float %125, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
  %126 = bitcast float %125 to i32, !dbg !129
  %127 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %55, i32 %126), !dbg !129
  %128 = bitcast i32 %127 to float, !dbg !129
  %129 = fadd contract float %125, %128, !dbg !130
    #dbg_value(float %129, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(i32 4, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !128)
    #dbg_value(i32 2, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !128)
  %130 = bitcast float %129 to i32, !dbg !129
  %131 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %63, i32 %130), !dbg !129
  %132 = bitcast i32 %131 to float, !dbg !129
  %133 = fadd contract float %129, %132, !dbg !130
    #dbg_value(float %133, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(i32 2, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !128)
    #dbg_value(i32 1, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !128)
  %134 = bitcast float %133 to i32, !dbg !129
  %135 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %134), !dbg !129
    #dbg_value(float poison, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(i32 1, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !128)
    #dbg_value(i32 0, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !128)
    #dbg_value(float poison, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  br i1 %73, label %136, label %141, !dbg !131

136:                                              ; preds = %124
  %137 = bitcast i32 %135 to float, !dbg !129
  %138 = fadd contract float %133, %137, !dbg !130
    #dbg_value(float %138, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(float %138, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %139 = zext i32 %8 to i64
  %140 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %139
  store float %138, ptr addrspace(1) %140, align 4, !dbg !133, !tbaa !109
  br label %141, !dbg !135

141:                                              ; preds = %124, %136, %117
  ret void, !dbg !136
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!13}
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68}
!llvm.errno.tbaa = !{!69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "wave_sums", scope: !2, file: !3, line: 27, type: !60, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "reduce_warp", linkageName: "_Z11reduce_warpPKfPfi", scope: !3, file: !3, line: 26, type: !4, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !43)
!3 = !DIFile(filename: "reduce_warp.hip", directory: ".", checksumkind: CSK_MD5, checksum: "197fb6fa73da64c3b7c94e95c8dd6111")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !10, !12}
!6 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !14, globals: !22, splitDebugInlining: false, nameTableKind: None)
!14 = !{!15, !12, !18, !9}
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !16, line: 8, baseType: !17)
!16 = !DIFile(filename: "include/hip/hip_runtime.h", directory: ".", checksumkind: CSK_MD5, checksum: "49d38628b5a567ad90fddc243593e716")
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "uniform_pointer", file: !16, line: 47, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !{!0, !23, !27, !29, !31, !36}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression(DW_OP_constu, 256, DW_OP_stack_value))
!24 = distinct !DIGlobalVariable(name: "kThreads", scope: !25, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!25 = !DINamespace(scope: null)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression(DW_OP_constu, 8, DW_OP_stack_value))
!28 = distinct !DIGlobalVariable(name: "kLoadsPerLane", scope: !25, file: !3, line: 13, type: !26, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression(DW_OP_constu, 8, DW_OP_stack_value))
!30 = distinct !DIGlobalVariable(name: "kMaxWaves", scope: !25, file: !3, line: 12, type: !26, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "warpSize", linkageName: "_ZL8warpSize", scope: !13, file: !16, line: 68, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__irtools_warp_size", file: !16, line: 63, size: 8, flags: DIFlagTypePassByValue, elements: !35, identifier: "_ZTS19__irtools_warp_size")
!35 = !{}
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !16, line: 71, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 80, elements: !41)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !40)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 10)
!43 = !{!44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !55, !58}
!44 = !DILocalVariable(name: "values", arg: 1, scope: !2, file: !3, line: 26, type: !6)
!45 = !DILocalVariable(name: "block_sums", arg: 2, scope: !2, file: !3, line: 26, type: !10)
!46 = !DILocalVariable(name: "count", arg: 3, scope: !2, file: !3, line: 26, type: !12)
!47 = !DILocalVariable(name: "lane", scope: !2, file: !3, line: 28, type: !26)
!48 = !DILocalVariable(name: "wave", scope: !2, file: !3, line: 29, type: !26)
!49 = !DILocalVariable(name: "waves", scope: !2, file: !3, line: 30, type: !26)
!50 = !DILocalVariable(name: "slice_length", scope: !2, file: !3, line: 31, type: !26)
!51 = !DILocalVariable(name: "slices", scope: !2, file: !3, line: 32, type: !26)
!52 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 34, type: !9)
!53 = !DILocalVariable(name: "slice", scope: !54, file: !3, line: 35, type: !12)
!54 = distinct !DILexicalBlock(scope: !2, file: !3, line: 35, column: 3)
!55 = !DILocalVariable(name: "slice_values", scope: !56, file: !3, line: 36, type: !7)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 35, column: 91)
!57 = distinct !DILexicalBlock(scope: !54, file: !3, line: 35, column: 3)
!58 = !DILocalVariable(name: "i", scope: !59, file: !3, line: 38, type: !12)
!59 = distinct !DILexicalBlock(scope: !56, file: !3, line: 38, column: 5)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 256, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 8)
!63 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!64 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 8, !"PIC Level", i32 2}
!69 = !{!70, !70, i64 0}
!70 = !{!"int", !71, i64 0}
!71 = !{!"omnipotent char", !72, i64 0}
!72 = !{!"Simple C++ TBAA"}
!73 = !DILocation(line: 0, scope: !2)
!74 = !DILocation(line: 28, column: 20, scope: !2)
!75 = !DILocation(line: 28, column: 32, scope: !2)
!76 = !DILocation(line: 29, column: 32, scope: !2)
!77 = !DILocation(line: 32, column: 28, scope: !2)
!78 = !DILocation(line: 35, column: 20, scope: !54)
!79 = !DILocation(line: 35, column: 31, scope: !54)
!80 = !DILocation(line: 35, column: 39, scope: !54)
!81 = !DILocation(line: 0, scope: !54)
!82 = !DILocation(line: 35, column: 53, scope: !57)
!83 = !DILocation(line: 35, column: 3, scope: !54)
!84 = !DILocation(line: 39, column: 14, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 38, column: 45)
!86 = distinct !DILexicalBlock(scope: !59, file: !3, line: 38, column: 5)
!87 = !DILocation(line: 34, column: 9, scope: !2)
!88 = !DILocalVariable(name: "value", arg: 1, scope: !89, file: !3, line: 15, type: !9)
!89 = distinct !DISubprogram(name: "wave_sum", linkageName: "_ZN12_GLOBAL__N_18wave_sumEfi", scope: !25, file: !3, line: 15, type: !90, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !92)
!90 = !DISubroutineType(types: !91)
!91 = !{!9, !9, !12}
!92 = !{!88, !93, !94}
!93 = !DILocalVariable(name: "lanes", arg: 2, scope: !89, file: !3, line: 15, type: !12)
!94 = !DILocalVariable(name: "delta", scope: !95, file: !3, line: 16, type: !12)
!95 = distinct !DILexicalBlock(scope: !89, file: !3, line: 16, column: 3)
!96 = !DILocation(line: 0, scope: !89, inlinedAt: !97)
!97 = distinct !DILocation(line: 43, column: 9, scope: !2)
!98 = !DILocation(line: 0, scope: !95, inlinedAt: !97)
!99 = !DILocation(line: 17, column: 14, scope: !100, inlinedAt: !97)
!100 = distinct !DILexicalBlock(scope: !101, file: !3, line: 16, column: 54)
!101 = distinct !DILexicalBlock(scope: !95, file: !3, line: 16, column: 3)
!102 = !DILocation(line: 17, column: 11, scope: !100, inlinedAt: !97)
!103 = !DILocation(line: 44, column: 12, scope: !104)
!104 = distinct !DILexicalBlock(scope: !2, file: !3, line: 44, column: 7)
!105 = !DILocation(line: 36, column: 62, scope: !56)
!106 = !DILocation(line: 36, column: 40, scope: !56)
!107 = !DILocation(line: 0, scope: !56)
!108 = !DILocation(line: 0, scope: !59)
!109 = !{!110, !110, i64 0}
!110 = !{!"float", !71, i64 0}
!111 = !DILocation(line: 39, column: 11, scope: !85)
!112 = !DILocation(line: 35, column: 69, scope: !57)
!113 = distinct !{!113, !83, !114, !115}
!114 = !DILocation(line: 41, column: 3, scope: !54)
!115 = !{!"llvm.loop.mustprogress"}
!116 = !DILocation(line: 45, column: 21, scope: !117)
!117 = distinct !DILexicalBlock(scope: !104, file: !3, line: 44, column: 18)
!118 = !DILocation(line: 46, column: 3, scope: !117)
!119 = !DILocation(line: 47, column: 3, scope: !2)
!120 = !DILocation(line: 48, column: 12, scope: !121)
!121 = distinct !DILexicalBlock(scope: !2, file: !3, line: 48, column: 7)
!122 = !DILocation(line: 49, column: 16, scope: !123)
!123 = distinct !DILexicalBlock(scope: !121, file: !3, line: 48, column: 18)
!124 = !DILocation(line: 49, column: 11, scope: !123)
!125 = !DILocation(line: 49, column: 26, scope: !123)
!126 = !DILocation(line: 0, scope: !89, inlinedAt: !127)
!127 = distinct !DILocation(line: 50, column: 11, scope: !123)
!128 = !DILocation(line: 0, scope: !95, inlinedAt: !127)
!129 = !DILocation(line: 17, column: 14, scope: !100, inlinedAt: !127)
!130 = !DILocation(line: 17, column: 11, scope: !100, inlinedAt: !127)
!131 = !DILocation(line: 51, column: 14, scope: !132)
!132 = distinct !DILexicalBlock(scope: !123, file: !3, line: 51, column: 9)
!133 = !DILocation(line: 52, column: 30, scope: !134)
!134 = distinct !DILexicalBlock(scope: !132, file: !3, line: 51, column: 20)
!135 = !DILocation(line: 53, column: 5, scope: !134)
!136 = !DILocation(line: 55, column: 1, scope: !2)

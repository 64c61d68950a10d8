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
  %5 = and i32 %4, 31, !dbg !75
    #dbg_value(i32 %5, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %6 = lshr i32 %4, 5, !dbg !76
    #dbg_value(i32 %6, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 8, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 256, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %7 = sdiv i32 %2, 256, !dbg !77
    #dbg_value(i32 %7, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(float 0.000000e+00, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !78
  %9 = shl i32 %8, 3, !dbg !79
  %10 = add i32 %9, %6, !dbg !80
    #dbg_value(i32 %10, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
    #dbg_value(float 0.000000e+00, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %11 = icmp slt i32 %10, %7, !dbg !82
  br i1 %11, label %12, label %24, !dbg !83

12:                                               ; preds = %3
  %13 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !69
  %15 = shl i32 %14, 3
  %16 = zext nneg i32 %5 to i64, !dbg !84
  %17 = zext nneg i32 %5 to i64
  %18 = zext nneg i32 %5 to i64
  %19 = zext nneg i32 %5 to i64
  %20 = zext nneg i32 %5 to i64
  %21 = zext nneg i32 %5 to i64
  %22 = zext nneg i32 %5 to i64
  %23 = zext nneg i32 %5 to i64
  br label %65, !dbg !83

24:                                               ; preds = %65, %3
  %25 = phi float [ 0.000000e+00, %3 ], [ %101, %65 ], !dbg !87
    #dbg_value(float %25, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 32, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 32, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
  %26 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %27 = and i32 %26, 31
    #dbg_value(float %25, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %28 = bitcast float %25 to i32, !dbg !99
  %29 = shl i32 %26, 2, !dbg !99
  %30 = or i32 %29, 64, !dbg !99
  %31 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %30, i32 %28), !dbg !99
  %32 = bitcast i32 %31 to float, !dbg !99
  %33 = fadd contract float %25, %32, !dbg !102
    #dbg_value(float %33, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 16, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
    #dbg_value(i32 8, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
  %34 = bitcast float %33 to i32, !dbg !99
  %35 = icmp samesign ult i32 %27, 24, !dbg !99
  %36 = select i1 %35, i32 8, i32 0, !dbg !99
  %37 = add nsw i32 %36, %26, !dbg !99
  %38 = shl i32 %37, 2, !dbg !99
  %39 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %38, i32 %34), !dbg !99
  %40 = bitcast i32 %39 to float, !dbg !99
  %41 = fadd contract float %33, %40, !dbg !102
    #dbg_value(float %41, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 8, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
    #dbg_value(i32 4, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
  %42 = bitcast float %41 to i32, !dbg !99
  %43 = icmp samesign ult i32 %27, 28, !dbg !99
  %44 = select i1 %43, i32 4, i32 0, !dbg !99
  %45 = add nsw i32 %44, %26, !dbg !99
  %46 = shl i32 %45, 2, !dbg !99
  %47 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %46, i32 %42), !dbg !99
  %48 = bitcast i32 %47 to float, !dbg !99
  %49 = fadd contract float %41, %48, !dbg !102
    #dbg_value(float %49, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 4, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
    #dbg_value(i32 2, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
  %50 = bitcast float %49 to i32, !dbg !99
  %51 = icmp samesign ult i32 %27, 30, !dbg !99
  %52 = select i1 %51, i32 2, i32 0, !dbg !99
  %53 = add nsw i32 %52, %26, !dbg !99
  %54 = shl i32 %53, 2, !dbg !99
  %55 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %54, i32 %50), !dbg !99
  %56 = bitcast i32 %55 to float, !dbg !99
  %57 = fadd contract float %49, %56, !dbg !102
    #dbg_value(float %57, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 2, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
    #dbg_value(i32 1, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
  %58 = bitcast float %57 to i32, !dbg !99
  %59 = icmp ne i32 %27, 31, !dbg !99
  %60 = zext i1 %59 to i32, !dbg !99
  %61 = add nsw i32 %26, %60, !dbg !99
  %62 = shl i32 %61, 2, !dbg !99
  %63 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %62, i32 %58), !dbg !99
    #dbg_value(float poison, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(i32 1, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !98)
    #dbg_value(i32 0, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
    #dbg_value(float poison, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %64 = icmp eq i32 %5, 0, !dbg !103
  br i1 %64, label %104, label %108, !dbg !103

65:                                               ; preds = %12, %65
  %66 = phi float [ 0.000000e+00, %12 ], [ %101, %65 ]
  %67 = phi i32 [ %10, %12 ], [ %102, %65 ]
    #dbg_value(float %66, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 %67, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %68 = sext i32 %67 to i64, !dbg !105
  %69 = shl nsw i64 %68, 10, !dbg !106
  %70 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %69, !dbg !106
    #dbg_value(!DIArgList(ptr poison, i64 poison), !55, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 4, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !107)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
    #dbg_value(float %66, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
    #dbg_value(float %66, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %71 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i64 %16, !dbg !84
  %72 = load float, ptr addrspace(1) %71, align 4, !dbg !84, !tbaa !109
  %73 = fadd contract float %66, %72, !dbg !111
    #dbg_value(float %73, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %74 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i64 %17, !dbg !84
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %74, i64 128, !dbg !84
  %76 = load float, ptr addrspace(1) %75, align 4, !dbg !84, !tbaa !109
  %77 = fadd contract float %73, %76, !dbg !111
    #dbg_value(float %77, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i64 %18, !dbg !84
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 256, !dbg !84
  %80 = load float, ptr addrspace(1) %79, align 4, !dbg !84, !tbaa !109
  %81 = fadd contract float %77, %80, !dbg !111
    #dbg_value(float %81, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %82 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i64 %19, !dbg !84
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %82, i64 384, !dbg !84
  %84 = load float, ptr addrspace(1) %83, align 4, !dbg !84, !tbaa !109
  %85 = fadd contract float %81, %84, !dbg !111
    #dbg_value(float %85, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %86 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i64 %20, !dbg !84
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 512, !dbg !84
  %88 = load float, ptr addrspace(1) %87, align 4, !dbg !84, !tbaa !109
  %89 = fadd contract float %85, %88, !dbg !111
    #dbg_value(float %89, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %90 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i64 %21, !dbg !84
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %90, i64 640, !dbg !84
  %92 = load float, ptr addrspace(1) %91, align 4, !dbg !84, !tbaa !109
  %93 = fadd contract float %89, %92, !dbg !111
    #dbg_value(float %93, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %94 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i64 %22, !dbg !84
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %94, i64 768, !dbg !84
  %96 = load float, ptr addrspace(1) %95, align 4, !dbg !84, !tbaa !109
  %97 = fadd contract float %93, %96, !dbg !111
    #dbg_value(float %97, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %98 = getelementptr inbounds nuw float, ptr addrspace(1) %70, i64 %23, !dbg !84
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %98, i64 896, !dbg !84
  %100 = load float, ptr addrspace(1) %99, align 4, !dbg !84, !tbaa !109
  %101 = fadd contract float %97, %100, !dbg !111
    #dbg_value(float %101, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %102 = add i32 %15, %67, !dbg !112
    #dbg_value(i32 %102, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %103 = icmp slt i32 %102, %7, !dbg !82
  br i1 %103, label %65, label %24, !dbg !83, !llvm.loop !113

104:                                              ; preds = %24
  %105 = bitcast i32 %63 to float, !dbg !99
  %106 = fadd contract float %57, %105, !dbg !102
    #dbg_value(float %106, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
    #dbg_value(float %106, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %107 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11reduce_warpPKfPfiE9wave_sums, i32 %6
  store float %106, ptr addrspace(3) %107, align 4, !dbg !116, !tbaa !109
  br label %108, !dbg !118

108:                                              ; preds = %104, %24
  fence syncscope("workgroup") release, !dbg !119
  tail call void @llvm.amdgcn.s.barrier(), !dbg !119
  fence syncscope("workgroup") acquire, !dbg !119
  %109 = icmp samesign ult i32 %4, 32, !dbg !120
  br i1 %109, label %110, label %132, !dbg !120

110:                                              ; preds = %108
  %111 = icmp samesign ult i32 %5, 8, !dbg !122
  br i1 %111, label %112, label %115, !dbg !124

112:                                              ; preds = %110
  %113 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11reduce_warpPKfPfiE9wave_sums, i32 %5
  %114 = load float, ptr addrspace(3) %113, align 4, !dbg !125, !tbaa !109
  br label %115, !dbg !124

115:                                              ; preds = %110, %112
  %116 = phi contract float [ %114, %112 ], [ 0.000000e+00, %110 ], !dbg !124
    #dbg_value(float %116, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(float %116, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(i32 8, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(i32 8, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !128)
    #dbg_value(float %116, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
  %117 = bitcast float %116 to i32, !dbg !129
  %118 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %46, i32 %117), !dbg !129
  %119 = bitcast i32 %118 to float, !dbg !129
  %120 = fadd contract float %116, %119, !dbg !130
    #dbg_value(float %120, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(i32 4, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !128)
    #dbg_value(i32 2, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !128)
  %121 = bitcast float %120 to i32, !dbg !129
  %122 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %54, i32 %121), !dbg !129
  %123 = bitcast i32 %122 to float, !dbg !129
  %124 = fadd contract float %120, %123, !dbg !130
    #dbg_value(float %124, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(i32 2, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !128)
    #dbg_value(i32 1, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !128)
  %125 = bitcast float %124 to i32, !dbg !129
  %126 = tail call noundef i32 @llvm.amdgcn.ds.bpermute(i32 %62, i32 %125), !dbg !129
    #dbg_value(float poison, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(i32 1, !94, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !128)
    #dbg_value(i32 0, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !128)
    #dbg_value(float poison, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  br i1 %64, label %127, label %132, !dbg !131

127:                                              ; preds = %115
  %128 = bitcast i32 %126 to float, !dbg !129
  %129 = fadd contract float %124, %128, !dbg !130
    #dbg_value(float %129, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(float %129, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %130 = zext i32 %8 to i64
  %131 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %130
  store float %129, ptr addrspace(1) %131, align 4, !dbg !133, !tbaa !109
  br label %132, !dbg !135

132:                                              ; preds = %115, %127, %108
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

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
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

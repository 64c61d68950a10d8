; ModuleID = 'private_array.hip'
source_filename = "private_array.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.float4 = type { float, float, float, float }
%"struct.(anonymous namespace)::Node" = type { %struct.float4, %struct.float4, i32, i32, [8 x i8] }

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @closest_hit(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef readonly captures(none) %2, ptr addrspace(1) noalias noundef readonly captures(none) %3, ptr addrspace(1) noalias noundef writeonly captures(none) %4, ptr addrspace(1) noalias noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !dbg !18 {
  %8 = alloca [64 x i32], align 16, addrspace(5)
    #dbg_value(ptr addrspace(1) %0, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(ptr addrspace(1) %1, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(ptr addrspace(1) %2, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(ptr addrspace(1) %3, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(ptr addrspace(1) %4, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(ptr addrspace(1) %5, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 %6, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %9 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !83
  %10 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !84
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 12, !dbg !84
  %12 = load i16, ptr addrspace(4) %11, align 4, !dbg !84, !range !85, !invariant.load !86, !noundef !86
  %13 = zext nneg i16 %12 to i32, !dbg !84
  %14 = mul i32 %9, %13, !dbg !87
  %15 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !88
  %16 = add i32 %14, %15, !dbg !89
    #dbg_value(i32 %16, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %17 = icmp slt i32 %16, %6, !dbg !90
  br i1 %17, label %18, label %140, !dbg !90

18:                                               ; preds = %7
    #dbg_value(ptr addrspace(1) %3, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(ptr addrspace(1) %3, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(ptr addrspace(1) %2, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(ptr addrspace(1) %2, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %19 = sext i32 %16 to i64, !dbg !92
  %20 = getelementptr inbounds %struct.float4, ptr addrspace(1) %2, i64 %19, !dbg !92
  %21 = load float, ptr addrspace(1) %20, align 16, !dbg !92, !tbaa !93
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4, !dbg !92
  %23 = load float, ptr addrspace(1) %22, align 4, !dbg !92, !tbaa !93
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 8, !dbg !92
  %25 = load float, ptr addrspace(1) %24, align 8, !dbg !92, !tbaa !93
  %26 = getelementptr inbounds %struct.float4, ptr addrspace(1) %3, i64 %19, !dbg !95
  %27 = load float, ptr addrspace(1) %26, align 16, !dbg !95, !tbaa !93
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4, !dbg !95
  %29 = load float, ptr addrspace(1) %28, align 4, !dbg !95, !tbaa !93
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 8, !dbg !95
  %31 = load float, ptr addrspace(1) %30, align 8, !dbg !95, !tbaa !93
  %32 = fdiv contract float 1.000000e+00, %27, !dbg !96
  %33 = fdiv contract float 1.000000e+00, %29, !dbg !97
  %34 = fdiv contract float 1.000000e+00, %31, !dbg !98
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %8) #4, !dbg !99
    #dbg_declare(ptr addrspace(5) %8, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
    #dbg_value(i32 0, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 1, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  store i32 0, ptr addrspace(5) %8, align 16, !dbg !101, !tbaa !14
    #dbg_value(float 0x46293E5940000000, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 -1, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 1, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  br label %35, !dbg !102

35:                                               ; preds = %18, %132
  %36 = phi i32 [ 1, %18 ], [ %135, %132 ]
  %37 = phi float [ 0x46293E5940000000, %18 ], [ %134, %132 ]
  %38 = phi i32 [ -1, %18 ], [ %133, %132 ]
    #dbg_value(i32 %36, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(float %37, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 %38, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %39 = add nsw i32 %36, -1, !dbg !103
    #dbg_value(i32 %39, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %40 = getelementptr inbounds i32, ptr addrspace(5) %8, i32 %39, !dbg !104
  %41 = load i32, ptr addrspace(5) %40, align 4, !dbg !104, !tbaa !14
    #dbg_value(i32 %41, !75, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !105)
  %42 = icmp slt i32 %41, 0, !dbg !106
  br i1 %42, label %43, label %84, !dbg !106

43:                                               ; preds = %35
  %44 = xor i32 %41, -1, !dbg !107
  %45 = zext nneg i32 %44 to i64, !dbg !108
  %46 = getelementptr inbounds nuw %struct.float4, ptr addrspace(1) %1, i64 %45, !dbg !108
  %47 = load float, ptr addrspace(1) %46, align 16, !dbg !108, !tbaa !93
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 4, !dbg !108
  %49 = load float, ptr addrspace(1) %48, align 4, !dbg !108, !tbaa !93
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 8, !dbg !108
  %51 = load float, ptr addrspace(1) %50, align 8, !dbg !108, !tbaa !93
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 12, !dbg !108
  %53 = load float, ptr addrspace(1) %52, align 4, !dbg !108, !tbaa !93
    #dbg_value(ptr poison, !109, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !124)
    #dbg_declare(ptr undef, !115, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
    #dbg_value(float %37, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !124)
  %54 = fsub contract float %21, %47, !dbg !127
    #dbg_value(float %54, !117, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !124)
  %55 = fsub contract float %23, %49, !dbg !128
    #dbg_value(float %55, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !124)
  %56 = fsub contract float %25, %51, !dbg !129
    #dbg_value(float %56, !119, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !124)
  %57 = fmul contract float %27, %54, !dbg !130
  %58 = fmul contract float %29, %55, !dbg !131
  %59 = fadd contract float %57, %58, !dbg !132
  %60 = fmul contract float %31, %56, !dbg !133
  %61 = fadd contract float %59, %60, !dbg !134
    #dbg_value(float %61, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !124)
  %62 = fmul contract float %54, %54, !dbg !135
  %63 = fmul contract float %55, %55, !dbg !136
  %64 = fadd contract float %62, %63, !dbg !137
  %65 = fmul contract float %56, %56, !dbg !138
  %66 = fadd contract float %64, %65, !dbg !139
  %67 = fmul contract float %53, %53, !dbg !140
    #dbg_value(float poison, !121, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !124)
  %68 = fmul contract float %61, %61, !dbg !141
  %69 = fsub contract float %67, %66, !dbg !142
  %70 = fadd contract float %69, %68, !dbg !142
    #dbg_value(float %70, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !124)
  %71 = fcmp contract olt float %70, 0.000000e+00, !dbg !143
  br i1 %71, label %79, label %72, !dbg !143

72:                                               ; preds = %43
  %73 = fneg contract float %61, !dbg !145
  %74 = tail call contract noundef float @llvm.sqrt.f32(float %70), !dbg !146
  %75 = fsub contract float %73, %74, !dbg !147
    #dbg_value(float %75, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !124)
  %76 = fcmp contract ogt float %75, 0.000000e+00, !dbg !148
  br i1 %76, label %77, label %79, !dbg !149

77:                                               ; preds = %72
  %78 = tail call contract noundef float @llvm.minnum.f32(float %75, float %37)
  br label %79, !dbg !149

79:                                               ; preds = %43, %72, %77
  %80 = phi float [ %37, %43 ], [ %78, %77 ], [ %37, %72 ], !dbg !124
    #dbg_value(float %80, !77, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
  %81 = fcmp contract olt float %80, %37, !dbg !151
  %82 = select i1 %81, i32 %44, i32 %38, !dbg !151
  %83 = select i1 %81, float %80, float %37, !dbg !151
    #dbg_value(float %83, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 %82, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  br label %132

84:                                               ; preds = %35
  %85 = zext nneg i32 %41 to i64, !dbg !153
  %86 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Node", ptr addrspace(1) %0, i64 %85, !dbg !153
  %87 = load float, ptr addrspace(1) %86, align 16, !dbg !153, !tbaa !93
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 4, !dbg !153
  %89 = load float, ptr addrspace(1) %88, align 4, !dbg !153, !tbaa !93
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 8, !dbg !153
  %91 = load float, ptr addrspace(1) %90, align 8, !dbg !153, !tbaa !93
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 16, !dbg !153
  %93 = load float, ptr addrspace(1) %92, align 16, !dbg !153, !tbaa !93
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 20, !dbg !153
  %95 = load float, ptr addrspace(1) %94, align 4, !dbg !153, !tbaa !93
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 24, !dbg !153
  %97 = load float, ptr addrspace(1) %96, align 8, !dbg !153, !tbaa !93
    #dbg_value(ptr poison, !154, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(ptr poison, !161, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(ptr poison, !162, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !172)
    #dbg_value(float %37, !163, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %98 = fsub contract float %87, %21, !dbg !175
  %99 = fmul contract float %32, %98, !dbg !176
    #dbg_value(float %99, !164, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %100 = fsub contract float %93, %21, !dbg !177
  %101 = fmul contract float %32, %100, !dbg !178
    #dbg_value(float %101, !165, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %102 = fsub contract float %89, %23, !dbg !179
  %103 = fmul contract float %33, %102, !dbg !180
    #dbg_value(float %103, !166, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %104 = fsub contract float %95, %23, !dbg !181
  %105 = fmul contract float %33, %104, !dbg !182
    #dbg_value(float %105, !167, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %106 = fsub contract float %91, %25, !dbg !183
  %107 = fmul contract float %34, %106, !dbg !184
    #dbg_value(float %107, !168, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %108 = fsub contract float %97, %25, !dbg !185
  %109 = fmul contract float %34, %108, !dbg !186
    #dbg_value(float %109, !169, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %110 = tail call contract noundef float @llvm.minnum.f32(float %99, float %101), !dbg !187
  %111 = tail call contract noundef float @llvm.minnum.f32(float %103, float %105), !dbg !188
  %112 = tail call contract noundef float @llvm.maxnum.f32(float %110, float %111), !dbg !189
  %113 = tail call contract noundef float @llvm.minnum.f32(float %107, float %109), !dbg !190
  %114 = tail call contract noundef float @llvm.maxnum.f32(float %113, float 0.000000e+00), !dbg !191
  %115 = tail call contract noundef float @llvm.maxnum.f32(float %112, float %114), !dbg !192
    #dbg_value(float %115, !170, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %116 = tail call contract noundef float @llvm.maxnum.f32(float %99, float %101), !dbg !193
  %117 = tail call contract noundef float @llvm.maxnum.f32(float %103, float %105), !dbg !194
  %118 = tail call contract noundef float @llvm.minnum.f32(float %116, float %117), !dbg !195
  %119 = tail call contract noundef float @llvm.maxnum.f32(float %107, float %109), !dbg !196
  %120 = tail call contract noundef float @llvm.minnum.f32(float %119, float %37), !dbg !197
  %121 = tail call contract noundef float @llvm.minnum.f32(float %118, float %120), !dbg !198
    #dbg_value(float %121, !171, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %122 = fcmp contract ole float %115, %121, !dbg !199
  %123 = icmp samesign ult i32 %36, 64
  %124 = and i1 %123, %122, !dbg !200
  br i1 %124, label %125, label %132, !dbg !200

125:                                              ; preds = %84
  %126 = getelementptr inbounds nuw i32, ptr addrspace(5) %8, i32 %36
  %127 = add nuw nsw i32 %36, 1
  %128 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 36, !dbg !153
  %129 = load i32, ptr addrspace(1) %128, align 4, !dbg !153, !tbaa !14
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 32, !dbg !153
  %131 = load i32, ptr addrspace(1) %130, align 16, !dbg !153, !tbaa !14
    #dbg_value(i32 %36, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  store i32 %129, ptr addrspace(5) %40, align 4, !dbg !201, !tbaa !14
    #dbg_value(i32 %127, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  store i32 %131, ptr addrspace(5) %126, align 4, !dbg !203, !tbaa !14
  br label %132, !dbg !204

132:                                              ; preds = %84, %125, %79
  %133 = phi i32 [ %82, %79 ], [ %38, %125 ], [ %38, %84 ], !dbg !82
  %134 = phi float [ %83, %79 ], [ %37, %125 ], [ %37, %84 ], !dbg !82
  %135 = phi i32 [ %39, %79 ], [ %127, %125 ], [ %39, %84 ], !dbg !105
    #dbg_value(i32 %135, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(float %134, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 %133, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %136 = icmp eq i32 %135, 0, !dbg !205
  br i1 %136, label %137, label %35, !dbg !102

137:                                              ; preds = %132
  %138 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %19, !dbg !206
  store float %134, ptr addrspace(1) %138, align 4, !dbg !207, !tbaa !93
  %139 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %19, !dbg !208
  store i32 %133, ptr addrspace(1) %139, align 4, !dbg !209, !tbaa !14
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %8) #4, !dbg !210
  br label %140, !dbg !210

140:                                              ; preds = %7, %137
  ret void, !dbg !210
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}
!llvm.errno.tbaa = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "private_array.hip", directory: ".", checksumkind: CSK_MD5, checksum: "63288f7a0cb13cbcee0d0f857e42b2d0")
!2 = !{!3}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression(DW_OP_constu, 64, DW_OP_stack_value))
!4 = distinct !DIGlobalVariable(name: "kStackSize", scope: !5, file: !1, line: 11, type: !6, isLocal: true, isDefinition: true)
!5 = !DINamespace(scope: null)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!9 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C++ TBAA"}
!18 = distinct !DISubprogram(name: "closest_hit", scope: !1, file: !1, line: 55, type: !19, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !45)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21, !38, !38, !38, !41, !43, !7}
!21 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64, dwarfAddressSpace: 1)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Node", scope: !5, file: !1, line: 14, size: 384, flags: DIFlagTypePassByValue, elements: !25)
!25 = !{!26, !35, !36, !37}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "lower", scope: !24, file: !1, line: 15, baseType: !27, size: 128, align: 128)
!27 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !28, line: 118, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !29, identifier: "_ZTS6float4")
!28 = !DIFile(filename: "include/hip/hip_runtime.h", directory: ".", checksumkind: CSK_MD5, checksum: "49d38628b5a567ad90fddc243593e716")
!29 = !{!30, !32, !33, !34}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !27, file: !28, line: 118, baseType: !31, size: 32)
!31 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !27, file: !28, line: 118, baseType: !31, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !27, file: !28, line: 118, baseType: !31, size: 32, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !27, file: !28, line: 118, baseType: !31, size: 32, offset: 96)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "upper", scope: !24, file: !1, line: 16, baseType: !27, size: 128, align: 128, offset: 128)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !24, file: !1, line: 17, baseType: !7, size: 32, offset: 256)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !24, file: !1, line: 17, baseType: !7, size: 32, offset: 288)
!38 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64, dwarfAddressSpace: 1)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!41 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !42)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64, dwarfAddressSpace: 1)
!43 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, dwarfAddressSpace: 1)
!45 = !{!46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !68, !72, !73, !74, !75, !77, !81}
!46 = !DILocalVariable(name: "nodes", arg: 1, scope: !18, file: !1, line: 55, type: !21)
!47 = !DILocalVariable(name: "spheres", arg: 2, scope: !18, file: !1, line: 56, type: !38)
!48 = !DILocalVariable(name: "origins", arg: 3, scope: !18, file: !1, line: 57, type: !38)
!49 = !DILocalVariable(name: "directions", arg: 4, scope: !18, file: !1, line: 58, type: !38)
!50 = !DILocalVariable(name: "distances", arg: 5, scope: !18, file: !1, line: 59, type: !41)
!51 = !DILocalVariable(name: "hits", arg: 6, scope: !18, file: !1, line: 59, type: !43)
!52 = !DILocalVariable(name: "rays", arg: 7, scope: !18, file: !1, line: 60, type: !7)
!53 = !DILocalVariable(name: "index", scope: !18, file: !1, line: 61, type: !6)
!54 = !DILocalVariable(name: "origin", scope: !18, file: !1, line: 65, type: !40)
!55 = !DILocalVariable(name: "direction", scope: !18, file: !1, line: 66, type: !40)
!56 = !DILocalVariable(name: "ray", scope: !18, file: !1, line: 67, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !58)
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Ray", scope: !5, file: !1, line: 20, size: 288, flags: DIFlagTypePassByValue, elements: !59)
!59 = !{!60, !66, !67}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "origin", scope: !58, file: !1, line: 21, baseType: !61, size: 96)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float3", file: !28, line: 117, size: 96, flags: DIFlagTypePassByValue, elements: !62, identifier: "_ZTS6float3")
!62 = !{!63, !64, !65}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !61, file: !28, line: 117, baseType: !31, size: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !61, file: !28, line: 117, baseType: !31, size: 32, offset: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !61, file: !28, line: 117, baseType: !31, size: 32, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "direction", scope: !58, file: !1, line: 22, baseType: !61, size: 96, offset: 96)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "inverse_direction", scope: !58, file: !1, line: 23, baseType: !61, size: 96, offset: 192)
!68 = !DILocalVariable(name: "stack", scope: !18, file: !1, line: 71, type: !69)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !70)
!70 = !{!71}
!71 = !DISubrange(count: 64)
!72 = !DILocalVariable(name: "depth", scope: !18, file: !1, line: 72, type: !7)
!73 = !DILocalVariable(name: "nearest", scope: !18, file: !1, line: 74, type: !31)
!74 = !DILocalVariable(name: "nearest_sphere", scope: !18, file: !1, line: 75, type: !7)
!75 = !DILocalVariable(name: "current", scope: !76, file: !1, line: 77, type: !6)
!76 = distinct !DILexicalBlock(scope: !18, file: !1, line: 76, column: 21)
!77 = !DILocalVariable(name: "distance", scope: !78, file: !1, line: 79, type: !80)
!78 = distinct !DILexicalBlock(scope: !79, file: !1, line: 78, column: 22)
!79 = distinct !DILexicalBlock(scope: !76, file: !1, line: 78, column: 9)
!80 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !31)
!81 = !DILocalVariable(name: "node", scope: !76, file: !1, line: 86, type: !23)
!82 = !DILocation(line: 0, scope: !18)
!83 = !DILocation(line: 61, column: 21, scope: !18)
!84 = !DILocation(line: 61, column: 34, scope: !18)
!85 = !{i16 1, i16 1025}
!86 = !{}
!87 = !DILocation(line: 61, column: 32, scope: !18)
!88 = !DILocation(line: 61, column: 47, scope: !18)
!89 = !DILocation(line: 61, column: 45, scope: !18)
!90 = !DILocation(line: 62, column: 13, scope: !91)
!91 = distinct !DILexicalBlock(scope: !18, file: !1, line: 62, column: 7)
!92 = !DILocation(line: 65, column: 25, scope: !18)
!93 = !{!94, !94, i64 0}
!94 = !{!"float", !16, i64 0}
!95 = !DILocation(line: 66, column: 28, scope: !18)
!96 = !DILocation(line: 69, column: 37, scope: !18)
!97 = !DILocation(line: 69, column: 57, scope: !18)
!98 = !DILocation(line: 69, column: 77, scope: !18)
!99 = !DILocation(line: 71, column: 3, scope: !18)
!100 = !DILocation(line: 71, column: 7, scope: !18)
!101 = !DILocation(line: 73, column: 18, scope: !18)
!102 = !DILocation(line: 76, column: 3, scope: !18)
!103 = !DILocation(line: 77, column: 31, scope: !76)
!104 = !DILocation(line: 77, column: 25, scope: !76)
!105 = !DILocation(line: 0, scope: !76)
!106 = !DILocation(line: 78, column: 17, scope: !79)
!107 = !DILocation(line: 79, column: 54, scope: !78)
!108 = !DILocation(line: 79, column: 46, scope: !78)
!109 = !DILocalVariable(name: "ray", arg: 1, scope: !110, file: !1, line: 39, type: !113)
!110 = distinct !DISubprogram(name: "hit_sphere", linkageName: "_ZN12_GLOBAL__N_110hit_sphereERKNS_3RayE6float4f", scope: !5, file: !1, line: 39, type: !111, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !114)
!111 = !DISubroutineType(types: !112)
!112 = !{!31, !113, !27, !31}
!113 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !57, size: 64, dwarfAddressSpace: 1)
!114 = !{!109, !115, !116, !117, !118, !119, !120, !121, !122, !123}
!115 = !DILocalVariable(name: "sphere", arg: 2, scope: !110, file: !1, line: 39, type: !27)
!116 = !DILocalVariable(name: "limit", arg: 3, scope: !110, file: !1, line: 39, type: !31)
!117 = !DILocalVariable(name: "x", scope: !110, file: !1, line: 40, type: !80)
!118 = !DILocalVariable(name: "y", scope: !110, file: !1, line: 41, type: !80)
!119 = !DILocalVariable(name: "z", scope: !110, file: !1, line: 42, type: !80)
!120 = !DILocalVariable(name: "b", scope: !110, file: !1, line: 43, type: !80)
!121 = !DILocalVariable(name: "c", scope: !110, file: !1, line: 44, type: !80)
!122 = !DILocalVariable(name: "discriminant", scope: !110, file: !1, line: 45, type: !80)
!123 = !DILocalVariable(name: "distance", scope: !110, file: !1, line: 49, type: !80)
!124 = !DILocation(line: 0, scope: !110, inlinedAt: !125)
!125 = distinct !DILocation(line: 79, column: 30, scope: !78)
!126 = !DILocation(line: 39, column: 52, scope: !110, inlinedAt: !125)
!127 = !DILocation(line: 40, column: 32, scope: !110, inlinedAt: !125)
!128 = !DILocation(line: 41, column: 32, scope: !110, inlinedAt: !125)
!129 = !DILocation(line: 42, column: 32, scope: !110, inlinedAt: !125)
!130 = !DILocation(line: 43, column: 21, scope: !110, inlinedAt: !125)
!131 = !DILocation(line: 43, column: 43, scope: !110, inlinedAt: !125)
!132 = !DILocation(line: 43, column: 39, scope: !110, inlinedAt: !125)
!133 = !DILocation(line: 43, column: 65, scope: !110, inlinedAt: !125)
!134 = !DILocation(line: 43, column: 61, scope: !110, inlinedAt: !125)
!135 = !DILocation(line: 44, column: 21, scope: !110, inlinedAt: !125)
!136 = !DILocation(line: 44, column: 29, scope: !110, inlinedAt: !125)
!137 = !DILocation(line: 44, column: 25, scope: !110, inlinedAt: !125)
!138 = !DILocation(line: 44, column: 37, scope: !110, inlinedAt: !125)
!139 = !DILocation(line: 44, column: 33, scope: !110, inlinedAt: !125)
!140 = !DILocation(line: 44, column: 52, scope: !110, inlinedAt: !125)
!141 = !DILocation(line: 45, column: 32, scope: !110, inlinedAt: !125)
!142 = !DILocation(line: 45, column: 36, scope: !110, inlinedAt: !125)
!143 = !DILocation(line: 46, column: 20, scope: !144, inlinedAt: !125)
!144 = distinct !DILexicalBlock(scope: !110, file: !1, line: 46, column: 7)
!145 = !DILocation(line: 49, column: 26, scope: !110, inlinedAt: !125)
!146 = !DILocation(line: 49, column: 31, scope: !110, inlinedAt: !125)
!147 = !DILocation(line: 49, column: 29, scope: !110, inlinedAt: !125)
!148 = !DILocation(line: 50, column: 19, scope: !110, inlinedAt: !125)
!149 = !DILocation(line: 50, column: 10, scope: !110, inlinedAt: !125)
!150 = !DILocation(line: 0, scope: !78)
!151 = !DILocation(line: 80, column: 20, scope: !152)
!152 = distinct !DILexicalBlock(scope: !78, file: !1, line: 80, column: 11)
!153 = !DILocation(line: 86, column: 23, scope: !76)
!154 = !DILocalVariable(name: "ray", arg: 1, scope: !155, file: !1, line: 26, type: !113)
!155 = distinct !DISubprogram(name: "hits_box", linkageName: "_ZN12_GLOBAL__N_18hits_boxERKNS_3RayERK6float4S5_f", scope: !5, file: !1, line: 26, type: !156, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !160)
!156 = !DISubroutineType(types: !157)
!157 = !{!158, !113, !159, !159, !31}
!158 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!159 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !40, size: 64, dwarfAddressSpace: 1)
!160 = !{!154, !161, !162, !163, !164, !165, !166, !167, !168, !169, !170, !171}
!161 = !DILocalVariable(name: "lower", arg: 2, scope: !155, file: !1, line: 26, type: !159)
!162 = !DILocalVariable(name: "upper", arg: 3, scope: !155, file: !1, line: 26, type: !159)
!163 = !DILocalVariable(name: "limit", arg: 4, scope: !155, file: !1, line: 26, type: !31)
!164 = !DILocalVariable(name: "x0", scope: !155, file: !1, line: 27, type: !80)
!165 = !DILocalVariable(name: "x1", scope: !155, file: !1, line: 28, type: !80)
!166 = !DILocalVariable(name: "y0", scope: !155, file: !1, line: 29, type: !80)
!167 = !DILocalVariable(name: "y1", scope: !155, file: !1, line: 30, type: !80)
!168 = !DILocalVariable(name: "z0", scope: !155, file: !1, line: 31, type: !80)
!169 = !DILocalVariable(name: "z1", scope: !155, file: !1, line: 32, type: !80)
!170 = !DILocalVariable(name: "enter", scope: !155, file: !1, line: 33, type: !80)
!171 = !DILocalVariable(name: "leave", scope: !155, file: !1, line: 34, type: !80)
!172 = !DILocation(line: 0, scope: !155, inlinedAt: !173)
!173 = distinct !DILocation(line: 87, column: 9, scope: !174)
!174 = distinct !DILexicalBlock(scope: !76, file: !1, line: 87, column: 9)
!175 = !DILocation(line: 27, column: 29, scope: !155, inlinedAt: !173)
!176 = !DILocation(line: 27, column: 45, scope: !155, inlinedAt: !173)
!177 = !DILocation(line: 28, column: 29, scope: !155, inlinedAt: !173)
!178 = !DILocation(line: 28, column: 45, scope: !155, inlinedAt: !173)
!179 = !DILocation(line: 29, column: 29, scope: !155, inlinedAt: !173)
!180 = !DILocation(line: 29, column: 45, scope: !155, inlinedAt: !173)
!181 = !DILocation(line: 30, column: 29, scope: !155, inlinedAt: !173)
!182 = !DILocation(line: 30, column: 45, scope: !155, inlinedAt: !173)
!183 = !DILocation(line: 31, column: 29, scope: !155, inlinedAt: !173)
!184 = !DILocation(line: 31, column: 45, scope: !155, inlinedAt: !173)
!185 = !DILocation(line: 32, column: 29, scope: !155, inlinedAt: !173)
!186 = !DILocation(line: 32, column: 45, scope: !155, inlinedAt: !173)
!187 = !DILocation(line: 33, column: 35, scope: !155, inlinedAt: !173)
!188 = !DILocation(line: 33, column: 50, scope: !155, inlinedAt: !173)
!189 = !DILocation(line: 33, column: 29, scope: !155, inlinedAt: !173)
!190 = !DILocation(line: 33, column: 72, scope: !155, inlinedAt: !173)
!191 = !DILocation(line: 33, column: 66, scope: !155, inlinedAt: !173)
!192 = !DILocation(line: 33, column: 23, scope: !155, inlinedAt: !173)
!193 = !DILocation(line: 34, column: 35, scope: !155, inlinedAt: !173)
!194 = !DILocation(line: 34, column: 50, scope: !155, inlinedAt: !173)
!195 = !DILocation(line: 34, column: 29, scope: !155, inlinedAt: !173)
!196 = !DILocation(line: 34, column: 72, scope: !155, inlinedAt: !173)
!197 = !DILocation(line: 34, column: 66, scope: !155, inlinedAt: !173)
!198 = !DILocation(line: 34, column: 23, scope: !155, inlinedAt: !173)
!199 = !DILocation(line: 35, column: 16, scope: !155, inlinedAt: !173)
!200 = !DILocation(line: 87, column: 56, scope: !174)
!201 = !DILocation(line: 88, column: 22, scope: !202)
!202 = distinct !DILexicalBlock(scope: !174, file: !1, line: 87, column: 84)
!203 = !DILocation(line: 89, column: 22, scope: !202)
!204 = !DILocation(line: 90, column: 5, scope: !202)
!205 = !DILocation(line: 76, column: 16, scope: !18)
!206 = !DILocation(line: 92, column: 3, scope: !18)
!207 = !DILocation(line: 92, column: 20, scope: !18)
!208 = !DILocation(line: 93, column: 3, scope: !18)
!209 = !DILocation(line: 93, column: 15, scope: !18)
!210 = !DILocation(line: 94, column: 1, scope: !18)

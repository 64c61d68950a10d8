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
  br i1 %17, label %18, label %143, !dbg !90

18:                                               ; preds = %7
    #dbg_value(ptr addrspace(1) %3, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(ptr addrspace(1) %3, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(ptr addrspace(1) %2, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(ptr addrspace(1) %2, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %19 = sext i32 %16 to i64, !dbg !92
  %20 = getelementptr inbounds %struct.float4, ptr addrspace(1) %2, i64 %19, !dbg !92
  %21 = load float, ptr addrspace(1) %20, align 16, !dbg !92, !tbaa !93
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 4, !dbg !92
  %23 = getelementptr inbounds %struct.float4, ptr addrspace(1) %3, i64 %19, !dbg !95
  %24 = load float, ptr addrspace(1) %23, align 16, !dbg !95, !tbaa !93
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4, !dbg !95
  %26 = load <2 x float>, ptr addrspace(1) %22, align 4, !dbg !92, !tbaa !93
  %27 = load <2 x float>, ptr addrspace(1) %25, align 4, !dbg !95, !tbaa !93
  %28 = fdiv contract float 1.000000e+00, %24, !dbg !96
  %29 = extractelement <2 x float> %27, i64 0, !dbg !97
  %30 = fdiv contract float 1.000000e+00, %29, !dbg !97
  %31 = extractelement <2 x float> %27, i64 1, !dbg !98
  %32 = fdiv contract float 1.000000e+00, %31, !dbg !98
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %8) #4, !dbg !99
    #dbg_declare(ptr addrspace(5) %8, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
    #dbg_value(i32 0, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 1, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  store i32 0, ptr addrspace(5) %8, align 16, !dbg !101, !tbaa !14
    #dbg_value(float 0x46293E5940000000, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 -1, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 1, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %33 = shufflevector <2 x float> %27, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !102
  %34 = extractelement <2 x float> %26, i64 0, !dbg !119
  %35 = extractelement <2 x float> %26, i64 1, !dbg !140
  br label %36, !dbg !141

36:                                               ; preds = %18, %135
  %37 = phi i32 [ 1, %18 ], [ %138, %135 ]
  %38 = phi float [ 0x46293E5940000000, %18 ], [ %137, %135 ]
  %39 = phi i32 [ -1, %18 ], [ %136, %135 ]
    #dbg_value(i32 %37, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(float %38, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 %39, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %40 = add nsw i32 %37, -1, !dbg !142
    #dbg_value(i32 %40, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %41 = getelementptr inbounds i32, ptr addrspace(5) %8, i32 %40, !dbg !143
  %42 = load i32, ptr addrspace(5) %41, align 4, !dbg !143, !tbaa !14
    #dbg_value(i32 %42, !75, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !144)
  %43 = icmp slt i32 %42, 0, !dbg !145
  br i1 %43, label %44, label %89, !dbg !145

44:                                               ; preds = %36
  %45 = xor i32 %42, -1, !dbg !146
  %46 = zext nneg i32 %45 to i64, !dbg !147
  %47 = getelementptr inbounds nuw %struct.float4, ptr addrspace(1) %1, i64 %46, !dbg !147
  %48 = load float, ptr addrspace(1) %47, align 16, !dbg !147, !tbaa !93
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %47, i64 4, !dbg !147
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %47, i64 12, !dbg !147
  %51 = load float, ptr addrspace(1) %50, align 4, !dbg !147, !tbaa !93
    #dbg_value(ptr poison, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !148)
    #dbg_declare(ptr undef, !109, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !149)
    #dbg_value(float %38, !110, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !148)
  %52 = fsub contract float %21, %48, !dbg !150
    #dbg_value(float %52, !111, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !148)
    #dbg_value(float poison, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !148)
    #dbg_value(float poison, !113, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !148)
  %53 = fmul contract float %24, %52, !dbg !151
    #dbg_value(float poison, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !148)
  %54 = load <2 x float>, ptr addrspace(1) %49, align 4, !dbg !147, !tbaa !93
  %55 = fsub contract <2 x float> %26, %54, !dbg !152
  %56 = shufflevector <2 x float> %55, <2 x float> poison, <2 x i32> <i32 poison, i32 0>, !dbg !153
  %57 = insertelement <2 x float> %56, float %52, i64 0, !dbg !153
  %58 = fmul contract <2 x float> %57, %57, !dbg !153
  %59 = shufflevector <2 x float> %58, <2 x float> poison, <2 x i32> <i32 poison, i32 0>, !dbg !154
  %60 = fadd contract <2 x float> %59, %58, !dbg !154
  %61 = shufflevector <2 x float> %27, <2 x float> %55, <2 x i32> <i32 0, i32 3>, !dbg !155
  %62 = fmul contract <2 x float> %61, %55, !dbg !155
  %63 = insertelement <2 x float> %60, float %53, i64 0, !dbg !156
  %64 = fadd contract <2 x float> %63, %62, !dbg !156
  %65 = insertelement <2 x float> %33, float %51, i64 1, !dbg !102
  %66 = shufflevector <2 x float> %55, <2 x float> %65, <2 x i32> <i32 1, i32 3>, !dbg !102
  %67 = fmul contract <2 x float> %65, %66, !dbg !102
    #dbg_value(float poison, !115, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !148)
  %68 = fsub contract <2 x float> %67, %64, !dbg !157
  %69 = fadd contract <2 x float> %67, %64, !dbg !157
  %70 = shufflevector <2 x float> %69, <2 x float> %68, <2 x i32> <i32 0, i32 3>, !dbg !157
  %71 = fmul contract <2 x float> %70, %70, !dbg !158
  %72 = shufflevector <2 x float> %68, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !157
  %73 = fadd contract <2 x float> %72, %71, !dbg !157
  %74 = extractelement <2 x float> %73, i64 0, !dbg !157
    #dbg_value(float %74, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !148)
  %75 = fcmp contract olt float %74, 0.000000e+00, !dbg !159
  br i1 %75, label %84, label %76, !dbg !159

76:                                               ; preds = %44
  %77 = extractelement <2 x float> %69, i64 0, !dbg !158
  %78 = fneg contract float %77, !dbg !161
  %79 = tail call contract noundef float @llvm.sqrt.f32(float %74), !dbg !162
  %80 = fsub contract float %78, %79, !dbg !163
    #dbg_value(float %80, !117, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !148)
  %81 = fcmp contract ogt float %80, 0.000000e+00, !dbg !164
  br i1 %81, label %82, label %84, !dbg !165

82:                                               ; preds = %76
  %83 = tail call contract noundef float @llvm.minnum.f32(float %80, float %38)
  br label %84, !dbg !165

84:                                               ; preds = %44, %76, %82
  %85 = phi float [ %38, %44 ], [ %83, %82 ], [ %38, %76 ], !dbg !148
    #dbg_value(float %85, !77, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !166)
  %86 = fcmp contract olt float %85, %38, !dbg !167
  %87 = select i1 %86, i32 %45, i32 %39, !dbg !167
  %88 = select i1 %86, float %85, float %38, !dbg !167
    #dbg_value(float %88, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 %87, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  br label %135

89:                                               ; preds = %36
  %90 = zext nneg i32 %42 to i64, !dbg !169
  %91 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Node", ptr addrspace(1) %0, i64 %90, !dbg !169
  %92 = load float, ptr addrspace(1) %91, align 16, !dbg !169, !tbaa !93
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %91, i64 4, !dbg !169
  %94 = load float, ptr addrspace(1) %93, align 4, !dbg !169, !tbaa !93
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %91, i64 8, !dbg !169
  %96 = load float, ptr addrspace(1) %95, align 8, !dbg !169, !tbaa !93
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %91, i64 16, !dbg !169
  %98 = load float, ptr addrspace(1) %97, align 16, !dbg !169, !tbaa !93
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %91, i64 20, !dbg !169
  %100 = load float, ptr addrspace(1) %99, align 4, !dbg !169, !tbaa !93
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %91, i64 24, !dbg !169
  %102 = load float, ptr addrspace(1) %101, align 8, !dbg !169, !tbaa !93
    #dbg_value(ptr poison, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(ptr poison, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
    #dbg_value(ptr poison, !128, !DIExpression(DW_OP_plus_uconst, 16, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !170)
    #dbg_value(float %38, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
  %103 = fsub contract float %92, %21, !dbg !171
  %104 = fmul contract float %28, %103, !dbg !172
    #dbg_value(float %104, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
  %105 = fsub contract float %98, %21, !dbg !173
  %106 = fmul contract float %28, %105, !dbg !174
    #dbg_value(float %106, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
  %107 = fsub contract float %94, %34, !dbg !119
  %108 = fmul contract float %30, %107, !dbg !175
    #dbg_value(float %108, !132, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
  %109 = fsub contract float %100, %34, !dbg !176
  %110 = fmul contract float %30, %109, !dbg !177
    #dbg_value(float %110, !133, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
  %111 = fsub contract float %96, %35, !dbg !140
  %112 = fmul contract float %32, %111, !dbg !178
    #dbg_value(float %112, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
  %113 = fsub contract float %102, %35, !dbg !179
  %114 = fmul contract float %32, %113, !dbg !180
    #dbg_value(float %114, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
  %115 = tail call contract noundef float @llvm.minnum.f32(float %104, float %106), !dbg !181
  %116 = tail call contract noundef float @llvm.minnum.f32(float %108, float %110), !dbg !182
  %117 = tail call contract noundef float @llvm.maxnum.f32(float %115, float %116), !dbg !183
  %118 = tail call contract noundef float @llvm.minnum.f32(float %112, float %114), !dbg !184
  %119 = tail call contract noundef float @llvm.maxnum.f32(float %118, float 0.000000e+00), !dbg !185
  %120 = tail call contract noundef float @llvm.maxnum.f32(float %117, float %119), !dbg !186
    #dbg_value(float %120, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
  %121 = tail call contract noundef float @llvm.maxnum.f32(float %104, float %106), !dbg !187
  %122 = tail call contract noundef float @llvm.maxnum.f32(float %108, float %110), !dbg !188
  %123 = tail call contract noundef float @llvm.minnum.f32(float %121, float %122), !dbg !189
  %124 = tail call contract noundef float @llvm.maxnum.f32(float %112, float %114), !dbg !190
  %125 = tail call contract noundef float @llvm.minnum.f32(float %124, float %38), !dbg !191
  %126 = tail call contract noundef float @llvm.minnum.f32(float %123, float %125), !dbg !192
    #dbg_value(float %126, !137, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !170)
  %127 = fcmp contract ole float %120, %126, !dbg !193
  %128 = icmp samesign ult i32 %37, 64
  %129 = and i1 %128, %127, !dbg !194
  br i1 %129, label %130, label %135, !dbg !194

130:                                              ; preds = %89
  %131 = add nuw nsw i32 %37, 1
  %132 = getelementptr inbounds nuw i8, ptr addrspace(1) %91, i64 32, !dbg !169
  %133 = load <2 x i32>, ptr addrspace(1) %132, align 16, !dbg !169, !tbaa !14
    #dbg_value(i32 %37, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 %131, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %134 = shufflevector <2 x i32> %133, <2 x i32> poison, <2 x i32> <i32 1, i32 0>, !dbg !195
  store <2 x i32> %134, ptr addrspace(5) %41, align 4, !dbg !195, !tbaa !14
  br label %135, !dbg !197

135:                                              ; preds = %89, %130, %84
  %136 = phi i32 [ %87, %84 ], [ %39, %130 ], [ %39, %89 ], !dbg !82
  %137 = phi float [ %88, %84 ], [ %38, %130 ], [ %38, %89 ], !dbg !82
  %138 = phi i32 [ %40, %84 ], [ %131, %130 ], [ %40, %89 ], !dbg !144
    #dbg_value(i32 %138, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(float %137, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 %136, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %139 = icmp eq i32 %138, 0, !dbg !198
  br i1 %139, label %140, label %36, !dbg !141

140:                                              ; preds = %135
  %141 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %19, !dbg !199
  store float %137, ptr addrspace(1) %141, align 4, !dbg !200, !tbaa !93
  %142 = getelementptr inbounds i32, ptr addrspace(1) %5, i64 %19, !dbg !201
  store i32 %136, ptr addrspace(1) %142, align 4, !dbg !202, !tbaa !14
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %8) #4, !dbg !203
  br label %143, !dbg !203

143:                                              ; preds = %7, %140
  ret void, !dbg !203
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
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
!102 = !DILocation(line: 44, column: 52, scope: !103, inlinedAt: !118)
!103 = distinct !DISubprogram(name: "hit_sphere", linkageName: "_ZN12_GLOBAL__N_110hit_sphereERKNS_3RayE6float4f", scope: !5, file: !1, line: 39, type: !104, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !107)
!104 = !DISubroutineType(types: !105)
!105 = !{!31, !106, !27, !31}
!106 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !57, size: 64, dwarfAddressSpace: 1)
!107 = !{!108, !109, !110, !111, !112, !113, !114, !115, !116, !117}
!108 = !DILocalVariable(name: "ray", arg: 1, scope: !103, file: !1, line: 39, type: !106)
!109 = !DILocalVariable(name: "sphere", arg: 2, scope: !103, file: !1, line: 39, type: !27)
!110 = !DILocalVariable(name: "limit", arg: 3, scope: !103, file: !1, line: 39, type: !31)
!111 = !DILocalVariable(name: "x", scope: !103, file: !1, line: 40, type: !80)
!112 = !DILocalVariable(name: "y", scope: !103, file: !1, line: 41, type: !80)
!113 = !DILocalVariable(name: "z", scope: !103, file: !1, line: 42, type: !80)
!114 = !DILocalVariable(name: "b", scope: !103, file: !1, line: 43, type: !80)
!115 = !DILocalVariable(name: "c", scope: !103, file: !1, line: 44, type: !80)
!116 = !DILocalVariable(name: "discriminant", scope: !103, file: !1, line: 45, type: !80)
!117 = !DILocalVariable(name: "distance", scope: !103, file: !1, line: 49, type: !80)
!118 = distinct !DILocation(line: 79, column: 30, scope: !78)
!119 = !DILocation(line: 29, column: 29, scope: !120, inlinedAt: !138)
!120 = distinct !DISubprogram(name: "hits_box", linkageName: "_ZN12_GLOBAL__N_18hits_boxERKNS_3RayERK6float4S5_f", scope: !5, file: !1, line: 26, type: !121, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !125)
!121 = !DISubroutineType(types: !122)
!122 = !{!123, !106, !124, !124, !31}
!123 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!124 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !40, size: 64, dwarfAddressSpace: 1)
!125 = !{!126, !127, !128, !129, !130, !131, !132, !133, !134, !135, !136, !137}
!126 = !DILocalVariable(name: "ray", arg: 1, scope: !120, file: !1, line: 26, type: !106)
!127 = !DILocalVariable(name: "lower", arg: 2, scope: !120, file: !1, line: 26, type: !124)
!128 = !DILocalVariable(name: "upper", arg: 3, scope: !120, file: !1, line: 26, type: !124)
!129 = !DILocalVariable(name: "limit", arg: 4, scope: !120, file: !1, line: 26, type: !31)
!130 = !DILocalVariable(name: "x0", scope: !120, file: !1, line: 27, type: !80)
!131 = !DILocalVariable(name: "x1", scope: !120, file: !1, line: 28, type: !80)
!132 = !DILocalVariable(name: "y0", scope: !120, file: !1, line: 29, type: !80)
!133 = !DILocalVariable(name: "y1", scope: !120, file: !1, line: 30, type: !80)
!134 = !DILocalVariable(name: "z0", scope: !120, file: !1, line: 31, type: !80)
!135 = !DILocalVariable(name: "z1", scope: !120, file: !1, line: 32, type: !80)
!136 = !DILocalVariable(name: "enter", scope: !120, file: !1, line: 33, type: !80)
!137 = !DILocalVariable(name: "leave", scope: !120, file: !1, line: 34, type: !80)
!138 = distinct !DILocation(line: 87, column: 9, scope: !139)
!139 = distinct !DILexicalBlock(scope: !76, file: !1, line: 87, column: 9)
!140 = !DILocation(line: 31, column: 29, scope: !120, inlinedAt: !138)
!141 = !DILocation(line: 76, column: 3, scope: !18)
!142 = !DILocation(line: 77, column: 31, scope: !76)
!143 = !DILocation(line: 77, column: 25, scope: !76)
!144 = !DILocation(line: 0, scope: !76)
!145 = !DILocation(line: 78, column: 17, scope: !79)
!146 = !DILocation(line: 79, column: 54, scope: !78)
!147 = !DILocation(line: 79, column: 46, scope: !78)
!148 = !DILocation(line: 0, scope: !103, inlinedAt: !118)
!149 = !DILocation(line: 39, column: 52, scope: !103, inlinedAt: !118)
!150 = !DILocation(line: 40, column: 32, scope: !103, inlinedAt: !118)
!151 = !DILocation(line: 43, column: 21, scope: !103, inlinedAt: !118)
!152 = !DILocation(line: 42, column: 32, scope: !103, inlinedAt: !118)
!153 = !DILocation(line: 44, column: 21, scope: !103, inlinedAt: !118)
!154 = !DILocation(line: 44, column: 25, scope: !103, inlinedAt: !118)
!155 = !DILocation(line: 44, column: 37, scope: !103, inlinedAt: !118)
!156 = !DILocation(line: 44, column: 33, scope: !103, inlinedAt: !118)
!157 = !DILocation(line: 45, column: 36, scope: !103, inlinedAt: !118)
!158 = !DILocation(line: 45, column: 32, scope: !103, inlinedAt: !118)
!159 = !DILocation(line: 46, column: 20, scope: !160, inlinedAt: !118)
!160 = distinct !DILexicalBlock(scope: !103, file: !1, line: 46, column: 7)
!161 = !DILocation(line: 49, column: 26, scope: !103, inlinedAt: !118)
!162 = !DILocation(line: 49, column: 31, scope: !103, inlinedAt: !118)
!163 = !DILocation(line: 49, column: 29, scope: !103, inlinedAt: !118)
!164 = !DILocation(line: 50, column: 19, scope: !103, inlinedAt: !118)
!165 = !DILocation(line: 50, column: 10, scope: !103, inlinedAt: !118)
!166 = !DILocation(line: 0, scope: !78)
!167 = !DILocation(line: 80, column: 20, scope: !168)
!168 = distinct !DILexicalBlock(scope: !78, file: !1, line: 80, column: 11)
!169 = !DILocation(line: 86, column: 23, scope: !76)
!170 = !DILocation(line: 0, scope: !120, inlinedAt: !138)
!171 = !DILocation(line: 27, column: 29, scope: !120, inlinedAt: !138)
!172 = !DILocation(line: 27, column: 45, scope: !120, inlinedAt: !138)
!173 = !DILocation(line: 28, column: 29, scope: !120, inlinedAt: !138)
!174 = !DILocation(line: 28, column: 45, scope: !120, inlinedAt: !138)
!175 = !DILocation(line: 29, column: 45, scope: !120, inlinedAt: !138)
!176 = !DILocation(line: 30, column: 29, scope: !120, inlinedAt: !138)
!177 = !DILocation(line: 30, column: 45, scope: !120, inlinedAt: !138)
!178 = !DILocation(line: 31, column: 45, scope: !120, inlinedAt: !138)
!179 = !DILocation(line: 32, column: 29, scope: !120, inlinedAt: !138)
!180 = !DILocation(line: 32, column: 45, scope: !120, inlinedAt: !138)
!181 = !DILocation(line: 33, column: 35, scope: !120, inlinedAt: !138)
!182 = !DILocation(line: 33, column: 50, scope: !120, inlinedAt: !138)
!183 = !DILocation(line: 33, column: 29, scope: !120, inlinedAt: !138)
!184 = !DILocation(line: 33, column: 72, scope: !120, inlinedAt: !138)
!185 = !DILocation(line: 33, column: 66, scope: !120, inlinedAt: !138)
!186 = !DILocation(line: 33, column: 23, scope: !120, inlinedAt: !138)
!187 = !DILocation(line: 34, column: 35, scope: !120, inlinedAt: !138)
!188 = !DILocation(line: 34, column: 50, scope: !120, inlinedAt: !138)
!189 = !DILocation(line: 34, column: 29, scope: !120, inlinedAt: !138)
!190 = !DILocation(line: 34, column: 72, scope: !120, inlinedAt: !138)
!191 = !DILocation(line: 34, column: 66, scope: !120, inlinedAt: !138)
!192 = !DILocation(line: 34, column: 23, scope: !120, inlinedAt: !138)
!193 = !DILocation(line: 35, column: 16, scope: !120, inlinedAt: !138)
!194 = !DILocation(line: 87, column: 56, scope: !139)
!195 = !DILocation(line: 88, column: 22, scope: !196)
!196 = distinct !DILexicalBlock(scope: !139, file: !1, line: 87, column: 84)
!197 = !DILocation(line: 90, column: 5, scope: !196)
!198 = !DILocation(line: 76, column: 16, scope: !18)
!199 = !DILocation(line: 92, column: 3, scope: !18)
!200 = !DILocation(line: 92, column: 20, scope: !18)
!201 = !DILocation(line: 93, column: 3, scope: !18)
!202 = !DILocation(line: 93, column: 15, scope: !18)
!203 = !DILocation(line: 94, column: 1, scope: !18)

; ModuleID = 'nbody.hip'
source_filename = "nbody.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.float4 = type { float, float, float, float }

$_Z12nbody_forcesILi64EEvPK6float4PS0_i = comdat any

$_Z12nbody_forcesILi256EEvPK6float4PS0_i = comdat any

$_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile = comdat any

$_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile = comdat any

@_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile = linkonce_odr hidden local_unnamed_addr addrspace(3) global [64 x %struct.float4] undef, comdat, align 16, !dbg !0
@_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile = linkonce_odr hidden local_unnamed_addr addrspace(3) global [256 x %struct.float4] undef, comdat, align 16, !dbg !22
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z12nbody_forcesILi64EEvPK6float4PS0_i(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 comdat !dbg !2 {
    #dbg_value(ptr addrspace(1) %0, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !88)
    #dbg_value(ptr addrspace(1) %1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !88)
    #dbg_value(i32 %2, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !88)
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !89
  %5 = shl i32 %4, 6, !dbg !90
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !91
  %7 = add i32 %5, %6, !dbg !92
    #dbg_value(i32 %7, !64, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !88)
  %8 = sext i32 %7 to i64, !dbg !93
  %9 = getelementptr inbounds %struct.float4, ptr addrspace(1) %0, i64 %8, !dbg !93
  %10 = load <2 x float>, ptr addrspace(1) %9, align 16, !dbg !93, !tbaa !94
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8, !dbg !93
  %12 = load float, ptr addrspace(1) %11, align 8, !dbg !93, !tbaa !94
    #dbg_value(i32 0, !67, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %13 = icmp sgt i32 %2, 0, !dbg !97
  br i1 %13, label %14, label %16, !dbg !98

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %6
  br label %22, !dbg !98

16:                                               ; preds = %29, %3
  %17 = phi float [ 0.000000e+00, %3 ], [ %242, %29 ], !dbg !99
  %18 = phi <2 x float> [ zeroinitializer, %3 ], [ %240, %29 ], !dbg !99
    #dbg_value(ptr addrspace(1) %1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !88)
    #dbg_value(ptr addrspace(1) %1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !88)
  %19 = getelementptr inbounds %struct.float4, ptr addrspace(1) %1, i64 %8, !dbg !100
  store <2 x float> %18, ptr addrspace(1) %19, align 16, !dbg !101, !tbaa !94
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8, !dbg !101
  store float %17, ptr addrspace(1) %20, align 8, !dbg !101, !tbaa !94
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 12, !dbg !101
  store float 0.000000e+00, ptr addrspace(1) %21, align 4, !dbg !101, !tbaa !94
  ret void, !dbg !102

22:                                               ; preds = %14, %29
  %23 = phi i32 [ 0, %14 ], [ %30, %29 ]
  %24 = phi float [ 0.000000e+00, %14 ], [ %242, %29 ]
  %25 = phi <2 x float> [ zeroinitializer, %14 ], [ %240, %29 ]
    #dbg_value(i32 %23, !67, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %26 = add nuw i32 %23, %6, !dbg !103
  %27 = zext i32 %26 to i64, !dbg !104
  %28 = getelementptr inbounds nuw %struct.float4, ptr addrspace(1) %0, i64 %27, !dbg !104
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 16 dereferenceable(16) %15, ptr addrspace(1) noundef align 16 dereferenceable(16) %28, i64 16, i1 false), !dbg !105, !tbaa.struct !106
  fence syncscope("workgroup") release, !dbg !107
  tail call void @llvm.amdgcn.s.barrier(), !dbg !107
  fence syncscope("workgroup") acquire, !dbg !107
    #dbg_value(i32 0, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  br label %32, !dbg !109

29:                                               ; preds = %32
  fence syncscope("workgroup") release, !dbg !110
  tail call void @llvm.amdgcn.s.barrier(), !dbg !110
  fence syncscope("workgroup") acquire, !dbg !110
  %30 = add nuw nsw i32 %23, 64, !dbg !111
    #dbg_value(i32 %30, !67, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %31 = icmp slt i32 %30, %2, !dbg !97
  br i1 %31, label %22, label %16, !dbg !98, !llvm.loop !112

32:                                               ; preds = %32, %22
  %33 = phi i32 [ 0, %22 ], [ %243, %32 ]
  %34 = phi float [ %24, %22 ], [ %242, %32 ]
  %35 = phi <2 x float> [ %25, %22 ], [ %240, %32 ]
    #dbg_value(i32 %33, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %36 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %33, !dbg !115
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 8, !dbg !115
  %38 = load float, ptr addrspace(3) %37, align 8, !dbg !115, !tbaa !94
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 12, !dbg !115
  %40 = load float, ptr addrspace(3) %39, align 4, !dbg !115, !tbaa !94
    #dbg_value(ptr poison, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
    #dbg_value(float poison, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float poison, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %41 = fsub contract float %38, %12, !dbg !136
    #dbg_value(float %41, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %42 = fmul contract float %41, %41, !dbg !137
  %43 = load <2 x float>, ptr addrspace(3) %36, align 16, !dbg !115, !tbaa !94
  %44 = fsub contract <2 x float> %43, %10, !dbg !138
  %45 = fmul contract <2 x float> %44, %44, !dbg !139
  %46 = shufflevector <2 x float> %45, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %47 = fadd contract <2 x float> %45, %46, !dbg !140
  %48 = extractelement <2 x float> %47, i64 0, !dbg !140
  %49 = fadd contract float %48, %42, !dbg !141
  %50 = fadd contract float %49, 0x3F1A36E2E0000000, !dbg !142
    #dbg_value(float %50, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %51 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %50), !dbg !143
    #dbg_value(float %51, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %52 = fmul contract float %40, %51, !dbg !144
  %53 = fmul contract float %51, %52, !dbg !145
  %54 = fmul contract float %51, %53, !dbg !146
    #dbg_value(float %54, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %55 = insertelement <2 x float> poison, float %54, i64 0, !dbg !147
  %56 = shufflevector <2 x float> %55, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !147
  %57 = fmul contract <2 x float> %44, %56, !dbg !147
  %58 = fadd contract <2 x float> %35, %57, !dbg !148
  %59 = fmul contract float %41, %54, !dbg !149
  %60 = fadd contract float %34, %59, !dbg !150
    #dbg_value(i32 %33, !69, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %61 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %33, !dbg !115
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 16, !dbg !115
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 24, !dbg !115
  %64 = load float, ptr addrspace(3) %63, align 8, !dbg !115, !tbaa !94
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 28, !dbg !115
  %66 = load float, ptr addrspace(3) %65, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %67 = fsub contract float %64, %12, !dbg !136
    #dbg_value(float %67, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %68 = fmul contract float %67, %67, !dbg !137
  %69 = load <2 x float>, ptr addrspace(3) %62, align 16, !dbg !115, !tbaa !94
  %70 = fsub contract <2 x float> %69, %10, !dbg !138
  %71 = fmul contract <2 x float> %70, %70, !dbg !139
  %72 = shufflevector <2 x float> %71, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %73 = fadd contract <2 x float> %71, %72, !dbg !140
  %74 = extractelement <2 x float> %73, i64 0, !dbg !140
  %75 = fadd contract float %74, %68, !dbg !141
  %76 = fadd contract float %75, 0x3F1A36E2E0000000, !dbg !142
    #dbg_value(float %76, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %77 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %76), !dbg !143
    #dbg_value(float %77, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %78 = fmul contract float %66, %77, !dbg !144
  %79 = fmul contract float %77, %78, !dbg !145
  %80 = fmul contract float %77, %79, !dbg !146
    #dbg_value(float %80, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %81 = insertelement <2 x float> poison, float %80, i64 0, !dbg !147
  %82 = shufflevector <2 x float> %81, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !147
  %83 = fmul contract <2 x float> %70, %82, !dbg !147
  %84 = fadd contract <2 x float> %58, %83, !dbg !148
  %85 = fmul contract float %67, %80, !dbg !149
  %86 = fadd contract float %60, %85, !dbg !150
    #dbg_value(i32 %33, !69, !DIExpression(DW_OP_constu, 2, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %87 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %33, !dbg !115
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 32, !dbg !115
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 40, !dbg !115
  %90 = load float, ptr addrspace(3) %89, align 8, !dbg !115, !tbaa !94
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 44, !dbg !115
  %92 = load float, ptr addrspace(3) %91, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %93 = fsub contract float %90, %12, !dbg !136
    #dbg_value(float %93, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %94 = fmul contract float %93, %93, !dbg !137
  %95 = load <2 x float>, ptr addrspace(3) %88, align 16, !dbg !115, !tbaa !94
  %96 = fsub contract <2 x float> %95, %10, !dbg !138
  %97 = fmul contract <2 x float> %96, %96, !dbg !139
  %98 = shufflevector <2 x float> %97, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %99 = fadd contract <2 x float> %97, %98, !dbg !140
  %100 = extractelement <2 x float> %99, i64 0, !dbg !140
  %101 = fadd contract float %100, %94, !dbg !141
  %102 = fadd contract float %101, 0x3F1A36E2E0000000, !dbg !142
    #dbg_value(float %102, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %103 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %102), !dbg !143
    #dbg_value(float %103, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %104 = fmul contract float %92, %103, !dbg !144
  %105 = fmul contract float %103, %104, !dbg !145
  %106 = fmul contract float %103, %105, !dbg !146
    #dbg_value(float %106, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %107 = insertelement <2 x float> poison, float %106, i64 0, !dbg !147
  %108 = shufflevector <2 x float> %107, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !147
  %109 = fmul contract <2 x float> %96, %108, !dbg !147
  %110 = fadd contract <2 x float> %84, %109, !dbg !148
  %111 = fmul contract float %93, %106, !dbg !149
  %112 = fadd contract float %86, %111, !dbg !150
    #dbg_value(i32 %33, !69, !DIExpression(DW_OP_constu, 3, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %113 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %33, !dbg !115
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i32 48, !dbg !115
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i32 56, !dbg !115
  %116 = load float, ptr addrspace(3) %115, align 8, !dbg !115, !tbaa !94
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i32 60, !dbg !115
  %118 = load float, ptr addrspace(3) %117, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %119 = fsub contract float %116, %12, !dbg !136
    #dbg_value(float %119, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %120 = fmul contract float %119, %119, !dbg !137
  %121 = load <2 x float>, ptr addrspace(3) %114, align 16, !dbg !115, !tbaa !94
  %122 = fsub contract <2 x float> %121, %10, !dbg !138
  %123 = fmul contract <2 x float> %122, %122, !dbg !139
  %124 = shufflevector <2 x float> %123, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %125 = fadd contract <2 x float> %123, %124, !dbg !140
  %126 = extractelement <2 x float> %125, i64 0, !dbg !140
  %127 = fadd contract float %126, %120, !dbg !141
  %128 = fadd contract float %127, 0x3F1A36E2E0000000, !dbg !142
    #dbg_value(float %128, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %129 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %128), !dbg !143
    #dbg_value(float %129, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %130 = fmul contract float %118, %129, !dbg !144
  %131 = fmul contract float %129, %130, !dbg !145
  %132 = fmul contract float %129, %131, !dbg !146
    #dbg_value(float %132, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %133 = insertelement <2 x float> poison, float %132, i64 0, !dbg !147
  %134 = shufflevector <2 x float> %133, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !147
  %135 = fmul contract <2 x float> %122, %134, !dbg !147
  %136 = fadd contract <2 x float> %110, %135, !dbg !148
  %137 = fmul contract float %119, %132, !dbg !149
  %138 = fadd contract float %112, %137, !dbg !150
    #dbg_value(i32 %33, !69, !DIExpression(DW_OP_constu, 4, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %139 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %33, !dbg !115
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 64, !dbg !115
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 72, !dbg !115
  %142 = load float, ptr addrspace(3) %141, align 8, !dbg !115, !tbaa !94
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 76, !dbg !115
  %144 = load float, ptr addrspace(3) %143, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %145 = fsub contract float %142, %12, !dbg !136
    #dbg_value(float %145, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %146 = fmul contract float %145, %145, !dbg !137
  %147 = load <2 x float>, ptr addrspace(3) %140, align 16, !dbg !115, !tbaa !94
  %148 = fsub contract <2 x float> %147, %10, !dbg !138
  %149 = fmul contract <2 x float> %148, %148, !dbg !139
  %150 = shufflevector <2 x float> %149, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %151 = fadd contract <2 x float> %149, %150, !dbg !140
  %152 = extractelement <2 x float> %151, i64 0, !dbg !140
  %153 = fadd contract float %152, %146, !dbg !141
  %154 = fadd contract float %153, 0x3F1A36E2E0000000, !dbg !142
    #dbg_value(float %154, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %155 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %154), !dbg !143
    #dbg_value(float %155, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %156 = fmul contract float %144, %155, !dbg !144
  %157 = fmul contract float %155, %156, !dbg !145
  %158 = fmul contract float %155, %157, !dbg !146
    #dbg_value(float %158, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %159 = insertelement <2 x float> poison, float %158, i64 0, !dbg !147
  %160 = shufflevector <2 x float> %159, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !147
  %161 = fmul contract <2 x float> %148, %160, !dbg !147
  %162 = fadd contract <2 x float> %136, %161, !dbg !148
  %163 = fmul contract float %145, %158, !dbg !149
  %164 = fadd contract float %138, %163, !dbg !150
    #dbg_value(i32 %33, !69, !DIExpression(DW_OP_constu, 5, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %165 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %33, !dbg !115
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 80, !dbg !115
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 88, !dbg !115
  %168 = load float, ptr addrspace(3) %167, align 8, !dbg !115, !tbaa !94
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 92, !dbg !115
  %170 = load float, ptr addrspace(3) %169, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %171 = fsub contract float %168, %12, !dbg !136
    #dbg_value(float %171, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %172 = fmul contract float %171, %171, !dbg !137
  %173 = load <2 x float>, ptr addrspace(3) %166, align 16, !dbg !115, !tbaa !94
  %174 = fsub contract <2 x float> %173, %10, !dbg !138
  %175 = fmul contract <2 x float> %174, %174, !dbg !139
  %176 = shufflevector <2 x float> %175, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %177 = fadd contract <2 x float> %175, %176, !dbg !140
  %178 = extractelement <2 x float> %177, i64 0, !dbg !140
  %179 = fadd contract float %178, %172, !dbg !141
  %180 = fadd contract float %179, 0x3F1A36E2E0000000, !dbg !142
    #dbg_value(float %180, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %181 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %180), !dbg !143
    #dbg_value(float %181, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %182 = fmul contract float %170, %181, !dbg !144
  %183 = fmul contract float %181, %182, !dbg !145
  %184 = fmul contract float %181, %183, !dbg !146
    #dbg_value(float %184, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %185 = insertelement <2 x float> poison, float %184, i64 0, !dbg !147
  %186 = shufflevector <2 x float> %185, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !147
  %187 = fmul contract <2 x float> %174, %186, !dbg !147
  %188 = fadd contract <2 x float> %162, %187, !dbg !148
  %189 = fmul contract float %171, %184, !dbg !149
  %190 = fadd contract float %164, %189, !dbg !150
    #dbg_value(i32 %33, !69, !DIExpression(DW_OP_constu, 6, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %191 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %33, !dbg !115
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 96, !dbg !115
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 104, !dbg !115
  %194 = load float, ptr addrspace(3) %193, align 8, !dbg !115, !tbaa !94
  %195 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 108, !dbg !115
  %196 = load float, ptr addrspace(3) %195, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %197 = fsub contract float %194, %12, !dbg !136
    #dbg_value(float %197, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %198 = fmul contract float %197, %197, !dbg !137
  %199 = load <2 x float>, ptr addrspace(3) %192, align 16, !dbg !115, !tbaa !94
  %200 = fsub contract <2 x float> %199, %10, !dbg !138
  %201 = fmul contract <2 x float> %200, %200, !dbg !139
  %202 = shufflevector <2 x float> %201, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %203 = fadd contract <2 x float> %201, %202, !dbg !140
  %204 = extractelement <2 x float> %203, i64 0, !dbg !140
  %205 = fadd contract float %204, %198, !dbg !141
  %206 = fadd contract float %205, 0x3F1A36E2E0000000, !dbg !142
    #dbg_value(float %206, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %207 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %206), !dbg !143
    #dbg_value(float %207, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %208 = fmul contract float %196, %207, !dbg !144
  %209 = fmul contract float %207, %208, !dbg !145
  %210 = fmul contract float %207, %209, !dbg !146
    #dbg_value(float %210, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %211 = insertelement <2 x float> poison, float %210, i64 0, !dbg !147
  %212 = shufflevector <2 x float> %211, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !147
  %213 = fmul contract <2 x float> %200, %212, !dbg !147
  %214 = fadd contract <2 x float> %188, %213, !dbg !148
  %215 = fmul contract float %197, %210, !dbg !149
  %216 = fadd contract float %190, %215, !dbg !150
    #dbg_value(i32 %33, !69, !DIExpression(DW_OP_constu, 7, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %217 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %33, !dbg !115
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i32 112, !dbg !115
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i32 120, !dbg !115
  %220 = load float, ptr addrspace(3) %219, align 8, !dbg !115, !tbaa !94
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i32 124, !dbg !115
  %222 = load float, ptr addrspace(3) %221, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %223 = fsub contract float %220, %12, !dbg !136
    #dbg_value(float %223, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %224 = fmul contract float %223, %223, !dbg !137
  %225 = load <2 x float>, ptr addrspace(3) %218, align 16, !dbg !115, !tbaa !94
  %226 = fsub contract <2 x float> %225, %10, !dbg !138
  %227 = fmul contract <2 x float> %226, %226, !dbg !139
  %228 = shufflevector <2 x float> %227, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %229 = fadd contract <2 x float> %227, %228, !dbg !140
  %230 = extractelement <2 x float> %229, i64 0, !dbg !140
  %231 = fadd contract float %230, %224, !dbg !141
  %232 = fadd contract float %231, 0x3F1A36E2E0000000, !dbg !142
    #dbg_value(float %232, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %233 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %232), !dbg !143
    #dbg_value(float %233, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %234 = fmul contract float %222, %233, !dbg !144
  %235 = fmul contract float %233, %234, !dbg !145
  %236 = fmul contract float %233, %235, !dbg !146
    #dbg_value(float %236, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %237 = insertelement <2 x float> poison, float %236, i64 0, !dbg !147
  %238 = shufflevector <2 x float> %237, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !147
  %239 = fmul contract <2 x float> %226, %238, !dbg !147
  %240 = fadd contract <2 x float> %214, %239, !dbg !148
  %241 = fmul contract float %223, %236, !dbg !149
  %242 = fadd contract float %216, %241, !dbg !150
  %243 = add nuw nsw i32 %33, 8, !dbg !151
    #dbg_value(i32 %243, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %244 = icmp eq i32 %243, 64, !dbg !152
  br i1 %244, label %29, label %32, !dbg !109, !llvm.loop !153
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z12nbody_forcesILi256EEvPK6float4PS0_i(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 comdat !dbg !24 {
    #dbg_value(ptr addrspace(1) %0, !26, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
    #dbg_value(ptr addrspace(1) %1, !27, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
    #dbg_value(i32 %2, !28, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !157
  %5 = shl i32 %4, 8, !dbg !158
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !159
  %7 = add i32 %5, %6, !dbg !160
    #dbg_value(i32 %7, !29, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
  %8 = sext i32 %7 to i64, !dbg !161
  %9 = getelementptr inbounds %struct.float4, ptr addrspace(1) %0, i64 %8, !dbg !161
  %10 = load <2 x float>, ptr addrspace(1) %9, align 16, !dbg !161, !tbaa !94
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8, !dbg !161
  %12 = load float, ptr addrspace(1) %11, align 8, !dbg !161, !tbaa !94
    #dbg_value(i32 0, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !162)
  %13 = icmp sgt i32 %2, 0, !dbg !163
  br i1 %13, label %14, label %16, !dbg !164

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %6
  br label %22, !dbg !164

16:                                               ; preds = %29, %3
  %17 = phi float [ 0.000000e+00, %3 ], [ %242, %29 ], !dbg !165
  %18 = phi <2 x float> [ zeroinitializer, %3 ], [ %240, %29 ], !dbg !165
    #dbg_value(ptr addrspace(1) %1, !27, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
    #dbg_value(ptr addrspace(1) %1, !27, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
  %19 = getelementptr inbounds %struct.float4, ptr addrspace(1) %1, i64 %8, !dbg !166
  store <2 x float> %18, ptr addrspace(1) %19, align 16, !dbg !167, !tbaa !94
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8, !dbg !167
  store float %17, ptr addrspace(1) %20, align 8, !dbg !167, !tbaa !94
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 12, !dbg !167
  store float 0.000000e+00, ptr addrspace(1) %21, align 4, !dbg !167, !tbaa !94
  ret void, !dbg !168

22:                                               ; preds = %14, %29
  %23 = phi i32 [ 0, %14 ], [ %30, %29 ]
  %24 = phi float [ 0.000000e+00, %14 ], [ %242, %29 ]
  %25 = phi <2 x float> [ zeroinitializer, %14 ], [ %240, %29 ]
    #dbg_value(i32 %23, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !162)
  %26 = add nuw i32 %23, %6, !dbg !169
  %27 = zext i32 %26 to i64, !dbg !170
  %28 = getelementptr inbounds nuw %struct.float4, ptr addrspace(1) %0, i64 %27, !dbg !170
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 16 dereferenceable(16) %15, ptr addrspace(1) noundef align 16 dereferenceable(16) %28, i64 16, i1 false), !dbg !171, !tbaa.struct !106
  fence syncscope("workgroup") release, !dbg !172
  tail call void @llvm.amdgcn.s.barrier(), !dbg !172
  fence syncscope("workgroup") acquire, !dbg !172
    #dbg_value(i32 0, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
  br label %32, !dbg !174

29:                                               ; preds = %32
  fence syncscope("workgroup") release, !dbg !175
  tail call void @llvm.amdgcn.s.barrier(), !dbg !175
  fence syncscope("workgroup") acquire, !dbg !175
  %30 = add nuw nsw i32 %23, 256, !dbg !176
    #dbg_value(i32 %30, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !162)
  %31 = icmp slt i32 %30, %2, !dbg !163
  br i1 %31, label %22, label %16, !dbg !164, !llvm.loop !177

32:                                               ; preds = %32, %22
  %33 = phi i32 [ 0, %22 ], [ %243, %32 ]
  %34 = phi float [ %24, %22 ], [ %242, %32 ]
  %35 = phi <2 x float> [ %25, %22 ], [ %240, %32 ]
    #dbg_value(i32 %33, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
  %36 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %33, !dbg !179
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 8, !dbg !179
  %38 = load float, ptr addrspace(3) %37, align 8, !dbg !179, !tbaa !94
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 12, !dbg !179
  %40 = load float, ptr addrspace(3) %39, align 4, !dbg !179, !tbaa !94
    #dbg_value(ptr poison, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !185)
    #dbg_value(float poison, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
    #dbg_value(float poison, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %41 = fsub contract float %38, %12, !dbg !186
    #dbg_value(float %41, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %42 = fmul contract float %41, %41, !dbg !187
  %43 = load <2 x float>, ptr addrspace(3) %36, align 16, !dbg !179, !tbaa !94
  %44 = fsub contract <2 x float> %43, %10, !dbg !188
  %45 = fmul contract <2 x float> %44, %44, !dbg !189
  %46 = shufflevector <2 x float> %45, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !190
  %47 = fadd contract <2 x float> %45, %46, !dbg !190
  %48 = extractelement <2 x float> %47, i64 0, !dbg !190
  %49 = fadd contract float %48, %42, !dbg !191
  %50 = fadd contract float %49, 0x3F1A36E2E0000000, !dbg !192
    #dbg_value(float %50, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %51 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %50), !dbg !193
    #dbg_value(float %51, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %52 = fmul contract float %40, %51, !dbg !194
  %53 = fmul contract float %51, %52, !dbg !195
  %54 = fmul contract float %51, %53, !dbg !196
    #dbg_value(float %54, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %55 = insertelement <2 x float> poison, float %54, i64 0, !dbg !197
  %56 = shufflevector <2 x float> %55, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !197
  %57 = fmul contract <2 x float> %44, %56, !dbg !197
  %58 = fadd contract <2 x float> %35, %57, !dbg !198
  %59 = fmul contract float %41, %54, !dbg !199
  %60 = fadd contract float %34, %59, !dbg !200
    #dbg_value(i32 %33, !40, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !173)
  %61 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %33, !dbg !179
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 16, !dbg !179
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 24, !dbg !179
  %64 = load float, ptr addrspace(3) %63, align 8, !dbg !179, !tbaa !94
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 28, !dbg !179
  %66 = load float, ptr addrspace(3) %65, align 4, !dbg !179, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !185)
  %67 = fsub contract float %64, %12, !dbg !186
    #dbg_value(float %67, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %68 = fmul contract float %67, %67, !dbg !187
  %69 = load <2 x float>, ptr addrspace(3) %62, align 16, !dbg !179, !tbaa !94
  %70 = fsub contract <2 x float> %69, %10, !dbg !188
  %71 = fmul contract <2 x float> %70, %70, !dbg !189
  %72 = shufflevector <2 x float> %71, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !190
  %73 = fadd contract <2 x float> %71, %72, !dbg !190
  %74 = extractelement <2 x float> %73, i64 0, !dbg !190
  %75 = fadd contract float %74, %68, !dbg !191
  %76 = fadd contract float %75, 0x3F1A36E2E0000000, !dbg !192
    #dbg_value(float %76, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %77 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %76), !dbg !193
    #dbg_value(float %77, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %78 = fmul contract float %66, %77, !dbg !194
  %79 = fmul contract float %77, %78, !dbg !195
  %80 = fmul contract float %77, %79, !dbg !196
    #dbg_value(float %80, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %81 = insertelement <2 x float> poison, float %80, i64 0, !dbg !197
  %82 = shufflevector <2 x float> %81, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !197
  %83 = fmul contract <2 x float> %70, %82, !dbg !197
  %84 = fadd contract <2 x float> %58, %83, !dbg !198
  %85 = fmul contract float %67, %80, !dbg !199
  %86 = fadd contract float %60, %85, !dbg !200
    #dbg_value(i32 %33, !40, !DIExpression(DW_OP_constu, 2, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !173)
  %87 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %33, !dbg !179
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 32, !dbg !179
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 40, !dbg !179
  %90 = load float, ptr addrspace(3) %89, align 8, !dbg !179, !tbaa !94
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 44, !dbg !179
  %92 = load float, ptr addrspace(3) %91, align 4, !dbg !179, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !185)
  %93 = fsub contract float %90, %12, !dbg !186
    #dbg_value(float %93, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %94 = fmul contract float %93, %93, !dbg !187
  %95 = load <2 x float>, ptr addrspace(3) %88, align 16, !dbg !179, !tbaa !94
  %96 = fsub contract <2 x float> %95, %10, !dbg !188
  %97 = fmul contract <2 x float> %96, %96, !dbg !189
  %98 = shufflevector <2 x float> %97, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !190
  %99 = fadd contract <2 x float> %97, %98, !dbg !190
  %100 = extractelement <2 x float> %99, i64 0, !dbg !190
  %101 = fadd contract float %100, %94, !dbg !191
  %102 = fadd contract float %101, 0x3F1A36E2E0000000, !dbg !192
    #dbg_value(float %102, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %103 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %102), !dbg !193
    #dbg_value(float %103, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %104 = fmul contract float %92, %103, !dbg !194
  %105 = fmul contract float %103, %104, !dbg !195
  %106 = fmul contract float %103, %105, !dbg !196
    #dbg_value(float %106, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %107 = insertelement <2 x float> poison, float %106, i64 0, !dbg !197
  %108 = shufflevector <2 x float> %107, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !197
  %109 = fmul contract <2 x float> %96, %108, !dbg !197
  %110 = fadd contract <2 x float> %84, %109, !dbg !198
  %111 = fmul contract float %93, %106, !dbg !199
  %112 = fadd contract float %86, %111, !dbg !200
    #dbg_value(i32 %33, !40, !DIExpression(DW_OP_constu, 3, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !173)
  %113 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %33, !dbg !179
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i32 48, !dbg !179
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i32 56, !dbg !179
  %116 = load float, ptr addrspace(3) %115, align 8, !dbg !179, !tbaa !94
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i32 60, !dbg !179
  %118 = load float, ptr addrspace(3) %117, align 4, !dbg !179, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !185)
  %119 = fsub contract float %116, %12, !dbg !186
    #dbg_value(float %119, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %120 = fmul contract float %119, %119, !dbg !187
  %121 = load <2 x float>, ptr addrspace(3) %114, align 16, !dbg !179, !tbaa !94
  %122 = fsub contract <2 x float> %121, %10, !dbg !188
  %123 = fmul contract <2 x float> %122, %122, !dbg !189
  %124 = shufflevector <2 x float> %123, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !190
  %125 = fadd contract <2 x float> %123, %124, !dbg !190
  %126 = extractelement <2 x float> %125, i64 0, !dbg !190
  %127 = fadd contract float %126, %120, !dbg !191
  %128 = fadd contract float %127, 0x3F1A36E2E0000000, !dbg !192
    #dbg_value(float %128, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %129 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %128), !dbg !193
    #dbg_value(float %129, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %130 = fmul contract float %118, %129, !dbg !194
  %131 = fmul contract float %129, %130, !dbg !195
  %132 = fmul contract float %129, %131, !dbg !196
    #dbg_value(float %132, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %133 = insertelement <2 x float> poison, float %132, i64 0, !dbg !197
  %134 = shufflevector <2 x float> %133, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !197
  %135 = fmul contract <2 x float> %122, %134, !dbg !197
  %136 = fadd contract <2 x float> %110, %135, !dbg !198
  %137 = fmul contract float %119, %132, !dbg !199
  %138 = fadd contract float %112, %137, !dbg !200
    #dbg_value(i32 %33, !40, !DIExpression(DW_OP_constu, 4, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !173)
  %139 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %33, !dbg !179
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 64, !dbg !179
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 72, !dbg !179
  %142 = load float, ptr addrspace(3) %141, align 8, !dbg !179, !tbaa !94
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 76, !dbg !179
  %144 = load float, ptr addrspace(3) %143, align 4, !dbg !179, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !185)
  %145 = fsub contract float %142, %12, !dbg !186
    #dbg_value(float %145, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %146 = fmul contract float %145, %145, !dbg !187
  %147 = load <2 x float>, ptr addrspace(3) %140, align 16, !dbg !179, !tbaa !94
  %148 = fsub contract <2 x float> %147, %10, !dbg !188
  %149 = fmul contract <2 x float> %148, %148, !dbg !189
  %150 = shufflevector <2 x float> %149, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !190
  %151 = fadd contract <2 x float> %149, %150, !dbg !190
  %152 = extractelement <2 x float> %151, i64 0, !dbg !190
  %153 = fadd contract float %152, %146, !dbg !191
  %154 = fadd contract float %153, 0x3F1A36E2E0000000, !dbg !192
    #dbg_value(float %154, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %155 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %154), !dbg !193
    #dbg_value(float %155, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %156 = fmul contract float %144, %155, !dbg !194
  %157 = fmul contract float %155, %156, !dbg !195
  %158 = fmul contract float %155, %157, !dbg !196
    #dbg_value(float %158, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %159 = insertelement <2 x float> poison, float %158, i64 0, !dbg !197
  %160 = shufflevector <2 x float> %159, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !197
  %161 = fmul contract <2 x float> %148, %160, !dbg !197
  %162 = fadd contract <2 x float> %136, %161, !dbg !198
  %163 = fmul contract float %145, %158, !dbg !199
  %164 = fadd contract float %138, %163, !dbg !200
    #dbg_value(i32 %33, !40, !DIExpression(DW_OP_constu, 5, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !173)
  %165 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %33, !dbg !179
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 80, !dbg !179
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 88, !dbg !179
  %168 = load float, ptr addrspace(3) %167, align 8, !dbg !179, !tbaa !94
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 92, !dbg !179
  %170 = load float, ptr addrspace(3) %169, align 4, !dbg !179, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !185)
  %171 = fsub contract float %168, %12, !dbg !186
    #dbg_value(float %171, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %172 = fmul contract float %171, %171, !dbg !187
  %173 = load <2 x float>, ptr addrspace(3) %166, align 16, !dbg !179, !tbaa !94
  %174 = fsub contract <2 x float> %173, %10, !dbg !188
  %175 = fmul contract <2 x float> %174, %174, !dbg !189
  %176 = shufflevector <2 x float> %175, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !190
  %177 = fadd contract <2 x float> %175, %176, !dbg !190
  %178 = extractelement <2 x float> %177, i64 0, !dbg !190
  %179 = fadd contract float %178, %172, !dbg !191
  %180 = fadd contract float %179, 0x3F1A36E2E0000000, !dbg !192
    #dbg_value(float %180, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %181 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %180), !dbg !193
    #dbg_value(float %181, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %182 = fmul contract float %170, %181, !dbg !194
  %183 = fmul contract float %181, %182, !dbg !195
  %184 = fmul contract float %181, %183, !dbg !196
    #dbg_value(float %184, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %185 = insertelement <2 x float> poison, float %184, i64 0, !dbg !197
  %186 = shufflevector <2 x float> %185, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !197
  %187 = fmul contract <2 x float> %174, %186, !dbg !197
  %188 = fadd contract <2 x float> %162, %187, !dbg !198
  %189 = fmul contract float %171, %184, !dbg !199
  %190 = fadd contract float %164, %189, !dbg !200
    #dbg_value(i32 %33, !40, !DIExpression(DW_OP_constu, 6, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !173)
  %191 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %33, !dbg !179
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 96, !dbg !179
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 104, !dbg !179
  %194 = load float, ptr addrspace(3) %193, align 8, !dbg !179, !tbaa !94
  %195 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 108, !dbg !179
  %196 = load float, ptr addrspace(3) %195, align 4, !dbg !179, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !185)
  %197 = fsub contract float %194, %12, !dbg !186
    #dbg_value(float %197, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %198 = fmul contract float %197, %197, !dbg !187
  %199 = load <2 x float>, ptr addrspace(3) %192, align 16, !dbg !179, !tbaa !94
  %200 = fsub contract <2 x float> %199, %10, !dbg !188
  %201 = fmul contract <2 x float> %200, %200, !dbg !189
  %202 = shufflevector <2 x float> %201, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !190
  %203 = fadd contract <2 x float> %201, %202, !dbg !190
  %204 = extractelement <2 x float> %203, i64 0, !dbg !190
  %205 = fadd contract float %204, %198, !dbg !191
  %206 = fadd contract float %205, 0x3F1A36E2E0000000, !dbg !192
    #dbg_value(float %206, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %207 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %206), !dbg !193
    #dbg_value(float %207, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %208 = fmul contract float %196, %207, !dbg !194
  %209 = fmul contract float %207, %208, !dbg !195
  %210 = fmul contract float %207, %209, !dbg !196
    #dbg_value(float %210, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %211 = insertelement <2 x float> poison, float %210, i64 0, !dbg !197
  %212 = shufflevector <2 x float> %211, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !197
  %213 = fmul contract <2 x float> %200, %212, !dbg !197
  %214 = fadd contract <2 x float> %188, %213, !dbg !198
  %215 = fmul contract float %197, %210, !dbg !199
  %216 = fadd contract float %190, %215, !dbg !200
    #dbg_value(i32 %33, !40, !DIExpression(DW_OP_constu, 7, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !173)
  %217 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %33, !dbg !179
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i32 112, !dbg !179
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i32 120, !dbg !179
  %220 = load float, ptr addrspace(3) %219, align 8, !dbg !179, !tbaa !94
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i32 124, !dbg !179
  %222 = load float, ptr addrspace(3) %221, align 4, !dbg !179, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !185)
  %223 = fsub contract float %220, %12, !dbg !186
    #dbg_value(float %223, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %224 = fmul contract float %223, %223, !dbg !187
  %225 = load <2 x float>, ptr addrspace(3) %218, align 16, !dbg !179, !tbaa !94
  %226 = fsub contract <2 x float> %225, %10, !dbg !188
  %227 = fmul contract <2 x float> %226, %226, !dbg !189
  %228 = shufflevector <2 x float> %227, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !190
  %229 = fadd contract <2 x float> %227, %228, !dbg !190
  %230 = extractelement <2 x float> %229, i64 0, !dbg !190
  %231 = fadd contract float %230, %224, !dbg !191
  %232 = fadd contract float %231, 0x3F1A36E2E0000000, !dbg !192
    #dbg_value(float %232, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %233 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %232), !dbg !193
    #dbg_value(float %233, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %234 = fmul contract float %222, %233, !dbg !194
  %235 = fmul contract float %233, %234, !dbg !195
  %236 = fmul contract float %233, %235, !dbg !196
    #dbg_value(float %236, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !182)
  %237 = insertelement <2 x float> poison, float %236, i64 0, !dbg !197
  %238 = shufflevector <2 x float> %237, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !197
  %239 = fmul contract <2 x float> %226, %238, !dbg !197
  %240 = fadd contract <2 x float> %214, %239, !dbg !198
  %241 = fmul contract float %223, %236, !dbg !199
  %242 = fadd contract float %216, %241, !dbg !200
  %243 = add nuw nsw i32 %33, 8, !dbg !201
    #dbg_value(i32 %243, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
  %244 = icmp eq i32 %243, 256, !dbg !202
  br i1 %244, label %29, label %32, !dbg !174, !llvm.loop !203
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!78, !79, !80, !81, !82, !83}
!llvm.errno.tbaa = !{!84}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 30, type: !75, isLocal: false, isDefinition: true)
!2 = distinct !DISubprogram(name: "nbody_forces<64>", linkageName: "_Z12nbody_forcesILi64EEvPK6float4PS0_i", scope: !3, file: !3, line: 29, type: !4, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !20, templateParams: !73, retainedNodes: !60)
!3 = !DIFile(filename: "nbody.hip", directory: ".", checksumkind: CSK_MD5, checksum: "d260ab7e0110f8f13c09e08ba3ca09f5")
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
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, dwarfAddressSpace: 1)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !21, splitDebugInlining: false, nameTableKind: None)
!21 = !{!0, !22, !49, !56}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!23 = distinct !DIGlobalVariable(name: "tile", scope: !24, file: !3, line: 30, type: !46, isLocal: false, isDefinition: true)
!24 = distinct !DISubprogram(name: "nbody_forces<256>", linkageName: "_Z12nbody_forcesILi256EEvPK6float4PS0_i", scope: !3, file: !3, line: 29, type: !4, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !20, templateParams: !44, retainedNodes: !25)
!25 = !{!26, !27, !28, !29, !31, !32, !38, !40}
!26 = !DILocalVariable(name: "bodies", arg: 1, scope: !24, file: !3, line: 29, type: !6)
!27 = !DILocalVariable(name: "accelerations", arg: 2, scope: !24, file: !3, line: 29, type: !17)
!28 = !DILocalVariable(name: "count", arg: 3, scope: !24, file: !3, line: 29, type: !19)
!29 = !DILocalVariable(name: "index", scope: !24, file: !3, line: 31, type: !30)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!31 = !DILocalVariable(name: "body", scope: !24, file: !3, line: 32, type: !8)
!32 = !DILocalVariable(name: "acceleration", scope: !24, file: !3, line: 33, type: !33)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float3", file: !10, line: 117, size: 96, flags: DIFlagTypePassByValue, elements: !34, identifier: "_ZTS6float3")
!34 = !{!35, !36, !37}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !33, file: !10, line: 117, baseType: !13, size: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !33, file: !10, line: 117, baseType: !13, size: 32, offset: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !33, file: !10, line: 117, baseType: !13, size: 32, offset: 64)
!38 = !DILocalVariable(name: "first", scope: !39, file: !3, line: 34, type: !19)
!39 = distinct !DILexicalBlock(scope: !24, file: !3, line: 34, column: 3)
!40 = !DILocalVariable(name: "j", scope: !41, file: !3, line: 38, type: !19)
!41 = distinct !DILexicalBlock(scope: !42, file: !3, line: 38, column: 5)
!42 = distinct !DILexicalBlock(scope: !43, file: !3, line: 34, column: 53)
!43 = distinct !DILexicalBlock(scope: !39, file: !3, line: 34, column: 3)
!44 = !{!45}
!45 = !DITemplateValueParameter(name: "TILE", type: !19, value: i32 256)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32768, align: 128, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 256)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !10, line: 71, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 80, elements: !54)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!53 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!54 = !{!55}
!55 = !DISubrange(count: 10)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression(DW_OP_constu, 953267991, DW_OP_stack_value))
!57 = distinct !DIGlobalVariable(name: "kSoftening", scope: !58, file: !3, line: 10, type: !59, isLocal: true, isDefinition: true)
!58 = !DINamespace(scope: null)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!60 = !{!61, !62, !63, !64, !65, !66, !67, !69}
!61 = !DILocalVariable(name: "bodies", arg: 1, scope: !2, file: !3, line: 29, type: !6)
!62 = !DILocalVariable(name: "accelerations", arg: 2, scope: !2, file: !3, line: 29, type: !17)
!63 = !DILocalVariable(name: "count", arg: 3, scope: !2, file: !3, line: 29, type: !19)
!64 = !DILocalVariable(name: "index", scope: !2, file: !3, line: 31, type: !30)
!65 = !DILocalVariable(name: "body", scope: !2, file: !3, line: 32, type: !8)
!66 = !DILocalVariable(name: "acceleration", scope: !2, file: !3, line: 33, type: !33)
!67 = !DILocalVariable(name: "first", scope: !68, file: !3, line: 34, type: !19)
!68 = distinct !DILexicalBlock(scope: !2, file: !3, line: 34, column: 3)
!69 = !DILocalVariable(name: "j", scope: !70, file: !3, line: 38, type: !19)
!70 = distinct !DILexicalBlock(scope: !71, file: !3, line: 38, column: 5)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 34, column: 53)
!72 = distinct !DILexicalBlock(scope: !68, file: !3, line: 34, column: 3)
!73 = !{!74}
!74 = !DITemplateValueParameter(name: "TILE", type: !19, value: i32 64)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 8192, align: 128, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 64)
!78 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!79 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!80 = !{i32 7, !"Dwarf Version", i32 5}
!81 = !{i32 2, !"Debug Info Version", i32 3}
!82 = !{i32 1, !"wchar_size", i32 4}
!83 = !{i32 8, !"PIC Level", i32 2}
!84 = !{!85, !85, i64 0}
!85 = !{!"int", !86, i64 0}
!86 = !{!"omnipotent char", !87, i64 0}
!87 = !{!"Simple C++ TBAA"}
!88 = !DILocation(line: 0, scope: !2)
!89 = !DILocation(line: 31, column: 21, scope: !2)
!90 = !DILocation(line: 31, column: 32, scope: !2)
!91 = !DILocation(line: 31, column: 41, scope: !2)
!92 = !DILocation(line: 31, column: 39, scope: !2)
!93 = !DILocation(line: 32, column: 23, scope: !2)
!94 = !{!95, !95, i64 0}
!95 = !{!"float", !86, i64 0}
!96 = !DILocation(line: 0, scope: !68)
!97 = !DILocation(line: 34, column: 29, scope: !72)
!98 = !DILocation(line: 34, column: 3, scope: !68)
!99 = !DILocation(line: 33, column: 10, scope: !2)
!100 = !DILocation(line: 43, column: 3, scope: !2)
!101 = !DILocation(line: 43, column: 24, scope: !2)
!102 = !DILocation(line: 44, column: 1, scope: !2)
!103 = !DILocation(line: 35, column: 38, scope: !71)
!104 = !DILocation(line: 35, column: 25, scope: !71)
!105 = !DILocation(line: 35, column: 23, scope: !71)
!106 = !{i64 0, i64 4, !94, i64 4, i64 4, !94, i64 8, i64 4, !94, i64 12, i64 4, !94}
!107 = !DILocation(line: 36, column: 5, scope: !71)
!108 = !DILocation(line: 0, scope: !70)
!109 = !DILocation(line: 38, column: 5, scope: !70)
!110 = !DILocation(line: 41, column: 5, scope: !71)
!111 = !DILocation(line: 34, column: 44, scope: !72)
!112 = distinct !{!112, !98, !113, !114}
!113 = !DILocation(line: 42, column: 3, scope: !68)
!114 = !{!"llvm.loop.mustprogress"}
!115 = !DILocation(line: 39, column: 43, scope: !116)
!116 = distinct !DILexicalBlock(scope: !117, file: !3, line: 38, column: 36)
!117 = distinct !DILexicalBlock(scope: !70, file: !3, line: 38, column: 5)
!118 = !DILocalVariable(name: "acceleration", arg: 1, scope: !119, file: !3, line: 12, type: !122)
!119 = distinct !DISubprogram(name: "add_interaction", linkageName: "_ZN12_GLOBAL__N_115add_interactionER6float36float4S2_", scope: !58, file: !3, line: 12, type: !120, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !20, retainedNodes: !123)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !122, !9, !9}
!122 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !33, size: 64, dwarfAddressSpace: 1)
!123 = !{!118, !124, !125, !126, !127, !128, !129, !130, !131}
!124 = !DILocalVariable(name: "body", arg: 2, scope: !119, file: !3, line: 12, type: !9)
!125 = !DILocalVariable(name: "other", arg: 3, scope: !119, file: !3, line: 12, type: !9)
!126 = !DILocalVariable(name: "dx", scope: !119, file: !3, line: 13, type: !59)
!127 = !DILocalVariable(name: "dy", scope: !119, file: !3, line: 14, type: !59)
!128 = !DILocalVariable(name: "dz", scope: !119, file: !3, line: 15, type: !59)
!129 = !DILocalVariable(name: "distance_squared", scope: !119, file: !3, line: 16, type: !59)
!130 = !DILocalVariable(name: "inverse_distance", scope: !119, file: !3, line: 17, type: !59)
!131 = !DILocalVariable(name: "strength", scope: !119, file: !3, line: 18, type: !59)
!132 = !DILocation(line: 0, scope: !119, inlinedAt: !133)
!133 = distinct !DILocation(line: 39, column: 7, scope: !116)
!134 = !DILocation(line: 12, column: 62, scope: !119, inlinedAt: !133)
!135 = !DILocation(line: 12, column: 75, scope: !119, inlinedAt: !133)
!136 = !DILocation(line: 15, column: 28, scope: !119, inlinedAt: !133)
!137 = !DILocation(line: 16, column: 57, scope: !119, inlinedAt: !133)
!138 = !DILocation(line: 13, column: 28, scope: !119, inlinedAt: !133)
!139 = !DILocation(line: 16, column: 37, scope: !119, inlinedAt: !133)
!140 = !DILocation(line: 16, column: 42, scope: !119, inlinedAt: !133)
!141 = !DILocation(line: 16, column: 52, scope: !119, inlinedAt: !133)
!142 = !DILocation(line: 16, column: 62, scope: !119, inlinedAt: !133)
!143 = !DILocation(line: 17, column: 34, scope: !119, inlinedAt: !133)
!144 = !DILocation(line: 18, column: 34, scope: !119, inlinedAt: !133)
!145 = !DILocation(line: 18, column: 53, scope: !119, inlinedAt: !133)
!146 = !DILocation(line: 18, column: 72, scope: !119, inlinedAt: !133)
!147 = !DILocation(line: 19, column: 30, scope: !119, inlinedAt: !133)
!148 = !DILocation(line: 19, column: 18, scope: !119, inlinedAt: !133)
!149 = !DILocation(line: 21, column: 30, scope: !119, inlinedAt: !133)
!150 = !DILocation(line: 21, column: 18, scope: !119, inlinedAt: !133)
!151 = !DILocation(line: 38, column: 31, scope: !117)
!152 = !DILocation(line: 38, column: 23, scope: !117)
!153 = distinct !{!153, !109, !154, !114, !155}
!154 = !DILocation(line: 40, column: 5, scope: !70)
!155 = !{!"llvm.loop.unroll.disable"}
!156 = !DILocation(line: 0, scope: !24)
!157 = !DILocation(line: 31, column: 21, scope: !24)
!158 = !DILocation(line: 31, column: 32, scope: !24)
!159 = !DILocation(line: 31, column: 41, scope: !24)
!160 = !DILocation(line: 31, column: 39, scope: !24)
!161 = !DILocation(line: 32, column: 23, scope: !24)
!162 = !DILocation(line: 0, scope: !39)
!163 = !DILocation(line: 34, column: 29, scope: !43)
!164 = !DILocation(line: 34, column: 3, scope: !39)
!165 = !DILocation(line: 33, column: 10, scope: !24)
!166 = !DILocation(line: 43, column: 3, scope: !24)
!167 = !DILocation(line: 43, column: 24, scope: !24)
!168 = !DILocation(line: 44, column: 1, scope: !24)
!169 = !DILocation(line: 35, column: 38, scope: !42)
!170 = !DILocation(line: 35, column: 25, scope: !42)
!171 = !DILocation(line: 35, column: 23, scope: !42)
!172 = !DILocation(line: 36, column: 5, scope: !42)
!173 = !DILocation(line: 0, scope: !41)
!174 = !DILocation(line: 38, column: 5, scope: !41)
!175 = !DILocation(line: 41, column: 5, scope: !42)
!176 = !DILocation(line: 34, column: 44, scope: !43)
!177 = distinct !{!177, !164, !178, !114}
!178 = !DILocation(line: 42, column: 3, scope: !39)
!179 = !DILocation(line: 39, column: 43, scope: !180)
!180 = distinct !DILexicalBlock(scope: !181, file: !3, line: 38, column: 36)
!181 = distinct !DILexicalBlock(scope: !41, file: !3, line: 38, column: 5)
!182 = !DILocation(line: 0, scope: !119, inlinedAt: !183)
!183 = distinct !DILocation(line: 39, column: 7, scope: !180)
!184 = !DILocation(line: 12, column: 62, scope: !119, inlinedAt: !183)
!185 = !DILocation(line: 12, column: 75, scope: !119, inlinedAt: !183)
!186 = !DILocation(line: 15, column: 28, scope: !119, inlinedAt: !183)
!187 = !DILocation(line: 16, column: 57, scope: !119, inlinedAt: !183)
!188 = !DILocation(line: 13, column: 28, scope: !119, inlinedAt: !183)
!189 = !DILocation(line: 16, column: 37, scope: !119, inlinedAt: !183)
!190 = !DILocation(line: 16, column: 42, scope: !119, inlinedAt: !183)
!191 = !DILocation(line: 16, column: 52, scope: !119, inlinedAt: !183)
!192 = !DILocation(line: 16, column: 62, scope: !119, inlinedAt: !183)
!193 = !DILocation(line: 17, column: 34, scope: !119, inlinedAt: !183)
!194 = !DILocation(line: 18, column: 34, scope: !119, inlinedAt: !183)
!195 = !DILocation(line: 18, column: 53, scope: !119, inlinedAt: !183)
!196 = !DILocation(line: 18, column: 72, scope: !119, inlinedAt: !183)
!197 = !DILocation(line: 19, column: 30, scope: !119, inlinedAt: !183)
!198 = !DILocation(line: 19, column: 18, scope: !119, inlinedAt: !183)
!199 = !DILocation(line: 21, column: 30, scope: !119, inlinedAt: !183)
!200 = !DILocation(line: 21, column: 18, scope: !119, inlinedAt: !183)
!201 = !DILocation(line: 38, column: 31, scope: !181)
!202 = !DILocation(line: 38, column: 23, scope: !181)
!203 = distinct !{!203, !174, !204, !114, !155}
!204 = !DILocation(line: 40, column: 5, scope: !41)

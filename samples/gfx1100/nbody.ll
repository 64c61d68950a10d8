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
  %10 = load float, ptr addrspace(1) %9, align 16, !dbg !93, !tbaa !94
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4, !dbg !93
  %12 = load float, ptr addrspace(1) %11, align 4, !dbg !93, !tbaa !94
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8, !dbg !93
  %14 = load float, ptr addrspace(1) %13, align 8, !dbg !93, !tbaa !94
    #dbg_value(i32 0, !67, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %15 = icmp sgt i32 %2, 0, !dbg !97
  br i1 %15, label %16, label %18, !dbg !98

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %6
  br label %26, !dbg !98

18:                                               ; preds = %34, %3
  %19 = phi float [ 0.000000e+00, %3 ], [ %260, %34 ], !dbg !99
  %20 = phi float [ 0.000000e+00, %3 ], [ %262, %34 ], !dbg !99
  %21 = phi float [ 0.000000e+00, %3 ], [ %264, %34 ], !dbg !99
    #dbg_value(ptr addrspace(1) %1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !88)
    #dbg_value(ptr addrspace(1) %1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !88)
  %22 = getelementptr inbounds %struct.float4, ptr addrspace(1) %1, i64 %8, !dbg !100
  store float %19, ptr addrspace(1) %22, align 16, !dbg !101, !tbaa !94
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 4, !dbg !101
  store float %20, ptr addrspace(1) %23, align 4, !dbg !101, !tbaa !94
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 8, !dbg !101
  store float %21, ptr addrspace(1) %24, align 8, !dbg !101, !tbaa !94
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 12, !dbg !101
  store float 0.000000e+00, ptr addrspace(1) %25, align 4, !dbg !101, !tbaa !94
  ret void, !dbg !102

26:                                               ; preds = %16, %34
  %27 = phi i32 [ 0, %16 ], [ %35, %34 ]
  %28 = phi float [ 0.000000e+00, %16 ], [ %264, %34 ]
  %29 = phi float [ 0.000000e+00, %16 ], [ %262, %34 ]
  %30 = phi float [ 0.000000e+00, %16 ], [ %260, %34 ]
    #dbg_value(i32 %27, !67, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %31 = add nuw i32 %27, %6, !dbg !103
  %32 = zext i32 %31 to i64, !dbg !104
  %33 = getelementptr inbounds nuw %struct.float4, ptr addrspace(1) %0, i64 %32, !dbg !104
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 16 dereferenceable(16) %17, ptr addrspace(1) noundef align 16 dereferenceable(16) %33, i64 16, i1 false), !dbg !105, !tbaa.struct !106
  fence syncscope("workgroup") release, !dbg !107
  tail call void @llvm.amdgcn.s.barrier(), !dbg !107
  fence syncscope("workgroup") acquire, !dbg !107
    #dbg_value(i32 0, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  br label %37, !dbg !109

34:                                               ; preds = %37
  fence syncscope("workgroup") release, !dbg !110
  tail call void @llvm.amdgcn.s.barrier(), !dbg !110
  fence syncscope("workgroup") acquire, !dbg !110
  %35 = add nuw nsw i32 %27, 64, !dbg !111
    #dbg_value(i32 %35, !67, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !96)
  %36 = icmp slt i32 %35, %2, !dbg !97
  br i1 %36, label %26, label %18, !dbg !98, !llvm.loop !112

37:                                               ; preds = %37, %26
  %38 = phi i32 [ 0, %26 ], [ %265, %37 ]
  %39 = phi float [ %28, %26 ], [ %264, %37 ]
  %40 = phi float [ %29, %26 ], [ %262, %37 ]
  %41 = phi float [ %30, %26 ], [ %260, %37 ]
    #dbg_value(i32 %38, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %42 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %38, !dbg !115
  %43 = load float, ptr addrspace(3) %42, align 16, !dbg !115, !tbaa !94
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 4, !dbg !115
  %45 = load float, ptr addrspace(3) %44, align 4, !dbg !115, !tbaa !94
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 8, !dbg !115
  %47 = load float, ptr addrspace(3) %46, align 8, !dbg !115, !tbaa !94
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 12, !dbg !115
  %49 = load float, ptr addrspace(3) %48, align 4, !dbg !115, !tbaa !94
    #dbg_value(ptr poison, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %50 = fsub contract float %43, %10, !dbg !136
    #dbg_value(float %50, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %51 = fsub contract float %45, %12, !dbg !137
    #dbg_value(float %51, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %52 = fsub contract float %47, %14, !dbg !138
    #dbg_value(float %52, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %53 = fmul contract float %50, %50, !dbg !139
  %54 = fmul contract float %51, %51, !dbg !140
  %55 = fadd contract float %53, %54, !dbg !141
  %56 = fmul contract float %52, %52, !dbg !142
  %57 = fadd contract float %55, %56, !dbg !143
  %58 = fadd contract float %57, 0x3F1A36E2E0000000, !dbg !144
    #dbg_value(float %58, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %59 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %58), !dbg !145
    #dbg_value(float %59, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %60 = fmul contract float %49, %59, !dbg !146
  %61 = fmul contract float %59, %60, !dbg !147
  %62 = fmul contract float %59, %61, !dbg !148
    #dbg_value(float %62, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %63 = fmul contract float %50, %62, !dbg !149
  %64 = fadd contract float %41, %63, !dbg !150
  %65 = fmul contract float %51, %62, !dbg !151
  %66 = fadd contract float %40, %65, !dbg !152
  %67 = fmul contract float %52, %62, !dbg !153
  %68 = fadd contract float %39, %67, !dbg !154
    #dbg_value(i32 %38, !69, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %69 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %38, !dbg !115
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 16, !dbg !115
  %71 = load float, ptr addrspace(3) %70, align 16, !dbg !115, !tbaa !94
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 20, !dbg !115
  %73 = load float, ptr addrspace(3) %72, align 4, !dbg !115, !tbaa !94
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 24, !dbg !115
  %75 = load float, ptr addrspace(3) %74, align 8, !dbg !115, !tbaa !94
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 28, !dbg !115
  %77 = load float, ptr addrspace(3) %76, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %78 = fsub contract float %71, %10, !dbg !136
    #dbg_value(float %78, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %79 = fsub contract float %73, %12, !dbg !137
    #dbg_value(float %79, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %80 = fsub contract float %75, %14, !dbg !138
    #dbg_value(float %80, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %81 = fmul contract float %78, %78, !dbg !139
  %82 = fmul contract float %79, %79, !dbg !140
  %83 = fadd contract float %81, %82, !dbg !141
  %84 = fmul contract float %80, %80, !dbg !142
  %85 = fadd contract float %83, %84, !dbg !143
  %86 = fadd contract float %85, 0x3F1A36E2E0000000, !dbg !144
    #dbg_value(float %86, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %87 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %86), !dbg !145
    #dbg_value(float %87, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %88 = fmul contract float %77, %87, !dbg !146
  %89 = fmul contract float %87, %88, !dbg !147
  %90 = fmul contract float %87, %89, !dbg !148
    #dbg_value(float %90, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %91 = fmul contract float %78, %90, !dbg !149
  %92 = fadd contract float %64, %91, !dbg !150
  %93 = fmul contract float %79, %90, !dbg !151
  %94 = fadd contract float %66, %93, !dbg !152
  %95 = fmul contract float %80, %90, !dbg !153
  %96 = fadd contract float %68, %95, !dbg !154
    #dbg_value(i32 %38, !69, !DIExpression(DW_OP_constu, 2, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %97 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %38, !dbg !115
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 32, !dbg !115
  %99 = load float, ptr addrspace(3) %98, align 16, !dbg !115, !tbaa !94
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 36, !dbg !115
  %101 = load float, ptr addrspace(3) %100, align 4, !dbg !115, !tbaa !94
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 40, !dbg !115
  %103 = load float, ptr addrspace(3) %102, align 8, !dbg !115, !tbaa !94
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 44, !dbg !115
  %105 = load float, ptr addrspace(3) %104, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %106 = fsub contract float %99, %10, !dbg !136
    #dbg_value(float %106, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %107 = fsub contract float %101, %12, !dbg !137
    #dbg_value(float %107, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %108 = fsub contract float %103, %14, !dbg !138
    #dbg_value(float %108, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %109 = fmul contract float %106, %106, !dbg !139
  %110 = fmul contract float %107, %107, !dbg !140
  %111 = fadd contract float %109, %110, !dbg !141
  %112 = fmul contract float %108, %108, !dbg !142
  %113 = fadd contract float %111, %112, !dbg !143
  %114 = fadd contract float %113, 0x3F1A36E2E0000000, !dbg !144
    #dbg_value(float %114, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %115 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %114), !dbg !145
    #dbg_value(float %115, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %116 = fmul contract float %105, %115, !dbg !146
  %117 = fmul contract float %115, %116, !dbg !147
  %118 = fmul contract float %115, %117, !dbg !148
    #dbg_value(float %118, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %119 = fmul contract float %106, %118, !dbg !149
  %120 = fadd contract float %92, %119, !dbg !150
  %121 = fmul contract float %107, %118, !dbg !151
  %122 = fadd contract float %94, %121, !dbg !152
  %123 = fmul contract float %108, %118, !dbg !153
  %124 = fadd contract float %96, %123, !dbg !154
    #dbg_value(i32 %38, !69, !DIExpression(DW_OP_constu, 3, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %125 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %38, !dbg !115
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 48, !dbg !115
  %127 = load float, ptr addrspace(3) %126, align 16, !dbg !115, !tbaa !94
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 52, !dbg !115
  %129 = load float, ptr addrspace(3) %128, align 4, !dbg !115, !tbaa !94
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 56, !dbg !115
  %131 = load float, ptr addrspace(3) %130, align 8, !dbg !115, !tbaa !94
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 60, !dbg !115
  %133 = load float, ptr addrspace(3) %132, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %134 = fsub contract float %127, %10, !dbg !136
    #dbg_value(float %134, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %135 = fsub contract float %129, %12, !dbg !137
    #dbg_value(float %135, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %136 = fsub contract float %131, %14, !dbg !138
    #dbg_value(float %136, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %137 = fmul contract float %134, %134, !dbg !139
  %138 = fmul contract float %135, %135, !dbg !140
  %139 = fadd contract float %137, %138, !dbg !141
  %140 = fmul contract float %136, %136, !dbg !142
  %141 = fadd contract float %139, %140, !dbg !143
  %142 = fadd contract float %141, 0x3F1A36E2E0000000, !dbg !144
    #dbg_value(float %142, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %143 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %142), !dbg !145
    #dbg_value(float %143, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %144 = fmul contract float %133, %143, !dbg !146
  %145 = fmul contract float %143, %144, !dbg !147
  %146 = fmul contract float %143, %145, !dbg !148
    #dbg_value(float %146, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %147 = fmul contract float %134, %146, !dbg !149
  %148 = fadd contract float %120, %147, !dbg !150
  %149 = fmul contract float %135, %146, !dbg !151
  %150 = fadd contract float %122, %149, !dbg !152
  %151 = fmul contract float %136, %146, !dbg !153
  %152 = fadd contract float %124, %151, !dbg !154
    #dbg_value(i32 %38, !69, !DIExpression(DW_OP_constu, 4, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %153 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %38, !dbg !115
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %153, i32 64, !dbg !115
  %155 = load float, ptr addrspace(3) %154, align 16, !dbg !115, !tbaa !94
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %153, i32 68, !dbg !115
  %157 = load float, ptr addrspace(3) %156, align 4, !dbg !115, !tbaa !94
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %153, i32 72, !dbg !115
  %159 = load float, ptr addrspace(3) %158, align 8, !dbg !115, !tbaa !94
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) %153, i32 76, !dbg !115
  %161 = load float, ptr addrspace(3) %160, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %162 = fsub contract float %155, %10, !dbg !136
    #dbg_value(float %162, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %163 = fsub contract float %157, %12, !dbg !137
    #dbg_value(float %163, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %164 = fsub contract float %159, %14, !dbg !138
    #dbg_value(float %164, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %165 = fmul contract float %162, %162, !dbg !139
  %166 = fmul contract float %163, %163, !dbg !140
  %167 = fadd contract float %165, %166, !dbg !141
  %168 = fmul contract float %164, %164, !dbg !142
  %169 = fadd contract float %167, %168, !dbg !143
  %170 = fadd contract float %169, 0x3F1A36E2E0000000, !dbg !144
    #dbg_value(float %170, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %171 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %170), !dbg !145
    #dbg_value(float %171, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %172 = fmul contract float %161, %171, !dbg !146
  %173 = fmul contract float %171, %172, !dbg !147
  %174 = fmul contract float %171, %173, !dbg !148
    #dbg_value(float %174, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %175 = fmul contract float %162, %174, !dbg !149
  %176 = fadd contract float %148, %175, !dbg !150
  %177 = fmul contract float %163, %174, !dbg !151
  %178 = fadd contract float %150, %177, !dbg !152
  %179 = fmul contract float %164, %174, !dbg !153
  %180 = fadd contract float %152, %179, !dbg !154
    #dbg_value(i32 %38, !69, !DIExpression(DW_OP_constu, 5, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %181 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %38, !dbg !115
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i32 80, !dbg !115
  %183 = load float, ptr addrspace(3) %182, align 16, !dbg !115, !tbaa !94
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i32 84, !dbg !115
  %185 = load float, ptr addrspace(3) %184, align 4, !dbg !115, !tbaa !94
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i32 88, !dbg !115
  %187 = load float, ptr addrspace(3) %186, align 8, !dbg !115, !tbaa !94
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i32 92, !dbg !115
  %189 = load float, ptr addrspace(3) %188, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %190 = fsub contract float %183, %10, !dbg !136
    #dbg_value(float %190, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %191 = fsub contract float %185, %12, !dbg !137
    #dbg_value(float %191, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %192 = fsub contract float %187, %14, !dbg !138
    #dbg_value(float %192, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %193 = fmul contract float %190, %190, !dbg !139
  %194 = fmul contract float %191, %191, !dbg !140
  %195 = fadd contract float %193, %194, !dbg !141
  %196 = fmul contract float %192, %192, !dbg !142
  %197 = fadd contract float %195, %196, !dbg !143
  %198 = fadd contract float %197, 0x3F1A36E2E0000000, !dbg !144
    #dbg_value(float %198, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %199 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %198), !dbg !145
    #dbg_value(float %199, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %200 = fmul contract float %189, %199, !dbg !146
  %201 = fmul contract float %199, %200, !dbg !147
  %202 = fmul contract float %199, %201, !dbg !148
    #dbg_value(float %202, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %203 = fmul contract float %190, %202, !dbg !149
  %204 = fadd contract float %176, %203, !dbg !150
  %205 = fmul contract float %191, %202, !dbg !151
  %206 = fadd contract float %178, %205, !dbg !152
  %207 = fmul contract float %192, %202, !dbg !153
  %208 = fadd contract float %180, %207, !dbg !154
    #dbg_value(i32 %38, !69, !DIExpression(DW_OP_constu, 6, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %209 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %38, !dbg !115
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 96, !dbg !115
  %211 = load float, ptr addrspace(3) %210, align 16, !dbg !115, !tbaa !94
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 100, !dbg !115
  %213 = load float, ptr addrspace(3) %212, align 4, !dbg !115, !tbaa !94
  %214 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 104, !dbg !115
  %215 = load float, ptr addrspace(3) %214, align 8, !dbg !115, !tbaa !94
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 108, !dbg !115
  %217 = load float, ptr addrspace(3) %216, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %218 = fsub contract float %211, %10, !dbg !136
    #dbg_value(float %218, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %219 = fsub contract float %213, %12, !dbg !137
    #dbg_value(float %219, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %220 = fsub contract float %215, %14, !dbg !138
    #dbg_value(float %220, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %221 = fmul contract float %218, %218, !dbg !139
  %222 = fmul contract float %219, %219, !dbg !140
  %223 = fadd contract float %221, %222, !dbg !141
  %224 = fmul contract float %220, %220, !dbg !142
  %225 = fadd contract float %223, %224, !dbg !143
  %226 = fadd contract float %225, 0x3F1A36E2E0000000, !dbg !144
    #dbg_value(float %226, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %227 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %226), !dbg !145
    #dbg_value(float %227, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %228 = fmul contract float %217, %227, !dbg !146
  %229 = fmul contract float %227, %228, !dbg !147
  %230 = fmul contract float %227, %229, !dbg !148
    #dbg_value(float %230, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %231 = fmul contract float %218, %230, !dbg !149
  %232 = fadd contract float %204, %231, !dbg !150
  %233 = fmul contract float %219, %230, !dbg !151
  %234 = fadd contract float %206, %233, !dbg !152
  %235 = fmul contract float %220, %230, !dbg !153
  %236 = fadd contract float %208, %235, !dbg !154
    #dbg_value(i32 %38, !69, !DIExpression(DW_OP_constu, 7, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !108)
  %237 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi64EEvPK6float4PS0_iE4tile, i32 %38, !dbg !115
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 112, !dbg !115
  %239 = load float, ptr addrspace(3) %238, align 16, !dbg !115, !tbaa !94
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 116, !dbg !115
  %241 = load float, ptr addrspace(3) %240, align 4, !dbg !115, !tbaa !94
  %242 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 120, !dbg !115
  %243 = load float, ptr addrspace(3) %242, align 8, !dbg !115, !tbaa !94
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 124, !dbg !115
  %245 = load float, ptr addrspace(3) %244, align 4, !dbg !115, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !135)
  %246 = fsub contract float %239, %10, !dbg !136
    #dbg_value(float %246, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %247 = fsub contract float %241, %12, !dbg !137
    #dbg_value(float %247, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %248 = fsub contract float %243, %14, !dbg !138
    #dbg_value(float %248, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %249 = fmul contract float %246, %246, !dbg !139
  %250 = fmul contract float %247, %247, !dbg !140
  %251 = fadd contract float %249, %250, !dbg !141
  %252 = fmul contract float %248, %248, !dbg !142
  %253 = fadd contract float %251, %252, !dbg !143
  %254 = fadd contract float %253, 0x3F1A36E2E0000000, !dbg !144
    #dbg_value(float %254, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %255 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %254), !dbg !145
    #dbg_value(float %255, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %256 = fmul contract float %245, %255, !dbg !146
  %257 = fmul contract float %255, %256, !dbg !147
  %258 = fmul contract float %255, %257, !dbg !148
    #dbg_value(float %258, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
  %259 = fmul contract float %246, %258, !dbg !149
  %260 = fadd contract float %232, %259, !dbg !150
  %261 = fmul contract float %247, %258, !dbg !151
  %262 = fadd contract float %234, %261, !dbg !152
  %263 = fmul contract float %248, %258, !dbg !153
  %264 = fadd contract float %236, %263, !dbg !154
  %265 = add nuw nsw i32 %38, 8, !dbg !155
    #dbg_value(i32 %265, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !108)
  %266 = icmp eq i32 %265, 64, !dbg !156
  br i1 %266, label %34, label %37, !dbg !109, !llvm.loop !157
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z12nbody_forcesILi256EEvPK6float4PS0_i(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 comdat !dbg !24 {
    #dbg_value(ptr addrspace(1) %0, !26, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
    #dbg_value(ptr addrspace(1) %1, !27, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
    #dbg_value(i32 %2, !28, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !161
  %5 = shl i32 %4, 8, !dbg !162
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !163
  %7 = add i32 %5, %6, !dbg !164
    #dbg_value(i32 %7, !29, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %8 = sext i32 %7 to i64, !dbg !165
  %9 = getelementptr inbounds %struct.float4, ptr addrspace(1) %0, i64 %8, !dbg !165
  %10 = load float, ptr addrspace(1) %9, align 16, !dbg !165, !tbaa !94
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4, !dbg !165
  %12 = load float, ptr addrspace(1) %11, align 4, !dbg !165, !tbaa !94
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8, !dbg !165
  %14 = load float, ptr addrspace(1) %13, align 8, !dbg !165, !tbaa !94
    #dbg_value(i32 0, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !166)
  %15 = icmp sgt i32 %2, 0, !dbg !167
  br i1 %15, label %16, label %18, !dbg !168

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %6
  br label %26, !dbg !168

18:                                               ; preds = %34, %3
  %19 = phi float [ 0.000000e+00, %3 ], [ %260, %34 ], !dbg !169
  %20 = phi float [ 0.000000e+00, %3 ], [ %262, %34 ], !dbg !169
  %21 = phi float [ 0.000000e+00, %3 ], [ %264, %34 ], !dbg !169
    #dbg_value(ptr addrspace(1) %1, !27, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
    #dbg_value(ptr addrspace(1) %1, !27, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %22 = getelementptr inbounds %struct.float4, ptr addrspace(1) %1, i64 %8, !dbg !170
  store float %19, ptr addrspace(1) %22, align 16, !dbg !171, !tbaa !94
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 4, !dbg !171
  store float %20, ptr addrspace(1) %23, align 4, !dbg !171, !tbaa !94
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 8, !dbg !171
  store float %21, ptr addrspace(1) %24, align 8, !dbg !171, !tbaa !94
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 12, !dbg !171
  store float 0.000000e+00, ptr addrspace(1) %25, align 4, !dbg !171, !tbaa !94
  ret void, !dbg !172

26:                                               ; preds = %16, %34
  %27 = phi i32 [ 0, %16 ], [ %35, %34 ]
  %28 = phi float [ 0.000000e+00, %16 ], [ %264, %34 ]
  %29 = phi float [ 0.000000e+00, %16 ], [ %262, %34 ]
  %30 = phi float [ 0.000000e+00, %16 ], [ %260, %34 ]
    #dbg_value(i32 %27, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !166)
  %31 = add nuw i32 %27, %6, !dbg !173
  %32 = zext i32 %31 to i64, !dbg !174
  %33 = getelementptr inbounds nuw %struct.float4, ptr addrspace(1) %0, i64 %32, !dbg !174
  tail call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 16 dereferenceable(16) %17, ptr addrspace(1) noundef align 16 dereferenceable(16) %33, i64 16, i1 false), !dbg !175, !tbaa.struct !106
  fence syncscope("workgroup") release, !dbg !176
  tail call void @llvm.amdgcn.s.barrier(), !dbg !176
  fence syncscope("workgroup") acquire, !dbg !176
    #dbg_value(i32 0, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !177)
  br label %37, !dbg !178

34:                                               ; preds = %37
  fence syncscope("workgroup") release, !dbg !179
  tail call void @llvm.amdgcn.s.barrier(), !dbg !179
  fence syncscope("workgroup") acquire, !dbg !179
  %35 = add nuw nsw i32 %27, 256, !dbg !180
    #dbg_value(i32 %35, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !166)
  %36 = icmp slt i32 %35, %2, !dbg !167
  br i1 %36, label %26, label %18, !dbg !168, !llvm.loop !181

37:                                               ; preds = %37, %26
  %38 = phi i32 [ 0, %26 ], [ %265, %37 ]
  %39 = phi float [ %28, %26 ], [ %264, %37 ]
  %40 = phi float [ %29, %26 ], [ %262, %37 ]
  %41 = phi float [ %30, %26 ], [ %260, %37 ]
    #dbg_value(i32 %38, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !177)
  %42 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %38, !dbg !183
  %43 = load float, ptr addrspace(3) %42, align 16, !dbg !183, !tbaa !94
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 4, !dbg !183
  %45 = load float, ptr addrspace(3) %44, align 4, !dbg !183, !tbaa !94
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 8, !dbg !183
  %47 = load float, ptr addrspace(3) %46, align 8, !dbg !183, !tbaa !94
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 12, !dbg !183
  %49 = load float, ptr addrspace(3) %48, align 4, !dbg !183, !tbaa !94
    #dbg_value(ptr poison, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %50 = fsub contract float %43, %10, !dbg !190
    #dbg_value(float %50, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %51 = fsub contract float %45, %12, !dbg !191
    #dbg_value(float %51, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %52 = fsub contract float %47, %14, !dbg !192
    #dbg_value(float %52, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %53 = fmul contract float %50, %50, !dbg !193
  %54 = fmul contract float %51, %51, !dbg !194
  %55 = fadd contract float %53, %54, !dbg !195
  %56 = fmul contract float %52, %52, !dbg !196
  %57 = fadd contract float %55, %56, !dbg !197
  %58 = fadd contract float %57, 0x3F1A36E2E0000000, !dbg !198
    #dbg_value(float %58, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %59 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %58), !dbg !199
    #dbg_value(float %59, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %60 = fmul contract float %49, %59, !dbg !200
  %61 = fmul contract float %59, %60, !dbg !201
  %62 = fmul contract float %59, %61, !dbg !202
    #dbg_value(float %62, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %63 = fmul contract float %50, %62, !dbg !203
  %64 = fadd contract float %41, %63, !dbg !204
  %65 = fmul contract float %51, %62, !dbg !205
  %66 = fadd contract float %40, %65, !dbg !206
  %67 = fmul contract float %52, %62, !dbg !207
  %68 = fadd contract float %39, %67, !dbg !208
    #dbg_value(i32 %38, !40, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
  %69 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %38, !dbg !183
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 16, !dbg !183
  %71 = load float, ptr addrspace(3) %70, align 16, !dbg !183, !tbaa !94
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 20, !dbg !183
  %73 = load float, ptr addrspace(3) %72, align 4, !dbg !183, !tbaa !94
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 24, !dbg !183
  %75 = load float, ptr addrspace(3) %74, align 8, !dbg !183, !tbaa !94
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 28, !dbg !183
  %77 = load float, ptr addrspace(3) %76, align 4, !dbg !183, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %78 = fsub contract float %71, %10, !dbg !190
    #dbg_value(float %78, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %79 = fsub contract float %73, %12, !dbg !191
    #dbg_value(float %79, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %80 = fsub contract float %75, %14, !dbg !192
    #dbg_value(float %80, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %81 = fmul contract float %78, %78, !dbg !193
  %82 = fmul contract float %79, %79, !dbg !194
  %83 = fadd contract float %81, %82, !dbg !195
  %84 = fmul contract float %80, %80, !dbg !196
  %85 = fadd contract float %83, %84, !dbg !197
  %86 = fadd contract float %85, 0x3F1A36E2E0000000, !dbg !198
    #dbg_value(float %86, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %87 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %86), !dbg !199
    #dbg_value(float %87, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %88 = fmul contract float %77, %87, !dbg !200
  %89 = fmul contract float %87, %88, !dbg !201
  %90 = fmul contract float %87, %89, !dbg !202
    #dbg_value(float %90, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %91 = fmul contract float %78, %90, !dbg !203
  %92 = fadd contract float %64, %91, !dbg !204
  %93 = fmul contract float %79, %90, !dbg !205
  %94 = fadd contract float %66, %93, !dbg !206
  %95 = fmul contract float %80, %90, !dbg !207
  %96 = fadd contract float %68, %95, !dbg !208
    #dbg_value(i32 %38, !40, !DIExpression(DW_OP_constu, 2, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
  %97 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %38, !dbg !183
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 32, !dbg !183
  %99 = load float, ptr addrspace(3) %98, align 16, !dbg !183, !tbaa !94
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 36, !dbg !183
  %101 = load float, ptr addrspace(3) %100, align 4, !dbg !183, !tbaa !94
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 40, !dbg !183
  %103 = load float, ptr addrspace(3) %102, align 8, !dbg !183, !tbaa !94
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 44, !dbg !183
  %105 = load float, ptr addrspace(3) %104, align 4, !dbg !183, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %106 = fsub contract float %99, %10, !dbg !190
    #dbg_value(float %106, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %107 = fsub contract float %101, %12, !dbg !191
    #dbg_value(float %107, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %108 = fsub contract float %103, %14, !dbg !192
    #dbg_value(float %108, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %109 = fmul contract float %106, %106, !dbg !193
  %110 = fmul contract float %107, %107, !dbg !194
  %111 = fadd contract float %109, %110, !dbg !195
  %112 = fmul contract float %108, %108, !dbg !196
  %113 = fadd contract float %111, %112, !dbg !197
  %114 = fadd contract float %113, 0x3F1A36E2E0000000, !dbg !198
    #dbg_value(float %114, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %115 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %114), !dbg !199
    #dbg_value(float %115, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %116 = fmul contract float %105, %115, !dbg !200
  %117 = fmul contract float %115, %116, !dbg !201
  %118 = fmul contract float %115, %117, !dbg !202
    #dbg_value(float %118, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %119 = fmul contract float %106, %118, !dbg !203
  %120 = fadd contract float %92, %119, !dbg !204
  %121 = fmul contract float %107, %118, !dbg !205
  %122 = fadd contract float %94, %121, !dbg !206
  %123 = fmul contract float %108, %118, !dbg !207
  %124 = fadd contract float %96, %123, !dbg !208
    #dbg_value(i32 %38, !40, !DIExpression(DW_OP_constu, 3, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
  %125 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %38, !dbg !183
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 48, !dbg !183
  %127 = load float, ptr addrspace(3) %126, align 16, !dbg !183, !tbaa !94
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 52, !dbg !183
  %129 = load float, ptr addrspace(3) %128, align 4, !dbg !183, !tbaa !94
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 56, !dbg !183
  %131 = load float, ptr addrspace(3) %130, align 8, !dbg !183, !tbaa !94
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 60, !dbg !183
  %133 = load float, ptr addrspace(3) %132, align 4, !dbg !183, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %134 = fsub contract float %127, %10, !dbg !190
    #dbg_value(float %134, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %135 = fsub contract float %129, %12, !dbg !191
    #dbg_value(float %135, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %136 = fsub contract float %131, %14, !dbg !192
    #dbg_value(float %136, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %137 = fmul contract float %134, %134, !dbg !193
  %138 = fmul contract float %135, %135, !dbg !194
  %139 = fadd contract float %137, %138, !dbg !195
  %140 = fmul contract float %136, %136, !dbg !196
  %141 = fadd contract float %139, %140, !dbg !197
  %142 = fadd contract float %141, 0x3F1A36E2E0000000, !dbg !198
    #dbg_value(float %142, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %143 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %142), !dbg !199
    #dbg_value(float %143, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %144 = fmul contract float %133, %143, !dbg !200
  %145 = fmul contract float %143, %144, !dbg !201
  %146 = fmul contract float %143, %145, !dbg !202
    #dbg_value(float %146, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %147 = fmul contract float %134, %146, !dbg !203
  %148 = fadd contract float %120, %147, !dbg !204
  %149 = fmul contract float %135, %146, !dbg !205
  %150 = fadd contract float %122, %149, !dbg !206
  %151 = fmul contract float %136, %146, !dbg !207
  %152 = fadd contract float %124, %151, !dbg !208
    #dbg_value(i32 %38, !40, !DIExpression(DW_OP_constu, 4, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
  %153 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %38, !dbg !183
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %153, i32 64, !dbg !183
  %155 = load float, ptr addrspace(3) %154, align 16, !dbg !183, !tbaa !94
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %153, i32 68, !dbg !183
  %157 = load float, ptr addrspace(3) %156, align 4, !dbg !183, !tbaa !94
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %153, i32 72, !dbg !183
  %159 = load float, ptr addrspace(3) %158, align 8, !dbg !183, !tbaa !94
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) %153, i32 76, !dbg !183
  %161 = load float, ptr addrspace(3) %160, align 4, !dbg !183, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %162 = fsub contract float %155, %10, !dbg !190
    #dbg_value(float %162, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %163 = fsub contract float %157, %12, !dbg !191
    #dbg_value(float %163, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %164 = fsub contract float %159, %14, !dbg !192
    #dbg_value(float %164, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %165 = fmul contract float %162, %162, !dbg !193
  %166 = fmul contract float %163, %163, !dbg !194
  %167 = fadd contract float %165, %166, !dbg !195
  %168 = fmul contract float %164, %164, !dbg !196
  %169 = fadd contract float %167, %168, !dbg !197
  %170 = fadd contract float %169, 0x3F1A36E2E0000000, !dbg !198
    #dbg_value(float %170, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %171 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %170), !dbg !199
    #dbg_value(float %171, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %172 = fmul contract float %161, %171, !dbg !200
  %173 = fmul contract float %171, %172, !dbg !201
  %174 = fmul contract float %171, %173, !dbg !202
    #dbg_value(float %174, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %175 = fmul contract float %162, %174, !dbg !203
  %176 = fadd contract float %148, %175, !dbg !204
  %177 = fmul contract float %163, %174, !dbg !205
  %178 = fadd contract float %150, %177, !dbg !206
  %179 = fmul contract float %164, %174, !dbg !207
  %180 = fadd contract float %152, %179, !dbg !208
    #dbg_value(i32 %38, !40, !DIExpression(DW_OP_constu, 5, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
  %181 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %38, !dbg !183
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i32 80, !dbg !183
  %183 = load float, ptr addrspace(3) %182, align 16, !dbg !183, !tbaa !94
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i32 84, !dbg !183
  %185 = load float, ptr addrspace(3) %184, align 4, !dbg !183, !tbaa !94
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i32 88, !dbg !183
  %187 = load float, ptr addrspace(3) %186, align 8, !dbg !183, !tbaa !94
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i32 92, !dbg !183
  %189 = load float, ptr addrspace(3) %188, align 4, !dbg !183, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %190 = fsub contract float %183, %10, !dbg !190
    #dbg_value(float %190, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %191 = fsub contract float %185, %12, !dbg !191
    #dbg_value(float %191, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %192 = fsub contract float %187, %14, !dbg !192
    #dbg_value(float %192, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %193 = fmul contract float %190, %190, !dbg !193
  %194 = fmul contract float %191, %191, !dbg !194
  %195 = fadd contract float %193, %194, !dbg !195
  %196 = fmul contract float %192, %192, !dbg !196
  %197 = fadd contract float %195, %196, !dbg !197
  %198 = fadd contract float %197, 0x3F1A36E2E0000000, !dbg !198
    #dbg_value(float %198, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %199 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %198), !dbg !199
    #dbg_value(float %199, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %200 = fmul contract float %189, %199, !dbg !200
  %201 = fmul contract float %199, %200, !dbg !201
  %202 = fmul contract float %199, %201, !dbg !202
    #dbg_value(float %202, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %203 = fmul contract float %190, %202, !dbg !203
  %204 = fadd contract float %176, %203, !dbg !204
  %205 = fmul contract float %191, %202, !dbg !205
  %206 = fadd contract float %178, %205, !dbg !206
  %207 = fmul contract float %192, %202, !dbg !207
  %208 = fadd contract float %180, %207, !dbg !208
    #dbg_value(i32 %38, !40, !DIExpression(DW_OP_constu, 6, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
  %209 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %38, !dbg !183
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 96, !dbg !183
  %211 = load float, ptr addrspace(3) %210, align 16, !dbg !183, !tbaa !94
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 100, !dbg !183
  %213 = load float, ptr addrspace(3) %212, align 4, !dbg !183, !tbaa !94
  %214 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 104, !dbg !183
  %215 = load float, ptr addrspace(3) %214, align 8, !dbg !183, !tbaa !94
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 108, !dbg !183
  %217 = load float, ptr addrspace(3) %216, align 4, !dbg !183, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %218 = fsub contract float %211, %10, !dbg !190
    #dbg_value(float %218, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %219 = fsub contract float %213, %12, !dbg !191
    #dbg_value(float %219, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %220 = fsub contract float %215, %14, !dbg !192
    #dbg_value(float %220, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %221 = fmul contract float %218, %218, !dbg !193
  %222 = fmul contract float %219, %219, !dbg !194
  %223 = fadd contract float %221, %222, !dbg !195
  %224 = fmul contract float %220, %220, !dbg !196
  %225 = fadd contract float %223, %224, !dbg !197
  %226 = fadd contract float %225, 0x3F1A36E2E0000000, !dbg !198
    #dbg_value(float %226, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %227 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %226), !dbg !199
    #dbg_value(float %227, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %228 = fmul contract float %217, %227, !dbg !200
  %229 = fmul contract float %227, %228, !dbg !201
  %230 = fmul contract float %227, %229, !dbg !202
    #dbg_value(float %230, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %231 = fmul contract float %218, %230, !dbg !203
  %232 = fadd contract float %204, %231, !dbg !204
  %233 = fmul contract float %219, %230, !dbg !205
  %234 = fadd contract float %206, %233, !dbg !206
  %235 = fmul contract float %220, %230, !dbg !207
  %236 = fadd contract float %208, %235, !dbg !208
    #dbg_value(i32 %38, !40, !DIExpression(DW_OP_constu, 7, DW_OP_or, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !177)
  %237 = getelementptr inbounds nuw %struct.float4, ptr addrspace(3) @_ZZ12nbody_forcesILi256EEvPK6float4PS0_iE4tile, i32 %38, !dbg !183
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 112, !dbg !183
  %239 = load float, ptr addrspace(3) %238, align 16, !dbg !183, !tbaa !94
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 116, !dbg !183
  %241 = load float, ptr addrspace(3) %240, align 4, !dbg !183, !tbaa !94
  %242 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 120, !dbg !183
  %243 = load float, ptr addrspace(3) %242, align 8, !dbg !183, !tbaa !94
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 124, !dbg !183
  %245 = load float, ptr addrspace(3) %244, align 4, !dbg !183, !tbaa !94
    #dbg_declare(ptr undef, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !188)
    #dbg_declare(ptr undef, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !189)
  %246 = fsub contract float %239, %10, !dbg !190
    #dbg_value(float %246, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %247 = fsub contract float %241, %12, !dbg !191
    #dbg_value(float %247, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %248 = fsub contract float %243, %14, !dbg !192
    #dbg_value(float %248, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %249 = fmul contract float %246, %246, !dbg !193
  %250 = fmul contract float %247, %247, !dbg !194
  %251 = fadd contract float %249, %250, !dbg !195
  %252 = fmul contract float %248, %248, !dbg !196
  %253 = fadd contract float %251, %252, !dbg !197
  %254 = fadd contract float %253, 0x3F1A36E2E0000000, !dbg !198
    #dbg_value(float %254, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %255 = tail call contract noundef float @llvm.amdgcn.rsq.f32(float %254), !dbg !199
    #dbg_value(float %255, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %256 = fmul contract float %245, %255, !dbg !200
  %257 = fmul contract float %255, %256, !dbg !201
  %258 = fmul contract float %255, %257, !dbg !202
    #dbg_value(float %258, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %259 = fmul contract float %246, %258, !dbg !203
  %260 = fadd contract float %232, %259, !dbg !204
  %261 = fmul contract float %247, %258, !dbg !205
  %262 = fadd contract float %234, %261, !dbg !206
  %263 = fmul contract float %248, %258, !dbg !207
  %264 = fadd contract float %236, %263, !dbg !208
  %265 = add nuw nsw i32 %38, 8, !dbg !209
    #dbg_value(i32 %265, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !177)
  %266 = icmp eq i32 %265, 256, !dbg !210
  br i1 %266, label %34, label %37, !dbg !178, !llvm.loop !211
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

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
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
!136 = !DILocation(line: 13, column: 28, scope: !119, inlinedAt: !133)
!137 = !DILocation(line: 14, column: 28, scope: !119, inlinedAt: !133)
!138 = !DILocation(line: 15, column: 28, scope: !119, inlinedAt: !133)
!139 = !DILocation(line: 16, column: 37, scope: !119, inlinedAt: !133)
!140 = !DILocation(line: 16, column: 47, scope: !119, inlinedAt: !133)
!141 = !DILocation(line: 16, column: 42, scope: !119, inlinedAt: !133)
!142 = !DILocation(line: 16, column: 57, scope: !119, inlinedAt: !133)
!143 = !DILocation(line: 16, column: 52, scope: !119, inlinedAt: !133)
!144 = !DILocation(line: 16, column: 62, scope: !119, inlinedAt: !133)
!145 = !DILocation(line: 17, column: 34, scope: !119, inlinedAt: !133)
!146 = !DILocation(line: 18, column: 34, scope: !119, inlinedAt: !133)
!147 = !DILocation(line: 18, column: 53, scope: !119, inlinedAt: !133)
!148 = !DILocation(line: 18, column: 72, scope: !119, inlinedAt: !133)
!149 = !DILocation(line: 19, column: 30, scope: !119, inlinedAt: !133)
!150 = !DILocation(line: 19, column: 18, scope: !119, inlinedAt: !133)
!151 = !DILocation(line: 20, column: 30, scope: !119, inlinedAt: !133)
!152 = !DILocation(line: 20, column: 18, scope: !119, inlinedAt: !133)
!153 = !DILocation(line: 21, column: 30, scope: !119, inlinedAt: !133)
!154 = !DILocation(line: 21, column: 18, scope: !119, inlinedAt: !133)
!155 = !DILocation(line: 38, column: 31, scope: !117)
!156 = !DILocation(line: 38, column: 23, scope: !117)
!157 = distinct !{!157, !109, !158, !114, !159}
!158 = !DILocation(line: 40, column: 5, scope: !70)
!159 = !{!"llvm.loop.unroll.disable"}
!160 = !DILocation(line: 0, scope: !24)
!161 = !DILocation(line: 31, column: 21, scope: !24)
!162 = !DILocation(line: 31, column: 32, scope: !24)
!163 = !DILocation(line: 31, column: 41, scope: !24)
!164 = !DILocation(line: 31, column: 39, scope: !24)
!165 = !DILocation(line: 32, column: 23, scope: !24)
!166 = !DILocation(line: 0, scope: !39)
!167 = !DILocation(line: 34, column: 29, scope: !43)
!168 = !DILocation(line: 34, column: 3, scope: !39)
!169 = !DILocation(line: 33, column: 10, scope: !24)
!170 = !DILocation(line: 43, column: 3, scope: !24)
!171 = !DILocation(line: 43, column: 24, scope: !24)
!172 = !DILocation(line: 44, column: 1, scope: !24)
!173 = !DILocation(line: 35, column: 38, scope: !42)
!174 = !DILocation(line: 35, column: 25, scope: !42)
!175 = !DILocation(line: 35, column: 23, scope: !42)
!176 = !DILocation(line: 36, column: 5, scope: !42)
!177 = !DILocation(line: 0, scope: !41)
!178 = !DILocation(line: 38, column: 5, scope: !41)
!179 = !DILocation(line: 41, column: 5, scope: !42)
!180 = !DILocation(line: 34, column: 44, scope: !43)
!181 = distinct !{!181, !168, !182, !114}
!182 = !DILocation(line: 42, column: 3, scope: !39)
!183 = !DILocation(line: 39, column: 43, scope: !184)
!184 = distinct !DILexicalBlock(scope: !185, file: !3, line: 38, column: 36)
!185 = distinct !DILexicalBlock(scope: !41, file: !3, line: 38, column: 5)
!186 = !DILocation(line: 0, scope: !119, inlinedAt: !187)
!187 = distinct !DILocation(line: 39, column: 7, scope: !184)
!188 = !DILocation(line: 12, column: 62, scope: !119, inlinedAt: !187)
!189 = !DILocation(line: 12, column: 75, scope: !119, inlinedAt: !187)
!190 = !DILocation(line: 13, column: 28, scope: !119, inlinedAt: !187)
!191 = !DILocation(line: 14, column: 28, scope: !119, inlinedAt: !187)
!192 = !DILocation(line: 15, column: 28, scope: !119, inlinedAt: !187)
!193 = !DILocation(line: 16, column: 37, scope: !119, inlinedAt: !187)
!194 = !DILocation(line: 16, column: 47, scope: !119, inlinedAt: !187)
!195 = !DILocation(line: 16, column: 42, scope: !119, inlinedAt: !187)
!196 = !DILocation(line: 16, column: 57, scope: !119, inlinedAt: !187)
!197 = !DILocation(line: 16, column: 52, scope: !119, inlinedAt: !187)
!198 = !DILocation(line: 16, column: 62, scope: !119, inlinedAt: !187)
!199 = !DILocation(line: 17, column: 34, scope: !119, inlinedAt: !187)
!200 = !DILocation(line: 18, column: 34, scope: !119, inlinedAt: !187)
!201 = !DILocation(line: 18, column: 53, scope: !119, inlinedAt: !187)
!202 = !DILocation(line: 18, column: 72, scope: !119, inlinedAt: !187)
!203 = !DILocation(line: 19, column: 30, scope: !119, inlinedAt: !187)
!204 = !DILocation(line: 19, column: 18, scope: !119, inlinedAt: !187)
!205 = !DILocation(line: 20, column: 30, scope: !119, inlinedAt: !187)
!206 = !DILocation(line: 20, column: 18, scope: !119, inlinedAt: !187)
!207 = !DILocation(line: 21, column: 30, scope: !119, inlinedAt: !187)
!208 = !DILocation(line: 21, column: 18, scope: !119, inlinedAt: !187)
!209 = !DILocation(line: 38, column: 31, scope: !185)
!210 = !DILocation(line: 38, column: 23, scope: !185)
!211 = distinct !{!211, !178, !212, !114, !159}
!212 = !DILocation(line: 40, column: 5, scope: !41)

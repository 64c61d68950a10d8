; ModuleID = 'softmax_global.hip'
source_filename = "softmax_global.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ14softmax_globalPKfPfiE7scratch = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16, !dbg !0
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z14softmax_globalPKfPfi(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr addrspace(1) %0, !31, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(ptr addrspace(1) %1, !32, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(i32 %2, !33, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !66
  %5 = zext i32 %4 to i64, !dbg !66
  %6 = sext i32 %2 to i64, !dbg !67
  %7 = mul nsw i64 %6, %5, !dbg !68
    #dbg_value(i64 %7, !34, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
  %8 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %7, !dbg !69
    #dbg_value(!DIArgList(ptr poison, i64 poison), !36, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 4, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !65)
  %9 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %7, !dbg !70
    #dbg_value(!DIArgList(ptr poison, i64 poison), !37, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 4, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !65)
    #dbg_value(float 0xFFF0000000000000, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !71
    #dbg_value(i32 %10, !39, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
    #dbg_value(float 0xFFF0000000000000, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
  %11 = icmp slt i32 %10, %2, !dbg !73
  br i1 %11, label %12, label %56, !dbg !75

12:                                               ; preds = %3
  %13 = xor i32 %10, -1, !dbg !75
  %14 = add i32 %2, %13, !dbg !75
  %15 = lshr i32 %14, 8, !dbg !75
  %16 = add nuw nsw i32 %15, 1, !dbg !75
  %17 = icmp ult i32 %14, 768, !dbg !75
  br i1 %17, label %53, label %18, !dbg !75

18:                                               ; preds = %12
  %19 = and i32 %16, 33554430
  %20 = insertelement <2 x i32> poison, i32 %10, i64 0
  %21 = shufflevector <2 x i32> %20, <2 x i32> poison, <2 x i32> zeroinitializer
  %22 = add nuw nsw <2 x i32> %21, <i32 0, i32 256>
  br label %23, !dbg !75

23:                                               ; preds = %23, %18
  %24 = phi i32 [ 0, %18 ], [ %38, %23 ]
  %25 = phi <2 x float> [ splat (float 0xFFF0000000000000), %18 ], [ %37, %23 ]
  %26 = phi <2 x i32> [ %22, %18 ], [ %44, %23 ]
  %27 = zext nneg <2 x i32> %26 to <2 x i64>, !dbg !76
  %28 = extractelement <2 x i64> %27, i64 0
  %29 = extractelement <2 x i64> %27, i64 1
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %28, !dbg !76
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %29, !dbg !76
  %32 = load float, ptr addrspace(1) %30, align 4, !dbg !76, !tbaa !78
  %33 = load float, ptr addrspace(1) %31, align 4, !dbg !76, !tbaa !78
  %34 = insertelement <2 x float> poison, float %32, i64 0
  %35 = insertelement <2 x float> %34, float %33, i64 1
  %36 = freeze <2 x float> %35
  %37 = tail call contract <2 x float> @llvm.maxnum.v2f32(<2 x float> %25, <2 x float> %36), !dbg !80
  %38 = add nuw i32 %24, 2
  %39 = fcmp uno <2 x float> %36, zeroinitializer
  %40 = bitcast <2 x i1> %39 to i2
  %41 = icmp ne i2 %40, 0
  %42 = icmp eq i32 %38, %19
  %43 = or i1 %41, %42
  %44 = add nuw nsw <2 x i32> %26, splat (i32 512)
  br i1 %43, label %45, label %23, !llvm.loop !81

45:                                               ; preds = %23
  %46 = select i1 %41, <2 x float> %25, <2 x float> %37
  %47 = select i1 %41, i32 %24, i32 %19
  %48 = tail call contract float @llvm.vector.reduce.fmax.v2f32(<2 x float> %46), !dbg !75
  %49 = shl i32 %47, 8
  %50 = add i32 %10, %49
  %51 = icmp ne i32 %16, %19, !dbg !75
  %52 = or i1 %51, %41, !dbg !75
  br i1 %52, label %53, label %56, !dbg !75

53:                                               ; preds = %12, %45
  %54 = phi float [ 0xFFF0000000000000, %12 ], [ %48, %45 ]
  %55 = phi i32 [ %10, %12 ], [ %50, %45 ]
  br label %116, !dbg !75

56:                                               ; preds = %116, %45, %3
  %57 = phi float [ 0xFFF0000000000000, %3 ], [ %48, %45 ], [ %122, %116 ], !dbg !65
    #dbg_value(float %57, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
    #dbg_value(ptr poison, !92, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
    #dbg_declare(ptr poison, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !102)
  %58 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ14softmax_globalPKfPfiE7scratch, i32 %10, !dbg !103
  store float %57, ptr addrspace(3) %58, align 4, !dbg !104, !tbaa !78
  fence syncscope("workgroup") release, !dbg !105
  tail call void @llvm.amdgcn.s.barrier(), !dbg !105
  fence syncscope("workgroup") acquire, !dbg !105
    #dbg_value(i32 128, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
    #dbg_value(i32 128, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %59 = icmp samesign ult i32 %10, 128, !dbg !107
  br i1 %59, label %60, label %65, !dbg !107

60:                                               ; preds = %56
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 512
  %62 = load float, ptr addrspace(3) %58, align 4, !dbg !111, !tbaa !78
  %63 = load float, ptr addrspace(3) %61, align 4, !dbg !113, !tbaa !78
    #dbg_value(ptr poison, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %62, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %63, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
  %64 = tail call contract noundef float @llvm.maxnum.f32(float %62, float %63), !dbg !127
  store float %64, ptr addrspace(3) %58, align 4, !dbg !128, !tbaa !78
  br label %65, !dbg !129

65:                                               ; preds = %60, %56
  fence syncscope("workgroup") release, !dbg !130
  tail call void @llvm.amdgcn.s.barrier(), !dbg !130
  fence syncscope("workgroup") acquire, !dbg !130
    #dbg_value(i32 64, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %66 = icmp samesign ult i32 %10, 64, !dbg !107
  br i1 %66, label %67, label %72, !dbg !107

67:                                               ; preds = %65
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 256
  %69 = load float, ptr addrspace(3) %58, align 4, !dbg !111, !tbaa !78
  %70 = load float, ptr addrspace(3) %68, align 4, !dbg !113, !tbaa !78
    #dbg_value(ptr poison, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %69, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %70, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
  %71 = tail call contract noundef float @llvm.maxnum.f32(float %69, float %70), !dbg !127
  store float %71, ptr addrspace(3) %58, align 4, !dbg !128, !tbaa !78
  br label %72, !dbg !129

72:                                               ; preds = %67, %65
  fence syncscope("workgroup") release, !dbg !130
  tail call void @llvm.amdgcn.s.barrier(), !dbg !130
  fence syncscope("workgroup") acquire, !dbg !130
    #dbg_value(i32 32, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %73 = icmp samesign ult i32 %10, 32, !dbg !107
  br i1 %73, label %74, label %79, !dbg !107

74:                                               ; preds = %72
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 128
  %76 = load float, ptr addrspace(3) %58, align 4, !dbg !111, !tbaa !78
  %77 = load float, ptr addrspace(3) %75, align 4, !dbg !113, !tbaa !78
    #dbg_value(ptr poison, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %76, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %77, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
  %78 = tail call contract noundef float @llvm.maxnum.f32(float %76, float %77), !dbg !127
  store float %78, ptr addrspace(3) %58, align 4, !dbg !128, !tbaa !78
  br label %79, !dbg !129

79:                                               ; preds = %74, %72
  fence syncscope("workgroup") release, !dbg !130
  tail call void @llvm.amdgcn.s.barrier(), !dbg !130
  fence syncscope("workgroup") acquire, !dbg !130
    #dbg_value(i32 16, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %80 = icmp samesign ult i32 %10, 16, !dbg !107
  br i1 %80, label %81, label %86, !dbg !107

81:                                               ; preds = %79
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 64
  %83 = load float, ptr addrspace(3) %58, align 4, !dbg !111, !tbaa !78
  %84 = load float, ptr addrspace(3) %82, align 4, !dbg !113, !tbaa !78
    #dbg_value(ptr poison, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %83, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %84, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
  %85 = tail call contract noundef float @llvm.maxnum.f32(float %83, float %84), !dbg !127
  store float %85, ptr addrspace(3) %58, align 4, !dbg !128, !tbaa !78
  br label %86, !dbg !129

86:                                               ; preds = %81, %79
  fence syncscope("workgroup") release, !dbg !130
  tail call void @llvm.amdgcn.s.barrier(), !dbg !130
  fence syncscope("workgroup") acquire, !dbg !130
    #dbg_value(i32 8, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %87 = icmp samesign ult i32 %10, 8, !dbg !107
  br i1 %87, label %88, label %93, !dbg !107

88:                                               ; preds = %86
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 32
  %90 = load float, ptr addrspace(3) %58, align 4, !dbg !111, !tbaa !78
  %91 = load float, ptr addrspace(3) %89, align 4, !dbg !113, !tbaa !78
    #dbg_value(ptr poison, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %90, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %91, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
  %92 = tail call contract noundef float @llvm.maxnum.f32(float %90, float %91), !dbg !127
  store float %92, ptr addrspace(3) %58, align 4, !dbg !128, !tbaa !78
  br label %93, !dbg !129

93:                                               ; preds = %88, %86
  fence syncscope("workgroup") release, !dbg !130
  tail call void @llvm.amdgcn.s.barrier(), !dbg !130
  fence syncscope("workgroup") acquire, !dbg !130
    #dbg_value(i32 4, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %94 = icmp samesign ult i32 %10, 4, !dbg !107
  br i1 %94, label %95, label %100, !dbg !107

95:                                               ; preds = %93
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 16
  %97 = load float, ptr addrspace(3) %58, align 4, !dbg !111, !tbaa !78
  %98 = load float, ptr addrspace(3) %96, align 4, !dbg !113, !tbaa !78
    #dbg_value(ptr poison, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %97, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %98, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
  %99 = tail call contract noundef float @llvm.maxnum.f32(float %97, float %98), !dbg !127
  store float %99, ptr addrspace(3) %58, align 4, !dbg !128, !tbaa !78
  br label %100, !dbg !129

100:                                              ; preds = %95, %93
  fence syncscope("workgroup") release, !dbg !130
  tail call void @llvm.amdgcn.s.barrier(), !dbg !130
  fence syncscope("workgroup") acquire, !dbg !130
    #dbg_value(i32 2, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %101 = icmp samesign ult i32 %10, 2, !dbg !107
  br i1 %101, label %102, label %107, !dbg !107

102:                                              ; preds = %100
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 8
  %104 = load float, ptr addrspace(3) %58, align 4, !dbg !111, !tbaa !78
  %105 = load float, ptr addrspace(3) %103, align 4, !dbg !113, !tbaa !78
    #dbg_value(ptr poison, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %104, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %105, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
  %106 = tail call contract noundef float @llvm.maxnum.f32(float %104, float %105), !dbg !127
  store float %106, ptr addrspace(3) %58, align 4, !dbg !128, !tbaa !78
  br label %107, !dbg !129

107:                                              ; preds = %102, %100
  fence syncscope("workgroup") release, !dbg !130
  tail call void @llvm.amdgcn.s.barrier(), !dbg !130
  fence syncscope("workgroup") acquire, !dbg !130
    #dbg_value(i32 1, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %108 = icmp eq i32 %10, 0, !dbg !107
  br i1 %108, label %109, label %114, !dbg !107

109:                                              ; preds = %107
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 4
  %111 = load float, ptr addrspace(3) %58, align 4, !dbg !111, !tbaa !78
  %112 = load float, ptr addrspace(3) %110, align 4, !dbg !113, !tbaa !78
    #dbg_value(ptr poison, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %111, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
    #dbg_value(float %112, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !125)
  %113 = tail call contract noundef float @llvm.maxnum.f32(float %111, float %112), !dbg !127
  store float %113, ptr addrspace(3) %58, align 4, !dbg !128, !tbaa !78
  br label %114, !dbg !129

114:                                              ; preds = %107, %109
  fence syncscope("workgroup") release, !dbg !130
  tail call void @llvm.amdgcn.s.barrier(), !dbg !130
  fence syncscope("workgroup") acquire, !dbg !130
    #dbg_value(i32 0, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %115 = load float, ptr addrspace(3) @_ZZ14softmax_globalPKfPfiE7scratch, align 16, !dbg !131, !tbaa !78
    #dbg_value(float %115, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !100)
  fence syncscope("workgroup") release, !dbg !132
  tail call void @llvm.amdgcn.s.barrier(), !dbg !132
  fence syncscope("workgroup") acquire, !dbg !132
    #dbg_value(float %115, !41, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(float 0.000000e+00, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(i32 %10, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  br i1 %11, label %214, label %125, !dbg !134

116:                                              ; preds = %53, %116
  %117 = phi float [ %122, %116 ], [ %54, %53 ]
  %118 = phi i32 [ %123, %116 ], [ %55, %53 ]
    #dbg_value(float %117, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(i32 %118, !39, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %119 = zext nneg i32 %118 to i64, !dbg !76
  %120 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %119, !dbg !76
  %121 = load float, ptr addrspace(1) %120, align 4, !dbg !76, !tbaa !78
  %122 = tail call contract noundef float @llvm.maxnum.f32(float %117, float %121), !dbg !80
    #dbg_value(float %122, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
  %123 = add nuw nsw i32 %118, 256, !dbg !135
    #dbg_value(i32 %123, !39, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %124 = icmp slt i32 %123, %2, !dbg !73
  br i1 %124, label %116, label %56, !dbg !75, !llvm.loop !136

125:                                              ; preds = %214, %114
  %126 = phi float [ 0.000000e+00, %114 ], [ %223, %214 ], !dbg !65
    #dbg_value(float %126, !138, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(ptr poison, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr poison, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
  store float %126, ptr addrspace(3) %58, align 4, !dbg !154, !tbaa !78
  fence syncscope("workgroup") release, !dbg !155
  tail call void @llvm.amdgcn.s.barrier(), !dbg !155
  fence syncscope("workgroup") acquire, !dbg !155
    #dbg_value(i32 128, !146, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
    #dbg_value(i32 128, !146, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
  br i1 %59, label %127, label %132, !dbg !157

127:                                              ; preds = %125
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 512
  %129 = load float, ptr addrspace(3) %58, align 4, !dbg !161, !tbaa !78
  %130 = load float, ptr addrspace(3) %128, align 4, !dbg !163, !tbaa !78
    #dbg_value(ptr poison, !164, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %129, !172, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %130, !173, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %131 = fadd contract float %129, %130, !dbg !177
  store float %131, ptr addrspace(3) %58, align 4, !dbg !178, !tbaa !78
  br label %132, !dbg !179

132:                                              ; preds = %127, %125
  fence syncscope("workgroup") release, !dbg !180
  tail call void @llvm.amdgcn.s.barrier(), !dbg !180
  fence syncscope("workgroup") acquire, !dbg !180
    #dbg_value(i32 64, !146, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
  br i1 %66, label %133, label %138, !dbg !157

133:                                              ; preds = %132
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 256
  %135 = load float, ptr addrspace(3) %58, align 4, !dbg !161, !tbaa !78
  %136 = load float, ptr addrspace(3) %134, align 4, !dbg !163, !tbaa !78
    #dbg_value(ptr poison, !164, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %135, !172, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %136, !173, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %137 = fadd contract float %135, %136, !dbg !177
  store float %137, ptr addrspace(3) %58, align 4, !dbg !178, !tbaa !78
  br label %138, !dbg !179

138:                                              ; preds = %133, %132
  fence syncscope("workgroup") release, !dbg !180
  tail call void @llvm.amdgcn.s.barrier(), !dbg !180
  fence syncscope("workgroup") acquire, !dbg !180
    #dbg_value(i32 32, !146, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
  br i1 %73, label %139, label %144, !dbg !157

139:                                              ; preds = %138
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 128
  %141 = load float, ptr addrspace(3) %58, align 4, !dbg !161, !tbaa !78
  %142 = load float, ptr addrspace(3) %140, align 4, !dbg !163, !tbaa !78
    #dbg_value(ptr poison, !164, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %141, !172, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %142, !173, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %143 = fadd contract float %141, %142, !dbg !177
  store float %143, ptr addrspace(3) %58, align 4, !dbg !178, !tbaa !78
  br label %144, !dbg !179

144:                                              ; preds = %139, %138
  fence syncscope("workgroup") release, !dbg !180
  tail call void @llvm.amdgcn.s.barrier(), !dbg !180
  fence syncscope("workgroup") acquire, !dbg !180
    #dbg_value(i32 16, !146, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
  br i1 %80, label %145, label %150, !dbg !157

145:                                              ; preds = %144
  %146 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 64
  %147 = load float, ptr addrspace(3) %58, align 4, !dbg !161, !tbaa !78
  %148 = load float, ptr addrspace(3) %146, align 4, !dbg !163, !tbaa !78
    #dbg_value(ptr poison, !164, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %147, !172, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %148, !173, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %149 = fadd contract float %147, %148, !dbg !177
  store float %149, ptr addrspace(3) %58, align 4, !dbg !178, !tbaa !78
  br label %150, !dbg !179

150:                                              ; preds = %145, %144
  fence syncscope("workgroup") release, !dbg !180
  tail call void @llvm.amdgcn.s.barrier(), !dbg !180
  fence syncscope("workgroup") acquire, !dbg !180
    #dbg_value(i32 8, !146, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
  br i1 %87, label %151, label %156, !dbg !157

151:                                              ; preds = %150
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 32
  %153 = load float, ptr addrspace(3) %58, align 4, !dbg !161, !tbaa !78
  %154 = load float, ptr addrspace(3) %152, align 4, !dbg !163, !tbaa !78
    #dbg_value(ptr poison, !164, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %153, !172, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %154, !173, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %155 = fadd contract float %153, %154, !dbg !177
  store float %155, ptr addrspace(3) %58, align 4, !dbg !178, !tbaa !78
  br label %156, !dbg !179

156:                                              ; preds = %151, %150
  fence syncscope("workgroup") release, !dbg !180
  tail call void @llvm.amdgcn.s.barrier(), !dbg !180
  fence syncscope("workgroup") acquire, !dbg !180
    #dbg_value(i32 4, !146, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
  br i1 %94, label %157, label %162, !dbg !157

157:                                              ; preds = %156
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 16
  %159 = load float, ptr addrspace(3) %58, align 4, !dbg !161, !tbaa !78
  %160 = load float, ptr addrspace(3) %158, align 4, !dbg !163, !tbaa !78
    #dbg_value(ptr poison, !164, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %159, !172, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %160, !173, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %161 = fadd contract float %159, %160, !dbg !177
  store float %161, ptr addrspace(3) %58, align 4, !dbg !178, !tbaa !78
  br label %162, !dbg !179

162:                                              ; preds = %157, %156
  fence syncscope("workgroup") release, !dbg !180
  tail call void @llvm.amdgcn.s.barrier(), !dbg !180
  fence syncscope("workgroup") acquire, !dbg !180
    #dbg_value(i32 2, !146, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
  br i1 %101, label %163, label %168, !dbg !157

163:                                              ; preds = %162
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i32 8
  %165 = load float, ptr addrspace(3) %58, align 4, !dbg !161, !tbaa !78
  %166 = load float, ptr addrspace(3) %164, align 4, !dbg !163, !tbaa !78
    #dbg_value(ptr poison, !164, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %165, !172, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float %166, !173, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %167 = fadd contract float %165, %166, !dbg !177
  store float %167, ptr addrspace(3) %58, align 4, !dbg !178, !tbaa !78
  br label %168, !dbg !179

168:                                              ; preds = %163, %162
  fence syncscope("workgroup") release, !dbg !180
  tail call void @llvm.amdgcn.s.barrier(), !dbg !180
  fence syncscope("workgroup") acquire, !dbg !180
    #dbg_value(i32 1, !146, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
  br i1 %108, label %169, label %174, !dbg !157

169:                                              ; preds = %168
  %170 = load <2 x float>, ptr addrspace(3) %58, align 4, !dbg !161, !tbaa !78
    #dbg_value(ptr poison, !164, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float poison, !172, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(float poison, !173, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
  %171 = shufflevector <2 x float> %170, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !177
  %172 = fadd contract <2 x float> %170, %171, !dbg !177
  %173 = extractelement <2 x float> %172, i64 0, !dbg !177
  store float %173, ptr addrspace(3) %58, align 4, !dbg !178, !tbaa !78
  br label %174, !dbg !179

174:                                              ; preds = %168, %169
  fence syncscope("workgroup") release, !dbg !180
  tail call void @llvm.amdgcn.s.barrier(), !dbg !180
  fence syncscope("workgroup") acquire, !dbg !180
    #dbg_value(i32 0, !146, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !156)
  %175 = load float, ptr addrspace(3) @_ZZ14softmax_globalPKfPfiE7scratch, align 16, !dbg !181, !tbaa !78
    #dbg_value(float %175, !148, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
  fence syncscope("workgroup") release, !dbg !182
  tail call void @llvm.amdgcn.s.barrier(), !dbg !182
  fence syncscope("workgroup") acquire, !dbg !182
    #dbg_value(float %175, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
  %176 = fdiv contract float 1.000000e+00, %175, !dbg !183
    #dbg_value(float %176, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(i32 %10, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
  br i1 %11, label %177, label %226, !dbg !185

177:                                              ; preds = %174
  %178 = xor i32 %10, -1, !dbg !185
  %179 = add i32 %2, %178, !dbg !185
  %180 = lshr i32 %179, 8, !dbg !185
  %181 = add nuw nsw i32 %180, 1, !dbg !185
  %182 = icmp eq i32 %180, 0, !dbg !185
  br i1 %182, label %212, label %183, !dbg !185

183:                                              ; preds = %177
  %184 = and i32 %181, 33554430
  %185 = shl i32 %184, 8
  %186 = add i32 %10, %185
  %187 = insertelement <2 x float> poison, float %176, i64 0
  %188 = shufflevector <2 x float> %187, <2 x float> poison, <2 x i32> zeroinitializer
  %189 = insertelement <2 x i32> poison, i32 %10, i64 0
  %190 = shufflevector <2 x i32> %189, <2 x i32> poison, <2 x i32> zeroinitializer
  %191 = add nuw nsw <2 x i32> %190, <i32 0, i32 256>
  br label %192, !dbg !185

192:                                              ; preds = %192, %183
  %193 = phi i32 [ 0, %183 ], [ %207, %192 ]
  %194 = phi <2 x i32> [ %191, %183 ], [ %208, %192 ]
  %195 = zext nneg <2 x i32> %194 to <2 x i64>, !dbg !186
  %196 = extractelement <2 x i64> %195, i64 0
  %197 = extractelement <2 x i64> %195, i64 1
  %198 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %196, !dbg !186
  %199 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %197, !dbg !186
  %200 = load float, ptr addrspace(1) %198, align 4, !dbg !186, !tbaa !78
  %201 = load float, ptr addrspace(1) %199, align 4, !dbg !186, !tbaa !78
  %202 = insertelement <2 x float> poison, float %200, i64 0
  %203 = insertelement <2 x float> %202, float %201, i64 1
  %204 = fmul contract <2 x float> %188, %203, !dbg !189
  %205 = extractelement <2 x float> %204, i64 0
  %206 = extractelement <2 x float> %204, i64 1
  store float %205, ptr addrspace(1) %198, align 4, !dbg !190, !tbaa !78
  store float %206, ptr addrspace(1) %199, align 4, !dbg !190, !tbaa !78
  %207 = add nuw i32 %193, 2
  %208 = add nuw nsw <2 x i32> %194, splat (i32 512)
  %209 = icmp eq i32 %207, %184, !dbg !185
  br i1 %209, label %210, label %192, !dbg !185, !llvm.loop !191

210:                                              ; preds = %192
  %211 = icmp eq i32 %181, %184, !dbg !185
  br i1 %211, label %226, label %212, !dbg !185

212:                                              ; preds = %177, %210
  %213 = phi i32 [ %10, %177 ], [ %186, %210 ]
  br label %227, !dbg !185

214:                                              ; preds = %114, %214
  %215 = phi float [ %223, %214 ], [ 0.000000e+00, %114 ]
  %216 = phi i32 [ %224, %214 ], [ %10, %114 ]
    #dbg_value(float %215, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(i32 %216, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %217 = zext nneg i32 %216 to i64, !dbg !193
  %218 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %217, !dbg !193
  %219 = load float, ptr addrspace(1) %218, align 4, !dbg !193, !tbaa !78
  %220 = fsub contract float %219, %115, !dbg !194
  %221 = tail call contract noundef float @llvm.exp.f32(float %220), !dbg !195
    #dbg_value(float %221, !45, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
  %222 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %217, !dbg !197
  store float %221, ptr addrspace(1) %222, align 4, !dbg !198, !tbaa !78
  %223 = fadd contract float %215, %221, !dbg !199
    #dbg_value(float %223, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
  %224 = add nuw nsw i32 %216, 256, !dbg !200
    #dbg_value(i32 %224, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %225 = icmp slt i32 %224, %2, !dbg !201
  br i1 %225, label %214, label %125, !dbg !134, !llvm.loop !202

226:                                              ; preds = %227, %210, %174
  ret void, !dbg !204

227:                                              ; preds = %212, %227
  %228 = phi i32 [ %233, %227 ], [ %213, %212 ]
    #dbg_value(i32 %228, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
  %229 = zext nneg i32 %228 to i64, !dbg !186
  %230 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %229, !dbg !186
  %231 = load float, ptr addrspace(1) %230, align 4, !dbg !186, !tbaa !78
  %232 = fmul contract float %176, %231, !dbg !189
  store float %232, ptr addrspace(1) %230, align 4, !dbg !190, !tbaa !78
  %233 = add nuw nsw i32 %228, 256, !dbg !205
    #dbg_value(i32 %233, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
  %234 = icmp slt i32 %233, %2, !dbg !206
  br i1 %234, label %227, label %226, !dbg !185, !llvm.loop !207
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmax.v2f32(<2 x float>) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!13}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60}
!llvm.errno.tbaa = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "scratch", scope: !2, file: !3, line: 32, type: !52, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "softmax_global", linkageName: "_Z14softmax_globalPKfPfi", scope: !3, file: !3, line: 31, type: !4, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !30)
!3 = !DIFile(filename: "softmax_global.hip", directory: ".", checksumkind: CSK_MD5, checksum: "aefa391c3d7d02375665a8a6677851bd")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !10, !12}
!6 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !7)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !14, globals: !18, splitDebugInlining: false, nameTableKind: None)
!14 = !{!15}
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !16, line: 8, baseType: !17)
!16 = !DIFile(filename: "include/hip/hip_runtime.h", directory: ".", checksumkind: CSK_MD5, checksum: "49d38628b5a567ad90fddc243593e716")
!17 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!18 = !{!0, !19, !23}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression(DW_OP_constu, 256, DW_OP_stack_value))
!20 = distinct !DIGlobalVariable(name: "kThreads", scope: !21, file: !3, line: 11, type: !22, isLocal: true, isDefinition: true)
!21 = !DINamespace(scope: null)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !16, line: 71, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 80, elements: !28)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{!29}
!29 = !DISubrange(count: 10)
!30 = !{!31, !32, !33, !34, !36, !37, !38, !39, !41, !42, !43, !45, !48, !49, !50}
!31 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 31, type: !6)
!32 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 31, type: !10)
!33 = !DILocalVariable(name: "columns", arg: 3, scope: !2, file: !3, line: 31, type: !12)
!34 = !DILocalVariable(name: "row_start", scope: !2, file: !3, line: 33, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!36 = !DILocalVariable(name: "row_in", scope: !2, file: !3, line: 34, type: !7)
!37 = !DILocalVariable(name: "row_out", scope: !2, file: !3, line: 35, type: !11)
!38 = !DILocalVariable(name: "thread_max", scope: !2, file: !3, line: 37, type: !9)
!39 = !DILocalVariable(name: "column", scope: !40, file: !3, line: 38, type: !12)
!40 = distinct !DILexicalBlock(scope: !2, file: !3, line: 38, column: 3)
!41 = !DILocalVariable(name: "row_max", scope: !2, file: !3, line: 41, type: !8)
!42 = !DILocalVariable(name: "thread_sum", scope: !2, file: !3, line: 44, type: !9)
!43 = !DILocalVariable(name: "column", scope: !44, file: !3, line: 45, type: !12)
!44 = distinct !DILexicalBlock(scope: !2, file: !3, line: 45, column: 3)
!45 = !DILocalVariable(name: "exponential", scope: !46, file: !3, line: 46, type: !8)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 45, column: 72)
!47 = distinct !DILexicalBlock(scope: !44, file: !3, line: 45, column: 3)
!48 = !DILocalVariable(name: "row_sum", scope: !2, file: !3, line: 50, type: !8)
!49 = !DILocalVariable(name: "scale", scope: !2, file: !3, line: 52, type: !8)
!50 = !DILocalVariable(name: "column", scope: !51, file: !3, line: 53, type: !12)
!51 = distinct !DILexicalBlock(scope: !2, file: !3, line: 53, column: 3)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 8192, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 256)
!55 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!56 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!57 = !{i32 7, !"Dwarf Version", i32 5}
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 1, !"wchar_size", i32 4}
!60 = !{i32 8, !"PIC Level", i32 2}
!61 = !{!62, !62, i64 0}
!62 = !{!"int", !63, i64 0}
!63 = !{!"omnipotent char", !64, i64 0}
!64 = !{!"Simple C++ TBAA"}
!65 = !DILocation(line: 0, scope: !2)
!66 = !DILocation(line: 33, column: 48, scope: !2)
!67 = !DILocation(line: 33, column: 62, scope: !2)
!68 = !DILocation(line: 33, column: 60, scope: !2)
!69 = !DILocation(line: 34, column: 28, scope: !2)
!70 = !DILocation(line: 35, column: 24, scope: !2)
!71 = !DILocation(line: 38, column: 21, scope: !40)
!72 = !DILocation(line: 0, scope: !40)
!73 = !DILocation(line: 38, column: 41, scope: !74)
!74 = distinct !DILexicalBlock(scope: !40, file: !3, line: 38, column: 3)
!75 = !DILocation(line: 38, column: 3, scope: !40)
!76 = !DILocation(line: 39, column: 36, scope: !77)
!77 = distinct !DILexicalBlock(scope: !74, file: !3, line: 38, column: 72)
!78 = !{!79, !79, i64 0}
!79 = !{!"float", !63, i64 0}
!80 = !DILocation(line: 39, column: 18, scope: !77)
!81 = distinct !{!81, !75, !82, !83, !84}
!82 = !DILocation(line: 40, column: 3, scope: !40)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !{!"llvm.loop.isvectorized", i32 1}
!85 = !DILocalVariable(name: "value", arg: 1, scope: !86, file: !3, line: 14, type: !9)
!86 = distinct !DISubprogram(name: "block_reduce<(lambda at softmax_global.hip:42:41)>", linkageName: "_ZN12_GLOBAL__N_112block_reduceIZ14softmax_globalPKfPfiEUlffE_EEffS3_T_", scope: !21, file: !3, line: 14, type: !87, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !13, templateParams: !98, retainedNodes: !91)
!87 = !DISubroutineType(types: !88)
!88 = !{!9, !9, !11, !89}
!89 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !2, file: !3, line: 42, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !90)
!90 = !{}
!91 = !{!85, !92, !93, !94, !97}
!92 = !DILocalVariable(name: "scratch", arg: 2, scope: !86, file: !3, line: 14, type: !11)
!93 = !DILocalVariable(name: "combine", arg: 3, scope: !86, file: !3, line: 14, type: !89)
!94 = !DILocalVariable(name: "stride", scope: !95, file: !3, line: 17, type: !96)
!95 = distinct !DILexicalBlock(scope: !86, file: !3, line: 17, column: 3)
!96 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!97 = !DILocalVariable(name: "result", scope: !86, file: !3, line: 23, type: !8)
!98 = !{!99}
!99 = !DITemplateTypeParameter(name: "Combine", type: !89)
!100 = !DILocation(line: 0, scope: !86, inlinedAt: !101)
!101 = distinct !DILocation(line: 42, column: 7, scope: !2)
!102 = !DILocation(line: 14, column: 68, scope: !86, inlinedAt: !101)
!103 = !DILocation(line: 15, column: 3, scope: !86, inlinedAt: !101)
!104 = !DILocation(line: 15, column: 24, scope: !86, inlinedAt: !101)
!105 = !DILocation(line: 16, column: 3, scope: !86, inlinedAt: !101)
!106 = !DILocation(line: 0, scope: !95, inlinedAt: !101)
!107 = !DILocation(line: 18, column: 21, scope: !108, inlinedAt: !101)
!108 = distinct !DILexicalBlock(scope: !109, file: !3, line: 18, column: 9)
!109 = distinct !DILexicalBlock(scope: !110, file: !3, line: 17, column: 65)
!110 = distinct !DILexicalBlock(scope: !95, file: !3, line: 17, column: 3)
!111 = !DILocation(line: 19, column: 38, scope: !112, inlinedAt: !101)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 18, column: 31)
!113 = !DILocation(line: 19, column: 60, scope: !112, inlinedAt: !101)
!114 = !DILocalVariable(name: "this", arg: 1, scope: !115, type: !124, flags: DIFlagArtificial | DIFlagObjectPointer)
!115 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ14softmax_globalPKfPfiENKUlffE_clEff", scope: !89, file: !3, line: 42, type: !116, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !120, retainedNodes: !121)
!116 = !DISubroutineType(types: !117)
!117 = !{!9, !118, !9, !9}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 1)
!119 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!120 = !DISubprogram(name: "operator()", scope: !89, file: !3, line: 42, type: !116, scopeLine: 42, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!121 = !{!114, !122, !123}
!122 = !DILocalVariable(name: "a", arg: 2, scope: !115, file: !3, line: 42, type: !9)
!123 = !DILocalVariable(name: "b", arg: 3, scope: !115, file: !3, line: 42, type: !9)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64, dwarfAddressSpace: 1)
!125 = !DILocation(line: 0, scope: !115, inlinedAt: !126)
!126 = distinct !DILocation(line: 19, column: 30, scope: !112, inlinedAt: !101)
!127 = !DILocation(line: 42, column: 71, scope: !115, inlinedAt: !126)
!128 = !DILocation(line: 19, column: 28, scope: !112, inlinedAt: !101)
!129 = !DILocation(line: 20, column: 5, scope: !112, inlinedAt: !101)
!130 = !DILocation(line: 21, column: 5, scope: !109, inlinedAt: !101)
!131 = !DILocation(line: 23, column: 24, scope: !86, inlinedAt: !101)
!132 = !DILocation(line: 24, column: 3, scope: !86, inlinedAt: !101)
!133 = !DILocation(line: 0, scope: !44)
!134 = !DILocation(line: 45, column: 3, scope: !44)
!135 = !DILocation(line: 38, column: 59, scope: !74)
!136 = distinct !{!136, !83, !137, !84}
!137 = !{!"llvm.loop.unroll.runtime.disable"}
!138 = !DILocalVariable(name: "value", arg: 1, scope: !139, file: !3, line: 14, type: !9)
!139 = distinct !DISubprogram(name: "block_reduce<(lambda at softmax_global.hip:50:59)>", linkageName: "_ZN12_GLOBAL__N_112block_reduceIZ14softmax_globalPKfPfiEUlffE0_EEffS3_T_", scope: !21, file: !3, line: 14, type: !140, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !13, templateParams: !149, retainedNodes: !143)
!140 = !DISubroutineType(types: !141)
!141 = !{!9, !9, !11, !142}
!142 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !2, file: !3, line: 50, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !90)
!143 = !{!138, !144, !145, !146, !148}
!144 = !DILocalVariable(name: "scratch", arg: 2, scope: !139, file: !3, line: 14, type: !11)
!145 = !DILocalVariable(name: "combine", arg: 3, scope: !139, file: !3, line: 14, type: !142)
!146 = !DILocalVariable(name: "stride", scope: !147, file: !3, line: 17, type: !96)
!147 = distinct !DILexicalBlock(scope: !139, file: !3, line: 17, column: 3)
!148 = !DILocalVariable(name: "result", scope: !139, file: !3, line: 23, type: !8)
!149 = !{!150}
!150 = !DITemplateTypeParameter(name: "Combine", type: !142)
!151 = !DILocation(line: 0, scope: !139, inlinedAt: !152)
!152 = distinct !DILocation(line: 50, column: 25, scope: !2)
!153 = !DILocation(line: 14, column: 68, scope: !139, inlinedAt: !152)
!154 = !DILocation(line: 15, column: 24, scope: !139, inlinedAt: !152)
!155 = !DILocation(line: 16, column: 3, scope: !139, inlinedAt: !152)
!156 = !DILocation(line: 0, scope: !147, inlinedAt: !152)
!157 = !DILocation(line: 18, column: 21, scope: !158, inlinedAt: !152)
!158 = distinct !DILexicalBlock(scope: !159, file: !3, line: 18, column: 9)
!159 = distinct !DILexicalBlock(scope: !160, file: !3, line: 17, column: 65)
!160 = distinct !DILexicalBlock(scope: !147, file: !3, line: 17, column: 3)
!161 = !DILocation(line: 19, column: 38, scope: !162, inlinedAt: !152)
!162 = distinct !DILexicalBlock(scope: !158, file: !3, line: 18, column: 31)
!163 = !DILocation(line: 19, column: 60, scope: !162, inlinedAt: !152)
!164 = !DILocalVariable(name: "this", arg: 1, scope: !165, type: !174, flags: DIFlagArtificial | DIFlagObjectPointer)
!165 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ14softmax_globalPKfPfiENKUlffE0_clEff", scope: !142, file: !3, line: 50, type: !166, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !170, retainedNodes: !171)
!166 = !DISubroutineType(types: !167)
!167 = !{!9, !168, !9, !9}
!168 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 1)
!169 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !142)
!170 = !DISubprogram(name: "operator()", scope: !142, file: !3, line: 50, type: !166, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!171 = !{!164, !172, !173}
!172 = !DILocalVariable(name: "a", arg: 2, scope: !165, file: !3, line: 50, type: !9)
!173 = !DILocalVariable(name: "b", arg: 3, scope: !165, file: !3, line: 50, type: !9)
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !169, size: 64, dwarfAddressSpace: 1)
!175 = !DILocation(line: 0, scope: !165, inlinedAt: !176)
!176 = distinct !DILocation(line: 19, column: 30, scope: !162, inlinedAt: !152)
!177 = !DILocation(line: 50, column: 91, scope: !165, inlinedAt: !176)
!178 = !DILocation(line: 19, column: 28, scope: !162, inlinedAt: !152)
!179 = !DILocation(line: 20, column: 5, scope: !162, inlinedAt: !152)
!180 = !DILocation(line: 21, column: 5, scope: !159, inlinedAt: !152)
!181 = !DILocation(line: 23, column: 24, scope: !139, inlinedAt: !152)
!182 = !DILocation(line: 24, column: 3, scope: !139, inlinedAt: !152)
!183 = !DILocation(line: 52, column: 28, scope: !2)
!184 = !DILocation(line: 0, scope: !51)
!185 = !DILocation(line: 53, column: 3, scope: !51)
!186 = !DILocation(line: 54, column: 31, scope: !187)
!187 = distinct !DILexicalBlock(scope: !188, file: !3, line: 53, column: 72)
!188 = distinct !DILexicalBlock(scope: !51, file: !3, line: 53, column: 3)
!189 = !DILocation(line: 54, column: 29, scope: !187)
!190 = !DILocation(line: 54, column: 21, scope: !187)
!191 = distinct !{!191, !185, !192, !83, !84}
!192 = !DILocation(line: 55, column: 3, scope: !51)
!193 = !DILocation(line: 46, column: 36, scope: !46)
!194 = !DILocation(line: 46, column: 51, scope: !46)
!195 = !DILocation(line: 46, column: 31, scope: !46)
!196 = !DILocation(line: 0, scope: !46)
!197 = !DILocation(line: 47, column: 5, scope: !46)
!198 = !DILocation(line: 47, column: 21, scope: !46)
!199 = !DILocation(line: 48, column: 16, scope: !46)
!200 = !DILocation(line: 45, column: 59, scope: !47)
!201 = !DILocation(line: 45, column: 41, scope: !47)
!202 = distinct !{!202, !134, !203, !83}
!203 = !DILocation(line: 49, column: 3, scope: !44)
!204 = !DILocation(line: 56, column: 1, scope: !2)
!205 = !DILocation(line: 53, column: 59, scope: !188)
!206 = !DILocation(line: 53, column: 41, scope: !188)
!207 = distinct !{!207, !83, !137, !84}

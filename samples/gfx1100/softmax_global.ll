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
  br i1 %11, label %72, label %12, !dbg !75

12:                                               ; preds = %72, %3
  %13 = phi float [ 0xFFF0000000000000, %3 ], [ %78, %72 ], !dbg !65
    #dbg_value(float %13, !76, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(ptr poison, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_declare(ptr poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ14softmax_globalPKfPfiE7scratch, i32 %10, !dbg !94
  store float %13, ptr addrspace(3) %14, align 4, !dbg !95, !tbaa !96
  fence syncscope("workgroup") release, !dbg !98
  tail call void @llvm.amdgcn.s.barrier(), !dbg !98
  fence syncscope("workgroup") acquire, !dbg !98
    #dbg_value(i32 128, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 128, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %15 = icmp samesign ult i32 %10, 128, !dbg !100
  br i1 %15, label %16, label %21, !dbg !100

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 512
  %18 = load float, ptr addrspace(3) %14, align 4, !dbg !104, !tbaa !96
  %19 = load float, ptr addrspace(3) %17, align 4, !dbg !106, !tbaa !96
    #dbg_value(ptr poison, !107, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %18, !115, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %19, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
  %20 = tail call contract noundef float @llvm.maxnum.f32(float %18, float %19), !dbg !120
  store float %20, ptr addrspace(3) %14, align 4, !dbg !121, !tbaa !96
  br label %21, !dbg !122

21:                                               ; preds = %16, %12
  fence syncscope("workgroup") release, !dbg !123
  tail call void @llvm.amdgcn.s.barrier(), !dbg !123
  fence syncscope("workgroup") acquire, !dbg !123
    #dbg_value(i32 64, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %22 = icmp samesign ult i32 %10, 64, !dbg !100
  br i1 %22, label %23, label %28, !dbg !100

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 256
  %25 = load float, ptr addrspace(3) %14, align 4, !dbg !104, !tbaa !96
  %26 = load float, ptr addrspace(3) %24, align 4, !dbg !106, !tbaa !96
    #dbg_value(ptr poison, !107, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %25, !115, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %26, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
  %27 = tail call contract noundef float @llvm.maxnum.f32(float %25, float %26), !dbg !120
  store float %27, ptr addrspace(3) %14, align 4, !dbg !121, !tbaa !96
  br label %28, !dbg !122

28:                                               ; preds = %23, %21
  fence syncscope("workgroup") release, !dbg !123
  tail call void @llvm.amdgcn.s.barrier(), !dbg !123
  fence syncscope("workgroup") acquire, !dbg !123
    #dbg_value(i32 32, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %29 = icmp samesign ult i32 %10, 32, !dbg !100
  br i1 %29, label %30, label %35, !dbg !100

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 128
  %32 = load float, ptr addrspace(3) %14, align 4, !dbg !104, !tbaa !96
  %33 = load float, ptr addrspace(3) %31, align 4, !dbg !106, !tbaa !96
    #dbg_value(ptr poison, !107, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %32, !115, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %33, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
  %34 = tail call contract noundef float @llvm.maxnum.f32(float %32, float %33), !dbg !120
  store float %34, ptr addrspace(3) %14, align 4, !dbg !121, !tbaa !96
  br label %35, !dbg !122

35:                                               ; preds = %30, %28
  fence syncscope("workgroup") release, !dbg !123
  tail call void @llvm.amdgcn.s.barrier(), !dbg !123
  fence syncscope("workgroup") acquire, !dbg !123
    #dbg_value(i32 16, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %36 = icmp samesign ult i32 %10, 16, !dbg !100
  br i1 %36, label %37, label %42, !dbg !100

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 64
  %39 = load float, ptr addrspace(3) %14, align 4, !dbg !104, !tbaa !96
  %40 = load float, ptr addrspace(3) %38, align 4, !dbg !106, !tbaa !96
    #dbg_value(ptr poison, !107, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %39, !115, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %40, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
  %41 = tail call contract noundef float @llvm.maxnum.f32(float %39, float %40), !dbg !120
  store float %41, ptr addrspace(3) %14, align 4, !dbg !121, !tbaa !96
  br label %42, !dbg !122

42:                                               ; preds = %37, %35
  fence syncscope("workgroup") release, !dbg !123
  tail call void @llvm.amdgcn.s.barrier(), !dbg !123
  fence syncscope("workgroup") acquire, !dbg !123
    #dbg_value(i32 8, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %43 = icmp samesign ult i32 %10, 8, !dbg !100
  br i1 %43, label %44, label %49, !dbg !100

44:                                               ; preds = %42
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 32
  %46 = load float, ptr addrspace(3) %14, align 4, !dbg !104, !tbaa !96
  %47 = load float, ptr addrspace(3) %45, align 4, !dbg !106, !tbaa !96
    #dbg_value(ptr poison, !107, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %46, !115, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %47, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
  %48 = tail call contract noundef float @llvm.maxnum.f32(float %46, float %47), !dbg !120
  store float %48, ptr addrspace(3) %14, align 4, !dbg !121, !tbaa !96
  br label %49, !dbg !122

49:                                               ; preds = %44, %42
  fence syncscope("workgroup") release, !dbg !123
  tail call void @llvm.amdgcn.s.barrier(), !dbg !123
  fence syncscope("workgroup") acquire, !dbg !123
    #dbg_value(i32 4, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %50 = icmp samesign ult i32 %10, 4, !dbg !100
  br i1 %50, label %51, label %56, !dbg !100

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 16
  %53 = load float, ptr addrspace(3) %14, align 4, !dbg !104, !tbaa !96
  %54 = load float, ptr addrspace(3) %52, align 4, !dbg !106, !tbaa !96
    #dbg_value(ptr poison, !107, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %53, !115, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %54, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
  %55 = tail call contract noundef float @llvm.maxnum.f32(float %53, float %54), !dbg !120
  store float %55, ptr addrspace(3) %14, align 4, !dbg !121, !tbaa !96
  br label %56, !dbg !122

56:                                               ; preds = %51, %49
  fence syncscope("workgroup") release, !dbg !123
  tail call void @llvm.amdgcn.s.barrier(), !dbg !123
  fence syncscope("workgroup") acquire, !dbg !123
    #dbg_value(i32 2, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %57 = icmp samesign ult i32 %10, 2, !dbg !100
  br i1 %57, label %58, label %63, !dbg !100

58:                                               ; preds = %56
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 8
  %60 = load float, ptr addrspace(3) %14, align 4, !dbg !104, !tbaa !96
  %61 = load float, ptr addrspace(3) %59, align 4, !dbg !106, !tbaa !96
    #dbg_value(ptr poison, !107, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %60, !115, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %61, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
  %62 = tail call contract noundef float @llvm.maxnum.f32(float %60, float %61), !dbg !120
  store float %62, ptr addrspace(3) %14, align 4, !dbg !121, !tbaa !96
  br label %63, !dbg !122

63:                                               ; preds = %58, %56
  fence syncscope("workgroup") release, !dbg !123
  tail call void @llvm.amdgcn.s.barrier(), !dbg !123
  fence syncscope("workgroup") acquire, !dbg !123
    #dbg_value(i32 1, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %64 = icmp eq i32 %10, 0, !dbg !100
  br i1 %64, label %65, label %70, !dbg !100

65:                                               ; preds = %63
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 4
  %67 = load float, ptr addrspace(3) %14, align 4, !dbg !104, !tbaa !96
  %68 = load float, ptr addrspace(3) %66, align 4, !dbg !106, !tbaa !96
    #dbg_value(ptr poison, !107, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %67, !115, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float %68, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
  %69 = tail call contract noundef float @llvm.maxnum.f32(float %67, float %68), !dbg !120
  store float %69, ptr addrspace(3) %14, align 4, !dbg !121, !tbaa !96
  br label %70, !dbg !122

70:                                               ; preds = %63, %65
  fence syncscope("workgroup") release, !dbg !123
  tail call void @llvm.amdgcn.s.barrier(), !dbg !123
  fence syncscope("workgroup") acquire, !dbg !123
    #dbg_value(i32 0, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %71 = load float, ptr addrspace(3) @_ZZ14softmax_globalPKfPfiE7scratch, align 16, !dbg !124, !tbaa !96
    #dbg_value(float %71, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
  fence syncscope("workgroup") release, !dbg !125
  tail call void @llvm.amdgcn.s.barrier(), !dbg !125
  fence syncscope("workgroup") acquire, !dbg !125
    #dbg_value(float %71, !41, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(float 0.000000e+00, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(i32 %10, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
  br i1 %11, label %133, label %81, !dbg !127

72:                                               ; preds = %3, %72
  %73 = phi float [ %78, %72 ], [ 0xFFF0000000000000, %3 ]
  %74 = phi i32 [ %79, %72 ], [ %10, %3 ]
    #dbg_value(float %73, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(i32 %74, !39, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %75 = zext nneg i32 %74 to i64, !dbg !128
  %76 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %75, !dbg !128
  %77 = load float, ptr addrspace(1) %76, align 4, !dbg !128, !tbaa !96
  %78 = tail call contract noundef float @llvm.maxnum.f32(float %73, float %77), !dbg !130
    #dbg_value(float %78, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
  %79 = add nuw nsw i32 %74, 256, !dbg !131
    #dbg_value(i32 %79, !39, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %80 = icmp slt i32 %79, %2, !dbg !73
  br i1 %80, label %72, label %12, !dbg !75, !llvm.loop !132

81:                                               ; preds = %133, %70
  %82 = phi float [ 0.000000e+00, %70 ], [ %142, %133 ], !dbg !65
    #dbg_value(float %82, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !148)
    #dbg_value(ptr poison, !141, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !148)
    #dbg_declare(ptr poison, !142, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
  store float %82, ptr addrspace(3) %14, align 4, !dbg !151, !tbaa !96
  fence syncscope("workgroup") release, !dbg !152
  tail call void @llvm.amdgcn.s.barrier(), !dbg !152
  fence syncscope("workgroup") acquire, !dbg !152
    #dbg_value(i32 128, !143, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
    #dbg_value(i32 128, !143, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
  br i1 %15, label %83, label %88, !dbg !154

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 512
  %85 = load float, ptr addrspace(3) %14, align 4, !dbg !158, !tbaa !96
  %86 = load float, ptr addrspace(3) %84, align 4, !dbg !160, !tbaa !96
    #dbg_value(ptr poison, !161, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %85, !169, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %86, !170, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %87 = fadd contract float %85, %86, !dbg !174
  store float %87, ptr addrspace(3) %14, align 4, !dbg !175, !tbaa !96
  br label %88, !dbg !176

88:                                               ; preds = %83, %81
  fence syncscope("workgroup") release, !dbg !177
  tail call void @llvm.amdgcn.s.barrier(), !dbg !177
  fence syncscope("workgroup") acquire, !dbg !177
    #dbg_value(i32 64, !143, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
  br i1 %22, label %89, label %94, !dbg !154

89:                                               ; preds = %88
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 256
  %91 = load float, ptr addrspace(3) %14, align 4, !dbg !158, !tbaa !96
  %92 = load float, ptr addrspace(3) %90, align 4, !dbg !160, !tbaa !96
    #dbg_value(ptr poison, !161, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %91, !169, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %92, !170, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %93 = fadd contract float %91, %92, !dbg !174
  store float %93, ptr addrspace(3) %14, align 4, !dbg !175, !tbaa !96
  br label %94, !dbg !176

94:                                               ; preds = %89, %88
  fence syncscope("workgroup") release, !dbg !177
  tail call void @llvm.amdgcn.s.barrier(), !dbg !177
  fence syncscope("workgroup") acquire, !dbg !177
    #dbg_value(i32 32, !143, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
  br i1 %29, label %95, label %100, !dbg !154

95:                                               ; preds = %94
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 128
  %97 = load float, ptr addrspace(3) %14, align 4, !dbg !158, !tbaa !96
  %98 = load float, ptr addrspace(3) %96, align 4, !dbg !160, !tbaa !96
    #dbg_value(ptr poison, !161, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %97, !169, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %98, !170, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %99 = fadd contract float %97, %98, !dbg !174
  store float %99, ptr addrspace(3) %14, align 4, !dbg !175, !tbaa !96
  br label %100, !dbg !176

100:                                              ; preds = %95, %94
  fence syncscope("workgroup") release, !dbg !177
  tail call void @llvm.amdgcn.s.barrier(), !dbg !177
  fence syncscope("workgroup") acquire, !dbg !177
    #dbg_value(i32 16, !143, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
  br i1 %36, label %101, label %106, !dbg !154

101:                                              ; preds = %100
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 64
  %103 = load float, ptr addrspace(3) %14, align 4, !dbg !158, !tbaa !96
  %104 = load float, ptr addrspace(3) %102, align 4, !dbg !160, !tbaa !96
    #dbg_value(ptr poison, !161, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %103, !169, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %104, !170, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %105 = fadd contract float %103, %104, !dbg !174
  store float %105, ptr addrspace(3) %14, align 4, !dbg !175, !tbaa !96
  br label %106, !dbg !176

106:                                              ; preds = %101, %100
  fence syncscope("workgroup") release, !dbg !177
  tail call void @llvm.amdgcn.s.barrier(), !dbg !177
  fence syncscope("workgroup") acquire, !dbg !177
    #dbg_value(i32 8, !143, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
  br i1 %43, label %107, label %112, !dbg !154

107:                                              ; preds = %106
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 32
  %109 = load float, ptr addrspace(3) %14, align 4, !dbg !158, !tbaa !96
  %110 = load float, ptr addrspace(3) %108, align 4, !dbg !160, !tbaa !96
    #dbg_value(ptr poison, !161, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %109, !169, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %110, !170, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %111 = fadd contract float %109, %110, !dbg !174
  store float %111, ptr addrspace(3) %14, align 4, !dbg !175, !tbaa !96
  br label %112, !dbg !176

112:                                              ; preds = %107, %106
  fence syncscope("workgroup") release, !dbg !177
  tail call void @llvm.amdgcn.s.barrier(), !dbg !177
  fence syncscope("workgroup") acquire, !dbg !177
    #dbg_value(i32 4, !143, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
  br i1 %50, label %113, label %118, !dbg !154

113:                                              ; preds = %112
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 16
  %115 = load float, ptr addrspace(3) %14, align 4, !dbg !158, !tbaa !96
  %116 = load float, ptr addrspace(3) %114, align 4, !dbg !160, !tbaa !96
    #dbg_value(ptr poison, !161, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %115, !169, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %116, !170, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %117 = fadd contract float %115, %116, !dbg !174
  store float %117, ptr addrspace(3) %14, align 4, !dbg !175, !tbaa !96
  br label %118, !dbg !176

118:                                              ; preds = %113, %112
  fence syncscope("workgroup") release, !dbg !177
  tail call void @llvm.amdgcn.s.barrier(), !dbg !177
  fence syncscope("workgroup") acquire, !dbg !177
    #dbg_value(i32 2, !143, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
  br i1 %57, label %119, label %124, !dbg !154

119:                                              ; preds = %118
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 8
  %121 = load float, ptr addrspace(3) %14, align 4, !dbg !158, !tbaa !96
  %122 = load float, ptr addrspace(3) %120, align 4, !dbg !160, !tbaa !96
    #dbg_value(ptr poison, !161, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %121, !169, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float %122, !170, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %123 = fadd contract float %121, %122, !dbg !174
  store float %123, ptr addrspace(3) %14, align 4, !dbg !175, !tbaa !96
  br label %124, !dbg !176

124:                                              ; preds = %119, %118
  fence syncscope("workgroup") release, !dbg !177
  tail call void @llvm.amdgcn.s.barrier(), !dbg !177
  fence syncscope("workgroup") acquire, !dbg !177
    #dbg_value(i32 1, !143, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
  br i1 %64, label %125, label %130, !dbg !154

125:                                              ; preds = %124
  %126 = load <2 x float>, ptr addrspace(3) %14, align 4, !dbg !158, !tbaa !96
    #dbg_value(ptr poison, !161, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float poison, !169, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
    #dbg_value(float poison, !170, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !172)
  %127 = extractelement <2 x float> %126, i64 0, !dbg !174
  %128 = extractelement <2 x float> %126, i64 1, !dbg !174
  %129 = fadd contract float %127, %128, !dbg !174
  store float %129, ptr addrspace(3) %14, align 4, !dbg !175, !tbaa !96
  br label %130, !dbg !176

130:                                              ; preds = %124, %125
  fence syncscope("workgroup") release, !dbg !177
  tail call void @llvm.amdgcn.s.barrier(), !dbg !177
  fence syncscope("workgroup") acquire, !dbg !177
    #dbg_value(i32 0, !143, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !153)
  %131 = load float, ptr addrspace(3) @_ZZ14softmax_globalPKfPfiE7scratch, align 16, !dbg !178, !tbaa !96
    #dbg_value(float %131, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !148)
  fence syncscope("workgroup") release, !dbg !179
  tail call void @llvm.amdgcn.s.barrier(), !dbg !179
  fence syncscope("workgroup") acquire, !dbg !179
    #dbg_value(float %131, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
  %132 = fdiv contract float 1.000000e+00, %131, !dbg !180
    #dbg_value(float %132, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(i32 %10, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  br i1 %11, label %146, label %145, !dbg !182

133:                                              ; preds = %70, %133
  %134 = phi float [ %142, %133 ], [ 0.000000e+00, %70 ]
  %135 = phi i32 [ %143, %133 ], [ %10, %70 ]
    #dbg_value(float %134, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
    #dbg_value(i32 %135, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
  %136 = zext nneg i32 %135 to i64, !dbg !183
  %137 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %136, !dbg !183
  %138 = load float, ptr addrspace(1) %137, align 4, !dbg !183, !tbaa !96
  %139 = fsub contract float %138, %71, !dbg !184
  %140 = tail call contract noundef float @llvm.exp.f32(float %139), !dbg !185
    #dbg_value(float %140, !45, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
  %141 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %136, !dbg !187
  store float %140, ptr addrspace(1) %141, align 4, !dbg !188, !tbaa !96
  %142 = fadd contract float %134, %140, !dbg !189
    #dbg_value(float %142, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !65)
  %143 = add nuw nsw i32 %135, 256, !dbg !190
    #dbg_value(i32 %143, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !126)
  %144 = icmp slt i32 %143, %2, !dbg !191
  br i1 %144, label %133, label %81, !dbg !127, !llvm.loop !192

145:                                              ; preds = %146, %130
  ret void, !dbg !194

146:                                              ; preds = %130, %146
  %147 = phi i32 [ %152, %146 ], [ %10, %130 ]
    #dbg_value(i32 %147, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %148 = zext nneg i32 %147 to i64, !dbg !195
  %149 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %148, !dbg !195
  %150 = load float, ptr addrspace(1) %149, align 4, !dbg !195, !tbaa !96
  %151 = fmul contract float %132, %150, !dbg !198
  store float %151, ptr addrspace(1) %149, align 4, !dbg !199, !tbaa !96
  %152 = add nuw nsw i32 %147, 256, !dbg !200
    #dbg_value(i32 %152, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %153 = icmp slt i32 %152, %2, !dbg !201
  br i1 %153, label %146, label %145, !dbg !182, !llvm.loop !202
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

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!76 = !DILocalVariable(name: "value", arg: 1, scope: !77, file: !3, line: 14, type: !9)
!77 = distinct !DISubprogram(name: "block_reduce<(lambda at softmax_global.hip:42:41)>", linkageName: "_ZN12_GLOBAL__N_112block_reduceIZ14softmax_globalPKfPfiEUlffE_EEffS3_T_", scope: !21, file: !3, line: 14, type: !78, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !13, templateParams: !89, retainedNodes: !82)
!78 = !DISubroutineType(types: !79)
!79 = !{!9, !9, !11, !80}
!80 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !2, file: !3, line: 42, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !81)
!81 = !{}
!82 = !{!76, !83, !84, !85, !88}
!83 = !DILocalVariable(name: "scratch", arg: 2, scope: !77, file: !3, line: 14, type: !11)
!84 = !DILocalVariable(name: "combine", arg: 3, scope: !77, file: !3, line: 14, type: !80)
!85 = !DILocalVariable(name: "stride", scope: !86, file: !3, line: 17, type: !87)
!86 = distinct !DILexicalBlock(scope: !77, file: !3, line: 17, column: 3)
!87 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!88 = !DILocalVariable(name: "result", scope: !77, file: !3, line: 23, type: !8)
!89 = !{!90}
!90 = !DITemplateTypeParameter(name: "Combine", type: !80)
!91 = !DILocation(line: 0, scope: !77, inlinedAt: !92)
!92 = distinct !DILocation(line: 42, column: 7, scope: !2)
!93 = !DILocation(line: 14, column: 68, scope: !77, inlinedAt: !92)
!94 = !DILocation(line: 15, column: 3, scope: !77, inlinedAt: !92)
!95 = !DILocation(line: 15, column: 24, scope: !77, inlinedAt: !92)
!96 = !{!97, !97, i64 0}
!97 = !{!"float", !63, i64 0}
!98 = !DILocation(line: 16, column: 3, scope: !77, inlinedAt: !92)
!99 = !DILocation(line: 0, scope: !86, inlinedAt: !92)
!100 = !DILocation(line: 18, column: 21, scope: !101, inlinedAt: !92)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 18, column: 9)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 17, column: 65)
!103 = distinct !DILexicalBlock(scope: !86, file: !3, line: 17, column: 3)
!104 = !DILocation(line: 19, column: 38, scope: !105, inlinedAt: !92)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 18, column: 31)
!106 = !DILocation(line: 19, column: 60, scope: !105, inlinedAt: !92)
!107 = !DILocalVariable(name: "this", arg: 1, scope: !108, type: !117, flags: DIFlagArtificial | DIFlagObjectPointer)
!108 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ14softmax_globalPKfPfiENKUlffE_clEff", scope: !80, file: !3, line: 42, type: !109, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !113, retainedNodes: !114)
!109 = !DISubroutineType(types: !110)
!110 = !{!9, !111, !9, !9}
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 1)
!112 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !80)
!113 = !DISubprogram(name: "operator()", scope: !80, file: !3, line: 42, type: !109, scopeLine: 42, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!114 = !{!107, !115, !116}
!115 = !DILocalVariable(name: "a", arg: 2, scope: !108, file: !3, line: 42, type: !9)
!116 = !DILocalVariable(name: "b", arg: 3, scope: !108, file: !3, line: 42, type: !9)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64, dwarfAddressSpace: 1)
!118 = !DILocation(line: 0, scope: !108, inlinedAt: !119)
!119 = distinct !DILocation(line: 19, column: 30, scope: !105, inlinedAt: !92)
!120 = !DILocation(line: 42, column: 71, scope: !108, inlinedAt: !119)
!121 = !DILocation(line: 19, column: 28, scope: !105, inlinedAt: !92)
!122 = !DILocation(line: 20, column: 5, scope: !105, inlinedAt: !92)
!123 = !DILocation(line: 21, column: 5, scope: !102, inlinedAt: !92)
!124 = !DILocation(line: 23, column: 24, scope: !77, inlinedAt: !92)
!125 = !DILocation(line: 24, column: 3, scope: !77, inlinedAt: !92)
!126 = !DILocation(line: 0, scope: !44)
!127 = !DILocation(line: 45, column: 3, scope: !44)
!128 = !DILocation(line: 39, column: 36, scope: !129)
!129 = distinct !DILexicalBlock(scope: !74, file: !3, line: 38, column: 72)
!130 = !DILocation(line: 39, column: 18, scope: !129)
!131 = !DILocation(line: 38, column: 59, scope: !74)
!132 = distinct !{!132, !75, !133, !134}
!133 = !DILocation(line: 40, column: 3, scope: !40)
!134 = !{!"llvm.loop.mustprogress"}
!135 = !DILocalVariable(name: "value", arg: 1, scope: !136, file: !3, line: 14, type: !9)
!136 = distinct !DISubprogram(name: "block_reduce<(lambda at softmax_global.hip:50:59)>", linkageName: "_ZN12_GLOBAL__N_112block_reduceIZ14softmax_globalPKfPfiEUlffE0_EEffS3_T_", scope: !21, file: !3, line: 14, type: !137, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !13, templateParams: !146, retainedNodes: !140)
!137 = !DISubroutineType(types: !138)
!138 = !{!9, !9, !11, !139}
!139 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !2, file: !3, line: 50, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !81)
!140 = !{!135, !141, !142, !143, !145}
!141 = !DILocalVariable(name: "scratch", arg: 2, scope: !136, file: !3, line: 14, type: !11)
!142 = !DILocalVariable(name: "combine", arg: 3, scope: !136, file: !3, line: 14, type: !139)
!143 = !DILocalVariable(name: "stride", scope: !144, file: !3, line: 17, type: !87)
!144 = distinct !DILexicalBlock(scope: !136, file: !3, line: 17, column: 3)
!145 = !DILocalVariable(name: "result", scope: !136, file: !3, line: 23, type: !8)
!146 = !{!147}
!147 = !DITemplateTypeParameter(name: "Combine", type: !139)
!148 = !DILocation(line: 0, scope: !136, inlinedAt: !149)
!149 = distinct !DILocation(line: 50, column: 25, scope: !2)
!150 = !DILocation(line: 14, column: 68, scope: !136, inlinedAt: !149)
!151 = !DILocation(line: 15, column: 24, scope: !136, inlinedAt: !149)
!152 = !DILocation(line: 16, column: 3, scope: !136, inlinedAt: !149)
!153 = !DILocation(line: 0, scope: !144, inlinedAt: !149)
!154 = !DILocation(line: 18, column: 21, scope: !155, inlinedAt: !149)
!155 = distinct !DILexicalBlock(scope: !156, file: !3, line: 18, column: 9)
!156 = distinct !DILexicalBlock(scope: !157, file: !3, line: 17, column: 65)
!157 = distinct !DILexicalBlock(scope: !144, file: !3, line: 17, column: 3)
!158 = !DILocation(line: 19, column: 38, scope: !159, inlinedAt: !149)
!159 = distinct !DILexicalBlock(scope: !155, file: !3, line: 18, column: 31)
!160 = !DILocation(line: 19, column: 60, scope: !159, inlinedAt: !149)
!161 = !DILocalVariable(name: "this", arg: 1, scope: !162, type: !171, flags: DIFlagArtificial | DIFlagObjectPointer)
!162 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ14softmax_globalPKfPfiENKUlffE0_clEff", scope: !139, file: !3, line: 50, type: !163, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !167, retainedNodes: !168)
!163 = !DISubroutineType(types: !164)
!164 = !{!9, !165, !9, !9}
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 1)
!166 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !139)
!167 = !DISubprogram(name: "operator()", scope: !139, file: !3, line: 50, type: !163, scopeLine: 50, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!168 = !{!161, !169, !170}
!169 = !DILocalVariable(name: "a", arg: 2, scope: !162, file: !3, line: 50, type: !9)
!170 = !DILocalVariable(name: "b", arg: 3, scope: !162, file: !3, line: 50, type: !9)
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64, dwarfAddressSpace: 1)
!172 = !DILocation(line: 0, scope: !162, inlinedAt: !173)
!173 = distinct !DILocation(line: 19, column: 30, scope: !159, inlinedAt: !149)
!174 = !DILocation(line: 50, column: 91, scope: !162, inlinedAt: !173)
!175 = !DILocation(line: 19, column: 28, scope: !159, inlinedAt: !149)
!176 = !DILocation(line: 20, column: 5, scope: !159, inlinedAt: !149)
!177 = !DILocation(line: 21, column: 5, scope: !156, inlinedAt: !149)
!178 = !DILocation(line: 23, column: 24, scope: !136, inlinedAt: !149)
!179 = !DILocation(line: 24, column: 3, scope: !136, inlinedAt: !149)
!180 = !DILocation(line: 52, column: 28, scope: !2)
!181 = !DILocation(line: 0, scope: !51)
!182 = !DILocation(line: 53, column: 3, scope: !51)
!183 = !DILocation(line: 46, column: 36, scope: !46)
!184 = !DILocation(line: 46, column: 51, scope: !46)
!185 = !DILocation(line: 46, column: 31, scope: !46)
!186 = !DILocation(line: 0, scope: !46)
!187 = !DILocation(line: 47, column: 5, scope: !46)
!188 = !DILocation(line: 47, column: 21, scope: !46)
!189 = !DILocation(line: 48, column: 16, scope: !46)
!190 = !DILocation(line: 45, column: 59, scope: !47)
!191 = !DILocation(line: 45, column: 41, scope: !47)
!192 = distinct !{!192, !127, !193, !134}
!193 = !DILocation(line: 49, column: 3, scope: !44)
!194 = !DILocation(line: 56, column: 1, scope: !2)
!195 = !DILocation(line: 54, column: 31, scope: !196)
!196 = distinct !DILexicalBlock(scope: !197, file: !3, line: 53, column: 72)
!197 = distinct !DILexicalBlock(scope: !51, file: !3, line: 53, column: 3)
!198 = !DILocation(line: 54, column: 29, scope: !196)
!199 = !DILocation(line: 54, column: 21, scope: !196)
!200 = !DILocation(line: 53, column: 59, scope: !197)
!201 = !DILocation(line: 53, column: 41, scope: !197)
!202 = distinct !{!202, !182, !203, !134}
!203 = !DILocation(line: 55, column: 3, scope: !51)

; ModuleID = 'flash_attention.hip'
source_filename = "flash_attention.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ15flash_attentionPKfS0_S0_PfifE8key_tile = internal unnamed_addr addrspace(3) global [32 x [64 x float]] undef, align 16, !dbg !0
@_ZZ15flash_attentionPKfS0_S0_PfifE10value_tile = internal unnamed_addr addrspace(3) global [32 x [64 x float]] undef, align 16, !dbg !19
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z15flash_attentionPKfS0_S0_Pfif(ptr addrspace(1) noalias noundef readonly %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef readonly captures(none) %2, ptr addrspace(1) noalias noundef writeonly %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr addrspace(1) %0, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(ptr addrspace(1) %1, !44, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(ptr addrspace(1) %2, !45, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(ptr addrspace(1) %3, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 %4, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float %5, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !117
  %8 = zext i32 %7 to i64, !dbg !117
  %9 = sext i32 %4 to i64, !dbg !118
  %10 = mul nsw i64 %9, %8, !dbg !119
  %11 = shl i64 %10, 6, !dbg !120
    #dbg_value(i64 %11, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
  %12 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !121
  %13 = shl i32 %12, 7, !dbg !122
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !123
  %15 = add i32 %13, %14, !dbg !124
    #dbg_value(i32 %15, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
  %16 = icmp slt i32 %15, %4, !dbg !125
    #dbg_value(i1 %16, !52, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !116)
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %11, !dbg !126
  %18 = shl nsw i32 %15, 6, !dbg !127
  %19 = select i1 %16, i32 %18, i32 0, !dbg !128
  %20 = sext i32 %19 to i64, !dbg !129
  %21 = getelementptr inbounds float, ptr addrspace(1) %17, i64 %20, !dbg !129
    #dbg_value(!DIArgList(ptr poison, i64 poison), !59, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 4, DW_OP_mul, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !116)
    #dbg_value(i32 0, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
    #dbg_value(i32 0, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %22 = load float, ptr addrspace(1) %21, align 4, !dbg !131, !tbaa !134
  %23 = fmul contract float %5, %22, !dbg !136
    #dbg_value(i32 1, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 4, !dbg !131
  %25 = load float, ptr addrspace(1) %24, align 4, !dbg !131, !tbaa !134
  %26 = fmul contract float %5, %25, !dbg !136
    #dbg_value(i32 2, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 8, !dbg !131
  %28 = load float, ptr addrspace(1) %27, align 4, !dbg !131, !tbaa !134
  %29 = fmul contract float %5, %28, !dbg !136
    #dbg_value(i32 3, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 12, !dbg !131
  %31 = load float, ptr addrspace(1) %30, align 4, !dbg !131, !tbaa !134
  %32 = fmul contract float %5, %31, !dbg !136
    #dbg_value(i32 4, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 16, !dbg !131
  %34 = load float, ptr addrspace(1) %33, align 4, !dbg !131, !tbaa !134
  %35 = fmul contract float %5, %34, !dbg !136
    #dbg_value(i32 5, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 20, !dbg !131
  %37 = load float, ptr addrspace(1) %36, align 4, !dbg !131, !tbaa !134
  %38 = fmul contract float %5, %37, !dbg !136
    #dbg_value(i32 6, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 24, !dbg !131
  %40 = load float, ptr addrspace(1) %39, align 4, !dbg !131, !tbaa !134
  %41 = fmul contract float %5, %40, !dbg !136
    #dbg_value(i32 7, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 28, !dbg !131
  %43 = load float, ptr addrspace(1) %42, align 4, !dbg !131, !tbaa !134
  %44 = fmul contract float %5, %43, !dbg !136
    #dbg_value(i32 8, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 32, !dbg !131
  %46 = load float, ptr addrspace(1) %45, align 4, !dbg !131, !tbaa !134
  %47 = fmul contract float %5, %46, !dbg !136
    #dbg_value(i32 9, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 36, !dbg !131
  %49 = load float, ptr addrspace(1) %48, align 4, !dbg !131, !tbaa !134
  %50 = fmul contract float %5, %49, !dbg !136
    #dbg_value(i32 10, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 40, !dbg !131
  %52 = load float, ptr addrspace(1) %51, align 4, !dbg !131, !tbaa !134
  %53 = fmul contract float %5, %52, !dbg !136
    #dbg_value(i32 11, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 44, !dbg !131
  %55 = load float, ptr addrspace(1) %54, align 4, !dbg !131, !tbaa !134
  %56 = fmul contract float %5, %55, !dbg !136
    #dbg_value(i32 12, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 48, !dbg !131
  %58 = load float, ptr addrspace(1) %57, align 4, !dbg !131, !tbaa !134
  %59 = fmul contract float %5, %58, !dbg !136
    #dbg_value(i32 13, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 52, !dbg !131
  %61 = load float, ptr addrspace(1) %60, align 4, !dbg !131, !tbaa !134
  %62 = fmul contract float %5, %61, !dbg !136
    #dbg_value(i32 14, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 56, !dbg !131
  %64 = load float, ptr addrspace(1) %63, align 4, !dbg !131, !tbaa !134
  %65 = fmul contract float %5, %64, !dbg !136
    #dbg_value(i32 15, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 60, !dbg !131
  %67 = load float, ptr addrspace(1) %66, align 4, !dbg !131, !tbaa !134
  %68 = fmul contract float %5, %67, !dbg !136
    #dbg_value(i32 16, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 64, !dbg !131
  %70 = load float, ptr addrspace(1) %69, align 4, !dbg !131, !tbaa !134
  %71 = fmul contract float %5, %70, !dbg !136
    #dbg_value(i32 17, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 68, !dbg !131
  %73 = load float, ptr addrspace(1) %72, align 4, !dbg !131, !tbaa !134
  %74 = fmul contract float %5, %73, !dbg !136
    #dbg_value(i32 18, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 72, !dbg !131
  %76 = load float, ptr addrspace(1) %75, align 4, !dbg !131, !tbaa !134
  %77 = fmul contract float %5, %76, !dbg !136
    #dbg_value(i32 19, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 76, !dbg !131
  %79 = load float, ptr addrspace(1) %78, align 4, !dbg !131, !tbaa !134
  %80 = fmul contract float %5, %79, !dbg !136
    #dbg_value(i32 20, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 80, !dbg !131
  %82 = load float, ptr addrspace(1) %81, align 4, !dbg !131, !tbaa !134
  %83 = fmul contract float %5, %82, !dbg !136
    #dbg_value(i32 21, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 84, !dbg !131
  %85 = load float, ptr addrspace(1) %84, align 4, !dbg !131, !tbaa !134
  %86 = fmul contract float %5, %85, !dbg !136
    #dbg_value(i32 22, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 88, !dbg !131
  %88 = load float, ptr addrspace(1) %87, align 4, !dbg !131, !tbaa !134
  %89 = fmul contract float %5, %88, !dbg !136
    #dbg_value(i32 23, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 92, !dbg !131
  %91 = load float, ptr addrspace(1) %90, align 4, !dbg !131, !tbaa !134
  %92 = fmul contract float %5, %91, !dbg !136
    #dbg_value(i32 24, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 96, !dbg !131
  %94 = load float, ptr addrspace(1) %93, align 4, !dbg !131, !tbaa !134
  %95 = fmul contract float %5, %94, !dbg !136
    #dbg_value(i32 25, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 100, !dbg !131
  %97 = load float, ptr addrspace(1) %96, align 4, !dbg !131, !tbaa !134
  %98 = fmul contract float %5, %97, !dbg !136
    #dbg_value(i32 26, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 104, !dbg !131
  %100 = load float, ptr addrspace(1) %99, align 4, !dbg !131, !tbaa !134
  %101 = fmul contract float %5, %100, !dbg !136
    #dbg_value(i32 27, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %102 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 108, !dbg !131
  %103 = load float, ptr addrspace(1) %102, align 4, !dbg !131, !tbaa !134
  %104 = fmul contract float %5, %103, !dbg !136
    #dbg_value(i32 28, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 112, !dbg !131
  %106 = load float, ptr addrspace(1) %105, align 4, !dbg !131, !tbaa !134
  %107 = fmul contract float %5, %106, !dbg !136
    #dbg_value(i32 29, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %108 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 116, !dbg !131
  %109 = load float, ptr addrspace(1) %108, align 4, !dbg !131, !tbaa !134
  %110 = fmul contract float %5, %109, !dbg !136
    #dbg_value(i32 30, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 120, !dbg !131
  %112 = load float, ptr addrspace(1) %111, align 4, !dbg !131, !tbaa !134
  %113 = fmul contract float %5, %112, !dbg !136
    #dbg_value(i32 31, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %114 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 124, !dbg !131
  %115 = load float, ptr addrspace(1) %114, align 4, !dbg !131, !tbaa !134
  %116 = fmul contract float %5, %115, !dbg !136
    #dbg_value(i32 32, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 128, !dbg !131
  %118 = load float, ptr addrspace(1) %117, align 4, !dbg !131, !tbaa !134
  %119 = fmul contract float %5, %118, !dbg !136
    #dbg_value(i32 33, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 132, !dbg !131
  %121 = load float, ptr addrspace(1) %120, align 4, !dbg !131, !tbaa !134
  %122 = fmul contract float %5, %121, !dbg !136
    #dbg_value(i32 34, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %123 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 136, !dbg !131
  %124 = load float, ptr addrspace(1) %123, align 4, !dbg !131, !tbaa !134
  %125 = fmul contract float %5, %124, !dbg !136
    #dbg_value(i32 35, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %126 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 140, !dbg !131
  %127 = load float, ptr addrspace(1) %126, align 4, !dbg !131, !tbaa !134
  %128 = fmul contract float %5, %127, !dbg !136
    #dbg_value(i32 36, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 144, !dbg !131
  %130 = load float, ptr addrspace(1) %129, align 4, !dbg !131, !tbaa !134
  %131 = fmul contract float %5, %130, !dbg !136
    #dbg_value(i32 37, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %132 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 148, !dbg !131
  %133 = load float, ptr addrspace(1) %132, align 4, !dbg !131, !tbaa !134
  %134 = fmul contract float %5, %133, !dbg !136
    #dbg_value(i32 38, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %135 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 152, !dbg !131
  %136 = load float, ptr addrspace(1) %135, align 4, !dbg !131, !tbaa !134
  %137 = fmul contract float %5, %136, !dbg !136
    #dbg_value(i32 39, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %138 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 156, !dbg !131
  %139 = load float, ptr addrspace(1) %138, align 4, !dbg !131, !tbaa !134
  %140 = fmul contract float %5, %139, !dbg !136
    #dbg_value(i32 40, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 160, !dbg !131
  %142 = load float, ptr addrspace(1) %141, align 4, !dbg !131, !tbaa !134
  %143 = fmul contract float %5, %142, !dbg !136
    #dbg_value(i32 41, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %144 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 164, !dbg !131
  %145 = load float, ptr addrspace(1) %144, align 4, !dbg !131, !tbaa !134
  %146 = fmul contract float %5, %145, !dbg !136
    #dbg_value(i32 42, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %147 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 168, !dbg !131
  %148 = load float, ptr addrspace(1) %147, align 4, !dbg !131, !tbaa !134
  %149 = fmul contract float %5, %148, !dbg !136
    #dbg_value(i32 43, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %150 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 172, !dbg !131
  %151 = load float, ptr addrspace(1) %150, align 4, !dbg !131, !tbaa !134
  %152 = fmul contract float %5, %151, !dbg !136
    #dbg_value(i32 44, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %153 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 176, !dbg !131
  %154 = load float, ptr addrspace(1) %153, align 4, !dbg !131, !tbaa !134
  %155 = fmul contract float %5, %154, !dbg !136
    #dbg_value(i32 45, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %156 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 180, !dbg !131
  %157 = load float, ptr addrspace(1) %156, align 4, !dbg !131, !tbaa !134
  %158 = fmul contract float %5, %157, !dbg !136
    #dbg_value(i32 46, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %159 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 184, !dbg !131
  %160 = load float, ptr addrspace(1) %159, align 4, !dbg !131, !tbaa !134
  %161 = fmul contract float %5, %160, !dbg !136
    #dbg_value(i32 47, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 188, !dbg !131
  %163 = load float, ptr addrspace(1) %162, align 4, !dbg !131, !tbaa !134
  %164 = fmul contract float %5, %163, !dbg !136
    #dbg_value(i32 48, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %165 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 192, !dbg !131
  %166 = load float, ptr addrspace(1) %165, align 4, !dbg !131, !tbaa !134
  %167 = fmul contract float %5, %166, !dbg !136
    #dbg_value(i32 49, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %168 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 196, !dbg !131
  %169 = load float, ptr addrspace(1) %168, align 4, !dbg !131, !tbaa !134
  %170 = fmul contract float %5, %169, !dbg !136
    #dbg_value(i32 50, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %171 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 200, !dbg !131
  %172 = load float, ptr addrspace(1) %171, align 4, !dbg !131, !tbaa !134
  %173 = fmul contract float %5, %172, !dbg !136
    #dbg_value(i32 51, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 204, !dbg !131
  %175 = load float, ptr addrspace(1) %174, align 4, !dbg !131, !tbaa !134
  %176 = fmul contract float %5, %175, !dbg !136
    #dbg_value(i32 52, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %177 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 208, !dbg !131
  %178 = load float, ptr addrspace(1) %177, align 4, !dbg !131, !tbaa !134
  %179 = fmul contract float %5, %178, !dbg !136
    #dbg_value(i32 53, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %180 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 212, !dbg !131
  %181 = load float, ptr addrspace(1) %180, align 4, !dbg !131, !tbaa !134
  %182 = fmul contract float %5, %181, !dbg !136
    #dbg_value(i32 54, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %183 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 216, !dbg !131
  %184 = load float, ptr addrspace(1) %183, align 4, !dbg !131, !tbaa !134
  %185 = fmul contract float %5, %184, !dbg !136
    #dbg_value(i32 55, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %186 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 220, !dbg !131
  %187 = load float, ptr addrspace(1) %186, align 4, !dbg !131, !tbaa !134
  %188 = fmul contract float %5, %187, !dbg !136
    #dbg_value(i32 56, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %189 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 224, !dbg !131
  %190 = load float, ptr addrspace(1) %189, align 4, !dbg !131, !tbaa !134
  %191 = fmul contract float %5, %190, !dbg !136
    #dbg_value(i32 57, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %192 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 228, !dbg !131
  %193 = load float, ptr addrspace(1) %192, align 4, !dbg !131, !tbaa !134
  %194 = fmul contract float %5, %193, !dbg !136
    #dbg_value(i32 58, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %195 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 232, !dbg !131
  %196 = load float, ptr addrspace(1) %195, align 4, !dbg !131, !tbaa !134
  %197 = fmul contract float %5, %196, !dbg !136
    #dbg_value(i32 59, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %198 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 236, !dbg !131
  %199 = load float, ptr addrspace(1) %198, align 4, !dbg !131, !tbaa !134
  %200 = fmul contract float %5, %199, !dbg !136
    #dbg_value(i32 60, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %201 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 240, !dbg !131
  %202 = load float, ptr addrspace(1) %201, align 4, !dbg !131, !tbaa !134
  %203 = fmul contract float %5, %202, !dbg !136
    #dbg_value(i32 61, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %204 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 244, !dbg !131
  %205 = load float, ptr addrspace(1) %204, align 4, !dbg !131, !tbaa !134
  %206 = fmul contract float %5, %205, !dbg !136
    #dbg_value(i32 62, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %207 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 248, !dbg !131
  %208 = load float, ptr addrspace(1) %207, align 4, !dbg !131, !tbaa !134
  %209 = fmul contract float %5, %208, !dbg !136
    #dbg_value(i32 63, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %210 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 252, !dbg !131
  %211 = load float, ptr addrspace(1) %210, align 4, !dbg !131, !tbaa !134
  %212 = fmul contract float %5, %211, !dbg !136
    #dbg_value(i32 64, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
    #dbg_value(float 0xC6293E5940000000, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float 0.000000e+00, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 0, !64, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !137)
  %213 = icmp sgt i32 %4, 0, !dbg !138
  br i1 %213, label %214, label %218, !dbg !139

214:                                              ; preds = %6
  %215 = and i32 %14, 63, !dbg !139
  %216 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE8key_tile, i32 %215
  %217 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE10value_tile, i32 %215
  br label %284, !dbg !139

218:                                              ; preds = %2611, %6
  %219 = phi float [ 0.000000e+00, %6 ], [ %2603, %2611 ], !dbg !116
  %220 = phi float [ 0.000000e+00, %6 ], [ %2586, %2611 ], !dbg !116
  %221 = phi float [ 0.000000e+00, %6 ], [ %2569, %2611 ], !dbg !116
  %222 = phi float [ 0.000000e+00, %6 ], [ %2552, %2611 ], !dbg !116
  %223 = phi float [ 0.000000e+00, %6 ], [ %2535, %2611 ], !dbg !116
  %224 = phi float [ 0.000000e+00, %6 ], [ %2518, %2611 ], !dbg !116
  %225 = phi float [ 0.000000e+00, %6 ], [ %2501, %2611 ], !dbg !116
  %226 = phi float [ 0.000000e+00, %6 ], [ %2484, %2611 ], !dbg !116
  %227 = phi float [ 0.000000e+00, %6 ], [ %2467, %2611 ], !dbg !116
  %228 = phi float [ 0.000000e+00, %6 ], [ %2450, %2611 ], !dbg !116
  %229 = phi float [ 0.000000e+00, %6 ], [ %2433, %2611 ], !dbg !116
  %230 = phi float [ 0.000000e+00, %6 ], [ %2416, %2611 ], !dbg !116
  %231 = phi float [ 0.000000e+00, %6 ], [ %2399, %2611 ], !dbg !116
  %232 = phi float [ 0.000000e+00, %6 ], [ %2382, %2611 ], !dbg !116
  %233 = phi float [ 0.000000e+00, %6 ], [ %2365, %2611 ], !dbg !116
  %234 = phi float [ 0.000000e+00, %6 ], [ %2348, %2611 ], !dbg !116
  %235 = phi float [ 0.000000e+00, %6 ], [ %2331, %2611 ], !dbg !116
  %236 = phi float [ 0.000000e+00, %6 ], [ %2314, %2611 ], !dbg !116
  %237 = phi float [ 0.000000e+00, %6 ], [ %2297, %2611 ], !dbg !116
  %238 = phi float [ 0.000000e+00, %6 ], [ %2280, %2611 ], !dbg !116
  %239 = phi float [ 0.000000e+00, %6 ], [ %2263, %2611 ], !dbg !116
  %240 = phi float [ 0.000000e+00, %6 ], [ %2246, %2611 ], !dbg !116
  %241 = phi float [ 0.000000e+00, %6 ], [ %2229, %2611 ], !dbg !116
  %242 = phi float [ 0.000000e+00, %6 ], [ %2212, %2611 ], !dbg !116
  %243 = phi float [ 0.000000e+00, %6 ], [ %2195, %2611 ], !dbg !116
  %244 = phi float [ 0.000000e+00, %6 ], [ %2178, %2611 ], !dbg !116
  %245 = phi float [ 0.000000e+00, %6 ], [ %2161, %2611 ], !dbg !116
  %246 = phi float [ 0.000000e+00, %6 ], [ %2144, %2611 ], !dbg !116
  %247 = phi float [ 0.000000e+00, %6 ], [ %2127, %2611 ], !dbg !116
  %248 = phi float [ 0.000000e+00, %6 ], [ %2110, %2611 ], !dbg !116
  %249 = phi float [ 0.000000e+00, %6 ], [ %2093, %2611 ], !dbg !116
  %250 = phi float [ 0.000000e+00, %6 ], [ %2076, %2611 ], !dbg !116
  %251 = phi float [ 0.000000e+00, %6 ], [ %2059, %2611 ], !dbg !116
  %252 = phi float [ 0.000000e+00, %6 ], [ %2042, %2611 ], !dbg !116
  %253 = phi float [ 0.000000e+00, %6 ], [ %2025, %2611 ], !dbg !116
  %254 = phi float [ 0.000000e+00, %6 ], [ %2008, %2611 ], !dbg !116
  %255 = phi float [ 0.000000e+00, %6 ], [ %1991, %2611 ], !dbg !116
  %256 = phi float [ 0.000000e+00, %6 ], [ %1974, %2611 ], !dbg !116
  %257 = phi float [ 0.000000e+00, %6 ], [ %1957, %2611 ], !dbg !116
  %258 = phi float [ 0.000000e+00, %6 ], [ %1940, %2611 ], !dbg !116
  %259 = phi float [ 0.000000e+00, %6 ], [ %1923, %2611 ], !dbg !116
  %260 = phi float [ 0.000000e+00, %6 ], [ %1906, %2611 ], !dbg !116
  %261 = phi float [ 0.000000e+00, %6 ], [ %1889, %2611 ], !dbg !116
  %262 = phi float [ 0.000000e+00, %6 ], [ %1872, %2611 ], !dbg !116
  %263 = phi float [ 0.000000e+00, %6 ], [ %1855, %2611 ], !dbg !116
  %264 = phi float [ 0.000000e+00, %6 ], [ %1838, %2611 ], !dbg !116
  %265 = phi float [ 0.000000e+00, %6 ], [ %1821, %2611 ], !dbg !116
  %266 = phi float [ 0.000000e+00, %6 ], [ %1804, %2611 ], !dbg !116
  %267 = phi float [ 0.000000e+00, %6 ], [ %1787, %2611 ], !dbg !116
  %268 = phi float [ 0.000000e+00, %6 ], [ %1770, %2611 ], !dbg !116
  %269 = phi float [ 0.000000e+00, %6 ], [ %1753, %2611 ], !dbg !116
  %270 = phi float [ 0.000000e+00, %6 ], [ %1736, %2611 ], !dbg !116
  %271 = phi float [ 0.000000e+00, %6 ], [ %1719, %2611 ], !dbg !116
  %272 = phi float [ 0.000000e+00, %6 ], [ %1702, %2611 ], !dbg !116
  %273 = phi float [ 0.000000e+00, %6 ], [ %1685, %2611 ], !dbg !116
  %274 = phi float [ 0.000000e+00, %6 ], [ %1668, %2611 ], !dbg !116
  %275 = phi float [ 0.000000e+00, %6 ], [ %1651, %2611 ], !dbg !116
  %276 = phi float [ 0.000000e+00, %6 ], [ %1634, %2611 ], !dbg !116
  %277 = phi float [ 0.000000e+00, %6 ], [ %1617, %2611 ], !dbg !116
  %278 = phi float [ 0.000000e+00, %6 ], [ %1600, %2611 ], !dbg !116
  %279 = phi float [ 0.000000e+00, %6 ], [ %1583, %2611 ], !dbg !116
  %280 = phi float [ 0.000000e+00, %6 ], [ %1566, %2611 ], !dbg !116
  %281 = phi float [ 0.000000e+00, %6 ], [ %1549, %2611 ], !dbg !116
  %282 = phi float [ 0.000000e+00, %6 ], [ %1532, %2611 ], !dbg !116
  %283 = phi float [ 0.000000e+00, %6 ], [ %2608, %2611 ], !dbg !140
  br i1 %16, label %2614, label %2747, !dbg !141

284:                                              ; preds = %214, %2611
  %285 = phi float [ 0.000000e+00, %214 ], [ %2603, %2611 ], !dbg !116
  %286 = phi float [ 0.000000e+00, %214 ], [ %2586, %2611 ], !dbg !116
  %287 = phi float [ 0.000000e+00, %214 ], [ %2569, %2611 ], !dbg !116
  %288 = phi float [ 0.000000e+00, %214 ], [ %2552, %2611 ], !dbg !116
  %289 = phi float [ 0.000000e+00, %214 ], [ %2535, %2611 ], !dbg !116
  %290 = phi float [ 0.000000e+00, %214 ], [ %2518, %2611 ], !dbg !116
  %291 = phi float [ 0.000000e+00, %214 ], [ %2501, %2611 ], !dbg !116
  %292 = phi float [ 0.000000e+00, %214 ], [ %2484, %2611 ], !dbg !116
  %293 = phi float [ 0.000000e+00, %214 ], [ %2467, %2611 ], !dbg !116
  %294 = phi float [ 0.000000e+00, %214 ], [ %2450, %2611 ], !dbg !116
  %295 = phi float [ 0.000000e+00, %214 ], [ %2433, %2611 ], !dbg !116
  %296 = phi float [ 0.000000e+00, %214 ], [ %2416, %2611 ], !dbg !116
  %297 = phi float [ 0.000000e+00, %214 ], [ %2399, %2611 ], !dbg !116
  %298 = phi float [ 0.000000e+00, %214 ], [ %2382, %2611 ], !dbg !116
  %299 = phi float [ 0.000000e+00, %214 ], [ %2365, %2611 ], !dbg !116
  %300 = phi float [ 0.000000e+00, %214 ], [ %2348, %2611 ], !dbg !116
  %301 = phi float [ 0.000000e+00, %214 ], [ %2331, %2611 ], !dbg !116
  %302 = phi float [ 0.000000e+00, %214 ], [ %2314, %2611 ], !dbg !116
  %303 = phi float [ 0.000000e+00, %214 ], [ %2297, %2611 ], !dbg !116
  %304 = phi float [ 0.000000e+00, %214 ], [ %2280, %2611 ], !dbg !116
  %305 = phi float [ 0.000000e+00, %214 ], [ %2263, %2611 ], !dbg !116
  %306 = phi float [ 0.000000e+00, %214 ], [ %2246, %2611 ], !dbg !116
  %307 = phi float [ 0.000000e+00, %214 ], [ %2229, %2611 ], !dbg !116
  %308 = phi float [ 0.000000e+00, %214 ], [ %2212, %2611 ], !dbg !116
  %309 = phi float [ 0.000000e+00, %214 ], [ %2195, %2611 ], !dbg !116
  %310 = phi float [ 0.000000e+00, %214 ], [ %2178, %2611 ], !dbg !116
  %311 = phi float [ 0.000000e+00, %214 ], [ %2161, %2611 ], !dbg !116
  %312 = phi float [ 0.000000e+00, %214 ], [ %2144, %2611 ], !dbg !116
  %313 = phi float [ 0.000000e+00, %214 ], [ %2127, %2611 ], !dbg !116
  %314 = phi float [ 0.000000e+00, %214 ], [ %2110, %2611 ], !dbg !116
  %315 = phi float [ 0.000000e+00, %214 ], [ %2093, %2611 ], !dbg !116
  %316 = phi float [ 0.000000e+00, %214 ], [ %2076, %2611 ], !dbg !116
  %317 = phi float [ 0.000000e+00, %214 ], [ %2059, %2611 ], !dbg !116
  %318 = phi float [ 0.000000e+00, %214 ], [ %2042, %2611 ], !dbg !116
  %319 = phi float [ 0.000000e+00, %214 ], [ %2025, %2611 ], !dbg !116
  %320 = phi float [ 0.000000e+00, %214 ], [ %2008, %2611 ], !dbg !116
  %321 = phi float [ 0.000000e+00, %214 ], [ %1991, %2611 ], !dbg !116
  %322 = phi float [ 0.000000e+00, %214 ], [ %1974, %2611 ], !dbg !116
  %323 = phi float [ 0.000000e+00, %214 ], [ %1957, %2611 ], !dbg !116
  %324 = phi float [ 0.000000e+00, %214 ], [ %1940, %2611 ], !dbg !116
  %325 = phi float [ 0.000000e+00, %214 ], [ %1923, %2611 ], !dbg !116
  %326 = phi float [ 0.000000e+00, %214 ], [ %1906, %2611 ], !dbg !116
  %327 = phi float [ 0.000000e+00, %214 ], [ %1889, %2611 ], !dbg !116
  %328 = phi float [ 0.000000e+00, %214 ], [ %1872, %2611 ], !dbg !116
  %329 = phi float [ 0.000000e+00, %214 ], [ %1855, %2611 ], !dbg !116
  %330 = phi float [ 0.000000e+00, %214 ], [ %1838, %2611 ], !dbg !116
  %331 = phi float [ 0.000000e+00, %214 ], [ %1821, %2611 ], !dbg !116
  %332 = phi float [ 0.000000e+00, %214 ], [ %1804, %2611 ], !dbg !116
  %333 = phi float [ 0.000000e+00, %214 ], [ %1787, %2611 ], !dbg !116
  %334 = phi float [ 0.000000e+00, %214 ], [ %1770, %2611 ], !dbg !116
  %335 = phi float [ 0.000000e+00, %214 ], [ %1753, %2611 ], !dbg !116
  %336 = phi float [ 0.000000e+00, %214 ], [ %1736, %2611 ], !dbg !116
  %337 = phi float [ 0.000000e+00, %214 ], [ %1719, %2611 ], !dbg !116
  %338 = phi float [ 0.000000e+00, %214 ], [ %1702, %2611 ], !dbg !116
  %339 = phi float [ 0.000000e+00, %214 ], [ %1685, %2611 ], !dbg !116
  %340 = phi float [ 0.000000e+00, %214 ], [ %1668, %2611 ], !dbg !116
  %341 = phi float [ 0.000000e+00, %214 ], [ %1651, %2611 ], !dbg !116
  %342 = phi float [ 0.000000e+00, %214 ], [ %1634, %2611 ], !dbg !116
  %343 = phi float [ 0.000000e+00, %214 ], [ %1617, %2611 ], !dbg !116
  %344 = phi float [ 0.000000e+00, %214 ], [ %1600, %2611 ], !dbg !116
  %345 = phi float [ 0.000000e+00, %214 ], [ %1583, %2611 ], !dbg !116
  %346 = phi float [ 0.000000e+00, %214 ], [ %1566, %2611 ], !dbg !116
  %347 = phi float [ 0.000000e+00, %214 ], [ %1549, %2611 ], !dbg !116
  %348 = phi float [ 0.000000e+00, %214 ], [ %1532, %2611 ], !dbg !116
  %349 = phi float [ 0xC6293E5940000000, %214 ], [ %1497, %2611 ]
  %350 = phi float [ 0.000000e+00, %214 ], [ %2608, %2611 ]
  %351 = phi i32 [ 0, %214 ], [ %2612, %2611 ]
  %352 = phi <4 x float> [ zeroinitializer, %214 ], [ %2607, %2611 ]
    #dbg_value(float %349, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float %350, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 %351, !64, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !137)
  fence syncscope("workgroup") release, !dbg !142
  tail call void @llvm.amdgcn.s.barrier(), !dbg !142
  fence syncscope("workgroup") acquire, !dbg !142
    #dbg_value(i32 %14, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !143)
  %353 = zext nneg i32 %351 to i64
  %354 = add nuw nsw i64 %10, %353
  %355 = shl i64 %354, 6
    #dbg_value(i32 %14, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !143)
  br label %357, !dbg !144

356:                                              ; preds = %372
  fence syncscope("workgroup") release, !dbg !145
  tail call void @llvm.amdgcn.s.barrier(), !dbg !145
  fence syncscope("workgroup") acquire, !dbg !145
    #dbg_value(i32 0, !75, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !146)
    #dbg_value(float %349, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float %350, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
  br label %377, !dbg !147

357:                                              ; preds = %284, %372
  %358 = phi i32 [ %14, %284 ], [ %375, %372 ]
    #dbg_value(i32 %358, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !143)
  %359 = lshr i32 %358, 6, !dbg !148
  %360 = or disjoint i32 %359, %351, !dbg !149
    #dbg_value(i32 %360, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
  %361 = icmp slt i32 %360, %4, !dbg !151
    #dbg_value(i1 %361, !73, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !150)
    #dbg_value(!DIArgList(i64 %355, i32 %358), !74, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !150)
  br i1 %361, label %362, label %370, !dbg !152

362:                                              ; preds = %357
  %363 = zext nneg i32 %358 to i64, !dbg !153
    #dbg_value(!DIArgList(i64 %355, i64 %363), !74, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !150)
  %364 = add i64 %355, %363, !dbg !154
    #dbg_value(i64 %364, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
  %365 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %364
  %366 = load float, ptr addrspace(1) %365, align 4, !dbg !155, !tbaa !134
  %367 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %216, i32 %359, !dbg !156
  store float %366, ptr addrspace(3) %367, align 4, !dbg !157, !tbaa !134
  %368 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %364
  %369 = load float, ptr addrspace(1) %368, align 4, !dbg !158, !tbaa !134
  br label %372, !dbg !159

370:                                              ; preds = %357
  %371 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %216, i32 %359, !dbg !156
  store float 0.000000e+00, ptr addrspace(3) %371, align 4, !dbg !157, !tbaa !134
  br label %372, !dbg !159

372:                                              ; preds = %370, %362
  %373 = phi contract float [ %369, %362 ], [ 0.000000e+00, %370 ], !dbg !159
  %374 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %217, i32 %359, !dbg !160
  store float %373, ptr addrspace(3) %374, align 4, !dbg !161, !tbaa !134
  %375 = add nuw nsw i32 %358, 128, !dbg !162
    #dbg_value(i32 %375, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !143)
  %376 = icmp samesign ult i32 %358, 1920, !dbg !163
  br i1 %376, label %357, label %356, !dbg !144, !llvm.loop !164

377:                                              ; preds = %356, %377
  %378 = phi float [ %285, %356 ], [ %2603, %377 ], !dbg !116
  %379 = phi float [ %286, %356 ], [ %2586, %377 ], !dbg !116
  %380 = phi float [ %287, %356 ], [ %2569, %377 ], !dbg !116
  %381 = phi float [ %288, %356 ], [ %2552, %377 ], !dbg !116
  %382 = phi float [ %289, %356 ], [ %2535, %377 ], !dbg !116
  %383 = phi float [ %290, %356 ], [ %2518, %377 ], !dbg !116
  %384 = phi float [ %291, %356 ], [ %2501, %377 ], !dbg !116
  %385 = phi float [ %292, %356 ], [ %2484, %377 ], !dbg !116
  %386 = phi float [ %293, %356 ], [ %2467, %377 ], !dbg !116
  %387 = phi float [ %294, %356 ], [ %2450, %377 ], !dbg !116
  %388 = phi float [ %295, %356 ], [ %2433, %377 ], !dbg !116
  %389 = phi float [ %296, %356 ], [ %2416, %377 ], !dbg !116
  %390 = phi float [ %297, %356 ], [ %2399, %377 ], !dbg !116
  %391 = phi float [ %298, %356 ], [ %2382, %377 ], !dbg !116
  %392 = phi float [ %299, %356 ], [ %2365, %377 ], !dbg !116
  %393 = phi float [ %300, %356 ], [ %2348, %377 ], !dbg !116
  %394 = phi float [ %301, %356 ], [ %2331, %377 ], !dbg !116
  %395 = phi float [ %302, %356 ], [ %2314, %377 ], !dbg !116
  %396 = phi float [ %303, %356 ], [ %2297, %377 ], !dbg !116
  %397 = phi float [ %304, %356 ], [ %2280, %377 ], !dbg !116
  %398 = phi float [ %305, %356 ], [ %2263, %377 ], !dbg !116
  %399 = phi float [ %306, %356 ], [ %2246, %377 ], !dbg !116
  %400 = phi float [ %307, %356 ], [ %2229, %377 ], !dbg !116
  %401 = phi float [ %308, %356 ], [ %2212, %377 ], !dbg !116
  %402 = phi float [ %309, %356 ], [ %2195, %377 ], !dbg !116
  %403 = phi float [ %310, %356 ], [ %2178, %377 ], !dbg !116
  %404 = phi float [ %311, %356 ], [ %2161, %377 ], !dbg !116
  %405 = phi float [ %312, %356 ], [ %2144, %377 ], !dbg !116
  %406 = phi float [ %313, %356 ], [ %2127, %377 ], !dbg !116
  %407 = phi float [ %314, %356 ], [ %2110, %377 ], !dbg !116
  %408 = phi float [ %315, %356 ], [ %2093, %377 ], !dbg !116
  %409 = phi float [ %316, %356 ], [ %2076, %377 ], !dbg !116
  %410 = phi float [ %317, %356 ], [ %2059, %377 ], !dbg !116
  %411 = phi float [ %318, %356 ], [ %2042, %377 ], !dbg !116
  %412 = phi float [ %319, %356 ], [ %2025, %377 ], !dbg !116
  %413 = phi float [ %320, %356 ], [ %2008, %377 ], !dbg !116
  %414 = phi float [ %321, %356 ], [ %1991, %377 ], !dbg !116
  %415 = phi float [ %322, %356 ], [ %1974, %377 ], !dbg !116
  %416 = phi float [ %323, %356 ], [ %1957, %377 ], !dbg !116
  %417 = phi float [ %324, %356 ], [ %1940, %377 ], !dbg !116
  %418 = phi float [ %325, %356 ], [ %1923, %377 ], !dbg !116
  %419 = phi float [ %326, %356 ], [ %1906, %377 ], !dbg !116
  %420 = phi float [ %327, %356 ], [ %1889, %377 ], !dbg !116
  %421 = phi float [ %328, %356 ], [ %1872, %377 ], !dbg !116
  %422 = phi float [ %329, %356 ], [ %1855, %377 ], !dbg !116
  %423 = phi float [ %330, %356 ], [ %1838, %377 ], !dbg !116
  %424 = phi float [ %331, %356 ], [ %1821, %377 ], !dbg !116
  %425 = phi float [ %332, %356 ], [ %1804, %377 ], !dbg !116
  %426 = phi float [ %333, %356 ], [ %1787, %377 ], !dbg !116
  %427 = phi float [ %334, %356 ], [ %1770, %377 ], !dbg !116
  %428 = phi float [ %335, %356 ], [ %1753, %377 ], !dbg !116
  %429 = phi float [ %336, %356 ], [ %1736, %377 ], !dbg !116
  %430 = phi float [ %337, %356 ], [ %1719, %377 ], !dbg !116
  %431 = phi float [ %338, %356 ], [ %1702, %377 ], !dbg !116
  %432 = phi float [ %339, %356 ], [ %1685, %377 ], !dbg !116
  %433 = phi float [ %340, %356 ], [ %1668, %377 ], !dbg !116
  %434 = phi float [ %341, %356 ], [ %1651, %377 ], !dbg !116
  %435 = phi float [ %342, %356 ], [ %1634, %377 ], !dbg !116
  %436 = phi float [ %343, %356 ], [ %1617, %377 ], !dbg !116
  %437 = phi float [ %344, %356 ], [ %1600, %377 ], !dbg !116
  %438 = phi float [ %345, %356 ], [ %1583, %377 ], !dbg !116
  %439 = phi float [ %346, %356 ], [ %1566, %377 ], !dbg !116
  %440 = phi float [ %347, %356 ], [ %1549, %377 ], !dbg !116
  %441 = phi float [ %348, %356 ], [ %1532, %377 ], !dbg !116
  %442 = phi float [ %349, %356 ], [ %1497, %377 ]
  %443 = phi float [ %350, %356 ], [ %2608, %377 ]
  %444 = phi i32 [ 0, %356 ], [ %2609, %377 ]
  %445 = phi <4 x float> [ %352, %356 ], [ %2607, %377 ]
    #dbg_value(float %442, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float %443, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 %444, !75, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !146)
  %446 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE8key_tile, i32 %444
  %447 = or disjoint i32 %444, %351
    #dbg_value(i32 0, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !167)
    #dbg_value(float %442, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 0, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !167)
    #dbg_value(float %442, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %448 = load float, ptr addrspace(3) %446, align 16, !dbg !170, !tbaa !134
  %449 = fmul contract float %23, %448, !dbg !173
  %450 = fadd contract float %449, 0.000000e+00, !dbg !174
    #dbg_value(i32 1, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %451 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 4, !dbg !170
  %452 = load float, ptr addrspace(3) %451, align 4, !dbg !170, !tbaa !134
  %453 = fmul contract float %26, %452, !dbg !173
  %454 = fadd contract float %450, %453, !dbg !174
    #dbg_value(i32 2, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %455 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 8, !dbg !170
  %456 = load float, ptr addrspace(3) %455, align 8, !dbg !170, !tbaa !134
  %457 = fmul contract float %29, %456, !dbg !173
  %458 = fadd contract float %454, %457, !dbg !174
    #dbg_value(i32 3, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %459 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 12, !dbg !170
  %460 = load float, ptr addrspace(3) %459, align 4, !dbg !170, !tbaa !134
  %461 = fmul contract float %32, %460, !dbg !173
  %462 = fadd contract float %458, %461, !dbg !174
    #dbg_value(i32 4, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %463 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 16, !dbg !170
  %464 = load float, ptr addrspace(3) %463, align 16, !dbg !170, !tbaa !134
  %465 = fmul contract float %35, %464, !dbg !173
  %466 = fadd contract float %462, %465, !dbg !174
    #dbg_value(i32 5, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %467 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 20, !dbg !170
  %468 = load float, ptr addrspace(3) %467, align 4, !dbg !170, !tbaa !134
  %469 = fmul contract float %38, %468, !dbg !173
  %470 = fadd contract float %466, %469, !dbg !174
    #dbg_value(i32 6, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %471 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 24, !dbg !170
  %472 = load float, ptr addrspace(3) %471, align 8, !dbg !170, !tbaa !134
  %473 = fmul contract float %41, %472, !dbg !173
  %474 = fadd contract float %470, %473, !dbg !174
    #dbg_value(i32 7, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %475 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 28, !dbg !170
  %476 = load float, ptr addrspace(3) %475, align 4, !dbg !170, !tbaa !134
  %477 = fmul contract float %44, %476, !dbg !173
  %478 = fadd contract float %474, %477, !dbg !174
    #dbg_value(i32 8, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %479 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 32, !dbg !170
  %480 = load float, ptr addrspace(3) %479, align 16, !dbg !170, !tbaa !134
  %481 = fmul contract float %47, %480, !dbg !173
  %482 = fadd contract float %478, %481, !dbg !174
    #dbg_value(i32 9, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %483 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 36, !dbg !170
  %484 = load float, ptr addrspace(3) %483, align 4, !dbg !170, !tbaa !134
  %485 = fmul contract float %50, %484, !dbg !173
  %486 = fadd contract float %482, %485, !dbg !174
    #dbg_value(i32 10, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %487 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 40, !dbg !170
  %488 = load float, ptr addrspace(3) %487, align 8, !dbg !170, !tbaa !134
  %489 = fmul contract float %53, %488, !dbg !173
  %490 = fadd contract float %486, %489, !dbg !174
    #dbg_value(i32 11, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %491 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 44, !dbg !170
  %492 = load float, ptr addrspace(3) %491, align 4, !dbg !170, !tbaa !134
  %493 = fmul contract float %56, %492, !dbg !173
  %494 = fadd contract float %490, %493, !dbg !174
    #dbg_value(i32 12, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %495 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 48, !dbg !170
  %496 = load float, ptr addrspace(3) %495, align 16, !dbg !170, !tbaa !134
  %497 = fmul contract float %59, %496, !dbg !173
  %498 = fadd contract float %494, %497, !dbg !174
    #dbg_value(i32 13, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %499 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 52, !dbg !170
  %500 = load float, ptr addrspace(3) %499, align 4, !dbg !170, !tbaa !134
  %501 = fmul contract float %62, %500, !dbg !173
  %502 = fadd contract float %498, %501, !dbg !174
    #dbg_value(i32 14, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %503 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 56, !dbg !170
  %504 = load float, ptr addrspace(3) %503, align 8, !dbg !170, !tbaa !134
  %505 = fmul contract float %65, %504, !dbg !173
  %506 = fadd contract float %502, %505, !dbg !174
    #dbg_value(i32 15, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %507 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 60, !dbg !170
  %508 = load float, ptr addrspace(3) %507, align 4, !dbg !170, !tbaa !134
  %509 = fmul contract float %68, %508, !dbg !173
  %510 = fadd contract float %506, %509, !dbg !174
    #dbg_value(i32 16, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %511 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 64, !dbg !170
  %512 = load float, ptr addrspace(3) %511, align 16, !dbg !170, !tbaa !134
  %513 = fmul contract float %71, %512, !dbg !173
  %514 = fadd contract float %510, %513, !dbg !174
    #dbg_value(i32 17, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %515 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 68, !dbg !170
  %516 = load float, ptr addrspace(3) %515, align 4, !dbg !170, !tbaa !134
  %517 = fmul contract float %74, %516, !dbg !173
  %518 = fadd contract float %514, %517, !dbg !174
    #dbg_value(i32 18, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %519 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 72, !dbg !170
  %520 = load float, ptr addrspace(3) %519, align 8, !dbg !170, !tbaa !134
  %521 = fmul contract float %77, %520, !dbg !173
  %522 = fadd contract float %518, %521, !dbg !174
    #dbg_value(i32 19, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %523 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 76, !dbg !170
  %524 = load float, ptr addrspace(3) %523, align 4, !dbg !170, !tbaa !134
  %525 = fmul contract float %80, %524, !dbg !173
  %526 = fadd contract float %522, %525, !dbg !174
    #dbg_value(i32 20, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %527 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 80, !dbg !170
  %528 = load float, ptr addrspace(3) %527, align 16, !dbg !170, !tbaa !134
  %529 = fmul contract float %83, %528, !dbg !173
  %530 = fadd contract float %526, %529, !dbg !174
    #dbg_value(i32 21, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %531 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 84, !dbg !170
  %532 = load float, ptr addrspace(3) %531, align 4, !dbg !170, !tbaa !134
  %533 = fmul contract float %86, %532, !dbg !173
  %534 = fadd contract float %530, %533, !dbg !174
    #dbg_value(i32 22, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %535 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 88, !dbg !170
  %536 = load float, ptr addrspace(3) %535, align 8, !dbg !170, !tbaa !134
  %537 = fmul contract float %89, %536, !dbg !173
  %538 = fadd contract float %534, %537, !dbg !174
    #dbg_value(i32 23, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %539 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 92, !dbg !170
  %540 = load float, ptr addrspace(3) %539, align 4, !dbg !170, !tbaa !134
  %541 = fmul contract float %92, %540, !dbg !173
  %542 = fadd contract float %538, %541, !dbg !174
    #dbg_value(i32 24, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %543 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 96, !dbg !170
  %544 = load float, ptr addrspace(3) %543, align 16, !dbg !170, !tbaa !134
  %545 = fmul contract float %95, %544, !dbg !173
  %546 = fadd contract float %542, %545, !dbg !174
    #dbg_value(i32 25, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %547 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 100, !dbg !170
  %548 = load float, ptr addrspace(3) %547, align 4, !dbg !170, !tbaa !134
  %549 = fmul contract float %98, %548, !dbg !173
  %550 = fadd contract float %546, %549, !dbg !174
    #dbg_value(i32 26, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %551 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 104, !dbg !170
  %552 = load float, ptr addrspace(3) %551, align 8, !dbg !170, !tbaa !134
  %553 = fmul contract float %101, %552, !dbg !173
  %554 = fadd contract float %550, %553, !dbg !174
    #dbg_value(i32 27, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %555 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 108, !dbg !170
  %556 = load float, ptr addrspace(3) %555, align 4, !dbg !170, !tbaa !134
  %557 = fmul contract float %104, %556, !dbg !173
  %558 = fadd contract float %554, %557, !dbg !174
    #dbg_value(i32 28, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %559 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 112, !dbg !170
  %560 = load float, ptr addrspace(3) %559, align 16, !dbg !170, !tbaa !134
  %561 = fmul contract float %107, %560, !dbg !173
  %562 = fadd contract float %558, %561, !dbg !174
    #dbg_value(i32 29, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %563 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 116, !dbg !170
  %564 = load float, ptr addrspace(3) %563, align 4, !dbg !170, !tbaa !134
  %565 = fmul contract float %110, %564, !dbg !173
  %566 = fadd contract float %562, %565, !dbg !174
    #dbg_value(i32 30, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %567 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 120, !dbg !170
  %568 = load float, ptr addrspace(3) %567, align 8, !dbg !170, !tbaa !134
  %569 = fmul contract float %113, %568, !dbg !173
  %570 = fadd contract float %566, %569, !dbg !174
    #dbg_value(i32 31, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %571 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 124, !dbg !170
  %572 = load float, ptr addrspace(3) %571, align 4, !dbg !170, !tbaa !134
  %573 = fmul contract float %116, %572, !dbg !173
  %574 = fadd contract float %570, %573, !dbg !174
    #dbg_value(i32 32, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %575 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 128, !dbg !170
  %576 = load float, ptr addrspace(3) %575, align 16, !dbg !170, !tbaa !134
  %577 = fmul contract float %119, %576, !dbg !173
  %578 = fadd contract float %574, %577, !dbg !174
    #dbg_value(i32 33, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %579 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 132, !dbg !170
  %580 = load float, ptr addrspace(3) %579, align 4, !dbg !170, !tbaa !134
  %581 = fmul contract float %122, %580, !dbg !173
  %582 = fadd contract float %578, %581, !dbg !174
    #dbg_value(i32 34, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %583 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 136, !dbg !170
  %584 = load float, ptr addrspace(3) %583, align 8, !dbg !170, !tbaa !134
  %585 = fmul contract float %125, %584, !dbg !173
  %586 = fadd contract float %582, %585, !dbg !174
    #dbg_value(i32 35, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %587 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 140, !dbg !170
  %588 = load float, ptr addrspace(3) %587, align 4, !dbg !170, !tbaa !134
  %589 = fmul contract float %128, %588, !dbg !173
  %590 = fadd contract float %586, %589, !dbg !174
    #dbg_value(i32 36, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %591 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 144, !dbg !170
  %592 = load float, ptr addrspace(3) %591, align 16, !dbg !170, !tbaa !134
  %593 = fmul contract float %131, %592, !dbg !173
  %594 = fadd contract float %590, %593, !dbg !174
    #dbg_value(i32 37, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %595 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 148, !dbg !170
  %596 = load float, ptr addrspace(3) %595, align 4, !dbg !170, !tbaa !134
  %597 = fmul contract float %134, %596, !dbg !173
  %598 = fadd contract float %594, %597, !dbg !174
    #dbg_value(i32 38, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %599 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 152, !dbg !170
  %600 = load float, ptr addrspace(3) %599, align 8, !dbg !170, !tbaa !134
  %601 = fmul contract float %137, %600, !dbg !173
  %602 = fadd contract float %598, %601, !dbg !174
    #dbg_value(i32 39, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %603 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 156, !dbg !170
  %604 = load float, ptr addrspace(3) %603, align 4, !dbg !170, !tbaa !134
  %605 = fmul contract float %140, %604, !dbg !173
  %606 = fadd contract float %602, %605, !dbg !174
    #dbg_value(i32 40, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %607 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 160, !dbg !170
  %608 = load float, ptr addrspace(3) %607, align 16, !dbg !170, !tbaa !134
  %609 = fmul contract float %143, %608, !dbg !173
  %610 = fadd contract float %606, %609, !dbg !174
    #dbg_value(i32 41, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %611 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 164, !dbg !170
  %612 = load float, ptr addrspace(3) %611, align 4, !dbg !170, !tbaa !134
  %613 = fmul contract float %146, %612, !dbg !173
  %614 = fadd contract float %610, %613, !dbg !174
    #dbg_value(i32 42, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %615 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 168, !dbg !170
  %616 = load float, ptr addrspace(3) %615, align 8, !dbg !170, !tbaa !134
  %617 = fmul contract float %149, %616, !dbg !173
  %618 = fadd contract float %614, %617, !dbg !174
    #dbg_value(i32 43, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %619 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 172, !dbg !170
  %620 = load float, ptr addrspace(3) %619, align 4, !dbg !170, !tbaa !134
  %621 = fmul contract float %152, %620, !dbg !173
  %622 = fadd contract float %618, %621, !dbg !174
    #dbg_value(i32 44, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %623 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 176, !dbg !170
  %624 = load float, ptr addrspace(3) %623, align 16, !dbg !170, !tbaa !134
  %625 = fmul contract float %155, %624, !dbg !173
  %626 = fadd contract float %622, %625, !dbg !174
    #dbg_value(i32 45, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %627 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 180, !dbg !170
  %628 = load float, ptr addrspace(3) %627, align 4, !dbg !170, !tbaa !134
  %629 = fmul contract float %158, %628, !dbg !173
  %630 = fadd contract float %626, %629, !dbg !174
    #dbg_value(i32 46, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %631 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 184, !dbg !170
  %632 = load float, ptr addrspace(3) %631, align 8, !dbg !170, !tbaa !134
  %633 = fmul contract float %161, %632, !dbg !173
  %634 = fadd contract float %630, %633, !dbg !174
    #dbg_value(i32 47, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %635 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 188, !dbg !170
  %636 = load float, ptr addrspace(3) %635, align 4, !dbg !170, !tbaa !134
  %637 = fmul contract float %164, %636, !dbg !173
  %638 = fadd contract float %634, %637, !dbg !174
    #dbg_value(i32 48, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %639 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 192, !dbg !170
  %640 = load float, ptr addrspace(3) %639, align 16, !dbg !170, !tbaa !134
  %641 = fmul contract float %167, %640, !dbg !173
  %642 = fadd contract float %638, %641, !dbg !174
    #dbg_value(i32 49, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %643 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 196, !dbg !170
  %644 = load float, ptr addrspace(3) %643, align 4, !dbg !170, !tbaa !134
  %645 = fmul contract float %170, %644, !dbg !173
  %646 = fadd contract float %642, %645, !dbg !174
    #dbg_value(i32 50, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %647 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 200, !dbg !170
  %648 = load float, ptr addrspace(3) %647, align 8, !dbg !170, !tbaa !134
  %649 = fmul contract float %173, %648, !dbg !173
  %650 = fadd contract float %646, %649, !dbg !174
    #dbg_value(i32 51, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %651 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 204, !dbg !170
  %652 = load float, ptr addrspace(3) %651, align 4, !dbg !170, !tbaa !134
  %653 = fmul contract float %176, %652, !dbg !173
  %654 = fadd contract float %650, %653, !dbg !174
    #dbg_value(i32 52, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %655 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 208, !dbg !170
  %656 = load float, ptr addrspace(3) %655, align 16, !dbg !170, !tbaa !134
  %657 = fmul contract float %179, %656, !dbg !173
  %658 = fadd contract float %654, %657, !dbg !174
    #dbg_value(i32 53, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %659 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 212, !dbg !170
  %660 = load float, ptr addrspace(3) %659, align 4, !dbg !170, !tbaa !134
  %661 = fmul contract float %182, %660, !dbg !173
  %662 = fadd contract float %658, %661, !dbg !174
    #dbg_value(i32 54, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %663 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 216, !dbg !170
  %664 = load float, ptr addrspace(3) %663, align 8, !dbg !170, !tbaa !134
  %665 = fmul contract float %185, %664, !dbg !173
  %666 = fadd contract float %662, %665, !dbg !174
    #dbg_value(i32 55, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %667 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 220, !dbg !170
  %668 = load float, ptr addrspace(3) %667, align 4, !dbg !170, !tbaa !134
  %669 = fmul contract float %188, %668, !dbg !173
  %670 = fadd contract float %666, %669, !dbg !174
    #dbg_value(i32 56, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %671 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 224, !dbg !170
  %672 = load float, ptr addrspace(3) %671, align 16, !dbg !170, !tbaa !134
  %673 = fmul contract float %191, %672, !dbg !173
  %674 = fadd contract float %670, %673, !dbg !174
    #dbg_value(i32 57, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %675 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 228, !dbg !170
  %676 = load float, ptr addrspace(3) %675, align 4, !dbg !170, !tbaa !134
  %677 = fmul contract float %194, %676, !dbg !173
  %678 = fadd contract float %674, %677, !dbg !174
    #dbg_value(i32 58, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %679 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 232, !dbg !170
  %680 = load float, ptr addrspace(3) %679, align 8, !dbg !170, !tbaa !134
  %681 = fmul contract float %197, %680, !dbg !173
  %682 = fadd contract float %678, %681, !dbg !174
    #dbg_value(i32 59, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %683 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 236, !dbg !170
  %684 = load float, ptr addrspace(3) %683, align 4, !dbg !170, !tbaa !134
  %685 = fmul contract float %200, %684, !dbg !173
  %686 = fadd contract float %682, %685, !dbg !174
    #dbg_value(i32 60, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %687 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 240, !dbg !170
  %688 = load float, ptr addrspace(3) %687, align 16, !dbg !170, !tbaa !134
  %689 = fmul contract float %203, %688, !dbg !173
  %690 = fadd contract float %686, %689, !dbg !174
    #dbg_value(i32 61, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %691 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 244, !dbg !170
  %692 = load float, ptr addrspace(3) %691, align 4, !dbg !170, !tbaa !134
  %693 = fmul contract float %206, %692, !dbg !173
  %694 = fadd contract float %690, %693, !dbg !174
    #dbg_value(i32 62, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %695 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 248, !dbg !170
  %696 = load float, ptr addrspace(3) %695, align 8, !dbg !170, !tbaa !134
  %697 = fmul contract float %209, %696, !dbg !173
  %698 = fadd contract float %694, %697, !dbg !174
    #dbg_value(i32 63, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %699 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 252, !dbg !170
  %700 = load float, ptr addrspace(3) %699, align 4, !dbg !170, !tbaa !134
  %701 = fmul contract float %212, %700, !dbg !173
  %702 = fadd contract float %698, %701, !dbg !174
  %703 = insertelement <4 x float> %445, float %702, i64 0, !dbg !174
    #dbg_value(i32 64, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %704 = icmp slt i32 %447, %4, !dbg !175
  %705 = insertelement <4 x float> %703, float 0xC6293E5940000000, i64 0
  %706 = select i1 %704, <4 x float> %703, <4 x float> %705, !dbg !175
  %707 = extractelement <4 x float> %706, i64 0, !dbg !177
  %708 = tail call contract noundef float @llvm.maxnum.f32(float %442, float %707), !dbg !178
    #dbg_value(float %708, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 1, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !167)
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %709 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 256
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %710 = load float, ptr addrspace(3) %709, align 16, !dbg !170, !tbaa !134
  %711 = fmul contract float %23, %710, !dbg !173
  %712 = fadd contract float %711, 0.000000e+00, !dbg !174
    #dbg_value(i32 1, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %713 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 260, !dbg !170
  %714 = load float, ptr addrspace(3) %713, align 4, !dbg !170, !tbaa !134
  %715 = fmul contract float %26, %714, !dbg !173
  %716 = fadd contract float %712, %715, !dbg !174
    #dbg_value(i32 2, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %717 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 264, !dbg !170
  %718 = load float, ptr addrspace(3) %717, align 8, !dbg !170, !tbaa !134
  %719 = fmul contract float %29, %718, !dbg !173
  %720 = fadd contract float %716, %719, !dbg !174
    #dbg_value(i32 3, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %721 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 268, !dbg !170
  %722 = load float, ptr addrspace(3) %721, align 4, !dbg !170, !tbaa !134
  %723 = fmul contract float %32, %722, !dbg !173
  %724 = fadd contract float %720, %723, !dbg !174
    #dbg_value(i32 4, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %725 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 272, !dbg !170
  %726 = load float, ptr addrspace(3) %725, align 16, !dbg !170, !tbaa !134
  %727 = fmul contract float %35, %726, !dbg !173
  %728 = fadd contract float %724, %727, !dbg !174
    #dbg_value(i32 5, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %729 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 276, !dbg !170
  %730 = load float, ptr addrspace(3) %729, align 4, !dbg !170, !tbaa !134
  %731 = fmul contract float %38, %730, !dbg !173
  %732 = fadd contract float %728, %731, !dbg !174
    #dbg_value(i32 6, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %733 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 280, !dbg !170
  %734 = load float, ptr addrspace(3) %733, align 8, !dbg !170, !tbaa !134
  %735 = fmul contract float %41, %734, !dbg !173
  %736 = fadd contract float %732, %735, !dbg !174
    #dbg_value(i32 7, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %737 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 284, !dbg !170
  %738 = load float, ptr addrspace(3) %737, align 4, !dbg !170, !tbaa !134
  %739 = fmul contract float %44, %738, !dbg !173
  %740 = fadd contract float %736, %739, !dbg !174
    #dbg_value(i32 8, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %741 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 288, !dbg !170
  %742 = load float, ptr addrspace(3) %741, align 16, !dbg !170, !tbaa !134
  %743 = fmul contract float %47, %742, !dbg !173
  %744 = fadd contract float %740, %743, !dbg !174
    #dbg_value(i32 9, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %745 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 292, !dbg !170
  %746 = load float, ptr addrspace(3) %745, align 4, !dbg !170, !tbaa !134
  %747 = fmul contract float %50, %746, !dbg !173
  %748 = fadd contract float %744, %747, !dbg !174
    #dbg_value(i32 10, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %749 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 296, !dbg !170
  %750 = load float, ptr addrspace(3) %749, align 8, !dbg !170, !tbaa !134
  %751 = fmul contract float %53, %750, !dbg !173
  %752 = fadd contract float %748, %751, !dbg !174
    #dbg_value(i32 11, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %753 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 300, !dbg !170
  %754 = load float, ptr addrspace(3) %753, align 4, !dbg !170, !tbaa !134
  %755 = fmul contract float %56, %754, !dbg !173
  %756 = fadd contract float %752, %755, !dbg !174
    #dbg_value(i32 12, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %757 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 304, !dbg !170
  %758 = load float, ptr addrspace(3) %757, align 16, !dbg !170, !tbaa !134
  %759 = fmul contract float %59, %758, !dbg !173
  %760 = fadd contract float %756, %759, !dbg !174
    #dbg_value(i32 13, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %761 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 308, !dbg !170
  %762 = load float, ptr addrspace(3) %761, align 4, !dbg !170, !tbaa !134
  %763 = fmul contract float %62, %762, !dbg !173
  %764 = fadd contract float %760, %763, !dbg !174
    #dbg_value(i32 14, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %765 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 312, !dbg !170
  %766 = load float, ptr addrspace(3) %765, align 8, !dbg !170, !tbaa !134
  %767 = fmul contract float %65, %766, !dbg !173
  %768 = fadd contract float %764, %767, !dbg !174
    #dbg_value(i32 15, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %769 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 316, !dbg !170
  %770 = load float, ptr addrspace(3) %769, align 4, !dbg !170, !tbaa !134
  %771 = fmul contract float %68, %770, !dbg !173
  %772 = fadd contract float %768, %771, !dbg !174
    #dbg_value(i32 16, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %773 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 320, !dbg !170
  %774 = load float, ptr addrspace(3) %773, align 16, !dbg !170, !tbaa !134
  %775 = fmul contract float %71, %774, !dbg !173
  %776 = fadd contract float %772, %775, !dbg !174
    #dbg_value(i32 17, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %777 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 324, !dbg !170
  %778 = load float, ptr addrspace(3) %777, align 4, !dbg !170, !tbaa !134
  %779 = fmul contract float %74, %778, !dbg !173
  %780 = fadd contract float %776, %779, !dbg !174
    #dbg_value(i32 18, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %781 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 328, !dbg !170
  %782 = load float, ptr addrspace(3) %781, align 8, !dbg !170, !tbaa !134
  %783 = fmul contract float %77, %782, !dbg !173
  %784 = fadd contract float %780, %783, !dbg !174
    #dbg_value(i32 19, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %785 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 332, !dbg !170
  %786 = load float, ptr addrspace(3) %785, align 4, !dbg !170, !tbaa !134
  %787 = fmul contract float %80, %786, !dbg !173
  %788 = fadd contract float %784, %787, !dbg !174
    #dbg_value(i32 20, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %789 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 336, !dbg !170
  %790 = load float, ptr addrspace(3) %789, align 16, !dbg !170, !tbaa !134
  %791 = fmul contract float %83, %790, !dbg !173
  %792 = fadd contract float %788, %791, !dbg !174
    #dbg_value(i32 21, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %793 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 340, !dbg !170
  %794 = load float, ptr addrspace(3) %793, align 4, !dbg !170, !tbaa !134
  %795 = fmul contract float %86, %794, !dbg !173
  %796 = fadd contract float %792, %795, !dbg !174
    #dbg_value(i32 22, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %797 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 344, !dbg !170
  %798 = load float, ptr addrspace(3) %797, align 8, !dbg !170, !tbaa !134
  %799 = fmul contract float %89, %798, !dbg !173
  %800 = fadd contract float %796, %799, !dbg !174
    #dbg_value(i32 23, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %801 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 348, !dbg !170
  %802 = load float, ptr addrspace(3) %801, align 4, !dbg !170, !tbaa !134
  %803 = fmul contract float %92, %802, !dbg !173
  %804 = fadd contract float %800, %803, !dbg !174
    #dbg_value(i32 24, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %805 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 352, !dbg !170
  %806 = load float, ptr addrspace(3) %805, align 16, !dbg !170, !tbaa !134
  %807 = fmul contract float %95, %806, !dbg !173
  %808 = fadd contract float %804, %807, !dbg !174
    #dbg_value(i32 25, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %809 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 356, !dbg !170
  %810 = load float, ptr addrspace(3) %809, align 4, !dbg !170, !tbaa !134
  %811 = fmul contract float %98, %810, !dbg !173
  %812 = fadd contract float %808, %811, !dbg !174
    #dbg_value(i32 26, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %813 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 360, !dbg !170
  %814 = load float, ptr addrspace(3) %813, align 8, !dbg !170, !tbaa !134
  %815 = fmul contract float %101, %814, !dbg !173
  %816 = fadd contract float %812, %815, !dbg !174
    #dbg_value(i32 27, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %817 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 364, !dbg !170
  %818 = load float, ptr addrspace(3) %817, align 4, !dbg !170, !tbaa !134
  %819 = fmul contract float %104, %818, !dbg !173
  %820 = fadd contract float %816, %819, !dbg !174
    #dbg_value(i32 28, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %821 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 368, !dbg !170
  %822 = load float, ptr addrspace(3) %821, align 16, !dbg !170, !tbaa !134
  %823 = fmul contract float %107, %822, !dbg !173
  %824 = fadd contract float %820, %823, !dbg !174
    #dbg_value(i32 29, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %825 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 372, !dbg !170
  %826 = load float, ptr addrspace(3) %825, align 4, !dbg !170, !tbaa !134
  %827 = fmul contract float %110, %826, !dbg !173
  %828 = fadd contract float %824, %827, !dbg !174
    #dbg_value(i32 30, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %829 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 376, !dbg !170
  %830 = load float, ptr addrspace(3) %829, align 8, !dbg !170, !tbaa !134
  %831 = fmul contract float %113, %830, !dbg !173
  %832 = fadd contract float %828, %831, !dbg !174
    #dbg_value(i32 31, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %833 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 380, !dbg !170
  %834 = load float, ptr addrspace(3) %833, align 4, !dbg !170, !tbaa !134
  %835 = fmul contract float %116, %834, !dbg !173
  %836 = fadd contract float %832, %835, !dbg !174
    #dbg_value(i32 32, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %837 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 384, !dbg !170
  %838 = load float, ptr addrspace(3) %837, align 16, !dbg !170, !tbaa !134
  %839 = fmul contract float %119, %838, !dbg !173
  %840 = fadd contract float %836, %839, !dbg !174
    #dbg_value(i32 33, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %841 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 388, !dbg !170
  %842 = load float, ptr addrspace(3) %841, align 4, !dbg !170, !tbaa !134
  %843 = fmul contract float %122, %842, !dbg !173
  %844 = fadd contract float %840, %843, !dbg !174
    #dbg_value(i32 34, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %845 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 392, !dbg !170
  %846 = load float, ptr addrspace(3) %845, align 8, !dbg !170, !tbaa !134
  %847 = fmul contract float %125, %846, !dbg !173
  %848 = fadd contract float %844, %847, !dbg !174
    #dbg_value(i32 35, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %849 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 396, !dbg !170
  %850 = load float, ptr addrspace(3) %849, align 4, !dbg !170, !tbaa !134
  %851 = fmul contract float %128, %850, !dbg !173
  %852 = fadd contract float %848, %851, !dbg !174
    #dbg_value(i32 36, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %853 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 400, !dbg !170
  %854 = load float, ptr addrspace(3) %853, align 16, !dbg !170, !tbaa !134
  %855 = fmul contract float %131, %854, !dbg !173
  %856 = fadd contract float %852, %855, !dbg !174
    #dbg_value(i32 37, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %857 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 404, !dbg !170
  %858 = load float, ptr addrspace(3) %857, align 4, !dbg !170, !tbaa !134
  %859 = fmul contract float %134, %858, !dbg !173
  %860 = fadd contract float %856, %859, !dbg !174
    #dbg_value(i32 38, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %861 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 408, !dbg !170
  %862 = load float, ptr addrspace(3) %861, align 8, !dbg !170, !tbaa !134
  %863 = fmul contract float %137, %862, !dbg !173
  %864 = fadd contract float %860, %863, !dbg !174
    #dbg_value(i32 39, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %865 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 412, !dbg !170
  %866 = load float, ptr addrspace(3) %865, align 4, !dbg !170, !tbaa !134
  %867 = fmul contract float %140, %866, !dbg !173
  %868 = fadd contract float %864, %867, !dbg !174
    #dbg_value(i32 40, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %869 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 416, !dbg !170
  %870 = load float, ptr addrspace(3) %869, align 16, !dbg !170, !tbaa !134
  %871 = fmul contract float %143, %870, !dbg !173
  %872 = fadd contract float %868, %871, !dbg !174
    #dbg_value(i32 41, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %873 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 420, !dbg !170
  %874 = load float, ptr addrspace(3) %873, align 4, !dbg !170, !tbaa !134
  %875 = fmul contract float %146, %874, !dbg !173
  %876 = fadd contract float %872, %875, !dbg !174
    #dbg_value(i32 42, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %877 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 424, !dbg !170
  %878 = load float, ptr addrspace(3) %877, align 8, !dbg !170, !tbaa !134
  %879 = fmul contract float %149, %878, !dbg !173
  %880 = fadd contract float %876, %879, !dbg !174
    #dbg_value(i32 43, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %881 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 428, !dbg !170
  %882 = load float, ptr addrspace(3) %881, align 4, !dbg !170, !tbaa !134
  %883 = fmul contract float %152, %882, !dbg !173
  %884 = fadd contract float %880, %883, !dbg !174
    #dbg_value(i32 44, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %885 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 432, !dbg !170
  %886 = load float, ptr addrspace(3) %885, align 16, !dbg !170, !tbaa !134
  %887 = fmul contract float %155, %886, !dbg !173
  %888 = fadd contract float %884, %887, !dbg !174
    #dbg_value(i32 45, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %889 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 436, !dbg !170
  %890 = load float, ptr addrspace(3) %889, align 4, !dbg !170, !tbaa !134
  %891 = fmul contract float %158, %890, !dbg !173
  %892 = fadd contract float %888, %891, !dbg !174
    #dbg_value(i32 46, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %893 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 440, !dbg !170
  %894 = load float, ptr addrspace(3) %893, align 8, !dbg !170, !tbaa !134
  %895 = fmul contract float %161, %894, !dbg !173
  %896 = fadd contract float %892, %895, !dbg !174
    #dbg_value(i32 47, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %897 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 444, !dbg !170
  %898 = load float, ptr addrspace(3) %897, align 4, !dbg !170, !tbaa !134
  %899 = fmul contract float %164, %898, !dbg !173
  %900 = fadd contract float %896, %899, !dbg !174
    #dbg_value(i32 48, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %901 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 448, !dbg !170
  %902 = load float, ptr addrspace(3) %901, align 16, !dbg !170, !tbaa !134
  %903 = fmul contract float %167, %902, !dbg !173
  %904 = fadd contract float %900, %903, !dbg !174
    #dbg_value(i32 49, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %905 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 452, !dbg !170
  %906 = load float, ptr addrspace(3) %905, align 4, !dbg !170, !tbaa !134
  %907 = fmul contract float %170, %906, !dbg !173
  %908 = fadd contract float %904, %907, !dbg !174
    #dbg_value(i32 50, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %909 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 456, !dbg !170
  %910 = load float, ptr addrspace(3) %909, align 8, !dbg !170, !tbaa !134
  %911 = fmul contract float %173, %910, !dbg !173
  %912 = fadd contract float %908, %911, !dbg !174
    #dbg_value(i32 51, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %913 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 460, !dbg !170
  %914 = load float, ptr addrspace(3) %913, align 4, !dbg !170, !tbaa !134
  %915 = fmul contract float %176, %914, !dbg !173
  %916 = fadd contract float %912, %915, !dbg !174
    #dbg_value(i32 52, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %917 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 464, !dbg !170
  %918 = load float, ptr addrspace(3) %917, align 16, !dbg !170, !tbaa !134
  %919 = fmul contract float %179, %918, !dbg !173
  %920 = fadd contract float %916, %919, !dbg !174
    #dbg_value(i32 53, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %921 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 468, !dbg !170
  %922 = load float, ptr addrspace(3) %921, align 4, !dbg !170, !tbaa !134
  %923 = fmul contract float %182, %922, !dbg !173
  %924 = fadd contract float %920, %923, !dbg !174
    #dbg_value(i32 54, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %925 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 472, !dbg !170
  %926 = load float, ptr addrspace(3) %925, align 8, !dbg !170, !tbaa !134
  %927 = fmul contract float %185, %926, !dbg !173
  %928 = fadd contract float %924, %927, !dbg !174
    #dbg_value(i32 55, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %929 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 476, !dbg !170
  %930 = load float, ptr addrspace(3) %929, align 4, !dbg !170, !tbaa !134
  %931 = fmul contract float %188, %930, !dbg !173
  %932 = fadd contract float %928, %931, !dbg !174
    #dbg_value(i32 56, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %933 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 480, !dbg !170
  %934 = load float, ptr addrspace(3) %933, align 16, !dbg !170, !tbaa !134
  %935 = fmul contract float %191, %934, !dbg !173
  %936 = fadd contract float %932, %935, !dbg !174
    #dbg_value(i32 57, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %937 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 484, !dbg !170
  %938 = load float, ptr addrspace(3) %937, align 4, !dbg !170, !tbaa !134
  %939 = fmul contract float %194, %938, !dbg !173
  %940 = fadd contract float %936, %939, !dbg !174
    #dbg_value(i32 58, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %941 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 488, !dbg !170
  %942 = load float, ptr addrspace(3) %941, align 8, !dbg !170, !tbaa !134
  %943 = fmul contract float %197, %942, !dbg !173
  %944 = fadd contract float %940, %943, !dbg !174
    #dbg_value(i32 59, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %945 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 492, !dbg !170
  %946 = load float, ptr addrspace(3) %945, align 4, !dbg !170, !tbaa !134
  %947 = fmul contract float %200, %946, !dbg !173
  %948 = fadd contract float %944, %947, !dbg !174
    #dbg_value(i32 60, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %949 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 496, !dbg !170
  %950 = load float, ptr addrspace(3) %949, align 16, !dbg !170, !tbaa !134
  %951 = fmul contract float %203, %950, !dbg !173
  %952 = fadd contract float %948, %951, !dbg !174
    #dbg_value(i32 61, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %953 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 500, !dbg !170
  %954 = load float, ptr addrspace(3) %953, align 4, !dbg !170, !tbaa !134
  %955 = fmul contract float %206, %954, !dbg !173
  %956 = fadd contract float %952, %955, !dbg !174
    #dbg_value(i32 62, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %957 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 504, !dbg !170
  %958 = load float, ptr addrspace(3) %957, align 8, !dbg !170, !tbaa !134
  %959 = fmul contract float %209, %958, !dbg !173
  %960 = fadd contract float %956, %959, !dbg !174
    #dbg_value(i32 63, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %961 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 508, !dbg !170
  %962 = load float, ptr addrspace(3) %961, align 4, !dbg !170, !tbaa !134
  %963 = fmul contract float %212, %962, !dbg !173
  %964 = fadd contract float %960, %963, !dbg !174
  %965 = insertelement <4 x float> %706, float %964, i64 1, !dbg !174
    #dbg_value(i32 64, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %966 = or disjoint i32 %447, 1, !dbg !179
  %967 = icmp slt i32 %966, %4, !dbg !175
  %968 = insertelement <4 x float> %965, float 0xC6293E5940000000, i64 1
  %969 = select i1 %967, <4 x float> %965, <4 x float> %968, !dbg !175
  %970 = extractelement <4 x float> %969, i64 1, !dbg !177
  %971 = tail call contract noundef float @llvm.maxnum.f32(float %708, float %970), !dbg !178
    #dbg_value(float %971, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 2, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !167)
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %972 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 512
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %973 = load float, ptr addrspace(3) %972, align 16, !dbg !170, !tbaa !134
  %974 = fmul contract float %23, %973, !dbg !173
  %975 = fadd contract float %974, 0.000000e+00, !dbg !174
    #dbg_value(i32 1, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %976 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 516, !dbg !170
  %977 = load float, ptr addrspace(3) %976, align 4, !dbg !170, !tbaa !134
  %978 = fmul contract float %26, %977, !dbg !173
  %979 = fadd contract float %975, %978, !dbg !174
    #dbg_value(i32 2, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %980 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 520, !dbg !170
  %981 = load float, ptr addrspace(3) %980, align 8, !dbg !170, !tbaa !134
  %982 = fmul contract float %29, %981, !dbg !173
  %983 = fadd contract float %979, %982, !dbg !174
    #dbg_value(i32 3, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %984 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 524, !dbg !170
  %985 = load float, ptr addrspace(3) %984, align 4, !dbg !170, !tbaa !134
  %986 = fmul contract float %32, %985, !dbg !173
  %987 = fadd contract float %983, %986, !dbg !174
    #dbg_value(i32 4, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %988 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 528, !dbg !170
  %989 = load float, ptr addrspace(3) %988, align 16, !dbg !170, !tbaa !134
  %990 = fmul contract float %35, %989, !dbg !173
  %991 = fadd contract float %987, %990, !dbg !174
    #dbg_value(i32 5, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %992 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 532, !dbg !170
  %993 = load float, ptr addrspace(3) %992, align 4, !dbg !170, !tbaa !134
  %994 = fmul contract float %38, %993, !dbg !173
  %995 = fadd contract float %991, %994, !dbg !174
    #dbg_value(i32 6, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %996 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 536, !dbg !170
  %997 = load float, ptr addrspace(3) %996, align 8, !dbg !170, !tbaa !134
  %998 = fmul contract float %41, %997, !dbg !173
  %999 = fadd contract float %995, %998, !dbg !174
    #dbg_value(i32 7, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1000 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 540, !dbg !170
  %1001 = load float, ptr addrspace(3) %1000, align 4, !dbg !170, !tbaa !134
  %1002 = fmul contract float %44, %1001, !dbg !173
  %1003 = fadd contract float %999, %1002, !dbg !174
    #dbg_value(i32 8, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1004 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 544, !dbg !170
  %1005 = load float, ptr addrspace(3) %1004, align 16, !dbg !170, !tbaa !134
  %1006 = fmul contract float %47, %1005, !dbg !173
  %1007 = fadd contract float %1003, %1006, !dbg !174
    #dbg_value(i32 9, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1008 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 548, !dbg !170
  %1009 = load float, ptr addrspace(3) %1008, align 4, !dbg !170, !tbaa !134
  %1010 = fmul contract float %50, %1009, !dbg !173
  %1011 = fadd contract float %1007, %1010, !dbg !174
    #dbg_value(i32 10, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1012 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 552, !dbg !170
  %1013 = load float, ptr addrspace(3) %1012, align 8, !dbg !170, !tbaa !134
  %1014 = fmul contract float %53, %1013, !dbg !173
  %1015 = fadd contract float %1011, %1014, !dbg !174
    #dbg_value(i32 11, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1016 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 556, !dbg !170
  %1017 = load float, ptr addrspace(3) %1016, align 4, !dbg !170, !tbaa !134
  %1018 = fmul contract float %56, %1017, !dbg !173
  %1019 = fadd contract float %1015, %1018, !dbg !174
    #dbg_value(i32 12, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1020 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 560, !dbg !170
  %1021 = load float, ptr addrspace(3) %1020, align 16, !dbg !170, !tbaa !134
  %1022 = fmul contract float %59, %1021, !dbg !173
  %1023 = fadd contract float %1019, %1022, !dbg !174
    #dbg_value(i32 13, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1024 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 564, !dbg !170
  %1025 = load float, ptr addrspace(3) %1024, align 4, !dbg !170, !tbaa !134
  %1026 = fmul contract float %62, %1025, !dbg !173
  %1027 = fadd contract float %1023, %1026, !dbg !174
    #dbg_value(i32 14, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1028 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 568, !dbg !170
  %1029 = load float, ptr addrspace(3) %1028, align 8, !dbg !170, !tbaa !134
  %1030 = fmul contract float %65, %1029, !dbg !173
  %1031 = fadd contract float %1027, %1030, !dbg !174
    #dbg_value(i32 15, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1032 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 572, !dbg !170
  %1033 = load float, ptr addrspace(3) %1032, align 4, !dbg !170, !tbaa !134
  %1034 = fmul contract float %68, %1033, !dbg !173
  %1035 = fadd contract float %1031, %1034, !dbg !174
    #dbg_value(i32 16, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1036 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 576, !dbg !170
  %1037 = load float, ptr addrspace(3) %1036, align 16, !dbg !170, !tbaa !134
  %1038 = fmul contract float %71, %1037, !dbg !173
  %1039 = fadd contract float %1035, %1038, !dbg !174
    #dbg_value(i32 17, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1040 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 580, !dbg !170
  %1041 = load float, ptr addrspace(3) %1040, align 4, !dbg !170, !tbaa !134
  %1042 = fmul contract float %74, %1041, !dbg !173
  %1043 = fadd contract float %1039, %1042, !dbg !174
    #dbg_value(i32 18, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1044 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 584, !dbg !170
  %1045 = load float, ptr addrspace(3) %1044, align 8, !dbg !170, !tbaa !134
  %1046 = fmul contract float %77, %1045, !dbg !173
  %1047 = fadd contract float %1043, %1046, !dbg !174
    #dbg_value(i32 19, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1048 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 588, !dbg !170
  %1049 = load float, ptr addrspace(3) %1048, align 4, !dbg !170, !tbaa !134
  %1050 = fmul contract float %80, %1049, !dbg !173
  %1051 = fadd contract float %1047, %1050, !dbg !174
    #dbg_value(i32 20, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1052 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 592, !dbg !170
  %1053 = load float, ptr addrspace(3) %1052, align 16, !dbg !170, !tbaa !134
  %1054 = fmul contract float %83, %1053, !dbg !173
  %1055 = fadd contract float %1051, %1054, !dbg !174
    #dbg_value(i32 21, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1056 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 596, !dbg !170
  %1057 = load float, ptr addrspace(3) %1056, align 4, !dbg !170, !tbaa !134
  %1058 = fmul contract float %86, %1057, !dbg !173
  %1059 = fadd contract float %1055, %1058, !dbg !174
    #dbg_value(i32 22, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1060 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 600, !dbg !170
  %1061 = load float, ptr addrspace(3) %1060, align 8, !dbg !170, !tbaa !134
  %1062 = fmul contract float %89, %1061, !dbg !173
  %1063 = fadd contract float %1059, %1062, !dbg !174
    #dbg_value(i32 23, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1064 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 604, !dbg !170
  %1065 = load float, ptr addrspace(3) %1064, align 4, !dbg !170, !tbaa !134
  %1066 = fmul contract float %92, %1065, !dbg !173
  %1067 = fadd contract float %1063, %1066, !dbg !174
    #dbg_value(i32 24, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1068 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 608, !dbg !170
  %1069 = load float, ptr addrspace(3) %1068, align 16, !dbg !170, !tbaa !134
  %1070 = fmul contract float %95, %1069, !dbg !173
  %1071 = fadd contract float %1067, %1070, !dbg !174
    #dbg_value(i32 25, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1072 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 612, !dbg !170
  %1073 = load float, ptr addrspace(3) %1072, align 4, !dbg !170, !tbaa !134
  %1074 = fmul contract float %98, %1073, !dbg !173
  %1075 = fadd contract float %1071, %1074, !dbg !174
    #dbg_value(i32 26, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1076 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 616, !dbg !170
  %1077 = load float, ptr addrspace(3) %1076, align 8, !dbg !170, !tbaa !134
  %1078 = fmul contract float %101, %1077, !dbg !173
  %1079 = fadd contract float %1075, %1078, !dbg !174
    #dbg_value(i32 27, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1080 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 620, !dbg !170
  %1081 = load float, ptr addrspace(3) %1080, align 4, !dbg !170, !tbaa !134
  %1082 = fmul contract float %104, %1081, !dbg !173
  %1083 = fadd contract float %1079, %1082, !dbg !174
    #dbg_value(i32 28, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1084 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 624, !dbg !170
  %1085 = load float, ptr addrspace(3) %1084, align 16, !dbg !170, !tbaa !134
  %1086 = fmul contract float %107, %1085, !dbg !173
  %1087 = fadd contract float %1083, %1086, !dbg !174
    #dbg_value(i32 29, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1088 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 628, !dbg !170
  %1089 = load float, ptr addrspace(3) %1088, align 4, !dbg !170, !tbaa !134
  %1090 = fmul contract float %110, %1089, !dbg !173
  %1091 = fadd contract float %1087, %1090, !dbg !174
    #dbg_value(i32 30, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1092 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 632, !dbg !170
  %1093 = load float, ptr addrspace(3) %1092, align 8, !dbg !170, !tbaa !134
  %1094 = fmul contract float %113, %1093, !dbg !173
  %1095 = fadd contract float %1091, %1094, !dbg !174
    #dbg_value(i32 31, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1096 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 636, !dbg !170
  %1097 = load float, ptr addrspace(3) %1096, align 4, !dbg !170, !tbaa !134
  %1098 = fmul contract float %116, %1097, !dbg !173
  %1099 = fadd contract float %1095, %1098, !dbg !174
    #dbg_value(i32 32, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1100 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 640, !dbg !170
  %1101 = load float, ptr addrspace(3) %1100, align 16, !dbg !170, !tbaa !134
  %1102 = fmul contract float %119, %1101, !dbg !173
  %1103 = fadd contract float %1099, %1102, !dbg !174
    #dbg_value(i32 33, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1104 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 644, !dbg !170
  %1105 = load float, ptr addrspace(3) %1104, align 4, !dbg !170, !tbaa !134
  %1106 = fmul contract float %122, %1105, !dbg !173
  %1107 = fadd contract float %1103, %1106, !dbg !174
    #dbg_value(i32 34, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1108 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 648, !dbg !170
  %1109 = load float, ptr addrspace(3) %1108, align 8, !dbg !170, !tbaa !134
  %1110 = fmul contract float %125, %1109, !dbg !173
  %1111 = fadd contract float %1107, %1110, !dbg !174
    #dbg_value(i32 35, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1112 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 652, !dbg !170
  %1113 = load float, ptr addrspace(3) %1112, align 4, !dbg !170, !tbaa !134
  %1114 = fmul contract float %128, %1113, !dbg !173
  %1115 = fadd contract float %1111, %1114, !dbg !174
    #dbg_value(i32 36, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1116 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 656, !dbg !170
  %1117 = load float, ptr addrspace(3) %1116, align 16, !dbg !170, !tbaa !134
  %1118 = fmul contract float %131, %1117, !dbg !173
  %1119 = fadd contract float %1115, %1118, !dbg !174
    #dbg_value(i32 37, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1120 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 660, !dbg !170
  %1121 = load float, ptr addrspace(3) %1120, align 4, !dbg !170, !tbaa !134
  %1122 = fmul contract float %134, %1121, !dbg !173
  %1123 = fadd contract float %1119, %1122, !dbg !174
    #dbg_value(i32 38, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1124 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 664, !dbg !170
  %1125 = load float, ptr addrspace(3) %1124, align 8, !dbg !170, !tbaa !134
  %1126 = fmul contract float %137, %1125, !dbg !173
  %1127 = fadd contract float %1123, %1126, !dbg !174
    #dbg_value(i32 39, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1128 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 668, !dbg !170
  %1129 = load float, ptr addrspace(3) %1128, align 4, !dbg !170, !tbaa !134
  %1130 = fmul contract float %140, %1129, !dbg !173
  %1131 = fadd contract float %1127, %1130, !dbg !174
    #dbg_value(i32 40, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1132 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 672, !dbg !170
  %1133 = load float, ptr addrspace(3) %1132, align 16, !dbg !170, !tbaa !134
  %1134 = fmul contract float %143, %1133, !dbg !173
  %1135 = fadd contract float %1131, %1134, !dbg !174
    #dbg_value(i32 41, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1136 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 676, !dbg !170
  %1137 = load float, ptr addrspace(3) %1136, align 4, !dbg !170, !tbaa !134
  %1138 = fmul contract float %146, %1137, !dbg !173
  %1139 = fadd contract float %1135, %1138, !dbg !174
    #dbg_value(i32 42, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1140 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 680, !dbg !170
  %1141 = load float, ptr addrspace(3) %1140, align 8, !dbg !170, !tbaa !134
  %1142 = fmul contract float %149, %1141, !dbg !173
  %1143 = fadd contract float %1139, %1142, !dbg !174
    #dbg_value(i32 43, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1144 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 684, !dbg !170
  %1145 = load float, ptr addrspace(3) %1144, align 4, !dbg !170, !tbaa !134
  %1146 = fmul contract float %152, %1145, !dbg !173
  %1147 = fadd contract float %1143, %1146, !dbg !174
    #dbg_value(i32 44, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1148 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 688, !dbg !170
  %1149 = load float, ptr addrspace(3) %1148, align 16, !dbg !170, !tbaa !134
  %1150 = fmul contract float %155, %1149, !dbg !173
  %1151 = fadd contract float %1147, %1150, !dbg !174
    #dbg_value(i32 45, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1152 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 692, !dbg !170
  %1153 = load float, ptr addrspace(3) %1152, align 4, !dbg !170, !tbaa !134
  %1154 = fmul contract float %158, %1153, !dbg !173
  %1155 = fadd contract float %1151, %1154, !dbg !174
    #dbg_value(i32 46, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1156 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 696, !dbg !170
  %1157 = load float, ptr addrspace(3) %1156, align 8, !dbg !170, !tbaa !134
  %1158 = fmul contract float %161, %1157, !dbg !173
  %1159 = fadd contract float %1155, %1158, !dbg !174
    #dbg_value(i32 47, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1160 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 700, !dbg !170
  %1161 = load float, ptr addrspace(3) %1160, align 4, !dbg !170, !tbaa !134
  %1162 = fmul contract float %164, %1161, !dbg !173
  %1163 = fadd contract float %1159, %1162, !dbg !174
    #dbg_value(i32 48, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1164 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 704, !dbg !170
  %1165 = load float, ptr addrspace(3) %1164, align 16, !dbg !170, !tbaa !134
  %1166 = fmul contract float %167, %1165, !dbg !173
  %1167 = fadd contract float %1163, %1166, !dbg !174
    #dbg_value(i32 49, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1168 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 708, !dbg !170
  %1169 = load float, ptr addrspace(3) %1168, align 4, !dbg !170, !tbaa !134
  %1170 = fmul contract float %170, %1169, !dbg !173
  %1171 = fadd contract float %1167, %1170, !dbg !174
    #dbg_value(i32 50, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1172 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 712, !dbg !170
  %1173 = load float, ptr addrspace(3) %1172, align 8, !dbg !170, !tbaa !134
  %1174 = fmul contract float %173, %1173, !dbg !173
  %1175 = fadd contract float %1171, %1174, !dbg !174
    #dbg_value(i32 51, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1176 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 716, !dbg !170
  %1177 = load float, ptr addrspace(3) %1176, align 4, !dbg !170, !tbaa !134
  %1178 = fmul contract float %176, %1177, !dbg !173
  %1179 = fadd contract float %1175, %1178, !dbg !174
    #dbg_value(i32 52, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1180 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 720, !dbg !170
  %1181 = load float, ptr addrspace(3) %1180, align 16, !dbg !170, !tbaa !134
  %1182 = fmul contract float %179, %1181, !dbg !173
  %1183 = fadd contract float %1179, %1182, !dbg !174
    #dbg_value(i32 53, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1184 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 724, !dbg !170
  %1185 = load float, ptr addrspace(3) %1184, align 4, !dbg !170, !tbaa !134
  %1186 = fmul contract float %182, %1185, !dbg !173
  %1187 = fadd contract float %1183, %1186, !dbg !174
    #dbg_value(i32 54, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1188 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 728, !dbg !170
  %1189 = load float, ptr addrspace(3) %1188, align 8, !dbg !170, !tbaa !134
  %1190 = fmul contract float %185, %1189, !dbg !173
  %1191 = fadd contract float %1187, %1190, !dbg !174
    #dbg_value(i32 55, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1192 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 732, !dbg !170
  %1193 = load float, ptr addrspace(3) %1192, align 4, !dbg !170, !tbaa !134
  %1194 = fmul contract float %188, %1193, !dbg !173
  %1195 = fadd contract float %1191, %1194, !dbg !174
    #dbg_value(i32 56, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1196 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 736, !dbg !170
  %1197 = load float, ptr addrspace(3) %1196, align 16, !dbg !170, !tbaa !134
  %1198 = fmul contract float %191, %1197, !dbg !173
  %1199 = fadd contract float %1195, %1198, !dbg !174
    #dbg_value(i32 57, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1200 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 740, !dbg !170
  %1201 = load float, ptr addrspace(3) %1200, align 4, !dbg !170, !tbaa !134
  %1202 = fmul contract float %194, %1201, !dbg !173
  %1203 = fadd contract float %1199, %1202, !dbg !174
    #dbg_value(i32 58, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1204 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 744, !dbg !170
  %1205 = load float, ptr addrspace(3) %1204, align 8, !dbg !170, !tbaa !134
  %1206 = fmul contract float %197, %1205, !dbg !173
  %1207 = fadd contract float %1203, %1206, !dbg !174
    #dbg_value(i32 59, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1208 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 748, !dbg !170
  %1209 = load float, ptr addrspace(3) %1208, align 4, !dbg !170, !tbaa !134
  %1210 = fmul contract float %200, %1209, !dbg !173
  %1211 = fadd contract float %1207, %1210, !dbg !174
    #dbg_value(i32 60, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1212 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 752, !dbg !170
  %1213 = load float, ptr addrspace(3) %1212, align 16, !dbg !170, !tbaa !134
  %1214 = fmul contract float %203, %1213, !dbg !173
  %1215 = fadd contract float %1211, %1214, !dbg !174
    #dbg_value(i32 61, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1216 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 756, !dbg !170
  %1217 = load float, ptr addrspace(3) %1216, align 4, !dbg !170, !tbaa !134
  %1218 = fmul contract float %206, %1217, !dbg !173
  %1219 = fadd contract float %1215, %1218, !dbg !174
    #dbg_value(i32 62, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1220 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 760, !dbg !170
  %1221 = load float, ptr addrspace(3) %1220, align 8, !dbg !170, !tbaa !134
  %1222 = fmul contract float %209, %1221, !dbg !173
  %1223 = fadd contract float %1219, %1222, !dbg !174
    #dbg_value(i32 63, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1224 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 764, !dbg !170
  %1225 = load float, ptr addrspace(3) %1224, align 4, !dbg !170, !tbaa !134
  %1226 = fmul contract float %212, %1225, !dbg !173
  %1227 = fadd contract float %1223, %1226, !dbg !174
  %1228 = insertelement <4 x float> %969, float %1227, i64 2, !dbg !174
    #dbg_value(i32 64, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1229 = or disjoint i32 %447, 2, !dbg !179
  %1230 = icmp slt i32 %1229, %4, !dbg !175
  %1231 = insertelement <4 x float> %1228, float 0xC6293E5940000000, i64 2
  %1232 = select i1 %1230, <4 x float> %1228, <4 x float> %1231, !dbg !175
  %1233 = extractelement <4 x float> %1232, i64 2, !dbg !177
  %1234 = tail call contract noundef float @llvm.maxnum.f32(float %971, float %1233), !dbg !178
    #dbg_value(float %1234, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 3, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !167)
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1235 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 768
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1236 = load float, ptr addrspace(3) %1235, align 16, !dbg !170, !tbaa !134
  %1237 = fmul contract float %23, %1236, !dbg !173
  %1238 = fadd contract float %1237, 0.000000e+00, !dbg !174
    #dbg_value(i32 1, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1239 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 772, !dbg !170
  %1240 = load float, ptr addrspace(3) %1239, align 4, !dbg !170, !tbaa !134
  %1241 = fmul contract float %26, %1240, !dbg !173
  %1242 = fadd contract float %1238, %1241, !dbg !174
    #dbg_value(i32 2, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1243 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 776, !dbg !170
  %1244 = load float, ptr addrspace(3) %1243, align 8, !dbg !170, !tbaa !134
  %1245 = fmul contract float %29, %1244, !dbg !173
  %1246 = fadd contract float %1242, %1245, !dbg !174
    #dbg_value(i32 3, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1247 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 780, !dbg !170
  %1248 = load float, ptr addrspace(3) %1247, align 4, !dbg !170, !tbaa !134
  %1249 = fmul contract float %32, %1248, !dbg !173
  %1250 = fadd contract float %1246, %1249, !dbg !174
    #dbg_value(i32 4, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1251 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 784, !dbg !170
  %1252 = load float, ptr addrspace(3) %1251, align 16, !dbg !170, !tbaa !134
  %1253 = fmul contract float %35, %1252, !dbg !173
  %1254 = fadd contract float %1250, %1253, !dbg !174
    #dbg_value(i32 5, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1255 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 788, !dbg !170
  %1256 = load float, ptr addrspace(3) %1255, align 4, !dbg !170, !tbaa !134
  %1257 = fmul contract float %38, %1256, !dbg !173
  %1258 = fadd contract float %1254, %1257, !dbg !174
    #dbg_value(i32 6, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1259 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 792, !dbg !170
  %1260 = load float, ptr addrspace(3) %1259, align 8, !dbg !170, !tbaa !134
  %1261 = fmul contract float %41, %1260, !dbg !173
  %1262 = fadd contract float %1258, %1261, !dbg !174
    #dbg_value(i32 7, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1263 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 796, !dbg !170
  %1264 = load float, ptr addrspace(3) %1263, align 4, !dbg !170, !tbaa !134
  %1265 = fmul contract float %44, %1264, !dbg !173
  %1266 = fadd contract float %1262, %1265, !dbg !174
    #dbg_value(i32 8, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1267 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 800, !dbg !170
  %1268 = load float, ptr addrspace(3) %1267, align 16, !dbg !170, !tbaa !134
  %1269 = fmul contract float %47, %1268, !dbg !173
  %1270 = fadd contract float %1266, %1269, !dbg !174
    #dbg_value(i32 9, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1271 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 804, !dbg !170
  %1272 = load float, ptr addrspace(3) %1271, align 4, !dbg !170, !tbaa !134
  %1273 = fmul contract float %50, %1272, !dbg !173
  %1274 = fadd contract float %1270, %1273, !dbg !174
    #dbg_value(i32 10, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1275 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 808, !dbg !170
  %1276 = load float, ptr addrspace(3) %1275, align 8, !dbg !170, !tbaa !134
  %1277 = fmul contract float %53, %1276, !dbg !173
  %1278 = fadd contract float %1274, %1277, !dbg !174
    #dbg_value(i32 11, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1279 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 812, !dbg !170
  %1280 = load float, ptr addrspace(3) %1279, align 4, !dbg !170, !tbaa !134
  %1281 = fmul contract float %56, %1280, !dbg !173
  %1282 = fadd contract float %1278, %1281, !dbg !174
    #dbg_value(i32 12, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1283 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 816, !dbg !170
  %1284 = load float, ptr addrspace(3) %1283, align 16, !dbg !170, !tbaa !134
  %1285 = fmul contract float %59, %1284, !dbg !173
  %1286 = fadd contract float %1282, %1285, !dbg !174
    #dbg_value(i32 13, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1287 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 820, !dbg !170
  %1288 = load float, ptr addrspace(3) %1287, align 4, !dbg !170, !tbaa !134
  %1289 = fmul contract float %62, %1288, !dbg !173
  %1290 = fadd contract float %1286, %1289, !dbg !174
    #dbg_value(i32 14, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1291 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 824, !dbg !170
  %1292 = load float, ptr addrspace(3) %1291, align 8, !dbg !170, !tbaa !134
  %1293 = fmul contract float %65, %1292, !dbg !173
  %1294 = fadd contract float %1290, %1293, !dbg !174
    #dbg_value(i32 15, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1295 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 828, !dbg !170
  %1296 = load float, ptr addrspace(3) %1295, align 4, !dbg !170, !tbaa !134
  %1297 = fmul contract float %68, %1296, !dbg !173
  %1298 = fadd contract float %1294, %1297, !dbg !174
    #dbg_value(i32 16, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1299 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 832, !dbg !170
  %1300 = load float, ptr addrspace(3) %1299, align 16, !dbg !170, !tbaa !134
  %1301 = fmul contract float %71, %1300, !dbg !173
  %1302 = fadd contract float %1298, %1301, !dbg !174
    #dbg_value(i32 17, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1303 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 836, !dbg !170
  %1304 = load float, ptr addrspace(3) %1303, align 4, !dbg !170, !tbaa !134
  %1305 = fmul contract float %74, %1304, !dbg !173
  %1306 = fadd contract float %1302, %1305, !dbg !174
    #dbg_value(i32 18, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1307 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 840, !dbg !170
  %1308 = load float, ptr addrspace(3) %1307, align 8, !dbg !170, !tbaa !134
  %1309 = fmul contract float %77, %1308, !dbg !173
  %1310 = fadd contract float %1306, %1309, !dbg !174
    #dbg_value(i32 19, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1311 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 844, !dbg !170
  %1312 = load float, ptr addrspace(3) %1311, align 4, !dbg !170, !tbaa !134
  %1313 = fmul contract float %80, %1312, !dbg !173
  %1314 = fadd contract float %1310, %1313, !dbg !174
    #dbg_value(i32 20, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1315 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 848, !dbg !170
  %1316 = load float, ptr addrspace(3) %1315, align 16, !dbg !170, !tbaa !134
  %1317 = fmul contract float %83, %1316, !dbg !173
  %1318 = fadd contract float %1314, %1317, !dbg !174
    #dbg_value(i32 21, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1319 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 852, !dbg !170
  %1320 = load float, ptr addrspace(3) %1319, align 4, !dbg !170, !tbaa !134
  %1321 = fmul contract float %86, %1320, !dbg !173
  %1322 = fadd contract float %1318, %1321, !dbg !174
    #dbg_value(i32 22, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1323 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 856, !dbg !170
  %1324 = load float, ptr addrspace(3) %1323, align 8, !dbg !170, !tbaa !134
  %1325 = fmul contract float %89, %1324, !dbg !173
  %1326 = fadd contract float %1322, %1325, !dbg !174
    #dbg_value(i32 23, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1327 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 860, !dbg !170
  %1328 = load float, ptr addrspace(3) %1327, align 4, !dbg !170, !tbaa !134
  %1329 = fmul contract float %92, %1328, !dbg !173
  %1330 = fadd contract float %1326, %1329, !dbg !174
    #dbg_value(i32 24, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1331 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 864, !dbg !170
  %1332 = load float, ptr addrspace(3) %1331, align 16, !dbg !170, !tbaa !134
  %1333 = fmul contract float %95, %1332, !dbg !173
  %1334 = fadd contract float %1330, %1333, !dbg !174
    #dbg_value(i32 25, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1335 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 868, !dbg !170
  %1336 = load float, ptr addrspace(3) %1335, align 4, !dbg !170, !tbaa !134
  %1337 = fmul contract float %98, %1336, !dbg !173
  %1338 = fadd contract float %1334, %1337, !dbg !174
    #dbg_value(i32 26, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1339 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 872, !dbg !170
  %1340 = load float, ptr addrspace(3) %1339, align 8, !dbg !170, !tbaa !134
  %1341 = fmul contract float %101, %1340, !dbg !173
  %1342 = fadd contract float %1338, %1341, !dbg !174
    #dbg_value(i32 27, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1343 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 876, !dbg !170
  %1344 = load float, ptr addrspace(3) %1343, align 4, !dbg !170, !tbaa !134
  %1345 = fmul contract float %104, %1344, !dbg !173
  %1346 = fadd contract float %1342, %1345, !dbg !174
    #dbg_value(i32 28, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1347 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 880, !dbg !170
  %1348 = load float, ptr addrspace(3) %1347, align 16, !dbg !170, !tbaa !134
  %1349 = fmul contract float %107, %1348, !dbg !173
  %1350 = fadd contract float %1346, %1349, !dbg !174
    #dbg_value(i32 29, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1351 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 884, !dbg !170
  %1352 = load float, ptr addrspace(3) %1351, align 4, !dbg !170, !tbaa !134
  %1353 = fmul contract float %110, %1352, !dbg !173
  %1354 = fadd contract float %1350, %1353, !dbg !174
    #dbg_value(i32 30, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1355 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 888, !dbg !170
  %1356 = load float, ptr addrspace(3) %1355, align 8, !dbg !170, !tbaa !134
  %1357 = fmul contract float %113, %1356, !dbg !173
  %1358 = fadd contract float %1354, %1357, !dbg !174
    #dbg_value(i32 31, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1359 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 892, !dbg !170
  %1360 = load float, ptr addrspace(3) %1359, align 4, !dbg !170, !tbaa !134
  %1361 = fmul contract float %116, %1360, !dbg !173
  %1362 = fadd contract float %1358, %1361, !dbg !174
    #dbg_value(i32 32, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1363 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 896, !dbg !170
  %1364 = load float, ptr addrspace(3) %1363, align 16, !dbg !170, !tbaa !134
  %1365 = fmul contract float %119, %1364, !dbg !173
  %1366 = fadd contract float %1362, %1365, !dbg !174
    #dbg_value(i32 33, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1367 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 900, !dbg !170
  %1368 = load float, ptr addrspace(3) %1367, align 4, !dbg !170, !tbaa !134
  %1369 = fmul contract float %122, %1368, !dbg !173
  %1370 = fadd contract float %1366, %1369, !dbg !174
    #dbg_value(i32 34, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1371 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 904, !dbg !170
  %1372 = load float, ptr addrspace(3) %1371, align 8, !dbg !170, !tbaa !134
  %1373 = fmul contract float %125, %1372, !dbg !173
  %1374 = fadd contract float %1370, %1373, !dbg !174
    #dbg_value(i32 35, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1375 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 908, !dbg !170
  %1376 = load float, ptr addrspace(3) %1375, align 4, !dbg !170, !tbaa !134
  %1377 = fmul contract float %128, %1376, !dbg !173
  %1378 = fadd contract float %1374, %1377, !dbg !174
    #dbg_value(i32 36, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1379 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 912, !dbg !170
  %1380 = load float, ptr addrspace(3) %1379, align 16, !dbg !170, !tbaa !134
  %1381 = fmul contract float %131, %1380, !dbg !173
  %1382 = fadd contract float %1378, %1381, !dbg !174
    #dbg_value(i32 37, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1383 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 916, !dbg !170
  %1384 = load float, ptr addrspace(3) %1383, align 4, !dbg !170, !tbaa !134
  %1385 = fmul contract float %134, %1384, !dbg !173
  %1386 = fadd contract float %1382, %1385, !dbg !174
    #dbg_value(i32 38, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1387 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 920, !dbg !170
  %1388 = load float, ptr addrspace(3) %1387, align 8, !dbg !170, !tbaa !134
  %1389 = fmul contract float %137, %1388, !dbg !173
  %1390 = fadd contract float %1386, %1389, !dbg !174
    #dbg_value(i32 39, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1391 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 924, !dbg !170
  %1392 = load float, ptr addrspace(3) %1391, align 4, !dbg !170, !tbaa !134
  %1393 = fmul contract float %140, %1392, !dbg !173
  %1394 = fadd contract float %1390, %1393, !dbg !174
    #dbg_value(i32 40, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1395 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 928, !dbg !170
  %1396 = load float, ptr addrspace(3) %1395, align 16, !dbg !170, !tbaa !134
  %1397 = fmul contract float %143, %1396, !dbg !173
  %1398 = fadd contract float %1394, %1397, !dbg !174
    #dbg_value(i32 41, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1399 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 932, !dbg !170
  %1400 = load float, ptr addrspace(3) %1399, align 4, !dbg !170, !tbaa !134
  %1401 = fmul contract float %146, %1400, !dbg !173
  %1402 = fadd contract float %1398, %1401, !dbg !174
    #dbg_value(i32 42, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1403 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 936, !dbg !170
  %1404 = load float, ptr addrspace(3) %1403, align 8, !dbg !170, !tbaa !134
  %1405 = fmul contract float %149, %1404, !dbg !173
  %1406 = fadd contract float %1402, %1405, !dbg !174
    #dbg_value(i32 43, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1407 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 940, !dbg !170
  %1408 = load float, ptr addrspace(3) %1407, align 4, !dbg !170, !tbaa !134
  %1409 = fmul contract float %152, %1408, !dbg !173
  %1410 = fadd contract float %1406, %1409, !dbg !174
    #dbg_value(i32 44, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1411 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 944, !dbg !170
  %1412 = load float, ptr addrspace(3) %1411, align 16, !dbg !170, !tbaa !134
  %1413 = fmul contract float %155, %1412, !dbg !173
  %1414 = fadd contract float %1410, %1413, !dbg !174
    #dbg_value(i32 45, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1415 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 948, !dbg !170
  %1416 = load float, ptr addrspace(3) %1415, align 4, !dbg !170, !tbaa !134
  %1417 = fmul contract float %158, %1416, !dbg !173
  %1418 = fadd contract float %1414, %1417, !dbg !174
    #dbg_value(i32 46, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1419 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 952, !dbg !170
  %1420 = load float, ptr addrspace(3) %1419, align 8, !dbg !170, !tbaa !134
  %1421 = fmul contract float %161, %1420, !dbg !173
  %1422 = fadd contract float %1418, %1421, !dbg !174
    #dbg_value(i32 47, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1423 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 956, !dbg !170
  %1424 = load float, ptr addrspace(3) %1423, align 4, !dbg !170, !tbaa !134
  %1425 = fmul contract float %164, %1424, !dbg !173
  %1426 = fadd contract float %1422, %1425, !dbg !174
    #dbg_value(i32 48, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1427 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 960, !dbg !170
  %1428 = load float, ptr addrspace(3) %1427, align 16, !dbg !170, !tbaa !134
  %1429 = fmul contract float %167, %1428, !dbg !173
  %1430 = fadd contract float %1426, %1429, !dbg !174
    #dbg_value(i32 49, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1431 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 964, !dbg !170
  %1432 = load float, ptr addrspace(3) %1431, align 4, !dbg !170, !tbaa !134
  %1433 = fmul contract float %170, %1432, !dbg !173
  %1434 = fadd contract float %1430, %1433, !dbg !174
    #dbg_value(i32 50, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1435 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 968, !dbg !170
  %1436 = load float, ptr addrspace(3) %1435, align 8, !dbg !170, !tbaa !134
  %1437 = fmul contract float %173, %1436, !dbg !173
  %1438 = fadd contract float %1434, %1437, !dbg !174
    #dbg_value(i32 51, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1439 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 972, !dbg !170
  %1440 = load float, ptr addrspace(3) %1439, align 4, !dbg !170, !tbaa !134
  %1441 = fmul contract float %176, %1440, !dbg !173
  %1442 = fadd contract float %1438, %1441, !dbg !174
    #dbg_value(i32 52, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1443 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 976, !dbg !170
  %1444 = load float, ptr addrspace(3) %1443, align 16, !dbg !170, !tbaa !134
  %1445 = fmul contract float %179, %1444, !dbg !173
  %1446 = fadd contract float %1442, %1445, !dbg !174
    #dbg_value(i32 53, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1447 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 980, !dbg !170
  %1448 = load float, ptr addrspace(3) %1447, align 4, !dbg !170, !tbaa !134
  %1449 = fmul contract float %182, %1448, !dbg !173
  %1450 = fadd contract float %1446, %1449, !dbg !174
    #dbg_value(i32 54, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1451 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 984, !dbg !170
  %1452 = load float, ptr addrspace(3) %1451, align 8, !dbg !170, !tbaa !134
  %1453 = fmul contract float %185, %1452, !dbg !173
  %1454 = fadd contract float %1450, %1453, !dbg !174
    #dbg_value(i32 55, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1455 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 988, !dbg !170
  %1456 = load float, ptr addrspace(3) %1455, align 4, !dbg !170, !tbaa !134
  %1457 = fmul contract float %188, %1456, !dbg !173
  %1458 = fadd contract float %1454, %1457, !dbg !174
    #dbg_value(i32 56, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1459 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 992, !dbg !170
  %1460 = load float, ptr addrspace(3) %1459, align 16, !dbg !170, !tbaa !134
  %1461 = fmul contract float %191, %1460, !dbg !173
  %1462 = fadd contract float %1458, %1461, !dbg !174
    #dbg_value(i32 57, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1463 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 996, !dbg !170
  %1464 = load float, ptr addrspace(3) %1463, align 4, !dbg !170, !tbaa !134
  %1465 = fmul contract float %194, %1464, !dbg !173
  %1466 = fadd contract float %1462, %1465, !dbg !174
    #dbg_value(i32 58, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1467 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 1000, !dbg !170
  %1468 = load float, ptr addrspace(3) %1467, align 8, !dbg !170, !tbaa !134
  %1469 = fmul contract float %197, %1468, !dbg !173
  %1470 = fadd contract float %1466, %1469, !dbg !174
    #dbg_value(i32 59, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1471 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 1004, !dbg !170
  %1472 = load float, ptr addrspace(3) %1471, align 4, !dbg !170, !tbaa !134
  %1473 = fmul contract float %200, %1472, !dbg !173
  %1474 = fadd contract float %1470, %1473, !dbg !174
    #dbg_value(i32 60, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1475 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 1008, !dbg !170
  %1476 = load float, ptr addrspace(3) %1475, align 16, !dbg !170, !tbaa !134
  %1477 = fmul contract float %203, %1476, !dbg !173
  %1478 = fadd contract float %1474, %1477, !dbg !174
    #dbg_value(i32 61, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1479 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 1012, !dbg !170
  %1480 = load float, ptr addrspace(3) %1479, align 4, !dbg !170, !tbaa !134
  %1481 = fmul contract float %206, %1480, !dbg !173
  %1482 = fadd contract float %1478, %1481, !dbg !174
    #dbg_value(i32 62, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1483 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 1016, !dbg !170
  %1484 = load float, ptr addrspace(3) %1483, align 8, !dbg !170, !tbaa !134
  %1485 = fmul contract float %209, %1484, !dbg !173
  %1486 = fadd contract float %1482, %1485, !dbg !174
    #dbg_value(i32 63, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1487 = getelementptr inbounds nuw i8, ptr addrspace(3) %446, i32 1020, !dbg !170
  %1488 = load float, ptr addrspace(3) %1487, align 4, !dbg !170, !tbaa !134
  %1489 = fmul contract float %212, %1488, !dbg !173
  %1490 = fadd contract float %1486, %1489, !dbg !174
  %1491 = insertelement <4 x float> %1232, float %1490, i64 3, !dbg !174
    #dbg_value(i32 64, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1492 = or disjoint i32 %447, 3, !dbg !179
  %1493 = icmp slt i32 %1492, %4, !dbg !175
  %1494 = insertelement <4 x float> %1491, float 0xC6293E5940000000, i64 3
  %1495 = select i1 %1493, <4 x float> %1491, <4 x float> %1494, !dbg !175
  %1496 = extractelement <4 x float> %1495, i64 3, !dbg !177
  %1497 = tail call contract noundef float @llvm.maxnum.f32(float %1234, float %1496), !dbg !178
    #dbg_value(float %1497, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 4, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !167)
  %1498 = fsub contract float %442, %1497, !dbg !180
  %1499 = tail call contract noundef float @llvm.exp.f32(float %1498), !dbg !181
    #dbg_value(float %1499, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(float %1497, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
  %1500 = fmul contract float %443, %1499, !dbg !182
    #dbg_value(float %1500, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 0, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !183)
    #dbg_value(i32 0, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !183)
    #dbg_value(float %1500, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
  %1501 = extractelement <4 x float> %1495, i64 0, !dbg !184
  %1502 = fsub contract float %1501, %1497, !dbg !187
  %1503 = tail call contract noundef float @llvm.exp.f32(float %1502), !dbg !188
  %1504 = insertelement <4 x float> poison, float %1503, i64 0, !dbg !189
    #dbg_value(float %2604, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 1, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !183)
  %1505 = extractelement <4 x float> %1495, i64 1, !dbg !184
  %1506 = fsub contract float %1505, %1497, !dbg !187
  %1507 = tail call contract noundef float @llvm.exp.f32(float %1506), !dbg !188
  %1508 = insertelement <4 x float> %1504, float %1507, i64 1, !dbg !189
    #dbg_value(float %2605, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 2, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !183)
  %1509 = extractelement <4 x float> %1495, i64 2, !dbg !184
  %1510 = fsub contract float %1509, %1497, !dbg !187
  %1511 = tail call contract noundef float @llvm.exp.f32(float %1510), !dbg !188
  %1512 = insertelement <4 x float> %1508, float %1511, i64 2, !dbg !189
    #dbg_value(float %2606, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 3, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !183)
  %1513 = extractelement <4 x float> %1495, i64 3, !dbg !184
  %1514 = fsub contract float %1513, %1497, !dbg !187
  %1515 = tail call contract noundef float @llvm.exp.f32(float %1514), !dbg !188
    #dbg_value(float %2608, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 4, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !183)
  %1516 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE10value_tile, i32 %444
    #dbg_value(i32 0, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(i32 0, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1517 = fmul contract float %1499, %441, !dbg !191
    #dbg_value(float %1517, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1517, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1518 = load float, ptr addrspace(3) %1516, align 16, !dbg !194, !tbaa !134
  %1519 = fmul contract float %1503, %1518, !dbg !197
  %1520 = fadd contract float %1517, %1519, !dbg !198
    #dbg_value(float %1520, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1521 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 256, !dbg !194
  %1522 = load float, ptr addrspace(3) %1521, align 16, !dbg !194, !tbaa !134
  %1523 = fmul contract float %1507, %1522, !dbg !197
  %1524 = fadd contract float %1520, %1523, !dbg !198
    #dbg_value(float %1524, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1525 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 512, !dbg !194
  %1526 = load float, ptr addrspace(3) %1525, align 16, !dbg !194, !tbaa !134
  %1527 = fmul contract float %1511, %1526, !dbg !197
  %1528 = fadd contract float %1524, %1527, !dbg !198
    #dbg_value(float %1528, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1529 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 768, !dbg !194
  %1530 = load float, ptr addrspace(3) %1529, align 16, !dbg !194, !tbaa !134
  %1531 = fmul contract float %1515, %1530, !dbg !197
  %1532 = fadd contract float %1528, %1531, !dbg !198
    #dbg_value(float %1532, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 1, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1533 = fmul contract float %1499, %440, !dbg !191
    #dbg_value(float %1533, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1534 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 4, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1533, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1535 = load float, ptr addrspace(3) %1534, align 4, !dbg !194, !tbaa !134
  %1536 = fmul contract float %1503, %1535, !dbg !197
  %1537 = fadd contract float %1533, %1536, !dbg !198
    #dbg_value(float %1537, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1538 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 260, !dbg !194
  %1539 = load float, ptr addrspace(3) %1538, align 4, !dbg !194, !tbaa !134
  %1540 = fmul contract float %1507, %1539, !dbg !197
  %1541 = fadd contract float %1537, %1540, !dbg !198
    #dbg_value(float %1541, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1542 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 516, !dbg !194
  %1543 = load float, ptr addrspace(3) %1542, align 4, !dbg !194, !tbaa !134
  %1544 = fmul contract float %1511, %1543, !dbg !197
  %1545 = fadd contract float %1541, %1544, !dbg !198
    #dbg_value(float %1545, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1546 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 772, !dbg !194
  %1547 = load float, ptr addrspace(3) %1546, align 4, !dbg !194, !tbaa !134
  %1548 = fmul contract float %1515, %1547, !dbg !197
  %1549 = fadd contract float %1545, %1548, !dbg !198
    #dbg_value(float %1549, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 2, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1550 = fmul contract float %1499, %439, !dbg !191
    #dbg_value(float %1550, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1551 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 8, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1550, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1552 = load float, ptr addrspace(3) %1551, align 8, !dbg !194, !tbaa !134
  %1553 = fmul contract float %1503, %1552, !dbg !197
  %1554 = fadd contract float %1550, %1553, !dbg !198
    #dbg_value(float %1554, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1555 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 264, !dbg !194
  %1556 = load float, ptr addrspace(3) %1555, align 8, !dbg !194, !tbaa !134
  %1557 = fmul contract float %1507, %1556, !dbg !197
  %1558 = fadd contract float %1554, %1557, !dbg !198
    #dbg_value(float %1558, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1559 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 520, !dbg !194
  %1560 = load float, ptr addrspace(3) %1559, align 8, !dbg !194, !tbaa !134
  %1561 = fmul contract float %1511, %1560, !dbg !197
  %1562 = fadd contract float %1558, %1561, !dbg !198
    #dbg_value(float %1562, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1563 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 776, !dbg !194
  %1564 = load float, ptr addrspace(3) %1563, align 8, !dbg !194, !tbaa !134
  %1565 = fmul contract float %1515, %1564, !dbg !197
  %1566 = fadd contract float %1562, %1565, !dbg !198
    #dbg_value(float %1566, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 3, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1567 = fmul contract float %1499, %438, !dbg !191
    #dbg_value(float %1567, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1568 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 12, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1567, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1569 = load float, ptr addrspace(3) %1568, align 4, !dbg !194, !tbaa !134
  %1570 = fmul contract float %1503, %1569, !dbg !197
  %1571 = fadd contract float %1567, %1570, !dbg !198
    #dbg_value(float %1571, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1572 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 268, !dbg !194
  %1573 = load float, ptr addrspace(3) %1572, align 4, !dbg !194, !tbaa !134
  %1574 = fmul contract float %1507, %1573, !dbg !197
  %1575 = fadd contract float %1571, %1574, !dbg !198
    #dbg_value(float %1575, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1576 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 524, !dbg !194
  %1577 = load float, ptr addrspace(3) %1576, align 4, !dbg !194, !tbaa !134
  %1578 = fmul contract float %1511, %1577, !dbg !197
  %1579 = fadd contract float %1575, %1578, !dbg !198
    #dbg_value(float %1579, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1580 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 780, !dbg !194
  %1581 = load float, ptr addrspace(3) %1580, align 4, !dbg !194, !tbaa !134
  %1582 = fmul contract float %1515, %1581, !dbg !197
  %1583 = fadd contract float %1579, %1582, !dbg !198
    #dbg_value(float %1583, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 4, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1584 = fmul contract float %1499, %437, !dbg !191
    #dbg_value(float %1584, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1585 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 16, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1584, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1586 = load float, ptr addrspace(3) %1585, align 16, !dbg !194, !tbaa !134
  %1587 = fmul contract float %1503, %1586, !dbg !197
  %1588 = fadd contract float %1584, %1587, !dbg !198
    #dbg_value(float %1588, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1589 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 272, !dbg !194
  %1590 = load float, ptr addrspace(3) %1589, align 16, !dbg !194, !tbaa !134
  %1591 = fmul contract float %1507, %1590, !dbg !197
  %1592 = fadd contract float %1588, %1591, !dbg !198
    #dbg_value(float %1592, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1593 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 528, !dbg !194
  %1594 = load float, ptr addrspace(3) %1593, align 16, !dbg !194, !tbaa !134
  %1595 = fmul contract float %1511, %1594, !dbg !197
  %1596 = fadd contract float %1592, %1595, !dbg !198
    #dbg_value(float %1596, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1597 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 784, !dbg !194
  %1598 = load float, ptr addrspace(3) %1597, align 16, !dbg !194, !tbaa !134
  %1599 = fmul contract float %1515, %1598, !dbg !197
  %1600 = fadd contract float %1596, %1599, !dbg !198
    #dbg_value(float %1600, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 5, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1601 = fmul contract float %1499, %436, !dbg !191
    #dbg_value(float %1601, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1602 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 20, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1601, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1603 = load float, ptr addrspace(3) %1602, align 4, !dbg !194, !tbaa !134
  %1604 = fmul contract float %1503, %1603, !dbg !197
  %1605 = fadd contract float %1601, %1604, !dbg !198
    #dbg_value(float %1605, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1606 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 276, !dbg !194
  %1607 = load float, ptr addrspace(3) %1606, align 4, !dbg !194, !tbaa !134
  %1608 = fmul contract float %1507, %1607, !dbg !197
  %1609 = fadd contract float %1605, %1608, !dbg !198
    #dbg_value(float %1609, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1610 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 532, !dbg !194
  %1611 = load float, ptr addrspace(3) %1610, align 4, !dbg !194, !tbaa !134
  %1612 = fmul contract float %1511, %1611, !dbg !197
  %1613 = fadd contract float %1609, %1612, !dbg !198
    #dbg_value(float %1613, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1614 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 788, !dbg !194
  %1615 = load float, ptr addrspace(3) %1614, align 4, !dbg !194, !tbaa !134
  %1616 = fmul contract float %1515, %1615, !dbg !197
  %1617 = fadd contract float %1613, %1616, !dbg !198
    #dbg_value(float %1617, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 6, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1618 = fmul contract float %1499, %435, !dbg !191
    #dbg_value(float %1618, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1619 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 24, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1618, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1620 = load float, ptr addrspace(3) %1619, align 8, !dbg !194, !tbaa !134
  %1621 = fmul contract float %1503, %1620, !dbg !197
  %1622 = fadd contract float %1618, %1621, !dbg !198
    #dbg_value(float %1622, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1623 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 280, !dbg !194
  %1624 = load float, ptr addrspace(3) %1623, align 8, !dbg !194, !tbaa !134
  %1625 = fmul contract float %1507, %1624, !dbg !197
  %1626 = fadd contract float %1622, %1625, !dbg !198
    #dbg_value(float %1626, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1627 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 536, !dbg !194
  %1628 = load float, ptr addrspace(3) %1627, align 8, !dbg !194, !tbaa !134
  %1629 = fmul contract float %1511, %1628, !dbg !197
  %1630 = fadd contract float %1626, %1629, !dbg !198
    #dbg_value(float %1630, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1631 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 792, !dbg !194
  %1632 = load float, ptr addrspace(3) %1631, align 8, !dbg !194, !tbaa !134
  %1633 = fmul contract float %1515, %1632, !dbg !197
  %1634 = fadd contract float %1630, %1633, !dbg !198
    #dbg_value(float %1634, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 7, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1635 = fmul contract float %1499, %434, !dbg !191
    #dbg_value(float %1635, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1636 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 28, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1635, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1637 = load float, ptr addrspace(3) %1636, align 4, !dbg !194, !tbaa !134
  %1638 = fmul contract float %1503, %1637, !dbg !197
  %1639 = fadd contract float %1635, %1638, !dbg !198
    #dbg_value(float %1639, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1640 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 284, !dbg !194
  %1641 = load float, ptr addrspace(3) %1640, align 4, !dbg !194, !tbaa !134
  %1642 = fmul contract float %1507, %1641, !dbg !197
  %1643 = fadd contract float %1639, %1642, !dbg !198
    #dbg_value(float %1643, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1644 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 540, !dbg !194
  %1645 = load float, ptr addrspace(3) %1644, align 4, !dbg !194, !tbaa !134
  %1646 = fmul contract float %1511, %1645, !dbg !197
  %1647 = fadd contract float %1643, %1646, !dbg !198
    #dbg_value(float %1647, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1648 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 796, !dbg !194
  %1649 = load float, ptr addrspace(3) %1648, align 4, !dbg !194, !tbaa !134
  %1650 = fmul contract float %1515, %1649, !dbg !197
  %1651 = fadd contract float %1647, %1650, !dbg !198
    #dbg_value(float %1651, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 8, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1652 = fmul contract float %1499, %433, !dbg !191
    #dbg_value(float %1652, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1653 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 32, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1652, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1654 = load float, ptr addrspace(3) %1653, align 16, !dbg !194, !tbaa !134
  %1655 = fmul contract float %1503, %1654, !dbg !197
  %1656 = fadd contract float %1652, %1655, !dbg !198
    #dbg_value(float %1656, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1657 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 288, !dbg !194
  %1658 = load float, ptr addrspace(3) %1657, align 16, !dbg !194, !tbaa !134
  %1659 = fmul contract float %1507, %1658, !dbg !197
  %1660 = fadd contract float %1656, %1659, !dbg !198
    #dbg_value(float %1660, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1661 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 544, !dbg !194
  %1662 = load float, ptr addrspace(3) %1661, align 16, !dbg !194, !tbaa !134
  %1663 = fmul contract float %1511, %1662, !dbg !197
  %1664 = fadd contract float %1660, %1663, !dbg !198
    #dbg_value(float %1664, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1665 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 800, !dbg !194
  %1666 = load float, ptr addrspace(3) %1665, align 16, !dbg !194, !tbaa !134
  %1667 = fmul contract float %1515, %1666, !dbg !197
  %1668 = fadd contract float %1664, %1667, !dbg !198
    #dbg_value(float %1668, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 9, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1669 = fmul contract float %1499, %432, !dbg !191
    #dbg_value(float %1669, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1670 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 36, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1669, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1671 = load float, ptr addrspace(3) %1670, align 4, !dbg !194, !tbaa !134
  %1672 = fmul contract float %1503, %1671, !dbg !197
  %1673 = fadd contract float %1669, %1672, !dbg !198
    #dbg_value(float %1673, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1674 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 292, !dbg !194
  %1675 = load float, ptr addrspace(3) %1674, align 4, !dbg !194, !tbaa !134
  %1676 = fmul contract float %1507, %1675, !dbg !197
  %1677 = fadd contract float %1673, %1676, !dbg !198
    #dbg_value(float %1677, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1678 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 548, !dbg !194
  %1679 = load float, ptr addrspace(3) %1678, align 4, !dbg !194, !tbaa !134
  %1680 = fmul contract float %1511, %1679, !dbg !197
  %1681 = fadd contract float %1677, %1680, !dbg !198
    #dbg_value(float %1681, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1682 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 804, !dbg !194
  %1683 = load float, ptr addrspace(3) %1682, align 4, !dbg !194, !tbaa !134
  %1684 = fmul contract float %1515, %1683, !dbg !197
  %1685 = fadd contract float %1681, %1684, !dbg !198
    #dbg_value(float %1685, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 10, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1686 = fmul contract float %1499, %431, !dbg !191
    #dbg_value(float %1686, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1687 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 40, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1686, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1688 = load float, ptr addrspace(3) %1687, align 8, !dbg !194, !tbaa !134
  %1689 = fmul contract float %1503, %1688, !dbg !197
  %1690 = fadd contract float %1686, %1689, !dbg !198
    #dbg_value(float %1690, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1691 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 296, !dbg !194
  %1692 = load float, ptr addrspace(3) %1691, align 8, !dbg !194, !tbaa !134
  %1693 = fmul contract float %1507, %1692, !dbg !197
  %1694 = fadd contract float %1690, %1693, !dbg !198
    #dbg_value(float %1694, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1695 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 552, !dbg !194
  %1696 = load float, ptr addrspace(3) %1695, align 8, !dbg !194, !tbaa !134
  %1697 = fmul contract float %1511, %1696, !dbg !197
  %1698 = fadd contract float %1694, %1697, !dbg !198
    #dbg_value(float %1698, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1699 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 808, !dbg !194
  %1700 = load float, ptr addrspace(3) %1699, align 8, !dbg !194, !tbaa !134
  %1701 = fmul contract float %1515, %1700, !dbg !197
  %1702 = fadd contract float %1698, %1701, !dbg !198
    #dbg_value(float %1702, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 11, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1703 = fmul contract float %1499, %430, !dbg !191
    #dbg_value(float %1703, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1704 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 44, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1703, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1705 = load float, ptr addrspace(3) %1704, align 4, !dbg !194, !tbaa !134
  %1706 = fmul contract float %1503, %1705, !dbg !197
  %1707 = fadd contract float %1703, %1706, !dbg !198
    #dbg_value(float %1707, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1708 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 300, !dbg !194
  %1709 = load float, ptr addrspace(3) %1708, align 4, !dbg !194, !tbaa !134
  %1710 = fmul contract float %1507, %1709, !dbg !197
  %1711 = fadd contract float %1707, %1710, !dbg !198
    #dbg_value(float %1711, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1712 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 556, !dbg !194
  %1713 = load float, ptr addrspace(3) %1712, align 4, !dbg !194, !tbaa !134
  %1714 = fmul contract float %1511, %1713, !dbg !197
  %1715 = fadd contract float %1711, %1714, !dbg !198
    #dbg_value(float %1715, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1716 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 812, !dbg !194
  %1717 = load float, ptr addrspace(3) %1716, align 4, !dbg !194, !tbaa !134
  %1718 = fmul contract float %1515, %1717, !dbg !197
  %1719 = fadd contract float %1715, %1718, !dbg !198
    #dbg_value(float %1719, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 12, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1720 = fmul contract float %1499, %429, !dbg !191
    #dbg_value(float %1720, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1721 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 48, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1720, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1722 = load float, ptr addrspace(3) %1721, align 16, !dbg !194, !tbaa !134
  %1723 = fmul contract float %1503, %1722, !dbg !197
  %1724 = fadd contract float %1720, %1723, !dbg !198
    #dbg_value(float %1724, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1725 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 304, !dbg !194
  %1726 = load float, ptr addrspace(3) %1725, align 16, !dbg !194, !tbaa !134
  %1727 = fmul contract float %1507, %1726, !dbg !197
  %1728 = fadd contract float %1724, %1727, !dbg !198
    #dbg_value(float %1728, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1729 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 560, !dbg !194
  %1730 = load float, ptr addrspace(3) %1729, align 16, !dbg !194, !tbaa !134
  %1731 = fmul contract float %1511, %1730, !dbg !197
  %1732 = fadd contract float %1728, %1731, !dbg !198
    #dbg_value(float %1732, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1733 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 816, !dbg !194
  %1734 = load float, ptr addrspace(3) %1733, align 16, !dbg !194, !tbaa !134
  %1735 = fmul contract float %1515, %1734, !dbg !197
  %1736 = fadd contract float %1732, %1735, !dbg !198
    #dbg_value(float %1736, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 13, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1737 = fmul contract float %1499, %428, !dbg !191
    #dbg_value(float %1737, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1738 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 52, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1737, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1739 = load float, ptr addrspace(3) %1738, align 4, !dbg !194, !tbaa !134
  %1740 = fmul contract float %1503, %1739, !dbg !197
  %1741 = fadd contract float %1737, %1740, !dbg !198
    #dbg_value(float %1741, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1742 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 308, !dbg !194
  %1743 = load float, ptr addrspace(3) %1742, align 4, !dbg !194, !tbaa !134
  %1744 = fmul contract float %1507, %1743, !dbg !197
  %1745 = fadd contract float %1741, %1744, !dbg !198
    #dbg_value(float %1745, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1746 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 564, !dbg !194
  %1747 = load float, ptr addrspace(3) %1746, align 4, !dbg !194, !tbaa !134
  %1748 = fmul contract float %1511, %1747, !dbg !197
  %1749 = fadd contract float %1745, %1748, !dbg !198
    #dbg_value(float %1749, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1750 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 820, !dbg !194
  %1751 = load float, ptr addrspace(3) %1750, align 4, !dbg !194, !tbaa !134
  %1752 = fmul contract float %1515, %1751, !dbg !197
  %1753 = fadd contract float %1749, %1752, !dbg !198
    #dbg_value(float %1753, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 14, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1754 = fmul contract float %1499, %427, !dbg !191
    #dbg_value(float %1754, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1755 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 56, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1754, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1756 = load float, ptr addrspace(3) %1755, align 8, !dbg !194, !tbaa !134
  %1757 = fmul contract float %1503, %1756, !dbg !197
  %1758 = fadd contract float %1754, %1757, !dbg !198
    #dbg_value(float %1758, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1759 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 312, !dbg !194
  %1760 = load float, ptr addrspace(3) %1759, align 8, !dbg !194, !tbaa !134
  %1761 = fmul contract float %1507, %1760, !dbg !197
  %1762 = fadd contract float %1758, %1761, !dbg !198
    #dbg_value(float %1762, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1763 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 568, !dbg !194
  %1764 = load float, ptr addrspace(3) %1763, align 8, !dbg !194, !tbaa !134
  %1765 = fmul contract float %1511, %1764, !dbg !197
  %1766 = fadd contract float %1762, %1765, !dbg !198
    #dbg_value(float %1766, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1767 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 824, !dbg !194
  %1768 = load float, ptr addrspace(3) %1767, align 8, !dbg !194, !tbaa !134
  %1769 = fmul contract float %1515, %1768, !dbg !197
  %1770 = fadd contract float %1766, %1769, !dbg !198
    #dbg_value(float %1770, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 15, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1771 = fmul contract float %1499, %426, !dbg !191
    #dbg_value(float %1771, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1772 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 60, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1771, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1773 = load float, ptr addrspace(3) %1772, align 4, !dbg !194, !tbaa !134
  %1774 = fmul contract float %1503, %1773, !dbg !197
  %1775 = fadd contract float %1771, %1774, !dbg !198
    #dbg_value(float %1775, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1776 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 316, !dbg !194
  %1777 = load float, ptr addrspace(3) %1776, align 4, !dbg !194, !tbaa !134
  %1778 = fmul contract float %1507, %1777, !dbg !197
  %1779 = fadd contract float %1775, %1778, !dbg !198
    #dbg_value(float %1779, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1780 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 572, !dbg !194
  %1781 = load float, ptr addrspace(3) %1780, align 4, !dbg !194, !tbaa !134
  %1782 = fmul contract float %1511, %1781, !dbg !197
  %1783 = fadd contract float %1779, %1782, !dbg !198
    #dbg_value(float %1783, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1784 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 828, !dbg !194
  %1785 = load float, ptr addrspace(3) %1784, align 4, !dbg !194, !tbaa !134
  %1786 = fmul contract float %1515, %1785, !dbg !197
  %1787 = fadd contract float %1783, %1786, !dbg !198
    #dbg_value(float %1787, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 16, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1788 = fmul contract float %1499, %425, !dbg !191
    #dbg_value(float %1788, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1789 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 64, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1788, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1790 = load float, ptr addrspace(3) %1789, align 16, !dbg !194, !tbaa !134
  %1791 = fmul contract float %1503, %1790, !dbg !197
  %1792 = fadd contract float %1788, %1791, !dbg !198
    #dbg_value(float %1792, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1793 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 320, !dbg !194
  %1794 = load float, ptr addrspace(3) %1793, align 16, !dbg !194, !tbaa !134
  %1795 = fmul contract float %1507, %1794, !dbg !197
  %1796 = fadd contract float %1792, %1795, !dbg !198
    #dbg_value(float %1796, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1797 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 576, !dbg !194
  %1798 = load float, ptr addrspace(3) %1797, align 16, !dbg !194, !tbaa !134
  %1799 = fmul contract float %1511, %1798, !dbg !197
  %1800 = fadd contract float %1796, %1799, !dbg !198
    #dbg_value(float %1800, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1801 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 832, !dbg !194
  %1802 = load float, ptr addrspace(3) %1801, align 16, !dbg !194, !tbaa !134
  %1803 = fmul contract float %1515, %1802, !dbg !197
  %1804 = fadd contract float %1800, %1803, !dbg !198
    #dbg_value(float %1804, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 17, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1805 = fmul contract float %1499, %424, !dbg !191
    #dbg_value(float %1805, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1806 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 68, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1805, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1807 = load float, ptr addrspace(3) %1806, align 4, !dbg !194, !tbaa !134
  %1808 = fmul contract float %1503, %1807, !dbg !197
  %1809 = fadd contract float %1805, %1808, !dbg !198
    #dbg_value(float %1809, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1810 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 324, !dbg !194
  %1811 = load float, ptr addrspace(3) %1810, align 4, !dbg !194, !tbaa !134
  %1812 = fmul contract float %1507, %1811, !dbg !197
  %1813 = fadd contract float %1809, %1812, !dbg !198
    #dbg_value(float %1813, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1814 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 580, !dbg !194
  %1815 = load float, ptr addrspace(3) %1814, align 4, !dbg !194, !tbaa !134
  %1816 = fmul contract float %1511, %1815, !dbg !197
  %1817 = fadd contract float %1813, %1816, !dbg !198
    #dbg_value(float %1817, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1818 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 836, !dbg !194
  %1819 = load float, ptr addrspace(3) %1818, align 4, !dbg !194, !tbaa !134
  %1820 = fmul contract float %1515, %1819, !dbg !197
  %1821 = fadd contract float %1817, %1820, !dbg !198
    #dbg_value(float %1821, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 18, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1822 = fmul contract float %1499, %423, !dbg !191
    #dbg_value(float %1822, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1823 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 72, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1822, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1824 = load float, ptr addrspace(3) %1823, align 8, !dbg !194, !tbaa !134
  %1825 = fmul contract float %1503, %1824, !dbg !197
  %1826 = fadd contract float %1822, %1825, !dbg !198
    #dbg_value(float %1826, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1827 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 328, !dbg !194
  %1828 = load float, ptr addrspace(3) %1827, align 8, !dbg !194, !tbaa !134
  %1829 = fmul contract float %1507, %1828, !dbg !197
  %1830 = fadd contract float %1826, %1829, !dbg !198
    #dbg_value(float %1830, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1831 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 584, !dbg !194
  %1832 = load float, ptr addrspace(3) %1831, align 8, !dbg !194, !tbaa !134
  %1833 = fmul contract float %1511, %1832, !dbg !197
  %1834 = fadd contract float %1830, %1833, !dbg !198
    #dbg_value(float %1834, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1835 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 840, !dbg !194
  %1836 = load float, ptr addrspace(3) %1835, align 8, !dbg !194, !tbaa !134
  %1837 = fmul contract float %1515, %1836, !dbg !197
  %1838 = fadd contract float %1834, %1837, !dbg !198
    #dbg_value(float %1838, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 19, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1839 = fmul contract float %1499, %422, !dbg !191
    #dbg_value(float %1839, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1840 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 76, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1839, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1841 = load float, ptr addrspace(3) %1840, align 4, !dbg !194, !tbaa !134
  %1842 = fmul contract float %1503, %1841, !dbg !197
  %1843 = fadd contract float %1839, %1842, !dbg !198
    #dbg_value(float %1843, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1844 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 332, !dbg !194
  %1845 = load float, ptr addrspace(3) %1844, align 4, !dbg !194, !tbaa !134
  %1846 = fmul contract float %1507, %1845, !dbg !197
  %1847 = fadd contract float %1843, %1846, !dbg !198
    #dbg_value(float %1847, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1848 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 588, !dbg !194
  %1849 = load float, ptr addrspace(3) %1848, align 4, !dbg !194, !tbaa !134
  %1850 = fmul contract float %1511, %1849, !dbg !197
  %1851 = fadd contract float %1847, %1850, !dbg !198
    #dbg_value(float %1851, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1852 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 844, !dbg !194
  %1853 = load float, ptr addrspace(3) %1852, align 4, !dbg !194, !tbaa !134
  %1854 = fmul contract float %1515, %1853, !dbg !197
  %1855 = fadd contract float %1851, %1854, !dbg !198
    #dbg_value(float %1855, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 20, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1856 = fmul contract float %1499, %421, !dbg !191
    #dbg_value(float %1856, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1857 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 80, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1856, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1858 = load float, ptr addrspace(3) %1857, align 16, !dbg !194, !tbaa !134
  %1859 = fmul contract float %1503, %1858, !dbg !197
  %1860 = fadd contract float %1856, %1859, !dbg !198
    #dbg_value(float %1860, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1861 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 336, !dbg !194
  %1862 = load float, ptr addrspace(3) %1861, align 16, !dbg !194, !tbaa !134
  %1863 = fmul contract float %1507, %1862, !dbg !197
  %1864 = fadd contract float %1860, %1863, !dbg !198
    #dbg_value(float %1864, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1865 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 592, !dbg !194
  %1866 = load float, ptr addrspace(3) %1865, align 16, !dbg !194, !tbaa !134
  %1867 = fmul contract float %1511, %1866, !dbg !197
  %1868 = fadd contract float %1864, %1867, !dbg !198
    #dbg_value(float %1868, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1869 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 848, !dbg !194
  %1870 = load float, ptr addrspace(3) %1869, align 16, !dbg !194, !tbaa !134
  %1871 = fmul contract float %1515, %1870, !dbg !197
  %1872 = fadd contract float %1868, %1871, !dbg !198
    #dbg_value(float %1872, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 21, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1873 = fmul contract float %1499, %420, !dbg !191
    #dbg_value(float %1873, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1874 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 84, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1873, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1875 = load float, ptr addrspace(3) %1874, align 4, !dbg !194, !tbaa !134
  %1876 = fmul contract float %1503, %1875, !dbg !197
  %1877 = fadd contract float %1873, %1876, !dbg !198
    #dbg_value(float %1877, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1878 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 340, !dbg !194
  %1879 = load float, ptr addrspace(3) %1878, align 4, !dbg !194, !tbaa !134
  %1880 = fmul contract float %1507, %1879, !dbg !197
  %1881 = fadd contract float %1877, %1880, !dbg !198
    #dbg_value(float %1881, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1882 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 596, !dbg !194
  %1883 = load float, ptr addrspace(3) %1882, align 4, !dbg !194, !tbaa !134
  %1884 = fmul contract float %1511, %1883, !dbg !197
  %1885 = fadd contract float %1881, %1884, !dbg !198
    #dbg_value(float %1885, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1886 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 852, !dbg !194
  %1887 = load float, ptr addrspace(3) %1886, align 4, !dbg !194, !tbaa !134
  %1888 = fmul contract float %1515, %1887, !dbg !197
  %1889 = fadd contract float %1885, %1888, !dbg !198
    #dbg_value(float %1889, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 22, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1890 = fmul contract float %1499, %419, !dbg !191
    #dbg_value(float %1890, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1891 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 88, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1890, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1892 = load float, ptr addrspace(3) %1891, align 8, !dbg !194, !tbaa !134
  %1893 = fmul contract float %1503, %1892, !dbg !197
  %1894 = fadd contract float %1890, %1893, !dbg !198
    #dbg_value(float %1894, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1895 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 344, !dbg !194
  %1896 = load float, ptr addrspace(3) %1895, align 8, !dbg !194, !tbaa !134
  %1897 = fmul contract float %1507, %1896, !dbg !197
  %1898 = fadd contract float %1894, %1897, !dbg !198
    #dbg_value(float %1898, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1899 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 600, !dbg !194
  %1900 = load float, ptr addrspace(3) %1899, align 8, !dbg !194, !tbaa !134
  %1901 = fmul contract float %1511, %1900, !dbg !197
  %1902 = fadd contract float %1898, %1901, !dbg !198
    #dbg_value(float %1902, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1903 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 856, !dbg !194
  %1904 = load float, ptr addrspace(3) %1903, align 8, !dbg !194, !tbaa !134
  %1905 = fmul contract float %1515, %1904, !dbg !197
  %1906 = fadd contract float %1902, %1905, !dbg !198
    #dbg_value(float %1906, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 23, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1907 = fmul contract float %1499, %418, !dbg !191
    #dbg_value(float %1907, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1908 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 92, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1907, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1909 = load float, ptr addrspace(3) %1908, align 4, !dbg !194, !tbaa !134
  %1910 = fmul contract float %1503, %1909, !dbg !197
  %1911 = fadd contract float %1907, %1910, !dbg !198
    #dbg_value(float %1911, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1912 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 348, !dbg !194
  %1913 = load float, ptr addrspace(3) %1912, align 4, !dbg !194, !tbaa !134
  %1914 = fmul contract float %1507, %1913, !dbg !197
  %1915 = fadd contract float %1911, %1914, !dbg !198
    #dbg_value(float %1915, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1916 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 604, !dbg !194
  %1917 = load float, ptr addrspace(3) %1916, align 4, !dbg !194, !tbaa !134
  %1918 = fmul contract float %1511, %1917, !dbg !197
  %1919 = fadd contract float %1915, %1918, !dbg !198
    #dbg_value(float %1919, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1920 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 860, !dbg !194
  %1921 = load float, ptr addrspace(3) %1920, align 4, !dbg !194, !tbaa !134
  %1922 = fmul contract float %1515, %1921, !dbg !197
  %1923 = fadd contract float %1919, %1922, !dbg !198
    #dbg_value(float %1923, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 24, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1924 = fmul contract float %1499, %417, !dbg !191
    #dbg_value(float %1924, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1925 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 96, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1924, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1926 = load float, ptr addrspace(3) %1925, align 16, !dbg !194, !tbaa !134
  %1927 = fmul contract float %1503, %1926, !dbg !197
  %1928 = fadd contract float %1924, %1927, !dbg !198
    #dbg_value(float %1928, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1929 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 352, !dbg !194
  %1930 = load float, ptr addrspace(3) %1929, align 16, !dbg !194, !tbaa !134
  %1931 = fmul contract float %1507, %1930, !dbg !197
  %1932 = fadd contract float %1928, %1931, !dbg !198
    #dbg_value(float %1932, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1933 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 608, !dbg !194
  %1934 = load float, ptr addrspace(3) %1933, align 16, !dbg !194, !tbaa !134
  %1935 = fmul contract float %1511, %1934, !dbg !197
  %1936 = fadd contract float %1932, %1935, !dbg !198
    #dbg_value(float %1936, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1937 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 864, !dbg !194
  %1938 = load float, ptr addrspace(3) %1937, align 16, !dbg !194, !tbaa !134
  %1939 = fmul contract float %1515, %1938, !dbg !197
  %1940 = fadd contract float %1936, %1939, !dbg !198
    #dbg_value(float %1940, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 25, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1941 = fmul contract float %1499, %416, !dbg !191
    #dbg_value(float %1941, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1942 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 100, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1941, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1943 = load float, ptr addrspace(3) %1942, align 4, !dbg !194, !tbaa !134
  %1944 = fmul contract float %1503, %1943, !dbg !197
  %1945 = fadd contract float %1941, %1944, !dbg !198
    #dbg_value(float %1945, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1946 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 356, !dbg !194
  %1947 = load float, ptr addrspace(3) %1946, align 4, !dbg !194, !tbaa !134
  %1948 = fmul contract float %1507, %1947, !dbg !197
  %1949 = fadd contract float %1945, %1948, !dbg !198
    #dbg_value(float %1949, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1950 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 612, !dbg !194
  %1951 = load float, ptr addrspace(3) %1950, align 4, !dbg !194, !tbaa !134
  %1952 = fmul contract float %1511, %1951, !dbg !197
  %1953 = fadd contract float %1949, %1952, !dbg !198
    #dbg_value(float %1953, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1954 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 868, !dbg !194
  %1955 = load float, ptr addrspace(3) %1954, align 4, !dbg !194, !tbaa !134
  %1956 = fmul contract float %1515, %1955, !dbg !197
  %1957 = fadd contract float %1953, %1956, !dbg !198
    #dbg_value(float %1957, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 26, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1958 = fmul contract float %1499, %415, !dbg !191
    #dbg_value(float %1958, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1959 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 104, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1958, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1960 = load float, ptr addrspace(3) %1959, align 8, !dbg !194, !tbaa !134
  %1961 = fmul contract float %1503, %1960, !dbg !197
  %1962 = fadd contract float %1958, %1961, !dbg !198
    #dbg_value(float %1962, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1963 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 360, !dbg !194
  %1964 = load float, ptr addrspace(3) %1963, align 8, !dbg !194, !tbaa !134
  %1965 = fmul contract float %1507, %1964, !dbg !197
  %1966 = fadd contract float %1962, %1965, !dbg !198
    #dbg_value(float %1966, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1967 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 616, !dbg !194
  %1968 = load float, ptr addrspace(3) %1967, align 8, !dbg !194, !tbaa !134
  %1969 = fmul contract float %1511, %1968, !dbg !197
  %1970 = fadd contract float %1966, %1969, !dbg !198
    #dbg_value(float %1970, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1971 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 872, !dbg !194
  %1972 = load float, ptr addrspace(3) %1971, align 8, !dbg !194, !tbaa !134
  %1973 = fmul contract float %1515, %1972, !dbg !197
  %1974 = fadd contract float %1970, %1973, !dbg !198
    #dbg_value(float %1974, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 27, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1975 = fmul contract float %1499, %414, !dbg !191
    #dbg_value(float %1975, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1976 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 108, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1975, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1977 = load float, ptr addrspace(3) %1976, align 4, !dbg !194, !tbaa !134
  %1978 = fmul contract float %1503, %1977, !dbg !197
  %1979 = fadd contract float %1975, %1978, !dbg !198
    #dbg_value(float %1979, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1980 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 364, !dbg !194
  %1981 = load float, ptr addrspace(3) %1980, align 4, !dbg !194, !tbaa !134
  %1982 = fmul contract float %1507, %1981, !dbg !197
  %1983 = fadd contract float %1979, %1982, !dbg !198
    #dbg_value(float %1983, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1984 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 620, !dbg !194
  %1985 = load float, ptr addrspace(3) %1984, align 4, !dbg !194, !tbaa !134
  %1986 = fmul contract float %1511, %1985, !dbg !197
  %1987 = fadd contract float %1983, %1986, !dbg !198
    #dbg_value(float %1987, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1988 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 876, !dbg !194
  %1989 = load float, ptr addrspace(3) %1988, align 4, !dbg !194, !tbaa !134
  %1990 = fmul contract float %1515, %1989, !dbg !197
  %1991 = fadd contract float %1987, %1990, !dbg !198
    #dbg_value(float %1991, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 28, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1992 = fmul contract float %1499, %413, !dbg !191
    #dbg_value(float %1992, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1993 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 112, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %1992, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1994 = load float, ptr addrspace(3) %1993, align 16, !dbg !194, !tbaa !134
  %1995 = fmul contract float %1503, %1994, !dbg !197
  %1996 = fadd contract float %1992, %1995, !dbg !198
    #dbg_value(float %1996, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %1997 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 368, !dbg !194
  %1998 = load float, ptr addrspace(3) %1997, align 16, !dbg !194, !tbaa !134
  %1999 = fmul contract float %1507, %1998, !dbg !197
  %2000 = fadd contract float %1996, %1999, !dbg !198
    #dbg_value(float %2000, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2001 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 624, !dbg !194
  %2002 = load float, ptr addrspace(3) %2001, align 16, !dbg !194, !tbaa !134
  %2003 = fmul contract float %1511, %2002, !dbg !197
  %2004 = fadd contract float %2000, %2003, !dbg !198
    #dbg_value(float %2004, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2005 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 880, !dbg !194
  %2006 = load float, ptr addrspace(3) %2005, align 16, !dbg !194, !tbaa !134
  %2007 = fmul contract float %1515, %2006, !dbg !197
  %2008 = fadd contract float %2004, %2007, !dbg !198
    #dbg_value(float %2008, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 29, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2009 = fmul contract float %1499, %412, !dbg !191
    #dbg_value(float %2009, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2010 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 116, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2009, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2011 = load float, ptr addrspace(3) %2010, align 4, !dbg !194, !tbaa !134
  %2012 = fmul contract float %1503, %2011, !dbg !197
  %2013 = fadd contract float %2009, %2012, !dbg !198
    #dbg_value(float %2013, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2014 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 372, !dbg !194
  %2015 = load float, ptr addrspace(3) %2014, align 4, !dbg !194, !tbaa !134
  %2016 = fmul contract float %1507, %2015, !dbg !197
  %2017 = fadd contract float %2013, %2016, !dbg !198
    #dbg_value(float %2017, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2018 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 628, !dbg !194
  %2019 = load float, ptr addrspace(3) %2018, align 4, !dbg !194, !tbaa !134
  %2020 = fmul contract float %1511, %2019, !dbg !197
  %2021 = fadd contract float %2017, %2020, !dbg !198
    #dbg_value(float %2021, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2022 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 884, !dbg !194
  %2023 = load float, ptr addrspace(3) %2022, align 4, !dbg !194, !tbaa !134
  %2024 = fmul contract float %1515, %2023, !dbg !197
  %2025 = fadd contract float %2021, %2024, !dbg !198
    #dbg_value(float %2025, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 30, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2026 = fmul contract float %1499, %411, !dbg !191
    #dbg_value(float %2026, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2027 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 120, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2026, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2028 = load float, ptr addrspace(3) %2027, align 8, !dbg !194, !tbaa !134
  %2029 = fmul contract float %1503, %2028, !dbg !197
  %2030 = fadd contract float %2026, %2029, !dbg !198
    #dbg_value(float %2030, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2031 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 376, !dbg !194
  %2032 = load float, ptr addrspace(3) %2031, align 8, !dbg !194, !tbaa !134
  %2033 = fmul contract float %1507, %2032, !dbg !197
  %2034 = fadd contract float %2030, %2033, !dbg !198
    #dbg_value(float %2034, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2035 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 632, !dbg !194
  %2036 = load float, ptr addrspace(3) %2035, align 8, !dbg !194, !tbaa !134
  %2037 = fmul contract float %1511, %2036, !dbg !197
  %2038 = fadd contract float %2034, %2037, !dbg !198
    #dbg_value(float %2038, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2039 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 888, !dbg !194
  %2040 = load float, ptr addrspace(3) %2039, align 8, !dbg !194, !tbaa !134
  %2041 = fmul contract float %1515, %2040, !dbg !197
  %2042 = fadd contract float %2038, %2041, !dbg !198
    #dbg_value(float %2042, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 31, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2043 = fmul contract float %1499, %410, !dbg !191
    #dbg_value(float %2043, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2044 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 124, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2043, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2045 = load float, ptr addrspace(3) %2044, align 4, !dbg !194, !tbaa !134
  %2046 = fmul contract float %1503, %2045, !dbg !197
  %2047 = fadd contract float %2043, %2046, !dbg !198
    #dbg_value(float %2047, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2048 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 380, !dbg !194
  %2049 = load float, ptr addrspace(3) %2048, align 4, !dbg !194, !tbaa !134
  %2050 = fmul contract float %1507, %2049, !dbg !197
  %2051 = fadd contract float %2047, %2050, !dbg !198
    #dbg_value(float %2051, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2052 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 636, !dbg !194
  %2053 = load float, ptr addrspace(3) %2052, align 4, !dbg !194, !tbaa !134
  %2054 = fmul contract float %1511, %2053, !dbg !197
  %2055 = fadd contract float %2051, %2054, !dbg !198
    #dbg_value(float %2055, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2056 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 892, !dbg !194
  %2057 = load float, ptr addrspace(3) %2056, align 4, !dbg !194, !tbaa !134
  %2058 = fmul contract float %1515, %2057, !dbg !197
  %2059 = fadd contract float %2055, %2058, !dbg !198
    #dbg_value(float %2059, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 32, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2060 = fmul contract float %1499, %409, !dbg !191
    #dbg_value(float %2060, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2061 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 128, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2060, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2062 = load float, ptr addrspace(3) %2061, align 16, !dbg !194, !tbaa !134
  %2063 = fmul contract float %1503, %2062, !dbg !197
  %2064 = fadd contract float %2060, %2063, !dbg !198
    #dbg_value(float %2064, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2065 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 384, !dbg !194
  %2066 = load float, ptr addrspace(3) %2065, align 16, !dbg !194, !tbaa !134
  %2067 = fmul contract float %1507, %2066, !dbg !197
  %2068 = fadd contract float %2064, %2067, !dbg !198
    #dbg_value(float %2068, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2069 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 640, !dbg !194
  %2070 = load float, ptr addrspace(3) %2069, align 16, !dbg !194, !tbaa !134
  %2071 = fmul contract float %1511, %2070, !dbg !197
  %2072 = fadd contract float %2068, %2071, !dbg !198
    #dbg_value(float %2072, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2073 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 896, !dbg !194
  %2074 = load float, ptr addrspace(3) %2073, align 16, !dbg !194, !tbaa !134
  %2075 = fmul contract float %1515, %2074, !dbg !197
  %2076 = fadd contract float %2072, %2075, !dbg !198
    #dbg_value(float %2076, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 33, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2077 = fmul contract float %1499, %408, !dbg !191
    #dbg_value(float %2077, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2078 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 132, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2077, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2079 = load float, ptr addrspace(3) %2078, align 4, !dbg !194, !tbaa !134
  %2080 = fmul contract float %1503, %2079, !dbg !197
  %2081 = fadd contract float %2077, %2080, !dbg !198
    #dbg_value(float %2081, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2082 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 388, !dbg !194
  %2083 = load float, ptr addrspace(3) %2082, align 4, !dbg !194, !tbaa !134
  %2084 = fmul contract float %1507, %2083, !dbg !197
  %2085 = fadd contract float %2081, %2084, !dbg !198
    #dbg_value(float %2085, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2086 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 644, !dbg !194
  %2087 = load float, ptr addrspace(3) %2086, align 4, !dbg !194, !tbaa !134
  %2088 = fmul contract float %1511, %2087, !dbg !197
  %2089 = fadd contract float %2085, %2088, !dbg !198
    #dbg_value(float %2089, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2090 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 900, !dbg !194
  %2091 = load float, ptr addrspace(3) %2090, align 4, !dbg !194, !tbaa !134
  %2092 = fmul contract float %1515, %2091, !dbg !197
  %2093 = fadd contract float %2089, %2092, !dbg !198
    #dbg_value(float %2093, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 34, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2094 = fmul contract float %1499, %407, !dbg !191
    #dbg_value(float %2094, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2095 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 136, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2094, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2096 = load float, ptr addrspace(3) %2095, align 8, !dbg !194, !tbaa !134
  %2097 = fmul contract float %1503, %2096, !dbg !197
  %2098 = fadd contract float %2094, %2097, !dbg !198
    #dbg_value(float %2098, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2099 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 392, !dbg !194
  %2100 = load float, ptr addrspace(3) %2099, align 8, !dbg !194, !tbaa !134
  %2101 = fmul contract float %1507, %2100, !dbg !197
  %2102 = fadd contract float %2098, %2101, !dbg !198
    #dbg_value(float %2102, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2103 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 648, !dbg !194
  %2104 = load float, ptr addrspace(3) %2103, align 8, !dbg !194, !tbaa !134
  %2105 = fmul contract float %1511, %2104, !dbg !197
  %2106 = fadd contract float %2102, %2105, !dbg !198
    #dbg_value(float %2106, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2107 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 904, !dbg !194
  %2108 = load float, ptr addrspace(3) %2107, align 8, !dbg !194, !tbaa !134
  %2109 = fmul contract float %1515, %2108, !dbg !197
  %2110 = fadd contract float %2106, %2109, !dbg !198
    #dbg_value(float %2110, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 35, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2111 = fmul contract float %1499, %406, !dbg !191
    #dbg_value(float %2111, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2112 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 140, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2111, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2113 = load float, ptr addrspace(3) %2112, align 4, !dbg !194, !tbaa !134
  %2114 = fmul contract float %1503, %2113, !dbg !197
  %2115 = fadd contract float %2111, %2114, !dbg !198
    #dbg_value(float %2115, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2116 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 396, !dbg !194
  %2117 = load float, ptr addrspace(3) %2116, align 4, !dbg !194, !tbaa !134
  %2118 = fmul contract float %1507, %2117, !dbg !197
  %2119 = fadd contract float %2115, %2118, !dbg !198
    #dbg_value(float %2119, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2120 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 652, !dbg !194
  %2121 = load float, ptr addrspace(3) %2120, align 4, !dbg !194, !tbaa !134
  %2122 = fmul contract float %1511, %2121, !dbg !197
  %2123 = fadd contract float %2119, %2122, !dbg !198
    #dbg_value(float %2123, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2124 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 908, !dbg !194
  %2125 = load float, ptr addrspace(3) %2124, align 4, !dbg !194, !tbaa !134
  %2126 = fmul contract float %1515, %2125, !dbg !197
  %2127 = fadd contract float %2123, %2126, !dbg !198
    #dbg_value(float %2127, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 36, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2128 = fmul contract float %1499, %405, !dbg !191
    #dbg_value(float %2128, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2129 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 144, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2128, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2130 = load float, ptr addrspace(3) %2129, align 16, !dbg !194, !tbaa !134
  %2131 = fmul contract float %1503, %2130, !dbg !197
  %2132 = fadd contract float %2128, %2131, !dbg !198
    #dbg_value(float %2132, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2133 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 400, !dbg !194
  %2134 = load float, ptr addrspace(3) %2133, align 16, !dbg !194, !tbaa !134
  %2135 = fmul contract float %1507, %2134, !dbg !197
  %2136 = fadd contract float %2132, %2135, !dbg !198
    #dbg_value(float %2136, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2137 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 656, !dbg !194
  %2138 = load float, ptr addrspace(3) %2137, align 16, !dbg !194, !tbaa !134
  %2139 = fmul contract float %1511, %2138, !dbg !197
  %2140 = fadd contract float %2136, %2139, !dbg !198
    #dbg_value(float %2140, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2141 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 912, !dbg !194
  %2142 = load float, ptr addrspace(3) %2141, align 16, !dbg !194, !tbaa !134
  %2143 = fmul contract float %1515, %2142, !dbg !197
  %2144 = fadd contract float %2140, %2143, !dbg !198
    #dbg_value(float %2144, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 37, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2145 = fmul contract float %1499, %404, !dbg !191
    #dbg_value(float %2145, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2146 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 148, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2145, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2147 = load float, ptr addrspace(3) %2146, align 4, !dbg !194, !tbaa !134
  %2148 = fmul contract float %1503, %2147, !dbg !197
  %2149 = fadd contract float %2145, %2148, !dbg !198
    #dbg_value(float %2149, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2150 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 404, !dbg !194
  %2151 = load float, ptr addrspace(3) %2150, align 4, !dbg !194, !tbaa !134
  %2152 = fmul contract float %1507, %2151, !dbg !197
  %2153 = fadd contract float %2149, %2152, !dbg !198
    #dbg_value(float %2153, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2154 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 660, !dbg !194
  %2155 = load float, ptr addrspace(3) %2154, align 4, !dbg !194, !tbaa !134
  %2156 = fmul contract float %1511, %2155, !dbg !197
  %2157 = fadd contract float %2153, %2156, !dbg !198
    #dbg_value(float %2157, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2158 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 916, !dbg !194
  %2159 = load float, ptr addrspace(3) %2158, align 4, !dbg !194, !tbaa !134
  %2160 = fmul contract float %1515, %2159, !dbg !197
  %2161 = fadd contract float %2157, %2160, !dbg !198
    #dbg_value(float %2161, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 38, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2162 = fmul contract float %1499, %403, !dbg !191
    #dbg_value(float %2162, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2163 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 152, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2162, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2164 = load float, ptr addrspace(3) %2163, align 8, !dbg !194, !tbaa !134
  %2165 = fmul contract float %1503, %2164, !dbg !197
  %2166 = fadd contract float %2162, %2165, !dbg !198
    #dbg_value(float %2166, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2167 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 408, !dbg !194
  %2168 = load float, ptr addrspace(3) %2167, align 8, !dbg !194, !tbaa !134
  %2169 = fmul contract float %1507, %2168, !dbg !197
  %2170 = fadd contract float %2166, %2169, !dbg !198
    #dbg_value(float %2170, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2171 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 664, !dbg !194
  %2172 = load float, ptr addrspace(3) %2171, align 8, !dbg !194, !tbaa !134
  %2173 = fmul contract float %1511, %2172, !dbg !197
  %2174 = fadd contract float %2170, %2173, !dbg !198
    #dbg_value(float %2174, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2175 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 920, !dbg !194
  %2176 = load float, ptr addrspace(3) %2175, align 8, !dbg !194, !tbaa !134
  %2177 = fmul contract float %1515, %2176, !dbg !197
  %2178 = fadd contract float %2174, %2177, !dbg !198
    #dbg_value(float %2178, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 39, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2179 = fmul contract float %1499, %402, !dbg !191
    #dbg_value(float %2179, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2180 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 156, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2179, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2181 = load float, ptr addrspace(3) %2180, align 4, !dbg !194, !tbaa !134
  %2182 = fmul contract float %1503, %2181, !dbg !197
  %2183 = fadd contract float %2179, %2182, !dbg !198
    #dbg_value(float %2183, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2184 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 412, !dbg !194
  %2185 = load float, ptr addrspace(3) %2184, align 4, !dbg !194, !tbaa !134
  %2186 = fmul contract float %1507, %2185, !dbg !197
  %2187 = fadd contract float %2183, %2186, !dbg !198
    #dbg_value(float %2187, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2188 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 668, !dbg !194
  %2189 = load float, ptr addrspace(3) %2188, align 4, !dbg !194, !tbaa !134
  %2190 = fmul contract float %1511, %2189, !dbg !197
  %2191 = fadd contract float %2187, %2190, !dbg !198
    #dbg_value(float %2191, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2192 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 924, !dbg !194
  %2193 = load float, ptr addrspace(3) %2192, align 4, !dbg !194, !tbaa !134
  %2194 = fmul contract float %1515, %2193, !dbg !197
  %2195 = fadd contract float %2191, %2194, !dbg !198
    #dbg_value(float %2195, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 40, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2196 = fmul contract float %1499, %401, !dbg !191
    #dbg_value(float %2196, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2197 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 160, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2196, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2198 = load float, ptr addrspace(3) %2197, align 16, !dbg !194, !tbaa !134
  %2199 = fmul contract float %1503, %2198, !dbg !197
  %2200 = fadd contract float %2196, %2199, !dbg !198
    #dbg_value(float %2200, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2201 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 416, !dbg !194
  %2202 = load float, ptr addrspace(3) %2201, align 16, !dbg !194, !tbaa !134
  %2203 = fmul contract float %1507, %2202, !dbg !197
  %2204 = fadd contract float %2200, %2203, !dbg !198
    #dbg_value(float %2204, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2205 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 672, !dbg !194
  %2206 = load float, ptr addrspace(3) %2205, align 16, !dbg !194, !tbaa !134
  %2207 = fmul contract float %1511, %2206, !dbg !197
  %2208 = fadd contract float %2204, %2207, !dbg !198
    #dbg_value(float %2208, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2209 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 928, !dbg !194
  %2210 = load float, ptr addrspace(3) %2209, align 16, !dbg !194, !tbaa !134
  %2211 = fmul contract float %1515, %2210, !dbg !197
  %2212 = fadd contract float %2208, %2211, !dbg !198
    #dbg_value(float %2212, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 41, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2213 = fmul contract float %1499, %400, !dbg !191
    #dbg_value(float %2213, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2214 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 164, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2213, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2215 = load float, ptr addrspace(3) %2214, align 4, !dbg !194, !tbaa !134
  %2216 = fmul contract float %1503, %2215, !dbg !197
  %2217 = fadd contract float %2213, %2216, !dbg !198
    #dbg_value(float %2217, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2218 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 420, !dbg !194
  %2219 = load float, ptr addrspace(3) %2218, align 4, !dbg !194, !tbaa !134
  %2220 = fmul contract float %1507, %2219, !dbg !197
  %2221 = fadd contract float %2217, %2220, !dbg !198
    #dbg_value(float %2221, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2222 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 676, !dbg !194
  %2223 = load float, ptr addrspace(3) %2222, align 4, !dbg !194, !tbaa !134
  %2224 = fmul contract float %1511, %2223, !dbg !197
  %2225 = fadd contract float %2221, %2224, !dbg !198
    #dbg_value(float %2225, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2226 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 932, !dbg !194
  %2227 = load float, ptr addrspace(3) %2226, align 4, !dbg !194, !tbaa !134
  %2228 = fmul contract float %1515, %2227, !dbg !197
  %2229 = fadd contract float %2225, %2228, !dbg !198
    #dbg_value(float %2229, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 42, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2230 = fmul contract float %1499, %399, !dbg !191
    #dbg_value(float %2230, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2231 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 168, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2230, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2232 = load float, ptr addrspace(3) %2231, align 8, !dbg !194, !tbaa !134
  %2233 = fmul contract float %1503, %2232, !dbg !197
  %2234 = fadd contract float %2230, %2233, !dbg !198
    #dbg_value(float %2234, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2235 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 424, !dbg !194
  %2236 = load float, ptr addrspace(3) %2235, align 8, !dbg !194, !tbaa !134
  %2237 = fmul contract float %1507, %2236, !dbg !197
  %2238 = fadd contract float %2234, %2237, !dbg !198
    #dbg_value(float %2238, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2239 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 680, !dbg !194
  %2240 = load float, ptr addrspace(3) %2239, align 8, !dbg !194, !tbaa !134
  %2241 = fmul contract float %1511, %2240, !dbg !197
  %2242 = fadd contract float %2238, %2241, !dbg !198
    #dbg_value(float %2242, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2243 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 936, !dbg !194
  %2244 = load float, ptr addrspace(3) %2243, align 8, !dbg !194, !tbaa !134
  %2245 = fmul contract float %1515, %2244, !dbg !197
  %2246 = fadd contract float %2242, %2245, !dbg !198
    #dbg_value(float %2246, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 43, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2247 = fmul contract float %1499, %398, !dbg !191
    #dbg_value(float %2247, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2248 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 172, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2247, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2249 = load float, ptr addrspace(3) %2248, align 4, !dbg !194, !tbaa !134
  %2250 = fmul contract float %1503, %2249, !dbg !197
  %2251 = fadd contract float %2247, %2250, !dbg !198
    #dbg_value(float %2251, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2252 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 428, !dbg !194
  %2253 = load float, ptr addrspace(3) %2252, align 4, !dbg !194, !tbaa !134
  %2254 = fmul contract float %1507, %2253, !dbg !197
  %2255 = fadd contract float %2251, %2254, !dbg !198
    #dbg_value(float %2255, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2256 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 684, !dbg !194
  %2257 = load float, ptr addrspace(3) %2256, align 4, !dbg !194, !tbaa !134
  %2258 = fmul contract float %1511, %2257, !dbg !197
  %2259 = fadd contract float %2255, %2258, !dbg !198
    #dbg_value(float %2259, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2260 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 940, !dbg !194
  %2261 = load float, ptr addrspace(3) %2260, align 4, !dbg !194, !tbaa !134
  %2262 = fmul contract float %1515, %2261, !dbg !197
  %2263 = fadd contract float %2259, %2262, !dbg !198
    #dbg_value(float %2263, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 44, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2264 = fmul contract float %1499, %397, !dbg !191
    #dbg_value(float %2264, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2265 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 176, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2264, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2266 = load float, ptr addrspace(3) %2265, align 16, !dbg !194, !tbaa !134
  %2267 = fmul contract float %1503, %2266, !dbg !197
  %2268 = fadd contract float %2264, %2267, !dbg !198
    #dbg_value(float %2268, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2269 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 432, !dbg !194
  %2270 = load float, ptr addrspace(3) %2269, align 16, !dbg !194, !tbaa !134
  %2271 = fmul contract float %1507, %2270, !dbg !197
  %2272 = fadd contract float %2268, %2271, !dbg !198
    #dbg_value(float %2272, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2273 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 688, !dbg !194
  %2274 = load float, ptr addrspace(3) %2273, align 16, !dbg !194, !tbaa !134
  %2275 = fmul contract float %1511, %2274, !dbg !197
  %2276 = fadd contract float %2272, %2275, !dbg !198
    #dbg_value(float %2276, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2277 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 944, !dbg !194
  %2278 = load float, ptr addrspace(3) %2277, align 16, !dbg !194, !tbaa !134
  %2279 = fmul contract float %1515, %2278, !dbg !197
  %2280 = fadd contract float %2276, %2279, !dbg !198
    #dbg_value(float %2280, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 45, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2281 = fmul contract float %1499, %396, !dbg !191
    #dbg_value(float %2281, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2282 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 180, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2281, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2283 = load float, ptr addrspace(3) %2282, align 4, !dbg !194, !tbaa !134
  %2284 = fmul contract float %1503, %2283, !dbg !197
  %2285 = fadd contract float %2281, %2284, !dbg !198
    #dbg_value(float %2285, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2286 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 436, !dbg !194
  %2287 = load float, ptr addrspace(3) %2286, align 4, !dbg !194, !tbaa !134
  %2288 = fmul contract float %1507, %2287, !dbg !197
  %2289 = fadd contract float %2285, %2288, !dbg !198
    #dbg_value(float %2289, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2290 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 692, !dbg !194
  %2291 = load float, ptr addrspace(3) %2290, align 4, !dbg !194, !tbaa !134
  %2292 = fmul contract float %1511, %2291, !dbg !197
  %2293 = fadd contract float %2289, %2292, !dbg !198
    #dbg_value(float %2293, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2294 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 948, !dbg !194
  %2295 = load float, ptr addrspace(3) %2294, align 4, !dbg !194, !tbaa !134
  %2296 = fmul contract float %1515, %2295, !dbg !197
  %2297 = fadd contract float %2293, %2296, !dbg !198
    #dbg_value(float %2297, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 46, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2298 = fmul contract float %1499, %395, !dbg !191
    #dbg_value(float %2298, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2299 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 184, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2298, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2300 = load float, ptr addrspace(3) %2299, align 8, !dbg !194, !tbaa !134
  %2301 = fmul contract float %1503, %2300, !dbg !197
  %2302 = fadd contract float %2298, %2301, !dbg !198
    #dbg_value(float %2302, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2303 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 440, !dbg !194
  %2304 = load float, ptr addrspace(3) %2303, align 8, !dbg !194, !tbaa !134
  %2305 = fmul contract float %1507, %2304, !dbg !197
  %2306 = fadd contract float %2302, %2305, !dbg !198
    #dbg_value(float %2306, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2307 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 696, !dbg !194
  %2308 = load float, ptr addrspace(3) %2307, align 8, !dbg !194, !tbaa !134
  %2309 = fmul contract float %1511, %2308, !dbg !197
  %2310 = fadd contract float %2306, %2309, !dbg !198
    #dbg_value(float %2310, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2311 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 952, !dbg !194
  %2312 = load float, ptr addrspace(3) %2311, align 8, !dbg !194, !tbaa !134
  %2313 = fmul contract float %1515, %2312, !dbg !197
  %2314 = fadd contract float %2310, %2313, !dbg !198
    #dbg_value(float %2314, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 47, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2315 = fmul contract float %1499, %394, !dbg !191
    #dbg_value(float %2315, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2316 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 188, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2315, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2317 = load float, ptr addrspace(3) %2316, align 4, !dbg !194, !tbaa !134
  %2318 = fmul contract float %1503, %2317, !dbg !197
  %2319 = fadd contract float %2315, %2318, !dbg !198
    #dbg_value(float %2319, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2320 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 444, !dbg !194
  %2321 = load float, ptr addrspace(3) %2320, align 4, !dbg !194, !tbaa !134
  %2322 = fmul contract float %1507, %2321, !dbg !197
  %2323 = fadd contract float %2319, %2322, !dbg !198
    #dbg_value(float %2323, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2324 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 700, !dbg !194
  %2325 = load float, ptr addrspace(3) %2324, align 4, !dbg !194, !tbaa !134
  %2326 = fmul contract float %1511, %2325, !dbg !197
  %2327 = fadd contract float %2323, %2326, !dbg !198
    #dbg_value(float %2327, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2328 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 956, !dbg !194
  %2329 = load float, ptr addrspace(3) %2328, align 4, !dbg !194, !tbaa !134
  %2330 = fmul contract float %1515, %2329, !dbg !197
  %2331 = fadd contract float %2327, %2330, !dbg !198
    #dbg_value(float %2331, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 48, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2332 = fmul contract float %1499, %393, !dbg !191
    #dbg_value(float %2332, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2333 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 192, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2332, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2334 = load float, ptr addrspace(3) %2333, align 16, !dbg !194, !tbaa !134
  %2335 = fmul contract float %1503, %2334, !dbg !197
  %2336 = fadd contract float %2332, %2335, !dbg !198
    #dbg_value(float %2336, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2337 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 448, !dbg !194
  %2338 = load float, ptr addrspace(3) %2337, align 16, !dbg !194, !tbaa !134
  %2339 = fmul contract float %1507, %2338, !dbg !197
  %2340 = fadd contract float %2336, %2339, !dbg !198
    #dbg_value(float %2340, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2341 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 704, !dbg !194
  %2342 = load float, ptr addrspace(3) %2341, align 16, !dbg !194, !tbaa !134
  %2343 = fmul contract float %1511, %2342, !dbg !197
  %2344 = fadd contract float %2340, %2343, !dbg !198
    #dbg_value(float %2344, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2345 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 960, !dbg !194
  %2346 = load float, ptr addrspace(3) %2345, align 16, !dbg !194, !tbaa !134
  %2347 = fmul contract float %1515, %2346, !dbg !197
  %2348 = fadd contract float %2344, %2347, !dbg !198
    #dbg_value(float %2348, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 49, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2349 = fmul contract float %1499, %392, !dbg !191
    #dbg_value(float %2349, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2350 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 196, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2349, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2351 = load float, ptr addrspace(3) %2350, align 4, !dbg !194, !tbaa !134
  %2352 = fmul contract float %1503, %2351, !dbg !197
  %2353 = fadd contract float %2349, %2352, !dbg !198
    #dbg_value(float %2353, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2354 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 452, !dbg !194
  %2355 = load float, ptr addrspace(3) %2354, align 4, !dbg !194, !tbaa !134
  %2356 = fmul contract float %1507, %2355, !dbg !197
  %2357 = fadd contract float %2353, %2356, !dbg !198
    #dbg_value(float %2357, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2358 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 708, !dbg !194
  %2359 = load float, ptr addrspace(3) %2358, align 4, !dbg !194, !tbaa !134
  %2360 = fmul contract float %1511, %2359, !dbg !197
  %2361 = fadd contract float %2357, %2360, !dbg !198
    #dbg_value(float %2361, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2362 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 964, !dbg !194
  %2363 = load float, ptr addrspace(3) %2362, align 4, !dbg !194, !tbaa !134
  %2364 = fmul contract float %1515, %2363, !dbg !197
  %2365 = fadd contract float %2361, %2364, !dbg !198
    #dbg_value(float %2365, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 50, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2366 = fmul contract float %1499, %391, !dbg !191
    #dbg_value(float %2366, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2367 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 200, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2366, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2368 = load float, ptr addrspace(3) %2367, align 8, !dbg !194, !tbaa !134
  %2369 = fmul contract float %1503, %2368, !dbg !197
  %2370 = fadd contract float %2366, %2369, !dbg !198
    #dbg_value(float %2370, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2371 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 456, !dbg !194
  %2372 = load float, ptr addrspace(3) %2371, align 8, !dbg !194, !tbaa !134
  %2373 = fmul contract float %1507, %2372, !dbg !197
  %2374 = fadd contract float %2370, %2373, !dbg !198
    #dbg_value(float %2374, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2375 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 712, !dbg !194
  %2376 = load float, ptr addrspace(3) %2375, align 8, !dbg !194, !tbaa !134
  %2377 = fmul contract float %1511, %2376, !dbg !197
  %2378 = fadd contract float %2374, %2377, !dbg !198
    #dbg_value(float %2378, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2379 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 968, !dbg !194
  %2380 = load float, ptr addrspace(3) %2379, align 8, !dbg !194, !tbaa !134
  %2381 = fmul contract float %1515, %2380, !dbg !197
  %2382 = fadd contract float %2378, %2381, !dbg !198
    #dbg_value(float %2382, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 51, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2383 = fmul contract float %1499, %390, !dbg !191
    #dbg_value(float %2383, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2384 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 204, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2383, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2385 = load float, ptr addrspace(3) %2384, align 4, !dbg !194, !tbaa !134
  %2386 = fmul contract float %1503, %2385, !dbg !197
  %2387 = fadd contract float %2383, %2386, !dbg !198
    #dbg_value(float %2387, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2388 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 460, !dbg !194
  %2389 = load float, ptr addrspace(3) %2388, align 4, !dbg !194, !tbaa !134
  %2390 = fmul contract float %1507, %2389, !dbg !197
  %2391 = fadd contract float %2387, %2390, !dbg !198
    #dbg_value(float %2391, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2392 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 716, !dbg !194
  %2393 = load float, ptr addrspace(3) %2392, align 4, !dbg !194, !tbaa !134
  %2394 = fmul contract float %1511, %2393, !dbg !197
  %2395 = fadd contract float %2391, %2394, !dbg !198
    #dbg_value(float %2395, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2396 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 972, !dbg !194
  %2397 = load float, ptr addrspace(3) %2396, align 4, !dbg !194, !tbaa !134
  %2398 = fmul contract float %1515, %2397, !dbg !197
  %2399 = fadd contract float %2395, %2398, !dbg !198
    #dbg_value(float %2399, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 52, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2400 = fmul contract float %1499, %389, !dbg !191
    #dbg_value(float %2400, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2401 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 208, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2400, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2402 = load float, ptr addrspace(3) %2401, align 16, !dbg !194, !tbaa !134
  %2403 = fmul contract float %1503, %2402, !dbg !197
  %2404 = fadd contract float %2400, %2403, !dbg !198
    #dbg_value(float %2404, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2405 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 464, !dbg !194
  %2406 = load float, ptr addrspace(3) %2405, align 16, !dbg !194, !tbaa !134
  %2407 = fmul contract float %1507, %2406, !dbg !197
  %2408 = fadd contract float %2404, %2407, !dbg !198
    #dbg_value(float %2408, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2409 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 720, !dbg !194
  %2410 = load float, ptr addrspace(3) %2409, align 16, !dbg !194, !tbaa !134
  %2411 = fmul contract float %1511, %2410, !dbg !197
  %2412 = fadd contract float %2408, %2411, !dbg !198
    #dbg_value(float %2412, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2413 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 976, !dbg !194
  %2414 = load float, ptr addrspace(3) %2413, align 16, !dbg !194, !tbaa !134
  %2415 = fmul contract float %1515, %2414, !dbg !197
  %2416 = fadd contract float %2412, %2415, !dbg !198
    #dbg_value(float %2416, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 53, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2417 = fmul contract float %1499, %388, !dbg !191
    #dbg_value(float %2417, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2418 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 212, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2417, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2419 = load float, ptr addrspace(3) %2418, align 4, !dbg !194, !tbaa !134
  %2420 = fmul contract float %1503, %2419, !dbg !197
  %2421 = fadd contract float %2417, %2420, !dbg !198
    #dbg_value(float %2421, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2422 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 468, !dbg !194
  %2423 = load float, ptr addrspace(3) %2422, align 4, !dbg !194, !tbaa !134
  %2424 = fmul contract float %1507, %2423, !dbg !197
  %2425 = fadd contract float %2421, %2424, !dbg !198
    #dbg_value(float %2425, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2426 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 724, !dbg !194
  %2427 = load float, ptr addrspace(3) %2426, align 4, !dbg !194, !tbaa !134
  %2428 = fmul contract float %1511, %2427, !dbg !197
  %2429 = fadd contract float %2425, %2428, !dbg !198
    #dbg_value(float %2429, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2430 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 980, !dbg !194
  %2431 = load float, ptr addrspace(3) %2430, align 4, !dbg !194, !tbaa !134
  %2432 = fmul contract float %1515, %2431, !dbg !197
  %2433 = fadd contract float %2429, %2432, !dbg !198
    #dbg_value(float %2433, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 54, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2434 = fmul contract float %1499, %387, !dbg !191
    #dbg_value(float %2434, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2435 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 216, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2434, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2436 = load float, ptr addrspace(3) %2435, align 8, !dbg !194, !tbaa !134
  %2437 = fmul contract float %1503, %2436, !dbg !197
  %2438 = fadd contract float %2434, %2437, !dbg !198
    #dbg_value(float %2438, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2439 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 472, !dbg !194
  %2440 = load float, ptr addrspace(3) %2439, align 8, !dbg !194, !tbaa !134
  %2441 = fmul contract float %1507, %2440, !dbg !197
  %2442 = fadd contract float %2438, %2441, !dbg !198
    #dbg_value(float %2442, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2443 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 728, !dbg !194
  %2444 = load float, ptr addrspace(3) %2443, align 8, !dbg !194, !tbaa !134
  %2445 = fmul contract float %1511, %2444, !dbg !197
  %2446 = fadd contract float %2442, %2445, !dbg !198
    #dbg_value(float %2446, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2447 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 984, !dbg !194
  %2448 = load float, ptr addrspace(3) %2447, align 8, !dbg !194, !tbaa !134
  %2449 = fmul contract float %1515, %2448, !dbg !197
  %2450 = fadd contract float %2446, %2449, !dbg !198
    #dbg_value(float %2450, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 55, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2451 = fmul contract float %1499, %386, !dbg !191
    #dbg_value(float %2451, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2452 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 220, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2451, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2453 = load float, ptr addrspace(3) %2452, align 4, !dbg !194, !tbaa !134
  %2454 = fmul contract float %1503, %2453, !dbg !197
  %2455 = fadd contract float %2451, %2454, !dbg !198
    #dbg_value(float %2455, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2456 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 476, !dbg !194
  %2457 = load float, ptr addrspace(3) %2456, align 4, !dbg !194, !tbaa !134
  %2458 = fmul contract float %1507, %2457, !dbg !197
  %2459 = fadd contract float %2455, %2458, !dbg !198
    #dbg_value(float %2459, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2460 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 732, !dbg !194
  %2461 = load float, ptr addrspace(3) %2460, align 4, !dbg !194, !tbaa !134
  %2462 = fmul contract float %1511, %2461, !dbg !197
  %2463 = fadd contract float %2459, %2462, !dbg !198
    #dbg_value(float %2463, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2464 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 988, !dbg !194
  %2465 = load float, ptr addrspace(3) %2464, align 4, !dbg !194, !tbaa !134
  %2466 = fmul contract float %1515, %2465, !dbg !197
  %2467 = fadd contract float %2463, %2466, !dbg !198
    #dbg_value(float %2467, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 56, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2468 = fmul contract float %1499, %385, !dbg !191
    #dbg_value(float %2468, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2469 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 224, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2468, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2470 = load float, ptr addrspace(3) %2469, align 16, !dbg !194, !tbaa !134
  %2471 = fmul contract float %1503, %2470, !dbg !197
  %2472 = fadd contract float %2468, %2471, !dbg !198
    #dbg_value(float %2472, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2473 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 480, !dbg !194
  %2474 = load float, ptr addrspace(3) %2473, align 16, !dbg !194, !tbaa !134
  %2475 = fmul contract float %1507, %2474, !dbg !197
  %2476 = fadd contract float %2472, %2475, !dbg !198
    #dbg_value(float %2476, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2477 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 736, !dbg !194
  %2478 = load float, ptr addrspace(3) %2477, align 16, !dbg !194, !tbaa !134
  %2479 = fmul contract float %1511, %2478, !dbg !197
  %2480 = fadd contract float %2476, %2479, !dbg !198
    #dbg_value(float %2480, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2481 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 992, !dbg !194
  %2482 = load float, ptr addrspace(3) %2481, align 16, !dbg !194, !tbaa !134
  %2483 = fmul contract float %1515, %2482, !dbg !197
  %2484 = fadd contract float %2480, %2483, !dbg !198
    #dbg_value(float %2484, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 57, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2485 = fmul contract float %1499, %384, !dbg !191
    #dbg_value(float %2485, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2486 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 228, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2485, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2487 = load float, ptr addrspace(3) %2486, align 4, !dbg !194, !tbaa !134
  %2488 = fmul contract float %1503, %2487, !dbg !197
  %2489 = fadd contract float %2485, %2488, !dbg !198
    #dbg_value(float %2489, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2490 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 484, !dbg !194
  %2491 = load float, ptr addrspace(3) %2490, align 4, !dbg !194, !tbaa !134
  %2492 = fmul contract float %1507, %2491, !dbg !197
  %2493 = fadd contract float %2489, %2492, !dbg !198
    #dbg_value(float %2493, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2494 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 740, !dbg !194
  %2495 = load float, ptr addrspace(3) %2494, align 4, !dbg !194, !tbaa !134
  %2496 = fmul contract float %1511, %2495, !dbg !197
  %2497 = fadd contract float %2493, %2496, !dbg !198
    #dbg_value(float %2497, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2498 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 996, !dbg !194
  %2499 = load float, ptr addrspace(3) %2498, align 4, !dbg !194, !tbaa !134
  %2500 = fmul contract float %1515, %2499, !dbg !197
  %2501 = fadd contract float %2497, %2500, !dbg !198
    #dbg_value(float %2501, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 58, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2502 = fmul contract float %1499, %383, !dbg !191
    #dbg_value(float %2502, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2503 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 232, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2502, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2504 = load float, ptr addrspace(3) %2503, align 8, !dbg !194, !tbaa !134
  %2505 = fmul contract float %1503, %2504, !dbg !197
  %2506 = fadd contract float %2502, %2505, !dbg !198
    #dbg_value(float %2506, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2507 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 488, !dbg !194
  %2508 = load float, ptr addrspace(3) %2507, align 8, !dbg !194, !tbaa !134
  %2509 = fmul contract float %1507, %2508, !dbg !197
  %2510 = fadd contract float %2506, %2509, !dbg !198
    #dbg_value(float %2510, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2511 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 744, !dbg !194
  %2512 = load float, ptr addrspace(3) %2511, align 8, !dbg !194, !tbaa !134
  %2513 = fmul contract float %1511, %2512, !dbg !197
  %2514 = fadd contract float %2510, %2513, !dbg !198
    #dbg_value(float %2514, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2515 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 1000, !dbg !194
  %2516 = load float, ptr addrspace(3) %2515, align 8, !dbg !194, !tbaa !134
  %2517 = fmul contract float %1515, %2516, !dbg !197
  %2518 = fadd contract float %2514, %2517, !dbg !198
    #dbg_value(float %2518, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 59, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2519 = fmul contract float %1499, %382, !dbg !191
    #dbg_value(float %2519, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2520 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 236, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2519, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2521 = load float, ptr addrspace(3) %2520, align 4, !dbg !194, !tbaa !134
  %2522 = fmul contract float %1503, %2521, !dbg !197
  %2523 = fadd contract float %2519, %2522, !dbg !198
    #dbg_value(float %2523, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2524 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 492, !dbg !194
  %2525 = load float, ptr addrspace(3) %2524, align 4, !dbg !194, !tbaa !134
  %2526 = fmul contract float %1507, %2525, !dbg !197
  %2527 = fadd contract float %2523, %2526, !dbg !198
    #dbg_value(float %2527, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2528 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 748, !dbg !194
  %2529 = load float, ptr addrspace(3) %2528, align 4, !dbg !194, !tbaa !134
  %2530 = fmul contract float %1511, %2529, !dbg !197
  %2531 = fadd contract float %2527, %2530, !dbg !198
    #dbg_value(float %2531, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2532 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 1004, !dbg !194
  %2533 = load float, ptr addrspace(3) %2532, align 4, !dbg !194, !tbaa !134
  %2534 = fmul contract float %1515, %2533, !dbg !197
  %2535 = fadd contract float %2531, %2534, !dbg !198
    #dbg_value(float %2535, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 60, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2536 = fmul contract float %1499, %381, !dbg !191
    #dbg_value(float %2536, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2537 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 240, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2536, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2538 = load float, ptr addrspace(3) %2537, align 16, !dbg !194, !tbaa !134
  %2539 = fmul contract float %1503, %2538, !dbg !197
  %2540 = fadd contract float %2536, %2539, !dbg !198
    #dbg_value(float %2540, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2541 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 496, !dbg !194
  %2542 = load float, ptr addrspace(3) %2541, align 16, !dbg !194, !tbaa !134
  %2543 = fmul contract float %1507, %2542, !dbg !197
  %2544 = fadd contract float %2540, %2543, !dbg !198
    #dbg_value(float %2544, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2545 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 752, !dbg !194
  %2546 = load float, ptr addrspace(3) %2545, align 16, !dbg !194, !tbaa !134
  %2547 = fmul contract float %1511, %2546, !dbg !197
  %2548 = fadd contract float %2544, %2547, !dbg !198
    #dbg_value(float %2548, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2549 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 1008, !dbg !194
  %2550 = load float, ptr addrspace(3) %2549, align 16, !dbg !194, !tbaa !134
  %2551 = fmul contract float %1515, %2550, !dbg !197
  %2552 = fadd contract float %2548, %2551, !dbg !198
    #dbg_value(float %2552, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 61, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2553 = fmul contract float %1499, %380, !dbg !191
    #dbg_value(float %2553, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2554 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 244, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2553, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2555 = load float, ptr addrspace(3) %2554, align 4, !dbg !194, !tbaa !134
  %2556 = fmul contract float %1503, %2555, !dbg !197
  %2557 = fadd contract float %2553, %2556, !dbg !198
    #dbg_value(float %2557, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2558 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 500, !dbg !194
  %2559 = load float, ptr addrspace(3) %2558, align 4, !dbg !194, !tbaa !134
  %2560 = fmul contract float %1507, %2559, !dbg !197
  %2561 = fadd contract float %2557, %2560, !dbg !198
    #dbg_value(float %2561, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2562 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 756, !dbg !194
  %2563 = load float, ptr addrspace(3) %2562, align 4, !dbg !194, !tbaa !134
  %2564 = fmul contract float %1511, %2563, !dbg !197
  %2565 = fadd contract float %2561, %2564, !dbg !198
    #dbg_value(float %2565, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2566 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 1012, !dbg !194
  %2567 = load float, ptr addrspace(3) %2566, align 4, !dbg !194, !tbaa !134
  %2568 = fmul contract float %1515, %2567, !dbg !197
  %2569 = fadd contract float %2565, %2568, !dbg !198
    #dbg_value(float %2569, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 62, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2570 = fmul contract float %1499, %379, !dbg !191
    #dbg_value(float %2570, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2571 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 248, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2570, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2572 = load float, ptr addrspace(3) %2571, align 8, !dbg !194, !tbaa !134
  %2573 = fmul contract float %1503, %2572, !dbg !197
  %2574 = fadd contract float %2570, %2573, !dbg !198
    #dbg_value(float %2574, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2575 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 504, !dbg !194
  %2576 = load float, ptr addrspace(3) %2575, align 8, !dbg !194, !tbaa !134
  %2577 = fmul contract float %1507, %2576, !dbg !197
  %2578 = fadd contract float %2574, %2577, !dbg !198
    #dbg_value(float %2578, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2579 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 760, !dbg !194
  %2580 = load float, ptr addrspace(3) %2579, align 8, !dbg !194, !tbaa !134
  %2581 = fmul contract float %1511, %2580, !dbg !197
  %2582 = fadd contract float %2578, %2581, !dbg !198
    #dbg_value(float %2582, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2583 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 1016, !dbg !194
  %2584 = load float, ptr addrspace(3) %2583, align 8, !dbg !194, !tbaa !134
  %2585 = fmul contract float %1515, %2584, !dbg !197
  %2586 = fadd contract float %2582, %2585, !dbg !198
    #dbg_value(float %2586, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 63, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2587 = fmul contract float %1499, %378, !dbg !191
    #dbg_value(float %2587, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2588 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 252, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(float %2587, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %2589 = load float, ptr addrspace(3) %2588, align 4, !dbg !194, !tbaa !134
  %2590 = fmul contract float %1503, %2589, !dbg !197
  %2591 = fadd contract float %2587, %2590, !dbg !198
    #dbg_value(float %2591, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2592 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 508, !dbg !194
  %2593 = load float, ptr addrspace(3) %2592, align 4, !dbg !194, !tbaa !134
  %2594 = fmul contract float %1507, %2593, !dbg !197
  %2595 = fadd contract float %2591, %2594, !dbg !198
    #dbg_value(float %2595, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2596 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 764, !dbg !194
  %2597 = load float, ptr addrspace(3) %2596, align 4, !dbg !194, !tbaa !134
  %2598 = fmul contract float %1511, %2597, !dbg !197
  %2599 = fadd contract float %2595, %2598, !dbg !198
    #dbg_value(float %2599, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
  %2600 = getelementptr inbounds nuw i8, ptr addrspace(3) %1516, i32 1020, !dbg !194
  %2601 = load float, ptr addrspace(3) %2600, align 4, !dbg !194, !tbaa !134
  %2602 = fmul contract float %1515, %2601, !dbg !197
  %2603 = fadd contract float %2599, %2602, !dbg !198
    #dbg_value(float %2603, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !193)
    #dbg_value(i32 64, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %2604 = fadd contract float %1500, %1503, !dbg !200
  %2605 = fadd contract float %2604, %1507, !dbg !200
  %2606 = fadd contract float %2605, %1511, !dbg !200
  %2607 = insertelement <4 x float> %1512, float %1515, i64 3, !dbg !189
  %2608 = fadd contract float %2606, %1515, !dbg !200
  %2609 = add nuw nsw i32 %444, 4, !dbg !201
    #dbg_value(float %1497, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float %2608, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 %2609, !75, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !146)
  %2610 = icmp samesign ult i32 %444, 28, !dbg !202
  br i1 %2610, label %377, label %2611, !dbg !147, !llvm.loop !203

2611:                                             ; preds = %377
  %2612 = add nuw nsw i32 %351, 32, !dbg !206
    #dbg_value(float %1497, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float %2608, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 %2612, !64, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !137)
  %2613 = icmp slt i32 %2612, %4, !dbg !138
  br i1 %2613, label %284, label %218, !dbg !139, !llvm.loop !207

2614:                                             ; preds = %218
  %2615 = fdiv contract float 1.000000e+00, %283, !dbg !209
    #dbg_value(float %2615, !100, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !210)
  %2616 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %11, !dbg !211
  %2617 = sext i32 %15 to i64, !dbg !212
  %2618 = shl nsw i64 %2617, 8, !dbg !213
  %2619 = getelementptr inbounds i8, ptr addrspace(1) %2616, i64 %2618, !dbg !213
    #dbg_value(!DIArgList(ptr poison, i64 poison), !103, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !210)
    #dbg_value(i32 0, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
    #dbg_value(i32 0, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2620 = fmul contract float %2615, %282, !dbg !215
  store float %2620, ptr addrspace(1) %2619, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 1, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2621 = fmul contract float %2615, %281, !dbg !215
  %2622 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 4, !dbg !219
  store float %2621, ptr addrspace(1) %2622, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 2, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2623 = fmul contract float %2615, %280, !dbg !215
  %2624 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 8, !dbg !219
  store float %2623, ptr addrspace(1) %2624, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 3, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2625 = fmul contract float %2615, %279, !dbg !215
  %2626 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 12, !dbg !219
  store float %2625, ptr addrspace(1) %2626, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 4, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2627 = fmul contract float %2615, %278, !dbg !215
  %2628 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 16, !dbg !219
  store float %2627, ptr addrspace(1) %2628, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 5, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2629 = fmul contract float %2615, %277, !dbg !215
  %2630 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 20, !dbg !219
  store float %2629, ptr addrspace(1) %2630, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 6, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2631 = fmul contract float %2615, %276, !dbg !215
  %2632 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 24, !dbg !219
  store float %2631, ptr addrspace(1) %2632, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 7, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2633 = fmul contract float %2615, %275, !dbg !215
  %2634 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 28, !dbg !219
  store float %2633, ptr addrspace(1) %2634, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 8, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2635 = fmul contract float %2615, %274, !dbg !215
  %2636 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 32, !dbg !219
  store float %2635, ptr addrspace(1) %2636, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 9, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2637 = fmul contract float %2615, %273, !dbg !215
  %2638 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 36, !dbg !219
  store float %2637, ptr addrspace(1) %2638, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 10, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2639 = fmul contract float %2615, %272, !dbg !215
  %2640 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 40, !dbg !219
  store float %2639, ptr addrspace(1) %2640, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 11, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2641 = fmul contract float %2615, %271, !dbg !215
  %2642 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 44, !dbg !219
  store float %2641, ptr addrspace(1) %2642, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 12, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2643 = fmul contract float %2615, %270, !dbg !215
  %2644 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 48, !dbg !219
  store float %2643, ptr addrspace(1) %2644, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 13, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2645 = fmul contract float %2615, %269, !dbg !215
  %2646 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 52, !dbg !219
  store float %2645, ptr addrspace(1) %2646, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 14, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2647 = fmul contract float %2615, %268, !dbg !215
  %2648 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 56, !dbg !219
  store float %2647, ptr addrspace(1) %2648, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 15, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2649 = fmul contract float %2615, %267, !dbg !215
  %2650 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 60, !dbg !219
  store float %2649, ptr addrspace(1) %2650, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 16, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2651 = fmul contract float %2615, %266, !dbg !215
  %2652 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 64, !dbg !219
  store float %2651, ptr addrspace(1) %2652, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 17, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2653 = fmul contract float %2615, %265, !dbg !215
  %2654 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 68, !dbg !219
  store float %2653, ptr addrspace(1) %2654, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 18, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2655 = fmul contract float %2615, %264, !dbg !215
  %2656 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 72, !dbg !219
  store float %2655, ptr addrspace(1) %2656, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 19, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2657 = fmul contract float %2615, %263, !dbg !215
  %2658 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 76, !dbg !219
  store float %2657, ptr addrspace(1) %2658, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 20, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2659 = fmul contract float %2615, %262, !dbg !215
  %2660 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 80, !dbg !219
  store float %2659, ptr addrspace(1) %2660, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 21, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2661 = fmul contract float %2615, %261, !dbg !215
  %2662 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 84, !dbg !219
  store float %2661, ptr addrspace(1) %2662, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 22, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2663 = fmul contract float %2615, %260, !dbg !215
  %2664 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 88, !dbg !219
  store float %2663, ptr addrspace(1) %2664, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 23, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2665 = fmul contract float %2615, %259, !dbg !215
  %2666 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 92, !dbg !219
  store float %2665, ptr addrspace(1) %2666, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 24, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2667 = fmul contract float %2615, %258, !dbg !215
  %2668 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 96, !dbg !219
  store float %2667, ptr addrspace(1) %2668, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 25, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2669 = fmul contract float %2615, %257, !dbg !215
  %2670 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 100, !dbg !219
  store float %2669, ptr addrspace(1) %2670, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 26, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2671 = fmul contract float %2615, %256, !dbg !215
  %2672 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 104, !dbg !219
  store float %2671, ptr addrspace(1) %2672, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 27, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2673 = fmul contract float %2615, %255, !dbg !215
  %2674 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 108, !dbg !219
  store float %2673, ptr addrspace(1) %2674, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 28, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2675 = fmul contract float %2615, %254, !dbg !215
  %2676 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 112, !dbg !219
  store float %2675, ptr addrspace(1) %2676, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 29, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2677 = fmul contract float %2615, %253, !dbg !215
  %2678 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 116, !dbg !219
  store float %2677, ptr addrspace(1) %2678, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 30, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2679 = fmul contract float %2615, %252, !dbg !215
  %2680 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 120, !dbg !219
  store float %2679, ptr addrspace(1) %2680, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 31, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2681 = fmul contract float %2615, %251, !dbg !215
  %2682 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 124, !dbg !219
  store float %2681, ptr addrspace(1) %2682, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 32, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2683 = fmul contract float %2615, %250, !dbg !215
  %2684 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 128, !dbg !219
  store float %2683, ptr addrspace(1) %2684, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 33, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2685 = fmul contract float %2615, %249, !dbg !215
  %2686 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 132, !dbg !219
  store float %2685, ptr addrspace(1) %2686, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 34, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2687 = fmul contract float %2615, %248, !dbg !215
  %2688 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 136, !dbg !219
  store float %2687, ptr addrspace(1) %2688, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 35, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2689 = fmul contract float %2615, %247, !dbg !215
  %2690 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 140, !dbg !219
  store float %2689, ptr addrspace(1) %2690, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 36, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2691 = fmul contract float %2615, %246, !dbg !215
  %2692 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 144, !dbg !219
  store float %2691, ptr addrspace(1) %2692, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 37, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2693 = fmul contract float %2615, %245, !dbg !215
  %2694 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 148, !dbg !219
  store float %2693, ptr addrspace(1) %2694, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 38, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2695 = fmul contract float %2615, %244, !dbg !215
  %2696 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 152, !dbg !219
  store float %2695, ptr addrspace(1) %2696, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 39, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2697 = fmul contract float %2615, %243, !dbg !215
  %2698 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 156, !dbg !219
  store float %2697, ptr addrspace(1) %2698, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 40, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2699 = fmul contract float %2615, %242, !dbg !215
  %2700 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 160, !dbg !219
  store float %2699, ptr addrspace(1) %2700, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 41, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2701 = fmul contract float %2615, %241, !dbg !215
  %2702 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 164, !dbg !219
  store float %2701, ptr addrspace(1) %2702, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 42, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2703 = fmul contract float %2615, %240, !dbg !215
  %2704 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 168, !dbg !219
  store float %2703, ptr addrspace(1) %2704, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 43, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2705 = fmul contract float %2615, %239, !dbg !215
  %2706 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 172, !dbg !219
  store float %2705, ptr addrspace(1) %2706, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 44, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2707 = fmul contract float %2615, %238, !dbg !215
  %2708 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 176, !dbg !219
  store float %2707, ptr addrspace(1) %2708, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 45, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2709 = fmul contract float %2615, %237, !dbg !215
  %2710 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 180, !dbg !219
  store float %2709, ptr addrspace(1) %2710, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 46, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2711 = fmul contract float %2615, %236, !dbg !215
  %2712 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 184, !dbg !219
  store float %2711, ptr addrspace(1) %2712, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 47, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2713 = fmul contract float %2615, %235, !dbg !215
  %2714 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 188, !dbg !219
  store float %2713, ptr addrspace(1) %2714, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 48, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2715 = fmul contract float %2615, %234, !dbg !215
  %2716 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 192, !dbg !219
  store float %2715, ptr addrspace(1) %2716, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 49, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2717 = fmul contract float %2615, %233, !dbg !215
  %2718 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 196, !dbg !219
  store float %2717, ptr addrspace(1) %2718, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 50, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2719 = fmul contract float %2615, %232, !dbg !215
  %2720 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 200, !dbg !219
  store float %2719, ptr addrspace(1) %2720, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 51, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2721 = fmul contract float %2615, %231, !dbg !215
  %2722 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 204, !dbg !219
  store float %2721, ptr addrspace(1) %2722, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 52, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2723 = fmul contract float %2615, %230, !dbg !215
  %2724 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 208, !dbg !219
  store float %2723, ptr addrspace(1) %2724, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 53, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2725 = fmul contract float %2615, %229, !dbg !215
  %2726 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 212, !dbg !219
  store float %2725, ptr addrspace(1) %2726, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 54, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2727 = fmul contract float %2615, %228, !dbg !215
  %2728 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 216, !dbg !219
  store float %2727, ptr addrspace(1) %2728, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 55, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2729 = fmul contract float %2615, %227, !dbg !215
  %2730 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 220, !dbg !219
  store float %2729, ptr addrspace(1) %2730, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 56, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2731 = fmul contract float %2615, %226, !dbg !215
  %2732 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 224, !dbg !219
  store float %2731, ptr addrspace(1) %2732, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 57, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2733 = fmul contract float %2615, %225, !dbg !215
  %2734 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 228, !dbg !219
  store float %2733, ptr addrspace(1) %2734, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 58, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2735 = fmul contract float %2615, %224, !dbg !215
  %2736 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 232, !dbg !219
  store float %2735, ptr addrspace(1) %2736, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 59, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2737 = fmul contract float %2615, %223, !dbg !215
  %2738 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 236, !dbg !219
  store float %2737, ptr addrspace(1) %2738, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 60, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2739 = fmul contract float %2615, %222, !dbg !215
  %2740 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 240, !dbg !219
  store float %2739, ptr addrspace(1) %2740, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 61, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2741 = fmul contract float %2615, %221, !dbg !215
  %2742 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 244, !dbg !219
  store float %2741, ptr addrspace(1) %2742, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 62, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2743 = fmul contract float %2615, %220, !dbg !215
  %2744 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 248, !dbg !219
  store float %2743, ptr addrspace(1) %2744, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 63, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2745 = fmul contract float %2615, %219, !dbg !215
  %2746 = getelementptr inbounds nuw i8, ptr addrspace(1) %2619, i64 252, !dbg !219
  store float %2745, ptr addrspace(1) %2746, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 64, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  br label %2747, !dbg !220

2747:                                             ; preds = %2614, %218
  ret void, !dbg !220
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!13}
!llvm.module.flags = !{!106, !107, !108, !109, !110, !111}
!llvm.errno.tbaa = !{!112}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "key_tile", scope: !2, file: !3, line: 24, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "flash_attention", linkageName: "_Z15flash_attentionPKfS0_S0_Pfif", scope: !3, file: !3, line: 21, type: !4, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !42)
!3 = !DIFile(filename: "flash_attention.hip", directory: ".", checksumkind: CSK_MD5, checksum: "f53793290a7891b0dc6080ea026dafc8")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !6, !10, !12, !9}
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
!18 = !{!0, !19, !25, !29, !31, !33, !35}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!20 = distinct !DIGlobalVariable(name: "value_tile", scope: !2, file: !3, line: 25, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 65536, elements: !22)
!22 = !{!23, !24}
!23 = !DISubrange(count: 32)
!24 = !DISubrange(count: 64)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression(DW_OP_constu, 64, DW_OP_stack_value))
!26 = distinct !DIGlobalVariable(name: "kHeadDim", scope: !27, file: !3, line: 13, type: !28, isLocal: true, isDefinition: true)
!27 = !DINamespace(scope: null)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression(DW_OP_constu, 128, DW_OP_stack_value))
!30 = distinct !DIGlobalVariable(name: "kQueryRows", scope: !27, file: !3, line: 14, type: !28, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression(DW_OP_constu, 32, DW_OP_stack_value))
!32 = distinct !DIGlobalVariable(name: "kKeyTile", scope: !27, file: !3, line: 15, type: !28, isLocal: true, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression(DW_OP_constu, 4, DW_OP_stack_value))
!34 = distinct !DIGlobalVariable(name: "kKeyGroup", scope: !27, file: !3, line: 16, type: !28, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !16, line: 71, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 80, elements: !40)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 10)
!42 = !{!43, !44, !45, !46, !47, !48, !49, !51, !52, !55, !58, !59, !60, !62, !63, !64, !66, !70, !73, !74, !75, !77, !83, !84, !86, !90, !91, !93, !95, !98, !100, !103, !104}
!43 = !DILocalVariable(name: "query", arg: 1, scope: !2, file: !3, line: 21, type: !6)
!44 = !DILocalVariable(name: "key", arg: 2, scope: !2, file: !3, line: 21, type: !6)
!45 = !DILocalVariable(name: "value", arg: 3, scope: !2, file: !3, line: 22, type: !6)
!46 = !DILocalVariable(name: "out", arg: 4, scope: !2, file: !3, line: 22, type: !10)
!47 = !DILocalVariable(name: "length", arg: 5, scope: !2, file: !3, line: 22, type: !12)
!48 = !DILocalVariable(name: "softmax_scale", arg: 6, scope: !2, file: !3, line: 23, type: !9)
!49 = !DILocalVariable(name: "head_start", scope: !2, file: !3, line: 27, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!51 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 28, type: !28)
!52 = !DILocalVariable(name: "row_exists", scope: !2, file: !3, line: 29, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !54)
!54 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!55 = !DILocalVariable(name: "q", scope: !2, file: !3, line: 31, type: !56)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 2048, elements: !57)
!57 = !{!24}
!58 = !DILocalVariable(name: "accumulator", scope: !2, file: !3, line: 32, type: !56)
!59 = !DILocalVariable(name: "query_row", scope: !2, file: !3, line: 33, type: !7)
!60 = !DILocalVariable(name: "d", scope: !61, file: !3, line: 35, type: !12)
!61 = distinct !DILexicalBlock(scope: !2, file: !3, line: 35, column: 3)
!62 = !DILocalVariable(name: "running_max", scope: !2, file: !3, line: 39, type: !9)
!63 = !DILocalVariable(name: "running_sum", scope: !2, file: !3, line: 40, type: !9)
!64 = !DILocalVariable(name: "tile_start", scope: !65, file: !3, line: 42, type: !12)
!65 = distinct !DILexicalBlock(scope: !2, file: !3, line: 42, column: 3)
!66 = !DILocalVariable(name: "i", scope: !67, file: !3, line: 44, type: !12)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 44, column: 5)
!68 = distinct !DILexicalBlock(scope: !69, file: !3, line: 42, column: 73)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 42, column: 3)
!70 = !DILocalVariable(name: "key_index", scope: !71, file: !3, line: 45, type: !28)
!71 = distinct !DILexicalBlock(scope: !72, file: !3, line: 44, column: 73)
!72 = distinct !DILexicalBlock(scope: !67, file: !3, line: 44, column: 5)
!73 = !DILocalVariable(name: "exists", scope: !71, file: !3, line: 46, type: !53)
!74 = !DILocalVariable(name: "source", scope: !71, file: !3, line: 47, type: !50)
!75 = !DILocalVariable(name: "first", scope: !76, file: !3, line: 54, type: !12)
!76 = distinct !DILexicalBlock(scope: !68, file: !3, line: 54, column: 5)
!77 = !DILocalVariable(name: "score", scope: !78, file: !3, line: 55, type: !80)
!78 = distinct !DILexicalBlock(scope: !79, file: !3, line: 54, column: 63)
!79 = distinct !DILexicalBlock(scope: !76, file: !3, line: 54, column: 5)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 4)
!83 = !DILocalVariable(name: "group_max", scope: !78, file: !3, line: 56, type: !9)
!84 = !DILocalVariable(name: "j", scope: !85, file: !3, line: 58, type: !12)
!85 = distinct !DILexicalBlock(scope: !78, file: !3, line: 58, column: 7)
!86 = !DILocalVariable(name: "d", scope: !87, file: !3, line: 61, type: !12)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 61, column: 9)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 58, column: 43)
!89 = distinct !DILexicalBlock(scope: !85, file: !3, line: 58, column: 7)
!90 = !DILocalVariable(name: "rescale", scope: !78, file: !3, line: 70, type: !8)
!91 = !DILocalVariable(name: "j", scope: !92, file: !3, line: 74, type: !12)
!92 = distinct !DILexicalBlock(scope: !78, file: !3, line: 74, column: 7)
!93 = !DILocalVariable(name: "d", scope: !94, file: !3, line: 79, type: !12)
!94 = distinct !DILexicalBlock(scope: !78, file: !3, line: 79, column: 7)
!95 = !DILocalVariable(name: "weighted", scope: !96, file: !3, line: 80, type: !9)
!96 = distinct !DILexicalBlock(scope: !97, file: !3, line: 79, column: 42)
!97 = distinct !DILexicalBlock(scope: !94, file: !3, line: 79, column: 7)
!98 = !DILocalVariable(name: "j", scope: !99, file: !3, line: 82, type: !12)
!99 = distinct !DILexicalBlock(scope: !96, file: !3, line: 82, column: 9)
!100 = !DILocalVariable(name: "normaliser", scope: !101, file: !3, line: 91, type: !8)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 90, column: 19)
!102 = distinct !DILexicalBlock(scope: !2, file: !3, line: 90, column: 7)
!103 = !DILocalVariable(name: "out_row", scope: !101, file: !3, line: 92, type: !11)
!104 = !DILocalVariable(name: "d", scope: !105, file: !3, line: 94, type: !12)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 94, column: 5)
!106 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!107 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!108 = !{i32 7, !"Dwarf Version", i32 5}
!109 = !{i32 2, !"Debug Info Version", i32 3}
!110 = !{i32 1, !"wchar_size", i32 4}
!111 = !{i32 8, !"PIC Level", i32 2}
!112 = !{!113, !113, i64 0}
!113 = !{!"int", !114, i64 0}
!114 = !{!"omnipotent char", !115, i64 0}
!115 = !{!"Simple C++ TBAA"}
!116 = !DILocation(line: 0, scope: !2)
!117 = !DILocation(line: 27, column: 49, scope: !2)
!118 = !DILocation(line: 27, column: 63, scope: !2)
!119 = !DILocation(line: 27, column: 61, scope: !2)
!120 = !DILocation(line: 27, column: 70, scope: !2)
!121 = !DILocation(line: 28, column: 19, scope: !2)
!122 = !DILocation(line: 28, column: 30, scope: !2)
!123 = !DILocation(line: 28, column: 45, scope: !2)
!124 = !DILocation(line: 28, column: 43, scope: !2)
!125 = !DILocation(line: 29, column: 31, scope: !2)
!126 = !DILocation(line: 33, column: 34, scope: !2)
!127 = !DILocation(line: 33, column: 72, scope: !2)
!128 = !DILocation(line: 33, column: 50, scope: !2)
!129 = !DILocation(line: 33, column: 47, scope: !2)
!130 = !DILocation(line: 0, scope: !61)
!131 = !DILocation(line: 36, column: 12, scope: !132)
!132 = distinct !DILexicalBlock(scope: !133, file: !3, line: 35, column: 38)
!133 = distinct !DILexicalBlock(scope: !61, file: !3, line: 35, column: 3)
!134 = !{!135, !135, i64 0}
!135 = !{!"float", !114, i64 0}
!136 = !DILocation(line: 36, column: 25, scope: !132)
!137 = !DILocation(line: 0, scope: !65)
!138 = !DILocation(line: 42, column: 39, scope: !69)
!139 = !DILocation(line: 42, column: 3, scope: !65)
!140 = !DILocation(line: 40, column: 9, scope: !2)
!141 = !DILocation(line: 90, column: 7, scope: !102)
!142 = !DILocation(line: 43, column: 5, scope: !68)
!143 = !DILocation(line: 0, scope: !67)
!144 = !DILocation(line: 44, column: 5, scope: !67)
!145 = !DILocation(line: 51, column: 5, scope: !68)
!146 = !DILocation(line: 0, scope: !76)
!147 = !DILocation(line: 54, column: 5, scope: !76)
!148 = !DILocation(line: 45, column: 44, scope: !71)
!149 = !DILocation(line: 45, column: 40, scope: !71)
!150 = !DILocation(line: 0, scope: !71)
!151 = !DILocation(line: 46, column: 37, scope: !71)
!152 = !DILocation(line: 48, column: 46, scope: !71)
!153 = !DILocation(line: 47, column: 87, scope: !71)
!154 = !DILocation(line: 47, column: 85, scope: !71)
!155 = !DILocation(line: 48, column: 55, scope: !71)
!156 = !DILocation(line: 48, column: 7, scope: !71)
!157 = !DILocation(line: 48, column: 44, scope: !71)
!158 = !DILocation(line: 49, column: 57, scope: !71)
!159 = !DILocation(line: 49, column: 48, scope: !71)
!160 = !DILocation(line: 49, column: 7, scope: !71)
!161 = !DILocation(line: 49, column: 46, scope: !71)
!162 = !DILocation(line: 44, column: 58, scope: !72)
!163 = !DILocation(line: 44, column: 33, scope: !72)
!164 = distinct !{!164, !144, !165, !166}
!165 = !DILocation(line: 50, column: 5, scope: !67)
!166 = !{!"llvm.loop.mustprogress"}
!167 = !DILocation(line: 0, scope: !85)
!168 = !DILocation(line: 0, scope: !78)
!169 = !DILocation(line: 0, scope: !87)
!170 = !DILocation(line: 62, column: 30, scope: !171)
!171 = distinct !DILexicalBlock(scope: !172, file: !3, line: 61, column: 44)
!172 = distinct !DILexicalBlock(scope: !87, file: !3, line: 61, column: 9)
!173 = !DILocation(line: 62, column: 28, scope: !171)
!174 = !DILocation(line: 62, column: 20, scope: !171)
!175 = !DILocation(line: 64, column: 36, scope: !176)
!176 = distinct !DILexicalBlock(scope: !88, file: !3, line: 64, column: 13)
!177 = !DILocation(line: 67, column: 38, scope: !88)
!178 = !DILocation(line: 67, column: 21, scope: !88)
!179 = !DILocation(line: 64, column: 32, scope: !176)
!180 = !DILocation(line: 70, column: 46, scope: !78)
!181 = !DILocation(line: 70, column: 29, scope: !78)
!182 = !DILocation(line: 72, column: 19, scope: !78)
!183 = !DILocation(line: 0, scope: !92)
!184 = !DILocation(line: 75, column: 25, scope: !185)
!185 = distinct !DILexicalBlock(scope: !186, file: !3, line: 74, column: 43)
!186 = distinct !DILexicalBlock(scope: !92, file: !3, line: 74, column: 7)
!187 = !DILocation(line: 75, column: 34, scope: !185)
!188 = !DILocation(line: 75, column: 20, scope: !185)
!189 = !DILocation(line: 75, column: 18, scope: !185)
!190 = !DILocation(line: 0, scope: !94)
!191 = !DILocation(line: 80, column: 41, scope: !96)
!192 = !DILocation(line: 0, scope: !96)
!193 = !DILocation(line: 0, scope: !99)
!194 = !DILocation(line: 83, column: 34, scope: !195)
!195 = distinct !DILexicalBlock(scope: !196, file: !3, line: 82, column: 45)
!196 = distinct !DILexicalBlock(scope: !99, file: !3, line: 82, column: 9)
!197 = !DILocation(line: 83, column: 32, scope: !195)
!198 = !DILocation(line: 83, column: 20, scope: !195)
!199 = !DILocation(line: 82, column: 14, scope: !99)
!200 = !DILocation(line: 76, column: 21, scope: !185)
!201 = !DILocation(line: 54, column: 49, scope: !79)
!202 = !DILocation(line: 54, column: 31, scope: !79)
!203 = distinct !{!203, !147, !204, !166, !205}
!204 = !DILocation(line: 87, column: 5, scope: !76)
!205 = !{!"llvm.loop.unroll.disable"}
!206 = !DILocation(line: 42, column: 60, scope: !69)
!207 = distinct !{!207, !139, !208, !166}
!208 = !DILocation(line: 88, column: 3, scope: !65)
!209 = !DILocation(line: 91, column: 35, scope: !101)
!210 = !DILocation(line: 0, scope: !101)
!211 = !DILocation(line: 92, column: 26, scope: !101)
!212 = !DILocation(line: 92, column: 61, scope: !101)
!213 = !DILocation(line: 92, column: 39, scope: !101)
!214 = !DILocation(line: 0, scope: !105)
!215 = !DILocation(line: 95, column: 35, scope: !216)
!216 = distinct !DILexicalBlock(scope: !217, file: !3, line: 94, column: 40)
!217 = distinct !DILexicalBlock(scope: !105, file: !3, line: 94, column: 5)
!218 = !DILocation(line: 95, column: 18, scope: !216)
!219 = !DILocation(line: 95, column: 7, scope: !216)
!220 = !DILocation(line: 98, column: 1, scope: !2)

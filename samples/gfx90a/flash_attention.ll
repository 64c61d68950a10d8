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
    #dbg_value(i32 53, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %178 = load <2 x float>, ptr addrspace(1) %177, align 4, !dbg !131, !tbaa !134
  %179 = insertelement <2 x float> poison, float %5, i64 0, !dbg !136
  %180 = shufflevector <2 x float> %179, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !136
  %181 = fmul contract <2 x float> %180, %178, !dbg !136
    #dbg_value(i32 54, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %182 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 216, !dbg !131
    #dbg_value(i32 55, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %183 = load <2 x float>, ptr addrspace(1) %182, align 4, !dbg !131, !tbaa !134
  %184 = fmul contract <2 x float> %180, %183, !dbg !136
    #dbg_value(i32 56, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %185 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 224, !dbg !131
    #dbg_value(i32 57, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %186 = load <2 x float>, ptr addrspace(1) %185, align 4, !dbg !131, !tbaa !134
  %187 = fmul contract <2 x float> %180, %186, !dbg !136
    #dbg_value(i32 58, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %188 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 232, !dbg !131
    #dbg_value(i32 59, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %189 = load <2 x float>, ptr addrspace(1) %188, align 4, !dbg !131, !tbaa !134
  %190 = fmul contract <2 x float> %180, %189, !dbg !136
    #dbg_value(i32 60, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %191 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 240, !dbg !131
    #dbg_value(i32 61, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %192 = load <2 x float>, ptr addrspace(1) %191, align 4, !dbg !131, !tbaa !134
  %193 = fmul contract <2 x float> %180, %192, !dbg !136
    #dbg_value(i32 62, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %194 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 248, !dbg !131
    #dbg_value(i32 63, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
  %195 = load <2 x float>, ptr addrspace(1) %194, align 4, !dbg !131, !tbaa !134
  %196 = fmul contract <2 x float> %180, %195, !dbg !136
    #dbg_value(i32 64, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !130)
    #dbg_value(float 0xC6293E5940000000, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float 0.000000e+00, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 0, !64, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !137)
  %197 = icmp sgt i32 %4, 0, !dbg !138
  br i1 %197, label %198, label %202, !dbg !139

198:                                              ; preds = %6
  %199 = and i32 %14, 63, !dbg !139
  %200 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE8key_tile, i32 %199
  %201 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE10value_tile, i32 %199
  br label %236, !dbg !139

202:                                              ; preds = %1940, %6
  %203 = phi float [ 0.000000e+00, %6 ], [ %1937, %1940 ], !dbg !140
  %204 = phi <2 x float> [ zeroinitializer, %6 ], [ %1405, %1940 ], !dbg !116
  %205 = phi <2 x float> [ zeroinitializer, %6 ], [ %1422, %1940 ], !dbg !116
  %206 = phi <2 x float> [ zeroinitializer, %6 ], [ %1439, %1940 ], !dbg !116
  %207 = phi <2 x float> [ zeroinitializer, %6 ], [ %1456, %1940 ], !dbg !116
  %208 = phi <2 x float> [ zeroinitializer, %6 ], [ %1473, %1940 ], !dbg !116
  %209 = phi <2 x float> [ zeroinitializer, %6 ], [ %1490, %1940 ], !dbg !116
  %210 = phi <2 x float> [ zeroinitializer, %6 ], [ %1507, %1940 ], !dbg !116
  %211 = phi <2 x float> [ zeroinitializer, %6 ], [ %1524, %1940 ], !dbg !116
  %212 = phi <2 x float> [ zeroinitializer, %6 ], [ %1541, %1940 ], !dbg !116
  %213 = phi <2 x float> [ zeroinitializer, %6 ], [ %1558, %1940 ], !dbg !116
  %214 = phi <2 x float> [ zeroinitializer, %6 ], [ %1575, %1940 ], !dbg !116
  %215 = phi <2 x float> [ zeroinitializer, %6 ], [ %1592, %1940 ], !dbg !116
  %216 = phi <2 x float> [ zeroinitializer, %6 ], [ %1609, %1940 ], !dbg !116
  %217 = phi <2 x float> [ zeroinitializer, %6 ], [ %1626, %1940 ], !dbg !116
  %218 = phi <2 x float> [ zeroinitializer, %6 ], [ %1643, %1940 ], !dbg !116
  %219 = phi <2 x float> [ zeroinitializer, %6 ], [ %1660, %1940 ], !dbg !116
  %220 = phi <2 x float> [ zeroinitializer, %6 ], [ %1677, %1940 ], !dbg !116
  %221 = phi <2 x float> [ zeroinitializer, %6 ], [ %1694, %1940 ], !dbg !116
  %222 = phi <2 x float> [ zeroinitializer, %6 ], [ %1711, %1940 ], !dbg !116
  %223 = phi <2 x float> [ zeroinitializer, %6 ], [ %1728, %1940 ], !dbg !116
  %224 = phi <2 x float> [ zeroinitializer, %6 ], [ %1745, %1940 ], !dbg !116
  %225 = phi <2 x float> [ zeroinitializer, %6 ], [ %1762, %1940 ], !dbg !116
  %226 = phi <2 x float> [ zeroinitializer, %6 ], [ %1779, %1940 ], !dbg !116
  %227 = phi <2 x float> [ zeroinitializer, %6 ], [ %1796, %1940 ], !dbg !116
  %228 = phi <2 x float> [ zeroinitializer, %6 ], [ %1813, %1940 ], !dbg !116
  %229 = phi <2 x float> [ zeroinitializer, %6 ], [ %1830, %1940 ], !dbg !116
  %230 = phi <2 x float> [ zeroinitializer, %6 ], [ %1847, %1940 ], !dbg !116
  %231 = phi <2 x float> [ zeroinitializer, %6 ], [ %1864, %1940 ], !dbg !116
  %232 = phi <2 x float> [ zeroinitializer, %6 ], [ %1881, %1940 ], !dbg !116
  %233 = phi <2 x float> [ zeroinitializer, %6 ], [ %1898, %1940 ], !dbg !116
  %234 = phi <2 x float> [ zeroinitializer, %6 ], [ %1915, %1940 ], !dbg !116
  %235 = phi <2 x float> [ zeroinitializer, %6 ], [ %1932, %1940 ], !dbg !116
  br i1 %16, label %1943, label %2014, !dbg !141

236:                                              ; preds = %198, %1940
  %237 = phi float [ 0xC6293E5940000000, %198 ], [ %1361, %1940 ]
  %238 = phi float [ 0.000000e+00, %198 ], [ %1937, %1940 ]
  %239 = phi i32 [ 0, %198 ], [ %1941, %1940 ]
  %240 = phi <4 x float> [ zeroinitializer, %198 ], [ %1936, %1940 ]
  %241 = phi <2 x float> [ zeroinitializer, %198 ], [ %1405, %1940 ], !dbg !116
  %242 = phi <2 x float> [ zeroinitializer, %198 ], [ %1422, %1940 ], !dbg !116
  %243 = phi <2 x float> [ zeroinitializer, %198 ], [ %1439, %1940 ], !dbg !116
  %244 = phi <2 x float> [ zeroinitializer, %198 ], [ %1456, %1940 ], !dbg !116
  %245 = phi <2 x float> [ zeroinitializer, %198 ], [ %1473, %1940 ], !dbg !116
  %246 = phi <2 x float> [ zeroinitializer, %198 ], [ %1490, %1940 ], !dbg !116
  %247 = phi <2 x float> [ zeroinitializer, %198 ], [ %1507, %1940 ], !dbg !116
  %248 = phi <2 x float> [ zeroinitializer, %198 ], [ %1524, %1940 ], !dbg !116
  %249 = phi <2 x float> [ zeroinitializer, %198 ], [ %1541, %1940 ], !dbg !116
  %250 = phi <2 x float> [ zeroinitializer, %198 ], [ %1558, %1940 ], !dbg !116
  %251 = phi <2 x float> [ zeroinitializer, %198 ], [ %1575, %1940 ], !dbg !116
  %252 = phi <2 x float> [ zeroinitializer, %198 ], [ %1592, %1940 ], !dbg !116
  %253 = phi <2 x float> [ zeroinitializer, %198 ], [ %1609, %1940 ], !dbg !116
  %254 = phi <2 x float> [ zeroinitializer, %198 ], [ %1626, %1940 ], !dbg !116
  %255 = phi <2 x float> [ zeroinitializer, %198 ], [ %1643, %1940 ], !dbg !116
  %256 = phi <2 x float> [ zeroinitializer, %198 ], [ %1660, %1940 ], !dbg !116
  %257 = phi <2 x float> [ zeroinitializer, %198 ], [ %1677, %1940 ], !dbg !116
  %258 = phi <2 x float> [ zeroinitializer, %198 ], [ %1694, %1940 ], !dbg !116
  %259 = phi <2 x float> [ zeroinitializer, %198 ], [ %1711, %1940 ], !dbg !116
  %260 = phi <2 x float> [ zeroinitializer, %198 ], [ %1728, %1940 ], !dbg !116
  %261 = phi <2 x float> [ zeroinitializer, %198 ], [ %1745, %1940 ], !dbg !116
  %262 = phi <2 x float> [ zeroinitializer, %198 ], [ %1762, %1940 ], !dbg !116
  %263 = phi <2 x float> [ zeroinitializer, %198 ], [ %1779, %1940 ], !dbg !116
  %264 = phi <2 x float> [ zeroinitializer, %198 ], [ %1796, %1940 ], !dbg !116
  %265 = phi <2 x float> [ zeroinitializer, %198 ], [ %1813, %1940 ], !dbg !116
  %266 = phi <2 x float> [ zeroinitializer, %198 ], [ %1830, %1940 ], !dbg !116
  %267 = phi <2 x float> [ zeroinitializer, %198 ], [ %1847, %1940 ], !dbg !116
  %268 = phi <2 x float> [ zeroinitializer, %198 ], [ %1864, %1940 ], !dbg !116
  %269 = phi <2 x float> [ zeroinitializer, %198 ], [ %1881, %1940 ], !dbg !116
  %270 = phi <2 x float> [ zeroinitializer, %198 ], [ %1898, %1940 ], !dbg !116
  %271 = phi <2 x float> [ zeroinitializer, %198 ], [ %1915, %1940 ], !dbg !116
  %272 = phi <2 x float> [ zeroinitializer, %198 ], [ %1932, %1940 ], !dbg !116
    #dbg_value(float %237, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float %238, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 %239, !64, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !137)
  fence syncscope("workgroup") release, !dbg !142
  tail call void @llvm.amdgcn.s.barrier(), !dbg !142
  fence syncscope("workgroup") acquire, !dbg !142
    #dbg_value(i32 %14, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !143)
  %273 = zext nneg i32 %239 to i64
  %274 = add nuw nsw i64 %10, %273
  %275 = shl i64 %274, 6
    #dbg_value(i32 %14, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !143)
  br label %277, !dbg !144

276:                                              ; preds = %292
  fence syncscope("workgroup") release, !dbg !145
  tail call void @llvm.amdgcn.s.barrier(), !dbg !145
  fence syncscope("workgroup") acquire, !dbg !145
    #dbg_value(i32 0, !75, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !146)
    #dbg_value(float %237, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float %238, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
  br label %297, !dbg !147

277:                                              ; preds = %236, %292
  %278 = phi i32 [ %14, %236 ], [ %295, %292 ]
    #dbg_value(i32 %278, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !143)
  %279 = lshr i32 %278, 6, !dbg !148
  %280 = or disjoint i32 %279, %239, !dbg !149
    #dbg_value(i32 %280, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
  %281 = icmp slt i32 %280, %4, !dbg !151
    #dbg_value(i1 %281, !73, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !150)
    #dbg_value(!DIArgList(i64 %275, i32 %278), !74, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !150)
  br i1 %281, label %282, label %290, !dbg !152

282:                                              ; preds = %277
  %283 = zext nneg i32 %278 to i64, !dbg !153
    #dbg_value(!DIArgList(i64 %275, i64 %283), !74, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !150)
  %284 = add i64 %275, %283, !dbg !154
    #dbg_value(i64 %284, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
  %285 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %284
  %286 = load float, ptr addrspace(1) %285, align 4, !dbg !155, !tbaa !134
  %287 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %200, i32 %279, !dbg !156
  store float %286, ptr addrspace(3) %287, align 4, !dbg !157, !tbaa !134
  %288 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %284
  %289 = load float, ptr addrspace(1) %288, align 4, !dbg !158, !tbaa !134
  br label %292, !dbg !159

290:                                              ; preds = %277
  %291 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %200, i32 %279, !dbg !156
  store float 0.000000e+00, ptr addrspace(3) %291, align 4, !dbg !157, !tbaa !134
  br label %292, !dbg !159

292:                                              ; preds = %290, %282
  %293 = phi contract float [ %289, %282 ], [ 0.000000e+00, %290 ], !dbg !159
  %294 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %201, i32 %279, !dbg !160
  store float %293, ptr addrspace(3) %294, align 4, !dbg !161, !tbaa !134
  %295 = add nuw nsw i32 %278, 128, !dbg !162
    #dbg_value(i32 %295, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !143)
  %296 = icmp samesign ult i32 %278, 1920, !dbg !163
  br i1 %296, label %277, label %276, !dbg !144, !llvm.loop !164

297:                                              ; preds = %276, %297
  %298 = phi float [ %237, %276 ], [ %1361, %297 ]
  %299 = phi float [ %238, %276 ], [ %1937, %297 ]
  %300 = phi i32 [ 0, %276 ], [ %1938, %297 ]
  %301 = phi <4 x float> [ %240, %276 ], [ %1936, %297 ]
  %302 = phi <2 x float> [ %241, %276 ], [ %1405, %297 ], !dbg !116
  %303 = phi <2 x float> [ %242, %276 ], [ %1422, %297 ], !dbg !116
  %304 = phi <2 x float> [ %243, %276 ], [ %1439, %297 ], !dbg !116
  %305 = phi <2 x float> [ %244, %276 ], [ %1456, %297 ], !dbg !116
  %306 = phi <2 x float> [ %245, %276 ], [ %1473, %297 ], !dbg !116
  %307 = phi <2 x float> [ %246, %276 ], [ %1490, %297 ], !dbg !116
  %308 = phi <2 x float> [ %247, %276 ], [ %1507, %297 ], !dbg !116
  %309 = phi <2 x float> [ %248, %276 ], [ %1524, %297 ], !dbg !116
  %310 = phi <2 x float> [ %249, %276 ], [ %1541, %297 ], !dbg !116
  %311 = phi <2 x float> [ %250, %276 ], [ %1558, %297 ], !dbg !116
  %312 = phi <2 x float> [ %251, %276 ], [ %1575, %297 ], !dbg !116
  %313 = phi <2 x float> [ %252, %276 ], [ %1592, %297 ], !dbg !116
  %314 = phi <2 x float> [ %253, %276 ], [ %1609, %297 ], !dbg !116
  %315 = phi <2 x float> [ %254, %276 ], [ %1626, %297 ], !dbg !116
  %316 = phi <2 x float> [ %255, %276 ], [ %1643, %297 ], !dbg !116
  %317 = phi <2 x float> [ %256, %276 ], [ %1660, %297 ], !dbg !116
  %318 = phi <2 x float> [ %257, %276 ], [ %1677, %297 ], !dbg !116
  %319 = phi <2 x float> [ %258, %276 ], [ %1694, %297 ], !dbg !116
  %320 = phi <2 x float> [ %259, %276 ], [ %1711, %297 ], !dbg !116
  %321 = phi <2 x float> [ %260, %276 ], [ %1728, %297 ], !dbg !116
  %322 = phi <2 x float> [ %261, %276 ], [ %1745, %297 ], !dbg !116
  %323 = phi <2 x float> [ %262, %276 ], [ %1762, %297 ], !dbg !116
  %324 = phi <2 x float> [ %263, %276 ], [ %1779, %297 ], !dbg !116
  %325 = phi <2 x float> [ %264, %276 ], [ %1796, %297 ], !dbg !116
  %326 = phi <2 x float> [ %265, %276 ], [ %1813, %297 ], !dbg !116
  %327 = phi <2 x float> [ %266, %276 ], [ %1830, %297 ], !dbg !116
  %328 = phi <2 x float> [ %267, %276 ], [ %1847, %297 ], !dbg !116
  %329 = phi <2 x float> [ %268, %276 ], [ %1864, %297 ], !dbg !116
  %330 = phi <2 x float> [ %269, %276 ], [ %1881, %297 ], !dbg !116
  %331 = phi <2 x float> [ %270, %276 ], [ %1898, %297 ], !dbg !116
  %332 = phi <2 x float> [ %271, %276 ], [ %1915, %297 ], !dbg !116
  %333 = phi <2 x float> [ %272, %276 ], [ %1932, %297 ], !dbg !116
    #dbg_value(float %298, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float %299, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 %300, !75, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !146)
  %334 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE8key_tile, i32 %300
  %335 = or disjoint i32 %300, %239
    #dbg_value(i32 0, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !167)
    #dbg_value(float %298, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 0, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !167)
    #dbg_value(float %298, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %336 = load float, ptr addrspace(3) %334, align 16, !dbg !170, !tbaa !134
  %337 = fmul contract float %23, %336, !dbg !173
  %338 = fadd contract float %337, 0.000000e+00, !dbg !174
    #dbg_value(i32 1, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %339 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 4, !dbg !170
  %340 = load float, ptr addrspace(3) %339, align 4, !dbg !170, !tbaa !134
  %341 = fmul contract float %26, %340, !dbg !173
  %342 = fadd contract float %338, %341, !dbg !174
    #dbg_value(i32 2, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %343 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 8, !dbg !170
  %344 = load float, ptr addrspace(3) %343, align 8, !dbg !170, !tbaa !134
  %345 = fmul contract float %29, %344, !dbg !173
  %346 = fadd contract float %342, %345, !dbg !174
    #dbg_value(i32 3, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %347 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 12, !dbg !170
  %348 = load float, ptr addrspace(3) %347, align 4, !dbg !170, !tbaa !134
  %349 = fmul contract float %32, %348, !dbg !173
  %350 = fadd contract float %346, %349, !dbg !174
    #dbg_value(i32 4, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %351 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 16, !dbg !170
  %352 = load float, ptr addrspace(3) %351, align 16, !dbg !170, !tbaa !134
  %353 = fmul contract float %35, %352, !dbg !173
  %354 = fadd contract float %350, %353, !dbg !174
    #dbg_value(i32 5, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %355 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 20, !dbg !170
  %356 = load float, ptr addrspace(3) %355, align 4, !dbg !170, !tbaa !134
  %357 = fmul contract float %38, %356, !dbg !173
  %358 = fadd contract float %354, %357, !dbg !174
    #dbg_value(i32 6, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %359 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 24, !dbg !170
  %360 = load float, ptr addrspace(3) %359, align 8, !dbg !170, !tbaa !134
  %361 = fmul contract float %41, %360, !dbg !173
  %362 = fadd contract float %358, %361, !dbg !174
    #dbg_value(i32 7, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %363 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 28, !dbg !170
  %364 = load float, ptr addrspace(3) %363, align 4, !dbg !170, !tbaa !134
  %365 = fmul contract float %44, %364, !dbg !173
  %366 = fadd contract float %362, %365, !dbg !174
    #dbg_value(i32 8, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %367 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 32, !dbg !170
  %368 = load float, ptr addrspace(3) %367, align 16, !dbg !170, !tbaa !134
  %369 = fmul contract float %47, %368, !dbg !173
  %370 = fadd contract float %366, %369, !dbg !174
    #dbg_value(i32 9, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %371 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 36, !dbg !170
  %372 = load float, ptr addrspace(3) %371, align 4, !dbg !170, !tbaa !134
  %373 = fmul contract float %50, %372, !dbg !173
  %374 = fadd contract float %370, %373, !dbg !174
    #dbg_value(i32 10, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %375 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 40, !dbg !170
  %376 = load float, ptr addrspace(3) %375, align 8, !dbg !170, !tbaa !134
  %377 = fmul contract float %53, %376, !dbg !173
  %378 = fadd contract float %374, %377, !dbg !174
    #dbg_value(i32 11, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %379 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 44, !dbg !170
  %380 = load float, ptr addrspace(3) %379, align 4, !dbg !170, !tbaa !134
  %381 = fmul contract float %56, %380, !dbg !173
  %382 = fadd contract float %378, %381, !dbg !174
    #dbg_value(i32 12, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %383 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 48, !dbg !170
  %384 = load float, ptr addrspace(3) %383, align 16, !dbg !170, !tbaa !134
  %385 = fmul contract float %59, %384, !dbg !173
  %386 = fadd contract float %382, %385, !dbg !174
    #dbg_value(i32 13, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %387 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 52, !dbg !170
  %388 = load float, ptr addrspace(3) %387, align 4, !dbg !170, !tbaa !134
  %389 = fmul contract float %62, %388, !dbg !173
  %390 = fadd contract float %386, %389, !dbg !174
    #dbg_value(i32 14, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %391 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 56, !dbg !170
  %392 = load float, ptr addrspace(3) %391, align 8, !dbg !170, !tbaa !134
  %393 = fmul contract float %65, %392, !dbg !173
  %394 = fadd contract float %390, %393, !dbg !174
    #dbg_value(i32 15, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %395 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 60, !dbg !170
  %396 = load float, ptr addrspace(3) %395, align 4, !dbg !170, !tbaa !134
  %397 = fmul contract float %68, %396, !dbg !173
  %398 = fadd contract float %394, %397, !dbg !174
    #dbg_value(i32 16, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %399 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 64, !dbg !170
  %400 = load float, ptr addrspace(3) %399, align 16, !dbg !170, !tbaa !134
  %401 = fmul contract float %71, %400, !dbg !173
  %402 = fadd contract float %398, %401, !dbg !174
    #dbg_value(i32 17, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %403 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 68, !dbg !170
  %404 = load float, ptr addrspace(3) %403, align 4, !dbg !170, !tbaa !134
  %405 = fmul contract float %74, %404, !dbg !173
  %406 = fadd contract float %402, %405, !dbg !174
    #dbg_value(i32 18, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %407 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 72, !dbg !170
  %408 = load float, ptr addrspace(3) %407, align 8, !dbg !170, !tbaa !134
  %409 = fmul contract float %77, %408, !dbg !173
  %410 = fadd contract float %406, %409, !dbg !174
    #dbg_value(i32 19, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %411 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 76, !dbg !170
  %412 = load float, ptr addrspace(3) %411, align 4, !dbg !170, !tbaa !134
  %413 = fmul contract float %80, %412, !dbg !173
  %414 = fadd contract float %410, %413, !dbg !174
    #dbg_value(i32 20, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %415 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 80, !dbg !170
  %416 = load float, ptr addrspace(3) %415, align 16, !dbg !170, !tbaa !134
  %417 = fmul contract float %83, %416, !dbg !173
  %418 = fadd contract float %414, %417, !dbg !174
    #dbg_value(i32 21, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %419 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 84, !dbg !170
  %420 = load float, ptr addrspace(3) %419, align 4, !dbg !170, !tbaa !134
  %421 = fmul contract float %86, %420, !dbg !173
  %422 = fadd contract float %418, %421, !dbg !174
    #dbg_value(i32 22, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %423 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 88, !dbg !170
  %424 = load float, ptr addrspace(3) %423, align 8, !dbg !170, !tbaa !134
  %425 = fmul contract float %89, %424, !dbg !173
  %426 = fadd contract float %422, %425, !dbg !174
    #dbg_value(i32 23, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %427 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 92, !dbg !170
  %428 = load float, ptr addrspace(3) %427, align 4, !dbg !170, !tbaa !134
  %429 = fmul contract float %92, %428, !dbg !173
  %430 = fadd contract float %426, %429, !dbg !174
    #dbg_value(i32 24, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %431 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 96, !dbg !170
  %432 = load float, ptr addrspace(3) %431, align 16, !dbg !170, !tbaa !134
  %433 = fmul contract float %95, %432, !dbg !173
  %434 = fadd contract float %430, %433, !dbg !174
    #dbg_value(i32 25, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %435 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 100, !dbg !170
  %436 = load float, ptr addrspace(3) %435, align 4, !dbg !170, !tbaa !134
  %437 = fmul contract float %98, %436, !dbg !173
  %438 = fadd contract float %434, %437, !dbg !174
    #dbg_value(i32 26, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %439 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 104, !dbg !170
  %440 = load float, ptr addrspace(3) %439, align 8, !dbg !170, !tbaa !134
  %441 = fmul contract float %101, %440, !dbg !173
  %442 = fadd contract float %438, %441, !dbg !174
    #dbg_value(i32 27, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %443 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 108, !dbg !170
  %444 = load float, ptr addrspace(3) %443, align 4, !dbg !170, !tbaa !134
  %445 = fmul contract float %104, %444, !dbg !173
  %446 = fadd contract float %442, %445, !dbg !174
    #dbg_value(i32 28, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %447 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 112, !dbg !170
  %448 = load float, ptr addrspace(3) %447, align 16, !dbg !170, !tbaa !134
  %449 = fmul contract float %107, %448, !dbg !173
  %450 = fadd contract float %446, %449, !dbg !174
    #dbg_value(i32 29, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %451 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 116, !dbg !170
  %452 = load float, ptr addrspace(3) %451, align 4, !dbg !170, !tbaa !134
  %453 = fmul contract float %110, %452, !dbg !173
  %454 = fadd contract float %450, %453, !dbg !174
    #dbg_value(i32 30, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %455 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 120, !dbg !170
  %456 = load float, ptr addrspace(3) %455, align 8, !dbg !170, !tbaa !134
  %457 = fmul contract float %113, %456, !dbg !173
  %458 = fadd contract float %454, %457, !dbg !174
    #dbg_value(i32 31, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %459 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 124, !dbg !170
  %460 = load float, ptr addrspace(3) %459, align 4, !dbg !170, !tbaa !134
  %461 = fmul contract float %116, %460, !dbg !173
  %462 = fadd contract float %458, %461, !dbg !174
    #dbg_value(i32 32, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %463 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 128, !dbg !170
  %464 = load float, ptr addrspace(3) %463, align 16, !dbg !170, !tbaa !134
  %465 = fmul contract float %119, %464, !dbg !173
  %466 = fadd contract float %462, %465, !dbg !174
    #dbg_value(i32 33, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %467 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 132, !dbg !170
  %468 = load float, ptr addrspace(3) %467, align 4, !dbg !170, !tbaa !134
  %469 = fmul contract float %122, %468, !dbg !173
  %470 = fadd contract float %466, %469, !dbg !174
    #dbg_value(i32 34, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %471 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 136, !dbg !170
  %472 = load float, ptr addrspace(3) %471, align 8, !dbg !170, !tbaa !134
  %473 = fmul contract float %125, %472, !dbg !173
  %474 = fadd contract float %470, %473, !dbg !174
    #dbg_value(i32 35, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %475 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 140, !dbg !170
  %476 = load float, ptr addrspace(3) %475, align 4, !dbg !170, !tbaa !134
  %477 = fmul contract float %128, %476, !dbg !173
  %478 = fadd contract float %474, %477, !dbg !174
    #dbg_value(i32 36, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %479 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 144, !dbg !170
  %480 = load float, ptr addrspace(3) %479, align 16, !dbg !170, !tbaa !134
  %481 = fmul contract float %131, %480, !dbg !173
  %482 = fadd contract float %478, %481, !dbg !174
    #dbg_value(i32 37, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %483 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 148, !dbg !170
  %484 = load float, ptr addrspace(3) %483, align 4, !dbg !170, !tbaa !134
  %485 = fmul contract float %134, %484, !dbg !173
  %486 = fadd contract float %482, %485, !dbg !174
    #dbg_value(i32 38, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %487 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 152, !dbg !170
  %488 = load float, ptr addrspace(3) %487, align 8, !dbg !170, !tbaa !134
  %489 = fmul contract float %137, %488, !dbg !173
  %490 = fadd contract float %486, %489, !dbg !174
    #dbg_value(i32 39, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %491 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 156, !dbg !170
  %492 = load float, ptr addrspace(3) %491, align 4, !dbg !170, !tbaa !134
  %493 = fmul contract float %140, %492, !dbg !173
  %494 = fadd contract float %490, %493, !dbg !174
    #dbg_value(i32 40, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %495 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 160, !dbg !170
  %496 = load float, ptr addrspace(3) %495, align 16, !dbg !170, !tbaa !134
  %497 = fmul contract float %143, %496, !dbg !173
  %498 = fadd contract float %494, %497, !dbg !174
    #dbg_value(i32 41, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %499 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 164, !dbg !170
  %500 = load float, ptr addrspace(3) %499, align 4, !dbg !170, !tbaa !134
  %501 = fmul contract float %146, %500, !dbg !173
  %502 = fadd contract float %498, %501, !dbg !174
    #dbg_value(i32 42, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %503 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 168, !dbg !170
  %504 = load float, ptr addrspace(3) %503, align 8, !dbg !170, !tbaa !134
  %505 = fmul contract float %149, %504, !dbg !173
  %506 = fadd contract float %502, %505, !dbg !174
    #dbg_value(i32 43, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %507 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 172, !dbg !170
  %508 = load float, ptr addrspace(3) %507, align 4, !dbg !170, !tbaa !134
  %509 = fmul contract float %152, %508, !dbg !173
  %510 = fadd contract float %506, %509, !dbg !174
    #dbg_value(i32 44, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %511 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 176, !dbg !170
  %512 = load float, ptr addrspace(3) %511, align 16, !dbg !170, !tbaa !134
  %513 = fmul contract float %155, %512, !dbg !173
  %514 = fadd contract float %510, %513, !dbg !174
    #dbg_value(i32 45, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %515 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 180, !dbg !170
  %516 = load float, ptr addrspace(3) %515, align 4, !dbg !170, !tbaa !134
  %517 = fmul contract float %158, %516, !dbg !173
  %518 = fadd contract float %514, %517, !dbg !174
    #dbg_value(i32 46, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %519 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 184, !dbg !170
  %520 = load float, ptr addrspace(3) %519, align 8, !dbg !170, !tbaa !134
  %521 = fmul contract float %161, %520, !dbg !173
  %522 = fadd contract float %518, %521, !dbg !174
    #dbg_value(i32 47, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %523 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 188, !dbg !170
  %524 = load float, ptr addrspace(3) %523, align 4, !dbg !170, !tbaa !134
  %525 = fmul contract float %164, %524, !dbg !173
  %526 = fadd contract float %522, %525, !dbg !174
    #dbg_value(i32 48, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %527 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 192, !dbg !170
  %528 = load float, ptr addrspace(3) %527, align 16, !dbg !170, !tbaa !134
  %529 = fmul contract float %167, %528, !dbg !173
  %530 = fadd contract float %526, %529, !dbg !174
    #dbg_value(i32 49, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %531 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 196, !dbg !170
  %532 = load float, ptr addrspace(3) %531, align 4, !dbg !170, !tbaa !134
  %533 = fmul contract float %170, %532, !dbg !173
  %534 = fadd contract float %530, %533, !dbg !174
    #dbg_value(i32 50, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %535 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 200, !dbg !170
  %536 = load float, ptr addrspace(3) %535, align 8, !dbg !170, !tbaa !134
  %537 = fmul contract float %173, %536, !dbg !173
  %538 = fadd contract float %534, %537, !dbg !174
    #dbg_value(i32 51, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %539 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 204, !dbg !170
  %540 = load float, ptr addrspace(3) %539, align 4, !dbg !170, !tbaa !134
  %541 = fmul contract float %176, %540, !dbg !173
  %542 = fadd contract float %538, %541, !dbg !174
    #dbg_value(i32 52, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %543 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 208, !dbg !170
    #dbg_value(i32 53, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %544 = load <2 x float>, ptr addrspace(3) %543, align 16, !dbg !170, !tbaa !134
  %545 = fmul contract <2 x float> %181, %544, !dbg !173
  %546 = extractelement <2 x float> %545, i64 0, !dbg !174
  %547 = fadd contract float %542, %546, !dbg !174
  %548 = extractelement <2 x float> %545, i64 1, !dbg !174
  %549 = fadd contract float %547, %548, !dbg !174
    #dbg_value(i32 54, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %550 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 216, !dbg !170
    #dbg_value(i32 55, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %551 = load <2 x float>, ptr addrspace(3) %550, align 8, !dbg !170, !tbaa !134
  %552 = fmul contract <2 x float> %184, %551, !dbg !173
  %553 = extractelement <2 x float> %552, i64 0, !dbg !174
  %554 = fadd contract float %549, %553, !dbg !174
  %555 = extractelement <2 x float> %552, i64 1, !dbg !174
  %556 = fadd contract float %554, %555, !dbg !174
    #dbg_value(i32 56, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %557 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 224, !dbg !170
    #dbg_value(i32 57, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %558 = load <2 x float>, ptr addrspace(3) %557, align 16, !dbg !170, !tbaa !134
  %559 = fmul contract <2 x float> %187, %558, !dbg !173
  %560 = extractelement <2 x float> %559, i64 0, !dbg !174
  %561 = fadd contract float %556, %560, !dbg !174
  %562 = extractelement <2 x float> %559, i64 1, !dbg !174
  %563 = fadd contract float %561, %562, !dbg !174
    #dbg_value(i32 58, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %564 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 232, !dbg !170
    #dbg_value(i32 59, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %565 = load <2 x float>, ptr addrspace(3) %564, align 8, !dbg !170, !tbaa !134
  %566 = fmul contract <2 x float> %190, %565, !dbg !173
  %567 = extractelement <2 x float> %566, i64 0, !dbg !174
  %568 = fadd contract float %563, %567, !dbg !174
  %569 = extractelement <2 x float> %566, i64 1, !dbg !174
  %570 = fadd contract float %568, %569, !dbg !174
    #dbg_value(i32 60, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %571 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 240, !dbg !170
    #dbg_value(i32 61, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %572 = load <2 x float>, ptr addrspace(3) %571, align 16, !dbg !170, !tbaa !134
  %573 = fmul contract <2 x float> %193, %572, !dbg !173
  %574 = extractelement <2 x float> %573, i64 0, !dbg !174
  %575 = fadd contract float %570, %574, !dbg !174
  %576 = extractelement <2 x float> %573, i64 1, !dbg !174
  %577 = fadd contract float %575, %576, !dbg !174
    #dbg_value(i32 62, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %578 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 248, !dbg !170
    #dbg_value(i32 63, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %579 = load <2 x float>, ptr addrspace(3) %578, align 8, !dbg !170, !tbaa !134
  %580 = fmul contract <2 x float> %196, %579, !dbg !173
  %581 = extractelement <2 x float> %580, i64 0, !dbg !174
  %582 = fadd contract float %577, %581, !dbg !174
  %583 = extractelement <2 x float> %580, i64 1, !dbg !174
  %584 = fadd contract float %582, %583, !dbg !174
  %585 = insertelement <4 x float> %301, float %584, i64 0, !dbg !174
    #dbg_value(i32 64, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %586 = icmp slt i32 %335, %4, !dbg !175
  %587 = insertelement <4 x float> %585, float 0xC6293E5940000000, i64 0
  %588 = select i1 %586, <4 x float> %585, <4 x float> %587, !dbg !175
  %589 = extractelement <4 x float> %588, i64 0, !dbg !177
  %590 = tail call contract noundef float @llvm.maxnum.f32(float %298, float %589), !dbg !178
    #dbg_value(float %590, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 1, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !167)
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %591 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 256
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %592 = load float, ptr addrspace(3) %591, align 16, !dbg !170, !tbaa !134
  %593 = fmul contract float %23, %592, !dbg !173
  %594 = fadd contract float %593, 0.000000e+00, !dbg !174
    #dbg_value(i32 1, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %595 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 260, !dbg !170
  %596 = load float, ptr addrspace(3) %595, align 4, !dbg !170, !tbaa !134
  %597 = fmul contract float %26, %596, !dbg !173
  %598 = fadd contract float %594, %597, !dbg !174
    #dbg_value(i32 2, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %599 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 264, !dbg !170
  %600 = load float, ptr addrspace(3) %599, align 8, !dbg !170, !tbaa !134
  %601 = fmul contract float %29, %600, !dbg !173
  %602 = fadd contract float %598, %601, !dbg !174
    #dbg_value(i32 3, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %603 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 268, !dbg !170
  %604 = load float, ptr addrspace(3) %603, align 4, !dbg !170, !tbaa !134
  %605 = fmul contract float %32, %604, !dbg !173
  %606 = fadd contract float %602, %605, !dbg !174
    #dbg_value(i32 4, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %607 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 272, !dbg !170
  %608 = load float, ptr addrspace(3) %607, align 16, !dbg !170, !tbaa !134
  %609 = fmul contract float %35, %608, !dbg !173
  %610 = fadd contract float %606, %609, !dbg !174
    #dbg_value(i32 5, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %611 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 276, !dbg !170
  %612 = load float, ptr addrspace(3) %611, align 4, !dbg !170, !tbaa !134
  %613 = fmul contract float %38, %612, !dbg !173
  %614 = fadd contract float %610, %613, !dbg !174
    #dbg_value(i32 6, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %615 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 280, !dbg !170
  %616 = load float, ptr addrspace(3) %615, align 8, !dbg !170, !tbaa !134
  %617 = fmul contract float %41, %616, !dbg !173
  %618 = fadd contract float %614, %617, !dbg !174
    #dbg_value(i32 7, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %619 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 284, !dbg !170
  %620 = load float, ptr addrspace(3) %619, align 4, !dbg !170, !tbaa !134
  %621 = fmul contract float %44, %620, !dbg !173
  %622 = fadd contract float %618, %621, !dbg !174
    #dbg_value(i32 8, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %623 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 288, !dbg !170
  %624 = load float, ptr addrspace(3) %623, align 16, !dbg !170, !tbaa !134
  %625 = fmul contract float %47, %624, !dbg !173
  %626 = fadd contract float %622, %625, !dbg !174
    #dbg_value(i32 9, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %627 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 292, !dbg !170
  %628 = load float, ptr addrspace(3) %627, align 4, !dbg !170, !tbaa !134
  %629 = fmul contract float %50, %628, !dbg !173
  %630 = fadd contract float %626, %629, !dbg !174
    #dbg_value(i32 10, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %631 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 296, !dbg !170
  %632 = load float, ptr addrspace(3) %631, align 8, !dbg !170, !tbaa !134
  %633 = fmul contract float %53, %632, !dbg !173
  %634 = fadd contract float %630, %633, !dbg !174
    #dbg_value(i32 11, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %635 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 300, !dbg !170
  %636 = load float, ptr addrspace(3) %635, align 4, !dbg !170, !tbaa !134
  %637 = fmul contract float %56, %636, !dbg !173
  %638 = fadd contract float %634, %637, !dbg !174
    #dbg_value(i32 12, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %639 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 304, !dbg !170
  %640 = load float, ptr addrspace(3) %639, align 16, !dbg !170, !tbaa !134
  %641 = fmul contract float %59, %640, !dbg !173
  %642 = fadd contract float %638, %641, !dbg !174
    #dbg_value(i32 13, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %643 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 308, !dbg !170
  %644 = load float, ptr addrspace(3) %643, align 4, !dbg !170, !tbaa !134
  %645 = fmul contract float %62, %644, !dbg !173
  %646 = fadd contract float %642, %645, !dbg !174
    #dbg_value(i32 14, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %647 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 312, !dbg !170
  %648 = load float, ptr addrspace(3) %647, align 8, !dbg !170, !tbaa !134
  %649 = fmul contract float %65, %648, !dbg !173
  %650 = fadd contract float %646, %649, !dbg !174
    #dbg_value(i32 15, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %651 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 316, !dbg !170
  %652 = load float, ptr addrspace(3) %651, align 4, !dbg !170, !tbaa !134
  %653 = fmul contract float %68, %652, !dbg !173
  %654 = fadd contract float %650, %653, !dbg !174
    #dbg_value(i32 16, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %655 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 320, !dbg !170
  %656 = load float, ptr addrspace(3) %655, align 16, !dbg !170, !tbaa !134
  %657 = fmul contract float %71, %656, !dbg !173
  %658 = fadd contract float %654, %657, !dbg !174
    #dbg_value(i32 17, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %659 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 324, !dbg !170
  %660 = load float, ptr addrspace(3) %659, align 4, !dbg !170, !tbaa !134
  %661 = fmul contract float %74, %660, !dbg !173
  %662 = fadd contract float %658, %661, !dbg !174
    #dbg_value(i32 18, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %663 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 328, !dbg !170
  %664 = load float, ptr addrspace(3) %663, align 8, !dbg !170, !tbaa !134
  %665 = fmul contract float %77, %664, !dbg !173
  %666 = fadd contract float %662, %665, !dbg !174
    #dbg_value(i32 19, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %667 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 332, !dbg !170
  %668 = load float, ptr addrspace(3) %667, align 4, !dbg !170, !tbaa !134
  %669 = fmul contract float %80, %668, !dbg !173
  %670 = fadd contract float %666, %669, !dbg !174
    #dbg_value(i32 20, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %671 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 336, !dbg !170
  %672 = load float, ptr addrspace(3) %671, align 16, !dbg !170, !tbaa !134
  %673 = fmul contract float %83, %672, !dbg !173
  %674 = fadd contract float %670, %673, !dbg !174
    #dbg_value(i32 21, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %675 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 340, !dbg !170
  %676 = load float, ptr addrspace(3) %675, align 4, !dbg !170, !tbaa !134
  %677 = fmul contract float %86, %676, !dbg !173
  %678 = fadd contract float %674, %677, !dbg !174
    #dbg_value(i32 22, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %679 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 344, !dbg !170
  %680 = load float, ptr addrspace(3) %679, align 8, !dbg !170, !tbaa !134
  %681 = fmul contract float %89, %680, !dbg !173
  %682 = fadd contract float %678, %681, !dbg !174
    #dbg_value(i32 23, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %683 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 348, !dbg !170
  %684 = load float, ptr addrspace(3) %683, align 4, !dbg !170, !tbaa !134
  %685 = fmul contract float %92, %684, !dbg !173
  %686 = fadd contract float %682, %685, !dbg !174
    #dbg_value(i32 24, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %687 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 352, !dbg !170
  %688 = load float, ptr addrspace(3) %687, align 16, !dbg !170, !tbaa !134
  %689 = fmul contract float %95, %688, !dbg !173
  %690 = fadd contract float %686, %689, !dbg !174
    #dbg_value(i32 25, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %691 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 356, !dbg !170
  %692 = load float, ptr addrspace(3) %691, align 4, !dbg !170, !tbaa !134
  %693 = fmul contract float %98, %692, !dbg !173
  %694 = fadd contract float %690, %693, !dbg !174
    #dbg_value(i32 26, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %695 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 360, !dbg !170
  %696 = load float, ptr addrspace(3) %695, align 8, !dbg !170, !tbaa !134
  %697 = fmul contract float %101, %696, !dbg !173
  %698 = fadd contract float %694, %697, !dbg !174
    #dbg_value(i32 27, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %699 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 364, !dbg !170
  %700 = load float, ptr addrspace(3) %699, align 4, !dbg !170, !tbaa !134
  %701 = fmul contract float %104, %700, !dbg !173
  %702 = fadd contract float %698, %701, !dbg !174
    #dbg_value(i32 28, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %703 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 368, !dbg !170
  %704 = load float, ptr addrspace(3) %703, align 16, !dbg !170, !tbaa !134
  %705 = fmul contract float %107, %704, !dbg !173
  %706 = fadd contract float %702, %705, !dbg !174
    #dbg_value(i32 29, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %707 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 372, !dbg !170
  %708 = load float, ptr addrspace(3) %707, align 4, !dbg !170, !tbaa !134
  %709 = fmul contract float %110, %708, !dbg !173
  %710 = fadd contract float %706, %709, !dbg !174
    #dbg_value(i32 30, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %711 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 376, !dbg !170
  %712 = load float, ptr addrspace(3) %711, align 8, !dbg !170, !tbaa !134
  %713 = fmul contract float %113, %712, !dbg !173
  %714 = fadd contract float %710, %713, !dbg !174
    #dbg_value(i32 31, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %715 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 380, !dbg !170
  %716 = load float, ptr addrspace(3) %715, align 4, !dbg !170, !tbaa !134
  %717 = fmul contract float %116, %716, !dbg !173
  %718 = fadd contract float %714, %717, !dbg !174
    #dbg_value(i32 32, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %719 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 384, !dbg !170
  %720 = load float, ptr addrspace(3) %719, align 16, !dbg !170, !tbaa !134
  %721 = fmul contract float %119, %720, !dbg !173
  %722 = fadd contract float %718, %721, !dbg !174
    #dbg_value(i32 33, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %723 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 388, !dbg !170
  %724 = load float, ptr addrspace(3) %723, align 4, !dbg !170, !tbaa !134
  %725 = fmul contract float %122, %724, !dbg !173
  %726 = fadd contract float %722, %725, !dbg !174
    #dbg_value(i32 34, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %727 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 392, !dbg !170
  %728 = load float, ptr addrspace(3) %727, align 8, !dbg !170, !tbaa !134
  %729 = fmul contract float %125, %728, !dbg !173
  %730 = fadd contract float %726, %729, !dbg !174
    #dbg_value(i32 35, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %731 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 396, !dbg !170
  %732 = load float, ptr addrspace(3) %731, align 4, !dbg !170, !tbaa !134
  %733 = fmul contract float %128, %732, !dbg !173
  %734 = fadd contract float %730, %733, !dbg !174
    #dbg_value(i32 36, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %735 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 400, !dbg !170
  %736 = load float, ptr addrspace(3) %735, align 16, !dbg !170, !tbaa !134
  %737 = fmul contract float %131, %736, !dbg !173
  %738 = fadd contract float %734, %737, !dbg !174
    #dbg_value(i32 37, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %739 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 404, !dbg !170
  %740 = load float, ptr addrspace(3) %739, align 4, !dbg !170, !tbaa !134
  %741 = fmul contract float %134, %740, !dbg !173
  %742 = fadd contract float %738, %741, !dbg !174
    #dbg_value(i32 38, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %743 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 408, !dbg !170
  %744 = load float, ptr addrspace(3) %743, align 8, !dbg !170, !tbaa !134
  %745 = fmul contract float %137, %744, !dbg !173
  %746 = fadd contract float %742, %745, !dbg !174
    #dbg_value(i32 39, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %747 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 412, !dbg !170
  %748 = load float, ptr addrspace(3) %747, align 4, !dbg !170, !tbaa !134
  %749 = fmul contract float %140, %748, !dbg !173
  %750 = fadd contract float %746, %749, !dbg !174
    #dbg_value(i32 40, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %751 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 416, !dbg !170
  %752 = load float, ptr addrspace(3) %751, align 16, !dbg !170, !tbaa !134
  %753 = fmul contract float %143, %752, !dbg !173
  %754 = fadd contract float %750, %753, !dbg !174
    #dbg_value(i32 41, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %755 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 420, !dbg !170
  %756 = load float, ptr addrspace(3) %755, align 4, !dbg !170, !tbaa !134
  %757 = fmul contract float %146, %756, !dbg !173
  %758 = fadd contract float %754, %757, !dbg !174
    #dbg_value(i32 42, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %759 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 424, !dbg !170
  %760 = load float, ptr addrspace(3) %759, align 8, !dbg !170, !tbaa !134
  %761 = fmul contract float %149, %760, !dbg !173
  %762 = fadd contract float %758, %761, !dbg !174
    #dbg_value(i32 43, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %763 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 428, !dbg !170
  %764 = load float, ptr addrspace(3) %763, align 4, !dbg !170, !tbaa !134
  %765 = fmul contract float %152, %764, !dbg !173
  %766 = fadd contract float %762, %765, !dbg !174
    #dbg_value(i32 44, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %767 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 432, !dbg !170
  %768 = load float, ptr addrspace(3) %767, align 16, !dbg !170, !tbaa !134
  %769 = fmul contract float %155, %768, !dbg !173
  %770 = fadd contract float %766, %769, !dbg !174
    #dbg_value(i32 45, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %771 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 436, !dbg !170
  %772 = load float, ptr addrspace(3) %771, align 4, !dbg !170, !tbaa !134
  %773 = fmul contract float %158, %772, !dbg !173
  %774 = fadd contract float %770, %773, !dbg !174
    #dbg_value(i32 46, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %775 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 440, !dbg !170
  %776 = load float, ptr addrspace(3) %775, align 8, !dbg !170, !tbaa !134
  %777 = fmul contract float %161, %776, !dbg !173
  %778 = fadd contract float %774, %777, !dbg !174
    #dbg_value(i32 47, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %779 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 444, !dbg !170
  %780 = load float, ptr addrspace(3) %779, align 4, !dbg !170, !tbaa !134
  %781 = fmul contract float %164, %780, !dbg !173
  %782 = fadd contract float %778, %781, !dbg !174
    #dbg_value(i32 48, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %783 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 448, !dbg !170
  %784 = load float, ptr addrspace(3) %783, align 16, !dbg !170, !tbaa !134
  %785 = fmul contract float %167, %784, !dbg !173
  %786 = fadd contract float %782, %785, !dbg !174
    #dbg_value(i32 49, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %787 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 452, !dbg !170
  %788 = load float, ptr addrspace(3) %787, align 4, !dbg !170, !tbaa !134
  %789 = fmul contract float %170, %788, !dbg !173
  %790 = fadd contract float %786, %789, !dbg !174
    #dbg_value(i32 50, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %791 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 456, !dbg !170
  %792 = load float, ptr addrspace(3) %791, align 8, !dbg !170, !tbaa !134
  %793 = fmul contract float %173, %792, !dbg !173
  %794 = fadd contract float %790, %793, !dbg !174
    #dbg_value(i32 51, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %795 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 460, !dbg !170
  %796 = load float, ptr addrspace(3) %795, align 4, !dbg !170, !tbaa !134
  %797 = fmul contract float %176, %796, !dbg !173
  %798 = fadd contract float %794, %797, !dbg !174
    #dbg_value(i32 52, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %799 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 464, !dbg !170
    #dbg_value(i32 53, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %800 = load <2 x float>, ptr addrspace(3) %799, align 16, !dbg !170, !tbaa !134
  %801 = fmul contract <2 x float> %181, %800, !dbg !173
  %802 = extractelement <2 x float> %801, i64 0, !dbg !174
  %803 = fadd contract float %798, %802, !dbg !174
  %804 = extractelement <2 x float> %801, i64 1, !dbg !174
  %805 = fadd contract float %803, %804, !dbg !174
    #dbg_value(i32 54, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %806 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 472, !dbg !170
    #dbg_value(i32 55, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %807 = load <2 x float>, ptr addrspace(3) %806, align 8, !dbg !170, !tbaa !134
  %808 = fmul contract <2 x float> %184, %807, !dbg !173
  %809 = extractelement <2 x float> %808, i64 0, !dbg !174
  %810 = fadd contract float %805, %809, !dbg !174
  %811 = extractelement <2 x float> %808, i64 1, !dbg !174
  %812 = fadd contract float %810, %811, !dbg !174
    #dbg_value(i32 56, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %813 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 480, !dbg !170
    #dbg_value(i32 57, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %814 = load <2 x float>, ptr addrspace(3) %813, align 16, !dbg !170, !tbaa !134
  %815 = fmul contract <2 x float> %187, %814, !dbg !173
  %816 = extractelement <2 x float> %815, i64 0, !dbg !174
  %817 = fadd contract float %812, %816, !dbg !174
  %818 = extractelement <2 x float> %815, i64 1, !dbg !174
  %819 = fadd contract float %817, %818, !dbg !174
    #dbg_value(i32 58, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %820 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 488, !dbg !170
    #dbg_value(i32 59, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %821 = load <2 x float>, ptr addrspace(3) %820, align 8, !dbg !170, !tbaa !134
  %822 = fmul contract <2 x float> %190, %821, !dbg !173
  %823 = extractelement <2 x float> %822, i64 0, !dbg !174
  %824 = fadd contract float %819, %823, !dbg !174
  %825 = extractelement <2 x float> %822, i64 1, !dbg !174
  %826 = fadd contract float %824, %825, !dbg !174
    #dbg_value(i32 60, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %827 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 496, !dbg !170
    #dbg_value(i32 61, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %828 = load <2 x float>, ptr addrspace(3) %827, align 16, !dbg !170, !tbaa !134
  %829 = fmul contract <2 x float> %193, %828, !dbg !173
  %830 = extractelement <2 x float> %829, i64 0, !dbg !174
  %831 = fadd contract float %826, %830, !dbg !174
  %832 = extractelement <2 x float> %829, i64 1, !dbg !174
  %833 = fadd contract float %831, %832, !dbg !174
    #dbg_value(i32 62, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %834 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 504, !dbg !170
    #dbg_value(i32 63, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %835 = load <2 x float>, ptr addrspace(3) %834, align 8, !dbg !170, !tbaa !134
  %836 = fmul contract <2 x float> %196, %835, !dbg !173
  %837 = extractelement <2 x float> %836, i64 0, !dbg !174
  %838 = fadd contract float %833, %837, !dbg !174
  %839 = extractelement <2 x float> %836, i64 1, !dbg !174
  %840 = fadd contract float %838, %839, !dbg !174
  %841 = insertelement <4 x float> %588, float %840, i64 1, !dbg !174
    #dbg_value(i32 64, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %842 = or disjoint i32 %335, 1, !dbg !179
  %843 = icmp slt i32 %842, %4, !dbg !175
  %844 = insertelement <4 x float> %841, float 0xC6293E5940000000, i64 1
  %845 = select i1 %843, <4 x float> %841, <4 x float> %844, !dbg !175
  %846 = extractelement <4 x float> %845, i64 1, !dbg !177
  %847 = tail call contract noundef float @llvm.maxnum.f32(float %590, float %846), !dbg !178
    #dbg_value(float %847, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 2, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !167)
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %848 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 512
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %849 = load float, ptr addrspace(3) %848, align 16, !dbg !170, !tbaa !134
  %850 = fmul contract float %23, %849, !dbg !173
  %851 = fadd contract float %850, 0.000000e+00, !dbg !174
    #dbg_value(i32 1, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %852 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 516, !dbg !170
  %853 = load float, ptr addrspace(3) %852, align 4, !dbg !170, !tbaa !134
  %854 = fmul contract float %26, %853, !dbg !173
  %855 = fadd contract float %851, %854, !dbg !174
    #dbg_value(i32 2, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %856 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 520, !dbg !170
  %857 = load float, ptr addrspace(3) %856, align 8, !dbg !170, !tbaa !134
  %858 = fmul contract float %29, %857, !dbg !173
  %859 = fadd contract float %855, %858, !dbg !174
    #dbg_value(i32 3, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %860 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 524, !dbg !170
  %861 = load float, ptr addrspace(3) %860, align 4, !dbg !170, !tbaa !134
  %862 = fmul contract float %32, %861, !dbg !173
  %863 = fadd contract float %859, %862, !dbg !174
    #dbg_value(i32 4, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %864 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 528, !dbg !170
  %865 = load float, ptr addrspace(3) %864, align 16, !dbg !170, !tbaa !134
  %866 = fmul contract float %35, %865, !dbg !173
  %867 = fadd contract float %863, %866, !dbg !174
    #dbg_value(i32 5, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %868 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 532, !dbg !170
  %869 = load float, ptr addrspace(3) %868, align 4, !dbg !170, !tbaa !134
  %870 = fmul contract float %38, %869, !dbg !173
  %871 = fadd contract float %867, %870, !dbg !174
    #dbg_value(i32 6, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %872 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 536, !dbg !170
  %873 = load float, ptr addrspace(3) %872, align 8, !dbg !170, !tbaa !134
  %874 = fmul contract float %41, %873, !dbg !173
  %875 = fadd contract float %871, %874, !dbg !174
    #dbg_value(i32 7, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %876 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 540, !dbg !170
  %877 = load float, ptr addrspace(3) %876, align 4, !dbg !170, !tbaa !134
  %878 = fmul contract float %44, %877, !dbg !173
  %879 = fadd contract float %875, %878, !dbg !174
    #dbg_value(i32 8, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %880 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 544, !dbg !170
  %881 = load float, ptr addrspace(3) %880, align 16, !dbg !170, !tbaa !134
  %882 = fmul contract float %47, %881, !dbg !173
  %883 = fadd contract float %879, %882, !dbg !174
    #dbg_value(i32 9, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %884 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 548, !dbg !170
  %885 = load float, ptr addrspace(3) %884, align 4, !dbg !170, !tbaa !134
  %886 = fmul contract float %50, %885, !dbg !173
  %887 = fadd contract float %883, %886, !dbg !174
    #dbg_value(i32 10, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %888 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 552, !dbg !170
  %889 = load float, ptr addrspace(3) %888, align 8, !dbg !170, !tbaa !134
  %890 = fmul contract float %53, %889, !dbg !173
  %891 = fadd contract float %887, %890, !dbg !174
    #dbg_value(i32 11, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %892 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 556, !dbg !170
  %893 = load float, ptr addrspace(3) %892, align 4, !dbg !170, !tbaa !134
  %894 = fmul contract float %56, %893, !dbg !173
  %895 = fadd contract float %891, %894, !dbg !174
    #dbg_value(i32 12, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %896 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 560, !dbg !170
  %897 = load float, ptr addrspace(3) %896, align 16, !dbg !170, !tbaa !134
  %898 = fmul contract float %59, %897, !dbg !173
  %899 = fadd contract float %895, %898, !dbg !174
    #dbg_value(i32 13, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %900 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 564, !dbg !170
  %901 = load float, ptr addrspace(3) %900, align 4, !dbg !170, !tbaa !134
  %902 = fmul contract float %62, %901, !dbg !173
  %903 = fadd contract float %899, %902, !dbg !174
    #dbg_value(i32 14, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %904 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 568, !dbg !170
  %905 = load float, ptr addrspace(3) %904, align 8, !dbg !170, !tbaa !134
  %906 = fmul contract float %65, %905, !dbg !173
  %907 = fadd contract float %903, %906, !dbg !174
    #dbg_value(i32 15, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %908 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 572, !dbg !170
  %909 = load float, ptr addrspace(3) %908, align 4, !dbg !170, !tbaa !134
  %910 = fmul contract float %68, %909, !dbg !173
  %911 = fadd contract float %907, %910, !dbg !174
    #dbg_value(i32 16, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %912 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 576, !dbg !170
  %913 = load float, ptr addrspace(3) %912, align 16, !dbg !170, !tbaa !134
  %914 = fmul contract float %71, %913, !dbg !173
  %915 = fadd contract float %911, %914, !dbg !174
    #dbg_value(i32 17, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %916 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 580, !dbg !170
  %917 = load float, ptr addrspace(3) %916, align 4, !dbg !170, !tbaa !134
  %918 = fmul contract float %74, %917, !dbg !173
  %919 = fadd contract float %915, %918, !dbg !174
    #dbg_value(i32 18, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %920 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 584, !dbg !170
  %921 = load float, ptr addrspace(3) %920, align 8, !dbg !170, !tbaa !134
  %922 = fmul contract float %77, %921, !dbg !173
  %923 = fadd contract float %919, %922, !dbg !174
    #dbg_value(i32 19, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %924 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 588, !dbg !170
  %925 = load float, ptr addrspace(3) %924, align 4, !dbg !170, !tbaa !134
  %926 = fmul contract float %80, %925, !dbg !173
  %927 = fadd contract float %923, %926, !dbg !174
    #dbg_value(i32 20, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %928 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 592, !dbg !170
  %929 = load float, ptr addrspace(3) %928, align 16, !dbg !170, !tbaa !134
  %930 = fmul contract float %83, %929, !dbg !173
  %931 = fadd contract float %927, %930, !dbg !174
    #dbg_value(i32 21, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %932 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 596, !dbg !170
  %933 = load float, ptr addrspace(3) %932, align 4, !dbg !170, !tbaa !134
  %934 = fmul contract float %86, %933, !dbg !173
  %935 = fadd contract float %931, %934, !dbg !174
    #dbg_value(i32 22, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %936 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 600, !dbg !170
  %937 = load float, ptr addrspace(3) %936, align 8, !dbg !170, !tbaa !134
  %938 = fmul contract float %89, %937, !dbg !173
  %939 = fadd contract float %935, %938, !dbg !174
    #dbg_value(i32 23, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %940 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 604, !dbg !170
  %941 = load float, ptr addrspace(3) %940, align 4, !dbg !170, !tbaa !134
  %942 = fmul contract float %92, %941, !dbg !173
  %943 = fadd contract float %939, %942, !dbg !174
    #dbg_value(i32 24, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %944 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 608, !dbg !170
  %945 = load float, ptr addrspace(3) %944, align 16, !dbg !170, !tbaa !134
  %946 = fmul contract float %95, %945, !dbg !173
  %947 = fadd contract float %943, %946, !dbg !174
    #dbg_value(i32 25, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %948 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 612, !dbg !170
  %949 = load float, ptr addrspace(3) %948, align 4, !dbg !170, !tbaa !134
  %950 = fmul contract float %98, %949, !dbg !173
  %951 = fadd contract float %947, %950, !dbg !174
    #dbg_value(i32 26, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %952 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 616, !dbg !170
  %953 = load float, ptr addrspace(3) %952, align 8, !dbg !170, !tbaa !134
  %954 = fmul contract float %101, %953, !dbg !173
  %955 = fadd contract float %951, %954, !dbg !174
    #dbg_value(i32 27, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %956 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 620, !dbg !170
  %957 = load float, ptr addrspace(3) %956, align 4, !dbg !170, !tbaa !134
  %958 = fmul contract float %104, %957, !dbg !173
  %959 = fadd contract float %955, %958, !dbg !174
    #dbg_value(i32 28, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %960 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 624, !dbg !170
  %961 = load float, ptr addrspace(3) %960, align 16, !dbg !170, !tbaa !134
  %962 = fmul contract float %107, %961, !dbg !173
  %963 = fadd contract float %959, %962, !dbg !174
    #dbg_value(i32 29, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %964 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 628, !dbg !170
  %965 = load float, ptr addrspace(3) %964, align 4, !dbg !170, !tbaa !134
  %966 = fmul contract float %110, %965, !dbg !173
  %967 = fadd contract float %963, %966, !dbg !174
    #dbg_value(i32 30, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %968 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 632, !dbg !170
  %969 = load float, ptr addrspace(3) %968, align 8, !dbg !170, !tbaa !134
  %970 = fmul contract float %113, %969, !dbg !173
  %971 = fadd contract float %967, %970, !dbg !174
    #dbg_value(i32 31, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %972 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 636, !dbg !170
  %973 = load float, ptr addrspace(3) %972, align 4, !dbg !170, !tbaa !134
  %974 = fmul contract float %116, %973, !dbg !173
  %975 = fadd contract float %971, %974, !dbg !174
    #dbg_value(i32 32, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %976 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 640, !dbg !170
  %977 = load float, ptr addrspace(3) %976, align 16, !dbg !170, !tbaa !134
  %978 = fmul contract float %119, %977, !dbg !173
  %979 = fadd contract float %975, %978, !dbg !174
    #dbg_value(i32 33, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %980 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 644, !dbg !170
  %981 = load float, ptr addrspace(3) %980, align 4, !dbg !170, !tbaa !134
  %982 = fmul contract float %122, %981, !dbg !173
  %983 = fadd contract float %979, %982, !dbg !174
    #dbg_value(i32 34, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %984 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 648, !dbg !170
  %985 = load float, ptr addrspace(3) %984, align 8, !dbg !170, !tbaa !134
  %986 = fmul contract float %125, %985, !dbg !173
  %987 = fadd contract float %983, %986, !dbg !174
    #dbg_value(i32 35, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %988 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 652, !dbg !170
  %989 = load float, ptr addrspace(3) %988, align 4, !dbg !170, !tbaa !134
  %990 = fmul contract float %128, %989, !dbg !173
  %991 = fadd contract float %987, %990, !dbg !174
    #dbg_value(i32 36, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %992 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 656, !dbg !170
  %993 = load float, ptr addrspace(3) %992, align 16, !dbg !170, !tbaa !134
  %994 = fmul contract float %131, %993, !dbg !173
  %995 = fadd contract float %991, %994, !dbg !174
    #dbg_value(i32 37, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %996 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 660, !dbg !170
  %997 = load float, ptr addrspace(3) %996, align 4, !dbg !170, !tbaa !134
  %998 = fmul contract float %134, %997, !dbg !173
  %999 = fadd contract float %995, %998, !dbg !174
    #dbg_value(i32 38, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1000 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 664, !dbg !170
  %1001 = load float, ptr addrspace(3) %1000, align 8, !dbg !170, !tbaa !134
  %1002 = fmul contract float %137, %1001, !dbg !173
  %1003 = fadd contract float %999, %1002, !dbg !174
    #dbg_value(i32 39, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1004 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 668, !dbg !170
  %1005 = load float, ptr addrspace(3) %1004, align 4, !dbg !170, !tbaa !134
  %1006 = fmul contract float %140, %1005, !dbg !173
  %1007 = fadd contract float %1003, %1006, !dbg !174
    #dbg_value(i32 40, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1008 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 672, !dbg !170
  %1009 = load float, ptr addrspace(3) %1008, align 16, !dbg !170, !tbaa !134
  %1010 = fmul contract float %143, %1009, !dbg !173
  %1011 = fadd contract float %1007, %1010, !dbg !174
    #dbg_value(i32 41, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1012 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 676, !dbg !170
  %1013 = load float, ptr addrspace(3) %1012, align 4, !dbg !170, !tbaa !134
  %1014 = fmul contract float %146, %1013, !dbg !173
  %1015 = fadd contract float %1011, %1014, !dbg !174
    #dbg_value(i32 42, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1016 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 680, !dbg !170
  %1017 = load float, ptr addrspace(3) %1016, align 8, !dbg !170, !tbaa !134
  %1018 = fmul contract float %149, %1017, !dbg !173
  %1019 = fadd contract float %1015, %1018, !dbg !174
    #dbg_value(i32 43, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1020 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 684, !dbg !170
  %1021 = load float, ptr addrspace(3) %1020, align 4, !dbg !170, !tbaa !134
  %1022 = fmul contract float %152, %1021, !dbg !173
  %1023 = fadd contract float %1019, %1022, !dbg !174
    #dbg_value(i32 44, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1024 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 688, !dbg !170
  %1025 = load float, ptr addrspace(3) %1024, align 16, !dbg !170, !tbaa !134
  %1026 = fmul contract float %155, %1025, !dbg !173
  %1027 = fadd contract float %1023, %1026, !dbg !174
    #dbg_value(i32 45, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1028 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 692, !dbg !170
  %1029 = load float, ptr addrspace(3) %1028, align 4, !dbg !170, !tbaa !134
  %1030 = fmul contract float %158, %1029, !dbg !173
  %1031 = fadd contract float %1027, %1030, !dbg !174
    #dbg_value(i32 46, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1032 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 696, !dbg !170
  %1033 = load float, ptr addrspace(3) %1032, align 8, !dbg !170, !tbaa !134
  %1034 = fmul contract float %161, %1033, !dbg !173
  %1035 = fadd contract float %1031, %1034, !dbg !174
    #dbg_value(i32 47, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1036 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 700, !dbg !170
  %1037 = load float, ptr addrspace(3) %1036, align 4, !dbg !170, !tbaa !134
  %1038 = fmul contract float %164, %1037, !dbg !173
  %1039 = fadd contract float %1035, %1038, !dbg !174
    #dbg_value(i32 48, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1040 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 704, !dbg !170
  %1041 = load float, ptr addrspace(3) %1040, align 16, !dbg !170, !tbaa !134
  %1042 = fmul contract float %167, %1041, !dbg !173
  %1043 = fadd contract float %1039, %1042, !dbg !174
    #dbg_value(i32 49, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1044 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 708, !dbg !170
  %1045 = load float, ptr addrspace(3) %1044, align 4, !dbg !170, !tbaa !134
  %1046 = fmul contract float %170, %1045, !dbg !173
  %1047 = fadd contract float %1043, %1046, !dbg !174
    #dbg_value(i32 50, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1048 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 712, !dbg !170
  %1049 = load float, ptr addrspace(3) %1048, align 8, !dbg !170, !tbaa !134
  %1050 = fmul contract float %173, %1049, !dbg !173
  %1051 = fadd contract float %1047, %1050, !dbg !174
    #dbg_value(i32 51, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1052 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 716, !dbg !170
  %1053 = load float, ptr addrspace(3) %1052, align 4, !dbg !170, !tbaa !134
  %1054 = fmul contract float %176, %1053, !dbg !173
  %1055 = fadd contract float %1051, %1054, !dbg !174
    #dbg_value(i32 52, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1056 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 720, !dbg !170
    #dbg_value(i32 53, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1057 = load <2 x float>, ptr addrspace(3) %1056, align 16, !dbg !170, !tbaa !134
  %1058 = fmul contract <2 x float> %181, %1057, !dbg !173
  %1059 = extractelement <2 x float> %1058, i64 0, !dbg !174
  %1060 = fadd contract float %1055, %1059, !dbg !174
  %1061 = extractelement <2 x float> %1058, i64 1, !dbg !174
  %1062 = fadd contract float %1060, %1061, !dbg !174
    #dbg_value(i32 54, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1063 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 728, !dbg !170
    #dbg_value(i32 55, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1064 = load <2 x float>, ptr addrspace(3) %1063, align 8, !dbg !170, !tbaa !134
  %1065 = fmul contract <2 x float> %184, %1064, !dbg !173
  %1066 = extractelement <2 x float> %1065, i64 0, !dbg !174
  %1067 = fadd contract float %1062, %1066, !dbg !174
  %1068 = extractelement <2 x float> %1065, i64 1, !dbg !174
  %1069 = fadd contract float %1067, %1068, !dbg !174
    #dbg_value(i32 56, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1070 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 736, !dbg !170
    #dbg_value(i32 57, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1071 = load <2 x float>, ptr addrspace(3) %1070, align 16, !dbg !170, !tbaa !134
  %1072 = fmul contract <2 x float> %187, %1071, !dbg !173
  %1073 = extractelement <2 x float> %1072, i64 0, !dbg !174
  %1074 = fadd contract float %1069, %1073, !dbg !174
  %1075 = extractelement <2 x float> %1072, i64 1, !dbg !174
  %1076 = fadd contract float %1074, %1075, !dbg !174
    #dbg_value(i32 58, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1077 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 744, !dbg !170
    #dbg_value(i32 59, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1078 = load <2 x float>, ptr addrspace(3) %1077, align 8, !dbg !170, !tbaa !134
  %1079 = fmul contract <2 x float> %190, %1078, !dbg !173
  %1080 = extractelement <2 x float> %1079, i64 0, !dbg !174
  %1081 = fadd contract float %1076, %1080, !dbg !174
  %1082 = extractelement <2 x float> %1079, i64 1, !dbg !174
  %1083 = fadd contract float %1081, %1082, !dbg !174
    #dbg_value(i32 60, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1084 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 752, !dbg !170
    #dbg_value(i32 61, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1085 = load <2 x float>, ptr addrspace(3) %1084, align 16, !dbg !170, !tbaa !134
  %1086 = fmul contract <2 x float> %193, %1085, !dbg !173
  %1087 = extractelement <2 x float> %1086, i64 0, !dbg !174
  %1088 = fadd contract float %1083, %1087, !dbg !174
  %1089 = extractelement <2 x float> %1086, i64 1, !dbg !174
  %1090 = fadd contract float %1088, %1089, !dbg !174
    #dbg_value(i32 62, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1091 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 760, !dbg !170
    #dbg_value(i32 63, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1092 = load <2 x float>, ptr addrspace(3) %1091, align 8, !dbg !170, !tbaa !134
  %1093 = fmul contract <2 x float> %196, %1092, !dbg !173
  %1094 = extractelement <2 x float> %1093, i64 0, !dbg !174
  %1095 = fadd contract float %1090, %1094, !dbg !174
  %1096 = extractelement <2 x float> %1093, i64 1, !dbg !174
  %1097 = fadd contract float %1095, %1096, !dbg !174
  %1098 = insertelement <4 x float> %845, float %1097, i64 2, !dbg !174
    #dbg_value(i32 64, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1099 = or disjoint i32 %335, 2, !dbg !179
  %1100 = icmp slt i32 %1099, %4, !dbg !175
  %1101 = insertelement <4 x float> %1098, float 0xC6293E5940000000, i64 2
  %1102 = select i1 %1100, <4 x float> %1098, <4 x float> %1101, !dbg !175
  %1103 = extractelement <4 x float> %1102, i64 2, !dbg !177
  %1104 = tail call contract noundef float @llvm.maxnum.f32(float %847, float %1103), !dbg !178
    #dbg_value(float %1104, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 3, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !167)
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1105 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 768
    #dbg_value(i32 0, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1106 = load float, ptr addrspace(3) %1105, align 16, !dbg !170, !tbaa !134
  %1107 = fmul contract float %23, %1106, !dbg !173
  %1108 = fadd contract float %1107, 0.000000e+00, !dbg !174
    #dbg_value(i32 1, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1109 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 772, !dbg !170
  %1110 = load float, ptr addrspace(3) %1109, align 4, !dbg !170, !tbaa !134
  %1111 = fmul contract float %26, %1110, !dbg !173
  %1112 = fadd contract float %1108, %1111, !dbg !174
    #dbg_value(i32 2, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1113 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 776, !dbg !170
  %1114 = load float, ptr addrspace(3) %1113, align 8, !dbg !170, !tbaa !134
  %1115 = fmul contract float %29, %1114, !dbg !173
  %1116 = fadd contract float %1112, %1115, !dbg !174
    #dbg_value(i32 3, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1117 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 780, !dbg !170
  %1118 = load float, ptr addrspace(3) %1117, align 4, !dbg !170, !tbaa !134
  %1119 = fmul contract float %32, %1118, !dbg !173
  %1120 = fadd contract float %1116, %1119, !dbg !174
    #dbg_value(i32 4, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1121 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 784, !dbg !170
  %1122 = load float, ptr addrspace(3) %1121, align 16, !dbg !170, !tbaa !134
  %1123 = fmul contract float %35, %1122, !dbg !173
  %1124 = fadd contract float %1120, %1123, !dbg !174
    #dbg_value(i32 5, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1125 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 788, !dbg !170
  %1126 = load float, ptr addrspace(3) %1125, align 4, !dbg !170, !tbaa !134
  %1127 = fmul contract float %38, %1126, !dbg !173
  %1128 = fadd contract float %1124, %1127, !dbg !174
    #dbg_value(i32 6, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1129 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 792, !dbg !170
  %1130 = load float, ptr addrspace(3) %1129, align 8, !dbg !170, !tbaa !134
  %1131 = fmul contract float %41, %1130, !dbg !173
  %1132 = fadd contract float %1128, %1131, !dbg !174
    #dbg_value(i32 7, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1133 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 796, !dbg !170
  %1134 = load float, ptr addrspace(3) %1133, align 4, !dbg !170, !tbaa !134
  %1135 = fmul contract float %44, %1134, !dbg !173
  %1136 = fadd contract float %1132, %1135, !dbg !174
    #dbg_value(i32 8, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1137 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 800, !dbg !170
  %1138 = load float, ptr addrspace(3) %1137, align 16, !dbg !170, !tbaa !134
  %1139 = fmul contract float %47, %1138, !dbg !173
  %1140 = fadd contract float %1136, %1139, !dbg !174
    #dbg_value(i32 9, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1141 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 804, !dbg !170
  %1142 = load float, ptr addrspace(3) %1141, align 4, !dbg !170, !tbaa !134
  %1143 = fmul contract float %50, %1142, !dbg !173
  %1144 = fadd contract float %1140, %1143, !dbg !174
    #dbg_value(i32 10, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1145 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 808, !dbg !170
  %1146 = load float, ptr addrspace(3) %1145, align 8, !dbg !170, !tbaa !134
  %1147 = fmul contract float %53, %1146, !dbg !173
  %1148 = fadd contract float %1144, %1147, !dbg !174
    #dbg_value(i32 11, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1149 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 812, !dbg !170
  %1150 = load float, ptr addrspace(3) %1149, align 4, !dbg !170, !tbaa !134
  %1151 = fmul contract float %56, %1150, !dbg !173
  %1152 = fadd contract float %1148, %1151, !dbg !174
    #dbg_value(i32 12, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1153 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 816, !dbg !170
  %1154 = load float, ptr addrspace(3) %1153, align 16, !dbg !170, !tbaa !134
  %1155 = fmul contract float %59, %1154, !dbg !173
  %1156 = fadd contract float %1152, %1155, !dbg !174
    #dbg_value(i32 13, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1157 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 820, !dbg !170
  %1158 = load float, ptr addrspace(3) %1157, align 4, !dbg !170, !tbaa !134
  %1159 = fmul contract float %62, %1158, !dbg !173
  %1160 = fadd contract float %1156, %1159, !dbg !174
    #dbg_value(i32 14, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1161 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 824, !dbg !170
  %1162 = load float, ptr addrspace(3) %1161, align 8, !dbg !170, !tbaa !134
  %1163 = fmul contract float %65, %1162, !dbg !173
  %1164 = fadd contract float %1160, %1163, !dbg !174
    #dbg_value(i32 15, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1165 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 828, !dbg !170
  %1166 = load float, ptr addrspace(3) %1165, align 4, !dbg !170, !tbaa !134
  %1167 = fmul contract float %68, %1166, !dbg !173
  %1168 = fadd contract float %1164, %1167, !dbg !174
    #dbg_value(i32 16, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1169 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 832, !dbg !170
  %1170 = load float, ptr addrspace(3) %1169, align 16, !dbg !170, !tbaa !134
  %1171 = fmul contract float %71, %1170, !dbg !173
  %1172 = fadd contract float %1168, %1171, !dbg !174
    #dbg_value(i32 17, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1173 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 836, !dbg !170
  %1174 = load float, ptr addrspace(3) %1173, align 4, !dbg !170, !tbaa !134
  %1175 = fmul contract float %74, %1174, !dbg !173
  %1176 = fadd contract float %1172, %1175, !dbg !174
    #dbg_value(i32 18, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1177 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 840, !dbg !170
  %1178 = load float, ptr addrspace(3) %1177, align 8, !dbg !170, !tbaa !134
  %1179 = fmul contract float %77, %1178, !dbg !173
  %1180 = fadd contract float %1176, %1179, !dbg !174
    #dbg_value(i32 19, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1181 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 844, !dbg !170
  %1182 = load float, ptr addrspace(3) %1181, align 4, !dbg !170, !tbaa !134
  %1183 = fmul contract float %80, %1182, !dbg !173
  %1184 = fadd contract float %1180, %1183, !dbg !174
    #dbg_value(i32 20, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1185 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 848, !dbg !170
  %1186 = load float, ptr addrspace(3) %1185, align 16, !dbg !170, !tbaa !134
  %1187 = fmul contract float %83, %1186, !dbg !173
  %1188 = fadd contract float %1184, %1187, !dbg !174
    #dbg_value(i32 21, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1189 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 852, !dbg !170
  %1190 = load float, ptr addrspace(3) %1189, align 4, !dbg !170, !tbaa !134
  %1191 = fmul contract float %86, %1190, !dbg !173
  %1192 = fadd contract float %1188, %1191, !dbg !174
    #dbg_value(i32 22, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1193 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 856, !dbg !170
  %1194 = load float, ptr addrspace(3) %1193, align 8, !dbg !170, !tbaa !134
  %1195 = fmul contract float %89, %1194, !dbg !173
  %1196 = fadd contract float %1192, %1195, !dbg !174
    #dbg_value(i32 23, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1197 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 860, !dbg !170
  %1198 = load float, ptr addrspace(3) %1197, align 4, !dbg !170, !tbaa !134
  %1199 = fmul contract float %92, %1198, !dbg !173
  %1200 = fadd contract float %1196, %1199, !dbg !174
    #dbg_value(i32 24, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1201 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 864, !dbg !170
  %1202 = load float, ptr addrspace(3) %1201, align 16, !dbg !170, !tbaa !134
  %1203 = fmul contract float %95, %1202, !dbg !173
  %1204 = fadd contract float %1200, %1203, !dbg !174
    #dbg_value(i32 25, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1205 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 868, !dbg !170
  %1206 = load float, ptr addrspace(3) %1205, align 4, !dbg !170, !tbaa !134
  %1207 = fmul contract float %98, %1206, !dbg !173
  %1208 = fadd contract float %1204, %1207, !dbg !174
    #dbg_value(i32 26, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1209 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 872, !dbg !170
  %1210 = load float, ptr addrspace(3) %1209, align 8, !dbg !170, !tbaa !134
  %1211 = fmul contract float %101, %1210, !dbg !173
  %1212 = fadd contract float %1208, %1211, !dbg !174
    #dbg_value(i32 27, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1213 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 876, !dbg !170
  %1214 = load float, ptr addrspace(3) %1213, align 4, !dbg !170, !tbaa !134
  %1215 = fmul contract float %104, %1214, !dbg !173
  %1216 = fadd contract float %1212, %1215, !dbg !174
    #dbg_value(i32 28, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1217 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 880, !dbg !170
  %1218 = load float, ptr addrspace(3) %1217, align 16, !dbg !170, !tbaa !134
  %1219 = fmul contract float %107, %1218, !dbg !173
  %1220 = fadd contract float %1216, %1219, !dbg !174
    #dbg_value(i32 29, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1221 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 884, !dbg !170
  %1222 = load float, ptr addrspace(3) %1221, align 4, !dbg !170, !tbaa !134
  %1223 = fmul contract float %110, %1222, !dbg !173
  %1224 = fadd contract float %1220, %1223, !dbg !174
    #dbg_value(i32 30, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1225 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 888, !dbg !170
  %1226 = load float, ptr addrspace(3) %1225, align 8, !dbg !170, !tbaa !134
  %1227 = fmul contract float %113, %1226, !dbg !173
  %1228 = fadd contract float %1224, %1227, !dbg !174
    #dbg_value(i32 31, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1229 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 892, !dbg !170
  %1230 = load float, ptr addrspace(3) %1229, align 4, !dbg !170, !tbaa !134
  %1231 = fmul contract float %116, %1230, !dbg !173
  %1232 = fadd contract float %1228, %1231, !dbg !174
    #dbg_value(i32 32, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1233 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 896, !dbg !170
  %1234 = load float, ptr addrspace(3) %1233, align 16, !dbg !170, !tbaa !134
  %1235 = fmul contract float %119, %1234, !dbg !173
  %1236 = fadd contract float %1232, %1235, !dbg !174
    #dbg_value(i32 33, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1237 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 900, !dbg !170
  %1238 = load float, ptr addrspace(3) %1237, align 4, !dbg !170, !tbaa !134
  %1239 = fmul contract float %122, %1238, !dbg !173
  %1240 = fadd contract float %1236, %1239, !dbg !174
    #dbg_value(i32 34, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1241 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 904, !dbg !170
  %1242 = load float, ptr addrspace(3) %1241, align 8, !dbg !170, !tbaa !134
  %1243 = fmul contract float %125, %1242, !dbg !173
  %1244 = fadd contract float %1240, %1243, !dbg !174
    #dbg_value(i32 35, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1245 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 908, !dbg !170
  %1246 = load float, ptr addrspace(3) %1245, align 4, !dbg !170, !tbaa !134
  %1247 = fmul contract float %128, %1246, !dbg !173
  %1248 = fadd contract float %1244, %1247, !dbg !174
    #dbg_value(i32 36, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1249 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 912, !dbg !170
  %1250 = load float, ptr addrspace(3) %1249, align 16, !dbg !170, !tbaa !134
  %1251 = fmul contract float %131, %1250, !dbg !173
  %1252 = fadd contract float %1248, %1251, !dbg !174
    #dbg_value(i32 37, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1253 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 916, !dbg !170
  %1254 = load float, ptr addrspace(3) %1253, align 4, !dbg !170, !tbaa !134
  %1255 = fmul contract float %134, %1254, !dbg !173
  %1256 = fadd contract float %1252, %1255, !dbg !174
    #dbg_value(i32 38, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1257 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 920, !dbg !170
  %1258 = load float, ptr addrspace(3) %1257, align 8, !dbg !170, !tbaa !134
  %1259 = fmul contract float %137, %1258, !dbg !173
  %1260 = fadd contract float %1256, %1259, !dbg !174
    #dbg_value(i32 39, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1261 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 924, !dbg !170
  %1262 = load float, ptr addrspace(3) %1261, align 4, !dbg !170, !tbaa !134
  %1263 = fmul contract float %140, %1262, !dbg !173
  %1264 = fadd contract float %1260, %1263, !dbg !174
    #dbg_value(i32 40, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1265 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 928, !dbg !170
  %1266 = load float, ptr addrspace(3) %1265, align 16, !dbg !170, !tbaa !134
  %1267 = fmul contract float %143, %1266, !dbg !173
  %1268 = fadd contract float %1264, %1267, !dbg !174
    #dbg_value(i32 41, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1269 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 932, !dbg !170
  %1270 = load float, ptr addrspace(3) %1269, align 4, !dbg !170, !tbaa !134
  %1271 = fmul contract float %146, %1270, !dbg !173
  %1272 = fadd contract float %1268, %1271, !dbg !174
    #dbg_value(i32 42, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1273 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 936, !dbg !170
  %1274 = load float, ptr addrspace(3) %1273, align 8, !dbg !170, !tbaa !134
  %1275 = fmul contract float %149, %1274, !dbg !173
  %1276 = fadd contract float %1272, %1275, !dbg !174
    #dbg_value(i32 43, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1277 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 940, !dbg !170
  %1278 = load float, ptr addrspace(3) %1277, align 4, !dbg !170, !tbaa !134
  %1279 = fmul contract float %152, %1278, !dbg !173
  %1280 = fadd contract float %1276, %1279, !dbg !174
    #dbg_value(i32 44, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1281 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 944, !dbg !170
  %1282 = load float, ptr addrspace(3) %1281, align 16, !dbg !170, !tbaa !134
  %1283 = fmul contract float %155, %1282, !dbg !173
  %1284 = fadd contract float %1280, %1283, !dbg !174
    #dbg_value(i32 45, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1285 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 948, !dbg !170
  %1286 = load float, ptr addrspace(3) %1285, align 4, !dbg !170, !tbaa !134
  %1287 = fmul contract float %158, %1286, !dbg !173
  %1288 = fadd contract float %1284, %1287, !dbg !174
    #dbg_value(i32 46, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1289 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 952, !dbg !170
  %1290 = load float, ptr addrspace(3) %1289, align 8, !dbg !170, !tbaa !134
  %1291 = fmul contract float %161, %1290, !dbg !173
  %1292 = fadd contract float %1288, %1291, !dbg !174
    #dbg_value(i32 47, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1293 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 956, !dbg !170
  %1294 = load float, ptr addrspace(3) %1293, align 4, !dbg !170, !tbaa !134
  %1295 = fmul contract float %164, %1294, !dbg !173
  %1296 = fadd contract float %1292, %1295, !dbg !174
    #dbg_value(i32 48, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1297 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 960, !dbg !170
  %1298 = load float, ptr addrspace(3) %1297, align 16, !dbg !170, !tbaa !134
  %1299 = fmul contract float %167, %1298, !dbg !173
  %1300 = fadd contract float %1296, %1299, !dbg !174
    #dbg_value(i32 49, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1301 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 964, !dbg !170
  %1302 = load float, ptr addrspace(3) %1301, align 4, !dbg !170, !tbaa !134
  %1303 = fmul contract float %170, %1302, !dbg !173
  %1304 = fadd contract float %1300, %1303, !dbg !174
    #dbg_value(i32 50, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1305 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 968, !dbg !170
  %1306 = load float, ptr addrspace(3) %1305, align 8, !dbg !170, !tbaa !134
  %1307 = fmul contract float %173, %1306, !dbg !173
  %1308 = fadd contract float %1304, %1307, !dbg !174
    #dbg_value(i32 51, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1309 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 972, !dbg !170
  %1310 = load float, ptr addrspace(3) %1309, align 4, !dbg !170, !tbaa !134
  %1311 = fmul contract float %176, %1310, !dbg !173
  %1312 = fadd contract float %1308, %1311, !dbg !174
    #dbg_value(i32 52, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1313 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 976, !dbg !170
    #dbg_value(i32 53, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1314 = load <2 x float>, ptr addrspace(3) %1313, align 16, !dbg !170, !tbaa !134
  %1315 = fmul contract <2 x float> %181, %1314, !dbg !173
  %1316 = extractelement <2 x float> %1315, i64 0, !dbg !174
  %1317 = fadd contract float %1312, %1316, !dbg !174
  %1318 = extractelement <2 x float> %1315, i64 1, !dbg !174
  %1319 = fadd contract float %1317, %1318, !dbg !174
    #dbg_value(i32 54, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1320 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 984, !dbg !170
    #dbg_value(i32 55, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1321 = load <2 x float>, ptr addrspace(3) %1320, align 8, !dbg !170, !tbaa !134
  %1322 = fmul contract <2 x float> %184, %1321, !dbg !173
  %1323 = extractelement <2 x float> %1322, i64 0, !dbg !174
  %1324 = fadd contract float %1319, %1323, !dbg !174
  %1325 = extractelement <2 x float> %1322, i64 1, !dbg !174
  %1326 = fadd contract float %1324, %1325, !dbg !174
    #dbg_value(i32 56, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1327 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 992, !dbg !170
    #dbg_value(i32 57, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1328 = load <2 x float>, ptr addrspace(3) %1327, align 16, !dbg !170, !tbaa !134
  %1329 = fmul contract <2 x float> %187, %1328, !dbg !173
  %1330 = extractelement <2 x float> %1329, i64 0, !dbg !174
  %1331 = fadd contract float %1326, %1330, !dbg !174
  %1332 = extractelement <2 x float> %1329, i64 1, !dbg !174
  %1333 = fadd contract float %1331, %1332, !dbg !174
    #dbg_value(i32 58, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1334 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 1000, !dbg !170
    #dbg_value(i32 59, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1335 = load <2 x float>, ptr addrspace(3) %1334, align 8, !dbg !170, !tbaa !134
  %1336 = fmul contract <2 x float> %190, %1335, !dbg !173
  %1337 = extractelement <2 x float> %1336, i64 0, !dbg !174
  %1338 = fadd contract float %1333, %1337, !dbg !174
  %1339 = extractelement <2 x float> %1336, i64 1, !dbg !174
  %1340 = fadd contract float %1338, %1339, !dbg !174
    #dbg_value(i32 60, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1341 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 1008, !dbg !170
    #dbg_value(i32 61, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1342 = load <2 x float>, ptr addrspace(3) %1341, align 16, !dbg !170, !tbaa !134
  %1343 = fmul contract <2 x float> %193, %1342, !dbg !173
  %1344 = extractelement <2 x float> %1343, i64 0, !dbg !174
  %1345 = fadd contract float %1340, %1344, !dbg !174
  %1346 = extractelement <2 x float> %1343, i64 1, !dbg !174
  %1347 = fadd contract float %1345, %1346, !dbg !174
    #dbg_value(i32 62, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1348 = getelementptr inbounds nuw i8, ptr addrspace(3) %334, i32 1016, !dbg !170
    #dbg_value(i32 63, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1349 = load <2 x float>, ptr addrspace(3) %1348, align 8, !dbg !170, !tbaa !134
  %1350 = fmul contract <2 x float> %196, %1349, !dbg !173
  %1351 = extractelement <2 x float> %1350, i64 0, !dbg !174
  %1352 = fadd contract float %1347, %1351, !dbg !174
  %1353 = extractelement <2 x float> %1350, i64 1, !dbg !174
  %1354 = fadd contract float %1352, %1353, !dbg !174
  %1355 = insertelement <4 x float> %1102, float %1354, i64 3, !dbg !174
    #dbg_value(i32 64, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !169)
  %1356 = or disjoint i32 %335, 3, !dbg !179
  %1357 = icmp slt i32 %1356, %4, !dbg !175
  %1358 = insertelement <4 x float> %1355, float 0xC6293E5940000000, i64 3
  %1359 = select i1 %1357, <4 x float> %1355, <4 x float> %1358, !dbg !175
  %1360 = extractelement <4 x float> %1359, i64 3, !dbg !177
  %1361 = tail call contract noundef float @llvm.maxnum.f32(float %1104, float %1360), !dbg !178
    #dbg_value(float %1361, !83, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(i32 4, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !167)
  %1362 = fsub contract float %298, %1361, !dbg !180
  %1363 = tail call contract noundef float @llvm.exp.f32(float %1362), !dbg !181
    #dbg_value(float %1363, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !168)
    #dbg_value(float %1361, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
  %1364 = fmul contract float %299, %1363, !dbg !182
    #dbg_value(float %1364, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 0, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !183)
    #dbg_value(i32 0, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !183)
    #dbg_value(float %1364, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
  %1365 = extractelement <4 x float> %1359, i64 0, !dbg !184
  %1366 = fsub contract float %1365, %1361, !dbg !187
  %1367 = tail call contract noundef float @llvm.exp.f32(float %1366), !dbg !188
  %1368 = insertelement <4 x float> poison, float %1367, i64 0, !dbg !189
    #dbg_value(float %1933, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 1, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !183)
  %1369 = extractelement <4 x float> %1359, i64 1, !dbg !184
  %1370 = fsub contract float %1369, %1361, !dbg !187
  %1371 = tail call contract noundef float @llvm.exp.f32(float %1370), !dbg !188
  %1372 = insertelement <4 x float> %1368, float %1371, i64 1, !dbg !189
    #dbg_value(float %1934, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 2, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !183)
  %1373 = extractelement <4 x float> %1359, i64 2, !dbg !184
  %1374 = fsub contract float %1373, %1361, !dbg !187
  %1375 = tail call contract noundef float @llvm.exp.f32(float %1374), !dbg !188
  %1376 = insertelement <4 x float> %1372, float %1375, i64 2, !dbg !189
    #dbg_value(float %1935, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 3, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !183)
  %1377 = fsub contract float %1360, %1361, !dbg !187
  %1378 = tail call contract noundef float @llvm.exp.f32(float %1377), !dbg !188
    #dbg_value(float %1937, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 4, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !183)
  %1379 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @_ZZ15flash_attentionPKfS0_S0_PfifE10value_tile, i32 %300
    #dbg_value(i32 0, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(i32 0, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1380 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 256, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1381 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 512, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1382 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 768, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 1, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1383 = insertelement <2 x float> poison, float %1363, i64 0, !dbg !196
  %1384 = shufflevector <2 x float> %1383, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !196
  %1385 = fmul contract <2 x float> %1384, %302, !dbg !196
  %1386 = load <2 x float>, ptr addrspace(3) %1379, align 16, !dbg !193, !tbaa !134
  %1387 = insertelement <2 x float> poison, float %1367, i64 0, !dbg !197
  %1388 = shufflevector <2 x float> %1387, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !197
  %1389 = fmul contract <2 x float> %1388, %1386, !dbg !197
  %1390 = fadd contract <2 x float> %1385, %1389, !dbg !198
  %1391 = load <2 x float>, ptr addrspace(3) %1380, align 16, !dbg !193, !tbaa !134
  %1392 = insertelement <2 x float> poison, float %1371, i64 0, !dbg !197
  %1393 = shufflevector <2 x float> %1392, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !197
  %1394 = fmul contract <2 x float> %1393, %1391, !dbg !197
  %1395 = fadd contract <2 x float> %1390, %1394, !dbg !198
  %1396 = load <2 x float>, ptr addrspace(3) %1381, align 16, !dbg !193, !tbaa !134
  %1397 = insertelement <2 x float> poison, float %1375, i64 0, !dbg !197
  %1398 = shufflevector <2 x float> %1397, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !197
  %1399 = fmul contract <2 x float> %1398, %1396, !dbg !197
  %1400 = fadd contract <2 x float> %1395, %1399, !dbg !198
  %1401 = load <2 x float>, ptr addrspace(3) %1382, align 16, !dbg !193, !tbaa !134
  %1402 = insertelement <2 x float> poison, float %1378, i64 0, !dbg !197
  %1403 = shufflevector <2 x float> %1402, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !197
  %1404 = fmul contract <2 x float> %1403, %1401, !dbg !197
  %1405 = fadd contract <2 x float> %1400, %1404, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 2, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1406 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 8, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1407 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 264, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1408 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 520, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1409 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 776, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 3, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1410 = fmul contract <2 x float> %1384, %303, !dbg !196
  %1411 = load <2 x float>, ptr addrspace(3) %1406, align 8, !dbg !193, !tbaa !134
  %1412 = fmul contract <2 x float> %1388, %1411, !dbg !197
  %1413 = fadd contract <2 x float> %1410, %1412, !dbg !198
  %1414 = load <2 x float>, ptr addrspace(3) %1407, align 8, !dbg !193, !tbaa !134
  %1415 = fmul contract <2 x float> %1393, %1414, !dbg !197
  %1416 = fadd contract <2 x float> %1413, %1415, !dbg !198
  %1417 = load <2 x float>, ptr addrspace(3) %1408, align 8, !dbg !193, !tbaa !134
  %1418 = fmul contract <2 x float> %1398, %1417, !dbg !197
  %1419 = fadd contract <2 x float> %1416, %1418, !dbg !198
  %1420 = load <2 x float>, ptr addrspace(3) %1409, align 8, !dbg !193, !tbaa !134
  %1421 = fmul contract <2 x float> %1403, %1420, !dbg !197
  %1422 = fadd contract <2 x float> %1419, %1421, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 4, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1423 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 16, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1424 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 272, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1425 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 528, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1426 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 784, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 5, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1427 = fmul contract <2 x float> %1384, %304, !dbg !196
  %1428 = load <2 x float>, ptr addrspace(3) %1423, align 16, !dbg !193, !tbaa !134
  %1429 = fmul contract <2 x float> %1388, %1428, !dbg !197
  %1430 = fadd contract <2 x float> %1427, %1429, !dbg !198
  %1431 = load <2 x float>, ptr addrspace(3) %1424, align 16, !dbg !193, !tbaa !134
  %1432 = fmul contract <2 x float> %1393, %1431, !dbg !197
  %1433 = fadd contract <2 x float> %1430, %1432, !dbg !198
  %1434 = load <2 x float>, ptr addrspace(3) %1425, align 16, !dbg !193, !tbaa !134
  %1435 = fmul contract <2 x float> %1398, %1434, !dbg !197
  %1436 = fadd contract <2 x float> %1433, %1435, !dbg !198
  %1437 = load <2 x float>, ptr addrspace(3) %1426, align 16, !dbg !193, !tbaa !134
  %1438 = fmul contract <2 x float> %1403, %1437, !dbg !197
  %1439 = fadd contract <2 x float> %1436, %1438, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 6, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1440 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 24, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1441 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 280, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1442 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 536, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1443 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 792, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 7, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1444 = fmul contract <2 x float> %1384, %305, !dbg !196
  %1445 = load <2 x float>, ptr addrspace(3) %1440, align 8, !dbg !193, !tbaa !134
  %1446 = fmul contract <2 x float> %1388, %1445, !dbg !197
  %1447 = fadd contract <2 x float> %1444, %1446, !dbg !198
  %1448 = load <2 x float>, ptr addrspace(3) %1441, align 8, !dbg !193, !tbaa !134
  %1449 = fmul contract <2 x float> %1393, %1448, !dbg !197
  %1450 = fadd contract <2 x float> %1447, %1449, !dbg !198
  %1451 = load <2 x float>, ptr addrspace(3) %1442, align 8, !dbg !193, !tbaa !134
  %1452 = fmul contract <2 x float> %1398, %1451, !dbg !197
  %1453 = fadd contract <2 x float> %1450, %1452, !dbg !198
  %1454 = load <2 x float>, ptr addrspace(3) %1443, align 8, !dbg !193, !tbaa !134
  %1455 = fmul contract <2 x float> %1403, %1454, !dbg !197
  %1456 = fadd contract <2 x float> %1453, %1455, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 8, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1457 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 32, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1458 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 288, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1459 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 544, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1460 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 800, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 9, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1461 = fmul contract <2 x float> %1384, %306, !dbg !196
  %1462 = load <2 x float>, ptr addrspace(3) %1457, align 16, !dbg !193, !tbaa !134
  %1463 = fmul contract <2 x float> %1388, %1462, !dbg !197
  %1464 = fadd contract <2 x float> %1461, %1463, !dbg !198
  %1465 = load <2 x float>, ptr addrspace(3) %1458, align 16, !dbg !193, !tbaa !134
  %1466 = fmul contract <2 x float> %1393, %1465, !dbg !197
  %1467 = fadd contract <2 x float> %1464, %1466, !dbg !198
  %1468 = load <2 x float>, ptr addrspace(3) %1459, align 16, !dbg !193, !tbaa !134
  %1469 = fmul contract <2 x float> %1398, %1468, !dbg !197
  %1470 = fadd contract <2 x float> %1467, %1469, !dbg !198
  %1471 = load <2 x float>, ptr addrspace(3) %1460, align 16, !dbg !193, !tbaa !134
  %1472 = fmul contract <2 x float> %1403, %1471, !dbg !197
  %1473 = fadd contract <2 x float> %1470, %1472, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 10, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1474 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 40, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1475 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 296, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1476 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 552, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1477 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 808, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 11, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1478 = fmul contract <2 x float> %1384, %307, !dbg !196
  %1479 = load <2 x float>, ptr addrspace(3) %1474, align 8, !dbg !193, !tbaa !134
  %1480 = fmul contract <2 x float> %1388, %1479, !dbg !197
  %1481 = fadd contract <2 x float> %1478, %1480, !dbg !198
  %1482 = load <2 x float>, ptr addrspace(3) %1475, align 8, !dbg !193, !tbaa !134
  %1483 = fmul contract <2 x float> %1393, %1482, !dbg !197
  %1484 = fadd contract <2 x float> %1481, %1483, !dbg !198
  %1485 = load <2 x float>, ptr addrspace(3) %1476, align 8, !dbg !193, !tbaa !134
  %1486 = fmul contract <2 x float> %1398, %1485, !dbg !197
  %1487 = fadd contract <2 x float> %1484, %1486, !dbg !198
  %1488 = load <2 x float>, ptr addrspace(3) %1477, align 8, !dbg !193, !tbaa !134
  %1489 = fmul contract <2 x float> %1403, %1488, !dbg !197
  %1490 = fadd contract <2 x float> %1487, %1489, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 12, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1491 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 48, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1492 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 304, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1493 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 560, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1494 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 816, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 13, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1495 = fmul contract <2 x float> %1384, %308, !dbg !196
  %1496 = load <2 x float>, ptr addrspace(3) %1491, align 16, !dbg !193, !tbaa !134
  %1497 = fmul contract <2 x float> %1388, %1496, !dbg !197
  %1498 = fadd contract <2 x float> %1495, %1497, !dbg !198
  %1499 = load <2 x float>, ptr addrspace(3) %1492, align 16, !dbg !193, !tbaa !134
  %1500 = fmul contract <2 x float> %1393, %1499, !dbg !197
  %1501 = fadd contract <2 x float> %1498, %1500, !dbg !198
  %1502 = load <2 x float>, ptr addrspace(3) %1493, align 16, !dbg !193, !tbaa !134
  %1503 = fmul contract <2 x float> %1398, %1502, !dbg !197
  %1504 = fadd contract <2 x float> %1501, %1503, !dbg !198
  %1505 = load <2 x float>, ptr addrspace(3) %1494, align 16, !dbg !193, !tbaa !134
  %1506 = fmul contract <2 x float> %1403, %1505, !dbg !197
  %1507 = fadd contract <2 x float> %1504, %1506, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 14, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1508 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 56, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1509 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 312, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1510 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 568, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1511 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 824, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 15, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1512 = fmul contract <2 x float> %1384, %309, !dbg !196
  %1513 = load <2 x float>, ptr addrspace(3) %1508, align 8, !dbg !193, !tbaa !134
  %1514 = fmul contract <2 x float> %1388, %1513, !dbg !197
  %1515 = fadd contract <2 x float> %1512, %1514, !dbg !198
  %1516 = load <2 x float>, ptr addrspace(3) %1509, align 8, !dbg !193, !tbaa !134
  %1517 = fmul contract <2 x float> %1393, %1516, !dbg !197
  %1518 = fadd contract <2 x float> %1515, %1517, !dbg !198
  %1519 = load <2 x float>, ptr addrspace(3) %1510, align 8, !dbg !193, !tbaa !134
  %1520 = fmul contract <2 x float> %1398, %1519, !dbg !197
  %1521 = fadd contract <2 x float> %1518, %1520, !dbg !198
  %1522 = load <2 x float>, ptr addrspace(3) %1511, align 8, !dbg !193, !tbaa !134
  %1523 = fmul contract <2 x float> %1403, %1522, !dbg !197
  %1524 = fadd contract <2 x float> %1521, %1523, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 16, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1525 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 64, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1526 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 320, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1527 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 576, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1528 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 832, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 17, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1529 = fmul contract <2 x float> %1384, %310, !dbg !196
  %1530 = load <2 x float>, ptr addrspace(3) %1525, align 16, !dbg !193, !tbaa !134
  %1531 = fmul contract <2 x float> %1388, %1530, !dbg !197
  %1532 = fadd contract <2 x float> %1529, %1531, !dbg !198
  %1533 = load <2 x float>, ptr addrspace(3) %1526, align 16, !dbg !193, !tbaa !134
  %1534 = fmul contract <2 x float> %1393, %1533, !dbg !197
  %1535 = fadd contract <2 x float> %1532, %1534, !dbg !198
  %1536 = load <2 x float>, ptr addrspace(3) %1527, align 16, !dbg !193, !tbaa !134
  %1537 = fmul contract <2 x float> %1398, %1536, !dbg !197
  %1538 = fadd contract <2 x float> %1535, %1537, !dbg !198
  %1539 = load <2 x float>, ptr addrspace(3) %1528, align 16, !dbg !193, !tbaa !134
  %1540 = fmul contract <2 x float> %1403, %1539, !dbg !197
  %1541 = fadd contract <2 x float> %1538, %1540, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 18, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1542 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 72, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1543 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 328, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1544 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 584, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1545 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 840, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 19, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1546 = fmul contract <2 x float> %1384, %311, !dbg !196
  %1547 = load <2 x float>, ptr addrspace(3) %1542, align 8, !dbg !193, !tbaa !134
  %1548 = fmul contract <2 x float> %1388, %1547, !dbg !197
  %1549 = fadd contract <2 x float> %1546, %1548, !dbg !198
  %1550 = load <2 x float>, ptr addrspace(3) %1543, align 8, !dbg !193, !tbaa !134
  %1551 = fmul contract <2 x float> %1393, %1550, !dbg !197
  %1552 = fadd contract <2 x float> %1549, %1551, !dbg !198
  %1553 = load <2 x float>, ptr addrspace(3) %1544, align 8, !dbg !193, !tbaa !134
  %1554 = fmul contract <2 x float> %1398, %1553, !dbg !197
  %1555 = fadd contract <2 x float> %1552, %1554, !dbg !198
  %1556 = load <2 x float>, ptr addrspace(3) %1545, align 8, !dbg !193, !tbaa !134
  %1557 = fmul contract <2 x float> %1403, %1556, !dbg !197
  %1558 = fadd contract <2 x float> %1555, %1557, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 20, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1559 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 80, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1560 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 336, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1561 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 592, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1562 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 848, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 21, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1563 = fmul contract <2 x float> %1384, %312, !dbg !196
  %1564 = load <2 x float>, ptr addrspace(3) %1559, align 16, !dbg !193, !tbaa !134
  %1565 = fmul contract <2 x float> %1388, %1564, !dbg !197
  %1566 = fadd contract <2 x float> %1563, %1565, !dbg !198
  %1567 = load <2 x float>, ptr addrspace(3) %1560, align 16, !dbg !193, !tbaa !134
  %1568 = fmul contract <2 x float> %1393, %1567, !dbg !197
  %1569 = fadd contract <2 x float> %1566, %1568, !dbg !198
  %1570 = load <2 x float>, ptr addrspace(3) %1561, align 16, !dbg !193, !tbaa !134
  %1571 = fmul contract <2 x float> %1398, %1570, !dbg !197
  %1572 = fadd contract <2 x float> %1569, %1571, !dbg !198
  %1573 = load <2 x float>, ptr addrspace(3) %1562, align 16, !dbg !193, !tbaa !134
  %1574 = fmul contract <2 x float> %1403, %1573, !dbg !197
  %1575 = fadd contract <2 x float> %1572, %1574, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 22, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1576 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 88, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1577 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 344, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1578 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 600, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1579 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 856, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 23, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1580 = fmul contract <2 x float> %1384, %313, !dbg !196
  %1581 = load <2 x float>, ptr addrspace(3) %1576, align 8, !dbg !193, !tbaa !134
  %1582 = fmul contract <2 x float> %1388, %1581, !dbg !197
  %1583 = fadd contract <2 x float> %1580, %1582, !dbg !198
  %1584 = load <2 x float>, ptr addrspace(3) %1577, align 8, !dbg !193, !tbaa !134
  %1585 = fmul contract <2 x float> %1393, %1584, !dbg !197
  %1586 = fadd contract <2 x float> %1583, %1585, !dbg !198
  %1587 = load <2 x float>, ptr addrspace(3) %1578, align 8, !dbg !193, !tbaa !134
  %1588 = fmul contract <2 x float> %1398, %1587, !dbg !197
  %1589 = fadd contract <2 x float> %1586, %1588, !dbg !198
  %1590 = load <2 x float>, ptr addrspace(3) %1579, align 8, !dbg !193, !tbaa !134
  %1591 = fmul contract <2 x float> %1403, %1590, !dbg !197
  %1592 = fadd contract <2 x float> %1589, %1591, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 24, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1593 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 96, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1594 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 352, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1595 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 608, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1596 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 864, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 25, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1597 = fmul contract <2 x float> %1384, %314, !dbg !196
  %1598 = load <2 x float>, ptr addrspace(3) %1593, align 16, !dbg !193, !tbaa !134
  %1599 = fmul contract <2 x float> %1388, %1598, !dbg !197
  %1600 = fadd contract <2 x float> %1597, %1599, !dbg !198
  %1601 = load <2 x float>, ptr addrspace(3) %1594, align 16, !dbg !193, !tbaa !134
  %1602 = fmul contract <2 x float> %1393, %1601, !dbg !197
  %1603 = fadd contract <2 x float> %1600, %1602, !dbg !198
  %1604 = load <2 x float>, ptr addrspace(3) %1595, align 16, !dbg !193, !tbaa !134
  %1605 = fmul contract <2 x float> %1398, %1604, !dbg !197
  %1606 = fadd contract <2 x float> %1603, %1605, !dbg !198
  %1607 = load <2 x float>, ptr addrspace(3) %1596, align 16, !dbg !193, !tbaa !134
  %1608 = fmul contract <2 x float> %1403, %1607, !dbg !197
  %1609 = fadd contract <2 x float> %1606, %1608, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 26, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1610 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 104, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1611 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 360, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1612 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 616, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1613 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 872, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 27, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1614 = fmul contract <2 x float> %1384, %315, !dbg !196
  %1615 = load <2 x float>, ptr addrspace(3) %1610, align 8, !dbg !193, !tbaa !134
  %1616 = fmul contract <2 x float> %1388, %1615, !dbg !197
  %1617 = fadd contract <2 x float> %1614, %1616, !dbg !198
  %1618 = load <2 x float>, ptr addrspace(3) %1611, align 8, !dbg !193, !tbaa !134
  %1619 = fmul contract <2 x float> %1393, %1618, !dbg !197
  %1620 = fadd contract <2 x float> %1617, %1619, !dbg !198
  %1621 = load <2 x float>, ptr addrspace(3) %1612, align 8, !dbg !193, !tbaa !134
  %1622 = fmul contract <2 x float> %1398, %1621, !dbg !197
  %1623 = fadd contract <2 x float> %1620, %1622, !dbg !198
  %1624 = load <2 x float>, ptr addrspace(3) %1613, align 8, !dbg !193, !tbaa !134
  %1625 = fmul contract <2 x float> %1403, %1624, !dbg !197
  %1626 = fadd contract <2 x float> %1623, %1625, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 28, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1627 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 112, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1628 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 368, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1629 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 624, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1630 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 880, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 29, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1631 = fmul contract <2 x float> %1384, %316, !dbg !196
  %1632 = load <2 x float>, ptr addrspace(3) %1627, align 16, !dbg !193, !tbaa !134
  %1633 = fmul contract <2 x float> %1388, %1632, !dbg !197
  %1634 = fadd contract <2 x float> %1631, %1633, !dbg !198
  %1635 = load <2 x float>, ptr addrspace(3) %1628, align 16, !dbg !193, !tbaa !134
  %1636 = fmul contract <2 x float> %1393, %1635, !dbg !197
  %1637 = fadd contract <2 x float> %1634, %1636, !dbg !198
  %1638 = load <2 x float>, ptr addrspace(3) %1629, align 16, !dbg !193, !tbaa !134
  %1639 = fmul contract <2 x float> %1398, %1638, !dbg !197
  %1640 = fadd contract <2 x float> %1637, %1639, !dbg !198
  %1641 = load <2 x float>, ptr addrspace(3) %1630, align 16, !dbg !193, !tbaa !134
  %1642 = fmul contract <2 x float> %1403, %1641, !dbg !197
  %1643 = fadd contract <2 x float> %1640, %1642, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 30, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1644 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 120, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1645 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 376, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1646 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 632, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1647 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 888, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 31, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1648 = fmul contract <2 x float> %1384, %317, !dbg !196
  %1649 = load <2 x float>, ptr addrspace(3) %1644, align 8, !dbg !193, !tbaa !134
  %1650 = fmul contract <2 x float> %1388, %1649, !dbg !197
  %1651 = fadd contract <2 x float> %1648, %1650, !dbg !198
  %1652 = load <2 x float>, ptr addrspace(3) %1645, align 8, !dbg !193, !tbaa !134
  %1653 = fmul contract <2 x float> %1393, %1652, !dbg !197
  %1654 = fadd contract <2 x float> %1651, %1653, !dbg !198
  %1655 = load <2 x float>, ptr addrspace(3) %1646, align 8, !dbg !193, !tbaa !134
  %1656 = fmul contract <2 x float> %1398, %1655, !dbg !197
  %1657 = fadd contract <2 x float> %1654, %1656, !dbg !198
  %1658 = load <2 x float>, ptr addrspace(3) %1647, align 8, !dbg !193, !tbaa !134
  %1659 = fmul contract <2 x float> %1403, %1658, !dbg !197
  %1660 = fadd contract <2 x float> %1657, %1659, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 32, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1661 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 128, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1662 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 384, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1663 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 640, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1664 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 896, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 33, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1665 = fmul contract <2 x float> %1384, %318, !dbg !196
  %1666 = load <2 x float>, ptr addrspace(3) %1661, align 16, !dbg !193, !tbaa !134
  %1667 = fmul contract <2 x float> %1388, %1666, !dbg !197
  %1668 = fadd contract <2 x float> %1665, %1667, !dbg !198
  %1669 = load <2 x float>, ptr addrspace(3) %1662, align 16, !dbg !193, !tbaa !134
  %1670 = fmul contract <2 x float> %1393, %1669, !dbg !197
  %1671 = fadd contract <2 x float> %1668, %1670, !dbg !198
  %1672 = load <2 x float>, ptr addrspace(3) %1663, align 16, !dbg !193, !tbaa !134
  %1673 = fmul contract <2 x float> %1398, %1672, !dbg !197
  %1674 = fadd contract <2 x float> %1671, %1673, !dbg !198
  %1675 = load <2 x float>, ptr addrspace(3) %1664, align 16, !dbg !193, !tbaa !134
  %1676 = fmul contract <2 x float> %1403, %1675, !dbg !197
  %1677 = fadd contract <2 x float> %1674, %1676, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 34, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1678 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 136, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1679 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 392, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1680 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 648, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1681 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 904, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 35, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1682 = fmul contract <2 x float> %1384, %319, !dbg !196
  %1683 = load <2 x float>, ptr addrspace(3) %1678, align 8, !dbg !193, !tbaa !134
  %1684 = fmul contract <2 x float> %1388, %1683, !dbg !197
  %1685 = fadd contract <2 x float> %1682, %1684, !dbg !198
  %1686 = load <2 x float>, ptr addrspace(3) %1679, align 8, !dbg !193, !tbaa !134
  %1687 = fmul contract <2 x float> %1393, %1686, !dbg !197
  %1688 = fadd contract <2 x float> %1685, %1687, !dbg !198
  %1689 = load <2 x float>, ptr addrspace(3) %1680, align 8, !dbg !193, !tbaa !134
  %1690 = fmul contract <2 x float> %1398, %1689, !dbg !197
  %1691 = fadd contract <2 x float> %1688, %1690, !dbg !198
  %1692 = load <2 x float>, ptr addrspace(3) %1681, align 8, !dbg !193, !tbaa !134
  %1693 = fmul contract <2 x float> %1403, %1692, !dbg !197
  %1694 = fadd contract <2 x float> %1691, %1693, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 36, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1695 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 144, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1696 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 400, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1697 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 656, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1698 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 912, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 37, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1699 = fmul contract <2 x float> %1384, %320, !dbg !196
  %1700 = load <2 x float>, ptr addrspace(3) %1695, align 16, !dbg !193, !tbaa !134
  %1701 = fmul contract <2 x float> %1388, %1700, !dbg !197
  %1702 = fadd contract <2 x float> %1699, %1701, !dbg !198
  %1703 = load <2 x float>, ptr addrspace(3) %1696, align 16, !dbg !193, !tbaa !134
  %1704 = fmul contract <2 x float> %1393, %1703, !dbg !197
  %1705 = fadd contract <2 x float> %1702, %1704, !dbg !198
  %1706 = load <2 x float>, ptr addrspace(3) %1697, align 16, !dbg !193, !tbaa !134
  %1707 = fmul contract <2 x float> %1398, %1706, !dbg !197
  %1708 = fadd contract <2 x float> %1705, %1707, !dbg !198
  %1709 = load <2 x float>, ptr addrspace(3) %1698, align 16, !dbg !193, !tbaa !134
  %1710 = fmul contract <2 x float> %1403, %1709, !dbg !197
  %1711 = fadd contract <2 x float> %1708, %1710, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 38, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1712 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 152, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1713 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 408, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1714 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 664, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1715 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 920, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 39, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1716 = fmul contract <2 x float> %1384, %321, !dbg !196
  %1717 = load <2 x float>, ptr addrspace(3) %1712, align 8, !dbg !193, !tbaa !134
  %1718 = fmul contract <2 x float> %1388, %1717, !dbg !197
  %1719 = fadd contract <2 x float> %1716, %1718, !dbg !198
  %1720 = load <2 x float>, ptr addrspace(3) %1713, align 8, !dbg !193, !tbaa !134
  %1721 = fmul contract <2 x float> %1393, %1720, !dbg !197
  %1722 = fadd contract <2 x float> %1719, %1721, !dbg !198
  %1723 = load <2 x float>, ptr addrspace(3) %1714, align 8, !dbg !193, !tbaa !134
  %1724 = fmul contract <2 x float> %1398, %1723, !dbg !197
  %1725 = fadd contract <2 x float> %1722, %1724, !dbg !198
  %1726 = load <2 x float>, ptr addrspace(3) %1715, align 8, !dbg !193, !tbaa !134
  %1727 = fmul contract <2 x float> %1403, %1726, !dbg !197
  %1728 = fadd contract <2 x float> %1725, %1727, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 40, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1729 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 160, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1730 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 416, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1731 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 672, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1732 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 928, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 41, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1733 = fmul contract <2 x float> %1384, %322, !dbg !196
  %1734 = load <2 x float>, ptr addrspace(3) %1729, align 16, !dbg !193, !tbaa !134
  %1735 = fmul contract <2 x float> %1388, %1734, !dbg !197
  %1736 = fadd contract <2 x float> %1733, %1735, !dbg !198
  %1737 = load <2 x float>, ptr addrspace(3) %1730, align 16, !dbg !193, !tbaa !134
  %1738 = fmul contract <2 x float> %1393, %1737, !dbg !197
  %1739 = fadd contract <2 x float> %1736, %1738, !dbg !198
  %1740 = load <2 x float>, ptr addrspace(3) %1731, align 16, !dbg !193, !tbaa !134
  %1741 = fmul contract <2 x float> %1398, %1740, !dbg !197
  %1742 = fadd contract <2 x float> %1739, %1741, !dbg !198
  %1743 = load <2 x float>, ptr addrspace(3) %1732, align 16, !dbg !193, !tbaa !134
  %1744 = fmul contract <2 x float> %1403, %1743, !dbg !197
  %1745 = fadd contract <2 x float> %1742, %1744, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 42, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1746 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 168, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1747 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 424, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1748 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 680, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1749 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 936, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 43, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1750 = fmul contract <2 x float> %1384, %323, !dbg !196
  %1751 = load <2 x float>, ptr addrspace(3) %1746, align 8, !dbg !193, !tbaa !134
  %1752 = fmul contract <2 x float> %1388, %1751, !dbg !197
  %1753 = fadd contract <2 x float> %1750, %1752, !dbg !198
  %1754 = load <2 x float>, ptr addrspace(3) %1747, align 8, !dbg !193, !tbaa !134
  %1755 = fmul contract <2 x float> %1393, %1754, !dbg !197
  %1756 = fadd contract <2 x float> %1753, %1755, !dbg !198
  %1757 = load <2 x float>, ptr addrspace(3) %1748, align 8, !dbg !193, !tbaa !134
  %1758 = fmul contract <2 x float> %1398, %1757, !dbg !197
  %1759 = fadd contract <2 x float> %1756, %1758, !dbg !198
  %1760 = load <2 x float>, ptr addrspace(3) %1749, align 8, !dbg !193, !tbaa !134
  %1761 = fmul contract <2 x float> %1403, %1760, !dbg !197
  %1762 = fadd contract <2 x float> %1759, %1761, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 44, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1763 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 176, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1764 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 432, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1765 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 688, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1766 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 944, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 45, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1767 = fmul contract <2 x float> %1384, %324, !dbg !196
  %1768 = load <2 x float>, ptr addrspace(3) %1763, align 16, !dbg !193, !tbaa !134
  %1769 = fmul contract <2 x float> %1388, %1768, !dbg !197
  %1770 = fadd contract <2 x float> %1767, %1769, !dbg !198
  %1771 = load <2 x float>, ptr addrspace(3) %1764, align 16, !dbg !193, !tbaa !134
  %1772 = fmul contract <2 x float> %1393, %1771, !dbg !197
  %1773 = fadd contract <2 x float> %1770, %1772, !dbg !198
  %1774 = load <2 x float>, ptr addrspace(3) %1765, align 16, !dbg !193, !tbaa !134
  %1775 = fmul contract <2 x float> %1398, %1774, !dbg !197
  %1776 = fadd contract <2 x float> %1773, %1775, !dbg !198
  %1777 = load <2 x float>, ptr addrspace(3) %1766, align 16, !dbg !193, !tbaa !134
  %1778 = fmul contract <2 x float> %1403, %1777, !dbg !197
  %1779 = fadd contract <2 x float> %1776, %1778, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 46, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1780 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 184, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1781 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 440, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1782 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 696, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1783 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 952, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 47, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1784 = fmul contract <2 x float> %1384, %325, !dbg !196
  %1785 = load <2 x float>, ptr addrspace(3) %1780, align 8, !dbg !193, !tbaa !134
  %1786 = fmul contract <2 x float> %1388, %1785, !dbg !197
  %1787 = fadd contract <2 x float> %1784, %1786, !dbg !198
  %1788 = load <2 x float>, ptr addrspace(3) %1781, align 8, !dbg !193, !tbaa !134
  %1789 = fmul contract <2 x float> %1393, %1788, !dbg !197
  %1790 = fadd contract <2 x float> %1787, %1789, !dbg !198
  %1791 = load <2 x float>, ptr addrspace(3) %1782, align 8, !dbg !193, !tbaa !134
  %1792 = fmul contract <2 x float> %1398, %1791, !dbg !197
  %1793 = fadd contract <2 x float> %1790, %1792, !dbg !198
  %1794 = load <2 x float>, ptr addrspace(3) %1783, align 8, !dbg !193, !tbaa !134
  %1795 = fmul contract <2 x float> %1403, %1794, !dbg !197
  %1796 = fadd contract <2 x float> %1793, %1795, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 48, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1797 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 192, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1798 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 448, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1799 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 704, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1800 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 960, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 49, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1801 = fmul contract <2 x float> %1384, %326, !dbg !196
  %1802 = load <2 x float>, ptr addrspace(3) %1797, align 16, !dbg !193, !tbaa !134
  %1803 = fmul contract <2 x float> %1388, %1802, !dbg !197
  %1804 = fadd contract <2 x float> %1801, %1803, !dbg !198
  %1805 = load <2 x float>, ptr addrspace(3) %1798, align 16, !dbg !193, !tbaa !134
  %1806 = fmul contract <2 x float> %1393, %1805, !dbg !197
  %1807 = fadd contract <2 x float> %1804, %1806, !dbg !198
  %1808 = load <2 x float>, ptr addrspace(3) %1799, align 16, !dbg !193, !tbaa !134
  %1809 = fmul contract <2 x float> %1398, %1808, !dbg !197
  %1810 = fadd contract <2 x float> %1807, %1809, !dbg !198
  %1811 = load <2 x float>, ptr addrspace(3) %1800, align 16, !dbg !193, !tbaa !134
  %1812 = fmul contract <2 x float> %1403, %1811, !dbg !197
  %1813 = fadd contract <2 x float> %1810, %1812, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 50, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1814 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 200, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1815 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 456, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1816 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 712, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1817 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 968, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 51, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1818 = fmul contract <2 x float> %1384, %327, !dbg !196
  %1819 = load <2 x float>, ptr addrspace(3) %1814, align 8, !dbg !193, !tbaa !134
  %1820 = fmul contract <2 x float> %1388, %1819, !dbg !197
  %1821 = fadd contract <2 x float> %1818, %1820, !dbg !198
  %1822 = load <2 x float>, ptr addrspace(3) %1815, align 8, !dbg !193, !tbaa !134
  %1823 = fmul contract <2 x float> %1393, %1822, !dbg !197
  %1824 = fadd contract <2 x float> %1821, %1823, !dbg !198
  %1825 = load <2 x float>, ptr addrspace(3) %1816, align 8, !dbg !193, !tbaa !134
  %1826 = fmul contract <2 x float> %1398, %1825, !dbg !197
  %1827 = fadd contract <2 x float> %1824, %1826, !dbg !198
  %1828 = load <2 x float>, ptr addrspace(3) %1817, align 8, !dbg !193, !tbaa !134
  %1829 = fmul contract <2 x float> %1403, %1828, !dbg !197
  %1830 = fadd contract <2 x float> %1827, %1829, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 52, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1831 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 208, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1832 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 464, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1833 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 720, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1834 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 976, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 53, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1835 = fmul contract <2 x float> %1384, %328, !dbg !196
  %1836 = load <2 x float>, ptr addrspace(3) %1831, align 16, !dbg !193, !tbaa !134
  %1837 = fmul contract <2 x float> %1388, %1836, !dbg !197
  %1838 = fadd contract <2 x float> %1835, %1837, !dbg !198
  %1839 = load <2 x float>, ptr addrspace(3) %1832, align 16, !dbg !193, !tbaa !134
  %1840 = fmul contract <2 x float> %1393, %1839, !dbg !197
  %1841 = fadd contract <2 x float> %1838, %1840, !dbg !198
  %1842 = load <2 x float>, ptr addrspace(3) %1833, align 16, !dbg !193, !tbaa !134
  %1843 = fmul contract <2 x float> %1398, %1842, !dbg !197
  %1844 = fadd contract <2 x float> %1841, %1843, !dbg !198
  %1845 = load <2 x float>, ptr addrspace(3) %1834, align 16, !dbg !193, !tbaa !134
  %1846 = fmul contract <2 x float> %1403, %1845, !dbg !197
  %1847 = fadd contract <2 x float> %1844, %1846, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 54, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1848 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 216, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1849 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 472, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1850 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 728, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1851 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 984, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 55, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1852 = fmul contract <2 x float> %1384, %329, !dbg !196
  %1853 = load <2 x float>, ptr addrspace(3) %1848, align 8, !dbg !193, !tbaa !134
  %1854 = fmul contract <2 x float> %1388, %1853, !dbg !197
  %1855 = fadd contract <2 x float> %1852, %1854, !dbg !198
  %1856 = load <2 x float>, ptr addrspace(3) %1849, align 8, !dbg !193, !tbaa !134
  %1857 = fmul contract <2 x float> %1393, %1856, !dbg !197
  %1858 = fadd contract <2 x float> %1855, %1857, !dbg !198
  %1859 = load <2 x float>, ptr addrspace(3) %1850, align 8, !dbg !193, !tbaa !134
  %1860 = fmul contract <2 x float> %1398, %1859, !dbg !197
  %1861 = fadd contract <2 x float> %1858, %1860, !dbg !198
  %1862 = load <2 x float>, ptr addrspace(3) %1851, align 8, !dbg !193, !tbaa !134
  %1863 = fmul contract <2 x float> %1403, %1862, !dbg !197
  %1864 = fadd contract <2 x float> %1861, %1863, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 56, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1865 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 224, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1866 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 480, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1867 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 736, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1868 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 992, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 57, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1869 = fmul contract <2 x float> %1384, %330, !dbg !196
  %1870 = load <2 x float>, ptr addrspace(3) %1865, align 16, !dbg !193, !tbaa !134
  %1871 = fmul contract <2 x float> %1388, %1870, !dbg !197
  %1872 = fadd contract <2 x float> %1869, %1871, !dbg !198
  %1873 = load <2 x float>, ptr addrspace(3) %1866, align 16, !dbg !193, !tbaa !134
  %1874 = fmul contract <2 x float> %1393, %1873, !dbg !197
  %1875 = fadd contract <2 x float> %1872, %1874, !dbg !198
  %1876 = load <2 x float>, ptr addrspace(3) %1867, align 16, !dbg !193, !tbaa !134
  %1877 = fmul contract <2 x float> %1398, %1876, !dbg !197
  %1878 = fadd contract <2 x float> %1875, %1877, !dbg !198
  %1879 = load <2 x float>, ptr addrspace(3) %1868, align 16, !dbg !193, !tbaa !134
  %1880 = fmul contract <2 x float> %1403, %1879, !dbg !197
  %1881 = fadd contract <2 x float> %1878, %1880, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 58, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1882 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 232, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1883 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 488, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1884 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 744, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1885 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 1000, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 59, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1886 = fmul contract <2 x float> %1384, %331, !dbg !196
  %1887 = load <2 x float>, ptr addrspace(3) %1882, align 8, !dbg !193, !tbaa !134
  %1888 = fmul contract <2 x float> %1388, %1887, !dbg !197
  %1889 = fadd contract <2 x float> %1886, %1888, !dbg !198
  %1890 = load <2 x float>, ptr addrspace(3) %1883, align 8, !dbg !193, !tbaa !134
  %1891 = fmul contract <2 x float> %1393, %1890, !dbg !197
  %1892 = fadd contract <2 x float> %1889, %1891, !dbg !198
  %1893 = load <2 x float>, ptr addrspace(3) %1884, align 8, !dbg !193, !tbaa !134
  %1894 = fmul contract <2 x float> %1398, %1893, !dbg !197
  %1895 = fadd contract <2 x float> %1892, %1894, !dbg !198
  %1896 = load <2 x float>, ptr addrspace(3) %1885, align 8, !dbg !193, !tbaa !134
  %1897 = fmul contract <2 x float> %1403, %1896, !dbg !197
  %1898 = fadd contract <2 x float> %1895, %1897, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 60, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1899 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 240, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1900 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 496, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1901 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 752, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1902 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 1008, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 61, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1903 = fmul contract <2 x float> %1384, %332, !dbg !196
  %1904 = load <2 x float>, ptr addrspace(3) %1899, align 16, !dbg !193, !tbaa !134
  %1905 = fmul contract <2 x float> %1388, %1904, !dbg !197
  %1906 = fadd contract <2 x float> %1903, %1905, !dbg !198
  %1907 = load <2 x float>, ptr addrspace(3) %1900, align 16, !dbg !193, !tbaa !134
  %1908 = fmul contract <2 x float> %1393, %1907, !dbg !197
  %1909 = fadd contract <2 x float> %1906, %1908, !dbg !198
  %1910 = load <2 x float>, ptr addrspace(3) %1901, align 16, !dbg !193, !tbaa !134
  %1911 = fmul contract <2 x float> %1398, %1910, !dbg !197
  %1912 = fadd contract <2 x float> %1909, %1911, !dbg !198
  %1913 = load <2 x float>, ptr addrspace(3) %1902, align 16, !dbg !193, !tbaa !134
  %1914 = fmul contract <2 x float> %1403, %1913, !dbg !197
  %1915 = fadd contract <2 x float> %1912, %1914, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 62, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1916 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 248, !dbg !199
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1917 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 504, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1918 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 760, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1919 = getelementptr inbounds nuw i8, ptr addrspace(3) %1379, i32 1016, !dbg !193
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 63, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 0, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 1, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 2, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 3, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
  %1920 = fmul contract <2 x float> %1384, %333, !dbg !196
  %1921 = load <2 x float>, ptr addrspace(3) %1916, align 8, !dbg !193, !tbaa !134
  %1922 = fmul contract <2 x float> %1388, %1921, !dbg !197
  %1923 = fadd contract <2 x float> %1920, %1922, !dbg !198
  %1924 = load <2 x float>, ptr addrspace(3) %1917, align 8, !dbg !193, !tbaa !134
  %1925 = fmul contract <2 x float> %1393, %1924, !dbg !197
  %1926 = fadd contract <2 x float> %1923, %1925, !dbg !198
  %1927 = load <2 x float>, ptr addrspace(3) %1918, align 8, !dbg !193, !tbaa !134
  %1928 = fmul contract <2 x float> %1398, %1927, !dbg !197
  %1929 = fadd contract <2 x float> %1926, %1928, !dbg !198
  %1930 = load <2 x float>, ptr addrspace(3) %1919, align 8, !dbg !193, !tbaa !134
  %1931 = fmul contract <2 x float> %1403, %1930, !dbg !197
  %1932 = fadd contract <2 x float> %1929, %1931, !dbg !198
    #dbg_value(float poison, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !191)
    #dbg_value(i32 4, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !192)
    #dbg_value(i32 64, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !190)
  %1933 = fadd contract float %1364, %1367, !dbg !200
  %1934 = fadd contract float %1933, %1371, !dbg !200
  %1935 = fadd contract float %1934, %1375, !dbg !200
  %1936 = insertelement <4 x float> %1376, float %1378, i64 3, !dbg !189
  %1937 = fadd contract float %1935, %1378, !dbg !200
  %1938 = add nuw nsw i32 %300, 4, !dbg !201
    #dbg_value(float %1361, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float %1937, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 %1938, !75, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !146)
  %1939 = icmp samesign ult i32 %300, 28, !dbg !202
  br i1 %1939, label %297, label %1940, !dbg !147, !llvm.loop !203

1940:                                             ; preds = %297
  %1941 = add nuw nsw i32 %239, 32, !dbg !206
    #dbg_value(float %1361, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(float %1937, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !116)
    #dbg_value(i32 %1941, !64, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !137)
  %1942 = icmp slt i32 %1941, %4, !dbg !138
  br i1 %1942, label %236, label %202, !dbg !139, !llvm.loop !207

1943:                                             ; preds = %202
  %1944 = fdiv contract float 1.000000e+00, %203, !dbg !209
    #dbg_value(float %1944, !100, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !210)
  %1945 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %11, !dbg !211
  %1946 = sext i32 %15 to i64, !dbg !212
  %1947 = shl nsw i64 %1946, 8, !dbg !213
  %1948 = getelementptr inbounds i8, ptr addrspace(1) %1945, i64 %1947, !dbg !213
    #dbg_value(!DIArgList(ptr poison, i64 poison), !103, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !210)
    #dbg_value(i32 0, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
    #dbg_value(i32 0, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
    #dbg_value(i32 1, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1949 = insertelement <2 x float> poison, float %1944, i64 0, !dbg !215
  %1950 = shufflevector <2 x float> %1949, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !215
  %1951 = fmul contract <2 x float> %1950, %204, !dbg !215
  store <2 x float> %1951, ptr addrspace(1) %1948, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 2, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1952 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 8, !dbg !219
    #dbg_value(i32 3, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1953 = fmul contract <2 x float> %1950, %205, !dbg !215
  store <2 x float> %1953, ptr addrspace(1) %1952, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 4, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1954 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 16, !dbg !219
    #dbg_value(i32 5, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1955 = fmul contract <2 x float> %1950, %206, !dbg !215
  store <2 x float> %1955, ptr addrspace(1) %1954, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 6, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1956 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 24, !dbg !219
    #dbg_value(i32 7, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1957 = fmul contract <2 x float> %1950, %207, !dbg !215
  store <2 x float> %1957, ptr addrspace(1) %1956, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 8, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1958 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 32, !dbg !219
    #dbg_value(i32 9, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1959 = fmul contract <2 x float> %1950, %208, !dbg !215
  store <2 x float> %1959, ptr addrspace(1) %1958, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 10, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1960 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 40, !dbg !219
    #dbg_value(i32 11, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1961 = fmul contract <2 x float> %1950, %209, !dbg !215
  store <2 x float> %1961, ptr addrspace(1) %1960, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 12, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1962 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 48, !dbg !219
    #dbg_value(i32 13, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1963 = fmul contract <2 x float> %1950, %210, !dbg !215
  store <2 x float> %1963, ptr addrspace(1) %1962, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 14, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1964 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 56, !dbg !219
    #dbg_value(i32 15, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1965 = fmul contract <2 x float> %1950, %211, !dbg !215
  store <2 x float> %1965, ptr addrspace(1) %1964, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 16, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1966 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 64, !dbg !219
    #dbg_value(i32 17, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1967 = fmul contract <2 x float> %1950, %212, !dbg !215
  store <2 x float> %1967, ptr addrspace(1) %1966, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 18, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1968 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 72, !dbg !219
    #dbg_value(i32 19, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1969 = fmul contract <2 x float> %1950, %213, !dbg !215
  store <2 x float> %1969, ptr addrspace(1) %1968, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 20, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1970 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 80, !dbg !219
    #dbg_value(i32 21, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1971 = fmul contract <2 x float> %1950, %214, !dbg !215
  store <2 x float> %1971, ptr addrspace(1) %1970, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 22, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1972 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 88, !dbg !219
    #dbg_value(i32 23, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1973 = fmul contract <2 x float> %1950, %215, !dbg !215
  store <2 x float> %1973, ptr addrspace(1) %1972, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 24, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1974 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 96, !dbg !219
    #dbg_value(i32 25, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1975 = fmul contract <2 x float> %1950, %216, !dbg !215
  store <2 x float> %1975, ptr addrspace(1) %1974, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 26, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1976 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 104, !dbg !219
    #dbg_value(i32 27, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1977 = fmul contract <2 x float> %1950, %217, !dbg !215
  store <2 x float> %1977, ptr addrspace(1) %1976, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 28, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1978 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 112, !dbg !219
    #dbg_value(i32 29, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1979 = fmul contract <2 x float> %1950, %218, !dbg !215
  store <2 x float> %1979, ptr addrspace(1) %1978, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 30, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1980 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 120, !dbg !219
    #dbg_value(i32 31, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1981 = fmul contract <2 x float> %1950, %219, !dbg !215
  store <2 x float> %1981, ptr addrspace(1) %1980, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 32, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1982 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 128, !dbg !219
    #dbg_value(i32 33, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1983 = fmul contract <2 x float> %1950, %220, !dbg !215
  store <2 x float> %1983, ptr addrspace(1) %1982, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 34, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1984 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 136, !dbg !219
    #dbg_value(i32 35, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1985 = fmul contract <2 x float> %1950, %221, !dbg !215
  store <2 x float> %1985, ptr addrspace(1) %1984, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 36, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1986 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 144, !dbg !219
    #dbg_value(i32 37, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1987 = fmul contract <2 x float> %1950, %222, !dbg !215
  store <2 x float> %1987, ptr addrspace(1) %1986, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 38, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1988 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 152, !dbg !219
    #dbg_value(i32 39, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1989 = fmul contract <2 x float> %1950, %223, !dbg !215
  store <2 x float> %1989, ptr addrspace(1) %1988, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 40, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1990 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 160, !dbg !219
    #dbg_value(i32 41, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1991 = fmul contract <2 x float> %1950, %224, !dbg !215
  store <2 x float> %1991, ptr addrspace(1) %1990, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 42, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1992 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 168, !dbg !219
    #dbg_value(i32 43, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1993 = fmul contract <2 x float> %1950, %225, !dbg !215
  store <2 x float> %1993, ptr addrspace(1) %1992, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 44, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1994 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 176, !dbg !219
    #dbg_value(i32 45, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1995 = fmul contract <2 x float> %1950, %226, !dbg !215
  store <2 x float> %1995, ptr addrspace(1) %1994, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 46, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1996 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 184, !dbg !219
    #dbg_value(i32 47, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1997 = fmul contract <2 x float> %1950, %227, !dbg !215
  store <2 x float> %1997, ptr addrspace(1) %1996, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 48, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1998 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 192, !dbg !219
    #dbg_value(i32 49, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %1999 = fmul contract <2 x float> %1950, %228, !dbg !215
  store <2 x float> %1999, ptr addrspace(1) %1998, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 50, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2000 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 200, !dbg !219
    #dbg_value(i32 51, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2001 = fmul contract <2 x float> %1950, %229, !dbg !215
  store <2 x float> %2001, ptr addrspace(1) %2000, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 52, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2002 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 208, !dbg !219
    #dbg_value(i32 53, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2003 = fmul contract <2 x float> %1950, %230, !dbg !215
  store <2 x float> %2003, ptr addrspace(1) %2002, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 54, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2004 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 216, !dbg !219
    #dbg_value(i32 55, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2005 = fmul contract <2 x float> %1950, %231, !dbg !215
  store <2 x float> %2005, ptr addrspace(1) %2004, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 56, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2006 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 224, !dbg !219
    #dbg_value(i32 57, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2007 = fmul contract <2 x float> %1950, %232, !dbg !215
  store <2 x float> %2007, ptr addrspace(1) %2006, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 58, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2008 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 232, !dbg !219
    #dbg_value(i32 59, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2009 = fmul contract <2 x float> %1950, %233, !dbg !215
  store <2 x float> %2009, ptr addrspace(1) %2008, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 60, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2010 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 240, !dbg !219
    #dbg_value(i32 61, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2011 = fmul contract <2 x float> %1950, %234, !dbg !215
  store <2 x float> %2011, ptr addrspace(1) %2010, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 62, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2012 = getelementptr inbounds nuw i8, ptr addrspace(1) %1948, i64 248, !dbg !219
    #dbg_value(i32 63, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  %2013 = fmul contract <2 x float> %1950, %235, !dbg !215
  store <2 x float> %2013, ptr addrspace(1) %2012, align 4, !dbg !218, !tbaa !134
    #dbg_value(i32 64, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !214)
  br label %2014, !dbg !220

2014:                                             ; preds = %1943, %202
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

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
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
!191 = !DILocation(line: 0, scope: !96)
!192 = !DILocation(line: 0, scope: !99)
!193 = !DILocation(line: 83, column: 34, scope: !194)
!194 = distinct !DILexicalBlock(scope: !195, file: !3, line: 82, column: 45)
!195 = distinct !DILexicalBlock(scope: !99, file: !3, line: 82, column: 9)
!196 = !DILocation(line: 80, column: 41, scope: !96)
!197 = !DILocation(line: 83, column: 32, scope: !194)
!198 = !DILocation(line: 83, column: 20, scope: !194)
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

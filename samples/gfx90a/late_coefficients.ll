; ModuleID = 'late_coefficients.hip'
source_filename = "late_coefficients.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @late_coefficients(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, ptr addrspace(1) noalias noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, double noundef %6) local_unnamed_addr #0 !dbg !20 {
    #dbg_value(ptr addrspace(1) %0, !30, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_value(ptr addrspace(1) %1, !31, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_value(ptr addrspace(1) %2, !32, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_value(ptr addrspace(1) %3, !33, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_value(i32 %4, !34, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_value(i32 %5, !35, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !63)
    #dbg_value(double %6, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !63)
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !64
  %9 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !65
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 12, !dbg !65
  %11 = load i16, ptr addrspace(4) %10, align 4, !dbg !65, !range !66, !invariant.load !67, !noundef !67
  %12 = zext nneg i16 %11 to i32, !dbg !65
  %13 = mul i32 %8, %12, !dbg !68
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !69
  %15 = add i32 %13, %14, !dbg !70
    #dbg_value(i32 %15, !37, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !63)
  %16 = icmp slt i32 %15, %4, !dbg !71
  br i1 %16, label %17, label %408, !dbg !71

17:                                               ; preds = %7
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %18 = sext i32 %15 to i64, !dbg !74
  %19 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %18, !dbg !74
  %20 = load double, ptr addrspace(1) %19, align 8, !dbg !74, !tbaa !77
    #dbg_value(i32 1, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %21 = add nsw i32 %4, %15, !dbg !79
  %22 = sext i32 %21 to i64, !dbg !74
  %23 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %22, !dbg !74
  %24 = load double, ptr addrspace(1) %23, align 8, !dbg !74, !tbaa !77
    #dbg_value(i32 2, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %25 = shl nsw i32 %4, 1, !dbg !80
  %26 = add nsw i32 %25, %15, !dbg !79
  %27 = sext i32 %26 to i64, !dbg !74
  %28 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %27, !dbg !74
  %29 = load double, ptr addrspace(1) %28, align 8, !dbg !74, !tbaa !77
    #dbg_value(i32 3, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %30 = mul nsw i32 %4, 3, !dbg !80
  %31 = add nsw i32 %30, %15, !dbg !79
  %32 = sext i32 %31 to i64, !dbg !74
  %33 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %32, !dbg !74
  %34 = load double, ptr addrspace(1) %33, align 8, !dbg !74, !tbaa !77
    #dbg_value(i32 4, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %35 = shl nsw i32 %4, 2, !dbg !80
  %36 = add nsw i32 %35, %15, !dbg !79
  %37 = sext i32 %36 to i64, !dbg !74
  %38 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %37, !dbg !74
  %39 = load double, ptr addrspace(1) %38, align 8, !dbg !74, !tbaa !77
    #dbg_value(i32 5, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %40 = mul nsw i32 %4, 5, !dbg !80
  %41 = add nsw i32 %40, %15, !dbg !79
  %42 = sext i32 %41 to i64, !dbg !74
  %43 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %42, !dbg !74
  %44 = load double, ptr addrspace(1) %43, align 8, !dbg !74, !tbaa !77
    #dbg_value(i32 6, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %45 = mul nsw i32 %4, 6, !dbg !80
  %46 = add nsw i32 %45, %15, !dbg !79
  %47 = sext i32 %46 to i64, !dbg !74
  %48 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %47, !dbg !74
  %49 = load double, ptr addrspace(1) %48, align 8, !dbg !74, !tbaa !77
    #dbg_value(i32 7, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %50 = mul nsw i32 %4, 7, !dbg !80
  %51 = add nsw i32 %50, %15, !dbg !79
  %52 = sext i32 %51 to i64, !dbg !74
  %53 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %52, !dbg !74
  %54 = load double, ptr addrspace(1) %53, align 8, !dbg !74, !tbaa !77
    #dbg_value(i32 8, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %55 = shl nsw i32 %4, 3, !dbg !80
  %56 = add nsw i32 %55, %15, !dbg !79
  %57 = sext i32 %56 to i64, !dbg !74
  %58 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %57, !dbg !74
  %59 = load double, ptr addrspace(1) %58, align 8, !dbg !74, !tbaa !77
    #dbg_value(i32 9, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %60 = mul nsw i32 %4, 9, !dbg !80
  %61 = add nsw i32 %60, %15, !dbg !79
  %62 = sext i32 %61 to i64, !dbg !74
  %63 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %62, !dbg !74
  %64 = load double, ptr addrspace(1) %63, align 8, !dbg !74, !tbaa !77
    #dbg_value(i32 10, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %65 = mul nsw i32 %4, 10, !dbg !80
  %66 = add nsw i32 %65, %15, !dbg !79
  %67 = sext i32 %66 to i64, !dbg !74
  %68 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %67, !dbg !74
  %69 = load double, ptr addrspace(1) %68, align 8, !dbg !74, !tbaa !77
    #dbg_value(i32 11, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
  %70 = mul nsw i32 %4, 11, !dbg !80
  %71 = add nsw i32 %70, %15, !dbg !79
  %72 = sext i32 %71 to i64, !dbg !74
  %73 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %72, !dbg !74
  %74 = load double, ptr addrspace(1) %73, align 8, !dbg !74, !tbaa !77
    #dbg_value(i32 12, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !73)
    #dbg_value(i32 0, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
    #dbg_value(i32 0, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %75 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %18, !dbg !82
  %76 = load double, ptr addrspace(1) %75, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 1, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %77 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %22, !dbg !82
  %78 = load double, ptr addrspace(1) %77, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 2, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %79 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %27, !dbg !82
  %80 = load double, ptr addrspace(1) %79, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 3, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %81 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %32, !dbg !82
  %82 = load double, ptr addrspace(1) %81, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 4, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %83 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %37, !dbg !82
  %84 = load double, ptr addrspace(1) %83, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 5, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %85 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %42, !dbg !82
  %86 = load double, ptr addrspace(1) %85, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 6, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %87 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %47, !dbg !82
  %88 = load double, ptr addrspace(1) %87, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 7, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %89 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %52, !dbg !82
  %90 = load double, ptr addrspace(1) %89, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 8, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %91 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %57, !dbg !82
  %92 = load double, ptr addrspace(1) %91, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 9, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %93 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %62, !dbg !82
  %94 = load double, ptr addrspace(1) %93, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 10, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %95 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %67, !dbg !82
  %96 = load double, ptr addrspace(1) %95, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 11, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %97 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %72, !dbg !82
  %98 = load double, ptr addrspace(1) %97, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 12, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %99 = mul nsw i32 %4, 12, !dbg !85
  %100 = add nsw i32 %99, %15, !dbg !86
  %101 = sext i32 %100 to i64, !dbg !82
  %102 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %101, !dbg !82
  %103 = load double, ptr addrspace(1) %102, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 13, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %104 = mul nsw i32 %4, 13, !dbg !85
  %105 = add nsw i32 %104, %15, !dbg !86
  %106 = sext i32 %105 to i64, !dbg !82
  %107 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %106, !dbg !82
  %108 = load double, ptr addrspace(1) %107, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 14, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %109 = mul nsw i32 %4, 14, !dbg !85
  %110 = add nsw i32 %109, %15, !dbg !86
  %111 = sext i32 %110 to i64, !dbg !82
  %112 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %111, !dbg !82
  %113 = load double, ptr addrspace(1) %112, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 15, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %114 = mul nsw i32 %4, 15, !dbg !85
  %115 = add nsw i32 %114, %15, !dbg !86
  %116 = sext i32 %115 to i64, !dbg !82
  %117 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %116, !dbg !82
  %118 = load double, ptr addrspace(1) %117, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 16, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %119 = shl nsw i32 %4, 4, !dbg !85
  %120 = add nsw i32 %119, %15, !dbg !86
  %121 = sext i32 %120 to i64, !dbg !82
  %122 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %121, !dbg !82
  %123 = load double, ptr addrspace(1) %122, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 17, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %124 = mul nsw i32 %4, 17, !dbg !85
  %125 = add nsw i32 %124, %15, !dbg !86
  %126 = sext i32 %125 to i64, !dbg !82
  %127 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %126, !dbg !82
  %128 = load double, ptr addrspace(1) %127, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 18, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %129 = mul nsw i32 %4, 18, !dbg !85
  %130 = add nsw i32 %129, %15, !dbg !86
  %131 = sext i32 %130 to i64, !dbg !82
  %132 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %131, !dbg !82
  %133 = load double, ptr addrspace(1) %132, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 19, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
  %134 = mul nsw i32 %4, 19, !dbg !85
  %135 = add nsw i32 %134, %15, !dbg !86
  %136 = sext i32 %135 to i64, !dbg !82
  %137 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %136, !dbg !82
  %138 = load double, ptr addrspace(1) %137, align 8, !dbg !82, !tbaa !77
    #dbg_value(i32 20, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
    #dbg_value(i32 0, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %139 = icmp sgt i32 %5, 0, !dbg !88
  br i1 %139, label %140, label %327, !dbg !89

140:                                              ; preds = %17, %140
  %141 = phi double [ %317, %140 ], [ %138, %17 ], !dbg !63
  %142 = phi double [ %309, %140 ], [ %133, %17 ], !dbg !63
  %143 = phi double [ %301, %140 ], [ %128, %17 ], !dbg !63
  %144 = phi double [ %293, %140 ], [ %123, %17 ], !dbg !63
  %145 = phi double [ %285, %140 ], [ %118, %17 ], !dbg !63
  %146 = phi double [ %277, %140 ], [ %113, %17 ], !dbg !63
  %147 = phi double [ %269, %140 ], [ %108, %17 ], !dbg !63
  %148 = phi double [ %261, %140 ], [ %103, %17 ], !dbg !63
  %149 = phi double [ %253, %140 ], [ %98, %17 ], !dbg !63
  %150 = phi double [ %245, %140 ], [ %96, %17 ], !dbg !63
  %151 = phi double [ %237, %140 ], [ %94, %17 ], !dbg !63
  %152 = phi double [ %229, %140 ], [ %92, %17 ], !dbg !63
  %153 = phi double [ %221, %140 ], [ %90, %17 ], !dbg !63
  %154 = phi double [ %213, %140 ], [ %88, %17 ], !dbg !63
  %155 = phi double [ %205, %140 ], [ %86, %17 ], !dbg !63
  %156 = phi double [ %197, %140 ], [ %84, %17 ], !dbg !63
  %157 = phi double [ %189, %140 ], [ %82, %17 ], !dbg !63
  %158 = phi double [ %181, %140 ], [ %80, %17 ], !dbg !63
  %159 = phi double [ %173, %140 ], [ %78, %17 ], !dbg !63
  %160 = phi double [ %166, %140 ], [ %76, %17 ], !dbg !63
  %161 = phi i32 [ %325, %140 ], [ 0, %17 ]
    #dbg_value(i32 %161, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double 0.000000e+00, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 0, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double 0.000000e+00, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %160, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %162 = fadd contract double %159, %141, !dbg !93
    #dbg_value(double %162, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %163 = fmul contract double %162, 5.000000e-01, !dbg !94
  %164 = fsub contract double %163, %160, !dbg !95
  %165 = fmul contract double %6, %164, !dbg !96
  %166 = fadd contract double %160, %165, !dbg !97
  %167 = fsub contract double %166, %160, !dbg !98
  %168 = tail call contract double @llvm.fabs.f64(double %167), !dbg !99
    #dbg_value(i32 1, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %168, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %159, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %169 = fadd contract double %158, %166, !dbg !93
    #dbg_value(double %169, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %170 = fmul contract double %169, 5.000000e-01, !dbg !94
  %171 = fsub contract double %170, %159, !dbg !95
  %172 = fmul contract double %6, %171, !dbg !96
  %173 = fadd contract double %159, %172, !dbg !97
  %174 = fsub contract double %173, %159, !dbg !98
  %175 = tail call contract double @llvm.fabs.f64(double %174), !dbg !99
  %176 = fadd contract double %168, %175, !dbg !100
    #dbg_value(i32 2, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %176, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %158, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %177 = fadd contract double %157, %173, !dbg !93
    #dbg_value(double %177, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %178 = fmul contract double %177, 5.000000e-01, !dbg !94
  %179 = fsub contract double %178, %158, !dbg !95
  %180 = fmul contract double %6, %179, !dbg !96
  %181 = fadd contract double %158, %180, !dbg !97
  %182 = fsub contract double %181, %158, !dbg !98
  %183 = tail call contract double @llvm.fabs.f64(double %182), !dbg !99
  %184 = fadd contract double %176, %183, !dbg !100
    #dbg_value(i32 3, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %184, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %157, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %185 = fadd contract double %156, %181, !dbg !93
    #dbg_value(double %185, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %186 = fmul contract double %185, 5.000000e-01, !dbg !94
  %187 = fsub contract double %186, %157, !dbg !95
  %188 = fmul contract double %6, %187, !dbg !96
  %189 = fadd contract double %157, %188, !dbg !97
  %190 = fsub contract double %189, %157, !dbg !98
  %191 = tail call contract double @llvm.fabs.f64(double %190), !dbg !99
  %192 = fadd contract double %184, %191, !dbg !100
    #dbg_value(i32 4, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %192, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %156, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %193 = fadd contract double %155, %189, !dbg !93
    #dbg_value(double %193, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %194 = fmul contract double %193, 5.000000e-01, !dbg !94
  %195 = fsub contract double %194, %156, !dbg !95
  %196 = fmul contract double %6, %195, !dbg !96
  %197 = fadd contract double %156, %196, !dbg !97
  %198 = fsub contract double %197, %156, !dbg !98
  %199 = tail call contract double @llvm.fabs.f64(double %198), !dbg !99
  %200 = fadd contract double %192, %199, !dbg !100
    #dbg_value(i32 5, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %200, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %155, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %201 = fadd contract double %154, %197, !dbg !93
    #dbg_value(double %201, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %202 = fmul contract double %201, 5.000000e-01, !dbg !94
  %203 = fsub contract double %202, %155, !dbg !95
  %204 = fmul contract double %6, %203, !dbg !96
  %205 = fadd contract double %155, %204, !dbg !97
  %206 = fsub contract double %205, %155, !dbg !98
  %207 = tail call contract double @llvm.fabs.f64(double %206), !dbg !99
  %208 = fadd contract double %200, %207, !dbg !100
    #dbg_value(i32 6, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %208, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %154, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %209 = fadd contract double %153, %205, !dbg !93
    #dbg_value(double %209, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %210 = fmul contract double %209, 5.000000e-01, !dbg !94
  %211 = fsub contract double %210, %154, !dbg !95
  %212 = fmul contract double %6, %211, !dbg !96
  %213 = fadd contract double %154, %212, !dbg !97
  %214 = fsub contract double %213, %154, !dbg !98
  %215 = tail call contract double @llvm.fabs.f64(double %214), !dbg !99
  %216 = fadd contract double %208, %215, !dbg !100
    #dbg_value(i32 7, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %216, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %153, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %217 = fadd contract double %152, %213, !dbg !93
    #dbg_value(double %217, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %218 = fmul contract double %217, 5.000000e-01, !dbg !94
  %219 = fsub contract double %218, %153, !dbg !95
  %220 = fmul contract double %6, %219, !dbg !96
  %221 = fadd contract double %153, %220, !dbg !97
  %222 = fsub contract double %221, %153, !dbg !98
  %223 = tail call contract double @llvm.fabs.f64(double %222), !dbg !99
  %224 = fadd contract double %216, %223, !dbg !100
    #dbg_value(i32 8, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %224, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %152, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %225 = fadd contract double %151, %221, !dbg !93
    #dbg_value(double %225, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %226 = fmul contract double %225, 5.000000e-01, !dbg !94
  %227 = fsub contract double %226, %152, !dbg !95
  %228 = fmul contract double %6, %227, !dbg !96
  %229 = fadd contract double %152, %228, !dbg !97
  %230 = fsub contract double %229, %152, !dbg !98
  %231 = tail call contract double @llvm.fabs.f64(double %230), !dbg !99
  %232 = fadd contract double %224, %231, !dbg !100
    #dbg_value(i32 9, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %232, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %151, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %233 = fadd contract double %150, %229, !dbg !93
    #dbg_value(double %233, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %234 = fmul contract double %233, 5.000000e-01, !dbg !94
  %235 = fsub contract double %234, %151, !dbg !95
  %236 = fmul contract double %6, %235, !dbg !96
  %237 = fadd contract double %151, %236, !dbg !97
  %238 = fsub contract double %237, %151, !dbg !98
  %239 = tail call contract double @llvm.fabs.f64(double %238), !dbg !99
  %240 = fadd contract double %232, %239, !dbg !100
    #dbg_value(i32 10, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %240, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %150, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %241 = fadd contract double %149, %237, !dbg !93
    #dbg_value(double %241, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %242 = fmul contract double %241, 5.000000e-01, !dbg !94
  %243 = fsub contract double %242, %150, !dbg !95
  %244 = fmul contract double %6, %243, !dbg !96
  %245 = fadd contract double %150, %244, !dbg !97
  %246 = fsub contract double %245, %150, !dbg !98
  %247 = tail call contract double @llvm.fabs.f64(double %246), !dbg !99
  %248 = fadd contract double %240, %247, !dbg !100
    #dbg_value(i32 11, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %248, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %149, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %249 = fadd contract double %148, %245, !dbg !93
    #dbg_value(double %249, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %250 = fmul contract double %249, 5.000000e-01, !dbg !94
  %251 = fsub contract double %250, %149, !dbg !95
  %252 = fmul contract double %6, %251, !dbg !96
  %253 = fadd contract double %149, %252, !dbg !97
  %254 = fsub contract double %253, %149, !dbg !98
  %255 = tail call contract double @llvm.fabs.f64(double %254), !dbg !99
  %256 = fadd contract double %248, %255, !dbg !100
    #dbg_value(i32 12, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %256, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %148, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %257 = fadd contract double %147, %253, !dbg !93
    #dbg_value(double %257, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %258 = fmul contract double %257, 5.000000e-01, !dbg !94
  %259 = fsub contract double %258, %148, !dbg !95
  %260 = fmul contract double %6, %259, !dbg !96
  %261 = fadd contract double %148, %260, !dbg !97
  %262 = fsub contract double %261, %148, !dbg !98
  %263 = tail call contract double @llvm.fabs.f64(double %262), !dbg !99
  %264 = fadd contract double %256, %263, !dbg !100
    #dbg_value(i32 13, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %264, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %147, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %265 = fadd contract double %146, %261, !dbg !93
    #dbg_value(double %265, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %266 = fmul contract double %265, 5.000000e-01, !dbg !94
  %267 = fsub contract double %266, %147, !dbg !95
  %268 = fmul contract double %6, %267, !dbg !96
  %269 = fadd contract double %147, %268, !dbg !97
  %270 = fsub contract double %269, %147, !dbg !98
  %271 = tail call contract double @llvm.fabs.f64(double %270), !dbg !99
  %272 = fadd contract double %264, %271, !dbg !100
    #dbg_value(i32 14, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %272, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %146, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %273 = fadd contract double %145, %269, !dbg !93
    #dbg_value(double %273, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %274 = fmul contract double %273, 5.000000e-01, !dbg !94
  %275 = fsub contract double %274, %146, !dbg !95
  %276 = fmul contract double %6, %275, !dbg !96
  %277 = fadd contract double %146, %276, !dbg !97
  %278 = fsub contract double %277, %146, !dbg !98
  %279 = tail call contract double @llvm.fabs.f64(double %278), !dbg !99
  %280 = fadd contract double %272, %279, !dbg !100
    #dbg_value(i32 15, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %280, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %145, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %281 = fadd contract double %144, %277, !dbg !93
    #dbg_value(double %281, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %282 = fmul contract double %281, 5.000000e-01, !dbg !94
  %283 = fsub contract double %282, %145, !dbg !95
  %284 = fmul contract double %6, %283, !dbg !96
  %285 = fadd contract double %145, %284, !dbg !97
  %286 = fsub contract double %285, %145, !dbg !98
  %287 = tail call contract double @llvm.fabs.f64(double %286), !dbg !99
  %288 = fadd contract double %280, %287, !dbg !100
    #dbg_value(i32 16, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %288, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %144, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %289 = fadd contract double %143, %285, !dbg !93
    #dbg_value(double %289, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %290 = fmul contract double %289, 5.000000e-01, !dbg !94
  %291 = fsub contract double %290, %144, !dbg !95
  %292 = fmul contract double %6, %291, !dbg !96
  %293 = fadd contract double %144, %292, !dbg !97
  %294 = fsub contract double %293, %144, !dbg !98
  %295 = tail call contract double @llvm.fabs.f64(double %294), !dbg !99
  %296 = fadd contract double %288, %295, !dbg !100
    #dbg_value(i32 17, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %296, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %143, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %297 = fadd contract double %142, %293, !dbg !93
    #dbg_value(double %297, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %298 = fmul contract double %297, 5.000000e-01, !dbg !94
  %299 = fsub contract double %298, %143, !dbg !95
  %300 = fmul contract double %6, %299, !dbg !96
  %301 = fadd contract double %143, %300, !dbg !97
  %302 = fsub contract double %301, %143, !dbg !98
  %303 = tail call contract double @llvm.fabs.f64(double %302), !dbg !99
  %304 = fadd contract double %296, %303, !dbg !100
    #dbg_value(i32 18, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %304, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %142, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %305 = fadd contract double %141, %301, !dbg !93
    #dbg_value(double %305, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %306 = fmul contract double %305, 5.000000e-01, !dbg !94
  %307 = fsub contract double %306, %142, !dbg !95
  %308 = fmul contract double %6, %307, !dbg !96
  %309 = fadd contract double %142, %308, !dbg !97
  %310 = fsub contract double %309, %142, !dbg !98
  %311 = tail call contract double @llvm.fabs.f64(double %310), !dbg !99
  %312 = fadd contract double %304, %311, !dbg !100
    #dbg_value(i32 19, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %312, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %141, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %313 = fadd contract double %166, %309, !dbg !93
    #dbg_value(double %313, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %314 = fmul contract double %313, 5.000000e-01, !dbg !94
  %315 = fsub contract double %314, %141, !dbg !95
  %316 = fmul contract double %6, %315, !dbg !96
  %317 = fadd contract double %141, %316, !dbg !97
  %318 = fsub contract double %317, %141, !dbg !98
  %319 = tail call contract double @llvm.fabs.f64(double %318), !dbg !99
  %320 = fadd contract double %312, %319, !dbg !100
    #dbg_value(i32 20, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(double %320, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
  %321 = mul nsw i32 %161, %4, !dbg !101
  %322 = add nsw i32 %321, %15, !dbg !102
  %323 = sext i32 %322 to i64, !dbg !103
  %324 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %323, !dbg !103
  store double %320, ptr addrspace(1) %324, align 8, !dbg !104, !tbaa !77
  %325 = add nuw nsw i32 %161, 1, !dbg !105
    #dbg_value(i32 %325, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %326 = icmp eq i32 %325, %5, !dbg !88
  br i1 %326, label %327, label %140, !dbg !89, !llvm.loop !106

327:                                              ; preds = %140, %17
  %328 = phi double [ %138, %17 ], [ %317, %140 ], !dbg !63
  %329 = phi double [ %133, %17 ], [ %309, %140 ], !dbg !63
  %330 = phi double [ %128, %17 ], [ %301, %140 ], !dbg !63
  %331 = phi double [ %123, %17 ], [ %293, %140 ], !dbg !63
  %332 = phi double [ %118, %17 ], [ %285, %140 ], !dbg !63
  %333 = phi double [ %113, %17 ], [ %277, %140 ], !dbg !63
  %334 = phi double [ %108, %17 ], [ %269, %140 ], !dbg !63
  %335 = phi double [ %103, %17 ], [ %261, %140 ], !dbg !63
  %336 = phi double [ %98, %17 ], [ %253, %140 ], !dbg !63
  %337 = phi double [ %96, %17 ], [ %245, %140 ], !dbg !63
  %338 = phi double [ %94, %17 ], [ %237, %140 ], !dbg !63
  %339 = phi double [ %92, %17 ], [ %229, %140 ], !dbg !63
  %340 = phi double [ %90, %17 ], [ %221, %140 ], !dbg !63
  %341 = phi double [ %88, %17 ], [ %213, %140 ], !dbg !63
  %342 = phi double [ %86, %17 ], [ %205, %140 ], !dbg !63
  %343 = phi double [ %84, %17 ], [ %197, %140 ], !dbg !63
  %344 = phi double [ %82, %17 ], [ %189, %140 ], !dbg !63
  %345 = phi double [ %80, %17 ], [ %181, %140 ], !dbg !63
  %346 = phi double [ %78, %17 ], [ %173, %140 ], !dbg !63
  %347 = phi double [ %76, %17 ], [ %166, %140 ], !dbg !63
    #dbg_value(i32 0, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
    #dbg_value(i32 0, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %348 = fmul contract double %20, %347, !dbg !111
  %349 = fadd contract double %44, %348, !dbg !114
  %350 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %18, !dbg !115
  store double %349, ptr addrspace(1) %350, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 1, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %351 = fmul contract double %24, %346, !dbg !111
  %352 = fadd contract double %49, %351, !dbg !114
  %353 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %22, !dbg !115
  store double %352, ptr addrspace(1) %353, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 2, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %354 = fmul contract double %29, %345, !dbg !111
  %355 = fadd contract double %54, %354, !dbg !114
  %356 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %27, !dbg !115
  store double %355, ptr addrspace(1) %356, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 3, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %357 = fmul contract double %34, %344, !dbg !111
  %358 = fadd contract double %59, %357, !dbg !114
  %359 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %32, !dbg !115
  store double %358, ptr addrspace(1) %359, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 4, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %360 = fmul contract double %39, %343, !dbg !111
  %361 = fadd contract double %64, %360, !dbg !114
  %362 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %37, !dbg !115
  store double %361, ptr addrspace(1) %362, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 5, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %363 = fmul contract double %44, %342, !dbg !111
  %364 = fadd contract double %69, %363, !dbg !114
  %365 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %42, !dbg !115
  store double %364, ptr addrspace(1) %365, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 6, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %366 = fmul contract double %49, %341, !dbg !111
  %367 = fadd contract double %74, %366, !dbg !114
  %368 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %47, !dbg !115
  store double %367, ptr addrspace(1) %368, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 7, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %369 = fmul contract double %54, %340, !dbg !111
  %370 = fadd contract double %20, %369, !dbg !114
  %371 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %52, !dbg !115
  store double %370, ptr addrspace(1) %371, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 8, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %372 = fmul contract double %59, %339, !dbg !111
  %373 = fadd contract double %24, %372, !dbg !114
  %374 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %57, !dbg !115
  store double %373, ptr addrspace(1) %374, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 9, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %375 = fmul contract double %64, %338, !dbg !111
  %376 = fadd contract double %29, %375, !dbg !114
  %377 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %62, !dbg !115
  store double %376, ptr addrspace(1) %377, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 10, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %378 = fmul contract double %69, %337, !dbg !111
  %379 = fadd contract double %34, %378, !dbg !114
  %380 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %67, !dbg !115
  store double %379, ptr addrspace(1) %380, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 11, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %381 = fmul contract double %74, %336, !dbg !111
  %382 = fadd contract double %39, %381, !dbg !114
  %383 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %72, !dbg !115
  store double %382, ptr addrspace(1) %383, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 12, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %384 = fmul contract double %20, %335, !dbg !111
  %385 = fadd contract double %44, %384, !dbg !114
  %386 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %101, !dbg !115
  store double %385, ptr addrspace(1) %386, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 13, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %387 = fmul contract double %24, %334, !dbg !111
  %388 = fadd contract double %49, %387, !dbg !114
  %389 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %106, !dbg !115
  store double %388, ptr addrspace(1) %389, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 14, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %390 = fmul contract double %29, %333, !dbg !111
  %391 = fadd contract double %54, %390, !dbg !114
  %392 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %111, !dbg !115
  store double %391, ptr addrspace(1) %392, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 15, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %393 = fmul contract double %34, %332, !dbg !111
  %394 = fadd contract double %59, %393, !dbg !114
  %395 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %116, !dbg !115
  store double %394, ptr addrspace(1) %395, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 16, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %396 = fmul contract double %39, %331, !dbg !111
  %397 = fadd contract double %64, %396, !dbg !114
  %398 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %121, !dbg !115
  store double %397, ptr addrspace(1) %398, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 17, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %399 = fmul contract double %44, %330, !dbg !111
  %400 = fadd contract double %69, %399, !dbg !114
  %401 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %126, !dbg !115
  store double %400, ptr addrspace(1) %401, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 18, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %402 = fmul contract double %49, %329, !dbg !111
  %403 = fadd contract double %74, %402, !dbg !114
  %404 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %131, !dbg !115
  store double %403, ptr addrspace(1) %404, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 19, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  %405 = fmul contract double %54, %328, !dbg !111
  %406 = fadd contract double %20, %405, !dbg !114
  %407 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %136, !dbg !115
  store double %406, ptr addrspace(1) %407, align 8, !dbg !116, !tbaa !77
    #dbg_value(i32 20, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !110)
  br label %408, !dbg !117

408:                                              ; preds = %7, %327
  ret void, !dbg !117
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15}
!llvm.errno.tbaa = !{!16}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "late_coefficients.hip", directory: ".", checksumkind: CSK_MD5, checksum: "fd8cf55ea25282e210f2621aaca79be0")
!2 = !{!3, !8}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression(DW_OP_constu, 12, DW_OP_stack_value))
!4 = distinct !DIGlobalVariable(name: "kCoefficients", scope: !5, file: !1, line: 11, type: !6, isLocal: true, isDefinition: true)
!5 = !DINamespace(scope: null)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression(DW_OP_constu, 20, DW_OP_stack_value))
!9 = distinct !DIGlobalVariable(name: "kUnknowns", scope: !5, file: !1, line: 10, type: !6, isLocal: true, isDefinition: true)
!10 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!11 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C++ TBAA"}
!20 = distinct !DISubprogram(name: "late_coefficients", scope: !1, file: !1, line: 17, type: !21, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !29)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23, !23, !27, !27, !7, !7, !26}
!23 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64, dwarfAddressSpace: 1)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!26 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!27 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64, dwarfAddressSpace: 1)
!29 = !{!30, !31, !32, !33, !34, !35, !36, !37, !38, !42, !44, !48, !50, !52, !55, !57, !60, !61}
!30 = !DILocalVariable(name: "right_side", arg: 1, scope: !20, file: !1, line: 17, type: !23)
!31 = !DILocalVariable(name: "coefficients", arg: 2, scope: !20, file: !1, line: 17, type: !23)
!32 = !DILocalVariable(name: "solution", arg: 3, scope: !20, file: !1, line: 18, type: !27)
!33 = !DILocalVariable(name: "residuals", arg: 4, scope: !20, file: !1, line: 18, type: !27)
!34 = !DILocalVariable(name: "cells", arg: 5, scope: !20, file: !1, line: 18, type: !7)
!35 = !DILocalVariable(name: "sweeps", arg: 6, scope: !20, file: !1, line: 19, type: !7)
!36 = !DILocalVariable(name: "relaxation", arg: 7, scope: !20, file: !1, line: 19, type: !26)
!37 = !DILocalVariable(name: "cell", scope: !20, file: !1, line: 20, type: !6)
!38 = !DILocalVariable(name: "late", scope: !20, file: !1, line: 24, type: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 768, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 12)
!42 = !DILocalVariable(name: "k", scope: !43, file: !1, line: 26, type: !7)
!43 = distinct !DILexicalBlock(scope: !20, file: !1, line: 26, column: 3)
!44 = !DILocalVariable(name: "x", scope: !20, file: !1, line: 29, type: !45)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 1280, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 20)
!48 = !DILocalVariable(name: "k", scope: !49, file: !1, line: 31, type: !7)
!49 = distinct !DILexicalBlock(scope: !20, file: !1, line: 31, column: 3)
!50 = !DILocalVariable(name: "sweep", scope: !51, file: !1, line: 36, type: !7)
!51 = distinct !DILexicalBlock(scope: !20, file: !1, line: 36, column: 3)
!52 = !DILocalVariable(name: "change", scope: !53, file: !1, line: 37, type: !26)
!53 = distinct !DILexicalBlock(scope: !54, file: !1, line: 36, column: 48)
!54 = distinct !DILexicalBlock(scope: !51, file: !1, line: 36, column: 3)
!55 = !DILocalVariable(name: "k", scope: !56, file: !1, line: 39, type: !7)
!56 = distinct !DILexicalBlock(scope: !53, file: !1, line: 39, column: 5)
!57 = !DILocalVariable(name: "before", scope: !58, file: !1, line: 40, type: !25)
!58 = distinct !DILexicalBlock(scope: !59, file: !1, line: 39, column: 41)
!59 = distinct !DILexicalBlock(scope: !56, file: !1, line: 39, column: 5)
!60 = !DILocalVariable(name: "neighbours", scope: !58, file: !1, line: 41, type: !25)
!61 = !DILocalVariable(name: "k", scope: !62, file: !1, line: 49, type: !7)
!62 = distinct !DILexicalBlock(scope: !20, file: !1, line: 49, column: 3)
!63 = !DILocation(line: 0, scope: !20)
!64 = !DILocation(line: 20, column: 20, scope: !20)
!65 = !DILocation(line: 20, column: 33, scope: !20)
!66 = !{i16 1, i16 1025}
!67 = !{}
!68 = !DILocation(line: 20, column: 31, scope: !20)
!69 = !DILocation(line: 20, column: 46, scope: !20)
!70 = !DILocation(line: 20, column: 44, scope: !20)
!71 = !DILocation(line: 21, column: 12, scope: !72)
!72 = distinct !DILexicalBlock(scope: !20, file: !1, line: 21, column: 7)
!73 = !DILocation(line: 0, scope: !43)
!74 = !DILocation(line: 27, column: 15, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !1, line: 26, column: 43)
!76 = distinct !DILexicalBlock(scope: !43, file: !1, line: 26, column: 3)
!77 = !{!78, !78, i64 0}
!78 = !{!"double", !18, i64 0}
!79 = !DILocation(line: 27, column: 38, scope: !75)
!80 = !DILocation(line: 27, column: 30, scope: !75)
!81 = !DILocation(line: 0, scope: !49)
!82 = !DILocation(line: 32, column: 12, scope: !83)
!83 = distinct !DILexicalBlock(scope: !84, file: !1, line: 31, column: 39)
!84 = distinct !DILexicalBlock(scope: !49, file: !1, line: 31, column: 3)
!85 = !DILocation(line: 32, column: 25, scope: !83)
!86 = !DILocation(line: 32, column: 33, scope: !83)
!87 = !DILocation(line: 0, scope: !51)
!88 = !DILocation(line: 36, column: 29, scope: !54)
!89 = !DILocation(line: 36, column: 3, scope: !51)
!90 = !DILocation(line: 0, scope: !56)
!91 = !DILocation(line: 0, scope: !53)
!92 = !DILocation(line: 0, scope: !58)
!93 = !DILocation(line: 41, column: 56, scope: !58)
!94 = !DILocation(line: 42, column: 33, scope: !58)
!95 = !DILocation(line: 42, column: 46, scope: !58)
!96 = !DILocation(line: 42, column: 26, scope: !58)
!97 = !DILocation(line: 42, column: 12, scope: !58)
!98 = !DILocation(line: 43, column: 37, scope: !58)
!99 = !DILocation(line: 43, column: 17, scope: !58)
!100 = !DILocation(line: 43, column: 14, scope: !58)
!101 = !DILocation(line: 45, column: 21, scope: !53)
!102 = !DILocation(line: 45, column: 29, scope: !53)
!103 = !DILocation(line: 45, column: 5, scope: !53)
!104 = !DILocation(line: 45, column: 37, scope: !53)
!105 = !DILocation(line: 36, column: 39, scope: !54)
!106 = distinct !{!106, !89, !107, !108, !109}
!107 = !DILocation(line: 46, column: 3, scope: !51)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !{!"llvm.loop.unroll.disable"}
!110 = !DILocation(line: 0, scope: !62)
!111 = !DILocation(line: 50, column: 39, scope: !112)
!112 = distinct !DILexicalBlock(scope: !113, file: !1, line: 49, column: 39)
!113 = distinct !DILexicalBlock(scope: !62, file: !1, line: 49, column: 3)
!114 = !DILocation(line: 50, column: 65, scope: !112)
!115 = !DILocation(line: 50, column: 5, scope: !112)
!116 = !DILocation(line: 50, column: 32, scope: !112)
!117 = !DILocation(line: 52, column: 1, scope: !20)

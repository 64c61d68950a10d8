; ModuleID = 'response_curve.hip'
source_filename = "response_curve.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @response_curve(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, ptr addrspace(1) noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !dbg !22 {
    #dbg_value(ptr addrspace(1) %0, !30, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !52)
    #dbg_value(ptr addrspace(1) %1, !31, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !52)
    #dbg_value(ptr addrspace(1) %2, !32, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !52)
    #dbg_value(ptr addrspace(1) %3, !33, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !52)
    #dbg_value(i32 %4, !34, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !52)
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !53
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !54
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12, !dbg !54
  %9 = load i16, ptr addrspace(4) %8, align 4, !dbg !54, !range !55, !invariant.load !56, !noundef !56
  %10 = zext nneg i16 %9 to i32, !dbg !54
  %11 = mul i32 %6, %10, !dbg !57
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !58
  %13 = add i32 %11, %12, !dbg !59
    #dbg_value(i32 %13, !35, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !52)
  %14 = icmp slt i32 %13, %4, !dbg !60
  br i1 %14, label %15, label %272, !dbg !60

15:                                               ; preds = %5
    #dbg_value(i32 0, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
    #dbg_value(i32 0, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %16 = sext i32 %13 to i64, !dbg !63
  %17 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %16, !dbg !63
  %18 = load double, ptr addrspace(1) %17, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 1, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %19 = add nsw i32 %4, %13, !dbg !68
  %20 = sext i32 %19 to i64, !dbg !63
  %21 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %20, !dbg !63
  %22 = load double, ptr addrspace(1) %21, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 2, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %23 = shl nsw i32 %4, 1, !dbg !69
  %24 = add nsw i32 %23, %13, !dbg !68
  %25 = sext i32 %24 to i64, !dbg !63
  %26 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %25, !dbg !63
  %27 = load double, ptr addrspace(1) %26, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 3, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %28 = mul nsw i32 %4, 3, !dbg !69
  %29 = add nsw i32 %28, %13, !dbg !68
  %30 = sext i32 %29 to i64, !dbg !63
  %31 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %30, !dbg !63
  %32 = load double, ptr addrspace(1) %31, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 4, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %33 = shl nsw i32 %4, 2, !dbg !69
  %34 = add nsw i32 %33, %13, !dbg !68
  %35 = sext i32 %34 to i64, !dbg !63
  %36 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %35, !dbg !63
  %37 = load double, ptr addrspace(1) %36, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 5, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %38 = mul nsw i32 %4, 5, !dbg !69
  %39 = add nsw i32 %38, %13, !dbg !68
  %40 = sext i32 %39 to i64, !dbg !63
  %41 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %40, !dbg !63
  %42 = load double, ptr addrspace(1) %41, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 6, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %43 = mul nsw i32 %4, 6, !dbg !69
  %44 = add nsw i32 %43, %13, !dbg !68
  %45 = sext i32 %44 to i64, !dbg !63
  %46 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %45, !dbg !63
  %47 = load double, ptr addrspace(1) %46, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 7, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %48 = mul nsw i32 %4, 7, !dbg !69
  %49 = add nsw i32 %48, %13, !dbg !68
  %50 = sext i32 %49 to i64, !dbg !63
  %51 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %50, !dbg !63
  %52 = load double, ptr addrspace(1) %51, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 8, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %53 = shl nsw i32 %4, 3, !dbg !69
  %54 = add nsw i32 %53, %13, !dbg !68
  %55 = sext i32 %54 to i64, !dbg !63
  %56 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %55, !dbg !63
  %57 = load double, ptr addrspace(1) %56, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 9, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %58 = mul nsw i32 %4, 9, !dbg !69
  %59 = add nsw i32 %58, %13, !dbg !68
  %60 = sext i32 %59 to i64, !dbg !63
  %61 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %60, !dbg !63
  %62 = load double, ptr addrspace(1) %61, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 10, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %63 = mul nsw i32 %4, 10, !dbg !69
  %64 = add nsw i32 %63, %13, !dbg !68
  %65 = sext i32 %64 to i64, !dbg !63
  %66 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %65, !dbg !63
  %67 = load double, ptr addrspace(1) %66, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 11, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %68 = mul nsw i32 %4, 11, !dbg !69
  %69 = add nsw i32 %68, %13, !dbg !68
  %70 = sext i32 %69 to i64, !dbg !63
  %71 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %70, !dbg !63
  %72 = load double, ptr addrspace(1) %71, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 12, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %73 = mul nsw i32 %4, 12, !dbg !69
  %74 = add nsw i32 %73, %13, !dbg !68
  %75 = sext i32 %74 to i64, !dbg !63
  %76 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %75, !dbg !63
  %77 = load double, ptr addrspace(1) %76, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 13, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %78 = mul nsw i32 %4, 13, !dbg !69
  %79 = add nsw i32 %78, %13, !dbg !68
  %80 = sext i32 %79 to i64, !dbg !63
  %81 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %80, !dbg !63
  %82 = load double, ptr addrspace(1) %81, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 14, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %83 = mul nsw i32 %4, 14, !dbg !69
  %84 = add nsw i32 %83, %13, !dbg !68
  %85 = sext i32 %84 to i64, !dbg !63
  %86 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %85, !dbg !63
  %87 = load double, ptr addrspace(1) %86, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 15, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %88 = mul nsw i32 %4, 15, !dbg !69
  %89 = add nsw i32 %88, %13, !dbg !68
  %90 = sext i32 %89 to i64, !dbg !63
  %91 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %90, !dbg !63
  %92 = load double, ptr addrspace(1) %91, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 16, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %93 = shl nsw i32 %4, 4, !dbg !69
  %94 = add nsw i32 %93, %13, !dbg !68
  %95 = sext i32 %94 to i64, !dbg !63
  %96 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %95, !dbg !63
  %97 = load double, ptr addrspace(1) %96, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 17, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %98 = mul nsw i32 %4, 17, !dbg !69
  %99 = add nsw i32 %98, %13, !dbg !68
  %100 = sext i32 %99 to i64, !dbg !63
  %101 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %100, !dbg !63
  %102 = load double, ptr addrspace(1) %101, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 18, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %103 = mul nsw i32 %4, 18, !dbg !69
  %104 = add nsw i32 %103, %13, !dbg !68
  %105 = sext i32 %104 to i64, !dbg !63
  %106 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %105, !dbg !63
  %107 = load double, ptr addrspace(1) %106, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 19, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %108 = mul nsw i32 %4, 19, !dbg !69
  %109 = add nsw i32 %108, %13, !dbg !68
  %110 = sext i32 %109 to i64, !dbg !63
  %111 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %110, !dbg !63
  %112 = load double, ptr addrspace(1) %111, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 20, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %113 = mul nsw i32 %4, 20, !dbg !69
  %114 = add nsw i32 %113, %13, !dbg !68
  %115 = sext i32 %114 to i64, !dbg !63
  %116 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %115, !dbg !63
  %117 = load double, ptr addrspace(1) %116, align 8, !dbg !63, !tbaa !66
    #dbg_value(i32 21, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !62)
  %118 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %119 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %121 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %122 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %123 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %124 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  %125 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  %126 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  %127 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 80
  %128 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 88
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 96
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 104
  br label %175, !dbg !70

131:                                              ; preds = %175
  %132 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 112
    #dbg_value(i32 0, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
    #dbg_value(i32 0, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %133 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %134 = fmul contract double %18, %133, !dbg !75
  store double %134, ptr addrspace(1) %17, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 1, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %135 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %136 = fmul contract double %22, %135, !dbg !75
  store double %136, ptr addrspace(1) %21, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 2, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %137 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %138 = fmul contract double %27, %137, !dbg !75
  store double %138, ptr addrspace(1) %26, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 3, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %139 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %140 = fmul contract double %32, %139, !dbg !75
  store double %140, ptr addrspace(1) %31, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 4, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %141 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %142 = fmul contract double %37, %141, !dbg !75
  store double %142, ptr addrspace(1) %36, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 5, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %143 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %144 = fmul contract double %42, %143, !dbg !75
  store double %144, ptr addrspace(1) %41, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 6, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %145 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %146 = fmul contract double %47, %145, !dbg !75
  store double %146, ptr addrspace(1) %46, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 7, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %147 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %148 = fmul contract double %52, %147, !dbg !75
  store double %148, ptr addrspace(1) %51, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 8, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %149 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %150 = fmul contract double %57, %149, !dbg !75
  store double %150, ptr addrspace(1) %56, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 9, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %151 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %152 = fmul contract double %62, %151, !dbg !75
  store double %152, ptr addrspace(1) %61, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 10, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %153 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %154 = fmul contract double %67, %153, !dbg !75
  store double %154, ptr addrspace(1) %66, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 11, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %155 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %156 = fmul contract double %72, %155, !dbg !75
  store double %156, ptr addrspace(1) %71, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 12, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %157 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %158 = fmul contract double %77, %157, !dbg !75
  store double %158, ptr addrspace(1) %76, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 13, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %159 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %160 = fmul contract double %82, %159, !dbg !75
  store double %160, ptr addrspace(1) %81, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 14, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %161 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %162 = fmul contract double %87, %161, !dbg !75
  store double %162, ptr addrspace(1) %86, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 15, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %163 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %164 = fmul contract double %92, %163, !dbg !75
  store double %164, ptr addrspace(1) %91, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 16, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %165 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %166 = fmul contract double %97, %165, !dbg !75
  store double %166, ptr addrspace(1) %96, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 17, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %167 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %168 = fmul contract double %102, %167, !dbg !75
  store double %168, ptr addrspace(1) %101, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 18, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %169 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %170 = fmul contract double %107, %169, !dbg !75
  store double %170, ptr addrspace(1) %106, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 19, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %171 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %172 = fmul contract double %112, %171, !dbg !75
  store double %172, ptr addrspace(1) %111, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 20, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  %173 = load double, ptr addrspace(1) %132, align 8, !dbg !72, !tbaa !66
  %174 = fmul contract double %117, %173, !dbg !75
  store double %174, ptr addrspace(1) %116, align 8, !dbg !76, !tbaa !66
    #dbg_value(i32 21, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !71)
  br label %272, !dbg !77

175:                                              ; preds = %175, %15
  %176 = phi i32 [ 0, %15 ], [ %270, %175 ]
    #dbg_value(i32 %176, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !78)
  %177 = mul nsw i32 %176, %4, !dbg !79
  %178 = add nsw i32 %177, %13, !dbg !80
  %179 = sext i32 %178 to i64, !dbg !81
  %180 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %179, !dbg !81
  %181 = load double, ptr addrspace(1) %180, align 8, !dbg !81, !tbaa !66
    #dbg_value(double %181, !44, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %182 = load double, ptr addrspace(1) %0, align 8, !dbg !83, !tbaa !66
    #dbg_value(i32 1, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
    #dbg_value(double %182, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %183 = fmul contract double %181, %182, !dbg !85
  %184 = load double, ptr addrspace(1) %118, align 8, !dbg !88, !tbaa !66
  %185 = fadd contract double %183, %184, !dbg !89
    #dbg_value(double %185, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 2, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %186 = fmul contract double %181, %185, !dbg !85
  %187 = load double, ptr addrspace(1) %119, align 8, !dbg !88, !tbaa !66
  %188 = fadd contract double %186, %187, !dbg !89
    #dbg_value(double %188, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 3, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %189 = fmul contract double %181, %188, !dbg !85
  %190 = load double, ptr addrspace(1) %120, align 8, !dbg !88, !tbaa !66
  %191 = fadd contract double %189, %190, !dbg !89
    #dbg_value(double %191, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 4, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %192 = fmul contract double %181, %191, !dbg !85
  %193 = load double, ptr addrspace(1) %121, align 8, !dbg !88, !tbaa !66
  %194 = fadd contract double %192, %193, !dbg !89
    #dbg_value(double %194, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 5, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %195 = fmul contract double %181, %194, !dbg !85
  %196 = load double, ptr addrspace(1) %122, align 8, !dbg !88, !tbaa !66
  %197 = fadd contract double %195, %196, !dbg !89
    #dbg_value(double %197, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 6, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %198 = fmul contract double %181, %197, !dbg !85
  %199 = load double, ptr addrspace(1) %123, align 8, !dbg !88, !tbaa !66
  %200 = fadd contract double %198, %199, !dbg !89
    #dbg_value(double %200, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 7, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %201 = fmul contract double %181, %200, !dbg !85
  %202 = load double, ptr addrspace(1) %124, align 8, !dbg !88, !tbaa !66
  %203 = fadd contract double %201, %202, !dbg !89
    #dbg_value(double %203, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 8, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %204 = fmul contract double %181, %203, !dbg !85
  %205 = load double, ptr addrspace(1) %125, align 8, !dbg !88, !tbaa !66
  %206 = fadd contract double %204, %205, !dbg !89
    #dbg_value(double %206, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 9, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %207 = fmul contract double %181, %206, !dbg !85
  %208 = load double, ptr addrspace(1) %126, align 8, !dbg !88, !tbaa !66
  %209 = fadd contract double %207, %208, !dbg !89
    #dbg_value(double %209, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 10, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %210 = fmul contract double %181, %209, !dbg !85
  %211 = load double, ptr addrspace(1) %127, align 8, !dbg !88, !tbaa !66
  %212 = fadd contract double %210, %211, !dbg !89
    #dbg_value(double %212, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 11, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %213 = fmul contract double %181, %212, !dbg !85
  %214 = load double, ptr addrspace(1) %128, align 8, !dbg !88, !tbaa !66
  %215 = fadd contract double %213, %214, !dbg !89
    #dbg_value(double %215, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 12, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %216 = fmul contract double %181, %215, !dbg !85
  %217 = load double, ptr addrspace(1) %129, align 8, !dbg !88, !tbaa !66
  %218 = fadd contract double %216, %217, !dbg !89
    #dbg_value(double %218, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 13, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %219 = fmul contract double %181, %218, !dbg !85
  %220 = load double, ptr addrspace(1) %130, align 8, !dbg !88, !tbaa !66
  %221 = fadd contract double %219, %220, !dbg !89
    #dbg_value(double %221, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 14, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %222 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %179, !dbg !90
  store double %221, ptr addrspace(1) %222, align 8, !dbg !91, !tbaa !66
  %223 = or disjoint i32 %176, 1, !dbg !92
    #dbg_value(i32 %223, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !78)
  %224 = mul nsw i32 %223, %4, !dbg !79
  %225 = add nsw i32 %224, %13, !dbg !80
  %226 = sext i32 %225 to i64, !dbg !81
  %227 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %226, !dbg !81
  %228 = load double, ptr addrspace(1) %227, align 8, !dbg !81, !tbaa !66
    #dbg_value(double %228, !44, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %229 = load double, ptr addrspace(1) %0, align 8, !dbg !83, !tbaa !66
    #dbg_value(i32 1, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
    #dbg_value(double %229, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %230 = fmul contract double %228, %229, !dbg !85
  %231 = load double, ptr addrspace(1) %118, align 8, !dbg !88, !tbaa !66
  %232 = fadd contract double %230, %231, !dbg !89
    #dbg_value(double %232, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 2, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %233 = fmul contract double %228, %232, !dbg !85
  %234 = load double, ptr addrspace(1) %119, align 8, !dbg !88, !tbaa !66
  %235 = fadd contract double %233, %234, !dbg !89
    #dbg_value(double %235, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 3, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %236 = fmul contract double %228, %235, !dbg !85
  %237 = load double, ptr addrspace(1) %120, align 8, !dbg !88, !tbaa !66
  %238 = fadd contract double %236, %237, !dbg !89
    #dbg_value(double %238, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 4, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %239 = fmul contract double %228, %238, !dbg !85
  %240 = load double, ptr addrspace(1) %121, align 8, !dbg !88, !tbaa !66
  %241 = fadd contract double %239, %240, !dbg !89
    #dbg_value(double %241, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 5, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %242 = fmul contract double %228, %241, !dbg !85
  %243 = load double, ptr addrspace(1) %122, align 8, !dbg !88, !tbaa !66
  %244 = fadd contract double %242, %243, !dbg !89
    #dbg_value(double %244, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 6, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %245 = fmul contract double %228, %244, !dbg !85
  %246 = load double, ptr addrspace(1) %123, align 8, !dbg !88, !tbaa !66
  %247 = fadd contract double %245, %246, !dbg !89
    #dbg_value(double %247, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 7, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %248 = fmul contract double %228, %247, !dbg !85
  %249 = load double, ptr addrspace(1) %124, align 8, !dbg !88, !tbaa !66
  %250 = fadd contract double %248, %249, !dbg !89
    #dbg_value(double %250, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 8, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %251 = fmul contract double %228, %250, !dbg !85
  %252 = load double, ptr addrspace(1) %125, align 8, !dbg !88, !tbaa !66
  %253 = fadd contract double %251, %252, !dbg !89
    #dbg_value(double %253, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 9, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %254 = fmul contract double %228, %253, !dbg !85
  %255 = load double, ptr addrspace(1) %126, align 8, !dbg !88, !tbaa !66
  %256 = fadd contract double %254, %255, !dbg !89
    #dbg_value(double %256, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 10, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %257 = fmul contract double %228, %256, !dbg !85
  %258 = load double, ptr addrspace(1) %127, align 8, !dbg !88, !tbaa !66
  %259 = fadd contract double %257, %258, !dbg !89
    #dbg_value(double %259, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 11, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %260 = fmul contract double %228, %259, !dbg !85
  %261 = load double, ptr addrspace(1) %128, align 8, !dbg !88, !tbaa !66
  %262 = fadd contract double %260, %261, !dbg !89
    #dbg_value(double %262, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 12, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %263 = fmul contract double %228, %262, !dbg !85
  %264 = load double, ptr addrspace(1) %129, align 8, !dbg !88, !tbaa !66
  %265 = fadd contract double %263, %264, !dbg !89
    #dbg_value(double %265, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 13, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %266 = fmul contract double %228, %265, !dbg !85
  %267 = load double, ptr addrspace(1) %130, align 8, !dbg !88, !tbaa !66
  %268 = fadd contract double %266, %267, !dbg !89
    #dbg_value(double %268, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 14, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %269 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %226, !dbg !90
  store double %268, ptr addrspace(1) %269, align 8, !dbg !91, !tbaa !66
  %270 = add nuw nsw i32 %176, 2, !dbg !92
    #dbg_value(i32 %270, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !78)
  %271 = icmp eq i32 %270, 20, !dbg !93
  br i1 %271, label %131, label %175, !dbg !70, !llvm.loop !94

272:                                              ; preds = %5, %131
  ret void, !dbg !77
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}
!llvm.errno.tbaa = !{!18}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "response_curve.hip", directory: ".", checksumkind: CSK_MD5, checksum: "e1abf089a24afe477d5c0e01c9dab01c")
!2 = !{!3, !8, !10}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression(DW_OP_constu, 21, DW_OP_stack_value))
!4 = distinct !DIGlobalVariable(name: "kState", scope: !5, file: !1, line: 11, type: !6, isLocal: true, isDefinition: true)
!5 = !DINamespace(scope: null)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression(DW_OP_constu, 20, DW_OP_stack_value))
!9 = distinct !DIGlobalVariable(name: "kSamples", scope: !5, file: !1, line: 12, type: !6, isLocal: true, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 14, DW_OP_stack_value))
!11 = distinct !DIGlobalVariable(name: "kTerms", scope: !5, file: !1, line: 13, type: !6, isLocal: true, isDefinition: true)
!12 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!13 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{!19, !19, i64 0}
!19 = !{!"int", !20, i64 0}
!20 = !{!"omnipotent char", !21, i64 0}
!21 = !{!"Simple C++ TBAA"}
!22 = distinct !DISubprogram(name: "response_curve", scope: !1, file: !1, line: 19, type: !23, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !29)
!23 = !DISubroutineType(types: !24)
!24 = !{null, !25, !25, !28, !28, !7}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64, dwarfAddressSpace: 1)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!27 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, dwarfAddressSpace: 1)
!29 = !{!30, !31, !32, !33, !34, !35, !36, !40, !42, !44, !47, !48, !50}
!30 = !DILocalVariable(name: "curve", arg: 1, scope: !22, file: !1, line: 19, type: !25)
!31 = !DILocalVariable(name: "samples", arg: 2, scope: !22, file: !1, line: 19, type: !25)
!32 = !DILocalVariable(name: "responses", arg: 3, scope: !22, file: !1, line: 19, type: !28)
!33 = !DILocalVariable(name: "state", arg: 4, scope: !22, file: !1, line: 19, type: !28)
!34 = !DILocalVariable(name: "items", arg: 5, scope: !22, file: !1, line: 20, type: !7)
!35 = !DILocalVariable(name: "item", scope: !22, file: !1, line: 21, type: !6)
!36 = !DILocalVariable(name: "held", scope: !22, file: !1, line: 25, type: !37)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 1344, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 21)
!40 = !DILocalVariable(name: "k", scope: !41, file: !1, line: 27, type: !7)
!41 = distinct !DILexicalBlock(scope: !22, file: !1, line: 27, column: 3)
!42 = !DILocalVariable(name: "sample", scope: !43, file: !1, line: 30, type: !7)
!43 = distinct !DILexicalBlock(scope: !22, file: !1, line: 30, column: 3)
!44 = !DILocalVariable(name: "x", scope: !45, file: !1, line: 31, type: !26)
!45 = distinct !DILexicalBlock(scope: !46, file: !1, line: 30, column: 53)
!46 = distinct !DILexicalBlock(scope: !43, file: !1, line: 30, column: 3)
!47 = !DILocalVariable(name: "response", scope: !45, file: !1, line: 32, type: !27)
!48 = !DILocalVariable(name: "k", scope: !49, file: !1, line: 33, type: !7)
!49 = distinct !DILexicalBlock(scope: !45, file: !1, line: 33, column: 5)
!50 = !DILocalVariable(name: "k", scope: !51, file: !1, line: 39, type: !7)
!51 = distinct !DILexicalBlock(scope: !22, file: !1, line: 39, column: 3)
!52 = !DILocation(line: 0, scope: !22)
!53 = !DILocation(line: 21, column: 20, scope: !22)
!54 = !DILocation(line: 21, column: 33, scope: !22)
!55 = !{i16 1, i16 1025}
!56 = !{}
!57 = !DILocation(line: 21, column: 31, scope: !22)
!58 = !DILocation(line: 21, column: 46, scope: !22)
!59 = !DILocation(line: 21, column: 44, scope: !22)
!60 = !DILocation(line: 22, column: 12, scope: !61)
!61 = distinct !DILexicalBlock(scope: !22, file: !1, line: 22, column: 7)
!62 = !DILocation(line: 0, scope: !41)
!63 = !DILocation(line: 28, column: 15, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !1, line: 27, column: 36)
!65 = distinct !DILexicalBlock(scope: !41, file: !1, line: 27, column: 3)
!66 = !{!67, !67, i64 0}
!67 = !{!"double", !20, i64 0}
!68 = !DILocation(line: 28, column: 31, scope: !64)
!69 = !DILocation(line: 28, column: 23, scope: !64)
!70 = !DILocation(line: 30, column: 3, scope: !43)
!71 = !DILocation(line: 0, scope: !51)
!72 = !DILocation(line: 40, column: 41, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !1, line: 39, column: 36)
!74 = distinct !DILexicalBlock(scope: !51, file: !1, line: 39, column: 3)
!75 = !DILocation(line: 40, column: 39, scope: !73)
!76 = !DILocation(line: 40, column: 29, scope: !73)
!77 = !DILocation(line: 42, column: 1, scope: !22)
!78 = !DILocation(line: 0, scope: !43)
!79 = !DILocation(line: 31, column: 37, scope: !45)
!80 = !DILocation(line: 31, column: 45, scope: !45)
!81 = !DILocation(line: 31, column: 22, scope: !45)
!82 = !DILocation(line: 0, scope: !45)
!83 = !DILocation(line: 32, column: 23, scope: !45)
!84 = !DILocation(line: 0, scope: !49)
!85 = !DILocation(line: 34, column: 27, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !1, line: 33, column: 38)
!87 = distinct !DILexicalBlock(scope: !49, file: !1, line: 33, column: 5)
!88 = !DILocation(line: 34, column: 33, scope: !86)
!89 = !DILocation(line: 34, column: 31, scope: !86)
!90 = !DILocation(line: 36, column: 5, scope: !45)
!91 = !DILocation(line: 36, column: 38, scope: !45)
!92 = !DILocation(line: 30, column: 43, scope: !46)
!93 = !DILocation(line: 30, column: 31, scope: !46)
!94 = distinct !{!94, !70, !95, !96}
!95 = !DILocation(line: 37, column: 3, scope: !43)
!96 = !{!"llvm.loop.mustprogress"}

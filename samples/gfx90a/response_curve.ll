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
  br i1 %14, label %15, label %237, !dbg !60

15:                                               ; preds = %5
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
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !70)
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %98 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  %102 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 80
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 88
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 96
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 104
  br label %140, !dbg !71

106:                                              ; preds = %140
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 112
    #dbg_value(i32 0, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
    #dbg_value(i32 0, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %108 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %109 = fmul contract double %18, %108, !dbg !76
  store double %109, ptr addrspace(1) %17, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 1, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %110 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %111 = fmul contract double %22, %110, !dbg !76
  store double %111, ptr addrspace(1) %21, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 2, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %112 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %113 = fmul contract double %27, %112, !dbg !76
  store double %113, ptr addrspace(1) %26, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 3, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %114 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %115 = fmul contract double %32, %114, !dbg !76
  store double %115, ptr addrspace(1) %31, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 4, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %116 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %117 = fmul contract double %37, %116, !dbg !76
  store double %117, ptr addrspace(1) %36, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 5, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %118 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %119 = fmul contract double %42, %118, !dbg !76
  store double %119, ptr addrspace(1) %41, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 6, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %120 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %121 = fmul contract double %47, %120, !dbg !76
  store double %121, ptr addrspace(1) %46, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 7, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %122 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %123 = fmul contract double %52, %122, !dbg !76
  store double %123, ptr addrspace(1) %51, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 8, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %124 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %125 = fmul contract double %57, %124, !dbg !76
  store double %125, ptr addrspace(1) %56, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 9, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %126 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %127 = fmul contract double %62, %126, !dbg !76
  store double %127, ptr addrspace(1) %61, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 10, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %128 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %129 = fmul contract double %67, %128, !dbg !76
  store double %129, ptr addrspace(1) %66, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 11, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %130 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %131 = fmul contract double %72, %130, !dbg !76
  store double %131, ptr addrspace(1) %71, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 12, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %132 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %133 = fmul contract double %77, %132, !dbg !76
  store double %133, ptr addrspace(1) %76, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 13, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %134 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %135 = fmul contract double %82, %134, !dbg !76
  store double %135, ptr addrspace(1) %81, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 14, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %136 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %137 = fmul contract double %87, %136, !dbg !76
  store double %137, ptr addrspace(1) %86, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 15, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  %138 = load double, ptr addrspace(1) %107, align 8, !dbg !73, !tbaa !66
  %139 = fmul contract double %92, %138, !dbg !76
  store double %139, ptr addrspace(1) %91, align 8, !dbg !77, !tbaa !66
    #dbg_value(i32 16, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !72)
  br label %237, !dbg !78

140:                                              ; preds = %140, %15
  %141 = phi i32 [ 0, %15 ], [ %235, %140 ]
    #dbg_value(i32 %141, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !70)
  %142 = mul nsw i32 %141, %4, !dbg !79
  %143 = add nsw i32 %142, %13, !dbg !80
  %144 = sext i32 %143 to i64, !dbg !81
  %145 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %144, !dbg !81
  %146 = load double, ptr addrspace(1) %145, align 8, !dbg !81, !tbaa !66
    #dbg_value(double %146, !44, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %147 = load double, ptr addrspace(1) %0, align 8, !dbg !83, !tbaa !66
    #dbg_value(i32 1, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
    #dbg_value(double %147, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %148 = fmul contract double %146, %147, !dbg !85
  %149 = load double, ptr addrspace(1) %93, align 8, !dbg !88, !tbaa !66
  %150 = fadd contract double %148, %149, !dbg !89
    #dbg_value(double %150, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 2, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %151 = fmul contract double %146, %150, !dbg !85
  %152 = load double, ptr addrspace(1) %94, align 8, !dbg !88, !tbaa !66
  %153 = fadd contract double %151, %152, !dbg !89
    #dbg_value(double %153, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 3, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %154 = fmul contract double %146, %153, !dbg !85
  %155 = load double, ptr addrspace(1) %95, align 8, !dbg !88, !tbaa !66
  %156 = fadd contract double %154, %155, !dbg !89
    #dbg_value(double %156, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 4, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %157 = fmul contract double %146, %156, !dbg !85
  %158 = load double, ptr addrspace(1) %96, align 8, !dbg !88, !tbaa !66
  %159 = fadd contract double %157, %158, !dbg !89
    #dbg_value(double %159, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 5, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %160 = fmul contract double %146, %159, !dbg !85
  %161 = load double, ptr addrspace(1) %97, align 8, !dbg !88, !tbaa !66
  %162 = fadd contract double %160, %161, !dbg !89
    #dbg_value(double %162, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 6, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %163 = fmul contract double %146, %162, !dbg !85
  %164 = load double, ptr addrspace(1) %98, align 8, !dbg !88, !tbaa !66
  %165 = fadd contract double %163, %164, !dbg !89
    #dbg_value(double %165, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 7, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %166 = fmul contract double %146, %165, !dbg !85
  %167 = load double, ptr addrspace(1) %99, align 8, !dbg !88, !tbaa !66
  %168 = fadd contract double %166, %167, !dbg !89
    #dbg_value(double %168, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 8, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %169 = fmul contract double %146, %168, !dbg !85
  %170 = load double, ptr addrspace(1) %100, align 8, !dbg !88, !tbaa !66
  %171 = fadd contract double %169, %170, !dbg !89
    #dbg_value(double %171, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 9, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %172 = fmul contract double %146, %171, !dbg !85
  %173 = load double, ptr addrspace(1) %101, align 8, !dbg !88, !tbaa !66
  %174 = fadd contract double %172, %173, !dbg !89
    #dbg_value(double %174, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 10, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %175 = fmul contract double %146, %174, !dbg !85
  %176 = load double, ptr addrspace(1) %102, align 8, !dbg !88, !tbaa !66
  %177 = fadd contract double %175, %176, !dbg !89
    #dbg_value(double %177, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 11, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %178 = fmul contract double %146, %177, !dbg !85
  %179 = load double, ptr addrspace(1) %103, align 8, !dbg !88, !tbaa !66
  %180 = fadd contract double %178, %179, !dbg !89
    #dbg_value(double %180, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 12, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %181 = fmul contract double %146, %180, !dbg !85
  %182 = load double, ptr addrspace(1) %104, align 8, !dbg !88, !tbaa !66
  %183 = fadd contract double %181, %182, !dbg !89
    #dbg_value(double %183, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 13, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %184 = fmul contract double %146, %183, !dbg !85
  %185 = load double, ptr addrspace(1) %105, align 8, !dbg !88, !tbaa !66
  %186 = fadd contract double %184, %185, !dbg !89
    #dbg_value(double %186, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 14, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %187 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %144, !dbg !90
  store double %186, ptr addrspace(1) %187, align 8, !dbg !91, !tbaa !66
  %188 = or disjoint i32 %141, 1, !dbg !92
    #dbg_value(i32 %188, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !70)
  %189 = mul nsw i32 %188, %4, !dbg !79
  %190 = add nsw i32 %189, %13, !dbg !80
  %191 = sext i32 %190 to i64, !dbg !81
  %192 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %191, !dbg !81
  %193 = load double, ptr addrspace(1) %192, align 8, !dbg !81, !tbaa !66
    #dbg_value(double %193, !44, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %194 = load double, ptr addrspace(1) %0, align 8, !dbg !83, !tbaa !66
    #dbg_value(i32 1, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
    #dbg_value(double %194, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
  %195 = fmul contract double %193, %194, !dbg !85
  %196 = load double, ptr addrspace(1) %93, align 8, !dbg !88, !tbaa !66
  %197 = fadd contract double %195, %196, !dbg !89
    #dbg_value(double %197, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 2, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %198 = fmul contract double %193, %197, !dbg !85
  %199 = load double, ptr addrspace(1) %94, align 8, !dbg !88, !tbaa !66
  %200 = fadd contract double %198, %199, !dbg !89
    #dbg_value(double %200, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 3, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %201 = fmul contract double %193, %200, !dbg !85
  %202 = load double, ptr addrspace(1) %95, align 8, !dbg !88, !tbaa !66
  %203 = fadd contract double %201, %202, !dbg !89
    #dbg_value(double %203, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 4, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %204 = fmul contract double %193, %203, !dbg !85
  %205 = load double, ptr addrspace(1) %96, align 8, !dbg !88, !tbaa !66
  %206 = fadd contract double %204, %205, !dbg !89
    #dbg_value(double %206, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 5, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %207 = fmul contract double %193, %206, !dbg !85
  %208 = load double, ptr addrspace(1) %97, align 8, !dbg !88, !tbaa !66
  %209 = fadd contract double %207, %208, !dbg !89
    #dbg_value(double %209, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 6, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %210 = fmul contract double %193, %209, !dbg !85
  %211 = load double, ptr addrspace(1) %98, align 8, !dbg !88, !tbaa !66
  %212 = fadd contract double %210, %211, !dbg !89
    #dbg_value(double %212, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 7, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %213 = fmul contract double %193, %212, !dbg !85
  %214 = load double, ptr addrspace(1) %99, align 8, !dbg !88, !tbaa !66
  %215 = fadd contract double %213, %214, !dbg !89
    #dbg_value(double %215, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 8, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %216 = fmul contract double %193, %215, !dbg !85
  %217 = load double, ptr addrspace(1) %100, align 8, !dbg !88, !tbaa !66
  %218 = fadd contract double %216, %217, !dbg !89
    #dbg_value(double %218, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 9, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %219 = fmul contract double %193, %218, !dbg !85
  %220 = load double, ptr addrspace(1) %101, align 8, !dbg !88, !tbaa !66
  %221 = fadd contract double %219, %220, !dbg !89
    #dbg_value(double %221, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 10, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %222 = fmul contract double %193, %221, !dbg !85
  %223 = load double, ptr addrspace(1) %102, align 8, !dbg !88, !tbaa !66
  %224 = fadd contract double %222, %223, !dbg !89
    #dbg_value(double %224, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 11, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %225 = fmul contract double %193, %224, !dbg !85
  %226 = load double, ptr addrspace(1) %103, align 8, !dbg !88, !tbaa !66
  %227 = fadd contract double %225, %226, !dbg !89
    #dbg_value(double %227, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 12, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %228 = fmul contract double %193, %227, !dbg !85
  %229 = load double, ptr addrspace(1) %104, align 8, !dbg !88, !tbaa !66
  %230 = fadd contract double %228, %229, !dbg !89
    #dbg_value(double %230, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 13, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %231 = fmul contract double %193, %230, !dbg !85
  %232 = load double, ptr addrspace(1) %105, align 8, !dbg !88, !tbaa !66
  %233 = fadd contract double %231, %232, !dbg !89
    #dbg_value(double %233, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 14, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %234 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %191, !dbg !90
  store double %233, ptr addrspace(1) %234, align 8, !dbg !91, !tbaa !66
  %235 = add nuw nsw i32 %141, 2, !dbg !92
    #dbg_value(i32 %235, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !70)
  %236 = icmp eq i32 %235, 20, !dbg !93
  br i1 %236, label %106, label %140, !dbg !71, !llvm.loop !94

237:                                              ; preds = %106, %5
  ret void, !dbg !78
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
!1 = !DIFile(filename: "response_curve.hip", directory: ".", checksumkind: CSK_MD5, checksum: "560ed90cec537f11861be9bc2153de2e")
!2 = !{!3, !8, !10}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression(DW_OP_constu, 16, DW_OP_stack_value))
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
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 1024, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 16)
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
!70 = !DILocation(line: 0, scope: !43)
!71 = !DILocation(line: 30, column: 3, scope: !43)
!72 = !DILocation(line: 0, scope: !51)
!73 = !DILocation(line: 40, column: 41, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !1, line: 39, column: 36)
!75 = distinct !DILexicalBlock(scope: !51, file: !1, line: 39, column: 3)
!76 = !DILocation(line: 40, column: 39, scope: !74)
!77 = !DILocation(line: 40, column: 29, scope: !74)
!78 = !DILocation(line: 42, column: 1, scope: !22)
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
!94 = distinct !{!94, !71, !95, !96}
!95 = !DILocation(line: 37, column: 3, scope: !43)
!96 = !{!"llvm.loop.mustprogress"}

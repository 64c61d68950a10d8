; ModuleID = 'inverse8x8.hip'
source_filename = "inverse8x8.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @_Z10inverse8x8PKdPdi(ptr addrspace(1) noalias noundef readonly %0, ptr addrspace(1) noalias noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 !dbg !22 {
    #dbg_value(ptr addrspace(1) %0, !32, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !66)
    #dbg_value(ptr addrspace(1) %1, !33, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !66)
    #dbg_value(i32 %2, !34, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !66)
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !67
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !68
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !68
  %7 = load i16, ptr addrspace(4) %6, align 4, !dbg !68, !range !69, !invariant.load !70, !noundef !70
  %8 = zext nneg i16 %7 to i32, !dbg !68
  %9 = mul i32 %4, %8, !dbg !71
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !72
  %11 = add i32 %9, %10, !dbg !73
    #dbg_value(i32 %11, !35, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !66)
  %12 = icmp slt i32 %11, %2, !dbg !74
  br i1 %12, label %13, label %1230, !dbg !74

13:                                               ; preds = %3
    #dbg_value(i32 0, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !76)
  %14 = sext i32 %2 to i64
  %15 = sext i32 %11 to i64
  %16 = getelementptr double, ptr addrspace(1) %0, i64 %15
    #dbg_value(i32 0, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_value(i32 0, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %17 = load double, ptr addrspace(1) %16, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 1, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %18 = getelementptr double, ptr addrspace(1) %16, i64 %14, !dbg !78
  %19 = load double, ptr addrspace(1) %18, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 2, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %20 = shl nsw i64 %14, 1, !dbg !83
  %21 = getelementptr double, ptr addrspace(1) %16, i64 %20, !dbg !78
  %22 = load double, ptr addrspace(1) %21, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 3, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %23 = mul nsw i64 %14, 3, !dbg !83
  %24 = getelementptr double, ptr addrspace(1) %16, i64 %23, !dbg !78
  %25 = load double, ptr addrspace(1) %24, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 4, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %26 = shl nsw i64 %14, 2, !dbg !83
  %27 = getelementptr double, ptr addrspace(1) %16, i64 %26, !dbg !78
  %28 = load double, ptr addrspace(1) %27, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 5, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %29 = mul nsw i64 %14, 5, !dbg !83
  %30 = getelementptr double, ptr addrspace(1) %16, i64 %29, !dbg !78
  %31 = load double, ptr addrspace(1) %30, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 6, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %32 = mul nsw i64 %14, 6, !dbg !83
  %33 = getelementptr double, ptr addrspace(1) %16, i64 %32, !dbg !78
  %34 = load double, ptr addrspace(1) %33, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 7, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %35 = mul nsw i64 %14, 7, !dbg !83
  %36 = getelementptr double, ptr addrspace(1) %16, i64 %35, !dbg !78
  %37 = load double, ptr addrspace(1) %36, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 8, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 1, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %38 = shl nsw i64 %14, 3, !dbg !83
  %39 = getelementptr double, ptr addrspace(1) %16, i64 %38, !dbg !78
  %40 = load double, ptr addrspace(1) %39, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 1, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %41 = mul nsw i64 %14, 9, !dbg !83
  %42 = getelementptr double, ptr addrspace(1) %16, i64 %41, !dbg !78
  %43 = load double, ptr addrspace(1) %42, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 2, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %44 = mul nsw i64 %14, 10, !dbg !83
  %45 = getelementptr double, ptr addrspace(1) %16, i64 %44, !dbg !78
  %46 = load double, ptr addrspace(1) %45, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 3, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %47 = mul nsw i64 %14, 11, !dbg !83
  %48 = getelementptr double, ptr addrspace(1) %16, i64 %47, !dbg !78
  %49 = load double, ptr addrspace(1) %48, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 4, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %50 = mul nsw i64 %14, 12, !dbg !83
  %51 = getelementptr double, ptr addrspace(1) %16, i64 %50, !dbg !78
  %52 = load double, ptr addrspace(1) %51, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 5, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %53 = mul nsw i64 %14, 13, !dbg !83
  %54 = getelementptr double, ptr addrspace(1) %16, i64 %53, !dbg !78
  %55 = load double, ptr addrspace(1) %54, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 6, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %56 = mul nsw i64 %14, 14, !dbg !83
  %57 = getelementptr double, ptr addrspace(1) %16, i64 %56, !dbg !78
  %58 = load double, ptr addrspace(1) %57, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 7, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %59 = mul nsw i64 %14, 15, !dbg !83
  %60 = getelementptr double, ptr addrspace(1) %16, i64 %59, !dbg !78
  %61 = load double, ptr addrspace(1) %60, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 8, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 2, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %62 = shl nsw i64 %14, 4, !dbg !83
  %63 = getelementptr double, ptr addrspace(1) %16, i64 %62, !dbg !78
  %64 = load double, ptr addrspace(1) %63, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 1, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %65 = mul nsw i64 %14, 17, !dbg !83
  %66 = getelementptr double, ptr addrspace(1) %16, i64 %65, !dbg !78
  %67 = load double, ptr addrspace(1) %66, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 2, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %68 = mul nsw i64 %14, 18, !dbg !83
  %69 = getelementptr double, ptr addrspace(1) %16, i64 %68, !dbg !78
  %70 = load double, ptr addrspace(1) %69, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 3, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %71 = mul nsw i64 %14, 19, !dbg !83
  %72 = getelementptr double, ptr addrspace(1) %16, i64 %71, !dbg !78
  %73 = load double, ptr addrspace(1) %72, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 4, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %74 = mul nsw i64 %14, 20, !dbg !83
  %75 = getelementptr double, ptr addrspace(1) %16, i64 %74, !dbg !78
  %76 = load double, ptr addrspace(1) %75, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 5, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %77 = mul nsw i64 %14, 21, !dbg !83
  %78 = getelementptr double, ptr addrspace(1) %16, i64 %77, !dbg !78
  %79 = load double, ptr addrspace(1) %78, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 6, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %80 = mul nsw i64 %14, 22, !dbg !83
  %81 = getelementptr double, ptr addrspace(1) %16, i64 %80, !dbg !78
  %82 = load double, ptr addrspace(1) %81, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 7, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %83 = mul nsw i64 %14, 23, !dbg !83
  %84 = getelementptr double, ptr addrspace(1) %16, i64 %83, !dbg !78
  %85 = load double, ptr addrspace(1) %84, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 8, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 3, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %86 = mul nsw i64 %14, 24, !dbg !83
  %87 = getelementptr double, ptr addrspace(1) %16, i64 %86, !dbg !78
  %88 = load double, ptr addrspace(1) %87, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 1, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %89 = mul nsw i64 %14, 25, !dbg !83
  %90 = getelementptr double, ptr addrspace(1) %16, i64 %89, !dbg !78
  %91 = load double, ptr addrspace(1) %90, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 2, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %92 = mul nsw i64 %14, 26, !dbg !83
  %93 = getelementptr double, ptr addrspace(1) %16, i64 %92, !dbg !78
  %94 = load double, ptr addrspace(1) %93, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 3, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %95 = mul nsw i64 %14, 27, !dbg !83
  %96 = getelementptr double, ptr addrspace(1) %16, i64 %95, !dbg !78
  %97 = load double, ptr addrspace(1) %96, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 4, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %98 = mul nsw i64 %14, 28, !dbg !83
  %99 = getelementptr double, ptr addrspace(1) %16, i64 %98, !dbg !78
  %100 = load double, ptr addrspace(1) %99, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 5, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %101 = mul nsw i64 %14, 29, !dbg !83
  %102 = getelementptr double, ptr addrspace(1) %16, i64 %101, !dbg !78
  %103 = load double, ptr addrspace(1) %102, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 6, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %104 = mul nsw i64 %14, 30, !dbg !83
  %105 = getelementptr double, ptr addrspace(1) %16, i64 %104, !dbg !78
  %106 = load double, ptr addrspace(1) %105, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 7, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %107 = mul nsw i64 %14, 31, !dbg !83
  %108 = getelementptr double, ptr addrspace(1) %16, i64 %107, !dbg !78
  %109 = load double, ptr addrspace(1) %108, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 8, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 4, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %110 = shl nsw i64 %14, 5, !dbg !83
  %111 = getelementptr double, ptr addrspace(1) %16, i64 %110, !dbg !78
  %112 = load double, ptr addrspace(1) %111, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 1, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %113 = mul nsw i64 %14, 33, !dbg !83
  %114 = getelementptr double, ptr addrspace(1) %16, i64 %113, !dbg !78
  %115 = load double, ptr addrspace(1) %114, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 2, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %116 = mul nsw i64 %14, 34, !dbg !83
  %117 = getelementptr double, ptr addrspace(1) %16, i64 %116, !dbg !78
  %118 = load double, ptr addrspace(1) %117, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 3, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %119 = mul nsw i64 %14, 35, !dbg !83
  %120 = getelementptr double, ptr addrspace(1) %16, i64 %119, !dbg !78
  %121 = load double, ptr addrspace(1) %120, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 4, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %122 = mul nsw i64 %14, 36, !dbg !83
  %123 = getelementptr double, ptr addrspace(1) %16, i64 %122, !dbg !78
  %124 = load double, ptr addrspace(1) %123, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 5, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %125 = mul nsw i64 %14, 37, !dbg !83
  %126 = getelementptr double, ptr addrspace(1) %16, i64 %125, !dbg !78
  %127 = load double, ptr addrspace(1) %126, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 6, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %128 = mul nsw i64 %14, 38, !dbg !83
  %129 = getelementptr double, ptr addrspace(1) %16, i64 %128, !dbg !78
  %130 = load double, ptr addrspace(1) %129, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 7, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %131 = mul nsw i64 %14, 39, !dbg !83
  %132 = getelementptr double, ptr addrspace(1) %16, i64 %131, !dbg !78
  %133 = load double, ptr addrspace(1) %132, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 8, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 5, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %134 = mul nsw i64 %14, 40, !dbg !83
  %135 = getelementptr double, ptr addrspace(1) %16, i64 %134, !dbg !78
  %136 = load double, ptr addrspace(1) %135, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 1, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %137 = mul nsw i64 %14, 41, !dbg !83
  %138 = getelementptr double, ptr addrspace(1) %16, i64 %137, !dbg !78
  %139 = load double, ptr addrspace(1) %138, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 2, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %140 = mul nsw i64 %14, 42, !dbg !83
  %141 = getelementptr double, ptr addrspace(1) %16, i64 %140, !dbg !78
  %142 = load double, ptr addrspace(1) %141, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 3, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %143 = mul nsw i64 %14, 43, !dbg !83
  %144 = getelementptr double, ptr addrspace(1) %16, i64 %143, !dbg !78
  %145 = load double, ptr addrspace(1) %144, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 4, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %146 = mul nsw i64 %14, 44, !dbg !83
  %147 = getelementptr double, ptr addrspace(1) %16, i64 %146, !dbg !78
  %148 = load double, ptr addrspace(1) %147, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 5, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %149 = mul nsw i64 %14, 45, !dbg !83
  %150 = getelementptr double, ptr addrspace(1) %16, i64 %149, !dbg !78
  %151 = load double, ptr addrspace(1) %150, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 6, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %152 = mul nsw i64 %14, 46, !dbg !83
  %153 = getelementptr double, ptr addrspace(1) %16, i64 %152, !dbg !78
  %154 = load double, ptr addrspace(1) %153, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 7, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %155 = mul nsw i64 %14, 47, !dbg !83
  %156 = getelementptr double, ptr addrspace(1) %16, i64 %155, !dbg !78
  %157 = load double, ptr addrspace(1) %156, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 8, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 6, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %158 = mul nsw i64 %14, 48, !dbg !83
  %159 = getelementptr double, ptr addrspace(1) %16, i64 %158, !dbg !78
  %160 = load double, ptr addrspace(1) %159, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 1, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %161 = mul nsw i64 %14, 49, !dbg !83
  %162 = getelementptr double, ptr addrspace(1) %16, i64 %161, !dbg !78
  %163 = load double, ptr addrspace(1) %162, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 2, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %164 = mul nsw i64 %14, 50, !dbg !83
  %165 = getelementptr double, ptr addrspace(1) %16, i64 %164, !dbg !78
  %166 = load double, ptr addrspace(1) %165, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 3, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %167 = mul nsw i64 %14, 51, !dbg !83
  %168 = getelementptr double, ptr addrspace(1) %16, i64 %167, !dbg !78
  %169 = load double, ptr addrspace(1) %168, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 4, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %170 = mul nsw i64 %14, 52, !dbg !83
  %171 = getelementptr double, ptr addrspace(1) %16, i64 %170, !dbg !78
  %172 = load double, ptr addrspace(1) %171, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 5, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %173 = mul nsw i64 %14, 53, !dbg !83
  %174 = getelementptr double, ptr addrspace(1) %16, i64 %173, !dbg !78
  %175 = load double, ptr addrspace(1) %174, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 6, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %176 = mul nsw i64 %14, 54, !dbg !83
  %177 = getelementptr double, ptr addrspace(1) %16, i64 %176, !dbg !78
  %178 = load double, ptr addrspace(1) %177, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 7, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %179 = mul nsw i64 %14, 55, !dbg !83
  %180 = getelementptr double, ptr addrspace(1) %16, i64 %179, !dbg !78
  %181 = load double, ptr addrspace(1) %180, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 8, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 7, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 0, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %182 = mul nsw i64 %14, 56, !dbg !83
  %183 = getelementptr double, ptr addrspace(1) %16, i64 %182, !dbg !78
  %184 = load double, ptr addrspace(1) %183, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 1, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %185 = mul nsw i64 %14, 57, !dbg !83
  %186 = getelementptr double, ptr addrspace(1) %16, i64 %185, !dbg !78
  %187 = load double, ptr addrspace(1) %186, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 2, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %188 = mul nsw i64 %14, 58, !dbg !83
  %189 = getelementptr double, ptr addrspace(1) %16, i64 %188, !dbg !78
  %190 = load double, ptr addrspace(1) %189, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 3, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %191 = mul nsw i64 %14, 59, !dbg !83
  %192 = getelementptr double, ptr addrspace(1) %16, i64 %191, !dbg !78
  %193 = load double, ptr addrspace(1) %192, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 4, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %194 = mul nsw i64 %14, 60, !dbg !83
  %195 = getelementptr double, ptr addrspace(1) %16, i64 %194, !dbg !78
  %196 = load double, ptr addrspace(1) %195, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 5, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %197 = mul nsw i64 %14, 61, !dbg !83
  %198 = getelementptr double, ptr addrspace(1) %16, i64 %197, !dbg !78
  %199 = load double, ptr addrspace(1) %198, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 6, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %200 = mul nsw i64 %14, 62, !dbg !83
  %201 = getelementptr double, ptr addrspace(1) %16, i64 %200, !dbg !78
  %202 = load double, ptr addrspace(1) %201, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 7, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
  %203 = mul nsw i64 %14, 63, !dbg !83
  %204 = getelementptr double, ptr addrspace(1) %16, i64 %203, !dbg !78
  %205 = load double, ptr addrspace(1) %204, align 8, !dbg !78, !tbaa !81
    #dbg_value(i32 8, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 8, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !76)
    #dbg_value(i32 0, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %206 = fdiv contract double 1.000000e+00, %17, !dbg !85
    #dbg_value(double %206, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !86)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 1, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %207 = fmul contract double %206, %19, !dbg !88
    #dbg_value(i32 2, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %208 = fmul contract double %206, %22, !dbg !88
    #dbg_value(i32 3, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %209 = fmul contract double %206, %25, !dbg !88
    #dbg_value(i32 4, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %210 = fmul contract double %206, %28, !dbg !88
    #dbg_value(i32 5, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %211 = fmul contract double %206, %31, !dbg !88
    #dbg_value(i32 6, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %212 = fmul contract double %206, %34, !dbg !88
    #dbg_value(i32 7, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %213 = fmul contract double %206, %37, !dbg !88
    #dbg_value(i32 8, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 1, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %40, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %214 = fmul contract double %40, %206, !dbg !94
  %215 = fsub contract double 0.000000e+00, %214, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %216 = fmul contract double %40, %207, !dbg !94
  %217 = fsub contract double %43, %216, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %218 = fmul contract double %40, %208, !dbg !94
  %219 = fsub contract double %46, %218, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %220 = fmul contract double %40, %209, !dbg !94
  %221 = fsub contract double %49, %220, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %222 = fmul contract double %40, %210, !dbg !94
  %223 = fsub contract double %52, %222, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %224 = fmul contract double %40, %211, !dbg !94
  %225 = fsub contract double %55, %224, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %226 = fmul contract double %40, %212, !dbg !94
  %227 = fsub contract double %58, %226, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %228 = fmul contract double %40, %213, !dbg !94
  %229 = fsub contract double %61, %228, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 2, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %64, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %230 = fmul contract double %64, %206, !dbg !94
  %231 = fsub contract double 0.000000e+00, %230, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %232 = fmul contract double %64, %207, !dbg !94
  %233 = fsub contract double %67, %232, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %234 = fmul contract double %64, %208, !dbg !94
  %235 = fsub contract double %70, %234, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %236 = fmul contract double %64, %209, !dbg !94
  %237 = fsub contract double %73, %236, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %238 = fmul contract double %64, %210, !dbg !94
  %239 = fsub contract double %76, %238, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %240 = fmul contract double %64, %211, !dbg !94
  %241 = fsub contract double %79, %240, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %242 = fmul contract double %64, %212, !dbg !94
  %243 = fsub contract double %82, %242, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %244 = fmul contract double %64, %213, !dbg !94
  %245 = fsub contract double %85, %244, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 3, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %88, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %246 = fmul contract double %88, %206, !dbg !94
  %247 = fsub contract double 0.000000e+00, %246, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %248 = fmul contract double %88, %207, !dbg !94
  %249 = fsub contract double %91, %248, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %250 = fmul contract double %88, %208, !dbg !94
  %251 = fsub contract double %94, %250, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %252 = fmul contract double %88, %209, !dbg !94
  %253 = fsub contract double %97, %252, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %254 = fmul contract double %88, %210, !dbg !94
  %255 = fsub contract double %100, %254, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %256 = fmul contract double %88, %211, !dbg !94
  %257 = fsub contract double %103, %256, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %258 = fmul contract double %88, %212, !dbg !94
  %259 = fsub contract double %106, %258, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %260 = fmul contract double %88, %213, !dbg !94
  %261 = fsub contract double %109, %260, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 4, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %112, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %262 = fmul contract double %112, %206, !dbg !94
  %263 = fsub contract double 0.000000e+00, %262, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %264 = fmul contract double %112, %207, !dbg !94
  %265 = fsub contract double %115, %264, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %266 = fmul contract double %112, %208, !dbg !94
  %267 = fsub contract double %118, %266, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %268 = fmul contract double %112, %209, !dbg !94
  %269 = fsub contract double %121, %268, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %270 = fmul contract double %112, %210, !dbg !94
  %271 = fsub contract double %124, %270, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %272 = fmul contract double %112, %211, !dbg !94
  %273 = fsub contract double %127, %272, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %274 = fmul contract double %112, %212, !dbg !94
  %275 = fsub contract double %130, %274, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %276 = fmul contract double %112, %213, !dbg !94
  %277 = fsub contract double %133, %276, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 5, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %136, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %278 = fmul contract double %136, %206, !dbg !94
  %279 = fsub contract double 0.000000e+00, %278, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %280 = fmul contract double %136, %207, !dbg !94
  %281 = fsub contract double %139, %280, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %282 = fmul contract double %136, %208, !dbg !94
  %283 = fsub contract double %142, %282, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %284 = fmul contract double %136, %209, !dbg !94
  %285 = fsub contract double %145, %284, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %286 = fmul contract double %136, %210, !dbg !94
  %287 = fsub contract double %148, %286, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %288 = fmul contract double %136, %211, !dbg !94
  %289 = fsub contract double %151, %288, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %290 = fmul contract double %136, %212, !dbg !94
  %291 = fsub contract double %154, %290, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %292 = fmul contract double %136, %213, !dbg !94
  %293 = fsub contract double %157, %292, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 6, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %160, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %294 = fmul contract double %160, %206, !dbg !94
  %295 = fsub contract double 0.000000e+00, %294, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %296 = fmul contract double %160, %207, !dbg !94
  %297 = fsub contract double %163, %296, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %298 = fmul contract double %160, %208, !dbg !94
  %299 = fsub contract double %166, %298, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %300 = fmul contract double %160, %209, !dbg !94
  %301 = fsub contract double %169, %300, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %302 = fmul contract double %160, %210, !dbg !94
  %303 = fsub contract double %172, %302, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %304 = fmul contract double %160, %211, !dbg !94
  %305 = fsub contract double %175, %304, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %306 = fmul contract double %160, %212, !dbg !94
  %307 = fsub contract double %178, %306, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %308 = fmul contract double %160, %213, !dbg !94
  %309 = fsub contract double %181, %308, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 7, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %184, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %310 = fmul contract double %184, %206, !dbg !94
  %311 = fsub contract double 0.000000e+00, %310, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %312 = fmul contract double %184, %207, !dbg !94
  %313 = fsub contract double %187, %312, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %314 = fmul contract double %184, %208, !dbg !94
  %315 = fsub contract double %190, %314, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %316 = fmul contract double %184, %209, !dbg !94
  %317 = fsub contract double %193, %316, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %318 = fmul contract double %184, %210, !dbg !94
  %319 = fsub contract double %196, %318, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %320 = fmul contract double %184, %211, !dbg !94
  %321 = fsub contract double %199, %320, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %322 = fmul contract double %184, %212, !dbg !94
  %323 = fsub contract double %202, %322, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %324 = fmul contract double %184, %213, !dbg !94
  %325 = fsub contract double %205, %324, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 8, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 1, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %326 = fdiv contract double 1.000000e+00, %217, !dbg !85
    #dbg_value(double %326, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !86)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %327 = fmul contract double %326, %215, !dbg !88
    #dbg_value(i32 1, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 2, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %328 = fmul contract double %326, %219, !dbg !88
    #dbg_value(i32 3, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %329 = fmul contract double %326, %221, !dbg !88
    #dbg_value(i32 4, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %330 = fmul contract double %326, %223, !dbg !88
    #dbg_value(i32 5, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %331 = fmul contract double %326, %225, !dbg !88
    #dbg_value(i32 6, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %332 = fmul contract double %326, %227, !dbg !88
    #dbg_value(i32 7, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %333 = fmul contract double %326, %229, !dbg !88
    #dbg_value(i32 8, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %207, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %334 = fmul contract double %207, %327, !dbg !94
  %335 = fsub contract double %206, %334, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %336 = fmul contract double %207, %326, !dbg !94
  %337 = fsub contract double 0.000000e+00, %336, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %338 = fmul contract double %207, %328, !dbg !94
  %339 = fsub contract double %208, %338, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %340 = fmul contract double %207, %329, !dbg !94
  %341 = fsub contract double %209, %340, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %342 = fmul contract double %207, %330, !dbg !94
  %343 = fsub contract double %210, %342, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %344 = fmul contract double %207, %331, !dbg !94
  %345 = fsub contract double %211, %344, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %346 = fmul contract double %207, %332, !dbg !94
  %347 = fsub contract double %212, %346, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %348 = fmul contract double %207, %333, !dbg !94
  %349 = fsub contract double %213, %348, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 1, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 2, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %233, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %350 = fmul contract double %233, %327, !dbg !94
  %351 = fsub contract double %231, %350, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %352 = fmul contract double %233, %326, !dbg !94
  %353 = fsub contract double 0.000000e+00, %352, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %354 = fmul contract double %233, %328, !dbg !94
  %355 = fsub contract double %235, %354, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %356 = fmul contract double %233, %329, !dbg !94
  %357 = fsub contract double %237, %356, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %358 = fmul contract double %233, %330, !dbg !94
  %359 = fsub contract double %239, %358, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %360 = fmul contract double %233, %331, !dbg !94
  %361 = fsub contract double %241, %360, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %362 = fmul contract double %233, %332, !dbg !94
  %363 = fsub contract double %243, %362, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %364 = fmul contract double %233, %333, !dbg !94
  %365 = fsub contract double %245, %364, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 3, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %249, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %366 = fmul contract double %249, %327, !dbg !94
  %367 = fsub contract double %247, %366, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %368 = fmul contract double %249, %326, !dbg !94
  %369 = fsub contract double 0.000000e+00, %368, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %370 = fmul contract double %249, %328, !dbg !94
  %371 = fsub contract double %251, %370, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %372 = fmul contract double %249, %329, !dbg !94
  %373 = fsub contract double %253, %372, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %374 = fmul contract double %249, %330, !dbg !94
  %375 = fsub contract double %255, %374, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %376 = fmul contract double %249, %331, !dbg !94
  %377 = fsub contract double %257, %376, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %378 = fmul contract double %249, %332, !dbg !94
  %379 = fsub contract double %259, %378, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %380 = fmul contract double %249, %333, !dbg !94
  %381 = fsub contract double %261, %380, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 4, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %265, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %382 = fmul contract double %265, %327, !dbg !94
  %383 = fsub contract double %263, %382, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %384 = fmul contract double %265, %326, !dbg !94
  %385 = fsub contract double 0.000000e+00, %384, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %386 = fmul contract double %265, %328, !dbg !94
  %387 = fsub contract double %267, %386, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %388 = fmul contract double %265, %329, !dbg !94
  %389 = fsub contract double %269, %388, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %390 = fmul contract double %265, %330, !dbg !94
  %391 = fsub contract double %271, %390, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %392 = fmul contract double %265, %331, !dbg !94
  %393 = fsub contract double %273, %392, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %394 = fmul contract double %265, %332, !dbg !94
  %395 = fsub contract double %275, %394, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %396 = fmul contract double %265, %333, !dbg !94
  %397 = fsub contract double %277, %396, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 5, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %281, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %398 = fmul contract double %281, %327, !dbg !94
  %399 = fsub contract double %279, %398, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %400 = fmul contract double %281, %326, !dbg !94
  %401 = fsub contract double 0.000000e+00, %400, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %402 = fmul contract double %281, %328, !dbg !94
  %403 = fsub contract double %283, %402, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %404 = fmul contract double %281, %329, !dbg !94
  %405 = fsub contract double %285, %404, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %406 = fmul contract double %281, %330, !dbg !94
  %407 = fsub contract double %287, %406, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %408 = fmul contract double %281, %331, !dbg !94
  %409 = fsub contract double %289, %408, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %410 = fmul contract double %281, %332, !dbg !94
  %411 = fsub contract double %291, %410, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %412 = fmul contract double %281, %333, !dbg !94
  %413 = fsub contract double %293, %412, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 6, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %297, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %414 = fmul contract double %297, %327, !dbg !94
  %415 = fsub contract double %295, %414, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %416 = fmul contract double %297, %326, !dbg !94
  %417 = fsub contract double 0.000000e+00, %416, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %418 = fmul contract double %297, %328, !dbg !94
  %419 = fsub contract double %299, %418, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %420 = fmul contract double %297, %329, !dbg !94
  %421 = fsub contract double %301, %420, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %422 = fmul contract double %297, %330, !dbg !94
  %423 = fsub contract double %303, %422, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %424 = fmul contract double %297, %331, !dbg !94
  %425 = fsub contract double %305, %424, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %426 = fmul contract double %297, %332, !dbg !94
  %427 = fsub contract double %307, %426, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %428 = fmul contract double %297, %333, !dbg !94
  %429 = fsub contract double %309, %428, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 7, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %313, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %430 = fmul contract double %313, %327, !dbg !94
  %431 = fsub contract double %311, %430, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %432 = fmul contract double %313, %326, !dbg !94
  %433 = fsub contract double 0.000000e+00, %432, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %434 = fmul contract double %313, %328, !dbg !94
  %435 = fsub contract double %315, %434, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %436 = fmul contract double %313, %329, !dbg !94
  %437 = fsub contract double %317, %436, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %438 = fmul contract double %313, %330, !dbg !94
  %439 = fsub contract double %319, %438, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %440 = fmul contract double %313, %331, !dbg !94
  %441 = fsub contract double %321, %440, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %442 = fmul contract double %313, %332, !dbg !94
  %443 = fsub contract double %323, %442, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %444 = fmul contract double %313, %333, !dbg !94
  %445 = fsub contract double %325, %444, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 8, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 2, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %446 = fdiv contract double 1.000000e+00, %355, !dbg !85
    #dbg_value(double %446, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !86)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %447 = fmul contract double %446, %351, !dbg !88
    #dbg_value(i32 1, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %448 = fmul contract double %446, %353, !dbg !88
    #dbg_value(i32 2, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 3, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %449 = fmul contract double %446, %357, !dbg !88
    #dbg_value(i32 4, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %450 = fmul contract double %446, %359, !dbg !88
    #dbg_value(i32 5, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %451 = fmul contract double %446, %361, !dbg !88
    #dbg_value(i32 6, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %452 = fmul contract double %446, %363, !dbg !88
    #dbg_value(i32 7, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %453 = fmul contract double %446, %365, !dbg !88
    #dbg_value(i32 8, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %339, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %454 = fmul contract double %339, %447, !dbg !94
  %455 = fsub contract double %335, %454, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %456 = fmul contract double %339, %448, !dbg !94
  %457 = fsub contract double %337, %456, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %458 = fmul contract double %339, %446, !dbg !94
  %459 = fsub contract double 0.000000e+00, %458, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %460 = fmul contract double %339, %449, !dbg !94
  %461 = fsub contract double %341, %460, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %462 = fmul contract double %339, %450, !dbg !94
  %463 = fsub contract double %343, %462, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %464 = fmul contract double %339, %451, !dbg !94
  %465 = fsub contract double %345, %464, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %466 = fmul contract double %339, %452, !dbg !94
  %467 = fsub contract double %347, %466, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %468 = fmul contract double %339, %453, !dbg !94
  %469 = fsub contract double %349, %468, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 1, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %328, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %470 = fmul contract double %328, %447, !dbg !94
  %471 = fsub contract double %327, %470, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %472 = fmul contract double %328, %448, !dbg !94
  %473 = fsub contract double %326, %472, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %474 = fmul contract double %328, %446, !dbg !94
  %475 = fsub contract double 0.000000e+00, %474, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %476 = fmul contract double %328, %449, !dbg !94
  %477 = fsub contract double %329, %476, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %478 = fmul contract double %328, %450, !dbg !94
  %479 = fsub contract double %330, %478, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %480 = fmul contract double %328, %451, !dbg !94
  %481 = fsub contract double %331, %480, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %482 = fmul contract double %328, %452, !dbg !94
  %483 = fsub contract double %332, %482, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %484 = fmul contract double %328, %453, !dbg !94
  %485 = fsub contract double %333, %484, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 2, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 3, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %371, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %486 = fmul contract double %371, %447, !dbg !94
  %487 = fsub contract double %367, %486, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %488 = fmul contract double %371, %448, !dbg !94
  %489 = fsub contract double %369, %488, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %490 = fmul contract double %371, %446, !dbg !94
  %491 = fsub contract double 0.000000e+00, %490, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %492 = fmul contract double %371, %449, !dbg !94
  %493 = fsub contract double %373, %492, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %494 = fmul contract double %371, %450, !dbg !94
  %495 = fsub contract double %375, %494, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %496 = fmul contract double %371, %451, !dbg !94
  %497 = fsub contract double %377, %496, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %498 = fmul contract double %371, %452, !dbg !94
  %499 = fsub contract double %379, %498, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %500 = fmul contract double %371, %453, !dbg !94
  %501 = fsub contract double %381, %500, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 4, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %387, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %502 = fmul contract double %387, %447, !dbg !94
  %503 = fsub contract double %383, %502, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %504 = fmul contract double %387, %448, !dbg !94
  %505 = fsub contract double %385, %504, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %506 = fmul contract double %387, %446, !dbg !94
  %507 = fsub contract double 0.000000e+00, %506, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %508 = fmul contract double %387, %449, !dbg !94
  %509 = fsub contract double %389, %508, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %510 = fmul contract double %387, %450, !dbg !94
  %511 = fsub contract double %391, %510, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %512 = fmul contract double %387, %451, !dbg !94
  %513 = fsub contract double %393, %512, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %514 = fmul contract double %387, %452, !dbg !94
  %515 = fsub contract double %395, %514, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %516 = fmul contract double %387, %453, !dbg !94
  %517 = fsub contract double %397, %516, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 5, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %403, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %518 = fmul contract double %403, %447, !dbg !94
  %519 = fsub contract double %399, %518, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %520 = fmul contract double %403, %448, !dbg !94
  %521 = fsub contract double %401, %520, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %522 = fmul contract double %403, %446, !dbg !94
  %523 = fsub contract double 0.000000e+00, %522, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %524 = fmul contract double %403, %449, !dbg !94
  %525 = fsub contract double %405, %524, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %526 = fmul contract double %403, %450, !dbg !94
  %527 = fsub contract double %407, %526, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %528 = fmul contract double %403, %451, !dbg !94
  %529 = fsub contract double %409, %528, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %530 = fmul contract double %403, %452, !dbg !94
  %531 = fsub contract double %411, %530, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %532 = fmul contract double %403, %453, !dbg !94
  %533 = fsub contract double %413, %532, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 6, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %419, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %534 = fmul contract double %419, %447, !dbg !94
  %535 = fsub contract double %415, %534, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %536 = fmul contract double %419, %448, !dbg !94
  %537 = fsub contract double %417, %536, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %538 = fmul contract double %419, %446, !dbg !94
  %539 = fsub contract double 0.000000e+00, %538, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %540 = fmul contract double %419, %449, !dbg !94
  %541 = fsub contract double %421, %540, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %542 = fmul contract double %419, %450, !dbg !94
  %543 = fsub contract double %423, %542, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %544 = fmul contract double %419, %451, !dbg !94
  %545 = fsub contract double %425, %544, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %546 = fmul contract double %419, %452, !dbg !94
  %547 = fsub contract double %427, %546, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %548 = fmul contract double %419, %453, !dbg !94
  %549 = fsub contract double %429, %548, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 7, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %435, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %550 = fmul contract double %435, %447, !dbg !94
  %551 = fsub contract double %431, %550, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %552 = fmul contract double %435, %448, !dbg !94
  %553 = fsub contract double %433, %552, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %554 = fmul contract double %435, %446, !dbg !94
  %555 = fsub contract double 0.000000e+00, %554, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %556 = fmul contract double %435, %449, !dbg !94
  %557 = fsub contract double %437, %556, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %558 = fmul contract double %435, %450, !dbg !94
  %559 = fsub contract double %439, %558, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %560 = fmul contract double %435, %451, !dbg !94
  %561 = fsub contract double %441, %560, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %562 = fmul contract double %435, %452, !dbg !94
  %563 = fsub contract double %443, %562, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %564 = fmul contract double %435, %453, !dbg !94
  %565 = fsub contract double %445, %564, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 8, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 3, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %566 = fdiv contract double 1.000000e+00, %493, !dbg !85
    #dbg_value(double %566, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !86)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %567 = fmul contract double %566, %487, !dbg !88
    #dbg_value(i32 1, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %568 = fmul contract double %566, %489, !dbg !88
    #dbg_value(i32 2, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %569 = fmul contract double %566, %491, !dbg !88
    #dbg_value(i32 3, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 4, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %570 = fmul contract double %566, %495, !dbg !88
    #dbg_value(i32 5, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %571 = fmul contract double %566, %497, !dbg !88
    #dbg_value(i32 6, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %572 = fmul contract double %566, %499, !dbg !88
    #dbg_value(i32 7, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %573 = fmul contract double %566, %501, !dbg !88
    #dbg_value(i32 8, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %461, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %574 = fmul contract double %461, %567, !dbg !94
  %575 = fsub contract double %455, %574, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %576 = fmul contract double %461, %568, !dbg !94
  %577 = fsub contract double %457, %576, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %578 = fmul contract double %461, %569, !dbg !94
  %579 = fsub contract double %459, %578, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %580 = fmul contract double %461, %566, !dbg !94
  %581 = fsub contract double 0.000000e+00, %580, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %582 = fmul contract double %461, %570, !dbg !94
  %583 = fsub contract double %463, %582, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %584 = fmul contract double %461, %571, !dbg !94
  %585 = fsub contract double %465, %584, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %586 = fmul contract double %461, %572, !dbg !94
  %587 = fsub contract double %467, %586, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %588 = fmul contract double %461, %573, !dbg !94
  %589 = fsub contract double %469, %588, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 1, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %477, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %590 = fmul contract double %477, %567, !dbg !94
  %591 = fsub contract double %471, %590, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %592 = fmul contract double %477, %568, !dbg !94
  %593 = fsub contract double %473, %592, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %594 = fmul contract double %477, %569, !dbg !94
  %595 = fsub contract double %475, %594, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %596 = fmul contract double %477, %566, !dbg !94
  %597 = fsub contract double 0.000000e+00, %596, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %598 = fmul contract double %477, %570, !dbg !94
  %599 = fsub contract double %479, %598, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %600 = fmul contract double %477, %571, !dbg !94
  %601 = fsub contract double %481, %600, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %602 = fmul contract double %477, %572, !dbg !94
  %603 = fsub contract double %483, %602, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %604 = fmul contract double %477, %573, !dbg !94
  %605 = fsub contract double %485, %604, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 2, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %449, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %606 = fmul contract double %449, %567, !dbg !94
  %607 = fsub contract double %447, %606, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %608 = fmul contract double %449, %568, !dbg !94
  %609 = fsub contract double %448, %608, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %610 = fmul contract double %449, %569, !dbg !94
  %611 = fsub contract double %446, %610, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %612 = fmul contract double %449, %566, !dbg !94
  %613 = fsub contract double 0.000000e+00, %612, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %614 = fmul contract double %449, %570, !dbg !94
  %615 = fsub contract double %450, %614, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %616 = fmul contract double %449, %571, !dbg !94
  %617 = fsub contract double %451, %616, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %618 = fmul contract double %449, %572, !dbg !94
  %619 = fsub contract double %452, %618, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %620 = fmul contract double %449, %573, !dbg !94
  %621 = fsub contract double %453, %620, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 3, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 4, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %509, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %622 = fmul contract double %509, %567, !dbg !94
  %623 = fsub contract double %503, %622, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %624 = fmul contract double %509, %568, !dbg !94
  %625 = fsub contract double %505, %624, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %626 = fmul contract double %509, %569, !dbg !94
  %627 = fsub contract double %507, %626, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %628 = fmul contract double %509, %566, !dbg !94
  %629 = fsub contract double 0.000000e+00, %628, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %630 = fmul contract double %509, %570, !dbg !94
  %631 = fsub contract double %511, %630, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %632 = fmul contract double %509, %571, !dbg !94
  %633 = fsub contract double %513, %632, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %634 = fmul contract double %509, %572, !dbg !94
  %635 = fsub contract double %515, %634, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %636 = fmul contract double %509, %573, !dbg !94
  %637 = fsub contract double %517, %636, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 5, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %525, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %638 = fmul contract double %525, %567, !dbg !94
  %639 = fsub contract double %519, %638, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %640 = fmul contract double %525, %568, !dbg !94
  %641 = fsub contract double %521, %640, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %642 = fmul contract double %525, %569, !dbg !94
  %643 = fsub contract double %523, %642, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %644 = fmul contract double %525, %566, !dbg !94
  %645 = fsub contract double 0.000000e+00, %644, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %646 = fmul contract double %525, %570, !dbg !94
  %647 = fsub contract double %527, %646, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %648 = fmul contract double %525, %571, !dbg !94
  %649 = fsub contract double %529, %648, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %650 = fmul contract double %525, %572, !dbg !94
  %651 = fsub contract double %531, %650, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %652 = fmul contract double %525, %573, !dbg !94
  %653 = fsub contract double %533, %652, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 6, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %541, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %654 = fmul contract double %541, %567, !dbg !94
  %655 = fsub contract double %535, %654, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %656 = fmul contract double %541, %568, !dbg !94
  %657 = fsub contract double %537, %656, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %658 = fmul contract double %541, %569, !dbg !94
  %659 = fsub contract double %539, %658, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %660 = fmul contract double %541, %566, !dbg !94
  %661 = fsub contract double 0.000000e+00, %660, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %662 = fmul contract double %541, %570, !dbg !94
  %663 = fsub contract double %543, %662, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %664 = fmul contract double %541, %571, !dbg !94
  %665 = fsub contract double %545, %664, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %666 = fmul contract double %541, %572, !dbg !94
  %667 = fsub contract double %547, %666, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %668 = fmul contract double %541, %573, !dbg !94
  %669 = fsub contract double %549, %668, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 7, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %557, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %670 = fmul contract double %557, %567, !dbg !94
  %671 = fsub contract double %551, %670, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %672 = fmul contract double %557, %568, !dbg !94
  %673 = fsub contract double %553, %672, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %674 = fmul contract double %557, %569, !dbg !94
  %675 = fsub contract double %555, %674, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %676 = fmul contract double %557, %566, !dbg !94
  %677 = fsub contract double 0.000000e+00, %676, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %678 = fmul contract double %557, %570, !dbg !94
  %679 = fsub contract double %559, %678, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %680 = fmul contract double %557, %571, !dbg !94
  %681 = fsub contract double %561, %680, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %682 = fmul contract double %557, %572, !dbg !94
  %683 = fsub contract double %563, %682, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %684 = fmul contract double %557, %573, !dbg !94
  %685 = fsub contract double %565, %684, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 8, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 4, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %686 = fdiv contract double 1.000000e+00, %631, !dbg !85
    #dbg_value(double %686, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !86)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %687 = fmul contract double %686, %623, !dbg !88
    #dbg_value(i32 1, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %688 = fmul contract double %686, %625, !dbg !88
    #dbg_value(i32 2, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %689 = fmul contract double %686, %627, !dbg !88
    #dbg_value(i32 3, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %690 = fmul contract double %686, %629, !dbg !88
    #dbg_value(i32 4, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 5, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %691 = fmul contract double %686, %633, !dbg !88
    #dbg_value(i32 6, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %692 = fmul contract double %686, %635, !dbg !88
    #dbg_value(i32 7, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %693 = fmul contract double %686, %637, !dbg !88
    #dbg_value(i32 8, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %583, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %694 = fmul contract double %583, %687, !dbg !94
  %695 = fsub contract double %575, %694, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %696 = fmul contract double %583, %688, !dbg !94
  %697 = fsub contract double %577, %696, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %698 = fmul contract double %583, %689, !dbg !94
  %699 = fsub contract double %579, %698, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %700 = fmul contract double %583, %690, !dbg !94
  %701 = fsub contract double %581, %700, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %702 = fmul contract double %583, %686, !dbg !94
  %703 = fsub contract double 0.000000e+00, %702, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %704 = fmul contract double %583, %691, !dbg !94
  %705 = fsub contract double %585, %704, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %706 = fmul contract double %583, %692, !dbg !94
  %707 = fsub contract double %587, %706, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %708 = fmul contract double %583, %693, !dbg !94
  %709 = fsub contract double %589, %708, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 1, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %599, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %710 = fmul contract double %599, %687, !dbg !94
  %711 = fsub contract double %591, %710, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %712 = fmul contract double %599, %688, !dbg !94
  %713 = fsub contract double %593, %712, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %714 = fmul contract double %599, %689, !dbg !94
  %715 = fsub contract double %595, %714, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %716 = fmul contract double %599, %690, !dbg !94
  %717 = fsub contract double %597, %716, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %718 = fmul contract double %599, %686, !dbg !94
  %719 = fsub contract double 0.000000e+00, %718, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %720 = fmul contract double %599, %691, !dbg !94
  %721 = fsub contract double %601, %720, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %722 = fmul contract double %599, %692, !dbg !94
  %723 = fsub contract double %603, %722, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %724 = fmul contract double %599, %693, !dbg !94
  %725 = fsub contract double %605, %724, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 2, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %615, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %726 = fmul contract double %615, %687, !dbg !94
  %727 = fsub contract double %607, %726, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %728 = fmul contract double %615, %688, !dbg !94
  %729 = fsub contract double %609, %728, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %730 = fmul contract double %615, %689, !dbg !94
  %731 = fsub contract double %611, %730, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %732 = fmul contract double %615, %690, !dbg !94
  %733 = fsub contract double %613, %732, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %734 = fmul contract double %615, %686, !dbg !94
  %735 = fsub contract double 0.000000e+00, %734, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %736 = fmul contract double %615, %691, !dbg !94
  %737 = fsub contract double %617, %736, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %738 = fmul contract double %615, %692, !dbg !94
  %739 = fsub contract double %619, %738, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %740 = fmul contract double %615, %693, !dbg !94
  %741 = fsub contract double %621, %740, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 3, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %570, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %742 = fmul contract double %570, %687, !dbg !94
  %743 = fsub contract double %567, %742, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %744 = fmul contract double %570, %688, !dbg !94
  %745 = fsub contract double %568, %744, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %746 = fmul contract double %570, %689, !dbg !94
  %747 = fsub contract double %569, %746, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %748 = fmul contract double %570, %690, !dbg !94
  %749 = fsub contract double %566, %748, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %750 = fmul contract double %570, %686, !dbg !94
  %751 = fsub contract double 0.000000e+00, %750, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %752 = fmul contract double %570, %691, !dbg !94
  %753 = fsub contract double %571, %752, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %754 = fmul contract double %570, %692, !dbg !94
  %755 = fsub contract double %572, %754, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %756 = fmul contract double %570, %693, !dbg !94
  %757 = fsub contract double %573, %756, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 4, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 5, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %647, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %758 = fmul contract double %647, %687, !dbg !94
  %759 = fsub contract double %639, %758, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %760 = fmul contract double %647, %688, !dbg !94
  %761 = fsub contract double %641, %760, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %762 = fmul contract double %647, %689, !dbg !94
  %763 = fsub contract double %643, %762, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %764 = fmul contract double %647, %690, !dbg !94
  %765 = fsub contract double %645, %764, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %766 = fmul contract double %647, %686, !dbg !94
  %767 = fsub contract double 0.000000e+00, %766, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %768 = fmul contract double %647, %691, !dbg !94
  %769 = fsub contract double %649, %768, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %770 = fmul contract double %647, %692, !dbg !94
  %771 = fsub contract double %651, %770, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %772 = fmul contract double %647, %693, !dbg !94
  %773 = fsub contract double %653, %772, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 6, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %663, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %774 = fmul contract double %663, %687, !dbg !94
  %775 = fsub contract double %655, %774, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %776 = fmul contract double %663, %688, !dbg !94
  %777 = fsub contract double %657, %776, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %778 = fmul contract double %663, %689, !dbg !94
  %779 = fsub contract double %659, %778, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %780 = fmul contract double %663, %690, !dbg !94
  %781 = fsub contract double %661, %780, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %782 = fmul contract double %663, %686, !dbg !94
  %783 = fsub contract double 0.000000e+00, %782, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %784 = fmul contract double %663, %691, !dbg !94
  %785 = fsub contract double %665, %784, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %786 = fmul contract double %663, %692, !dbg !94
  %787 = fsub contract double %667, %786, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %788 = fmul contract double %663, %693, !dbg !94
  %789 = fsub contract double %669, %788, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 7, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %679, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %790 = fmul contract double %679, %687, !dbg !94
  %791 = fsub contract double %671, %790, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %792 = fmul contract double %679, %688, !dbg !94
  %793 = fsub contract double %673, %792, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %794 = fmul contract double %679, %689, !dbg !94
  %795 = fsub contract double %675, %794, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %796 = fmul contract double %679, %690, !dbg !94
  %797 = fsub contract double %677, %796, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %798 = fmul contract double %679, %686, !dbg !94
  %799 = fsub contract double 0.000000e+00, %798, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %800 = fmul contract double %679, %691, !dbg !94
  %801 = fsub contract double %681, %800, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %802 = fmul contract double %679, %692, !dbg !94
  %803 = fsub contract double %683, %802, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %804 = fmul contract double %679, %693, !dbg !94
  %805 = fsub contract double %685, %804, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 8, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 5, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %806 = fdiv contract double 1.000000e+00, %769, !dbg !85
    #dbg_value(double %806, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !86)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %807 = fmul contract double %806, %759, !dbg !88
    #dbg_value(i32 1, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %808 = fmul contract double %806, %761, !dbg !88
    #dbg_value(i32 2, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %809 = fmul contract double %806, %763, !dbg !88
    #dbg_value(i32 3, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %810 = fmul contract double %806, %765, !dbg !88
    #dbg_value(i32 4, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %811 = fmul contract double %806, %767, !dbg !88
    #dbg_value(i32 5, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 6, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %812 = fmul contract double %806, %771, !dbg !88
    #dbg_value(i32 7, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %813 = fmul contract double %806, %773, !dbg !88
    #dbg_value(i32 8, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %705, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %814 = fmul contract double %705, %807, !dbg !94
  %815 = fsub contract double %695, %814, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %816 = fmul contract double %705, %808, !dbg !94
  %817 = fsub contract double %697, %816, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %818 = fmul contract double %705, %809, !dbg !94
  %819 = fsub contract double %699, %818, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %820 = fmul contract double %705, %810, !dbg !94
  %821 = fsub contract double %701, %820, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %822 = fmul contract double %705, %811, !dbg !94
  %823 = fsub contract double %703, %822, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %824 = fmul contract double %705, %806, !dbg !94
  %825 = fsub contract double 0.000000e+00, %824, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %826 = fmul contract double %705, %812, !dbg !94
  %827 = fsub contract double %707, %826, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %828 = fmul contract double %705, %813, !dbg !94
  %829 = fsub contract double %709, %828, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 1, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %721, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %830 = fmul contract double %721, %807, !dbg !94
  %831 = fsub contract double %711, %830, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %832 = fmul contract double %721, %808, !dbg !94
  %833 = fsub contract double %713, %832, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %834 = fmul contract double %721, %809, !dbg !94
  %835 = fsub contract double %715, %834, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %836 = fmul contract double %721, %810, !dbg !94
  %837 = fsub contract double %717, %836, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %838 = fmul contract double %721, %811, !dbg !94
  %839 = fsub contract double %719, %838, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %840 = fmul contract double %721, %806, !dbg !94
  %841 = fsub contract double 0.000000e+00, %840, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %842 = fmul contract double %721, %812, !dbg !94
  %843 = fsub contract double %723, %842, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %844 = fmul contract double %721, %813, !dbg !94
  %845 = fsub contract double %725, %844, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 2, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %737, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %846 = fmul contract double %737, %807, !dbg !94
  %847 = fsub contract double %727, %846, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %848 = fmul contract double %737, %808, !dbg !94
  %849 = fsub contract double %729, %848, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %850 = fmul contract double %737, %809, !dbg !94
  %851 = fsub contract double %731, %850, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %852 = fmul contract double %737, %810, !dbg !94
  %853 = fsub contract double %733, %852, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %854 = fmul contract double %737, %811, !dbg !94
  %855 = fsub contract double %735, %854, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %856 = fmul contract double %737, %806, !dbg !94
  %857 = fsub contract double 0.000000e+00, %856, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %858 = fmul contract double %737, %812, !dbg !94
  %859 = fsub contract double %739, %858, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %860 = fmul contract double %737, %813, !dbg !94
  %861 = fsub contract double %741, %860, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 3, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %753, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %862 = fmul contract double %753, %807, !dbg !94
  %863 = fsub contract double %743, %862, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %864 = fmul contract double %753, %808, !dbg !94
  %865 = fsub contract double %745, %864, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %866 = fmul contract double %753, %809, !dbg !94
  %867 = fsub contract double %747, %866, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %868 = fmul contract double %753, %810, !dbg !94
  %869 = fsub contract double %749, %868, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %870 = fmul contract double %753, %811, !dbg !94
  %871 = fsub contract double %751, %870, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %872 = fmul contract double %753, %806, !dbg !94
  %873 = fsub contract double 0.000000e+00, %872, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %874 = fmul contract double %753, %812, !dbg !94
  %875 = fsub contract double %755, %874, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %876 = fmul contract double %753, %813, !dbg !94
  %877 = fsub contract double %757, %876, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 4, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %691, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %878 = fmul contract double %691, %807, !dbg !94
  %879 = fsub contract double %687, %878, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %880 = fmul contract double %691, %808, !dbg !94
  %881 = fsub contract double %688, %880, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %882 = fmul contract double %691, %809, !dbg !94
  %883 = fsub contract double %689, %882, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %884 = fmul contract double %691, %810, !dbg !94
  %885 = fsub contract double %690, %884, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %886 = fmul contract double %691, %811, !dbg !94
  %887 = fsub contract double %686, %886, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %888 = fmul contract double %691, %806, !dbg !94
  %889 = fsub contract double 0.000000e+00, %888, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %890 = fmul contract double %691, %812, !dbg !94
  %891 = fsub contract double %692, %890, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %892 = fmul contract double %691, %813, !dbg !94
  %893 = fsub contract double %693, %892, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 5, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 6, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %785, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %894 = fmul contract double %785, %807, !dbg !94
  %895 = fsub contract double %775, %894, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %896 = fmul contract double %785, %808, !dbg !94
  %897 = fsub contract double %777, %896, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %898 = fmul contract double %785, %809, !dbg !94
  %899 = fsub contract double %779, %898, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %900 = fmul contract double %785, %810, !dbg !94
  %901 = fsub contract double %781, %900, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %902 = fmul contract double %785, %811, !dbg !94
  %903 = fsub contract double %783, %902, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %904 = fmul contract double %785, %806, !dbg !94
  %905 = fsub contract double 0.000000e+00, %904, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %906 = fmul contract double %785, %812, !dbg !94
  %907 = fsub contract double %787, %906, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %908 = fmul contract double %785, %813, !dbg !94
  %909 = fsub contract double %789, %908, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 7, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %801, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %910 = fmul contract double %801, %807, !dbg !94
  %911 = fsub contract double %791, %910, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %912 = fmul contract double %801, %808, !dbg !94
  %913 = fsub contract double %793, %912, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %914 = fmul contract double %801, %809, !dbg !94
  %915 = fsub contract double %795, %914, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %916 = fmul contract double %801, %810, !dbg !94
  %917 = fsub contract double %797, %916, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %918 = fmul contract double %801, %811, !dbg !94
  %919 = fsub contract double %799, %918, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %920 = fmul contract double %801, %806, !dbg !94
  %921 = fsub contract double 0.000000e+00, %920, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %922 = fmul contract double %801, %812, !dbg !94
  %923 = fsub contract double %803, %922, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %924 = fmul contract double %801, %813, !dbg !94
  %925 = fsub contract double %805, %924, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 8, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 6, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %926 = fdiv contract double 1.000000e+00, %907, !dbg !85
    #dbg_value(double %926, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !86)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %927 = fmul contract double %926, %895, !dbg !88
    #dbg_value(i32 1, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %928 = fmul contract double %926, %897, !dbg !88
    #dbg_value(i32 2, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %929 = fmul contract double %926, %899, !dbg !88
    #dbg_value(i32 3, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %930 = fmul contract double %926, %901, !dbg !88
    #dbg_value(i32 4, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %931 = fmul contract double %926, %903, !dbg !88
    #dbg_value(i32 5, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %932 = fmul contract double %926, %905, !dbg !88
    #dbg_value(i32 6, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 7, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %933 = fmul contract double %926, %909, !dbg !88
    #dbg_value(i32 8, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %827, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %934 = fmul contract double %827, %927, !dbg !94
  %935 = fsub contract double %815, %934, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %936 = fmul contract double %827, %928, !dbg !94
  %937 = fsub contract double %817, %936, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %938 = fmul contract double %827, %929, !dbg !94
  %939 = fsub contract double %819, %938, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %940 = fmul contract double %827, %930, !dbg !94
  %941 = fsub contract double %821, %940, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %942 = fmul contract double %827, %931, !dbg !94
  %943 = fsub contract double %823, %942, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %944 = fmul contract double %827, %932, !dbg !94
  %945 = fsub contract double %825, %944, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %946 = fmul contract double %827, %926, !dbg !94
  %947 = fsub contract double 0.000000e+00, %946, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %948 = fmul contract double %827, %933, !dbg !94
  %949 = fsub contract double %829, %948, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 1, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %843, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %950 = fmul contract double %843, %927, !dbg !94
  %951 = fsub contract double %831, %950, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %952 = fmul contract double %843, %928, !dbg !94
  %953 = fsub contract double %833, %952, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %954 = fmul contract double %843, %929, !dbg !94
  %955 = fsub contract double %835, %954, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %956 = fmul contract double %843, %930, !dbg !94
  %957 = fsub contract double %837, %956, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %958 = fmul contract double %843, %931, !dbg !94
  %959 = fsub contract double %839, %958, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %960 = fmul contract double %843, %932, !dbg !94
  %961 = fsub contract double %841, %960, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %962 = fmul contract double %843, %926, !dbg !94
  %963 = fsub contract double 0.000000e+00, %962, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %964 = fmul contract double %843, %933, !dbg !94
  %965 = fsub contract double %845, %964, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 2, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %859, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %966 = fmul contract double %859, %927, !dbg !94
  %967 = fsub contract double %847, %966, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %968 = fmul contract double %859, %928, !dbg !94
  %969 = fsub contract double %849, %968, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %970 = fmul contract double %859, %929, !dbg !94
  %971 = fsub contract double %851, %970, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %972 = fmul contract double %859, %930, !dbg !94
  %973 = fsub contract double %853, %972, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %974 = fmul contract double %859, %931, !dbg !94
  %975 = fsub contract double %855, %974, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %976 = fmul contract double %859, %932, !dbg !94
  %977 = fsub contract double %857, %976, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %978 = fmul contract double %859, %926, !dbg !94
  %979 = fsub contract double 0.000000e+00, %978, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %980 = fmul contract double %859, %933, !dbg !94
  %981 = fsub contract double %861, %980, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 3, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %875, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %982 = fmul contract double %875, %927, !dbg !94
  %983 = fsub contract double %863, %982, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %984 = fmul contract double %875, %928, !dbg !94
  %985 = fsub contract double %865, %984, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %986 = fmul contract double %875, %929, !dbg !94
  %987 = fsub contract double %867, %986, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %988 = fmul contract double %875, %930, !dbg !94
  %989 = fsub contract double %869, %988, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %990 = fmul contract double %875, %931, !dbg !94
  %991 = fsub contract double %871, %990, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %992 = fmul contract double %875, %932, !dbg !94
  %993 = fsub contract double %873, %992, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %994 = fmul contract double %875, %926, !dbg !94
  %995 = fsub contract double 0.000000e+00, %994, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %996 = fmul contract double %875, %933, !dbg !94
  %997 = fsub contract double %877, %996, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 4, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %891, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %998 = fmul contract double %891, %927, !dbg !94
  %999 = fsub contract double %879, %998, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1000 = fmul contract double %891, %928, !dbg !94
  %1001 = fsub contract double %881, %1000, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1002 = fmul contract double %891, %929, !dbg !94
  %1003 = fsub contract double %883, %1002, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1004 = fmul contract double %891, %930, !dbg !94
  %1005 = fsub contract double %885, %1004, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1006 = fmul contract double %891, %931, !dbg !94
  %1007 = fsub contract double %887, %1006, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1008 = fmul contract double %891, %932, !dbg !94
  %1009 = fsub contract double %889, %1008, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1010 = fmul contract double %891, %926, !dbg !94
  %1011 = fsub contract double 0.000000e+00, %1010, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1012 = fmul contract double %891, %933, !dbg !94
  %1013 = fsub contract double %893, %1012, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 5, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %812, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1014 = fmul contract double %812, %927, !dbg !94
  %1015 = fsub contract double %807, %1014, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1016 = fmul contract double %812, %928, !dbg !94
  %1017 = fsub contract double %808, %1016, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1018 = fmul contract double %812, %929, !dbg !94
  %1019 = fsub contract double %809, %1018, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1020 = fmul contract double %812, %930, !dbg !94
  %1021 = fsub contract double %810, %1020, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1022 = fmul contract double %812, %931, !dbg !94
  %1023 = fsub contract double %811, %1022, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1024 = fmul contract double %812, %932, !dbg !94
  %1025 = fsub contract double %806, %1024, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1026 = fmul contract double %812, %926, !dbg !94
  %1027 = fsub contract double 0.000000e+00, %1026, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1028 = fmul contract double %812, %933, !dbg !94
  %1029 = fsub contract double %813, %1028, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 6, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 7, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %923, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1030 = fmul contract double %923, %933, !dbg !94
  %1031 = fsub contract double %925, %1030, !dbg !97
  %1032 = fmul contract double %923, %926, !dbg !94
  %1033 = fsub contract double 0.000000e+00, %1032, !dbg !97
  %1034 = fmul contract double %923, %932, !dbg !94
  %1035 = fsub contract double %921, %1034, !dbg !97
  %1036 = fmul contract double %923, %931, !dbg !94
  %1037 = fsub contract double %919, %1036, !dbg !97
  %1038 = fmul contract double %923, %930, !dbg !94
  %1039 = fsub contract double %917, %1038, !dbg !97
  %1040 = fmul contract double %923, %929, !dbg !94
  %1041 = fsub contract double %915, %1040, !dbg !97
  %1042 = fmul contract double %923, %928, !dbg !94
  %1043 = fsub contract double %913, %1042, !dbg !97
  %1044 = fmul contract double %923, %927, !dbg !94
  %1045 = fsub contract double %911, %1044, !dbg !97
    #dbg_value(i32 8, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 7, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %1046 = fdiv contract double 1.000000e+00, %1031, !dbg !85
    #dbg_value(double %1046, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !86)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %1047 = fmul contract double %1046, %1045, !dbg !88
    #dbg_value(i32 1, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %1048 = fmul contract double %1046, %1043, !dbg !88
    #dbg_value(i32 2, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %1049 = fmul contract double %1046, %1041, !dbg !88
    #dbg_value(i32 3, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %1050 = fmul contract double %1046, %1039, !dbg !88
    #dbg_value(i32 4, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %1051 = fmul contract double %1046, %1037, !dbg !88
    #dbg_value(i32 5, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %1052 = fmul contract double %1046, %1035, !dbg !88
    #dbg_value(i32 6, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
  %1053 = fmul contract double %1046, %1033, !dbg !88
    #dbg_value(i32 7, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 8, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 0, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %949, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1054 = fmul contract double %949, %1047, !dbg !94
  %1055 = fsub contract double %935, %1054, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1056 = fmul contract double %949, %1048, !dbg !94
  %1057 = fsub contract double %937, %1056, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1058 = fmul contract double %949, %1049, !dbg !94
  %1059 = fsub contract double %939, %1058, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1060 = fmul contract double %949, %1050, !dbg !94
  %1061 = fsub contract double %941, %1060, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1062 = fmul contract double %949, %1051, !dbg !94
  %1063 = fsub contract double %943, %1062, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1064 = fmul contract double %949, %1052, !dbg !94
  %1065 = fsub contract double %945, %1064, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1066 = fmul contract double %949, %1053, !dbg !94
  %1067 = fsub contract double %947, %1066, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1068 = fmul contract double %949, %1046, !dbg !94
  %1069 = fsub contract double 0.000000e+00, %1068, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 1, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %965, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1070 = fmul contract double %965, %1047, !dbg !94
  %1071 = fsub contract double %951, %1070, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1072 = fmul contract double %965, %1048, !dbg !94
  %1073 = fsub contract double %953, %1072, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1074 = fmul contract double %965, %1049, !dbg !94
  %1075 = fsub contract double %955, %1074, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1076 = fmul contract double %965, %1050, !dbg !94
  %1077 = fsub contract double %957, %1076, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1078 = fmul contract double %965, %1051, !dbg !94
  %1079 = fsub contract double %959, %1078, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1080 = fmul contract double %965, %1052, !dbg !94
  %1081 = fsub contract double %961, %1080, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1082 = fmul contract double %965, %1053, !dbg !94
  %1083 = fsub contract double %963, %1082, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1084 = fmul contract double %965, %1046, !dbg !94
  %1085 = fsub contract double 0.000000e+00, %1084, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 2, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %981, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1086 = fmul contract double %981, %1047, !dbg !94
  %1087 = fsub contract double %967, %1086, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1088 = fmul contract double %981, %1048, !dbg !94
  %1089 = fsub contract double %969, %1088, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1090 = fmul contract double %981, %1049, !dbg !94
  %1091 = fsub contract double %971, %1090, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1092 = fmul contract double %981, %1050, !dbg !94
  %1093 = fsub contract double %973, %1092, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1094 = fmul contract double %981, %1051, !dbg !94
  %1095 = fsub contract double %975, %1094, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1096 = fmul contract double %981, %1052, !dbg !94
  %1097 = fsub contract double %977, %1096, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1098 = fmul contract double %981, %1053, !dbg !94
  %1099 = fsub contract double %979, %1098, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1100 = fmul contract double %981, %1046, !dbg !94
  %1101 = fsub contract double 0.000000e+00, %1100, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 3, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %997, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1102 = fmul contract double %997, %1047, !dbg !94
  %1103 = fsub contract double %983, %1102, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1104 = fmul contract double %997, %1048, !dbg !94
  %1105 = fsub contract double %985, %1104, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1106 = fmul contract double %997, %1049, !dbg !94
  %1107 = fsub contract double %987, %1106, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1108 = fmul contract double %997, %1050, !dbg !94
  %1109 = fsub contract double %989, %1108, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1110 = fmul contract double %997, %1051, !dbg !94
  %1111 = fsub contract double %991, %1110, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1112 = fmul contract double %997, %1052, !dbg !94
  %1113 = fsub contract double %993, %1112, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1114 = fmul contract double %997, %1053, !dbg !94
  %1115 = fsub contract double %995, %1114, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1116 = fmul contract double %997, %1046, !dbg !94
  %1117 = fsub contract double 0.000000e+00, %1116, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 4, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %1013, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1118 = fmul contract double %1013, %1047, !dbg !94
  %1119 = fsub contract double %999, %1118, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1120 = fmul contract double %1013, %1048, !dbg !94
  %1121 = fsub contract double %1001, %1120, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1122 = fmul contract double %1013, %1049, !dbg !94
  %1123 = fsub contract double %1003, %1122, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1124 = fmul contract double %1013, %1050, !dbg !94
  %1125 = fsub contract double %1005, %1124, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1126 = fmul contract double %1013, %1051, !dbg !94
  %1127 = fsub contract double %1007, %1126, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1128 = fmul contract double %1013, %1052, !dbg !94
  %1129 = fsub contract double %1009, %1128, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1130 = fmul contract double %1013, %1053, !dbg !94
  %1131 = fsub contract double %1011, %1130, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1132 = fmul contract double %1013, %1046, !dbg !94
  %1133 = fsub contract double 0.000000e+00, %1132, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 5, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %1029, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1134 = fmul contract double %1029, %1047, !dbg !94
  %1135 = fsub contract double %1015, %1134, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1136 = fmul contract double %1029, %1048, !dbg !94
  %1137 = fsub contract double %1017, %1136, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1138 = fmul contract double %1029, %1049, !dbg !94
  %1139 = fsub contract double %1019, %1138, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1140 = fmul contract double %1029, %1050, !dbg !94
  %1141 = fsub contract double %1021, %1140, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1142 = fmul contract double %1029, %1051, !dbg !94
  %1143 = fsub contract double %1023, %1142, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1144 = fmul contract double %1029, %1052, !dbg !94
  %1145 = fsub contract double %1025, %1144, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1146 = fmul contract double %1029, %1053, !dbg !94
  %1147 = fsub contract double %1027, %1146, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1148 = fmul contract double %1029, %1046, !dbg !94
  %1149 = fsub contract double 0.000000e+00, %1148, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 6, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(double %933, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1150 = fmul contract double %933, %1047, !dbg !94
  %1151 = fsub contract double %927, %1150, !dbg !97
    #dbg_value(i32 1, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1152 = fmul contract double %933, %1048, !dbg !94
  %1153 = fsub contract double %928, %1152, !dbg !97
    #dbg_value(i32 2, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1154 = fmul contract double %933, %1049, !dbg !94
  %1155 = fsub contract double %929, %1154, !dbg !97
    #dbg_value(i32 3, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1156 = fmul contract double %933, %1050, !dbg !94
  %1157 = fsub contract double %930, %1156, !dbg !97
    #dbg_value(i32 4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1158 = fmul contract double %933, %1051, !dbg !94
  %1159 = fsub contract double %931, %1158, !dbg !97
    #dbg_value(i32 5, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1160 = fmul contract double %933, %1052, !dbg !94
  %1161 = fsub contract double %932, %1160, !dbg !97
    #dbg_value(i32 6, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1162 = fmul contract double %933, %1053, !dbg !94
  %1163 = fsub contract double %926, %1162, !dbg !97
    #dbg_value(i32 7, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %1164 = fmul contract double %933, %1046, !dbg !94
  %1165 = fsub contract double 0.000000e+00, %1164, !dbg !97
    #dbg_value(i32 8, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 7, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 8, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 8, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
  %1166 = getelementptr double, ptr addrspace(1) %1, i64 %15
    #dbg_value(i32 0, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
    #dbg_value(i32 0, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  store double %1055, ptr addrspace(1) %1166, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1167 = getelementptr double, ptr addrspace(1) %1166, i64 %14, !dbg !103
  store double %1057, ptr addrspace(1) %1167, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 2, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1168 = getelementptr double, ptr addrspace(1) %1166, i64 %20, !dbg !103
  store double %1059, ptr addrspace(1) %1168, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 3, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1169 = getelementptr double, ptr addrspace(1) %1166, i64 %23, !dbg !103
  store double %1061, ptr addrspace(1) %1169, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 4, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1170 = getelementptr double, ptr addrspace(1) %1166, i64 %26, !dbg !103
  store double %1063, ptr addrspace(1) %1170, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 5, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1171 = getelementptr double, ptr addrspace(1) %1166, i64 %29, !dbg !103
  store double %1065, ptr addrspace(1) %1171, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 6, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1172 = getelementptr double, ptr addrspace(1) %1166, i64 %32, !dbg !103
  store double %1067, ptr addrspace(1) %1172, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 7, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1173 = getelementptr double, ptr addrspace(1) %1166, i64 %35, !dbg !103
  store double %1069, ptr addrspace(1) %1173, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 8, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 1, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1174 = getelementptr double, ptr addrspace(1) %1166, i64 %38, !dbg !103
  store double %1071, ptr addrspace(1) %1174, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1175 = getelementptr double, ptr addrspace(1) %1166, i64 %41, !dbg !103
  store double %1073, ptr addrspace(1) %1175, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 2, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1176 = getelementptr double, ptr addrspace(1) %1166, i64 %44, !dbg !103
  store double %1075, ptr addrspace(1) %1176, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 3, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1177 = getelementptr double, ptr addrspace(1) %1166, i64 %47, !dbg !103
  store double %1077, ptr addrspace(1) %1177, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 4, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1178 = getelementptr double, ptr addrspace(1) %1166, i64 %50, !dbg !103
  store double %1079, ptr addrspace(1) %1178, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 5, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1179 = getelementptr double, ptr addrspace(1) %1166, i64 %53, !dbg !103
  store double %1081, ptr addrspace(1) %1179, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 6, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1180 = getelementptr double, ptr addrspace(1) %1166, i64 %56, !dbg !103
  store double %1083, ptr addrspace(1) %1180, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 7, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1181 = getelementptr double, ptr addrspace(1) %1166, i64 %59, !dbg !103
  store double %1085, ptr addrspace(1) %1181, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 8, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 2, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1182 = getelementptr double, ptr addrspace(1) %1166, i64 %62, !dbg !103
  store double %1087, ptr addrspace(1) %1182, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1183 = getelementptr double, ptr addrspace(1) %1166, i64 %65, !dbg !103
  store double %1089, ptr addrspace(1) %1183, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 2, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1184 = getelementptr double, ptr addrspace(1) %1166, i64 %68, !dbg !103
  store double %1091, ptr addrspace(1) %1184, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 3, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1185 = getelementptr double, ptr addrspace(1) %1166, i64 %71, !dbg !103
  store double %1093, ptr addrspace(1) %1185, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 4, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1186 = getelementptr double, ptr addrspace(1) %1166, i64 %74, !dbg !103
  store double %1095, ptr addrspace(1) %1186, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 5, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1187 = getelementptr double, ptr addrspace(1) %1166, i64 %77, !dbg !103
  store double %1097, ptr addrspace(1) %1187, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 6, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1188 = getelementptr double, ptr addrspace(1) %1166, i64 %80, !dbg !103
  store double %1099, ptr addrspace(1) %1188, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 7, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1189 = getelementptr double, ptr addrspace(1) %1166, i64 %83, !dbg !103
  store double %1101, ptr addrspace(1) %1189, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 8, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 3, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1190 = getelementptr double, ptr addrspace(1) %1166, i64 %86, !dbg !103
  store double %1103, ptr addrspace(1) %1190, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1191 = getelementptr double, ptr addrspace(1) %1166, i64 %89, !dbg !103
  store double %1105, ptr addrspace(1) %1191, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 2, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1192 = getelementptr double, ptr addrspace(1) %1166, i64 %92, !dbg !103
  store double %1107, ptr addrspace(1) %1192, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 3, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1193 = getelementptr double, ptr addrspace(1) %1166, i64 %95, !dbg !103
  store double %1109, ptr addrspace(1) %1193, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 4, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1194 = getelementptr double, ptr addrspace(1) %1166, i64 %98, !dbg !103
  store double %1111, ptr addrspace(1) %1194, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 5, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1195 = getelementptr double, ptr addrspace(1) %1166, i64 %101, !dbg !103
  store double %1113, ptr addrspace(1) %1195, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 6, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1196 = getelementptr double, ptr addrspace(1) %1166, i64 %104, !dbg !103
  store double %1115, ptr addrspace(1) %1196, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 7, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1197 = getelementptr double, ptr addrspace(1) %1166, i64 %107, !dbg !103
  store double %1117, ptr addrspace(1) %1197, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 8, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 4, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1198 = getelementptr double, ptr addrspace(1) %1166, i64 %110, !dbg !103
  store double %1119, ptr addrspace(1) %1198, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1199 = getelementptr double, ptr addrspace(1) %1166, i64 %113, !dbg !103
  store double %1121, ptr addrspace(1) %1199, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 2, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1200 = getelementptr double, ptr addrspace(1) %1166, i64 %116, !dbg !103
  store double %1123, ptr addrspace(1) %1200, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 3, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1201 = getelementptr double, ptr addrspace(1) %1166, i64 %119, !dbg !103
  store double %1125, ptr addrspace(1) %1201, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 4, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1202 = getelementptr double, ptr addrspace(1) %1166, i64 %122, !dbg !103
  store double %1127, ptr addrspace(1) %1202, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 5, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1203 = getelementptr double, ptr addrspace(1) %1166, i64 %125, !dbg !103
  store double %1129, ptr addrspace(1) %1203, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 6, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1204 = getelementptr double, ptr addrspace(1) %1166, i64 %128, !dbg !103
  store double %1131, ptr addrspace(1) %1204, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 7, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1205 = getelementptr double, ptr addrspace(1) %1166, i64 %131, !dbg !103
  store double %1133, ptr addrspace(1) %1205, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 8, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 5, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1206 = getelementptr double, ptr addrspace(1) %1166, i64 %134, !dbg !103
  store double %1135, ptr addrspace(1) %1206, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1207 = getelementptr double, ptr addrspace(1) %1166, i64 %137, !dbg !103
  store double %1137, ptr addrspace(1) %1207, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 2, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1208 = getelementptr double, ptr addrspace(1) %1166, i64 %140, !dbg !103
  store double %1139, ptr addrspace(1) %1208, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 3, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1209 = getelementptr double, ptr addrspace(1) %1166, i64 %143, !dbg !103
  store double %1141, ptr addrspace(1) %1209, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 4, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1210 = getelementptr double, ptr addrspace(1) %1166, i64 %146, !dbg !103
  store double %1143, ptr addrspace(1) %1210, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 5, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1211 = getelementptr double, ptr addrspace(1) %1166, i64 %149, !dbg !103
  store double %1145, ptr addrspace(1) %1211, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 6, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1212 = getelementptr double, ptr addrspace(1) %1166, i64 %152, !dbg !103
  store double %1147, ptr addrspace(1) %1212, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 7, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1213 = getelementptr double, ptr addrspace(1) %1166, i64 %155, !dbg !103
  store double %1149, ptr addrspace(1) %1213, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 8, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 6, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1214 = getelementptr double, ptr addrspace(1) %1166, i64 %158, !dbg !103
  store double %1151, ptr addrspace(1) %1214, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1215 = getelementptr double, ptr addrspace(1) %1166, i64 %161, !dbg !103
  store double %1153, ptr addrspace(1) %1215, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 2, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1216 = getelementptr double, ptr addrspace(1) %1166, i64 %164, !dbg !103
  store double %1155, ptr addrspace(1) %1216, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 3, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1217 = getelementptr double, ptr addrspace(1) %1166, i64 %167, !dbg !103
  store double %1157, ptr addrspace(1) %1217, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 4, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1218 = getelementptr double, ptr addrspace(1) %1166, i64 %170, !dbg !103
  store double %1159, ptr addrspace(1) %1218, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 5, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1219 = getelementptr double, ptr addrspace(1) %1166, i64 %173, !dbg !103
  store double %1161, ptr addrspace(1) %1219, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 6, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1220 = getelementptr double, ptr addrspace(1) %1166, i64 %176, !dbg !103
  store double %1163, ptr addrspace(1) %1220, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 7, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1221 = getelementptr double, ptr addrspace(1) %1166, i64 %179, !dbg !103
  store double %1165, ptr addrspace(1) %1221, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 8, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 7, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 0, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1222 = getelementptr double, ptr addrspace(1) %1166, i64 %182, !dbg !103
  store double %1047, ptr addrspace(1) %1222, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 1, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1223 = getelementptr double, ptr addrspace(1) %1166, i64 %185, !dbg !103
  store double %1048, ptr addrspace(1) %1223, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 2, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1224 = getelementptr double, ptr addrspace(1) %1166, i64 %188, !dbg !103
  store double %1049, ptr addrspace(1) %1224, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 3, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1225 = getelementptr double, ptr addrspace(1) %1166, i64 %191, !dbg !103
  store double %1050, ptr addrspace(1) %1225, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 4, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1226 = getelementptr double, ptr addrspace(1) %1166, i64 %194, !dbg !103
  store double %1051, ptr addrspace(1) %1226, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 5, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1227 = getelementptr double, ptr addrspace(1) %1166, i64 %197, !dbg !103
  store double %1052, ptr addrspace(1) %1227, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 6, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1228 = getelementptr double, ptr addrspace(1) %1166, i64 %200, !dbg !103
  store double %1053, ptr addrspace(1) %1228, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 7, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
  %1229 = getelementptr double, ptr addrspace(1) %1166, i64 %203, !dbg !103
  store double %1046, ptr addrspace(1) %1229, align 8, !dbg !100, !tbaa !81
    #dbg_value(i32 8, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(i32 8, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !98)
  br label %1230, !dbg !104

1230:                                             ; preds = %3, %13
  ret void, !dbg !104
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17}
!llvm.errno.tbaa = !{!18}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, globals: !6, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inverse8x8.hip", directory: ".", checksumkind: CSK_MD5, checksum: "41f8913938f2345077d53a520861c297")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !4, line: 8, baseType: !5)
!4 = !DIFile(filename: "include/hip/hip_runtime.h", directory: ".", checksumkind: CSK_MD5, checksum: "49d38628b5a567ad90fddc243593e716")
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !{!7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_constu, 8, DW_OP_stack_value))
!8 = distinct !DIGlobalVariable(name: "kSize", scope: !9, file: !1, line: 12, type: !10, isLocal: true, isDefinition: true)
!9 = !DINamespace(scope: null)
!10 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
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
!22 = distinct !DISubprogram(name: "inverse8x8", linkageName: "_Z10inverse8x8PKdPdi", scope: !1, file: !1, line: 17, type: !23, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !31)
!23 = !DISubroutineType(types: !24)
!24 = !{null, !25, !29, !11}
!25 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, dwarfAddressSpace: 1)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64, dwarfAddressSpace: 1)
!31 = !{!32, !33, !34, !35, !36, !40, !42, !46, !48, !51, !53, !55, !58, !60, !62}
!32 = !DILocalVariable(name: "in", arg: 1, scope: !22, file: !1, line: 17, type: !25)
!33 = !DILocalVariable(name: "out", arg: 2, scope: !22, file: !1, line: 17, type: !29)
!34 = !DILocalVariable(name: "batch", arg: 3, scope: !22, file: !1, line: 17, type: !11)
!35 = !DILocalVariable(name: "index", scope: !22, file: !1, line: 18, type: !10)
!36 = !DILocalVariable(name: "matrix", scope: !22, file: !1, line: 22, type: !37)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !28, size: 4096, elements: !38)
!38 = !{!39, !39}
!39 = !DISubrange(count: 8)
!40 = !DILocalVariable(name: "row", scope: !41, file: !1, line: 24, type: !11)
!41 = distinct !DILexicalBlock(scope: !22, file: !1, line: 24, column: 3)
!42 = !DILocalVariable(name: "column", scope: !43, file: !1, line: 26, type: !11)
!43 = distinct !DILexicalBlock(scope: !44, file: !1, line: 26, column: 5)
!44 = distinct !DILexicalBlock(scope: !45, file: !1, line: 24, column: 41)
!45 = distinct !DILexicalBlock(scope: !41, file: !1, line: 24, column: 3)
!46 = !DILocalVariable(name: "step", scope: !47, file: !1, line: 32, type: !11)
!47 = distinct !DILexicalBlock(scope: !22, file: !1, line: 32, column: 3)
!48 = !DILocalVariable(name: "inverse_pivot", scope: !49, file: !1, line: 33, type: !27)
!49 = distinct !DILexicalBlock(scope: !50, file: !1, line: 32, column: 44)
!50 = distinct !DILexicalBlock(scope: !47, file: !1, line: 32, column: 3)
!51 = !DILocalVariable(name: "column", scope: !52, file: !1, line: 36, type: !11)
!52 = distinct !DILexicalBlock(scope: !49, file: !1, line: 36, column: 5)
!53 = !DILocalVariable(name: "row", scope: !54, file: !1, line: 40, type: !11)
!54 = distinct !DILexicalBlock(scope: !49, file: !1, line: 40, column: 5)
!55 = !DILocalVariable(name: "factor", scope: !56, file: !1, line: 44, type: !27)
!56 = distinct !DILexicalBlock(scope: !57, file: !1, line: 40, column: 43)
!57 = distinct !DILexicalBlock(scope: !54, file: !1, line: 40, column: 5)
!58 = !DILocalVariable(name: "column", scope: !59, file: !1, line: 47, type: !11)
!59 = distinct !DILexicalBlock(scope: !56, file: !1, line: 47, column: 7)
!60 = !DILocalVariable(name: "row", scope: !61, file: !1, line: 54, type: !11)
!61 = distinct !DILexicalBlock(scope: !22, file: !1, line: 54, column: 3)
!62 = !DILocalVariable(name: "column", scope: !63, file: !1, line: 56, type: !11)
!63 = distinct !DILexicalBlock(scope: !64, file: !1, line: 56, column: 5)
!64 = distinct !DILexicalBlock(scope: !65, file: !1, line: 54, column: 41)
!65 = distinct !DILexicalBlock(scope: !61, file: !1, line: 54, column: 3)
!66 = !DILocation(line: 0, scope: !22)
!67 = !DILocation(line: 18, column: 21, scope: !22)
!68 = !DILocation(line: 18, column: 34, scope: !22)
!69 = !{i16 1, i16 1025}
!70 = !{}
!71 = !DILocation(line: 18, column: 32, scope: !22)
!72 = !DILocation(line: 18, column: 47, scope: !22)
!73 = !DILocation(line: 18, column: 45, scope: !22)
!74 = !DILocation(line: 19, column: 13, scope: !75)
!75 = distinct !DILexicalBlock(scope: !22, file: !1, line: 19, column: 7)
!76 = !DILocation(line: 0, scope: !41)
!77 = !DILocation(line: 0, scope: !43)
!78 = !DILocation(line: 27, column: 29, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !1, line: 26, column: 52)
!80 = distinct !DILexicalBlock(scope: !43, file: !1, line: 26, column: 5)
!81 = !{!82, !82, i64 0}
!82 = !{!"double", !20, i64 0}
!83 = !DILocation(line: 27, column: 74, scope: !79)
!84 = !DILocation(line: 0, scope: !47)
!85 = !DILocation(line: 33, column: 38, scope: !49)
!86 = !DILocation(line: 0, scope: !49)
!87 = !DILocation(line: 0, scope: !52)
!88 = !DILocation(line: 37, column: 28, scope: !89)
!89 = distinct !DILexicalBlock(scope: !90, file: !1, line: 36, column: 52)
!90 = distinct !DILexicalBlock(scope: !52, file: !1, line: 36, column: 5)
!91 = !DILocation(line: 0, scope: !54)
!92 = !DILocation(line: 0, scope: !56)
!93 = !DILocation(line: 0, scope: !59)
!94 = !DILocation(line: 48, column: 39, scope: !95)
!95 = distinct !DILexicalBlock(scope: !96, file: !1, line: 47, column: 54)
!96 = distinct !DILexicalBlock(scope: !59, file: !1, line: 47, column: 7)
!97 = !DILocation(line: 48, column: 29, scope: !95)
!98 = !DILocation(line: 0, scope: !61)
!99 = !DILocation(line: 0, scope: !63)
!100 = !DILocation(line: 57, column: 70, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !1, line: 56, column: 52)
!102 = distinct !DILexicalBlock(scope: !63, file: !1, line: 56, column: 5)
!103 = !DILocation(line: 57, column: 7, scope: !101)
!104 = !DILocation(line: 60, column: 1, scope: !22)

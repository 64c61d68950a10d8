; ModuleID = 'su3_matvec.hip'
source_filename = "su3_matvec.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.double2 = type { double, double }

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @_Z10su3_dslashPK7double2S1_PS_PKiS4_i(ptr addrspace(1) noalias noundef readonly %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, ptr addrspace(1) noalias noundef readonly captures(none) %3, ptr addrspace(1) noalias noundef readonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !dbg !20 {
    #dbg_value(ptr addrspace(1) %0, !37, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !83)
    #dbg_value(ptr addrspace(1) %1, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !83)
    #dbg_value(ptr addrspace(1) %2, !39, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !83)
    #dbg_value(ptr addrspace(1) %3, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !83)
    #dbg_value(ptr addrspace(1) %4, !41, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !83)
    #dbg_value(i32 %5, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !83)
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !84
  %8 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !85
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12, !dbg !85
  %10 = load i16, ptr addrspace(4) %9, align 4, !dbg !85, !range !86, !invariant.load !87, !noundef !87
  %11 = zext nneg i16 %10 to i32, !dbg !85
  %12 = mul i32 %7, %11, !dbg !88
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !89
  %14 = add i32 %12, %13, !dbg !90
    #dbg_value(i32 %14, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !83)
  %15 = icmp slt i32 %14, %5, !dbg !91
  br i1 %15, label %16, label %1237, !dbg !91

16:                                               ; preds = %6
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %17 = shl nsw i32 %5, 1
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %18 = sext i32 %14 to i64, !dbg !94
  %19 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %18, !dbg !94
  %20 = load i32, ptr addrspace(1) %19, align 4, !dbg !94, !tbaa !16
    #dbg_value(i32 %20, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !95)
  %21 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %18, !dbg !96
  %22 = load i32, ptr addrspace(1) %21, align 4, !dbg !96, !tbaa !16
    #dbg_value(i32 %22, !56, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !95)
    #dbg_value(ptr addrspace(1) %0, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 %5, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 %14, !103, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 0, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 0, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %23 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %18, !dbg !116
  %24 = load double, ptr addrspace(1) %23, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8, !dbg !119
  %26 = load double, ptr addrspace(1) %25, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %27 = add nsw i32 %5, %14, !dbg !126
  %28 = sext i32 %27 to i64, !dbg !116
  %29 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %28, !dbg !116
  %30 = load double, ptr addrspace(1) %29, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 8, !dbg !119
  %32 = load double, ptr addrspace(1) %31, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %33 = shl nsw i32 %5, 1, !dbg !127
  %34 = add nsw i32 %33, %14, !dbg !126
  %35 = sext i32 %34 to i64, !dbg !116
  %36 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %35, !dbg !116
  %37 = load double, ptr addrspace(1) %36, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 8, !dbg !119
  %39 = load double, ptr addrspace(1) %38, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 1, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %40 = mul nsw i32 %5, 3, !dbg !127
  %41 = add nsw i32 %40, %14, !dbg !126
  %42 = sext i32 %41 to i64, !dbg !116
  %43 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %42, !dbg !116
  %44 = load double, ptr addrspace(1) %43, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 8, !dbg !119
  %46 = load double, ptr addrspace(1) %45, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %47 = shl nsw i32 %5, 2, !dbg !127
  %48 = add nsw i32 %47, %14, !dbg !126
  %49 = sext i32 %48 to i64, !dbg !116
  %50 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %49, !dbg !116
  %51 = load double, ptr addrspace(1) %50, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %50, i64 8, !dbg !119
  %53 = load double, ptr addrspace(1) %52, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %54 = mul nsw i32 %5, 5, !dbg !127
  %55 = add nsw i32 %54, %14, !dbg !126
  %56 = sext i32 %55 to i64, !dbg !116
  %57 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %56, !dbg !116
  %58 = load double, ptr addrspace(1) %57, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 8, !dbg !119
  %60 = load double, ptr addrspace(1) %59, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 2, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %61 = mul nsw i32 %5, 6, !dbg !127
  %62 = add nsw i32 %61, %14, !dbg !126
  %63 = sext i32 %62 to i64, !dbg !116
  %64 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %63, !dbg !116
  %65 = load double, ptr addrspace(1) %64, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 8, !dbg !119
  %67 = load double, ptr addrspace(1) %66, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %68 = mul nsw i32 %5, 7, !dbg !127
  %69 = add nsw i32 %68, %14, !dbg !126
  %70 = sext i32 %69 to i64, !dbg !116
  %71 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %70, !dbg !116
  %72 = load double, ptr addrspace(1) %71, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %71, i64 8, !dbg !119
  %74 = load double, ptr addrspace(1) %73, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %75 = shl nsw i32 %5, 3, !dbg !127
  %76 = add nsw i32 %75, %14, !dbg !126
  %77 = sext i32 %76 to i64, !dbg !116
  %78 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %77, !dbg !116
  %79 = load double, ptr addrspace(1) %78, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 8, !dbg !119
  %81 = load double, ptr addrspace(1) %80, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 3, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(ptr addrspace(1) %1, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !138)
    #dbg_value(i32 %5, !133, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !138)
    #dbg_value(i32 %20, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !138)
    #dbg_declare(ptr poison, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !140)
    #dbg_value(i32 0, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
  %82 = sext i32 %20 to i64, !dbg !142
  %83 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %82, !dbg !142
  %84 = load double, ptr addrspace(1) %83, align 16, !dbg !145, !tbaa !120, !alias.scope !146
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %83, i64 8, !dbg !145
  %86 = load double, ptr addrspace(1) %85, align 8, !dbg !145, !tbaa !120, !alias.scope !146
    #dbg_value(i32 1, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
  %87 = add nsw i32 %20, %5, !dbg !149
  %88 = sext i32 %87 to i64, !dbg !142
  %89 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %88, !dbg !142
  %90 = load double, ptr addrspace(1) %89, align 16, !dbg !145, !tbaa !120, !alias.scope !146
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %89, i64 8, !dbg !145
  %92 = load double, ptr addrspace(1) %91, align 8, !dbg !145, !tbaa !120, !alias.scope !146
    #dbg_value(i32 2, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
  %93 = add nsw i32 %20, %17, !dbg !149
  %94 = sext i32 %93 to i64, !dbg !142
  %95 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %94, !dbg !142
  %96 = load double, ptr addrspace(1) %95, align 16, !dbg !145, !tbaa !120, !alias.scope !146
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %95, i64 8, !dbg !145
  %98 = load double, ptr addrspace(1) %97, align 8, !dbg !145, !tbaa !120, !alias.scope !146
    #dbg_value(i32 3, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
    #dbg_value(i32 0, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %99 = fmul contract double %24, %84, !dbg !165
  %100 = fmul contract double %26, %86, !dbg !166
  %101 = fsub contract double %99, %100, !dbg !167
  %102 = fadd contract double %101, 0.000000e+00, !dbg !168
  %103 = fmul contract double %24, %86, !dbg !169
  %104 = fmul contract double %26, %84, !dbg !170
  %105 = fadd contract double %104, %103, !dbg !171
  %106 = fadd contract double %105, 0.000000e+00, !dbg !172
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %107 = fmul contract double %30, %90, !dbg !165
  %108 = fmul contract double %32, %92, !dbg !166
  %109 = fsub contract double %107, %108, !dbg !167
  %110 = fadd contract double %102, %109, !dbg !168
  %111 = fmul contract double %30, %92, !dbg !169
  %112 = fmul contract double %32, %90, !dbg !170
  %113 = fadd contract double %112, %111, !dbg !171
  %114 = fadd contract double %106, %113, !dbg !172
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %115 = fmul contract double %37, %96, !dbg !165
  %116 = fmul contract double %39, %98, !dbg !166
  %117 = fsub contract double %115, %116, !dbg !167
  %118 = fadd contract double %110, %117, !dbg !168
  %119 = fmul contract double %37, %98, !dbg !169
  %120 = fmul contract double %39, %96, !dbg !170
  %121 = fadd contract double %120, %119, !dbg !171
  %122 = fadd contract double %114, %121, !dbg !172
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 1, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %123 = fmul contract double %44, %84, !dbg !165
  %124 = fmul contract double %46, %86, !dbg !166
  %125 = fsub contract double %123, %124, !dbg !167
  %126 = fadd contract double %125, 0.000000e+00, !dbg !168
  %127 = fmul contract double %44, %86, !dbg !169
  %128 = fmul contract double %46, %84, !dbg !170
  %129 = fadd contract double %128, %127, !dbg !171
  %130 = fadd contract double %129, 0.000000e+00, !dbg !172
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %131 = fmul contract double %51, %90, !dbg !165
  %132 = fmul contract double %53, %92, !dbg !166
  %133 = fsub contract double %131, %132, !dbg !167
  %134 = fadd contract double %126, %133, !dbg !168
  %135 = fmul contract double %51, %92, !dbg !169
  %136 = fmul contract double %53, %90, !dbg !170
  %137 = fadd contract double %136, %135, !dbg !171
  %138 = fadd contract double %130, %137, !dbg !172
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %139 = fmul contract double %58, %96, !dbg !165
  %140 = fmul contract double %60, %98, !dbg !166
  %141 = fsub contract double %139, %140, !dbg !167
  %142 = fadd contract double %134, %141, !dbg !168
  %143 = fmul contract double %58, %98, !dbg !169
  %144 = fmul contract double %60, %96, !dbg !170
  %145 = fadd contract double %144, %143, !dbg !171
  %146 = fadd contract double %138, %145, !dbg !172
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 2, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %147 = fmul contract double %65, %84, !dbg !165
  %148 = fmul contract double %67, %86, !dbg !166
  %149 = fsub contract double %147, %148, !dbg !167
  %150 = fadd contract double %149, 0.000000e+00, !dbg !168
  %151 = fmul contract double %65, %86, !dbg !169
  %152 = fmul contract double %67, %84, !dbg !170
  %153 = fadd contract double %152, %151, !dbg !171
  %154 = fadd contract double %153, 0.000000e+00, !dbg !172
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %155 = fmul contract double %72, %90, !dbg !165
  %156 = fmul contract double %74, %92, !dbg !166
  %157 = fsub contract double %155, %156, !dbg !167
  %158 = fadd contract double %150, %157, !dbg !168
  %159 = fmul contract double %72, %92, !dbg !169
  %160 = fmul contract double %74, %90, !dbg !170
  %161 = fadd contract double %160, %159, !dbg !171
  %162 = fadd contract double %154, %161, !dbg !172
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %163 = fmul contract double %79, %96, !dbg !165
  %164 = fmul contract double %81, %98, !dbg !166
  %165 = fsub contract double %163, %164, !dbg !167
  %166 = fadd contract double %158, %165, !dbg !168
  %167 = fmul contract double %79, %98, !dbg !169
  %168 = fmul contract double %81, %96, !dbg !170
  %169 = fadd contract double %168, %167, !dbg !171
  %170 = fadd contract double %162, %169, !dbg !172
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 3, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(ptr addrspace(1) %0, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 %5, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 %22, !103, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 0, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 0, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %171 = sext i32 %22 to i64, !dbg !177
  %172 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %171, !dbg !177
  %173 = load double, ptr addrspace(1) %172, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %172, i64 8, !dbg !178
  %175 = load double, ptr addrspace(1) %174, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %176 = add nsw i32 %22, %5, !dbg !183
  %177 = sext i32 %176 to i64, !dbg !177
  %178 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %177, !dbg !177
  %179 = load double, ptr addrspace(1) %178, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %180 = getelementptr inbounds nuw i8, ptr addrspace(1) %178, i64 8, !dbg !178
  %181 = load double, ptr addrspace(1) %180, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %182 = add nsw i32 %22, %33, !dbg !183
  %183 = sext i32 %182 to i64, !dbg !177
  %184 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %183, !dbg !177
  %185 = load double, ptr addrspace(1) %184, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %186 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 8, !dbg !178
  %187 = load double, ptr addrspace(1) %186, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %188 = add nsw i32 %22, %40, !dbg !183
  %189 = sext i32 %188 to i64, !dbg !177
  %190 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %189, !dbg !177
  %191 = load double, ptr addrspace(1) %190, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %192 = getelementptr inbounds nuw i8, ptr addrspace(1) %190, i64 8, !dbg !178
  %193 = load double, ptr addrspace(1) %192, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %194 = add nsw i32 %22, %47, !dbg !183
  %195 = sext i32 %194 to i64, !dbg !177
  %196 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %195, !dbg !177
  %197 = load double, ptr addrspace(1) %196, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %198 = getelementptr inbounds nuw i8, ptr addrspace(1) %196, i64 8, !dbg !178
  %199 = load double, ptr addrspace(1) %198, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %200 = add nsw i32 %22, %54, !dbg !183
  %201 = sext i32 %200 to i64, !dbg !177
  %202 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %201, !dbg !177
  %203 = load double, ptr addrspace(1) %202, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %204 = getelementptr inbounds nuw i8, ptr addrspace(1) %202, i64 8, !dbg !178
  %205 = load double, ptr addrspace(1) %204, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %206 = add nsw i32 %22, %61, !dbg !183
  %207 = sext i32 %206 to i64, !dbg !177
  %208 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %207, !dbg !177
  %209 = load double, ptr addrspace(1) %208, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %210 = getelementptr inbounds nuw i8, ptr addrspace(1) %208, i64 8, !dbg !178
  %211 = load double, ptr addrspace(1) %210, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %212 = add nsw i32 %22, %68, !dbg !183
  %213 = sext i32 %212 to i64, !dbg !177
  %214 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %213, !dbg !177
  %215 = load double, ptr addrspace(1) %214, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %216 = getelementptr inbounds nuw i8, ptr addrspace(1) %214, i64 8, !dbg !178
  %217 = load double, ptr addrspace(1) %216, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %218 = add nsw i32 %22, %75, !dbg !183
  %219 = sext i32 %218 to i64, !dbg !177
  %220 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %219, !dbg !177
  %221 = load double, ptr addrspace(1) %220, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %222 = getelementptr inbounds nuw i8, ptr addrspace(1) %220, i64 8, !dbg !178
  %223 = load double, ptr addrspace(1) %222, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
    #dbg_value(i32 3, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(ptr addrspace(1) %1, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_value(i32 %5, !133, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_value(i32 %22, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_declare(ptr poison, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
    #dbg_value(i32 0, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
  %224 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %171, !dbg !188
  %225 = load double, ptr addrspace(1) %224, align 16, !dbg !189, !tbaa !120, !alias.scope !190
  %226 = getelementptr inbounds nuw i8, ptr addrspace(1) %224, i64 8, !dbg !189
  %227 = load double, ptr addrspace(1) %226, align 8, !dbg !189, !tbaa !120, !alias.scope !190
    #dbg_value(i32 1, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
  %228 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %177, !dbg !188
  %229 = load double, ptr addrspace(1) %228, align 16, !dbg !189, !tbaa !120, !alias.scope !190
  %230 = getelementptr inbounds nuw i8, ptr addrspace(1) %228, i64 8, !dbg !189
  %231 = load double, ptr addrspace(1) %230, align 8, !dbg !189, !tbaa !120, !alias.scope !190
    #dbg_value(i32 2, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
  %232 = add nsw i32 %22, %17, !dbg !193
  %233 = sext i32 %232 to i64, !dbg !188
  %234 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %233, !dbg !188
  %235 = load double, ptr addrspace(1) %234, align 16, !dbg !189, !tbaa !120, !alias.scope !190
  %236 = getelementptr inbounds nuw i8, ptr addrspace(1) %234, i64 8, !dbg !189
  %237 = load double, ptr addrspace(1) %236, align 8, !dbg !189, !tbaa !120, !alias.scope !190
    #dbg_value(i32 3, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
    #dbg_value(i32 0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %238 = fmul contract double %173, %225, !dbg !202
  %239 = fmul contract double %175, %227, !dbg !203
  %240 = fadd contract double %238, %239, !dbg !203
  %241 = fadd contract double %240, 0.000000e+00, !dbg !204
  %242 = fmul contract double %173, %227, !dbg !205
  %243 = fmul contract double %175, %225, !dbg !206
  %244 = fsub contract double %242, %243, !dbg !206
  %245 = fadd contract double %244, 0.000000e+00, !dbg !207
    #dbg_value(i32 1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %246 = fmul contract double %191, %229, !dbg !202
  %247 = fmul contract double %193, %231, !dbg !203
  %248 = fadd contract double %246, %247, !dbg !203
  %249 = fadd contract double %241, %248, !dbg !204
  %250 = fmul contract double %191, %231, !dbg !205
  %251 = fmul contract double %193, %229, !dbg !206
  %252 = fsub contract double %250, %251, !dbg !206
  %253 = fadd contract double %245, %252, !dbg !207
    #dbg_value(i32 2, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %254 = fmul contract double %209, %235, !dbg !202
  %255 = fmul contract double %211, %237, !dbg !203
  %256 = fadd contract double %254, %255, !dbg !203
  %257 = fadd contract double %249, %256, !dbg !204
  %258 = fmul contract double %209, %237, !dbg !205
  %259 = fmul contract double %211, %235, !dbg !206
  %260 = fsub contract double %258, %259, !dbg !206
  %261 = fadd contract double %253, %260, !dbg !207
    #dbg_value(i32 3, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
  %262 = fsub contract double %118, %257, !dbg !208
  %263 = fsub contract double %122, %261, !dbg !209
    #dbg_value(i32 1, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %264 = fmul contract double %179, %225, !dbg !202
  %265 = fmul contract double %181, %227, !dbg !203
  %266 = fadd contract double %264, %265, !dbg !203
  %267 = fadd contract double %266, 0.000000e+00, !dbg !204
  %268 = fmul contract double %179, %227, !dbg !205
  %269 = fmul contract double %181, %225, !dbg !206
  %270 = fsub contract double %268, %269, !dbg !206
  %271 = fadd contract double %270, 0.000000e+00, !dbg !207
    #dbg_value(i32 1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %272 = fmul contract double %197, %229, !dbg !202
  %273 = fmul contract double %199, %231, !dbg !203
  %274 = fadd contract double %272, %273, !dbg !203
  %275 = fadd contract double %267, %274, !dbg !204
  %276 = fmul contract double %197, %231, !dbg !205
  %277 = fmul contract double %199, %229, !dbg !206
  %278 = fsub contract double %276, %277, !dbg !206
  %279 = fadd contract double %271, %278, !dbg !207
    #dbg_value(i32 2, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %280 = fmul contract double %215, %235, !dbg !202
  %281 = fmul contract double %217, %237, !dbg !203
  %282 = fadd contract double %280, %281, !dbg !203
  %283 = fadd contract double %275, %282, !dbg !204
  %284 = fmul contract double %215, %237, !dbg !205
  %285 = fmul contract double %217, %235, !dbg !206
  %286 = fsub contract double %284, %285, !dbg !206
  %287 = fadd contract double %279, %286, !dbg !207
    #dbg_value(i32 3, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
  %288 = fsub contract double %142, %283, !dbg !208
  %289 = fsub contract double %146, %287, !dbg !209
    #dbg_value(i32 2, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %290 = fmul contract double %185, %225, !dbg !202
  %291 = fmul contract double %187, %227, !dbg !203
  %292 = fadd contract double %290, %291, !dbg !203
  %293 = fadd contract double %292, 0.000000e+00, !dbg !204
  %294 = fmul contract double %185, %227, !dbg !205
  %295 = fmul contract double %187, %225, !dbg !206
  %296 = fsub contract double %294, %295, !dbg !206
  %297 = fadd contract double %296, 0.000000e+00, !dbg !207
    #dbg_value(i32 1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %298 = fmul contract double %203, %229, !dbg !202
  %299 = fmul contract double %205, %231, !dbg !203
  %300 = fadd contract double %298, %299, !dbg !203
  %301 = fadd contract double %293, %300, !dbg !204
  %302 = fmul contract double %203, %231, !dbg !205
  %303 = fmul contract double %205, %229, !dbg !206
  %304 = fsub contract double %302, %303, !dbg !206
  %305 = fadd contract double %297, %304, !dbg !207
    #dbg_value(i32 2, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %306 = fmul contract double %221, %235, !dbg !202
  %307 = fmul contract double %223, %237, !dbg !203
  %308 = fadd contract double %306, %307, !dbg !203
  %309 = fadd contract double %301, %308, !dbg !204
  %310 = fmul contract double %221, %237, !dbg !205
  %311 = fmul contract double %223, %235, !dbg !206
  %312 = fsub contract double %310, %311, !dbg !206
  %313 = fadd contract double %305, %312, !dbg !207
    #dbg_value(i32 3, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
  %314 = fsub contract double %166, %309, !dbg !208
  %315 = fsub contract double %170, %313, !dbg !209
    #dbg_value(i32 3, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 1, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %316 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %28, !dbg !94
  %317 = load i32, ptr addrspace(1) %316, align 4, !dbg !94, !tbaa !16
    #dbg_value(i32 %317, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !95)
  %318 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %28, !dbg !96
  %319 = load i32, ptr addrspace(1) %318, align 4, !dbg !96, !tbaa !16
    #dbg_value(i32 %319, !56, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !95)
    #dbg_value(ptr addrspace(1) %0, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 %5, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 %14, !103, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 1, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 0, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %320 = mul nsw i32 %5, 9, !dbg !127
  %321 = add nsw i32 %320, %14, !dbg !126
  %322 = sext i32 %321 to i64, !dbg !116
  %323 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %322, !dbg !116
  %324 = load double, ptr addrspace(1) %323, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %325 = getelementptr inbounds nuw i8, ptr addrspace(1) %323, i64 8, !dbg !119
  %326 = load double, ptr addrspace(1) %325, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %327 = mul nsw i32 %5, 10, !dbg !127
  %328 = add nsw i32 %327, %14, !dbg !126
  %329 = sext i32 %328 to i64, !dbg !116
  %330 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %329, !dbg !116
  %331 = load double, ptr addrspace(1) %330, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %332 = getelementptr inbounds nuw i8, ptr addrspace(1) %330, i64 8, !dbg !119
  %333 = load double, ptr addrspace(1) %332, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %334 = mul nsw i32 %5, 11, !dbg !127
  %335 = add nsw i32 %334, %14, !dbg !126
  %336 = sext i32 %335 to i64, !dbg !116
  %337 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %336, !dbg !116
  %338 = load double, ptr addrspace(1) %337, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %339 = getelementptr inbounds nuw i8, ptr addrspace(1) %337, i64 8, !dbg !119
  %340 = load double, ptr addrspace(1) %339, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 1, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %341 = mul nsw i32 %5, 12, !dbg !127
  %342 = add nsw i32 %341, %14, !dbg !126
  %343 = sext i32 %342 to i64, !dbg !116
  %344 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %343, !dbg !116
  %345 = load double, ptr addrspace(1) %344, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %346 = getelementptr inbounds nuw i8, ptr addrspace(1) %344, i64 8, !dbg !119
  %347 = load double, ptr addrspace(1) %346, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %348 = mul nsw i32 %5, 13, !dbg !127
  %349 = add nsw i32 %348, %14, !dbg !126
  %350 = sext i32 %349 to i64, !dbg !116
  %351 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %350, !dbg !116
  %352 = load double, ptr addrspace(1) %351, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %353 = getelementptr inbounds nuw i8, ptr addrspace(1) %351, i64 8, !dbg !119
  %354 = load double, ptr addrspace(1) %353, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %355 = mul nsw i32 %5, 14, !dbg !127
  %356 = add nsw i32 %355, %14, !dbg !126
  %357 = sext i32 %356 to i64, !dbg !116
  %358 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %357, !dbg !116
  %359 = load double, ptr addrspace(1) %358, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %360 = getelementptr inbounds nuw i8, ptr addrspace(1) %358, i64 8, !dbg !119
  %361 = load double, ptr addrspace(1) %360, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 2, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %362 = mul nsw i32 %5, 15, !dbg !127
  %363 = add nsw i32 %362, %14, !dbg !126
  %364 = sext i32 %363 to i64, !dbg !116
  %365 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %364, !dbg !116
  %366 = load double, ptr addrspace(1) %365, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %367 = getelementptr inbounds nuw i8, ptr addrspace(1) %365, i64 8, !dbg !119
  %368 = load double, ptr addrspace(1) %367, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %369 = shl nsw i32 %5, 4, !dbg !127
  %370 = add nsw i32 %369, %14, !dbg !126
  %371 = sext i32 %370 to i64, !dbg !116
  %372 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %371, !dbg !116
  %373 = load double, ptr addrspace(1) %372, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %374 = getelementptr inbounds nuw i8, ptr addrspace(1) %372, i64 8, !dbg !119
  %375 = load double, ptr addrspace(1) %374, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %376 = mul nsw i32 %5, 17, !dbg !127
  %377 = add nsw i32 %376, %14, !dbg !126
  %378 = sext i32 %377 to i64, !dbg !116
  %379 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %378, !dbg !116
  %380 = load double, ptr addrspace(1) %379, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %381 = getelementptr inbounds nuw i8, ptr addrspace(1) %379, i64 8, !dbg !119
  %382 = load double, ptr addrspace(1) %381, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 3, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(ptr addrspace(1) %1, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !138)
    #dbg_value(i32 %5, !133, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !138)
    #dbg_value(i32 %317, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !138)
    #dbg_declare(ptr poison, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !140)
    #dbg_value(i32 0, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
  %383 = sext i32 %317 to i64, !dbg !142
  %384 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %383, !dbg !142
  %385 = load double, ptr addrspace(1) %384, align 16, !dbg !145, !tbaa !120, !alias.scope !146
  %386 = getelementptr inbounds nuw i8, ptr addrspace(1) %384, i64 8, !dbg !145
  %387 = load double, ptr addrspace(1) %386, align 8, !dbg !145, !tbaa !120, !alias.scope !146
    #dbg_value(i32 1, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
  %388 = add nsw i32 %317, %5, !dbg !149
  %389 = sext i32 %388 to i64, !dbg !142
  %390 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %389, !dbg !142
  %391 = load double, ptr addrspace(1) %390, align 16, !dbg !145, !tbaa !120, !alias.scope !146
  %392 = getelementptr inbounds nuw i8, ptr addrspace(1) %390, i64 8, !dbg !145
  %393 = load double, ptr addrspace(1) %392, align 8, !dbg !145, !tbaa !120, !alias.scope !146
    #dbg_value(i32 2, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
  %394 = add nsw i32 %317, %17, !dbg !149
  %395 = sext i32 %394 to i64, !dbg !142
  %396 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %395, !dbg !142
  %397 = load double, ptr addrspace(1) %396, align 16, !dbg !145, !tbaa !120, !alias.scope !146
  %398 = getelementptr inbounds nuw i8, ptr addrspace(1) %396, i64 8, !dbg !145
  %399 = load double, ptr addrspace(1) %398, align 8, !dbg !145, !tbaa !120, !alias.scope !146
    #dbg_value(i32 3, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
    #dbg_value(i32 0, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %400 = fmul contract double %324, %385, !dbg !165
  %401 = fmul contract double %326, %387, !dbg !166
  %402 = fsub contract double %400, %401, !dbg !167
  %403 = fadd contract double %262, %402, !dbg !168
  %404 = fmul contract double %324, %387, !dbg !169
  %405 = fmul contract double %326, %385, !dbg !170
  %406 = fadd contract double %405, %404, !dbg !171
  %407 = fadd contract double %263, %406, !dbg !172
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %408 = fmul contract double %331, %391, !dbg !165
  %409 = fmul contract double %333, %393, !dbg !166
  %410 = fsub contract double %408, %409, !dbg !167
  %411 = fadd contract double %403, %410, !dbg !168
  %412 = fmul contract double %331, %393, !dbg !169
  %413 = fmul contract double %333, %391, !dbg !170
  %414 = fadd contract double %413, %412, !dbg !171
  %415 = fadd contract double %407, %414, !dbg !172
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %416 = fmul contract double %338, %397, !dbg !165
  %417 = fmul contract double %340, %399, !dbg !166
  %418 = fsub contract double %416, %417, !dbg !167
  %419 = fadd contract double %411, %418, !dbg !168
  %420 = fmul contract double %338, %399, !dbg !169
  %421 = fmul contract double %340, %397, !dbg !170
  %422 = fadd contract double %421, %420, !dbg !171
  %423 = fadd contract double %415, %422, !dbg !172
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 1, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %424 = fmul contract double %345, %385, !dbg !165
  %425 = fmul contract double %347, %387, !dbg !166
  %426 = fsub contract double %424, %425, !dbg !167
  %427 = fadd contract double %288, %426, !dbg !168
  %428 = fmul contract double %345, %387, !dbg !169
  %429 = fmul contract double %347, %385, !dbg !170
  %430 = fadd contract double %429, %428, !dbg !171
  %431 = fadd contract double %289, %430, !dbg !172
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %432 = fmul contract double %352, %391, !dbg !165
  %433 = fmul contract double %354, %393, !dbg !166
  %434 = fsub contract double %432, %433, !dbg !167
  %435 = fadd contract double %427, %434, !dbg !168
  %436 = fmul contract double %352, %393, !dbg !169
  %437 = fmul contract double %354, %391, !dbg !170
  %438 = fadd contract double %437, %436, !dbg !171
  %439 = fadd contract double %431, %438, !dbg !172
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %440 = fmul contract double %359, %397, !dbg !165
  %441 = fmul contract double %361, %399, !dbg !166
  %442 = fsub contract double %440, %441, !dbg !167
  %443 = fadd contract double %435, %442, !dbg !168
  %444 = fmul contract double %359, %399, !dbg !169
  %445 = fmul contract double %361, %397, !dbg !170
  %446 = fadd contract double %445, %444, !dbg !171
  %447 = fadd contract double %439, %446, !dbg !172
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 2, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %448 = fmul contract double %366, %385, !dbg !165
  %449 = fmul contract double %368, %387, !dbg !166
  %450 = fsub contract double %448, %449, !dbg !167
  %451 = fadd contract double %314, %450, !dbg !168
  %452 = fmul contract double %366, %387, !dbg !169
  %453 = fmul contract double %368, %385, !dbg !170
  %454 = fadd contract double %453, %452, !dbg !171
  %455 = fadd contract double %315, %454, !dbg !172
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %456 = fmul contract double %373, %391, !dbg !165
  %457 = fmul contract double %375, %393, !dbg !166
  %458 = fsub contract double %456, %457, !dbg !167
  %459 = fadd contract double %451, %458, !dbg !168
  %460 = fmul contract double %373, %393, !dbg !169
  %461 = fmul contract double %375, %391, !dbg !170
  %462 = fadd contract double %461, %460, !dbg !171
  %463 = fadd contract double %455, %462, !dbg !172
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %464 = fmul contract double %380, %397, !dbg !165
  %465 = fmul contract double %382, %399, !dbg !166
  %466 = fsub contract double %464, %465, !dbg !167
  %467 = fadd contract double %459, %466, !dbg !168
  %468 = fmul contract double %380, %399, !dbg !169
  %469 = fmul contract double %382, %397, !dbg !170
  %470 = fadd contract double %469, %468, !dbg !171
  %471 = fadd contract double %463, %470, !dbg !172
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 3, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(ptr addrspace(1) %0, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 %5, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 %319, !103, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 1, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 0, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %472 = add nsw i32 %319, %320, !dbg !183
  %473 = sext i32 %472 to i64, !dbg !177
  %474 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %473, !dbg !177
  %475 = load double, ptr addrspace(1) %474, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %476 = getelementptr inbounds nuw i8, ptr addrspace(1) %474, i64 8, !dbg !178
  %477 = load double, ptr addrspace(1) %476, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %478 = add nsw i32 %319, %327, !dbg !183
  %479 = sext i32 %478 to i64, !dbg !177
  %480 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %479, !dbg !177
  %481 = load double, ptr addrspace(1) %480, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %482 = getelementptr inbounds nuw i8, ptr addrspace(1) %480, i64 8, !dbg !178
  %483 = load double, ptr addrspace(1) %482, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %484 = add nsw i32 %319, %334, !dbg !183
  %485 = sext i32 %484 to i64, !dbg !177
  %486 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %485, !dbg !177
  %487 = load double, ptr addrspace(1) %486, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %488 = getelementptr inbounds nuw i8, ptr addrspace(1) %486, i64 8, !dbg !178
  %489 = load double, ptr addrspace(1) %488, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %490 = add nsw i32 %319, %341, !dbg !183
  %491 = sext i32 %490 to i64, !dbg !177
  %492 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %491, !dbg !177
  %493 = load double, ptr addrspace(1) %492, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %494 = getelementptr inbounds nuw i8, ptr addrspace(1) %492, i64 8, !dbg !178
  %495 = load double, ptr addrspace(1) %494, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %496 = add nsw i32 %319, %348, !dbg !183
  %497 = sext i32 %496 to i64, !dbg !177
  %498 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %497, !dbg !177
  %499 = load double, ptr addrspace(1) %498, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %500 = getelementptr inbounds nuw i8, ptr addrspace(1) %498, i64 8, !dbg !178
  %501 = load double, ptr addrspace(1) %500, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %502 = add nsw i32 %319, %355, !dbg !183
  %503 = sext i32 %502 to i64, !dbg !177
  %504 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %503, !dbg !177
  %505 = load double, ptr addrspace(1) %504, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %506 = getelementptr inbounds nuw i8, ptr addrspace(1) %504, i64 8, !dbg !178
  %507 = load double, ptr addrspace(1) %506, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %508 = add nsw i32 %319, %362, !dbg !183
  %509 = sext i32 %508 to i64, !dbg !177
  %510 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %509, !dbg !177
  %511 = load double, ptr addrspace(1) %510, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %512 = getelementptr inbounds nuw i8, ptr addrspace(1) %510, i64 8, !dbg !178
  %513 = load double, ptr addrspace(1) %512, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %514 = add nsw i32 %319, %369, !dbg !183
  %515 = sext i32 %514 to i64, !dbg !177
  %516 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %515, !dbg !177
  %517 = load double, ptr addrspace(1) %516, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %518 = getelementptr inbounds nuw i8, ptr addrspace(1) %516, i64 8, !dbg !178
  %519 = load double, ptr addrspace(1) %518, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %520 = add nsw i32 %319, %376, !dbg !183
  %521 = sext i32 %520 to i64, !dbg !177
  %522 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %521, !dbg !177
  %523 = load double, ptr addrspace(1) %522, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %524 = getelementptr inbounds nuw i8, ptr addrspace(1) %522, i64 8, !dbg !178
  %525 = load double, ptr addrspace(1) %524, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
    #dbg_value(i32 3, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(ptr addrspace(1) %1, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_value(i32 %5, !133, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_value(i32 %319, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_declare(ptr poison, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
    #dbg_value(i32 0, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
  %526 = sext i32 %319 to i64, !dbg !188
  %527 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %526, !dbg !188
  %528 = load double, ptr addrspace(1) %527, align 16, !dbg !189, !tbaa !120, !alias.scope !190
  %529 = getelementptr inbounds nuw i8, ptr addrspace(1) %527, i64 8, !dbg !189
  %530 = load double, ptr addrspace(1) %529, align 8, !dbg !189, !tbaa !120, !alias.scope !190
    #dbg_value(i32 1, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
  %531 = add nsw i32 %319, %5, !dbg !193
  %532 = sext i32 %531 to i64, !dbg !188
  %533 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %532, !dbg !188
  %534 = load double, ptr addrspace(1) %533, align 16, !dbg !189, !tbaa !120, !alias.scope !190
  %535 = getelementptr inbounds nuw i8, ptr addrspace(1) %533, i64 8, !dbg !189
  %536 = load double, ptr addrspace(1) %535, align 8, !dbg !189, !tbaa !120, !alias.scope !190
    #dbg_value(i32 2, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
  %537 = add nsw i32 %319, %17, !dbg !193
  %538 = sext i32 %537 to i64, !dbg !188
  %539 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %538, !dbg !188
  %540 = load double, ptr addrspace(1) %539, align 16, !dbg !189, !tbaa !120, !alias.scope !190
  %541 = getelementptr inbounds nuw i8, ptr addrspace(1) %539, i64 8, !dbg !189
  %542 = load double, ptr addrspace(1) %541, align 8, !dbg !189, !tbaa !120, !alias.scope !190
    #dbg_value(i32 3, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
    #dbg_value(i32 0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %543 = fmul contract double %475, %528, !dbg !202
  %544 = fmul contract double %477, %530, !dbg !203
  %545 = fadd contract double %543, %544, !dbg !203
  %546 = fadd contract double %545, 0.000000e+00, !dbg !204
  %547 = fmul contract double %475, %530, !dbg !205
  %548 = fmul contract double %477, %528, !dbg !206
  %549 = fsub contract double %547, %548, !dbg !206
  %550 = fadd contract double %549, 0.000000e+00, !dbg !207
    #dbg_value(i32 1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %551 = fmul contract double %493, %534, !dbg !202
  %552 = fmul contract double %495, %536, !dbg !203
  %553 = fadd contract double %551, %552, !dbg !203
  %554 = fadd contract double %546, %553, !dbg !204
  %555 = fmul contract double %493, %536, !dbg !205
  %556 = fmul contract double %495, %534, !dbg !206
  %557 = fsub contract double %555, %556, !dbg !206
  %558 = fadd contract double %550, %557, !dbg !207
    #dbg_value(i32 2, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %559 = fmul contract double %511, %540, !dbg !202
  %560 = fmul contract double %513, %542, !dbg !203
  %561 = fadd contract double %559, %560, !dbg !203
  %562 = fadd contract double %554, %561, !dbg !204
  %563 = fmul contract double %511, %542, !dbg !205
  %564 = fmul contract double %513, %540, !dbg !206
  %565 = fsub contract double %563, %564, !dbg !206
  %566 = fadd contract double %558, %565, !dbg !207
    #dbg_value(i32 3, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
  %567 = fsub contract double %419, %562, !dbg !208
  %568 = fsub contract double %423, %566, !dbg !209
    #dbg_value(i32 1, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %569 = fmul contract double %481, %528, !dbg !202
  %570 = fmul contract double %483, %530, !dbg !203
  %571 = fadd contract double %569, %570, !dbg !203
  %572 = fadd contract double %571, 0.000000e+00, !dbg !204
  %573 = fmul contract double %481, %530, !dbg !205
  %574 = fmul contract double %483, %528, !dbg !206
  %575 = fsub contract double %573, %574, !dbg !206
  %576 = fadd contract double %575, 0.000000e+00, !dbg !207
    #dbg_value(i32 1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %577 = fmul contract double %499, %534, !dbg !202
  %578 = fmul contract double %501, %536, !dbg !203
  %579 = fadd contract double %577, %578, !dbg !203
  %580 = fadd contract double %572, %579, !dbg !204
  %581 = fmul contract double %499, %536, !dbg !205
  %582 = fmul contract double %501, %534, !dbg !206
  %583 = fsub contract double %581, %582, !dbg !206
  %584 = fadd contract double %576, %583, !dbg !207
    #dbg_value(i32 2, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %585 = fmul contract double %517, %540, !dbg !202
  %586 = fmul contract double %519, %542, !dbg !203
  %587 = fadd contract double %585, %586, !dbg !203
  %588 = fadd contract double %580, %587, !dbg !204
  %589 = fmul contract double %517, %542, !dbg !205
  %590 = fmul contract double %519, %540, !dbg !206
  %591 = fsub contract double %589, %590, !dbg !206
  %592 = fadd contract double %584, %591, !dbg !207
    #dbg_value(i32 3, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
  %593 = fsub contract double %443, %588, !dbg !208
  %594 = fsub contract double %447, %592, !dbg !209
    #dbg_value(i32 2, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %595 = fmul contract double %487, %528, !dbg !202
  %596 = fmul contract double %489, %530, !dbg !203
  %597 = fadd contract double %595, %596, !dbg !203
  %598 = fadd contract double %597, 0.000000e+00, !dbg !204
  %599 = fmul contract double %487, %530, !dbg !205
  %600 = fmul contract double %489, %528, !dbg !206
  %601 = fsub contract double %599, %600, !dbg !206
  %602 = fadd contract double %601, 0.000000e+00, !dbg !207
    #dbg_value(i32 1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %603 = fmul contract double %505, %534, !dbg !202
  %604 = fmul contract double %507, %536, !dbg !203
  %605 = fadd contract double %603, %604, !dbg !203
  %606 = fadd contract double %598, %605, !dbg !204
  %607 = fmul contract double %505, %536, !dbg !205
  %608 = fmul contract double %507, %534, !dbg !206
  %609 = fsub contract double %607, %608, !dbg !206
  %610 = fadd contract double %602, %609, !dbg !207
    #dbg_value(i32 2, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %611 = fmul contract double %523, %540, !dbg !202
  %612 = fmul contract double %525, %542, !dbg !203
  %613 = fadd contract double %611, %612, !dbg !203
  %614 = fadd contract double %606, %613, !dbg !204
  %615 = fmul contract double %523, %542, !dbg !205
  %616 = fmul contract double %525, %540, !dbg !206
  %617 = fsub contract double %615, %616, !dbg !206
  %618 = fadd contract double %610, %617, !dbg !207
    #dbg_value(i32 3, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
  %619 = fsub contract double %467, %614, !dbg !208
  %620 = fsub contract double %471, %618, !dbg !209
    #dbg_value(i32 3, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 2, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %621 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %35, !dbg !94
  %622 = load i32, ptr addrspace(1) %621, align 4, !dbg !94, !tbaa !16
    #dbg_value(i32 %622, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !95)
  %623 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %35, !dbg !96
  %624 = load i32, ptr addrspace(1) %623, align 4, !dbg !96, !tbaa !16
    #dbg_value(i32 %624, !56, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !95)
    #dbg_value(ptr addrspace(1) %0, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 %5, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 %14, !103, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 2, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 0, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %625 = mul nsw i32 %5, 18, !dbg !127
  %626 = add nsw i32 %625, %14, !dbg !126
  %627 = sext i32 %626 to i64, !dbg !116
  %628 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %627, !dbg !116
  %629 = load double, ptr addrspace(1) %628, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %630 = getelementptr inbounds nuw i8, ptr addrspace(1) %628, i64 8, !dbg !119
  %631 = load double, ptr addrspace(1) %630, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %632 = mul nsw i32 %5, 19, !dbg !127
  %633 = add nsw i32 %632, %14, !dbg !126
  %634 = sext i32 %633 to i64, !dbg !116
  %635 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %634, !dbg !116
  %636 = load double, ptr addrspace(1) %635, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %637 = getelementptr inbounds nuw i8, ptr addrspace(1) %635, i64 8, !dbg !119
  %638 = load double, ptr addrspace(1) %637, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %639 = mul nsw i32 %5, 20, !dbg !127
  %640 = add nsw i32 %639, %14, !dbg !126
  %641 = sext i32 %640 to i64, !dbg !116
  %642 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %641, !dbg !116
  %643 = load double, ptr addrspace(1) %642, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %644 = getelementptr inbounds nuw i8, ptr addrspace(1) %642, i64 8, !dbg !119
  %645 = load double, ptr addrspace(1) %644, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 1, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %646 = mul nsw i32 %5, 21, !dbg !127
  %647 = add nsw i32 %646, %14, !dbg !126
  %648 = sext i32 %647 to i64, !dbg !116
  %649 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %648, !dbg !116
  %650 = load double, ptr addrspace(1) %649, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %651 = getelementptr inbounds nuw i8, ptr addrspace(1) %649, i64 8, !dbg !119
  %652 = load double, ptr addrspace(1) %651, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %653 = mul nsw i32 %5, 22, !dbg !127
  %654 = add nsw i32 %653, %14, !dbg !126
  %655 = sext i32 %654 to i64, !dbg !116
  %656 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %655, !dbg !116
  %657 = load double, ptr addrspace(1) %656, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %658 = getelementptr inbounds nuw i8, ptr addrspace(1) %656, i64 8, !dbg !119
  %659 = load double, ptr addrspace(1) %658, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %660 = mul nsw i32 %5, 23, !dbg !127
  %661 = add nsw i32 %660, %14, !dbg !126
  %662 = sext i32 %661 to i64, !dbg !116
  %663 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %662, !dbg !116
  %664 = load double, ptr addrspace(1) %663, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %665 = getelementptr inbounds nuw i8, ptr addrspace(1) %663, i64 8, !dbg !119
  %666 = load double, ptr addrspace(1) %665, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 2, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %667 = mul nsw i32 %5, 24, !dbg !127
  %668 = add nsw i32 %667, %14, !dbg !126
  %669 = sext i32 %668 to i64, !dbg !116
  %670 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %669, !dbg !116
  %671 = load double, ptr addrspace(1) %670, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %672 = getelementptr inbounds nuw i8, ptr addrspace(1) %670, i64 8, !dbg !119
  %673 = load double, ptr addrspace(1) %672, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %674 = mul nsw i32 %5, 25, !dbg !127
  %675 = add nsw i32 %674, %14, !dbg !126
  %676 = sext i32 %675 to i64, !dbg !116
  %677 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %676, !dbg !116
  %678 = load double, ptr addrspace(1) %677, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %679 = getelementptr inbounds nuw i8, ptr addrspace(1) %677, i64 8, !dbg !119
  %680 = load double, ptr addrspace(1) %679, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %681 = mul nsw i32 %5, 26, !dbg !127
  %682 = add nsw i32 %681, %14, !dbg !126
  %683 = sext i32 %682 to i64, !dbg !116
  %684 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %683, !dbg !116
  %685 = load double, ptr addrspace(1) %684, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %686 = getelementptr inbounds nuw i8, ptr addrspace(1) %684, i64 8, !dbg !119
  %687 = load double, ptr addrspace(1) %686, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 3, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(ptr addrspace(1) %1, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !138)
    #dbg_value(i32 %5, !133, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !138)
    #dbg_value(i32 %622, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !138)
    #dbg_declare(ptr poison, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !140)
    #dbg_value(i32 0, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
  %688 = sext i32 %622 to i64, !dbg !142
  %689 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %688, !dbg !142
  %690 = load double, ptr addrspace(1) %689, align 16, !dbg !145, !tbaa !120, !alias.scope !146
  %691 = getelementptr inbounds nuw i8, ptr addrspace(1) %689, i64 8, !dbg !145
  %692 = load double, ptr addrspace(1) %691, align 8, !dbg !145, !tbaa !120, !alias.scope !146
    #dbg_value(i32 1, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
  %693 = add nsw i32 %622, %5, !dbg !149
  %694 = sext i32 %693 to i64, !dbg !142
  %695 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %694, !dbg !142
  %696 = load double, ptr addrspace(1) %695, align 16, !dbg !145, !tbaa !120, !alias.scope !146
  %697 = getelementptr inbounds nuw i8, ptr addrspace(1) %695, i64 8, !dbg !145
  %698 = load double, ptr addrspace(1) %697, align 8, !dbg !145, !tbaa !120, !alias.scope !146
    #dbg_value(i32 2, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
  %699 = add nsw i32 %622, %17, !dbg !149
  %700 = sext i32 %699 to i64, !dbg !142
  %701 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %700, !dbg !142
  %702 = load double, ptr addrspace(1) %701, align 16, !dbg !145, !tbaa !120, !alias.scope !146
  %703 = getelementptr inbounds nuw i8, ptr addrspace(1) %701, i64 8, !dbg !145
  %704 = load double, ptr addrspace(1) %703, align 8, !dbg !145, !tbaa !120, !alias.scope !146
    #dbg_value(i32 3, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
    #dbg_value(i32 0, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %705 = fmul contract double %629, %690, !dbg !165
  %706 = fmul contract double %631, %692, !dbg !166
  %707 = fsub contract double %705, %706, !dbg !167
  %708 = fadd contract double %567, %707, !dbg !168
  %709 = fmul contract double %629, %692, !dbg !169
  %710 = fmul contract double %631, %690, !dbg !170
  %711 = fadd contract double %710, %709, !dbg !171
  %712 = fadd contract double %568, %711, !dbg !172
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %713 = fmul contract double %636, %696, !dbg !165
  %714 = fmul contract double %638, %698, !dbg !166
  %715 = fsub contract double %713, %714, !dbg !167
  %716 = fadd contract double %708, %715, !dbg !168
  %717 = fmul contract double %636, %698, !dbg !169
  %718 = fmul contract double %638, %696, !dbg !170
  %719 = fadd contract double %718, %717, !dbg !171
  %720 = fadd contract double %712, %719, !dbg !172
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %721 = fmul contract double %643, %702, !dbg !165
  %722 = fmul contract double %645, %704, !dbg !166
  %723 = fsub contract double %721, %722, !dbg !167
  %724 = fadd contract double %716, %723, !dbg !168
  %725 = fmul contract double %643, %704, !dbg !169
  %726 = fmul contract double %645, %702, !dbg !170
  %727 = fadd contract double %726, %725, !dbg !171
  %728 = fadd contract double %720, %727, !dbg !172
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 1, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %729 = fmul contract double %650, %690, !dbg !165
  %730 = fmul contract double %652, %692, !dbg !166
  %731 = fsub contract double %729, %730, !dbg !167
  %732 = fadd contract double %593, %731, !dbg !168
  %733 = fmul contract double %650, %692, !dbg !169
  %734 = fmul contract double %652, %690, !dbg !170
  %735 = fadd contract double %734, %733, !dbg !171
  %736 = fadd contract double %594, %735, !dbg !172
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %737 = fmul contract double %657, %696, !dbg !165
  %738 = fmul contract double %659, %698, !dbg !166
  %739 = fsub contract double %737, %738, !dbg !167
  %740 = fadd contract double %732, %739, !dbg !168
  %741 = fmul contract double %657, %698, !dbg !169
  %742 = fmul contract double %659, %696, !dbg !170
  %743 = fadd contract double %742, %741, !dbg !171
  %744 = fadd contract double %736, %743, !dbg !172
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %745 = fmul contract double %664, %702, !dbg !165
  %746 = fmul contract double %666, %704, !dbg !166
  %747 = fsub contract double %745, %746, !dbg !167
  %748 = fadd contract double %740, %747, !dbg !168
  %749 = fmul contract double %664, %704, !dbg !169
  %750 = fmul contract double %666, %702, !dbg !170
  %751 = fadd contract double %750, %749, !dbg !171
  %752 = fadd contract double %744, %751, !dbg !172
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 2, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %753 = fmul contract double %671, %690, !dbg !165
  %754 = fmul contract double %673, %692, !dbg !166
  %755 = fsub contract double %753, %754, !dbg !167
  %756 = fadd contract double %619, %755, !dbg !168
  %757 = fmul contract double %671, %692, !dbg !169
  %758 = fmul contract double %673, %690, !dbg !170
  %759 = fadd contract double %758, %757, !dbg !171
  %760 = fadd contract double %620, %759, !dbg !172
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %761 = fmul contract double %678, %696, !dbg !165
  %762 = fmul contract double %680, %698, !dbg !166
  %763 = fsub contract double %761, %762, !dbg !167
  %764 = fadd contract double %756, %763, !dbg !168
  %765 = fmul contract double %678, %698, !dbg !169
  %766 = fmul contract double %680, %696, !dbg !170
  %767 = fadd contract double %766, %765, !dbg !171
  %768 = fadd contract double %760, %767, !dbg !172
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %769 = fmul contract double %685, %702, !dbg !165
  %770 = fmul contract double %687, %704, !dbg !166
  %771 = fsub contract double %769, %770, !dbg !167
  %772 = fadd contract double %764, %771, !dbg !168
  %773 = fmul contract double %685, %704, !dbg !169
  %774 = fmul contract double %687, %702, !dbg !170
  %775 = fadd contract double %774, %773, !dbg !171
  %776 = fadd contract double %768, %775, !dbg !172
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 3, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(ptr addrspace(1) %0, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 %5, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 %624, !103, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 2, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 0, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %777 = add nsw i32 %624, %625, !dbg !183
  %778 = sext i32 %777 to i64, !dbg !177
  %779 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %778, !dbg !177
  %780 = load double, ptr addrspace(1) %779, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %781 = getelementptr inbounds nuw i8, ptr addrspace(1) %779, i64 8, !dbg !178
  %782 = load double, ptr addrspace(1) %781, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %783 = add nsw i32 %624, %632, !dbg !183
  %784 = sext i32 %783 to i64, !dbg !177
  %785 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %784, !dbg !177
  %786 = load double, ptr addrspace(1) %785, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %787 = getelementptr inbounds nuw i8, ptr addrspace(1) %785, i64 8, !dbg !178
  %788 = load double, ptr addrspace(1) %787, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %789 = add nsw i32 %624, %639, !dbg !183
  %790 = sext i32 %789 to i64, !dbg !177
  %791 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %790, !dbg !177
  %792 = load double, ptr addrspace(1) %791, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %793 = getelementptr inbounds nuw i8, ptr addrspace(1) %791, i64 8, !dbg !178
  %794 = load double, ptr addrspace(1) %793, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %795 = add nsw i32 %624, %646, !dbg !183
  %796 = sext i32 %795 to i64, !dbg !177
  %797 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %796, !dbg !177
  %798 = load double, ptr addrspace(1) %797, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %799 = getelementptr inbounds nuw i8, ptr addrspace(1) %797, i64 8, !dbg !178
  %800 = load double, ptr addrspace(1) %799, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %801 = add nsw i32 %624, %653, !dbg !183
  %802 = sext i32 %801 to i64, !dbg !177
  %803 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %802, !dbg !177
  %804 = load double, ptr addrspace(1) %803, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %805 = getelementptr inbounds nuw i8, ptr addrspace(1) %803, i64 8, !dbg !178
  %806 = load double, ptr addrspace(1) %805, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %807 = add nsw i32 %624, %660, !dbg !183
  %808 = sext i32 %807 to i64, !dbg !177
  %809 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %808, !dbg !177
  %810 = load double, ptr addrspace(1) %809, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %811 = getelementptr inbounds nuw i8, ptr addrspace(1) %809, i64 8, !dbg !178
  %812 = load double, ptr addrspace(1) %811, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %813 = add nsw i32 %624, %667, !dbg !183
  %814 = sext i32 %813 to i64, !dbg !177
  %815 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %814, !dbg !177
  %816 = load double, ptr addrspace(1) %815, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %817 = getelementptr inbounds nuw i8, ptr addrspace(1) %815, i64 8, !dbg !178
  %818 = load double, ptr addrspace(1) %817, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %819 = add nsw i32 %624, %674, !dbg !183
  %820 = sext i32 %819 to i64, !dbg !177
  %821 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %820, !dbg !177
  %822 = load double, ptr addrspace(1) %821, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %823 = getelementptr inbounds nuw i8, ptr addrspace(1) %821, i64 8, !dbg !178
  %824 = load double, ptr addrspace(1) %823, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %825 = add nsw i32 %624, %681, !dbg !183
  %826 = sext i32 %825 to i64, !dbg !177
  %827 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %826, !dbg !177
  %828 = load double, ptr addrspace(1) %827, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %829 = getelementptr inbounds nuw i8, ptr addrspace(1) %827, i64 8, !dbg !178
  %830 = load double, ptr addrspace(1) %829, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
    #dbg_value(i32 3, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(ptr addrspace(1) %1, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_value(i32 %5, !133, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_value(i32 %624, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_declare(ptr poison, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
    #dbg_value(i32 0, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
  %831 = sext i32 %624 to i64, !dbg !188
  %832 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %831, !dbg !188
  %833 = load double, ptr addrspace(1) %832, align 16, !dbg !189, !tbaa !120, !alias.scope !190
  %834 = getelementptr inbounds nuw i8, ptr addrspace(1) %832, i64 8, !dbg !189
  %835 = load double, ptr addrspace(1) %834, align 8, !dbg !189, !tbaa !120, !alias.scope !190
    #dbg_value(i32 1, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
  %836 = add nsw i32 %624, %5, !dbg !193
  %837 = sext i32 %836 to i64, !dbg !188
  %838 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %837, !dbg !188
  %839 = load double, ptr addrspace(1) %838, align 16, !dbg !189, !tbaa !120, !alias.scope !190
  %840 = getelementptr inbounds nuw i8, ptr addrspace(1) %838, i64 8, !dbg !189
  %841 = load double, ptr addrspace(1) %840, align 8, !dbg !189, !tbaa !120, !alias.scope !190
    #dbg_value(i32 2, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
  %842 = add nsw i32 %624, %17, !dbg !193
  %843 = sext i32 %842 to i64, !dbg !188
  %844 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %843, !dbg !188
  %845 = load double, ptr addrspace(1) %844, align 16, !dbg !189, !tbaa !120, !alias.scope !190
  %846 = getelementptr inbounds nuw i8, ptr addrspace(1) %844, i64 8, !dbg !189
  %847 = load double, ptr addrspace(1) %846, align 8, !dbg !189, !tbaa !120, !alias.scope !190
    #dbg_value(i32 3, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
    #dbg_value(i32 0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %848 = fmul contract double %780, %833, !dbg !202
  %849 = fmul contract double %782, %835, !dbg !203
  %850 = fadd contract double %848, %849, !dbg !203
  %851 = fadd contract double %850, 0.000000e+00, !dbg !204
  %852 = fmul contract double %780, %835, !dbg !205
  %853 = fmul contract double %782, %833, !dbg !206
  %854 = fsub contract double %852, %853, !dbg !206
  %855 = fadd contract double %854, 0.000000e+00, !dbg !207
    #dbg_value(i32 1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %856 = fmul contract double %798, %839, !dbg !202
  %857 = fmul contract double %800, %841, !dbg !203
  %858 = fadd contract double %856, %857, !dbg !203
  %859 = fadd contract double %851, %858, !dbg !204
  %860 = fmul contract double %798, %841, !dbg !205
  %861 = fmul contract double %800, %839, !dbg !206
  %862 = fsub contract double %860, %861, !dbg !206
  %863 = fadd contract double %855, %862, !dbg !207
    #dbg_value(i32 2, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %864 = fmul contract double %816, %845, !dbg !202
  %865 = fmul contract double %818, %847, !dbg !203
  %866 = fadd contract double %864, %865, !dbg !203
  %867 = fadd contract double %859, %866, !dbg !204
  %868 = fmul contract double %816, %847, !dbg !205
  %869 = fmul contract double %818, %845, !dbg !206
  %870 = fsub contract double %868, %869, !dbg !206
  %871 = fadd contract double %863, %870, !dbg !207
    #dbg_value(i32 3, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
  %872 = fsub contract double %724, %867, !dbg !208
  %873 = fsub contract double %728, %871, !dbg !209
    #dbg_value(i32 1, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %874 = fmul contract double %786, %833, !dbg !202
  %875 = fmul contract double %788, %835, !dbg !203
  %876 = fadd contract double %874, %875, !dbg !203
  %877 = fadd contract double %876, 0.000000e+00, !dbg !204
  %878 = fmul contract double %786, %835, !dbg !205
  %879 = fmul contract double %788, %833, !dbg !206
  %880 = fsub contract double %878, %879, !dbg !206
  %881 = fadd contract double %880, 0.000000e+00, !dbg !207
    #dbg_value(i32 1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %882 = fmul contract double %804, %839, !dbg !202
  %883 = fmul contract double %806, %841, !dbg !203
  %884 = fadd contract double %882, %883, !dbg !203
  %885 = fadd contract double %877, %884, !dbg !204
  %886 = fmul contract double %804, %841, !dbg !205
  %887 = fmul contract double %806, %839, !dbg !206
  %888 = fsub contract double %886, %887, !dbg !206
  %889 = fadd contract double %881, %888, !dbg !207
    #dbg_value(i32 2, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %890 = fmul contract double %822, %845, !dbg !202
  %891 = fmul contract double %824, %847, !dbg !203
  %892 = fadd contract double %890, %891, !dbg !203
  %893 = fadd contract double %885, %892, !dbg !204
  %894 = fmul contract double %822, %847, !dbg !205
  %895 = fmul contract double %824, %845, !dbg !206
  %896 = fsub contract double %894, %895, !dbg !206
  %897 = fadd contract double %889, %896, !dbg !207
    #dbg_value(i32 3, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
  %898 = fsub contract double %748, %893, !dbg !208
  %899 = fsub contract double %752, %897, !dbg !209
    #dbg_value(i32 2, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %900 = fmul contract double %792, %833, !dbg !202
  %901 = fmul contract double %794, %835, !dbg !203
  %902 = fadd contract double %900, %901, !dbg !203
  %903 = fadd contract double %902, 0.000000e+00, !dbg !204
  %904 = fmul contract double %792, %835, !dbg !205
  %905 = fmul contract double %794, %833, !dbg !206
  %906 = fsub contract double %904, %905, !dbg !206
  %907 = fadd contract double %906, 0.000000e+00, !dbg !207
    #dbg_value(i32 1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %908 = fmul contract double %810, %839, !dbg !202
  %909 = fmul contract double %812, %841, !dbg !203
  %910 = fadd contract double %908, %909, !dbg !203
  %911 = fadd contract double %903, %910, !dbg !204
  %912 = fmul contract double %810, %841, !dbg !205
  %913 = fmul contract double %812, %839, !dbg !206
  %914 = fsub contract double %912, %913, !dbg !206
  %915 = fadd contract double %907, %914, !dbg !207
    #dbg_value(i32 2, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %916 = fmul contract double %828, %845, !dbg !202
  %917 = fmul contract double %830, %847, !dbg !203
  %918 = fadd contract double %916, %917, !dbg !203
  %919 = fadd contract double %911, %918, !dbg !204
  %920 = fmul contract double %828, %847, !dbg !205
  %921 = fmul contract double %830, %845, !dbg !206
  %922 = fsub contract double %920, %921, !dbg !206
  %923 = fadd contract double %915, %922, !dbg !207
    #dbg_value(i32 3, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
  %924 = fsub contract double %772, %919, !dbg !208
  %925 = fsub contract double %776, %923, !dbg !209
    #dbg_value(i32 3, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 3, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
  %926 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %42, !dbg !94
  %927 = load i32, ptr addrspace(1) %926, align 4, !dbg !94, !tbaa !16
    #dbg_value(i32 %927, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !95)
  %928 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %42, !dbg !96
  %929 = load i32, ptr addrspace(1) %928, align 4, !dbg !96, !tbaa !16
    #dbg_value(i32 %929, !56, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !95)
    #dbg_value(ptr addrspace(1) %0, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 %5, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 %14, !103, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 3, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !112)
    #dbg_value(i32 0, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %930 = mul nsw i32 %5, 27, !dbg !127
  %931 = add nsw i32 %930, %14, !dbg !126
  %932 = sext i32 %931 to i64, !dbg !116
  %933 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %932, !dbg !116
  %934 = load double, ptr addrspace(1) %933, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %935 = getelementptr inbounds nuw i8, ptr addrspace(1) %933, i64 8, !dbg !119
  %936 = load double, ptr addrspace(1) %935, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %937 = mul nsw i32 %5, 28, !dbg !127
  %938 = add nsw i32 %937, %14, !dbg !126
  %939 = sext i32 %938 to i64, !dbg !116
  %940 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %939, !dbg !116
  %941 = load double, ptr addrspace(1) %940, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %942 = getelementptr inbounds nuw i8, ptr addrspace(1) %940, i64 8, !dbg !119
  %943 = load double, ptr addrspace(1) %942, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %944 = mul nsw i32 %5, 29, !dbg !127
  %945 = add nsw i32 %944, %14, !dbg !126
  %946 = sext i32 %945 to i64, !dbg !116
  %947 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %946, !dbg !116
  %948 = load double, ptr addrspace(1) %947, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %949 = getelementptr inbounds nuw i8, ptr addrspace(1) %947, i64 8, !dbg !119
  %950 = load double, ptr addrspace(1) %949, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 1, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %951 = mul nsw i32 %5, 30, !dbg !127
  %952 = add nsw i32 %951, %14, !dbg !126
  %953 = sext i32 %952 to i64, !dbg !116
  %954 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %953, !dbg !116
  %955 = load double, ptr addrspace(1) %954, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %956 = getelementptr inbounds nuw i8, ptr addrspace(1) %954, i64 8, !dbg !119
  %957 = load double, ptr addrspace(1) %956, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %958 = mul nsw i32 %5, 31, !dbg !127
  %959 = add nsw i32 %958, %14, !dbg !126
  %960 = sext i32 %959 to i64, !dbg !116
  %961 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %960, !dbg !116
  %962 = load double, ptr addrspace(1) %961, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %963 = getelementptr inbounds nuw i8, ptr addrspace(1) %961, i64 8, !dbg !119
  %964 = load double, ptr addrspace(1) %963, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %965 = shl nsw i32 %5, 5, !dbg !127
  %966 = add nsw i32 %965, %14, !dbg !126
  %967 = sext i32 %966 to i64, !dbg !116
  %968 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %967, !dbg !116
  %969 = load double, ptr addrspace(1) %968, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %970 = getelementptr inbounds nuw i8, ptr addrspace(1) %968, i64 8, !dbg !119
  %971 = load double, ptr addrspace(1) %970, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 2, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %972 = mul nsw i32 %5, 33, !dbg !127
  %973 = add nsw i32 %972, %14, !dbg !126
  %974 = sext i32 %973 to i64, !dbg !116
  %975 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %974, !dbg !116
  %976 = load double, ptr addrspace(1) %975, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %977 = getelementptr inbounds nuw i8, ptr addrspace(1) %975, i64 8, !dbg !119
  %978 = load double, ptr addrspace(1) %977, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %979 = mul nsw i32 %5, 34, !dbg !127
  %980 = add nsw i32 %979, %14, !dbg !126
  %981 = sext i32 %980 to i64, !dbg !116
  %982 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %981, !dbg !116
  %983 = load double, ptr addrspace(1) %982, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %984 = getelementptr inbounds nuw i8, ptr addrspace(1) %982, i64 8, !dbg !119
  %985 = load double, ptr addrspace(1) %984, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
  %986 = mul nsw i32 %5, 35, !dbg !127
  %987 = add nsw i32 %986, %14, !dbg !126
  %988 = sext i32 %987 to i64, !dbg !116
  %989 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %988, !dbg !116
  %990 = load double, ptr addrspace(1) %989, align 16, !dbg !119, !tbaa !120, !alias.scope !122
  %991 = getelementptr inbounds nuw i8, ptr addrspace(1) %989, i64 8, !dbg !119
  %992 = load double, ptr addrspace(1) %991, align 8, !dbg !119, !tbaa !120, !alias.scope !122
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !115)
    #dbg_value(i32 3, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(ptr addrspace(1) %1, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !138)
    #dbg_value(i32 %5, !133, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !138)
    #dbg_value(i32 %927, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !138)
    #dbg_declare(ptr poison, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !140)
    #dbg_value(i32 0, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
  %993 = sext i32 %927 to i64, !dbg !142
  %994 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %993, !dbg !142
  %995 = load double, ptr addrspace(1) %994, align 16, !dbg !145, !tbaa !120, !alias.scope !146
  %996 = getelementptr inbounds nuw i8, ptr addrspace(1) %994, i64 8, !dbg !145
  %997 = load double, ptr addrspace(1) %996, align 8, !dbg !145, !tbaa !120, !alias.scope !146
    #dbg_value(i32 1, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
  %998 = add nsw i32 %927, %5, !dbg !149
  %999 = sext i32 %998 to i64, !dbg !142
  %1000 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %999, !dbg !142
  %1001 = load double, ptr addrspace(1) %1000, align 16, !dbg !145, !tbaa !120, !alias.scope !146
  %1002 = getelementptr inbounds nuw i8, ptr addrspace(1) %1000, i64 8, !dbg !145
  %1003 = load double, ptr addrspace(1) %1002, align 8, !dbg !145, !tbaa !120, !alias.scope !146
    #dbg_value(i32 2, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
  %1004 = add nsw i32 %927, %17, !dbg !149
  %1005 = sext i32 %1004 to i64, !dbg !142
  %1006 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %1005, !dbg !142
  %1007 = load double, ptr addrspace(1) %1006, align 16, !dbg !145, !tbaa !120, !alias.scope !146
  %1008 = getelementptr inbounds nuw i8, ptr addrspace(1) %1006, i64 8, !dbg !145
  %1009 = load double, ptr addrspace(1) %1008, align 8, !dbg !145, !tbaa !120, !alias.scope !146
    #dbg_value(i32 3, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !141)
    #dbg_value(i32 0, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %1010 = fmul contract double %934, %995, !dbg !165
  %1011 = fmul contract double %936, %997, !dbg !166
  %1012 = fsub contract double %1010, %1011, !dbg !167
  %1013 = fadd contract double %872, %1012, !dbg !168
  %1014 = fmul contract double %934, %997, !dbg !169
  %1015 = fmul contract double %936, %995, !dbg !170
  %1016 = fadd contract double %1015, %1014, !dbg !171
  %1017 = fadd contract double %873, %1016, !dbg !172
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %1018 = fmul contract double %941, %1001, !dbg !165
  %1019 = fmul contract double %943, %1003, !dbg !166
  %1020 = fsub contract double %1018, %1019, !dbg !167
  %1021 = fadd contract double %1013, %1020, !dbg !168
  %1022 = fmul contract double %941, %1003, !dbg !169
  %1023 = fmul contract double %943, %1001, !dbg !170
  %1024 = fadd contract double %1023, %1022, !dbg !171
  %1025 = fadd contract double %1017, %1024, !dbg !172
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %1026 = fmul contract double %948, %1007, !dbg !165
  %1027 = fmul contract double %950, %1009, !dbg !166
  %1028 = fsub contract double %1026, %1027, !dbg !167
  %1029 = fadd contract double %1021, %1028, !dbg !168
  %1030 = fmul contract double %948, %1009, !dbg !169
  %1031 = fmul contract double %950, %1007, !dbg !170
  %1032 = fadd contract double %1031, %1030, !dbg !171
  %1033 = fadd contract double %1025, %1032, !dbg !172
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 1, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %1034 = fmul contract double %955, %995, !dbg !165
  %1035 = fmul contract double %957, %997, !dbg !166
  %1036 = fsub contract double %1034, %1035, !dbg !167
  %1037 = fadd contract double %898, %1036, !dbg !168
  %1038 = fmul contract double %955, %997, !dbg !169
  %1039 = fmul contract double %957, %995, !dbg !170
  %1040 = fadd contract double %1039, %1038, !dbg !171
  %1041 = fadd contract double %899, %1040, !dbg !172
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %1042 = fmul contract double %962, %1001, !dbg !165
  %1043 = fmul contract double %964, %1003, !dbg !166
  %1044 = fsub contract double %1042, %1043, !dbg !167
  %1045 = fadd contract double %1037, %1044, !dbg !168
  %1046 = fmul contract double %962, %1003, !dbg !169
  %1047 = fmul contract double %964, %1001, !dbg !170
  %1048 = fadd contract double %1047, %1046, !dbg !171
  %1049 = fadd contract double %1041, %1048, !dbg !172
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %1050 = fmul contract double %969, %1007, !dbg !165
  %1051 = fmul contract double %971, %1009, !dbg !166
  %1052 = fsub contract double %1050, %1051, !dbg !167
  %1053 = fadd contract double %1045, %1052, !dbg !168
  %1054 = fmul contract double %969, %1009, !dbg !169
  %1055 = fmul contract double %971, %1007, !dbg !170
  %1056 = fadd contract double %1055, %1054, !dbg !171
  %1057 = fadd contract double %1049, %1056, !dbg !172
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 2, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %1058 = fmul contract double %976, %995, !dbg !165
  %1059 = fmul contract double %978, %997, !dbg !166
  %1060 = fsub contract double %1058, %1059, !dbg !167
  %1061 = fadd contract double %924, %1060, !dbg !168
  %1062 = fmul contract double %976, %997, !dbg !169
  %1063 = fmul contract double %978, %995, !dbg !170
  %1064 = fadd contract double %1063, %1062, !dbg !171
  %1065 = fadd contract double %925, %1064, !dbg !172
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %1066 = fmul contract double %983, %1001, !dbg !165
  %1067 = fmul contract double %985, %1003, !dbg !166
  %1068 = fsub contract double %1066, %1067, !dbg !167
  %1069 = fadd contract double %1061, %1068, !dbg !168
  %1070 = fmul contract double %983, %1003, !dbg !169
  %1071 = fmul contract double %985, %1001, !dbg !170
  %1072 = fadd contract double %1071, %1070, !dbg !171
  %1073 = fadd contract double %1065, %1072, !dbg !172
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !159)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !163)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !164)
  %1074 = fmul contract double %990, %1007, !dbg !165
  %1075 = fmul contract double %992, %1009, !dbg !166
  %1076 = fsub contract double %1074, %1075, !dbg !167
  %1077 = fadd contract double %1069, %1076, !dbg !168
  %1078 = fmul contract double %990, %1009, !dbg !169
  %1079 = fmul contract double %992, %1007, !dbg !170
  %1080 = fadd contract double %1079, %1078, !dbg !171
  %1081 = fadd contract double %1073, %1080, !dbg !172
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !151)
    #dbg_value(i32 3, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !150)
    #dbg_value(ptr addrspace(1) %0, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 %5, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 %929, !103, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 3, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 0, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %1082 = add nsw i32 %929, %930, !dbg !183
  %1083 = sext i32 %1082 to i64, !dbg !177
  %1084 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %1083, !dbg !177
  %1085 = load double, ptr addrspace(1) %1084, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %1086 = getelementptr inbounds nuw i8, ptr addrspace(1) %1084, i64 8, !dbg !178
  %1087 = load double, ptr addrspace(1) %1086, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %1088 = add nsw i32 %929, %937, !dbg !183
  %1089 = sext i32 %1088 to i64, !dbg !177
  %1090 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %1089, !dbg !177
  %1091 = load double, ptr addrspace(1) %1090, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %1092 = getelementptr inbounds nuw i8, ptr addrspace(1) %1090, i64 8, !dbg !178
  %1093 = load double, ptr addrspace(1) %1092, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %1094 = add nsw i32 %929, %944, !dbg !183
  %1095 = sext i32 %1094 to i64, !dbg !177
  %1096 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %1095, !dbg !177
  %1097 = load double, ptr addrspace(1) %1096, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %1098 = getelementptr inbounds nuw i8, ptr addrspace(1) %1096, i64 8, !dbg !178
  %1099 = load double, ptr addrspace(1) %1098, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %1100 = add nsw i32 %929, %951, !dbg !183
  %1101 = sext i32 %1100 to i64, !dbg !177
  %1102 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %1101, !dbg !177
  %1103 = load double, ptr addrspace(1) %1102, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %1104 = getelementptr inbounds nuw i8, ptr addrspace(1) %1102, i64 8, !dbg !178
  %1105 = load double, ptr addrspace(1) %1104, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %1106 = add nsw i32 %929, %958, !dbg !183
  %1107 = sext i32 %1106 to i64, !dbg !177
  %1108 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %1107, !dbg !177
  %1109 = load double, ptr addrspace(1) %1108, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %1110 = getelementptr inbounds nuw i8, ptr addrspace(1) %1108, i64 8, !dbg !178
  %1111 = load double, ptr addrspace(1) %1110, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %1112 = add nsw i32 %929, %965, !dbg !183
  %1113 = sext i32 %1112 to i64, !dbg !177
  %1114 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %1113, !dbg !177
  %1115 = load double, ptr addrspace(1) %1114, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %1116 = getelementptr inbounds nuw i8, ptr addrspace(1) %1114, i64 8, !dbg !178
  %1117 = load double, ptr addrspace(1) %1116, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(i32 0, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %1118 = add nsw i32 %929, %972, !dbg !183
  %1119 = sext i32 %1118 to i64, !dbg !177
  %1120 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %1119, !dbg !177
  %1121 = load double, ptr addrspace(1) %1120, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %1122 = getelementptr inbounds nuw i8, ptr addrspace(1) %1120, i64 8, !dbg !178
  %1123 = load double, ptr addrspace(1) %1122, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 1, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %1124 = add nsw i32 %929, %979, !dbg !183
  %1125 = sext i32 %1124 to i64, !dbg !177
  %1126 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %1125, !dbg !177
  %1127 = load double, ptr addrspace(1) %1126, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %1128 = getelementptr inbounds nuw i8, ptr addrspace(1) %1126, i64 8, !dbg !178
  %1129 = load double, ptr addrspace(1) %1128, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 2, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
  %1130 = add nsw i32 %929, %986, !dbg !183
  %1131 = sext i32 %1130 to i64, !dbg !177
  %1132 = getelementptr inbounds %struct.double2, ptr addrspace(1) %0, i64 %1131, !dbg !177
  %1133 = load double, ptr addrspace(1) %1132, align 16, !dbg !178, !tbaa !120, !alias.scope !179
  %1134 = getelementptr inbounds nuw i8, ptr addrspace(1) %1132, i64 8, !dbg !178
  %1135 = load double, ptr addrspace(1) %1134, align 8, !dbg !178, !tbaa !120, !alias.scope !179
    #dbg_value(i32 3, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !176)
    #dbg_value(i32 3, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_value(ptr addrspace(1) %1, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_value(i32 %5, !133, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_value(i32 %929, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !184)
    #dbg_declare(ptr poison, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !186)
    #dbg_value(i32 0, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
  %1136 = sext i32 %929 to i64, !dbg !188
  %1137 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %1136, !dbg !188
  %1138 = load double, ptr addrspace(1) %1137, align 16, !dbg !189, !tbaa !120, !alias.scope !190
  %1139 = getelementptr inbounds nuw i8, ptr addrspace(1) %1137, i64 8, !dbg !189
  %1140 = load double, ptr addrspace(1) %1139, align 8, !dbg !189, !tbaa !120, !alias.scope !190
    #dbg_value(i32 1, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
  %1141 = add nsw i32 %929, %5, !dbg !193
  %1142 = sext i32 %1141 to i64, !dbg !188
  %1143 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %1142, !dbg !188
  %1144 = load double, ptr addrspace(1) %1143, align 16, !dbg !189, !tbaa !120, !alias.scope !190
  %1145 = getelementptr inbounds nuw i8, ptr addrspace(1) %1143, i64 8, !dbg !189
  %1146 = load double, ptr addrspace(1) %1145, align 8, !dbg !189, !tbaa !120, !alias.scope !190
    #dbg_value(i32 2, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
  %1147 = add nsw i32 %929, %17, !dbg !193
  %1148 = sext i32 %1147 to i64, !dbg !188
  %1149 = getelementptr inbounds %struct.double2, ptr addrspace(1) %1, i64 %1148, !dbg !188
  %1150 = load double, ptr addrspace(1) %1149, align 16, !dbg !189, !tbaa !120, !alias.scope !190
  %1151 = getelementptr inbounds nuw i8, ptr addrspace(1) %1149, i64 8, !dbg !189
  %1152 = load double, ptr addrspace(1) %1151, align 8, !dbg !189, !tbaa !120, !alias.scope !190
    #dbg_value(i32 3, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !187)
    #dbg_value(i32 0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %1153 = fmul contract double %1085, %1138, !dbg !202
  %1154 = fmul contract double %1087, %1140, !dbg !203
  %1155 = fadd contract double %1153, %1154, !dbg !203
  %1156 = fadd contract double %1155, 0.000000e+00, !dbg !204
  %1157 = fmul contract double %1085, %1140, !dbg !205
  %1158 = fmul contract double %1087, %1138, !dbg !206
  %1159 = fsub contract double %1157, %1158, !dbg !206
  %1160 = fadd contract double %1159, 0.000000e+00, !dbg !207
    #dbg_value(i32 1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %1161 = fmul contract double %1103, %1144, !dbg !202
  %1162 = fmul contract double %1105, %1146, !dbg !203
  %1163 = fadd contract double %1161, %1162, !dbg !203
  %1164 = fadd contract double %1156, %1163, !dbg !204
  %1165 = fmul contract double %1103, %1146, !dbg !205
  %1166 = fmul contract double %1105, %1144, !dbg !206
  %1167 = fsub contract double %1165, %1166, !dbg !206
  %1168 = fadd contract double %1160, %1167, !dbg !207
    #dbg_value(i32 2, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %1169 = fmul contract double %1121, %1150, !dbg !202
  %1170 = fmul contract double %1123, %1152, !dbg !203
  %1171 = fadd contract double %1169, %1170, !dbg !203
  %1172 = fadd contract double %1164, %1171, !dbg !204
  %1173 = fmul contract double %1121, %1152, !dbg !205
  %1174 = fmul contract double %1123, %1150, !dbg !206
  %1175 = fsub contract double %1173, %1174, !dbg !206
  %1176 = fadd contract double %1168, %1175, !dbg !207
    #dbg_value(i32 3, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
  %1177 = fsub contract double %1029, %1172, !dbg !208
  %1178 = fsub contract double %1033, %1176, !dbg !209
    #dbg_value(i32 1, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %1179 = fmul contract double %1091, %1138, !dbg !202
  %1180 = fmul contract double %1093, %1140, !dbg !203
  %1181 = fadd contract double %1179, %1180, !dbg !203
  %1182 = fadd contract double %1181, 0.000000e+00, !dbg !204
  %1183 = fmul contract double %1091, %1140, !dbg !205
  %1184 = fmul contract double %1093, %1138, !dbg !206
  %1185 = fsub contract double %1183, %1184, !dbg !206
  %1186 = fadd contract double %1185, 0.000000e+00, !dbg !207
    #dbg_value(i32 1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %1187 = fmul contract double %1109, %1144, !dbg !202
  %1188 = fmul contract double %1111, %1146, !dbg !203
  %1189 = fadd contract double %1187, %1188, !dbg !203
  %1190 = fadd contract double %1182, %1189, !dbg !204
  %1191 = fmul contract double %1109, %1146, !dbg !205
  %1192 = fmul contract double %1111, %1144, !dbg !206
  %1193 = fsub contract double %1191, %1192, !dbg !206
  %1194 = fadd contract double %1186, %1193, !dbg !207
    #dbg_value(i32 2, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %1195 = fmul contract double %1127, %1150, !dbg !202
  %1196 = fmul contract double %1129, %1152, !dbg !203
  %1197 = fadd contract double %1195, %1196, !dbg !203
  %1198 = fadd contract double %1190, %1197, !dbg !204
  %1199 = fmul contract double %1127, %1152, !dbg !205
  %1200 = fmul contract double %1129, %1150, !dbg !206
  %1201 = fsub contract double %1199, %1200, !dbg !206
  %1202 = fadd contract double %1194, %1201, !dbg !207
    #dbg_value(i32 3, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
  %1203 = fsub contract double %1053, %1198, !dbg !208
  %1204 = fsub contract double %1057, %1202, !dbg !209
    #dbg_value(i32 2, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_value(i32 0, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %1205 = fmul contract double %1097, %1138, !dbg !202
  %1206 = fmul contract double %1099, %1140, !dbg !203
  %1207 = fadd contract double %1205, %1206, !dbg !203
  %1208 = fadd contract double %1207, 0.000000e+00, !dbg !204
  %1209 = fmul contract double %1097, %1140, !dbg !205
  %1210 = fmul contract double %1099, %1138, !dbg !206
  %1211 = fsub contract double %1209, %1210, !dbg !206
  %1212 = fadd contract double %1211, 0.000000e+00, !dbg !207
    #dbg_value(i32 1, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %1213 = fmul contract double %1115, %1144, !dbg !202
  %1214 = fmul contract double %1117, %1146, !dbg !203
  %1215 = fadd contract double %1213, %1214, !dbg !203
  %1216 = fadd contract double %1208, %1215, !dbg !204
  %1217 = fmul contract double %1115, %1146, !dbg !205
  %1218 = fmul contract double %1117, %1144, !dbg !206
  %1219 = fsub contract double %1217, %1218, !dbg !206
  %1220 = fadd contract double %1212, %1219, !dbg !207
    #dbg_value(i32 2, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
    #dbg_declare(ptr undef, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !196)
    #dbg_declare(ptr undef, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !200)
    #dbg_declare(ptr undef, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !201)
  %1221 = fmul contract double %1133, %1150, !dbg !202
  %1222 = fmul contract double %1135, %1152, !dbg !203
  %1223 = fadd contract double %1221, %1222, !dbg !203
  %1224 = fadd contract double %1216, %1223, !dbg !204
  %1225 = fmul contract double %1133, %1152, !dbg !205
  %1226 = fmul contract double %1135, %1150, !dbg !206
  %1227 = fsub contract double %1225, %1226, !dbg !206
  %1228 = fadd contract double %1220, %1227, !dbg !207
    #dbg_value(i32 3, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !195)
  %1229 = fsub contract double %1077, %1224, !dbg !208
  %1230 = fsub contract double %1081, %1228, !dbg !209
    #dbg_value(i32 3, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !194)
    #dbg_value(i32 4, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !93)
    #dbg_value(i32 0, !81, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !210)
  %1231 = getelementptr inbounds %struct.double2, ptr addrspace(1) %2, i64 %18, !dbg !211
  store double %1177, ptr addrspace(1) %1231, align 16, !dbg !214, !tbaa !120
  %1232 = getelementptr inbounds nuw i8, ptr addrspace(1) %1231, i64 8, !dbg !214
  store double %1178, ptr addrspace(1) %1232, align 8, !dbg !214, !tbaa !120
    #dbg_value(i32 1, !81, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !210)
  %1233 = getelementptr inbounds %struct.double2, ptr addrspace(1) %2, i64 %28, !dbg !211
  store double %1203, ptr addrspace(1) %1233, align 16, !dbg !214, !tbaa !120
  %1234 = getelementptr inbounds nuw i8, ptr addrspace(1) %1233, i64 8, !dbg !214
  store double %1204, ptr addrspace(1) %1234, align 8, !dbg !214, !tbaa !120
    #dbg_value(i32 2, !81, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !210)
  %1235 = getelementptr inbounds %struct.double2, ptr addrspace(1) %2, i64 %35, !dbg !211
  store double %1229, ptr addrspace(1) %1235, align 16, !dbg !214, !tbaa !120
  %1236 = getelementptr inbounds nuw i8, ptr addrspace(1) %1235, i64 8, !dbg !214
  store double %1230, ptr addrspace(1) %1236, align 8, !dbg !214, !tbaa !120
    #dbg_value(i32 3, !81, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !210)
  br label %1237, !dbg !215

1237:                                             ; preds = %6, %16
  ret void, !dbg !215
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15}
!llvm.errno.tbaa = !{!16}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "su3_matvec.hip", directory: ".", checksumkind: CSK_MD5, checksum: "2453dcf83da22c0f0950a3fe344bbe2a")
!2 = !{!3, !8}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression(DW_OP_constu, 4, DW_OP_stack_value))
!4 = distinct !DIGlobalVariable(name: "kDirections", scope: !5, file: !1, line: 13, type: !6, isLocal: true, isDefinition: true)
!5 = !DINamespace(scope: null)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression(DW_OP_constu, 3, DW_OP_stack_value))
!9 = distinct !DIGlobalVariable(name: "kColours", scope: !5, file: !1, line: 12, type: !6, isLocal: true, isDefinition: true)
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
!20 = distinct !DISubprogram(name: "su3_dslash", linkageName: "_Z10su3_dslashPK7double2S1_PS_PKiS4_i", scope: !1, file: !1, line: 57, type: !21, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !36)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23, !23, !32, !34, !34, !7}
!23 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64, dwarfAddressSpace: 1)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "double2", file: !27, line: 119, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !28, identifier: "_ZTS7double2")
!27 = !DIFile(filename: "include/hip/hip_runtime.h", directory: ".", checksumkind: CSK_MD5, checksum: "49d38628b5a567ad90fddc243593e716")
!28 = !{!29, !31}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !26, file: !27, line: 119, baseType: !30, size: 64)
!30 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !26, file: !27, line: 119, baseType: !30, size: 64, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !33)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64, dwarfAddressSpace: 1)
!34 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, dwarfAddressSpace: 1)
!36 = !{!37, !38, !39, !40, !41, !42, !43, !44, !51, !53, !56, !57, !64, !66, !68, !72, !73, !74, !76, !79, !81}
!37 = !DILocalVariable(name: "gauge", arg: 1, scope: !20, file: !1, line: 57, type: !23)
!38 = !DILocalVariable(name: "psi", arg: 2, scope: !20, file: !1, line: 57, type: !23)
!39 = !DILocalVariable(name: "out", arg: 3, scope: !20, file: !1, line: 58, type: !32)
!40 = !DILocalVariable(name: "forward", arg: 4, scope: !20, file: !1, line: 58, type: !34)
!41 = !DILocalVariable(name: "backward", arg: 5, scope: !20, file: !1, line: 59, type: !34)
!42 = !DILocalVariable(name: "sites", arg: 6, scope: !20, file: !1, line: 59, type: !7)
!43 = !DILocalVariable(name: "site", scope: !20, file: !1, line: 60, type: !6)
!44 = !DILocalVariable(name: "sum", scope: !20, file: !1, line: 64, type: !45)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ColourVector", scope: !5, file: !1, line: 15, size: 384, flags: DIFlagTypePassByValue, elements: !46)
!46 = !{!47}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !45, file: !1, line: 16, baseType: !48, size: 384, align: 128)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 384, align: 128, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 3)
!51 = !DILocalVariable(name: "mu", scope: !52, file: !1, line: 66, type: !7)
!52 = distinct !DILexicalBlock(scope: !20, file: !1, line: 66, column: 3)
!53 = !DILocalVariable(name: "ahead", scope: !54, file: !1, line: 67, type: !6)
!54 = distinct !DILexicalBlock(scope: !55, file: !1, line: 66, column: 44)
!55 = distinct !DILexicalBlock(scope: !52, file: !1, line: 66, column: 3)
!56 = !DILocalVariable(name: "behind", scope: !54, file: !1, line: 68, type: !6)
!57 = !DILocalVariable(name: "link_ahead", scope: !54, file: !1, line: 70, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !59)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Link", scope: !5, file: !1, line: 19, size: 1152, flags: DIFlagTypePassByValue, elements: !60)
!60 = !{!61}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !59, file: !1, line: 20, baseType: !62, size: 1152, align: 128)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 1152, align: 128, elements: !63)
!63 = !{!50, !50}
!64 = !DILocalVariable(name: "psi_ahead", scope: !54, file: !1, line: 71, type: !65)
!65 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !45)
!66 = !DILocalVariable(name: "row", scope: !67, file: !1, line: 73, type: !7)
!67 = distinct !DILexicalBlock(scope: !54, file: !1, line: 73, column: 5)
!68 = !DILocalVariable(name: "column", scope: !69, file: !1, line: 75, type: !7)
!69 = distinct !DILexicalBlock(scope: !70, file: !1, line: 75, column: 7)
!70 = distinct !DILexicalBlock(scope: !71, file: !1, line: 73, column: 46)
!71 = distinct !DILexicalBlock(scope: !67, file: !1, line: 73, column: 5)
!72 = !DILocalVariable(name: "link_behind", scope: !54, file: !1, line: 80, type: !58)
!73 = !DILocalVariable(name: "psi_behind", scope: !54, file: !1, line: 81, type: !65)
!74 = !DILocalVariable(name: "row", scope: !75, file: !1, line: 83, type: !7)
!75 = distinct !DILexicalBlock(scope: !54, file: !1, line: 83, column: 5)
!76 = !DILocalVariable(name: "transported", scope: !77, file: !1, line: 84, type: !26)
!77 = distinct !DILexicalBlock(scope: !78, file: !1, line: 83, column: 46)
!78 = distinct !DILexicalBlock(scope: !75, file: !1, line: 83, column: 5)
!79 = !DILocalVariable(name: "column", scope: !80, file: !1, line: 86, type: !7)
!80 = distinct !DILexicalBlock(scope: !77, file: !1, line: 86, column: 7)
!81 = !DILocalVariable(name: "colour", scope: !82, file: !1, line: 95, type: !7)
!82 = distinct !DILexicalBlock(scope: !20, file: !1, line: 95, column: 3)
!83 = !DILocation(line: 0, scope: !20)
!84 = !DILocation(line: 60, column: 20, scope: !20)
!85 = !DILocation(line: 60, column: 33, scope: !20)
!86 = !{i16 1, i16 1025}
!87 = !{}
!88 = !DILocation(line: 60, column: 31, scope: !20)
!89 = !DILocation(line: 60, column: 46, scope: !20)
!90 = !DILocation(line: 60, column: 44, scope: !20)
!91 = !DILocation(line: 61, column: 12, scope: !92)
!92 = distinct !DILexicalBlock(scope: !20, file: !1, line: 61, column: 7)
!93 = !DILocation(line: 0, scope: !52)
!94 = !DILocation(line: 67, column: 23, scope: !54)
!95 = !DILocation(line: 0, scope: !54)
!96 = !DILocation(line: 68, column: 24, scope: !54)
!97 = !DILocalVariable(name: "gauge", arg: 1, scope: !98, file: !1, line: 40, type: !23)
!98 = distinct !DISubprogram(name: "load_link", linkageName: "_ZN12_GLOBAL__N_19load_linkEPK7double2iii", scope: !5, file: !1, line: 40, type: !99, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !101)
!99 = !DISubroutineType(types: !100)
!100 = !{!59, !23, !7, !7, !7}
!101 = !{!97, !102, !103, !104, !105, !106, !108}
!102 = !DILocalVariable(name: "sites", arg: 2, scope: !98, file: !1, line: 40, type: !7)
!103 = !DILocalVariable(name: "site", arg: 3, scope: !98, file: !1, line: 40, type: !7)
!104 = !DILocalVariable(name: "mu", arg: 4, scope: !98, file: !1, line: 40, type: !7)
!105 = !DILocalVariable(name: "link", scope: !98, file: !1, line: 41, type: !59)
!106 = !DILocalVariable(name: "row", scope: !107, file: !1, line: 43, type: !7)
!107 = distinct !DILexicalBlock(scope: !98, file: !1, line: 43, column: 3)
!108 = !DILocalVariable(name: "column", scope: !109, file: !1, line: 45, type: !7)
!109 = distinct !DILexicalBlock(scope: !110, file: !1, line: 45, column: 5)
!110 = distinct !DILexicalBlock(scope: !111, file: !1, line: 43, column: 44)
!111 = distinct !DILexicalBlock(scope: !107, file: !1, line: 43, column: 3)
!112 = !DILocation(line: 0, scope: !98, inlinedAt: !113)
!113 = distinct !DILocation(line: 70, column: 29, scope: !54)
!114 = !DILocation(line: 0, scope: !107, inlinedAt: !113)
!115 = !DILocation(line: 0, scope: !109, inlinedAt: !113)
!116 = !DILocation(line: 46, column: 29, scope: !117, inlinedAt: !113)
!117 = distinct !DILexicalBlock(scope: !118, file: !1, line: 45, column: 55)
!118 = distinct !DILexicalBlock(scope: !109, file: !1, line: 45, column: 5)
!119 = !DILocation(line: 46, column: 27, scope: !117, inlinedAt: !113)
!120 = !{!121, !121, i64 0}
!121 = !{!"double", !18, i64 0}
!122 = !{!123, !125}
!123 = distinct !{!123, !124, !"_ZN12_GLOBAL__N_19load_linkEPK7double2iii: argument 0"}
!124 = distinct !{!124, !"_ZN12_GLOBAL__N_19load_linkEPK7double2iii"}
!125 = distinct !{!125, !124, !"_ZN12_GLOBAL__N_19load_linkEPK7double2iii: argument 1"}
!126 = !DILocation(line: 46, column: 87, scope: !117, inlinedAt: !113)
!127 = !DILocation(line: 46, column: 79, scope: !117, inlinedAt: !113)
!128 = !DILocalVariable(name: "psi", arg: 1, scope: !129, file: !1, line: 31, type: !23)
!129 = distinct !DISubprogram(name: "load_vector", linkageName: "_ZN12_GLOBAL__N_111load_vectorEPK7double2ii", scope: !5, file: !1, line: 31, type: !130, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !132)
!130 = !DISubroutineType(types: !131)
!131 = !{!45, !23, !7, !7}
!132 = !{!128, !133, !134, !135, !136}
!133 = !DILocalVariable(name: "sites", arg: 2, scope: !129, file: !1, line: 31, type: !7)
!134 = !DILocalVariable(name: "site", arg: 3, scope: !129, file: !1, line: 31, type: !7)
!135 = !DILocalVariable(name: "vector", scope: !129, file: !1, line: 32, type: !45)
!136 = !DILocalVariable(name: "colour", scope: !137, file: !1, line: 34, type: !7)
!137 = distinct !DILexicalBlock(scope: !129, file: !1, line: 34, column: 3)
!138 = !DILocation(line: 0, scope: !129, inlinedAt: !139)
!139 = distinct !DILocation(line: 71, column: 36, scope: !54)
!140 = !DILocation(line: 32, column: 16, scope: !129, inlinedAt: !139)
!141 = !DILocation(line: 0, scope: !137, inlinedAt: !139)
!142 = !DILocation(line: 35, column: 24, scope: !143, inlinedAt: !139)
!143 = distinct !DILexicalBlock(scope: !144, file: !1, line: 34, column: 53)
!144 = distinct !DILexicalBlock(scope: !137, file: !1, line: 34, column: 3)
!145 = !DILocation(line: 35, column: 22, scope: !143, inlinedAt: !139)
!146 = !{!147}
!147 = distinct !{!147, !148, !"_ZN12_GLOBAL__N_111load_vectorEPK7double2ii: argument 0"}
!148 = distinct !{!148, !"_ZN12_GLOBAL__N_111load_vectorEPK7double2ii"}
!149 = !DILocation(line: 35, column: 43, scope: !143, inlinedAt: !139)
!150 = !DILocation(line: 0, scope: !67)
!151 = !DILocation(line: 0, scope: !69)
!152 = !DILocalVariable(name: "a", arg: 1, scope: !153, file: !1, line: 23, type: !26)
!153 = distinct !DISubprogram(name: "multiply_add", linkageName: "_ZN12_GLOBAL__N_112multiply_addE7double2S0_S0_", scope: !5, file: !1, line: 23, type: !154, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !156)
!154 = !DISubroutineType(types: !155)
!155 = !{!26, !26, !26, !26}
!156 = !{!152, !157, !158}
!157 = !DILocalVariable(name: "b", arg: 2, scope: !153, file: !1, line: 23, type: !26)
!158 = !DILocalVariable(name: "sum", arg: 3, scope: !153, file: !1, line: 23, type: !26)
!159 = !DILocation(line: 23, column: 41, scope: !153, inlinedAt: !160)
!160 = distinct !DILocation(line: 76, column: 22, scope: !161)
!161 = distinct !DILexicalBlock(scope: !162, file: !1, line: 75, column: 57)
!162 = distinct !DILexicalBlock(scope: !69, file: !1, line: 75, column: 7)
!163 = !DILocation(line: 23, column: 52, scope: !153, inlinedAt: !160)
!164 = !DILocation(line: 23, column: 63, scope: !153, inlinedAt: !160)
!165 = !DILocation(line: 24, column: 16, scope: !153, inlinedAt: !160)
!166 = !DILocation(line: 24, column: 28, scope: !153, inlinedAt: !160)
!167 = !DILocation(line: 24, column: 22, scope: !153, inlinedAt: !160)
!168 = !DILocation(line: 24, column: 9, scope: !153, inlinedAt: !160)
!169 = !DILocation(line: 25, column: 16, scope: !153, inlinedAt: !160)
!170 = !DILocation(line: 25, column: 28, scope: !153, inlinedAt: !160)
!171 = !DILocation(line: 25, column: 22, scope: !153, inlinedAt: !160)
!172 = !DILocation(line: 25, column: 9, scope: !153, inlinedAt: !160)
!173 = !DILocation(line: 0, scope: !98, inlinedAt: !174)
!174 = distinct !DILocation(line: 80, column: 30, scope: !54)
!175 = !DILocation(line: 0, scope: !107, inlinedAt: !174)
!176 = !DILocation(line: 0, scope: !109, inlinedAt: !174)
!177 = !DILocation(line: 46, column: 29, scope: !117, inlinedAt: !174)
!178 = !DILocation(line: 46, column: 27, scope: !117, inlinedAt: !174)
!179 = !{!180, !182}
!180 = distinct !{!180, !181, !"_ZN12_GLOBAL__N_19load_linkEPK7double2iii: argument 0"}
!181 = distinct !{!181, !"_ZN12_GLOBAL__N_19load_linkEPK7double2iii"}
!182 = distinct !{!182, !181, !"_ZN12_GLOBAL__N_19load_linkEPK7double2iii: argument 1"}
!183 = !DILocation(line: 46, column: 87, scope: !117, inlinedAt: !174)
!184 = !DILocation(line: 0, scope: !129, inlinedAt: !185)
!185 = distinct !DILocation(line: 81, column: 37, scope: !54)
!186 = !DILocation(line: 32, column: 16, scope: !129, inlinedAt: !185)
!187 = !DILocation(line: 0, scope: !137, inlinedAt: !185)
!188 = !DILocation(line: 35, column: 24, scope: !143, inlinedAt: !185)
!189 = !DILocation(line: 35, column: 22, scope: !143, inlinedAt: !185)
!190 = !{!191}
!191 = distinct !{!191, !192, !"_ZN12_GLOBAL__N_111load_vectorEPK7double2ii: argument 0"}
!192 = distinct !{!192, !"_ZN12_GLOBAL__N_111load_vectorEPK7double2ii"}
!193 = !DILocation(line: 35, column: 43, scope: !143, inlinedAt: !185)
!194 = !DILocation(line: 0, scope: !75)
!195 = !DILocation(line: 0, scope: !80)
!196 = !DILocation(line: 23, column: 41, scope: !153, inlinedAt: !197)
!197 = distinct !DILocation(line: 87, column: 23, scope: !198)
!198 = distinct !DILexicalBlock(scope: !199, file: !1, line: 86, column: 57)
!199 = distinct !DILexicalBlock(scope: !80, file: !1, line: 86, column: 7)
!200 = !DILocation(line: 23, column: 52, scope: !153, inlinedAt: !197)
!201 = !DILocation(line: 23, column: 63, scope: !153, inlinedAt: !197)
!202 = !DILocation(line: 24, column: 16, scope: !153, inlinedAt: !197)
!203 = !DILocation(line: 24, column: 22, scope: !153, inlinedAt: !197)
!204 = !DILocation(line: 24, column: 9, scope: !153, inlinedAt: !197)
!205 = !DILocation(line: 25, column: 16, scope: !153, inlinedAt: !197)
!206 = !DILocation(line: 25, column: 22, scope: !153, inlinedAt: !197)
!207 = !DILocation(line: 25, column: 9, scope: !153, inlinedAt: !197)
!208 = !DILocation(line: 90, column: 20, scope: !77)
!209 = !DILocation(line: 91, column: 20, scope: !77)
!210 = !DILocation(line: 0, scope: !82)
!211 = !DILocation(line: 96, column: 5, scope: !212)
!212 = distinct !DILexicalBlock(scope: !213, file: !1, line: 95, column: 53)
!213 = distinct !DILexicalBlock(scope: !82, file: !1, line: 95, column: 3)
!214 = !DILocation(line: 96, column: 32, scope: !212)
!215 = !DILocation(line: 98, column: 1, scope: !20)

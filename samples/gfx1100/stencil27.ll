; ModuleID = 'stencil27.hip'
source_filename = "stencil27.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @_Z9stencil27PKdPdiiidddd(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5, double noundef %6, double noundef %7, double noundef %8) local_unnamed_addr #0 !dbg !12 {
    #dbg_value(ptr addrspace(1) %0, !23, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(ptr addrspace(1) %1, !24, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(i32 %2, !25, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(i32 %3, !26, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(i32 %4, !27, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(double %5, !28, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(double %6, !29, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(double %7, !30, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(double %8, !31, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
  %10 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !52
  %11 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !53
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 12, !dbg !53
  %13 = load i16, ptr addrspace(4) %12, align 4, !dbg !53, !range !54, !invariant.load !55, !noundef !55
  %14 = zext nneg i16 %13 to i32, !dbg !53
  %15 = mul i32 %10, %14, !dbg !56
  %16 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !57
  %17 = add nuw nsw i32 %16, 1, !dbg !58
  %18 = add i32 %17, %15, !dbg !59
    #dbg_value(i32 %18, !32, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
  %19 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !60
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 14, !dbg !61
  %21 = load i16, ptr addrspace(4) %20, align 2, !dbg !61, !range !54, !invariant.load !55, !noundef !55
  %22 = zext nneg i16 %21 to i32, !dbg !61
  %23 = mul i32 %19, %22, !dbg !62
  %24 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y(), !dbg !63
  %25 = add nuw nsw i32 %24, 1, !dbg !64
  %26 = add i32 %25, %23, !dbg !65
    #dbg_value(i32 %26, !34, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
  %27 = add nsw i32 %2, -1, !dbg !66
  %28 = icmp slt i32 %18, %27, !dbg !68
  %29 = add nsw i32 %3, -1
  %30 = icmp slt i32 %26, %29
  %31 = select i1 %28, i1 %30, i1 false, !dbg !69
  br i1 %31, label %32, label %256, !dbg !69

32:                                               ; preds = %9
  %33 = mul nsw i32 %3, %2, !dbg !70
    #dbg_value(i32 %33, !35, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(!DIArgList(i32 %26, i32 %33, i32 %18, i32 %2), !36, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 3, DW_OP_mul, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !51)
    #dbg_value(ptr addrspace(1) %0, !71, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !79)
    #dbg_value(!DIArgList(i32 %26, i32 %18, i32 %2), !76, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !79)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !79)
    #dbg_declare(ptr undef, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !81)
    #dbg_value(ptr addrspace(1) %0, !71, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(!DIArgList(i32 %26, i32 %33, i32 %18, i32 %2), !76, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 3, DW_OP_mul, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !82)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_declare(ptr undef, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !84)
    #dbg_value(i32 1, !45, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !85)
    #dbg_value(!DIArgList(i32 %26, i32 %33, i32 %18, i32 %2), !36, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 3, DW_OP_mul, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !51)
    #dbg_value(i32 1, !45, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !85)
  %34 = icmp sgt i32 %4, 2, !dbg !86
  br i1 %34, label %35, label %256, !dbg !87

35:                                               ; preds = %32
  %36 = mul nsw i32 %26, %2, !dbg !88
    #dbg_value(!DIArgList(i32 %36, i32 %33, i32 %18), !76, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !82)
    #dbg_value(!DIArgList(i32 %36, i32 %18), !76, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !79)
    #dbg_value(!DIArgList(i32 %36, i32 %33, i32 %18), !36, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !51)
  %37 = add nsw i32 %36, %18, !dbg !89
    #dbg_value(!DIArgList(i32 %37, i32 %33), !76, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !82)
    #dbg_value(i32 %37, !76, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !79)
    #dbg_value(!DIArgList(i32 %37, i32 %33), !36, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !51)
  %38 = add nsw i32 %37, %33, !dbg !90
    #dbg_value(i32 %38, !76, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !82)
    #dbg_value(i32 %38, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
  %39 = sub nsw i32 %38, %2, !dbg !91
  %40 = sext i32 %39 to i64, !dbg !92
  %41 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %40, !dbg !92
  %42 = getelementptr i8, ptr addrspace(1) %41, i64 -8, !dbg !93
  %43 = load double, ptr addrspace(1) %42, align 8, !dbg !93, !tbaa !94, !alias.scope !96
  %44 = getelementptr i8, ptr addrspace(1) %41, i64 8, !dbg !99
  %45 = load double, ptr addrspace(1) %44, align 8, !dbg !99, !tbaa !94, !alias.scope !96
  %46 = fadd contract double %43, %45, !dbg !100
  %47 = add nsw i32 %38, %2, !dbg !101
  %48 = sext i32 %47 to i64, !dbg !102
  %49 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %48, !dbg !102
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 -8, !dbg !103
  %51 = load double, ptr addrspace(1) %50, align 8, !dbg !103, !tbaa !94, !alias.scope !96
  %52 = fadd contract double %46, %51, !dbg !104
  %53 = getelementptr i8, ptr addrspace(1) %49, i64 8, !dbg !105
  %54 = load double, ptr addrspace(1) %53, align 8, !dbg !105, !tbaa !94, !alias.scope !96
  %55 = fadd contract double %52, %54, !dbg !106
  %56 = sext i32 %38 to i64, !dbg !107
  %57 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %56, !dbg !107
  %58 = getelementptr i8, ptr addrspace(1) %57, i64 -8, !dbg !108
  %59 = load double, ptr addrspace(1) %58, align 8, !dbg !108, !tbaa !94, !alias.scope !96
  %60 = getelementptr i8, ptr addrspace(1) %57, i64 8, !dbg !109
  %61 = load double, ptr addrspace(1) %60, align 8, !dbg !109, !tbaa !94, !alias.scope !96
  %62 = fadd contract double %59, %61, !dbg !110
  %63 = load double, ptr addrspace(1) %41, align 8, !dbg !92, !tbaa !94, !alias.scope !96
  %64 = fadd contract double %62, %63, !dbg !111
  %65 = load double, ptr addrspace(1) %49, align 8, !dbg !102, !tbaa !94, !alias.scope !96
  %66 = fadd contract double %64, %65, !dbg !112
  %67 = load double, ptr addrspace(1) %57, align 8, !dbg !107, !tbaa !94, !alias.scope !96
  %68 = sub nsw i32 %37, %2, !dbg !113
  %69 = sext i32 %68 to i64, !dbg !114
  %70 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %69, !dbg !114
  %71 = getelementptr i8, ptr addrspace(1) %70, i64 -8, !dbg !115
  %72 = load double, ptr addrspace(1) %71, align 8, !dbg !115, !tbaa !94, !alias.scope !116
  %73 = getelementptr i8, ptr addrspace(1) %70, i64 8, !dbg !119
  %74 = load double, ptr addrspace(1) %73, align 8, !dbg !119, !tbaa !94, !alias.scope !116
  %75 = fadd contract double %72, %74, !dbg !120
  %76 = add nsw i32 %37, %2, !dbg !121
  %77 = sext i32 %76 to i64, !dbg !122
  %78 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %77, !dbg !122
  %79 = getelementptr i8, ptr addrspace(1) %78, i64 -8, !dbg !123
  %80 = load double, ptr addrspace(1) %79, align 8, !dbg !123, !tbaa !94, !alias.scope !116
  %81 = fadd contract double %75, %80, !dbg !124
  %82 = getelementptr i8, ptr addrspace(1) %78, i64 8, !dbg !125
  %83 = load double, ptr addrspace(1) %82, align 8, !dbg !125, !tbaa !94, !alias.scope !116
  %84 = fadd contract double %81, %83, !dbg !126
  %85 = sext i32 %37 to i64, !dbg !127
  %86 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %85, !dbg !127
  %87 = getelementptr i8, ptr addrspace(1) %86, i64 -8, !dbg !128
  %88 = load double, ptr addrspace(1) %87, align 8, !dbg !128, !tbaa !94, !alias.scope !116
  %89 = getelementptr i8, ptr addrspace(1) %86, i64 8, !dbg !129
  %90 = load double, ptr addrspace(1) %89, align 8, !dbg !129, !tbaa !94, !alias.scope !116
  %91 = fadd contract double %88, %90, !dbg !130
  %92 = load double, ptr addrspace(1) %70, align 8, !dbg !114, !tbaa !94, !alias.scope !116
  %93 = fadd contract double %91, %92, !dbg !131
  %94 = load double, ptr addrspace(1) %78, align 8, !dbg !122, !tbaa !94, !alias.scope !116
  %95 = fadd contract double %93, %94, !dbg !132
  %96 = load double, ptr addrspace(1) %86, align 8, !dbg !127, !tbaa !94, !alias.scope !116
  %97 = and i32 %4, 1, !dbg !87
  %98 = icmp eq i32 %4, 3, !dbg !87
  br i1 %98, label %203, label %99, !dbg !87

99:                                               ; preds = %35
  %100 = and i32 %4, 2147483646, !dbg !87
  %101 = add nsw i32 %100, -4
  br label %102, !dbg !87

102:                                              ; preds = %102, %99
  %103 = phi i32 [ %38, %99 ], [ %155, %102 ]
  %104 = phi double [ %84, %99 ], [ %140, %102 ]
  %105 = phi double [ %67, %99 ], [ %158, %102 ]
  %106 = phi double [ %66, %99 ], [ %173, %102 ]
  %107 = phi double [ %55, %99 ], [ %184, %102 ]
  %108 = phi double [ %96, %99 ], [ %114, %102 ]
  %109 = phi double [ %95, %99 ], [ %129, %102 ]
  %110 = phi i32 [ 0, %99 ], [ %199, %102 ]
    #dbg_value(i32 %103, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(i32 poison, !45, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !85)
  %111 = add nsw i32 %103, %33, !dbg !133
    #dbg_value(ptr addrspace(1) %0, !71, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(i32 %111, !76, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !136)
  %112 = sext i32 %111 to i64, !dbg !137
  %113 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %112, !dbg !137
  %114 = load double, ptr addrspace(1) %113, align 8, !dbg !137, !tbaa !94, !alias.scope !138
  %115 = getelementptr i8, ptr addrspace(1) %113, i64 -8, !dbg !141
  %116 = load double, ptr addrspace(1) %115, align 8, !dbg !141, !tbaa !94, !alias.scope !138
  %117 = getelementptr i8, ptr addrspace(1) %113, i64 8, !dbg !142
  %118 = load double, ptr addrspace(1) %117, align 8, !dbg !142, !tbaa !94, !alias.scope !138
  %119 = fadd contract double %116, %118, !dbg !143
  %120 = sub nsw i32 %111, %2, !dbg !144
  %121 = sext i32 %120 to i64, !dbg !145
  %122 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %121, !dbg !145
  %123 = load double, ptr addrspace(1) %122, align 8, !dbg !145, !tbaa !94, !alias.scope !138
  %124 = fadd contract double %119, %123, !dbg !146
  %125 = add nsw i32 %111, %2, !dbg !147
  %126 = sext i32 %125 to i64, !dbg !148
  %127 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %126, !dbg !148
  %128 = load double, ptr addrspace(1) %127, align 8, !dbg !148, !tbaa !94, !alias.scope !138
  %129 = fadd contract double %124, %128, !dbg !149
  %130 = getelementptr i8, ptr addrspace(1) %122, i64 -8, !dbg !150
  %131 = load double, ptr addrspace(1) %130, align 8, !dbg !150, !tbaa !94, !alias.scope !138
  %132 = getelementptr i8, ptr addrspace(1) %122, i64 8, !dbg !151
  %133 = load double, ptr addrspace(1) %132, align 8, !dbg !151, !tbaa !94, !alias.scope !138
  %134 = fadd contract double %131, %133, !dbg !152
  %135 = getelementptr i8, ptr addrspace(1) %127, i64 -8, !dbg !153
  %136 = load double, ptr addrspace(1) %135, align 8, !dbg !153, !tbaa !94, !alias.scope !138
  %137 = fadd contract double %134, %136, !dbg !154
  %138 = getelementptr i8, ptr addrspace(1) %127, i64 8, !dbg !155
  %139 = load double, ptr addrspace(1) %138, align 8, !dbg !155, !tbaa !94, !alias.scope !138
  %140 = fadd contract double %137, %139, !dbg !156
  %141 = fmul contract double %5, %105, !dbg !157
  %142 = fadd contract double %108, %106, !dbg !158
  %143 = fadd contract double %142, %114, !dbg !159
  %144 = fmul contract double %6, %143, !dbg !160
  %145 = fadd contract double %141, %144, !dbg !161
  %146 = fadd contract double %109, %107, !dbg !162
  %147 = fadd contract double %146, %129, !dbg !163
  %148 = fmul contract double %7, %147, !dbg !164
  %149 = fadd contract double %145, %148, !dbg !165
  %150 = fadd contract double %104, %140, !dbg !166
  %151 = fmul contract double %8, %150, !dbg !167
  %152 = fadd contract double %149, %151, !dbg !168
  %153 = sext i32 %103 to i64, !dbg !169
  %154 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %153, !dbg !169
  store double %152, ptr addrspace(1) %154, align 8, !dbg !170, !tbaa !94
    #dbg_value(i32 %111, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(i32 poison, !45, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !85)
  %155 = add nsw i32 %111, %33, !dbg !133
    #dbg_value(i32 %155, !76, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !136)
  %156 = sext i32 %155 to i64, !dbg !137
  %157 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %156, !dbg !137
  %158 = load double, ptr addrspace(1) %157, align 8, !dbg !137, !tbaa !94, !alias.scope !138
  %159 = getelementptr i8, ptr addrspace(1) %157, i64 -8, !dbg !141
  %160 = load double, ptr addrspace(1) %159, align 8, !dbg !141, !tbaa !94, !alias.scope !138
  %161 = getelementptr i8, ptr addrspace(1) %157, i64 8, !dbg !142
  %162 = load double, ptr addrspace(1) %161, align 8, !dbg !142, !tbaa !94, !alias.scope !138
  %163 = fadd contract double %160, %162, !dbg !143
  %164 = sub nsw i32 %155, %2, !dbg !144
  %165 = sext i32 %164 to i64, !dbg !145
  %166 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %165, !dbg !145
  %167 = load double, ptr addrspace(1) %166, align 8, !dbg !145, !tbaa !94, !alias.scope !138
  %168 = fadd contract double %163, %167, !dbg !146
  %169 = add nsw i32 %155, %2, !dbg !147
  %170 = sext i32 %169 to i64, !dbg !148
  %171 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %170, !dbg !148
  %172 = load double, ptr addrspace(1) %171, align 8, !dbg !148, !tbaa !94, !alias.scope !138
  %173 = fadd contract double %168, %172, !dbg !149
  %174 = getelementptr i8, ptr addrspace(1) %166, i64 -8, !dbg !150
  %175 = load double, ptr addrspace(1) %174, align 8, !dbg !150, !tbaa !94, !alias.scope !138
  %176 = getelementptr i8, ptr addrspace(1) %166, i64 8, !dbg !151
  %177 = load double, ptr addrspace(1) %176, align 8, !dbg !151, !tbaa !94, !alias.scope !138
  %178 = fadd contract double %175, %177, !dbg !152
  %179 = getelementptr i8, ptr addrspace(1) %171, i64 -8, !dbg !153
  %180 = load double, ptr addrspace(1) %179, align 8, !dbg !153, !tbaa !94, !alias.scope !138
  %181 = fadd contract double %178, %180, !dbg !154
  %182 = getelementptr i8, ptr addrspace(1) %171, i64 8, !dbg !155
  %183 = load double, ptr addrspace(1) %182, align 8, !dbg !155, !tbaa !94, !alias.scope !138
  %184 = fadd contract double %181, %183, !dbg !156
  %185 = fmul contract double %5, %114, !dbg !157
  %186 = fadd contract double %105, %129, !dbg !158
  %187 = fadd contract double %186, %158, !dbg !159
  %188 = fmul contract double %6, %187, !dbg !160
  %189 = fadd contract double %185, %188, !dbg !161
  %190 = fadd contract double %106, %140, !dbg !162
  %191 = fadd contract double %190, %173, !dbg !163
  %192 = fmul contract double %7, %191, !dbg !164
  %193 = fadd contract double %189, %192, !dbg !165
  %194 = fadd contract double %107, %184, !dbg !166
  %195 = fmul contract double %8, %194, !dbg !167
  %196 = fadd contract double %193, %195, !dbg !168
  %197 = sext i32 %111 to i64, !dbg !169
  %198 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %197, !dbg !169
  store double %196, ptr addrspace(1) %198, align 8, !dbg !170, !tbaa !94
    #dbg_value(i32 %155, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(i32 poison, !45, !DIExpression(DW_OP_plus_uconst, 2, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !85)
  %199 = add i32 %110, 2, !dbg !87
  %200 = icmp eq i32 %110, %101, !dbg !87
  br i1 %200, label %201, label %102, !dbg !87, !llvm.loop !171

201:                                              ; preds = %102
  %202 = icmp eq i32 %97, 0, !dbg !87
  br i1 %202, label %256, label %203, !dbg !87

203:                                              ; preds = %201, %35
  %204 = phi i32 [ %38, %35 ], [ %155, %201 ]
  %205 = phi double [ %84, %35 ], [ %140, %201 ]
  %206 = phi double [ %67, %35 ], [ %158, %201 ]
  %207 = phi double [ %66, %35 ], [ %173, %201 ]
  %208 = phi double [ %55, %35 ], [ %184, %201 ]
  %209 = phi double [ %96, %35 ], [ %114, %201 ]
  %210 = phi double [ %95, %35 ], [ %129, %201 ]
  %211 = icmp ne i32 %97, 0, !dbg !87
  tail call void @llvm.assume(i1 %211), !dbg !87
    #dbg_value(i32 %204, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(i32 poison, !45, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !85)
  %212 = add nsw i32 %204, %33, !dbg !133
    #dbg_value(ptr addrspace(1) %0, !71, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(i32 %212, !76, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(i32 %2, !77, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_declare(ptr undef, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !136)
  %213 = sext i32 %212 to i64, !dbg !137
  %214 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %213, !dbg !137
  %215 = load double, ptr addrspace(1) %214, align 8, !dbg !137, !tbaa !94, !alias.scope !138
  %216 = getelementptr i8, ptr addrspace(1) %214, i64 -8, !dbg !141
  %217 = load double, ptr addrspace(1) %216, align 8, !dbg !141, !tbaa !94, !alias.scope !138
  %218 = getelementptr i8, ptr addrspace(1) %214, i64 8, !dbg !142
  %219 = load double, ptr addrspace(1) %218, align 8, !dbg !142, !tbaa !94, !alias.scope !138
  %220 = fadd contract double %217, %219, !dbg !143
  %221 = sub nsw i32 %212, %2, !dbg !144
  %222 = sext i32 %221 to i64, !dbg !145
  %223 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %222, !dbg !145
  %224 = load double, ptr addrspace(1) %223, align 8, !dbg !145, !tbaa !94, !alias.scope !138
  %225 = fadd contract double %220, %224, !dbg !146
  %226 = add nsw i32 %212, %2, !dbg !147
  %227 = sext i32 %226 to i64, !dbg !148
  %228 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %227, !dbg !148
  %229 = load double, ptr addrspace(1) %228, align 8, !dbg !148, !tbaa !94, !alias.scope !138
  %230 = fadd contract double %225, %229, !dbg !149
  %231 = getelementptr i8, ptr addrspace(1) %223, i64 -8, !dbg !150
  %232 = load double, ptr addrspace(1) %231, align 8, !dbg !150, !tbaa !94, !alias.scope !138
  %233 = getelementptr i8, ptr addrspace(1) %223, i64 8, !dbg !151
  %234 = load double, ptr addrspace(1) %233, align 8, !dbg !151, !tbaa !94, !alias.scope !138
  %235 = fadd contract double %232, %234, !dbg !152
  %236 = getelementptr i8, ptr addrspace(1) %228, i64 -8, !dbg !153
  %237 = load double, ptr addrspace(1) %236, align 8, !dbg !153, !tbaa !94, !alias.scope !138
  %238 = fadd contract double %235, %237, !dbg !154
  %239 = getelementptr i8, ptr addrspace(1) %228, i64 8, !dbg !155
  %240 = load double, ptr addrspace(1) %239, align 8, !dbg !155, !tbaa !94, !alias.scope !138
  %241 = fadd contract double %238, %240, !dbg !156
  %242 = fmul contract double %5, %206, !dbg !157
  %243 = fadd contract double %209, %207, !dbg !158
  %244 = fadd contract double %243, %215, !dbg !159
  %245 = fmul contract double %6, %244, !dbg !160
  %246 = fadd contract double %242, %245, !dbg !161
  %247 = fadd contract double %210, %208, !dbg !162
  %248 = fadd contract double %247, %230, !dbg !163
  %249 = fmul contract double %7, %248, !dbg !164
  %250 = fadd contract double %246, %249, !dbg !165
  %251 = fadd contract double %205, %241, !dbg !166
  %252 = fmul contract double %8, %251, !dbg !167
  %253 = fadd contract double %250, %252, !dbg !168
  %254 = sext i32 %204 to i64, !dbg !169
  %255 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %254, !dbg !169
  store double %253, ptr addrspace(1) %255, align 8, !dbg !170, !tbaa !94
    #dbg_value(i32 %212, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !51)
    #dbg_value(i32 poison, !45, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !85)
  br label %256, !dbg !175

256:                                              ; preds = %203, %201, %32, %9
  ret void, !dbg !175
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stencil27.hip", directory: ".", checksumkind: CSK_MD5, checksum: "79145746162e594a2803bff8b6e08c76")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !DISubprogram(name: "stencil27", linkageName: "_Z9stencil27PKdPdiiidddd", scope: !1, file: !1, line: 27, type: !13, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22)
!13 = !DISubroutineType(types: !14)
!14 = !{null, !15, !19, !21, !21, !21, !18, !18, !18, !18}
!15 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, dwarfAddressSpace: 1)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!18 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !20)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64, dwarfAddressSpace: 1)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !34, !35, !36, !37, !44, !45, !47}
!23 = !DILocalVariable(name: "u", arg: 1, scope: !12, file: !1, line: 27, type: !15)
!24 = !DILocalVariable(name: "out", arg: 2, scope: !12, file: !1, line: 27, type: !19)
!25 = !DILocalVariable(name: "nx", arg: 3, scope: !12, file: !1, line: 27, type: !21)
!26 = !DILocalVariable(name: "ny", arg: 4, scope: !12, file: !1, line: 27, type: !21)
!27 = !DILocalVariable(name: "nz", arg: 5, scope: !12, file: !1, line: 27, type: !21)
!28 = !DILocalVariable(name: "centre", arg: 6, scope: !12, file: !1, line: 28, type: !18)
!29 = !DILocalVariable(name: "face", arg: 7, scope: !12, file: !1, line: 28, type: !18)
!30 = !DILocalVariable(name: "edge", arg: 8, scope: !12, file: !1, line: 28, type: !18)
!31 = !DILocalVariable(name: "corner", arg: 9, scope: !12, file: !1, line: 28, type: !18)
!32 = !DILocalVariable(name: "x", scope: !12, file: !1, line: 29, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!34 = !DILocalVariable(name: "y", scope: !12, file: !1, line: 30, type: !33)
!35 = !DILocalVariable(name: "slice", scope: !12, file: !1, line: 34, type: !33)
!36 = !DILocalVariable(name: "cell", scope: !12, file: !1, line: 35, type: !21)
!37 = !DILocalVariable(name: "below", scope: !12, file: !1, line: 36, type: !38)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "PlaneSums", scope: !39, file: !1, line: 11, size: 192, flags: DIFlagTypePassByValue, elements: !40)
!39 = !DINamespace(scope: null)
!40 = !{!41, !42, !43}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "centre", scope: !38, file: !1, line: 12, baseType: !18, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "faces", scope: !38, file: !1, line: 12, baseType: !18, size: 64, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "corners", scope: !38, file: !1, line: 12, baseType: !18, size: 64, offset: 128)
!44 = !DILocalVariable(name: "here", scope: !12, file: !1, line: 37, type: !38)
!45 = !DILocalVariable(name: "z", scope: !46, file: !1, line: 39, type: !21)
!46 = distinct !DILexicalBlock(scope: !12, file: !1, line: 39, column: 3)
!47 = !DILocalVariable(name: "above", scope: !48, file: !1, line: 40, type: !50)
!48 = distinct !DILexicalBlock(scope: !49, file: !1, line: 39, column: 36)
!49 = distinct !DILexicalBlock(scope: !46, file: !1, line: 39, column: 3)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!51 = !DILocation(line: 0, scope: !12)
!52 = !DILocation(line: 29, column: 17, scope: !12)
!53 = !DILocation(line: 29, column: 30, scope: !12)
!54 = !{i16 1, i16 1025}
!55 = !{}
!56 = !DILocation(line: 29, column: 28, scope: !12)
!57 = !DILocation(line: 29, column: 43, scope: !12)
!58 = !DILocation(line: 29, column: 41, scope: !12)
!59 = !DILocation(line: 29, column: 55, scope: !12)
!60 = !DILocation(line: 30, column: 17, scope: !12)
!61 = !DILocation(line: 30, column: 30, scope: !12)
!62 = !DILocation(line: 30, column: 28, scope: !12)
!63 = !DILocation(line: 30, column: 43, scope: !12)
!64 = !DILocation(line: 30, column: 41, scope: !12)
!65 = !DILocation(line: 30, column: 55, scope: !12)
!66 = !DILocation(line: 31, column: 15, scope: !67)
!67 = distinct !DILexicalBlock(scope: !12, file: !1, line: 31, column: 7)
!68 = !DILocation(line: 31, column: 9, scope: !67)
!69 = !DILocation(line: 31, column: 19, scope: !67)
!70 = !DILocation(line: 34, column: 24, scope: !12)
!71 = !DILocalVariable(name: "u", arg: 1, scope: !72, file: !1, line: 15, type: !15)
!72 = distinct !DISubprogram(name: "load_plane", linkageName: "_ZN12_GLOBAL__N_110load_planeEPKdii", scope: !39, file: !1, line: 15, type: !73, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !75)
!73 = !DISubroutineType(types: !74)
!74 = !{!38, !15, !21, !21}
!75 = !{!71, !76, !77, !78}
!76 = !DILocalVariable(name: "cell", arg: 2, scope: !72, file: !1, line: 15, type: !21)
!77 = !DILocalVariable(name: "pitch", arg: 3, scope: !72, file: !1, line: 15, type: !21)
!78 = !DILocalVariable(name: "plane", scope: !72, file: !1, line: 16, type: !38)
!79 = !DILocation(line: 0, scope: !72, inlinedAt: !80)
!80 = distinct !DILocation(line: 36, column: 21, scope: !12)
!81 = !DILocation(line: 16, column: 13, scope: !72, inlinedAt: !80)
!82 = !DILocation(line: 0, scope: !72, inlinedAt: !83)
!83 = distinct !DILocation(line: 37, column: 20, scope: !12)
!84 = !DILocation(line: 16, column: 13, scope: !72, inlinedAt: !83)
!85 = !DILocation(line: 0, scope: !46)
!86 = !DILocation(line: 39, column: 21, scope: !49)
!87 = !DILocation(line: 39, column: 3, scope: !46)
!88 = !DILocation(line: 35, column: 21, scope: !12)
!89 = !DILocation(line: 35, column: 16, scope: !12)
!90 = !DILocation(line: 35, column: 25, scope: !12)
!91 = !DILocation(line: 18, column: 52, scope: !72, inlinedAt: !83)
!92 = !DILocation(line: 18, column: 45, scope: !72, inlinedAt: !83)
!93 = !DILocation(line: 19, column: 19, scope: !72, inlinedAt: !83)
!94 = !{!95, !95, i64 0}
!95 = !{!"double", !10, i64 0}
!96 = !{!97}
!97 = distinct !{!97, !98, !"_ZN12_GLOBAL__N_110load_planeEPKdii: argument 0"}
!98 = distinct !{!98, !"_ZN12_GLOBAL__N_110load_planeEPKdii"}
!99 = !DILocation(line: 19, column: 41, scope: !72, inlinedAt: !83)
!100 = !DILocation(line: 19, column: 39, scope: !72, inlinedAt: !83)
!101 = !DILocation(line: 18, column: 70, scope: !72, inlinedAt: !83)
!102 = !DILocation(line: 18, column: 63, scope: !72, inlinedAt: !83)
!103 = !DILocation(line: 19, column: 63, scope: !72, inlinedAt: !83)
!104 = !DILocation(line: 19, column: 61, scope: !72, inlinedAt: !83)
!105 = !DILocation(line: 20, column: 19, scope: !72, inlinedAt: !83)
!106 = !DILocation(line: 19, column: 83, scope: !72, inlinedAt: !83)
!107 = !DILocation(line: 17, column: 18, scope: !72, inlinedAt: !83)
!108 = !DILocation(line: 18, column: 17, scope: !72, inlinedAt: !83)
!109 = !DILocation(line: 18, column: 31, scope: !72, inlinedAt: !83)
!110 = !DILocation(line: 18, column: 29, scope: !72, inlinedAt: !83)
!111 = !DILocation(line: 18, column: 43, scope: !72, inlinedAt: !83)
!112 = !DILocation(line: 18, column: 61, scope: !72, inlinedAt: !83)
!113 = !DILocation(line: 18, column: 52, scope: !72, inlinedAt: !80)
!114 = !DILocation(line: 18, column: 45, scope: !72, inlinedAt: !80)
!115 = !DILocation(line: 19, column: 19, scope: !72, inlinedAt: !80)
!116 = !{!117}
!117 = distinct !{!117, !118, !"_ZN12_GLOBAL__N_110load_planeEPKdii: argument 0"}
!118 = distinct !{!118, !"_ZN12_GLOBAL__N_110load_planeEPKdii"}
!119 = !DILocation(line: 19, column: 41, scope: !72, inlinedAt: !80)
!120 = !DILocation(line: 19, column: 39, scope: !72, inlinedAt: !80)
!121 = !DILocation(line: 18, column: 70, scope: !72, inlinedAt: !80)
!122 = !DILocation(line: 18, column: 63, scope: !72, inlinedAt: !80)
!123 = !DILocation(line: 19, column: 63, scope: !72, inlinedAt: !80)
!124 = !DILocation(line: 19, column: 61, scope: !72, inlinedAt: !80)
!125 = !DILocation(line: 20, column: 19, scope: !72, inlinedAt: !80)
!126 = !DILocation(line: 19, column: 83, scope: !72, inlinedAt: !80)
!127 = !DILocation(line: 17, column: 18, scope: !72, inlinedAt: !80)
!128 = !DILocation(line: 18, column: 17, scope: !72, inlinedAt: !80)
!129 = !DILocation(line: 18, column: 31, scope: !72, inlinedAt: !80)
!130 = !DILocation(line: 18, column: 29, scope: !72, inlinedAt: !80)
!131 = !DILocation(line: 18, column: 43, scope: !72, inlinedAt: !80)
!132 = !DILocation(line: 18, column: 61, scope: !72, inlinedAt: !80)
!133 = !DILocation(line: 40, column: 48, scope: !48)
!134 = !DILocation(line: 0, scope: !72, inlinedAt: !135)
!135 = distinct !DILocation(line: 40, column: 29, scope: !48)
!136 = !DILocation(line: 16, column: 13, scope: !72, inlinedAt: !135)
!137 = !DILocation(line: 17, column: 18, scope: !72, inlinedAt: !135)
!138 = !{!139}
!139 = distinct !{!139, !140, !"_ZN12_GLOBAL__N_110load_planeEPKdii: argument 0"}
!140 = distinct !{!140, !"_ZN12_GLOBAL__N_110load_planeEPKdii"}
!141 = !DILocation(line: 18, column: 17, scope: !72, inlinedAt: !135)
!142 = !DILocation(line: 18, column: 31, scope: !72, inlinedAt: !135)
!143 = !DILocation(line: 18, column: 29, scope: !72, inlinedAt: !135)
!144 = !DILocation(line: 18, column: 52, scope: !72, inlinedAt: !135)
!145 = !DILocation(line: 18, column: 45, scope: !72, inlinedAt: !135)
!146 = !DILocation(line: 18, column: 43, scope: !72, inlinedAt: !135)
!147 = !DILocation(line: 18, column: 70, scope: !72, inlinedAt: !135)
!148 = !DILocation(line: 18, column: 63, scope: !72, inlinedAt: !135)
!149 = !DILocation(line: 18, column: 61, scope: !72, inlinedAt: !135)
!150 = !DILocation(line: 19, column: 19, scope: !72, inlinedAt: !135)
!151 = !DILocation(line: 19, column: 41, scope: !72, inlinedAt: !135)
!152 = !DILocation(line: 19, column: 39, scope: !72, inlinedAt: !135)
!153 = !DILocation(line: 19, column: 63, scope: !72, inlinedAt: !135)
!154 = !DILocation(line: 19, column: 61, scope: !72, inlinedAt: !135)
!155 = !DILocation(line: 20, column: 19, scope: !72, inlinedAt: !135)
!156 = !DILocation(line: 19, column: 83, scope: !72, inlinedAt: !135)
!157 = !DILocation(line: 41, column: 24, scope: !48)
!158 = !DILocation(line: 41, column: 59, scope: !48)
!159 = !DILocation(line: 41, column: 74, scope: !48)
!160 = !DILocation(line: 41, column: 45, scope: !48)
!161 = !DILocation(line: 41, column: 38, scope: !48)
!162 = !DILocation(line: 42, column: 38, scope: !48)
!163 = !DILocation(line: 42, column: 52, scope: !48)
!164 = !DILocation(line: 42, column: 22, scope: !48)
!165 = !DILocation(line: 41, column: 90, scope: !48)
!166 = !DILocation(line: 43, column: 41, scope: !48)
!167 = !DILocation(line: 43, column: 24, scope: !48)
!168 = !DILocation(line: 42, column: 67, scope: !48)
!169 = !DILocation(line: 41, column: 5, scope: !48)
!170 = !DILocation(line: 41, column: 15, scope: !48)
!171 = distinct !{!171, !87, !172, !173, !174}
!172 = !DILocation(line: 47, column: 3, scope: !46)
!173 = !{!"llvm.loop.mustprogress"}
!174 = !{!"llvm.loop.unroll.disable"}
!175 = !DILocation(line: 48, column: 1, scope: !12)

; ModuleID = 'lbm.hip'
source_filename = "lbm.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @lbm_two_phase_step(ptr addrspace(1) noalias noundef captures(none) %0, ptr addrspace(1) noalias noundef captures(none) %1, ptr addrspace(1) noalias noundef captures(none) %2, ptr addrspace(1) noalias noundef captures(none) %3, ptr addrspace(1) noalias noundef captures(none) %4, ptr addrspace(1) noalias noundef captures(none) %5, ptr addrspace(1) noalias noundef captures(none) %6, ptr addrspace(1) noalias noundef captures(none) %7, ptr addrspace(1) noalias noundef captures(none) %8, ptr addrspace(1) noalias noundef captures(none) %9, ptr addrspace(1) noalias noundef captures(none) %10, ptr addrspace(1) noalias noundef captures(none) %11, ptr addrspace(1) noalias noundef captures(none) %12, ptr addrspace(1) noalias noundef captures(none) %13, ptr addrspace(1) noalias noundef captures(none) %14, ptr addrspace(1) noalias noundef captures(none) %15, ptr addrspace(1) noalias noundef captures(none) %16, ptr addrspace(1) noalias noundef captures(none) %17, ptr addrspace(1) noalias noundef captures(none) %18, ptr addrspace(1) noalias noundef readonly captures(none) %19, ptr addrspace(1) noalias noundef readonly captures(none) %20, ptr addrspace(1) noalias noundef readonly captures(none) %21, ptr addrspace(1) noalias noundef readonly captures(none) %22, ptr addrspace(1) noalias noundef readonly captures(none) %23, ptr addrspace(1) noalias noundef readonly captures(none) %24, ptr addrspace(1) noalias noundef readonly captures(none) %25, ptr addrspace(1) noalias noundef writeonly captures(none) %26, ptr addrspace(1) noalias noundef writeonly captures(none) %27, ptr addrspace(1) noalias noundef writeonly captures(none) %28, ptr addrspace(1) noalias noundef writeonly captures(none) %29, ptr addrspace(1) noalias noundef writeonly captures(none) %30, ptr addrspace(1) noalias noundef writeonly captures(none) %31, ptr addrspace(1) noalias noundef writeonly captures(none) %32, ptr addrspace(1) noalias noundef readonly captures(none) %33, ptr addrspace(1) noalias noundef writeonly captures(none) %34, ptr addrspace(1) noalias noundef writeonly captures(none) %35, ptr addrspace(1) noalias noundef writeonly captures(none) %36, ptr addrspace(1) noalias noundef writeonly captures(none) %37, ptr addrspace(1) noalias noundef writeonly captures(none) %38, i32 noundef %39, i32 noundef %40, i32 noundef %41, double noundef %42, double noundef %43, double noundef %44, double noundef %45, double noundef %46, double noundef %47, double noundef %48) local_unnamed_addr #0 !dbg !24 {
    #dbg_value(ptr addrspace(1) %0, !33, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %1, !34, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %2, !35, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %3, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %4, !37, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %5, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %6, !39, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %7, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %8, !41, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %9, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %10, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %11, !44, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %12, !45, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %13, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %14, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %15, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %16, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %17, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %18, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %19, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %20, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %21, !54, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %22, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %23, !56, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %24, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %25, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %26, !59, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %27, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %28, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %29, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %30, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %31, !64, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %32, !65, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %33, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %34, !67, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %35, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %36, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %37, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %38, !71, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(i32 %39, !72, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(i32 %40, !73, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(i32 %41, !74, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(double %42, !75, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(double %43, !76, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(double %44, !77, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(double %45, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(double %46, !79, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(double %47, !80, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(double %48, !81, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %50 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !182
  %51 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !183
  %52 = getelementptr inbounds nuw i8, ptr addrspace(4) %51, i64 12, !dbg !183
  %53 = load i16, ptr addrspace(4) %52, align 4, !dbg !183, !range !184, !invariant.load !185, !noundef !185
  %54 = zext nneg i16 %53 to i32, !dbg !183
  %55 = mul i32 %50, %54, !dbg !186
  %56 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !187
  %57 = add i32 %55, %56, !dbg !188
    #dbg_value(i32 %57, !82, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(i32 poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(i32 poison, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %58 = icmp slt i32 %57, %39, !dbg !189
  br i1 %58, label %59, label %478, !dbg !189

59:                                               ; preds = %49
  %60 = tail call noundef i32 @llvm.amdgcn.workgroup.id.z(), !dbg !191
    #dbg_value(i32 %60, !85, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %61 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y(), !dbg !192
    #dbg_value(i32 %61, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %38, !71, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %38, !71, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %37, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %37, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %36, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %36, !69, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %35, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %35, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %34, !67, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %34, !67, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %33, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %33, !66, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %32, !65, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %32, !65, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %31, !64, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %31, !64, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %30, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %30, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %29, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %29, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %28, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %28, !61, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %27, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %27, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %26, !59, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %26, !59, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %25, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %25, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %24, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %24, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %23, !56, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %23, !56, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %22, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %22, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %21, !54, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %21, !54, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %20, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %20, !53, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %19, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %19, !52, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %18, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %18, !51, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %17, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %17, !50, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %16, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %16, !49, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %15, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %15, !48, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %14, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %14, !47, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %13, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %13, !46, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %12, !45, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %12, !45, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %11, !44, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %11, !44, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %10, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %10, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %9, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %9, !42, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %8, !41, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %8, !41, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %7, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %7, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %6, !39, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %6, !39, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %5, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %5, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %4, !37, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %4, !37, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %3, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %3, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %2, !35, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %2, !35, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %1, !34, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %1, !34, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %0, !33, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
    #dbg_value(ptr addrspace(1) %0, !33, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %62 = add nsw i32 %57, 1, !dbg !193
  %63 = icmp eq i32 %62, %39, !dbg !194
  %64 = select i1 %63, i32 0, i32 %62, !dbg !195
    #dbg_value(i32 %64, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %65 = icmp eq i32 %57, 0, !dbg !196
  %66 = select i1 %65, i32 %39, i32 %57, !dbg !197
  %67 = add nsw i32 %66, -1, !dbg !197
    #dbg_value(i32 %67, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %68 = add nsw i32 %61, 1, !dbg !198
  %69 = icmp eq i32 %68, %40, !dbg !199
  %70 = select i1 %69, i32 0, i32 %68, !dbg !200
    #dbg_value(i32 %70, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %71 = icmp eq i32 %61, 0, !dbg !201
  %72 = select i1 %71, i32 %40, i32 %61, !dbg !202
  %73 = add nsw i32 %72, -1, !dbg !202
    #dbg_value(i32 %73, !89, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %74 = add nsw i32 %60, 1, !dbg !203
  %75 = icmp eq i32 %74, %41, !dbg !204
  %76 = select i1 %75, i32 0, i32 %74, !dbg !205
    #dbg_value(i32 %76, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %77 = icmp eq i32 %60, 0, !dbg !206
  %78 = select i1 %77, i32 %41, i32 %60, !dbg !207
  %79 = add nsw i32 %78, -1, !dbg !207
    #dbg_value(i32 %79, !91, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %80 = mul nsw i32 %40, %60, !dbg !208
  %81 = add nsw i32 %80, %61, !dbg !209
  %82 = mul nsw i32 %81, %39, !dbg !210
    #dbg_value(i32 %82, !92, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %83 = add nsw i32 %70, %80, !dbg !211
  %84 = mul nsw i32 %83, %39, !dbg !212
    #dbg_value(i32 %84, !93, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %85 = add nsw i32 %73, %80, !dbg !213
  %86 = mul nsw i32 %85, %39, !dbg !214
    #dbg_value(i32 %86, !94, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %87 = mul nsw i32 %76, %40, !dbg !215
  %88 = add nsw i32 %87, %61, !dbg !216
  %89 = mul nsw i32 %88, %39, !dbg !217
    #dbg_value(i32 %89, !95, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %90 = mul nsw i32 %79, %40, !dbg !218
  %91 = add nsw i32 %90, %61, !dbg !219
  %92 = mul nsw i32 %91, %39, !dbg !220
    #dbg_value(i32 %92, !96, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %93 = add nsw i32 %87, %70, !dbg !221
  %94 = mul nsw i32 %93, %39, !dbg !222
    #dbg_value(i32 %94, !97, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %95 = add nsw i32 %90, %73, !dbg !223
  %96 = mul nsw i32 %95, %39, !dbg !224
    #dbg_value(i32 %96, !98, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %97 = add nsw i32 %90, %70, !dbg !225
  %98 = mul nsw i32 %97, %39, !dbg !226
    #dbg_value(i32 %98, !99, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %99 = add nsw i32 %87, %73, !dbg !227
  %100 = mul nsw i32 %99, %39, !dbg !228
    #dbg_value(i32 %100, !100, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %101 = add nsw i32 %57, %82, !dbg !229
    #dbg_value(i32 %101, !101, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %102 = add nsw i32 %64, %82, !dbg !230
    #dbg_value(i32 %102, !102, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %103 = add nsw i32 %67, %82, !dbg !231
    #dbg_value(i32 %103, !103, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %104 = add nsw i32 %57, %84, !dbg !232
    #dbg_value(i32 %104, !104, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %105 = add nsw i32 %57, %86, !dbg !233
    #dbg_value(i32 %105, !105, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %106 = add nsw i32 %57, %89, !dbg !234
    #dbg_value(i32 %106, !106, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %107 = add nsw i32 %57, %92, !dbg !235
    #dbg_value(i32 %107, !107, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %108 = add nsw i32 %64, %84, !dbg !236
    #dbg_value(i32 %108, !108, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %109 = add nsw i32 %67, %86, !dbg !237
    #dbg_value(i32 %109, !109, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %110 = add nsw i32 %64, %86, !dbg !238
    #dbg_value(i32 %110, !110, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %111 = add nsw i32 %67, %84, !dbg !239
    #dbg_value(i32 %111, !111, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %112 = add nsw i32 %64, %89, !dbg !240
    #dbg_value(i32 %112, !112, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %113 = add nsw i32 %67, %92, !dbg !241
    #dbg_value(i32 %113, !113, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %114 = add nsw i32 %64, %92, !dbg !242
    #dbg_value(i32 %114, !114, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %115 = add nsw i32 %67, %89, !dbg !243
    #dbg_value(i32 %115, !115, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %116 = add nsw i32 %57, %94, !dbg !244
    #dbg_value(i32 %116, !116, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %117 = add nsw i32 %57, %96, !dbg !245
    #dbg_value(i32 %117, !117, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %118 = add nsw i32 %57, %98, !dbg !246
    #dbg_value(i32 %118, !118, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %119 = add nsw i32 %57, %100, !dbg !247
    #dbg_value(i32 %119, !119, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %120 = sext i32 %101 to i64, !dbg !248
  %121 = getelementptr inbounds double, ptr addrspace(1) %33, i64 %120, !dbg !248
  %122 = load double, ptr addrspace(1) %121, align 8, !dbg !248, !tbaa !249
    #dbg_value(double %122, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %123 = sext i32 %102 to i64, !dbg !251
  %124 = getelementptr inbounds double, ptr addrspace(1) %33, i64 %123, !dbg !251
  %125 = load double, ptr addrspace(1) %124, align 8, !dbg !251, !tbaa !249
    #dbg_value(double %125, !121, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %126 = sext i32 %103 to i64, !dbg !252
  %127 = getelementptr inbounds double, ptr addrspace(1) %33, i64 %126, !dbg !252
  %128 = load double, ptr addrspace(1) %127, align 8, !dbg !252, !tbaa !249
    #dbg_value(double %128, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %129 = sext i32 %104 to i64, !dbg !253
  %130 = getelementptr inbounds double, ptr addrspace(1) %33, i64 %129, !dbg !253
  %131 = load double, ptr addrspace(1) %130, align 8, !dbg !253, !tbaa !249
    #dbg_value(double %131, !123, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %132 = sext i32 %105 to i64, !dbg !254
  %133 = getelementptr inbounds double, ptr addrspace(1) %33, i64 %132, !dbg !254
  %134 = load double, ptr addrspace(1) %133, align 8, !dbg !254, !tbaa !249
    #dbg_value(double %134, !124, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %135 = sext i32 %106 to i64, !dbg !255
  %136 = getelementptr inbounds double, ptr addrspace(1) %33, i64 %135, !dbg !255
  %137 = load double, ptr addrspace(1) %136, align 8, !dbg !255, !tbaa !249
    #dbg_value(double %137, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %138 = sext i32 %107 to i64, !dbg !256
  %139 = getelementptr inbounds double, ptr addrspace(1) %33, i64 %138, !dbg !256
  %140 = load double, ptr addrspace(1) %139, align 8, !dbg !256, !tbaa !249
    #dbg_value(double %140, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %141 = fsub contract double %125, %128, !dbg !257
  %142 = fmul contract double %141, 5.000000e-01, !dbg !258
    #dbg_value(double %142, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %143 = fsub contract double %131, %134, !dbg !259
  %144 = fmul contract double %143, 5.000000e-01, !dbg !260
    #dbg_value(double %144, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %145 = fsub contract double %137, %140, !dbg !261
  %146 = fmul contract double %145, 5.000000e-01, !dbg !262
    #dbg_value(double %146, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %147 = fadd contract double %125, %128, !dbg !263
  %148 = fadd contract double %147, %131, !dbg !264
  %149 = fadd contract double %148, %134, !dbg !265
  %150 = fadd contract double %149, %137, !dbg !266
  %151 = fadd contract double %150, %140, !dbg !267
  %152 = fmul contract double %122, 6.000000e+00, !dbg !268
  %153 = fsub contract double %151, %152, !dbg !269
    #dbg_value(double %153, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %154 = fadd contract double %122, -1.000000e+00, !dbg !270
  %155 = fmul contract double %122, %154, !dbg !271
  %156 = fadd contract double %122, -5.000000e-01, !dbg !272
  %157 = fmul contract double %156, %155, !dbg !273
    #dbg_value(double %157, !131, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %158 = fdiv contract double 4.800000e+01, %47, !dbg !274
  %159 = fmul contract double %158, %157, !dbg !275
  %160 = fmul contract double %47, 1.500000e+00, !dbg !276
  %161 = fmul contract double %160, %153, !dbg !277
  %162 = fsub contract double %159, %161, !dbg !278
  %163 = fmul contract double %46, %162, !dbg !279
    #dbg_value(double %163, !132, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %164 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %120, !dbg !280
  %165 = load double, ptr addrspace(1) %164, align 8, !dbg !280, !tbaa !249
    #dbg_value(double %165, !133, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %166 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %126, !dbg !281
  %167 = load double, ptr addrspace(1) %166, align 8, !dbg !281, !tbaa !249
    #dbg_value(double %167, !134, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %168 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %123, !dbg !282
  %169 = load double, ptr addrspace(1) %168, align 8, !dbg !282, !tbaa !249
    #dbg_value(double %169, !135, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %170 = getelementptr inbounds double, ptr addrspace(1) %4, i64 %132, !dbg !283
  %171 = load double, ptr addrspace(1) %170, align 8, !dbg !283, !tbaa !249
    #dbg_value(double %171, !136, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %172 = getelementptr inbounds double, ptr addrspace(1) %3, i64 %129, !dbg !284
  %173 = load double, ptr addrspace(1) %172, align 8, !dbg !284, !tbaa !249
    #dbg_value(double %173, !137, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %174 = getelementptr inbounds double, ptr addrspace(1) %6, i64 %138, !dbg !285
  %175 = load double, ptr addrspace(1) %174, align 8, !dbg !285, !tbaa !249
    #dbg_value(double %175, !138, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %176 = getelementptr inbounds double, ptr addrspace(1) %5, i64 %135, !dbg !286
  %177 = load double, ptr addrspace(1) %176, align 8, !dbg !286, !tbaa !249
    #dbg_value(double %177, !139, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %178 = sext i32 %109 to i64, !dbg !287
  %179 = getelementptr inbounds double, ptr addrspace(1) %8, i64 %178, !dbg !287
  %180 = load double, ptr addrspace(1) %179, align 8, !dbg !287, !tbaa !249
    #dbg_value(double %180, !140, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %181 = sext i32 %108 to i64, !dbg !288
  %182 = getelementptr inbounds double, ptr addrspace(1) %7, i64 %181, !dbg !288
  %183 = load double, ptr addrspace(1) %182, align 8, !dbg !288, !tbaa !249
    #dbg_value(double %183, !141, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %184 = sext i32 %111 to i64, !dbg !289
  %185 = getelementptr inbounds double, ptr addrspace(1) %10, i64 %184, !dbg !289
  %186 = load double, ptr addrspace(1) %185, align 8, !dbg !289, !tbaa !249
    #dbg_value(double %186, !142, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %187 = sext i32 %110 to i64, !dbg !290
  %188 = getelementptr inbounds double, ptr addrspace(1) %9, i64 %187, !dbg !290
  %189 = load double, ptr addrspace(1) %188, align 8, !dbg !290, !tbaa !249
    #dbg_value(double %189, !143, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %190 = sext i32 %113 to i64, !dbg !291
  %191 = getelementptr inbounds double, ptr addrspace(1) %12, i64 %190, !dbg !291
  %192 = load double, ptr addrspace(1) %191, align 8, !dbg !291, !tbaa !249
    #dbg_value(double %192, !144, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %193 = sext i32 %112 to i64, !dbg !292
  %194 = getelementptr inbounds double, ptr addrspace(1) %11, i64 %193, !dbg !292
  %195 = load double, ptr addrspace(1) %194, align 8, !dbg !292, !tbaa !249
    #dbg_value(double %195, !145, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %196 = sext i32 %115 to i64, !dbg !293
  %197 = getelementptr inbounds double, ptr addrspace(1) %14, i64 %196, !dbg !293
  %198 = load double, ptr addrspace(1) %197, align 8, !dbg !293, !tbaa !249
    #dbg_value(double %198, !146, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %199 = sext i32 %114 to i64, !dbg !294
  %200 = getelementptr inbounds double, ptr addrspace(1) %13, i64 %199, !dbg !294
  %201 = load double, ptr addrspace(1) %200, align 8, !dbg !294, !tbaa !249
    #dbg_value(double %201, !147, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %202 = sext i32 %117 to i64, !dbg !295
  %203 = getelementptr inbounds double, ptr addrspace(1) %16, i64 %202, !dbg !295
  %204 = load double, ptr addrspace(1) %203, align 8, !dbg !295, !tbaa !249
    #dbg_value(double %204, !148, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %205 = sext i32 %116 to i64, !dbg !296
  %206 = getelementptr inbounds double, ptr addrspace(1) %15, i64 %205, !dbg !296
  %207 = load double, ptr addrspace(1) %206, align 8, !dbg !296, !tbaa !249
    #dbg_value(double %207, !149, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %208 = sext i32 %119 to i64, !dbg !297
  %209 = getelementptr inbounds double, ptr addrspace(1) %18, i64 %208, !dbg !297
  %210 = load double, ptr addrspace(1) %209, align 8, !dbg !297, !tbaa !249
    #dbg_value(double %210, !150, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %211 = sext i32 %118 to i64, !dbg !298
  %212 = getelementptr inbounds double, ptr addrspace(1) %17, i64 %211, !dbg !298
  %213 = load double, ptr addrspace(1) %212, align 8, !dbg !298, !tbaa !249
    #dbg_value(double %213, !151, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %214 = getelementptr inbounds double, ptr addrspace(1) %19, i64 %120, !dbg !299
  %215 = load double, ptr addrspace(1) %214, align 8, !dbg !299, !tbaa !249
    #dbg_value(double %215, !152, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %216 = getelementptr inbounds double, ptr addrspace(1) %20, i64 %126, !dbg !300
  %217 = load double, ptr addrspace(1) %216, align 8, !dbg !300, !tbaa !249
    #dbg_value(double %217, !153, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %218 = getelementptr inbounds double, ptr addrspace(1) %21, i64 %123, !dbg !301
  %219 = load double, ptr addrspace(1) %218, align 8, !dbg !301, !tbaa !249
    #dbg_value(double %219, !154, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %220 = getelementptr inbounds double, ptr addrspace(1) %22, i64 %132, !dbg !302
  %221 = load double, ptr addrspace(1) %220, align 8, !dbg !302, !tbaa !249
    #dbg_value(double %221, !155, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %222 = getelementptr inbounds double, ptr addrspace(1) %23, i64 %129, !dbg !303
  %223 = load double, ptr addrspace(1) %222, align 8, !dbg !303, !tbaa !249
    #dbg_value(double %223, !156, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %224 = getelementptr inbounds double, ptr addrspace(1) %24, i64 %138, !dbg !304
  %225 = load double, ptr addrspace(1) %224, align 8, !dbg !304, !tbaa !249
    #dbg_value(double %225, !157, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %226 = getelementptr inbounds double, ptr addrspace(1) %25, i64 %135, !dbg !305
  %227 = load double, ptr addrspace(1) %226, align 8, !dbg !305, !tbaa !249
    #dbg_value(double %227, !158, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %228 = fadd contract double %215, %217, !dbg !306
  %229 = fadd contract double %228, %219, !dbg !307
  %230 = fadd contract double %229, %221, !dbg !308
  %231 = fadd contract double %230, %223, !dbg !309
  %232 = fadd contract double %231, %225, !dbg !310
  %233 = fadd contract double %232, %227, !dbg !311
    #dbg_value(double %233, !159, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %234 = fadd contract double %165, %167, !dbg !312
  %235 = fadd contract double %234, %169, !dbg !313
  %236 = fadd contract double %235, %171, !dbg !314
  %237 = fadd contract double %236, %173, !dbg !315
  %238 = fadd contract double %237, %175, !dbg !316
  %239 = fadd contract double %238, %177, !dbg !317
  %240 = fadd contract double %239, %180, !dbg !318
  %241 = fadd contract double %240, %183, !dbg !319
  %242 = fadd contract double %241, %186, !dbg !320
  %243 = fadd contract double %242, %189, !dbg !321
  %244 = fadd contract double %243, %192, !dbg !322
  %245 = fadd contract double %244, %195, !dbg !323
  %246 = fadd contract double %245, %198, !dbg !324
  %247 = fadd contract double %246, %201, !dbg !325
  %248 = fadd contract double %247, %204, !dbg !326
  %249 = fadd contract double %248, %207, !dbg !327
  %250 = fadd contract double %249, %210, !dbg !328
  %251 = fadd contract double %250, %213, !dbg !329
    #dbg_value(double %251, !160, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %252 = fmul contract double %142, %163, !dbg !330
    #dbg_value(double %252, !161, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %253 = fmul contract double %144, %163, !dbg !331
    #dbg_value(double %253, !162, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %254 = fmul contract double %146, %163, !dbg !332
  %255 = fmul contract double %48, %251, !dbg !333
  %256 = fsub contract double %254, %255, !dbg !334
    #dbg_value(double %256, !163, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %257 = fdiv contract double 1.000000e+00, %251, !dbg !335
    #dbg_value(double %257, !164, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %258 = fsub contract double %167, %169, !dbg !336
  %259 = fadd contract double %258, %180, !dbg !337
  %260 = fsub contract double %259, %183, !dbg !338
  %261 = fadd contract double %260, %186, !dbg !339
  %262 = fsub contract double %261, %189, !dbg !340
  %263 = fadd contract double %262, %192, !dbg !341
  %264 = fsub contract double %263, %195, !dbg !342
  %265 = fadd contract double %264, %198, !dbg !343
  %266 = fsub contract double %265, %201, !dbg !344
  %267 = fmul contract double %252, 5.000000e-01, !dbg !345
  %268 = fadd contract double %267, %266, !dbg !346
  %269 = fmul contract double %268, %257, !dbg !347
    #dbg_value(double %269, !165, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %270 = fsub contract double %171, %173, !dbg !348
  %271 = fadd contract double %270, %180, !dbg !349
  %272 = fsub contract double %271, %183, !dbg !350
  %273 = fsub contract double %272, %186, !dbg !351
  %274 = fadd contract double %273, %189, !dbg !352
  %275 = fadd contract double %274, %204, !dbg !353
  %276 = fsub contract double %275, %207, !dbg !354
  %277 = fadd contract double %276, %210, !dbg !355
  %278 = fsub contract double %277, %213, !dbg !356
  %279 = fmul contract double %253, 5.000000e-01, !dbg !357
  %280 = fadd contract double %279, %278, !dbg !358
  %281 = fmul contract double %257, %280, !dbg !359
    #dbg_value(double %281, !166, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %282 = fsub contract double %175, %177, !dbg !360
  %283 = fadd contract double %282, %192, !dbg !361
  %284 = fsub contract double %283, %195, !dbg !362
  %285 = fsub contract double %284, %198, !dbg !363
  %286 = fadd contract double %285, %201, !dbg !364
  %287 = fadd contract double %286, %204, !dbg !365
  %288 = fsub contract double %287, %207, !dbg !366
  %289 = fsub contract double %288, %210, !dbg !367
  %290 = fadd contract double %289, %213, !dbg !368
  %291 = fmul contract double %256, 5.000000e-01, !dbg !369
  %292 = fadd contract double %290, %291, !dbg !370
  %293 = fmul contract double %257, %292, !dbg !371
    #dbg_value(double %293, !167, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %294 = getelementptr inbounds double, ptr addrspace(1) %35, i64 %120, !dbg !372
  store double %251, ptr addrspace(1) %294, align 8, !dbg !373, !tbaa !249
  %295 = getelementptr inbounds double, ptr addrspace(1) %36, i64 %120, !dbg !374
  store double %269, ptr addrspace(1) %295, align 8, !dbg !375, !tbaa !249
  %296 = getelementptr inbounds double, ptr addrspace(1) %37, i64 %120, !dbg !376
  store double %281, ptr addrspace(1) %296, align 8, !dbg !377, !tbaa !249
  %297 = getelementptr inbounds double, ptr addrspace(1) %38, i64 %120, !dbg !378
  store double %293, ptr addrspace(1) %297, align 8, !dbg !379, !tbaa !249
  %298 = getelementptr inbounds double, ptr addrspace(1) %34, i64 %120, !dbg !380
  store double %233, ptr addrspace(1) %298, align 8, !dbg !381, !tbaa !249
  %299 = fmul contract double %45, 4.000000e+00, !dbg !382
  %300 = fmul contract double %299, %163, !dbg !383
    #dbg_value(double %300, !168, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %301 = fsub contract double 1.000000e+00, %44, !dbg !384
  %302 = fmul contract double %301, %215, !dbg !385
  %303 = fmul contract double %300, 7.500000e-01, !dbg !386
  %304 = fsub contract double %233, %303, !dbg !387
  %305 = fmul contract double %44, %304, !dbg !388
  %306 = fadd contract double %302, %305, !dbg !389
  %307 = getelementptr inbounds double, ptr addrspace(1) %26, i64 %120, !dbg !390
  store double %306, ptr addrspace(1) %307, align 8, !dbg !391, !tbaa !249
  %308 = fmul contract double %269, %233, !dbg !392
    #dbg_value(double %217, !393, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !404)
    #dbg_value(double %219, !398, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !404)
    #dbg_value(double %300, !399, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !404)
    #dbg_value(double %308, !400, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !404)
    #dbg_value(double %44, !401, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !404)
  %309 = fmul contract double %44, 1.250000e-01, !dbg !406
  %310 = fmul contract double %309, %300, !dbg !407
    #dbg_value(double %310, !402, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !404)
  %311 = fmul contract double %309, 4.000000e+00, !dbg !408
  %312 = fmul contract double %311, %308, !dbg !409
    #dbg_value(double %312, !403, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !404)
  %313 = fmul contract double %301, %217, !dbg !410
  %314 = fadd contract double %310, %313, !dbg !411
  %315 = fadd contract double %314, %312, !dbg !412
  %316 = fmul contract double %301, %219, !dbg !413
  %317 = fadd contract double %310, %316, !dbg !414
  %318 = fsub contract double %317, %312, !dbg !415
  %319 = getelementptr inbounds double, ptr addrspace(1) %27, i64 %120, !dbg !416
  store double %315, ptr addrspace(1) %319, align 8, !dbg !417, !tbaa !249
  %320 = getelementptr inbounds double, ptr addrspace(1) %28, i64 %120, !dbg !418
  store double %318, ptr addrspace(1) %320, align 8, !dbg !419, !tbaa !249
  %321 = fmul contract double %281, %233, !dbg !420
    #dbg_value(double %221, !393, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !421)
    #dbg_value(double %223, !398, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !421)
    #dbg_value(double %300, !399, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !421)
    #dbg_value(double %321, !400, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !421)
    #dbg_value(double %44, !401, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !421)
    #dbg_value(double %310, !402, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !421)
  %322 = fmul contract double %311, %321, !dbg !423
    #dbg_value(double %322, !403, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !421)
  %323 = fmul contract double %301, %221, !dbg !424
  %324 = fadd contract double %310, %323, !dbg !425
  %325 = fadd contract double %324, %322, !dbg !426
  %326 = fmul contract double %301, %223, !dbg !427
  %327 = fadd contract double %310, %326, !dbg !428
  %328 = fsub contract double %327, %322, !dbg !429
  %329 = getelementptr inbounds double, ptr addrspace(1) %29, i64 %120, !dbg !430
  store double %325, ptr addrspace(1) %329, align 8, !dbg !431, !tbaa !249
  %330 = getelementptr inbounds double, ptr addrspace(1) %30, i64 %120, !dbg !432
  store double %328, ptr addrspace(1) %330, align 8, !dbg !433, !tbaa !249
  %331 = fmul contract double %293, %233, !dbg !434
    #dbg_value(double %225, !393, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !435)
    #dbg_value(double %227, !398, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !435)
    #dbg_value(double %300, !399, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !435)
    #dbg_value(double %331, !400, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !435)
    #dbg_value(double %44, !401, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !435)
    #dbg_value(double %310, !402, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !435)
  %332 = fmul contract double %311, %331, !dbg !437
    #dbg_value(double %332, !403, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !435)
  %333 = fmul contract double %301, %225, !dbg !438
  %334 = fadd contract double %310, %333, !dbg !439
  %335 = fadd contract double %334, %332, !dbg !440
  %336 = fmul contract double %301, %227, !dbg !441
  %337 = fadd contract double %310, %336, !dbg !442
  %338 = fsub contract double %337, %332, !dbg !443
  %339 = getelementptr inbounds double, ptr addrspace(1) %31, i64 %120, !dbg !444
  store double %335, ptr addrspace(1) %339, align 8, !dbg !445, !tbaa !249
  %340 = getelementptr inbounds double, ptr addrspace(1) %32, i64 %120, !dbg !446
  store double %338, ptr addrspace(1) %340, align 8, !dbg !447, !tbaa !249
  %341 = fsub contract double %42, %43, !dbg !448
  %342 = fmul contract double %341, %233, !dbg !449
  %343 = fadd contract double %43, %342, !dbg !450
    #dbg_value(double %343, !174, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %344 = fmul contract double %343, 3.000000e+00, !dbg !451
  %345 = fadd contract double %344, 5.000000e-01, !dbg !452
  %346 = fdiv contract double 1.000000e+00, %345, !dbg !453
    #dbg_value(double %346, !175, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %347 = fmul contract double %257, %344, !dbg !454
    #dbg_value(double %347, !176, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %348 = fmul contract double %252, %347, !dbg !455
  %349 = fadd contract double %269, %348, !dbg !456
    #dbg_value(double %349, !177, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %350 = fmul contract double %253, %347, !dbg !457
  %351 = fadd contract double %281, %350, !dbg !458
    #dbg_value(double %351, !178, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %352 = fmul contract double %256, %347, !dbg !459
  %353 = fadd contract double %293, %352, !dbg !460
    #dbg_value(double %353, !179, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %354 = fmul contract double %349, %349, !dbg !461
  %355 = fmul contract double %351, %351, !dbg !462
  %356 = fadd contract double %354, %355, !dbg !463
  %357 = fmul contract double %353, %353, !dbg !464
  %358 = fadd contract double %357, %356, !dbg !465
  %359 = fmul contract double %358, 1.500000e+00, !dbg !466
  %360 = fsub contract double 1.000000e+00, %359, !dbg !467
    #dbg_value(double %360, !180, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !181)
  %361 = fsub contract double 1.000000e+00, %346, !dbg !468
  %362 = fmul contract double %165, %361, !dbg !469
  %363 = fmul contract double %346, 0x3FD5555555555555, !dbg !470
  %364 = fmul contract double %251, %363, !dbg !471
  %365 = fmul contract double %364, %360, !dbg !472
  %366 = fadd contract double %362, %365, !dbg !473
  store double %366, ptr addrspace(1) %164, align 8, !dbg !474, !tbaa !249
    #dbg_value(double %167, !475, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !488)
    #dbg_value(double %169, !480, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !488)
    #dbg_value(double 0x3FAC71C71C71C71C, !481, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !488)
    #dbg_value(double %251, !482, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !488)
    #dbg_value(double %349, !483, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !488)
    #dbg_value(double %360, !484, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !488)
    #dbg_value(double %346, !485, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !488)
  %367 = fmul contract double %346, 0x3FAC71C71C71C71C, !dbg !490
  %368 = fmul contract double %251, %367, !dbg !491
  %369 = fmul contract double %349, 4.500000e+00, !dbg !492
  %370 = fmul contract double %349, %369, !dbg !493
  %371 = fadd contract double %370, %360, !dbg !494
  %372 = fmul contract double %368, %371, !dbg !495
    #dbg_value(double %372, !486, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !488)
  %373 = fmul contract double %368, 3.000000e+00, !dbg !496
  %374 = fmul contract double %349, %373, !dbg !497
    #dbg_value(double %374, !487, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !488)
  %375 = fmul contract double %167, %361, !dbg !498
  %376 = fadd contract double %375, %372, !dbg !499
  %377 = fadd contract double %374, %376, !dbg !500
  %378 = fmul contract double %169, %361, !dbg !501
  %379 = fadd contract double %378, %372, !dbg !502
  %380 = fsub contract double %379, %374, !dbg !503
  store double %377, ptr addrspace(1) %168, align 8, !dbg !504, !tbaa !249
  store double %380, ptr addrspace(1) %166, align 8, !dbg !505, !tbaa !249
    #dbg_value(double %171, !475, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !506)
    #dbg_value(double %173, !480, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !506)
    #dbg_value(double 0x3FAC71C71C71C71C, !481, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !506)
    #dbg_value(double %251, !482, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !506)
    #dbg_value(double %351, !483, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !506)
    #dbg_value(double %360, !484, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !506)
    #dbg_value(double %346, !485, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !506)
  %381 = fmul contract double %351, 4.500000e+00, !dbg !508
  %382 = fmul contract double %351, %381, !dbg !509
  %383 = fadd contract double %382, %360, !dbg !510
  %384 = fmul contract double %368, %383, !dbg !511
    #dbg_value(double %384, !486, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !506)
  %385 = fmul contract double %351, %373, !dbg !512
    #dbg_value(double %385, !487, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !506)
  %386 = fmul contract double %171, %361, !dbg !513
  %387 = fadd contract double %386, %384, !dbg !514
  %388 = fadd contract double %385, %387, !dbg !515
  %389 = fmul contract double %173, %361, !dbg !516
  %390 = fadd contract double %389, %384, !dbg !517
  %391 = fsub contract double %390, %385, !dbg !518
  store double %388, ptr addrspace(1) %172, align 8, !dbg !519, !tbaa !249
  store double %391, ptr addrspace(1) %170, align 8, !dbg !520, !tbaa !249
    #dbg_value(double %175, !475, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !521)
    #dbg_value(double %177, !480, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !521)
    #dbg_value(double 0x3FAC71C71C71C71C, !481, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !521)
    #dbg_value(double %251, !482, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !521)
    #dbg_value(double %353, !483, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !521)
    #dbg_value(double %360, !484, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !521)
    #dbg_value(double %346, !485, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !521)
  %392 = fmul contract double %353, 4.500000e+00, !dbg !523
  %393 = fmul contract double %353, %392, !dbg !524
  %394 = fadd contract double %393, %360, !dbg !525
  %395 = fmul contract double %368, %394, !dbg !526
    #dbg_value(double %395, !486, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !521)
  %396 = fmul contract double %353, %373, !dbg !527
    #dbg_value(double %396, !487, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !521)
  %397 = fmul contract double %175, %361, !dbg !528
  %398 = fadd contract double %397, %395, !dbg !529
  %399 = fadd contract double %396, %398, !dbg !530
  %400 = fmul contract double %177, %361, !dbg !531
  %401 = fadd contract double %400, %395, !dbg !532
  %402 = fsub contract double %401, %396, !dbg !533
  store double %399, ptr addrspace(1) %176, align 8, !dbg !534, !tbaa !249
  store double %402, ptr addrspace(1) %174, align 8, !dbg !535, !tbaa !249
  %403 = fadd contract double %349, %351, !dbg !536
    #dbg_value(double %180, !475, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !537)
    #dbg_value(double %183, !480, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !537)
    #dbg_value(double 0x3F9C71C71C71C71C, !481, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !537)
    #dbg_value(double %251, !482, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !537)
    #dbg_value(double %403, !483, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !537)
    #dbg_value(double %360, !484, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !537)
    #dbg_value(double %346, !485, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !537)
  %404 = fmul contract double %346, 0x3F9C71C71C71C71C, !dbg !539
  %405 = fmul contract double %251, %404, !dbg !540
  %406 = fmul contract double %403, 4.500000e+00, !dbg !541
  %407 = fmul contract double %403, %406, !dbg !542
  %408 = fadd contract double %407, %360, !dbg !543
  %409 = fmul contract double %405, %408, !dbg !544
    #dbg_value(double %409, !486, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !537)
  %410 = fmul contract double %405, 3.000000e+00, !dbg !545
  %411 = fmul contract double %403, %410, !dbg !546
    #dbg_value(double %411, !487, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !537)
  %412 = fmul contract double %180, %361, !dbg !547
  %413 = fadd contract double %412, %409, !dbg !548
  %414 = fadd contract double %411, %413, !dbg !549
  %415 = fmul contract double %183, %361, !dbg !550
  %416 = fadd contract double %415, %409, !dbg !551
  %417 = fsub contract double %416, %411, !dbg !552
  store double %414, ptr addrspace(1) %182, align 8, !dbg !553, !tbaa !249
  store double %417, ptr addrspace(1) %179, align 8, !dbg !554, !tbaa !249
  %418 = fsub contract double %349, %351, !dbg !555
    #dbg_value(double %186, !475, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !556)
    #dbg_value(double %189, !480, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !556)
    #dbg_value(double 0x3F9C71C71C71C71C, !481, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !556)
    #dbg_value(double %251, !482, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !556)
    #dbg_value(double %418, !483, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !556)
    #dbg_value(double %360, !484, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !556)
    #dbg_value(double %346, !485, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !556)
  %419 = fmul contract double %418, 4.500000e+00, !dbg !558
  %420 = fmul contract double %418, %419, !dbg !559
  %421 = fadd contract double %420, %360, !dbg !560
  %422 = fmul contract double %405, %421, !dbg !561
    #dbg_value(double %422, !486, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !556)
  %423 = fmul contract double %418, %410, !dbg !562
    #dbg_value(double %423, !487, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !556)
  %424 = fmul contract double %186, %361, !dbg !563
  %425 = fadd contract double %424, %422, !dbg !564
  %426 = fadd contract double %423, %425, !dbg !565
  %427 = fmul contract double %189, %361, !dbg !566
  %428 = fadd contract double %427, %422, !dbg !567
  %429 = fsub contract double %428, %423, !dbg !568
  store double %426, ptr addrspace(1) %188, align 8, !dbg !569, !tbaa !249
  store double %429, ptr addrspace(1) %185, align 8, !dbg !570, !tbaa !249
  %430 = fadd contract double %349, %353, !dbg !571
    #dbg_value(double %192, !475, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !572)
    #dbg_value(double %195, !480, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !572)
    #dbg_value(double 0x3F9C71C71C71C71C, !481, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !572)
    #dbg_value(double %251, !482, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !572)
    #dbg_value(double %430, !483, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !572)
    #dbg_value(double %360, !484, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !572)
    #dbg_value(double %346, !485, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !572)
  %431 = fmul contract double %430, 4.500000e+00, !dbg !574
  %432 = fmul contract double %430, %431, !dbg !575
  %433 = fadd contract double %432, %360, !dbg !576
  %434 = fmul contract double %405, %433, !dbg !577
    #dbg_value(double %434, !486, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !572)
  %435 = fmul contract double %430, %410, !dbg !578
    #dbg_value(double %435, !487, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !572)
  %436 = fmul contract double %192, %361, !dbg !579
  %437 = fadd contract double %436, %434, !dbg !580
  %438 = fadd contract double %435, %437, !dbg !581
  %439 = fmul contract double %195, %361, !dbg !582
  %440 = fadd contract double %439, %434, !dbg !583
  %441 = fsub contract double %440, %435, !dbg !584
  store double %438, ptr addrspace(1) %194, align 8, !dbg !585, !tbaa !249
  store double %441, ptr addrspace(1) %191, align 8, !dbg !586, !tbaa !249
  %442 = fsub contract double %349, %353, !dbg !587
    #dbg_value(double %198, !475, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !588)
    #dbg_value(double %201, !480, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !588)
    #dbg_value(double 0x3F9C71C71C71C71C, !481, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !588)
    #dbg_value(double %251, !482, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !588)
    #dbg_value(double %442, !483, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !588)
    #dbg_value(double %360, !484, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !588)
    #dbg_value(double %346, !485, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !588)
  %443 = fmul contract double %442, 4.500000e+00, !dbg !590
  %444 = fmul contract double %442, %443, !dbg !591
  %445 = fadd contract double %444, %360, !dbg !592
  %446 = fmul contract double %405, %445, !dbg !593
    #dbg_value(double %446, !486, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !588)
  %447 = fmul contract double %442, %410, !dbg !594
    #dbg_value(double %447, !487, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !588)
  %448 = fmul contract double %198, %361, !dbg !595
  %449 = fadd contract double %448, %446, !dbg !596
  %450 = fadd contract double %447, %449, !dbg !597
  %451 = fmul contract double %201, %361, !dbg !598
  %452 = fadd contract double %451, %446, !dbg !599
  %453 = fsub contract double %452, %447, !dbg !600
  store double %450, ptr addrspace(1) %200, align 8, !dbg !601, !tbaa !249
  store double %453, ptr addrspace(1) %197, align 8, !dbg !602, !tbaa !249
  %454 = fadd contract double %351, %353, !dbg !603
    #dbg_value(double %204, !475, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !604)
    #dbg_value(double %207, !480, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !604)
    #dbg_value(double 0x3F9C71C71C71C71C, !481, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !604)
    #dbg_value(double %251, !482, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !604)
    #dbg_value(double %454, !483, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !604)
    #dbg_value(double %360, !484, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !604)
    #dbg_value(double %346, !485, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !604)
  %455 = fmul contract double %454, 4.500000e+00, !dbg !606
  %456 = fmul contract double %454, %455, !dbg !607
  %457 = fadd contract double %456, %360, !dbg !608
  %458 = fmul contract double %405, %457, !dbg !609
    #dbg_value(double %458, !486, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !604)
  %459 = fmul contract double %454, %410, !dbg !610
    #dbg_value(double %459, !487, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !604)
  %460 = fmul contract double %204, %361, !dbg !611
  %461 = fadd contract double %460, %458, !dbg !612
  %462 = fadd contract double %459, %461, !dbg !613
  %463 = fmul contract double %207, %361, !dbg !614
  %464 = fadd contract double %463, %458, !dbg !615
  %465 = fsub contract double %464, %459, !dbg !616
  store double %462, ptr addrspace(1) %206, align 8, !dbg !617, !tbaa !249
  store double %465, ptr addrspace(1) %203, align 8, !dbg !618, !tbaa !249
  %466 = fsub contract double %351, %353, !dbg !619
    #dbg_value(double %210, !475, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !620)
    #dbg_value(double %213, !480, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !620)
    #dbg_value(double 0x3F9C71C71C71C71C, !481, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !620)
    #dbg_value(double %251, !482, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !620)
    #dbg_value(double %466, !483, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !620)
    #dbg_value(double %360, !484, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !620)
    #dbg_value(double %346, !485, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !620)
  %467 = fmul contract double %466, 4.500000e+00, !dbg !622
  %468 = fmul contract double %466, %467, !dbg !623
  %469 = fadd contract double %468, %360, !dbg !624
  %470 = fmul contract double %405, %469, !dbg !625
    #dbg_value(double %470, !486, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !620)
  %471 = fmul contract double %466, %410, !dbg !626
    #dbg_value(double %471, !487, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !620)
  %472 = fmul contract double %210, %361, !dbg !627
  %473 = fadd contract double %472, %470, !dbg !628
  %474 = fadd contract double %471, %473, !dbg !629
  %475 = fmul contract double %213, %361, !dbg !630
  %476 = fadd contract double %475, %470, !dbg !631
  %477 = fsub contract double %476, %471, !dbg !632
  store double %474, ptr addrspace(1) %212, align 8, !dbg !633, !tbaa !249
  store double %477, ptr addrspace(1) %209, align 8, !dbg !634, !tbaa !249
  br label %478, !dbg !635

478:                                              ; preds = %49, %59
  ret void, !dbg !635
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
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19}
!llvm.errno.tbaa = !{!20}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lbm.hip", directory: ".", checksumkind: CSK_MD5, checksum: "ce0e2d98050330bafc2b1780cda414f3")
!2 = !{!3, !8, !10, !12}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression(DW_OP_constu, 4593671619917905920, DW_OP_stack_value))
!4 = distinct !DIGlobalVariable(name: "kPhaseAxis", scope: !5, file: !1, line: 23, type: !6, isLocal: true, isDefinition: true)
!5 = !DINamespace(scope: null)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression(DW_OP_constu, 4599676419421066581, DW_OP_stack_value))
!9 = distinct !DIGlobalVariable(name: "kWeightRest", scope: !5, file: !1, line: 20, type: !6, isLocal: true, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 4588167220373341980, DW_OP_stack_value))
!11 = distinct !DIGlobalVariable(name: "kWeightAxis", scope: !5, file: !1, line: 21, type: !6, isLocal: true, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 4583663620745971484, DW_OP_stack_value))
!13 = distinct !DIGlobalVariable(name: "kWeightEdge", scope: !5, file: !1, line: 22, type: !6, isLocal: true, isDefinition: true)
!14 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!15 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !22, i64 0}
!22 = !{!"omnipotent char", !23, i64 0}
!23 = !{!"Simple C++ TBAA"}
!24 = distinct !DISubprogram(name: "lbm_two_phase_step", scope: !1, file: !1, line: 49, type: !25, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !32)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !27, !27, !27, !27, !27, !27, !27, !27, !27, !27, !27, !27, !27, !27, !27, !27, !27, !27, !27, !29, !29, !29, !29, !29, !29, !29, !27, !27, !27, !27, !27, !27, !27, !29, !27, !27, !27, !27, !27, !31, !31, !31, !7, !7, !7, !7, !7, !7, !7}
!27 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, dwarfAddressSpace: 1)
!29 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !30)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, dwarfAddressSpace: 1)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !{!33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56, !57, !58, !59, !60, !61, !62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82, !84, !85, !86, !87, !88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105, !106, !107, !108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !125, !126, !127, !128, !129, !130, !131, !132, !133, !134, !135, !136, !137, !138, !139, !140, !141, !142, !143, !144, !145, !146, !147, !148, !149, !150, !151, !152, !153, !154, !155, !156, !157, !158, !159, !160, !161, !162, !163, !164, !165, !166, !167, !168, !169, !174, !175, !176, !177, !178, !179, !180}
!33 = !DILocalVariable(name: "f0", arg: 1, scope: !24, file: !1, line: 50, type: !27)
!34 = !DILocalVariable(name: "f1", arg: 2, scope: !24, file: !1, line: 50, type: !27)
!35 = !DILocalVariable(name: "f2", arg: 3, scope: !24, file: !1, line: 50, type: !27)
!36 = !DILocalVariable(name: "f3", arg: 4, scope: !24, file: !1, line: 51, type: !27)
!37 = !DILocalVariable(name: "f4", arg: 5, scope: !24, file: !1, line: 51, type: !27)
!38 = !DILocalVariable(name: "f5", arg: 6, scope: !24, file: !1, line: 51, type: !27)
!39 = !DILocalVariable(name: "f6", arg: 7, scope: !24, file: !1, line: 52, type: !27)
!40 = !DILocalVariable(name: "f7", arg: 8, scope: !24, file: !1, line: 52, type: !27)
!41 = !DILocalVariable(name: "f8", arg: 9, scope: !24, file: !1, line: 52, type: !27)
!42 = !DILocalVariable(name: "f9", arg: 10, scope: !24, file: !1, line: 53, type: !27)
!43 = !DILocalVariable(name: "f10", arg: 11, scope: !24, file: !1, line: 53, type: !27)
!44 = !DILocalVariable(name: "f11", arg: 12, scope: !24, file: !1, line: 53, type: !27)
!45 = !DILocalVariable(name: "f12", arg: 13, scope: !24, file: !1, line: 54, type: !27)
!46 = !DILocalVariable(name: "f13", arg: 14, scope: !24, file: !1, line: 54, type: !27)
!47 = !DILocalVariable(name: "f14", arg: 15, scope: !24, file: !1, line: 54, type: !27)
!48 = !DILocalVariable(name: "f15", arg: 16, scope: !24, file: !1, line: 55, type: !27)
!49 = !DILocalVariable(name: "f16", arg: 17, scope: !24, file: !1, line: 55, type: !27)
!50 = !DILocalVariable(name: "f17", arg: 18, scope: !24, file: !1, line: 55, type: !27)
!51 = !DILocalVariable(name: "f18", arg: 19, scope: !24, file: !1, line: 56, type: !27)
!52 = !DILocalVariable(name: "g0", arg: 20, scope: !24, file: !1, line: 56, type: !29)
!53 = !DILocalVariable(name: "g1", arg: 21, scope: !24, file: !1, line: 56, type: !29)
!54 = !DILocalVariable(name: "g2", arg: 22, scope: !24, file: !1, line: 57, type: !29)
!55 = !DILocalVariable(name: "g3", arg: 23, scope: !24, file: !1, line: 57, type: !29)
!56 = !DILocalVariable(name: "g4", arg: 24, scope: !24, file: !1, line: 57, type: !29)
!57 = !DILocalVariable(name: "g5", arg: 25, scope: !24, file: !1, line: 58, type: !29)
!58 = !DILocalVariable(name: "g6", arg: 26, scope: !24, file: !1, line: 58, type: !29)
!59 = !DILocalVariable(name: "g0_new", arg: 27, scope: !24, file: !1, line: 58, type: !27)
!60 = !DILocalVariable(name: "g1_new", arg: 28, scope: !24, file: !1, line: 59, type: !27)
!61 = !DILocalVariable(name: "g2_new", arg: 29, scope: !24, file: !1, line: 59, type: !27)
!62 = !DILocalVariable(name: "g3_new", arg: 30, scope: !24, file: !1, line: 59, type: !27)
!63 = !DILocalVariable(name: "g4_new", arg: 31, scope: !24, file: !1, line: 60, type: !27)
!64 = !DILocalVariable(name: "g5_new", arg: 32, scope: !24, file: !1, line: 60, type: !27)
!65 = !DILocalVariable(name: "g6_new", arg: 33, scope: !24, file: !1, line: 60, type: !27)
!66 = !DILocalVariable(name: "phi_old", arg: 34, scope: !24, file: !1, line: 61, type: !29)
!67 = !DILocalVariable(name: "phi_new", arg: 35, scope: !24, file: !1, line: 61, type: !27)
!68 = !DILocalVariable(name: "rho_out", arg: 36, scope: !24, file: !1, line: 62, type: !27)
!69 = !DILocalVariable(name: "ux_out", arg: 37, scope: !24, file: !1, line: 62, type: !27)
!70 = !DILocalVariable(name: "uy_out", arg: 38, scope: !24, file: !1, line: 62, type: !27)
!71 = !DILocalVariable(name: "uz_out", arg: 39, scope: !24, file: !1, line: 63, type: !27)
!72 = !DILocalVariable(name: "nx", arg: 40, scope: !24, file: !1, line: 63, type: !31)
!73 = !DILocalVariable(name: "ny", arg: 41, scope: !24, file: !1, line: 63, type: !31)
!74 = !DILocalVariable(name: "nz", arg: 42, scope: !24, file: !1, line: 63, type: !31)
!75 = !DILocalVariable(name: "viscosity_liquid", arg: 43, scope: !24, file: !1, line: 63, type: !7)
!76 = !DILocalVariable(name: "viscosity_gas", arg: 44, scope: !24, file: !1, line: 64, type: !7)
!77 = !DILocalVariable(name: "omega_phi", arg: 45, scope: !24, file: !1, line: 64, type: !7)
!78 = !DILocalVariable(name: "mobility", arg: 46, scope: !24, file: !1, line: 64, type: !7)
!79 = !DILocalVariable(name: "sigma", arg: 47, scope: !24, file: !1, line: 64, type: !7)
!80 = !DILocalVariable(name: "interface_width", arg: 48, scope: !24, file: !1, line: 65, type: !7)
!81 = !DILocalVariable(name: "gravity", arg: 49, scope: !24, file: !1, line: 65, type: !7)
!82 = !DILocalVariable(name: "x", scope: !24, file: !1, line: 66, type: !83)
!83 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !31)
!84 = !DILocalVariable(name: "y", scope: !24, file: !1, line: 67, type: !83)
!85 = !DILocalVariable(name: "z", scope: !24, file: !1, line: 68, type: !83)
!86 = !DILocalVariable(name: "xp", scope: !24, file: !1, line: 74, type: !83)
!87 = !DILocalVariable(name: "xm", scope: !24, file: !1, line: 75, type: !83)
!88 = !DILocalVariable(name: "yp", scope: !24, file: !1, line: 76, type: !83)
!89 = !DILocalVariable(name: "ym", scope: !24, file: !1, line: 77, type: !83)
!90 = !DILocalVariable(name: "zp", scope: !24, file: !1, line: 78, type: !83)
!91 = !DILocalVariable(name: "zm", scope: !24, file: !1, line: 79, type: !83)
!92 = !DILocalVariable(name: "row", scope: !24, file: !1, line: 80, type: !83)
!93 = !DILocalVariable(name: "row_yp", scope: !24, file: !1, line: 81, type: !83)
!94 = !DILocalVariable(name: "row_ym", scope: !24, file: !1, line: 82, type: !83)
!95 = !DILocalVariable(name: "row_zp", scope: !24, file: !1, line: 83, type: !83)
!96 = !DILocalVariable(name: "row_zm", scope: !24, file: !1, line: 84, type: !83)
!97 = !DILocalVariable(name: "row_yp_zp", scope: !24, file: !1, line: 85, type: !83)
!98 = !DILocalVariable(name: "row_ym_zm", scope: !24, file: !1, line: 86, type: !83)
!99 = !DILocalVariable(name: "row_yp_zm", scope: !24, file: !1, line: 87, type: !83)
!100 = !DILocalVariable(name: "row_ym_zp", scope: !24, file: !1, line: 88, type: !83)
!101 = !DILocalVariable(name: "cell", scope: !24, file: !1, line: 90, type: !83)
!102 = !DILocalVariable(name: "east", scope: !24, file: !1, line: 91, type: !83)
!103 = !DILocalVariable(name: "west", scope: !24, file: !1, line: 91, type: !83)
!104 = !DILocalVariable(name: "north", scope: !24, file: !1, line: 92, type: !83)
!105 = !DILocalVariable(name: "south", scope: !24, file: !1, line: 92, type: !83)
!106 = !DILocalVariable(name: "top", scope: !24, file: !1, line: 93, type: !83)
!107 = !DILocalVariable(name: "bottom", scope: !24, file: !1, line: 93, type: !83)
!108 = !DILocalVariable(name: "north_east", scope: !24, file: !1, line: 94, type: !83)
!109 = !DILocalVariable(name: "south_west", scope: !24, file: !1, line: 94, type: !83)
!110 = !DILocalVariable(name: "south_east", scope: !24, file: !1, line: 95, type: !83)
!111 = !DILocalVariable(name: "north_west", scope: !24, file: !1, line: 95, type: !83)
!112 = !DILocalVariable(name: "top_east", scope: !24, file: !1, line: 96, type: !83)
!113 = !DILocalVariable(name: "bottom_west", scope: !24, file: !1, line: 96, type: !83)
!114 = !DILocalVariable(name: "bottom_east", scope: !24, file: !1, line: 97, type: !83)
!115 = !DILocalVariable(name: "top_west", scope: !24, file: !1, line: 97, type: !83)
!116 = !DILocalVariable(name: "top_north", scope: !24, file: !1, line: 98, type: !83)
!117 = !DILocalVariable(name: "bottom_south", scope: !24, file: !1, line: 98, type: !83)
!118 = !DILocalVariable(name: "bottom_north", scope: !24, file: !1, line: 99, type: !83)
!119 = !DILocalVariable(name: "top_south", scope: !24, file: !1, line: 99, type: !83)
!120 = !DILocalVariable(name: "phi_here", scope: !24, file: !1, line: 102, type: !6)
!121 = !DILocalVariable(name: "phi_east", scope: !24, file: !1, line: 103, type: !6)
!122 = !DILocalVariable(name: "phi_west", scope: !24, file: !1, line: 103, type: !6)
!123 = !DILocalVariable(name: "phi_north", scope: !24, file: !1, line: 104, type: !6)
!124 = !DILocalVariable(name: "phi_south", scope: !24, file: !1, line: 104, type: !6)
!125 = !DILocalVariable(name: "phi_top", scope: !24, file: !1, line: 105, type: !6)
!126 = !DILocalVariable(name: "phi_bottom", scope: !24, file: !1, line: 105, type: !6)
!127 = !DILocalVariable(name: "grad_phi_x", scope: !24, file: !1, line: 106, type: !6)
!128 = !DILocalVariable(name: "grad_phi_y", scope: !24, file: !1, line: 107, type: !6)
!129 = !DILocalVariable(name: "grad_phi_z", scope: !24, file: !1, line: 108, type: !6)
!130 = !DILocalVariable(name: "laplace_phi", scope: !24, file: !1, line: 109, type: !6)
!131 = !DILocalVariable(name: "well", scope: !24, file: !1, line: 113, type: !6)
!132 = !DILocalVariable(name: "chemical_potential", scope: !24, file: !1, line: 114, type: !6)
!133 = !DILocalVariable(name: "fluid0", scope: !24, file: !1, line: 118, type: !6)
!134 = !DILocalVariable(name: "fluid1", scope: !24, file: !1, line: 119, type: !6)
!135 = !DILocalVariable(name: "fluid2", scope: !24, file: !1, line: 119, type: !6)
!136 = !DILocalVariable(name: "fluid3", scope: !24, file: !1, line: 120, type: !6)
!137 = !DILocalVariable(name: "fluid4", scope: !24, file: !1, line: 120, type: !6)
!138 = !DILocalVariable(name: "fluid5", scope: !24, file: !1, line: 121, type: !6)
!139 = !DILocalVariable(name: "fluid6", scope: !24, file: !1, line: 121, type: !6)
!140 = !DILocalVariable(name: "fluid7", scope: !24, file: !1, line: 122, type: !6)
!141 = !DILocalVariable(name: "fluid8", scope: !24, file: !1, line: 122, type: !6)
!142 = !DILocalVariable(name: "fluid9", scope: !24, file: !1, line: 123, type: !6)
!143 = !DILocalVariable(name: "fluid10", scope: !24, file: !1, line: 123, type: !6)
!144 = !DILocalVariable(name: "fluid11", scope: !24, file: !1, line: 124, type: !6)
!145 = !DILocalVariable(name: "fluid12", scope: !24, file: !1, line: 124, type: !6)
!146 = !DILocalVariable(name: "fluid13", scope: !24, file: !1, line: 125, type: !6)
!147 = !DILocalVariable(name: "fluid14", scope: !24, file: !1, line: 125, type: !6)
!148 = !DILocalVariable(name: "fluid15", scope: !24, file: !1, line: 126, type: !6)
!149 = !DILocalVariable(name: "fluid16", scope: !24, file: !1, line: 126, type: !6)
!150 = !DILocalVariable(name: "fluid17", scope: !24, file: !1, line: 127, type: !6)
!151 = !DILocalVariable(name: "fluid18", scope: !24, file: !1, line: 127, type: !6)
!152 = !DILocalVariable(name: "phase0", scope: !24, file: !1, line: 128, type: !6)
!153 = !DILocalVariable(name: "phase1", scope: !24, file: !1, line: 129, type: !6)
!154 = !DILocalVariable(name: "phase2", scope: !24, file: !1, line: 129, type: !6)
!155 = !DILocalVariable(name: "phase3", scope: !24, file: !1, line: 130, type: !6)
!156 = !DILocalVariable(name: "phase4", scope: !24, file: !1, line: 130, type: !6)
!157 = !DILocalVariable(name: "phase5", scope: !24, file: !1, line: 131, type: !6)
!158 = !DILocalVariable(name: "phase6", scope: !24, file: !1, line: 131, type: !6)
!159 = !DILocalVariable(name: "phi", scope: !24, file: !1, line: 134, type: !6)
!160 = !DILocalVariable(name: "rho", scope: !24, file: !1, line: 135, type: !6)
!161 = !DILocalVariable(name: "force_x", scope: !24, file: !1, line: 138, type: !6)
!162 = !DILocalVariable(name: "force_y", scope: !24, file: !1, line: 139, type: !6)
!163 = !DILocalVariable(name: "force_z", scope: !24, file: !1, line: 140, type: !6)
!164 = !DILocalVariable(name: "inverse_rho", scope: !24, file: !1, line: 141, type: !6)
!165 = !DILocalVariable(name: "ux", scope: !24, file: !1, line: 142, type: !6)
!166 = !DILocalVariable(name: "uy", scope: !24, file: !1, line: 144, type: !6)
!167 = !DILocalVariable(name: "uz", scope: !24, file: !1, line: 146, type: !6)
!168 = !DILocalVariable(name: "exchange", scope: !24, file: !1, line: 156, type: !6)
!169 = !DILocalVariable(name: "out", scope: !24, file: !1, line: 158, type: !170)
!170 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Populations", scope: !5, file: !1, line: 25, size: 128, flags: DIFlagTypePassByValue, elements: !171)
!171 = !{!172, !173}
!172 = !DIDerivedType(tag: DW_TAG_member, name: "forward", scope: !170, file: !1, line: 26, baseType: !7, size: 64)
!173 = !DIDerivedType(tag: DW_TAG_member, name: "backward", scope: !170, file: !1, line: 26, baseType: !7, size: 64, offset: 64)
!174 = !DILocalVariable(name: "viscosity", scope: !24, file: !1, line: 170, type: !6)
!175 = !DILocalVariable(name: "omega", scope: !24, file: !1, line: 171, type: !6)
!176 = !DILocalVariable(name: "shift", scope: !24, file: !1, line: 172, type: !6)
!177 = !DILocalVariable(name: "vx", scope: !24, file: !1, line: 173, type: !6)
!178 = !DILocalVariable(name: "vy", scope: !24, file: !1, line: 174, type: !6)
!179 = !DILocalVariable(name: "vz", scope: !24, file: !1, line: 175, type: !6)
!180 = !DILocalVariable(name: "common", scope: !24, file: !1, line: 176, type: !6)
!181 = !DILocation(line: 0, scope: !24)
!182 = !DILocation(line: 66, column: 17, scope: !24)
!183 = !DILocation(line: 66, column: 30, scope: !24)
!184 = !{i16 1, i16 1025}
!185 = !{}
!186 = !DILocation(line: 66, column: 28, scope: !24)
!187 = !DILocation(line: 66, column: 43, scope: !24)
!188 = !DILocation(line: 66, column: 41, scope: !24)
!189 = !DILocation(line: 69, column: 9, scope: !190)
!190 = distinct !DILexicalBlock(scope: !24, file: !1, line: 69, column: 7)
!191 = !DILocation(line: 68, column: 17, scope: !24)
!192 = !DILocation(line: 67, column: 17, scope: !24)
!193 = !DILocation(line: 74, column: 20, scope: !24)
!194 = !DILocation(line: 74, column: 24, scope: !24)
!195 = !DILocation(line: 74, column: 18, scope: !24)
!196 = !DILocation(line: 75, column: 20, scope: !24)
!197 = !DILocation(line: 75, column: 18, scope: !24)
!198 = !DILocation(line: 76, column: 20, scope: !24)
!199 = !DILocation(line: 76, column: 24, scope: !24)
!200 = !DILocation(line: 76, column: 18, scope: !24)
!201 = !DILocation(line: 77, column: 20, scope: !24)
!202 = !DILocation(line: 77, column: 18, scope: !24)
!203 = !DILocation(line: 78, column: 20, scope: !24)
!204 = !DILocation(line: 78, column: 24, scope: !24)
!205 = !DILocation(line: 78, column: 18, scope: !24)
!206 = !DILocation(line: 79, column: 20, scope: !24)
!207 = !DILocation(line: 79, column: 18, scope: !24)
!208 = !DILocation(line: 80, column: 32, scope: !24)
!209 = !DILocation(line: 80, column: 27, scope: !24)
!210 = !DILocation(line: 80, column: 22, scope: !24)
!211 = !DILocation(line: 81, column: 31, scope: !24)
!212 = !DILocation(line: 81, column: 25, scope: !24)
!213 = !DILocation(line: 82, column: 31, scope: !24)
!214 = !DILocation(line: 82, column: 25, scope: !24)
!215 = !DILocation(line: 83, column: 35, scope: !24)
!216 = !DILocation(line: 83, column: 30, scope: !24)
!217 = !DILocation(line: 83, column: 25, scope: !24)
!218 = !DILocation(line: 84, column: 35, scope: !24)
!219 = !DILocation(line: 84, column: 30, scope: !24)
!220 = !DILocation(line: 84, column: 25, scope: !24)
!221 = !DILocation(line: 85, column: 34, scope: !24)
!222 = !DILocation(line: 85, column: 28, scope: !24)
!223 = !DILocation(line: 86, column: 34, scope: !24)
!224 = !DILocation(line: 86, column: 28, scope: !24)
!225 = !DILocation(line: 87, column: 34, scope: !24)
!226 = !DILocation(line: 87, column: 28, scope: !24)
!227 = !DILocation(line: 88, column: 34, scope: !24)
!228 = !DILocation(line: 88, column: 28, scope: !24)
!229 = !DILocation(line: 90, column: 22, scope: !24)
!230 = !DILocation(line: 91, column: 23, scope: !24)
!231 = !DILocation(line: 91, column: 40, scope: !24)
!232 = !DILocation(line: 92, column: 23, scope: !24)
!233 = !DILocation(line: 92, column: 43, scope: !24)
!234 = !DILocation(line: 93, column: 21, scope: !24)
!235 = !DILocation(line: 93, column: 42, scope: !24)
!236 = !DILocation(line: 94, column: 29, scope: !24)
!237 = !DILocation(line: 94, column: 55, scope: !24)
!238 = !DILocation(line: 95, column: 29, scope: !24)
!239 = !DILocation(line: 95, column: 55, scope: !24)
!240 = !DILocation(line: 96, column: 27, scope: !24)
!241 = !DILocation(line: 96, column: 54, scope: !24)
!242 = !DILocation(line: 97, column: 30, scope: !24)
!243 = !DILocation(line: 97, column: 54, scope: !24)
!244 = !DILocation(line: 98, column: 27, scope: !24)
!245 = !DILocation(line: 98, column: 57, scope: !24)
!246 = !DILocation(line: 99, column: 30, scope: !24)
!247 = !DILocation(line: 99, column: 57, scope: !24)
!248 = !DILocation(line: 102, column: 27, scope: !24)
!249 = !{!250, !250, i64 0}
!250 = !{!"double", !22, i64 0}
!251 = !DILocation(line: 103, column: 27, scope: !24)
!252 = !DILocation(line: 103, column: 53, scope: !24)
!253 = !DILocation(line: 104, column: 28, scope: !24)
!254 = !DILocation(line: 104, column: 56, scope: !24)
!255 = !DILocation(line: 105, column: 26, scope: !24)
!256 = !DILocation(line: 105, column: 53, scope: !24)
!257 = !DILocation(line: 106, column: 45, scope: !24)
!258 = !DILocation(line: 106, column: 33, scope: !24)
!259 = !DILocation(line: 107, column: 46, scope: !24)
!260 = !DILocation(line: 107, column: 33, scope: !24)
!261 = !DILocation(line: 108, column: 44, scope: !24)
!262 = !DILocation(line: 108, column: 33, scope: !24)
!263 = !DILocation(line: 110, column: 16, scope: !24)
!264 = !DILocation(line: 110, column: 27, scope: !24)
!265 = !DILocation(line: 110, column: 39, scope: !24)
!266 = !DILocation(line: 110, column: 51, scope: !24)
!267 = !DILocation(line: 110, column: 61, scope: !24)
!268 = !DILocation(line: 110, column: 80, scope: !24)
!269 = !DILocation(line: 110, column: 74, scope: !24)
!270 = !DILocation(line: 113, column: 44, scope: !24)
!271 = !DILocation(line: 113, column: 32, scope: !24)
!272 = !DILocation(line: 113, column: 63, scope: !24)
!273 = !DILocation(line: 113, column: 51, scope: !24)
!274 = !DILocation(line: 115, column: 21, scope: !24)
!275 = !DILocation(line: 115, column: 39, scope: !24)
!276 = !DILocation(line: 115, column: 52, scope: !24)
!277 = !DILocation(line: 115, column: 70, scope: !24)
!278 = !DILocation(line: 115, column: 46, scope: !24)
!279 = !DILocation(line: 115, column: 13, scope: !24)
!280 = !DILocation(line: 118, column: 25, scope: !24)
!281 = !DILocation(line: 119, column: 25, scope: !24)
!282 = !DILocation(line: 119, column: 44, scope: !24)
!283 = !DILocation(line: 120, column: 25, scope: !24)
!284 = !DILocation(line: 120, column: 45, scope: !24)
!285 = !DILocation(line: 121, column: 25, scope: !24)
!286 = !DILocation(line: 121, column: 46, scope: !24)
!287 = !DILocation(line: 122, column: 25, scope: !24)
!288 = !DILocation(line: 122, column: 50, scope: !24)
!289 = !DILocation(line: 123, column: 25, scope: !24)
!290 = !DILocation(line: 123, column: 52, scope: !24)
!291 = !DILocation(line: 124, column: 26, scope: !24)
!292 = !DILocation(line: 124, column: 54, scope: !24)
!293 = !DILocation(line: 125, column: 26, scope: !24)
!294 = !DILocation(line: 125, column: 51, scope: !24)
!295 = !DILocation(line: 126, column: 26, scope: !24)
!296 = !DILocation(line: 126, column: 55, scope: !24)
!297 = !DILocation(line: 127, column: 26, scope: !24)
!298 = !DILocation(line: 127, column: 52, scope: !24)
!299 = !DILocation(line: 128, column: 25, scope: !24)
!300 = !DILocation(line: 129, column: 25, scope: !24)
!301 = !DILocation(line: 129, column: 44, scope: !24)
!302 = !DILocation(line: 130, column: 25, scope: !24)
!303 = !DILocation(line: 130, column: 45, scope: !24)
!304 = !DILocation(line: 131, column: 25, scope: !24)
!305 = !DILocation(line: 131, column: 46, scope: !24)
!306 = !DILocation(line: 134, column: 29, scope: !24)
!307 = !DILocation(line: 134, column: 38, scope: !24)
!308 = !DILocation(line: 134, column: 47, scope: !24)
!309 = !DILocation(line: 134, column: 56, scope: !24)
!310 = !DILocation(line: 134, column: 65, scope: !24)
!311 = !DILocation(line: 134, column: 74, scope: !24)
!312 = !DILocation(line: 135, column: 29, scope: !24)
!313 = !DILocation(line: 135, column: 38, scope: !24)
!314 = !DILocation(line: 135, column: 47, scope: !24)
!315 = !DILocation(line: 135, column: 56, scope: !24)
!316 = !DILocation(line: 135, column: 65, scope: !24)
!317 = !DILocation(line: 135, column: 74, scope: !24)
!318 = !DILocation(line: 135, column: 83, scope: !24)
!319 = !DILocation(line: 135, column: 92, scope: !24)
!320 = !DILocation(line: 136, column: 29, scope: !24)
!321 = !DILocation(line: 136, column: 38, scope: !24)
!322 = !DILocation(line: 136, column: 48, scope: !24)
!323 = !DILocation(line: 136, column: 58, scope: !24)
!324 = !DILocation(line: 136, column: 68, scope: !24)
!325 = !DILocation(line: 136, column: 78, scope: !24)
!326 = !DILocation(line: 136, column: 88, scope: !24)
!327 = !DILocation(line: 136, column: 98, scope: !24)
!328 = !DILocation(line: 137, column: 30, scope: !24)
!329 = !DILocation(line: 137, column: 40, scope: !24)
!330 = !DILocation(line: 138, column: 45, scope: !24)
!331 = !DILocation(line: 139, column: 45, scope: !24)
!332 = !DILocation(line: 140, column: 45, scope: !24)
!333 = !DILocation(line: 140, column: 68, scope: !24)
!334 = !DILocation(line: 140, column: 58, scope: !24)
!335 = !DILocation(line: 141, column: 34, scope: !24)
!336 = !DILocation(line: 142, column: 43, scope: !24)
!337 = !DILocation(line: 142, column: 52, scope: !24)
!338 = !DILocation(line: 142, column: 61, scope: !24)
!339 = !DILocation(line: 142, column: 70, scope: !24)
!340 = !DILocation(line: 142, column: 79, scope: !24)
!341 = !DILocation(line: 142, column: 89, scope: !24)
!342 = !DILocation(line: 143, column: 44, scope: !24)
!343 = !DILocation(line: 143, column: 54, scope: !24)
!344 = !DILocation(line: 143, column: 64, scope: !24)
!345 = !DILocation(line: 143, column: 80, scope: !24)
!346 = !DILocation(line: 143, column: 74, scope: !24)
!347 = !DILocation(line: 142, column: 33, scope: !24)
!348 = !DILocation(line: 144, column: 43, scope: !24)
!349 = !DILocation(line: 144, column: 52, scope: !24)
!350 = !DILocation(line: 144, column: 61, scope: !24)
!351 = !DILocation(line: 144, column: 70, scope: !24)
!352 = !DILocation(line: 144, column: 79, scope: !24)
!353 = !DILocation(line: 144, column: 89, scope: !24)
!354 = !DILocation(line: 145, column: 44, scope: !24)
!355 = !DILocation(line: 145, column: 54, scope: !24)
!356 = !DILocation(line: 145, column: 64, scope: !24)
!357 = !DILocation(line: 145, column: 80, scope: !24)
!358 = !DILocation(line: 145, column: 74, scope: !24)
!359 = !DILocation(line: 144, column: 33, scope: !24)
!360 = !DILocation(line: 146, column: 43, scope: !24)
!361 = !DILocation(line: 146, column: 52, scope: !24)
!362 = !DILocation(line: 146, column: 62, scope: !24)
!363 = !DILocation(line: 146, column: 72, scope: !24)
!364 = !DILocation(line: 146, column: 82, scope: !24)
!365 = !DILocation(line: 146, column: 92, scope: !24)
!366 = !DILocation(line: 147, column: 44, scope: !24)
!367 = !DILocation(line: 147, column: 54, scope: !24)
!368 = !DILocation(line: 147, column: 64, scope: !24)
!369 = !DILocation(line: 147, column: 80, scope: !24)
!370 = !DILocation(line: 147, column: 74, scope: !24)
!371 = !DILocation(line: 146, column: 33, scope: !24)
!372 = !DILocation(line: 149, column: 3, scope: !24)
!373 = !DILocation(line: 149, column: 17, scope: !24)
!374 = !DILocation(line: 150, column: 3, scope: !24)
!375 = !DILocation(line: 150, column: 16, scope: !24)
!376 = !DILocation(line: 151, column: 3, scope: !24)
!377 = !DILocation(line: 151, column: 16, scope: !24)
!378 = !DILocation(line: 152, column: 3, scope: !24)
!379 = !DILocation(line: 152, column: 16, scope: !24)
!380 = !DILocation(line: 153, column: 3, scope: !24)
!381 = !DILocation(line: 153, column: 17, scope: !24)
!382 = !DILocation(line: 156, column: 31, scope: !24)
!383 = !DILocation(line: 156, column: 42, scope: !24)
!384 = !DILocation(line: 157, column: 23, scope: !24)
!385 = !DILocation(line: 157, column: 36, scope: !24)
!386 = !DILocation(line: 157, column: 83, scope: !24)
!387 = !DILocation(line: 157, column: 64, scope: !24)
!388 = !DILocation(line: 157, column: 57, scope: !24)
!389 = !DILocation(line: 157, column: 45, scope: !24)
!390 = !DILocation(line: 157, column: 3, scope: !24)
!391 = !DILocation(line: 157, column: 16, scope: !24)
!392 = !DILocation(line: 158, column: 70, scope: !24)
!393 = !DILocalVariable(name: "g_forward", arg: 1, scope: !394, file: !1, line: 40, type: !7)
!394 = distinct !DISubprogram(name: "collide_phase_pair", linkageName: "_ZN12_GLOBAL__N_118collide_phase_pairEddddd", scope: !5, file: !1, line: 40, type: !395, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !397)
!395 = !DISubroutineType(types: !396)
!396 = !{!170, !7, !7, !7, !7, !7}
!397 = !{!393, !398, !399, !400, !401, !402, !403}
!398 = !DILocalVariable(name: "g_backward", arg: 2, scope: !394, file: !1, line: 40, type: !7)
!399 = !DILocalVariable(name: "exchange", arg: 3, scope: !394, file: !1, line: 40, type: !7)
!400 = !DILocalVariable(name: "phi_u", arg: 4, scope: !394, file: !1, line: 41, type: !7)
!401 = !DILocalVariable(name: "omega", arg: 5, scope: !394, file: !1, line: 41, type: !7)
!402 = !DILocalVariable(name: "even", scope: !394, file: !1, line: 42, type: !6)
!403 = !DILocalVariable(name: "odd", scope: !394, file: !1, line: 43, type: !6)
!404 = !DILocation(line: 0, scope: !394, inlinedAt: !405)
!405 = distinct !DILocation(line: 158, column: 21, scope: !24)
!406 = !DILocation(line: 42, column: 29, scope: !394, inlinedAt: !405)
!407 = !DILocation(line: 42, column: 42, scope: !394, inlinedAt: !405)
!408 = !DILocation(line: 43, column: 41, scope: !394, inlinedAt: !405)
!409 = !DILocation(line: 43, column: 47, scope: !394, inlinedAt: !405)
!410 = !DILocation(line: 44, column: 25, scope: !394, inlinedAt: !405)
!411 = !DILocation(line: 44, column: 37, scope: !394, inlinedAt: !405)
!412 = !DILocation(line: 44, column: 44, scope: !394, inlinedAt: !405)
!413 = !DILocation(line: 44, column: 65, scope: !394, inlinedAt: !405)
!414 = !DILocation(line: 44, column: 78, scope: !394, inlinedAt: !405)
!415 = !DILocation(line: 44, column: 85, scope: !394, inlinedAt: !405)
!416 = !DILocation(line: 159, column: 3, scope: !24)
!417 = !DILocation(line: 159, column: 16, scope: !24)
!418 = !DILocation(line: 160, column: 3, scope: !24)
!419 = !DILocation(line: 160, column: 16, scope: !24)
!420 = !DILocation(line: 161, column: 58, scope: !24)
!421 = !DILocation(line: 0, scope: !394, inlinedAt: !422)
!422 = distinct !DILocation(line: 161, column: 9, scope: !24)
!423 = !DILocation(line: 43, column: 47, scope: !394, inlinedAt: !422)
!424 = !DILocation(line: 44, column: 25, scope: !394, inlinedAt: !422)
!425 = !DILocation(line: 44, column: 37, scope: !394, inlinedAt: !422)
!426 = !DILocation(line: 44, column: 44, scope: !394, inlinedAt: !422)
!427 = !DILocation(line: 44, column: 65, scope: !394, inlinedAt: !422)
!428 = !DILocation(line: 44, column: 78, scope: !394, inlinedAt: !422)
!429 = !DILocation(line: 44, column: 85, scope: !394, inlinedAt: !422)
!430 = !DILocation(line: 162, column: 3, scope: !24)
!431 = !DILocation(line: 162, column: 16, scope: !24)
!432 = !DILocation(line: 163, column: 3, scope: !24)
!433 = !DILocation(line: 163, column: 16, scope: !24)
!434 = !DILocation(line: 164, column: 58, scope: !24)
!435 = !DILocation(line: 0, scope: !394, inlinedAt: !436)
!436 = distinct !DILocation(line: 164, column: 9, scope: !24)
!437 = !DILocation(line: 43, column: 47, scope: !394, inlinedAt: !436)
!438 = !DILocation(line: 44, column: 25, scope: !394, inlinedAt: !436)
!439 = !DILocation(line: 44, column: 37, scope: !394, inlinedAt: !436)
!440 = !DILocation(line: 44, column: 44, scope: !394, inlinedAt: !436)
!441 = !DILocation(line: 44, column: 65, scope: !394, inlinedAt: !436)
!442 = !DILocation(line: 44, column: 78, scope: !394, inlinedAt: !436)
!443 = !DILocation(line: 44, column: 85, scope: !394, inlinedAt: !436)
!444 = !DILocation(line: 165, column: 3, scope: !24)
!445 = !DILocation(line: 165, column: 16, scope: !24)
!446 = !DILocation(line: 166, column: 3, scope: !24)
!447 = !DILocation(line: 166, column: 16, scope: !24)
!448 = !DILocation(line: 170, column: 68, scope: !24)
!449 = !DILocation(line: 170, column: 48, scope: !24)
!450 = !DILocation(line: 170, column: 42, scope: !24)
!451 = !DILocation(line: 171, column: 35, scope: !24)
!452 = !DILocation(line: 171, column: 47, scope: !24)
!453 = !DILocation(line: 171, column: 28, scope: !24)
!454 = !DILocation(line: 172, column: 40, scope: !24)
!455 = !DILocation(line: 173, column: 32, scope: !24)
!456 = !DILocation(line: 173, column: 24, scope: !24)
!457 = !DILocation(line: 174, column: 32, scope: !24)
!458 = !DILocation(line: 174, column: 24, scope: !24)
!459 = !DILocation(line: 175, column: 32, scope: !24)
!460 = !DILocation(line: 175, column: 24, scope: !24)
!461 = !DILocation(line: 176, column: 41, scope: !24)
!462 = !DILocation(line: 176, column: 51, scope: !24)
!463 = !DILocation(line: 176, column: 46, scope: !24)
!464 = !DILocation(line: 176, column: 61, scope: !24)
!465 = !DILocation(line: 176, column: 56, scope: !24)
!466 = !DILocation(line: 176, column: 35, scope: !24)
!467 = !DILocation(line: 176, column: 29, scope: !24)
!468 = !DILocation(line: 177, column: 19, scope: !24)
!469 = !DILocation(line: 177, column: 28, scope: !24)
!470 = !DILocation(line: 177, column: 45, scope: !24)
!471 = !DILocation(line: 177, column: 59, scope: !24)
!472 = !DILocation(line: 177, column: 65, scope: !24)
!473 = !DILocation(line: 177, column: 37, scope: !24)
!474 = !DILocation(line: 177, column: 12, scope: !24)
!475 = !DILocalVariable(name: "f_forward", arg: 1, scope: !476, file: !1, line: 31, type: !7)
!476 = distinct !DISubprogram(name: "collide_pair", linkageName: "_ZN12_GLOBAL__N_112collide_pairEddddddd", scope: !5, file: !1, line: 31, type: !477, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !479)
!477 = !DISubroutineType(types: !478)
!478 = !{!170, !7, !7, !7, !7, !7, !7, !7}
!479 = !{!475, !480, !481, !482, !483, !484, !485, !486, !487}
!480 = !DILocalVariable(name: "f_backward", arg: 2, scope: !476, file: !1, line: 31, type: !7)
!481 = !DILocalVariable(name: "weight", arg: 3, scope: !476, file: !1, line: 31, type: !7)
!482 = !DILocalVariable(name: "rho", arg: 4, scope: !476, file: !1, line: 31, type: !7)
!483 = !DILocalVariable(name: "cu", arg: 5, scope: !476, file: !1, line: 32, type: !7)
!484 = !DILocalVariable(name: "common", arg: 6, scope: !476, file: !1, line: 32, type: !7)
!485 = !DILocalVariable(name: "omega", arg: 7, scope: !476, file: !1, line: 32, type: !7)
!486 = !DILocalVariable(name: "even", scope: !476, file: !1, line: 33, type: !6)
!487 = !DILocalVariable(name: "odd", scope: !476, file: !1, line: 34, type: !6)
!488 = !DILocation(line: 0, scope: !476, inlinedAt: !489)
!489 = distinct !DILocation(line: 179, column: 9, scope: !24)
!490 = !DILocation(line: 33, column: 29, scope: !476, inlinedAt: !489)
!491 = !DILocation(line: 33, column: 38, scope: !476, inlinedAt: !489)
!492 = !DILocation(line: 33, column: 60, scope: !476, inlinedAt: !489)
!493 = !DILocation(line: 33, column: 65, scope: !476, inlinedAt: !489)
!494 = !DILocation(line: 33, column: 54, scope: !476, inlinedAt: !489)
!495 = !DILocation(line: 33, column: 44, scope: !476, inlinedAt: !489)
!496 = !DILocation(line: 34, column: 43, scope: !476, inlinedAt: !489)
!497 = !DILocation(line: 34, column: 49, scope: !476, inlinedAt: !489)
!498 = !DILocation(line: 35, column: 25, scope: !476, inlinedAt: !489)
!499 = !DILocation(line: 35, column: 37, scope: !476, inlinedAt: !489)
!500 = !DILocation(line: 35, column: 44, scope: !476, inlinedAt: !489)
!501 = !DILocation(line: 35, column: 65, scope: !476, inlinedAt: !489)
!502 = !DILocation(line: 35, column: 78, scope: !476, inlinedAt: !489)
!503 = !DILocation(line: 35, column: 85, scope: !476, inlinedAt: !489)
!504 = !DILocation(line: 180, column: 12, scope: !24)
!505 = !DILocation(line: 181, column: 12, scope: !24)
!506 = !DILocation(line: 0, scope: !476, inlinedAt: !507)
!507 = distinct !DILocation(line: 182, column: 9, scope: !24)
!508 = !DILocation(line: 33, column: 60, scope: !476, inlinedAt: !507)
!509 = !DILocation(line: 33, column: 65, scope: !476, inlinedAt: !507)
!510 = !DILocation(line: 33, column: 54, scope: !476, inlinedAt: !507)
!511 = !DILocation(line: 33, column: 44, scope: !476, inlinedAt: !507)
!512 = !DILocation(line: 34, column: 49, scope: !476, inlinedAt: !507)
!513 = !DILocation(line: 35, column: 25, scope: !476, inlinedAt: !507)
!514 = !DILocation(line: 35, column: 37, scope: !476, inlinedAt: !507)
!515 = !DILocation(line: 35, column: 44, scope: !476, inlinedAt: !507)
!516 = !DILocation(line: 35, column: 65, scope: !476, inlinedAt: !507)
!517 = !DILocation(line: 35, column: 78, scope: !476, inlinedAt: !507)
!518 = !DILocation(line: 35, column: 85, scope: !476, inlinedAt: !507)
!519 = !DILocation(line: 183, column: 13, scope: !24)
!520 = !DILocation(line: 184, column: 13, scope: !24)
!521 = !DILocation(line: 0, scope: !476, inlinedAt: !522)
!522 = distinct !DILocation(line: 185, column: 9, scope: !24)
!523 = !DILocation(line: 33, column: 60, scope: !476, inlinedAt: !522)
!524 = !DILocation(line: 33, column: 65, scope: !476, inlinedAt: !522)
!525 = !DILocation(line: 33, column: 54, scope: !476, inlinedAt: !522)
!526 = !DILocation(line: 33, column: 44, scope: !476, inlinedAt: !522)
!527 = !DILocation(line: 34, column: 49, scope: !476, inlinedAt: !522)
!528 = !DILocation(line: 35, column: 25, scope: !476, inlinedAt: !522)
!529 = !DILocation(line: 35, column: 37, scope: !476, inlinedAt: !522)
!530 = !DILocation(line: 35, column: 44, scope: !476, inlinedAt: !522)
!531 = !DILocation(line: 35, column: 65, scope: !476, inlinedAt: !522)
!532 = !DILocation(line: 35, column: 78, scope: !476, inlinedAt: !522)
!533 = !DILocation(line: 35, column: 85, scope: !476, inlinedAt: !522)
!534 = !DILocation(line: 186, column: 11, scope: !24)
!535 = !DILocation(line: 187, column: 14, scope: !24)
!536 = !DILocation(line: 188, column: 59, scope: !24)
!537 = !DILocation(line: 0, scope: !476, inlinedAt: !538)
!538 = distinct !DILocation(line: 188, column: 9, scope: !24)
!539 = !DILocation(line: 33, column: 29, scope: !476, inlinedAt: !538)
!540 = !DILocation(line: 33, column: 38, scope: !476, inlinedAt: !538)
!541 = !DILocation(line: 33, column: 60, scope: !476, inlinedAt: !538)
!542 = !DILocation(line: 33, column: 65, scope: !476, inlinedAt: !538)
!543 = !DILocation(line: 33, column: 54, scope: !476, inlinedAt: !538)
!544 = !DILocation(line: 33, column: 44, scope: !476, inlinedAt: !538)
!545 = !DILocation(line: 34, column: 43, scope: !476, inlinedAt: !538)
!546 = !DILocation(line: 34, column: 49, scope: !476, inlinedAt: !538)
!547 = !DILocation(line: 35, column: 25, scope: !476, inlinedAt: !538)
!548 = !DILocation(line: 35, column: 37, scope: !476, inlinedAt: !538)
!549 = !DILocation(line: 35, column: 44, scope: !476, inlinedAt: !538)
!550 = !DILocation(line: 35, column: 65, scope: !476, inlinedAt: !538)
!551 = !DILocation(line: 35, column: 78, scope: !476, inlinedAt: !538)
!552 = !DILocation(line: 35, column: 85, scope: !476, inlinedAt: !538)
!553 = !DILocation(line: 189, column: 18, scope: !24)
!554 = !DILocation(line: 190, column: 18, scope: !24)
!555 = !DILocation(line: 191, column: 60, scope: !24)
!556 = !DILocation(line: 0, scope: !476, inlinedAt: !557)
!557 = distinct !DILocation(line: 191, column: 9, scope: !24)
!558 = !DILocation(line: 33, column: 60, scope: !476, inlinedAt: !557)
!559 = !DILocation(line: 33, column: 65, scope: !476, inlinedAt: !557)
!560 = !DILocation(line: 33, column: 54, scope: !476, inlinedAt: !557)
!561 = !DILocation(line: 33, column: 44, scope: !476, inlinedAt: !557)
!562 = !DILocation(line: 34, column: 49, scope: !476, inlinedAt: !557)
!563 = !DILocation(line: 35, column: 25, scope: !476, inlinedAt: !557)
!564 = !DILocation(line: 35, column: 37, scope: !476, inlinedAt: !557)
!565 = !DILocation(line: 35, column: 44, scope: !476, inlinedAt: !557)
!566 = !DILocation(line: 35, column: 65, scope: !476, inlinedAt: !557)
!567 = !DILocation(line: 35, column: 78, scope: !476, inlinedAt: !557)
!568 = !DILocation(line: 35, column: 85, scope: !476, inlinedAt: !557)
!569 = !DILocation(line: 192, column: 18, scope: !24)
!570 = !DILocation(line: 193, column: 19, scope: !24)
!571 = !DILocation(line: 194, column: 61, scope: !24)
!572 = !DILocation(line: 0, scope: !476, inlinedAt: !573)
!573 = distinct !DILocation(line: 194, column: 9, scope: !24)
!574 = !DILocation(line: 33, column: 60, scope: !476, inlinedAt: !573)
!575 = !DILocation(line: 33, column: 65, scope: !476, inlinedAt: !573)
!576 = !DILocation(line: 33, column: 54, scope: !476, inlinedAt: !573)
!577 = !DILocation(line: 33, column: 44, scope: !476, inlinedAt: !573)
!578 = !DILocation(line: 34, column: 49, scope: !476, inlinedAt: !573)
!579 = !DILocation(line: 35, column: 25, scope: !476, inlinedAt: !573)
!580 = !DILocation(line: 35, column: 37, scope: !476, inlinedAt: !573)
!581 = !DILocation(line: 35, column: 44, scope: !476, inlinedAt: !573)
!582 = !DILocation(line: 35, column: 65, scope: !476, inlinedAt: !573)
!583 = !DILocation(line: 35, column: 78, scope: !476, inlinedAt: !573)
!584 = !DILocation(line: 35, column: 85, scope: !476, inlinedAt: !573)
!585 = !DILocation(line: 195, column: 17, scope: !24)
!586 = !DILocation(line: 196, column: 20, scope: !24)
!587 = !DILocation(line: 197, column: 61, scope: !24)
!588 = !DILocation(line: 0, scope: !476, inlinedAt: !589)
!589 = distinct !DILocation(line: 197, column: 9, scope: !24)
!590 = !DILocation(line: 33, column: 60, scope: !476, inlinedAt: !589)
!591 = !DILocation(line: 33, column: 65, scope: !476, inlinedAt: !589)
!592 = !DILocation(line: 33, column: 54, scope: !476, inlinedAt: !589)
!593 = !DILocation(line: 33, column: 44, scope: !476, inlinedAt: !589)
!594 = !DILocation(line: 34, column: 49, scope: !476, inlinedAt: !589)
!595 = !DILocation(line: 35, column: 25, scope: !476, inlinedAt: !589)
!596 = !DILocation(line: 35, column: 37, scope: !476, inlinedAt: !589)
!597 = !DILocation(line: 35, column: 44, scope: !476, inlinedAt: !589)
!598 = !DILocation(line: 35, column: 65, scope: !476, inlinedAt: !589)
!599 = !DILocation(line: 35, column: 78, scope: !476, inlinedAt: !589)
!600 = !DILocation(line: 35, column: 85, scope: !476, inlinedAt: !589)
!601 = !DILocation(line: 198, column: 20, scope: !24)
!602 = !DILocation(line: 199, column: 17, scope: !24)
!603 = !DILocation(line: 200, column: 61, scope: !24)
!604 = !DILocation(line: 0, scope: !476, inlinedAt: !605)
!605 = distinct !DILocation(line: 200, column: 9, scope: !24)
!606 = !DILocation(line: 33, column: 60, scope: !476, inlinedAt: !605)
!607 = !DILocation(line: 33, column: 65, scope: !476, inlinedAt: !605)
!608 = !DILocation(line: 33, column: 54, scope: !476, inlinedAt: !605)
!609 = !DILocation(line: 33, column: 44, scope: !476, inlinedAt: !605)
!610 = !DILocation(line: 34, column: 49, scope: !476, inlinedAt: !605)
!611 = !DILocation(line: 35, column: 25, scope: !476, inlinedAt: !605)
!612 = !DILocation(line: 35, column: 37, scope: !476, inlinedAt: !605)
!613 = !DILocation(line: 35, column: 44, scope: !476, inlinedAt: !605)
!614 = !DILocation(line: 35, column: 65, scope: !476, inlinedAt: !605)
!615 = !DILocation(line: 35, column: 78, scope: !476, inlinedAt: !605)
!616 = !DILocation(line: 35, column: 85, scope: !476, inlinedAt: !605)
!617 = !DILocation(line: 201, column: 18, scope: !24)
!618 = !DILocation(line: 202, column: 21, scope: !24)
!619 = !DILocation(line: 203, column: 61, scope: !24)
!620 = !DILocation(line: 0, scope: !476, inlinedAt: !621)
!621 = distinct !DILocation(line: 203, column: 9, scope: !24)
!622 = !DILocation(line: 33, column: 60, scope: !476, inlinedAt: !621)
!623 = !DILocation(line: 33, column: 65, scope: !476, inlinedAt: !621)
!624 = !DILocation(line: 33, column: 54, scope: !476, inlinedAt: !621)
!625 = !DILocation(line: 33, column: 44, scope: !476, inlinedAt: !621)
!626 = !DILocation(line: 34, column: 49, scope: !476, inlinedAt: !621)
!627 = !DILocation(line: 35, column: 25, scope: !476, inlinedAt: !621)
!628 = !DILocation(line: 35, column: 37, scope: !476, inlinedAt: !621)
!629 = !DILocation(line: 35, column: 44, scope: !476, inlinedAt: !621)
!630 = !DILocation(line: 35, column: 65, scope: !476, inlinedAt: !621)
!631 = !DILocation(line: 35, column: 78, scope: !476, inlinedAt: !621)
!632 = !DILocation(line: 35, column: 85, scope: !476, inlinedAt: !621)
!633 = !DILocation(line: 204, column: 21, scope: !24)
!634 = !DILocation(line: 205, column: 18, scope: !24)
!635 = !DILocation(line: 206, column: 1, scope: !24)

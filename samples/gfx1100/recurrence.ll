; ModuleID = 'recurrence.hip'
source_filename = "recurrence.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @recurrence(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !18 {
    #dbg_value(ptr addrspace(1) %0, !26, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !47)
    #dbg_value(ptr addrspace(1) %1, !27, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !47)
    #dbg_value(ptr addrspace(1) %2, !28, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !47)
    #dbg_value(i32 %3, !29, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !47)
    #dbg_value(i32 %4, !30, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !47)
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !48
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !49
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12, !dbg !49
  %9 = load i16, ptr addrspace(4) %8, align 4, !dbg !49, !range !50, !invariant.load !51, !noundef !51
  %10 = zext nneg i16 %9 to i32, !dbg !49
  %11 = mul i32 %6, %10, !dbg !52
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !53
  %13 = add i32 %11, %12, !dbg !54
    #dbg_value(i32 %13, !31, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !47)
  %14 = icmp slt i32 %13, %3, !dbg !55
    #dbg_value(i32 0, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 0, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 1, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 2, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 3, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 4, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 5, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 6, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 7, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 8, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 9, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 10, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 11, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 12, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 13, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 14, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 15, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 16, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 17, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 18, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 19, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 20, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 21, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 22, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 23, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 24, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 25, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 26, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 27, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 28, !36, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !57)
    #dbg_value(i32 28, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !58)
  %15 = icmp sgt i32 %4, 28
  %16 = and i1 %14, %15, !dbg !55
  br i1 %16, label %17, label %305, !dbg !55

17:                                               ; preds = %5
  %18 = mul nsw i32 %3, 27, !dbg !59
  %19 = add nsw i32 %18, %13, !dbg !62
  %20 = sext i32 %19 to i64, !dbg !63
  %21 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %20, !dbg !63
  %22 = load double, ptr addrspace(1) %21, align 8, !dbg !63, !tbaa !64
  %23 = mul nsw i32 %3, 26, !dbg !59
  %24 = add nsw i32 %23, %13, !dbg !62
  %25 = sext i32 %24 to i64, !dbg !63
  %26 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %25, !dbg !63
  %27 = load double, ptr addrspace(1) %26, align 8, !dbg !63, !tbaa !64
  %28 = mul nsw i32 %3, 25, !dbg !59
  %29 = add nsw i32 %28, %13, !dbg !62
  %30 = sext i32 %29 to i64, !dbg !63
  %31 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %30, !dbg !63
  %32 = load double, ptr addrspace(1) %31, align 8, !dbg !63, !tbaa !64
  %33 = mul nsw i32 %3, 24, !dbg !59
  %34 = add nsw i32 %33, %13, !dbg !62
  %35 = sext i32 %34 to i64, !dbg !63
  %36 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %35, !dbg !63
  %37 = load double, ptr addrspace(1) %36, align 8, !dbg !63, !tbaa !64
  %38 = mul nsw i32 %3, 23, !dbg !59
  %39 = add nsw i32 %38, %13, !dbg !62
  %40 = sext i32 %39 to i64, !dbg !63
  %41 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %40, !dbg !63
  %42 = load double, ptr addrspace(1) %41, align 8, !dbg !63, !tbaa !64
  %43 = mul nsw i32 %3, 22, !dbg !59
  %44 = add nsw i32 %43, %13, !dbg !62
  %45 = sext i32 %44 to i64, !dbg !63
  %46 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %45, !dbg !63
  %47 = load double, ptr addrspace(1) %46, align 8, !dbg !63, !tbaa !64
  %48 = mul nsw i32 %3, 21, !dbg !59
  %49 = add nsw i32 %48, %13, !dbg !62
  %50 = sext i32 %49 to i64, !dbg !63
  %51 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %50, !dbg !63
  %52 = load double, ptr addrspace(1) %51, align 8, !dbg !63, !tbaa !64
  %53 = mul nsw i32 %3, 20, !dbg !59
  %54 = add nsw i32 %53, %13, !dbg !62
  %55 = sext i32 %54 to i64, !dbg !63
  %56 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %55, !dbg !63
  %57 = load double, ptr addrspace(1) %56, align 8, !dbg !63, !tbaa !64
  %58 = mul nsw i32 %3, 19, !dbg !59
  %59 = add nsw i32 %58, %13, !dbg !62
  %60 = sext i32 %59 to i64, !dbg !63
  %61 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %60, !dbg !63
  %62 = load double, ptr addrspace(1) %61, align 8, !dbg !63, !tbaa !64
  %63 = mul nsw i32 %3, 18, !dbg !59
  %64 = add nsw i32 %63, %13, !dbg !62
  %65 = sext i32 %64 to i64, !dbg !63
  %66 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %65, !dbg !63
  %67 = load double, ptr addrspace(1) %66, align 8, !dbg !63, !tbaa !64
  %68 = mul nsw i32 %3, 17, !dbg !59
  %69 = add nsw i32 %68, %13, !dbg !62
  %70 = sext i32 %69 to i64, !dbg !63
  %71 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %70, !dbg !63
  %72 = load double, ptr addrspace(1) %71, align 8, !dbg !63, !tbaa !64
  %73 = shl nsw i32 %3, 4, !dbg !59
  %74 = add nsw i32 %73, %13, !dbg !62
  %75 = sext i32 %74 to i64, !dbg !63
  %76 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %75, !dbg !63
  %77 = load double, ptr addrspace(1) %76, align 8, !dbg !63, !tbaa !64
  %78 = mul nsw i32 %3, 15, !dbg !59
  %79 = add nsw i32 %78, %13, !dbg !62
  %80 = sext i32 %79 to i64, !dbg !63
  %81 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %80, !dbg !63
  %82 = load double, ptr addrspace(1) %81, align 8, !dbg !63, !tbaa !64
  %83 = mul nsw i32 %3, 14, !dbg !59
  %84 = add nsw i32 %83, %13, !dbg !62
  %85 = sext i32 %84 to i64, !dbg !63
  %86 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %85, !dbg !63
  %87 = load double, ptr addrspace(1) %86, align 8, !dbg !63, !tbaa !64
  %88 = mul nsw i32 %3, 13, !dbg !59
  %89 = add nsw i32 %88, %13, !dbg !62
  %90 = sext i32 %89 to i64, !dbg !63
  %91 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %90, !dbg !63
  %92 = load double, ptr addrspace(1) %91, align 8, !dbg !63, !tbaa !64
  %93 = mul nsw i32 %3, 12, !dbg !59
  %94 = add nsw i32 %93, %13, !dbg !62
  %95 = sext i32 %94 to i64, !dbg !63
  %96 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %95, !dbg !63
  %97 = load double, ptr addrspace(1) %96, align 8, !dbg !63, !tbaa !64
  %98 = mul nsw i32 %3, 11, !dbg !59
  %99 = add nsw i32 %98, %13, !dbg !62
  %100 = sext i32 %99 to i64, !dbg !63
  %101 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %100, !dbg !63
  %102 = load double, ptr addrspace(1) %101, align 8, !dbg !63, !tbaa !64
  %103 = mul nsw i32 %3, 10, !dbg !59
  %104 = add nsw i32 %103, %13, !dbg !62
  %105 = sext i32 %104 to i64, !dbg !63
  %106 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %105, !dbg !63
  %107 = load double, ptr addrspace(1) %106, align 8, !dbg !63, !tbaa !64
  %108 = mul nsw i32 %3, 9, !dbg !59
  %109 = add nsw i32 %108, %13, !dbg !62
  %110 = sext i32 %109 to i64, !dbg !63
  %111 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %110, !dbg !63
  %112 = load double, ptr addrspace(1) %111, align 8, !dbg !63, !tbaa !64
  %113 = shl nsw i32 %3, 3, !dbg !59
  %114 = add nsw i32 %113, %13, !dbg !62
  %115 = sext i32 %114 to i64, !dbg !63
  %116 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %115, !dbg !63
  %117 = load double, ptr addrspace(1) %116, align 8, !dbg !63, !tbaa !64
  %118 = mul nsw i32 %3, 7, !dbg !59
  %119 = add nsw i32 %118, %13, !dbg !62
  %120 = sext i32 %119 to i64, !dbg !63
  %121 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %120, !dbg !63
  %122 = load double, ptr addrspace(1) %121, align 8, !dbg !63, !tbaa !64
  %123 = mul nsw i32 %3, 6, !dbg !59
  %124 = add nsw i32 %123, %13, !dbg !62
  %125 = sext i32 %124 to i64, !dbg !63
  %126 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %125, !dbg !63
  %127 = load double, ptr addrspace(1) %126, align 8, !dbg !63, !tbaa !64
  %128 = mul nsw i32 %3, 5, !dbg !59
  %129 = add nsw i32 %128, %13, !dbg !62
  %130 = sext i32 %129 to i64, !dbg !63
  %131 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %130, !dbg !63
  %132 = load double, ptr addrspace(1) %131, align 8, !dbg !63, !tbaa !64
  %133 = shl nsw i32 %3, 2, !dbg !59
  %134 = add nsw i32 %133, %13, !dbg !62
  %135 = sext i32 %134 to i64, !dbg !63
  %136 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %135, !dbg !63
  %137 = load double, ptr addrspace(1) %136, align 8, !dbg !63, !tbaa !64
  %138 = mul nsw i32 %3, 3, !dbg !59
  %139 = add nsw i32 %138, %13, !dbg !62
  %140 = sext i32 %139 to i64, !dbg !63
  %141 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %140, !dbg !63
  %142 = load double, ptr addrspace(1) %141, align 8, !dbg !63, !tbaa !64
  %143 = shl nsw i32 %3, 1, !dbg !59
  %144 = add nsw i32 %143, %13, !dbg !62
  %145 = sext i32 %144 to i64, !dbg !63
  %146 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %145, !dbg !63
  %147 = load double, ptr addrspace(1) %146, align 8, !dbg !63, !tbaa !64
  %148 = add nsw i32 %3, %13, !dbg !62
  %149 = sext i32 %148 to i64, !dbg !63
  %150 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %149, !dbg !63
  %151 = load double, ptr addrspace(1) %150, align 8, !dbg !63, !tbaa !64
  %152 = sext i32 %13 to i64, !dbg !63
  %153 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %152, !dbg !63
  %154 = load double, ptr addrspace(1) %153, align 8, !dbg !63, !tbaa !64
  %155 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %156 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %157 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %158 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %159 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %160 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %161 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  %163 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  %164 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 80
  %165 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 88
  %166 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 96
  %167 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 104
  %168 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 112
  %169 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 120
  %170 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 128
  %171 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 136
  %172 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 144
  %173 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 152
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 160
  %175 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 168
  %176 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 176
  %177 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 184
  %178 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 192
  %179 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 200
  %180 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 208
  %181 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 216
  br label %182, !dbg !66

182:                                              ; preds = %17, %182
  %183 = phi double [ %22, %17 ], [ %184, %182 ], !dbg !47
  %184 = phi double [ %27, %17 ], [ %185, %182 ], !dbg !47
  %185 = phi double [ %32, %17 ], [ %186, %182 ], !dbg !47
  %186 = phi double [ %37, %17 ], [ %187, %182 ], !dbg !47
  %187 = phi double [ %42, %17 ], [ %188, %182 ], !dbg !47
  %188 = phi double [ %47, %17 ], [ %189, %182 ], !dbg !47
  %189 = phi double [ %52, %17 ], [ %190, %182 ], !dbg !47
  %190 = phi double [ %57, %17 ], [ %191, %182 ], !dbg !47
  %191 = phi double [ %62, %17 ], [ %192, %182 ], !dbg !47
  %192 = phi double [ %67, %17 ], [ %193, %182 ], !dbg !47
  %193 = phi double [ %72, %17 ], [ %194, %182 ], !dbg !47
  %194 = phi double [ %77, %17 ], [ %195, %182 ], !dbg !47
  %195 = phi double [ %82, %17 ], [ %196, %182 ], !dbg !47
  %196 = phi double [ %87, %17 ], [ %197, %182 ], !dbg !47
  %197 = phi double [ %92, %17 ], [ %198, %182 ], !dbg !47
  %198 = phi double [ %97, %17 ], [ %199, %182 ], !dbg !47
  %199 = phi double [ %102, %17 ], [ %200, %182 ], !dbg !47
  %200 = phi double [ %107, %17 ], [ %201, %182 ], !dbg !47
  %201 = phi double [ %112, %17 ], [ %202, %182 ], !dbg !47
  %202 = phi double [ %117, %17 ], [ %203, %182 ], !dbg !47
  %203 = phi double [ %122, %17 ], [ %204, %182 ], !dbg !47
  %204 = phi double [ %127, %17 ], [ %205, %182 ], !dbg !47
  %205 = phi double [ %132, %17 ], [ %206, %182 ], !dbg !47
  %206 = phi double [ %137, %17 ], [ %207, %182 ], !dbg !47
  %207 = phi double [ %142, %17 ], [ %208, %182 ], !dbg !47
  %208 = phi double [ %147, %17 ], [ %209, %182 ], !dbg !47
  %209 = phi double [ %151, %17 ], [ %210, %182 ], !dbg !47
  %210 = phi double [ %154, %17 ], [ %298, %182 ], !dbg !47
  %211 = phi i32 [ 28, %17 ], [ %303, %182 ]
    #dbg_value(i32 %211, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !58)
  %212 = zext nneg i32 %211 to i64, !dbg !67
  %213 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %212, !dbg !67
  %214 = load double, ptr addrspace(1) %213, align 8, !dbg !67, !tbaa !64
    #dbg_value(double %214, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 0, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
    #dbg_value(i32 0, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
    #dbg_value(double %214, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
  %215 = load double, ptr addrspace(1) %0, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %244, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 1, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %216 = load double, ptr addrspace(1) %155, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %246, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 2, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %217 = load double, ptr addrspace(1) %156, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %248, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 3, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %218 = load double, ptr addrspace(1) %157, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %250, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 4, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %219 = load double, ptr addrspace(1) %158, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %252, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 5, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %220 = load double, ptr addrspace(1) %159, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %254, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 6, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %221 = load double, ptr addrspace(1) %160, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %256, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 7, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %222 = load double, ptr addrspace(1) %161, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %258, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 8, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %223 = load double, ptr addrspace(1) %162, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %260, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 9, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %224 = load double, ptr addrspace(1) %163, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %262, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 10, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %225 = load double, ptr addrspace(1) %164, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %264, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 11, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %226 = load double, ptr addrspace(1) %165, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %266, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 12, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %227 = load double, ptr addrspace(1) %166, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %268, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 13, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %228 = load double, ptr addrspace(1) %167, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %270, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 14, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %229 = load double, ptr addrspace(1) %168, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %272, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 15, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %230 = load double, ptr addrspace(1) %169, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %274, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 16, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %231 = load double, ptr addrspace(1) %170, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %276, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 17, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %232 = load double, ptr addrspace(1) %171, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %278, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 18, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %233 = load double, ptr addrspace(1) %172, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %280, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 19, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %234 = load double, ptr addrspace(1) %173, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %282, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 20, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %235 = load double, ptr addrspace(1) %174, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %284, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 21, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %236 = load double, ptr addrspace(1) %175, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %286, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 22, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %237 = load double, ptr addrspace(1) %176, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %288, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 23, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %238 = load double, ptr addrspace(1) %177, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %290, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 24, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %239 = load double, ptr addrspace(1) %178, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %292, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 25, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %240 = load double, ptr addrspace(1) %179, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %294, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 26, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %241 = load double, ptr addrspace(1) %180, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %296, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 27, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %242 = load double, ptr addrspace(1) %181, align 8, !dbg !70, !tbaa !64
    #dbg_value(double %298, !40, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(i32 28, !43, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !69)
  %243 = fmul contract double %215, %210, !dbg !73
  %244 = fadd contract double %214, %243, !dbg !74
  %245 = fmul contract double %216, %209, !dbg !73
  %246 = fadd contract double %244, %245, !dbg !74
  %247 = fmul contract double %217, %208, !dbg !73
  %248 = fadd contract double %246, %247, !dbg !74
  %249 = fmul contract double %218, %207, !dbg !73
  %250 = fadd contract double %248, %249, !dbg !74
  %251 = fmul contract double %219, %206, !dbg !73
  %252 = fadd contract double %250, %251, !dbg !74
  %253 = fmul contract double %220, %205, !dbg !73
  %254 = fadd contract double %252, %253, !dbg !74
  %255 = fmul contract double %221, %204, !dbg !73
  %256 = fadd contract double %254, %255, !dbg !74
  %257 = fmul contract double %222, %203, !dbg !73
  %258 = fadd contract double %256, %257, !dbg !74
  %259 = fmul contract double %223, %202, !dbg !73
  %260 = fadd contract double %258, %259, !dbg !74
  %261 = fmul contract double %224, %201, !dbg !73
  %262 = fadd contract double %260, %261, !dbg !74
  %263 = fmul contract double %225, %200, !dbg !73
  %264 = fadd contract double %262, %263, !dbg !74
  %265 = fmul contract double %226, %199, !dbg !73
  %266 = fadd contract double %264, %265, !dbg !74
  %267 = fmul contract double %227, %198, !dbg !73
  %268 = fadd contract double %266, %267, !dbg !74
  %269 = fmul contract double %228, %197, !dbg !73
  %270 = fadd contract double %268, %269, !dbg !74
  %271 = fmul contract double %229, %196, !dbg !73
  %272 = fadd contract double %270, %271, !dbg !74
  %273 = fmul contract double %230, %195, !dbg !73
  %274 = fadd contract double %272, %273, !dbg !74
  %275 = fmul contract double %231, %194, !dbg !73
  %276 = fadd contract double %274, %275, !dbg !74
  %277 = fmul contract double %232, %193, !dbg !73
  %278 = fadd contract double %276, %277, !dbg !74
  %279 = fmul contract double %233, %192, !dbg !73
  %280 = fadd contract double %278, %279, !dbg !74
  %281 = fmul contract double %234, %191, !dbg !73
  %282 = fadd contract double %280, %281, !dbg !74
  %283 = fmul contract double %235, %190, !dbg !73
  %284 = fadd contract double %282, %283, !dbg !74
  %285 = fmul contract double %236, %189, !dbg !73
  %286 = fadd contract double %284, %285, !dbg !74
  %287 = fmul contract double %237, %188, !dbg !73
  %288 = fadd contract double %286, %287, !dbg !74
  %289 = fmul contract double %238, %187, !dbg !73
  %290 = fadd contract double %288, %289, !dbg !74
  %291 = fmul contract double %239, %186, !dbg !73
  %292 = fadd contract double %290, %291, !dbg !74
  %293 = fmul contract double %240, %185, !dbg !73
  %294 = fadd contract double %292, %293, !dbg !74
  %295 = fmul contract double %241, %184, !dbg !73
  %296 = fadd contract double %294, %295, !dbg !74
  %297 = fmul contract double %242, %183, !dbg !73
  %298 = fadd contract double %296, %297, !dbg !74
  %299 = mul nsw i32 %211, %3, !dbg !75
  %300 = add nsw i32 %299, %13, !dbg !76
  %301 = sext i32 %300 to i64, !dbg !77
  %302 = getelementptr inbounds double, ptr addrspace(1) %2, i64 %301, !dbg !77
  store double %298, ptr addrspace(1) %302, align 8, !dbg !78, !tbaa !64
  %303 = add nuw nsw i32 %211, 1, !dbg !79
    #dbg_value(i32 %303, !38, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !58)
  %304 = icmp eq i32 %303, %4, !dbg !80
  br i1 %304, label %305, label %182, !dbg !66, !llvm.loop !81

305:                                              ; preds = %182, %5
  ret void, !dbg !85
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}
!llvm.errno.tbaa = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recurrence.hip", directory: ".", checksumkind: CSK_MD5, checksum: "94ed0d14b2987cfd25f362fe3294b222")
!2 = !{!3}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression(DW_OP_constu, 28, DW_OP_stack_value))
!4 = distinct !DIGlobalVariable(name: "kOrder", scope: !5, file: !1, line: 10, type: !6, isLocal: true, isDefinition: true)
!5 = !DINamespace(scope: null)
!6 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!9 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C++ TBAA"}
!18 = distinct !DISubprogram(name: "recurrence", scope: !1, file: !1, line: 16, type: !19, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21, !21, !24, !7, !7}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64, dwarfAddressSpace: 1)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!23 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64, dwarfAddressSpace: 1)
!25 = !{!26, !27, !28, !29, !30, !31, !32, !36, !38, !40, !43, !45}
!26 = !DILocalVariable(name: "weights", arg: 1, scope: !18, file: !1, line: 16, type: !21)
!27 = !DILocalVariable(name: "offsets", arg: 2, scope: !18, file: !1, line: 16, type: !21)
!28 = !DILocalVariable(name: "history", arg: 3, scope: !18, file: !1, line: 16, type: !24)
!29 = !DILocalVariable(name: "items", arg: 4, scope: !18, file: !1, line: 16, type: !7)
!30 = !DILocalVariable(name: "steps", arg: 5, scope: !18, file: !1, line: 16, type: !7)
!31 = !DILocalVariable(name: "item", scope: !18, file: !1, line: 17, type: !6)
!32 = !DILocalVariable(name: "last", scope: !18, file: !1, line: 21, type: !33)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 1792, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 28)
!36 = !DILocalVariable(name: "k", scope: !37, file: !1, line: 23, type: !7)
!37 = distinct !DILexicalBlock(scope: !18, file: !1, line: 23, column: 3)
!38 = !DILocalVariable(name: "step", scope: !39, file: !1, line: 27, type: !7)
!39 = distinct !DILexicalBlock(scope: !18, file: !1, line: 27, column: 3)
!40 = !DILocalVariable(name: "next", scope: !41, file: !1, line: 28, type: !23)
!41 = distinct !DILexicalBlock(scope: !42, file: !1, line: 27, column: 49)
!42 = distinct !DILexicalBlock(scope: !39, file: !1, line: 27, column: 3)
!43 = !DILocalVariable(name: "k", scope: !44, file: !1, line: 30, type: !7)
!44 = distinct !DILexicalBlock(scope: !41, file: !1, line: 30, column: 5)
!45 = !DILocalVariable(name: "k", scope: !46, file: !1, line: 34, type: !7)
!46 = distinct !DILexicalBlock(scope: !41, file: !1, line: 34, column: 5)
!47 = !DILocation(line: 0, scope: !18)
!48 = !DILocation(line: 17, column: 20, scope: !18)
!49 = !DILocation(line: 17, column: 33, scope: !18)
!50 = !{i16 1, i16 1025}
!51 = !{}
!52 = !DILocation(line: 17, column: 31, scope: !18)
!53 = !DILocation(line: 17, column: 46, scope: !18)
!54 = !DILocation(line: 17, column: 44, scope: !18)
!55 = !DILocation(line: 18, column: 12, scope: !56)
!56 = distinct !DILexicalBlock(scope: !18, file: !1, line: 18, column: 7)
!57 = !DILocation(line: 0, scope: !37)
!58 = !DILocation(line: 0, scope: !39)
!59 = !DILocation(line: 24, column: 25, scope: !60)
!60 = distinct !DILexicalBlock(scope: !61, file: !1, line: 23, column: 36)
!61 = distinct !DILexicalBlock(scope: !37, file: !1, line: 23, column: 3)
!62 = !DILocation(line: 24, column: 33, scope: !60)
!63 = !DILocation(line: 24, column: 15, scope: !60)
!64 = !{!65, !65, i64 0}
!65 = !{!"double", !16, i64 0}
!66 = !DILocation(line: 27, column: 3, scope: !39)
!67 = !DILocation(line: 28, column: 19, scope: !41)
!68 = !DILocation(line: 0, scope: !41)
!69 = !DILocation(line: 0, scope: !44)
!70 = !DILocation(line: 31, column: 15, scope: !71)
!71 = distinct !DILexicalBlock(scope: !72, file: !1, line: 30, column: 38)
!72 = distinct !DILexicalBlock(scope: !44, file: !1, line: 30, column: 5)
!73 = !DILocation(line: 31, column: 26, scope: !71)
!74 = !DILocation(line: 31, column: 12, scope: !71)
!75 = !DILocation(line: 38, column: 18, scope: !41)
!76 = !DILocation(line: 38, column: 26, scope: !41)
!77 = !DILocation(line: 38, column: 5, scope: !41)
!78 = !DILocation(line: 38, column: 34, scope: !41)
!79 = !DILocation(line: 27, column: 41, scope: !42)
!80 = !DILocation(line: 27, column: 32, scope: !42)
!81 = distinct !{!81, !66, !82, !83, !84}
!82 = !DILocation(line: 39, column: 3, scope: !39)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !{!"llvm.loop.unroll.disable"}
!85 = !DILocation(line: 40, column: 1, scope: !18)

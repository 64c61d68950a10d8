; ModuleID = 'hoisted_invariants.hip'
source_filename = "hoisted_invariants.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @_Z18hoisted_invariantsPfPKfS1_iif(ptr addrspace(1) noalias noundef captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !dbg !44 {
    #dbg_value(ptr addrspace(1) %0, !54, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(ptr addrspace(1) %1, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(ptr addrspace(1) %2, !56, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 %3, !57, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(i32 %4, !58, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(float %5, !59, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x(), !dbg !93
  %8 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !94
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12, !dbg !94
  %10 = load i16, ptr addrspace(4) %9, align 4, !dbg !94, !range !95, !invariant.load !96, !noundef !96
  %11 = zext nneg i16 %10 to i32, !dbg !94
  %12 = mul i32 %7, %11, !dbg !97
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x(), !dbg !98
  %14 = add i32 %12, %13, !dbg !99
    #dbg_value(i32 %14, !60, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %15 = icmp slt i32 %14, %3, !dbg !100
  br i1 %15, label %16, label %528, !dbg !100

16:                                               ; preds = %6
    #dbg_value(ptr addrspace(1) %2, !56, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(ptr addrspace(1) %2, !56, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(ptr addrspace(1) %1, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(ptr addrspace(1) %1, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %17 = sext i32 %14 to i64, !dbg !102
    #dbg_value(float poison, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(float poison, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_declare(ptr addrspace(5) poison, !64, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !103)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !104)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !104)
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17, !dbg !105
  %19 = load float, ptr addrspace(1) %18, align 4, !dbg !105, !tbaa !108
  %20 = insertelement <8 x float> poison, float %19, i64 0, !dbg !110
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !104)
  %21 = add nsw i32 %3, %14, !dbg !111
  %22 = sext i32 %21 to i64, !dbg !105
  %23 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %22, !dbg !105
  %24 = load float, ptr addrspace(1) %23, align 4, !dbg !105, !tbaa !108
  %25 = insertelement <8 x float> %20, float %24, i64 1, !dbg !110
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !104)
  %26 = shl nsw i32 %3, 1, !dbg !112
  %27 = add nsw i32 %26, %14, !dbg !111
  %28 = sext i32 %27 to i64, !dbg !105
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28, !dbg !105
  %30 = load float, ptr addrspace(1) %29, align 4, !dbg !105, !tbaa !108
  %31 = insertelement <8 x float> %25, float %30, i64 2, !dbg !110
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !104)
  %32 = mul nsw i32 %3, 3, !dbg !112
  %33 = add nsw i32 %32, %14, !dbg !111
  %34 = sext i32 %33 to i64, !dbg !105
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34, !dbg !105
  %36 = load float, ptr addrspace(1) %35, align 4, !dbg !105, !tbaa !108
  %37 = insertelement <8 x float> %31, float %36, i64 3, !dbg !110
    #dbg_value(i32 4, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !104)
  %38 = shl nsw i32 %3, 2, !dbg !112
  %39 = add nsw i32 %38, %14, !dbg !111
  %40 = sext i32 %39 to i64, !dbg !105
  %41 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %40, !dbg !105
  %42 = load float, ptr addrspace(1) %41, align 4, !dbg !105, !tbaa !108
  %43 = insertelement <8 x float> %37, float %42, i64 4, !dbg !110
    #dbg_value(i32 5, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !104)
  %44 = mul nsw i32 %3, 5, !dbg !112
  %45 = add nsw i32 %44, %14, !dbg !111
  %46 = sext i32 %45 to i64, !dbg !105
  %47 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %46, !dbg !105
  %48 = load float, ptr addrspace(1) %47, align 4, !dbg !105, !tbaa !108
  %49 = insertelement <8 x float> %43, float %48, i64 5, !dbg !110
    #dbg_value(i32 6, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !104)
  %50 = mul nsw i32 %3, 6, !dbg !112
  %51 = add nsw i32 %50, %14, !dbg !111
  %52 = sext i32 %51 to i64, !dbg !105
  %53 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %52, !dbg !105
  %54 = load float, ptr addrspace(1) %53, align 4, !dbg !105, !tbaa !108
  %55 = insertelement <8 x float> %49, float %54, i64 6, !dbg !110
    #dbg_value(i32 7, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !104)
  %56 = mul nsw i32 %3, 7, !dbg !112
  %57 = add nsw i32 %56, %14, !dbg !111
  %58 = sext i32 %57 to i64, !dbg !105
  %59 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %58, !dbg !105
  %60 = load float, ptr addrspace(1) %59, align 4, !dbg !105, !tbaa !108
  %61 = insertelement <8 x float> %55, float %60, i64 7, !dbg !110
    #dbg_value(i32 8, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !104)
    #dbg_value(i32 0, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !113)
  %62 = icmp sgt i32 %4, 0, !dbg !114
  br i1 %62, label %63, label %518, !dbg !115

63:                                               ; preds = %16
  %64 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %17, !dbg !102
  %65 = load float, ptr addrspace(1) %64, align 4, !dbg !102, !tbaa !108
  %66 = fdiv contract float 1.000000e+00, %65, !dbg !116
    #dbg_value(float %66, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %67 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %17, !dbg !117
  %68 = load float, ptr addrspace(1) %67, align 4, !dbg !117, !tbaa !108
    #dbg_value(float %68, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %69 = fmul contract float %66, 8.350000e+03
  %70 = insertelement <2 x float> poison, float %68, i64 0
  %71 = insertelement <2 x float> %70, float %66, i64 1
  %72 = fmul contract <2 x float> %71, <float 0xBFF99999A0000000, float 2.500000e+02>
  %73 = extractelement <2 x float> %72, i64 0
  %74 = fsub contract float %73, %69
  %75 = tail call contract noundef float @llvm.exp.f32(float %74)
  %76 = shufflevector <2 x float> %72, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %77 = fsub contract <2 x float> %72, %76
  %78 = extractelement <2 x float> %77, i64 0
  %79 = tail call contract noundef float @llvm.exp.f32(float %78)
  %80 = insertelement <2 x float> poison, float %75, i64 0
  %81 = insertelement <2 x float> %80, float %79, i64 1
  %82 = fmul contract <2 x float> %81, splat (float 0x400C666660000000)
  %83 = fmul contract float %66, 3.165000e+03
  %84 = fmul contract <2 x float> %71, <float 0x40059999A0000000, float 2.235000e+03>
  %85 = extractelement <2 x float> %84, i64 0
  %86 = fsub contract float %85, %83
  %87 = tail call contract noundef float @llvm.exp.f32(float %86)
  %88 = shufflevector <2 x float> %84, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %89 = fsub contract <2 x float> %84, %88
  %90 = extractelement <2 x float> %89, i64 0
  %91 = tail call contract noundef float @llvm.exp.f32(float %90)
  %92 = insertelement <2 x float> poison, float %87, i64 0
  %93 = insertelement <2 x float> %92, float %91, i64 1
  %94 = fmul contract <2 x float> %93, splat (float 0x401451EB80000000)
  %95 = fmul contract float %68, 1.500000e+00
  %96 = fmul contract float %66, 1.726000e+03
  %97 = fsub contract float %95, %96
  %98 = tail call contract noundef float @llvm.exp.f32(float %97)
  %99 = fmul contract float %98, 0x400147AE20000000
  %100 = fmul contract float %66, 9.266000e+03
  %101 = fsub contract float %95, %100
  %102 = tail call contract noundef float @llvm.exp.f32(float %101)
  %103 = fmul contract float %102, 0x400147AE20000000
  %104 = fmul contract float %66, 6.743000e+03
  %105 = fmul contract <2 x float> %71, <float 2.000000e+00, float -1.727000e+03>
  %106 = extractelement <2 x float> %105, i64 0
  %107 = fsub contract float %106, %104
  %108 = tail call contract noundef float @llvm.exp.f32(float %107)
  %109 = shufflevector <2 x float> %105, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %110 = fsub contract <2 x float> %105, %109
  %111 = extractelement <2 x float> %110, i64 0
  %112 = tail call contract noundef float @llvm.exp.f32(float %111)
  %113 = fmul contract float %66, 4.140000e+02
  %114 = fmul contract float %66, 2.811400e+04
  %115 = fmul contract float %66, 1.480000e+02
  %116 = fmul contract float %66, 1.864800e+04
  %117 = fmul contract float %66, 1.000000e+01
  %118 = fmul contract float %66, 2.661000e+04
  %119 = fmul contract float %66, -2.500000e+02
  %120 = fmul contract float %66, 3.485000e+04
  %121 = fmul contract float %66, 6.030000e+03
  %122 = fmul contract float %66, 2.533000e+04
  %123 = fmul contract float %66, 1.998000e+03
  %124 = fmul contract float %66, 3.619800e+04
  %125 = fmul contract float %66, 4.000000e+03
  %126 = fmul contract <2 x float> %71, <float 0.000000e+00, float 1.240000e+04>
  %127 = extractelement <2 x float> %126, i64 0
  %128 = fsub contract float %127, %113
  %129 = tail call contract noundef float @llvm.exp.f32(float %128)
  %130 = fsub contract float %127, %114
  %131 = tail call contract noundef float @llvm.exp.f32(float %130)
  %132 = fsub contract float %127, %115
  %133 = tail call contract noundef float @llvm.exp.f32(float %132)
  %134 = fsub contract float %127, %116
  %135 = tail call contract noundef float @llvm.exp.f32(float %134)
  %136 = insertelement <2 x float> poison, float %133, i64 0
  %137 = insertelement <2 x float> %136, float %135, i64 1
  %138 = fmul contract <2 x float> %137, splat (float 0x401C51EB80000000)
  %139 = fsub contract float %127, %117
  %140 = tail call contract noundef float @llvm.exp.f32(float %139)
  %141 = insertelement <2 x float> poison, float %129, i64 0
  %142 = insertelement <2 x float> %141, float %140, i64 1
  %143 = fmul contract <2 x float> %142, <float 0x3FFA8F5C20000000, float 3.250000e+00>
  %144 = fsub contract float %127, %118
  %145 = tail call contract noundef float @llvm.exp.f32(float %144)
  %146 = insertelement <2 x float> poison, float %131, i64 0
  %147 = insertelement <2 x float> %146, float %145, i64 1
  %148 = fmul contract <2 x float> %147, <float 0x3FFA8F5C20000000, float 3.250000e+00>
  %149 = fsub contract float %127, %119
  %150 = tail call contract noundef float @llvm.exp.f32(float %149)
  %151 = insertelement <2 x float> poison, float %150, i64 0
  %152 = insertelement <2 x float> %151, float %108, i64 1
  %153 = fmul contract <2 x float> %152, <float 0x40071EB860000000, float 0x4007C28F60000000>
  %154 = fsub contract float %127, %120
  %155 = tail call contract noundef float @llvm.exp.f32(float %154)
  %156 = insertelement <2 x float> poison, float %155, i64 0
  %157 = insertelement <2 x float> %156, float %112, i64 1
  %158 = fmul contract <2 x float> %157, <float 0x40071EB860000000, float 0x4007C28F60000000>
  %159 = fsub contract float %127, %121
  %160 = tail call contract noundef float @llvm.exp.f32(float %159)
  %161 = fsub contract float %127, %122
  %162 = tail call contract noundef float @llvm.exp.f32(float %161)
  %163 = insertelement <2 x float> poison, float %160, i64 0
  %164 = insertelement <2 x float> %163, float %162, i64 1
  %165 = fmul contract <2 x float> %164, splat (float 0x4010CCCCC0000000)
  %166 = fsub contract float %127, %123
  %167 = tail call contract noundef float @llvm.exp.f32(float %166)
  %168 = fsub contract float %127, %124
  %169 = tail call contract noundef float @llvm.exp.f32(float %168)
  %170 = fsub contract float %127, %125
  %171 = tail call contract noundef float @llvm.exp.f32(float %170)
  %172 = insertelement <2 x float> poison, float %167, i64 0
  %173 = insertelement <2 x float> %172, float %171, i64 1
  %174 = fmul contract <2 x float> %173, <float 0x400347AE20000000, float 0x401347AE20000000>
  %175 = shufflevector <2 x float> %126, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %176 = fsub contract <2 x float> %126, %175
  %177 = extractelement <2 x float> %176, i64 0
  %178 = tail call contract noundef float @llvm.exp.f32(float %177)
  %179 = insertelement <2 x float> poison, float %169, i64 0
  %180 = insertelement <2 x float> %179, float %178, i64 1
  %181 = fmul contract <2 x float> %180, <float 0x400347AE20000000, float 0x401347AE20000000>
  %182 = fsub contract float %106, %123
  %183 = tail call contract noundef float @llvm.exp.f32(float %182)
  %184 = fmul contract float %183, 0x40231999A0000000
  %185 = fmul contract float %66, 9.498000e+03
  %186 = fsub contract float %106, %185
  %187 = tail call contract noundef float @llvm.exp.f32(float %186)
  %188 = fmul contract float %66, 5.000000e+01
  %189 = fsub contract float %127, %188
  %190 = fmul contract float %66, 1.595000e+04
  %191 = fsub contract float %127, %190
  %192 = fmul contract float %187, 0x40231999A0000000
  %193 = tail call contract noundef float @llvm.exp.f32(float %189)
  %194 = tail call contract noundef float @llvm.exp.f32(float %191)
  %195 = fmul contract float %66, 4.810000e+03
  %196 = fmul contract <2 x float> %71, <float 5.000000e-01, float 2.051000e+04>
  %197 = extractelement <2 x float> %196, i64 0
  %198 = fsub contract float %197, %195
  %199 = tail call contract noundef float @llvm.exp.f32(float %198)
  %200 = shufflevector <2 x float> %196, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %201 = fsub contract <2 x float> %196, %200
  %202 = extractelement <2 x float> %201, i64 0
  %203 = tail call contract noundef float @llvm.exp.f32(float %202)
  %204 = fmul contract float %66, 9.200000e+03
  %205 = fsub contract float %197, %204
  %206 = tail call contract noundef float @llvm.exp.f32(float %205)
  %207 = insertelement <2 x float> poison, float %206, i64 0
  %208 = insertelement <2 x float> %207, float %199, i64 1
  %209 = fmul contract <2 x float> %208, <float 0x401A851EC0000000, float 0x4017333340000000>
  %210 = fmul contract float %66, 3.550000e+04
  %211 = fsub contract float %197, %210
  %212 = tail call contract noundef float @llvm.exp.f32(float %211)
  %213 = insertelement <2 x float> poison, float %212, i64 0
  %214 = insertelement <2 x float> %213, float %203, i64 1
  %215 = fmul contract <2 x float> %214, <float 0x401A851EC0000000, float 0x4017333340000000>
  %216 = fmul contract float %66, 7.720000e+03
  %217 = fsub contract float %68, %216
  %218 = tail call contract noundef float @llvm.exp.f32(float %217)
  %219 = fmul contract float %66, 1.822000e+04
  %220 = fsub contract float %68, %219
  %221 = tail call contract noundef float @llvm.exp.f32(float %220)
  %222 = insertelement <2 x float> poison, float %218, i64 0
  %223 = insertelement <2 x float> %222, float %221, i64 1
  %224 = fmul contract <2 x float> %223, splat (float 0x3FF7AE1480000000)
  %225 = fmul contract float %66, 5.530000e+03
  %226 = fmul contract <2 x float> %71, <float 0x3FD3333340000000, float 1.793000e+04>
  %227 = extractelement <2 x float> %226, i64 0
  %228 = fsub contract float %227, %225
  %229 = tail call contract noundef float @llvm.exp.f32(float %228)
  %230 = shufflevector <2 x float> %226, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %231 = fsub contract <2 x float> %226, %230
  %232 = extractelement <2 x float> %231, i64 0
  %233 = tail call contract noundef float @llvm.exp.f32(float %232)
  %234 = fmul contract float %66, 2.310000e+03
  %235 = insertelement <2 x float> poison, float %229, i64 0
  %236 = fmul contract <2 x float> %71, <float 0x3FF4CCCCC0000000, float 1.951000e+04>
  %237 = extractelement <2 x float> %236, i64 0
  %238 = fsub contract float %237, %234
  %239 = tail call contract noundef float @llvm.exp.f32(float %238)
  %240 = insertelement <2 x float> %235, float %239, i64 1
  %241 = fmul contract <2 x float> %240, <float 0x4020428F60000000, float 0x400F47AE20000000>
  %242 = shufflevector <2 x float> %236, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %243 = fsub contract <2 x float> %236, %242
  %244 = extractelement <2 x float> %243, i64 0
  %245 = tail call contract noundef float @llvm.exp.f32(float %244)
  %246 = insertelement <2 x float> poison, float %233, i64 0
  %247 = insertelement <2 x float> %246, float %245, i64 1
  %248 = fmul contract <2 x float> %247, <float 0x4020428F60000000, float 0x400F47AE20000000>
  %249 = fmul contract float %66, 6.120000e+03
  %250 = fmul contract <2 x float> %71, <float 0x3FE6666660000000, float 2.092000e+04>
  %251 = extractelement <2 x float> %250, i64 0
  %252 = fsub contract float %251, %249
  %253 = tail call contract noundef float @llvm.exp.f32(float %252)
  %254 = shufflevector <2 x float> %250, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %255 = fsub contract <2 x float> %250, %254
  %256 = extractelement <2 x float> %255, i64 0
  %257 = tail call contract noundef float @llvm.exp.f32(float %256)
  %258 = fmul contract float %66, 3.890000e+03
  %259 = fmul contract <2 x float> %71, <float 0x3FC99999A0000000, float 2.519000e+04>
  %260 = extractelement <2 x float> %259, i64 0
  %261 = fsub contract float %260, %258
  %262 = tail call contract noundef float @llvm.exp.f32(float %261)
  %263 = insertelement <2 x float> poison, float %262, i64 0
  %264 = insertelement <2 x float> %263, float %253, i64 1
  %265 = fmul contract <2 x float> %264, <float 0x401DC28F60000000, float 0x4000666660000000>
  %266 = shufflevector <2 x float> %259, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %267 = fsub contract <2 x float> %259, %266
  %268 = extractelement <2 x float> %267, i64 0
  %269 = tail call contract noundef float @llvm.exp.f32(float %268)
  %270 = insertelement <2 x float> poison, float %269, i64 0
  %271 = insertelement <2 x float> %270, float %257, i64 1
  %272 = fmul contract <2 x float> %271, <float 0x401DC28F60000000, float 0x4000666660000000>
  %273 = insertelement <2 x float> poison, float %193, i64 0, !dbg !118
  %274 = insertelement <2 x float> %273, float %184, i64 1, !dbg !118
  %275 = insertelement <2 x float> poison, float %194, i64 0, !dbg !119
  %276 = insertelement <2 x float> %275, float %192, i64 1, !dbg !119
  br label %277, !dbg !115

277:                                              ; preds = %63, %277
  %278 = phi i32 [ %516, %277 ], [ 0, %63 ]
  %279 = phi <8 x float> [ %515, %277 ], [ %61, %63 ]
    #dbg_value(i32 %278, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !113)
    #dbg_value(ptr poison, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !120)
    #dbg_value(ptr poison, !81, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !121)
    #dbg_value(float 0x400C666660000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0xBFF99999A0000000, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 8.350000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x400C666660000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0xBFF99999A0000000, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 2.500000e+02, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !129, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !130, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %280 = extractelement <8 x float> %279, i64 0, !dbg !136
  %281 = extractelement <8 x float> %279, i64 4, !dbg !137
  %282 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 0, i32 2>, !dbg !118
  %283 = fmul contract <2 x float> %282, %82, !dbg !118
  %284 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 3, i32 4>, !dbg !138
  %285 = fmul contract <2 x float> %284, %283, !dbg !138
  %286 = shufflevector <2 x float> %285, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !139
  %287 = fsub contract <2 x float> %285, %286, !dbg !139
  %288 = extractelement <2 x float> %287, i64 0, !dbg !139
    #dbg_value(float %288, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %289 = fadd contract float %288, 0.000000e+00, !dbg !140
    #dbg_value(ptr poison, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !120)
    #dbg_value(float 0x401451EB80000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x40059999A0000000, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 3.165000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x401451EB80000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0x40059999A0000000, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 2.235000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %290 = extractelement <8 x float> %279, i64 1, !dbg !141
  %291 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 2, i32 0>, !dbg !118
  %292 = fmul contract <2 x float> %291, %94, !dbg !118
  %293 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 1, i32 4>, !dbg !138
  %294 = fmul contract <2 x float> %293, %292, !dbg !138
  %295 = insertelement <2 x float> %294, float 0.000000e+00, i64 1, !dbg !139
  %296 = shufflevector <2 x float> %294, <2 x float> %287, <2 x i32> <i32 1, i32 2>, !dbg !139
  %297 = fsub contract <2 x float> %295, %296, !dbg !139
  %298 = extractelement <2 x float> %297, i64 0, !dbg !139
    #dbg_value(float %298, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %299 = fsub contract float %289, %298, !dbg !142
  %300 = shufflevector <2 x float> %297, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %301 = fadd contract <2 x float> %297, %300, !dbg !140
  %302 = fadd contract float %298, %289, !dbg !143
    #dbg_value(float 0x400147AE20000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 1.500000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 1.726000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float %99, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x400147AE20000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 1.500000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 9.266000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float %103, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %303 = fmul contract float %290, %99, !dbg !118
  %304 = fmul contract float %281, %303, !dbg !138
  %305 = extractelement <8 x float> %279, i64 5, !dbg !144
  %306 = fmul contract float %305, %103, !dbg !119
  %307 = fmul contract float %280, %306, !dbg !145
  %308 = insertelement <2 x float> <float 0.000000e+00, float poison>, float %304, i64 1, !dbg !146
  %309 = insertelement <2 x float> %297, float %307, i64 1, !dbg !146
  %310 = fsub contract <2 x float> %308, %309, !dbg !146
  %311 = extractelement <2 x float> %310, i64 1, !dbg !146
    #dbg_value(float %311, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %312 = shufflevector <2 x float> %310, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !142
  %313 = fsub contract <2 x float> %310, %312, !dbg !142
  %314 = fsub contract float %302, %311, !dbg !146
  %315 = fadd contract float %311, 0.000000e+00, !dbg !140
  %316 = shufflevector <2 x float> %310, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !143
  %317 = fadd contract <2 x float> %316, %301, !dbg !143
    #dbg_value(float 0x4007C28F60000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 2.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 6.743000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x4007C28F60000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 2.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float -1.727000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x3FFA8F5C20000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 4.140000e+02, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x3FFA8F5C20000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 2.811400e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x401C51EB80000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 1.480000e+02, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x401C51EB80000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 1.864800e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %318 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 6, i32 4>, !dbg !118
  %319 = fmul contract <2 x float> %318, %138, !dbg !118
  %320 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 0, i32 4>, !dbg !138
  %321 = fmul contract <2 x float> %320, %319, !dbg !138
  %322 = shufflevector <2 x float> %321, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !139
  %323 = fsub contract <2 x float> %321, %322, !dbg !139
  %324 = extractelement <2 x float> %323, i64 0, !dbg !139
    #dbg_value(float %324, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 3.250000e+00, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 1.000000e+01, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 3.250000e+00, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 2.661000e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %325 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 6, i32 6>, !dbg !118
  %326 = fmul contract <2 x float> %325, %143, !dbg !118
  %327 = fmul contract <2 x float> %282, %326, !dbg !138
  %328 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 1, i32 3>, !dbg !119
  %329 = fmul contract <2 x float> %328, %148, !dbg !119
  %330 = fmul contract <2 x float> %284, %329, !dbg !145
  %331 = fsub contract <2 x float> %327, %330, !dbg !139
  %332 = extractelement <2 x float> %331, i64 0, !dbg !143
  %333 = fsub contract float 0.000000e+00, %332, !dbg !142
  %334 = fsub contract <2 x float> %317, %331, !dbg !146
  %335 = fadd contract <2 x float> %331, %313, !dbg !140
  %336 = shufflevector <2 x float> %297, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !143
  %337 = fadd contract <2 x float> %331, %336, !dbg !143
  %338 = fsub contract float %333, %324, !dbg !142
  %339 = fsub contract <2 x float> %334, %323, !dbg !146
  %340 = extractelement <2 x float> %331, i64 1, !dbg !143
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %341 = fsub contract float %338, %340, !dbg !142
  %342 = shufflevector <2 x float> %331, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %343 = fadd contract <2 x float> %342, %337, !dbg !140
    #dbg_value(float 0x40071EB860000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float -2.500000e+02, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x40071EB860000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 3.485000e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %344 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 6, i32 2>, !dbg !118
  %345 = fmul contract <2 x float> %344, %153, !dbg !118
  %346 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !138
  %347 = fmul contract <2 x float> %346, %345, !dbg !138
  %348 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 5, i32 4>, !dbg !119
  %349 = fmul contract <2 x float> %348, %158, !dbg !119
  %350 = fmul contract <2 x float> %284, %349, !dbg !145
  %351 = fsub contract <2 x float> %347, %350, !dbg !139
  %352 = extractelement <2 x float> %351, i64 1, !dbg !143
  %353 = fsub contract float %299, %352, !dbg !142
  %354 = fsub contract float %315, %352, !dbg !146
  %355 = fadd contract float %352, %314, !dbg !140
  %356 = fadd contract float %352, %355, !dbg !143
  %357 = fadd contract float %324, %356, !dbg !140
  %358 = fadd contract float %324, %357, !dbg !143
  %359 = fsub contract float %353, %340, !dbg !146
  %360 = fadd contract float %340, %358, !dbg !143
  %361 = extractelement <2 x float> %351, i64 0, !dbg !143
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %362 = fsub contract float %341, %361, !dbg !142
  %363 = fsub contract float %360, %361, !dbg !146
  %364 = fadd contract float %361, %354, !dbg !140
  %365 = fadd contract <2 x float> %351, %343, !dbg !143
    #dbg_value(float 0x4010CCCCC0000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 6.030000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x4010CCCCC0000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 2.533000e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %366 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !118
  %367 = fmul contract <2 x float> %366, %165, !dbg !118
  %368 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 6, i32 3>, !dbg !138
  %369 = fmul contract <2 x float> %368, %367, !dbg !138
  %370 = shufflevector <2 x float> %369, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !139
  %371 = fsub contract <2 x float> %369, %370, !dbg !139
  %372 = extractelement <2 x float> %371, i64 0, !dbg !139
    #dbg_value(float %372, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %373 = fsub contract float %362, %372, !dbg !142
  %374 = fsub contract float %373, %372, !dbg !146
  %375 = fadd contract float %372, 0.000000e+00, !dbg !140
  %376 = fadd contract <2 x float> %371, %365, !dbg !143
    #dbg_value(float 0x400347AE20000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 1.998000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x400347AE20000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 3.619800e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x401347AE20000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 4.000000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x401347AE20000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 1.240000e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %377 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 7, i32 7>, !dbg !118
  %378 = fmul contract <2 x float> %377, %174, !dbg !118
  %379 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> zeroinitializer, !dbg !138
  %380 = fmul contract <2 x float> %379, %378, !dbg !138
  %381 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 5, i32 6>, !dbg !119
  %382 = fmul contract <2 x float> %381, %181, !dbg !119
  %383 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 4, i32 1>, !dbg !145
  %384 = fmul contract <2 x float> %383, %382, !dbg !145
  %385 = fsub contract <2 x float> %380, %384, !dbg !139
  %386 = extractelement <2 x float> %385, i64 0, !dbg !143
  %387 = fsub contract float %375, %386, !dbg !142
  %388 = fsub contract <2 x float> %339, %385, !dbg !146
  %389 = fadd contract float %386, %364, !dbg !140
  %390 = fadd contract float %386, %363, !dbg !143
  %391 = extractelement <2 x float> %385, i64 1, !dbg !143
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %392 = fsub contract float %387, %391, !dbg !142
  %393 = shufflevector <2 x float> %385, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !146
  %394 = fsub contract <2 x float> %388, %393, !dbg !146
  %395 = fadd contract float %391, %374, !dbg !140
  %396 = shufflevector <2 x float> %385, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !143
  %397 = fadd contract <2 x float> %396, %335, !dbg !143
    #dbg_value(float 0x40231999A0000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 2.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 1.998000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float %184, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x40231999A0000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 2.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 9.498000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float %192, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 1.000000e+00, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 5.000000e+01, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float %193, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 1.000000e+00, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 1.595000e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float %194, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %398 = fmul contract <2 x float> %377, %274, !dbg !118
  %399 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 4, i32 2>, !dbg !138
  %400 = fmul contract <2 x float> %399, %398, !dbg !138
  %401 = fmul contract <2 x float> %318, %276, !dbg !119
  %402 = fmul contract <2 x float> %381, %401, !dbg !145
  %403 = fsub contract <2 x float> %400, %402, !dbg !139
  %404 = extractelement <2 x float> %403, i64 1, !dbg !143
  %405 = fsub contract float %392, %404, !dbg !142
  %406 = fsub contract float %359, %404, !dbg !146
  %407 = fadd contract float %404, %390, !dbg !140
  %408 = fadd contract float %404, %395, !dbg !143
  %409 = extractelement <2 x float> %403, i64 0, !dbg !143
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %410 = fsub contract float %405, %409, !dbg !142
  %411 = fsub contract float %407, %409, !dbg !146
  %412 = fadd contract float %409, %408, !dbg !140
  %413 = fadd contract float %409, %389, !dbg !143
    #dbg_value(float 0x4017333340000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 5.000000e-01, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 4.810000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x4017333340000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 5.000000e-01, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 2.051000e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x401A851EC0000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 5.000000e-01, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 9.200000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x401A851EC0000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 5.000000e-01, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 3.550000e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %414 = fmul contract <2 x float> %366, %209, !dbg !118
  %415 = fmul contract <2 x float> %293, %414, !dbg !138
  %416 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 7, i32 5>, !dbg !119
  %417 = fmul contract <2 x float> %416, %215, !dbg !119
  %418 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 0, i32 6>, !dbg !145
  %419 = fmul contract <2 x float> %418, %417, !dbg !145
  %420 = fsub contract <2 x float> %415, %419, !dbg !139
  %421 = extractelement <2 x float> %420, i64 1, !dbg !143
  %422 = fsub contract float %410, %421, !dbg !142
  %423 = fadd contract float %421, %413, !dbg !140
  %424 = fadd contract float %421, %412, !dbg !143
  %425 = extractelement <2 x float> %420, i64 0, !dbg !143
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %426 = fsub contract float %424, %425, !dbg !142
  %427 = fsub contract <2 x float> %397, %420, !dbg !146
  %428 = fadd contract float %425, %422, !dbg !140
  %429 = fadd contract <2 x float> %420, %394, !dbg !143
    #dbg_value(float 0x3FF7AE1480000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 1.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 7.720000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x3FF7AE1480000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 1.000000e+00, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 1.822000e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %430 = fmul contract <2 x float> %293, %224, !dbg !118
  %431 = fmul contract <2 x float> %284, %430, !dbg !138
  %432 = insertelement <2 x float> %431, float %411, i64 1, !dbg !139
  %433 = shufflevector <2 x float> %431, <2 x float> %420, <2 x i32> <i32 1, i32 3>, !dbg !139
  %434 = fsub contract <2 x float> %432, %433, !dbg !139
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %435 = fsub contract <2 x float> %427, %434, !dbg !142
  %436 = extractelement <2 x float> %435, i64 0, !dbg !142
  %437 = fsub contract <2 x float> %376, %434, !dbg !146
  %438 = shufflevector <2 x float> %434, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !140
  %439 = fadd contract <2 x float> %434, %438, !dbg !140
  %440 = fadd contract <2 x float> %434, %439, !dbg !143
    #dbg_value(float 0x4020428F60000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x3FD3333340000000, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 5.530000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x4020428F60000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0x3FD3333340000000, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 1.793000e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x400F47AE20000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x3FF4CCCCC0000000, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 2.310000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x400F47AE20000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0x3FF4CCCCC0000000, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 1.951000e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %441 = fmul contract <2 x float> %381, %241, !dbg !118
  %442 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 3, i32 0>, !dbg !138
  %443 = fmul contract <2 x float> %442, %441, !dbg !138
  %444 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 6, i32 5>, !dbg !119
  %445 = fmul contract <2 x float> %444, %248, !dbg !119
  %446 = fmul contract <2 x float> %399, %445, !dbg !145
  %447 = fsub contract <2 x float> %443, %446, !dbg !139
  %448 = extractelement <2 x float> %447, i64 0, !dbg !143
  %449 = fsub contract float %423, %448, !dbg !142
  %450 = fsub contract <2 x float> %437, %447, !dbg !146
  %451 = fadd contract float %448, %426, !dbg !140
  %452 = fadd contract <2 x float> %447, %440, !dbg !143
  %453 = extractelement <2 x float> %452, i64 0, !dbg !143
  %454 = extractelement <2 x float> %447, i64 1, !dbg !143
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %455 = fsub contract float %451, %454, !dbg !142
  %456 = shufflevector <2 x float> %447, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !146
  %457 = fsub contract <2 x float> %429, %456, !dbg !146
  %458 = extractelement <2 x float> %457, i64 0, !dbg !146
  %459 = fadd contract float %454, %449, !dbg !140
  %460 = fadd contract float %454, %406, !dbg !143
    #dbg_value(float 0x4000666660000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x3FE6666660000000, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 6.120000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x4000666660000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0x3FE6666660000000, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 2.092000e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x401DC28F60000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x3FC99999A0000000, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 3.890000e+03, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float poison, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(float 0x401DC28F60000000, !122, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 0x3FC99999A0000000, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float 2.519000e+04, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !134)
    #dbg_value(float poison, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %461 = fmul contract <2 x float> %377, %265, !dbg !118
  %462 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !138
  %463 = fmul contract <2 x float> %462, %461, !dbg !138
  %464 = fmul contract <2 x float> %381, %272, !dbg !119
  %465 = shufflevector <8 x float> %279, <8 x float> poison, <2 x i32> <i32 3, i32 6>, !dbg !145
  %466 = fmul contract <2 x float> %465, %464, !dbg !145
  %467 = fsub contract <2 x float> %463, %466, !dbg !139
  %468 = extractelement <2 x float> %467, i64 1, !dbg !143
  %469 = fsub contract float %428, %468, !dbg !142
  %470 = shufflevector <2 x float> %467, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !146
  %471 = fsub contract <2 x float> %450, %470, !dbg !146
  %472 = fadd contract float %468, %455, !dbg !140
  %473 = fadd contract float %468, %472, !dbg !143
  %474 = extractelement <2 x float> %467, i64 0, !dbg !143
    #dbg_value(float poison, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !133)
  %475 = fsub contract float %469, %474, !dbg !142
  %476 = fsub contract float %460, %474, !dbg !146
  %477 = fadd contract float %474, %459, !dbg !140
  %478 = fadd contract <2 x float> %467, %471, !dbg !143
  %479 = extractelement <2 x float> %478, i64 0, !dbg !143
    #dbg_value(i32 0, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(i32 0, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %480 = fmul contract float %5, %458, !dbg !148
  %481 = fadd contract float %280, %480, !dbg !151
  %482 = tail call contract noundef float @llvm.maxnum.f32(float %481, float 0.000000e+00), !dbg !152
  %483 = insertelement <8 x float> poison, float %482, i64 0, !dbg !153
    #dbg_value(i32 1, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %484 = fmul contract float %5, %436, !dbg !148
  %485 = fadd contract float %290, %484, !dbg !151
  %486 = tail call contract noundef float @llvm.maxnum.f32(float %485, float 0.000000e+00), !dbg !152
  %487 = insertelement <8 x float> %483, float %486, i64 1, !dbg !153
    #dbg_value(i32 2, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %488 = extractelement <8 x float> %279, i64 2, !dbg !154
  %489 = fmul contract float %5, %476, !dbg !148
  %490 = fadd contract float %488, %489, !dbg !151
  %491 = tail call contract noundef float @llvm.maxnum.f32(float %490, float 0.000000e+00), !dbg !152
  %492 = insertelement <8 x float> %487, float %491, i64 2, !dbg !153
    #dbg_value(i32 3, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %493 = extractelement <8 x float> %279, i64 3, !dbg !154
  %494 = fmul contract float %5, %479, !dbg !148
  %495 = fadd contract float %493, %494, !dbg !151
  %496 = tail call contract noundef float @llvm.maxnum.f32(float %495, float 0.000000e+00), !dbg !152
  %497 = insertelement <8 x float> %492, float %496, i64 3, !dbg !153
    #dbg_value(i32 4, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %498 = fmul contract float %5, %453, !dbg !148
  %499 = fadd contract float %281, %498, !dbg !151
  %500 = tail call contract noundef float @llvm.maxnum.f32(float %499, float 0.000000e+00), !dbg !152
  %501 = insertelement <8 x float> %497, float %500, i64 4, !dbg !153
    #dbg_value(i32 5, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %502 = fmul contract float %5, %477, !dbg !148
  %503 = fadd contract float %305, %502, !dbg !151
  %504 = tail call contract noundef float @llvm.maxnum.f32(float %503, float 0.000000e+00), !dbg !152
  %505 = insertelement <8 x float> %501, float %504, i64 5, !dbg !153
    #dbg_value(i32 6, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %506 = extractelement <8 x float> %279, i64 6, !dbg !154
  %507 = fmul contract float %5, %473, !dbg !148
  %508 = fadd contract float %506, %507, !dbg !151
  %509 = tail call contract noundef float @llvm.maxnum.f32(float %508, float 0.000000e+00), !dbg !152
  %510 = insertelement <8 x float> %505, float %509, i64 6, !dbg !153
    #dbg_value(i32 7, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %511 = extractelement <8 x float> %279, i64 7, !dbg !154
  %512 = fmul contract float %5, %475, !dbg !148
  %513 = fadd contract float %511, %512, !dbg !151
  %514 = tail call contract noundef float @llvm.maxnum.f32(float %513, float 0.000000e+00), !dbg !152
  %515 = insertelement <8 x float> %510, float %514, i64 7, !dbg !153
    #dbg_value(i32 8, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %516 = add nuw nsw i32 %278, 1, !dbg !155
    #dbg_value(i32 %516, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !113)
  %517 = icmp eq i32 %516, %4, !dbg !114
  br i1 %517, label %518, label %277, !dbg !115, !llvm.loop !156

518:                                              ; preds = %277, %16
  %519 = phi <8 x float> [ %61, %16 ], [ %515, %277 ]
    #dbg_value(i32 0, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
    #dbg_value(i32 0, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %520 = extractelement <8 x float> %519, i64 0, !dbg !161
  store float %520, ptr addrspace(1) %18, align 4, !dbg !164, !tbaa !108
    #dbg_value(i32 1, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %521 = extractelement <8 x float> %519, i64 1, !dbg !161
  store float %521, ptr addrspace(1) %23, align 4, !dbg !164, !tbaa !108
    #dbg_value(i32 2, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %522 = extractelement <8 x float> %519, i64 2, !dbg !161
  store float %522, ptr addrspace(1) %29, align 4, !dbg !164, !tbaa !108
    #dbg_value(i32 3, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %523 = extractelement <8 x float> %519, i64 3, !dbg !161
  store float %523, ptr addrspace(1) %35, align 4, !dbg !164, !tbaa !108
    #dbg_value(i32 4, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %524 = extractelement <8 x float> %519, i64 4, !dbg !161
  store float %524, ptr addrspace(1) %41, align 4, !dbg !164, !tbaa !108
    #dbg_value(i32 5, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %525 = extractelement <8 x float> %519, i64 5, !dbg !161
  store float %525, ptr addrspace(1) %47, align 4, !dbg !164, !tbaa !108
    #dbg_value(i32 6, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %526 = extractelement <8 x float> %519, i64 6, !dbg !161
  store float %526, ptr addrspace(1) %53, align 4, !dbg !164, !tbaa !108
    #dbg_value(i32 7, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %527 = extractelement <8 x float> %519, i64 7, !dbg !161
  store float %527, ptr addrspace(1) %59, align 4, !dbg !164, !tbaa !108
    #dbg_value(i32 8, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  br label %528, !dbg !165

528:                                              ; preds = %518, %6
  ret void, !dbg !165
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39}
!llvm.errno.tbaa = !{!40}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, globals: !16, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "hoisted_invariants.hip", directory: ".", checksumkind: CSK_MD5, checksum: "ae2580b572506abda9cd3e4f5a6e452d")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Species", scope: !4, file: !1, line: 12, baseType: !5, size: 32, elements: !6)
!4 = !DINamespace(scope: null)
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!7, !8, !9, !10, !11, !12, !13, !14, !15}
!7 = !DIEnumerator(name: "H", value: 0, isUnsigned: true)
!8 = !DIEnumerator(name: "H2", value: 1, isUnsigned: true)
!9 = !DIEnumerator(name: "O", value: 2, isUnsigned: true)
!10 = !DIEnumerator(name: "O2", value: 3, isUnsigned: true)
!11 = !DIEnumerator(name: "OH", value: 4, isUnsigned: true)
!12 = !DIEnumerator(name: "H2O", value: 5, isUnsigned: true)
!13 = !DIEnumerator(name: "HO2", value: 6, isUnsigned: true)
!14 = !DIEnumerator(name: "H2O2", value: 7, isUnsigned: true)
!15 = !DIEnumerator(name: "kSpecies", value: 8, isUnsigned: true)
!16 = !{!17}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "kReactions", linkageName: "_ZN12_GLOBAL__N_110kReactionsE", scope: !4, file: !1, line: 24, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 5120, elements: !32)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Reaction", scope: !4, file: !1, line: 14, size: 256, flags: DIFlagTypePassByValue, elements: !22)
!22 = !{!23, !25, !26, !27, !28, !29, !30, !31}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "factor", scope: !21, file: !1, line: 15, baseType: !24, size: 32)
!24 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "exponent", scope: !21, file: !1, line: 16, baseType: !24, size: 32, offset: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "activation", scope: !21, file: !1, line: 17, baseType: !24, size: 32, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "heat", scope: !21, file: !1, line: 18, baseType: !24, size: 32, offset: 96)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "left0", scope: !21, file: !1, line: 19, baseType: !3, size: 32, offset: 128)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "left1", scope: !21, file: !1, line: 19, baseType: !3, size: 32, offset: 160)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "right0", scope: !21, file: !1, line: 20, baseType: !3, size: 32, offset: 192)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "right1", scope: !21, file: !1, line: 20, baseType: !3, size: 32, offset: 224)
!32 = !{!33}
!33 = !DISubrange(count: 20)
!34 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!35 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{!41, !41, i64 0}
!41 = !{!"int", !42, i64 0}
!42 = !{!"omnipotent char", !43, i64 0}
!43 = !{!"Simple C++ TBAA"}
!44 = distinct !DISubprogram(name: "hoisted_invariants", linkageName: "_Z18hoisted_invariantsPfPKfS1_iif", scope: !1, file: !1, line: 57, type: !45, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !53)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !47, !49, !49, !52, !52, !24}
!47 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64, dwarfAddressSpace: 1)
!49 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !50)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64, dwarfAddressSpace: 1)
!51 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!52 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!53 = !{!54, !55, !56, !57, !58, !59, !60, !62, !63, !64, !68, !70, !72, !75, !78, !80, !81, !84, !86, !87, !88, !90}
!54 = !DILocalVariable(name: "concentrations", arg: 1, scope: !44, file: !1, line: 57, type: !47)
!55 = !DILocalVariable(name: "temperatures", arg: 2, scope: !44, file: !1, line: 57, type: !49)
!56 = !DILocalVariable(name: "log_temperatures", arg: 3, scope: !44, file: !1, line: 58, type: !49)
!57 = !DILocalVariable(name: "cells", arg: 4, scope: !44, file: !1, line: 58, type: !52)
!58 = !DILocalVariable(name: "steps", arg: 5, scope: !44, file: !1, line: 58, type: !52)
!59 = !DILocalVariable(name: "dt", arg: 6, scope: !44, file: !1, line: 58, type: !24)
!60 = !DILocalVariable(name: "cell", scope: !44, file: !1, line: 59, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !52)
!62 = !DILocalVariable(name: "inverse_temperature", scope: !44, file: !1, line: 63, type: !51)
!63 = !DILocalVariable(name: "log_temperature", scope: !44, file: !1, line: 64, type: !51)
!64 = !DILocalVariable(name: "y", scope: !44, file: !1, line: 65, type: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 256, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 8)
!68 = !DILocalVariable(name: "s", scope: !69, file: !1, line: 67, type: !52)
!69 = distinct !DILexicalBlock(scope: !44, file: !1, line: 67, column: 3)
!70 = !DILocalVariable(name: "step", scope: !71, file: !1, line: 72, type: !52)
!71 = distinct !DILexicalBlock(scope: !44, file: !1, line: 72, column: 3)
!72 = !DILocalVariable(name: "change", scope: !73, file: !1, line: 73, type: !65)
!73 = distinct !DILexicalBlock(scope: !74, file: !1, line: 72, column: 44)
!74 = distinct !DILexicalBlock(scope: !71, file: !1, line: 72, column: 3)
!75 = !DILocalVariable(name: "__range2", scope: !76, type: !77, flags: DIFlagArtificial)
!76 = distinct !DILexicalBlock(scope: !73, file: !1, line: 75, column: 5)
!77 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !19, size: 64, dwarfAddressSpace: 1)
!78 = !DILocalVariable(name: "__begin2", scope: !76, type: !79, flags: DIFlagArtificial)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, dwarfAddressSpace: 1)
!80 = !DILocalVariable(name: "__end2", scope: !76, type: !79, flags: DIFlagArtificial)
!81 = !DILocalVariable(name: "r", scope: !82, file: !1, line: 75, type: !83)
!82 = distinct !DILexicalBlock(scope: !76, file: !1, line: 75, column: 5)
!83 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !20, size: 64, dwarfAddressSpace: 1)
!84 = !DILocalVariable(name: "forward_rate", scope: !85, file: !1, line: 76, type: !51)
!85 = distinct !DILexicalBlock(scope: !82, file: !1, line: 75, column: 42)
!86 = !DILocalVariable(name: "backward_rate", scope: !85, file: !1, line: 78, type: !51)
!87 = !DILocalVariable(name: "progress", scope: !85, file: !1, line: 80, type: !51)
!88 = !DILocalVariable(name: "s", scope: !89, file: !1, line: 88, type: !52)
!89 = distinct !DILexicalBlock(scope: !73, file: !1, line: 88, column: 5)
!90 = !DILocalVariable(name: "s", scope: !91, file: !1, line: 94, type: !52)
!91 = distinct !DILexicalBlock(scope: !44, file: !1, line: 94, column: 3)
!92 = !DILocation(line: 0, scope: !44)
!93 = !DILocation(line: 59, column: 20, scope: !44)
!94 = !DILocation(line: 59, column: 33, scope: !44)
!95 = !{i16 1, i16 1025}
!96 = !{}
!97 = !DILocation(line: 59, column: 31, scope: !44)
!98 = !DILocation(line: 59, column: 46, scope: !44)
!99 = !DILocation(line: 59, column: 44, scope: !44)
!100 = !DILocation(line: 60, column: 12, scope: !101)
!101 = distinct !DILexicalBlock(scope: !44, file: !1, line: 60, column: 7)
!102 = !DILocation(line: 63, column: 44, scope: !44)
!103 = !DILocation(line: 65, column: 9, scope: !44)
!104 = !DILocation(line: 0, scope: !69)
!105 = !DILocation(line: 68, column: 12, scope: !106)
!106 = distinct !DILexicalBlock(scope: !107, file: !1, line: 67, column: 38)
!107 = distinct !DILexicalBlock(scope: !69, file: !1, line: 67, column: 3)
!108 = !{!109, !109, i64 0}
!109 = !{!"float", !42, i64 0}
!110 = !DILocation(line: 68, column: 10, scope: !106)
!111 = !DILocation(line: 68, column: 37, scope: !106)
!112 = !DILocation(line: 68, column: 29, scope: !106)
!113 = !DILocation(line: 0, scope: !71)
!114 = !DILocation(line: 72, column: 27, scope: !74)
!115 = !DILocation(line: 72, column: 3, scope: !71)
!116 = !DILocation(line: 63, column: 42, scope: !44)
!117 = !DILocation(line: 64, column: 33, scope: !44)
!118 = !DILocation(line: 81, column: 24, scope: !85)
!119 = !DILocation(line: 81, column: 66, scope: !85)
!120 = !DILocation(line: 0, scope: !76)
!121 = !DILocation(line: 0, scope: !82)
!122 = !DILocalVariable(name: "factor", arg: 1, scope: !123, file: !1, line: 48, type: !24)
!123 = distinct !DISubprogram(name: "arrhenius", linkageName: "_ZN12_GLOBAL__N_19arrheniusEfffff", scope: !4, file: !1, line: 48, type: !124, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !126)
!124 = !DISubroutineType(types: !125)
!125 = !{!24, !24, !24, !24, !24, !24}
!126 = !{!122, !127, !128, !129, !130}
!127 = !DILocalVariable(name: "exponent", arg: 2, scope: !123, file: !1, line: 48, type: !24)
!128 = !DILocalVariable(name: "activation", arg: 3, scope: !123, file: !1, line: 48, type: !24)
!129 = !DILocalVariable(name: "log_temperature", arg: 4, scope: !123, file: !1, line: 48, type: !24)
!130 = !DILocalVariable(name: "inverse_temperature", arg: 5, scope: !123, file: !1, line: 49, type: !24)
!131 = !DILocation(line: 0, scope: !123, inlinedAt: !132)
!132 = distinct !DILocation(line: 76, column: 34, scope: !85)
!133 = !DILocation(line: 0, scope: !85)
!134 = !DILocation(line: 0, scope: !123, inlinedAt: !135)
!135 = distinct !DILocation(line: 78, column: 35, scope: !85)
!136 = !DILocation(line: 81, column: 26, scope: !85)
!137 = !DILocation(line: 81, column: 82, scope: !85)
!138 = !DILocation(line: 81, column: 37, scope: !85)
!139 = !DILocation(line: 81, column: 50, scope: !85)
!140 = !DILocation(line: 84, column: 24, scope: !85)
!141 = !DILocation(line: 81, column: 39, scope: !85)
!142 = !DILocation(line: 82, column: 23, scope: !85)
!143 = !DILocation(line: 85, column: 24, scope: !85)
!144 = !DILocation(line: 81, column: 68, scope: !85)
!145 = !DILocation(line: 81, column: 80, scope: !85)
!146 = !DILocation(line: 83, column: 23, scope: !85)
!147 = !DILocation(line: 0, scope: !89)
!148 = !DILocation(line: 89, column: 30, scope: !149)
!149 = distinct !DILexicalBlock(scope: !150, file: !1, line: 88, column: 40)
!150 = distinct !DILexicalBlock(scope: !89, file: !1, line: 88, column: 5)
!151 = !DILocation(line: 89, column: 25, scope: !149)
!152 = !DILocation(line: 89, column: 14, scope: !149)
!153 = !DILocation(line: 89, column: 12, scope: !149)
!154 = !DILocation(line: 89, column: 20, scope: !149)
!155 = !DILocation(line: 72, column: 36, scope: !74)
!156 = distinct !{!156, !115, !157, !158, !159}
!157 = !DILocation(line: 91, column: 3, scope: !71)
!158 = !{!"llvm.loop.mustprogress"}
!159 = !{!"llvm.loop.unroll.disable"}
!160 = !DILocation(line: 0, scope: !91)
!161 = !DILocation(line: 95, column: 40, scope: !162)
!162 = distinct !DILexicalBlock(scope: !163, file: !1, line: 94, column: 38)
!163 = distinct !DILexicalBlock(scope: !91, file: !1, line: 94, column: 3)
!164 = !DILocation(line: 95, column: 38, scope: !162)
!165 = !DILocation(line: 97, column: 1, scope: !44)

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
  br i1 %15, label %16, label %476, !dbg !100

16:                                               ; preds = %6
    #dbg_value(ptr addrspace(1) %2, !56, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(ptr addrspace(1) %2, !56, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(ptr addrspace(1) %1, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(ptr addrspace(1) %1, !55, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %17 = sext i32 %14 to i64, !dbg !102
  %18 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %17, !dbg !102
  %19 = load float, ptr addrspace(1) %18, align 4, !dbg !102, !tbaa !103
    #dbg_value(float %64, !62, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_value(float poison, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
    #dbg_declare(ptr addrspace(5) poison, !64, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !105)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
    #dbg_value(i32 0, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17, !dbg !107
  %21 = load float, ptr addrspace(1) %20, align 4, !dbg !107, !tbaa !103
  %22 = insertelement <8 x float> poison, float %21, i64 0, !dbg !110
    #dbg_value(i32 1, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %23 = add nsw i32 %3, %14, !dbg !111
  %24 = sext i32 %23 to i64, !dbg !107
  %25 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24, !dbg !107
  %26 = load float, ptr addrspace(1) %25, align 4, !dbg !107, !tbaa !103
  %27 = insertelement <8 x float> %22, float %26, i64 1, !dbg !110
    #dbg_value(i32 2, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %28 = shl nsw i32 %3, 1, !dbg !112
  %29 = add nsw i32 %28, %14, !dbg !111
  %30 = sext i32 %29 to i64, !dbg !107
  %31 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %30, !dbg !107
  %32 = load float, ptr addrspace(1) %31, align 4, !dbg !107, !tbaa !103
  %33 = insertelement <8 x float> %27, float %32, i64 2, !dbg !110
    #dbg_value(i32 3, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %34 = mul nsw i32 %3, 3, !dbg !112
  %35 = add nsw i32 %34, %14, !dbg !111
  %36 = sext i32 %35 to i64, !dbg !107
  %37 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %36, !dbg !107
  %38 = load float, ptr addrspace(1) %37, align 4, !dbg !107, !tbaa !103
  %39 = insertelement <8 x float> %33, float %38, i64 3, !dbg !110
    #dbg_value(i32 4, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %40 = shl nsw i32 %3, 2, !dbg !112
  %41 = add nsw i32 %40, %14, !dbg !111
  %42 = sext i32 %41 to i64, !dbg !107
  %43 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %42, !dbg !107
  %44 = load float, ptr addrspace(1) %43, align 4, !dbg !107, !tbaa !103
  %45 = insertelement <8 x float> %39, float %44, i64 4, !dbg !110
    #dbg_value(i32 5, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %46 = mul nsw i32 %3, 5, !dbg !112
  %47 = add nsw i32 %46, %14, !dbg !111
  %48 = sext i32 %47 to i64, !dbg !107
  %49 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %48, !dbg !107
  %50 = load float, ptr addrspace(1) %49, align 4, !dbg !107, !tbaa !103
  %51 = insertelement <8 x float> %45, float %50, i64 5, !dbg !110
    #dbg_value(i32 6, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %52 = mul nsw i32 %3, 6, !dbg !112
  %53 = add nsw i32 %52, %14, !dbg !111
  %54 = sext i32 %53 to i64, !dbg !107
  %55 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %54, !dbg !107
  %56 = load float, ptr addrspace(1) %55, align 4, !dbg !107, !tbaa !103
  %57 = insertelement <8 x float> %51, float %56, i64 6, !dbg !110
    #dbg_value(i32 7, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %58 = mul nsw i32 %3, 7, !dbg !112
  %59 = add nsw i32 %58, %14, !dbg !111
  %60 = sext i32 %59 to i64, !dbg !107
  %61 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %60, !dbg !107
  %62 = load float, ptr addrspace(1) %61, align 4, !dbg !107, !tbaa !103
  %63 = insertelement <8 x float> %57, float %62, i64 7, !dbg !110
    #dbg_value(i32 8, !68, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !106)
  %64 = fdiv contract float 1.000000e+00, %19, !dbg !113
    #dbg_value(i32 0, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
  %65 = icmp sgt i32 %4, 0, !dbg !115
  br i1 %65, label %66, label %466, !dbg !116

66:                                               ; preds = %16
  %67 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %17, !dbg !117
  %68 = load float, ptr addrspace(1) %67, align 4, !dbg !117, !tbaa !103
    #dbg_value(float %68, !63, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !92)
  %69 = fmul contract float %68, 0xBFF99999A0000000
  %70 = fmul contract float %64, 8.350000e+03
  %71 = fsub contract float %69, %70
  %72 = tail call contract noundef float @llvm.exp.f32(float %71)
  %73 = fmul contract float %72, 0x400C666660000000
  %74 = fmul contract float %64, 2.500000e+02
  %75 = fsub contract float %69, %74
  %76 = tail call contract noundef float @llvm.exp.f32(float %75)
  %77 = fmul contract float %76, 0x400C666660000000
  %78 = fmul contract float %68, 0x40059999A0000000
  %79 = fmul contract float %64, 3.165000e+03
  %80 = fsub contract float %78, %79
  %81 = tail call contract noundef float @llvm.exp.f32(float %80)
  %82 = fmul contract float %81, 0x401451EB80000000
  %83 = fmul contract float %64, 2.235000e+03
  %84 = fsub contract float %78, %83
  %85 = tail call contract noundef float @llvm.exp.f32(float %84)
  %86 = fmul contract float %85, 0x401451EB80000000
  %87 = fmul contract float %68, 1.500000e+00
  %88 = fmul contract float %64, 1.726000e+03
  %89 = fsub contract float %87, %88
  %90 = tail call contract noundef float @llvm.exp.f32(float %89)
  %91 = fmul contract float %90, 0x400147AE20000000
  %92 = fmul contract float %64, 9.266000e+03
  %93 = fsub contract float %87, %92
  %94 = tail call contract noundef float @llvm.exp.f32(float %93)
  %95 = fmul contract float %94, 0x400147AE20000000
  %96 = fmul contract float %68, 2.000000e+00
  %97 = fmul contract float %64, 6.743000e+03
  %98 = fsub contract float %96, %97
  %99 = tail call contract noundef float @llvm.exp.f32(float %98)
  %100 = fmul contract float %99, 0x4007C28F60000000
  %101 = fmul contract float %64, -1.727000e+03
  %102 = fsub contract float %96, %101
  %103 = tail call contract noundef float @llvm.exp.f32(float %102)
  %104 = fmul contract float %103, 0x4007C28F60000000
  %105 = fmul contract float %68, 0.000000e+00
  %106 = fmul contract float %64, 4.140000e+02
  %107 = fsub contract float %105, %106
  %108 = tail call contract noundef float @llvm.exp.f32(float %107)
  %109 = fmul contract float %108, 0x3FFA8F5C20000000
  %110 = fmul contract float %64, 2.811400e+04
  %111 = fsub contract float %105, %110
  %112 = tail call contract noundef float @llvm.exp.f32(float %111)
  %113 = fmul contract float %112, 0x3FFA8F5C20000000
  %114 = fmul contract float %64, 1.480000e+02
  %115 = fsub contract float %105, %114
  %116 = tail call contract noundef float @llvm.exp.f32(float %115)
  %117 = fmul contract float %116, 0x401C51EB80000000
  %118 = fmul contract float %64, 1.864800e+04
  %119 = fsub contract float %105, %118
  %120 = tail call contract noundef float @llvm.exp.f32(float %119)
  %121 = fmul contract float %120, 0x401C51EB80000000
  %122 = fmul contract float %64, 1.000000e+01
  %123 = fsub contract float %105, %122
  %124 = tail call contract noundef float @llvm.exp.f32(float %123)
  %125 = fmul contract float %124, 3.250000e+00
  %126 = fmul contract float %64, 2.661000e+04
  %127 = fsub contract float %105, %126
  %128 = tail call contract noundef float @llvm.exp.f32(float %127)
  %129 = fmul contract float %128, 3.250000e+00
  %130 = fmul contract float %64, -2.500000e+02
  %131 = fsub contract float %105, %130
  %132 = tail call contract noundef float @llvm.exp.f32(float %131)
  %133 = fmul contract float %132, 0x40071EB860000000
  %134 = fmul contract float %64, 3.485000e+04
  %135 = fsub contract float %105, %134
  %136 = tail call contract noundef float @llvm.exp.f32(float %135)
  %137 = fmul contract float %136, 0x40071EB860000000
  %138 = fmul contract float %64, 6.030000e+03
  %139 = fsub contract float %105, %138
  %140 = tail call contract noundef float @llvm.exp.f32(float %139)
  %141 = fmul contract float %140, 0x4010CCCCC0000000
  %142 = fmul contract float %64, 2.533000e+04
  %143 = fsub contract float %105, %142
  %144 = tail call contract noundef float @llvm.exp.f32(float %143)
  %145 = fmul contract float %144, 0x4010CCCCC0000000
  %146 = fmul contract float %64, 1.998000e+03
  %147 = fsub contract float %105, %146
  %148 = tail call contract noundef float @llvm.exp.f32(float %147)
  %149 = fmul contract float %148, 0x400347AE20000000
  %150 = fmul contract float %64, 3.619800e+04
  %151 = fsub contract float %105, %150
  %152 = tail call contract noundef float @llvm.exp.f32(float %151)
  %153 = fmul contract float %152, 0x400347AE20000000
  %154 = fmul contract float %64, 4.000000e+03
  %155 = fsub contract float %105, %154
  %156 = tail call contract noundef float @llvm.exp.f32(float %155)
  %157 = fmul contract float %156, 0x401347AE20000000
  %158 = fmul contract float %64, 1.240000e+04
  %159 = fsub contract float %105, %158
  %160 = tail call contract noundef float @llvm.exp.f32(float %159)
  %161 = fmul contract float %160, 0x401347AE20000000
  %162 = fsub contract float %96, %146
  %163 = tail call contract noundef float @llvm.exp.f32(float %162)
  %164 = fmul contract float %163, 0x40231999A0000000
  %165 = fmul contract float %64, 9.498000e+03
  %166 = fsub contract float %96, %165
  %167 = tail call contract noundef float @llvm.exp.f32(float %166)
  %168 = fmul contract float %167, 0x40231999A0000000
  %169 = fmul contract float %64, 5.000000e+01
  %170 = fsub contract float %105, %169
  %171 = tail call contract noundef float @llvm.exp.f32(float %170)
  %172 = fmul contract float %64, 1.595000e+04
  %173 = fsub contract float %105, %172
  %174 = tail call contract noundef float @llvm.exp.f32(float %173)
  %175 = fmul contract float %68, 5.000000e-01
  %176 = fmul contract float %64, 4.810000e+03
  %177 = fsub contract float %175, %176
  %178 = tail call contract noundef float @llvm.exp.f32(float %177)
  %179 = fmul contract float %178, 0x4017333340000000
  %180 = fmul contract float %64, 2.051000e+04
  %181 = fsub contract float %175, %180
  %182 = tail call contract noundef float @llvm.exp.f32(float %181)
  %183 = fmul contract float %182, 0x4017333340000000
  %184 = fmul contract float %64, 9.200000e+03
  %185 = fsub contract float %175, %184
  %186 = tail call contract noundef float @llvm.exp.f32(float %185)
  %187 = fmul contract float %186, 0x401A851EC0000000
  %188 = fmul contract float %64, 3.550000e+04
  %189 = fsub contract float %175, %188
  %190 = tail call contract noundef float @llvm.exp.f32(float %189)
  %191 = fmul contract float %190, 0x401A851EC0000000
  %192 = fmul contract float %64, 7.720000e+03
  %193 = fsub contract float %68, %192
  %194 = tail call contract noundef float @llvm.exp.f32(float %193)
  %195 = fmul contract float %194, 0x3FF7AE1480000000
  %196 = fmul contract float %64, 1.822000e+04
  %197 = fsub contract float %68, %196
  %198 = tail call contract noundef float @llvm.exp.f32(float %197)
  %199 = fmul contract float %198, 0x3FF7AE1480000000
  %200 = fmul contract float %68, 0x3FD3333340000000
  %201 = fmul contract float %64, 5.530000e+03
  %202 = fsub contract float %200, %201
  %203 = tail call contract noundef float @llvm.exp.f32(float %202)
  %204 = fmul contract float %203, 0x4020428F60000000
  %205 = fmul contract float %64, 1.793000e+04
  %206 = fsub contract float %200, %205
  %207 = tail call contract noundef float @llvm.exp.f32(float %206)
  %208 = fmul contract float %207, 0x4020428F60000000
  %209 = fmul contract float %68, 0x3FF4CCCCC0000000
  %210 = fmul contract float %64, 2.310000e+03
  %211 = fsub contract float %209, %210
  %212 = tail call contract noundef float @llvm.exp.f32(float %211)
  %213 = fmul contract float %212, 0x400F47AE20000000
  %214 = fmul contract float %64, 1.951000e+04
  %215 = fsub contract float %209, %214
  %216 = tail call contract noundef float @llvm.exp.f32(float %215)
  %217 = fmul contract float %216, 0x400F47AE20000000
  %218 = fmul contract float %68, 0x3FE6666660000000
  %219 = fmul contract float %64, 6.120000e+03
  %220 = fsub contract float %218, %219
  %221 = tail call contract noundef float @llvm.exp.f32(float %220)
  %222 = fmul contract float %221, 0x4000666660000000
  %223 = fmul contract float %64, 2.092000e+04
  %224 = fsub contract float %218, %223
  %225 = tail call contract noundef float @llvm.exp.f32(float %224)
  %226 = fmul contract float %225, 0x4000666660000000
  %227 = fmul contract float %68, 0x3FC99999A0000000
  %228 = fmul contract float %64, 3.890000e+03
  %229 = fsub contract float %227, %228
  %230 = tail call contract noundef float @llvm.exp.f32(float %229)
  %231 = fmul contract float %230, 0x401DC28F60000000
  %232 = fmul contract float %64, 2.519000e+04
  %233 = fsub contract float %227, %232
  %234 = tail call contract noundef float @llvm.exp.f32(float %233)
  %235 = fmul contract float %234, 0x401DC28F60000000
  br label %236, !dbg !116

236:                                              ; preds = %66, %236
  %237 = phi i32 [ %464, %236 ], [ 0, %66 ]
  %238 = phi <8 x float> [ %463, %236 ], [ %63, %66 ]
    #dbg_value(i32 %237, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(ptr poison, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(ptr poison, !81, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !119)
    #dbg_value(float 0x400C666660000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0xBFF99999A0000000, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 8.350000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float poison, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %64, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %73, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x400C666660000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0xBFF99999A0000000, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 2.500000e+02, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float poison, !127, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %64, !128, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %77, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %239 = extractelement <8 x float> %238, i64 0, !dbg !134
  %240 = fmul contract float %239, %73, !dbg !135
  %241 = extractelement <8 x float> %238, i64 3, !dbg !136
  %242 = fmul contract float %241, %240, !dbg !137
  %243 = extractelement <8 x float> %238, i64 2, !dbg !138
  %244 = fmul contract float %243, %77, !dbg !139
  %245 = extractelement <8 x float> %238, i64 4, !dbg !140
  %246 = fmul contract float %245, %244, !dbg !141
  %247 = fsub contract float %242, %246, !dbg !142
    #dbg_value(float %247, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %248 = fsub contract float 0.000000e+00, %247, !dbg !143
  %249 = fadd contract float %247, 0.000000e+00, !dbg !144
    #dbg_value(ptr poison, !78, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !118)
    #dbg_value(float 0x401451EB80000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0x40059999A0000000, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 3.165000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %82, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x401451EB80000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0x40059999A0000000, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 2.235000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %86, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %250 = fmul contract float %243, %82, !dbg !135
  %251 = extractelement <8 x float> %238, i64 1, !dbg !136
  %252 = fmul contract float %251, %250, !dbg !137
  %253 = fmul contract float %239, %86, !dbg !139
  %254 = fmul contract float %245, %253, !dbg !141
  %255 = fsub contract float %252, %254, !dbg !142
    #dbg_value(float %255, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %256 = fsub contract float %249, %255, !dbg !143
  %257 = fsub contract float 0.000000e+00, %255, !dbg !145
  %258 = fadd contract float %255, %248, !dbg !144
  %259 = fadd contract float %255, %249, !dbg !146
    #dbg_value(float 0x400147AE20000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 1.500000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 1.726000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %91, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x400147AE20000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 1.500000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 9.266000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %95, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %260 = fmul contract float %251, %91, !dbg !135
  %261 = fmul contract float %245, %260, !dbg !137
  %262 = extractelement <8 x float> %238, i64 5, !dbg !138
  %263 = fmul contract float %262, %95, !dbg !139
  %264 = fmul contract float %239, %263, !dbg !141
  %265 = fsub contract float %261, %264, !dbg !142
    #dbg_value(float %265, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %266 = fsub contract float %257, %265, !dbg !143
  %267 = fsub contract float %259, %265, !dbg !145
  %268 = fadd contract float %265, 0.000000e+00, !dbg !144
  %269 = fadd contract float %265, %258, !dbg !146
    #dbg_value(float 0x4007C28F60000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 2.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 6.743000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %100, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x4007C28F60000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 2.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float -1.727000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %104, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %270 = fmul contract float %243, %100, !dbg !135
  %271 = fmul contract float %262, %270, !dbg !137
  %272 = fmul contract float %245, %104, !dbg !139
  %273 = fmul contract float %245, %272, !dbg !141
  %274 = fsub contract float %271, %273, !dbg !142
    #dbg_value(float %274, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %275 = fsub contract float %256, %274, !dbg !143
  %276 = fsub contract float %268, %274, !dbg !145
  %277 = fadd contract float %274, %267, !dbg !144
  %278 = fadd contract float %274, %277, !dbg !146
    #dbg_value(float 0x3FFA8F5C20000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 4.140000e+02, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %109, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x3FFA8F5C20000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 2.811400e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %113, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %279 = extractelement <8 x float> %238, i64 6, !dbg !134
  %280 = fmul contract float %279, %109, !dbg !135
  %281 = fmul contract float %239, %280, !dbg !137
  %282 = fmul contract float %251, %113, !dbg !139
  %283 = fmul contract float %241, %282, !dbg !141
  %284 = fsub contract float %281, %283, !dbg !142
    #dbg_value(float %284, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %285 = fsub contract float 0.000000e+00, %284, !dbg !143
  %286 = fsub contract float %269, %284, !dbg !145
  %287 = fadd contract float %284, %266, !dbg !144
  %288 = fadd contract float %284, %248, !dbg !146
    #dbg_value(float 0x401C51EB80000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 1.480000e+02, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %117, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x401C51EB80000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 1.864800e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %121, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %289 = fmul contract float %279, %117, !dbg !135
  %290 = fmul contract float %239, %289, !dbg !137
  %291 = fmul contract float %245, %121, !dbg !139
  %292 = fmul contract float %245, %291, !dbg !141
  %293 = fsub contract float %290, %292, !dbg !142
    #dbg_value(float %293, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %294 = fsub contract float %285, %293, !dbg !143
  %295 = fsub contract float %286, %293, !dbg !145
  %296 = fadd contract float %293, %278, !dbg !144
  %297 = fadd contract float %293, %296, !dbg !146
    #dbg_value(float 3.250000e+00, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 1.000000e+01, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %125, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 3.250000e+00, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 2.661000e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %129, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %298 = fmul contract float %279, %125, !dbg !135
  %299 = fmul contract float %243, %298, !dbg !137
  %300 = fmul contract float %241, %129, !dbg !139
  %301 = fmul contract float %245, %300, !dbg !141
  %302 = fsub contract float %299, %301, !dbg !142
    #dbg_value(float %302, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %303 = fsub contract float %294, %302, !dbg !143
  %304 = fsub contract float %275, %302, !dbg !145
  %305 = fadd contract float %302, %288, !dbg !144
  %306 = fadd contract float %302, %297, !dbg !146
    #dbg_value(float 0x40071EB860000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float -2.500000e+02, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %133, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x40071EB860000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 3.485000e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %137, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %307 = fmul contract float %279, %133, !dbg !135
  %308 = fmul contract float %245, %307, !dbg !137
  %309 = fmul contract float %262, %137, !dbg !139
  %310 = fmul contract float %241, %309, !dbg !141
  %311 = fsub contract float %308, %310, !dbg !142
    #dbg_value(float %311, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %312 = fsub contract float %303, %311, !dbg !143
  %313 = fsub contract float %306, %311, !dbg !145
  %314 = fadd contract float %311, %276, !dbg !144
  %315 = fadd contract float %311, %305, !dbg !146
    #dbg_value(float 0x4010CCCCC0000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 6.030000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %141, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x4010CCCCC0000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 2.533000e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %145, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %316 = fmul contract float %279, %141, !dbg !135
  %317 = fmul contract float %279, %316, !dbg !137
  %318 = extractelement <8 x float> %238, i64 7, !dbg !138
  %319 = fmul contract float %318, %145, !dbg !139
  %320 = fmul contract float %241, %319, !dbg !141
  %321 = fsub contract float %317, %320, !dbg !142
    #dbg_value(float %321, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %322 = fsub contract float %312, %321, !dbg !143
  %323 = fsub contract float %322, %321, !dbg !145
  %324 = fadd contract float %321, 0.000000e+00, !dbg !144
  %325 = fadd contract float %321, %315, !dbg !146
    #dbg_value(float 0x400347AE20000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 1.998000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %149, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x400347AE20000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 3.619800e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %153, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %326 = fmul contract float %318, %149, !dbg !135
  %327 = fmul contract float %239, %326, !dbg !137
  %328 = fmul contract float %262, %153, !dbg !139
  %329 = fmul contract float %245, %328, !dbg !141
  %330 = fsub contract float %327, %329, !dbg !142
    #dbg_value(float %330, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %331 = fsub contract float %324, %330, !dbg !143
  %332 = fsub contract float %295, %330, !dbg !145
  %333 = fadd contract float %330, %314, !dbg !144
  %334 = fadd contract float %330, %313, !dbg !146
    #dbg_value(float 0x401347AE20000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 4.000000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %157, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x401347AE20000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 1.240000e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %161, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %335 = fmul contract float %318, %157, !dbg !135
  %336 = fmul contract float %239, %335, !dbg !137
  %337 = fmul contract float %279, %161, !dbg !139
  %338 = fmul contract float %251, %337, !dbg !141
  %339 = fsub contract float %336, %338, !dbg !142
    #dbg_value(float %339, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %340 = fsub contract float %331, %339, !dbg !143
  %341 = fsub contract float %332, %339, !dbg !145
  %342 = fadd contract float %339, %323, !dbg !144
  %343 = fadd contract float %339, %287, !dbg !146
    #dbg_value(float 0x40231999A0000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 2.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 1.998000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %164, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x40231999A0000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 2.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 9.498000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %168, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %344 = fmul contract float %318, %164, !dbg !135
  %345 = fmul contract float %243, %344, !dbg !137
  %346 = fmul contract float %245, %168, !dbg !139
  %347 = fmul contract float %279, %346, !dbg !141
  %348 = fsub contract float %345, %347, !dbg !142
    #dbg_value(float %348, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %349 = fsub contract float %340, %348, !dbg !143
  %350 = fsub contract float %304, %348, !dbg !145
  %351 = fadd contract float %348, %334, !dbg !144
  %352 = fadd contract float %348, %342, !dbg !146
    #dbg_value(float 1.000000e+00, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 5.000000e+01, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %171, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 1.000000e+00, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 1.595000e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %174, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %353 = fmul contract float %318, %171, !dbg !135
  %354 = fmul contract float %245, %353, !dbg !137
  %355 = fmul contract float %279, %174, !dbg !139
  %356 = fmul contract float %262, %355, !dbg !141
  %357 = fsub contract float %354, %356, !dbg !142
    #dbg_value(float %357, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %358 = fsub contract float %349, %357, !dbg !143
  %359 = fsub contract float %351, %357, !dbg !145
  %360 = fadd contract float %357, %352, !dbg !144
  %361 = fadd contract float %357, %333, !dbg !146
    #dbg_value(float 0x4017333340000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 5.000000e-01, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 4.810000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %179, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x4017333340000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 5.000000e-01, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 2.051000e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %183, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %362 = fmul contract float %318, %179, !dbg !135
  %363 = fmul contract float %245, %362, !dbg !137
  %364 = fmul contract float %262, %183, !dbg !139
  %365 = fmul contract float %279, %364, !dbg !141
  %366 = fsub contract float %363, %365, !dbg !142
    #dbg_value(float %366, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %367 = fsub contract float %358, %366, !dbg !143
  %368 = fsub contract float %359, %366, !dbg !145
  %369 = fadd contract float %366, %361, !dbg !144
  %370 = fadd contract float %366, %360, !dbg !146
    #dbg_value(float 0x401A851EC0000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 5.000000e-01, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 9.200000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %187, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x401A851EC0000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 5.000000e-01, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 3.550000e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %191, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %371 = fmul contract float %279, %187, !dbg !135
  %372 = fmul contract float %251, %371, !dbg !137
  %373 = fmul contract float %318, %191, !dbg !139
  %374 = fmul contract float %239, %373, !dbg !141
  %375 = fsub contract float %372, %374, !dbg !142
    #dbg_value(float %375, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %376 = fsub contract float %370, %375, !dbg !143
  %377 = fsub contract float %343, %375, !dbg !145
  %378 = fadd contract float %375, %367, !dbg !144
  %379 = fadd contract float %375, %341, !dbg !146
    #dbg_value(float 0x3FF7AE1480000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 1.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 7.720000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %195, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x3FF7AE1480000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 1.000000e+00, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 1.822000e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %199, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %380 = fmul contract float %251, %195, !dbg !135
  %381 = fmul contract float %241, %380, !dbg !137
  %382 = fmul contract float %245, %199, !dbg !139
  %383 = fmul contract float %245, %382, !dbg !141
  %384 = fsub contract float %381, %383, !dbg !142
    #dbg_value(float %384, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %385 = fsub contract float %377, %384, !dbg !143
  %386 = fsub contract float %325, %384, !dbg !145
  %387 = fadd contract float %384, %368, !dbg !144
  %388 = fadd contract float %384, %387, !dbg !146
    #dbg_value(float 0x4020428F60000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0x3FD3333340000000, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 5.530000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %204, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x4020428F60000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0x3FD3333340000000, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 1.793000e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %208, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %389 = fmul contract float %262, %204, !dbg !135
  %390 = fmul contract float %241, %389, !dbg !137
  %391 = fmul contract float %279, %208, !dbg !139
  %392 = fmul contract float %245, %391, !dbg !141
  %393 = fsub contract float %390, %392, !dbg !142
    #dbg_value(float %393, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %394 = fsub contract float %369, %393, !dbg !143
  %395 = fsub contract float %386, %393, !dbg !145
  %396 = fadd contract float %393, %376, !dbg !144
  %397 = fadd contract float %393, %388, !dbg !146
    #dbg_value(float 0x400F47AE20000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0x3FF4CCCCC0000000, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 2.310000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %213, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x400F47AE20000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0x3FF4CCCCC0000000, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 1.951000e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %217, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %398 = fmul contract float %279, %213, !dbg !135
  %399 = fmul contract float %239, %398, !dbg !137
  %400 = fmul contract float %262, %217, !dbg !139
  %401 = fmul contract float %243, %400, !dbg !141
  %402 = fsub contract float %399, %401, !dbg !142
    #dbg_value(float %402, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %403 = fsub contract float %396, %402, !dbg !143
  %404 = fsub contract float %379, %402, !dbg !145
  %405 = fadd contract float %402, %394, !dbg !144
  %406 = fadd contract float %402, %350, !dbg !146
    #dbg_value(float 0x4000666660000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0x3FE6666660000000, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 6.120000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %222, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x4000666660000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0x3FE6666660000000, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 2.092000e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %226, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %407 = fmul contract float %318, %222, !dbg !135
  %408 = fmul contract float %241, %407, !dbg !137
  %409 = fmul contract float %279, %226, !dbg !139
  %410 = fmul contract float %279, %409, !dbg !141
  %411 = fsub contract float %408, %410, !dbg !142
    #dbg_value(float %411, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %412 = fsub contract float %378, %411, !dbg !143
  %413 = fsub contract float %395, %411, !dbg !145
  %414 = fadd contract float %411, %403, !dbg !144
  %415 = fadd contract float %411, %414, !dbg !146
    #dbg_value(float 0x401DC28F60000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 0x3FC99999A0000000, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float 3.890000e+03, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !129)
    #dbg_value(float %231, !84, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
    #dbg_value(float 0x401DC28F60000000, !120, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 0x3FC99999A0000000, !125, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float 2.519000e+04, !126, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !132)
    #dbg_value(float %235, !86, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %416 = fmul contract float %318, %231, !dbg !135
  %417 = fmul contract float %243, %416, !dbg !137
  %418 = fmul contract float %262, %235, !dbg !139
  %419 = fmul contract float %241, %418, !dbg !141
  %420 = fsub contract float %417, %419, !dbg !142
    #dbg_value(float %420, !87, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !131)
  %421 = fsub contract float %412, %420, !dbg !143
  %422 = fsub contract float %406, %420, !dbg !145
  %423 = fadd contract float %420, %405, !dbg !144
  %424 = fadd contract float %420, %413, !dbg !146
    #dbg_value(i32 0, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
    #dbg_value(i32 0, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %425 = fmul contract float %5, %404, !dbg !148
  %426 = fadd contract float %239, %425, !dbg !151
  %427 = tail call contract noundef float @llvm.maxnum.f32(float %426, float 0.000000e+00), !dbg !152
  %428 = insertelement <8 x float> poison, float %427, i64 0, !dbg !153
    #dbg_value(i32 1, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %429 = extractelement <8 x float> %238, i64 1, !dbg !154
  %430 = fmul contract float %5, %385, !dbg !148
  %431 = fadd contract float %429, %430, !dbg !151
  %432 = tail call contract noundef float @llvm.maxnum.f32(float %431, float 0.000000e+00), !dbg !152
  %433 = insertelement <8 x float> %428, float %432, i64 1, !dbg !153
    #dbg_value(i32 2, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %434 = extractelement <8 x float> %238, i64 2, !dbg !154
  %435 = fmul contract float %5, %422, !dbg !148
  %436 = fadd contract float %434, %435, !dbg !151
  %437 = tail call contract noundef float @llvm.maxnum.f32(float %436, float 0.000000e+00), !dbg !152
  %438 = insertelement <8 x float> %433, float %437, i64 2, !dbg !153
    #dbg_value(i32 3, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %439 = extractelement <8 x float> %238, i64 3, !dbg !154
  %440 = fmul contract float %5, %424, !dbg !148
  %441 = fadd contract float %439, %440, !dbg !151
  %442 = tail call contract noundef float @llvm.maxnum.f32(float %441, float 0.000000e+00), !dbg !152
  %443 = insertelement <8 x float> %438, float %442, i64 3, !dbg !153
    #dbg_value(i32 4, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %444 = extractelement <8 x float> %238, i64 4, !dbg !154
  %445 = fmul contract float %5, %397, !dbg !148
  %446 = fadd contract float %444, %445, !dbg !151
  %447 = tail call contract noundef float @llvm.maxnum.f32(float %446, float 0.000000e+00), !dbg !152
  %448 = insertelement <8 x float> %443, float %447, i64 4, !dbg !153
    #dbg_value(i32 5, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %449 = extractelement <8 x float> %238, i64 5, !dbg !154
  %450 = fmul contract float %5, %423, !dbg !148
  %451 = fadd contract float %449, %450, !dbg !151
  %452 = tail call contract noundef float @llvm.maxnum.f32(float %451, float 0.000000e+00), !dbg !152
  %453 = insertelement <8 x float> %448, float %452, i64 5, !dbg !153
    #dbg_value(i32 6, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %454 = extractelement <8 x float> %238, i64 6, !dbg !154
  %455 = fmul contract float %5, %415, !dbg !148
  %456 = fadd contract float %454, %455, !dbg !151
  %457 = tail call contract noundef float @llvm.maxnum.f32(float %456, float 0.000000e+00), !dbg !152
  %458 = insertelement <8 x float> %453, float %457, i64 6, !dbg !153
    #dbg_value(i32 7, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %459 = extractelement <8 x float> %238, i64 7, !dbg !154
  %460 = fmul contract float %5, %421, !dbg !148
  %461 = fadd contract float %459, %460, !dbg !151
  %462 = tail call contract noundef float @llvm.maxnum.f32(float %461, float 0.000000e+00), !dbg !152
  %463 = insertelement <8 x float> %458, float %462, i64 7, !dbg !153
    #dbg_value(i32 8, !88, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !147)
  %464 = add nuw nsw i32 %237, 1, !dbg !155
    #dbg_value(i32 %464, !70, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !114)
  %465 = icmp eq i32 %464, %4, !dbg !115
  br i1 %465, label %466, label %236, !dbg !116, !llvm.loop !156

466:                                              ; preds = %236, %16
  %467 = phi <8 x float> [ %63, %16 ], [ %463, %236 ]
    #dbg_value(i32 0, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
    #dbg_value(i32 0, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %468 = extractelement <8 x float> %467, i64 0, !dbg !161
  store float %468, ptr addrspace(1) %20, align 4, !dbg !164, !tbaa !103
    #dbg_value(i32 1, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %469 = extractelement <8 x float> %467, i64 1, !dbg !161
  store float %469, ptr addrspace(1) %25, align 4, !dbg !164, !tbaa !103
    #dbg_value(i32 2, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %470 = extractelement <8 x float> %467, i64 2, !dbg !161
  store float %470, ptr addrspace(1) %31, align 4, !dbg !164, !tbaa !103
    #dbg_value(i32 3, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %471 = extractelement <8 x float> %467, i64 3, !dbg !161
  store float %471, ptr addrspace(1) %37, align 4, !dbg !164, !tbaa !103
    #dbg_value(i32 4, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %472 = extractelement <8 x float> %467, i64 4, !dbg !161
  store float %472, ptr addrspace(1) %43, align 4, !dbg !164, !tbaa !103
    #dbg_value(i32 5, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %473 = extractelement <8 x float> %467, i64 5, !dbg !161
  store float %473, ptr addrspace(1) %49, align 4, !dbg !164, !tbaa !103
    #dbg_value(i32 6, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %474 = extractelement <8 x float> %467, i64 6, !dbg !161
  store float %474, ptr addrspace(1) %55, align 4, !dbg !164, !tbaa !103
    #dbg_value(i32 7, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  %475 = extractelement <8 x float> %467, i64 7, !dbg !161
  store float %475, ptr addrspace(1) %61, align 4, !dbg !164, !tbaa !103
    #dbg_value(i32 8, !90, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !160)
  br label %476, !dbg !165

476:                                              ; preds = %466, %6
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
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
!103 = !{!104, !104, i64 0}
!104 = !{!"float", !42, i64 0}
!105 = !DILocation(line: 65, column: 9, scope: !44)
!106 = !DILocation(line: 0, scope: !69)
!107 = !DILocation(line: 68, column: 12, scope: !108)
!108 = distinct !DILexicalBlock(scope: !109, file: !1, line: 67, column: 38)
!109 = distinct !DILexicalBlock(scope: !69, file: !1, line: 67, column: 3)
!110 = !DILocation(line: 68, column: 10, scope: !108)
!111 = !DILocation(line: 68, column: 37, scope: !108)
!112 = !DILocation(line: 68, column: 29, scope: !108)
!113 = !DILocation(line: 63, column: 42, scope: !44)
!114 = !DILocation(line: 0, scope: !71)
!115 = !DILocation(line: 72, column: 27, scope: !74)
!116 = !DILocation(line: 72, column: 3, scope: !71)
!117 = !DILocation(line: 64, column: 33, scope: !44)
!118 = !DILocation(line: 0, scope: !76)
!119 = !DILocation(line: 0, scope: !82)
!120 = !DILocalVariable(name: "factor", arg: 1, scope: !121, file: !1, line: 48, type: !24)
!121 = distinct !DISubprogram(name: "arrhenius", linkageName: "_ZN12_GLOBAL__N_19arrheniusEfffff", scope: !4, file: !1, line: 48, type: !122, scopeLine: 49, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !124)
!122 = !DISubroutineType(types: !123)
!123 = !{!24, !24, !24, !24, !24, !24}
!124 = !{!120, !125, !126, !127, !128}
!125 = !DILocalVariable(name: "exponent", arg: 2, scope: !121, file: !1, line: 48, type: !24)
!126 = !DILocalVariable(name: "activation", arg: 3, scope: !121, file: !1, line: 48, type: !24)
!127 = !DILocalVariable(name: "log_temperature", arg: 4, scope: !121, file: !1, line: 48, type: !24)
!128 = !DILocalVariable(name: "inverse_temperature", arg: 5, scope: !121, file: !1, line: 49, type: !24)
!129 = !DILocation(line: 0, scope: !121, inlinedAt: !130)
!130 = distinct !DILocation(line: 76, column: 34, scope: !85)
!131 = !DILocation(line: 0, scope: !85)
!132 = !DILocation(line: 0, scope: !121, inlinedAt: !133)
!133 = distinct !DILocation(line: 78, column: 35, scope: !85)
!134 = !DILocation(line: 81, column: 26, scope: !85)
!135 = !DILocation(line: 81, column: 24, scope: !85)
!136 = !DILocation(line: 81, column: 39, scope: !85)
!137 = !DILocation(line: 81, column: 37, scope: !85)
!138 = !DILocation(line: 81, column: 68, scope: !85)
!139 = !DILocation(line: 81, column: 66, scope: !85)
!140 = !DILocation(line: 81, column: 82, scope: !85)
!141 = !DILocation(line: 81, column: 80, scope: !85)
!142 = !DILocation(line: 81, column: 50, scope: !85)
!143 = !DILocation(line: 82, column: 23, scope: !85)
!144 = !DILocation(line: 84, column: 24, scope: !85)
!145 = !DILocation(line: 83, column: 23, scope: !85)
!146 = !DILocation(line: 85, column: 24, scope: !85)
!147 = !DILocation(line: 0, scope: !89)
!148 = !DILocation(line: 89, column: 30, scope: !149)
!149 = distinct !DILexicalBlock(scope: !150, file: !1, line: 88, column: 40)
!150 = distinct !DILexicalBlock(scope: !89, file: !1, line: 88, column: 5)
!151 = !DILocation(line: 89, column: 25, scope: !149)
!152 = !DILocation(line: 89, column: 14, scope: !149)
!153 = !DILocation(line: 89, column: 12, scope: !149)
!154 = !DILocation(line: 89, column: 20, scope: !149)
!155 = !DILocation(line: 72, column: 36, scope: !74)
!156 = distinct !{!156, !116, !157, !158, !159}
!157 = !DILocation(line: 91, column: 3, scope: !71)
!158 = !{!"llvm.loop.mustprogress"}
!159 = !{!"llvm.loop.unroll.disable"}
!160 = !DILocation(line: 0, scope: !91)
!161 = !DILocation(line: 95, column: 40, scope: !162)
!162 = distinct !DILexicalBlock(scope: !163, file: !1, line: 94, column: 38)
!163 = distinct !DILexicalBlock(scope: !91, file: !1, line: 94, column: 3)
!164 = !DILocation(line: 95, column: 38, scope: !162)
!165 = !DILocation(line: 97, column: 1, scope: !44)


%struct.Lane = type { ptr, i32, i32, [3 x i32], i32, i32, i32, i32, ptr, ptr, i64 }

@launch = internal unnamed_addr global ptr null, align 8
@lane = internal unnamed_addr global ptr null, align 8
@workgroup = internal unnamed_addr global [3 x i32] zeroinitializer, align 4
@scheduler = internal global ptr null, align 8
@memory = internal unnamed_addr global ptr null, align 8
@latest = internal unnamed_addr global ptr null, align 8
@lane_count = internal unnamed_addr global i32 0, align 4
@lanes = internal unnamed_addr global ptr null, align 8
@multiply_matrices.a = internal global [4096 x double] zeroinitializer, align 16
@multiply_matrices.b = internal global [4096 x double] zeroinitializer, align 16
@switch.table.write_value = private unnamed_addr constant [4 x i64] [i64 2047, i64 255, i64 16777215, i64 9007199254740991], align 8
@switch.table.write_value.1 = private unnamed_addr constant [4 x i64] [i64 14336, i64 16128, i64 1056964608, i64 4602678819172646912], align 8
@switch.table.rt_run = private unnamed_addr constant [10 x i32] [i32 2, i32 2, i32 4, i32 8, i32 1, i32 1, i32 1, i32 1, i32 1, i32 4], align 4
@switch.table.rt_run.2 = private unnamed_addr constant [10 x i64] [i64 2, i64 2, i64 4, i64 8, i64 1, i64 1, i64 1, i64 1, i64 1, i64 4], align 8

; Function Attrs: nounwind optsize
define dso_local void @rt_cross(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = load ptr, ptr @lane, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 28
  store i32 %0, ptr %8, align 4, !tbaa !10
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i32 %1, ptr %9, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 36
  store i32 %2, ptr %10, align 4, !tbaa !15
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i32 %3, ptr %11, align 8, !tbaa !16
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store ptr %4, ptr %12, align 8, !tbaa !17
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %5, ptr %13, align 8, !tbaa !18
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 1, ptr %14, align 8, !tbaa !19
  %15 = load ptr, ptr @scheduler, align 8, !tbaa !8
  tail call void @rt_switch(ptr noundef %7, ptr noundef %15) #17
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @rt_load(ptr noundef writeonly captures(none) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  tail call fastcc void @step(i64 noundef %1, i32 noundef %5) #18
  %7 = load ptr, ptr @launch, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 124
  %9 = load i32, ptr %8, align 4, !tbaa !20
  %10 = icmp eq i32 %9, 0
  %11 = icmp ult i64 %1, 549755813888
  %12 = or i1 %11, %10
  %13 = and i64 %1, 1095216660480
  %14 = icmp eq i64 %13, 0
  %15 = or i1 %14, %12
  br i1 %15, label %18, label %16

16:                                               ; preds = %6
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 120
  store i32 1, ptr %17, align 8, !tbaa !22
  br label %18

18:                                               ; preds = %6, %16
  tail call fastcc void @read_elements(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #18
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @step(i64 noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = load ptr, ptr @launch, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 76
  %5 = load i32, ptr %4, align 4, !tbaa !23
  %6 = and i32 %5, 2
  %7 = icmp ne i32 %6, 0
  %8 = icmp ne i32 %1, 0
  %9 = and i1 %8, %7
  %10 = add i64 %0, -65536
  %11 = icmp ult i64 %10, 16711680
  %12 = and i1 %11, %9
  br i1 %12, label %13, label %22

13:                                               ; preds = %2
  %14 = load ptr, ptr @lane, align 8, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 28
  store i32 1, ptr %15, align 4, !tbaa !10
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i32 %1, ptr %16, align 8, !tbaa !14
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %17, align 4, !tbaa !15
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 40
  store i32 0, ptr %18, align 8, !tbaa !16
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  store i32 1, ptr %20, align 8, !tbaa !19
  %21 = load ptr, ptr @scheduler, align 8, !tbaa !8
  tail call void @rt_switch(ptr noundef %14, ptr noundef %21) #17
  br label %22

22:                                               ; preds = %13, %2
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @read_elements(ptr noundef writeonly captures(none) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = and i64 %1, -1073741824
  %7 = icmp eq i64 %6, 1073741824
  br i1 %7, label %8, label %16

8:                                                ; preds = %5
  %9 = load ptr, ptr @lane, align 8, !tbaa !8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %11 = load i32, ptr %10, align 4, !tbaa !24
  %12 = add i32 %11, 1
  %13 = zext i32 %12 to i64
  %14 = shl i64 %13, 52
  %15 = or disjoint i64 %14, %1
  br label %16

16:                                               ; preds = %5, %8
  %17 = phi i64 [ %15, %8 ], [ %1, %5 ]
  %18 = trunc i64 %17 to i32
  %19 = and i32 %18, 1023
  %20 = mul i32 %3, %2
  %21 = add i32 %19, %20
  %22 = icmp ult i32 %21, 1025
  br i1 %22, label %23, label %57

23:                                               ; preds = %16
  %24 = tail call fastcc ptr @page_of(i64 noundef %17) #18
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 2200
  %26 = icmp samesign ult i32 %19, %21
  br i1 %26, label %27, label %49

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 2072
  br label %29

29:                                               ; preds = %27, %46
  %30 = phi i32 [ %19, %27 ], [ %47, %46 ]
  %31 = lshr i32 %30, 3
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !25
  %35 = zext i8 %34 to i32
  %36 = and i32 %30, 7
  %37 = shl nuw nsw i32 1, %36
  %38 = and i32 %37, %35
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %46

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %25, i64 %32
  %42 = load i8, ptr %41, align 1, !tbaa !25
  %43 = zext i8 %42 to i32
  %44 = and i32 %37, %43
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %29, %40
  %47 = add nuw i32 %30, 1
  %48 = icmp eq i32 %47, %21
  br i1 %48, label %52, label %29, !llvm.loop !26

49:                                               ; preds = %40, %23
  %50 = phi i32 [ %19, %23 ], [ %30, %40 ]
  %51 = icmp eq i32 %50, %21
  br i1 %51, label %52, label %57

52:                                               ; preds = %46, %49
  %53 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %54 = and i64 %17, 1023
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 %54
  %56 = zext i32 %20 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr nonnull align 1 %55, i64 %56, i1 false)
  br label %194

57:                                               ; preds = %49, %16
  %58 = icmp eq i32 %2, 0
  br i1 %58, label %194, label %59

59:                                               ; preds = %57
  %60 = icmp eq i32 %3, 0
  %61 = zext i32 %4 to i64
  %62 = shl i64 %61, 56
  %63 = zext i32 %3 to i64
  %64 = zext i32 %2 to i64
  br label %65

65:                                               ; preds = %59, %191
  %66 = phi i64 [ 0, %59 ], [ %192, %191 ]
  %67 = trunc nuw i64 %66 to i32
  %68 = mul i32 %3, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 %69
  %71 = add i64 %17, %69
  br i1 %60, label %191, label %72

72:                                               ; preds = %65
  %73 = icmp ugt i64 %71, 4503599627370495
  %74 = add i64 %71, -65536
  %75 = icmp ult i64 %74, 16711680
  %76 = or i1 %73, %75
  br label %77

77:                                               ; preds = %181, %72
  %78 = phi i64 [ 0, %72 ], [ %189, %181 ]
  %79 = phi i64 [ 0, %72 ], [ %183, %181 ]
  %80 = phi i32 [ 0, %72 ], [ %182, %181 ]
  %81 = add i64 %78, %71
  %82 = tail call fastcc ptr @page_of(i64 noundef %81) #18
  %83 = trunc i64 %81 to i32
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 2072
  %85 = lshr i64 %81, 3
  %86 = and i64 %85, 127
  %87 = getelementptr inbounds nuw i8, ptr %84, i64 %86
  %88 = load i8, ptr %87, align 1, !tbaa !25
  %89 = zext i8 %88 to i32
  %90 = and i32 %83, 7
  %91 = shl nuw nsw i32 1, %90
  %92 = and i32 %91, %89
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %181

94:                                               ; preds = %77
  %95 = getelementptr inbounds nuw i8, ptr %82, i64 2200
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 %86
  %97 = load i8, ptr %96, align 1, !tbaa !25
  %98 = zext i8 %97 to i32
  %99 = and i32 %91, %98
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %181

101:                                              ; preds = %94
  %102 = icmp ne i32 %80, 0
  %103 = or i1 %76, %102
  %104 = select i1 %102, i64 %79, i64 0
  br i1 %103, label %166, label %105

105:                                              ; preds = %101
  %106 = load ptr, ptr @launch, align 8, !tbaa !8
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 16
  %108 = load i64, ptr %107, align 8, !tbaa !28
  %109 = xor i64 %108, %62
  %110 = add i64 %109, -7046029254386353131
  %111 = lshr i64 %110, 30
  %112 = xor i64 %111, %110
  %113 = mul i64 %112, -4658895280553007687
  %114 = lshr i64 %113, 27
  %115 = xor i64 %114, %113
  %116 = mul i64 %115, -7723592293110705685
  %117 = lshr i64 %116, 31
  %118 = xor i64 %71, %117
  %119 = xor i64 %118, %116
  %120 = add i64 %119, -7046029254386353131
  %121 = lshr i64 %120, 30
  %122 = xor i64 %121, %120
  %123 = mul i64 %122, -4658895280553007687
  %124 = lshr i64 %123, 27
  %125 = xor i64 %124, %123
  %126 = mul i64 %125, -7723592293110705685
  %127 = lshr i64 %126, 31
  %128 = xor i64 %127, %126
  %129 = getelementptr inbounds nuw i8, ptr %106, i64 80
  %130 = load i32, ptr %129, align 8, !tbaa !29
  %131 = and i32 %130, 1
  %132 = icmp eq i32 %131, 0
  %133 = lshr i64 %126, 63
  %134 = select i1 %132, i64 0, i64 %133
  switch i32 %4, label %162 [
    i32 1, label %135
    i32 2, label %140
    i32 3, label %145
    i32 4, label %150
    i32 5, label %155
  ]

135:                                              ; preds = %105
  %136 = and i64 %128, 2047
  %137 = shl nuw nsw i64 %134, 15
  %138 = or disjoint i64 %136, %137
  %139 = or disjoint i64 %138, 14336
  br label %166

140:                                              ; preds = %105
  %141 = and i64 %128, 255
  %142 = shl nuw nsw i64 %134, 15
  %143 = or disjoint i64 %141, %142
  %144 = or disjoint i64 %143, 16128
  br label %166

145:                                              ; preds = %105
  %146 = and i64 %128, 16777215
  %147 = shl nuw nsw i64 %134, 31
  %148 = or disjoint i64 %146, %147
  %149 = or disjoint i64 %148, 1056964608
  br label %166

150:                                              ; preds = %105
  %151 = and i64 %128, 9007199254740991
  %152 = shl nuw i64 %134, 63
  %153 = or disjoint i64 %151, %152
  %154 = or disjoint i64 %153, 4602678819172646912
  br label %166

155:                                              ; preds = %105
  %156 = shl i64 %128, 40
  %157 = and i64 %156, 69269232549888
  %158 = shl i64 %128, 16
  %159 = and i64 %158, 1099494850560
  %160 = or disjoint i64 %159, %157
  %161 = or disjoint i64 %160, 140737488355328
  br label %166

162:                                              ; preds = %105
  %163 = getelementptr inbounds nuw i8, ptr %106, i64 24
  %164 = load i64, ptr %163, align 8, !tbaa !30
  %165 = and i64 %164, %128
  br label %166

166:                                              ; preds = %162, %155, %150, %145, %140, %135, %101
  %167 = phi i64 [ %104, %101 ], [ %161, %155 ], [ %165, %162 ], [ %139, %135 ], [ %144, %140 ], [ %149, %145 ], [ %154, %150 ]
  %168 = icmp samesign ult i64 %78, 8
  %169 = shl i64 %78, 3
  %170 = and i64 %169, 4294967288
  %171 = lshr i64 %167, %170
  %172 = trunc i64 %171 to i8
  %173 = select i1 %168, i8 %172, i8 0
  %174 = getelementptr inbounds nuw i8, ptr %82, i64 1048
  %175 = and i64 %81, 1023
  %176 = getelementptr inbounds nuw i8, ptr %174, i64 %175
  store i8 %173, ptr %176, align 1, !tbaa !25
  %177 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 %175
  store i8 %173, ptr %178, align 1, !tbaa !25
  %179 = trunc nuw i32 %91 to i8
  %180 = or i8 %88, %179
  store i8 %180, ptr %87, align 1, !tbaa !25
  br label %181

181:                                              ; preds = %166, %94, %77
  %182 = phi i32 [ %80, %77 ], [ %80, %94 ], [ 1, %166 ]
  %183 = phi i64 [ %79, %77 ], [ %79, %94 ], [ %167, %166 ]
  %184 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %185 = and i64 %81, 1023
  %186 = getelementptr inbounds nuw i8, ptr %184, i64 %185
  %187 = load i8, ptr %186, align 1, !tbaa !25
  %188 = getelementptr inbounds nuw i8, ptr %70, i64 %78
  store i8 %187, ptr %188, align 1, !tbaa !25
  %189 = add nuw nsw i64 %78, 1
  %190 = icmp eq i64 %189, %63
  br i1 %190, label %191, label %77, !llvm.loop !31

191:                                              ; preds = %181, %65
  %192 = add nuw nsw i64 %66, 1
  %193 = icmp eq i64 %192, %64
  br i1 %193, label %194, label %65, !llvm.loop !32

194:                                              ; preds = %191, %57, %52
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @rt_store(ptr noundef captures(address) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  tail call fastcc void @step(i64 noundef %1, i32 noundef %5) #18
  %7 = load ptr, ptr @launch, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 124
  %9 = load i32, ptr %8, align 4, !tbaa !20
  %10 = icmp eq i32 %9, 0
  %11 = icmp ult i64 %1, 549755813888
  %12 = or i1 %11, %10
  %13 = and i64 %1, 1095216660480
  %14 = icmp eq i64 %13, 0
  %15 = or i1 %14, %12
  br i1 %15, label %18, label %16

16:                                               ; preds = %6
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 120
  store i32 1, ptr %17, align 8, !tbaa !22
  br label %18

18:                                               ; preds = %6, %16
  switch i32 %4, label %19 [
    i32 5, label %20
    i32 0, label %20
  ]

19:                                               ; preds = %18
  tail call fastcc void @unify_nans(ptr noundef %0, i32 noundef %2, i32 noundef %3, i32 noundef %4) #18
  br label %20

20:                                               ; preds = %18, %18, %19
  %21 = zext i32 %2 to i64
  %22 = zext i32 %3 to i64
  %23 = mul nuw i64 %22, %21
  tail call fastcc void @write_bytes(ptr noundef %0, i64 noundef %1, i64 noundef %23) #18
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @unify_nans(ptr noundef captures(address) %0, i32 noundef %1, i32 noundef %2, i32 noundef range(i32 1, 0) %3) unnamed_addr #1 {
  %5 = alloca i64, align 8
  %6 = mul i32 %2, %1
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = icmp eq i32 %6, 0
  br i1 %9, label %21, label %10

10:                                               ; preds = %4
  %11 = zext i32 %2 to i64
  %12 = shl i32 %2, 3
  %13 = add i32 %12, -1
  %14 = zext nneg i32 %13 to i64
  %15 = shl nuw i64 1, %14
  %16 = xor i64 %15, -1
  %17 = icmp eq i32 %3, 1
  %18 = icmp eq i32 %3, 2
  %19 = icmp eq i32 %3, 3
  %20 = icmp eq i32 %3, 4
  br label %22

21:                                               ; preds = %40, %4
  ret void

22:                                               ; preds = %10, %40
  %23 = phi ptr [ %0, %10 ], [ %41, %40 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store i64 0, ptr %5, align 8, !tbaa !33
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %5, ptr align 1 %23, i64 %11, i1 false)
  %24 = load i64, ptr %5, align 8, !tbaa !33
  %25 = and i64 %24, %16
  %26 = icmp ugt i64 %25, 31744
  %27 = icmp ugt i64 %25, 32640
  %28 = select i1 %18, i1 %27, i1 false
  %29 = select i1 %17, i1 %26, i1 %28
  %30 = icmp ugt i64 %25, 2139095040
  %31 = select i1 %19, i1 %30, i1 false
  %32 = or i1 %31, %29
  %33 = icmp ugt i64 %25, 9218868437227405312
  %34 = select i1 %20, i1 %33, i1 false
  %35 = or i1 %34, %32
  br i1 %35, label %36, label %40

36:                                               ; preds = %22
  %37 = select i1 %28, i64 32704, i64 32256
  %38 = select i1 %31, i64 2143289344, i64 %37
  %39 = select i1 %34, i64 9221120237041090560, i64 %38
  store i64 %39, ptr %5, align 8, !tbaa !33
  br label %40

40:                                               ; preds = %22, %36
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %23, ptr nonnull align 8 %5, i64 %11, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 %11
  %42 = icmp ult ptr %41, %8
  br i1 %42, label %22, label %21, !llvm.loop !34
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_bytes(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef range(i64 0, -8589934590) %2) unnamed_addr #0 {
  %4 = and i64 %1, -1073741824
  %5 = icmp eq i64 %4, 1073741824
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = load ptr, ptr @lane, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !24
  %10 = add i32 %9, 1
  %11 = zext i32 %10 to i64
  %12 = shl i64 %11, 52
  %13 = or disjoint i64 %12, %1
  br label %14

14:                                               ; preds = %3, %6
  %15 = phi i64 [ %13, %6 ], [ %1, %3 ]
  %16 = icmp eq i64 %2, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %18, %14
  ret void

18:                                               ; preds = %14, %18
  %19 = phi i64 [ %36, %18 ], [ 0, %14 ]
  %20 = add i64 %19, %15
  %21 = tail call fastcc ptr @page_of(i64 noundef %20) #18
  %22 = trunc i64 %20 to i8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 %19
  %24 = load i8, ptr %23, align 1, !tbaa !25
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %26 = and i64 %20, 1023
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 %26
  store i8 %24, ptr %27, align 1, !tbaa !25
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 2200
  %29 = and i8 %22, 7
  %30 = shl nuw i8 1, %29
  %31 = lshr i64 %20, 3
  %32 = and i64 %31, 127
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !25
  %35 = or i8 %34, %30
  store i8 %35, ptr %33, align 1, !tbaa !25
  %36 = add nuw i64 %19, 1
  %37 = icmp eq i64 %36, %2
  br i1 %37, label %17, label %18, !llvm.loop !35
}

; Function Attrs: nounwind optsize
define dso_local void @rt_copy(i64 noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #19
  %5 = icmp ult i64 %1, %0
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %27, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #19
  ret void

8:                                                ; preds = %3, %27
  %9 = phi i64 [ %29, %27 ], [ 0, %3 ]
  %10 = sub nuw i64 %2, %9
  %11 = and i64 %10, 3
  %12 = icmp ne i64 %11, 0
  br i1 %5, label %13, label %20

13:                                               ; preds = %8
  %14 = select i1 %12, i32 1, i32 4
  %15 = zext nneg i32 %14 to i64
  %16 = add i64 %10, %1
  %17 = sub i64 %16, %15
  call fastcc void @read_elements(ptr noundef nonnull %4, i64 noundef %17, i32 noundef 1, i32 noundef %14, i32 noundef 0) #18
  %18 = add i64 %10, %0
  %19 = sub i64 %18, %15
  call fastcc void @write_bytes(ptr noundef nonnull %4, i64 noundef %19, i64 noundef %15) #18
  br label %27

20:                                               ; preds = %8
  %21 = icmp ult i64 %10, 4
  %22 = and i1 %21, %12
  %23 = select i1 %22, i32 1, i32 4
  %24 = zext nneg i32 %23 to i64
  %25 = add i64 %9, %1
  call fastcc void @read_elements(ptr noundef nonnull %4, i64 noundef %25, i32 noundef 1, i32 noundef %23, i32 noundef 0) #18
  %26 = add i64 %9, %0
  call fastcc void @write_bytes(ptr noundef nonnull %4, i64 noundef %26, i64 noundef %24) #18
  br label %27

27:                                               ; preds = %20, %13
  %28 = phi i64 [ %15, %13 ], [ %24, %20 ]
  %29 = add i64 %28, %9
  %30 = icmp ult i64 %29, %2
  br i1 %30, label %8, label %7, !llvm.loop !36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind optsize
define dso_local void @rt_set(i64 noundef %0, i8 noundef zeroext %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8, align 1
  store i8 %1, ptr %4, align 1, !tbaa !25
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %7, %3
  ret void

7:                                                ; preds = %3, %7
  %8 = phi i64 [ %10, %7 ], [ 0, %3 ]
  %9 = add i64 %8, %0
  call fastcc void @write_bytes(ptr noundef nonnull %4, i64 noundef %9, i64 noundef 1) #18
  %10 = add nuw i64 %8, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %6, label %7, !llvm.loop !37
}

; Function Attrs: nounwind optsize
define dso_local void @rt_buffer_load(ptr noundef writeonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = icmp eq i32 %4, 0
  br i1 %8, label %13, label %9

9:                                                ; preds = %7
  %10 = zext i32 %5 to i64
  %11 = and i64 %2, 4294967295
  %12 = and i64 %1, 281474976710655
  br label %14

13:                                               ; preds = %23, %7
  ret void

14:                                               ; preds = %9, %23
  %15 = phi i32 [ 0, %9 ], [ %24, %23 ]
  %16 = phi ptr [ %0, %9 ], [ %25, %23 ]
  %17 = phi i64 [ %3, %9 ], [ %18, %23 ]
  %18 = add i64 %17, %10
  %19 = icmp ugt i64 %18, %11
  br i1 %19, label %22, label %20

20:                                               ; preds = %14
  %21 = add i64 %17, %12
  tail call fastcc void @read_elements(ptr noundef %16, i64 noundef %21, i32 noundef 1, i32 noundef %5, i32 noundef %6) #18
  br label %23

22:                                               ; preds = %14
  tail call void @llvm.memset.p0.i64(ptr align 1 %16, i8 0, i64 %10, i1 false)
  br label %23

23:                                               ; preds = %20, %22
  %24 = add nuw i32 %15, 1
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 %10
  %26 = icmp eq i32 %24, %4
  br i1 %26, label %13, label %14, !llvm.loop !38
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nounwind optsize
define dso_local void @rt_buffer_store(ptr noundef captures(address) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  switch i32 %6, label %8 [
    i32 5, label %9
    i32 0, label %9
  ]

8:                                                ; preds = %7
  tail call fastcc void @unify_nans(ptr noundef %0, i32 noundef %4, i32 noundef %5, i32 noundef %6) #18
  br label %9

9:                                                ; preds = %7, %7, %8
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %9
  %12 = zext i32 %5 to i64
  %13 = and i64 %2, 4294967295
  %14 = and i64 %1, 281474976710655
  br label %16

15:                                               ; preds = %24, %9
  ret void

16:                                               ; preds = %11, %24
  %17 = phi i32 [ 0, %11 ], [ %25, %24 ]
  %18 = phi ptr [ %0, %11 ], [ %26, %24 ]
  %19 = phi i64 [ %3, %11 ], [ %20, %24 ]
  %20 = add i64 %19, %12
  %21 = icmp ugt i64 %20, %13
  br i1 %21, label %24, label %22

22:                                               ; preds = %16
  %23 = add i64 %19, %14
  tail call fastcc void @write_bytes(ptr noundef %18, i64 noundef %23, i64 noundef %12) #18
  br label %24

24:                                               ; preds = %16, %22
  %25 = add nuw i32 %17, 1
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 %12
  %27 = icmp eq i32 %25, %4
  br i1 %27, label %15, label %16, !llvm.loop !39
}

; Function Attrs: nounwind optsize
define dso_local void @rt_tick(i64 noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr @launch, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %5 = load i64, ptr %4, align 8, !tbaa !40
  %6 = icmp ult i64 %5, %0
  br i1 %6, label %7, label %13

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 84
  store i32 1, ptr %8, align 4, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #19
  %9 = load ptr, ptr @scheduler, align 8, !tbaa !8
  call void @rt_switch(ptr noundef nonnull %2, ptr noundef %9) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #19
  %10 = load ptr, ptr @launch, align 8, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !40
  br label %13

13:                                               ; preds = %7, %1
  %14 = phi i64 [ %12, %7 ], [ %5, %1 ]
  %15 = phi ptr [ %10, %7 ], [ %3, %1 ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %17 = sub i64 %14, %0
  store i64 %17, ptr %16, align 8, !tbaa !40
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @rt_trap() local_unnamed_addr #0 {
  %1 = alloca ptr, align 8
  %2 = load ptr, ptr @launch, align 8, !tbaa !8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 84
  store i32 3, ptr %3, align 4, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #19
  %4 = load ptr, ptr @scheduler, align 8, !tbaa !8
  call void @rt_switch(ptr noundef nonnull %1, ptr noundef %4) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #19
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @rt_check(i32 noundef %0) local_unnamed_addr #4 {
  %2 = load ptr, ptr @launch, align 8, !tbaa !8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %4 = load i32, ptr %3, align 8, !tbaa !22
  %5 = or i32 %4, %0
  store i32 %5, ptr %3, align 8, !tbaa !22
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @rt_workitem(i32 noundef %0) local_unnamed_addr #5 {
  %2 = load ptr, ptr @lane, align 8, !tbaa !8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds nuw i32, ptr %3, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !4
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @rt_workgroup(i32 noundef %0) local_unnamed_addr #6 {
  %2 = zext i32 %0 to i64
  %3 = getelementptr inbounds nuw i32, ptr @workgroup, i64 %2
  %4 = load i32, ptr %3, align 4, !tbaa !4
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local range(i32 0, -1) i32 @rt_lane() local_unnamed_addr #5 {
  %1 = load ptr, ptr @lane, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %3 = load i32, ptr %2, align 4, !tbaa !24
  %4 = load ptr, ptr @launch, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %6 = load i32, ptr %5, align 8, !tbaa !42
  %7 = urem i32 %3, %6
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @rt_wave() local_unnamed_addr #5 {
  %1 = load ptr, ptr @lane, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %3 = load i32, ptr %2, align 4, !tbaa !24
  %4 = load ptr, ptr @launch, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %6 = load i32, ptr %5, align 8, !tbaa !42
  %7 = udiv i32 %3, %6
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @rt_clock() local_unnamed_addr #4 {
  %1 = load ptr, ptr @lane, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %3 = load i64, ptr %2, align 8, !tbaa !43
  %4 = add i64 %3, 1000
  store i64 %4, ptr %2, align 8, !tbaa !43
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @rt_implicit_arguments() local_unnamed_addr #5 {
  %1 = load ptr, ptr @launch, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %3 = load i64, ptr %2, align 8, !tbaa !44
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @rt_dispatch_packet() local_unnamed_addr #5 {
  %1 = load ptr, ptr @launch, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %3 = load i64, ptr %2, align 8, !tbaa !45
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @rt_mbcnt(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = load ptr, ptr @lane, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !24
  %7 = load ptr, ptr @launch, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %9 = load i32, ptr %8, align 8, !tbaa !42
  %10 = urem i32 %6, %9
  %11 = zext nneg i32 %10 to i64
  %12 = shl nsw i64 -1, %11
  %13 = xor i64 %12, -1
  %14 = icmp eq i32 %2, 0
  %15 = lshr i64 %13, 32
  %16 = select i1 %14, i64 %13, i64 %15
  %17 = trunc i64 %16 to i32
  %18 = and i32 %0, %17
  %19 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %18)
  %20 = add i32 %19, %1
  ret i32 %20
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #7

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @rt_unknown(i64 noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 {
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %29, label %9

9:                                                ; preds = %7
  %10 = zext i32 %2 to i64
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %27, %11 ]
  %13 = phi i64 [ %0, %9 ], [ %26, %11 ]
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 %12
  %15 = load i8, ptr %14, align 1, !tbaa !25
  %16 = zext i8 %15 to i64
  %17 = xor i64 %13, %16
  %18 = add i64 %17, -7046029254386353131
  %19 = lshr i64 %18, 30
  %20 = xor i64 %19, %18
  %21 = mul i64 %20, -4658895280553007687
  %22 = lshr i64 %21, 27
  %23 = xor i64 %22, %21
  %24 = mul i64 %23, -7723592293110705685
  %25 = lshr i64 %24, 31
  %26 = xor i64 %25, %24
  %27 = add nuw nsw i64 %12, 1
  %28 = icmp eq i64 %27, %10
  br i1 %28, label %29, label %11, !llvm.loop !46

29:                                               ; preds = %11, %7
  %30 = phi i64 [ %0, %7 ], [ %26, %11 ]
  tail call fastcc void @write_value(ptr noundef %3, i64 noundef %30, i32 noundef %4, i32 noundef %5, i32 noundef %6) #18
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @write_value(ptr noundef writeonly captures(none) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #1 {
  %6 = alloca i64, align 8
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %5
  %9 = add i64 %1, -7046029254386353131
  %10 = zext i32 %3 to i64
  %11 = tail call i32 @llvm.umin.i32(i32 %3, i32 8)
  %12 = zext nneg i32 %11 to i64
  %13 = zext i32 %2 to i64
  %14 = add i32 %4, -1
  %15 = icmp ult i32 %14, 4
  %16 = zext nneg i32 %14 to i64
  %17 = getelementptr inbounds nuw i64, ptr @switch.table.write_value, i64 %16
  %18 = zext nneg i32 %14 to i64
  %19 = getelementptr inbounds nuw i64, ptr @switch.table.write_value.1, i64 %18
  br label %21

20:                                               ; preds = %37, %5
  ret void

21:                                               ; preds = %8, %37
  %22 = phi i64 [ 0, %8 ], [ %42, %37 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %23 = add i64 %9, %22
  %24 = lshr i64 %23, 30
  %25 = xor i64 %24, %23
  %26 = mul i64 %25, -4658895280553007687
  %27 = lshr i64 %26, 27
  %28 = xor i64 %27, %26
  %29 = mul i64 %28, -7723592293110705685
  %30 = lshr i64 %29, 31
  %31 = xor i64 %30, %29
  store i64 %31, ptr %6, align 8, !tbaa !33
  br i1 %15, label %32, label %37

32:                                               ; preds = %21
  %33 = load i64, ptr %17, align 8
  %34 = load i64, ptr %19, align 8
  %35 = and i64 %31, %33
  %36 = or disjoint i64 %35, %34
  store i64 %36, ptr %6, align 8, !tbaa !33
  br label %37

37:                                               ; preds = %21, %32
  %38 = trunc nuw i64 %22 to i32
  %39 = mul i32 %3, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 %40
  tail call void @llvm.memset.p0.i64(ptr align 1 %41, i8 0, i64 %10, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %41, ptr nonnull align 8 %6, i64 %12, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %42 = add nuw nsw i64 %22, 1
  %43 = icmp eq i64 %42, %13
  br i1 %43, label %20, label %21, !llvm.loop !47
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local zeroext i16 @rt_double_to_half(double noundef %0) local_unnamed_addr #8 {
  %2 = tail call fastcc zeroext i16 @narrowed(double noundef %0, i32 noundef 10, i32 noundef 15) #18
  ret i16 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc zeroext i16 @narrowed(double noundef %0, i32 noundef range(i32 7, 11) %1, i32 noundef range(i32 15, 128) %2) unnamed_addr #8 {
  %4 = bitcast double %0 to i64
  %5 = lshr i64 %4, 48
  %6 = trunc nuw i64 %5 to i16
  %7 = and i16 %6, -32768
  %8 = xor i32 %1, 15
  %9 = shl nsw i32 -1, %8
  %10 = xor i32 %9, -1
  %11 = shl nuw nsw i32 %10, %1
  %12 = lshr i64 %4, 52
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = and i32 %13, 2047
  %15 = and i64 %4, 4503599627370495
  switch i32 %14, label %33 [
    i32 2047, label %16
    i32 0, label %72
  ]

16:                                               ; preds = %3
  %17 = zext i16 %7 to i32
  %18 = or i32 %11, %17
  %19 = zext nneg i32 %18 to i64
  %20 = icmp eq i64 %15, 0
  br i1 %20, label %30, label %21

21:                                               ; preds = %16
  %22 = add nsw i32 %1, -1
  %23 = shl nuw nsw i32 1, %22
  %24 = zext nneg i32 %23 to i64
  %25 = sub nuw nsw i32 52, %1
  %26 = zext nneg i32 %25 to i64
  %27 = lshr i64 %15, %26
  %28 = or i64 %27, %24
  %29 = or i64 %28, %19
  br label %30

30:                                               ; preds = %16, %21
  %31 = phi i64 [ %29, %21 ], [ %19, %16 ]
  %32 = trunc i64 %31 to i16
  br label %72

33:                                               ; preds = %3
  %34 = add nuw nsw i32 %2, -1023
  %35 = add nsw i32 %34, %14
  %36 = sub nuw nsw i32 52, %1
  %37 = icmp slt i32 %35, 1
  %38 = add nsw i32 %1, %35
  %39 = sub nsw i32 53, %38
  %40 = select i1 %37, i32 %39, i32 %36
  %41 = icmp sgt i32 %40, 63
  br i1 %41, label %72, label %42

42:                                               ; preds = %33
  %43 = or disjoint i64 %15, 4503599627370496
  %44 = zext nneg i32 %40 to i64
  %45 = lshr i64 %43, %44
  %46 = shl nsw i64 -1, %44
  %47 = xor i64 %46, -1
  %48 = and i64 %43, %47
  %49 = add nsw i32 %40, -1
  %50 = zext nneg i32 %49 to i64
  %51 = shl nuw nsw i64 1, %50
  %52 = icmp samesign ugt i64 %48, %51
  br i1 %52, label %59, label %53

53:                                               ; preds = %42
  %54 = icmp eq i64 %48, %51
  %55 = and i64 %45, 1
  %56 = icmp ne i64 %55, 0
  %57 = select i1 %54, i1 %56, i1 false
  %58 = zext i1 %57 to i64
  br label %59

59:                                               ; preds = %53, %42
  %60 = phi i64 [ 1, %42 ], [ %58, %53 ]
  %61 = add nsw i32 %35, -1
  %62 = zext nneg i32 %61 to i64
  %63 = zext nneg i32 %1 to i64
  %64 = shl nuw nsw i64 %62, %63
  %65 = select i1 %37, i64 0, i64 %64
  %66 = add nuw nsw i64 %65, %45
  %67 = add nuw nsw i64 %66, %60
  %68 = zext nneg i32 %11 to i64
  %69 = tail call i64 @llvm.umin.i64(i64 %67, i64 %68)
  %70 = trunc i64 %69 to i16
  %71 = or i16 %7, %70
  br label %72

72:                                               ; preds = %59, %33, %3, %30
  %73 = phi i16 [ %32, %30 ], [ %7, %3 ], [ %71, %59 ], [ %7, %33 ]
  ret i16 %73
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local zeroext i16 @rt_double_to_bfloat(double noundef %0) local_unnamed_addr #8 {
  %2 = tail call fastcc zeroext i16 @narrowed(double noundef %0, i32 noundef 7, i32 noundef 127) #18
  ret i16 %2
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local float @rt_fp8_to_float(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #9 {
  %4 = sub i32 7, %1
  %5 = lshr i32 %0, 7
  %6 = and i32 %5, 1
  %7 = lshr i32 %0, %1
  %8 = shl nsw i32 -1, %4
  %9 = xor i32 %8, -1
  %10 = and i32 %7, %9
  %11 = shl nuw i32 1, %1
  %12 = add i32 %11, -1
  %13 = and i32 %12, %0
  %14 = sub i32 6, %1
  %15 = shl nsw i32 -1, %14
  %16 = add nsw i32 %15, 1
  %17 = icmp eq i32 %2, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %3
  %19 = and i32 %0, 255
  %20 = icmp eq i32 %19, 128
  br i1 %20, label %62, label %33

21:                                               ; preds = %3
  %22 = icmp eq i32 %10, %9
  br i1 %22, label %23, label %33

23:                                               ; preds = %21
  %24 = icmp eq i32 %1, 2
  br i1 %24, label %25, label %27

25:                                               ; preds = %23
  %26 = icmp eq i32 %13, 0
  br i1 %26, label %29, label %62

27:                                               ; preds = %23
  %28 = icmp eq i32 %13, 7
  br i1 %28, label %62, label %33

29:                                               ; preds = %25
  %30 = shl nuw i32 %6, 31
  %31 = or disjoint i32 %30, 2139095040
  %32 = bitcast i32 %31 to float
  br label %62

33:                                               ; preds = %21, %27, %18
  %34 = icmp eq i32 %10, 0
  %35 = select i1 %34, i32 0, i32 %11
  %36 = or i32 %35, %13
  %37 = uitofp i32 %36 to float
  %38 = tail call i32 @llvm.umax.i32(i32 %10, i32 1)
  %39 = add i32 %2, %1
  %40 = sub i32 %16, %39
  %41 = add i32 %40, %38
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %45, label %43

43:                                               ; preds = %33
  %44 = icmp slt i32 %41, 0
  br i1 %44, label %51, label %57

45:                                               ; preds = %33, %45
  %46 = phi i32 [ %49, %45 ], [ %41, %33 ]
  %47 = phi float [ %48, %45 ], [ %37, %33 ]
  %48 = fmul float %47, 2.000000e+00
  %49 = add nsw i32 %46, -1
  %50 = icmp samesign ugt i32 %46, 1
  br i1 %50, label %45, label %57, !llvm.loop !48

51:                                               ; preds = %43, %51
  %52 = phi i32 [ %55, %51 ], [ %41, %43 ]
  %53 = phi float [ %54, %51 ], [ %37, %43 ]
  %54 = fmul float %53, 5.000000e-01
  %55 = add i32 %52, 1
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %51, !llvm.loop !49

57:                                               ; preds = %51, %45, %43
  %58 = phi float [ %37, %43 ], [ %48, %45 ], [ %54, %51 ]
  %59 = icmp eq i32 %6, 0
  %60 = fneg float %58
  %61 = select i1 %59, float %58, float %60
  br label %62

62:                                               ; preds = %18, %25, %27, %57, %29
  %63 = phi float [ %61, %57 ], [ %32, %29 ], [ 0x7FF8000000000000, %27 ], [ 0x7FF8000000000000, %25 ], [ 0x7FF8000000000000, %18 ]
  ret float %63
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #10

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i32 @rt_float_to_fp8(float noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #9 {
  %4 = bitcast float %0 to i32
  %5 = lshr i32 %4, 24
  %6 = and i32 %5, 128
  %7 = tail call float @llvm.fabs.f32(float %0)
  %8 = bitcast float %7 to i32
  %9 = icmp samesign ugt i32 %8, 2139095040
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = icmp eq i32 %2, 0
  %12 = select i1 %11, i32 127, i32 128
  br label %56

13:                                               ; preds = %3
  %14 = icmp eq i32 %1, 3
  %15 = icmp eq i32 %2, 0
  %16 = select i1 %15, i32 126, i32 127
  %17 = select i1 %15, i32 123, i32 127
  %18 = select i1 %14, i32 %16, i32 %17
  %19 = fcmp olt float %0, 0.000000e+00
  %20 = fneg float %0
  %21 = select i1 %19, float %20, float %0
  br label %22

22:                                               ; preds = %13, %22
  %23 = phi i32 [ 0, %13 ], [ %32, %22 ]
  %24 = phi i32 [ %18, %13 ], [ %31, %22 ]
  %25 = add nuw i32 %23, 1
  %26 = add i32 %25, %24
  %27 = lshr i32 %26, 1
  %28 = tail call float @rt_fp8_to_float(i32 noundef %27, i32 noundef %1, i32 noundef %2) #18
  %29 = fcmp ugt float %28, %21
  %30 = add nsw i32 %27, -1
  %31 = select i1 %29, i32 %30, i32 %24
  %32 = select i1 %29, i32 %23, i32 %27
  %33 = icmp ult i32 %32, %31
  br i1 %33, label %22, label %34, !llvm.loop !50

34:                                               ; preds = %22
  %35 = icmp samesign ult i32 %32, %18
  br i1 %35, label %36, label %49

36:                                               ; preds = %34
  %37 = tail call float @rt_fp8_to_float(i32 noundef %32, i32 noundef %1, i32 noundef %2) #18
  %38 = fsub float %21, %37
  %39 = add nuw nsw i32 %32, 1
  %40 = tail call float @rt_fp8_to_float(i32 noundef %39, i32 noundef %1, i32 noundef %2) #18
  %41 = fsub float %40, %21
  %42 = fcmp olt float %41, %38
  br i1 %42, label %48, label %43

43:                                               ; preds = %36
  %44 = fcmp une float %41, %38
  %45 = and i32 %32, 1
  %46 = icmp eq i32 %45, 0
  %47 = or i1 %46, %44
  br i1 %47, label %49, label %48

48:                                               ; preds = %43, %36
  br label %49

49:                                               ; preds = %43, %48, %34
  %50 = phi i32 [ %32, %34 ], [ %39, %48 ], [ %32, %43 ]
  %51 = icmp eq i32 %50, 0
  %52 = icmp ne i32 %2, 0
  %53 = and i1 %52, %51
  %54 = or i32 %50, %6
  %55 = select i1 %53, i32 0, i32 %54
  br label %56

56:                                               ; preds = %49, %10
  %57 = phi i32 [ %12, %10 ], [ %55, %49 ]
  ret i32 %57
}

; Function Attrs: nounwind optsize
define dso_local void @rt_start() local_unnamed_addr #0 {
  %1 = alloca ptr, align 8
  %2 = load ptr, ptr @launch, align 8, !tbaa !8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %4 = load ptr, ptr %3, align 8, !tbaa !51
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !52
  tail call void %4(ptr noundef %6) #17
  %7 = load ptr, ptr @lane, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 3, ptr %8, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #19
  %9 = load ptr, ptr @scheduler, align 8, !tbaa !8
  call void @rt_switch(ptr noundef nonnull %1, ptr noundef %9) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #19
  ret void
}

; Function Attrs: optsize
declare void @rt_switch(ptr noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind optsize
define dso_local void @rt_run(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [64 x ptr], align 16
  store ptr %0, ptr @launch, align 8, !tbaa !8
  store ptr %1, ptr @memory, align 8, !tbaa !8
  store ptr null, ptr @latest, align 8, !tbaa !53
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 84
  store i32 0, ptr %6, align 4, !tbaa !41
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = mul i32 %10, %8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = mul i32 %11, %13
  store i32 %14, ptr @lane_count, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = load i64, ptr %15, align 8, !tbaa !55
  %17 = add i64 %16, 15
  %18 = and i64 %17, -16
  %19 = zext i32 %14 to i64
  %20 = mul nuw nsw i64 %19, 72
  %21 = load ptr, ptr %0, align 8, !tbaa !56
  %22 = add nuw nsw i64 %20, 15
  %23 = and i64 %22, 1099511627760
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !57
  %26 = ptrtoint ptr %25 to i64
  %27 = ptrtoint ptr %21 to i64
  %28 = sub i64 %26, %27
  %29 = icmp ugt i64 %23, %28
  br i1 %29, label %34, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds nuw i8, ptr %21, i64 %23
  store ptr %31, ptr %0, align 8, !tbaa !56
  %32 = ptrtoint ptr %31 to i64
  %33 = sub i64 %26, %32
  br label %34

34:                                               ; preds = %2, %30
  %35 = phi i64 [ %28, %2 ], [ %33, %30 ]
  %36 = phi ptr [ %21, %2 ], [ %31, %30 ]
  %37 = phi ptr [ null, %2 ], [ %21, %30 ]
  store ptr %37, ptr @lanes, align 8, !tbaa !8
  %38 = mul i64 %18, %19
  %39 = icmp ugt i64 %38, %35
  br i1 %39, label %45, label %40

40:                                               ; preds = %34
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 %38
  store ptr %41, ptr %0, align 8, !tbaa !56
  %42 = icmp ne ptr %37, null
  %43 = icmp ne ptr %36, null
  %44 = and i1 %42, %43
  br i1 %44, label %46, label %45

45:                                               ; preds = %34, %40
  store i32 2, ptr %6, align 4, !tbaa !41
  br label %1077

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %48 = load i32, ptr %47, align 8, !tbaa !4
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = mul i32 %50, %48
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %53 = load i32, ptr %52, align 8, !tbaa !4
  %54 = mul i32 %51, %53
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %1077, label %56

56:                                               ; preds = %46, %1048
  %57 = phi ptr [ %1026, %1048 ], [ %0, %46 ]
  %58 = phi ptr [ %1027, %1048 ], [ %0, %46 ]
  %59 = phi i32 [ %1049, %1048 ], [ 0, %46 ]
  %60 = load i32, ptr %6, align 4, !tbaa !41
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %1077

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %58, i64 76
  %64 = load i32, ptr %63, align 4, !tbaa !23
  %65 = and i32 %64, 1
  %66 = icmp eq i32 %65, 0
  %67 = xor i32 %59, -1
  %68 = add i32 %54, %67
  %69 = select i1 %66, i32 %59, i32 %68
  %70 = load i32, ptr %47, align 8, !tbaa !4
  %71 = urem i32 %69, %70
  store i32 %71, ptr @workgroup, align 4, !tbaa !4
  %72 = udiv i32 %69, %70
  %73 = load i32, ptr %49, align 4, !tbaa !4
  %74 = urem i32 %72, %73
  store i32 %74, ptr getelementptr inbounds nuw (i8, ptr @workgroup, i64 4), align 4, !tbaa !4
  %75 = udiv i32 %72, %73
  store i32 %75, ptr getelementptr inbounds nuw (i8, ptr @workgroup, i64 8), align 4, !tbaa !4
  %76 = load i32, ptr @lane_count, align 4, !tbaa !4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %80, label %1051

78:                                               ; preds = %1051
  %79 = load ptr, ptr @launch, align 8, !tbaa !8
  br label %80

80:                                               ; preds = %78, %62
  %81 = phi i32 [ 0, %62 ], [ %1074, %78 ]
  %82 = phi ptr [ %57, %62 ], [ %79, %78 ]
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 72
  %84 = load i32, ptr %83, align 8, !tbaa !42
  %85 = add i32 %81, -1
  %86 = add i32 %85, %84
  %87 = udiv i32 %86, %84
  %88 = icmp ugt i32 %84, %86
  br label %89

89:                                               ; preds = %1009, %80
  %90 = phi i32 [ %81, %80 ], [ %980, %1009 ]
  %91 = phi ptr [ %82, %80 ], [ %981, %1009 ]
  %92 = phi ptr [ %82, %80 ], [ %982, %1009 ]
  %93 = phi ptr [ %82, %80 ], [ %986, %1009 ]
  %94 = phi ptr [ %82, %80 ], [ %985, %1009 ]
  %95 = phi ptr [ %82, %80 ], [ %984, %1009 ]
  br i1 %88, label %979, label %100

96:                                               ; preds = %967
  %97 = or i32 %972, %107
  %98 = add nuw i32 %106, 1
  %99 = icmp ult i32 %98, %87
  br i1 %99, label %100, label %976, !llvm.loop !58

100:                                              ; preds = %89, %96
  %101 = phi ptr [ %968, %96 ], [ %91, %89 ]
  %102 = phi ptr [ %969, %96 ], [ %92, %89 ]
  %103 = phi ptr [ %970, %96 ], [ %93, %89 ]
  %104 = phi ptr [ %971, %96 ], [ %94, %89 ]
  %105 = phi ptr [ %971, %96 ], [ %95, %89 ]
  %106 = phi i32 [ %98, %96 ], [ 0, %89 ]
  %107 = phi i32 [ %97, %96 ], [ 0, %89 ]
  %108 = getelementptr inbounds nuw i8, ptr %105, i64 76
  %109 = load i32, ptr %108, align 4, !tbaa !23
  %110 = and i32 %109, 1
  %111 = icmp eq i32 %110, 0
  %112 = xor i32 %106, -1
  %113 = add i32 %87, %112
  %114 = select i1 %111, i32 %106, i32 %113
  %115 = getelementptr inbounds nuw i8, ptr %105, i64 72
  %116 = load i32, ptr %115, align 8, !tbaa !42
  %117 = mul i32 %114, %116
  %118 = load i32, ptr @lane_count, align 4, !tbaa !4
  %119 = sub i32 %118, %117
  %120 = tail call i32 @llvm.umin.i32(i32 %119, i32 %116)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #19
  %121 = icmp eq i32 %120, 0
  %122 = zext i32 %120 to i64
  br label %123

123:                                              ; preds = %962, %100
  %124 = phi ptr [ %101, %100 ], [ %949, %962 ]
  %125 = phi ptr [ %102, %100 ], [ %949, %962 ]
  %126 = phi ptr [ %103, %100 ], [ %949, %962 ]
  %127 = phi ptr [ %104, %100 ], [ %949, %962 ]
  %128 = phi ptr [ %105, %100 ], [ %949, %962 ]
  %129 = phi i32 [ 0, %100 ], [ 1, %962 ]
  br i1 %121, label %967, label %130

130:                                              ; preds = %123
  %131 = load ptr, ptr @lanes, align 8, !tbaa !8
  br label %132

132:                                              ; preds = %161, %130
  %133 = phi ptr [ %162, %161 ], [ %124, %130 ]
  %134 = phi ptr [ %163, %161 ], [ %125, %130 ]
  %135 = phi ptr [ %164, %161 ], [ %126, %130 ]
  %136 = phi ptr [ %165, %161 ], [ %127, %130 ]
  %137 = phi ptr [ %166, %161 ], [ %128, %130 ]
  %138 = phi ptr [ %167, %161 ], [ %131, %130 ]
  %139 = phi i32 [ %168, %161 ], [ %129, %130 ]
  %140 = phi i32 [ %169, %161 ], [ 0, %130 ]
  %141 = getelementptr inbounds nuw i8, ptr %137, i64 76
  %142 = load i32, ptr %141, align 4, !tbaa !23
  %143 = and i32 %142, 1
  %144 = icmp eq i32 %143, 0
  %145 = xor i32 %140, -1
  %146 = add i32 %120, %145
  %147 = select i1 %144, i32 %140, i32 %146
  %148 = add i32 %147, %117
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw %struct.Lane, ptr %138, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 8
  %152 = load i32, ptr %151, align 8, !tbaa !19
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %161

154:                                              ; preds = %132
  store ptr %150, ptr @lane, align 8, !tbaa !8
  %155 = load ptr, ptr %150, align 8, !tbaa !59
  tail call void @rt_switch(ptr noundef nonnull @scheduler, ptr noundef %155) #17
  %156 = load ptr, ptr @launch, align 8, !tbaa !8
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 84
  %158 = load i32, ptr %157, align 4, !tbaa !41
  %159 = icmp eq i32 %158, 0
  %160 = load ptr, ptr @lanes, align 8, !tbaa !8
  br i1 %159, label %161, label %967

161:                                              ; preds = %154, %132
  %162 = phi ptr [ %156, %154 ], [ %133, %132 ]
  %163 = phi ptr [ %156, %154 ], [ %134, %132 ]
  %164 = phi ptr [ %156, %154 ], [ %135, %132 ]
  %165 = phi ptr [ %156, %154 ], [ %136, %132 ]
  %166 = phi ptr [ %156, %154 ], [ %137, %132 ]
  %167 = phi ptr [ %160, %154 ], [ %138, %132 ]
  %168 = phi i32 [ 1, %154 ], [ %139, %132 ]
  %169 = add nuw i32 %140, 1
  %170 = icmp eq i32 %169, %120
  br i1 %170, label %171, label %132, !llvm.loop !60

171:                                              ; preds = %161, %185
  %172 = phi i64 [ %187, %185 ], [ 0, %161 ]
  %173 = phi i32 [ %186, %185 ], [ -1, %161 ]
  %174 = trunc nuw i64 %172 to i32
  %175 = add i32 %117, %174
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw %struct.Lane, ptr %167, i64 %176
  %178 = getelementptr inbounds nuw ptr, ptr %5, i64 %172
  store ptr %177, ptr %178, align 8, !tbaa !8
  %179 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %180 = load i32, ptr %179, align 8, !tbaa !19
  switch i32 %180, label %185 [
    i32 2, label %967
    i32 1, label %181
  ]

181:                                              ; preds = %171
  %182 = getelementptr inbounds nuw i8, ptr %177, i64 32
  %183 = load i32, ptr %182, align 8, !tbaa !14
  %184 = tail call i32 @llvm.umin.i32(i32 %183, i32 %173)
  br label %185

185:                                              ; preds = %181, %171
  %186 = phi i32 [ %184, %181 ], [ %173, %171 ]
  %187 = add nuw nsw i64 %172, 1
  %188 = icmp eq i64 %187, %122
  br i1 %188, label %191, label %171, !llvm.loop !61

189:                                              ; preds = %206
  %190 = icmp eq i64 %207, 0
  br i1 %190, label %967, label %210

191:                                              ; preds = %185, %206
  %192 = phi i64 [ %208, %206 ], [ 0, %185 ]
  %193 = phi i64 [ %207, %206 ], [ 0, %185 ]
  %194 = getelementptr inbounds nuw ptr, ptr %5, i64 %192
  %195 = load ptr, ptr %194, align 8, !tbaa !8
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 8
  %197 = load i32, ptr %196, align 8, !tbaa !19
  %198 = icmp eq i32 %197, 1
  br i1 %198, label %199, label %206

199:                                              ; preds = %191
  %200 = getelementptr inbounds nuw i8, ptr %195, i64 32
  %201 = load i32, ptr %200, align 8, !tbaa !14
  %202 = icmp eq i32 %201, %186
  br i1 %202, label %203, label %206

203:                                              ; preds = %199
  %204 = shl nuw i64 1, %192
  %205 = or i64 %204, %193
  br label %206

206:                                              ; preds = %203, %199, %191
  %207 = phi i64 [ %205, %203 ], [ %193, %199 ], [ %193, %191 ]
  %208 = add nuw nsw i64 %192, 1
  %209 = icmp eq i64 %208, %122
  br i1 %209, label %189, label %191, !llvm.loop !62

210:                                              ; preds = %189
  %211 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %207, i1 true)
  %212 = getelementptr inbounds nuw ptr, ptr %5, i64 %211
  %213 = load ptr, ptr %212, align 8, !tbaa !8
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 28
  %215 = load i32, ptr %214, align 4, !tbaa !10
  %216 = icmp ugt i32 %215, 1
  br i1 %216, label %217, label %945

217:                                              ; preds = %210
  %218 = getelementptr inbounds nuw i8, ptr %166, i64 72
  %219 = load i32, ptr %218, align 8, !tbaa !42
  %220 = icmp sgt i32 %219, 0
  br i1 %220, label %221, label %225

221:                                              ; preds = %217
  %222 = zext nneg i32 %219 to i64
  br label %231

223:                                              ; preds = %356
  %224 = icmp eq i32 %215, 17
  br i1 %224, label %361, label %227

225:                                              ; preds = %217
  %226 = icmp eq i32 %215, 17
  br i1 %226, label %361, label %945

227:                                              ; preds = %223
  %228 = add i64 %357, -7046029254386353131
  %229 = sub i64 0, %357
  %230 = getelementptr inbounds nuw i8, ptr %213, i64 48
  br label %584

231:                                              ; preds = %356, %221
  %232 = phi i64 [ 0, %221 ], [ %359, %356 ]
  %233 = phi i64 [ 0, %221 ], [ %358, %356 ]
  %234 = phi i64 [ 0, %221 ], [ %357, %356 ]
  %235 = shl nuw i64 1, %232
  %236 = and i64 %235, %207
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %356, label %238

238:                                              ; preds = %231
  %239 = getelementptr inbounds nuw ptr, ptr %5, i64 %232
  %240 = load ptr, ptr %239, align 8, !tbaa !8
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 28
  %242 = load i32, ptr %241, align 4, !tbaa !10
  switch i32 %242, label %356 [
    i32 9, label %243
    i32 15, label %251
    i32 16, label %329
  ]

243:                                              ; preds = %238
  %244 = getelementptr inbounds nuw i8, ptr %240, i64 48
  %245 = load ptr, ptr %244, align 8, !tbaa !17
  %246 = load i8, ptr %245, align 1, !tbaa !25
  %247 = and i8 %246, 1
  %248 = zext nneg i8 %247 to i64
  %249 = shl nuw i64 %248, %232
  %250 = or i64 %249, %233
  br label %356

251:                                              ; preds = %238
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i64 0, ptr %3, align 8, !tbaa !33
  %252 = getelementptr inbounds nuw i8, ptr %240, i64 48
  %253 = load ptr, ptr %252, align 8, !tbaa !17
  %254 = getelementptr inbounds nuw i8, ptr %240, i64 36
  %255 = load i32, ptr %254, align 4, !tbaa !15
  %256 = zext i32 %255 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %3, ptr align 1 %253, i64 %256, i1 false)
  %257 = icmp eq i64 %232, %211
  br i1 %257, label %258, label %260

258:                                              ; preds = %251
  %259 = load i64, ptr %3, align 8, !tbaa !33
  br label %327

260:                                              ; preds = %251
  %261 = getelementptr inbounds nuw i8, ptr %240, i64 40
  %262 = load i32, ptr %261, align 8, !tbaa !16
  %263 = load i64, ptr %3, align 8, !tbaa !33
  %264 = trunc i64 %263 to i32
  %265 = bitcast i32 %264 to float
  %266 = icmp eq i32 %255, 4
  %267 = shl i64 %234, 32
  %268 = ashr exact i64 %267, 32
  %269 = select i1 %266, i64 %268, i64 %234
  %270 = shl i64 %263, 32
  %271 = ashr exact i64 %270, 32
  %272 = select i1 %266, i64 %271, i64 %263
  %273 = trunc i64 %234 to i32
  %274 = bitcast i32 %273 to float
  switch i32 %262, label %293 [
    i32 0, label %275
    i32 1, label %275
    i32 2, label %277
    i32 3, label %279
    i32 4, label %281
    i32 5, label %284
    i32 6, label %287
    i32 7, label %289
    i32 8, label %291
  ]

275:                                              ; preds = %260, %260
  %276 = add i64 %263, %234
  br label %327

277:                                              ; preds = %260
  %278 = tail call i64 @llvm.umin.i64(i64 %234, i64 %263)
  br label %327

279:                                              ; preds = %260
  %280 = tail call i64 @llvm.umax.i64(i64 %234, i64 %263)
  br label %327

281:                                              ; preds = %260
  %282 = icmp slt i64 %269, %272
  %283 = select i1 %282, i64 %234, i64 %263
  br label %327

284:                                              ; preds = %260
  %285 = icmp sgt i64 %269, %272
  %286 = select i1 %285, i64 %234, i64 %263
  br label %327

287:                                              ; preds = %260
  %288 = and i64 %263, %234
  br label %327

289:                                              ; preds = %260
  %290 = or i64 %263, %234
  br label %327

291:                                              ; preds = %260
  %292 = xor i64 %263, %234
  br label %327

293:                                              ; preds = %260
  br i1 %266, label %294, label %310

294:                                              ; preds = %293
  %295 = icmp ult i32 %262, 11
  br i1 %295, label %296, label %298

296:                                              ; preds = %294
  %297 = fadd float %274, %265
  br label %306

298:                                              ; preds = %294
  %299 = icmp eq i32 %262, 11
  br i1 %299, label %300, label %303

300:                                              ; preds = %298
  %301 = fcmp olt float %274, %265
  %302 = select i1 %301, float %274, float %265
  br label %306

303:                                              ; preds = %298
  %304 = fcmp ogt float %274, %265
  %305 = select i1 %304, float %274, float %265
  br label %306

306:                                              ; preds = %303, %300, %296
  %307 = phi float [ %297, %296 ], [ %302, %300 ], [ %305, %303 ]
  %308 = bitcast float %307 to i32
  %309 = zext i32 %308 to i64
  br label %327

310:                                              ; preds = %293
  %311 = bitcast i64 %234 to double
  %312 = bitcast i64 %263 to double
  %313 = icmp ult i32 %262, 11
  br i1 %313, label %314, label %316

314:                                              ; preds = %310
  %315 = fadd double %311, %312
  br label %324

316:                                              ; preds = %310
  %317 = icmp eq i32 %262, 11
  br i1 %317, label %318, label %321

318:                                              ; preds = %316
  %319 = fcmp olt double %311, %312
  %320 = select i1 %319, double %311, double %312
  br label %324

321:                                              ; preds = %316
  %322 = fcmp ogt double %311, %312
  %323 = select i1 %322, double %311, double %312
  br label %324

324:                                              ; preds = %321, %318, %314
  %325 = phi double [ %315, %314 ], [ %320, %318 ], [ %323, %321 ]
  %326 = bitcast double %325 to i64
  br label %327

327:                                              ; preds = %324, %306, %291, %289, %287, %284, %281, %279, %277, %275, %258
  %328 = phi i64 [ %259, %258 ], [ %292, %291 ], [ %276, %275 ], [ %278, %277 ], [ %280, %279 ], [ %283, %281 ], [ %286, %284 ], [ %288, %287 ], [ %290, %289 ], [ %326, %324 ], [ %309, %306 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %356

329:                                              ; preds = %238
  %330 = xor i64 %234, %232
  %331 = getelementptr inbounds nuw i8, ptr %240, i64 48
  %332 = load ptr, ptr %331, align 8, !tbaa !17
  %333 = getelementptr inbounds nuw i8, ptr %240, i64 36
  %334 = load i32, ptr %333, align 4, !tbaa !15
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %356, label %336

336:                                              ; preds = %329
  %337 = zext i32 %334 to i64
  br label %338

338:                                              ; preds = %338, %336
  %339 = phi i64 [ 0, %336 ], [ %354, %338 ]
  %340 = phi i64 [ %330, %336 ], [ %353, %338 ]
  %341 = getelementptr inbounds nuw i8, ptr %332, i64 %339
  %342 = load i8, ptr %341, align 1, !tbaa !25
  %343 = zext i8 %342 to i64
  %344 = xor i64 %340, %343
  %345 = add i64 %344, -7046029254386353131
  %346 = lshr i64 %345, 30
  %347 = xor i64 %346, %345
  %348 = mul i64 %347, -4658895280553007687
  %349 = lshr i64 %348, 27
  %350 = xor i64 %349, %348
  %351 = mul i64 %350, -7723592293110705685
  %352 = lshr i64 %351, 31
  %353 = xor i64 %352, %351
  %354 = add nuw nsw i64 %339, 1
  %355 = icmp eq i64 %354, %337
  br i1 %355, label %356, label %338, !llvm.loop !46

356:                                              ; preds = %338, %329, %327, %243, %238, %231
  %357 = phi i64 [ %234, %231 ], [ %328, %327 ], [ %234, %238 ], [ %330, %329 ], [ %234, %243 ], [ %353, %338 ]
  %358 = phi i64 [ %233, %231 ], [ %233, %327 ], [ %233, %238 ], [ %233, %329 ], [ %250, %243 ], [ %233, %338 ]
  %359 = add nuw nsw i64 %232, 1
  %360 = icmp eq i64 %359, %222
  br i1 %360, label %223, label %231, !llvm.loop !63

361:                                              ; preds = %225, %223
  %362 = getelementptr inbounds nuw i8, ptr %213, i64 48
  %363 = load ptr, ptr %362, align 8, !tbaa !17
  %364 = getelementptr inbounds nuw i8, ptr %363, i64 4
  %365 = load i8, ptr %364, align 1, !tbaa !64
  %366 = icmp eq i8 %365, 1
  br i1 %366, label %367, label %376

367:                                              ; preds = %361
  %368 = getelementptr inbounds nuw i8, ptr %363, i64 2
  %369 = load i8, ptr %368, align 1, !tbaa !66
  %370 = zext i8 %369 to i32
  %371 = load i8, ptr %363, align 1, !tbaa !67
  %372 = getelementptr inbounds nuw i8, ptr %363, i64 3
  %373 = load i8, ptr %372, align 1, !tbaa !68
  %374 = zext i8 %371 to i32
  %375 = zext i8 %373 to i32
  br label %388

376:                                              ; preds = %361
  %377 = load i8, ptr %363, align 1, !tbaa !67
  %378 = zext i8 %377 to i32
  %379 = getelementptr inbounds nuw i8, ptr %363, i64 2
  %380 = load i8, ptr %379, align 1, !tbaa !66
  %381 = zext i8 %380 to i32
  %382 = mul nuw nsw i32 %381, %378
  %383 = getelementptr inbounds nuw i8, ptr %363, i64 3
  %384 = load i8, ptr %383, align 1, !tbaa !68
  %385 = zext i8 %384 to i32
  %386 = mul nuw nsw i32 %382, %385
  %387 = udiv i32 %386, %219
  br label %388

388:                                              ; preds = %376, %367
  %389 = phi i32 [ %385, %376 ], [ %375, %367 ]
  %390 = phi i32 [ %378, %376 ], [ %374, %367 ]
  %391 = phi i32 [ %387, %376 ], [ %370, %367 ]
  %392 = getelementptr inbounds nuw i8, ptr %363, i64 1
  %393 = load i8, ptr %392, align 1, !tbaa !69
  %394 = zext i8 %393 to i32
  %395 = mul nuw nsw i32 %390, %389
  %396 = mul nuw nsw i32 %395, %394
  %397 = udiv i32 %396, %219
  %398 = getelementptr inbounds nuw i8, ptr %363, i64 5
  %399 = load i8, ptr %398, align 1, !tbaa !70
  %400 = icmp ult i8 %399, 10
  br i1 %400, label %401, label %406

401:                                              ; preds = %388
  %402 = zext nneg i8 %399 to i64
  %403 = getelementptr inbounds nuw i32, ptr @switch.table.rt_run, i64 %402
  %404 = load i32, ptr %403, align 4
  %405 = mul nuw nsw i32 %404, %391
  br label %406

406:                                              ; preds = %388, %401
  %407 = phi i32 [ %405, %401 ], [ %391, %388 ]
  %408 = getelementptr inbounds nuw i8, ptr %363, i64 6
  %409 = load i8, ptr %408, align 1, !tbaa !71
  %410 = icmp ult i8 %409, 10
  br i1 %410, label %411, label %415

411:                                              ; preds = %406
  %412 = zext nneg i8 %409 to i64
  %413 = getelementptr inbounds nuw i64, ptr @switch.table.rt_run.2, i64 %412
  %414 = load i64, ptr %413, align 8
  br label %415

415:                                              ; preds = %406, %411
  %416 = phi i64 [ %414, %411 ], [ 1, %406 ]
  call fastcc void @collect(ptr noundef nonnull %363, ptr noundef nonnull readonly %5, i64 noundef range(i64 1, 0) %207, i32 noundef 0, i32 noundef 0, ptr noundef nonnull @multiply_matrices.a) #18
  call fastcc void @collect(ptr noundef nonnull %363, ptr noundef nonnull readonly %5, i64 noundef range(i64 1, 0) %207, i32 noundef %407, i32 noundef 1, ptr noundef nonnull @multiply_matrices.b) #18
  %417 = icmp ugt i32 %219, %396
  %418 = getelementptr inbounds nuw i8, ptr %363, i64 2
  %419 = shl nuw nsw i32 %407, 1
  %420 = zext nneg i32 %419 to i64
  %421 = zext nneg i32 %397 to i64
  %422 = zext i32 %219 to i64
  br label %423

423:                                              ; preds = %581, %415
  %424 = phi i64 [ 0, %415 ], [ %582, %581 ]
  %425 = shl nuw i64 1, %424
  %426 = and i64 %425, %207
  %427 = icmp eq i64 %426, 0
  %428 = select i1 %427, i1 true, i1 %417
  br i1 %428, label %581, label %429

429:                                              ; preds = %423
  %430 = trunc nuw i64 %424 to i32
  %431 = lshr i32 %430, 4
  %432 = lshr i32 %430, 2
  %433 = and i32 %432, 3
  %434 = getelementptr inbounds nuw ptr, ptr %5, i64 %424
  %435 = load ptr, ptr %434, align 8, !tbaa !8
  %436 = getelementptr inbounds nuw i8, ptr %435, i64 48
  %437 = getelementptr inbounds nuw i8, ptr %435, i64 56
  br label %438

438:                                              ; preds = %578, %429
  %439 = phi i64 [ 0, %429 ], [ %579, %578 ]
  %440 = load i8, ptr %392, align 1, !tbaa !69
  %441 = zext i8 %440 to i32
  %442 = urem i32 %430, %441
  %443 = udiv i32 %430, %441
  %444 = load i8, ptr %364, align 1, !tbaa !64
  switch i8 %444, label %460 [
    i8 1, label %445
    i8 2, label %451
  ]

445:                                              ; preds = %438
  %446 = load i32, ptr %218, align 8, !tbaa !42
  %447 = lshr i32 %446, 4
  %448 = trunc nuw nsw i64 %439 to i32
  %449 = mul i32 %447, %448
  %450 = add i32 %449, %431
  br label %485

451:                                              ; preds = %438
  %452 = load i8, ptr %363, align 1, !tbaa !67
  %453 = zext i8 %452 to i32
  %454 = mul nuw nsw i32 %453, %441
  %455 = load i32, ptr %218, align 8, !tbaa !42
  %456 = udiv i32 %454, %455
  %457 = mul i32 %456, %431
  %458 = trunc nuw nsw i64 %439 to i32
  %459 = add i32 %457, %458
  br label %485

460:                                              ; preds = %438
  %461 = load i8, ptr %398, align 1, !tbaa !70
  %462 = icmp eq i8 %461, 3
  %463 = icmp eq i8 %440, 4
  %464 = trunc i64 %439 to i32
  br i1 %462, label %465, label %470

465:                                              ; preds = %460
  %466 = shl i32 %464, 2
  %467 = select i1 %463, i32 0, i32 %466
  %468 = add nuw nsw i32 %467, %431
  %469 = select i1 %463, i32 %433, i32 0
  br label %485

470:                                              ; preds = %460
  br i1 %463, label %485, label %471

471:                                              ; preds = %470
  %472 = mul nuw nsw i32 %441, %441
  %473 = lshr i32 %472, 6
  %474 = urem i32 %464, %473
  %475 = udiv i32 %464, %473
  %476 = lshr i32 %474, 2
  %477 = zext i8 %440 to i16
  %478 = udiv i16 256, %477
  %479 = zext nneg i16 %478 to i32
  %480 = mul nuw nsw i32 %476, %479
  %481 = shl i32 %443, 2
  %482 = and i32 %474, 3
  %483 = or disjoint i32 %481, %482
  %484 = add i32 %483, %480
  br label %485

485:                                              ; preds = %471, %470, %465, %451, %445
  %486 = phi i32 [ %464, %470 ], [ %448, %445 ], [ %458, %451 ], [ %464, %465 ], [ %464, %471 ]
  %487 = phi i32 [ %464, %470 ], [ %450, %445 ], [ %459, %451 ], [ %468, %465 ], [ %484, %471 ]
  %488 = phi i32 [ %432, %470 ], [ 0, %445 ], [ 0, %451 ], [ %469, %465 ], [ %475, %471 ]
  %489 = load i8, ptr %363, align 1, !tbaa !67
  %490 = zext i8 %489 to i32
  %491 = mul i32 %488, %490
  %492 = add i32 %491, %487
  %493 = load i8, ptr %418, align 1, !tbaa !66
  %494 = zext i8 %493 to i32
  %495 = mul i32 %492, %494
  %496 = zext i32 %495 to i64
  %497 = getelementptr inbounds nuw double, ptr @multiply_matrices.a, i64 %496
  %498 = mul i32 %488, %441
  %499 = add i32 %498, %442
  %500 = mul i32 %499, %494
  %501 = zext i32 %500 to i64
  %502 = getelementptr inbounds nuw double, ptr @multiply_matrices.b, i64 %501
  %503 = load ptr, ptr %436, align 8, !tbaa !17
  %504 = getelementptr inbounds nuw i8, ptr %503, i64 16
  %505 = getelementptr inbounds nuw i8, ptr %504, i64 %420
  %506 = load i8, ptr %408, align 1, !tbaa !71
  %507 = zext i8 %506 to i32
  %508 = tail call fastcc double @element(ptr noundef nonnull %505, i32 noundef %507, i32 noundef %486, i32 noundef 0, i32 noundef 0) #18
  %509 = load ptr, ptr %437, align 8, !tbaa !18
  %510 = mul nuw nsw i64 %439, %416
  %511 = getelementptr inbounds nuw i8, ptr %509, i64 %510
  switch i8 %506, label %549 [
    i8 3, label %512
    i8 9, label %528
  ]

512:                                              ; preds = %485
  %513 = icmp eq i8 %493, 0
  br i1 %513, label %516, label %514

514:                                              ; preds = %512
  %515 = zext i8 %493 to i64
  br label %518

516:                                              ; preds = %518, %512
  %517 = phi double [ %508, %512 ], [ %525, %518 ]
  store double %517, ptr %511, align 1
  br label %578

518:                                              ; preds = %518, %514
  %519 = phi i64 [ 0, %514 ], [ %526, %518 ]
  %520 = phi double [ %508, %514 ], [ %525, %518 ]
  %521 = getelementptr inbounds nuw double, ptr %497, i64 %519
  %522 = load double, ptr %521, align 8, !tbaa !72
  %523 = getelementptr inbounds nuw double, ptr %502, i64 %519
  %524 = load double, ptr %523, align 8, !tbaa !72
  %525 = tail call double @llvm.fma.f64(double %522, double %524, double %520)
  %526 = add nuw nsw i64 %519, 1
  %527 = icmp eq i64 %526, %515
  br i1 %527, label %516, label %518, !llvm.loop !74

528:                                              ; preds = %485
  %529 = fptosi double %508 to i64
  %530 = icmp eq i8 %493, 0
  br i1 %530, label %533, label %531

531:                                              ; preds = %528
  %532 = zext i8 %493 to i64
  br label %536

533:                                              ; preds = %536, %528
  %534 = phi i64 [ %529, %528 ], [ %546, %536 ]
  %535 = trunc i64 %534 to i32
  store i32 %535, ptr %511, align 1
  br label %578

536:                                              ; preds = %536, %531
  %537 = phi i64 [ 0, %531 ], [ %547, %536 ]
  %538 = phi i64 [ %529, %531 ], [ %546, %536 ]
  %539 = getelementptr inbounds nuw double, ptr %497, i64 %537
  %540 = load double, ptr %539, align 8, !tbaa !72
  %541 = fptosi double %540 to i64
  %542 = getelementptr inbounds nuw double, ptr %502, i64 %537
  %543 = load double, ptr %542, align 8, !tbaa !72
  %544 = fptosi double %543 to i64
  %545 = mul nsw i64 %544, %541
  %546 = add nsw i64 %545, %538
  %547 = add nuw nsw i64 %537, 1
  %548 = icmp eq i64 %547, %532
  br i1 %548, label %533, label %536, !llvm.loop !75

549:                                              ; preds = %485
  %550 = fptrunc double %508 to float
  %551 = icmp eq i8 %493, 0
  br i1 %551, label %554, label %552

552:                                              ; preds = %549
  %553 = zext i8 %493 to i64
  br label %558

554:                                              ; preds = %558, %549
  %555 = phi float [ %550, %549 ], [ %567, %558 ]
  %556 = icmp eq i8 %506, 0
  %557 = fpext float %555 to double
  br i1 %556, label %570, label %572

558:                                              ; preds = %558, %552
  %559 = phi i64 [ 0, %552 ], [ %568, %558 ]
  %560 = phi float [ %550, %552 ], [ %567, %558 ]
  %561 = getelementptr inbounds nuw double, ptr %497, i64 %559
  %562 = load double, ptr %561, align 8, !tbaa !72
  %563 = fptrunc double %562 to float
  %564 = getelementptr inbounds nuw double, ptr %502, i64 %559
  %565 = load double, ptr %564, align 8, !tbaa !72
  %566 = fptrunc double %565 to float
  %567 = tail call float @llvm.fma.f32(float %563, float %566, float %560)
  %568 = add nuw nsw i64 %559, 1
  %569 = icmp eq i64 %568, %553
  br i1 %569, label %554, label %558, !llvm.loop !76

570:                                              ; preds = %554
  %571 = tail call fastcc zeroext i16 @narrowed(double noundef %557, i32 noundef 10, i32 noundef 15) #18
  br label %576

572:                                              ; preds = %554
  %573 = tail call fastcc zeroext i16 @narrowed(double noundef %557, i32 noundef 7, i32 noundef 127) #18
  %574 = icmp eq i8 %506, 2
  br i1 %574, label %575, label %576

575:                                              ; preds = %572
  store float %555, ptr %511, align 1
  br label %578

576:                                              ; preds = %572, %570
  %577 = phi i16 [ %571, %570 ], [ %573, %572 ]
  store i16 %577, ptr %511, align 1
  br label %578

578:                                              ; preds = %576, %575, %533, %516
  %579 = add nuw nsw i64 %439, 1
  %580 = icmp samesign ult i64 %579, %421
  br i1 %580, label %438, label %581, !llvm.loop !77

581:                                              ; preds = %578, %423
  %582 = add nuw nsw i64 %424, 1
  %583 = icmp eq i64 %582, %422
  br i1 %583, label %945, label %423, !llvm.loop !78

584:                                              ; preds = %942, %227
  %585 = phi i64 [ 0, %227 ], [ %943, %942 ]
  %586 = shl nuw i64 1, %585
  %587 = and i64 %586, %207
  %588 = icmp eq i64 %587, 0
  br i1 %588, label %942, label %589

589:                                              ; preds = %584
  %590 = getelementptr inbounds nuw ptr, ptr %5, i64 %585
  %591 = load ptr, ptr %590, align 8, !tbaa !8
  %592 = getelementptr inbounds nuw i8, ptr %591, i64 36
  %593 = load i32, ptr %592, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %594 = getelementptr inbounds nuw i8, ptr %591, i64 28
  %595 = load i32, ptr %594, align 4, !tbaa !10
  switch i32 %595, label %941 [
    i32 2, label %596
    i32 9, label %601
    i32 15, label %604
    i32 16, label %617
    i32 3, label %642
    i32 4, label %649
    i32 5, label %664
    i32 6, label %684
    i32 7, label %709
    i32 8, label %817
    i32 10, label %842
    i32 11, label %842
    i32 12, label %885
    i32 13, label %888
    i32 14, label %888
  ]

596:                                              ; preds = %589
  %597 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %598 = load ptr, ptr %597, align 8, !tbaa !18
  %599 = load ptr, ptr %230, align 8, !tbaa !17
  %600 = zext i32 %593 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %598, ptr align 1 %599, i64 %600, i1 false)
  br label %941

601:                                              ; preds = %589
  %602 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %603 = load ptr, ptr %602, align 8, !tbaa !18
  store i64 %358, ptr %603, align 1
  br label %941

604:                                              ; preds = %589
  %605 = getelementptr inbounds nuw i8, ptr %591, i64 40
  %606 = load i32, ptr %605, align 8, !tbaa !16
  switch i32 %606, label %612 [
    i32 1, label %607
    i32 10, label %608
  ]

607:                                              ; preds = %604
  br label %612

608:                                              ; preds = %604
  %609 = icmp eq i32 %593, 4
  %610 = select i1 %609, i64 2147483648, i64 -9223372036854775808
  %611 = xor i64 %610, %357
  br label %612

612:                                              ; preds = %608, %607, %604
  %613 = phi i64 [ %229, %607 ], [ %611, %608 ], [ %357, %604 ]
  store i64 %613, ptr %4, align 8, !tbaa !33
  %614 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %615 = load ptr, ptr %614, align 8, !tbaa !18
  %616 = zext i32 %593 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %615, ptr nonnull align 8 %4, i64 %616, i1 false)
  br label %941

617:                                              ; preds = %589
  %618 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %619 = load ptr, ptr %618, align 8, !tbaa !18
  %620 = add i64 %228, %585
  %621 = lshr i64 %620, 30
  %622 = xor i64 %621, %620
  %623 = mul i64 %622, -4658895280553007687
  %624 = lshr i64 %623, 27
  %625 = xor i64 %624, %623
  %626 = mul i64 %625, -7723592293110705685
  %627 = lshr i64 %626, 31
  %628 = xor i64 %627, %626
  %629 = getelementptr inbounds nuw i8, ptr %591, i64 48
  %630 = load ptr, ptr %629, align 8, !tbaa !17
  %631 = zext i32 %593 to i64
  %632 = getelementptr inbounds nuw i8, ptr %630, i64 %631
  %633 = load i32, ptr %632, align 1
  %634 = add i32 %593, 4
  %635 = zext i32 %634 to i64
  %636 = getelementptr inbounds nuw i8, ptr %630, i64 %635
  %637 = load i32, ptr %636, align 1
  %638 = add i32 %593, 8
  %639 = zext i32 %638 to i64
  %640 = getelementptr inbounds nuw i8, ptr %630, i64 %639
  %641 = load i32, ptr %640, align 1
  tail call fastcc void @write_value(ptr noundef %619, i64 noundef %628, i32 noundef %633, i32 noundef %637, i32 noundef %641) #18
  br label %941

642:                                              ; preds = %589
  %643 = getelementptr inbounds nuw i8, ptr %591, i64 48
  %644 = load ptr, ptr %643, align 8, !tbaa !17
  %645 = zext i32 %593 to i64
  %646 = getelementptr inbounds nuw i8, ptr %644, i64 %645
  %647 = load i32, ptr %646, align 1
  %648 = urem i32 %647, %219
  br label %923

649:                                              ; preds = %589
  %650 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %651 = load ptr, ptr %650, align 8, !tbaa !18
  %652 = getelementptr inbounds nuw i8, ptr %591, i64 48
  %653 = load ptr, ptr %652, align 8, !tbaa !17
  %654 = zext i32 %593 to i64
  %655 = getelementptr inbounds nuw i8, ptr %653, i64 %654
  %656 = load i32, ptr %655, align 1
  %657 = urem i32 %656, %219
  %658 = zext nneg i32 %657 to i64
  %659 = icmp eq i64 %585, %658
  %660 = add i32 %593, 4
  %661 = zext i32 %660 to i64
  %662 = select i1 %659, i64 0, i64 %661
  %663 = getelementptr inbounds nuw i8, ptr %653, i64 %662
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %651, ptr align 1 %663, i64 %654, i1 false)
  br label %941

664:                                              ; preds = %589
  %665 = getelementptr inbounds nuw i8, ptr %591, i64 48
  %666 = load ptr, ptr %665, align 8, !tbaa !17
  %667 = load i32, ptr %666, align 1
  %668 = lshr i32 %667, 2
  %669 = urem i32 %668, %219
  %670 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %671 = load ptr, ptr %670, align 8, !tbaa !18
  store i32 0, ptr %671, align 1
  %672 = zext nneg i32 %669 to i64
  %673 = shl nuw i64 1, %672
  %674 = and i64 %673, %207
  %675 = icmp eq i64 %674, 0
  br i1 %675, label %941, label %676

676:                                              ; preds = %664
  %677 = load ptr, ptr %670, align 8, !tbaa !18
  %678 = getelementptr inbounds nuw ptr, ptr %5, i64 %672
  %679 = load ptr, ptr %678, align 8, !tbaa !8
  %680 = getelementptr inbounds nuw i8, ptr %679, i64 48
  %681 = load ptr, ptr %680, align 8, !tbaa !17
  %682 = getelementptr inbounds nuw i8, ptr %681, i64 4
  %683 = load i32, ptr %682, align 1
  store i32 %683, ptr %677, align 1
  br label %941

684:                                              ; preds = %589
  %685 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %686 = load ptr, ptr %685, align 8, !tbaa !18
  store i32 0, ptr %686, align 1
  br label %687

687:                                              ; preds = %706, %684
  %688 = phi i64 [ 0, %684 ], [ %707, %706 ]
  %689 = shl nuw i64 1, %688
  %690 = and i64 %689, %207
  %691 = icmp eq i64 %690, 0
  br i1 %691, label %706, label %692

692:                                              ; preds = %687
  %693 = getelementptr inbounds nuw ptr, ptr %5, i64 %688
  %694 = load ptr, ptr %693, align 8, !tbaa !8
  %695 = getelementptr inbounds nuw i8, ptr %694, i64 48
  %696 = load ptr, ptr %695, align 8, !tbaa !17
  %697 = load i32, ptr %696, align 1
  %698 = lshr i32 %697, 2
  %699 = urem i32 %698, %219
  %700 = zext nneg i32 %699 to i64
  %701 = icmp eq i64 %585, %700
  br i1 %701, label %702, label %706

702:                                              ; preds = %692
  %703 = load ptr, ptr %685, align 8, !tbaa !18
  %704 = getelementptr inbounds nuw i8, ptr %696, i64 4
  %705 = load i32, ptr %704, align 1
  store i32 %705, ptr %703, align 1
  br label %706

706:                                              ; preds = %702, %692, %687
  %707 = add nuw nsw i64 %688, 1
  %708 = icmp eq i64 %707, %222
  br i1 %708, label %941, label %687, !llvm.loop !79

709:                                              ; preds = %589
  %710 = getelementptr inbounds nuw i8, ptr %591, i64 40
  %711 = load i32, ptr %710, align 8, !tbaa !16
  %712 = and i32 %711, 511
  %713 = trunc i64 %585 to i32
  %714 = and i32 %713, 2147483632
  %715 = and i32 %713, 15
  %716 = load i32, ptr %218, align 8, !tbaa !42
  %717 = icmp samesign ult i32 %712, 256
  br i1 %717, label %718, label %725

718:                                              ; preds = %709
  %719 = and i32 %713, 2147483644
  %720 = shl i32 %713, 1
  %721 = and i32 %720, 6
  %722 = lshr i32 %712, %721
  %723 = and i32 %722, 3
  %724 = or disjoint i32 %723, %719
  br label %771

725:                                              ; preds = %709
  %726 = and i32 %711, 15
  %727 = lshr i32 %712, 4
  switch i32 %727, label %746 [
    i32 16, label %728
    i32 17, label %733
    i32 18, label %737
    i32 21, label %741
    i32 22, label %743
  ]

728:                                              ; preds = %725
  %729 = add nuw nsw i32 %726, %715
  %730 = icmp samesign ult i32 %729, 16
  %731 = add nuw nsw i32 %726, %713
  %732 = select i1 %730, i32 %731, i32 -1
  br label %771

733:                                              ; preds = %725
  %734 = icmp samesign ult i32 %715, %726
  %735 = sub nsw i32 %713, %726
  %736 = select i1 %734, i32 -1, i32 %735
  br label %771

737:                                              ; preds = %725
  %738 = sub i32 %713, %711
  %739 = and i32 %738, 15
  %740 = or disjoint i32 %739, %714
  br label %771

741:                                              ; preds = %725
  %742 = or disjoint i32 %726, %714
  br label %771

743:                                              ; preds = %725
  %744 = xor i32 %726, %715
  %745 = or disjoint i32 %744, %714
  br label %771

746:                                              ; preds = %725
  switch i32 %712, label %771 [
    i32 304, label %747
    i32 308, label %753
    i32 312, label %756
    i32 316, label %758
    i32 320, label %762
    i32 321, label %764
    i32 322, label %766
    i32 323, label %768
  ]

747:                                              ; preds = %746
  %748 = add nuw nsw i64 %585, 1
  %749 = sext i32 %716 to i64
  %750 = icmp slt i64 %748, %749
  %751 = trunc nuw nsw i64 %748 to i32
  %752 = select i1 %750, i32 %751, i32 -1
  br label %771

753:                                              ; preds = %746
  %754 = add i32 %713, 1
  %755 = srem i32 %754, %716
  br label %771

756:                                              ; preds = %746
  %757 = add i32 %713, -1
  br label %771

758:                                              ; preds = %746
  %759 = add i32 %713, -1
  %760 = add i32 %759, %716
  %761 = srem i32 %760, %716
  br label %771

762:                                              ; preds = %746
  %763 = xor i32 %713, 15
  br label %771

764:                                              ; preds = %746
  %765 = xor i32 %713, 7
  br label %771

766:                                              ; preds = %746
  %767 = add nsw i32 %714, -1
  br label %771

768:                                              ; preds = %746
  %769 = icmp samesign ugt i64 %585, 31
  %770 = select i1 %769, i32 31, i32 -1
  br label %771

771:                                              ; preds = %768, %766, %764, %762, %758, %756, %753, %747, %746, %743, %741, %737, %733, %728, %718
  %772 = phi i32 [ %724, %718 ], [ %745, %743 ], [ %752, %747 ], [ %755, %753 ], [ %757, %756 ], [ %761, %758 ], [ %763, %762 ], [ %765, %764 ], [ %767, %766 ], [ %770, %768 ], [ %732, %728 ], [ %736, %733 ], [ %740, %737 ], [ %742, %741 ], [ -1, %746 ]
  %773 = lshr i32 %713, 4
  %774 = and i32 %773, 3
  %775 = shl nuw nsw i32 65536, %774
  %776 = and i32 %711, %775
  %777 = icmp eq i32 %776, 0
  br i1 %777, label %784, label %778

778:                                              ; preds = %771
  %779 = lshr i32 %713, 2
  %780 = and i32 %779, 3
  %781 = shl nuw nsw i32 1048576, %780
  %782 = and i32 %711, %781
  %783 = icmp eq i32 %782, 0
  br i1 %783, label %784, label %790

784:                                              ; preds = %778, %771
  %785 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %786 = load ptr, ptr %785, align 8, !tbaa !18
  %787 = getelementptr inbounds nuw i8, ptr %591, i64 48
  %788 = load ptr, ptr %787, align 8, !tbaa !17
  %789 = zext i32 %593 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %786, ptr align 1 %788, i64 %789, i1 false)
  br label %941

790:                                              ; preds = %778
  %791 = icmp ult i32 %772, %219
  br i1 %791, label %792, label %806

792:                                              ; preds = %790
  %793 = zext nneg i32 %772 to i64
  %794 = shl nuw i64 1, %793
  %795 = and i64 %794, %207
  %796 = icmp eq i64 %795, 0
  br i1 %796, label %806, label %797

797:                                              ; preds = %792
  %798 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %799 = load ptr, ptr %798, align 8, !tbaa !18
  %800 = getelementptr inbounds nuw ptr, ptr %5, i64 %793
  %801 = load ptr, ptr %800, align 8, !tbaa !8
  %802 = getelementptr inbounds nuw i8, ptr %801, i64 48
  %803 = load ptr, ptr %802, align 8, !tbaa !17
  %804 = zext i32 %593 to i64
  %805 = getelementptr inbounds nuw i8, ptr %803, i64 %804
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %799, ptr align 1 %805, i64 %804, i1 false)
  br label %941

806:                                              ; preds = %792, %790
  %807 = and i32 %711, 16777216
  %808 = icmp eq i32 %807, 0
  %809 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %810 = load ptr, ptr %809, align 8, !tbaa !18
  br i1 %808, label %813, label %811

811:                                              ; preds = %806
  %812 = zext i32 %593 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %810, i8 0, i64 %812, i1 false)
  br label %941

813:                                              ; preds = %806
  %814 = getelementptr inbounds nuw i8, ptr %591, i64 48
  %815 = load ptr, ptr %814, align 8, !tbaa !17
  %816 = zext i32 %593 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %810, ptr align 1 %815, i64 %816, i1 false)
  br label %941

817:                                              ; preds = %589
  %818 = getelementptr inbounds nuw i8, ptr %591, i64 40
  %819 = load i32, ptr %818, align 8, !tbaa !16
  %820 = and i32 %819, 32768
  %821 = icmp eq i32 %820, 0
  br i1 %821, label %830, label %822

822:                                              ; preds = %817
  %823 = trunc i64 %585 to i32
  %824 = and i32 %823, 2147483644
  %825 = shl i32 %823, 1
  %826 = and i32 %825, 6
  %827 = lshr i32 %819, %826
  %828 = and i32 %827, 3
  %829 = or disjoint i32 %828, %824
  br label %920

830:                                              ; preds = %817
  %831 = lshr i32 %819, 5
  %832 = and i32 %831, 31
  %833 = lshr i32 %819, 10
  %834 = and i32 %833, 31
  %835 = trunc nuw nsw i64 %585 to i32
  %836 = and i32 %835, 2147483616
  %837 = and i32 %835, 31
  %838 = and i32 %837, %819
  %839 = or i32 %832, %838
  %840 = xor i32 %839, %834
  %841 = or disjoint i32 %840, %836
  br label %920

842:                                              ; preds = %589, %589
  %843 = getelementptr inbounds nuw i8, ptr %591, i64 48
  %844 = load ptr, ptr %843, align 8, !tbaa !17
  %845 = trunc nuw nsw i64 %585 to i32
  %846 = lshr i64 %585, 1
  %847 = and i64 %846, 4
  %848 = getelementptr inbounds nuw i8, ptr %844, i64 %847
  %849 = getelementptr inbounds nuw i8, ptr %848, i64 8
  %850 = load i32, ptr %849, align 1
  %851 = shl i32 %845, 2
  %852 = and i32 %851, 28
  %853 = lshr i32 %850, %852
  %854 = and i32 %853, 15
  %855 = and i32 %845, 2147483632
  %856 = icmp eq i32 %595, 11
  %857 = select i1 %856, i32 16, i32 0
  %858 = xor i32 %857, %855
  %859 = or disjoint i32 %854, %858
  %860 = icmp slt i32 %859, %219
  br i1 %860, label %861, label %875

861:                                              ; preds = %842
  %862 = zext nneg i32 %859 to i64
  %863 = shl nuw i64 1, %862
  %864 = and i64 %863, %207
  %865 = icmp eq i64 %864, 0
  br i1 %865, label %875, label %866

866:                                              ; preds = %861
  %867 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %868 = load ptr, ptr %867, align 8, !tbaa !18
  %869 = getelementptr inbounds nuw ptr, ptr %5, i64 %862
  %870 = load ptr, ptr %869, align 8, !tbaa !8
  %871 = getelementptr inbounds nuw i8, ptr %870, i64 48
  %872 = load ptr, ptr %871, align 8, !tbaa !17
  %873 = getelementptr inbounds nuw i8, ptr %872, i64 4
  %874 = load i32, ptr %873, align 1
  store i32 %874, ptr %868, align 1
  br label %941

875:                                              ; preds = %861, %842
  %876 = getelementptr inbounds nuw i8, ptr %591, i64 40
  %877 = load i32, ptr %876, align 8, !tbaa !16
  %878 = and i32 %877, 1
  %879 = icmp eq i32 %878, 0
  %880 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %881 = load ptr, ptr %880, align 8, !tbaa !18
  br i1 %879, label %883, label %882

882:                                              ; preds = %875
  store i32 0, ptr %881, align 1
  br label %941

883:                                              ; preds = %875
  %884 = load i32, ptr %844, align 1
  store i32 %884, ptr %881, align 1
  br label %941

885:                                              ; preds = %589
  %886 = trunc nuw nsw i64 %585 to i32
  %887 = xor i32 %886, 32
  br label %920

888:                                              ; preds = %589, %589
  %889 = icmp eq i32 %595, 13
  %890 = select i1 %889, i32 16, i32 32
  %891 = trunc nuw nsw i64 %585 to i32
  %892 = xor i32 %890, %891
  %893 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %894 = load ptr, ptr %893, align 8, !tbaa !18
  %895 = getelementptr inbounds nuw i8, ptr %591, i64 48
  %896 = load ptr, ptr %895, align 8, !tbaa !17
  %897 = load i64, ptr %896, align 1
  store i64 %897, ptr %894, align 1
  %898 = zext nneg i32 %892 to i64
  %899 = shl nuw i64 1, %898
  %900 = and i64 %899, %207
  %901 = icmp eq i64 %900, 0
  br i1 %901, label %941, label %902

902:                                              ; preds = %888
  %903 = and i32 %890, %891
  %904 = icmp eq i32 %903, 0
  %905 = load ptr, ptr %893, align 8, !tbaa !18
  br i1 %904, label %913, label %906

906:                                              ; preds = %902
  %907 = getelementptr inbounds nuw ptr, ptr %5, i64 %898
  %908 = load ptr, ptr %907, align 8, !tbaa !8
  %909 = getelementptr inbounds nuw i8, ptr %908, i64 48
  %910 = load ptr, ptr %909, align 8, !tbaa !17
  %911 = getelementptr inbounds nuw i8, ptr %910, i64 4
  %912 = load i32, ptr %911, align 1
  store i32 %912, ptr %905, align 1
  br label %941

913:                                              ; preds = %902
  %914 = getelementptr inbounds nuw i8, ptr %905, i64 4
  %915 = getelementptr inbounds nuw ptr, ptr %5, i64 %898
  %916 = load ptr, ptr %915, align 8, !tbaa !8
  %917 = getelementptr inbounds nuw i8, ptr %916, i64 48
  %918 = load ptr, ptr %917, align 8, !tbaa !17
  %919 = load i32, ptr %918, align 1
  store i32 %919, ptr %914, align 1
  br label %941

920:                                              ; preds = %885, %830, %822
  %921 = phi i32 [ %841, %830 ], [ %887, %885 ], [ %829, %822 ]
  %922 = icmp ult i32 %921, %219
  br i1 %922, label %923, label %937

923:                                              ; preds = %920, %642
  %924 = phi i32 [ %648, %642 ], [ %921, %920 ]
  %925 = zext nneg i32 %924 to i64
  %926 = shl nuw i64 1, %925
  %927 = and i64 %926, %207
  %928 = icmp eq i64 %927, 0
  br i1 %928, label %937, label %929

929:                                              ; preds = %923
  %930 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %931 = load ptr, ptr %930, align 8, !tbaa !18
  %932 = getelementptr inbounds nuw ptr, ptr %5, i64 %925
  %933 = load ptr, ptr %932, align 8, !tbaa !8
  %934 = getelementptr inbounds nuw i8, ptr %933, i64 48
  %935 = load ptr, ptr %934, align 8, !tbaa !17
  %936 = zext i32 %593 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %931, ptr align 1 %935, i64 %936, i1 false)
  br label %941

937:                                              ; preds = %923, %920
  %938 = getelementptr inbounds nuw i8, ptr %591, i64 56
  %939 = load ptr, ptr %938, align 8, !tbaa !18
  %940 = zext i32 %593 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %939, i8 0, i64 %940, i1 false)
  br label %941

941:                                              ; preds = %706, %937, %929, %913, %906, %888, %883, %882, %866, %813, %811, %797, %784, %676, %664, %649, %617, %612, %601, %596, %589
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %942

942:                                              ; preds = %941, %584
  %943 = add nuw nsw i64 %585, 1
  %944 = icmp eq i64 %943, %222
  br i1 %944, label %945, label %584, !llvm.loop !80

945:                                              ; preds = %942, %581, %225, %210
  %946 = icmp eq i32 %215, 0
  %947 = select i1 %946, i32 2, i32 0
  br label %950

948:                                              ; preds = %959
  %949 = load ptr, ptr @launch, align 8, !tbaa !8
  br i1 %946, label %967, label %962

950:                                              ; preds = %959, %945
  %951 = phi i64 [ 0, %945 ], [ %960, %959 ]
  %952 = shl nuw i64 1, %951
  %953 = and i64 %952, %207
  %954 = icmp eq i64 %953, 0
  br i1 %954, label %959, label %955

955:                                              ; preds = %950
  %956 = getelementptr inbounds nuw ptr, ptr %5, i64 %951
  %957 = load ptr, ptr %956, align 8, !tbaa !8
  %958 = getelementptr inbounds nuw i8, ptr %957, i64 8
  store i32 %947, ptr %958, align 8, !tbaa !19
  br label %959

959:                                              ; preds = %955, %950
  %960 = add nuw nsw i64 %951, 1
  %961 = icmp eq i64 %960, %122
  br i1 %961, label %948, label %950, !llvm.loop !81

962:                                              ; preds = %948
  %963 = getelementptr inbounds nuw i8, ptr %949, i64 76
  %964 = load i32, ptr %963, align 4, !tbaa !23
  %965 = and i32 %964, 2
  %966 = icmp eq i32 %965, 0
  br i1 %966, label %123, label %967

967:                                              ; preds = %962, %948, %189, %123, %154, %171
  %968 = phi ptr [ %156, %154 ], [ %162, %171 ], [ %124, %123 ], [ %949, %962 ], [ %162, %189 ], [ %949, %948 ]
  %969 = phi ptr [ %156, %154 ], [ %163, %171 ], [ %125, %123 ], [ %949, %962 ], [ %163, %189 ], [ %949, %948 ]
  %970 = phi ptr [ %156, %154 ], [ %164, %171 ], [ %103, %123 ], [ %949, %962 ], [ %164, %189 ], [ %949, %948 ]
  %971 = phi ptr [ %156, %154 ], [ %165, %171 ], [ %103, %123 ], [ %949, %962 ], [ %164, %189 ], [ %949, %948 ]
  %972 = phi i32 [ 0, %154 ], [ %168, %171 ], [ 0, %123 ], [ 1, %962 ], [ %168, %189 ], [ 1, %948 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #19
  %973 = getelementptr inbounds nuw i8, ptr %971, i64 84
  %974 = load i32, ptr %973, align 4, !tbaa !41
  %975 = icmp eq i32 %974, 0
  br i1 %975, label %96, label %1025

976:                                              ; preds = %96
  %977 = icmp eq i32 %97, 0
  %978 = load i32, ptr @lane_count, align 4, !tbaa !4
  br label %979

979:                                              ; preds = %976, %89
  %980 = phi i32 [ %978, %976 ], [ %90, %89 ]
  %981 = phi ptr [ %968, %976 ], [ %91, %89 ]
  %982 = phi ptr [ %969, %976 ], [ %92, %89 ]
  %983 = phi i1 [ %977, %976 ], [ true, %89 ]
  %984 = phi ptr [ %971, %976 ], [ %95, %89 ]
  %985 = phi ptr [ %971, %976 ], [ %94, %89 ]
  %986 = phi ptr [ %970, %976 ], [ %93, %89 ]
  %987 = icmp eq i32 %980, 0
  br i1 %987, label %1025, label %988

988:                                              ; preds = %979
  %989 = load ptr, ptr @lanes, align 8, !tbaa !8
  %990 = zext i32 %980 to i64
  br label %993

991:                                              ; preds = %993
  %992 = icmp eq i32 %1001, 0
  br i1 %992, label %1025, label %1004

993:                                              ; preds = %993, %988
  %994 = phi i64 [ 0, %988 ], [ %1002, %993 ]
  %995 = phi i32 [ 0, %988 ], [ %1001, %993 ]
  %996 = getelementptr inbounds nuw %struct.Lane, ptr %989, i64 %994
  %997 = getelementptr inbounds nuw i8, ptr %996, i64 8
  %998 = load i32, ptr %997, align 8, !tbaa !19
  %999 = icmp ne i32 %998, 3
  %1000 = zext i1 %999 to i32
  %1001 = or i32 %995, %1000
  %1002 = add nuw nsw i64 %994, 1
  %1003 = icmp eq i64 %1002, %990
  br i1 %1003, label %991, label %993, !llvm.loop !82

1004:                                             ; preds = %991
  br i1 %983, label %1005, label %1009

1005:                                             ; preds = %1004, %1019
  %1006 = phi i64 [ %1021, %1019 ], [ 0, %1004 ]
  %1007 = phi i1 [ false, %1019 ], [ true, %1004 ]
  br label %1010

1008:                                             ; preds = %1016
  br i1 %1007, label %1023, label %1009

1009:                                             ; preds = %1019, %1008, %1004
  br label %89

1010:                                             ; preds = %1016, %1005
  %1011 = phi i64 [ %1017, %1016 ], [ %1006, %1005 ]
  %1012 = getelementptr inbounds nuw %struct.Lane, ptr %989, i64 %1011
  %1013 = getelementptr inbounds nuw i8, ptr %1012, i64 8
  %1014 = load i32, ptr %1013, align 8, !tbaa !19
  %1015 = icmp eq i32 %1014, 2
  br i1 %1015, label %1019, label %1016

1016:                                             ; preds = %1010
  %1017 = add nuw nsw i64 %1011, 1
  %1018 = icmp eq i64 %1017, %990
  br i1 %1018, label %1008, label %1010, !llvm.loop !83

1019:                                             ; preds = %1010
  %1020 = getelementptr inbounds nuw i8, ptr %1012, i64 8
  store i32 0, ptr %1020, align 8, !tbaa !19
  %1021 = add nuw nsw i64 %1011, 1
  %1022 = icmp eq i64 %1021, %990
  br i1 %1022, label %1009, label %1005, !llvm.loop !83

1023:                                             ; preds = %1008
  %1024 = getelementptr inbounds nuw i8, ptr %985, i64 84
  store i32 4, ptr %1024, align 4, !tbaa !41
  br label %1025

1025:                                             ; preds = %979, %991, %967, %1023
  %1026 = phi ptr [ %968, %967 ], [ %981, %1023 ], [ %981, %991 ], [ %981, %979 ]
  %1027 = phi ptr [ %969, %967 ], [ %982, %1023 ], [ %982, %991 ], [ %982, %979 ]
  %1028 = load ptr, ptr @memory, align 8, !tbaa !8
  %1029 = getelementptr inbounds nuw i8, ptr %1028, i64 131072
  %1030 = load ptr, ptr %1029, align 8, !tbaa !53
  %1031 = icmp eq ptr %1030, null
  br i1 %1031, label %1048, label %1032

1032:                                             ; preds = %1025, %1044
  %1033 = phi ptr [ %1046, %1044 ], [ %1030, %1025 ]
  %1034 = getelementptr inbounds nuw i8, ptr %1033, i64 16
  %1035 = load i64, ptr %1034, align 8, !tbaa !84
  %1036 = shl i64 %1035, 10
  %1037 = icmp ult i64 %1036, 4503599627370496
  %1038 = add i64 %1036, -16777216
  %1039 = icmp ult i64 %1038, -16711680
  %1040 = and i1 %1037, %1039
  br i1 %1040, label %1044, label %1041

1041:                                             ; preds = %1032
  %1042 = getelementptr inbounds nuw i8, ptr %1033, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1024) %1042, i8 0, i64 1024, i1 false)
  %1043 = getelementptr inbounds nuw i8, ptr %1033, i64 2072
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %1043, i8 0, i64 256, i1 false)
  br label %1044

1044:                                             ; preds = %1041, %1032
  %1045 = getelementptr inbounds nuw i8, ptr %1033, i64 8
  %1046 = load ptr, ptr %1045, align 8, !tbaa !53
  %1047 = icmp eq ptr %1046, null
  br i1 %1047, label %1048, label %1032, !llvm.loop !86

1048:                                             ; preds = %1044, %1025
  %1049 = add nuw i32 %59, 1
  %1050 = icmp eq i32 %1049, %54
  br i1 %1050, label %1077, label %56, !llvm.loop !87

1051:                                             ; preds = %62, %1051
  %1052 = phi i64 [ %1070, %1051 ], [ 0, %62 ]
  %1053 = load ptr, ptr @lanes, align 8, !tbaa !8
  %1054 = getelementptr inbounds nuw %struct.Lane, ptr %1053, i64 %1052
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %1054, i8 0, i64 72, i1 false)
  %1055 = getelementptr inbounds nuw i8, ptr %1054, i64 12
  %1056 = trunc nuw i64 %1052 to i32
  store i32 %1056, ptr %1055, align 4, !tbaa !24
  %1057 = load i32, ptr %7, align 4, !tbaa !4
  %1058 = urem i32 %1056, %1057
  %1059 = getelementptr inbounds nuw i8, ptr %1054, i64 16
  store i32 %1058, ptr %1059, align 8, !tbaa !4
  %1060 = load i32, ptr %7, align 4, !tbaa !4
  %1061 = udiv i32 %1056, %1060
  %1062 = load i32, ptr %9, align 4, !tbaa !4
  %1063 = urem i32 %1061, %1062
  %1064 = getelementptr inbounds nuw i8, ptr %1054, i64 20
  store i32 %1063, ptr %1064, align 4, !tbaa !4
  %1065 = load i32, ptr %7, align 4, !tbaa !4
  %1066 = udiv i32 %1056, %1065
  %1067 = load i32, ptr %9, align 4, !tbaa !4
  %1068 = udiv i32 %1066, %1067
  %1069 = getelementptr inbounds nuw i8, ptr %1054, i64 24
  store i32 %1068, ptr %1069, align 8, !tbaa !4
  %1070 = add nuw nsw i64 %1052, 1
  %1071 = mul i64 %18, %1070
  %1072 = getelementptr inbounds nuw i8, ptr %36, i64 %1071
  %1073 = tail call ptr @rt_new_stack(ptr noundef nonnull %1072) #17
  store ptr %1073, ptr %1054, align 8, !tbaa !59
  %1074 = load i32, ptr @lane_count, align 4, !tbaa !4
  %1075 = zext i32 %1074 to i64
  %1076 = icmp samesign ult i64 %1070, %1075
  br i1 %1076, label %1051, label %78, !llvm.loop !88

1077:                                             ; preds = %1048, %56, %46, %45
  ret void
}

; Function Attrs: optsize
declare ptr @rt_new_stack(ptr noundef) local_unnamed_addr #11

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i32 @rt_perm(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #9 {
  %4 = zext i32 %0 to i64
  %5 = shl nuw i64 %4, 32
  %6 = zext i32 %1 to i64
  %7 = or disjoint i64 %5, %6
  br label %9

8:                                                ; preds = %35
  ret i32 %38

9:                                                ; preds = %3, %35
  %10 = phi i32 [ 0, %3 ], [ %38, %35 ]
  %11 = phi i32 [ 0, %3 ], [ %39, %35 ]
  %12 = shl nuw nsw i32 %11, 3
  %13 = lshr i32 %2, %12
  %14 = and i32 %13, 255
  %15 = icmp samesign ult i32 %14, 8
  br i1 %15, label %16, label %22

16:                                               ; preds = %9
  %17 = shl nuw nsw i32 %14, 3
  %18 = zext nneg i32 %17 to i64
  %19 = lshr i64 %7, %18
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 255
  br label %35

22:                                               ; preds = %9
  %23 = icmp samesign ult i32 %14, 12
  br i1 %23, label %24, label %32

24:                                               ; preds = %22
  %25 = shl nuw nsw i32 %14, 4
  %26 = add nsw i32 %25, -113
  %27 = zext nneg i32 %26 to i64
  %28 = shl nuw i64 1, %27
  %29 = and i64 %28, %7
  %30 = icmp eq i64 %29, 0
  %31 = select i1 %30, i32 0, i32 255
  br label %35

32:                                               ; preds = %22
  %33 = icmp eq i32 %14, 12
  %34 = select i1 %33, i32 0, i32 255
  br label %35

35:                                               ; preds = %24, %32, %16
  %36 = phi i32 [ %21, %16 ], [ %31, %24 ], [ %34, %32 ]
  %37 = shl nuw i32 %36, %12
  %38 = or i32 %37, %10
  %39 = add nuw nsw i32 %11, 1
  %40 = icmp eq i32 %39, 4
  br i1 %40, label %8, label %9, !llvm.loop !89
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, -2147483648) i32 @rt_ubfe(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = and i32 %1, 31
  %5 = and i32 %2, 31
  %6 = lshr i32 %0, %4
  %7 = shl nsw i32 -1, %5
  %8 = xor i32 %7, -1
  %9 = and i32 %6, %8
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 -1073741824, 2147483647) i32 @rt_sbfe(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = and i32 %2, 31
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  %7 = and i32 %1, 31
  %8 = lshr i32 %0, %7
  %9 = shl nsw i32 -1, %4
  %10 = xor i32 %9, -1
  %11 = and i32 %8, %10
  %12 = add nsw i32 %4, -1
  %13 = shl nuw nsw i32 1, %12
  %14 = xor i32 %11, %13
  %15 = sub nsw i32 %14, %13
  br label %16

16:                                               ; preds = %3, %6
  %17 = phi i32 [ %15, %6 ], [ 0, %3 ]
  ret i32 %17
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i32 @rt_udot4(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #9 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i32 [ 0, %3 ], [ %13, %4 ]
  %6 = phi i32 [ %2, %3 ], [ %12, %4 ]
  %7 = lshr i32 %0, %5
  %8 = and i32 %7, 255
  %9 = lshr i32 %1, %5
  %10 = and i32 %9, 255
  %11 = mul nuw nsw i32 %8, %10
  %12 = add i32 %11, %6
  %13 = add nuw nsw i32 %5, 8
  %14 = icmp samesign ult i32 %5, 24
  br i1 %14, label %4, label %15, !llvm.loop !90

15:                                               ; preds = %4
  ret i32 %12
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i32 @rt_sdot4(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #9 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i32 [ 0, %3 ], [ %15, %4 ]
  %6 = phi i32 [ %2, %3 ], [ %14, %4 ]
  %7 = lshr i32 %0, %5
  %8 = lshr i32 %1, %5
  %9 = shl i32 %7, 24
  %10 = ashr exact i32 %9, 24
  %11 = shl i32 %8, 24
  %12 = ashr exact i32 %11, 24
  %13 = mul nsw i32 %10, %12
  %14 = add i32 %13, %6
  %15 = add nuw nsw i32 %5, 8
  %16 = icmp samesign ult i32 %5, 24
  br i1 %16, label %4, label %17, !llvm.loop !90

17:                                               ; preds = %4
  ret i32 %14
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i32 @rt_udot8(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #9 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i32 [ 0, %3 ], [ %13, %4 ]
  %6 = phi i32 [ %2, %3 ], [ %12, %4 ]
  %7 = lshr i32 %0, %5
  %8 = and i32 %7, 15
  %9 = lshr i32 %1, %5
  %10 = and i32 %9, 15
  %11 = mul nuw nsw i32 %8, %10
  %12 = add i32 %11, %6
  %13 = add nuw nsw i32 %5, 4
  %14 = icmp samesign ult i32 %5, 28
  br i1 %14, label %4, label %15, !llvm.loop !90

15:                                               ; preds = %4
  ret i32 %12
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i32 @rt_sdot8(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #9 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i32 [ 0, %3 ], [ %15, %4 ]
  %6 = phi i32 [ %2, %3 ], [ %14, %4 ]
  %7 = lshr i32 %0, %5
  %8 = lshr i32 %1, %5
  %9 = shl i32 %7, 28
  %10 = ashr exact i32 %9, 28
  %11 = shl i32 %8, 28
  %12 = ashr exact i32 %11, 28
  %13 = mul nsw i32 %10, %12
  %14 = add i32 %13, %6
  %15 = add nuw nsw i32 %5, 4
  %16 = icmp samesign ult i32 %5, 28
  br i1 %16, label %4, label %17, !llvm.loop !90

17:                                               ; preds = %4
  ret i32 %14
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i32 @rt_sudot4(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #9 {
  %5 = and i32 %3, 1
  %6 = icmp eq i32 %5, 0
  %7 = icmp ult i32 %3, 2
  br label %8

8:                                                ; preds = %8, %4
  %9 = phi i32 [ 0, %4 ], [ %23, %8 ]
  %10 = phi i32 [ %2, %4 ], [ %22, %8 ]
  %11 = lshr i32 %0, %9
  %12 = and i32 %11, 255
  %13 = lshr i32 %1, %9
  %14 = and i32 %13, 255
  %15 = shl i32 %11, 24
  %16 = ashr exact i32 %15, 24
  %17 = select i1 %6, i32 %12, i32 %16
  %18 = shl i32 %13, 24
  %19 = ashr exact i32 %18, 24
  %20 = select i1 %7, i32 %14, i32 %19
  %21 = mul nsw i32 %17, %20
  %22 = add i32 %21, %10
  %23 = add nuw nsw i32 %9, 8
  %24 = icmp samesign ult i32 %9, 24
  br i1 %24, label %8, label %25, !llvm.loop !90

25:                                               ; preds = %8
  ret i32 %22
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i32 @rt_sad_u8(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #9 {
  br label %5

4:                                                ; preds = %5
  ret i32 %16

5:                                                ; preds = %3, %5
  %6 = phi i32 [ %2, %3 ], [ %16, %5 ]
  %7 = phi i32 [ 0, %3 ], [ %17, %5 ]
  %8 = lshr i32 %0, %7
  %9 = and i32 %8, 255
  %10 = lshr i32 %1, %7
  %11 = and i32 %10, 255
  %12 = icmp samesign ugt i32 %9, %11
  %13 = sub nuw nsw i32 %9, %11
  %14 = sub nuw nsw i32 %11, %9
  %15 = select i1 %12, i32 %13, i32 %14
  %16 = add i32 %15, %6
  %17 = add nuw nsw i32 %7, 8
  %18 = icmp samesign ult i32 %7, 24
  br i1 %18, label %5, label %4, !llvm.loop !91
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local range(i32 0, 3) i32 @rt_write(ptr noundef %0, ptr noundef captures(none) %1, i64 noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4) local_unnamed_addr #12 {
  store ptr %0, ptr @launch, align 8, !tbaa !8
  %6 = icmp eq i64 %4, 0
  br i1 %6, label %32, label %7

7:                                                ; preds = %5, %13
  %8 = phi i64 [ %30, %13 ], [ 0, %5 ]
  %9 = add i64 %8, %2
  %10 = lshr i64 %9, 10
  %11 = tail call fastcc ptr @find_or_make(ptr noundef %1, i64 noundef %10) #18
  %12 = icmp eq ptr %11, null
  br i1 %12, label %32, label %13

13:                                               ; preds = %7
  %14 = trunc i64 %9 to i8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 %8
  %16 = load i8, ptr %15, align 1, !tbaa !25
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 1048
  %18 = and i64 %9, 1023
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 %18
  store i8 %16, ptr %19, align 1, !tbaa !25
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 %18
  store i8 %16, ptr %21, align 1, !tbaa !25
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 2072
  %23 = and i8 %14, 7
  %24 = shl nuw i8 1, %23
  %25 = lshr i64 %9, 3
  %26 = and i64 %25, 127
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !25
  %29 = or i8 %28, %24
  store i8 %29, ptr %27, align 1, !tbaa !25
  %30 = add nuw i64 %8, 1
  %31 = icmp eq i64 %30, %4
  br i1 %31, label %32, label %7, !llvm.loop !92

32:                                               ; preds = %7, %13, %5
  %33 = phi i32 [ 0, %5 ], [ 0, %13 ], [ 2, %7 ]
  ret i32 %33
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc ptr @find_or_make(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #12 {
  %3 = add i64 %1, -7046029254386353131
  %4 = lshr i64 %3, 30
  %5 = xor i64 %4, %3
  %6 = mul i64 %5, -4658895280553007687
  %7 = lshr i64 %6, 27
  %8 = xor i64 %7, %6
  %9 = mul i64 %8, -7723592293110705685
  %10 = lshr i64 %9, 31
  %11 = xor i64 %10, %9
  %12 = and i64 %11, 16383
  %13 = getelementptr inbounds nuw ptr, ptr %0, i64 %12
  br label %14

14:                                               ; preds = %18, %2
  %15 = phi ptr [ %13, %2 ], [ %16, %18 ]
  %16 = load ptr, ptr %15, align 8, !tbaa !53
  %17 = icmp eq ptr %16, null
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %20 = load i64, ptr %19, align 8, !tbaa !84
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %43, label %14, !llvm.loop !93

22:                                               ; preds = %14
  %23 = load ptr, ptr @launch, align 8, !tbaa !8
  %24 = load ptr, ptr %23, align 8, !tbaa !56
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load ptr, ptr %25, align 8, !tbaa !57
  %27 = ptrtoint ptr %26 to i64
  %28 = ptrtoint ptr %24 to i64
  %29 = sub i64 %27, %28
  %30 = icmp ult i64 %29, 2336
  br i1 %30, label %43, label %31

31:                                               ; preds = %22
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 2336
  store ptr %32, ptr %23, align 8, !tbaa !56
  %33 = icmp eq ptr %24, null
  br i1 %33, label %43, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 %1, ptr %35, align 8, !tbaa !84
  %36 = load ptr, ptr %13, align 8, !tbaa !53
  store ptr %36, ptr %24, align 8, !tbaa !94
  store ptr %24, ptr %13, align 8, !tbaa !53
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 131080
  %38 = load ptr, ptr %37, align 8, !tbaa !95
  %39 = icmp eq ptr %38, null
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 131072
  %42 = select i1 %39, ptr %41, ptr %40
  store ptr %24, ptr %42, align 8, !tbaa !53
  store ptr %24, ptr %37, align 8, !tbaa !95
  br label %43

43:                                               ; preds = %18, %22, %31, %34
  %44 = phi ptr [ null, %31 ], [ %24, %34 ], [ null, %22 ], [ %16, %18 ]
  ret ptr %44
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @rt_read(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef writeonly captures(none) %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %35, %4
  ret void

7:                                                ; preds = %4, %35
  %8 = phi i64 [ %38, %35 ], [ 0, %4 ]
  %9 = add i64 %8, %1
  %10 = lshr i64 %9, 10
  %11 = add nuw nsw i64 %10, -7046029254386353131
  %12 = lshr i64 %11, 30
  %13 = xor i64 %12, %11
  %14 = mul i64 %13, -4658895280553007687
  %15 = lshr i64 %14, 27
  %16 = xor i64 %15, %14
  %17 = mul i64 %16, -7723592293110705685
  %18 = lshr i64 %17, 31
  %19 = xor i64 %18, %17
  %20 = and i64 %19, 16383
  %21 = getelementptr inbounds nuw ptr, ptr %0, i64 %20
  br label %22

22:                                               ; preds = %26, %7
  %23 = phi ptr [ %21, %7 ], [ %24, %26 ]
  %24 = load ptr, ptr %23, align 8, !tbaa !53
  %25 = icmp eq ptr %24, null
  br i1 %25, label %35, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !84
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %30, label %22, !llvm.loop !93

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %32 = and i64 %9, 1023
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !25
  br label %35

35:                                               ; preds = %22, %30
  %36 = phi i8 [ %34, %30 ], [ 0, %22 ]
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 %8
  store i8 %36, ptr %37, align 1, !tbaa !25
  %38 = add nuw i64 %8, 1
  %39 = icmp eq i64 %38, %3
  br i1 %39, label %6, label %7, !llvm.loop !97
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local range(i32 0, 3) i32 @rt_image(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #12 {
  store ptr %0, ptr @launch, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 131072
  %5 = load ptr, ptr %4, align 8, !tbaa !53
  %6 = icmp eq ptr %5, null
  br i1 %6, label %29, label %7

7:                                                ; preds = %3, %25
  %8 = phi ptr [ %27, %25 ], [ %5, %3 ]
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load i64, ptr %9, align 8, !tbaa !84
  %11 = shl i64 %10, 10
  %12 = icmp ult i64 %11, 4503599627370496
  %13 = add i64 %11, -16777216
  %14 = icmp ult i64 %13, -16711680
  %15 = and i1 %12, %14
  br i1 %15, label %16, label %25

16:                                               ; preds = %7
  %17 = tail call fastcc ptr @find_or_make(ptr noundef %2, i64 noundef %10) #18
  %18 = icmp eq ptr %17, null
  br i1 %18, label %29, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 1048
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1024) %20, ptr noundef nonnull align 8 dereferenceable(1024) %21, i64 1024, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 1048
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1024) %22, ptr noundef nonnull align 8 dereferenceable(1024) %21, i64 1024, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 2072
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 2072
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %23, ptr noundef nonnull align 8 dereferenceable(128) %24, i64 128, i1 false)
  br label %25

25:                                               ; preds = %19, %7
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !53
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %7, !llvm.loop !98

29:                                               ; preds = %16, %25, %3
  %30 = phi i32 [ 0, %3 ], [ 0, %25 ], [ 2, %16 ]
  ret i32 %30
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @rt_compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) initializes((0, 24)) %2) local_unnamed_addr #13 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2, i8 0, i64 24, i1 false)
  tail call fastcc void @compare_pages(ptr noundef %0, ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2) #18
  tail call fastcc void @compare_pages(ptr noundef %1, ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2) #18
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @compare_pages(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 131072
  %6 = load ptr, ptr %5, align 8, !tbaa !53
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 20
  br label %13

12:                                               ; preds = %153, %4
  ret void

13:                                               ; preds = %8, %153
  %14 = phi ptr [ %6, %8 ], [ %155, %153 ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %16 = load i64, ptr %15, align 8, !tbaa !84
  %17 = shl i64 %16, 10
  %18 = icmp ult i64 %17, 4503599627370496
  %19 = add i64 %17, -16777216
  %20 = icmp ult i64 %19, -16711680
  %21 = and i1 %18, %20
  br i1 %21, label %22, label %153

22:                                               ; preds = %13
  %23 = add i64 %16, -7046029254386353131
  %24 = lshr i64 %23, 30
  %25 = xor i64 %24, %23
  %26 = mul i64 %25, -4658895280553007687
  %27 = lshr i64 %26, 27
  %28 = xor i64 %27, %26
  %29 = mul i64 %28, -7723592293110705685
  %30 = lshr i64 %29, 31
  %31 = xor i64 %30, %29
  %32 = and i64 %31, 16383
  %33 = getelementptr inbounds nuw ptr, ptr %1, i64 %32
  br label %34

34:                                               ; preds = %38, %22
  %35 = phi ptr [ %33, %22 ], [ %36, %38 ]
  %36 = load ptr, ptr %35, align 8, !tbaa !53
  %37 = icmp eq ptr %36, null
  br i1 %37, label %42, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %40 = load i64, ptr %39, align 8, !tbaa !84
  %41 = icmp eq i64 %40, %16
  br i1 %41, label %42, label %34, !llvm.loop !93

42:                                               ; preds = %34, %38
  %43 = getelementptr inbounds nuw ptr, ptr %2, i64 %32
  br label %44

44:                                               ; preds = %48, %42
  %45 = phi ptr [ %43, %42 ], [ %46, %48 ]
  %46 = load ptr, ptr %45, align 8, !tbaa !53
  %47 = icmp eq ptr %46, null
  br i1 %47, label %52, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !84
  %51 = icmp eq i64 %50, %16
  br i1 %51, label %52, label %44, !llvm.loop !93

52:                                               ; preds = %44, %48
  %53 = icmp eq ptr %14, %46
  %54 = icmp ne ptr %36, null
  %55 = and i1 %54, %53
  br i1 %55, label %153, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %36, i64 2200
  %58 = getelementptr inbounds nuw i8, ptr %46, i64 2200
  %59 = getelementptr inbounds nuw i8, ptr %36, i64 2072
  %60 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %61 = getelementptr inbounds nuw i8, ptr %46, i64 2072
  %62 = getelementptr inbounds nuw i8, ptr %46, i64 24
  br label %63

63:                                               ; preds = %56, %150
  %64 = phi i64 [ 0, %56 ], [ %151, %150 ]
  br i1 %54, label %65, label %79

65:                                               ; preds = %63
  %66 = trunc nuw nsw i64 %64 to i32
  %67 = lshr i64 %64, 3
  %68 = and i64 %67, 536870911
  %69 = getelementptr inbounds nuw i8, ptr %57, i64 %68
  %70 = load i8, ptr %69, align 1, !tbaa !25
  %71 = zext i8 %70 to i32
  %72 = and i32 %66, 7
  %73 = shl nuw nsw i32 1, %72
  %74 = and i32 %73, %71
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %79, label %76

76:                                               ; preds = %65
  %77 = load i64, ptr %9, align 8, !tbaa !99
  %78 = add i64 %77, 1
  store i64 %78, ptr %9, align 8, !tbaa !99
  br label %94

79:                                               ; preds = %65, %63
  br i1 %47, label %150, label %80

80:                                               ; preds = %79
  %81 = trunc nuw nsw i64 %64 to i32
  %82 = lshr i64 %64, 3
  %83 = and i64 %82, 536870911
  %84 = getelementptr inbounds nuw i8, ptr %58, i64 %83
  %85 = load i8, ptr %84, align 1, !tbaa !25
  %86 = zext i8 %85 to i32
  %87 = and i32 %81, 7
  %88 = shl nuw nsw i32 1, %87
  %89 = and i32 %88, %86
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %150, label %91

91:                                               ; preds = %80
  %92 = load i64, ptr %9, align 8, !tbaa !99
  %93 = add i64 %92, 1
  store i64 %93, ptr %9, align 8, !tbaa !99
  br i1 %37, label %115, label %94

94:                                               ; preds = %76, %91
  %95 = phi i32 [ %73, %76 ], [ %88, %91 ]
  %96 = phi i64 [ %68, %76 ], [ %83, %91 ]
  %97 = phi i64 [ %78, %76 ], [ %93, %91 ]
  %98 = getelementptr inbounds nuw i8, ptr %57, i64 %96
  %99 = load i8, ptr %98, align 1, !tbaa !25
  %100 = zext i8 %99 to i32
  %101 = and i32 %95, %100
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %109

103:                                              ; preds = %94
  %104 = getelementptr inbounds nuw i8, ptr %59, i64 %96
  %105 = load i8, ptr %104, align 1, !tbaa !25
  %106 = zext i8 %105 to i32
  %107 = and i32 %95, %106
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %113, label %109

109:                                              ; preds = %103, %94
  %110 = getelementptr inbounds nuw i8, ptr %60, i64 %64
  %111 = load i8, ptr %110, align 1, !tbaa !25
  %112 = zext i8 %111 to i32
  br label %113

113:                                              ; preds = %103, %109
  %114 = phi i32 [ %112, %109 ], [ 256, %103 ]
  br i1 %47, label %135, label %115

115:                                              ; preds = %91, %113
  %116 = phi i32 [ %88, %91 ], [ %95, %113 ]
  %117 = phi i64 [ %83, %91 ], [ %96, %113 ]
  %118 = phi i32 [ 256, %91 ], [ %114, %113 ]
  %119 = phi i64 [ %93, %91 ], [ %97, %113 ]
  %120 = getelementptr inbounds nuw i8, ptr %58, i64 %117
  %121 = load i8, ptr %120, align 1, !tbaa !25
  %122 = zext i8 %121 to i32
  %123 = and i32 %116, %122
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %131

125:                                              ; preds = %115
  %126 = getelementptr inbounds nuw i8, ptr %61, i64 %117
  %127 = load i8, ptr %126, align 1, !tbaa !25
  %128 = zext i8 %127 to i32
  %129 = and i32 %116, %128
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %135, label %131

131:                                              ; preds = %125, %115
  %132 = getelementptr inbounds nuw i8, ptr %62, i64 %64
  %133 = load i8, ptr %132, align 1, !tbaa !25
  %134 = zext i8 %133 to i32
  br label %135

135:                                              ; preds = %113, %125, %131
  %136 = phi i32 [ %118, %131 ], [ %118, %125 ], [ %114, %113 ]
  %137 = phi i64 [ %119, %131 ], [ %119, %125 ], [ %97, %113 ]
  %138 = phi i32 [ %134, %131 ], [ 256, %125 ], [ 256, %113 ]
  %139 = load i64, ptr %15, align 8, !tbaa !84
  %140 = shl i64 %139, 10
  %141 = add nuw nsw i64 %140, %64
  %142 = icmp eq i32 %136, %138
  br i1 %142, label %150, label %143

143:                                              ; preds = %135
  %144 = load i32, ptr %10, align 8, !tbaa !101
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %149, label %146

146:                                              ; preds = %143
  %147 = load i64, ptr %3, align 8, !tbaa !102
  %148 = icmp ugt i64 %147, %141
  br i1 %148, label %149, label %150

149:                                              ; preds = %146, %143
  store i64 %141, ptr %3, align 8, !tbaa !33
  store i64 %137, ptr %9, align 8, !tbaa !33
  store i32 1, ptr %10, align 8, !tbaa !4
  store i32 0, ptr %11, align 4
  br label %150

150:                                              ; preds = %149, %146, %135, %79, %80
  %151 = add nuw nsw i64 %64, 1
  %152 = icmp eq i64 %151, 1024
  br i1 %152, label %153, label %63, !llvm.loop !103

153:                                              ; preds = %150, %52, %13
  %154 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %155 = load ptr, ptr %154, align 8, !tbaa !53
  %156 = icmp eq ptr %155, null
  br i1 %156, label %12, label %13, !llvm.loop !104
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local range(i32 0, 2) i32 @rt_stray(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef captures(none) %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 131072
  %6 = load ptr, ptr %5, align 8, !tbaa !53
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %4
  %9 = icmp eq i32 %2, 0
  %10 = zext i32 %2 to i64
  br label %13

11:                                               ; preds = %76, %4
  %12 = phi i32 [ 0, %4 ], [ %77, %76 ]
  ret i32 %12

13:                                               ; preds = %8, %76
  %14 = phi ptr [ %6, %8 ], [ %79, %76 ]
  %15 = phi i32 [ 0, %8 ], [ %77, %76 ]
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !84
  %18 = shl i64 %17, 10
  %19 = icmp ult i64 %18, 4503599627370496
  %20 = add i64 %18, -16777216
  %21 = icmp ult i64 %20, -16711680
  %22 = and i1 %19, %21
  br i1 %22, label %23, label %76

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 2072
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 2200
  br label %26

26:                                               ; preds = %23, %72
  %27 = phi i64 [ 0, %23 ], [ %74, %72 ]
  %28 = phi i32 [ %15, %23 ], [ %73, %72 ]
  %29 = load i64, ptr %16, align 8, !tbaa !84
  %30 = shl i64 %29, 10
  %31 = add nuw nsw i64 %30, %27
  %32 = trunc nuw nsw i64 %27 to i32
  %33 = lshr i64 %27, 3
  %34 = and i64 %33, 536870911
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !25
  %37 = zext i8 %36 to i32
  %38 = and i32 %32, 7
  %39 = shl nuw nsw i32 1, %38
  %40 = and i32 %39, %37
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %26
  %43 = getelementptr inbounds nuw i8, ptr %25, i64 %34
  %44 = load i8, ptr %43, align 1, !tbaa !25
  %45 = zext i8 %44 to i32
  %46 = and i32 %39, %45
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %72, label %48

48:                                               ; preds = %42, %26
  br i1 %9, label %66, label %52

49:                                               ; preds = %52
  %50 = add nuw nsw i64 %53, 1
  %51 = icmp eq i64 %50, %10
  br i1 %51, label %66, label %52, !llvm.loop !105

52:                                               ; preds = %48, %49
  %53 = phi i64 [ %50, %49 ], [ 0, %48 ]
  %54 = trunc nuw i64 %53 to i32
  %55 = shl i32 %54, 1
  %56 = or disjoint i32 %55, 1
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %1, i64 %57
  %59 = load i64, ptr %58, align 8, !tbaa !33
  %60 = icmp ult i64 %31, %59
  br i1 %60, label %61, label %49

61:                                               ; preds = %52
  %62 = zext i32 %55 to i64
  %63 = getelementptr inbounds nuw i64, ptr %1, i64 %62
  %64 = load i64, ptr %63, align 8, !tbaa !33
  %65 = icmp ult i64 %31, %64
  br i1 %65, label %66, label %72

66:                                               ; preds = %49, %48, %61
  %67 = icmp eq i32 %28, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %66
  %69 = load i64, ptr %3, align 8, !tbaa !33
  %70 = icmp ult i64 %31, %69
  br i1 %70, label %71, label %72

71:                                               ; preds = %68, %66
  store i64 %31, ptr %3, align 8, !tbaa !33
  br label %72

72:                                               ; preds = %61, %71, %68, %42
  %73 = phi i32 [ %28, %42 ], [ %28, %61 ], [ 1, %71 ], [ 1, %68 ]
  %74 = add nuw nsw i64 %27, 1
  %75 = icmp eq i64 %74, 1024
  br i1 %75, label %76, label %26, !llvm.loop !106

76:                                               ; preds = %72, %13
  %77 = phi i32 [ %15, %13 ], [ %73, %72 ]
  %78 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %79 = load ptr, ptr %78, align 8, !tbaa !53
  %80 = icmp eq ptr %79, null
  br i1 %80, label %11, label %13, !llvm.loop !107
}

; Function Attrs: nounwind optsize
define internal fastcc ptr @page_of(i64 noundef %0) unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = lshr i64 %0, 10
  %4 = load ptr, ptr @latest, align 8, !tbaa !53
  %5 = icmp eq ptr %4, null
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !84
  %9 = icmp eq i64 %8, %3
  br i1 %9, label %19, label %10

10:                                               ; preds = %6, %1
  %11 = load ptr, ptr @memory, align 8, !tbaa !8
  %12 = tail call fastcc ptr @find_or_make(ptr noundef %11, i64 noundef %3) #18
  store ptr %12, ptr @latest, align 8, !tbaa !53
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %19

14:                                               ; preds = %10
  %15 = load ptr, ptr @launch, align 8, !tbaa !8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 84
  store i32 2, ptr %16, align 4, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #19
  %17 = load ptr, ptr @scheduler, align 8, !tbaa !8
  call void @rt_switch(ptr noundef nonnull %2, ptr noundef %17) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #19
  %18 = load ptr, ptr @latest, align 8, !tbaa !53
  br label %19

19:                                               ; preds = %10, %14, %6
  %20 = phi ptr [ %4, %6 ], [ %18, %14 ], [ %12, %10 ]
  ret ptr %20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #14

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @collect(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef range(i64 1, 0) %2, i32 noundef range(i32 0, 132651001) %3, i32 noundef range(i32 0, 2) %4, ptr noundef writeonly captures(none) %5) unnamed_addr #13 {
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = load i8, ptr %8, align 1, !tbaa !25
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 7
  %12 = load i8, ptr %11, align 1, !tbaa !25
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 3
  %15 = load i8, ptr %14, align 1, !tbaa !68
  %16 = zext i8 %15 to i32
  %17 = icmp eq i8 %15, 0
  br i1 %17, label %35, label %18

18:                                               ; preds = %6
  %19 = icmp eq i8 %9, 0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 5
  %23 = zext nneg i32 %3 to i64
  br label %24

24:                                               ; preds = %18, %47
  %25 = phi i32 [ 0, %18 ], [ %49, %47 ]
  %26 = phi ptr [ %5, %18 ], [ %48, %47 ]
  br i1 %19, label %47, label %27

27:                                               ; preds = %24
  %28 = load i8, ptr %20, align 1, !tbaa !66
  %29 = zext i8 %28 to i32
  %30 = icmp eq i8 %28, 0
  %31 = mul nuw nsw i32 %29, %16
  %32 = load ptr, ptr @launch, align 8
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 72
  %34 = shl nuw nsw i32 %25, 2
  br label %36

35:                                               ; preds = %47, %6
  ret void

36:                                               ; preds = %27, %51
  %37 = phi i32 [ 0, %27 ], [ %53, %51 ]
  %38 = phi ptr [ %26, %27 ], [ %52, %51 ]
  br i1 %30, label %51, label %39

39:                                               ; preds = %36
  %40 = load i8, ptr %0, align 1, !tbaa !67
  %41 = zext i8 %40 to i32
  %42 = load i8, ptr %21, align 1, !tbaa !64
  %43 = icmp eq i8 %42, 1
  %44 = icmp eq i8 %40, 4
  %45 = mul nuw nsw i32 %31, %41
  %46 = add nuw nsw i32 %37, %34
  br label %55

47:                                               ; preds = %51, %24
  %48 = phi ptr [ %26, %24 ], [ %52, %51 ]
  %49 = add nuw nsw i32 %25, 1
  %50 = icmp eq i32 %49, %16
  br i1 %50, label %35, label %24, !llvm.loop !108

51:                                               ; preds = %92, %36
  %52 = phi ptr [ %38, %36 ], [ %95, %92 ]
  %53 = add nuw nsw i32 %37, 1
  %54 = icmp eq i32 %53, %10
  br i1 %54, label %47, label %36, !llvm.loop !109

55:                                               ; preds = %39, %92
  %56 = phi i32 [ 0, %39 ], [ %94, %92 ]
  %57 = phi ptr [ %38, %39 ], [ %95, %92 ]
  br i1 %43, label %75, label %58

58:                                               ; preds = %55
  %59 = load i8, ptr %22, align 1, !tbaa !70
  %60 = icmp eq i8 %59, 3
  %61 = select i1 %60, i1 %44, i1 false
  br i1 %61, label %62, label %65

62:                                               ; preds = %58
  %63 = shl nuw nsw i32 %56, 4
  %64 = add nuw nsw i32 %46, %63
  br label %75

65:                                               ; preds = %58
  %66 = load i32, ptr %33, align 8, !tbaa !42
  %67 = udiv i32 %45, %66
  %68 = udiv i32 %29, %67
  %69 = mul nuw nsw i32 %68, %25
  %70 = udiv i32 %56, %67
  %71 = add nuw nsw i32 %69, %70
  %72 = mul nuw nsw i32 %71, %41
  %73 = add nuw nsw i32 %72, %37
  %74 = urem i32 %56, %67
  br label %75

75:                                               ; preds = %55, %62, %65
  %76 = phi i32 [ %73, %65 ], [ %64, %62 ], [ %37, %55 ]
  %77 = phi i32 [ %74, %65 ], [ 0, %62 ], [ %56, %55 ]
  %78 = zext i32 %76 to i64
  %79 = shl nuw i64 1, %78
  %80 = and i64 %79, %2
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %92, label %82

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw ptr, ptr %1, i64 %78
  %84 = load ptr, ptr %83, align 8, !tbaa !8
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 48
  %86 = load ptr, ptr %85, align 8, !tbaa !17
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 %23
  %89 = load i8, ptr %22, align 1, !tbaa !70
  %90 = zext i8 %89 to i32
  %91 = tail call fastcc double @element(ptr noundef nonnull %88, i32 noundef %90, i32 noundef %77, i32 noundef %4, i32 noundef %13) #18
  br label %92

92:                                               ; preds = %75, %82
  %93 = phi double [ %91, %82 ], [ 0.000000e+00, %75 ]
  store double %93, ptr %57, align 8, !tbaa !72
  %94 = add nuw nsw i32 %56, 1
  %95 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %96 = icmp eq i32 %94, %29
  br i1 %96, label %51, label %55, !llvm.loop !110
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc double @element(ptr noundef readonly captures(none) %0, i32 noundef range(i32 0, 256) %1, i32 noundef %2, i32 noundef range(i32 0, 2) %3, i32 noundef range(i32 0, 256) %4) unnamed_addr #15 {
  %6 = trunc nuw i32 %1 to i8
  switch i8 %6, label %114 [
    i8 0, label %7
    i8 1, label %37
    i8 2, label %46
    i8 3, label %52
    i8 9, label %57
    i8 4, label %63
    i8 10, label %68
    i8 11, label %73
    i8 12, label %82
    i8 5, label %91
    i8 6, label %98
    i8 7, label %105
  ]

7:                                                ; preds = %5
  %8 = shl i32 %2, 1
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  %11 = load i16, ptr %10, align 1
  %12 = zext i16 %11 to i32
  %13 = sext i16 %11 to i32
  %14 = and i32 %13, -2147483648
  %15 = lshr i32 %12, 10
  %16 = and i32 %15, 31
  %17 = and i32 %12, 1023
  switch i32 %16, label %22 [
    i32 31, label %18
    i32 0, label %28
  ]

18:                                               ; preds = %7
  %19 = shl nuw nsw i32 %12, 13
  %20 = or disjoint i32 %14, %19
  %21 = or i32 %20, 2139095040
  br label %33

22:                                               ; preds = %7
  %23 = shl nuw nsw i32 %16, 23
  %24 = add nuw nsw i32 %23, 939524096
  %25 = shl nuw nsw i32 %17, 13
  %26 = or disjoint i32 %24, %25
  %27 = or disjoint i32 %26, %14
  br label %33

28:                                               ; preds = %7
  %29 = uitofp nneg i32 %17 to float
  %30 = fmul float %29, 0x3E70000000000000
  %31 = bitcast float %30 to i32
  %32 = or disjoint i32 %14, %31
  br label %33

33:                                               ; preds = %18, %22, %28
  %34 = phi i32 [ %21, %18 ], [ %27, %22 ], [ %32, %28 ]
  %35 = bitcast i32 %34 to float
  %36 = fpext float %35 to double
  br label %123

37:                                               ; preds = %5
  %38 = shl i32 %2, 1
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 %39
  %41 = load i16, ptr %40, align 1
  %42 = zext i16 %41 to i32
  %43 = shl nuw i32 %42, 16
  %44 = bitcast i32 %43 to float
  %45 = fpext float %44 to double
  br label %123

46:                                               ; preds = %5
  %47 = shl i32 %2, 2
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 %48
  %50 = load float, ptr %49, align 1
  %51 = fpext float %50 to double
  br label %123

52:                                               ; preds = %5
  %53 = shl i32 %2, 3
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 %54
  %56 = load double, ptr %55, align 1
  br label %123

57:                                               ; preds = %5
  %58 = shl i32 %2, 2
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 %59
  %61 = load i32, ptr %60, align 1
  %62 = sitofp i32 %61 to double
  br label %123

63:                                               ; preds = %5
  %64 = zext i32 %2 to i64
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 %64
  %66 = load i8, ptr %65, align 1, !tbaa !25
  %67 = sitofp i8 %66 to double
  br label %123

68:                                               ; preds = %5
  %69 = zext i32 %2 to i64
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !25
  %72 = uitofp i8 %71 to double
  br label %123

73:                                               ; preds = %5
  %74 = icmp eq i32 %3, 0
  %75 = zext i32 %2 to i64
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 %75
  %77 = load i8, ptr %76, align 1, !tbaa !25
  %78 = zext i8 %77 to i32
  %79 = sext i8 %77 to i32
  %80 = select i1 %74, i32 %79, i32 %78
  %81 = sitofp i32 %80 to double
  br label %123

82:                                               ; preds = %5
  %83 = icmp eq i32 %3, 0
  %84 = zext i32 %2 to i64
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !25
  %87 = sext i8 %86 to i32
  %88 = zext i8 %86 to i32
  %89 = select i1 %83, i32 %88, i32 %87
  %90 = sitofp i32 %89 to double
  br label %123

91:                                               ; preds = %5
  %92 = zext i32 %2 to i64
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 %92
  %94 = load i8, ptr %93, align 1, !tbaa !25
  %95 = zext i8 %94 to i32
  %96 = tail call float @rt_fp8_to_float(i32 noundef %95, i32 noundef 3, i32 noundef %4) #18
  %97 = fpext float %96 to double
  br label %123

98:                                               ; preds = %5
  %99 = zext i32 %2 to i64
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 %99
  %101 = load i8, ptr %100, align 1, !tbaa !25
  %102 = zext i8 %101 to i32
  %103 = tail call float @rt_fp8_to_float(i32 noundef %102, i32 noundef 2, i32 noundef %4) #18
  %104 = fpext float %103 to double
  br label %123

105:                                              ; preds = %5
  %106 = zext i32 %2 to i64
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 %106
  %108 = load i8, ptr %107, align 1, !tbaa !25
  %109 = zext i8 %108 to i32
  %110 = icmp eq i32 %3, 0
  %111 = select i1 %110, i32 3, i32 2
  %112 = tail call float @rt_fp8_to_float(i32 noundef %109, i32 noundef %111, i32 noundef %4) #18
  %113 = fpext float %112 to double
  br label %123

114:                                              ; preds = %5
  %115 = zext i32 %2 to i64
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 %115
  %117 = load i8, ptr %116, align 1, !tbaa !25
  %118 = zext i8 %117 to i32
  %119 = icmp eq i32 %3, 0
  %120 = select i1 %119, i32 2, i32 3
  %121 = tail call float @rt_fp8_to_float(i32 noundef %118, i32 noundef %120, i32 noundef %4) #18
  %122 = fpext float %121 to double
  br label %123

123:                                              ; preds = %114, %105, %98, %91, %82, %73, %68, %63, %57, %52, %46, %37, %33
  %124 = phi double [ %122, %114 ], [ %36, %33 ], [ %45, %37 ], [ %51, %46 ], [ %56, %52 ], [ %62, %57 ], [ %67, %63 ], [ %72, %68 ], [ %81, %73 ], [ %90, %82 ], [ %97, %91 ], [ %104, %98 ], [ %113, %105 ]
  ret double %124
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #16

attributes #0 = { nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree norecurse nosync nounwind optsize memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nofree norecurse nosync nounwind optsize memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #16 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nounwind optsize }
attributes #18 = { optsize }
attributes #19 = { nounwind }

!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !6, i64 0}
!10 = !{!11, !5, i64 28}
!11 = !{!"", !9, i64 0, !5, i64 8, !5, i64 12, !6, i64 16, !5, i64 28, !5, i64 32, !5, i64 36, !5, i64 40, !12, i64 48, !12, i64 56, !13, i64 64}
!12 = !{!"p1 omnipotent char", !9, i64 0}
!13 = !{!"long", !6, i64 0}
!14 = !{!11, !5, i64 32}
!15 = !{!11, !5, i64 36}
!16 = !{!11, !5, i64 40}
!17 = !{!11, !12, i64 48}
!18 = !{!11, !12, i64 56}
!19 = !{!11, !5, i64 8}
!20 = !{!21, !5, i64 124}
!21 = !{!"", !12, i64 0, !12, i64 8, !13, i64 16, !13, i64 24, !13, i64 32, !13, i64 40, !6, i64 48, !6, i64 60, !5, i64 72, !5, i64 76, !5, i64 80, !5, i64 84, !9, i64 88, !12, i64 96, !13, i64 104, !13, i64 112, !5, i64 120, !5, i64 124}
!22 = !{!21, !5, i64 120}
!23 = !{!21, !5, i64 76}
!24 = !{!11, !5, i64 12}
!25 = !{!6, !6, i64 0}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!21, !13, i64 16}
!29 = !{!21, !5, i64 80}
!30 = !{!21, !13, i64 24}
!31 = distinct !{!31, !27}
!32 = distinct !{!32, !27}
!33 = !{!13, !13, i64 0}
!34 = distinct !{!34, !27}
!35 = distinct !{!35, !27}
!36 = distinct !{!36, !27}
!37 = distinct !{!37, !27}
!38 = distinct !{!38, !27}
!39 = distinct !{!39, !27}
!40 = !{!21, !13, i64 40}
!41 = !{!21, !5, i64 84}
!42 = !{!21, !5, i64 72}
!43 = !{!11, !13, i64 64}
!44 = !{!21, !13, i64 104}
!45 = !{!21, !13, i64 112}
!46 = distinct !{!46, !27}
!47 = distinct !{!47, !27}
!48 = distinct !{!48, !27}
!49 = distinct !{!49, !27}
!50 = distinct !{!50, !27}
!51 = !{!21, !9, i64 88}
!52 = !{!21, !12, i64 96}
!53 = !{!54, !54, i64 0}
!54 = !{!"p1 _ZTS4Page", !9, i64 0}
!55 = !{!21, !13, i64 32}
!56 = !{!21, !12, i64 0}
!57 = !{!21, !12, i64 8}
!58 = distinct !{!58, !27}
!59 = !{!11, !9, i64 0}
!60 = distinct !{!60, !27}
!61 = distinct !{!61, !27}
!62 = distinct !{!62, !27}
!63 = distinct !{!63, !27}
!64 = !{!65, !6, i64 4}
!65 = !{!"", !6, i64 0, !6, i64 1, !6, i64 2, !6, i64 3, !6, i64 4, !6, i64 5, !6, i64 6}
!66 = !{!65, !6, i64 2}
!67 = !{!65, !6, i64 0}
!68 = !{!65, !6, i64 3}
!69 = !{!65, !6, i64 1}
!70 = !{!65, !6, i64 5}
!71 = !{!65, !6, i64 6}
!72 = !{!73, !73, i64 0}
!73 = !{!"double", !6, i64 0}
!74 = distinct !{!74, !27}
!75 = distinct !{!75, !27}
!76 = distinct !{!76, !27}
!77 = distinct !{!77, !27}
!78 = distinct !{!78, !27}
!79 = distinct !{!79, !27}
!80 = distinct !{!80, !27}
!81 = distinct !{!81, !27}
!82 = distinct !{!82, !27}
!83 = distinct !{!83, !27}
!84 = !{!85, !13, i64 16}
!85 = !{!"Page", !54, i64 0, !54, i64 8, !13, i64 16, !6, i64 24, !6, i64 1048, !6, i64 2072, !6, i64 2200}
!86 = distinct !{!86, !27}
!87 = distinct !{!87, !27}
!88 = distinct !{!88, !27}
!89 = distinct !{!89, !27}
!90 = distinct !{!90, !27}
!91 = distinct !{!91, !27}
!92 = distinct !{!92, !27}
!93 = distinct !{!93, !27}
!94 = !{!85, !54, i64 0}
!95 = !{!96, !54, i64 131080}
!96 = !{!"", !6, i64 0, !54, i64 131072, !54, i64 131080}
!97 = distinct !{!97, !27}
!98 = distinct !{!98, !27}
!99 = !{!100, !13, i64 8}
!100 = !{!"", !13, i64 0, !13, i64 8, !5, i64 16}
!101 = !{!100, !5, i64 16}
!102 = !{!100, !13, i64 0}
!103 = distinct !{!103, !27}
!104 = distinct !{!104, !27}
!105 = distinct !{!105, !27}
!106 = distinct !{!106, !27}
!107 = distinct !{!107, !27}
!108 = distinct !{!108, !27}
!109 = distinct !{!109, !27}
!110 = distinct !{!110, !27}

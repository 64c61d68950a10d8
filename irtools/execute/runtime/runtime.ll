
%struct.Lane = type { ptr, i32, i32, [3 x i32], i32, i32, i32, i32, ptr, ptr, i64 }

@launch = internal unnamed_addr global ptr null, align 8
@lane = internal unnamed_addr global ptr null, align 8
@workgroup = internal unnamed_addr global [3 x i32] zeroinitializer, align 4
@scheduler = internal global ptr null, align 8
@memory = internal unnamed_addr global ptr null, align 8
@latest = internal unnamed_addr global ptr null, align 8
@lane_count = internal unnamed_addr global i32 0, align 4
@lanes = internal unnamed_addr global ptr null, align 8
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
  tail call void @rt_switch(ptr noundef %7, ptr noundef %15) #18
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @rt_load(ptr noundef writeonly captures(none) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  tail call fastcc void @step(i64 noundef %1, i32 noundef %5) #19
  tail call fastcc void @read_elements(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #19
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @step(i64 noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = load ptr, ptr @launch, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 76
  %5 = load i32, ptr %4, align 4, !tbaa !20
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
  tail call void @rt_switch(ptr noundef %14, ptr noundef %21) #18
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
  %11 = load i32, ptr %10, align 4, !tbaa !22
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
  %24 = tail call fastcc ptr @page_of(i64 noundef %17) #19
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
  %34 = load i8, ptr %33, align 1, !tbaa !23
  %35 = zext i8 %34 to i32
  %36 = and i32 %30, 7
  %37 = shl nuw nsw i32 1, %36
  %38 = and i32 %37, %35
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %46

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %25, i64 %32
  %42 = load i8, ptr %41, align 1, !tbaa !23
  %43 = zext i8 %42 to i32
  %44 = and i32 %37, %43
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %29, %40
  %47 = add nuw i32 %30, 1
  %48 = icmp eq i32 %47, %21
  br i1 %48, label %52, label %29, !llvm.loop !24

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
  %82 = tail call fastcc ptr @page_of(i64 noundef %81) #19
  %83 = trunc i64 %81 to i32
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 2072
  %85 = lshr i64 %81, 3
  %86 = and i64 %85, 127
  %87 = getelementptr inbounds nuw i8, ptr %84, i64 %86
  %88 = load i8, ptr %87, align 1, !tbaa !23
  %89 = zext i8 %88 to i32
  %90 = and i32 %83, 7
  %91 = shl nuw nsw i32 1, %90
  %92 = and i32 %91, %89
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %181

94:                                               ; preds = %77
  %95 = getelementptr inbounds nuw i8, ptr %82, i64 2200
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 %86
  %97 = load i8, ptr %96, align 1, !tbaa !23
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
  %108 = load i64, ptr %107, align 8, !tbaa !26
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
  %130 = load i32, ptr %129, align 8, !tbaa !27
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
  %164 = load i64, ptr %163, align 8, !tbaa !28
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
  store i8 %173, ptr %176, align 1, !tbaa !23
  %177 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 %175
  store i8 %173, ptr %178, align 1, !tbaa !23
  %179 = trunc nuw i32 %91 to i8
  %180 = or i8 %88, %179
  store i8 %180, ptr %87, align 1, !tbaa !23
  br label %181

181:                                              ; preds = %166, %94, %77
  %182 = phi i32 [ %80, %77 ], [ %80, %94 ], [ 1, %166 ]
  %183 = phi i64 [ %79, %77 ], [ %79, %94 ], [ %167, %166 ]
  %184 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %185 = and i64 %81, 1023
  %186 = getelementptr inbounds nuw i8, ptr %184, i64 %185
  %187 = load i8, ptr %186, align 1, !tbaa !23
  %188 = getelementptr inbounds nuw i8, ptr %70, i64 %78
  store i8 %187, ptr %188, align 1, !tbaa !23
  %189 = add nuw nsw i64 %78, 1
  %190 = icmp eq i64 %189, %63
  br i1 %190, label %191, label %77, !llvm.loop !29

191:                                              ; preds = %181, %65
  %192 = add nuw nsw i64 %66, 1
  %193 = icmp eq i64 %192, %64
  br i1 %193, label %194, label %65, !llvm.loop !30

194:                                              ; preds = %191, %57, %52
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @rt_store(ptr noundef readonly captures(none) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @step(i64 noundef %1, i32 noundef %3) #19
  %5 = zext i32 %2 to i64
  tail call fastcc void @write_bytes(ptr noundef %0, i64 noundef %1, i64 noundef %5) #19
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_bytes(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef range(i64 0, 4294967296) %2) unnamed_addr #0 {
  %4 = and i64 %1, -1073741824
  %5 = icmp eq i64 %4, 1073741824
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = load ptr, ptr @lane, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !22
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
  %21 = tail call fastcc ptr @page_of(i64 noundef %20) #19
  %22 = trunc i64 %20 to i8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 %19
  %24 = load i8, ptr %23, align 1, !tbaa !23
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %26 = and i64 %20, 1023
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 %26
  store i8 %24, ptr %27, align 1, !tbaa !23
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 2200
  %29 = and i8 %22, 7
  %30 = shl nuw i8 1, %29
  %31 = lshr i64 %20, 3
  %32 = and i64 %31, 127
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !23
  %35 = or i8 %34, %30
  store i8 %35, ptr %33, align 1, !tbaa !23
  %36 = add nuw nsw i64 %19, 1
  %37 = icmp eq i64 %36, %2
  br i1 %37, label %17, label %18, !llvm.loop !31
}

; Function Attrs: nounwind optsize
define dso_local void @rt_copy(i64 noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [4 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %5 = icmp ult i64 %1, %0
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %27, %3
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
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
  call fastcc void @read_elements(ptr noundef nonnull %4, i64 noundef %17, i32 noundef 1, i32 noundef %14, i32 noundef 0) #19
  %18 = add i64 %10, %0
  %19 = sub i64 %18, %15
  call fastcc void @write_bytes(ptr noundef nonnull %4, i64 noundef %19, i64 noundef %15) #19
  br label %27

20:                                               ; preds = %8
  %21 = icmp ult i64 %10, 4
  %22 = and i1 %21, %12
  %23 = select i1 %22, i32 1, i32 4
  %24 = zext nneg i32 %23 to i64
  %25 = add i64 %9, %1
  call fastcc void @read_elements(ptr noundef nonnull %4, i64 noundef %25, i32 noundef 1, i32 noundef %23, i32 noundef 0) #19
  %26 = add i64 %9, %0
  call fastcc void @write_bytes(ptr noundef nonnull %4, i64 noundef %26, i64 noundef %24) #19
  br label %27

27:                                               ; preds = %20, %13
  %28 = phi i64 [ %15, %13 ], [ %24, %20 ]
  %29 = add i64 %28, %9
  %30 = icmp ult i64 %29, %2
  br i1 %30, label %8, label %7, !llvm.loop !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind optsize
define dso_local void @rt_set(i64 noundef %0, i8 noundef zeroext %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8, align 1
  store i8 %1, ptr %4, align 1, !tbaa !23
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %7, %3
  ret void

7:                                                ; preds = %3, %7
  %8 = phi i64 [ %10, %7 ], [ 0, %3 ]
  %9 = add i64 %8, %0
  call fastcc void @write_bytes(ptr noundef nonnull %4, i64 noundef %9, i64 noundef 1) #19
  %10 = add nuw i64 %8, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %6, label %7, !llvm.loop !33
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
  tail call fastcc void @read_elements(ptr noundef %16, i64 noundef %21, i32 noundef 1, i32 noundef %5, i32 noundef %6) #19
  br label %23

22:                                               ; preds = %14
  tail call void @llvm.memset.p0.i64(ptr align 1 %16, i8 0, i64 %10, i1 false)
  br label %23

23:                                               ; preds = %20, %22
  %24 = add nuw i32 %15, 1
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 %10
  %26 = icmp eq i32 %24, %4
  br i1 %26, label %13, label %14, !llvm.loop !34
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nounwind optsize
define dso_local void @rt_buffer_store(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = icmp eq i32 %4, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %6
  %9 = zext i32 %5 to i64
  %10 = and i64 %2, 4294967295
  %11 = and i64 %1, 281474976710655
  br label %13

12:                                               ; preds = %21, %6
  ret void

13:                                               ; preds = %8, %21
  %14 = phi i32 [ 0, %8 ], [ %22, %21 ]
  %15 = phi ptr [ %0, %8 ], [ %23, %21 ]
  %16 = phi i64 [ %3, %8 ], [ %17, %21 ]
  %17 = add i64 %16, %9
  %18 = icmp ugt i64 %17, %10
  br i1 %18, label %21, label %19

19:                                               ; preds = %13
  %20 = add i64 %16, %11
  tail call fastcc void @write_bytes(ptr noundef %15, i64 noundef %20, i64 noundef %9) #19
  br label %21

21:                                               ; preds = %13, %19
  %22 = add nuw i32 %14, 1
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 %9
  %24 = icmp eq i32 %22, %4
  br i1 %24, label %12, label %13, !llvm.loop !35
}

; Function Attrs: nounwind optsize
define dso_local void @rt_tick() local_unnamed_addr #0 {
  %1 = alloca ptr, align 8
  %2 = load ptr, ptr @launch, align 8, !tbaa !8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %4 = load i64, ptr %3, align 8, !tbaa !36
  %5 = add i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !36
  %6 = icmp eq i64 %4, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %0
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 84
  store i32 1, ptr %8, align 4, !tbaa !37
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  %9 = load ptr, ptr @scheduler, align 8, !tbaa !8
  call void @rt_switch(ptr noundef nonnull %1, ptr noundef %9) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  br label %10

10:                                               ; preds = %7, %0
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @rt_trap() local_unnamed_addr #0 {
  %1 = alloca ptr, align 8
  %2 = load ptr, ptr @launch, align 8, !tbaa !8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 84
  store i32 3, ptr %3, align 4, !tbaa !37
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  %4 = load ptr, ptr @scheduler, align 8, !tbaa !8
  call void @rt_switch(ptr noundef nonnull %1, ptr noundef %4) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @rt_workitem(i32 noundef %0) local_unnamed_addr #3 {
  %2 = load ptr, ptr @lane, align 8, !tbaa !8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds nuw i32, ptr %3, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !4
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @rt_workgroup(i32 noundef %0) local_unnamed_addr #4 {
  %2 = zext i32 %0 to i64
  %3 = getelementptr inbounds nuw i32, ptr @workgroup, i64 %2
  %4 = load i32, ptr %3, align 4, !tbaa !4
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local range(i32 0, -1) i32 @rt_lane() local_unnamed_addr #3 {
  %1 = load ptr, ptr @lane, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %3 = load i32, ptr %2, align 4, !tbaa !22
  %4 = load ptr, ptr @launch, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %6 = load i32, ptr %5, align 8, !tbaa !38
  %7 = urem i32 %3, %6
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @rt_wave() local_unnamed_addr #3 {
  %1 = load ptr, ptr @lane, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %3 = load i32, ptr %2, align 4, !tbaa !22
  %4 = load ptr, ptr @launch, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %6 = load i32, ptr %5, align 8, !tbaa !38
  %7 = udiv i32 %3, %6
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @rt_clock() local_unnamed_addr #5 {
  %1 = load ptr, ptr @lane, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %3 = load i64, ptr %2, align 8, !tbaa !39
  %4 = add i64 %3, 1000
  store i64 %4, ptr %2, align 8, !tbaa !39
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @rt_implicit_arguments() local_unnamed_addr #3 {
  %1 = load ptr, ptr @launch, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %3 = load i64, ptr %2, align 8, !tbaa !40
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @rt_dispatch_packet() local_unnamed_addr #3 {
  %1 = load ptr, ptr @launch, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %3 = load i64, ptr %2, align 8, !tbaa !41
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @rt_mbcnt(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = load ptr, ptr @lane, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !22
  %7 = load ptr, ptr @launch, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %9 = load i32, ptr %8, align 8, !tbaa !38
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
declare i32 @llvm.ctpop.i32(i32) #6

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @rt_unknown(i64 noundef %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #7 {
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %29, label %9

9:                                                ; preds = %7
  %10 = zext i32 %2 to i64
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %27, %11 ]
  %13 = phi i64 [ %0, %9 ], [ %26, %11 ]
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 %12
  %15 = load i8, ptr %14, align 1, !tbaa !23
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
  br i1 %28, label %29, label %11, !llvm.loop !42

29:                                               ; preds = %11, %7
  %30 = phi i64 [ %0, %7 ], [ %26, %11 ]
  tail call fastcc void @write_value(ptr noundef %3, i64 noundef %30, i32 noundef %4, i32 noundef %5, i32 noundef %6) #19
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @write_value(ptr noundef writeonly captures(none) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #7 {
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
  store i64 %31, ptr %6, align 8, !tbaa !43
  br i1 %15, label %32, label %37

32:                                               ; preds = %21
  %33 = load i64, ptr %17, align 8
  %34 = load i64, ptr %19, align 8
  %35 = and i64 %31, %33
  %36 = or disjoint i64 %35, %34
  store i64 %36, ptr %6, align 8, !tbaa !43
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
  br i1 %43, label %20, label %21, !llvm.loop !44
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local zeroext i16 @rt_double_to_half(double noundef %0) local_unnamed_addr #8 {
  %2 = tail call fastcc zeroext i16 @narrowed(double noundef %0, i32 noundef 10, i32 noundef 15) #19
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
  %2 = tail call fastcc zeroext i16 @narrowed(double noundef %0, i32 noundef 7, i32 noundef 127) #19
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
  br i1 %50, label %45, label %57, !llvm.loop !45

51:                                               ; preds = %43, %51
  %52 = phi i32 [ %55, %51 ], [ %41, %43 ]
  %53 = phi float [ %54, %51 ], [ %37, %43 ]
  %54 = fmul float %53, 5.000000e-01
  %55 = add i32 %52, 1
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %51, !llvm.loop !46

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
  %28 = tail call float @rt_fp8_to_float(i32 noundef %27, i32 noundef %1, i32 noundef %2) #19
  %29 = fcmp ugt float %28, %21
  %30 = add nsw i32 %27, -1
  %31 = select i1 %29, i32 %30, i32 %24
  %32 = select i1 %29, i32 %23, i32 %27
  %33 = icmp ult i32 %32, %31
  br i1 %33, label %22, label %34, !llvm.loop !47

34:                                               ; preds = %22
  %35 = icmp samesign ult i32 %32, %18
  br i1 %35, label %36, label %49

36:                                               ; preds = %34
  %37 = tail call float @rt_fp8_to_float(i32 noundef %32, i32 noundef %1, i32 noundef %2) #19
  %38 = fsub float %21, %37
  %39 = add nuw nsw i32 %32, 1
  %40 = tail call float @rt_fp8_to_float(i32 noundef %39, i32 noundef %1, i32 noundef %2) #19
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
  %4 = load ptr, ptr %3, align 8, !tbaa !48
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !49
  tail call void %4(ptr noundef %6) #18
  %7 = load ptr, ptr @lane, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 3, ptr %8, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  %9 = load ptr, ptr @scheduler, align 8, !tbaa !8
  call void @rt_switch(ptr noundef nonnull %1, ptr noundef %9) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
  ret void
}

; Function Attrs: optsize
declare void @rt_switch(ptr noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind optsize
define dso_local void @rt_run(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [64 x ptr], align 16
  store ptr %0, ptr @launch, align 8, !tbaa !8
  store ptr %1, ptr @memory, align 8, !tbaa !8
  store ptr null, ptr @latest, align 8, !tbaa !50
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 84
  store i32 0, ptr %8, align 4, !tbaa !37
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = mul i32 %12, %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = mul i32 %13, %15
  store i32 %16, ptr @lane_count, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !52
  %19 = add i64 %18, 15
  %20 = and i64 %19, -16
  %21 = zext i32 %16 to i64
  %22 = mul nuw nsw i64 %21, 72
  %23 = load ptr, ptr %0, align 8, !tbaa !53
  %24 = add nuw nsw i64 %22, 15
  %25 = and i64 %24, 1099511627760
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !54
  %28 = ptrtoint ptr %27 to i64
  %29 = ptrtoint ptr %23 to i64
  %30 = sub i64 %28, %29
  %31 = icmp ugt i64 %25, %30
  br i1 %31, label %36, label %32

32:                                               ; preds = %2
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 %25
  store ptr %33, ptr %0, align 8, !tbaa !53
  %34 = ptrtoint ptr %33 to i64
  %35 = sub i64 %28, %34
  br label %36

36:                                               ; preds = %2, %32
  %37 = phi i64 [ %30, %2 ], [ %35, %32 ]
  %38 = phi ptr [ %23, %2 ], [ %33, %32 ]
  %39 = phi ptr [ null, %2 ], [ %23, %32 ]
  store ptr %39, ptr @lanes, align 8, !tbaa !8
  %40 = mul i64 %20, %21
  %41 = icmp ugt i64 %40, %37
  br i1 %41, label %47, label %42

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw i8, ptr %38, i64 %40
  store ptr %43, ptr %0, align 8, !tbaa !53
  %44 = icmp ne ptr %39, null
  %45 = icmp ne ptr %38, null
  %46 = and i1 %44, %45
  br i1 %46, label %48, label %47

47:                                               ; preds = %36, %42
  store i32 2, ptr %8, align 4, !tbaa !37
  br label %1092

48:                                               ; preds = %42
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %50 = load i32, ptr %49, align 8, !tbaa !4
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = mul i32 %52, %50
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %55 = load i32, ptr %54, align 8, !tbaa !4
  %56 = mul i32 %53, %55
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %1092, label %58

58:                                               ; preds = %48, %1063
  %59 = phi ptr [ %1041, %1063 ], [ %0, %48 ]
  %60 = phi ptr [ %1042, %1063 ], [ %0, %48 ]
  %61 = phi i32 [ %1064, %1063 ], [ 0, %48 ]
  %62 = load i32, ptr %8, align 4, !tbaa !37
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %1092

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %60, i64 76
  %66 = load i32, ptr %65, align 4, !tbaa !20
  %67 = and i32 %66, 1
  %68 = icmp eq i32 %67, 0
  %69 = xor i32 %61, -1
  %70 = add i32 %56, %69
  %71 = select i1 %68, i32 %61, i32 %70
  %72 = load i32, ptr %49, align 8, !tbaa !4
  %73 = urem i32 %71, %72
  store i32 %73, ptr @workgroup, align 4, !tbaa !4
  %74 = udiv i32 %71, %72
  %75 = load i32, ptr %51, align 4, !tbaa !4
  %76 = urem i32 %74, %75
  store i32 %76, ptr getelementptr inbounds nuw (i8, ptr @workgroup, i64 4), align 4, !tbaa !4
  %77 = udiv i32 %74, %75
  store i32 %77, ptr getelementptr inbounds nuw (i8, ptr @workgroup, i64 8), align 4, !tbaa !4
  %78 = load i32, ptr @lane_count, align 4, !tbaa !4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %82, label %1066

80:                                               ; preds = %1066
  %81 = load ptr, ptr @launch, align 8, !tbaa !8
  br label %82

82:                                               ; preds = %80, %64
  %83 = phi i32 [ 0, %64 ], [ %1089, %80 ]
  %84 = phi ptr [ %59, %64 ], [ %81, %80 ]
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 72
  %86 = load i32, ptr %85, align 8, !tbaa !38
  %87 = add i32 %83, -1
  %88 = add i32 %87, %86
  %89 = udiv i32 %88, %86
  %90 = icmp ugt i32 %86, %88
  br label %91

91:                                               ; preds = %1024, %82
  %92 = phi i32 [ %83, %82 ], [ %995, %1024 ]
  %93 = phi ptr [ %84, %82 ], [ %996, %1024 ]
  %94 = phi ptr [ %84, %82 ], [ %997, %1024 ]
  %95 = phi ptr [ %84, %82 ], [ %1001, %1024 ]
  %96 = phi ptr [ %84, %82 ], [ %1000, %1024 ]
  %97 = phi ptr [ %84, %82 ], [ %999, %1024 ]
  br i1 %90, label %994, label %102

98:                                               ; preds = %982
  %99 = or i32 %987, %109
  %100 = add nuw i32 %108, 1
  %101 = icmp ult i32 %100, %89
  br i1 %101, label %102, label %991, !llvm.loop !55

102:                                              ; preds = %91, %98
  %103 = phi ptr [ %983, %98 ], [ %93, %91 ]
  %104 = phi ptr [ %984, %98 ], [ %94, %91 ]
  %105 = phi ptr [ %985, %98 ], [ %95, %91 ]
  %106 = phi ptr [ %986, %98 ], [ %96, %91 ]
  %107 = phi ptr [ %986, %98 ], [ %97, %91 ]
  %108 = phi i32 [ %100, %98 ], [ 0, %91 ]
  %109 = phi i32 [ %99, %98 ], [ 0, %91 ]
  %110 = getelementptr inbounds nuw i8, ptr %107, i64 76
  %111 = load i32, ptr %110, align 4, !tbaa !20
  %112 = and i32 %111, 1
  %113 = icmp eq i32 %112, 0
  %114 = xor i32 %108, -1
  %115 = add i32 %89, %114
  %116 = select i1 %113, i32 %108, i32 %115
  %117 = getelementptr inbounds nuw i8, ptr %107, i64 72
  %118 = load i32, ptr %117, align 8, !tbaa !38
  %119 = mul i32 %116, %118
  %120 = load i32, ptr @lane_count, align 4, !tbaa !4
  %121 = sub i32 %120, %119
  %122 = tail call i32 @llvm.umin.i32(i32 %121, i32 %118)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %123 = icmp eq i32 %122, 0
  %124 = zext i32 %122 to i64
  br label %125

125:                                              ; preds = %977, %102
  %126 = phi ptr [ %103, %102 ], [ %964, %977 ]
  %127 = phi ptr [ %104, %102 ], [ %964, %977 ]
  %128 = phi ptr [ %105, %102 ], [ %964, %977 ]
  %129 = phi ptr [ %106, %102 ], [ %964, %977 ]
  %130 = phi ptr [ %107, %102 ], [ %964, %977 ]
  %131 = phi i32 [ 0, %102 ], [ 1, %977 ]
  br i1 %123, label %982, label %132

132:                                              ; preds = %125
  %133 = load ptr, ptr @lanes, align 8, !tbaa !8
  br label %134

134:                                              ; preds = %163, %132
  %135 = phi ptr [ %164, %163 ], [ %126, %132 ]
  %136 = phi ptr [ %165, %163 ], [ %127, %132 ]
  %137 = phi ptr [ %166, %163 ], [ %128, %132 ]
  %138 = phi ptr [ %167, %163 ], [ %129, %132 ]
  %139 = phi ptr [ %168, %163 ], [ %130, %132 ]
  %140 = phi ptr [ %169, %163 ], [ %133, %132 ]
  %141 = phi i32 [ %170, %163 ], [ %131, %132 ]
  %142 = phi i32 [ %171, %163 ], [ 0, %132 ]
  %143 = getelementptr inbounds nuw i8, ptr %139, i64 76
  %144 = load i32, ptr %143, align 4, !tbaa !20
  %145 = and i32 %144, 1
  %146 = icmp eq i32 %145, 0
  %147 = xor i32 %142, -1
  %148 = add i32 %122, %147
  %149 = select i1 %146, i32 %142, i32 %148
  %150 = add i32 %149, %119
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw %struct.Lane, ptr %140, i64 %151
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %154 = load i32, ptr %153, align 8, !tbaa !19
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %163

156:                                              ; preds = %134
  store ptr %152, ptr @lane, align 8, !tbaa !8
  %157 = load ptr, ptr %152, align 8, !tbaa !56
  tail call void @rt_switch(ptr noundef nonnull @scheduler, ptr noundef %157) #18
  %158 = load ptr, ptr @launch, align 8, !tbaa !8
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 84
  %160 = load i32, ptr %159, align 4, !tbaa !37
  %161 = icmp eq i32 %160, 0
  %162 = load ptr, ptr @lanes, align 8, !tbaa !8
  br i1 %161, label %163, label %982

163:                                              ; preds = %156, %134
  %164 = phi ptr [ %158, %156 ], [ %135, %134 ]
  %165 = phi ptr [ %158, %156 ], [ %136, %134 ]
  %166 = phi ptr [ %158, %156 ], [ %137, %134 ]
  %167 = phi ptr [ %158, %156 ], [ %138, %134 ]
  %168 = phi ptr [ %158, %156 ], [ %139, %134 ]
  %169 = phi ptr [ %162, %156 ], [ %140, %134 ]
  %170 = phi i32 [ 1, %156 ], [ %141, %134 ]
  %171 = add nuw i32 %142, 1
  %172 = icmp eq i32 %171, %122
  br i1 %172, label %173, label %134, !llvm.loop !57

173:                                              ; preds = %163, %187
  %174 = phi i64 [ %189, %187 ], [ 0, %163 ]
  %175 = phi i32 [ %188, %187 ], [ -1, %163 ]
  %176 = trunc nuw i64 %174 to i32
  %177 = add i32 %119, %176
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw %struct.Lane, ptr %169, i64 %178
  %180 = getelementptr inbounds nuw ptr, ptr %7, i64 %174
  store ptr %179, ptr %180, align 8, !tbaa !8
  %181 = getelementptr inbounds nuw i8, ptr %179, i64 8
  %182 = load i32, ptr %181, align 8, !tbaa !19
  switch i32 %182, label %187 [
    i32 2, label %982
    i32 1, label %183
  ]

183:                                              ; preds = %173
  %184 = getelementptr inbounds nuw i8, ptr %179, i64 32
  %185 = load i32, ptr %184, align 8, !tbaa !14
  %186 = tail call i32 @llvm.umin.i32(i32 %185, i32 %175)
  br label %187

187:                                              ; preds = %183, %173
  %188 = phi i32 [ %186, %183 ], [ %175, %173 ]
  %189 = add nuw nsw i64 %174, 1
  %190 = icmp eq i64 %189, %124
  br i1 %190, label %193, label %173, !llvm.loop !58

191:                                              ; preds = %208
  %192 = icmp eq i64 %209, 0
  br i1 %192, label %982, label %212

193:                                              ; preds = %187, %208
  %194 = phi i64 [ %210, %208 ], [ 0, %187 ]
  %195 = phi i64 [ %209, %208 ], [ 0, %187 ]
  %196 = getelementptr inbounds nuw ptr, ptr %7, i64 %194
  %197 = load ptr, ptr %196, align 8, !tbaa !8
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %199 = load i32, ptr %198, align 8, !tbaa !19
  %200 = icmp eq i32 %199, 1
  br i1 %200, label %201, label %208

201:                                              ; preds = %193
  %202 = getelementptr inbounds nuw i8, ptr %197, i64 32
  %203 = load i32, ptr %202, align 8, !tbaa !14
  %204 = icmp eq i32 %203, %188
  br i1 %204, label %205, label %208

205:                                              ; preds = %201
  %206 = shl nuw i64 1, %194
  %207 = or i64 %206, %195
  br label %208

208:                                              ; preds = %205, %201, %193
  %209 = phi i64 [ %207, %205 ], [ %195, %201 ], [ %195, %193 ]
  %210 = add nuw nsw i64 %194, 1
  %211 = icmp eq i64 %210, %124
  br i1 %211, label %191, label %193, !llvm.loop !59

212:                                              ; preds = %191
  %213 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %209, i1 true)
  %214 = getelementptr inbounds nuw ptr, ptr %7, i64 %213
  %215 = load ptr, ptr %214, align 8, !tbaa !8
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 28
  %217 = load i32, ptr %216, align 4, !tbaa !10
  %218 = icmp ugt i32 %217, 1
  br i1 %218, label %219, label %960

219:                                              ; preds = %212
  %220 = getelementptr inbounds nuw i8, ptr %168, i64 72
  %221 = load i32, ptr %220, align 8, !tbaa !38
  %222 = icmp sgt i32 %221, 0
  br i1 %222, label %223, label %227

223:                                              ; preds = %219
  %224 = zext nneg i32 %221 to i64
  br label %233

225:                                              ; preds = %358
  %226 = icmp eq i32 %217, 17
  br i1 %226, label %363, label %229

227:                                              ; preds = %219
  %228 = icmp eq i32 %217, 17
  br i1 %228, label %363, label %960

229:                                              ; preds = %225
  %230 = add i64 %359, -7046029254386353131
  %231 = sub i64 0, %359
  %232 = getelementptr inbounds nuw i8, ptr %215, i64 48
  br label %599

233:                                              ; preds = %358, %223
  %234 = phi i64 [ 0, %223 ], [ %361, %358 ]
  %235 = phi i64 [ 0, %223 ], [ %360, %358 ]
  %236 = phi i64 [ 0, %223 ], [ %359, %358 ]
  %237 = shl nuw i64 1, %234
  %238 = and i64 %237, %209
  %239 = icmp eq i64 %238, 0
  br i1 %239, label %358, label %240

240:                                              ; preds = %233
  %241 = getelementptr inbounds nuw ptr, ptr %7, i64 %234
  %242 = load ptr, ptr %241, align 8, !tbaa !8
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 28
  %244 = load i32, ptr %243, align 4, !tbaa !10
  switch i32 %244, label %358 [
    i32 9, label %245
    i32 15, label %253
    i32 16, label %331
  ]

245:                                              ; preds = %240
  %246 = getelementptr inbounds nuw i8, ptr %242, i64 48
  %247 = load ptr, ptr %246, align 8, !tbaa !17
  %248 = load i8, ptr %247, align 1, !tbaa !23
  %249 = and i8 %248, 1
  %250 = zext nneg i8 %249 to i64
  %251 = shl nuw i64 %250, %234
  %252 = or i64 %251, %235
  br label %358

253:                                              ; preds = %240
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store i64 0, ptr %5, align 8, !tbaa !43
  %254 = getelementptr inbounds nuw i8, ptr %242, i64 48
  %255 = load ptr, ptr %254, align 8, !tbaa !17
  %256 = getelementptr inbounds nuw i8, ptr %242, i64 36
  %257 = load i32, ptr %256, align 4, !tbaa !15
  %258 = zext i32 %257 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %5, ptr align 1 %255, i64 %258, i1 false)
  %259 = icmp eq i64 %234, %213
  br i1 %259, label %260, label %262

260:                                              ; preds = %253
  %261 = load i64, ptr %5, align 8, !tbaa !43
  br label %329

262:                                              ; preds = %253
  %263 = getelementptr inbounds nuw i8, ptr %242, i64 40
  %264 = load i32, ptr %263, align 8, !tbaa !16
  %265 = load i64, ptr %5, align 8, !tbaa !43
  %266 = trunc i64 %265 to i32
  %267 = bitcast i32 %266 to float
  %268 = icmp eq i32 %257, 4
  %269 = shl i64 %236, 32
  %270 = ashr exact i64 %269, 32
  %271 = select i1 %268, i64 %270, i64 %236
  %272 = shl i64 %265, 32
  %273 = ashr exact i64 %272, 32
  %274 = select i1 %268, i64 %273, i64 %265
  %275 = trunc i64 %236 to i32
  %276 = bitcast i32 %275 to float
  switch i32 %264, label %295 [
    i32 0, label %277
    i32 1, label %277
    i32 2, label %279
    i32 3, label %281
    i32 4, label %283
    i32 5, label %286
    i32 6, label %289
    i32 7, label %291
    i32 8, label %293
  ]

277:                                              ; preds = %262, %262
  %278 = add i64 %265, %236
  br label %329

279:                                              ; preds = %262
  %280 = tail call i64 @llvm.umin.i64(i64 %236, i64 %265)
  br label %329

281:                                              ; preds = %262
  %282 = tail call i64 @llvm.umax.i64(i64 %236, i64 %265)
  br label %329

283:                                              ; preds = %262
  %284 = icmp slt i64 %271, %274
  %285 = select i1 %284, i64 %236, i64 %265
  br label %329

286:                                              ; preds = %262
  %287 = icmp sgt i64 %271, %274
  %288 = select i1 %287, i64 %236, i64 %265
  br label %329

289:                                              ; preds = %262
  %290 = and i64 %265, %236
  br label %329

291:                                              ; preds = %262
  %292 = or i64 %265, %236
  br label %329

293:                                              ; preds = %262
  %294 = xor i64 %265, %236
  br label %329

295:                                              ; preds = %262
  br i1 %268, label %296, label %312

296:                                              ; preds = %295
  %297 = icmp ult i32 %264, 11
  br i1 %297, label %298, label %300

298:                                              ; preds = %296
  %299 = fadd float %276, %267
  br label %308

300:                                              ; preds = %296
  %301 = icmp eq i32 %264, 11
  br i1 %301, label %302, label %305

302:                                              ; preds = %300
  %303 = fcmp olt float %276, %267
  %304 = select i1 %303, float %276, float %267
  br label %308

305:                                              ; preds = %300
  %306 = fcmp ogt float %276, %267
  %307 = select i1 %306, float %276, float %267
  br label %308

308:                                              ; preds = %305, %302, %298
  %309 = phi float [ %299, %298 ], [ %304, %302 ], [ %307, %305 ]
  %310 = bitcast float %309 to i32
  %311 = zext i32 %310 to i64
  br label %329

312:                                              ; preds = %295
  %313 = bitcast i64 %236 to double
  %314 = bitcast i64 %265 to double
  %315 = icmp ult i32 %264, 11
  br i1 %315, label %316, label %318

316:                                              ; preds = %312
  %317 = fadd double %313, %314
  br label %326

318:                                              ; preds = %312
  %319 = icmp eq i32 %264, 11
  br i1 %319, label %320, label %323

320:                                              ; preds = %318
  %321 = fcmp olt double %313, %314
  %322 = select i1 %321, double %313, double %314
  br label %326

323:                                              ; preds = %318
  %324 = fcmp ogt double %313, %314
  %325 = select i1 %324, double %313, double %314
  br label %326

326:                                              ; preds = %323, %320, %316
  %327 = phi double [ %317, %316 ], [ %322, %320 ], [ %325, %323 ]
  %328 = bitcast double %327 to i64
  br label %329

329:                                              ; preds = %326, %308, %293, %291, %289, %286, %283, %281, %279, %277, %260
  %330 = phi i64 [ %261, %260 ], [ %294, %293 ], [ %278, %277 ], [ %280, %279 ], [ %282, %281 ], [ %285, %283 ], [ %288, %286 ], [ %290, %289 ], [ %292, %291 ], [ %328, %326 ], [ %311, %308 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %358

331:                                              ; preds = %240
  %332 = xor i64 %236, %234
  %333 = getelementptr inbounds nuw i8, ptr %242, i64 48
  %334 = load ptr, ptr %333, align 8, !tbaa !17
  %335 = getelementptr inbounds nuw i8, ptr %242, i64 36
  %336 = load i32, ptr %335, align 4, !tbaa !15
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %358, label %338

338:                                              ; preds = %331
  %339 = zext i32 %336 to i64
  br label %340

340:                                              ; preds = %340, %338
  %341 = phi i64 [ 0, %338 ], [ %356, %340 ]
  %342 = phi i64 [ %332, %338 ], [ %355, %340 ]
  %343 = getelementptr inbounds nuw i8, ptr %334, i64 %341
  %344 = load i8, ptr %343, align 1, !tbaa !23
  %345 = zext i8 %344 to i64
  %346 = xor i64 %342, %345
  %347 = add i64 %346, -7046029254386353131
  %348 = lshr i64 %347, 30
  %349 = xor i64 %348, %347
  %350 = mul i64 %349, -4658895280553007687
  %351 = lshr i64 %350, 27
  %352 = xor i64 %351, %350
  %353 = mul i64 %352, -7723592293110705685
  %354 = lshr i64 %353, 31
  %355 = xor i64 %354, %353
  %356 = add nuw nsw i64 %341, 1
  %357 = icmp eq i64 %356, %339
  br i1 %357, label %358, label %340, !llvm.loop !42

358:                                              ; preds = %340, %331, %329, %245, %240, %233
  %359 = phi i64 [ %236, %233 ], [ %330, %329 ], [ %236, %240 ], [ %332, %331 ], [ %236, %245 ], [ %355, %340 ]
  %360 = phi i64 [ %235, %233 ], [ %235, %329 ], [ %235, %240 ], [ %235, %331 ], [ %252, %245 ], [ %235, %340 ]
  %361 = add nuw nsw i64 %234, 1
  %362 = icmp eq i64 %361, %224
  br i1 %362, label %225, label %233, !llvm.loop !60

363:                                              ; preds = %227, %225
  %364 = getelementptr inbounds nuw i8, ptr %215, i64 48
  %365 = load ptr, ptr %364, align 8, !tbaa !17
  %366 = getelementptr inbounds nuw i8, ptr %365, i64 7
  %367 = load i8, ptr %366, align 1, !tbaa !23
  %368 = zext i8 %367 to i32
  %369 = getelementptr inbounds nuw i8, ptr %365, i64 4
  %370 = load i8, ptr %369, align 1, !tbaa !61
  %371 = icmp eq i8 %370, 1
  br i1 %371, label %372, label %381

372:                                              ; preds = %363
  %373 = getelementptr inbounds nuw i8, ptr %365, i64 2
  %374 = load i8, ptr %373, align 1, !tbaa !63
  %375 = zext i8 %374 to i32
  %376 = load i8, ptr %365, align 1, !tbaa !64
  %377 = getelementptr inbounds nuw i8, ptr %365, i64 3
  %378 = load i8, ptr %377, align 1, !tbaa !65
  %379 = zext i8 %376 to i32
  %380 = zext i8 %378 to i32
  br label %393

381:                                              ; preds = %363
  %382 = load i8, ptr %365, align 1, !tbaa !64
  %383 = zext i8 %382 to i32
  %384 = getelementptr inbounds nuw i8, ptr %365, i64 2
  %385 = load i8, ptr %384, align 1, !tbaa !63
  %386 = zext i8 %385 to i32
  %387 = mul nuw nsw i32 %386, %383
  %388 = getelementptr inbounds nuw i8, ptr %365, i64 3
  %389 = load i8, ptr %388, align 1, !tbaa !65
  %390 = zext i8 %389 to i32
  %391 = mul nuw nsw i32 %387, %390
  %392 = udiv i32 %391, %221
  br label %393

393:                                              ; preds = %381, %372
  %394 = phi i32 [ %390, %381 ], [ %380, %372 ]
  %395 = phi i32 [ %383, %381 ], [ %379, %372 ]
  %396 = phi i32 [ %392, %381 ], [ %375, %372 ]
  %397 = getelementptr inbounds nuw i8, ptr %365, i64 1
  %398 = load i8, ptr %397, align 1, !tbaa !66
  %399 = zext i8 %398 to i32
  %400 = mul nuw nsw i32 %395, %394
  %401 = mul nuw nsw i32 %400, %399
  %402 = udiv i32 %401, %221
  %403 = getelementptr inbounds nuw i8, ptr %365, i64 5
  %404 = load i8, ptr %403, align 1, !tbaa !67
  %405 = icmp ult i8 %404, 10
  br i1 %405, label %406, label %411

406:                                              ; preds = %393
  %407 = zext nneg i8 %404 to i64
  %408 = getelementptr inbounds nuw i32, ptr @switch.table.rt_run, i64 %407
  %409 = load i32, ptr %408, align 4
  %410 = mul nuw nsw i32 %409, %396
  br label %411

411:                                              ; preds = %393, %406
  %412 = phi i32 [ %410, %406 ], [ %396, %393 ]
  %413 = getelementptr inbounds nuw i8, ptr %365, i64 6
  %414 = load i8, ptr %413, align 1, !tbaa !68
  %415 = icmp ult i8 %414, 10
  br i1 %415, label %416, label %420

416:                                              ; preds = %411
  %417 = zext nneg i8 %414 to i64
  %418 = getelementptr inbounds nuw i64, ptr @switch.table.rt_run.2, i64 %417
  %419 = load i64, ptr %418, align 8
  br label %420

420:                                              ; preds = %411, %416
  %421 = phi i64 [ %419, %416 ], [ 1, %411 ]
  %422 = icmp ugt i32 %221, %401
  %423 = shl nuw nsw i32 %412, 1
  %424 = zext nneg i32 %423 to i64
  %425 = getelementptr inbounds nuw i8, ptr %365, i64 2
  %426 = zext nneg i32 %412 to i64
  %427 = zext nneg i32 %402 to i64
  %428 = zext i32 %221 to i64
  br label %429

429:                                              ; preds = %596, %420
  %430 = phi i64 [ 0, %420 ], [ %597, %596 ]
  %431 = shl nuw i64 1, %430
  %432 = and i64 %431, %209
  %433 = icmp eq i64 %432, 0
  %434 = select i1 %433, i1 true, i1 %422
  br i1 %434, label %596, label %435

435:                                              ; preds = %429
  %436 = getelementptr inbounds nuw ptr, ptr %7, i64 %430
  %437 = load ptr, ptr %436, align 8, !tbaa !8
  %438 = getelementptr inbounds nuw i8, ptr %437, i64 48
  %439 = load ptr, ptr %438, align 8, !tbaa !17
  %440 = getelementptr inbounds nuw i8, ptr %439, i64 16
  %441 = trunc nuw i64 %430 to i32
  %442 = lshr i32 %441, 4
  %443 = lshr i32 %441, 2
  %444 = and i32 %443, 3
  %445 = getelementptr inbounds nuw i8, ptr %440, i64 %424
  %446 = getelementptr inbounds nuw i8, ptr %437, i64 56
  br label %447

447:                                              ; preds = %593, %435
  %448 = phi i64 [ 0, %435 ], [ %594, %593 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  %449 = load i8, ptr %397, align 1, !tbaa !66
  %450 = zext i8 %449 to i32
  %451 = urem i32 %441, %450
  %452 = udiv i32 %441, %450
  %453 = load i8, ptr %369, align 1, !tbaa !61
  switch i8 %453, label %469 [
    i8 1, label %454
    i8 2, label %460
  ]

454:                                              ; preds = %447
  %455 = load i32, ptr %220, align 8, !tbaa !38
  %456 = lshr i32 %455, 4
  %457 = trunc nuw nsw i64 %448 to i32
  %458 = mul i32 %456, %457
  %459 = add i32 %458, %442
  br label %494

460:                                              ; preds = %447
  %461 = load i8, ptr %365, align 1, !tbaa !64
  %462 = zext i8 %461 to i32
  %463 = mul nuw nsw i32 %462, %450
  %464 = load i32, ptr %220, align 8, !tbaa !38
  %465 = udiv i32 %463, %464
  %466 = mul i32 %465, %442
  %467 = trunc nuw nsw i64 %448 to i32
  %468 = add i32 %466, %467
  br label %494

469:                                              ; preds = %447
  %470 = load i8, ptr %403, align 1, !tbaa !67
  %471 = icmp eq i8 %470, 3
  %472 = icmp eq i8 %449, 4
  %473 = trunc i64 %448 to i32
  br i1 %471, label %474, label %479

474:                                              ; preds = %469
  %475 = shl i32 %473, 2
  %476 = select i1 %472, i32 0, i32 %475
  %477 = add nuw nsw i32 %476, %442
  %478 = select i1 %472, i32 %444, i32 0
  br label %494

479:                                              ; preds = %469
  br i1 %472, label %494, label %480

480:                                              ; preds = %479
  %481 = mul nuw nsw i32 %450, %450
  %482 = lshr i32 %481, 6
  %483 = urem i32 %473, %482
  %484 = udiv i32 %473, %482
  %485 = lshr i32 %483, 2
  %486 = zext i8 %449 to i16
  %487 = udiv i16 256, %486
  %488 = zext nneg i16 %487 to i32
  %489 = mul nuw nsw i32 %485, %488
  %490 = shl i32 %452, 2
  %491 = and i32 %483, 3
  %492 = or disjoint i32 %490, %491
  %493 = add i32 %492, %489
  br label %494

494:                                              ; preds = %480, %479, %474, %460, %454
  %495 = phi i32 [ %473, %479 ], [ %457, %454 ], [ %467, %460 ], [ %473, %474 ], [ %473, %480 ]
  %496 = phi i32 [ %473, %479 ], [ %459, %454 ], [ %468, %460 ], [ %477, %474 ], [ %493, %480 ]
  %497 = phi i32 [ %443, %479 ], [ 0, %454 ], [ 0, %460 ], [ %478, %474 ], [ %484, %480 ]
  %498 = load i8, ptr %413, align 1, !tbaa !68
  %499 = zext i8 %498 to i32
  %500 = tail call fastcc double @element(ptr noundef nonnull %445, i32 noundef %499, i32 noundef %495, i32 noundef 0, i32 noundef %368) #19
  %501 = icmp eq i8 %498, 9
  %502 = fptosi double %500 to i64
  %503 = select i1 %501, i64 %502, i64 0
  %504 = fptrunc double %500 to float
  %505 = load i8, ptr %425, align 1, !tbaa !63
  %506 = zext i8 %505 to i32
  %507 = icmp eq i8 %505, 0
  br i1 %507, label %508, label %512

508:                                              ; preds = %563, %494
  %509 = phi double [ %500, %494 ], [ %564, %563 ]
  %510 = phi i64 [ %503, %494 ], [ %565, %563 ]
  %511 = phi float [ %504, %494 ], [ %566, %563 ]
  switch i8 %498, label %585 [
    i8 9, label %569
    i8 3, label %574
    i8 2, label %578
    i8 0, label %582
  ]

512:                                              ; preds = %494, %563
  %513 = phi i32 [ %567, %563 ], [ 0, %494 ]
  %514 = phi float [ %566, %563 ], [ %504, %494 ]
  %515 = phi i64 [ %565, %563 ], [ %503, %494 ]
  %516 = phi double [ %564, %563 ], [ %500, %494 ]
  call fastcc void @source_of(ptr noundef nonnull %365, i32 noundef %496, i32 noundef %513, i32 noundef %497, ptr noundef %3, ptr noundef %4) #19
  %517 = load i32, ptr %3, align 4, !tbaa !4
  %518 = zext i32 %517 to i64
  %519 = shl nuw i64 1, %518
  %520 = and i64 %519, %209
  %521 = icmp eq i64 %520, 0
  br i1 %521, label %532, label %522

522:                                              ; preds = %512
  %523 = getelementptr inbounds nuw ptr, ptr %7, i64 %518
  %524 = load ptr, ptr %523, align 8, !tbaa !8
  %525 = getelementptr inbounds nuw i8, ptr %524, i64 48
  %526 = load ptr, ptr %525, align 8, !tbaa !17
  %527 = getelementptr inbounds nuw i8, ptr %526, i64 16
  %528 = load i8, ptr %403, align 1, !tbaa !67
  %529 = zext i8 %528 to i32
  %530 = load i32, ptr %4, align 4, !tbaa !4
  %531 = tail call fastcc double @element(ptr noundef nonnull %527, i32 noundef %529, i32 noundef %530, i32 noundef 0, i32 noundef %368) #19
  br label %532

532:                                              ; preds = %522, %512
  %533 = phi double [ %531, %522 ], [ 0.000000e+00, %512 ]
  call fastcc void @source_of(ptr noundef nonnull %365, i32 noundef %451, i32 noundef %513, i32 noundef %497, ptr noundef %3, ptr noundef %4) #19
  %534 = load i32, ptr %3, align 4, !tbaa !4
  %535 = zext i32 %534 to i64
  %536 = shl nuw i64 1, %535
  %537 = and i64 %536, %209
  %538 = icmp eq i64 %537, 0
  br i1 %538, label %550, label %539

539:                                              ; preds = %532
  %540 = getelementptr inbounds nuw ptr, ptr %7, i64 %535
  %541 = load ptr, ptr %540, align 8, !tbaa !8
  %542 = getelementptr inbounds nuw i8, ptr %541, i64 48
  %543 = load ptr, ptr %542, align 8, !tbaa !17
  %544 = getelementptr inbounds nuw i8, ptr %543, i64 16
  %545 = getelementptr inbounds nuw i8, ptr %544, i64 %426
  %546 = load i8, ptr %403, align 1, !tbaa !67
  %547 = zext i8 %546 to i32
  %548 = load i32, ptr %4, align 4, !tbaa !4
  %549 = tail call fastcc double @element(ptr noundef nonnull %545, i32 noundef %547, i32 noundef %548, i32 noundef 1, i32 noundef %368) #19
  br label %550

550:                                              ; preds = %539, %532
  %551 = phi double [ %549, %539 ], [ 0.000000e+00, %532 ]
  switch i8 %498, label %559 [
    i8 9, label %552
    i8 3, label %557
  ]

552:                                              ; preds = %550
  %553 = fptosi double %533 to i64
  %554 = fptosi double %551 to i64
  %555 = mul nsw i64 %554, %553
  %556 = add i64 %555, %515
  br label %563

557:                                              ; preds = %550
  %558 = tail call double @llvm.fma.f64(double %533, double %551, double %516)
  br label %563

559:                                              ; preds = %550
  %560 = fptrunc double %533 to float
  %561 = fptrunc double %551 to float
  %562 = tail call float @llvm.fma.f32(float %560, float %561, float %514)
  br label %563

563:                                              ; preds = %559, %557, %552
  %564 = phi double [ %516, %552 ], [ %558, %557 ], [ %516, %559 ]
  %565 = phi i64 [ %556, %552 ], [ %515, %557 ], [ %515, %559 ]
  %566 = phi float [ %514, %552 ], [ %514, %557 ], [ %562, %559 ]
  %567 = add nuw nsw i32 %513, 1
  %568 = icmp eq i32 %567, %506
  br i1 %568, label %508, label %512, !llvm.loop !69

569:                                              ; preds = %508
  %570 = load ptr, ptr %446, align 8, !tbaa !18
  %571 = shl nuw nsw i64 %448, 2
  %572 = getelementptr inbounds nuw i8, ptr %570, i64 %571
  %573 = trunc i64 %510 to i32
  store i32 %573, ptr %572, align 1
  br label %593

574:                                              ; preds = %508
  %575 = load ptr, ptr %446, align 8, !tbaa !18
  %576 = shl nuw nsw i64 %448, 3
  %577 = getelementptr inbounds nuw i8, ptr %575, i64 %576
  store double %509, ptr %577, align 1
  br label %593

578:                                              ; preds = %508
  %579 = load ptr, ptr %446, align 8, !tbaa !18
  %580 = shl nuw nsw i64 %448, 2
  %581 = getelementptr inbounds nuw i8, ptr %579, i64 %580
  store float %511, ptr %581, align 1
  br label %593

582:                                              ; preds = %508
  %583 = fpext float %511 to double
  %584 = tail call fastcc zeroext i16 @narrowed(double noundef %583, i32 noundef 10, i32 noundef 15) #19
  br label %588

585:                                              ; preds = %508
  %586 = fpext float %511 to double
  %587 = tail call fastcc zeroext i16 @narrowed(double noundef %586, i32 noundef 7, i32 noundef 127) #19
  br label %588

588:                                              ; preds = %585, %582
  %589 = phi i16 [ %584, %582 ], [ %587, %585 ]
  %590 = load ptr, ptr %446, align 8, !tbaa !18
  %591 = mul nuw nsw i64 %448, %421
  %592 = getelementptr inbounds nuw i8, ptr %590, i64 %591
  store i16 %589, ptr %592, align 1
  br label %593

593:                                              ; preds = %588, %578, %574, %569
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  %594 = add nuw nsw i64 %448, 1
  %595 = icmp samesign ult i64 %594, %427
  br i1 %595, label %447, label %596, !llvm.loop !70

596:                                              ; preds = %593, %429
  %597 = add nuw nsw i64 %430, 1
  %598 = icmp eq i64 %597, %428
  br i1 %598, label %960, label %429, !llvm.loop !71

599:                                              ; preds = %957, %229
  %600 = phi i64 [ 0, %229 ], [ %958, %957 ]
  %601 = shl nuw i64 1, %600
  %602 = and i64 %601, %209
  %603 = icmp eq i64 %602, 0
  br i1 %603, label %957, label %604

604:                                              ; preds = %599
  %605 = getelementptr inbounds nuw ptr, ptr %7, i64 %600
  %606 = load ptr, ptr %605, align 8, !tbaa !8
  %607 = getelementptr inbounds nuw i8, ptr %606, i64 36
  %608 = load i32, ptr %607, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %609 = getelementptr inbounds nuw i8, ptr %606, i64 28
  %610 = load i32, ptr %609, align 4, !tbaa !10
  switch i32 %610, label %956 [
    i32 2, label %611
    i32 9, label %616
    i32 15, label %619
    i32 16, label %632
    i32 3, label %657
    i32 4, label %664
    i32 5, label %679
    i32 6, label %699
    i32 7, label %724
    i32 8, label %832
    i32 10, label %857
    i32 11, label %857
    i32 12, label %900
    i32 13, label %903
    i32 14, label %903
  ]

611:                                              ; preds = %604
  %612 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %613 = load ptr, ptr %612, align 8, !tbaa !18
  %614 = load ptr, ptr %232, align 8, !tbaa !17
  %615 = zext i32 %608 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %613, ptr align 1 %614, i64 %615, i1 false)
  br label %956

616:                                              ; preds = %604
  %617 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %618 = load ptr, ptr %617, align 8, !tbaa !18
  store i64 %360, ptr %618, align 1
  br label %956

619:                                              ; preds = %604
  %620 = getelementptr inbounds nuw i8, ptr %606, i64 40
  %621 = load i32, ptr %620, align 8, !tbaa !16
  switch i32 %621, label %627 [
    i32 1, label %622
    i32 10, label %623
  ]

622:                                              ; preds = %619
  br label %627

623:                                              ; preds = %619
  %624 = icmp eq i32 %608, 4
  %625 = select i1 %624, i64 2147483648, i64 -9223372036854775808
  %626 = xor i64 %625, %359
  br label %627

627:                                              ; preds = %623, %622, %619
  %628 = phi i64 [ %231, %622 ], [ %626, %623 ], [ %359, %619 ]
  store i64 %628, ptr %6, align 8, !tbaa !43
  %629 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %630 = load ptr, ptr %629, align 8, !tbaa !18
  %631 = zext i32 %608 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %630, ptr nonnull align 8 %6, i64 %631, i1 false)
  br label %956

632:                                              ; preds = %604
  %633 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %634 = load ptr, ptr %633, align 8, !tbaa !18
  %635 = add i64 %230, %600
  %636 = lshr i64 %635, 30
  %637 = xor i64 %636, %635
  %638 = mul i64 %637, -4658895280553007687
  %639 = lshr i64 %638, 27
  %640 = xor i64 %639, %638
  %641 = mul i64 %640, -7723592293110705685
  %642 = lshr i64 %641, 31
  %643 = xor i64 %642, %641
  %644 = getelementptr inbounds nuw i8, ptr %606, i64 48
  %645 = load ptr, ptr %644, align 8, !tbaa !17
  %646 = zext i32 %608 to i64
  %647 = getelementptr inbounds nuw i8, ptr %645, i64 %646
  %648 = load i32, ptr %647, align 1
  %649 = add i32 %608, 4
  %650 = zext i32 %649 to i64
  %651 = getelementptr inbounds nuw i8, ptr %645, i64 %650
  %652 = load i32, ptr %651, align 1
  %653 = add i32 %608, 8
  %654 = zext i32 %653 to i64
  %655 = getelementptr inbounds nuw i8, ptr %645, i64 %654
  %656 = load i32, ptr %655, align 1
  tail call fastcc void @write_value(ptr noundef %634, i64 noundef %643, i32 noundef %648, i32 noundef %652, i32 noundef %656) #19
  br label %956

657:                                              ; preds = %604
  %658 = getelementptr inbounds nuw i8, ptr %606, i64 48
  %659 = load ptr, ptr %658, align 8, !tbaa !17
  %660 = zext i32 %608 to i64
  %661 = getelementptr inbounds nuw i8, ptr %659, i64 %660
  %662 = load i32, ptr %661, align 1
  %663 = urem i32 %662, %221
  br label %938

664:                                              ; preds = %604
  %665 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %666 = load ptr, ptr %665, align 8, !tbaa !18
  %667 = getelementptr inbounds nuw i8, ptr %606, i64 48
  %668 = load ptr, ptr %667, align 8, !tbaa !17
  %669 = zext i32 %608 to i64
  %670 = getelementptr inbounds nuw i8, ptr %668, i64 %669
  %671 = load i32, ptr %670, align 1
  %672 = urem i32 %671, %221
  %673 = zext nneg i32 %672 to i64
  %674 = icmp eq i64 %600, %673
  %675 = add i32 %608, 4
  %676 = zext i32 %675 to i64
  %677 = select i1 %674, i64 0, i64 %676
  %678 = getelementptr inbounds nuw i8, ptr %668, i64 %677
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %666, ptr align 1 %678, i64 %669, i1 false)
  br label %956

679:                                              ; preds = %604
  %680 = getelementptr inbounds nuw i8, ptr %606, i64 48
  %681 = load ptr, ptr %680, align 8, !tbaa !17
  %682 = load i32, ptr %681, align 1
  %683 = lshr i32 %682, 2
  %684 = urem i32 %683, %221
  %685 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %686 = load ptr, ptr %685, align 8, !tbaa !18
  store i32 0, ptr %686, align 1
  %687 = zext nneg i32 %684 to i64
  %688 = shl nuw i64 1, %687
  %689 = and i64 %688, %209
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %956, label %691

691:                                              ; preds = %679
  %692 = load ptr, ptr %685, align 8, !tbaa !18
  %693 = getelementptr inbounds nuw ptr, ptr %7, i64 %687
  %694 = load ptr, ptr %693, align 8, !tbaa !8
  %695 = getelementptr inbounds nuw i8, ptr %694, i64 48
  %696 = load ptr, ptr %695, align 8, !tbaa !17
  %697 = getelementptr inbounds nuw i8, ptr %696, i64 4
  %698 = load i32, ptr %697, align 1
  store i32 %698, ptr %692, align 1
  br label %956

699:                                              ; preds = %604
  %700 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %701 = load ptr, ptr %700, align 8, !tbaa !18
  store i32 0, ptr %701, align 1
  br label %702

702:                                              ; preds = %721, %699
  %703 = phi i64 [ 0, %699 ], [ %722, %721 ]
  %704 = shl nuw i64 1, %703
  %705 = and i64 %704, %209
  %706 = icmp eq i64 %705, 0
  br i1 %706, label %721, label %707

707:                                              ; preds = %702
  %708 = getelementptr inbounds nuw ptr, ptr %7, i64 %703
  %709 = load ptr, ptr %708, align 8, !tbaa !8
  %710 = getelementptr inbounds nuw i8, ptr %709, i64 48
  %711 = load ptr, ptr %710, align 8, !tbaa !17
  %712 = load i32, ptr %711, align 1
  %713 = lshr i32 %712, 2
  %714 = urem i32 %713, %221
  %715 = zext nneg i32 %714 to i64
  %716 = icmp eq i64 %600, %715
  br i1 %716, label %717, label %721

717:                                              ; preds = %707
  %718 = load ptr, ptr %700, align 8, !tbaa !18
  %719 = getelementptr inbounds nuw i8, ptr %711, i64 4
  %720 = load i32, ptr %719, align 1
  store i32 %720, ptr %718, align 1
  br label %721

721:                                              ; preds = %717, %707, %702
  %722 = add nuw nsw i64 %703, 1
  %723 = icmp eq i64 %722, %224
  br i1 %723, label %956, label %702, !llvm.loop !72

724:                                              ; preds = %604
  %725 = getelementptr inbounds nuw i8, ptr %606, i64 40
  %726 = load i32, ptr %725, align 8, !tbaa !16
  %727 = and i32 %726, 511
  %728 = trunc i64 %600 to i32
  %729 = and i32 %728, 2147483632
  %730 = and i32 %728, 15
  %731 = load i32, ptr %220, align 8, !tbaa !38
  %732 = icmp samesign ult i32 %727, 256
  br i1 %732, label %733, label %740

733:                                              ; preds = %724
  %734 = and i32 %728, 2147483644
  %735 = shl i32 %728, 1
  %736 = and i32 %735, 6
  %737 = lshr i32 %727, %736
  %738 = and i32 %737, 3
  %739 = or disjoint i32 %738, %734
  br label %786

740:                                              ; preds = %724
  %741 = and i32 %726, 15
  %742 = lshr i32 %727, 4
  switch i32 %742, label %761 [
    i32 16, label %743
    i32 17, label %748
    i32 18, label %752
    i32 21, label %756
    i32 22, label %758
  ]

743:                                              ; preds = %740
  %744 = add nuw nsw i32 %741, %730
  %745 = icmp samesign ult i32 %744, 16
  %746 = add nuw nsw i32 %741, %728
  %747 = select i1 %745, i32 %746, i32 -1
  br label %786

748:                                              ; preds = %740
  %749 = icmp samesign ult i32 %730, %741
  %750 = sub nsw i32 %728, %741
  %751 = select i1 %749, i32 -1, i32 %750
  br label %786

752:                                              ; preds = %740
  %753 = sub i32 %728, %726
  %754 = and i32 %753, 15
  %755 = or disjoint i32 %754, %729
  br label %786

756:                                              ; preds = %740
  %757 = or disjoint i32 %741, %729
  br label %786

758:                                              ; preds = %740
  %759 = xor i32 %741, %730
  %760 = or disjoint i32 %759, %729
  br label %786

761:                                              ; preds = %740
  switch i32 %727, label %786 [
    i32 304, label %762
    i32 308, label %768
    i32 312, label %771
    i32 316, label %773
    i32 320, label %777
    i32 321, label %779
    i32 322, label %781
    i32 323, label %783
  ]

762:                                              ; preds = %761
  %763 = add nuw nsw i64 %600, 1
  %764 = sext i32 %731 to i64
  %765 = icmp slt i64 %763, %764
  %766 = trunc nuw nsw i64 %763 to i32
  %767 = select i1 %765, i32 %766, i32 -1
  br label %786

768:                                              ; preds = %761
  %769 = add i32 %728, 1
  %770 = srem i32 %769, %731
  br label %786

771:                                              ; preds = %761
  %772 = add i32 %728, -1
  br label %786

773:                                              ; preds = %761
  %774 = add i32 %728, -1
  %775 = add i32 %774, %731
  %776 = srem i32 %775, %731
  br label %786

777:                                              ; preds = %761
  %778 = xor i32 %728, 15
  br label %786

779:                                              ; preds = %761
  %780 = xor i32 %728, 7
  br label %786

781:                                              ; preds = %761
  %782 = add nsw i32 %729, -1
  br label %786

783:                                              ; preds = %761
  %784 = icmp samesign ugt i64 %600, 31
  %785 = select i1 %784, i32 31, i32 -1
  br label %786

786:                                              ; preds = %783, %781, %779, %777, %773, %771, %768, %762, %761, %758, %756, %752, %748, %743, %733
  %787 = phi i32 [ %739, %733 ], [ %760, %758 ], [ %767, %762 ], [ %770, %768 ], [ %772, %771 ], [ %776, %773 ], [ %778, %777 ], [ %780, %779 ], [ %782, %781 ], [ %785, %783 ], [ %747, %743 ], [ %751, %748 ], [ %755, %752 ], [ %757, %756 ], [ -1, %761 ]
  %788 = lshr i32 %728, 4
  %789 = and i32 %788, 3
  %790 = shl nuw nsw i32 65536, %789
  %791 = and i32 %726, %790
  %792 = icmp eq i32 %791, 0
  br i1 %792, label %799, label %793

793:                                              ; preds = %786
  %794 = lshr i32 %728, 2
  %795 = and i32 %794, 3
  %796 = shl nuw nsw i32 1048576, %795
  %797 = and i32 %726, %796
  %798 = icmp eq i32 %797, 0
  br i1 %798, label %799, label %805

799:                                              ; preds = %793, %786
  %800 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %801 = load ptr, ptr %800, align 8, !tbaa !18
  %802 = getelementptr inbounds nuw i8, ptr %606, i64 48
  %803 = load ptr, ptr %802, align 8, !tbaa !17
  %804 = zext i32 %608 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %801, ptr align 1 %803, i64 %804, i1 false)
  br label %956

805:                                              ; preds = %793
  %806 = icmp ult i32 %787, %221
  br i1 %806, label %807, label %821

807:                                              ; preds = %805
  %808 = zext nneg i32 %787 to i64
  %809 = shl nuw i64 1, %808
  %810 = and i64 %809, %209
  %811 = icmp eq i64 %810, 0
  br i1 %811, label %821, label %812

812:                                              ; preds = %807
  %813 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %814 = load ptr, ptr %813, align 8, !tbaa !18
  %815 = getelementptr inbounds nuw ptr, ptr %7, i64 %808
  %816 = load ptr, ptr %815, align 8, !tbaa !8
  %817 = getelementptr inbounds nuw i8, ptr %816, i64 48
  %818 = load ptr, ptr %817, align 8, !tbaa !17
  %819 = zext i32 %608 to i64
  %820 = getelementptr inbounds nuw i8, ptr %818, i64 %819
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %814, ptr align 1 %820, i64 %819, i1 false)
  br label %956

821:                                              ; preds = %807, %805
  %822 = and i32 %726, 16777216
  %823 = icmp eq i32 %822, 0
  %824 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %825 = load ptr, ptr %824, align 8, !tbaa !18
  br i1 %823, label %828, label %826

826:                                              ; preds = %821
  %827 = zext i32 %608 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %825, i8 0, i64 %827, i1 false)
  br label %956

828:                                              ; preds = %821
  %829 = getelementptr inbounds nuw i8, ptr %606, i64 48
  %830 = load ptr, ptr %829, align 8, !tbaa !17
  %831 = zext i32 %608 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %825, ptr align 1 %830, i64 %831, i1 false)
  br label %956

832:                                              ; preds = %604
  %833 = getelementptr inbounds nuw i8, ptr %606, i64 40
  %834 = load i32, ptr %833, align 8, !tbaa !16
  %835 = and i32 %834, 32768
  %836 = icmp eq i32 %835, 0
  br i1 %836, label %845, label %837

837:                                              ; preds = %832
  %838 = trunc i64 %600 to i32
  %839 = and i32 %838, 2147483644
  %840 = shl i32 %838, 1
  %841 = and i32 %840, 6
  %842 = lshr i32 %834, %841
  %843 = and i32 %842, 3
  %844 = or disjoint i32 %843, %839
  br label %935

845:                                              ; preds = %832
  %846 = lshr i32 %834, 5
  %847 = and i32 %846, 31
  %848 = lshr i32 %834, 10
  %849 = and i32 %848, 31
  %850 = trunc nuw nsw i64 %600 to i32
  %851 = and i32 %850, 2147483616
  %852 = and i32 %850, 31
  %853 = and i32 %852, %834
  %854 = or i32 %847, %853
  %855 = xor i32 %854, %849
  %856 = or disjoint i32 %855, %851
  br label %935

857:                                              ; preds = %604, %604
  %858 = getelementptr inbounds nuw i8, ptr %606, i64 48
  %859 = load ptr, ptr %858, align 8, !tbaa !17
  %860 = trunc nuw nsw i64 %600 to i32
  %861 = lshr i64 %600, 1
  %862 = and i64 %861, 4
  %863 = getelementptr inbounds nuw i8, ptr %859, i64 %862
  %864 = getelementptr inbounds nuw i8, ptr %863, i64 8
  %865 = load i32, ptr %864, align 1
  %866 = shl i32 %860, 2
  %867 = and i32 %866, 28
  %868 = lshr i32 %865, %867
  %869 = and i32 %868, 15
  %870 = and i32 %860, 2147483632
  %871 = icmp eq i32 %610, 11
  %872 = select i1 %871, i32 16, i32 0
  %873 = xor i32 %872, %870
  %874 = or disjoint i32 %869, %873
  %875 = icmp slt i32 %874, %221
  br i1 %875, label %876, label %890

876:                                              ; preds = %857
  %877 = zext nneg i32 %874 to i64
  %878 = shl nuw i64 1, %877
  %879 = and i64 %878, %209
  %880 = icmp eq i64 %879, 0
  br i1 %880, label %890, label %881

881:                                              ; preds = %876
  %882 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %883 = load ptr, ptr %882, align 8, !tbaa !18
  %884 = getelementptr inbounds nuw ptr, ptr %7, i64 %877
  %885 = load ptr, ptr %884, align 8, !tbaa !8
  %886 = getelementptr inbounds nuw i8, ptr %885, i64 48
  %887 = load ptr, ptr %886, align 8, !tbaa !17
  %888 = getelementptr inbounds nuw i8, ptr %887, i64 4
  %889 = load i32, ptr %888, align 1
  store i32 %889, ptr %883, align 1
  br label %956

890:                                              ; preds = %876, %857
  %891 = getelementptr inbounds nuw i8, ptr %606, i64 40
  %892 = load i32, ptr %891, align 8, !tbaa !16
  %893 = and i32 %892, 1
  %894 = icmp eq i32 %893, 0
  %895 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %896 = load ptr, ptr %895, align 8, !tbaa !18
  br i1 %894, label %898, label %897

897:                                              ; preds = %890
  store i32 0, ptr %896, align 1
  br label %956

898:                                              ; preds = %890
  %899 = load i32, ptr %859, align 1
  store i32 %899, ptr %896, align 1
  br label %956

900:                                              ; preds = %604
  %901 = trunc nuw nsw i64 %600 to i32
  %902 = xor i32 %901, 32
  br label %935

903:                                              ; preds = %604, %604
  %904 = icmp eq i32 %610, 13
  %905 = select i1 %904, i32 16, i32 32
  %906 = trunc nuw nsw i64 %600 to i32
  %907 = xor i32 %905, %906
  %908 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %909 = load ptr, ptr %908, align 8, !tbaa !18
  %910 = getelementptr inbounds nuw i8, ptr %606, i64 48
  %911 = load ptr, ptr %910, align 8, !tbaa !17
  %912 = load i64, ptr %911, align 1
  store i64 %912, ptr %909, align 1
  %913 = zext nneg i32 %907 to i64
  %914 = shl nuw i64 1, %913
  %915 = and i64 %914, %209
  %916 = icmp eq i64 %915, 0
  br i1 %916, label %956, label %917

917:                                              ; preds = %903
  %918 = and i32 %905, %906
  %919 = icmp eq i32 %918, 0
  %920 = load ptr, ptr %908, align 8, !tbaa !18
  br i1 %919, label %928, label %921

921:                                              ; preds = %917
  %922 = getelementptr inbounds nuw ptr, ptr %7, i64 %913
  %923 = load ptr, ptr %922, align 8, !tbaa !8
  %924 = getelementptr inbounds nuw i8, ptr %923, i64 48
  %925 = load ptr, ptr %924, align 8, !tbaa !17
  %926 = getelementptr inbounds nuw i8, ptr %925, i64 4
  %927 = load i32, ptr %926, align 1
  store i32 %927, ptr %920, align 1
  br label %956

928:                                              ; preds = %917
  %929 = getelementptr inbounds nuw i8, ptr %920, i64 4
  %930 = getelementptr inbounds nuw ptr, ptr %7, i64 %913
  %931 = load ptr, ptr %930, align 8, !tbaa !8
  %932 = getelementptr inbounds nuw i8, ptr %931, i64 48
  %933 = load ptr, ptr %932, align 8, !tbaa !17
  %934 = load i32, ptr %933, align 1
  store i32 %934, ptr %929, align 1
  br label %956

935:                                              ; preds = %900, %845, %837
  %936 = phi i32 [ %856, %845 ], [ %902, %900 ], [ %844, %837 ]
  %937 = icmp ult i32 %936, %221
  br i1 %937, label %938, label %952

938:                                              ; preds = %935, %657
  %939 = phi i32 [ %663, %657 ], [ %936, %935 ]
  %940 = zext nneg i32 %939 to i64
  %941 = shl nuw i64 1, %940
  %942 = and i64 %941, %209
  %943 = icmp eq i64 %942, 0
  br i1 %943, label %952, label %944

944:                                              ; preds = %938
  %945 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %946 = load ptr, ptr %945, align 8, !tbaa !18
  %947 = getelementptr inbounds nuw ptr, ptr %7, i64 %940
  %948 = load ptr, ptr %947, align 8, !tbaa !8
  %949 = getelementptr inbounds nuw i8, ptr %948, i64 48
  %950 = load ptr, ptr %949, align 8, !tbaa !17
  %951 = zext i32 %608 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %946, ptr align 1 %950, i64 %951, i1 false)
  br label %956

952:                                              ; preds = %938, %935
  %953 = getelementptr inbounds nuw i8, ptr %606, i64 56
  %954 = load ptr, ptr %953, align 8, !tbaa !18
  %955 = zext i32 %608 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %954, i8 0, i64 %955, i1 false)
  br label %956

956:                                              ; preds = %721, %952, %944, %928, %921, %903, %898, %897, %881, %828, %826, %812, %799, %691, %679, %664, %632, %627, %616, %611, %604
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %957

957:                                              ; preds = %956, %599
  %958 = add nuw nsw i64 %600, 1
  %959 = icmp eq i64 %958, %224
  br i1 %959, label %960, label %599, !llvm.loop !73

960:                                              ; preds = %957, %596, %227, %212
  %961 = icmp eq i32 %217, 0
  %962 = select i1 %961, i32 2, i32 0
  br label %965

963:                                              ; preds = %974
  %964 = load ptr, ptr @launch, align 8, !tbaa !8
  br i1 %961, label %982, label %977

965:                                              ; preds = %974, %960
  %966 = phi i64 [ 0, %960 ], [ %975, %974 ]
  %967 = shl nuw i64 1, %966
  %968 = and i64 %967, %209
  %969 = icmp eq i64 %968, 0
  br i1 %969, label %974, label %970

970:                                              ; preds = %965
  %971 = getelementptr inbounds nuw ptr, ptr %7, i64 %966
  %972 = load ptr, ptr %971, align 8, !tbaa !8
  %973 = getelementptr inbounds nuw i8, ptr %972, i64 8
  store i32 %962, ptr %973, align 8, !tbaa !19
  br label %974

974:                                              ; preds = %970, %965
  %975 = add nuw nsw i64 %966, 1
  %976 = icmp eq i64 %975, %124
  br i1 %976, label %963, label %965, !llvm.loop !74

977:                                              ; preds = %963
  %978 = getelementptr inbounds nuw i8, ptr %964, i64 76
  %979 = load i32, ptr %978, align 4, !tbaa !20
  %980 = and i32 %979, 2
  %981 = icmp eq i32 %980, 0
  br i1 %981, label %125, label %982

982:                                              ; preds = %977, %963, %191, %125, %156, %173
  %983 = phi ptr [ %158, %156 ], [ %164, %173 ], [ %126, %125 ], [ %964, %977 ], [ %164, %191 ], [ %964, %963 ]
  %984 = phi ptr [ %158, %156 ], [ %165, %173 ], [ %127, %125 ], [ %964, %977 ], [ %165, %191 ], [ %964, %963 ]
  %985 = phi ptr [ %158, %156 ], [ %166, %173 ], [ %105, %125 ], [ %964, %977 ], [ %166, %191 ], [ %964, %963 ]
  %986 = phi ptr [ %158, %156 ], [ %167, %173 ], [ %105, %125 ], [ %964, %977 ], [ %166, %191 ], [ %964, %963 ]
  %987 = phi i32 [ 0, %156 ], [ %170, %173 ], [ 0, %125 ], [ 1, %977 ], [ %170, %191 ], [ 1, %963 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  %988 = getelementptr inbounds nuw i8, ptr %986, i64 84
  %989 = load i32, ptr %988, align 4, !tbaa !37
  %990 = icmp eq i32 %989, 0
  br i1 %990, label %98, label %1040

991:                                              ; preds = %98
  %992 = icmp eq i32 %99, 0
  %993 = load i32, ptr @lane_count, align 4, !tbaa !4
  br label %994

994:                                              ; preds = %991, %91
  %995 = phi i32 [ %993, %991 ], [ %92, %91 ]
  %996 = phi ptr [ %983, %991 ], [ %93, %91 ]
  %997 = phi ptr [ %984, %991 ], [ %94, %91 ]
  %998 = phi i1 [ %992, %991 ], [ true, %91 ]
  %999 = phi ptr [ %986, %991 ], [ %97, %91 ]
  %1000 = phi ptr [ %986, %991 ], [ %96, %91 ]
  %1001 = phi ptr [ %985, %991 ], [ %95, %91 ]
  %1002 = icmp eq i32 %995, 0
  br i1 %1002, label %1040, label %1003

1003:                                             ; preds = %994
  %1004 = load ptr, ptr @lanes, align 8, !tbaa !8
  %1005 = zext i32 %995 to i64
  br label %1008

1006:                                             ; preds = %1008
  %1007 = icmp eq i32 %1016, 0
  br i1 %1007, label %1040, label %1019

1008:                                             ; preds = %1008, %1003
  %1009 = phi i64 [ 0, %1003 ], [ %1017, %1008 ]
  %1010 = phi i32 [ 0, %1003 ], [ %1016, %1008 ]
  %1011 = getelementptr inbounds nuw %struct.Lane, ptr %1004, i64 %1009
  %1012 = getelementptr inbounds nuw i8, ptr %1011, i64 8
  %1013 = load i32, ptr %1012, align 8, !tbaa !19
  %1014 = icmp ne i32 %1013, 3
  %1015 = zext i1 %1014 to i32
  %1016 = or i32 %1010, %1015
  %1017 = add nuw nsw i64 %1009, 1
  %1018 = icmp eq i64 %1017, %1005
  br i1 %1018, label %1006, label %1008, !llvm.loop !75

1019:                                             ; preds = %1006
  br i1 %998, label %1020, label %1024

1020:                                             ; preds = %1019, %1034
  %1021 = phi i64 [ %1036, %1034 ], [ 0, %1019 ]
  %1022 = phi i1 [ false, %1034 ], [ true, %1019 ]
  br label %1025

1023:                                             ; preds = %1031
  br i1 %1022, label %1038, label %1024

1024:                                             ; preds = %1034, %1023, %1019
  br label %91

1025:                                             ; preds = %1031, %1020
  %1026 = phi i64 [ %1032, %1031 ], [ %1021, %1020 ]
  %1027 = getelementptr inbounds nuw %struct.Lane, ptr %1004, i64 %1026
  %1028 = getelementptr inbounds nuw i8, ptr %1027, i64 8
  %1029 = load i32, ptr %1028, align 8, !tbaa !19
  %1030 = icmp eq i32 %1029, 2
  br i1 %1030, label %1034, label %1031

1031:                                             ; preds = %1025
  %1032 = add nuw nsw i64 %1026, 1
  %1033 = icmp eq i64 %1032, %1005
  br i1 %1033, label %1023, label %1025, !llvm.loop !76

1034:                                             ; preds = %1025
  %1035 = getelementptr inbounds nuw i8, ptr %1027, i64 8
  store i32 0, ptr %1035, align 8, !tbaa !19
  %1036 = add nuw nsw i64 %1026, 1
  %1037 = icmp eq i64 %1036, %1005
  br i1 %1037, label %1024, label %1020, !llvm.loop !76

1038:                                             ; preds = %1023
  %1039 = getelementptr inbounds nuw i8, ptr %1000, i64 84
  store i32 4, ptr %1039, align 4, !tbaa !37
  br label %1040

1040:                                             ; preds = %994, %1006, %982, %1038
  %1041 = phi ptr [ %983, %982 ], [ %996, %1038 ], [ %996, %1006 ], [ %996, %994 ]
  %1042 = phi ptr [ %984, %982 ], [ %997, %1038 ], [ %997, %1006 ], [ %997, %994 ]
  %1043 = load ptr, ptr @memory, align 8, !tbaa !8
  %1044 = getelementptr inbounds nuw i8, ptr %1043, i64 131072
  %1045 = load ptr, ptr %1044, align 8, !tbaa !50
  %1046 = icmp eq ptr %1045, null
  br i1 %1046, label %1063, label %1047

1047:                                             ; preds = %1040, %1059
  %1048 = phi ptr [ %1061, %1059 ], [ %1045, %1040 ]
  %1049 = getelementptr inbounds nuw i8, ptr %1048, i64 16
  %1050 = load i64, ptr %1049, align 8, !tbaa !77
  %1051 = shl i64 %1050, 10
  %1052 = icmp ult i64 %1051, 4503599627370496
  %1053 = add i64 %1051, -16777216
  %1054 = icmp ult i64 %1053, -16711680
  %1055 = and i1 %1052, %1054
  br i1 %1055, label %1059, label %1056

1056:                                             ; preds = %1047
  %1057 = getelementptr inbounds nuw i8, ptr %1048, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1024) %1057, i8 0, i64 1024, i1 false)
  %1058 = getelementptr inbounds nuw i8, ptr %1048, i64 2072
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %1058, i8 0, i64 256, i1 false)
  br label %1059

1059:                                             ; preds = %1056, %1047
  %1060 = getelementptr inbounds nuw i8, ptr %1048, i64 8
  %1061 = load ptr, ptr %1060, align 8, !tbaa !50
  %1062 = icmp eq ptr %1061, null
  br i1 %1062, label %1063, label %1047, !llvm.loop !79

1063:                                             ; preds = %1059, %1040
  %1064 = add nuw i32 %61, 1
  %1065 = icmp eq i32 %1064, %56
  br i1 %1065, label %1092, label %58, !llvm.loop !80

1066:                                             ; preds = %64, %1066
  %1067 = phi i64 [ %1085, %1066 ], [ 0, %64 ]
  %1068 = load ptr, ptr @lanes, align 8, !tbaa !8
  %1069 = getelementptr inbounds nuw %struct.Lane, ptr %1068, i64 %1067
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %1069, i8 0, i64 72, i1 false)
  %1070 = getelementptr inbounds nuw i8, ptr %1069, i64 12
  %1071 = trunc nuw i64 %1067 to i32
  store i32 %1071, ptr %1070, align 4, !tbaa !22
  %1072 = load i32, ptr %9, align 4, !tbaa !4
  %1073 = urem i32 %1071, %1072
  %1074 = getelementptr inbounds nuw i8, ptr %1069, i64 16
  store i32 %1073, ptr %1074, align 8, !tbaa !4
  %1075 = load i32, ptr %9, align 4, !tbaa !4
  %1076 = udiv i32 %1071, %1075
  %1077 = load i32, ptr %11, align 4, !tbaa !4
  %1078 = urem i32 %1076, %1077
  %1079 = getelementptr inbounds nuw i8, ptr %1069, i64 20
  store i32 %1078, ptr %1079, align 4, !tbaa !4
  %1080 = load i32, ptr %9, align 4, !tbaa !4
  %1081 = udiv i32 %1071, %1080
  %1082 = load i32, ptr %11, align 4, !tbaa !4
  %1083 = udiv i32 %1081, %1082
  %1084 = getelementptr inbounds nuw i8, ptr %1069, i64 24
  store i32 %1083, ptr %1084, align 8, !tbaa !4
  %1085 = add nuw nsw i64 %1067, 1
  %1086 = mul i64 %20, %1085
  %1087 = getelementptr inbounds nuw i8, ptr %38, i64 %1086
  %1088 = tail call ptr @rt_new_stack(ptr noundef nonnull %1087) #18
  store ptr %1088, ptr %1069, align 8, !tbaa !56
  %1089 = load i32, ptr @lane_count, align 4, !tbaa !4
  %1090 = zext i32 %1089 to i64
  %1091 = icmp samesign ult i64 %1085, %1090
  br i1 %1091, label %1066, label %80, !llvm.loop !81

1092:                                             ; preds = %1063, %58, %48, %47
  ret void
}

; Function Attrs: optsize
declare ptr @rt_new_stack(ptr noundef) local_unnamed_addr #11

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local range(i32 0, 3) i32 @rt_write(ptr noundef %0, ptr noundef captures(none) %1, i64 noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4) local_unnamed_addr #12 {
  store ptr %0, ptr @launch, align 8, !tbaa !8
  %6 = icmp eq i64 %4, 0
  br i1 %6, label %32, label %7

7:                                                ; preds = %5, %13
  %8 = phi i64 [ %30, %13 ], [ 0, %5 ]
  %9 = add i64 %8, %2
  %10 = lshr i64 %9, 10
  %11 = tail call fastcc ptr @find_or_make(ptr noundef %1, i64 noundef %10) #19
  %12 = icmp eq ptr %11, null
  br i1 %12, label %32, label %13

13:                                               ; preds = %7
  %14 = trunc i64 %9 to i8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 %8
  %16 = load i8, ptr %15, align 1, !tbaa !23
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 1048
  %18 = and i64 %9, 1023
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 %18
  store i8 %16, ptr %19, align 1, !tbaa !23
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 %18
  store i8 %16, ptr %21, align 1, !tbaa !23
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 2072
  %23 = and i8 %14, 7
  %24 = shl nuw i8 1, %23
  %25 = lshr i64 %9, 3
  %26 = and i64 %25, 127
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !23
  %29 = or i8 %28, %24
  store i8 %29, ptr %27, align 1, !tbaa !23
  %30 = add nuw i64 %8, 1
  %31 = icmp eq i64 %30, %4
  br i1 %31, label %32, label %7, !llvm.loop !82

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
  %16 = load ptr, ptr %15, align 8, !tbaa !50
  %17 = icmp eq ptr %16, null
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %20 = load i64, ptr %19, align 8, !tbaa !77
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %43, label %14, !llvm.loop !83

22:                                               ; preds = %14
  %23 = load ptr, ptr @launch, align 8, !tbaa !8
  %24 = load ptr, ptr %23, align 8, !tbaa !53
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load ptr, ptr %25, align 8, !tbaa !54
  %27 = ptrtoint ptr %26 to i64
  %28 = ptrtoint ptr %24 to i64
  %29 = sub i64 %27, %28
  %30 = icmp ult i64 %29, 2336
  br i1 %30, label %43, label %31

31:                                               ; preds = %22
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 2336
  store ptr %32, ptr %23, align 8, !tbaa !53
  %33 = icmp eq ptr %24, null
  br i1 %33, label %43, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 %1, ptr %35, align 8, !tbaa !77
  %36 = load ptr, ptr %13, align 8, !tbaa !50
  store ptr %36, ptr %24, align 8, !tbaa !84
  store ptr %24, ptr %13, align 8, !tbaa !50
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 131080
  %38 = load ptr, ptr %37, align 8, !tbaa !85
  %39 = icmp eq ptr %38, null
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 131072
  %42 = select i1 %39, ptr %41, ptr %40
  store ptr %24, ptr %42, align 8, !tbaa !50
  store ptr %24, ptr %37, align 8, !tbaa !85
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
  %24 = load ptr, ptr %23, align 8, !tbaa !50
  %25 = icmp eq ptr %24, null
  br i1 %25, label %35, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %28 = load i64, ptr %27, align 8, !tbaa !77
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %30, label %22, !llvm.loop !83

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %32 = and i64 %9, 1023
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !23
  br label %35

35:                                               ; preds = %22, %30
  %36 = phi i8 [ %34, %30 ], [ 0, %22 ]
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 %8
  store i8 %36, ptr %37, align 1, !tbaa !23
  %38 = add nuw i64 %8, 1
  %39 = icmp eq i64 %38, %3
  br i1 %39, label %6, label %7, !llvm.loop !87
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local range(i32 0, 3) i32 @rt_image(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #12 {
  store ptr %0, ptr @launch, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 131072
  %5 = load ptr, ptr %4, align 8, !tbaa !50
  %6 = icmp eq ptr %5, null
  br i1 %6, label %29, label %7

7:                                                ; preds = %3, %25
  %8 = phi ptr [ %27, %25 ], [ %5, %3 ]
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load i64, ptr %9, align 8, !tbaa !77
  %11 = shl i64 %10, 10
  %12 = icmp ult i64 %11, 4503599627370496
  %13 = add i64 %11, -16777216
  %14 = icmp ult i64 %13, -16711680
  %15 = and i1 %12, %14
  br i1 %15, label %16, label %25

16:                                               ; preds = %7
  %17 = tail call fastcc ptr @find_or_make(ptr noundef %2, i64 noundef %10) #19
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
  %27 = load ptr, ptr %26, align 8, !tbaa !50
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %7, !llvm.loop !88

29:                                               ; preds = %16, %25, %3
  %30 = phi i32 [ 0, %3 ], [ 0, %25 ], [ 2, %16 ]
  ret i32 %30
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @rt_compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) initializes((0, 32)) %2) local_unnamed_addr #13 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %2, i8 0, i64 32, i1 false)
  tail call fastcc void @compare_pages(ptr noundef %0, ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2) #19
  tail call fastcc void @compare_pages(ptr noundef %1, ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2) #19
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @compare_pages(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 131072
  %6 = load ptr, ptr %5, align 8, !tbaa !50
  %7 = icmp eq ptr %6, null
  br i1 %7, label %14, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 28
  br label %15

14:                                               ; preds = %155, %4
  ret void

15:                                               ; preds = %8, %155
  %16 = phi ptr [ %6, %8 ], [ %157, %155 ]
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %18 = load i64, ptr %17, align 8, !tbaa !77
  %19 = shl i64 %18, 10
  %20 = icmp ult i64 %19, 4503599627370496
  %21 = add i64 %19, -16777216
  %22 = icmp ult i64 %21, -16711680
  %23 = and i1 %20, %22
  br i1 %23, label %24, label %155

24:                                               ; preds = %15
  %25 = add i64 %18, -7046029254386353131
  %26 = lshr i64 %25, 30
  %27 = xor i64 %26, %25
  %28 = mul i64 %27, -4658895280553007687
  %29 = lshr i64 %28, 27
  %30 = xor i64 %29, %28
  %31 = mul i64 %30, -7723592293110705685
  %32 = lshr i64 %31, 31
  %33 = xor i64 %32, %31
  %34 = and i64 %33, 16383
  %35 = getelementptr inbounds nuw ptr, ptr %1, i64 %34
  br label %36

36:                                               ; preds = %40, %24
  %37 = phi ptr [ %35, %24 ], [ %38, %40 ]
  %38 = load ptr, ptr %37, align 8, !tbaa !50
  %39 = icmp eq ptr %38, null
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !77
  %43 = icmp eq i64 %42, %18
  br i1 %43, label %44, label %36, !llvm.loop !83

44:                                               ; preds = %36, %40
  %45 = getelementptr inbounds nuw ptr, ptr %2, i64 %34
  br label %46

46:                                               ; preds = %50, %44
  %47 = phi ptr [ %45, %44 ], [ %48, %50 ]
  %48 = load ptr, ptr %47, align 8, !tbaa !50
  %49 = icmp eq ptr %48, null
  br i1 %49, label %54, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %52 = load i64, ptr %51, align 8, !tbaa !77
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %54, label %46, !llvm.loop !83

54:                                               ; preds = %46, %50
  %55 = icmp eq ptr %16, %48
  %56 = icmp ne ptr %38, null
  %57 = and i1 %56, %55
  br i1 %57, label %155, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %38, i64 2200
  %60 = getelementptr inbounds nuw i8, ptr %48, i64 2200
  %61 = getelementptr inbounds nuw i8, ptr %38, i64 2072
  %62 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 2072
  %64 = getelementptr inbounds nuw i8, ptr %48, i64 24
  br label %65

65:                                               ; preds = %58, %152
  %66 = phi i64 [ 0, %58 ], [ %153, %152 ]
  br i1 %56, label %67, label %81

67:                                               ; preds = %65
  %68 = trunc nuw nsw i64 %66 to i32
  %69 = lshr i64 %66, 3
  %70 = and i64 %69, 536870911
  %71 = getelementptr inbounds nuw i8, ptr %59, i64 %70
  %72 = load i8, ptr %71, align 1, !tbaa !23
  %73 = zext i8 %72 to i32
  %74 = and i32 %68, 7
  %75 = shl nuw nsw i32 1, %74
  %76 = and i32 %75, %73
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %81, label %78

78:                                               ; preds = %67
  %79 = load i64, ptr %9, align 8, !tbaa !89
  %80 = add i64 %79, 1
  store i64 %80, ptr %9, align 8, !tbaa !89
  br label %96

81:                                               ; preds = %67, %65
  br i1 %49, label %152, label %82

82:                                               ; preds = %81
  %83 = trunc nuw nsw i64 %66 to i32
  %84 = lshr i64 %66, 3
  %85 = and i64 %84, 536870911
  %86 = getelementptr inbounds nuw i8, ptr %60, i64 %85
  %87 = load i8, ptr %86, align 1, !tbaa !23
  %88 = zext i8 %87 to i32
  %89 = and i32 %83, 7
  %90 = shl nuw nsw i32 1, %89
  %91 = and i32 %90, %88
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %152, label %93

93:                                               ; preds = %82
  %94 = load i64, ptr %9, align 8, !tbaa !89
  %95 = add i64 %94, 1
  store i64 %95, ptr %9, align 8, !tbaa !89
  br i1 %39, label %117, label %96

96:                                               ; preds = %78, %93
  %97 = phi i32 [ %75, %78 ], [ %90, %93 ]
  %98 = phi i64 [ %70, %78 ], [ %85, %93 ]
  %99 = phi i64 [ %80, %78 ], [ %95, %93 ]
  %100 = getelementptr inbounds nuw i8, ptr %59, i64 %98
  %101 = load i8, ptr %100, align 1, !tbaa !23
  %102 = zext i8 %101 to i32
  %103 = and i32 %97, %102
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %111

105:                                              ; preds = %96
  %106 = getelementptr inbounds nuw i8, ptr %61, i64 %98
  %107 = load i8, ptr %106, align 1, !tbaa !23
  %108 = zext i8 %107 to i32
  %109 = and i32 %97, %108
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %115, label %111

111:                                              ; preds = %105, %96
  %112 = getelementptr inbounds nuw i8, ptr %62, i64 %66
  %113 = load i8, ptr %112, align 1, !tbaa !23
  %114 = zext i8 %113 to i32
  br label %115

115:                                              ; preds = %105, %111
  %116 = phi i32 [ %114, %111 ], [ 256, %105 ]
  br i1 %49, label %137, label %117

117:                                              ; preds = %93, %115
  %118 = phi i32 [ %90, %93 ], [ %97, %115 ]
  %119 = phi i64 [ %85, %93 ], [ %98, %115 ]
  %120 = phi i32 [ 256, %93 ], [ %116, %115 ]
  %121 = phi i64 [ %95, %93 ], [ %99, %115 ]
  %122 = getelementptr inbounds nuw i8, ptr %60, i64 %119
  %123 = load i8, ptr %122, align 1, !tbaa !23
  %124 = zext i8 %123 to i32
  %125 = and i32 %118, %124
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %133

127:                                              ; preds = %117
  %128 = getelementptr inbounds nuw i8, ptr %63, i64 %119
  %129 = load i8, ptr %128, align 1, !tbaa !23
  %130 = zext i8 %129 to i32
  %131 = and i32 %118, %130
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %137, label %133

133:                                              ; preds = %127, %117
  %134 = getelementptr inbounds nuw i8, ptr %64, i64 %66
  %135 = load i8, ptr %134, align 1, !tbaa !23
  %136 = zext i8 %135 to i32
  br label %137

137:                                              ; preds = %115, %127, %133
  %138 = phi i32 [ %120, %133 ], [ %120, %127 ], [ %116, %115 ]
  %139 = phi i64 [ %121, %133 ], [ %121, %127 ], [ %99, %115 ]
  %140 = phi i32 [ %136, %133 ], [ 256, %127 ], [ 256, %115 ]
  %141 = load i64, ptr %17, align 8, !tbaa !77
  %142 = shl i64 %141, 10
  %143 = add nuw nsw i64 %142, %66
  %144 = icmp eq i32 %138, %140
  br i1 %144, label %152, label %145

145:                                              ; preds = %137
  %146 = load i32, ptr %10, align 8, !tbaa !91
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %151, label %148

148:                                              ; preds = %145
  %149 = load i64, ptr %3, align 8, !tbaa !92
  %150 = icmp ugt i64 %149, %143
  br i1 %150, label %151, label %152

151:                                              ; preds = %148, %145
  store i64 %143, ptr %3, align 8, !tbaa !43
  store i64 %139, ptr %9, align 8, !tbaa !43
  store i32 1, ptr %10, align 8, !tbaa !4
  store i32 %138, ptr %11, align 4, !tbaa !4
  store i32 %140, ptr %12, align 8, !tbaa !4
  store i32 0, ptr %13, align 4
  br label %152

152:                                              ; preds = %151, %148, %137, %81, %82
  %153 = add nuw nsw i64 %66, 1
  %154 = icmp eq i64 %153, 1024
  br i1 %154, label %155, label %65, !llvm.loop !93

155:                                              ; preds = %152, %54, %15
  %156 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %157 = load ptr, ptr %156, align 8, !tbaa !50
  %158 = icmp eq ptr %157, null
  br i1 %158, label %14, label %15, !llvm.loop !94
}

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
  br i1 %40, label %8, label %9, !llvm.loop !95
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
  br i1 %14, label %4, label %15, !llvm.loop !96

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
  br i1 %16, label %4, label %17, !llvm.loop !96

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
  br i1 %14, label %4, label %15, !llvm.loop !96

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
  br i1 %16, label %4, label %17, !llvm.loop !96

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
  br i1 %24, label %8, label %25, !llvm.loop !96

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
  br i1 %18, label %5, label %4, !llvm.loop !97
}

; Function Attrs: nounwind optsize
define internal fastcc ptr @page_of(i64 noundef %0) unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = lshr i64 %0, 10
  %4 = load ptr, ptr @latest, align 8, !tbaa !50
  %5 = icmp eq ptr %4, null
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !77
  %9 = icmp eq i64 %8, %3
  br i1 %9, label %19, label %10

10:                                               ; preds = %6, %1
  %11 = load ptr, ptr @memory, align 8, !tbaa !8
  %12 = tail call fastcc ptr @find_or_make(ptr noundef %11, i64 noundef %3) #19
  store ptr %12, ptr @latest, align 8, !tbaa !50
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %19

14:                                               ; preds = %10
  %15 = load ptr, ptr @launch, align 8, !tbaa !8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 84
  store i32 2, ptr %16, align 4, !tbaa !37
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  %17 = load ptr, ptr @scheduler, align 8, !tbaa !8
  call void @rt_switch(ptr noundef nonnull %2, ptr noundef %17) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  %18 = load ptr, ptr @latest, align 8, !tbaa !50
  br label %19

19:                                               ; preds = %10, %14, %6
  %20 = phi ptr [ %4, %6 ], [ %18, %14 ], [ %12, %10 ]
  ret ptr %20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #14

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
  %66 = load i8, ptr %65, align 1, !tbaa !23
  %67 = sitofp i8 %66 to double
  br label %123

68:                                               ; preds = %5
  %69 = zext i32 %2 to i64
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !23
  %72 = uitofp i8 %71 to double
  br label %123

73:                                               ; preds = %5
  %74 = icmp eq i32 %3, 0
  %75 = zext i32 %2 to i64
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 %75
  %77 = load i8, ptr %76, align 1, !tbaa !23
  %78 = zext i8 %77 to i32
  %79 = sext i8 %77 to i32
  %80 = select i1 %74, i32 %79, i32 %78
  %81 = sitofp i32 %80 to double
  br label %123

82:                                               ; preds = %5
  %83 = icmp eq i32 %3, 0
  %84 = zext i32 %2 to i64
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !23
  %87 = sext i8 %86 to i32
  %88 = zext i8 %86 to i32
  %89 = select i1 %83, i32 %88, i32 %87
  %90 = sitofp i32 %89 to double
  br label %123

91:                                               ; preds = %5
  %92 = zext i32 %2 to i64
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 %92
  %94 = load i8, ptr %93, align 1, !tbaa !23
  %95 = zext i8 %94 to i32
  %96 = tail call float @rt_fp8_to_float(i32 noundef %95, i32 noundef 3, i32 noundef %4) #19
  %97 = fpext float %96 to double
  br label %123

98:                                               ; preds = %5
  %99 = zext i32 %2 to i64
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 %99
  %101 = load i8, ptr %100, align 1, !tbaa !23
  %102 = zext i8 %101 to i32
  %103 = tail call float @rt_fp8_to_float(i32 noundef %102, i32 noundef 2, i32 noundef %4) #19
  %104 = fpext float %103 to double
  br label %123

105:                                              ; preds = %5
  %106 = zext i32 %2 to i64
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 %106
  %108 = load i8, ptr %107, align 1, !tbaa !23
  %109 = zext i8 %108 to i32
  %110 = icmp eq i32 %3, 0
  %111 = select i1 %110, i32 3, i32 2
  %112 = tail call float @rt_fp8_to_float(i32 noundef %109, i32 noundef %111, i32 noundef %4) #19
  %113 = fpext float %112 to double
  br label %123

114:                                              ; preds = %5
  %115 = zext i32 %2 to i64
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 %115
  %117 = load i8, ptr %116, align 1, !tbaa !23
  %118 = zext i8 %117 to i32
  %119 = icmp eq i32 %3, 0
  %120 = select i1 %119, i32 2, i32 3
  %121 = tail call float @rt_fp8_to_float(i32 noundef %118, i32 noundef %120, i32 noundef %4) #19
  %122 = fpext float %121 to double
  br label %123

123:                                              ; preds = %114, %105, %98, %91, %82, %73, %68, %63, %57, %52, %46, %37, %33
  %124 = phi double [ %122, %114 ], [ %36, %33 ], [ %45, %37 ], [ %51, %46 ], [ %56, %52 ], [ %62, %57 ], [ %67, %63 ], [ %72, %68 ], [ %81, %73 ], [ %90, %82 ], [ %97, %91 ], [ %104, %98 ], [ %113, %105 ]
  ret double %124
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @source_of(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef range(i32 0, 255) %2, i32 noundef %3, ptr noundef nonnull writeonly captures(none) initializes((0, 4)) %4, ptr noundef nonnull writeonly captures(none) initializes((0, 4)) %5) unnamed_addr #16 {
  %7 = load i8, ptr %0, align 1, !tbaa !64
  %8 = zext i8 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %10 = load i8, ptr %9, align 1, !tbaa !61
  %11 = icmp eq i8 %10, 1
  br i1 %11, label %12, label %13

12:                                               ; preds = %6
  store i32 %1, ptr %4, align 4, !tbaa !4
  br label %44

13:                                               ; preds = %6
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 5
  %15 = load i8, ptr %14, align 1, !tbaa !67
  %16 = icmp eq i8 %15, 3
  %17 = icmp eq i8 %7, 4
  %18 = select i1 %16, i1 %17, i1 false
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = shl i32 %3, 2
  %21 = shl nuw nsw i32 %2, 4
  %22 = add i32 %21, %1
  %23 = add i32 %22, %20
  store i32 %23, ptr %4, align 4, !tbaa !4
  br label %44

24:                                               ; preds = %13
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %26 = load i8, ptr %25, align 1, !tbaa !63
  %27 = zext i8 %26 to i32
  %28 = mul nuw nsw i32 %27, %8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 3
  %30 = load i8, ptr %29, align 1, !tbaa !65
  %31 = zext i8 %30 to i32
  %32 = mul nuw nsw i32 %28, %31
  %33 = load ptr, ptr @launch, align 8, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 72
  %35 = load i32, ptr %34, align 8, !tbaa !38
  %36 = udiv i32 %32, %35
  %37 = udiv i32 %27, %36
  %38 = mul i32 %37, %3
  %39 = udiv i32 %2, %36
  %40 = add i32 %38, %39
  %41 = mul i32 %40, %8
  %42 = add i32 %41, %1
  store i32 %42, ptr %4, align 4, !tbaa !4
  %43 = urem i32 %2, %36
  br label %44

44:                                               ; preds = %19, %24, %12
  %45 = phi i32 [ %2, %12 ], [ %43, %24 ], [ 0, %19 ]
  store i32 %45, ptr %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #17

attributes #0 = { nounwind optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree norecurse nosync nounwind optsize memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { optsize "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nofree norecurse nosync nounwind optsize memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #16 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #17 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nounwind optsize }
attributes #19 = { optsize }
attributes #20 = { nounwind }

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
!20 = !{!21, !5, i64 76}
!21 = !{!"", !12, i64 0, !12, i64 8, !13, i64 16, !13, i64 24, !13, i64 32, !13, i64 40, !6, i64 48, !6, i64 60, !5, i64 72, !5, i64 76, !5, i64 80, !5, i64 84, !9, i64 88, !12, i64 96, !13, i64 104, !13, i64 112}
!22 = !{!11, !5, i64 12}
!23 = !{!6, !6, i64 0}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!21, !13, i64 16}
!27 = !{!21, !5, i64 80}
!28 = !{!21, !13, i64 24}
!29 = distinct !{!29, !25}
!30 = distinct !{!30, !25}
!31 = distinct !{!31, !25}
!32 = distinct !{!32, !25}
!33 = distinct !{!33, !25}
!34 = distinct !{!34, !25}
!35 = distinct !{!35, !25}
!36 = !{!21, !13, i64 40}
!37 = !{!21, !5, i64 84}
!38 = !{!21, !5, i64 72}
!39 = !{!11, !13, i64 64}
!40 = !{!21, !13, i64 104}
!41 = !{!21, !13, i64 112}
!42 = distinct !{!42, !25}
!43 = !{!13, !13, i64 0}
!44 = distinct !{!44, !25}
!45 = distinct !{!45, !25}
!46 = distinct !{!46, !25}
!47 = distinct !{!47, !25}
!48 = !{!21, !9, i64 88}
!49 = !{!21, !12, i64 96}
!50 = !{!51, !51, i64 0}
!51 = !{!"p1 _ZTS4Page", !9, i64 0}
!52 = !{!21, !13, i64 32}
!53 = !{!21, !12, i64 0}
!54 = !{!21, !12, i64 8}
!55 = distinct !{!55, !25}
!56 = !{!11, !9, i64 0}
!57 = distinct !{!57, !25}
!58 = distinct !{!58, !25}
!59 = distinct !{!59, !25}
!60 = distinct !{!60, !25}
!61 = !{!62, !6, i64 4}
!62 = !{!"", !6, i64 0, !6, i64 1, !6, i64 2, !6, i64 3, !6, i64 4, !6, i64 5, !6, i64 6}
!63 = !{!62, !6, i64 2}
!64 = !{!62, !6, i64 0}
!65 = !{!62, !6, i64 3}
!66 = !{!62, !6, i64 1}
!67 = !{!62, !6, i64 5}
!68 = !{!62, !6, i64 6}
!69 = distinct !{!69, !25}
!70 = distinct !{!70, !25}
!71 = distinct !{!71, !25}
!72 = distinct !{!72, !25}
!73 = distinct !{!73, !25}
!74 = distinct !{!74, !25}
!75 = distinct !{!75, !25}
!76 = distinct !{!76, !25}
!77 = !{!78, !13, i64 16}
!78 = !{!"Page", !51, i64 0, !51, i64 8, !13, i64 16, !6, i64 24, !6, i64 1048, !6, i64 2072, !6, i64 2200}
!79 = distinct !{!79, !25}
!80 = distinct !{!80, !25}
!81 = distinct !{!81, !25}
!82 = distinct !{!82, !25}
!83 = distinct !{!83, !25}
!84 = !{!78, !51, i64 0}
!85 = !{!86, !51, i64 131080}
!86 = !{!"", !6, i64 0, !51, i64 131072, !51, i64 131080}
!87 = distinct !{!87, !25}
!88 = distinct !{!88, !25}
!89 = !{!90, !13, i64 8}
!90 = !{!"", !13, i64 0, !13, i64 8, !5, i64 16, !5, i64 20, !5, i64 24}
!91 = !{!90, !5, i64 16}
!92 = !{!90, !13, i64 0}
!93 = distinct !{!93, !25}
!94 = distinct !{!94, !25}
!95 = distinct !{!95, !25}
!96 = distinct !{!96, !25}
!97 = distinct !{!97, !25}

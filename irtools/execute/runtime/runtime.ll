
%struct.Access = type { i32, i32, i32, i32 }
%struct.Lane = type { ptr, i32, i32, [3 x i32], i32, i32, i32, i32, ptr, ptr, i64 }

@launch = internal unnamed_addr global ptr null, align 8
@lane = internal unnamed_addr global ptr null, align 8
@workgroup = internal unnamed_addr global [3 x i32] zeroinitializer, align 4
@scheduler = internal global ptr null, align 8
@memory = internal unnamed_addr global ptr null, align 8
@latest = internal unnamed_addr global ptr null, align 8
@lane_count = internal unnamed_addr global i32 0, align 4
@lanes = internal unnamed_addr global ptr null, align 8
@group_number = internal unnamed_addr global i32 0, align 4
@stretch = internal unnamed_addr global i32 0, align 4
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
  tail call void @rt_switch(ptr noundef %7, ptr noundef %15) #18
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @rt_load(ptr noundef writeonly captures(none) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  tail call fastcc void @step(i64 noundef %1, i32 noundef %5) #19
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
  %19 = mul i32 %3, %2
  tail call fastcc void @watch(i64 noundef %1, i32 noundef %19, i32 noundef %4, i32 noundef 0) #19
  %20 = and i32 %4, -17
  tail call fastcc void @read_elements(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %20) #19
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
  tail call void @rt_switch(ptr noundef %14, ptr noundef %21) #18
  br label %22

22:                                               ; preds = %13, %2
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @watch(i64 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #0 {
  %5 = alloca ptr, align 8
  %6 = load ptr, ptr @launch, align 8, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %8 = load i32, ptr %7, align 8, !tbaa !24
  %9 = icmp ne i32 %8, 0
  %10 = and i32 %2, 16
  %11 = icmp eq i32 %10, 0
  %12 = and i1 %11, %9
  br i1 %12, label %13, label %128

13:                                               ; preds = %4
  %14 = and i64 %0, -1073741824
  %15 = icmp eq i64 %14, 1073741824
  br i1 %15, label %16, label %24

16:                                               ; preds = %13
  %17 = load ptr, ptr @lane, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %19 = load i32, ptr %18, align 4, !tbaa !25
  %20 = add i32 %19, 1
  %21 = zext i32 %20 to i64
  %22 = shl i64 %21, 52
  %23 = or disjoint i64 %22, %0
  br label %24

24:                                               ; preds = %13, %16
  %25 = phi i64 [ %23, %16 ], [ %0, %13 ]
  %26 = icmp ult i64 %25, 4503599627370496
  %27 = icmp ne i32 %1, 0
  %28 = and i1 %26, %27
  br i1 %28, label %29, label %128

29:                                               ; preds = %24
  %30 = icmp eq i32 %3, 0
  %31 = select i1 %30, i32 2, i32 1
  %32 = zext i32 %1 to i64
  br label %33

33:                                               ; preds = %29, %114
  %34 = phi i64 [ 0, %29 ], [ %126, %114 ]
  %35 = add i64 %0, %34
  %36 = call fastcc ptr @page_of(i64 noundef %35) #19
  %37 = load ptr, ptr %36, align 8, !tbaa !26
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %56

39:                                               ; preds = %33
  %40 = load ptr, ptr @launch, align 8, !tbaa !8
  %41 = load ptr, ptr %40, align 8, !tbaa !29
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !30
  %44 = ptrtoint ptr %43 to i64
  %45 = ptrtoint ptr %41 to i64
  %46 = sub i64 %44, %45
  %47 = icmp ult i64 %46, 16384
  br i1 %47, label %48, label %49

48:                                               ; preds = %39
  store ptr null, ptr %36, align 8, !tbaa !26
  br label %52

49:                                               ; preds = %39
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16384
  store ptr %50, ptr %40, align 8, !tbaa !29
  store ptr %41, ptr %36, align 8, !tbaa !26
  %51 = icmp eq ptr %41, null
  br i1 %51, label %52, label %56

52:                                               ; preds = %48, %49
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 84
  store i32 2, ptr %53, align 4, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %54 = load ptr, ptr @scheduler, align 8, !tbaa !8
  call void @rt_switch(ptr noundef nonnull %5, ptr noundef %54) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  %55 = load ptr, ptr %36, align 8, !tbaa !26
  br label %56

56:                                               ; preds = %33, %52, %49
  %57 = phi ptr [ %37, %33 ], [ %55, %52 ], [ %41, %49 ]
  %58 = and i64 %35, 1023
  %59 = getelementptr inbounds nuw %struct.Access, ptr %57, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !32
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %62 = load i32, ptr %61, align 4, !tbaa !34
  %63 = load i32, ptr @group_number, align 4, !tbaa !4
  %64 = icmp eq i32 %60, 0
  br i1 %64, label %85, label %65

65:                                               ; preds = %56
  %66 = shl i32 %63, 10
  %67 = load ptr, ptr @lane, align 8, !tbaa !8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 12
  %69 = load i32, ptr %68, align 4, !tbaa !25
  %70 = or disjoint i32 %66, 1
  %71 = add i32 %70, %69
  %72 = icmp eq i32 %60, %71
  br i1 %72, label %85, label %73

73:                                               ; preds = %65
  %74 = add i32 %60, -1
  %75 = lshr i32 %74, 10
  %76 = icmp eq i32 %75, %63
  %77 = load i32, ptr @stretch, align 4
  %78 = icmp ne i32 %62, %77
  %79 = select i1 %76, i1 %78, i1 false
  br i1 %79, label %85, label %80

80:                                               ; preds = %73
  %81 = load ptr, ptr @launch, align 8, !tbaa !8
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 132
  %83 = load i32, ptr %82, align 4, !tbaa !35
  %84 = or i32 %83, %31
  store i32 %84, ptr %82, align 4, !tbaa !35
  br label %85

85:                                               ; preds = %56, %65, %80, %73
  br i1 %30, label %86, label %88

86:                                               ; preds = %85
  %87 = load ptr, ptr @lane, align 8, !tbaa !8
  br label %114

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %90 = load i32, ptr %89, align 4, !tbaa !36
  %91 = getelementptr inbounds nuw i8, ptr %59, i64 12
  %92 = load i32, ptr %91, align 4, !tbaa !37
  %93 = icmp eq i32 %90, 0
  %94 = load ptr, ptr @lane, align 8, !tbaa !8
  br i1 %93, label %114, label %95

95:                                               ; preds = %88
  %96 = shl i32 %63, 10
  %97 = getelementptr inbounds nuw i8, ptr %94, i64 12
  %98 = load i32, ptr %97, align 4, !tbaa !25
  %99 = or disjoint i32 %96, 1
  %100 = add i32 %99, %98
  %101 = icmp eq i32 %90, %100
  br i1 %101, label %114, label %102

102:                                              ; preds = %95
  %103 = add i32 %90, -1
  %104 = lshr i32 %103, 10
  %105 = icmp eq i32 %104, %63
  %106 = load i32, ptr @stretch, align 4
  %107 = icmp ne i32 %92, %106
  %108 = select i1 %105, i1 %107, i1 false
  br i1 %108, label %114, label %109

109:                                              ; preds = %102
  %110 = load ptr, ptr @launch, align 8, !tbaa !8
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 132
  %112 = load i32, ptr %111, align 4, !tbaa !35
  %113 = or i32 %112, 2
  store i32 %113, ptr %111, align 4, !tbaa !35
  br label %114

114:                                              ; preds = %86, %88, %95, %109, %102
  %115 = phi ptr [ %94, %109 ], [ %94, %102 ], [ %87, %86 ], [ %94, %95 ], [ %94, %88 ]
  %116 = phi i64 [ 0, %109 ], [ 0, %102 ], [ 4, %86 ], [ 0, %95 ], [ 0, %88 ]
  %117 = shl i32 %63, 10
  %118 = getelementptr inbounds nuw i8, ptr %115, i64 12
  %119 = load i32, ptr %118, align 4, !tbaa !25
  %120 = or disjoint i32 %117, 1
  %121 = add i32 %120, %119
  %122 = getelementptr inbounds nuw i8, ptr %59, i64 %116
  store i32 %121, ptr %122, align 4, !tbaa !4
  %123 = load i32, ptr @stretch, align 4, !tbaa !4
  %124 = getelementptr inbounds nuw i8, ptr %59, i64 12
  %125 = select i1 %30, ptr %124, ptr %61
  store i32 %123, ptr %125, align 4, !tbaa !4
  %126 = add nuw nsw i64 %34, 1
  %127 = icmp eq i64 %126, %32
  br i1 %127, label %128, label %33, !llvm.loop !38

128:                                              ; preds = %114, %4, %24
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
  %11 = load i32, ptr %10, align 4, !tbaa !25
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
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 2208
  %26 = icmp samesign ult i32 %19, %21
  br i1 %26, label %27, label %49

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 2080
  br label %29

29:                                               ; preds = %27, %46
  %30 = phi i32 [ %19, %27 ], [ %47, %46 ]
  %31 = lshr i32 %30, 3
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !40
  %35 = zext i8 %34 to i32
  %36 = and i32 %30, 7
  %37 = shl nuw nsw i32 1, %36
  %38 = and i32 %37, %35
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %46

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw i8, ptr %25, i64 %32
  %42 = load i8, ptr %41, align 1, !tbaa !40
  %43 = zext i8 %42 to i32
  %44 = and i32 %37, %43
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %29, %40
  %47 = add nuw i32 %30, 1
  %48 = icmp eq i32 %47, %21
  br i1 %48, label %52, label %29, !llvm.loop !41

49:                                               ; preds = %40, %23
  %50 = phi i32 [ %19, %23 ], [ %30, %40 ]
  %51 = icmp eq i32 %50, %21
  br i1 %51, label %52, label %57

52:                                               ; preds = %46, %49
  %53 = getelementptr inbounds nuw i8, ptr %24, i64 32
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
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 2080
  %85 = lshr i64 %81, 3
  %86 = and i64 %85, 127
  %87 = getelementptr inbounds nuw i8, ptr %84, i64 %86
  %88 = load i8, ptr %87, align 1, !tbaa !40
  %89 = zext i8 %88 to i32
  %90 = and i32 %83, 7
  %91 = shl nuw nsw i32 1, %90
  %92 = and i32 %91, %89
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %181

94:                                               ; preds = %77
  %95 = getelementptr inbounds nuw i8, ptr %82, i64 2208
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 %86
  %97 = load i8, ptr %96, align 1, !tbaa !40
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
  %108 = load i64, ptr %107, align 8, !tbaa !42
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
  %130 = load i32, ptr %129, align 8, !tbaa !43
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
  %164 = load i64, ptr %163, align 8, !tbaa !44
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
  %174 = getelementptr inbounds nuw i8, ptr %82, i64 1056
  %175 = and i64 %81, 1023
  %176 = getelementptr inbounds nuw i8, ptr %174, i64 %175
  store i8 %173, ptr %176, align 1, !tbaa !40
  %177 = getelementptr inbounds nuw i8, ptr %82, i64 32
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 %175
  store i8 %173, ptr %178, align 1, !tbaa !40
  %179 = trunc nuw i32 %91 to i8
  %180 = or i8 %88, %179
  store i8 %180, ptr %87, align 1, !tbaa !40
  br label %181

181:                                              ; preds = %166, %94, %77
  %182 = phi i32 [ %80, %77 ], [ %80, %94 ], [ 1, %166 ]
  %183 = phi i64 [ %79, %77 ], [ %79, %94 ], [ %167, %166 ]
  %184 = getelementptr inbounds nuw i8, ptr %82, i64 32
  %185 = and i64 %81, 1023
  %186 = getelementptr inbounds nuw i8, ptr %184, i64 %185
  %187 = load i8, ptr %186, align 1, !tbaa !40
  %188 = getelementptr inbounds nuw i8, ptr %70, i64 %78
  store i8 %187, ptr %188, align 1, !tbaa !40
  %189 = add nuw nsw i64 %78, 1
  %190 = icmp eq i64 %189, %63
  br i1 %190, label %191, label %77, !llvm.loop !45

191:                                              ; preds = %181, %65
  %192 = add nuw nsw i64 %66, 1
  %193 = icmp eq i64 %192, %64
  br i1 %193, label %194, label %65, !llvm.loop !46

194:                                              ; preds = %191, %57, %52
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @rt_store(ptr noundef captures(address) %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  tail call fastcc void @step(i64 noundef %1, i32 noundef %5) #19
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
  %19 = mul i32 %3, %2
  tail call fastcc void @watch(i64 noundef %1, i32 noundef %19, i32 noundef %4, i32 noundef 1) #19
  switch i32 %4, label %20 [
    i32 21, label %22
    i32 16, label %22
    i32 5, label %22
    i32 0, label %22
  ]

20:                                               ; preds = %18
  %21 = and i32 %4, -17
  tail call fastcc void @unify_nans(ptr noundef %0, i32 noundef %2, i32 noundef %3, i32 noundef %21) #19
  br label %22

22:                                               ; preds = %18, %18, %18, %18, %20
  %23 = zext i32 %2 to i64
  %24 = zext i32 %3 to i64
  %25 = mul nuw i64 %24, %23
  tail call fastcc void @write_bytes(ptr noundef %0, i64 noundef %1, i64 noundef %25) #19
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
  store i64 0, ptr %5, align 8, !tbaa !47
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %5, ptr align 1 %23, i64 %11, i1 false)
  %24 = load i64, ptr %5, align 8, !tbaa !47
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
  store i64 %39, ptr %5, align 8, !tbaa !47
  br label %40

40:                                               ; preds = %22, %36
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %23, ptr nonnull align 8 %5, i64 %11, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 %11
  %42 = icmp ult ptr %41, %8
  br i1 %42, label %22, label %21, !llvm.loop !48
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_bytes(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef range(i64 0, -8589934590) %2) unnamed_addr #0 {
  %4 = and i64 %1, -1073741824
  %5 = icmp eq i64 %4, 1073741824
  br i1 %5, label %6, label %14

6:                                                ; preds = %3
  %7 = load ptr, ptr @lane, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !25
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
  %24 = load i8, ptr %23, align 1, !tbaa !40
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %26 = and i64 %20, 1023
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 %26
  store i8 %24, ptr %27, align 1, !tbaa !40
  %28 = getelementptr inbounds nuw i8, ptr %21, i64 2208
  %29 = and i8 %22, 7
  %30 = shl nuw i8 1, %29
  %31 = lshr i64 %20, 3
  %32 = and i64 %31, 127
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !40
  %35 = or i8 %34, %30
  store i8 %35, ptr %33, align 1, !tbaa !40
  %36 = add nuw i64 %19, 1
  %37 = icmp eq i64 %36, %2
  br i1 %37, label %17, label %18, !llvm.loop !49
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
  br i1 %30, label %8, label %7, !llvm.loop !50
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind optsize
define dso_local void @rt_set(i64 noundef %0, i8 noundef zeroext %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i8, align 1
  store i8 %1, ptr %4, align 1, !tbaa !40
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
  br i1 %11, label %6, label %7, !llvm.loop !51
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
  br i1 %26, label %13, label %14, !llvm.loop !52
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
  tail call fastcc void @unify_nans(ptr noundef %0, i32 noundef %4, i32 noundef %5, i32 noundef %6) #19
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
  tail call fastcc void @write_bytes(ptr noundef %18, i64 noundef %23, i64 noundef %12) #19
  br label %24

24:                                               ; preds = %16, %22
  %25 = add nuw i32 %17, 1
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 %12
  %27 = icmp eq i32 %25, %4
  br i1 %27, label %15, label %16, !llvm.loop !53
}

; Function Attrs: nounwind optsize
define dso_local void @rt_tick(i64 noundef %0) local_unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = load ptr, ptr @launch, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %5 = load i64, ptr %4, align 8, !tbaa !54
  %6 = icmp ult i64 %5, %0
  br i1 %6, label %7, label %13

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 84
  store i32 1, ptr %8, align 4, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  %9 = load ptr, ptr @scheduler, align 8, !tbaa !8
  call void @rt_switch(ptr noundef nonnull %2, ptr noundef %9) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  %10 = load ptr, ptr @launch, align 8, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %12 = load i64, ptr %11, align 8, !tbaa !54
  br label %13

13:                                               ; preds = %7, %1
  %14 = phi i64 [ %12, %7 ], [ %5, %1 ]
  %15 = phi ptr [ %10, %7 ], [ %3, %1 ]
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %17 = sub i64 %14, %0
  store i64 %17, ptr %16, align 8, !tbaa !54
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @rt_trap() local_unnamed_addr #0 {
  %1 = alloca ptr, align 8
  %2 = load ptr, ptr @launch, align 8, !tbaa !8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 84
  store i32 3, ptr %3, align 4, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #20
  %4 = load ptr, ptr @scheduler, align 8, !tbaa !8
  call void @rt_switch(ptr noundef nonnull %1, ptr noundef %4) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #20
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
  %3 = load i32, ptr %2, align 4, !tbaa !25
  %4 = load ptr, ptr @launch, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %6 = load i32, ptr %5, align 8, !tbaa !55
  %7 = urem i32 %3, %6
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @rt_wave() local_unnamed_addr #5 {
  %1 = load ptr, ptr @lane, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %3 = load i32, ptr %2, align 4, !tbaa !25
  %4 = load ptr, ptr @launch, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %6 = load i32, ptr %5, align 8, !tbaa !55
  %7 = udiv i32 %3, %6
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @rt_clock() local_unnamed_addr #4 {
  %1 = load ptr, ptr @lane, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %3 = load i64, ptr %2, align 8, !tbaa !56
  %4 = add i64 %3, 1000
  store i64 %4, ptr %2, align 8, !tbaa !56
  ret i64 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @rt_implicit_arguments() local_unnamed_addr #5 {
  %1 = load ptr, ptr @launch, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %3 = load i64, ptr %2, align 8, !tbaa !57
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i64 @rt_dispatch_packet() local_unnamed_addr #5 {
  %1 = load ptr, ptr @launch, align 8, !tbaa !8
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %3 = load i64, ptr %2, align 8, !tbaa !58
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local i32 @rt_mbcnt(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = load ptr, ptr @lane, align 8, !tbaa !8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !25
  %7 = load ptr, ptr @launch, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %9 = load i32, ptr %8, align 8, !tbaa !55
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
  %15 = load i8, ptr %14, align 1, !tbaa !40
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
  br i1 %28, label %29, label %11, !llvm.loop !59

29:                                               ; preds = %11, %7
  %30 = phi i64 [ %0, %7 ], [ %26, %11 ]
  tail call fastcc void @write_value(ptr noundef %3, i64 noundef %30, i32 noundef %4, i32 noundef %5, i32 noundef %6) #19
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
  store i64 %31, ptr %6, align 8, !tbaa !47
  br i1 %15, label %32, label %37

32:                                               ; preds = %21
  %33 = load i64, ptr %17, align 8
  %34 = load i64, ptr %19, align 8
  %35 = and i64 %31, %33
  %36 = or disjoint i64 %35, %34
  store i64 %36, ptr %6, align 8, !tbaa !47
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
  br i1 %43, label %20, label %21, !llvm.loop !60
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
  br i1 %50, label %45, label %57, !llvm.loop !61

51:                                               ; preds = %43, %51
  %52 = phi i32 [ %55, %51 ], [ %41, %43 ]
  %53 = phi float [ %54, %51 ], [ %37, %43 ]
  %54 = fmul float %53, 5.000000e-01
  %55 = add i32 %52, 1
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %51, !llvm.loop !62

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
  br i1 %33, label %22, label %34, !llvm.loop !63

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
  %4 = load ptr, ptr %3, align 8, !tbaa !64
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %6 = load ptr, ptr %5, align 8, !tbaa !65
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
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [64 x ptr], align 16
  store ptr %0, ptr @launch, align 8, !tbaa !8
  store ptr %1, ptr @memory, align 8, !tbaa !8
  store ptr null, ptr @latest, align 8, !tbaa !66
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 84
  store i32 0, ptr %6, align 4, !tbaa !31
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
  %16 = load i64, ptr %15, align 8, !tbaa !67
  %17 = add i64 %16, 15
  %18 = and i64 %17, -16
  %19 = zext i32 %14 to i64
  %20 = mul nuw nsw i64 %19, 72
  %21 = load ptr, ptr %0, align 8, !tbaa !29
  %22 = add nuw nsw i64 %20, 15
  %23 = and i64 %22, 1099511627760
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !30
  %26 = ptrtoint ptr %25 to i64
  %27 = ptrtoint ptr %21 to i64
  %28 = sub i64 %26, %27
  %29 = icmp ugt i64 %23, %28
  br i1 %29, label %34, label %30

30:                                               ; preds = %2
  %31 = getelementptr inbounds nuw i8, ptr %21, i64 %23
  store ptr %31, ptr %0, align 8, !tbaa !29
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
  store ptr %41, ptr %0, align 8, !tbaa !29
  %42 = icmp ne ptr %37, null
  %43 = icmp ne ptr %36, null
  %44 = and i1 %42, %43
  br i1 %44, label %46, label %45

45:                                               ; preds = %34, %40
  store i32 2, ptr %6, align 4, !tbaa !31
  br label %1067

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
  br i1 %55, label %1067, label %56

56:                                               ; preds = %46, %1038
  %57 = phi i32 [ %1039, %1038 ], [ 0, %46 ]
  %58 = load i32, ptr %6, align 4, !tbaa !31
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %1067

60:                                               ; preds = %56
  %61 = load ptr, ptr @launch, align 8, !tbaa !8
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 76
  %63 = load i32, ptr %62, align 4, !tbaa !23
  %64 = and i32 %63, 1
  %65 = icmp eq i32 %64, 0
  %66 = xor i32 %57, -1
  %67 = add i32 %54, %66
  %68 = select i1 %65, i32 %57, i32 %67
  store i32 %68, ptr @group_number, align 4, !tbaa !4
  %69 = load i32, ptr @stretch, align 4, !tbaa !4
  %70 = add i32 %69, 1
  store i32 %70, ptr @stretch, align 4, !tbaa !4
  %71 = load i32, ptr %47, align 8, !tbaa !4
  %72 = urem i32 %68, %71
  store i32 %72, ptr @workgroup, align 4, !tbaa !4
  %73 = udiv i32 %68, %71
  %74 = load i32, ptr %49, align 4, !tbaa !4
  %75 = urem i32 %73, %74
  store i32 %75, ptr getelementptr inbounds nuw (i8, ptr @workgroup, i64 4), align 4, !tbaa !4
  %76 = udiv i32 %73, %74
  store i32 %76, ptr getelementptr inbounds nuw (i8, ptr @workgroup, i64 8), align 4, !tbaa !4
  %77 = load i32, ptr @lane_count, align 4, !tbaa !4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %81, label %1041

79:                                               ; preds = %1041
  %80 = load ptr, ptr @launch, align 8, !tbaa !8
  br label %81

81:                                               ; preds = %79, %60
  %82 = phi i32 [ 0, %60 ], [ %1064, %79 ]
  %83 = phi ptr [ %61, %60 ], [ %80, %79 ]
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 72
  %85 = load i32, ptr %84, align 8, !tbaa !55
  %86 = add i32 %82, -1
  %87 = add i32 %86, %85
  %88 = udiv i32 %87, %85
  %89 = icmp ugt i32 %85, %87
  br label %90

90:                                               ; preds = %1014, %81
  %91 = phi i32 [ %82, %81 ], [ %969, %1014 ]
  %92 = phi ptr [ %83, %81 ], [ %973, %1014 ]
  %93 = phi ptr [ %83, %81 ], [ %972, %1014 ]
  %94 = phi ptr [ %83, %81 ], [ %971, %1014 ]
  br i1 %89, label %968, label %99

95:                                               ; preds = %958
  %96 = or i32 %961, %104
  %97 = add nuw i32 %103, 1
  %98 = icmp ult i32 %97, %88
  br i1 %98, label %99, label %965, !llvm.loop !68

99:                                               ; preds = %90, %95
  %100 = phi ptr [ %959, %95 ], [ %92, %90 ]
  %101 = phi ptr [ %960, %95 ], [ %93, %90 ]
  %102 = phi ptr [ %960, %95 ], [ %94, %90 ]
  %103 = phi i32 [ %97, %95 ], [ 0, %90 ]
  %104 = phi i32 [ %96, %95 ], [ 0, %90 ]
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 76
  %106 = load i32, ptr %105, align 4, !tbaa !23
  %107 = and i32 %106, 1
  %108 = icmp eq i32 %107, 0
  %109 = xor i32 %103, -1
  %110 = add i32 %88, %109
  %111 = select i1 %108, i32 %103, i32 %110
  %112 = getelementptr inbounds nuw i8, ptr %102, i64 72
  %113 = load i32, ptr %112, align 8, !tbaa !55
  %114 = mul i32 %111, %113
  %115 = load i32, ptr @lane_count, align 4, !tbaa !4
  %116 = sub i32 %115, %114
  %117 = tail call i32 @llvm.umin.i32(i32 %116, i32 %113)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %118 = icmp eq i32 %117, 0
  %119 = zext i32 %117 to i64
  br label %120

120:                                              ; preds = %953, %99
  %121 = phi ptr [ %100, %99 ], [ %940, %953 ]
  %122 = phi ptr [ %101, %99 ], [ %940, %953 ]
  %123 = phi ptr [ %102, %99 ], [ %940, %953 ]
  %124 = phi i32 [ 0, %99 ], [ 1, %953 ]
  br i1 %118, label %958, label %125

125:                                              ; preds = %120
  %126 = load ptr, ptr @lanes, align 8, !tbaa !8
  br label %127

127:                                              ; preds = %154, %125
  %128 = phi ptr [ %155, %154 ], [ %121, %125 ]
  %129 = phi ptr [ %156, %154 ], [ %122, %125 ]
  %130 = phi ptr [ %157, %154 ], [ %123, %125 ]
  %131 = phi ptr [ %158, %154 ], [ %126, %125 ]
  %132 = phi i32 [ %159, %154 ], [ %124, %125 ]
  %133 = phi i32 [ %160, %154 ], [ 0, %125 ]
  %134 = getelementptr inbounds nuw i8, ptr %130, i64 76
  %135 = load i32, ptr %134, align 4, !tbaa !23
  %136 = and i32 %135, 1
  %137 = icmp eq i32 %136, 0
  %138 = xor i32 %133, -1
  %139 = add i32 %117, %138
  %140 = select i1 %137, i32 %133, i32 %139
  %141 = add i32 %140, %114
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw %struct.Lane, ptr %131, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %145 = load i32, ptr %144, align 8, !tbaa !19
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %154

147:                                              ; preds = %127
  store ptr %143, ptr @lane, align 8, !tbaa !8
  %148 = load ptr, ptr %143, align 8, !tbaa !69
  tail call void @rt_switch(ptr noundef nonnull @scheduler, ptr noundef %148) #18
  %149 = load ptr, ptr @launch, align 8, !tbaa !8
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 84
  %151 = load i32, ptr %150, align 4, !tbaa !31
  %152 = icmp eq i32 %151, 0
  %153 = load ptr, ptr @lanes, align 8, !tbaa !8
  br i1 %152, label %154, label %958

154:                                              ; preds = %147, %127
  %155 = phi ptr [ %149, %147 ], [ %128, %127 ]
  %156 = phi ptr [ %149, %147 ], [ %129, %127 ]
  %157 = phi ptr [ %149, %147 ], [ %130, %127 ]
  %158 = phi ptr [ %153, %147 ], [ %131, %127 ]
  %159 = phi i32 [ 1, %147 ], [ %132, %127 ]
  %160 = add nuw i32 %133, 1
  %161 = icmp eq i32 %160, %117
  br i1 %161, label %162, label %127, !llvm.loop !70

162:                                              ; preds = %154, %176
  %163 = phi i64 [ %178, %176 ], [ 0, %154 ]
  %164 = phi i32 [ %177, %176 ], [ -1, %154 ]
  %165 = trunc nuw i64 %163 to i32
  %166 = add i32 %114, %165
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw %struct.Lane, ptr %158, i64 %167
  %169 = getelementptr inbounds nuw ptr, ptr %5, i64 %163
  store ptr %168, ptr %169, align 8, !tbaa !8
  %170 = getelementptr inbounds nuw i8, ptr %168, i64 8
  %171 = load i32, ptr %170, align 8, !tbaa !19
  switch i32 %171, label %176 [
    i32 2, label %958
    i32 1, label %172
  ]

172:                                              ; preds = %162
  %173 = getelementptr inbounds nuw i8, ptr %168, i64 32
  %174 = load i32, ptr %173, align 8, !tbaa !14
  %175 = tail call i32 @llvm.umin.i32(i32 %174, i32 %164)
  br label %176

176:                                              ; preds = %172, %162
  %177 = phi i32 [ %175, %172 ], [ %164, %162 ]
  %178 = add nuw nsw i64 %163, 1
  %179 = icmp eq i64 %178, %119
  br i1 %179, label %182, label %162, !llvm.loop !71

180:                                              ; preds = %197
  %181 = icmp eq i64 %198, 0
  br i1 %181, label %958, label %201

182:                                              ; preds = %176, %197
  %183 = phi i64 [ %199, %197 ], [ 0, %176 ]
  %184 = phi i64 [ %198, %197 ], [ 0, %176 ]
  %185 = getelementptr inbounds nuw ptr, ptr %5, i64 %183
  %186 = load ptr, ptr %185, align 8, !tbaa !8
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %188 = load i32, ptr %187, align 8, !tbaa !19
  %189 = icmp eq i32 %188, 1
  br i1 %189, label %190, label %197

190:                                              ; preds = %182
  %191 = getelementptr inbounds nuw i8, ptr %186, i64 32
  %192 = load i32, ptr %191, align 8, !tbaa !14
  %193 = icmp eq i32 %192, %177
  br i1 %193, label %194, label %197

194:                                              ; preds = %190
  %195 = shl nuw i64 1, %183
  %196 = or i64 %195, %184
  br label %197

197:                                              ; preds = %194, %190, %182
  %198 = phi i64 [ %196, %194 ], [ %184, %190 ], [ %184, %182 ]
  %199 = add nuw nsw i64 %183, 1
  %200 = icmp eq i64 %199, %119
  br i1 %200, label %180, label %182, !llvm.loop !72

201:                                              ; preds = %180
  %202 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %198, i1 true)
  %203 = getelementptr inbounds nuw ptr, ptr %5, i64 %202
  %204 = load ptr, ptr %203, align 8, !tbaa !8
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 28
  %206 = load i32, ptr %205, align 4, !tbaa !10
  %207 = icmp ugt i32 %206, 1
  br i1 %207, label %208, label %936

208:                                              ; preds = %201
  %209 = getelementptr inbounds nuw i8, ptr %157, i64 72
  %210 = load i32, ptr %209, align 8, !tbaa !55
  %211 = icmp sgt i32 %210, 0
  br i1 %211, label %212, label %216

212:                                              ; preds = %208
  %213 = zext nneg i32 %210 to i64
  br label %222

214:                                              ; preds = %347
  %215 = icmp eq i32 %206, 17
  br i1 %215, label %352, label %218

216:                                              ; preds = %208
  %217 = icmp eq i32 %206, 17
  br i1 %217, label %352, label %936

218:                                              ; preds = %214
  %219 = add i64 %348, -7046029254386353131
  %220 = sub i64 0, %348
  %221 = getelementptr inbounds nuw i8, ptr %204, i64 48
  br label %575

222:                                              ; preds = %347, %212
  %223 = phi i64 [ 0, %212 ], [ %350, %347 ]
  %224 = phi i64 [ 0, %212 ], [ %349, %347 ]
  %225 = phi i64 [ 0, %212 ], [ %348, %347 ]
  %226 = shl nuw i64 1, %223
  %227 = and i64 %226, %198
  %228 = icmp eq i64 %227, 0
  br i1 %228, label %347, label %229

229:                                              ; preds = %222
  %230 = getelementptr inbounds nuw ptr, ptr %5, i64 %223
  %231 = load ptr, ptr %230, align 8, !tbaa !8
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 28
  %233 = load i32, ptr %232, align 4, !tbaa !10
  switch i32 %233, label %347 [
    i32 9, label %234
    i32 15, label %242
    i32 16, label %320
  ]

234:                                              ; preds = %229
  %235 = getelementptr inbounds nuw i8, ptr %231, i64 48
  %236 = load ptr, ptr %235, align 8, !tbaa !17
  %237 = load i8, ptr %236, align 1, !tbaa !40
  %238 = and i8 %237, 1
  %239 = zext nneg i8 %238 to i64
  %240 = shl nuw i64 %239, %223
  %241 = or i64 %240, %224
  br label %347

242:                                              ; preds = %229
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store i64 0, ptr %3, align 8, !tbaa !47
  %243 = getelementptr inbounds nuw i8, ptr %231, i64 48
  %244 = load ptr, ptr %243, align 8, !tbaa !17
  %245 = getelementptr inbounds nuw i8, ptr %231, i64 36
  %246 = load i32, ptr %245, align 4, !tbaa !15
  %247 = zext i32 %246 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %3, ptr align 1 %244, i64 %247, i1 false)
  %248 = icmp eq i64 %223, %202
  br i1 %248, label %249, label %251

249:                                              ; preds = %242
  %250 = load i64, ptr %3, align 8, !tbaa !47
  br label %318

251:                                              ; preds = %242
  %252 = getelementptr inbounds nuw i8, ptr %231, i64 40
  %253 = load i32, ptr %252, align 8, !tbaa !16
  %254 = load i64, ptr %3, align 8, !tbaa !47
  %255 = trunc i64 %254 to i32
  %256 = bitcast i32 %255 to float
  %257 = icmp eq i32 %246, 4
  %258 = shl i64 %225, 32
  %259 = ashr exact i64 %258, 32
  %260 = select i1 %257, i64 %259, i64 %225
  %261 = shl i64 %254, 32
  %262 = ashr exact i64 %261, 32
  %263 = select i1 %257, i64 %262, i64 %254
  %264 = trunc i64 %225 to i32
  %265 = bitcast i32 %264 to float
  switch i32 %253, label %284 [
    i32 0, label %266
    i32 1, label %266
    i32 2, label %268
    i32 3, label %270
    i32 4, label %272
    i32 5, label %275
    i32 6, label %278
    i32 7, label %280
    i32 8, label %282
  ]

266:                                              ; preds = %251, %251
  %267 = add i64 %254, %225
  br label %318

268:                                              ; preds = %251
  %269 = tail call i64 @llvm.umin.i64(i64 %225, i64 %254)
  br label %318

270:                                              ; preds = %251
  %271 = tail call i64 @llvm.umax.i64(i64 %225, i64 %254)
  br label %318

272:                                              ; preds = %251
  %273 = icmp slt i64 %260, %263
  %274 = select i1 %273, i64 %225, i64 %254
  br label %318

275:                                              ; preds = %251
  %276 = icmp sgt i64 %260, %263
  %277 = select i1 %276, i64 %225, i64 %254
  br label %318

278:                                              ; preds = %251
  %279 = and i64 %254, %225
  br label %318

280:                                              ; preds = %251
  %281 = or i64 %254, %225
  br label %318

282:                                              ; preds = %251
  %283 = xor i64 %254, %225
  br label %318

284:                                              ; preds = %251
  br i1 %257, label %285, label %301

285:                                              ; preds = %284
  %286 = icmp ult i32 %253, 11
  br i1 %286, label %287, label %289

287:                                              ; preds = %285
  %288 = fadd float %265, %256
  br label %297

289:                                              ; preds = %285
  %290 = icmp eq i32 %253, 11
  br i1 %290, label %291, label %294

291:                                              ; preds = %289
  %292 = fcmp olt float %265, %256
  %293 = select i1 %292, float %265, float %256
  br label %297

294:                                              ; preds = %289
  %295 = fcmp ogt float %265, %256
  %296 = select i1 %295, float %265, float %256
  br label %297

297:                                              ; preds = %294, %291, %287
  %298 = phi float [ %288, %287 ], [ %293, %291 ], [ %296, %294 ]
  %299 = bitcast float %298 to i32
  %300 = zext i32 %299 to i64
  br label %318

301:                                              ; preds = %284
  %302 = bitcast i64 %225 to double
  %303 = bitcast i64 %254 to double
  %304 = icmp ult i32 %253, 11
  br i1 %304, label %305, label %307

305:                                              ; preds = %301
  %306 = fadd double %302, %303
  br label %315

307:                                              ; preds = %301
  %308 = icmp eq i32 %253, 11
  br i1 %308, label %309, label %312

309:                                              ; preds = %307
  %310 = fcmp olt double %302, %303
  %311 = select i1 %310, double %302, double %303
  br label %315

312:                                              ; preds = %307
  %313 = fcmp ogt double %302, %303
  %314 = select i1 %313, double %302, double %303
  br label %315

315:                                              ; preds = %312, %309, %305
  %316 = phi double [ %306, %305 ], [ %311, %309 ], [ %314, %312 ]
  %317 = bitcast double %316 to i64
  br label %318

318:                                              ; preds = %315, %297, %282, %280, %278, %275, %272, %270, %268, %266, %249
  %319 = phi i64 [ %250, %249 ], [ %283, %282 ], [ %267, %266 ], [ %269, %268 ], [ %271, %270 ], [ %274, %272 ], [ %277, %275 ], [ %279, %278 ], [ %281, %280 ], [ %317, %315 ], [ %300, %297 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %347

320:                                              ; preds = %229
  %321 = xor i64 %225, %223
  %322 = getelementptr inbounds nuw i8, ptr %231, i64 48
  %323 = load ptr, ptr %322, align 8, !tbaa !17
  %324 = getelementptr inbounds nuw i8, ptr %231, i64 36
  %325 = load i32, ptr %324, align 4, !tbaa !15
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %347, label %327

327:                                              ; preds = %320
  %328 = zext i32 %325 to i64
  br label %329

329:                                              ; preds = %329, %327
  %330 = phi i64 [ 0, %327 ], [ %345, %329 ]
  %331 = phi i64 [ %321, %327 ], [ %344, %329 ]
  %332 = getelementptr inbounds nuw i8, ptr %323, i64 %330
  %333 = load i8, ptr %332, align 1, !tbaa !40
  %334 = zext i8 %333 to i64
  %335 = xor i64 %331, %334
  %336 = add i64 %335, -7046029254386353131
  %337 = lshr i64 %336, 30
  %338 = xor i64 %337, %336
  %339 = mul i64 %338, -4658895280553007687
  %340 = lshr i64 %339, 27
  %341 = xor i64 %340, %339
  %342 = mul i64 %341, -7723592293110705685
  %343 = lshr i64 %342, 31
  %344 = xor i64 %343, %342
  %345 = add nuw nsw i64 %330, 1
  %346 = icmp eq i64 %345, %328
  br i1 %346, label %347, label %329, !llvm.loop !59

347:                                              ; preds = %329, %320, %318, %234, %229, %222
  %348 = phi i64 [ %225, %222 ], [ %319, %318 ], [ %225, %229 ], [ %321, %320 ], [ %225, %234 ], [ %344, %329 ]
  %349 = phi i64 [ %224, %222 ], [ %224, %318 ], [ %224, %229 ], [ %224, %320 ], [ %241, %234 ], [ %224, %329 ]
  %350 = add nuw nsw i64 %223, 1
  %351 = icmp eq i64 %350, %213
  br i1 %351, label %214, label %222, !llvm.loop !73

352:                                              ; preds = %216, %214
  %353 = getelementptr inbounds nuw i8, ptr %204, i64 48
  %354 = load ptr, ptr %353, align 8, !tbaa !17
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 4
  %356 = load i8, ptr %355, align 1, !tbaa !74
  %357 = icmp eq i8 %356, 1
  br i1 %357, label %358, label %367

358:                                              ; preds = %352
  %359 = getelementptr inbounds nuw i8, ptr %354, i64 2
  %360 = load i8, ptr %359, align 1, !tbaa !76
  %361 = zext i8 %360 to i32
  %362 = load i8, ptr %354, align 1, !tbaa !77
  %363 = getelementptr inbounds nuw i8, ptr %354, i64 3
  %364 = load i8, ptr %363, align 1, !tbaa !78
  %365 = zext i8 %362 to i32
  %366 = zext i8 %364 to i32
  br label %379

367:                                              ; preds = %352
  %368 = load i8, ptr %354, align 1, !tbaa !77
  %369 = zext i8 %368 to i32
  %370 = getelementptr inbounds nuw i8, ptr %354, i64 2
  %371 = load i8, ptr %370, align 1, !tbaa !76
  %372 = zext i8 %371 to i32
  %373 = mul nuw nsw i32 %372, %369
  %374 = getelementptr inbounds nuw i8, ptr %354, i64 3
  %375 = load i8, ptr %374, align 1, !tbaa !78
  %376 = zext i8 %375 to i32
  %377 = mul nuw nsw i32 %373, %376
  %378 = udiv i32 %377, %210
  br label %379

379:                                              ; preds = %367, %358
  %380 = phi i32 [ %376, %367 ], [ %366, %358 ]
  %381 = phi i32 [ %369, %367 ], [ %365, %358 ]
  %382 = phi i32 [ %378, %367 ], [ %361, %358 ]
  %383 = getelementptr inbounds nuw i8, ptr %354, i64 1
  %384 = load i8, ptr %383, align 1, !tbaa !79
  %385 = zext i8 %384 to i32
  %386 = mul nuw nsw i32 %381, %380
  %387 = mul nuw nsw i32 %386, %385
  %388 = udiv i32 %387, %210
  %389 = getelementptr inbounds nuw i8, ptr %354, i64 5
  %390 = load i8, ptr %389, align 1, !tbaa !80
  %391 = icmp ult i8 %390, 10
  br i1 %391, label %392, label %397

392:                                              ; preds = %379
  %393 = zext nneg i8 %390 to i64
  %394 = getelementptr inbounds nuw i32, ptr @switch.table.rt_run, i64 %393
  %395 = load i32, ptr %394, align 4
  %396 = mul nuw nsw i32 %395, %382
  br label %397

397:                                              ; preds = %379, %392
  %398 = phi i32 [ %396, %392 ], [ %382, %379 ]
  %399 = getelementptr inbounds nuw i8, ptr %354, i64 6
  %400 = load i8, ptr %399, align 1, !tbaa !81
  %401 = icmp ult i8 %400, 10
  br i1 %401, label %402, label %406

402:                                              ; preds = %397
  %403 = zext nneg i8 %400 to i64
  %404 = getelementptr inbounds nuw i64, ptr @switch.table.rt_run.2, i64 %403
  %405 = load i64, ptr %404, align 8
  br label %406

406:                                              ; preds = %397, %402
  %407 = phi i64 [ %405, %402 ], [ 1, %397 ]
  call fastcc void @collect(ptr noundef nonnull %354, ptr noundef nonnull readonly %5, i64 noundef range(i64 1, 0) %198, i32 noundef 0, i32 noundef 0, ptr noundef nonnull @multiply_matrices.a) #19
  call fastcc void @collect(ptr noundef nonnull %354, ptr noundef nonnull readonly %5, i64 noundef range(i64 1, 0) %198, i32 noundef %398, i32 noundef 1, ptr noundef nonnull @multiply_matrices.b) #19
  %408 = icmp ugt i32 %210, %387
  %409 = getelementptr inbounds nuw i8, ptr %354, i64 2
  %410 = shl nuw nsw i32 %398, 1
  %411 = zext nneg i32 %410 to i64
  %412 = zext nneg i32 %388 to i64
  %413 = zext i32 %210 to i64
  br label %414

414:                                              ; preds = %572, %406
  %415 = phi i64 [ 0, %406 ], [ %573, %572 ]
  %416 = shl nuw i64 1, %415
  %417 = and i64 %416, %198
  %418 = icmp eq i64 %417, 0
  %419 = select i1 %418, i1 true, i1 %408
  br i1 %419, label %572, label %420

420:                                              ; preds = %414
  %421 = trunc nuw i64 %415 to i32
  %422 = lshr i32 %421, 4
  %423 = lshr i32 %421, 2
  %424 = and i32 %423, 3
  %425 = getelementptr inbounds nuw ptr, ptr %5, i64 %415
  %426 = load ptr, ptr %425, align 8, !tbaa !8
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 48
  %428 = getelementptr inbounds nuw i8, ptr %426, i64 56
  br label %429

429:                                              ; preds = %569, %420
  %430 = phi i64 [ 0, %420 ], [ %570, %569 ]
  %431 = load i8, ptr %383, align 1, !tbaa !79
  %432 = zext i8 %431 to i32
  %433 = urem i32 %421, %432
  %434 = udiv i32 %421, %432
  %435 = load i8, ptr %355, align 1, !tbaa !74
  switch i8 %435, label %451 [
    i8 1, label %436
    i8 2, label %442
  ]

436:                                              ; preds = %429
  %437 = load i32, ptr %209, align 8, !tbaa !55
  %438 = lshr i32 %437, 4
  %439 = trunc nuw nsw i64 %430 to i32
  %440 = mul i32 %438, %439
  %441 = add i32 %440, %422
  br label %476

442:                                              ; preds = %429
  %443 = load i8, ptr %354, align 1, !tbaa !77
  %444 = zext i8 %443 to i32
  %445 = mul nuw nsw i32 %444, %432
  %446 = load i32, ptr %209, align 8, !tbaa !55
  %447 = udiv i32 %445, %446
  %448 = mul i32 %447, %422
  %449 = trunc nuw nsw i64 %430 to i32
  %450 = add i32 %448, %449
  br label %476

451:                                              ; preds = %429
  %452 = load i8, ptr %389, align 1, !tbaa !80
  %453 = icmp eq i8 %452, 3
  %454 = icmp eq i8 %431, 4
  %455 = trunc i64 %430 to i32
  br i1 %453, label %456, label %461

456:                                              ; preds = %451
  %457 = shl i32 %455, 2
  %458 = select i1 %454, i32 0, i32 %457
  %459 = add nuw nsw i32 %458, %422
  %460 = select i1 %454, i32 %424, i32 0
  br label %476

461:                                              ; preds = %451
  br i1 %454, label %476, label %462

462:                                              ; preds = %461
  %463 = mul nuw nsw i32 %432, %432
  %464 = lshr i32 %463, 6
  %465 = urem i32 %455, %464
  %466 = udiv i32 %455, %464
  %467 = lshr i32 %465, 2
  %468 = zext i8 %431 to i16
  %469 = udiv i16 256, %468
  %470 = zext nneg i16 %469 to i32
  %471 = mul nuw nsw i32 %467, %470
  %472 = shl i32 %434, 2
  %473 = and i32 %465, 3
  %474 = or disjoint i32 %472, %473
  %475 = add i32 %474, %471
  br label %476

476:                                              ; preds = %462, %461, %456, %442, %436
  %477 = phi i32 [ %455, %461 ], [ %439, %436 ], [ %449, %442 ], [ %455, %456 ], [ %455, %462 ]
  %478 = phi i32 [ %455, %461 ], [ %441, %436 ], [ %450, %442 ], [ %459, %456 ], [ %475, %462 ]
  %479 = phi i32 [ %423, %461 ], [ 0, %436 ], [ 0, %442 ], [ %460, %456 ], [ %466, %462 ]
  %480 = load i8, ptr %354, align 1, !tbaa !77
  %481 = zext i8 %480 to i32
  %482 = mul i32 %479, %481
  %483 = add i32 %482, %478
  %484 = load i8, ptr %409, align 1, !tbaa !76
  %485 = zext i8 %484 to i32
  %486 = mul i32 %483, %485
  %487 = zext i32 %486 to i64
  %488 = getelementptr inbounds nuw double, ptr @multiply_matrices.a, i64 %487
  %489 = mul i32 %479, %432
  %490 = add i32 %489, %433
  %491 = mul i32 %490, %485
  %492 = zext i32 %491 to i64
  %493 = getelementptr inbounds nuw double, ptr @multiply_matrices.b, i64 %492
  %494 = load ptr, ptr %427, align 8, !tbaa !17
  %495 = getelementptr inbounds nuw i8, ptr %494, i64 16
  %496 = getelementptr inbounds nuw i8, ptr %495, i64 %411
  %497 = load i8, ptr %399, align 1, !tbaa !81
  %498 = zext i8 %497 to i32
  %499 = tail call fastcc double @element(ptr noundef nonnull %496, i32 noundef %498, i32 noundef %477, i32 noundef 0, i32 noundef 0) #19
  %500 = load ptr, ptr %428, align 8, !tbaa !18
  %501 = mul nuw nsw i64 %430, %407
  %502 = getelementptr inbounds nuw i8, ptr %500, i64 %501
  switch i8 %497, label %540 [
    i8 3, label %503
    i8 9, label %519
  ]

503:                                              ; preds = %476
  %504 = icmp eq i8 %484, 0
  br i1 %504, label %507, label %505

505:                                              ; preds = %503
  %506 = zext i8 %484 to i64
  br label %509

507:                                              ; preds = %509, %503
  %508 = phi double [ %499, %503 ], [ %516, %509 ]
  store double %508, ptr %502, align 1
  br label %569

509:                                              ; preds = %509, %505
  %510 = phi i64 [ 0, %505 ], [ %517, %509 ]
  %511 = phi double [ %499, %505 ], [ %516, %509 ]
  %512 = getelementptr inbounds nuw double, ptr %488, i64 %510
  %513 = load double, ptr %512, align 8, !tbaa !82
  %514 = getelementptr inbounds nuw double, ptr %493, i64 %510
  %515 = load double, ptr %514, align 8, !tbaa !82
  %516 = tail call double @llvm.fma.f64(double %513, double %515, double %511)
  %517 = add nuw nsw i64 %510, 1
  %518 = icmp eq i64 %517, %506
  br i1 %518, label %507, label %509, !llvm.loop !84

519:                                              ; preds = %476
  %520 = fptosi double %499 to i64
  %521 = icmp eq i8 %484, 0
  br i1 %521, label %524, label %522

522:                                              ; preds = %519
  %523 = zext i8 %484 to i64
  br label %527

524:                                              ; preds = %527, %519
  %525 = phi i64 [ %520, %519 ], [ %537, %527 ]
  %526 = trunc i64 %525 to i32
  store i32 %526, ptr %502, align 1
  br label %569

527:                                              ; preds = %527, %522
  %528 = phi i64 [ 0, %522 ], [ %538, %527 ]
  %529 = phi i64 [ %520, %522 ], [ %537, %527 ]
  %530 = getelementptr inbounds nuw double, ptr %488, i64 %528
  %531 = load double, ptr %530, align 8, !tbaa !82
  %532 = fptosi double %531 to i64
  %533 = getelementptr inbounds nuw double, ptr %493, i64 %528
  %534 = load double, ptr %533, align 8, !tbaa !82
  %535 = fptosi double %534 to i64
  %536 = mul nsw i64 %535, %532
  %537 = add nsw i64 %536, %529
  %538 = add nuw nsw i64 %528, 1
  %539 = icmp eq i64 %538, %523
  br i1 %539, label %524, label %527, !llvm.loop !85

540:                                              ; preds = %476
  %541 = fptrunc double %499 to float
  %542 = icmp eq i8 %484, 0
  br i1 %542, label %545, label %543

543:                                              ; preds = %540
  %544 = zext i8 %484 to i64
  br label %549

545:                                              ; preds = %549, %540
  %546 = phi float [ %541, %540 ], [ %558, %549 ]
  %547 = icmp eq i8 %497, 0
  %548 = fpext float %546 to double
  br i1 %547, label %561, label %563

549:                                              ; preds = %549, %543
  %550 = phi i64 [ 0, %543 ], [ %559, %549 ]
  %551 = phi float [ %541, %543 ], [ %558, %549 ]
  %552 = getelementptr inbounds nuw double, ptr %488, i64 %550
  %553 = load double, ptr %552, align 8, !tbaa !82
  %554 = fptrunc double %553 to float
  %555 = getelementptr inbounds nuw double, ptr %493, i64 %550
  %556 = load double, ptr %555, align 8, !tbaa !82
  %557 = fptrunc double %556 to float
  %558 = tail call float @llvm.fma.f32(float %554, float %557, float %551)
  %559 = add nuw nsw i64 %550, 1
  %560 = icmp eq i64 %559, %544
  br i1 %560, label %545, label %549, !llvm.loop !86

561:                                              ; preds = %545
  %562 = tail call fastcc zeroext i16 @narrowed(double noundef %548, i32 noundef 10, i32 noundef 15) #19
  br label %567

563:                                              ; preds = %545
  %564 = tail call fastcc zeroext i16 @narrowed(double noundef %548, i32 noundef 7, i32 noundef 127) #19
  %565 = icmp eq i8 %497, 2
  br i1 %565, label %566, label %567

566:                                              ; preds = %563
  store float %546, ptr %502, align 1
  br label %569

567:                                              ; preds = %563, %561
  %568 = phi i16 [ %562, %561 ], [ %564, %563 ]
  store i16 %568, ptr %502, align 1
  br label %569

569:                                              ; preds = %567, %566, %524, %507
  %570 = add nuw nsw i64 %430, 1
  %571 = icmp samesign ult i64 %570, %412
  br i1 %571, label %429, label %572, !llvm.loop !87

572:                                              ; preds = %569, %414
  %573 = add nuw nsw i64 %415, 1
  %574 = icmp eq i64 %573, %413
  br i1 %574, label %936, label %414, !llvm.loop !88

575:                                              ; preds = %933, %218
  %576 = phi i64 [ 0, %218 ], [ %934, %933 ]
  %577 = shl nuw i64 1, %576
  %578 = and i64 %577, %198
  %579 = icmp eq i64 %578, 0
  br i1 %579, label %933, label %580

580:                                              ; preds = %575
  %581 = getelementptr inbounds nuw ptr, ptr %5, i64 %576
  %582 = load ptr, ptr %581, align 8, !tbaa !8
  %583 = getelementptr inbounds nuw i8, ptr %582, i64 36
  %584 = load i32, ptr %583, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %585 = getelementptr inbounds nuw i8, ptr %582, i64 28
  %586 = load i32, ptr %585, align 4, !tbaa !10
  switch i32 %586, label %932 [
    i32 2, label %587
    i32 9, label %592
    i32 15, label %595
    i32 16, label %608
    i32 3, label %633
    i32 4, label %640
    i32 5, label %655
    i32 6, label %675
    i32 7, label %700
    i32 8, label %808
    i32 10, label %833
    i32 11, label %833
    i32 12, label %876
    i32 13, label %879
    i32 14, label %879
  ]

587:                                              ; preds = %580
  %588 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %589 = load ptr, ptr %588, align 8, !tbaa !18
  %590 = load ptr, ptr %221, align 8, !tbaa !17
  %591 = zext i32 %584 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %589, ptr align 1 %590, i64 %591, i1 false)
  br label %932

592:                                              ; preds = %580
  %593 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %594 = load ptr, ptr %593, align 8, !tbaa !18
  store i64 %349, ptr %594, align 1
  br label %932

595:                                              ; preds = %580
  %596 = getelementptr inbounds nuw i8, ptr %582, i64 40
  %597 = load i32, ptr %596, align 8, !tbaa !16
  switch i32 %597, label %603 [
    i32 1, label %598
    i32 10, label %599
  ]

598:                                              ; preds = %595
  br label %603

599:                                              ; preds = %595
  %600 = icmp eq i32 %584, 4
  %601 = select i1 %600, i64 2147483648, i64 -9223372036854775808
  %602 = xor i64 %601, %348
  br label %603

603:                                              ; preds = %599, %598, %595
  %604 = phi i64 [ %220, %598 ], [ %602, %599 ], [ %348, %595 ]
  store i64 %604, ptr %4, align 8, !tbaa !47
  %605 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %606 = load ptr, ptr %605, align 8, !tbaa !18
  %607 = zext i32 %584 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %606, ptr nonnull align 8 %4, i64 %607, i1 false)
  br label %932

608:                                              ; preds = %580
  %609 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %610 = load ptr, ptr %609, align 8, !tbaa !18
  %611 = add i64 %219, %576
  %612 = lshr i64 %611, 30
  %613 = xor i64 %612, %611
  %614 = mul i64 %613, -4658895280553007687
  %615 = lshr i64 %614, 27
  %616 = xor i64 %615, %614
  %617 = mul i64 %616, -7723592293110705685
  %618 = lshr i64 %617, 31
  %619 = xor i64 %618, %617
  %620 = getelementptr inbounds nuw i8, ptr %582, i64 48
  %621 = load ptr, ptr %620, align 8, !tbaa !17
  %622 = zext i32 %584 to i64
  %623 = getelementptr inbounds nuw i8, ptr %621, i64 %622
  %624 = load i32, ptr %623, align 1
  %625 = add i32 %584, 4
  %626 = zext i32 %625 to i64
  %627 = getelementptr inbounds nuw i8, ptr %621, i64 %626
  %628 = load i32, ptr %627, align 1
  %629 = add i32 %584, 8
  %630 = zext i32 %629 to i64
  %631 = getelementptr inbounds nuw i8, ptr %621, i64 %630
  %632 = load i32, ptr %631, align 1
  tail call fastcc void @write_value(ptr noundef %610, i64 noundef %619, i32 noundef %624, i32 noundef %628, i32 noundef %632) #19
  br label %932

633:                                              ; preds = %580
  %634 = getelementptr inbounds nuw i8, ptr %582, i64 48
  %635 = load ptr, ptr %634, align 8, !tbaa !17
  %636 = zext i32 %584 to i64
  %637 = getelementptr inbounds nuw i8, ptr %635, i64 %636
  %638 = load i32, ptr %637, align 1
  %639 = urem i32 %638, %210
  br label %914

640:                                              ; preds = %580
  %641 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %642 = load ptr, ptr %641, align 8, !tbaa !18
  %643 = getelementptr inbounds nuw i8, ptr %582, i64 48
  %644 = load ptr, ptr %643, align 8, !tbaa !17
  %645 = zext i32 %584 to i64
  %646 = getelementptr inbounds nuw i8, ptr %644, i64 %645
  %647 = load i32, ptr %646, align 1
  %648 = urem i32 %647, %210
  %649 = zext nneg i32 %648 to i64
  %650 = icmp eq i64 %576, %649
  %651 = add i32 %584, 4
  %652 = zext i32 %651 to i64
  %653 = select i1 %650, i64 0, i64 %652
  %654 = getelementptr inbounds nuw i8, ptr %644, i64 %653
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %642, ptr align 1 %654, i64 %645, i1 false)
  br label %932

655:                                              ; preds = %580
  %656 = getelementptr inbounds nuw i8, ptr %582, i64 48
  %657 = load ptr, ptr %656, align 8, !tbaa !17
  %658 = load i32, ptr %657, align 1
  %659 = lshr i32 %658, 2
  %660 = urem i32 %659, %210
  %661 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %662 = load ptr, ptr %661, align 8, !tbaa !18
  store i32 0, ptr %662, align 1
  %663 = zext nneg i32 %660 to i64
  %664 = shl nuw i64 1, %663
  %665 = and i64 %664, %198
  %666 = icmp eq i64 %665, 0
  br i1 %666, label %932, label %667

667:                                              ; preds = %655
  %668 = load ptr, ptr %661, align 8, !tbaa !18
  %669 = getelementptr inbounds nuw ptr, ptr %5, i64 %663
  %670 = load ptr, ptr %669, align 8, !tbaa !8
  %671 = getelementptr inbounds nuw i8, ptr %670, i64 48
  %672 = load ptr, ptr %671, align 8, !tbaa !17
  %673 = getelementptr inbounds nuw i8, ptr %672, i64 4
  %674 = load i32, ptr %673, align 1
  store i32 %674, ptr %668, align 1
  br label %932

675:                                              ; preds = %580
  %676 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %677 = load ptr, ptr %676, align 8, !tbaa !18
  store i32 0, ptr %677, align 1
  br label %678

678:                                              ; preds = %697, %675
  %679 = phi i64 [ 0, %675 ], [ %698, %697 ]
  %680 = shl nuw i64 1, %679
  %681 = and i64 %680, %198
  %682 = icmp eq i64 %681, 0
  br i1 %682, label %697, label %683

683:                                              ; preds = %678
  %684 = getelementptr inbounds nuw ptr, ptr %5, i64 %679
  %685 = load ptr, ptr %684, align 8, !tbaa !8
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 48
  %687 = load ptr, ptr %686, align 8, !tbaa !17
  %688 = load i32, ptr %687, align 1
  %689 = lshr i32 %688, 2
  %690 = urem i32 %689, %210
  %691 = zext nneg i32 %690 to i64
  %692 = icmp eq i64 %576, %691
  br i1 %692, label %693, label %697

693:                                              ; preds = %683
  %694 = load ptr, ptr %676, align 8, !tbaa !18
  %695 = getelementptr inbounds nuw i8, ptr %687, i64 4
  %696 = load i32, ptr %695, align 1
  store i32 %696, ptr %694, align 1
  br label %697

697:                                              ; preds = %693, %683, %678
  %698 = add nuw nsw i64 %679, 1
  %699 = icmp eq i64 %698, %213
  br i1 %699, label %932, label %678, !llvm.loop !89

700:                                              ; preds = %580
  %701 = getelementptr inbounds nuw i8, ptr %582, i64 40
  %702 = load i32, ptr %701, align 8, !tbaa !16
  %703 = and i32 %702, 511
  %704 = trunc i64 %576 to i32
  %705 = and i32 %704, 2147483632
  %706 = and i32 %704, 15
  %707 = load i32, ptr %209, align 8, !tbaa !55
  %708 = icmp samesign ult i32 %703, 256
  br i1 %708, label %709, label %716

709:                                              ; preds = %700
  %710 = and i32 %704, 2147483644
  %711 = shl i32 %704, 1
  %712 = and i32 %711, 6
  %713 = lshr i32 %703, %712
  %714 = and i32 %713, 3
  %715 = or disjoint i32 %714, %710
  br label %762

716:                                              ; preds = %700
  %717 = and i32 %702, 15
  %718 = lshr i32 %703, 4
  switch i32 %718, label %737 [
    i32 16, label %719
    i32 17, label %724
    i32 18, label %728
    i32 21, label %732
    i32 22, label %734
  ]

719:                                              ; preds = %716
  %720 = add nuw nsw i32 %717, %706
  %721 = icmp samesign ult i32 %720, 16
  %722 = add nuw nsw i32 %717, %704
  %723 = select i1 %721, i32 %722, i32 -1
  br label %762

724:                                              ; preds = %716
  %725 = icmp samesign ult i32 %706, %717
  %726 = sub nsw i32 %704, %717
  %727 = select i1 %725, i32 -1, i32 %726
  br label %762

728:                                              ; preds = %716
  %729 = sub i32 %704, %702
  %730 = and i32 %729, 15
  %731 = or disjoint i32 %730, %705
  br label %762

732:                                              ; preds = %716
  %733 = or disjoint i32 %717, %705
  br label %762

734:                                              ; preds = %716
  %735 = xor i32 %717, %706
  %736 = or disjoint i32 %735, %705
  br label %762

737:                                              ; preds = %716
  switch i32 %703, label %762 [
    i32 304, label %738
    i32 308, label %744
    i32 312, label %747
    i32 316, label %749
    i32 320, label %753
    i32 321, label %755
    i32 322, label %757
    i32 323, label %759
  ]

738:                                              ; preds = %737
  %739 = add nuw nsw i64 %576, 1
  %740 = sext i32 %707 to i64
  %741 = icmp slt i64 %739, %740
  %742 = trunc nuw nsw i64 %739 to i32
  %743 = select i1 %741, i32 %742, i32 -1
  br label %762

744:                                              ; preds = %737
  %745 = add i32 %704, 1
  %746 = srem i32 %745, %707
  br label %762

747:                                              ; preds = %737
  %748 = add i32 %704, -1
  br label %762

749:                                              ; preds = %737
  %750 = add i32 %704, -1
  %751 = add i32 %750, %707
  %752 = srem i32 %751, %707
  br label %762

753:                                              ; preds = %737
  %754 = xor i32 %704, 15
  br label %762

755:                                              ; preds = %737
  %756 = xor i32 %704, 7
  br label %762

757:                                              ; preds = %737
  %758 = add nsw i32 %705, -1
  br label %762

759:                                              ; preds = %737
  %760 = icmp samesign ugt i64 %576, 31
  %761 = select i1 %760, i32 31, i32 -1
  br label %762

762:                                              ; preds = %759, %757, %755, %753, %749, %747, %744, %738, %737, %734, %732, %728, %724, %719, %709
  %763 = phi i32 [ %715, %709 ], [ %736, %734 ], [ %743, %738 ], [ %746, %744 ], [ %748, %747 ], [ %752, %749 ], [ %754, %753 ], [ %756, %755 ], [ %758, %757 ], [ %761, %759 ], [ %723, %719 ], [ %727, %724 ], [ %731, %728 ], [ %733, %732 ], [ -1, %737 ]
  %764 = lshr i32 %704, 4
  %765 = and i32 %764, 3
  %766 = shl nuw nsw i32 65536, %765
  %767 = and i32 %702, %766
  %768 = icmp eq i32 %767, 0
  br i1 %768, label %775, label %769

769:                                              ; preds = %762
  %770 = lshr i32 %704, 2
  %771 = and i32 %770, 3
  %772 = shl nuw nsw i32 1048576, %771
  %773 = and i32 %702, %772
  %774 = icmp eq i32 %773, 0
  br i1 %774, label %775, label %781

775:                                              ; preds = %769, %762
  %776 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %777 = load ptr, ptr %776, align 8, !tbaa !18
  %778 = getelementptr inbounds nuw i8, ptr %582, i64 48
  %779 = load ptr, ptr %778, align 8, !tbaa !17
  %780 = zext i32 %584 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %777, ptr align 1 %779, i64 %780, i1 false)
  br label %932

781:                                              ; preds = %769
  %782 = icmp ult i32 %763, %210
  br i1 %782, label %783, label %797

783:                                              ; preds = %781
  %784 = zext nneg i32 %763 to i64
  %785 = shl nuw i64 1, %784
  %786 = and i64 %785, %198
  %787 = icmp eq i64 %786, 0
  br i1 %787, label %797, label %788

788:                                              ; preds = %783
  %789 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %790 = load ptr, ptr %789, align 8, !tbaa !18
  %791 = getelementptr inbounds nuw ptr, ptr %5, i64 %784
  %792 = load ptr, ptr %791, align 8, !tbaa !8
  %793 = getelementptr inbounds nuw i8, ptr %792, i64 48
  %794 = load ptr, ptr %793, align 8, !tbaa !17
  %795 = zext i32 %584 to i64
  %796 = getelementptr inbounds nuw i8, ptr %794, i64 %795
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %790, ptr align 1 %796, i64 %795, i1 false)
  br label %932

797:                                              ; preds = %783, %781
  %798 = and i32 %702, 16777216
  %799 = icmp eq i32 %798, 0
  %800 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %801 = load ptr, ptr %800, align 8, !tbaa !18
  br i1 %799, label %804, label %802

802:                                              ; preds = %797
  %803 = zext i32 %584 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %801, i8 0, i64 %803, i1 false)
  br label %932

804:                                              ; preds = %797
  %805 = getelementptr inbounds nuw i8, ptr %582, i64 48
  %806 = load ptr, ptr %805, align 8, !tbaa !17
  %807 = zext i32 %584 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %801, ptr align 1 %806, i64 %807, i1 false)
  br label %932

808:                                              ; preds = %580
  %809 = getelementptr inbounds nuw i8, ptr %582, i64 40
  %810 = load i32, ptr %809, align 8, !tbaa !16
  %811 = and i32 %810, 32768
  %812 = icmp eq i32 %811, 0
  br i1 %812, label %821, label %813

813:                                              ; preds = %808
  %814 = trunc i64 %576 to i32
  %815 = and i32 %814, 2147483644
  %816 = shl i32 %814, 1
  %817 = and i32 %816, 6
  %818 = lshr i32 %810, %817
  %819 = and i32 %818, 3
  %820 = or disjoint i32 %819, %815
  br label %911

821:                                              ; preds = %808
  %822 = lshr i32 %810, 5
  %823 = and i32 %822, 31
  %824 = lshr i32 %810, 10
  %825 = and i32 %824, 31
  %826 = trunc nuw nsw i64 %576 to i32
  %827 = and i32 %826, 2147483616
  %828 = and i32 %826, 31
  %829 = and i32 %828, %810
  %830 = or i32 %823, %829
  %831 = xor i32 %830, %825
  %832 = or disjoint i32 %831, %827
  br label %911

833:                                              ; preds = %580, %580
  %834 = getelementptr inbounds nuw i8, ptr %582, i64 48
  %835 = load ptr, ptr %834, align 8, !tbaa !17
  %836 = trunc nuw nsw i64 %576 to i32
  %837 = lshr i64 %576, 1
  %838 = and i64 %837, 4
  %839 = getelementptr inbounds nuw i8, ptr %835, i64 %838
  %840 = getelementptr inbounds nuw i8, ptr %839, i64 8
  %841 = load i32, ptr %840, align 1
  %842 = shl i32 %836, 2
  %843 = and i32 %842, 28
  %844 = lshr i32 %841, %843
  %845 = and i32 %844, 15
  %846 = and i32 %836, 2147483632
  %847 = icmp eq i32 %586, 11
  %848 = select i1 %847, i32 16, i32 0
  %849 = xor i32 %848, %846
  %850 = or disjoint i32 %845, %849
  %851 = icmp slt i32 %850, %210
  br i1 %851, label %852, label %866

852:                                              ; preds = %833
  %853 = zext nneg i32 %850 to i64
  %854 = shl nuw i64 1, %853
  %855 = and i64 %854, %198
  %856 = icmp eq i64 %855, 0
  br i1 %856, label %866, label %857

857:                                              ; preds = %852
  %858 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %859 = load ptr, ptr %858, align 8, !tbaa !18
  %860 = getelementptr inbounds nuw ptr, ptr %5, i64 %853
  %861 = load ptr, ptr %860, align 8, !tbaa !8
  %862 = getelementptr inbounds nuw i8, ptr %861, i64 48
  %863 = load ptr, ptr %862, align 8, !tbaa !17
  %864 = getelementptr inbounds nuw i8, ptr %863, i64 4
  %865 = load i32, ptr %864, align 1
  store i32 %865, ptr %859, align 1
  br label %932

866:                                              ; preds = %852, %833
  %867 = getelementptr inbounds nuw i8, ptr %582, i64 40
  %868 = load i32, ptr %867, align 8, !tbaa !16
  %869 = and i32 %868, 1
  %870 = icmp eq i32 %869, 0
  %871 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %872 = load ptr, ptr %871, align 8, !tbaa !18
  br i1 %870, label %874, label %873

873:                                              ; preds = %866
  store i32 0, ptr %872, align 1
  br label %932

874:                                              ; preds = %866
  %875 = load i32, ptr %835, align 1
  store i32 %875, ptr %872, align 1
  br label %932

876:                                              ; preds = %580
  %877 = trunc nuw nsw i64 %576 to i32
  %878 = xor i32 %877, 32
  br label %911

879:                                              ; preds = %580, %580
  %880 = icmp eq i32 %586, 13
  %881 = select i1 %880, i32 16, i32 32
  %882 = trunc nuw nsw i64 %576 to i32
  %883 = xor i32 %881, %882
  %884 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %885 = load ptr, ptr %884, align 8, !tbaa !18
  %886 = getelementptr inbounds nuw i8, ptr %582, i64 48
  %887 = load ptr, ptr %886, align 8, !tbaa !17
  %888 = load i64, ptr %887, align 1
  store i64 %888, ptr %885, align 1
  %889 = zext nneg i32 %883 to i64
  %890 = shl nuw i64 1, %889
  %891 = and i64 %890, %198
  %892 = icmp eq i64 %891, 0
  br i1 %892, label %932, label %893

893:                                              ; preds = %879
  %894 = and i32 %881, %882
  %895 = icmp eq i32 %894, 0
  %896 = load ptr, ptr %884, align 8, !tbaa !18
  br i1 %895, label %904, label %897

897:                                              ; preds = %893
  %898 = getelementptr inbounds nuw ptr, ptr %5, i64 %889
  %899 = load ptr, ptr %898, align 8, !tbaa !8
  %900 = getelementptr inbounds nuw i8, ptr %899, i64 48
  %901 = load ptr, ptr %900, align 8, !tbaa !17
  %902 = getelementptr inbounds nuw i8, ptr %901, i64 4
  %903 = load i32, ptr %902, align 1
  store i32 %903, ptr %896, align 1
  br label %932

904:                                              ; preds = %893
  %905 = getelementptr inbounds nuw i8, ptr %896, i64 4
  %906 = getelementptr inbounds nuw ptr, ptr %5, i64 %889
  %907 = load ptr, ptr %906, align 8, !tbaa !8
  %908 = getelementptr inbounds nuw i8, ptr %907, i64 48
  %909 = load ptr, ptr %908, align 8, !tbaa !17
  %910 = load i32, ptr %909, align 1
  store i32 %910, ptr %905, align 1
  br label %932

911:                                              ; preds = %876, %821, %813
  %912 = phi i32 [ %832, %821 ], [ %878, %876 ], [ %820, %813 ]
  %913 = icmp ult i32 %912, %210
  br i1 %913, label %914, label %928

914:                                              ; preds = %911, %633
  %915 = phi i32 [ %639, %633 ], [ %912, %911 ]
  %916 = zext nneg i32 %915 to i64
  %917 = shl nuw i64 1, %916
  %918 = and i64 %917, %198
  %919 = icmp eq i64 %918, 0
  br i1 %919, label %928, label %920

920:                                              ; preds = %914
  %921 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %922 = load ptr, ptr %921, align 8, !tbaa !18
  %923 = getelementptr inbounds nuw ptr, ptr %5, i64 %916
  %924 = load ptr, ptr %923, align 8, !tbaa !8
  %925 = getelementptr inbounds nuw i8, ptr %924, i64 48
  %926 = load ptr, ptr %925, align 8, !tbaa !17
  %927 = zext i32 %584 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %922, ptr align 1 %926, i64 %927, i1 false)
  br label %932

928:                                              ; preds = %914, %911
  %929 = getelementptr inbounds nuw i8, ptr %582, i64 56
  %930 = load ptr, ptr %929, align 8, !tbaa !18
  %931 = zext i32 %584 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %930, i8 0, i64 %931, i1 false)
  br label %932

932:                                              ; preds = %697, %928, %920, %904, %897, %879, %874, %873, %857, %804, %802, %788, %775, %667, %655, %640, %608, %603, %592, %587, %580
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %933

933:                                              ; preds = %932, %575
  %934 = add nuw nsw i64 %576, 1
  %935 = icmp eq i64 %934, %213
  br i1 %935, label %936, label %575, !llvm.loop !90

936:                                              ; preds = %933, %572, %216, %201
  %937 = icmp eq i32 %206, 0
  %938 = select i1 %937, i32 2, i32 0
  br label %941

939:                                              ; preds = %950
  %940 = load ptr, ptr @launch, align 8, !tbaa !8
  br i1 %937, label %958, label %953

941:                                              ; preds = %950, %936
  %942 = phi i64 [ 0, %936 ], [ %951, %950 ]
  %943 = shl nuw i64 1, %942
  %944 = and i64 %943, %198
  %945 = icmp eq i64 %944, 0
  br i1 %945, label %950, label %946

946:                                              ; preds = %941
  %947 = getelementptr inbounds nuw ptr, ptr %5, i64 %942
  %948 = load ptr, ptr %947, align 8, !tbaa !8
  %949 = getelementptr inbounds nuw i8, ptr %948, i64 8
  store i32 %938, ptr %949, align 8, !tbaa !19
  br label %950

950:                                              ; preds = %946, %941
  %951 = add nuw nsw i64 %942, 1
  %952 = icmp eq i64 %951, %119
  br i1 %952, label %939, label %941, !llvm.loop !91

953:                                              ; preds = %939
  %954 = getelementptr inbounds nuw i8, ptr %940, i64 76
  %955 = load i32, ptr %954, align 4, !tbaa !23
  %956 = and i32 %955, 2
  %957 = icmp eq i32 %956, 0
  br i1 %957, label %120, label %958

958:                                              ; preds = %953, %939, %180, %120, %147, %162
  %959 = phi ptr [ %149, %147 ], [ %155, %162 ], [ %100, %120 ], [ %940, %953 ], [ %155, %180 ], [ %940, %939 ]
  %960 = phi ptr [ %149, %147 ], [ %156, %162 ], [ %100, %120 ], [ %940, %953 ], [ %155, %180 ], [ %940, %939 ]
  %961 = phi i32 [ 0, %147 ], [ %159, %162 ], [ 0, %120 ], [ 1, %953 ], [ %159, %180 ], [ 1, %939 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  %962 = getelementptr inbounds nuw i8, ptr %960, i64 84
  %963 = load i32, ptr %962, align 4, !tbaa !31
  %964 = icmp eq i32 %963, 0
  br i1 %964, label %95, label %1017

965:                                              ; preds = %95
  %966 = icmp eq i32 %96, 0
  %967 = load i32, ptr @lane_count, align 4, !tbaa !4
  br label %968

968:                                              ; preds = %965, %90
  %969 = phi i32 [ %967, %965 ], [ %91, %90 ]
  %970 = phi i1 [ %966, %965 ], [ true, %90 ]
  %971 = phi ptr [ %960, %965 ], [ %94, %90 ]
  %972 = phi ptr [ %960, %965 ], [ %93, %90 ]
  %973 = phi ptr [ %959, %965 ], [ %92, %90 ]
  %974 = icmp eq i32 %969, 0
  br i1 %974, label %1017, label %975

975:                                              ; preds = %968
  %976 = load ptr, ptr @lanes, align 8, !tbaa !8
  %977 = zext i32 %969 to i64
  br label %980

978:                                              ; preds = %980
  %979 = icmp eq i32 %988, 0
  br i1 %979, label %1017, label %991

980:                                              ; preds = %980, %975
  %981 = phi i64 [ 0, %975 ], [ %989, %980 ]
  %982 = phi i32 [ 0, %975 ], [ %988, %980 ]
  %983 = getelementptr inbounds nuw %struct.Lane, ptr %976, i64 %981
  %984 = getelementptr inbounds nuw i8, ptr %983, i64 8
  %985 = load i32, ptr %984, align 8, !tbaa !19
  %986 = icmp ne i32 %985, 3
  %987 = zext i1 %986 to i32
  %988 = or i32 %982, %987
  %989 = add nuw nsw i64 %981, 1
  %990 = icmp eq i64 %989, %977
  br i1 %990, label %978, label %980, !llvm.loop !92

991:                                              ; preds = %978
  br i1 %970, label %992, label %1014

992:                                              ; preds = %991, %1007
  %993 = phi i64 [ %1009, %1007 ], [ 0, %991 ]
  %994 = phi i1 [ false, %1007 ], [ true, %991 ]
  br label %998

995:                                              ; preds = %1004
  %996 = load i32, ptr @stretch, align 4, !tbaa !4
  %997 = add i32 %996, 1
  store i32 %997, ptr @stretch, align 4, !tbaa !4
  br i1 %994, label %1015, label %1014

998:                                              ; preds = %1004, %992
  %999 = phi i64 [ %1005, %1004 ], [ %993, %992 ]
  %1000 = getelementptr inbounds nuw %struct.Lane, ptr %976, i64 %999
  %1001 = getelementptr inbounds nuw i8, ptr %1000, i64 8
  %1002 = load i32, ptr %1001, align 8, !tbaa !19
  %1003 = icmp eq i32 %1002, 2
  br i1 %1003, label %1007, label %1004

1004:                                             ; preds = %998
  %1005 = add nuw nsw i64 %999, 1
  %1006 = icmp eq i64 %1005, %977
  br i1 %1006, label %995, label %998, !llvm.loop !93

1007:                                             ; preds = %998
  %1008 = getelementptr inbounds nuw i8, ptr %1000, i64 8
  store i32 0, ptr %1008, align 8, !tbaa !19
  %1009 = add nuw nsw i64 %999, 1
  %1010 = icmp eq i64 %1009, %977
  br i1 %1010, label %1011, label %992, !llvm.loop !93

1011:                                             ; preds = %1007
  %1012 = load i32, ptr @stretch, align 4, !tbaa !4
  %1013 = add i32 %1012, 1
  store i32 %1013, ptr @stretch, align 4, !tbaa !4
  br label %1014

1014:                                             ; preds = %1011, %995, %991
  br label %90

1015:                                             ; preds = %995
  %1016 = getelementptr inbounds nuw i8, ptr %972, i64 84
  store i32 4, ptr %1016, align 4, !tbaa !31
  br label %1017

1017:                                             ; preds = %968, %978, %958, %1015
  %1018 = load ptr, ptr @memory, align 8, !tbaa !8
  %1019 = getelementptr inbounds nuw i8, ptr %1018, i64 131072
  %1020 = load ptr, ptr %1019, align 8, !tbaa !66
  %1021 = icmp eq ptr %1020, null
  br i1 %1021, label %1038, label %1022

1022:                                             ; preds = %1017, %1034
  %1023 = phi ptr [ %1036, %1034 ], [ %1020, %1017 ]
  %1024 = getelementptr inbounds nuw i8, ptr %1023, i64 24
  %1025 = load i64, ptr %1024, align 8, !tbaa !94
  %1026 = shl i64 %1025, 10
  %1027 = icmp ult i64 %1026, 4503599627370496
  %1028 = add i64 %1026, -16777216
  %1029 = icmp ult i64 %1028, -16711680
  %1030 = and i1 %1027, %1029
  br i1 %1030, label %1034, label %1031

1031:                                             ; preds = %1022
  %1032 = getelementptr inbounds nuw i8, ptr %1023, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1024) %1032, i8 0, i64 1024, i1 false)
  %1033 = getelementptr inbounds nuw i8, ptr %1023, i64 2080
  store ptr null, ptr %1023, align 8, !tbaa !26
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %1033, i8 0, i64 256, i1 false)
  br label %1034

1034:                                             ; preds = %1031, %1022
  %1035 = getelementptr inbounds nuw i8, ptr %1023, i64 16
  %1036 = load ptr, ptr %1035, align 8, !tbaa !66
  %1037 = icmp eq ptr %1036, null
  br i1 %1037, label %1038, label %1022, !llvm.loop !95

1038:                                             ; preds = %1034, %1017
  %1039 = add nuw i32 %57, 1
  %1040 = icmp eq i32 %1039, %54
  br i1 %1040, label %1067, label %56, !llvm.loop !96

1041:                                             ; preds = %60, %1041
  %1042 = phi i64 [ %1060, %1041 ], [ 0, %60 ]
  %1043 = load ptr, ptr @lanes, align 8, !tbaa !8
  %1044 = getelementptr inbounds nuw %struct.Lane, ptr %1043, i64 %1042
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %1044, i8 0, i64 72, i1 false)
  %1045 = getelementptr inbounds nuw i8, ptr %1044, i64 12
  %1046 = trunc nuw i64 %1042 to i32
  store i32 %1046, ptr %1045, align 4, !tbaa !25
  %1047 = load i32, ptr %7, align 4, !tbaa !4
  %1048 = urem i32 %1046, %1047
  %1049 = getelementptr inbounds nuw i8, ptr %1044, i64 16
  store i32 %1048, ptr %1049, align 8, !tbaa !4
  %1050 = load i32, ptr %7, align 4, !tbaa !4
  %1051 = udiv i32 %1046, %1050
  %1052 = load i32, ptr %9, align 4, !tbaa !4
  %1053 = urem i32 %1051, %1052
  %1054 = getelementptr inbounds nuw i8, ptr %1044, i64 20
  store i32 %1053, ptr %1054, align 4, !tbaa !4
  %1055 = load i32, ptr %7, align 4, !tbaa !4
  %1056 = udiv i32 %1046, %1055
  %1057 = load i32, ptr %9, align 4, !tbaa !4
  %1058 = udiv i32 %1056, %1057
  %1059 = getelementptr inbounds nuw i8, ptr %1044, i64 24
  store i32 %1058, ptr %1059, align 8, !tbaa !4
  %1060 = add nuw nsw i64 %1042, 1
  %1061 = mul i64 %18, %1060
  %1062 = getelementptr inbounds nuw i8, ptr %36, i64 %1061
  %1063 = tail call ptr @rt_new_stack(ptr noundef nonnull %1062) #18
  store ptr %1063, ptr %1044, align 8, !tbaa !69
  %1064 = load i32, ptr @lane_count, align 4, !tbaa !4
  %1065 = zext i32 %1064 to i64
  %1066 = icmp samesign ult i64 %1060, %1065
  br i1 %1066, label %1041, label %79, !llvm.loop !97

1067:                                             ; preds = %1038, %56, %46, %45
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
  br i1 %40, label %8, label %9, !llvm.loop !98
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
  br i1 %14, label %4, label %15, !llvm.loop !99

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
  br i1 %16, label %4, label %17, !llvm.loop !99

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
  br i1 %14, label %4, label %15, !llvm.loop !99

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
  br i1 %16, label %4, label %17, !llvm.loop !99

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
  br i1 %24, label %8, label %25, !llvm.loop !99

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
  br i1 %18, label %5, label %4, !llvm.loop !100
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
  %11 = tail call fastcc ptr @find_or_make(ptr noundef %1, i64 noundef %10) #19
  %12 = icmp eq ptr %11, null
  br i1 %12, label %32, label %13

13:                                               ; preds = %7
  %14 = trunc i64 %9 to i8
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 %8
  %16 = load i8, ptr %15, align 1, !tbaa !40
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 1056
  %18 = and i64 %9, 1023
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 %18
  store i8 %16, ptr %19, align 1, !tbaa !40
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 %18
  store i8 %16, ptr %21, align 1, !tbaa !40
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 2080
  %23 = and i8 %14, 7
  %24 = shl nuw i8 1, %23
  %25 = lshr i64 %9, 3
  %26 = and i64 %25, 127
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !40
  %29 = or i8 %28, %24
  store i8 %29, ptr %27, align 1, !tbaa !40
  %30 = add nuw i64 %8, 1
  %31 = icmp eq i64 %30, %4
  br i1 %31, label %32, label %7, !llvm.loop !101

32:                                               ; preds = %7, %13, %5
  %33 = phi i32 [ 0, %5 ], [ 0, %13 ], [ 2, %7 ]
  ret i32 %33
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc ptr @find_or_make(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #12 {
  %3 = tail call fastcc ptr @find(ptr noundef %0, i64 noundef %1) #19
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %38

5:                                                ; preds = %2
  %6 = load ptr, ptr @launch, align 8, !tbaa !8
  %7 = load ptr, ptr %6, align 8, !tbaa !29
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !30
  %10 = ptrtoint ptr %9 to i64
  %11 = ptrtoint ptr %7 to i64
  %12 = sub i64 %10, %11
  %13 = icmp ult i64 %12, 2336
  br i1 %13, label %38, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 2336
  store ptr %15, ptr %6, align 8, !tbaa !29
  %16 = icmp eq ptr %7, null
  br i1 %16, label %38, label %17

17:                                               ; preds = %14
  %18 = add i64 %1, -7046029254386353131
  %19 = lshr i64 %18, 30
  %20 = xor i64 %19, %18
  %21 = mul i64 %20, -4658895280553007687
  %22 = lshr i64 %21, 27
  %23 = xor i64 %22, %21
  %24 = mul i64 %23, -7723592293110705685
  %25 = lshr i64 %24, 31
  %26 = xor i64 %25, %24
  %27 = and i64 %26, 16383
  %28 = getelementptr inbounds nuw ptr, ptr %0, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %1, ptr %29, align 8, !tbaa !94
  %30 = load ptr, ptr %28, align 8, !tbaa !66
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %30, ptr %31, align 8, !tbaa !102
  store ptr %7, ptr %28, align 8, !tbaa !66
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 131080
  %33 = load ptr, ptr %32, align 8, !tbaa !103
  %34 = icmp eq ptr %33, null
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 131072
  %37 = select i1 %34, ptr %36, ptr %35
  store ptr %7, ptr %37, align 8, !tbaa !66
  store ptr %7, ptr %32, align 8, !tbaa !103
  br label %38

38:                                               ; preds = %5, %14, %2, %17
  %39 = phi ptr [ %3, %2 ], [ %7, %17 ], [ null, %14 ], [ null, %5 ]
  ret ptr %39
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @rt_read(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef writeonly captures(none) %2, i64 noundef %3) local_unnamed_addr #13 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %18, %4
  ret void

7:                                                ; preds = %4, %18
  %8 = phi i64 [ %21, %18 ], [ 0, %4 ]
  %9 = add i64 %8, %1
  %10 = lshr i64 %9, 10
  %11 = tail call fastcc ptr @find(ptr noundef %0, i64 noundef %10) #19
  %12 = icmp eq ptr %11, null
  br i1 %12, label %18, label %13

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %15 = and i64 %9, 1023
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !40
  br label %18

18:                                               ; preds = %7, %13
  %19 = phi i8 [ %17, %13 ], [ 0, %7 ]
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 %8
  store i8 %19, ptr %20, align 1, !tbaa !40
  %21 = add nuw i64 %8, 1
  %22 = icmp eq i64 %21, %3
  br i1 %22, label %6, label %7, !llvm.loop !105
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc ptr @find(ptr noundef readonly captures(none) %0, i64 noundef %1) unnamed_addr #14 {
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
  %14 = load ptr, ptr %13, align 8, !tbaa !66
  %15 = icmp eq ptr %14, null
  br i1 %15, label %25, label %16

16:                                               ; preds = %2, %21
  %17 = phi ptr [ %23, %21 ], [ %14, %2 ]
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load i64, ptr %18, align 8, !tbaa !94
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %25, label %21

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %23 = load ptr, ptr %22, align 8, !tbaa !66
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %16, !llvm.loop !106

25:                                               ; preds = %16, %21, %2
  %26 = phi ptr [ null, %2 ], [ null, %21 ], [ %17, %16 ]
  ret ptr %26
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local range(i32 0, 3) i32 @rt_image(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #12 {
  store ptr %0, ptr @launch, align 8, !tbaa !8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 131072
  %5 = load ptr, ptr %4, align 8, !tbaa !66
  %6 = icmp eq ptr %5, null
  br i1 %6, label %29, label %7

7:                                                ; preds = %3, %25
  %8 = phi ptr [ %27, %25 ], [ %5, %3 ]
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !94
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
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 1056
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1024) %20, ptr noundef nonnull align 8 dereferenceable(1024) %21, i64 1024, i1 false)
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 1056
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1024) %22, ptr noundef nonnull align 8 dereferenceable(1024) %21, i64 1024, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %17, i64 2080
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 2080
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %23, ptr noundef nonnull align 8 dereferenceable(128) %24, i64 128, i1 false)
  br label %25

25:                                               ; preds = %19, %7
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %27 = load ptr, ptr %26, align 8, !tbaa !66
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %7, !llvm.loop !107

29:                                               ; preds = %16, %25, %3
  %30 = phi i32 [ 0, %3 ], [ 0, %25 ], [ 2, %16 ]
  ret i32 %30
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local void @rt_compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) initializes((0, 24)) %2) local_unnamed_addr #13 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2, i8 0, i64 24, i1 false)
  tail call fastcc void @compare_pages(ptr noundef %0, ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2) #19
  tail call fastcc void @compare_pages(ptr noundef %1, ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2) #19
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @compare_pages(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 131072
  %6 = load ptr, ptr %5, align 8, !tbaa !66
  %7 = icmp eq ptr %6, null
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 20
  br label %13

12:                                               ; preds = %127, %4
  ret void

13:                                               ; preds = %8, %127
  %14 = phi ptr [ %6, %8 ], [ %129, %127 ]
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %16 = load i64, ptr %15, align 8, !tbaa !94
  %17 = shl i64 %16, 10
  %18 = icmp ult i64 %17, 4503599627370496
  %19 = add i64 %17, -16777216
  %20 = icmp ult i64 %19, -16711680
  %21 = and i1 %18, %20
  br i1 %21, label %22, label %127

22:                                               ; preds = %13
  %23 = tail call fastcc ptr @find(ptr noundef %1, i64 noundef %16) #19
  %24 = tail call fastcc ptr @find(ptr noundef %2, i64 noundef %16) #19
  %25 = icmp eq ptr %14, %24
  %26 = icmp ne ptr %23, null
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %127, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 2208
  %30 = icmp eq ptr %24, null
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 2208
  %32 = icmp eq ptr %23, null
  %33 = getelementptr inbounds nuw i8, ptr %23, i64 2080
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 2080
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 32
  br label %37

37:                                               ; preds = %28, %124
  %38 = phi i64 [ 0, %28 ], [ %125, %124 ]
  br i1 %26, label %39, label %53

39:                                               ; preds = %37
  %40 = trunc nuw nsw i64 %38 to i32
  %41 = lshr i64 %38, 3
  %42 = and i64 %41, 536870911
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !40
  %45 = zext i8 %44 to i32
  %46 = and i32 %40, 7
  %47 = shl nuw nsw i32 1, %46
  %48 = and i32 %47, %45
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %53, label %50

50:                                               ; preds = %39
  %51 = load i64, ptr %9, align 8, !tbaa !108
  %52 = add i64 %51, 1
  store i64 %52, ptr %9, align 8, !tbaa !108
  br label %68

53:                                               ; preds = %39, %37
  br i1 %30, label %124, label %54

54:                                               ; preds = %53
  %55 = trunc nuw nsw i64 %38 to i32
  %56 = lshr i64 %38, 3
  %57 = and i64 %56, 536870911
  %58 = getelementptr inbounds nuw i8, ptr %31, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !40
  %60 = zext i8 %59 to i32
  %61 = and i32 %55, 7
  %62 = shl nuw nsw i32 1, %61
  %63 = and i32 %62, %60
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %124, label %65

65:                                               ; preds = %54
  %66 = load i64, ptr %9, align 8, !tbaa !108
  %67 = add i64 %66, 1
  store i64 %67, ptr %9, align 8, !tbaa !108
  br i1 %32, label %89, label %68

68:                                               ; preds = %50, %65
  %69 = phi i32 [ %47, %50 ], [ %62, %65 ]
  %70 = phi i64 [ %42, %50 ], [ %57, %65 ]
  %71 = phi i64 [ %52, %50 ], [ %67, %65 ]
  %72 = getelementptr inbounds nuw i8, ptr %29, i64 %70
  %73 = load i8, ptr %72, align 1, !tbaa !40
  %74 = zext i8 %73 to i32
  %75 = and i32 %69, %74
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %83

77:                                               ; preds = %68
  %78 = getelementptr inbounds nuw i8, ptr %33, i64 %70
  %79 = load i8, ptr %78, align 1, !tbaa !40
  %80 = zext i8 %79 to i32
  %81 = and i32 %69, %80
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %87, label %83

83:                                               ; preds = %77, %68
  %84 = getelementptr inbounds nuw i8, ptr %34, i64 %38
  %85 = load i8, ptr %84, align 1, !tbaa !40
  %86 = zext i8 %85 to i32
  br label %87

87:                                               ; preds = %77, %83
  %88 = phi i32 [ %86, %83 ], [ 256, %77 ]
  br i1 %30, label %109, label %89

89:                                               ; preds = %65, %87
  %90 = phi i32 [ %62, %65 ], [ %69, %87 ]
  %91 = phi i64 [ %57, %65 ], [ %70, %87 ]
  %92 = phi i32 [ 256, %65 ], [ %88, %87 ]
  %93 = phi i64 [ %67, %65 ], [ %71, %87 ]
  %94 = getelementptr inbounds nuw i8, ptr %31, i64 %91
  %95 = load i8, ptr %94, align 1, !tbaa !40
  %96 = zext i8 %95 to i32
  %97 = and i32 %90, %96
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %105

99:                                               ; preds = %89
  %100 = getelementptr inbounds nuw i8, ptr %35, i64 %91
  %101 = load i8, ptr %100, align 1, !tbaa !40
  %102 = zext i8 %101 to i32
  %103 = and i32 %90, %102
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %109, label %105

105:                                              ; preds = %99, %89
  %106 = getelementptr inbounds nuw i8, ptr %36, i64 %38
  %107 = load i8, ptr %106, align 1, !tbaa !40
  %108 = zext i8 %107 to i32
  br label %109

109:                                              ; preds = %87, %99, %105
  %110 = phi i32 [ %92, %105 ], [ %92, %99 ], [ %88, %87 ]
  %111 = phi i64 [ %93, %105 ], [ %93, %99 ], [ %71, %87 ]
  %112 = phi i32 [ %108, %105 ], [ 256, %99 ], [ 256, %87 ]
  %113 = load i64, ptr %15, align 8, !tbaa !94
  %114 = shl i64 %113, 10
  %115 = add nuw nsw i64 %114, %38
  %116 = icmp eq i32 %110, %112
  br i1 %116, label %124, label %117

117:                                              ; preds = %109
  %118 = load i32, ptr %10, align 8, !tbaa !110
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %123, label %120

120:                                              ; preds = %117
  %121 = load i64, ptr %3, align 8, !tbaa !111
  %122 = icmp ugt i64 %121, %115
  br i1 %122, label %123, label %124

123:                                              ; preds = %120, %117
  store i64 %115, ptr %3, align 8, !tbaa !47
  store i64 %111, ptr %9, align 8, !tbaa !47
  store i32 1, ptr %10, align 8, !tbaa !4
  store i32 0, ptr %11, align 4
  br label %124

124:                                              ; preds = %123, %120, %109, %53, %54
  %125 = add nuw nsw i64 %38, 1
  %126 = icmp eq i64 %125, 1024
  br i1 %126, label %127, label %37, !llvm.loop !112

127:                                              ; preds = %124, %22, %13
  %128 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %129 = load ptr, ptr %128, align 8, !tbaa !66
  %130 = icmp eq ptr %129, null
  br i1 %130, label %12, label %13, !llvm.loop !113
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local range(i32 0, 2) i32 @rt_stray(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, ptr noundef captures(none) %3) local_unnamed_addr #13 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 131072
  %6 = load ptr, ptr %5, align 8, !tbaa !66
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
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %17 = load i64, ptr %16, align 8, !tbaa !94
  %18 = shl i64 %17, 10
  %19 = icmp ult i64 %18, 4503599627370496
  %20 = add i64 %18, -16777216
  %21 = icmp ult i64 %20, -16711680
  %22 = and i1 %19, %21
  br i1 %22, label %23, label %76

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 2080
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 2208
  br label %26

26:                                               ; preds = %23, %72
  %27 = phi i64 [ 0, %23 ], [ %74, %72 ]
  %28 = phi i32 [ %15, %23 ], [ %73, %72 ]
  %29 = load i64, ptr %16, align 8, !tbaa !94
  %30 = shl i64 %29, 10
  %31 = add nuw nsw i64 %30, %27
  %32 = trunc nuw nsw i64 %27 to i32
  %33 = lshr i64 %27, 3
  %34 = and i64 %33, 536870911
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !40
  %37 = zext i8 %36 to i32
  %38 = and i32 %32, 7
  %39 = shl nuw nsw i32 1, %38
  %40 = and i32 %39, %37
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %26
  %43 = getelementptr inbounds nuw i8, ptr %25, i64 %34
  %44 = load i8, ptr %43, align 1, !tbaa !40
  %45 = zext i8 %44 to i32
  %46 = and i32 %39, %45
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %72, label %48

48:                                               ; preds = %42, %26
  br i1 %9, label %66, label %52

49:                                               ; preds = %52
  %50 = add nuw nsw i64 %53, 1
  %51 = icmp eq i64 %50, %10
  br i1 %51, label %66, label %52, !llvm.loop !114

52:                                               ; preds = %48, %49
  %53 = phi i64 [ %50, %49 ], [ 0, %48 ]
  %54 = trunc nuw i64 %53 to i32
  %55 = shl i32 %54, 1
  %56 = or disjoint i32 %55, 1
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %1, i64 %57
  %59 = load i64, ptr %58, align 8, !tbaa !47
  %60 = icmp ult i64 %31, %59
  br i1 %60, label %61, label %49

61:                                               ; preds = %52
  %62 = zext i32 %55 to i64
  %63 = getelementptr inbounds nuw i64, ptr %1, i64 %62
  %64 = load i64, ptr %63, align 8, !tbaa !47
  %65 = icmp ult i64 %31, %64
  br i1 %65, label %66, label %72

66:                                               ; preds = %49, %48, %61
  %67 = icmp eq i32 %28, 0
  br i1 %67, label %71, label %68

68:                                               ; preds = %66
  %69 = load i64, ptr %3, align 8, !tbaa !47
  %70 = icmp ult i64 %31, %69
  br i1 %70, label %71, label %72

71:                                               ; preds = %68, %66
  store i64 %31, ptr %3, align 8, !tbaa !47
  br label %72

72:                                               ; preds = %61, %71, %68, %42
  %73 = phi i32 [ %28, %42 ], [ %28, %61 ], [ 1, %71 ], [ 1, %68 ]
  %74 = add nuw nsw i64 %27, 1
  %75 = icmp eq i64 %74, 1024
  br i1 %75, label %76, label %26, !llvm.loop !115

76:                                               ; preds = %72, %13
  %77 = phi i32 [ %15, %13 ], [ %73, %72 ]
  %78 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %79 = load ptr, ptr %78, align 8, !tbaa !66
  %80 = icmp eq ptr %79, null
  br i1 %80, label %11, label %13, !llvm.loop !116
}

; Function Attrs: nounwind optsize
define internal fastcc ptr @page_of(i64 noundef %0) unnamed_addr #0 {
  %2 = alloca ptr, align 8
  %3 = lshr i64 %0, 10
  %4 = load ptr, ptr @latest, align 8, !tbaa !66
  %5 = icmp eq ptr %4, null
  br i1 %5, label %10, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !94
  %9 = icmp eq i64 %8, %3
  br i1 %9, label %19, label %10

10:                                               ; preds = %6, %1
  %11 = load ptr, ptr @memory, align 8, !tbaa !8
  %12 = tail call fastcc ptr @find_or_make(ptr noundef %11, i64 noundef %3) #19
  store ptr %12, ptr @latest, align 8, !tbaa !66
  %13 = icmp eq ptr %12, null
  br i1 %13, label %14, label %19

14:                                               ; preds = %10
  %15 = load ptr, ptr @launch, align 8, !tbaa !8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 84
  store i32 2, ptr %16, align 4, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  %17 = load ptr, ptr @scheduler, align 8, !tbaa !8
  call void @rt_switch(ptr noundef nonnull %2, ptr noundef %17) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  %18 = load ptr, ptr @latest, align 8, !tbaa !66
  br label %19

19:                                               ; preds = %10, %14, %6
  %20 = phi ptr [ %4, %6 ], [ %18, %14 ], [ %12, %10 ]
  ret ptr %20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #15

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @collect(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, i64 noundef range(i64 1, 0) %2, i32 noundef range(i32 0, 132651001) %3, i32 noundef range(i32 0, 2) %4, ptr noundef writeonly captures(none) %5) unnamed_addr #13 {
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = load i8, ptr %8, align 1, !tbaa !40
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 7
  %12 = load i8, ptr %11, align 1, !tbaa !40
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 3
  %15 = load i8, ptr %14, align 1, !tbaa !78
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
  %28 = load i8, ptr %20, align 1, !tbaa !76
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
  %40 = load i8, ptr %0, align 1, !tbaa !77
  %41 = zext i8 %40 to i32
  %42 = load i8, ptr %21, align 1, !tbaa !74
  %43 = icmp eq i8 %42, 1
  %44 = icmp eq i8 %40, 4
  %45 = mul nuw nsw i32 %31, %41
  %46 = add nuw nsw i32 %37, %34
  br label %55

47:                                               ; preds = %51, %24
  %48 = phi ptr [ %26, %24 ], [ %52, %51 ]
  %49 = add nuw nsw i32 %25, 1
  %50 = icmp eq i32 %49, %16
  br i1 %50, label %35, label %24, !llvm.loop !117

51:                                               ; preds = %92, %36
  %52 = phi ptr [ %38, %36 ], [ %95, %92 ]
  %53 = add nuw nsw i32 %37, 1
  %54 = icmp eq i32 %53, %10
  br i1 %54, label %47, label %36, !llvm.loop !118

55:                                               ; preds = %39, %92
  %56 = phi i32 [ 0, %39 ], [ %94, %92 ]
  %57 = phi ptr [ %38, %39 ], [ %95, %92 ]
  br i1 %43, label %75, label %58

58:                                               ; preds = %55
  %59 = load i8, ptr %22, align 1, !tbaa !80
  %60 = icmp eq i8 %59, 3
  %61 = select i1 %60, i1 %44, i1 false
  br i1 %61, label %62, label %65

62:                                               ; preds = %58
  %63 = shl nuw nsw i32 %56, 4
  %64 = add nuw nsw i32 %46, %63
  br label %75

65:                                               ; preds = %58
  %66 = load i32, ptr %33, align 8, !tbaa !55
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
  %89 = load i8, ptr %22, align 1, !tbaa !80
  %90 = zext i8 %89 to i32
  %91 = tail call fastcc double @element(ptr noundef nonnull %88, i32 noundef %90, i32 noundef %77, i32 noundef %4, i32 noundef %13) #19
  br label %92

92:                                               ; preds = %75, %82
  %93 = phi double [ %91, %82 ], [ 0.000000e+00, %75 ]
  store double %93, ptr %57, align 8, !tbaa !82
  %94 = add nuw nsw i32 %56, 1
  %95 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %96 = icmp eq i32 %94, %29
  br i1 %96, label %51, label %55, !llvm.loop !119
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc double @element(ptr noundef readonly captures(none) %0, i32 noundef range(i32 0, 256) %1, i32 noundef %2, i32 noundef range(i32 0, 2) %3, i32 noundef range(i32 0, 256) %4) unnamed_addr #16 {
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
  %66 = load i8, ptr %65, align 1, !tbaa !40
  %67 = sitofp i8 %66 to double
  br label %123

68:                                               ; preds = %5
  %69 = zext i32 %2 to i64
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !40
  %72 = uitofp i8 %71 to double
  br label %123

73:                                               ; preds = %5
  %74 = icmp eq i32 %3, 0
  %75 = zext i32 %2 to i64
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 %75
  %77 = load i8, ptr %76, align 1, !tbaa !40
  %78 = zext i8 %77 to i32
  %79 = sext i8 %77 to i32
  %80 = select i1 %74, i32 %79, i32 %78
  %81 = sitofp i32 %80 to double
  br label %123

82:                                               ; preds = %5
  %83 = icmp eq i32 %3, 0
  %84 = zext i32 %2 to i64
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !40
  %87 = sext i8 %86 to i32
  %88 = zext i8 %86 to i32
  %89 = select i1 %83, i32 %88, i32 %87
  %90 = sitofp i32 %89 to double
  br label %123

91:                                               ; preds = %5
  %92 = zext i32 %2 to i64
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 %92
  %94 = load i8, ptr %93, align 1, !tbaa !40
  %95 = zext i8 %94 to i32
  %96 = tail call float @rt_fp8_to_float(i32 noundef %95, i32 noundef 3, i32 noundef %4) #19
  %97 = fpext float %96 to double
  br label %123

98:                                               ; preds = %5
  %99 = zext i32 %2 to i64
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 %99
  %101 = load i8, ptr %100, align 1, !tbaa !40
  %102 = zext i8 %101 to i32
  %103 = tail call float @rt_fp8_to_float(i32 noundef %102, i32 noundef 2, i32 noundef %4) #19
  %104 = fpext float %103 to double
  br label %123

105:                                              ; preds = %5
  %106 = zext i32 %2 to i64
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 %106
  %108 = load i8, ptr %107, align 1, !tbaa !40
  %109 = zext i8 %108 to i32
  %110 = icmp eq i32 %3, 0
  %111 = select i1 %110, i32 3, i32 2
  %112 = tail call float @rt_fp8_to_float(i32 noundef %109, i32 noundef %111, i32 noundef %4) #19
  %113 = fpext float %112 to double
  br label %123

114:                                              ; preds = %5
  %115 = zext i32 %2 to i64
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 %115
  %117 = load i8, ptr %116, align 1, !tbaa !40
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #7

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
attributes #14 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nofree norecurse nosync nounwind optsize memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!20 = !{!21, !5, i64 124}
!21 = !{!"", !12, i64 0, !12, i64 8, !13, i64 16, !13, i64 24, !13, i64 32, !13, i64 40, !6, i64 48, !6, i64 60, !5, i64 72, !5, i64 76, !5, i64 80, !5, i64 84, !9, i64 88, !12, i64 96, !13, i64 104, !13, i64 112, !5, i64 120, !5, i64 124, !5, i64 128, !5, i64 132}
!22 = !{!21, !5, i64 120}
!23 = !{!21, !5, i64 76}
!24 = !{!21, !5, i64 128}
!25 = !{!11, !5, i64 12}
!26 = !{!27, !9, i64 0}
!27 = !{!"Page", !9, i64 0, !28, i64 8, !28, i64 16, !13, i64 24, !6, i64 32, !6, i64 1056, !6, i64 2080, !6, i64 2208}
!28 = !{!"p1 _ZTS4Page", !9, i64 0}
!29 = !{!21, !12, i64 0}
!30 = !{!21, !12, i64 8}
!31 = !{!21, !5, i64 84}
!32 = !{!33, !5, i64 0}
!33 = !{!"", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12}
!34 = !{!33, !5, i64 8}
!35 = !{!21, !5, i64 132}
!36 = !{!33, !5, i64 4}
!37 = !{!33, !5, i64 12}
!38 = distinct !{!38, !39}
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!6, !6, i64 0}
!41 = distinct !{!41, !39}
!42 = !{!21, !13, i64 16}
!43 = !{!21, !5, i64 80}
!44 = !{!21, !13, i64 24}
!45 = distinct !{!45, !39}
!46 = distinct !{!46, !39}
!47 = !{!13, !13, i64 0}
!48 = distinct !{!48, !39}
!49 = distinct !{!49, !39}
!50 = distinct !{!50, !39}
!51 = distinct !{!51, !39}
!52 = distinct !{!52, !39}
!53 = distinct !{!53, !39}
!54 = !{!21, !13, i64 40}
!55 = !{!21, !5, i64 72}
!56 = !{!11, !13, i64 64}
!57 = !{!21, !13, i64 104}
!58 = !{!21, !13, i64 112}
!59 = distinct !{!59, !39}
!60 = distinct !{!60, !39}
!61 = distinct !{!61, !39}
!62 = distinct !{!62, !39}
!63 = distinct !{!63, !39}
!64 = !{!21, !9, i64 88}
!65 = !{!21, !12, i64 96}
!66 = !{!28, !28, i64 0}
!67 = !{!21, !13, i64 32}
!68 = distinct !{!68, !39}
!69 = !{!11, !9, i64 0}
!70 = distinct !{!70, !39}
!71 = distinct !{!71, !39}
!72 = distinct !{!72, !39}
!73 = distinct !{!73, !39}
!74 = !{!75, !6, i64 4}
!75 = !{!"", !6, i64 0, !6, i64 1, !6, i64 2, !6, i64 3, !6, i64 4, !6, i64 5, !6, i64 6}
!76 = !{!75, !6, i64 2}
!77 = !{!75, !6, i64 0}
!78 = !{!75, !6, i64 3}
!79 = !{!75, !6, i64 1}
!80 = !{!75, !6, i64 5}
!81 = !{!75, !6, i64 6}
!82 = !{!83, !83, i64 0}
!83 = !{!"double", !6, i64 0}
!84 = distinct !{!84, !39}
!85 = distinct !{!85, !39}
!86 = distinct !{!86, !39}
!87 = distinct !{!87, !39}
!88 = distinct !{!88, !39}
!89 = distinct !{!89, !39}
!90 = distinct !{!90, !39}
!91 = distinct !{!91, !39}
!92 = distinct !{!92, !39}
!93 = distinct !{!93, !39}
!94 = !{!27, !13, i64 24}
!95 = distinct !{!95, !39}
!96 = distinct !{!96, !39}
!97 = distinct !{!97, !39}
!98 = distinct !{!98, !39}
!99 = distinct !{!99, !39}
!100 = distinct !{!100, !39}
!101 = distinct !{!101, !39}
!102 = !{!27, !28, i64 8}
!103 = !{!104, !28, i64 131080}
!104 = !{!"", !6, i64 0, !28, i64 131072, !28, i64 131080}
!105 = distinct !{!105, !39}
!106 = distinct !{!106, !39}
!107 = distinct !{!107, !39}
!108 = !{!109, !13, i64 8}
!109 = !{!"", !13, i64 0, !13, i64 8, !5, i64 16}
!110 = !{!109, !5, i64 16}
!111 = !{!109, !13, i64 0}
!112 = distinct !{!112, !39}
!113 = distinct !{!113, !39}
!114 = distinct !{!114, !39}
!115 = distinct !{!115, !39}
!116 = distinct !{!116, !39}
!117 = distinct !{!117, !39}
!118 = distinct !{!118, !39}
!119 = distinct !{!119, !39}

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What values are called, and which place in the source stands for them."""

from irtools.analysis.naming import location_of, source_name
from irtools.ir.model import Function, LocalValue
from irtools.ir.source import parse

MODULE = """
target triple = "amdgcn-amd-amdhsa"
@_ZZ1kPfiE4tile = internal addrspace(3) global [16 x float] poison
declare float @llvm.exp2.f32(float)
declare float @unknown()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) !dbg !10 {
entry:
    #dbg_value(ptr addrspace(1) %p, !20, !DIExpression(), !30)
    #dbg_value(i32 %n, !21, !DIExpression(), !30)
  %array = alloca [4 x i32], addrspace(5)
    #dbg_declare(ptr addrspace(5) %array, !22, !DIExpression(), !30)
  %item = call i32 @llvm.amdgcn.workitem.id.x(), !dbg !31
  %group = call i32 @llvm.amdgcn.workgroup.id.y()
  %wide = sext i32 %n to i64
  %address = getelementptr float, ptr addrspace(1) %p, i64 %wide, !dbg !32
  %next = getelementptr i8, ptr addrspace(1) %address, i64 16
  %value = load float, ptr addrspace(1) %next, !dbg !33
  %double = fpext float %value to double
  %first = load float, ptr addrspace(1) %p
  %pair = load <2 x float>, ptr addrspace(1) %p
  %half = extractelement <2 x float> %pair, i64 0
  %sum = fadd float %value, %first, !dbg !34
  %scaled = fmul float %first, 5.000000e-01
  %nested = fsub float %scaled, %value
  %exp = call float @llvm.exp2.f32(float %first)
  %long = fadd float %nested, %nested
  %put = insertelement <2 x float> poison, float %first, i64 0
  %twice = shufflevector <2 x float> %put, <2 x float> poison, <2 x i32> zeroinitializer
  %negative = fneg float %first
  %element = load float, ptr addrspace(3) @_ZZ1kPfiE4tile
  %call = call float @unknown()
  br label %loop
loop:
  %same = phi i32 [ %n, %entry ], [ %same, %loop ]
  %either = phi i32 [ %n, %entry ], [ %item, %loop ]
  %c = icmp eq i32 %same, %item
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.hip", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = !DIFile(filename: "math.h", directory: "/usr/include")
!10 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !3, unit: !0,
                             spFlags: DISPFlagDefinition)
!11 = distinct !DISubprogram(name: "helper", file: !4, line: 70, type: !3, unit: !0,
                             spFlags: DISPFlagDefinition)
!20 = !DILocalVariable(name: "in", scope: !10, file: !1, line: 2)
!21 = !DILocalVariable(name: "count", scope: !10, file: !1, line: 3)
!22 = !DILocalVariable(name: "table", scope: !10, file: !1, line: 4)
!30 = !DILocation(line: 0, scope: !10)
!31 = !DILocation(line: 5, column: 3, scope: !10)
!32 = !DILocation(line: 71, scope: !11, inlinedAt: !31)
!33 = !DILocation(line: 0, scope: !10)
!34 = !DILocation(line: 9, scope: !10)
"""


def values() -> dict[str, LocalValue]:
    kernel: Function = parse(MODULE).kernels[0]
    return {value.name: value for value in kernel.values if value.name}


def test_names() -> None:
    names = {name: source_name(value) for name, value in values().items()}
    assert names == {
        "p": "in",
        "n": "count",
        "array": "&table",
        "item": "threadIdx.x",
        "group": "blockIdx.y",
        "wide": "count",
        "address": "&in[…]",
        "next": "&in[…]",
        "value": "in[…]",
        "double": "in[…]",
        "first": "*in",
        "pair": "*in",
        "half": "*in",
        "sum": "in[…] + *in",
        "scaled": "*in * 0.5",
        "nested": "(*in * 0.5) - in[…]",
        "exp": "exp2(*in)",
        "long": "",  # too long to be a name
        "put": "*in",
        "twice": "*in",
        "negative": "-*in",
        "element": "tile",
        "call": "",
        "same": "count",
        "either": "",
        "c": "",
    }


def test_locations() -> None:
    places = {name: str(location_of(value)) for name, value in values().items()}
    assert places["p"] == "k.hip:2"  # no instruction: the variable's declaration
    assert places["item"] == "k.hip:5"
    assert places["address"] == "k.hip:5"  # a header's line 71 is shown where it was inlined
    assert places["value"] == "None"  # line 0: made up by the compiler
    assert places["wide"] == "k.hip:3"  # a conversion: where its operand is declared
    assert places["sum"] == "k.hip:9"


def test_a_long_chain_has_no_name() -> None:
    lines = ["%x0 = call i32 @unknown()"]
    lines += [f"%x{n + 1} = add i32 %x{n}, %x{n}" for n in range(2000)]
    text = "declare i32 @unknown()\ndefine amdgpu_kernel void @k() {\n"
    kernel = parse(text + "\n".join([*lines, "ret void }"])).kernels[0]
    assert source_name(kernel.values[-2]) == ""

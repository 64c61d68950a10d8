# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random kernels that access memory: through arguments that may alias or not, LDS, private arrays,
generic pointers and pointers from memory, with types and scopes, barriers and calls."""

from __future__ import annotations

import random

from support.programs import dominators, random_graph

_HEADER = """
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x i32] poison
@other = internal addrspace(3) global [64 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
declare void @unknown()
declare i32 @reads(i32) memory(read) nounwind willreturn
declare i32 @pure(i32) memory(none) nounwind willreturn
"""
# Of TBAA (!0 to !8) and of scopes (!10 to !15).
METADATA = """
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"char", !3, i64 0}
!3 = !{!"root"}
!4 = !{!5, !5, i64 0}
!5 = !{!"float", !2, i64 0}
!6 = !{!7, !1, i64 4}
!7 = !{!"pair", !5, i64 0, !1, i64 4}
!8 = !{!2, !2, i64 0}
!10 = distinct !{!10, !"domain"}
!11 = distinct !{!11, !10, !"first"}
!12 = distinct !{!12, !10, !"second"}
!13 = !{!11}
!14 = !{!12}
!15 = !{!11, !12}
!16 = !{!0, !4, !6, !8, !13, !14, !15}
"""
_TYPES = ("", "", ", !tbaa !0", ", !tbaa !4", ", !tbaa !6", ", !tbaa !8")
_SCOPES = (
    *("", "", "", ", !alias.scope !13", ", !noalias !13", ", !alias.scope !14, !noalias !13"),
    *(", !alias.scope !15", ", !noalias !15"),
)
_OTHERS = (
    'fence syncscope("workgroup") acquire',
    "call void @llvm.amdgcn.s.barrier()",
    "call void @unknown()",
    "atomicrmw add ptr addrspace(1) {global_}, i32 1 monotonic",
    "call void @llvm.memset.p1.i64(ptr addrspace(1) {global_}, i8 0, i64 16, i1 false)",
    "store ptr addrspace(5) %stack, ptr addrspace(1) {global_}",
)


def random_accesses(seed: int) -> str:
    """The IR of a random kernel ``@k``; every block has the same kinds of instructions."""
    choose = random.Random(seed)
    graph = [after[:2] for after in random_graph(seed, most=6)]
    above = dominators(graph)
    noalias = [choose.choice(("", " noalias")) for _ in range(4)]
    lines = [
        _HEADER,
        f"define amdgpu_kernel void @k(ptr addrspace(1){noalias[0]} %p, ptr addrspace(1)"
        f"{noalias[1]} %q, ptr{noalias[2]} %flat, ptr addrspace(4){noalias[3]} %constant, "
        # All metadata, in one order: LLVM numbers what a function refers to, and so it does not
        # matter which kernels are in the module.
        "i32 %n) !all !16 {",
    ]
    for block, after in enumerate(graph):
        lines.append(f"b{block}:")
        if block == 0:
            lines += [
                "  %stack = alloca [8 x i32], addrspace(5)",
                "  %id = call i32 @llvm.amdgcn.workitem.id.x()",
                "  %same = call i32 @llvm.amdgcn.workgroup.id.x()",
                "  %found = load ptr, ptr addrspace(4) %constant",
            ]
        strict = sorted(above[block] - {block})
        integers = ["%n", "%id", "%same", *(f"%x{b}" for b in strict)]
        pointers = {
            "ptr addrspace(1)": ["%p", "%q", *(f"%g{b}" for b in strict)],
            "ptr addrspace(3)": ["@lds", "@other", *(f"%l{b}" for b in strict)],
            "ptr addrspace(5)": ["%stack", *(f"%s{b}" for b in strict)],
            "ptr": ["%flat", "%found", *(f"%f{b}" for b in strict)],
            "ptr addrspace(4)": ["%constant"],
        }
        for type_, letter in (
            ("ptr addrspace(1)", "g"),
            ("ptr addrspace(3)", "l"),
            ("ptr addrspace(5)", "s"),
            ("ptr", "f"),
        ):
            base, other = choose.choice(pointers[type_]), choose.choice(pointers[type_])
            made = choose.choice(
                (
                    f"getelementptr i8, {type_} {base}, i32 {choose.choice((4, 8, -4))}",
                    f"getelementptr i32, {type_} {base}, i32 {choose.choice((1, 2))}",
                    f"getelementptr i32, {type_} {base}, i32 {choose.choice(integers)}",
                    f"select i1 %c{block}, {type_} {base}, {type_} {other}",
                )
            )
            if letter == "g":
                lines.append(f"  %c{block} = icmp ult i32 {choose.choice(integers)}, 7")
                lines.append(f"  %x{block} = add i32 {choose.choice(integers)}, 1")
                lines.append(f"  %y{block} = call i32 @pure(i32 {choose.choice(integers)})")
            lines.append(f"  %{letter}{block} = {made}")
            pointers[type_].append(f"%{letter}{block}")
        for index in range(choose.randint(1, 4)):
            type_ = choose.choice(tuple(pointers))
            value = choose.choice(("i32", "i32", "<2 x i32>", "i16", "float"))
            place = f"{type_} {choose.choice(pointers[type_])}"
            how = choose.choice(("", "", "", "", "", "volatile "))
            tags = choose.choice(_TYPES) + choose.choice(_SCOPES)
            if choose.random() < 0.6 or type_ == "ptr addrspace(4)":
                lines.append(f"  %v{block}.{index} = load {how}{value}, {place}, align 4{tags}")
            else:
                lines.append(f"  store {how}{value} zeroinitializer, {place}, align 4{tags}")
        if choose.random() < 0.3:
            target = choose.choice(pointers["ptr addrspace(1)"])
            other = choose.choice(_OTHERS).format(global_=target)
            lines.append(f"  %o{block} = {other}" if other.startswith("atomic") else f"  {other}")
        if choose.random() < 0.1:
            lines.append(f"  %r{block} = call i32 @reads(i32 {choose.choice(integers)})")
        lines.append(f"  {_terminator(after, f'%c{block}')}")
    return "\n".join([*lines, "}", METADATA])


def _terminator(after: list[int], condition: str) -> str:
    if not after:
        return "ret void"
    if len(after) == 1:
        return f"br label %b{after[0]}"
    return f"br i1 {condition}, label %b{after[0]}, label %b{after[1]}"

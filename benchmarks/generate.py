# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes kernels of any size: chunks of a divergent branch, a loop and arithmetic on long-lived
values, with source locations and debug records on every line as ``clang -O3 -g`` leaves them."""

from __future__ import annotations

_HEADER = """\
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256\
:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256\
-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.fma.f32(float, float, float)
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "generated.hip", directory: ".")
!2 = !DISubroutineType(types: !{})
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
"""

# Values that every chunk reads and one of which it replaces: they stay alive through all loops.
_CARRIED = 24
_UNROLLED = 4  # steps of a loop, as clang unrolls
_CHUNK = 6 * _UNROLLED + 14  # instructions


def generate(kernels: int, instructions: int) -> str:
    """A module of so many kernels with about so many instructions each."""
    lines = [_HEADER]
    metadata = []
    for kernel in range(kernels):
        _kernel(kernel, instructions, lines, metadata)
    return "\n".join([*lines, *metadata, ""])


def _kernel(kernel: int, instructions: int, lines: list[str], metadata: list[str]) -> None:
    scope = 10 + len(metadata)
    metadata.append(
        f'!{scope} = distinct !DISubprogram(name: "kernel{kernel}", file: !1, line: 1, type: !2, '
        "unit: !0, spFlags: DISPFlagDefinition)"
    )

    def located(text: str) -> str:
        number = 10 + len(metadata)
        metadata.append(f"!{number} = !DILocation(line: {number}, column: 3, scope: !{scope})")
        return f"  {text}, !dbg !{number}"

    def variable(name: str) -> str:
        number = 10 + len(metadata)
        metadata.append(
            f'!{number} = !DILocalVariable(name: "{name[1:]}", scope: !{scope}, file: !1, '
            f"line: {number}, type: !4)"
        )
        metadata.append(f"!{number + 1} = !DILocation(line: {number}, column: 1, scope: !{scope})")
        return f"    #dbg_value(float {name}, !{number}, !DIExpression(), !{number + 1})"

    lines.append(
        f"define amdgpu_kernel void @kernel{kernel}(ptr addrspace(1) %a, ptr addrspace(1) %b, "
        f"i32 %n) #0 !dbg !{scope} {{"
    )
    lines += ["entry:", located("%tid = call i32 @llvm.amdgcn.workitem.id.x()")]
    carried = []
    for index in range(_CARRIED):
        lines.append(located(f"%p{index} = getelementptr float, ptr addrspace(1) %a, i32 %tid"))
        lines.append(located(f"%v{index} = load float, ptr addrspace(1) %p{index}"))
        lines.append(variable(f"%v{index}"))
        carried.append(f"%v{index}")
    previous = "entry"
    for chunk in range(max(1, (instructions - 3 * _CARRIED) // _CHUNK)):
        start, weight, scale = (carried[(chunk * step) % _CARRIED] for step in (1, 5, 7))
        lines += [
            located(f"br label %loop{chunk}"),
            f"loop{chunk}:",
            f"  %i{chunk} = phi i32 [ 0, %{previous} ], [ %in{chunk}, %loop{chunk} ]",
            f"  %s{chunk}.0 = phi float [ {start}, %{previous} ], "
            f"[ %s{chunk}.{_UNROLLED}, %loop{chunk} ]",
            located(f"%j{chunk}.0 = add i32 %i{chunk}, %tid"),
        ]
        for step in range(_UNROLLED):
            name, after = f"{chunk}.{step}", f"{chunk}.{step + 1}"
            lines += [
                located(f"%j{after} = add i32 %j{name}, 64"),
                located(f"%q{name} = getelementptr float, ptr addrspace(1) %a, i32 %j{name}"),
                located(f"%l{name} = load float, ptr addrspace(1) %q{name}"),
                located(
                    f"%s{after} = call float @llvm.fma.f32(float %l{name}, float {weight}, "
                    f"float %s{name})"
                ),
                variable(f"%s{after}"),
            ]
        lines += [
            located(f"%in{chunk} = add i32 %i{chunk}, {_UNROLLED}"),
            located(f"%lc{chunk} = icmp ult i32 %in{chunk}, %n"),
            located(f"br i1 %lc{chunk}, label %loop{chunk}, label %done{chunk}"),
            f"done{chunk}:",
            f"  %w{chunk}.0 = fmul float %s{chunk}.{_UNROLLED}, {scale}",
        ]
        for step in range(_UNROLLED):
            name, after = f"{chunk}.{step}", f"{chunk}.{step + 1}"
            lines += [
                located(f"%m{name} = fmul float %w{name}, {weight}"),
                located(f"%w{after} = fadd float %m{name}, %l{name}"),
                variable(f"%w{after}"),
            ]
        last = f"%w{chunk}.{_UNROLLED}"
        lines += [
            located(f"%c{chunk} = fcmp ogt float {last}, 1.0"),
            located(f"br i1 %c{chunk}, label %then{chunk}, label %join{chunk}"),
            f"then{chunk}:",
            located(f"%r{chunk} = getelementptr float, ptr addrspace(1) %b, i32 %j{chunk}.0"),
            located(f"store float {last}, ptr addrspace(1) %r{chunk}"),
            located(f"br label %join{chunk}"),
            f"join{chunk}:",
            f"  %o{chunk} = phi float [ {last}, %then{chunk} ], [ {weight}, %done{chunk} ]",
            variable(f"%o{chunk}"),
        ]
        carried[chunk % _CARRIED] = f"%o{chunk}"
        previous = f"join{chunk}"
    for value in carried:
        lines.append(located(f"store float {value}, ptr addrspace(1) %b"))
    lines += [located("ret void"), "}"]

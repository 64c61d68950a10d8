# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the liveness report says in unusual cases."""

from rich.console import Console

from irtools.analysis.kernel import KernelAnalysis
from irtools.ir.source import parse
from irtools.report.liveness import liveness_report
from irtools.report.text import group_values
from irtools.target import load_target


def report(body: str, more: str = "") -> str:
    kernel = parse(
        f"""
        target triple = "amdgcn-amd-amdhsa"
        declare i32 @llvm.amdgcn.workitem.id.x()
        define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {{
        {body}
        }}
        {more}"""
    ).kernels[0]
    analysis = KernelAnalysis(kernel, load_target("gfx942"))
    console = Console(width=120, highlight=False)
    with console.capture() as captured:
        console.print(liveness_report(analysis, None, None, top=20, width=120))
    return captured.get()


def test_a_result_that_nobody_reads_at_the_peak() -> None:
    text = report("%old = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst\nret void")
    assert "peak in IR         1 VGPRs" in text
    assert "(atomicrmw i32)" in text


def test_a_kernel_without_vgprs_has_no_curve() -> None:
    text = report("ret void")
    assert "peak in IR         0 VGPRs" in text
    assert "estimated in code  about 0 VGPRs" in text
    assert "█" not in text


def test_a_hint_when_there_is_no_debug_information() -> None:
    assert "compile with -g" in report("ret void")


def test_calls_and_scratch() -> None:
    text = report(
        """
        %array = alloca [4 x i32], addrspace(5)
        %y = call i32 @helper(i32 %n)
        call void @elsewhere(ptr addrspace(5) %array)
        ret void""",
        """
        declare void @elsewhere(ptr addrspace(5))
        define i32 @helper(i32 %x) noinline { %y = add i32 %x, %x ret i32 %y }""",
    )
    told = [line.strip() for line in text.splitlines()]
    start = told.index("not inlined        helper: 1 VGPRs live at its peak")
    assert told[start + 1] == "elsewhere"
    assert "private array      %array, 16 bytes, address escapes; in scratch" in text


def test_values_with_one_name_are_one_row() -> None:
    kernel = parse("""
        target triple = "amdgcn-amd-amdhsa"
        declare i32 @llvm.amdgcn.workitem.id.x()
        define amdgpu_kernel void @k(ptr addrspace(1) %p) {
          %a = call i32 @llvm.amdgcn.workitem.id.x()
          %b = call i32 @llvm.amdgcn.workitem.id.x()
          %c = mul i32 %a, %b
          %d = add i32 %c, %a
          %e = add i32 %d, %b
          store i32 %e, ptr addrspace(1) %p
          ret void }""").kernels[0]
    groups = group_values(KernelAnalysis(kernel, load_target("gfx942")).live_at_peak)
    assert [(group.name, group.registers, len(group.rows)) for group in groups][:2] == [
        ("threadIdx.x", 2, 2),
        ("threadIdx.x * threadIdx.x", 1, 1),
    ]

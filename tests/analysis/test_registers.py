# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Widths against LLVM's calling convention, and the register file rule by rule."""

import re
import subprocess
from collections.abc import Callable

import pytest

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.registers import registers
from irtools.ir.model import Type
from irtools.ir.source import parse
from irtools.target import load_target

WIDTHS = {
    "i8": 1, "i16": 1, "i32": 1, "i48": 2, "i64": 2, "i128": 4,
    "half": 1, "bfloat": 1, "float": 1, "double": 2,
    "ptr": 2, "ptr addrspace(1)": 2, "ptr addrspace(3)": 1, "ptr addrspace(4)": 2,
    "ptr addrspace(5)": 1, "ptr addrspace(6)": 1, "ptr addrspace(7)": 5, "ptr addrspace(8)": 4,
    "<2 x half>": 1, "<3 x half>": 2, "<4 x half>": 2, "<2 x i16>": 1, "<8 x bfloat>": 4,
    "<2 x float>": 2, "<4 x float>": 4, "<16 x float>": 16, "<32 x float>": 32,
    "<2 x double>": 4, "<2 x ptr addrspace(3)>": 2, "<2 x i64>": 4,
    "{ i32, double }": 3, "{ float, { i64, half } }": 4, "[3 x i32]": 3, "[2 x [2 x double]]": 8,
}  # fmt: skip


def type_of(text: str) -> Type:
    module = parse(f'target triple = "amdgcn-amd-amdhsa"\ndefine void @f({text} %x) {{ ret void }}')
    return module.functions[0].arguments[0].type


@pytest.mark.parametrize(("text", "width"), WIDTHS.items())
def test_widths(text: str, width: int) -> None:
    assert registers(type_of(text)) == width


def test_widths_of_single_bits_and_bytes() -> None:
    assert registers(type_of("i1")) == 1
    assert registers(type_of("i1"), lane_mask=2) == 2
    assert registers(type_of("<4 x i1>"), lane_mask=2) == 8
    assert registers(type_of("<4 x i8>")) == 1
    assert registers(type_of("<5 x i8>")) == 2


def test_widths_are_those_of_the_calling_convention(tool: Callable[[str], str]) -> None:
    """LLVM passes each argument of a function in as many VGPRs as its type takes."""
    llc = tool("llc-22")
    # Arguments of more than 31 registers go to the stack.
    texts = [text for text, width in WIDTHS.items() if width < 30]
    functions = "\n".join(
        f"define void @f{number}({text} %x, ptr %p) {{\nstore {text} %x, ptr %p\nret void\n}}"
        for number, text in enumerate(texts)
    )
    done = subprocess.run(
        [llc, "-mtriple=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-stop-after=finalize-isel", "-o", "-"],
        input=functions,
        capture_output=True,
        text=True,
        check=True,
    )
    bodies = done.stdout.split("\nname: ")[1:]
    for text, body in zip(texts, bodies, strict=True):
        live_ins = set(re.findall(r"- \{ reg: '\$(vgpr\d+)'", body))
        assert len(live_ins) == WIDTHS[text] + 2, text  # and the pointer


def file_of(body: str, *, target: str = "gfx942") -> dict[str, str | None]:
    kernel = parse(f"""
        target triple = "amdgcn-amd-amdhsa"
        declare i32 @llvm.amdgcn.workitem.id.x()
        declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
        declare float @llvm.sqrt.f32(float)
        define amdgpu_kernel void @k(i32 %n, float %f, double %d, ptr addrspace(1) %p,
                                     ptr addrspace(3) %lds, ptr addrspace(4) %constant) {{
        {body}
        ret void }}""").kernels[0]
    analysis = KernelAnalysis(kernel, load_target(target))
    return {value.name: analysis.demand.file(value) for value in kernel.values if value.name}


def test_divergent_values_are_in_vgprs_and_uniform_ones_in_sgprs() -> None:
    files = file_of("""
        %item = call i32 @llvm.amdgcn.workitem.id.x()
        %varies = add i32 %item, %n
        %same = add i32 %n, 1
        %loaded = load i32, ptr addrspace(4) %constant
        %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %varies)""")
    assert files["item"] == files["varies"] == "VGPR"
    assert files["same"] == files["loaded"] == files["first"] == files["n"] == files["p"] == "SGPR"


def test_single_bits_are_in_sgprs() -> None:
    files = file_of("""
        %item = call i32 @llvm.amdgcn.workitem.id.x()
        %bit = icmp eq i32 %item, %n""")
    assert files["bit"] == "SGPR"


def test_the_address_of_an_alloca_takes_no_register() -> None:
    escapes = "%a = alloca [4 x i32], addrspace(5)\n%b = ptrtoint ptr addrspace(5) %a to i32"
    assert file_of(escapes)["a"] is None


def test_an_array_that_the_backend_keeps_in_registers() -> None:
    files = file_of("""
        %a = alloca [4 x i32], addrspace(5)
        %b = getelementptr i32, ptr addrspace(5) %a, i32 %n
        store i32 %n, ptr addrspace(5) %b""")
    assert files["a"] == "VGPR"


def test_uniform_values_that_the_scalar_unit_cannot_make() -> None:
    body = """
        %sum = fadd float %f, 1.0
        %root = call float @llvm.sqrt.f32(float %f)
        %wide = fadd double %d, 1.0
        %whole = fptosi float %f to i32
        %long = fptosi double %d to i32
        %after = add i32 %whole, 1
        %shared = load i32, ptr addrspace(3) %lds"""
    old = file_of(body)
    assert {old[name] for name in ("sum", "root", "wide", "whole", "after", "shared")} == {"VGPR"}
    new = file_of(body, target="gfx1201")
    assert new["sum"] == new["whole"] == new["after"] == "SGPR"
    assert (
        new["wide"] == new["long"] == new["shared"] == "VGPR"
    )  # no scalar double, no scalar load from LDS


@pytest.mark.parametrize(("target", "masks"), [("gfx942", 2), ("gfx1100", 1)])
def test_a_lane_mask_has_a_bit_for_each_lane(target: str, masks: int) -> None:
    kernel = parse("""
        target triple = "amdgcn-amd-amdhsa"
        declare i32 @llvm.amdgcn.workitem.id.x()
        define amdgpu_kernel void @k(i32 %n) {
          %item = call i32 @llvm.amdgcn.workitem.id.x()
          %bit = icmp eq i32 %item, %n
          ret void }""").kernels[0]
    demand = KernelAnalysis(kernel, load_target(target)).demand
    bit = next(value for value in kernel.values if value.name == "bit")
    assert demand.sgprs[bit.number] == masks
    assert demand.vgprs[bit.number] == 0


def test_addresses_at_a_constant_distance_take_no_register() -> None:
    files = file_of("""
        %item = call i32 @llvm.amdgcn.workitem.id.x()
        %base = getelementptr float, ptr addrspace(3) %lds, i32 %item
        %near = getelementptr i8, ptr addrspace(3) %base, i32 4
        %nearer = getelementptr i8, ptr addrspace(3) %near, i32 4
        %kept = getelementptr i8, ptr addrspace(3) %base, i32 8
        %x = load float, ptr addrspace(3) %nearer
        store float %x, ptr addrspace(3) %near
        %number = ptrtoint ptr addrspace(3) %kept to i32
        store i32 %number, ptr addrspace(3) %kept""")
    assert files["base"] == files["kept"] == "VGPR"
    assert files["near"] is files["nearer"] is None

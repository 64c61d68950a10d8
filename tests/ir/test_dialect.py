# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a newer LLVM prints, translated: exact bits, and nothing else touched."""

import math
import re
import struct
from fractions import Fraction
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from hypothesis import given
from hypothesis import strategies as st

from irtools.ir.dialect import translate
from irtools.ir.source import load, parse

# Each literal of the newer syntax with its type, and the bits that it means.
LITERALS = [
    ("float", "f0x3F800000", 0x3F800000),
    ("float", "f0x3DCCCCCD", 0x3DCCCCCD),
    ("float", "f0x00000001", 0x00000001),
    ("float", "f0x80000000", 0x80000000),
    ("float", "f0x7FC00000", 0x7FC00000),
    ("float", "f0x7F800001", 0x7F800001),
    ("half", "f0x3C01", 0x3C01),
    ("bfloat", "f0x3F81", 0x3F81),
    ("double", "f0x3FB999999999999A", 0x3FB999999999999A),
    ("float", "+inf", 0x7F800000),
    ("float", "-inf", 0xFF800000),
    ("half", "+inf", 0x7C00),
    ("half", "-inf", 0xFC00),
    ("bfloat", "+inf", 0x7F80),
    ("bfloat", "-inf", 0xFF80),
    ("double", "+inf", 0x7FF0000000000000),
    ("double", "-inf", 0xFFF0000000000000),
    ("float", "+qnan", 0x7FC00000),
    ("float", "-qnan", 0xFFC00000),
    ("half", "+qnan", 0x7E00),
    ("bfloat", "-qnan", 0xFFC0),
    ("double", "+qnan", 0x7FF8000000000000),
    ("float", "+nan(0x3F0000)", 0x7FFF0000),
    ("float", "-nan(0x1)", 0xFFC00001),
    ("half", "+nan(0xF0)", 0x7EF0),
    ("bfloat", "+nan(0x3)", 0x7FC3),
    ("double", "-nan(0x1)", 0xFFF8000000000001),
    ("float", "+snan(0x1)", 0x7F800001),
    ("half", "-snan(0x5)", 0xFC05),
    ("bfloat", "+snan(0x7)", 0x7F87),
    ("double", "+snan(0x10)", 0x7FF0000000000010),
    ("float", "2.000000e-01", 0x3E4CCCCD),
    ("float", "-1.000000e-01", 0xBDCCCCCD),
    ("float", "1.000000e-40", 0x000116C2),
    ("half", "1.000000e-01", 0x2E66),
    ("half", "6.000000e-08", 0x0001),
    ("half", "1.000000e+06", 0x7C00),
    ("bfloat", "1.000000e-01", 0x3DCD),
    ("bfloat", "-3.000000e-01", 0xBE9A),
    ("double", "1.000000e-01", 0x3FB999999999999A),
    ("float", "1.000000e+00", 0x3F800000),
    ("float", "-0.000000e+00", 0x80000000),
    ("half", "5.000000e-01", 0x3800),
    ("bfloat", "1.500000e+00", 0x3FC0),
]
WIDTH = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


def _meaning(type_: str, literal: str) -> int:
    """The bits that LLVM 22 reads from a literal: bitcast in a constant expression, folded."""
    text = f"@x = global i{WIDTH[type_]} bitcast ({type_} {literal} to i{WIDTH[type_]})"
    parsed = llvm.parse_assembly(text, llvm.create_context())
    found = re.search(r"@x = global i\d+ (-?\d+)", str(parsed))
    assert found, str(parsed)
    return int(found[1]) % (1 << WIDTH[type_])


def _literal(line: str) -> str:
    return line.rpartition(" ")[2]


@pytest.mark.parametrize(("type_", "literal", "bits"), LITERALS)
def test_literal(type_: str, literal: str, bits: int) -> None:
    translated = translate(f"  ret {type_} {literal}").text
    assert translated.startswith(f"  ret {type_} ")
    assert _meaning(type_, _literal(translated)) == bits


def _bfloat(decimal: str) -> int:
    """Nearest bfloat, ties to even, by comparing the exact distances to all neighbours."""
    value = Fraction(decimal)
    sign = 0x8000 if decimal.startswith("-") else 0

    def exact(bits: int) -> Fraction:
        exponent, significand = bits >> 7, bits & 0x7F
        if exponent:
            return Fraction(128 + significand) * Fraction(2) ** (exponent - 134)
        return Fraction(significand) * Fraction(2) ** -133

    low, high = 0, 0x7F80  # infinity counts as the next power of two
    while high - low > 1:
        middle = (low + high) // 2
        if exact(middle) <= abs(value):
            low = middle
        else:
            high = middle
    below, above = abs(value) - exact(low), exact(high) - abs(value)
    if above < 0:
        return sign | high
    nearest = low if below < above or (below == above and low % 2 == 0) else high
    return sign | nearest


def _half_or_float(decimal: str, type_: str) -> int:
    """Nearest half or float, ties to even. A double first would round twice: check for that."""
    code, width = {"half": ("e", 2), "float": ("f", 4)}[type_]
    value = Fraction(decimal)

    def bits_of(number: float) -> int:
        try:
            packed = struct.pack(f">{code}", number)
        except OverflowError:
            packed = struct.pack(f">{code}", math.copysign(math.inf, number))
        return int.from_bytes(packed, "big")

    def exact(bits: int) -> Fraction:
        return Fraction(struct.unpack(f">{code}", bits.to_bytes(width, "big"))[0])

    bits = bits_of(float(decimal))
    magnitude = bits & ((1 << (8 * width - 1)) - 1)
    top = {"half": 0x7C00, "float": 0x7F800000}[type_]
    sign = bits - magnitude
    if magnitude >= top:
        return bits
    candidates = [m for m in (magnitude - 1, magnitude, magnitude + 1) if 0 <= m < top]
    nearest = min(candidates, key=lambda m: (abs(exact(m) - abs(value)), m % 2))
    return sign | nearest


decimals = st.one_of(
    st.floats(allow_nan=False, allow_infinity=False, width=32),
    st.floats(min_value=-70000, max_value=70000),
    st.floats(min_value=-1e-4, max_value=1e-4),
).map(lambda value: f"{value:e}")


@pytest.mark.parametrize("type_", ["half", "bfloat", "float"])
@given(decimal=decimals)
def test_decimals_become_the_nearest_value(type_: str, decimal: str) -> None:
    translated = _literal(translate(f"  ret {type_} {decimal}").text)
    expected = _bfloat(decimal) if type_ == "bfloat" else _half_or_float(decimal, type_)
    # LLVM itself reads what is left, which must be exact.
    assert _meaning(type_, translated) == expected


@pytest.mark.parametrize("type_", ["half", "bfloat"])
def test_every_short_value_survives(type_: str) -> None:
    """All 65,536 bit patterns, as a newer LLVM might print them, in one vector constant."""
    patterns = range(1 << 16)
    line = ", ".join(f"{type_} f0x{bits:04X}" for bits in patterns)
    prefix = {"half": "0xH", "bfloat": "0xR"}[type_]
    assert translate(f"<{line}>").text == (
        "<" + ", ".join(f"{type_} {prefix}{bits:04X}" for bits in patterns) + ">"
    )


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("  %1 = select i1 %c, float +inf, float -inf",
         "  %1 = select i1 %c, float 0x7FF0000000000000, float 0xFFF0000000000000"),
        ("  %2 = phi float [ +inf, %a ], [ f0x3F800000, %b ], [ %inf, %c ]",
         "  %2 = phi float [ 0x7FF0000000000000, %a ], [ 0x3FF0000000000000, %b ], [ %inf, %c ]"),
        ("  %3 = fadd <2 x half> %x, <half +qnan, half 1.000000e-01>",
         "  %3 = fadd <2 x half> %x, <half 0xH7E00, half 0xH2E66>"),
        ("  %4 = fmul <2 x bfloat> splat (bfloat f0x3F81), %y",
         "  %4 = fmul <2 x bfloat> splat (bfloat 0xR3F81), %y"),
        ("  store { float, half } { float 1.0e-01, half 1.0e-01 }, ptr %p",
         "  store { float, half } { float 0x3FB99999A0000000, half 0xH2E66 }, ptr %p"),
        ("  %5 = fcmp olt float %a, -inf ; float +inf",
         "  %5 = fcmp olt float %a, 0xFFF0000000000000 ; float +inf"),
        ("!7 = !DITemplateValueParameter(type: !8, value: float f0x3F800000)",
         "!7 = !DITemplateValueParameter(type: !8, value: float 0x3FF0000000000000)"),
    ],
)  # fmt: skip
def test_places(line: str, expected: str) -> None:
    assert translate(line).text == expected


@pytest.mark.parametrize(
    "line",
    [
        '  call void asm "v_mov float +inf, f0x3F800000", ""()',
        "  %float = add i32 %half, 1",
        "  br label %loop-inf",
        '!1 = !{!"float 1.000000e-01 +inf f0x1"}',
        "; float +inf and float 1.000000e-01",
        "  %x = fadd double 1.000000e-01, %y",
        "  %x = fadd float 0x3FB99999A0000000, 1.500000e+00",
        "  %f0x3F800000 = add i32 1, -1",
        "  %x = call float @float.2.5e-1(i32 1)",
        '!2 = !{!"clang version 22.1.8", i32 0}',
    ],
)
def test_lines_that_stay(line: str) -> None:
    assert translate(line).text == line


@pytest.mark.parametrize(
    ("triple", "expected", "processor"),
    [
        ("amdgpu9.42-amd-amdhsa", "amdgcn-amd-amdhsa", "gfx942"),
        ("amdgpu9.0a-amd-amdhsa", "amdgcn-amd-amdhsa", "gfx90a"),
        ("amdgpu11.00-amd-amdhsa", "amdgcn-amd-amdhsa", "gfx1100"),
        ("amdgpu9.42-amd-amdhsa-llvm", "amdgcn-amd-amdhsa-llvm", "gfx942"),
        ("amdgcn-amd-amdhsa", "amdgcn-amd-amdhsa", ""),
    ],
)
def test_triple(triple: str, expected: str, processor: str) -> None:
    text, found = translate(f'; "amdgpu"\ntarget triple = "{triple}"\n')
    assert text == f'; "amdgpu"\ntarget triple = "{expected}"\n'
    assert found == processor


def test_samples_come_back_unchanged(samples: Path) -> None:
    for name in ("gfx942/nbody.ll", "gfx1100/softmax_lds.ll", "gfx90a/gemm_mfma.ll"):
        text = (samples / name).read_text(encoding="utf-8")
        assert translate(text) == (text, "")
        (module,) = load(str(samples / name))
        assert translate(module.text).text == module.text


@pytest.mark.slow
def test_every_sample_comes_back_unchanged(samples: Path) -> None:
    for path in samples.glob("*/*.ll"):
        text = path.read_text(encoding="utf-8")
        assert translate(text) == (text, "")


# A row softmax of our own, written as a newer LLVM writes it.
NEWER = """
target triple = "amdgpu9.42-amd-amdhsa"
define amdgpu_kernel void @row(ptr addrspace(1) inreg %x, i32 %n) #0 {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %read, label %use
read:
  %p = getelementptr float, ptr addrspace(1) %x, i32 %i
  %r = load float, ptr addrspace(1) %p
  br label %use
use:
  %v = phi float [ -inf, %entry ], [ %r, %read ]
  %w = phi <2 x float> [ splat (float +qnan), %entry ], [ <float f0x3FB8AA3B, float +nan(0x3F0000)>, %read ]
  %h = fptrunc float %v to half
  %k = fmul half %h, 1.000000e-01
  %b = fptrunc float %v to bfloat
  %c = fmul bfloat %b, f0x3F33
  %d = fpext float %v to double
  %e = fmul double %d, 1.000000e-01
  %l = fmul float %v, f0x3FB8AA3B
  %z = select i1 %in, float %l, float +inf
  store half %k, ptr addrspace(1) %x
  store bfloat %c, ptr addrspace(1) %x
  store float %z, ptr addrspace(1) %x
  store <2 x float> %w, ptr addrspace(1) %x
  store double %e, ptr addrspace(1) %x
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { nounwind "amdgpu-flat-work-group-size"="1,256" }
"""  # noqa: E501


def test_a_whole_module() -> None:
    module = parse(NEWER)
    assert (module.triple, module.processor) == ("amdgcn-amd-amdhsa", "gfx942")
    text = module.text
    for expected in (
        "phi float [ 0xFFF0000000000000, %entry ]",
        "splat (float 0x7FF8000000000000)",
        "<float 0x3FF7154760000000, float 0x7FFFE00000000000>",
        "fmul half %h, 0xH2E66",
        "fmul bfloat %b, 0xR3F33",
        "fmul double %d, 1.000000e-01",
        "fmul float %v, 0x3FF7154760000000",
        "float 0x7FF0000000000000",
    ):
        assert expected in text
    assert parse(text).text == text


def test_newer_literals_without_the_newer_triple() -> None:
    module = parse(NEWER.replace("amdgpu9.42", "amdgcn"))
    assert module.processor == ""
    assert "fmul half %h, 0xH2E66" in module.text

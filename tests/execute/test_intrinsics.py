# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the GPU's own functions compute on the CPU, against what the documents say."""

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from irtools.execute import CannotExecuteError, Executor, launch
from irtools.ir.source import parse
from irtools.target import load_target

Array = np.ndarray[Any, Any]
LANES = 64


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    with Executor() as executor:
        yield executor


KERNEL = """
target triple = "amdgcn-amd-amdhsa"
{globals}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {{
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr {given}, ptr addrspace(1) %in, i32 %id
  %x = load {given}, ptr addrspace(1) %at
{body}
  %to = getelementptr {result}, ptr addrspace(1) %out, i32 %id
  store {result} %r, ptr addrspace(1) %to
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
{declarations}
attributes #0 = {{ "target-cpu"="{target}" }}
attributes #1 = {{ convergent nounwind memory(none) }}
"""
TYPES = {
    "i8": np.uint8, "i16": np.uint16, "i32": np.uint32, "i64": np.uint64, "half": np.float16,
    "float": np.float32, "double": np.float64,
}  # fmt: skip


def run(
    executor: Executor,
    values: Array,
    body: str,
    *declarations: str,
    given: str = "i32",
    result: str = "i32",
    target: str = "gfx942",
    globals_: str = "",
    wave_size: int = 64,
) -> Array:
    """What each lane of a workgroup makes of its value ``%x`` as ``%r``."""
    text = KERNEL.format(
        globals=globals_, given=given, body=body, result=result, target=target,
        declarations="\n".join(f"declare {each} #1" for each in declarations),
    )  # fmt: skip
    module = parse(text, "test.ll")
    (kernel,) = module.kernels
    count = len(values)
    out = np.zeros(count, TYPES[result])
    found = launch(
        kernel, 1, count, [values.astype(TYPES[given]), out],
        target=load_target(target, wave_size=wave_size), executor=executor,
    )  # fmt: skip
    array: Array = found[1]
    return array


LANE = np.arange(LANES)
VALUES = (LANE * 2654435761 % 1000003).astype(np.uint32)


def test_first_lane_that_is_there(executor: Executor) -> None:
    body = """
      %far = icmp ugt i32 %id, 20
      br i1 %far, label %some, label %join
    some:
      %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
      br label %join
    join:
      %r = phi i32 [ %first, %some ], [ 0, %0 ]"""
    found = run(executor, VALUES, body, "i32 @llvm.amdgcn.readfirstlane.i32(i32)")
    np.testing.assert_array_equal(found, np.where(LANE > 20, VALUES[21], 0))


def test_lanes_meet_again_behind_a_loop(executor: Executor) -> None:
    body = """
      br label %loop
    loop:
      %i = phi i32 [ 0, %0 ], [ %next, %loop ]
      %next = add i32 %i, 1
      %more = icmp ult i32 %next, %id
      br i1 %more, label %loop, label %after
    after:
      %mask = call i64 @llvm.amdgcn.ballot.i64(i1 true)
      %count = call i64 @llvm.ctpop.i64(i64 %mask)
      %r = trunc i64 %count to i32"""
    declared = ("i64 @llvm.amdgcn.ballot.i64(i1)", "i64 @llvm.ctpop.i64(i64)")
    assert (run(executor, VALUES, body, *declared) == LANES).all()


ACROSS: list[tuple[str, str, Callable[[Array], Array]]] = [
    (
        "i32 @llvm.amdgcn.readlane.i32(i32, i32)",
        "%r = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 5)",
        lambda x: np.full_like(x, x[5]),
    ),
    (
        "i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)",
        "%r = call i32 @llvm.amdgcn.writelane.i32(i32 7, i32 9, i32 %x)",
        lambda x: np.where(LANE == 9, 7, x),
    ),
    (
        "i32 @llvm.amdgcn.ds.bpermute(i32, i32)",
        "%a = xor i32 %id, 3\n%b = shl i32 %a, 2\n"
        "%r = call i32 @llvm.amdgcn.ds.bpermute(i32 %b, i32 %x)",
        lambda x: x[LANE ^ 3],
    ),
    (
        "i32 @llvm.amdgcn.ds.permute(i32, i32)",
        "%a = add i32 %id, 1\n%b = shl i32 %a, 2\n"
        "%r = call i32 @llvm.amdgcn.ds.permute(i32 %b, i32 %x)",
        lambda x: np.roll(x, 1),
    ),
    (
        "i32 @llvm.amdgcn.ds.swizzle(i32, i32)",
        "%r = call i32 @llvm.amdgcn.ds.swizzle(i32 %x, i32 1055)",  # xor with 1
        lambda x: x[LANE ^ 1],
    ),
    (
        "i32 @llvm.amdgcn.ds.swizzle(i32, i32)",
        "%r = call i32 @llvm.amdgcn.ds.swizzle(i32 %x, i32 32795)",  # quads: 3, 2, 1, 0
        lambda x: x[LANE ^ 3],
    ),
    (
        "i32 @llvm.amdgcn.permlane64.i32(i32)",
        "%r = call i32 @llvm.amdgcn.permlane64.i32(i32 %x)",
        lambda x: x[LANE ^ 32],
    ),
    (
        "i32 @llvm.amdgcn.wave.reduce.umax.i32(i32, i32)",
        "%r = call i32 @llvm.amdgcn.wave.reduce.umax.i32(i32 %x, i32 0)",
        lambda x: np.full_like(x, x.max()),
    ),
    (
        "i32 @llvm.amdgcn.wave.reduce.add.i32(i32, i32)",
        "%r = call i32 @llvm.amdgcn.wave.reduce.add.i32(i32 %x, i32 0)",
        lambda x: np.full_like(x, x.sum()),
    ),
]


@pytest.mark.parametrize(("declared", "body", "expected"), ACROSS)
def test_across_lanes(
    executor: Executor, declared: str, body: str, expected: Callable[[Array], Array]
) -> None:
    np.testing.assert_array_equal(run(executor, VALUES, body, declared), expected(VALUES))


UPDATE = "i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)"
ROW = LANE & 15
DPP = [
    (0b00011011, 15, 15, False, LANE ^ 3),  # quad_perm: 3, 2, 1, 0
    (0x101, 15, 15, False, np.where(ROW < 15, LANE + 1, -1)),  # row_shl:1
    (0x118, 15, 15, False, np.where(ROW >= 8, LANE - 8, -1)),  # row_shr:8
    (0x121, 15, 15, False, (LANE & ~15) + (ROW - 1) % 16),  # row_ror:1
    (0x138, 15, 15, False, LANE - 1),  # wave_shr:1
    (0x140, 15, 15, False, (LANE & ~15) + 15 - ROW),  # row_mirror
    (0x141, 15, 15, False, (LANE & ~7) + 7 - (LANE & 7)),  # row_half_mirror
    (0x142, 0b1010, 15, False, np.where((LANE >> 4) % 2 == 1, (LANE & ~15) - 1, -1)),
    (0x143, 0b1100, 15, False, np.where(LANE >= 32, 31, -1)),  # row_bcast:31
    (0x101, 15, 0b0101, False, np.where((ROW // 4) % 2 == 0, LANE + 1, -1)),  # two banks
]


@pytest.mark.parametrize(("control", "rows", "banks", "bound", "source"), DPP)
def test_dpp(
    executor: Executor, control: int, rows: int, banks: int, bound: bool, source: Array
) -> None:
    call = f"i32 77, i32 %x, i32 {control}, i32 {rows}, i32 {banks}, i1 {str(bound).lower()}"
    found = run(executor, VALUES, f"%r = call i32 @llvm.amdgcn.update.dpp.i32({call})", UPDATE)
    there = source >= 0
    np.testing.assert_array_equal(found, np.where(there, VALUES[source % LANES], 77))


def test_dpp_out_of_bounds_is_zero(executor: Executor) -> None:
    call = "i32 77, i32 %x, i32 257, i32 15, i32 15, i1 true"
    found = run(executor, VALUES, f"%r = call i32 @llvm.amdgcn.update.dpp.i32({call})", UPDATE)
    np.testing.assert_array_equal(found, np.where(ROW < 15, np.roll(VALUES, -1), 0))


@pytest.mark.parametrize("row", [16, 32])
def test_swap_of_rows(executor: Executor, row: int) -> None:
    name = f"llvm.amdgcn.permlane{row}.swap"
    body = f"""
      %y = add i32 %x, 1000000
      %pair = call {{ i32, i32 }} @{name}(i32 %x, i32 %y, i1 false, i1 false)
      %a = extractvalue {{ i32, i32 }} %pair, 0
      %b = extractvalue {{ i32, i32 }} %pair, 1
      %c = mul i32 %b, 3
      %r = add i32 %a, %c"""
    declared = f"{{ i32, i32 }} @{name}(i32, i32, i1, i1)"
    found = run(executor, VALUES, body, declared, target="gfx950")
    other = VALUES + 1000000
    upper = LANE & row != 0
    first = np.where(upper, other[LANE ^ row], VALUES)
    second = np.where(upper, other, VALUES[LANE ^ row])
    np.testing.assert_array_equal(found, first + 3 * second)


def test_votes_and_counts(executor: Executor) -> None:
    body = """
      %mask = call i64 @llvm.amdgcn.icmp.i64.i32(i32 %x, i32 500000, i32 36)
      %low = trunc i64 %mask to i32
      %shifted = lshr i64 %mask, 32
      %high = trunc i64 %shifted to i32
      %below = call i32 @llvm.amdgcn.mbcnt.lo(i32 %low, i32 0)
      %r = call i32 @llvm.amdgcn.mbcnt.hi(i32 %high, i32 %below)"""
    found = run(
        executor, VALUES, body, "i64 @llvm.amdgcn.icmp.i64.i32(i32, i32, i32)",
        "i32 @llvm.amdgcn.mbcnt.lo(i32, i32)", "i32 @llvm.amdgcn.mbcnt.hi(i32, i32)",
    )  # fmt: skip
    votes = VALUES < 500000
    np.testing.assert_array_equal(found, np.cumsum(votes) - votes)


NUMBERS = np.array([0.3, 1.5, 2.25, 7.0, 100.0, 0.125, 3.75, 0.999] * 8)
REAL = [
    ("rcp", lambda x: 1 / x),
    ("rsq", lambda x: 1 / np.sqrt(x)),
    ("sqrt", np.sqrt),
    ("exp2", np.exp2),
    ("log", np.log2),
    ("fract", lambda x: x - np.floor(x)),
    ("sin", lambda x: np.sin(2 * np.pi * x)),
    ("cos", lambda x: np.cos(2 * np.pi * x)),
    ("frexp.mant", lambda x: np.frexp(x)[0]),
]


@pytest.mark.parametrize(("name", "function"), REAL)
@pytest.mark.parametrize(
    ("type_", "suffix", "tolerance"), [("float", "f32", 2e-6), ("half", "f16", 6e-3)]
)
def test_transcendental(
    executor: Executor,
    name: str,
    function: Callable[[Array], Array],
    type_: str,
    suffix: str,
    tolerance: float,
) -> None:
    values = NUMBERS if type_ == "float" or name != "exp2" else NUMBERS / 20
    called = f"llvm.amdgcn.{name}.{suffix}"
    body = f"%r = call {type_} @{called}({type_} %x)"
    found = run(executor, values, body, f"{type_} @{called}({type_})", given=type_, result=type_)
    expected = function(values.astype(TYPES[type_]).astype(np.float64))
    np.testing.assert_allclose(found.astype(float), expected, rtol=tolerance, atol=tolerance)


WORDS = st.lists(st.integers(0, 2**32 - 1), min_size=LANES, max_size=LANES)


def byte(word: int, index: int, signed: bool) -> int:
    value = word >> (8 * index) & 255
    return value - 256 if signed and value > 127 else value


def signed24(word: int) -> int:
    return ((word & 0xFFFFFF) ^ 1 << 23) - (1 << 23)


def permuted(x: int, y: int, selector: int) -> int:
    both = x << 32 | y
    result = 0
    for index in range(4):
        chosen = selector >> (8 * index) & 255
        if chosen < 8:
            one = both >> (8 * chosen) & 255
        elif chosen < 12:
            one = 255 * (both >> (16 * (chosen - 8) + 15) & 1)
        else:
            one = 0 if chosen == 12 else 255
        result |= one << (8 * index)
    return result


INTEGER: list[tuple[str, str, Callable[[int], int]]] = [
    ("perm", "i32 %x, i32 305419896, i32 %x", lambda x: permuted(x, 305419896, x)),
    ("ubfe.i32", "i32 %x, i32 5, i32 9", lambda x: x >> 5 & 511),
    (
        "sbfe.i32",
        "i32 %x, i32 5, i32 9",
        lambda x: ((x >> 5 & 511) ^ 256) - 256,
    ),
    (
        "sdot4",
        "i32 %x, i32 -1430532899, i32 7, i1 false",
        lambda x: 7 + sum(byte(x, i, True) * byte(-1430532899, i, True) for i in range(4)),
    ),
    (
        "udot4",
        "i32 %x, i32 -1430532899, i32 7, i1 false",
        lambda x: 7 + sum(byte(x, i, False) * byte(-1430532899, i, False) for i in range(4)),
    ),
    (
        "sudot4",
        "i1 true, i32 %x, i1 false, i32 -1430532899, i32 7, i1 false",
        lambda x: 7 + sum(byte(x, i, True) * byte(-1430532899, i, False) for i in range(4)),
    ),
    (
        "sad.u8",
        "i32 %x, i32 305419896, i32 3",
        lambda x: 3 + sum(abs(byte(x, i, False) - byte(305419896, i, False)) for i in range(4)),
    ),
    ("alignbit", "i32 305419896, i32 %x, i32 12", lambda x: (305419896 << 32 | x) >> 12),
    ("mul.u24", "i32 %x, i32 12345", lambda x: (x & 0xFFFFFF) * 12345),
    ("mulhi.i24", "i32 %x, i32 12345", lambda x: signed24(x) * 12345 >> 32),
]  # fmt: skip


@pytest.mark.parametrize(("name", "arguments", "expected"), INTEGER)
@settings(max_examples=3, deadline=None)
@given(words=WORDS)
def test_integers(
    executor: Executor, name: str, arguments: str, expected: Callable[[int], int], words: list[int]
) -> None:
    types = ", ".join(each.split()[0] for each in arguments.split(", "))
    called = f"llvm.amdgcn.{name}"
    found = run(
        executor,
        np.array(words, np.uint32),
        f"%r = call i32 @{called}({arguments})",
        f"i32 @{called}({types})",
    )
    assert found.tolist() == [expected(each) % (1 << 32) for each in words]


def fp8(bits: int, mantissa_bits: int, fnuz: bool) -> float:
    """A number of 8 bits, by the definition of the Open Compute Project, or fnuz."""
    sign = -1.0 if bits & 0x80 else 1.0
    exponent, mantissa = (bits & 0x7F) >> mantissa_bits, bits & ((1 << mantissa_bits) - 1)
    exponent_bits = 7 - mantissa_bits
    bias = (1 << (exponent_bits - 1)) - 1 + fnuz
    if fnuz and bits == 0x80:
        return math.nan
    if not fnuz and exponent == (1 << exponent_bits) - 1:
        if mantissa_bits == 2:
            return math.nan if mantissa else sign * math.inf
        if mantissa == 7:
            return math.nan
    if exponent == 0:
        return sign * mantissa * 2.0 ** (1 - bias - mantissa_bits)
    return sign * (1 + mantissa / (1 << mantissa_bits)) * 2.0 ** (exponent - bias)


@pytest.mark.parametrize(("target", "fnuz"), [("gfx942", True), ("gfx950", False)])
@pytest.mark.parametrize(("kind", "mantissa"), [("fp8", 3), ("bf8", 2)])
def test_numbers_of_eight_bits(
    executor: Executor, target: str, fnuz: bool, kind: str, mantissa: int
) -> None:
    words = np.arange(256, dtype=np.uint32)
    name = f"llvm.amdgcn.cvt.f32.{kind}"
    found = run(
        executor, words, f"%r = call float @{name}(i32 %x, i32 0)", f"float @{name}(i32, i32)",
        result="float", target=target,
    )  # fmt: skip
    numbers = [fp8(each, mantissa, fnuz) for each in range(256)]
    np.testing.assert_array_equal(found, np.array(numbers, np.float32))
    # And back, from numbers between them: to the nearest, and of two that are as near to the even.
    finite = sorted({each for each in numbers if math.isfinite(each)})
    pairs = list(pairwise(finite))
    between = [(a + b) / 2 for a, b in pairs] + [a * 0.7 + b * 0.3 for a, b in pairs]
    tried = np.array([*between, *finite], np.float32)
    tried = np.resize(tried, 768)
    pack = f"llvm.amdgcn.cvt.pk.{kind}.f32"
    got: list[int] = []
    for start in range(0, 768, 256):
        body = f"%r = call i32 @{pack}(float %x, float 0.0, i32 0, i1 false)"
        declared = f"i32 @{pack}(float, float, i32, i1)"
        part = run(
            executor, tried[start : start + 256], body, declared, given="float", target=target
        )
        got += (part & 255).tolist()
    for value, bits in zip(tried.tolist(), got, strict=True):
        best = min(abs(each - value) for each in finite)
        assert abs(numbers[bits] - value) == best, value
        if sum(abs(each - value) == best for each in finite) == 2:
            assert bits % 2 == 0, value


def test_half_from_double_is_rounded_once(executor: Executor) -> None:
    source = np.random.default_rng(3)
    values = np.concatenate(
        [
            source.uniform(-70000, 70000, 64),
            source.uniform(-1e-4, 1e-4, 64),
            # A bit beyond the middle of two halves, which rounding to float first would lose.
            1 + 2**-11 + np.array([0, 2**-40, -(2**-40)] * 22)[:64],
            np.array([0.0, -0.0, np.inf, -np.inf, 65519.99, 65520.0, 2.0**-25, 2.0**-24] * 8),
        ]
    )
    found = run(executor, values, "%r = fptrunc double %x to half", given="double", result="half")
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(found, values.astype(np.float16))


def test_packing_rounds_to_zero(executor: Executor) -> None:
    values = np.random.default_rng(4).uniform(-9, 9, LANES).astype(np.float32)
    body = """
      %p = call <2 x half> @llvm.amdgcn.cvt.pkrtz(float %x, float 1.0)
      %r = extractelement <2 x half> %p, i32 0"""
    declared = "<2 x half> @llvm.amdgcn.cvt.pkrtz(float, float)"
    found = run(executor, values, body, declared, given="float", result="half")
    exact = values.astype(float)
    assert (np.abs(found.astype(float)) <= np.abs(exact)).all()
    step = np.spacing(np.abs(found)).astype(float)
    assert (np.abs(exact) < np.abs(found.astype(float)) + step).all()


def test_undefined_operations_have_a_result(executor: Executor) -> None:
    body = """
      %zero = sub i32 %x, %x
      %a = sdiv i32 %x, %zero
      %b = shl i32 %x, 35
      %c = call float @llvm.sqrt.f32(float -1.0)
      %d = fptosi float %c to i32
      %e = add i32 %a, %b
      %f = add i32 %e, undef
      %r = add i32 %f, %d"""
    found = run(executor, VALUES, body, "float @llvm.sqrt.f32(float)")
    np.testing.assert_array_equal(found, VALUES + (VALUES << 3))


ATOMICS: list[tuple[str, int, Callable[[list[int]], int]]] = [
    ("add", 5, lambda x: 5 + sum(x)),
    ("sub", 5, lambda x: 5 - sum(x)),
    ("umax", 5, lambda x: max(5, *x)),
    ("umin", 5, lambda x: min(5, *x)),
    ("max", 5, lambda x: max(5, *x)),
    ("or", 5, lambda x: int(np.bitwise_or.reduce([5, *x]))),
    ("xor", 5, lambda x: int(np.bitwise_xor.reduce([5, *x]))),
    ("and", 5, lambda x: int(np.bitwise_and.reduce([5, *x]))),
    ("uinc_wrap", 5, lambda x: -1),
]


@pytest.mark.parametrize("space", [1, 3])
@pytest.mark.parametrize(("operation", "start", "total"), ATOMICS)
def test_atomics(
    executor: Executor, operation: str, start: int, total: Callable[[list[int]], int], space: int
) -> None:
    cell = f"ptr addrspace({space}) @cell"
    body = f"""
      store i32 {start}, {cell}
      call void @llvm.amdgcn.s.barrier()
      %old = atomicrmw {operation} {cell}, i32 %x syncscope("agent") monotonic
      call void @llvm.amdgcn.s.barrier()
      %r = load i32, {cell}"""
    found = run(
        executor, VALUES, body, "void @llvm.amdgcn.s.barrier()",
        globals_=f"@cell = internal addrspace({space}) global i32 undef",
    )  # fmt: skip
    expected = total(VALUES.tolist())
    if operation == "uinc_wrap":
        expected = start
        for value in VALUES.tolist():
            expected = 0 if expected >= value else expected + 1
    assert set(found.tolist()) == {expected % (1 << 32)}


def test_buffers_have_bounds(executor: Executor) -> None:
    body = """
      %rsrc = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in,
        i16 0, i64 128, i32 0)
      %offset = mul i32 %id, 4
      %r = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %rsrc, i32 %offset,
        i32 0, i32 0)"""
    found = run(
        executor, VALUES, body,
        "ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)",
        "i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)",
    )  # fmt: skip
    np.testing.assert_array_equal(found, np.where(LANE < 32, VALUES, 0))


def test_fat_pointers(executor: Executor) -> None:
    body = """
      %rsrc = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in,
        i16 0, i64 128, i32 0)
      %fat = addrspacecast ptr addrspace(8) %rsrc to ptr addrspace(7)
      %next = add i32 %id, 1
      %there = getelementptr i32, ptr addrspace(7) %fat, i32 %next
      %r = load i32, ptr addrspace(7) %there"""
    found = run(
        executor, VALUES, body,
        "ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)",
    )  # fmt: skip
    np.testing.assert_array_equal(found, np.where(LANE < 31, np.roll(VALUES, -1), 0))


def test_loads_straight_to_lds(executor: Executor) -> None:
    body = """
      call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %at, ptr addrspace(3) @tile,
        i32 4, i32 0, i32 0)
      call void @llvm.amdgcn.s.barrier()
      %mirror = sub i32 63, %id
      %from = getelementptr i32, ptr addrspace(3) @tile, i32 %mirror
      %r = load i32, ptr addrspace(3) %from"""
    found = run(
        executor, VALUES, body, "void @llvm.amdgcn.s.barrier()",
        "void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)",
        globals_="@tile = internal addrspace(3) global [64 x i32] undef",
    )  # fmt: skip
    np.testing.assert_array_equal(found, VALUES[::-1])


def test_constant_tables(executor: Executor) -> None:
    body = """
      %slot = and i32 %x, 3
      %from = getelementptr [4 x i32], ptr addrspace(4) @table, i32 0, i32 %slot
      %r = load i32, ptr addrspace(4) %from"""
    table = "@table = internal addrspace(4) constant [4 x i32] [i32 9, i32 8, i32 7, i32 6]"
    found = run(executor, VALUES, body, globals_=table)
    np.testing.assert_array_equal(found, np.array([9, 8, 7, 6], np.uint32)[VALUES & 3])


def test_private_arrays(executor: Executor) -> None:
    body = """
      %array = alloca [8 x i32], addrspace(5)
      %slot = and i32 %x, 7
      %a = getelementptr [8 x i32], ptr addrspace(5) %array, i32 0, i32 %slot
      store i32 %x, ptr addrspace(5) %a
      %b = getelementptr [8 x i32], ptr addrspace(5) %array, i32 0, i32 3
      %r = load i32, ptr addrspace(5) %b"""
    found = run(executor, VALUES, body)
    np.testing.assert_array_equal(found, np.where(VALUES & 7 == 3, VALUES, 0))


def test_wave32(executor: Executor) -> None:
    body = "%r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)"
    declared = "i32 @llvm.amdgcn.readfirstlane.i32(i32)"
    found = run(executor, VALUES, body, declared, target="gfx1100", wave_size=32)
    np.testing.assert_array_equal(found, np.where(LANE < 32, VALUES[0], VALUES[32]))


def test_unknown_functions_are_functions(executor: Executor) -> None:
    name = "llvm.amdgcn.msad.u8"
    call = f"call i32 @{name}(i32 %x, i32 %x, i32 %x)"
    same = f"%a = {call}\n%b = {call}\n%r = sub i32 %a, %b"
    assert not run(executor, VALUES, same, f"i32 @{name}(i32, i32, i32)").any()
    found = run(executor, VALUES, f"%r = {call}", f"i32 @{name}(i32, i32, i32)")
    assert len(set(found.tolist())) == LANES


@pytest.mark.parametrize(
    ("body", "declared", "reason"),
    [
        ("%r = call i32 @outside(i32 %x)", "i32 @outside(i32)", "@outside"),
        (
            '%r = call i32 asm sideeffect "global_load_dword $0, $1", "=v,v"(i32 %x)',
            "void @unused()",
            "inline assembly",
        ),
        (
            "%a = call i32 @llvm.amdgcn.ds.ordered.add(ptr addrspace(2) null, i32 %x, i32 0, "
            "i32 0, i1 false, i32 1, i1 true, i1 true)\n%r = add i32 %a, 0",
            "i32 @llvm.amdgcn.ds.ordered.add(ptr addrspace(2), i32, i32, i32, i1, i32, i1, i1)",
            "ordered",
        ),
    ],
)
def test_what_cannot_be_executed_is_refused(
    executor: Executor, body: str, declared: str, reason: str
) -> None:
    with pytest.raises(CannotExecuteError, match=reason):
        run(executor, VALUES, body, declared)

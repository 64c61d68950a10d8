# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the shape of a workgroup makes uniform: against every lane, against LLVM, rule by rule."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from analysis.test_uniformity import compare, llvm_divergent
from hypothesis import given, settings
from hypothesis import strategies as st

from irtools.analysis.uniformity import compute_uniformity
from irtools.analysis.workgroup import Workgroup, find_workgroup, uniform_by_shape, workgroup_of
from irtools.errors import InputError
from irtools.graph import ControlFlowGraph
from irtools.ir.model import Function
from irtools.ir.source import load, parse

IDS = "".join(f"declare i32 @llvm.amdgcn.workitem.id.{d}()\n" for d in "xyz")


def kernel(body: str, attributes: str = "", metadata: str = "") -> Function:
    module = parse(f"""
        target triple = "amdgcn-amd-amdhsa"
        {IDS}
        define amdgpu_kernel void @k(i32 %a) {attributes} {{
        %x = call i32 @llvm.amdgcn.workitem.id.x()
        %y = call i32 @llvm.amdgcn.workitem.id.y()
        %z = call i32 @llvm.amdgcn.workitem.id.z()
        {body}
        ret void
        }}
        {metadata}""")
    return module.functions[0]


def required(*sizes: int) -> tuple[str, str]:
    return "!reqd_work_group_size !0", f"!0 = !{{i32 {sizes[0]}, i32 {sizes[1]}, i32 {sizes[2]}}}"


def waves(sizes: tuple[int, int, int], wave_size: int) -> Iterator[list[tuple[int, int, int]]]:
    """The ids of the lanes of each wave: x fastest."""
    x, y, z = sizes
    lanes = [(i, j, k) for k in range(z) for j in range(y) for i in range(x)]
    for start in range(0, len(lanes), wave_size):
        yield lanes[start : start + wave_size]


SIZE = st.one_of(st.sampled_from((1, 2, 4, 8, 16, 32)), st.integers(1, 20))
SIZES = st.tuples(SIZE, SIZE, SIZE).filter(lambda sizes: sizes[0] * sizes[1] * sizes[2] <= 1024)


@given(
    SIZES,
    st.sampled_from((2, 8, 32, 64)),
    st.sampled_from((0, 1, 2)),
    st.tuples(*3 * [st.booleans()]),
)
def test_varying_bits(
    sizes: tuple[int, int, int], wave_size: int, dimension: int, known: tuple[bool, bool, bool]
) -> None:
    told = [size if known[place] else None for place, size in enumerate(sizes)]
    bits = Workgroup(*told).varying_bits(dimension, wave_size)
    needed = max(
        (lane[dimension] ^ wave[0][dimension]).bit_length()
        for wave in waves(sizes, wave_size)
        for lane in wave
    )
    assert bits is None or bits >= needed
    if all(known) and all(size & (size - 1) == 0 for size in sizes):
        assert bits == needed


OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "lshr": lambda value, constant: value >> constant,
    "ashr": lambda value, constant: (value - (value >> 31 << 32)) >> constant,
    "and": lambda value, constant: value & constant,
    "udiv": lambda value, constant: value // constant,
    "shl": lambda value, constant: value << constant,
    "add": lambda value, constant: value + constant,
}
CONSTANTS = {
    "lshr": st.integers(0, 12),
    "ashr": st.integers(0, 12),
    "shl": st.integers(0, 31),
    "and": st.one_of(st.integers(0, 1024), st.integers(0, 12).map(lambda n: (-1 << n) % (1 << 32))),
    "udiv": st.one_of(st.integers(1, 200), st.sampled_from((8, 32, 64, 128))),
    "add": st.integers(0, 100),
}
STEP = st.sampled_from(sorted(OPERATIONS)).flatmap(
    lambda name: st.tuples(st.just(name), CONSTANTS[name])
)


@settings(max_examples=300)
@given(SIZES, st.sampled_from((8, 32, 64)), st.sampled_from("xyz"), st.lists(STEP, max_size=5))
def test_uniform_values_are_the_same_in_all_lanes(
    sizes: tuple[int, int, int], wave_size: int, name: str, steps: list[tuple[str, int]]
) -> None:
    lines = []
    before = f"%{name}"
    for place, (operation, constant) in enumerate(steps):
        lines.append(f"%v{place} = {operation} i32 {before}, {constant}")
        before = f"%v{place}"
    function = kernel("\n".join(lines))
    claimed = uniform_by_shape(function, Workgroup(*sizes), wave_size)
    values = {instruction.name: instruction.number for instruction in function.instructions}
    seen: dict[tuple[int, int], set[int]] = defaultdict(set)
    for number, wave in enumerate(waves(sizes, wave_size)):
        for lane in wave:
            value = lane["xyz".index(name)]
            seen[number, values[name]].add(value)
            for place, (operation, constant) in enumerate(steps):
                value = OPERATIONS[operation](value, constant) % (1 << 32)
                seen[number, values[f"v{place}"]].add(value)
    for (_, number), different in seen.items():
        assert number not in claimed or len(different) == 1, function.values[number].text


RULES = """
    %shift = lshr i32 %x, 6
    %signed = ashr i32 %x, 6
    %short = lshr i32 %x, 5
    %mask = and i32 %x, -64
    %swapped = and i32 -64, %x
    %bits = and i32 %x, 960
    %low = and i32 %x, 63
    %wide = zext i32 %x to i64
    %wide.shift = lshr i64 %wide, 6
    %narrow = trunc i32 %x to i16
    %narrow.shift = lshr i16 %narrow, 6
    %again = sext i16 %narrow to i32
    %again.shift = lshr i32 %again, 6
    %divided = udiv i32 %x, 128
    %third = udiv i32 %x, 96
    %reciprocal = udiv i32 128, %x
    %row = lshr i32 %y, 2
    %moved = add i32 %x, 1
    %moved.shift = lshr i32 %moved, 6
    %index = add i32 %shift, %a"""
SHIFTED = {
    *("shift", "signed", "mask", "swapped", "bits", "wide.shift", "narrow.shift", "again.shift"),
    *("divided", "index"),
}


@pytest.mark.parametrize(
    ("workgroup", "expected"),
    [
        (None, set()),
        (Workgroup(256, 1, 1), {"y", "z", "row", *SHIFTED}),
        (Workgroup(None, 1, 1), {"y", "z", "row", *SHIFTED}),  # one dimension: x is the lane
        (Workgroup(65, 1, 1), {"y", "z", "row", *SHIFTED}),
        (Workgroup(65, 2, 1), {"z", "row", "divided"}),  # one wave holds the ends of two rows
        (Workgroup(None, 2, 1), {"z", "row"}),
        (Workgroup(192, 2, 1), {"y", "z", "row", *SHIFTED}),  # every row is whole waves
        (Workgroup(64, None, None), {"y", "row"} | SHIFTED),
        (Workgroup(16, 16, 1), {"z", "row", "short", "third", *SHIFTED}),  # x is below 16
        (
            Workgroup(1, 1, 64),
            {"x", "y", "short", "low", "wide", "narrow", "again", "third", "row"}
            | {"reciprocal", "moved", "moved.shift"}
            | SHIFTED,
        ),
    ],
    ids=lambda value: str(value) if isinstance(value, Workgroup) else "",
)
def test_rules(workgroup: Workgroup | None, expected: set[str]) -> None:
    function = kernel(RULES)
    uniformity = compute_uniformity(ControlFlowGraph(function), workgroup=workgroup)
    names = {value.name for value in function.instructions if uniformity.is_uniform(value)} - {""}
    assert names == expected
    # LLVM knows nothing of what was given.
    assert {function.values[number].name for number in uniformity.beyond_llvm} == expected


@pytest.mark.parametrize("processor", ["gfx942", "gfx1100"])
def test_against_llvm(processor: str, tool: Callable[[str], str]) -> None:
    shapes = [(64, 1, 1), (256, 1, 1), (65, 1, 1), (32, 2, 1), (128, 2, 1), (192, 2, 1), (64, 2, 2)]
    shapes += [(16, 16, 1), (1, 64, 1), (1, 1, 64), (48, 2, 1), (33, 3, 2), (1, 1, 1)]
    for shape in shapes:
        attribute, metadata = required(*shape)
        function = kernel(RULES, f'"target-cpu"="{processor}" {attribute}', metadata)
        divergent = llvm_divergent(tool("opt-22"), function.module)["k"]
        wave_size = 32 if processor == "gfx1100" else 64
        lost, _ = compare(function, divergent, wave_size=wave_size)
        assert lost == 0, shape


def test_a_mask_that_varies() -> None:
    """LLVM only looks at the mask's low bits, and calls this uniform."""
    attribute, metadata = required(256, 1, 1)
    function = kernel("%mask = shl i32 %x, 6\n%masked = and i32 %x, %mask", attribute, metadata)
    uniformity = compute_uniformity(ControlFlowGraph(function))
    assert not uniformity.is_uniform(function.instructions[4])


def test_one_lane() -> None:
    function = kernel("%slot = alloca i32, addrspace(5)\n%load = load i32, ptr addrspace(5) %slot")
    graph = ControlFlowGraph(function)
    assert compute_uniformity(graph).is_uniform(function.instructions[0]) is False
    uniformity = compute_uniformity(graph, workgroup=Workgroup(1, 1, 1))
    assert not any(uniformity.divergent)
    assert function.instructions[4].number in uniformity.beyond_llvm  # the load


TRITON = """
    !llvm.dbg.cu = !{!0}
    !llvm.module.flags = !{!2}
    !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "PRODUCER",
        emissionKind: LineTablesOnly)
    !1 = !DIFile(filename: "k.py", directory: ".")
    !2 = !{i32 2, !"Debug Info Version", i32 3}
    !3 = distinct !DISubprogram(name: "k", file: !1, type: !4, unit: !0,
        spFlags: DISPFlagDefinition)
    !4 = !DISubroutineType(types: !5)
    !5 = !{}"""


@pytest.mark.parametrize(
    ("attributes", "metadata", "expected"),
    [
        ("", "", None),
        (*required(64, 2, 1), Workgroup(64, 2, 1, "reqd_work_group_size")),
        ('"amdgpu-flat-work-group-size"="1,256"', "", None),  # at most, not exactly
        ('"amdgpu-flat-work-group-size"="256,256"', "", None),  # of any shape
        (
            '"amdgpu-flat-work-group-size"="1,1"',
            "",
            Workgroup(1, 1, 1, "amdgpu-flat-work-group-size"),
        ),
        (
            '"amdgpu-flat-work-group-size"="1,256" !dbg !3',
            TRITON.replace("PRODUCER", "triton"),
            Workgroup(256, 1, 1, "Triton"),
        ),
        (
            '"amdgpu-flat-work-group-size"="1,256" !dbg !3',
            TRITON.replace("PRODUCER", "clang"),
            None,
        ),
        ("!dbg !3", TRITON.replace("PRODUCER", "triton"), None),
    ],
)
def test_what_the_ir_says(attributes: str, metadata: str, expected: Workgroup | None) -> None:
    assert find_workgroup(kernel("", attributes, metadata)) == expected


def test_the_triton_sample(samples: Path) -> None:
    (module,) = load(str(samples / "triton_softmax.llir"))
    assert str(find_workgroup(module.kernels[0])) == "256×1×1"  # noqa: RUF001


def test_what_the_user_gives() -> None:
    given_ = Workgroup(64, 4, 1)
    assert workgroup_of(kernel(""), given_) == given_
    assert workgroup_of(kernel("", *required(64, 4, 1)), given_) == given_
    with pytest.raises(InputError, match=r"k has workgroups of 256×1×1 \(reqd_work_group_size\)"):  # noqa: RUF001
        workgroup_of(kernel("", *required(256, 1, 1)), given_)

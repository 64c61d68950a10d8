# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sizes and offsets of types are LLVM's."""

import llvmlite.binding as llvm
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from irtools.ir.layout import Layout, split_types

DATA_LAYOUT = (
    "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-"
    "p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-"
    "v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
)
SCALARS = st.sampled_from(
    [
        *("i1", "i8", "i16", "i24", "i32", "i48", "i64", "i128", "half", "bfloat", "float"),
        *("double", "ptr", *(f"ptr addrspace({space})" for space in range(1, 7))),
    ]
)
VECTORS = st.builds(
    "<{} x {}>".format,
    st.integers(1, 17),
    st.sampled_from(["i1", "i8", "i16", "i32", "float", "double", "half", "i64"]),
)
TYPES = st.recursive(
    SCALARS | VECTORS,
    lambda inner: st.one_of(
        st.builds("[{} x {}]".format, st.integers(0, 5), inner),
        st.lists(inner, max_size=4).map(lambda parts: "{ " + ", ".join(parts) + " }"),
        st.lists(inner, max_size=4).map(lambda parts: "<{ " + ", ".join(parts) + " }>"),
    ),
    max_leaves=6,
)


def _size_by_llvm(type_: str) -> int:
    """By a constant expression that LLVM folds: the distance of two elements."""
    text = f'target datalayout = "{DATA_LAYOUT}"\n@g = global {type_} zeroinitializer\n'
    module = llvm.parse_assembly(text, llvm.create_context())
    data = llvm.create_target_data(DATA_LAYOUT)
    return int(data.get_abi_size(module.get_global_variable("g").global_value_type))


@settings(max_examples=300, deadline=None)
@given(TYPES)
def test_sizes_are_llvms(type_: str) -> None:
    assert Layout(()).size(type_) == _size_by_llvm(type_)


def test_named_types_and_fields() -> None:
    layout = Layout(
        [
            "%struct.float4 = type { %union.anon }",
            "%union.anon = type { <4 x float> }",
            '%"a, b" = type { i8, %struct.float4, [3 x i16] }',
            "%opaque = type opaque",
        ]
    )
    assert layout.size("%struct.float4") == 16
    assert layout.size('%"a, b"') == 48
    assert layout.field('%"a, b"', 1) == (16, "%struct.float4")
    assert layout.field('%"a, b"', 2) == (32, "[3 x i16]")
    assert layout.field('%"a, b"', 3) is None
    assert layout.field("float", 0) is None
    assert layout.element("[3 x i16]") == "i16"
    assert layout.element("<4 x float>") == "float"
    assert layout.element("<{ i8, [2 x i8] }>") is None
    assert layout.stride("[3 x i24]") == 4
    assert layout.stride("<3 x i24>") == 3
    assert layout.stride("<3 x float>") == 4
    assert layout.stride("[3 x %opaque]") is None
    assert layout.stride("float") is None
    assert layout.size("%opaque") is None
    assert layout.size("{ i8, %opaque }") is None
    assert layout.size("[4 x %opaque]") is None


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", []),
        ("i32", ["i32"]),
        ("i32, { i8, [2 x <{ i8, i8 }>] }, ptr", ["i32", "{ i8, [2 x <{ i8, i8 }>] }", "ptr"]),
        ('%"a, b", i8', ['%"a, b"', "i8"]),
    ],
)
def test_split_types(text: str, parts: list[str]) -> None:
    assert split_types(text) == parts

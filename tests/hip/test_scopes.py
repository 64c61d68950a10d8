# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which variables of a function never change."""

from pathlib import Path

import pytest

from irtools.hip.scopes import Scope
from irtools.hip.source import find, parse_source

FUNCTION = """\
__device__ void f(float* p, float (&r)[4], int n) {{
  int a = n + 1, b;
  float4 v = make_float4(a, 0, 0, 0);
  {statement}
}}
"""


def scope(statement: str) -> Scope:
    source = parse_source(Path("k.hip"), FUNCTION.format(statement=statement).encode())
    return Scope(source, next(find(source.root, "function_definition")))


CHANGES = {
    "a = 2;": "a",
    "a += 2;": "a",
    "--a;": "a",
    "v.x = 1;": "v",
    "r[a] = 1;": "r",
    "int* q = &a;": "a",
    "int& q = a;": "a",
    "other(a);": "a",
    "other(v.x);": "v",
    "v.normalize();": "v",
    'asm volatile("" : "+v"(a));': "a",
}


@pytest.mark.parametrize("statement", CHANGES)
def test_a_variable_that_may_change_is_not_fixed(statement: str) -> None:
    assert scope("").variable(CHANGES[statement]) is not None
    assert scope(statement).variable(CHANGES[statement]) is None


@pytest.mark.parametrize(
    "statement", ["p[a] = 2;", "p->x = 1;", "b = sqrtf(a);", "p[a] += __shfl(a, 2);", "b = a;"]
)
def test_what_only_reads_changes_nothing(statement: str) -> None:
    found = scope(statement)
    assert found.variable("a") is not None
    assert found.variable("p") is not None


def test_a_name_with_two_declarations_is_not_known() -> None:
    assert scope("{ int a = 3; }").variable("a") is None
    assert scope("for (int a = 0;;) {}").declared("a") is None

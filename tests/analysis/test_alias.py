# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Aliases: rule by rule, and against LLVM's alias analyses on samples and random kernels."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from support.accesses import METADATA, random_accesses
from support.llvm import modules_of, printed_by

from irtools.analysis.alias import size_in_bytes
from irtools.analysis.memory import Memory
from irtools.graph import ControlFlowGraph
from irtools.ir.model import Function, Module
from irtools.ir.source import load, parse

_HEADER = """
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x i32] poison
@other = internal addrspace(3) global [64 x i32] poison
declare void @take(ptr addrspace(5))
define amdgpu_kernel void @k(ptr addrspace(1) noalias %p, ptr addrspace(1) %q, ptr addrspace(1) %r,
                             ptr %flat, ptr addrspace(4) %constant, i32 %n, i1 %c) {
  %stack = alloca [8 x i32], addrspace(5)
  %shared = alloca [8 x i32], addrspace(5)
  call void @take(ptr addrspace(5) %shared)
  %found = load ptr, ptr addrspace(4) %constant
  %near = getelementptr i8, ptr addrspace(1) %q, i64 4
  %near2 = getelementptr i32, ptr addrspace(1) %q, i64 1
  %back = getelementptr i8, ptr addrspace(1) %near, i64 -4
  %somewhere = getelementptr i32, ptr addrspace(1) %q, i32 %n
  %either = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  %generic = addrspacecast ptr addrspace(5) %stack to ptr
"""
_FOOTER = f"""
  ret void }}{METADATA}!9 = !{{!20, !20, i64 0}}
!20 = !{{!"thing", !21, i64 0}}
!21 = !{{!"other language"}}
"""


def may_alias(first: str, second: str) -> bool:
    """Whether a load and a store may meet."""
    text = f"{_HEADER}\n  %x = load {first}\n  store {second}\n{_FOOTER}"
    memory = Memory(ControlFlowGraph(parse(text).kernels[0]))
    load_, store = memory.effects[-2:]
    assert load_.places is not None
    assert store.places is not None
    answer = memory.aliases.may_alias(load_.places[0], store.places[0])
    assert answer == memory.aliases.may_alias(store.places[0], load_.places[0])
    return answer


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        # address spaces
        ("i32, ptr addrspace(1) %q", "i32 0, ptr addrspace(3) @lds", False),
        ("i32, ptr addrspace(3) @lds", "i32 0, ptr addrspace(5) %stack", False),
        ("i32, ptr addrspace(4) %constant", "i32 0, ptr addrspace(1) %q", True),
        # a kernel's generic argument, or one found in constant memory, is no LDS and no stack
        ("i32, ptr addrspace(3) @lds", "i32 0, ptr %flat", False),
        ("i32, ptr addrspace(5) %stack", "i32 0, ptr %found", False),
        ("i32, ptr addrspace(1) %q", "i32 0, ptr %flat", True),
        ("i32, ptr addrspace(5) %stack", "i32 0, ptr %generic", True),
        # objects
        ("i32, ptr addrspace(1) %q", "i32 0, ptr addrspace(1) %r", True),
        ("i32, ptr addrspace(1) %p", "i32 0, ptr addrspace(1) %q", False),  # noalias
        ("i32, ptr addrspace(1) %p", "i32 0, ptr %found", False),  # nobody else has %p
        ("i32, ptr addrspace(3) @lds", "i32 0, ptr addrspace(3) @other", False),
        ("i32, ptr addrspace(5) %stack", "i32 0, ptr addrspace(5) %shared", False),
        ("i32, ptr addrspace(1) %either", "i32 0, ptr addrspace(1) %q", True),
        ("i32, ptr addrspace(1) %either", "i32 0, ptr addrspace(1) %p", True),
        (
            "i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @lds, i32 8)",
            "i32 0, ptr addrspace(3) @other",
            False,
        ),
        # offsets
        ("i32, ptr addrspace(1) %q", "i32 0, ptr addrspace(1) %near", False),
        ("i64, ptr addrspace(1) %q", "i32 0, ptr addrspace(1) %near", True),
        ("i32, ptr addrspace(1) %near", "i32 0, ptr addrspace(1) %near2", True),
        ("i32, ptr addrspace(1) %back", "i32 0, ptr addrspace(1) %near", False),
        ("i32, ptr addrspace(1) %back", "i16 0, ptr addrspace(1) %q", True),
        ("i32, ptr addrspace(1) %somewhere", "i32 0, ptr addrspace(1) %q", True),
        # types
        ("i32, ptr addrspace(1) %q, !tbaa !0", "float 0.0, ptr addrspace(1) %r, !tbaa !4", False),
        ("i32, ptr addrspace(1) %q, !tbaa !0", "i8 0, ptr addrspace(1) %r, !tbaa !8", True),
        ("i32, ptr addrspace(1) %q, !tbaa !0", "i32 0, ptr addrspace(1) %r, !tbaa !6", True),
        ("float, ptr addrspace(1) %q, !tbaa !4", "i32 0, ptr addrspace(1) %r, !tbaa !6", False),
        ("i32, ptr addrspace(1) %q, !tbaa !0", "i32 0, ptr addrspace(1) %r, !tbaa !9", True),
        ("i32, ptr addrspace(1) %q, !tbaa !0", "i32 0, ptr addrspace(1) %r", True),
        # scopes
        (
            "i32, ptr addrspace(1) %q, !alias.scope !13",
            "i32 0, ptr addrspace(1) %r, !noalias !13",
            False,
        ),
        (
            "i32, ptr addrspace(1) %q, !alias.scope !14",
            "i32 0, ptr addrspace(1) %r, !noalias !13",
            True,
        ),
        (
            "i32, ptr addrspace(1) %q, !noalias !15",
            "i32 0, ptr addrspace(1) %r, !alias.scope !14",
            False,
        ),
        (
            "i32, ptr addrspace(1) %q, !alias.scope !15",
            "i32 0, ptr addrspace(1) %r, !noalias !14",
            True,
        ),
    ],
)
def test_rules(first: str, second: str, expected: bool) -> None:
    assert may_alias(first, second) is expected


def test_a_pointer_of_another_iteration_is_another_pointer() -> None:
    kernel = parse("""
        target triple = "amdgcn-amd-amdhsa"
        define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
        entry:
          br label %loop
        loop:
          %i = phi i32 [ 0, %entry ], [ %j, %loop ]
          %here = getelementptr i32, ptr addrspace(1) %p, i32 %i
          %next = getelementptr i8, ptr addrspace(1) %here, i64 4
          %x = load i32, ptr addrspace(1) %here
          store i32 %x, ptr addrspace(1) %next
          %j = add i32 %i, 1
          %again = icmp ult i32 %j, %n
          br i1 %again, label %loop, label %done
        done:
          ret void }""").kernels[0]
    memory = Memory(ControlFlowGraph(kernel))
    (load_,), (store,) = (effect.places or () for effect in memory.effects)
    assert not memory.aliases.may_alias(load_, store)
    assert memory.aliases.may_alias(load_, store, varying={1})


def test_sizes() -> None:
    types = {
        "i1": 1, "i24": 3, "float": 4, "<3 x i16>": 6, "<2 x ptr addrspace(3)>": 8, "ptr": 8,
        "ptr addrspace(5)": 4, "[4 x double]": 32, "{ i8, i32 }": None,
    }  # fmt: skip
    loads = "\n".join(f"%v{i} = load {text}, ptr %p" for i, text in enumerate(types))
    (function,) = parse(
        f'target triple = "amdgcn-amd-amdhsa"\ndefine void @f(ptr %p) {{ {loads}\n ret void }}'
    ).functions
    sizes = [size_in_bytes(instruction.type) for instruction in function.instructions[:-1]]
    assert sizes == list(types.values())


_PAIR = re.compile(r"  (\w+)(?: \(off \S+\))?:\s+(.*) <->\s+(.*)")


def llvm_answers(opt: str, module: Module) -> dict[tuple[str, frozenset[str]], set[str]]:
    """What LLVM says of each pair of accesses, by function and the text of the two."""
    command = [
        *(opt, "-disable-output", "-passes=aa-eval", "-print-all-alias-modref-info"),
        *("-evaluate-aa-metadata", "-aa-pipeline=basic-aa,tbaa,scoped-noalias-aa,amdgpu-aa"),
        *("-mtriple=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-"),
    ]
    found: dict[tuple[str, frozenset[str]], set[str]] = {}
    function = ""
    for line in printed_by(command, module.text).splitlines():
        if line.startswith("Function: "):
            function = line.removeprefix("Function: ").rpartition(": ")[0]
        elif " <-> " in line and (pair := _PAIR.match(line)):
            key = function, frozenset(map(_without_location, pair.groups()[1:]))
            found.setdefault(key, set()).add(pair[1])
    return found


def _without_location(text: str) -> str:
    return re.sub(r", !dbg !\d+", "", text.strip())


def compare(function: Function, llvm: dict[tuple[str, frozenset[str]], set[str]]) -> list[int]:
    """Assert that we keep nothing apart that LLVM does not; count the pairs that LLVM keeps apart,
    and those of them that we do not."""
    memory = Memory(ControlFlowGraph(function))
    accesses = [
        (_without_location(each.instruction.text), each.writes, place)
        for each in memory.effects
        if each.instruction.opcode in ("load", "store")
        for place in each.places or ()
    ]
    apart = lost = 0
    for index, (text, writes, place) in enumerate(accesses):
        for other_text, other_writes, other in accesses[:index]:
            if not writes and not other_writes:
                continue
            texts = frozenset((text, other_text))
            answers = llvm[function.name, texts]
            if memory.aliases.may_alias(place, other):
                lost += answers == {"NoAlias"}
            else:
                # With metadata that contradict each other LLVM trusts the addresses.
                tagged = any("!tbaa" in text or "!noalias" in text for text in texts)
                constant = any("addrspace(4)" in text for text in texts)
                allowed = {"NoAlias"} | ({"MustAlias", "PartialAlias"} if tagged else set())
                assert constant or answers & allowed, texts
            apart += answers == {"NoAlias"}
    return [apart, lost]


@pytest.mark.parametrize("target", ["gfx942", pytest.param("gfx1100", marks=pytest.mark.slow)])
def test_samples(target: str, samples: Path, tool: Callable[[str], str]) -> None:
    opt = tool("opt-22")
    apart = lost = 0
    for path in sorted((samples / target).glob("*.ll")):
        if path.stem == "flash_attention":
            continue  # opt prints two million pairs
        (module,) = load(str(path))
        answers = llvm_answers(opt, module)
        for function in module.functions:
            more, less = compare(function, answers)
            apart += more
            lost += less
    assert lost <= 0.05 * apart  # variable offsets at a constant distance


@pytest.mark.parametrize(
    ("first", "last"), [(0, 200), pytest.param(200, 800, marks=pytest.mark.slow)]
)
def test_random_kernels(first: int, last: int, tool: Callable[[str], str]) -> None:
    opt = tool("opt-22")
    apart = lost = 0
    for module in modules_of(random_accesses, range(first, last)):
        answers = llvm_answers(opt, module)
        for kernel in module.kernels:
            more, less = compare(kernel, answers)
            apart += more
            lost += less
    assert lost <= 0.02 * apart

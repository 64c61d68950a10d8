# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random kernels: any control flow, SSA form with phis, values that vary over lanes or do not."""

from __future__ import annotations

import random

from irtools.ir.model import Function
from irtools.ir.source import parse

_HEADER = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.permlane64.i32(i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare i32 @llvm.amdgcn.groupstaticsize()
declare i32 @llvm.amdgcn.sudot4(i1, i32, i1, i32, i32, i1)
"""
_SOURCES = (
    "call i32 @llvm.amdgcn.workitem.id.x()",
    "call i32 @llvm.amdgcn.workgroup.id.x()",
    "call i32 @llvm.amdgcn.readfirstlane.i32(i32 {0})",
    "call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 {0})",
    "call i32 @llvm.amdgcn.ds.bpermute(i32 {0}, i32 {1})",
    "load i32, ptr addrspace(1) {3}",
    "load i32, ptr addrspace(3) %lds",
    "load i32, ptr addrspace(5) %stack",
    "load i32, ptr %flat",
    "atomicrmw add ptr addrspace(1) {3}, i32 {0} seq_cst",
)
# Asked for with ``rich``.
_MORE_SOURCES = (
    "call i32 @llvm.amdgcn.workitem.id.y()",
    "call i32 @llvm.amdgcn.permlane64.i32(i32 {0})",
    "call i32 @llvm.amdgcn.strict.wwm.i32(i32 {0})",
    "call i32 @llvm.amdgcn.groupstaticsize()",
    "call i32 @llvm.amdgcn.sudot4(i1 true, i32 {0}, i1 false, i32 {1}, i32 {0}, i1 true)",
    'call i32 asm "s_mov_b32 $0, 1", "=s"()',
    'call i32 asm "v_readlane_b32 $0, $1, 0", "={{s7}},v"(i32 {0})',
    'call i32 asm "v_mov_b32 $0, $1", "=v,v"(i32 {0})',
    "lshr i32 {0}, 6",
    "and i32 {0}, -64",
)
# Addresses at a constant distance, of which the backend makes offsets, and some that it cannot.
_ADDRESSES = (
    "getelementptr i32, ptr addrspace(1) {0}, i32 {1}",
    "getelementptr i32, ptr addrspace(1) {0}, i32 4",
    "getelementptr i8, ptr addrspace(1) {0}, i64 16",
)
_ARITHMETIC = ("add i32 {0}, {1}", "mul i32 {0}, {1}", "select i1 {2}, i32 {0}, i32 {1}")
_MAXIMUM_BRANCHES = 3

# Two tuples of 32 registers are live where 24 are allowed: LLVM cannot allocate them.
TOO_MANY_REGISTERS = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @full(ptr addrspace(1) %p) #0 {
  %q = getelementptr <32 x i32>, ptr addrspace(1) %p, i32 1
  %a = load <32 x i32>, ptr addrspace(1) %p
  %b = load <32 x i32>, ptr addrspace(1) %q
  call void asm sideeffect "; use $0 $1", "v,v"(<32 x i32> %a, <32 x i32> %b)
  store <32 x i32> %a, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-num-vgpr"="24" }
"""


def dominators(successors: list[list[int]]) -> list[set[int]]:
    """By definition: a dominates b when b cannot be reached from 0 without passing a."""
    count = len(successors)
    reachable = _reach(successors, without=-1)
    result: list[set[int]] = [set() for _ in range(count)]
    for above in reachable:
        for below in reachable - (_reach(successors, without=above) if above else set()):
            result[below].add(above)
    return result


def _reach(successors: list[list[int]], without: int) -> set[int]:
    seen: set[int] = set()
    stack = [0]
    while stack:
        block = stack.pop()
        if block not in seen and block != without:
            seen.add(block)
            stack += successors[block]
    return seen


def random_graph(seed: int, *, most: int = 9) -> list[list[int]]:
    """The successors of each block of a random graph in which nothing leads to block 0."""
    choose = random.Random(seed)
    count = choose.randint(1, most)
    graph = []
    for block in range(count):
        after = [] if count == 1 else choose.choices(range(1, count), k=choose.randint(0, 3))
        if block + 1 < count and choose.random() < 0.7:
            after.append(block + 1)  # most blocks are reachable
        graph.append(list(dict.fromkeys(after))[:_MAXIMUM_BRANCHES])
    return graph


def random_kernel(seed: int, *, most: int = 9) -> Function:
    """A random kernel that LLVM accepts."""
    return parse(random_text(seed, most=most)).kernels[0]


def random_text(seed: int, *, most: int = 9, rich: bool = False) -> str:
    """The IR of a random kernel; with ``rich`` also inline assembly, more intrinsics, phis of
    undef, poison and equal values, and switches that name a block twice."""
    choose = random.Random(seed)
    sources = _SOURCES + _MORE_SOURCES if rich else _SOURCES
    graph = random_graph(seed, most=most)
    above = dominators(graph)
    before: list[list[int]] = [[] for _ in graph]
    for block, after in enumerate(graph):
        for successor in after:
            before[successor].append(block)
    plan = [
        [f"%v{block}.{index}" for index in range(choose.randint(0, 4))]
        for block in range(len(graph))
    ]
    phis = [
        [f"%phi{block}.{index}" for index in range(choose.randint(0, 2))] if before[block] else []
        for block in range(len(graph))
    ]

    def at_end(block: int) -> list[str]:
        own = [name for dominator in above[block] for name in phis[dominator] + plan[dominator]]
        return ["%a", "%b", *own]

    lines = [
        _HEADER,
        "define amdgpu_kernel void @k(i32 %a, i32 %b, ptr addrspace(1) %p, ptr addrspace(3) %lds,"
        ' ptr %flat) "target-cpu"="gfx942" {',
    ]
    for block, after in enumerate(graph):
        lines.append(f"b{block}:")
        for name in phis[block]:
            alike = rich and choose.random() < 0.4
            incoming = []
            for source in before[block]:
                own = name if block in above[source] else "7"
                among = ["undef", "poison", "7", own] if alike else [*at_end(source), "7"]
                incoming.append(f"[ {choose.choice(among)}, %b{source} ]")
            lines.append(f"  {name} = phi i32 {', '.join(incoming)}")
        if block == 0:
            lines.append("  %stack = alloca i32, addrspace(5)")
        strict = above[block] - {block}
        pointers = ["%p", *(f"%g{dominator}" for dominator in strict)]
        values = ["%a", "%b", *phis[block]]
        values += [name for dominator in strict for name in phis[dominator] + plan[dominator]]
        lines.append(f"  %c{block} = icmp ult i32 {choose.choice(values)}, {choose.choice(values)}")
        address = choose.choice(_ADDRESSES)
        address = address.format(choose.choice(pointers), choose.choice(values))
        lines.append(f"  %g{block} = {address}")
        pointers.append(f"%g{block}")
        for name in plan[block]:
            form = choose.choice(sources if choose.random() < 0.4 else _ARITHMETIC)
            first, second = choose.choice(values), choose.choice(values)
            text = form.format(first, second, f"%c{block}", choose.choice(pointers))
            lines.append(f"  {name} = {text}")
            values.append(name)
        if choose.random() < 0.3:
            pointer = choose.choice(pointers)
            lines.append(f"  store i32 {choose.choice(values)}, ptr addrspace(1) {pointer}")
        if choose.random() < 0.1:
            lines.append(f"  store ptr addrspace(1) {choose.choice(pointers)}, ptr %flat")
        terminator = _terminator(after, choose.choice(values), f"%c{block}")
        if rich and len(after) == _MAXIMUM_BRANCHES and choose.random() < 0.5:
            again = choose.choice(after)
            if not phis[again]:  # which would need an entry more
                terminator = terminator.replace(" ]", f" i32 3, label %b{again} ]")
        lines.append(f"  {terminator}")
    return "\n".join([*lines, "}", ""])


def _terminator(after: list[int], value: str, condition: str) -> str:
    if not after:
        return "ret void"
    if len(after) == 1:
        return f"br label %b{after[0]}"
    if len(after) == 2:
        return f"br i1 {condition}, label %b{after[0]}, label %b{after[1]}"
    first, second, third = after
    return f"switch i32 {value}, label %b{first} [ i32 1, label %b{second} i32 2, label %b{third} ]"

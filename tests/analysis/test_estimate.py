# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The estimate of the machine code's peak: rule by rule, each against LLVM's machine code."""

import statistics
from collections.abc import Iterator
from pathlib import Path

import pytest

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend
from irtools.ir.model import Function
from irtools.ir.source import load, parse
from irtools.machine import machine_pressure
from irtools.target import load_target, target_names

# %a to %d are arrays with the kernel's own element for each work-item at %pa to %pd.
HEADER = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.sqrt.f32(float)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b,
                             ptr addrspace(1) noalias %c, ptr addrspace(1) noalias %d, i32 %n) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %xn = mul i32 %x, %n
  %i = sext i32 %xn to i64
"""


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    backend = LlvmliteBackend()
    yield backend
    backend.close()


def kernel(body: str) -> Function:
    return parse(HEADER + body + "\n  ret void\n}").kernels[0]


def address(array: str, type_: str = "float") -> str:
    return f"%p{array} = getelementptr {type_}, ptr addrspace(1) %{array}, i64 %i\n"


def peaks(body: str, target: str = "gfx942") -> tuple[int, int]:
    """The IR's peak and the estimate."""
    analysis = KernelAnalysis(kernel(body), load_target(target))
    return analysis.pressure.peak_vgprs, analysis.estimate.vgprs


def machine_peak(backend: LlvmliteBackend, body: str, target: str = "gfx942") -> int:
    pressure = machine_pressure(backend, kernel(body), load_target(target))
    return pressure.profile.peak_vector_registers


ADD = "".join(
    (
        *(address(array, "double") for array in "cba"),
        "%va = load double, ptr addrspace(1) %pa\n",
        "%vb = load double, ptr addrspace(1) %pb\n",
        "%sum = fadd double %va, %vb\n",
        "store double %sum, ptr addrspace(1) %pc\n",
    )
)


def test_loads_in_a_clause_keep_their_addresses(backend: LlvmliteBackend) -> None:
    # The third address, two addresses, two loaded values: 2 each. Without clauses, the first
    # address is gone when the second value comes.
    assert peaks(ADD) == (6, 10)
    assert machine_peak(backend, ADD) == 10
    assert peaks(ADD, "gfx1100") == (6, 6)


@pytest.mark.parametrize("name", target_names())
def test_where_loads_are_in_clauses(name: str, backend: LlvmliteBackend) -> None:
    target = load_target(name)
    code = machine_pressure(backend, kernel(ADD), target).liveness.accesses
    texts = [access.instruction.text.strip() for block in code for access in block]
    assert any(text.startswith("KILL ") for text in texts) == target.xnack


def test_loads_come_before_what_uses_others() -> None:
    def body(between: str) -> str:
        parts = []
        for array, other in (("a", "c"), ("b", "d")):
            parts += [
                address(array),
                f"%v{array} = load float, ptr addrspace(1) %p{array}\n",
                f"%s{array} = fadd float %v{array}, 1.0\n",
                address(other),
                f"store float %s{array}, ptr addrspace(1) %p{other}\n",
                between if array == "a" else "",
            ]
        return "".join(parts)

    in_order, early = peaks(body(""), "gfx1100")
    assert early > in_order
    # Nothing passes a barrier.
    assert peaks(body("call void @llvm.amdgcn.s.barrier()\n"), "gfx1100") == (in_order, in_order)


@pytest.mark.parametrize("count", [8, 16, 24, 40])
def test_no_more_than_all_waves_may_have(count: int) -> None:
    """Early loads may take 64 VGPRs; a schedule with more is undone but for 16 of them."""
    body = address("a") + address("b")
    for number in range(count):
        body += f"%a{number} = getelementptr i8, ptr addrspace(1) %pa, i64 {64 * number}\n"
        body += f"%v{number} = load <2 x i32>, ptr addrspace(1) %a{number}\n"
        body += f"%w{number} = mul <2 x i32> %v{number}, splat (i32 3)\n"
        body += f"%b{number} = getelementptr i8, ptr addrspace(1) %pb, i64 {64 * number}\n"
        body += f"store <2 x i32> %w{number}, ptr addrspace(1) %b{number}\n"
    in_order, estimate = peaks(body)
    early = 2 * count + 4  # what is loaded and two addresses
    assert in_order < 16
    assert estimate == (early if early <= 64 else in_order + 16)


@pytest.mark.parametrize(
    ("operation", "more"),
    [
        ("fdiv float %va, %vb", 5),
        ("fdiv afn float %va, %vb", 1),
        ("fdiv fast float %va, %vb", 1),
        ("call float @llvm.sqrt.f32(float %va)", 6),
        ("call afn float @llvm.sqrt.f32(float %va)", 0),
        ("fadd float %va, %vb", 0),
    ],
)
def test_expansions(operation: str, more: int, backend: LlvmliteBackend) -> None:
    body = "".join(
        f"{address(array)}%v{array} = load float, ptr addrspace(1) %p{array}\n" for array in "ab"
    )
    # Only the address, the two values and the operation itself are live in the second block.
    body += "br label %next\nnext:\nfence release\n"
    body += f"%r = {operation}\n%s = fmul float %r, %va\n%t = fmul float %s, %vb\n"
    body += "store float %t, ptr addrspace(1) %pa\n"
    analysis = KernelAnalysis(kernel(body), load_target("gfx942"))
    assert analysis.estimate.vgprs == max(2 + 2 + more, 6)
    if more > 2:
        assert abs(machine_peak(backend, body) - analysis.estimate.vgprs) <= 1


def test_what_is_stored_is_in_vgprs(backend: LlvmliteBackend) -> None:
    body = address("a", "<4 x i32>") + "store <4 x i32> {}, ptr addrspace(1) %pa\n"
    constants = body.format("<i32 1, i32 2, i32 3, i32 4>")
    assert peaks(constants) == (2, 6)
    assert machine_peak(backend, constants) == 6
    uniform = address("a", "i32") + "store i32 %n, ptr addrspace(1) %pa\n"
    assert peaks(uniform) == (2, 3)
    assert machine_peak(backend, uniform) == 3


def test_nothing_to_add() -> None:
    assert peaks("") == (2, 2)


def test_block_of_the_peak() -> None:
    body = f"br label %next\nnext:\n{ADD}br label %last\nlast:\n"
    analysis = KernelAnalysis(kernel(body), load_target("gfx942"))
    assert analysis.kernel.blocks[analysis.estimate.block].name == "next"


def test_nearer_than_the_ir_on_the_samples(samples: Path, backend: LlvmliteBackend) -> None:
    errors: list[tuple[float, float]] = []
    for path in sorted((samples / "gfx942").glob("*.ll")):
        for function in load(str(path))[0].kernels:
            target = target_of(function)
            analysis = KernelAnalysis(function, target)
            code = machine_pressure(backend, function, target).profile.peak_vector_registers
            errors.append(
                (
                    abs(analysis.pressure.peak_vgprs - code) / code,
                    abs(analysis.estimate.vgprs - code) / code,
                )
            )
    of_ir, of_estimate = zip(*errors, strict=True)
    assert statistics.fmean(of_estimate) < 0.75 * statistics.fmean(of_ir)
    assert statistics.median(of_estimate) < 0.15

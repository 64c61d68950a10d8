# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From machine registers back to the IR: what each rule finds, and the share on all samples."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest
from support.machine import mir_file

from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend
from irtools.ir.source import load, parse
from irtools.machine import machine_pressure
from irtools.machine.liveness import compute_machine_liveness
from irtools.machine.reader import read_machine_code
from irtools.machine.trace import Tracer

KERNEL = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, <3 x float> %v, [3 x i16] %h, i64 %w) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.y()
  %a = add i32 %id, %n
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, %a
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  store i32 %next, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
"""
# Where each instruction of the kernel says that machine code comes from.
LINES = ["id", "group", "a", "br", "i", "next", "again", "br", "store", "ret"]


class Case(NamedTuple):
    """The origin of ``%0``, or of ``lanes`` of it, before the last instruction; ``@x`` in the code
    is the location of the instruction ``x`` of the kernel."""

    reason: str
    code: str
    kind: str
    values: str
    phi: str = ""
    lanes: int = 0b11


CASES = [
    Case("the location", "%0:vgpr_32 = IMPLICIT_DEF @a", "value", "a"),
    Case("a store for its address", "%0:vgpr_32 = IMPLICIT_DEF @store", "value", "store"),
    Case(
        "a copy without a location",
        "%1:vgpr_32 = IMPLICIT_DEF @a\n%0:vgpr_32 = COPY %1",
        "value",
        "a",
    ),
    Case(
        "code without a location",
        """
        %1:vgpr_32 = IMPLICIT_DEF @a
        %2:vgpr_32 = IMPLICIT_DEF @id
        %0:vgpr_32 = V_ADD_U32_e32 %1, %2, implicit $exec
        """,
        "derived",
        "a id",
    ),
    Case(
        "a comparison makes no vector of a sum",
        "%1:vgpr_32 = IMPLICIT_DEF @a\n%0:vgpr_32 = V_ADD_U32_e32 1, %1, implicit $exec @again",
        "derived",
        "a",
    ),
    Case("a comparison", "%0:sreg_64 = V_CMP_EQ_U32_e64 0, 0, implicit $exec @again", "value",
         "again"),
    Case(
        "the last definition counts",
        "%0:vgpr_32 = IMPLICIT_DEF @a\n%0:vgpr_32 = IMPLICIT_DEF @next",
        "value",
        "next",
    ),
    Case(
        "each lane has its own",
        "undef %0.sub0:vreg_64 = IMPLICIT_DEF @a\n%0.sub1:vreg_64 = IMPLICIT_DEF @next",
        "value",
        "a",
    ),
    Case("a constant", "%0:vgpr_32 = V_MOV_B32_e32 7, implicit $exec", "constant", ""),
    Case("a constant for a phi", "%0:vgpr_32 = V_MOV_B32_e32 0, implicit $exec @br", "constant",
         ""),
    Case("the exec mask", "%0:sreg_64 = COPY $exec @br", "hardware", ""),
    Case("the pointer to the arguments", "%0:sgpr_64 = COPY $sgpr0_sgpr1", "hardware", ""),
    Case("the work-item", "liveins: $vgpr0\n%0:vgpr_32 = COPY $vgpr0", "value", "id"),
    Case(
        "the workgroup",
        "liveins: $sgpr0_sgpr1, $sgpr10, $sgpr9\n%0:sgpr_32 = COPY killed $sgpr9",
        "value",
        "group",
    ),
    Case(
        "another number from the hardware",
        "liveins: $sgpr0_sgpr1, $sgpr10, $sgpr9\n%0:sgpr_32 = COPY $sgpr10",
        "hardware",
        "",
    ),
    Case(
        "a phi of a constant and a value",
        """
        bb.0:
          successors: %bb.1
          %0:vgpr_32 = V_MOV_B32_e32 0, implicit $exec @br
        bb.1:
          successors: %bb.1, %bb.2
          %0:vgpr_32 = V_ADD_U32_e32 %0, %0, implicit $exec @next
        bb.2:
        """,
        "value",
        "next",
        "i",
    ),
    *(
        Case(
            f"the argument of lanes {lanes:b}",
            "%1:sgpr_64 = COPY $sgpr0_sgpr1\n"
            f"%0:sgpr_128 = {load} %1, {offset}, 0 @id :: "
            "(dereferenceable invariant load (s128) from constant-pool)",
            "value",
            values or "id",  # padding: what its location says
            lanes=lanes,
        )
        for load, offset, lanes, values in (
            ("S_LOAD_DWORDX4_IMM", 0, 0b1111, "p"),
            ("S_LOAD_DWORDX4_IMM", 0, 0b110000, "n"),
            ("S_LOAD_DWORDX4_IMM", 0, 0b110011, "n p"),
            ("S_LOAD_DWORDX4_IMM_ec", 8, 0b11, "n"),
            ("S_LOAD_DWORDX4_IMM_ec", 16, 0b1100, "v"),
            ("S_LOAD_DWORDX4_IMM_ec", 16, 0b11000000, ""),
            ("S_LOAD_DWORDX4_IMM_ec", 32, 0b1100, "h"),
            ("S_LOAD_DWORDX4_IMM_ec", 32, 0b11110000, "w"),
        )
    ),
    Case(
        "a scalar load from other memory",
        "%0:sreg_32 = S_LOAD_DWORD_IMM $sgpr0_sgpr1, 0, 0 @a :: (load (s32) from %ir.q)",
        "value",
        "a",
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.reason)
def test_origin(case: Case) -> None:
    (kernel,) = parse(KERNEL).kernels
    code = case.code if "bb.0" in case.code else f"bb.0:\n{case.code}"
    code = re.sub(
        r" @(\w+)", lambda name: f", debug-location !{LINES.index(name[1]) + 1}", dedent(code)
    )
    header = "\n".join(
        f"  !{line} = !DILocation(line: {line}, scope: !0)" for line in range(1, len(LINES) + 1)
    )
    text = f"--- |\n{header}\n...\n" + mir_file("k", [], f"{code}\nS_NOP 0, implicit %0")
    (function,) = read_machine_code(text)
    liveness = compute_machine_liveness(function)
    block = len(liveness.accesses) - 1
    position = len(liveness.accesses[block]) - 1
    origin = Tracer(kernel, liveness).origin(0, case.lanes, block, position)
    assert origin.kind == case.kind
    assert sorted(value.name or "store" for value in origin.values) == case.values.split()
    assert (origin.phi.name if origin.phi else "") == case.phi


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    backend = LlvmliteBackend()
    yield backend
    backend.close()


def shares(backend: LlvmliteBackend, paths: list[Path]) -> Counter[str]:
    """The 32-bit registers live at the peaks of these samples: all, those that lead back to the
    IR, and those with a name of the source for them or what they are used for; by file too."""
    counts: Counter[str] = Counter()
    for path in paths:
        (module,) = load(str(path))
        for kernel in module.kernels:
            pressure = machine_pressure(backend, kernel, target_of(kernel))
            for live in pressure.live_at_peak:
                origin = live.origin
                for file in ("all", "SGPR" if live.file == "SGPR" else "vector"):
                    counts[file] += live.registers
                    counts[f"{file} traced"] += live.registers * bool(origin.values)
                    counts[f"{file} named"] += live.registers * bool(origin.name or origin.used_for)
    return counts


def test_registers_at_the_peak_lead_back_to_the_ir(backend: LlvmliteBackend, samples: Path) -> None:
    names = ("lbm", "nbody", "gemm_mfma")
    found = shares(backend, [samples / "gfx942" / f"{name}.ll" for name in names])
    assert found["all traced"] >= 0.95 * found["all"] > 200
    assert found["vector named"] >= 0.8 * found["vector"]


@pytest.mark.slow
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx1100"])
def test_of_all_samples(target: str, backend: LlvmliteBackend, samples: Path) -> None:
    found = shares(backend, sorted((samples / target).glob("*.ll")))
    assert found["all traced"] >= 0.95 * found["all"] > 1000
    assert found["vector traced"] >= 0.98 * found["vector"]
    assert found["all named"] >= 0.9 * found["all"]
    assert found["vector named"] >= 0.95 * found["vector"]

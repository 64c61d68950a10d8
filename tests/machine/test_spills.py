# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Spills: rule by rule, and against what LLVM counts."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend, Resources, compile_with_machine_code
from irtools.ir.edit import AttributeEdit
from irtools.ir.model import Function
from irtools.ir.source import load
from irtools.machine.reader import read_machine_code
from irtools.machine.spilled import SpilledValue, spilled_values
from irtools.machine.spills import find_spills

CODE = """\
# Machine code for function k: NoPHIs, TracksLiveness
bb.0.entry:
  successors: %bb.1(0x80000000); %bb.1(100.00%)
  %1:vreg_64 = V_MAKE 0, debug-location !1; instructions:3
  SI_SPILL_V64_SAVE %1:vreg_64, %stack.0, $sgpr32, 0, implicit $exec :: (store (s64) into %stack.0)
  %2:vgpr_32 = V_MAKE 0, debug-location !2; instructions:4
  %3:vgpr_32 = COPY %2:vgpr_32
  SI_SPILL_V32_SAVE %3:vgpr_32, %stack.1, $sgpr32, 0, implicit $exec :: (store (s32) into %stack.1)
  SI_SPILL_S32_SAVE %4:sgpr_32, %stack.2, implicit $exec, implicit $sp_reg :: (store (s32))

bb.1.loop:
  %5:vreg_64 = SI_SPILL_V64_RESTORE %stack.0, $sgpr32, 0, implicit $exec :: (load (s64))
  V_USE %5:vreg_64, debug-location !3; instructions:6
  %6:vreg_64 = SI_SPILL_V64_RESTORE %stack.0, $sgpr32, 0, implicit $exec :: (load (s64))
  SI_SPILL_AV64_SAVE %6:vreg_64, %stack.3, $sgpr32, 0, implicit $exec :: (store (s64))

# End machine code for function k.
"""


def test_spills_and_what_made_them() -> None:
    (function,) = read_machine_code(CODE)
    first, second, scalar, again = find_spills(function)
    assert (first.slot, first.file, first.registers) == (0, "VGPR", 2)
    assert [each.line for each in first.definitions] == [3]
    assert (len(first.saves), len(first.reloads)) == (1, 2)
    assert {reload.block.ir_block for reload in first.reloads} == {"loop"}
    assert [each.line for each in second.definitions] == [4]  # behind the copy
    assert second.reloads == ()
    assert (scalar.file, scalar.definitions) == ("SGPR", ())  # from the start
    assert (again.file, [each.line for each in again.definitions]) == ("AV", [3])  # stored twice


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    backend = LlvmliteBackend()
    yield backend
    backend.close()


def spills_of(kernel: Function, backend: LlvmliteBackend) -> tuple[Resources, list[SpilledValue]]:
    target = target_of(kernel)
    resources, code = compile_with_machine_code(backend, kernel, target, stage="allocated")
    assert isinstance(resources, Resources)
    return resources, list(spilled_values(code, KernelAnalysis(kernel, target)))


@pytest.mark.parametrize(
    ("path", "waves"),
    [
        ("gfx90a/inverse8x8.ll", 0),
        ("gfx942/inverse8x8.ll", 0),
        ("gfx1100/su3_matvec.ll", 0),
        ("gfx942/lbm.ll", 6),
        ("gfx942/hoisted_invariants.ll", 8),
        ("gfx942/nbody.ll", 0),
    ],
)
def test_as_many_registers_as_llvm_counts(
    path: str, waves: int, samples: Path, backend: LlvmliteBackend
) -> None:
    (module,) = load(str(samples / path))
    if waves:
        edit = AttributeEdit(module.kernels[0], "amdgpu-waves-per-eu", f"{waves},{waves}")
        module = module.apply([edit])
    resources, spilled = spills_of(module.kernels[0], backend)
    vectors = [row for row in spilled if row.spill.file != "SGPR"]
    stored = sum(row.spill.registers * len(row.spill.saves) for row in vectors)
    assert stored == resources.vgpr_spills
    assert all(row.values for row in vectors)  # each leads back to the IR
    assert all(row.spill.reloads for row in vectors)
    assert [row.runs for row in spilled] == sorted((row.runs for row in spilled), reverse=True)

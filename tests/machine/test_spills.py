# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Spills: rule by rule, and against what LLVM counts."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend, Resources, compile_with_machine_code
from irtools.ir.edit import AttributeEdit
from irtools.ir.model import Function
from irtools.ir.source import load, parse
from irtools.machine.reader import read_machine_code
from irtools.machine.spilled import SPILL_STAGES, Spilling, find_spilling
from irtools.machine.spills import find_in_agprs, find_spills, lane_vgprs
from irtools.target import load_target

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
    assert (first.number, first.file, first.registers) == (0, "VGPR", 2)
    assert (first.place, first.scratch) == ("scratch", 8)
    assert [each.line for each in first.definitions] == [3]
    assert (len(first.saves), len(first.reloads)) == (1, 2)
    assert {reload.block.ir_block for reload in first.reloads} == {"loop"}
    assert [each.line for each in second.definitions] == [4]  # behind the copy
    assert second.reloads == ()
    assert (scalar.file, scalar.definitions) == ("SGPR", ())  # from the start
    assert (scalar.place, scalar.scratch) == ("lanes of VGPRs", 0)
    assert (again.file, [each.line for each in again.definitions]) == ("AV", [3])  # stored twice


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    backend = LlvmliteBackend()
    yield backend
    backend.close()


def spills_of(kernel: Function, backend: LlvmliteBackend) -> tuple[Resources, Spilling]:
    target = target_of(kernel)
    resources, code = compile_with_machine_code(backend, kernel, target, stages=SPILL_STAGES)
    assert isinstance(resources, Resources)
    return resources, find_spilling(code, KernelAnalysis(kernel, target))


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
    resources, spilling = spills_of(module.kernels[0], backend)
    vectors = [row for row in spilling.values if row.spill.place == "scratch"]
    stored = sum(row.spill.registers * len(row.spill.saves) for row in vectors)
    assert stored == resources.vgpr_spills
    assert all(row.kind == "value" for row in vectors)  # each leads back to the IR
    assert all(row.reloads for row in vectors)
    # Slots share bytes, which are never more than if they did not.
    assert resources.scratch <= sum(row.spill.scratch for row in vectors) + 4
    runs = [row.runs for row in spilling.values]
    assert runs == sorted(runs, reverse=True)


VIRTUAL = """\
# Machine code for function k: NoPHIs, TracksLiveness
0B\tbb.0.entry:
16B\t  %1:vreg_64 = V_MAKE 0, debug-location !1; instructions:3
20B\t  %2:av_64 = COPY %1:vreg_64
24B\t  %3:av_32 = GLOBAL_LOAD %1:vreg_64, debug-location !1; instructions:4
28B\t  %4:vgpr_32 = COPY %3:av_32
32B\t  %5:vreg_64 = COPY %2:av_64
48B\t  V_USE %5:vreg_64, %4:vgpr_32, debug-location !3; instructions:6
# End machine code for function k.
"""
ALLOCATED = """\
# Machine code for function k: NoPHIs, TracksLiveness, NoVRegs
0B\tbb.0.entry:
16B\t  renamable $vgpr0_vgpr1 = V_MAKE 0
20B\t  BUNDLE implicit-def $agpr0_agpr1, implicit killed $vgpr0_vgpr1 {
  \t    $agpr0 = COPY $vgpr0
  \t    $agpr1 = COPY $vgpr1
  \t  }
24B\t  renamable $agpr2 = GLOBAL_LOAD renamable $vgpr0_vgpr1
28B\t  renamable $vgpr3 = COPY killed renamable $agpr2
32B\t  renamable $vgpr0_vgpr1 = COPY killed renamable $agpr0_agpr1
40B\t  $vgpr9 = SI_SPILL_S32_TO_VGPR $sgpr4, 0, $vgpr9
44B\t  $vgpr9 = SI_SPILL_S32_TO_VGPR $sgpr5, 1, $vgpr9
48B\t  V_USE killed renamable $vgpr0_vgpr1, killed renamable $vgpr3
# End machine code for function k.
"""


def test_what_is_in_agprs() -> None:
    (virtual,), (allocated,) = read_machine_code(VIRTUAL), read_machine_code(ALLOCATED)
    copied, loaded = find_in_agprs(virtual, allocated)
    assert (copied.number, copied.place, copied.registers) == (2, "AGPRs", 2)
    assert [each.line for each in copied.definitions] == [3]
    assert [each.line for each in copied.reloads] == [6]  # of what reads the copy
    assert (loaded.number, loaded.registers) == (3, 1)
    assert [each.line for each in loaded.definitions] == [4]
    assert [each.instruction.slot for each in loaded.saves] == [24]
    assert copied.scratch == loaded.scratch == 0


def test_the_vgprs_for_sgprs() -> None:
    (allocated,) = read_machine_code(ALLOCATED)
    assert lane_vgprs(allocated) == {"vgpr9"}


@pytest.mark.parametrize("target", ["gfx90a", "gfx942"])
def test_everything_in_agprs_is_found(target: str, samples: Path, backend: LlvmliteBackend) -> None:
    (module,) = load(str(samples / target / "flash_attention.ll"))
    kernel = module.kernels[0]
    resources, code = compile_with_machine_code(
        backend, kernel, load_target(target), stages=SPILL_STAGES
    )
    assert isinstance(resources, Resources)
    assert resources.agprs
    (allocated,) = read_machine_code(code["allocated"])
    wanted = {each.slot for each in allocated.instructions if "$agpr" in each.text}
    spilling = find_spilling(code, KernelAnalysis(kernel, load_target(target)))
    rows = [row for row in spilling.values if row.spill.place == "AGPRs"]
    accesses = [each for row in rows for each in (*row.spill.saves, *row.spill.reloads)]
    assert {each.instruction.slot for each in accesses} == wanted
    assert sum(row.spill.registers for row in rows) >= resources.agprs
    assert all(row.values or row.kind == "constant" for row in rows)
    assert all(each.loop for row in rows for each in row.reloads if row.name == "running_sum")


@pytest.mark.parametrize(("count", "vgprs"), [(120, 1), (190, 2)])
def test_sgprs_in_lanes_of_vgprs(count: int, vgprs: int, backend: LlvmliteBackend) -> None:
    makes = "\n".join(f'  %x{i} = call i32 asm "; make $0", "=s"()' for i in range(count))
    uses = "\n".join(f'  call void asm sideeffect "; use $0", "s"(i32 %x{i})' for i in range(count))
    module = parse(
        f"""
        target triple = "amdgcn-amd-amdhsa"
        define amdgpu_kernel void @k(i32 %n) "target-cpu"="gfx942" {{
        {makes}
        br label %loop
        loop:
        %i = phi i32 [ 0, %0 ], [ %j, %loop ]
        {uses}
        %j = add i32 %i, 1
        %c = icmp slt i32 %j, %n
        br i1 %c, label %loop, label %end
        end:
        ret void }}"""
    )
    resources, spilling = spills_of(module.kernels[0], backend)
    rows = [row for row in spilling.values if row.spill.place == "lanes of VGPRs"]
    stored = sum(row.spill.registers * len(row.spill.saves) for row in rows)
    assert stored == resources.sgpr_spills > 0
    assembly = backend.assembly("\n".join(module.lines), "gfx942", "")
    assert spilling.lane_vgprs == vgprs
    assert len(set(re.findall(r"v_writelane_b32 (v\d+)", assembly))) == vgprs
    assert {each.loop.depth for row in rows for each in row.reloads if each.loop} == {1}

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The machine pressure of whole kernels: known numbers, failures, lines."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.programs import TOO_MANY_REGISTERS

from irtools.backend import LlvmliteBackend, Resources
from irtools.errors import BackendError
from irtools.ir.source import load, parse
from irtools.machine import MachinePressure, machine_pressure, machine_pressures
from irtools.target import load_target


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    backend = LlvmliteBackend()
    yield backend
    backend.close()


@pytest.fixture(scope="module")
def lbm(backend: LlvmliteBackend, samples: Path) -> MachinePressure:
    (module,) = load(str(samples / "gfx942" / "lbm.ll"))
    return machine_pressure(backend, module.kernels[0], load_target("gfx942"))


def test_the_peak(lbm: MachinePressure) -> None:
    assert lbm.profile.peak_vector_registers == 120
    assert isinstance(lbm.resources, Resources)
    assert lbm.resources.vgprs == 120
    assert lbm.profile.peak_sgprs <= lbm.resources.sgprs
    block, position = lbm.profile.peak
    assert lbm.peak is lbm.liveness.accesses[block][position].instruction
    assert str(lbm.peak_location).startswith("lbm.hip:")


def test_the_registers_live_at_the_peak(lbm: MachinePressure) -> None:
    live = lbm.live_at_peak
    assert sum(each.registers for each in live if each.file != "SGPR") == 120
    assert [each.file == "SGPR" for each in live] == sorted(each.file == "SGPR" for each in live)
    assert {"rho", "ux", "phi_u", "&f0[…]", "gravity"} <= {each.origin.name for each in live}
    (unnamed,) = (each for each in live if each.file == "VGPR" and not each.origin.name)
    assert (unnamed.origin.used_for, str(unnamed.origin.location)) == ("&g1_new[…]", "lbm.hip:44")


def test_the_lines(lbm: MachinePressure) -> None:
    assert max(lbm.lines.values()) == 120
    location = lbm.peak_location
    assert location is not None
    assert lbm.lines[location.file, location.line] == 120
    assert min(lbm.lines.values()) < 20


def test_agprs_in_a_unified_file(backend: LlvmliteBackend, samples: Path) -> None:
    (module,) = load(str(samples / "gfx90a" / "gemm_mfma.ll"))
    pressure = machine_pressure(backend, module.kernels[0], load_target("gfx90a"))
    assert isinstance(pressure.resources, Resources)
    assert pressure.profile.peak_vector_registers <= pressure.resources.vgprs


def test_a_kernel_that_cannot_be_allocated_has_its_pressure(backend: LlvmliteBackend) -> None:
    (kernel,) = parse(TOO_MANY_REGISTERS).kernels
    pressure = machine_pressure(backend, kernel, load_target("gfx942"))
    assert isinstance(pressure.resources, BackendError)
    assert "no registers from class available" in str(pressure.resources)
    assert pressure.profile.peak_vector_registers >= 64
    registers: dict[str, int] = {}
    for live in pressure.live_at_peak:
        for value in live.origin.values:
            registers[value.name] = registers.get(value.name, 0) + live.registers
    assert registers["a"] == 64  # in a copy too, since the assembly could change its operand
    assert registers["b"] == 32


# The called function, which is compiled first, is the one that cannot be allocated.
CALLEE_FAILS = (
    TOO_MANY_REGISTERS.replace("amdgpu_kernel void @full", "void @full")
    + """
define amdgpu_kernel void @caller(ptr addrspace(1) %p) #1 {
  call void @full(ptr addrspace(1) %p)
  ret void
}
attributes #1 = { "target-cpu"="gfx942" }
"""
)


def test_a_callee_that_cannot_be_allocated_is_a_failure(backend: LlvmliteBackend) -> None:
    (kernel,) = parse(CALLEE_FAILS).kernels
    with pytest.raises(BackendError, match="no registers from class available"):
        machine_pressure(backend, kernel, load_target("gfx942"))


def test_a_kernel_that_cannot_be_selected_is_a_failure(backend: LlvmliteBackend) -> None:
    (kernel,) = parse(
        """
        target triple = "amdgcn-amd-amdhsa"
        define amdgpu_kernel void @bad(i32 %x, ptr addrspace(1) %p) {
          %y = call i32 @llvm.amdgcn.permlanex16(i32 %x, i32 1, i32 2, i32 3, i1 false, i1 false)
          store i32 %y, ptr addrspace(1) %p
          ret void
        }
        declare i32 @llvm.amdgcn.permlanex16(i32, i32, i32, i32, i1, i1)
        """
    ).kernels
    with pytest.raises(BackendError, match="Cannot select"):
        machine_pressure(backend, kernel, load_target("gfx942"))


def test_one_kernel_of_several(backend: LlvmliteBackend, samples: Path) -> None:
    (module,) = load(str(samples / "gfx942" / "nbody.ll"))
    for kernel in module.kernels:
        pressure = machine_pressure(backend, kernel, load_target("gfx942"))
        assert pressure.function.name == kernel.name
        part = module.extract(kernel).function(kernel.name)
        assert [each.opcode for each in part.instructions] == [
            each.opcode for each in kernel.instructions
        ]


def test_several_kernels_together(backend: LlvmliteBackend, samples: Path) -> None:
    (module,) = load(str(samples / "gfx942" / "nbody.ll"))
    target = load_target("gfx942")
    together = machine_pressures(backend, module.kernels, target)
    assert list(together) == [kernel.name for kernel in module.kernels]
    for kernel in module.kernels:
        alone = machine_pressure(backend, kernel, target)
        found = together[kernel.name]
        assert isinstance(found, MachinePressure)
        assert list(found.profile.vector_registers) == list(alone.profile.vector_registers)
        assert found.resources == alone.resources


def test_one_kernel_that_fails_does_not_hide_the_others(backend: LlvmliteBackend) -> None:
    module = parse("""
        target triple = "amdgcn-amd-amdhsa"
        declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>,
            <16 x float>, i32, i32, i32)
        define amdgpu_kernel void @good(ptr addrspace(1) %p) {
          store i32 1, ptr addrspace(1) %p
          ret void }
        define amdgpu_kernel void @bad(ptr addrspace(1) %p) {
          %x = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(
              <4 x half> zeroinitializer, <4 x half> zeroinitializer,
              <16 x float> zeroinitializer, i32 0, i32 0, i32 0)
          store <16 x float> %x, ptr addrspace(1) %p
          ret void }""")
    found = machine_pressures(backend, module.kernels, load_target("gfx1100"))
    assert isinstance(found["good"], MachinePressure)
    assert isinstance(found["bad"], BackendError)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the allocated count is made of adds up to LLVM's, with each part where it comes from."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from support.programs import random_kernel

from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend, OwnResources, Resources
from irtools.ir.model import Function
from irtools.ir.source import load, parse
from irtools.machine import machine_pressure
from irtools.machine.composition import compose
from irtools.machine.reader import read_machine_code
from irtools.target import Target, load_target


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    backend = LlvmliteBackend()
    yield backend
    backend.close()


def shares_of(
    kernel: Function, target: Target, backend: LlvmliteBackend
) -> tuple[Resources, dict[str, int]]:
    machine = machine_pressure(backend, kernel, target)
    assert isinstance(machine.resources, Resources)
    shares = {share.kind: share.registers for share in machine.shares}
    assert sum(shares.values()) == machine.resources.vgprs
    assert min(share for kind, share in shares.items() if kind != "allocator") > 0
    return machine.resources, shares


def test_fragmentation_and_spills(samples: Path, backend: LlvmliteBackend) -> None:
    for path, expected in (
        ("gfx942/lbm.ll", {"live at the peak"}),
        ("gfx942/su3_matvec.ll", {"live at the peak", "fragmentation"}),
        ("gfx1100/su3_matvec.ll", {"live at the peak", "allocator"}),
        ("gfx942/flash_attention.ll", {"live at the peak", "allocator", "fragmentation"}),
    ):
        (module,) = load(str(samples / path))
        kernel = module.kernels[0]
        resources, shares = shares_of(kernel, target_of(kernel), backend)
        assert set(shares) == expected, path
        assert (shares.get("allocator", 0) < 0) == bool(resources.vgpr_spills)


@pytest.mark.slow
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx1100"])
def test_all_samples(target: str, samples: Path, backend: LlvmliteBackend) -> None:
    for path in sorted((samples / target).glob("*.ll")):
        (module,) = load(str(path))
        for kernel in module.kernels:
            resources, shares = shares_of(kernel, target_of(kernel), backend)
            assert "after allocation" not in shares
            assert "callees" not in shares
            if not resources.spills:
                assert shares["live at the peak"] > 0.7 * resources.vgprs


@pytest.mark.parametrize("target", ["gfx908", "gfx942", "gfx1100"])
def test_random_kernels(target: str, backend: LlvmliteBackend) -> None:
    for seed in range(6):
        machine = machine_pressure(backend, random_kernel(seed), load_target(target))
        assert isinstance(machine.resources, Resources)
        assert sum(share.registers for share in machine.shares) == machine.resources.vgprs


CALLER = """
target triple = "amdgcn-amd-amdhsa"
define internal void @f(ptr addrspace(1) %p) noinline {
  %x = load volatile <32 x float>, ptr addrspace(1) %p
  %y = load volatile <32 x float>, ptr addrspace(1) %p
  %z = fadd <32 x float> %x, %y
  store volatile <32 x float> %z, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  call void @f(ptr addrspace(1) %p)
  store i32 %i, ptr addrspace(1) %p
  ret void
}
"""


def test_calls(backend: LlvmliteBackend) -> None:
    kernel = parse(CALLER).kernels[0]
    resources, shares = shares_of(kernel, load_target("gfx942"), backend)
    own, callee = resources.functions
    # What is live across the call is in v40, and little is down there.
    assert 40 < own.vgprs < callee.vgprs
    assert shares["unused"] > 30
    assert shares["callees"] == resources.vgprs - own.vgprs


CODE = """\
# Machine code for function k: NoPHIs, TracksLiveness, NoVRegs
bb.0.entry:
  liveins: $vgpr0, $sgpr4
  renamable $vgpr3 = V_MAKE killed $vgpr0
  renamable $agpr0 = COPY $vgpr3
  $vgpr63 = IMPLICIT_DEF
  $vgpr63 = SI_SPILL_S32_TO_VGPR killed $sgpr4, 0, $vgpr63
  $sgpr5 = SI_RESTORE_S32_FROM_VGPR killed $vgpr63, 0
  V_USE killed $vgpr3, killed $agpr0, killed $sgpr5
# End machine code for function k.
"""


def test_lanes_and_agprs(samples: Path, backend: LlvmliteBackend) -> None:
    (module,) = load(str(samples / "gfx942" / "reduce_warp.ll"))
    resources = machine_pressure(backend, module.kernels[0], load_target("gfx942")).resources
    assert isinstance(resources, Resources)
    (function,) = read_machine_code(CODE)
    own = OwnResources("k", 5, 1, 6, 0, (), False)
    shares = compose(2, function, replace(resources, vgprs=9, functions=(own,)), unified=True)
    assert dict(shares) == {
        "live at the peak": 2,
        "spilled SGPRs": 1,
        "fragmentation": 1,  # v0 and v3 are not live at once
        "unused": 1,  # v2: the VGPR for the SGPR is moved to v1, and v3 stays
        "AGPR alignment": 3,
        "after allocation": 1,
    }
    apart = compose(2, function, replace(resources, vgprs=5, functions=(own,)), unified=False)
    assert sum(share.registers for share in apart) == 5
    unsaid = compose(2, function, replace(resources, vgprs=9, functions=()), unified=True)
    assert sum(share.registers for share in unsaid) == 9

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The VGPRs that a kernel may have, against what LLVM gives one that wants as many as there are."""

from pathlib import Path

import pytest

from irtools.analysis.budget import pressure_limit, vgpr_budget
from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend, Resources, compile_kernels
from irtools.ir.edit import AttributeEdit
from irtools.ir.model import Function
from irtools.ir.source import load, parse
from irtools.target import load_target


def kernel(attributes: str) -> Function:
    return parse(
        f'target triple = "amdgcn-amd-amdhsa"\n'
        f"define amdgpu_kernel void @k() {attributes} {{ ret void }}"
    ).kernels[0]


@pytest.mark.parametrize(
    ("target", "attributes", "budget"),
    [
        ("gfx942", "", 128),  # 1,024 work-items are 16 waves on 4 SIMDs
        ("gfx942", '"amdgpu-flat-work-group-size"="1,256"', 512),
        ("gfx942", '"amdgpu-flat-work-group-size"="1,512"', 256),
        ("gfx942", '"amdgpu-flat-work-group-size"="1,256" "amdgpu-waves-per-eu"="5,8"', 96),
        ("gfx942", '"amdgpu-flat-work-group-size"="1,1024" "amdgpu-waves-per-eu"="2"', 128),
        ("gfx906", "", 64),
        ("gfx1100", "", 192),
        ("gfx1100", '"amdgpu-flat-work-group-size"="1,256"', 256),
    ],
)
def test_budgets(target: str, attributes: str, budget: int) -> None:
    assert vgpr_budget(kernel(attributes), load_target(target)) == budget


@pytest.mark.parametrize(
    ("target", "waves"),
    [("gfx90a", 0), ("gfx942", 0), ("gfx942", 5), ("gfx942", 7), ("gfx1100", 16)],
)
def test_a_kernel_that_spills_has_all_of_it(target: str, waves: int, samples: Path) -> None:
    (module,) = load(str(samples / target / "inverse8x8.ll"))
    if waves:
        edit = AttributeEdit(module.kernels[0], "amdgpu-waves-per-eu", f"{waves},{waves}")
        module = module.apply([edit])
    (wanted,) = module.kernels
    backend = LlvmliteBackend()
    try:
        resources = compile_kernels(backend, module, [wanted], target_of(wanted))[wanted.name]
    finally:
        backend.close()
    assert isinstance(resources, Resources)
    assert resources.vgpr_spills
    assert resources.vgprs == vgpr_budget(wanted, target_of(wanted))


def test_the_limit_is_the_next_step_or_the_budget() -> None:
    wide = kernel('"amdgpu-flat-work-group-size"="1,256"')
    target = load_target("gfx942")
    assert pressure_limit(120, wide, target) == 96
    assert pressure_limit(97, wide, target) == 96
    assert pressure_limit(96, wide, target) == 80
    assert pressure_limit(64, wide, target) is None  # all waves
    assert pressure_limit(600, wide, target) == 512
    assert pressure_limit(200, kernel(""), target) == 128

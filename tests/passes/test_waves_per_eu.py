# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The pass is found, asks for waves, and has nothing to ask twice."""

from importlib.metadata import entry_points

from irtools.ir.source import parse

KERNEL = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() #0 { ret void }
define amdgpu_kernel void @other() #0 { ret void }
attributes #0 = { nounwind "target-cpu"="gfx942" }
"""


def test_edits() -> None:
    (entry,) = entry_points(group="irtools.passes", name="waves-per-eu")
    waves_per_eu = entry.load()
    module = parse(KERNEL)
    edited = module.apply(waves_per_eu(waves=5).edits(module.kernels[0]))
    k, other = edited.kernels
    assert k.attributes == {"target-cpu": "gfx942", "amdgpu-waves-per-eu": "5"}
    assert k.enum_attributes == "nounwind"
    assert other.attributes == {"target-cpu": "gfx942"}
    assert waves_per_eu(waves=5).edits(k) == ()
    assert waves_per_eu(waves=6).edits(k) != ()

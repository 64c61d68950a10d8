# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hot lines against a count of the instructions."""

from pathlib import Path

import pytest

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend
from irtools.ir.source import load
from irtools.machine import machine_pressure
from irtools.machine.hot_lines import hot_lines


@pytest.mark.parametrize("name", ["lbm", "nbody"])
def test_hot_lines(name: str, samples: Path) -> None:
    (module,) = load(str(samples / "gfx942" / f"{name}.ll"))
    kernel = module.kernels[0]
    target = target_of(kernel)
    backend = LlvmliteBackend()
    try:
        machine = machine_pressure(backend, kernel, target)
    finally:
        backend.close()
    lines = hot_lines(machine, KernelAnalysis(kernel, target))
    assert {(line.file, line.line): line.registers for line in lines} == dict(machine.lines)
    instructions = [access.instruction for each in machine.liveness.accesses for access in each]
    placed = [each for each in instructions if machine.location(each) is not None]
    assert sum(line.instructions for line in lines) == len(placed)
    assert lines[0].registers <= machine.profile.peak_vector_registers
    order = [(-line.registers, -line.near) for line in lines]
    assert order == sorted(order)
    if name == "lbm":  # no loops, so that nothing runs more often than the kernel
        assert all(line.near <= line.instructions for line in lines)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pressure of real and of random kernels, equal to LLVM's at every instruction."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.machine import check_against_llvm, machine_code
from support.programs import random_kernel

from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend
from irtools.ir.model import Module
from irtools.ir.own_locations import with_own_locations
from irtools.ir.source import load
from irtools.machine import machine_pressure
from irtools.machine.liveness import compute_machine_liveness
from irtools.machine.pressure import compute_machine_pressure
from irtools.machine.reader import read_machine_code
from irtools.target import Target, load_target

TARGETS = ["gfx90a", "gfx942", "gfx1100"]


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    backend = LlvmliteBackend()
    yield backend
    backend.close()


def compiled(llc: str, module: Module, target: Target) -> str:
    """The MIR file that llc makes of a module with own locations, for this target alone."""
    text = with_own_locations(module)
    text = re.sub(r'"target-cpu"="[^"]*"', f'"target-cpu"="{target.processor}"', text)
    text = re.sub(r' "target-features"="[^"]*"', "", text)
    return machine_code(llc, text, target.processor, target.wave_size)


def check(llc: str, module: Module, target: Target) -> int:
    """Compare a module's machine code with LLVM; the number of its instructions."""
    text = compiled(llc, module, target)
    return check_against_llvm(llc, text, target.processor, target.wave_size)


@pytest.mark.parametrize(
    ("target", "name"),
    [("gfx90a", "private_array"), ("gfx942", "reduce_warp"), ("gfx1100", "lbm")],
)
def test_some_samples(target: str, name: str, samples: Path, tool: Callable[[str], str]) -> None:
    (module,) = load(str(samples / target / f"{name}.ll"))
    assert check(tool("llc-22"), module, target_of(module.kernels[0])) > 100


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
def test_all_samples(target: str, samples: Path, tool: Callable[[str], str]) -> None:
    count = 0
    for path in sorted((samples / target).glob("*.ll")):
        (module,) = load(str(path))
        count += check(tool("llc-22"), module, target_of(module.kernels[0]))
    assert count > 6000


@pytest.mark.parametrize("target", TARGETS)
def test_random_kernels(target: str, tool: Callable[[str], str]) -> None:
    llc = tool("llc-22")
    count = 0
    for seed in range(10):
        count += check(llc, random_kernel(seed).module, load_target(target))
    assert count > 300


@pytest.mark.parametrize(("target", "name"), [("gfx942", "nbody"), ("gfx1100", "softmax_lds")])
def test_what_llvmlite_prints_is_what_llc_writes(
    target: str,
    name: str,
    backend: LlvmliteBackend,
    samples: Path,
    tool: Callable[[str], str],
) -> None:
    (module,) = load(str(samples / target / f"{name}.ll"))
    hardware = target_of(module.kernels[0])
    text = compiled(tool("llc-22"), module, hardware)
    functions = {function.name: function for function in read_machine_code(text)}
    for kernel in module.kernels:
        ours = machine_pressure(backend, kernel, hardware)
        theirs = functions[kernel.name]
        assert [block.successors for block in ours.function.blocks] == [
            block.successors for block in theirs.blocks
        ]
        assert [each.opcode for each in ours.function.instructions] == [
            each.opcode for each in theirs.instructions
        ]
        assert [each.line for each in ours.function.instructions] == [
            each.line for each in theirs.instructions
        ]
        assert ours.profile == compute_machine_pressure(
            compute_machine_liveness(theirs), unified=hardware.agprs == "unified"
        )

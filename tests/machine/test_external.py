# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pressure, composition and spills as llc and clang print them, equal to llvmlite's."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from support.programs import TOO_MANY_REGISTERS

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.selection import target_of
from irtools.backend import (
    Backend,
    ExternalBackend,
    LlvmliteBackend,
    Resources,
    compile_with_machine_code,
)
from irtools.errors import BackendError
from irtools.ir.model import Function
from irtools.ir.source import load, parse
from irtools.machine import machine_pressure
from irtools.machine.spilled import SPILL_STAGES, find_spilling
from irtools.target import load_target


@pytest.fixture(scope="module")
def llvmlite() -> Iterator[LlvmliteBackend]:
    backend = LlvmliteBackend()
    yield backend
    backend.close()


def measured(kernel: Function, backend: Backend) -> list[object]:
    """All that is known of a kernel's machine code."""
    target = target_of(kernel)
    machine = machine_pressure(backend, kernel, target)
    assert isinstance(machine.resources, Resources)
    resources, code = compile_with_machine_code(backend, kernel, target, stages=SPILL_STAGES)
    assert resources == machine.resources
    spilling = find_spilling(code, KernelAnalysis(kernel, target))
    return [
        replace(machine.resources, llvm=""),
        machine.profile,
        machine.shares,
        machine.lines,
        [
            (row.name, row.values, row.spill.place, row.spill.number, row.runs, row.reloaded_at)
            for row in spilling.values
        ],
        [[each.loop and each.loop.header for each in row.reloads] for row in spilling.values],
    ]


def check(path: Path, llvmlite: Backend, tool: Callable[[str], str]) -> None:
    (module,) = load(str(path))
    for kernel in module.kernels:
        expected = measured(kernel, llvmlite)
        for program in ("llc-22", "clang-22"):
            assert measured(kernel, ExternalBackend(tool(program))) == expected, (path, program)


SOME = ["gfx942/nbody.ll", "gfx1100/su3_matvec.ll"]


@pytest.mark.parametrize("path", SOME)
def test_some_samples(
    path: str, llvmlite: LlvmliteBackend, samples: Path, tool: Callable[[str], str]
) -> None:
    check(samples / path, llvmlite, tool)


@pytest.mark.slow
@pytest.mark.parametrize("target", ["gfx942"])
def test_all_other_samples(
    target: str, llvmlite: LlvmliteBackend, samples: Path, tool: Callable[[str], str]
) -> None:
    for path in sorted((samples / target).glob("*.ll")):
        if f"{target}/{path.name}" not in SOME:
            check(path, llvmlite, tool)


@pytest.mark.parametrize("program", ["llc-22", "clang-22"])
def test_a_kernel_that_cannot_be_allocated(program: str, tool: Callable[[str], str]) -> None:
    (kernel,) = parse(TOO_MANY_REGISTERS).kernels
    machine = machine_pressure(ExternalBackend(tool(program)), kernel, load_target("gfx942"))
    assert isinstance(machine.resources, BackendError)
    assert "no registers from class available" in str(machine.resources)
    assert machine.profile.peak_vector_registers >= 64
    assert machine.shares == ()


def test_an_llvm_without_these_passes(tmp_path: Path, tool: Callable[[str], str]) -> None:
    """Such as one that leaves the option out."""
    other = tmp_path / "llc"
    other.write_text(
        '#!/bin/sh\nfor each do shift\ncase $each in -print-after*) ;; *) set -- "$@" "$each" '
        f';; esac\ndone\nexec {tool("llc-22")} "$@"\n',
        encoding="utf-8",
    )
    other.chmod(0o755)
    (kernel,) = parse("define amdgpu_kernel void @k() {\n  ret void\n}\n").kernels
    with pytest.raises(BackendError, match="no machine code after amdgpu-pre-ra-long-branch-reg"):
        machine_pressure(ExternalBackend(str(other)), kernel, load_target("gfx942"))

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The runtime that is shipped is that of its source, and compiles for every host."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from irtools.analysis.selection import target_of
from irtools.execute import Executor, child, verify
from irtools.execute.runtime import build
from irtools.ir.source import load, parse


def test_the_shipped_ir_is_that_of_the_source(tool: Callable[[str], str]) -> None:
    shipped = (build.FOLDER / "runtime.ll").read_text(encoding="utf-8")
    assert build.runtime_ir(tool("clang-22")) == shipped


HOSTS = [("x86_64", "x86_64-unknown-linux-gnu"), ("aarch64", "aarch64-unknown-linux-gnu")]


@pytest.mark.parametrize(("machine", "triple"), HOSTS)
def test_it_compiles_for_a_host(machine: str, triple: str) -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    # Without the switch of stacks: llvmlite can only assemble for this machine.
    lines = child.runtime(machine).splitlines()
    text = "\n".join(line for line in lines if not line.startswith("module asm"))
    module = llvm.parse_assembly(text, llvm.create_context())
    assembly = llvm.Target.from_triple(triple).create_target_machine().emit_assembly(module)
    for name in ("rt_run", "rt_load", "__truncdfhf2"):
        assert f"\n{name}:" in assembly


@pytest.mark.parametrize(("machine", "triple"), HOSTS)
def test_the_switch_assembles_for_a_host(
    machine: str, triple: str, tool: Callable[[str], str], tmp_path: Path
) -> None:
    source = build.FOLDER / f"switch.{machine}.s"
    command = [tool("clang-22"), f"--target={triple}", "-c", source, "-o", tmp_path / "switch.o"]
    subprocess.run(command, check=True)


def test_another_host_is_said_so(monkeypatch: pytest.MonkeyPatch, samples: Path) -> None:
    (module,) = load(str(samples / "gfx942" / "reduce_warp.ll"))
    (kernel,) = module.kernels
    changed = parse(module.text.replace("fadd", "fsub"), "changed.ll").kernels[0]
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    with Executor() as executor:
        found = verify(kernel, changed, target_of(kernel), executor)
    reason = "this machine (riscv64) is neither x86-64 nor aarch64"
    assert (found.level, found.reason) == ("not verifiable", reason)

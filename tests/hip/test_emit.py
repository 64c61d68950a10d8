# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""HIP source to IR, with the compilers of this machine and with made-up ones."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from support.command import run

from irtools.errors import InputError
from irtools.hip import CompileFlags, Toolchain, emit, find_toolchain, find_toolchains, load_source
from irtools.hip.toolchain import _complete
from irtools.isolate import Worker

KERNEL = """
#include <hip/hip_runtime.h>
__global__ void scale(float* x, float a) { x[blockIdx.x * blockDim.x + threadIdx.x] *= a; }
"""
OPTIONS = ("-nogpulib", "-nogpuinc", "-I")


@pytest.fixture
def toolchain(tool: Callable[[str], str], samples: Path) -> Toolchain:
    """Clang with our own header, which needs nothing installed."""
    return Toolchain((tool("clang-22"),), "clang", (*OPTIONS, str(samples / "include")))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "scale.hip"
    path.write_text(KERNEL)
    return path


def fake(folder: Path, name: str, script: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


CLANG = """case "$*" in
  *--version*) echo "AMD clang version 19.0.0git";;
  *--print-targets*) echo "    amdgcn - AMD GCN GPUs";;
esac"""


@pytest.fixture
def nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without compilers, but for the shell."""
    for name in ("HIP_CLANG", "ROCM_PATH", "HIP_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)


def test_the_module_of_a_source_file(toolchain: Toolchain, source: Path) -> None:
    module = load_source(str(source), "gfx942", CompileFlags(), toolchain)
    (kernel,) = module.kernels
    assert module.path == str(source)
    assert kernel.attributes["target-cpu"] == "gfx942"
    assert kernel.location is not None
    assert kernel.location.line == 3
    assert [each.name for each in kernel.arguments[0].variables] == ["x"]


def test_the_flags_count(toolchain: Toolchain, source: Path) -> None:
    flags = CompileFlags(("-O0", "-g0"), architectures=("gfx90a",))
    text = emit(str(source), None, flags, toolchain)
    assert '"target-cpu"="gfx90a"' in text
    assert "optnone" in text
    assert "!dbg" not in text
    assert '"target-cpu"="gfx1100"' in emit(str(source), "gfx1100", flags, toolchain)


def test_without_a_processor(toolchain: Toolchain, source: Path) -> None:
    with pytest.raises(InputError, match="for which processor"):
        emit(str(source), None, CompileFlags(), toolchain)


def test_what_does_not_compile(toolchain: Toolchain, tmp_path: Path) -> None:
    path = tmp_path / "wrong.cu"
    path.write_text("#include <cuda_runtime.h>\n")
    with pytest.raises(InputError, match=r"(?s)cannot compile it.*cuda_runtime.*hipify"):
        emit(str(path), "gfx942", CompileFlags(), toolchain)
    with pytest.raises(InputError, match="no such file"):
        emit(str(tmp_path / "none.hip"), "gfx942", CompileFlags(), toolchain)


@pytest.mark.usefixtures("nothing")
def test_rocm_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rocm = fake(tmp_path / "rocm" / "bin", "amdclang++", CLANG)
    fake(tmp_path / "bin", "clang++-22", CLANG)
    fake(tmp_path / "bin", "clang++-19", CLANG)
    monkeypatch.setenv("ROCM_PATH", str(tmp_path / "rocm"))
    commands = [each.command[0] for each in find_toolchains()]
    assert commands == [
        str(rocm),
        str(tmp_path / "bin/clang++-22"),
        str(tmp_path / "bin/clang++-19"),
    ]
    assert find_toolchain().command == (str(rocm),)
    monkeypatch.setenv("HIP_CLANG", str(tmp_path / "bin/clang++-19"))
    assert [each.command[0] for each in find_toolchains()] == [str(tmp_path / "bin/clang++-19")]


@pytest.mark.usefixtures("nothing")
def test_what_is_no_compiler_of_hip(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no compiler of HIP is found: install ROCm"):
        find_toolchain()
    fake(tmp_path / "bin", "clang++", 'echo "clang version 22.0.0"; [ "$1" = --version ]')
    (tried,) = find_toolchains()
    assert tried.toolchain is None
    fake(tmp_path / "bin", "clang++", "exit 1")
    with pytest.raises(InputError, match="cannot be started"):
        find_toolchain()
    with pytest.raises(InputError, match=r"gcc is no compiler of HIP"):
        find_toolchain("gcc")


def test_missing_device_libraries_are_made(tmp_path: Path) -> None:
    for processor, number in (("gfx942", 9402), ("gfx90a", 9010), ("gfx1201", 12001)):
        _complete(tmp_path, processor)
        data = (tmp_path / f"oclc_isa_version_{processor[3:]}.bc").read_bytes()
        with Worker() as worker:
            text = worker.call("irtools.ir.bitcode:disassemble", data)
        assert re.search(rf"@__oclc_ISA_version = .*addrspace\(4\) constant i32 {number}\b", text)
    made = set(tmp_path.iterdir())
    for processor in ("gfx1", "gfx9-generic", "sm_90"):
        _complete(tmp_path, processor)
    assert set(tmp_path.iterdir()) == made


def test_commands_take_source(
    toolchain: Toolchain, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = " ".join(toolchain.command)
    flags = ["--", *toolchain.flags]
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    done = run(
        "--compiler", compiler, "resources", source.name, "--mcpu", "gfx942", *flags,
        folder=tmp_path, fork=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "scale" in done.stdout
    done = run(
        "--compiler", compiler, "emit", source.name, "-o", "scale.ll", *flags,
        "--offload-arch=gfx90a", folder=tmp_path, fork=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert '"target-cpu"="gfx90a"' in (tmp_path / "scale.ll").read_text()
    done = run("--compiler", "nothing", "emit", source.name, folder=tmp_path, fork=False)
    assert done.returncode == 2
    assert "nothing is no compiler of HIP" in done.stderr
    assert os.listdir(tmp_path).count("scale.ll") == 1

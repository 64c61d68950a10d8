# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools build`` and ``irtools launcher``: what they make, and what they leave alone."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from support.command import run as run_command

Run = Callable[..., subprocess.CompletedProcess[str]]

KERNEL = """
#include <hip/hip_runtime.h>
extern "C" int hipLaunchKernel(const void*, dim3, dim3, void**, unsigned long, hipStream_t);
__global__ void scale(float* x, float a) { x[blockIdx.x * blockDim.x + threadIdx.x] *= a; }
"""


@pytest.fixture
def clang(tool: Callable[[str], str], samples: Path) -> list[str]:
    """Clang with our own header."""
    tool("ld.lld-22")
    tool("clang-offload-bundler-22")
    return [tool("clang++-22"), "-nogpulib", "-nogpuinc", "-I", str(samples / "include")]


@pytest.fixture
def run(tmp_path: Path, cache: dict[str, str]) -> Run:
    """Runs irtools in the test's folder."""

    def run_here(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return run_command(*arguments, folder=tmp_path, variables={**cache, **variables})

    return run_here


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "scale.hip"
    path.write_text(KERNEL)
    return path


def test_a_build_with_cmake(
    tool: Callable[[str], str],
    samples: Path,
    tmp_path: Path,
    clang: list[str],
    cache: dict[str, str],
) -> None:
    assert clang
    if shutil.which("cmake") is None or not Path("/usr/include/hip/hip_runtime.h").exists():
        assert os.environ.get("CI") != "true"
        pytest.skip("no cmake, or no HIP of Debian")
    search = "--allow;no-alias;--pass;restrict-pointers;--budget;2"
    configure = [
        "cmake", "-S", str(samples / "cmake"), "-B", str(tmp_path),
        "-C", str(samples / "cmake" / "debian.cmake"), "-DCMAKE_BUILD_TYPE=Release",
        "-DCMAKE_HIP_ARCHITECTURES=gfx90a", "-DCMAKE_HIP_COMPILER_FORCED=TRUE",
        f"-DCMAKE_HIP_COMPILER_LAUNCHER={sys.executable};-m;irtools;launcher;{search}",
    ]  # fmt: skip
    for command in (configure, ["cmake", "--build", str(tmp_path)]):
        done = subprocess.run(
            command, env={**os.environ, **cache}, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert "recurrence  gfx90a: 70 → 64 VGPRs, 7 → 8 waves" in done.stderr
    assert "assumes no-alias" in done.stderr
    subprocess.run(
        [tool("llvm-objdump-22"), "--offloading", "recurrence"],
        cwd=tmp_path, check=True, capture_output=True,
    )  # fmt: skip
    (made,) = tmp_path.glob("recurrence.*gfx90a")
    notes = subprocess.run(
        [tool("llvm-readelf-22"), "--notes", str(made)], check=True, capture_output=True, text=True
    ).stdout
    assert re.findall(r"\.vgpr_count: +(\d+)", notes) == ["64"]


def test_a_kernel_that_has_all_waves(
    run: Run, clang: list[str], source: Path, tmp_path: Path
) -> None:
    flags = ["--", *clang[1:]]
    done = run(
        "--compiler", clang[0], "build", source.name, "-o", "scale.hsaco", "--mcpu", "gfx942",
        *flags,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert done.stderr == "scale  gfx942: no better version\n"
    assert (tmp_path / "scale.hsaco").read_bytes().startswith(b"\x7fELF")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["build", "wrong.hip", "-o", "new.o"], "undeclared identifier 'missing'"),
        (["build", "host.hip", "-o", "new.o"], "host.hip: has no kernels"),
        (
            ["build", "scale.hip", "-o", "new.o", "--kernel", "x*"],
            "no kernel matches --kernel; there are scale",
        ),
        (["build", "scale.hip", "-o", "new.ll"], "new.ll: what is it?"),
        (["build", "scale.hip", "-o", "no/new.o"], "there is no folder no"),
        (["build", "scale.hip", "-o", "new.o", "--mcpu", "gfx1"], "gfx1"),
        (["build", "scale.hip", "-o", "new.o", "--allow", "luck"], "'luck' is no kind of"),
        (["build", "nothing.hip", "-o", "new.o"], "nothing.hip: no such file"),
        (["emit", "wrong.hip", "-o", "new.ll"], "undeclared identifier 'missing'"),
        (["emit", "nothing.hip", "-o", "new.ll"], "nothing.hip: no such file"),
        (["emit", "scale.hip", "-o", "no/new.ll"], "cannot be written"),
    ],
)
def test_bad_input(
    run: Run, clang: list[str], source: Path, tmp_path: Path, arguments: list[str], message: str
) -> None:
    (tmp_path / "wrong.hip").write_text(KERNEL.replace("*= a", "*= missing"))
    (tmp_path / "host.hip").write_text("#include <hip/hip_runtime.h>\nint number() { return 1; }\n")
    there = set(tmp_path.iterdir())
    assert source in there
    processor = [] if "--mcpu" in arguments else ["--mcpu", "gfx942"]
    done = run("--compiler", clang[0], *arguments, *processor, "--", *clang[1:])
    assert (done.returncode, done.stdout) == (2, "")
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert set(tmp_path.iterdir()) == there


def test_host_code_alone_has_ir_without_kernels(run: Run, clang: list[str], source: Path) -> None:
    source.write_text("#include <hip/hip_runtime.h>\nint number() { return 1; }\n")
    options = ("--compiler", clang[0])
    rest = (source.name, "--mcpu", "gfx942", "--", *clang[1:])
    done = run(*options, "emit", *rest)
    assert (done.returncode, done.stderr) == (0, "")
    assert "amdgcn-amd-amdhsa" in done.stdout
    done = run(*options, "liveness", *rest)
    assert done.returncode == 2
    assert "no kernels" in done.stderr


@pytest.mark.parametrize("command", [["build", "-o", "new.o"], ["emit", "-o", "new.ll"]])
def test_no_compiler(run: Run, source: Path, tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "bin").mkdir()
    variables = {"PATH": str(tmp_path / "bin"), "ROCM_PATH": "", "HIP_PATH": "", "HIP_CLANG": "no"}
    done = run(*command, source.name, "--mcpu", "gfx942", **variables)
    assert done.returncode == 2
    assert "no compiler of HIP is found" in done.stderr
    assert not list(tmp_path.glob("new.*"))


# ------------------------------------------------------------------------------------ the launcher


def compiler(folder: Path, script: str) -> str:
    path = folder / "compiler"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return str(path)


def test_any_command_runs_as_it_is(run: Run, tmp_path: Path) -> None:
    made = compiler(tmp_path, "printf '<%s>' \"$@\"; echo told >&2; exit 7")
    done = run("launcher", "--budget", "3", made, "--help", "-x y", "--", "z")
    assert done.returncode == 7
    assert done.stdout == "<--help><-x y><--><z>"
    assert done.stderr == "told\n"


def test_the_compilers_own_messages_once(
    run: Run, clang: list[str], source: Path, tmp_path: Path
) -> None:
    source.write_text(KERNEL.replace("*= a", "*= missing"))
    command = [*clang, "-O3", "--offload-arch=gfx942", "-c", source.name]
    plain = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    done = run("launcher", *command)
    assert (done.returncode, done.stderr) == (plain.returncode, plain.stderr)
    assert done.returncode == 1
    assert not list(tmp_path.glob("*.o"))


def test_what_fails_here_does_not_fail_there(
    run: Run, clang: list[str], source: Path, tmp_path: Path
) -> None:
    command = [*clang, "-O3", "--offload-arch=gfx942", "-c", source.name]
    done = run("launcher", "--pass", "none", *command)
    assert done.returncode == 0
    assert "the command runs as it is: " in done.stderr
    assert "'none'" in done.stderr
    (tmp_path / "scale.o").unlink()
    done = run("launcher", "--allow", "luck", *command)
    assert done.returncode == 2
    assert "'luck' is no kind of assumption" in done.stderr


def test_a_command_that_does_not_exist(run: Run) -> None:
    done = run("launcher", "./nothing", "-c", "k.hip")
    assert done.returncode == 2
    assert "./nothing" in done.stderr
    assert "Traceback" not in done.stderr

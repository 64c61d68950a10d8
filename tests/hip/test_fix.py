# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools fix``, with clang and our own header."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from support.command import run

LAUNCH = """
void run(const double* in, double* out, int batch) {
  constexpr int threads = 256;
  inverse8x8<<<batch / threads, threads>>>(in, out, batch);
}
"""


@pytest.fixture
def flags(tool: Callable[[str], str], samples: Path) -> tuple[list[str], list[str]]:
    """The options before the command, and those behind ``--``."""
    header = str(samples / "include")
    return ["--compiler", tool("clang-22")], ["--", "-nogpulib", "-nogpuinc", "-I", header]


@pytest.fixture
def inverse(samples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    text = (samples / "inverse8x8.hip").read_text()
    path = tmp_path / "inverse.hip"
    path.write_text(text + LAUNCH)
    return path


def fix(
    path: Path, flags: tuple[list[str], list[str]], *arguments: str
) -> subprocess.CompletedProcess[str]:
    before, behind = flags
    return run(
        *before, "fix", path.name, "--mcpu", "gfx942", "--pass", "launch-bounds", "--budget", "4",
        *arguments, *behind, folder=path.parent, fork=False,
    )  # fmt: skip


def test_a_launch_says_how_large_workgroups_are(
    inverse: Path, flags: tuple[list[str], list[str]]
) -> None:
    before = inverse.read_bytes()
    done = fix(inverse, flags)
    assert done.returncode == 0, done.stderr
    assert "inverse.hip:64: inverse8x8<<<batch / threads, threads>>>" in done.stderr
    assert "212 → 0 bytes of scratch" in done.stderr
    assert "+__global__ __launch_bounds__(256) void inverse8x8(" in done.stdout
    assert inverse.read_bytes() == before
    folder = inverse.parent
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
    applied = subprocess.run(
        ["git", "apply", "-"], cwd=folder, input=done.stdout, text=True, capture_output=True,
        check=False,
    )  # fmt: skip
    assert applied.returncode == 0, applied.stderr
    patched = inverse.read_text()
    inverse.write_bytes(before)
    assert fix(inverse, flags, "--write", "--output", "fix.patch").returncode == 0
    assert inverse.read_text() == patched
    assert (folder / "fix.patch").read_text() == done.stdout


def test_several_kernels_in_one_patch(
    inverse: Path, flags: tuple[list[str], list[str]], samples: Path
) -> None:
    text = (samples / "inverse8x8.hip").read_text()
    kernel = text[text.index("__global__") :]
    second = kernel.replace("inverse8x8(", "again(")
    launch = LAUNCH.replace("inverse8x8<<<", "again<<<").replace("run(", "rerun(")
    inverse.write_text(text + LAUNCH + second + launch)
    done = fix(inverse, flags)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("+__global__ __launch_bounds__(256) void ") == 2


def test_without_a_launch_it_is_an_assumption(
    inverse: Path, flags: tuple[list[str], list[str]]
) -> None:
    inverse.write_text(inverse.read_text().replace(LAUNCH, ""))
    done = fix(inverse, flags)
    assert (done.returncode, done.stdout) == (0, "")
    assert "inverse8x8: no better version" in done.stderr


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("k.ll", "", "is no HIP source"),
        ("k.hip", "int x = y;\n", "cannot compile it"),
        ("none.hip", None, "cannot be read"),
    ],
)
def test_bad_input(
    tmp_path: Path, flags: tuple[list[str], list[str]], name: str, text: str | None, message: str
) -> None:
    path = tmp_path / name
    if text is not None:
        path.write_text(text)
    done = fix(path, flags)
    assert (done.returncode, done.stdout) == (2, "")
    assert message in done.stderr

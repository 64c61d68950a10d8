# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools fix``, with clang and our own header."""

import json
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from support.command import run

from irtools.cli.fix import write_all
from irtools.errors import InputError
from irtools.hip.files import Files, SourceEdit

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
    assert done.stdout.startswith("# inverse8x8: gfx942: 128 → 148 VGPRs, 4 → 3 waves, 212 → 0 ")
    assert "\n#   proved to compute the same\n" in done.stdout
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


SMALL = """\
#include <hip/hip_runtime.h>
#include "step.h"
extern "C" __global__ void small(const float* a, float* b) {
  b[threadIdx.x] = step(a[threadIdx.x]);
}
"""


def test_nothing_to_gain_and_a_host_only_file(
    tmp_path: Path, flags: tuple[list[str], list[str]]
) -> None:
    (tmp_path / "step.h").write_text("__device__ inline float step(float x) { return x + 1; }\n")
    (tmp_path / "k.hip").write_text(SMALL)
    done = fix(tmp_path / "k.hip", flags)
    assert (done.returncode, done.stdout) == (0, "")
    assert "small: nothing to gain" in done.stderr
    (tmp_path / "host.hip").write_text("#include <hip/hip_runtime.h>\nint main() { return 0; }\n")
    done = fix(tmp_path / "host.hip", flags)
    assert (done.returncode, done.stdout) == (2, "")
    assert "no kernels" in done.stderr


def test_write_keeps_the_mode_and_follows_links(
    inverse: Path, flags: tuple[list[str], list[str]]
) -> None:
    inverse.chmod(0o640)
    link = inverse.parent / "link.hip"
    link.symlink_to(inverse.name)
    done = fix(link, flags, "--write")
    assert done.returncode == 0, done.stderr
    assert "+++ b/inverse.hip" in done.stdout
    assert link.is_symlink()
    assert "__launch_bounds__(256)" in inverse.read_text()
    assert stat.S_IMODE(inverse.stat().st_mode) == 0o640


def test_a_read_only_file_is_left_alone(inverse: Path, flags: tuple[list[str], list[str]]) -> None:
    before = inverse.read_bytes()
    inverse.chmod(0o444)
    done = fix(inverse, flags, "--write")
    assert done.returncode == 2
    assert "inverse.hip: is read-only, and nothing was changed" in done.stderr
    assert inverse.read_bytes() == before


@pytest.mark.parametrize(("answer", "changes"), [("y", True), ("n", False)])
def test_interactive(
    inverse: Path, flags: tuple[list[str], list[str]], answer: str, changes: bool
) -> None:
    before, behind = flags
    done = run(
        *before, "fix", inverse.name, "--mcpu", "gfx942", "--pass", "launch-bounds",
        "--budget", "4", "--interactive", "--write", *behind,
        folder=inverse.parent, fork=False, stdin=f"{answer}\n".encode(),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "+__global__ __launch_bounds__(256) void inverse8x8(" in done.stderr
    assert "Make this change?" in done.stderr
    assert bool(done.stdout) == changes
    assert ("__launch_bounds__(256) void" in inverse.read_text()) == changes


def test_two_targets(inverse: Path, flags: tuple[list[str], list[str]]) -> None:
    before, behind = flags
    done = run(
        *before, "fix", inverse.name, "--mcpu", "gfx90a,gfx942", "--pass", "launch-bounds",
        "--budget", "8", *behind, folder=inverse.parent, fork=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "gfx90a: 128 → " in done.stderr
    assert "gfx942: 128 → " in done.stderr


def test_suggest_shows_lines_of_the_source(
    inverse: Path, flags: tuple[list[str], list[str]]
) -> None:
    before, behind = flags
    done = run(
        *before, "suggest", inverse.name, "--mcpu", "gfx942", "--pass", "launch-bounds",
        "--budget", "4", *behind, folder=inverse.parent, fork=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "- __global__ void inverse8x8(" in done.stdout
    assert "+ __global__ __launch_bounds__(256) void inverse8x8(" in done.stdout


@pytest.mark.slow
def test_lbm(
    samples: Path, tmp_path: Path, flags: tuple[list[str], list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """From the untouched sample to a patch with which clang alone needs 35 % fewer VGPRs."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = tmp_path / "lbm.hip"
    path.write_bytes((samples / "lbm.hip").read_bytes())
    before, behind = flags
    targets = ("gfx90a", "gfx942")
    old = [numbers(path, target, flags) for target in targets]
    done = run(
        *before, "fix", path.name, "--mcpu", ",".join(targets), "--allow", "nonnegative-index",
        "--allow", "offset-below-4gib", "--budget", "240", "--write", *behind,
        folder=tmp_path, fork=False, seconds=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for target, (vgprs, waves, _) in zip(targets, old, strict=True):
        now = numbers(path, target, flags)
        assert now[0] <= 0.65 * vgprs
        assert now[1] >= waves + 3
        assert now[2] == 0


def numbers(path: Path, target: str, flags: tuple[list[str], list[str]]) -> tuple[int, int, int]:
    """VGPRs, waves and bytes of scratch."""
    before, behind = flags
    done = run(
        *before, "resources", path.name, "--mcpu", target, "--format", "json", *behind,
        folder=path.parent,
    )  # fmt: skip
    (kernel,) = json.loads(done.stdout)["kernels"]
    found = kernel["resources"]
    return found["vgprs"], found["occupancy"], found["scratch_bytes"]


def test_a_kernel_in_a_header_of_the_project(
    inverse: Path, flags: tuple[list[str], list[str]]
) -> None:
    folder = inverse.parent
    (folder / "inverse.h").write_text("#pragma once\n" + inverse.read_text().replace(LAUNCH, ""))
    inverse.write_text(f'#include "inverse.h"\n{LAUNCH}')
    done = fix(inverse, flags, "--write")
    assert done.returncode == 0, done.stderr
    assert "+++ b/inverse.h" in done.stdout
    assert "__global__ __launch_bounds__(256) void" in (folder / "inverse.h").read_text()
    assert inverse.read_text() == f'#include "inverse.h"\n{LAUNCH}'


def test_a_header_of_another_repository_is_left_alone(
    inverse: Path, flags: tuple[list[str], list[str]]
) -> None:
    other = inverse.parent / "other"
    other.mkdir()
    (other / ".git").write_text("gitdir: elsewhere\n")
    (other / "inverse.h").write_text("#pragma once\n" + inverse.read_text().replace(LAUNCH, ""))
    inverse.write_text(f'#include "other/inverse.h"\n{LAUNCH}')
    done = fix(inverse, flags)
    assert (done.returncode, done.stdout) == (0, "")
    assert "1 change of the IR cannot be written in the source" in done.stderr


def test_a_file_that_changed_meanwhile(tmp_path: Path) -> None:
    one, other = tmp_path / "one.hip", tmp_path / "other.h"
    for path in (one, other):
        path.write_text("old")
    files = Files.of(str(one)).edited([SourceEdit(path, 0, 3, 0, "new") for path in (one, other)])
    one.write_text("somebody else's")
    with pytest.raises(InputError, match=r"one.hip: has changed meanwhile, and nothing was change"):
        write_all(files)
    assert other.read_text() == "old"
    one.write_text("old")
    write_all(files)
    assert (one.read_text(), other.read_text()) == ("new", "new")

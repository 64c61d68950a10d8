# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""HIP source: how it is compiled, and which changes make it be checked again."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from support.command import run

from irtools.hip import find_toolchain
from irtools.storage import default_folder

OWN_HEADER = ("-nogpulib", "-nogpuinc", "-Iinclude")
KERNEL = """\
#include <hip/hip_runtime.h>
#include "sizes.h"
extern "C" __global__ void step(float* out) {
  float array[kSize];
  for (int i = 0; i < kSize; ++i) array[i] = i * out[i];
  out[threadIdx.x] = array[threadIdx.x % kSize];
}
"""


@pytest.fixture
def project(tmp_path: Path, samples: Path, tool: Callable[[str], str]) -> Path:
    """A folder with a source file, its headers, and a database; what compilers need, which takes
    seconds to find out, is known to its cache."""
    tool("clang++-22")
    folder = tmp_path / "project"
    (folder / "include").mkdir(parents=True)
    (folder / "build").mkdir()
    (folder / "step.hip").write_text(KERNEL)
    (folder / "include" / "hip").symlink_to(samples / "include" / "hip")
    (folder / "include" / "sizes.h").write_text("constexpr int kSize = 4;\n")
    _database(folder, "-O3")
    find_toolchain()
    (tmp_path / "cache" / "irtools").mkdir(parents=True)
    shutil.copy(default_folder() / "toolchains.json", tmp_path / "cache" / "irtools")
    return folder


def _database(folder: Path, *flags: str) -> None:
    command = {
        "directory": str(folder),
        "file": "step.hip",
        "arguments": ["hipcc", *OWN_HEADER, *flags, "--offload-arch=gfx942", "-c", "step.hip"],
    }
    (folder / "build" / "compile_commands.json").write_text(json.dumps([command]))


def test_every_change_counts(project: Path, tmp_path: Path) -> None:
    variables = {"XDG_CACHE_HOME": str(tmp_path / "cache")}

    def codes(*arguments: str, file: str = "step.hip", folder: Path = project) -> list[str]:
        done = run(
            "check", file, "--format", "json", *arguments, folder=folder, variables=variables
        )
        assert done.returncode in (0, 1), done.stderr
        return [each["code"] for each in json.loads(done.stdout)["diagnostics"]]

    def entries() -> int:
        return len(list((tmp_path / "cache").rglob("checked/*/*.json")))

    # While it does not compile it is compiled every time: what is missing may appear.
    (project / "include" / "sizes.h").rename(project / "sizes.txt")
    done = run("check", "step.hip", folder=project, variables=variables)
    assert done.returncode == 2
    assert "'sizes.h' file not found" in done.stderr
    assert entries() == 0
    (project / "sizes.txt").rename(project / "include" / "sizes.h")
    assert codes() == []
    assert codes() == []
    assert entries() == 1
    # A header, a flag, what is compiled for.
    (project / "include" / "sizes.h").write_text("constexpr int kSize = 64;\n")
    assert codes() == ["IR102"]
    _database(project, "-O3", "-DkSize=4")
    (project / "include" / "sizes.h").write_text("#ifndef kSize\n#define kSize 64\n#endif\n")
    assert codes() == []
    _database(project, "-O3")
    assert codes() == ["IR102"]
    assert codes("--mcpu", "gfx90a,gfx942") == ["IR102", "IR102"]
    # Flags of the configuration, and no database.
    (project / "build" / "compile_commands.json").unlink()
    (project / "irtools.toml").write_text(
        f'targets = ["gfx90a"]\nflags = {json.dumps([*OWN_HEADER, "-DkSize=4"])}\n'
    )
    assert codes() == []
    # They are for the folder of the configuration, wherever irtools is started.
    assert codes("--no-cache", file="../step.hip", folder=project / "build") == []
    # A target that it does not compile for does not hide another.
    (project / "include" / "sizes.h").write_text("#ifdef __gfx90a__\n#error no\n#endif\n")
    options = ("--mcpu", "gfx90a,gfx942", "--format", "json", "--no-cache")
    done = run("check", "step.hip", *options, folder=project, variables=variables)
    assert done.returncode == 2
    document = json.loads(done.stdout)
    assert [each["target"] for each in document["kernels"]] == ["gfx942"]
    assert len(document["errors"]) == 1

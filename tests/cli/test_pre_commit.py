# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Our hooks, run by pre-commit on a scratch repository.

The package is built and installed as for any user, in an environment of its own; what it depends
on is taken from the environment of the tests, so that no index is needed.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGED = (
    *("irtools", "passes", "samples/include", ".pre-commit-hooks.yaml"),
    *("LICENSE", "README.md", "pyproject.toml"),
)
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("git") is None, reason="needs git"),
]


def _git(folder: Path, *arguments: str) -> None:
    identity = ("-c", "user.name=irtools", "-c", "user.email=irtools@example.com")
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


def _commit(folder: Path) -> None:
    _git(folder, "init", "-q")
    _git(folder, "add", "-A")
    _git(folder, "commit", "-q", "-m", "all")


@pytest.fixture(scope="module")
def hooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with what is packaged."""
    folder = tmp_path_factory.mktemp("hooks")
    for name in PACKAGED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    _commit(folder)
    return folder


def test_hooks(hooks: Path, samples: Path, tmp_path: Path) -> None:
    """On IR one kernel is reported. For source there is no compiler, and the hook says so."""
    folder = tmp_path / "project"
    folder.mkdir()
    for name in ("private_array.hip", "gfx942/private_array.ll", "gfx942/reduce_warp.ll"):
        shutil.copy(samples / name, folder)
    (folder / "irtools.toml").write_text('targets = ["gfx942"]\n')
    _commit(folder)
    environment = {
        **os.environ,
        "PRE_COMMIT_HOME": str(tmp_path / "pre-commit"),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "HIP_CLANG": "/nowhere/clang++",
        "PYTHONPATH": sysconfig.get_path("purelib"),
        "PIP_NO_INDEX": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # pip's way to say that there is none
    }
    done = subprocess.run(
        [sys.executable, "-m", "pre_commit", "try-repo", str(hooks), "--all-files",
         "--color", "never"],
        cwd=folder, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1, done.stdout + done.stderr
    ir, source = done.stdout.split("irtools check (LLVM IR)")[1].split("irtools check (HIP)")
    assert "- exit code: 1" in ir
    assert "IR102 error: closest_hit on gfx942: 'stack', 256 bytes, is in scratch" in ir
    assert "1 error in 2 files with 2 kernels" in ir
    assert "- exit code: 2" in source
    assert "/nowhere/clang++" in source

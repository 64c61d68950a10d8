# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the tutorial shows is what its commands print, one after the other, and so are the pictures.

``pytest --update-cases`` writes what is printed now into the tutorial.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from support.command import run

ROOT = Path(__file__).parents[1]
TUTORIAL = ROOT / "docs" / "tutorial.md"
SESSION = re.compile(r"^```console\n\$ (.*)\n((?:.*\n)*?)```$", re.MULTILINE)
_MOST = 24  # lines of an output


def shown(printed: str) -> str:
    """An output as the tutorial has it: long ones end early."""
    lines = [line.rstrip() for line in printed.strip("\n").splitlines()]
    if len(lines) > _MOST:
        lines = [*lines[:_MOST], "…"]
    return "".join(f"{line}\n" for line in lines)


def test_the_tutorial(
    samples: Path,
    tmp_path: Path,
    tool: Callable[[str], str],
    cache: dict[str, str],
    request: pytest.FixtureRequest,
) -> None:
    if shutil.which("git") is None:
        assert os.environ.get("CI") != "true"
        pytest.skip("no git")
    pytest.importorskip("tree_sitter")
    folder = tmp_path / "samples"
    folder.mkdir()
    shutil.copy(samples / "inverse8x8.hip", folder)
    identity = ["-c", "user.name=irtools", "-c", "user.email=irtools@example.org"]
    for command in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "samples"]):
        subprocess.run(["git", *identity, *command], cwd=folder, check=True)
    # Our own header, which is the same everywhere.
    own = ["-nogpulib", "-nogpuinc", "-I", str(samples / "include")]
    variables = {"HIP_CLANG": tool("clang++-22"), **cache}

    def again(found: re.Match[str]) -> str:
        program, *arguments = shlex.split(found[1])
        assert program == "irtools"
        paths = ["--"] if arguments[0] == "diff" else []
        done = run(*arguments, "--", *paths, *own, folder=folder, variables=variables)
        assert done.returncode == 0, done.stderr
        return f"```console\n$ {found[1]}\n{shown(done.stderr + done.stdout)}```"

    text = TUTORIAL.read_text(encoding="utf-8")
    printed = SESSION.sub(again, text)
    assert len(SESSION.findall(text)) == text.count("```") // 2 == 5
    if request.config.getoption("--update-cases"):
        TUTORIAL.write_text(printed, encoding="utf-8")
        return
    assert printed == text


def test_the_pictures() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "docs" / "pictures.py"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "no difference\n"), done.stderr

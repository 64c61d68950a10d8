# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the README shows is what the commands print."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


EXCERPTS = re.findall(r"irtools (\w+ samples/.*)\n\n```text\n((?:.*\n)*?)```", README, re.MULTILINE)


def test_all_excerpts_are_checked() -> None:
    assert len(EXCERPTS) == README.count("```text") == 3


@pytest.mark.parametrize(("command", "excerpt"), EXCERPTS, ids=["liveness", "suggest", "check"])
def test_an_excerpt_is_the_beginning_of_the_output(
    command: str, excerpt: str, tmp_path: Path
) -> None:
    shown = excerpt.splitlines()
    assert shown.pop().strip() == "…"
    environment = {key: value for key, value in os.environ.items() if key != "COLUMNS"}
    done = subprocess.run(
        [sys.executable, "-m", "irtools", *command.split()],
        cwd=ROOT,
        env={**environment, "XDG_CACHE_HOME": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == command.startswith("check")  # which has findings
    printed = [line.rstrip() for line in done.stdout.splitlines()]
    assert shown == printed[: len(shown)]
    assert len(shown) > 10


def test_each_command_of_the_table_exists() -> None:
    commands = set(re.findall(r"^\| `irtools (\w+)", README, re.MULTILINE))
    done = subprocess.run(
        [sys.executable, "-m", "irtools", "--help"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert commands == set(re.findall(r"^│ (\w+) ", done.stdout, re.MULTILINE))

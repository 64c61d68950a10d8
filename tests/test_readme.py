# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the README shows is what the commands print."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_excerpt_is_the_beginning_of_the_output() -> None:
    (excerpt,) = re.findall(r"```text\n(.*?)```", README, re.DOTALL)
    shown = excerpt.splitlines()
    assert shown.pop().strip() == "…"
    done = subprocess.run(
        [sys.executable, "-m", "irtools", "liveness", "samples/gfx942/lbm.ll"],
        cwd=ROOT,
        env={key: value for key, value in os.environ.items() if key != "COLUMNS"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    printed = [line.rstrip() for line in done.stdout.splitlines()]
    assert shown == printed[: len(shown)]
    assert len(shown) > 15


def test_each_command_of_the_table_exists() -> None:
    commands = set(re.findall(r"^\| `irtools (\w+)", README, re.MULTILINE))
    done = subprocess.run(
        [sys.executable, "-m", "irtools", "--help"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert commands == set(re.findall(r"^│ (\w+) ", done.stdout, re.MULTILINE))

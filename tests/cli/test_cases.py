# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Golden cases: a command, and all that it prints, exactly.

A case is a file in ``tests/cases``: the command after ``$ ``, run in ``samples/``, its exit code,
standard output and standard error. ``pytest --update-cases`` writes what is printed now; read the
difference before you commit it.
"""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*.txt"))


def run(command: str, folder: Path) -> str:
    """The case that a command makes."""
    program, *arguments = shlex.split(command)
    assert program == "irtools"
    environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "FORCE_COLOR")}
    done = subprocess.run(
        [sys.executable, "-m", "irtools", *arguments],
        cwd=folder,
        env={**environment, "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    stdout = "\n".join(line.rstrip() for line in done.stdout.splitlines())
    return f"$ {command}\nexit {done.returncode}\n--- stdout\n{stdout}\n--- stderr\n{done.stderr}"


@pytest.mark.parametrize("case", CASES, ids=[case.stem for case in CASES])
def test_case(case: Path, samples: Path, request: pytest.FixtureRequest) -> None:
    expected = case.read_text(encoding="utf-8")
    command = expected.partition("\n")[0].removeprefix("$ ")
    printed = run(command, samples)
    if request.config.getoption("--update-cases"):
        case.write_text(printed, encoding="utf-8")
        return
    assert printed == expected

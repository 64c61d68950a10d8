# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Golden cases: a command, and all that it prints, exactly.

A case is a file in ``tests/cases``: the command after ``$ ``, run in ``samples/``, its exit code,
standard output and standard error. ``pytest --update-cases`` writes what is printed now; read the
difference before you commit it.
"""

import shlex
from pathlib import Path

import pytest
from support.command import run

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*.txt"))
# One of each command that does its work, which must import for itself what it needs.
STARTED = {
    *("apply_no_better", "explain", "graph_loops", "help", "liveness_json", "loops_top", "passes"),
    *("pressure_source", "resources_top", "spills_none", "suggest_json", "tune_targets", "version"),
    *("verify_json", "run"),
}


def printed_case(command: str, folder: Path, *, fork: bool) -> str:
    """The case that a command makes."""
    program, *arguments = shlex.split(command)
    assert program == "irtools"
    done = run(*arguments, folder=folder, fork=fork)
    stdout = "\n".join(line.rstrip() for line in done.stdout.splitlines())
    return f"$ {command}\nexit {done.returncode}\n--- stdout\n{stdout}\n--- stderr\n{done.stderr}"


@pytest.mark.parametrize("case", CASES, ids=[case.stem for case in CASES])
def test_case(case: Path, samples: Path, request: pytest.FixtureRequest) -> None:
    expected = case.read_text(encoding="utf-8")
    command = expected.partition("\n")[0].removeprefix("$ ")
    printed = printed_case(command, samples, fork=case.stem not in STARTED)
    if request.config.getoption("--update-cases"):
        case.write_text(printed, encoding="utf-8")
        return
    assert printed == expected

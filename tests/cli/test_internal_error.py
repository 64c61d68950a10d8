# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A bug in irtools itself is told in one line."""

import os
import subprocess
import sys

import pytest

BUG = """
import irtools.cli.common
def broken(*_): raise ZeroDivisionError("made for the test")
irtools.cli.common.Session.modules = broken
import sys
from irtools.cli.main import main
sys.argv = ["irtools", "liveness", "x.ll", "--no-compile"]
main()
"""


@pytest.mark.parametrize("wanted", [False, True])
def test_the_traceback_is_for_those_who_ask(wanted: bool) -> None:
    environment = {**os.environ, **({"IRTOOLS_TRACEBACK": "1"} if wanted else {})}
    done = subprocess.run(
        [sys.executable, "-c", BUG], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == (1 if wanted else 2)
    assert ("Traceback" in done.stderr) == wanted
    assert "ZeroDivisionError: made for the test" in done.stderr
    if not wanted:
        assert done.stderr.startswith("irtools: error: a bug in irtools")
        assert done.stderr.count("\n") == 1

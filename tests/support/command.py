# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs of the ``irtools`` command, each in a process of its own."""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import io
import json
import os
import pkgutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import irtools

_TIME_LIMIT = 120  # seconds


def run(
    *arguments: str,
    folder: Path | None = None,
    variables: Mapping[str, str] | None = None,
    stdin: bytes = b"",
    fork: bool = True,
    seconds: int = _TIME_LIMIT,
) -> subprocess.CompletedProcess[str]:
    """Run the command; the width of a terminal and its colours are not those of the tests.

    With ``fork`` the process is forked from one that has imported irtools already, which saves most
    of the time that a short run takes. Without, it is started as from a shell.
    """
    environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "FORCE_COLOR")}
    environment |= {"PYTHONUTF8": "1", **(variables or {})}
    folder = folder or Path.cwd()
    if fork:
        done = _fork(arguments, folder, environment, stdin)
    else:
        done = _start(arguments, folder, environment, stdin, seconds)
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def _start(
    arguments: Sequence[str],
    folder: Path,
    environment: Mapping[str, str],
    stdin: bytes,
    seconds: int,
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "irtools", *arguments],
        cwd=folder,
        env=environment,
        input=stdin,
        capture_output=True,
        check=False,
        timeout=seconds,
    )


def _fork(
    arguments: Sequence[str], folder: Path, environment: Mapping[str, str], stdin: bytes
) -> subprocess.CompletedProcess[bytes]:
    server = _server()
    assert server.stdin is not None
    assert server.stdout is not None
    with tempfile.TemporaryDirectory() as name:
        streams = [Path(name, each) for each in ("stdin", "stdout", "stderr")]
        streams[0].write_bytes(stdin)
        request = [arguments, str(folder), dict(environment), list(map(str, streams))]
        server.stdin.write(json.dumps(request).encode() + b"\n")
        server.stdin.flush()
        code = int(server.stdout.readline())
        stdout, stderr = (each.read_bytes() for each in streams[1:])
    return subprocess.CompletedProcess(list(arguments), code, stdout, stderr)


@cache
def _server() -> subprocess.Popen[bytes]:
    code = f"import sys; sys.path[:] = {sys.path!r}; from support.command import serve; serve()"
    server = subprocess.Popen(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONUTF8": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    atexit.register(server.communicate)
    return server


def serve() -> None:
    """Fork a run for each line of standard input; its exit code is the answer."""
    for module in pkgutil.walk_packages(irtools.__path__, "irtools."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    from irtools.cli.main import app, main

    with contextlib.redirect_stdout(io.StringIO()):
        app(["passes"], standalone_mode=False)  # imports what is imported at the first use
    gc.freeze()  # nothing to look through at the end of each run
    while line := sys.stdin.buffer.readline():
        if os.fork() == 0:
            _become(*json.loads(line))
            main()
            return  # as in any program: the interpreter ends, with all that then happens
        _, status = os.wait()
        print(os.waitstatus_to_exitcode(status), flush=True)


def _become(
    arguments: list[str], folder: str, environment: dict[str, str], streams: list[str]
) -> None:
    for number, path in enumerate(streams):
        opened = os.open(path, os.O_RDWR | os.O_CREAT)
        os.dup2(opened, number)
        os.close(opened)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["irtools", *arguments]
    signal.alarm(_TIME_LIMIT)

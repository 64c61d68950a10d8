# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The side that asks: starts the worker, sends calls, and reads their outcome."""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import subprocess
import sys
import threading
import weakref
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from irtools.errors import IrtoolsError
from irtools.isolate.worker import Call, Outcome, failure, in_child, read_message, write_message

__all__ = ["IsolationError", "Worker"]


class IsolationError(Exception):
    """An isolated call that gave no result.

    ``kind`` is ``"error"`` (an exception, whose text is ``message``), ``"crash"`` (the process
    ended by itself: a failed assertion, a fatal error), ``"time limit"`` or ``"memory limit"``.
    ``stderr`` is everything that was printed there.
    """

    def __init__(self, kind: str, message: str, stderr: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message
        self.stderr = stderr


class Worker:
    """A worker process that makes one call at a time; safe to share between threads.

    ``time_limit`` is in seconds, ``memory_limit`` in bytes of address space, each for one call.
    ``forks=False`` starts a new interpreter for every call, which is how it works where ``fork``
    does not exist. ``python`` is another interpreter than ours, with packages of its own.
    ``here=True`` forks from this process, which must have no threads, instead of one that it
    starts: for a single call, or from a process that a worker has forked.
    """

    def __init__(
        self,
        *,
        time_limit: float = 600.0,
        memory_limit: int = 8 << 30,
        forks: bool = hasattr(os, "fork"),
        python: str = sys.executable,
        here: bool = False,
    ) -> None:
        self._python = python
        self._here = here and forks
        self._time_limit = time_limit
        self._memory_limit = memory_limit
        self._forks = forks
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def call(self, function: str, *arguments: Any) -> Any:
        """Call ``"module:function"`` with picklable arguments and return its picklable result.

        Raises IsolationError.
        """
        return self.call_printing(function, *arguments)[0]

    def call_printing(self, function: str, *arguments: Any) -> tuple[Any, str]:
        """The same with what was printed on standard error (or output) meanwhile."""
        call = Call(function, arguments, self._time_limit, self._memory_limit)
        with self._lock:
            if self._here:
                outcome = in_child(call)
            else:
                outcome = self._ask(call) if self._forks else self._spawn(call)
        if outcome.kind == "value":
            return pickle.loads(outcome.payload), outcome.stderr
        raise IsolationError(outcome.kind, outcome.message, outcome.stderr)

    def start(self) -> None:
        """Start the worker process before the first call needs it."""
        if self._forks and not self._here and self._process is None and not self._closed:
            try:
                process = subprocess.Popen(
                    self._command("serve"),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    # A group of its own: the user's Ctrl-C is for irtools, which then ends it.
                    start_new_session=True,
                )
            except OSError as error:
                message = f"{self._python}: cannot be started: {error.strerror}"
                raise IrtoolsError(message) from None
            self._process = process
            weakref.finalize(self, _end, process)
            if self._closed:  # by another thread, just now
                self._stop()

    def close(self) -> None:
        """End the worker process and a call that it is making, for good."""
        self._closed = True
        self._stop()

    def _command(self, entry: str) -> list[str]:
        if self._python == sys.executable:
            path = f"sys.path[:] = {sys.path!r}"
        else:  # behind its own packages only irtools itself
            path = f"sys.path.append({str(Path(__file__).parents[2])!r})"
        start = f"import sys; {path}; from irtools.isolate.worker import {entry}; {entry}()"
        return [self._python, "-c", start]

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            _end(process)

    def _ask(self, call: Call) -> Outcome:
        self.start()
        process = self._process
        if process is None:
            return Outcome("crash", message="the worker is closed")
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            write_message(process.stdin, call)
            outcome = read_message(process.stdout)
        except (BrokenPipeError, EOFError):
            self._stop()
            return Outcome("crash", message="the worker process ended unexpectedly")
        except BaseException:
            self._stop()  # interrupted half-way: nothing more can be said over these pipes
            raise
        assert isinstance(outcome, Outcome)
        return outcome

    def _spawn(self, call: Call) -> Outcome:
        try:
            process = subprocess.run(
                self._command("serve_once"),
                input=pickle.dumps(call),
                capture_output=True,
                timeout=call.time_limit,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Outcome("time limit", message=f"no result after {call.time_limit:g} s")
        stderr = process.stderr.decode("utf-8", "replace")
        if process.returncode or not process.stdout:
            return failure(process.returncode, stderr)
        outcome = pickle.loads(process.stdout)
        assert isinstance(outcome, Outcome)
        return Outcome(outcome.kind, outcome.payload, outcome.message, stderr)


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.returncode is None:  # else its number may be another process's by now
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(BrokenPipeError):
                pipe.close()

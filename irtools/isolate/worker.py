# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The side that works: a loop that forks a child for every call it is asked to make."""

from __future__ import annotations

import contextlib
import importlib
import os
import pickle
import select
import signal
import sys
import tempfile
import time
from dataclasses import dataclass
from typing import IO, Any

__all__ = [
    "Call",
    "Outcome",
    "failure",
    "in_child",
    "read_message",
    "serve",
    "serve_once",
    "write_message",
]


@dataclass(frozen=True, slots=True)
class Call:
    """``function`` is ``"module:name"``; limits are in seconds and bytes of address space."""

    function: str
    arguments: tuple[Any, ...]
    time_limit: float
    memory_limit: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """``kind`` is ``"value"`` (``payload`` is the pickled result) or a kind of IsolationError."""

    kind: str
    payload: bytes = b""
    message: str = ""
    stderr: str = ""


def write_message(pipe: IO[bytes], message: Call | Outcome) -> None:
    """Send one message: eight bytes of length, then the pickle."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(len(data).to_bytes(8, "little") + data)
    pipe.flush()


def read_message(pipe: IO[bytes]) -> Call | Outcome:
    """Receive one message; raises EOFError when the other side is gone."""
    length = pipe.read(8)
    data = pipe.read(int.from_bytes(length, "little"))
    if len(length) < 8 or len(data) < int.from_bytes(length, "little"):
        raise EOFError
    message = pickle.loads(data)
    assert isinstance(message, Call | Outcome)
    return message


def serve() -> None:
    """Answer calls from standard input on standard output until it closes."""
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    # What LLVM or Python prints by mistake must not end up between the answers.
    answers = os.fdopen(os.dup(answers.fileno()), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(EOFError):
        while True:
            call = read_message(requests)
            assert isinstance(call, Call)
            importlib.import_module(call.function.partition(":")[0])  # before the fork: once
            write_message(answers, in_child(call, requests, answers))


def serve_once() -> None:
    """Make the one call that is pickled on standard input, in this very process."""
    call = pickle.loads(sys.stdin.buffer.read())
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    _limit_resources(call)
    with answers:
        answers.write(pickle.dumps(_make(call)))


def _make(call: Call) -> Outcome:
    try:
        module, _, name = call.function.partition(":")
        value = getattr(importlib.import_module(module), name)(*call.arguments)
        return Outcome("value", pickle.dumps(value, pickle.HIGHEST_PROTOCOL))
    except MemoryError:
        return Outcome("memory limit", message="out of memory")
    except Exception as error:
        return Outcome("error", message=str(error) or repr(error))


_in_a_child = False
"""Whether this process is a child that makes a call."""


def in_child(
    call: Call, requests: IO[bytes] | None = None, answers: IO[bytes] | None = None
) -> Outcome:
    """Make a call in a child of this process: a worker, with its pipes, or any other.

    The child of another gets a process group of its own, which ends with an interruption. A child
    of that child is in the same group.
    """
    grouped = requests is None and not _in_a_child
    reader, writer = os.pipe()
    with tempfile.TemporaryFile() as stderr:
        child = os.fork()
        if child == 0:
            if grouped:
                os.setpgid(0, 0)
            # So that the other side reads an end when the worker dies, not when the child does.
            if answers is not None:
                os.close(answers.fileno())
            _child(call, writer, stderr)
        os.close(writer)
        finished = False
        try:
            data, finished = _read_until(reader, time.monotonic() + call.time_limit, requests)
        finally:
            os.close(reader)
            if not finished:
                _kill(child, grouped=grouped)
            _, status = os.waitpid(child, 0)
        stderr.seek(0)
        printed = stderr.read().decode("utf-8", "replace")
    if not finished:
        return Outcome("time limit", message=f"no result after {call.time_limit:g} s")
    if status == 0 and data:
        outcome = pickle.loads(data)
        assert isinstance(outcome, Outcome)
        return Outcome(outcome.kind, outcome.payload, outcome.message, printed)
    return failure(os.waitstatus_to_exitcode(status), printed)


def _kill(child: int, *, grouped: bool) -> None:
    with contextlib.suppress(ProcessLookupError):  # it may not have its group yet
        if grouped:
            os.killpg(child, signal.SIGKILL)
    os.kill(child, signal.SIGKILL)


def failure(exit_code: int, printed: str) -> Outcome:
    """What became of a process that gave no answer; a negative exit code is a signal."""
    if "out of memory" in printed or "bad_alloc" in printed:
        return Outcome("memory limit", message="out of memory", stderr=printed)
    ended = f"signal {-exit_code}" if exit_code < 0 else f"exit code {exit_code}"
    return Outcome("crash", message=ended, stderr=printed)


def _child(call: Call, writer: int, stderr: IO[bytes]) -> None:
    """Make the call and end the process, whatever happens."""
    global _in_a_child
    _in_a_child = True
    try:
        os.dup2(stderr.fileno(), 1)
        os.dup2(stderr.fileno(), 2)
        _limit_resources(call)
        with os.fdopen(writer, "wb") as pipe:
            pickle.dump(_make(call), pipe, pickle.HIGHEST_PROTOCOL)
        os._exit(0)
    finally:
        os._exit(1)


def _limit_resources(call: Call) -> None:
    try:
        import resource
    except ImportError:
        return  # not a Unix
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    limit = call.memory_limit if most == resource.RLIM_INFINITY else min(call.memory_limit, most)
    with contextlib.suppress(ValueError, OSError):  # macOS refuses
        resource.setrlimit(resource.RLIMIT_AS, (limit, most))


def _read_until(reader: int, deadline: float, requests: IO[bytes] | None) -> tuple[bytes, bool]:
    """Everything up to the end of the pipe, and whether it came before the deadline.

    While a call is being made the other side is silent, so that a readable request pipe means
    that it is gone: then nobody waits for the answer.
    """
    data = bytearray()
    awaited = [reader] if requests is None else [reader, requests.fileno()]
    while True:
        remaining = max(0.0, deadline - time.monotonic())
        ready, _, _ = select.select(awaited, [], [], remaining)
        if reader in ready:
            chunk = os.read(reader, 1 << 20)
            if not chunk:
                return bytes(data), True
            data += chunk
        elif ready or time.monotonic() >= deadline:
            return bytes(data), False

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Isolated calls: every way in which one can end, and what is left afterwards."""

import gc
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from irtools.isolate import IsolationError, Worker

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """A worker that the tests of this file share: no call may break it for the next."""
    with Worker(time_limit=30) as worker:
        yield worker


def _fails(worker: Worker, function: str, *arguments: object) -> IsolationError:
    with pytest.raises(IsolationError) as caught:
        worker.call(function, *arguments)
    return caught.value


def _run(worker: Worker, code: str) -> IsolationError:
    """The failure of a piece of Python in the worker."""
    return _fails(worker, "builtins:exec", textwrap.dedent(code))


def _is_running(pid: int) -> bool:
    """Whether there is such a process that is not merely waiting for its parent to notice."""
    try:
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat").read_text(encoding="latin-1")
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return Path("/proc/self").exists() is False  # no such file system: believe the signal
    return status.rpartition(")")[2].split()[0] not in "ZX"


def _soon(condition: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 10
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.01)
    return condition()


def _worker_pid(worker: Worker) -> int:
    """A call runs in a child of the worker process."""
    pid: int = worker.call("os:getppid")
    return pid


def test_value(worker: Worker) -> None:
    assert worker.call("operator:add", [1], [2]) == [1, 2]
    assert worker.call("builtins:dict") == {}
    assert worker.call("builtins:bytes", 0) == b""


def test_every_call_has_a_process_of_its_own(worker: Worker) -> None:
    pids = {worker.call("os:getpid") for _ in range(3)}
    assert len(pids) == 3
    assert os.getpid() not in pids


def test_exception(worker: Worker) -> None:
    failure = _fails(worker, "builtins:int", "x")
    assert failure.kind == "error"
    assert failure.message == "invalid literal for int() with base 10: 'x'"
    assert str(failure) == failure.message
    failure = _run(worker, "raise KeyError")
    assert (failure.kind, failure.message) == ("error", "KeyError()")


def test_unknown_function(worker: Worker) -> None:
    assert _fails(worker, "operator:missing").kind == "error"


def test_result_that_cannot_be_pickled(worker: Worker) -> None:
    assert _fails(worker, "threading:Lock").kind == "error"


def test_abort(worker: Worker) -> None:
    failure = _fails(worker, "os:abort")
    assert failure.kind == "crash"
    assert failure.message == f"signal {int(signal.SIGABRT)}"


def test_exit(worker: Worker) -> None:
    for code in (0, 1, 7):
        failure = _fails(worker, "os:_exit", code)
        assert (failure.kind, failure.message) == ("crash", f"exit code {code}")
    assert _fails(worker, "sys:exit", 0).kind == "crash"


def test_stderr_is_captured(worker: Worker, capfd: pytest.CaptureFixture[str]) -> None:
    failure = _run(
        worker,
        """
        import os
        print("on stdout", flush=True)
        os.write(2, b"from C \\xff\\n")
        os.abort()
        """,
    )
    assert failure.stderr == "on stdout\nfrom C \N{REPLACEMENT CHARACTER}\n"
    failure = _run(worker, "import os; os.write(2, b'before'); raise ValueError('it')")
    assert (failure.message, failure.stderr) == ("it", "before")
    assert capfd.readouterr() == ("", "")


def test_time_limit() -> None:
    with Worker(time_limit=0.2) as worker:
        start = time.monotonic()
        failure = _fails(worker, "time:sleep", 60)
        assert (failure.kind, failure.message) == ("time limit", "no result after 0.2 s")
        assert time.monotonic() - start < 10
        assert worker.call("operator:neg", 1) == -1


def test_memory_limit() -> None:
    with Worker(memory_limit=1 << 30) as worker:
        failure = _fails(worker, "builtins:bytes", 2 << 30)
        assert (failure.kind, failure.message) == ("memory limit", "out of memory")
        assert worker.call("builtins:len", worker.call("builtins:bytes", 1 << 20)) == 1 << 20


def test_memory_limit_in_llvm() -> None:
    text = "define void @f() {\n" + "  fence seq_cst\n" * 500_000 + "  ret void\n}"
    with Worker(memory_limit=160 << 20) as worker:
        failure = _fails(worker, "irtools.ir.bitcode:upgrade_debug_info", text)
    assert failure.kind == "memory limit"


def test_a_lower_limit_of_the_shell_is_respected() -> None:
    """``ulimit -v``: the limit of a call cannot be raised above it."""
    code = """
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
        from irtools.isolate import Worker
        with Worker() as worker:
            print(worker.call("operator:add", 1, 2))
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("3\n", "")


def test_large_arguments_and_results(worker: Worker) -> None:
    data = bytes(range(256)) * (50_000_000 // 256)
    assert worker.call("builtins:len", data) == len(data)
    assert worker.call("operator:add", data, b"!") == data + b"!"


def test_worker_killed_between_calls() -> None:
    with Worker() as worker:
        first = _worker_pid(worker)
        os.kill(first, signal.SIGKILL)
        failure = _fails(worker, "operator:neg", 1)
        assert (failure.kind, failure.message) == (
            "crash",
            "the worker process ended unexpectedly",
        )
        assert worker.call("operator:neg", 1) == -1
        assert _worker_pid(worker) != first


def test_worker_killed_during_a_call(tmp_path: Path) -> None:
    """The failure comes at once, not when the orphaned call ends, and that call is ended too."""
    pids = tmp_path / "pids"
    code = (
        f"import os, time; open({str(pids)!r}, 'w').write(f'{{os.getppid()}} {{os.getpid()}}\\n')\n"
        "time.sleep(60)"
    )
    with Worker() as worker, ThreadPoolExecutor(1) as pool:
        running = pool.submit(_fails, worker, "builtins:exec", code)
        assert _soon(lambda: pids.exists() and pids.read_text().endswith("\n"))
        serving, calling = map(int, pids.read_text().split())
        os.kill(serving, signal.SIGKILL)
        failure = running.result(timeout=10)
        assert failure.message == "the worker process ended unexpectedly"
        assert _soon(lambda: not _is_running(calling))
        assert worker.call("operator:neg", 1) == -1


def test_closing_ends_everything(tmp_path: Path) -> None:
    """Also a call that another thread is waiting for."""
    pids = tmp_path / "pids"
    code = (
        f"import os, time; open({str(pids)!r}, 'w').write(f'{{os.getppid()}} {{os.getpid()}}\\n')\n"
        "time.sleep(60)"
    )
    worker = Worker()
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(_fails, worker, "builtins:exec", code)
        assert _soon(lambda: pids.exists() and pids.read_text().endswith("\n"))
        worker.close()
        assert running.result(timeout=10).kind == "crash"
    for pid in map(int, pids.read_text().split()):
        assert _soon(lambda pid=pid: not _is_running(pid))  # type: ignore[misc]


def test_a_closed_worker_does_not_start_again() -> None:
    worker = Worker()
    pid = _worker_pid(worker)
    worker.close()
    worker.close()
    assert not _is_running(pid)
    assert _fails(worker, "operator:neg", 1).message == "the worker is closed"


def test_garbage_collection_ends_the_worker() -> None:
    worker = Worker()
    pid = _worker_pid(worker)
    del worker
    gc.collect()
    assert not _is_running(pid)


def test_the_end_of_the_program_ends_the_worker() -> None:
    code = """
        from irtools.isolate import Worker
        worker = Worker()
        print(worker.call("os:getppid"))
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert _soon(lambda: not _is_running(int(done.stdout)))


def test_the_death_of_the_program_ends_the_worker() -> None:
    """Killed, it cannot tell: the worker sees the end of its pipe."""
    code = """
        import os, signal
        from irtools.isolate import Worker
        worker = Worker()
        print(worker.call("os:getppid"), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, check=False
    )
    assert _soon(lambda: not _is_running(int(done.stdout)))


def test_two_threads(worker: Worker) -> None:
    start = threading.Barrier(4)

    def count(first: int) -> list[int]:
        start.wait()
        return [worker.call("operator:add", first, i) for i in range(20)]

    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(count, (0, 100, 200, 300)))
    assert results == [[first + i for i in range(20)] for first in (0, 100, 200, 300)]


def test_start_is_harmless_twice() -> None:
    with Worker() as worker:
        worker.start()
        worker.start()
        assert worker.call("operator:neg", 1) == -1


class TestWithoutFork:
    """Where ``fork`` does not exist, every call is a new interpreter."""

    def test_value(self) -> None:
        with Worker(forks=False) as worker:
            worker.start()
            assert worker.call("operator:add", 1, 2) == 3

    def test_failures(self) -> None:
        worker = Worker(forks=False, time_limit=20)
        failure = _run(worker, "import os; os.write(2, b'before'); raise ValueError('it')")
        assert (failure.kind, failure.message, failure.stderr) == ("error", "it", "before")
        failure = _run(worker, "import os; os.write(2, b'before'); print('x'); os.abort()")
        assert (failure.kind, failure.message) == ("crash", f"signal {int(signal.SIGABRT)}")
        assert failure.stderr.startswith("before")
        failure = _fails(worker, "os:_exit", 3)
        assert (failure.kind, failure.message) == ("crash", "exit code 3")

    def test_limits(self) -> None:
        failure = _fails(Worker(forks=False, time_limit=0.5), "time:sleep", 60)
        assert failure.kind == "time limit"
        failure = _fails(Worker(forks=False, memory_limit=1 << 30), "builtins:bytes", 2 << 30)
        assert failure.kind == "memory limit"

    def test_large_arguments(self) -> None:
        data = b"x" * 50_000_000
        assert Worker(forks=False).call("builtins:len", data) == len(data)


def test_what_is_printed(worker: Worker) -> None:
    code = "import sys; print('out', flush=True); print('error', file=sys.stderr)"
    assert worker.call_printing("builtins:exec", code) == (None, "out\nerror\n")
    assert worker.call_printing("operator:add", 1, 2) == (3, "")

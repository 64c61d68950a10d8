# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks many files at the same time, each in a process of its own that ends with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import Self

from irtools.check.result import Checked, Job
from irtools.check.store import Store
from irtools.isolate import IsolationError, Worker

__all__ = ["check_files"]


def check_files(
    jobs: Sequence[Job], store: Store, *, progress: Callable[[int], None] = lambda _: None
) -> Iterator[Checked]:
    """The results of some files, in their order; what the store has is not computed again.

    ``progress`` is told how many are done. A file whose check ends its process, or takes too long,
    has an error as its result.
    """
    known = [store.get(job) for job in jobs]
    missing = known.count(None)
    if missing and len(jobs) == 1:
        found = _check(Worker(here=True), jobs[0])
        store.put(jobs[0], found)
        yield found
        return
    with _Pool(min(missing, os.cpu_count() or 1)) as pool:
        pending = [each or pool.submit(job) for job, each in zip(jobs, known, strict=True)]
        pending.reverse()  # what has been told is not kept
        for number, job in enumerate(jobs):
            progress(number)
            result = pending.pop()
            if isinstance(result, Future):
                result = result.result()
                store.put(job, result)
            yield result


def _check(worker: Worker, job: Job) -> Checked:
    data = sys.stdin.buffer.read() if job.path == "-" and sys.stdin is not None else b""
    try:
        checked: Checked = worker.call("irtools.check.run:check_file", job, data)
    except IsolationError as failure:
        name = "<stdin>" if job.path == "-" else job.path
        printed = failure.stderr.strip().splitlines()[-1:]
        reason = ": ".join([failure.kind, failure.message, *printed])
        if failure.kind == "error":
            reason = f"a bug in irtools: {failure.message}; please report it with the file"
        return Checked(errors=(f"{name}: checking it failed: {reason}",), lasting=False)
    return checked


class _Pool:
    """Workers, which are started when they are needed, and a thread that waits for each."""

    def __init__(self, size: int) -> None:
        self._workers = [Worker() for _ in range(size)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(max(size, 1))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End what is still running: after an interruption nobody waits for it."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.close()
        self._threads.shutdown()

    def submit(self, job: Job) -> Future[Checked]:
        return self._threads.submit(self._check, job)

    def _check(self, job: Job) -> Checked:
        worker = self._idle.get()
        try:
            return _check(worker, job)
        finally:
            self._idle.put(worker)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs kernels on the CPU, each time in an isolated process with limits of time and memory."""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
from collections.abc import Sequence
from functools import cached_property
from types import TracebackType
from typing import Any, Self

from irtools.execute.child import Case, Code, Comparison, Finished, host, runtime
from irtools.execute.emitter import CannotExecuteError
from irtools.execute.inline import inlined
from irtools.execute.lower import HostKernel
from irtools.ir.model import Function
from irtools.isolate import IsolationError, Worker
from irtools.rewrite import default_folder

__all__ = ["Executor"]

# LLVM's code generation at -O1 takes a second for so many instructions, at -O0 a quarter of it.
_LARGE = 3000


class Executor:
    """Compiles and runs kernels; close it after use.

    ``time_limit`` is in seconds for one comparison or launch, ``memory_limit`` in bytes. What was
    compiled is kept: kernels for as long as the executor is, the runtime in the user's cache.
    """

    def __init__(self, *, time_limit: float = 60.0, memory_limit: int = 4 << 30) -> None:
        self._worker = Worker(time_limit=time_limit, memory_limit=memory_limit)
        self._compiled: dict[str, bytes] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the process."""
        self._worker.close()

    def inlined(self, kernel: Function) -> Function:
        """See ``inline.inlined``."""
        return inlined(kernel, self._worker)

    def compare(
        self,
        before: HostKernel,
        after: HostKernel,
        cases: Sequence[Case],
        wave_size: int,
        *,
        wanted: int,
        fuel: int,
        schedules: Sequence[int] = (1, 2),
    ) -> list[Comparison]:
        """See ``child.compare``; raises CannotExecuteError when a run gives no result."""
        result: list[Comparison] = self._call(
            "compare",
            self._runtime_code,
            self._code(before),
            self._code(after),
            tuple(cases),
            wave_size,
            wanted,
            fuel,
            tuple(schedules),
        )
        return result

    def launch(
        self, kernel: HostKernel, case: Case, wave_size: int, wanted: Sequence[tuple[int, int]]
    ) -> tuple[Finished, list[bytes], int | None]:
        """See ``child.launch``; raises CannotExecuteError when the run gives no result."""
        result: tuple[Finished, list[bytes], int | None] = self._call(
            "launch", self._runtime_code, self._code(kernel), case, wave_size, tuple(wanted)
        )
        return result

    def _code(self, kernel: HostKernel) -> Code:
        addresses = kernel.globals.addresses
        places = {name: (addresses[name], size) for name, size in kernel.globals.sizes.items()}
        initial = {name: places[name] for name in kernel.globals.initial}
        # At -O0 a value may have a slot of its own on the stack.
        stack = (64 << 10) + 128 * kernel.instructions
        large = kernel.instructions > _LARGE
        object_code = self._object_code(kernel.text, large)
        known = tuple(places.values())
        return Code(object_code, initial, known, kernel.block_count, stack)

    @cached_property
    def _runtime_code(self) -> bytes:
        """The runtime's object code, kept in the user's cache."""
        try:
            text = runtime(platform.machine())
        except KeyError:
            where = f"this machine ({platform.machine()})"
            raise CannotExecuteError(f"{where} is neither x86-64 nor aarch64") from None
        key = hashlib.sha256("\0".join((text, *host())).encode()).hexdigest()
        file = default_folder() / "runtime" / f"{key}.o"
        with contextlib.suppress(OSError):
            return file.read_bytes()
        code = self._object_code(text)
        with contextlib.suppress(OSError):  # no room, no permission: it works without
            file.parent.mkdir(parents=True, exist_ok=True)
            temporary = file.with_suffix(f".{os.getpid()}")
            temporary.write_bytes(code)
            os.replace(temporary, file)
        return code

    def _object_code(self, text: str, fast: bool = False) -> bytes:
        key = hashlib.sha256(text.encode()).hexdigest()
        if key not in self._compiled:
            self._compiled[key] = self._call("compile_code", text, fast)
        return self._compiled[key]

    def _call(self, function: str, *arguments: object) -> Any:
        try:
            return self._worker.call(f"irtools.execute.child:{function}", *arguments)
        except IsolationError as failure:
            raise CannotExecuteError(_explained(failure)) from None


def _explained(failure: IsolationError) -> str:
    if failure.kind in ("time limit", "memory limit"):
        return f"executing it goes beyond the {failure.kind} ({failure.message})"
    printed = failure.stderr.strip().splitlines()
    return f"executing it failed: {failure.message}" + (f": {printed[-1]}" if printed else "")

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls into LLVM that may end the process, made in a process of their own.

LLVM aborts on failed assertions and fatal errors, and its command-line options are global. So a
call runs in a child that is forked from a worker which has llvmlite loaded already: it starts in
milliseconds, and what it breaks dies with it.
"""

from irtools.isolate.client import IsolationError, Worker

__all__ = ["IsolationError", "Worker"]

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Running LLVM's programs on much input: starting one costs more than what it does to a kernel."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence

from irtools.ir.model import Module
from irtools.ir.source import parse

_TOGETHER = 100


def printed_by(command: Sequence[str], text: str) -> str:
    """What a program prints on standard error for an input.

    LLVM writes there without a buffer: a file, unlike a pipe, has no reader to wake at every word.
    """
    with tempfile.TemporaryFile("w+", encoding="utf-8") as stderr:
        done = subprocess.run(
            command, input=text, stdout=subprocess.DEVNULL, stderr=stderr, text=True, check=False
        )
        stderr.seek(0)
        printed = stderr.read()
    assert done.returncode == 0, printed[-2000:]
    return printed


def modules_of(text_of: Callable[[int], str], seeds: range) -> Iterator[Module]:
    """The kernels of some seeds, many in a module, each called ``@k`` and its seed.

    ``text_of`` gives the IR for a seed, with one kernel ``@k``; all else in it is always the same.
    """
    for first in range(0, len(seeds), _TOGETHER):
        kernels = []
        for seed in seeds[first : first + _TOGETHER]:
            before, define, rest = text_of(seed).partition("define ")
            body, end, after = rest.partition("\n}\n")
            kernels.append(define + body.replace("@k(", f"@k{seed}(") + end)
        yield parse(before + "".join(kernels) + after)

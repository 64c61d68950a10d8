# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes ``runtime.ll`` of ``runtime.c``: ``python -m irtools.execute.runtime.build [CLANG]``.

Only developers need it, and a compiler; the IR is part of the package. It is made for x86-64 and
then freed of everything that only concerns that processor, so that any host can compile it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent

_OPTIONS = (
    "-Os", "-S", "-emit-llvm", "--target=x86_64-unknown-linux-gnu", "-fno-vectorize",
    "-fno-slp-vectorize", "-fno-stack-protector", "-fno-asynchronous-unwind-tables", "-Wall",
    "-Wextra", "-Werror",
)  # fmt: skip
_OF_THE_HOST = re.compile(
    r' "(?:target-cpu|target-features|tune-cpu|min-legal-vector-width)"="[^"]*"'
)
_LEFT_OUT = (
    "source_filename",
    "target ",
    "; ModuleID",
    "!llvm.ident",
    '!1 = !{!"Debian',
    "!llvm.module.flags",
)


def runtime_ir(clang: str) -> str:
    """The IR that a clang makes of the source."""
    command = [clang, *_OPTIONS, str(FOLDER / "runtime.c"), "-o", "-"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    lines = [_OF_THE_HOST.sub("", line) for line in text.splitlines()]
    return "\n".join(line for line in lines if not line.startswith(_LEFT_OUT)) + "\n"


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "clang-22"
    (FOLDER / "runtime.ll").write_text(runtime_ir(chosen))

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where irtools keeps what it need not find out twice."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path

__all__ = ["default_folder", "digest_of", "write_entry"]


def default_folder() -> Path:
    """``irtools`` in the user's cache folder (``XDG_CACHE_HOME``, else ``~/.cache``)."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "irtools"


def write_entry(file: Path, text: str) -> None:
    """Write a file whole or not at all, whoever else writes it; raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=file.parent)
    try:
        with open(descriptor, "w", encoding="utf-8") as opened:
            opened.write(text)
        os.replace(name, file)
    except BaseException:
        os.unlink(name)
        raise


_LARGE = 16 << 20  # bytes


def digest_of(path: Path) -> str | None:
    """The hash of what is in a file; None when it cannot be read. A large one, such as a compiler,
    is told from others by its size and time instead."""
    try:
        status = path.stat()
        if status.st_size > _LARGE:
            return f"{status.st_size} bytes at {status.st_mtime_ns}"
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles a source file again and again, with changed contents of it and of its headers.

The compiler sees the changed files in the place of the real ones, which stay as they are: names in
messages and in debug information are those of the real files. What the file includes first is
compiled once and kept, where the compiler can do that: HIP's own headers take most of the time.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path
from threading import Lock

from irtools.errors import InputError
from irtools.hip.commands import CompileFlags
from irtools.hip.emit import compile_device
from irtools.hip.toolchain import Toolchain

__all__ = ["Compiler"]

Contents = Mapping[Path, bytes]
"""The contents of files that differ from what is on disk, by resolved path."""


class Compiler:
    """The user's compiler for one source file; ``flags`` and ``toolchain`` as for ``emit``.

    To be closed: it has a folder of its own.
    """

    def __init__(self, source: str, flags: CompileFlags, toolchain: Toolchain | None) -> None:
        self.source = source
        self._flags = flags
        self._toolchain = toolchain
        self._folder = tempfile.TemporaryDirectory()
        self._lock = Lock()
        self._headers: dict[str, tuple[str, ...]] = {}

    def close(self) -> None:
        """Delete the folder."""
        self._folder.cleanup()

    def emit(self, processor: str, contents: Contents) -> str:
        """The IR of the device side, with other contents of some files; raises as ``emit``."""
        with self._lock:
            if processor not in self._headers:
                self._headers[processor] = self._compiled_headers(processor)
        alone = set(contents) <= {Path(self.source).resolve()}
        return self._emit(processor, contents, self._headers[processor] if alone else ())

    def emit_as_the_user_does(self, processor: str, contents: Contents) -> str:
        """The same without the headers that were compiled before."""
        return self._emit(processor, contents, ())

    def host_problem(self, processor: str, contents: Contents) -> str:
        """Why the host side does not compile; ``""`` when it does."""
        try:
            self._emit(processor, contents, ("--offload-host-only", "-O0"))
        except InputError as error:
            return str(error)
        return ""

    def _emit(self, processor: str, contents: Contents, more: tuple[str, ...]) -> str:
        with tempfile.TemporaryDirectory(dir=self._folder.name) as name:
            folder = Path(name)
            roots = []
            for number, (path, data) in enumerate(contents.items()):
                copy = folder / str(number)
                copy.write_bytes(data)
                roots.append({"name": str(path), "type": "file", "external-contents": str(copy)})
            overlay, output = folder / "overlay.yaml", folder / "device.ll"
            overlay.write_text(
                json.dumps({"version": 0, "use-external-names": False, "roots": roots})
            )
            flags = (*_SAME_NAMES, "-ivfsoverlay", str(overlay), *more)
            compile_device(self.source, output, processor, self._flags, self._toolchain, flags)
            return output.read_text(encoding="utf-8", errors="replace")

    def _compiled_headers(self, processor: str) -> tuple[str, ...]:
        """The flags with which the compiler reads what the source includes first from a file that
        is made here; none when that does not work."""
        source = Path(self.source).resolve()
        first = _FIRST_INCLUDES.match(source.read_bytes())
        if first is None or b"include" not in first[0]:
            return ()
        folder = Path(self._folder.name)
        text, compiled = folder / f"{processor}.hip", folder / f"{processor}.pch"
        text.write_bytes(first[0])
        making = (*_SAME_NAMES, "-iquote", str(source.parent), "-Xclang", "-emit-pch")
        flags = ("-Xclang", "-include-pch", "-Xclang", str(compiled))
        try:
            compile_device(str(text), compiled, processor, self._flags, self._toolchain, making)
            self._emit(processor, {}, flags)  # a header may not want to be included twice
        except InputError:
            return ()
        return flags


# The compiler would make up other names of symbols for every run.
_SAME_NAMES = ("-fuse-cuid=none",)
_FIRST_INCLUDES = re.compile(
    rb"(?:\s|//[^\n]*|/\*.*?\*/|#[ \t]*(?:include|pragma[ \t]+once)[^\n]*)*\n", re.DOTALL
)

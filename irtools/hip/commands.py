# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How the user's build compiles a source file.

From what stands after ``--`` on the command line (flags, or a whole command of hipcc or clang),
else from the ``compile_commands.json`` of a build. What only concerns the output is left out.

Source: JSON Compilation Database Format Specification (clang's documentation).
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from irtools.errors import InputError

__all__ = ["CompileFlags", "flags_for"]

_DATABASE = "compile_commands.json"
_OUTPUT = re.compile(r"-(?:o|MF|MT|MQ|MJ|x)$")  # with a value behind
_LEFT_OUT = re.compile(
    r"-(?:c|S|E|emit-llvm|MD|MMD|MP|fsyntax-only|save-temps.*|o.+|xhip|xcu(?:da)?)$|--(?:offload|cuda)-"
    r"(?:device-only|host-only|compile-host-device)|--?fgpu-rdc$|-fno-gpu-rdc$"
)
_ARCHITECTURE = re.compile(r"--(?:offload|cuda-gpu)-arch=(.*)")


@dataclass(frozen=True, slots=True)
class CompileFlags:
    """``flags`` to compile a file with, in a ``folder``; ``architectures`` are the processors that
    it is compiled for; ``compiler`` the one that the build uses, ``""`` when that is not known."""

    flags: tuple[str, ...] = ()
    folder: Path = Path()
    architectures: tuple[str, ...] = ()
    compiler: str = ""


def flags_for(source: str, given: Sequence[str] = (), build: str | None = None) -> CompileFlags:
    """How a source file is compiled.

    ``given`` is what stands after ``--``. ``build`` is the folder of ``compile_commands.json``, or
    the file; without it and without ``given``, it is looked for in the folders above the source
    and their ``build``. Raises InputError when it says nothing of the file.
    """
    if given:
        return _split(given, Path(), source)
    path = Path(build) if build is not None else _nearest(Path(source))
    if path is None:
        return CompileFlags()
    if path.is_dir():
        path = path / _DATABASE
    entry = _entry(path, source)
    if entry is None:
        if build is None:
            return CompileFlags()
        raise InputError(f"{path}: says nothing of {source}")
    return entry


def _nearest(source: Path) -> Path | None:
    for folder in source.resolve().parents:
        for place in (folder / _DATABASE, folder / "build" / _DATABASE):
            if place.is_file():
                return place
    return None


def _entry(path: Path, source: str) -> CompileFlags | None:
    try:
        entries = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise InputError(f"{path}: is no JSON: {error}") from None
    wanted = Path(source).resolve()
    for entry in entries if isinstance(entries, list) else ():
        if not isinstance(entry, dict) or not isinstance(entry.get("file"), str):
            raise InputError(f"{path}: is no compilation database")
        folder = Path(str(entry.get("directory", path.parent)))
        if (folder / entry["file"]).resolve() == wanted:
            words = entry.get("arguments") or shlex.split(str(entry.get("command", "")))
            return _split([str(word) for word in words], folder, source)
    return None


def _split(words: Sequence[str], folder: Path, source: str) -> CompileFlags:
    compiler = ""
    if words and not words[0].startswith("-"):
        compiler, words = words[0], words[1:]
    flags: list[str] = []
    architectures: list[str] = []
    for word in _without_output(words):
        if found := _ARCHITECTURE.fullmatch(word):
            architectures += found[1].split(",")
        elif not word.startswith("-") and (folder / word).resolve() == Path(source).resolve():
            continue
        else:
            flags.append(word)
    return CompileFlags(tuple(flags), folder, tuple(architectures), compiler)


def _without_output(words: Sequence[str]) -> Iterator[str]:
    skipping = False
    for word in words:
        if skipping:
            skipping = False
        elif _OUTPUT.fullmatch(word):
            skipping = True
        elif not _LEFT_OUT.match(word):
            yield word

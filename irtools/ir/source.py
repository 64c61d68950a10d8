# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a file (or standard input) to modules, with an explanation for everything that is not IR."""

from __future__ import annotations

import contextlib
import re
import sys
from pathlib import Path

from irtools.errors import InputError
from irtools.ir import bitcode
from irtools.ir.dialect import translate
from irtools.ir.model import Module
from irtools.ir.reader import read_text
from irtools.isolate import IsolationError, Worker

__all__ = ["load", "parse"]

_EMIT = "clang++ -x hip --offload-arch=gfx942 --offload-device-only -O3 -g -S -emit-llvm"
_BUNDLE_MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"
_TEXT_SECTION_START = re.compile(r"^; __CLANG_OFFLOAD_BUNDLE____START__ ", re.MULTILINE)
_TEXT_SECTION = re.compile(
    r"^; __CLANG_OFFLOAD_BUNDLE____START__ (\S+)\n(.*?)^; __CLANG_OFFLOAD_BUNDLE____END__ \1$",
    re.MULTILINE | re.DOTALL,
)
_OTHER_FORMATS = {
    b"\x7fELF": "an ELF file (an object, a code object or a program)",
    b"!<arch>\n": "an archive",
    b"CCOB": "a compressed offload bundle",
    b"MZ": "a Windows program",
}
_SOURCE_SUFFIXES = {".hip", ".cpp", ".cu", ".cc", ".cxx", ".c", ".h", ".hpp"}
_SOURCE_STARTS = ("//", "/*", "#include", "#pragma", "#if", "#define")
_NEWER_TRIPLE = 'target triple = "amdgpu'


def load(path: str) -> tuple[Module, ...]:
    """The AMDGPU modules in a file of LLVM IR; ``-`` reads standard input.

    Text (``.ll``, Triton's ``.llir``) and bitcode are recognised by content, not by name. An
    offload bundle gives one module for each AMDGPU target in it; any other file gives one module.
    Raises InputError, which names the file and the place, for anything else.
    """
    name = "<stdin>" if path == "-" else path
    data = _read_bytes(path)
    if not data.strip():
        raise InputError(f"{name}: the file is empty")
    if data.startswith(_BUNDLE_MAGIC):
        return _amdgpu_only(name, _binary_sections(data, name))
    return _amdgpu_only(name, _text_sections(name, data))


def parse(text: str, path: str = "<string>") -> Module:
    """The module that LLVM reads from text, translated first where a newer LLVM printed it.

    Raises InputError with LLVM's line, column and message.
    """
    processor = ""
    if _NEWER_TRIPLE in text:
        text, processor = translate(text)
    try:
        return read_text(text, path, processor=processor)
    except InputError:
        for repair in (lambda text: translate(text).text, _without_broken_debug_info):
            repaired = repair(text)
            if repaired != text:
                text = repaired
                with contextlib.suppress(InputError):
                    return read_text(text, path, processor=processor)
        raise


def _read_bytes(path: str) -> bytes:
    try:
        if path == "-":
            return sys.stdin.buffer.read() if sys.stdin is not None else b""
        return Path(path).read_bytes()
    except IsADirectoryError:
        raise InputError(f"{path}: is a directory; name the files in it") from None
    except FileNotFoundError:
        raise InputError(f"{path}: no such file") from None
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None


def _amdgpu_only(name: str, sections: list[tuple[str, str]]) -> tuple[Module, ...]:
    """Read the sections that are for AMDGPU; explain when there is none."""
    modules = []
    skipped = []
    for path, text in sections:
        triple = re.search(r'^target triple = "([^"]*)"', text, re.MULTILINE)
        if triple and not triple[1].startswith(("amdgcn", "amdgpu")):
            skipped.append(triple[1])
        else:
            modules.append(parse(text, path))
    if modules:
        return tuple(modules)
    raise InputError(
        f"{name}: IR for {', '.join(skipped)}, not for amdgcn; for the device side of a HIP file: "
        f"{_EMIT}"
    )


def _text_sections(name: str, data: bytes) -> list[tuple[str, str]]:
    text = _decode(name, data)
    sections = _TEXT_SECTION.findall(text)
    if len(sections) != len(_TEXT_SECTION_START.findall(text)):
        raise InputError(f"{name}: the offload bundle is truncated")
    if not sections:
        return [(name, text)]
    return [(f"{name} ({target})", body) for target, body in sections]


def _binary_sections(data: bytes, name: str) -> list[tuple[str, str]]:
    """Unpack an offload bundle (clang's documentation, "Bundled Binary File Layout")."""

    def word(position: int) -> int:
        return int.from_bytes(data[position : position + 8], "little")

    position = len(_BUNDLE_MAGIC) + 8
    if len(data) < position:
        raise InputError(f"{name}: the offload bundle is truncated")
    sections = []
    for _ in range(min(word(position - 8), 1 << 10)):
        offset, size, length = word(position), word(position + 8), word(position + 16)
        target = data[position + 24 : position + 24 + length].decode("utf-8", "replace")
        position += 24 + length
        content = data[offset : offset + size]
        if position > len(data) or len(content) != size:
            raise InputError(f"{name}: the offload bundle is truncated")
        if size and not target.startswith("host"):
            path = f"{name} ({target})"
            sections.append((path, _decode(path, content)))
    if not sections:
        raise InputError(f"{name}: the offload bundle has no device code")
    return sections


def _decode(name: str, data: bytes) -> str:
    if data.startswith(bitcode.MAGIC):
        return _disassemble(name, data)
    for magic, what in _OTHER_FORMATS.items():
        if data.startswith(magic):
            raise InputError(f"{name}: {what}, not LLVM IR; to get the IR: {_EMIT}")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(
            f"{name}: neither LLVM IR text (byte {error.start} is not UTF-8) nor bitcode; "
            f"to get the IR: {_EMIT}"
        ) from None
    if "\0" in text:
        raise InputError(
            f"{name}: binary data (a zero byte at {text.index(chr(0))}), not LLVM IR; "
            f"to get the IR: {_EMIT}"
        )
    if Path(name).suffix in _SOURCE_SUFFIXES or text.lstrip().startswith(_SOURCE_STARTS):
        raise InputError(f"{name}: source code, not LLVM IR; compile it first: {_EMIT} {name}")
    return text


def _without_broken_debug_info(text: str) -> str:
    """The module without its debug information if that is all that the verifier rejects."""
    if "Debug Info Version" not in text:
        return text
    try:
        with Worker() as worker:
            upgraded: str = worker.call("irtools.ir.bitcode:upgrade_debug_info", text)
    except IsolationError:
        return text
    return upgraded


def _disassemble(name: str, data: bytes) -> str:
    try:
        with Worker() as worker:
            text: str = worker.call("irtools.ir.bitcode:disassemble", data)
    except IsolationError as failure:
        reason = "\n".join(part for part in (failure.message, failure.stderr.strip()) if part)
        raise InputError(
            f"{name}: LLVM cannot read the bitcode; it may be damaged, or from a newer LLVM: "
            f"{reason}"
        ) from None
    return text

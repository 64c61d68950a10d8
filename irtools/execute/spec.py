# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads what a kernel is launched with from a TOML file.

::

    grid = 4                 # workgroups: a number, or [x, y, z]
    block = 256              # work-items of a workgroup
    args = [
      { type = "float32", shape = [4, 300], fill = "random" },
      { type = "float32", shape = [4, 300], output = "out.npy" },
      300,
    ]

An array is filled with one value (0 without ``fill``), with ``"random"`` numbers (in [0.5, 2), or
integers from 0 to 99) or with ``"count"`` (0, 1, 2, …), or it is read from ``file``, in NumPy's
format. ``output`` is where ``irtools run`` writes it afterwards. ``bytes = "0a0b…"`` is a structure
passed by value. Several launches are tables ``[[launch]]`` of the same form.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

from irtools.errors import InputError

__all__ = ["Launch", "read_launches"]

_KEYS = {"grid", "block", "args"}
_ARGUMENT_KEYS = {"type", "shape", "fill", "file", "output", "bytes"}
_MOST_BYTES = 1 << 28


@dataclass(frozen=True, slots=True)
class Launch:
    """``arguments`` are NumPy arrays, numbers and bytes; ``outputs`` the files to write, by the
    number of the argument."""

    grid: Any
    block: Any
    arguments: tuple[Any, ...]
    outputs: Mapping[int, Path]


def read_launches(path: str) -> list[Launch]:
    """The launches that a file describes; raises InputError with the place and what is wrong."""
    file = Path(path)
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: is no TOML: {error}") from None
    tables = document.get("launch")
    if tables is None:
        return [_launch(document, path, file.parent)]
    if set(document) != {"launch"} or not isinstance(tables, list) or not tables:
        raise InputError(f"{path}: with [[launch]] tables there is nothing else")
    return [
        _launch(table, f"{path}: launch {number}", file.parent)
        for number, table in enumerate(tables, 1)
    ]


def _launch(table: Mapping[str, Any], where: str, folder: Path) -> Launch:
    unknown, missing = set(table) - _KEYS, _KEYS - set(table)
    if unknown:
        raise InputError(f"{where}: unknown key '{min(unknown)}': there are grid, block and args")
    if missing:
        raise InputError(f"{where}: there is no '{min(missing)}'")
    if not isinstance(table["args"], list):
        raise InputError(f"{where}: args is a list, with an entry for each parameter")
    arguments, outputs = [], {}
    for index, entry in enumerate(table["args"]):
        place = f"{where}: args[{index}]"
        if isinstance(entry, dict):
            arguments.append(_array(entry, place, folder))
            if "output" in entry:
                outputs[index] = folder / str(entry["output"])
        elif isinstance(entry, bool | int | float):
            arguments.append(entry)
        else:
            raise InputError(f"{place}: is a number or a table, not {entry!r}")
    return Launch(table["grid"], table["block"], tuple(arguments), outputs)


def _array(entry: Mapping[str, Any], where: str, folder: Path) -> Any:
    import numpy as np

    unknown = set(entry) - _ARGUMENT_KEYS
    if unknown:
        raise InputError(f"{where}: unknown key '{min(unknown)}'")
    if "bytes" in entry:
        try:
            return bytes.fromhex(entry["bytes"])
        except (TypeError, ValueError):
            raise InputError(f"{where}: bytes are hexadecimal digits") from None
    if "file" in entry:
        try:
            return np.ascontiguousarray(np.load(folder / str(entry["file"]), allow_pickle=False))
        except (OSError, ValueError) as error:
            raise InputError(f"{where}: {entry['file']} cannot be read: {error}") from None
    shape = entry.get("shape")
    shape = [shape] if isinstance(shape, int) else shape
    if not isinstance(shape, list) or not all(isinstance(n, int) and n > 0 for n in shape):
        raise InputError(f"{where}: shape is a positive integer or a list of them")
    try:
        type_ = np.dtype(entry.get("type", ""))
    except TypeError:
        raise InputError(f"{where}: type is a number type of NumPy, such as float32") from None
    if type_.kind not in "biuf":
        raise InputError(f"{where}: type is a number type of NumPy, such as float32")
    count = prod(shape)
    if count * type_.itemsize > _MOST_BYTES:
        raise InputError(f"{where}: an array has at most {_MOST_BYTES >> 20} MiB")
    return _filled(entry.get("fill", 0), count, type_, where).reshape(shape)


def _filled(fill: object, count: int, type_: Any, where: str) -> Any:
    import numpy as np

    if fill == "count":
        return np.arange(count).astype(type_)
    if fill == "random":
        source = np.random.default_rng(count)
        if type_.kind == "f":
            return source.uniform(0.5, 2, count).astype(type_)
        return source.integers(0, 100, count).astype(type_)
    if isinstance(fill, bool | int | float):
        return np.full(count, fill, type_)
    raise InputError(f'{where}: fill is a number, "random" or "count", not {fill!r}')

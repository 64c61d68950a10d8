# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each function of an assembly file needs by itself.

LLVM gives every function symbols whose values are its own needs joined with those of the functions
that it calls: ``.set k.num_vgpr, max(41, .Lf.num_vgpr)``. The number is its own, the symbols are
the functions. A call of what it does not know adds ``amdgpu.max_num_vgpr``, the most of all
functions of the file.

Source: ``AMDGPUMCResourceInfo``. LLVM before 20 has no such symbols.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["OwnResources", "read_functions", "with_callees"]


@dataclass(frozen=True, slots=True)
class OwnResources:
    """What one function needs itself, whatever the functions that it calls need.

    ``sgprs`` are without VCC and other special ones. ``scratch`` is in bytes per lane. ``callees``
    are the functions that it calls by name; ``calls_unknown``: it also calls through pointers or
    what is not in the file.
    """

    name: str
    vgprs: int
    agprs: int
    sgprs: int
    scratch: int
    callees: tuple[str, ...]
    calls_unknown: bool


_NUMBERS = {
    "num_vgpr": "vgprs",
    "num_agpr": "agprs",
    "numbered_sgpr": "sgprs",
    "private_seg_size": "scratch",
}
_SYMBOL = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s,()+"]+')
_SET = re.compile(rf"^\t\.set ({_SYMBOL.pattern}), (.*)$", re.MULTILINE)
_OWN = re.compile(r"(?:max\()?(\d+)")
_UNKNOWN = "amdgpu.max_"
_PRIVATE = ".L"  # in front of the name of a function that only this file sees


def read_functions(assembly: str) -> dict[str, OwnResources]:
    """The functions of an assembly file by symbol name; none when LLVM does not say."""
    numbers: dict[str, dict[str, int]] = {}
    callees: dict[str, dict[str, None]] = {}
    unknown = set()
    for symbol, value in _SET.findall(assembly):
        name, what = _split(symbol)
        own = _OWN.match(value)
        if what not in _NUMBERS or own is None:
            continue
        numbers.setdefault(name, {})[_NUMBERS[what]] = int(own[1])
        if _UNKNOWN in value:
            unknown.add(name)
        joined = (_split(found) for found in _SYMBOL.findall(value))
        names = (callee for callee, its in joined if its in _NUMBERS)
        callees.setdefault(name, {}).update(dict.fromkeys(names))
    return {
        name: OwnResources(
            name, **each, callees=tuple(callees[name]), calls_unknown=name in unknown
        )
        for name, each in numbers.items()
        if len(each) == len(_NUMBERS)
    }


def _split(symbol: str) -> tuple[str, str]:
    """A function and what the symbol says of it."""
    if symbol.startswith('"'):
        symbol = re.sub(r"\\(.)", r"\1", symbol[1:-1])
    name, _, what = symbol.rpartition(".")
    return name.removeprefix(_PRIVATE), what


def with_callees(functions: dict[str, OwnResources], name: str) -> tuple[OwnResources, ...]:
    """A function and all that it calls by name, also through others; the function first."""
    found: dict[str, OwnResources] = {}
    pending = [name]
    while pending:
        each = pending.pop(0)
        if each in functions and each not in found:
            found[each] = functions[each]
            pending += functions[each].callees
    return tuple(found.values())

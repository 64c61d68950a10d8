# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Addresses for the global variables of a module."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from irtools.ir.layout import Layout, split_types
from irtools.ir.model import Module

__all__ = ["LDS_BASE", "Globals", "Initial", "place_globals"]

LDS_BASE = 0x10000  # also in runtime.c
_OTHERS_BASE = 0x7F << 40  # above the windows of arguments, within 48 bits
_LDS = "3"

_DEFINITION = re.compile(
    r'@("[^"]*"|[-\w$.]+) = (.*?)(?:addrspace\((\d+)\) )?(externally_initialized )?'
    r"(?:global|constant) (.*)"
)


@dataclass(frozen=True, slots=True)
class Initial:
    """The ``type`` and initial ``value`` of a global variable, as text, and its size in bytes."""

    type: str
    value: str
    bytes: int


@dataclass(frozen=True, slots=True)
class Globals:
    """``addresses`` by name, and ``sizes`` of those that are not LDS, in bytes; ``initial`` for
    those whose contents the module says."""

    addresses: Mapping[str, int]
    sizes: Mapping[str, int]
    initial: Mapping[str, Initial]


def place_globals(module: Module, before: Mapping[str, int]) -> Globals:
    """Give every global variable an address: the one it had ``before``, in another version.

    Static LDS begins at ``LDS_BASE`` and dynamic LDS follows it; any other variable is 4 GiB from
    the next. Variables that the host of the GPU fills (``externally_initialized``) have no initial
    contents here, nor has LDS.
    """
    layout = Layout(module.lines)
    addresses = dict(before)
    initial: dict[str, Initial] = {}
    dynamic = []
    lds: dict[str, int] = {}
    sizes: dict[str, int] = {}
    for line in module.lines:
        found = _DEFINITION.match(line)
        if not found or "appending" in found[2]:
            continue
        name, linkage, space, external, rest = found.groups()
        name = name.strip('"')
        type_ = _leading_type(rest)
        size = layout.size(type_)
        if size is None:
            continue  # whoever uses it is told that it has no address
        if space == _LDS:
            if size:
                lds[name] = size
            else:
                dynamic.append(name)
            continue
        sizes[name] = size
        addresses.setdefault(name, _OTHERS_BASE + (len(addresses) << 32))
        value = split_types(rest[len(type_) :])[:1]
        if value and value[0] and not external and "external" not in linkage.split():
            initial[name] = Initial(type_, value[0], size)
    placed = [_after(addresses[name], size) for name, size in lds.items() if name in addresses]
    end = max(placed, default=LDS_BASE)
    for name, size in lds.items():
        if name not in addresses:
            addresses[name], end = end, _after(end, size)
    for name in dynamic:
        addresses.setdefault(name, end)
    return Globals(addresses, sizes, initial)


def _after(start: int, size: int) -> int:
    return -(-(start + size) // 16) * 16


def _leading_type(text: str) -> str:
    """The type at the start of what follows ``global``."""
    if text[:1] not in "[<{":
        if text.startswith("ptr addrspace("):
            return text[: text.index(")") + 1]
        if text.startswith('%"'):
            return text[: text.index('"', 2) + 1]
        return re.split(r"[ ,]", text, maxsplit=1)[0]
    depth, quoted = 0, False
    for position, character in enumerate(text):
        if character == '"':
            quoted = not quoted
        elif not quoted:
            depth += (character in "[<{") - (character in "]>}")
            if depth == 0:
                return text[: position + 1]
    return text

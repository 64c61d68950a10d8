# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How much a kernel loads and stores, by kind of memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from irtools.analysis.alias import (
    CONSTANT,
    CONSTANT_32,
    GENERIC,
    GLOBAL,
    LDS,
    PRIVATE,
    accessed_type,
    size_in_bytes,
)
from irtools.analysis.frequency import BlockFrequencies
from irtools.ir.model import Function

__all__ = ["MemoryKind", "Traffic", "measure_traffic"]

MemoryKind = Literal["global", "LDS", "private", "constant", "generic", "buffer"]

_KINDS: Mapping[int, MemoryKind] = {
    GENERIC: "generic",
    GLOBAL: "global",
    LDS: "LDS",
    CONSTANT: "constant",
    CONSTANT_32: "constant",
    PRIVATE: "private",
}


@dataclass(frozen=True, slots=True)
class Traffic:
    """The loads and stores of one kind of memory: instructions of the IR, and the bytes per
    work-item for one run of the kernel, by the estimated frequencies of its blocks. An atomic
    operation is both."""

    loads: int = 0
    stores: int = 0
    bytes_loaded: float = 0.0
    bytes_stored: float = 0.0


def measure_traffic(
    function: Function, frequencies: BlockFrequencies
) -> Mapping[MemoryKind, Traffic]:
    """The traffic of a kernel by kind of memory, that with the most bytes first.

    ``"generic"`` is what only the address tells apart when the kernel runs, ``"buffer"`` what is
    behind buffer resources. Precision: accesses of LLVM's own instructions; intrinsics are left
    out, and so are the bytes of a type with padding.
    """
    found: dict[MemoryKind, Traffic] = {}
    for instruction in function.instructions:
        space = instruction.address_space
        if space < 0:
            continue
        size = size_in_bytes(accessed_type(instruction)) or 0
        count = size * frequencies.blocks[instruction.block.index]
        loads, stores = instruction.opcode != "store", instruction.opcode != "load"
        kind = _KINDS.get(space, "buffer")
        old = found.get(kind, Traffic())
        found[kind] = Traffic(
            old.loads + loads,
            old.stores + stores,
            old.bytes_loaded + count * loads,
            old.bytes_stored + count * stores,
        )
    most = sorted(found.items(), key=lambda each: -each[1].bytes_loaded - each[1].bytes_stored)
    return dict(most)

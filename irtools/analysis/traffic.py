# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How much a kernel loads and stores, by kind of memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from irtools.analysis.alias import CONSTANT, CONSTANT_32, GENERIC, GLOBAL, LDS, PRIVATE, Place
from irtools.analysis.frequency import BlockFrequencies
from irtools.analysis.memory import Memory

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


def measure_traffic(memory: Memory, frequencies: BlockFrequencies) -> Mapping[MemoryKind, Traffic]:
    """The traffic of a kernel by kind of memory, that with the most bytes first.

    ``"generic"`` is what only the address tells apart when the kernel runs, ``"buffer"`` what is
    behind buffer resources. Precision: accesses of LLVM's own instructions; intrinsics are left
    out, and so are the bytes of a type with padding.
    """
    found: dict[MemoryKind, Traffic] = {}
    for effect in memory.effects:
        if effect.kind != "access":
            continue
        for place in effect.places or ():
            kind = _KINDS.get(place.space, "buffer")
            count = _bytes(place, frequencies)
            old = found.get(kind, Traffic())
            found[kind] = Traffic(
                old.loads + effect.reads,
                old.stores + effect.writes,
                old.bytes_loaded + (count if effect.reads else 0.0),
                old.bytes_stored + (count if effect.writes else 0.0),
            )
    most = sorted(found.items(), key=lambda each: -each[1].bytes_loaded - each[1].bytes_stored)
    return dict(most)


def _bytes(place: Place, frequencies: BlockFrequencies) -> float:
    return (place.size or 0) * frequencies.blocks[place.instruction.block.index]

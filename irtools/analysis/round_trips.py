# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Global-memory round trips: data that a workgroup stores, and loads again behind a barrier.

LDS, or registers, may do instead. That is no advice by itself: reading global memory again can be
faster than staging in LDS. Precision: for each buffer that the kernel's code names, some path
stores, passes the barrier and loads; whether the same addresses are meant is not known.
"""

from __future__ import annotations

from dataclasses import dataclass

from irtools.analysis.alias import GENERIC, GLOBAL, MemoryObject
from irtools.analysis.frequency import BlockFrequencies
from irtools.analysis.memory import Effect, Memory
from irtools.ir.model import Function, Instruction

__all__ = ["RoundTrip", "find_round_trips"]


@dataclass(frozen=True, slots=True)
class RoundTrip:
    """One buffer in global memory that is written, and read behind a barrier.

    ``barriers`` are those between some store and some load; the rest are in layout order too.
    ``bytes_stored`` and ``bytes_loaded`` are per work-item for one run of the kernel, by the
    estimated frequencies of the accesses whose size is known.
    """

    buffer: MemoryObject
    stores: tuple[Instruction, ...]
    loads: tuple[Instruction, ...]
    barriers: tuple[Instruction, ...]
    bytes_stored: float
    bytes_loaded: float


def find_round_trips(
    function: Function, memory: Memory, frequencies: BlockFrequencies
) -> tuple[RoundTrip, ...]:
    """Find the round trips of a kernel, the most bytes first."""
    barriers = [each for each in function.instructions if _is_barrier(each)]
    buffers: dict[MemoryObject, list[Effect]] = {}
    for effect in memory.effects if barriers else ():
        if effect.kind == "access" and (buffer := _buffer(effect)) is not None:
            buffers.setdefault(buffer, []).append(effect)
    found = []
    for buffer, accesses in buffers.items():
        stores: dict[Effect, None] = {}
        loads: dict[Effect, None] = {}
        passed = []
        for barrier in barriers:
            before = [
                access
                for access in accesses
                if access.writes and memory.comes_before(access.instruction, barrier)
            ]
            behind = [
                access
                for access in accesses
                if access.reads and memory.comes_before(barrier, access.instruction)
            ]
            if before and behind:
                stores |= dict.fromkeys(before)
                loads |= dict.fromkeys(behind)
                passed.append(barrier)
        if passed:
            found.append(
                RoundTrip(
                    buffer,
                    tuple(store.instruction for store in stores),
                    tuple(load.instruction for load in loads),
                    tuple(passed),
                    _bytes(stores, frequencies),
                    _bytes(loads, frequencies),
                )
            )
    return tuple(sorted(found, key=lambda trip: -(trip.bytes_stored + trip.bytes_loaded)))


def _is_barrier(instruction: Instruction) -> bool:
    """Whether the work-items of a workgroup wait for each other."""
    return (instruction.callee or "").startswith("llvm.amdgcn.s.barrier")


def _buffer(access: Effect) -> MemoryObject | None:
    """The one buffer in global memory that an access is to."""
    (place,) = access.places or (None,)
    if place is None or place.space not in (GLOBAL, GENERIC) or place.objects is None:
        return None
    return next(iter(place.objects)) if len(place.objects) == 1 else None


def _bytes(accesses: dict[Effect, None], frequencies: BlockFrequencies) -> float:
    return sum(
        (access.places[0].size or 0) * frequencies.blocks[access.instruction.block.index]
        for access in accesses
        if access.places
    )

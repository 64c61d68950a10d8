# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which registers are live where, in machine code after register allocation.

A lane is live from where it gets a value to the last read of that value. LLVM prints which lanes
are live into each block, as it knows from the virtual registers, and marks the last reads and the
values that nobody reads. Without these marks a tuple would be read whole where only a part of it
has a value: the rest would be alive since whatever was in it before.

A set of lanes is a number with two bits for each 32-bit register, the lower for its low 16 bits:
``sgpr0`` is 0b11, ``sgpr1`` 0b1100; VGPRs and AGPRs follow the SGPRs. VCC counts as ``sgpr106`` and
``sgpr107``. Other special registers are left out.

Source: ``VirtRegRewriter::addLiveInsForSubRanges``, ``LiveIntervals::addKillFlags``. Precision:
equal to LLVM's live-ins.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from irtools.machine.model import MachineBlock, MachineFunction
from irtools.machine.pressure import Counts

__all__ = [
    "AllocatedProfile",
    "Effect",
    "compute_allocated_pressure",
    "count_registers",
    "effects_of",
    "highest_registers",
    "physical_lanes",
]

_FIRST = {"sgpr": 0, "vgpr": 128, "agpr": 128 + 1024}  # the number of a file's first register
_END = 128 + 1024 + 256
_PART = re.compile(r"([a-z]gpr)(\d+)(_lo16|_hi16)?")
_VCC = {"vcc": "sgpr106_sgpr107", "vcc_lo": "sgpr106", "vcc_hi": "sgpr107"}
_LOW, _HIGH, _BOTH = 0b01, 0b10, 0b11
_HALVES = {"": _BOTH, "_lo16": _LOW, "_hi16": _HIGH}
_LOWER_BITS = int("01" * _END, 2)
_VECTORS = _LOWER_BITS >> 2 * _FIRST["vgpr"] << 2 * _FIRST["vgpr"]
_FILES = {
    file: (1 << 2 * end) - (1 << 2 * first)
    for (file, first), end in zip(_FIRST.items(), [*list(_FIRST.values())[1:], _END], strict=True)
}


@cache
def physical_lanes(name: str, mask: int | None = None) -> int:
    """The lanes of a physical register, ``vgpr2_vgpr3``, or those of them in LLVM's lane mask."""
    lanes = 0
    for position, (file, number, half) in enumerate(_PART.findall(_VCC.get(name, name))):
        if file not in _FIRST:
            continue
        bits = _HALVES[half]
        if mask is not None:
            within = mask >> 2 * position & _BOTH  # where the lower bit is the high half
            bits &= within >> 1 | within << 1
        lanes |= bits << 2 * (_FIRST[file] + int(number))
    return lanes


class Effect(NamedTuple):
    """The lanes that an instruction reads, the last read of their value among them; writes, those
    that nobody reads among them; and writes before it has read everything."""

    reads: int
    kills: int
    writes: int
    dead: int
    early: int


@dataclass(frozen=True, slots=True)
class AllocatedProfile:
    """The registers of allocated code.

    ``live_in`` are the lanes live into each block, in layout order. ``peak`` are the registers live
    at once at the first instruction with the most vector registers: of both files together where
    they share one, else of the larger. ``used`` are all lanes that any instruction reads or writes,
    or the hardware sets.
    """

    live_in: tuple[int, ...]
    peak: Counts
    used: int


def compute_allocated_pressure(function: MachineFunction, *, unified: bool) -> AllocatedProfile:
    """Find the live lanes of a function and count them; ``unified``: VGPRs and AGPRs share a
    file."""
    printed = {block.number: _live_in(block) for block in function.blocks}
    live_in = []
    used = 0
    most, peak = -1, 0
    for block in function.blocks:
        effects = effects_of(block)
        valued = printed[block.number]
        used |= valued
        reads = []
        for effect in effects:
            reads.append(effect.reads & valued)
            valued = valued & ~effect.kills | effect.writes & ~effect.dead
            used |= effect.reads | effect.writes
        live = 0
        for successor in block.successors:
            live |= printed.get(successor, 0)
        live &= valued
        for effect, read in zip(reversed(effects), reversed(reads), strict=True):
            written = live | effect.writes
            live = live & ~effect.writes | read
            for lanes in (written, live | effect.early):
                registers = ((lanes | lanes >> 1) & _VECTORS).bit_count()
                if registers > most and not unified:
                    counts = count_registers(lanes)
                    registers = max(counts.vgprs, counts.agprs)
                if registers > most:
                    most, peak = registers, lanes
        live_in.append(live)
    return AllocatedProfile(tuple(live_in), count_registers(peak), used)


def effects_of(block: MachineBlock) -> list[Effect]:
    """What the instructions of a block do to registers; a bundle does it at its header."""
    found = []
    for instruction in block.instructions:
        if instruction.in_bundle or instruction.is_debug:
            continue
        reads = kills = writes = dead = early = 0
        for _, physical, _, is_def, flags, _ in instruction.operands:
            lanes = physical_lanes(physical) if physical else 0
            if not lanes:
                continue
            if is_def:
                writes |= lanes
                if "dead" in flags:
                    dead |= lanes
                if "early-clobber" in flags:
                    early |= lanes
            elif "undef" not in flags:
                reads |= lanes
                if "killed" in flags:
                    kills |= lanes
        found.append(Effect(reads, kills, writes, dead, early))
    return found


def _live_in(block: MachineBlock) -> int:
    lanes = 0
    for name, mask in block.live_ins.items():
        lanes |= physical_lanes(name, mask)
    return lanes


def count_registers(lanes: int) -> Counts:
    """The 32-bit registers of which a set has at least one half."""
    registers = (lanes | lanes >> 1) & _LOWER_BITS
    sgprs, vgprs, agprs = ((registers & file).bit_count() for file in _FILES.values())
    return Counts(vgprs, agprs, 0, sgprs)


def highest_registers(lanes: int) -> Counts:
    """The registers up to the highest in each vector file."""
    vgprs, agprs = (
        max(0, ((lanes & _FILES[file]).bit_length() + 1) // 2 - _FIRST[file])
        for file in ("vgpr", "agpr")
    )
    return Counts(vgprs, agprs, 0, 0)

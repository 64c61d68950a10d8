# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Registers live at every machine instruction before allocation, and where the most are.

At an instruction two sets of lanes are live at once, each in turn: those live after it with
everything that it writes, read later or not; and those live before it with what it may write before
it has read everything (early-clobber). The registers at the instruction are those of the larger.

Source: ``GCNUpwardRPTracker::recede``, ``GCNRegPressure``. Precision: exact for the code, and equal
to LLVM's print (``-run-pass=amdgpu-print-rp``) except for what that counts twice: the two halves of
a register of which one is written, and what an instruction both reads and writes early.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from irtools.machine.liveness import Lanes, MachineLiveness
from irtools.machine.model import MachineFunction, covered

__all__ = ["Counts", "MachineProfile", "compute_machine_pressure", "live_at"]


class Counts(NamedTuple):
    """Registers in 32-bit units: per lane in the vector files, per wave in SGPRs. ``either`` are
    those that may be VGPRs or AGPRs, which LLVM prefers to make VGPRs."""

    vgprs: int
    agprs: int
    either: int
    sgprs: int

    def vector_registers(self, *, unified: bool) -> int:
        """What ``.vgpr_count`` would say: in a unified file AGPRs follow the VGPRs, from a multiple
        of 4 on; else the larger of the two files."""
        vgprs = self.vgprs + self.either
        if not unified:
            return max(vgprs, self.agprs)
        return (vgprs + 3) // 4 * 4 + self.agprs if self.agprs else vgprs


@dataclass(frozen=True, slots=True)
class MachineProfile:
    """The registers of every instruction in layout order, without debug instructions and the inside
    of bundles.

    ``after`` are those live after it. ``at`` are those at it exactly as LLVM prints them, the most
    of each kind by itself; ``vector_registers`` the most of all kinds that are there at once.
    ``peak`` is the block and the position in it of the first instruction with the most of these.
    """

    after: tuple[Counts, ...]
    at: tuple[Counts, ...]
    vector_registers: Sequence[int]
    peak: tuple[int, int]

    @property
    def peak_vector_registers(self) -> int:
        """The most vector registers live at once."""
        return max(self.vector_registers, default=0)

    @property
    def peak_sgprs(self) -> int:
        """The most SGPRs live at once, anywhere."""
        return max((counts.sgprs for counts in self.at), default=0)


# The counts of all files in one number: one addition for each register that comes or goes.
_BITS = 20
_MASK = (1 << _BITS) - 1
_UNIT = {"VGPR": 1, "AGPR": 1 << _BITS, "AV": 1 << 2 * _BITS, "SGPR": 1 << 3 * _BITS}


def compute_machine_pressure(liveness: MachineLiveness, *, unified: bool) -> MachineProfile:
    """Count the registers live at every instruction; ``unified``: VGPRs and AGPRs share a file."""
    units = _units(liveness.function)
    known: dict[int, tuple[Counts, int]] = {}

    def look_up(packed: int) -> tuple[Counts, int]:
        found = known.get(packed)
        if found is None:
            counts = _unpack(packed)
            found = known[packed] = counts, counts.vector_registers(unified=unified)
        return found

    after: list[Counts] = []
    at: list[Counts] = []
    vector_registers = array("I")
    peak, most = (0, 0), -1
    for block in range(len(liveness.accesses)):
        for position, point in enumerate(reversed(list(_points(liveness, block, units)))):
            left, written, read, llvm_written, llvm_read = point
            after.append(look_up(left)[0])
            counts, registers = look_up(written)
            if not written == read == llvm_written == llvm_read:
                registers = max(registers, look_up(read)[1])
                counts = _most(look_up(llvm_written)[0], look_up(llvm_read)[0])
            at.append(counts)
            vector_registers.append(registers)
            if registers > most:
                peak, most = (block, position), registers
    return MachineProfile(tuple(after), tuple(at), vector_registers, peak)


class _Point(NamedTuple):
    """Packed counts: live after an instruction; of its two sets; and of these as LLVM counts."""

    after: int
    written: int
    read: int
    llvm_written: int
    llvm_read: int


def _points(liveness: MachineLiveness, block: int, units: dict[int, int]) -> Iterator[_Point]:
    """The counts of a block from its last instruction to its first."""
    live = dict(liveness.live_out[block])
    now = _count(live, units)
    for access in reversed(liveness.accesses[block]):
        after = written = now
        twice = 0  # what LLVM counts twice
        for register, lanes in access.writes.items():
            unit = units[register]
            old = live.pop(register, 0)
            kept = old & ~lanes
            count = covered(old)
            if kept:  # perhaps the other half of a register
                live[register] = kept
                twice += (covered(kept) + covered(lanes) - covered(kept | lanes)) * unit
            now += (covered(kept) - count) * unit
            written += (covered(kept | lanes) - count) * unit
        for register, lanes in access.reads.items():
            old = live.get(register, 0)
            if lanes & ~old:
                live[register] = old | lanes
                now += (covered(old | lanes) - covered(old)) * units[register]
        read, twice_read = now, 0
        for register, lanes in access.early.items():  # tied, it may be read as well
            old = live.get(register, 0)
            count = covered(old | lanes) - covered(old)
            read += count * units[register]
            twice_read += (covered(lanes) - count) * units[register]
        yield _Point(after, written, read, written + twice, read + twice_read)


def _most(one: Counts, other: Counts) -> Counts:
    """The most of each kind."""
    return Counts(*map(max, one, other))


def live_at(
    liveness: MachineLiveness, block: int, position: int, *, unified: bool
) -> dict[int, int]:
    """The lanes at one instruction, of the larger of its two sets."""
    access = liveness.accesses[block][position]
    before, after = liveness.around(block, position)
    units = _units(liveness.function)
    sets = [_union(after, access.writes), _union(before, access.early)]
    return max(
        sets,
        key=lambda lanes: _unpack(_count(lanes, units)).vector_registers(unified=unified),
    )


def _units(function: MachineFunction) -> dict[int, int]:
    return {register: _UNIT[class_.file] for register, class_ in function.classes.items()}


def _count(lanes: Lanes, units: dict[int, int]) -> int:
    return sum(covered(mask) * units[register] for register, mask in lanes.items())


def _unpack(packed: int) -> Counts:
    return Counts(*(packed >> place * _BITS & _MASK for place in range(4)))


def _union(one: Lanes, other: Lanes) -> dict[int, int]:
    return {register: one.get(register, 0) | other.get(register, 0) for register in (*one, *other)}

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lines of the source whose code needs the most registers."""

from __future__ import annotations

from dataclasses import dataclass

from irtools.analysis.budget import pressure_limit
from irtools.analysis.candidates import NEAR
from irtools.analysis.kernel import KernelAnalysis
from irtools.machine.kernel import MachinePressure

__all__ = ["HotLine", "hot_lines"]


@dataclass(frozen=True, slots=True)
class HotLine:
    """A line of the source.

    ``registers`` are the most vector registers that are live at a machine instruction made for it,
    ``instructions`` how many of these there are, ``near`` how often those run where pressure is
    near the limit (as for ``SpillCandidate``), by the estimated frequencies of the IR's blocks.
    """

    file: str
    line: int
    registers: int
    instructions: int
    near: float


def hot_lines(machine: MachinePressure, analysis: KernelAnalysis) -> tuple[HotLine, ...]:
    """The lines with code, the most registers first, then the most runs near the limit."""
    peak = machine.profile.peak_vector_registers
    limit = pressure_limit(peak, machine.kernel, machine.target)
    # Without a limit nothing is to be won, and nothing is near it.
    threshold = peak if limit is None else limit - NEAR * machine.target.vgpr_granule
    frequencies = {
        block.name: analysis.frequencies.blocks[block.index] for block in machine.kernel.blocks
    }
    found: dict[tuple[str, int], HotLine] = {}
    registers = iter(machine.profile.vector_registers)
    for block, accesses in zip(machine.function.blocks, machine.liveness.accesses, strict=True):
        # A block that the backend has made runs as often as one of the IR; once will do.
        frequency = frequencies.get(block.ir_block, 1.0)
        for access in accesses:
            count = next(registers)
            location = machine.location(access.instruction)
            if location is None:
                continue
            place = location.file, location.line
            old = found.get(place, HotLine(*place, 0, 0, 0.0))
            found[place] = HotLine(
                *place,
                max(count, old.registers),
                old.instructions + 1,
                old.near + (frequency if count > threshold else 0.0),
            )
    return tuple(sorted(found.values(), key=lambda line: (-line.registers, -line.near)))

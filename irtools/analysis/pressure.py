# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Register pressure on the IR: how many registers the live values take after every instruction."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from irtools.analysis.dataflow import members
from irtools.analysis.liveness import Liveness
from irtools.analysis.registers import RegisterDemand
from irtools.ir.model import Instruction, LocalValue

__all__ = ["PressureProfile", "compute_pressure", "live_after"]


@dataclass(frozen=True, slots=True)
class PressureProfile:
    """Registers live after every instruction, in layout order, for each register file.

    The unit is 32-bit registers per lane (VGPRs) or per wave (SGPRs). A result that nobody reads
    counts at its own instruction. All phis of a block are defined together, so that they share one
    number. In unreachable blocks nothing is live. ``peak`` is the index of the first instruction
    with the most VGPRs.

    Precision: exact for the IR's order of instructions and its values; the backend schedules,
    folds, splits and materialises, so that the machine code has another peak.
    """

    vgprs: Sequence[int]
    sgprs: Sequence[int]
    peak: int

    @property
    def peak_vgprs(self) -> int:
        """The most VGPRs that are live at once."""
        return self.vgprs[self.peak]

    @property
    def peak_sgprs(self) -> int:
        """The most SGPRs that are live at once, anywhere."""
        return max(self.sgprs)


def compute_pressure(liveness: Liveness, demand: RegisterDemand) -> PressureProfile:
    """Sum the registers of the values live after every instruction."""
    function = liveness.graph.function
    count = len(function.instructions)
    vgprs, sgprs = array("I", bytes(4 * count)), array("I", bytes(4 * count))
    # Both files in one number: one addition for each value that comes or goes.
    registers_of = [
        vector << _SGPR_BITS | scalar
        for vector, scalar in zip(demand.vgprs, demand.sgprs, strict=True)
    ]
    reads = liveness.reads.of
    at_end: set[int] = set()
    pressure_at_end = before = 0
    for block_index in liveness.graph.reverse_post_order:
        block = function.blocks[block_index]
        # Blocks that follow each other have most of their live-out values in common.
        facts = liveness.solution.end[block_index]
        for bit in members(facts ^ before):
            number = liveness.tracked[bit]
            pressure_at_end += registers_of[number] * (-1 if number in at_end else 1)
            at_end ^= {number}
        before = facts
        live, pressure = set(at_end), pressure_at_end
        for instruction in reversed(block.instructions):
            index = instruction.index
            if instruction.opcode == "phi":
                # All phis are defined together: after each, those that nobody reads count too.
                phis = {phi.number for phi in block.phis}
                pressure += sum(registers_of[number] for number in phis - live)
                for phi in block.phis:
                    vgprs[phi.index] = pressure >> _SGPR_BITS
                    sgprs[phi.index] = pressure & _SGPR_MASK
                break
            number = instruction.number
            registers = registers_of[number]
            if number in live:
                live.discard(number)
            else:
                pressure += registers
            vgprs[index] = pressure >> _SGPR_BITS
            sgprs[index] = pressure & _SGPR_MASK
            pressure -= registers
            for use in reads[index]:
                if use not in live:
                    live.add(use)
                    pressure += registers_of[use]
    return PressureProfile(vgprs, sgprs, vgprs.index(max(vgprs)))


_SGPR_BITS = 32
_SGPR_MASK = (1 << _SGPR_BITS) - 1


def live_after(liveness: Liveness, instruction: Instruction) -> tuple[LocalValue, ...]:
    """The values live after an instruction, by number; its own result counts though unused."""
    block = instruction.block
    live = set(liveness.numbers_out(block.index))
    for later in reversed(block.instructions):
        if later is instruction or later.opcode == "phi":
            break
        live.discard(later.number)
        live.update(liveness.reads.of[later.index])
    defined = block.phis if instruction.opcode == "phi" else (instruction,)
    live.update(value.number for value in defined if value.name)
    values = liveness.graph.function.values
    return tuple(values[number] for number in sorted(live))

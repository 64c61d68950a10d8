# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Register pressure on the IR: how many registers the live values take after every instruction."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from irtools.analysis.liveness import Liveness
from irtools.analysis.registers import RegisterDemand
from irtools.ir.model import BasicBlock, Instruction, LocalValue

__all__ = ["PressureProfile", "compute_pressure", "live_after"]


@dataclass(frozen=True, slots=True)
class PressureProfile:
    """Registers live after every instruction, in layout order, for each register file.

    The unit is 32-bit registers per lane (VGPRs) or per wave (SGPRs). A result that nobody reads
    counts at its own instruction. All phis of a block are defined together, so that they share one
    number. ``peak`` is the index of the first instruction with the most VGPRs.

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
    vgprs_of, sgprs_of = demand.vgprs, demand.sgprs
    for block in function.blocks:
        live = set(liveness.numbers_out(block.index))
        vector = sum([vgprs_of[number] for number in live])
        scalar = sum([sgprs_of[number] for number in live])
        for instruction in reversed(block.instructions):
            number = instruction.number
            if instruction.opcode == "phi":
                _phis(block, live, demand, vgprs, sgprs)
                break
            index = instruction.index
            if number in live:
                vgprs[index], sgprs[index] = vector, scalar
                live.discard(number)
                vector -= vgprs_of[number]
                scalar -= sgprs_of[number]
            else:
                vgprs[index] = vector + vgprs_of[number]
                sgprs[index] = scalar + sgprs_of[number]
            for use in instruction.uses:
                if use not in live:
                    live.add(use)
                    vector += vgprs_of[use]
                    scalar += sgprs_of[use]
    return PressureProfile(vgprs, sgprs, vgprs.index(max(vgprs)))


def live_after(liveness: Liveness, instruction: Instruction) -> tuple[LocalValue, ...]:
    """The values live after an instruction, by number; its own result counts though unused."""
    block = instruction.block
    live = set(liveness.numbers_out(block.index))
    for later in reversed(block.instructions):
        if later is instruction or later.opcode == "phi":
            break
        live.discard(later.number)
        live.update(later.uses)
    defined = block.phis if instruction.opcode == "phi" else (instruction,)
    live.update(value.number for value in defined if value.name)
    values = liveness.graph.function.values
    return tuple(values[number] for number in sorted(live))


def _phis(
    block: BasicBlock,
    live: set[int],
    demand: RegisterDemand,
    vgprs: array[int],
    sgprs: array[int],
) -> None:
    """After each of the phis, what is live after the last one and all phis are."""
    together = live.union([phi.number for phi in block.phis])
    for phi in block.phis:
        vgprs[phi.index] = sum(demand.vgprs[number] for number in together)
        sgprs[phi.index] = sum(demand.sgprs[number] for number in together)

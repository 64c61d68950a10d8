# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Everything that irtools finds out about one kernel from its IR."""

from __future__ import annotations

from dataclasses import dataclass

from irtools.analysis.liveness import Liveness, LiveRange, compute_liveness
from irtools.analysis.naming import location_of, source_name, user_location
from irtools.analysis.pressure import PressureProfile, compute_pressure, live_after
from irtools.analysis.registers import RegisterDemand, RegisterFile, register_demand
from irtools.analysis.uniformity import Uniformity, compute_uniformity
from irtools.graph import ControlFlowGraph, Loop
from irtools.ir.debug import Location
from irtools.ir.model import Function, Instruction, LocalValue
from irtools.target import Target

__all__ = ["CarriedThrough", "KernelAnalysis", "LiveValue", "analyse"]


@dataclass(frozen=True, slots=True)
class CarriedThrough:
    """A loop that a value lives through from before it to after it, or to its end.

    ``location`` is where the source has the loop; ``used``: whether the loop reads the value.
    """

    loop: Loop
    location: Location | None
    used: bool


@dataclass(frozen=True, slots=True)
class LiveValue:
    """A value that is live at the peak.

    ``registers`` are 32-bit registers of its ``file``; ``name`` is the source's name for it, or
    ``""``; ``last_use`` is the last instruction in layout order that reads it.
    """

    value: LocalValue
    file: RegisterFile
    registers: int
    name: str
    live_range: LiveRange
    defined: Location | None
    last_use: Location | None
    loops: tuple[CarriedThrough, ...]

    @property
    def cost(self) -> int:
        """Registers times the number of instructions after which they are taken."""
        return self.registers * self.live_range.points


@dataclass(frozen=True, slots=True)
class KernelAnalysis:
    """The analyses of one kernel for one target."""

    kernel: Function
    target: Target
    graph: ControlFlowGraph
    uniformity: Uniformity
    liveness: Liveness
    demand: RegisterDemand
    pressure: PressureProfile

    @property
    def peak(self) -> Instruction:
        """The first instruction after which the most VGPRs are live."""
        return self.kernel.instructions[self.pressure.peak]

    @property
    def peak_location(self) -> Location | None:
        """Where the source has the peak: at its instruction, or the nearest before it."""
        for instruction in reversed(self.kernel.instructions[: self.pressure.peak + 1]):
            location = instruction.location
            if location is not None and location.line:
                return user_location(location, instruction)
        return None

    def live_at_peak(self) -> tuple[LiveValue, ...]:
        """The values live at the peak that take registers, most harmful first.

        VGPRs come before SGPRs, then the larger cost, then the smaller value number.
        """
        values = [
            value for value in live_after(self.liveness, self.peak) if self.demand.file(value)
        ]
        rows = [self._live_value(live_range) for live_range in self.liveness.live_ranges(values)]
        return tuple(sorted(rows, key=lambda row: (row.file, row.cost), reverse=True))

    def _live_value(self, live_range: LiveRange) -> LiveValue:
        value = live_range.value
        file = self.demand.file(value)
        assert file is not None
        count = (self.demand.vgprs if file == "VGPR" else self.demand.sgprs)[value.number]
        last_use = live_range.uses[-1].location if live_range.uses else None
        return LiveValue(
            value,
            file,
            count,
            source_name(value),
            live_range,
            location_of(value),
            user_location(last_use, value) if last_use else None,
            self._carried_through(live_range),
        )

    def _carried_through(self, live_range: LiveRange) -> tuple[CarriedThrough, ...]:
        """A value from outside a loop that is live at its header is live in all of it."""
        value = live_range.value
        found = []
        for loop in self.graph.loops.loops:
            inside = isinstance(value, Instruction) and value.block.index in loop.blocks
            first = self.kernel.blocks[loop.header].instructions[0].index
            live = any(start <= first < end for start, end in live_range.segments)
            if live and not inside:
                used = any(use.block.index in loop.blocks for use in live_range.uses)
                found.append(CarriedThrough(loop, self._loop_location(loop), used))
        return tuple(found)

    def _loop_location(self, loop: Loop) -> Location | None:
        for block in (*loop.latches, loop.header):
            for instruction in reversed(self.kernel.blocks[block].instructions):
                location = instruction.location
                if location is not None and location.line:
                    return user_location(location, instruction)
        return None


def analyse(kernel: Function, target: Target) -> KernelAnalysis:
    """Analyse one kernel (or other function) for a target, without generating code."""
    graph = ControlFlowGraph(kernel)
    uniformity = compute_uniformity(graph)
    liveness = compute_liveness(graph)
    demand = register_demand(graph, uniformity, target)
    return KernelAnalysis(
        kernel, target, graph, uniformity, liveness, demand, compute_pressure(liveness, demand)
    )

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Everything that irtools finds out about one kernel from its IR."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from irtools.analysis.frequency import BlockFrequencies, compute_frequencies
from irtools.analysis.liveness import Liveness, LiveRange, compute_liveness
from irtools.analysis.naming import location_of, source_name, user_location
from irtools.analysis.pressure import PressureProfile, compute_pressure, live_after
from irtools.analysis.registers import RegisterDemand, RegisterFile, register_demand
from irtools.analysis.trip_count import TripCount, trip_count
from irtools.analysis.uniformity import Uniformity, compute_uniformity
from irtools.analysis.workgroup import Workgroup, workgroup_of
from irtools.graph import ControlFlowGraph, Loop
from irtools.ir.debug import Location
from irtools.ir.model import Constant, Function, Instruction, LocalValue
from irtools.target import Target

__all__ = ["Call", "CarriedThrough", "KernelAnalysis", "LiveValue", "analyse"]


@dataclass(frozen=True, slots=True)
class CarriedThrough:
    """A loop that a value lives through from before it to after it, or to its end.

    ``location`` is where the source has the loop; ``used``: whether the loop reads the value.
    """

    loop: Loop
    location: Location | None
    used: bool


class Call(NamedTuple):
    """A function that is called and not inlined; ``""`` for a call through a pointer.

    ``peak_vgprs`` is the most VGPRs live at once in the function itself, None when the module does
    not have its body.
    """

    callee: str
    peak_vgprs: int | None


@dataclass(frozen=True)
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
                return user_location(location)
        return None

    @cached_property
    def trip_counts(self) -> Mapping[int, TripCount]:
        """What decides how often a loop runs, by header, where that is known."""
        found = {loop.header: trip_count(self.graph, loop) for loop in self.graph.loops.loops}
        return {header: count for header, count in found.items() if count is not None}

    @cached_property
    def frequencies(self) -> BlockFrequencies:
        """How often each block runs for one run of the kernel."""
        constants = {
            header: count.constant
            for header, count in self.trip_counts.items()
            if count.constant is not None
        }
        return compute_frequencies(self.graph, constants)

    @cached_property
    def calls(self) -> tuple[Call, ...]:
        """What the kernel calls and the compiler has not inlined, in order of the first call. The
        registers of these functions are not in the kernel's own analysis."""
        callees: dict[str, None] = {}
        for instruction in self.kernel.instructions:
            if instruction.opcode in ("call", "invoke", "callbr"):
                assembly = isinstance(instruction.operands[-1], Constant)
                callee = instruction.callee or ""
                if not assembly and not callee.startswith("llvm."):
                    callees[callee] = None
        bodies = {function.name: function for function in self.kernel.module.functions}
        return tuple(
            Call(
                callee,
                analyse(bodies[callee], self.target).pressure.peak_vgprs
                if callee in bodies
                else None,
            )
            for callee in callees
        )

    @property
    def private_arrays(self) -> tuple[str, ...]:
        """The variables that stay in scratch (``alloca``): their source names, else their IR."""
        return tuple(
            source_name(instruction).lstrip("&") or instruction.text.partition(",")[0]
            for instruction in self.kernel.instructions
            if instruction.opcode == "alloca"
        )

    def live_at_peak(self) -> tuple[LiveValue, ...]:
        """The values live at the peak that take registers, most harmful first.

        VGPRs come before SGPRs, then the larger cost, then the smaller value number.
        """
        rows = []
        for live_range in self.liveness.live_ranges(live_after(self.liveness, self.peak)):
            number = live_range.value.number
            if vgprs := self.demand.vgprs[number]:
                rows.append(LiveValue(self, live_range, "VGPR", vgprs))
            elif sgprs := self.demand.sgprs[number]:
                rows.append(LiveValue(self, live_range, "SGPR", sgprs))
        return tuple(sorted(rows, key=lambda row: (row.file, row.cost), reverse=True))

    @cached_property
    def loop_locations(self) -> Mapping[int, Location | None]:
        """Where the source has the loop with each header: what its metadata say (``!llvm.loop``),
        else what the branch back belongs to, else the header itself."""
        return {loop.header: self._loop_location(loop) for loop in self.graph.loops.loops}

    def _loop_location(self, loop: Loop) -> Location | None:
        blocks = self.kernel.blocks
        module = self.kernel.module
        for node in loop_metadata(self.kernel, loop):
            location = module.debug.location(node)
            if location is not None and location.line:
                return user_location(location)
        branches_back = (blocks[latch].terminator for latch in loop.latches)
        for instruction in (*branches_back, *reversed(blocks[loop.header].instructions)):
            location = instruction.location
            if location is not None and location.line:
                return user_location(location)
        return None


@dataclass(frozen=True, slots=True)
class LiveValue:
    """A value that is live at the peak; ``registers`` are 32-bit registers of its ``file``."""

    analysis: KernelAnalysis
    live_range: LiveRange
    file: RegisterFile
    registers: int

    @property
    def value(self) -> LocalValue:
        """The value itself."""
        return self.live_range.value

    @property
    def cost(self) -> int:
        """Registers times the number of instructions after which they are taken."""
        return self.registers * self.live_range.points

    @property
    def name(self) -> str:
        """The source's name for it, see ``source_name``; ``""`` when there is none."""
        return source_name(self.value)

    @property
    def defined(self) -> Location | None:
        """Where the source defines it."""
        return location_of(self.value)

    @property
    def last_use(self) -> Location | None:
        """Where the source has the last instruction in layout order that reads it, of those that
        have a place in the source."""
        for use in reversed(self.live_range.uses):
            location = use.location
            if location is not None and location.line:
                return user_location(location)
        return None

    @property
    def loops(self) -> tuple[CarriedThrough, ...]:
        """The loops that it is carried through: it comes from outside and is live at the header,
        and so, until the loop is left, everywhere in it."""
        value = self.value
        analysis = self.analysis
        home = value.block.index if isinstance(value, Instruction) else -1
        used = {use.block.index for use in self.live_range.uses}
        headers = analysis.liveness.live_in_blocks(value, analysis.loop_locations)
        loops = analysis.graph.loops.by_header
        return tuple(
            CarriedThrough(
                loops[header],
                analysis.loop_locations[header],
                not used.isdisjoint(loops[header].blocks),
            )
            for header in headers
            if home not in loops[header].blocks
        )


def loop_metadata(function: Function, loop: Loop) -> tuple[int, ...]:
    """The numbers of the metadata nodes of a loop (``!llvm.loop``): locations and hints."""
    for latch in loop.latches:
        node = function.blocks[latch].terminator.attachment("llvm.loop")
        if node is not None:
            return tuple(n for n in function.module.metadata.operands(node) if n != node)
    return ()


def analyse(
    kernel: Function, target: Target, *, workgroup: Workgroup | None = None
) -> KernelAnalysis:
    """Analyse one kernel (or other function) for a target, without generating code.

    ``workgroup`` is the shape that it is launched with, by default what the IR says of it. Raises
    InputError when the IR says something else.
    """
    graph = ControlFlowGraph(kernel)
    uniformity = compute_uniformity(
        graph, workgroup=workgroup_of(kernel, workgroup), wave_size=target.wave_size
    )
    liveness = compute_liveness(graph)
    demand = register_demand(liveness, uniformity, target)
    return KernelAnalysis(
        kernel, target, graph, uniformity, liveness, demand, compute_pressure(liveness, demand)
    )

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Everything that irtools finds out about one kernel from its IR."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from irtools.analysis.budget import pressure_limit, vgpr_budget
from irtools.analysis.candidates import Rater, Reason, SpillCandidate, find_candidates
from irtools.analysis.estimate import MachineEstimate, estimate_machine_peak
from irtools.analysis.frequency import GUESSED_ITERATIONS, BlockFrequencies, compute_frequencies
from irtools.analysis.liveness import Liveness, LiveRange, compute_liveness
from irtools.analysis.loops import LoopSummary, loop_metadata, summarise_loops
from irtools.analysis.memory import Memory
from irtools.analysis.naming import location_of, source_name, user_location
from irtools.analysis.pressure import PressureProfile, compute_pressure, live_after
from irtools.analysis.private_arrays import PrivateArray, find_private_arrays
from irtools.analysis.registers import RegisterDemand, RegisterFile, register_demand
from irtools.analysis.round_trips import RoundTrip, find_round_trips
from irtools.analysis.selection import target_of
from irtools.analysis.traffic import MemoryKind, Traffic, measure_traffic
from irtools.analysis.trip_count import TripCount, trip_count
from irtools.analysis.uniformity import Uniformity, compute_uniformity
from irtools.analysis.users import users_of
from irtools.analysis.workgroup import Workgroup, workgroup_of
from irtools.graph import ControlFlowGraph, Loop
from irtools.ir.debug import Location
from irtools.ir.model import Constant, Function, Instruction, LocalValue, Module
from irtools.target import Target

__all__ = ["Call", "CarriedThrough", "KernelAnalysis", "LiveValue", "ModuleAnalysis", "analyse"]


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
    """The analyses of one kernel (or other function) for one target, without generating code.

    Each result is computed when it is first asked for, and kept. ``workgroup`` is the shape that it
    is launched with when the user says so, else what the IR says of it.
    """

    kernel: Function
    target: Target
    workgroup: Workgroup | None = None

    @cached_property
    def graph(self) -> ControlFlowGraph:
        """Control flow: blocks, dominators, loops."""
        return ControlFlowGraph(self.kernel)

    @cached_property
    def uniformity(self) -> Uniformity:
        """Which values are the same in all lanes of a wave."""
        workgroup = workgroup_of(self.kernel, self.workgroup)
        return compute_uniformity(self.graph, workgroup=workgroup, wave_size=self.target.wave_size)

    @cached_property
    def liveness(self) -> Liveness:
        """Which values are live where."""
        return compute_liveness(self.graph)

    @cached_property
    def demand(self) -> RegisterDemand:
        """The registers that each value takes, and in which file."""
        arrays = {array.alloca.number: array.vgprs for array in self.private_arrays}
        return register_demand(self.liveness, self.uniformity, self.memory, arrays, self.target)

    @cached_property
    def memory(self) -> Memory:
        """What each instruction does to memory."""
        return Memory(self.graph)

    @cached_property
    def pressure(self) -> PressureProfile:
        """The registers live after every instruction."""
        return compute_pressure(self.liveness, self.demand)

    @cached_property
    def estimate(self) -> MachineEstimate:
        """What the peak of the machine code will probably be."""
        return estimate_machine_peak(self.liveness, self.demand, self.pressure, self.target)

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
        counts = {
            header: count.constant or min(count.most or GUESSED_ITERATIONS, GUESSED_ITERATIONS)
            for header, count in self.trip_counts.items()
        }
        return compute_frequencies(self.graph, counts)

    @cached_property
    def users(self) -> tuple[tuple[Instruction, ...], ...]:
        """The instructions that use each value, by its number."""
        return users_of(self.kernel)

    @property
    def pressure_limit(self) -> int | None:
        """The VGPRs that the kernel should stay within; None when its peak allows all waves."""
        return pressure_limit(self.pressure.peak_vgprs, self.kernel, self.target)

    @cached_property
    def candidates(self) -> tuple[SpillCandidate, ...]:
        """The values that take VGPRs where pressure is near the limit, the best to spill first."""
        return find_candidates(self)

    @cached_property
    def loops(self) -> tuple[LoopSummary, ...]:
        """What each loop costs in registers, each followed by those inside it."""
        return summarise_loops(self)

    @cached_property
    def traffic(self) -> Mapping[MemoryKind, Traffic]:
        """The loads and stores by kind of memory, that with the most bytes first."""
        return measure_traffic(self.kernel, self.frequencies)

    @cached_property
    def round_trips(self) -> tuple[RoundTrip, ...]:
        """Data that goes through global memory and back, the most bytes first."""
        return find_round_trips(self.kernel, self.memory, self.frequencies)

    @cached_property
    def private_arrays(self) -> tuple[PrivateArray, ...]:
        """The variables that are still in private memory (``alloca``), and why."""
        if not any(each.opcode == "alloca" for each in self.kernel.instructions):
            return ()  # almost always, and the users need not be found
        budget = vgpr_budget(self.kernel, self.target)
        return find_private_arrays(self.graph, self.memory, self.users, budget)

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
                KernelAnalysis(bodies[callee], self.target).pressure.peak_vgprs
                if callee in bodies
                else None,
            )
            for callee in callees
        )

    @cached_property
    def live_at_peak(self) -> tuple[LiveValue, ...]:
        """The values live at the peak that take registers, most harmful first.

        VGPRs come before SGPRs. VGPRs are in the order of candidates, the best to spill first,
        SGPRs by registers times instructions.
        """
        live = live_after(self.liveness, self.peak)
        rater = Rater(self)
        rows = []
        for live_range in self.liveness.live_ranges(live):
            file = self.demand.file(live_range.value)
            if file is not None:
                candidate = rater.rate(live_range) if file == "VGPR" else None
                rows.append(LiveValue(self, live_range, candidate))
        return tuple(sorted(rows, key=lambda row: (row.file, row.score, row.cost), reverse=True))

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
    """A value that is live at the peak; in VGPRs it is a candidate."""

    analysis: KernelAnalysis
    live_range: LiveRange
    candidate: SpillCandidate | None

    @property
    def file(self) -> RegisterFile:
        """The file of its registers."""
        return "VGPR" if self.analysis.demand.vgprs[self.value.number] else "SGPR"

    @property
    def registers(self) -> int:
        """The 32-bit registers that it takes in that file."""
        demand, number = self.analysis.demand, self.value.number
        return demand.vgprs[number] or demand.sgprs[number]

    @property
    def score(self) -> float:
        """The candidate's score, 0 for what is in SGPRs."""
        return self.candidate.score if self.candidate else 0.0

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why it could go."""
        return self.candidate.reasons if self.candidate else ()

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
        """The source's name for it, see ``source_name``; ``""`` when there is none. An alloca in
        registers stands for what is there, not for its address."""
        name = source_name(self.value)
        is_array = isinstance(self.value, Instruction) and self.value.opcode == "alloca"
        return name.removeprefix("&") if is_array else name

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


@dataclass(frozen=True, slots=True)
class ModuleAnalysis:
    """The analyses of a module's kernels: ``kernels[name]`` by ``Function.name``, in order."""

    module: Module
    kernels: Mapping[str, KernelAnalysis]


def analyse(
    module: Module, *, mcpu: str | None = None, workgroup: Workgroup | None = None
) -> ModuleAnalysis:
    """Analyse all kernels of a module, each for the target named, else for its own.

    ``workgroup`` is the shape that they are launched with, by default what the IR says of it.
    Nothing is computed before it is asked for. Raises InputError when neither ``mcpu`` nor the IR
    names a kernel's target or when the IR says another shape, TargetError for an unknown target.
    """
    kernels = {}
    for kernel in module.kernels:
        workgroup_of(kernel, workgroup)
        kernels[kernel.name] = KernelAnalysis(kernel, target_of(kernel, mcpu), workgroup)
    return ModuleAnalysis(module, kernels)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many VGPRs the machine code will probably have live at once, without generating code.

The IR's own peak is exact for the IR; the backend then adds registers. This adds what it adds most
often, block by block, each rule for a reason in LLVM:

1. Loads early. The scheduler hides latency: it issues the loads that are ready before it uses what
   they load (``GenericSchedulerBase::shouldReduceLatency``). So a block counts in this order: the
   loads into VGPRs that need no other of the block, with all that needs none; then what needs only
   these; and so on. Nothing passes an atomic operation, a barrier or a call.
2. But not beyond the VGPRs that all waves can have. A schedule that costs waves is undone, back to
   the order of the source (``GCNSchedStage::checkScheduling``); up to that number the scheduler
   keeps ``_ALIVE_ANYWAY`` more alive than that order needs.
3. Clauses. Where loads may be replayed (XNACK), loads next to each other form a clause, in which
   none may overwrite an address of another (``SIFormMemoryClauses``): the registers of an address
   stay until the next load of its step.
4. Expansions. A division, a root, an exponential … is many instructions with registers of their
   own, while its operands stay (``SITargetLowering``, ``AMDGPUTargetLowering``).
5. Stored scalars. What a store writes has to be in VGPRs, constants and uniform values too.

Source: read in LLVM 22, and measured on its machine code. Precision: an estimate, neither an upper
nor a lower bound; ``docs/liveness.md`` has its error on public kernels and what it leaves out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from irtools.analysis.alias import GENERIC, GLOBAL
from irtools.analysis.dataflow import members
from irtools.analysis.liveness import Liveness
from irtools.analysis.pressure import PressureProfile
from irtools.analysis.registers import RegisterDemand, registers
from irtools.ir.model import BasicBlock, Constant, Instruction
from irtools.target import Target

__all__ = ["MachineEstimate", "estimate_machine_peak"]


@dataclass(frozen=True, slots=True)
class MachineEstimate:
    """The estimated peak: ``vgprs`` 32-bit registers per lane, in the code of the IR's block with
    the index ``block``."""

    vgprs: int
    block: int


# Of 8, 12, 16 and 24 what gives the smallest error on public kernels.
_ALIVE_ANYWAY = 16


def estimate_machine_peak(
    liveness: Liveness, demand: RegisterDemand, pressure: PressureProfile, target: Target
) -> MachineEstimate:
    """Estimate the most VGPRs that are live at once when register allocation starts.

    ``pressure`` is that of the IR for the same demand.
    """
    function = liveness.graph.function
    vgprs = pressure.vgprs
    limit = target.max_vgprs(target.max_waves)
    blocks: list[tuple[int, int, dict[int, int]]] = []
    for index in liveness.graph.reverse_post_order:
        block = function.blocks[index]
        first = block.instructions[0].index
        extra = _extra(block, liveness, demand)
        most = max(vgprs[first : block.terminator.index + 1])
        for place, needed in extra.items():
            most = max(most, vgprs[max(place - 1, first)] + needed)
        blocks.append((most, index, extra))
    # The highest first: most of the others then cannot have the peak.
    blocks.sort(key=lambda each: -each[0])
    estimate = MachineEstimate(0, 0)
    at_end: set[int] = set()
    before = 0
    for in_order, index, extra in blocks:
        block = function.blocks[index]
        late = max(in_order, min(in_order + _ALIVE_ANYWAY, limit))
        bound = _bound(block, liveness, demand, vgprs) + max(extra.values(), default=0)
        if min(max(in_order, limit), bound) <= estimate.vgprs:
            continue
        peak = in_order
        steps, clauses = _schedule(block, demand)
        if len(steps) > 1:
            facts = liveness.solution.end[index]
            at_end ^= {liveness.tracked[bit] for bit in members(facts ^ before)}
            before = facts
            early = _peak(steps, at_end, extra, clauses if target.xnack else {}, liveness, demand)
            peak = early if early <= limit else min(early, late)
        if peak > estimate.vgprs:
            estimate = MachineEstimate(peak, index)
    return estimate


def _bound(
    block: BasicBlock, liveness: Liveness, demand: RegisterDemand, vgprs: Sequence[int]
) -> int:
    """No more are live at once in any order: what is live at the start and all that is defined."""
    first = block.instructions[0]
    coming = vgprs[first.index] + sum(demand.vgprs[use] for use in liveness.reads.of[first.index])
    return coming + sum(demand.vgprs[first.number : block.terminator.number])


def _schedule(
    block: BasicBlock, demand: RegisterDemand
) -> tuple[Sequence[Sequence[Instruction]], dict[int, Instruction]]:
    """The instructions of a block in steps, without the phis, and the load before a load.

    A step reads nothing that its own or later steps load into VGPRs; in a step, the order is that
    of the block. A load has one before it when that is in its step, too, and no store between.
    """
    vgprs = demand.vgprs
    steps: list[list[Instruction]] = [[]]
    step_of: dict[int, int] = {}
    latest: dict[int, Instruction] = {}
    clauses: dict[int, Instruction] = {}
    floor = 0
    for instruction in block.instructions:
        opcode = instruction.opcode
        if opcode == "phi":
            continue
        step = floor
        for use in instruction.uses:
            needed = step_of.get(use, 0)
            if needed > step:
                step = needed
        number = instruction.number
        if opcode == "load" or (opcode == "call" and _LOADS.match(instruction.callee or "")):
            if vgprs[number]:
                step_of[number] = step + 1
                if step + 1 == len(steps):
                    steps.append([])
                if instruction.address_space in _CLAUSE_SPACES:
                    if step in latest:
                        clauses[number] = latest[step]
                    latest[step] = instruction
        elif opcode == "store":
            latest.pop(step, None)
        elif opcode in _FENCES or (opcode == "call" and not _MOVES.match(instruction.callee or "")):
            step = len(steps)
            floor = step + 1
            steps += [[], []]
        elif step > floor:
            step_of[number] = step
        steps[step].append(instruction)
    return steps, clauses


_CLAUSE_SPACES = frozenset((GENERIC, GLOBAL))
_FENCES = frozenset(("fence", "atomicrmw", "cmpxchg", "invoke", "callbr"))
_LOADS = re.compile(r"llvm\.amdgcn\.(raw|struct)\.(ptr\.)?t?buffer\.load\b")
# Calls that the scheduler moves, and moves others across: intrinsics, but not barriers and what
# works on memory.
_MOVES = re.compile(r"llvm\.(?!mem|amdgcn\.(s\.barrier|s\.wait|global|ds\.(append|consume|gws)))")


def _peak(
    steps: Sequence[Sequence[Instruction]],
    at_end: AbstractSet[int],
    extra: dict[int, int],
    clauses: dict[int, Instruction],
    liveness: Liveness,
    demand: RegisterDemand,
) -> int:
    """The most VGPRs that are live at once in a block in the order of the steps."""
    vgprs, reads = demand.vgprs, liveness.reads.of
    live = set(at_end)
    pressure = sum([vgprs[number] for number in live])
    peak = pressure
    for step in reversed(steps):
        for instruction in reversed(step):
            number, index = instruction.number, instruction.index
            own = vgprs[number]
            if number in live:
                live.discard(number)
                pressure -= own
            elif pressure + own > peak:
                peak = pressure + own
            for use in reads[index]:
                if use not in live:
                    live.add(use)
                    pressure += vgprs[use]
            if number in clauses:
                for use in reads[clauses[number].index]:
                    if use not in live:
                        live.add(use)
                        pressure += vgprs[use]
                if pressure + own > peak:
                    peak = pressure + own
            if pressure > peak:
                peak = pressure
            if index in extra and pressure + extra[index] > peak:
                peak = pressure + extra[index]
    return peak


def _extra(block: BasicBlock, liveness: Liveness, demand: RegisterDemand) -> dict[int, int]:
    """The VGPRs that instructions need while they run besides those of their operands, by index."""
    vgprs = demand.vgprs
    found: dict[int, int] = {}
    for instruction in block.instructions:
        opcode = instruction.opcode
        if opcode == "store":
            value = instruction.operands[0]
            if not isinstance(value, BasicBlock) and (value.number < 0 or not vgprs[value.number]):
                found[instruction.index] = registers(value.type)
        elif (
            opcode in _EXPANDED
            and vgprs[instruction.number]
            and (needed := _expansion(instruction))
        ):
            found[instruction.index] = needed
    return found


_REGISTER_BITS = 32
_EXPANDED = frozenset(("fdiv", "udiv", "sdiv", "urem", "srem", "call"))

# The most registers that are live at once in an expansion besides its operands, for one element:
# measured with LLVM 22 for gfx942. By type, without and with leave to approximate (``afn``).
_FLOAT_EXPANSIONS: dict[str, dict[str, tuple[int, int]]] = {
    "fdiv": {"half": (3, 2), "float": (5, 1), "double": (8, 4)},
    "sqrt": {"float": (6, 0), "double": (8, 8)},
    "exp": {"float": (3, 1)},
    "exp2": {"float": (1, 1)},
    "exp10": {"float": (3, 1)},
    "log": {"float": (3, 1)},
    "log2": {"float": (1, 1)},
    "log10": {"float": (3, 1)},
    "pow": {"float": (1, 1)},
    "round": {"half": (3, 3), "float": (2, 2), "double": (4, 4)},
}
# The same of integers, by whether they have more than 32 bits, without and with a constant divisor.
_INTEGER_EXPANSIONS: dict[str, dict[bool, tuple[int, int]]] = {
    "udiv": {False: (3, 1), True: (12, 5)},
    "sdiv": {False: (4, 1), True: (13, 8)},
    "urem": {False: (2, 1), True: (12, 5)},
    "srem": {False: (3, 2), True: (12, 8)},
}


def _expansion(instruction: Instruction) -> int:
    """The registers of an instruction's expansion besides its operands."""
    type_ = instruction.type
    scalar = type_.elements[0] if type_.kind == "vector" else type_
    each = 0
    if instruction.opcode in _INTEGER_EXPANSIONS:
        sizes = _INTEGER_EXPANSIONS[instruction.opcode]
        each = sizes[scalar.bits > _REGISTER_BITS][isinstance(instruction.operands[1], Constant)]
    else:
        name = instruction.opcode
        if name == "call":
            callee = instruction.callee or ""
            name = callee.split(".")[1] if callee.startswith("llvm.") else ""
        kinds = _FLOAT_EXPANSIONS.get(name)
        if kinds is not None and scalar.kind in kinds:
            each = kinds[scalar.kind][_may_approximate(instruction.text)]
    return each * max(type_.count, 1)


def _may_approximate(text: str) -> bool:
    before_callee = text.partition("@")[0]
    return " afn " in before_callee or " fast " in before_callee

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Spills as the source knows them: which values they are, where and how often they are reloaded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.naming import source_name
from irtools.backend import MachineCode, Stage
from irtools.graph import Loop
from irtools.ir.model import Instruction, LocalValue
from irtools.machine.liveness import MachineLiveness, compute_machine_liveness
from irtools.machine.model import MachineFunction, MachineInstruction
from irtools.machine.reader import read_machine_code
from irtools.machine.spills import Access, Spill, find_in_agprs, find_spills, lane_vgprs
from irtools.machine.trace import Origin, OriginKind, Tracer

__all__ = ["SPILL_STAGES", "Reload", "SpilledValue", "Spilling", "find_spilling"]


class Reload(NamedTuple):
    """One machine instruction that loads a spilled value: the instruction of the IR that it is
    made for, if one is known; how often it runs in one run of the kernel; the innermost loop around
    it."""

    instruction: Instruction | None
    runs: float
    loop: Loop | None


@dataclass(frozen=True, slots=True)
class SpilledValue:
    """One spill of a kernel.

    ``kind`` is ``"value"`` when what is spilled is made for the IR's ``values``, most often one;
    otherwise it says what it is as in ``Origin``. ``used_for`` names the nearest value computed
    from it when it has no name of its own. ``saves`` are the IR
    instructions at which it is stored, each once, in layout order. ``runs`` is how often it is
    stored or loaded in one run of the kernel, by the estimated frequencies of the IR's blocks.
    """

    spill: Spill
    kind: OriginKind
    values: tuple[LocalValue, ...]
    used_for: str
    saves: tuple[Instruction, ...]
    reloads: tuple[Reload, ...]
    runs: float

    @property
    def name(self) -> str:
        """What the source calls it; ``""`` when it has no name."""
        return next(filter(None, map(source_name, self.values)), "")

    @property
    def reloaded_at(self) -> tuple[Instruction, ...]:
        """The IR instructions at which it is loaded, each once, in layout order."""
        found = {each.instruction for each in self.reloads if each.instruction is not None}
        return tuple(sorted(found, key=lambda instruction: instruction.index))

    @property
    def loops(self) -> Mapping[Loop, float]:
        """The innermost loops with reloads, and how often these run."""
        found: dict[Loop, float] = {}
        for reload in self.reloads:
            if reload.loop is not None:
                found[reload.loop] = found.get(reload.loop, 0.0) + reload.runs
        return found


@dataclass(frozen=True, slots=True)
class Spilling:
    """All that is spilled in one kernel, what costs most first, and the VGPRs whose lanes hold
    spilled SGPRs."""

    values: tuple[SpilledValue, ...]
    lane_vgprs: int


SPILL_STAGES: tuple[Stage, ...] = ("spilled", "allocated")


def find_spilling(machine_code: MachineCode, analysis: KernelAnalysis) -> Spilling:
    """The spills of a kernel; ``machine_code`` is printed at ``SPILL_STAGES``."""
    name = analysis.kernel.name
    spilled, (allocated,) = (
        [each for each in read_machine_code(machine_code[stage]) if each.name == name]
        for stage in SPILL_STAGES
    )
    # SGPRs are allocated first, and their spills are other code before VGPRs are.
    scalars, vectors = _Definitions(spilled[0], analysis), _Definitions(spilled[-1], analysis)
    spills = [(each, scalars) for each in find_spills(spilled[0]) if each.file == "SGPR"]
    spills += [(each, vectors) for each in find_spills(spilled[-1]) if each.file != "SGPR"]
    if not _has_matrix_code(analysis):
        spills += [(each, vectors) for each in find_in_agprs(spilled[-1], allocated)]
    blocks = {block.name: block.index for block in analysis.kernel.blocks}
    found = [_spilled(spill, code, analysis, blocks) for spill, code in spills]
    found.sort(key=lambda each: (-each.runs, each.spill.number))
    return Spilling(tuple(found), len(lane_vgprs(allocated)))


class _Definitions:
    """Leads back what some machine code defines where it does not say so itself."""

    def __init__(self, function: MachineFunction, analysis: KernelAnalysis) -> None:
        self._function = function
        self._kernel = analysis.kernel

    @cached_property
    def _liveness(self) -> MachineLiveness:
        return compute_machine_liveness(self._function)

    @cached_property
    def _tracer(self) -> Tracer:
        return Tracer(self._kernel, self._liveness)

    @cached_property
    def _places(self) -> Mapping[MachineInstruction, tuple[int, int]]:
        return {
            access.instruction: (block, position)
            for block, accesses in enumerate(self._liveness.accesses)
            for position, access in enumerate(accesses)
        }

    def origin(self, definitions: Iterable[MachineInstruction]) -> Origin | None:
        """Where what they define comes from: what is best known of it."""
        found = []
        for definition in definitions:
            block, position = self._places[definition]
            writes = self._liveness.accesses[block][position].writes
            for register, lanes in writes.items():
                found.append(self._tracer.origin(register, lanes, block, position))
        return min(found, key=lambda origin: (not origin.name, not origin.values), default=None)


def _has_matrix_code(analysis: KernelAnalysis) -> bool:
    """Whether the kernel has instructions for which AGPRs are made."""
    callees = (each.callee or "" for each in analysis.kernel.instructions)
    return any(".mfma." in callee or ".smfmac." in callee for callee in callees)


def _spilled(
    spill: Spill, code: _Definitions, analysis: KernelAnalysis, blocks: Mapping[str, int]
) -> SpilledValue:
    innermost = analysis.graph.loops.innermost

    def runs(access: Access) -> float:
        block = blocks.get(access.block.ir_block)
        # A block that the backend has made runs as often as one of the IR; once will do.
        return 1.0 if block is None else analysis.frequencies.blocks[block]

    def reload(access: Access) -> Reload:
        block = blocks.get(access.block.ir_block)
        at = next(iter(_at([access.line], analysis)), None)
        return Reload(at, runs(access), None if block is None else innermost[block])

    made = _at([definition.line for definition in spill.definitions], analysis)
    kind: OriginKind = "value"
    values: tuple[LocalValue, ...] = tuple(value for value in made if value.name)
    used_for = ""
    if not values:
        origin = code.origin(spill.definitions)
        kind = "hardware" if origin is None else origin.kind
        values = () if origin is None else origin.all_values
        used_for = "" if origin is None else origin.used_for
    return SpilledValue(
        spill,
        kind,
        values,
        used_for,
        _at([save.line for save in spill.saves], analysis),
        tuple(map(reload, spill.reloads)),
        sum(map(runs, (*spill.saves, *spill.reloads))),
    )


def _at(lines: Iterable[int], analysis: KernelAnalysis) -> tuple[Instruction, ...]:
    """The IR instructions with these own locations, in layout order."""
    instructions = analysis.kernel.instructions
    return tuple(
        instructions[line - 1] for line in sorted(set(lines)) if 0 < line <= len(instructions)
    )

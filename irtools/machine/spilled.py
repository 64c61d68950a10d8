# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Spills as the source knows them: which values they are, where and how often they are reloaded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.naming import source_name
from irtools.graph import Loop
from irtools.ir.model import Instruction
from irtools.machine.reader import read_machine_code
from irtools.machine.spills import Access, Spill, find_spills

__all__ = ["SpilledValue", "spilled_values"]


@dataclass(frozen=True, slots=True)
class SpilledValue:
    """One spill of a kernel.

    ``values`` are the IR instructions whose code makes what is spilled, most often one; none for
    what the kernel starts with, and for what is copied at a branch. ``saves`` and ``reloads`` are
    the IR instructions at which it is stored and loaded, each once, in layout order. ``runs`` is
    how often it is stored or loaded in one run of the kernel, by the estimated frequencies of the
    IR's blocks. ``loops`` are the
    innermost loops with a reload.
    """

    spill: Spill
    values: tuple[Instruction, ...]
    saves: tuple[Instruction, ...]
    reloads: tuple[Instruction, ...]
    runs: float
    loops: tuple[Loop, ...]

    @property
    def name(self) -> str:
        """What the source calls it; ``""`` when it has no name."""
        return next(filter(None, map(source_name, self.values)), "")


def spilled_values(machine_code: str, analysis: KernelAnalysis) -> tuple[SpilledValue, ...]:
    """The spills of a kernel, those that cost most first.

    ``machine_code`` is what ``compile_with_machine_code`` prints at the stage ``"allocated"``.
    """
    name = analysis.kernel.name
    runs = [each for each in read_machine_code(machine_code) if each.name == name]
    # SGPRs are allocated first, and their spills are other code before VGPRs are.
    spills = [each for each in find_spills(runs[0]) if each.file == "SGPR"]
    spills += [each for each in find_spills(runs[-1]) if each.file != "SGPR"]
    blocks = {block.name: block.index for block in analysis.kernel.blocks}
    found = [_spilled(spill, analysis, blocks) for spill in spills]
    return tuple(sorted(found, key=lambda each: (-each.runs, each.spill.slot)))


def _spilled(spill: Spill, analysis: KernelAnalysis, blocks: Mapping[str, int]) -> SpilledValue:
    frequencies = analysis.frequencies.blocks
    innermost = analysis.graph.loops.innermost
    reloaded = [blocks.get(reload.block.ir_block) for reload in spill.reloads]
    touched = [blocks.get(access.block.ir_block) for access in (*spill.saves, *spill.reloads)]
    loops = (innermost[block] for block in reloaded if block is not None)
    values = _at([definition.line for definition in spill.definitions], analysis)
    return SpilledValue(
        spill,
        tuple(value for value in values if value.name),
        _at(_lines(spill.saves), analysis),
        _at(_lines(spill.reloads), analysis),
        # A block that the backend has made runs as often as one of the IR; once will do.
        sum(1.0 if block is None else frequencies[block] for block in touched),
        tuple(dict.fromkeys(loop for loop in loops if loop is not None)),
    )


def _lines(accesses: Iterable[Access]) -> list[int]:
    return [access.instruction.line for access in accesses]


def _at(lines: Iterable[int], analysis: KernelAnalysis) -> tuple[Instruction, ...]:
    """The IR instructions with these own locations, in layout order."""
    instructions = analysis.kernel.instructions
    return tuple(
        instructions[line - 1] for line in sorted(set(lines)) if 0 < line <= len(instructions)
    )

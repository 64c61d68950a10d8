# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the register allocator has spilled, where it reloads it, and which values that were.

The allocator stores a register with ``SI_SPILL_…_SAVE`` right behind what defines it, and loads it
again with ``SI_SPILL_…_RESTORE`` before each instruction that needs it. So the value is found where
the stored register is defined, through the copies that splitting live ranges has left.

Source: InlineSpiller, SIInstrInfo::storeRegToStackSlot. Precision: exact for what is stored and
loaded when the allocator is done; spills that later passes add (SGPRs to lanes of VGPRs, VGPRs to
AGPRs) are the same slots.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from irtools.machine.model import MachineBlock, MachineFile, MachineFunction, MachineInstruction

__all__ = ["Access", "Spill", "find_spills"]


@dataclass(frozen=True, slots=True)
class Access:
    """A store or load of a stack slot, and the block that it is in."""

    instruction: MachineInstruction
    block: MachineBlock


@dataclass(frozen=True, slots=True)
class Spill:
    """A stack slot that holds spilled registers.

    ``registers`` are 32-bit registers of the ``file`` that they are from. ``definitions`` are the
    machine instructions that make what is stored, without copies; none for a value that was live
    into the function.
    """

    slot: int
    file: MachineFile
    registers: int
    saves: tuple[Access, ...]
    reloads: tuple[Access, ...]
    definitions: tuple[MachineInstruction, ...]


_OPCODE = re.compile(r"SI_SPILL_(S|V|AV|A)(\d+)\w*_(SAVE|RESTORE)")
_SLOT = re.compile(r"%stack\.(\d+)")
_FILES: dict[str, MachineFile] = {"S": "SGPR", "V": "VGPR", "AV": "AV", "A": "AGPR"}


def find_spills(function: MachineFunction) -> tuple[Spill, ...]:
    """The spills of a function as the register allocator has left it, in order of their slots."""
    saves: dict[int, list[Access]] = {}
    reloads: dict[int, list[Access]] = {}
    kinds: dict[int, re.Match[str]] = {}
    for block in function.blocks:
        for instruction in block.instructions:
            kind = _OPCODE.match(instruction.opcode)
            slot = _SLOT.search(instruction.text) if kind else None
            if kind and slot:
                kinds[int(slot[1])] = kind
                accesses = saves if kind[3] == "SAVE" else reloads
                accesses.setdefault(int(slot[1]), []).append(Access(instruction, block))
    definitions = _definitions(function) if saves else {}
    return tuple(
        Spill(
            slot,
            _FILES[kinds[slot][1]],
            int(kinds[slot][2]) // 32,
            tuple(saves[slot]),
            tuple(reloads.get(slot, ())),
            _origins(slot, saves, definitions),
        )
        for slot in sorted(saves)
    )


def _definitions(function: MachineFunction) -> dict[int, list[MachineInstruction]]:
    """The instructions that define each virtual register."""
    found: dict[int, list[MachineInstruction]] = {}
    for instruction in function.instructions:
        for operand in instruction.operands:
            if operand.is_def and operand.register >= 0:
                found.setdefault(operand.register, []).append(instruction)
    return found


def _origins(
    slot: int,
    saves: Mapping[int, Sequence[Access]],
    definitions: Mapping[int, Sequence[MachineInstruction]],
) -> tuple[MachineInstruction, ...]:
    """What defines the registers stored in a slot, behind copies and reloads of other slots."""
    origins: dict[MachineInstruction, None] = {}
    pending = [register for save in saves[slot] for register in _read(save.instruction)]
    seen = set(pending)
    while pending:
        for definition in definitions.get(pending.pop(), ()):
            before = []
            if definition.opcode == "COPY":
                before = _read(definition)
            elif _OPCODE.match(definition.opcode):
                found = _SLOT.search(definition.text)
                stored = saves.get(int(found[1]), ()) if found else ()
                before = [register for save in stored for register in _read(save.instruction)]
            else:
                origins[definition] = None
            pending += [register for register in before if register not in seen]
            seen.update(before)
    return tuple(origins)


def _read(instruction: MachineInstruction) -> list[int]:
    return [
        operand.register
        for operand in instruction.operands
        if operand.register >= 0 and not operand.is_def
    ]

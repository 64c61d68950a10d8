# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the register allocator has spilled, where it reloads it, and which values that were.

The allocator stores a register with ``SI_SPILL_…_SAVE`` right behind what defines it, and loads it
again with ``SI_SPILL_…_RESTORE`` before each instruction that needs it: VGPRs in scratch, SGPRs in
lanes of VGPRs. Or it copies VGPRs to AGPRs and back. So the value is found where the stored
register is defined, through the copies that splitting live ranges has left.

Source: InlineSpiller, SIInstrInfo::storeRegToStackSlot, SILowerSGPRSpills. Precision: exact for
what is stored, loaded and copied when the allocator is done.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from irtools.machine.model import (
    MachineBlock,
    MachineFile,
    MachineFunction,
    MachineInstruction,
    Operand,
)

__all__ = ["Access", "Place", "Spill", "find_in_agprs", "find_spills", "lane_vgprs"]

Place: TypeAlias = Literal["scratch", "lanes of VGPRs", "AGPRs"]


@dataclass(frozen=True, slots=True)
class Access:
    """A store or load of something spilled, the block that it is in, and the line that it is for,
    see ``MachineInstruction``."""

    instruction: MachineInstruction
    block: MachineBlock
    line: int


@dataclass(frozen=True, slots=True)
class Spill:
    """Spilled registers: a stack slot, or a virtual register that is in AGPRs.

    ``number`` is LLVM's of the slot or register. ``registers`` are 32-bit registers of the ``file``
    that they are from. ``definitions`` are the machine instructions that make what is stored,
    without copies; none for a value that was live into the function.
    """

    place: Place
    number: int
    file: MachineFile
    registers: int
    saves: tuple[Access, ...]
    reloads: tuple[Access, ...]
    definitions: tuple[MachineInstruction, ...]

    @property
    def scratch(self) -> int:
        """The bytes of scratch, per lane, that it takes while it is there: at other times other
        slots can have them."""
        return 4 * self.registers if self.place == "scratch" else 0


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
                accesses.setdefault(int(slot[1]), []).append(
                    Access(instruction, block, instruction.line)
                )
    definitions = _definitions(function) if saves else {}
    return tuple(
        Spill(
            "lanes of VGPRs" if kinds[slot][1] == "S" else "scratch",
            slot,
            _FILES[kinds[slot][1]],
            int(kinds[slot][2]) // 32,
            tuple(saves[slot]),
            tuple(reloads.get(slot, ())),
            _origins(saves[slot], saves, definitions),
        )
        for slot in sorted(saves)
    )


def find_in_agprs(virtual: MachineFunction, allocated: MachineFunction) -> tuple[Spill, ...]:
    """The virtual registers that a function without matrix code has in AGPRs, by number.

    ``virtual`` is the function as the allocator leaves it, ``allocated`` the same when each virtual
    register is replaced. Instructions that write AGPRs store, those that read them reload.
    """
    before = {
        each.slot: (block, position)
        for block in virtual.blocks
        for position, each in enumerate(block.instructions)
        if each.slot >= 0
    }
    saves: dict[int, list[Access]] = {}
    reloads: dict[int, list[Access]] = {}
    for block in allocated.blocks:
        for instruction in block.instructions:
            if "$agpr" not in instruction.text or instruction.slot not in before:
                continue
            virtual_block, position = before[instruction.slot]
            unchanged = virtual_block.instructions[position]
            access = Access(unchanged, virtual_block, _line(virtual_block, position))
            for operand in _in_agprs(unchanged, instruction):
                accesses = saves if operand.is_def else reloads
                accesses.setdefault(operand.register, []).append(access)
    definitions = _definitions(virtual) if saves else {}
    return tuple(
        Spill(
            "AGPRs",
            register,
            "VGPR",
            virtual.classes[register].registers,
            tuple(saves[register]),
            tuple(reloads.get(register, ())),
            _origins(saves[register], {}, definitions),
        )
        for register in sorted(saves)
    )


def _line(block: MachineBlock, position: int) -> int:
    """The line of an instruction; of a copy without one, that of the first that reads the copy."""
    instruction = block.instructions[position]
    if instruction.line or instruction.opcode != "COPY":
        return instruction.line
    copied = {operand.register for operand in instruction.operands if operand.is_def}
    readers = (each for each in block.instructions[position + 1 :] if copied & {*_read(each)})
    return next((each.line for each in readers), 0)


def _in_agprs(virtual: MachineInstruction, physical: MachineInstruction) -> list[Operand]:
    """The operands of an instruction that are AGPRs when the registers are replaced."""
    if virtual.opcode == "COPY":  # of several registers it may have become a bundle
        sides = {each.is_def for each in physical.operands if each.physical.startswith("agpr")}
        return [each for each in virtual.operands if each.register >= 0 and each.is_def in sides]
    return [
        operand
        for operand, each in zip(virtual.operands, physical.operands, strict=False)
        if each.physical.startswith("agpr") and operand.register >= 0
    ]


_TO_LANE = re.compile(r"\$(vgpr\d+) = SI_SPILL_S32_TO_VGPR ")


def lane_vgprs(allocated: MachineFunction) -> frozenset[str]:
    """The VGPRs whose lanes hold spilled SGPRs."""
    found = (_TO_LANE.search(each.text) for each in allocated.instructions)
    return frozenset(each[1] for each in found if each)


def _definitions(function: MachineFunction) -> dict[int, list[MachineInstruction]]:
    """The instructions that define each virtual register."""
    found: dict[int, list[MachineInstruction]] = {}
    for instruction in function.instructions:
        for operand in instruction.operands:
            if operand.is_def and operand.register >= 0:
                found.setdefault(operand.register, []).append(instruction)
    return found


def _origins(
    stores: Sequence[Access],
    saves: Mapping[int, Sequence[Access]],
    definitions: Mapping[int, Sequence[MachineInstruction]],
) -> tuple[MachineInstruction, ...]:
    """What defines the registers that some instructions store, behind copies and reloads of slots,
    of which ``saves`` has the stores. An instruction that is no store defines what it writes."""
    origins: dict[MachineInstruction, None] = {}
    seen: set[int] = set()
    pending = [store.instruction for store in stores]
    while pending:
        definition = pending.pop()
        before = []
        spill = _OPCODE.match(definition.opcode)
        if definition.opcode == "COPY" or (spill and spill[3] == "SAVE"):
            before = _read(definition)
        elif spill:
            found = _SLOT.search(definition.text)
            stored = saves.get(int(found[1]), ()) if found else ()
            before = [register for save in stored for register in _read(save.instruction)]
        else:
            origins[definition] = None
        for register in before:
            if register not in seen:
                seen.add(register)
                pending += definitions.get(register, ())
    return tuple(origins)


def _read(instruction: MachineInstruction) -> list[int]:
    return [
        operand.register
        for operand in instruction.operands
        if operand.register >= 0 and not operand.is_def
    ]

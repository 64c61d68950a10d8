# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The values that describe machine code as LLVM prints it (MIR).

Lanes are LLVM's: a lane mask has two bits for each 32-bit register of a tuple, the lowest register
in the lowest bits. The lower bit is the register's high 16 bits, the other its low 16 bits; a class
of 16 bits, which has no parts, has the one bit.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

__all__ = [
    "MachineBlock",
    "MachineFile",
    "MachineFunction",
    "MachineInstruction",
    "Operand",
    "RegisterClass",
    "StackObject",
    "covered",
    "lane_mask",
    "register_class",
]

MachineFile: TypeAlias = Literal["VGPR", "AGPR", "AV", "SGPR"]


@dataclass(frozen=True, slots=True)
class RegisterClass:
    """What a virtual register may be allocated to.

    ``file`` is ``"AV"`` for the classes that either a VGPR or an AGPR satisfies. ``mask`` has every
    lane of the class; ``registers`` is its size in 32-bit registers.
    """

    name: str
    file: MachineFile
    mask: int

    @property
    def registers(self) -> int:
        """The 32-bit registers that it takes."""
        return covered(self.mask)


class Operand(NamedTuple):
    """A register operand: ``register`` is the number of a virtual register, or -1 with the name of
    the physical one in ``physical``. ``subregister`` is LLVM's index (``sub0_sub1``) or ``""``.

    ``flags`` are LLVM's words for it: ``implicit``, ``undef`` (of a use: its value does not matter;
    of a definition of a sub-register: the other lanes are not kept), ``dead``, ``killed``,
    ``early-clobber``, ``internal``, ``renamable``. ``tied`` is the position of the operand that it
    must be equal to, or -1; a MIR file has it only where the opcode does not imply it.
    """

    register: int
    physical: str
    subregister: str
    is_def: bool
    flags: frozenset[str]
    tied: int


class MachineInstruction(NamedTuple):
    """One machine instruction; ``operands`` are its registers, ``text`` all that LLVM printed. It
    is equal to itself only.

    ``line`` is that of the source location, the outermost of an inlined one, and 0 without one.
    ``memory`` is the memory operands as printed, without the ``::``, or ``""``. ``in_bundle``: it
    stands inside a bundle, whose header before it repeats its registers. ``slot`` is LLVM's slot
    index, which stays the same from pass to pass of register allocation, or -1 without one.
    """

    opcode: str
    operands: tuple[Operand, ...]
    line: int
    memory: str
    in_bundle: bool
    text: str
    slot: int = -1

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    def __hash__(self) -> int:
        return id(self)

    @property
    def is_debug(self) -> bool:
        """Whether it is a ``DBG_VALUE`` or another that only describes variables."""
        return self.opcode.startswith("DBG_")


@dataclass(frozen=True, slots=True, eq=False)
class MachineBlock:
    """A basic block: LLVM's ``number`` of it, the name of the ``ir_block`` it comes from or ``""``.

    ``successors`` maps their numbers to probabilities, of which None is unknown. ``live_ins`` are
    physical registers with the mask of the lanes that are live in, None for all.
    """

    number: int
    ir_block: str
    successors: Mapping[int, float | None]
    live_ins: Mapping[str, int | None]
    instructions: tuple[MachineInstruction, ...]


@dataclass(frozen=True, slots=True)
class StackObject:
    """A slot of the stack frame; sizes are in bytes per lane."""

    number: int
    size: int
    alignment: int


@dataclass(frozen=True, slots=True, eq=False)
class MachineFunction:
    """One function: its blocks in layout order, the class of each virtual register by number."""

    name: str
    blocks: tuple[MachineBlock, ...]
    classes: Mapping[int, RegisterClass] = field(default_factory=dict)
    stack_objects: tuple[StackObject, ...] = ()

    @property
    def instructions(self) -> tuple[MachineInstruction, ...]:
        """All instructions in layout order."""
        return tuple(each for block in self.blocks for each in block.instructions)


_BITS = re.compile(r"(?:reg|gpr|av|vs)(?:_lo|_hi)?_?(\d+)")
_REGISTER, _LOW_HALF, _HIGH_HALF = 0b11, 0b10, 0b01
_LOWER_BITS = int("01" * 32, 2)


@cache
def register_class(name: str) -> RegisterClass:
    """The class with LLVM's name; one of an unknown size counts as 32 bits.

    ``av_`` classes are in either vector file, ``a…`` are AGPRs, ``v…`` VGPRs, all others SGPRs.
    """
    file: MachineFile = "SGPR"
    if name.startswith("av_"):
        file = "AV"
    elif name.startswith("a"):
        file = "AGPR"
    elif name.startswith("v"):
        file = "VGPR"
    found = _BITS.search(name)
    bits = int(found[1]) if found else 32
    return RegisterClass(name, file, (1 << max(1, bits // 16)) - 1)


@cache
def lane_mask(subregister: str) -> int:
    """The lanes of a sub-register index: ``sub1`` is 0b1100, ``sub1_hi16`` 0b0100."""
    lanes = _REGISTER
    if subregister.endswith("lo16"):
        lanes = _LOW_HALF
    elif subregister.endswith("hi16"):
        lanes = _HIGH_HALF
    numbers = [int(number) for number in re.findall(r"sub(\d+)", subregister)] or [0]
    return sum(lanes << 2 * number for number in numbers)


def covered(mask: int) -> int:
    """The number of 32-bit registers of which a lane mask has at least one half."""
    return ((mask | mask >> 1) & _LOWER_BITS).bit_count()

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many 32-bit registers a value takes, and in which register file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from irtools.analysis.alias import CONSTANT, CONSTANT_32, GLOBAL
from irtools.analysis.intrinsics import variation
from irtools.analysis.liveness import Liveness
from irtools.analysis.memory import Memory
from irtools.analysis.uniformity import Uniformity
from irtools.ir.model import BasicBlock, Instruction, LocalValue, Type
from irtools.target import Target

__all__ = ["RegisterDemand", "RegisterFile", "register_demand", "registers"]

RegisterFile = Literal["VGPR", "SGPR"]

# Bits of a pointer by address space (AMDGPU usage document, "Address Spaces"): generic, global,
# region, LDS, constant, private, 32-bit constant, then buffer fat pointer, resource, strided.
_POINTER_BITS = {0: 64, 1: 64, 2: 32, 3: 32, 4: 64, 5: 32, 6: 32, 7: 160, 8: 128, 9: 192}


def registers(type_: Type, *, lane_mask: int = 1) -> int:
    """The number of 32-bit registers that hold one value of a type.

    Integers, floating-point numbers and pointers take their bits rounded up to whole registers;
    elements of at most 16 bits share registers in a vector; a struct or array takes the sum of its
    members. ``lane_mask`` is what a single bit (i1) takes: 1, or the wave's lane mask when the bit
    differs from lane to lane (2 registers in wave64). void, label, token, metadata: 0.

    Precision: what LLVM's calling convention and selection use for the type itself; LLVM may
    split or widen a value further while it selects instructions.
    """
    kind = type_.kind
    if kind == "integer" and type_.bits == 1:
        return lane_mask
    if type_.bits:
        return -(-type_.bits // 32)
    if kind == "pointer":
        return _POINTER_BITS.get(type_.address_space, 64) // 32
    if kind == "vector":
        (element,) = type_.elements
        if element.bits == 1:
            return type_.count * lane_mask
        if 0 < element.bits <= 16:
            return -(-type_.count * element.bits // 32)
        return type_.count * registers(element, lane_mask=lane_mask)
    if kind == "array":
        return type_.count * registers(type_.elements[0], lane_mask=lane_mask)
    return sum(registers(member, lane_mask=lane_mask) for member in type_.elements)


@dataclass(frozen=True, slots=True)
class RegisterDemand:
    """The registers of every value of a function, by the value's number.

    ``vgprs[n]`` and ``sgprs[n]`` are the 32-bit registers that hold value ``n``; at most one of
    them is not 0.
    """

    vgprs: tuple[int, ...]
    sgprs: tuple[int, ...]

    def file(self, value: LocalValue) -> RegisterFile | None:
        """The register file of a value, or None when it takes no register."""
        if self.vgprs[value.number]:
            return "VGPR"
        return "SGPR" if self.sgprs[value.number] else None


def register_demand(
    liveness: Liveness,
    uniformity: Uniformity,
    memory: Memory,
    arrays: Mapping[int, int],
    target: Target,
) -> RegisterDemand:
    """Assign every value of a function to a register file of the target.

    Divergent values, and those that LLVM takes for divergent, are in VGPRs, except for single bits,
    which are lane masks in SGPRs. A uniform value is in VGPRs as well when the scalar unit cannot
    make it: floating-point arithmetic where the target has no scalar float unit, loads that the
    scalar cache cannot serve (see ``_is_scalar_load``), and whatever is computed from such a value.
    The address of a static alloca takes no register, nor does an address that is folded into its
    users. An alloca whose contents the backend keeps in VGPRs stands for these: ``arrays`` says how
    many, by number.

    Precision: an estimate; LLVM decides value by value while it selects instructions.
    """
    graph = liveness.graph
    function = graph.function
    in_vgprs = bytearray(uniformity.divergent)
    for number in uniformity.beyond_llvm:
        in_vgprs[number] = True
    for instruction in function.instructions:
        if instruction.opcode in _VECTOR_OPCODES and not in_vgprs[instruction.number]:
            in_vgprs[instruction.number] = _needs_vector_unit(instruction, memory, target)
    changed = True
    while changed:
        changed = False
        for block in graph.reverse_post_order:
            for instruction in function.blocks[block].instructions:
                number = instruction.number
                if (
                    not in_vgprs[number]
                    and any(in_vgprs[use] for use in instruction.uses)
                    and not _crosses_to_scalar(instruction)
                ):
                    in_vgprs[number] = changed = True
    wave_mask = target.wave_size // 32
    vgprs = [0] * len(in_vgprs)
    sgprs = [0] * len(in_vgprs)
    widths: dict[tuple[int, int], int] = {}  # by identity: a module has each type once
    for value in function.values:
        type_ = value.type
        if type_.kind == "void":
            continue
        number = value.number
        vector = in_vgprs[number]
        width = widths.get((id(type_), vector))
        if width is None:
            width = registers(type_, lane_mask=wave_mask if vector else 1)
            widths[id(type_), vector] = width
        if isinstance(value, Instruction) and value.opcode == "alloca":
            vgprs[number] = arrays.get(number, 0)
            continue
        if number in liveness.reads.folded:
            width = 0
        if vector and not _is_bit(type_):
            vgprs[number] = width
        else:
            sgprs[number] = width
    return RegisterDemand(tuple(vgprs), tuple(sgprs))


def _is_bit(type_: Type) -> bool:
    scalar = type_.elements[0] if type_.kind == "vector" else type_
    return scalar.kind == "integer" and scalar.bits == 1


_FLOAT_OPERATIONS = frozenset(
    (
        *("fadd", "fsub", "fmul", "fdiv", "frem", "fneg"),
        *("fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp"),
    )
)
_VECTOR_OPCODES = _FLOAT_OPERATIONS | {"load", "call"}


def _needs_vector_unit(instruction: Instruction, memory: Memory, target: Target) -> bool:
    opcode = instruction.opcode
    if opcode == "load":
        return not _is_scalar_load(instruction, memory)
    if opcode in _FLOAT_OPERATIONS:
        types = [instruction.type]
        types += [value.type for value in instruction.operands if not isinstance(value, BasicBlock)]
        return not target.salu_float or any(type_.kind == "double" for type_ in types)
    if opcode == "call":
        return instruction.type.is_float and not target.salu_float
    return False


_ALIGNMENT = re.compile(r", align (\d+)")


def _is_scalar_load(load: Instruction, memory: Memory) -> bool:
    """Whether a load from a uniform address can go through the scalar cache, to SGPRs: at least 4
    bytes, so aligned, from constant memory or from global memory that the kernel has not written
    before. Source: AMDGPUDAGToDAGISel::isUniformLoad."""
    alignment = _ALIGNMENT.search(load.text)
    if alignment is None or int(alignment[1]) < _SCALAR_BYTES:
        return False
    if load.address_space in (CONSTANT, CONSTANT_32):
        return True
    return load.address_space == GLOBAL and not memory.is_clobbered(load)


_SCALAR_BYTES = 4


def _crosses_to_scalar(instruction: Instruction) -> bool:
    """Whether the instruction reads VGPRs and writes an SGPR: readfirstlane and its kind."""
    callee = instruction.callee
    return callee is not None and variation(callee) == "uniform"

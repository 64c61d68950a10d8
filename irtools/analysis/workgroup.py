# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The shape of a kernel's workgroups, and which values are uniform because of it.

The work-items of a workgroup are numbered with x fastest, then y, then z, and each wave takes the
next 64 (or 32) of them. So whether all lanes of a wave have the same work-item id in a dimension,
or at least the same high bits of it, depends on the sizes of the workgroup.

Source: AMDGPU usage document, "Work-Item ID"; for what LLVM makes of it
GCNTTIImpl::isSourceOfDivergence and isAlwaysUniform, hasWavefrontsEvenlySplittingXDim. As there,
workgroups are taken to be whole: OpenCL may cut the last one of a grid, HIP and Triton never do.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import gcd

from irtools.analysis.intrinsics import Variation
from irtools.errors import InputError
from irtools.ir.model import Constant, Function, Instruction, Operand

__all__ = ["Workgroup", "find_workgroup", "uniform_by_shape", "uniform_for_llvm", "workgroup_of"]


@dataclass(frozen=True, slots=True)
class Workgroup:
    """How many work-items a workgroup has in each dimension, None where that is not known.

    ``source`` is why we know it, for messages.
    """

    x: int | None
    y: int | None
    z: int | None
    source: str = "given"

    def __str__(self) -> str:
        return "×".join(str(size or "?") for size in self.sizes)  # noqa: RUF001 - as AMD writes it

    @property
    def sizes(self) -> tuple[int | None, int | None, int | None]:
        """The three sizes."""
        return self.x, self.y, self.z

    @property
    def items(self) -> int | None:
        """The work-items of a workgroup, None when a size is not known."""
        total = 1
        for size in self.sizes:
            total *= size or 0
        return total or None

    def varying_bits(self, dimension: int, wave_size: int) -> int | None:
        """How many of the low bits of the work-item id in a dimension (0 is x) may differ between
        the lanes of a wave; all higher bits are the same. None: any bit may differ.

        Precision: exact when the sizes that count are powers of two; else an over-approximation.
        """
        size = self.sizes[dimension]
        found = [] if size is None else [(size - 1).bit_length()]  # the higher bits are 0
        stride = 1  # from one id to the next, in work-items
        for below in self.sizes[:dimension]:
            stride *= below or 0
        if stride:
            # Ids that agree above so many bits are a row of work-items as long as some waves are.
            bits = (wave_size // gcd(wave_size, stride)).bit_length() - 1
            whole = bits == 0 or (size is not None and size % (1 << bits) == 0)
            if whole or all(above == 1 for above in self.sizes[dimension + 1 :]):
                found.append(bits)
        return min(found, default=None)


def find_workgroup(function: Function) -> Workgroup | None:
    """What the IR says about the workgroups of a kernel, or None.

    The metadata ``reqd_work_group_size``; a largest size of 1; or that Triton compiled it, which
    launches exactly the largest size that it declares, in one dimension.
    """
    if (required := _required(function)) is not None:
        return Workgroup(*required, "reqd_work_group_size")
    bounds = function.attributes.get("amdgpu-flat-work-group-size", "").split(",")
    if function.is_kernel and len(bounds) == 2 and bounds[1].strip().isdecimal():
        most = int(bounds[1])
        if most == 1:
            return Workgroup(1, 1, 1, "amdgpu-flat-work-group-size")
        if bounds[0].strip() == "1" and _by_triton(function):
            return Workgroup(most, 1, 1, "Triton")
    return None


def workgroup_of(function: Function, given: Workgroup | None) -> Workgroup | None:
    """The workgroup that the user gave, else what the IR says.

    Raises InputError when the kernel cannot be launched with what was given.
    """
    found = find_workgroup(function)
    if given is not None and found is not None and given.sizes != found.sizes:
        raise InputError(
            f"{function.module.path}: {function.name} has workgroups of {found} ({found.source}), "
            f"not of {given}"
        )
    return given or found


def _required(function: Function) -> tuple[int, int, int] | None:
    line = function.module.lines[function.line]
    found = re.search(r" !reqd_work_group_size !(\d+)", line)
    if not found:
        return None
    sizes = re.findall(r"i32 (\d+)", function.module.metadata.node(int(found[1])))
    return (int(sizes[0]), int(sizes[1]), int(sizes[2])) if len(sizes) == 3 else None


def _by_triton(function: Function) -> bool:
    """Whether the debug information says that Triton's compiler made the module. Without it the IR
    has no sure sign: other compilers build on MLIR too."""
    module = function.module
    text = module.lines[function.line]
    for reference in (r" !dbg !(\d+)", r"\bunit: !(\d+)"):
        found = re.search(reference, text)
        if not found:
            return False
        text = module.metadata.node(int(found[1]))
    return 'producer: "triton"' in text


_ONE_LANE = (1, 1, 1)
_ID = {f"llvm.amdgcn.workitem.id.{name}": number for number, name in enumerate("xyz")}
_SHAPED = frozenset(("call", "zext", "sext", "trunc", "lshr", "ashr", "and", "udiv"))


def uniform_by_shape(
    function: Function, workgroup: Workgroup, wave_size: int
) -> dict[int, Variation]:
    """The values that are uniform because of the workgroup's shape, by number: work-item ids, and
    what is left of one when its low bits are cut off; all of them when there is but one lane."""
    if workgroup.sizes == _ONE_LANE:
        return dict.fromkeys(range(len(function.values)), "uniform")
    varying: dict[int, int] = {}  # how many low bits may differ, of values with the rest the same
    for instruction in function.instructions:
        if instruction.opcode in _SHAPED:
            bits = _varying_bits(instruction, varying, workgroup, wave_size)
            if bits is not None and bits < instruction.type.bits:
                varying[instruction.number] = bits
    return {number: "uniform" for number, bits in varying.items() if not bits}


def _varying_bits(
    instruction: Instruction, varying: Mapping[int, int], workgroup: Workgroup, wave_size: int
) -> int | None:
    if instruction.opcode == "call":
        dimension = _ID.get(instruction.callee or "")
        return None if dimension is None else workgroup.varying_bits(dimension, wave_size)
    value, *others = instruction.operands
    if others and value.number < 0:  # LLVM puts the constant second, but need not
        value, others = others[0], [value] if instruction.opcode == "and" else []
    bits = varying.get(value.number)
    if bits is None or instruction.opcode in ("zext", "sext", "trunc"):
        return bits
    constant = _integer(others[0]) if others else None
    if constant is None:
        return None
    if instruction.opcode == "and":
        return (constant & ((1 << bits) - 1)).bit_length()
    if instruction.opcode == "udiv":
        return None if constant % (1 << bits) else 0
    return max(0, bits - constant)


def uniform_for_llvm(function: Function, wave_size: int) -> dict[int, Variation]:
    """The values that LLVM 22 itself knows to be uniform because of the workgroup's shape, and
    whether it does so whatever happens to control flow. Of the shape it reads only
    ``reqd_work_group_size``, and that there is but one lane."""
    found_in_ir = find_workgroup(function)
    if found_in_ir is not None and found_in_ir.sizes == _ONE_LANE:
        return dict.fromkeys(range(len(function.values)), "uniform")
    required = _required(function)
    if required is None:
        return {}
    x, y, z = required
    flat = y <= 1 and z <= 1
    power_of_two = x & (x - 1) == 0
    found: dict[int, Variation] = {}
    ids: set[int] = set()
    for instruction in function.instructions:
        if instruction.callee in _ID:
            dimension = _ID[instruction.callee]
            if dimension == 0:
                ids.add(instruction.number)
            elif flat or (power_of_two and x >= wave_size) or required[dimension] == 1:
                found[instruction.number] = "operands"
        elif instruction.opcode in ("lshr", "ashr", "and") and (flat or power_of_two):
            value, other = instruction.operands
            if instruction.opcode == "and" and value.number < 0:
                value, other = other, value
            constant = _integer(other) if value.number in ids else None
            if constant is not None and (
                constant % wave_size == 0
                if instruction.opcode == "and"
                else 1 << min(constant, 64) >= wave_size
            ):
                found[instruction.number] = "uniform"
    return found


def _integer(operand: Operand) -> int | None:
    value = operand.value if isinstance(operand, Constant) else None
    return value if isinstance(value, int) else None

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keep a value that is the same in all lanes of a wave in SGPRs.

Before::

    float scale = 1.0f / (n * h);       // computed by the vector ALU: a VGPR for one number

After::

    float scale = readfirstlane(1.0f / (n * h));    // __builtin_amdgcn_readfirstlane, by bits

In the IR the uses of the value read ``llvm.amdgcn.readfirstlane`` of it instead.

Legal when the value is uniform. irtools knows that of more values than LLVM does where the shape of
the workgroups is known (``--workgroup``); for values that are uniform when workgroups have one
dimension, as ``threadIdx.x / 64`` is, that is assumed, and said. It backfires when SGPRs are short,
and where two of them meet in one instruction, which must copy one back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from irtools.analysis.naming import location_of, source_name
from irtools.analysis.uniformity import Uniformity, compute_uniformity
from irtools.analysis.workgroup import Workgroup, workgroup_of
from irtools.ir.edit import Edit, InstructionEdit, OperandEdit
from irtools.ir.model import BasicBlock, Instruction, Type
from irtools.rewrite import Assumption, Rewrite, Subject

__all__ = ["UniformValues"]


@dataclass(frozen=True, slots=True)
class UniformValues:
    """Move uniform values from VGPRs to SGPRs."""

    name: ClassVar[str] = "uniform-values"
    knob: ClassVar[bool] = False

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each value: first those that LLVM does not know to be uniform and from
        which others follow, then those that it keeps in VGPRs all the same, the best to spill
        first."""
        analysis = subject.analysis
        known = compute_uniformity(analysis.graph, wave_size=analysis.target.wave_size)
        shape = workgroup_of(subject.kernel, analysis.workgroup)
        flat = shape or Workgroup(None, 1, 1, "assumed")
        more = compute_uniformity(
            analysis.graph, workgroup=flat, wave_size=analysis.target.wave_size
        )
        for found in _frontier(subject, known, more):
            name = _name(found)
            statement = f"{name} is the same in all lanes of a wave: workgroups have one dimension"
            assumption = Assumption("value-uniform", statement, location_of(found))
            yield _rewrite(subject, found, () if shape else (assumption,))
        for candidate in analysis.candidates:
            value = candidate.value
            if (
                isinstance(value, Instruction)
                and value.opcode != "alloca"
                and known.is_uniform(value)
                and _suffix(value.type)
            ):
                yield _rewrite(subject, value, ())


def _frontier(subject: Subject, known: Uniformity, more: Uniformity) -> Iterator[Instruction]:
    """The values that only ``more`` says are uniform, without those that follow from others."""
    fresh = [
        value
        for value in subject.kernel.instructions
        if value.name
        and more.is_uniform(value)
        and not known.is_uniform(value)
        and subject.analysis.users[value.number]
    ]
    numbers = {value.number for value in fresh}
    for value in fresh:
        if value.opcode != "phi" and numbers.isdisjoint(value.uses) and _suffix(value.type):
            yield value


def _rewrite(subject: Subject, value: Instruction, assumptions: Sequence[Assumption]) -> Rewrite:
    name = _name(value)
    first = f'%"{value.name}.first"'
    suffix = _suffix(value.type)
    call = (
        f"{first} = call {value.type} @llvm.amdgcn.readfirstlane.{suffix}"
        f"({value.type} {value.reference})"
    )
    if value.opcode == "phi":
        edits: list[Edit] = [InstructionEdit.insert_before(value.block.first_insertion_point, call)]
    else:
        edits = [InstructionEdit.insert_after(value, call)]
    edits += (
        OperandEdit(user, value, first, block)
        for user in subject.analysis.users[value.number]
        for block in _blocks(user, value)
    )
    return Rewrite(
        key=value.name,
        title=f"keep {name} in SGPRs",
        advice=f"put __builtin_amdgcn_readfirstlane around {name} where it is computed",
        edits=tuple(edits),
        location=location_of(value),
        assumptions=tuple(assumptions),
        values=(value,),
    )


def _blocks(user: Instruction, value: Instruction) -> Iterator[BasicBlock | None]:
    """For a phi the blocks from which it reads the value, except where it would read itself."""
    if user.opcode != "phi":
        yield None
    for operand, block in zip(user.operands, user.incoming, strict=False):
        if operand is value:
            yield block


def _name(value: Instruction) -> str:
    return source_name(value) or value.reference


_SUFFIXES = {
    "float": "f32",
    "double": "f64",
    "half": "f16",
    "i16": "i16",
    "i32": "i32",
    "i64": "i64",
}


def _suffix(type_: Type) -> str:
    """The end of the intrinsic's name; ``""`` for a type that it does not take."""
    if type_.kind == "pointer":
        return f"p{type_.address_space}"
    if type_.kind == "vector":
        (element,) = type_.elements
        inner = _SUFFIXES.get(element.text, "")
        return f"v{type_.count}{inner}" if inner and type_.count * element.bits % 32 == 0 else ""
    return _SUFFIXES.get(type_.text, "")

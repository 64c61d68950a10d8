# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keep a value that lives long and is read rarely in LDS instead of registers.

Before::

    double f = in[i];                   // in 2 VGPRs until the end
    …                                   // high pressure
    out[i] = f * w;

After::

    __shared__ volatile double slot[256];
    slot[thread] = in[i];               // thread: the work-item's number in its workgroup
    …
    out[i] = slot[thread] * w;

Each work-item has a slot of its own, so no barrier is needed. In the IR the slot is an array in
address space 3; its accesses are volatile, so that LLVM does not forward what is stored.

Always legal, but the array must have a slot for each work-item of the largest workgroup. Where the
kernel does not say how large that is, 256 is assumed and promised (see launch-bounds). It backfires
when LDS allows fewer waves than the registers do: at 8 waves a work-item has 32 bytes of it on
gfx90a and gfx942.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.analysis.naming import location_of, source_name
from irtools.analysis.workgroup import workgroup_of
from irtools.ir.edit import AttributeEdit, Edit, GlobalEdit, InstructionEdit, OperandEdit
from irtools.ir.layout import Layout
from irtools.ir.model import Function, Instruction, Type
from irtools.rewrite import Assumption, Rewrite, Subject
from irtools.rewrite.recompute import use_groups

__all__ = ["LdsDemotion"]

_BOUND = "amdgpu-flat-work-group-size"
_UNKNOWN = 1024  # LLVM's default for kernels that promise nothing


@dataclass(frozen=True, slots=True)
class LdsDemotion:
    """Move long-lived values to LDS.

    ``workgroup`` is the size that is assumed where the kernel does not bound it.
    """

    name: ClassVar[str] = "lds-demotion"
    knob: ClassVar[bool] = False
    workgroup: int = 256

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each value, the best to spill first, as many as LDS has room for with one
        wave more than now."""
        analysis, kernel = subject.analysis, subject.kernel
        resources = subject.resources
        if resources is None or resources.dynamic_lds or "llvm.amdgcn" in kernel.name:
            return
        items = _workgroup_items(subject)
        room = _room(subject, items or self.workgroup)
        layout = Layout(kernel.module.lines)
        for candidate in analysis.candidates:
            value = candidate.value
            if not isinstance(value, Instruction) or not _fits(value.type):
                continue
            groups = use_groups(value, analysis.users[value.number])
            size = layout.size(value.type.text)
            if not groups or size is None:
                continue
            room -= size * (items or self.workgroup)
            if room < 0:
                return
            slot = f'@"irtools.lds.{kernel.name}.{value.name}"'
            array = f"[{items or self.workgroup} x {value.type}]"
            edits: list[Edit] = [*_work_item_number(subject)]
            edits.append(
                GlobalEdit(
                    kernel.module,
                    f"{slot} = internal addrspace(3) global {array} poison, align {size}",
                )
            )
            address = f"getelementptr {array}, ptr addrspace(3) {slot}, i32 0, i32 {_NUMBER}"
            place = f'%"{value.name}.slot"'
            store = (
                f"{place} = {address}\n"
                f"store volatile {value.type} {value.reference}, ptr addrspace(3) {place}, "
                f"align {size}"
            )
            if value.opcode == "phi":
                edits.append(
                    InstructionEdit.insert_before(value.block.first_insertion_point, store)
                )
            else:
                edits.append(InstructionEdit.insert_after(value, store))
            for group in groups:
                name = f"{value.name}.from_lds.{group.point.index}"
                load = (
                    f'%"{name}.slot" = {address}\n'
                    f'%"{name}" = load volatile {value.type}, ptr addrspace(3) %"{name}.slot", '
                    f"align {size}"
                )
                edits.append(InstructionEdit.insert_before(group.point, load))
                edits += (
                    OperandEdit(user, value, f'%"{name}"', block) for user, block in group.uses
                )
            assumptions = []
            if items is None:
                bound = f"1,{self.workgroup}"
                edits.append(AttributeEdit(kernel, _BOUND, bound))
                statement = (
                    f"{kernel.display_name} is launched with at most {self.workgroup} work-items "
                    "in a workgroup"
                )
                assumptions.append(Assumption("workgroup-size", statement, kernel.location))
            shown = source_name(value) or value.reference
            yield Rewrite(
                key=value.name,
                title=f"keep {shown} in LDS",
                advice=(
                    f"store {shown} to a __shared__ volatile array of {items or self.workgroup} "
                    "elements at the work-item's number, and read it from there where it is used"
                ),
                edits=tuple(edits),
                location=location_of(value),
                assumptions=tuple(assumptions),
            )


def _workgroup_items(subject: Subject) -> int | None:
    """The most work-items of a workgroup; None when nothing says so."""
    shape = workgroup_of(subject.kernel, subject.analysis.workgroup)
    if shape is not None and shape.items is not None:
        return shape.items
    most = int(subject.kernel.attributes.get(_BOUND, f"1,{_UNKNOWN}").partition(",")[2])
    return most if most < _UNKNOWN else None


def _room(subject: Subject, items: int) -> int:
    """The bytes of LDS that a workgroup may have for itself so that one more wave fits."""
    assert subject.resources is not None
    target = subject.analysis.target
    waves = -(-items // target.wave_size)
    wanted = min(subject.resources.occupancy.waves + 1, target.max_waves) * target.simds
    workgroups = max(-(-wanted // waves), 1)
    return min(target.lds // workgroups, target.lds_per_workgroup) - subject.resources.lds


def _fits(type_: Type) -> bool:
    """Whether one or two 32-bit registers hold it as it is in memory."""
    if type_.kind == "vector":
        return type_.elements[0].is_float and type_.count * type_.elements[0].bits in (32, 64)
    if type_.kind == "pointer":
        return type_.address_space in (0, 1, 3, 4, 5)
    return type_.bits in (32, 64)


_NUMBER = "%irtools.work_item"


def _work_item_number(subject: Subject) -> Iterator[Edit]:
    """Compute the work-item's number in its workgroup at the start of the kernel, once."""
    kernel = subject.kernel
    if any(each.name == _NUMBER[1:] for each in kernel.instructions):
        return
    shape = workgroup_of(kernel, subject.analysis.workgroup)
    sizes = shape.sizes if shape else (None, None, None)
    lines = []
    number = ""
    # From z down to x: number = number * size + id.
    for dimension in (2, 1, 0):
        size, letter = sizes[dimension], "xyz"[dimension]
        if size == 1:
            continue
        id_ = f"%irtools.id.{letter}"
        if number:
            factor = str(size)
            if size is None:
                lines += _size_from_the_launch(dimension)
                factor = f"%irtools.size.{letter}"
            lines.append(f"%irtools.rows.{letter} = mul i32 {number}, {factor}")
        lines.append(f"{id_} = call i32 @llvm.amdgcn.workitem.id.{letter}()")
        if number:
            lines.append(f"%irtools.sum.{letter} = add i32 %irtools.rows.{letter}, {id_}")
        number = f"%irtools.sum.{letter}" if number else id_
        yield from _needs(kernel, f"amdgpu-no-workitem-id-{letter}")
    lines.append(f"{_NUMBER} = add i32 {number or 0}, 0")
    if any("implicitarg" in line for line in lines):
        yield from _needs(kernel, "amdgpu-no-implicitarg-ptr")
    first = kernel.blocks[0].first_insertion_point
    yield InstructionEdit.insert_before(first, "\n".join(lines))


def _needs(kernel: Function, key: str) -> Iterator[Edit]:
    """Take back the promise that something the hardware passes is not used."""
    if key in kernel.attributes:
        yield AttributeEdit(kernel, key, None)


# Source: AMDGPU usage document, "Code Object V5 Kernel Argument Metadata": hidden_group_size_x and
# its kin, 16 bits each from byte 12 on.
_GROUP_SIZE = 12


def _size_from_the_launch(dimension: int) -> list[str]:
    letter = "xyz"[dimension]
    offset = _GROUP_SIZE + 2 * dimension
    return [
        f"%irtools.implicit.{letter} = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()",
        f"%irtools.hidden.{letter} = getelementptr i8, ptr addrspace(4) "
        f"%irtools.implicit.{letter}, i64 {offset}",
        f"%irtools.short.{letter} = load i16, ptr addrspace(4) %irtools.hidden.{letter}, align 2",
        f"%irtools.size.{letter} = zext i16 %irtools.short.{letter} to i32",
    ]

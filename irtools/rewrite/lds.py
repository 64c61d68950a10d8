# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LDS of which each work-item has a part of its own.

Such a part needs no barrier. It is found by the work-item's number in its workgroup, and the array
must have a part for each work-item of the largest workgroup, which nothing may exceed.
"""

from __future__ import annotations

from collections.abc import Iterator

from irtools.analysis.workgroup import workgroup_of
from irtools.ir.edit import AttributeEdit, Edit, InstructionEdit
from irtools.ir.model import Function
from irtools.rewrite.model import Assumption, Subject

__all__ = ["WORK_ITEM", "OwnLds"]

WORK_ITEM = "%irtools.work_item"
"""The work-item's number in its workgroup, an i32, where ``OwnLds.setup`` is applied."""

_BOUND = "amdgpu-flat-work-group-size"
_UNKNOWN = 1024  # LLVM's default for kernels that promise nothing


class OwnLds:
    """LDS for the work-items of a kernel, in workgroups of at most ``items``.

    Where neither the kernel nor the user bounds them, ``assumed`` does: then ``assumptions`` says
    so, and ``setup`` promises it.
    """

    def __init__(self, subject: Subject, *, assumed: int) -> None:
        self._subject = subject
        kernel = subject.kernel
        known = _workgroup_items(subject)
        self.items = known or assumed
        self.assumptions: tuple[Assumption, ...] = ()
        if known is None:
            statement = (
                f"{kernel.display_name} is launched with at most {assumed} work-items "
                "in a workgroup"
            )
            self.assumptions = (Assumption("workgroup-size", statement, kernel.location),)

    def room(self, waves: int) -> int:
        """The bytes of LDS that a workgroup may have more so that ``waves`` fit on a SIMD; 0 where
        the launch adds LDS that nobody knows of."""
        target, resources = self._subject.analysis.target, self._subject.resources
        if resources is None or resources.dynamic_lds:
            return 0
        workgroups = max(-(-waves * target.simds // -(-self.items // target.wave_size)), 1)
        return min(target.lds // workgroups, target.lds_per_workgroup) - resources.lds

    def setup(self) -> Iterator[Edit]:
        """The edits that compute ``WORK_ITEM`` at the start of the kernel; the same each time, so
        that several rewrites may have them."""
        if self.assumptions:
            yield AttributeEdit(self._subject.kernel, _BOUND, f"1,{self.items}")
        yield from _work_item_number(self._subject)


def _workgroup_items(subject: Subject) -> int | None:
    """The most work-items of a workgroup; None when nothing says so."""
    shape = workgroup_of(subject.kernel, subject.analysis.workgroup)
    if shape is not None and shape.items is not None:
        return shape.items
    most = int(subject.kernel.attributes.get(_BOUND, f"1,{_UNKNOWN}").partition(",")[2])
    return most if most < _UNKNOWN else None


def _work_item_number(subject: Subject) -> Iterator[Edit]:
    """Compute the work-item's number in its workgroup at the start of the kernel, once."""
    kernel = subject.kernel
    if WORK_ITEM[1:] in subject.names:
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
    lines.append(f"{WORK_ITEM} = add i32 {number or 0}, 0")
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

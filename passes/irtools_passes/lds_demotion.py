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

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from irtools.analysis.naming import location_of, source_name
from irtools.ir.edit import Edit, GlobalEdit, InstructionEdit, OperandEdit
from irtools.ir.layout import Layout
from irtools.ir.model import Instruction, Type
from irtools.rewrite import Rewrite, Subject
from irtools.rewrite.lds import WORK_ITEM, OwnLds
from irtools.rewrite.recompute import UseGroup, use_groups

__all__ = ["LdsDemotion"]


@dataclass(frozen=True, slots=True)
class LdsDemotion:
    """Move long-lived values to LDS.

    ``workgroup`` is the size that is assumed where the kernel does not bound it.
    """

    name: ClassVar[str] = "lds-demotion"
    knob: ClassVar[bool] = False
    workgroup: int = 256

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each value, the best to spill first, as many as LDS has room for."""
        analysis, kernel = subject.analysis, subject.kernel
        lds = OwnLds(subject, assumed=self.workgroup)
        layout = Layout(kernel.module.lines)
        now = subject.resources
        # First be rid of scratch, and lose no wave for it; then reach the waves that are wanted.
        room = lds.room(now.occupancy.waves if now and now.scratch else subject.waves)
        for candidate in analysis.candidates:
            value = candidate.value
            if not isinstance(value, Instruction) or not _fits(value.type):
                continue
            groups = use_groups(value, analysis.users[value.number])
            size = layout.size(value.type.text)
            if not groups or size is None:
                continue
            room -= size * lds.items
            if room < 0:
                return
            name = source_name(value) or value.reference
            yield Rewrite(
                key=value.name,
                title=f"keep {name} in LDS",
                advice=(
                    f"store {name} to a __shared__ volatile array of {lds.items} elements at the "
                    "work-item's number, and read it from there where it is used"
                ),
                edits=(*lds.setup(), *_demote(value, groups, size, lds.items)),
                location=location_of(value),
                assumptions=lds.assumptions,
                values=(value,),
                places=tuple(user for group in groups for user, _ in group.uses),
                items=lds.items,
            )


def _demote(
    value: Instruction, groups: Sequence[UseGroup], size: int, items: int
) -> Iterator[Edit]:
    """Store the value right behind its definition, and load it before each group of uses."""
    kernel = value.function
    slot = f'@"irtools.lds.{kernel.name}.{value.name}"'
    array = f"[{items} x {value.type}]"
    yield GlobalEdit(
        kernel.module, f"{slot} = internal addrspace(3) global {array} poison, align {size}"
    )
    address = f"getelementptr {array}, ptr addrspace(3) {slot}, i32 0, i32 {WORK_ITEM}"
    place = f'%"{value.name}.slot"'
    store = (
        f"{place} = {address}\n"
        f"store volatile {value.type} {value.reference}, ptr addrspace(3) {place}, align {size}"
    )
    if value.opcode == "phi":
        yield InstructionEdit.insert_before(value.block.first_insertion_point, store)
    else:
        yield InstructionEdit.insert_after(value, store)
    for group in groups:
        copy = f"{value.name}.from_lds.{group.point.index}"
        load = (
            f'%"{copy}.slot" = {address}\n'
            f'%"{copy}" = load volatile {value.type}, ptr addrspace(3) %"{copy}.slot", '
            f"align {size}"
        )
        yield InstructionEdit.insert_before(group.point, load)
        for user, block in group.uses:
            yield OperandEdit(user, value, f'%"{copy}"', block)


def _fits(type_: Type) -> bool:
    """Whether one or two 32-bit registers hold it as it is in memory."""
    if type_.kind == "vector":
        return type_.elements[0].is_float and type_.count * type_.elements[0].bits in (32, 64)
    if type_.kind == "pointer":
        return type_.address_space in (0, 1, 3, 4, 5)
    return type_.bits in (32, 64)

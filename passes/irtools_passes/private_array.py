# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Take a private array out of scratch: into registers, or into LDS.

Before::

    float stack[16];                    // indexed at run time: scratch, which is global memory
    stack[top] = x;

After, in LDS::

    __shared__ float stacks[256][17];   // 17: so that lanes do not meet in a bank
    float* stack = stacks[thread];      // thread: the work-item's number in its workgroup
    stack[top] = x;

or in registers: LLVM keeps an array of up to 16 registers there (in a vector that it indexes with
v_movrel or a loop), and the function attribute ``"amdgpu-promote-alloca-to-vector-max-regs"``
allows more.

In the IR the ``alloca`` becomes an address in address space 3, and so do the addresses made from
it, under new names: what debug information says of the old ones is not true of them. Always legal
where nothing but loads, stores and address computations see the address; the LDS array must have a
part for each work-item of the largest workgroup (see lds-demotion). In registers it backfires when
the array is large: each access moves through all of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.analysis.alias import PRIVATE
from irtools.analysis.naming import location_of, source_name
from irtools.ir.edit import AttributeEdit, Edit, GlobalEdit, InstructionEdit
from irtools.ir.model import Instruction
from irtools.rewrite import Rewrite, Subject
from irtools.rewrite.lds import WORK_ITEM, OwnLds

__all__ = ["PrivateArrays"]

_MOST_REGISTERS = "amdgpu-promote-alloca-to-vector-max-regs"
_SHARE = "amdgpu-promote-alloca-to-vector-vgpr-ratio"
_LARGEST = 128  # registers, for an array in registers


@dataclass(frozen=True, slots=True)
class PrivateArrays:
    """Move arrays from scratch to registers, or to LDS.

    ``workgroup`` is the size that is assumed where the kernel does not bound it.
    """

    name: ClassVar[str] = "private-array"
    knob: ClassVar[bool] = False
    workgroup: int = 256

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for all arrays that fit in registers, and one for each that fits in LDS."""
        arrays = [
            (array.alloca, array.size)
            for array in subject.analysis.private_arrays
            if not array.vgprs and array.size
        ]
        yield from _to_registers(subject, arrays)
        lds = OwnLds(subject, assumed=self.workgroup)
        room = lds.room(1)  # scratch is worse than fewer waves
        for alloca, size in sorted(arrays, key=lambda array: array[1]):
            users = _users(subject, alloca)
            words = -(-size // 4)
            if (words | 1) * 4 * lds.items <= room:
                words |= 1  # then the same element of all lanes is in different banks
            if users is None or words * 4 * lds.items > room:
                continue
            room -= words * 4 * lds.items
            name = source_name(alloca).removeprefix("&") or alloca.reference
            yield Rewrite(
                key=alloca.name,
                title=f"keep {name} in LDS",
                advice=(
                    f"make {name} a part of a __shared__ array for {lds.items} work-items, "
                    f"{words} words each"
                ),
                edits=(*lds.setup(), *_to_lds(alloca, users, words, lds.items)),
                location=location_of(alloca),
                assumptions=lds.assumptions,
                family="LDS",
                values=(alloca,),
                items=lds.items,
            )


def _to_registers(subject: Subject, arrays: list[tuple[Instruction, int]]) -> Iterator[Rewrite]:
    largest = max((-(-size // 4) for _, size in arrays), default=0)
    if not 0 < largest <= _LARGEST:
        return
    names = ", ".join(source_name(alloca).removeprefix("&") or str(alloca) for alloca, _ in arrays)
    kernel = subject.kernel
    yield Rewrite(
        key="registers",
        title=f"keep {names} in registers",
        advice=(
            "compile with -mllvm -amdgpu-promote-alloca-to-vector-max-regs="
            f"{largest} -mllvm -amdgpu-promote-alloca-to-vector-vgpr-ratio=1"
        ),
        edits=(
            AttributeEdit(kernel, _MOST_REGISTERS, str(largest)),
            AttributeEdit(kernel, _SHARE, "1"),
        ),
        location=location_of(arrays[0][0]),
        family="registers",
    )


def _users(subject: Subject, alloca: Instruction) -> list[Instruction] | None:
    """All instructions that handle the array's address; None when one does more with it than to
    load, store or compute another address."""
    found: dict[Instruction, None] = {}
    pending = [alloca]
    while pending:
        address = pending.pop()
        for user in subject.analysis.users[address.number]:
            if user in found:
                continue
            found[user] = None
            if user.opcode in ("getelementptr", "phi", "select", "freeze"):
                pending.append(user)
            elif user.opcode == "call":
                if not (user.callee or "").startswith("llvm.lifetime."):
                    return None
            elif user.opcode == "store":
                if user.operands[0] is address:
                    return None
            elif user.opcode not in ("load", "icmp", "addrspacecast"):
                return None
    # What joins addresses must not join others.
    for user in found:
        if user.opcode in ("phi", "select", "icmp"):
            for operand in user.operands[1:] if user.opcode == "select" else user.operands:
                if operand is not alloca and operand not in found:
                    return None
    return list(found)


def _to_lds(
    alloca: Instruction, users: list[Instruction], words: int, items: int
) -> Iterator[Edit]:
    kernel = alloca.function
    slot = f'@"irtools.lds.{kernel.name}.{alloca.name}"'
    array = f"[{items} x [{words} x i32]]"
    yield GlobalEdit(
        kernel.module, f"{slot} = internal addrspace(3) global {array} poison, align 16"
    )
    address = f"getelementptr {array}, ptr addrspace(3) {slot}, i32 0, i32 {WORK_ITEM}"
    names = {
        each.reference: f'%"{each.name}.lds"'
        for each in (alloca, *users)
        if each.type.kind == "pointer" and each.type.address_space == PRIVATE
    }
    yield InstructionEdit(alloca, f"{names[alloca.reference]} = {address}")
    for user in users:
        if user.opcode == "call":
            yield InstructionEdit.delete(user)
        else:
            text = user.text.replace("ptr addrspace(5)", "ptr addrspace(3)")
            yield InstructionEdit(user, _NAME.sub(lambda name: names.get(name[0], name[0]), text))


_NAME = re.compile(r'%(?:"[^"]*"|[-\w$.]+)')

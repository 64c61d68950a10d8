# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the vector registers of a kernel are made of, from the peak to what the hardware gives it.

Each step is the difference of two counts, so that they add up to ``.vgpr_count``: live at once
before allocation and after it, used at all, up to the highest that is used, in the finished
function, with AGPRs behind the VGPRs, and with the functions that it calls.

VGPRs for spilled SGPRs are allocated behind all others and then moved to the lowest that are free.

Source: ``SIFrameLowering::determineCalleeSaves``, ``AMDGPUMCResourceInfo``. Precision: exact; which
of several steps a register belongs to follows from this order.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from irtools.backend import Resources
from irtools.machine.allocated import (
    compute_allocated_pressure,
    count_registers,
    highest_registers,
    physical_lanes,
)
from irtools.machine.model import MachineFunction
from irtools.machine.pressure import Counts
from irtools.machine.spills import lane_vgprs

__all__ = ["Share", "ShareKind", "compose"]

ShareKind: TypeAlias = Literal[
    "live at the peak",
    "spilled SGPRs",
    "allocator",
    "fragmentation",
    "unused",
    "after allocation",
    "AGPR alignment",
    "callees",
]


class Share(NamedTuple):
    """A part of the vector registers that a kernel has; negative where a step saves some.

    - ``"live at the peak"``: of the code entering allocation.
    - ``"spilled SGPRs"``: VGPRs whose lanes hold them.
    - ``"allocator"``: what its copies and reloads need more at once; or less, because it has
      spilled, computed values again or left unread halves of tuples out.
    - ``"fragmentation"``: used, but not at the peak, where a tuple found no room in what is free.
    - ``"unused"``: below the highest, but never used: tuples are aligned, and what is live across
      calls is kept in registers that these preserve.
    - ``"after allocation"``: what later passes add or free.
    - ``"AGPR alignment"``: AGPRs start at a multiple of 4 behind the VGPRs.
    - ``"callees"``: what the functions that it calls need more.
    """

    kind: ShareKind
    registers: int


def compose(
    peak: int, allocated: MachineFunction, resources: Resources, *, unified: bool
) -> tuple[Share, ...]:
    """The shares that are not 0, in the order of their kinds; their sum is ``resources.vgprs``.

    ``peak`` are the vector registers live at once before allocation, ``allocated`` is the code
    after it.
    """

    def registers(counts: Counts) -> int:
        return counts.vgprs + counts.agprs if unified else max(counts.vgprs, counts.agprs)

    profile = compute_allocated_pressure(allocated, unified=unified)
    lanes = lane_vgprs(allocated)
    used = _moved_down(profile.used, sorted(lanes, key=lambda name: -int(name[4:])))
    live = registers(profile.peak)
    touched = registers(count_registers(used))
    highest = registers(highest_registers(used))
    own = next((Counts(each.vgprs, each.agprs, 0, 0) for each in resources.functions), None)
    if own is None:  # LLVM does not say
        own = Counts(resources.vgprs, 0, 0, 0)
    aligned = own.vector_registers(unified=unified)
    shares = (
        Share("live at the peak", peak),
        Share("spilled SGPRs", len(lanes)),
        Share("allocator", live - peak - len(lanes)),
        Share("fragmentation", touched - live),
        Share("unused", highest - touched),
        Share("after allocation", registers(own) - highest),
        Share("AGPR alignment", aligned - registers(own)),
        Share("callees", resources.vgprs - aligned),
    )
    return tuple(share for share in shares if share.registers)


def _moved_down(used: int, names: list[str]) -> int:
    """Used lanes with some VGPRs, the highest first, each at the lowest that is free below it."""
    free = 0
    for name in names:
        while used & physical_lanes(f"vgpr{free}"):
            free += 1
        if free >= int(name[4:]):
            break
        used = used & ~physical_lanes(name) | physical_lanes(f"vgpr{free}")
    return used

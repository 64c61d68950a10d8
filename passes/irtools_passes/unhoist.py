# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Put a loop invariant back into the loop that is short of registers.

Before::

    double scale = 1.0 / box[2];            // LLVM hoists it; live through the whole loop
    for (int k = 0; k < n; k++)
      sum += scale * …;                     // high pressure

After::

    for (int k = 0; k < n; k++)
      sum += (1.0 / again(box[2], k)) * …;  // again: asm("" : "+v"(x) : "s"(k))

In the IR the instructions that make the value are repeated in the loop, behind a piece of empty
inline assembly that names a value of the iteration, so that LLVM does not hoist them again. Only
what is cheap is repeated, from what is in registers in the loop anyway; and loads of memory that
the kernel never writes.

Always legal. It costs these instructions in every iteration: it backfires in loops whose time is
arithmetic, unless it wins a wave or a spill.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.analysis.naming import location_of, source_name
from irtools.graph import Loop
from irtools.ir.edit import Edit
from irtools.ir.model import Instruction, LocalValue
from irtools.rewrite import Rewrite, Subject
from irtools.rewrite.recompute import UseGroup, chain_to, recompute, use_groups

__all__ = ["Unhoist"]


@dataclass(frozen=True, slots=True)
class Unhoist:
    """Repeat invariants in the loops that use them.

    ``longest`` is how many instructions may be repeated for a value; what more than ``shared``
    instructions use is not repeated.
    """

    name: ClassVar[str] = "unhoist"
    knob: ClassVar[bool] = False
    longest: int = 32
    shared: int = 3

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each value that comes from outside a loop, the best to spill first."""
        analysis = subject.analysis
        innermost = analysis.graph.loops.innermost
        for candidate in analysis.candidates:
            value = candidate.value
            if not isinstance(value, Instruction):
                continue
            groups = use_groups(value, analysis.users[value.number])
            loops = {innermost[group.point.block.index] for group in groups}
            if not groups or loops == {innermost[value.block.index]}:
                continue
            chain = chain_to(analysis, value, groups, longest=self.longest, shared=self.shared)
            edits = _in_loops(subject, chain, groups) if chain else None
            if not edits:
                continue
            name = source_name(value) or value.reference
            yield Rewrite(
                key=value.name,
                title=f"make {name} again in the loop that uses it",
                advice=(
                    f"write what makes {name} inside the loop, from an operand that went through "
                    'asm volatile("" : "+v"(operand)), so that LLVM does not hoist it'
                ),
                edits=edits,
                location=location_of(value),
                values=(value,),
                places=tuple(user for group in groups for user, _ in group.uses),
            )


def _in_loops(
    subject: Subject, chain: tuple[Instruction, ...], groups: list[UseGroup]
) -> tuple[Edit, ...] | None:
    """The edits for all groups, each pinned to an iteration of its loop."""
    analysis = subject.analysis
    by_pin: dict[LocalValue | None, list[UseGroup]] = {}
    for group in groups:
        loop = analysis.graph.loops.innermost[group.point.block.index]
        by_pin.setdefault(_counter(subject, loop) if loop else None, []).append(group)
    if len(by_pin) > 1:
        return None
    ((pin, same),) = by_pin.items()
    return recompute(analysis, chain, same, pinned=pin)


def _counter(subject: Subject, loop: Loop) -> LocalValue | None:
    """A value of 32 bits in a register that changes in every iteration."""
    demand = subject.analysis.demand
    for phi in subject.kernel.blocks[loop.header].phis:
        number = phi.number
        if phi.type.bits == 32 and (demand.sgprs[number] or demand.vgprs[number]):
            return phi
    return None

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compute or load a value where it is first used, not earlier.

Before::

    double w = weight[i];           // here only because it was written here
    for (…)                         // high pressure; w lives through it
      …
    sum += w;

After::

    for (…)
      …
    double w = weight[i];
    sum += w;

In the IR the instruction, with those of its operands that are not in registers there anyway, is
put before its first use, which runs no more often and comes before all other uses. In the same
block LLVM's scheduler would move it back: there an operand goes through a piece of empty inline
assembly that also names what is computed last before.

Loads move when nothing has written there in between. Legal in a program without data races. It
backfires when the load that moved is waited for where it is used: compare the time of the kernel.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.analysis.naming import location_of, source_name
from irtools.ir.model import Instruction
from irtools.rewrite import Rewrite, Subject
from irtools.rewrite.recompute import UseGroup, chain_to, move, use_groups

__all__ = ["Sink"]


@dataclass(frozen=True, slots=True)
class Sink:
    """Move computations and loads down to their first use.

    ``longest`` is how many instructions may move with a value.
    """

    name: ClassVar[str] = "sink"
    knob: ClassVar[bool] = False
    longest: int = 6

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each value that waits where pressure is high, the best to spill first."""
        analysis = subject.analysis
        for candidate in analysis.candidates:
            value = candidate.value
            group = _all_uses(subject, value) if isinstance(value, Instruction) else None
            if group is None or not isinstance(value, Instruction):
                continue
            chain = chain_to(analysis, value, [group], longest=self.longest)
            edits = move(analysis, chain, group) if chain else None
            if edits is None:
                continue
            name = source_name(value) or value.reference
            place = group.point.location
            line = f" (line {place.line})" if place is not None and place.line else ""
            yield Rewrite(
                key=value.name,
                title=f"compute {name} at its first use{line}",
                advice=f"move the definition of {name} down to its first use{line}",
                edits=edits,
                location=location_of(value),
                values=(value,),
                places=(group.point,),
            )


def _all_uses(subject: Subject, value: Instruction) -> UseGroup | None:
    """All uses of a value, behind the first of them; None when some use is near the definition, or
    the first does not come before the others or runs more often."""
    analysis = subject.analysis
    users = analysis.users[value.number]
    groups = use_groups(value, users)
    uses = tuple(use for group in groups for use in group.uses)
    if not groups or len(uses) < len(users):
        return None
    first = groups[0].point
    frequency = analysis.frequencies.blocks
    dominates = analysis.graph.dominators.dominates
    if frequency[first.block.index] > frequency[value.block.index] or not all(
        dominates(first.block.index, group.point.block.index) for group in groups
    ):
        return None
    return UseGroup(first, uses)

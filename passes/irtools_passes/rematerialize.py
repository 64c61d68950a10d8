# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compute or load a value again where it is used, instead of keeping it in registers.

Before::

    double w = 1.0 - omega[i];      // live to the end of the kernel
    use(w);
    …                               // high pressure
    use(w);

After::

    use(1.0 - omega[i]);
    …
    use(1.0 - omega[again(i)]);     // again: asm volatile("" : "+v"(i)), LLVM cannot merge the two

In the IR the instructions that make the value are repeated before each group of uses, behind a
piece of empty inline assembly. Only what is cheap is repeated, from what is in registers there
anyway; and loads of memory that the kernel never writes, or that nothing writes in between in the
same block.

Legal in a program without data races. It backfires when the repeated loads miss the cache, and when
the registers that they need to start from would otherwise be free.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.analysis.naming import location_of, source_name
from irtools.ir.model import Instruction
from irtools.rewrite import Rewrite, Subject
from irtools.rewrite.recompute import chain_to, recompute, use_groups

__all__ = ["Rematerialize"]


@dataclass(frozen=True, slots=True)
class Rematerialize:
    """Repeat cheap computations and loads of unchanged memory before their uses, but not in a
    place that runs more often than the first time.

    ``longest`` is how many instructions may be repeated for a value; what more than ``shared``
    instructions use may instead stay in registers for longer.
    """

    name: ClassVar[str] = "rematerialize"
    knob: ClassVar[bool] = False
    longest: int = 6
    shared: int = 3

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each value, the best to spill first."""
        analysis = subject.analysis
        frequency = analysis.frequencies.blocks
        for candidate in analysis.candidates:
            value = candidate.value
            if not isinstance(value, Instruction):
                continue
            groups = use_groups(value, analysis.users[value.number])
            runs = frequency[value.block.index]
            if not groups or any(frequency[group.point.block.index] > runs for group in groups):
                continue
            chain = chain_to(analysis, value, groups, longest=self.longest) or chain_to(
                analysis, value, groups, longest=self.longest, shared=self.shared
            )
            edits = recompute(analysis, chain, groups) if chain else None
            if not edits:
                continue
            name = source_name(value) or value.reference
            verb = "load" if value.opcode == "load" else "compute"
            yield Rewrite(
                key=value.name,
                title=f"{verb} {name} again where it is used",
                advice=(
                    f"{verb} {name} again at its later uses, from an operand that went through "
                    'asm volatile("" : "+v"(operand)), so that LLVM does not merge them'
                ),
                edits=edits,
                location=location_of(value),
                values=(value,),
                places=tuple(user for group in groups for user, _ in group.uses),
            )

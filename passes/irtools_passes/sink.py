# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compute a value where it is first used, not earlier.

Before::

    double w = weight[i] * scale;   // here only because it was written here
    …                               // high pressure
    if (boundary)
      sum += w;

After::

    …
    if (boundary) {
      double w = weight[i] * scale;
      sum += w;
    }

In the IR the instruction moves to right before its first use, which runs no more often and comes
before all other uses. Loads move when the kernel never writes what they read.

Always legal. It backfires when the load that moved is waited for where it is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.analysis.naming import location_of, source_name
from irtools.ir.edit import InstructionEdit
from irtools.ir.model import Instruction
from irtools.rewrite import Rewrite, Subject

__all__ = ["Sink"]


@dataclass(frozen=True, slots=True)
class Sink:
    """Move computations down to their first use."""

    name: ClassVar[str] = "sink"
    knob: ClassVar[bool] = False

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each value that waits where pressure is high, the best to spill first."""
        for candidate in subject.analysis.candidates:
            if not any(reason.kind == "sink" for reason in candidate.reasons):
                continue
            value = candidate.value
            assert isinstance(value, Instruction)
            first = min(candidate.live_range.uses, key=lambda use: use.index)
            name = source_name(value) or value.reference
            place = first.location
            line = f" (line {place.line})" if place is not None and place.line else ""
            yield Rewrite(
                key=value.name,
                title=f"compute {name} at its first use{line}",
                advice=f"move the definition of {name} down to its first use{line}",
                edits=(
                    InstructionEdit.delete(value),
                    InstructionEdit.insert_before(first, value.text),
                ),
                location=location_of(value),
            )

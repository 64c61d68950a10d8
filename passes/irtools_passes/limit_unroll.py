# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keep LLVM from unrolling a loop, or from unrolling it so often.

Before::

    for (int k = 0; k < 16; ++k)        // LLVM unrolls it: 16 values are loaded at once
      out[k * n + i] = curve(in[k * n + i]);

After::

    #pragma unroll 1
    for (int k = 0; k < 16; ++k)
      out[k * n + i] = curve(in[k * n + i]);

In the IR the branch back to the loop's header gets ``!llvm.loop`` metadata with
``llvm.loop.unroll.disable``, or with ``llvm.loop.unroll.count`` in the place of a larger one.

Code generation unrolls nothing. So this changes something only where LLVM's middle end (-O3) runs
again: because another rewrite needs it, such as restrict-pointers, after which loops are shorter
and may be unrolled that were not before; or because it has not run yet, in what the compiler writes
with -Xclang -disable-llvm-passes, or has left a loop that asks to be unrolled. Then this runs it.

Always legal. It backfires where the loop's index is only known when the loop is unrolled: then
private arrays stay in scratch; and where the loop waits for memory in each iteration.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from irtools.analysis.loops import loop_metadata
from irtools.graph import Loop
from irtools.ir.edit import LoopEdit
from irtools.ir.model import Function, Instruction
from irtools.rewrite import Rewrite, Subject

__all__ = ["LimitUnroll"]

_HINT = re.compile(r'!\{!"llvm\.loop\.unroll\.(\w+)"(?:, i\d+ (\d+))?\}')


@dataclass(frozen=True, slots=True)
class LimitUnroll:
    """Unroll loops not at all, or at most ``count`` times."""

    name: ClassVar[str] = "limit-unroll"
    knob: ClassVar[bool] = False
    count: int = 4

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """Two rewrites for each loop that LLVM may unroll, those with the most VGPRs first."""
        kernel = subject.kernel
        if "optnone" in kernel.enum_attributes.split():
            return
        raw = _is_raw(subject)
        for loop in _loops(subject):
            wanted = _wanted(kernel, loop)
            if wanted == 1:
                continue
            latches = tuple(kernel.blocks[latch].terminator for latch in loop.latches)
            place = subject.analysis.loop_locations[loop.header]
            line = f" at line {place.line}" if place is not None and place.line else ""
            for count in (1, self.count):
                if wanted is not None and wanted <= count:
                    continue
                times = f" more than {count} times" if count > 1 else ""
                yield Rewrite(
                    key=f"{kernel.blocks[loop.header].name} {count}",
                    title=f"keep LLVM from unrolling the loop{line}{times}",
                    advice=f"write #pragma unroll {count} before the loop{line}",
                    edits=(LoopEdit(latches, _hint(count)),),
                    location=place,
                    family=str(count),
                    optimise=raw or wanted is not None,
                )


def _hint(count: int) -> str:
    if count == 1:
        return '!"llvm.loop.unroll.disable"'
    return f'!"llvm.loop.unroll.count", i32 {count}'


_MANY = 1 << 30


def _wanted(kernel: Function, loop: Loop) -> int | None:
    """How often the loop asks to be unrolled: 1 for not at all, None when it says nothing."""
    wanted = None
    for node in loop_metadata(kernel, loop):
        found = _HINT.match(kernel.module.metadata.node(node))
        if found is not None:
            if found[1] == "disable":
                return 1
            wanted = int(found[2]) if found[1] == "count" else wanted or _MANY
    return wanted


def _loops(subject: Subject) -> list[Loop]:
    """The loops that LLVM may unroll: innermost ones, and those that run a known number of times;
    those with the most VGPRs first, an inner loop before the one around it."""
    analysis = subject.analysis
    around = {loop.parent for loop in analysis.graph.loops.loops}
    found = []
    for loop in analysis.graph.loops.loops:
        count = analysis.trip_counts.get(loop.header)
        known = count is not None and count.constant is not None
        if loop not in around or known:
            peak = max(
                analysis.pressure.vgprs[each.index]
                for block in loop.blocks
                for each in analysis.kernel.blocks[block].instructions
            )
            found.append((-peak, -loop.depth, loop.header))
    return [analysis.graph.loops.by_header[header] for *_, header in sorted(found)]


def _is_raw(subject: Subject) -> bool:
    """Whether the middle end has not run: variables are in memory that its first passes put in
    registers."""
    users = subject.analysis.users

    def only_accessed(address: Instruction) -> bool:
        return all(
            only_accessed(user)
            if user.opcode == "addrspacecast"
            else user.pointer is address and address not in user.operands[:-1]
            for user in users[address.number]
        )

    return any(
        each.opcode == "alloca" and not _AGGREGATE.search(each.text) and only_accessed(each)
        for each in subject.kernel.blocks[0].instructions
    )


_AGGREGATE = re.compile(r"alloca (?:\[|\{|<\{|%)")

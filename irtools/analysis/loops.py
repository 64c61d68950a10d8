# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each loop of a kernel costs in registers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from irtools.analysis.dataflow import members
from irtools.analysis.invariants import BlockedLoad, find_invariants
from irtools.analysis.trip_count import TripCount
from irtools.graph import Loop
from irtools.ir.debug import Location
from irtools.ir.model import Function, Instruction, LocalValue

if TYPE_CHECKING:
    from irtools.analysis.kernel import KernelAnalysis

__all__ = ["LoopSummary", "loop_metadata", "summarise_loops"]


@dataclass(frozen=True, slots=True)
class LoopSummary:
    """One loop of a kernel.

    ``iterations`` is how often it runs each time it is entered, ``frequency`` how often its header
    runs for one run of the kernel, both estimates unless ``trip_count`` knows. ``peak_vgprs`` is
    the most VGPRs that are live at once inside. ``carried`` are the VGPRs of values that come from
    outside and are live all through it; ``unused`` those values of them that the loop never reads,
    most registers first, and ``unused_vgprs`` their registers. ``movable`` and ``blocked`` are what
    does not change in the loop and is computed in it all the same, see ``Invariants``. ``hints`` is
    what the source or the compiler asks for (``unroll.disable``).
    """

    loop: Loop
    location: Location | None
    trip_count: TripCount | None
    iterations: float
    frequency: float
    peak_vgprs: int
    carried_vgprs: int
    unused: tuple[LocalValue, ...]
    unused_vgprs: int
    movable: tuple[Instruction, ...]
    blocked: tuple[BlockedLoad, ...]
    hints: tuple[str, ...]


def summarise_loops(analysis: KernelAnalysis) -> tuple[LoopSummary, ...]:
    """The loops of a kernel, each followed by those inside it, in layout order of headers.

    With irreducible control flow, iterations and frequencies are 1: see ``compute_frequencies``.
    """
    loops = sorted(
        analysis.graph.loops.loops,
        key=lambda loop: [each.header for each in reversed(loop.chain())],
    )
    return tuple(_summarise(analysis, loop) for loop in loops)


def _summarise(analysis: KernelAnalysis, loop: Loop) -> LoopSummary:
    liveness, demand = analysis.liveness, analysis.demand
    blocks = [analysis.kernel.blocks[block] for block in loop.blocks]
    inside = [instruction for block in blocks for instruction in block.instructions]
    read = {number for each in inside for number in liveness.reads.of[each.index]}
    carried = []
    for bit in members(liveness.solution.start[loop.header]):
        value = analysis.kernel.values[liveness.tracked[bit]]
        own = isinstance(value, Instruction) and value.block.index in loop.blocks
        if not own and demand.vgprs[value.number]:
            carried.append(value)
    unused = [value for value in carried if value.number not in read]
    invariants = find_invariants(analysis.graph, loop, analysis.memory)
    unused.sort(key=lambda value: -demand.vgprs[value.number])
    return LoopSummary(
        loop,
        analysis.loop_locations[loop.header],
        analysis.trip_counts.get(loop.header),
        analysis.frequencies.iterations.get(loop.header, 1.0),
        analysis.frequencies.blocks[loop.header],
        max(analysis.pressure.vgprs[each.index] for each in inside),
        sum(demand.vgprs[value.number] for value in carried),
        tuple(unused),
        sum(demand.vgprs[value.number] for value in unused),
        invariants.movable,
        invariants.blocked,
        _hints(analysis, loop),
    )


def loop_metadata(function: Function, loop: Loop) -> tuple[int, ...]:
    """The numbers of the metadata nodes of a loop (``!llvm.loop``): locations and hints."""
    for latch in loop.latches:
        node = function.blocks[latch].terminator.attachment("llvm.loop")
        if node is not None:
            return tuple(n for n in function.module.metadata.operands(node) if n != node)
    return ()


_HINT = re.compile(r'!\{!"llvm\.loop\.([\w.]+)"(?:, i\d+ (\w+))?\}')


def _hints(analysis: KernelAnalysis, loop: Loop) -> tuple[str, ...]:
    """``unroll.count 4`` and its kind; what every loop of C++ has (mustprogress) is left out."""
    nodes = map(analysis.kernel.module.metadata.node, loop_metadata(analysis.kernel, loop))
    hints = []
    for found in filter(None, map(_HINT.match, nodes)):
        if found[1] != "mustprogress":
            hints.append(f"{found[1]} {found[2]}" if found[2] else found[1])
    return tuple(hints)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What irtools knows about a kernel as networkx graphs.

Nodes are named as in the IR (``%42``). Attributes of nodes, edges and the graph are strings,
numbers and booleans only, so that every format can hold them; docs/graph.md says what they mean.
``graph.graph["what"]`` is the graph's key in ``GRAPHS``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

import networkx as nx

from irtools.analysis.kernel import KernelAnalysis, LiveValue
from irtools.analysis.liveness import LiveRange
from irtools.analysis.naming import source_name
from irtools.ir.model import BasicBlock, Instruction, LocalValue
from irtools.report.text import group_values, place

__all__ = ["GRAPHS", "cfg_graph", "interference_graph", "live_range_graph", "loop_graph"]


def cfg_graph(analysis: KernelAnalysis) -> nx.DiGraph[str]:
    """The control-flow graph: a node for each basic block, in layout order."""
    graph: nx.DiGraph[str] = nx.DiGraph(**_about("cfg", analysis))
    loops, vgprs = analysis.graph.loops, analysis.pressure.vgprs
    for block in analysis.kernel.blocks:
        first_line, last_line = _lines(block)
        innermost = loops.innermost[block.index]
        graph.add_node(
            str(block),
            first_line=first_line,
            last_line=last_line,
            instructions=len(block.instructions),
            frequency=analysis.frequencies.blocks[block.index],
            loop_depth=innermost.depth if innermost else 0,
            loop=str(analysis.kernel.blocks[innermost.header]) if innermost else "",
            vgprs=max(vgprs[instruction.index] for instruction in block.instructions),
            live_in_vgprs=sum(
                analysis.demand.vgprs[value.number] for value in analysis.liveness.live_in(block)
            ),
        )
    for block in analysis.kernel.blocks:
        innermost = loops.innermost[block.index]
        for successor in block.successors:
            target = loops.by_header.get(successor.index)
            graph.add_edge(
                str(block),
                str(successor),
                back_edge=target is not None and block.index in target.latches,
                loop_exit=innermost is not None and successor.index not in innermost.blocks,
                irreducible=(block.index, successor.index) in loops.irreducible,
            )
    return graph


def loop_graph(analysis: KernelAnalysis) -> nx.DiGraph[str]:
    """The loop forest below the kernel: an edge from the kernel to each outermost loop, and from
    each loop to those directly inside it.

    A loop is named after its header. It has a ``trip_count`` only where that is constant.
    """
    graph: nx.DiGraph[str] = nx.DiGraph(**_about("loops", analysis))
    kernel = analysis.kernel
    graph.add_node(
        str(kernel),
        location=place(kernel.location).plain,
        depth=0,
        blocks=len(kernel.blocks),
        iterations=1.0,
        frequency=1.0,
        peak_vgprs=analysis.pressure.peak_vgprs,
        carried_vgprs=0,
        unused_vgprs=0,
        unused="",
        hints="",
    )
    for summary in analysis.loops:
        loop = summary.loop
        name = str(kernel.blocks[loop.header])
        graph.add_node(
            name,
            location=place(summary.location).plain,
            depth=loop.depth,
            blocks=len(loop.blocks),
            iterations=summary.iterations,
            frequency=summary.frequency,
            peak_vgprs=summary.peak_vgprs,
            carried_vgprs=summary.carried_vgprs,
            unused_vgprs=summary.unused_vgprs,
            unused=", ".join(source_name(value) or str(value) for value in summary.unused),
            hints=", ".join(summary.hints),
        )
        if summary.trip_count is not None and summary.trip_count.constant is not None:
            graph.nodes[name]["trip_count"] = summary.trip_count.constant
        parent = kernel.blocks[loop.parent.header] if loop.parent else kernel
        graph.add_edge(str(parent), name)
    return graph


def interference_graph(
    analysis: KernelAnalysis, values: Sequence[LocalValue] | None = None
) -> nx.Graph[str]:
    """The values that take VGPRs, with an edge between two that are live at the same time.

    ``values`` are those to look at; by default the values live at the peak, all of which interfere
    with each other there: what tells the edges apart is ``overlap``, the number of instructions
    after which both are live, and ``share``, which is that of the shorter live range. In the order
    of definition.
    """
    graph: nx.Graph[str] = nx.Graph(**_about("interference", analysis))
    if values is None:
        rows = [row for row in analysis.live_at_peak if row.file == "VGPR"]
    else:
        rows = [
            LiveValue(analysis, live_range, None)
            for live_range in analysis.liveness.live_ranges(values)
            if analysis.demand.vgprs[live_range.value.number]
        ]
    points = _add_values(graph, analysis, rows)
    for (one, at_one), (other, at_other) in combinations(points.items(), 2):
        overlap = (at_one & at_other).bit_count()
        if overlap:
            shorter = min(at_one.bit_count(), at_other.bit_count())
            graph.add_edge(str(one), str(other), overlap=overlap, share=overlap / shorter)
    return graph


def live_range_graph(analysis: KernelAnalysis) -> nx.DiGraph[str]:
    """The values live at the peak with their live ranges, in the order of definition, and an edge
    from each to those of the others that read it."""
    graph: nx.DiGraph[str] = nx.DiGraph(**_about("live-ranges", analysis))
    rows = analysis.live_at_peak
    _add_values(graph, analysis, rows)
    for row in rows:
        for use in row.live_range.uses:
            if use.name and str(use) in graph:
                graph.add_edge(str(row.value), str(use))
    return graph


GRAPHS: Mapping[str, Callable[[KernelAnalysis], nx.Graph[str]]] = {
    "cfg": cfg_graph,
    "loops": loop_graph,
    "interference": interference_graph,
    "live-ranges": live_range_graph,
}
"""The graphs of ``irtools graph`` by the name that ``--what`` gives them."""


def _about(what: str, analysis: KernelAnalysis) -> dict[str, Any]:
    """The attributes of a graph: which it is, of which kernel."""
    kernel = analysis.kernel
    return {
        "what": what,
        "kernel": kernel.name,
        "title": kernel.display_name,
        "target": analysis.target.name,
        "instructions": len(kernel.instructions),
        "peak": analysis.pressure.peak,
        "peak_vgprs": analysis.pressure.peak_vgprs,
        "peak_location": place(analysis.peak_location).plain,
    }


def _lines(block: BasicBlock) -> tuple[int, int]:
    """The first and last line of the kernel that a block has instructions of, 0 without any;
    inlined code is where it was inlined."""
    locations = [instruction.location for instruction in block.instructions]
    lines = [location.chain[-1].line for location in locations if location is not None]
    known = [line for line in lines if line]
    return (min(known), max(known)) if known else (0, 0)


def _add_values(
    graph: nx.Graph[str], analysis: KernelAnalysis, rows: Sequence[LiveValue]
) -> dict[LocalValue, int]:
    """Add a node for each value. The result has a bit for each instruction after which it is live,
    in the same order."""
    groups = {row.value: group.name for group in group_values(rows) for row in group.rows}
    points = {}
    for row in sorted(rows, key=lambda row: row.value.number):
        value = row.value
        segments = _segments(analysis, row.live_range)
        points[value] = sum((1 << end) - (1 << start) for start, end in segments)
        graph.add_node(
            str(value),
            name=row.name,
            group=groups[value],
            type=str(value.type),
            file=row.file,
            registers=row.registers,
            defined=place(row.defined).plain,
            last_use=place(row.last_use).plain,
            uses=len(row.live_range.uses),
            live_points=points[value].bit_count(),
            segments=" ".join(f"{start}:{end}" for start, end in segments),
        )
    return points


def _segments(analysis: KernelAnalysis, live_range: LiveRange) -> tuple[tuple[int, int], ...]:
    """The segments of a live range; a result that nobody reads is there after its instruction."""
    value = live_range.value
    if (
        live_range.segments
        or not isinstance(value, Instruction)
        or value.block.index not in analysis.graph.reachable
    ):
        return live_range.segments
    written = value.block.phis if value.opcode == "phi" else (value,)
    return ((written[0].index, written[-1].index + 1),)

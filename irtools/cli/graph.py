# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools graph``: control flow, loops, interference and live ranges as graphs."""

from __future__ import annotations

import io
import sys
from enum import Enum
from typing import Annotated

import typer

from irtools.cli.common import (
    Files,
    Kernel,
    Mcpu,
    Session,
    list_names,
    print_text,
)
from irtools.errors import InputError


class What(Enum):
    """Which graph: the keys of ``irtools.report.graphs.GRAPHS``."""

    CFG = "cfg"
    LOOPS = "loops"
    INTERFERENCE = "interference"
    LIVE_RANGES = "live-ranges"


class GraphFormat(Enum):
    """How a graph is written."""

    DOT = "dot"
    SVG = "svg"
    JSON = "json"
    GRAPHML = "graphml"


def graph(
    files: Files,
    mcpu: Mcpu = None,
    kernel: Kernel = None,
    what: Annotated[
        What,
        typer.Option(metavar="GRAPH", help="One of cfg, loops, interference, live-ranges."),
    ] = What.CFG,
    format_: Annotated[
        GraphFormat,
        typer.Option(
            "--format",
            help="dot and svg are drawings, svg made by Graphviz; json and graphml have all "
            "attributes.",
        ),
    ] = GraphFormat.DOT,
) -> None:
    """Export a kernel's control flow, loops, interference or live ranges as a graph.

    - cfg: the basic blocks with their instructions, frequency and VGPRs
    - loops: the loops with their trip counts and the VGPRs that they carry
    - interference: the values in VGPRs at the peak, and how much their live ranges overlap
    - live-ranges: the values live at the peak, where they are live, and which reads which

    Examples:

    - `irtools graph kernel.ll --format svg > cfg.svg`
    - `irtools graph kernel.ll --what live-ranges --kernel 'lbm*' | dot -Tpdf > lbm.pdf`
    - `irtools graph kernel.ll --what interference --format graphml > interference.graphml`
    """
    from irtools.analysis.kernel import KernelAnalysis
    from irtools.report.documents import graph_entry
    from irtools.report.graph_formats import to_dot, to_graphml, to_svg
    from irtools.report.graphs import GRAPHS

    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # as SVG and GraphML say of themselves
    session = Session("graph", json=format_ is GraphFormat.JSON)
    chosen = list(session.kernels(files, kernel, mcpu))
    if format_ in (GraphFormat.SVG, GraphFormat.GRAPHML) and len(chosen) > 1:
        names = list_names([kernel_.display_name for kernel_, _ in chosen])
        raise InputError(
            f"--format {format_.value} writes one kernel, and there are {len(chosen)}: choose one "
            f"with --kernel: {names}"
        )
    write = {
        GraphFormat.DOT: to_dot,
        GraphFormat.SVG: to_svg,
        GraphFormat.GRAPHML: to_graphml,
    }
    for kernel_, target in chosen:
        analysis = KernelAnalysis(kernel_, target)
        made = GRAPHS[what.value](analysis)
        if session.json:
            session.add(graph_entry(analysis, made))
        else:
            print_text(write[format_](made))
    session.finish()

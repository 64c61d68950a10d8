# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The graphs of ``graphs`` as text: drawings (DOT, SVG) and GraphML.

A drawing is made of the attributes of a graph alone. Source: Graphviz, "DOT Language" and "Node
Shapes" (HTML-like labels).
"""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import groupby, pairwise
from typing import Any, NamedTuple

import networkx as nx

from irtools.errors import InputError, IrtoolsError

__all__ = ["to_dot", "to_graphml", "to_svg"]


def to_graphml(graph: nx.Graph[str]) -> str:
    """A graph as GraphML, with all attributes.

    Characters that XML cannot hold (a name in the IR may have any) are replaced by their pictures.
    """
    clean: nx.Graph[str] = graph.__class__(**_clean(graph.graph))
    clean.add_nodes_from((_text(node), _clean(data)) for node, data in graph.nodes(data=True))
    clean.add_edges_from(
        (_text(one), _text(other), _clean(data)) for one, other, data in graph.edges(data=True)
    )
    return "\n".join(nx.generate_graphml(clean)) + "\n"


def to_svg(graph: nx.Graph[str]) -> str:
    """The drawing of a graph as SVG, made by Graphviz's ``dot``.

    Raises InputError when there is no ``dot`` on the path, IrtoolsError when it fails.
    """
    program = shutil.which("dot")
    if program is None:
        raise InputError(
            "SVG is drawn by Graphviz, whose program dot is not on the PATH: install Graphviz (the "
            "package graphviz of Debian, Fedora, Homebrew or conda), or use --format dot"
        )
    try:
        done = subprocess.run(
            [program, "-Tsvg"], input=to_dot(graph).encode(), capture_output=True, check=False
        )
    except OSError as error:
        raise IrtoolsError(f"{program}: cannot be run: {error.strerror}") from None
    code = done.returncode
    if code:
        how = f"signal {-code}" if code < 0 else f"exit code {code}"
        reason = done.stderr.decode(errors="replace").strip()
        raise IrtoolsError(f"{program} ended with {how}" + (f": {reason}" if reason else ""))
    return done.stdout.decode()


def to_dot(graph: nx.Graph[str]) -> str:
    """The drawing of a graph in Graphviz's language."""
    draw = {
        "cfg": _draw_cfg,
        "loops": _draw_loops,
        "interference": _draw_interference,
        "live-ranges": _draw_live_ranges,
    }[graph.graph["what"]]
    return "\n".join(
        [
            f"digraph {_quote(graph.graph['kernel'])} {{",
            f"fontname={_FONT}; fontsize=11; node [shape=plain, fontname={_FONT}, fontsize=10];",
            f"edge [fontname={_FONT}, fontsize=9];",
            *draw(graph),
            "}\n",
        ]
    )


_FONT = '"Helvetica,Arial,sans-serif"'
# Every control character to its picture: neither XML nor a drawing has room for them.
_PICTURES = {
    **{code: 0x2400 + code for code in range(32)},
    **dict.fromkeys((*range(0xD800, 0xE000), 0xFFFE, 0xFFFF), 0xFFFD),
}


def _text(text: str) -> str:
    """A text of which every character can be shown."""
    return text.translate(_PICTURES)


def _clean(attributes: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: _text(value) if isinstance(value, str) else value for key, value in attributes.items()
    }


def _quote(text: str) -> str:
    """A quoted string of DOT, in which backslashes start escapes, and ampersands entities: where
    they do not, Graphviz's SVG is not XML."""
    text = _text(text).replace("&", "&amp;").replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'


def _identifier(node: str) -> str:
    """A node's name without the ``%``: Graphviz renames what starts with one."""
    return _quote(node.removeprefix("%"))


_LONGEST = 36  # characters of a name in a drawing


def _html(text: str) -> str:
    """A text in an HTML-like label, the first part of it when it is long."""
    text = _text(text)
    text = escape(text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…")
    # Graphviz stumbles over a cell that begins with a bracket.
    return f"&#93;{text[1:]}" if text.startswith("]") else text


def _bold(text: str) -> str:
    return f"<B>{_html(text)}</B>" if text else ""  # Graphviz refuses to have nothing in bold


def _node(name: str, label: str) -> str:
    return f"{_identifier(name)} [label=<{label}>];"


def _edge(one: str, other: str, **attributes: str) -> str:
    listed = ", ".join(f"{key}={_quote(value)}" for key, value in attributes.items())
    return f"{_identifier(one)} -> {_identifier(other)} [{listed}];"


def _box(lines: Sequence[str], share: float) -> str:
    """A box of lines, the deeper coloured the larger its share of the kernel's peak."""
    green, blue = (round(255 - share * depth) for depth in (110, 190))
    rows = "".join(f"<TR><TD>{line}</TD></TR>" for line in lines)
    return (
        f'<TABLE BORDER="1" CELLBORDER="0" CELLSPACING="0" BGCOLOR="#ff{green:02x}{blue:02x}">'
        f"{rows}</TABLE>"
    )


def _title(graph: nx.Graph[str], *explanation: str) -> str:
    about = graph.graph
    peak = f"{about['peak_vgprs']} VGPRs live at the peak"
    if about["peak_location"]:
        peak += f", {about['peak_location']}"
    heading = escape(_text(f"{about['title']}, {about['target']}: {peak}"))
    lines = [f"<B>{heading}</B>", *explanation]
    return (
        "labelloc=t; labeljust=l; label=<"
        + "".join(f'{line}<BR ALIGN="LEFT"/>' for line in lines)
        + ">;"
    )


def _draw_cfg(graph: nx.Graph[str]) -> Iterator[str]:
    most = max(graph.graph["peak_vgprs"], 1)
    yield _title(
        graph,
        "Basic blocks, the darker the more VGPRs are live in them. Bold: back edge. Dashed: leaves "
        "a loop.",
    )
    for name, block in graph.nodes(data=True):
        first, last = block["first_line"], block["last_line"]
        lines = f"  line {first}" if first == last else f"  lines {first}–{last}"
        label = [
            f"{_bold(name)}{lines if first else ''}",
            f"{block['instructions']} instr., runs {block['frequency']:.4g}×",
            f"{block['vgprs']} VGPRs, {block['live_in_vgprs']} live-in",
        ]
        yield _node(name, _box(label, block["vgprs"] / most))
    for one, other, edge in graph.edges(data=True):
        if edge["back_edge"] or edge["irreducible"]:
            yield _edge(one, other, style="bold", color="#1f4e9c")
        else:
            yield _edge(one, other, style="dashed" if edge["loop_exit"] else "solid")


def _draw_loops(graph: nx.Graph[str]) -> Iterator[str]:
    most = max(graph.graph["peak_vgprs"], 1)
    yield _title(
        graph, "Loops below those around them, the darker the more VGPRs are live in them."
    )
    for name, loop in graph.nodes(data=True):
        vgprs = f"{loop['peak_vgprs']} VGPRs"
        if loop["depth"]:
            exact = "" if "trip_count" in loop else "~"
            label = [
                f"{_bold(loop['location'])}  {_html(name)}",
                f"{exact}{loop['iterations']:.4g} iterations, runs {loop['frequency']:.4g}×",
                f"{vgprs}, {loop['carried_vgprs']} carried, {loop['unused_vgprs']} of them unused",
                *(map(_html, loop["hints"].split(", ")) if loop["hints"] else ()),
            ]
        else:
            label = [f"{_bold(graph.graph['title'])}  {_html(loop['location'])}", vgprs]
        yield _node(name, _box(label, loop["peak_vgprs"] / most))
    for one, other in graph.edges:
        yield _edge(one, other)


class _Row(NamedTuple):
    """Values in one row of a drawing; the first of them is its node."""

    title: str
    values: Sequence[str]
    attributes: Sequence[Mapping[str, Any]]


# Two values are mostly apart when both are live for less than this share of the shorter range.
_MOSTLY_APART = 0.5


def _draw_interference(graph: nx.Graph[str]) -> Iterator[str]:
    """A row for the values of each name. That all of them interfere at the peak needs no edges; an
    edge is between rows with values that are mostly apart otherwise."""
    yield _title(
        graph,
        "Values in VGPRs and where they are live in the kernel, those of one name in one row, the "
        "darker the more of them; red: the peak.",
        "All that cross it interfere. A line to the right: mostly apart, both live in less than "
        "half of the shorter live range.",
    )
    groups: dict[str, list[str]] = {}
    for value, data in graph.nodes(data=True):
        groups.setdefault(data["group"], []).append(value)
    yield from _rows(
        graph,
        [
            _Row(name, values, [graph.nodes[value] for value in values])
            for name, values in groups.items()
        ],
    )
    row_of = {value: row for row, values in enumerate(groups.values()) for value in values}
    nodes = [values[0] for values in groups.values()]
    overlaps: dict[tuple[int, int], list[int]] = {}
    for one, other, edge in graph.edges(data=True):
        upper, lower = sorted((row_of[one], row_of[other]))
        if edge["share"] < _MOSTLY_APART and upper != lower:
            overlaps.setdefault((upper, lower), []).append(edge["overlap"])
    for (upper, lower), counts in overlaps.items():
        least, most = min(counts), max(counts)
        told = f"both live after {least if least == most else f'{least} to {most}'} instructions"
        yield _edge(nodes[upper], nodes[lower], dir="none", tooltip=told, **_BESIDE)


def _draw_live_ranges(graph: nx.Graph[str]) -> Iterator[str]:
    yield _title(
        graph,
        "Values live at the peak and where they are live in the kernel; red: the peak. An arrow to "
        "the right: is read by.",
    )
    yield from _rows(
        graph,
        [
            _Row(data["name"] or data["group"], [value], [data])
            for value, data in graph.nodes(data=True)
        ],
    )
    for one, other in graph.edges:
        yield _edge(one, other, **_BESIDE)


# An edge to the right of the rows, which does not move them.
_BESIDE = {"tailport": "e", "headport": "e", "constraint": "false", "arrowsize": "0.6"}
_HEADINGS = ("value", "IR", "registers", "defined", "last use")


def _rows(graph: nx.Graph[str], rows: Sequence[_Row]) -> Iterator[str]:
    """A node for each row, one below the other: what it is, and a bar of when it is live."""
    yield "ranksep=0.02; nodesep=0.06;"
    table = [_cells(row) for row in rows]
    widths = [
        round(6.5 * min(max(map(len, column)), _LONGEST)) + 12
        for column in zip(_HEADINGS, *table, strict=True)
    ]
    bars = [_bar(graph.graph, row.attributes) for row in rows]
    names = ["", *(row.values[0] for row in rows)]
    for name, cells, bar in zip(names, [_HEADINGS, *table], ["live", *bars], strict=True):
        texts = "".join(
            f'<TD ALIGN="LEFT" WIDTH="{width}">{_html(cell)}</TD>'
            for cell, width in zip(cells, widths, strict=True)
        )
        yield _node(
            name,
            '<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1"><TR>'
            f'{texts}<TD ALIGN="LEFT" WIDTH="{_BAR}">{bar}</TD></TR></TABLE>',
        )
    for one, other in pairwise(names):
        yield _edge(one, other, style="invis", weight="100")


def _cells(row: _Row) -> tuple[str, ...]:
    """What a row says, under the headings."""
    last = max(row.attributes, key=lambda value: [end for _, end in _segments(value)[-1:]])
    registers = sum(value["registers"] for value in row.attributes)
    many = len(row.values) > 1
    return (
        row.title + (f" ×{len(row.values)}" if many else ""),
        row.values[0] + (", …" if many else ""),
        f"{registers} {row.attributes[0]['file']}",
        row.attributes[0]["defined"],
        last["last_use"],
    )


_BAR = 480  # points
_SLICES = 120  # of a kernel, in a bar
_SHADES = ("#f0f0f0", "#c6dbef", "#9ecae1", "#6baed6", "#3182bd")
_PEAK = "#d62728"


def _segments(value: Mapping[str, Any]) -> list[tuple[int, int]]:
    """The segments of a live range."""
    pairs = (segment.split(":") for segment in value["segments"].split())
    return [(int(start), int(end)) for start, end in pairs]


def _bar(about: Mapping[str, Any], members: Sequence[Mapping[str, Any]]) -> str:
    """When values are live: the kernel's instructions from left to right, in slices that are the
    darker the more of the values are live in them."""
    total = about["instructions"]
    slices = min(total, _SLICES)
    live: Counter[int] = Counter()
    for member in members:
        within: set[int] = set()
        for start, end in _segments(member):
            within.update(range(start * slices // total, (end - 1) * slices // total + 1))
        live.update(within)
    colours = [_SHADES[-(-live[place] * 4 // len(members))] for place in range(slices)]
    peak = about["peak"] * slices // total
    if live[peak]:
        colours[peak] = _PEAK
    cells = "".join(
        f'<TD FIXEDSIZE="TRUE" HEIGHT="11" WIDTH="{len(list(run)) * _BAR // slices}" '
        f'BGCOLOR="{colour}"></TD>'
        for colour, run in groupby(colours)
    )
    return (
        f'<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR>{cells}</TR></TABLE>'
    )

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The graphs against their definitions, and what their formats keep of them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.programs import random_kernel

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.pressure import live_after
from irtools.analysis.selection import target_of
from irtools.cli.graph import What
from irtools.errors import InputError, IrtoolsError
from irtools.ir.source import load, parse
from irtools.report.documents import graph_entry
from irtools.report.graph_formats import to_dot, to_graphml, to_svg
from irtools.report.graphs import (
    GRAPHS,
    cfg_graph,
    interference_graph,
    live_range_graph,
    loop_graph,
)
from irtools.target import load_target

seeds = st.integers(0, 2**32)
# Any text, and such of what the formats have a meaning for.
names = st.text(st.characters(exclude_categories=["Cs"]), max_size=50) | st.text(
    '"\\<>&;%:#[]{}\n\r\t\x01 aN', max_size=12
)
NEST = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %item to i64
  %old = atomicrmw add ptr addrspace(1) %p, i32 %item seq_cst
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %x = add i32 %item, %i
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %j1 = add i32 %j, 1
  %y = add i32 %item, %j
  store i32 %y, ptr addrspace(1) %p
  %more = icmp ult i32 %j1, 4
  br i1 %more, label %inner, label %latch
latch:
  store i32 %x, ptr addrspace(1) %p
  %i1 = add i32 %i, 1
  %again = icmp ult i32 %i1, %n
  br i1 %again, label %outer, label %exit
exit:
  store i64 %wide, ptr addrspace(1) %p
  ret void
}
"""


@pytest.fixture(scope="module")
def nest() -> KernelAnalysis:
    """Two loops, one in the other."""
    return KernelAnalysis(parse(NEST).kernels[0], load_target("gfx942"))


@pytest.fixture(scope="session")
def dot() -> str:
    """Graphviz; without it the test is skipped, where ``CI`` is ``true`` it fails."""
    program = shutil.which("dot")
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail("no dot on the path")
        pytest.skip("no dot on the path")
    return program


def analyse_random(seed: int) -> KernelAnalysis:
    return KernelAnalysis(random_kernel(seed), load_target("gfx942"))


def test_the_command_knows_all_graphs() -> None:
    assert [what.value for what in What] == list(GRAPHS)


# Control flow and loops


def test_control_flow(nest: KernelAnalysis) -> None:
    graph = cfg_graph(nest)
    assert list(graph) == ["%entry", "%outer", "%inner", "%latch", "%exit"]
    assert graph.nodes["%inner"] == {
        "first_line": 0,
        "last_line": 0,
        "instructions": 6,
        "frequency": 32.0 * 4,
        "loop_depth": 2,
        "loop": "%inner",
        "vgprs": 5,
        "live_in_vgprs": 4,
    }
    assert graph.nodes["%latch"]["loop"] == "%outer"
    assert (graph.nodes["%exit"]["loop_depth"], graph.nodes["%exit"]["loop"]) == (0, "")
    kinds = {
        (one, other): [kind for kind, holds in data.items() if holds]
        for one, other, data in graph.edges(data=True)
    }
    assert kinds == {
        ("%entry", "%outer"): [],
        ("%outer", "%inner"): [],
        ("%inner", "%inner"): ["back_edge"],
        ("%inner", "%latch"): ["loop_exit"],
        ("%latch", "%outer"): ["back_edge"],
        ("%latch", "%exit"): ["loop_exit"],
    }


@given(seeds)
@settings(deadline=None)
def test_control_flow_of_random_kernels(seed: int) -> None:
    analysis = analyse_random(seed)
    graph = cfg_graph(analysis)
    blocks = analysis.kernel.blocks
    assert list(graph) == [str(block) for block in blocks]
    assert set(graph.edges) == {(str(a), str(b)) for a in blocks for b in a.successors}
    assert max(data["vgprs"] for _, data in graph.nodes(data=True)) == graph.graph["peak_vgprs"]
    without = nx.restricted_view(
        graph,
        [str(block) for block in blocks if block.index not in analysis.graph.reachable],
        [e for e in graph.edges if graph.edges[e]["back_edge"] or graph.edges[e]["irreducible"]],
    )
    assert nx.is_directed_acyclic_graph(without)


def test_lines_are_those_of_the_kernel(samples: Path) -> None:
    """Inlined code, from line 35 and around, is where it was inlined."""
    (module,) = load(str(samples / "gfx942/lbm.ll"))
    graph = cfg_graph(KernelAnalysis(module.kernels[0], target_of(module.kernels[0])))
    lines = [(data["first_line"], data["last_line"]) for _, data in graph.nodes(data=True)]
    assert min(first for first, _ in lines) > 49
    assert max(last for _, last in lines) <= 206
    assert all(first <= last for first, last in lines)


def test_loops(nest: KernelAnalysis) -> None:
    graph = loop_graph(nest)
    assert list(graph.edges) == [("@k", "%outer"), ("%outer", "%inner")]
    kernel, outer, inner = (graph.nodes[name] for name in graph)
    assert (kernel["depth"], outer["depth"], inner["depth"]) == (0, 1, 2)
    assert inner["trip_count"] == 4
    assert "trip_count" not in outer
    assert (outer["iterations"], inner["frequency"]) == (32.0, 128.0)
    assert (outer["carried_vgprs"], outer["unused_vgprs"], outer["unused"]) == (
        3,
        2,
        "threadIdx.x",  # of %wide
    )
    assert kernel["peak_vgprs"] == max(outer["peak_vgprs"], inner["peak_vgprs"])


# Values


@given(seeds)
@settings(deadline=None)
def test_interference_by_definition(seed: int) -> None:
    """Two values interfere after the instructions after which both are live."""
    analysis = analyse_random(seed)
    kernel, vgprs = analysis.kernel, analysis.demand.vgprs
    points: Counter[str] = Counter()
    overlaps: Counter[frozenset[str]] = Counter()
    for instruction in kernel.instructions:
        if instruction.block.index in analysis.graph.reachable:
            after = live_after(analysis.liveness, instruction)
            live = [str(value) for value in after if vgprs[value.number]]
            points.update(live)
            overlaps.update(map(frozenset, combinations(live, 2)))
    graph = interference_graph(analysis, kernel.values)
    assert list(graph) == [str(value) for value in kernel.values if vgprs[value.number]]
    for name, data in graph.nodes(data=True):
        assert data["live_points"] == points[name]
    assert {frozenset(edge): graph.edges[edge]["overlap"] for edge in graph.edges} == overlaps
    for one, other, data in graph.edges(data=True):
        assert data["share"] == data["overlap"] / min(points[one], points[other])
    at_peak = interference_graph(analysis)
    assert set(at_peak) == {str(row.value) for row in analysis.live_at_peak if row.file == "VGPR"}
    assert nx.density(at_peak) == 1 or len(at_peak) < 2
    assert sum(data["registers"] for _, data in at_peak.nodes(data=True)) == (
        analysis.pressure.peak_vgprs
    )
    assert all(at_peak.edges[edge] == graph.edges[edge] for edge in at_peak.edges)


@given(seeds)
@settings(deadline=None)
def test_live_ranges(seed: int) -> None:
    analysis = analyse_random(seed)
    graph = live_range_graph(analysis)
    live = {str(row.value): row for row in analysis.live_at_peak}
    assert set(graph) == set(live)
    places = [live[name].value.number for name in graph]
    assert places == sorted(places)
    for name, data in graph.nodes(data=True):
        ranges = [tuple(map(int, part.split(":"))) for part in data["segments"].split()]
        assert sum(end - start for start, end in ranges) == data["live_points"]
        assert any(start <= analysis.pressure.peak < end for start, end in ranges)
        assert live[name].registers == data["registers"]
    reads = {
        (one, other)
        for one in live
        for other, row in live.items()
        if row.value in live[one].live_range.uses
    }
    assert set(graph.edges) == reads


def test_a_result_that_nobody_reads_is_live_at_its_own_instruction(nest: KernelAnalysis) -> None:
    graph = interference_graph(nest, nest.kernel.values)
    assert graph.nodes["%old"]["segments"] == "2:3"
    assert graph.edges["%old", "%wide"] == {"overlap": 1, "share": 1.0}


# Formats


def plain(text: str) -> str:
    """What is left of a text where control characters cannot be: their pictures."""
    text = re.sub(r"[\x00-\x1f]", lambda found: chr(0x2400 + ord(found[0])), text)
    return re.sub(r"[\ufffe\uffff]", "\ufffd", text)


@st.composite
def odd_graphs(draw: st.DrawFn) -> nx.Graph[str]:
    """Graphs of the nest with any names for nodes, and in their attributes."""
    analysis = KernelAnalysis(parse(NEST).kernels[0], load_target("gfx942"))
    graph = GRAPHS[draw(st.sampled_from(list(GRAPHS)))](analysis)
    # As LLVM has them: never empty. Graphviz renames what starts with a %.
    own = names.filter(lambda name: name and not name.startswith("%"))
    new = draw(st.lists(own, min_size=len(graph), max_size=len(graph), unique_by=plain))
    graph = nx.relabel_nodes(graph, {old: f"%{name}" for old, name in zip(graph, new, strict=True)})
    for attributes in (graph.graph, *(data for _, data in graph.nodes(data=True))):
        for key in {"title", "kernel", "peak_location", "name", "group", "location", "hints"}:
            if key in attributes:
                attributes[key] = draw(names)
    return graph


@given(odd_graphs())
@settings(deadline=None, max_examples=30)
def test_any_name_can_be_drawn(dot: str, graph: nx.Graph[str]) -> None:
    text = to_dot(graph)
    done = subprocess.run([dot, "-Tjson"], input=text.encode(), capture_output=True, check=True)
    assert done.stderr == b""
    drawn = json.loads(done.stdout)
    ids = [each["name"].replace("\\\\", "\\").replace("&amp;", "&") for each in drawn["objects"]]
    found = {f"%{name}" for name in ids if name}
    if graph.graph["what"] == "interference":
        assert found <= set(map(plain, graph))
    else:
        assert found == set(map(plain, graph))
    ElementTree.fromstring(to_svg(graph))


@given(odd_graphs())
@settings(deadline=None)
def test_graphml_reads_back(graph: nx.Graph[str]) -> None:
    found = nx.parse_graphml(to_graphml(graph))
    assert found.is_directed() == graph.is_directed()

    def shown(attributes: dict[str, object]) -> dict[str, object]:
        return {
            key: plain(value) if isinstance(value, str) else value
            for key, value in attributes.items()
        }

    assert dict(found.nodes(data=True)) == {
        plain(node): shown(data) for node, data in graph.nodes(data=True)
    }
    edges = {(plain(a), plain(b)): data for a, b, data in graph.edges(data=True)}
    assert {edge: found.edges[edge] for edge in edges} == edges
    assert len(found.edges) == len(edges)
    assert shown(graph.graph).items() <= found.graph.items()


@pytest.mark.parametrize("what", GRAPHS)
def test_json_reads_back(nest: KernelAnalysis, what: str) -> None:
    graph = GRAPHS[what](nest)
    entry = json.loads(json.dumps(graph_entry(nest, graph)))
    found = nx.node_link_graph(entry["graph"], edges="edges")
    assert nx.utils.graphs_equal(found, graph)
    assert found.graph == graph.graph


def test_drawings_of_the_samples(samples: Path, dot: str) -> None:
    """A node for each row or box, and as few edges as can be told apart."""
    for path in sorted((samples / "gfx942").glob("*.ll")):
        (module,) = load(str(path))
        kernel = module.kernels[0]
        analysis = KernelAnalysis(kernel, target_of(kernel))
        for what, make in GRAPHS.items():
            graph = make(analysis)
            svg = ElementTree.fromstring(to_svg(graph))
            classes = Counter(each.get("class") for each in svg.iter())
            headings = what in ("interference", "live-ranges")
            rows = {data.get("group") for _, data in graph.nodes(data=True)}
            expected = len(rows) if what == "interference" else len(graph)
            assert classes["node"] == expected + headings
            if what == "interference":
                assert classes["edge"] <= 20
            else:
                assert classes["edge"] == len(graph.edges)


@pytest.mark.parametrize("what", GRAPHS)
def test_a_kernel_without_anything(what: str, dot: str) -> None:
    text = NEST[: NEST.index("entry:")] + "ret void }"
    analysis = KernelAnalysis(parse(text).kernels[0], load_target("gfx942"))
    graph = GRAPHS[what](analysis)
    assert len(graph) == (1 if what in ("cfg", "loops") else 0)
    ElementTree.fromstring(to_svg(graph))
    assert len(nx.parse_graphml(to_graphml(graph))) == len(graph)


# Graphviz that is missing or fails


def test_without_graphviz(
    nest: KernelAnalysis, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(InputError, match=r"install Graphviz .* or use --format dot"):
        to_svg(cfg_graph(nest))


@pytest.mark.skipif(os.name != "posix", reason="needs a shell script")
@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("#!/bin/sh\necho no fonts >&2; exit 3\n", "dot ended with exit code 3: no fonts$"),
        ("#!/bin/sh\nkill -9 $$\n", "dot ended with signal 9$"),
        ("neither a script nor a program\n", "dot: cannot be run: Exec format error$"),
    ],
)
def test_graphviz_that_fails(
    nest: KernelAnalysis,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    script: str,
    message: str,
) -> None:
    program = tmp_path / "dot"
    program.write_text(script, encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(IrtoolsError, match=message):
        to_svg(cfg_graph(nest))


def test_the_command_says_what_to_do_without_graphviz(samples: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "irtools", "graph", "gfx942/lbm.ll", "--format", "svg"],
        cwd=samples,
        env={**os.environ, "PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch("irtools: error: SVG .* install Graphviz .*\n", done.stderr)

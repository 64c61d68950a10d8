# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reports as JSON documents. Their schema is ``schema.json`` beside this file and docs/json.md.

A document's ``schema`` names its kind and version, ``irtools.liveness/1``: fields may be added
under the same version, never removed or changed in meaning.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import networkx as nx

from irtools.analysis.invariants import BlockedLoad
from irtools.analysis.kernel import KernelAnalysis, LiveValue
from irtools.analysis.naming import location_of, source_name
from irtools.analysis.private_arrays import PrivateArray
from irtools.analysis.round_trips import RoundTrip
from irtools.backend import Change, Resources
from irtools.errors import BackendError
from irtools.graph import Loop
from irtools.ir.debug import Location
from irtools.ir.model import Function, Instruction, LocalValue
from irtools.machine import MachinePressure
from irtools.machine.hot_lines import hot_lines
from irtools.machine.spilled import SpilledValue, Spilling
from irtools.report.text import is_pressed
from irtools.target import Target

__all__ = [
    "diff_entry",
    "document",
    "graph_entry",
    "liveness_entry",
    "loops_entry",
    "pressure_entry",
    "resources_entry",
    "spills_entry",
]

Document = dict[str, Any]


def document(kind: str, kernels: Sequence[object], errors: Sequence[str]) -> Document:
    """The whole document of ``irtools KIND --format json``."""
    from irtools import __version__

    return {
        "schema": f"irtools.{kind}/1",
        "irtools": __version__,
        "kernels": list(kernels),
        "errors": list(errors),
    }


def resources_entry(
    kernel: Function, target: Target, resources: Resources | BackendError | None
) -> Document:
    """One kernel with what the backend allocated for it."""
    return {
        "kernel": kernel.name,
        "name": kernel.demangled,
        "file": kernel.module.path,
        "location": location_entry(kernel.location),
        "target": target.name,
        "wave_size": target.wave_size,
        "resources": resources_fields(resources, target)
        if isinstance(resources, Resources)
        else None,
        "error": str(resources) if isinstance(resources, BackendError) else None,
    }


def diff_entry(change: Change) -> Document:
    """One kernel whose resources differ between two versions."""
    kernel, after, before = change.kernel, change.after, change.before
    target = kernel.target
    return {
        "kernel": kernel.symbol,
        "name": kernel.name,
        "file": kernel.file,
        "location": None,
        "target": target.name,
        "wave_size": target.wave_size,
        "resources": None if after is None else resources_fields(after.resources, target),
        "error": None,
        "change": change.status,
        "before": None if before is None else resources_fields(before.resources, target),
    }


def liveness_entry(
    analysis: KernelAnalysis,
    resources: Resources | BackendError | None,
    machine: MachinePressure | None,
    *,
    top: int,
) -> Document:
    """One kernel with its pressure after every instruction and the values live at the peak."""
    pressure = analysis.pressure
    values = analysis.live_at_peak
    return {
        **resources_entry(analysis.kernel, analysis.target, resources),
        "workgroup": _workgroup(analysis),
        "instructions": len(pressure.vgprs),
        "calls": [
            {"callee": call.callee or None, "peak_vgprs": call.peak_vgprs}
            for call in analysis.calls
        ],
        "private_arrays": [_private_array(array) for array in analysis.private_arrays],
        "memory": {
            kind: {
                "loads": traffic.loads,
                "stores": traffic.stores,
                "bytes_loaded": traffic.bytes_loaded,
                "bytes_stored": traffic.bytes_stored,
            }
            for kind, traffic in analysis.traffic.items()
        },
        "round_trips": [_round_trip(trip) for trip in analysis.round_trips],
        "pressure": {"vgprs": list(pressure.vgprs), "sgprs": list(pressure.sgprs)},
        "machine_peak": None if machine is None else _machine_peak(machine),
        "estimated_machine_peak": analysis.estimate.vgprs,
        "peak": {
            "instruction": pressure.peak,
            "ir": _as_in_the_file(analysis.peak.text),
            "vgprs": pressure.peak_vgprs,
            "sgprs": pressure.sgprs[pressure.peak],
            "location": location_entry(analysis.peak_location),
            "live_values": len(values),
        },
        "live": [_live_value(row, reasons=is_pressed(analysis, resources)) for row in values[:top]],
    }


def _workgroup(analysis: KernelAnalysis) -> Document | None:
    workgroup = analysis.uniformity.workgroup
    if workgroup is None:
        return None
    return {"sizes": list(workgroup.sizes), "source": workgroup.source}


def pressure_entry(analysis: KernelAnalysis, machine: MachinePressure) -> Document:
    """One kernel with its pressure at every machine instruction."""
    profile = machine.profile
    return {
        **resources_entry(machine.kernel, machine.target, machine.resources),
        "workgroup": _workgroup(analysis),
        "machine": {
            "vector_registers": list(profile.vector_registers),
            "sgprs": [counts.sgprs for counts in profile.at],
            "peak": _machine_peak(machine),
            "peak_in_ir": analysis.pressure.peak_vgprs,
            "made_of": [
                {"kind": share.kind, "registers": share.registers} for share in machine.shares
            ],
            "lines": [
                {
                    "file": line.file,
                    "line": line.line,
                    "vector_registers": line.registers,
                    "instructions": line.instructions,
                    "near_the_limit": line.near,
                }
                for line in hot_lines(machine, analysis)
            ],
            "live": [
                {
                    "register": f"%{register.number}",
                    "file": register.file,
                    "registers": register.registers,
                    "origin": register.origin.kind,
                    "name": register.origin.name or None,
                    "used_for": register.origin.used_for or None,
                    "values": [_named(value) for value in register.origin.values],
                    "location": location_entry(register.origin.location),
                }
                for register in machine.live_at_peak
            ],
        },
    }


def spills_entry(
    analysis: KernelAnalysis,
    resources: Resources | BackendError,
    spilling: Spilling,
) -> Document:
    """One kernel with what the register allocator has spilled, the most expensive first."""
    return {
        **resources_entry(analysis.kernel, analysis.target, resources),
        "workgroup": _workgroup(analysis),
        "spills": None
        if isinstance(resources, BackendError)
        else [_spill(row, analysis) for row in spilling.values],
        "lane_vgprs": spilling.lane_vgprs,
    }


def _spill(row: SpilledValue, analysis: KernelAnalysis) -> Document:
    def place(loop: Loop) -> Document | None:
        return location_entry(analysis.loop_locations[loop.header])

    return {
        "origin": row.kind,
        "values": [_named(value) for value in row.values],
        "used_for": row.used_for or None,
        "file": "SGPR" if row.spill.file == "SGPR" else "VGPR",
        "registers": row.spill.registers,
        "kept_in": row.spill.place,
        "scratch_bytes": row.spill.scratch,
        "stores": len(row.spill.saves),
        "reloads": len(row.reloads),
        "runs": row.runs,
        "defined": [location_entry(location_of(value)) for value in row.values],
        "stored_at": [location_entry(location_of(each)) for each in row.saves],
        "reloaded_at": [location_entry(location_of(each)) for each in row.reloaded_at],
        "each_reload": [
            {
                "location": None
                if each.instruction is None
                else location_entry(location_of(each.instruction)),
                "depth": each.loop.depth if each.loop else 0,
                "runs": each.runs,
            }
            for each in row.reloads
        ],
        "loops": [{"location": place(loop), "depth": loop.depth} for loop in row.loops],
    }


def loops_entry(analysis: KernelAnalysis) -> Document:
    """One kernel with its loops, each followed by those inside it."""
    return {
        **resources_entry(analysis.kernel, analysis.target, None),
        "workgroup": _workgroup(analysis),
        "instructions": len(analysis.pressure.vgprs),
        "irreducible": bool(analysis.graph.loops.irreducible),
        "loops": [
            {
                "header": _block(analysis, summary.loop.header),
                "preheader": None
                if summary.loop.preheader is None
                else _block(analysis, summary.loop.preheader),
                "latches": [_block(analysis, latch) for latch in summary.loop.latches],
                "depth": summary.loop.depth,
                "blocks": len(summary.loop.blocks),
                "location": location_entry(summary.location),
                "trip_count": summary.trip_count.constant if summary.trip_count else None,
                "iterations": summary.iterations,
                "frequency": summary.frequency,
                "peak_vgprs": summary.peak_vgprs,
                "carried_vgprs": summary.carried_vgprs,
                "unused_vgprs": summary.unused_vgprs,
                "unused": [_named(value) for value in summary.unused],
                "movable": [_named(value) for value in summary.movable],
                "blocked": [_blocked(load) for load in summary.blocked],
                "hints": list(summary.hints),
            }
            for summary in analysis.loops
        ],
    }


def graph_entry(analysis: KernelAnalysis, graph: nx.Graph[str]) -> Document:
    """One kernel with one of its graphs, as ``networkx.node_link_graph(…, edges="edges")`` reads
    it."""
    return {
        **resources_entry(analysis.kernel, analysis.target, None),
        "graph": nx.node_link_data(graph, edges="edges"),
    }


def resources_fields(resources: Resources, target: Target) -> Document:
    step = resources.next_step
    return {
        "llvm": resources.llvm,
        "vgprs": resources.vgprs,
        "agprs": resources.agprs,
        "sgprs": resources.sgprs,
        "vgpr_spills": resources.vgpr_spills,
        "sgpr_spills": resources.sgpr_spills,
        "scratch_bytes": resources.scratch,
        "dynamic_stack": resources.dynamic_stack,
        "lds_bytes": resources.lds,
        "dynamic_lds": resources.dynamic_lds,
        "workgroup": list(resources.workgroup),
        "occupancy": resources.occupancy.waves,
        "max_occupancy": target.max_waves,
        "limited_by": list(resources.occupancy.limited_by),
        "next_step": None
        if step is None
        else {"waves": step.waves, "vgprs": step.vgprs, "shed": step.shed},
        "ladder": [
            {
                "waves": rung.waves,
                "vgprs": rung.vgprs,
                "shed": rung.shed,
                "stopped_by": list(rung.stopped_by),
            }
            for rung in resources.ladder(target)
        ],
        "code_bytes": resources.code_bytes,
        "instructions": resources.instructions,
        "functions": [
            {
                "name": each.name,
                "vgprs": each.vgprs,
                "agprs": each.agprs,
                "sgprs": each.sgprs,
                "scratch_bytes": each.scratch,
                "calls": list(each.callees),
                "calls_unknown": each.calls_unknown,
            }
            for each in resources.functions
        ],
    }


def _live_value(row: LiveValue, *, reasons: bool) -> Document:
    return {
        "ir": str(row.value),
        "name": row.name or None,
        "type": str(row.value.type),
        "file": row.file,
        "registers": row.registers,
        "beyond_llvm": row.analysis.uniformity.beyond_llvm.get(row.value.number),
        "defined": location_entry(row.defined),
        "last_use": location_entry(row.last_use),
        "uses": len(row.live_range.uses),
        "segments": [list(segment) for segment in row.live_range.segments],
        "alive": row.live_range.points,
        "cost": row.candidate.cost if row.candidate else None,
        "score": row.candidate.score if row.candidate else None,
        "could_go": [
            {
                "kind": reason.kind,
                "instructions": [str(each) for each in reason.instructions],
                "loop": None
                if reason.loop is None
                else location_entry(row.analysis.loop_locations[reason.loop.header]),
            }
            for reason in (row.reasons if reasons else ())
        ],
        "loops": [
            {"location": location_entry(carried.location), "used": carried.used}
            for carried in row.loops
        ],
    }


def _block(analysis: KernelAnalysis, index: int) -> str:
    return str(analysis.kernel.blocks[index])


def _machine_peak(machine: MachinePressure) -> Document:
    block, position = machine.profile.peak
    return {
        "instruction": sum(map(len, machine.liveness.accesses[:block])) + position,
        "code": machine.peak.text.partition(", debug-location")[0],
        "vector_registers": machine.profile.peak_vector_registers,
        "location": location_entry(machine.peak_location),
    }


def _named(value: LocalValue) -> Document:
    # What has no result stands for what its code needs.
    ir = str(value) if value.name or not isinstance(value, Instruction) else value.opcode
    return {"ir": ir, "name": source_name(value) or None}


def _instruction(instruction: Instruction) -> Document:
    return {
        "ir": _as_in_the_file(instruction.text),
        "location": location_entry(location_of(instruction)),
    }


def _blocked(blocked: BlockedLoad) -> Document:
    kind, instruction = blocked.obstacle
    return {**_named(blocked.load), "obstacle": kind, "because_of": _instruction(instruction)}


def _private_array(array: PrivateArray) -> Document:
    return {
        **_named(array.alloca),
        "bytes": array.size,
        "vgprs": array.vgprs,
        "reasons": [
            {"kind": reason.kind, **_instruction(reason.instruction)} for reason in array.reasons
        ],
    }


def _round_trip(trip: RoundTrip) -> Document:
    buffer = trip.buffer
    return {
        "buffer": {"ir": buffer, "name": None} if isinstance(buffer, str) else _named(buffer),
        "bytes_stored": trip.bytes_stored,
        "bytes_loaded": trip.bytes_loaded,
        "stores": [_instruction(each) for each in trip.stores],
        "loads": [_instruction(each) for each in trip.loads],
        "barriers": [_instruction(each) for each in trip.barriers],
    }


def _as_in_the_file(text: str) -> str:
    """An instruction with numbered values as LLVM prints them: ``%41``, not ``%"41"``."""
    return re.sub(r'%"(\d+)"', r"%\1", text)


def location_entry(location: Location | None) -> Document | None:
    if location is None:
        return None
    return {
        "file": location.file,
        "directory": location.directory,
        "line": location.line,
        "column": location.column,
        "function": location.function,
        "inlined_at": location_entry(location.inlined_at),
    }

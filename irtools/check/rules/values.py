# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values that take VGPRs for little, by the machine code. Only in kernels that win something by
fewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from irtools.analysis.candidates import NEAR, ReasonKind
from irtools.check.diagnostic import Diagnostic, Note, Quantity
from irtools.check.subject import Held, Subject, group_by_name, listed, registers_of
from irtools.graph import Loop
from irtools.machine import MachinePressure

__all__ = ["long_lived_value", "uniform_in_vgprs", "unused_in_loop", "wide_addresses"]

_LONG = 50  # percent of the kernel's instructions
_FEW = 3  # findings of a rule in a kernel
_LEAST = 8  # registers that are worth a finding
_FEWEST = 2  # of one value
_RARELY = 8  # runs of the definition and the uses of a value that mostly waits

_WAITS: Mapping[ReasonKind, tuple[str, str]] = {
    "sink": (
        "most of that is before its first use",
        "compute or load it just before it is used first",
    ),
    "recompute": (
        "what it is computed from is in registers anyway where it is used",
        "compute it again where it is used: irtools explain rematerialize shows how, so that LLVM "
        "does not join the two",
    ),
    "reload": (
        "the kernel does not write the memory that it is loaded from",
        "load it where it is used",
    ),
}


def long_lived_value(subject: Subject) -> Iterator[Diagnostic]:
    """Values that are in registers at the peak and live for most of the kernel, and need not be."""
    count = len(subject.kernel.instructions)
    groups: dict[ReasonKind, list[Held]] = {}
    for each in _at_peak(subject):
        row = each.value
        if (
            row is not None
            and row.candidate is not None
            and row.candidate.accesses <= _RARELY
            and 100 * row.live_range.points >= _LONG * count
        ):
            for reason in row.reasons[:1]:
                if reason.kind in _WAITS:
                    groups.setdefault(reason.kind, []).append(each)
    found = [
        (kind, name, group) for kind, all_ in groups.items() for name, group in group_by_name(all_)
    ]
    found.sort(key=lambda each: -registers_of(each[2]))
    for kind, name, group in found[:_FEW]:
        row = group[0].value
        registers = registers_of(group)
        if row is None or registers < _FEWEST:
            continue
        why, advice = _WAITS[kind]
        uses = row.live_range.uses
        flow = subject.here("defined here", row.value)
        flow += [note for use in uses for note in subject.here("used here", use)]
        many = f" and {len(group) - 1} more of this name" if len(group) > 1 else ""
        yield subject.report(
            "IR202",
            f"{name}{many}: {registers} VGPRs for {row.live_range.points} of {count} "
            f"instructions; {why}",
            subject.place(row.value),
            notes=[note for use in uses[-1:] for note in subject.here("last used here", use)],
            help=advice,
            values=[
                Quantity("registers", registers, "registers"),
                Quantity("alive", row.live_range.points, "instructions"),
            ],
            flow=flow,
        )


def unused_in_loop(subject: Subject) -> Iterator[Diagnostic]:
    """Loops through which the machine code keeps VGPRs that they do not read, where many are live
    in them."""
    if not subject.is_pressed or not subject.analysis.loops:
        return
    machine = subject.machine
    near = machine.profile.peak_vector_registers - NEAR * subject.target.vgpr_granule
    numbers = {block.ir_block: n for n, block in enumerate(machine.function.blocks)}
    names = [block.name for block in subject.kernel.blocks]
    reported: list[Loop] = []
    for summary in subject.analysis.loops:
        header = numbers.get(names[summary.loop.header])
        if header is None or not summary.unused:
            continue
        inside = {names[block] for block in summary.loop.blocks}
        peak = max(
            registers
            for registers, block in zip(
                machine.profile.vector_registers, _blocks(machine), strict=True
            )
            if block in inside
        )
        held = [
            each
            for each in subject.held(machine.live_into(header))
            if each.value is not None and each.value.value in summary.unused
        ]
        registers = registers_of(held)
        if registers < _LEAST or peak <= near:
            continue
        reported.append(summary.loop)
        if summary.loop.parent in reported:
            continue  # said of the loop around it
        groups = group_by_name(held)
        told = listed([f"{name} ({registers_of(group)})" for name, group in groups])
        defined = (subject.here("defined here", each.value.value) for each in held if each.value)
        yield subject.report(
            "IR203",
            f"{registers} VGPRs are kept through this loop, which does not read them: {told}",
            subject.sources.place(summary.location),
            notes=[
                Note(f"up to {peak} VGPRs are live in it"),
                *next(filter(None, defined), []),
            ],
            help="compute them behind the loop, or again there",
            values=[
                Quantity("unused", registers, "registers"),
                Quantity("peak", peak, "registers"),
            ],
        )


def _blocks(machine: MachinePressure) -> Iterator[str]:
    """The IR block of each machine instruction that has a pressure."""
    for block, accesses in zip(machine.function.blocks, machine.liveness.accesses, strict=True):
        yield from [block.ir_block] * len(accesses)


def uniform_in_vgprs(subject: Subject) -> Iterator[Diagnostic]:
    """Values that are the same in all lanes, and in VGPRs at the peak all the same."""
    found = _with_reason(subject, "uniform")
    if registers_of(found) < _LEAST:
        return
    rows = [each.value for each in found if each.value is not None]
    beyond = subject.analysis.uniformity.beyond_llvm
    why = next((beyond[row.value.number] for row in rows if row.value.number in beyond), "")
    yield subject.report(
        "IR204",
        f"{registers_of(found)} VGPRs at the peak hold values that are the same in all lanes: "
        f"{_told(found)}",
        subject.place(rows[0].value),
        notes=[Note(f"LLVM does not know: they are uniform because of the {why}")] if why else [],
        help="__builtin_amdgcn_readfirstlane(x) moves one to an SGPR; irtools suggest --pass "
        "uniform-values tries it",
        values=[Quantity("registers", registers_of(found), "registers")],
    )


def wide_addresses(subject: Subject) -> Iterator[Diagnostic]:
    """64-bit addresses in VGPRs at the peak that are a uniform one and a 32-bit index."""
    found = _with_reason(subject, "narrow address")
    if registers_of(found) < _LEAST:
        return
    rows = [each.value for each in found if each.value is not None]
    yield subject.report(
        "IR205",
        f"{registers_of(found)} VGPRs at the peak are 64-bit addresses of a uniform base and a "
        f"32-bit index: {_told(found)}",
        subject.place(rows[0].value),
        help="address by an unsigned 32-bit byte offset from the base, as irtools explain "
        "narrow-addresses shows, where it stays below 4 GiB",
        values=[Quantity("registers", registers_of(found), "registers")],
    )


def _at_peak(subject: Subject) -> tuple[Held, ...]:
    """What vector registers hold at the peak, where fewer would win something."""
    return subject.held_at_peak if subject.is_pressed else ()


def _with_reason(subject: Subject, kind: ReasonKind) -> list[Held]:
    return [
        each for each in _at_peak(subject) if any(reason.kind == kind for reason in each.reasons)
    ]


def _told(held: list[Held]) -> str:
    groups = group_by_name(held)
    return listed([f"{name} ({registers_of(group)})" for name, group in groups])

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the backend has allocated, against what is wanted."""

from __future__ import annotations

from collections.abc import Iterator

from irtools.analysis.kernel import Call
from irtools.backend import OwnResources
from irtools.check.diagnostic import Diagnostic, Note, Quantity
from irtools.check.subject import Subject, group_by_name, listed, registers_of
from irtools.ir.model import Instruction, demangle, display_name

__all__ = [
    "calls_not_inlined",
    "low_occupancy",
    "near_next_wave",
    "too_many_sgprs",
    "too_many_vgprs",
]

_DEFAULT_VGPRS = {"gfx90a": 96, "gfx942": 96}


def too_many_vgprs(subject: Subject) -> Iterator[Diagnostic]:
    """More VGPRs than the limit of the kernel, or of its target."""
    resources, target = subject.resources, subject.target
    limit = subject.limits.vgprs
    if limit is None:
        limit = _DEFAULT_VGPRS.get(target.processor)
    if limit is None or resources.vgprs <= limit:
        return
    agprs = f" ({resources.agprs} of them AGPRs)" if resources.agprs else ""
    yield subject.report(
        "IR104",
        f"needs {resources.vgprs} VGPRs{agprs}, more than the limit of {limit}",
        notes=[_waves(subject), *_peak(subject)],
        help="irtools suggest shows changes that need fewer; a limit of its own for this kernel "
        "goes into the configuration",
        values=[
            Quantity("vgprs", resources.vgprs, "registers"),
            Quantity("limit", limit, "registers"),
        ],
    )


def low_occupancy(subject: Subject) -> Iterator[Diagnostic]:
    """Fewer waves than a share of the target's wave slots."""
    resources, target = subject.resources, subject.target
    waves, most = resources.occupancy.waves, target.max_waves
    if 100 * waves >= subject.limits.occupancy * most:
        return
    limited = resources.occupancy.limited_by
    notes = _peak(subject) if "VGPRs" in limited else ()
    step = resources.next_step
    if step is not None:
        what = f"{step.waves} waves need {step.vgprs} VGPRs or fewer: {step.shed} to shed"
    else:
        what = f"fewer VGPRs alone win no wave: {' and '.join(limited)} would have to give"
    yield subject.report(
        "IR105",
        f"fills {waves} of {most} wave slots, limited by {' and '.join(limited)}; wanted are "
        f"{subject.limits.occupancy:g} %",
        notes=notes,
        help=what,
        values=[Quantity("waves", waves, "waves"), Quantity("max_waves", most, "waves")],
    )


def near_next_wave(subject: Subject) -> Iterator[Diagnostic]:
    """A few registers from a higher occupancy."""
    step = subject.resources.next_step
    if step is None or step.shed > subject.limits.next_wave:
        return
    yield subject.report(
        "IR106",
        f"{step.shed} VGPR{'s' if step.shed > 1 else ''} fewer than its "
        f"{subject.resources.vgprs} make room for {step.waves} waves, "
        f"{step.waves - subject.resources.occupancy.waves} more",
        notes=_peak(subject),
        help="irtools suggest looks for changes that need fewer",
        values=[
            Quantity("vgprs", subject.resources.vgprs, "registers"),
            Quantity("shed", step.shed, "registers"),
            Quantity("waves", step.waves, "waves"),
        ],
    )


def too_many_sgprs(subject: Subject) -> Iterator[Diagnostic]:
    """SGPRs that are spilled, that limit the waves, or exceed the limit."""
    resources, limit = subject.resources, subject.limits.sgprs
    notes = []
    if resources.sgpr_spills:
        lanes = subject.spilling.lane_vgprs
        where = f", to lanes of {lanes} VGPR{'s' if lanes > 1 else ''}" if lanes else ""
        message = f"spills {resources.sgpr_spills} SGPRs{where}"
        spilled = [row.name for row in subject.spilling.values if row.spill.file == "SGPR"]
        known = dict.fromkeys(f"'{name}'" for name in spilled if name)
        if known:
            notes.append(Note(f"among them {listed(list(known))}"))
    elif limit is not None and resources.sgprs > limit:
        message = f"needs {resources.sgprs} SGPRs, more than the limit of {limit}"
    elif resources.occupancy.limited_by == ("SGPRs",):
        message = f"needs {resources.sgprs} SGPRs, which leave room for no more than "
        message += f"{resources.occupancy.waves} waves"
    else:
        return
    yield subject.report(
        "IR107",
        message,
        notes=notes,
        help="pass fewer pointers and numbers to the kernel, or load them where they are used",
        values=[
            Quantity("sgprs", resources.sgprs, "registers"),
            Quantity("sgpr_spills", resources.sgpr_spills, "registers"),
        ],
    )


def calls_not_inlined(subject: Subject) -> Iterator[Diagnostic]:
    """Functions that the kernel calls: it has the registers and the stack of all of them."""
    needs = {each.name: each for each in subject.resources.functions}
    own = needs.get(subject.kernel.name)
    for call in subject.analysis.calls:
        site = next(each for each in subject.kernel.instructions if _calls(each, call))
        what, advice = _kind(call)
        notes = []
        values = [
            Quantity("vgprs", subject.resources.vgprs, "registers"),
            Quantity("scratch", subject.resources.scratch, "bytes"),
        ]
        if own is not None and len(needs) > 1:
            most = _reached(call.callee, needs)
            if most:
                vgprs = max(each.vgprs for each in most)
                notes.append(
                    Note(
                        f"the functions behind it need up to {vgprs} VGPRs each, the kernel itself "
                        f"{own.vgprs}: it is given {subject.resources.vgprs} VGPRs and "
                        f"{subject.resources.scratch} bytes of scratch"
                    )
                )
        elif not own:
            notes.append(Note("LLVM does not say what the functions behind it need"))
        yield subject.report(
            "IR108",
            what,
            subject.place(site),
            notes=notes,
            help=advice,
            values=values,
        )


def _calls(instruction: Instruction, call: Call) -> bool:
    if instruction.opcode not in ("call", "invoke", "callbr"):
        return False
    return (instruction.callee or "") == call.callee


def _kind(call: Call) -> tuple[str, str]:
    """What a call is in the source, and what to do about it."""
    callee = call.callee
    if "assert" in callee:
        return (
            "checks an assertion on the device, which is a function call",
            "compile with -DNDEBUG where it does not have to be checked",
        )
    if callee.startswith(("__ockl_hostcall", "__ockl_printf", "__ockl_fprintf")):
        return (
            "prints on the device, which is a function call",
            "leave printf out of what is shipped, with the preprocessor",
        )
    if not callee:
        return (
            "calls a function through a pointer: LLVM has to allow for any",
            "use a template parameter, or a switch over the functions that it may be",
        )
    name = display_name(demangle(callee))
    advice = f"let {name} be inlined: __forceinline__, and no recursion"
    if call.peak_vgprs is None:
        advice = f"the body of {name} is in another module: put it into a header, or link with LTO"
    return f"calls {name}, which is not inlined", advice


def _reached(callee: str, needs: dict[str, OwnResources]) -> list[OwnResources]:
    """A function and all that it calls, as far as LLVM says what they need."""
    found: dict[str, OwnResources] = {}
    pending = [callee]
    while pending:
        name = pending.pop()
        if name in needs and name not in found:
            found[name] = needs[name]
            pending += needs[name].callees
    return list(found.values())


def _waves(subject: Subject) -> Note:
    """The occupancy, and what the next wave takes."""
    resources, target = subject.resources, subject.target
    waves = f"{resources.occupancy.waves} of {target.max_waves} waves per SIMD"
    limited = " and ".join(resources.occupancy.limited_by)
    if resources.occupancy.waves < target.max_waves:
        waves += f", limited by {limited}"
    step = resources.next_step
    if step is not None:
        waves += f"; {step.waves} waves need {step.vgprs} VGPRs or fewer"
    return Note(waves)


def _peak(subject: Subject) -> list[Note]:
    """Where the machine code has the most registers live, and what they hold."""
    machine = subject.machine
    groups = group_by_name(subject.held_at_peak)
    told = listed([f"{name} ({registers_of(held)})" for name, held in groups])
    most = machine.profile.peak_vector_registers
    message = f"most are live here, {most} VGPRs: {told}"
    return [subject.note(message, machine.peak_location)]

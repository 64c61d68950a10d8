# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory that stands in for registers: private arrays in scratch, round trips."""

from __future__ import annotations

from collections.abc import Iterator

from irtools.analysis.naming import location_of, source_name
from irtools.check.diagnostic import Diagnostic, Quantity
from irtools.check.subject import Subject

__all__ = ["global_round_trip", "scratch_array"]

_ADVICE = {
    "index known at run time only": "unroll the loop over it, so that every index is a constant, "
    "or keep it in LDS",
    "address escapes": "do not pass its address on: let the function be inlined, or pass the value",
    "volatile or atomic": "use no volatile or atomic access to private memory",
    "one of several pointers": "access it by its name, not through a pointer that may be another's",
}


def scratch_array(subject: Subject) -> Iterator[Diagnostic]:
    """Variables of the kernel that the backend leaves in scratch."""
    if not subject.resources.scratch:
        return
    arrays = [each for each in subject.analysis.private_arrays if each.reasons and not each.vgprs]
    stack = [each.size for each in subject.machine.function.stack_objects] if arrays else []
    for array in arrays:
        # The backend may have found a way to do without. Of several with one size that are not all
        # there nobody knows which it was.
        alike = sum(each.size == array.size for each in arrays)
        there = stack.count(array.size or 0)
        if array.size is None:
            there = len(stack) - len(arrays) + alike
        if there < alike:
            continue
        name = source_name(array.alloca).lstrip("&") or str(array.alloca)
        size = f", {array.size} bytes," if array.size is not None else ""
        notes = [
            subject.note(reason.kind, location_of(reason.instruction)) for reason in array.reasons
        ]
        if array.size is not None and array.size > array.limit:
            notes.append(subject.note(f"LLVM keeps at most {array.limit} bytes in VGPRs"))
        yield subject.report(
            "IR102",
            f"'{name}'{size} is in scratch",
            subject.place(array.alloca),
            notes=notes,
            help=_ADVICE[array.reasons[0].kind],
            values=[
                Quantity("size", array.size or 0, "bytes"),
                Quantity("scratch", subject.resources.scratch, "bytes"),
            ],
        )


def global_round_trip(subject: Subject) -> Iterator[Diagnostic]:
    """Buffers in global memory that are written, and read again behind a barrier."""
    for trip in subject.analysis.round_trips:
        buffer = trip.buffer
        name = buffer[1:] if isinstance(buffer, str) else source_name(buffer) or str(buffer)
        yield subject.report(
            "IR206",
            f"writes '{name}' and reads it again behind a barrier: each work-item stores about "
            f"{trip.bytes_stored:,.0f} bytes and loads {trip.bytes_loaded:,.0f}",
            subject.place(trip.stores[0]),
            notes=[
                subject.note("behind this barrier", location_of(trip.barriers[0])),
                subject.note("read again here", location_of(trip.loads[0])),
            ],
            help="LDS, or registers, may do instead; measure it, for global memory that is cached "
            "can be faster",
            values=[
                Quantity("bytes_stored", round(trip.bytes_stored, 1), "bytes"),
                Quantity("bytes_loaded", round(trip.bytes_loaded, 1), "bytes"),
            ],
        )

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the rules look at: one kernel, compiled for one target, and how they report."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

from irtools.analysis.candidates import Rater, Reason
from irtools.analysis.kernel import KernelAnalysis, LiveValue
from irtools.analysis.naming import location_of, source_name
from irtools.analysis.workgroup import Workgroup
from irtools.backend import Backend, Resources, compile_with_machine_code
from irtools.check.catalogue import RULES
from irtools.check.config import Limits
from irtools.check.diagnostic import Diagnostic, Note, Place, Quantity
from irtools.check.launches import KnownLaunches
from irtools.check.sources import Sources
from irtools.errors import BackendError
from irtools.ir.debug import Location
from irtools.ir.model import Function, Instruction, LocalValue
from irtools.machine import LiveRegister, MachinePressure, machine_pressure
from irtools.machine.spilled import SPILL_STAGES, Spilling, find_spilling
from irtools.target import Target

__all__ = [
    "Check",
    "Held",
    "Subject",
    "any_element",
    "group_by_name",
    "listed",
    "name_of",
    "registers_of",
]


class Held(NamedTuple):
    """How many vector registers hold a value of the IR; None is what LLVM has made up."""

    registers: int
    value: LiveValue | None

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why it could go, see ``LiveValue``."""
        return () if self.value is None else self.value.reasons


@dataclass(frozen=True)
class Subject:
    """One kernel with what the backend has allocated for it; the rest is found when it is asked
    for, and kept."""

    kernel: Function
    target: Target
    resources: Resources
    limits: Limits
    backend: Backend
    sources: Sources
    launches: KnownLaunches

    @cached_property
    def definition(self) -> Place:
        """Where the kernel is defined."""
        return self.sources.definition(self.kernel)

    @cached_property
    def analysis(self) -> KernelAnalysis:
        """What the IR says; the shape of the workgroups is that of all launches in the source."""
        return KernelAnalysis(self.kernel, self.target, self.workgroup)

    @cached_property
    def workgroup(self) -> Workgroup | None:
        """The shape of the workgroups, where all launches in the source have the same."""
        return self.launches.workgroup(self.kernel)

    @cached_property
    def spilling(self) -> Spilling:
        """What the register allocator spills; nothing when it does not spill."""
        if not self.resources.spills:
            return Spilling((), 0)
        found, code = compile_with_machine_code(
            self.backend, self.kernel, self.target, stages=SPILL_STAGES
        )
        return (
            Spilling((), 0)
            if isinstance(found, BackendError)
            else find_spilling(code, self.analysis)
        )

    @cached_property
    def machine(self) -> MachinePressure:
        """The pressure of the machine code."""
        return machine_pressure(self.backend, self.kernel, self.target)

    @property
    def is_pressed(self) -> bool:
        """Whether fewer VGPRs win something: waves, or spills that go away."""
        return self.resources.spills or self.resources.next_step is not None

    @cached_property
    def held_at_peak(self) -> tuple[Held, ...]:
        """What the vector registers hold where the machine code has the most, the largest first."""
        return self.held(self.machine.live_at_peak)

    def held(self, live: Iterable[LiveRegister]) -> tuple[Held, ...]:
        """What the vector registers among some hold, the largest first. What LLVM has made up has
        no value."""
        registers: dict[LocalValue | None, int] = {}
        for each in live:
            if each.file != "SGPR":
                origin = each.origin
                value = origin.phi or next(iter(origin.values), None)
                value = value if origin.kind == "value" else None
                registers[value] = registers.get(value, 0) + each.registers
        values = [value for value in registers if value is not None]
        rater = Rater(self.analysis)
        rows = {
            live_range.value: LiveValue(self.analysis, live_range, rater.rate(live_range))
            for live_range in self.analysis.liveness.live_ranges(values)
        }
        found = [
            Held(count, None if value is None else rows[value])
            for value, count in registers.items()
        ]
        return tuple(sorted(found, key=lambda each: -each.registers))

    def place(self, value: LocalValue) -> Place | None:
        """Where the source has a value."""
        return self.sources.place(location_of(value))

    def here(self, message: str, value: LocalValue) -> list[Note]:
        """A note on where a value is, if the source has it."""
        place = self.place(value)
        return [] if place is None else [Note(message, place)]

    def note(self, message: str, location: Location | None = None) -> Note:
        """A note with its place in the source."""
        return Note(message, self.sources.place(location))

    def report(
        self,
        code: str,
        message: str,
        place: Place | None = None,
        *,
        notes: Iterable[Note] = (),
        help: str = "",  # noqa: A002 - the field's name
        values: Iterable[Quantity] = (),
        flow: Iterable[Note] = (),
    ) -> Diagnostic:
        """A finding; without a place at the definition of the kernel."""
        return Diagnostic(
            code,
            RULES[code].severity,
            self.kernel.name,
            self.kernel.display_name,
            self.target.name,
            place or self.definition,
            message,
            tuple(notes),
            help,
            (),
            tuple(values),
            tuple(flow),
        )


Check: TypeAlias = Callable[[Subject], Iterator[Diagnostic]]
"""What one rule finds in a kernel."""


def name_of(value: LocalValue) -> str:
    """What the source calls a value, else what it is: ``(phi <2 x float>)``."""
    name = source_name(value)
    if name:
        return f"'{name}'"
    what = value.opcode if isinstance(value, Instruction) else "argument"
    return f"({what} {value.type})"


def any_element(name: str) -> str:
    """``acc[3]`` → ``acc[…]``."""
    return re.sub(r"\[\d+\]", "[…]", name)


def listed(parts: Sequence[str]) -> str:
    """``a, b, c and 4 more``."""
    more = len(parts) - _FEW
    told = ", ".join(parts[:_FEW])
    return f"{told} and {more} more" if more > 0 else told


_FEW = 4


def group_by_name(held: Iterable[Held]) -> list[tuple[str, list[Held]]]:
    """Registers by the name of what they hold, the elements of an array together; the group with
    the most first."""
    groups: dict[str, list[Held]] = {}
    for each in held:
        name = "(made up by LLVM)"
        if each.value is not None:
            known = each.value.name
            name = f"'{known}'" if known else name_of(each.value.value)
        groups.setdefault(any_element(name), []).append(each)
    return sorted(groups.items(), key=lambda group: -registers_of(group[1]))


def registers_of(held: Iterable[Held]) -> int:
    """The registers of all together."""
    return sum(each.registers for each in held)

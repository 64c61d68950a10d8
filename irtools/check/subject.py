# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the rules look at: one kernel, compiled for one target, and how they report."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from irtools.analysis.kernel import KernelAnalysis, LiveValue
from irtools.analysis.naming import location_of, source_name
from irtools.analysis.workgroup import Workgroup
from irtools.backend import Backend, Resources, Stage, compile_with_machine_code
from irtools.check.catalogue import RULES
from irtools.check.config import Limits
from irtools.check.diagnostic import Diagnostic, Note, Place, Quantity
from irtools.check.launches import KnownLaunches
from irtools.check.sources import Sources
from irtools.errors import BackendError
from irtools.ir.debug import Location
from irtools.ir.model import Function, Instruction, LocalValue
from irtools.machine import MachinePressure, machine_pressure
from irtools.machine.spilled import SPILL_STAGES, Spilling, find_spilling
from irtools.target import Target

__all__ = ["Check", "Subject", "any_element", "group_by_name", "listed", "name_of", "names"]


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
    def frame(self) -> Sequence[int | None]:
        """The bytes of each variable that is on the kernel's stack in the machine code, before
        anything is spilled; None for one that shares the place of another."""
        stage: Stage = "entering allocation"
        _, code = compile_with_machine_code(self.backend, self.kernel, self.target, stages=(stage,))
        name = re.escape(self.kernel.name)
        found = re.search(
            rf"^# Machine code for function {name}:[^\n]*\nFrame Objects:\n((?:  fi#.*\n)*)",
            code[stage],
            re.MULTILINE,
        )
        sizes = (_OBJECT.match(line) for line in found[1].splitlines()) if found else ()
        return [int(each[1]) if each[1] else None for each in sizes if each]

    @cached_property
    def machine(self) -> MachinePressure:
        """The pressure of the machine code."""
        return machine_pressure(self.backend, self.kernel, self.target)

    @property
    def is_pressed(self) -> bool:
        """Whether fewer VGPRs win something: waves, or spills that go away."""
        return self.resources.spills or self.resources.next_step is not None

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


_OBJECT = re.compile(r"  fi#\d+: (?:size=(\d+)|dead)")

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


def names(values: Iterable[LocalValue]) -> str:
    """The names of some values, equal ones together, the most frequent first, the first few."""
    counts: dict[str, int] = {}
    for value in values:
        name = any_element(name_of(value))
        counts[name] = counts.get(name, 0) + 1
    ordered = sorted(counts.items(), key=lambda each: -each[1])
    return listed([name + (f" ×{n}" if n > 1 else "") for name, n in ordered])


def listed(parts: Sequence[str]) -> str:
    """``a, b, c and 4 more``."""
    more = len(parts) - _FEW
    told = ", ".join(parts[:_FEW])
    return f"{told} and {more} more" if more > 0 else told


_FEW = 4


def group_by_name(rows: Iterable[LiveValue]) -> Mapping[str, list[LiveValue]]:
    """Values by name, the elements of an array together; in order of the first of each."""
    groups: dict[str, list[LiveValue]] = {}
    for row in rows:
        name = f"'{row.name}'" if row.name else name_of(row.value)
        groups.setdefault(any_element(name), []).append(row)
    return groups

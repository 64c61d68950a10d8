# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a rewrite is, and what proposes it.

A pass may propose too much: the engine compiles every rewrite and drops what the backend does not
confirm. What a pass must not do is propose a rewrite that computes something else without saying
under which assumption it does not.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from typing import ClassVar, Literal, Protocol, get_args, runtime_checkable

from irtools.analysis.kernel import KernelAnalysis
from irtools.backend import Resources
from irtools.ir.debug import Location
from irtools.ir.edit import Edit
from irtools.ir.model import Function, Instruction, LocalValue

__all__ = ["ASSUMPTIONS", "Assumption", "AssumptionKind", "Pass", "Rewrite", "Subject"]

AssumptionKind = Literal[
    "nonnegative-index",
    "offset-below-4gib",
    "no-alias",
    "workgroup-size",
    "value-uniform",
    "fast-math",
]
ASSUMPTIONS: tuple[AssumptionKind, ...] = get_args(AssumptionKind)
"""The kinds of assumption, each allowed or not as a whole."""


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something that irtools cannot prove and that a rewrite needs.

    ``statement`` says it in terms of the source (``m >= 0``), ``location`` is the place it is
    about.
    """

    kind: AssumptionKind
    statement: str
    location: Location | None = None


@dataclass(frozen=True, slots=True)
class Rewrite:
    """One change of a kernel.

    ``key`` tells it from the others of its pass, and is the same in a changed module where the same
    change can be made. ``title`` says what changes, ``advice`` what a HIP programmer writes for it,
    ``location`` where. Rewrites of a pass with different ``family`` exclude each other. With
    ``optimise`` LLVM's middle end (-O3) runs again after the ``edits``.

    For whoever makes the same change in the source: ``values`` are what it is about, ``places`` the
    instructions that it changes, ``items`` the work-items of a workgroup that it has room for.
    """

    key: str
    title: str
    advice: str
    edits: tuple[Edit, ...] = field(repr=False)
    location: Location | None = None
    assumptions: tuple[Assumption, ...] = ()
    family: str = ""
    optimise: bool = False
    values: tuple[LocalValue, ...] = field(default=(), repr=False, compare=False)
    places: tuple[Instruction, ...] = field(default=(), repr=False, compare=False)
    items: int = 0


@dataclass(frozen=True)
class Subject:
    """The kernel that a pass looks at.

    ``resources`` is what the backend allocates for it now, None when it cannot compile it.
    ``waves`` is the occupancy worth reaching: more are out of question for other reasons.
    """

    analysis: KernelAnalysis
    resources: Resources | None
    waves: int

    @property
    def kernel(self) -> Function:
        """The kernel itself."""
        return self.analysis.kernel

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of its values."""
        return frozenset(value.name for value in self.kernel.values)

    def fresh(self, name: str) -> str:
        """A name for a new value that no other has: this one, or with a number behind it."""
        if name not in self.names:
            return name
        return next(each for n in count(2) if (each := f"{name}.{n}") not in self.names)


@runtime_checkable
class Pass(Protocol):
    """Proposes rewrites of one kind: a frozen dataclass whose fields are its options, each with a
    default. Its module's docstring is what ``irtools explain`` shows.

    ``name`` is its name among the entry points. The rewrites of a ``knob`` set attributes and
    exclude each other; all others are made together, as many as help, the most promising first.
    """

    name: ClassVar[str]
    knob: ClassVar[bool]

    def propose(self, subject: Subject) -> Iterable[Rewrite]:
        """The rewrites for a kernel, most promising first."""

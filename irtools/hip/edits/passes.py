# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Passes whose rewrites change the source.

Most ask a pass over IR what to change, find the place of it in the source, and write it there. What
cannot be written is declined, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import ClassVar, NamedTuple, cast

from irtools.errors import InputError
from irtools.hip.edits import loops, powers
from irtools.hip.edits.addresses import in_terms_of_the_source, narrow_addresses
from irtools.hip.edits.attributes import launch_bounds, restricted, waves_per_eu
from irtools.hip.edits.loops import FACTORS, loops_of, unrolled
from irtools.hip.edits.memory import array_in_lds, value_in_lds
from irtools.hip.edits.powers import powers_of, written_out
from irtools.hip.edits.values import made_again, made_later, uniform
from irtools.hip.edits.view import Place, View
from irtools.hip.files import Files, SourceEdit
from irtools.ir.debug import Location
from irtools.ir.model import Function
from irtools.rewrite import Assumption, Pass, Rewrite, Subject, load_pass

__all__ = ["ONLY_SOURCE_PASSES", "SOURCE_PASSES", "Declined", "SourceRewrite", "source_passes"]


@dataclass(frozen=True, slots=True)
class SourceRewrite(Rewrite):
    """A rewrite that is made in the source; its ``edits`` are those of the IR, where there are
    such, for comparison."""

    source_edits: tuple[SourceEdit, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Declined:
    """A rewrite that cannot be made in the source, and why."""

    pass_name: str
    title: str
    reason: str


_SHOWN = 6  # lines of a change in a report
ViewOf = Callable[[Subject], View]


@dataclass(frozen=True)
class _Translated:
    """A pass over IR whose rewrites are made in the source."""

    inner: Pass
    view_of: ViewOf
    declined: dict[tuple[str, str], Declined] = field(compare=False)

    @property
    def name(self) -> str:
        return self.inner.name

    @property
    def knob(self) -> bool:
        return self.inner.knob

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        view = self.view_of(subject)
        make, in_words = _TRANSLATED[self.name]
        seen = set()  # several values of the IR may come from one place
        for proposed in self.inner.propose(subject):
            rewrite = in_words(view, proposed)
            try:
                edits = tuple(make(view, rewrite))
            except InputError as error:
                found = Declined(self.name, rewrite.title, str(error))
                self.declined.setdefault((self.name, rewrite.title), found)
                continue
            if (rewrite.family, frozenset(edits)) in seen:
                continue
            seen.add((rewrite.family, frozenset(edits)))
            same = {each.name: getattr(rewrite, each.name) for each in fields(Rewrite)}
            same["advice"] = view.files.shown(edits, _SHOWN)
            yield SourceRewrite(**same, source_edits=edits)


@dataclass(frozen=True)
class _Unroll:
    """Unroll loops less, or more: `#pragma unroll N`."""

    view_of: ViewOf
    name: ClassVar[str] = "unroll"
    knob: ClassVar[bool] = False

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        view = self.view_of(subject)
        for place in loops_of(view):
            for factor in FACTORS:
                title = "do not unroll the loop"
                if factor > 1:
                    title = f"unroll the loop {factor} times"
                rewrite = _of_source(view, place, title, unrolled(place, factor))
                yield replace(rewrite, key=f"{rewrite.key} {factor}", family=str(factor))


@dataclass(frozen=True)
class _Powers:
    """Write powers with a small whole exponent out: `pow(x, 3.0)` as a product."""

    view_of: ViewOf
    name: ClassVar[str] = "power"
    knob: ClassVar[bool] = False

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        view = self.view_of(subject)
        for place, exponent in powers_of(view):
            title = f"multiply instead of {place.text}"
            rewrite = _of_source(view, place, title, written_out(place, exponent))
            statement = f"{place.text} may be {exponent} factors, each product rounded"
            assumption = Assumption("fast-math", statement, rewrite.location)
            yield replace(rewrite, assumptions=(assumption,))


def _of_source(view: View, place: Place, title: str, edits: Iterator[SourceEdit]) -> SourceRewrite:
    """A rewrite that the IR has no counterpart of."""
    row, column = place.node.start_point
    made = tuple(edits)
    name = view.subject.kernel.display_name
    return SourceRewrite(
        key=f"{place}:{column}",
        title=title,
        advice=view.files.shown(made, _SHOWN),
        edits=(),
        location=Location(place.source.path, "", row + 1, column + 1, name),
        source_edits=made,
    )


class _Translation(NamedTuple):
    """How rewrites of a pass over IR are made in the source, and what they say there."""

    make: Callable[[View, Rewrite], Iterator[SourceEdit]]
    in_words: Callable[[View, Rewrite], Rewrite] = lambda _, rewrite: rewrite


_TRANSLATED: dict[str, _Translation] = {
    "launch-bounds": _Translation(launch_bounds),
    "lds-demotion": _Translation(value_in_lds),
    "narrow-addresses": _Translation(narrow_addresses, in_terms_of_the_source),
    "private-array": _Translation(array_in_lds),
    "rematerialize": _Translation(made_again),
    "restrict-pointers": _Translation(restricted),
    "sink": _Translation(made_later),
    "unhoist": _Translation(made_again),
    "uniform-values": _Translation(uniform),
    "waves-per-eu": _Translation(waves_per_eu),
}
_OF_SOURCE: dict[str, type[_Powers | _Unroll]] = {"power": _Powers, "unroll": _Unroll}
ONLY_SOURCE_PASSES = {"power": powers.__doc__ or "", "unroll": loops.__doc__ or ""}
"""What there is to say of the passes that no pass over IR stands behind, by name."""
SOURCE_PASSES = tuple(sorted((*_TRANSLATED, *_OF_SOURCE)))
"""The names of the passes that can change source."""


def source_passes(
    names: Sequence[str], files_of: Callable[[Function], Files]
) -> tuple[tuple[Pass, ...], dict[tuple[str, str], Declined]]:
    """Passes over source, all when none is named, and where they put what they decline.
    ``files_of`` are the files that a kernel was compiled from.

    Raises InputError for a name that is not one of ``SOURCE_PASSES``.
    """
    declined: dict[tuple[str, str], Declined] = {}
    views: dict[Function, View] = {}

    def view_of(subject: Subject) -> View:
        kernel = subject.kernel
        if kernel not in views:
            views[kernel] = View(subject, files_of(kernel))
        return views[kernel]

    passes: list[Pass] = []
    for name in names or SOURCE_PASSES:
        if name in _OF_SOURCE:
            passes.append(_OF_SOURCE[name](view_of))
        elif name in _TRANSLATED:
            passes.append(cast("Pass", _Translated(load_pass(name), view_of, declined)))
        else:
            raise InputError(
                f"pass '{name}' cannot change source; these can: {', '.join(SOURCE_PASSES)}"
            )
    return tuple(passes), declined

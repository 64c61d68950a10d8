# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the best confirmed version of a kernel.

Every pass gives *options*: each value of a knob, and of the rewrites that are made together each
alone and the best 2, 3, 4, 6, 8, … . Each option is compiled alone. Then versions grow, as in a
beam search: to each of the best few every option is added, or takes the place of another of its
pass, and the best few of these are kept, until none is better or the budget is spent; options that
turn out to be needless leave again. The result is a kernel like any other: the passes look at it
again, and so on for as long as that pays.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product, zip_longest
from typing import TypeVar

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.workgroup import Workgroup
from irtools.backend import Resources, compile_kernels
from irtools.errors import InputError, IrtoolsError
from irtools.ir.edit import Edit
from irtools.ir.model import Function, Module
from irtools.rewrite.model import ASSUMPTIONS, AssumptionKind, Pass, Rewrite, Subject
from irtools.rewrite.tidy import without_dead
from irtools.rewrite.trials import Option, Options, Outcome, Trials

__all__ = ["Findings", "Round", "Suggestion", "Version", "find_versions", "replay", "try_knobs"]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Options of a kernel and what came of them."""

    options: Options
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Round:
    """Options that are applied at once, and what their passes looked at besides the kernel.

    ``tidied``: what nothing reads any more is deleted as well.
    """

    options: Options
    resources: Resources | None
    waves: int
    tidied: bool


@dataclass(frozen=True, slots=True)
class Version:
    """A confirmed version of a kernel: the ``rounds`` that lead to it, one after the other."""

    kernel: Function
    rounds: tuple[Round, ...]
    outcome: Outcome

    @property
    def options(self) -> Options:
        """The options of all rounds."""
        return tuple(option for each in self.rounds for option in each.options)


@dataclass(frozen=True, slots=True)
class Findings:
    """What a search has found for a kernel.

    ``suggestions`` are what improves it alone: the best option of each pass, the best first.
    ``best`` is the best version with only the assumptions that are allowed, ``beyond`` a still
    better one with all of them; each None when there is none. ``nothing_to_gain``: the kernel has
    neither scratch nor a wave to win, and no change was tried. ``exhausted``: the budget ended the
    search.
    """

    suggestions: tuple[Suggestion, ...] = ()
    best: Version | None = None
    beyond: Version | None = None
    nothing_to_gain: bool = False
    exhausted: bool = False


def find_versions(
    trials: Trials,
    passes: Sequence[Pass],
    *,
    workgroup: Workgroup | None = None,
    allowed: Collection[AssumptionKind] = (),
    look_beyond: bool = False,
    may_optimise: bool = True,
) -> Findings:
    """Search for better versions of the kernel of ``trials``.

    ``workgroup`` is the shape that it is launched with. ``look_beyond``: also try what needs
    assumptions that are not allowed. ``may_optimise``: also what needs LLVM's middle end.
    """
    if not any(trials.baseline.cost_in_registers):
        return Findings(nothing_to_gain=True)
    search = _Search(trials, passes, workgroup, may_optimise=may_optimise)
    start = Version(trials.kernel, (), trials.baseline)
    suggestions = search.alone(start, ASSUMPTIONS if look_beyond else allowed)
    best = search.improve(start, allowed)
    beyond = search.improve(start, ASSUMPTIONS) if look_beyond else start
    return Findings(
        _best_of_each_pass(suggestions, start),
        best if best.rounds else None,
        beyond if beyond.outcome.cost < best.outcome.cost else None,
        exhausted=trials.exhausted,
    )


def _proposed(pass_: Pass, subject: Subject) -> list[Rewrite]:
    try:
        return list(pass_.propose(subject))
    except IrtoolsError:
        raise
    except Exception as error:
        where = f"{subject.kernel.module.path}: {subject.kernel.display_name}"
        raise IrtoolsError(
            f"{where}: pass '{pass_.name}' failed: {type(error).__name__}: {error}"
        ) from error


def _sizes(most: int) -> Iterator[int]:
    """2, 3, 4, 6, 8, 12, 16, … and ``most``."""
    size = 2
    while size < most:
        yield size
        size += 1 if size < 4 else size // 2 if size & (size - 1) == 0 else size // 3
    if most > 1:
        yield most


def replay(
    module: Module, version: Version, trials: Trials, workgroup: Workgroup | None = None
) -> Module:
    """A module with one of its kernels changed as in a version of the kernel alone, which
    ``trials`` has found, and compiled once more.

    Raises InputError when a rewrite cannot be made in the whole module, or the kernel does not come
    out as confirmed: both are bugs, of a pass or of irtools.
    """
    name = version.kernel.name
    if len(module.functions) == 1:
        module = version.kernel.module
    else:
        for each in version.rounds:
            module = _replay_round(module, name, each, trials, workgroup)
    kernel = module.function(name)
    for (target, backend), confirmation in zip(
        trials.configurations, version.outcome.confirmations, strict=True
    ):
        again = compile_kernels(backend, module, [kernel], target)[name]
        if again != confirmation.after:
            raise InputError(
                f"{module.path}: {kernel.display_name}: does not come out as confirmed for "
                f"{target.name} in the whole module"
            )
    return module


def _replay_round(
    module: Module, name: str, round_: Round, trials: Trials, workgroup: Workgroup | None
) -> Module:
    kernel = module.function(name)
    analysis = KernelAnalysis(kernel, trials.configurations[0].target, workgroup)
    subject = Subject(analysis, round_.resources, round_.waves)
    edits: list[Edit] = []
    for option in round_.options:
        proposed = {rewrite.key: rewrite for rewrite in _proposed(option.pass_, subject)}
        for rewrite in option.rewrites:
            same = proposed.get(rewrite.key)
            if same is None or same.optimise:
                raise InputError(
                    f"{module.path}: {kernel.display_name}: '{rewrite.title}' of pass "
                    f"'{option.pass_.name}' cannot be made in the whole module"
                )
            edits += same.edits
    module = module.apply(edits)
    return module.apply(without_dead(module.function(name))) if round_.tidied else module


def try_knobs(
    trials: Trials, passes: Sequence[Pass], *, workgroup: Workgroup | None = None
) -> list[Suggestion]:
    """The kernel with every combination of the settings of the knobs among ``passes``, the best
    first; those that change least are tried first, as far as the budget goes."""
    search = _Search(trials, [each for each in passes if each.knob], workgroup)
    settings = search.settings(Version(trials.kernel, (), trials.baseline))
    settings.sort(key=len)
    outcomes = trials.run(trials.kernel, settings)
    rows = [
        Suggestion(options, outcome)
        for options, outcome in zip(settings, outcomes, strict=True)
        if outcome is not None
    ]
    return sorted(rows, key=_cost)


_ROUNDS = 8  # how often versions are looked at again


_Rated = TypeVar("_Rated", Suggestion, Version)


class _Search:
    def __init__(
        self,
        trials: Trials,
        passes: Sequence[Pass],
        workgroup: Workgroup | None,
        *,
        may_optimise: bool = True,
    ) -> None:
        self._trials = trials
        self._passes = passes
        self._workgroup = workgroup
        self._may_optimise = may_optimise
        self._subjects: dict[Function, Subject] = {}
        self._proposals: dict[tuple[Function, str], list[Rewrite]] = {}

    def alone(self, version: Version, allowed: Collection[AssumptionKind]) -> list[Suggestion]:
        """What comes of each option alone, as far as the budget goes: first of the knobs and of all
        rewrites of a family at once, then of the first rewrites one by one, then of several.

        Those that raise the cost in registers by themselves are left out of the last, and those
        that lower it come first.
        """
        knobs: list[Options] = []
        families: dict[tuple[str, str], list[Option]] = {}
        for pass_ in self._passes:
            for option in self._single(pass_, self._subject(version), allowed):
                (rewrite,) = option.rewrites
                if pass_.knob:
                    knobs.append((option,))
                else:
                    families.setdefault((pass_.name, rewrite.family), []).append(option)
        wholes = [(_together(family),) for family in families.values()]
        turns = zip_longest(
            *(family[: self._trials.breadth.one_by_one] for family in families.values())
        )
        one_by_one = [(option,) for turn in turns for option in turn if option is not None]
        tried = self._try(version, [*knobs, *wholes, *one_by_one])
        single = {options[0] for options in one_by_one}
        ranks = {
            each.options[0]: each.outcome.cost_in_registers
            for each in tried
            if each.options[0] in single
        }
        now = version.outcome.cost_in_registers
        several: list[Options] = []
        for family in families.values():
            good = [option for option in family if ranks.get(option, now) <= now]
            good.sort(key=lambda option: ranks.get(option, now))
            several += [(_together(good[:size]),) for size in _sizes(len(good))]
        return [*tried, *self._try(version, several)]

    def _single(
        self, pass_: Pass, subject: Subject, allowed: Collection[AssumptionKind]
    ) -> Iterator[Option]:
        """What a pass proposes that may be used, one by one."""
        key = (subject.kernel, pass_.name)
        if key not in self._proposals:
            self._proposals[key] = _proposed(pass_, subject)
        for rewrite in self._proposals[key]:
            if all(assumption.kind in allowed for assumption in rewrite.assumptions) and (
                self._may_optimise or not rewrite.optimise
            ):
                yield Option(pass_, (rewrite,))

    def settings(self, version: Version) -> list[Options]:
        """All combinations of the rewrites, at most one of each pass, with none at all."""
        subject = self._subject(version)
        choices = [
            [None, *(Option(pass_, (rewrite,)) for rewrite in _proposed(pass_, subject))]
            for pass_ in self._passes
        ]
        return [
            tuple(option for option in chosen if option is not None) for chosen in product(*choices)
        ]

    def improve(self, version: Version, allowed: Collection[AssumptionKind]) -> Version:
        """The best version that is found, which may be the given one."""
        best, beam = version, [version]
        for _ in range(_ROUNDS):
            grown = [better for each in beam for better in self._grow(each, allowed)]
            beam = self._different(grown)
            if not beam or beam[0].outcome.cost >= best.outcome.cost:
                break
            best = beam[0]
            if self._trials.exhausted:
                break
        return best

    def _grow(self, version: Version, allowed: Collection[AssumptionKind]) -> list[Version]:
        """The best versions with more options that lower its cost; none when none do."""
        alone = self.alone(version, allowed)
        options = _most_promising(alone)[: self._trials.breadth.options]
        now = Suggestion((), version.outcome)
        beam = [now]
        # A short cut: what helps alone often helps together.
        helps = tuple(each.options[0] for each in _best_of_each_pass(alone, version))
        candidates = [*((option,) for option in options), helps]
        while True:
            found = self._different([*self._try(version, candidates), *beam])
            if _cost(found[0]) >= _cost(beam[0]):
                pairs = _pairs(beam[0].options, options[: self._trials.breadth.paired])
                found = self._different([*self._try(version, pairs), *beam])
            if _cost(found[0]) >= _cost(beam[0]):
                break
            beam = found
            if self._trials.exhausted:
                break
            candidates = [_with(each.options, option) for each in beam for option in options]
        better = [each for each in beam if _cost(each) < _cost(now)]
        made = (self._made(version, self._without_needless(version, each)) for each in better)
        return [each for each in made if each is not None]

    def _made(self, version: Version, chosen: Suggestion) -> Version | None:
        """The version with some options, as a kernel that can be looked at again; None when LLVM
        compiles it, but not with its debug records."""
        subject = self._subject(version)
        try:
            kernel = self._trials.made(version.kernel, chosen.options)
        except InputError:
            return None
        outcome = chosen.outcome
        tidied = self._trials.tidied(kernel, outcome)
        if tidied is not None:
            kernel, outcome = tidied
        made = Round(chosen.options, subject.resources, subject.waves, tidied is not None)
        return Version(kernel, (*version.rounds, made), outcome)

    def _without_needless(self, version: Version, chosen: Suggestion) -> Suggestion:
        """The same without the options, the last first, that lower the cost no more."""
        for option in reversed(chosen.options):
            rest = tuple(each for each in chosen.options if each is not option)
            if not rest:
                break
            for without in self._try(version, [rest]):
                if _cost(without) <= _cost(chosen):
                    chosen = without
        return chosen

    def _try(self, version: Version, candidates: Sequence[Options]) -> list[Suggestion]:
        outcomes = self._trials.run(version.kernel, candidates)
        return [
            Suggestion(options, outcome)
            for options, outcome in zip(candidates, outcomes, strict=True)
            if outcome is not None
        ]

    def _different(self, rated: Sequence[_Rated]) -> list[_Rated]:
        """The best few, with different costs, the best first."""
        by_cost: dict[tuple[float, ...], _Rated] = {}
        for each in rated:
            by_cost.setdefault(each.outcome.cost, each)
        return [by_cost[cost] for cost in sorted(by_cost)[: self._trials.breadth.versions]]

    def _subject(self, version: Version) -> Subject:
        if version.kernel not in self._subjects:
            now = version.outcome.confirmations[0].after
            self._subjects[version.kernel] = Subject(
                KernelAnalysis(
                    version.kernel, self._trials.configurations[0].target, self._workgroup
                ),
                now if isinstance(now, Resources) else None,
                self._trials.waves[0],
            )
        return self._subjects[version.kernel]


def _together(options: Sequence[Option]) -> Option:
    """One option for the rewrites of several of the same pass."""
    rewrites = tuple(rewrite for option in options for rewrite in option.rewrites)
    return Option(options[0].pass_, rewrites)


def _cost(suggestion: Suggestion) -> tuple[float, ...]:
    return suggestion.outcome.cost


def _best_of_each_pass(tried: Sequence[Suggestion], version: Version) -> tuple[Suggestion, ...]:
    """The best single option of each pass that improves on the version, the best first."""
    best: dict[str, Suggestion] = {}
    for each in tried:
        name = each.options[0].pass_.name
        if _cost(each) < version.outcome.cost and (
            name not in best or _cost(each) < _cost(best[name])
        ):
            best[name] = each
    return tuple(sorted(best.values(), key=_cost))


def _most_promising(tried: Sequence[Suggestion]) -> list[Option]:
    """The options that compile, those with the lowest cost alone first."""
    compiled = [
        each
        for each in tried
        if all(confirmation.verdict != "failed" for confirmation in each.outcome.confirmations)
    ]
    return [each.options[0] for each in sorted(compiled, key=_cost)]


def _pairs(options: Options, others: Sequence[Option]) -> list[Options]:
    """The options with two more, of different passes."""
    return [
        _with(_with(options, one), other)
        for one, other in combinations(others, 2)
        if one.pass_.name != other.pass_.name
    ]


def _with(options: Options, option: Option) -> Options:
    """The options with one more, in the place of another of its pass."""
    others = tuple(each for each in options if each.pass_.name != option.pass_.name)
    return (*others, option)

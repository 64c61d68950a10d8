# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles versions of one kernel, within a budget, and compares each with the original."""

from __future__ import annotations

import math
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from typing import NamedTuple

from irtools.analysis.kernel import KernelAnalysis
from irtools.backend import (
    Backend,
    LlvmliteBackend,
    Resources,
    compile_text,
    optimise_text,
    resources_of,
    text_for,
)
from irtools.errors import BackendError, InputError
from irtools.ir.edit import LoopEdit, edited_text
from irtools.ir.model import Function
from irtools.ir.reader import read_text
from irtools.rewrite.cache import Cache, Compiled
from irtools.rewrite.measure import (
    Confirmation,
    Cost,
    Objective,
    optimised_frequencies,
    weighted_instructions,
)
from irtools.rewrite.model import Pass, Rewrite
from irtools.rewrite.tidy import without_dead
from irtools.target import Target

__all__ = ["Breadth", "Budget", "Configuration", "Option", "Options", "Outcome", "Trials"]


class Configuration(NamedTuple):
    """What a kernel is compiled for, and by what."""

    target: Target
    backend: Backend


@dataclass(frozen=True, slots=True)
class Budget:
    """When to stop looking: after so many ``seconds`` or ``compilations``, each None for never.

    A result within a number of compilations is the same on every machine, and whether or not they
    were in the cache.
    """

    seconds: float | None = None
    compilations: int | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """Some rewrites of one pass, which are made together or not at all."""

    pass_: Pass
    rewrites: tuple[Rewrite, ...]

    @property
    def assumes(self) -> frozenset[str]:
        """The kinds of what it assumes."""
        return frozenset(each.kind for rewrite in self.rewrites for each in rewrite.assumptions)


Options = tuple[Option, ...]


@dataclass(frozen=True)
class Outcome:
    """How a version compares with the original, for every configuration in their order."""

    confirmations: tuple[Confirmation, ...]

    @cached_property
    def cost(self) -> tuple[float, ...]:
        """The costs of all configurations together, instructions relative to the original.

        Infinite in every place when the version is not acceptable: where one of them fails, has
        more scratch, or as much and fewer waves than before, or runs too many more instructions.
        """
        if not all(map(_acceptable, self.confirmations)):
            return (math.inf,) * len(Cost._fields)
        costs = [each.cost_after for each in self.confirmations if each.cost_after is not None]
        *whole, _ = map(sum, zip(*costs, strict=True))
        return (*whole, sum(each.percent for each in self.confirmations))

    @property
    def cost_in_registers(self) -> tuple[float, ...]:
        """The same without the instructions."""
        return self.cost[:-1] or self.cost


def _acceptable(confirmation: Confirmation) -> bool:
    before, after = confirmation.cost_before, confirmation.cost_after
    if after is None or before is None:
        return after is not None
    return after[:2] <= before[:2] and confirmation.slowdown <= confirmation.max_slowdown


class Breadth(NamedTuple):
    """How far a search looks at a time.

    So many rewrites of a family are tried by themselves (``one_by_one``); so many ``options`` are
    added to each of the best ``versions``, or, where none helps, pairs of the first ``paired``.
    """

    one_by_one: int
    options: int
    paired: int
    versions: int


class Trials:
    """The versions of one kernel: ``kernel`` is the original, alone in its module.

    ``jobs`` compilations run at a time. ``progress`` is told the number of those done whenever
    there is another.
    """

    breadth = Breadth(one_by_one=8, options=40, paired=12, versions=3)

    def __init__(
        self,
        kernel: Function,
        configurations: Sequence[Configuration],
        *,
        objective: Objective,
        budget: Budget,
        cache: Cache,
        optimiser: LlvmliteBackend,
        jobs: int = os.cpu_count() or 1,
        progress: Callable[[int], None] | None = None,
    ) -> None:
        self.kernel = kernel
        self.configurations = tuple(configurations)
        self.objective = objective
        self.compilations = 0
        self.seconds_in_llvm = 0.0
        self._budget = budget
        self._cache = cache
        self._optimiser = optimiser
        self._progress = progress
        # A thread more for each: what comes before and after LLVM is done while others wait for it.
        self._pool = ThreadPoolExecutor(2 * jobs)
        self._jobs = jobs
        self._slots = threading.Semaphore(jobs)
        self._lock = threading.Lock()
        self._started = time.monotonic()
        self._done: dict[str, Outcome] = {}
        self._known: dict[tuple[Function, Options], Outcome] = {}
        self._optimising: dict[str, Future[str | None]] = {}
        # The text that came from the middle end, for it and for what was made of it since: the
        # blocks are those of that text.
        self._optimised: dict[str, str] = {}
        self._frequencies_of_optimised: dict[str, Mapping[str, float]] = {}
        text = kernel.module.text
        self.original = tuple(self._pool.map(self._compile, repeat(text), self.configurations))
        self.waves = tuple(
            objective.waves_for(found, target)
            if isinstance(found, Resources)
            else objective.waves or target.max_waves
            for found, (target, _) in zip(self.original, self.configurations, strict=True)
        )
        self.baseline = self.compared(self.original, text)
        self._done[text] = self.baseline

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown(cancel_futures=True)

    @property
    def exhausted(self) -> bool:
        """Whether the budget is spent."""
        seconds, compilations = self._budget.seconds, self._budget.compilations
        return (seconds is not None and time.monotonic() - self._started >= seconds) or (
            compilations is not None and self.compilations >= compilations
        )

    def run(self, kernel: Function, versions: Sequence[Options]) -> list[Outcome | None]:
        """The outcomes of versions of a kernel, each made of all its options.

        ``kernel`` is the original or a version of it. None where options exclude each other, and
        for all that are beyond the budget.
        """
        new = [options for options in versions if (kernel, options) not in self._known]
        for options, outcome in zip(new, self.outcomes(self._texts_of(kernel, new)), strict=False):
            if outcome is not None:
                self._known[kernel, options] = outcome
        return [self._known.get((kernel, options)) for options in versions]

    def outcomes(self, texts: Iterable[str | None]) -> list[Outcome | None]:
        """The same for the texts of whole modules; None for none. Each is compiled as soon as it is
        there."""
        all_: list[str | None] = []
        compiling: dict[str, list[Future[Resources | BackendError | None]]] = {}
        for text in texts:
            all_.append(text)
            if text is None or text in self._done or text in compiling:
                continue
            if self._affordable() == 0:
                continue
            self.compilations += len(self.configurations)
            compiling[text] = [
                self._pool.submit(self._compile_in_time, text, place)
                for place in self.configurations
            ]
        for text, results in compiling.items():
            compiled = [
                each for each in (result.result() for result in results) if each is not None
            ]
            if len(compiled) == len(results):
                self._done[text] = self.compared(compiled, text)
        return [None if text is None else self._done.get(text) for text in all_]

    def text(self, kernel: Function, options: Options) -> str | None:
        """The module of a kernel with all options applied; None when they exclude each other, or
        the middle end cannot optimise it or would have to behind the end of the budget."""
        return self._text_of(self._begun(kernel, options))

    def _begun(self, kernel: Function, options: Options) -> str | Future[str | None] | None:
        """The same, or what the middle end will have made of it."""
        rewrites = [rewrite for option in options for rewrite in option.rewrites]
        edits = [edit for rewrite in rewrites for edit in rewrite.edits]
        optimise = any(rewrite.optimise for rewrite in rewrites)
        if not optimise:  # what code generation does not look at makes no other version
            edits = [edit for edit in edits if not isinstance(edit, LoopEdit)]
        try:
            text = edited_text(kernel.module, edits)
        except InputError:
            return None
        if not optimise:
            return self._made_of(kernel.module.text, text)
        ready = text_for(kernel.module, text, self.configurations[0].target)
        if ready not in self._optimising:
            if self._affordable() == 0:
                return None
            self._optimising[ready] = self._pool.submit(self._optimise, ready)
        return self._optimising[ready]

    def _text_of(self, begun: str | Future[str | None] | None) -> str | None:
        if not isinstance(begun, Future):
            return begun
        text = begun.result()
        if text is not None:
            self._optimised[text] = text
        return text

    def _optimise(self, ready: str) -> str | None:
        with self._in_llvm():
            try:
                return optimise_text(self._optimiser, ready, self.configurations[0].target)
            except BackendError:
                return None

    def made(self, kernel: Function, options: Options) -> Function:
        """The kernel with all options applied, to be looked at again.

        Raises InputError when LLVM compiles it, but not with its debug records.
        """
        text = self.text(kernel, options)
        assert text is not None
        return self._read(text)

    def module_for(self, text: str, target: Target) -> str:
        """The text of a module as it is compiled for a target."""
        return text_for(self.kernel.module, text, target)

    def tidied(self, kernel: Function, outcome: Outcome) -> tuple[Function, Outcome] | None:
        """A version of the kernel without what nothing reads any more, where that is no worse."""
        dead = without_dead(kernel)
        if not dead:
            return None
        text = self._made_of(kernel.module.text, edited_text(kernel.module, dead))
        (found,) = self.outcomes([text])
        if found is None or found.cost > outcome.cost:
            return None
        return self._read(text), found

    def _read(self, text: str) -> Function:
        """The kernel in a text that is a version of it."""
        module = read_text(text, self.kernel.module.path)
        self._made_of(text, module.text)
        return module.function(self.kernel.name)

    def _made_of(self, text: str, changed: str) -> str:
        """A changed text, which has the blocks of ``text``."""
        if text in self._optimised:
            self._optimised[changed] = self._optimised[text]
        return changed

    def _texts_of(self, kernel: Function, versions: Sequence[Options]) -> Iterable[str | None]:
        """The texts of versions, the first ones when the time is up; those that the middle end has
        to make are begun a few ahead."""
        ahead: deque[str | Future[str | None] | None] = deque()
        for options in versions:
            if self._late():
                return
            ahead.append(self._begun(kernel, options))
            if len(ahead) > self._jobs:
                yield self._text_of(ahead.popleft())
        yield from map(self._text_of, ahead)

    def _affordable(self) -> int | None:
        """How many more versions may be compiled; None for any number."""
        limit = self._budget.compilations
        if limit is None:
            return None
        return max((limit - self.compilations) // len(self.configurations), 0)

    def _late(self) -> bool:
        seconds = self._budget.seconds
        return seconds is not None and time.monotonic() - self._started >= seconds

    def _compile_in_time(self, text: str, place: Configuration) -> Resources | BackendError | None:
        return None if self._late() else self._compile(text, place)

    @contextmanager
    def _in_llvm(self) -> Iterator[None]:
        """When it is its turn, and counted."""
        with self._slots:
            start = time.monotonic()
            try:
                yield
            finally:
                with self._lock:
                    self.seconds_in_llvm += time.monotonic() - start

    def _compile(self, text: str, place: Configuration) -> Resources | BackendError:
        target, backend = place
        ready = self.module_for(text, target)

        def compute() -> Compiled:
            with self._in_llvm():
                try:
                    return compile_text(backend, ready, target)
                except BackendError as error:
                    return error

        content = (backend.version, target.processor, str(target.wave_size), ready)
        found = self._cache.get(*content, compute=compute)
        if self._progress is not None:
            with self._lock:
                self._progress(self.compilations)
        if isinstance(found, BackendError):
            return found
        try:
            return resources_of(backend, self.kernel, found, target)
        except BackendError as error:
            return error

    def compared(self, after: Sequence[Resources | BackendError], text: str) -> Outcome:
        """How what was allocated for a text, for each configuration, compares with the
        original."""
        old, new = self.frequencies_of(self.kernel.module.text), self.frequencies_of(text)
        confirmations = []
        for position, (target, _) in enumerate(self.configurations):
            before, now = self.original[position], after[position]
            confirmations.append(
                Confirmation(
                    target,
                    before,
                    now,
                    self._cost(before, position, old),
                    self._cost(now, position, new),
                    self.objective.max_slowdown,
                )
            )
        return Outcome(tuple(confirmations))

    def frequencies_of(self, text: str) -> Mapping[str, float]:
        """How often each block of a version runs, by name: as in the original, unless LLVM's middle
        end has made others."""
        optimised = self._optimised.get(text)
        if optimised is None:
            return self._frequencies
        if optimised not in self._frequencies_of_optimised:
            kernel = read_text(optimised, self.kernel.module.path).function(self.kernel.name)
            self._frequencies_of_optimised[optimised] = optimised_frequencies(
                KernelAnalysis(kernel, self.configurations[0].target)
            )
        return self._frequencies_of_optimised[optimised]

    @cached_property
    def _frequencies(self) -> Mapping[str, float]:
        blocks = KernelAnalysis(self.kernel, self.configurations[0].target).frequencies.blocks
        return {block.name: runs for block, runs in zip(self.kernel.blocks, blocks, strict=True)}

    def _cost(
        self, resources: Resources | BackendError, position: int, frequencies: Mapping[str, float]
    ) -> Cost | None:
        if isinstance(resources, BackendError):
            return None
        instructions = weighted_instructions(resources, frequencies)
        target = self.configurations[position].target
        return self.objective.cost(resources, target, self.waves[position], instructions)

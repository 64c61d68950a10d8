# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ``suggest``, ``apply`` and ``tune`` share: their options, and the search for each kernel."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Annotated

import typer

from irtools.cli.common import Session, open_backend, parse_workgroup
from irtools.errors import BackendError

if TYPE_CHECKING:
    from irtools.analysis.workgroup import Workgroup
    from irtools.backend import Backend, LlvmliteBackend
    from irtools.execute import Assured, Required
    from irtools.ir.model import Function
    from irtools.rewrite import AssumptionKind, Pass, Trials
    from irtools.target import Target


class Level(Enum):
    """How sure it has to be that a version computes the same."""

    PROVED = "proved"
    TESTED = "tested"


Mcpus = Annotated[
    str | None,
    typer.Option(
        "--mcpu",
        metavar="GFX[,GFX]",
        help="Confirm for these targets, e.g. gfx90a,gfx942: better on one, worse on none.",
        show_default="the target in the IR",
    ),
]
Passes = Annotated[
    list[str] | None,
    typer.Option(
        "--pass",
        metavar="NAME",
        help="Only rewrites of this pass; may be repeated. See `irtools passes`.",
        show_default="all",
    ),
]
Allow = Annotated[
    list[str] | None,
    typer.Option(
        metavar="KIND[,KIND]",
        help="Use rewrites that assume this, e.g. workgroup-size, or all; may be repeated.",
        show_default="none",
    ),
]
Waves = Annotated[
    int | None,
    typer.Option(
        min=1,
        metavar="N",
        help="More waves per SIMD than this are worth nothing.",
        show_default="as many as LDS, SGPRs and workgroups allow",
    ),
]
MaxSlowdown = Annotated[
    float,
    typer.Option(
        min=1,
        metavar="RATIO",
        help="A version may execute this many times the instructions of the original.",
    ),
]
BudgetOption = Annotated[
    str,
    typer.Option(
        "--budget",
        metavar="60s|N",
        help="Look for so many seconds, or N compilations, which gives the same result anywhere.",
    ),
]
Backends = Annotated[
    list[str] | None,
    typer.Option(
        "--backend",
        metavar="PATH",
        help="Confirm with this llc, clang, or Python with another llvmlite; may be repeated.",
        show_default="our llvmlite's LLVM",
    ),
]
Require = Annotated[
    Level | None,
    typer.Option(
        help="Leave out versions that are not proved, or not at least tested, to compute the same.",
        show_default="only what computes something else",
    ),
]
UseCache = Annotated[
    bool, typer.Option("--cache/--no-cache", help="Remember compilations between runs.")
]


@dataclass(frozen=True, slots=True)
class Search:
    """What the options of a search say."""

    mcpus: str | None
    passes: Sequence[str]
    allow: Sequence[str]
    waves: int | None
    max_slowdown: float
    budget: str
    backends: Sequence[str]
    cache: bool
    workgroup: str | None
    require: Level | None = None


class Rewriting:
    """The search of one command: its passes, backends and limits, parsed once.

    Raises typer.BadParameter for options that say nothing sensible.
    """

    def __init__(self, options: Search, stack: ExitStack) -> None:
        from irtools.backend import LlvmliteBackend
        from irtools.execute import Executor
        from irtools.rewrite import Budget, Cache, Objective, default_folder

        self._names = options.passes
        self.allowed = parse_assumptions(options.allow, "--allow")
        self.workgroup: Workgroup | None = parse_workgroup(options.workgroup)
        self._mcpus = options.mcpus.split(",") if options.mcpus else []
        self._objective = Objective(options.waves, options.max_slowdown)
        self._budget = Budget(*parse_budget(options.budget))
        self._cache = Cache(default_folder() if options.cache else None)
        self._required: Required | None = None
        if options.require is not None:
            self._required = "proved" if options.require is Level.PROVED else "tested"
        self._jobs = os.cpu_count() or 1
        self._own: LlvmliteBackend = stack.enter_context(closing(LlvmliteBackend(jobs=self._jobs)))
        self._backends: list[Backend] = [
            stack.enter_context(open_backend(path, jobs=self._jobs)) for path in options.backends
        ] or [self._own]
        self.executor = stack.enter_context(Executor())

    @cached_property
    def passes(self) -> tuple[Pass, ...]:
        """The passes over IR."""
        from irtools.rewrite import load_passes

        return load_passes(self._names)

    def kernels(
        self, session: Session, files: Sequence[str], patterns: Sequence[str] | None
    ) -> Iterator[tuple[Function, list[Target]]]:
        """The chosen kernels with all targets to confirm for."""
        from irtools.analysis.selection import target_of

        first = self._mcpus[0] if self._mcpus else None
        for kernel, target in session.kernels(files, patterns, first, self.workgroup):
            yield kernel, [target, *(target_of(kernel, other) for other in self._mcpus[1:])]

    def find(
        self,
        trials: Trials,
        *,
        passes: Sequence[Pass] | None = None,
        workgroup: Workgroup | None = None,
        look_beyond: bool = False,
        may_optimise: bool = True,
    ) -> Assured:
        """The search for one kernel, with what its versions are verified to do; ``passes`` and
        ``workgroup`` are those of the kernel when they are not the user's."""
        from irtools.execute import find_assured_versions
        from irtools.rewrite import default_folder

        return find_assured_versions(
            trials,
            self.passes if passes is None else passes,
            self.executor,
            workgroup=workgroup or self.workgroup,
            allowed=self.allowed,
            look_beyond=look_beyond,
            may_optimise=may_optimise,
            required=self._required,
            reproductions=default_folder() / "mismatches",
        )

    @contextmanager
    def trials(
        self,
        session: Session,
        kernel: Function,
        targets: Sequence[Target],
        make: Callable[..., Trials] | None = None,
    ) -> Iterator[Trials]:
        """The versions of one kernel, with their number on a terminal; failures of the kernel as it
        is are reported. ``make`` makes other trials than those of IR."""
        from irtools.rewrite import Configuration, Trials

        module = kernel.module
        alone = module.extract(kernel) if len(module.functions) > 1 else module
        with _counting(f"{kernel.display_name}: looking for better versions") as progress:
            trials = (make or Trials)(
                alone.function(kernel.name),
                [Configuration(target, each) for target in targets for each in self._backends],
                objective=self._objective,
                budget=self._budget,
                cache=self._cache,
                optimiser=self._own,
                jobs=self._jobs,
                progress=progress,
            )
            with closing(trials):
                for place, found in zip(trials.configurations, trials.original, strict=True):
                    if isinstance(found, BackendError):
                        session.report_failure(kernel, place.target, found)
                yield trials


@contextmanager
def _counting(what: str) -> Iterator[Callable[[int], None] | None]:
    """Show on a terminal what is being done, and how many compilations that has taken."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    with console.status(what) as status:
        yield lambda count: status.update(f"{what} ({count} compiled)")


def parse_assumptions(texts: Sequence[str], option: str) -> frozenset[AssumptionKind]:
    """The kinds of assumption that an option names; raises typer.BadParameter."""
    from irtools.rewrite import ASSUMPTIONS

    wanted = {kind.strip() for text in texts for kind in text.split(",")}
    if "all" in wanted:
        return frozenset(ASSUMPTIONS)
    unknown = wanted.difference(ASSUMPTIONS)
    if unknown:
        raise typer.BadParameter(
            f"'{min(unknown)}' is no kind of assumption: {', '.join(ASSUMPTIONS)}, or all",
            param_hint=option,
        )
    return frozenset(kind for kind in ASSUMPTIONS if kind in wanted)


def parse_budget(text: str, option: str = "--budget") -> tuple[float | None, int | None]:
    """Seconds and compilations, of which one is None; raises typer.BadParameter."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(s?)", text.strip())
    if found and found[2]:
        return float(found[1]), None
    if found and found[1].isdecimal():
        return None, int(found[1])
    raise typer.BadParameter(
        f"'{text}' is neither seconds (60s) nor a number of compilations (300)",
        param_hint=option,
    )

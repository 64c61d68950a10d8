# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The search for better versions, of which each is verified before anybody hears of it."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from irtools.analysis.workgroup import Workgroup
from irtools.errors import InputError
from irtools.execute.executor import Executor
from irtools.execute.verify import Verification, verify
from irtools.ir.model import Function
from irtools.ir.reader import read_text
from irtools.rewrite import (
    AssumptionKind,
    Findings,
    Options,
    Pass,
    Suggestion,
    Trials,
    Version,
    find_versions,
)

__all__ = ["Assured", "Bug", "Required", "find_assured_versions"]

Required: TypeAlias = Literal["proved", "tested"]
"""What a version has to be at least; a proof is more than a test."""


@dataclass(frozen=True, slots=True)
class Bug:
    """Rewrites of a pass that compute something else: ``difference`` says where.

    ``command`` shows it again, of versions that were written to files; ``""`` without.
    """

    pass_name: str
    difference: str
    command: str


@dataclass(frozen=True, slots=True)
class Assured:
    """What a search has found, with what is known of every version of the kernel in it.

    ``bugs`` and ``left_out`` are the passes that were left out: because of a rewrite that computes
    something else, and because of one that is not as well verified as is required.
    """

    findings: Findings
    best: Verification | None
    beyond: Verification | None
    suggestions: tuple[Verification, ...]
    bugs: tuple[Bug, ...] = ()
    left_out: tuple[str, ...] = ()


def find_assured_versions(
    trials: Trials,
    passes: Sequence[Pass],
    executor: Executor,
    *,
    workgroup: Workgroup | None = None,
    allowed: Collection[AssumptionKind] = (),
    look_beyond: bool = False,
    may_optimise: bool = True,
    required: Required | None = None,
    reproductions: Path | None = None,
) -> Assured:
    """As ``find_versions``, but with verified versions only.

    A pass whose rewrite computes something else, or cannot be verified as ``required``, is left
    out, and the search is made again without it. Both versions of what computes something else are
    written to a folder in ``reproductions``.
    """
    search = _Search(trials, executor, workgroup, required, reproductions)
    while True:
        findings = find_versions(
            trials,
            [each for each in passes if each.name not in search.excluded],
            workgroup=workgroup,
            allowed=allowed,
            look_beyond=look_beyond,
            may_optimise=may_optimise,
        )
        before = len(search.excluded)
        suggestions = tuple(search.of_suggestion(each) for each in findings.suggestions)
        best, beyond = (search.of_version(each) for each in (findings.best, findings.beyond))
        if len(search.excluded) == before:
            left_out = search.excluded - {bug.pass_name for bug in search.bugs}
            return Assured(
                findings, best, beyond, suggestions, tuple(search.bugs), tuple(sorted(left_out))
            )


class _Search:
    """The verifications of one search; ``excluded`` are the passes to do without."""

    def __init__(
        self,
        trials: Trials,
        executor: Executor,
        workgroup: Workgroup | None,
        required: Required | None,
        reproductions: Path | None,
    ) -> None:
        self.excluded: set[str] = set()
        self.bugs: list[Bug] = []
        self._reproductions = reproductions
        self._trials = trials
        self._executor = executor
        self._workgroup = workgroup
        self._required = required
        self._verifications: dict[str, Verification] = {}

    def of_suggestion(self, suggestion: Suggestion) -> Verification:
        kernel = self._trials.kernel
        text = self._trials.text(kernel, suggestion.options)
        assert text is not None
        try:
            changed = read_text(text, kernel.module.path).function(kernel.name)
        except InputError as error:  # with its debug records; the backend reads it without them
            verification = Verification("not verifiable", str(error))
        else:
            verification = self._verification(changed, suggestion.options)
        if not self._accepts(verification):
            self._exclude(suggestion.options, verification, text)
        return verification

    def of_version(self, version: Version | None) -> Verification | None:
        if version is None:
            return None
        verification = self._verification(version.kernel, version.options)
        if not self._accepts(verification):
            # What is wrong may be one rewrite, or two that do not go together: those of the last
            # round that change the code go, and if there are none, the whole round.
            options = version.rounds[-1].options
            code = tuple(each for each in options if not each.pass_.knob)
            self._exclude(code or options, verification, version.kernel.module.text)
        return verification

    def _verification(self, changed: Function, options: Options) -> Verification:
        text = changed.module.text
        if text not in self._verifications:
            self._verifications[text] = verify(
                self._trials.kernel,
                changed,
                self._trials.configurations[0].target,
                self._executor,
                workgroup=self._workgroup,
                assumptions=frozenset(kind for option in options for kind in option.assumes),
            )
        return self._verifications[text]

    def _accepts(self, verification: Verification) -> bool:
        if verification.level == "mismatch":
            return False
        return self._required is None or verification.level in ("proved", self._required)

    def _exclude(self, options: Options, verification: Verification, text: str) -> None:
        names = {option.pass_.name for option in options} - self.excluded
        self.excluded |= names
        if verification.mismatch is not None:
            kinds = sorted({kind for option in options for kind in option.assumes})
            command = self._reproduction(text, kinds)
            difference = str(verification.mismatch)
            self.bugs += [Bug(name, difference, command) for name in sorted(names)]

    def _reproduction(self, changed: str, assumed: Sequence[str]) -> str:
        """Write both versions to files; the command that compares them."""
        if self._reproductions is None:
            return ""
        before = self._trials.kernel.module.text
        folder = self._reproductions / hashlib.sha256((before + changed).encode()).hexdigest()[:16]
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for name, text in (("before.ll", before), ("after.ll", changed)):
                (folder / name).write_text(text + "\n", encoding="utf-8")
        except OSError:  # the report is as good without
            return ""
        command = f"irtools verify {folder / 'before.ll'} {folder / 'after.ll'}"
        return f"{command} --assume {','.join(assumed)}" if assumed else command

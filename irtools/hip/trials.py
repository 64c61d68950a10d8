# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles versions of one kernel from changed source, with the user's compiler."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from irtools.analysis.kernel import KernelAnalysis
from irtools.backend import Resources
from irtools.errors import BackendError, InputError
from irtools.hip.compiler import Compiler
from irtools.hip.edits.passes import Declined, SourceRewrite
from irtools.hip.files import Files, Key
from irtools.ir.model import Function
from irtools.ir.source import parse
from irtools.rewrite import Configuration, Confirmation, Options, Outcome, Trials
from irtools.rewrite.measure import optimised_frequencies
from irtools.rewrite.trials import Breadth
from irtools.target import Target

__all__ = ["SourceNotes", "SourceTrials", "alone", "kernel_alone"]


@dataclass(frozen=True, slots=True)
class SourceNotes:
    """What there is to say of a search in source: ``declined`` is what could not be written, and
    ``in_ir`` what each of the suggestions wins as a change of the IR, where it is one."""

    declined: tuple[Declined, ...]
    in_ir: tuple[Outcome | None, ...]


class SourceTrials(Trials):
    """The versions of one kernel that are made in its source, which starts as ``files``.

    A version is known by its text as in ``Trials``: that of the kernel alone, as the compiler makes
    it for the first target. ``compilations`` are those of the backend.
    """

    breadth = Breadth(one_by_one=3, options=12, paired=5, versions=2)  # the compiler is slow

    def __init__(
        self,
        kernel: Function,
        configurations: Sequence[Configuration],
        *,
        files: Files,
        compiler: Compiler,
        **more: Any,
    ) -> None:
        self._compiler = compiler
        self._files: dict[Function, Files] = {kernel: files}
        self._sources: dict[str, Files] = {kernel.module.text: files}
        self._texts: dict[tuple[str, Key], str | None] = {}
        self._unrolled: set[str] = set()
        self._frequencies_of: dict[str, Mapping[str, float]] = {}
        super().__init__(kernel, configurations, **more)

    def files_of(self, kernel: Function) -> Files:
        """The source of the original or of a version of it."""
        return self._files[kernel]

    def text(self, kernel: Function, options: Options) -> str | None:
        """The kernel from the source with all options applied; None when they exclude each other,
        or it does not compile."""
        files = self._edited(kernel, options)
        if files is None:
            return None
        text = self._emitted(files, self.configurations[0].target)
        if text is not None:
            self._sources.setdefault(text, files)
            names = {option.pass_.name for option in options}
            if "unroll" in names or kernel.module.text in self._unrolled:
                self._unrolled.add(text)
        return text

    def made(self, kernel: Function, options: Options) -> Function:
        found = super().made(kernel, options)
        files = self._edited(kernel, options)
        assert files is not None
        self._files[found] = files
        return found

    def tidied(self, kernel: Function, outcome: Outcome) -> None:
        """Nothing: the compiler leaves nothing to tidy up."""

    def module_for(self, text: str, target: Target) -> str:
        if target.processor != self.configurations[0].target.processor:
            files = self._sources.get(text)  # of a change of the IR there is none
            text = text if files is None else self._emitted(files, target) or ""
        return super().module_for(text, target)

    def frequencies_of(self, text: str) -> Mapping[str, float]:
        """How often each block of a version runs: its blocks and loops are its own."""
        found = self._frequencies_of.get(text)
        return super().frequencies_of(text) if found is None else found

    @cached_property
    def _frequencies(self) -> Mapping[str, float]:
        return optimised_frequencies(KernelAnalysis(self.kernel, self.configurations[0].target))

    def compared(self, after: Sequence[Resources | BackendError], text: str) -> Outcome:
        """As of other trials, but unrolling alone wins no instructions: how many iterations the
        loops have is a guess."""
        found = super().compared(after, text)
        if text not in self._unrolled:
            return found
        return Outcome(tuple(map(_without_fewer_instructions, found.confirmations)))

    def outcome_in_ir(self, options: Options) -> Outcome | None:
        """What some options for the original win as changes of the IR; None when they are not."""
        rewrites = [rewrite for option in options for rewrite in option.rewrites]
        if not all(rewrite.edits for rewrite in rewrites):
            return None
        (found,) = self.outcomes([super().text(self.kernel, options)])
        return found

    def _texts_of(self, kernel: Function, versions: Sequence[Options]) -> Iterable[str | None]:
        """All at once: it is the compiler that takes the time."""
        return self._pool.map(
            lambda options: None if self._late() else self.text(kernel, options),
            versions[: self._affordable()],
        )

    def _edited(self, kernel: Function, options: Options) -> Files | None:
        edits = [
            edit
            for option in options
            for rewrite in option.rewrites
            if isinstance(rewrite, SourceRewrite)
            for edit in rewrite.source_edits
        ]
        try:
            return self.files_of(kernel).edited(edits)
        except InputError:
            return None

    def _emitted(self, files: Files, target: Target) -> str | None:
        key = target.processor, files.key
        if key not in self._texts:
            try:
                text = self._compiler.emit(target.processor, files.changed)
                found = kernel_alone(text, self.kernel)
                self._texts[key] = found.module.text
                self._frequencies_of[found.module.text] = optimised_frequencies(
                    KernelAnalysis(found, target)
                )
            except InputError:
                self._texts[key] = None
        return self._texts[key]


def _without_fewer_instructions(confirmation: Confirmation) -> Confirmation:
    before, after = confirmation.cost_before, confirmation.cost_after
    if before is None or after is None:
        return confirmation
    most = max(before.instructions, after.instructions)
    return replace(confirmation, cost_after=after._replace(instructions=most))


def kernel_alone(text: str, kernel: Function) -> Function:
    """The kernel with the same name in the text of a module, in a module without the others.

    Raises InputError when there is none.
    """
    return alone(parse(text, kernel.module.path).function(kernel.name))


def alone(kernel: Function) -> Function:
    """The kernel in a module without the others."""
    module = kernel.module
    return (module.extract(kernel) if len(module.functions) > 1 else module).function(kernel.name)

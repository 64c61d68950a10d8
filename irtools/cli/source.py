# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ``fix`` and ``suggest`` share for HIP source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import PurePath
from typing import TYPE_CHECKING

from irtools.cli.common import SOURCE_OPTIONS, SOURCE_SUFFIXES, Session, error_console
from irtools.cli.rewriting import Rewriting, Search
from irtools.errors import InputError

if TYPE_CHECKING:
    from irtools.analysis.workgroup import Workgroup
    from irtools.execute import Assured
    from irtools.hip.fix import Project
    from irtools.hip.launches import LaunchSite
    from irtools.hip.trials import SourceNotes, SourceTrials
    from irtools.ir.model import Function
    from irtools.target import Target


class SourceRewriting:
    """The search for changes of one HIP file with some passes, all when none is named."""

    def __init__(
        self, file: str, passes: Sequence[str], rewriting: Rewriting, stack: ExitStack
    ) -> None:
        from irtools.hip.compiler import Compiler
        from irtools.hip.fix import Project

        given = SOURCE_OPTIONS.get()
        compiler = Compiler(file, given.flags_for(file), given.toolchain)
        self.file = file
        self._names = passes
        self.rewriting = rewriting
        self.project: Project = Project(
            file, stack.enter_context(closing(compiler)), rewriting.executor
        )

    def workgroup(self, kernel: Function) -> tuple[Workgroup | None, LaunchSite | None]:
        """The shape of a kernel's workgroups, and the launch in the file that says so."""
        from irtools.hip.launches import Launches

        files = self.project.files
        found = Launches(files.source(files.main)).workgroup(kernel)
        return found if found is not None else (self.rewriting.workgroup, None)

    @contextmanager
    def trials(
        self, session: Session, kernel: Function, targets: Sequence[Target]
    ) -> Iterator[SourceTrials]:
        """The versions of a kernel, on top of the changes so far."""
        from irtools.hip.trials import SourceTrials

        now = self.project.kernel(kernel, targets[0].processor)
        make = partial(SourceTrials, files=self.project.files, compiler=self.project.compiler)
        with self.rewriting.trials(session, now, targets, make) as trials:
            assert isinstance(trials, SourceTrials)
            yield trials

    def find(
        self, trials: SourceTrials, workgroup: Workgroup | None, *, look_beyond: bool = False
    ) -> tuple[Assured, SourceNotes]:
        """The search with passes over source, and what there is to say of it."""
        from irtools.hip.edits import source_passes
        from irtools.hip.trials import SourceNotes

        passes, declined = source_passes(self._names, trials.files_of)
        found = self.rewriting.find(
            trials, passes=passes, workgroup=workgroup, look_beyond=look_beyond
        )
        in_ir = [trials.outcome_in_ir(each.options) for each in found.findings.suggestions]
        return found, SourceNotes(tuple(declined.values()), tuple(in_ir))


def source_rewriting(
    file: str, rewriting: Rewriting, options: Search, stack: ExitStack
) -> SourceRewriting | None:
    """The search in a file that is HIP source; None for IR, for passes that only change IR, and
    without the packages that read source, of which the user is told."""
    if PurePath(file).suffix not in SOURCE_SUFFIXES or options.backends:
        return None
    from irtools.hip.edits import SOURCE_PASSES

    if any(name not in SOURCE_PASSES for name in options.passes):
        return None
    source = SourceRewriting(file, options.passes, rewriting, stack)
    try:
        source.project.files.source(source.project.files.main)
    except InputError as error:
        error_console().print(f"irtools: {error}; what follows is about the IR", markup=False)
        return None
    return source

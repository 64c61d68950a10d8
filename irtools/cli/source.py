# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ``fix`` and ``suggest`` share for HIP source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from typing import TYPE_CHECKING

from irtools.cli.common import SOURCE_OPTIONS, Session
from irtools.cli.rewriting import Rewriting

if TYPE_CHECKING:
    from irtools.analysis.workgroup import Workgroup
    from irtools.execute import Assured
    from irtools.hip.edits import Declined
    from irtools.hip.fix import Project
    from irtools.hip.launches import LaunchSite
    from irtools.hip.trials import SourceTrials
    from irtools.ir.model import Function
    from irtools.target import Target


class SourceRewriting:
    """The search for changes of one HIP file, which ``rewriting`` says the limits of."""

    def __init__(self, file: str, rewriting: Rewriting, stack: ExitStack) -> None:
        from irtools.hip.compiler import Compiler
        from irtools.hip.fix import Project

        given = SOURCE_OPTIONS.get()
        compiler = Compiler(file, given.flags_for(file), given.toolchain)
        self.file = file
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
        self,
        trials: SourceTrials,
        names: Sequence[str],
        workgroup: Workgroup | None,
        *,
        look_beyond: bool = False,
    ) -> tuple[Assured, list[Declined]]:
        """The search with passes over source, all when none is named; and what these declined."""
        from irtools.hip.edits import source_passes

        passes, declined = source_passes(names, trials.files_of)
        found = self.rewriting.find(
            trials, passes=passes, workgroup=workgroup, look_beyond=look_beyond
        )
        return found, list(declined.values())

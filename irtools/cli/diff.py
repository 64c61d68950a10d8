# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools diff``: kernels whose resources differ between two versions."""

from __future__ import annotations

import gc
from contextlib import ExitStack
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from irtools.cli.common import (
    SOURCE_OPTIONS,
    SOURCE_SUFFIXES,
    Compilation,
    Kernel,
    Llc,
    Mcpu,
    Session,
    open_backend,
    print_text,
)
from irtools.errors import BackendError, IrtoolsError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from irtools.backend import Backend, Measured
    from irtools.cli.revisions import Version


class DiffFormat(Enum):
    """How the differences are written."""

    TEXT = "text"
    JSON = "json"
    MARKDOWN = "markdown"


def diff(
    old: Annotated[
        str,
        typer.Argument(
            metavar="OLD",
            help="A file, a folder or a git revision: HIP source or LLVM IR.",
            show_default=False,
        ),
    ],
    new: Annotated[str, typer.Argument(metavar="NEW", help="The same, later.", show_default=False)],
    mcpu: Mcpu = None,
    kernel: Kernel = None,
    format_: Annotated[
        DiffFormat,
        typer.Option("--format", help="How to write it; markdown is for a pull request."),
    ] = DiffFormat.TEXT,
    llc: Llc = None,
) -> None:
    """Tabulate the kernels whose registers, spills, scratch, LDS, waves or code differ between two
    versions.

    A kernel is worse or better by scratch, then spills, then waves, then VGPRs: the first of these
    that differs. Exits with 1 when one is worse. Behind `--` stand the paths that count in git
    revisions; flags for the compiler behind another `--`. Revisions are unpacked elsewhere, and the
    working tree is not touched.

    Examples:

    - `irtools diff old.ll new.ll`
    - `irtools diff main HEAD --mcpu gfx942 -- kernels/`
    - `irtools -p build diff main src --mcpu gfx942 --format markdown`
    """
    from irtools.backend import changes
    from irtools.cli.revisions import versions
    from irtools.report.diff import diff_markdown, diff_table, summary
    from irtools.report.documents import diff_entry

    if mcpu is not None:
        from irtools.target import load_target

        load_target(mcpu)  # an unknown name ends the run
    gc.freeze()  # the imported modules, which no collection need look at
    session = _Session("diff", json=format_ is DiffFormat.JSON)
    with ExitStack() as stack:
        backend = stack.enter_context(open_backend(llc))
        both = versions(old, new, stack)
        reader = _Reader(session, backend, mcpu, kernel or ())
        kernels = [reader.measured(each, other) for each, other in (both, both[::-1])]
        before, after = map(reader.complete, kernels)
    if not reader.matched and not session.failed:
        raise IrtoolsError(f"no kernel matches --kernel in {old} or {new}")
    found = changes(before, after)
    if session.json:
        for change in found:
            session.add(diff_entry(change))
    elif format_ is DiffFormat.MARKDOWN:
        print_text(diff_markdown(found, old, new))
    elif found:
        session.show(diff_table(found, width=session.width), as_it_is=True)
    else:
        print_text(f"{summary(found)}\n")
    session.finish()
    if any(change.status == "worse" for change in found):
        raise typer.Exit(1)


class _Session(Session):
    """A session whose errors name a revision, and not where it is unpacked: ``places``."""

    def __init__(self, kind: str, *, json: bool) -> None:
        super().__init__(kind, json=json)
        self.places: dict[str, str] = {}

    def report(self, error: IrtoolsError) -> None:
        """See Session.report."""
        text = str(error)
        for place, name in self.places.items():
            text = text.replace(place, name)
        super().report(IrtoolsError(text))


class _Reader:
    """Compiles the kernels of both versions; ``matched`` is whether any was chosen.

    What fails is reported, and its file left out of both: nothing can be said of it.
    """

    def __init__(
        self, session: _Session, backend: Backend, mcpu: str | None, patterns: Sequence[str]
    ) -> None:
        self.matched = False
        self._incomplete: set[str] = set()
        self._session = session
        self._backend = backend
        self._mcpu = mcpu
        self._patterns = patterns

    def measured(self, version: Version, other: Version) -> dict[str, list[Measured]]:
        """The kernels of a version by file; without the files of IR that are the same in the
        other."""
        found: dict[str, list[Measured]] = {}
        SOURCE_OPTIONS.set(version.options)
        if version.tree is not None:
            self._session.places[f"{version.tree}/"] = (
                f"{version.revision}:" if version.revision else ""
            )
        for name, path in version.files.items():
            same = other.files.get(name)
            if same is not None and _is_same_ir(path, same):
                self.matched = True
                continue
            try:
                found[name] = self._of_file(name, path)
            except IrtoolsError as error:
                self._session.report(error)
                self._incomplete.add(name)
            gc.collect()  # a module is full of cycles
        return found

    def complete(self, kernels: Mapping[str, Sequence[Measured]]) -> list[Measured]:
        """Those in files of which everything could be read and compiled in both versions."""
        return [
            kernel
            for name, found in kernels.items()
            if name not in self._incomplete
            for kernel in found
        ]

    def _of_file(self, name: str, path: Path) -> list[Measured]:
        from irtools.analysis.selection import select_kernels, target_of
        from irtools.backend import Measured

        found = []
        for module in self._session.load(str(path), self._mcpu):
            kernels = select_kernels(module, self._patterns) if module.kernels else ()
            if not kernels:
                continue
            self.matched = True
            chosen = [(kernel, target_of(kernel, self._mcpu)) for kernel in kernels]
            results = Compilation(self._backend, chosen).results(self._session)
            for kernel, target in chosen:
                resources, _ = results[kernel.name]
                if isinstance(resources, BackendError):
                    self._incomplete.add(name)
                else:
                    shown = kernel.display_name
                    file = name or str(path)
                    found.append(Measured(kernel.name, shown, file, target, resources))
        return found


def _is_same_ir(path: Path, other: Path) -> bool:
    """Whether two files of IR are the same; source also depends on what it includes."""
    return path.suffix not in SOURCE_SUFFIXES and path.read_bytes() == other.read_bytes()

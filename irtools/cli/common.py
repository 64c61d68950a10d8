# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the commands share: their options, and the walk over files, kernels and compilations.

Everything that takes long to import is imported inside functions, so that ``--help`` is instant.
"""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from math import prod
from pathlib import Path, PurePath
from typing import IO, TYPE_CHECKING, Annotated, NoReturn, cast

import typer

from irtools.errors import BackendError, IrtoolsError

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from irtools.analysis.workgroup import Workgroup
    from irtools.backend import Backend, Resources
    from irtools.hip import CompileFlags, Toolchain
    from irtools.ir.model import Function, Module
    from irtools.machine import MachinePressure
    from irtools.target import Target


class Format(Enum):
    """How a report is written."""

    TEXT = "text"
    JSON = "json"


Files = Annotated[
    list[str],
    typer.Argument(
        metavar="FILE...",
        help="HIP source, or LLVM IR for amdgcn: .ll, .bc, Triton's .llir, - for standard input.",
        show_default=False,
    ),
]
Mcpu = Annotated[
    str | None,
    typer.Option(
        metavar="GFX",
        help="Analyse and compile for this target, e.g. gfx942, whatever the IR was made for.",
        show_default="the target in the IR",
    ),
]
Kernel = Annotated[
    list[str] | None,
    typer.Option(
        metavar="GLOB",
        help="Only kernels whose mangled or demangled name matches; may be repeated.",
        show_default="all",
    ),
]
WorkgroupShape = Annotated[
    str | None,
    typer.Option(
        "--workgroup",
        metavar="X[,Y[,Z]]",
        help="The kernels are launched with workgroups of this shape, e.g. 256 or 64,4.",
        show_default="what the IR says",
    ),
]
OutputFormat = Annotated[Format, typer.Option("--format", help="How to write the report.")]
Llc = Annotated[
    str | None,
    typer.Option(
        metavar="PATH",
        help="Compile with this llc or clang, e.g. of your ROCm, or a Python's llvmlite.",
        show_default=False,
    ),
]


_MOST_NAMES = 8  # in a message
_MOST_WORK_ITEMS = 1024  # of a workgroup, on any target


def parse_workgroup(text: str | None) -> Workgroup | None:
    """The value of ``--workgroup``; raises typer.BadParameter with what is wrong with it."""
    if text is None:
        return None
    from irtools.analysis.workgroup import Workgroup

    sizes = [int(size) if size.strip().isdecimal() else 0 for size in text.split(",")]
    if not 1 <= len(sizes) <= len("xyz") or not all(sizes) or prod(sizes) > _MOST_WORK_ITEMS:
        raise typer.BadParameter(
            f"'{text}' is not one to three positive sizes of at most {_MOST_WORK_ITEMS} work-items "
            "together: 256 or 64,4 or 8,8,4",
            param_hint="--workgroup",
        )
    x, y, z = [*sizes, 1, 1][:3]
    return Workgroup(x, y, z)


def list_names(names: Sequence[str]) -> str:
    """The names in a message: the first of them when they are many."""
    return ", ".join(names[:_MOST_NAMES]) + (", …" if len(names) > _MOST_NAMES else "")


class Session:
    """One run of a command over its files: errors are printed, kept, and do not stop it.

    ``kind`` names the command in its JSON document. ``json``: results are entries of that, which is
    printed at the end; else they are reports, printed one by one.
    """

    def __init__(self, kind: str, *, json: bool) -> None:
        self._kind = kind
        self.json = json
        self._entries: list[object] = []
        self._errors: list[str] = []

    @cached_property
    def _console(self) -> Console:
        return output_console()

    @property
    def width(self) -> int:
        """The columns that a report has."""
        return self._console.width

    @property
    def failed(self) -> bool:
        """Whether anything went wrong."""
        return bool(self._errors)

    def add(self, entry: object) -> None:
        """Add the entry of a kernel to the document."""
        self._entries.append(entry)

    def show(self, report: RenderableType, *, as_it_is: bool = False) -> None:
        """Print a report and a blank line; ``as_it_is``: long lines are not broken, and no line
        follows."""
        self._console.print(report, soft_wrap=as_it_is)
        if not as_it_is:
            self._console.print()

    def report(self, error: IrtoolsError) -> None:
        """Tell the user about an error now, and remember it for the exit code and the document."""
        self._errors.append(str(error))
        print(f"irtools: error: {error}", file=sys.stderr)

    def report_failure(self, kernel: Function, target: Target, error: BackendError) -> None:
        """Tell the user that LLVM cannot compile a kernel."""
        where = f"{kernel.module.path}: {kernel.display_name}"
        what = f"LLVM cannot compile it for {target.name}: {error.stage}: {error}"
        self.report(IrtoolsError(f"{where}: {what}"))

    def kernels(
        self,
        files: Sequence[str],
        patterns: Sequence[str] | None,
        mcpu: str | None,
        workgroup: Workgroup | None = None,
    ) -> Iterator[tuple[Function, Target]]:
        """The chosen kernels with their targets, see ``modules``."""
        for chosen in self.modules(files, patterns, mcpu, workgroup):
            yield from chosen

    def modules(
        self,
        files: Sequence[str],
        patterns: Sequence[str] | None,
        mcpu: str | None,
        workgroup: Workgroup | None = None,
    ) -> Iterator[list[tuple[Function, Target]]]:
        """The chosen kernels of each module with their targets; not those that cannot have the
        workgroup."""
        from irtools.analysis.selection import select_kernels, target_of
        from irtools.analysis.workgroup import workgroup_of

        if mcpu is not None:
            from irtools.target import load_target

            load_target(mcpu)  # once, before any file: an unknown name ends the run
        matched = False
        names: list[str] = []
        gc.freeze()  # the imported modules, which no collection need look at
        for path in files:
            try:
                for module in self.load(path, mcpu):
                    names += (kernel.display_name for kernel in module.kernels)
                    chosen = select_kernels(module, patterns or ())
                    found = []
                    for kernel in chosen:
                        matched = True
                        try:
                            workgroup_of(kernel, workgroup)
                            found.append((kernel, target_of(kernel, mcpu)))
                        except IrtoolsError as error:
                            self.report(error)
                    if found:
                        yield found
            except IrtoolsError as error:
                self.report(error)
            if path is not files[-1]:
                gc.collect()  # a module is full of cycles
        if not matched and not self._errors:
            wanted = " or ".join(f"'{pattern}'" for pattern in patterns or ())
            there = list_names(names)
            self.report(IrtoolsError(f"no kernel matches --kernel {wanted}; there are {there}"))

    def load(self, path: str, mcpu: str | None) -> tuple[Module, ...]:
        """The modules of a file of IR, or of the device side of a source file."""
        from irtools.ir.source import load

        if PurePath(path).suffix not in SOURCE_SUFFIXES:
            return load(path)
        from irtools.hip import load_source

        given = SOURCE_OPTIONS.get()
        with working(f"compiling {path}"):
            return (load_source(path, mcpu, given.flags_for(path), given.toolchain),)

    def finish(self) -> None:
        """Print the document, and exit with 2 when anything went wrong."""
        if self.json:
            from irtools.report.documents import document

            print_json(document(self._kind, self._entries, self._errors))
        if self._errors:
            raise typer.Exit(2)


# Also irtools.hip.SOURCE_SUFFIXES, which is not imported for that.
SOURCE_SUFFIXES = frozenset((".hip", ".cpp", ".cu", ".cc", ".cxx"))


@dataclass(frozen=True)
class SourceOptions:
    """How the user wants source files compiled: what stands after ``--``, ``-p`` and
    ``--compiler``. ``folder`` is where the flags are for, when that is not the current one."""

    flags: tuple[str, ...] = ()
    build: str | None = None
    compiler: str | None = None
    folder: Path | None = None

    def flags_for(self, path: str) -> CompileFlags:
        """See ``irtools.hip.flags_for``."""
        from irtools.hip import flags_for

        found = flags_for(path, self.flags, self.build)
        return found if self.folder is None else replace(found, folder=self.folder)

    @cached_property
    def toolchain(self) -> Toolchain | None:
        """The compiler that the user names."""
        from irtools.hip import find_toolchain

        return find_toolchain(self.compiler) if self.compiler else None


_NO_OPTIONS = SourceOptions()
SOURCE_OPTIONS: ContextVar[SourceOptions] = ContextVar("source options", default=_NO_OPTIONS)
"""Those of the command line that is being run."""


def working(what: str) -> AbstractContextManager[object]:
    """Say on a terminal what takes so long."""
    from rich.console import Console

    console = Console(stderr=True)
    return console.status(what) if console.is_terminal else nullcontext()


def open_backend(path: str | None, *, jobs: int = 1) -> AbstractContextManager[Backend]:
    """The backend that the user chose; closed at the end of the block."""
    from irtools.backend import ExternalBackend, LlvmliteBackend

    if path is None:
        return closing(LlvmliteBackend(jobs=jobs))
    if PurePath(path).name.startswith("python"):
        return closing(LlvmliteBackend(jobs=jobs, python=path))
    return closing(ExternalBackend(path))


class Compilation:
    """The kernels of one module being compiled in the background, for each of their targets.

    ``machine``: whether to measure the machine code as well, as llvmlite's LLVM prints it.
    """

    def __init__(
        self,
        backend: Backend,
        kernels: Sequence[tuple[Function, Target]],
        *,
        machine: bool = False,
    ) -> None:
        self._backend = backend
        self._kernels = kernels
        self._machine = machine
        self._pool = ThreadPoolExecutor(1)
        self._future = self._pool.submit(self._work)

    def _work(self) -> dict[str, Resources | MachinePressure | BackendError]:
        from irtools.backend import LlvmliteBackend, compile_kernels
        from irtools.machine import machine_pressures

        results: dict[str, Resources | MachinePressure | BackendError] = {}
        for target in dict.fromkeys(target for _, target in self._kernels):
            wanted = [kernel for kernel, its in self._kernels if its == target]
            if self._machine and isinstance(self._backend, LlvmliteBackend):
                results |= machine_pressures(self._backend, wanted, target)
            else:
                results |= compile_kernels(self._backend, wanted[0].module, wanted, target)
        return results

    def results(
        self, session: Session
    ) -> dict[str, tuple[Resources | BackendError, MachinePressure | None]]:
        """Wait for the results, by kernel name; failures are reported to the user as well."""
        from irtools.machine import MachinePressure

        path = self._kernels[0][0].module.path
        with working(f"compiling {path}"):
            outcomes = self._future.result()
        self._pool.shutdown()
        results: dict[str, tuple[Resources | BackendError, MachinePressure | None]] = {}
        for kernel, target in self._kernels:
            outcome = outcomes[kernel.name]
            measured = outcome if isinstance(outcome, MachinePressure) else None
            resources = outcome.resources if isinstance(outcome, MachinePressure) else outcome
            if isinstance(resources, BackendError):
                session.report_failure(kernel, target, resources)
            results[kernel.name] = resources, measured
        return results


def output_console() -> Console:
    """The console for results: as wide as the terminal; when piped as ``COLUMNS`` says, else as
    wide as the tables need."""
    from rich.console import Console

    class _Console(Console):
        def on_broken_pipe(self) -> None:
            reader_gone()

    console = _Console(highlight=False, soft_wrap=False)
    if console.is_terminal or os.environ.get("COLUMNS", "").isdigit():
        return console
    return _Console(highlight=False, width=_AS_NEEDED, file=cast("IO[str]", _WithoutPadding()))


def error_console() -> Console:
    """The console for what is said besides the results, on standard error."""
    from rich.console import Console

    console = Console(stderr=True, highlight=False)
    return console if console.is_terminal else Console(stderr=True, width=_AS_NEEDED)


_AS_NEEDED = 500  # columns, more than any table has


class _WithoutPadding(io.TextIOBase):
    """Standard output without the blanks with which rich fills the lines of a table."""

    def write(self, text: str) -> int:
        sys.stdout.write("\n".join(line.rstrip(" ") for line in text.split("\n")))
        return len(text)

    def flush(self) -> None:
        sys.stdout.flush()


def write_file(path: str, data: bytes) -> None:
    """Write a file whole or not at all; raises InputError.

    What is there and no file, as ``/dev/null``, is written to and not replaced.
    """
    import tempfile

    from irtools.errors import InputError

    there = Path(path)
    try:
        if there.exists() and not there.is_file() and not there.is_dir():
            there.write_bytes(data)
            return
        with tempfile.NamedTemporaryFile(
            dir=Path(path).parent, prefix=".irtools-", delete=False
        ) as opened:
            try:
                opened.write(data)
                opened.close()
                os.chmod(opened.name, 0o666 & ~_umask())
                os.replace(opened.name, path)
            except BaseException:
                os.unlink(opened.name)
                raise
    except OSError as error:
        raise InputError(f"{path}: cannot be written: {error.strerror}") from None


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current


def reader_gone() -> NoReturn:
    """Exit with 0: who reads our output (``head``, ``less``) has seen enough."""
    # Python must not try to flush to it again.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise SystemExit(0)


def print_json(document: object) -> None:
    """Print a JSON document."""
    import json

    print_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n")


def print_text(text: str) -> None:
    """Print a text as it is."""
    try:
        print(text, end="", flush=True)
    except BrokenPipeError:
        reader_gone()

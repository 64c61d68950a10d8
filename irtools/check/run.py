# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks one file: reads it, compiles its kernels, applies the rules.

Runs in a process that ends with it (``irtools.isolate``), so that nothing is left of a file when
the next one comes, and one that breaks LLVM harms no other.
"""

from __future__ import annotations

import io
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path, PurePath

from irtools.analysis.selection import target_of
from irtools.backend import Backend, LlvmliteBackend, compile_kernels
from irtools.check.catalogue import RULES
from irtools.check.diagnostic import Diagnostic
from irtools.check.launches import KnownLaunches
from irtools.check.result import Checked, Job, Measured, SeenSuppression
from irtools.check.rules import CHECKS
from irtools.check.sources import Sources
from irtools.check.subject import Subject
from irtools.check.suppression import Suppression, find_suppressions
from irtools.errors import BackendError, IrtoolsError
from irtools.hip import (
    SOURCE_SUFFIXES,
    CompileFlags,
    Toolchain,
    find_toolchain,
    find_toolchains,
    flags_for,
    load_source,
)
from irtools.ir.model import Function, Module
from irtools.ir.source import load
from irtools.storage import digest_of
from irtools.target import Target

__all__ = ["check_file"]


def check_file(job: Job, data: bytes = b"") -> Checked:
    """Check all kernels of a file; what cannot be read or compiled is in ``Checked.errors``.

    ``data`` is what stands in for standard input.
    """
    if job.path == "-":
        sys.stdin = io.TextIOWrapper(io.BytesIO(data))
    run = _Run(job)
    with closing(LlvmliteBackend(here=True)) as backend:
        for module, target in run.modules():
            with run.failures_told():
                run.check_module(module, target, backend)
    return run.result()


class _Run:
    def __init__(self, job: Job) -> None:
        self._job = job
        self._errors: list[str] = []
        self._diagnostics: dict[Diagnostic, None] = {}
        self._measured: list[Measured] = []
        self._suppressions: dict[Suppression, bool] = {}
        self._read: set[str] = set()
        self._warnings: dict[str, None] = {}
        self._depends_on: dict[str, str | None] = {}
        self._lasting = True

    def result(self) -> Checked:
        return Checked(
            tuple(self._diagnostics),
            tuple(self._measured),
            tuple(
                SeenSuppression(each.place, each.codes, each.problem, used)
                for each, used in self._suppressions.items()
            ),
            tuple(self._errors),
            tuple(self._warnings),
            self._depends_on,
            self._lasting,
        )

    @contextmanager
    def failures_told(self) -> Iterator[None]:
        """Keep what goes wrong as an error of the file. It may go right another time: what is
        missing may be there then."""
        try:
            yield
        except IrtoolsError as error:
            self._errors.append(str(error))
            self._lasting = False

    # --------------------------------------------------------------------------------- reading

    def modules(self) -> Iterator[tuple[Module, str | None]]:
        """The modules of the file, each with the target that was asked for."""
        job = self._job
        if PurePath(job.path).suffix in SOURCE_SUFFIXES:
            with self.failures_told():
                yield from self._of_source()
            return
        with self.failures_told():
            for module in load(job.path):
                for target in job.targets or (None,):
                    yield module, target

    def _of_source(self) -> Iterator[tuple[Module, str | None]]:
        job = self._job
        flags = flags_for(job.path, job.flags or job.config.flags, job.build)
        if job.config.flags and not job.flags and job.config.folder is not None:
            flags = replace(flags, folder=job.config.folder)
        self._depend_on_build(job)
        toolchain = _toolchain(job.compiler, flags)
        self._depend_on(
            Path(os.path.realpath(shutil.which(toolchain.command[0]) or sys.executable))
        )
        targets = job.targets or job.config.targets or flags.architectures
        for target in targets or (None,):
            with self.failures_told():
                yield self._compiled(flags, target, toolchain), target

    def _depend_on_build(self, job: Job) -> None:
        """The databases that were looked for, or the one that is named."""
        if job.flags or job.config.flags:
            return
        if job.build is not None:
            named = Path(job.build)
            places = [named / _DATABASE if named.is_dir() else named]
        else:
            folders = Path(job.path).resolve().parents
            places = [each for f in folders for each in (f / _DATABASE, f / "build" / _DATABASE)]
        for place in places:
            self._depend_on(place.absolute())
            if self._depends_on[str(place.absolute())] is not None:
                break

    def _depend_on(self, path: Path) -> None:
        self._depends_on[str(path)] = digest_of(path)

    def _compiled(self, flags: CompileFlags, target: str | None, toolchain: Toolchain) -> Module:
        """The device side of source; the compiler tells which headers it has read."""
        with tempfile.TemporaryDirectory() as folder:
            told = Path(folder) / "dependencies"
            # -MD is for the host: clang ignores it when only the device side is compiled.
            options = ("-dependency-file", str(told), "-MT", "device", "-sys-header-deps")
            more = (word for option in options for word in ("-Xclang", option))
            listing = replace(flags, flags=(*flags.flags, *more))
            module = load_source(self._job.path, target, listing, toolchain)
            for name in _make_prerequisites(told):
                self._depend_on((flags.folder / name).absolute())
            return module

    # -------------------------------------------------------------------------------- checking

    def check_module(self, module: Module, wanted: str | None, backend: Backend) -> None:
        sources = Sources(module, self._job.path)
        launches = KnownLaunches(sources)
        by_target: dict[Target, list[Function]] = {}
        for kernel in module.kernels:
            for target in self._targets(kernel, wanted, sources):
                by_target.setdefault(target, []).append(kernel)
        for target, kernels in by_target.items():
            found = compile_kernels(backend, module, kernels, target)
            for kernel in kernels:
                resources = found[kernel.name]
                if isinstance(resources, BackendError):
                    self._failed(kernel, target, resources)
                    continue
                names = _names(kernel)
                limits = self._job.config.limits_of(names)
                subject = Subject(kernel, target, resources, limits, backend, sources, launches)
                self._measure(subject)
                try:
                    self._check(subject)
                except BackendError as error:
                    self._failed(kernel, target, error)
        self._see_suppressions(sources)
        for name in sources.changed:
            self._warnings[
                f"{name} is not the file that {module.path} was made from (its checksum differs): "
                "its lines are not shown"
            ] = None
        self._depends_on |= sources.looked_at
        if launches.problem and self._codes(()) & {"IR301", "IR302"}:
            self._warnings[f"launches are not checked: {launches.problem}"] = None

    def _targets(self, kernel: Function, wanted: str | None, sources: Sources) -> Sequence[Target]:
        """What to check a kernel for: what was asked for, else what the IR says, else what the
        configuration says."""
        if wanted is not None:
            return [target_of(kernel, wanted)]
        own = kernel.attributes.get("target-cpu") or kernel.module.processor
        if own and not own.startswith("generic"):
            return [target_of(kernel)]
        if self._job.config.targets:
            return [target_of(kernel, name) for name in self._job.config.targets]
        if "IR303" in self._codes(_names(kernel)):
            what = f'is compiled for "{own}", no processor in particular' if own else ""
            self._add(
                Diagnostic(
                    "IR303",
                    RULES["IR303"].severity,
                    kernel.name,
                    kernel.display_name,
                    "",
                    sources.definition(kernel),
                    what or "is compiled for no processor",
                    help="compile it with --offload-arch=gfx942, or name one with --mcpu or "
                    "'targets' of the configuration",
                ),
                sources,
                kernel,
            )
        return ()

    def _codes(self, names: Sequence[str]) -> frozenset[str]:
        return self._job.config.codes - self._job.config.exempt(names)

    def _measure(self, subject: Subject) -> None:
        resources = subject.resources
        self._measured.append(
            Measured(
                subject.kernel.name,
                subject.kernel.display_name,
                subject.target.name,
                subject.definition,
                resources.vgprs,
                resources.vgpr_spills + resources.sgpr_spills,
                resources.scratch,
                resources.occupancy.waves,
            )
        )

    def _check(self, subject: Subject) -> None:
        codes = self._codes(_names(subject.kernel))
        for code, check in CHECKS.items():
            if code in codes:
                for diagnostic in check(subject):
                    self._add(diagnostic, subject.sources, subject.kernel)

    def _add(self, diagnostic: Diagnostic, sources: Sources, kernel: Function) -> None:
        """Keep a finding, unless a comment in the source silences it."""
        definition = sources.definition(kernel)
        self._see_suppressions(sources)
        silenced = False
        for each in self._suppressions:
            if each.covers(diagnostic.code, diagnostic.place, definition):
                self._suppressions[each] = silenced = True
        if not silenced:
            severity = self._job.config.severities.get(diagnostic.code, diagnostic.severity)
            self._diagnostics[replace(diagnostic, severity=severity)] = None

    def _see_suppressions(self, sources: Sources) -> None:
        """Keep the suppressions of all files that are known by now."""
        for file in sources.files:
            if file.path not in self._read:
                self._read.add(file.path)
                self._suppressions |= dict.fromkeys(find_suppressions(file.path, file.lines), False)

    def _failed(self, kernel: Function, target: Target, error: BackendError) -> None:
        self._lasting &= "limit" not in error.stage
        where = f"{kernel.module.path}: {kernel.display_name}"
        what = f"LLVM cannot compile it for {target.name}: {error.stage}: {error}"
        self._errors.append(f"{where}: {what}")


_DATABASE = "compile_commands.json"


def _toolchain(named: str | None, flags: CompileFlags) -> Toolchain:
    """The compiler that is named, else that of the build if it works here, else any."""
    of_the_build = find_toolchains(flags.compiler) if flags.compiler and not named else ()
    found = next((each.toolchain for each in of_the_build if each.toolchain), None)
    return found or find_toolchain(named)


def _names(kernel: Function) -> tuple[str, ...]:
    return kernel.name, kernel.demangled, kernel.display_name


def _make_prerequisites(file: Path) -> Iterator[str]:
    """The files that a rule of make, as compilers write it, depends on."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError:
        return
    words = text.replace("\\\n", " ").partition(": ")[2].replace("\\ ", "\0").split()
    yield from (word.replace("\0", " ").replace("$$", "$") for word in words)

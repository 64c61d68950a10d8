# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The jobs that a compiler driver runs for a command, and the device code that passes through them.

clang's driver makes a program or an object from HIP source in many steps: the device side is
compiled once for each processor, linked and bundled, the host side compiled with the bundle in it.
``-###`` prints these steps. Here the job that makes device code is taken apart, into one that makes
IR and one that makes code of IR, and all others stay as they are.

Source: clang's documentation, "HIP Support" and "Clang Driver Design".
"""

from __future__ import annotations

import hashlib
import os
import shlex
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from irtools.backend import MachineCode, Stage
from irtools.errors import BackendError, InputError

__all__ = ["Job", "JobBackend", "JobError", "planned_jobs"]

_LONG = 3600  # seconds
_LANGUAGES = ("hip", "hip-cpp-output")
# Source is read and the device libraries linked before there is IR; names of blocks are read.
_ONLY_OF_SOURCE = ("-include", "-include-pch", "-mlink-builtin-bitcode", "-mlink-bitcode-file")
_NAMELESS = "-discard-value-names"
_DEBUG = ("-debug-info-kind=constructor", "-dwarf-version=5")


class JobError(InputError):
    """The compiler, or another program that it runs, fails: the message is its own."""


@dataclass(frozen=True, slots=True)
class Job:
    """A program that the driver runs, in a ``folder``; ``compiler`` is the driver's version."""

    words: tuple[str, ...]
    folder: Path
    compiler: str

    @property
    def makes_device_code(self) -> bool:
        """Whether it compiles the device side of HIP source to an object, with optimisation.

        Relocatable device code (``-fgpu-rdc``) is linked as bitcode later, and is none.
        """
        words = set(self.words)
        return words >= {"-cc1", "-fcuda-is-device", "-emit-obj"} and (
            self.words[-3] == "-x"
            and self.words[-2] in _LANGUAGES
            and "-O0" not in words
            and "-o" in self.words[:-3]
        )

    @property
    def has_debug_information(self) -> bool:
        """Whether the user wants debug information."""
        return any(word.startswith("-debug-info-kind=") for word in self.words)

    @property
    def source(self) -> str:
        """The file that it compiles."""
        return self.words[-1]

    def to_ir(self, output: Path) -> Job:
        """The same, but only up to IR, with debug information, as text."""
        debug = () if self.has_debug_information else _DEBUG
        words = [word for word in self._to("-emit-llvm", output) if word != _NAMELESS]
        return replace(self, words=(*words[:-3], *debug, *words[-3:]))

    def from_ir(self, source: Path, output: Path | None = None, *, assembly: bool = False) -> Job:
        """The rest of it: code of IR, which is an object in its own output if none is named."""
        words = self._to("-S" if assembly else "-emit-obj", output)
        kept, skipping = [], False
        for word in words[:-3]:
            if skipping or word in _ONLY_OF_SOURCE:
                skipping = not skipping
            elif word != _NAMELESS:
                kept.append(word)
        # What the debug information lacks is none of the user's business: -w.
        return replace(self, words=(*kept, "-disable-llvm-passes", "-w", "-x", "ir", str(source)))

    def run(self) -> str:
        """Run it; what it prints on standard error. Raises JobError with that when it fails."""
        try:
            done = subprocess.run(
                self.words, cwd=self.folder, capture_output=True, text=True, errors="replace",
                check=False, timeout=_LONG,
            )  # fmt: skip
        except (OSError, subprocess.TimeoutExpired) as error:
            raise JobError(f"{self.words[0]}: cannot be run: {error}") from None
        if done.returncode:
            raise JobError(done.stderr.rstrip() or f"{shlex.join(self.words)}: failed")
        return done.stderr

    def _to(self, action: str, output: Path | None) -> list[str]:
        """The words with another action and output."""
        words = [action if word == "-emit-obj" else word for word in self.words]
        if output is not None:
            words[words.index("-o") + 1] = str(output)
        return words


def planned_jobs(command: Sequence[str], folder: Path, temporary: Path) -> list[Job]:
    """The jobs of a command that is run in a folder; what they leave to each other is in
    ``temporary``. There are none when the compiler is no clang.

    Raises JobError with the compiler's messages.
    """
    end = list(command).index("--") if "--" in command else len(command)
    # The new driver generates code when it links, out of our sight.
    asked = [*command[:end], "-###", "--no-offload-new-driver", *command[end:]]
    try:
        done = subprocess.run(
            asked, cwd=folder, capture_output=True, text=True, errors="replace", check=False,
            timeout=_LONG, env={**os.environ, "TMPDIR": str(temporary)},
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise JobError(f"{command[0]}: cannot be run: {error}") from None
    if done.returncode:
        raise JobError(done.stderr.rstrip())
    compiler = next((each for each in done.stderr.splitlines() if "clang version" in each), "")
    lines = [shlex.split(line) for line in done.stderr.splitlines() if line.startswith(' "')]
    return [Job(tuple(_with_a_linker(words, command)), folder, compiler) for words in lines]


def _with_a_linker(words: list[str], command: Sequence[str]) -> list[str]:
    """The words of a job; the clang of PyPI's ``ziglang`` does not know where its ``lld`` is."""
    if words[:3] == ["lld", "-flavor", "gnu"] and "ziglang" in command:
        return [*command[: command.index("ziglang") + 1], "ld.lld", *words[3:]]
    return words


class JobBackend:
    """Code generation as a job does it: by the user's own compiler, with the user's flags.

    ``version`` tells it from other compilers and flags.
    """

    def __init__(self, job: Job, temporary: Path) -> None:
        self._job = job
        self._temporary = temporary
        # The identifier of the compilation unit is a new one whenever a flag changes.
        flags = [word for word in job.words if not word.startswith(("-cuid=", str(temporary)))]
        digest = hashlib.sha256(repr(flags).encode()).hexdigest()[:12]
        self.version = f"{job.compiler} ({job.words[0]}, flags {digest})"

    def assembly(self, text: str, processor: str, features: str) -> str:
        """See Backend.assembly; the processor is that of the job."""
        del processor, features
        name = hashlib.sha256(text.encode()).hexdigest()
        source, output = (self._temporary / f"{name}.{suffix}" for suffix in ("ll", "s"))
        source.write_text(text, encoding="utf-8")
        try:
            self._job.from_ir(source, output, assembly=True).run()
            return output.read_text(encoding="utf-8", errors="replace")
        except JobError as error:
            raise BackendError(str(error), stage="code generation") from None
        finally:
            source.unlink(missing_ok=True)
            output.unlink(missing_ok=True)

    def assembly_and_machine_code(
        self, text: str, processor: str, features: str, stages: Sequence[Stage]
    ) -> tuple[str | BackendError, MachineCode]:
        """See Backend.assembly_and_machine_code: it prints no machine code."""
        del stages
        return self.assembly(text, processor, features), {}

    def close(self) -> None:
        """Nothing to do: every call is a process of its own."""

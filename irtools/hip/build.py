# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles HIP source as its compiler does, but with better device code.

The compiler's own jobs run, in their order and with their flags. Between the IR of the device side
and its machine code stands whoever improves the module.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from irtools.analysis.selection import target_of
from irtools.backend import Backend, KernelMetadata, compile_text, text_for
from irtools.backend.codegen import llvm_version
from irtools.errors import BackendError, InputError
from irtools.hip.commands import CompileFlags
from irtools.hip.emit import defaults, of_the_build
from irtools.hip.jobs import Job, JobBackend, planned_jobs
from irtools.hip.toolchain import Toolchain, find_toolchain
from irtools.ir.model import Module
from irtools.ir.source import parse
from irtools.isolate import Worker

__all__ = ["CODE_OBJECTS", "OBJECTS", "Improve", "compile_improved", "object_command"]

OBJECTS = (".o", ".obj")
CODE_OBJECTS = (".co", ".hsaco")

Improve = Callable[[Module, Backend], Module]
"""Gives a better module, or the same; the backend is the compiler's code generation."""


def object_command(
    source: str,
    output: str,
    processors: Sequence[str],
    flags: CompileFlags,
    toolchain: Toolchain | None = None,
) -> list[str]:
    """The command that compiles a file to what the end of the output's name says: an object for the
    linker (``.o``), or a code object for ``hipModuleLoad`` (``.co``, ``.hsaco``).

    Raises InputError: without a file, a compiler or a processor; for another end.
    """
    if not Path(source).is_file():
        raise InputError(f"{source}: no such file")
    chosen = list(processors or flags.architectures)
    if not chosen or chosen[0].startswith("generic"):
        raise InputError(
            f"{source}: for which processor? Name it with --mcpu gfx942, or several: "
            "--mcpu gfx90a,gfx942"
        )
    suffix = Path(output).suffix
    if suffix in OBJECTS:
        kind = ["-c"]
    elif suffix in CODE_OBJECTS:
        # One is an ELF file, several are a bundle.
        kind = ["--offload-device-only", *(["--no-gpu-bundle-output"] if len(chosen) == 1 else [])]
    else:
        wanted = ", ".join((*OBJECTS, *CODE_OBJECTS))
        raise InputError(f"{output}: what is it? The name has to end with one of {wanted}")
    used = toolchain or of_the_build(flags.compiler) or find_toolchain()
    needed = {each: used.flags_of(each) for each in chosen}
    if len(set(needed.values())) > 1:
        raise InputError(
            f"{source}: {' and '.join(chosen)} have different wave sizes, which old HIP headers "
            "take from the command line: one at a time"
        )
    optimisation = [flag for flag in defaults(flags) if flag.startswith("-O")]
    return [
        *used.command, "-x", "hip", *needed[chosen[0]], *optimisation, *flags.flags, *kind,
        *(f"--offload-arch={each}" for each in chosen), str(Path(source).resolve()), "-o", output,
    ]  # fmt: skip


def compile_improved(
    command: Sequence[str], improve: Improve, *, folder: Path = Path()
) -> str | None:
    """Do what a compiler's command does in a folder, with the device code of kernels improved; what
    the compiler has printed on standard error.

    None, and nothing is done, when the command makes no machine code of kernels, or without
    optimisation. Raises JobError when the compiler fails, InputError when it cannot read the IR as
    it is written here or a module that was changed does not come out as confirmed, and what
    ``improve`` raises.
    """
    with tempfile.TemporaryDirectory(prefix="irtools-") as name:
        temporary = Path(name)
        jobs = planned_jobs(command, folder, temporary)
        devices = {
            position: _Device.read(job, temporary)
            for position, job in enumerate(jobs)
            if job.makes_device_code
        }
        if not any(device.module.kernels for device in devices.values()):
            return None
        messages = []
        for position, job in enumerate(jobs):
            device = devices.get(position)
            if device is not None and device.module.kernels:
                messages.append(device.generate(improve))
            else:
                messages.append(job.run())
        return "".join(messages)


@dataclass(frozen=True, slots=True)
class _Device:
    """The device side for one processor: the job that compiles it, its IR, and what the compiler
    said of the source."""

    job: Job
    module: Module
    messages: str
    temporary: Path

    @classmethod
    def read(cls, job: Job, temporary: Path) -> _Device:
        output = temporary / "device.ll"
        messages = job.to_ir(output).run()
        text = output.read_text(encoding="utf-8", errors="replace")
        return cls(job, parse(text, job.source), messages, temporary)

    def generate(self, improve: Improve) -> str:
        """Generate the code of the better module; what the compiler says."""
        backend = JobBackend(self.job, self.temporary)
        target = target_of(self.module.kernels[0])
        as_it_is = text_for(self.module, self.module.text, target)
        try:
            compile_text(backend, as_it_is, target)
        except BackendError as error:
            raise InputError(
                f"{self.job.source}: {self.job.words[0]} cannot compile its own IR as irtools "
                f"prints it, which is LLVM {llvm_version()}'s: {error}"
            ) from None
        better = improve(self.module, backend)
        if better is self.module:
            return self.job.run()
        text = text_for(better, better.text, target)
        confirmed = compile_text(backend, text, target)
        if not self.job.has_debug_information:
            with Worker() as worker:
                text = worker.call("irtools.ir.bitcode:without_debug_info", text)
            if _allocated(compile_text(backend, text, target)) != _allocated(confirmed):
                raise InputError(f"{self.job.source}: does not come out as confirmed")
        source = self.temporary / "better.ll"
        source.write_text(text, encoding="utf-8")
        return self.messages + self.job.from_ir(source).run()


def _allocated(kernels: Mapping[str, KernelMetadata]) -> dict[str, dict[str, str]]:
    """What was allocated for each kernel, by name."""
    return {name: dict(found.fields) for name, found in kernels.items()}

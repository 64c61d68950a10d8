# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Backends: LLVM's code generation, from llvmlite or from a tool the user names.

Every compilation leaves the debug records (``#dbg_value`` …) out, because they change what the
register allocator does; source locations stay.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from queue import SimpleQueue
from typing import Protocol, TypeAlias

from irtools.backend.codegen import PASSES, TRIPLE, Stage, llvm_version, print_after
from irtools.backend.resources import KernelMetadata, Resources, read_assembly
from irtools.errors import BackendError, InputError
from irtools.ir.model import Constant, Function, GlobalValue, Module
from irtools.ir.own_locations import with_own_locations
from irtools.isolate import IsolationError, Worker
from irtools.target import Target

__all__ = [
    "Backend",
    "ExternalBackend",
    "LlvmliteBackend",
    "MachineCode",
    "compile_kernels",
    "compile_text",
    "compile_together",
    "compile_with_machine_code",
    "optimise_text",
    "resources_of",
    "text_for",
]


MachineCode: TypeAlias = Mapping[Stage, str]
"""What LLVM prints of the machine code at each stage that it gets to."""


class Backend(Protocol):
    """Something that makes assembly from IR."""

    @property
    def version(self) -> str:
        """The LLVM behind it, for people: ``"LLVM 22.1.0"``."""

    def assembly(self, text: str, processor: str, features: str) -> str:
        """The assembly, with comments, of a module at -O3; raises BackendError."""

    def assembly_and_machine_code(
        self, text: str, processor: str, features: str, stages: Sequence[Stage]
    ) -> tuple[str | BackendError, MachineCode]:
        """The assembly, or why there is none, and LLVM's print of the machine code of every
        function at some stages, from the same run.

        Raises BackendError when LLVM fails before it gets to the first.
        """


class LlvmliteBackend:
    """The LLVM inside llvmlite, in isolated worker processes; close it after use.

    ``jobs`` calls can run at a time, from as many threads. ``python`` is the interpreter of another
    environment whose llvmlite is used; raises InputError when that one has none. ``here``: see
    Worker.
    """

    def __init__(
        self,
        *,
        time_limit: float = 600.0,
        jobs: int = 1,
        python: str | None = None,
        here: bool = False,
    ) -> None:
        python = python or sys.executable
        self._workers = [
            Worker(time_limit=time_limit, python=python, here=here) for _ in range(jobs)
        ]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._workers[0].start()
        if python == sys.executable:
            self.version = f"LLVM {llvm_version()}"
        else:
            try:
                self.version = f"LLVM {self._call('llvm_version')[0]} ({python})"
            except IsolationError as failure:
                self.close()
                raise InputError(f"{python}: {failure.message}") from None

    def assembly(self, text: str, processor: str, features: str) -> str:
        """See Backend.assembly."""
        assembly, _ = self._emit("emit_assembly", text, processor, features)
        return assembly

    def assembly_and_machine_code(
        self, text: str, processor: str, features: str, stages: Sequence[Stage]
    ) -> tuple[str | BackendError, MachineCode]:
        """See Backend.assembly_and_machine_code."""
        return _with_machine_code(
            lambda: self._emit(
                "emit_printing_machine_code", text, processor, features, tuple(stages)
            )
        )

    def optimise(self, text: str, processor: str, features: str) -> str:
        """The module after LLVM's middle end at -O3; raises BackendError."""
        return self._emit("optimise", text, processor, features)[0]

    def _emit(self, function: str, *arguments: object) -> tuple[str, str]:
        """What a function of ``codegen`` returns, and what is printed."""
        try:
            return self._call(function, *arguments)
        except IsolationError as failure:
            _, messages = split_prints(failure.stderr)
            raise BackendError(
                _llvm_message(messages) or failure.message,
                stage="code generation" if failure.kind in ("crash", "error") else failure.kind,
                details=failure.stderr,
            ) from None

    def _call(self, function: str, *arguments: object) -> tuple[str, str]:
        worker = self._idle.get()
        try:
            return worker.call_printing(f"irtools.backend.codegen:{function}", *arguments)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """End the worker processes."""
        for worker in self._workers:
            worker.close()


class ExternalBackend:
    """An ``llc`` or ``clang`` of the user's, for an LLVM that is newer or older than ours.

    Raises InputError when ``path`` is not such a program.
    """

    def __init__(self, path: str, *, time_limit: float = 600.0) -> None:
        program = shutil.which(path)
        if program is None:
            raise InputError(f"{path}: not an executable file: an llc or a clang is needed")
        self._time_limit = time_limit
        self._program = program
        printed = self._run(["--version"], "").stdout
        version = re.search(r"(?:LLVM|clang) version (\S+)", printed)
        if version is None:
            raise InputError(f"{path}: neither llc nor clang: --version does not say so")
        self._is_clang = "clang version" in printed
        self.version = f"{'clang' if self._is_clang else 'LLVM'} {version[1]} ({path})"

    def assembly(self, text: str, processor: str, features: str) -> str:
        """See Backend.assembly."""
        return self._compile(text, processor, features)[0]

    def assembly_and_machine_code(
        self, text: str, processor: str, features: str, stages: Sequence[Stage]
    ) -> tuple[str | BackendError, MachineCode]:
        """See Backend.assembly_and_machine_code."""
        wanted = print_after(stages)
        options = ["-mllvm", wanted] if self._is_clang else [wanted]
        return _with_machine_code(lambda: self._compile(text, processor, features, *options))

    def _compile(self, text: str, processor: str, features: str, *options: str) -> tuple[str, str]:
        """The assembly, and what is printed beside it."""
        arguments = ["-O3", f"-mcpu={processor}", "-o", "-", *options]
        if self._is_clang:
            arguments += [f"--target={TRIPLE}", "-x", "ir", "-S", "-nogpulib", "-fverbose-asm"]
            # The module is optimised already; only its code is to be generated.
            arguments += ["-Xclang", "-disable-llvm-passes", "-Wno-override-module"]
            for feature in filter(None, features.split(",")):
                arguments += ["-Xclang", "-target-feature", "-Xclang", feature]
        else:
            arguments += [f"-mtriple={TRIPLE}", f"-mattr={features}"]
        done = self._run([*arguments, "-"], text)
        if done.returncode:
            ended = (
                f"crashed with signal {-done.returncode}"
                if done.returncode < 0
                else f"exit code {done.returncode}"
            )
            message = _llvm_message(split_prints(done.stderr)[1]) or ended
            raise BackendError(message, stage="code generation", details=done.stderr)
        return done.stdout, done.stderr

    def close(self) -> None:
        """Nothing to do: every call is a process of its own."""

    def _run(self, arguments: Sequence[str], text: str) -> subprocess.CompletedProcess[str]:
        try:
            return subprocess.run(
                [self._program, *arguments],
                input=text,
                capture_output=True,
                text=True,
                encoding="utf-8",
                errors="replace",
                timeout=self._time_limit,
                check=False,
                # No backtrace symbolisation, which can take longer than the compilation.
                env={**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"},
            )
        except subprocess.TimeoutExpired:
            raise BackendError(
                f"no result after {self._time_limit:g} s", stage="time limit"
            ) from None
        except OSError as error:
            raise InputError(f"{self._program}: cannot be run: {error.strerror}") from None


def _with_machine_code(
    run: Callable[[], tuple[str, str]],
) -> tuple[str | BackendError, MachineCode]:
    """The assembly, or why there is none, and the machine code that is printed beside it."""
    try:
        assembly, printed = run()
        return assembly, split_prints(printed)[0]
    except BackendError as error:
        machine_code, error.details = split_prints(error.details)
        if not machine_code:
            raise
        return error, machine_code


def compile_kernels(
    backend: Backend, module: Module, kernels: Sequence[Function], target: Target
) -> dict[str, Resources | BackendError]:
    """What the backend allocates for each of these kernels of a module, by name.

    They are compiled together; if that fails, in halves, and so on, so that one which LLVM cannot
    compile does not hide the others. Its failure stands in its place.
    """
    if not kernels:
        return {}
    part = module if len(kernels) == len(module.kernels) else module.extract(*kernels)
    try:
        found = compile_text(backend, text_for(part, part.text, target), target)
        return {kernel.name: resources_of(backend, kernel, found, target) for kernel in kernels}
    except BackendError as error:
        if len(kernels) == 1:
            return {kernels[0].name: error}
    middle = len(kernels) // 2
    return {
        **compile_kernels(backend, module, kernels[:middle], target),
        **compile_kernels(backend, module, kernels[middle:], target),
    }


def compile_with_machine_code(
    backend: Backend, kernel: Function, target: Target, *, stages: Sequence[Stage]
) -> tuple[Resources | BackendError, MachineCode]:
    """What the backend allocates for one kernel, or why it cannot, and LLVM's print of its machine
    code at some stages, from one run; see ``compile_together``."""
    resources, machine_code = compile_together(backend, [kernel], target, stages=stages)
    if isinstance(resources, BackendError):
        return resources, machine_code
    return resources[kernel.name], machine_code


def compile_together(
    backend: Backend,
    kernels: Sequence[Function],
    target: Target,
    *,
    stages: Sequence[Stage],
) -> tuple[dict[str, Resources] | BackendError, MachineCode]:
    """What the backend allocates for some kernels of a module, by name, or why it cannot, and
    LLVM's print of their machine code at some stages, from one run.

    ``"entering allocation"`` is once, before any register is allocated; ``"spilled"`` once for
    each kind of register: SGPRs, those of whole waves, then VGPRs, of which the registers are still
    virtual; ``"allocated"`` once, when none is. A stage that LLVM fails before is missing. Machine
    instructions are at the line ``index + 1`` of the instruction of the kernel that they are made
    for. Raises BackendError when LLVM fails before the first stage, or has no such passes.
    """
    module = kernels[0].module
    part = module if len(kernels) == len(module.kernels) else module.extract(*kernels)
    text = text_for(part, with_own_locations(part), target)
    assembly, machine_code = backend.assembly_and_machine_code(
        text, target.processor, _features(target), stages
    )
    if isinstance(assembly, BackendError):
        return assembly, machine_code
    missing = ", ".join(PASSES[stage] for stage in stages if stage not in machine_code)
    if missing:
        raise BackendError(
            f"{backend.version} prints no machine code after {missing}: no pass has this name",
            stage="printing the machine code",
        )
    found = _read(assembly)
    return (
        {kernel.name: resources_of(backend, kernel, found, target) for kernel in kernels},
        machine_code,
    )


def text_for(module: Module, text: str, target: Target) -> str:
    """``text``, which is that of the module or an edited one, as it is compiled for a target:
    without debug records, for the amdhsa system.

    A function's own "target-cpu" would win over the one asked for, so it changes where it differs.
    """
    return "\n".join(_for_target(text.split("\n"), module, target))


def compile_text(backend: Backend, text: str, target: Target) -> dict[str, KernelMetadata]:
    """What the backend says of the kernels in a text of ``text_for``, by name.

    Raises BackendError.
    """
    return _read(backend.assembly(text, target.processor, _features(target)))


def optimise_text(backend: LlvmliteBackend, text: str, target: Target) -> str:
    """A text of ``text_for`` after LLVM's middle end at -O3. Raises BackendError."""
    return backend.optimise(text, target.processor, _features(target))


def _read(assembly: str) -> dict[str, KernelMetadata]:
    try:
        return read_assembly(assembly)
    except ValueError as error:
        raise BackendError(str(error), stage="reading the assembly") from None


_PROCESSOR_ATTRIBUTE = re.compile(r'"target-(cpu|features)"="[^"]*"')


def _for_target(lines: Sequence[str], module: Module, target: Target) -> Iterator[str]:
    wanted = {"cpu": target.processor, "features": _features(target)}
    own = any(
        function.attributes.get("target-cpu", target.name) != target.name
        for function in module.functions
    )
    for line in lines:
        if line.startswith("    #dbg_"):
            continue
        if line.startswith("target triple = "):
            yield f'target triple = "{TRIPLE}"'
        elif own and line.startswith("attributes #"):
            yield _PROCESSOR_ATTRIBUTE.sub(
                lambda found: f'"target-{found[1]}"="{wanted[found[1]]}"', line
            )
        else:
            yield line


def _features(target: Target) -> str:
    return f"+wavefrontsize{target.wave_size}"


def resources_of(
    backend: Backend, kernel: Function, found: Mapping[str, KernelMetadata], target: Target
) -> Resources:
    """The resources of one of the kernels that ``compile_text`` has found. Raises BackendError when
    it is not among them."""
    metadata = found.get(kernel.name)
    if metadata is None:
        raise BackendError(f"no metadata for {kernel.name}", stage="reading the assembly")
    number = metadata.number
    workgroup = (_smallest_workgroup(kernel), number(".max_flat_workgroup_size"))
    vgprs, agprs, sgprs = (number(key) for key in (".vgpr_count", ".agpr_count", ".sgpr_count"))
    lds = number(".group_segment_fixed_size")
    occupancy = target.occupancy(
        vgprs=vgprs, agprs=agprs, sgprs=sgprs, lds=lds, workgroup=workgroup
    )
    next_step = target.next_step(
        vgprs=vgprs, agprs=agprs, sgprs=sgprs, lds=lds, workgroup=workgroup
    )
    return Resources(
        kernel=kernel.name,
        target=target.name,
        wave_size=number(".wavefront_size"),
        llvm=backend.version,
        vgprs=vgprs,
        agprs=agprs,
        sgprs=sgprs,
        vgpr_spills=number(".vgpr_spill_count"),
        sgpr_spills=number(".sgpr_spill_count"),
        scratch=number(".private_segment_fixed_size"),
        dynamic_stack=metadata.fields.get(".uses_dynamic_stack") == "true",
        lds=lds,
        dynamic_lds=_uses_dynamic_lds(kernel),
        workgroup=workgroup,
        occupancy=occupancy,
        next_step=next_step,
        code_bytes=metadata.code_bytes,
        blocks=metadata.blocks,
        functions=metadata.functions,
    )


def _smallest_workgroup(kernel: Function) -> int:
    bounds = kernel.attributes.get("amdgpu-flat-work-group-size", "1,1024")
    return int(bounds.partition(",")[0])


_DYNAMIC_LDS = re.compile(r'@("[^"]*"|[-\w$.]+) = external .*addrspace\(3\) .*\[0 x ')


def _uses_dynamic_lds(kernel: Function) -> bool:
    """Whether the kernel itself uses LDS whose size the launch decides."""
    lines = kernel.module.lines
    names = {
        found[1].strip('"')
        for found in map(_DYNAMIC_LDS.match, lines[: kernel.module.functions[0].line])
        if found is not None
    }
    if not names:
        return False
    text = re.compile("|".join(f'@"?{re.escape(name)}(?![-\\w$.])' for name in names))
    return any(
        (isinstance(operand, GlobalValue) and operand.name in names)
        or (isinstance(operand, Constant) and text.search(operand.text) is not None)
        for instruction in kernel.instructions
        for operand in instruction.operands
    )


_PRINT_STARTS = "# *** IR Dump After "
_PRINT_ENDS = "# End machine code for function "
_PASS = re.compile(r"\(([\w-]+)\) \*\*\*:")
_STAGES = {name: stage for stage, name in PASSES.items()}


def split_prints(printed: str) -> tuple[MachineCode, str]:
    """What LLVM printed, as the machine code that it was asked for and everything else."""
    code: dict[Stage, list[str]] = {}
    rest = []
    done = 0
    while (start := printed.find(_PRINT_STARTS, done)) >= 0:
        end = printed.find(_PRINT_ENDS, start)
        name = _PASS.search(printed, start)
        if end < 0 or name is None:
            break
        end = (printed.find("\n", end) + 1) or len(printed)
        stage = _STAGES[name[1]]
        code.setdefault(stage, []).append(printed[start:end])
        rest.append(printed[done:start])
        done = end
    rest.append(printed[done:])
    return {stage: "".join(prints) for stage, prints in code.items()}, "".join(rest)


# A place in the source that ``with_own_locations`` makes up.
_OWN_PLACE = re.compile(r"\binstructions:\d+:\d+: ")
_ASSERTION = re.compile(r"Assertion `(.*)' failed", re.DOTALL)


def _llvm_message(stderr: str) -> str:
    """What LLVM says went wrong, out of everything that it printed."""
    assertion = _ASSERTION.search(stderr)
    if assertion:
        return f"LLVM crashed: assertion failed: {' '.join(assertion[1].split())}"
    for marker in ("LLVM ERROR:", "error:"):
        for line in stderr.splitlines():
            if marker in line:
                return _OWN_PLACE.sub("", line.strip())
    return ""

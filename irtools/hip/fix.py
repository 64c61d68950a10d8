# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Confirms changes of HIP source as the user compiles it: the whole file, all its kernels.

The search compiles one kernel at a time. What it finds is believed when the whole file compiles,
device and host side, the kernel comes out as it did alone, and no other kernel of the file is worse
or computes something else.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from irtools.backend import Resources, compile_kernels
from irtools.errors import BackendError, InputError
from irtools.execute import Executor, Verification, verify
from irtools.hip.compiler import Compiler
from irtools.hip.files import Files, Key
from irtools.hip.trials import alone, kernel_alone
from irtools.ir.model import Function, Module
from irtools.ir.source import parse
from irtools.rewrite import Configuration

__all__ = ["Checked", "Project"]


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of a kernel when the source changed: its resources for each configuration before
    and after, and what is known of its results."""

    kernel: Function
    before: tuple[Resources | BackendError, ...]
    after: tuple[Resources | BackendError, ...]
    verification: Verification

    @property
    def is_worse(self) -> bool:
        """Whether it has more scratch, or fewer waves, or does not compile any more, anywhere."""
        return any(
            isinstance(old, Resources)
            and (
                not isinstance(new, Resources)
                or new.scratch > old.scratch
                or (new.scratch == old.scratch and new.occupancy.waves < old.occupancy.waves)
            )
            for old, new in zip(self.before, self.after, strict=True)
        )


class Project:
    """A source file with its changes so far, ``files``, and how it is compiled."""

    def __init__(self, source: str, compiler: Compiler, executor: Executor) -> None:
        self.files = Files.of(source)
        self.compiler = compiler
        self._source = source
        self._executor = executor
        self._modules: dict[tuple[str, Key], Module] = {}

    def kernel(self, kernel: Function, processor: str) -> Function:
        """A kernel of the file with its changes so far, alone in its module."""
        return kernel_alone(self.compiler.emit(processor, self.files.changed), kernel)

    def check(
        self,
        changed: Files,
        configurations: Sequence[Configuration],
        assumptions: Collection[str] = (),
    ) -> list[Checked]:
        """What comes of the kernels that are not the same as they were.

        Raises InputError when the changed source does not compile, for the device or, if it did
        before, for the host.
        """
        first = configurations[0].target
        problem = self.compiler.host_problem(first.processor, changed.changed)
        if problem and not self.compiler.host_problem(first.processor, self.files.changed):
            raise InputError(problem)
        before = self._module(self.files, first.processor)
        after = self._module(changed, first.processor)
        old = [self._compiled(self.files, each) for each in configurations]
        new = [self._compiled(changed, each) for each in configurations]
        found = []
        for kernel in before.kernels:
            name = kernel.name
            one, other = alone(kernel), alone(after.function(name))
            verification = verify(one, other, first, self._executor, assumptions=assumptions)
            was, now = (tuple(each[name] for each in every) for every in (old, new))
            if was != now or verification.level != "proved":
                found.append(Checked(kernel, was, now, verification))
        return found

    def _compiled(
        self, files: Files, place: Configuration
    ) -> Mapping[str, Resources | BackendError]:
        """What the backend allocates for all kernels, by name."""
        module = self._module(files, place.target.processor)
        return compile_kernels(place.backend, module, module.kernels, place.target)

    def _module(self, files: Files, processor: str) -> Module:
        key = processor, files.key
        if key not in self._modules:
            text = self.compiler.emit_as_the_user_does(processor, files.changed)
            self._modules[key] = parse(text, self._source)
        return self._modules[key]

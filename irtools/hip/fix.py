# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds changes of HIP source, and confirms them by compiling the changed source.

The search is that for rewrites of the IR, with the passes whose rewrites can be written in HIP.
What it finds is written into the source, which the user's compiler compiles again: only that result
counts.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from irtools.errors import InputError
from irtools.execute import Executor, Verification, verify
from irtools.hip.commands import CompileFlags
from irtools.hip.edits import SourceEdit, edited, source_edits
from irtools.hip.emit import emit
from irtools.hip.source import Source
from irtools.hip.toolchain import Toolchain
from irtools.ir.model import Function, Module
from irtools.ir.source import parse
from irtools.rewrite import Outcome, Trials, Version

__all__ = ["Compiler", "Fix", "all_edits", "confirmed_fix"]


@dataclass(frozen=True, slots=True)
class Compiler:
    """How a source file is compiled for one processor."""

    processor: str | None
    flags: CompileFlags
    toolchain: Toolchain | None

    def module(self, source: Source, data: bytes) -> Module:
        """The device side of a file with other contents, included headers as they are.

        Raises InputError with the compiler's messages.
        """
        path = Path(source.path)
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / path.name
            copy.write_bytes(data)
            flags = CompileFlags(
                (*self.flags.flags, "-iquote", str(path.resolve().parent)),
                self.flags.folder,
                self.flags.architectures,
                self.flags.compiler,
            )
            return parse(emit(str(copy), self.processor, flags, self.toolchain), source.path)


@dataclass(frozen=True, slots=True)
class Fix:
    """Edits of the source for one kernel.

    ``outcome`` is that of the changed source, the version's own that of the rewritten IR.
    ``verification`` compares the IR of both sources.
    """

    version: Version
    edits: tuple[SourceEdit, ...]
    outcome: Outcome
    verification: Verification


def confirmed_fix(
    source: Source,
    version: Version,
    trials: Trials,
    compiler: Compiler,
    executor: Executor,
    others: Sequence[Fix] = (),
) -> Fix:
    """The fix that makes a version of a kernel in its source, which the fixes of ``others`` change
    too.

    Raises InputError when it cannot be made there, does not compile, is not better when it is
    compiled, or computes something else; or when another instance of the same template is changed
    in another way.
    """
    kernel = trials.kernel
    definition = source.definition(kernel)
    edits = [edit for each in version.options for edit in source_edits(source, definition, each)]
    where = f"{source.path}:{definition.line}: {definition.name}"
    if not edits:
        raise InputError(f"{where}: there is nothing to change in the source")
    earlier = all_edits(others)
    start, end = definition.node.start_byte, definition.node.end_byte
    here = {edit for edit in earlier if start <= edit.start < end}
    if here and here != set(edits):
        raise InputError(f"{where}: another instance of the template is changed in another way")
    module = compiler.module(source, edited(source, [*earlier, *edits]))
    changed = _kernel(module, kernel)
    (outcome,) = trials.outcomes([changed.module.text])
    if outcome is None or not outcome.cost < trials.baseline.cost:
        raise InputError(f"{where}: the compiler does not make it better from the changed source")
    assumptions = {kind for option in version.options for kind in option.assumes}
    target = trials.configurations[0].target
    verification = verify(kernel, changed, target, executor, assumptions=assumptions)
    if verification.level == "mismatch":
        raise InputError(f"{where}: the changed source computes something else: {verification}")
    return Fix(version, tuple(edits), outcome, verification)


def _kernel(module: Module, kernel: Function) -> Function:
    """The same kernel in a module, alone."""
    found = module.function(kernel.name)
    alone = module.extract(found) if len(module.functions) > 1 else module
    return alone.function(kernel.name)


def all_edits(fixes: Sequence[Fix]) -> list[SourceEdit]:
    """The edits of several kernels, each once: instances of one template share their source."""
    return sorted({edit for fix in fixes for edit in fix.edits})

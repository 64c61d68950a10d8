# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A kernel with everything inlined that it calls: the runtime runs lanes of one function."""

from __future__ import annotations

import re

import llvmlite.binding as llvm

from irtools.backend.codegen import TRIPLE
from irtools.ir.model import Function
from irtools.ir.reader import read_text
from irtools.isolate import IsolationError, Worker

__all__ = ["inlined", "run_inliner"]

_AGAINST = re.compile(r" (?:noinline|optnone)(?= )")
_DEFINE = re.compile(r"^(define (?!.*\bamdgpu_kernel\b).*\))(?= )", re.MULTILINE)


def inlined(kernel: Function, worker: Worker) -> Function:
    """The kernel with its calls of functions that the module defines inlined, as far as LLVM's
    always-inliner goes (not recursion, nor calls through pointers); itself when there are none."""
    bodies = {function.name for function in kernel.module.functions}
    if not any(each.callee in bodies for each in kernel.instructions):
        return kernel
    text = _DEFINE.sub(r"\1 alwaysinline", _AGAINST.sub("", kernel.module.text))
    try:
        result = worker.call("irtools.execute.inline:run_inliner", text)
    except IsolationError:
        return kernel  # then it is said what it calls
    return read_text(result, kernel.module.path).function(kernel.name)


def run_inliner(text: str) -> str:
    """The module after LLVM's always-inliner. In an isolated process only."""
    llvm.initialize_all_targets()
    module = llvm.parse_assembly(text, llvm.create_context())
    passes = llvm.create_new_module_pass_manager()
    passes.add_always_inliner_pass()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options())
    passes.run(module, builder)
    return str(module)

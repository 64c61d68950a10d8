# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs kernels on the CPU, and finds out whether two versions of one compute the same."""

from irtools.execute.assured import Assured, Bug, Required, find_assured_versions
from irtools.execute.child import Case
from irtools.execute.emitter import CannotExecuteError
from irtools.execute.executor import Executor
from irtools.execute.launch import case_of, launch
from irtools.execute.proof import Proof, prove_equal
from irtools.execute.spec import Launch, read_launches
from irtools.execute.verify import Level, Mismatch, Verification, verify

__all__ = [
    "Assured",
    "Bug",
    "CannotExecuteError",
    "Case",
    "Executor",
    "Launch",
    "Level",
    "Mismatch",
    "Proof",
    "Required",
    "Verification",
    "case_of",
    "find_assured_versions",
    "launch",
    "prove_equal",
    "read_launches",
    "verify",
]

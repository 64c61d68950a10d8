# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites of a kernel: proposed by passes, confirmed by the backend, combined by a search."""

from irtools.rewrite.cache import Cache, default_folder
from irtools.rewrite.measure import Confirmation, Cost, Objective, Verdict
from irtools.rewrite.model import (
    ASSUMPTIONS,
    Assumption,
    AssumptionKind,
    Pass,
    Rewrite,
    Subject,
)
from irtools.rewrite.registry import load_pass, load_passes, pass_names
from irtools.rewrite.search import Findings, Suggestion, Version, find_versions, replay, try_knobs
from irtools.rewrite.trials import Budget, Configuration, Option, Options, Outcome, Trials

__all__ = [
    "ASSUMPTIONS",
    "Assumption",
    "AssumptionKind",
    "Budget",
    "Cache",
    "Configuration",
    "Confirmation",
    "Cost",
    "Findings",
    "Objective",
    "Option",
    "Options",
    "Outcome",
    "Pass",
    "Rewrite",
    "Subject",
    "Suggestion",
    "Trials",
    "Verdict",
    "Version",
    "default_folder",
    "find_versions",
    "load_pass",
    "load_passes",
    "pass_names",
    "replay",
    "try_knobs",
]

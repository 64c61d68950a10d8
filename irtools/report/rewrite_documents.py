# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The JSON of ``irtools suggest`` and ``irtools tune``: see ``documents``."""

from __future__ import annotations

from collections.abc import Sequence

from irtools.backend import Resources
from irtools.ir.model import Function
from irtools.report.documents import Document, location_entry, resources_entry, resources_fields
from irtools.report.suggest import proof_of
from irtools.rewrite import Confirmation, Findings, Option, Suggestion, Trials, Version

__all__ = ["suggest_entry", "tune_entry"]


def suggest_entry(kernel: Function, trials: Trials, findings: Findings) -> Document:
    """One kernel with its confirmed suggestions, the best first, and its best versions."""
    return {
        **_kernel(kernel, trials),
        "nothing_to_gain": findings.nothing_to_gain,
        "exhausted": findings.exhausted,
        "compilations": trials.compilations,
        "suggestions": [_suggestion(each) for each in findings.suggestions],
        "best": _version(findings.best, trials),
        "beyond": _version(findings.beyond, trials),
    }


def tune_entry(kernel: Function, trials: Trials, rows: Sequence[Suggestion]) -> Document:
    """One kernel with every setting of the knobs that was tried, the best first."""
    return {**_kernel(kernel, trials), "settings": [_suggestion(row) for row in rows]}


def _kernel(kernel: Function, trials: Trials) -> Document:
    return resources_entry(kernel, trials.configurations[0].target, trials.original[0])


def _suggestion(suggestion: Suggestion) -> Document:
    return {
        "rewrites": [each for option in suggestion.options for each in _rewrites(option)],
        "confirmations": [_confirmation(each) for each in suggestion.outcome.confirmations],
    }


def _version(version: Version | None, trials: Trials) -> Document | None:
    if version is None:
        return None
    proof = proof_of(version, trials)
    return {
        **_suggestion(Suggestion(version.options, version.outcome)),
        "proved": proof.proved,
        "not_proved_because": proof.reason or None,
    }


def _rewrites(option: Option) -> list[Document]:
    return [
        {
            "pass": option.pass_.name,
            "key": rewrite.key,
            "title": rewrite.title,
            "advice": rewrite.advice,
            "location": location_entry(rewrite.location),
            "assumptions": [
                {
                    "kind": assumption.kind,
                    "statement": assumption.statement,
                    "location": location_entry(assumption.location),
                }
                for assumption in rewrite.assumptions
            ],
        }
        for rewrite in option.rewrites
    ]


def _confirmation(confirmation: Confirmation) -> Document:
    after = confirmation.after
    resources = after if isinstance(after, Resources) else None
    return {
        "target": confirmation.target.name,
        "verdict": confirmation.verdict,
        "instructions_ratio": confirmation.slowdown,
        "resources": resources and resources_fields(resources, confirmation.target),
        "error": None if resources else str(after),
    }

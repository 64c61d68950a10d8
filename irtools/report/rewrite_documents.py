# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The JSON of ``irtools suggest`` and ``irtools tune``: see ``documents``."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from irtools.backend import Resources
from irtools.execute import Assured, Verification
from irtools.hip.trials import SourceNotes
from irtools.ir.model import Function
from irtools.report.documents import Document, location_entry, resources_entry, resources_fields
from irtools.rewrite import Confirmation, Option, Suggestion, Trials, Version
from irtools.target import Target

__all__ = ["suggest_entry", "tune_entry", "verify_entry"]


def suggest_entry(
    kernel: Function, trials: Trials, assured: Assured, notes: SourceNotes | None = None
) -> Document:
    """One kernel with its confirmed suggestions, the best first, and its best versions; ``notes``
    are those of a search in source."""
    findings = assured.findings
    pairs = zip(findings.suggestions, assured.suggestions, strict=True)
    return {
        **_kernel(kernel, trials),
        "nothing_to_gain": findings.nothing_to_gain,
        "exhausted": findings.exhausted,
        "compilations": trials.compilations,
        "suggestions": [
            {**_suggestion(each), "verification": _verification(verification)}
            for each, verification in pairs
        ],
        "best": _version(findings.best, assured.best),
        "beyond": _version(findings.beyond, assured.beyond),
        "bugs": [
            {"pass": bug.pass_name, "difference": bug.difference, "command": bug.command or None}
            for bug in assured.bugs
        ],
        "left_out": list(assured.left_out),
        "declined": [
            {"pass": each.pass_name, "title": each.title, "reason": each.reason}
            for each in (notes.declined if notes else ())
        ],
    }


def verify_entry(kernel: Function, target: Target, found: Verification) -> Document:
    """A kernel, and whether its other version computes the same."""
    entry = resources_entry(kernel, target, None)
    return {**entry, "verification": _verification(found)}


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


def _version(version: Version | None, verification: Verification | None) -> Document | None:
    if version is None or verification is None:
        return None
    return {
        **_suggestion(Suggestion(version.options, version.outcome)),
        "verification": _verification(verification),
    }


def _verification(verification: Verification) -> Document:
    """What is known of two versions of a kernel."""
    different = verification.mismatch
    return {
        "level": verification.level,
        "reason": verification.reason or None,
        "inputs": verification.inputs,
        "reordered": verification.reordered,
        "blocks": {"reached": verification.reached, "of": verification.blocks},
        "storing_blocks": {"reached": verification.stored, "of": verification.storing},
        "bytes_compared": verification.compared,
        "mismatch": different
        and {
            "place": different.place,
            "address": different.address,
            "type": different.type or None,
            "before": _finite(different.before),
            "after": _finite(different.after),
            "ended": different.ended or None,
            "grid": list(different.case.grid),
            "block": list(different.case.block),
            "seed": different.case.seed,
            "schedule": different.case.schedule,
        },
        "violation": verification.violation or None,
        "note": verification.note or None,
    }


def _finite(value: float) -> float | None:
    """JSON has no infinities and no NaN."""
    return value if isfinite(value) else None


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

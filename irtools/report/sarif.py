# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Findings as SARIF 2.1.0, within what GitHub's code scanning takes.

Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0"; GitHub, "SARIF
support for code scanning".
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

from irtools.check.catalogue import RULES, Rule, page
from irtools.check.diagnostic import Diagnostic, Note, Place, Severity
from irtools.check.result import Outcome
from irtools.report.diagnostics import headline, shown_path

__all__ = ["fingerprints", "sarif"]

_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)
_MOST_RESULTS = 25_000  # of a run; GitHub refuses more
_MOST_STEPS = 1_000  # of a flow that GitHub shows
_MOST_PLACES = 100  # of a result, likewise
_ORDER: Sequence[Severity] = ("error", "warning", "note")


def sarif(outcome: Outcome) -> str:
    """The log of one run. Of more results than GitHub takes the least severe are left out, and the
    log says how many."""
    from irtools import __version__

    found = outcome.diagnostics
    left_out = len(found) - _MOST_RESULTS
    if left_out > 0:
        found = tuple(sorted(found, key=lambda each: _ORDER.index(each.severity)))[:_MOST_RESULTS]
    rules = list(RULES)
    notifications = [_notification(error, "error") for error in outcome.errors]
    if left_out > 0:
        notifications.append(_notification(f"{left_out} more results are left out", "warning"))
    run = {
        "tool": {
            "driver": {
                "name": "irtools",
                "semanticVersion": __version__,
                "rules": [_rule(RULES[code]) for code in rules],
            }
        },
        "invocations": [
            {
                "executionSuccessful": not outcome.errors,
                "toolExecutionNotifications": notifications,
            }
        ],
        "columnKind": "unicodeCodePoints",
        "results": [
            _result(each, rules.index(each.code), fingerprint)
            for each, fingerprint in zip(found, fingerprints(found), strict=True)
        ],
    }
    log = {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, indent=1, ensure_ascii=False) + "\n"


def fingerprints(diagnostics: Iterable[Diagnostic]) -> list[str]:
    """What tells each finding from the others, and is the same when lines move."""
    counts: dict[str, int] = {}
    found = []
    for each in diagnostics:
        what = (each.code, each.kernel, each.target, shown_path(each.place.file))
        text = " ".join(each.place.text.split())
        digest = hashlib.sha256(repr((*what, text)).encode()).hexdigest()[:32]
        counts[digest] = counts.get(digest, 0) + 1
        found.append(f"{digest}:{counts[digest]}")
    return found


def _rule(rule: Rule) -> dict[str, Any]:
    text = page(rule.code)
    what = text.partition("## What\n\n")[2].partition("\n\n## ")[0]
    return {
        "id": rule.code,
        "name": rule.name,
        "shortDescription": {"text": rule.summary},
        "fullDescription": {"text": " ".join(what.split())},
        "help": {"text": text, "markdown": text},
        "defaultConfiguration": {"level": rule.severity},
        "properties": {"tags": ["performance", "gpu", "register-pressure"]},
    }


def _result(diagnostic: Diagnostic, index: int, fingerprint: str) -> dict[str, Any]:
    told = [headline(diagnostic)]
    told += [note.message for note in diagnostic.notes if note.place is None]
    told += [f"help: {diagnostic.help}"] if diagnostic.help else []
    told += [f"fix: {line}" for line in diagnostic.fix]
    place = _location(diagnostic.place)
    if diagnostic.kernel:
        place["logicalLocations"] = [
            {
                "name": diagnostic.name,
                "decoratedName": diagnostic.kernel,
                "kind": "function",
            }
        ]
    result: dict[str, Any] = {
        "ruleId": diagnostic.code,
        "ruleIndex": index,
        "level": diagnostic.severity,
        "message": {"text": "\n".join(told)},
        "locations": [place],
        "partialFingerprints": {"primaryLocationLineHash": fingerprint},
        "properties": {
            "target": diagnostic.target,
            **{each.name: each.value for each in diagnostic.values},
        },
    }
    related = [_step(note) for note in diagnostic.notes if note.place is not None]
    if related:
        result["relatedLocations"] = [
            {"id": number, **each} for number, each in enumerate(related[:_MOST_PLACES], 1)
        ]
    steps = [{"location": _step(note)} for note in diagnostic.flow if note.place is not None]
    if steps:
        # The last use is what the flow is about: it stays.
        kept = [*steps[: _MOST_STEPS - 1], steps[-1]] if len(steps) > _MOST_STEPS else steps
        result["codeFlows"] = [{"threadFlows": [{"locations": kept}]}]
    return result


def _step(note: Note) -> dict[str, Any]:
    assert note.place is not None
    return {**_location(note.place), "message": {"text": note.message}}


def _location(place: Place) -> dict[str, Any]:
    region: dict[str, Any] = {"startLine": place.line}
    if place.column:
        region |= {"startColumn": place.column, "endColumn": place.end}
    if place.text:
        region["snippet"] = {"text": place.text}
    return {"physicalLocation": {"artifactLocation": _artifact(place.file), "region": region}}


def _artifact(file: str) -> dict[str, str]:
    path = PurePath(shown_path(file))
    if path.is_absolute():
        return {"uri": path.as_uri()}
    return {"uri": quote(path.as_posix()), "uriBaseId": "%SRCROOT%"}


def _notification(text: str, level: str) -> dict[str, Any]:
    return {"level": level, "message": {"text": text}}

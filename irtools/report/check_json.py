# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The JSON document of ``irtools check``; its schema is ``check_schema.json`` beside this file."""

from __future__ import annotations

import json
from typing import Any

from irtools.check.catalogue import RULES
from irtools.check.diagnostic import Diagnostic, Note, Place
from irtools.check.result import Outcome
from irtools.report.diagnostics import shown_path

__all__ = ["check_json"]


def check_json(outcome: Outcome) -> str:
    """The document of one run."""
    from irtools import __version__

    document = {
        "schema": "irtools.check/1",
        "irtools": __version__,
        "files": outcome.files,
        "diagnostics": [_diagnostic(each) for each in outcome.diagnostics],
        "kernels": [
            {
                "kernel": each.kernel,
                "name": each.name,
                "target": each.target,
                "location": _place(each.place),
                "vgprs": each.vgprs,
                "spills": each.spills,
                "scratch_bytes": each.scratch,
                "occupancy": each.waves,
            }
            for each in outcome.measured
        ],
        "errors": list(outcome.errors),
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _diagnostic(diagnostic: Diagnostic) -> dict[str, Any]:
    return {
        "code": diagnostic.code,
        "rule": RULES[diagnostic.code].name,
        "severity": diagnostic.severity,
        "kernel": diagnostic.kernel or None,
        "name": diagnostic.name or None,
        "target": diagnostic.target or None,
        "location": _place(diagnostic.place),
        "message": diagnostic.message,
        "notes": [_note(each) for each in diagnostic.notes],
        "help": diagnostic.help,
        "fix": list(diagnostic.fix),
        "values": {
            each.name: {"value": each.value, "unit": each.unit} for each in diagnostic.values
        },
        "flow": [_note(each) for each in diagnostic.flow],
    }


def _note(note: Note) -> dict[str, Any]:
    place = None if note.place is None else _place(note.place)
    return {"message": note.message, "location": place}


def _place(place: Place) -> dict[str, Any]:
    return {
        "file": shown_path(place.file),
        "line": place.line,
        "column": place.column or None,
        "end_column": place.end or None,
        "text": place.text or None,
    }

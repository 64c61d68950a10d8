# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Findings for continuous integration: GitHub's annotations, GitLab's code quality, JUnit.

Source: GitHub, "Workflow commands for GitHub Actions"; GitLab, "Code Quality report format"; the
JUnit XML that both, and Jenkins, read.
"""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping

from irtools.check.catalogue import RULES
from irtools.check.diagnostic import Diagnostic, Severity
from irtools.check.result import Outcome
from irtools.report.diagnostics import concise_line, full_lines, headline, shown_path
from irtools.report.sarif import fingerprints

__all__ = ["github", "gitlab", "junit"]

_COMMANDS: Mapping[Severity, str] = {"error": "error", "warning": "warning", "note": "notice"}
_SEVERITIES: Mapping[Severity, str] = {"error": "critical", "warning": "major", "note": "info"}


def github(outcome: Outcome) -> str:
    """A workflow command for each finding, and for what could not be checked."""
    commands = [_command(each) for each in outcome.diagnostics]
    commands += [f"::error title=irtools::{_escaped(error)}" for error in outcome.errors]
    return "".join(f"{each}\n" for each in commands)


def _command(diagnostic: Diagnostic) -> str:
    place = diagnostic.place
    properties = {"file": shown_path(place.file), "line": str(place.line)}
    if place.column:
        properties |= {"col": str(place.column), "endColumn": str(place.end)}
    properties["title"] = f"{diagnostic.code} {RULES[diagnostic.code].name}"
    told = [headline(diagnostic), *(note.message for note in diagnostic.notes if not note.place)]
    told += [diagnostic.help] if diagnostic.help else []
    told += diagnostic.fix
    values = ",".join(f"{key}={_escaped(value, ',:')}" for key, value in properties.items())
    return f"::{_COMMANDS[diagnostic.severity]} {values}::" + _escaped("\n".join(told))


def _escaped(text: str, more: str = "") -> str:
    for character in f"%\r\n{more}":
        text = text.replace(character, f"%{ord(character):02X}")
    return text


def gitlab(outcome: Outcome) -> str:
    """A code quality report."""
    found = outcome.diagnostics
    report = [
        {
            "description": f"{each.code}: {headline(each)}",
            "check_name": each.code,
            "fingerprint": fingerprint,
            "severity": _SEVERITIES[each.severity],
            "location": {"path": shown_path(each.place.file), "lines": {"begin": each.place.line}},
        }
        for each, fingerprint in zip(found, fingerprints(found), strict=True)
    ]
    return json.dumps(report, indent=1, ensure_ascii=False) + "\n"


def junit(outcome: Outcome) -> str:
    """A test for each kernel and target, which fails for errors and warnings, and one for each
    failure of a file."""
    cases: dict[tuple[str, str, str], list[Diagnostic]] = {
        (each.kernel, each.name, each.target): [] for each in outcome.measured
    }
    places = {(each.kernel, each.name, each.target): each.place for each in outcome.measured}
    for each in outcome.diagnostics:
        key = each.kernel, each.name, each.target
        cases.setdefault(key, []).append(each)
        places.setdefault(key, each.place)
    suites = ET.Element("testsuites")
    failing = sum(any(each.fails for each in found) for found in cases.values())
    counts = {"tests": len(cases) + len(outcome.errors), "failures": failing}
    suite = ET.SubElement(
        suites,
        "testsuite",
        {"name": "irtools", "errors": str(len(outcome.errors))}
        | {name: str(count) for name, count in counts.items()},
    )
    for key, found in cases.items():
        _, name, target = key
        case = ET.SubElement(
            suite,
            "testcase",
            {
                "classname": _printable(shown_path(places[key].file)),
                "name": _printable(f"{name} on {target}" if target else name or "suppressions"),
            },
        )
        failures = [each for each in found if each.fails]
        if failures:
            text = "".join(f"{line.plain}\n" for each in failures for line in full_lines(each))
            message = "; ".join(f"{each.code} {each.message}" for each in failures)
            ET.SubElement(case, "failure", {"message": _printable(message)}).text = _printable(text)
        notes = [concise_line(each).plain for each in found if not each.fails]
        if notes:
            ET.SubElement(case, "system-out").text = _printable("\n".join(notes))
    for error in outcome.errors:
        case = ET.SubElement(suite, "testcase", {"classname": "irtools", "name": _printable(error)})
        ET.SubElement(case, "error", {"message": _printable(error)})
    ET.indent(suites)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{ET.tostring(suites, encoding="unicode")}\n'


_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def _printable(text: str) -> str:
    """A text without the characters that XML cannot have."""
    return _NO_XML.sub("?", text)

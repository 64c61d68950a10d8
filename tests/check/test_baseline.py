# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Baselines: what they record, what they hide, and how kernels are found again."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from irtools.check.baseline import Baseline, compare, read_baseline, updated
from irtools.check.config import Config
from irtools.check.diagnostic import Diagnostic, Place
from irtools.check.result import Checked, Job, Measured
from irtools.errors import InputError

PLACE = Place("k.hip", 3)
STEP = Measured("_Z4stepv", "step", "gfx942", PLACE, 96, 0, 0, 5)
Result = tuple[Job, Checked]


def _result(
    path: Path, *measured: Measured, codes: tuple[str, ...] = (), config: Config | None = None
) -> Result:
    found = tuple(
        Diagnostic(code, "warning", each.kernel, each.name, each.target, PLACE, "…")
        for each in measured
        for code in codes
    )
    path.touch()
    return Job(str(path), config or Config()), Checked(found, measured)


def _after(before: Result, after: Result, folder: Path, *, strict: bool = False) -> list[str]:
    """The codes that are left of the second state when the first is the baseline."""
    baseline = updated(None, folder / "b.json", [before])
    ((_, checked),) = compare(baseline, [after], strict=strict).results
    return [each.code for each in checked.diagnostics]


def test_file(tmp_path: Path) -> None:
    """Sorted, a kernel a line, the same whatever order the kernels come in."""
    other = replace(STEP, kernel="_Z3addv", name="add")
    results = [
        _result(tmp_path / "b.ll", STEP, other, codes=("IR104", "IR104", "IR101")),
        _result(tmp_path / "a.ll", STEP),
    ]
    path = tmp_path / "irtools-baseline.json"
    baseline = updated(None, path, results)
    assert updated(None, path, reversed(results)).text == baseline.text
    lines = baseline.text.splitlines()
    assert [json.loads(line.removesuffix(","))["kernel"] for line in lines[1:-2]] == [
        "_Z4stepv", "_Z3addv", "_Z4stepv",
    ]  # fmt: skip
    assert all(line.endswith(",") for line in lines[1:-2])
    assert '"findings": {"IR101": 1, "IR104": 2}' in lines[2]
    path.write_text(baseline.text, encoding="utf-8")
    assert read_baseline(path) == baseline
    assert read_baseline(tmp_path / "missing.json") is None


@pytest.mark.parametrize(
    "text",
    ["", "<<<<<<< HEAD", "[]", '{"schema": "irtools.baseline/9", "kernels": []}',
     '{"schema": "irtools.baseline/1", "kernels": [{"kernel": "k"}]}'],
)  # fmt: skip
def test_what_is_no_baseline(tmp_path: Path, text: str) -> None:
    path = tmp_path / "b.json"
    path.write_text(text)
    with pytest.raises(InputError, match="is no baseline"):
        read_baseline(path)


def test_known_findings_are_left_out(tmp_path: Path) -> None:
    ir = tmp_path / "k.ll"
    before = _result(ir, STEP, codes=("IR104", "IR205", "IR205"))
    assert _after(before, before, tmp_path) == []
    assert _after(before, _result(ir, STEP, codes=("IR205", "IR105")), tmp_path) == ["IR105"]
    more = _result(ir, STEP, codes=("IR205",) * 3)
    assert _after(before, more, tmp_path) == ["IR205"] * 3
    new = replace(STEP, kernel="other", name="other")
    assert _after(before, _result(ir, new, codes=("IR104",)), tmp_path) == ["IR104"]
    elsewhere = replace(STEP, target="gfx90a")
    assert _after(before, _result(ir, elsewhere, codes=("IR104",)), tmp_path) == ["IR104"]


@pytest.mark.parametrize(
    ("changes", "worse"),
    [
        ({"vgprs": 97}, True),
        ({"waves": 4, "vgprs": 50}, True),
        ({"spills": 1, "waves": 8}, True),
        ({"scratch": 4, "waves": 8}, True),
        ({"waves": 6, "vgprs": 100}, False),
        ({"vgprs": 95}, False),
    ],
)
def test_worse_and_better(tmp_path: Path, changes: dict[str, int], worse: bool) -> None:
    ir = tmp_path / "k.ll"
    before = _result(ir, STEP, codes=("IR104",))
    changed = replace(STEP, **changes)  # type: ignore[arg-type]
    after = _result(ir, changed, codes=("IR104",))
    baseline = updated(None, tmp_path / "b.json", [before])
    compared = compare(baseline, [after])
    codes = [each.code for each in compared.results[0][1].diagnostics]
    assert codes == (["IR002", "IR104"] if worse else [])
    assert bool(compared.better) != worse
    assert _after(before, after, tmp_path, strict=True) == (
        ["IR002", "IR104"] if worse else ["IR003"]
    )


def test_what_is_told(tmp_path: Path) -> None:
    ir = tmp_path / "k.ll"
    baseline = updated(None, tmp_path / "b.json", [_result(ir, STEP, codes=("IR104",))])
    worse = replace(STEP, vgprs=104, waves=4)
    ((_, checked),) = compare(baseline, [_result(ir, worse)]).results
    (found,) = checked.diagnostics
    assert found.message == "is worse than the baseline: 96 → 104 VGPRs, 5 → 4 waves, IR104 gone"
    assert (found.severity, found.place) == ("error", PLACE)
    assert compare(baseline, [_result(ir, STEP)]).better == ("step on gfx942: IR104 gone",)
    disabled = Config(codes=frozenset(), severities={})
    ((_, checked),) = compare(baseline, [_result(ir, worse, config=disabled)]).results
    assert checked.diagnostics == ()


def _named(name: str, file: str = "") -> Measured:
    return replace(STEP, kernel=f"_Z_{name}{file}", name=name)


def test_renamed_instances(tmp_path: Path) -> None:
    ir, codes = tmp_path / "k.ll", ("IR104",)
    one = _result(ir, _named("f<64>"), _named("g"), codes=codes)
    assert _after(one, _result(ir, _named("f<128>"), _named("g"), codes=codes), tmp_path) == []
    renamed = _result(ir, _named("h<64>"), _named("g"), codes=codes)
    assert _after(one, renamed, tmp_path) == ["IR104"]
    # Of two that are new nobody knows which it was.
    two = _result(ir, _named("f<128>"), _named("f<256>"), _named("g"), codes=codes)
    assert _after(one, two, tmp_path) == ["IR104", "IR104"]
    # One of two is still there: the other is the renamed one.
    both = _result(ir, _named("f<64>"), _named("f<32>"), codes=codes)
    assert _after(both, _result(ir, _named("f<64>"), _named("f<16>"), codes=codes), tmp_path) == []


def test_moved_to_another_file(tmp_path: Path) -> None:
    codes = ("IR104",)
    before = _result(tmp_path / "a.ll", STEP, codes=codes)
    assert _after(before, _result(tmp_path / "b.ll", STEP, codes=codes), tmp_path) == []
    baseline = updated(None, tmp_path / "b.json", [before])
    copies = [_result(tmp_path / name, STEP, codes=codes) for name in ("b.ll", "c.ll")]
    left = [
        each for _, checked in compare(baseline, copies).results for each in checked.diagnostics
    ]
    assert len(left) == 2


def test_update_keeps_what_is_not_checked(tmp_path: Path) -> None:
    a, b, gone = (tmp_path / name for name in ("a.ll", "b.ll", "gone.ll"))
    old = replace(STEP, kernel="old", name="old")
    elsewhere = replace(STEP, target="gfx90a")
    path = tmp_path / "b.json"
    results = [_result(a, STEP, old, elsewhere), _result(b, STEP), _result(gone, STEP)]
    baseline = updated(None, path, results)
    gone.unlink()
    after = updated(baseline, path, [_result(a, replace(STEP, vgprs=90))])
    assert [(each.file, each.kernel, each.target, each.vgprs) for each in after.records] == [
        ("a.ll", "_Z4stepv", "gfx90a", 96),
        ("a.ll", "_Z4stepv", "gfx942", 90),
        ("b.ll", "_Z4stepv", "gfx942", 96),
    ]
    # A file that has no kernels any more has no records.
    assert [each.file for each in updated(after, path, [_result(a)]).records] == ["b.ll"]


def test_merge(tmp_path: Path) -> None:
    """Kernels that two branches add touch no line of each other's."""
    base = updated(None, tmp_path / "b.json", [_result(tmp_path / "m.ll", STEP)])
    first = updated(base, base.path, [_result(tmp_path / "a.ll", STEP)])
    second = updated(base, base.path, [_result(tmp_path / "z.ll", STEP)])
    lines = base.text.splitlines()
    merged = [first.text.splitlines()[1], lines[1], second.text.splitlines()[2]]
    base.path.write_text("\n".join([lines[0], *merged, *lines[2:]]), encoding="utf-8")
    read = read_baseline(base.path)
    assert read is not None
    assert [each.file for each in read.records] == ["a.ll", "m.ll", "z.ll"]
    assert read == Baseline(base.path, read.records)

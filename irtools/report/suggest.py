# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The reports of ``irtools suggest``, ``irtools tune`` and ``irtools apply``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import StringIO

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from irtools.backend import Resources
from irtools.errors import BackendError
from irtools.execute import Assured, Verification
from irtools.hip.edits import Declined
from irtools.hip.trials import SourceNotes
from irtools.ir.model import Function
from irtools.report.text import fit, place, title
from irtools.report.verify import LEVEL_STYLES
from irtools.rewrite import (
    Assumption,
    Confirmation,
    Option,
    Outcome,
    Rewrite,
    Suggestion,
    Trials,
    Version,
)

__all__ = [
    "change",
    "left_out_lines",
    "plain_version",
    "suggest_report",
    "tune_report",
    "version_lines",
]


def suggest_report(
    kernel: Function,
    trials: Trials,
    assured: Assured,
    notes: SourceNotes | None = None,
    *,
    top: int,
) -> Group:
    """The report of ``irtools suggest`` on one kernel; ``top`` rewrites of each suggestion.

    ``notes`` are those of a search in source.
    """
    findings = assured.findings
    parts: list[RenderableType] = [title(kernel, trials.configurations[0].target), _now(trials)]
    if findings.nothing_to_gain:
        parts.append(Text(f"  nothing to gain: no scratch, and {_why_no_more(trials)}"))
        return Group(*parts)
    in_ir = notes.in_ir if notes else (None,) * len(findings.suggestions)
    triples = zip(findings.suggestions, assured.suggestions, in_ir, strict=True)
    for number, (suggestion, verification, other) in enumerate(triples, 1):
        parts += ["", *_suggestion(number, suggestion, verification, top)]
        if other is not None and other.cost_in_registers != suggestion.outcome.cost_in_registers:
            told = f"as a change of the IR: {_changes(other.confirmations)}"
            parts.append(_wrapped(Text(told, style="yellow"), 5))
    if not findings.suggestions:
        parts.append(Text("  no change improves it by itself"))
    versions = [
        ("best of what is allowed", findings.best, assured.best),
        ("with all of it", findings.beyond, assured.beyond),
    ]
    for heading, version, verification_ in versions:
        if version is not None and verification_ is not None:
            parts += ["", *version_lines(heading, version, verification_, top)]
    if notes is not None:
        parts += _declined(notes.declined, top)
    count = trials.compilations
    told = f"  {count} version{'' if count == 1 else 's'} compiled"
    if findings.exhausted:
        told += "; the budget ended the search: --budget gives it more"
    parts += ["", Text(told, style="dim"), *left_out_lines(assured)]
    return Group(*parts)


def _declined(declined: Sequence[Declined], top: int) -> Iterator[RenderableType]:
    if declined:
        yield ""
        yield Text("  not written in the source", style="bold")
    for each in declined[:top]:
        yield _wrapped(Text(f"{each.pass_name}: {each.title}: {each.reason}"), 5)
    if len(declined) > top:
        yield Text(f"     and {len(declined) - top} more (--top {len(declined)} shows all)")


def left_out_lines(assured: Assured) -> list[Text]:
    """The passes that were left out, and why."""
    lines = []
    for bug in assured.bugs:
        told = f"  a bug in pass '{bug.pass_name}', which is left out; please report it"
        again = f"; to see it: {bug.command}" if bug.command else ""
        lines.append(Text(f"{told}: {bug.difference}{again}", style="red"))
    if assured.left_out:
        lines.append(Text(f"  left out, because of --require: {', '.join(assured.left_out)}"))
    return lines


def _why_no_more(trials: Trials) -> str:
    """Why fewer registers would win no waves."""
    limits = {
        limit
        for confirmation in trials.baseline.confirmations
        if isinstance(confirmation.before, Resources)
        and confirmation.before.occupancy.waves < confirmation.target.max_waves
        for limit in confirmation.before.occupancy.limited_by
    }
    if not limits:
        return "all waves already"
    if "VGPRs" in limits:
        return "no more waves are wanted"
    return f"no more waves because of {' and '.join(sorted(limits))}"


def _now(trials: Trials) -> Group:
    return Group(
        *(
            Text(f"  now  {_as_it_is(confirmation)}")
            for confirmation in trials.baseline.confirmations
        )
    )


def _as_it_is(confirmation: Confirmation) -> str:
    found, target = confirmation.before, confirmation.target
    if isinstance(found, BackendError):
        return f"{target.name}: not compiled: {found}"
    scratch = f"{found.scratch} bytes of scratch" if found.scratch else "no scratch"
    cost = confirmation.cost_before
    executed = f", about {cost.instructions:,.0f} instructions executed by a wave" if cost else ""
    return (
        f"{target.name}: {found.vgprs} VGPRs, {found.occupancy.waves} of {target.max_waves} waves, "
        f"{scratch}{executed}  ({found.llvm})"
    )


def _suggestion(
    number: int, suggestion: Suggestion, verification: Verification, top: int
) -> Iterator[RenderableType]:
    (option,) = suggestion.options
    heading = Text(f"  {number}  ")
    heading.append(option.pass_.name, style="bold")
    yield heading.append(f"  {_changes(suggestion.outcome.confirmations)}")
    yield from _option(option, top)
    yield _wrapped(_level(verification), 5)


def _level(verification: Verification) -> Text:
    return Text(str(verification), style=LEVEL_STYLES[verification.level])


def version_lines(
    heading: str,
    version: Version,
    verification: Verification,
    top: int,
    *,
    outcome: Outcome | None = None,
) -> Iterator[RenderableType]:
    """A version: what it wins, the rewrites that lead to it, and what is known of its results;
    ``outcome`` is what counts when it is not the version's own."""
    line = Text("  ")
    line.append(heading, style="bold")
    yield line.append(f": {_changes((outcome or version.outcome).confirmations)}")
    for option in version.options:
        yield Text(f"     {option.pass_.name}", style="bold")
        yield from _option(option, top)
    kinds = sorted({kind for option in version.options for kind in option.assumes})
    if kinds:
        yield Text(f"     to have it: --allow {','.join(kinds)}")
    yield _wrapped(_level(verification), 5)


def plain_version(version: Version, verification: Verification, top: int) -> tuple[str, ...]:
    """The same without styles, for a report that has no terminal, a line for each."""
    console = Console(file=StringIO(), width=_UNBROKEN, color_system=None)
    with console.capture() as captured:
        for line in version_lines("", version, verification, top):
            console.print(line)
    heading, *lines = (line.strip(" :") for line in captured.get().splitlines())
    return heading, *(line for line in lines if not line.startswith("to have it: --allow"))


_UNBROKEN = 10_000  # columns


def _option(option: Option, top: int) -> Iterator[RenderableType]:
    for rewrite in option.rewrites[:top]:
        yield _wrapped(_what(rewrite), 5)
        yield _wrapped(_advice(rewrite.advice), 7)
    more = len(option.rewrites) - top
    if more > 0:
        yield Text(f"     and {more} more like these (--top {len(option.rewrites)} shows all)")
    for assumption in _assumptions(option.rewrites[:top]):
        yield _wrapped(_assumption(assumption), 5)


def _advice(advice: str) -> Text:
    """What to write: in words, or as lines of the source before and after."""
    styles = {"- ": "red", "+ ": "green"}
    lines = [Text(line, style=styles.get(line[:2], "dim")) for line in advice.split("\n")]
    return Text("\n").join(lines)


def _what(rewrite: Rewrite) -> Text:
    text = Text(rewrite.title)
    if rewrite.location is not None and rewrite.location.line:
        text.append("  ").append_text(place(rewrite.location))
    return text


def _assumptions(rewrites: Sequence[Rewrite]) -> list[Assumption]:
    return list(dict.fromkeys(each for rewrite in rewrites for each in rewrite.assumptions))


def _assumption(assumption: Assumption) -> Text:
    text = Text("assumes ")
    text.append(assumption.kind, style="yellow").append(f": {assumption.statement}")
    if assumption.location is not None and assumption.location.line:
        text.append("  ").append_text(place(assumption.location))
    return text


def _wrapped(text: Text, indent: int) -> RenderableType:
    return Padding(text, (0, 0, 0, indent), expand=False)


def _changes(confirmations: Sequence[Confirmation]) -> str:
    if len(confirmations) == 1:
        return change(confirmations[0])
    several = len({each.target for each in confirmations}) < len(confirmations)
    return "; ".join(f"{_where(each, several)}: {change(each)}" for each in confirmations)


def _where(confirmation: Confirmation, several: bool) -> str:
    """The target, and by which of ``several`` LLVMs."""
    found, name = confirmation.before, confirmation.target.name
    return f"{name}, {found.llvm}" if several and isinstance(found, Resources) else name


def change(confirmation: Confirmation) -> str:
    """What a version has more or less of than the original: ``120 → 86 VGPRs, 4 → 5 waves``."""
    before, after = confirmation.before, confirmation.after
    if isinstance(after, BackendError):
        return f"failed: {after}"
    if isinstance(before, BackendError):
        return f"compiles: {after.vgprs} VGPRs, {after.occupancy.waves} waves"
    parts = [
        f"{old} → {new} {unit}" if old != new else f"{new} {unit}"
        for old, new, unit in (
            (before.vgprs, after.vgprs, "VGPRs"),
            (before.occupancy.waves, after.occupancy.waves, "waves"),
        )
    ]
    if before.scratch or after.scratch:
        parts.append(f"{before.scratch} → {after.scratch} bytes of scratch")
    if before.lds != after.lds:
        parts.append(f"{before.lds} → {after.lds} bytes of LDS")
    more = confirmation.percent - 100
    parts.append(f"{more:+} % instructions" if more else "as many instructions")
    if confirmation.verdict in ("worse", "no effect"):
        parts.append(confirmation.verdict)
    return ", ".join(parts)


def tune_report(
    kernel: Function, trials: Trials, rows: Sequence[Suggestion], *, top: int, width: int
) -> Group:
    """The table of ``irtools tune``: what comes of each setting of the knobs, the best first."""
    tables: list[RenderableType] = []
    for position, (target, _) in enumerate(trials.configurations):
        knobs = list(dict.fromkeys(o.pass_.name for row in rows for o in row.options))
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for knob in knobs:
            table.add_column(knob, no_wrap=True)
        for heading in ("VGPRs", "AGPRs", "SGPRs", "scratch", "LDS", "waves", "instructions"):
            table.add_column(heading, justify="right", no_wrap=True)
        table.add_column("verdict", no_wrap=True)
        for row in rows[:top]:
            chosen = {option.pass_.name: option.rewrites[0].key for option in row.options}
            cells = [chosen.get(knob, "·") for knob in knobs]
            table.add_row(*cells, *_measured(row.outcome.confirmations[position]))
        if tables:
            tables.append("")
        tables += [
            title(kernel, target),
            Text(f"  now  {_as_it_is(trials.baseline.confirmations[position])}"),
            "",
            fit(table, width, ("LDS", "AGPRs", "SGPRs")),
        ]
    if len(rows) > top:
        tables.append(Text(f"… and {len(rows) - top} more (--top {len(rows)} shows all)"))
    return Group(*tables)


def _measured(confirmation: Confirmation) -> list[str]:
    found = confirmation.after
    if not isinstance(found, Resources):
        return ["", "", "", "", "", "", "", "failed"]
    return [
        str(found.vgprs),
        str(found.agprs),
        str(found.sgprs),
        str(found.scratch),
        str(found.lds),
        str(found.occupancy.waves),
        f"{confirmation.percent - 100:+} %",
        confirmation.verdict,
    ]

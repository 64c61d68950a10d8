# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools check``: what a linter says of kernels."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from irtools.cli.common import SOURCE_OPTIONS, Files, print_text, write_file
from irtools.errors import InputError

if TYPE_CHECKING:
    from irtools.check.diagnostic import Diagnostic
    from irtools.check.result import Checked, Job, Outcome
    from irtools.report.diagnostics import Line


class Style(Enum):
    """How findings are written."""

    FULL = "full"
    CONCISE = "concise"
    JSON = "json"
    SARIF = "sarif"
    GITHUB = "github"
    GITLAB = "gitlab"
    JUNIT = "junit"


def check(
    files: Files,
    mcpu: Annotated[
        str | None,
        typer.Option(
            "--mcpu",
            metavar="GFX[,GFX]",
            help="Check for these targets, e.g. gfx90a,gfx942, whatever the IR was made for.",
            show_default="the target in the IR, else those of the configuration",
        ),
    ] = None,
    format_: Annotated[
        Style, typer.Option("--format", help="How to write the findings.")
    ] = Style.FULL,
    baseline: Annotated[
        str | None,
        typer.Option(
            "--baseline",
            metavar="FILE",
            help="Leave out what this file records, and fail for what is worse.",
            show_default="that of the configuration, if it is there",
        ),
    ] = None,
    update_baseline: Annotated[
        bool, typer.Option("--update-baseline", help="Record what is found now.")
    ] = False,
    strict_baseline: Annotated[
        bool,
        typer.Option(
            "--strict-baseline", help="Fail for what is better, too, until it is recorded."
        ),
    ] = False,
    suggest: Annotated[
        str | None,
        typer.Option(
            metavar="20s|N",
            help="Look for a confirmed fix of each kernel with errors or warnings, for so many "
            "seconds or compilations.",
            show_default=False,
        ),
    ] = None,
    cache: Annotated[
        bool, typer.Option("--cache/--no-cache", help="Remember results between runs.")
    ] = True,
) -> None:
    """Check kernels for register pressure hotspots.

    Every kernel is compiled, and rules with codes are applied: spills, scratch, occupancy, values
    that need not be in registers, launch bounds. `irtools explain IR104` explains one. Limits,
    rules and exceptions stand in `irtools.toml` or in `pyproject.toml` under `[tool.irtools]`; a
    comment `// irtools: ignore[IR104]` silences a rule where it stands. Exits with 1 when there are
    errors or warnings. With --suggest it adds what `irtools suggest` finds.

    Examples:

    - `irtools check build/*.ll`
    - `irtools -p build check src/*.hip --mcpu gfx90a,gfx942 --format concise`
    - `irtools check build/*.ll --update-baseline`
    """
    from irtools.check.pool import check_files
    from irtools.check.result import Outcome
    from irtools.check.store import Store
    from irtools.check.suppression import useless
    from irtools.storage import default_folder

    jobs = _jobs(files, mcpu)
    results = []
    with _counting(len(jobs)) as progress:
        store = Store(default_folder() if cache else None)
        for result in check_files(jobs, store, progress=progress):
            for error in result.errors:
                print(f"irtools: error: {error}", file=sys.stderr)
            results.append(result)
    for warning in dict.fromkeys(each for result in results for each in result.warnings):
        print(f"irtools: warning: {warning}", file=sys.stderr)
    checked = list(zip(jobs, results, strict=True))
    if update_baseline and any(result.errors for result in results):
        print("irtools: the baseline is left as it is, because of the errors", file=sys.stderr)
    elif update_baseline:
        _update(checked, baseline)
    found = [*_without_known(checked, baseline, strict=strict_baseline), *useless(checked)]
    if suggest is not None:
        from irtools.cli.fixes import with_fixes

        found = with_fixes(found, checked, budget=suggest, cache=cache)
    outcome = Outcome(
        diagnostics=tuple(found),
        measured=tuple(each for result in results for each in result.measured),
        errors=tuple(each for result in results for each in result.errors),
        files=len(jobs),
        failed=sum(bool(result.errors) for result in results),
    )
    _report(outcome, format_)
    if outcome.failed:
        raise typer.Exit(2)
    if any(each.fails for each in outcome.diagnostics):
        raise typer.Exit(1)


def _by_baseline(
    checked: Sequence[tuple[Job, Checked]], named: str | None
) -> Mapping[Path, list[tuple[Job, Checked]]]:
    """The results by the file of their baseline: that which is named, else of the configuration,
    else in the current folder."""
    from irtools.check.config import BASELINE

    groups: dict[Path, list[tuple[Job, Checked]]] = {}
    for job, result in checked:
        path = Path(named) if named is not None else job.config.baseline or Path(BASELINE)
        groups.setdefault(path.absolute(), []).append((job, result))
    return groups


def _update(checked: Sequence[tuple[Job, Checked]], named: str | None) -> None:
    from irtools.check.baseline import read_baseline, updated
    from irtools.report.diagnostics import shown_path

    for path, results in _by_baseline(checked, named).items():
        before = read_baseline(path)
        after = updated(before, path, results)
        if before is None or after.text != before.text:
            write_file(str(path), after.text.encode())
        count = len(after.records)
        kernels = f"{count} kernel{'' if count == 1 else 's'}"
        print(f"{shown_path(str(path))}: {kernels}", file=sys.stderr)


def _without_known(
    checked: Sequence[tuple[Job, Checked]], named: str | None, *, strict: bool
) -> Iterator[Diagnostic]:
    """The findings that no baseline records; the user is told of what is better."""
    from irtools.check.baseline import compare, read_baseline

    for path, results in _by_baseline(checked, named).items():
        known = read_baseline(path)
        if known is None and (named is not None or strict):
            raise InputError(f"{path}: there is no baseline; write it with --update-baseline")
        better: Sequence[str] = ()
        if known is not None:
            compared = compare(known, results, strict=strict)
            results, better = list(compared.results), compared.better
        for each in better:
            print(f"irtools: better than the baseline: {each}", file=sys.stderr)
        if better and not strict:
            print("irtools: --update-baseline records it", file=sys.stderr)
        for _, result in results:
            yield from result.diagnostics


def _report(outcome: Outcome, style: Style) -> None:
    if style in (Style.FULL, Style.CONCISE):
        from irtools.report.diagnostics import report_lines

        _print(list(report_lines(outcome, full=style is Style.FULL)))
    elif style is Style.JSON:
        from irtools.report.check_json import check_json

        print_text(check_json(outcome))
    elif style is Style.SARIF:
        from irtools.report.sarif import sarif

        print_text(sarif(outcome))
    else:
        from irtools.report import ci

        write = {Style.GITHUB: ci.github, Style.GITLAB: ci.gitlab, Style.JUNIT: ci.junit}[style]
        print_text(write(outcome))


def _jobs(files: Sequence[str], mcpu: str | None) -> list[Job]:
    """What to check, each file once; the configuration may be wrong, which ends the run."""
    from irtools.check.config import find_config
    from irtools.check.result import Job

    targets = tuple(each.strip() for each in mcpu.split(",")) if mcpu else ()
    if targets:
        from irtools.target import load_target

        for target in targets:
            load_target(target)  # an unknown name ends the run
    given = SOURCE_OPTIONS.get()
    return [
        Job(path, find_config(path), targets, given.flags, given.build, given.compiler)
        for path in dict.fromkeys(files)
    ]


@contextmanager
def _counting(total: int) -> Iterator[Callable[[int], None]]:
    """Show on a terminal how many files are checked, when they are several."""
    if total == 1 or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console

    with Console(stderr=True).status("checking") as status:
        yield lambda done: status.update(f"checking: {done} of {total} files")


def _print(lines: Sequence[Line]) -> None:
    """Print lines, in colour on a terminal."""
    if not sys.stdout.isatty():
        print_text("".join(f"{line.plain}\n" for line in lines))
        return
    from rich.text import Text

    from irtools.cli.common import output_console

    console = output_console()
    for line in lines:
        console.print(Text.assemble(*line.parts), soft_wrap=True)

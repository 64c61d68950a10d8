# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fixes for what ``irtools check`` has found, by the search of ``irtools suggest``."""

from __future__ import annotations

import glob
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING

from irtools.cli.common import SOURCE_OPTIONS, Session, SourceOptions
from irtools.cli.rewriting import Rewriting, Search, parse_budget
from irtools.cli.source import source_rewriting

if TYPE_CHECKING:
    from irtools.check.diagnostic import Diagnostic
    from irtools.check.result import Checked, Job
    from irtools.execute import Assured
    from irtools.rewrite import Version

_MAX_SLOWDOWN = 1.1
_CHANGES = 3  # that are shown of each pass
# What a fix has to win, for the rules that registers or scratch are to blame for.
_SCRATCH = ("IR101", "IR102", "IR103", "IR201", "IR301")
_REGISTERS = ("IR104", "IR105")


def with_fixes(
    found: Sequence[Diagnostic],
    checked: Sequence[tuple[Job, Checked]],
    *,
    budget: str,
    cache: bool,
) -> list[Diagnostic]:
    """The findings, each error and warning with the best version of its kernel that does something
    about it; of several that it is for, the first has it."""
    parse_budget(budget, "--suggest")
    wanted: dict[str, list[Diagnostic]] = {}
    for each in found:
        if each.fails and each.code in (*_SCRATCH, *_REGISTERS):
            wanted.setdefault(each.kernel, []).append(each)
    fixes: dict[Diagnostic, tuple[str, ...]] = {}
    for job, result in checked:
        here = {each.kernel for each in result.measured} & wanted.keys()
        if here:
            targets = {each.target for kernel in here for each in wanted[kernel]}
            search = Search(
                ",".join(sorted(targets)), (), (), None, _MAX_SLOWDOWN, budget, (), cache, None
            )
            for kernel, assured in _searched(job, sorted(here), search):
                fixes |= _fixes(wanted.pop(kernel), assured)
    return [replace(each, fix=fixes.get(each, ())) for each in found]


def _searched(job: Job, names: Sequence[str], search: Search) -> Iterator[tuple[str, Assured]]:
    """What is found for some kernels of a file."""
    given = SOURCE_OPTIONS.get()
    if job.config.flags and not given.flags:
        config = job.config
        options = SourceOptions(config.flags, given.build, given.compiler, config.folder)
        SOURCE_OPTIONS.set(options)
    session = Session("check", json=False)
    with ExitStack() as stack:
        rewriting = Rewriting(search, stack)
        source = source_rewriting(job.path, rewriting, search, stack)
        patterns = [glob.escape(name) for name in names]
        for kernel, targets in rewriting.kernels(session, [job.path], patterns):
            if source is None:
                with rewriting.trials(session, kernel, targets) as trials:
                    yield kernel.name, rewriting.find(trials, look_beyond=True)
            else:
                shape, _ = source.workgroup(kernel)
                with source.trials(session, kernel, targets) as in_source:
                    yield kernel.name, source.find(in_source, shape, look_beyond=True)[0]
    SOURCE_OPTIONS.set(given)


def _fixes(findings: Sequence[Diagnostic], assured: Assured) -> dict[Diagnostic, tuple[str, ...]]:
    """The versions, that which assumes nothing first, at the first finding that each is for."""
    from irtools.report.suggest import plain_version

    fixes: dict[Diagnostic, tuple[str, ...]] = {}
    pairs = ((assured.findings.best, assured.best), (assured.findings.beyond, assured.beyond))
    for version, verification in pairs:
        if version is None or verification is None:
            continue
        for each in findings:
            if _helps(version, each):
                first, *more = plain_version(version, verification, top=_CHANGES)
                known = fixes.get(each, ())
                fixes[each] = (*known, f"or: {first}" if known else first, *more)
                break
    return fixes


def _helps(version: Version, finding: Diagnostic) -> bool:
    """Whether a version has less of what a finding is about, for its target."""
    for each in version.outcome.confirmations:
        if each.target.name == finding.target and each.cost_before and each.cost_after:
            before, after = each.cost_before, each.cost_after
            if finding.code in _SCRATCH:
                return after.scratch < before.scratch
            return (after.waves, after.registers) < (before.waves, before.registers)
    return False

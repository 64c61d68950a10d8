# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether undoing common-subexpression elimination across blocks wins what rematerialize does not.

``python benchmarks/block_copies.py [--mcpu NAME] [--most N] FILE…`` takes the largest kernel of
each file that has at most ``--most`` instructions. Every value that is used in at least two blocks
other than its own, and that rematerialize leaves alone (because a block runs more often, or because
it takes more instructions to make), gets one copy for every block that uses it, kept from being
merged again. Where the best search with such copies alone wins registers, waves or scratch, one
with rematerialize and one with both follow, with the same number of compilations. It prints a
Markdown row for each of these kernels, then how many there are.
"""

from __future__ import annotations

import argparse
import math
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import ClassVar

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend, Resources
from irtools.errors import IrtoolsError
from irtools.ir.model import Function, Instruction
from irtools.ir.source import load
from irtools.rewrite import (
    Budget,
    Cache,
    Configuration,
    Objective,
    Pass,
    Rewrite,
    Subject,
    Trials,
    Version,
    find_versions,
    load_pass,
)
from irtools.rewrite.recompute import UseGroup, chain_to, recompute, use_groups


@dataclass(frozen=True, slots=True)
class BlockCopies:
    """One copy of a value in each block that uses it, where rematerialize makes none."""

    name: ClassVar[str] = "block-copies"
    knob: ClassVar[bool] = False
    longest: int = 24
    shared: int = 3

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """One rewrite for each value, the best to spill first."""
        analysis = subject.analysis
        others = {rewrite.key for rewrite in load_pass("rematerialize").propose(subject)}
        for candidate in analysis.candidates:
            value = candidate.value
            if not isinstance(value, Instruction) or value.name in others:
                continue
            groups = _by_block(value, use_groups(value, analysis.users[value.number]))
            if len(groups) < 2:
                continue
            chain = chain_to(analysis, value, groups, longest=self.longest) or chain_to(
                analysis, value, groups, longest=self.longest, shared=self.shared
            )
            edits = recompute(analysis, chain, groups) if chain else None
            if edits:
                yield Rewrite(value.name, f"copy {value}", "copy it", edits)


def _by_block(value: Instruction, groups: list[UseGroup]) -> list[UseGroup]:
    """The groups of each block in one, those of the value's own block left out."""
    found: dict[int, UseGroup] = {}
    for group in groups:
        block = group.point.block
        if block is not value.block:
            first = found.get(block.index, UseGroup(group.point, ()))
            found[block.index] = UseGroup(first.point, (*first.uses, *group.uses))
    return list(found.values())


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--mcpu", default=None)
    parser.add_argument("--budget", type=int, default=40, help="compilations for each search")
    parser.add_argument("--most", type=int, default=800, help="instructions of a kernel")
    arguments = parser.parse_args()
    counts: Counter[str] = Counter()
    print("| kernel | now | copies | rematerialize | both |")
    print("|:--|:--|:--|:--|:--|")
    with closing(LlvmliteBackend(jobs=os.cpu_count() or 1)) as backend:
        for kernel in _kernels(arguments.files, arguments.most):
            counts["kernels"] += 1
            configuration = Configuration(target_of(kernel, arguments.mcpu), backend)
            print(_row(kernel, configuration, arguments.budget, counts), end="", flush=True)
    for name, number in counts.items():
        print(f"\n{name}: {number}", end="")
    print()


def _kernels(files: list[str], most: int) -> Iterator[Function]:
    """The largest kernel of each file with at most so many instructions, alone in its module."""
    for file in files:
        try:
            kernels = [kernel for module in load(file) for kernel in module.kernels]
        except IrtoolsError as error:
            print(f"<!-- {error} -->")
            continue
        small = [each for each in kernels if len(each.instructions) <= most]
        if small:
            largest = max(small, key=lambda each: len(each.instructions))
            yield largest.module.extract(largest).function(largest.name)


def _row(kernel: Function, configuration: Configuration, budget: int, counts: Counter[str]) -> str:
    """The row of a kernel; nothing when copies win nothing in registers."""
    analysis = KernelAnalysis(kernel, configuration.target)
    if not any(True for _ in BlockCopies().propose(Subject(analysis, None, 0))):
        return ""
    counts["with values to copy"] += 1
    copies, rematerialize = BlockCopies(), load_pass("rematerialize")
    alone = _best(kernel, configuration, budget, copies)
    if alone is None or not _in_registers(alone) < _in_registers(None, alone):
        return ""
    counts["copies win registers, waves or scratch"] += 1
    other = _best(kernel, configuration, budget, rematerialize)
    both = _best(kernel, configuration, budget, rematerialize, copies)
    before = _in_registers(None, alone)
    counts["copies win more than rematerialize"] += _in_registers(alone) < (
        _in_registers(other) if other else before
    )
    counts["both win more than rematerialize"] += both is not None and _in_registers(both) < (
        _in_registers(other) if other else before
    )
    cells = (_shown(alone, before=True), *map(_shown, (alone, other, both)))
    return f"| {kernel.display_name} | {' | '.join(cells)} |\n"


def _best(
    kernel: Function, configuration: Configuration, budget: int, *passes: Pass
) -> Version | None:
    backend = configuration.backend
    assert isinstance(backend, LlvmliteBackend)
    trials = Trials(
        kernel,
        [configuration],
        objective=Objective(),
        budget=Budget(compilations=budget),
        cache=Cache(None),
        optimiser=backend,
        jobs=os.cpu_count() or 1,
    )
    with closing(trials):
        return find_versions(trials, passes).best


def _in_registers(version: Version | None, original_of: Version | None = None) -> tuple[float, ...]:
    """The cost without instructions, of a version or of the original of another."""
    (confirmation,) = (version or original_of).outcome.confirmations  # type: ignore[union-attr]
    cost = confirmation.cost_after if version else confirmation.cost_before
    return cost[:-1] if cost else (math.inf,)


def _shown(version: Version | None, *, before: bool = False) -> str:
    if version is None:
        return "-"
    (confirmation,) = version.outcome.confirmations
    found = confirmation.before if before else confirmation.after
    if not isinstance(found, Resources):
        return "fails"
    return f"{found.vgprs} v {found.occupancy.waves} w {found.scratch} B"


if __name__ == "__main__":
    main()

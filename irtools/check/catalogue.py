# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rules: their codes, which never change their meaning, and their pages.

IR0 is about checking itself, IR1 what the backend allocated, IR2 values that take registers for
little, IR3 how kernels are declared and launched.
"""

from __future__ import annotations

from dataclasses import dataclass

from irtools.check.diagnostic import Severity

__all__ = ["RULES", "Rule", "chosen", "page"]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: ``code`` and ``name`` are for people and configuration, ``summary`` says what it
    reports."""

    code: str
    name: str
    severity: Severity
    summary: str


_ALL = (
    Rule("IR001", "useless-suppression", "warning", "a suppression that suppresses nothing"),
    Rule("IR002", "worse-than-baseline", "error", "a kernel needs more than the baseline records"),
    Rule("IR003", "better-than-baseline", "error", "a kernel needs less than a strict baseline"),
    Rule("IR101", "spilled-registers", "error", "registers are spilled to scratch"),
    Rule("IR102", "scratch-array", "error", "a variable of the kernel is in scratch"),
    Rule("IR103", "spill-ratio", "error", "much of what is executed only spills and reloads"),
    Rule("IR104", "too-many-vgprs", "warning", "a kernel has more VGPRs than its limit"),
    Rule("IR105", "low-occupancy", "warning", "fewer waves fit on a SIMD than wanted"),
    Rule("IR106", "near-next-wave", "note", "a few registers fewer would win a wave"),
    Rule("IR107", "too-many-sgprs", "warning", "SGPRs are spilled, cost waves or exceed a limit"),
    Rule("IR108", "calls-not-inlined", "warning", "a kernel calls functions"),
    Rule("IR201", "hot-reload", "warning", "a spilled value is reloaded in a loop"),
    Rule("IR202", "long-lived-value", "note", "a value waits in registers for most of the kernel"),
    Rule("IR203", "unused-in-loop", "note", "a loop keeps registers alive that it does not read"),
    Rule("IR204", "uniform-in-vgprs", "note", "values that all lanes share are in VGPRs"),
    Rule("IR205", "wide-addresses", "note", "64-bit addresses where a 32-bit offset may do"),
    Rule("IR206", "global-round-trip", "note", "a workgroup hands data over in global memory"),
    Rule("IR301", "no-launch-bounds", "warning", "a kernel spills for want of launch bounds"),
    Rule("IR302", "launch-beyond-bounds", "error", "a launch contradicts the launch bounds"),
    Rule("IR303", "no-target", "error", "a kernel is compiled for no processor in particular"),
)

RULES: dict[str, Rule] = {rule.code: rule for rule in _ALL}


def chosen(prefixes: tuple[str, ...]) -> frozenset[str]:
    """The codes that start with one of the prefixes: ``IR1``, ``IR104``."""
    return frozenset(code for code in RULES if code.startswith(prefixes))


def page(code: str) -> str:
    """The page of a rule, in Markdown: what, why, example, how to fix, when to ignore."""
    from importlib.resources import files

    return (files("irtools.check") / "pages" / f"{code}.md").read_text(encoding="utf-8")

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The reports of ``irtools diff``: a table, and a comment for a pull request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table

from irtools.backend import Change, Measured
from irtools.report.text import fit

__all__ = ["MARKER", "diff_markdown", "diff_table", "summary"]

MARKER = "<!-- irtools diff -->"
"""The first line of every comment, by which a bot finds its own to update it."""

_COLUMNS = ("VGPRs", "AGPRs", "SGPRs", "spills", "scratch", "LDS", "waves", "instr.", "bytes")
_STYLES = {"worse": "red", "better": "green"}
_LONGEST = 60_000  # characters; GitHub allows 65,536 in a comment


def diff_table(found: Sequence[Change], *, width: int) -> RenderableType:
    """The kernels whose resources differ, with both numbers where they do."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("kernel", overflow="fold", min_width=16)
    table.add_column("file", overflow="fold")
    table.add_column("target", no_wrap=True)
    table.add_column("", no_wrap=True)
    for heading in _COLUMNS:
        table.add_column(heading, justify="right", no_wrap=True)
    for change in found:
        kernel, status = change.kernel, str(change.status)
        style = _STYLES.get(status, "")
        told = f"[{style}]{status}[/]" if style else status
        name, file = escape(kernel.name), escape(kernel.file)
        table.add_row(name, file, kernel.target.name, told, *_cells(change))
    return fit(table, width, ("file", "LDS", "AGPRs", "SGPRs", "instr.", "bytes"))


def summary(found: Sequence[Change]) -> str:
    """How many kernels became what: ``1 kernel worse, 2 better``."""
    if not found:
        return "no kernel's resources differ"
    counts = Counter(str(change.status) for change in found)
    (first, count), *rest = counts.items()
    told = [f"{count} kernel{'' if count == 1 else 's'} {first}"]
    return ", ".join([*told, *(f"{number} {status}" for status, number in rest)])


def diff_markdown(found: Sequence[Change], old: str, new: str) -> str:
    """A comment in GitHub's and GitLab's Markdown, short enough for both."""
    lines = [MARKER, f"**irtools**: {summary(found)}, from `{old}` to `{new}`", ""]
    if found:
        lines += [
            f"| | kernel | target | {' | '.join(_COLUMNS)} |",
            f"|:--|:--|:--|{'--:|' * len(_COLUMNS)}",
        ]
    length = sum(map(len, lines))
    for number, row in enumerate(map(_markdown_row, found)):
        length += len(row) + 1
        if length > _LONGEST:
            lines += ["", f"… and {len(found) - number} more"]
            break
        lines.append(row)
    return "\n".join(lines) + "\n"


def _markdown_row(change: Change) -> str:
    kernel, status = change.kernel, str(change.status)
    told = f"**{status}**" if status == "worse" else status
    file = f"<br>{_code(kernel.file)}" if kernel.file else ""
    cells = [told, _code(kernel.name) + file, kernel.target.name]
    return f"| {' | '.join([*cells, *_cells(change)])} |"


def _code(text: str) -> str:
    """A text as code in a cell of a table."""
    return f"`{text.replace('`', ' ').replace('|', chr(92) + '|')}`"


def _cells(change: Change) -> Iterator[str]:
    before, after = (
        None if each is None else _numbers(each) for each in (change.before, change.after)
    )
    if before is None or after is None:
        yield from before or after or ()
        return
    for old, new in zip(before, after, strict=True):
        yield old if old == new else f"{old} → {new}"


def _numbers(kernel: Measured) -> list[str]:
    found = kernel.resources
    return [
        str(found.vgprs),
        str(found.agprs),
        str(found.sgprs),
        f"{found.vgpr_spills}{f'+{found.sgpr_spills}s' if found.sgpr_spills else ''}",
        str(found.scratch),
        str(found.lds),
        str(found.occupancy.waves),
        str(found.instructions),
        str(found.code_bytes),
    ]

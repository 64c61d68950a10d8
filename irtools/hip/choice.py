# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Some of the changes of files, and not the others."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from irtools.hip.edits.helpers import HELPERS
from irtools.hip.files import Files, lines_of

__all__ = ["Hunk", "hunks", "with_hunks"]


@dataclass(frozen=True, slots=True)
class Hunk:
    """Lines of a file that change: ``before`` from the 0-based line ``start`` to ``after``.

    ``helpers`` are the functions that it adds; it only does that, or changes something else.
    """

    path: Path
    start: int
    before: tuple[bytes, ...]
    after: tuple[bytes, ...]

    @property
    def helpers(self) -> frozenset[str]:
        """The helper functions whose definition it adds."""
        text = b"".join(self.after).decode("utf-8", "replace")
        return frozenset(
            name for name in HELPERS if f" {name}(" in text and "always_inline" in text
        )

    @property
    def calls(self) -> frozenset[str]:
        """The helper functions that are called in what it writes."""
        text = b"".join(self.after).decode("utf-8", "replace")
        return frozenset(re.findall(r"\birtools_\w+", text))


def hunks(files: Files) -> list[Hunk]:
    """What is changed, in the order of the files; neighbouring lines change together."""
    found = []
    for path, data in sorted(files.changed.items()):
        old, new = lines_of(path.read_bytes()), lines_of(data)
        matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
        for tag, a, b, c, d in matcher.get_opcodes():
            if tag != "equal":
                found.append(Hunk(path, a, tuple(old[a:b]), tuple(new[c:d])))
    return found


def with_hunks(files: Files, wanted: Collection[Hunk]) -> Files:
    """The files with some of their changes, and the helper functions that these call."""
    called = {name for hunk in wanted for name in hunk.calls}
    changed = {}
    for path in files.changed:
        lines = lines_of(path.read_bytes())
        kept = [
            hunk
            for hunk in hunks(files)
            if hunk.path == path and (hunk in wanted or hunk.helpers & called)
        ]
        for hunk in reversed(kept):
            lines[hunk.start : hunk.start + len(hunk.before)] = hunk.after
        if kept:
            changed[path] = b"".join(lines)
    return Files(files.main, changed)

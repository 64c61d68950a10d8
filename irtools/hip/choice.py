# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Some of the changes of files, and not the others."""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from irtools.hip.edits.helpers import HELPERS, helper, without_helpers
from irtools.hip.files import Files, lines_of

__all__ = ["Hunk", "hunks", "with_hunks"]


@dataclass(frozen=True, slots=True)
class Hunk:
    """Lines of a file that change: ``before`` from the 0-based line ``start`` to ``after``."""

    path: Path
    start: int
    before: tuple[bytes, ...]
    after: tuple[bytes, ...]


def hunks(files: Files) -> list[Hunk]:
    """What is changed, in the order of the files, but for the functions that are added for the
    others to call; neighbouring lines change together."""
    found = []
    for path, data in sorted(files.changed.items()):
        original = files.original(path)
        old, new = lines_of(original), lines_of(without_helpers(data, original))
        matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
        for tag, a, b, c, d in matcher.get_opcodes():
            if tag != "equal":
                found.append(Hunk(path, a, tuple(old[a:b]), tuple(new[c:d])))
    return found


def with_hunks(files: Files, wanted: Collection[Hunk]) -> Files:
    """The original files with some changes, and the functions that these call."""
    changed: dict[Path, bytes] = {}
    for path in dict.fromkeys(hunk.path for hunk in wanted):
        lines = lines_of(files.original(path))
        here = sorted((hunk for hunk in wanted if hunk.path == path), key=lambda hunk: hunk.start)
        for hunk in reversed(here):
            lines[hunk.start : hunk.start + len(hunk.before)] = hunk.after
        changed[path] = b"".join(lines)
    chosen = files.with_changes(changed)
    edits = [
        edit
        for path, data in changed.items()
        for name in HELPERS & set(re.findall(r"\birtools_\w+", data.decode("utf-8", "replace")))
        for edit in helper(chosen.source(path), name)
    ]
    return chosen.edited(edits)

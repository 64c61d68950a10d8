# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools cache``: what irtools keeps between runs."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

from irtools.cli.common import print_text
from irtools.errors import InputError


def cache(
    clear: Annotated[
        bool, typer.Option("--clear", help="Remove all of it that can be made again.")
    ] = False,
) -> None:
    """Show what irtools keeps between runs, and how large it is.

    Results of `irtools check`, compilations of `irtools suggest`, and what it took long to find
    out: all that is made again when it is needed; and versions of kernels that compute something
    else, for a report, which --clear leaves. It is in `irtools` in the folder that
    `XDG_CACHE_HOME` names, else in `~/.cache`.

    Examples:

    - `irtools cache`
    - `irtools cache --clear`
    """
    from irtools.storage import default_folder

    folder = default_folder()
    entries = sorted(folder.iterdir()) if folder.is_dir() else []
    sizes = {entry: _measure(entry) for entry in entries}
    if clear:
        removed = [entry for entry in entries if entry.name != _KEPT]
        for entry in removed:
            _remove(entry)
        total = sum(sizes[entry][1] for entry in removed)
        print_text(f"{folder}: removed {_megabytes(total)} MB\n")
        return
    print_text(f"{folder}\n")
    for entry, (files, size) in sizes.items():
        line = f"  {entry.name:<18} {files:>7,} files {_megabytes(size):>9} MB"
        print_text(f"{line}  {_WHAT.get(entry.name, '')}".rstrip() + "\n")


_KEPT = "mismatches"
_WHAT = {
    "checked": "results of irtools check",
    "compiled": "compilations of irtools suggest, apply, tune and fix",
    "device-libraries": "of a distribution's clang, with what is missing there",
    _KEPT: "versions of kernels that compute something else: bugs to report",
    "runtime": "code that irtools run and verify share",
    "toolchains.json": "compilers of HIP, and what each needs",
}


def _measure(entry: Path) -> tuple[int, int]:
    """The files in an entry, and their bytes; a link counts as itself."""
    files = [each for each in entry.rglob("*") if not each.is_dir()] if entry.is_dir() else [entry]
    size = 0
    for each in files:
        try:
            size += each.lstat().st_size
        except FileNotFoundError:
            continue  # another run has just renamed it
    return len(files), size


def _megabytes(size: int) -> str:
    return f"{size / 1e6:,.1f}"


def _remove(entry: Path) -> None:
    """Remove an entry. Another run may put something into it meanwhile, which is removed next."""
    problem: OSError | None = None
    for _ in range(_ATTEMPTS):
        try:
            if entry.is_dir():
                shutil.rmtree(entry)
            else:
                entry.unlink(missing_ok=True)
        except FileNotFoundError:
            return
        except OSError as error:
            problem = error
        else:
            return
    assert problem is not None
    raise InputError(f"{entry}: cannot be removed: {problem.strerror}")


_ATTEMPTS = 3

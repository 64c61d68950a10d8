# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Two versions of some files: files, folders, or revisions of a git repository.

A revision is unpacked into a temporary folder; the working tree and the index are never touched.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from irtools.cli.common import SOURCE_OPTIONS, SOURCE_SUFFIXES, SourceOptions
from irtools.errors import InputError
from irtools.hip import CompileFlags

__all__ = ["Version", "versions"]

_IR_SUFFIXES = frozenset((".ll", ".bc", ".llir"))
_TRIPLES = (b"amdgcn", b"amdgpu")  # IR of the host has neither
_KERNEL = b"__global__"


@dataclass(frozen=True, slots=True)
class Version:
    """The files of one version by the names that they have in both, ``""`` for one that the user
    names, and how their source is compiled: ``options``. ``tree`` is where a ``revision`` is
    unpacked, or the root of the repository itself."""

    files: dict[str, Path]
    options: SourceOptions
    tree: Path | None = None
    revision: str = ""


def versions(old: str, new: str, stack: ExitStack) -> tuple[Version, Version]:
    """What the user names as the old and the new version; what is unpacked lives as long as the
    ``stack``.

    Each is a file or folder if there is one of this name, else a revision. Of revisions only the
    paths behind ``--`` count, if there are any: or the other's path, when only one is a revision.

    Raises InputError for anything else, and when there are no such files.
    """
    options = SOURCE_OPTIONS.get()
    names = (old, new)
    revisions = [name for name in names if not Path(name).exists()]
    if not revisions:
        found = [Version(_files(Path(name)), options) for name in names]
    else:
        words, options = _paths_and_flags(options)
        root = _repository(revisions[0])
        own = [name for name in names if name not in revisions]
        paths = [_inside(root, path) for path in words or own or ["."]]
        found = []
        for name in names:
            if name in revisions:
                tree = _unpacked(name, root, stack)
                moved = _Moved.of(options, root, tree)
                found.append(Version(_files_of_tree(tree, paths), moved, tree, name))
            else:
                found.append(Version(_files_of_tree(root, paths), options, root))
    if not any(each.files for each in found):
        raise InputError(f"neither {old} nor {new} has HIP source with kernels or LLVM IR there")
    return found[0], found[1]


def _paths_and_flags(options: SourceOptions) -> tuple[Sequence[str], SourceOptions]:
    """What stands behind ``--``: paths, and the compiler's flags behind another ``--``."""
    words = list(options.flags)
    end = words.index("--") if "--" in words else len(words)
    return words[:end], replace(options, flags=tuple(words[end + 1 :]))


def _files(path: Path) -> dict[str, Path]:
    """A file, under no name; or those in a folder that may have kernels, by their names from it."""
    if path.is_file():
        return {"": path}
    return {
        str(each.relative_to(path)): each
        for each in sorted(path.rglob("*"))
        if each.is_file() and _may_have_kernels(each)
    }


def _files_of_tree(tree: Path, paths: Sequence[Path]) -> dict[str, Path]:
    """The files at some paths of a tree, by their names from its root."""
    found: dict[str, Path] = {}
    for path in paths:
        for name, file in _files(tree / path).items():
            found[str(path / name) if name else str(path)] = file
    return found


def _may_have_kernels(path: Path) -> bool:
    if path.suffix in _IR_SUFFIXES:
        return path.suffix == ".bc" or any(word in path.read_bytes() for word in _TRIPLES)
    return path.suffix in SOURCE_SUFFIXES and _KERNEL in path.read_bytes()


def _repository(revision: str) -> Path:
    """The root of the repository that we are in."""
    done = _git(Path(), "rev-parse", "--show-toplevel")
    if done.returncode:
        raise InputError(f"{revision}: no such file or folder, and this is no git repository")
    return Path(os.fsdecode(done.stdout).rstrip("\n"))


def _inside(root: Path, path: str) -> Path:
    """A path from the root of a repository."""
    try:
        return Path(path).resolve().relative_to(root.resolve())
    except ValueError:
        raise InputError(f"{path}: is not in the repository {root}") from None


def _unpacked(revision: str, root: Path, stack: ExitStack) -> Path:
    """The whole tree of a revision, in a temporary folder: source includes what is beside it."""
    done = _git(
        root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"
    )
    if done.returncode:
        raise InputError(f"{revision}: neither a file, nor a folder, nor a revision in {root}")
    commit = done.stdout.decode().strip()
    temporary = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="irtools-")))
    tree = temporary / "tree"
    tree.mkdir()
    for arguments in (
        ("read-tree", commit),
        ("checkout-index", "--all", "--quiet", f"--prefix={tree}/"),
    ):
        done = _git(root, *arguments, index=temporary / "index")
        if done.returncode:
            message = done.stderr.decode(errors="replace").strip()
            raise InputError(f"{revision}: cannot be unpacked: {message}")
    return tree


def _git(
    folder: Path, *arguments: str, index: Path | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run git, with an index of our own if one is named, and never write to the repository's."""
    variables = {**os.environ, "GIT_OPTIONAL_LOCKS": "0"}
    if index is not None:
        variables["GIT_INDEX_FILE"] = str(index)
    try:
        return subprocess.run(
            ["git", *arguments], cwd=folder, capture_output=True, check=False, env=variables
        )
    except OSError as error:
        raise InputError(f"git cannot be run: {error.strerror}") from None


@dataclass(frozen=True)
class _Moved(SourceOptions):
    """The same for the files of a revision in ``tree``: what the build says of the file in the
    working tree at ``root``, with the folders of the revision in the place of its own."""

    root: Path = Path()
    tree: Path = Path()

    @classmethod
    def of(cls, options: SourceOptions, root: Path, tree: Path) -> _Moved:
        return cls(
            options.flags, options.build, options.compiler, options.folder, root=root, tree=tree
        )

    def flags_for(self, path: str) -> CompileFlags:
        """See SourceOptions.flags_for."""
        there = self.root / Path(path).relative_to(self.tree)
        found = super().flags_for(str(there))
        folder = found.folder.resolve()
        if folder.is_relative_to(self.root):
            folder = self.tree / folder.relative_to(self.root)
            folder.mkdir(parents=True, exist_ok=True)  # of the build, for -I../include
        return replace(found, flags=tuple(map(self._moved, found.flags)), folder=folder)

    def _moved(self, flag: str) -> str:
        """A flag with a path of the revision, where it has that: what a build makes is in none."""
        before, root, rest = flag.partition(str(self.root))
        moved = f"{self.tree}{rest}"
        return before + moved if root and Path(moved).exists() else flag

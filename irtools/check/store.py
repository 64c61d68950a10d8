# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results of checks, kept by content between runs.

An entry is found by the hash of the checked file, of how it is checked and of irtools itself; it
holds the hashes of the other files that the result depends on, and counts only while these are the
same. Looking one up needs neither LLVM nor the analyses. Runs at the same time may share it.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import irtools
from irtools.check.result import Checked, Job
from irtools.storage import digest_of, write_entry

__all__ = ["Store"]

_FORMAT = "1"
_VARIABLES = ("HIP_CLANG", "ROCM_PATH", "HIP_PATH")  # of the environment, which name a compiler


class Store:
    """The results in a folder; None keeps nothing."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._digests: dict[str, str | None] = {}

    def get(self, job: Job) -> Checked | None:
        """The result of an earlier run, if nothing that it depends on has changed."""
        file = self._file(job)
        if file is None:
            return None
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
            checked = Checked.decoded(json.loads(file.read_text(encoding="utf-8")))
            depends_on = checked.depends_on or {}
            if all(self._digest(path) == digest for path, digest in depends_on.items()):
                return checked
        return None

    def put(self, job: Job, checked: Checked) -> None:
        """Keep a result, if the same would come again."""
        file = self._file(job)
        if file is not None and checked.lasting:
            with contextlib.suppress(OSError):  # no room, no permission: it works without
                write_entry(file, json.dumps(checked.encoded()))

    def _file(self, job: Job) -> Path | None:
        if self._folder is None or job.path == "-":
            return None
        path = str(Path(job.path).resolve())
        content = self._digest(path)
        if content is None:
            return None
        config = job.config
        how = (
            (job.path, path, content, job.targets, job.flags, job.build, job.compiler),
            (config.targets, config.flags, config.limits, config.kernels),
            str(config.folder) if config.flags else "",
            (sorted(config.codes), sorted(config.severities.items())),
            [(each.kernel, sorted(each.codes)) for each in config.exemptions],
            [os.environ.get(name) for name in _VARIABLES],
        )
        digest = hashlib.sha256(repr((_FORMAT, _versions(), how)).encode()).hexdigest()
        return self._folder / "checked" / digest[:2] / f"{digest[2:]}.json"

    def _digest(self, path: str) -> str | None:
        """The hash of a file, read once in a run."""
        if path not in self._digests:
            self._digests[path] = digest_of(Path(path))
        return self._digests[path]


@cache
def _versions() -> tuple[str, ...]:
    """What results depend on besides the files: irtools, its code, and the LLVM of llvmlite."""
    code = hashlib.sha256()
    folder = Path(irtools.__file__).parent
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".py", ".toml"):
            status = file.stat()
            code.update(
                f"{file.relative_to(folder)} {status.st_size} {status.st_mtime_ns}".encode()
            )
    found = [irtools.__version__, code.hexdigest()]
    for package in ("llvmlite", "tree-sitter-cuda"):
        try:
            found.append(version(package))
        except PackageNotFoundError:
            found.append("")
    return tuple(found)

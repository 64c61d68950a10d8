# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What LLVM made of a text, kept by content between runs.

An entry is a file named by the hash of everything that the result depends on, so it never becomes
wrong, only useless. Runs at the same time may share the folder: a file is written under another
name and renamed. An entry that cannot be read counts as none.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from irtools.backend import CodeBlock, KernelMetadata, OwnResources
from irtools.errors import BackendError
from irtools.storage import default_folder, write_entry

__all__ = ["Cache", "Compiled", "default_folder"]

Compiled = dict[str, KernelMetadata] | BackendError
"""What the backend says of each kernel of a text, or why there is no code."""

_FORMAT = "1"


class Cache:
    """A folder of compilations; None keeps nothing."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def get(self, *content: str, compute: Callable[[], Compiled]) -> Compiled:
        """The result for this content, computed when it is not there.

        A failure by a limit of time or memory is not kept.
        """
        if self._folder is None:
            return compute()
        digest = hashlib.sha256("\0".join((_FORMAT, *content)).encode()).hexdigest()
        file = self._folder / "compiled" / digest[:2] / f"{digest[2:]}.json"
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
            return _decoded(json.loads(file.read_text(encoding="utf-8")))
        result = compute()
        if not (isinstance(result, BackendError) and "limit" in result.stage):
            with contextlib.suppress(OSError):  # no room, no permission: it works without
                write_entry(file, json.dumps(_encoded(result)))
        return result


def _encoded(result: Compiled) -> object:
    if isinstance(result, BackendError):
        return {"error": str(result), "stage": result.stage}
    return {
        "kernels": {
            name: [
                dict(metadata.fields),
                metadata.code_bytes,
                metadata.blocks,
                [asdict(each) for each in metadata.functions],
            ]
            for name, metadata in result.items()
        }
    }


def _decoded(entry: dict[str, object]) -> Compiled:
    if "error" in entry:
        return BackendError(str(entry["error"]), stage=str(entry["stage"]))
    kernels = entry["kernels"]
    if not isinstance(kernels, dict):
        raise TypeError(kernels)
    return {
        name: KernelMetadata(
            fields,
            size,
            tuple(CodeBlock(*block) for block in blocks),
            tuple(
                OwnResources(**{**each, "callees": tuple(each["callees"])}) for each in functions
            ),
        )
        for name, (fields, size, blocks, functions) in kernels.items()
    }

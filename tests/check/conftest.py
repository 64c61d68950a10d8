# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checking files as the command does it, without the command."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from irtools.check.config import find_config, nearest_config
from irtools.check.result import Checked, Job
from irtools.isolate import Worker

CheckFile = Callable[..., Checked]


@pytest.fixture(scope="session")
def check_file() -> Iterator[CheckFile]:
    """Check one file, for the targets that are given."""
    with Worker() as worker:

        def check(path: Path, *targets: str) -> Checked:
            nearest_config.cache_clear()
            job = Job(str(path), find_config(str(path)), targets)
            checked: Checked = worker.call("irtools.check.run:check_file", job)
            return checked

        yield check


@pytest.fixture(scope="session")
def write_kernel() -> Callable[..., Path]:
    """Write a sample's IR, changed, into a folder; its source too where it is given."""

    def write(folder: Path, sample: Path, *changes: tuple[str, str], source: str = "") -> Path:
        text = sample.read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        path = folder / sample.name
        path.write_text(text, encoding="utf-8")
        if source:
            (folder / f"{sample.stem}.hip").write_text(source, encoding="utf-8")
        return path

    return write

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cache of compilations: what it keeps, and that nothing about its folder can do harm."""

import multiprocessing
import os
from pathlib import Path

import pytest

from irtools.backend import LlvmliteBackend, compile_text, text_for
from irtools.errors import BackendError
from irtools.ir.source import load
from irtools.rewrite import Cache, default_folder
from irtools.rewrite.cache import Compiled
from irtools.target import load_target


@pytest.fixture(scope="module")
def compiled() -> Compiled:
    """What LLVM makes of a sample with two kernels."""
    samples = Path(__file__).parents[2] / "samples"
    (module,) = load(str(samples / "gfx942/nbody.ll"))
    backend = LlvmliteBackend()
    target = load_target("gfx942")
    try:
        return compile_text(backend, text_for(module, module.text, target), target)
    finally:
        backend.close()


def never() -> Compiled:
    raise AssertionError("it is in the cache")


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_results_come_back_as_they_were(tmp_path: Path, compiled: Compiled) -> None:
    assert isinstance(compiled, dict)
    assert len(compiled) == 2
    assert Cache(tmp_path).get("a", "b", compute=lambda: compiled) == compiled
    again = Cache(tmp_path).get("a", "b", compute=never)
    assert again == compiled
    assert isinstance(again, dict)
    for name, metadata in again.items():
        assert type(metadata.blocks[0]) is type(compiled[name].blocks[0])
        assert metadata.functions == compiled[name].functions
        assert hash(metadata.functions) == hash(compiled[name].functions)


def test_failures_come_back_too(tmp_path: Path) -> None:
    error = BackendError("ran out of registers", stage="code generation", details="long")
    Cache(tmp_path).get("x", compute=lambda: error)
    again = Cache(tmp_path).get("x", compute=never)
    assert isinstance(again, BackendError)
    assert (str(again), again.stage) == ("ran out of registers", "code generation")


@pytest.mark.parametrize("stage", ["time limit", "memory limit"])
def test_what_another_machine_may_manage_is_not_kept(tmp_path: Path, stage: str) -> None:
    Cache(tmp_path).get("x", compute=lambda: BackendError("too long", stage=stage))
    assert files(tmp_path) == []


def test_every_part_of_the_content_counts(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    contents = [("a", "b"), ("ab",), ("a", "b", ""), ("b", "a")]
    for number, content in enumerate(contents):
        cache.get(*content, compute=lambda number=number: BackendError(str(number), stage="s"))
    assert [str(cache.get(*content, compute=never)) for content in contents] == list("0123")


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", "null", "7", '{"kernels": {"k": [1]}}', '{"kernels": 3}', "{}", '{"error": 1}'],
)
def test_a_corrupt_entry_counts_as_none(tmp_path: Path, compiled: Compiled, content: str) -> None:
    Cache(tmp_path).get("x", compute=lambda: compiled)
    (entry,) = files(tmp_path)
    entry.write_text(content)
    assert Cache(tmp_path).get("x", compute=lambda: compiled) == compiled
    assert Cache(tmp_path).get("x", compute=never) == compiled  # it has been mended
    entry.write_bytes(b"\xff\xfe\x00")
    assert Cache(tmp_path).get("x", compute=lambda: compiled) == compiled


def test_a_folder_that_cannot_be_written_is_done_without(
    tmp_path: Path, compiled: Compiled
) -> None:
    (tmp_path / "file").write_text("")
    cache = Cache(tmp_path / "file" / "below")
    assert cache.get("x", compute=lambda: compiled) == compiled
    if os.geteuid() != 0:
        closed = tmp_path / "closed"
        closed.mkdir(mode=0o500)
        assert Cache(closed).get("x", compute=lambda: compiled) == compiled


def test_no_folder_keeps_nothing(compiled: Compiled) -> None:
    calls = []

    def compute() -> Compiled:
        calls.append(1)
        return compiled

    cache = Cache(None)
    cache.get("x", compute=compute)
    cache.get("x", compute=compute)
    assert len(calls) == 2


def _use(folder: Path, compiled: Compiled) -> int:
    wrong = 0
    for _ in range(20):
        for content in "abcdefgh":
            wrong += Cache(folder).get(content, compute=lambda: compiled) != compiled
    return wrong


def test_processes_share_a_folder(tmp_path: Path, compiled: Compiled) -> None:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        results = [pool.apply_async(_use, (tmp_path, compiled)) for _ in range(2)]
        assert [each.get(timeout=60) for each in results] == [0, 0]
    assert len(files(tmp_path)) == 8  # nothing temporary is left


def test_the_default_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "irtools"
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    assert default_folder() == Path.home() / ".cache" / "irtools"

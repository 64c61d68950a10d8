# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``suggest``, ``tune`` and ``apply``: files that are written, the cache, and other backends."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.command import run as run_command

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(samples: Path, tmp_path: Path) -> Run:
    """Runs irtools in the samples, with a cache folder of the test's own."""

    def run_here(*arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
        variables = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
        done = run_command(*arguments, folder=samples, variables=variables)
        assert done.returncode == code, done.stderr
        return done

    return run_here


def resources(run: Run, path: str) -> dict[str, Any]:
    """What ``irtools resources`` says of a file with one kernel."""
    (kernel,) = json.loads(run("resources", path, "--format", "json").stdout)["kernels"]
    found: dict[str, Any] = kernel["resources"]
    return found


SINK = ("gfx942/late_coefficients.ll", "--pass", "sink", "--budget", "12")


def test_what_is_written_compiles_to_what_was_confirmed(run: Run, tmp_path: Path) -> None:
    better = tmp_path / "better.ll"
    done = run("apply", *SINK, "-o", str(better), "--no-cache")
    assert done.stdout == ""
    told = re.search(r": (\d+) → (\d+) VGPRs, (\d) → (\d) waves", done.stderr)
    assert told is not None, done.stderr
    before, after = resources(run, SINK[0]), resources(run, str(better))
    assert (before["vgprs"], after["vgprs"]) == (int(told[1]), int(told[2]))
    assert (before["occupancy"], after["occupancy"]) == (int(told[3]), int(told[4]))
    assert after["vgprs"] < before["vgprs"]
    assert [path.name for path in tmp_path.iterdir()] == ["better.ll"]
    assert better.stat().st_mode & 0o777 == 0o666 & ~_umask()
    # The change can be made again, to nothing.
    assert run("suggest", str(better), "--pass", "launch-bounds", "--no-cache").stdout


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current


def test_to_standard_output(run: Run, tmp_path: Path) -> None:
    (tmp_path / "b.ll").write_text(run("apply", *SINK, "-o", "-").stdout)
    assert resources(run, str(tmp_path / "b.ll"))["vgprs"] < resources(run, SINK[0])["vgprs"]


def test_the_difference_is_a_patch(run: Run, tmp_path: Path, samples: Path) -> None:
    better = tmp_path / "better.ll"
    diff = run("apply", *SINK, "--diff", "-o", str(better)).stdout
    assert diff.startswith("--- gfx942/late_coefficients.ll\n+++ better\n@@ ")
    added = [line[1:] for line in diff.splitlines() if line[:1] == "+" and line[:3] != "+++"]
    assert added
    code = re.sub(r", !dbg !\d+", "", better.read_text())
    assert set(code.splitlines()) >= set(added)


def test_nothing_is_written_when_it_fails(run: Run, tmp_path: Path) -> None:
    better = tmp_path / "better.ll"
    better.write_text("what was there")
    run("apply", "gfx942/lbm.ll", "--kernel", "nothing", "-o", str(better), code=2)
    run("apply", "gfx942/lbm.ll", "--pass", "nothing", "-o", str(better), code=2)
    run("apply", "nowhere.ll", "-o", str(better), code=2)
    assert better.read_text() == "what was there"
    missing = tmp_path / "nowhere" / "better.ll"
    done = run("apply", *SINK, "-o", str(missing), code=2)
    assert "there is no folder" in done.stderr
    assert "VGPRs" not in done.stderr  # said before the search
    folder = tmp_path / "folder"
    folder.mkdir()
    done = run("apply", *SINK, "-o", str(folder), code=2)
    assert f"{folder}: cannot be written: Is a directory" in done.stderr
    left = {path.name for path in tmp_path.iterdir()} - {"cache"}
    assert left == {"better.ll", "folder"}


def test_a_pipe_is_written_to_and_not_replaced(run: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE)
    run("apply", "gfx942/reduce_warp.ll", "--pass", "launch-bounds", "-o", str(pipe))
    written, _ = reader.communicate(timeout=60)
    assert written.startswith(b"; ModuleID")
    assert pipe.is_fifo()


def test_an_unchanged_kernel_is_written_as_it_is(run: Run, tmp_path: Path) -> None:
    better = tmp_path / "better.ll"
    arguments = ("--pass", "launch-bounds", "--no-cache", "--diff")
    done = run("apply", "gfx942/lbm.ll", "-o", str(better), *arguments)
    assert "no better version" in done.stderr
    assert done.stdout == ""
    assert resources(run, str(better)) == resources(run, "gfx942/lbm.ll")


@pytest.mark.parametrize("command", ["suggest", "tune"])
def test_a_second_run_compiles_nothing(run: Run, tmp_path: Path, command: str) -> None:
    arguments = (command, "gfx942/recurrence.ll", "--budget", "9", "--format", "json")
    first = run(*arguments)
    kept = {path: path.stat().st_mtime_ns for path in _files(tmp_path)}
    assert len(kept) > 5
    second = run(*arguments)
    assert second.stdout == first.stdout
    assert {path: path.stat().st_mtime_ns for path in _files(tmp_path)} == kept
    # What an entry says is believed: so the second run has looked there, and compiled nothing.
    for path in _files(tmp_path):
        path.write_text(path.read_text().replace('".sgpr_count": "', '".sgpr_count": "1'))
    changed = run(*arguments)
    (kernel,) = json.loads(changed.stdout)["kernels"]
    (before,) = json.loads(first.stdout)["kernels"]
    assert kernel["resources"]["sgprs"] == int(f"1{before['resources']['sgprs']}")
    # Without the cache it is as at first, and nothing is kept.
    for path in _files(tmp_path):
        path.unlink()
    assert run(*arguments, "--no-cache").stdout == first.stdout
    assert _files(tmp_path) == []


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in (folder / "cache").rglob("*") if path.is_file())


def test_a_cache_that_cannot_be_written_is_done_without(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder")
    done = run("tune", "gfx942/recurrence.ll", "--budget", "3")
    assert "70" in done.stdout


def test_several_backends_confirm(run: Run, tool: Callable[[str], str]) -> None:
    llc = tool("llc-22")
    arguments = ("gfx942/recurrence.ll", "--pass", "scheduler-strategy", "--budget", "8")
    backends = ("--backend", llc, "--backend", sys.executable)
    done = run("suggest", *arguments, *backends, "--format", "json")
    (kernel,) = json.loads(done.stdout)["kernels"]
    one, two = kernel["suggestions"][0]["confirmations"]
    assert llc in one["resources"]["llvm"]
    assert one["resources"] == {**two["resources"], "llvm": one["resources"]["llvm"]}
    assert one["verdict"] == two["verdict"] == "improved"


def test_two_modules_cannot_be_one_file(run: Run, tmp_path: Path) -> None:
    done = run("apply", "gfx942/lbm.ll", "gfx90a/lbm.ll", code=2)
    assert "unexpected extra argument" in done.stderr.lower()

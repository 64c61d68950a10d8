# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools check`` as a command: exit codes, results that are kept, files that fail."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from support.command import run

GOOD = """\
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @good(ptr addrspace(1) %p) #0 {
  store float 1.0, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
"""
CALLS = GOOD.replace("@good", "@calls").replace(
    "  ret void", "  call void @f()\n  ret void"
).replace("attributes", "declare void @f()\nattributes")  # fmt: skip


@pytest.fixture
def cache(tmp_path: Path) -> Mapping[str, str]:
    """A cache of its own."""
    return {"XDG_CACHE_HOME": str(tmp_path / "cache")}


def _check(
    folder: Path, *arguments: str, cache: Mapping[str, str] | None = None, stdin: bytes = b""
) -> CompletedProcess[str]:
    options = () if cache else ("--no-cache",)
    return run("check", *arguments, *options, folder=folder, variables=cache, stdin=stdin)


def test_exit_codes(tmp_path: Path) -> None:
    (tmp_path / "good.ll").write_text(GOOD)
    (tmp_path / "calls.ll").write_text(CALLS)
    done = _check(tmp_path, "good.ll")
    assert (done.returncode, done.stdout, done.stderr) == (
        0,
        "nothing to report in 1 file with 1 kernel\n",
        "",
    )
    done = _check(tmp_path, "good.ll", "calls.ll", "--format", "concise")
    assert done.returncode == 1
    assert done.stdout == (
        "calls.ll:2:27: IR108 warning: calls on gfx942: calls f, which is not inlined\n"
        "1 warning in 2 files with 2 kernels\n"
    )
    (tmp_path / "irtools.toml").write_text('severity.IR108 = "note"\n')
    done = _check(tmp_path, "calls.ll", "--format", "concise")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "1 note in 1 file with 1 kernel")
    (tmp_path / "irtools.toml").write_text("vgprs = 3\n")
    done = _check(tmp_path, "good.ll")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"irtools: error: {tmp_path}/irtools.toml:1: vgprs is no key of ")


def test_bad_files_do_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "bad.ll").write_text("define nonsense")
    (tmp_path / "calls.ll").write_text(CALLS)
    done = _check(tmp_path, "bad.ll", "missing.ll", "calls.ll", "--format", "concise")
    assert done.returncode == 2
    assert "IR108" in done.stdout
    assert done.stdout.endswith(
        "1 warning in 3 files with 1 kernel; 2 files could not be checked\n"
    )
    assert "bad.ll:1:8: LLVM" in done.stderr
    assert done.stderr.endswith("irtools: error: missing.ll: no such file\n")


def test_ignored_kernels(tmp_path: Path) -> None:
    (tmp_path / "calls.ll").write_text(CALLS)
    (tmp_path / "irtools.toml").write_text(
        '[[ignore]]\nkernel = "ca*"\nrules = ["IR1"]\nreason = "debugging"\n'
    )
    assert _check(tmp_path, "calls.ll").returncode == 0


def test_targets(tmp_path: Path) -> None:
    (tmp_path / "calls.ll").write_text(CALLS)
    done = _check(tmp_path, "calls.ll", "--mcpu", "gfx90a,gfx1100", "--format", "concise")
    assert re.findall(r"calls on (\w+):", done.stdout) == ["gfx90a", "gfx1100"]
    done = _check(tmp_path, "calls.ll", "--mcpu", "gfx90")
    assert (done.returncode, done.stdout) == (2, "")
    assert "unknown target 'gfx90': did you mean" in done.stderr


def test_standard_input(tmp_path: Path) -> None:
    done = _check(tmp_path, "-", "--format", "concise", stdin=CALLS.encode())
    assert done.returncode == 1
    assert done.stdout.startswith("stdin:1: IR108 warning: calls on gfx942: ")


def test_results_are_kept_while_nothing_changes(tmp_path: Path, cache: Mapping[str, str]) -> None:
    path = tmp_path / "calls.ll"
    path.write_text(CALLS)
    first = _check(tmp_path, "calls.ll", cache=cache)
    (entry,) = (tmp_path / "cache" / "irtools" / "checked").glob("*/*.json")
    # Whatever stands there is told: that it is used is seen by a mark in it.
    entry.write_text(entry.read_text().replace("which is not inlined", "as the entry says"))
    again = _check(tmp_path, "calls.ll", cache=cache)
    assert again.stdout == first.stdout.replace("which is not inlined", "as the entry says")
    assert again.returncode == 1
    entry.write_text("{")
    assert _check(tmp_path, "calls.ll", cache=cache).stdout == first.stdout
    path.write_text(CALLS.replace("@calls", "@other"))
    assert "other" in _check(tmp_path, "calls.ll", cache=cache).stdout
    path.write_text(CALLS)
    (tmp_path / "irtools.toml").write_text('disable = ["IR108"]\n')
    assert _check(tmp_path, "calls.ll", cache=cache).returncode == 0


def test_source_that_appears_is_seen(
    tmp_path: Path, samples: Path, cache: Mapping[str, str]
) -> None:
    ir = "recurrence.ll"
    (tmp_path / ir).write_bytes((samples / "gfx942" / ir).read_bytes())
    (tmp_path / "irtools.toml").write_text('severity.IR204 = "warning"\n')
    assert "next +=" not in _check(tmp_path, ir, cache=cache).stdout
    source = (samples / "recurrence.hip").read_bytes()
    (tmp_path / "recurrence.hip").write_bytes(source)
    assert "next +=" in _check(tmp_path, ir, cache=cache).stdout
    (tmp_path / "recurrence.hip").write_bytes(source + b"\n")  # another file than was compiled
    assert "next +=" not in _check(tmp_path, ir, cache=cache).stdout


def test_fast_path_imports_no_llvm(tmp_path: Path, cache: Mapping[str, str]) -> None:
    (tmp_path / "good.ll").write_text(GOOD)
    _check(tmp_path, "good.ll", cache=cache)
    program = (
        "import sys; from irtools.cli.main import main\n"
        "try: main()\n"
        "finally: print(sorted({'llvmlite', 'networkx', 'numpy', 'rich'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "check", "good.ll"],
        cwd=tmp_path, env={**os.environ, **cache}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout == "nothing to report in 1 file with 1 kernel\n[]\n"


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs Linux's /proc")
@pytest.mark.parametrize(
    ("files", "processes"),
    [
        (["0.ll"], 3),  # irtools, its child that checks, the child of that which compiles
        (["0.ll", "1.ll", "2.ll"], 4),  # and the worker in between
    ],
)
def test_interruption(tmp_path: Path, files: list[str], processes: int) -> None:
    """Ctrl-C while kernels are compiled: at once, with nothing left behind."""
    body = "".join(f"  %x{i + 1} = fmul float %x{i}, %x{i // 2}\n" for i in range(30_000))
    slow = f"  %x0 = load float, ptr addrspace(1) %p\n{body}  store float %x30000"
    for file in files:
        (tmp_path / file).write_text(GOOD.replace("  store float 1.0", slow))
    marker = f"IRTOOLS_TEST_MARKER={tmp_path}"
    process = subprocess.Popen(
        [sys.executable, "-m", "irtools", "check", "--no-cache", *files],
        cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "IRTOOLS_TEST_MARKER": str(tmp_path)},
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while _processes(marker) < processes and time.monotonic() < deadline:
        time.sleep(0.05)
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=30)
    assert (process.returncode, stdout, stderr) == (130, "", "")
    while _processes(marker) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert _processes(marker) == 0


def _processes(marker: str) -> int:
    """How many running processes have the marker in their environment."""
    count = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            marked = marker.encode() in (process / "environ").read_bytes()
            count += marked and bool((process / "cmdline").read_bytes())
        except OSError:
            continue
    return count


def test_formats_have_all_of_a_run(tmp_path: Path, cache: Mapping[str, str]) -> None:
    (tmp_path / "calls.ll").write_text(CALLS)
    for style in ("json", "sarif", "github", "gitlab", "junit"):
        done = _check(tmp_path, "calls.ll", "missing.ll", "--format", style, cache=cache)
        assert done.returncode == 2
        assert "IR108" in done.stdout
        assert "calls f, which is not inlined" in done.stdout
        assert done.stderr == "irtools: error: missing.ll: no such file\n"


def test_baseline(tmp_path: Path, cache: Mapping[str, str]) -> None:
    (tmp_path / "calls.ll").write_text(CALLS)
    done = _check(tmp_path, "calls.ll", "--strict-baseline", cache=cache)
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no baseline; write it with --update-baseline" in done.stderr
    done = _check(tmp_path, "calls.ll", "--update-baseline", cache=cache)
    assert done.returncode == 0
    assert done.stderr == "irtools-baseline.json: 1 kernel\n"
    file = tmp_path / "irtools-baseline.json"
    recorded = file.read_text()
    assert _check(tmp_path, "calls.ll", cache=cache).returncode == 0
    # A baseline is left as it is when not everything could be checked.
    done = _check(tmp_path, "missing.ll", "--update-baseline", cache=cache)
    assert (done.returncode, file.read_text()) == (2, recorded)
    # As if it had been better before, and worse.
    vgprs = re.compile(r'"vgprs": \d+')
    file.write_text(vgprs.sub('"vgprs": 0', recorded))
    done = _check(tmp_path, "calls.ll", "--format", "concise", cache=cache)
    assert done.returncode == 1
    assert "IR002 error: calls on gfx942: is worse than the baseline: 0 → " in done.stdout
    file.write_text(vgprs.sub('"vgprs": 500', recorded))
    done = _check(tmp_path, "calls.ll", cache=cache)
    assert done.returncode == 0
    assert "irtools: better than the baseline: calls on gfx942: 500 → " in done.stderr
    assert _check(tmp_path, "calls.ll", "--strict-baseline", cache=cache).returncode == 1
    (tmp_path / "irtools.toml").write_text('baseline = "known.json"\n')
    file.rename(tmp_path / "known.json")
    assert _check(tmp_path, "calls.ll", cache=cache).returncode == 0


def test_suggested_fixes(tmp_path: Path, samples: Path) -> None:
    (tmp_path / "recurrence.ll").write_bytes((samples / "gfx942" / "recurrence.ll").read_bytes())
    (tmp_path / "irtools.toml").write_text("limits.vgprs = 64\n")
    done = _check(tmp_path, "recurrence.ll", "--suggest", "6", "--format", "json")
    assert done.returncode == 1
    limit, advice = json.loads(done.stdout)["diagnostics"]
    assert (limit["code"], advice["code"], advice["fix"]) == ("IR104", "IR204", [])
    assert re.match(r"70 → 6\d VGPRs, ", limit["fix"][0])
    assert limit["fix"][-1] == "proved to compute the same"
    done = _check(tmp_path, "recurrence.ll", "--suggest", "soon")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Invalid value for --suggest: 'soon' is neither" in done.stderr


def test_a_file_that_ends_its_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What becomes of it is an error of that file alone."""
    from irtools.check.config import Config
    from irtools.check.pool import check_files
    from irtools.check.result import Job
    from irtools.check.store import Store
    from irtools.isolate import IsolationError, Worker

    def call(_worker: Worker, _function: str, job: Job, _data: bytes) -> None:
        kind = Path(job.path).stem
        raise IsolationError(kind, "it", "one\nLLVM ERROR: two\n")

    monkeypatch.setattr(Worker, "call", call)
    jobs = [Job(f"{kind}.ll", Config()) for kind in ("crash", "error")]
    found = list(check_files(jobs, Store(None)))
    assert [each.errors for each in found] == [
        ("crash.ll: checking it failed: crash: it: LLVM ERROR: two",),
        ("error.ll: checking it failed: a bug in irtools: it; please report it with the file",),
    ]
    assert not any(each.lasting for each in found)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools cache``."""

from pathlib import Path

from support.command import run


def test_shows_and_clears(tmp_path: Path) -> None:
    variables = {"XDG_CACHE_HOME": str(tmp_path)}
    folder = tmp_path / "irtools"
    done = run("cache", variables=variables)
    assert (done.returncode, done.stdout) == (0, f"{folder}\n")
    for name in ("checked/ab/c.json", "compiled/x.json", "mismatches/bug/k.ll", "toolchains.json"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(bytes(1_000_000))
    done = run("cache", variables=variables)
    assert done.stdout.splitlines()[1:] == [
        "  checked                  1 files       1.0 MB  results of irtools check",
        "  compiled                 1 files       1.0 MB  "
        "compilations of irtools suggest, apply, tune and fix",
        "  mismatches               1 files       1.0 MB  "
        "versions of kernels that compute something else: bugs to report",
        "  toolchains.json          1 files       1.0 MB  compilers of HIP, and what each needs",
    ]
    done = run("cache", "--clear", variables=variables)
    assert (done.returncode, done.stdout) == (0, f"{folder}: removed 3.0 MB\n")
    assert [each.name for each in folder.iterdir()] == ["mismatches"]

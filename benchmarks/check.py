# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How long `irtools check` takes, for new files and for files that have not changed, and how much
memory it has while it checks many.

Prints the table of docs/check.md. The files are copies of a sample that differ in the name of the
kernel. Needs Linux's /proc.
"""

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SAMPLE = Path(__file__).parents[1] / "samples" / "gfx942" / "reduce_warp.ll"


def processes(parent: int) -> list[int]:
    """A process and all below it."""
    found = [parent]
    for each in found:
        for thread in Path(f"/proc/{each}/task").glob("*/children"):
            with contextlib.suppress(OSError):  # it has just ended
                found += map(int, thread.read_text().split())
    return found


def memory(process: int) -> float:
    """Resident memory in megabytes."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def check(folder: Path, files: list[Path], cache: Path) -> tuple[float, list[tuple[float, float]]]:
    """Seconds, and the memory of irtools itself and of the largest process below it, over time."""
    command = [sys.executable, "-m", "irtools", "check", "--format", "concise", *map(str, files)]
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    start = time.perf_counter()
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    )
    seen = []
    while process.poll() is None:
        own, *others = [memory(each) for each in processes(process.pid)]
        seen.append((own, max(others, default=0.0)))
        time.sleep(0.02)
    seconds = time.perf_counter() - start
    if process.returncode not in (0, 1):
        sys.exit(f"irtools check failed with exit code {process.returncode}")
    return seconds, seen


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("counts", nargs="*", type=int, default=[1, 50, 500, 2000])
    text = SAMPLE.read_text(encoding="utf-8")
    print("| files | new | unchanged | memory, first and last tenth | largest worker, the same |")
    print("|--:|--:|--:|--:|--:|")
    for count in arguments.parse_args().counts:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            files = [folder / f"{number}.ll" for number in range(count)]
            for number, file in enumerate(files):
                file.write_text(text.replace("reduce_warp", f"reduce_warp_{number}"))
            first, seen = check(folder, files, folder / "cache")
            again, _ = check(folder, files, folder / "cache")
            tenth = max(len(seen) // 10, 1)
            parts = seen[:tenth], seen[-tenth:]
            own, others = (
                " → ".join(f"{max(each[which] for each in part):.0f} MB" for part in parts)
                for which in (0, 1)
            )
            print(f"| {count} | {first:.1f} s | {again:.2f} s | {own} | {others} |", flush=True)


if __name__ == "__main__":
    main()

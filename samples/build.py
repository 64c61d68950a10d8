# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compile every sample to LLVM IR for every target: NAME.hip to TARGET/NAME.ll.

Needs a clang that compiles HIP for AMDGPU, but neither ROCm nor a GPU. The first one found is
taken, of version 22 if there is one: the command in the environment variable HIP_CLANG, clang++-22,
clang-22, clang++, clang of the Python package ziglang, amdclang++. Only clang 22 (LLVM's own, not a
fork) reproduces the committed files byte for byte.

Exit status: 0 done (or no difference), 1 differences (with --check), 2 no compiler, or it failed.
"""

import argparse
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SAMPLES = Path(__file__).resolve().parent
TARGETS = ("gfx90a", "gfx942", "gfx1100")
CLANG_MAJOR = 22
# The last line and --target keep the compiler's name and vendor, the folder and the host machine
# out of the output.
FLAGS = (
    *("-x", "hip", "--target=x86_64-unknown-linux-gnu", "--offload-device-only"),
    *("-nogpulib", "-nogpuinc", "-I", "include", "-std=c++17", "-O3", "-g", "-S", "-emit-llvm"),
    *("-fdebug-compilation-dir=.", "-fuse-cuid=none", "-fno-ident"),
)


class BuildError(Exception):
    """No compiler, or a sample that does not compile; the message is for the user."""


def candidate_compilers() -> list[list[str]]:
    """The commands to try, best first; only HIP_CLANG if it is set."""
    if os.environ.get("HIP_CLANG"):
        return [shlex.split(os.environ["HIP_CLANG"])]
    found = [[name] for name in ("clang++-22", "clang-22", "clang++") if shutil.which(name)]
    if importlib.util.find_spec("ziglang") is not None:
        found.append([sys.executable, "-m", "ziglang", "clang"])
    if shutil.which("amdclang++"):
        found.append(["amdclang++"])
    return found


def version_line(compiler: Sequence[str]) -> str:
    """The first line of `clang --version`, or nothing if this is no working clang."""
    try:
        run = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    line = run.stdout.partition("\n")[0]
    return line if run.returncode == 0 and "clang version" in line else ""


def find_compiler() -> list[str]:
    """The command of the best clang; warns if it is not the one the files were made with."""
    usable = [(found, line) for found in candidate_compilers() if (line := version_line(found))]
    if not usable:
        setting = os.environ.get("HIP_CLANG")
        raise BuildError(
            f"HIP_CLANG is no clang that runs: {setting}"
            if setting
            else "no clang found: install clang 22 or the Python package ziglang, or set HIP_CLANG"
        )
    expected = f"clang version {CLANG_MAJOR}."
    matching = [(found, line) for found, line in usable if expected in line and "AMD" not in line]
    compiler, line = (matching or usable)[0]
    if not matching:
        message = f"only LLVM's own clang {CLANG_MAJOR} gives the committed files; this is {line}"
        print(f"warning: {message}", file=sys.stderr)
    return compiler


def build(compiler: Sequence[str], name: str, target: str, folder: Path) -> None:
    """Compile one sample into FOLDER/TARGET/NAME.ll, which appears complete or not at all."""
    output = folder / target / f"{name}.ll"
    output.parent.mkdir(parents=True, exist_ok=True)
    temporary = output.with_suffix(".ll.tmp")
    command = [*compiler, *FLAGS, f"--offload-arch={target}", f"{name}.hip", "-o", str(temporary)]
    try:
        run = subprocess.run(command, cwd=SAMPLES, capture_output=True, text=True, check=False)
        if run.returncode != 0:
            raise BuildError(f"{shlex.join(command)}\n{run.stderr.rstrip()}")
        temporary.replace(output)
    finally:
        temporary.unlink(missing_ok=True)


def build_all(names: Sequence[str], folder: Path) -> None:
    """Compile the samples for every target, several at a time."""
    compiler = find_compiler()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [
            pool.submit(build, compiler, name, target, folder)
            for name in names
            for target in TARGETS
        ]
        for job in jobs:
            job.result()


def content(path: Path) -> bytes | None:
    """What the file contains, or None if there is no file."""
    return path.read_bytes() if path.is_file() else None


def differing_files(names: Sequence[str]) -> list[str]:
    """Compile into a temporary folder; return the files that are not what is committed."""
    with tempfile.TemporaryDirectory() as temporary:
        fresh = Path(temporary)
        build_all(names, fresh)
        files = [f"{target}/{name}.ll" for name in names for target in TARGETS]
        return [file for file in files if content(fresh / file) != content(SAMPLES / file)]


def main() -> int:
    """Run the command line; return the exit status."""
    known = sorted(path.stem for path in SAMPLES.glob("*.hip"))
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare with the committed files")
    parser.add_argument("names", nargs="*", metavar="NAME", help="samples (default: all)")
    arguments = parser.parse_args()
    names: list[str] = arguments.names or known
    unknown = [name for name in names if name not in known]
    if unknown:
        parser.error(f"no such sample: {', '.join(unknown)} (there are: {', '.join(known)})")
    try:
        if not arguments.check:
            build_all(names, SAMPLES)
            return 0
        different = differing_files(names)
    except BuildError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    print("\n".join(f"differs: {file}" for file in different) or "no difference")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())

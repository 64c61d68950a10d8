# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compilers of HIP on this machine, and what they need to be told.

ROCm's compilers know where everything is. A clang of a Linux distribution does not find the device
libraries, which may lack those for new processors and new versions of the ABI: then a folder in the
user's cache has what is there and what is missing. The clang inside PyPI's package ``ziglang`` has
neither headers nor libraries: it gets a small header of ours, enough for the samples.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from irtools.errors import InputError
from irtools.isolate import IsolationError, Worker
from irtools.rewrite import default_folder

__all__ = ["Toolchain", "Tried", "find_toolchain", "find_toolchains"]


@dataclass(frozen=True, slots=True)
class Toolchain:
    """A compiler of HIP.

    ``command`` starts it; ``flags`` is what it needs on this machine besides what the user's build
    says. ``version`` is the first line of its ``--version``.
    """

    command: tuple[str, ...]
    version: str
    flags: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(self.command)

    def flags_of(self, processor: str) -> tuple[str, ...]:
        """The same for one processor: its part of the device libraries may be missing, and old
        headers want to know its wave size."""
        folder = next(
            (Path(each.partition("=")[2]) for each in self.flags if each.startswith(_LIBRARIES)),
            None,
        )
        if folder is not None:
            _complete(folder, processor)
        narrow = re.match(r"gfx1\d", processor) is not None
        return tuple(
            f"{_WAVE_SIZE}=32" if narrow and each.startswith(_WAVE_SIZE) else each
            for each in self.flags
        )


@dataclass(frozen=True, slots=True)
class Tried:
    """Something that may be a compiler of HIP, and what it is: or ``problem``, why it is none."""

    command: tuple[str, ...]
    toolchain: Toolchain | None
    problem: str = ""


def find_toolchain(compiler: str | None = None) -> Toolchain:
    """The first compiler of HIP on this machine, or the one that the user names.

    Raises InputError, which says what was looked for.
    """
    problems = []
    for tried in find_toolchains(compiler):
        if tried.toolchain is not None:
            return tried.toolchain
        problems.append(f"{' '.join(tried.command)}: {tried.problem}")
    told = f" ({'; '.join(problems)})" if problems else ""
    if compiler is not None:
        raise InputError(f"{compiler} is no compiler of HIP{told}")
    raise InputError(
        f"no compiler of HIP is found{told}: install ROCm, or a clang with the AMDGPU target and "
        "the HIP headers, or the Python package ziglang; `irtools doctor` shows what was looked for"
    )


def find_toolchains(compiler: str | None = None) -> Iterator[Tried]:
    """What may be a compiler of HIP, the best first: named by the user or by ``HIP_CLANG``, of ROCm
    (``ROCM_PATH``, ``HIP_PATH``, ``/opt/rocm``, the path), any clang on the path, ziglang."""
    named = compiler or os.environ.get("HIP_CLANG")
    for command in [tuple(named.split())] if named else _candidates():
        yield _examined(command)


def _candidates() -> Iterator[tuple[str, ...]]:
    seen = set()
    roots = [os.environ.get("ROCM_PATH"), os.environ.get("HIP_PATH"), "/opt/rocm"]
    names = ["bin/amdclang++", "bin/hipcc", "llvm/bin/clang++"]
    paths = [Path(root) / name for root in roots if root for name in names]
    found = [str(path) for path in paths if os.access(path, os.X_OK)]
    found += [path for name in ("amdclang++", "hipcc") if (path := shutil.which(name))]
    for path in [*found, *_clangs_on_the_path()]:
        real = os.path.realpath(path)
        if real not in seen:
            seen.add(real)
            yield (path,)
    if importlib.util.find_spec("ziglang") is not None:
        yield sys.executable, "-m", "ziglang", "clang"


def _clangs_on_the_path() -> list[str]:
    """``clang++`` and ``clang++-22``, the highest number first."""
    found: dict[str, tuple[int, str]] = {}
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        for path in Path(folder).glob("clang++*") if folder else ():
            name = re.fullmatch(r"clang\+\+(?:-(\d+))?", path.name)
            if name and os.access(path, os.X_OK):
                found.setdefault(path.name, (int(name[1] or 1 << 30), str(path)))
    return [path for _, path in sorted(found.values(), reverse=True)]


def _examined(command: tuple[str, ...]) -> Tried:
    version = _output([*command, "--version"])
    if version is None:
        return Tried(command, None, "cannot be started")
    first = next((line for line in version.splitlines() if "clang version" in line), "")
    if not first:
        return Tried(command, None, "is no clang")
    if "ziglang" in command:
        header = _own_header()
        own = ("-nogpulib", "-nogpuinc", "-I", str(header)) if header else ()
        # Its own headers (stddef.h) are not where clang looks for them.
        folder = version.rpartition("InstalledDir: ")[2].strip()
        return Tried(command, Toolchain(command, first, (*own, "-resource-dir", f"{folder}/lib")))
    targets = _output([*command, "--print-targets"])
    if targets is not None and "amdgcn" not in targets:
        return Tried(command, None, "has no AMDGPU target")
    flags, problem = _remembered(command, version)
    return Tried(command, None if problem else Toolchain(command, first, flags), problem)


def _output(command: Sequence[str]) -> str | None:
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=60, errors="replace"
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None


# ---------------------------------------------------------------------- a distribution's own clang

_LIBRARIES = "--rocm-device-lib-path="
_ABI = 5  # the code object version whose libraries distributions have
# What old headers use, and newer clangs no longer define.
_WAVE_SIZE = "-D__AMDGCN_WAVEFRONT_SIZE"


def _remembered(command: tuple[str, ...], version: str) -> tuple[tuple[str, ...], str]:
    """What finding out takes seconds for, kept in the user's cache as long as nothing changes."""
    places = (shutil.which(command[0]) or command[0], _device_libraries() or "", "/usr/include/hip")
    times = [os.stat(place).st_mtime_ns for place in places if place and os.path.exists(place)]
    key = repr((command, version, times, os.environ.get("ROCM_PATH"), os.environ.get("HIP_PATH")))
    file = default_folder() / "toolchains.json"
    known: dict[str, list[object]] = {}
    with contextlib.suppress(OSError, ValueError):
        known = json.loads(file.read_text(encoding="utf-8"))
    with contextlib.suppress(KeyError, TypeError, ValueError):
        flags, problem = known[key]
        return tuple(map(str, flags)), str(problem)  # type: ignore[call-overload]
    found = _flags_of_a_plain_clang(command)
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        temporary = file.with_suffix(f".{os.getpid()}")
        temporary.write_text(json.dumps({**known, key: found}), encoding="utf-8")
        os.replace(temporary, file)
    return found


def _flags_of_a_plain_clang(command: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """What a clang needs that is not ROCm's, or why it cannot compile HIP."""
    if _compiles(command, ()):
        return (), ""
    libraries = _device_libraries()
    if libraries is None:
        header = _own_header()
        if header and _compiles(command, own := ("-nogpulib", "-nogpuinc", "-I", str(header))):
            return own, ""
        return (), "finds neither ROCm nor device libraries (Debian's package rocm-device-libs)"
    folder = _cached_libraries(libraries)
    flags = (f"{_WAVE_SIZE}=64", f"-mcode-object-version={_ABI}", f"{_LIBRARIES}{folder}")
    if _compiles(command, flags):
        return flags, ""
    return (), "finds no HIP headers (Debian's package libamdhip64-dev)"


def _compiles(command: tuple[str, ...], flags: Sequence[str]) -> bool:
    """Whether a file that only includes HIP's header compiles."""
    arguments = [
        *command, "-x", "hip", "--offload-arch=gfx90a", "--offload-device-only", "-fsyntax-only",
        "-Wno-everything", *flags, "-",
    ]  # fmt: skip
    try:
        done = subprocess.run(
            arguments,
            input=b"#include <hip/hip_runtime.h>\n__global__ void k() {}\n",
            capture_output=True,
            check=False,
            timeout=120,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


@cache
def _device_libraries() -> Path | None:
    """The folder with the device libraries that a distribution installs."""
    places = (
        *Path("/usr/lib").glob("*-linux-gnu/amdgcn/bitcode"),
        Path("/usr/amdgcn/bitcode"),
        *Path("/usr/lib").glob("clang/*/amdgcn/bitcode"),
        *Path("/usr/lib/llvm-15").glob("lib/clang/*/amdgcn/bitcode"),
    )
    return next((place for place in places if (place / "ockl.bc").exists()), None)


def _cached_libraries(libraries: Path) -> Path:
    """A folder of our own with links to the libraries, where more can be put."""
    folder = default_folder() / "device-libraries"
    folder.mkdir(parents=True, exist_ok=True)
    for library in libraries.glob("*.bc"):
        link = folder / library.name
        if not link.exists():
            link.unlink(missing_ok=True)
            link.symlink_to(library)
    return folder


def _complete(folder: Path, processor: str) -> None:
    """Make the library that says which processor it is, where it is missing."""
    digits = processor.removeprefix("gfx").partition(":")[0]
    library = folder / f"oclc_isa_version_{digits}.bc"
    if library.exists() or not re.fullmatch(r"\d+[0-9a-f]{2}", digits):
        return
    major, minor, stepping = int(digits[:-2]), int(digits[-2], 16), int(digits[-1], 16)
    number = major * 1000 + minor * 100 + stepping
    try:
        with Worker() as worker:
            data: bytes = worker.call("irtools.hip.library:isa_version", number)
    except IsolationError:
        return  # the compiler will say what it misses
    temporary = library.with_suffix(f".{os.getpid()}")
    temporary.write_bytes(data)
    os.replace(temporary, library)


def _own_header() -> Path | None:
    """The folder of our HIP header: in the package, or in a checkout among the samples."""
    places = (Path(__file__).parent / "include", Path(__file__).parents[2] / "samples" / "include")
    return next((each for each in places if (each / "hip" / "hip_runtime.h").exists()), None)

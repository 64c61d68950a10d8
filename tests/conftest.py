# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What all tests share: the samples, and LLVM's programs where a test needs one."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

_LLVM = 22


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-cases", action="store_true", help="rewrite the golden cases")


@pytest.fixture(scope="session")
def samples() -> Path:
    """The folder of our own kernels."""
    return Path(__file__).parents[1] / "samples"


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment variable of a cache folder that tests share: what compilers of HIP need is
    found out once."""
    return {"XDG_CACHE_HOME": str(tmp_path_factory.mktemp("cache"))}


@pytest.fixture(scope="session")
def tool() -> Callable[[str], str]:
    """The path of one of LLVM 22's programs, given as ``"llc-22"``.

    Without it the test is skipped; where ``CI`` is ``true`` that is a failure.
    """

    def find(name: str) -> str:
        plain = name.removesuffix(f"-{_LLVM}")
        for candidate in (f"{plain}-{_LLVM}", plain):
            path = shutil.which(candidate)
            if path is not None and _is_wanted(path):
                return path
        reason = f"no {plain} of LLVM {_LLVM} on the path"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)

    return find


def _is_wanted(path: str) -> bool:
    done = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
    return any(f"{word} {_LLVM}." in done.stdout for word in ("version", "LLD"))

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The public interface, and what it costs to start."""

import subprocess
import sys

import pytest

import irtools


def test_every_public_name_is_there() -> None:
    for name in irtools.__all__:
        assert getattr(irtools, name) is not None
        assert name in dir(irtools)
    assert len(irtools.__all__) == len(set(irtools.__all__))


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        irtools.nothing  # noqa: B018


@pytest.mark.parametrize("module", ["irtools", "irtools.cli.main"])
def test_starting_loads_nothing_heavy(module: str) -> None:
    code = f"import {module}, sys; print([m for m in ('llvmlite', 'networkx') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

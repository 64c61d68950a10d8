# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Own locations: every instruction has one, LLVM accepts them, and they do not change the code."""

import re
from pathlib import Path

import pytest
from support.programs import random_kernel

from irtools.backend import LlvmliteBackend
from irtools.ir.model import Module
from irtools.ir.own_locations import with_own_locations
from irtools.ir.source import load, parse


def check(module: Module) -> str:
    """The text with own locations."""
    text = with_own_locations(module)
    for function in parse(text).functions:
        assert [each.location.line for each in function.instructions if each.location] == [
            each.index + 1 for each in function.instructions
        ]
        assert not function.record_lines
    return text


@pytest.mark.parametrize("seed", range(30))
def test_without_debug_information(seed: int) -> None:
    check(random_kernel(seed).module)


_COMMENT = re.compile(r"\s*;.*")


def instructions(assembly: str) -> list[str]:
    """The lines of assembly that are machine instructions."""
    lines = (_COMMENT.sub("", line) for line in assembly.splitlines())
    return [line for line in lines if re.match(r"\t[a-z]", line)]


@pytest.mark.parametrize("name", ["lbm", "softmax_lds", "nbody"])
def test_samples(name: str, samples: Path) -> None:
    (module,) = load(str(samples / "gfx942" / f"{name}.ll"))
    located = check(module)
    plain = "\n".join(line for line in module.lines if not line.startswith("    #dbg_"))
    backend = LlvmliteBackend()
    try:
        made, expected = (
            instructions(backend.assembly(text, "gfx942", "")) for text in (located, plain)
        )
    finally:
        backend.close()
    assert made == expected
    assert len(made) > 100

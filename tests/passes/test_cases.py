# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each pass proposes for small kernels, checked by FileCheck.

A case is a file of IR in ``cases``. ``; PASS: name option=1`` is the pass and its options. The case
prints each rewrite (``REWRITE key [family]: title``), what it assumes (``ASSUMES kind:
statement``) and whether the middle end is to run (``OPTIMISES``), then the module with all of a
family applied at once (``FAMILY``, else the first), which LLVM has verified and can compile.
``CHECK`` lines are FileCheck's.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from irtools.analysis.kernel import KernelAnalysis
from irtools.analysis.workgroup import Workgroup
from irtools.backend import LlvmliteBackend, Resources, compile_kernels
from irtools.ir.source import parse
from irtools.rewrite import Subject, load_pass
from irtools.target import load_target

CASES = sorted((Path(__file__).parent / "cases").glob("*.ll"))


def directive(text: str, name: str) -> str:
    """What follows ``; NAME:`` in a case, or nothing."""
    lines = (line.partition(f"; {name}:") for line in text.splitlines())
    return next((value.strip() for before, found, value in lines if found and not before), "")


def output(text: str, backend: LlvmliteBackend) -> str:
    """What a case prints."""
    name, *options = directive(text, "PASS").split()
    pairs = (option.split("=") for option in options)
    pass_ = load_pass(name, **{key: int(value) for key, value in pairs})
    module = parse(text, "case.ll")
    (kernel,) = module.kernels
    target = load_target(directive(text, "TARGET") or "gfx942")
    items = directive(text, "WORKGROUP")
    workgroup = Workgroup(int(items), 1, 1) if items else None
    found = compile_kernels(backend, module, [kernel], target)[kernel.name]
    resources = found if isinstance(found, Resources) else None
    waves = int(directive(text, "WAVES") or target.max_waves)
    subject = Subject(KernelAnalysis(kernel, target, workgroup), resources, waves)
    rewrites = list(pass_.propose(subject))
    lines = []
    for rewrite in rewrites:
        family = f" [{rewrite.family}]" if rewrite.family else ""
        lines.append(f"REWRITE {rewrite.key}{family}: {rewrite.title}")
        lines += [f"ASSUMES {each.kind}: {each.statement}" for each in rewrite.assumptions]
        lines += ["OPTIMISES"] if rewrite.optimise else []
        assert rewrite.advice
    family = directive(text, "FAMILY") or (rewrites[0].family if rewrites else "")
    chosen = [each for each in rewrites if each.family == family]
    together = chosen[:1] if pass_.knob else chosen
    changed = module.apply([edit for rewrite in together for edit in rewrite.edits])
    kernel = changed.function(kernel.name)
    compiled = compile_kernels(backend, changed, [kernel], target)[kernel.name]
    assert isinstance(compiled, Resources), compiled
    return "\n".join([*lines, changed.text, ""])


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    """A backend for all cases."""
    with closing(LlvmliteBackend()) as opened:
        yield opened


@pytest.mark.parametrize("case", CASES, ids=[case.stem for case in CASES])
def test_case(case: Path, backend: LlvmliteBackend) -> None:
    printed = output(case.read_text(encoding="utf-8"), backend)
    command = [sys.executable, "-m", "filecheck", str(case)]
    done = subprocess.run(command, input=printed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stderr}\n{printed}"

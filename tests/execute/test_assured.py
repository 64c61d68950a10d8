# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Versions that compute something else, or are not verified as required, are left out."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest
from support.rewriting import FakeBackend, FakePass, trials_of

from irtools.execute import Assured, Executor, Required, find_assured_versions
from irtools.ir.edit import AttributeEdit, InstructionEdit
from irtools.ir.model import Function
from irtools.ir.source import parse
from irtools.rewrite import Pass, Rewrite, Subject

KERNEL = """
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "target-cpu"="gfx942" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %x = load i32, ptr addrspace(1) %at
  %y = shl i32 %x, 1
  store i32 %y, ptr addrspace(1) %to
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
"""


@dataclass(frozen=True)
class Replacing:
    """Replaces ``%y`` by something, and says to the backend that it does."""

    name: ClassVar[str]
    knob: ClassVar[bool] = False
    text: ClassVar[str]

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """See Pass.propose."""
        kernel = subject.kernel
        key = f"fake.{self.name}"
        if key not in kernel.attributes:
            (y,) = (each for each in kernel.instructions if each.name == "y")
            edits = (InstructionEdit(y, self.text), AttributeEdit(kernel, key, "1"))
            yield Rewrite(key="1", title=self.name, advice="", edits=edits)


class Right(Replacing):
    """Correct, which only running it shows."""

    name = "right"
    text = "%y = mul i32 %x, 2"


class Wrong(Replacing):
    """Wrong for odd numbers."""

    name = "wrong"
    text = "%y = and i32 %x, -2"


def allocation(settings: object, _processor: str) -> dict[str, int]:
    text = str(settings)
    return {"vgprs": 128 - 40 * ("wrong" in text) - 24 * ("right" in text) - 16 * ("knob" in text)}


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    with Executor() as executor:
        yield executor


def found(
    executor: Executor, *passes: Pass, required: Required | None = None, folder: Path | None = None
) -> Assured:
    kernel: Function = parse(KERNEL, "k.ll").kernels[0]
    with trials_of(FakeBackend(allocation), kernel=kernel) as trials:
        return find_assured_versions(
            trials, passes, executor, required=required, reproductions=folder
        )


def names(assured: Assured) -> list[str]:
    best = assured.findings.best
    return [] if best is None else sorted(option.pass_.name for option in best.options)


def test_what_computes_something_else_is_a_bug(executor: Executor, tmp_path: Path) -> None:
    assured = found(executor, Wrong(), Right(), folder=tmp_path)
    assert names(assured) == ["right"]
    assert assured.best is not None
    assert assured.best.level == "tested"
    (bug,) = assured.bugs
    assert bug.pass_name == "wrong"
    assert bug.difference.startswith("argument 1, byte")
    program, command, before, after = bug.command.split()
    assert (program, command) == ("irtools", "verify")
    assert "shl i32" in Path(before).read_text()
    assert "and i32" in Path(after).read_text()


def test_only_what_is_proved(executor: Executor) -> None:
    knob = FakePass("knob", knob=True)
    assured = found(executor, Right(), knob, required="proved")
    assert names(assured) == ["knob"]
    assert assured.left_out == ("right",)
    assert names(found(executor, Right(), knob, required="tested")) == ["knob", "right"]


def test_each_suggestion_has_its_level(executor: Executor) -> None:
    assured = found(executor, Right(), FakePass("knob", knob=True))
    levels = {
        suggestion.options[0].pass_.name: verification.level
        for suggestion, verification in zip(
            assured.findings.suggestions, assured.suggestions, strict=True
        )
    }
    assert levels == {"right": "tested", "knob": "proved"}

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A backend and passes that are made up, to test the search for rewrites without LLVM's.

The passes set attributes ``"fake.NAME"="VALUE"``; what the backend allocates is a function of them.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from typing import Any

from irtools.backend import MachineCode, Resources, Stage
from irtools.errors import BackendError
from irtools.ir.edit import AttributeEdit
from irtools.ir.model import Function
from irtools.ir.source import parse
from irtools.rewrite import (
    Assumption,
    AssumptionKind,
    Budget,
    Cache,
    Configuration,
    Objective,
    Rewrite,
    Subject,
    Trials,
)
from irtools.target import Target, load_target

Settings = Mapping[str, str]
Allocation = Mapping[str, int]

_SETTING = re.compile(r'"fake\.([-\w.]+)"="([^"]*)"')
_KEYS = {
    "vgprs": ".vgpr_count",
    "agprs": ".agpr_count",
    "sgprs": ".sgpr_count",
    "scratch": ".private_segment_fixed_size",
    "lds": ".group_segment_fixed_size",
    "spills": ".vgpr_spill_count",
    "workgroup": ".max_flat_workgroup_size",
}
KERNEL = (
    'define amdgpu_kernel void @k(ptr addrspace(1) %p) "target-cpu"="gfx942" {\n  ret void\n}\n'
)


def assembly(name: str, processor: str, allocation: Allocation) -> str:
    """What LLVM would print, as far as irtools reads it."""
    wave = 32 if processor.startswith(("gfx10", "gfx11", "gfx12")) else 64
    fields = {"sgprs": 16, "workgroup": 1024, **allocation}
    lines = [f"{name}: ; @{name}", "; %bb.0:                                ; %entry"]
    lines += ["\tv_nop"] * fields.pop("instructions", 100)
    lines += ["; codeLenInByte = 400", "\t.amdgpu_metadata", "---", "amdhsa.kernels:"]
    lines += [f"  - .name:           {name}", f"    .wavefront_size: {wave}"]
    lines += [f"    {_KEYS[key]}: {number}" for key, number in fields.items()]
    return "\n".join([*lines, "amdhsa.version:", "\t.end_amdgpu_metadata", ""])


class FakeBackend:
    """Allocates what ``model`` says for the settings that the passes have made.

    ``compiled`` are the settings of all compilations.
    """

    version = "fake 1.0"

    def __init__(self, model: Callable[[Settings, str], Allocation]) -> None:
        self._model = model
        self._lock = threading.Lock()
        self.compiled: list[Settings] = []

    def assembly(self, text: str, processor: str, features: str) -> str:
        """See Backend.assembly."""
        settings = dict(_SETTING.findall(text))
        with self._lock:
            self.compiled.append(settings)
        names = re.findall(r"^define .*amdgpu_kernel void @(\w+)", text, re.MULTILINE)
        return assembly(names[0], processor, self._model(settings, processor))

    def assembly_and_machine_code(
        self, text: str, processor: str, features: str, stages: Sequence[Stage]
    ) -> tuple[str | BackendError, MachineCode]:
        """See Backend.assembly_and_machine_code."""
        raise BackendError("not made up", stage="code generation")

    def optimise(self, text: str, processor: str, features: str) -> str:
        """What the middle end would do: one more setting."""
        return text.replace('"fake.', '"fake.optimised"="1" "fake.', 1)


@dataclass(frozen=True)
class FakePass:
    """Proposes a rewrite for each value of ``values`` that is not made yet.

    A knob sets one attribute, any other pass one for each value. ``families``, ``assumes`` and
    ``optimise`` are by value.
    """

    name: str  # type: ignore[misc]
    values: tuple[str, ...] = ("1",)
    knob: bool = False  # type: ignore[misc]
    families: Mapping[str, str] = field(default_factory=dict, hash=False)
    assumes: Mapping[str, AssumptionKind] = field(default_factory=dict, hash=False)
    optimise: bool = False

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        """See Pass.propose."""
        kernel = subject.kernel
        for value in self.values:
            key = f"fake.{self.name}" if self.knob else f"fake.{self.name}.{value}"
            if kernel.attributes.get(key) == value:
                continue
            kind = self.assumes.get(value)
            yield Rewrite(
                key=value,
                title=f"{self.name} {value}",
                advice=f"do {self.name} {value}",
                edits=(AttributeEdit(kernel, key, value),),
                family=self.families.get(value, ""),
                assumptions=(Assumption(kind, f"{value} holds"),) if kind else (),
                optimise=self.optimise,
            )


@contextmanager
def trials_of(
    backend: FakeBackend,
    *,
    targets: Sequence[str] = ("gfx942",),
    budget: Budget | None = None,
    cache: Cache | None = None,
    jobs: int = 2,
    kernel: Function | None = None,
    objective: Objective | None = None,
) -> Iterator[Trials]:
    """Trials of a small kernel with a backend that is made up."""
    optimiser: Any = backend
    trials = Trials(
        kernel or parse(KERNEL, "k.ll").kernels[0],
        [Configuration(load_target(name), backend) for name in targets],
        objective=objective or Objective(),
        budget=budget or Budget(compilations=2000),
        cache=cache or Cache(None),
        optimiser=optimiser,
        jobs=jobs,
    )
    with closing(trials):
        yield trials


def resources(target: Target, **allocation: int) -> Resources:
    """Resources with these numbers."""
    from irtools.backend import compile_kernels

    kernel = parse(KERNEL, "k.ll").kernels[0]
    backend = FakeBackend(lambda _settings, _processor: allocation)
    found = compile_kernels(backend, kernel.module, [kernel], target)["k"]
    assert isinstance(found, Resources), found
    return found

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A version that was found for a kernel alone, made in the whole module."""

from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from support.rewriting import FakeBackend, FakePass, trials_of

from irtools.backend import LlvmliteBackend, compile_kernels
from irtools.errors import InputError
from irtools.ir.model import Function, Module
from irtools.ir.source import parse
from irtools.rewrite import (
    Budget,
    Cache,
    Configuration,
    Objective,
    Trials,
    find_versions,
    load_passes,
    replay,
)
from irtools.target import load_target

GFX942 = load_target("gfx942")
_WEIGHTS = 40


def kernel_text(name: str, weights: int) -> str:
    """A kernel that loads all its weights, as doubles, before it needs the first: sinking helps."""
    lines = [
        f"define amdgpu_kernel void @{name}(ptr addrspace(1) noalias readonly %in,"
        " ptr addrspace(1) noalias %out, i32 %n) #0 {",
        "entry:",
        "  %x = call i32 @llvm.amdgcn.workitem.id.x()",
        "  %wide = zext i32 %x to i64",
    ]
    for number in range(weights):
        lines += [
            f"  %p{number} = getelementptr [{weights} x double], ptr addrspace(1) %in, i64 %wide,"
            f" i64 {number}",
            f"  %w{number} = load double, ptr addrspace(1) %p{number}, align 8",
        ]
    lines += ["  %q = getelementptr double, ptr addrspace(1) %out, i64 %wide", "  br label %loop"]
    lines += [
        "loop:",
        "  %i = phi i32 [ 0, %entry ], [ %next, %loop ]",
        "  %old = load volatile double, ptr addrspace(1) %q, align 8",
        "  %new = fmul double %old, 1.5",
        "  store volatile double %new, ptr addrspace(1) %q, align 8",
        "  %next = add nuw nsw i32 %i, 1",
        "  %more = icmp ult i32 %next, %n",
        "  br i1 %more, label %loop, label %end",
        "end:",
    ]
    for number in range(weights):
        lines += [
            f"  store volatile double %w{number}, ptr addrspace(1) %q, align 8",
        ]
    return "\n".join([*lines, "  ret void", "}", ""])


TEXT = (
    'target triple = "amdgcn-amd-amdhsa"\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n'
    + kernel_text("first", _WEIGHTS)
    + kernel_text("second", _WEIGHTS + 3)
    + kernel_text("small", 2)
    + 'attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" }\n'
)


@pytest.fixture(scope="module")
def backend() -> Iterator[LlvmliteBackend]:
    with closing(LlvmliteBackend(jobs=2)) as opened:
        yield opened


@contextmanager
def real_trials(kernel: Function, backend: LlvmliteBackend) -> Iterator[Trials]:
    trials = Trials(
        kernel.module.extract(kernel).function(kernel.name),
        [Configuration(GFX942, backend)],
        objective=Objective(),
        budget=Budget(compilations=60),
        cache=Cache(None),
        optimiser=backend,
        jobs=2,
    )
    with closing(trials):
        yield trials


def test_several_kernels_come_out_as_they_did_alone(backend: LlvmliteBackend) -> None:
    module = parse(TEXT, "two.ll")
    passes = load_passes(["sink", "rematerialize", "waves-per-eu", "lds-demotion"])
    after = module
    confirmed = {}
    for name in ("first", "second"):
        with real_trials(module.function(name), backend) as trials:
            found = find_versions(trials, passes, may_optimise=False)
            assert found.best is not None
            assert any(not option.pass_.knob for option in found.best.options)
            after = replay(after, found.best, trials)
            confirmed[name] = found.best.outcome.confirmations[0]
    again = compile_kernels(backend, after, after.kernels, GFX942)
    for name, confirmation in confirmed.items():
        assert again[name] == confirmation.after
        assert confirmation.verdict == "improved"
        assert again[name].vgprs < confirmation.before.vgprs  # type: ignore[union-attr]
    before = compile_kernels(backend, module, module.kernels, GFX942)
    assert again["small"] == before["small"]
    small = [each.text for each in after.function("small").instructions]
    assert small == [each.text for each in module.function("small").instructions]


def two_kernels() -> Module:
    define = "define amdgpu_kernel void @{}() {{\n  ret void\n}}\n"
    return parse(define.format("k") + define.format("other"), "two.ll")


class Loner(FakePass):
    """Proposes something only for a kernel that is alone in its module."""

    def propose(self, subject):  # type: ignore[no-untyped-def]
        if len(subject.kernel.module.functions) == 1:
            yield from super().propose(subject)


@pytest.mark.parametrize("optimise", [False, True])
def test_a_rewrite_that_cannot_be_made_again_is_an_error(optimise: bool) -> None:
    module = two_kernels()
    fake = FakeBackend(lambda settings, _: {"vgprs": 128 - 20 * ("a.1" in settings)})
    pass_ = FakePass("a", optimise=True) if optimise else Loner("a")
    alone = module.extract(module.function("k")).function("k")
    with trials_of(fake, kernel=alone) as trials:
        best = find_versions(trials, [pass_]).best
        assert best is not None
        with pytest.raises(
            InputError, match=r"two\.ll: k: 'a 1' of pass 'a' cannot be made in the whole module"
        ):
            replay(module, best, trials)


def test_a_kernel_that_does_not_come_out_as_confirmed_is_an_error() -> None:
    module = two_kernels()

    def model(settings: dict[str, str], _processor: str) -> dict[str, int]:
        return {"vgprs": 128 - 20 * ("a.1" in settings)}

    fake = FakeBackend(model)
    alone = module.extract(module.function("k")).function("k")
    with trials_of(fake, kernel=alone) as trials:
        best = find_versions(trials, [FakePass("a")]).best
        assert best is not None
        changed = replay(module, best, trials)
        assert changed.function("k").attributes["fake.a.1"] == "1"
        assert changed.function("other").attributes.get("fake.a.1") is None
        fake._model = lambda _settings, _processor: {"vgprs": 109}  # noqa: SLF001
        with pytest.raises(InputError, match="does not come out as confirmed for gfx942"):
            replay(module, best, trials)

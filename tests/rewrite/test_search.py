# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The search, with a backend that is made up: see ``support.rewriting``."""

import random
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import pytest
from support.rewriting import (
    Allocation,
    FakeBackend,
    FakePass,
    Settings,
    trials_of,
)

from irtools.analysis.kernel import KernelAnalysis
from irtools.errors import BackendError, IrtoolsError
from irtools.ir.edit import LoopEdit
from irtools.ir.model import Function
from irtools.ir.source import parse
from irtools.rewrite import (
    ASSUMPTIONS,
    AssumptionKind,
    Budget,
    Cache,
    Findings,
    Objective,
    Option,
    Pass,
    Rewrite,
    Subject,
    Version,
    find_versions,
    try_knobs,
)
from irtools.target import load_target

Names = tuple[tuple[str, tuple[str, ...]], ...]


def chosen(version: Version | None) -> Names:
    """The passes of a version with the keys of their rewrites, by name."""
    if version is None:
        return ()
    return tuple(
        sorted(
            (option.pass_.name, tuple(rewrite.key for rewrite in option.rewrites))
            for option in version.options
        )
    )


def vgprs(version: Version | None) -> int:
    assert version is not None
    return version.outcome.confirmations[0].after.vgprs  # type: ignore[union-attr]


def search(backend: FakeBackend, passes: Sequence[Pass], **options: object) -> Findings:
    """Search with a budget that no test needs all of."""
    found = {"allowed", "look_beyond", "may_optimise"} & options.keys()
    wanted = {key: options.pop(key) for key in found}
    with trials_of(backend, **options) as trials:  # type: ignore[arg-type]
        return find_versions(trials, passes, **wanted)  # type: ignore[arg-type]


def shedding(start: int, by: dict[str, int]) -> FakeBackend:
    """``start`` VGPRs less those that each setting sheds."""

    def model(settings: Settings, _processor: str) -> Allocation:
        return {"vgprs": start - sum(by.get(name, 0) for name in settings)}

    return FakeBackend(model)


def test_what_helps_is_found_alone_and_together() -> None:
    backend = shedding(128, {"a.1": 8, "b.1": 16, "c.1": 0, "d.1": -8})
    found = search(backend, [FakePass(name) for name in "abcd"])
    assert [chosen_of(each) for each in found.suggestions] == [["b"], ["a"]]  # the best first
    assert chosen(found.best) == (("a", ("1",)), ("b", ("1",)))
    assert vgprs(found.best) == 104
    assert found.beyond is None
    assert not found.exhausted
    assert not found.nothing_to_gain


def chosen_of(suggestion: object) -> list[str]:
    return [option.pass_.name for option in suggestion.options]  # type: ignore[attr-defined]


def test_rewrites_of_a_pass_are_made_together_without_those_that_hurt() -> None:
    backend = shedding(128, {"a.1": 4, "a.2": -20, "a.3": 6, "a.4": 2})
    found = search(backend, [FakePass("a", tuple("1234"))])
    assert vgprs(found.best) == 116
    assert sorted(key for _, keys in chosen(found.best) for key in keys) == ["1", "3", "4"]


def test_the_settings_of_a_knob_exclude_each_other() -> None:
    sheds = {"1": 5, "2": 30, "3": 10}
    backend = FakeBackend(lambda settings, _: {"vgprs": 128 - sheds.get(settings.get("k", ""), 0)})
    found = search(backend, [FakePass("k", tuple("123"), knob=True)])
    assert chosen(found.best) == (("k", ("2",)),)
    assert vgprs(found.best) == 98


def test_families_exclude_each_other() -> None:
    families = {"1": "x", "2": "x", "3": "y", "4": "y"}

    def model(settings: Settings, _processor: str) -> Allocation:
        made = {name for name in settings if name.startswith("a.")}
        if made & {"a.1", "a.2"} and made & {"a.3", "a.4"}:
            return {"vgprs": 24}  # tempting
        return {"vgprs": 128 - 6 * len(made) - 2 * len(made & {"a.3", "a.4"})}

    backend = FakeBackend(model)
    with trials_of(backend) as trials:
        pass_ = FakePass("a", tuple("1234"), families=families)
        search_of = find_versions(trials, [pass_])
    first = search_of.suggestions[0]
    assert {rewrite.family for option in first.options for rewrite in option.rewrites} == {"y"}
    for round_ in search_of.best.rounds:  # type: ignore[union-attr]
        for option in round_.options:
            assert len({rewrite.family for rewrite in option.rewrites}) == 1


def test_two_that_help_only_together_are_found() -> None:
    def model(settings: Settings, _processor: str) -> Allocation:
        both = "a.1" in settings and "b.1" in settings
        return {"vgprs": 80 if both else 128}

    found = search(FakeBackend(model), [FakePass(name) for name in "abc"])
    assert chosen(found.best) == (("a", ("1",)), ("b", ("1",)))
    assert found.suggestions == ()


def test_what_is_needless_in_the_end_leaves_again() -> None:
    """``a`` is the best alone, but with ``b`` and ``c`` it does nothing."""

    def model(settings: Settings, _processor: str) -> Allocation:
        b, c = "b.1" in settings, "c.1" in settings
        if b and c:
            return {"vgprs": 64}
        return {"vgprs": 128 - (40 if "a.1" in settings else 20 * (b + c))}

    found = search(FakeBackend(model), [FakePass(name) for name in "abc"])
    assert chosen(found.best) == (("b", ("1",)), ("c", ("1",)))


def test_a_changed_kernel_is_looked_at_again() -> None:
    """``b`` has something to propose only after ``a``."""

    class Follower(FakePass):
        def propose(self, subject):  # type: ignore[no-untyped-def]
            if "fake.a.1" in subject.kernel.attributes:
                yield from super().propose(subject)

    backend = shedding(128, {"a.1": 8, "b.1": 30})
    found = search(backend, [FakePass("a"), Follower("b")])
    assert vgprs(found.best) == 90
    assert len(found.best.rounds) == 2  # type: ignore[union-attr]


def test_scratch_comes_first_then_waves_then_registers() -> None:
    costs = {
        "a": {"vgprs": 90, "scratch": 0},
        "b": {"vgprs": 130, "scratch": 0},  # a wave less than now
        "c": {"vgprs": 64, "scratch": 8},
        "d": {"vgprs": 118, "scratch": 32},
        "e": {"vgprs": 130, "scratch": 32},
        "f": {"vgprs": 64, "scratch": 36},
    }

    def model(settings: Settings, _processor: str) -> Allocation:
        return costs.get(min(settings, default=""), {"vgprs": 120, "scratch": 32})

    found = search(FakeBackend(model), [FakePass(name, knob=True) for name in "fedcba"])
    assert [chosen_of(each)[0] for each in found.suggestions] == ["a", "b", "c", "d"]
    assert vgprs(found.best) == 90


def test_what_is_slow_is_not_acceptable() -> None:
    def model(settings: Settings, _processor: str) -> Allocation:
        if "a.1" in settings:
            return {"vgprs": 64, "instructions": 130}
        return {"vgprs": 120 if "b.1" in settings else 128, "instructions": 100}

    passes = [FakePass("a"), FakePass("b")]
    assert chosen(search(FakeBackend(model), passes).best) == (("b", ("1",)),)
    loose = Objective(max_slowdown=1.5)
    assert "a" in dict(chosen(search(FakeBackend(model), passes, objective=loose).best))


def test_only_waves_that_are_wanted_count() -> None:
    backend = shedding(128, {"a.1": 30})
    assert search(backend, [FakePass("a")], objective=Objective(waves=4)).nothing_to_gain
    assert search(backend, [FakePass("a")], objective=Objective(waves=5)).best is not None


@pytest.mark.parametrize(
    ("allowed", "best", "beyond"),
    [
        ((), 120, 60),
        (("workgroup-size",), 100, 60),
        (("no-alias",), 80, 60),
        (("workgroup-size", "no-alias"), 60, None),
        (ASSUMPTIONS, 60, None),
    ],
)
def test_only_allowed_assumptions_are_used(
    allowed: tuple[AssumptionKind, ...], best: int, beyond: int | None
) -> None:
    passes = [
        FakePass("free"),
        FakePass("bound", assumes={"1": "workgroup-size"}),
        FakePass("alias", assumes={"1": "no-alias"}),
    ]
    by = {"free.1": 8, "bound.1": 20, "alias.1": 40}
    found = search(shedding(128, by), passes, allowed=allowed, look_beyond=True)
    assert vgprs(found.best) == best
    assert (None if found.beyond is None else vgprs(found.beyond)) == beyond
    assert len(found.suggestions) == 3  # what it would buy is shown
    for option in found.best.options:  # type: ignore[union-attr]
        assert option.assumes <= set(allowed)
    backend = shedding(128, by)
    search(backend, passes, allowed=allowed)
    tried = {name for settings in backend.compiled for name in settings}
    assert ("bound.1" in tried) == ("workgroup-size" in allowed)
    assert ("alias.1" in tried) == ("no-alias" in allowed)


def test_the_middle_end_runs_where_a_rewrite_wants_it() -> None:
    backend = shedding(128, {"a.1": 1, "optimised": 30})
    assert vgprs(search(backend, [FakePass("a", optimise=True)]).best) == 97
    assert search(backend, [FakePass("a", optimise=True)], may_optimise=False).best is None


LOOP = """
define amdgpu_kernel void @k(ptr addrspace(1) %p) "target-cpu"="gfx942" {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, 20
  br i1 %c, label %end, label %loop
end:
  ret void
}
"""


class Hint(FakePass):
    """Asks that a loop be left as it is."""

    def propose(self, subject: Subject) -> Iterator[Rewrite]:
        latch = subject.kernel.blocks[1].terminator
        yield Rewrite("", "hint", "hint", (LoopEdit((latch,), '!"llvm.loop.unroll.disable"'),))


class Unrolls(FakeBackend):
    """Unrolls the loop in the middle end when nothing is said against it."""

    def optimise(self, text: str, processor: str, features: str) -> str:
        text = super().optimise(text, processor, features)
        if "unroll.disable" in text:
            return text
        text = text.replace('"fake.', '"fake.unrolled"="1" "fake.', 1)
        return text.replace("loop", "four").replace("%i, 1", "%i, 4")


def test_hints_are_for_the_middle_end() -> None:
    by = {"a.1": 1, "optimised": 30, "unrolled": -20}
    kernel = parse(LOOP, "k.ll").kernels[0]
    for passes, least in (([], 128 - 11), ([Hint("hint")], 128 - 31)):
        backend = Unrolls(shedding(128, by)._model)  # noqa: SLF001
        with trials_of(backend, kernel=kernel) as trials:
            found = find_versions(trials, [FakePass("a", optimise=True), *passes])
        assert vgprs(found.best) == least
        # By itself the hint changes nothing, and is not compiled.
        assert all("a.1" in settings or not settings for settings in backend.compiled)


def only_option(pass_: Pass, kernel: Function) -> Option:
    analysis = KernelAnalysis(kernel, load_target("gfx942"))
    (rewrite,) = pass_.propose(Subject(analysis, None, 8))
    return Option(pass_, (rewrite,))


def test_how_often_blocks_run_that_the_middle_end_has_made() -> None:
    backend = Unrolls(shedding(128, {})._model)  # noqa: SLF001
    kernel = parse(LOOP, "k.ll").kernels[0]
    with trials_of(backend, kernel=kernel) as trials:
        assert trials.frequencies_of(kernel.module.text)["loop"] == pytest.approx(20)
        made = trials.made(kernel, (only_option(FakePass("a", optimise=True), kernel),))
        text = trials.text(made, (only_option(FakePass("b"), made),))
        assert text is not None
        assert trials.frequencies_of(text)["four"] == pytest.approx(5)


def test_a_candidate_that_fails_is_no_more_than_that() -> None:
    def model(settings: Settings, _processor: str) -> Allocation:
        if "bad.1" in settings:
            raise BackendError("Cannot select", stage="code generation")
        return {"vgprs": 128 - 20 * ("good.1" in settings)}

    found = search(FakeBackend(model), [FakePass("bad"), FakePass("good")])
    assert chosen(found.best) == (("good", ("1",)),)
    assert [chosen_of(each) for each in found.suggestions] == [["good"]]


def test_a_kernel_that_does_not_compile_as_it_is_may_compile_changed() -> None:
    def model(settings: Settings, _processor: str) -> Allocation:
        if "a.1" not in settings:
            raise BackendError("ran out of registers", stage="code generation")
        return {"vgprs": 128}

    found = search(FakeBackend(model), [FakePass("a"), FakePass("b")])
    assert chosen(found.best) == (("a", ("1",)),)
    assert found.best.outcome.confirmations[0].verdict == "improved"  # type: ignore[union-attr]


def test_a_pass_that_fails_is_named() -> None:
    class Broken(FakePass):
        def propose(self, _subject):  # type: ignore[no-untyped-def]
            raise ZeroDivisionError("oh")

    with pytest.raises(IrtoolsError, match=r"k\.ll: k: pass 'b' failed: ZeroDivisionError: oh"):
        search(shedding(128, {}), [Broken("b")])


def test_nothing_to_gain_compiles_nothing_more() -> None:
    backend = shedding(64, {"a.1": 8})
    found = search(backend, [FakePass("a")])
    assert found == Findings(nothing_to_gain=True)
    assert backend.compiled == [{}]


def test_worse_on_one_target_is_not_acceptable() -> None:
    def model(settings: Settings, processor: str) -> Allocation:
        if processor == "gfx90a":
            return {"vgprs": 130 if "a.1" in settings else 120}
        return {"vgprs": 120 - 20 * ("a.1" in settings) - 4 * ("b.1" in settings)}

    passes = [FakePass("a"), FakePass("b")]
    assert "a" in dict(chosen(search(FakeBackend(model), passes).best))
    both = search(FakeBackend(model), passes, targets=("gfx942", "gfx90a"))
    assert chosen(both.best) == (("b", ("1",)),)
    assert [each.verdict for each in both.best.outcome.confirmations] == [  # type: ignore[union-attr]
        "improved",
        "no effect",
    ]


def random_model(seed: int) -> tuple[FakeBackend, list[Pass]]:
    """Passes that interact at random."""
    choose = random.Random(seed)
    passes: list[Pass] = [
        FakePass(name, tuple(map(str, range(choose.randint(1, 6)))), knob=choose.random() < 0.3)
        for name in "abcdef"
    ]
    salt = choose.random()

    def model(settings: Settings, _processor: str) -> Allocation:
        names = sorted(settings.items())
        shed = 0
        for first, second in product(names, names):
            inner = random.Random(f"{salt} {first} {second}")
            shed += inner.choice((0, 0, 0, 1, 3, 6, -2, -5))
        if random.Random(f"{salt} {names}").random() < 0.05 and names:
            raise BackendError("crashed", stage="code generation")
        scratch = 16 if shed < 4 else 0
        return {"vgprs": min(max(128 - shed, 8), 256), "scratch": scratch}

    return FakeBackend(model), passes


def fingerprint(findings: Findings) -> object:
    return (
        chosen(findings.best),
        findings.best and findings.best.outcome.cost,
        [(chosen_of(each), each.outcome.cost) for each in findings.suggestions],
        findings.exhausted,
    )


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("compilations", [7, 60, 400])
def test_a_budget_in_compilations_gives_one_result(
    seed: int, compilations: int, tmp_path: Path
) -> None:
    results, counts = [], []
    for jobs, folder in ((1, None), (4, None), (4, tmp_path), (1, tmp_path)):
        backend, passes = random_model(seed)
        budget = Budget(compilations=compilations)
        with trials_of(backend, budget=budget, cache=Cache(folder), jobs=jobs) as trials:
            results.append(fingerprint(find_versions(trials, passes)))
            counts.append(trials.compilations)
            assert trials.compilations <= compilations
    assert results == [results[0]] * 4
    assert counts == [counts[0]] * 4
    assert backend.compiled == []  # the last found everything in the cache


@pytest.mark.parametrize("seed", range(10))
def test_the_best_version_is_what_its_text_compiles_to(seed: int) -> None:
    backend, passes = random_model(seed)
    with trials_of(backend) as trials:
        found = find_versions(trials, passes)
        if found.suggestions:
            assert found.best is not None
            assert found.best.outcome.cost <= found.suggestions[0].outcome.cost
        if found.best is not None:
            text = parse(found.best.kernel.module.text).text
            (again,) = trials.run(found.best.kernel, [()])
            assert again is not None
            assert again.cost == found.best.outcome.cost < trials.baseline.cost
            for option in found.best.options:
                for rewrite in option.rewrites:
                    assert f'"{rewrite.key}"' in text


@pytest.mark.parametrize("seed", range(10))
def test_independent_changes_are_all_found(seed: int) -> None:
    """The optimum where every pass is worth something by itself."""
    choose = random.Random(seed)
    by = {f"{name}.{n}": choose.randint(-4, 6) for name in "abcd" for n in range(4)}
    passes = [FakePass(name, tuple("0123")) for name in "abcd"]
    found = search(shedding(200, by), passes)
    best = 200 - sum(max(number, 0) for number in by.values())
    limits = (200, 128, 96, 80, 72, 64)
    reached = next(limit for limit in reversed(limits) if best <= limit or limit == limits[0])
    assert vgprs(found.best) <= reached
    assert vgprs(found.best) == best or best < 64


def test_a_small_budget_is_exhausted() -> None:
    backend = shedding(128, {f"{name}.1": 8 for name in "abcd"})
    passes = [FakePass(name) for name in "abcd"]
    found = search(backend, passes, budget=Budget(compilations=3))
    assert found.exhausted
    assert len(backend.compiled) <= 3 + 1
    assert search(backend, passes, budget=Budget(seconds=0.0)).exhausted
    assert search(backend, passes, budget=Budget(seconds=0.0)).best is None


def test_tune_tries_all_settings_of_the_knobs() -> None:
    def model(settings: Settings, _processor: str) -> Allocation:
        shed = {"1": 10, "2": 20}.get(settings.get("x", ""), 0)
        return {"vgprs": 128 - shed - (shed // 2 if "y" in settings else -4)}

    backend = FakeBackend(model)
    passes = [FakePass("x", ("1", "2"), knob=True), FakePass("y", knob=True), FakePass("code")]
    with trials_of(backend) as trials:
        rows = try_knobs(trials, passes)
    assert len(rows) == 3 * 2
    assert [each.outcome.cost for each in rows] == sorted(each.outcome.cost for each in rows)
    assert chosen_of(rows[0]) == ["x", "y"]
    assert [] in map(chosen_of, rows)
    with trials_of(backend, budget=Budget(compilations=2)) as trials:
        few = try_knobs(trials, passes)
    assert all(len(row.options) <= 1 for row in few)  # those that change least are first
    assert len(few) == 3

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether two versions of a kernel compute the same: proved, or tried on the CPU."""

from __future__ import annotations

import re
import struct
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from irtools.analysis.workgroup import Workgroup
from irtools.execute.child import Case, Comparison
from irtools.execute.emitter import CannotExecuteError, scalar
from irtools.execute.executor import Executor
from irtools.execute.inputs import WINDOW, largest_workgroup, launches
from irtools.execute.intrinsics import wild_calls
from irtools.execute.lower import HostKernel, lower
from irtools.execute.proof import prove_equal
from irtools.ir.model import Function
from irtools.target import Target

__all__ = ["Level", "Mismatch", "Verification", "verify"]

Level = Literal["proved", "tested", "not verifiable", "mismatch"]

_CANDIDATES = 24  # launches
_INPUTS = 3  # of which so many, and those that reach new blocks, are run in three schedules
_FUEL = 20_000_000  # instructions of one run, and of all
_ALL_FUEL = 200_000_000


@dataclass(frozen=True, slots=True)
class Mismatch:
    """The first difference of two versions.

    ``address`` is the first byte that differs, ``place`` what that is of. ``before`` and ``after``
    are the values there, of ``type`` (the type that the kernel stores most). ``ended`` is how the
    second version ended when that is the difference. ``case`` is the launch.
    """

    case: Case
    place: str
    address: int
    type: str
    before: int | float
    after: int | float
    ended: str = ""

    @property
    def is_rounding(self) -> bool:
        """Whether the values are floating-point numbers that differ in their last digits."""
        share = _ROUNDING.get(self.type)
        largest = max(abs(self.before), abs(self.after))
        return share is not None and abs(self.before - self.after) <= share * largest

    def __str__(self) -> str:
        case = self.case
        launch = (
            f"grid {_dimensions(case.grid)}, workgroup {_dimensions(case.block)}, seed {case.seed}"
            f"{_SCHEDULES[case.schedule]}"
        )
        if self.ended:
            return f"the changed version ends with '{self.ended}' ({launch})"
        digits = _DIGITS.get(self.type, "d")
        return (
            f"{self.place}: {self.type} {self.before:{digits}} and {self.after:{digits}} ({launch})"
        )


_DIGITS = {"half": ".5g", "float": ".9g", "double": ".17g"}  # that tell numbers apart
_ROUNDING = {"half": 0.05, "float": 1e-4, "double": 1e-10}  # of the larger value
_SCHEDULES = ("", ", lanes in descending order", ", lanes in lockstep", "")


@dataclass(frozen=True, slots=True)
class Verification:
    """What is known of two versions.

    - ``proved``: they do the same (see ``irtools.execute.proof``).
    - ``tested``: ``inputs`` launches, ``reordered`` of them in two more orders of the lanes, left
      the same in memory, ``compared`` bytes in all. They reached ``reached`` of ``blocks`` blocks
      and ``stored`` of the ``storing`` that write memory.
    - ``not verifiable``: ``reason``.
    - ``mismatch``: ``mismatch`` says where.

    ``violation`` says what launches that break the assumptions do, where there are any. ``note`` is
    what execution cannot show.
    """

    level: Level
    reason: str = ""
    inputs: int = 0
    reordered: int = 0
    compared: int = 0
    reached: int = 0
    blocks: int = 0
    stored: int = 0
    storing: int = 0
    mismatch: Mismatch | None = None
    violation: str = ""
    note: str = ""

    def __str__(self) -> str:
        match self.level:
            case "proved":
                text = "proved to compute the same"
            case "tested":
                text = (
                    f"tested: {_plural(self.inputs, 'input')}, {self.reordered} in 3 orders of the "
                    f"lanes, {self.reached} of {self.blocks} blocks, {self.stored} of "
                    f"{self.storing} with stores, {self.compared:,} bytes equal"
                )
            case "mismatch":
                text = f"MISMATCH: {self.mismatch}"
            case _:
                text = f"not verifiable: {self.reason}"
        return "; ".join(each for each in (text, self.violation, self.note) if each)


def verify(
    before: Function,
    after: Function,
    target: Target,
    executor: Executor,
    *,
    workgroup: Workgroup | None = None,
    assumptions: Collection[str] = (),
    cases: Sequence[Case] | None = None,
) -> Verification:
    """Compare two versions of a kernel.

    ``workgroup`` is the shape of the launch where it is known; ``assumptions`` are kinds of
    assumption (``irtools.rewrite.ASSUMPTIONS``), which the launches satisfy. ``cases`` are launches
    to use instead of made-up ones.
    """
    proof = prove_equal(before, after, wave_size=target.wave_size)
    if proof.proved:
        return Verification("proved")
    try:
        return _Comparison(before, after, target, executor, workgroup, assumptions).verification(
            cases
        )
    except CannotExecuteError as error:
        return Verification("not verifiable", str(error))


class _Comparison:
    """Two versions, ready to run."""

    def __init__(
        self,
        before: Function,
        after: Function,
        target: Target,
        executor: Executor,
        workgroup: Workgroup | None,
        assumptions: Collection[str],
    ) -> None:
        self._target = target
        self._executor = executor
        self._workgroup = workgroup
        self._assumptions = assumptions
        new = _new_first_lanes(before, after) if "value-uniform" in assumptions else ()
        before, after = executor.inlined(before), executor.inlined(after)
        self._before, self._after = before, after
        self._old = lower(before, target=target)
        addresses = self._old.globals.addresses
        self._new = lower(after, target=target, addresses=addresses, uniform=new)
        self._tame: tuple[HostKernel, HostKernel] | None = None
        wild = wild_calls(before)
        if wild and wild == wild_calls(after):
            self._tame = (
                lower(before, target=target, tame=True),
                lower(after, target=target, addresses=addresses, uniform=new, tame=True),
            )
        if [each.type for each in self._old.parameters] != [e.type for e in self._new.parameters]:
            raise CannotExecuteError("the parameters differ")

    def verification(self, cases: Sequence[Case] | None) -> Verification:
        found = self._run(cases)
        different = _first_difference(found, self._before, self._old)
        if different is not None and "fast-math" in self._assumptions and different.is_rounding:
            return Verification("not verifiable", f"fast-math rounds otherwise: {different}")
        if different is not None:
            return Verification("mismatch", str(different), mismatch=different)
        compared = [each for each in found if each.after is not None and not each.after.broken]
        if not compared:
            return Verification("not verifiable", _why_nothing(found))
        reached = {
            block for each in compared for block, there in enumerate(each.before.reached) if there
        }
        changed = _changed_blocks(self._before, self._after)
        if changed and not changed & reached:
            return Verification("not verifiable", "no input reached what has changed")
        old = self._old
        total = sum(each.compared for each in compared)
        if not total and old.storing | self._new.storing:
            return Verification("not verifiable", "no input made the kernel store anything")
        return Verification(
            "tested",
            inputs=len({each.case.seed for each in compared}),
            reordered=len({each.case.seed for each in compared if each.case.schedule}),
            compared=total,
            reached=len(reached & set(old.blocks)),
            blocks=len(old.blocks),
            stored=len(reached & old.storing),
            storing=len(old.storing),
            violation=self._violation(found),
            note=_new_promises(self._before, self._after),
        )

    def _run(self, cases: Sequence[Case] | None) -> list[Comparison]:
        if cases is not None:
            numbered = [replace(case, seed=number) for number, case in enumerate(cases, 1)]
            return self._compare(numbered, len(cases), sum(case.fuel for case in cases))
        bounded = bool({"nonnegative-index", "offset-below-4gib"} & set(self._assumptions))
        found: list[Comparison] = []
        # A kernel that does much whatever its arguments are gets a few runs, but long ones.
        for fuel, inputs in ((_FUEL, _INPUTS), (10 * _FUEL, 1)):
            made_up = self._launches(_CANDIDATES, fuel, bounded=bounded)
            found = self._compare(made_up, inputs, max(_ALL_FUEL, 6 * fuel))
            if any(each.before.status != "out of fuel" for each in found):
                break
        return found

    def _launches(
        self, count: int, fuel: int, *, bounded: bool = False, violating: Sequence[str] = ()
    ) -> list[Case]:
        return launches(
            self._before,
            self._old,
            count=count,
            fuel=fuel,
            most=min(map(largest_workgroup, (self._before, self._after))),
            workgroup=self._workgroup,
            bounded=bounded,
            violating=violating,
        )

    def _compare(self, cases: Sequence[Case], wanted: int, fuel: int) -> list[Comparison]:
        size, run = self._target.wave_size, self._executor.compare
        found = run(self._old, self._new, cases, size, wanted=wanted, fuel=fuel)
        if self._tame is not None and all(each.address is None for each in found):
            ended = {each.case.seed for each in found if each.after is not None}
            again = [case for case in cases if case.seed in ended]
            found += run(*self._tame, again, size, wanted=0, fuel=fuel, schedules=())
        return found

    def _violation(self, found: Sequence[Comparison]) -> str:
        """What launches that break the assumptions do."""
        broken = sorted(_BREAKABLE.intersection(self._assumptions))
        tried = [each for each in found if each.after is not None and each.after.broken]
        names = list(broken)
        if "value-uniform" in self._assumptions:
            names.append("value-uniform")
        if broken:
            made_up = self._launches(_CANDIDATES, _FUEL, violating=broken)
            tried += self._compare(made_up, 1, _ALL_FUEL // 4)
        if not names:
            return ""
        if any(each.address is not None for each in tried):
            return f"without {' or '.join(names)} the results differ"
        count = sum(each.after is not None and each.case.schedule == 0 for each in tried)
        if not count:
            return f"no input was found that breaks {' or '.join(names)}"
        breaks = "breaks" if count == 1 else "break"
        return f"no difference in {_plural(count, 'input')} that {breaks} {' or '.join(names)}"


_BREAKABLE = frozenset(("nonnegative-index", "offset-below-4gib", "no-alias", "workgroup-size"))


def _new_first_lanes(before: Function, after: Function) -> set[str]:
    """The calls of readfirstlane that only the changed version has."""
    old, new = (
        {each.name for each in kernel.instructions if _FIRST_LANE.match(each.callee or "")}
        for kernel in (before, after)
    )
    return new - old


_FIRST_LANE = re.compile(r"llvm\.amdgcn\.readfirstlane\.")


def _why_nothing(found: Sequence[Comparison]) -> str:
    if any(each.after is not None for each in found):
        return "no input satisfies what is assumed"
    ends = sorted({each.before.status for each in found})
    if "done" in ends:
        return "its results depend on the order of the lanes"
    return f"every run of the original ended with: {', '.join(ends)}"


def _first_difference(
    found: Sequence[Comparison], kernel: Function, host: HostKernel
) -> Mismatch | None:
    for each in found:
        if each.address is not None and each.after is not None and not each.after.broken:
            ended = "" if each.after.status == "done" else each.after.status
            if ended:
                return Mismatch(each.case, "", 0, "", 0, 0, ended)
            type_, size, code = _stored_type(kernel)
            start = each.address % 8 // size * size
            before, after = (
                struct.unpack_from(code, data, start)[0] for data in (each.left, each.right)
            )
            place = _place(each.address // size * size, kernel, host)
            return Mismatch(each.case, place, each.address, type_, before, after)
    return None


_FORMATS = {
    "half": (2, "<e"), "float": (4, "<f"), "double": (8, "<d"), "i8": (1, "<B"), "i16": (2, "<H"),
    "i32": (4, "<i"), "i64": (8, "<q"),
}  # fmt: skip


def _stored_type(kernel: Function) -> tuple[str, int, str]:
    """The type of most that a kernel stores, its bytes and its format for ``struct``."""
    types = [
        str(scalar(each.operands[0].type))  # type: ignore[union-attr]
        for each in kernel.instructions
        if each.opcode == "store"
    ]
    for type_, _ in Counter(types).most_common():
        if type_ in _FORMATS:
            return type_, *_FORMATS[type_]
    return "i32", *_FORMATS["i32"]


def _place(address: int, kernel: Function, host: HostKernel) -> str:
    """An address in terms of the argument, or the global variable, that it is near."""
    index = (address + WINDOW // 2) // WINDOW - 1
    if 0 <= index < len(host.parameters) and host.parameters[index].type.kind == "pointer":
        variables = kernel.arguments[index].variables
        name = variables[0].name if variables else f"argument {index}"
        return f"{name}, byte {address - WINDOW * (index + 1)}"
    for name, start in host.globals.addresses.items():
        if start <= address < start + (1 << 32) and start >= WINDOW:
            return f"@{name}, byte {address - start}"
    return f"address {address:#x}"


def _changed_blocks(before: Function, after: Function) -> set[int]:
    """The blocks of the original that are not in the changed version as they were."""
    new = {block.name: _instructions(block.instructions) for block in after.blocks}
    return {
        block.index
        for block in before.blocks
        if new.get(block.name) != _instructions(block.instructions)
    }


_ATTACHED = re.compile(r", ![\w.]+ !\d+| #\d+")


def _instructions(instructions: Sequence[object]) -> list[str]:
    return [_ATTACHED.sub("", getattr(each, "text", "")) for each in instructions]


_PROMISES = re.compile(r" (nuw|nsw|exact|disjoint|inbounds|nusw|samesign|nneg|nnan|ninf|fast)(?= )")


def _new_promises(before: Function, after: Function) -> str:
    """Execution ignores flags that make a result poison where they do not hold."""
    old = {
        each.name: set(_PROMISES.findall(each.text)) for each in before.instructions if each.name
    }
    more = {
        flag
        for each in after.instructions
        if each.name in old
        for flag in set(_PROMISES.findall(each.text)) - old[each.name]
    }
    if not more:
        return ""
    return f"it promises more than the original ({', '.join(sorted(more))}), which is not tested"


def _plural(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def _dimensions(sizes: tuple[int, int, int]) -> str:
    return "×".join(map(str, sizes))  # noqa: RUF001 - as AMD writes it

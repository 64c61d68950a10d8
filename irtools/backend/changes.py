# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How the resources of a kernel differ between two versions of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from irtools.backend.resources import Resources
from irtools.target import Target

__all__ = ["Change", "Measured", "Status", "changes"]

Status = Literal["worse", "better", "changed", "added", "removed"]


@dataclass(frozen=True, slots=True)
class Measured:
    """A kernel in one version: its ``symbol`` and the ``name`` that is shown, the ``file`` that it
    is in, and what it needs on a target."""

    symbol: str
    name: str
    file: str
    target: Target
    resources: Resources


@dataclass(frozen=True, slots=True)
class Change:
    """A kernel before and after, None where there is none; not both are."""

    before: Measured | None
    after: Measured | None

    @property
    def kernel(self) -> Measured:
        """The kernel as it is now, or as it was last."""
        kernel = self.after or self.before
        assert kernel is not None
        return kernel

    @property
    def status(self) -> Status | None:
        """What became of it; None when its resources are the same.

        It is worse or better by scratch, then spills, then waves, then VGPRs: the first of these
        that differs decides. When only others do, it is changed.
        """
        if self.before is None:
            return "added"
        if self.after is None:
            return "removed"
        before, after = self.before.resources, self.after.resources
        was, now = _cost(before), _cost(after)
        if now != was:
            return "worse" if now > was else "better"
        return None if _others(before) == _others(after) else "changed"


def changes(before: list[Measured], after: list[Measured]) -> list[Change]:
    """The kernels of two versions in pairs, those whose resources are the same left out; the worse
    come first, then the better, the changed, the added and the removed.

    Kernels are the same that have a symbol, a target and a file in common; or, when the file has
    another name now, a symbol and a target that no other has.
    """
    old = {_key(each): each for each in before}
    new = {_key(each): each for each in after}
    pairs = [(old.pop(key), new.pop(key)) for key in list(old) if key in new]
    moved = _unique(list(old.values()))
    for key, now in _unique(list(new.values())).items():
        if key in moved:
            was = moved[key]
            pairs.append((was, now))
            del old[_key(was)], new[_key(now)]
    found = [
        *(Change(*pair) for pair in pairs),
        *(Change(None, each) for each in new.values()),
        *(Change(each, None) for each in old.values()),
    ]
    return sorted((each for each in found if each.status), key=_order)


_STATUSES: tuple[Status, ...] = ("worse", "better", "changed", "added", "removed")


def _order(change: Change) -> tuple[int, str, str, str]:
    assert change.status is not None
    kernel = change.kernel
    return _STATUSES.index(change.status), kernel.file, kernel.name, kernel.target.name


def _key(kernel: Measured) -> tuple[str, str, str]:
    return kernel.file, kernel.symbol, kernel.target.name


def _unique(kernels: list[Measured]) -> dict[tuple[str, str], Measured]:
    """The kernels that no other has the symbol and target of, by these."""
    found: dict[tuple[str, str], list[Measured]] = {}
    for each in kernels:
        found.setdefault((each.symbol, each.target.name), []).append(each)
    return {key: each[0] for key, each in found.items() if len(each) == 1}


def _cost(found: Resources) -> tuple[int, ...]:
    return (
        found.scratch,
        found.vgpr_spills + found.sgpr_spills,
        -found.occupancy.waves,
        found.vgprs,
    )


def _others(found: Resources) -> tuple[int, ...]:
    return found.agprs, found.sgprs, found.lds, found.instructions, found.code_bytes

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The passes that are installed, found through the entry points ``irtools.passes``."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib.metadata import EntryPoint, entry_points

from irtools.errors import InputError
from irtools.rewrite.model import Pass

__all__ = ["load_pass", "load_passes", "pass_names"]

GROUP = "irtools.passes"


def pass_names() -> tuple[str, ...]:
    """The names of the installed passes, in order. Raises InputError when two have the same."""
    return tuple(_found())


def load_passes(names: Sequence[str] = ()) -> tuple[Pass, ...]:
    """The passes of these names with their default options; all for no name.

    Raises InputError for an unknown name, and for an entry point that is not such a pass.
    """
    found = _found()
    return tuple(_load(found, name, {}) for name in names or found)


def load_pass(name: str, **options: object) -> Pass:
    """A pass with some of its options set. Raises InputError as ``load_passes``, and for an option
    that it does not have."""
    return _load(_found(), name, options)


def _load(found: Mapping[str, EntryPoint], name: str, options: Mapping[str, object]) -> Pass:
    if name not in found:
        near = get_close_matches(name, found, cutoff=0.6)
        hint = f"did you mean {' or '.join(near)}? " if near else ""
        raise InputError(f"no pass '{name}': {hint}there are {', '.join(found)}")
    try:
        class_ = found[name].load()
    except Exception as error:  # a stranger's code
        raise InputError(f"pass '{name}' cannot be loaded: {error}") from error
    if not (dataclasses.is_dataclass(class_) and getattr(class_, "name", None) == name):
        raise InputError(
            f"pass '{name}': {found[name].value} is no dataclass with the class variable "
            f'name = "{name}"'
        )
    try:
        pass_: object = class_(**options)  # type: ignore[operator]
    except TypeError as error:
        raise InputError(f"pass '{name}': {error}") from None
    if not isinstance(pass_, Pass):
        raise InputError(f"pass '{name}': {found[name].value} lacks 'knob' or 'propose'")
    return pass_


def _found() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value)):
        other = found.setdefault(entry.name, entry)
        if other.value != entry.value:
            raise InputError(f"two passes are called '{entry.name}': {other.value}, {entry.value}")
    return found

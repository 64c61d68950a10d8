# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attributes of declared functions and of calls, read on demand from LLVM's print of a module."""

from __future__ import annotations

import re
from functools import cached_property

__all__ = ["Declarations"]

_DECLARED = re.compile(r'declare [^@]*@("[^"]*"|[-\w$.]+)\(')
_GROUP = re.compile(r" #(\d+)(?=[ ,]|$)")
_QUOTED = re.compile(r'"[^"]*"')


class Declarations:
    """The attribute groups of one module and who has them."""

    def __init__(self, lines: tuple[str, ...] = ()) -> None:
        self._lines = lines

    @cached_property
    def _groups(self) -> dict[str, str]:
        """The enum attributes of each numbered group (``nounwind memory(none)``)."""
        groups = {}
        for line in self._lines:
            if line.startswith("attributes #"):
                number, _, body = line[len("attributes #") :].partition(" = { ")
                groups[number] = body.removesuffix(" }")
        return groups

    @cached_property
    def _declared(self) -> dict[str, str]:
        found = {}
        for line in self._lines:
            if line.startswith("declare ") and (name := _DECLARED.match(line)):
                found[name[1].strip('"')] = self._of(line)
        return found

    def _of(self, line: str) -> str:
        group = None
        for group in _GROUP.finditer(_QUOTED.sub('""', line)):  # noqa: B007 - the last one
            pass
        return self._groups.get(group[1], "") if group else ""

    def of_function(self, name: str) -> str:
        """The attributes of a declared function as LLVM prints them; ``""`` without any."""
        return self._declared.get(name, "")

    def of_call(self, text: str) -> str:
        """The attributes that stand at a call itself, given as LLVM prints it."""
        return self._of(text)

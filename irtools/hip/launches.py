# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How the kernels of a source file are launched: with what shape of the workgroups."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from irtools.analysis.workgroup import Workgroup
from irtools.hip.source import Source, items, plain_name, walk
from irtools.ir.model import Function

if TYPE_CHECKING:
    from tree_sitter import Node

__all__ = ["LaunchSite", "Launches"]


@dataclass(frozen=True, slots=True)
class LaunchSite:
    """A launch of a kernel: its 1-based ``line`` and text, and the shape of the workgroups, None
    where the source does not say it."""

    kernel: str
    line: int
    text: str
    block: tuple[int, int, int] | None


@dataclass(frozen=True)
class Launches:
    """The launches in a source file."""

    source: Source

    @cached_property
    def sites(self) -> tuple[LaunchSite, ...]:
        """All launches: ``kernel<<<grid, block>>>`` and ``hipLaunchKernelGGL``."""
        found = []
        for call in walk(self.source.root):
            if call.type != "call_expression":
                continue
            launched, block = self._launched(call)
            if launched is None:
                continue
            shape = self._shape(block) if block is not None else None
            line = call.start_point[0] + 1
            text = " ".join(self.source.text(call).split())
            found.append(LaunchSite(self._kernel_name(launched), line, text, shape))
        return tuple(found)

    def workgroup(self, kernel: Function) -> tuple[Workgroup, LaunchSite] | None:
        """The shape of a kernel's workgroups, and a launch that has it.

        It is known when all launches in this file have the same, or all have one dimension: then
        it is that of the largest.
        """
        sites = [each for each in self.sites if each.kernel == plain_name(kernel)]
        shapes = {each.block for each in sites if each.block is not None}
        rows = all(shape[1:] == (1, 1) for shape in shapes)
        if any(each.block is None for each in sites) or not (len(shapes) == 1 or (rows and sites)):
            return None
        largest = max(sites, key=lambda site: site.block or (0, 0, 0))
        assert largest.block is not None
        return Workgroup(*largest.block, source=f"{self.source.path}:{largest.line}"), largest

    def _launched(self, call: Node) -> tuple[Node | None, Node | None]:
        """The kernel and the workgroup of a call that is a launch."""
        function = call.children[0]
        for child in call.children:
            if child.type == "kernel_call_syntax":
                return function, _nth(child, 1)
        if self.source.text(function) in ("hipLaunchKernelGGL", "hipLaunchKernel"):
            arguments = call.children[-1]
            return _nth(arguments, 0), _nth(arguments, 2)
        return None, None

    def _kernel_name(self, node: Node) -> str:
        text = self.source.text(node).strip("() \n")
        return text.partition("<")[0].rpartition("::")[2].strip()

    def _shape(self, node: Node) -> tuple[int, int, int] | None:
        """The workgroup that an expression means: a number, or dim3 of numbers."""
        arguments = self._dim3(node)
        if arguments is None:
            number = self._number(node)
            return None if number is None else (number, 1, 1)
        sizes = [self._number(each) for each in arguments]
        if not 1 <= len(sizes) <= 3 or None in sizes:
            return None
        x, y, z = [*(each or 0 for each in sizes), 1, 1][:3]
        return x, y, z

    def _dim3(self, node: Node) -> list[Node] | None:
        """The arguments of a dim3: of one that is made here, or of a variable that is one."""
        if node.type in ("call_expression", "compound_literal_expression"):
            if self.source.text(node.children[0]) == "dim3":
                return items(node.children[-1])
            return None
        if node.type != "identifier":
            return None
        name = self.source.text(node)
        values = [
            value for known, value, type_ in self._variables if known == name and type_ == "dim3"
        ]
        if len(values) != 1 or name in self._changed:
            return None
        value = values[0]
        return self._dim3(value) if value.type == "call_expression" else items(value)

    def _number(self, node: Node) -> int | None:
        """The value of an integer expression of constants."""
        if node.type == "number_literal":
            digits = re.sub(r"(?i)[ul']+$", "", self.source.text(node))
            try:
                return int(ast.literal_eval(digits))
            except (ValueError, SyntaxError):
                return None
        if node.type == "parenthesized_expression":
            return self._number(node.children[1])
        if node.type == "binary_expression":
            left, sign, right = node.children
            values = self._number(left), self._number(right)
            function = _OPERATORS.get(self.source.text(sign))
            if function is None or values[0] is None or values[1] is None:
                return None
            return function(values[0], values[1]) if values[1] or sign.type != "/" else None
        if node.type == "identifier":
            name = self.source.text(node)
            # In several scopes: known when it is the same in all of them.
            found = {
                self._number(value)
                for each, value, type_ in self._variables
                if (each, type_) == (name, "const") and self.source.text(value) != name
            }
            if not found:
                return self._macros.get(name)
            return found.pop() if len(found) == 1 else None
        return None

    @cached_property
    def _variables(self) -> list[tuple[str, Node, str]]:
        """The names, values and kinds (``dim3`` or ``const``) of declared variables."""
        found = []
        for node in walk(self.source.root):
            if node.type not in ("declaration", "field_declaration"):
                continue
            words = {
                self.source.text(c)
                for c in node.children
                if c.type in ("type_qualifier", "type_identifier")
            }
            kind = "dim3" if "dim3" in words else "const" if words & {"const", "constexpr"} else ""
            for child in node.children:
                if kind and child.type == "init_declarator":
                    found.append((self.source.text(child.children[0]), child.children[-1], kind))
        return found

    @cached_property
    def _changed(self) -> frozenset[str]:
        """The variables that something is assigned to, also to a member."""
        targets = (
            n.children[0] for n in walk(self.source.root) if n.type == "assignment_expression"
        )
        return frozenset(re.split(r"[.\[]", self.source.text(each))[0] for each in targets)

    @cached_property
    def _macros(self) -> dict[str, int]:
        """The macros that are numbers, and defined once."""
        found: dict[str, list[str]] = {}
        for node in walk(self.source.root):
            if node.type == "preproc_def":
                words = self.source.text(node).split(None, 2)
                found.setdefault(words[1], []).append(words[2].strip() if len(words) > 2 else "")
        return {
            name: int(values[0]) for name, values in found.items()
            if len(values) == 1 and values[0].isdecimal()
        }  # fmt: skip


_OPERATORS: dict[str, Callable[[int, int], int]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.floordiv,
}  # fmt: skip


def _nth(node: Node, index: int) -> Node | None:
    found = items(node)
    return found[index] if index < len(found) else None

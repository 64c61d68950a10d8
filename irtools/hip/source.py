# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What HIP source says: where its kernels are defined, and how they are launched.

Read with tree-sitter's grammar of CUDA, which HIP shares; in bytes, so that what is not edited
stays as it is.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from irtools.analysis.workgroup import Workgroup
from irtools.errors import InputError
from irtools.ir.model import Function

if TYPE_CHECKING:
    from tree_sitter import Node

__all__ = ["Definition", "LaunchSite", "Source", "read_source"]


@dataclass(frozen=True, slots=True)
class Definition:
    """Where a kernel is defined: the syntax node of the definition, and its 1-based ``line``."""

    name: str
    node: Node
    line: int


@dataclass(frozen=True, slots=True)
class LaunchSite:
    """A launch of a kernel: its 1-based ``line`` and text, and the shape of the workgroups, None
    where the source does not say it."""

    kernel: str
    line: int
    text: str
    block: tuple[int, int, int] | None


@dataclass(frozen=True)
class Source:
    """A source file: its bytes, and their syntax tree."""

    path: str
    data: bytes
    root: Node

    def text(self, node: Node) -> str:
        """The text of a node."""
        return self.data[node.start_byte : node.end_byte].decode("utf-8", "replace")

    def definition(self, kernel: Function) -> Definition:
        """Where a kernel is defined; raises InputError when that is not in this file, or not to be
        seen: in a macro, say."""
        location = kernel.location
        name = _plain_name(kernel)
        if location is None or not location.line:
            raise InputError(f"{self.path}: {name} has no debug information")
        if Path(location.file).name != Path(self.path).name:
            raise InputError(f"{self.path}: {name} is defined in {location.file}")
        for each in self.definitions:
            if each.name == name and each.line == location.line:
                return each
        raise InputError(f"{self.path}:{location.line}: the definition of {name} is in a macro")

    @cached_property
    def definitions(self) -> tuple[Definition, ...]:
        """All functions with ``__global__`` and a body."""
        found = []
        for node in _walk(self.root):
            if node.type == "function_definition" and any(
                c.type == "__global__" for c in node.children
            ):
                name = _declared_name(node)
                if name is not None:
                    found.append(Definition(self.text(name), node, name.start_point[0] + 1))
        return tuple(found)

    @cached_property
    def launches(self) -> tuple[LaunchSite, ...]:
        """All launches: ``kernel<<<grid, block>>>`` and ``hipLaunchKernelGGL``."""
        found = []
        for call in _walk(self.root):
            if call.type != "call_expression":
                continue
            launched, block = self._launched(call)
            if launched is None:
                continue
            shape = self._shape(block) if block is not None else None
            line = call.start_point[0] + 1
            text = " ".join(self.text(call).split())
            found.append(LaunchSite(self._kernel_name(launched), line, text, shape))
        return tuple(found)

    def workgroup(self, kernel: Function) -> tuple[Workgroup, LaunchSite] | None:
        """The shape of a kernel's workgroups, when all its launches in this file have the same."""
        sites = [each for each in self.launches if each.kernel == _plain_name(kernel)]
        shapes = {each.block for each in sites}
        if len(shapes) != 1 or sites[0].block is None:
            return None
        return Workgroup(*sites[0].block, source=f"{self.path}:{sites[0].line}"), sites[0]

    # ----------------------------------------------------------------------------------- launches

    def _launched(self, call: Node) -> tuple[Node | None, Node | None]:
        """The kernel and the workgroup of a call that is a launch."""
        function = call.children[0]
        for child in call.children:
            if child.type == "kernel_call_syntax":
                return function, _nth(child, 1)
        if self.text(function) in ("hipLaunchKernelGGL", "hipLaunchKernel"):
            arguments = call.children[-1]
            return _nth(arguments, 0), _nth(arguments, 2)
        return None, None

    def _kernel_name(self, node: Node) -> str:
        text = self.text(node).strip("() \n")
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
            if self.text(node.children[0]) == "dim3":
                return _items(node.children[-1])
            return None
        if node.type != "identifier":
            return None
        name = self.text(node)
        values = [
            value for known, value, type_ in self._variables if known == name and type_ == "dim3"
        ]
        if len(values) != 1 or name in self._changed:
            return None
        value = values[0]
        return self._dim3(value) if value.type == "call_expression" else _items(value)

    def _number(self, node: Node) -> int | None:
        """The value of an integer expression of constants."""
        if node.type == "number_literal":
            digits = re.sub(r"(?i)[ul']+$", "", self.text(node))
            try:
                return int(ast.literal_eval(digits))
            except (ValueError, SyntaxError):
                return None
        if node.type == "parenthesized_expression":
            return self._number(node.children[1])
        if node.type == "binary_expression":
            left, sign, right = node.children
            values = self._number(left), self._number(right)
            function = _OPERATORS.get(self.text(sign))
            if function is None or values[0] is None or values[1] is None:
                return None
            return function(values[0], values[1]) if values[1] or sign.type != "/" else None
        if node.type == "identifier":
            name = self.text(node)
            # In several scopes: known when it is the same in all of them.
            found = {
                self._number(value)
                for each, value, type_ in self._variables
                if (each, type_) == (name, "const") and self.text(value) != name
            }
            if not found:
                return self._macros.get(name)
            return found.pop() if len(found) == 1 else None
        return None

    @cached_property
    def _variables(self) -> list[tuple[str, Node, str]]:
        """The names, values and kinds (``dim3`` or ``const``) of declared variables."""
        found = []
        for node in _walk(self.root):
            if node.type not in ("declaration", "field_declaration"):
                continue
            words = {
                self.text(c)
                for c in node.children
                if c.type in ("type_qualifier", "type_identifier")
            }
            kind = "dim3" if "dim3" in words else "const" if words & {"const", "constexpr"} else ""
            for child in node.children:
                if kind and child.type == "init_declarator":
                    found.append((self.text(child.children[0]), child.children[-1], kind))
        return found

    @cached_property
    def _changed(self) -> frozenset[str]:
        """The variables that something is assigned to, also to a member."""
        targets = (n.children[0] for n in _walk(self.root) if n.type == "assignment_expression")
        return frozenset(re.split(r"[.\[]", self.text(each))[0] for each in targets)

    @cached_property
    def _macros(self) -> dict[str, int]:
        """The macros that are numbers, and defined once."""
        found: dict[str, list[str]] = {}
        for node in _walk(self.root):
            if node.type == "preproc_def":
                words = self.text(node).split(None, 2)
                found.setdefault(words[1], []).append(words[2].strip() if len(words) > 2 else "")
        return {
            name: int(values[0]) for name, values in found.items()
            if len(values) == 1 and values[0].isdecimal()
        }  # fmt: skip


_OPERATORS: dict[str, Callable[[int, int], int]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.floordiv,
}  # fmt: skip


def read_source(path: str) -> Source:
    """The source in a file; raises InputError when it cannot be read, or tree-sitter is missing."""
    try:
        import tree_sitter_cuda
        from tree_sitter import Language, Parser
    except ImportError:
        raise InputError(
            f"{path}: to edit source, irtools needs the packages of its extra: "
            "pip install 'irtools-amdgpu[source]'"
        ) from None
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None
    return Source(path, data, Parser(Language(tree_sitter_cuda.language())).parse(data).root_node)


def _plain_name(kernel: Function) -> str:
    """The name of a kernel as its definition writes it."""
    return kernel.display_name.partition("<")[0].rpartition("::")[2]


def _declared_name(definition: Node) -> Node | None:
    node = definition.child_by_field_name("declarator")
    while node is not None and node.type not in ("identifier", "qualified_identifier"):
        node = node.child_by_field_name("declarator")
    return node


def _nth(node: Node, index: int) -> Node | None:
    items = _items(node)
    return items[index] if index < len(items) else None


def _items(node: Node) -> list[Node]:
    """The items of a list, without brackets and commas."""
    return [each for each in node.children if each.is_named]


def _walk(node: Node) -> Iterator[Node]:
    stack: list[Node] = [node]
    while stack:
        each = stack.pop()
        yield each
        stack.extend(reversed(each.children))

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""HIP source: its syntax tree, and what of it belongs to a kernel.

Read with tree-sitter's grammar of CUDA, which HIP shares; in bytes, so that what is not edited
stays as it is.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from irtools.errors import InputError
from irtools.ir.debug import Location
from irtools.ir.model import Function

if TYPE_CHECKING:
    from tree_sitter import Node, Parser

__all__ = [
    "Definition",
    "Source",
    "declared_name",
    "find",
    "items",
    "parse_source",
    "plain_name",
    "walk",
]


@dataclass(frozen=True, slots=True)
class Definition:
    """Where a kernel is defined: the syntax node of the definition, and its 1-based ``line``."""

    name: str
    node: Node
    line: int


@dataclass(frozen=True, eq=False)
class Source:
    """A source file: its bytes, and their syntax tree."""

    file: Path
    data: bytes
    root: Node

    @cached_property
    def path(self) -> str:
        """The name of the file in messages."""
        return os.path.relpath(self.file)

    def text(self, node: Node) -> str:
        """The text of a node."""
        return self.data[node.start_byte : node.end_byte].decode("utf-8", "replace")

    def where(self, node: Node) -> str:
        """The place of a node, for messages."""
        return f"{self.path}:{node.start_point[0] + 1}"

    def at(self, location: Location) -> Node:
        """The smallest node at a place; that of the whole file when there is none."""
        point = (location.line - 1, max(location.column - 1, 0))
        found = self.root.descendant_for_point_range(point, (point[0], point[1] + 1))
        return self.root if found is None else found

    def definition(self, kernel: Function) -> Definition:
        """Where a kernel of this file is defined; raises InputError when that is not to be seen: in
        a macro, say."""
        location = kernel.location
        name = plain_name(kernel)
        if location is None or not location.line:
            raise InputError(f"{self.path}: {name} has no debug information")
        for each in self.definitions:
            if each.name == name and each.line == location.line:
                return each
        raise InputError(f"{self.path}:{location.line}: the definition of {name} is in a macro")

    @cached_property
    def definitions(self) -> tuple[Definition, ...]:
        """All functions with ``__global__`` and a body."""
        found = []
        for node in walk(self.root):
            if node.type == "function_definition" and any(
                c.type == "__global__" for c in node.children
            ):
                name = declared_name(node)
                if name is not None:
                    found.append(Definition(self.text(name), node, name.start_point[0] + 1))
        return tuple(found)


def parse_source(file: Path, data: bytes) -> Source:
    """The source in some bytes; raises InputError when tree-sitter is missing."""
    return Source(file, data, _parser().parse(data).root_node)


@cache
def _parser() -> Parser:
    try:
        import tree_sitter_cuda
        from tree_sitter import Language, Parser
    except ImportError:
        raise InputError(
            "to read HIP source, irtools needs two packages more: pip install tree-sitter "
            "tree-sitter-cuda (its extra 'source')"
        ) from None
    return Parser(Language(tree_sitter_cuda.language()))


def plain_name(kernel: Function) -> str:
    """The name of a kernel as its definition writes it."""
    return kernel.display_name.partition("<")[0].rpartition("::")[2]


def items(node: Node) -> list[Node]:
    """The items of a list, without brackets and commas."""
    return [each for each in node.children if each.is_named]


def walk(node: Node) -> Iterator[Node]:
    """A node and all below it, in the order of the text."""
    stack: list[Node] = [node]
    while stack:
        each = stack.pop()
        yield each
        stack.extend(reversed(each.children))


def find(node: Node, *types: str) -> Iterator[Node]:
    """The nodes of some types below a node, in the order of the text."""
    return (each for each in walk(node) if each.type in types and each is not node)


def declared_name(definition: Node) -> Node | None:
    """The node of the name that a definition of a function declares."""
    node = definition.child_by_field_name("declarator")
    while node is not None and node.type not in ("identifier", "qualified_identifier"):
        node = node.child_by_field_name("declarator")
    return node

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The variables of a function in HIP source: where they are declared, and whether they change.

Precision: a variable counts as changed whenever it might be; one that is declared twice in a
function, shadowed say, is not known at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from irtools.hip.source import Source, declared_name, find, walk

if TYPE_CHECKING:
    from tree_sitter import Node

__all__ = ["Declaration", "Scope", "enclosing"]


@dataclass(frozen=True, slots=True)
class Declaration:
    """A variable: the node of its ``name``, its initial ``value`` (None without) and the whole
    ``statement``, which may declare others too; ``type`` is the text in front of the first.
    ``is_plain``: neither pointer, array nor reference; ``is_alone``: nothing else is declared."""

    name: Node
    value: Node | None
    statement: Node
    type: str
    is_plain: bool
    is_alone: bool


@dataclass(frozen=True)
class Scope:
    """The variables of a function, whose definition ``node`` is."""

    source: Source
    node: Node

    @property
    def name(self) -> str:
        """The name of the function, without namespaces."""
        name = declared_name(self.node)
        return "" if name is None else self.source.text(name).rpartition("::")[2]

    def variable(self, name: str) -> Declaration | None:
        """The only variable of that name in the function, if it never changes."""
        found = self._declarations.get(name, [])
        if len(found) != 1 or name in self._changed:
            return None
        return found[0]

    def declared(self, name: str) -> Declaration | None:
        """The only variable of that name in the function, which may change."""
        found = self._declarations.get(name, [])
        return found[0] if len(found) == 1 else None

    def uses(self, name: str) -> list[Node]:
        """Where a variable is read or written, without its declaration."""
        declared = {each.name.start_byte for each in self._declarations.get(name, [])}
        found = self.written("identifier").get(name, [])
        return [node for node in found if node.start_byte not in declared]

    def written(self, type_: str) -> dict[str, list[Node]]:
        """All nodes of a type in the function, by their text."""
        if type_ not in self._written:
            by_text = self._written[type_] = {}
            for node in find(self.node, type_):
                by_text.setdefault(self.source.text(node), []).append(node)
        return self._written[type_]

    @cached_property
    def _written(self) -> dict[str, dict[str, list[Node]]]:
        return {}

    def variables_in(self, node: Node) -> list[str]:
        """The names in an expression that are variables or parameters of the function."""
        names = (self.source.text(each) for each in walk(node) if each.type == "identifier")
        return [name for name in dict.fromkeys(names) if name in self._declarations]

    def is_fixed(self, node: Node) -> bool:
        """Whether the variables in an expression never change."""
        return all(self.variable(name) is not None for name in self.variables_in(node))

    @cached_property
    def _declarations(self) -> dict[str, list[Declaration]]:
        found: dict[str, list[Declaration]] = {}
        for node in find(self.node, *_STATEMENTS):
            for each in self._declared(node):
                found.setdefault(self.source.text(each.name), []).append(each)
        return found

    def _declared(self, statement: Node) -> Iterator[Declaration]:
        declarators = statement.children_by_field_name("declarator")
        value = statement.child_by_field_name("right")  # for (T x : range)
        for each in declarators:
            type_ = self.source.data[statement.start_byte : declarators[0].start_byte]
            inner, initial = each, value
            if each.type == "init_declarator":
                initial = each.child_by_field_name("value")
                inner = each.children[0]
            plain = inner.type == "identifier"
            name = inner if plain else next(find(inner, "identifier"), None)
            if name is not None:
                text = " ".join(type_.decode("utf-8", "replace").split())
                alone = len(declarators) == 1
                yield Declaration(name, initial, statement, text, plain, alone)

    @cached_property
    def _changed(self) -> frozenset[str]:
        """The variables that are assigned to, or of which somebody else gets hold."""
        nodes: list[Node] = []
        for node in walk(self.node):
            if node.type in ("assignment_expression", "update_expression"):
                nodes.append(next(each for each in node.children if each.is_named))
            elif node.type == "pointer_expression" and node.children[0].type == "&":
                nodes.append(node.children[1])
            elif node.type == "call_expression":
                nodes += self._given_away(node)
            elif node.type == "gnu_asm_output_operand":
                nodes += node.children_by_field_name("value")
            elif node.type == "init_declarator" and node.children[0].type == "reference_declarator":
                nodes.append(node.children[-1])
        roots = (self._root(node) for node in nodes)
        return frozenset(self.source.text(each) for each in roots if each is not None)

    def _root(self, node: Node) -> Node | None:
        """The variable that an expression is a part of, ``v`` of ``v.x[3]``; not the one that
        points to it, which stays as it is."""
        while node.type in _PARTS:
            if node.type == "field_expression" and node.children[1].type == "->":
                return None
            inner = node.children[1 if node.type == "parenthesized_expression" else 0]
            if node.type == "subscript_expression" and inner.type == "identifier":
                found = self.declared(self.source.text(inner))
                if found is not None and _declares_pointer(found.name):
                    return None
            node = inner
        return node if node.type == "identifier" else None

    def _given_away(self, call: Node) -> list[Node]:
        """The variables and parts of them that a call might take by reference, and the one whose
        method it is."""
        function, arguments = call.children[0], call.child_by_field_name("arguments")
        if arguments is None or _BY_VALUE.fullmatch(self.source.text(function)):
            return []
        given = [each for each in arguments.children if each.type in ("identifier", *_PARTS)]
        if function.type == "field_expression":
            given.append(function)
        roots = ((each, self._root(each)) for each in given)
        return [
            each
            for each, root in roots
            if root is not None and not self._is_constant(self.source.text(root))
        ]

    def _is_constant(self, name: str) -> bool:
        return all(
            "const" in each.type.split() or "constexpr" in each.type.split()
            for each in self._declarations.get(name, [])
        )


_BY_VALUE = re.compile(
    r"__\w+|irtools_\w+(?:<.*>)?|make_\w+|(?:std::)?(?:"
    r"abs|a?cosh?|asinh?|atan[2h]?|cbrt|ceil|clamp|copysign|erfc?|exp(?:2|10|m1)?|fabs|fdim|floor|fmax|fma|"
    r"fmin|fmod|hypot|ldexp|[lt]gamma|log(?:10|1p|2)?|max|min|pow|rcbrt|rint|round|rsqrt|sinh?|sqrt|tanh?|trunc"
    r")f?"
)
_STATEMENTS = ("declaration", "parameter_declaration", "for_range_loop")


_PARTS = ("field_expression", "subscript_expression", "parenthesized_expression")


def _declares_pointer(name: Node) -> bool:
    """Whether a declared name is that of a pointer, not of an array."""
    parent = name.parent
    return parent is not None and parent.type == "pointer_declarator"


def enclosing(node: Node, *types: str) -> Node | None:
    """The nearest node of some types around a node."""
    found = node.parent
    while found is not None and found.type not in types:
        found = found.parent
    return found

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A kernel and the source that it was compiled from, side by side."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from irtools.analysis.invariants import is_pure
from irtools.errors import InputError
from irtools.hip.files import Files, SourceEdit
from irtools.hip.scopes import Scope, enclosing
from irtools.hip.source import Source, find
from irtools.ir.debug import Location
from irtools.ir.model import Instruction, LocalValue
from irtools.rewrite import Subject

if TYPE_CHECKING:
    from tree_sitter import Node

__all__ = ["Place", "View", "replaced", "wrapped"]


@dataclass(frozen=True, slots=True)
class Place:
    """A node of a source file."""

    source: Source
    node: Node

    def __str__(self) -> str:
        return self.source.where(self.node)

    @property
    def text(self) -> str:
        """What is written there."""
        return self.source.text(self.node)

    @property
    def scope(self) -> Scope:
        """The function around it; raises InputError when it is in none."""
        function = enclosing(self.node, "function_definition")
        if function is None:
            raise InputError(f"{self}: {self.text} is in no function that can be seen: in a macro")
        return _scope(self.source, function)

    def of(self, node: Node) -> Place:
        """Another node of the same file."""
        return Place(self.source, node)


@lru_cache(maxsize=64)
def _scope(source: Source, function: Node) -> Scope:
    return Scope(source, function)


@dataclass(frozen=True)
class View:
    """The kernel of ``subject``, which was compiled from ``files``."""

    subject: Subject
    files: Files

    def place(self, location: Location | None) -> Place:
        """The smallest node at a location; raises InputError where that is not to be edited."""
        if location is None or not location.line or not location.column:
            raise InputError("the compiler does not say where it comes from")
        source = self.files.source_at(location)
        return Place(source, source.at(location))

    def definition(self) -> Place:
        """The definition of the kernel; raises InputError where it cannot be seen."""
        kernel = self.subject.kernel
        if kernel.location is None:
            raise InputError(f"{kernel.display_name} has no debug information")
        source = self.files.source_at(kernel.location)
        return Place(source, source.definition(kernel).node)

    def expression(self, value: LocalValue) -> Place:
        """The expression that makes a value: the initial value of a variable that never changes,
        or the operation, call or element at the value's own place.

        Raises InputError when there is none such.
        """
        for place in self._initial_values(value):
            return place
        if not isinstance(value, Instruction):
            raise InputError("an argument is not computed")
        place = self.place(value.location)
        node = place.node
        parent = node.parent
        if parent is not None and parent.type == "binary_expression" and not node.is_named:
            return place.of(parent)
        while parent is not None and parent.start_byte == node.start_byte:
            node, parent = parent, parent.parent
            if node.type in ("call_expression", "subscript_expression"):
                return place.of(node)
        raise InputError(f"{place}: {place.text} is no expression that can be changed")

    def _initial_values(self, value: LocalValue) -> Iterator[Place]:
        for place, name in self._declarations(value):
            declaration = place.scope.variable(name)
            if declaration is not None and declaration.value is not None:
                yield place.of(declaration.value)

    def variable(self, value: LocalValue) -> tuple[Place, str]:
        """The declaration of the variable that holds a value, and its name; raises InputError
        when there is none."""
        for place, name in self._declarations(value):
            return place, name
        raise InputError("no variable of the source holds it")

    def _declarations(self, value: LocalValue) -> Iterator[tuple[Place, str]]:
        """Where the variables that a value holds whole are declared."""
        for variable in value.variables:
            if not variable.name.isidentifier():
                continue  # a part of one
            source = self.files.source_at(variable.location)
            for place in _lines(source, variable.location.line):
                if place.node.type == "identifier" and place.text == variable.name:
                    yield place, variable.name
                    break

    def check_can_move(self, expression: Place, points: Sequence[Instruction]) -> None:
        """Raise InputError when an expression has effects, or may have another value before one of
        some instructions than where it stands: it reads memory that is written in between."""
        memory = self.subject.analysis.memory
        first, last = expression.node.start_point, expression.node.end_point
        reads = next(find(expression.node, *_READS), None) is not None
        for point, instruction in self._instructions.get(expression.source.file, ()):
            if not first <= point < last:
                continue
            if instruction.opcode == "load":
                reads = False
                if not all(memory.is_unchanged(instruction, each) for each in points):
                    raise InputError(f"{expression}: what {expression.text} reads may be written")
            elif instruction.opcode not in _NO_EFFECT and not is_pure(instruction, memory):
                raise InputError(f"{expression}: {expression.text} has effects")
        if reads:
            raise InputError(f"{expression}: it is not known what {expression.text} reads")

    @cached_property
    def _instructions(self) -> Mapping[Path, list[tuple[tuple[int, int], Instruction]]]:
        """The instructions that come from each file, with row and column from 0; also those of
        functions that are called there."""
        found: dict[Path, list[tuple[tuple[int, int], Instruction]]] = {}
        for instruction in self.subject.kernel.instructions:
            for step in instruction.location.chain if instruction.location else ():
                with contextlib.suppress(InputError):
                    file = self.files.source_at(step).file
                    point = step.line - 1, step.column - 1
                    found.setdefault(file, []).append((point, instruction))
        return found

    @cached_property
    def rows(self) -> Mapping[Path, Counter[int]]:
        """How many instructions come from each row (from 0) of each file."""
        return {
            file: Counter(row for (row, _), _ in found)
            for file, found in self._instructions.items()
        }

    @cached_property
    def uniform_names(self) -> frozenset[tuple[str, str]]:
        """The variables that only hold uniform values, with the function that they are in."""
        uniform = self.subject.analysis.uniformity.is_uniform
        found: dict[tuple[str, str], bool] = {}
        for value in self.subject.kernel.values:
            for variable in value.variables:
                key = variable.name, variable.location.function.partition("<")[0]
                found[key] = found.get(key, True) and uniform(value)
        return frozenset(key for key, same in found.items() if same)


_READS = ("subscript_expression", "pointer_expression")
_NO_EFFECT = ("phi", "br", "switch")


def _lines(source: Source, line: int) -> Iterator[Place]:
    """The leaves of the syntax tree on a line."""
    row = line - 1
    stack = [source.root]
    while stack:
        node = stack.pop()
        if node.start_point[0] > row or node.end_point[0] < row:
            continue
        if node.child_count:
            stack.extend(reversed(node.children))
        elif node.start_point[0] == row:
            yield Place(source, node)


def replaced(place: Place, text: str) -> SourceEdit:
    """The edit that writes something else instead of a node."""
    node = place.node
    return SourceEdit(place.source.file, node.start_byte, node.end_byte, 0, text)


def wrapped(place: Place, before: str, after: str) -> tuple[SourceEdit, SourceEdit]:
    """The edits that put something around a node, inside of what is put around more."""
    node, file = place.node, place.source.file
    return (
        SourceEdit(file, node.start_byte, node.start_byte, -node.end_byte, before),
        SourceEdit(file, node.end_byte, node.end_byte, -node.start_byte, after),
    )

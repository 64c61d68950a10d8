# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Debug information: source locations and source variables.

llvmlite has no interface to metadata, so this reads LLVM's own print of the module: numbered
metadata nodes (one a line) and debug records. All of it is read on demand, because a report names
a hundred values of a module that has a hundred thousand.

Source: LLVM "Source Level Debugging" (debug records, DIExpression) and LangRef ("Specialized
Metadata Nodes").
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from irtools.ir.model import Function

__all__ = ["DebugInfo", "Location", "Variable"]


@dataclass(frozen=True, slots=True)
class Location:
    """A place in the source.

    ``line`` and ``column`` count from 1; 0 means that the compiler made the code up. ``function``
    is the source name of the function whose text it is; ``inlined_at`` is the call that brought it
    here when that function was inlined.
    """

    file: str
    directory: str
    line: int
    column: int
    function: str
    inlined_at: Location | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"

    @property
    def chain(self) -> tuple[Location, ...]:
        """This location and the calls it was inlined through, innermost first."""
        chain = [self]
        while chain[-1].inlined_at is not None:
            chain.append(chain[-1].inlined_at)
        return tuple(chain)


@dataclass(frozen=True, slots=True)
class Variable:
    """A source variable, or the part of one that a value holds (``acc[3]``, ``u.x``).

    ``is_address``: the value is not the variable but points to it. ``location`` is the
    declaration, with the call it was inlined through.
    """

    name: str
    location: Location
    is_address: bool


_NODE = re.compile(r"!\d+ = (?:distinct )?!(DI\w+)\((.*)\)$")
_FIELD = re.compile(r'(\w+): ("[^"]*"|[^,"]*)')
_FUNCTION_DBG = re.compile(r" !dbg !(\d+)[^\"]*$")
_RECORD = re.compile(
    r"    #dbg_(value|declare|assign)\((.*), !(\d+), !DIExpression\((.*?)\), (?:.*, )?!(\d+)\)$"
)
_OPERAND_NAME = re.compile(r'%("[^"]*"|[-\w$.]+)$')
# The address space of a variable, which LLVM's AMDGPU front ends add to every expression.
_ADDRESS_SPACE = re.compile(r"DW_OP_constu, \d+, DW_OP_swap, DW_OP_xderef")
_FRAGMENT = re.compile(r"DW_OP_LLVM_fragment, (\d+), (\d+)")
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")


class DebugInfo:
    """The debug information of one module, read from LLVM's print of it."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self._lines = lines
        self._numbered: dict[int, str] | None = None
        self._nodes: dict[int, tuple[str, Mapping[str, str]]] = {}
        self._locations: dict[int, Location | None] = {}
        self._variables: dict[int, dict[int, tuple[Variable, ...]]] = {}

    def location_of_line(self, line: str) -> Location | None:
        """The location attached (``!dbg``) to the instruction printed on this line."""
        start = line.rfind("!dbg !")
        if start < 0:
            return None
        return self._location(int(line[start + 6 :].partition(",")[0]))

    def subprogram_location(self, define_line: str) -> Location | None:
        """The location of the function whose ``define`` line this is."""
        found = _FUNCTION_DBG.search(define_line)
        if not found:
            return None
        fields = self._node(int(found[1]))[1]
        file, directory = self._file(fields.get("file"))
        return Location(file, directory, int(fields.get("line", 0)), 0, _text(fields.get("name")))

    def variables(self, function: Function) -> Mapping[int, tuple[Variable, ...]]:
        """The variables that each value holds, by the value's number.

        Debug records whose expression computes something from the value (other than choosing an
        address space or a part of the variable) do not name it and are left out.
        """
        known = self._variables.get(function.line)
        if known is None:
            known = self._variables[function.line] = self._read_variables(function)
        return known

    def _read_variables(self, function: Function) -> dict[int, tuple[Variable, ...]]:
        numbers = {value.name: value.number for value in function.values if value.name}
        found: dict[int, dict[Variable, None]] = {}
        for index in range(function.line + 1, len(self._lines)):
            line = self._lines[index]
            if line == "}":
                break
            if not line.startswith("    #dbg_"):
                continue
            record = _RECORD.match(line)
            operand = record and _OPERAND_NAME.search(record[2])
            if not record or not operand:
                continue  # a constant, poison, or a list of several values
            variable = self._variable(record)
            if variable:
                number = numbers[_text(operand[1])]
                found.setdefault(number, {})[variable] = None
        return {number: tuple(names) for number, names in found.items()}

    def _variable(self, record: re.Match[str]) -> Variable | None:
        expression = _ADDRESS_SPACE.sub("", record[4])
        fragment = _FRAGMENT.search(expression)
        rest = _FRAGMENT.sub("", expression).replace("DW_OP_stack_value", "").strip(", ")
        if rest not in ("", "DW_OP_deref"):
            return None
        fields = self._node(int(record[3]))[1]
        name = _text(fields.get("name"))
        if not name:
            return None
        if fragment:
            name += self._part(fields.get("type"), int(fragment[1]), int(fragment[2]))
        file, directory = self._file(fields.get("file"))
        use = self._location(int(record[5]))
        return Variable(
            name,
            Location(
                file,
                directory,
                int(fields.get("line", 0)),
                0,
                self._scope_name(fields.get("scope")),
                use.inlined_at if use else None,
            ),
            is_address=record[1] == "declare" or rest == "DW_OP_deref",
        )

    def _part(self, type_: str | None, offset: int, size: int) -> str:
        """How the source writes the bits [offset, offset + size) of a variable of this type."""
        kind, fields = self._node(_number(type_))
        tag = fields.get("tag", "")
        if kind == "DIDerivedType" and tag != "DW_TAG_pointer_type":
            return self._part(fields.get("baseType"), offset, size)
        if int(fields.get("size", 0)) <= size:
            return ""
        if kind == "DICompositeType":
            if tag == "DW_TAG_array_type":
                return self._element(fields, offset, size)
            for member in self._list(fields.get("elements")):
                part = self._node(member)[1]
                start, width = int(part.get("offset", 0)), int(part.get("size", 0))
                if part.get("tag") == "DW_TAG_member" and start <= offset < start + width:
                    return f".{_text(part.get('name'))}" + self._part(
                        part.get("baseType"), offset - start, size
                    )
        return f".bits[{offset}:{offset + size}]"

    def _element(self, array: Mapping[str, str], offset: int, size: int) -> str:
        counts = [
            int(self._node(dimension)[1].get("count", 0))
            for dimension in self._list(array.get("elements"))
        ]
        step = int(array.get("size", 0))
        subscripts = ""
        for count in counts:
            if count <= 0 or step % count:
                return f".bits[{offset}:{offset + size}]"
            step //= count
            if size > step:  # a whole row
                return subscripts
            subscripts += f"[{offset // step}]"
            offset %= step
        return subscripts + self._part(array.get("baseType"), offset, size)

    def _location(self, number: int) -> Location | None:
        if number not in self._locations:
            kind, fields = self._node(number)
            location = None
            if kind == "DILocation":
                file, directory = self._file_of_scope(fields.get("scope"))
                inlined_at = fields.get("inlinedAt")
                location = Location(
                    file,
                    directory,
                    int(fields.get("line", 0)),
                    int(fields.get("column", 0)),
                    self._scope_name(fields.get("scope")),
                    self._location(_number(inlined_at)) if inlined_at else None,
                )
            self._locations[number] = location
        return self._locations[number]

    def _file_of_scope(self, scope: str | None) -> tuple[str, str]:
        while scope:
            fields = self._node(_number(scope))[1]
            if "file" in fields:
                return self._file(fields["file"])
            scope = fields.get("scope")
        return "", ""

    def _scope_name(self, scope: str | None) -> str:
        while scope:
            kind, fields = self._node(_number(scope))
            if kind == "DISubprogram":
                return _text(fields.get("name"))
            scope = fields.get("scope")
        return ""

    def _file(self, reference: str | None) -> tuple[str, str]:
        fields = self._node(_number(reference))[1]
        return _text(fields.get("filename")), _text(fields.get("directory"))

    def _list(self, reference: str | None) -> list[int]:
        line = self._numbered_lines().get(_number(reference), "")
        return [int(number) for number in re.findall(r"!(\d+)", line.partition(" = ")[2])]

    def _node(self, number: int) -> tuple[str, Mapping[str, str]]:
        node = self._nodes.get(number)
        if node is None:
            found = _NODE.match(self._numbered_lines().get(number, ""))
            node = (found[1], dict(_FIELD.findall(found[2]))) if found else ("", {})
            self._nodes[number] = node
        return node

    def _numbered_lines(self) -> dict[int, str]:
        if self._numbered is None:
            self._numbered = {
                int(line[1 : line.index(" ")]): line
                for line in self._lines
                if line[:1] == "!" and line[1:2].isdigit()
            }
        return self._numbered


def _number(reference: str | None) -> int:
    """``!12`` → 12; -1, which no node has, for anything else."""
    return int(reference[1:]) if reference and reference[1:].isdigit() else -1


def _text(literal: str | None) -> str:
    """The text of a name or string that LLVM prints in quotes, with ``\\XX`` for odd bytes."""
    escaped = (literal or "").strip('"')
    if "\\" not in escaped:
        return escaped
    latin = _ESCAPE.sub(lambda code: chr(int(code[1], 16)), escaped)
    return latin.encode("latin-1", "replace").decode("utf-8", "replace")

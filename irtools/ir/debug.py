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
from functools import cache
from typing import TYPE_CHECKING

from irtools.ir.metadata import Metadata

if TYPE_CHECKING:
    from irtools.ir.model import Function, LocalValue

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


_CHECKSUM = re.compile(r'!DIFile\(filename: ("[^"]*").*checksumkind: CSK_MD5, checksum: "(\w+)"')
_NODE = re.compile(r"!(DI\w+)\((.*)\)$")
_FIELD = re.compile(r'(\w+): ("[^"]*"|[^,"]*)')
_FUNCTION_DBG = re.compile(r" !dbg !(\d+)[^\"]*$")
_LOCATION = re.compile(
    r"!DILocation\((?:line: (\d+), )?(?:column: (\d+), )?"
    r"scope: (!\d+)(?:, inlinedAt: !(\d+))?"
)
# The variable, the expression and, last, the location of a debug record; an assignment has more in
# between.
_RECORD = re.compile(r", !(\d+), !DIExpression\(([^)]*)\), (?:.*, )?!(\d+)\)$")
_RECORD_VALUE = re.compile(r'    #dbg_\w+\([^!]*?%("[^"]*"|[-\w$.]+), !')
# The address space of a variable, which LLVM's AMDGPU front ends add to every expression.
_ADDRESS_SPACE = re.compile(r"DW_OP_constu, \d+, DW_OP_swap, DW_OP_xderef")
_FRAGMENT = re.compile(r"DW_OP_LLVM_fragment, (\d+), (\d+)")
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")


class DebugInfo:
    """The debug information of one module, read from LLVM's print of it."""

    def __init__(self, lines: tuple[str, ...] = (), metadata: Metadata | None = None) -> None:
        self._lines = lines
        self._metadata = metadata or Metadata(lines)
        self._nodes: dict[int, tuple[str, Mapping[str, str]]] = {}
        self._locations: dict[int, Location | None] = {}
        self._scopes: dict[str | None, tuple[str, str, str]] = {None: ("", "", "")}
        self._subprograms: dict[str, Location | None] = {}
        self._records: dict[int, dict[str, list[str]]] = {}

    def checksums(self) -> Mapping[str, str]:
        """The MD5 checksum, in hexadecimal digits, of each source file that has one."""
        found = (_CHECKSUM.search(line) for line in self._lines if "!DIFile(" in line)
        return {_text(each[1]): each[2] for each in found if each}

    def location_of_line(self, line: str) -> Location | None:
        """The location attached (``!dbg``) to the instruction whose last line this is."""
        start = line.rfind("!dbg !")
        if start < 0:
            return None
        return self.location(int(line[start + 6 :].partition(",")[0]))

    def subprogram_location(self, define_line: str) -> Location | None:
        """The location of the function whose ``define`` line this is."""
        if define_line not in self._subprograms:
            found = _FUNCTION_DBG.search(define_line)
            location = None
            if found:
                fields = self._node(int(found[1]))[1]
                file, directory, name = self._scope(f"!{found[1]}")
                location = Location(file, directory, int(fields.get("line", 0)), 0, name)
            self._subprograms[define_line] = location
        return self._subprograms[define_line]

    def variables(self, value: LocalValue) -> tuple[Variable, ...]:
        """The variables that a value holds, in order of their first record.

        Debug records whose expression computes something from the value (other than choosing an
        address space or a part of the variable) do not name it and are left out.
        """
        function = value.function
        records = self._records.get(function.line)
        if records is None:
            records = self._records[function.line] = self._read_records(function)
        found = map(self._variable, records.get(value.name, ()))
        return tuple(dict.fromkeys(variable for variable in found if variable))

    def _read_records(self, function: Function) -> dict[str, list[str]]:
        """The debug records of a function by the name of the one value that they describe."""
        records: dict[str, list[str]] = {}
        for number in function.record_lines:
            line = self._lines[number]
            found = _RECORD_VALUE.match(line)
            if found:
                records.setdefault(_text(found[1]), []).append(line)
        return records

    def _variable(self, line: str) -> Variable | None:
        record = _RECORD.search(line)
        if record is None:
            return None
        rest, offset, size = _expression(record[2])
        if rest not in ("", "DW_OP_deref"):
            return None
        fields = self._node(int(record[1]))[1]
        name = _text(fields.get("name"))
        if not name:
            return None
        if size:
            name += self._part(fields.get("type"), offset, size)
        file, directory = self._file(fields.get("file"))
        use = self.location(int(record[3]))
        return Variable(
            name,
            Location(
                file,
                directory,
                int(fields.get("line", 0)),
                0,
                self._scope(fields.get("scope"))[2],
                use.inlined_at if use else None,
            ),
            is_address=line.startswith("    #dbg_declare") or rest == "DW_OP_deref",
        )

    def _part(self, type_: str | None, offset: int, size: int) -> str:
        """How the source writes the bits [offset, offset + size) of a variable of this type."""
        kind, fields = self._node(_number(type_))
        tag = fields.get("tag", "")
        if kind == "DIDerivedType" and tag != "DW_TAG_pointer_type":
            return self._part(fields.get("baseType"), offset, size)
        if _count(fields, "size") <= size:
            return ""
        if kind == "DICompositeType":
            if tag == "DW_TAG_array_type":
                return self._element(fields, offset, size)
            for member in self._metadata.operands(_number(fields.get("elements"))):
                part = self._node(member)[1]
                width = part
                if part.get("tag") == "DW_TAG_inheritance":
                    width = self._node(_number(part.get("baseType")))[1]
                elif part.get("tag") != "DW_TAG_member":
                    continue
                start = _count(part, "offset")
                if start <= offset < start + _count(width, "size"):
                    name = _text(part.get("name"))  # a base or an anonymous union has none
                    rest = self._part(part.get("baseType"), offset - start, size)
                    return f".{name}{rest}" if name else rest
        return f".bits[{offset}:{offset + size}]"

    def _element(self, array: Mapping[str, str], offset: int, size: int) -> str:
        counts = [
            _count(self._node(dimension)[1], "count")
            for dimension in self._metadata.operands(_number(array.get("elements")))
        ]
        step = _count(array, "size")
        subscripts = ""
        for count in counts:
            if count <= 0 or step % count:
                return f".bits[{offset}:{offset + size}]"
            row, step = step, step // count
            if size > step:  # a whole row, or several elements
                last = (offset + size - 1) // step
                return subscripts + (f"[{offset // step}..{last}]" if size < row else "")
            subscripts += f"[{offset // step}]"
            offset %= step
        return subscripts + self._part(array.get("baseType"), offset, size)

    def location(self, number: int) -> Location | None:
        """The location that a numbered node is, or None when it is something else."""
        if number not in self._locations:
            found = _LOCATION.match(self._metadata.node(number))
            location = None
            if found:
                line, column, scope, inlined_at = found.groups()
                location = Location(
                    *self._scope(scope)[:2],
                    int(line or 0),
                    int(column or 0),
                    self._scope(scope)[2],
                    self.location(int(inlined_at)) if inlined_at else None,
                )
            self._locations[number] = location
        return self._locations[number]

    def _scope(self, scope: str | None) -> tuple[str, str, str]:
        """The file, its directory and the name of the function that a scope lies in.

        A scope without a file of its own is in the file of the scope around it.
        """
        known = self._scopes.get(scope)
        if known is None:
            kind, fields = self._node(_number(scope))
            file, directory, function = self._scope(fields.get("scope"))
            if "file" in fields:
                file, directory = self._file(fields["file"])
            if kind == "DISubprogram":
                function = _text(fields.get("name"))
            known = self._scopes[scope] = file, directory, function
        return known

    def _file(self, reference: str | None) -> tuple[str, str]:
        fields = self._node(_number(reference))[1]
        return _text(fields.get("filename")), _text(fields.get("directory"))

    def _node(self, number: int) -> tuple[str, Mapping[str, str]]:
        node = self._nodes.get(number)
        if node is None:
            found = _NODE.match(self._metadata.node(number))
            node = (found[1], dict(_FIELD.findall(found[2]))) if found else ("", {})
            self._nodes[number] = node
        return node


def _count(fields: Mapping[str, str], key: str) -> int:
    """A number of bits or elements; 0 when there is none or only the program knows it."""
    text = fields.get(key, "")
    return int(text) if text.isdigit() else 0


@cache
def _expression(text: str) -> tuple[str, int, int]:
    """The operations of a DIExpression, without those that leave the value as it is, and the
    offset and size in bits of the part of the variable that it describes, 0 for the whole."""
    text = _ADDRESS_SPACE.sub("", text)
    fragment = _FRAGMENT.search(text)
    rest = _FRAGMENT.sub("", text).replace("DW_OP_stack_value", "").strip(", ")
    return rest, int(fragment[1]) if fragment else 0, int(fragment[2]) if fragment else 0


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

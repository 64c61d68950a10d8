# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Machine code as LLVM prints it, read into values.

LLVM prints it in two forms: as MIR files (``-stop-before=…``), whose register classes and locations
stand before the code, and as dumps (``-print-after=…``), where each line has its own. The lines of
code are the same. What the reader does not know it skips or keeps as text: LLVM has checked it.

Source: "Machine IR (MIR) Format Reference Manual", ``MachineInstr::print``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from irtools.errors import InputError
from irtools.machine.model import (
    MachineBlock,
    MachineFunction,
    MachineInstruction,
    Operand,
    RegisterClass,
    StackObject,
    register_class,
)

__all__ = ["read_machine_code"]

_DUMP_START = re.compile(r"^# Machine code for function (.*): ?[\w, ]*$")
_DUMP_END = "# End machine code for function "


def read_machine_code(text: str) -> tuple[MachineFunction, ...]:
    """The functions of a MIR file, or of everything that ``-print-after`` wrote, in their order.

    Raises InputError when there is none.
    """
    lines = text.splitlines()
    functions = [_read_dump(name, body) for name, body in _dumps(lines)]
    functions += [_read_document(name, body, lines) for name, body in _documents(lines)]
    if not functions:
        raise InputError(
            "no machine code: neither a MIR file ('name:' after '---') nor what -print-after "
            "writes ('# Machine code for function')"
        )
    return tuple(functions)


def _dumps(lines: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """The name and the lines of every function of a dump."""
    name, start = "", 0
    for index, line in enumerate(lines):
        if line[:1] != "#":
            continue
        found = _DUMP_START.match(line)
        if found:
            name, start = found[1], index + 1
        elif start and line.startswith(_DUMP_END):
            yield name, lines[start:index]
            start = 0


def _documents(lines: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """The name and the lines of every function of a MIR file: after ``---`` up to ``...``."""
    start = 0
    for index, line in enumerate(lines):
        if line == "---":
            start = index + 1
        elif line == "..." and start:
            if lines[start].startswith("name:"):
                name = lines[start].partition(":")[2].strip()
                yield name.strip("'").replace("''", "'"), lines[start + 1 : index]
            start = 0


_FRAME_OBJECT = re.compile(r"  fi#(-?\d+): (?:.*?\b)?size=(\d+), align=(\d+)")


def _read_dump(name: str, lines: Sequence[str]) -> MachineFunction:
    objects = tuple(
        StackObject(int(found[1]), int(found[2]), int(found[3]))
        for found in map(_FRAME_OBJECT.match, lines)
        if found
    )
    reader = _CodeReader()
    # Before the code of a line stand its slot index, if there are any, and a tab.
    blocks = reader.blocks([line[line.find("\t", 0, 12) + 1 :] for line in lines])
    return MachineFunction(name, blocks, reader.classes, objects)


_REGISTER = re.compile(r"  - \{ id: (\d+), class: (\w+)")
_STACK_OBJECT = re.compile(r"  - \{ id: (\d+), name: .*\bsize: (\d+), alignment: (\d+)")
_LOCATION_NODE = re.compile(r"  !(\d+) = (?:distinct )?!DILocation\((.*)\)$")
_INLINED_AT = re.compile(r"inlinedAt: !(\d+)")


def _read_document(name: str, lines: Sequence[str], file: Sequence[str]) -> MachineFunction:
    classes: dict[int, RegisterClass] = {}
    objects = []
    section = ""
    body = 0
    for index, line in enumerate(lines):
        if line[:1] not in (" ", ""):
            section = line.partition(":")[0]
            if section == "body":
                body = index + 1
                break
        elif section == "registers":
            register = _REGISTER.match(line)
            if register:
                classes[int(register[1])] = register_class(register[2])
        elif section == "stack":
            found = _STACK_OBJECT.match(line)
            if found:
                objects.append(StackObject(int(found[1]), int(found[2]), int(found[3])))
    reader = _CodeReader(_outer_lines(file))
    blocks = reader.blocks([line[2:] for line in lines[body:]])
    return MachineFunction(name, blocks, reader.classes | classes, tuple(objects))


def _outer_lines(file: Sequence[str]) -> Mapping[str, int]:
    """The line of every location of a MIR file's module, the outermost of inlined ones."""
    nodes = {found[1]: found[2] for found in map(_LOCATION_NODE.match, file) if found}
    lines = {}
    for number, node in nodes.items():
        inlined = _INLINED_AT.search(node)
        while inlined and inlined[1] in nodes:
            node = nodes[inlined[1]]
            inlined = _INLINED_AT.search(node)
        line = re.search(r"\bline: (\d+)", node)
        lines[number] = int(line[1]) if line else 0
    return lines


_BLOCK = re.compile(r"bb\.(\d+)(?:\.(.*?))?(?: \(.*\))?:$")
_SUCCESSOR = re.compile(r"%bb\.(\d+)(?:\((0x[0-9a-f]+)\))?")
_PROBABILITY_ONE = 1 << 31

_OPCODE = re.compile(r"(?:[a-z][a-z-]* )*([A-Z]\w*) ?")
_OPERAND = re.compile(
    r"((?:[a-z-]+ )*)(?:%(\d+)|\$([A-Za-z_]\w*))(?:\.(\w+))?(?::(\w+))?"
    r"(?:\((?!tied-def)[^()]*\))?(?:\(tied-def (\d+)\))?"
)
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_LOCATION = re.compile(r"!(\d+)")
_OUTER_LINE = re.compile(r":(\d+)(?::\d+)?(?: \])*$")


class _CodeReader:
    """Reads the code of one function.

    ``locations`` are the lines of the location nodes of a MIR file; a dump has them in the comment
    at the end of each line instead. Operands are kept by their text, because they repeat.
    """

    def __init__(self, locations: Mapping[str, int] | None = None) -> None:
        self._locations = locations
        self._defined: dict[str, Operand | None] = {}
        self._used: dict[str, Operand | None] = {}
        self.classes: dict[int, RegisterClass] = {}

    def blocks(self, lines: Sequence[str]) -> tuple[MachineBlock, ...]:
        """The blocks; then ``classes`` has those that are printed with the operands."""
        starts = [index for index, line in enumerate(lines) if line[:3] == "bb."]
        ends = [*starts[1:], len(lines)]
        return tuple(
            self._block(lines[start], lines[start + 1 : end])
            for start, end in zip(starts, ends, strict=True)
        )

    def _block(self, header: str, lines: Sequence[str]) -> MachineBlock:
        found = _BLOCK.match(header)
        if found is None:
            raise InputError(f"machine code: cannot read the block {header!r}")
        instructions: list[MachineInstruction] = []
        successors: dict[int, float | None] = {}
        live_ins: list[str] = []
        in_bundle = False
        for line in lines:
            code = line.strip()
            if code[:11] == "successors:":
                for number, weight in _SUCCESSOR.findall(code.partition(";")[0]):
                    probability = int(weight, 16) / _PROBABILITY_ONE if weight else None
                    successors[int(number)] = probability
            elif code[:8] == "liveins:":
                live_ins = re.findall(r"\$(\w+)", code)
            elif code == "}":
                in_bundle = False
            elif code and code[0] != ";":
                instructions.append(self._instruction(code, in_bundle))
                in_bundle |= code[-2:] == " {"
        return MachineBlock(
            int(found[1]), found[2] or "", successors, tuple(live_ins), tuple(instructions)
        )

    def _instruction(self, text: str, in_bundle: bool) -> MachineInstruction:
        masked = _STRING.sub('""', text) if '"' in text.partition(" :: (")[0] else text
        code, _, memory = masked.partition(" :: (")
        code, has_location, location = code.partition(" debug-location ")
        defined, equals, used = code.partition(" = ")
        if not equals:
            defined, used = "", code
        opcode = _OPCODE.match(used)
        operands: list[Operand] = []
        if defined:
            operands += self._operands(defined, self._defined, True)
        operands += self._operands(used[opcode.end() if opcode else 0 :], self._used, False)
        line = 0
        if self._locations is None:
            memory = memory.rpartition("; ")[0] or memory
            line = _line_of_comment(text) if has_location else 0
        elif has_location:
            node = _LOCATION.match(location)
            line = self._locations.get(node[1], 0) if node else 0
        return MachineInstruction(
            opcode[1] if opcode else used, tuple(operands), line, memory[:-1], in_bundle, text
        )

    def _operands(self, text: str, known: dict[str, Operand | None], is_def: bool) -> list[Operand]:
        operands = []
        for part in text.split(", "):
            if part in known:
                operand = known[part]
            else:
                operand = known[part] = self._operand(part, is_def)
            if operand is not None:
                operands.append(operand)
        return operands

    def _operand(self, text: str, is_def: bool) -> Operand | None:
        """The register operand with this text; None for all others."""
        found = _OPERAND.match(text)
        if found is None:
            return None
        words, register, physical, subregister, class_name, tied = found.groups()
        if register and (class_name or int(register) not in self.classes):
            self.classes[int(register)] = register_class(class_name or "")
        flags = _flags(words)
        return Operand(
            int(register) if register else -1,
            physical or "",
            subregister or "",
            is_def or "def" in flags or "implicit-def" in flags,
            flags,
            int(tied) if tied else -1,
        )


@cache
def _flags(words: str) -> frozenset[str]:
    return frozenset(words.split())


def _line_of_comment(text: str) -> int:
    """The line in ``; file:4:3 @[ file:7 ]`` at the end of an instruction."""
    found = _OUTER_LINE.search(text.removesuffix(" {").rpartition("; ")[2])
    return int(found[1]) if found else 0

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
    documents = list(_documents(lines))
    locations = _outer_lines(lines) if documents else {}
    functions += [_read_document(name, body, locations) for name, body in documents]
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
    return MachineFunction(name, reader.blocks(lines), reader.classes, objects)


_REGISTER = re.compile(r"  - \{ id: (\d+), class: (\w+)")
_STACK_OBJECT = re.compile(r"  - \{ id: (\d+), name: .*\bsize: (\d+), alignment: (\d+)")
_LOCATION_NODE = re.compile(r"  !(\d+) = (?:distinct )?!DILocation\((.*)\)$")
_INLINED_AT = re.compile(r"inlinedAt: !(\d+)")


def _read_document(
    name: str, lines: Sequence[str], locations: Mapping[str, int]
) -> MachineFunction:
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
    reader = _CodeReader(locations)
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
        lines[f"!{number}"] = int(line[1]) if line else 0
    return lines


_BLOCK = re.compile(r"bb\.(\d+)(?:\.(.*?))?(?: \(.*\))?:$")
_SUCCESSOR = re.compile(r"%bb\.(\d+)(?:\((0x[0-9a-f]+)\))?")
_LIVE_IN = re.compile(r"\$(\w+)(?::(0x[0-9A-Fa-f]+))?")
_PROBABILITY_ONE = 1 << 31

_OPCODE = re.compile(r"(?:[a-z][a-z-]* )*([A-Z]\w*) ?")
_OPERAND = re.compile(
    r"((?:[a-z-]+ )*)(?:%(\d+)|\$([A-Za-z_]\w*))(?:\.(\w+))?(?::(\w+))?"
    r"(?:\((?!tied-def)[^()]*\))?(?:\(tied-def (\d+)\))?"
)
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_OUTER_LINE = re.compile(r":(\d+)(?::\d+)?(?: \])*(?: \{)?$")
_DEFINITIONS = ("def", "implicit-def")
_LONGEST_SLOT = 16
_NO_FLAGS: frozenset[str] = frozenset()
# With what a line of a block starts that may be none of an instruction.
_MAYBE_NO_INSTRUCTION = frozenset(("", ";", "}", "s", "l"))


class _Operands(dict[str, Operand | None]):
    """The register operand with some text, None for all others; read when first asked for, because
    they repeat. ``classes`` collects the register classes that are printed with them."""

    def __init__(self, classes: dict[int, RegisterClass], *, left: bool) -> None:
        self._classes = classes
        self._left = left  # of the equals sign

    def __missing__(self, text: str) -> Operand | None:
        self[text] = operand = self._read(text)
        return operand

    def _read(self, text: str) -> Operand | None:
        if text[:1] == "%":  # mostly just a register, perhaps a part of it, and its class
            name, _, class_name = text[1:].partition(":")
            digits, _, subregister = name.partition(".")
            if digits.isdigit() and class_name.isidentifier():
                number = int(digits)
                self._classes[number] = register_class(class_name)
                return Operand(number, "", subregister, self._left, _NO_FLAGS, -1)
        found = _OPERAND.match(text)
        if found is None:
            return None
        words, register, physical, subregister, class_name, tied = found.groups("")
        number = int(register or -1)
        if register and (class_name or number not in self._classes):
            self._classes[number] = register_class(class_name)
        flags = _NO_FLAGS
        is_def = self._left
        if words:
            flags = _flags(words)
            is_def = is_def or not flags.isdisjoint(_DEFINITIONS)
        return Operand(number, physical, subregister, is_def, flags, int(tied or -1))


class _CodeReader:
    """Reads the code of one function.

    ``locations`` are the lines of the location nodes of a MIR file; a dump has them in the comment
    at the end of each line instead.
    """

    def __init__(self, locations: Mapping[str, int] | None = None) -> None:
        self._locations = locations
        self.classes: dict[int, RegisterClass] = {}
        self._defined = _Operands(self.classes, left=True)
        self._used = _Operands(self.classes, left=False)

    def blocks(self, lines: Sequence[str]) -> tuple[MachineBlock, ...]:
        """The blocks; then ``classes`` has those that are printed with the operands.

        Before the code of a line in a dump stand its slot index, as ``16B``, if there is one, and a
        tab.
        """
        starts = [
            index
            for index, line in enumerate(lines)
            if "bb." in line[:_LONGEST_SLOT] and _code(line)[:3] == "bb."
        ]
        ends = [*starts[1:], len(lines)]
        return tuple(
            self._block(_code(lines[start]), lines[start + 1 : end])
            for start, end in zip(starts, ends, strict=True)
        )

    def _block(self, header: str, lines: Sequence[str]) -> MachineBlock:
        found = _BLOCK.match(header)
        if found is None:
            raise InputError(f"machine code: cannot read the block {header!r}")
        instructions: list[MachineInstruction] = []
        successors: dict[int, float | None] = {}
        live_ins: dict[str, int | None] = {}
        in_bundle = False
        for line in lines:
            slot, tab, code = line.partition("\t")
            code = code.strip() if tab else slot.strip()
            if code[:1] in _MAYBE_NO_INSTRUCTION:
                if code.startswith("successors:"):
                    for number, weight in _SUCCESSOR.findall(code.partition(";")[0]):
                        probability = int(weight, 16) / _PROBABILITY_ONE if weight else None
                        successors[int(number)] = probability
                    continue
                if code.startswith("liveins:"):
                    for name, mask in _LIVE_IN.findall(code):
                        live_ins[name] = int(mask, 16) if mask else None
                    continue
                if code == "}":
                    in_bundle = False
                if code == "}" or code[:1] in ("", ";"):
                    continue
            instructions.append(self._instruction(code, in_bundle, slot))
            in_bundle = in_bundle or code[-2:] == " {"
        return MachineBlock(
            int(found[1]), found[2] or "", successors, live_ins, tuple(instructions)
        )

    def _instruction(self, text: str, in_bundle: bool, slot: str) -> MachineInstruction:
        code, location, memory = _parts(text)
        if '"' in code:
            code, location, memory = _parts(_STRING.sub('""', text))
        defined, equals, used = code.partition(" = ")
        if not equals:
            defined, used = "", code
        operands = []
        if defined:
            operands = [each for part in defined.split(", ") if (each := self._defined[part])]
        opcode, _, rest = used.partition(" ")
        if not opcode[:1].isupper():  # behind words such as nofpexcept
            found = _OPCODE.match(used)
            opcode, rest = (found[1], used[found.end() :]) if found else (used, "")
        if rest:
            operands += [each for part in rest.split(", ") if (each := self._used[part])]
        line = 0
        if location:
            if self._locations is None:
                line = _line_of_comment(text.rpartition("; ")[2])
            else:
                line = self._locations.get(location.rstrip(), 0)
        if memory:
            memory = memory.rpartition("); ")[0] or memory[:-1]
        return MachineInstruction(
            opcode,
            tuple(operands),
            line,
            memory,
            in_bundle,
            text,
            int(slot[:-1]) if slot[-1:] == "B" and slot[:-1].isdigit() else -1,
        )


def _code(line: str) -> str:
    """What stands behind the slot index, if there is one."""
    return line[line.find("\t") + 1 :]


@cache
def _flags(words: str) -> frozenset[str]:
    return frozenset(words.split())


def _parts(text: str) -> tuple[str, str, str]:
    """The code of an instruction, its location, and its memory operands without their first
    parenthesis; in a dump, a comment follows."""
    code, _, location = text.partition(", debug-location ")
    if location:
        location, _, memory = location.partition(" :: (")
    else:
        code, _, memory = code.partition(" :: (")
    return code, location, memory


def _line_of_comment(comment: str) -> int:
    """The line in ``file:4:3 @[ file:7 ]``: that of the outermost call."""
    _, _, line = comment.partition(":")
    if line.isdigit():
        return int(line)
    found = _OUTER_LINE.search(comment)
    return int(found[1]) if found else 0

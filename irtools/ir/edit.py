# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Edits: textual changes to whole instructions or to a function's string attributes.

An edit is text, LLVM is the judge: the changed module is parsed and verified before it becomes a
Module, so an edit can be refused but never half-made. Names are stable: a value that an edit does
not touch is called the same afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from irtools.errors import InputError
from irtools.ir.model import Function, Instruction, Module
from irtools.ir.reader import group_reference, mask_quoted, read_text

__all__ = ["AttributeEdit", "Edit", "InstructionEdit", "apply"]


@dataclass(frozen=True, slots=True)
class InstructionEdit:
    """Replace an instruction by the instructions of ``text``, one a line; none deletes it.

    To insert before or after, repeat the instruction's own text. Names of the user's numbered
    values are quoted in IR (``%"41"``), which is how ``Instruction.text`` writes them. An
    instruction without a ``!dbg`` attachment stays without one. Debug records of a value that is
    no longer defined name nothing afterwards (``poison``), as in LLVM.
    """

    instruction: Instruction
    text: str

    @classmethod
    def delete(cls, instruction: Instruction) -> InstructionEdit:
        """Remove the instruction."""
        return cls(instruction, "")

    @classmethod
    def insert_before(cls, instruction: Instruction, text: str) -> InstructionEdit:
        """Put the instructions of ``text`` before this one."""
        return cls(instruction, f"{text}\n{instruction.text}")

    @classmethod
    def insert_after(cls, instruction: Instruction, text: str) -> InstructionEdit:
        """Put the instructions of ``text`` after this one."""
        return cls(instruction, f"{instruction.text}\n{text}")


@dataclass(frozen=True, slots=True)
class AttributeEdit:
    """Set the string attribute ``key`` of a function, or remove it when ``value`` is None."""

    function: Function
    key: str
    value: str | None


Edit = InstructionEdit | AttributeEdit

_LOCAL_NAME = re.compile(r'%(?:"[^"]*"|[-\w$.]+)')
_AFTER_PARAMETERS = re.compile(r"(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?")


def apply(module: Module, edits: Sequence[Edit]) -> Module:
    """See Module.apply."""
    lines: list[str] = list(module.lines)
    touched: dict[int, Instruction] = {}
    attributes: dict[Function, dict[str, str]] = {}
    for edit in edits:
        function = edit.function if isinstance(edit, AttributeEdit) else edit.instruction.function
        if function.module is not module:
            raise InputError(f"{module.path}: the edit of {function!r} is for another module")
        if isinstance(edit, AttributeEdit):
            changed = attributes.setdefault(edit.function, dict(edit.function.attributes))
            if edit.value is None:
                changed.pop(edit.key, None)
            else:
                changed[edit.key] = edit.value
            continue
        instruction = edit.instruction
        if instruction.line in touched:
            raise InputError(f"{module.path}: two edits change '{instruction.text}'")
        touched[instruction.line] = instruction
        lines[instruction.line] = "\n".join(f"  {line}" for line in edit.text.splitlines())
        for line in range(instruction.line + 1, instruction.end_line):
            lines[line] = ""
    _forget_lost_values(lines, edits)
    for number, (function, changed) in enumerate(attributes.items(), _first_free_group(lines)):
        lines[function.line] = _with_group(lines[function.line], number)
        lines.append(f"attributes #{number} = {{ {_attribute_text(function, changed)} }}")
    return read_text("\n".join(lines), module.path, processor=module.processor)


def _forget_lost_values(lines: list[str], edits: Sequence[Edit]) -> None:
    """Take the values that the edits define no more out of the debug records."""
    lost: dict[Function, set[str]] = {}
    for edit in edits:
        if isinstance(edit, InstructionEdit) and edit.instruction.name:
            lost.setdefault(edit.instruction.function, set()).add(_defined(edit.instruction.text))
    for edit in edits:
        if isinstance(edit, InstructionEdit):
            defined = map(_defined, edit.text.splitlines())
            lost.get(edit.instruction.function, set()).difference_update(defined)
    for function, names in lost.items():
        for number in function.record_lines if names else ():
            lines[number] = _poisoned(lines[number], names)


def _poisoned(record: str, names: set[str]) -> str:
    return _LOCAL_NAME.sub(lambda name: "poison" if name[0] in names else name[0], record)


def _defined(line: str) -> str:
    """The name, as IR spells it, of the value that an instruction defines."""
    found = _LOCAL_NAME.match(line.lstrip())
    return found[0] if found else ""


def _first_free_group(lines: Sequence[str]) -> int:
    numbers = (re.match(r"attributes #(\d+) = ", line) for line in lines)
    return 1 + max((int(found[1]) for found in numbers if found), default=-1)


def _with_group(define_line: str, number: int) -> str:
    """The ``define`` line with its attribute group replaced, or put where the grammar has it."""
    masked = mask_quoted(define_line)
    group = group_reference(masked)
    if group:
        start, end = group.span()
    else:
        start = end = _before_attributes(masked)
    return f"{define_line[:start]} #{number}{define_line[end:]}"


def _before_attributes(masked: str) -> int:
    """Where function attributes may stand: behind the parameters, unnamed_addr and addrspace."""
    depth = 0
    for position in range(masked.index("(", masked.index("@")), len(masked)):
        depth += {"(": 1, ")": -1}.get(masked[position], 0)
        if depth == 0:
            found = _AFTER_PARAMETERS.match(masked, position + 1)
            return found.end() if found else position + 1
    raise AssertionError(f"no parameter list in {masked!r}")


def _attribute_text(function: Function, attributes: dict[str, str]) -> str:
    strings = (f'"{key}"="{value}"' if value else f'"{key}"' for key, value in attributes.items())
    return " ".join((function.enum_attributes, *strings))

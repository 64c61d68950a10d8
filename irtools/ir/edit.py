# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Edits: textual changes to instructions, attributes, parameters, loops and globals.

An edit is text, LLVM is the judge: the changed module is parsed and verified before it becomes a
Module, so an edit can be refused but never half-made. Names are stable: a value that an edit does
not touch is called the same afterwards.

Edits of one module combine: what several insert at one place stands there in their order, once
where it is the same text, and an instruction may have several operands replaced. Two changes of the
same thing are refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count

from irtools.errors import InputError
from irtools.ir.model import Argument, BasicBlock, Function, Instruction, LocalValue, Module
from irtools.ir.reader import group_reference, mask_quoted, read_text

__all__ = [
    "AttributeEdit",
    "Edit",
    "GlobalEdit",
    "InstructionEdit",
    "LoopEdit",
    "OperandEdit",
    "ParameterEdit",
    "apply",
    "edited_text",
]


@dataclass(frozen=True, slots=True)
class InstructionEdit:
    """Replace an instruction by the instructions of ``text``, one a line; ``""`` deletes it, None
    keeps it. ``before`` and ``after`` are put around it.

    Names of the user's numbered values are quoted in IR (``%"41"``), which is how
    ``Instruction.text`` and ``LocalValue.reference`` write them. An instruction without a ``!dbg``
    attachment stays without one. Debug records of a value that is no longer defined name nothing
    afterwards (``poison``), as in LLVM.
    """

    instruction: Instruction
    text: str | None
    before: str = ""
    after: str = ""

    @classmethod
    def delete(cls, instruction: Instruction) -> InstructionEdit:
        """Remove the instruction."""
        return cls(instruction, "")

    @classmethod
    def insert_before(cls, instruction: Instruction, text: str) -> InstructionEdit:
        """Put the instructions of ``text`` before this one."""
        return cls(instruction, None, before=text)

    @classmethod
    def insert_after(cls, instruction: Instruction, text: str) -> InstructionEdit:
        """Put the instructions of ``text`` after this one."""
        return cls(instruction, None, after=text)


@dataclass(frozen=True, slots=True)
class OperandEdit:
    """Let ``user`` read ``new``, as IR writes it (``%x`` or ``7``), where it reads ``old``: in a
    phi only what comes from ``incoming``."""

    user: Instruction
    old: LocalValue
    new: str
    incoming: BasicBlock | None = None


@dataclass(frozen=True, slots=True)
class AttributeEdit:
    """Set the string attribute ``key`` of a function, or remove it when ``value`` is None."""

    function: Function
    key: str
    value: str | None


@dataclass(frozen=True, slots=True)
class ParameterEdit:
    """Add an attribute (``noalias``) to an argument of a function."""

    argument: Argument
    attribute: str


@dataclass(frozen=True, slots=True)
class GlobalEdit:
    """Add a global variable or a declaration to a module: ``text`` is its line of IR."""

    module: Module
    text: str


@dataclass(frozen=True, slots=True)
class LoopEdit:
    """Give a loop a hint for LLVM's optimiser in the place of those of the same kind.

    ``latches`` are all branches back to its header, ``hint`` is as IR writes it in a node:
    ``!"llvm.loop.unroll.disable"``, which takes the place of every ``llvm.loop.unroll.…``.
    """

    latches: tuple[Instruction, ...]
    hint: str


Edit = InstructionEdit | OperandEdit | AttributeEdit | ParameterEdit | LoopEdit | GlobalEdit

_LOCAL_NAME = re.compile(r'%(?:"[^"]*"|[-\w$.]+)')
_AFTER_PARAMETERS = re.compile(r"(?: (?:local_)?unnamed_addr)?(?: addrspace\(\d+\))?")


def apply(module: Module, edits: Sequence[Edit]) -> Module:
    """See Module.apply."""
    return read_text(edited_text(module, edits), module.path, processor=module.processor)


def edited_text(module: Module, edits: Sequence[Edit]) -> str:
    """The text of the module with the edits made, which LLVM has not seen yet.

    Raises InputError when two edits exclude each other or one is for another module.
    """
    lines: list[str] = list(module.lines)
    changes: dict[Instruction, _Change] = {}
    attributes: dict[Function, dict[str, str | None]] = {}
    parameters: dict[Argument, dict[str, None]] = {}
    loops: dict[tuple[Instruction, ...], str] = {}
    globals_: dict[str, None] = {}
    for edit in edits:
        if _module_of(edit) is not module:
            raise InputError(f"{module.path}: {edit!r} is for another module")
        match edit:
            case InstructionEdit(instruction=instruction):
                changes.setdefault(instruction, _Change(instruction)).add(edit)
            case OperandEdit(user=user):
                changes.setdefault(user, _Change(user)).add_operand(edit)
            case AttributeEdit(function=function, key=key, value=value):
                changed = attributes.setdefault(function, {})
                if changed.setdefault(key, value) != value:
                    raise InputError(f'{module.path}: two edits set "{key}" of {function}')
            case ParameterEdit(argument=argument, attribute=attribute):
                parameters.setdefault(argument, {})[attribute] = None
            case LoopEdit(latches=latches, hint=hint):
                if loops.setdefault(latches, hint) != hint:
                    where = f"{latches[0].function}: {latches[0].block}"
                    raise InputError(f"{module.path}: {where}: two edits give a loop hints")
            case GlobalEdit(text=text):
                globals_[text] = None
    nodes: list[str] = []
    for (latches, hint), number in zip(loops.items(), _free_numbers(lines, "!"), strict=False):
        nodes.append(_loop_node(number, latches[0], hint))
        for latch in latches:
            changes.setdefault(latch, _Change(latch)).loop = number
    made = {instruction: change.lines() for instruction, change in changes.items()}
    for instruction, instructions in made.items():
        lines[instruction.line] = "\n".join(f"  {line}" for line in instructions)
        for line in range(instruction.line + 1, instruction.end_line):
            lines[line] = ""
    _forget_lost_values(lines, changes.values(), made)
    for argument, added in parameters.items():
        line = argument.function.line
        lines[line] = _with_parameter_attributes(lines[line], argument, " ".join(added))
    groups = _free_numbers(lines, "attributes #")
    for (function, setting), number in zip(attributes.items(), groups, strict=False):
        lines[function.line] = _with_group(lines[function.line], number)
        lines.append(f"attributes #{number} = {{ {_attribute_text(function, setting)} }}")
    return "\n".join([*lines, *globals_, *nodes])


def _module_of(edit: Edit) -> Module:
    match edit:
        case GlobalEdit(module=module):
            return module
        case InstructionEdit(instruction=local) | OperandEdit(user=local):
            return local.function.module
        case LoopEdit(latches=latches):
            return latches[0].function.module
        case ParameterEdit(argument=argument):
            return argument.function.module
        case AttributeEdit(function=function):
            return function.module


@dataclass(slots=True)
class _Change:
    """All that happens to one instruction."""

    instruction: Instruction
    text: str | None = None
    before: dict[str, None] = field(default_factory=dict)
    after: dict[str, None] = field(default_factory=dict)
    operands: dict[tuple[str, str], str] = field(default_factory=dict)
    loop: int | None = None

    def add(self, edit: InstructionEdit) -> None:
        if edit.text is not None:
            if self.text is not None or self.operands:
                self._refuse()
            self.text = edit.text
        if edit.before:
            self.before[edit.before] = None
        if edit.after:
            self.after[edit.after] = None

    def add_operand(self, edit: OperandEdit) -> None:
        incoming = edit.incoming.reference if edit.incoming is not None else ""
        key = (edit.old.reference, incoming)
        if self.text is not None or self.operands.setdefault(key, edit.new) != edit.new:
            self._refuse()

    def _refuse(self) -> None:
        path = self.instruction.function.module.path
        raise InputError(f"{path}: two edits change '{self.instruction.text}'")

    def lines(self) -> list[str]:
        """The instructions that take the place of this one."""
        text = self.text
        if text is None:
            text = self.instruction.text
            if self.instruction.opcode == "phi":
                text = _INCOMING.sub(self._incoming, text)
            elif self.operands:
                head, equals, body = text.partition(" = ") if self.instruction.name else ("",) * 3
                body = _LOCAL_NAME.sub(self._operand, body if equals else text)
                text = f"{head}{equals}{body}"
        if self.loop is not None:
            text = f"{_LOOP.sub('', text)}, !llvm.loop !{self.loop}"
        texts = (*self.before, text, *self.after)
        return [line for each in texts for line in each.splitlines()]

    def _operand(self, found: re.Match[str]) -> str:
        return self.operands.get((found[0], ""), found[0])

    def _incoming(self, found: re.Match[str]) -> str:
        old, block = found[1], found[2]
        new = self.operands.get((old, block), self.operands.get((old, ""), old))
        return f"[ {new}, {block} ]"


_LOOP = re.compile(r", !llvm\.loop !\d+")
_INCOMING = re.compile(r"\[ (%(?:\"[^\"]*\"|[-\w$.]+)), (%(?:\"[^\"]*\"|[-\w$.]+)) \]")


def _forget_lost_values(
    lines: list[str], changes: Iterable[_Change], made: Mapping[Instruction, Sequence[str]]
) -> None:
    """Take the values that the edits define no more out of the debug records; ``made`` is what
    stands in the place of each instruction."""
    lost: dict[Function, set[str]] = {}
    for change in changes:
        if change.text is not None and change.instruction.name:
            name = change.instruction.reference
            lost.setdefault(change.instruction.function, set()).add(name)
    for instruction, instructions in made.items() if lost else ():
        if instruction.function in lost:
            lost[instruction.function].difference_update(map(_defined, instructions))
    for function, names in lost.items():
        for number in function.record_lines if names else ():
            lines[number] = _poisoned(lines[number], names)


def _poisoned(record: str, names: set[str]) -> str:
    return _LOCAL_NAME.sub(lambda name: "poison" if name[0] in names else name[0], record)


def _defined(line: str) -> str:
    """The name, as IR spells it, of the value that an instruction defines."""
    found = _LOCAL_NAME.match(line.lstrip())
    return found[0] if found else ""


def _with_parameter_attributes(define_line: str, argument: Argument, added: str) -> str:
    place = re.compile(rf"{re.escape(argument.reference)}(?=[,)])")
    return place.sub(lambda name: f"{added} {name[0]}", define_line, count=1)


def _free_numbers(lines: Sequence[str], mark: str) -> Iterator[int]:
    """Numbers behind those of all lines of a kind: ``!7 = …``, ``attributes #7 = …``."""
    taken = (line[len(mark) :].partition(" = ")[0] for line in lines if line.startswith(mark))
    yield from count(1 + max((int(number) for number in taken if number.isdecimal()), default=-1))


def _loop_node(number: int, latch: Instruction, hint: str) -> str:
    """The node of a loop with one more hint: distinct and its own first operand, which is how LLVM
    tells loops apart."""
    metadata = latch.function.module.metadata
    old = latch.attachment("llvm.loop")
    kind = _HINT_KIND.match(hint)
    kept = [
        f"!{each}"
        for each in (metadata.operands(old) if old is not None else ())
        if each != old and not (kind and metadata.node(each).startswith(f"!{{{kind[0]}"))
    ]
    return f"!{number} = distinct !{{{', '.join([f'!{number}', *kept, f'!{{{hint}}}'])}}}"


_HINT_KIND = re.compile(r'!"llvm\.loop\.\w+')


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


def _attribute_text(function: Function, setting: dict[str, str | None]) -> str:
    """The attributes of a function as changed; None removes one."""
    changed = function.attributes | setting
    strings = (
        f'"{key}"="{value}"' if value else f'"{key}"'
        for key, value in changed.items()
        if value is not None
    )
    return " ".join((function.enum_attributes, *strings))

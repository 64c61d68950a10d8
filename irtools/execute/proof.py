# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A proof that two versions of a function do the same, without running them.

Every value is numbered by what it computes: two get one number when they are the same operation,
with the same flags, of operands with the same numbers. Phis are numbered by where they are, and
loads by the last thing before them in their block that may write there (those of memory that
nothing writes, by their address alone). The functions do the same when they have the same blocks
and edges, and in each block the same effects in the same order, the same terminator, and phis with
the same operands: by induction over the steps of a run, equal numbers then stand for equal values.

Two operations count as none: copies that only LLVM cannot see through (``irtools.analysis.copies``)
and reading the first lane of a uniform value.

Source: Alpern, Wegman and Zadeck, "Detecting Equality of Variables in Programs" (POPL 1988), with
phis taken as equal by name. Precision: says nothing wrong; does not see through algebra, other
addresses, or changed control flow. A work-item that would race with another is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from irtools.analysis.copies import copied_operand
from irtools.analysis.memory import Effect, Memory
from irtools.analysis.uniformity import compute_uniformity
from irtools.graph import ControlFlowGraph
from irtools.ir.model import BasicBlock, Function, Instruction, LocalValue, Operand

__all__ = ["Proof", "prove_equal"]

Number = int
Table = dict[tuple[object, ...], Number]


@dataclass(frozen=True, slots=True)
class Proof:
    """``proved``: the versions do the same; else ``reason`` is where the proof ends."""

    proved: bool
    reason: str = ""


def prove_equal(before: Function, after: Function, *, wave_size: int) -> Proof:
    """Try to prove that two versions of a function, with the same names, do the same.

    Attributes of the functions are not compared: what a kernel promises of its launch is for who
    launches it.
    """
    if [each.type for each in before.arguments] != [each.type for each in after.arguments]:
        return Proof(False, "the arguments differ")
    if [each.name for each in before.blocks] != [each.name for each in after.blocks]:
        return Proof(False, "the blocks differ")
    if elsewhere := _other_difference(before, after):
        return Proof(False, f"@{elsewhere} is not the same")
    table: Table = {}
    old, new = (_Numbering(each, table, wave_size) for each in (before, after))
    for one, other in zip(before.blocks, after.blocks, strict=True):
        reason = _difference(old, one, new, other)
        if reason:
            return Proof(False, f"block {one}: {reason}")
    return Proof(True)


def _other_difference(before: Function, after: Function) -> str | None:
    """A function or global variable besides the two that both modules have, but not as the same."""
    if before.module is after.module:
        return None
    old, new = _others(before), _others(after)
    return next((name for name, text in old.items() if new.get(name, text) != text), None)


def _others(function: Function) -> dict[str, str]:
    module = function.module
    found = {}
    for line in module.lines:
        if variable := _VARIABLE.match(line):
            found[variable[1]] = _NUMBERED.sub("", variable[2])
    for other in module.functions:
        if other.name != function.name:
            texts = [module.lines[other.line], *(each.text for each in other.instructions)]
            found[other.name] = "\n".join(_NUMBERED.sub("", text) for text in texts)
    return found


def _difference(old: _Numbering, one: BasicBlock, new: _Numbering, other: BasicBlock) -> str:
    if [each.name for each in one.successors] != [each.name for each in other.successors]:
        return "it continues elsewhere"
    effects = zip(old.effects(one), new.effects(other), strict=False)
    for (first, instruction), (second, _) in effects:
        if first != second:
            return f"'{_short(instruction)}' is not the same"
    if len(list(old.effects(one))) != len(list(new.effects(other))):
        return "there are more or fewer effects on memory"
    phis = {phi.name: old.incoming(phi) for phi in one.phis}
    for phi in other.phis:
        if phis.get(phi.name) != new.incoming(phi):
            return f"{phi} joins other values"
    return ""


def _short(instruction: Instruction) -> str:
    return instruction.text.partition(", !")[0].splitlines()[0]


class _Numbering:
    """The numbers of the values of one function; the ``table`` is shared by those compared."""

    def __init__(self, function: Function, table: Table, wave_size: int) -> None:
        graph = ControlFlowGraph(function)
        self._table = table
        self._memory = Memory(graph)
        self._uniformity = compute_uniformity(graph, wave_size=wave_size)
        self._numbers: dict[LocalValue, Number] = {}
        self._effects: dict[BasicBlock, list[tuple[Effect | None, Number, Instruction]]] = {}
        for argument in function.arguments:
            self._numbers[argument] = self._number("argument", argument.number)
        for index in graph.reverse_post_order:
            block = function.blocks[index]
            self._effects[block] = []
            for instruction in block.instructions:
                self._numbers[instruction] = self._of(instruction)

    def effects(self, block: BasicBlock) -> Iterator[tuple[Number, Instruction]]:
        """What a block does to memory, in order, and where it goes."""
        for _, number, instruction in self._effects.get(block, ()):
            yield number, instruction
        if block in self._effects:
            yield self._numbers[block.terminator], block.terminator

    def incoming(self, phi: Instruction) -> dict[str, Number]:
        """The numbers that a phi joins, by the block they come from."""
        return {
            block.name: self._operand(operand)
            for operand, block in zip(phi.operands, phi.incoming, strict=True)
        }

    def _number(self, *key: object) -> Number:
        return self._table.setdefault(key, len(self._table))

    def _operand(self, operand: object) -> Number:
        if isinstance(operand, LocalValue):
            # A value of an unreachable block, which nothing reads.
            return self._numbers.get(operand, -1)
        return self._number("constant", str(operand))

    def _of(self, instruction: Instruction) -> Number:
        block, opcode = instruction.block, instruction.opcode
        if opcode == "phi":
            return self._number("phi", block.name, instruction.name, instruction.type)
        values = instruction.function.values
        operands = tuple(self._operand(values[number]) for number in instruction.uses)
        copied = self._copied(instruction)
        if copied is not None:
            return self._operand(copied)
        shape = self._shape(instruction)
        key = (shape, operands)
        if opcode in ("alloca", "freeze") or _UNDEF.search(shape):
            return self._number(*key, instruction.name)  # another one may be something else
        attributes = self._memory.attributes(instruction) if opcode == "call" else ""
        effect = self._memory.effect(instruction)
        if opcode == "load" and effect is not None and not effect.ordered:
            return self._number(*key, *self._last_write(instruction, effect))
        if effect is None and (opcode != "call" or "memory(none)" in attributes):
            # A convergent operation depends on which lanes are there, which the block decides.
            return self._number(*key, block.name if "convergent" in attributes else "")
        earlier = self._effects[block]
        number = self._number(*key, block.name, len(earlier))
        earlier.append((effect, number, instruction))
        return number

    def _last_write(self, load: Instruction, effect: Effect) -> tuple[object, ...]:
        """What a load sees: what the memory held at the start, or what an effect left there."""
        if self._memory.is_read_only(load):
            return ("start",)
        earlier = self._effects[load.block]
        for position in reversed(range(len(earlier))):
            write = earlier[position][0]
            if write is not None and write.writes and self._memory.may_write(write, effect):
                return load.block.name, position
        return load.block.name, -1

    def _copied(self, instruction: Instruction) -> Operand | None:
        """The operand that an instruction is the same as."""
        if (instruction.callee or "").startswith("llvm.amdgcn.readfirstlane."):
            value = instruction.operands[0]
            if not isinstance(value, LocalValue) or self._uniformity.is_uniform(value):
                return value
            return None
        return copied_operand(instruction)

    def _shape(self, instruction: Instruction) -> str:
        """An instruction without the names of the values that it reads, and without what changes
        nothing; metadata and attributes as what they say, because their numbers are of a module."""
        text = instruction.text
        if instruction.name:
            text = text.partition(" = ")[2]
        text = _ATTACHED.sub("", _VALUE.sub(lambda name: (name[1] and name[0]) or "%", text))
        metadata = instruction.function.module.metadata
        text = _NODE.sub(lambda node: metadata.node(int(node[1])), text)
        if instruction.opcode == "call":
            text = f"{_GROUP.sub('', text)} {self._memory.attributes(instruction)}"
        return text


_VARIABLE = re.compile(r'@("[^"]*"|[-\w$.]+) = (.*)')
# What only has the number that it has in this module.
_NUMBERED = re.compile(r",? ![\w.]+ !\d+| #\d+")
_VALUE = re.compile(r'(label )?%(?:"[^"]*"|[-\w$.]+)')
_ATTACHED = re.compile(r", !(?:dbg|tbaa|alias\.scope|noalias|llvm\.[\w.]+) !\d+")
_NODE = re.compile(r"!(\d+)\b")
_UNDEF = re.compile(r"\bundef\b")
_GROUP = re.compile(r" #\d+")

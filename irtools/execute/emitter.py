# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the host's instructions, and the calls of the runtime among them.

What the runtime gets and returns goes through two buffers on the lane's stack, ``%rt.in`` and
``%rt.out``: so that its few functions serve values of every type.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from irtools.errors import IrtoolsError
from irtools.ir.model import BasicBlock, Constant, Function, Instruction, LocalValue, Operand, Type

__all__ = [
    "BUFFER_BYTES",
    "IN",
    "KINDS",
    "OUT",
    "CannotExecuteError",
    "Emitter",
    "Shape",
    "Value",
    "booleans",
    "dense_bytes",
    "i32",
    "mangled",
    "scalar",
    "shape_of",
    "splat",
]

# Also in runtime.c.
KINDS = {"integer": 0, "half": 1, "bfloat": 2, "float": 3, "double": 4, "pointer": 5}

BUFFER_BYTES = 1024
_NARROW_SPACES = (2, 3, 5, 6)  # with pointers of 32 bits

# "undef and poison are zero": LLVM reads zeroinitializer as the zero of any type.
_UNDEFINED = re.compile(r"(?<![%@\w.\"$-])(?:undef|poison)(?![\w.\"$-])")
_GLOBAL = re.compile(r'@("[^"]*"|[-\w$.]+)')
_BUFFER_POINTER = re.compile(r"ptr addrspace\(([78])\)")
_BUFFER_INTEGER = {"7": "i160", "8": "i128"}
_VECTOR = re.compile(r"<(\d+) x (.*)>$")
_SCALAR_BYTES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "ptr": 8}


Value: TypeAlias = tuple[str, str]
"""The text of a host type, and of a value of that type."""

IN: Value = ("ptr", "%rt.in")
OUT: Value = ("ptr", "%rt.out")


class CannotExecuteError(IrtoolsError):
    """The kernel has something that cannot be executed faithfully on the CPU."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How a value is in memory: ``count`` elements of ``size`` bytes, of a kind in ``KINDS``."""

    count: int
    size: int
    kind: int

    @property
    def bytes(self) -> int:
        """The bytes of all elements."""
        return self.count * self.size


def shape_of(type_: Type) -> Shape:
    """How a value of a type is in memory; raises CannotExecuteError for structures."""
    match type_.kind:
        case "integer":
            return Shape(1, -(-type_.bits // 8), KINDS["integer"])
        case "half" | "bfloat" | "float" | "double":
            return Shape(1, type_.bits // 8, KINDS[type_.kind])
        case "pointer":
            sizes = {**dict.fromkeys(_NARROW_SPACES, 4), 7: 20, 8: 16}
            return Shape(1, sizes.get(type_.address_space, 8), KINDS["pointer"])
        case "vector" | "array":
            scalar = type_.elements[0]
            element = shape_of(scalar)
            dense = scalar.kind != "integer" or scalar.bits % 8 == 0
            if dense and (scalar.kind != "pointer" or element.size == 8):
                return Shape(type_.count * element.count, element.size, element.kind)
    raise CannotExecuteError(f"it has values of type {type_} in memory")


class Emitter:
    """The instructions of the host's function so far.

    ``addresses`` are those of the global variables; ``declared`` the functions that it calls;
    ``site`` is the number of the last place where lanes wait for each other; ``fnuz`` says which of
    the two formats of 8-bit floating-point numbers the target has.
    """

    def __init__(
        self, kernel: Function, wave_size: int, addresses: Mapping[str, int], *, fnuz: bool
    ) -> None:
        self.kernel = kernel
        self.wave_size = wave_size
        self.fnuz = int(fnuz)
        self.addresses = addresses
        self.lines: list[str] = []
        self.declared: dict[str, str] = {}
        self.site = 0
        self._temporaries = 0

    def line(self, text: str) -> None:
        """An instruction without a result."""
        self.lines.append("  " + text)

    def new(self, text: str) -> str:
        """An instruction with a new result, whose name is returned."""
        self._temporaries += 1
        name = f"%rt.{self._temporaries}"
        self.lines.append(f"  {name} = {text}")
        return name

    def define(self, instruction: Instruction, text: str) -> None:
        """The instruction that makes the result of one of the kernel's."""
        self.lines.append(f"  {instruction.reference} = {text}")

    def copy(self, instruction: Instruction, value: str) -> None:
        """Give the result of an instruction the value of something else of its type."""
        type_ = self.type(instruction.type)
        self.define(instruction, f"select i1 true, {type_} {value}, {type_} {value}")

    def next_site(self) -> int:
        """A new place where lanes wait for each other; those of lower number go first."""
        self.site += 1
        return self.site

    # ------------------------------------------------------------------------- types and operands

    def type(self, type_: Type | str) -> str:
        """A type as it is on the host: buffer resources are integers."""
        text = str(type_)
        if "addrspace(9)" in text:
            raise CannotExecuteError("it has structured buffer pointers (address space 9)")
        return _BUFFER_POINTER.sub(lambda found: _BUFFER_INTEGER[found[1]], text)

    def text(self, text: str) -> str:
        """The text of a constant or of an instruction as it is on the host."""
        text = _UNDEFINED.sub("zeroinitializer", self.type(text))
        return _GLOBAL.sub(self._address_of_global, text) if "@" in text else text

    def _address_of_global(self, found: re.Match[str]) -> str:
        name = found[1].strip('"')
        if name not in self.addresses:
            raise CannotExecuteError(f"it uses the address of @{name}")
        space = _SPACE_BEFORE.search(found.string[: found.start()])
        pointer = f"ptr addrspace({space[1]})" if space else "ptr"
        return f"inttoptr (i64 {self.addresses[name]} to {pointer})"

    def value(self, operand: Operand) -> str:
        """An operand without its type."""
        if isinstance(operand, LocalValue | BasicBlock):
            return operand.reference
        if isinstance(operand, Constant):
            text = str(operand)[len(str(operand.type)) + 1 :]
            if text == "null" and operand.type.address_space in (7, 8):
                return "0"
            return self.text(text)
        return self.text(f"{operand.type} {operand}")[len(str(operand.type)) + 1 :]

    def pair(self, operand: Operand) -> Value:
        """An operand as its type and its value."""
        assert not isinstance(operand, BasicBlock)
        return self.type(operand.type), self.value(operand)

    def typed(self, operand: Operand) -> str:
        """An operand with its type, as text."""
        return " ".join(self.pair(operand))

    # -------------------------------------------------------------------------------------- calls

    def call(self, result: str, name: str, *arguments: Value) -> str:
        """Call a function; the name of the result, ``""`` for void."""
        types = ", ".join(type_ for type_, _ in arguments)
        self.declared[name] = f"declare {result} @{name}({types})"
        text = f"call {result} @{name}({', '.join(f'{t} {v}' for t, v in arguments)})"
        if result == "void":
            self.line(text)
            return ""
        return self.new(text)

    def put(self, *values: Value, offset: int = 0) -> int:
        """Write values one behind the other into the runtime's input.

        Returns where they end, in bytes.
        """
        for type_, value in values:
            pointer = self.new(f"getelementptr i8, ptr %rt.in, i64 {offset}")
            self.line(f"store {type_} {value}, ptr {pointer}, align 1")
            offset += dense_bytes(type_)
            if offset > BUFFER_BYTES:
                raise CannotExecuteError(f"it exchanges values of type {type_}, which are large")
        return offset

    def take(self, type_: str, offset: int = 0) -> str:
        """Read a value of a host type from the runtime's output."""
        pointer = self.new(f"getelementptr i8, ptr %rt.out, i64 {offset}")
        return self.new(f"load {type_}, ptr {pointer}, align 1")

    def cross(self, operation: int, size: int, immediate: int = 0) -> None:
        """Do an operation (``Operation`` in runtime.c) together with the lanes that are here."""
        self.call(
            "void",
            "rt_cross",
            i32(operation),
            i32(self.next_site()),
            i32(size),
            i32(immediate),
            IN,
            OUT,
        )

    # ------------------------------------------------------------------------------------- memory

    def address(self, pointer: Operand) -> str:
        """A pointer as an integer of 64 bits."""
        assert not isinstance(pointer, BasicBlock)
        number = self.new(f"ptrtoint {self.typed(pointer)} to i64")
        if pointer.type.address_space in _NARROW_SPACES:
            number = self.new(f"and i64 {number}, 4294967295")
        return number

    def to_memory(self, operand: Operand) -> None:
        """Write a value into the runtime's input, as it is in memory."""
        assert not isinstance(operand, BasicBlock)
        type_, value = operand.type, self.value(operand)
        host = self.type(type_)
        if type_.kind == "pointer" and type_.address_space in _NARROW_SPACES:
            value, host = self.new(f"ptrtoint {host} {value} to i32"), "i32"
        elif type_.kind == "integer" and type_.bits % 8:
            wide = f"i{-(-type_.bits // 8) * 8}"
            value, host = self.new(f"zext {host} {value} to {wide}"), wide
        self.put((host, value))

    def from_memory(self, instruction: Instruction) -> None:
        """Make the result of an instruction from the runtime's output, as it is in memory."""
        type_ = instruction.type
        if type_.kind == "pointer" and type_.address_space in _NARROW_SPACES:
            self.define(instruction, f"inttoptr i32 {self.take('i32')} to {type_}")
        elif type_.kind == "integer" and type_.bits % 8:
            wide = f"i{-(-type_.bits // 8) * 8}"
            self.define(instruction, f"trunc {wide} {self.take(wide)} to {type_}")
        else:
            self.define(instruction, f"load {self.type(type_)}, ptr %rt.out, align 1")


_SPACE_BEFORE = re.compile(r"ptr addrspace\((\d+)\) $")


def dense_bytes(type_: str) -> int:
    """The bytes of a host type whose elements follow each other in memory."""
    if vector := _VECTOR.match(type_):
        return int(vector[1]) * dense_bytes(vector[2])
    if type_[:1] == "i" and type_[1:].isdecimal():
        return -(-int(type_[1:]) // 8)
    if type_.startswith("ptr"):
        return 8
    if type_ not in _SCALAR_BYTES:
        raise CannotExecuteError(f"it exchanges values of type {type_}")
    return _SCALAR_BYTES[type_]


def i32(value: int) -> Value:
    """A constant."""
    return "i32", str(value)


def scalar(type_: Type) -> Type:
    """The type of the elements of a vector, or the type itself."""
    return type_.elements[0] if type_.kind == "vector" else type_


def splat(type_: Type, value: object) -> str:
    """A constant of a type, or of a vector with all elements equal to it."""
    if type_.kind != "vector":
        return str(value)
    return "<" + ", ".join([f"{type_.elements[0]} {value}"] * type_.count) + ">"


def booleans(type_: Type) -> str:
    """The type of a comparison of two values of a type."""
    return f"<{type_.count} x i1>" if type_.kind == "vector" else "i1"


def mangled(type_: Type) -> str:
    """A type in the name of one of LLVM's functions: ``v2f32``."""
    if type_.kind == "vector":
        return f"v{type_.count}{mangled(type_.elements[0])}"
    if type_.kind == "bfloat":
        return "bf16"
    return f"{'i' if type_.kind == 'integer' else 'f'}{type_.bits}"

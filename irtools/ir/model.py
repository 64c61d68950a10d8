# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The values that describe a module of LLVM IR.

Everything here is what LLVM said about the module when it was read; nothing changes afterwards.
Values are compared by identity, as SSA values are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from irtools.ir.debug import DebugInfo, Location, Variable
from irtools.ir.declarations import Declarations
from irtools.ir.metadata import Metadata

if TYPE_CHECKING:
    from irtools.ir.edit import Edit

__all__ = [
    "Argument",
    "BasicBlock",
    "Constant",
    "Function",
    "GlobalValue",
    "Instruction",
    "LocalValue",
    "Module",
    "Operand",
    "Type",
]

TypeKind = Literal[
    "void", "half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128", "label",
    "integer", "function", "struct", "array", "pointer", "vector", "metadata", "token", "other",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Type:
    """An LLVM type.

    ``bits`` is the width of an integer or floating-point type and 0 for all others. ``elements``
    are the members of a struct, or the one element type of an array or vector, which has ``count``
    of them. ``address_space`` is -1 unless the type is a pointer.
    """

    text: str
    kind: TypeKind
    bits: int = 0
    elements: tuple[Type, ...] = ()
    count: int = 0
    address_space: int = -1

    def __str__(self) -> str:
        return self.text

    @property
    def is_float(self) -> bool:
        """Whether it is a floating-point type or a vector of one."""
        scalar = self.elements[0] if self.kind == "vector" else self
        return scalar.kind in ("half", "bfloat", "float", "double")


@dataclass(frozen=True, slots=True)
class Constant:
    """A constant that is not a global: a number, undef, poison, null, an expression, inline
    assembly or metadata. ``value`` is set for integers (as LLVM's unsigned bit pattern) and for
    floating-point numbers of at most 64 bits; ``text`` is LLVM's own print of it.
    """

    number: ClassVar[int] = -1
    type: Type
    text: str
    value: int | float | None = None

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class GlobalValue:
    """A function or global variable used as an operand; ``name`` is without the ``@``."""

    number: ClassVar[int] = -1
    type: Type
    name: str
    is_function: bool

    def __str__(self) -> str:
        return f"@{self.name}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LocalValue:
    """A value of one function: an argument or the result of an instruction.

    Constants, globals and blocks have the ``number`` -1, so that data-flow code asks one question
    of every operand.

    ``name`` is unique in the function and written without the ``%``; a value without a name in the
    input is named by the number LLVM prints for it, so ``%41`` of the file is ``41`` here, and it
    keeps that name through edits. An instruction without a result has the name ``""``. ``number``
    is dense: arguments first, then all instructions in layout order.
    """

    type: Type
    name: str
    number: int
    function: Function

    def __str__(self) -> str:
        return f"%{self.name}"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self} of {self.function}>"

    @property
    def reference(self) -> str:
        """The value as IR text names it: ``%x``, or ``%"41"`` for what has a number."""
        return _reference(self.name)

    @property
    def variables(self) -> tuple[Variable, ...]:
        """The source variables that hold this value at some point, in order of appearance."""
        return self.function.module.debug.variables(self)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Argument(LocalValue):
    """A formal argument of a function."""

    @property
    def attributes(self) -> str:
        """Its attributes as LLVM prints them (``noalias nofpclass``), without those that have
        something in parentheses."""
        header = self.function.module.lines[self.function.line]
        before = _BEFORE_PARAMETERS.sub("", header)
        for name in (f"%{self.name}", f'%"{self.name}"'):
            for end in ",)":
                before = before.partition(name + end)[0]
        while _PARENTHESES.search(before):
            before = _PARENTHESES.sub("", before)
        return before[before.rfind(",") + 1 :].strip()

    @property
    def location(self) -> Location | None:
        """Where the function is declared in the source."""
        return self.function.location


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Instruction(LocalValue):
    """One instruction.

    ``operands`` are in LLVM's order (for ``br``: condition, false destination, true destination;
    for ``call``: arguments, then the callee); ``uses`` are the numbers of the local values among
    them, in the same order. ``incoming`` are the blocks of a phi, parallel to ``operands``.
    ``index`` counts instructions of the function in layout order from 0.
    """

    opcode: str
    block: BasicBlock
    index: int
    operands: tuple[Operand, ...] = ()
    uses: tuple[int, ...] = ()
    incoming: tuple[BasicBlock, ...] = ()

    @property
    def line(self) -> int:
        """The first of the instruction's lines in ``Module.lines``, counted from 0."""
        return self.function.instruction_lines[self.index]

    @property
    def text(self) -> str:
        """The instruction as LLVM prints it, without indentation; a switch has several lines."""
        lines = self.function.module.lines
        return "\n".join(lines[self.line : self.end_line]).strip()

    @property
    def end_line(self) -> int:
        """One past the last line of the instruction in ``Module.lines``."""
        lines = self.function.module.lines
        end = self.line + 1
        while _CONTINUATION.match(lines[end]):
            end += 1
        return end

    @property
    def location(self) -> Location | None:
        """Where the instruction comes from, or None without a ``!dbg`` attachment."""
        module = self.function.module
        return module.debug.location_of_line(module.lines[self.end_line - 1])

    def attachment(self, kind: str) -> int | None:
        """The number of the metadata node attached under a name: 7 for ``!prof !7``."""
        line = self.function.module.lines[self.end_line - 1]
        found = re.search(rf", !{re.escape(kind)} !(\d+)", line)
        return int(found[1]) if found else None

    @property
    def callee(self) -> str | None:
        """The name of the function that a call calls directly, else None."""
        if self.opcode in ("call", "invoke", "callbr"):
            target = self.operands[-1]
            if isinstance(target, GlobalValue) and target.is_function:
                return target.name
        return None

    @property
    def pointer(self) -> LocalValue | Constant | GlobalValue | None:
        """The address that a load, store or atomic operation accesses; None for the rest."""
        position = _POINTER_OPERAND.get(self.opcode)
        if position is None:
            return None
        pointer = self.operands[position]
        return None if isinstance(pointer, BasicBlock) else pointer

    @property
    def address_space(self) -> int:
        """The address space that a load, store or atomic operation accesses; -1 for the rest."""
        pointer = self.pointer
        return -1 if pointer is None else pointer.type.address_space


# The reader makes one for each instruction of a module. Setting the fields through their slots is
# twice as fast as the constructor, which has to go around the frozen class's own protection.
_new = object.__new__
_set_type, _set_name, _set_number, _set_function, _set_opcode, _set_block, _set_index = (
    getattr(Instruction, field_).__set__
    for field_ in ("type", "name", "number", "function", "opcode", "block", "index")
)
_set_operands, _set_uses, _set_incoming = (
    getattr(Instruction, field_).__set__ for field_ in ("operands", "uses", "incoming")
)


def new_instruction(
    type_: Type, name: str, number: int, opcode: str, block: BasicBlock, index: int
) -> Instruction:
    """An instruction that has no operands yet: see ``connect``."""
    instruction = _new(Instruction)
    _set_type(instruction, type_)
    _set_name(instruction, name)
    _set_number(instruction, number)
    _set_function(instruction, block.function)
    _set_opcode(instruction, opcode)
    _set_block(instruction, block)
    _set_index(instruction, index)
    _set_incoming(instruction, ())
    return instruction


def connect(
    instruction: Instruction, operands: Sequence[Operand], incoming: Sequence[BasicBlock] = ()
) -> None:
    """Give a new instruction its operands, when all that they may refer to exists."""
    _set_operands(instruction, tuple(operands))
    _set_uses(instruction, tuple([each.number for each in operands if each.number >= 0]))
    if incoming:
        _set_incoming(instruction, tuple(incoming))


_BEFORE_PARAMETERS = re.compile(r'^[^@]*@(?:"[^"]*"|[-\w$.]+)\(')
_PARENTHESES = re.compile(r"\([^()]*\)")
_POINTER_OPERAND = {"load": 0, "store": 1, "atomicrmw": 0, "cmpxchg": 0}

# What may follow the first line of an instruction: the lines of a switch, an invoke or a landing
# pad. A debug record has four spaces and a '#', which is why it is left out.
_CONTINUATION = re.compile(r"    [^#]|  \]")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BasicBlock:
    """A basic block; ``index`` is its place in the layout, the entry block is 0.

    ``successors`` are in the order of LLVM's successor list; of a repeated one the last counts.
    """

    number: ClassVar[int] = -1
    name: str
    index: int
    function: Function
    instructions: tuple[Instruction, ...] = ()
    successors: tuple[BasicBlock, ...] = ()

    def __str__(self) -> str:
        return f"%{self.name}"

    def __repr__(self) -> str:
        return f"<BasicBlock {self} of {self.function}>"

    @property
    def reference(self) -> str:
        """The block as IR text names it, as ``LocalValue.reference``."""
        return _reference(self.name)

    @property
    def first_insertion_point(self) -> Instruction:
        """The first instruction that is not a phi."""
        return self.instructions[len(self.phis)]

    @property
    def terminator(self) -> Instruction:
        """The last instruction."""
        return self.instructions[-1]

    @property
    def phis(self) -> tuple[Instruction, ...]:
        """The phi instructions at the start of the block."""
        count = 0
        while self.instructions[count].opcode == "phi":
            count += 1
        return self.instructions[:count]


Operand = LocalValue | Constant | GlobalValue | BasicBlock


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Function:
    """A function with a body.

    ``attributes`` are its string attributes (``"target-cpu"`` …) by key, with ``""`` for a key
    without a value; ``enum_attributes`` the others as LLVM prints them (``nounwind``,
    ``memory(none)`` …). ``instructions`` are in layout order; ``values`` holds every local value
    at its ``number``. ``line`` is the ``define`` line in ``Module.lines``, ``instruction_lines``
    the first line of each instruction, ``record_lines`` those of the debug records.
    """

    name: str
    module: Module
    is_kernel: bool = False
    attributes: dict[str, str] = field(default_factory=dict)
    enum_attributes: str = ""
    arguments: tuple[Argument, ...] = ()
    blocks: tuple[BasicBlock, ...] = ()
    instructions: tuple[Instruction, ...] = ()
    values: tuple[LocalValue, ...] = ()
    line: int = 0
    instruction_lines: tuple[int, ...] = ()
    record_lines: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"@{self.name}"

    def __repr__(self) -> str:
        return f"<Function {self}>"

    @property
    def demangled(self) -> str:
        """The name as a C++ programmer writes it, or the name itself when it is not mangled."""
        return demangle(self.name)

    @property
    def location(self) -> Location | None:
        """Where the source defines the function, or None without debug information."""
        return self.module.debug.subprogram_location(self.module.lines[self.line])

    @property
    def display_name(self) -> str:
        """The demangled name without its parameter list, for headings and tables."""
        return display_name(self.demangled)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Module:
    """A module of LLVM IR that LLVM has parsed, verified and printed.

    ``lines`` is LLVM's print with every value named; ``path`` is where it came from, for messages.
    ``processor`` is the target that a newer LLVM wrote into the triple, or ``""``.
    ``functions`` are those with a body, in order.
    """

    path: str
    triple: str
    processor: str
    lines: tuple[str, ...] = ()
    metadata: Metadata = field(default_factory=Metadata)
    debug: DebugInfo = field(default_factory=DebugInfo)
    declarations: Declarations = field(default_factory=Declarations)
    functions: tuple[Function, ...] = ()

    def __repr__(self) -> str:
        return f"<Module {self.path}>"

    @property
    def text(self) -> str:
        """The module as text that LLVM reads."""
        return "\n".join(self.lines)

    @property
    def kernels(self) -> tuple[Function, ...]:
        """The functions with the ``amdgpu_kernel`` calling convention."""
        return tuple(function for function in self.functions if function.is_kernel)

    def function(self, name: str) -> Function:
        """The function with this (mangled) name; raises KeyError when there is none."""
        for function in self.functions:
            if function.name == name:
                return function
        raise KeyError(name)

    def extract(self, *kernels: Function) -> Module:
        """A module of just these kernels and what they need.

        Every other function with a body is made internal and LLVM's global dead-code elimination
        removes what is not reachable any more.
        """
        from irtools.ir.reader import extract

        return extract(self, kernels)

    def apply(self, edits: Sequence[Edit]) -> Module:
        """The module with the edits made, parsed and verified again by LLVM.

        Raises InputError, with LLVM's message, when the result is not valid IR or two edits
        overlap.
        """
        from irtools.ir.edit import apply

        return apply(self, edits)


_PLAIN_NAME = re.compile(r"[-A-Za-z._][-\w.]*", re.ASCII)
_ESCAPED = re.compile(rb"[^ !#-\[\]-~]")


def _reference(name: str) -> str:
    """A local name as LLVM prints it: in quotes unless plain, with ``\\22`` for a quote."""
    if _PLAIN_NAME.fullmatch(name):
        return f"%{name}"
    escaped = _ESCAPED.sub(
        lambda byte: b"\\\\" if byte[0] == b"\\" else b"\\%02X" % byte[0][0], name.encode()
    )
    return f'%"{escaped.decode()}"'


def demangle(name: str) -> str:
    """The demangled form of an Itanium C++ name, or the name itself."""
    if not name.startswith("_Z"):
        return name
    import pycxxfilt

    try:
        return pycxxfilt.itanium_demangle(name) or name
    except ValueError:
        return name


def display_name(demangled: str) -> str:
    """A demangled name without return type and parameters: ``void ns::f<int>(float*)`` is
    ``ns::f<int>``."""
    depth = 0
    start = 0
    for position, character in enumerate(demangled):
        before = demangled[start:position]
        if character == " " and depth == 0:
            if "operator" not in before:  # a conversion: operator unsigned int()
                start = position + 1
        elif character == "(" and depth == 0 and before:
            inner = demangled.startswith("(anonymous namespace)", position)
            if not inner and not before.endswith(("operator", "decltype")):
                return before
            depth += 1
        elif character in "<({[":
            depth += 1
        elif character in ">)}]":
            depth -= 1
    return demangled[start:]

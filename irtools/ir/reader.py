# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From text to Module: LLVM parses, verifies and prints; the reader walks what LLVM parsed.

Every unnamed value is given the number that LLVM prints for it as its name, so that values keep
the names of the user's file through later edits. The structure (opcodes, operands, types) comes
from LLVM's objects; the printed text, one instruction a line, is only matched to it by position.
"""

from __future__ import annotations

import ctypes
import gc
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count, islice
from typing import get_args

import llvmlite.binding as llvm
from llvmlite.binding import ffi
from llvmlite.binding.typeref import TypeRef
from llvmlite.binding.value import ValueKind, ValueRef

from irtools.errors import InputError
from irtools.ir import llvm as c
from irtools.ir.debug import DebugInfo
from irtools.ir.declarations import Declarations
from irtools.ir.metadata import Metadata
from irtools.ir.model import (
    Argument,
    BasicBlock,
    Constant,
    Function,
    GlobalValue,
    Instruction,
    Module,
    Operand,
    Type,
    TypeKind,
    connect,
    new_instruction,
)

__all__ = ["extract", "read_text"]

_SYNTAX_ERROR = re.compile(r"<string>:(\d+):(\d+): error: (.*)", re.DOTALL)
_KERNEL = re.compile(r"\bamdgpu_kernel\b")
_GROUP_REFERENCE = re.compile(r" #(\d+)(?= )")
_STRING_ATTRIBUTE = re.compile(r'"((?:[^"])*)"(?:="([^"]*)")?')
_GLOBAL_KINDS = (
    ValueKind.function,
    ValueKind.global_variable,
    ValueKind.global_alias,
    ValueKind.global_ifunc,
)
_QUOTED = re.compile(r'"[^"]*"')
_WITH_WIDTH = {
    "integer", "half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128",
}  # fmt: skip

# The lists that keep what nothing refers to: other kernels, for example.
_USED = re.compile(r"@llvm\.(?:compiler\.)?used = ")
_KINDS: dict[str, TypeKind] = {kind: kind for kind in get_args(TypeKind)}

# LLVM's parser verifies a module with debug information itself and ends the process when that
# fails; without this it leaves the verdict to the verifier, which answers with a message.
llvm.set_option("irtools", "-disable-auto-upgrade-debug-info")


def read_text(text: str, path: str, *, processor: str = "") -> Module:
    """The module that LLVM reads from ``text``; ``path`` is used in messages only.

    Raises InputError with LLVM's line, column and message when LLVM cannot parse or verify it.
    """
    with _collector_paused(), _parsed(text, path) as parsed:
        return _read(parsed, path, processor)


def extract(module: Module, kernels: Sequence[Function]) -> Module:
    """See Module.extract."""
    wanted = {kernel.name for kernel in kernels}
    text = "\n".join(line for line in module.lines if not _USED.match(line))
    with _collector_paused(), _parsed(text, module.path) as parsed:
        for function in parsed.functions:
            if function.is_declaration:
                continue
            own = _name(c.address_of(function)) in wanted
            function.linkage = llvm.Linkage.external if own else llvm.Linkage.internal
        passes = llvm.create_new_module_pass_manager()
        passes.add_global_dead_code_eliminate_pass()
        llvm.initialize_native_target()
        target = llvm.Target.from_default_triple()
        options = llvm.create_pipeline_tuning_options()
        passes.run(parsed, llvm.create_pass_builder(target.create_target_machine(), options))
        return _read(parsed, module.path, module.processor)


@contextmanager
def _parsed(text: str, path: str) -> Iterator[llvm.ModuleRef]:
    """The module in LLVM's memory, verified, for as long as the context lasts.

    Freeing it is not left to llvmlite's ``__del__``, in which Python would swallow a Ctrl-C.
    """
    # A context of its own: in a shared one, equal struct names are made different.
    with llvm.create_context() as context:
        try:
            module = llvm.parse_assembly(text, context)
        except RuntimeError as error:
            raise InputError(_explain_syntax_error(str(error), path)) from None
        with module:
            try:
                module.verify()
            except RuntimeError as error:
                message = f"{path}: LLVM's verifier rejects the module: {error}"
                raise InputError(message.rstrip()) from None
            yield module


def _explain_syntax_error(message: str, path: str) -> str:
    found = _SYNTAX_ERROR.search(message)
    if not found:
        return f"{path}: LLVM {_version()} cannot read it: {message}"
    line, column, rest = found.groups()
    return f"{path}:{line}:{column}: LLVM {_version()} cannot read it: {rest.strip()}"


def _version() -> str:
    return ".".join(map(str, llvm.llvm_version_info))


@contextmanager
def _collector_paused() -> Iterator[None]:
    """Millions of small objects that all stay: the cyclic collector would only look at them."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _read(parsed: llvm.ModuleRef, path: str, processor: str) -> Module:
    """First the structure, from LLVM's objects, which names the values; then LLVM's print."""
    module = Module(path, parsed.triple, processor)
    values = _Values()
    functions = tuple(
        _read_structure(module, c.address_of(reference), values)
        for reference in parsed.functions
        if not reference.is_declaration
    )
    lines = tuple(str(parsed).split("\n"))
    metadata = Metadata(lines)
    debug = DebugInfo(lines, metadata)
    _complete(
        module,
        lines=lines,
        metadata=metadata,
        debug=debug,
        declarations=Declarations(lines),
        functions=functions,
    )
    position = 0
    for function in functions:
        position = _find_lines(function, position)
    groups = _attribute_groups(lines, position)
    for function in functions:
        _read_attributes(function, groups)
    return module


def _find_lines(function: Function, position: int) -> int:
    """Find the function's lines at or behind a position; returns the position behind them.

    An instruction starts with two spaces. Debug records and continuation lines have more, except
    for the ``  ]`` of a switch.
    """
    lines = function.module.lines
    while not lines[position].startswith("define "):
        position += 1
    found = []
    records = []
    define_line = position
    for position in range(define_line + 1, len(lines)):
        line = lines[position]
        if line[:2] == "  ":
            if line[2] not in " ]":
                found.append(position)
            elif line[4:5] == "#":
                records.append(position)
        elif line[:1] == "}":
            break
    if len(found) != len(function.instructions):
        raise AssertionError(f"the printed lines of {function} do not match its instructions")
    _complete(
        function,
        line=define_line,
        instruction_lines=tuple(found),
        record_lines=tuple(records),
    )
    return position


def _attribute_groups(lines: Sequence[str], position: int) -> dict[str, str]:
    """``attributes #0 = { … }`` → the text between the braces, by group number; from a position
    behind the functions to the metadata."""
    groups = {}
    for line in islice(lines, position, None):
        if line.startswith("attributes #"):
            number, _, body = line[len("attributes #") :].partition(" = { ")
            groups[number] = body.removesuffix(" }")
        elif line.startswith("!"):
            break
    return groups


def _read_attributes(function: Function, groups: dict[str, str]) -> None:
    header = mask_quoted(function.module.lines[function.line])
    group = group_reference(header)
    attributes = groups.get(group[1], "") if group else ""
    _complete(
        function,
        is_kernel=bool(_KERNEL.search(header[: header.index("@")])),
        attributes=dict(_STRING_ATTRIBUTE.findall(attributes)),
        enum_attributes=" ".join(_STRING_ATTRIBUTE.sub("", attributes).split()),
    )


def _complete(value: object, **fields: object) -> None:
    """Fill in fields that refer back to their owner: only here, while a module is being read."""
    for name, content in fields.items():
        object.__setattr__(value, name, content)


def _read_structure(module: Module, address: c.Address, values: _Values) -> Function:
    """Walk a function. What has no name is named by its number in LLVM's print: arguments, then
    each block followed by its instructions that have a result (AsmWriter's slot numbering)."""
    function = Function(_name(address), module)
    operands = values.operands
    numbers = count()

    def name_of(value: c.Address) -> str:
        name: bytes = value_name(value)
        if not name:
            # LLVM appends to a name that is taken, by a value called %"41" in the input.
            c.set_value_name(value, b"%d" % next(numbers))
            name = value_name(value)
        return name.decode("utf-8", "replace")

    # Bound once: the loops below run for every instruction of the module.
    value_name, type_of, types = c.value_name, c.type_of, values.types
    opcodes, opcode_name = values.opcodes, c.opcode_name
    next_instruction, make = c.next_instruction, new_instruction
    arguments: list[Argument] = []
    with c.iterating(c.function_arguments, c.next_argument, c.dispose_arguments, address) as found:
        for argument in found:
            operands[argument] = value = Argument(
                types[type_of(argument)], name_of(argument), len(arguments), function
            )
            arguments.append(value)
    blocks: list[BasicBlock] = []
    bodies: list[list[tuple[c.Address, Instruction]]] = []
    index, number = 0, len(arguments)
    with c.iterating(c.function_blocks, c.next_block, c.dispose_blocks, address) as found:
        for block_address in found:
            block = BasicBlock(name_of(block_address), len(blocks), function)
            operands[block_address] = block
            blocks.append(block)
            body = []
            iterator = c.block_instructions(block_address)
            while instruction_address := next_instruction(iterator):
                type_ = types[type_of(instruction_address)]
                operands[instruction_address] = instruction = make(
                    type_,
                    "" if type_.kind == "void" else name_of(instruction_address),
                    number,
                    opcodes[opcode_name(instruction_address)],
                    block,
                    index,
                )
                body.append((instruction_address, instruction))
                index += 1
                number += 1
            c.dispose_instructions(iterator)
            bodies.append(body)
    for block, body in zip(blocks, bodies, strict=True):
        _read_operands(body, operands)
        _complete(
            block,
            instructions=tuple([instruction for _, instruction in body]),
            successors=_successors(body[-1][1]),
        )
    instructions = tuple([instruction for body in bodies for _, instruction in body])
    _complete(
        function,
        arguments=tuple(arguments),
        blocks=tuple(blocks),
        instructions=instructions,
        values=(*arguments, *instructions),
    )
    return function


def _read_operands(
    body: Sequence[tuple[c.Address, Instruction]], operands: dict[c.Address, Operand]
) -> None:
    next_operand, dispose_operands = c.next_operand, c.dispose_operands
    for address, instruction in body:
        iterator = c.operands(address)
        found = []
        while operand := next_operand(iterator):
            found.append(operands[operand])
        dispose_operands(iterator)
        connect(
            instruction, found, _incoming(address, operands) if instruction.opcode == "phi" else ()
        )


def mask_quoted(line: str) -> str:
    """The line with what stands in quotes replaced by dashes, at the same positions."""
    return _QUOTED.sub(lambda quoted: '"' + "-" * (len(quoted[0]) - 2) + '"', line)


def group_reference(header: str) -> re.Match[str] | None:
    """The reference to the attribute group (`` #12``) in a ``define`` line without quoted text."""
    found = None
    for found in _GROUP_REFERENCE.finditer(header):  # noqa: B007 - the last one is the function's
        pass
    return found


def _name(value: c.Address) -> str:
    name: bytes = c.value_name(value)
    return name.decode("utf-8", "replace")


def _incoming(address: c.Address, operands: dict[c.Address, Operand]) -> list[BasicBlock]:
    iterator = c.incoming_blocks(address)
    blocks = []
    while block_address := c.next_incoming_block(iterator):
        block = operands[block_address]
        assert isinstance(block, BasicBlock)
        blocks.append(block)
    c.dispose_incoming_blocks(iterator)
    return blocks


def _successors(terminator: Instruction) -> tuple[BasicBlock, ...]:
    targets = [operand for operand in terminator.operands if isinstance(operand, BasicBlock)]
    if terminator.opcode != "br":  # of which LLVM stores the false destination first
        targets.reverse()
    return tuple(reversed(dict.fromkeys(targets)))


class _Values:
    """Types, opcodes and operands of one module, each made once."""

    def __init__(self) -> None:
        self.types = _Types()
        self.opcodes = _Opcodes()
        self.operands = _Operands(self)

    def type_of(self, value: c.Address) -> Type:
        """The type of any value."""
        return self.types[c.type_of(value)]


class _Types(dict[c.Address, Type]):
    """Types by their address in LLVM."""

    def __missing__(self, address: c.Address) -> Type:
        type_ = self[address] = _type(_type_reference(address))
        return type_


class _Opcodes(dict[bytes, str]):
    """One string for each opcode, however many instructions have it."""

    def __missing__(self, name: bytes) -> str:
        opcode = self[name] = name.decode()
        return opcode


class _Operands(dict[c.Address, Operand]):
    """Operands by their address in LLVM: constants and globals make themselves when they are asked
    for, local values and blocks are put in by the walk."""

    def __init__(self, values: _Values) -> None:
        super().__init__()
        self._values = values

    def __missing__(self, address: c.Address) -> Operand:
        operand = self[address] = self._make(address)
        return operand

    def _make(self, address: c.Address) -> Operand:
        type_ = self._values.type_of(address)
        kind = c.value_kind(address)
        if kind in _GLOBAL_KINDS:
            return GlobalValue(type_, _name(address), kind == ValueKind.function)
        if kind == ValueKind.constant_int:
            # By far the most frequent; asking LLVM for the text takes ten times as long.
            number = c.constant_int(address)
            return Constant(type_, f"{type_} {_signed(number, type_.bits)}", number)
        reference = ValueRef(ctypes.cast(address, ffi.LLVMValueRef), "operand", {})
        value: int | float | None = None
        if kind == ValueKind.constant_fp and type_.bits <= 64:
            literal = reference.get_constant_value()
            value = None if isinstance(literal, str) else literal
        return Constant(type_, str(reference), value)


def _signed(number: int, bits: int) -> str:
    """An integer as LLVM prints it."""
    if bits == 1:
        return "true" if number else "false"
    return str(number - (1 << bits) if number >> (bits - 1) else number)


def _type_reference(address: c.Address) -> TypeRef:
    return TypeRef(ctypes.cast(address, ffi.LLVMTypeRef))


def _type(reference: TypeRef) -> Type:
    try:
        kind = reference.type_kind.name
    except ValueError:
        kind = ""  # a kind that llvmlite has no name for: target types
    text = str(reference)
    match kind:
        case "pointer":
            space = re.search(r"addrspace\((\d+)\)", text)
            return Type(text, "pointer", address_space=int(space[1]) if space else 0)
        case "array" | "vector":
            (element,) = map(_type, reference.elements)
            return Type(text, kind, elements=(element,), count=reference.element_count)
        case "struct":
            return Type(text, "struct", elements=tuple(map(_type, reference.elements)))
    # LLVM aborts when it is asked for the width of a scalable vector.
    bits = reference.type_width if kind in _WITH_WIDTH else 0
    return Type(text, _KINDS.get(kind, "other"), bits=bits)

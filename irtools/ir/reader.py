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
from typing import get_args

import llvmlite.binding as llvm
from llvmlite.binding import ffi
from llvmlite.binding.typeref import TypeRef
from llvmlite.binding.value import ValueKind, ValueRef

from irtools.errors import InputError
from irtools.ir import llvm as c
from irtools.ir.debug import DebugInfo
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


def extract(module: Module, kernel: Function) -> Module:
    """See Module.extract."""
    text = "\n".join(line for line in module.lines if not _USED.match(line))
    with _collector_paused(), _parsed(text, module.path) as parsed:
        for function in parsed.functions:
            if function.is_declaration:
                continue
            own = _name(c.address_of(function)) == kernel.name
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
    values = _Values()
    references = [function for function in parsed.functions if not function.is_declaration]
    for reference in references:
        _name_by_number(c.address_of(reference), values)
    lines = tuple(str(parsed).split("\n"))
    module = Module(path, parsed.triple, processor, lines, DebugInfo(lines))
    define_lines = [number for number, line in enumerate(lines) if line.startswith("define ")]
    groups = _attribute_groups(lines)
    functions = tuple(
        _read_function(module, reference, line, groups, values)
        for reference, line in zip(references, define_lines, strict=True)
    )
    _complete(module, functions=functions)
    return module


_set_field = object.__setattr__


def _complete(value: object, **fields: object) -> None:
    """Fill in fields that refer back to their owner: only here, while a module is being read."""
    for name, content in fields.items():
        _set_field(value, name, content)


def _name_by_number(function: c.Address, values: _Values) -> None:
    """Name what has no name by its number in LLVM's print (AsmWriter's slot numbering)."""
    number = 0
    with c.iterating(
        c.function_arguments, c.next_argument, c.dispose_arguments, function
    ) as arguments:
        for argument in arguments:
            if not c.value_name(argument):
                c.set_value_name(argument, b"%d" % number)
                number += 1
    with c.iterating(c.function_blocks, c.next_block, c.dispose_blocks, function) as blocks:
        for block in blocks:
            if not c.value_name(block):
                c.set_value_name(block, b"%d" % number)
                number += 1
            iterator = c.block_instructions(block)
            while instruction := c.next_instruction(iterator):
                if not c.value_name(instruction) and values.type_of(instruction).kind != "void":
                    c.set_value_name(instruction, b"%d" % number)
                    number += 1
            c.dispose_instructions(iterator)


def _attribute_groups(lines: tuple[str, ...]) -> dict[str, str]:
    """``attributes #0 = { … }`` → the text between the braces, by group number."""
    groups = {}
    for line in lines:
        if line.startswith("attributes #"):
            number, _, body = line[len("attributes #") :].partition(" = { ")
            groups[number] = body.removesuffix(" }")
    return groups


def _read_function(
    module: Module,
    reference: ValueRef,
    line: int,
    groups: dict[str, str],
    values: _Values,
) -> Function:
    address = c.address_of(reference)
    header = mask_quoted(module.lines[line])
    group = group_reference(header)
    attributes = groups.get(group[1], "") if group else ""
    function = Function(
        name=_name(address),
        module=module,
        line=line,
        is_kernel=bool(_KERNEL.search(header[: header.index("@")])),
        attributes=dict(_STRING_ATTRIBUTE.findall(attributes)),
        enum_attributes=" ".join(_STRING_ATTRIBUTE.sub("", attributes).split()),
    )
    operands = values.of_function()
    arguments = []
    with c.iterating(c.function_arguments, c.next_argument, c.dispose_arguments, address) as found:
        for number, argument in enumerate(found):
            value = Argument(values.type_of(argument), _name(argument), number, function)
            operands[argument] = value
            arguments.append(value)
    blocks: list[BasicBlock] = []
    bodies: list[list[tuple[c.Address, Instruction]]] = []
    body_lines = _instruction_lines(module.lines, line)
    index = 0
    # Bound once: the loops below run for every instruction of the module.
    types, opcodes, type_of = values.types, values.opcodes, c.type_of
    value_name, opcode_name, next_instruction = c.value_name, c.opcode_name, c.next_instruction
    first_number = len(arguments)
    with c.iterating(c.function_blocks, c.next_block, c.dispose_blocks, address) as found:
        for block_address in found:
            block = BasicBlock(_name(block_address), len(blocks), function)
            operands[block_address] = block
            blocks.append(block)
            body = []
            iterator = c.block_instructions(block_address)
            while instruction_address := next_instruction(iterator):
                operands[instruction_address] = instruction = Instruction(
                    types[type_of(instruction_address)],
                    value_name(instruction_address).decode("utf-8", "replace"),
                    first_number + index,
                    function,
                    opcodes[opcode_name(instruction_address)],
                    block,
                    index,
                    next(body_lines),
                )
                body.append((instruction_address, instruction))
                index += 1
            c.dispose_instructions(iterator)
            bodies.append(body)
    if next(body_lines, None) is not None:
        raise AssertionError(f"more lines than instructions in @{function.name}")
    for block, body in zip(blocks, bodies, strict=True):
        _set_operands(body, operands)
        _complete(
            block,
            instructions=tuple(instruction for _, instruction in body),
            successors=_successors(body[-1][1]),
        )
    _complete(
        function,
        arguments=tuple(arguments),
        blocks=tuple(blocks),
        values=(*arguments, *(instruction for body in bodies for _, instruction in body)),
    )
    return function


def mask_quoted(line: str) -> str:
    """The line with what stands in quotes replaced by dashes, at the same positions."""
    return _QUOTED.sub(lambda quoted: '"' + "-" * (len(quoted[0]) - 2) + '"', line)


def group_reference(header: str) -> re.Match[str] | None:
    """The reference to the attribute group (`` #12``) in a ``define`` line without quoted text."""
    found = None
    for found in _GROUP_REFERENCE.finditer(header):  # noqa: B007 - the last one is the function's
        pass
    return found


def _instruction_lines(lines: tuple[str, ...], define_line: int) -> Iterator[int]:
    """The first line of every instruction of the function: two spaces and then its text.

    Debug records and continuation lines have more spaces, except for the ``  ]`` of a switch.
    """
    for number in range(define_line + 1, len(lines)):
        line = lines[number]
        if line[:2] == "  ":
            if line[2] not in " ]":
                yield number
        elif line[:1] == "}":
            return


def _name(value: c.Address) -> str:
    name: bytes = c.value_name(value)
    return name.decode("utf-8", "replace")


def _set_operands(
    body: Sequence[tuple[c.Address, Instruction]], operands: dict[c.Address, Operand]
) -> None:
    next_operand = c.next_operand
    for address, instruction in body:
        iterator = c.operands(address)
        found = []
        uses = []
        while operand_address := next_operand(iterator):
            operand = operands[operand_address]
            found.append(operand)
            if operand.number >= 0:
                uses.append(operand.number)
        c.dispose_operands(iterator)
        _set_field(instruction, "operands", tuple(found))
        _set_field(instruction, "uses", tuple(uses))
        if instruction.opcode == "phi":
            iterator = c.incoming_blocks(address)
            blocks = []
            while block_address := c.next_incoming_block(iterator):
                blocks.append(operands[block_address])
            c.dispose_incoming_blocks(iterator)
            _set_field(instruction, "incoming", tuple(blocks))


def _successors(terminator: Instruction) -> tuple[BasicBlock, ...]:
    targets = [operand for operand in terminator.operands if isinstance(operand, BasicBlock)]
    if terminator.opcode == "br":
        targets.reverse()  # LLVM stores the false destination first
    return tuple(dict.fromkeys(targets))


class _Values:
    """Types, opcodes and constants of one module, each made once."""

    def __init__(self) -> None:
        self.types = _Types()
        self.opcodes = _Opcodes()
        self._constants = _Constants(self)

    def type_of(self, value: c.Address) -> Type:
        """The type of any value."""
        return self.types[c.type_of(value)]

    def of_function(self) -> dict[c.Address, Operand]:
        """A table of operands by address that knows all constants; local values are added."""
        return _Operands(self._constants)


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
    """The operands of one function; what is not a local value is looked up among constants."""

    def __init__(self, constants: _Constants) -> None:
        super().__init__()
        self._constants = constants

    def __missing__(self, address: c.Address) -> Operand:
        operand = self[address] = self._constants[address]
        return operand


class _Constants(dict[c.Address, Operand]):
    """The constants and globals of one module."""

    def __init__(self, values: _Values) -> None:
        super().__init__()
        self._values = values

    def __missing__(self, address: c.Address) -> Operand:
        operand = self[address] = self._make(address)
        return operand

    def _make(self, address: c.Address) -> Operand:
        reference = ValueRef(ctypes.cast(address, ffi.LLVMValueRef), "operand", {})
        type_ = self._values.type_of(address)
        kind = c.value_kind(address)
        if kind in _GLOBAL_KINDS:
            return GlobalValue(type_, _name(address), kind == ValueKind.function)
        value: int | float | None = None
        if kind == ValueKind.constant_int or (kind == ValueKind.constant_fp and type_.bits <= 64):
            literal = reference.get_constant_value()
            value = None if isinstance(literal, str) else literal
        return Constant(type_, str(reference), value)


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

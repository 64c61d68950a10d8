# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A kernel as LLVM IR for the CPU, with calls of the runtime for what only a GPU has.

Every instruction becomes total, because a rewritten kernel may compute more than it uses: undef
and poison are zero; flags that make poison, or allow more than one result, are left out; divisions,
shifts, conversions and indices outside their range have a fixed result. Every access to memory is
a call of the runtime (``runtime/runtime.c``), so that no address can do harm.

Pointers keep their address spaces, which the host takes for one: LDS and scratch have flat
addresses below 4 GiB. Buffer resources are integers of 128 bits, fat pointers of 160 (the offset in
the low 32).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from irtools.analysis.copies import copied_operand
from irtools.execute import intrinsics
from irtools.execute.atomics import updated
from irtools.execute.emitter import (
    BUFFER_BYTES,
    CannotExecuteError,
    Emitter,
    Shape,
    booleans,
    mangled,
    scalar,
    shape_of,
    splat,
)
from irtools.execute.globals import Globals, place_globals
from irtools.graph import ControlFlowGraph
from irtools.ir.layout import Layout, split_types
from irtools.ir.model import BasicBlock, Constant, Function, Instruction, Operand, Type
from irtools.target import Target

__all__ = ["HostKernel", "Parameter", "lower", "parameters_of"]

_SCRATCH_BASE = 0x40000000  # also in runtime.c
_FAT = 7


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a kernel, at an offset in the block of arguments.

    ``structure_bytes`` is the size of the structure that a ``byref`` pointer points to, else 0.
    """

    name: str
    type: Type
    offset: int
    structure_bytes: int = 0

    @property
    def shape(self) -> Shape:
        """How its value is in the block of arguments; a pointer has 64 bits there."""
        return shape_of(self.type)


@dataclass(frozen=True, slots=True)
class HostKernel:
    """A kernel for the CPU.

    ``text`` is a module with the function ``rt_kernel`` of a block of arguments, and the array
    ``rt_reached`` with a byte for each of ``block_count`` blocks. ``blocks`` are the reachable
    ones, ``storing`` those that write memory. The symbol ``rt_data.<name>`` holds what a global
    variable has at the start.
    """

    text: str
    parameters: tuple[Parameter, ...]
    globals: Globals
    blocks: tuple[int, ...]
    storing: frozenset[int]
    block_count: int
    instructions: int


def lower(
    kernel: Function,
    *,
    target: Target,
    addresses: Mapping[str, int] | None = None,
    uniform: Collection[str] = (),
    tame: bool = False,
) -> HostKernel:
    """The kernel for the CPU.

    ``addresses`` are those that global variables have in another version; ``uniform`` names the
    calls of readfirstlane whose operand is assumed to be uniform, which is looked at. ``tame``:
    what grows or shrinks fast (exponentials, powers, logarithms) is replaced by a function into
    [0.5, 2) that mixes the bits of its operands: neither infinity nor zero hides a difference.

    Raises CannotExecuteError, with the reason.
    """
    globals_ = place_globals(kernel.module, addresses or {})
    return _Lowering(kernel, target, globals_, frozenset(uniform), tame).run()


_FLAGS = re.compile(
    r" (?:nuw|nsw|exact|disjoint|inbounds|nusw|samesign|nneg|fast|nnan|ninf|nsz|arcp|contract|afn"
    r"|reassoc)(?= )"
)
_ATTACHED = re.compile(r", ![\w.]+ !\d+")
_NAMED_STRUCT = re.compile(r'%(?:"[^"]*"|[-\w$.]+) = type ')
_NARROW_POINTER = re.compile(r"ptr addrspace\([235678]\)")
_ALLOCA = re.compile(r"= alloca (.*)")
_GEP = re.compile(r"getelementptr (?:(?:inbounds|nuw|nusw) )*")
_ATOMIC = re.compile(r"atomicrmw (?:volatile )?(\w+) ")
_INLINE_ASSEMBLY = re.compile(r'asm (sideeffect )?(?:alignstack )?"([^"]*)", "([^"]*)"')
_ONLY_COMMENT = re.compile(r"\s*(;.*)?")

_SHIFTS = ("shl", "lshr", "ashr")
_DIVISIONS = ("sdiv", "udiv", "srem", "urem")
_AS_THEY_ARE = frozenset(
    ("fneg", "fadd", "fsub", "fmul", "fdiv", "frem", "add", "sub", "mul", "and", "or", "xor",
     "icmp", "fcmp", "select", "trunc", "zext", "sext", "fptrunc", "fpext", "uitofp", "sitofp",
     "ptrtoint", "inttoptr", "bitcast", "phi", "br", "switch", "ret", "extractvalue",
     "insertvalue", "shufflevector", "freeze")
)  # fmt: skip
_WRITING = ("store", "atomicrmw", "cmpxchg")


class _Lowering:
    def __init__(
        self,
        kernel: Function,
        target: Target,
        globals_: Globals,
        uniform: frozenset[str],
        tame: bool,
    ) -> None:
        self._kernel = kernel
        self._uniform = uniform
        self._globals = globals_
        self._tame = tame
        self._cycles = ControlFlowGraph(kernel).cycles
        self._weights = {0: len(kernel.instructions)}  # the instructions that a block stands for
        for cycle in self._cycles.cycles:
            inside = sum(len(kernel.blocks[block].instructions) for block in cycle.blocks)
            self._weights[cycle.header] = self._weights.get(cycle.header, 0) + inside
        self._layout = Layout(kernel.module.lines)
        self._scratch = _SCRATCH_BASE
        self._storing: set[int] = set()
        fnuz = target.name in ("gfx940", "gfx941", "gfx942")
        self._emitter = Emitter(kernel, target.wave_size, globals_.addresses, fnuz=fnuz)

    def run(self) -> HostKernel:
        kernel, emit = self._kernel, self._emitter
        parameters = parameters_of(kernel)
        for index in self._cycles.order:
            self._block(kernel.blocks[index])
        formal = ", ".join(f"{emit.type(each.type)} {each.reference}" for each in kernel.arguments)
        lines = [
            *(line for line in kernel.module.lines if _NAMED_STRUCT.match(line)),
            f"@rt_reached = dso_local global [{len(kernel.blocks)} x i8] zeroinitializer",
            *self._data(),
            f"define internal void @rt_body({formal}) {{",
            "rt.entry:",
            f"  %rt.in = alloca [{BUFFER_BYTES} x i8], align 16",
            f"  %rt.out = alloca [{BUFFER_BYTES} x i8], align 16",
            f"  br label {kernel.blocks[0].reference}",
            *emit.lines,
            "}",
            *self._entry(parameters, formal),
            *emit.declared.values(),
            "",
        ]
        return HostKernel(
            "\n".join(lines),
            parameters,
            self._globals,
            self._cycles.order,
            frozenset(self._storing),
            len(kernel.blocks),
            len(kernel.instructions),
        )

    def _data(self) -> list[str]:
        """The initial contents of global variables."""
        emit = self._emitter
        return [
            f'@"rt_data.{name}" = constant {emit.type(initial.type)} {emit.text(initial.value)}'
            for name, initial in self._globals.initial.items()
            if not _NARROW_POINTER.search(initial.type)
        ]

    def _entry(self, parameters: tuple[Parameter, ...], formal: str) -> list[str]:
        """The function that takes the arguments out of their block."""
        lines = ["define void @rt_kernel(ptr %rt.arguments) {"]
        for parameter, argument in zip(parameters, self._kernel.arguments, strict=True):
            at, type_ = parameter.offset, self._emitter.type(argument.type)
            lines.append(f"  %rt.at.{at} = getelementptr i8, ptr %rt.arguments, i64 {at}")
            if type_.startswith("ptr"):
                lines.append(f"  %rt.bits.{at} = load i64, ptr %rt.at.{at}")
                lines.append(f"  {argument.reference} = inttoptr i64 %rt.bits.{at} to {type_}")
            else:
                lines.append(f"  {argument.reference} = load {type_}, ptr %rt.at.{at}, align 1")
        return [*lines, f"  call void @rt_body({formal})", "  ret void", "}"]

    # ------------------------------------------------------------------------------ instructions

    def _block(self, block: BasicBlock) -> None:
        emit = self._emitter
        emit.lines.append(f"{block.reference[1:]}:")
        for phi in block.phis:
            self._plain(phi)
        emit.line(f"store i8 1, ptr getelementptr (i8, ptr @rt_reached, i64 {block.index})")
        if block.index in self._weights:
            emit.call("void", "rt_tick", ("i64", str(self._weights[block.index])))
        for instruction in block.instructions[len(block.phis) :]:
            if instruction.opcode in _WRITING or intrinsics.writes_memory(instruction):
                self._storing.add(block.index)
            self._instruction(instruction)

    def _instruction(self, instruction: Instruction) -> None:
        opcode = instruction.opcode
        method = getattr(self, f"_{opcode}", None)
        if method is not None:
            method(instruction)
        elif opcode in _SHIFTS:
            self._shift(instruction)
        elif opcode in _DIVISIONS:
            self._division(instruction)
        elif opcode in _AS_THEY_ARE:
            self._plain(instruction)
        else:
            raise CannotExecuteError(f"it has the instruction '{opcode}'")

    def _plain(self, instruction: Instruction) -> None:
        """An instruction that the host has too, without what makes it partial."""
        text = _FLAGS.sub("", _ATTACHED.sub("", instruction.text))
        self._emitter.line(self._emitter.text(text))

    def _shift(self, instruction: Instruction) -> None:
        """The hardware takes the amount modulo the width; so does this."""
        emit = self._emitter
        value, amount = instruction.operands
        type_ = instruction.type
        bits = scalar(type_).bits
        kept = emit.new(f"urem {emit.typed(amount)}, {splat(type_, bits)}")
        emit.define(instruction, f"{instruction.opcode} {emit.typed(value)}, {kept}")

    def _division(self, instruction: Instruction) -> None:
        """By zero it divides by one; the smallest number by -1 too."""
        emit = self._emitter
        left, right = instruction.operands
        type_ = instruction.type
        bits = scalar(type_).bits
        one = f"{type_} {splat(type_, 1)}"
        divisor = emit.value(right)
        wrong = emit.new(f"icmp eq {type_} {divisor}, zeroinitializer")
        if instruction.opcode in ("sdiv", "srem"):
            lowest = emit.new(f"icmp eq {emit.typed(left)}, {splat(type_, -(1 << (bits - 1)))}")
            negative = emit.new(f"icmp eq {type_} {divisor}, {splat(type_, -1)}")
            boolean = booleans(type_)
            both = emit.new(f"and {boolean} {lowest}, {negative}")
            wrong = emit.new(f"or {boolean} {wrong}, {both}")
        divisor = emit.new(f"select {booleans(type_)} {wrong}, {one}, {type_} {divisor}")
        emit.define(instruction, f"{instruction.opcode} {emit.typed(left)}, {divisor}")

    def _fptosi(self, instruction: Instruction) -> None:
        """Out of range it saturates, and NaN is zero, as on the GPU."""
        operand = instruction.operands[0]
        assert not isinstance(operand, BasicBlock)
        name = f"llvm.{instruction.opcode}.sat.{mangled(instruction.type)}.{mangled(operand.type)}"
        emit = self._emitter
        emit.copy(instruction, emit.call(str(instruction.type), name, emit.pair(operand)))

    _fptoui = _fptosi

    def _extractelement(self, instruction: Instruction) -> None:
        emit = self._emitter
        vector, index = instruction.operands
        emit.define(
            instruction, f"extractelement {emit.typed(vector)}, {self._inside(vector, index)}"
        )

    def _insertelement(self, instruction: Instruction) -> None:
        emit = self._emitter
        vector, element, index = instruction.operands
        where = self._inside(vector, index)
        emit.define(
            instruction, f"insertelement {emit.typed(vector)}, {emit.typed(element)}, {where}"
        )

    def _inside(self, vector: Operand, index: Operand) -> str:
        """An index of a vector, modulo its length, with its type."""
        assert not isinstance(vector, BasicBlock)
        assert not isinstance(index, BasicBlock)
        if isinstance(index, Constant):
            return self._emitter.typed(index)
        kept = self._emitter.new(f"urem {self._emitter.typed(index)}, {vector.type.count}")
        return f"{index.type} {kept}"

    def _addrspacecast(self, instruction: Instruction) -> None:
        emit = self._emitter
        operand = instruction.operands[0]
        assert not isinstance(operand, BasicBlock)
        source, target = operand.type.address_space, instruction.type.address_space
        if (source, target) == (8, _FAT):
            wide = emit.new(f"zext {emit.typed(operand)} to i160")
            emit.define(instruction, f"shl i160 {wide}, 32")
        elif source >= _FAT or target >= _FAT:
            raise CannotExecuteError(f"it casts {operand.type} to {instruction.type}")
        else:
            number = emit.address(operand)
            emit.define(instruction, f"inttoptr i64 {number} to {instruction.type}")

    def _getelementptr(self, instruction: Instruction) -> None:
        source = instruction.text[_GEP.search(instruction.text).end() :]  # type: ignore[union-attr]
        type_ = split_types(source)[0]
        if instruction.type.address_space == _FAT:
            self._fat_address(instruction, type_)
            return
        if _NARROW_POINTER.search(type_) or (type_[:1] == "%" and self._has_narrow(type_)):
            # Such a pointer has another size on the host.
            self._address_by_layout(instruction, type_)
            return
        self._plain(instruction)

    def _has_narrow(self, type_: str) -> bool:
        lines = self._kernel.module.lines
        found = next((line for line in lines if line.startswith(f"{type_} = type ")), "")
        inside = found.partition(" = type ")[2]
        return bool(_NARROW_POINTER.search(inside)) or any(
            self._has_narrow(name) for name in re.findall(r'%(?:"[^"]*"|[-\w$.]+)', inside)
        )

    def _offset(self, instruction: Instruction, type_: str) -> str:
        """The bytes from the base pointer to what an instruction addresses, as i64."""
        emit, layout = self._emitter, self._layout
        total, inside = "0", type_
        for position, index in enumerate(instruction.operands[1:]):
            assert not isinstance(index, BasicBlock)
            field = (
                layout.field(inside, int(index.value))
                if (position and isinstance(index, Constant) and isinstance(index.value, int))
                else None
            )
            if field is not None:
                total = emit.new(f"add i64 {total}, {field[0]}")
                inside = field[1]
                continue
            if position:
                stride, inside = layout.stride(inside), layout.element(inside) or ""
            else:
                stride = layout.size(inside)
            if stride is None or index.type.kind != "integer":
                raise CannotExecuteError(f"it computes an address in {type_}")
            wide = emit.value(index)
            if index.type.bits < 64:
                wide = emit.new(f"sext {index.type} {wide} to i64")
            elif index.type.bits > 64:
                wide = emit.new(f"trunc {index.type} {wide} to i64")
            scaled = emit.new(f"mul i64 {wide}, {stride}")
            total = emit.new(f"add i64 {total}, {scaled}")
        return total

    def _address_by_layout(self, instruction: Instruction, type_: str) -> None:
        base = self._emitter.typed(instruction.operands[0])
        offset = self._offset(instruction, type_)
        self._emitter.define(instruction, f"getelementptr i8, {base}, i64 {offset}")

    def _fat_address(self, instruction: Instruction, type_: str) -> None:
        """Only the offset, the low 32 bits, changes."""
        emit = self._emitter
        base = emit.value(instruction.operands[0])
        offset = emit.new(f"trunc i64 {self._offset(instruction, type_)} to i32")
        low = emit.new(f"trunc i160 {base} to i32")
        moved = emit.new(f"add i32 {low}, {offset}")
        wide = emit.new(f"zext i32 {moved} to i160")
        high = emit.new(f"and i160 {base}, {~0xFFFFFFFF}")
        emit.define(instruction, f"or i160 {high}, {wide}")

    # ------------------------------------------------------------------------------------- memory

    def _alloca(self, instruction: Instruction) -> None:
        found = _ALLOCA.search(instruction.text)
        type_ = split_types(found[1])[0] if found else ""
        count = instruction.operands[0] if instruction.operands else None
        size = self._layout.size(type_)
        if size is None or not isinstance(count, Constant) or not isinstance(count.value, int):
            raise CannotExecuteError("it allocates a private array of a size that varies")
        pointer = f"inttoptr (i64 {self._scratch} to ptr addrspace(5))"
        self._emitter.copy(instruction, pointer)
        self._scratch += -(-size * count.value // 16) * 16

    def _load(self, instruction: Instruction) -> None:
        pointer = instruction.operands[0]
        atomic = "load atomic" in instruction.text
        intrinsics.load(self._emitter, pointer, shape_of(instruction.type), atomic=atomic)
        self._emitter.from_memory(instruction)

    def _store(self, instruction: Instruction) -> None:
        value, pointer = instruction.operands
        assert not isinstance(value, BasicBlock)
        self._emitter.to_memory(value)
        atomic = "store atomic" in instruction.text
        intrinsics.store(self._emitter, pointer, shape_of(value.type), atomic=atomic)

    def _fence(self, instruction: Instruction) -> None:
        """Lanes run one at a time and see each other's writes at once."""

    def _atomicrmw(self, instruction: Instruction) -> None:
        emit = self._emitter
        pointer, value = instruction.operands
        found = _ATOMIC.search(instruction.text)
        operation = found[1] if found else ""
        assert not isinstance(value, BasicBlock)
        shape = shape_of(value.type)
        intrinsics.load(emit, pointer, shape, atomic=True)
        emit.from_memory(instruction)
        old, operand = instruction.reference, emit.value(value)
        new = updated(emit, operation, value.type, old, operand)
        emit.put((emit.type(value.type), new))
        intrinsics.store(emit, pointer, shape, atomic=True)

    def _cmpxchg(self, instruction: Instruction) -> None:
        emit = self._emitter
        pointer, expected, new = instruction.operands
        assert not isinstance(new, BasicBlock)
        if new.type.kind == "pointer":
            raise CannotExecuteError("it compares and exchanges a pointer")
        shape = shape_of(new.type)
        intrinsics.load(emit, pointer, shape, atomic=True)
        old = emit.take(str(new.type))
        equal = emit.new(f"icmp eq {new.type} {old}, {emit.value(expected)}")
        written = emit.new(f"select i1 {equal}, {emit.typed(new)}, {new.type} {old}")
        emit.put((str(new.type), written))
        intrinsics.store(emit, pointer, shape, atomic=True)
        pair = emit.new(f"insertvalue {instruction.type} zeroinitializer, {new.type} {old}, 0")
        emit.define(instruction, f"insertvalue {instruction.type} {pair}, i1 {equal}, 1")

    # -------------------------------------------------------------------------------------- calls

    def _unreachable(self, instruction: Instruction) -> None:
        self._emitter.call("void", "rt_trap")
        self._emitter.line("unreachable")

    def _call(self, instruction: Instruction) -> None:
        if instruction.callee is None:
            self._assembly(instruction)
        else:
            intrinsics.lower_call(self._emitter, instruction, tame=self._tame)
            if instruction.name in self._uniform:
                intrinsics.check_uniform(self._emitter, instruction)

    def _assembly(self, instruction: Instruction) -> None:
        """Inline assembly that only holds values back is a copy; other text is not looked into."""
        emit = self._emitter
        found = _INLINE_ASSEMBLY.search(instruction.text)
        if not found:
            raise CannotExecuteError("it calls a function through a pointer")
        side_effect, text, constraints = found.groups()
        arguments = instruction.operands[:-1]
        copied = copied_operand(instruction)
        if copied is not None:
            emit.copy(instruction, emit.value(copied))
        elif _ONLY_COMMENT.fullmatch(text):
            if instruction.type.kind == "void":
                return
            tied = constraints.split(",")
            if len(tied) < 2 or not tied[0].startswith("=") or tied[1] != "0":
                raise CannotExecuteError(f'it has the inline assembly "{constraints}"')
            emit.copy(instruction, emit.value(arguments[0]))
        elif side_effect or "~{memory}" in constraints or instruction.type.kind == "void":
            raise CannotExecuteError(f'it has the inline assembly "{text}"')
        else:
            intrinsics.unknown(emit, instruction, f"asm {text} {constraints}", arguments)


def parameters_of(kernel: Function) -> tuple[Parameter, ...]:
    """The parameters of a kernel, each at the next multiple of 16 bytes in the block of arguments.

    Raises CannotExecuteError when one is a structure by value.
    """
    layout = Layout(kernel.module.lines)
    header = kernel.module.lines[kernel.line]
    header = header[header.index(kernel.name) + len(kernel.name) :]
    written = split_types(_in_parentheses(header, header.index("(")))
    found, offset = [], 0
    for argument, text in zip(kernel.arguments, written, strict=True):
        size = 0
        if "byref(" in text:
            pointee = _in_parentheses(text, text.index("byref(") + len("byref"))
            size = layout.size(pointee) or 0
        parameter = Parameter(argument.name, argument.type, offset, size)
        found.append(parameter)
        offset += -(-max(parameter.shape.bytes, 8) // 16) * 16
    return tuple(found)


def _in_parentheses(text: str, start: int) -> str:
    """What is between the parenthesis at a position and the one that closes it."""
    depth, quoted = 0, False
    for position in range(start, len(text)):
        character = text[position]
        if character == '"':
            quoted = not quoted
        elif not quoted and character in "()":
            depth += 1 if character == "(" else -1
            if depth == 0:
                return text[start + 1 : position]
    return ""

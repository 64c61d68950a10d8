# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What LLVM's functions become on the host, those of the AMDGPU target most of all.

Three kinds: LLVM's own functions of arithmetic, which every target has; functions of the GPU that
arithmetic or a call of the runtime computes exactly, or as exactly as is said beside them; and
functions that depend on nothing but their operands, which may stay unknown: the same name with the
same operands gives the same made-up result. What accesses memory in a way that is not known is
refused.

Source: LangRef; AMDGPU usage document, "LLVM IR Intrinsics"; the instruction set documents of RDNA
and CDNA for lanes, DPP and matrices.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Sequence
from functools import cache

from irtools.execute.atomics import updated
from irtools.execute.emitter import (
    IN,
    OUT,
    CannotExecuteError,
    Emitter,
    Shape,
    Value,
    dense_bytes,
    i32,
    mangled,
    scalar,
    shape_of,
    splat,
)
from irtools.execute.matrices import multiply
from irtools.ir.model import BasicBlock, Constant, Function, Instruction, Operand, Type

__all__ = ["check_uniform", "load", "lower_call", "store", "unknown", "wild_calls", "writes_memory"]

# Also in runtime.c (enum Operation).
_BARRIER, _READ_FIRST, _READ_LANE, _WRITE_LANE, _BPERMUTE, _PERMUTE = 0, 2, 3, 4, 5, 6
_DPP, _SWIZZLE, _BALLOT, _PERMLANE16, _PERMLANEX16, _PERMLANE64 = 7, 8, 9, 10, 11, 12
_SWAP16, _SWAP32, _REDUCE, _UNKNOWN = 13, 14, 15, 16
_REDUCTIONS = (
    "add", "sub", "umin", "umax", "min", "max", "and", "or", "xor", "fadd", "fsub", "fmin", "fmax",
)  # fmt: skip
_ATOMIC = 16
_LDS_BASE, _LDS_END = 0x10000, 0x1000000
_SCRATCH_BASE, _SCRATCH_END = 0x40000000, 0x80000000

Handler = Callable[[Emitter, Instruction, re.Match[str]], None]
_handlers: list[tuple[re.Pattern[str], Handler]] = []


def _handles(pattern: str) -> Callable[[Handler], Handler]:
    """Register what lowers calls of LLVM's functions whose name without ``llvm.`` matches."""

    def register(handler: Handler) -> Handler:
        _handlers.append((re.compile(rf"(?:{pattern})(?:\.|$)"), handler))
        return handler

    return register


@cache
def _handler(name: str) -> tuple[Handler, re.Match[str]] | None:
    for pattern, handler in _handlers:
        if found := pattern.match(name):
            return handler, found
    return None


def lower_call(emit: Emitter, call: Instruction, *, tame: bool) -> None:
    """Emit what a direct call does; raises CannotExecuteError."""
    callee = call.callee or ""
    if not callee.startswith("llvm."):
        raise CannotExecuteError(f"it calls @{callee}")
    name = callee.removeprefix("llvm.")
    if tame and _WILD.match(name):
        _mix(emit, call, name)
    elif known := _handler(name):
        known[0](emit, call, known[1])
    elif _is_pure(call):
        unknown(emit, call, callee, call.operands[:-1])
    else:
        raise CannotExecuteError(f"it calls @{callee}, which may access memory")


def _attributes(call: Instruction) -> str:
    declarations = call.function.module.declarations
    text = call.text.partition(", !")[0]
    return f"{declarations.of_call(text)} {declarations.of_function(call.callee or '')}"


def _is_pure(call: Instruction) -> bool:
    return "memory(none)" in _attributes(call) and call.type.kind != "void"


_WRITES = re.compile(
    r"llvm\.(mem(cpy|move|set)|amdgcn\.(.*(store|atomic|\.lds$|\.lds\.)))", re.DOTALL
)


def writes_memory(call: Instruction) -> bool:
    """Whether a call writes memory."""
    return bool(_WRITES.match(call.callee or ""))


# ------------------------------------------------------------------------------- unknown functions


def unknown(emit: Emitter, call: Instruction, name: str, operands: Sequence[Operand]) -> None:
    """A result that is made up from the name and the operands: of all lanes that are there, where
    the function depends on them."""
    seed = zlib.crc32(name.encode())
    end = 0
    for operand in operands:
        if isinstance(operand, Constant) and operand.type.kind == "metadata":
            raise CannotExecuteError(f"it calls @{call.callee} of metadata")
        end = emit.put(_as_integer(emit, operand), offset=end)
    convergent = "convergent" in _attributes(call)
    if call.type.kind != "struct":
        emit.copy(call, _made_up(emit, call.type, seed, end, convergent))
        return
    value = "zeroinitializer"
    for index, type_ in enumerate(call.type.elements):
        element = _made_up(emit, type_, seed + index + 1, end, convergent)
        value = emit.new(f"insertvalue {call.type} {value}, {type_} {element}, {index}")
    emit.copy(call, value)


def _made_up(emit: Emitter, type_: Type, seed: int, end: int, convergent: bool) -> str:
    shape = shape_of(type_)
    dense = scalar(type_)
    if convergent:
        emit.put(*_numbers(shape), offset=end)
        emit.cross(_UNKNOWN, end)
    else:
        shapes = _numbers(shape)
        emit.call("void", "rt_unknown", ("i64", str(seed)), IN, i32(end), OUT, *shapes)
    if dense.kind == "integer" and dense.bits % 8:
        wide = f"i{shape.size * 8}"
        wide = f"<{type_.count} x {wide}>" if type_.kind == "vector" else wide
        return emit.new(f"trunc {wide} {emit.take(wide)} to {type_}")
    return emit.take(emit.type(type_))


def _as_integer(emit: Emitter, operand: Operand) -> Value:
    """An operand in a type whose elements are whole bytes."""
    assert not isinstance(operand, BasicBlock)
    type_, value = emit.pair(operand)
    element = scalar(operand.type)
    if element.kind == "integer" and element.bits % 8:
        wide = f"i{-(-element.bits // 8) * 8}"
        wide = f"<{operand.type.count} x {wide}>" if operand.type.kind == "vector" else wide
        return wide, emit.new(f"zext {type_} {value} to {wide}")
    return type_, value


_WILD = re.compile(r"(?:exp|exp2|exp10|log|log2|log10|pow|powi|amdgcn\.(?:exp2|log))\.")


def wild_calls(kernel: Function) -> frozenset[str]:
    """The functions that grow or shrink fast among those that a kernel calls."""
    names = {each.callee.removeprefix("llvm.") for each in kernel.instructions if each.callee}
    return frozenset(name for name in names if _WILD.match(name))


def _mix(emit: Emitter, call: Instruction, name: str) -> None:
    """A function into [0.5, 2) of the bits of the operands."""
    end = emit.put(*(emit.pair(each) for each in call.operands[:-1]))
    seed = zlib.crc32(name.partition(".v")[0].encode())
    shapes = _numbers(shape_of(call.type))
    emit.call("void", "rt_unknown", ("i64", str(seed)), IN, i32(end), OUT, *shapes)
    emit.from_memory(call)


# ------------------------------------------------------------------------------------------ memory


def load(emit: Emitter, pointer: Operand, shape: Shape, *, atomic: bool = False) -> None:
    """Read memory into the runtime's output."""
    assert not isinstance(pointer, BasicBlock)
    shapes = _numbers(shape, atomic=atomic)
    if pointer.type.address_space == 7:
        resource, offset = _fat(emit, pointer)
        emit.call("void", "rt_buffer_load", OUT, *resource, offset, *_numbers(shape))
    elif pointer.type.address_space == 8:
        raise CannotExecuteError("it loads from a buffer resource itself")
    else:
        address = ("i64", emit.address(pointer))
        emit.call("void", "rt_load", OUT, address, *shapes, i32(_lds_site(emit, pointer)))


def store(emit: Emitter, pointer: Operand, shape: Shape, *, atomic: bool = False) -> None:
    """Write the runtime's input to memory; ``atomic``: as one with the load before it."""
    assert not isinstance(pointer, BasicBlock)
    shapes = _numbers(shape, atomic=atomic)
    if pointer.type.address_space == 7:
        resource, offset = _fat(emit, pointer)
        emit.call("void", "rt_buffer_store", IN, *resource, offset, *_numbers(shape))
    else:
        site = 0 if atomic else _lds_site(emit, pointer)
        address = ("i64", emit.address(pointer))
        emit.call("void", "rt_store", IN, address, *shapes, i32(site))


def _numbers(shape: Shape, *, atomic: bool = False) -> tuple[Value, Value, Value]:
    return i32(shape.count), i32(shape.size), i32(shape.kind | _ATOMIC if atomic else shape.kind)


def _lds_site(emit: Emitter, pointer: Operand) -> int:
    """Where lanes wait for each other in lockstep: at accesses that may be of LDS."""
    assert not isinstance(pointer, BasicBlock)
    return emit.next_site() if pointer.type.address_space in (0, 3) else 0


def _fat(emit: Emitter, pointer: Operand) -> tuple[tuple[Value, Value], Value]:
    """The resource and the offset of a fat buffer pointer."""
    value = emit.value(pointer)
    offset = emit.new(f"and i160 {value}, 4294967295")
    resource = emit.new(f"lshr i160 {value}, 32")
    return (
        _halves(emit, ("i128", emit.new(f"trunc i160 {resource} to i128"))),
        ("i64", emit.new(f"trunc i160 {offset} to i64")),
    )


def _halves(emit: Emitter, resource: Value) -> tuple[Value, Value]:
    """The two 64-bit words of a buffer resource, an i128 or a <4 x i32>."""
    type_, value = resource
    if type_ != "i128":
        value = emit.new(f"bitcast {type_} {value} to i128")
    low = emit.new(f"trunc i128 {value} to i64")
    shifted = emit.new(f"lshr i128 {value}, 64")
    return ("i64", low), ("i64", emit.new(f"trunc i128 {shifted} to i64"))


def _buffer(
    emit: Emitter, operands: Sequence[Operand], *, structured: bool
) -> tuple[tuple[Value, Value], Value]:
    """The resource and the byte offset of a buffer access: of its operands from the resource on.

    A structured buffer counts records of its stride.
    """
    low, high = _halves(emit, emit.pair(operands[0]))
    rest = [emit.new(f"zext {emit.typed(each)} to i64") for each in operands[1 : 3 + structured]]
    if not structured:
        return (low, high), ("i64", emit.new(f"add i64 {rest[0]}, {rest[1]}"))
    shifted = emit.new(f"lshr i64 {low[1]}, 48")
    stride = emit.new(f"and i64 {shifted}, 16383")
    at_record = emit.new(f"mul i64 {rest[0]}, {stride}")
    inside = emit.new(f"add i64 {rest[1]}, {rest[2]}")
    none = emit.new(f"icmp eq i64 {stride}, 0")
    unit = emit.new(f"select i1 {none}, i64 1, i64 {stride}")
    records = emit.new(f"and i64 {high[1]}, 4294967295")
    limit = emit.new(f"mul i64 {records}, {unit}")
    return (low, ("i64", limit)), ("i64", emit.new(f"add i64 {at_record}, {inside}"))


@_handles(r"amdgcn\.(raw|struct)\.(?:ptr\.)?buffer\.load\.lds")
def _buffer_load_lds(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    structured = found[1] == "struct"
    resource, lds, size, *rest = call.operands[:-1]
    halves, offset = _buffer(emit, [resource, *rest], structured=structured)
    more = _constant(rest[2 + structured])
    total = ("i64", emit.new(f"add i64 {offset[1]}, {more}"))
    byte = Shape(_constant(size), 1, 0)
    shapes = _numbers(byte)
    emit.call("void", "rt_buffer_load", OUT, *halves, total, *shapes)
    _to_lds(emit, lds, byte.count, more)


@_handles(r"amdgcn\.(?:global\.load|load\.to)\.lds")
def _global_load_lds(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    source, lds, size, offset = call.operands[:4]
    address = emit.new(f"add i64 {emit.address(source)}, {_constant(offset)}")
    shapes = (i32(_constant(size) // 4 or 1), i32(min(_constant(size), 4)), i32(0))
    emit.call("void", "rt_load", OUT, ("i64", address), *shapes, i32(0))
    _to_lds(emit, lds, _constant(size), _constant(offset))


def _to_lds(emit: Emitter, lds: Operand, size: int, offset: int) -> None:
    """Each lane writes behind the lane before it, from where the first lane points."""
    kept = emit.take(f"<{size} x i8>")
    emit.put(("i64", emit.address(lds)))
    emit.cross(_READ_FIRST, 8)
    start = emit.take("i64")
    lane = emit.new(f"zext i32 {emit.call('i32', 'rt_lane')} to i64")
    scaled = emit.new(f"mul i64 {lane}, {size}")
    moved = emit.new(f"add i64 {start}, {scaled}")
    address = ("i64", emit.new(f"add i64 {moved}, {offset}"))
    emit.put((f"<{size} x i8>", kept))
    emit.call("void", "rt_store", IN, address, i32(size), i32(1), i32(0), i32(0))


@_handles(r"amdgcn\.(raw|struct)\.(?:ptr\.)?buffer\.load(?:\.format)?")
def _buffer_load(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    if ".format" in found[0]:
        raise CannotExecuteError(f"it calls @{call.callee}")
    halves, offset = _buffer(emit, call.operands[:-1], structured=found[1] == "struct")
    shape = shape_of(call.type)
    shapes = _numbers(shape)
    emit.call("void", "rt_buffer_load", OUT, *halves, offset, *shapes)
    emit.from_memory(call)


@_handles(r"amdgcn\.(raw|struct)\.(?:ptr\.)?buffer\.store(?:\.format)?")
def _buffer_store(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    if ".format" in found[0]:
        raise CannotExecuteError(f"it calls @{call.callee}")
    data, *rest = call.operands[:-1]
    assert not isinstance(data, BasicBlock)
    halves, offset = _buffer(emit, rest, structured=found[1] == "struct")
    shape = shape_of(data.type)
    emit.to_memory(data)
    emit.call("void", "rt_buffer_store", IN, *halves, offset, *_numbers(shape))


_BUFFER_ATOMICS = {
    "swap": "xchg", "smin": "min", "smax": "max", "inc": "uinc_wrap", "dec": "udec_wrap",
}  # fmt: skip


@_handles(r"amdgcn\.(raw|struct)\.(?:ptr\.)?buffer\.atomic\.(\w+)")
def _buffer_atomic(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    data, *rest = call.operands[:-1]
    expected = rest.pop(0) if found[2] == "cmpswap" else None
    assert not isinstance(data, BasicBlock)
    halves, offset = _buffer(emit, rest, structured=found[1] == "struct")
    shape, type_ = shape_of(data.type), data.type
    shapes = _numbers(shape)
    emit.call("void", "rt_buffer_load", OUT, *halves, offset, *shapes)
    emit.from_memory(call)
    old, value = call.reference, emit.value(data)
    if expected is None:
        value = updated(emit, _BUFFER_ATOMICS.get(found[2], found[2]), type_, old, value)
    else:
        equal = emit.new(f"icmp eq {type_} {old}, {emit.value(expected)}")
        value = emit.new(f"select i1 {equal}, {type_} {value}, {type_} {old}")
    emit.put((str(type_), value))
    emit.call("void", "rt_buffer_store", IN, *halves, offset, *shapes)


@_handles(r"amdgcn\.make\.buffer\.rsrc")
def _make_resource(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    pointer, stride, records, flags = call.operands[:4]
    base = emit.new(f"and i64 {emit.address(pointer)}, {(1 << 48) - 1}")
    total = emit.new(f"zext i64 {base} to i128")
    for operand, position in ((stride, 48), (records, 64), (flags, 96)):
        assert not isinstance(operand, BasicBlock)
        value, bits = emit.value(operand), operand.type.bits
        if bits == 64:  # the number of records, where 32 bits are kept
            value, bits = emit.new(f"trunc i64 {value} to i32"), 32
        wide = emit.new(f"zext i{bits} {value} to i128")
        shifted = emit.new(f"shl i128 {wide}, {position}")
        total = emit.new(f"or i128 {total}, {shifted}")
    if call.type.address_space == 7:
        wide = emit.new(f"zext i128 {total} to i160")
        emit.define(call, f"shl i160 {wide}, 32")
    else:
        emit.copy(call, total)


@_handles(r"mem(cpy|move|set)(?:\.inline)?")
def _memory(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    to, what, count = call.operands[:3]
    assert not isinstance(count, BasicBlock)
    bytes_ = emit.value(count)
    if count.type.bits < 64:
        bytes_ = emit.new(f"zext {count.type} {bytes_} to i64")
    target = ("i64", emit.address(to))
    if found[1] == "set":
        emit.call("void", "rt_set", target, emit.pair(what), ("i64", bytes_))
    else:
        emit.call("void", "rt_copy", target, ("i64", emit.address(what)), ("i64", bytes_))


# -------------------------------------------------------------------------- nothing, and the launch


@_handles(
    r"assume|lifetime\.(?:start|end)|invariant\.(?:start|end)|experimental\.noalias\.scope\.decl"
    r"|donothing|sideeffect|prefetch|pseudoprobe|var\.annotation"
    r"|amdgcn\.(?:wave\.barrier|sched\.(?:group\.)?barrier|iglp\.opt|s\.(?:waitcnt|wait|sleep"
    r"|setprio|nop|sethalt|dcache|icache|sendmsg|ttracedata|prefetch|setreg|delay)\w*(?:\.\w+)*"
    r"|buffer\.wbinvl1|buffer\.wbl2|buffer\.inv|asyncmark|wait\.asyncmark|s\.barrier\.signal)"
)
def _nothing(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    """No effect that a run here could show."""


@_handles(r"amdgcn\.s\.barrier(?:\.wait)?")
def _barrier(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    emit.cross(_BARRIER, 0)


@_handles(r"trap|debugtrap|ubsantrap|amdgcn\.endpgm|amdgcn\.unreachable")
def _trap(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    emit.call("void", "rt_trap")


@_handles(r"amdgcn\.(workitem|workgroup)\.id\.([xyz])")
def _identifier(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    emit.copy(call, emit.call("i32", f"rt_{found[1]}", i32("xyz".index(found[2]))))


@_handles(r"amdgcn\.(?:implicitarg|dispatch)\.ptr")
def _launch_pointer(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    what = "implicit_arguments" if "implicitarg" in found[0] else "dispatch_packet"
    emit.define(call, f"inttoptr i64 {emit.call('i64', f'rt_{what}')} to {call.type}")


@_handles(r"amdgcn\.wavefrontsize")
def _wave_size(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    emit.copy(call, str(emit.wave_size))


@_handles(r"amdgcn\.wave\.id")
def _wave(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    emit.copy(call, emit.call("i32", "rt_wave"))


@_handles(r"amdgcn\.s\.mem(?:real)?time|readcyclecounter|readsteadycounter")
def _clock(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    """A clock of the lane that goes on by 1000 each time it is read."""
    emit.copy(call, emit.call("i64", "rt_clock"))


@_handles(r"amdgcn\.is\.(shared|private)")
def _is_in(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    start, end = (_LDS_BASE, _LDS_END) if found[1] == "shared" else (_SCRATCH_BASE, _SCRATCH_END)
    offset = emit.new(f"sub i64 {emit.address(call.operands[0])}, {start}")
    emit.define(call, f"icmp ult i64 {offset}, {end - start}")


# -------------------------------------------------------------------------------- across the lanes


@_handles(r"amdgcn\.(readfirstlane|permlane64)")
def _first_lane(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    size = emit.put(_as_integer(emit, call.operands[0]))
    emit.cross(_READ_FIRST if found[1] == "readfirstlane" else _PERMLANE64, size)
    emit.from_memory(call)


def check_uniform(emit: Emitter, call: Instruction) -> None:
    """Note when a lane has another value than the first lane."""
    (_, own), first = _as_integer(emit, call.operands[0]), call.reference
    type_ = emit.type(call.type)
    if call.type.is_float or call.type.kind == "vector":
        bits = f"i{8 * dense_bytes(type_)}"
        own, first = (emit.new(f"bitcast {type_} {each} to {bits}") for each in (own, first))
        type_ = bits
    different = emit.new(f"icmp ne {type_} {own}, {first}")
    emit.call("void", "rt_check", ("i32", emit.new(f"zext i1 {different} to i32")))


@_handles(r"amdgcn\.readlane")
def _read_lane(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    value, lane = call.operands[:2]
    size = emit.put(_as_integer(emit, value))
    emit.put(emit.pair(lane), offset=size)
    emit.cross(_READ_LANE, size)
    emit.from_memory(call)


@_handles(r"amdgcn\.writelane")
def _write_lane(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    value, lane, old = call.operands[:3]
    size = emit.put(_as_integer(emit, value))
    emit.put(emit.pair(lane), _as_integer(emit, old), offset=size)
    emit.cross(_WRITE_LANE, size)
    emit.from_memory(call)


@_handles(r"amdgcn\.ds\.(b?)permute")
def _permute(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    emit.put(emit.pair(call.operands[0]), emit.pair(call.operands[1]))
    emit.cross(_BPERMUTE if found[1] else _PERMUTE, 4)
    emit.from_memory(call)


@_handles(r"amdgcn\.(update|mov)\.dpp8?")
def _dpp(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    if found[0].endswith("8"):
        unknown(emit, call, call.callee or "", call.operands[:-1])
        return
    operands = list(call.operands[:-1])
    source = _as_integer(emit, operands[-5])
    old = _as_integer(emit, operands[0]) if found[1] == "update" else (source[0], "zeroinitializer")
    size = emit.put(old)
    emit.put(source, offset=size)
    control, rows, banks, bound = map(_constant, operands[-4:])
    emit.cross(_DPP, size, control | rows << 16 | banks << 20 | (bound & 1) << 24)
    emit.from_memory(call)


@_handles(r"amdgcn\.ds\.swizzle")
def _swizzle(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    emit.put(emit.pair(call.operands[0]))
    emit.cross(_SWIZZLE, 4, _constant(call.operands[1]))
    emit.from_memory(call)


@_handles(r"amdgcn\.permlane(x?)16(?!\.swap|\.var)")
def _permlane16(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    if dense_bytes(emit.type(call.type)) != 4:
        raise CannotExecuteError(f"it calls @{call.callee}")
    emit.put(*map(emit.pair, call.operands[:4]))
    operation = _PERMLANEX16 if found[1] else _PERMLANE16
    emit.cross(operation, 4, _constant(call.operands[5]) & 1)
    emit.from_memory(call)


@_handles(r"amdgcn\.permlane(16|32)\.swap")
def _swap(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    emit.put(emit.pair(call.operands[0]), emit.pair(call.operands[1]))
    emit.cross(_SWAP16 if found[1] == "16" else _SWAP32, 4)
    one, other = emit.take("i32"), emit.take("i32", 4)
    pair = emit.new(f"insertvalue {call.type} zeroinitializer, i32 {one}, 0")
    emit.define(call, f"insertvalue {call.type} {pair}, i32 {other}, 1")


@_handles(r"amdgcn\.ballot")
def _ballot(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    _vote(emit, call, emit.value(call.operands[0]))


_ORDERED = (
    "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule",
    "une",
)  # fmt: skip
_INTEGRAL = ("eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle")
# The numbers of CmpInst::Predicate.
_PREDICATES = dict([*enumerate(_ORDERED, 1), *enumerate(_INTEGRAL, 32)])


@_handles(r"amdgcn\.(icmp|fcmp)")
def _compare(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    left, right, code = call.operands[:3]
    predicate = _PREDICATES.get(_constant(code))
    if predicate is None:
        raise CannotExecuteError(f"it calls @{call.callee} with an unknown comparison")
    compared = f"{found[1]} {predicate} {emit.typed(left)}, {emit.value(right)}"
    _vote(emit, call, emit.new(compared))


def _vote(emit: Emitter, call: Instruction, value: str) -> None:
    emit.put(("i8", emit.new(f"zext i1 {value} to i8")))
    emit.cross(_BALLOT, 1)
    emit.define(call, f"load {call.type}, ptr %rt.out, align 1")


@_handles(r"read_(?:volatile_)?register")
def _register(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    """The mask of the lanes that are there, which is the one register that kernels read."""
    node = re.search(r"metadata !(\d+)", call.text)
    name = call.function.module.metadata.node(int(node[1])) if node else ""
    if '"exec' not in name or '"exec_hi' in name:
        raise CannotExecuteError(f"it reads the register {name}")
    _vote(emit, call, "true")


@_handles(r"amdgcn\.inverse\.ballot")
def _inverse_ballot(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    type_, mask = emit.pair(call.operands[0])
    lane = emit.call("i32", "rt_lane")
    wide = lane if type_ == "i32" else emit.new(f"zext i32 {lane} to {type_}")
    emit.define(call, f"trunc {type_} {emit.new(f'lshr {type_} {mask}, {wide}')} to i1")


@_handles(r"amdgcn\.mbcnt\.(lo|hi)")
def _count_below(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    mask, base = (emit.pair(each) for each in call.operands[:2])
    emit.copy(call, emit.call("i32", "rt_mbcnt", mask, base, i32(int(found[1] == "hi"))))


@_handles(r"amdgcn\.wave\.reduce\.(\w+)")
def _reduce(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    size = emit.put(_as_integer(emit, call.operands[0]))
    if found[1] not in _REDUCTIONS or size not in (4, 8):
        raise CannotExecuteError(f"it calls @{call.callee}")
    emit.cross(_REDUCE, size, _REDUCTIONS.index(found[1]))
    emit.from_memory(call)


@_handles(r"amdgcn\.(?:s?mfmac?|wmma|swmmac)")
def _matrix(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    """Exact where the layout is known and nothing is permuted or scaled; else unknown."""
    if not multiply(emit, call):
        unknown(emit, call, call.callee or "", call.operands[:-1])


# -------------------------------------------------------------------------------------- arithmetic

# Functions that every target has.
_EVERYWHERE = (
    r"fma|sqrt|fabs|floor|ceil|trunc|rint|nearbyint|round|roundeven|copysign|minnum|maxnum|minimum"
    r"|maximum|minimumnum|maximumnum|exp|exp2|exp10|log|log2|log10|sin|cos|tan|a(?:sin|cos|tan)2?"
    r"|sinh|cosh|tanh|pow|powi|ldexp|frexp|fshl|fshr|ctpop|bswap|bitreverse|smin|smax|umin|umax"
    r"|[su](?:add|sub|shl)\.sat|[su](?:add|sub|mul)\.with\.overflow|[us]cmp|vector\.reduce\.\w+"
    r"|is\.fpclass|fptosi\.sat|fptoui\.sat|ptrmask|experimental\.cttz\.elts|lround|lrint"
)


@_handles(_EVERYWHERE)
def _everywhere(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    arguments = [emit.pair(each) for each in call.operands[:-1]]
    emit.copy(call, emit.call(emit.type(call.type), call.callee or "", *arguments))


@_handles(r"fmuladd")
def _fused(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    """Rounded once, as the GPU does it."""
    emit.copy(call, _own(emit, "fma", call.type, *(emit.value(each) for each in call.operands[:3])))


@_handles(r"abs|ctlz|cttz")
def _defined(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    """Without the operand that makes the result of one number poison."""
    value = emit.pair(call.operands[0])
    emit.copy(call, emit.call(str(call.type), call.callee or "", value, ("i1", "false")))


@_handles(
    r"canonicalize|expect|freeze|arithmetic\.fence|launder\.invariant\.group|ssa\.copy"
    r"|amdgcn\.(?:wwm|strict\.wwm|wqm|softwqm|strict\.wqm)"
)
def _same(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    if "wqm" in found[0] or "wwm" in found[0]:
        raise CannotExecuteError(f"it calls @{call.callee}")
    emit.copy(call, emit.value(call.operands[0]))


@_handles(r"is\.constant")
def _false(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    emit.copy(call, "false")


def _own(emit: Emitter, name: str, type_: Type, *values: str) -> str:
    """Call one of LLVM's functions whose operands and result have one type."""
    pairs = [(str(type_), value) for value in values]
    return emit.call(str(type_), f"llvm.{name}.{mangled(type_)}", *pairs)


@_handles(r"amdgcn\.(rcp|rsq|sqrt|exp2|log|fract|sin|cos)")
def _transcendental(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    """Correctly rounded or by the host's library (an error of a unit in the last place), where the
    GPU's have up to one unit; denormals are kept."""
    type_, value = call.type, emit.value(call.operands[0])
    one = splat(type_, "1.0")
    match found[1]:
        case "rcp":
            result = emit.new(f"fdiv {type_} {one}, {value}")
        case "rsq":
            result = emit.new(f"fdiv {type_} {one}, {_own(emit, 'sqrt', type_, value)}")
        case "sqrt" | "exp2":
            result = _own(emit, found[1], type_, value)
        case "log":
            result = _own(emit, "log2", type_, value)
        case "fract":
            rest = emit.new(f"fsub {type_} {value}, {_own(emit, 'floor', type_, value)}")
            result = _own(emit, "minnum", type_, rest, _BELOW_ONE[scalar(type_).kind])
        case _:  # of turns, not of radians
            turn = emit.new(f"fsub {type_} {value}, {_own(emit, 'floor', type_, value)}")
            radians = emit.new(f"fmul {type_} {turn}, {_TWO_PI[scalar(type_).kind]}")
            result = _own(emit, found[1], type_, radians)
    emit.copy(call, result)


_BELOW_ONE = {"half": "0xH3BFF", "float": "0x3FEFFFFFE0000000", "double": "0x3FEFFFFFFFFFFFFF"}
_TWO_PI = {"half": "0xH4648", "float": "0x401921FB60000000", "double": "0x401921FB54442D18"}


@_handles(r"amdgcn\.frexp\.(mant|exp)")
def _split(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    type_, value = emit.pair(call.operands[0])
    operand = call.operands[0]
    assert not isinstance(operand, BasicBlock)
    exponent = "i32" if found[1] == "mant" else str(call.type)
    pair_type = f"{{ {type_}, {exponent} }}"
    name = f"llvm.frexp.{mangled(operand.type)}.{exponent}"
    pair = emit.call(pair_type, name, (type_, value))
    emit.define(call, f"extractvalue {pair_type} {pair}, {0 if found[1] == 'mant' else 1}")


@_handles(r"amdgcn\.ldexp")
def _scale(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    value, power = (emit.pair(each) for each in call.operands[:2])
    name = f"llvm.ldexp.{mangled(call.type)}.{power[0]}"
    emit.copy(call, emit.call(str(call.type), name, value, power))


@_handles(r"amdgcn\.fmed3")
def _median(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    a, b, c = (emit.value(each) for each in call.operands[:3])
    low = _own(emit, "minnum", call.type, a, b)
    high = _own(emit, "maxnum", call.type, a, b)
    emit.copy(call, _own(emit, "maxnum", call.type, low, _own(emit, "minnum", call.type, high, c)))


@_handles(r"amdgcn\.class")
def _class(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    value, mask = call.operands[:2]
    assert not isinstance(value, BasicBlock)
    name = f"llvm.is.fpclass.{mangled(value.type)}"
    emit.copy(call, emit.call("i1", name, emit.pair(value), i32(_constant(mask) & 1023)))


@_handles(r"amdgcn\.div\.scale")
def _division_scale(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    """Nothing is scaled: ``div.fixup`` divides exactly."""
    (type_, top), (_, bottom), (_, chosen) = (emit.pair(each) for each in call.operands[:3])
    value = emit.new(f"select i1 {chosen}, {type_} {top}, {type_} {bottom}")
    emit.define(call, f"insertvalue {call.type} zeroinitializer, {type_} {value}, 0")


@_handles(r"amdgcn\.div\.fmas")
def _division_fmas(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    emit.copy(call, _own(emit, "fma", call.type, *(emit.value(each) for each in call.operands[:3])))


@_handles(r"amdgcn\.div\.fixup")
def _division_fixup(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    _, bottom, top = call.operands[:3]
    emit.define(call, f"fdiv {emit.typed(top)}, {emit.value(bottom)}")


@_handles(r"amdgcn\.(fmul|fma)\.legacy")
def _legacy(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    """Zero times anything is zero."""
    a, b, *c = (emit.value(each) for each in call.operands[:-1])
    left, right = (emit.new(f"fcmp oeq float {each}, 0.0") for each in (a, b))
    zero = emit.new(f"or i1 {left}, {right}")
    if c:
        product, otherwise = _own(emit, "fma", call.type, a, b, c[0]), c[0]
    else:
        product, otherwise = emit.new(f"fmul float {a}, {b}"), "0.0"
    emit.define(call, f"select i1 {zero}, float {otherwise}, float {product}")


@_handles(r"amdgcn\.cvt\.pkrtz")
def _pack_to_zero(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    """Rounded to zero: one pattern less where rounding to nearest went up."""
    vector = "zeroinitializer"
    for index, operand in enumerate(call.operands[:2]):
        value = emit.value(operand)
        near = emit.new(f"fptrunc float {value} to half")
        back = emit.new(f"fpext half {near} to float")
        sizes = [emit.call("float", "llvm.fabs.f32", ("float", each)) for each in (back, value)]
        up = emit.new(f"fcmp ogt float {sizes[0]}, {sizes[1]}")
        bits = emit.new(f"bitcast half {near} to i16")
        less = emit.new(f"zext i1 {up} to i16")
        rounded = emit.new(f"sub i16 {bits}, {less}")
        half = emit.new(f"bitcast i16 {rounded} to half")
        vector = emit.new(f"insertelement <2 x half> {vector}, half {half}, i32 {index}")
    emit.copy(call, vector)


@_handles(r"amdgcn\.cvt\.f32\.(fp8|bf8)")
def _from_byte(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    word, index = call.operands[:2]
    emit.copy(call, _widened(emit, emit.value(word), _constant(index), found[1]))


@_handles(r"amdgcn\.cvt\.pk\.f32\.(fp8|bf8)")
def _from_bytes(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    word, high = call.operands[:2]
    start = 2 * (_constant(high) & 1)
    vector = "zeroinitializer"
    for index in range(2):
        element = _widened(emit, emit.value(word), start + index, found[1])
        vector = emit.new(f"insertelement <2 x float> {vector}, float {element}, i32 {index}")
    emit.copy(call, vector)


@_handles(r"amdgcn\.cvt\.pk\.(fp8|bf8)\.f32")
def _to_bytes(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    *values, old, high = call.operands[:4]
    shift = 16 * (_constant(high) & 1)
    result = emit.new(f"and i32 {emit.value(old)}, {0xFFFF << (16 - shift)}")
    for index, value in enumerate(values):
        kind = (i32(3 if found[1] == "fp8" else 2), i32(emit.fnuz))
        byte = emit.call("i32", "rt_float_to_fp8", emit.pair(value), *kind)
        placed = emit.new(f"shl i32 {byte}, {shift + 8 * index}")
        result = emit.new(f"or i32 {result}, {placed}")
    emit.copy(call, result)


def _widened(emit: Emitter, word: str, index: int, kind: str) -> str:
    shifted = emit.new(f"lshr i32 {word}, {8 * index}")
    byte = emit.new(f"and i32 {shifted}, 255")
    sizes = (i32(3 if kind == "fp8" else 2), i32(emit.fnuz))
    return emit.call("float", "rt_fp8_to_float", ("i32", byte), *sizes)


@_handles(r"amdgcn\.align(bit|byte)")
def _align(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    high, low, amount = (emit.value(each) for each in call.operands[:3])
    if found[1] == "byte":
        amount = emit.new(f"shl i32 {emit.new(f'and i32 {amount}, 3')}, 3")
    emit.copy(call, _own(emit, "fshr", call.type, high, low, amount))


@_handles(r"amdgcn\.(perm|[us]bfe|[us]dot[48]|sad\.u8)(?:\.i32)?")
def _integer(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    """Bytes and bit fields of 32 bits, as the runtime computes them."""
    if str(call.type) != "i32":
        raise CannotExecuteError(f"it calls @{call.callee}")
    operands = [emit.pair(each) for each in call.operands[:3]]
    if "dot" in found[1] and _constant(call.operands[3]) & 1:
        raise CannotExecuteError(f"it calls @{call.callee} with saturation")
    emit.copy(call, emit.call("i32", f"rt_{found[1].replace('.', '_')}", *operands))


@_handles(r"amdgcn\.sudot4")
def _mixed_dot(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    signed_a, a, signed_b, b, total, saturated = call.operands[:6]
    if _constant(saturated) & 1:
        raise CannotExecuteError(f"it calls @{call.callee} with saturation")
    signs = i32(_constant(signed_a) & 1 | (_constant(signed_b) & 1) << 1)
    operands = [emit.pair(each) for each in (a, b, total)]
    emit.copy(call, emit.call("i32", "rt_sudot4", *operands, signs))


@_handles(r"amdgcn\.fdot2(?:\.f32\.bf16)?")
def _float_dot(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    """The products are exact, and the two sums are rounded."""
    a, b, total = call.operands[:3]
    assert not isinstance(a, BasicBlock)
    element = a.type.elements[0] if a.type.kind == "vector" else a.type
    if str(call.type) != "float" or element.kind not in ("half", "bfloat"):
        raise CannotExecuteError(f"it calls @{call.callee}")
    result = emit.value(total)
    for index in range(2):
        pair = []
        for operand in (a, b):
            part = emit.new(f"extractelement {emit.typed(operand)}, i32 {index}")
            pair.append(emit.new(f"fpext {element} {part} to float"))
        result = _own(emit, "fma", call.type, *pair, result)
    emit.copy(call, result)


@_handles(r"amdgcn\.mul(hi)?\.([ui])24")
def _multiply_24(emit: Emitter, call: Instruction, found: re.Match[str]) -> None:
    factors = []
    for operand in call.operands[:2]:
        up = emit.new(f"shl i32 {emit.value(operand)}, 8")
        down = emit.new(f"{'lshr' if found[2] == 'u' else 'ashr'} i32 {up}, 8")
        extended = "zext" if found[2] == "u" else "sext"
        factors.append(emit.new(f"{extended} i32 {down} to i64"))
    product = emit.new(f"mul i64 {factors[0]}, {factors[1]}")
    if found[1]:
        product = emit.new(f"lshr i64 {product}, 32")
    if str(call.type) == "i64":
        emit.copy(call, product)
    else:
        emit.define(call, f"trunc i64 {product} to i32")


def _constant(operand: Operand) -> int:
    """An operand that has to be a constant."""
    if isinstance(operand, Constant) and isinstance(operand.value, int):
        return operand.value
    raise CannotExecuteError(f"an operand that has to be a constant is {operand}")

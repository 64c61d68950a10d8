# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles kernels for the CPU and runs them. In an isolated process only: see ``isolate``."""

from __future__ import annotations

import ctypes
import mmap
import platform
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from itertools import chain
from typing import Any

import llvmlite.binding as llvm
from llvmlite.binding import ObjectFileRef

__all__ = [
    "Case",
    "Code",
    "Comparison",
    "Finished",
    "compare",
    "compile_code",
    "host",
    "launch",
    "runtime",
]

STATUS = ("done", "out of fuel", "out of memory", "trapped", "deadlock")

_IMPLICIT_ARGUMENTS, _DISPATCH_PACKET = 0x7E << 40, (0x7E << 40) + (1 << 32)
# For the pages of a launch that irtools makes up, and of one that the user describes.
_FEW_PAGES, _MANY_PAGES = 128 << 20, 1 << 30
_MEMORY_BYTES = 8 * ((1 << 14) + 2)  # struct Memory


@dataclass(frozen=True, slots=True)
class Code:
    """A kernel's object code.

    ``initial`` gives the address and the bytes of each global variable that has contents, and
    ``globals`` those of all; ``blocks`` is the size of the array of reached blocks.
    """

    object_code: bytes
    initial: Mapping[str, tuple[int, int]]
    globals: tuple[tuple[int, int], ...]
    blocks: int
    stack_bytes: int


@dataclass(frozen=True, slots=True)
class Case:
    """One launch.

    ``seed``, ``mask`` and ``signed`` decide what memory holds that nobody wrote: see runtime.c.
    ``arguments`` is the block of arguments; ``contents`` are put into memory before. ``schedule``
    is a sum of 1 (lanes in descending order) and 2 (lanes in lockstep at accesses of LDS).
    ``near``: it is assumed that accesses are within 4 GiB behind what a pointer points to.
    """

    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    arguments: bytes
    seed: int = 1
    mask: int = 1023
    signed: bool = False
    schedule: int = 0
    fuel: int = 1 << 62
    near: bool = False
    contents: tuple[tuple[int, bytes], ...] = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """How a run ended, which blocks it reached (a byte each), how much fuel was left, and whether
    something that was assumed of values did not hold."""

    status: str
    reached: bytes
    fuel: int
    broken: bool = False


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two runs of a case. ``compared`` counts the bytes that one of them wrote. ``address`` is the
    first that differs, else None; ``left`` and ``right`` are the eight bytes there, from a multiple
    of eight on: zero where a run knows nothing of memory."""

    case: Case
    before: Finished
    after: Finished | None = None
    compared: int = 0
    address: int | None = None
    left: bytes = b""
    right: bytes = b""


# ---------------------------------------------------------------------------------------- compiling

# What LLVM's code generation calls to round to a narrow type, for hosts that have no instruction.
_LIBRARY = "\n".join(
    f"""define {narrow} @{name}({wide} %x) {{
  %wide = {widened}
  %bits = call i16 @rt_double_to_{function}(double %wide)
  %result = bitcast i16 %bits to {narrow}
  ret {narrow} %result
}}"""
    for name, narrow, wide, function, widened in (
        ("__truncdfhf2", "half", "double", "half", "fadd double %x, -0.0"),
        ("__truncdfbf2", "bfloat", "double", "bfloat", "fadd double %x, -0.0"),
        ("__truncsfbf2", "bfloat", "float", "bfloat", "fpext float %x to double"),
    )
)
_SWITCHES = {"x86_64": "x86_64", "amd64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64"}


def runtime(machine: str) -> str:
    """The IR of the runtime for a host (``platform.machine()``); raises KeyError for others."""
    folder = files("irtools.execute.runtime")
    switch = (folder / f"switch.{_SWITCHES[machine.lower()]}.s").read_text()
    assembly = "\n".join(
        f'module asm "{line}"' for line in switch.splitlines() if not line.startswith("//")
    )
    return "\n".join((assembly, (folder / "runtime.ll").read_text(), _LIBRARY))


def host() -> tuple[str, str, str]:
    """What object code depends on besides its text: the version of LLVM, the processor and its
    features."""
    version = ".".join(map(str, llvm.llvm_version_info))
    return version, llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


def compile_code(text: str, fast: bool) -> bytes:
    """The object code of a module for this machine; ``fast`` is about compiling."""
    module = llvm.parse_assembly(text, llvm.create_context())
    return bytes(_machine(0 if fast else 1).emit_object(module))


def _machine(level: int) -> llvm.TargetMachine:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()  # for the switch of stacks
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=host()[1],
        features=host()[2],
        opt=level,
        reloc="static",
        codemodel="large",
    )


# ------------------------------------------------------------------------------------------ running

# All that compiled code can call besides the runtime: of the C library, functions that compute.
_FUNCTIONS = (
    "acos", "asin", "atan", "atan2", "ceil", "cos", "cosh", "exp", "exp10", "exp2", "floor", "fma",
    "fmax", "fmaximum", "fmaximum_num", "fmin", "fminimum", "fminimum_num", "fmod", "frexp",
    "ldexp", "llrint", "log", "log10", "log2", "lrint", "nearbyint", "pow", "rint", "round",
    "roundeven", "sin", "sincos", "sinh", "sqrt", "tan", "tanh", "trunc",
)  # fmt: skip


def _add_functions() -> None:
    _add(ctypes.CDLL(None), ("memcpy", "memmove", "memset"))
    _add(ctypes.CDLL(_MATHEMATICS), (*_FUNCTIONS, *(f"{each}f" for each in _FUNCTIONS)))


def _add(library: ctypes.CDLL, names: Sequence[str]) -> None:
    for name in names:
        if hasattr(library, name):  # an old library does not have all
            address = ctypes.cast(library[name], ctypes.c_void_p).value
            assert address is not None
            llvm.add_symbol(name, address)


_MATHEMATICS = "libm.so.6" if platform.system() == "Linux" else None  # else in the C library


class _Launch(ctypes.Structure):
    """``Launch`` in runtime.c."""

    _fields_ = (
        ("arena", ctypes.c_void_p),
        ("arena_end", ctypes.c_void_p),
        ("seed", ctypes.c_uint64),
        ("mask", ctypes.c_uint64),
        ("stack_bytes", ctypes.c_uint64),
        ("fuel", ctypes.c_uint64),
        ("grid", ctypes.c_uint32 * 3),
        ("block", ctypes.c_uint32 * 3),
        ("wave_size", ctypes.c_uint32),
        ("schedule", ctypes.c_uint32),
        ("fill", ctypes.c_uint32),
        ("status", ctypes.c_uint32),
        ("entry", ctypes.c_void_p),
        ("arguments", ctypes.c_void_p),
        ("implicit_arguments", ctypes.c_uint64),
        ("dispatch_packet", ctypes.c_uint64),
        ("broken", ctypes.c_uint32),
        ("near", ctypes.c_uint32),
        ("watch", ctypes.c_uint32),
        ("races", ctypes.c_uint32),
    )


class _Difference(ctypes.Structure):
    """``Difference`` in runtime.c."""

    _fields_ = (
        ("address", ctypes.c_uint64),
        ("compared", ctypes.c_uint64),
        ("differs", ctypes.c_uint32),
    )


class _Engine:
    """A kernel and a runtime of its own, ready to run."""

    def __init__(self, runtime_code: bytes, code: Code) -> None:
        _add_functions()
        empty = llvm.parse_assembly("", llvm.create_context())
        self._engine = llvm.create_mcjit_compiler(empty, _machine(0))
        for data in (runtime_code, code.object_code):
            self._engine.add_object_file(ObjectFileRef.from_data(data))
        self._engine.finalize_object()
        self.code = code
        self.entry = self.address("rt_kernel")
        self._reached = (ctypes.c_uint8 * code.blocks).from_address(self.address("rt_reached"))

    def address(self, symbol: str) -> int:
        return int(self._engine.get_function_address(symbol))

    def call(self, name: str, *arguments: Any) -> int:
        return int(ctypes.CFUNCTYPE(ctypes.c_uint32)(self.address(name))(*arguments))

    def run(
        self, arena: _Arena, case: Case, wave_size: int, memory: int, *, watch: bool = False
    ) -> Finished:
        """Run a case on a memory; ``watch`` for data races."""
        launch_ = arena.launch(case, wave_size)
        launch_.watch = int(watch)
        for name, (address, count) in self.code.initial.items():
            self.put(
                arena, memory, address, ctypes.string_at(self.address(f"rt_data.{name}"), count)
            )
        arguments = ctypes.create_string_buffer(case.arguments + bytes(16))
        launch_.entry = self.entry
        launch_.arguments = ctypes.addressof(arguments)
        launch_.stack_bytes = self.code.stack_bytes
        ctypes.memset(self._reached, 0, self.code.blocks)
        self.call("rt_run", ctypes.byref(launch_), ctypes.c_void_p(memory))
        status = STATUS[launch_.status]
        return Finished(status, bytes(self._reached), launch_.fuel, bool(launch_.broken))

    def put(self, arena: _Arena, memory: int, address: int, data: bytes) -> None:
        """Put bytes into a memory as part of the input."""
        if self.call(
            "rt_write",
            ctypes.byref(arena.state),
            ctypes.c_void_p(memory),
            ctypes.c_uint64(address),
            data,
            ctypes.c_uint64(len(data)),
        ):
            raise MemoryError

    def read(self, memory: int, address: int, count: int) -> bytes:
        """What a memory holds."""
        data = ctypes.create_string_buffer(count)
        where, size = ctypes.c_uint64(address), ctypes.c_uint64(count)
        self.call("rt_read", ctypes.c_void_p(memory), where, data, size)
        return data.raw


class _Arena:
    """Zeroed memory in which everything is that a case needs: the stacks of the lanes for so many
    runs, and pages."""

    def __init__(self, case: Case, stack_bytes: int, runs: int, pages: int) -> None:
        lanes = case.block[0] * case.block[1] * case.block[2]
        size = 2 * _MEMORY_BYTES + runs * lanes * (stack_bytes + 256) + pages
        self._bytes = mmap.mmap(-1, size)
        self._view = ctypes.c_uint8.from_buffer(self._bytes)
        start = ctypes.addressof(self._view)
        self.memories = (start, start + _MEMORY_BYTES)
        self.state = _Launch()
        self.state.arena = start + 2 * _MEMORY_BYTES
        self.state.arena_end = start + size

    def launch(self, case: Case, wave_size: int) -> _Launch:
        """What the runtime is told of a case."""
        state = self.state
        state.seed, state.mask, state.fuel = case.seed, case.mask, case.fuel
        state.grid, state.block = case.grid, case.block
        state.wave_size, state.schedule = wave_size, case.schedule
        state.fill, state.status = int(case.signed), 0
        state.broken, state.near, state.watch, state.races = 0, int(case.near), 0, 0
        state.implicit_arguments, state.dispatch_packet = _IMPLICIT_ARGUMENTS, _DISPATCH_PACKET
        return state

    def close(self) -> None:
        del self._view
        self._bytes.close()


def compare(
    runtime_code: bytes,
    before: Code,
    after: Code,
    cases: Sequence[Case],
    wave_size: int,
    wanted: int,
    fuel: int,
    schedules: Sequence[int],
) -> list[Comparison]:
    """Run both versions in the cases one after the other, each with the original's input.

    The first ``wanted`` cases in which the original ends, and those that reach something new, are
    run in the other ``schedules`` too; the rest as long as the fuel lasts. Those that need much
    come last. Ends at the first difference.
    """
    one, other = _Engine(runtime_code, before), _Engine(runtime_code, after)
    reached = bytes(before.blocks)
    found: list[Comparison] = []
    kept = 0
    # Most cases are cheap: a case that needs more fuel gets it when all have had their turn.
    turns = [replace(case, fuel=case.fuel // _LESS) for case in cases]
    for case in chain(turns, _exhausted(found, cases)):
        if fuel <= 0:
            break
        first = _comparison(one, other, case, wave_size)
        fuel -= 2 * (case.fuel - first.before.fuel)
        if first.address is not None and _races(one, case, wave_size) & _READ:
            # What lanes read depends on their order, and a change may make them wait for others.
            first = replace(first, after=None, address=None)
        found.append(first)
        if first.after is None or first.after.broken:
            continue
        if first.address is not None:
            break
        new = any(a > b for a, b in zip(first.before.reached, reached, strict=True))
        if kept >= wanted and not new:
            continue
        kept += 1
        reached = bytes(map(max, reached, first.before.reached))
        for schedule in schedules:
            again = _comparison(one, other, replace(case, schedule=schedule), wave_size)
            fuel -= 2 * (case.fuel - again.before.fuel)
            if again.address is None or again.after is None or again.after.broken:
                found.append(again)
            elif not _races(one, case, wave_size):
                found.append(again)
                return found
            # Else the original depends on the order of its lanes: a change that moves an access
            # moves it past those of other lanes, in this order.
    return found


_LESS = 10
_MORE, _AT_LEAST = 16, 1_000_000


def _exhausted(found: Sequence[Comparison], cases: Sequence[Case]) -> Iterator[Case]:
    """The cases that ran out of fuel; looked at when all have been tried."""
    by_seed = {case.seed: case for case in cases}
    for each in tuple(found):
        if each.before.status == "out of fuel" and each.case.schedule == 0:
            yield by_seed[each.case.seed]


_READ = 2


def _races(engine: _Engine, case: Case, wave_size: int) -> int:
    """Whether lanes access a byte without order and one of them writes it: 0 when none do, with
    ``_READ`` when another reads it."""
    arena = _Arena(case, engine.code.stack_bytes, 1, 8 * _FEW_PAGES)
    try:
        _prepare(engine, arena, case)
        engine.run(arena, case, wave_size, arena.memories[0], watch=True)
        return int(arena.state.races)
    finally:
        arena.close()


def _comparison(one: _Engine, other: _Engine, case: Case, wave_size: int) -> Comparison:
    """Run the first version and, if it ends, the second on the same memory."""
    stack = max(one.code.stack_bytes, other.code.stack_bytes)
    arena = _Arena(case, stack, 2, _FEW_PAGES)
    try:
        _prepare(one, arena, case)
        memory, copy = arena.memories
        before = one.run(arena, case, wave_size, memory)
        if before.status != "done":
            return Comparison(case, before)
        state = ctypes.byref(arena.state)
        if one.call("rt_image", state, ctypes.c_void_p(memory), ctypes.c_void_p(copy)):
            return Comparison(case, before)
        # The second version may do more, but not without end.
        patience = _MORE * (case.fuel - before.fuel) + _AT_LEAST
        after = other.run(arena, replace(case, fuel=patience), wave_size, copy)
        if after.status == "out of memory":
            return Comparison(case, before)
        after = replace(after, broken=after.broken or before.broken)
        if after.status != "done":
            return Comparison(case, before, after, address=0)
        difference = _Difference()
        pair = (ctypes.c_void_p(memory), ctypes.c_void_p(copy))
        one.call("rt_compare", *pair, ctypes.byref(difference))
        if not difference.differs:
            return Comparison(case, before, after, difference.compared)
        start = difference.address & ~7
        words = (one.read(each, start, 8) for each in (memory, copy))
        return Comparison(case, before, after, difference.compared, difference.address, *words)
    finally:
        arena.close()


def _prepare(engine: _Engine, arena: _Arena, case: Case) -> None:
    """Put the input into the first memory: what the launch says, and the case's contents."""
    memory = arena.memories[0]
    for address, data in (*_launch_data(case), *case.contents):
        engine.put(arena, memory, address, data)


def _launch_data(case: Case) -> list[tuple[int, bytes]]:
    """The hidden arguments of code object version 5, and the start of the dispatch packet.

    Source: AMDGPU usage document, "Kernarg Segment" and "Kernel Dispatch Packet" (HSA).
    """
    dimensions = (
        3 if case.grid[2] * case.block[2] > 1 else 2 if case.grid[1] * case.block[1] > 1 else 1
    )
    hidden = b"".join(
        (
            *(each.to_bytes(4, "little") for each in case.grid),
            *(each.to_bytes(2, "little") for each in case.block),
            bytes(6 + 16 + 24),  # remainders, reserved, global offsets
            dimensions.to_bytes(2, "little"),
            bytes(256 - 66),
        )
    )
    packet = b"".join(
        (
            bytes(4),
            *(each.to_bytes(2, "little") for each in case.block),
            bytes(2),
            *((g * b).to_bytes(4, "little") for g, b in zip(case.grid, case.block, strict=True)),
            bytes(40),
        )
    )
    return [(_IMPLICIT_ARGUMENTS, hidden), (_DISPATCH_PACKET, packet)]


def launch(
    runtime_code: bytes,
    code: Code,
    case: Case,
    wave_size: int,
    wanted: Sequence[tuple[int, int]],
) -> tuple[Finished, list[bytes], int | None]:
    """Run a kernel.

    Returns how it ended, what memory holds then at some addresses, so many bytes each, and the
    first address that it used besides those.
    """
    engine = _Engine(runtime_code, code)
    given = sum(len(data) for _, data in case.contents)
    arena = _Arena(case, code.stack_bytes, 1, _MANY_PAGES + 3 * given)
    memory = arena.memories[0]
    _prepare(engine, arena, case)
    finished = engine.run(arena, case, wave_size, memory)
    results = [engine.read(memory, address, count) for address, count in wanted]
    return finished, results, _stray(engine, memory, code, case, wanted)


def _stray(
    engine: _Engine, memory: int, code: Code, case: Case, wanted: Sequence[tuple[int, int]]
) -> int | None:
    launched = [(address, len(data)) for address, data in (*_launch_data(case), *case.contents)]
    known = sorted({*wanted, *launched, *code.globals})
    ends = [each for start, size in known for each in (start, start + size)]
    ranges = (ctypes.c_uint64 * len(ends))(*ends)
    found = ctypes.c_uint64()
    there = engine.call(
        "rt_stray",
        ctypes.c_void_p(memory),
        ranges,
        ctypes.c_uint32(len(known)),
        ctypes.byref(found),
    )
    return found.value if there else None

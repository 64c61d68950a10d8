# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bounds of integers, against what random programs compute when they run."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from irtools.analysis.bounds import Bounds
from irtools.analysis.workgroup import Workgroup
from irtools.ir.model import Function, LocalValue
from irtools.ir.source import parse

_WIDTHS = (8, 16, 32, 64)
_DECLARATIONS = """
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
"""
_WRAPPING = ("add", "sub", "mul", "shl")
_PLAIN = ("lshr", "ashr", "udiv", "urem", "sdiv", "and", "or", "xor")


class _UndefinedError(Exception):
    """The program has no meaning from here on."""


@dataclass(frozen=True)
class _Step:
    """``name`` of ``bits`` is ``opcode`` of names or numbers, the latter as unsigned."""

    name: str
    bits: int
    opcode: str
    operands: tuple[str | int, ...]
    flags: tuple[str, ...] = ()
    source: int = 0  # the bits of what is extended or cut off


@dataclass
class _Program:
    """An entry block and a loop that runs while ``counter < limit``, at most 40 times."""

    choose: random.Random
    widths: dict[str, int] = field(default_factory=dict)
    entry: list[_Step] = field(default_factory=list)
    loop: list[_Step] = field(default_factory=list)
    phis: list[tuple[str, int, str | int, str | int]] = field(default_factory=list)

    def operand(self, bits: int) -> str | int:
        """A value of this width, or a number, of which small ones are more likely."""
        known = [name for name, its in self.widths.items() if its == bits]
        if known and self.choose.random() < 0.75:
            return self.choose.choice(known)
        number = self.choose.getrandbits(self.choose.choice((2, 5, bits)))
        return -number % (1 << bits) if self.choose.random() < 0.2 else number % (1 << bits)

    def steps(self, prefix: str, count: int) -> list[_Step]:
        """Random computations, each from what is there before it."""
        made = []
        for index in range(count):
            step = self._step(f"{prefix}{index}")
            self.widths[step.name] = step.bits
            made.append(step)
        return made

    def _step(self, name: str) -> _Step:
        choose, bits = self.choose, self.choose.choice(_WIDTHS)
        kind = choose.random()
        if kind < 0.15:
            opcode = choose.choice(("workitem.id.x", "workitem.id.y", "mbcnt.lo", "mbcnt.hi"))
            operands = (self.operand(32), self.operand(32)) if "mbcnt" in opcode else ()
            return _Step(name, 32, opcode, operands)
        if kind < 0.35:
            wider = [each for each in _WIDTHS if each > bits]
            opcode = choose.choice(("zext", "sext", "trunc", "freeze"))
            if opcode == "freeze":
                return _Step(name, bits, opcode, (self._variable(bits),))
            if not wider:
                return _Step(name, 32, "trunc", (self._variable(64),), source=64)
            other = choose.choice(wider)
            if opcode == "trunc":
                return _Step(name, bits, opcode, (self._variable(other),), source=other)
            return _Step(name, other, opcode, (self._variable(bits),), source=bits)
        if kind < 0.5:
            opcode = choose.choice(("select", "umin", "umax", "smin", "smax"))
            operands = tuple(self.operand(bits) for _ in range(4 if opcode == "select" else 2))
            return _Step(name, bits, opcode, operands)
        opcode = choose.choice(_WRAPPING + _PLAIN)
        flags = [flag for flag in ("nuw", "nsw") if opcode in _WRAPPING and choose.random() < 0.2]
        right = self.operand(bits)
        if opcode in ("shl", "lshr", "ashr") and choose.random() < 0.8:
            right = choose.randrange(bits)
        return _Step(name, bits, opcode, (self.operand(bits), right), tuple(flags))

    def _variable(self, bits: int) -> str:
        return self.choose.choice([name for name, its in self.widths.items() if its == bits])


def _random_program(seed: int) -> _Program:
    program = _Program(random.Random(seed), {f"a{bits}": bits for bits in _WIDTHS})
    choose = program.choose
    program.entry = program.steps("e", choose.randint(2, 8))
    starts = []
    for index in range(choose.randint(1, 3)):
        bits = choose.choice(_WIDTHS)
        starts.append((f"p{index}", bits, program.operand(bits)))
    program.widths |= {name: bits for name, bits, _ in starts}
    program.loop = program.steps("l", choose.randint(1, 6))
    for name, bits, start in starts:
        if choose.random() < 0.5:  # a counter
            step = choose.choice((0, 1, 1, 2, 7, (1 << bits) - 1))
            flags = tuple(flag for flag in ("nuw", "nsw") if choose.random() < 0.5)
            program.loop.append(_Step(f"{name}.next", bits, "add", (name, step), flags))
            program.widths[f"{name}.next"] = bits
        after = f"{name}.next" if f"{name}.next" in program.widths else program.operand(bits)
        program.phis.append((name, bits, start, after))
    return program


def _text(program: _Program, attribute: str) -> str:
    arguments = ", ".join(f"i{bits} %a{bits}" for bits in _WIDTHS)
    lines = [_DECLARATIONS, f"define amdgpu_kernel void @k({arguments}, i1 %c) {attribute} {{"]
    lines += ["entry:", *(_line(step) for step in program.entry), "  br label %loop", "loop:"]
    for name, bits, start, after in program.phis:
        lines.append(
            f"  %{name} = phi i{bits} [ {_shown(start)}, %entry ], [ {_shown(after)}, %loop ]"
        )
    lines += [_line(step) for step in program.loop]
    lines += ["  br i1 %c, label %loop, label %end", "end:", "  ret void", "}"]
    lines += [
        f"declare i{bits} @llvm.{name}.i{bits}(i{bits}, i{bits})"
        for bits in _WIDTHS
        for name in ("umin", "umax", "smin", "smax")
    ]
    return "\n".join(lines)


def _shown(operand: str | int) -> str:
    return f"%{operand}" if isinstance(operand, str) else str(operand)


def _line(step: _Step) -> str:
    bits, operands = step.bits, [_shown(each) for each in step.operands]
    start = f"  %{step.name} = "
    if step.opcode == "select":
        compare = f"  %{step.name}.if = icmp ult i{bits} {operands[0]}, {operands[1]}\n"
        choice = f"select i1 %{step.name}.if, i{bits} {operands[2]}, i{bits} {operands[3]}"
        return f"{compare}{start}{choice}"
    if step.opcode in ("umin", "umax", "smin", "smax"):
        arguments = ", ".join(f"i{bits} {each}" for each in operands)
        return f"{start}call i{bits} @llvm.{step.opcode}.i{bits}({arguments})"
    if step.opcode.startswith(("workitem", "mbcnt")):
        arguments = ", ".join(f"i32 {each}" for each in operands)
        return f"{start}call i32 @llvm.amdgcn.{step.opcode}({arguments})"
    if step.opcode == "freeze":
        return f"{start}freeze i{bits} {operands[0]}"
    if step.opcode in ("zext", "sext", "trunc"):
        return f"{start}{step.opcode} i{step.source} {operands[0]} to i{bits}"
    flags = "".join(f"{flag} " for flag in step.flags)
    return f"{start}{step.opcode} {flags}i{bits} {operands[0]}, {operands[1]}"


_Value = int | None  # None is poison


@dataclass
class _Run:
    """One execution: the arguments are random, and so is what is frozen."""

    choose: random.Random
    ids: tuple[int, int]
    values: dict[str, _Value]

    def value(self, operand: str | int) -> _Value:
        return self.values[operand] if isinstance(operand, str) else operand

    def execute(self, step: _Step) -> None:
        operands = [self.value(each) for each in step.operands]
        self.values[step.name] = self._result(step, operands)

    def _result(self, step: _Step, operands: list[_Value]) -> _Value:
        bits, most = step.bits, (1 << step.bits) - 1
        if step.opcode == "freeze":
            return self.choose.getrandbits(bits) if operands[0] is None else operands[0]
        if step.opcode in ("workitem.id.x", "workitem.id.y"):
            return self.ids["xy".index(step.opcode[-1])]
        if step.opcode == "select":
            if operands[0] is None or operands[1] is None:
                return None
            return operands[2] if operands[0] < operands[1] else operands[3]
        if step.opcode in ("udiv", "urem", "sdiv") and not operands[1]:
            raise _UndefinedError
        if None in operands:
            return None
        first, *rest = (each for each in operands if each is not None)
        last = rest[0] if rest else first
        match step.opcode:
            case "mbcnt.lo" | "mbcnt.hi":
                lanes = (1 << self.choose.randint(0, 31)) - 1
                return (last + (first & lanes).bit_count()) & most
            case "zext":
                return first
            case "sext":
                return _signed(first, step.source) & most
            case "trunc":
                return first & most
            case "umin":
                return min(first, last)
            case "umax":
                return max(first, last)
            case "smin" | "smax":
                pick = min if step.opcode == "smin" else max
                return pick(_signed(first, bits), _signed(last, bits)) & most
            case "and":
                return first & last
            case "or":
                return first | last
            case "xor":
                return first ^ last
            case "udiv":
                return first // last
            case "urem":
                return first % last
            case "sdiv":
                left, right = _signed(first, bits), _signed(last, bits)
                if left == -(1 << (bits - 1)) and right == -1:
                    raise _UndefinedError
                return int(abs(left) // abs(right) * (1 if left * right >= 0 else -1)) & most
            case "lshr" | "ashr" | "shl" if last >= bits:
                return None
            case "lshr":
                return first >> last
            case "ashr":
                return (_signed(first, bits) >> last) & most
        if step.opcode == "shl":
            unsigned, signed = first << last, _signed(first, bits) << last
        else:
            compute = {
                "add": lambda left, right: left + right,
                "sub": lambda left, right: left - right,
                "mul": lambda left, right: left * right,
            }[step.opcode]
            unsigned = compute(first, last)
            signed = compute(_signed(first, bits), _signed(last, bits))
        if "nuw" in step.flags and not 0 <= unsigned <= most:
            return None
        if "nsw" in step.flags and not -(1 << (bits - 1)) <= signed < 1 << (bits - 1):
            return None
        return unsigned & most


def _signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value


def _observed(program: _Program, run: _Run) -> dict[str, set[int]]:
    """All that each value is in one execution; nothing where it is poison."""
    seen: dict[str, set[int]] = {name: set() for name in program.widths}

    def execute(step: _Step) -> None:
        run.execute(step)
        value = run.values[step.name]
        if value is not None:
            seen[step.name].add(value)

    try:
        for step in program.entry:
            execute(step)
        now = {name: run.value(start) for name, _, start, _ in program.phis}
        for _ in range(40):
            run.values |= now
            for name, value in now.items():
                if value is not None:
                    seen[name].add(value)
            for step in program.loop:
                execute(step)
            now = {name: run.value(after) for name, _, _, after in program.phis}
    except _UndefinedError:
        pass
    return seen


def _named(kernel: Function) -> Mapping[str, LocalValue]:
    return {value.name: value for value in kernel.values}


@pytest.mark.parametrize("block", range(4))
def test_no_value_of_a_random_program_is_beyond_its_bound(block: int) -> None:
    tight = 0
    for seed in range(block * 80, block * 80 + 80):
        program = _random_program(seed)
        choose = program.choose
        largest = choose.choice((64, 256, 1024))
        shape = choose.choice((None, None, Workgroup(largest // 4, 4, 1)))
        sizes = (largest // 4, 4) if shape else (largest, largest)
        kernel = parse(_text(program, f'"amdgpu-flat-work-group-size"="1,{largest}"')).kernels[0]
        bounds = Bounds(kernel, shape)
        named = _named(kernel)
        for _ in range(12):
            arguments: dict[str, _Value] = {
                f"a{bits}": choose.getrandbits(choose.choice((3, bits))) for bits in _WIDTHS
            }
            ids = (choose.randrange(sizes[0]), choose.randrange(sizes[1]))
            seen = _observed(program, _Run(choose, ids, arguments))
            for name, values in seen.items():
                if not values or name not in named:
                    continue
                value = named[name]
                where = f"seed {seed}: {value}\n{kernel.module.text}"
                assert max(values) <= bounds.largest(value), where
                if bounds.is_nonnegative(value):
                    assert max(values) < 1 << (program.widths[name] - 1), where
                    tight += 1
    assert tight > 1000  # it is not just that nothing is known


def bounds_of(text: str, name: str, workgroup: Workgroup | None = None) -> tuple[int, bool]:
    """The bound of a value of a small kernel, and whether it is known not to be negative."""
    kernel = parse(f"{_DECLARATIONS}\n{text}").kernels[0]
    bounds = Bounds(kernel, workgroup)
    value = _named(kernel)[name]
    return bounds.largest(value), bounds.is_nonnegative(value)


_COUNTER = """
define amdgpu_kernel void @k(i32 %n) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ {start}, %entry ], [ %next, %loop ]
  %next = add {flags} i32 %i, {step}
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""


@pytest.mark.parametrize(
    ("start", "flags", "step", "nonnegative"),
    [
        ("0", "nsw", "1", True),
        ("7", "nuw nsw", "4", True),
        ("0", "nuw", "1", False),
        ("0", "", "1", False),
        ("0", "nsw", "-1", False),
        ("-5", "nsw", "1", False),
        ("%n", "nsw", "1", False),
    ],
)
def test_counters(start: str, flags: str, step: str, nonnegative: bool) -> None:
    largest, known = bounds_of(_COUNTER.format(start=start, flags=flags, step=step), "i")
    assert known is nonnegative
    assert largest == (0x7FFFFFFF if nonnegative else 0xFFFFFFFF)


def test_the_usual_index() -> None:
    text = """
define amdgpu_kernel void @k(i32 %n) "amdgpu-flat-work-group-size"="1,256" {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %row = and i32 %n, 1023
  %start = mul i32 %row, 256
  %i = add i32 %start, %x
  %bytes = shl i32 %i, 3
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  ret void
}
"""
    assert bounds_of(text, "i") == (1023 * 256 + 255, True)
    assert bounds_of(text, "bytes") == ((1023 * 256 + 255) * 8, True)
    assert bounds_of(text, "y", Workgroup(64, 4, 1)) == (3, True)
    assert bounds_of(text, "n") == (0xFFFFFFFF, False)

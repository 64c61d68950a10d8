# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many wrong versions of a kernel executing it catches.

``python benchmarks/mutants.py [--each N] [--seed N] [FILE…]`` changes one instruction at a time, in
the samples or in IR files of yours: N places of each kind of change in each kernel. It prints how
many of each kind

- are caught;
- survive, though the changed instruction had another value in some run;
- had the same value in every run: equivalent for what kernels are launched with, or not found out;
- are equivalent: the same program for LLVM's -O3, or proved;
- are in no block that the inputs reach;

and then those of the second and third kind.
"""

from __future__ import annotations

import argparse
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from irtools.analysis.selection import target_of
from irtools.backend import LlvmliteBackend, optimise_text, text_for
from irtools.errors import BackendError, InputError
from irtools.execute import Executor, verify
from irtools.ir.edit import InstructionEdit, edited_text
from irtools.ir.model import Function, Instruction
from irtools.ir.reader import read_text
from irtools.ir.source import load
from irtools.target import Target

SAMPLES = Path(__file__).parents[1] / "samples"

_REPLACED = (
    ("add", "sub"), ("sub", "add"), ("mul", "add"), ("and", "or"), ("or", "and"), ("xor", "or"),
    ("shl", "lshr"), ("lshr", "ashr"), ("ashr", "lshr"), ("udiv", "urem"), ("sdiv", "udiv"),
    ("urem", "udiv"), ("srem", "urem"), ("fadd", "fsub"), ("fsub", "fadd"), ("fmul", "fadd"),
    ("fdiv", "fmul"), ("zext", "sext"), ("sext", "zext"), ("uitofp", "sitofp"),
    ("sitofp", "uitofp"), ("fptosi", "fptoui"), ("fptoui", "fptosi"), ("fneg", "freeze"),
)  # fmt: skip
_PREDICATES = {
    "slt": "sle", "sle": "slt", "sgt": "sge", "sge": "sgt", "ult": "ule", "ule": "ult",
    "ugt": "uge", "uge": "ugt", "eq": "ne", "ne": "eq", "oeq": "une", "une": "oeq", "olt": "ole",
    "ole": "olt", "ogt": "oge", "oge": "ogt", "ult ": "ule ", "ord": "uno", "uno": "ord",
}  # fmt: skip
_OTHER_CALLS = {
    "llvm.maxnum": "llvm.minnum", "llvm.minnum": "llvm.maxnum", "llvm.smax": "llvm.smin",
    "llvm.smin": "llvm.smax", "llvm.umax": "llvm.umin", "llvm.umin": "llvm.umax",
    "llvm.fma": "llvm.fma", "llvm.fabs": "llvm.sqrt", "llvm.sqrt": "llvm.fabs",
    "llvm.exp": "llvm.exp2", "llvm.fshl": "llvm.fshr",
}  # fmt: skip
_FLAGS = re.compile(
    r" (?:nuw|nsw|exact|disjoint|inbounds|nusw|samesign|nneg|fast|nnan|ninf|nsz|arcp|contract|afn"
    r"|reassoc)(?= )"
)


def mutants(instruction: Instruction) -> Iterator[tuple[str, str | None]]:
    """The kinds of change of an instruction, and its changed text; None for one that goes."""
    text, opcode = _FLAGS.sub("", instruction.text), instruction.opcode
    for old, new in _REPLACED:
        if opcode == old:
            yield f"{old} → {new}", text.replace(f" {old} ", f" {new} ", 1)
    operands = re.search(r"(%[^ ,]+|[-\w.]+), (%[^ ,]+|[-\w.]+)(?=,|$)", text)
    if opcode in ("sub", "shl", "lshr", "fsub", "fdiv", "udiv", "sdiv") and operands:
        swapped = f"{operands[2]}, {operands[1]}"
        yield f"{opcode}: operands", text[: operands.start()] + swapped + text[operands.end() :]
    if opcode in ("icmp", "fcmp"):
        found = re.search(rf"{opcode} (\w+) ", text)
        if found and found[1] in _PREDICATES:
            yield f"{opcode}: comparison", text.replace(found[1], _PREDICATES[found[1]], 1)
    if opcode == "select":
        parts = re.search(r"(select i1 [^,]+), ([^,]+), ([^,]+?)(, !|$)", text)
        if parts:
            swapped = f"{parts[1]}, {parts[3]}, {parts[2]}{parts[4]}"
            yield "select: values", text[: parts.start()] + swapped + text[parts.end() :]
    if opcode == "br" and len(instruction.operands) == 3:
        labels = re.search(r"(label [^,]+), (label [^, ]+)", text)
        if labels:
            swapped = f"{labels[2]}, {labels[1]}"
            yield "br: destinations", text[: labels.start()] + swapped + text[labels.end() :]
    if opcode == "phi" and len(instruction.operands) == 2:
        values = re.findall(r"\[ ([^,]+), (%[^ ]+) \]", text)
        if len(values) == 2 and values[0][0] != values[1][0] and "phi" in text:
            (a, one), (b, other) = values
            yield (
                "phi: values",
                re.sub(r"\[.*\]", lambda _: f"[ {b}, {one} ], [ {a}, {other} ]", text),
            )
    if opcode in ("add", "mul", "shl", "and", "getelementptr", "icmp", "lshr", "fmul", "fadd"):
        constant = re.search(r"(, (?:i\d+ )?)(\d+)(?=,|$)", text)
        if constant:
            more = f"{constant[1]}{int(constant[2]) + 1}"
            yield f"{opcode}: constant", text[: constant.start()] + more + text[constant.end() :]
    if opcode == "store":
        yield "store: gone", None
    if opcode == "atomicrmw" and " add " in text:
        yield "atomicrmw: operation", text.replace(" add ", " sub ", 1)
    if opcode == "call" and instruction.callee:
        for old, new in _OTHER_CALLS.items():
            if instruction.callee.startswith(f"{old}.") and old != new:
                yield f"call: {old}", text.replace(f"@{old}.", f"@{new}.", 1)
        if instruction.callee == "llvm.amdgcn.s.barrier":
            yield "call: barrier gone", None
        if "update.dpp" in instruction.callee:
            control = re.search(r"i32 (\d+), i32 15, i32 15", text)
            if control:
                yield (
                    "call: dpp control",
                    text.replace(
                        f"i32 {control[1]}, i32 15", f"i32 {int(control[1]) ^ 1}, i32 15", 1
                    ),
                )
    if opcode == "extractelement" and (index := re.search(r", i(\d+) ([01])(?=,|$)", text)):
        other = f", i{index[1]} {1 - int(index[2])}"
        yield "extractelement: index", text[: index.start()] + other + text[index.end() :]


def planted(
    kernel: Function, each: int, source: random.Random
) -> Iterator[tuple[str, Instruction, str]]:
    """Changed modules of a kernel: the kind of change, its place, the text."""
    places: dict[str, list[tuple[Instruction, str | None]]] = {}
    for instruction in kernel.instructions:
        for kind, text in mutants(instruction):
            places.setdefault(kind, []).append((instruction, text))
    for kind, found in sorted(places.items()):
        for instruction, text in source.sample(found, min(each, len(found))):
            try:
                edit = InstructionEdit(instruction, text or "")
                changed = edited_text(kernel.module, [edit])
                read_text(changed, kernel.module.path)
            except InputError:
                continue  # no longer valid IR
            yield kind, instruction, changed


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--each", type=int, default=2, help="places of each kind in a kernel")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    files = arguments.files or sorted(map(str, SAMPLES.glob("gfx942/*.ll")))
    source = random.Random(arguments.seed)
    counts: dict[str, Counter[str]] = {}
    survivors = []
    with Executor() as executor:
        backend = LlvmliteBackend()
        for file in files:
            for module in load(file):
                for kernel in module.kernels:
                    alone = module.extract(kernel).function(kernel.name)
                    target = target_of(alone)
                    for kind, place, text in planted(alone, arguments.each, source):
                        outcome = judged(alone, place, text, target, executor, backend)
                        counts.setdefault(kind, Counter())[outcome] += 1
                        if outcome in ("survived", "same value"):
                            text_ = place.text.partition(", !")[0]
                            survivors.append(f"{outcome}: {kernel.name}: {kind}: {text_}")
        backend.close()
    columns = ("caught", "survived", "same value", "equivalent", "not reached", "not verifiable")
    print("| change | planted | " + " | ".join(columns) + " |")
    print("|:--|" + "--:|" * (len(columns) + 1))
    total = Counter[str]()
    for kind, found in sorted(counts.items()):
        total += found
        print(f"| {kind} | {found.total()} | " + " | ".join(str(found[c]) for c in columns) + " |")
    print(f"| all | {total.total()} | " + " | ".join(str(total[c]) for c in columns) + " |")
    wrong = total["caught"] + total["survived"]
    print(
        f"\nCaught: {100 * total['caught'] / max(wrong, 1):.1f} % of {wrong} that change a value."
    )
    print("\n".join(["", *sorted(survivors)]))


def judged(
    kernel: Function,
    place: Instruction,
    text: str,
    target: Target,
    executor: Executor,
    backend: LlvmliteBackend,
) -> str:
    """What became of a mutant."""
    changed = read_text(text, kernel.module.path).function(kernel.name)
    found = verify(kernel, changed, target, executor)
    if found.level == "proved":
        return "equivalent"
    if found.level == "mismatch":
        return "caught"
    if found.level == "not verifiable":
        return "not reached" if "no input reached" in found.reason else "not verifiable"
    try:
        one, other = (
            optimise_text(backend, text_for(kernel.module, each, target), target)
            for each in (kernel.module.text, text)
        )
    except BackendError:
        return "survived"
    if one == other:
        return "equivalent"
    return "survived" if value_differs(kernel, changed, place, target, executor) else "same value"


def value_differs(
    before: Function, after: Function, place: Instruction, target: Target, executor: Executor
) -> bool:
    """Whether the instruction has another value in some run: all its values are added up."""
    if not place.name:
        return True
    one, other = (watched(kernel, place.name) for kernel in (before, after))
    return verify(one, other, target, executor).level == "mismatch"


def watched(kernel: Function, name: str) -> Function:
    """The kernel with one more output: the sum of the bits of all values of an instruction."""
    value = next(each for each in kernel.instructions if each.name == name)
    type_, reference = value.type, value.reference
    if type_.kind == "pointer":
        lines, bits = [f"%w.bits = ptrtoint {type_} {reference} to i64"], 64
    else:
        bits = type_.elements[0].bits * type_.count if type_.kind == "vector" else type_.bits
        lines = [f"%w.bits = bitcast {type_} {reference} to i{bits}"]
    changed = "zext" if bits < 64 else "trunc"
    lines.append(f"%w.wide = {changed} i{bits} %w.bits to i64" if bits != 64 else "")
    summand = "%w.bits" if bits == 64 else "%w.wide"
    lines.append(f"%w.old = atomicrmw add ptr addrspace(1) @w.sum, i64 {summand} monotonic")
    edit = InstructionEdit.insert_after(value, "\n".join(filter(None, lines)))
    if value.opcode == "phi":
        edit = InstructionEdit.insert_before(value.block.first_insertion_point, edit.after)
    text = edited_text(kernel.module, [edit])
    text = text.replace(
        "\ndefine ", "\n@w.sum = addrspace(1) externally_initialized global i64 0\n\ndefine ", 1
    )
    return read_text(text, "watched.ll").function(kernel.name)


if __name__ == "__main__":
    main()

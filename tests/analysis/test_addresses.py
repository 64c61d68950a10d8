# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Addresses as sums, against what LLVM folds the same ``getelementptr`` to for given indices."""

import random
import re

import llvmlite.binding as llvm
import pytest

from irtools.analysis.addresses import Address, address_of
from irtools.ir.layout import Layout
from irtools.ir.model import Function, LocalValue
from irtools.ir.source import parse

_TYPES = """
target triple = "amdgcn-amd-amdhsa"
%site = type { float, [3 x double], i8 }
%"a, b" = type <{ i8, %site, [2 x { i16, i64 }] }>
"""
_SCALARS = ("i8", "i16", "i32", "i64", "float", "double", "i48", "i1", "half", "ptr")
_NAMED = ("%site", '%"a, b"')
_BITS = (8, 16, 32, 64)
_ARGUMENTS = ", ".join(f"i{bits} %i{bits}" for bits in _BITS)

llvm.initialize_all_targets()
_MACHINE = llvm.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu="gfx942")


class _Chain:
    """A chain of ``getelementptr``; indices are numbers, or arguments ``%i32`` and kin."""

    def __init__(self, seed: int) -> None:
        self._choose = random.Random(seed)
        self.space = self._choose.choice((0, 1, 1, 3, 5))
        self.pointer = f"ptr addrspace({self.space})" if self.space else "ptr"
        self.steps = []
        before = "%base"
        for number in range(self._choose.randint(1, 4)):
            self.steps.append(f"%g{number} = {self._step(before)}")
            before = f"%g{number}"
        self.values = {
            f"%i{bits}": self._choose.getrandbits(bits) - (1 << (bits - 1)) for bits in _BITS
        }

    def _type(self, depth: int) -> str:
        choose = self._choose
        kind = choose.random() if depth else 1.0
        if kind < 0.35:
            return f"[{choose.randint(1, 9)} x {self._type(depth - 1)}]"
        if kind < 0.6:
            parts = ", ".join(self._type(depth - 1) for _ in range(choose.randint(1, 4)))
            return f"<{{ {parts} }}>" if choose.random() < 0.3 else f"{{ {parts} }}"
        if kind < 0.7:
            scalar = choose.choice(("float", "i32", "i8", "half", "i24", "double"))
            return f"<{choose.randint(1, 8)} x {scalar}>"
        return choose.choice(_NAMED if kind < 0.8 else _SCALARS)

    def _step(self, before: str) -> str:
        type_ = self._type(3)
        indices = [self._index()]
        inside = type_
        while self._choose.random() < 0.75:
            module = llvm.parse_assembly(f"{_TYPES}\n@g = global {inside} zeroinitializer")
            kind = module.get_global_variable("g").global_value_type.type_kind.name
            if kind == "struct":
                fields = Layout(_TYPES.splitlines())
                number = self._choose.randrange(_fields_of(inside))
                indices.append(f"i32 {number}")
                found = fields.field(inside, number)
                assert found is not None
                inside = found[1]
            elif kind in ("array", "vector"):
                indices.append(self._index())
                inside = re.sub(r"^[\[<]\d+ x (.*)[\]>]$", r"\1", inside)
            else:
                break
        flags = self._choose.choice(("", "", "inbounds ", "nuw ", "nusw nuw "))
        return f"getelementptr {flags}{type_}, {self.pointer} {before}, {', '.join(indices)}"

    def _index(self) -> str:
        bits = self._choose.choice(_BITS)
        if self._choose.random() < 0.5:
            return f"i{bits} %i{bits}"
        return f"i{bits} {self._choose.randint(-20, 20)}"

    def kernel(self) -> Function:
        """The chain with arguments."""
        end = f"%end = ptrtoint {self.pointer} %g{len(self.steps) - 1} to i64"
        head = f"define amdgpu_kernel void @k({self.pointer} %base, {_ARGUMENTS}) {{"
        return parse("\n".join([_TYPES, head, *self.steps, end, "ret void", "}"])).kernels[0]

    def folded(self) -> int:
        """What LLVM makes of it from the null pointer, with the numbers for the arguments."""
        text = "\n".join(re.sub(r"(inbounds|nusw|nuw) ", "", step) for step in self.steps)
        for name, value in self.values.items():
            text = re.sub(rf"{name}\b", str(value), text)
        null = "null" if self.space not in (3, 5) else f"inttoptr (i32 0 to {self.pointer})"
        text = text.replace("%base", null)
        width = 32 if self.space in (3, 5) else 64
        last = f"%g{len(self.steps) - 1}"
        end = f"%end = ptrtoint {self.pointer} {last} to i{width}\nret i{width} %end"
        head = f'target datalayout = "{_MACHINE.target_data}"\n{_TYPES}'
        module = llvm.parse_assembly(f"{head}\ndefine i{width} @f() {{\n{text}\n{end}\n}}")
        passes = llvm.create_new_module_pass_manager()
        passes.add_instruction_combine_pass()
        passes.run(
            module, llvm.create_pass_builder(_MACHINE, llvm.create_pipeline_tuning_options())
        )
        found = re.search(r"ret i\d+ (-?\d+)", str(module))
        assert found is not None, module
        return int(found[1]) % (1 << width)


def _fields_of(struct: str) -> int:
    module = llvm.parse_assembly(f"{_TYPES}\n@g = global {struct} zeroinitializer")
    type_ = module.get_global_variable("g").global_value_type
    return len(list(type_.elements))


def _sum(address: Address, values: dict[str, int]) -> int:
    return address.offset + sum(values[f"%{term.name}"] * scale for term, scale in address.terms)


def test_random_chains_are_what_llvm_folds_them_to() -> None:
    whole = 0
    for seed in range(400):
        chain = _Chain(seed)
        kernel = chain.kernel()
        *_, last, _, _ = kernel.instructions
        address = address_of(last, Layout(kernel.module.lines))
        if address.base is not kernel.arguments[0]:
            continue
        whole += 1
        width = 32 if chain.space in (3, 5) else 64
        text = "\n".join(chain.steps)
        assert _sum(address, chain.values) % (1 << width) == chain.folded(), f"{seed}\n{text}"
        assert len(address.steps) == len(chain.steps)
    assert whole > 350


def address(text: str) -> tuple[Address, Function]:
    """The address of the last instruction but the return."""
    head = "define amdgpu_kernel void @k(ptr addrspace(1) %p, i64 %i, <2 x i64> %v, i128 %w) {"
    kernel = parse("\n".join([_TYPES, head, text, "ret void", "}"])).kernels[0]
    return address_of(kernel.instructions[-2], Layout(kernel.module.lines)), kernel


def test_a_sum_through_several_steps() -> None:
    found, kernel = address(
        "%a = getelementptr %site, ptr addrspace(1) %p, i64 %i, i32 1, i64 2\n"
        "%b = getelementptr inbounds i8, ptr addrspace(1) %a, i64 -4\n"
        "%c = getelementptr i32, ptr addrspace(1) %b, i64 %i"
    )
    pointer, index = kernel.arguments[:2]
    assert found.base is pointer
    assert found.terms == ((index, 4), (index, 40))
    assert found.offset == 8 + 2 * 8 - 4
    assert [step.name for step in found.steps] == ["c", "b", "a"]


@pytest.mark.parametrize(
    "text",
    [
        "%a = getelementptr i32, ptr addrspace(1) %p, <2 x i64> %v",
        "%a = getelementptr <vscale x 4 x i32>, ptr addrspace(1) %p, i64 1",
        "%a = load ptr addrspace(1), ptr addrspace(1) %p",
    ],
)
def test_what_is_no_sum_is_a_base_of_its_own(text: str) -> None:
    found, kernel = address(text)
    assert isinstance(found.base, LocalValue)
    assert found == Address(kernel.instructions[0], (), 0, ())

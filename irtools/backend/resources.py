# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the backend allocated for each kernel, read from the assembly it printed.

Source: AMDGPU usage document, "Code Object V5 Metadata". The metadata is complete where LLVM's
comments are symbolic (kernels that call functions), so everything comes from there except the
size and number of instructions.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from irtools.backend.functions import OwnResources, read_functions, with_callees
from irtools.target import Occupancy, Rung, Target, WaveStep

__all__ = ["CodeBlock", "KernelMetadata", "Resources", "read_assembly"]


class CodeBlock(NamedTuple):
    """A basic block of the code: the IR block that it comes from, the IR block of the header of its
    innermost loop, each ``""`` when there is none, and how many ``instructions`` it has."""

    ir_block: str
    loop_header: str
    instructions: int


@dataclass(frozen=True, slots=True)
class Resources:
    """The resources of one kernel as one backend compiled it for one target.

    ``vgprs`` is LLVM's ``.vgpr_count``: on targets with a unified file it includes the ``agprs``.
    ``sgprs`` includes VCC and other reserved ones. ``vgpr_spills`` and ``sgpr_spills`` count
    32-bit registers stored by spill instructions, not reloads. ``scratch`` is in bytes per lane,
    ``lds`` in bytes per workgroup (without dynamic LDS, whose size the launch decides:
    ``dynamic_lds``). ``workgroup`` is the range of work-items in a workgroup that the kernel
    promises. ``occupancy`` is in waves per SIMD; ``next_step`` is how many VGPRs win the next wave,
    None when fewer VGPRs cannot. ``code_bytes`` and the ``blocks`` of code, in layout order, are
    those of the kernel alone, not of functions that it calls. ``functions`` are the kernel itself,
    first, and all that it calls by name, each with its own needs: its registers are the most of all
    of them. There are none when LLVM (before 20) does not say.
    """

    kernel: str
    target: str
    wave_size: int
    llvm: str
    vgprs: int
    agprs: int
    sgprs: int
    vgpr_spills: int
    sgpr_spills: int
    scratch: int
    dynamic_stack: bool
    lds: int
    dynamic_lds: bool
    workgroup: tuple[int, int]
    occupancy: Occupancy
    next_step: WaveStep | None
    code_bytes: int
    blocks: tuple[CodeBlock, ...]
    functions: tuple[OwnResources, ...]

    @property
    def instructions(self) -> int:
        """The machine instructions of the kernel."""
        return sum(block.instructions for block in self.blocks)

    def ladder(self, target: Target) -> tuple[Rung, ...]:
        """The higher occupancies of the target, and the VGPRs that each takes; lowest first."""
        return target.ladder(
            vgprs=self.vgprs,
            agprs=self.agprs,
            sgprs=self.sgprs,
            lds=self.lds,
            workgroup=self.workgroup,
        )

    @property
    def spills(self) -> bool:
        """Whether any register was spilled to memory."""
        return bool(self.vgpr_spills or self.sgpr_spills)


@dataclass(frozen=True, slots=True)
class KernelMetadata:
    """One kernel of the assembly: its metadata by key (``".vgpr_count"`` …), bytes and blocks of
    its code, and ``functions`` as in Resources."""

    fields: Mapping[str, str]
    code_bytes: int
    blocks: tuple[CodeBlock, ...]
    functions: tuple[OwnResources, ...]

    def number(self, key: str) -> int:
        """A numeric field; 0 when the backend does not write it."""
        return int(self.fields.get(key, "0"))


_METADATA = re.compile(
    r"^\t\.amdgpu_metadata\n(.*?)^\t?\.end_amdgpu_metadata", re.MULTILINE | re.DOTALL
)
_KERNEL_FIELD = re.compile(r"^  (?:- |  )(\.\w+): +(.*)$")
_FUNCTION_START = re.compile(r'^("(?:[^"\\]|\\.)*"|[^\s"]+):\s+; @')
_CODE_BYTES = "; codeLenInByte = "


def read_assembly(assembly: str) -> dict[str, KernelMetadata]:
    """The kernels of an assembly file by symbol name.

    Raises ValueError when there is no metadata, which every amdhsa assembly has.
    """
    blocks = _METADATA.findall(assembly)
    if not blocks:
        raise ValueError("the assembly has no .amdgpu_metadata")
    code = _read_code(assembly)
    functions = read_functions(assembly)
    kernels = {}
    for fields in _kernel_fields(blocks[-1]):
        name = fields[".name"]
        size, code_blocks = code.get(name, (0, ()))
        kernels[name] = KernelMetadata(fields, size, code_blocks, with_callees(functions, name))
    return kernels


def _kernel_fields(metadata: str) -> list[dict[str, str]]:
    """The scalar fields of each entry of ``amdhsa.kernels``: LLVM prints one a line.

    The fields of arguments stand deeper and do not match.
    """
    kernels: list[dict[str, str]] = []
    inside = False
    for line in metadata.splitlines():
        if not line.startswith(" "):
            inside = line.startswith("amdhsa.kernels:")
        elif inside:
            if line.startswith("  - "):
                kernels.append({})
            field = _KERNEL_FIELD.match(line)
            if field:
                kernels[-1][field[1]] = _yaml_scalar(field[2])
    return kernels


def _yaml_scalar(text: str) -> str:
    """An LLVM-printed YAML scalar: plain, or in single or double quotes."""
    if text.startswith("'"):
        return text[1:-1].replace("''", "'")
    if text.startswith('"'):
        return re.sub(r"\\(.)", r"\1", text[1:-1])
    return text


# The label of a block, or the comment in its place, and the IR block behind it. Comments on its
# loops may follow in lines of their own.
_BLOCK = re.compile(
    r"(?:; %bb\.|\.L(?=BB))(\w+):(?: +; %(?:\"((?:[^\"\\]|\\.)*)\"|([-\w$.]+)))?(.*)"
)
_LOOP = re.compile(r"; *(?:=> *This (?:Inner )?Loop (Header)|in Loop: Header=(\w+))")


def _read_code(assembly: str) -> dict[str, tuple[int, tuple[CodeBlock, ...]]]:
    """Bytes and blocks of every function, by name."""
    code: dict[str, tuple[int, tuple[CodeBlock, ...]]] = {}
    name = ""
    blocks: list[_Block] = []
    for line in assembly.splitlines():
        first = line[:1]
        if first == "\t":
            # Instructions start with a lower-case letter; directives and comments do not.
            if "a" <= line[1:2] <= "z" and blocks:
                blocks[-1].instructions += 1
        elif first == " ":
            if blocks:
                blocks[-1].see(line)
        elif line.startswith(_CODE_BYTES):
            code[name] = int(line[len(_CODE_BYTES) :]), _code_blocks(blocks)
        elif found := _BLOCK.match(line):
            blocks.append(_Block(found[1], found[2] or found[3] or ""))
            blocks[-1].see(found[4])
        elif start := _FUNCTION_START.match(line):
            name, blocks = _yaml_scalar(start[1]), []
    return code


@dataclass(slots=True)
class _Block:
    """A block being read; ``header`` is the label of its innermost loop's."""

    label: str
    ir_block: str
    header: str = ""
    instructions: int = 0

    def see(self, comment: str) -> None:
        loop = _LOOP.search(comment)
        if loop:
            self.header = self.label if loop[1] else loop[2]


def _code_blocks(blocks: Sequence[_Block]) -> tuple[CodeBlock, ...]:
    ir_blocks = {block.label: block.ir_block for block in blocks}
    return tuple(
        CodeBlock(block.ir_block, ir_blocks.get(block.header, ""), block.instructions)
        for block in blocks
    )

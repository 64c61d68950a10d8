# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A module whose debug locations say which IR instruction machine code comes from.

LLVM carries a location from every IR instruction to the machine code made of it. Locations of the
source are shared by many instructions; with one of its own each, what the backend prints leads back
to the instruction. Locations do not change the code, debug records would: these are left out.
"""

from __future__ import annotations

import re

from irtools.ir.model import Module

__all__ = ["with_own_locations"]

_ATTACHED = re.compile(r",? !dbg !\d+")
# The old locations, which the metadata of loops still name, belong to other functions now.
_LOCATION = re.compile(r"(!\d+ = )(?:distinct )?!DILocation\(.*")
_VERSION = re.compile(r'!\{i32 \d, !"Debug Info Version", i32 3\}')


def with_own_locations(module: Module) -> str:
    """The text of the module in which the instruction with index ``i`` of each function is at line
    ``i + 1`` (``Instruction.index``) of a source that does not exist."""
    lines = [_LOCATION.sub(r"\1!{}", line) if line[:1] == "!" else line for line in module.lines]
    metadata: list[str] = []
    first = 1 + max(
        (int(line[1 : line.index(" ")]) for line in lines if _is_node(line)), default=-1
    )

    def node(text: str) -> int:
        number = first + len(metadata)
        metadata.append(f"!{number} = {text}")
        return number

    file = node('!DIFile(filename: "instructions", directory: "")')
    unit = node(
        f"distinct !DICompileUnit(language: DW_LANG_C, file: !{file}, emissionKind: NoDebug)"
    )
    type_ = node("!DISubroutineType(types: !{})")
    for function in module.functions:
        scope = node(
            f'distinct !DISubprogram(name: "f", file: !{file}, line: 1, type: !{type_}, '
            f"unit: !{unit}, spFlags: DISPFlagDefinition)"
        )
        header = _ATTACHED.sub("", lines[function.line]).removesuffix(" {")
        lines[function.line] = f"{header} !dbg !{scope} {{"
        for record in function.record_lines:
            lines[record] = ""
        for instruction in function.instructions:
            location = node(f"!DILocation(line: {instruction.index + 1}, scope: !{scope})")
            last = instruction.end_line - 1
            lines[last] = f"{_ATTACHED.sub('', lines[last])}, !dbg !{location}"
    _add_operand(lines, "llvm.dbg.cu", unit)
    if not any(_VERSION.search(line) for line in lines if _is_node(line)):
        _add_operand(lines, "llvm.module.flags", node('!{i32 2, !"Debug Info Version", i32 3}'))
    return "\n".join([*lines, *metadata, ""])


def _is_node(line: str) -> bool:
    return line[:1] == "!" and line[1:2].isdigit()


def _add_operand(lines: list[str], name: str, node: int) -> None:
    """Add a node to a named list of the module."""
    for index, line in enumerate(lines):
        if line.startswith(f"!{name} = "):
            lines[index] = line.removesuffix("}") + f", !{node}}}"
            return
    lines.append(f"!{name} = !{{!{node}}}")

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""MIR files for tests, and LLVM's own print of register pressure to compare with."""

from __future__ import annotations

import re
import subprocess
import textwrap
from collections.abc import Sequence

from support.llvm import printed_by

from irtools.machine.liveness import Lanes, compute_machine_liveness
from irtools.machine.pressure import Counts, compute_machine_pressure
from irtools.machine.reader import read_machine_code


def mir_file(name: str, classes: Sequence[str], code: str) -> str:
    """A MIR file with one function."""
    registers = "\n".join(
        f"  - {{ id: {number}, class: {class_} }}" for number, class_ in enumerate(classes)
    )
    body = textwrap.indent(textwrap.dedent(code).strip(), "  ")
    return (
        f"---\nname: {name}\ntracksRegLiveness: true\nregisters:\n{registers}\n"
        f"body: |\n{body}\n...\n"
    )


def machine_code(llc: str, text: str, processor: str, wave_size: int) -> str:
    """The MIR file of a module as it enters register allocation."""
    command = _command(llc, processor, wave_size, "-stop-before=greedy", "-o", "-")
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def check_against_llvm(llc: str, text: str, processor: str, wave_size: int) -> int:
    """Compare every instruction and every block of a MIR file with what LLVM prints of them.

    Returns the number of instructions.
    """
    printed = _print_pressure(llc, text, processor, wave_size)
    count = 0
    for function in read_machine_code(text):
        liveness = compute_machine_liveness(function)
        profile = compute_machine_pressure(liveness, unified=True)
        blocks = printed[function.name]
        assert len(blocks) == len(function.blocks), function.name
        first = 0
        for index, (block, accesses) in enumerate(zip(blocks, liveness.accesses, strict=True)):
            end = first + len(accesses)
            expected = list(zip(block.at, block.between[1:], strict=True))
            found = [
                (_as_llvm(at), _as_llvm(after))
                for at, after in zip(profile.at[first:end], profile.after[first:end], strict=True)
            ]
            assert found == expected, f"{function.name} bb.{function.blocks[index].number}"
            assert _sizes(liveness.live_in[index]) == _sizes(block.live_in)
            assert _sizes(liveness.live_out[index]) == _sizes(block.live_out)
            first = end
        count += first
    return count


class _Block:
    """SGPRs and VGPRs at and between the instructions; the lanes that cross its borders."""

    def __init__(self) -> None:
        self.at: list[tuple[int, int]] = []
        self.between: list[tuple[int, int]] = []
        self.live_in: Lanes = {}
        self.live_out: Lanes = {}


_LANES = re.compile(r"%(\d+):([0-9A-F]+)")
_ROW = re.compile(r"    (\d+) +(\d+) +(\S.*)?$")


def _print_pressure(llc: str, text: str, processor: str, wave_size: int) -> dict[str, list[_Block]]:
    text = re.sub(r", mmra !\d+", "", text)  # printed, but not read
    if wave_size == 32:
        # llc reads an instruction before it knows the wave size, and then expects VCC whole.
        text = re.sub(r"(implicit(?:-def)?(?: dead| killed)*) \$vcc_lo\b", r"\1 $vcc", text)
    options = ("-run-pass=amdgpu-print-rp", "-filetype=null", "-x", "mir")
    printed = printed_by(_command(llc, processor, wave_size, *options), text)
    functions: dict[str, list[_Block]] = {}
    blocks: list[_Block] = []
    through = False  # within the registers that are live through a block
    for line in printed.splitlines():
        row = _ROW.match(line)
        lanes = {int(number): int(mask, 16) for number, mask in _LANES.findall(line)}
        if line.startswith("name: "):
            blocks = functions[line[6:].strip()] = []
        elif line.startswith("  bb."):
            blocks.append(_Block())
            through = False
        elif line.startswith("    Live-in:"):
            blocks[-1].live_in = lanes
        elif line.startswith("    Live-out:"):
            blocks[-1].live_out = lanes
        elif line.startswith("    Live-thr:"):
            through = True
        elif row is not None and not through:
            rows = blocks[-1].at if row[3] else blocks[-1].between
            rows.append((int(row[1]), int(row[2])))
    return functions


def _command(llc: str, processor: str, wave_size: int, *options: str) -> list[str]:
    target = (f"-mcpu={processor}", f"-mattr=+wavefrontsize{wave_size}")
    return [llc, "-O3", "-mtriple=amdgcn-amd-amdhsa", *target, *options, "-"]


def _as_llvm(counts: Counts) -> tuple[int, int]:
    return counts.sgprs, max(counts.vgprs + counts.either, counts.agprs)


def _sizes(lanes: Lanes) -> list[int]:
    """The lane masks without the registers' numbers, which LLVM gives anew when it reads MIR."""
    return sorted(lanes.values())

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What irtools knows about the calls it meets: how their result varies over the lanes of a wave."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

from irtools.ir.model import Type

__all__ = ["Variation", "assembly_variation", "variation"]

Variation = Literal["uniform", "operands", "divergent"]

# The same in all lanes whatever the operands are: exactly the list of LLVM 22
# (AMDGPUSearchableTables.td, AlwaysUniform).
_ALWAYS_UNIFORM = re.compile(
    r"llvm\.amdgcn\.(readfirstlane|readlane|icmp|fcmp|ballot|if\.break|workgroup\.id\.[xyz]"
    r"|cluster\.workgroup\.(max\.)?(id\.[xyz]|flat\.id)|s\.(getpc|getreg|memtime|memrealtime))(\.|$)"
)
# As uniform as their operands. LLVM lists what is not (SourceOfDivergence) and takes every other
# name for uniform, one that it has never heard of too. Here it is the other way round: what is not
# named counts as divergent, so that a new intrinsic can only make the result less precise, never
# wrong. Left out on purpose, though LLVM 22 does not list them as divergent: ds.permute, which
# writes one lane and leaves 0 in the others, and the atomics on buffers (sub.clamp) and LDS.
_LIKE_OPERANDS = re.compile(
    r"llvm\.amdgcn\."
    # What the launch or the whole wave has one of, and the scalar unit.
    r"(cluster\.id\.[xyz]|(dispatch|queue)\.ptr|dispatch\.id|kernarg\.segment\.ptr|implicit(arg|\.buffer)\.ptr"
    r"|lds\.kernel\.id|groupstaticsize|wavefrontsize|wave\.id|reloc\.constant|pops\.exiting\.wave\.id"
    r"|s\.\w[\w.]*"
    # Memory; the loads that exchange data between lanes have other names (load.tr, read.tr).
    r"|(raw|struct)\.(ptr\.)?(t?buffer\.load|atomic\.buffer\.load)|image\.(?!atomic\.)\w[\w.]*"
    r"|(flat|global)\.load\.monitor|cluster\.load|cooperative\.atomic\.load|ds\.(append|consume)"
    r"|ds\.bvh\.stack|make\.buffer\.rsrc|is\.(shared|private)"
    # Between lanes, where equal operands give equal results.
    r"|ds\.bpermute|permlane64|wave\.(reduce|shuffle)|set\.inactive|(strict\.|soft)?w[qw]m"
    r"|interp\.(inreg|p10|p2\.rtz)"
    # Arithmetic.
    r"|rcp|rsq|sqrt|sin|cos|log|exp2|fract|frexp|ldexp|trig\.preop|tanh|class|fmed3|fma\.legacy"
    r"|fmul\.legacy|fmad\.ftz|fdiv\.fast|div\.(scale|fmas|fixup)|cvt|sat\.pk4|[us]bfe|perm"
    r"|align(bit|byte)|ashr\.pk|sffbh|m?q?sad|lerp|(mul|mulhi)\.[ui]24|(su|[usf])?dot\d\w*|bitop3"
    r"|cube\w+|prng\.b32|(pk\.)?add\.(min|max))(\.|$)"
)


@cache
def variation(callee: str) -> Variation:
    """How the result of a call to this function varies over the lanes of a wave.

    ``"uniform"``: it does not; ``"operands"``: only if an operand does; ``"divergent"``: it may.
    Precision: over-approximate (may say divergent of a uniform result).
    """
    if callee.startswith("llvm.amdgcn."):
        if _ALWAYS_UNIFORM.match(callee):
            return "uniform"
        return "operands" if _LIKE_OPERANDS.match(callee) else "divergent"
    if callee.startswith(("llvm.read_register", "llvm.read_volatile_register")):
        return "divergent"  # it may be a VGPR
    return "operands" if callee.startswith("llvm.") else "divergent"


_ASSEMBLY = re.compile(r'ptr asm .*, "([^"]*)"')
_SCALAR_CLASS = re.compile(r"=&?[sr]")  # r is another name of s
_SCALAR_REGISTER = re.compile(r"=&?\{(s\d+|(vcc|exec)(_lo|_hi)?|scc|m0|ttmp\d+)\}")
_SCALAR_REGISTERS = re.compile(r"=&?\{s\[(\d+):(\d+)\]\}")


def assembly_variation(assembly: str, result: Type) -> Variation:
    """How the result of inline assembly varies over the lanes of a wave; ``assembly`` is what LLVM
    prints for what is called.

    ``"uniform"`` when every output is in registers of the scalar unit. Precision:
    over-approximate; for some types LLVM has no such registers, so only the usual ones count.
    """
    found = _ASSEMBLY.fullmatch(assembly)
    if not found:
        return "divergent"
    outputs = [constraint for constraint in found[1].split(",") if constraint.startswith("=")]
    types = result.elements if result.kind == "struct" else (result,)
    return "uniform" if all(map(_in_sgprs, outputs, types)) else "divergent"


def _in_sgprs(output: str, type_: Type) -> bool:
    if type_.kind == "vector":
        usual = type_.count in (2, 4, 8) and type_.elements[0].bits == 32
        return usual and _SCALAR_CLASS.fullmatch(output) is not None
    if registers := _SCALAR_REGISTERS.fullmatch(output):
        return type_.bits == 32 * (int(registers[2]) - int(registers[1]) + 1)
    usual = type_.bits in (32, 64) or 0 <= type_.address_space <= 6
    return usual and bool(_SCALAR_CLASS.fullmatch(output) or _SCALAR_REGISTER.fullmatch(output))

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What irtools knows about the calls it meets: how their result varies over the lanes of a wave."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

__all__ = ["Variation", "variation"]

Variation = Literal["uniform", "operands", "divergent"]

# The same in all lanes whatever the operands are (SIInstrInfo / AMDGPUSearchableTables.td,
# "isAlwaysUniform").
_ALWAYS_UNIFORM = re.compile(
    r"llvm\.amdgcn\.(readfirstlane|readlane|icmp|fcmp|ballot|if\.break|s\.getpc|s\.getreg"
    r"|s\.memtime|s\.memrealtime|groupstaticsize|wavefrontsize)(\.|$)"
)
# As uniform as their operands. Everything of the target that is not named here counts as
# divergent, so that a new intrinsic can only make the result less precise, never wrong.
_LIKE_OPERANDS = re.compile(
    r"llvm\.amdgcn\.(workgroup\.(id|size)\.[xyz]|cluster\.\w[\w.]*|dispatch\.(ptr|id)"
    r"|implicitarg\.ptr|kernarg\.segment\.ptr|queue\.ptr|s\.buffer\.load|lds\.kernel\.id"
    r"|rcp(\.legacy)?|rsq(\.\w+)?|sqrt|sin|cos|log|exp2|log\.clamp|fract|frexp\.(mant|exp)"
    r"|ldexp|trig\.preop|class|fmed3|fma\.legacy|fmul\.legacy|fmad\.ftz|div\.(scale|fmas|fixup)"
    r"|cvt\.\w[\w.]*|[us]bfe|perm|align(bit|byte)|sffbh|sad\.\w+|msad\.u8|lerp|mul\.[ui]24"
    r"|mulhi\.[ui]24|[us]dot\d|fdot2(\.\w+)*|bitop3|cube\w+|prng\.b32|make\.buffer\.rsrc"
    r"|is\.(shared|private)|tanh|addrspacecast\.nonnull|wave\.reduce\.\w+)(\.|$)"
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

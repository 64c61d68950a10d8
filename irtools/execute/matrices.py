# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Matrix multiplication by the lanes of a wave: MFMA and WMMA.

Products are accumulated in the order of k, each step rounded once to the type of the result; the
GPU's order is not documented. Source: the instruction set documents of CDNA 3 ("Matrix Arithmetic
Instructions") and RDNA 3 and 4 ("Wave Matrix Multiply Accumulate").
"""

from __future__ import annotations

import re

from irtools.execute.emitter import Emitter, dense_bytes
from irtools.ir.model import BasicBlock, Constant, Instruction, Operand

__all__ = ["multiply"]

_MATRIX = 17  # in runtime.c (enum Operation), as are the numbers below
_KINDS = {
    "f16": 0, "bf16": 1, "f32": 2, "f64": 3, "i8": 4, "fp8.fp8": 5, "bf8.bf8": 6, "fp8.bf8": 7,
    "bf8.fp8": 8, "i32": 9,
}  # fmt: skip
_IU8 = {(True, True): 4, (False, False): 10, (True, False): 11, (False, True): 12}
_BYTES = {0: 2, 1: 2, 2: 4, 3: 8, 9: 4}
_MFMA, _WMMA_TWICE, _WMMA_HALVES = 0, 1, 2

_NAME = re.compile(
    r"llvm\.amdgcn\.(mfma|wmma)\.(f32|f64|i32)\.(\d+)x(\d+)x(\d+)\.?"
    r"(bf16|f16|f32|f64|iu8|i8|[fb]p?[f8]*8\.[fb]p?f?8)(?:\.1k)?(?:\.v\w+)*$"
)


def multiply(emit: Emitter, call: Instruction) -> bool:
    """Emit a multiplication whose layout is known; whether it is."""
    found = _NAME.match(call.callee or "")
    if not found:
        return False
    which, result, *sizes, kind = found.groups()
    rows, columns, depth = map(int, sizes)
    operands = list(call.operands[:-1])
    if kind == "iu8":
        signs = [isinstance(each, Constant) and bool(each.value) for each in operands[0:3:2]]
        kind_number = _IU8[signs[0], signs[1]]
        operands = [operands[1], *operands[3:]]
    elif kind in _KINDS:
        kind_number = _KINDS[kind]
    else:
        return False
    a, b, c, *modifiers = operands
    if any(not isinstance(each, Constant) or each.value for each in modifiers):
        return False
    results = call.type.count or 1
    a_bytes = _bytes(emit, a)
    element = _BYTES.get(kind_number, 1)
    blocks = results * emit.wave_size // (rows * columns)
    layout = _MFMA
    if which == "wmma":
        layout = _WMMA_TWICE if a_bytes == depth * element else _WMMA_HALVES
    each = depth if layout == _WMMA_TWICE else rows * depth * blocks // emit.wave_size
    if blocks == 0 or each * element != a_bytes or _bytes(emit, b) != a_bytes:
        return False
    header = (rows, columns, depth, blocks, layout, kind_number, _KINDS[result], emit.fnuz)
    emit.put(*(("i8", str(number)) for number in header))
    emit.put(emit.pair(a), emit.pair(b), emit.pair(c), offset=16)
    emit.cross(_MATRIX, 0)
    emit.define(call, f"load {call.type}, ptr %rt.out, align 1")
    return True


def _bytes(emit: Emitter, operand: Operand) -> int:
    assert not isinstance(operand, BasicBlock)
    return dense_bytes(emit.type(operand.type))

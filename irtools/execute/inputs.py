# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Launches to try a kernel with: shapes, arguments and what memory holds.

Nothing is known of what a kernel expects, so many launches are made up and those that reach new
blocks are used. Pointers are far apart: 1 TiB each. The same kernel gets the same launches always.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Collection, Mapping, Sequence
from math import prod

from irtools.analysis.workgroup import Workgroup, workgroup_of
from irtools.execute.child import Case
from irtools.execute.lower import HostKernel, Parameter
from irtools.ir.model import Function

__all__ = ["WINDOW", "largest_workgroup", "launches", "packed"]

WINDOW = 1 << 40
"""The distance between the addresses of pointer arguments, in bytes."""

_SHAPES = (
    (64, 1, 1), (256, 1, 1), (16, 16, 1), (32, 1, 1), (128, 1, 1), (8, 8, 1), (32, 8, 1),
    (8, 8, 4), (64, 4, 1), (1, 1, 1),
)  # fmt: skip
_LARGE_SHAPES = ((1024, 1, 1), (32, 32, 1), (16, 16, 4))
_MOST = 1024  # of a kernel that says nothing
_GRIDS = ((2, 1, 1), (1, 1, 1), (2, 2, 1), (3, 1, 1), (1, 2, 1), (1, 1, 2))
_INTEGERS = (0, 1, 2, 3, 4, 5, 7, 8, 16, 31, 32, 33, 64, 100, 128, 255, 256, 500, 512, 1000, 4096)
_MASKS = (1023, 63, 7, 255, 0xFFFFFFFFFFFFFFFF)
_SCALES = (64, 16, 256, 1, 3, 2)
_SOME = 0.4
_FLOATS = (0.5, 1.0, 0.001, 0.25, 0.1, 0.001)


def launches(
    kernel: Function,
    host: HostKernel,
    *,
    count: int,
    fuel: int,
    most: int,
    workgroup: Workgroup | None = None,
    bounded: bool = False,
    violating: Collection[str] = (),
) -> list[Case]:
    """Launches of a kernel.

    ``workgroup`` is its shape where that is known, ``most`` the most work-items that one may have.
    ``bounded``: all integers, also in memory, are small and not negative, sizes not zero; and the
    runs check that addresses are as near to a pointer as is assumed. ``violating`` names
    assumptions that the launches break instead.
    """
    source = random.Random(1)
    shapes = _shapes(kernel, workgroup, most, beyond="workgroup-size" in violating)
    cases = []
    for number in range(count):
        # The first are what most kernels are made for, all sizes the same; of the others some
        # have negative numbers, which only an assumption can exclude.
        scale = _SCALES[number] if number < len(_SCALES) else None
        breaking = {
            *violating,
            *(("nonnegative-index",) if not bounded and number % 8 == 7 else ()),
        }
        values = {
            parameter.name: _value(parameter, index, scale, source, breaking, int(bounded))
            for index, parameter in enumerate(host.parameters)
        }
        mask = _MASKS[number % len(_MASKS)]
        negative = "nonnegative-index" in violating or "offset-below-4gib" in violating
        if bounded and mask == _MASKS[-1]:
            mask = _MASKS[0]
        cases.append(
            Case(
                grid=_GRIDS[number % len(_GRIDS)],
                block=shapes[number % len(shapes)],
                arguments=packed(host.parameters, values),
                seed=number + 1,
                mask=_MASKS[-1] if negative else mask,
                signed=number % 3 == 2,
                fuel=fuel,
                near=bounded or negative,
            )
        )
    return cases


def largest_workgroup(kernel: Function) -> int:
    """The most work-items of a workgroup that a kernel allows."""
    declared = kernel.attributes.get("amdgpu-flat-work-group-size", "").rpartition(",")[2].strip()
    return int(declared) if declared.isdecimal() else _MOST


def _shapes(
    kernel: Function, workgroup: Workgroup | None, most: int, *, beyond: bool
) -> list[tuple[int, int, int]]:
    """Shapes of workgroups, of at most so many work-items; ``beyond``: of more, as far as the
    kernel allows it."""
    found = workgroup_of(kernel, workgroup)
    if found is not None and found.items:
        x, y, z = found.sizes
        return [(x or 1, y or 1, z or 1)]
    if beyond:
        allowed = largest_workgroup(kernel)
        shapes = [each for each in (*_SHAPES, *_LARGE_SHAPES) if most < prod(each) <= allowed]
        return shapes or [(allowed, 1, 1)]
    return [each for each in (*_SHAPES, *_LARGE_SHAPES) if prod(each) <= most] or [(most, 1, 1)]


def _value(
    parameter: Parameter,
    index: int,
    scale: int | None,
    source: random.Random,
    violating: Collection[str],
    least: int,
) -> int | float | bytes:
    kind, bits = parameter.type.kind, parameter.type.bits
    if kind == "pointer":
        if "no-alias" in violating:  # all in one place, or a few elements from each other
            return WINDOW + index * source.choice((0, 4, 8, 64))
        return WINDOW * (index + 1)
    if kind == "integer":
        if bits == 1:
            return source.getrandbits(1)
        value = max(source.choice(_INTEGERS) if scale is None else scale, least)
        # One or two that break it: with all of them so the kernel would have too much to do.
        if "offset-below-4gib" in violating and source.random() < _SOME:
            value = source.choice((1 << 27, 1 << 29, 1 << 30))
        if "nonnegative-index" in violating and source.random() < _SOME:
            value = -value
        return value % (1 << bits) if bits < 10 or value < 0 else value
    if kind in ("half", "bfloat", "float", "double"):
        return source.choice(_FLOATS)
    # A vector or an array: any bytes are integers, and floating-point numbers get 1.
    shape = parameter.shape
    ones: Mapping[int, bytes] = {1: b"\x00\x3c", 2: b"\x80\x3f", 3: struct.pack("<f", 1)}
    one = ones.get(shape.kind, struct.pack("<d", 1) if shape.kind == 4 else None)
    element = one or source.choice(_INTEGERS[:9]).to_bytes(shape.size, "little")
    return element * shape.count


def packed(parameters: Sequence[Parameter], values: Mapping[str, int | float | bytes]) -> bytes:
    """The block of arguments with a value for each parameter; pointers are addresses."""
    block = bytearray()
    for parameter in parameters:
        block += bytes(parameter.offset - len(block))
        value, type_ = values[parameter.name], parameter.type
        if isinstance(value, bytes):
            block += value
        elif type_.kind == "pointer":
            block += int(value).to_bytes(8, "little")
        elif type_.kind == "integer":
            size = -(-type_.bits // 8)
            block += (int(value) % (1 << type_.bits)).to_bytes(size, "little")
        elif type_.kind == "bfloat":
            block += struct.pack("<f", value)[2:]
        else:
            block += struct.pack({"half": "<e", "float": "<f", "double": "<d"}[type_.kind], value)
    return bytes(block)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Text that a newer LLVM printed (Triton 3.9 carries LLVM 24), written so that LLVM 22 reads it.

Exactly these differences are translated, each without loss:

- the sub-architecture in the triple: ``amdgpu9.42-amd-amdhsa`` → ``amdgcn-amd-amdhsa`` and gfx942;
- floating-point literals: bit patterns ``f0x3F800000``, ``+inf``, ``-inf``, ``+qnan``,
  ``+nan(0x…)`` (quiet, with payload), ``+snan(0x…)``, and decimals that the type can only hold
  rounded (``float 2.000000e-01``): LLVM 22 wants the exact bits of those.

Source: LLVM LangRef, "Simple Constants" (floating-point), llvm-project pull requests 190641 and
190649.
"""

from __future__ import annotations

import re
import struct
from fractions import Fraction
from typing import NamedTuple

__all__ = ["Translation", "translate"]


class Translation(NamedTuple):
    """Text for LLVM 22, and the processor (``gfx942``) that the triple named, or ``""``."""

    text: str
    processor: str


class _Format(NamedTuple):
    """A binary floating-point format: bits of exponent and of stored significand."""

    exponent: int
    significand: int


_FORMATS = {
    "half": _Format(5, 10),
    "bfloat": _Format(8, 7),
    "float": _Format(8, 23),
    "double": _Format(11, 52),
}
_TRIPLE = re.compile(r'^target triple = "amdgpu(\d+)\.(\w+)-([^"]*)"', re.MULTILINE)
_TOKEN = re.compile(
    r"""
      "[^"]*" | ;.*                                              # not IR
    | (?<![\w.%@$\#!-]) (?P<type>half|bfloat|float|double) \b
    | (?<![\w.%@$\#!-]) (?:
        f0x (?P<bits>[0-9A-Fa-f]+)
      | (?P<sign>[-+]) (?P<special>inf | qnan | s?nan\(0x(?P<payload>[0-9A-Fa-f]+)\)) (?![\w.])
      | (?P<decimal>[-+]?\d+\.\d*(?:[eE][-+]?\d+)?)
      )
    """,
    re.VERBOSE,
)
_NEWER = re.compile(
    r"\bf0x[0-9A-Fa-f]|[-+](?:inf|qnan|s?nan\(0x)|\b(?:half|bfloat|float)\b.*\d\.\d"
)


def translate(text: str) -> Translation:
    """Translate the newer syntax; text without any comes back unchanged."""
    processor = ""

    def triple(found: re.Match[str]) -> str:
        nonlocal processor
        processor = f"gfx{found[1]}{found[2]}"
        return f'target triple = "amdgcn-{found[3]}"'

    lines = _TRIPLE.sub(triple, text, count=1).split("\n")
    for number, line in enumerate(lines):
        if _NEWER.search(line):
            lines[number] = _translate_literals(line)
    return Translation("\n".join(lines), processor)


def _translate_literals(line: str) -> str:
    """A literal has the type that was last written before it on its line."""
    format_ = ""

    def literal(found: re.Match[str]) -> str:
        nonlocal format_
        if found["type"]:
            format_ = found["type"]
        elif format_:
            bits = _bits(found, _FORMATS[format_])
            if bits is not None:
                return _spell(bits, format_)
        return found[0]

    return _TOKEN.sub(literal, line)


def _bits(literal: re.Match[str], format_: _Format) -> int | None:
    """The bit pattern of a literal of the newer syntax; None when LLVM 22 reads it as it is."""
    if literal["bits"]:
        return int(literal["bits"], 16)
    quiet = 1 << (format_.significand - 1)
    infinity = ((1 << format_.exponent) - 1) << format_.significand
    if literal["special"]:
        sign = (literal["sign"] == "-") << (format_.exponent + format_.significand)
        if literal["special"] == "inf":
            return sign | infinity
        payload = int(literal["payload"] or "0", 16)
        return sign | infinity | payload | (0 if literal["special"].startswith("snan") else quiet)
    if literal["decimal"] and format_ is not _FORMATS["double"]:
        return _rounded(literal["decimal"], format_, infinity)
    return None


def _rounded(decimal: str, format_: _Format, infinity: int) -> int | None:
    """The nearest value's bits, ties to even; None when the decimal is exact."""
    value = Fraction(decimal)
    sign = decimal.startswith("-") << (format_.exponent + format_.significand)
    magnitude = abs(value)
    if not magnitude:
        return None
    bias = (1 << (format_.exponent - 1)) - 1
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if magnitude < Fraction(2) ** exponent:
        exponent -= 1
    exponent = max(exponent, 1 - bias)  # below it, the format is subnormal
    scaled = magnitude / Fraction(2) ** (exponent - format_.significand)
    if scaled.denominator == 1:
        return None
    # The implicit leading one carries into the exponent field, as does a round up to a power of 2.
    bits = ((exponent + bias - 1) << format_.significand) + round(scaled)
    return sign | min(bits, infinity)


def _spell(bits: int, format_: str) -> str:
    """A bit pattern as LLVM 22 writes it; a float is written as the equal double."""
    if format_ == "half":
        return f"0xH{bits:04X}"
    if format_ == "bfloat":
        return f"0xR{bits:04X}"
    if format_ == "float":
        bits = _as_double(bits)
    return f"0x{bits:016X}"


def _as_double(bits: int) -> int:
    """The double that equals a float; done on the bits for NaNs, which arithmetic would quieten."""
    sign, magnitude = bits >> 31, bits & 0x7FFFFFFF
    if magnitude > 0x7F800000:
        return sign << 63 | 0x7FF << 52 | (magnitude & 0x7FFFFF) << 29
    value: float = struct.unpack(">f", bits.to_bytes(4, "big"))[0]
    return int.from_bytes(struct.pack(">d", value), "big")

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Write powers with a small whole exponent out as products, in HIP source.

Before::

    double r6 = pow(s, 6);              // a hundred instructions, and what they keep in registers

After::

    double r6 = irtools_power<6>(s);    // 5 multiplications

Each product is rounded, so the last digits may differ: fast-math is assumed. The code of the call
is inlined and long: it costs registers as well as instructions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from irtools.hip.edits.helpers import helper
from irtools.hip.edits.view import Place, View, replaced
from irtools.hip.files import SourceEdit
from irtools.hip.source import find, items

__all__ = ["powers_of", "written_out"]

_POWER = re.compile(r"(?:std::|::)?pow[fi]?")
_WHOLE = re.compile(r"([2-9])(?:\.0*)?[fF]?")


def powers_of(view: View) -> Iterator[tuple[Place, int]]:
    """The calls of pow in the source that a kernel was made of, with their exponents."""
    for file, rows in view.rows.items():
        source = view.files.source(file)
        for call in find(source.root, "call_expression"):
            place = Place(source, call)
            function, arguments = call.children[0], call.children[-1]
            given = items(arguments)
            if not _POWER.fullmatch(source.text(function)) or len(given) != 2:
                continue
            exponent = _WHOLE.fullmatch(source.text(given[1]))
            if exponent and any(call.start_point[0] <= row <= call.end_point[0] for row in rows):
                yield place, int(exponent[1])


def written_out(place: Place, exponent: int) -> Iterator[SourceEdit]:
    """The edits of one call."""
    call = place.node
    base, power = items(call.children[-1])
    yield from helper(place.source, "irtools_power")
    yield replaced(place.of(call.children[0]), f"irtools_power<{exponent}>")
    yield SourceEdit(place.source.file, base.end_byte, power.end_byte, 0, "")

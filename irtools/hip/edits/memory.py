# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values and private arrays in LDS, where each work-item has a part of its own.

``float a[8];`` becomes ``__shared__ float a[8][256];``, and ``a[i]`` ``a[i][irtools_item()]``. A
long-lived value is stored to such an array behind its definition, and read from it later.
"""

from __future__ import annotations

from collections.abc import Iterator

from irtools.errors import InputError
from irtools.hip.edits.attributes import bounded
from irtools.hip.edits.helpers import helper
from irtools.hip.edits.values import fresh_name, indentation, later_uses
from irtools.hip.edits.view import View, replaced
from irtools.hip.files import SourceEdit
from irtools.rewrite import Rewrite

__all__ = ["array_in_lds", "value_in_lds"]


def array_in_lds(view: View, rewrite: Rewrite) -> Iterator[SourceEdit]:
    """The edits for one private array; raises InputError for what keeps it in registers."""
    if rewrite.family == "registers":
        raise InputError("the arrays are kept in registers by flags of the compiler")
    (value,) = rewrite.values
    place, name = view.variable(value)
    declaration = place.scope.declared(name)
    declarator = place.node.parent
    if declaration is None or not declaration.is_alone or declaration.value is not None:
        raise InputError(f"{place}: {name} is not declared alone, without initial values")
    dimensions = 0
    while declarator is not None and declarator.type == "array_declarator":
        dimensions += 1
        outer, declarator = declarator, declarator.parent
    if not dimensions:
        raise InputError(f"{place}: {name} is no array")
    source, statement = place.source, place.of(declaration.statement)
    start = statement.node.start_byte
    yield SourceEdit(source.file, start, start, 0, "__shared__ ")
    items = rewrite.items
    yield SourceEdit(source.file, outer.end_byte, outer.end_byte, 0, f"[{items}]")
    for use in place.scope.uses(name):
        element = use
        for _ in range(dimensions):
            parent = element.parent
            if (
                parent is None
                or parent.type != "subscript_expression"
                or (parent.children[0] != element)
            ):
                raise InputError(f"{place.of(use)}: {name} is used as a whole")
            element = parent
        end = element.end_byte
        yield SourceEdit(source.file, end, end, -element.start_byte, "[irtools_item()]")
    yield from helper(source, "irtools_item")
    yield from _promise(view, rewrite, items)


def value_in_lds(view: View, rewrite: Rewrite) -> Iterator[SourceEdit]:
    """The edits for one variable."""
    (value,) = rewrite.values
    place, name = view.variable(value)
    declaration = place.scope.variable(name)
    block = None if declaration is None else declaration.statement.parent
    if (
        declaration is None
        or declaration.value is None
        or not declaration.is_plain
        or block is None
        or block.type != "compound_statement"
    ):
        raise InputError(f"{place}: {name} is not set once")
    type_ = " ".join(
        word for word in declaration.type.split() if word not in ("const", "constexpr")
    )
    if type_ == "auto":
        type_ = f"decltype({name} + 0)"
    source, statement = place.source, place.of(declaration.statement)
    items = rewrite.items
    slot, end = fresh_name(place, f"{name}_slots"), statement.node.end_byte
    lines = (
        f"__shared__ {type_} {slot}[{items}];",
        f"irtools_put(&{slot}[irtools_item()], {name});",
    )
    text = "".join(f"\n{indentation(statement)}{line}" for line in lines)
    yield SourceEdit(source.file, end, end, 0, text)
    for use in later_uses(place, name, rewrite.places):
        yield replaced(use, f"irtools_get(&{slot}[irtools_item()])")
    for each in ("irtools_item", "irtools_put", "irtools_get"):
        yield from helper(source, each)
    yield from _promise(view, rewrite, items)


def _promise(view: View, rewrite: Rewrite, items: int) -> Iterator[SourceEdit]:
    if any(each.kind == "workgroup-size" for each in rewrite.assumptions):
        yield bounded(view, str(items))

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Elements of arrays by 32-bit byte offsets.

``f[i]`` becomes ``irtools_at(f, i)``. Where the index is a sum, written out or in a variable that
never changes, of what all lanes share and what they do not, ``f[x + row]`` may also become
``irtools_at(f + row, x)``: then all arrays have the same offset.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from irtools.analysis.naming import source_name
from irtools.errors import InputError
from irtools.hip.edits.helpers import helper
from irtools.hip.edits.view import Place, View, replaced
from irtools.hip.files import SourceEdit
from irtools.hip.source import find
from irtools.ir.model import Constant, Instruction, LocalValue
from irtools.rewrite import Assumption, Rewrite

__all__ = ["in_terms_of_the_source", "narrow_addresses"]


def narrow_addresses(view: View, rewrite: Rewrite) -> Iterator[SourceEdit]:
    """The edits for all accesses of a rewrite, and for what else is written like them."""
    found: dict[int, Place] = {}
    for access in rewrite.places:
        element = _element(view, access)
        for node in element.scope.written("subscript_expression")[element.text]:
            found[node.start_byte] = element.of(node)
    for element in found.values():
        yield from helper(element.source, "irtools_at")
        if rewrite.family == "split":
            yield from _split(view, element, rewrite.values)
        else:
            yield from _whole(element)


def _element(view: View, access: Instruction) -> Place:
    """The element of an array that an instruction accesses."""
    problem = InputError("the compiler does not say where it comes from")
    pointer = access.pointer
    for each in (access, pointer):
        if not isinstance(each, Instruction):
            continue
        try:
            place = view.place(each.location)
        except InputError as error:
            problem = error
            continue
        element = _element_at(place)
        if element is not None:
            return element
        problem = InputError(f"{place}: {place.text} is no element of an array")
    raise problem


def _element_at(place: Place) -> Place | None:
    node, parent = place.node, place.node.parent
    if parent is not None and parent.type == "assignment_expression" and not node.is_named:
        node = parent.children[0]  # the place of a store is that of the sign
        while node.type in ("field_expression", "parenthesized_expression"):
            node = node.children[0 if node.type == "field_expression" else 1]
        return place.of(node) if node.type == "subscript_expression" else None
    while parent is not None and parent.start_byte == node.start_byte:
        node, parent = parent, parent.parent
        if node.type == "subscript_expression":
            return place.of(node)
    return None


@dataclass(frozen=True, slots=True)
class _Parts:
    array: Place
    opening: Place
    index: Place
    closing: Place


def _parts(element: Place) -> _Parts:
    array, brackets = element.node.children
    if len(brackets.children) != 3 or array.type == "subscript_expression":
        raise InputError(f"{element}: {element.text} is no element of a plain array")
    return _Parts(element.of(array), *(element.of(each) for each in brackets.children))


def _whole(element: Place) -> Iterator[SourceEdit]:
    parts = _parts(element)
    yield _before(element, "irtools_at(")
    yield replaced(parts.opening, ", ")
    yield replaced(parts.closing, ")")


def _before(element: Place, text: str) -> SourceEdit:
    start = element.node.start_byte
    return SourceEdit(element.source.file, start, start, -element.node.end_byte, text)


def _split(view: View, element: Place, varying: Sequence[LocalValue]) -> Iterator[SourceEdit]:
    """The same, with what all lanes share added to the pointer; the rest must be the values that
    vary in the IR: only there it is known that the sum is the same either way."""
    parts = _parts(element)
    names = [_names_of(view, value) for value in varying]
    known = frozenset(name for each in names for name in each)
    shared: list[tuple[str, Place]] = []
    own: list[tuple[str, Place]] = []
    for sign, term in _terms(parts.index, "+", known):
        (shared if _is_shared(view, term) else own).append((sign, term))
    if not shared:
        yield from _whole(element)
        return
    if len(own) != len(names) or not all(
        sign == "+" and _names(term) & known for sign, term in own
    ):
        raise InputError(
            f"{element}: the index {parts.index.text} is not the sum that it was in IR"
        )
    yield _before(element, "irtools_at(")
    yield replaced(parts.opening, "".join(f" {sign} {_factor(term)}" for sign, term in shared))
    yield replaced(parts.index, ", " + " + ".join(_factor(term) for _, term in own))
    yield replaced(parts.closing, ")")


def _names_of(view: View, value: LocalValue) -> set[str]:
    """What the source calls a value, or else what is a constant away from it."""
    names = {*(each.name for each in value.variables), source_name(value)} - {""}
    return names or {each.name for near in _near(view, value) for each in near.variables}


def _near(view: View, value: LocalValue) -> Iterator[Instruction]:
    for user in view.subject.analysis.users[value.number]:
        if user.opcode in ("add", "sub", "or") and isinstance(user.operands[1], Constant):
            yield user


def in_terms_of_the_source(view: View, rewrite: Rewrite) -> Rewrite:
    """The rewrite with the names of the source, about which its assumptions then are: where the IR
    has split a constant off, the source has not."""
    for value in rewrite.values:
        names = sorted(_names_of(view, value))
        if value.variables or source_name(value) or not names:
            continue
        name, old = names[0], value.reference

        def renamed(text: str, old: str = old, name: str = name) -> str:
            return text.replace(f"({old})", name).replace(old, name)

        assumptions = [
            replace(each, statement=renamed(each.statement)) for each in rewrite.assumptions
        ]
        statement = f"{name} >= 0"
        if all(each.statement != statement for each in assumptions):
            assumptions.append(Assumption("nonnegative-index", statement, rewrite.location))
        rewrite = replace(
            rewrite,
            title=renamed(rewrite.title),
            advice=renamed(rewrite.advice),
            assumptions=tuple(assumptions),
        )
    return rewrite


def _names(term: Place) -> set[str]:
    """The variables in an expression, and the expression itself."""
    return {term.text, *(term.of(each).text for each in find(term.node, "identifier"))}


def _factor(term: Place) -> str:
    """A term as it is written in a sum."""
    if term.node.type in ("conditional_expression", "assignment_expression"):
        return f"({term.text})"
    loose = term.node.type == "binary_expression" and term.node.children[1].type not in "*/%"
    return f"({term.text})" if loose else term.text


def _terms(
    place: Place, sign: str, known: Collection[str], depth: int = 8
) -> Iterator[tuple[str, Place]]:
    """The terms of a sum, with their signs; variables that never change are what they were set
    to, except for those that are ``known``."""
    node = place.node
    if node.type == "parenthesized_expression":
        yield from _terms(place.of(node.children[1]), sign, known, depth)
    elif node.type == "binary_expression" and node.children[1].type in "+-":
        left, operator, right = node.children
        yield from _terms(place.of(left), sign, known, depth)
        minus = (sign == "-") != (operator.type == "-")
        yield from _terms(place.of(right), "-" if minus else "+", known, depth)
    elif (value := _sum_in(place, known)) is not None and depth:
        yield from _terms(value, sign, known, depth - 1)
    else:
        yield sign, place


def _sum_in(place: Place, known: Collection[str]) -> Place | None:
    """The sum that a variable was set to, of variables that never change either."""
    if place.node.type != "identifier" or place.text in known:
        return None
    declaration = place.scope.variable(place.text)
    if declaration is None or declaration.value is None or not declaration.is_plain:
        return None
    value = place.of(declaration.value)
    return value if _is_sum(value) and place.scope.is_fixed(value.node) else None


def _is_sum(place: Place) -> bool:
    node = place.node
    while node.type == "parenthesized_expression":
        node = node.children[1]
    return node.type == "binary_expression" and node.children[1].type in "+-"


_UNIFORM_BUILTINS = ("blockIdx", "blockDim", "gridDim")


def _is_shared(view: View, term: Place, depth: int = 8) -> bool:
    """Whether all lanes have the same value for an expression: of numbers, of what is the same for
    a workgroup, and of variables that only hold uniform values."""
    node = term.node
    if node.type == "number_literal":
        return True
    if node.type == "field_expression":
        return term.of(node.children[0]).text in _UNIFORM_BUILTINS
    if node.type in ("parenthesized_expression", "binary_expression", "unary_expression"):
        return all(
            _is_shared(view, term.of(each), depth) for each in node.children if each.is_named
        )
    if node.type != "identifier" or not depth:
        return False
    scope = term.scope
    if (term.text, scope.name) in view.uniform_names:
        return True
    declaration = scope.variable(term.text)
    if declaration is None or declaration.value is None:
        return False
    return _is_shared(view, term.of(declaration.value), depth - 1)

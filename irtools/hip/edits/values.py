# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Single values: kept in scalar registers, made again where they are used, made later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import TYPE_CHECKING

from irtools.errors import InputError
from irtools.hip.edits.helpers import helper
from irtools.hip.edits.view import Place, View, replaced, wrapped
from irtools.hip.files import SourceEdit
from irtools.hip.scopes import enclosing
from irtools.hip.source import find, walk
from irtools.ir.model import Instruction, LocalValue
from irtools.rewrite import Rewrite

if TYPE_CHECKING:
    from tree_sitter import Node

__all__ = [
    "LOOPS",
    "fresh_name",
    "indentation",
    "later_uses",
    "made_again",
    "made_later",
    "statement_of",
    "uniform",
]


LOOPS = ("for_statement", "while_statement", "do_statement", "for_range_loop")


def uniform(view: View, rewrite: Rewrite) -> Iterator[SourceEdit]:
    """``irtools_uniform(…)`` around the expression that makes the value."""
    (value,) = rewrite.values
    place = view.expression(value)
    if _is_written(place):
        raise InputError(f"{place}: {place.text} is assigned to")
    yield from helper(place.source, "irtools_uniform")
    yield from wrapped(place, "irtools_uniform(", ")")


def _is_written(place: Place) -> bool:
    parent = place.node.parent
    return parent is not None and (
        (parent.type == "assignment_expression" and parent.children[0] == place.node)
        or parent.type in ("update_expression", "pointer_expression", "field_expression")
    )


def made_again(view: View, rewrite: Rewrite) -> Iterator[SourceEdit]:
    """What a variable was set to, made again in front of its uses behind the longest time without
    one, from a variable that went through ``irtools_again``; or that in the expression itself,
    where it is in a loop that the compiler took it out of."""
    (value,) = rewrite.values
    try:
        place, name = view.variable(value)
    except InputError:
        yield from _opaque(view, view.expression(value))
        return
    declaration = place.scope.variable(name)
    if declaration is None or declaration.value is None or not declaration.is_plain:
        raise InputError(f"{place}: {name} is not set once")
    expression = place.of(declaration.value)
    if not place.scope.is_fixed(declaration.value):
        raise InputError(f"{place}: what {name} is made of changes")
    users = _behind_longest_gap(value, rewrite.places)
    uses = later_uses(place, name, users)
    view.check_can_move(expression, users)
    block = enclosing(declaration.statement, "compound_statement", "function_definition")
    first = statement_of([use.node for use in uses], within=block)
    if first is None:
        raise InputError(f"{place}: no place is seen where {name} can be made again")
    edits = list(_opaque(view, expression))
    yield from (edit for edit in edits if not _inside(edit, expression))
    type_ = declaration.type if "const" in declaration.type else f"const {declaration.type}"
    again = fresh_name(place, f"{name}_again")
    start, target = first.start_byte, place.of(first)
    line = f"{type_} {again} = {_edited_text(expression, edits)};\n{indentation(target)}"
    yield SourceEdit(place.source.file, start, start, -first.end_byte, line)
    for use in uses:
        yield replaced(use, again)


def _behind_longest_gap(value: LocalValue, users: Sequence[Instruction]) -> list[Instruction]:
    """The users of a value behind the longest stretch of code in which it has none."""
    ordered = sorted(users, key=lambda user: user.index)
    last, widest, cut = getattr(value, "index", 0), -1, 0
    for position, user in enumerate(ordered):
        if user.index - last > widest:
            widest, cut = user.index - last, position
        last = user.index
    return ordered[cut:]


def fresh_name(place: Place, name: str) -> str:
    """A name that nothing in the function has."""
    taken = place.scope.written("identifier")
    return next(each for n in count() if (each := f"{name}{n or ''}") not in taken)


def _inside(edit: SourceEdit, place: Place) -> bool:
    return place.node.start_byte <= edit.start and edit.end <= place.node.end_byte


def _edited_text(place: Place, edits: list[SourceEdit]) -> str:
    """The text of a node after the edits inside of it."""
    data, position, parts = place.source.data, place.node.start_byte, []
    for edit in sorted(edit for edit in edits if _inside(edit, place)):
        parts += [data[position : edit.start].decode(), edit.text]
        position = edit.end
    return "".join([*parts, data[position : place.node.end_byte].decode()])


def _opaque(view: View, expression: Place) -> Iterator[SourceEdit]:
    """Put ``irtools_again`` around a variable of an expression: one that differs between lanes, if
    there is one."""
    scope = expression.scope
    names = [
        expression.of(node)
        for node in walk(expression.node)
        if node.type == "identifier" and scope.declared(expression.of(node).text) is not None
    ]
    plain = [each for each in names if _is_scalar(each)]
    if not plain:
        raise InputError(f"{expression}: {expression.text} is made of no plain variable")
    same = [(each.text, scope.name) in view.uniform_names for each in plain]
    chosen = plain[same.index(False)] if False in same else plain[0]
    name = "irtools_again_uniform" if all(same) else "irtools_again"
    yield from helper(expression.source, name)
    yield from wrapped(chosen, f"{name}(", ")")


def _is_scalar(place: Place) -> bool:
    declaration = place.scope.declared(place.text)
    parent = place.node.parent
    return (
        declaration is not None
        and declaration.is_plain
        and parent is not None
        and parent.type not in ("field_expression", "call_expression")
    )


def later_uses(place: Place, name: str, users: Sequence[Instruction]) -> list[Place]:
    """Where a variable is read in the statements that some instructions come from; raises
    InputError when there are none."""
    scope = place.scope
    rows = {
        step.line - 1
        for user in users
        for step in (user.location.chain if user.location else ())
        if step.line and step.function.partition("<")[0] == scope.name
    }
    found = []
    for use in scope.uses(name):
        statement = enclosing(use, *_STATEMENTS)
        if statement is not None and use.start_byte > place.node.start_byte:
            first, last = statement.start_point[0], statement.end_point[0]
            if any(first <= row <= last for row in rows):
                found.append(place.of(use))
    if not found:
        raise InputError(f"{place}: no later use of {name} is seen in the source")
    return found


_STATEMENTS = (
    "expression_statement", "declaration", "return_statement", "condition_clause", "for_statement",
)  # fmt: skip


def made_later(view: View, rewrite: Rewrite) -> Iterator[SourceEdit]:
    """The declaration of a variable moved to the statement that uses it first."""
    (value,) = rewrite.values
    place, name = view.variable(value)
    scope = place.scope
    declaration = scope.variable(name)
    if declaration is None or declaration.value is None or not declaration.is_alone:
        raise InputError(f"{place}: {name} is not set once, in a statement of its own")
    if not scope.is_fixed(declaration.value) or next(
        find(declaration.value, "lambda_expression"), None
    ):
        raise InputError(f"{place}: what {name} is made of changes")
    view.check_can_move(place.of(declaration.value), rewrite.places)
    statement = place.of(declaration.statement)
    first = _first_statement(statement, scope.uses(name))
    data = place.source.data
    if first is None or not data[statement.node.end_byte : first.node.start_byte].strip():
        raise InputError(f"{place}: {name} is used right behind its definition")
    start = first.node.start_byte
    moved = f"{statement.text}\n{indentation(first)}"
    yield SourceEdit(place.source.file, start, start, 0, moved)
    line_end = data.find(b"\n", statement.node.end_byte) + 1
    line_start = data.rfind(b"\n", 0, statement.node.start_byte) + 1
    whole_line = not data[line_start : statement.node.start_byte].strip() and not (
        data[statement.node.end_byte : line_end].strip()
    )
    if whole_line:
        yield SourceEdit(place.source.file, line_start, line_end, 0, "")
    else:
        yield replaced(statement, "")


def statement_of(uses: Sequence[Node], within: Node | None) -> Node | None:
    """The first statement that uses a variable, in the innermost block around all uses inside of
    ``within``."""
    child, block = uses[0], uses[0].parent
    while block is not None:
        if block.type == "compound_statement" and block.end_byte >= uses[-1].end_byte:
            return child
        if block == within:
            return None
        child, block = block, block.parent
    return None


def _first_statement(declared: Place, uses: Sequence[Node]) -> Place | None:
    """The first statement that uses a variable, in the innermost block around all uses that does
    not run more often than its declaration."""
    if not uses:
        return None
    found = statement_of(uses, declared.node.parent)
    around, loop = found, None
    while around is not None and around != declared.node.parent:
        if around.type in LOOPS:
            loop = around
        around = around.parent
    found = loop or found
    return (
        None if found is None or found.start_byte <= declared.node.end_byte else declared.of(found)
    )


def indentation(place: Place) -> str:
    """The white space in front of a node on its line."""
    data, start = place.source.data, place.node.start_byte
    line = data[data.rfind(b"\n", 0, start) + 1 : start].decode()
    return line[: len(line) - len(line.lstrip())]

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the definition of a kernel promises: launch bounds, waves, restricted pointers."""

from __future__ import annotations

from collections.abc import Iterator

from irtools.errors import InputError
from irtools.hip.edits.view import Place, View, replaced
from irtools.hip.files import SourceEdit
from irtools.hip.source import find
from irtools.rewrite import Rewrite

__all__ = ["bounded", "launch_bounds", "restricted", "waves_per_eu"]


def launch_bounds(view: View, rewrite: Rewrite) -> Iterator[SourceEdit]:
    """``__launch_bounds__(256)`` behind ``__global__``, or another number in one that is there."""
    yield bounded(view, rewrite.key)


def bounded(view: View, size: str) -> SourceEdit:
    """The edit that promises workgroups of at most some size."""
    definition = view.definition()
    for child in definition.node.children:
        if child.type == "launch_bounds":
            return _number_in(definition.of(child), size)
    return _behind_global(definition, f" __launch_bounds__({size})")


def waves_per_eu(view: View, rewrite: Rewrite) -> Iterator[SourceEdit]:
    """``__attribute__((amdgpu_waves_per_eu(6)))``, or another number in one that is there."""
    definition = view.definition()
    for child in definition.node.children:
        attribute = definition.of(child)
        if child.type == "attribute_specifier" and "amdgpu_waves_per_eu" in attribute.text:
            yield _number_in(attribute, rewrite.key)
            return
    yield _behind_global(definition, f" __attribute__((amdgpu_waves_per_eu({rewrite.key})))")


def restricted(view: View, rewrite: Rewrite) -> Iterator[SourceEdit]:
    """``__restrict__`` before the names of all pointers among the parameters."""
    del rewrite
    definition = view.definition()
    for parameter in find(definition.node, "parameter_declaration"):
        declarator = parameter.child_by_field_name("declarator")
        if declarator is None or declarator.type != "pointer_declarator":
            continue
        if "restrict" in definition.of(declarator).text:
            continue
        name = next(find(declarator, "identifier"), None)
        if name is not None:
            file, start = definition.source.file, name.start_byte
            yield SourceEdit(file, start, start, 0, "__restrict__ ")


def _behind_global(definition: Place, text: str) -> SourceEdit:
    (word,) = (each for each in definition.node.children if each.type == "__global__")
    return SourceEdit(definition.source.file, word.end_byte, word.end_byte, 0, text)


def _number_in(attribute: Place, value: str) -> SourceEdit:
    """Replace the first number in an attribute."""
    words = find(attribute.node, "number_literal", "identifier")
    values = [each for each in words if attribute.of(each).text != "amdgpu_waves_per_eu"]
    if not values or values[0].type != "number_literal":
        raise InputError(f"{attribute}: {attribute.text} has no number that can be changed")
    return replaced(attribute.of(values[0]), value)

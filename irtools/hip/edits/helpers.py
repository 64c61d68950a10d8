# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The small functions that edits of the source call, and where they are put."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irtools.hip.files import SourceEdit
from irtools.hip.source import Source, walk

if TYPE_CHECKING:
    from tree_sitter import Node

__all__ = ["HELPERS", "helper", "without_helpers"]

_INLINE = "__device__ __attribute__((always_inline)) inline"

_TEXTS = {
    "irtools_at": f"""\
// The element p[i], by an unsigned 32-bit offset in bytes from a pointer that all lanes share.
template <typename T, typename I>
{_INLINE} T& irtools_at(T* p, I i) {{
  return *(T*)((char*)p + (unsigned)i * (unsigned)sizeof(T));
}}
""",
    "irtools_uniform": f"""\
// A value that is the same in all lanes of a wave, in scalar registers.
template <typename T>
{_INLINE} T irtools_uniform(T value) {{
  int words[(sizeof(T) + 3) / 4] = {{}};
  __builtin_memcpy(words, &value, sizeof(T));
  for (int& word : words) word = __builtin_amdgcn_readfirstlane(word);
  __builtin_memcpy(&value, words, sizeof(T));
  return value;
}}
""",
    "irtools_again": f"""\
// The same value, which the compiler takes for another: what is made of it is made again.
template <typename T>
{_INLINE} T irtools_again(T value) {{
  asm volatile("" : "+v"(value));
  return value;
}}
""",
    "irtools_again_uniform": f"""\
// The same value, uniform, which the compiler takes for another: what is made of it is made again.
template <typename T>
{_INLINE} T irtools_again_uniform(T value) {{
  asm volatile("" : "+s"(value));
  return value;
}}
""",
    "irtools_power": f"""\
// x multiplied by itself, N factors in all.
template <int N, typename T>
{_INLINE} T irtools_power(T x) {{
  T product = x;
#pragma unroll
  for (int i = 1; i < N; ++i) product *= x;
  return product;
}}
""",
    "irtools_put": f"""\
// Store to shared memory, also where the compiler knows the value. (volatile alone would make it a
// flat store.)
template <typename T>
{_INLINE} void irtools_put(T* slot, T value) {{
  *(volatile __attribute__((address_space(3))) T*)slot = value;
}}
""",
    "irtools_get": f"""\
// Load from shared memory, also where the compiler knows the value.
template <typename T>
{_INLINE} T irtools_get(T* slot) {{
  return *(volatile __attribute__((address_space(3))) T*)slot;
}}
""",
    "irtools_item": f"""\
// The number of the work-item in its workgroup.
{_INLINE} unsigned irtools_item() {{
  return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}}
""",
}
HELPERS = frozenset(_TEXTS)
"""The names of all."""


def helper(source: Source, name: str) -> tuple[SourceEdit, ...]:
    """The edit that adds a function to a file; none where it is there already.

    It is put behind the includes at the start of the file, for whoever includes it to have it once.
    """
    text = _guarded(name)
    if text.encode() in source.data.replace(b"\r\n", b"\n"):
        return ()
    position = _behind_includes(source)
    return (SourceEdit(source.file, position, position, 0, text, is_helper=True),)


def without_helpers(data: bytes, original: bytes) -> bytes:
    """The contents of a file without the functions that were added to the original."""
    for name in HELPERS:
        text = _guarded(name).encode()
        for each in (text, text.replace(b"\n", b"\r\n")):
            if each not in original:
                data = data.replace(each, b"")
    return data


def _guarded(name: str) -> str:
    """The text of a function, which a header and its includers may all have."""
    macro = name.upper()
    return f"\n#ifndef {macro}\n#define {macro}\n{_TEXTS[name]}#endif\n"


_CODE = (
    "function_definition", "namespace_definition", "template_declaration", "linkage_specification",
    "declaration", "struct_specifier", "class_specifier",
)  # fmt: skip


def _behind_includes(source: Source) -> int:
    """Behind the includes before all code, and behind the conditions that they are in; without
    one, before the code."""
    includes: list[Node] = []
    for node in walk(source.root):
        if node.type in _CODE:
            if not includes:
                return node.start_byte
            break
        if node.type == "preproc_include":
            includes.append(node)
    else:
        return len(source.data)
    last = includes[-1]
    while last.parent is not None and last.parent.end_byte <= node.start_byte:
        last = last.parent
    return last.end_byte

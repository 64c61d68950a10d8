# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C functions of llvmlite's shared library that the reader calls on a parsed module.

llvmlite's Python classes cost about 25 us an instruction to walk, a quarter of what LLVM's code
generation costs. The same C functions called directly, on plain addresses, cost 4 us. They are
bound here and nowhere else; llvmlite is pinned to a minor version because they are not its public
interface. Each iterator must be disposed of with its ``dispose_…``. The calls keep Python's lock
(``PyDLL``): they are far shorter than letting go of it and taking it again.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite.binding import ffi

_library = ctypes.PyDLL(ffi.lib._name)  # noqa: SLF001 - the path of the library

Address = int


def _bind(name: str, result: Any, *arguments: Any) -> Callable[..., Any]:
    function = _library[f"LLVMPY_{name}"]
    function.restype = result
    function.argtypes = arguments
    return function


_address = ctypes.c_void_p

function_blocks = _bind("FunctionBlocksIter", _address, _address)
next_block = _bind("BlocksIterNext", _address, _address)
dispose_blocks = _bind("DisposeBlocksIter", None, _address)
function_arguments = _bind("FunctionArgumentsIter", _address, _address)
next_argument = _bind("ArgumentsIterNext", _address, _address)
dispose_arguments = _bind("DisposeArgumentsIter", None, _address)
block_instructions = _bind("BlockInstructionsIter", _address, _address)
next_instruction = _bind("InstructionsIterNext", _address, _address)
dispose_instructions = _bind("DisposeInstructionsIter", None, _address)
operands = _bind("InstructionOperandsIter", _address, _address)
next_operand = _bind("OperandsIterNext", _address, _address)
dispose_operands = _bind("DisposeOperandsIter", None, _address)
incoming_blocks = _bind("PhiIncomingBlocksIter", _address, _address)
next_incoming_block = _bind("IncomingBlocksIterNext", _address, _address)
dispose_incoming_blocks = _bind("DisposeIncomingBlocksIter", None, _address)
type_of = _bind("TypeOf", _address, _address)
value_kind = _bind("GetValueKind", ctypes.c_int, _address)
value_name = _bind("GetValueName", ctypes.c_char_p, _address)
set_value_name = _bind("SetValueName", None, _address, ctypes.c_char_p)
_constant_words = _bind("GetConstantIntNumWords", ctypes.c_uint, _address)
_constant_value = _bind("GetConstantIntRawValue", _address, _address, _address)
_opcode_name = _bind("GetOpcodeName", _address, _address)
_dispose_string = _bind("DisposeString", None, _address)


def opcode_name(instruction: Address) -> bytes:
    """The opcode of an instruction, e.g. ``b"getelementptr"``."""
    string = _opcode_name(instruction)
    name = ctypes.string_at(string)
    _dispose_string(string)
    return name


def constant_int(constant: Address) -> int:
    """The value of an integer constant, as an unsigned number."""
    words = (ctypes.c_uint64 * _constant_words(constant)).from_address(
        _constant_value(constant, ctypes.byref(ctypes.c_bool()))
    )
    return sum(word << (64 * place) for place, word in enumerate(words))


def address_of(reference: ffi.ObjectRef) -> Address:
    """The address behind one of llvmlite's own references."""
    return ctypes.cast(reference._ptr, ctypes.c_void_p).value or 0  # noqa: SLF001


@contextmanager
def iterating(
    start: Callable[[Address], Address],
    advance: Callable[[Address], Address],
    dispose: Callable[[Address], None],
    parent: Address,
) -> Iterator[Iterator[Address]]:
    """Iterate over the children of ``parent`` and dispose of LLVM's iterator afterwards."""
    iterator = start(parent)
    try:
        yield iter(lambda: advance(iterator), None)
    finally:
        dispose(iterator)

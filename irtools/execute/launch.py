# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a kernel on NumPy arrays, on the CPU."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from irtools.errors import InputError
from irtools.execute.child import Case
from irtools.execute.emitter import CannotExecuteError
from irtools.execute.executor import Executor
from irtools.execute.inputs import WINDOW, packed
from irtools.execute.lower import HostKernel, Parameter, lower, parameters_of
from irtools.ir.model import Function
from irtools.target import Target

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Array: TypeAlias = npt.NDArray[Any]
    Argument: TypeAlias = Array | np.generic | int | float | bytes

__all__ = ["Sizes", "case_of", "launch"]

Sizes = int | Sequence[int]
"""A size in x, or in x, y and z (missing ones are 1)."""

_ENDLESS = 1 << 40  # instructions of all work-items: more than anyone waits for


def launch(
    kernel: Function,
    grid: Sizes,
    block: Sizes,
    arguments: Sequence[Argument],
    *,
    target: Target,
    executor: Executor | None = None,
) -> list[Any]:
    """Run a kernel and return its arguments afterwards: new arrays, and all else as it was.

    ``grid`` counts workgroups and ``block`` work-items of one, as in ``kernel<<<grid, block>>>``.
    An array (of any type, C order) stands for a pointer to its elements, a number for a scalar, and
    ``bytes`` for a structure or a vector passed by value.

    Raises InputError for arguments that do not fit the parameters, and CannotExecuteError when the
    kernel has something that cannot be executed, does not end, or uses memory outside the arrays.
    """
    import numpy as np

    arrays = {
        index: (WINDOW * (index + 1), each)
        for index, each in enumerate(arguments)
        if isinstance(each, np.ndarray)
    }
    wanted = [(address, each.nbytes) for address, each in arrays.values()]
    own = executor or Executor()
    try:
        host = lower(own.inlined(kernel), target=target)
        case = case_of(kernel, grid, block, arguments)
        finished, found, stray = own.launch(host, case, target.wave_size, wanted)
    finally:
        if executor is None:
            own.close()
    if finished.status != "done":
        raise CannotExecuteError(f"{kernel.display_name}: the run ended with: {finished.status}")
    if stray is not None:
        raise CannotExecuteError(
            f"{kernel.display_name}: it uses {_described(stray, host, arrays)}"
        )
    results: list[Any] = list(arguments)
    for (index, (_, array)), data in zip(arrays.items(), found, strict=True):
        results[index] = np.frombuffer(data, array.dtype).reshape(array.shape).copy()
    return results


def case_of(kernel: Function, grid: Sizes, block: Sizes, arguments: Sequence[Argument]) -> Case:
    """The launch of a kernel with some arguments, for ``verify``; raises as ``launch``."""
    import numpy as np

    name, parameters = kernel.display_name, parameters_of(kernel)
    if len(arguments) != len(parameters):
        raise InputError(
            f"{name} has {len(parameters)} parameters, not {len(arguments)}: "
            f"{', '.join(str(each.type) for each in parameters)}"
        )
    values: dict[str, int | float | bytes] = {}
    contents = []
    for index, (parameter, given) in enumerate(zip(parameters, arguments, strict=True)):
        where = f"{name}: argument {index} ({parameter.type})"
        address = WINDOW * (index + 1)
        if parameter.type.kind == "pointer":
            if isinstance(given, np.ndarray):
                contents.append((address, given.tobytes()))
            elif isinstance(given, bytes) and parameter.structure_bytes:
                if len(given) != parameter.structure_bytes:
                    raise InputError(f"{where} has {parameter.structure_bytes} bytes")
                contents.append((address, given))
            else:
                raise InputError(f"{where} is a pointer: it takes an array")
            values[parameter.name] = address
        else:
            values[parameter.name] = _scalar(parameter, given, where)
    return Case(
        _sizes(grid, f"{name}: grid"),
        _sizes(block, f"{name}: block"),
        packed(parameters, values),
        fuel=_ENDLESS,
        contents=tuple(contents),
    )


def _scalar(parameter: Parameter, given: Argument, where: str) -> int | float | bytes:
    import numpy as np

    kind = parameter.type.kind
    if isinstance(given, bytes):
        if len(given) != parameter.shape.bytes:
            raise InputError(f"{where} has {parameter.shape.bytes} bytes")
        return given
    if isinstance(given, np.ndarray):
        raise InputError(f"{where} is no pointer: it takes a number")
    if kind == "integer" and isinstance(given, int | np.integer | bool):
        return int(given)
    if kind in ("half", "bfloat", "float", "double") and not isinstance(given, bool):
        return float(given)
    raise InputError(f"{where} cannot be {given!r}")


def _sizes(given: Sizes, where: str) -> tuple[int, int, int]:
    sizes = [given] if isinstance(given, int) else list(given)
    if not 1 <= len(sizes) <= 3 or any(not isinstance(each, int) or each < 1 for each in sizes):
        raise InputError(f"{where} is one to three positive integers, not {given!r}")
    x, y, z = (*sizes, 1, 1)[:3]
    return x, y, z


def _described(address: int, host: HostKernel, arrays: dict[int, tuple[int, Array]]) -> str:
    index = (address + WINDOW // 2) // WINDOW - 1
    if index in arrays:
        start, array = arrays[index]
        offset = address - start
        return f"byte {offset} of argument {index}, an array of {array.nbytes} bytes"
    return f"memory at {address:#x}, which is in no array"

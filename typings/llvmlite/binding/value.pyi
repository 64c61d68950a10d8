import enum
from typing import Any

from llvmlite.binding.ffi import ObjectRef

class Linkage(enum.IntEnum):
    external = 0
    internal = 8

class ValueKind(enum.IntEnum):
    function = 5
    global_alias = 6
    global_ifunc = 7
    global_variable = 8
    constant_int = 18
    constant_fp = 19

class ValueRef(ObjectRef):
    linkage: Linkage
    def __init__(self, ptr: Any, kind: str, parents: dict[str, ObjectRef]) -> None: ...
    @property
    def name(self) -> str: ...
    @property
    def is_declaration(self) -> bool: ...
    @property
    def value_kind(self) -> ValueKind: ...
    def get_constant_value(
        self, signed_int: bool = False, round_fp: bool = False
    ) -> int | float | str: ...

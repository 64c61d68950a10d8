from typing import Any, Self

class ObjectRef:
    _ptr: Any
    def __enter__(self) -> Self: ...
    def __exit__(self, *exception: object) -> None: ...

class _Library:
    _name: str

lib: _Library
LLVMTypeRef: Any
LLVMValueRef: Any

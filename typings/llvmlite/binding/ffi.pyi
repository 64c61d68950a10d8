from typing import Any

class ObjectRef:
    _ptr: Any

class _Library:
    _name: str

lib: _Library
LLVMTypeRef: Any
LLVMValueRef: Any

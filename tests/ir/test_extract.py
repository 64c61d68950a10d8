# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Taking one kernel out of a module, with what it needs and nothing else."""

from pathlib import Path

from irtools.ir.source import load, parse

TEXT = """
@table = internal addrspace(4) constant [2 x i32] [i32 1, i32 2]
@other_table = internal addrspace(4) constant [2 x i32] [i32 3, i32 4]
@lds = internal addrspace(3) global [64 x float] poison
@fnptr = internal global ptr @indirect
@llvm.used = appending addrspace(1) global [3 x ptr] [ptr @one, ptr @two, ptr @three]
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr @unused]
define i32 @helper(i32 %x) {
  %1 = call i32 @deeper(i32 %x)
  ret i32 %1
}
define linkonce_odr hidden i32 @deeper(i32 %x) {
  %p = getelementptr i32, ptr addrspace(4) @table, i32 %x
  %v = load i32, ptr addrspace(4) %p
  ret i32 %v
}
define i32 @unused(i32 %x) {
  %v = load i32, ptr addrspace(4) @other_table
  ret i32 %v
}
define void @indirect() {
  ret void
}
define amdgpu_kernel void @one(ptr addrspace(1) %out) {
  %1 = call i32 @helper(i32 1)
  store i32 %1, ptr addrspace(1) %out
  store float 1.0, ptr addrspace(3) @lds
  ret void
}
define protected amdgpu_kernel void @two(ptr addrspace(1) %out) {
  %1 = load ptr, ptr @fnptr
  call void %1()
  %2 = call i32 @llvm.amdgcn.workitem.id.x()
  ret void
}
define internal amdgpu_kernel void @three() {
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
"""


def test_each_kernel_of_a_sample(samples: Path) -> None:
    (module,) = load(str(samples / "gfx942/nbody.ll"))
    assert len(module.kernels) > 1
    for kernel in module.kernels:
        alone = module.extract(kernel)
        (extracted,) = alone.kernels
        assert extracted.name == kernel.name
        assert extracted.attributes == kernel.attributes
        assert [i.name for i in extracted.values] == [i.name for i in kernel.values]
        assert [i.opcode for i in extracted.instructions] == [i.opcode for i in kernel.instructions]
        assert [i.location for i in extracted.instructions] == [
            i.location for i in kernel.instructions
        ]
        assert [v.variables for v in extracted.values] == [v.variables for v in kernel.values]
        assert alone.triple == module.triple
        assert alone.path == module.path


def test_what_a_kernel_calls_and_reads_is_kept() -> None:
    module = parse(TEXT)
    alone = module.extract(module.function("one"))
    assert [f.name for f in alone.functions] == ["helper", "deeper", "one"]
    assert "@table = " in alone.text
    assert "@lds = " in alone.text
    assert "other_table" not in alone.text


def test_kernels_that_llvm_used_keeps_are_left_out() -> None:
    module = parse(TEXT)
    alone = module.extract(module.function("two"))
    assert [f.name for f in alone.functions] == ["indirect", "two"]
    assert "@llvm.used" not in alone.text


def test_internal_kernel() -> None:
    module = parse(TEXT)
    alone = module.extract(module.function("three"))
    assert [f.name for f in alone.functions] == ["three"]


def test_kernel_whose_name_is_not_utf_8() -> None:
    module = parse(
        'define amdgpu_kernel void @"a\\FF, \\22"() { ret void }\n'
        "define amdgpu_kernel void @b() { ret void }"
    )
    alone = module.extract(module.kernels[0])
    assert [k.name for k in alone.kernels] == [module.kernels[0].name]


def test_the_module_itself_is_unchanged() -> None:
    module = parse(TEXT)
    text = module.text
    module.extract(module.function("one"))
    assert module.text == text
    assert len(module.kernels) == 3

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attributes of declarations, calls and arguments."""

from irtools.ir.source import parse

MODULE = """
target triple = "amdgcn-amd-amdhsa"
declare void @plain()
declare void @"odd #9 name"(i32) nounwind
declare float @pure(float noundef) memory(none)
define void @f(ptr noalias captures(address, provenance) align(16) %a, i32 inreg %b, ptr %c.d, ptr
               noalias %c, <2 x i32> %"odd, name") {
  call void @plain()
  call void @plain() memory(read)
  call void asm sideeffect "s_nop 0 ; #1 #2", ""() nounwind
  ret void
}"""


def test_declarations() -> None:
    declarations = parse(MODULE).declarations
    assert declarations.of_function("plain") == ""
    assert declarations.of_function("pure") == "memory(none)"
    assert declarations.of_function("odd #9 name") == "nounwind"
    assert declarations.of_function("nobody") == ""


def test_calls() -> None:
    module = parse(MODULE)
    plain, reads, assembly, _ = module.functions[0].instructions
    assert module.declarations.of_call(plain.text) == ""
    assert module.declarations.of_call(reads.text) == "memory(read)"
    assert module.declarations.of_call(assembly.text) == "nounwind"


def test_arguments() -> None:
    a, b, c_d, c, odd = parse(MODULE).functions[0].arguments
    assert a.attributes.split()[:2] == ["ptr", "noalias"]
    assert "inreg" in b.attributes.split()
    assert "noalias" not in c_d.attributes
    assert "noalias" in c.attributes.split()
    assert odd.attributes == "<2 x i32>"

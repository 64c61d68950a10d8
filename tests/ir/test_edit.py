# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Edits: what they change, what they leave alone, and what is refused."""

from pathlib import Path

import pytest

from irtools.errors import InputError
from irtools.ir.edit import (
    AttributeEdit,
    GlobalEdit,
    InstructionEdit,
    LoopEdit,
    OperandEdit,
    ParameterEdit,
)
from irtools.ir.model import Instruction, Module
from irtools.ir.source import load, parse

TEXT = """
define i32 @f(i32 %0, i32 %b) {
  %2 = add i32 %0, %b
  %3 = mul i32 %2, %2
  switch i32 %3, label %d [
    i32 1, label %a
    i32 2, label %d
  ]
a:
  %4 = add i32 %3, %2
  br label %d
d:
  %5 = phi i32 [ %3, %1 ], [ %3, %1 ], [ %4, %a ]
  ret i32 %5
}
"""


@pytest.fixture
def module() -> Module:
    """A module with numbered values and a switch."""
    return parse(TEXT, "k.ll")


def _named(module: Module, name: str) -> Instruction:
    (found,) = [i for f in module.functions for i in f.instructions if i.name == name]
    return found


def _texts(module: Module) -> list[str]:
    return [i.text for i in module.functions[0].instructions]


def test_replace(module: Module) -> None:
    changed = module.apply([InstructionEdit(_named(module, "2"), '%"2" = sub i32 %"0", %b')])
    assert _texts(changed) == ['%"2" = sub i32 %"0", %b', *_texts(module)[1:]]
    assert _texts(module)[0] == '%"2" = add i32 %"0", %b'


def test_replace_by_several(module: Module) -> None:
    text = '%x = sub i32 %"0", %b\n%"2" = xor i32 %x, 1'
    changed = module.apply([InstructionEdit(_named(module, "2"), text)])
    assert _texts(changed) == [*text.splitlines(), *_texts(module)[1:]]


def test_delete_and_insert(module: Module) -> None:
    multiplied, added = _named(module, "3"), _named(module, "4")
    changed = module.apply(
        [
            InstructionEdit.insert_before(multiplied, "%x = add i32 %b, 1"),
            InstructionEdit.insert_after(_named(module, "2"), "%y = add i32 %b, 2"),
            InstructionEdit.delete(added),
            InstructionEdit(_named(module, "5"), _named(module, "5").text.replace('%"4"', "%y")),
        ]
    )
    texts = _texts(changed)
    assert texts[1:4] == ["%y = add i32 %b, 2", "%x = add i32 %b, 1", multiplied.text]
    assert added.text not in texts
    assert len(texts) == len(_texts(module)) + 1


def test_names_are_stable(module: Module) -> None:
    before = {i.name: i.text for i in module.functions[0].instructions if i.name}
    changed = module.apply(
        [InstructionEdit.insert_before(_named(module, "3"), "%n = add i32 1, 2")]
    )
    after = {i.name: i.text for i in changed.functions[0].instructions if i.name}
    assert after.pop("n")
    assert after == before
    again = changed.apply([InstructionEdit.delete(_named(changed, "n"))])
    assert again.text == module.text


def test_switch_is_replaced_with_all_its_lines(module: Module) -> None:
    switch = module.functions[0].instructions[2]
    changed = module.apply(
        [
            InstructionEdit(switch, 'switch i32 %"3", label %a [\n  i32 5, label %d\n]'),
            InstructionEdit(_named(module, "5"), '%"5" = phi i32 [ %"3", %"1" ], [ %"4", %a ]'),
        ]
    )
    assert [b.name for b in changed.functions[0].blocks[0].successors] == ["a", "d"]
    branch = module.apply(
        [
            InstructionEdit(switch, "br label %a"),
            InstructionEdit(_named(module, "5"), '%"5" = phi i32 [ %"4", %a ]'),
        ]
    )
    assert branch.functions[0].instructions[2].text == "br label %a"


def test_switch_is_kept_when_something_is_put_around_it(module: Module) -> None:
    switch = module.functions[0].instructions[2]
    changed = module.apply([InstructionEdit.insert_before(switch, "%x = add i32 1, 2")])
    assert changed.functions[0].instructions[3].text == switch.text


def test_syntax_error_is_refused(module: Module) -> None:
    text = module.text
    with pytest.raises(InputError, match=r"k\.ll:\d+:\d+: LLVM .*: .*type"):
        module.apply([InstructionEdit(_named(module, "2"), '%"2" = add nonsense %b, %b')])
    assert module.text == text
    assert parse(text).text == text


def test_what_the_verifier_rejects_is_refused(module: Module) -> None:
    with pytest.raises(InputError, match=r"k\.ll: .*dominate"):
        module.apply([InstructionEdit(_named(module, "2"), '%"2" = add i32 %"4", %b')])


def test_use_of_a_deleted_value_is_refused(module: Module) -> None:
    with pytest.raises(InputError, match="use of undefined value '%2'"):
        module.apply([InstructionEdit.delete(_named(module, "2"))])


def test_what_the_verifier_rejects_is_refused_with_debug_information(samples: Path) -> None:
    (module,) = load(str(samples / "gfx942/reduce_warp.ll"))
    kernel = module.kernels[0]
    first = next(i for i in kernel.instructions if i.opcode == "add" and i.type.text == "i32")
    last = [i for i in kernel.instructions if i.type.text == "i32"][-1]
    text = f'{str(first)[:1]}"{first.name}" = add i32 0, %"{last.name}"'
    with pytest.raises(InputError, match="dominate"):
        module.apply([InstructionEdit(first, text)])


def test_two_edits_of_one_instruction_are_refused(module: Module) -> None:
    two = _named(module, "2")
    edits = [InstructionEdit(two, two.text), InstructionEdit.delete(two)]
    with pytest.raises(InputError, match=r'k\.ll: two edits change .*%"2" = add'):
        module.apply(edits)


def test_operands_are_replaced_one_by_one(module: Module) -> None:
    three, four, five = (_named(module, name) for name in "345")
    changed = module.apply(
        [
            OperandEdit(four, three, "7"),
            OperandEdit(four, _named(module, "2"), "%b"),
            OperandEdit(five, three, "9"),
            OperandEdit(five, four, "%b", incoming=module.functions[0].blocks[1]),
        ]
    )
    assert _named(changed, "4").text == '%"4" = add i32 7, %b'
    assert _named(changed, "5").text == ('%"5" = phi i32 [ 9, %"1" ], [ 9, %"1" ], [ %b, %a ]')


def test_an_operand_is_replaced_in_every_place_but_the_result(module: Module) -> None:
    three = _named(module, "3")
    changed = module.apply([OperandEdit(three, _named(module, "2"), '%"0"')])
    assert _named(changed, "3").text == '%"3" = mul i32 %"0", %"0"'
    for other in ("5", '%"0"'):
        edits = [OperandEdit(three, _named(module, "2"), new) for new in ("4", other)]
        with pytest.raises(InputError, match="two edits change"):
            module.apply(edits)
    with pytest.raises(InputError, match="two edits change"):
        module.apply([OperandEdit(three, _named(module, "2"), "4"), InstructionEdit.delete(three)])


def test_insertions_at_one_place_combine(module: Module) -> None:
    three = _named(module, "3")
    shared = InstructionEdit.insert_before(three, "%s = add i32 %b, 1")
    changed = module.apply(
        [
            shared,
            InstructionEdit.insert_before(three, "%t = add i32 %s, 2"),
            shared,
            OperandEdit(three, _named(module, "2"), "%t"),
        ]
    )
    assert _texts(changed)[1:4] == [
        "%s = add i32 %b, 1",
        "%t = add i32 %s, 2",
        '%"3" = mul i32 %t, %t',
    ]


def test_globals_and_parameters(module: Module) -> None:
    module = parse('define void @f(ptr noundef %p, i32 %"p)") {\n  ret void\n}')
    (function,) = module.functions
    line = "@slot = internal addrspace(3) global [64 x i32] poison, align 4"
    changed = module.apply(
        [
            GlobalEdit(module, line),
            GlobalEdit(module, line),
            ParameterEdit(function.arguments[0], "noalias"),
            ParameterEdit(function.arguments[1], "signext"),
        ]
    )
    assert changed.lines.count(line) == 1
    assert 'ptr noalias noundef %p, i32 signext %"p)")' in changed.lines[changed.functions[0].line]


LOOPS = """
define void @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ], [ %j, %other ]
  %j = add i32 %i, 1
  switch i32 %j, label %loop [
    i32 7, label %end
    i32 8, label %other
  ], !llvm.loop !0
other:
  br label %loop, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0, !1, !2, !3}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.unroll.count", i32 8}
!3 = !{!"llvm.loop.unroll.runtime.disable"}
"""


def _latches(module: Module) -> tuple[Instruction, ...]:
    blocks = module.functions[0].blocks
    return blocks[1].terminator, blocks[2].terminator


def _hints(module: Module) -> list[str]:
    """The operands of the one node that both latches of the loop have."""
    (node,) = {latch.attachment("llvm.loop") for latch in _latches(module)}
    assert node is not None
    itself, *others = module.metadata.operands(node)
    assert itself == node
    return [module.metadata.node(each) for each in others]


def test_a_loop_gets_a_hint_in_the_place_of_its_kin() -> None:
    module = parse(LOOPS, "k.ll")
    edit = LoopEdit(_latches(module), '!"llvm.loop.unroll.disable"')
    before = InstructionEdit.insert_before(_latches(module)[1], "%k = add i32 %j, 2")
    changed = module.apply([edit, before, edit])
    assert _hints(changed) == ['!{!"llvm.loop.mustprogress"}', '!{!"llvm.loop.unroll.disable"}']
    assert changed.functions[0].blocks[2].instructions[0].text == "%k = add i32 %j, 2"
    edit = LoopEdit(_latches(changed), '!"llvm.loop.vectorize.width", i32 1')
    assert len(_hints(changed.apply([edit]))) == 3


def test_two_hints_of_one_loop_are_refused() -> None:
    module = parse(LOOPS, "k.ll")
    edits = [
        LoopEdit(_latches(module), f'!"llvm.loop.unroll.count", i32 {count}') for count in (2, 4)
    ]
    with pytest.raises(InputError, match="@f: %loop: two edits give a loop hints"):
        module.apply(edits)
    with pytest.raises(InputError, match="another module"):
        parse(LOOPS, "other.ll").apply(edits)


def test_attributes_that_exclude_each_other_are_refused(module: Module) -> None:
    edits = [AttributeEdit(module.functions[0], "a", value) for value in "12"]
    with pytest.raises(InputError, match='two edits set "a" of @f'):
        module.apply(edits)


ODD_NAMES = ["x", "41", "a b", 'q"t', "back\\slash", "%", "ü", "-$._9", "tab\t"]


@pytest.mark.parametrize("name", ODD_NAMES)
def test_references_are_what_llvm_prints(name: str) -> None:
    escaped = "".join(rf"\{byte:02x}" for byte in name.encode())
    module = parse(f'define i32 @f(i32 %"{escaped}") {{\n  ret i32 %"{escaped}"\n}}')
    argument = module.functions[0].arguments[0]
    assert argument.name == name
    assert module.functions[0].instructions[0].text == f"ret i32 {argument.reference}"


def test_edit_of_another_module_is_refused(module: Module) -> None:
    other = parse(TEXT, "other.ll")
    with pytest.raises(InputError, match="another module"):
        module.apply([InstructionEdit.delete(_named(other, "4"))])
    with pytest.raises(InputError, match="another module"):
        module.apply([AttributeEdit(other.functions[0], "a", "b")])
    with pytest.raises(InputError, match="another module"):
        module.apply([GlobalEdit(other, "@g = global i32 0")])


def test_no_edit_gives_an_equal_module(module: Module) -> None:
    assert module.apply([]).text == module.text


def test_the_processor_of_a_newer_triple_is_kept() -> None:
    module = parse('target triple = "amdgpu9.42-amd-amdhsa"\n' + TEXT)
    assert module.processor == "gfx942"
    assert module.apply([]).processor == "gfx942"
    assert module.extract(module.functions[0]).processor == "gfx942"


RECORDS = """
define i32 @f(i32 %a) !dbg !4 {
  %x = add i32 %a, 1
    #dbg_value(i32 %x, !5, !DIExpression(), !6)
  %"y z" = add i32 %x, 1
    #dbg_value(i32 %"y z", !5, !DIExpression(), !6)
    #dbg_value(!DIArgList(i32 %x, i32 %"y z"), !5, !DIExpression(DW_OP_LLVM_arg, 0), !6)
  %xx = add i32 %x, 2
    #dbg_value(i32 %xx, !5, !DIExpression(), !6)
  ret i32 %xx
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DILocalVariable(name: "v", scope: !4, file: !2, line: 2)
!6 = !DILocation(line: 3, scope: !4)
"""


def test_debug_records_of_deleted_values_name_nothing() -> None:
    module = parse(RECORDS)
    deleted = module.apply([InstructionEdit.delete(_named(module, "y z"))])
    assert [bool(i.variables) for i in deleted.functions[0].instructions] == [True, True, False]
    assert "#dbg_value(i32 poison, " in deleted.text
    assert "!DIArgList(i32 %x, i32 poison)" in deleted.text


def test_debug_records_of_renamed_and_moved_values() -> None:
    module = parse(RECORDS)
    x, xx = _named(module, "x"), _named(module, "xx")
    renamed = module.apply(
        [
            InstructionEdit(xx, "%new = add i32 %x, 2"),
            InstructionEdit(module.functions[0].instructions[-1], "ret i32 %new"),
        ]
    )
    assert not _named(renamed, "new").variables
    y = _named(module, "y z")
    moved = module.apply([InstructionEdit.delete(x), InstructionEdit(y, f"{x.text}\n{y.text}")])
    assert [v.name for v in _named(moved, "x").variables] == ["v"]
    assert moved.text.count("poison") == 0


ATTRIBUTES = """
@g = global i32 0
declare i32 @personality(...)
define amdgpu_kernel void @shared() #0 {
  ret void
}
define amdgpu_kernel void @with(ptr addrspace(4) byref(i32) align 4 "x)" %p, i32 %i) #0 {
  ret void
}
define void @without(ptr dereferenceable(8) %p) {
  ret void
}
define weak_odr protected amdgpu_kernel void @"odd #0 (name"() local_unnamed_addr #0 section "a #0" comdat align 256 prefix i32 5 personality ptr @personality !dbg !4 {
  ret void
}
define void @bare(i32 %"odd)") unnamed_addr addrspace(1) section "b" align 4 !dbg !5 {
  ret void
}
$"odd #0 (name" = comdat any
attributes #0 = { nounwind memory(none) "amdgpu-waves-per-eu"="1,2" "target-cpu"="gfx942" }
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/d")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "g", file: !2, type: !3, unit: !1, spFlags: DISPFlagDefinition)
"""  # noqa: E501
NAMES = ["shared", "with", "without", "odd #0 (name", "bare"]


@pytest.mark.parametrize("name", NAMES)
def test_attributes_are_set_for_one_function_only(name: str) -> None:
    module = parse(ATTRIBUTES)
    function = module.function(name)
    changed = module.apply([AttributeEdit(function, "amdgpu-waves-per-eu", "4,8")])
    for before in module.functions:
        after = changed.function(before.name)
        expected = dict(before.attributes)
        if before.name == name:
            expected["amdgpu-waves-per-eu"] = "4,8"
        assert after.attributes == expected
        assert after.enum_attributes == before.enum_attributes
        assert after.is_kernel == before.is_kernel
        assert after.location == before.location
    ours, theirs = (m.lines[m.function(name).line] for m in (module, changed))
    assert ours.replace(" #0", "").replace(" {", "") in theirs.replace(" #0", "").replace(
        " #1", ""
    ).replace(" {", "")


def test_attributes_are_removed_and_emptied() -> None:
    module = parse(ATTRIBUTES)
    with_ = module.function("with")
    changed = module.apply(
        [
            AttributeEdit(with_, "amdgpu-waves-per-eu", None),
            AttributeEdit(with_, "flag", ""),
            AttributeEdit(with_, "missing", None),
            AttributeEdit(module.function("without"), "new", "1"),
        ]
    )
    assert changed.function("with").attributes == {"target-cpu": "gfx942", "flag": ""}
    assert changed.function("with").enum_attributes == "nounwind memory(none)"
    assert changed.function("without").attributes == {"new": "1"}
    assert changed.function("shared").attributes == module.function("shared").attributes


def test_attribute_with_escapes_is_kept() -> None:
    module = parse('define void @f() "a"="q\\22, {" "b" {\n  ret void\n}')
    changed = module.apply([AttributeEdit(module.functions[0], "c", "d")])
    assert changed.functions[0].attributes == {"a": "q\\22, {", "b": "", "c": "d"}


def test_attribute_that_is_no_ir_is_refused() -> None:
    module = parse(ATTRIBUTES)
    with pytest.raises(InputError):
        module.apply([AttributeEdit(module.function("with"), 'a" } b', "c")])


def test_attributes_and_instructions_at_once(samples: Path) -> None:
    (module,) = load(str(samples / "gfx942/nbody.ll"))
    kernel, *others = module.kernels
    first = kernel.instructions[0]
    changed = module.apply(
        [
            AttributeEdit(kernel, "amdgpu-waves-per-eu", "4"),
            InstructionEdit.insert_before(first, "%inserted = add i32 1, 2"),
        ]
    )
    after = changed.function(kernel.name)
    assert after.attributes["amdgpu-waves-per-eu"] == "4"
    assert len(after.instructions) == len(kernel.instructions) + 1
    for other in others:
        same = changed.function(other.name)
        assert same.attributes == other.attributes
        assert [i.name for i in same.instructions] == [i.name for i in other.instructions]

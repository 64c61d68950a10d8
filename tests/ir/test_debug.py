# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Debug information: locations and source variables, on IR written by hand for each form."""

import re
from pathlib import Path

from irtools.ir.debug import Location, Variable
from irtools.ir.model import Function
from irtools.ir.source import load, parse

TYPES = """
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "k.hip", directory: "/src")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "kernel", linkageName: "_Z6kernelv", scope: !2, file: !2,
    line: 10, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 12, column: 7, scope: !4)
!6 = !DIFile(filename: "include/helper, \\22h\\22 \\C3\\A9.h", directory: "/src")
!7 = distinct !DISubprogram(name: "norm<\\22x\\22>", scope: !2, file: !6, line: 3, type: !3,
    unit: !1, spFlags: DISPFlagDefinition)
!8 = distinct !DILexicalBlock(scope: !7, file: !6, line: 4, column: 3)
!9 = !DILocation(line: 5, column: 9, scope: !8, inlinedAt: !10)
!10 = distinct !DILocation(line: 20, column: 2, scope: !11, inlinedAt: !13)
!11 = distinct !DISubprogram(name: "middle", scope: !2, file: !2, line: 18, type: !3, unit: !1,
    spFlags: DISPFlagDefinition)
!12 = distinct !DILexicalBlockFile(scope: !4, file: !2, discriminator: 2)
!13 = distinct !DILocation(line: 15, column: 4, scope: !12)
!14 = !DILocation(line: 0, scope: !4)
!20 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 128, elements: !{!24})
!24 = !DISubrange(count: 4)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 192, elements: !{!26, !27})
!26 = !DISubrange(count: 2)
!27 = !DISubrange(count: 3)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "m", size: 64,
    elements: !{!31, !32})
!31 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !20, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "y", baseType: !20, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "S", baseType: !34)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", size: 224,
    elements: !{!35, !36, !37, !39})
!35 = !DIDerivedType(tag: DW_TAG_member, name: "k", baseType: !21, size: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "m", baseType: !38, size: 128, offset: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "r", baseType: !30, size: 64, offset: 160)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 128, elements: !{!26})
!39 = !DIDerivedType(tag: DW_TAG_member, name: "s", baseType: !21, flags: DIFlagStaticMember)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !30)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float2", size: 64,
    elements: !{!42, !46})
!42 = !DIDerivedType(tag: DW_TAG_inheritance, baseType: !43)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "base", size: 64,
    elements: !{!44})
!44 = !DIDerivedType(tag: DW_TAG_member, baseType: !45, size: 64)
!45 = distinct !DICompositeType(tag: DW_TAG_union_type, size: 64, elements: !{!47})
!46 = !DISubprogram(name: "float2", scope: !41, file: !2, line: 1, type: !3, spFlags: 0)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "xy", baseType: !30, size: 64)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, elements: !{!49})
!49 = !DISubrange(count: !50)
!50 = !DILocalVariable(name: "n", scope: !4, file: !2, line: 11, type: !21)
!60 = !DILocalVariable(name: "a", scope: !4, file: !2, line: 11, type: !23)
!61 = !DILocalVariable(name: "t", scope: !4, file: !2, line: 12, type: !25)
!62 = !DILocalVariable(name: "u", scope: !4, file: !2, line: 13, type: !33)
!63 = !DILocalVariable(name: "v", scope: !4, file: !2, line: 14, type: !41)
!64 = !DILocalVariable(name: "w", scope: !4, file: !2, line: 15, type: !48)
!65 = !DILocalVariable(name: "f", scope: !4, file: !2, line: 16, type: !20)
!66 = !DILocalVariable(name: "p", arg: 1, scope: !4, file: !2, line: 17, type: !22)
!67 = !DILocalVariable(name: "q", scope: !8, file: !6, line: 4, type: !20)
!68 = !DILocalVariable(name: "pair", scope: !4, file: !2, line: 18, type: !30)
!69 = !DILocalVariable(scope: !4, file: !2, line: 19, type: !20)
!70 = distinct !DIAssignID()
"""


def _function(body: str) -> Function:
    metadata = re.sub(r",\n +", ", ", TYPES)
    text = (
        "declare void @llvm.dbg.value(metadata, metadata, metadata)\n"
        "declare void @llvm.dbg.declare(metadata, metadata, metadata)\n"
        "declare i32 @personality(...)\ndeclare void @g()\n"
        "define amdgpu_kernel void @kernel(ptr %p, float %f, i32 %n) !dbg !4 {\n"
        f"{body}\n}}\n{metadata}"
    )
    return parse(text, "k.ll").function("kernel")


def _names(record: str, value: str = "f") -> list[str]:
    """The names that a value has from one debug record."""
    function = _function(f"    {record}\n  ret void, !dbg !5")
    (found,) = [v for v in function.values if v.name == value]
    return [variable.name for variable in found.variables]


def _fragment(variable: int, offset: int, size: int = 32) -> list[str]:
    return _names(
        f"#dbg_value(float %f, !{variable}, "
        f"!DIExpression(DW_OP_LLVM_fragment, {offset}, {size}), !5)"
    )


def test_location() -> None:
    function = _function("  %x = fadd float %f, 1.0, !dbg !5\n  ret void")
    add, ret = function.instructions
    assert add.location == Location("k.hip", "/src", 12, 7, "kernel")
    assert str(add.location) == "k.hip:12"
    assert ret.location is None
    assert function.location == Location("k.hip", "/src", 10, 0, "kernel")
    assert function.arguments[0].location == function.location


def test_inlined_location() -> None:
    (ret,) = _function("  ret void, !dbg !9").instructions
    location = ret.location
    assert location is not None
    assert [(l.file, l.line, l.column, l.function) for l in location.chain] == [  # noqa: E741
        ('include/helper, "h" é.h', 5, 9, 'norm<"x">'),
        ("k.hip", 20, 2, "middle"),
        ("k.hip", 15, 4, "kernel"),
    ]


def test_line_zero_is_kept() -> None:
    (ret,) = _function("  ret void, !dbg !14").instructions
    assert ret.location == Location("k.hip", "/src", 0, 0, "kernel")


def test_locations_of_instructions_of_several_lines() -> None:
    function = _function(
        """
          switch i32 %n, label %a [
            i32 1, label %b
          ], !dbg !5
        a:
          ret void, !dbg !14
        b:
          br label %a, !dbg !9
        """
    )
    lines = [i.location.line if i.location else None for i in function.instructions]
    assert lines == [12, 0, 5]


def test_location_of_other_metadata_on_the_line() -> None:
    function = _function(
        "  %x = load float, ptr %p, align 4, !dbg !5, !nontemporal !100\n  ret void\n}\n"
        "!100 = !{i32 1}\ndefine void @other() {\n  ret void"
    )
    assert function.instructions[0].location is not None
    assert function.instructions[0].location.line == 12


def test_no_debug_information() -> None:
    (function,) = parse("define void @f(i32 %x) {\n  ret void\n}").functions
    assert function.location is None
    assert function.instructions[0].location is None
    assert function.arguments[0].variables == ()


def test_value_record() -> None:
    function = _function("    #dbg_value(float %f, !65, !DIExpression(), !5)\n  ret void")
    assert function.arguments[1].variables == (
        Variable("f", Location("k.hip", "/src", 16, 0, "kernel"), is_address=False),
    )
    assert function.arguments[0].variables == ()


def test_variable_of_an_inlined_function_names_the_call() -> None:
    function = _function("    #dbg_value(float %f, !67, !DIExpression(), !9)\n  ret void")
    (variable,) = function.arguments[1].variables
    assert variable.name == "q"
    assert variable.location.function == 'norm<"x">'
    assert [place.line for place in variable.location.chain] == [4, 20, 15]


def test_declare_record_is_an_address() -> None:
    function = _function(
        "  %s = alloca float, align 4, addrspace(5)\n"
        "    #dbg_declare(ptr addrspace(5) %s, !65, !DIExpression(), !5)\n  ret void"
    )
    (variable,) = function.instructions[0].variables
    assert (variable.name, variable.is_address) == ("f", True)


def test_assign_record() -> None:
    function = _function(
        "  %s = alloca float, align 4, addrspace(5), !DIAssignID !70\n"
        "    #dbg_assign(float %f, !65, !DIExpression(), !70, ptr addrspace(5) %s,"
        " !DIExpression(), !5)\n"
        "    #dbg_assign(i1 poison, !60, !DIExpression(), !70, ptr addrspace(5) %s,"
        " !DIExpression(), !5)\n  ret void"
    )
    assert [v.name for v in function.arguments[1].variables] == ["f"]
    assert function.instructions[0].variables == ()


def test_old_intrinsics() -> None:
    function = _function(
        "  %s = alloca float, align 4, addrspace(5)\n"
        "  call void @llvm.dbg.declare(metadata ptr addrspace(5) %s, metadata !60,"
        " metadata !DIExpression()), !dbg !5\n"
        "  call void @llvm.dbg.value(metadata float %f, metadata !65,"
        " metadata !DIExpression()), !dbg !5\n  ret void"
    )
    assert [v.name for v in function.arguments[1].variables] == ["f"]
    assert [v.is_address for v in function.instructions[0].variables] == [True]
    assert [i.opcode for i in function.instructions] == ["alloca", "ret"]


def test_elements_of_an_array() -> None:
    assert _fragment(60, 96) == ["a[3]"]
    assert _fragment(60, 0) == ["a[0]"]
    assert _fragment(60, 32, 64) == ["a[1..2]"]


def test_elements_of_a_two_dimensional_array() -> None:
    assert _fragment(61, 160) == ["t[1][2]"]
    assert _fragment(61, 32) == ["t[0][1]"]
    assert _fragment(61, 96, 96) == ["t[1]"]
    assert _fragment(61, 128, 64) == ["t[1][1..2]"]


def test_members_of_nested_structs() -> None:
    assert _fragment(68, 32) == ["pair.y"]
    assert _fragment(62, 0) == ["u.k"]
    assert _fragment(62, 128) == ["u.m[1].y"]
    assert _fragment(62, 96, 64) == ["u.m[1]"]
    assert _fragment(62, 32, 128) == ["u.m"]
    assert _fragment(62, 160) == ["u.r.x"]
    assert _fragment(62, 160, 64) == ["u.r"]


def test_members_of_bases_and_anonymous_unions() -> None:
    assert _fragment(63, 32) == ["v.xy.y"]


def test_parts_that_the_source_cannot_name() -> None:
    assert _fragment(65, 8, 8) == ["f.bits[8:16]"]
    assert _fragment(60, 16, 8) == ["a[0].bits[16:24]"]
    assert _fragment(64, 32) == ["w"]  # the size is not known: a variable length array


def test_expressions() -> None:
    def names(expression: str) -> list[str]:
        return _names(f"#dbg_value(float %f, !65, !DIExpression({expression}), !5)")

    space = "DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef"
    assert names(space) == ["f"]
    assert names("DW_OP_stack_value") == ["f"]
    assert names(f"{space}, DW_OP_LLVM_fragment, 0, 16") == ["f.bits[0:16]"]
    assert names("DW_OP_plus_uconst, 4, DW_OP_stack_value") == []
    assert names("DW_OP_constu, 3, DW_OP_mul, DW_OP_stack_value") == []


def test_dereferenced_value_is_an_address() -> None:
    function = _function("    #dbg_value(ptr %p, !65, !DIExpression(DW_OP_deref), !5)\n  ret void")
    (variable,) = function.arguments[0].variables
    assert (variable.name, variable.is_address) == ("f", True)


def test_records_that_name_no_value() -> None:
    assert _names("#dbg_value(float poison, !65, !DIExpression(), !5)") == []
    assert _names("#dbg_value(float 1.0, !65, !DIExpression(), !5)") == []
    assert _names("#dbg_value(!{}, !65, !DIExpression(), !5)") == []
    assert _names("#dbg_value(float %f, !69, !DIExpression(), !5)") == []
    several = "!DIArgList(i32 %n, float %f)"
    expression = "!DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)"
    assert _names(f"#dbg_value({several}, !65, {expression}, !5)") == []


def test_a_value_with_several_variables_in_order() -> None:
    function = _function(
        "    #dbg_value(float %f, !65, !DIExpression(), !5)\n"
        "    #dbg_value(float %f, !60, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !5)\n"
        "    #dbg_value(float %f, !65, !DIExpression(), !14)\n  ret void"
    )
    assert [v.name for v in function.arguments[1].variables] == ["f", "a[0]"]


def test_names_of_values_with_odd_characters() -> None:
    function = _function(
        '  %"a, !b" = fadd float %f, 1.0\n  %1 = fadd float %f, 2.0\n'
        '    #dbg_value(float %"a, !b", !65, !DIExpression(), !5)\n'
        "    #dbg_value(float %1, !66, !DIExpression(), !5)\n  ret void"
    )
    names = [[v.name for v in i.variables] for i in function.instructions]
    assert names == [["f"], ["p"], []]


def test_invalid_debug_information_is_left_out() -> None:
    """As LLVM does: a fragment may not cover the whole variable."""
    function = _function(
        "    #dbg_value(float %f, !65, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !5)\n"
        "  %x = fadd float %f, 1.0, !dbg !5\n  ret void"
    )
    assert [i.opcode for i in function.instructions] == ["fadd", "ret"]
    assert function.instructions[0].location is None


def test_samples_have_names(samples: Path) -> None:
    (module,) = load(str(samples / "gfx942/nbody.ll"))
    for kernel in module.kernels:
        named = [value for value in kernel.values if value.variables]
        placed = [i for i in kernel.instructions if i.location]
        assert len(placed) > 0.9 * len(kernel.instructions)
        assert len(named) > 10
        for value in named:
            for variable in value.variables:
                assert variable.name
                assert variable.location.line > 0
                assert variable.location.file

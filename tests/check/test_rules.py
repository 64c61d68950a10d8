# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every rule: where it fires, what it says, and where it is silent."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from irtools.check.catalogue import RULES, page
from irtools.check.diagnostic import Diagnostic
from irtools.check.result import Checked
from irtools.check.rules import CHECKS

CheckFile = Callable[..., Checked]
WriteKernel = Callable[..., Path]

AROUND = {"IR001", "IR002", "IR003", "IR303"}  # not about a kernel that is compiled
SECTIONS = ["What", "Why", "Example", "How to fix", "When to ignore"]
BOUNDS = '"amdgpu-flat-work-group-size"="1,256"'


def test_every_rule_is_implemented_and_has_a_page() -> None:
    assert CHECKS.keys() | AROUND == RULES.keys()
    for code, rule in RULES.items():
        text = page(code)
        assert text.startswith(f"# {code}: {rule.name}\n")
        assert re.findall(r"^## (.*)$", text, re.MULTILINE) == SECTIONS
        assert all(body.strip() for body in re.split(r"^## .*$", text, flags=re.MULTILINE)[1:])
    names = [rule.name for rule in RULES.values()]
    assert len(set(names)) == len(names)


def _by_code(checked: Checked) -> dict[str, Diagnostic]:
    assert checked.errors == ()
    return {each.code: each for each in checked.diagnostics}


@pytest.fixture(scope="module")
def inverse(check_file: CheckFile, samples: Path) -> dict[str, Diagnostic]:
    return _by_code(check_file(samples / "gfx942" / "inverse8x8.ll"))


def test_spills(inverse: dict[str, Diagnostic], samples: Path) -> None:
    assert inverse.keys() == {"IR101", "IR103", "IR104", "IR301"}
    spilled = inverse["IR101"]
    assert (spilled.severity, spilled.name, spilled.target) == ("error", "inverse8x8", "gfx942")
    assert spilled.message == "spills 168 VGPRs; 212 bytes of scratch"
    assert {each.name: each.value for each in spilled.values} == {
        "vgpr_spills": 168,
        "scratch": 212,
        "vgprs": 128,
    }
    place = spilled.place
    assert place.file == str(samples / "inverse8x8.hip")
    assert place.text[place.column - 1 : place.end - 1] == "inverse8x8"
    assert "15 %" in inverse["IR103"].message


def test_launch_bounds_are_compiled_before_they_are_advised(
    inverse: dict[str, Diagnostic],
) -> None:
    found = inverse["IR301"]
    assert "compiled for at most 256: 128 → 148 VGPRs, 212 → 0 bytes" in found.notes[0].message
    assert found.help.startswith("write __launch_bounds__(256) after __global__, if ")


@pytest.mark.parametrize(
    ("sample", "codes"),
    [
        ("gfx942/private_array.ll", {"IR102"}),
        ("gfx942/late_coefficients.ll", {"IR104", "IR203"}),
        ("gfx942/recurrence.ll", {"IR204"}),
        ("gfx942/hoisted_invariants.ll", {"IR203", "IR205"}),
        ("gfx942/softmax_global.ll", {"IR206"}),
        ("gfx942/stencil27.ll", set()),
        ("gfx942/nbody.ll", set()),
    ],
)
def test_samples(check_file: CheckFile, samples: Path, sample: str, codes: set[str]) -> None:
    found = _by_code(check_file(samples / sample))
    assert found.keys() == codes
    assert all(each.place.text and each.help for each in found.values())


def test_near_the_next_wave(
    check_file: CheckFile, samples: Path, tmp_path: Path, write_kernel: WriteKernel
) -> None:
    path = write_kernel(tmp_path, samples / "gfx942" / "recurrence.ll")
    config = tmp_path / "irtools.toml"
    config.write_text('enable = ["IR106"]\nlimits.next-wave = 6\n')
    found = _by_code(check_file(path))["IR106"]
    assert found.message == "6 VGPRs fewer than its 70 make room for 8 waves, 1 more"
    config.write_text('enable = ["IR106"]\nlimits.next-wave = 5\n')
    assert _by_code(check_file(path)) == {}


def test_scratch_array(check_file: CheckFile, samples: Path) -> None:
    found = _by_code(check_file(samples / "gfx942" / "private_array.ll"))["IR102"]
    assert found.message == "'stack', 256 bytes, is in scratch"
    assert found.place.text.strip() == "int stack[kStackSize];"
    assert [note.message for note in found.notes] == [
        "index known at run time only",
        "LLVM keeps at most 128 bytes in VGPRs",
    ]


WAITS = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) noalias readonly %q, ptr addrspace(1) %p, i1 %c) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr <4 x float>, ptr addrspace(1) %q, i32 %id
  %late = load <4 x float>, ptr addrspace(1) %a
  br i1 %c, label %long, label %end
long:
DEFINITIONS
USES
  br label %end
end:
  %b = getelementptr <4 x float>, ptr addrspace(1) %p, i32 %id
  store <4 x float> %late, ptr addrspace(1) %b
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" }
"""


def test_value_that_waits(check_file: CheckFile, tmp_path: Path) -> None:
    numbers = range(80)
    define = "\n".join(f'  %v{n} = call i32 asm sideeffect "", "=v"()' for n in numbers)
    use = "\n".join(f'  call void asm sideeffect "", "v"(i32 %v{n})' for n in numbers)
    path = tmp_path / "k.ll"
    path.write_text(WAITS.replace("DEFINITIONS", define).replace("USES", use), encoding="utf-8")
    (tmp_path / "irtools.toml").write_text('enable = ["IR202"]\n')
    found = _by_code(check_file(path))["IR202"]
    assert re.fullmatch(
        r"\(load <4 x float>\): 4 VGPRs for 16\d of 16\d instructions; most of that is before its "
        "first use",
        found.message,
    )
    assert found.help == "compute or load it just before it is used first"


def test_reload_in_a_loop(
    check_file: CheckFile, samples: Path, tmp_path: Path, write_kernel: WriteKernel
) -> None:
    few = (BOUNDS, f'{BOUNDS} "amdgpu-waves-per-eu"="8,8"')
    path = write_kernel(tmp_path, samples / "gfx942" / "recurrence.ll", few)
    found = _by_code(check_file(path))
    assert {"IR101", "IR201"} <= found.keys()
    assert "IR301" not in found  # it has bounds
    reload = found["IR201"]
    assert re.fullmatch(r".*, spilled, is reloaded in a loop, about [\d,]+ times", reload.message)
    told = [note.message for note in reload.flow]
    assert (told[0], told[-1]) == ("defined here", "reloaded here")
    assert all(note.place is not None for note in reload.flow)
    # There is no source in this folder: places have no text.
    assert (reload.place.file, reload.place.text) == ("recurrence.hip", "")


def test_sgprs(
    check_file: CheckFile, samples: Path, tmp_path: Path, write_kernel: WriteKernel
) -> None:
    path = tmp_path / "k.ll"
    count = 120
    path.write_text(
        'target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k() #0 {\n'
        + "".join(f'  %s{i} = call i32 asm sideeffect "", "=s"()\n' for i in range(count))
        + "".join(f'  call void asm sideeffect "", "s"(i32 %s{i})\n' for i in range(count))
        + '  ret void\n}\nattributes #0 = { "target-cpu"="gfx942" }\n'
    )
    found = _by_code(check_file(path))["IR107"]
    assert re.fullmatch(r"spills \d+ SGPRs, to lanes of 1 VGPR", found.message)
    (tmp_path / "irtools.toml").write_text('enable = ["IR107"]\nlimits.sgprs = 60\n')
    path = write_kernel(tmp_path, samples / "gfx942" / "lbm.ll")
    found = _by_code(check_file(path))["IR107"]
    assert found.message == "needs 70 SGPRs, more than the limit of 60"


CALL = """
target triple = "amdgcn-amd-amdhsa"
define internal float @helper(float %x) noinline { %y = fmul float %x, %x ret float %y }
define amdgpu_kernel void @caller(ptr addrspace(1) %p, ptr %f) #0 {
  %x = load float, ptr addrspace(1) %p
  %y = call float @helper(float %x)
  call void %f(float %y)
  call void @__assert_fail(float %y)
  %r = call i64 @__ockl_hostcall_internal(float %y)
  store float %y, ptr addrspace(1) %p
  ret void
}
declare void @__assert_fail(float)
declare i64 @__ockl_hostcall_internal(float)
attributes #0 = { "target-cpu"="gfx942" }
"""


def test_calls(check_file: CheckFile, tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(CALL, encoding="utf-8")
    found = [each for each in check_file(path).diagnostics if each.code == "IR108"]
    assert [each.message for each in found] == [
        "calls helper, which is not inlined",
        "calls a function through a pointer: LLVM has to allow for any",
        "checks an assertion on the device, which is a function call",
        "prints on the device, which is a function call",
    ]
    assert "the functions behind it need up to" in found[0].notes[0].message
    assert found[0].help == "let helper be inlined: __forceinline__, and no recursion"
    # Without debug information it is in the IR.
    place = found[0].place
    assert (place.file, place.line) == (str(path), 4)
    assert place.text[place.column - 1 : place.end - 1] == "@caller"


LAUNCHES = """
void host(float* p) {
  recurrence<<<8, 512>>>(p);
  recurrence<<<8, 256>>>(p);
  recurrence<<<8, dim3(32, 16)>>>(p);
  recurrence<<<8, size_known_at_run_time>>>(p);
}
"""


def test_launches(
    check_file: CheckFile, samples: Path, tmp_path: Path, write_kernel: WriteKernel
) -> None:
    ir = samples / "gfx942" / "recurrence.ll"
    found = re.search(r', checksumkind: CSK_MD5, checksum: "\w+"', ir.read_text(encoding="utf-8"))
    assert found is not None
    source = (samples / "recurrence.hip").read_text(encoding="utf-8") + LAUNCHES
    path = write_kernel(tmp_path, ir, (found[0], ""), source=source)
    found_ = [each for each in check_file(path).diagnostics if each.code == "IR302"]
    assert [(each.place.text.strip(), each.severity) for each in found_] == [
        ("recurrence<<<8, 512>>>(p);", "error"),
        ("recurrence<<<8, dim3(32, 16)>>>(p);", "error"),
    ]
    assert found_[1].message == (
        "is launched with workgroups of 32×16×1, 512 work-items, but it allows for 256: "  # noqa: RUF001
        "this launch fails"
    )
    note = found_[0].notes[0].place
    assert note is not None
    assert note.text[note.column - 1 : note.end - 1] == "recurrence"
    # Another version of the source is not looked at.
    path = write_kernel(tmp_path, ir)
    checked = check_file(path)
    assert [each.code for each in checked.diagnostics] == ["IR204"]
    assert checked.warnings == (
        f"recurrence.hip is not the file that {path} was made from (its checksum differs): its "
        "lines are not shown",
    )


@pytest.mark.parametrize("cpu", ["nounwind", '"target-cpu"="generic"'])
def test_no_target(check_file: CheckFile, tmp_path: Path, cpu: str) -> None:
    path = tmp_path / "k.ll"
    path.write_text(
        'target triple = "amdgcn-amd-amdhsa"\n'
        f"define amdgpu_kernel void @k() #0 {{ ret void }}\nattributes #0 = {{ {cpu} }}\n"
    )
    checked = check_file(path)
    assert [each.code for each in checked.diagnostics] == ["IR303"]
    assert checked.measured == ()
    checked = check_file(path, "gfx90a", "gfx942")
    assert checked.diagnostics == ()
    assert [each.target for each in checked.measured] == ["gfx90a", "gfx942"]
    (tmp_path / "irtools.toml").write_text('targets = ["gfx1100"]\n')
    assert [each.target for each in check_file(path).measured] == ["gfx1100"]


def test_a_kernel_that_cannot_be_compiled_does_not_hide_the_others(
    check_file: CheckFile, tmp_path: Path
) -> None:
    path = tmp_path / "k.ll"
    path.write_text(
        'target triple = "amdgcn-amd-amdhsa"\n'
        "@big = internal addrspace(3) global [40000 x float] poison\n"
        "define amdgpu_kernel void @good() #0 { ret void }\n"
        "define amdgpu_kernel void @bad() #0 {\n"
        "  store float 1.0, ptr addrspace(3) @big\n  ret void\n}\n"
        'attributes #0 = { "target-cpu"="gfx942" }\n'
    )
    checked = check_file(path)
    assert [each.kernel for each in checked.measured] == ["good"]
    (error,) = checked.errors
    assert error.startswith(f"{path}: bad: LLVM cannot compile it for gfx942: code generation: ")


def test_rules_are_in_the_documentation() -> None:
    text = (Path(__file__).parents[2] / "docs" / "check.md").read_text(encoding="utf-8")
    for rule in RULES.values():
        assert f"| {rule.name} | {rule.severity} | {rule.summary} |" in text


ARRAYS = """
target triple = "amdgcn-amd-amdhsa"
target datalayout = "A5"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %i) #0 {
  %large = alloca [64 x float], addrspace(5)
  %small = alloca [8 x float], addrspace(5)
  %l = getelementptr float, ptr addrspace(5) %large, i32 %i
  %s = getelementptr float, ptr addrspace(5) %small, i32 %i
  store float 1.0, ptr addrspace(5) %l
  store float 2.0, ptr addrspace(5) %s
  %x = load float, ptr addrspace(5) %large
  %y = load float, ptr addrspace(5) %small
  %z = fadd float %x, %y
  store float %z, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
"""


def test_array_that_the_backend_keeps_in_vgprs(check_file: CheckFile, tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(ARRAYS, encoding="utf-8")
    found = [each for each in check_file(path).diagnostics if each.code == "IR102"]
    assert [each.message for each in found] == ["'%large', 256 bytes, is in scratch"]

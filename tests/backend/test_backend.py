# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Resources: from llvmlite, from llc and from clang, and how failures are told."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from support.programs import TOO_MANY_REGISTERS

from irtools.analysis.selection import target_of
from irtools.backend import (
    Backend,
    ExternalBackend,
    LlvmliteBackend,
    Resources,
    Stage,
    compile_kernels,
    compile_with_machine_code,
)
from irtools.errors import BackendError, InputError
from irtools.ir.edit import AttributeEdit
from irtools.ir.source import load, parse
from irtools.target import load_target, target_names


@pytest.fixture(scope="module")
def llvmlite() -> Iterator[LlvmliteBackend]:
    backend = LlvmliteBackend()
    yield backend
    backend.close()


def compile_file(backend: Backend, path: Path, mcpu: str | None = None) -> list[Resources]:
    (module,) = load(str(path))
    results = compile_kernels(
        backend, module, module.kernels, target_of(module.kernels[0], mcpu)
    ).values()
    return [result for result in results if isinstance(result, Resources)]


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx1100"])
def test_the_samples_as_llc_and_clang_compile_them(
    target: str, llvmlite: LlvmliteBackend, samples: Path, tool: Callable[[str], str]
) -> None:
    externals = [ExternalBackend(tool(program)) for program in ("llc-22", "clang-22")]
    paths = sorted((samples / target).glob("*.ll"))
    assert len(paths) == 15
    for path in paths:
        ours = compile_file(llvmlite, path)
        assert ours
        for external in externals:
            theirs = [
                replace(found, llvm=llvmlite.version) for found in compile_file(external, path)
            ]
            assert ours == theirs, (path.name, external.version)


@pytest.mark.slow
# That of the samples themselves is above.
@pytest.mark.parametrize("target", [name for name in target_names() if name != "gfx942"])
def test_the_samples_for_every_other_target_as_llc_compiles_them(
    target: str, llvmlite: LlvmliteBackend, samples: Path, tool: Callable[[str], str]
) -> None:
    external = ExternalBackend(tool("llc-22"))
    compared = 0
    for path in sorted((samples / "gfx942").glob("*.ll")):
        ours = compile_file(llvmlite, path, target)
        theirs = compile_file(external, path, target)
        # What one cannot compile (MFMA where there is none), the other cannot either.
        assert ours == [replace(found, llvm=llvmlite.version) for found in theirs], path.name
        compared += len(ours)
    assert compared >= 12


def test_known_numbers(llvmlite: LlvmliteBackend, samples: Path) -> None:
    (found,) = compile_file(llvmlite, samples / "gfx90a" / "inverse8x8.ll")
    assert found.kernel.startswith("_Z10inverse8x8")
    assert found.target == "gfx90a"
    assert found.wave_size == 64
    assert found.vgprs == 128
    assert found.spills
    assert found.vgpr_spills > 0
    assert found.scratch > 0
    assert found.workgroup == (1, 1024)
    assert found.occupancy.waves == 4
    assert found.code_bytes > 4 * found.instructions > 4000


def test_agprs_are_counted_in_the_vgprs(llvmlite: LlvmliteBackend, samples: Path) -> None:
    (found,) = compile_file(llvmlite, samples / "gfx942" / "flash_attention.ll")
    assert found.agprs > 0
    assert found.vgprs > 256
    assert found.occupancy.waves == 1


def test_static_and_dynamic_lds(llvmlite: LlvmliteBackend, samples: Path) -> None:
    (found,) = compile_file(llvmlite, samples / "gfx942" / "reduce_warp.ll")
    assert (found.lds, found.dynamic_lds) == (32, False)
    (found,) = compile_file(llvmlite, samples / "triton_softmax.llir", "gfx942")
    assert (found.lds, found.dynamic_lds) == (0, True)


def test_debug_records_do_not_change_what_is_measured(
    llvmlite: LlvmliteBackend, samples: Path
) -> None:
    text = (samples / "gfx942" / "su3_matvec.ll").read_text(encoding="utf-8")
    bare = "\n".join(line for line in text.splitlines() if "#dbg_" not in line)
    target = load_target("gfx942")
    results = []
    for version in (text, bare):
        module = parse(version)
        results.append(compile_kernels(llvmlite, module, module.kernels, target))
    assert results[0] == results[1]


def test_another_target_than_the_one_in_the_ir(llvmlite: LlvmliteBackend, samples: Path) -> None:
    (found,) = compile_file(llvmlite, samples / "gfx942" / "lbm.ll", "gfx1201")
    (own,) = compile_file(llvmlite, samples / "gfx942" / "lbm.ll")
    assert found.target == "gfx1201"
    assert found.wave_size == 64  # the IR was made for that
    assert own.target == "gfx942"
    assert found.instructions != own.instructions


def test_another_target_than_that_of_a_function_without_other_attributes(
    llvmlite: LlvmliteBackend,
) -> None:
    module = parse(
        'define amdgpu_kernel void @k() "target-cpu"="gfx942" {\n  ret void\n}\n'
        'define amdgpu_kernel void @l() "target-features"="+xnack" {\n  ret void\n}\n'
    )
    results = compile_kernels(llvmlite, module, module.kernels, load_target("gfx1100"))
    assert all(isinstance(each, Resources) for each in results.values())


BAD = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @good(ptr addrspace(1) %p) #0 {
  store i32 1, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @bad(ptr addrspace(1) %p) #0 {
  %x = call i32 @llvm.amdgcn.permlanex16(i32 0, i32 1, i32 2, i32 3, i1 false, i1 false)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.permlanex16(i32, i32, i32, i32, i1, i1)
attributes #0 = { "target-cpu"="gfx942" }
"""


def test_a_kernel_that_llvm_cannot_compile_does_not_hide_the_others(
    llvmlite: LlvmliteBackend,
) -> None:
    module = parse(BAD)
    results = compile_kernels(llvmlite, module, module.kernels, load_target("gfx942"))
    assert isinstance(results["good"], Resources)
    error = results["bad"]
    assert isinstance(error, BackendError)
    assert error.stage == "code generation"
    assert "Cannot select" in str(error)
    # And the worker is as good as new.
    assert isinstance(
        compile_kernels(llvmlite, module, module.kernels[:1], load_target("gfx942"))["good"],
        Resources,
    )


def test_several_kernels_that_llvm_cannot_compile(llvmlite: LlvmliteBackend) -> None:
    header, good, rest = BAD.split("define")
    bad, footer = rest.split("declare")
    bodies = []
    for number in range(9):
        body, name = (bad, "bad") if number in (2, 7) else (good, "good")
        bodies.append(f"define{body.replace(f'@{name}', f'@{name}{number}')}")
    module = parse(f"{header}{''.join(bodies)}declare{footer}")
    results = compile_kernels(llvmlite, module, module.kernels, load_target("gfx942"))
    assert set(results) == {kernel.name for kernel in module.kernels}
    failed = {name for name, result in results.items() if isinstance(result, BackendError)}
    assert failed == {"bad2", "bad7"}


def test_no_kernels(llvmlite: LlvmliteBackend) -> None:
    assert compile_kernels(llvmlite, parse(BAD), [], load_target("gfx942")) == {}


def test_only_the_kernels_asked_for_are_compiled(llvmlite: LlvmliteBackend) -> None:
    module = parse(BAD)  # whole, it would fail
    good = [kernel for kernel in module.kernels if kernel.name == "good"]
    assert set(compile_kernels(llvmlite, module, good, load_target("gfx942"))) == {"good"}


def test_time_limit(samples: Path) -> None:
    backend = LlvmliteBackend(time_limit=0.02)
    (module,) = load(str(samples / "gfx942" / "flash_attention.ll"))
    (error,) = compile_kernels(backend, module, module.kernels, load_target("gfx942")).values()
    backend.close()
    assert isinstance(error, BackendError)
    assert error.stage == "time limit"


def test_external_failures_are_explained(tool: Callable[[str], str]) -> None:
    module = parse(BAD)
    backend = ExternalBackend(tool("llc-22"))
    results = compile_kernels(backend, module, module.kernels, load_target("gfx942"))
    assert isinstance(results["good"], Resources)
    assert "Cannot select" in str(results["bad"])


@pytest.mark.parametrize("path", ["no-such-program", "true"])
def test_what_is_no_compiler(path: str) -> None:
    with pytest.raises(InputError, match=path):
        ExternalBackend(path)


def test_more_waves_by_attribute(llvmlite: LlvmliteBackend, samples: Path) -> None:
    (module,) = load(str(samples / "gfx942" / "lbm.ll"))
    edited = module.apply([AttributeEdit(module.kernels[0], "amdgpu-waves-per-eu", "5")])
    target = load_target("gfx942")
    (before,) = compile_kernels(llvmlite, module, module.kernels, target).values()
    (after,) = compile_kernels(llvmlite, edited, edited.kernels, target).values()
    assert isinstance(before, Resources)
    assert isinstance(after, Resources)
    assert before.occupancy.waves < after.occupancy.waves == 5
    assert after.vgprs <= 96


@pytest.mark.parametrize("name", ["nbody", "su3_matvec", "private_array"])
def test_resources_are_the_same_with_machine_code(
    name: str, llvmlite: LlvmliteBackend, samples: Path
) -> None:
    (module,) = load(str(samples / "gfx90a" / f"{name}.ll"))
    target = load_target("gfx90a")
    expected = compile_kernels(llvmlite, module, module.kernels, target)
    for kernel in module.kernels:
        resources, machine_code = compile_with_machine_code(
            llvmlite, kernel, target, stages=["entering allocation", "spilled", "allocated"]
        )
        assert resources == expected[kernel.name]
        for stage, prints in (("entering allocation", 1), ("spilled", 3), ("allocated", 1)):
            code = machine_code[stage]
            assert code.count("# *** IR Dump After ") == prints
            assert code.count("# End machine code for function ") == prints
            assert code.count(f"# Machine code for function {kernel.name}: ") == prints


@pytest.mark.parametrize("stages", [("entering allocation", "allocated"), ("spilled", "allocated")])
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx1100"])
def test_printing_machine_code_does_not_change_the_assembly(
    target: str, stages: tuple[Stage, ...], llvmlite: LlvmliteBackend, samples: Path
) -> None:
    for name in ("gemm_mfma", "lbm", "softmax_lds"):
        text = (samples / target / f"{name}.ll").read_text(encoding="utf-8")
        printing, machine_code = llvmlite.assembly_and_machine_code(text, target, "", stages)
        assert printing == llvmlite.assembly(text, target, "")
        assert list(machine_code) == list(stages)


def test_machine_code_of_a_kernel_that_cannot_be_allocated(llvmlite: LlvmliteBackend) -> None:
    (kernel,) = parse(TOO_MANY_REGISTERS).kernels
    error, machine_code = compile_with_machine_code(
        llvmlite, kernel, load_target("gfx942"), stages=["entering allocation", "allocated"]
    )
    assert isinstance(error, BackendError)
    assert str(error) == "error: no registers from class available to allocate in function 'full'"
    assert list(machine_code) == ["entering allocation"]
    assert machine_code["entering allocation"].endswith("# End machine code for function full.\n")


def test_no_machine_code_where_selection_fails(llvmlite: LlvmliteBackend) -> None:
    kernel = parse(BAD).function("bad")
    with pytest.raises(BackendError, match="Cannot select"):
        compile_with_machine_code(llvmlite, kernel, load_target("gfx942"), stages=["allocated"])

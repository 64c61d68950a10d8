# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Objects with other device code, made by the compiler's own jobs."""

import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from irtools.backend import Backend
from irtools.errors import BackendError, InputError
from irtools.hip import (
    CompileFlags,
    Toolchain,
    compile_improved,
    find_toolchain,
    load_source,
    object_command,
)
from irtools.hip.jobs import JobError
from irtools.ir.edit import AttributeEdit
from irtools.ir.model import Module

# What is live at once fits in fewer registers when more waves are asked for.
KERNEL = """
#include <hip/hip_runtime.h>
extern "C" int hipLaunchKernel(const void*, dim3, dim3, void**, unsigned long, hipStream_t);
__global__ void __launch_bounds__(256) many(const float* in, float* out) {
  float values[80];
  for (int i = 0; i < 80; ++i) values[i] = in[threadIdx.x + 1024 * i];
  __syncthreads();
  for (int i = 0; i < 80; ++i) out[threadIdx.x + 1024 * i] = values[i] * values[79 - i];
}
void launch(const float* in, float* out) { many<<<1, 256>>>(in, out); }
"""


@pytest.fixture
def toolchain(tool: Callable[[str], str], samples: Path) -> Toolchain:
    """Clang with our own header, which needs nothing installed but what links device code."""
    tool("ld.lld-22")
    tool("clang-offload-bundler-22")
    options = ("-nogpulib", "-nogpuinc", "-I", str(samples / "include"))
    return Toolchain((tool("clang++-22"),), "clang", options)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "many.hip"
    path.write_text(KERNEL)
    return path


def command(toolchain: Toolchain, *arguments: str) -> list[str]:
    return [*toolchain.command, *toolchain.flags, "-O3", "-x", "hip", *arguments]


def fewer(module: Module, backend: Backend) -> Module:
    """The module compiled for eight waves."""
    assert "clang version 22" in backend.version
    return module.apply(
        [AttributeEdit(kernel, "amdgpu-waves-per-eu", "8") for kernel in module.kernels]
    )


def same(module: Module, backend: Backend) -> Module:
    del backend
    return module


def never(module: Module, backend: Backend) -> Module:
    raise AssertionError(f"{module.path} for {backend.version}")


def unbundled(path: Path, tool: Callable[[str], str]) -> list[Path]:
    """The code objects in an object or a bundle."""
    if path.suffix == ".o":
        made = [tool("llvm-objdump-22"), "--offloading", path.name]
        subprocess.run(made, cwd=path.parent, check=True, capture_output=True)
        return sorted(path.parent.glob(f"{path.name}.*amdgcn*"))
    bundler = [tool("clang-offload-bundler-22"), "--type=o", f"--input={path}"]
    listed = subprocess.run([*bundler, "--list"], check=True, capture_output=True, text=True).stdout
    names = [name for name in listed.split() if not name.startswith("host")]
    objects = [path.parent / name for name in names]
    outputs = [f"--output={each}" for each in objects]
    subprocess.run([*bundler, "--unbundle", f"--targets={','.join(names)}", *outputs], check=True)
    return objects


def vgprs(path: Path, tool: Callable[[str], str]) -> dict[str, int]:
    """The VGPRs of the kernel by processor, as LLVM's own tools see them in an object."""
    objects = [path] if path.suffix == ".hsaco" else unbundled(path, tool)
    found = {}
    for each in objects:
        read = [tool("llvm-readelf-22"), "--notes", "--symbols", str(each)]
        text = subprocess.run(read, check=True, capture_output=True, text=True).stdout
        (count,), (target,) = (
            re.findall(rf"{key}: +(\S+)", text) for key in (r"\.vgpr_count", "amdhsa.target")
        )
        assert re.search(r"FUNC .* _Z4manyPKfPf$", text, re.MULTILINE)
        found[target.rpartition("-")[2]] = int(count)
    return found


def test_an_object_for_two_processors(
    toolchain: Toolchain, source: Path, tmp_path: Path, tool: Callable[[str], str]
) -> None:
    flags = CompileFlags(("-O2",), architectures=("gfx90a", "gfx942"))
    plain, better = tmp_path / "plain.o", tmp_path / "better.o"
    for path, improve in ((plain, same), (better, fewer)):
        made = object_command(str(source), str(path), (), flags, toolchain)
        assert compile_improved(made, improve) == ""
    before, after = vgprs(plain, tool), vgprs(better, tool)
    assert before.keys() == after.keys() == {"gfx90a", "gfx942"}
    assert all(after[each] <= 64 < before[each] for each in before)
    # It is linked as any other, but for HIP's own library.
    undefined = subprocess.run(
        [tool("llvm-nm-22"), "-u", str(better)], check=True, capture_output=True, text=True
    ).stdout
    assert "__hipRegisterFatBinary" in undefined


@pytest.mark.parametrize("name", ["many.hsaco", "many.co"])
def test_a_code_object(
    toolchain: Toolchain, source: Path, tmp_path: Path, tool: Callable[[str], str], name: str
) -> None:
    processors = ["gfx942"] if name == "many.hsaco" else ["gfx90a", "gfx942"]
    path = tmp_path / name
    made = object_command(str(source), str(path), processors, CompileFlags(("-g",)), toolchain)
    assert "-O3" in made
    compile_improved(made, fewer)
    found = vgprs(path, tool)
    assert list(found) == processors
    assert max(found.values()) <= 64
    if name == "many.hsaco":  # what the user has asked for
        assert b".debug_line" in path.read_bytes()


def test_dependencies_messages_and_arguments_in_a_file(
    toolchain: Toolchain, source: Path, tmp_path: Path, tool: Callable[[str], str]
) -> None:
    source.write_text(f"#warning look here\n{KERNEL}")
    output = ["--offload-arch=gfx942", "-c", source.name, "-o", "many.o", "-MD", "-MF", "many.d"]
    (tmp_path / "arguments").write_text(shlex.join(output))
    messages = compile_improved(command(toolchain, "@arguments"), fewer, folder=tmp_path)
    assert messages is not None
    assert messages.count("look here") == 4  # with the line itself, on the device and on the host
    assert set(vgprs(tmp_path / "many.o", tool)) == {"gfx942"}
    assert (tmp_path / "many.d").read_text().startswith("many.o: many.hip ")
    assert b".debug_" not in (tmp_path / "many.o").read_bytes()


def test_several_files(toolchain: Toolchain, source: Path, tmp_path: Path) -> None:
    (tmp_path / "two.hip").write_text(KERNEL.replace("many", "some"))
    made = command(toolchain, "--offload-arch=gfx942", "-c", source.name, "two.hip")
    compile_improved(made, same, folder=tmp_path)
    assert {path.name for path in tmp_path.glob("*.o")} == {"many.o", "two.o"}


@pytest.mark.parametrize(
    "arguments",
    [
        "-O0 -c many.hip",
        "-fgpu-rdc -c many.hip",
        "-save-temps -c many.hip",
        "-E many.hip",
        "-S many.hip",
        "-fsyntax-only many.hip",
        "--offload-host-only -c many.hip",
        "-c host.hip",
        "-x none many.o -o many",
        "--version",
    ],
)
def test_what_is_left_to_the_compiler(
    toolchain: Toolchain, source: Path, tmp_path: Path, arguments: str
) -> None:
    (tmp_path / "host.hip").write_text("#include <hip/hip_runtime.h>\nint number() { return 1; }\n")
    (tmp_path / "many.o").touch()
    there = set(tmp_path.iterdir())
    assert source in there
    made = command(toolchain, "--offload-arch=gfx942", *arguments.split())
    assert compile_improved(made, never, folder=tmp_path) is None
    assert set(tmp_path.iterdir()) == there


def test_no_clang(tmp_path: Path) -> None:
    assert compile_improved(["true"], never, folder=tmp_path) is None
    with pytest.raises(JobError, match="nothing: cannot be run"):
        compile_improved(["nothing"], never, folder=tmp_path)


def test_what_does_not_compile(toolchain: Toolchain, source: Path, tmp_path: Path) -> None:
    source.write_text(KERNEL.replace("values[80]", "values[size]"))
    made = command(toolchain, "--offload-arch=gfx942", "-c", source.name)
    with pytest.raises(JobError, match="undeclared identifier 'size'"):
        compile_improved(made, never, folder=tmp_path)
    source.write_text("__device__ void far();\n".join(["#include <hip/hip_runtime.h>\n", KERNEL]))
    source.write_text(source.read_text().replace("__syncthreads()", "far()"))
    with pytest.raises(JobError, match="undefined hidden symbol"):
        compile_improved(made, same, folder=tmp_path)
    assert not list(tmp_path.glob("*.o"))


def test_a_compiler_that_cannot_read_our_ir(
    toolchain: Toolchain, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def older(*_: object) -> None:
        raise BackendError("expected ')' at end of argument list", stage="code generation")

    monkeypatch.setattr("irtools.hip.build.compile_text", older)
    made = command(toolchain, "--offload-arch=gfx942", "-c", source.name)
    with pytest.raises(
        InputError, match=r"many\.hip: .* cannot compile its own IR as irtools prints"
    ):
        compile_improved(made, never, folder=tmp_path)
    assert not list(tmp_path.glob("*.o"))


def test_what_is_not_confirmed_is_not_built(
    toolchain: Toolchain, source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("irtools.hip.build._allocated", lambda _: object())  # never the same
    made = command(toolchain, "--offload-arch=gfx942", "-c", source.name)
    with pytest.raises(InputError, match="does not come out as confirmed"):
        compile_improved(made, fewer, folder=tmp_path)
    assert not list(tmp_path.glob("*.o"))


@pytest.mark.parametrize(
    ("processors", "output", "message"),
    [
        ((), "k.o", "for which processor"),
        (("generic",), "k.o", "for which processor"),
        (("gfx942",), "k.ll", r"k\.ll: what is it\? The name has to end with one of \.o, "),
    ],
)
def test_no_command(
    source: Path, toolchain: Toolchain, processors: Sequence[str], output: str, message: str
) -> None:
    with pytest.raises(InputError, match=message):
        object_command(str(source), output, processors, CompileFlags(), toolchain)
    with pytest.raises(InputError, match="no such file"):
        object_command("nothing.hip", "k.o", ("gfx942",), CompileFlags(), toolchain)


def test_wave_sizes_that_exclude_each_other(source: Path) -> None:
    old = Toolchain(("clang++",), "clang", ("-D__AMDGCN_WAVEFRONT_SIZE=64",))
    with pytest.raises(InputError, match="gfx90a and gfx1100 have different wave sizes"):
        object_command(str(source), "k.o", ("gfx90a", "gfx1100"), CompileFlags(), old)


def test_the_clang_of_ziglang(source: Path, tmp_path: Path, tool: Callable[[str], str]) -> None:
    pytest.importorskip("ziglang")
    toolchain = find_toolchain(f"{sys.executable} -m ziglang clang")
    source.write_text(f"#include <stddef.h>{KERNEL}")
    path = tmp_path / "many.hsaco"
    made = object_command(str(source), str(path), ["gfx942"], CompileFlags(), toolchain)
    compile_improved(made, fewer)
    assert vgprs(path, tool)["gfx942"] <= 64
    module = load_source(str(source), "gfx90a", CompileFlags(), toolchain)
    assert [kernel.display_name for kernel in module.kernels] == ["many"]

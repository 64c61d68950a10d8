# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each kind of change of the source, on kernels that clang compiles before and after."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from irtools.analysis.kernel import KernelAnalysis
from irtools.backend import LlvmliteBackend, Resources, compile_kernels
from irtools.hip import CompileFlags, find_toolchain
from irtools.hip.compiler import Compiler
from irtools.hip.edits import Declined, SourceRewrite, source_passes
from irtools.hip.edits.attributes import waves_per_eu
from irtools.hip.edits.view import Place
from irtools.hip.files import Files
from irtools.ir.source import parse
from irtools.rewrite import Subject
from irtools.target import load_target

INCLUDE = "#include <hip/hip_runtime.h>\n"


@dataclass
class Bench:
    """Compiles a source for gfx942, and asks passes over source what to change."""

    folder: Path
    flags: CompileFlags
    compiler: str
    stack: ExitStack

    def proposals(
        self, text: str, name: str
    ) -> tuple[list[SourceRewrite], list[Declined], Files, Compiler]:
        path = self.folder / "k.hip"
        path.write_bytes(text.encode())
        files = Files.of(str(path))
        compiler = self.stack.enter_context(
            closing(Compiler(str(path), self.flags, find_toolchain(self.compiler)))
        )
        module = parse(compiler.emit("gfx942", {}), str(path))
        (alone,) = module.kernels
        target = load_target("gfx942")
        with closing(LlvmliteBackend()) as backend:
            resources = compile_kernels(backend, alone.module, [alone], target)[alone.name]
        assert isinstance(resources, Resources)
        subject = Subject(KernelAnalysis(alone, target, None), resources, 8)
        (pass_,), declined = source_passes((name,), lambda _: files)
        rewrites = [each for each in pass_.propose(subject) if isinstance(each, SourceRewrite)]
        return rewrites, list(declined.values()), files, compiler

    def changed(self, text: str, name: str, which: Callable[[SourceRewrite], bool]) -> str:
        """The source with one rewrite; it compiles."""
        rewrites, declined, files, compiler = self.proposals(text, name)
        chosen = next(filter(which, rewrites), None)
        assert chosen is not None, [each.title for each in rewrites] + list(map(str, declined))
        after = files.edited(chosen.source_edits)
        compiler.emit("gfx942", after.changed)
        return after.changed[files.main].decode()


@pytest.fixture
def bench(tool: Callable[[str], str], samples: Path, tmp_path: Path) -> Iterator[Bench]:
    flags = ("-nogpulib", "-nogpuinc", "-I", str(samples / "include"))
    with ExitStack() as stack:
        yield Bench(tmp_path, CompileFlags(flags), tool("clang-22"), stack)


LATE = """
extern "C" __global__ void __launch_bounds__(256) k(const float* __restrict__ a,
                                                    float* __restrict__ b, int n, int m) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float late = a[i];
  const float scale = 1.0f / (m + 0.5f);
  float sum = 0;
  for (int j = 0; j < n; ++j) {
    sum += b[j * m + i] * b[j * m + i + 1] * scale;
  }
  b[i] = sum + late;
}
"""
TWICE = LATE.replace("sum = 0;", "sum = late * 3.0f;")
ARRAY = """
extern "C" __global__ __launch_bounds__(64) void k(const int* a, int* b, int n) {
  int stack[40];
  int top = 0;
  for (int j = 0; j < n; ++j) {
    if (a[j] > 0) stack[top++ % 40] = a[j];
    else b[j] = stack[--top % 40];
  }
  b[threadIdx.x] = stack[n % 40];
}
"""
POWER = """
__device__ double pow(double x, double y) { return x * y; }
extern "C" __global__ void k(const double* a, double* b) {
  const int i = threadIdx.x;
  b[i] = pow(a[i] + 1.0, 3.0) + pow(a[i], 2.5);
}
"""
WIDE = """
extern "C" __global__ void k(const float* __restrict__ a, float* __restrict__ b, int nx, int row) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int base = row * nx, here = x + base;
  b[here] = a[here] + a[x + 2 * nx] + a[(x)];
  b[x] += 1.0f;
}
"""
CASES = {
    "whole": (
        "narrow-addresses", WIDE, lambda r: r.family == "whole" and "here" in r.title,
        ["irtools_at(b, here) = irtools_at(a, here) + a[x + 2 * nx]", "irtools_at(T* p, I i)"],
    ),
    "split": (
        "narrow-addresses", WIDE, lambda r: r.family == "split",
        [
            "irtools_at(b + base, x) = irtools_at(a + base, x) + irtools_at(a + 2 * nx, x)",
            "irtools_at(a, (x));", "irtools_at(b, x) += 1.0f;",
        ],
    ),
    "uniform": (
        "uniform-values", LATE, lambda r: "scale" in r.title or "1 /" in r.title,
        ["const float scale = irtools_uniform(1.0f / (m + 0.5f));"],
    ),
    "load again": (
        "rematerialize", TWICE, lambda r: "late" in r.title,
        [
            "  const float late_again = a[irtools_again(i)];\n  b[i] = sum + late_again;",
            "sum = late * 3.0f;",
        ],
    ),
    "sink": (
        "sink", LATE, lambda r: "late" in r.title,
        [
            "  }\n  const float late = a[i];\n  b[i] = sum + late;",
            "threadIdx.x;\n  const float scale",
        ],
    ),
    "unhoist": (
        "unhoist", LATE, lambda r: "scale" in r.title,
        [
            "    const float scale_again = 1.0f / (irtools_again_uniform(m) + 0.5f);\n    sum +=",
            "* scale_again;",
        ],
    ),
    "to LDS": (
        "lds-demotion", LATE, lambda r: "late" in r.title,
        [
            "const float late = a[i];\n  __shared__ float late_slots[256];\n"
            "  irtools_put(&late_slots[irtools_item()], late);",
            "b[i] = sum + irtools_get(&late_slots[irtools_item()]);",
        ],
    ),
    "array": (
        "private-array", ARRAY, lambda r: r.family == "LDS",
        [
            "__shared__ int stack[40][64];", "stack[top++ % 40][irtools_item()] = a[j]",
            "= stack[n % 40][irtools_item()];",
        ],
    ),
    "power": (
        "power", POWER, lambda r: True,
        ["b[i] = irtools_power<3>(a[i] + 1.0) + pow(a[i], 2.5);"],
    ),
    "unroll": (
        "unroll", LATE, lambda r: r.family == "2",
        ["  float sum = 0;\n  #pragma unroll 2\n  for (int j"],
    ),
    "unroll again": (
        "unroll", LATE.replace("  for", "#pragma unroll 8\n  for"), lambda r: r.family == "1",
        ["  float sum = 0;\n#pragma unroll 1\n  for (int j"],
    ),
    "bound": (
        "launch-bounds", POWER, lambda r: r.key == "256",
        ['extern "C" __global__ __launch_bounds__(256) void k('],
    ),
    "smaller bound": (
        "launch-bounds", LATE, lambda r: r.key == "128",
        ["void __launch_bounds__(128) k("],
    ),
    "restrict": (
        "restrict-pointers", POWER, lambda r: True,
        ["k(const double* __restrict__ a, double* __restrict__ b)"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_edits(bench: Bench, case: str) -> None:
    name, text, which, expected = CASES[case]
    after = bench.changed(INCLUDE + text, name, which)
    for each in expected:
        assert each in after, after


@pytest.mark.parametrize("before", ["", " __attribute__((amdgpu_waves_per_eu(2)))"])
def test_waves_per_eu(tmp_path: Path, before: str) -> None:
    text = f"__global__{before} void k(float* a) {{}}\n"
    path = tmp_path / "k.hip"
    path.write_text(text)
    files = Files.of(str(path))
    source = files.source(path)
    view: Any = SimpleNamespace(definition=lambda: Place(source, source.definitions[0].node))
    rewrite: Any = SimpleNamespace(key="7")
    after = files.edited(list(waves_per_eu(view, rewrite))).changed[path].decode()
    assert after == "__global__ __attribute__((amdgpu_waves_per_eu(7))) void k(float* a) {}\n"


def test_what_is_not_edited_stays_byte_for_byte(bench: Bench) -> None:
    text = (INCLUDE + LATE).replace("\n", "\r\n").replace("  float sum", "\tfloat sum /* Größe */")
    after = bench.changed(text, "narrow-addresses", lambda r: True)
    helper = after[after.index("\r\n#ifndef IRTOOLS_AT") : after.index("\r\nextern")]
    assert "\n" not in helper.replace("\r\n", "")
    changed = after.replace(helper, "").split("\r\n")
    for new, old in zip(changed, text.split("\r\n"), strict=True):
        assert new == old or "irtools_at" in new
    assert "\tfloat sum /* Größe */ = 0;" in changed


DECLINED = {
    "what may be written in between": (
        "rematerialize",
        TWICE.replace("const float* __restrict__ a", "float* __restrict__ a").replace(
            "a[i];", "a[i] * 2.0f + n;"
        ).replace("for (", "a[i] = 1.0f; for ("),
        "may be written",
    ),
    "a macro": (
        "narrow-addresses", WIDE.replace("b[here] =", "AT(b, here) =")
        .replace("extern", "#define AT(p, i) p[i]\nextern").replace("a[here]", "AT(a, here)"),
        "is no element of an array",
    ),
    "a value that changes": (
        "unhoist", LATE.replace("b[i] = sum", "m += 2; b[i + m] = sum"),
        "changes",
    ),
    "used as a whole": (
        "private-array",
        ARRAY.replace("extern", "__device__ void fill(int* p) { p[1] = 2; }\nextern").replace(
            "int top = 0;", "int top = 0; fill(stack);"
        ),
        "stack is used as a whole",
    ),
    "declared with others": (
        "private-array", ARRAY.replace("stack[40];", "stack[40], m = n;").replace("n %", "m %"),
        "stack is not declared alone, without initial values",
    ),
    "bounds that are no number": (
        "launch-bounds", "#define SIZE 256\n" + LATE.replace("(256)", "(SIZE)"),
        "__launch_bounds__(SIZE) has no number that can be changed",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", DECLINED)
def test_declined(bench: Bench, case: str) -> None:
    name, text, reason = DECLINED[case]
    _, declined, _, _ = bench.proposals(INCLUDE + text, name)
    assert any(reason in each.reason for each in declined), declined

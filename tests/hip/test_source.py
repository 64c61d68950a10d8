# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What HIP source says of kernels and launches, and changes of it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from irtools.errors import InputError
from irtools.hip.edits import SourceEdit, edited, source_edits, unified_diff
from irtools.hip.source import Definition, LaunchSite, Source, read_source

KERNELS = """\
#define WIDTH 32
__global__ void __launch_bounds__(256)
softmax(const float* __restrict__ in, float *out, int n) {}
template <int N> __global__ __launch_bounds__(N, 2) void k(double2* a, float b[]) {}
namespace deep {
__global__ __attribute__((amdgpu_waves_per_eu(4))) void k2(int* const a, float** p) {}
}
extern "C" __global__ void k3(float* a, int* b) {}
"""
HOST = """\
void host(int n) {
  const int threads = 128;
  constexpr unsigned T = 4 * (8 + 8u);
  dim3 block(16, 16);
  dim3 moving(16); moving.x = 32;
"""


def source(tmp_path: Path, text: str) -> Source:
    path = tmp_path / "k.hip"
    path.write_text(text)
    return read_source(str(path))


def option(name: str, key: str) -> Any:
    return SimpleNamespace(pass_=SimpleNamespace(name=name), rewrites=(SimpleNamespace(key=key),))


def definition(of: Source, name: str) -> Definition:
    (found,) = (each for each in of.definitions if each.name == name)
    return found


def test_definitions(tmp_path: Path) -> None:
    found = [(each.name, each.line) for each in source(tmp_path, KERNELS).definitions]
    assert found == [("softmax", 3), ("k", 4), ("k2", 6), ("k3", 8)]


LAUNCHES = [
    ("softmax<<<grid, threads>>>(a)", "softmax", (128, 1, 1)),
    ("softmax<<<n, 0x40>>>(a)", "softmax", (64, 1, 1)),
    ("k<T><<<grid, dim3(T, 2), 0, s>>>(x, y)", "k", (64, 2, 1)),
    ("hipLaunchKernelGGL(deep::k2, grid, block, 0, 0, a)", "k2", (16, 16, 1)),
    ("hipLaunchKernelGGL((k<4>), dim3(1), dim3(WIDTH, 8), 0, 0, a)", "k", (32, 8, 1)),
    ("k3<<<1, n>>>(a)", "k3", None),
    ("k3<<<1, moving>>>(a)", "k3", None),
    ("k3<<<1, dim3(n, 2)>>>(a)", "k3", None),
    ("k3<<<1, threads / 0>>>(a)", "k3", None),
]


@pytest.mark.parametrize(("launch", "kernel", "block"), LAUNCHES)
def test_launches(
    tmp_path: Path, launch: str, kernel: str, block: tuple[int, int, int] | None
) -> None:
    (site,) = source(tmp_path, f"{KERNELS}{HOST}  {launch};\n}}\n").launches
    assert site == LaunchSite(kernel, 14, launch, block)


def test_a_name_with_two_values_is_not_known(tmp_path: Path) -> None:
    for other, block in (("64", None), ("128", (128, 1, 1)), ("threads", (128, 1, 1))):
        scope = f"void other() {{ const int threads = {other}; }}\n"
        (site,) = source(tmp_path, f"{KERNELS}{HOST} k3<<<1, threads>>>(a); }}\n{scope}").launches
        assert site.block == block


def test_launches_have_to_agree(tmp_path: Path) -> None:
    kernel: Any = SimpleNamespace(display_name="deep::k2")
    same = "k2<<<1, 64>>>(a); k2<<<2, 64>>>(a);"
    found = source(tmp_path, f"{KERNELS}{HOST}{same} }}").workgroup(kernel)
    assert found is not None
    assert found[0].sizes == (64, 1, 1)
    assert found[0].source.endswith("k.hip:14")
    for other in ("k2<<<1, 64>>>(a); k2<<<1, 32>>>(a);", "k2<<<1, 64>>>(a); k2<<<1, n>>>(a);", ""):
        assert source(tmp_path, f"{KERNELS}{HOST}{other} }}").workgroup(kernel) is None


EDITS = [
    ("launch-bounds", "k3", "64", 'extern "C" __global__ __launch_bounds__(64) void k3('),
    ("launch-bounds", "softmax", "64", "void __launch_bounds__(64)\nsoftmax("),
    ("waves-per-eu", "k2", "7", "__attribute__((amdgpu_waves_per_eu(7))) void k2("),
    (
        "waves-per-eu",
        "k3",
        "7",
        "__global__ __attribute__((amdgpu_waves_per_eu(7))) void k3(",
    ),
    ("restrict-pointers", "softmax", "", "in, float *__restrict__ out, int n)"),
    ("restrict-pointers", "k3", "", "k3(float* __restrict__ a, int* __restrict__ b)"),
    ("restrict-pointers", "k2", "", "k2(int* const __restrict__ a, float** __restrict__ p)"),
]


@pytest.mark.parametrize(("name", "kernel", "key", "expected"), EDITS)
def test_edits(tmp_path: Path, name: str, kernel: str, key: str, expected: str) -> None:
    before = source(tmp_path, KERNELS)
    edits = source_edits(before, definition(before, kernel), option(name, key))
    after = edited(before, edits).decode()
    assert expected in after
    assert len(after.splitlines()) == len(KERNELS.splitlines())


def test_bounds_that_are_no_number_are_left_alone(tmp_path: Path) -> None:
    before = source(tmp_path, KERNELS)
    with pytest.raises(InputError, match=r"k.hip:4: __launch_bounds__\(N, 2\) has no number"):
        source_edits(before, definition(before, "k"), option("launch-bounds", "64"))


def test_edits_that_overlap(tmp_path: Path) -> None:
    before = source(tmp_path, KERNELS)
    with pytest.raises(InputError, match="two edits"):
        edited(before, [SourceEdit(2, 6, b""), SourceEdit(4, 8, b"")])


def test_a_patch_keeps_every_other_byte() -> None:
    before = b"a\r\n\tb\xff\r\nlast"
    after = b"a\r\n\tc\xff\r\nlast"
    patch = unified_diff("k.hip", before, after)
    assert b"-\tb\xff\r\n+\tc\xff\r\n" in patch
    assert patch.endswith(b" last\n\\ No newline at end of file\n")
    assert unified_diff("k.hip", before, before) == b""

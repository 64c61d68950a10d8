# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What HIP source says of kernels and launches, and changes of it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from irtools.hip.files import unified_diff
from irtools.hip.launches import Launches, LaunchSite
from irtools.hip.source import Source, parse_source

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
    return parse_source(tmp_path / "k.hip", text.encode())


def launches(tmp_path: Path, text: str) -> Launches:
    return Launches(source(tmp_path, text))


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
    (site,) = launches(tmp_path, f"{KERNELS}{HOST}  {launch};\n}}\n").sites
    assert site == LaunchSite(kernel, 14, launch, block)


def test_a_name_with_two_values_is_not_known(tmp_path: Path) -> None:
    for other, block in (("64", None), ("128", (128, 1, 1)), ("threads", (128, 1, 1))):
        scope = f"void other() {{ const int threads = {other}; }}\n"
        (site,) = launches(tmp_path, f"{KERNELS}{HOST} k3<<<1, threads>>>(a); }}\n{scope}").sites
        assert site.block == block


def test_launches_have_to_agree(tmp_path: Path) -> None:
    kernel: Any = SimpleNamespace(display_name="deep::k2")
    same = "k2<<<1, 64>>>(a); k2<<<2, 64>>>(a);"
    found = launches(tmp_path, f"{KERNELS}{HOST}{same} }}").workgroup(kernel)
    assert found is not None
    assert found[0].sizes == (64, 1, 1)
    assert found[0].source.endswith("k.hip:14")
    larger = "k2<<<1, 64>>>(a); k2<<<1, 256>>>(a);"
    found = launches(tmp_path, f"{KERNELS}{HOST}{larger} }}").workgroup(kernel)
    assert found is not None
    assert found[0].sizes == (256, 1, 1)
    for other in (
        "k2<<<1, 64>>>(a); k2<<<1, block>>>(a);",
        "k2<<<1, 64>>>(a); k2<<<1, n>>>(a);",
        "",
    ):
        assert launches(tmp_path, f"{KERNELS}{HOST}{other} }}").workgroup(kernel) is None


def test_a_patch_keeps_every_other_byte() -> None:
    before = b"a\r\n\tb\xff\r\nlast"
    after = b"a\r\n\tc\xff\r\nlast"
    patch = unified_diff("k.hip", before, after)
    assert b"-\tb\xff\r\n+\tc\xff\r\n" in patch
    assert patch.endswith(b" last\n\\ No newline at end of file\n")
    assert unified_diff("k.hip", before, before) == b""

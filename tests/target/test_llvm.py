# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Targets against LLVM: generated kernels, compiled, must have the occupancy that we compute.

A kernel clobbers registers in inline assembly, or keeps loads live, so that it needs an exact
number of them; its resources are read back from LLVM's output, so nothing depends on a kernel
needing just what was meant, except that all counts must have occurred.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import product

import pytest

from irtools.isolate import Worker
from irtools.target import Target, load_target, target_names

# Those that LLVM knows, with every wave size.
TARGETS = [
    load_target(name, wave_size=size)
    for name in target_names()
    if load_target(name).processor == name
    for size in load_target(name).wave_sizes
]
each_target = pytest.mark.parametrize(
    "target", TARGETS, ids=lambda target: f"{target.name}-wave{target.wave_size}"
)


DIV_FMAS = "llvm.amdgcn.div.fmas.f32"


@dataclass(frozen=True)
class Kernel:
    """A kernel to generate: the registers it clobbers, loads it keeps live, LDS and sizes."""

    clobbers: tuple[str, ...] = ()
    vcc: bool = False
    loads: int = 0
    lds: int = 0
    workgroup: tuple[int, int] = (1, 64)

    def ir(self, name: str) -> str:
        """The IR that defines it."""
        low, high = self.workgroup
        lines = [f'define amdgpu_kernel void @{name}(ptr addrspace(1) %p) "amdgpu-flat-work-group-']
        lines[0] += f'size"="{low},{high}" {{'
        constraints = [f"~{{{register}}}" for register in self.clobbers]
        operand = ""
        if self.vcc:
            # An instruction reads it: LLVM needs 3 ms to find a clobber of this name.
            lines.append(f"%vcc = call float @{DIV_FMAS}(float 0.0, float 0.0, float 0.0, i1 true)")
            constraints.insert(0, "v")
            operand = "float %vcc"
        if constraints:
            lines.append(f'call void asm sideeffect "", "{",".join(constraints)}"({operand})')
        if self.lds:
            lines.insert(0, f"@lds.{name} = internal addrspace(3) global [{self.lds} x i8] poison")
            lines.append(f"store volatile i8 0, ptr addrspace(3) @lds.{name}")
        # All live until the last is loaded. Fours are quicker; a single one before them takes the
        # register between the address and the first aligned four.
        fours = max(self.loads - 1, 0) // 4
        types = ["i32"] * (self.loads - 4 * fours) + ["<4 x i32>"] * fours
        for i, of_type in enumerate(types):
            lines.append(f"%g{i} = getelementptr i8, ptr addrspace(1) %p, i64 {16 * i}")
            lines.append(f"%v{i} = load volatile {of_type}, ptr addrspace(1) %g{i}")
        for i, of_type in enumerate(types):
            lines.append(f"store volatile {of_type} %v{i}, ptr addrspace(1) %g{i}")
        return "\n".join([*lines, "ret void", "}\n"])


@dataclass(frozen=True)
class Compiled:
    """What LLVM says of a kernel: the counts of its metadata and ``; Occupancy:``."""

    vgprs: int
    agprs: int
    sgprs: int
    occupancy: int


def generate_code(target: Target, ir: str) -> str:
    """LLVM's commented assembly."""
    code: str = worker().call(
        "support.generate_code:generate_code",
        target.processor,
        f"+wavefrontsize{target.wave_size}",
        f'target triple = "amdgcn-amd-amdhsa"\n{ir}'
        f"declare float @{DIV_FMAS}(float, float, float, i1)\n",
    )
    return code


@cache
def worker() -> Worker:
    """Has LLVM loaded for all tests, and ends when they do."""
    return Worker()


def compile_kernels(target: Target, kernels: list[Kernel]) -> list[Compiled]:
    """What LLVM says of every kernel, in order."""
    code = generate_code(target, "".join(k.ir(f"k{i}") for i, k in enumerate(kernels)))
    assembly, _, metadata = code.partition("\t.amdgpu_metadata")
    vgprs, agprs, sgprs = (
        re.findall(rf"\.{name}_count:\s+(\d+)", metadata) for name in ("vgpr", "agpr", "sgpr")
    )
    assert bool(agprs) == (target.agprs != "none")
    columns = vgprs, agprs or ["0"] * len(vgprs), sgprs, re.findall(r"; Occupancy: (\d+)", assembly)
    assert len(vgprs) == len(kernels)
    return [Compiled(*map(int, row)) for row in zip(*columns, strict=True)]


def check(target: Target, kernels: Iterable[Kernel]) -> list[Compiled]:
    """Compile the kernels, compare all occupancies, return what LLVM says."""
    kernels = list(dict.fromkeys(kernels))
    compiled = compile_kernels(target, kernels)
    wrong = [
        (kernel, llvm, ours)
        for kernel, llvm in zip(kernels, compiled, strict=True)
        for ours in [
            target.occupancy(
                vgprs=llvm.vgprs,
                agprs=llvm.agprs,
                sgprs=llvm.sgprs,
                lds=kernel.lds,
                workgroup=kernel.workgroup,
            )
        ]
        if ours.waves != llvm.occupancy
    ]
    assert not wrong, f"{len(wrong)} of {len(kernels)} differ, first {wrong[0]}"
    return compiled


def using_vgprs(target: Target, count: int) -> Kernel:
    """A kernel with this ``.vgpr_count``, from 1."""
    if count <= 256:
        return Kernel(clobbers=(f"v{count - 1}",))
    if target.agprs == "unified":
        return Kernel(clobbers=("v255", f"a{count - 257}"))
    # Inline assembly cannot name these. One more register holds the address.
    return Kernel(loads=count - 1)


def using_sgprs(count: int) -> Kernel:
    """A kernel that uses the SGPRs below ``count``, and VCC on top of them."""
    return Kernel(clobbers=(f"s{count - 1}",), vcc=True)


def lds_sizes(target: Target) -> list[int]:
    """Sizes just up to and just above every share of the LDS, and the largest."""
    shares = {target.lds // workgroups for workgroups in range(1, 65)}
    sizes = {size for share in shares for size in (share, share + 1)}
    return sorted(size for size in sizes if size <= target.lds_per_workgroup)


def workgroup_sizes(target: Target) -> list[tuple[int, int]]:
    """Pairs of sizes that are 1 or make an ever larger number of waves, the last often partial."""
    most = target.max_workgroup_size // target.wave_size
    waves = [n for n in (1, 2, 3, 4, 5, 6, 7, 9, 12, 15, 16, 20, 27, 31, 32) if n <= most]
    sizes = [1, *(n * target.wave_size - n % 8 for n in waves)]
    return [(low, high) for low, high in product(sizes, sizes) if low <= high]


@each_target
def test_a_few_kernels(target: Target) -> None:
    steps = [vgprs for _, vgprs in target.vgpr_steps()]
    check(target, [using_vgprs(target, n) for n in (1, *steps, *(n + 1 for n in steps[:-1]))])
    check(target, map(using_sgprs, (74, 75, 82, 83, 94, 95, target.addressable_sgprs)))
    check(
        target,
        [
            Kernel(lds=lds, workgroup=workgroup)
            for lds in (0, 4096, 10000, target.lds_per_workgroup)
            for workgroup in ((1, 64), (1, 1024), (64, 256), (1024, 1024))
        ],
    )


@each_target
def test_scalar_floats_and_offsets(target: Target) -> None:
    low, high = target.global_offsets
    offsets = (low - 1, low, high, high + 1)
    ir = "".join(
        f"define amdgpu_kernel void @k{i}(ptr addrspace(1) %p, float inreg %x) {{\n"
        f"%g = getelementptr i8, ptr addrspace(1) %p, i64 {offset}\n"
        "%v = load volatile i8, ptr addrspace(1) %g\n"
        "%sum = fadd float %x, %x\n"
        'call void asm sideeffect "; $0", "s"(float %sum)\n'
        "ret void\n}\n"
        for i, offset in enumerate(offsets)
    )
    code = generate_code(target, ir)
    assert ("s_add_f32" in code) == target.salu_float
    for offset in offsets:
        assert (f" offset:{offset} " in code) == (low <= offset <= high)


@pytest.mark.slow
@each_target
def test_every_vgpr_count(target: Target) -> None:
    counts = range(1, target.addressable_vgprs + 1)
    compiled = check(target, [using_vgprs(target, count) for count in counts])
    assert [llvm.vgprs for llvm in compiled] == list(counts)


@pytest.mark.slow
@pytest.mark.parametrize("name", [t.name for t in TARGETS if t.agprs != "none"])
def test_agprs(name: str) -> None:
    target = load_target(name)
    low = [Kernel(clobbers=(f"v{v}", f"a{a}")) for v in range(0, 256, 15) for a in range(0, 256, 5)]
    every = [Kernel(clobbers=("v0", f"a{a}")) for a in range(256)]
    assert {llvm.agprs for llvm in check(target, low + every)} >= set(range(1, 257))


@pytest.mark.slow
@each_target
def test_every_sgpr_count(target: Target) -> None:
    compiled = check(target, map(using_sgprs, range(1, target.addressable_sgprs + 1)))
    # The lowest counts hold what every kernel needs, among it the special registers.
    most = max(llvm.sgprs for llvm in compiled)
    assert most > target.addressable_sgprs
    assert {llvm.sgprs for llvm in compiled} >= set(range(20, most + 1))


@pytest.mark.slow
@each_target
def test_lds_and_workgroup_sizes(target: Target) -> None:
    pairs = workgroup_sizes(target)
    check(target, [Kernel(workgroup=pair) for pair in pairs])
    check(
        target,
        [Kernel(lds=n, workgroup=(1, high)) for n in lds_sizes(target) for high in (64, 1024)],
    )
    few = lds_sizes(target)[::7]
    check(target, [Kernel(lds=lds, workgroup=pair) for lds in few for pair in pairs[::3]])


@pytest.mark.slow
@each_target
def test_everything_together(target: Target) -> None:
    kernels = [
        Kernel(clobbers=(f"v{v - 1}", f"s{s - 1}"), vcc=True, lds=lds, workgroup=workgroup)
        for v, s, lds, workgroup in product(
            (24, 64, 65, 90, 128),
            (16, 85, 98),
            (0, 5000, 20000, 50000),
            ((1, 64), (1, 256), (192, 320), (448, 448), (64, 512)),
        )
    ]
    check(target, kernels)

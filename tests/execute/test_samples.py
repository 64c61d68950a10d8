# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels that run on the CPU compute what NumPy computes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from irtools.analysis.selection import target_of
from irtools.execute import Executor, launch
from irtools.ir.source import load
from irtools.target import load_target

Array = np.ndarray[Any, Any]
Run = Callable[..., list[Any]]

TARGETS = ("gfx90a", "gfx942", "gfx1100")


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    with Executor() as executor:
        yield executor


@pytest.fixture(params=TARGETS)
def run(request: pytest.FixtureRequest, samples: Path, executor: Executor) -> Run:
    """Runs the kernel of a sample for a target."""

    def call(name: str, grid: Any, block: Any, *arguments: Any) -> list[Any]:
        (module,) = load(str(samples / request.param / f"{name}.ll"))
        kernel = module.kernels[0]
        target = target_of(kernel)
        return launch(kernel, grid, block, arguments, target=target, executor=executor)

    return call


@pytest.fixture
def random() -> np.random.Generator:
    return np.random.default_rng(7)


def softmax(x: Array) -> Array:
    exponentials = np.exp(x - x.max(axis=-1, keepdims=True), dtype=np.float64)
    result: Array = exponentials / exponentials.sum(axis=-1, keepdims=True)
    return result


@pytest.mark.parametrize(("name", "columns"), [("softmax_global", 301), ("softmax_lds", 512)])
def test_softmax(run: Run, random: np.random.Generator, name: str, columns: int) -> None:
    rows = random.standard_normal((3, columns), np.float32)
    _, out, _ = run(name, 3, 256, rows, np.zeros_like(rows), columns)
    np.testing.assert_allclose(out, softmax(rows), rtol=2e-6)


def test_attention(run: Run, random: np.random.Generator) -> None:
    heads, length, depth = 2, 40, 64
    query, key, value = random.standard_normal((3, heads, length, depth), np.float32)
    out = np.full_like(query, np.nan)
    found = run("flash_attention", (1, heads), 128, query, key, value, out, length, 0.125)
    expected = softmax(query @ key.transpose(0, 2, 1) * np.float32(0.125)) @ value
    np.testing.assert_allclose(found[3], expected, rtol=1e-4, atol=1e-6)


def test_matrix_cores(
    request: pytest.FixtureRequest, run: Run, random: np.random.Generator
) -> None:
    n, k = 128, 64
    a, b = random.standard_normal((2, n, k)).astype(np.float16)
    block = 128 if "gfx1100" in request.node.name else 256  # four waves
    found = run("gemm_mfma", (1, 1), block, a, b, np.zeros((n, n), np.float32), n, k)
    expected = a.astype(np.float32) @ b.astype(np.float32).T
    np.testing.assert_allclose(found[2], expected, rtol=1e-4, atol=1e-5)


def test_inversion(run: Run, random: np.random.Generator) -> None:
    batch = 70
    matrices = random.standard_normal((batch, 8, 8)) + 8 * np.eye(8)
    given = np.ascontiguousarray(matrices.transpose(1, 2, 0))
    _, out, _ = run("inverse8x8", 2, 64, given, np.zeros_like(given), batch)
    np.testing.assert_allclose(out.transpose(2, 0, 1), np.linalg.inv(matrices), rtol=1e-10)


def test_stencil(run: Run, random: np.random.Generator) -> None:
    nz, ny, nx = 6, 9, 20
    u = random.standard_normal((nz, ny, nx))
    weights = (0.4, 0.1, 0.02, 0.005)
    found = run("stencil27", (1, 1), (32, 8), u, np.zeros_like(u), nx, ny, nz, *weights)
    expected = np.zeros_like(u)
    for dz in (-1, 0, 1):
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                weight = weights[abs(dz) + abs(dy) + abs(dx)]
                expected += weight * np.roll(u, (dz, dy, dx), (0, 1, 2))
    inside = (slice(1, -1),) * 3
    np.testing.assert_allclose(found[1][inside], expected[inside], rtol=1e-12, atol=1e-14)
    assert not found[1][0].any()  # the border is not written


def test_reduction(run: Run, random: np.random.Generator) -> None:
    values = random.standard_normal(4096, np.float32)
    _, sums, _ = run("reduce_warp", 2, 256, values, np.zeros(2, np.float32), values.size)
    np.testing.assert_allclose(sums.sum(), values.sum(dtype=np.float64), rtol=1e-5)


def test_lattice_boltzmann(run: Run, random: np.random.Generator) -> None:
    nz, ny, nx = 3, 4, 10
    shape = (nz, ny, nx)
    fluid = list(random.uniform(0.5, 1.5, (19, *shape)))
    phase = list(random.uniform(0.1, 0.2, (7, *shape)))
    phi_old = random.uniform(0, 1, shape)
    outputs = [np.zeros(shape) for _ in range(12)]
    parameters = (0.1, 0.02, 0.8, 0.05, 0.01, 4.0, 1e-4)
    found = run(
        "lbm", (1, ny, nz), 64,
        *fluid, *phase, *outputs[:7], phi_old, *outputs[7:], nx, ny, nz, *parameters,
    )  # fmt: skip
    expected = lattice_boltzmann_step(fluid, phase, phi_old, *parameters)
    new = [*found[:19], *found[26:33], *found[34:39]]
    for index, (one, other) in enumerate(zip(new, expected, strict=True)):
        np.testing.assert_allclose(one, other, rtol=1e-11, atol=1e-14, err_msg=str(index))


# The directions of the fluid's populations (x, y, z), in pairs of opposites; the phase field has
# the first seven.
DIRECTIONS = [
    (0, 0, 0), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1), (1, 1, 0),
    (-1, -1, 0), (1, -1, 0), (-1, 1, 0), (1, 0, 1), (-1, 0, -1), (1, 0, -1), (-1, 0, 1), (0, 1, 1),
    (0, -1, -1), (0, 1, -1), (0, -1, 1),
]  # fmt: skip


def lattice_boltzmann_step(
    fluid: list[Array],
    phase: list[Array],
    phi_old: Array,
    viscosity_liquid: float,
    viscosity_gas: float,
    omega_phi: float,
    mobility: float,
    sigma: float,
    width: float,
    gravity: float,
) -> list[Array]:
    """The new fluid and phase populations, phi, rho and velocity of the LBM sample."""

    def at(field: Array, offset: tuple[int, int, int]) -> Array:
        """The field at the neighbour in a direction."""
        return np.roll(field, tuple(-each for each in reversed(offset)), (0, 1, 2))

    def opposite(number: int) -> int:
        return number if number == 0 else number + (1 if number % 2 else -1)

    around = [at(phi_old, direction) for direction in DIRECTIONS[1:7]]
    gradient = [0.5 * (around[axis] - around[axis + 1]) for axis in (0, 2, 4)]
    laplace = sum(around) - 6 * phi_old
    well = phi_old * (phi_old - 1) * (phi_old - 0.5)
    potential = sigma * (48 / width * well - 1.5 * width * laplace)

    backward = [tuple(-each for each in direction) for direction in DIRECTIONS]
    f = [at(fluid[opposite(i)], backward[i]) for i in range(19)]  # type: ignore[arg-type]
    g = [at(phase[i], backward[i]) for i in range(7)]  # type: ignore[arg-type]
    phi, rho = sum(g), sum(f)
    force = [potential * gradient[axis] for axis in range(3)]
    force[2] = force[2] - gravity * rho
    velocity = [
        (sum(DIRECTIONS[i][axis] * f[i] for i in range(19)) + 0.5 * force[axis]) / rho
        for axis in range(3)
    ]
    exchange = 4 * mobility * potential
    new_phase = [(1 - omega_phi) * g[0] + omega_phi * (phi - 0.75 * exchange)]
    for i in range(1, 7):
        flux = sum(DIRECTIONS[i][axis] * velocity[axis] for axis in range(3)) * phi
        new_phase.append((1 - omega_phi) * g[i] + omega_phi / 8 * (exchange + 4 * flux))

    viscosity = viscosity_gas + phi * (viscosity_liquid - viscosity_gas)
    omega = 1 / (3 * viscosity + 0.5)
    moved = [velocity[axis] + 3 * viscosity / rho * force[axis] for axis in range(3)]
    common = 1 - 1.5 * sum(each * each for each in moved)
    new_fluid = []
    for i, direction in enumerate(DIRECTIONS):
        weight = (1 / 3, 1 / 18, 1 / 36)[sum(map(abs, direction))]
        along = sum(direction[axis] * moved[axis] for axis in range(3))
        even = weight * rho * (common + 4.5 * along * along + 3 * along)
        after = (1 - omega) * f[i] + omega * even
        # It leaves for the neighbour in its direction.
        new_fluid.append(at(after, backward[i]))  # type: ignore[arg-type]
    return [*new_fluid, *new_phase, phi, rho, *velocity]


def test_triton(samples: Path, executor: Executor, random: np.random.Generator) -> None:
    (module,) = load(str(samples / "triton_softmax.llir"))
    kernel = module.kernels[0]
    rows, columns, scale = 2, 1500, 0.7
    x = random.standard_normal((rows, columns), np.float32)
    unused = np.zeros(1)
    found = launch(
        kernel, rows, 256,
        [np.zeros_like(x), x, columns, columns, columns, scale, unused, unused],
        target=load_target("gfx942"), executor=executor,
    )  # fmt: skip
    np.testing.assert_allclose(found[0], softmax(x * np.float32(scale)), rtol=2e-5)

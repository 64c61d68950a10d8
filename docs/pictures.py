# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draw the pictures of docs/registers.md, from irtools' own targets and analyses.

    python docs/pictures.py            # writes docs/pictures/*.svg
    python docs/pictures.py --check    # compares with the committed files

Exit status: 0 done (or no difference), 1 differences (with --check).
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

import irtools

DOCS = Path(__file__).resolve().parent
SAMPLES = DOCS.parent / "samples" / "gfx942"
FOLDER = DOCS / "pictures"

WIDTH, HEIGHT = 760, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 130, 48, 44  # around the plot
INK, GRID, BLUE, RED, GREEN = "#333", "#ddd", "#2864b4", "#c33c28", "#2a8a5a"


class Plot:
    """An SVG file with axes: points are in the units of the axes."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self._width, self._height = width, height
        self._parts: list[str] = []
        self._text(LEFT, 18, title, anchor="start", size=14)

    def x(self, value: float) -> float:
        return LEFT + value * (WIDTH - LEFT - RIGHT) / self._width

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - value * (HEIGHT - TOP - BOTTOM) / self._height

    def axes(self, xs: Iterable[int], ys: Iterable[int], x_name: str, y_name: str) -> None:
        """A grid with numbers, and what they are."""
        for value in ys:
            self._line([(0, value), (self._width, value)], GRID, 1)
            self._text(LEFT - 6, self.y(value) + 4, str(value), anchor="end")
        for value in xs:
            self._text(self.x(value), HEIGHT - BOTTOM + 16, str(value))
            self._line([(value, 0), (value, -self._height / 60)], INK, 1)
        self._text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, x_name)
        self._text(14, (TOP + HEIGHT - BOTTOM) / 2, y_name, turned=True)

    def steps(self, points: Sequence[tuple[float, float]], colour: str, name: str) -> None:
        """A line that is level up to each point, with a name behind its end."""
        corners: list[tuple[float, float]] = []
        start = 0.0
        for x, y in points:
            corners += [(start, y), (x, y)]
            start = x
        self._line(corners, colour, 2.5)
        self.label(*corners[-1], name, colour)

    def area(self, values: Sequence[int], colour: str) -> None:
        """The values over their index, filled."""
        points = [(0.0, 0.0)]
        for index, value in enumerate(values):
            points += [(index, value), (index + 1, value)]
        points.append((len(values), 0.0))
        self._parts.append(f'<polygon points="{self._points(points)}" fill="{colour}"/>')

    def level(self, y: float, name: str, colour: str) -> None:
        """A dotted line at a height, with its name at the right."""
        self._line([(0, y), (self._width, y)], colour, 1.5, dashes="5 4")
        self.label(self._width, y, name, colour)

    def bar(self, y: float, start: float, end: float, colour: str, width: float) -> None:
        """A thick line from left to right."""
        self._line([(start, y), (end, y)], colour, width)

    def mark(self, x: float, name: str) -> None:
        """A vertical line with a name above it."""
        self._line([(x, 0), (x, self._height)], INK, 1, dashes="2 3")
        self._text(self.x(x), TOP - 6, name)

    def label(self, x: float, y: float, name: str, colour: str) -> None:
        """A text behind a point."""
        self._text(self.x(x) + 6, self.y(y) + 4, name, anchor="start", colour=colour)

    def svg(self) -> str:
        """The whole file."""
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
                'font-family="sans-serif" font-size="12">',
                f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
                *self._parts,
                "</svg>\n",
            ]
        )

    def _points(self, points: Iterable[tuple[float, float]]) -> str:
        return " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)

    def _line(
        self, points: Sequence[tuple[float, float]], colour: str, width: float, dashes: str = ""
    ) -> None:
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._parts.append(
            f'<polyline points="{self._points(points)}" fill="none" stroke="{colour}" '
            f'stroke-width="{width}"{dashed}/>'
        )

    def _text(
        self,
        x: float,
        y: float,
        text: str,
        *,
        anchor: str = "middle",
        colour: str = INK,
        size: int = 12,
        turned: bool = False,
    ) -> None:
        turn = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if turned else ""
        self._parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}" '
            f'font-size="{size}"{turn}>{escape(text)}</text>'
        )


def occupancy() -> str:
    """Waves per SIMD over the VGPRs of a kernel, for three targets."""
    plot = Plot(300, 17, "Waves per SIMD that the VGPRs of a kernel allow")
    plot.axes(range(0, 301, 32), range(0, 17, 2), "VGPRs of the kernel", "waves per SIMD")
    seen: dict[tuple[tuple[int, int], ...], list[str]] = {}
    for name in ("gfx90a", "gfx942", "gfx1100"):
        seen.setdefault(irtools.load_target(name).vgpr_steps(), []).append(name)
    for (steps, names), colour in zip(seen.items(), (RED, BLUE), strict=True):
        points = [(min(vgprs, 300), waves) for waves, vgprs in steps]
        plot.steps(sorted(set(points)), colour, ", ".join(names))
    return plot.svg()


def kernel(name: str) -> irtools.KernelAnalysis:
    """The analysis of a sample with one kernel."""
    (module,) = irtools.load(str(SAMPLES / f"{name}.ll"))
    (analysis,) = irtools.analyse(module).kernels.values()
    return analysis


def pressure() -> str:
    """The VGPRs live after each instruction of the lattice-Boltzmann sample."""
    analysis = kernel("lbm")
    vgprs = analysis.pressure.vgprs
    plot = Plot(len(vgprs), 140, "VGPRs live in lbm_two_phase_step, gfx942")
    plot.area(vgprs, "#c9dbf2")
    plot.axes(
        range(0, len(vgprs) + 1, 50), range(0, 141, 20), "instruction of the IR", "VGPRs live"
    )
    for waves, limit in analysis.target.vgpr_steps():
        if limit <= 128:
            plot.level(limit, f"{waves} waves: {limit}", GREEN)
    location = analysis.peak_location
    assert location is not None
    where = location.chain[-1].line
    plot.mark(analysis.pressure.peak, f"peak: {analysis.pressure.peak_vgprs}, line {where}")
    return plot.svg()


def live_ranges() -> str:
    """Where each value that is live at the peak of a sample is live."""
    analysis = kernel("late_coefficients")
    rows = [row for row in analysis.live_at_peak if row.file == "VGPR"]
    ranges = analysis.liveness.live_ranges([row.value for row in rows])
    order = sorted(
        range(len(rows)), key=lambda each: (ranges[each].segments[0][0], ranges[each].points)
    )
    count = len(analysis.pressure.vgprs)
    plot = Plot(count, len(rows), "Values live at the peak of late_coefficients, gfx942")
    plot.axes(range(0, count + 1, 50), (), "instruction of the IR", "values")
    unread = False
    for height, each in enumerate(order):
        idle = any(not through.used for through in rows[each].loops)
        unread |= idle
        for start, end in ranges[each].segments:
            plot.bar(len(rows) - height - 0.5, start, end, RED if idle else BLUE, 2.5)
    assert unread
    plot.label(count, len(rows) * 0.6, "not read in the loop", RED)
    plot.label(count, len(rows) * 0.5, "read in it", BLUE)
    plot.mark(analysis.pressure.peak, "peak")
    return plot.svg()


PICTURES: dict[str, Callable[[], str]] = {
    "occupancy": occupancy,
    "pressure": pressure,
    "live_ranges": live_ranges,
}


def differing() -> Iterator[Path]:
    """The committed files that are not what is drawn now."""
    for name, draw in PICTURES.items():
        path = FOLDER / f"{name}.svg"
        if not path.exists() or path.read_text(encoding="utf-8") != draw():
            yield path


def main() -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare with the committed files")
    if parser.parse_args().check:
        different = [str(path) for path in differing()]
        print("\n".join(f"differs: {path}" for path in different) or "no difference")
        return 1 if different else 0
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

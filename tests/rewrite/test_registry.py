# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Passes are found by their entry points; one of another package, really installed, too."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import ClassVar

import pytest

from irtools.errors import InputError
from irtools.rewrite import Pass, Subject, load_pass, load_passes, pass_names, registry

ROOT = Path(__file__).parents[2]
BUILT_IN = sorted(path.stem for path in (ROOT / "passes/irtools_passes").glob("[!_]*.py"))

Provide = Callable[[str, str], None]


@dataclass(frozen=True)
class Good:
    """A pass."""

    name: ClassVar[str] = "good"
    knob: ClassVar[bool] = False
    most: int = 3

    def propose(self, _subject: Subject) -> list[object]:
        """Nothing."""
        return []


@dataclass(frozen=True)
class Misnamed(Good):
    """Its entry point has another name."""

    name: ClassVar[str] = "other"


@dataclass(frozen=True)
class Mute:
    """It proposes nothing because it cannot."""

    name: ClassVar[str] = "mute"


class Plain:
    """No dataclass."""

    name = "plain"
    knob = False


@pytest.fixture
def provide(monkeypatch: pytest.MonkeyPatch) -> Provide:
    """Adds an entry point to those that are installed."""
    installed = list(registry.entry_points(group=registry.GROUP))

    def add(name: str, value: str) -> None:
        installed.append(EntryPoint(name, value, registry.GROUP))

    monkeypatch.setattr(registry, "entry_points", lambda **_: installed)
    monkeypatch.setitem(sys.modules, "some_passes", sys.modules[__name__])
    return add


def test_each_module_of_ours_is_an_entry_point() -> None:
    assert [name.replace("-", "_") for name in pass_names()] == BUILT_IN
    for name, pass_ in zip(pass_names(), load_passes(), strict=True):
        assert pass_.name == name
        assert isinstance(pass_, Pass)
        assert type(pass_).__module__ == f"irtools_passes.{name.replace('-', '_')}"
        assert sys.modules[type(pass_).__module__].__doc__


def test_options_are_fields() -> None:
    assert load_pass("lds-demotion", workgroup=64).workgroup == 64  # type: ignore[attr-defined]
    with pytest.raises(InputError, match=r"pass 'sink':.*'depth'"):
        load_pass("sink", depth=3)


def test_an_unknown_name_has_a_suggestion() -> None:
    with pytest.raises(InputError, match="no pass 'snik': did you mean sink"):
        load_pass("snik")
    with pytest.raises(InputError, match=r"no pass 'xyz': there are agpr-allocation, .*waves"):
        load_passes(["sink", "xyz"])


def test_a_pass_of_a_stranger(provide: Provide) -> None:
    provide("good", "some_passes:Good")
    assert "good" in pass_names()
    assert load_pass("good", most=5) == Good(5)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("good", "some_passes:Nothing", "pass 'good' cannot be loaded: .*Nothing"),
        ("good", "no_such_module:Good", "pass 'good' cannot be loaded: .*no_such_module"),
        ("good", "some_passes:Misnamed", 'is no dataclass with the class variable name = "good"'),
        ("plain", "some_passes:Plain", "'plain': some_passes:Plain is no dataclass"),
        ("mute", "some_passes:Mute", "'mute': some_passes:Mute lacks 'knob' or 'propose'"),
        ("good", "some_passes:test_options_are_fields", "is no dataclass"),
    ],
)
def test_what_is_no_pass_says_so(provide: Provide, name: str, value: str, message: str) -> None:
    provide(name, value)
    with pytest.raises(InputError, match=message):
        load_pass(name)
    with pytest.raises(InputError, match=message):
        load_passes()
    assert load_pass("sink").name == "sink"  # the others are not affected


def test_two_passes_of_one_name(provide: Provide) -> None:
    provide("sink", "some_passes:Good")
    with pytest.raises(InputError) as raised:
        load_passes()
    message = "two passes are called 'sink': irtools_passes.sink:Sink, some_passes:Good"
    assert str(raised.value) == message


def test_the_same_entry_point_twice_is_one_pass(provide: Provide) -> None:
    provide("sink", "irtools_passes.sink:Sink")  # installed, and in a source tree on the path
    assert load_pass("sink").name == "sink"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed the package in ``plugin``."""
    folder = tmp_path_factory.mktemp("plugin")
    source = shutil.copytree(Path(__file__).parent / "plugin", folder / "source")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-build-isolation"]
    command += ["--no-deps", "--no-index", "--disable-pip-version-check"]
    subprocess.run(
        [*command, "--target", str(folder / "site"), str(source)], check=True, capture_output=True
    )
    return folder / "site"


def irtools(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command with the installed package on the path."""
    environment = {key: value for key, value in os.environ.items() if key != "COLUMNS"}
    return subprocess.run(
        [sys.executable, "-m", "irtools", *arguments],
        cwd=ROOT / "samples",
        env={**environment, "PYTHONPATH": str(site), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_an_installed_package_is_listed_and_explained(installed: Path) -> None:
    listed = irtools(installed, "passes")
    assert (listed.returncode, listed.stderr) == (0, "")
    (line,) = (line for line in listed.stdout.splitlines() if line.startswith("fewer-vgprs"))
    assert line.split() == [
        *("fewer-vgprs", "knob", "Set", "the", "number", "of", "VGPRs", "outright.", "fewest=24")
    ]
    assert sum(line.startswith("sink ") for line in listed.stdout.splitlines()) == 1
    explained = irtools(installed, "explain", "fewer-vgprs")
    assert explained.returncode == 0
    assert "It backfires with spills." in explained.stdout


def test_an_installed_package_is_used(installed: Path) -> None:
    arguments = ["--pass", "fewer-vgprs", "--no-cache", "--budget", "6", "--format", "json"]
    done = irtools(installed, "suggest", "gfx1100/late_coefficients.ll", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    (kernel,) = json.loads(done.stdout)["kernels"]
    (suggestion,) = kernel["suggestions"]
    assert suggestion["rewrites"][0]["pass"] == "fewer-vgprs"
    (confirmation,) = suggestion["confirmations"]
    assert confirmation["verdict"] == "improved"
    assert confirmation["resources"]["occupancy"] > kernel["resources"]["occupancy"]
    limit = int(suggestion["rewrites"][0]["key"])
    assert confirmation["resources"]["vgprs"] <= limit < kernel["resources"]["vgprs"]

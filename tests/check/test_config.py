# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Configuration: which file counts, what it may say, and what is wrong with it."""

import re
from pathlib import Path

import pytest

from irtools.check.catalogue import RULES
from irtools.check.config import Config, Limits, find_config, nearest_config
from irtools.errors import InputError


@pytest.fixture(autouse=True)
def _read_anew() -> None:
    nearest_config.cache_clear()


def _config(folder: Path, text: str, name: str = "irtools.toml") -> Config:
    (folder / name).write_text(text, encoding="utf-8")
    return find_config(str(folder / "k.ll"))


def _refused(folder: Path, text: str, name: str = "irtools.toml") -> str:
    with pytest.raises(InputError) as caught:
        _config(folder, text, name)
    message = str(caught.value)
    assert message.startswith(f"{folder / name}")
    return message.removeprefix(str(folder / name))


ALL = """
targets = ["gfx90a", "gfx942:xnack-"]
flags = ["-O2"]
baseline = "known/pressure.json"
enable = ["IR1", "IR301"]
disable = ["IR106"]

[severity]
IR104 = "error"

[limits]
vgprs = 128
occupancy = 25.5
spill-ratio = 0
next-wave = 8

[[kernels]]
kernel = "gemm*"
vgprs = 512

[[kernels]]
kernel = "*<64>"
occupancy = 0

[[ignore]]
kernel = "debug_*"
rules = ["IR104"]
reason = "started by hand"
"""


def test_all_keys(tmp_path: Path) -> None:
    config = _config(tmp_path, ALL)
    assert config.path == tmp_path / "irtools.toml"
    assert config.targets == ("gfx90a", "gfx942:xnack-")
    assert config.flags == ("-O2",)
    assert config.baseline == tmp_path / "known" / "pressure.json"
    ones = {code for code in RULES if code.startswith("IR1")}
    assert config.codes == ones - {"IR106"} | {"IR301"}
    assert config.severities == {"IR104": "error"}
    assert config.limits_of(["step"]) == Limits(128, None, 25.5, 0, 8)
    assert config.limits_of(["_Z1g", "gemm<64>"]) == Limits(512, None, 0, 0, 8)
    assert config.exempt(["debug_step"]) == {"IR104"}
    assert config.exempt(["step"]) == frozenset()


def test_nearest_wins(tmp_path: Path) -> None:
    inner = tmp_path / "a" / "b"
    inner.mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text("[tool.irtools.limits]\nvgprs = 1\n")
    (tmp_path / "a" / "pyproject.toml").write_text('[project]\nname = "other"\n')
    assert find_config(str(inner / "k.ll")).limits.vgprs == 1
    nearest_config.cache_clear()
    (tmp_path / "a" / "irtools.toml").write_text("")
    assert find_config(str(inner / "k.ll")) == Config(
        tmp_path / "a" / "irtools.toml",
        baseline=tmp_path / "a" / "irtools-baseline.json",
    )
    nearest_config.cache_clear()
    (inner / "pyproject.toml").write_text("[tool.irtools]\nlimits.vgprs = 3\n")
    (inner / "irtools.toml").write_text("limits.vgprs = 2\n")
    assert find_config(str(inner / "k.ll")).limits.vgprs == 2


def test_standard_input_counts_as_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "irtools.toml").write_text("limits.vgprs = 7\n")
    monkeypatch.chdir(tmp_path)
    assert find_config("-").limits.vgprs == 7


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "\n\nlimit.vgprs = 3",
            ":3: limit is no key of the file: did you mean 'limits'? there are ",
        ),
        ("[limits]\nvpgrs = 3", ":2: vpgrs is no key of limits: did you mean 'vgprs'? there are "),
        ("[[kernels]]\nkernal = 'a'", ":2: kernal is no key of kernels: did you mean 'kernel'?"),
        ("[severity]\nIR14 = 'note'", ":2: IR14 is no key of severity: did you mean 'IR104'?"),
        ("[severity]\nIR104 = 'bad'", ":2: IR104 is error, warning or note, not 'bad'"),
        ("limits = 3", ":1: limits is a table"),
        ("limits.vgprs = 'x'", ":1: vgprs is a whole number, not 'x'"),
        ("limits.vgprs = true", ":1: vgprs is a whole number, not True"),
        ("limits.vgprs = 3.5", ":1: vgprs is a whole number, not 3.5"),
        ("limits.occupancy = 101", ":1: occupancy is a number up to 100, not 101"),
        ("targets = 'gfx942'", ":1: targets is a list of texts"),
        ("targets = ['sm_90']", ":1: targets names processors such as gfx942, not 'sm_90'"),
        ("enable = ['R104']", ":1: enable names rules such as IR104 or IR1, not 'R104'"),
        ("baseline = 3", ":1: baseline is the path of a file"),
        ("[kernels]\nkernel = 'a'", ":1: kernels is a list of tables, each under [[kernels]]"),
        ("[[kernels]]\nvgprs = 3", ":1: kernels needs a kernel, a glob of its name"),
        ("[[ignore]]\nkernel = 'a'", ":1: ignore needs a reason"),
        ("targets = [", ": "),
    ],
)
def test_mistakes(tmp_path: Path, text: str, message: str) -> None:
    assert _refused(tmp_path, text).startswith(message)


def test_mistakes_in_pyproject(tmp_path: Path) -> None:
    text = '[project]\nname = "x"\n\n[tool.irtools]\ntargts = []\n'
    message = _refused(tmp_path, text, "pyproject.toml")
    assert message.startswith(":5: targts is no key of tool.irtools: did you mean 'targets'?")
    text = "[tool.irtools.kernels]\n"
    message = _refused(tmp_path, text, "pyproject.toml")
    assert message.endswith("kernels is a list of tables, each under [[tool.irtools.kernels]]")


def test_the_documentation(tmp_path: Path) -> None:
    """What it shows is all that there is, with the defaults that it names."""
    text = (Path(__file__).parents[2] / "docs" / "check.md").read_text(encoding="utf-8")
    example = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)[0]
    config = _config(tmp_path, example, "pyproject.toml")
    assert config.limits == Limits(128, 100, 25, 1, 8)
    assert config.limits_of(["gemm_mfma"]).vgprs == 512
    assert config.exempt(["debug_step"]) >= {"IR101", "IR108"}
    defaults = re.findall(r"^(?:occupancy|spill-ratio|next-wave) .*: (\d+)$", example, re.MULTILINE)
    known = Limits()
    assert defaults == [str(n) for n in (known.occupancy, known.spill_ratio, known.next_wave)]
    keys = set(re.findall(r"^([a-z-]+) =", example, re.MULTILINE))
    keys |= set(re.findall(r"^\[+tool\.irtools\.(\w+)", example, re.MULTILINE))
    assert keys >= {"targets", "flags", "baseline", "disable", "severity", "limits", "ignore"}

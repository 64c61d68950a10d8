# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How a source file is compiled, from the command line or from a build."""

import json
from pathlib import Path

import pytest

from irtools.errors import InputError
from irtools.hip import CompileFlags, flags_for


def database(folder: Path, *entries: dict[str, object]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "compile_commands.json"
    path.write_text(json.dumps(entries))
    return path


def test_flags_of_the_command_line() -> None:
    given = ["-O2", "-I", "include", "--offload-arch=gfx90a", "--offload-arch=gfx942,gfx1100"]
    found = flags_for("k.hip", given)
    assert found.flags == ("-O2", "-I", "include")
    assert found.architectures == ("gfx90a", "gfx942", "gfx1100")
    assert found.compiler == ""


def test_a_whole_command() -> None:
    command = "hipcc -O3 -DN=4 -MD -MF k.d -fgpu-rdc -c src/k.hip -o k.o --cuda-gpu-arch=gfx906"
    found = flags_for("src/k.hip", command.split())
    assert found == CompileFlags(("-O3", "-DN=4"), Path(), ("gfx906",), "hipcc")


def test_the_nearest_build(tmp_path: Path) -> None:
    source = tmp_path / "src" / "deep" / "k.hip"
    entry = {
        "directory": str(tmp_path / "build"),
        "file": "../src/deep/k.hip",
        "command": "clang++ -x hip -DX='a b' -o k.o -c ../src/deep/k.hip --offload-arch=gfx942",
    }
    database(tmp_path / "build", entry)
    found = flags_for(str(source))
    assert found.flags == ("-DX=a b",)
    assert found.folder == tmp_path / "build"
    assert found.architectures == ("gfx942",)
    # One that is nearer counts, even though it says nothing of the file.
    database(tmp_path / "src")
    assert flags_for(str(source)) == CompileFlags()
    assert flags_for(str(source), build=str(tmp_path / "build")) == found
    with pytest.raises(InputError, match="says nothing of"):
        flags_for(str(source), build=str(tmp_path / "src"))


def test_arguments_as_a_list(tmp_path: Path) -> None:
    entry = {"directory": str(tmp_path), "file": "k.cu", "arguments": ["hipcc", "-O1", "k.cu"]}
    path = database(tmp_path, entry)
    found = flags_for(str(tmp_path / "k.cu"), build=str(path))
    assert (found.flags, found.compiler) == (("-O1",), "hipcc")


@pytest.mark.parametrize("text", ["{", '[{"directory": "/"}]'])
def test_a_broken_database(tmp_path: Path, text: str) -> None:
    path = tmp_path / "compile_commands.json"
    path.write_text(text)
    with pytest.raises(InputError, match=r"compile_commands\.json: is no"):
        flags_for("k.hip", build=str(tmp_path))


def test_no_database(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        flags_for("k.hip", build=str(tmp_path))

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools diff``: files, folders and git revisions."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from support.command import run

SCALE = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @scale(ptr addrspace(1) %x, float %a) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr float, ptr addrspace(1) %x, i32 %id
  %value = load float, ptr addrspace(1) %place
  %scaled = fmul float %value, %a
  store float %scaled, ptr addrspace(1) %place
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" }
"""


def scratch(text: str) -> str:
    """The same kernel with a private array that has to be in memory."""
    body = (
        "  %array = alloca [8 x i32], align 4, addrspace(5)\n"
        "  store volatile i32 1, ptr addrspace(5) %array\n"
        "  %id = call"
    )
    changed = text.replace("  %id = call", body, 1)
    assert changed != text
    return changed


def renamed(text: str, name: str) -> str:
    return text.replace("@scale(", f"@{name}(")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """A git repository in ``repo``; call it with arguments of git."""
    if shutil.which("git") is None:
        assert os.environ.get("CI") != "true"
        pytest.skip("no git")
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "irtools")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "irtools@example.org")
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    folder = tmp_path / "repo"
    folder.mkdir()

    def git(*arguments: str) -> str:
        return subprocess.run(
            ["git", "-C", str(folder), *arguments], check=True, capture_output=True, text=True
        ).stdout

    git("init", "--quiet", "--initial-branch=main")
    return git


def commit(git: Callable[..., str], folder: Path, **files: str | None) -> None:
    for name, text in files.items():
        path = folder / f"{name.replace('__', '/')}.ll"
        path.parent.mkdir(exist_ok=True)
        if text is None:
            path.unlink()
        else:
            path.write_text(text)
    git("add", "--all")
    git("commit", "--quiet", "--message", "kernels")


def test_two_files(tmp_path: Path) -> None:
    (tmp_path / "old.ll").write_text(SCALE)
    (tmp_path / "new.ll").write_text(scratch(SCALE))
    done = run("diff", "old.ll", "new.ll", folder=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    heading, row = done.stdout.splitlines()
    assert heading.split()[:3] == ["kernel", "file", "target"]
    assert row.split()[:4] == ["scale", "new.ll", "gfx942", "worse"]
    assert "0 → 36" in row
    done = run("diff", "new.ll", "old.ll", folder=tmp_path)
    assert done.returncode == 0
    assert "better" in done.stdout
    assert "36 → 0" in done.stdout
    done = run("diff", "new.ll", "new.ll", folder=tmp_path)
    assert (done.returncode, done.stdout) == (0, "no kernel's resources differ\n")


def test_folders(tmp_path: Path) -> None:
    for folder in ("old", "new"):
        (tmp_path / folder / "deep").mkdir(parents=True)
    (tmp_path / "old" / "gone.ll").write_text(renamed(SCALE, "gone"))
    (tmp_path / "old" / "moved.ll").write_text(renamed(SCALE, "moved"))
    (tmp_path / "new" / "elsewhere.ll").write_text(renamed(scratch(SCALE), "moved"))
    (tmp_path / "new" / "deep" / "come.ll").write_text(renamed(SCALE, "come"))
    for folder in ("old", "new"):
        (tmp_path / folder / "same.ll").write_text(SCALE)
        (tmp_path / folder / "host.ll").write_text('target triple = "x86_64-pc-linux-gnu"\n')
        (tmp_path / folder / "host.cpp").write_text("int main() {}\n")
    done = run("diff", "old", "new", "--format", "json", folder=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")
    document = json.loads(done.stdout)
    assert document["schema"] == "irtools.diff/1"
    found = {each["name"]: each for each in document["kernels"]}
    assert {name: each["change"] for name, each in found.items()} == {
        "moved": "worse",
        "come": "added",
        "gone": "removed",
    }
    assert found["come"]["file"] == os.path.join("deep", "come.ll")
    assert found["come"]["before"] is None
    assert found["gone"]["resources"] is None
    assert found["moved"]["resources"]["scratch_bytes"] == 36
    done = run("diff", "old", "new", "--kernel", "come", folder=tmp_path)
    assert done.returncode == 0
    done = run("diff", "old/gone.ll", "old/moved.ll", "--kernel", "x", folder=tmp_path)
    assert done.returncode == 2
    assert "no kernel matches --kernel in old/gone.ll or old/moved.ll" in done.stderr


def test_a_file_that_cannot_be_read_says_nothing(tmp_path: Path) -> None:
    for folder in ("old", "new"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "broken.ll").write_text(SCALE)
    (tmp_path / "new" / "broken.ll").write_text(SCALE + "amdgcn")
    (tmp_path / "new" / "come.ll").write_text(renamed(SCALE, "come"))
    done = run("diff", "old", "new", folder=tmp_path)
    assert done.returncode == 2
    assert "broken.ll" in done.stderr
    (row,) = done.stdout.splitlines()[1:]
    assert row.split()[:2] == ["come", "come.ll"]


def test_revisions(tmp_path: Path, repository: Callable[..., str]) -> None:
    folder = tmp_path / "repo"
    commit(repository, folder, kernels__scale=SCALE, other=renamed(SCALE, "other"))
    commit(
        repository, folder, kernels__scale=scratch(SCALE), other=renamed(scratch(SCALE), "other")
    )
    (folder / "kernels" / "scale.ll").write_text("not committed")
    (folder / "untracked.ll").write_text(SCALE)
    before = repository("status", "--porcelain")
    arguments = ("main^", "HEAD", "--format", "json")
    whole = run("diff", *arguments, folder=folder)
    assert (whole.returncode, whole.stderr) == (1, "")
    names = [each["name"] for each in json.loads(whole.stdout)["kernels"]]
    assert names == ["scale", "other"]
    # Paths are those from where we are.
    for place, path in (
        (folder, "kernels"),
        (folder / "kernels", "."),
        (folder, "kernels/scale.ll"),
    ):
        part = run("diff", *arguments, "--", path, folder=place)
        (kernel,) = json.loads(part.stdout)["kernels"]
        assert (kernel["name"], kernel["file"]) == ("scale", "kernels/scale.ll")
    assert repository("status", "--porcelain") == before
    assert not list(folder.glob(".git/*.lock"))


def test_a_revision_and_the_working_tree(tmp_path: Path, repository: Callable[..., str]) -> None:
    folder = tmp_path / "repo"
    commit(repository, folder, kernels__scale=SCALE, other=renamed(SCALE, "other"))
    (folder / "kernels" / "scale.ll").write_text(scratch(SCALE))
    (folder / "other.ll").write_text(renamed(scratch(SCALE), "other"))
    done = run("diff", "HEAD", "kernels", "--format", "markdown", folder=folder)
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert lines[0] == "<!-- irtools diff -->"
    assert lines[1] == "**irtools**: 1 kernel worse, from `HEAD` to `kernels`"
    assert lines[-1].startswith("| **worse** | `scale`<br>`kernels/scale.ll` | gfx942 | 2 |")
    assert " | 0 → 36 | " in lines[-1]
    (folder / "kernels" / "scale.ll").write_text(SCALE)
    done = run("diff", "HEAD", "kernels", "--format", "markdown", folder=folder)
    assert done.returncode == 0
    assert "no kernel's resources differ" in done.stdout


def test_source_with_its_headers_and_flags(
    tmp_path: Path,
    repository: Callable[..., str],
    tool: Callable[[str], str],
    samples: Path,
    cache: dict[str, str],
) -> None:
    folder = tmp_path / "repo"
    (folder / "include").mkdir()
    (folder / "include" / "size.h").write_text("constexpr int kSize = 1;\n")
    (folder / "k.hip").write_text(
        '#include <hip/hip_runtime.h>\n#include "size.h"\n__global__ void k(int* out, int at) {\n'
        "  volatile int array[kSize]; array[at] = at; out[0] = array[at / 2]; }\n"
    )
    commands = {"directory": str(folder / "build"), "file": "../k.hip"}
    commands["command"] = f"clang++ -I {samples / 'include'} -I{folder}/include -nogpulib -nogpuinc"
    (folder / "build").mkdir()
    (folder / "build" / "compile_commands.json").write_text(json.dumps([commands]))
    (folder / ".gitignore").write_text("build\n")
    commit(repository, folder)
    (folder / "include" / "size.h").write_text("constexpr int kSize = 16;\n")
    commit(repository, folder)
    (folder / "include" / "size.h").write_text("#error not this one\n")
    variables = {"HIP_CLANG": tool("clang++-22"), **cache}
    options = ("--mcpu", "gfx942", "--format", "json")
    done = run("diff", "HEAD^", "HEAD", *options, folder=folder, variables=variables)
    assert (done.returncode, done.stderr) == (1, "")
    (kernel,) = json.loads(done.stdout)["kernels"]
    assert kernel["file"] == "k.hip"
    assert kernel["before"]["scratch_bytes"] < kernel["resources"]["scratch_bytes"]
    # The same with flags from the command line, behind the paths.
    flags = ["-Iinclude", "-I", str(samples / "include"), "-nogpulib", "-nogpuinc"]
    again = run(
        "diff", "HEAD^", "HEAD", *options, "--", ".", "--", *flags,
        folder=folder, variables=variables,
    )  # fmt: skip
    assert json.loads(again.stdout)["kernels"] == [kernel]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nothing", "HEAD"), "nothing: neither a file, nor a folder, nor a revision in "),
        (("HEAD", "HEAD", "--", "nowhere"), "neither HEAD nor HEAD has HIP source with kernels"),
        (("HEAD", "HEAD", "--", "/"), "/: is not in the repository"),
        (("HEAD", "HEAD", "--mcpu", "gfx1"), "gfx1"),
        (("HEAD", "--all"), "no such option"),
    ],
)
def test_bad_revisions(
    tmp_path: Path, repository: Callable[..., str], arguments: tuple[str, ...], message: str
) -> None:
    commit(repository, tmp_path / "repo", scale=SCALE)
    done = run("diff", *arguments, folder=tmp_path / "repo")
    assert (done.returncode, done.stdout) == (2, "")
    assert message.lower() in done.stderr.lower()
    assert "Traceback" not in done.stderr


def test_what_cannot_be_read_in_a_revision(tmp_path: Path, repository: Callable[..., str]) -> None:
    folder = tmp_path / "repo"
    commit(repository, folder, kernels__scale=SCALE + "?", other=SCALE)
    (folder / "kernels" / "scale.ll").write_text(SCALE + "!")
    done = run("diff", "HEAD", ".", folder=folder)
    assert done.returncode == 2
    assert done.stderr.startswith("irtools: error: HEAD:kernels/scale.ll:")
    assert "\nirtools: error: kernels/scale.ll:" in done.stderr


def test_no_repository(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    variables = {"GIT_CEILING_DIRECTORIES": str(tmp_path)}
    done = run("diff", "old.ll", "empty", folder=tmp_path, variables=variables)
    assert done.returncode == 2
    assert "old.ll: no such file or folder, and this is no git repository" in done.stderr
    done = run("diff", "empty", "empty", folder=tmp_path)
    assert done.returncode == 2
    assert "neither empty nor empty has" in done.stderr

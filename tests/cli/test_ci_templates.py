# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The scripts of the GitHub action and of the GitLab job, run by bash as the services do."""

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
SPECIAL = "a $(touch run) `touch run`.ll"
KERNEL = """\
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @calls() #0 {
  call void @f()
  ret void
}
declare void @f()
attributes #0 = { "target-cpu"="gfx942" }
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with IR deep in it, in a file whose name the shell must not run."""
    folder = tmp_path / "project"
    (folder / "build" / "deep").mkdir(parents=True)
    (folder / "build" / "deep" / SPECIAL).write_text(KERNEL)
    return folder


def _run(
    script: str, folder: Path, variables: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    bin_ = Path(sys.executable).parent
    return subprocess.run(
        ["bash", "-c", script],
        cwd=folder,
        env={
            **os.environ,
            "PATH": f"{bin_}{os.pathsep}{os.environ['PATH']}",
            "XDG_CACHE_HOME": str(folder / ".cache"),
            **variables,
        },
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_github_action(project: Path, tmp_path: Path) -> None:
    action: Any = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    (step,) = [each for each in action["runs"]["steps"] if each.get("id") == "check"]
    assert not any("${{" in line for line in step["run"].splitlines())  # nothing is pasted in
    told = tmp_path / "output"
    inputs = {"FILES": "build/**/*.ll", "ARGUMENTS": "--mcpu gfx90a", "GLOBAL_ARGUMENTS": ""}
    variables = {**inputs, "SARIF": "found.sarif", "GITHUB_OUTPUT": str(told)}
    assert step["env"].keys() - variables.keys() == {"XDG_CACHE_HOME"}
    done = _run(step["run"], project, variables)
    assert done.returncode == 1, done.stderr
    assert done.stdout.startswith("::warning file=build/deep/a $(touch run) `touch run`.ll,line=2,")
    assert "IR108 warning: calls on gfx90a: calls f, which is not inlined" in done.stdout
    assert told.read_text() == "exit-code=1\n"
    (result,) = json.loads((project / "found.sarif").read_text())["runs"][0]["results"]
    assert result["ruleId"] == "IR108"
    done = _run(step["run"], project, {**variables, "FILES": "nothing/*.ll"})
    assert (done.returncode, told.read_text()) == (2, "exit-code=1\nexit-code=2\n")
    assert not (project / "run").exists()


def test_gitlab_template(project: Path) -> None:
    template: Any = yaml.safe_load((ROOT / "ci" / "gitlab.yml").read_text(encoding="utf-8"))
    job = template[".irtools-check"]
    variables = {**job["variables"], "IRTOOLS_FILES": "build/**/*.ll"}
    del variables["XDG_CACHE_HOME"]
    done = _run("\n".join(job["script"]), project, variables)
    assert done.returncode == 1, done.stderr
    assert "IR108 warning: calls on gfx942: calls f, which is not inlined" in done.stdout
    reports = job["artifacts"]["reports"]
    (found,) = json.loads((project / reports["codequality"]).read_text())
    assert found["location"]["path"] == f"build/deep/{SPECIAL}"
    (suite,) = ET.fromstring((project / reports["junit"]).read_text())
    assert suite.get("failures") == "1"
    done = _run("\n".join(job["script"]), project, {**variables, "IRTOOLS_FILES": "*.ll"})
    assert done.returncode == 2
    assert not (project / "run").exists()

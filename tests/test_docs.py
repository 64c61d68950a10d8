# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The programs in the documents run, and links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "samples/README.md"])
PROGRAMS = [
    pytest.param(code, id=f"{path.stem}-{number}")
    for path in DOCUMENTS
    for number, code in enumerate(
        re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL), 1
    )
]


@pytest.mark.parametrize("code", PROGRAMS)
def test_programs_run(code: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout or "print" not in code


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        assert "://" in link or (path.parent / link).exists(), link

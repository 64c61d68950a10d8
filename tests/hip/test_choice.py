# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files, their changes, and some of these."""

from pathlib import Path

import pytest

from irtools.errors import InputError
from irtools.hip.choice import hunks, with_hunks
from irtools.hip.edits.helpers import helper
from irtools.hip.files import Files, SourceEdit

TEXT = """\
#include <hip/hip_runtime.h>
__global__ void k(float* a) {
  a[1] = 1;
  a[2] = 2;
}
"""


def changed(tmp_path: Path, newline: str = "\n") -> Files:
    """A bound, on the line behind the helper, and an offset."""
    path = tmp_path / "k.hip"
    path.write_bytes(TEXT.replace("\n", newline).encode())
    files = Files.of(str(path))
    data = files.source(path).data
    bound, element = data.index(b" void"), data.index(b"a[2]")
    return files.edited(
        [
            *helper(files.source(path), "irtools_at"),
            SourceEdit(path, bound, bound, 0, " __launch_bounds__(64)"),
            SourceEdit(path, element, element + 4, 0, "irtools_at(a, 2)"),
        ]
    )


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_a_helper_is_there_for_who_calls_it(tmp_path: Path, newline: str) -> None:
    files = changed(tmp_path, newline)
    bound, offset = hunks(files)
    assert [line.strip() for line in bound.after] == [
        b"__global__ __launch_bounds__(64) void k(float* a) {"
    ]
    assert [line.strip() for line in offset.after] == [b"irtools_at(a, 2) = 2;"]
    path = files.main
    assert with_hunks(files, [bound, offset]).changed == files.changed
    only_bound = with_hunks(files, [bound]).changed[path]
    assert b"irtools_at" not in only_bound
    assert b"__launch_bounds__(64)" in only_bound
    only_offset = with_hunks(files, [offset]).changed[path]
    assert only_offset.count(b"T& irtools_at(") == 1
    assert b"__launch_bounds__" not in only_offset
    assert with_hunks(files, []).changed == {}


def test_a_helper_is_added_once(tmp_path: Path) -> None:
    files = changed(tmp_path)
    assert helper(files.source(files.main), "irtools_at") == ()


def test_a_patch_is_against_what_was_read(tmp_path: Path) -> None:
    files = changed(tmp_path)
    patch = files.patch()
    files.main.write_text("somebody else\n")
    assert files.patch() == patch
    assert files.original(files.main) == TEXT.encode()


def test_edits_that_overlap(tmp_path: Path) -> None:
    files = changed(tmp_path)
    edits = [SourceEdit(files.main, 2, 6, 0, ""), SourceEdit(files.main, 4, 8, 0, "")]
    with pytest.raises(InputError, match="two edits change the same place"):
        files.edited(edits)

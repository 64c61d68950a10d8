# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files that several runs write and read at the same time."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from irtools.storage import digest_of, write_entry


def test_entries_are_whole(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "entry.json"

    def write(number: int) -> None:
        write_entry(file, json.dumps([number] * 10_000))

    def read(_: int) -> int:
        return len(set(json.loads(file.read_text())))

    write(0)
    with ThreadPoolExecutor(4) as pool:
        written = pool.map(write, range(100))
        assert set(pool.map(read, range(100))) == {1}
        list(written)
    assert list(file.parent.iterdir()) == [file]  # nothing temporary is left


def test_digest(tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert digest_of(file) is None
    assert digest_of(tmp_path) is None
    file.write_bytes(b"a")
    first = digest_of(file)
    file.write_bytes(b"b")
    assert digest_of(file) not in (first, None)

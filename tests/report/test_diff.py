# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The comment for a pull request."""

from irtools.backend import Change, Measured, Resources
from irtools.report.diff import MARKER, diff_markdown
from irtools.target import load_target

TARGET = load_target("gfx942")
RESOURCES = Resources(
    kernel="k", target="gfx942", wave_size=64, llvm="LLVM", vgprs=64, agprs=0, sgprs=16,
    vgpr_spills=1, sgpr_spills=2, scratch=0, dynamic_stack=False, lds=0, dynamic_lds=False,
    workgroup=(1, 1024), next_step=None, code_bytes=100, blocks=(), functions=(),
    occupancy=TARGET.occupancy(vgprs=64, agprs=0, sgprs=16, lds=0, workgroup=(1, 1024)),
)  # fmt: skip


def test_names_that_would_break_a_table() -> None:
    change = Change(None, Measured("k", "k<a|b>`", "", TARGET, RESOURCES))
    text = diff_markdown([change], "old", "new")
    assert text.startswith(f"{MARKER}\n**irtools**: 1 kernel added, from `old` to `new`\n\n| |")
    assert text.endswith(
        "| added | `k<a\\|b> ` | gfx942 | 64 | 0 | 16 | 1+2s | 0 | 0 | 8 | 0 | 100 |\n"
    )


def test_no_longer_than_a_comment_may_be() -> None:
    found = [Change(None, Measured("k", "k" * 500, "", TARGET, RESOURCES))] * 200
    text = diff_markdown(found, "old", "new")
    assert 55_000 < len(text) < 65_000
    shown = text.count("| added |")
    assert text.endswith(f"\n\n… and {200 - shown} more\n")

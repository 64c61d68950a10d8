# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Comments that silence rules: where they hold, and which of them are useless."""

from collections.abc import Callable
from pathlib import Path

import pytest

from irtools.check.config import Config, find_config
from irtools.check.diagnostic import Place
from irtools.check.result import Checked, Job
from irtools.check.suppression import find_suppressions, useless

CheckFile = Callable[..., Checked]

SOURCE = """\
// irtools: ignore[IR104]
// irtools: ignore[IR105, IR106] the next line with code
int a;  // irtools: ignore[IR101]
int b; /* irtools:ignore [IR102] */ int c;
// irtools: ignore
// irtools: ignore[IR999]
"""


def test_where_they_hold() -> None:
    found = find_suppressions("a.hip", SOURCE.splitlines())
    assert [(each.place.line, each.line, each.codes) for each in found] == [
        (1, 3, ("IR104",)),
        (2, 3, ("IR105", "IR106")),
        (3, 3, ("IR101",)),
        (4, 4, ("IR102",)),
        (5, 5, ()),
        (6, 6, ("IR999",)),
    ]
    assert [each.problem for each in found[4:]] == [
        "names no rule: write ignore[IR104]",
        "names IR999, which is no rule",
    ]


DEFINITION = """\
// irtools: ignore[IR104] a;b
template <int N>
__global__ void __launch_bounds__(256)  // irtools: ignore[IR105]
step(float* p,
     int n) {
  p[0] = 0;  // irtools: ignore[IR205]
}
"""


def test_definition_of_several_lines() -> None:
    above, behind, inside = find_suppressions("a.hip", DEFINITION.splitlines())
    name, elsewhere = Place("a.hip", 4), Place("a.hip", 20)
    assert (above.line, above.last, behind.line, behind.last) == (2, 5, 3, 5)
    for each, code in ((above, "IR104"), (behind, "IR105")):
        assert each.covers(code, elsewhere, name)
        assert not each.covers(code, elsewhere, Place("a.hip", 20))
        assert not each.covers(code, elsewhere, Place("b.hip", 4))
        assert not each.covers("IR101", elsewhere, name)
    assert not inside.covers("IR205", elsewhere, name)
    assert inside.covers("IR205", Place("a.hip", 6), name)


KERNEL = """\
target triple = "amdgcn-amd-amdhsa"
{above}define amdgpu_kernel void @k(ptr addrspace(1) %p) #0 {{{behind}
  %x = call float @helper()
  ret void
}}
declare float @helper()
attributes #0 = {{ "target-cpu"="gfx942" }}
"""


@pytest.mark.parametrize(
    ("above", "behind", "codes"),
    [
        ("", "", ["IR108"]),
        ("; irtools: ignore[IR108] measured\n", "", []),
        ("", " ; irtools: ignore[IR104,IR108]", []),
        ("; irtools: ignore[IR104]\n", "", ["IR108", "IR001"]),
        ("; irtools: ignore[IR108]\n\n", "", ["IR108", "IR001"]),
        ("; irtools: ignore\n", "", ["IR108", "IR001"]),
    ],
)
def test_in_a_file(
    check_file: CheckFile, tmp_path: Path, above: str, behind: str, codes: list[str]
) -> None:
    path = tmp_path / "k.ll"
    path.write_text(KERNEL.format(above=above, behind=behind), encoding="utf-8")
    checked = check_file(path)
    found = [*checked.diagnostics, *useless([(Job(str(path), Config()), checked)])]
    assert [each.code for each in found] == codes


def test_used_for_one_target_is_used(check_file: CheckFile, tmp_path: Path) -> None:
    """Of several runs over the same source one is enough."""
    path = tmp_path / "k.ll"
    path.write_text(KERNEL.format(above="; irtools: ignore[IR108]\n", behind=""))
    used = check_file(path)
    (tmp_path / "irtools.toml").write_text('disable = ["IR108"]\n')
    unused = check_file(path)
    job = Job(str(path), Config())
    assert list(useless([(job, used), (job, unused)])) == []
    assert len(list(useless([(job, unused)]))) == 1
    # A rule that is not applied may have suppressions all the same.
    disabled = Job(str(path), find_config(str(path)))
    assert list(useless([(disabled, unused)])) == []

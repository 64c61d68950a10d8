# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How kernels are declared, against how they are launched."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from irtools.analysis.workgroup import find_workgroup
from irtools.backend import Resources, compile_kernels
from irtools.check.diagnostic import Diagnostic, Note, Place, Quantity
from irtools.check.subject import Subject
from irtools.ir.edit import AttributeEdit

__all__ = ["launch_beyond_bounds", "no_launch_bounds"]

_KEY = "amdgpu-flat-work-group-size"
_UNBOUNDED = "1,1024"
_USUAL = 256  # work-items of a workgroup


def no_launch_bounds(subject: Subject) -> Iterator[Diagnostic]:
    """A kernel that spills, without bounds, and needs less scratch when it is compiled with some:
    those of its launches where the source has them."""
    kernel, before = subject.kernel, subject.resources
    if not before.vgpr_spills or kernel.attributes.get(_KEY, _UNBOUNDED) != _UNBOUNDED:
        return
    shape = subject.workgroup or find_workgroup(kernel)
    size = _USUAL if shape is None else shape.items
    if size is None or size >= before.workgroup[1]:
        return
    alone = kernel.module.extract(kernel)
    bounded = alone.apply([AttributeEdit(alone.function(kernel.name), _KEY, f"1,{size}")])
    function = bounded.function(kernel.name)
    after = compile_kernels(subject.backend, bounded, [function], subject.target)[kernel.name]
    if not isinstance(after, Resources) or after.scratch >= before.scratch:
        return
    source = f" ({shape.source})" if shape is not None else ""
    yield subject.report(
        "IR301",
        f"spills because it has no launch bounds: LLVM allows for workgroups of "
        f"{before.workgroup[1]:,} work-items",
        notes=[
            Note(
                f"compiled for at most {size}{source}: {before.vgprs} → {after.vgprs} VGPRs, "
                f"{before.scratch} → {after.scratch} bytes of scratch, "
                f"{before.occupancy.waves} → {after.occupancy.waves} waves"
            )
        ],
        help=f"write __launch_bounds__({size}) after __global__"
        + ("" if shape is not None else ", if it is launched with no more work-items"),
        values=[
            Quantity("scratch", before.scratch, "bytes"),
            Quantity("scratch_with_bounds", after.scratch, "bytes"),
        ],
    )


def launch_beyond_bounds(subject: Subject) -> Iterator[Diagnostic]:
    """Launches in the source that the kernel's declaration forbids: they fail."""
    kernel = subject.kernel
    most = subject.resources.workgroup[1]
    required = find_workgroup(kernel)
    exact = required is not None and required.source == "reqd_work_group_size"
    for path, site in subject.launches.sites(kernel):
        if site.block is None:
            continue
        items = prod(site.block)
        if exact and required is not None and site.block != required.sizes:
            what = f"its workgroups are {required}"
        elif items > most:
            what = f"it allows for {most}"
        else:
            continue
        shape = "×".join(map(str, site.block))
        file = next(each for each in subject.sources.files if each.path == path)
        text = file.lines[site.line - 1]
        start = len(text) - len(text.lstrip())
        yield subject.report(
            "IR302",
            f"is launched with workgroups of {shape}, {items:,} work-items, but {what}: "
            "this launch fails",
            Place(path, site.line, start + 1, len(text.rstrip()) + 1, text),
            notes=[Note("the kernel is defined here", subject.definition)],
            help=f"launch no more than {most} work-items, or declare "
            f"__launch_bounds__({items}), which may cost registers",
            values=[
                Quantity("work_items", items, "work-items"),
                Quantity("bound", most, "work-items"),
            ],
        )

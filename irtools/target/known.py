# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The targets that irtools knows: one TOML file each in ``data/``."""

from functools import cache
from typing import TYPE_CHECKING, Any

from irtools.errors import TargetError
from irtools.target.hardware import Target

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["load_target", "target_names"]

# importlib.resources, tomllib and difflib are imported where they are used (noqa: PLC0415): they
# take longer than the rest of this package, and most imports of it never load a target.


@cache
def target_names() -> tuple[str, ...]:
    """The names ``load_target`` knows, older generations first."""
    names = [file.name.removesuffix(".toml") for file in _data().iterdir()]
    return tuple(sorted(names, key=lambda name: (len(name), name)))


@cache
def load_target(name: str, *, wave_size: int | None = None) -> Target:
    """The target of a processor name, for one wave size.

    ``name`` is a processor such as ``gfx90a``, in lower case. A target ID such as
    ``gfx90a:sramecc+:xnack-`` stands for its processor: its features change how many SGPRs a kernel
    needs, not how many there are. ``wave_size`` is in work-items; ``None`` means LLVM's default (32
    where the target has it). ``gfx940`` and ``gfx941``, which LLVM 22 no longer knows, are the
    hardware of ``gfx942``, with ``Target.processor`` saying so.

    Raises ``TargetError`` for an unknown name, with the nearest known ones, or a wave size that the
    target lacks.
    """
    processor = name.partition(":")[0]
    if processor not in target_names():
        raise TargetError(_unknown(processor))
    facts = _read(processor)
    wave_sizes = tuple(facts["wave_sizes"])
    if wave_size is None:
        wave_size = wave_sizes[0]
    if wave_size not in wave_sizes:
        known = " or ".join(map(str, wave_sizes))
        raise TargetError(f"{processor} has waves of {known} work-items, not of {wave_size}")
    vgprs, sgprs, lds = facts["vgprs"], facts["sgprs"], facts["lds"]
    low, high = facts["global_offsets"]
    return Target(
        name=processor,
        processor=facts.get("same_as", processor),
        architecture=facts["architecture"],
        products=tuple(facts["products"]),
        wave_size=wave_size,
        wave_sizes=wave_sizes,
        max_waves=facts["max_waves"],
        simds=facts["simds"],
        max_workgroups=facts["max_workgroups"],
        max_workgroup_size=facts["max_workgroup_size"],
        vgpr_file=vgprs[f"wave{wave_size}"]["file"],
        vgpr_granule=vgprs[f"wave{wave_size}"]["granule"],
        addressable_vgprs=vgprs["addressable"],
        agprs=vgprs["agprs"],
        sgpr_file=sgprs["file"],
        sgpr_granule=sgprs["granule"],
        addressable_sgprs=sgprs["addressable"],
        lds=lds["size"],
        lds_per_workgroup=lds["per_workgroup"],
        lds_granule=lds["granule"],
        salu_float=facts["salu_float"],
        xnack=facts["xnack"],
        global_offsets=(low, high),
    )


def _data() -> "Traversable":
    """The folder of the TOML files, which holds nothing else."""
    from importlib.resources import files

    return files("irtools.target") / "data"


def _read(processor: str) -> dict[str, Any]:
    """The facts of a processor, which is one of ``target_names()``.

    A file with ``same_as`` only adds to the facts of the processor it names.
    """
    import tomllib

    facts = tomllib.loads((_data() / f"{processor}.toml").read_text(encoding="utf-8"))
    return _read(facts["same_as"]) | facts if "same_as" in facts else facts


def _unknown(processor: str) -> str:
    """The message for a name that is not in ``target_names()``."""
    from difflib import get_close_matches

    names = target_names()
    near = get_close_matches(processor.lower(), names, cutoff=0.7)
    hint = f"did you mean {' or '.join(near)}? " if near else ""
    return f"unknown target {processor!r}: {hint}irtools knows {', '.join(names)}"

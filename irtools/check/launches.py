# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The launches of kernels, in the source files that define them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from irtools.analysis.workgroup import Workgroup, find_workgroup
from irtools.check.sources import Sources
from irtools.errors import InputError
from irtools.hip.launches import Launches, LaunchSite
from irtools.hip.source import parse_source, plain_name
from irtools.ir.model import Function

__all__ = ["KnownLaunches"]


class KnownLaunches:
    """The launches that the source files of a module have.

    Source is read with tree-sitter. Where that is not installed there are none, and ``problem``
    says so.
    """

    def __init__(self, sources: Sources) -> None:
        self._sources = sources
        self._read: dict[str, Launches | None] = {}
        self.problem = ""

    def sites(self, kernel: Function) -> Iterator[tuple[str, LaunchSite]]:
        """The launches in the file that defines a kernel, with that file's path; none where the
        name stands for several kernels."""
        launches = self._launches(kernel)
        name = plain_name(kernel)
        if launches is None or [each.name for each in launches.source.definitions].count(name) != 1:
            return
        instances = [each for each in kernel.module.kernels if plain_name(each) == name]
        for site in launches.sites:
            if site.kernel == name and (len(instances) == 1 or _names(site, kernel)):
                yield str(launches.source.file), site

    def workgroup(self, kernel: Function) -> Workgroup | None:
        """The shape of a kernel's workgroups where all launches agree, and the IR with them."""
        if find_workgroup(kernel) is not None:
            return None
        found = list(self.sites(kernel))
        shapes = {site.block for _, site in found}
        shape = next(iter(shapes)) if len(shapes) == 1 else None
        if shape is None:
            return None
        path, site = found[0]
        return Workgroup(*shape, source=f"{path}:{site.line}")

    def _launches(self, kernel: Function) -> Launches | None:
        location = kernel.location
        file = self._sources.file(location) if location is not None else None
        if file is None:
            return None
        if file.path not in self._read:
            try:
                data = "\n".join(file.lines).encode()
                self._read[file.path] = Launches(parse_source(Path(file.path), data))
            except InputError as error:
                self._read[file.path] = None
                self.problem = str(error)
        return self._read[file.path]


def _names(site: LaunchSite, kernel: Function) -> bool:
    """Whether a launch names the instance of a template: ``step<float, 256>``."""
    arguments = kernel.display_name.partition("<")[2]
    written = f"{plain_name(kernel)}<{arguments}".replace(" ", "")
    return bool(arguments) and written in site.text.replace(" ", "")

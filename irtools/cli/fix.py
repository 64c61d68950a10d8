# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools fix``: change the HIP source so that its kernels need fewer registers."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from irtools.cli.common import (
    SOURCE_SUFFIXES,
    Kernel,
    Session,
    WorkgroupShape,
    error_console,
    print_text,
    working,
    write_file,
)
from irtools.cli.rewriting import (
    Allow,
    BudgetOption,
    MaxSlowdown,
    Mcpus,
    Passes,
    Require,
    Rewriting,
    Search,
    UseCache,
    Waves,
)
from irtools.cli.source import SourceRewriting
from irtools.errors import InputError

if TYPE_CHECKING:
    from irtools.execute import Verification
    from irtools.hip.choice import Hunk
    from irtools.hip.edits import Declined
    from irtools.hip.files import Files
    from irtools.hip.fix import Checked
    from irtools.hip.trials import SourceTrials
    from irtools.ir.model import Function
    from irtools.rewrite import Configuration, Outcome, Version
    from irtools.target import Target


def fix(
    file: Annotated[str, typer.Argument(metavar="SOURCE", help="HIP source.", show_default=False)],
    write: Annotated[bool, typer.Option("--write", help="Change the file.")] = False,
    interactive: Annotated[
        bool, typer.Option("--interactive", "-i", help="Ask for every change of the file.")
    ] = False,
    output: Annotated[
        str | None,
        typer.Option(
            "--output", "-o", metavar="FILE", help="Write the patch here.", show_default="print it"
        ),
    ] = None,
    mcpu: Mcpus = None,
    kernel: Kernel = None,
    workgroup: WorkgroupShape = None,
    pass_: Passes = None,
    allow: Allow = None,
    waves: Waves = None,
    max_slowdown: MaxSlowdown = 1.1,
    budget: BudgetOption = "120s",
    require: Require = None,
    cache: UseCache = True,
) -> None:
    """Find changes of a HIP file that lower the register pressure of its kernels, as a patch.

    The changed source is compiled with the compiler and flags of the original. A change is part of
    the patch only when its kernel comes out better and computes the same, and no other kernel of
    the file comes out worse. Launches in the file with a constant workgroup say how large
    workgroups are. Nothing is written without --write.

    Examples:

    - `irtools fix kernel.hip --mcpu gfx942`
    - `irtools -p build fix src/kernel.hip --allow workgroup-size --write`
    """
    if Path(file).suffix not in SOURCE_SUFFIXES:
        raise InputError(f"{file}: is no HIP source; irtools apply changes IR")
    if not Path(file).is_file():
        raise InputError(f"{file}: cannot be read: no such file")
    options = Search(
        mcpu, (), allow or (), waves, max_slowdown, budget, (), cache, workgroup, require
    )
    session = Session("fix", json=False)
    with ExitStack() as stack:
        fixing = _Fixing(SourceRewriting(file, pass_ or (), Rewriting(options, stack), stack))
        for each, targets in fixing.source.rewriting.kernels(session, [file], kernel):
            fixing.fix(session, each, targets)
        files = fixing.chosen() if interactive else fixing.source.project.files
        patch = files.patch()
        if patch:
            patch = fixing.heading() + patch
    if patch and files.patch_folder != Path.cwd():
        fixing.say(f"paths in the patch are relative to {os.path.relpath(files.patch_folder)}")
    if output is not None and patch:
        write_file(output, patch)
    elif patch:
        print_text(patch.decode("utf-8", "surrogateescape"))
    if write:
        write_all(files)
    session.finish()


class _Fixing:
    """The changes of one file, kernel by kernel, each on top of those before it."""

    def __init__(self, source: SourceRewriting) -> None:
        self.source = source
        self._console = error_console()
        self._configurations: tuple[Configuration, ...] = ()
        self._kinds: set[str] = set()
        self._heading: list[str] = []

    def say(self, text: str) -> None:
        """Tell the user on standard error."""
        self._console.print(text, markup=False)

    def heading(self) -> bytes:
        """What the patch says of itself, in front: programs that apply patches skip that."""
        return "".join(f"# {line}\n" for line in self._heading).encode()

    def fix(self, session: Session, kernel: Function, targets: Sequence[Target]) -> None:
        """Look for changes that make a kernel better, and keep those that are confirmed; else tell
        why not."""
        from irtools.report.suggest import change, left_out_lines, version_lines

        name = kernel.display_name
        shape, site = self.source.workgroup(kernel)
        with self.source.trials(session, kernel, targets) as trials:
            self._configurations = trials.configurations
            assured, notes = self.source.find(trials, shape)
            best = assured.findings.best
            for told in left_out_lines(assured):
                self._console.print(told)
            if best is None:
                gain = (
                    "nothing to gain" if assured.findings.nothing_to_gain else "no better version"
                )
                self.say("; ".join(filter(None, (f"{name}: {gain}", _not_written(notes.declined)))))
                return
            changed = trials.files_of(best.kernel)
            try:
                with working(f"{name}: compiling the changed file"):
                    outcome, verification = self._confirmed(kernel, changed, trials, best)
            except InputError as error:
                self.say(f"{name}: not changed: {error}")
                return
        self.source.project.files = changed
        self._kinds |= {kind for option in best.options for kind in option.assumes}
        won = "; ".join(f"{each.target.name}: {change(each)}" for each in outcome.confirmations)
        self._heading += [f"{name}: {won}", f"  {verification}"]
        if site is not None:
            self.say(f"{self.source.file}:{site.line}: {site.text}")
        for line in version_lines(name, best, verification, top=1, outcome=outcome):
            self._console.print(line)
        if note := _not_written(notes.declined):
            self.say(f"     {note}")

    def _confirmed(
        self, kernel: Function, changed: Files, trials: SourceTrials, best: Version
    ) -> tuple[Outcome, Verification]:
        """How the kernel comes out of the whole file; raises InputError when that is no better, or
        another kernel is worse."""
        kinds = {kind for option in best.options for kind in option.assumes}
        found = self.source.project.check(changed, trials.configurations, kinds)
        own = None
        for each in found:
            where = each.kernel.display_name
            if each.verification.level == "mismatch":
                raise InputError(f"then {where} computes something else: {each.verification}")
            if each.kernel.name == kernel.name:
                own = each
            elif each.is_worse:
                raise InputError(f"then {where} is worse: {_numbers(each)}")
        outcome = None if own is None else trials.compared(own.after, best.kernel.module.text)
        if own is None or outcome is None or not outcome.cost < trials.baseline.cost:
            raise InputError("in the whole file it comes out no better")
        for each in found:
            if each is not own:
                self.say(f"{each.kernel.display_name} changes too: {_numbers(each)}")
        return outcome, own.verification

    def chosen(self) -> Files:
        """The changes that the user wants of those that were found, compiled again."""
        from irtools.hip.choice import hunks, with_hunks

        project = self.source.project
        found = hunks(project.files)
        wanted = [hunk for hunk in found if self._asked(hunk)]
        if len(wanted) == len(found):
            return project.files
        chosen = with_hunks(project.files, wanted)
        project.files = project.files.with_changes({})
        self._heading = []
        for each in project.check(chosen, self._configurations, self._kinds) if wanted else ():
            name = each.kernel.display_name
            if each.verification.level == "mismatch":
                raise InputError(
                    f"with these changes {name} computes something else: {each.verification}"
                )
            self._heading.append(f"{name}: {_numbers(each)}; {each.verification}")
            self.say(self._heading[-1])
        return chosen

    def _asked(self, hunk: Hunk) -> bool:
        self.say(f"{os.path.relpath(hunk.path)}:{hunk.start + 1}:")
        for sign, lines in (("-", hunk.before), ("+", hunk.after)):
            for line in lines:
                self.say(f"{sign}{line.decode('utf-8', 'replace').rstrip()}")
        self._console.print("Make this change? [Y/n] ", markup=False, end="")
        return sys.stdin.readline().strip().lower() in ("", "y", "yes")


def _numbers(checked: Checked) -> str:
    """What a kernel has before and after, for each target."""
    from irtools.backend import Resources

    parts = []
    for old, new in zip(checked.before, checked.after, strict=True):
        if isinstance(old, Resources) and isinstance(new, Resources):
            parts.append(
                f"{old.vgprs} → {new.vgprs} VGPRs, {old.occupancy.waves} → {new.occupancy.waves} "
                f"waves, {old.scratch} → {new.scratch} bytes of scratch"
            )
        else:
            parts.append(f"failed: {new}")
    return "; ".join(parts)


def _not_written(declined: Sequence[Declined]) -> str:
    """How many changes of the IR have no counterpart in the source."""
    if not declined:
        return ""
    more = f"{len(declined)} changes" if len(declined) > 1 else "1 change"
    return f"{more} of the IR cannot be written in the source: irtools suggest says why"


def write_all(files: Files) -> None:
    """Change the files, none of them unless all can be."""
    for path in files.changed:
        shown = os.path.relpath(path)
        if not path.stat().st_mode & stat.S_IWUSR:
            raise InputError(f"{shown}: is read-only, and nothing was changed")
        if path.read_bytes() != files.original(path):
            raise InputError(f"{shown}: has changed meanwhile, and nothing was changed")
    for path, data in files.changed.items():
        mode = path.stat().st_mode
        write_file(str(path), data)
        path.chmod(stat.S_IMODE(mode))

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What MkDocs calls while it builds the site: pages that are made of the program itself.

The first page is the README. The reference of commands comes from their help, that of passes from
their docstrings, that of the library from what ``irtools`` exports; the pages on rules are those in
``irtools/check/pages``.
"""

from __future__ import annotations

import dataclasses
import inspect
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import typer
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import irtools
from irtools.cli.main import app
from irtools.rewrite import load_passes

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "irtools" / "check" / "pages"
# What documents link to outside their folder, and what that is called here.
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "samples/README.md": "samples.md",
    "samples/inverse8x8.hip": "inverse8x8.hip",
    "irtools/report/schema.json": "schema.json",
    "irtools/report/check_schema.json": "check_schema.json",
    "LICENSE": "license.txt",
}
_LINK = re.compile(r"\[([^\]]*)\]\(([^):#]+)(#[^)]*)?\)")


def on_config(config: MkDocsConfig) -> None:
    """Put the pages on rules into the navigation."""
    names = [f"rules/{path.name}" for path in rule_pages()]
    if names and config.nav is not None:
        reference = next(each["Reference"] for each in config.nav if "Reference" in each)
        reference.insert(1, {"Rules": names})


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the pages that are made."""
    made = {
        "reference/commands.md": commands(),
        "reference/passes.md": passes(),
        "reference/library.md": library(),
        **{name: (ROOT / path).read_text(encoding="utf-8") for path, name in OUTSIDE.items()},
        **{f"rules/{path.name}": path.read_text(encoding="utf-8") for path in rule_pages()},
    }
    for name, content in made.items():
        files.append(File.generated(config, name, content=content))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links between documents as they are in the repository, for the places that they have here."""
    del config, files
    uri = page.file.src_uri
    home = PurePosixPath(_in_repository(uri)).parent

    def moved(found: re.Match[str]) -> str:
        text, link, anchor = found.groups("")
        path = os.path.normpath(home / link)
        name = _in_site(path)
        if name is None:
            return f"{text} (`{path}`)"  # a file of the repository that is no part of the site
        return f"[{text}]({os.path.relpath(name, PurePosixPath(uri).parent)}{anchor})"

    return _LINK.sub(moved, markdown)


def _in_repository(uri: str) -> str:
    """Where what is a page of the site is in the repository."""
    if uri.startswith("rules/"):
        return str((RULES / PurePosixPath(uri).name).relative_to(ROOT))
    return next((path for path, name in OUTSIDE.items() if name == uri), f"docs/{uri}")


def _in_site(path: str) -> str | None:
    """Where a file of the repository is in the site."""
    if (ROOT / path).parent == RULES:
        return f"rules/{PurePosixPath(path).name}"
    return OUTSIDE.get(path) or (path.removeprefix("docs/") if path.startswith("docs/") else None)


def rule_pages() -> list[Path]:
    """The pages on the rules of ``irtools check``."""
    return sorted(RULES.glob("*.md"))


def commands() -> str:
    """The reference of the commands, from their help."""
    group = typer.main.get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    parts = ["# Commands\n", *_parameters(group)]
    for name, command in sorted(group.commands.items()):
        assert isinstance(command, typer.core.TyperCommand)
        usage = " ".join(_usage(name, command))
        parts += [
            f"\n## `irtools {name}`\n",
            f"    {usage}\n",
            inspect.cleandoc(command.help or ""),
        ]
        parts += ["", *_parameters(command)]
    return "\n".join(parts) + "\n"


def _usage(name: str, command: typer.core.TyperCommand) -> Iterator[str]:
    yield f"irtools {name}"
    for parameter in command.params:
        if isinstance(parameter, typer.core.TyperArgument):
            yield parameter.metavar or parameter.name.upper()
        elif parameter.required:
            yield f"{parameter.opts[0]} {parameter.metavar}"
    yield "[OPTIONS]"


def _parameters(command: typer.core.TyperCommand | typer.core.TyperGroup) -> Iterator[str]:
    """A table of the arguments and options."""
    yield "| | | default |"
    yield "|:--|:--|:--|"
    for parameter in command.params:
        assert isinstance(parameter, (typer.core.TyperOption, typer.core.TyperArgument))
        if isinstance(parameter, typer.core.TyperArgument):
            names = parameter.metavar or ""
        else:
            names = ", ".join([*parameter.opts, *parameter.secondary_opts])
            names += f" {parameter.metavar}" if parameter.metavar else ""
        cells = (f"`{names}`", parameter.help or "", _default(parameter))
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _default(parameter: typer.core.TyperOption | typer.core.TyperArgument) -> str:
    if parameter.required:
        return "required"
    if isinstance(parameter.show_default, str):
        return parameter.show_default
    if parameter.show_default is False or parameter.default in (None, False):
        return ""
    value = parameter.default
    if value is True:
        return f"`{parameter.opts[0]}`"
    return f"`{getattr(value, 'value', value)}`"


def passes() -> str:
    """The reference of the passes, from the docstrings of their modules."""
    parts = [
        "# Passes\n",
        "What `irtools suggest` tries. `irtools explain NAME` prints the same.\n",
    ]
    for pass_ in load_passes():
        module = sys.modules[type(pass_).__module__]
        text = (inspect.getdoc(module) or "").replace("::\n", ":\n").replace("``", "`")
        parts += [f"## {pass_.name}\n", text, ""]
        assert dataclasses.is_dataclass(pass_)
        options = [
            f"`{each.name}` = {getattr(pass_, each.name)}" for each in dataclasses.fields(pass_)
        ]
        if options:
            parts += [f"Options: {', '.join(options)}.", ""]
    return "\n".join(parts)


def library() -> str:
    """The reference of the library: what ``irtools`` exports."""
    parts = ["# The library\n", "How to use it: [irtools as a library](../library.md).\n"]
    for name in sorted(irtools.__all__, key=str.lower):
        value = getattr(irtools, name)
        parts.append(f"::: {value.__module__}.{value.__qualname__}\n")
    return "\n".join(parts)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``irtools run``: run a kernel on the CPU."""

from __future__ import annotations

from typing import Annotated

import typer

from irtools.cli.common import Kernel, Mcpu, Session
from irtools.errors import InputError


def run(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="LLVM IR for amdgcn.", show_default=False)
    ],
    args: Annotated[
        str,
        typer.Option(metavar="FILE", help="The launch, as TOML: see above.", show_default=False),
    ],
    mcpu: Mcpu = None,
    kernel: Kernel = None,
) -> None:
    """Run a kernel on the CPU, on arrays that a TOML file describes.

    The file has `grid` (workgroups) and `block` (work-items of one), each a number or up to three,
    and `args` with an entry for each parameter: a number, or for a pointer
    `{ type = "float32", shape = [4, 300], fill = "random" }`. An array is filled with a number,
    `"random"` or `"count"`, or has a `file` in NumPy's format; `output = "out.npy"` writes it
    afterwards. A structure is `{ bytes = "0a0b" }`. Several launches are `[[launch]]` tables.

    Memory outside the arrays is an error, which names the array and the byte. A barrier that not
    all reach ends the run, and so does a loop without end, after a minute.

    Examples:

    - `irtools run softmax.ll --args launch.toml`
    """
    from irtools.execute import Executor, launch, read_launches
    from irtools.report.verify import run_report

    launches = read_launches(args)
    session = Session("run", json=False)
    chosen = list(session.kernels([file], kernel, mcpu))
    if len(chosen) > 1:
        names = ", ".join(each.display_name for each, _ in chosen)
        raise InputError(f"{file}: has several kernels: choose one of {names} with --kernel")
    with Executor() as executor:
        for kernel_, target in chosen:
            for each in launches:
                results = launch(
                    kernel_, each.grid, each.block, each.arguments, target=target, executor=executor
                )
                session.show(run_report(kernel_, target, each.arguments, results))
                for index, path in each.outputs.items():
                    _save(str(path), results[index])
    session.finish()


def _save(path: str, array: object) -> None:
    import io

    import numpy as np

    from irtools.cli.common import write_file

    data = io.BytesIO()
    np.save(data, np.asarray(array))
    write_file(path, data.getvalue())

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``python -m irtools`` is the ``irtools`` command."""

from irtools.cli.main import main

main()

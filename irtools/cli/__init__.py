# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line. One module per command; ``main`` turns errors into exit codes."""

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reports: for the terminal, as JSON, as graphs."""

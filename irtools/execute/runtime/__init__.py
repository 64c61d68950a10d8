# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The runtime of executed kernels: C source, LLVM IR made of it, and the switch of stacks."""

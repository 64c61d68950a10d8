# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM IR: read by LLVM, edited as text, checked by LLVM again."""

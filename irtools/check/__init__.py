# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks of kernels: rules with codes, what they find, and what is known of it already."""

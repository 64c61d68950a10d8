# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What irtools finds out about a kernel from its IR."""

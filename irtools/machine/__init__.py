# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Machine code (MIR) at register allocation: exact register pressure, and whose registers it is."""

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether two versions of a kernel compute the same."""

from irtools.execute.proof import Proof, prove_equal

__all__ = ["Proof", "prove_equal"]

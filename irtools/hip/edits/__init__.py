# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Changes of HIP source that stand for rewrites of the IR, one module for each kind."""

from irtools.hip.edits.passes import (
    ONLY_SOURCE_PASSES,
    SOURCE_PASSES,
    Declined,
    SourceRewrite,
    source_passes,
)

__all__ = ["ONLY_SOURCE_PASSES", "SOURCE_PASSES", "Declined", "SourceRewrite", "source_passes"]

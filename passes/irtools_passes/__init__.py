# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rewrites that come with irtools, one in each module, found through entry points."""

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each rule looks for: one module for each group of codes."""

from __future__ import annotations

from collections.abc import Mapping

from irtools.check.rules import allocation, launch, memory, spilling, values
from irtools.check.subject import Check

__all__ = ["CHECKS"]

CHECKS: Mapping[str, Check] = {
    "IR101": spilling.spilled_registers,
    "IR102": memory.scratch_array,
    "IR103": spilling.spill_ratio,
    "IR104": allocation.too_many_vgprs,
    "IR105": allocation.low_occupancy,
    "IR106": allocation.near_next_wave,
    "IR107": allocation.too_many_sgprs,
    "IR108": allocation.calls_not_inlined,
    "IR201": spilling.hot_reload,
    "IR202": values.long_lived_value,
    "IR203": values.unused_in_loop,
    "IR204": values.uniform_in_vgprs,
    "IR205": values.wide_addresses,
    "IR206": memory.global_round_trip,
    "IR301": launch.no_launch_bounds,
    "IR302": launch.launch_beyond_bounds,
}
"""The checks of kernels that are compiled; the other rules are about what stands around them."""

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What an AMDGPU target has: register files, wave slots, LDS, and the occupancy they allow."""

from irtools.target.hardware import Occupancy, Rung, Target, WaveStep
from irtools.target.known import load_target, target_names

__all__ = ["Occupancy", "Rung", "Target", "WaveStep", "load_target", "target_names"]

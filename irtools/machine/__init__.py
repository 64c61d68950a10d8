# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Machine code (MIR) at register allocation: exact register pressure, and whose registers it is."""

from irtools.machine.kernel import (
    LiveRegister,
    MachinePressure,
    machine_pressure,
    machine_pressures,
)

__all__ = ["LiveRegister", "MachinePressure", "machine_pressure", "machine_pressures"]

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The register pressure of a kernel's machine code, and whose registers it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from irtools.analysis.naming import user_location
from irtools.backend import (
    Backend,
    MachineCode,
    Resources,
    Stage,
    compile_together,
    compile_with_machine_code,
)
from irtools.errors import BackendError
from irtools.ir.debug import Location
from irtools.ir.model import Function
from irtools.machine.composition import Share, compose
from irtools.machine.liveness import Lanes, MachineLiveness, compute_machine_liveness
from irtools.machine.model import MachineFile, MachineFunction, MachineInstruction, covered
from irtools.machine.pressure import MachineProfile, compute_machine_pressure, live_at
from irtools.machine.reader import read_machine_code
from irtools.machine.trace import Origin, Tracer
from irtools.target import Target

__all__ = ["LiveRegister", "MachinePressure", "machine_pressure", "machine_pressures"]


@dataclass(frozen=True, slots=True)
class LiveRegister:
    """A virtual register that is live at the peak: its ``number`` in LLVM's print, how many 32-bit
    ``registers`` of it are live, and where what it holds comes from."""

    number: int
    file: MachineFile
    registers: int
    origin: Origin


@dataclass(frozen=True)
class MachinePressure:
    """The machine code of one kernel as it enters register allocation, and its pressure.

    ``profile`` has the registers at every instruction. ``resources`` is what the same compilation
    allocated, or the error that ended it. ``allocated`` is the code after allocation; None without,
    and where several kernels are measured together.
    """

    kernel: Function
    target: Target
    resources: Resources | BackendError
    function: MachineFunction
    liveness: MachineLiveness
    profile: MachineProfile
    allocated: MachineFunction | None

    @cached_property
    def shares(self) -> tuple[Share, ...]:
        """What the vector registers that it has are made of; nothing without ``allocated``."""
        if self.allocated is None or isinstance(self.resources, BackendError):
            return ()
        return compose(
            self.profile.peak_vector_registers,
            self.allocated,
            self.resources,
            unified=self.target.agprs == "unified",
        )

    @property
    def peak(self) -> MachineInstruction:
        """The first instruction with the most vector registers."""
        block, position = self.profile.peak
        return self.liveness.accesses[block][position].instruction

    @property
    def peak_location(self) -> Location | None:
        """Where the source has the peak: at its instruction or the nearest before it there."""
        block, position = self.profile.peak
        for access in reversed(self.liveness.accesses[block][: position + 1]):
            location = self.location(access.instruction)
            if location is not None:
                return location
        return None

    def location(self, instruction: MachineInstruction) -> Location | None:
        """Where the source has what an instruction is made for."""
        if not 0 < instruction.line <= len(self.kernel.instructions):
            return None
        location = self.kernel.instructions[instruction.line - 1].location
        return user_location(location) if location is not None and location.line else None

    @cached_property
    def live_at_peak(self) -> tuple[LiveRegister, ...]:
        """The registers live at the peak: those of the vector files first, the largest first."""
        block, position = self.profile.peak
        return self._live(
            live_at(self.liveness, block, position, unified=self.target.agprs == "unified"),
            block,
            position,
        )

    def live_into(self, block: int) -> tuple[LiveRegister, ...]:
        """The registers live at the start of a block of ``function``, in the same order."""
        return self._live(self.liveness.live_in[block], block, 0)

    def _live(self, lanes: Lanes, block: int, position: int) -> tuple[LiveRegister, ...]:
        found = [
            LiveRegister(
                number,
                self.function.classes[number].file,
                covered(mask),
                self._tracer.origin(number, mask, block, position),
            )
            for number, mask in lanes.items()
        ]
        found.sort(key=lambda each: (each.file == "SGPR", -each.registers, each.number))
        return tuple(found)

    @cached_property
    def _tracer(self) -> Tracer:
        return Tracer(self.kernel, self.liveness)

    @cached_property
    def lines(self) -> Mapping[tuple[str, int], int]:
        """The most vector registers at the instructions of each line of the source, by file and
        line; in the order of the code."""
        found: dict[tuple[str, int], int] = {}
        instructions = (access.instruction for each in self.liveness.accesses for access in each)
        for instruction, registers in zip(instructions, self.profile.vector_registers, strict=True):
            location = self.location(instruction)
            if location is not None:
                place = (location.file, location.line)
                found[place] = max(registers, found.get(place, 0))
        return found


def machine_pressure(backend: Backend, kernel: Function, target: Target) -> MachinePressure:
    """Compile a kernel for a target and measure its machine code as it enters register allocation.

    Raises BackendError when LLVM fails before that; when it fails later, ``resources`` says why.
    """
    resources, code = compile_with_machine_code(backend, kernel, target, stages=_STAGES)
    functions = _functions(code, "entering allocation")
    allocated = _functions(code, "allocated")
    if kernel.name not in functions:
        # A function that it calls comes first and has failed.
        assert isinstance(resources, BackendError)
        raise resources
    function = functions[kernel.name]
    return _measure(kernel, target, resources, function, allocated.get(kernel.name))


def machine_pressures(
    backend: Backend, kernels: Sequence[Function], target: Target
) -> dict[str, MachinePressure | BackendError]:
    """The same for several kernels of a module, by name, with the error of each that fails.

    They are compiled together; if that fails, in halves, and so on.
    """
    if len(kernels) == 1:
        try:
            return {kernels[0].name: machine_pressure(backend, kernels[0], target)}
        except BackendError as error:
            return {kernels[0].name: error}
    try:
        resources, code = compile_together(backend, kernels, target, stages=_STAGES[:1])
    except BackendError as error:
        resources = error
    if isinstance(resources, BackendError):
        middle = len(kernels) // 2
        return {
            **machine_pressures(backend, kernels[:middle], target),
            **machine_pressures(backend, kernels[middle:], target),
        }
    functions = _functions(code, "entering allocation")
    return {
        kernel.name: _measure(kernel, target, resources[kernel.name], functions[kernel.name], None)
        for kernel in kernels
    }


_STAGES: tuple[Stage, ...] = ("entering allocation", "allocated")


def _functions(code: MachineCode, stage: Stage) -> dict[str, MachineFunction]:
    """The functions that are printed at a stage, by name."""
    text = code.get(stage)
    return {each.name: each for each in read_machine_code(text)} if text else {}


def _measure(
    kernel: Function,
    target: Target,
    resources: Resources | BackendError,
    function: MachineFunction,
    allocated: MachineFunction | None,
) -> MachinePressure:
    liveness = compute_machine_liveness(function)
    profile = compute_machine_pressure(liveness, unified=target.agprs == "unified")
    return MachinePressure(kernel, target, resources, function, liveness, profile, allocated)

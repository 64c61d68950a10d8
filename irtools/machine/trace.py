# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From the registers of machine code back to the values of the IR.

Every machine instruction has the location of the IR instruction that it is made for
(``with_own_locations``), so a register leads back through what writes it. Where that says nothing:

- A load from the kernel's arguments leads to the argument at its offset: LLVM gives it the location
  of the first instruction, or none.
- A copy that replaces a phi stands at the end of a block, with the location of the branch: what it
  copies is followed, and the phi is found among the users of that.
- Code without a location was made by combining others, and the steps of an address that LLVM makes
  a variable of the loop have the location of the loop's comparison: what they read is followed.
- A copy of a VGPR that the hardware sets is the work-item's number; single SGPRs that it sets are
  the workgroup's, x before y before z.
- A constant in a register of its own has no IR value, nor have the exec mask and the pointer to the
  arguments.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from irtools.analysis.alias import size_in_bytes
from irtools.analysis.naming import location_of, source_name
from irtools.analysis.users import users_of
from irtools.ir.debug import Location
from irtools.ir.model import Argument, Function, Instruction, LocalValue, Type
from irtools.machine.liveness import MachineLiveness
from irtools.machine.model import MachineInstruction

__all__ = ["Origin", "OriginKind", "Tracer"]

OriginKind: TypeAlias = Literal["value", "derived", "constant", "hardware", "unknown"]


@dataclass(frozen=True, slots=True)
class Origin:
    """Where what a register holds comes from.

    ``kind`` is ``"value"`` when it is written for the IR's ``values`` (more than one after a phi,
    or when lanes differ); ``"derived"`` when it is computed from them by code that LLVM made up;
    ``"constant"`` for a number alone; ``"hardware"`` for what is set before the kernel starts;
    ``"unknown"`` otherwise. An instruction without a result, such as a store, stands for what LLVM
    needs for it. ``joined``: they are in the same lanes, as after a phi. ``users`` are those of
    every value of the kernel, by its number.
    """

    kind: OriginKind
    values: tuple[LocalValue, ...]
    joined: bool
    users: Sequence[Sequence[Instruction]]

    @property
    def phi(self) -> Instruction | None:
        """The phi that joins the most of the values, if one does."""
        joins: dict[Instruction, int] = {}
        for value in self.values if self.joined else ():
            parts: set[LocalValue] = {value}
            pending = [value]
            while pending:
                each = pending.pop()
                if isinstance(each, Instruction) and each.opcode == "phi":
                    joins[each] = joins.get(each, 0) + 1
                elif each is value or (isinstance(each, Instruction) and each.opcode in _PARTS):
                    users = [user for user in self.users[each.number] if user not in parts]
                    parts.update(users)
                    pending += users
        return max(joins, key=lambda phi: joins[phi], default=None)

    @property
    def name(self) -> str:
        """The source's name for it, see ``source_name``; ``""`` when there is none."""
        return next(filter(None, map(_name, self.all_values)), "")

    @property
    def used_for(self) -> str:
        """The name of the nearest value that is computed from it and has one; ``""`` without."""
        seen = set(self.values)
        pending = deque(self.values)
        while pending and len(seen) < _MOST_USERS:
            for user in self.users[pending.popleft().number]:
                if user not in seen:
                    name = _name(user)
                    if name:
                        return name
                    seen.add(user)
                    pending.append(user)
        return ""

    @property
    def location(self) -> Location | None:
        """Where the source has it: the first of the values that has a place."""
        return next(filter(None, map(location_of, self.all_values)), None)

    @property
    def all_values(self) -> tuple[LocalValue, ...]:
        """The phi that joins the values, if one does, and the values."""
        phi = self.phi
        return self.values if phi is None else (phi, *self.values)


def _name(value: LocalValue) -> str:
    """The name of a value, of a store: of the address."""
    if isinstance(value, Instruction) and value.opcode == "store":
        pointer = value.pointer
        return source_name(pointer) if isinstance(pointer, LocalValue) else ""
    return source_name(value)


class _Definition(NamedTuple):
    """A machine instruction that writes ``lanes`` of a register, and where it stands."""

    block: int
    position: int
    lanes: int
    instruction: MachineInstruction


_MOST_STEPS = 256  # definitions that are followed for one register
_MOST_USERS = 32  # values that are looked at for a name
_TERMINATORS = frozenset(("br", "switch", "ret", "unreachable", "indirectbr", "invoke", "callbr"))
_COMPARISONS = frozenset(("icmp", "fcmp"))
_SELECTS = re.compile("CMP|CNDMASK|CSELECT")
# Through these a phi takes a part of a value.
_PARTS = frozenset(("extractelement", "insertelement", "shufflevector", "bitcast", "trunc"))


class Tracer:
    """Finds the origins of a kernel's machine registers; ``kernel`` is its IR."""

    def __init__(self, kernel: Function, liveness: MachineLiveness) -> None:
        self._kernel = kernel
        self._liveness = liveness

    def origin(self, register: int, lanes: int, block: int, position: int) -> Origin:
        """The origin of some lanes of a register as they are at one instruction (its access)."""
        direct: dict[LocalValue, None] = {}
        derived: dict[LocalValue, None] = {}
        without: set[Literal["constant", "hardware"]] = set()
        pending: deque[tuple[_Definition, bool]] = deque()
        seen: set[tuple[_Definition, bool]] = set()

        def follow(number: int, mask: int, until: tuple[int, int], same: bool) -> bool:
            """Add the definitions of a register; whether several write the same lanes."""
            written, twice = 0, False
            for definition in self._reaching(number, mask, *until):
                twice |= bool(written & definition.lanes & mask)
                written |= definition.lanes
                if (definition, same) not in seen and len(seen) < _MOST_STEPS:
                    seen.add((definition, same))
                    pending.append((definition, same))
            return twice

        joined = follow(register, lanes, (block, position), True)
        while pending:
            definition, same = pending.popleft()
            values = self._values(definition, lanes if same else definition.lanes)
            if values:
                (direct if same else derived).update(dict.fromkeys(values))
                continue
            is_copy = definition.instruction.opcode == "COPY"
            reads = self._liveness.accesses[definition.block][definition.position].reads
            if not reads:
                without.add("hardware" if is_copy else "constant")
            before = definition.block, definition.position - 1
            for read, mask in reads.items():
                joined |= follow(read, mask, before, same and is_copy) and same and is_copy
        if direct or derived:
            return Origin(
                "value" if direct else "derived", tuple(direct or derived), joined, self._users
            )
        alone = without.pop() if len(without) == 1 else "unknown"
        return Origin(alone, (), False, self._users)

    @cached_property
    def _definitions(self) -> Mapping[int, tuple[_Definition, ...]]:
        found: dict[int, list[_Definition]] = {}
        for block, accesses in enumerate(self._liveness.accesses):
            for position, access in enumerate(accesses):
                for register, lanes in access.writes.items():
                    definition = _Definition(block, position, lanes, access.instruction)
                    found.setdefault(register, []).append(definition)
        return {register: tuple(each) for register, each in found.items()}

    def _reaching(
        self, register: int, lanes: int, block: int, position: int
    ) -> Iterator[_Definition]:
        """The definitions that some lanes may come from: the last ones in the block up to the
        position, or else all that write them."""
        definitions = self._definitions.get(register, ())
        for definition in reversed(definitions):
            if definition.block == block and definition.position <= position:
                if definition.lanes & lanes:
                    yield definition
                lanes &= ~definition.lanes
                if not lanes:
                    return
        for definition in definitions:
            if definition.lanes & lanes and (
                definition.block != block or definition.position > position
            ):
                yield definition

    def _values(self, definition: _Definition, lanes: int) -> tuple[LocalValue, ...]:
        """The IR values that a machine instruction is made for; none if it does not say."""
        instruction = definition.instruction
        arguments = self._loaded_arguments(definition, lanes)
        if arguments:
            return arguments
        if instruction.opcode == "COPY":
            physical = next((each.physical for each in instruction.operands if not each.is_def), "")
            if physical:
                return self._set_by_hardware.get(physical, ())
        if not 0 < instruction.line <= len(self._kernel.instructions):
            return ()
        origin = self._kernel.instructions[instruction.line - 1]
        if origin.opcode in _TERMINATORS:
            return ()
        if origin.opcode in _COMPARISONS and not _SELECTS.search(instruction.opcode):
            return ()
        return (origin,)

    @cached_property
    def _set_by_hardware(self) -> Mapping[str, tuple[LocalValue, ...]]:
        """The calls that ask for what is in a physical register when the kernel starts."""
        calls: dict[str, list[LocalValue]] = {}
        for instruction in self._kernel.instructions:
            calls.setdefault(instruction.callee or "", []).append(instruction)
        items, groups = (
            [
                calls[name]
                for name in (f"llvm.amdgcn.{what}.id.{axis}" for axis in "xyz")
                if name in calls
            ]
            for what in ("workitem", "workgroup")
        )
        live_ins = self._liveness.function.blocks[0].live_ins
        vectors = [name for name in live_ins if re.fullmatch(r"vgpr\d+", name)]
        scalars = [name for name in live_ins if re.fullmatch(r"sgpr\d+", name)]
        scalars.sort(key=lambda name: int(name[4:]))
        found = {name: tuple(call for each in items for call in each) for name in vectors}
        found.update((name, tuple(each)) for name, each in zip(scalars, groups, strict=False))
        return found

    def _loaded_arguments(self, definition: _Definition, lanes: int) -> tuple[LocalValue, ...]:
        """The arguments of the kernel that a scalar load reads into some lanes."""
        instruction = definition.instruction
        if not instruction.opcode.startswith("S_LOAD_DWORD"):
            return ()
        if not any(place in instruction.memory for place in _ARGUMENT_MEMORY):
            return ()
        offset = _LOAD_OFFSET.search(instruction.text)
        if offset is None:
            return ()
        lowest = (definition.lanes & -definition.lanes).bit_length() - 1
        return tuple(
            argument
            for argument, (start, end) in self._argument_bytes.items()
            if any(
                start < int(offset[1]) + 4 * word + 4 and int(offset[1]) + 4 * word < end
                for word in range(definition.lanes.bit_count() // 2)
                if lanes >> lowest >> 2 * word & 0b11
            )
        )

    @cached_property
    def _argument_bytes(self) -> Mapping[Argument, tuple[int, int]]:
        """The first byte and the end of each argument in the kernel's argument segment, up to the
        first whose size is not in its type."""
        found: dict[Argument, tuple[int, int]] = {}
        end = 0
        for argument in self._kernel.arguments:
            size = size_in_bytes(argument.type)
            if size is None or "byref" in argument.attributes.split():
                break
            alignment = _alignment(argument.type)
            start = -(-end // alignment) * alignment
            found[argument] = (start, start + size)
            end = start + -(-size // alignment) * alignment
        return found

    @cached_property
    def _users(self) -> tuple[tuple[Instruction, ...], ...]:
        return users_of(self._kernel)


def _alignment(type_: Type) -> int:
    """The ABI's alignment in bytes of a type whose size is known."""
    if type_.kind == "array":
        return _alignment(type_.elements[0])
    return 1 << ((size_in_bytes(type_) or 1) - 1).bit_length()


# How LLVM prints the memory of the kernel's arguments; the second is its name for several at once.
_ARGUMENT_MEMORY = (".kernarg.", "from constant-pool")
_LOAD_OFFSET = re.compile(r"= S_LOAD_DWORD\w* \S+, (\d+), ")

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The hardware of one target, and the occupancy it allows a kernel.

Every number here is what LLVM 22 computes for its ``; Occupancy:`` comment, which the tests ask it
for again. The formulas are those of ``AMDGPUSubtarget::getOccupancyWithWorkGroupSizes``,
``AMDGPU::IsaInfo::getNumWavesPerEUWithNumVGPRs`` and ``getOccupancyWithNumSGPRs``. LLVM's "EU" is a
SIMD; its "CU" is the SIMDs that share a workgroup: a compute unit before gfx10 and on gfx1250, a
workgroup processor (two compute units) otherwise, because kernels are compiled for that mode unless
the feature ``cumode`` says otherwise, which is not modelled.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from irtools.errors import TargetError

__all__ = ["Occupancy", "Resource", "Rung", "Target", "WaveStep"]

Resource: TypeAlias = Literal["VGPRs", "AGPRs", "SGPRs", "LDS", "workgroup size", "wave slots"]


@dataclass(frozen=True, slots=True)
class Occupancy:
    """The waves of one kernel that a SIMD can hold at a time, and what allows no more.

    ``waves`` is at least 1. ``limits`` pairs every resource with the waves it would allow if the
    others were plentiful; ``waves`` is the smallest of them. "AGPRs" occurs only where they are a
    file of their own. A resource that does not limit allows as many as there are wave slots.
    """

    waves: int
    limits: tuple[tuple[Resource, int], ...]

    @property
    def limited_by(self) -> tuple[Resource, ...]:
        """The resources that allow no more than ``waves``, all of which must give to win a wave.

        Just ``("wave slots",)`` when every slot is taken: nothing wins a wave then.
        """
        binding = tuple(resource for resource, waves in self.limits if waves == self.waves)
        return ("wave slots",) if "wave slots" in binding else binding


@dataclass(frozen=True, slots=True)
class WaveStep:
    """The next higher occupancy that fewer VGPRs reach.

    ``waves`` is that occupancy, ``vgprs`` the largest count that has it, ``shed`` how many fewer
    that is than now (at least 1). All counts are ``.vgpr_count``, as in ``Target.occupancy``: with
    AGPRs in a unified file, where it rounds VGPRs up to 4, up to 3 fewer may have to go.
    """

    waves: int
    vgprs: int
    shed: int


@dataclass(frozen=True, slots=True)
class Rung:
    """A higher occupancy, as far as VGPRs are concerned.

    ``vgprs`` is the largest count that leaves room for ``waves``, ``shed`` how many fewer that is
    than now, ``stopped_by`` what else would have to give: resources that allow fewer waves.
    """

    waves: int
    vgprs: int
    shed: int
    stopped_by: tuple[Resource, ...]


@dataclass(frozen=True, slots=True)
class Target:
    """An AMDGPU processor with one wave size: what its register files, waves and LDS hold.

    Register counts are in 32-bit registers (per lane for VGPRs and AGPRs), sizes in bytes. Get one
    from ``load_target``; each fact's source is in ``data/<name>.toml``.

    - ``name`` is the processor asked for, ``processor`` the one to name to LLVM (``-mcpu``).
    - ``architecture`` and ``products`` are AMD's names for it; no product may be known.
    - ``wave_size`` is in work-items; ``wave_sizes`` are all that it has, the default first.
    - ``max_waves`` is the wave slots of a SIMD. ``simds`` share the workgroups: at most
      ``max_workgroups`` of more than one wave, each of at most ``max_workgroup_size`` work-items.
    - ``vgpr_file`` is the registers of a SIMD, given to waves in multiples of ``vgpr_granule``;
      a wave can use ``addressable_vgprs``. Where ``agprs`` is "unified" these include AGPRs; where
      it is "separate" AGPRs are a second file of the same size, granule and addressable count.
    - ``sgpr_file``, ``sgpr_granule`` and ``addressable_sgprs`` are the same for SGPRs, except that
      the last leaves out VCC and the other special registers that ``.sgpr_count`` includes.
    - ``lds`` is what the workgroups on the ``simds`` share, ``lds_per_workgroup`` what one can
      have, in multiples of ``lds_granule``.
    - ``salu_float`` says that uniform floating-point arithmetic can stay in SGPRs.
    - ``xnack`` says that LLVM compiles for replayed loads unless told not to: what a load reads for
      its address stays until the loads next to it are issued.
    - ``global_offsets`` are the lowest and highest immediate offset of a global load or store.
    """

    name: str
    processor: str
    architecture: str
    products: tuple[str, ...]
    wave_size: int
    wave_sizes: tuple[int, ...]
    max_waves: int
    simds: int
    max_workgroups: int
    max_workgroup_size: int
    vgpr_file: int
    vgpr_granule: int
    addressable_vgprs: int
    agprs: Literal["none", "separate", "unified"]
    sgpr_file: int
    sgpr_granule: int
    addressable_sgprs: int
    lds: int
    lds_per_workgroup: int
    lds_granule: int
    salu_float: bool
    xnack: bool
    global_offsets: tuple[int, int]

    def occupancy(
        self,
        *,
        vgprs: int,
        agprs: int = 0,
        sgprs: int = 0,
        lds: int = 0,
        workgroup: tuple[int, int] = (1, 1024),
    ) -> Occupancy:
        """The waves of a kernel that a SIMD can hold at a time, equal to LLVM's ``; Occupancy:``.

        ``vgprs``, ``agprs`` and ``sgprs`` are the ``.vgpr_count``, ``.agpr_count`` and
        ``.sgpr_count`` of the kernel's metadata. On a unified file ``.vgpr_count`` includes the
        AGPRs (align4(VGPRs) + AGPRs), and ``agprs`` adds nothing; on separate files each counts by
        itself. More VGPRs than a wave can address count as all of them: the rest is spilled.
        ``lds`` is in bytes per workgroup. ``workgroup`` is the smallest and largest number of
        work-items of a workgroup, both inclusive (``amdgpu-flat-work-group-size``; the default is
        LLVM's): the result is for the best size between them.

        Raises ``TargetError`` for what no kernel of this target can have.

        Exact where LLVM is: it does not round LDS or SGPRs up to their granules and does not count
        scratch. Its result never rises with registers; over a range of workgroup sizes it can rise
        with LDS, because fewer workgroups may fill the slots better.
        """
        self._check(vgprs, agprs, sgprs, lds, workgroup)
        without_lds = self._waves_of_workgroups(0, workgroup)
        with_lds = self._waves_of_workgroups(lds, workgroup)
        limits: list[tuple[Resource, int]] = [("VGPRs", self._waves_of_vgprs(vgprs))]
        if self.agprs == "separate":
            limits.append(("AGPRs", self._waves_of_vgprs(agprs)))
        limits += [
            ("SGPRs", min(self.sgpr_file // max(sgprs, 1), self.max_waves)),
            ("LDS", with_lds if with_lds < without_lds else self.max_waves),
            ("workgroup size", max(with_lds, without_lds)),
            ("wave slots", self.max_waves),
        ]
        return Occupancy(min(waves for _, waves in limits), tuple(limits))

    def max_vgprs(self, waves: int) -> int:
        """The largest VGPR count (``.vgpr_count``) that leaves a SIMD room for ``waves`` waves.

        ``waves`` is from 1 to ``max_waves``, both inclusive; ``TargetError`` otherwise.
        """
        if not 1 <= waves <= self.max_waves:
            raise TargetError(f"{self.name} has 1 to {self.max_waves} waves per SIMD, not {waves}")
        share = self.vgpr_file // waves
        return min(share - share % self.vgpr_granule, self.addressable_vgprs)

    def vgpr_steps(self) -> tuple[tuple[int, int], ...]:
        """The pairs (waves, largest VGPR count that has them), most waves first.

        Only the wave counts that some VGPR count has: granules make the others unreachable.
        """
        largest = {waves: self.max_vgprs(waves) for waves in range(1, self.max_waves + 1)}
        return tuple(
            (waves, vgprs)
            for waves, vgprs in reversed(largest.items())
            if self._waves_of_vgprs(vgprs) == waves
        )

    def next_step(
        self,
        *,
        vgprs: int,
        agprs: int = 0,
        sgprs: int = 0,
        lds: int = 0,
        workgroup: tuple[int, int] = (1, 1024),
    ) -> WaveStep | None:
        """The fewest VGPRs to shed for a higher occupancy, or ``None`` if that cannot raise it.

        The arguments are those of ``occupancy``, and so are the errors. ``None`` when all wave
        slots are taken or something besides VGPRs allows no more waves either.
        """
        now = self.occupancy(vgprs=vgprs, agprs=agprs, sgprs=sgprs, lds=lds, workgroup=workgroup)
        if now.limited_by != ("VGPRs",):
            return None
        limit = self.max_vgprs(now.waves + 1)
        # Fewer registers in a unified file may be fewer AGPRs. In a file of their own AGPRs allow
        # one wave more, so they are below the limit already.
        then = self.occupancy(
            vgprs=limit, agprs=min(agprs, limit), sgprs=sgprs, lds=lds, workgroup=workgroup
        )
        return WaveStep(waves=then.waves, vgprs=limit, shed=vgprs - limit)

    def ladder(
        self,
        *,
        vgprs: int,
        agprs: int = 0,
        sgprs: int = 0,
        lds: int = 0,
        workgroup: tuple[int, int] = (1, 1024),
    ) -> tuple[Rung, ...]:
        """The occupancies above that of so many VGPRs which fewer of them reach, lowest first.

        The arguments are those of ``occupancy``, and so are the errors.
        """
        rungs = []
        for waves, most in reversed(self.vgpr_steps()):
            if most < min(vgprs, self.addressable_vgprs):
                then = self.occupancy(
                    vgprs=most, agprs=min(agprs, most), sgprs=sgprs, lds=lds, workgroup=workgroup
                )
                stopped = tuple(resource for resource, allows in then.limits if allows < waves)
                rungs.append(Rung(waves, most, vgprs - most, stopped))
        return tuple(rungs)

    def _waves_of_vgprs(self, count: int) -> int:
        """The waves that the register file has room for (also of a separate file of AGPRs)."""
        granules = -(-min(count, self.addressable_vgprs) // self.vgpr_granule)
        return min(self.vgpr_file // max(granules * self.vgpr_granule, 1), self.max_waves)

    def _waves_of_workgroups(self, lds: int, workgroup: tuple[int, int]) -> int:
        """The waves of a SIMD when whole workgroups share the SIMDs, their wave slots and LDS.

        LLVM takes the smallest and the largest workgroup, then adds waves to the smallest as long
        as the number of workgroups stays.
        """
        slots = self.max_waves * self.simds
        small, large = (-(-size // self.wave_size) for size in workgroup)  # waves per workgroup

        def workgroups(waves: int) -> int:
            # A workgroup of one wave needs no barrier, so only the slots bound their number.
            most = slots if waves == 1 else min(slots // waves, self.max_workgroups)
            return min(most, self.lds // max(lds, 1))

        waves = large * workgroups(large)
        few = workgroups(small)
        if waves < few * small:
            spare = (slots - few * small) // few
            waves = few * (small + min(spare, large - small))
        return min(-(-waves // self.simds), self.max_waves)

    def _check(
        self, vgprs: int, agprs: int, sgprs: int, lds: int, workgroup: tuple[int, int]
    ) -> None:
        """Raise ``TargetError`` for what no kernel of this target can have."""
        if min(vgprs, agprs, sgprs, lds) < 0:
            raise TargetError("register counts and LDS sizes are 0 or more")
        if agprs and self.agprs == "none":
            raise TargetError(f"{self.name} has no AGPRs, but {agprs} are given")
        if self.agprs == "unified" and agprs > vgprs:
            raise TargetError(
                f"on {self.name} the VGPR count includes AGPRs: {vgprs} is less than {agprs} AGPRs"
            )
        if lds > self.lds_per_workgroup:
            raise TargetError(
                f"{lds} bytes of LDS: {self.name} has {self.lds_per_workgroup} for a workgroup"
            )
        low, high = workgroup
        if not 1 <= low <= high <= self.max_workgroup_size:
            raise TargetError(
                f"a workgroup of {low} to {high} work-items: {self.name} has workgroups of 1 to "
                f"{self.max_workgroup_size}"
            )

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One lattice-Boltzmann step of a two-phase flow in double precision: a D3Q19 fluid (f0 .. f18)
// coupled to a D3Q7 phase field (g0 .. g6, Cahn-Hilliard), one array per population, one work item
// per cell, periodic box. The fluid streams in place (the odd step of the A-A pattern): each
// population is gathered from the neighbour it comes from, and the collided one is scattered to the
// slot its opposite was read from. The phase field is pulled from one set of arrays into another.
//
// The story: 19 64-bit addresses live from the loads to the stores, next to the 26 populations,
// rho, u, phi and the force; nothing can be stored before all has been loaded. The kernel has no
// launch bounds, so a workgroup of 1024 is assumed: at most 128 VGPRs on gfx90a and gfx942.
//
// Direction numbering: 0 rest; then pairs of opposites (odd, even):
//   1/2 +-x   3/4 +-y   5/6 +-z   7/8 +-(x+y)   9/10 +-(x-y)   11/12 +-(x+z)   13/14 +-(x-z)
//   15/16 +-(y+z)   17/18 +-(y-z)
#include <hip/hip_runtime.h>

namespace {

constexpr double kWeightRest = 1.0 / 3.0;
constexpr double kWeightAxis = 1.0 / 18.0;
constexpr double kWeightEdge = 1.0 / 36.0;
constexpr double kPhaseAxis = 1.0 / 8.0;

struct Populations {
  double forward, backward;  // the two directions of a pair
};

// Relaxes a pair of opposite fluid populations (speed of sound squared 1/3): `cu` is c.u of the
// forward direction, `common` is 1 - 1.5 u.u.
__device__ Populations collide_pair(double f_forward, double f_backward, double weight, double rho,
                                    double cu, double common, double omega) {
  const double even = omega * weight * rho * (common + 4.5 * cu * cu);
  const double odd = omega * weight * rho * 3.0 * cu;
  return {(1.0 - omega) * f_forward + even + odd, (1.0 - omega) * f_backward + even - odd};
}

// The same for the phase field (speed of sound squared 1/4): `exchange` is proportional to the
// chemical potential, `phi_u` is the advected flux along the forward direction.
__device__ Populations collide_phase_pair(double g_forward, double g_backward, double exchange,
                                          double phi_u, double omega) {
  const double even = omega * kPhaseAxis * exchange;
  const double odd = omega * kPhaseAxis * 4.0 * phi_u;
  return {(1.0 - omega) * g_forward + even + odd, (1.0 - omega) * g_backward + even - odd};
}

}  // namespace

extern "C" __global__ void lbm_two_phase_step(
    double* __restrict__ f0, double* __restrict__ f1, double* __restrict__ f2,
    double* __restrict__ f3, double* __restrict__ f4, double* __restrict__ f5,
    double* __restrict__ f6, double* __restrict__ f7, double* __restrict__ f8,
    double* __restrict__ f9, double* __restrict__ f10, double* __restrict__ f11,
    double* __restrict__ f12, double* __restrict__ f13, double* __restrict__ f14,
    double* __restrict__ f15, double* __restrict__ f16, double* __restrict__ f17,
    double* __restrict__ f18, const double* __restrict__ g0, const double* __restrict__ g1,
    const double* __restrict__ g2, const double* __restrict__ g3, const double* __restrict__ g4,
    const double* __restrict__ g5, const double* __restrict__ g6, double* __restrict__ g0_new,
    double* __restrict__ g1_new, double* __restrict__ g2_new, double* __restrict__ g3_new,
    double* __restrict__ g4_new, double* __restrict__ g5_new, double* __restrict__ g6_new,
    const double* __restrict__ phi_old, double* __restrict__ phi_new,
    double* __restrict__ rho_out, double* __restrict__ ux_out, double* __restrict__ uy_out,
    double* __restrict__ uz_out, int nx, int ny, int nz, double viscosity_liquid,
    double viscosity_gas, double omega_phi, double mobility, double sigma,
    double interface_width, double gravity) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y;
  const int z = blockIdx.z;
  if (x >= nx) {
    return;
  }

  // Periodic neighbours; rows are named by their offset in y and z.
  const int xp = x + 1 == nx ? 0 : x + 1;
  const int xm = x == 0 ? nx - 1 : x - 1;
  const int yp = y + 1 == ny ? 0 : y + 1;
  const int ym = y == 0 ? ny - 1 : y - 1;
  const int zp = z + 1 == nz ? 0 : z + 1;
  const int zm = z == 0 ? nz - 1 : z - 1;
  const int row = nx * (y + ny * z);
  const int row_yp = nx * (yp + ny * z);
  const int row_ym = nx * (ym + ny * z);
  const int row_zp = nx * (y + ny * zp);
  const int row_zm = nx * (y + ny * zm);
  const int row_yp_zp = nx * (yp + ny * zp);
  const int row_ym_zm = nx * (ym + ny * zm);
  const int row_yp_zm = nx * (yp + ny * zm);
  const int row_ym_zp = nx * (ym + ny * zp);

  const int cell = x + row;
  const int east = xp + row, west = xm + row;
  const int north = x + row_yp, south = x + row_ym;
  const int top = x + row_zp, bottom = x + row_zm;
  const int north_east = xp + row_yp, south_west = xm + row_ym;
  const int south_east = xp + row_ym, north_west = xm + row_yp;
  const int top_east = xp + row_zp, bottom_west = xm + row_zm;
  const int bottom_east = xp + row_zm, top_west = xm + row_zp;
  const int top_north = x + row_yp_zp, bottom_south = x + row_ym_zm;
  const int bottom_north = x + row_yp_zm, top_south = x + row_ym_zp;

  // Gradient and Laplacian of the phase field (central differences of the old one).
  const double phi_here = phi_old[cell];
  const double phi_east = phi_old[east], phi_west = phi_old[west];
  const double phi_north = phi_old[north], phi_south = phi_old[south];
  const double phi_top = phi_old[top], phi_bottom = phi_old[bottom];
  const double grad_phi_x = 0.5 * (phi_east - phi_west);
  const double grad_phi_y = 0.5 * (phi_north - phi_south);
  const double grad_phi_z = 0.5 * (phi_top - phi_bottom);
  const double laplace_phi =
      phi_east + phi_west + phi_north + phi_south + phi_top + phi_bottom - 6.0 * phi_here;

  // Surface tension from the chemical potential of the double well, phi in [0, 1].
  const double well = phi_here * (phi_here - 1.0) * (phi_here - 0.5);
  const double chemical_potential =
      sigma * (48.0 / interface_width * well - 1.5 * interface_width * laplace_phi);

  // Gather: population i arrives from the cell at -c_i; of the fluid, from the opposite slot there.
  const double fluid0 = f0[cell];
  const double fluid1 = f2[west], fluid2 = f1[east];
  const double fluid3 = f4[south], fluid4 = f3[north];
  const double fluid5 = f6[bottom], fluid6 = f5[top];
  const double fluid7 = f8[south_west], fluid8 = f7[north_east];
  const double fluid9 = f10[north_west], fluid10 = f9[south_east];
  const double fluid11 = f12[bottom_west], fluid12 = f11[top_east];
  const double fluid13 = f14[top_west], fluid14 = f13[bottom_east];
  const double fluid15 = f16[bottom_south], fluid16 = f15[top_north];
  const double fluid17 = f18[top_south], fluid18 = f17[bottom_north];
  const double phase0 = g0[cell];
  const double phase1 = g1[west], phase2 = g2[east];
  const double phase3 = g3[south], phase4 = g4[north];
  const double phase5 = g5[bottom], phase6 = g6[top];

  // Moments.
  const double phi = phase0 + phase1 + phase2 + phase3 + phase4 + phase5 + phase6;
  const double rho = fluid0 + fluid1 + fluid2 + fluid3 + fluid4 + fluid5 + fluid6 + fluid7 +
                     fluid8 + fluid9 + fluid10 + fluid11 + fluid12 + fluid13 + fluid14 + fluid15 +
                     fluid16 + fluid17 + fluid18;
  const double force_x = chemical_potential * grad_phi_x;
  const double force_y = chemical_potential * grad_phi_y;
  const double force_z = chemical_potential * grad_phi_z - gravity * rho;
  const double inverse_rho = 1.0 / rho;
  const double ux = inverse_rho * (fluid1 - fluid2 + fluid7 - fluid8 + fluid9 - fluid10 +
                                   fluid11 - fluid12 + fluid13 - fluid14 + 0.5 * force_x);
  const double uy = inverse_rho * (fluid3 - fluid4 + fluid7 - fluid8 - fluid9 + fluid10 +
                                   fluid15 - fluid16 + fluid17 - fluid18 + 0.5 * force_y);
  const double uz = inverse_rho * (fluid5 - fluid6 + fluid11 - fluid12 - fluid13 + fluid14 +
                                   fluid15 - fluid16 - fluid17 + fluid18 + 0.5 * force_z);

  rho_out[cell] = rho;
  ux_out[cell] = ux;
  uy_out[cell] = uy;
  uz_out[cell] = uz;
  phi_new[cell] = phi;

  // Phase field: advection by u and diffusion down the chemical potential.
  const double exchange = 4.0 * mobility * chemical_potential;
  g0_new[cell] = (1.0 - omega_phi) * phase0 + omega_phi * (phi - 6.0 * kPhaseAxis * exchange);
  Populations out = collide_phase_pair(phase1, phase2, exchange, phi * ux, omega_phi);
  g1_new[cell] = out.forward;
  g2_new[cell] = out.backward;
  out = collide_phase_pair(phase3, phase4, exchange, phi * uy, omega_phi);
  g3_new[cell] = out.forward;
  g4_new[cell] = out.backward;
  out = collide_phase_pair(phase5, phase6, exchange, phi * uz, omega_phi);
  g5_new[cell] = out.forward;
  g6_new[cell] = out.backward;

  // Fluid: the force shifts the equilibrium velocity by tau F / rho; population i leaves for the
  // cell at +c_i.
  const double viscosity = viscosity_gas + phi * (viscosity_liquid - viscosity_gas);
  const double omega = 1.0 / (3.0 * viscosity + 0.5);
  const double shift = 3.0 * viscosity * inverse_rho;
  const double vx = ux + shift * force_x;
  const double vy = uy + shift * force_y;
  const double vz = uz + shift * force_z;
  const double common = 1.0 - 1.5 * (vx * vx + vy * vy + vz * vz);
  f0[cell] = (1.0 - omega) * fluid0 + omega * kWeightRest * rho * common;

  out = collide_pair(fluid1, fluid2, kWeightAxis, rho, vx, common, omega);
  f1[east] = out.forward;
  f2[west] = out.backward;
  out = collide_pair(fluid3, fluid4, kWeightAxis, rho, vy, common, omega);
  f3[north] = out.forward;
  f4[south] = out.backward;
  out = collide_pair(fluid5, fluid6, kWeightAxis, rho, vz, common, omega);
  f5[top] = out.forward;
  f6[bottom] = out.backward;
  out = collide_pair(fluid7, fluid8, kWeightEdge, rho, vx + vy, common, omega);
  f7[north_east] = out.forward;
  f8[south_west] = out.backward;
  out = collide_pair(fluid9, fluid10, kWeightEdge, rho, vx - vy, common, omega);
  f9[south_east] = out.forward;
  f10[north_west] = out.backward;
  out = collide_pair(fluid11, fluid12, kWeightEdge, rho, vx + vz, common, omega);
  f11[top_east] = out.forward;
  f12[bottom_west] = out.backward;
  out = collide_pair(fluid13, fluid14, kWeightEdge, rho, vx - vz, common, omega);
  f13[bottom_east] = out.forward;
  f14[top_west] = out.backward;
  out = collide_pair(fluid15, fluid16, kWeightEdge, rho, vy + vz, common, omega);
  f15[top_north] = out.forward;
  f16[bottom_south] = out.backward;
  out = collide_pair(fluid17, fluid18, kWeightEdge, rho, vy - vz, common, omega);
  f17[bottom_north] = out.forward;
  f18[top_south] = out.backward;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Staggered lattice-QCD hopping term in double precision: for every site, the sum over the four
// directions mu of U_mu(x) psi(x + mu) - U_mu(x - mu)^dagger psi(x - mu), where U is an SU(3)
// matrix (9 complex numbers, 36 VGPRs) and psi a colour vector (3 complex numbers, 12 VGPRs). The
// eight terms are independent, so the more of them the scheduler overlaps, the more registers it
// takes: the same IR needs 90 VGPRs on CDNA and spills at 256 on RDNA 3.
#include <hip/hip_runtime.h>

namespace {

constexpr int kColours = 3;
constexpr int kDirections = 4;

struct ColourVector {
  double2 c[kColours];
};

struct Link {
  double2 u[kColours][kColours];
};

__device__ double2 multiply_add(double2 a, double2 b, double2 sum) {
  sum.x += a.x * b.x - a.y * b.y;
  sum.y += a.x * b.y + a.y * b.x;
  return sum;
}

__device__ double2 conjugate(double2 a) { return make_double2(a.x, -a.y); }

__device__ ColourVector load_vector(const double2* __restrict__ psi, int sites, int site) {
  ColourVector vector;
#pragma unroll
  for (int colour = 0; colour < kColours; ++colour) {
    vector.c[colour] = psi[colour * sites + site];
  }
  return vector;
}

__device__ Link load_link(const double2* __restrict__ gauge, int sites, int site, int mu) {
  Link link;
#pragma unroll
  for (int row = 0; row < kColours; ++row) {
#pragma unroll
    for (int column = 0; column < kColours; ++column) {
      link.u[row][column] = gauge[((mu * kColours + row) * kColours + column) * sites + site];
    }
  }
  return link;
}

}  // namespace

// Structure of arrays: psi[colour][site], gauge[mu][row][column][site]. The tables of neighbours,
// forward[mu][site] and backward[mu][site], carry the boundary conditions.
__global__ void __launch_bounds__(256)
su3_dslash(const double2* __restrict__ gauge, const double2* __restrict__ psi,
           double2* __restrict__ out, const int* __restrict__ forward,
           const int* __restrict__ backward, int sites) {
  const int site = blockIdx.x * blockDim.x + threadIdx.x;
  if (site >= sites) {
    return;
  }
  ColourVector sum = {};
#pragma unroll
  for (int mu = 0; mu < kDirections; ++mu) {
    const int ahead = forward[mu * sites + site];
    const int behind = backward[mu * sites + site];

    const Link link_ahead = load_link(gauge, sites, site, mu);
    const ColourVector psi_ahead = load_vector(psi, sites, ahead);
#pragma unroll
    for (int row = 0; row < kColours; ++row) {
#pragma unroll
      for (int column = 0; column < kColours; ++column) {
        sum.c[row] = multiply_add(link_ahead.u[row][column], psi_ahead.c[column], sum.c[row]);
      }
    }

    const Link link_behind = load_link(gauge, sites, behind, mu);
    const ColourVector psi_behind = load_vector(psi, sites, behind);
#pragma unroll
    for (int row = 0; row < kColours; ++row) {
      double2 transported = make_double2(0.0, 0.0);
#pragma unroll
      for (int column = 0; column < kColours; ++column) {
        transported = multiply_add(conjugate(link_behind.u[column][row]), psi_behind.c[column],
                                   transported);
      }
      sum.c[row].x -= transported.x;
      sum.c[row].y -= transported.y;
    }
  }
#pragma unroll
  for (int colour = 0; colour < kColours; ++colour) {
    out[colour * sites + site] = sum.c[colour];
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 27-point stencil in double precision: one work item marches along z, so each plane of nine values
// is loaded once and used for three output cells. The plane sums of the two older planes stay in
// registers and the next plane's nine loads are in flight together: a moderate, loop-carried
// pressure that a longer unrolling of the march would multiply.
#include <hip/hip_runtime.h>

namespace {

struct PlaneSums {
  double centre, faces, corners;  // in the plane: the middle, its 4 neighbours, its 4 diagonals
};

__device__ PlaneSums load_plane(const double* __restrict__ u, int cell, int pitch) {
  PlaneSums plane;
  plane.centre = u[cell];
  plane.faces = u[cell - 1] + u[cell + 1] + u[cell - pitch] + u[cell + pitch];
  plane.corners = u[cell - pitch - 1] + u[cell - pitch + 1] + u[cell + pitch - 1] +
                  u[cell + pitch + 1];
  return plane;
}

}  // namespace

__global__ void __launch_bounds__(256)
stencil27(const double* __restrict__ u, double* __restrict__ out, int nx, int ny, int nz,
          double centre, double face, double edge, double corner) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x + 1;
  const int y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  if (x >= nx - 1 || y >= ny - 1) {
    return;
  }
  const int slice = nx * ny;
  int cell = x + nx * y + slice;
  PlaneSums below = load_plane(u, cell - slice, nx);
  PlaneSums here = load_plane(u, cell, nx);
#pragma unroll 2
  for (int z = 1; z < nz - 1; ++z) {
    const PlaneSums above = load_plane(u, cell + slice, nx);
    out[cell] = centre * here.centre + face * (here.faces + below.centre + above.centre) +
                edge * (here.corners + below.faces + above.faces) +
                corner * (below.corners + above.corners);
    below = here;
    here = above;
    cell += slice;
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gravitational n-body forces, all pairs, single precision: a tile of bodies is staged in LDS and
// every work item sums the accelerations on its own body. Low pressure that grows with the
// unrolling: two instantiations, TILE 64 and 256, show the same source with different bounds.
#include <hip/hip_runtime.h>

namespace {

constexpr float kSoftening = 1e-4f;

__device__ void add_interaction(float3& acceleration, float4 body, float4 other) {
  const float dx = other.x - body.x;
  const float dy = other.y - body.y;
  const float dz = other.z - body.z;
  const float distance_squared = dx * dx + dy * dy + dz * dz + kSoftening;
  const float inverse_distance = rsqrtf(distance_squared);
  const float strength = other.w * inverse_distance * inverse_distance * inverse_distance;
  acceleration.x += strength * dx;
  acceleration.y += strength * dy;
  acceleration.z += strength * dz;
}

}  // namespace

// `bodies` holds position and mass (in w), padded to a multiple of TILE with bodies of mass zero.
template <int TILE>
__global__ void __launch_bounds__(TILE)
nbody_forces(const float4* __restrict__ bodies, float4* __restrict__ accelerations, int count) {
  __shared__ float4 tile[TILE];
  const int index = blockIdx.x * TILE + threadIdx.x;
  const float4 body = bodies[index];
  float3 acceleration = make_float3(0.0f, 0.0f, 0.0f);
  for (int first = 0; first < count; first += TILE) {
    tile[threadIdx.x] = bodies[first + threadIdx.x];
    __syncthreads();
#pragma unroll 8
    for (int j = 0; j < TILE; ++j) {
      add_interaction(acceleration, body, tile[j]);
    }
    __syncthreads();
  }
  accelerations[index] = make_float4(acceleration.x, acceleration.y, acceleration.z, 0.0f);
}

template __global__ void nbody_forces<64>(const float4* __restrict__, float4* __restrict__, int);
template __global__ void nbody_forces<256>(const float4* __restrict__, float4* __restrict__, int);

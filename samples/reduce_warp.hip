// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sum of an array in two levels: shuffles within a wave, then one LDS slot per wave. The wave's
// number, threadIdx.x / warpSize, has the same value in every lane, but the compiler does not know:
// it and all that is computed from it (the address of the wave's slice) occupy VGPRs. Passing it
// through __builtin_amdgcn_readfirstlane would move them to SGPRs.
#include <hip/hip_runtime.h>

namespace {

constexpr int kThreads = 256;
constexpr int kMaxWaves = kThreads / 32;
constexpr int kLoadsPerLane = 8;

__device__ float wave_sum(float value, int lanes) {
  for (int delta = lanes / 2; delta > 0; delta /= 2) {
    value += __shfl_down(value, delta);
  }
  return value;
}

}  // namespace

// Each wave reduces slices of warpSize * kLoadsPerLane elements; `count` is a multiple of that.
__global__ void __launch_bounds__(kThreads)
reduce_warp(const float* __restrict__ values, float* __restrict__ block_sums, int count) {
  __shared__ float wave_sums[kMaxWaves];
  const int lane = threadIdx.x % warpSize;
  const int wave = threadIdx.x / warpSize;
  const int waves = kThreads / warpSize;
  const int slice_length = warpSize * kLoadsPerLane;
  const int slices = count / slice_length;

  float sum = 0.0f;
  for (int slice = blockIdx.x * waves + wave; slice < slices; slice += gridDim.x * waves) {
    const float* slice_values = values + static_cast<size_t>(slice) * slice_length;
#pragma unroll
    for (int i = 0; i < kLoadsPerLane; ++i) {
      sum += slice_values[i * warpSize + lane];
    }
  }

  sum = wave_sum(sum, warpSize);
  if (lane == 0) {
    wave_sums[wave] = sum;
  }
  __syncthreads();
  if (wave == 0) {
    sum = lane < waves ? wave_sums[lane] : 0.0f;
    sum = wave_sum(sum, kMaxWaves);
    if (lane == 0) {
      block_sums[blockIdx.x] = sum;
    }
  }
}

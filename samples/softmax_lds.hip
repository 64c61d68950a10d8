// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Row softmax, one workgroup per row, with the row staged in LDS and the exponentials kept in
// registers between the two reductions: global memory is read once and written once. What
// softmax_global.hip spends on memory traffic, this kernel spends on LDS and on kPerThread
// long-lived registers.
#include <hip/hip_runtime.h>

namespace {

constexpr int kThreads = 256;
constexpr int kColumns = 4096;
constexpr int kPerThread = kColumns / kThreads;
constexpr int kMaxWaves = kThreads / 32;

template <typename Combine>
__device__ float block_reduce(float value, float* wave_results, Combine combine) {
  for (int mask = warpSize / 2; mask > 0; mask /= 2) {
    value = combine(value, __shfl_xor(value, mask));
  }
  if (threadIdx.x % warpSize == 0) {
    wave_results[threadIdx.x / warpSize] = value;
  }
  __syncthreads();
  float result = wave_results[0];
  for (int wave = 1; wave < kThreads / warpSize; ++wave) {
    result = combine(result, wave_results[wave]);
  }
  __syncthreads();
  return result;
}

}  // namespace

__global__ void __launch_bounds__(kThreads)
softmax_lds(const float4* __restrict__ in, float* __restrict__ out, int columns) {
  __shared__ float row[kColumns];
  __shared__ float wave_results[kMaxWaves];
  const int thread = threadIdx.x;
  const size_t row_start = static_cast<size_t>(blockIdx.x) * columns;

  // Columns is a multiple of 4 and at most kColumns; loads are 16 bytes wide.
  const float4* row_in = in + row_start / 4;
  for (int chunk = thread; chunk < kColumns / 4; chunk += kThreads) {
    const float lowest = -__builtin_inff();
    float4 values = make_float4(lowest, lowest, lowest, lowest);
    if (4 * chunk < columns) {
      values = row_in[chunk];
    }
    row[4 * chunk + 0] = values.x;
    row[4 * chunk + 1] = values.y;
    row[4 * chunk + 2] = values.z;
    row[4 * chunk + 3] = values.w;
  }
  __syncthreads();

  float exponentials[kPerThread];
  float thread_max = -__builtin_inff();
#pragma unroll
  for (int i = 0; i < kPerThread; ++i) {
    exponentials[i] = row[thread + i * kThreads];
    thread_max = fmaxf(thread_max, exponentials[i]);
  }
  const float row_max =
      block_reduce(thread_max, wave_results, [](float a, float b) { return fmaxf(a, b); });

  float thread_sum = 0.0f;
#pragma unroll
  for (int i = 0; i < kPerThread; ++i) {
    exponentials[i] = expf(exponentials[i] - row_max);
    thread_sum += exponentials[i];
  }
  const float row_sum =
      block_reduce(thread_sum, wave_results, [](float a, float b) { return a + b; });

  const float scale = 1.0f / row_sum;
#pragma unroll
  for (int i = 0; i < kPerThread; ++i) {
    const int column = thread + i * kThreads;
    if (column < columns) {
      out[row_start + column] = scale * exponentials[i];
    }
  }
}

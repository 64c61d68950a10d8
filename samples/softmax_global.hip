// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Row softmax, one workgroup per row, any number of columns. The exponentials make a round trip
// through global memory: the second pass stores them to `out`, the third loads them again to divide
// by their sum, in the same workgroup and the same work item. Few registers, twice the traffic; the
// counterpart is softmax_lds.hip.
#include <hip/hip_runtime.h>

namespace {

constexpr int kThreads = 256;

template <typename Combine>
__device__ float block_reduce(float value, float* scratch, Combine combine) {
  scratch[threadIdx.x] = value;
  __syncthreads();
  for (unsigned stride = kThreads / 2; stride > 0; stride /= 2) {
    if (threadIdx.x < stride) {
      scratch[threadIdx.x] = combine(scratch[threadIdx.x], scratch[threadIdx.x + stride]);
    }
    __syncthreads();
  }
  const float result = scratch[0];
  __syncthreads();
  return result;
}

}  // namespace

__global__ void __launch_bounds__(kThreads)
softmax_global(const float* __restrict__ in, float* __restrict__ out, int columns) {
  __shared__ float scratch[kThreads];
  const size_t row_start = static_cast<size_t>(blockIdx.x) * columns;
  const float* row_in = in + row_start;
  float* row_out = out + row_start;

  float thread_max = -__builtin_inff();
  for (int column = threadIdx.x; column < columns; column += kThreads) {
    thread_max = fmaxf(thread_max, row_in[column]);
  }
  const float row_max =
      block_reduce(thread_max, scratch, [](float a, float b) { return fmaxf(a, b); });

  float thread_sum = 0.0f;
  for (int column = threadIdx.x; column < columns; column += kThreads) {
    const float exponential = expf(row_in[column] - row_max);
    row_out[column] = exponential;
    thread_sum += exponential;
  }
  const float row_sum = block_reduce(thread_sum, scratch, [](float a, float b) { return a + b; });

  const float scale = 1.0f / row_sum;
  for (int column = threadIdx.x; column < columns; column += kThreads) {
    row_out[column] = scale * row_out[column];
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inverts a batch of 8x8 matrices in double precision, one matrix per work item, by Gauss-Jordan
// elimination in place and fully unrolled (no pivoting: for diagonally dominant blocks, such as
// those of a block-Jacobi preconditioner). The 64 elements are 128 VGPRs on their own, and without
// launch bounds a workgroup of 1024 leaves exactly 128 on gfx90a and gfx942: the kernel spills.
// `__launch_bounds__(256)` is the cure.
#include <hip/hip_runtime.h>

namespace {

constexpr int kSize = 8;

}  // namespace

// Element (row, column) of matrix `index` stands at (row * 8 + column) * batch + index.
__global__ void inverse8x8(const double* __restrict__ in, double* __restrict__ out, int batch) {
  const int index = blockIdx.x * blockDim.x + threadIdx.x;
  if (index >= batch) {
    return;
  }
  double matrix[kSize][kSize];
#pragma unroll
  for (int row = 0; row < kSize; ++row) {
#pragma unroll
    for (int column = 0; column < kSize; ++column) {
      matrix[row][column] = in[static_cast<size_t>(row * kSize + column) * batch + index];
    }
  }

#pragma unroll
  for (int step = 0; step < kSize; ++step) {
    const double inverse_pivot = 1.0 / matrix[step][step];
    matrix[step][step] = 1.0;
#pragma unroll
    for (int column = 0; column < kSize; ++column) {
      matrix[step][column] *= inverse_pivot;
    }
#pragma unroll
    for (int row = 0; row < kSize; ++row) {
      if (row == step) {
        continue;
      }
      const double factor = matrix[row][step];
      matrix[row][step] = 0.0;
#pragma unroll
      for (int column = 0; column < kSize; ++column) {
        matrix[row][column] -= factor * matrix[step][column];
      }
    }
  }

#pragma unroll
  for (int row = 0; row < kSize; ++row) {
#pragma unroll
    for (int column = 0; column < kSize; ++column) {
      out[static_cast<size_t>(row * kSize + column) * batch + index] = matrix[row][column];
    }
  }
}

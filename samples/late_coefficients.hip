// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Relaxation of a small dense system per work item, then a correction with coefficients of its own.
// The coefficients are read at the top, where they are declared, and needed after the loop only:
// they live through it unused. Reading them where they are needed frees their registers.
#include <hip/hip_runtime.h>

namespace {

constexpr int kUnknowns = 20;
constexpr int kCoefficients = 12;

}  // namespace

// Arrays are laid out [component][cell].
extern "C" __global__ void __launch_bounds__(256)
late_coefficients(const double* __restrict__ right_side, const double* __restrict__ coefficients,
                  double* __restrict__ solution, double* __restrict__ residuals, int cells,
                  int sweeps, double relaxation) {
  const int cell = blockIdx.x * blockDim.x + threadIdx.x;
  if (cell >= cells) {
    return;
  }
  double late[kCoefficients];
#pragma unroll
  for (int k = 0; k < kCoefficients; ++k) {
    late[k] = coefficients[k * cells + cell];
  }
  double x[kUnknowns];
#pragma unroll
  for (int k = 0; k < kUnknowns; ++k) {
    x[k] = right_side[k * cells + cell];
  }

#pragma unroll 1
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    double change = 0.0;
#pragma unroll
    for (int k = 0; k < kUnknowns; ++k) {
      const double before = x[k];
      const double neighbours = x[(k + 1) % kUnknowns] + x[(k + kUnknowns - 1) % kUnknowns];
      x[k] += relaxation * (0.5 * neighbours - before);
      change += __builtin_fabs(x[k] - before);
    }
    residuals[sweep * cells + cell] = change;
  }

#pragma unroll
  for (int k = 0; k < kUnknowns; ++k) {
    solution[k * cells + cell] = x[k] * late[k % kCoefficients] + late[(k + 5) % kCoefficients];
  }
}

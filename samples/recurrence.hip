// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A linear recurrence with weights that are the same for all work items. The pointers are not
// `__restrict__`: for all that the compiler knows, each stored step changes the weights. So it
// loads them again for every step, each lane for itself, into VGPRs, where scalar loads would do.
#include <hip/hip_runtime.h>

namespace {

constexpr int kOrder = 28;

}  // namespace

// history[step][item]; the first kOrder steps are given.
extern "C" __global__ void __launch_bounds__(256)
recurrence(const double* weights, const double* offsets, double* history, int items, int steps) {
  const int item = blockIdx.x * blockDim.x + threadIdx.x;
  if (item >= items) {
    return;
  }
  double last[kOrder];
#pragma unroll
  for (int k = 0; k < kOrder; ++k) {
    last[k] = history[k * items + item];
  }
#pragma unroll 1
  for (int step = kOrder; step < steps; ++step) {
    double next = offsets[step];
#pragma unroll
    for (int k = 0; k < kOrder; ++k) {
      next += weights[k] * last[k];
    }
#pragma unroll
    for (int k = kOrder - 1; k > 0; --k) {
      last[k] = last[k - 1];
    }
    last[0] = next;
    history[step * items + item] = next;
  }
}

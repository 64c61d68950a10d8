// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A response curve, a polynomial that is the same for all work items, applied to a series of
// samples while a state is held in registers. The pointers are not `__restrict__`, so that each
// stored sample may change the curve, which is loaded again for the next. With `__restrict__` the
// loop is so short that LLVM unrolls it, and several samples are in registers at once.
#include <hip/hip_runtime.h>

namespace {

constexpr int kState = 21;
constexpr int kSamples = 20;
constexpr int kTerms = 14;

}  // namespace

// samples[sample][item], state[k][item]
extern "C" __global__ void __launch_bounds__(256)
response_curve(const double* curve, const double* samples, double* responses, double* state,
               int items) {
  const int item = blockIdx.x * blockDim.x + threadIdx.x;
  if (item >= items) {
    return;
  }
  double held[kState];
#pragma unroll
  for (int k = 0; k < kState; ++k) {
    held[k] = state[k * items + item];
  }
  for (int sample = 0; sample < kSamples; ++sample) {
    const double x = samples[sample * items + item];
    double response = curve[0];
    for (int k = 1; k < kTerms; ++k) {
      response = response * x + curve[k];
    }
    responses[sample * items + item] = response;
  }
#pragma unroll
  for (int k = 0; k < kState; ++k) {
    state[k * items + item] = held[k] * curve[kTerms];
  }
}

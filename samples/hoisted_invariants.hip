// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Explicit time stepping of a small hydrogen-oxygen reaction network, one cell per work item. The
// Arrhenius rates depend on the temperature of the cell alone, so loop-invariant code motion hoists
// all of them, forward and backward, out of the time loop, although the source computes them where
// they are used. Every one then occupies a VGPR for the whole loop; recomputing a few would cost
// little arithmetic and give the registers back.
#include <hip/hip_runtime.h>

namespace {

enum Species { H, H2, O, O2, OH, H2O, HO2, H2O2, kSpecies };

struct Reaction {
  float factor;          // pre-exponential factor, in arbitrary units
  float exponent;        // of temperature / 300 K
  float activation;      // forward activation temperature, K
  float heat;            // released, K: the backward activation is activation + heat
  Species left0, left1;  // left0 + left1 <-> right0 + right1
  Species right0, right1;
};

// Illustrative values.
constexpr Reaction kReactions[] = {
    {3.55f, -1.6f, 8350.0f, -8100.0f, H, O2, O, OH},
    {5.08f, 2.7f, 3165.0f, -930.0f, O, H2, H, OH},
    {2.16f, 1.5f, 1726.0f, 7540.0f, H2, OH, H2O, H},
    {2.97f, 2.0f, 6743.0f, -8470.0f, O, H2O, OH, OH},
    {1.66f, 0.0f, 414.0f, 27700.0f, HO2, H, H2, O2},
    {7.08f, 0.0f, 148.0f, 18500.0f, HO2, H, OH, OH},
    {3.25f, 0.0f, 10.0f, 26600.0f, HO2, O, O2, OH},
    {2.89f, 0.0f, -250.0f, 35100.0f, HO2, OH, H2O, O2},
    {4.20f, 0.0f, 6030.0f, 19300.0f, HO2, HO2, H2O2, O2},
    {2.41f, 0.0f, 1998.0f, 34200.0f, H2O2, H, H2O, OH},
    {4.82f, 0.0f, 4000.0f, 8400.0f, H2O2, H, HO2, H2},
    {9.55f, 2.0f, 1998.0f, 7500.0f, H2O2, O, OH, HO2},
    {1.00f, 0.0f, 50.0f, 15900.0f, H2O2, OH, HO2, H2O},
    {5.80f, 0.5f, 4810.0f, 15700.0f, H2O2, OH, H2O, HO2},
    {6.63f, 0.5f, 9200.0f, 26300.0f, HO2, H2, H2O2, H},
    {1.48f, 1.0f, 7720.0f, 10500.0f, H2, O2, OH, OH},
    {8.13f, 0.3f, 5530.0f, 12400.0f, H2O, O2, HO2, OH},
    {3.91f, 1.3f, 2310.0f, 17200.0f, HO2, H, H2O, O},
    {2.05f, 0.7f, 6120.0f, 14800.0f, H2O2, O2, HO2, HO2},
    {7.44f, 0.2f, 3890.0f, 21300.0f, H2O2, O, H2O, O2},
};

// factor * (temperature / 300 K)^exponent * exp(-activation / temperature)
__device__ float arrhenius(float factor, float exponent, float activation, float log_temperature,
                           float inverse_temperature) {
  return factor * expf(exponent * log_temperature - activation * inverse_temperature);
}

}  // namespace

// Structure of arrays: concentrations[species][cell]; log_temperatures holds log(T / 300 K).
__global__ void __launch_bounds__(256)
hoisted_invariants(float* __restrict__ concentrations, const float* __restrict__ temperatures,
                   const float* __restrict__ log_temperatures, int cells, int steps, float dt) {
  const int cell = blockIdx.x * blockDim.x + threadIdx.x;
  if (cell >= cells) {
    return;
  }
  const float inverse_temperature = 1.0f / temperatures[cell];
  const float log_temperature = log_temperatures[cell];
  float y[kSpecies];
#pragma unroll
  for (int s = 0; s < kSpecies; ++s) {
    y[s] = concentrations[s * cells + cell];
  }

#pragma unroll 1
  for (int step = 0; step < steps; ++step) {
    float change[kSpecies] = {};
#pragma unroll
    for (const Reaction& r : kReactions) {
      const float forward_rate = arrhenius(r.factor, r.exponent, r.activation, log_temperature,
                                           inverse_temperature);
      const float backward_rate = arrhenius(r.factor, r.exponent, r.activation + r.heat,
                                            log_temperature, inverse_temperature);
      const float progress =
          forward_rate * y[r.left0] * y[r.left1] - backward_rate * y[r.right0] * y[r.right1];
      change[r.left0] -= progress;
      change[r.left1] -= progress;
      change[r.right0] += progress;
      change[r.right1] += progress;
    }
#pragma unroll
    for (int s = 0; s < kSpecies; ++s) {
      y[s] = fmaxf(y[s] + dt * change[s], 0.0f);
    }
  }

#pragma unroll
  for (int s = 0; s < kSpecies; ++s) {
    concentrations[s * cells + cell] = y[s];
  }
}

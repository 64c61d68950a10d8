// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Flash attention, forward, single precision: softmax(Q K^T / sqrt(d)) V for one head per
// blockIdx.y, without the score matrix in memory. One work item owns one query row: the query
// (kHeadDim values) and the output accumulator (as many) live in registers through the whole loop
// over key tiles, which stand in LDS; the online softmax rescales the accumulator. Two long-lived
// arrays of 64 registers are the floor. On gfx90a and gfx942 the LDS loads in flight on top of them
// exceed the 256 architectural VGPRs, and the rest is spilled to AGPRs: one wave per SIMD.
#include <hip/hip_runtime.h>

namespace {

constexpr int kHeadDim = 64;
constexpr int kQueryRows = 128;  // work items of the workgroup
constexpr int kKeyTile = 32;     // keys staged in LDS at once
constexpr int kKeyGroup = 4;     // scores computed before the accumulator is rescaled

}  // namespace

__global__ void __launch_bounds__(kQueryRows)
flash_attention(const float* __restrict__ query, const float* __restrict__ key,
                const float* __restrict__ value, float* __restrict__ out, int length,
                float softmax_scale) {
  __shared__ float key_tile[kKeyTile][kHeadDim];
  __shared__ float value_tile[kKeyTile][kHeadDim];

  const size_t head_start = static_cast<size_t>(blockIdx.y) * length * kHeadDim;
  const int row = blockIdx.x * kQueryRows + threadIdx.x;
  const bool row_exists = row < length;

  float q[kHeadDim];
  float accumulator[kHeadDim];
  const float* query_row = query + head_start + (row_exists ? row : 0) * kHeadDim;
#pragma unroll
  for (int d = 0; d < kHeadDim; ++d) {
    q[d] = query_row[d] * softmax_scale;
    accumulator[d] = 0.0f;
  }
  float running_max = -1e30f;
  float running_sum = 0.0f;

  for (int tile_start = 0; tile_start < length; tile_start += kKeyTile) {
    __syncthreads();
    for (int i = threadIdx.x; i < kKeyTile * kHeadDim; i += kQueryRows) {
      const int key_index = tile_start + i / kHeadDim;
      const bool exists = key_index < length;
      const size_t source = head_start + static_cast<size_t>(tile_start) * kHeadDim + i;
      key_tile[i / kHeadDim][i % kHeadDim] = exists ? key[source] : 0.0f;
      value_tile[i / kHeadDim][i % kHeadDim] = exists ? value[source] : 0.0f;
    }
    __syncthreads();

#pragma unroll 1
    for (int first = 0; first < kKeyTile; first += kKeyGroup) {
      float score[kKeyGroup];
      float group_max = running_max;
#pragma unroll
      for (int j = 0; j < kKeyGroup; ++j) {
        score[j] = 0.0f;
#pragma unroll
        for (int d = 0; d < kHeadDim; ++d) {
          score[j] += q[d] * key_tile[first + j][d];
        }
        if (tile_start + first + j >= length) {
          score[j] = -1e30f;
        }
        group_max = fmaxf(group_max, score[j]);
      }

      const float rescale = expf(running_max - group_max);
      running_max = group_max;
      running_sum *= rescale;
#pragma unroll
      for (int j = 0; j < kKeyGroup; ++j) {
        score[j] = expf(score[j] - group_max);
        running_sum += score[j];
      }
#pragma unroll
      for (int d = 0; d < kHeadDim; ++d) {
        float weighted = accumulator[d] * rescale;
#pragma unroll
        for (int j = 0; j < kKeyGroup; ++j) {
          weighted += score[j] * value_tile[first + j][d];
        }
        accumulator[d] = weighted;
      }
    }
  }

  if (row_exists) {
    const float normaliser = 1.0f / running_sum;
    float* out_row = out + head_start + static_cast<size_t>(row) * kHeadDim;
#pragma unroll
    for (int d = 0; d < kHeadDim; ++d) {
      out_row[d] = accumulator[d] * normaliser;
    }
  }
}

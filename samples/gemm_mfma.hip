// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C = A B^T for half-precision A (m x k) and B (n x k) with single-precision accumulation, on the
// matrix cores: v_mfma_f32_32x32x8f16 on CDNA, v_wmma_f32_16x16x16_f16 on RDNA 3, plain arithmetic
// elsewhere. A workgroup of four waves computes a tile of 128 x 128 from LDS, each wave 64 x 64,
// and all of it stays in the accumulators: 64 registers a lane in waves of 64, 128 in waves of 32.
// On CDNA they could be AGPRs. m, n and k are multiples of 128, 128 and 32.
#include <hip/hip_runtime.h>

namespace {

constexpr int kWaves = 4;
constexpr int kBlock = 128;            // rows and columns of C in a workgroup
constexpr int kWaveTile = 64;          // rows and columns of C in a wave
constexpr int kDepth = 32;             // slice of k in LDS
constexpr int kPitch = kDepth + 8;     // padded against bank conflicts

using half4 = _Float16 __attribute__((ext_vector_type(4)));
using half8 = _Float16 __attribute__((ext_vector_type(8)));
using half16 = _Float16 __attribute__((ext_vector_type(16)));
using floats8 = float __attribute__((ext_vector_type(8)));
using floats16 = float __attribute__((ext_vector_type(16)));

// MatrixCore: the shape of one matrix operation, its operand and accumulator per lane, how a lane
// loads its part of an operand from LDS, and which element of the result each accumulator holds.
#if defined(__gfx90a__) || defined(__gfx942__)
struct MatrixCore {
  static constexpr int kLanes = 64, kTile = 32, kStep = 8, kResults = 16;
  using Operand = half4;
  using Accumulator = floats16;

  static __device__ Operand load(const _Float16* tile, int lane) {
    return *reinterpret_cast<const half4*>(tile + (lane % 32) * kPitch + 4 * (lane / 32));
  }
  static __device__ Accumulator multiply_add(Operand a, Operand b, Accumulator c) {
    return __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, c, 0, 0, 0);
  }
  static __device__ int row(int lane, int i) { return 8 * (i / 4) + 4 * (lane / 32) + i % 4; }
  static __device__ int column(int lane, int) { return lane % 32; }
};
#elif defined(__gfx1100__)
struct MatrixCore {
  static constexpr int kLanes = 32, kTile = 16, kStep = 16, kResults = 8;
  using Operand = half16;
  using Accumulator = floats8;

  static __device__ Operand load(const _Float16* tile, int lane) {
    const half8* source = reinterpret_cast<const half8*>(tile + (lane % 16) * kPitch);
    return __builtin_shufflevector(source[0], source[1], 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                                   13, 14, 15);
  }
  static __device__ Accumulator multiply_add(Operand a, Operand b, Accumulator c) {
    return __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, c);
  }
  static __device__ int row(int lane, int i) { return 2 * i + lane / 16; }
  static __device__ int column(int lane, int) { return lane % 16; }
};
#else
#define IRTOOLS_NO_MATRIX_CORE
#endif

}  // namespace

#ifndef IRTOOLS_NO_MATRIX_CORE

__global__ void __launch_bounds__(kWaves * MatrixCore::kLanes)
gemm_mfma(const _Float16* __restrict__ a, const _Float16* __restrict__ b, float* __restrict__ c,
          int n, int k) {
  using Core = MatrixCore;
  constexpr int kThreads = kWaves * Core::kLanes;
  constexpr int kTiles = kWaveTile / Core::kTile;
  __shared__ alignas(16) _Float16 a_tile[kBlock * kPitch];
  __shared__ alignas(16) _Float16 b_tile[kBlock * kPitch];

  const int lane = threadIdx.x % Core::kLanes;
  const int wave = threadIdx.x / Core::kLanes;
  const int wave_row = kWaveTile * (wave / 2);
  const int wave_column = kWaveTile * (wave % 2);
  const _Float16* a_block = a + static_cast<size_t>(blockIdx.y) * kBlock * k;
  const _Float16* b_block = b + static_cast<size_t>(blockIdx.x) * kBlock * k;

  Core::Accumulator sum[kTiles][kTiles] = {};
  for (int depth = 0; depth < k; depth += kDepth) {
#pragma unroll
    for (int i = 0; i < kBlock * kDepth / 8 / kThreads; ++i) {
      const int chunk = threadIdx.x + i * kThreads;
      const int row = chunk / (kDepth / 8);
      const int column = 8 * (chunk % (kDepth / 8));
      const size_t source = static_cast<size_t>(row) * k + depth + column;
      *reinterpret_cast<half8*>(a_tile + row * kPitch + column) =
          *reinterpret_cast<const half8*>(a_block + source);
      *reinterpret_cast<half8*>(b_tile + row * kPitch + column) =
          *reinterpret_cast<const half8*>(b_block + source);
    }
    __syncthreads();
#pragma unroll
    for (int step = 0; step < kDepth; step += Core::kStep) {
      Core::Operand a_part[kTiles];
      Core::Operand b_part[kTiles];
#pragma unroll
      for (int t = 0; t < kTiles; ++t) {
        a_part[t] = Core::load(a_tile + (wave_row + t * Core::kTile) * kPitch + step, lane);
        b_part[t] = Core::load(b_tile + (wave_column + t * Core::kTile) * kPitch + step, lane);
      }
#pragma unroll
      for (int i = 0; i < kTiles; ++i) {
#pragma unroll
        for (int j = 0; j < kTiles; ++j) {
          sum[i][j] = Core::multiply_add(a_part[i], b_part[j], sum[i][j]);
        }
      }
    }
    __syncthreads();
  }

  const size_t block_start = static_cast<size_t>(blockIdx.y) * kBlock * n + blockIdx.x * kBlock;
#pragma unroll
  for (int i = 0; i < kTiles; ++i) {
#pragma unroll
    for (int j = 0; j < kTiles; ++j) {
#pragma unroll
      for (int result = 0; result < Core::kResults; ++result) {
        const int row = wave_row + i * Core::kTile + Core::row(lane, result);
        const int column = wave_column + j * Core::kTile + Core::column(lane, result);
        c[block_start + static_cast<size_t>(row) * n + column] = sum[i][j][result];
      }
    }
  }
}

#else

__global__ void __launch_bounds__(256)
gemm_mfma(const _Float16* __restrict__ a, const _Float16* __restrict__ b, float* __restrict__ c,
          int n, int k) {
  for (int i = threadIdx.x; i < kBlock * kBlock; i += 256) {
    const size_t row = static_cast<size_t>(blockIdx.y) * kBlock + i / kBlock;
    const size_t column = static_cast<size_t>(blockIdx.x) * kBlock + i % kBlock;
    float sum = 0.0f;
    for (int depth = 0; depth < k; ++depth) {
      sum += static_cast<float>(a[row * k + depth]) * static_cast<float>(b[column * k + depth]);
    }
    c[row * n + column] = sum;
  }
}

#endif

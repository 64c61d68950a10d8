// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of the HIP device API that the samples use, written for clang alone: with
// `-nogpulib -nogpuinc -I include` they compile without ROCm. With ROCm, leave `-I include` out and
// the same sources take its own <hip/hip_runtime.h>.
#pragma once

using size_t = decltype(sizeof(0));

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))

// The second argument counts waves per SIMD, unlike CUDA's, which counts blocks.
#define __irtools_launch_bounds_1(threads) __attribute__((amdgpu_flat_work_group_size(1, threads)))
#define __irtools_launch_bounds_2(threads, waves) \
  __attribute__((amdgpu_flat_work_group_size(1, threads), amdgpu_waves_per_eu(waves)))
#define __irtools_select(_1, _2, name, ...) name
#define __launch_bounds__(...) \
  __irtools_select(__VA_ARGS__, __irtools_launch_bounds_2, __irtools_launch_bounds_1, ) \
  (__VA_ARGS__)

#define __irtools_device static inline __attribute__((device, always_inline, nodebug))

struct dim3 {
  unsigned x, y, z;
  __host__ __device__ constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1)
      : x(x), y(y), z(z) {}
};

// Built-in coordinates: each member is a property whose getter reads the hardware register or, for
// blockDim and gridDim, the implicit kernel arguments of code object version 5 and later.
#define __irtools_coordinate(type, variable, get_x, get_y, get_z)                          \
  struct type {                                                                            \
    __declspec(property(get = __x)) unsigned x;                                            \
    __declspec(property(get = __y)) unsigned y;                                            \
    __declspec(property(get = __z)) unsigned z;                                            \
    static __attribute__((device, always_inline, nodebug)) unsigned __x() { return get_x; } \
    static __attribute__((device, always_inline, nodebug)) unsigned __y() { return get_y; } \
    static __attribute__((device, always_inline, nodebug)) unsigned __z() { return get_z; } \
  };                                                                                       \
  extern const __attribute__((device, weak)) type variable

__irtools_device unsigned __irtools_block_count(unsigned axis) {
  using uniform_pointer = const __attribute__((address_space(4))) unsigned*;
  return ((uniform_pointer)__builtin_amdgcn_implicitarg_ptr())[axis];
}

__irtools_coordinate(__irtools_thread_idx, threadIdx, __builtin_amdgcn_workitem_id_x(),
                     __builtin_amdgcn_workitem_id_y(), __builtin_amdgcn_workitem_id_z());
__irtools_coordinate(__irtools_block_idx, blockIdx, __builtin_amdgcn_workgroup_id_x(),
                     __builtin_amdgcn_workgroup_id_y(), __builtin_amdgcn_workgroup_id_z());
__irtools_coordinate(__irtools_block_dim, blockDim, __builtin_amdgcn_workgroup_size_x(),
                     __builtin_amdgcn_workgroup_size_y(), __builtin_amdgcn_workgroup_size_z());
__irtools_coordinate(__irtools_grid_dim, gridDim, __irtools_block_count(0),
                     __irtools_block_count(1), __irtools_block_count(2));

#undef __irtools_coordinate

// 64 on CDNA, 32 on RDNA; known to the compiler only once the target is.
struct __irtools_warp_size {
  __attribute__((device, always_inline, nodebug)) operator int() const {
    return static_cast<int>(__builtin_amdgcn_wavefrontsize());
  }
};
static constexpr __attribute__((device)) __irtools_warp_size warpSize{};

__irtools_device void __syncthreads() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

__irtools_device int __lane_id() {
  const unsigned low = __builtin_amdgcn_mbcnt_lo(~0u, 0u);
  return static_cast<int>(warpSize == 32 ? low : __builtin_amdgcn_mbcnt_hi(~0u, low));
}

// A 32-bit value of another lane; a source outside the segment of `width` lanes means one's own.
__irtools_device int __irtools_read_lane(int value, int source, int lane, int width) {
  const int segment_end = (lane + width) & ~(width - 1);
  return __builtin_amdgcn_ds_bpermute((source < segment_end ? source : lane) << 2, value);
}

__irtools_device int __shfl_xor(int value, int mask, int width = warpSize) {
  const int lane = __lane_id();
  return __irtools_read_lane(value, lane ^ mask, lane, width);
}

__irtools_device float __shfl_xor(float value, int mask, int width = warpSize) {
  return __builtin_bit_cast(float, __shfl_xor(__builtin_bit_cast(int, value), mask, width));
}

__irtools_device int __shfl_down(int value, unsigned delta, int width = warpSize) {
  const int lane = __lane_id();
  const int source = lane + static_cast<int>(delta);
  const bool inside = (lane & (width - 1)) + static_cast<int>(delta) < width;
  return __builtin_amdgcn_ds_bpermute((inside ? source : lane) << 2, value);
}

__irtools_device float __shfl_down(float value, unsigned delta, int width = warpSize) {
  return __builtin_bit_cast(float, __shfl_down(__builtin_bit_cast(int, value), delta, width));
}

__irtools_device float expf(float x) { return __builtin_expf(x); }
__irtools_device float sqrtf(float x) { return __builtin_sqrtf(x); }
__irtools_device float rsqrtf(float x) { return __builtin_amdgcn_rsqf(x); }
__irtools_device float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
__irtools_device float fmaxf(float x, float y) { return __builtin_fmaxf(x, y); }
__irtools_device float fminf(float x, float y) { return __builtin_fminf(x, y); }
__irtools_device double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
__irtools_device double sqrt(double x) { return __builtin_sqrt(x); }

struct alignas(8) float2 { float x, y; };
struct float3 { float x, y, z; };
struct alignas(16) float4 { float x, y, z, w; };
struct alignas(16) double2 { double x, y; };

#define __irtools_make static constexpr inline __attribute__((host, device, nodebug))
__irtools_make float2 make_float2(float x, float y) { return {x, y}; }
__irtools_make float3 make_float3(float x, float y, float z) { return {x, y, z}; }
__irtools_make float4 make_float4(float x, float y, float z, float w) { return {x, y, z, w}; }
__irtools_make double2 make_double2(double x, double y) { return {x, y}; }
#undef __irtools_make

// What a launch, kernel<<<grid, block>>>(…), is compiled to on the host's side.
using hipStream_t = struct ihipStream_t*;
extern "C" int __hipPushCallConfiguration(dim3 grid, dim3 block, unsigned long lds = 0,
                                          hipStream_t stream = nullptr);

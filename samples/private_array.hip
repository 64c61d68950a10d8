// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Closest-hit search of rays in a bounding-volume hierarchy, with an explicit stack per work item.
// The stack is a private array indexed at run time: it can be neither split into registers nor
// unrolled away, so it lives in scratch memory and every push and pop is a memory access. The
// scratch of this kernel is the array, not spilling.
#include <hip/hip_runtime.h>

namespace {

constexpr int kStackSize = 64;

// Children of node i: `left` and `right`; a negative child is a leaf, ~child its sphere.
struct Node {
  float4 lower;  // corner of the box
  float4 upper;
  int left, right;
};

struct Ray {
  float3 origin;
  float3 direction;
  float3 inverse_direction;
};

__device__ bool hits_box(const Ray& ray, const float4& lower, const float4& upper, float limit) {
  const float x0 = (lower.x - ray.origin.x) * ray.inverse_direction.x;
  const float x1 = (upper.x - ray.origin.x) * ray.inverse_direction.x;
  const float y0 = (lower.y - ray.origin.y) * ray.inverse_direction.y;
  const float y1 = (upper.y - ray.origin.y) * ray.inverse_direction.y;
  const float z0 = (lower.z - ray.origin.z) * ray.inverse_direction.z;
  const float z1 = (upper.z - ray.origin.z) * ray.inverse_direction.z;
  const float enter = fmaxf(fmaxf(fminf(x0, x1), fminf(y0, y1)), fmaxf(fminf(z0, z1), 0.0f));
  const float leave = fminf(fminf(fmaxf(x0, x1), fmaxf(y0, y1)), fminf(fmaxf(z0, z1), limit));
  return enter <= leave;
}

// Distance along the ray, or `limit` for a miss. `sphere` holds the centre and, in w, the radius.
__device__ float hit_sphere(const Ray& ray, float4 sphere, float limit) {
  const float x = ray.origin.x - sphere.x;
  const float y = ray.origin.y - sphere.y;
  const float z = ray.origin.z - sphere.z;
  const float b = x * ray.direction.x + y * ray.direction.y + z * ray.direction.z;
  const float c = x * x + y * y + z * z - sphere.w * sphere.w;
  const float discriminant = b * b - c;
  if (discriminant < 0.0f) {
    return limit;
  }
  const float distance = -b - sqrtf(discriminant);
  return distance > 0.0f ? fminf(distance, limit) : limit;
}

}  // namespace

extern "C" __global__ void closest_hit(const Node* __restrict__ nodes,
                                       const float4* __restrict__ spheres,
                                       const float4* __restrict__ origins,
                                       const float4* __restrict__ directions,
                                       float* __restrict__ distances, int* __restrict__ hits,
                                       int rays) {
  const int index = blockIdx.x * blockDim.x + threadIdx.x;
  if (index >= rays) {
    return;
  }
  const float4 origin = origins[index];
  const float4 direction = directions[index];
  const Ray ray = {make_float3(origin.x, origin.y, origin.z),
                   make_float3(direction.x, direction.y, direction.z),
                   make_float3(1.0f / direction.x, 1.0f / direction.y, 1.0f / direction.z)};

  int stack[kStackSize];
  int depth = 0;
  stack[depth++] = 0;  // the root
  float nearest = 1e30f;
  int nearest_sphere = -1;
  while (depth > 0) {
    const int current = stack[--depth];
    if (current < 0) {
      const float distance = hit_sphere(ray, spheres[~current], nearest);
      if (distance < nearest) {
        nearest = distance;
        nearest_sphere = ~current;
      }
      continue;
    }
    const Node node = nodes[current];
    if (hits_box(ray, node.lower, node.upper, nearest) && depth + 2 <= kStackSize) {
      stack[depth++] = node.right;
      stack[depth++] = node.left;
    }
  }
  distances[index] = nearest;
  hits[index] = nearest_sphere;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the kernel of ../recurrence.hip and prints the last value.
#include "../recurrence.hip"

#include <cstdio>
#include <vector>

int main() {
  constexpr int kItems = 1024, kSteps = 100, kThreads = 256;
  const std::vector<double> numbers(kSteps * kItems, 1.0 / kOrder);
  const size_t bytes = numbers.size() * sizeof(double);
  double *weights, *offsets, *history;
  for (double** array : {&weights, &offsets, &history}) {
    if (hipMalloc(reinterpret_cast<void**>(array), bytes) != hipSuccess ||
        hipMemcpy(*array, numbers.data(), bytes, hipMemcpyHostToDevice) != hipSuccess) {
      std::fputs("no AMD GPU\n", stderr);
      return 1;
    }
  }
  recurrence<<<kItems / kThreads, kThreads>>>(weights, offsets, history, kItems, kSteps);
  double last;
  if (hipMemcpy(&last, history + kSteps * kItems - 1, sizeof last, hipMemcpyDeviceToHost)) {
    return 1;
  }
  std::printf("%g\n", last);
}

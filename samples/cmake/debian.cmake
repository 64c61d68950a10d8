# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# HIP of Debian and Ubuntu, which CMake does not find by itself: a plain clang, headers of HIP 5.2,
# and no ROCm root.
set(CMAKE_HIP_COMPILER clang++-22 CACHE STRING "")
set(CMAKE_HIP_COMPILER_ROCM_ROOT "${CMAKE_CURRENT_LIST_DIR}/debian" CACHE PATH "")
set(CMAKE_HIP_FLAGS "-mcode-object-version=5 --rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode -D__AMDGCN_WAVEFRONT_SIZE=64" CACHE STRING "")

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What CMake wants to know of ROCm: the target that everything in HIP is linked with.
add_library(hip-lang::device INTERFACE IMPORTED)
set_property(TARGET hip-lang::device PROPERTY INTERFACE_LINK_LIBRARIES amdhip64)
set(_CMAKE_HIP_DEVICE_RUNTIME_TARGET hip-lang::device)

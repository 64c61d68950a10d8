# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's code generator as a program of its own, because LLVM ends the process on a fatal error.

Reads ``{"processor", "features", "ir"}`` as JSON from standard input, prints commented assembly.
"""

import json
import sys

import llvmlite.binding as llvm


def main() -> None:
    """Generate code without optimisation, so that a kernel's registers are what its IR says."""
    request = json.load(sys.stdin)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple("amdgcn-amd-amdhsa")
    machine = target.create_target_machine(
        cpu=request["processor"], features=request["features"], opt=0
    )
    machine.set_asm_verbosity(True)
    sys.stdout.write(machine.emit_assembly(llvm.parse_assembly(request["ir"])))


if __name__ == "__main__":
    main()

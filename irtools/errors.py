# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The errors that irtools raises on purpose.

Each message is complete: it names the file, the place and what to do. The command line prints it
after ``irtools: error:`` and exits with 2.
"""

__all__ = ["BackendError", "InputError", "IrtoolsError", "TargetError"]


class IrtoolsError(Exception):
    """Any failure that is explained to the user; the base of all errors of irtools."""


class InputError(IrtoolsError):
    """The input cannot be read or is not what the command needs."""


class TargetError(IrtoolsError):
    """The target (``gfx…``) is unknown, missing, or cannot do what was asked."""


class BackendError(IrtoolsError):
    """LLVM's code generation failed.

    ``stage`` says where (``"parse"``, ``"code generation"``, ``"time limit"``, …) and ``details``
    holds what LLVM printed.
    """

    def __init__(self, message: str, *, stage: str, details: str = "") -> None:
        super().__init__(message)
        self.stage = stage
        self.details = details

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Graphs of a function: control flow, dominators, post-dominators, loops."""

from irtools.graph.cfg import EXIT, ControlFlowGraph, DominatorTree
from irtools.graph.cycles import Cycle, CycleForest
from irtools.graph.loops import Loop, LoopForest

__all__ = [
    "EXIT",
    "ControlFlowGraph",
    "Cycle",
    "CycleForest",
    "DominatorTree",
    "Loop",
    "LoopForest",
]

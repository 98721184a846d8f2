"""Compiling for tests: every game once, with bounds checks, and how long it took.

All tests that need compiled code take it from here, and those of a game run in one process (the
xdist group `compiled-<game>`): rules, batches and lock-step kernels share what they call, and
nothing is compiled twice. `tests/conftest.py` prints what it cost.
"""

from __future__ import annotations

import ast
import importlib.util
import time
from functools import cache
from pathlib import Path
from types import SimpleNamespace

from greentable.compiled.engine import Compiled
from greentable.compiled.loader import Loader
from greentable.compiled.targets import Target, read_target


class Spent:
    """The CPU seconds that this process has compiled for."""

    seconds = 0.0


def lockstep_module(game: str) -> str:
    """The kernel that a game brings for its lock-step tests."""
    return f"tests.{game}.engine.{game}_lockstep_kernel"


def compile_group(loader: Loader, group: str) -> SimpleNamespace:
    """The entries of a group, and the time that it took is counted."""
    start = time.process_time()
    try:
        return loader.compile(group)
    finally:
        Spent.seconds += time.process_time() - start


@cache
def checked_kernels(game: str, group: str) -> SimpleNamespace:
    """Entries of a game, compiled with bounds checks."""
    return compile_group(_checked_loader(game), group)


@cache
def checked_engine(game: str, group: str = "") -> Compiled:
    """The engine that runs them; without a group those of the game's own batches."""
    return Compiled(checked_kernels(game, group or game))


@cache
def _checked_loader(game: str) -> Loader:
    return Loader(_with_lockstep(read_target(game)), bounds_checks=True)


def _with_lockstep(target: Target) -> Target:
    """The game with its lock-step kernel: Python calls what nothing else in that file calls."""
    module = lockstep_module(target.name)
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
    called = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    functions = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return target.with_module(module, [name for name in functions if name not in called])

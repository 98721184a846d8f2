"""What is compiled ahead, game by game: its rules, and what Python calls with arrays."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import NamedTuple

from greentable.compiled.loader import Loader

OnEach = Callable[[int, int], None]
"""Gets how many functions are done, of how many."""


class Part(NamedTuple):
    """One game, and whatever else is compiled with it."""

    sources: tuple[str, ...]  # the packages whose files are compiled
    called: tuple[str, ...]  # functions over lists, which are arrays there: module and name


PARTS = {
    "grass": Part(("grass",), ("greentable.grass.random_play.play_on",)),
    "grove": Part(
        ("grove", "solver"),
        (
            "greentable.grove.random_play.play_on",
            "greentable.solver.kernels.best_at_once",
            "greentable.solver.kernels.gather",
            "greentable.solver.kernels.select",
            "greentable.solver.kernels.lay_found",
            "greentable.solver.kernels.best_over",
        ),
    ),
}


def compile_part(game: str, on_each: OnEach, *, bounds_checks: bool = False) -> Loader:
    """A loader that has compiled a game, or fetched it from the cache."""
    part = PARTS[game]
    loader = Loader(*part.sources, bounds_checks=bounds_checks)
    state = importlib.import_module(f"greentable.{game}.state").State
    loader.compile(state, part.called, on_each)
    return loader

"""Modules that have moved are found under their old names until version 0.4."""

from __future__ import annotations

import importlib

import pytest

MOVED = {
    "shuffle": ("core.shuffle", "Stream"),
    "fairness": ("core.fairness", "commitment"),
    "solver": ("minds.grove", "solve"),
    "grass_mind": ("minds.grass", "search"),
}


@pytest.mark.parametrize("old", MOVED)
def test_an_old_name_offers_what_the_new_one_does(old: str) -> None:
    new, example = MOVED[old]
    moved = importlib.import_module(f"greentable.{new}")
    found = importlib.import_module(f"greentable.{old}")
    assert getattr(found, example) is getattr(moved, example)

"""Golden playthroughs: what every public function said all along a game stays what it was.

When it was meant to change: `python -m tests.grass.make_golden`, and look at the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from greentable.grass import EDITIONS, VARIANTS
from tests.grass.grass_playthrough import GAMES, playthrough

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_what_it_was(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name).splitlines() == golden.splitlines()


def test_no_playthrough_is_missing_or_left_over() -> None:
    names = {file.stem for file in FOLDER.glob("*.txt")}
    assert names == set(GAMES)
    for edition in EDITIONS:
        assert {edition, f"{edition}-all-variants"} <= names
        assert {f"{edition}-{variant}" for variant in VARIANTS} <= names


def test_playthroughs_are_small_enough_to_read() -> None:
    assert all(file.stat().st_size < 60_000 for file in FOLDER.glob("*.txt"))

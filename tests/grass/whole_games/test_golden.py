"""Golden files: what every public function said all along a game stays what it was.

When it was meant to change: `python -m tests.games.golden_games grass`, and look at the difference.
"""

from __future__ import annotations

import pytest

from greentable.grass import EDITIONS, VARIANTS
from tests.grass.whole_games.grass_golden import GOLDEN


@pytest.mark.parametrize("name", GOLDEN.made)
def test_a_golden_file_is_what_it_was(name: str) -> None:
    GOLDEN.check(name)


def test_no_golden_file_is_missing_or_left_over_or_long() -> None:
    GOLDEN.check_files()
    for edition in EDITIONS:
        for rules in ("", "-all-variants", *(f"-{variant}" for variant in VARIANTS)):
            assert f"{edition}{rules}.txt" in GOLDEN.made


@pytest.mark.parametrize("name", GOLDEN.documents)
def test_every_golden_document_is_read_and_written_again(name: str) -> None:
    GOLDEN.check_reading(name)


def test_what_is_no_document_is_refused() -> None:
    GOLDEN.check_refusals(b'{"game": "grove"}')

"""Grass is a game as `greentable.game` says it."""

from __future__ import annotations

import pytest

from greentable import grass
from tests.games.conformance import CHECKS, Candidate, Check, play
from tests.games.strategies import BUSY_DECK, POOR_DECK, shortened, with_deck

CANDIDATES = {
    "2018": Candidate(
        grass, shortened(with_deck(grass.EDITION_2018, POOR_DECK), 1), 2, "one 0", plies=250
    ),
    "classic": Candidate(
        grass, shortened(with_deck(grass.EDITION_CLASSIC, BUSY_DECK), 1), 3, "two", plies=150
    ),
    "all variants": Candidate(
        grass,
        grass.read_ruleset("classic give_me_five hidden_deals lucky_or_not max_rounds=1"),
        4,
        "three",
        plies=90,
    ),
}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", CANDIDATES)
def test_it_conforms(name: str, check: Check) -> None:
    check(CANDIDATES[name])


def test_one_of_the_games_is_played_to_its_end() -> None:
    ends = [list(play(candidate))[-1].after for candidate in CANDIDATES.values()]
    assert any(grass.to_act(end) == [] for end in ends)

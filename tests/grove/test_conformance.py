"""Grove is a game as `greentable.game` says it."""

from __future__ import annotations

import pytest

from greentable import grove
from tests.games.conformance import CHECKS, Candidate, Check, play
from tests.grove.grove_table import plain_rules

CANDIDATES = {
    "alone": Candidate(grove, grove.HOUSE_EDITION, 1, "one"),
    "two": Candidate(grove, plain_rules(), 2, "two"),
    "three with recipes": Candidate(grove, grove.read_ruleset("house recipes"), 3, "three", 24),
}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", CANDIDATES)
def test_it_conforms(name: str, check: Check) -> None:
    check(CANDIDATES[name])


def test_one_of_the_games_is_played_to_its_end() -> None:
    ends = [list(play(candidate))[-1].after for candidate in CANDIDATES.values()]
    assert any(grove.to_act(end) == [] for end in ends)

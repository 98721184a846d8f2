"""`rules` among equals: whom it hits, robs or swaps with is chance, and who misses turns is spared.

`offers 8` means that no more can be made in this turn, so that nothing but the play is asked for.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bots.deciding import all_decisions, decides

THROWS = 120
FEWEST = 25
"""Of 120 throws each of three seats should have 40; fewer than 25 has a chance of 1 in 500."""

BETWEEN_EQUALS = {
    "Heat On": ("2018", "FE IM IM BF BF HE CD | market", "... | market"),
    "Heat On in classic": ("classic", "FE IM IM BF BF HE CD | market", "... | market"),
    "Sold Out": ("2018", "SO IM IM BF BF HE CD | market", "... | market | stash HG"),
    "Doublecrossed": ("2018", "DX IM IM BF BF HE CD | market", "... | market"),
    "Utterly Wiped Out": ("2018", "UW IM IM BF BF HE CD | market", "... | market | stash CO"),
    "a Paranoia with luck": ("2018 lucky_or_not", "DX IM IM BF BF HE CD | market", "... | market"),
    "Steal": ("2018", "SN IM IM BF BF HE CD | market", "... | market | stash PA"),
    "Steal in classic": ("classic", "SN IM IM BF BF HE CD | market", "... | market | stash PA"),
    "a swap": ("2018", "HG IM IM BF BF HE CD | market | stash HG", "... | market | stash PA"),
}


@pytest.mark.parametrize("seat", [1, 2, 4])
@pytest.mark.parametrize("play", BETWEEN_EQUALS)
def test_of_equals_any_is_as_likely_to_be_hit(play: str, seat: int) -> None:
    ruleset, own, other = BETWEEN_EQUALS[play]
    rows = [f"{at}: {own if at == seat else other}" for at in range(1, 5)]
    position = "\n".join([ruleset, f"turn {seat}, offers 8", *rows, "haystack rest"])
    hit = Counter(decides(position, seat, dice=dice).split("@")[1][0] for dice in range(THROWS))
    assert set(hit) == {"1", "2", "3", "4"} - {str(seat)}
    assert min(hit.values()) >= FEWEST, hit


@pytest.mark.parametrize("card", ["FE", "SO", "DX", "UW"])
@pytest.mark.parametrize("free", [2, 3, 4])
def test_among_equals_it_spares_who_has_to_miss_turns(card: str, free: int) -> None:
    """What is done to a seat that is out for a while already may come too late to hurt it."""
    rows = [f"{at}: ... | market" + ("" if at == free else " | misses 2") for at in (2, 3, 4)]
    own = f"1: {card} IM IM BF BF HE CD | market"
    # In the house rules of this table Sold Out costs a turn as well.
    rules = "2018 misses=1,1,1"
    position = "\n".join([rules, "turn 1, offers 8", own, *rows, "haystack rest"])
    assert all_decisions(position) == {f"play {card}@{free}"}


def test_equal_peddle_are_given_by_chance() -> None:
    position = """
        2018
        turn 2, played, 1 gives to 2
        1: ... | market | stash HG MX PA
        2: ... | market
        haystack rest
    """
    assert all_decisions(position) == {"give HG", "give MX"}

"""`random`: the verb first, then its details."""

from __future__ import annotations

from collections import Counter

from tests.bots.deciding import decides

MANY_COVERS = """
    2018
    turn 1
    1: LC MC 5BF | market | stash 4HG 4MX 2CO
    2: ... | market
    haystack rest
"""


def test_offers_and_covers_do_not_crowd_out_the_rest() -> None:
    verbs = Counter(decides(MANY_COVERS, dice=dice, bot="random").split()[0] for dice in range(200))
    assert set(verbs) == {"play", "discard", "offer"}
    assert min(verbs.values()) > 40


def test_a_card_is_chosen_before_what_it_covers() -> None:
    plays = [decides(MANY_COVERS, dice=dice, bot="random") for dice in range(200)]
    cards = Counter(token.split()[1][:2] for token in plays if token.startswith("play"))
    assert set(cards) == {"LC", "MC"}
    assert min(cards.values()) > 15


def test_the_same_dice_give_the_same_move() -> None:
    assert decides(MANY_COVERS, dice=3, bot="random") == decides(MANY_COVERS, dice=3, bot="random")

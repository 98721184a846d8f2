"""A search's beliefs about others' hands: about which cards, how they are fitted, their effect."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.core.generator import STATE, seed
from greentable.core.shuffle import Stream
from greentable.grass.cards import KINDS
from greentable.grass.state import ROWS
from greentable.minds.grass.belief_figures import Belief, belief_figures
from greentable.minds.grass.beliefs import LIKELY, believe, fill_beliefs
from research.measure_beliefs import CLASSES, Hidden, Place, fit, hidden_cards, likelihood
from tests.grass.grass_table import table

MIDDLE = """
    2018
    turn 1, offers 1
    1: ... | market
    2: ... | market | stash HG
    3: ... | market BU | declined IM>SN
    4: ...
    ashtray 5MO 4HG 3MX 3CO 3JA 2PA
    haystack rest
"""


def classes(position: str) -> list[list[int]]:
    """The first seat's beliefs about each kind in each hand, by class."""
    found = [[0] * KINDS for _ in range(ROWS)]
    fill_beliefs(grass.view(table(position), 1).to_fields(), 1, CLASSES, found)
    return found


@pytest.mark.parametrize(
    ("seat", "card", "expected"),
    [
        (2, "PA", Belief.GOOD_PEDDLE),
        (2, "MX", Belief.LOW_PEDDLE),
        (2, "SN", Belief.WEAPON),
        (2, "DX", Belief.WEAPON),
        (2, "FE", Belief.ATTACK),
        (2, "IM", Belief.OTHER),
        (3, "PA", Belief.OTHER),
        (3, "IM", Belief.COOLER),
        (3, "PF", Belief.FINE),
        (3, "SN", Belief.DECLINED),
        (4, "MO", Belief.OPENER),
        (4, "DX", Belief.OTHER),
        (4, "PA", Belief.OTHER),
        (1, "PA", Belief.OTHER),
    ],
)
def test_what_a_seat_could_have_played_or_declined_to_give_is_believed_to_be_elsewhere(
    seat: int, card: str, expected: Belief
) -> None:
    assert classes(MIDDLE)[seat][grass.read_card(card)] == expected


def test_before_its_first_turn_nothing_is_believed_of_a_seat() -> None:
    first = classes("2018\nturn 1\n1: ...\n2: ...\n3: ...\nhaystack rest")
    assert not any(map(any, first))


@pytest.mark.parametrize("seats", range(2, 7))
def test_no_belief_is_more_than_chance_says_or_rules_anything_out(seats: int) -> None:
    figures = belief_figures(seats)
    assert figures[Belief.OTHER] == LIKELY
    assert all(1 <= figure <= LIKELY for figure in figures)


def test_believing_changes_nothing_that_the_viewer_sees() -> None:
    view = grass.view(table(MIDDLE), 1)
    believed = [[0] * KINDS for _ in range(ROWS)]
    fill_beliefs(view.to_fields(), 1, list(belief_figures(4)), believed)
    rng, moved = [0] * STATE, 0
    for number in range(30):
        state = grass.determinize(view, Stream(b"beliefs", f"{number}"))
        before = [row.copy() for row in state.hand]
        seed(rng, number)
        believe(state, 1, believed, rng)
        assert grass.view(state, 1) == view
        moved += state.hand != before
    assert moved > 15


def test_figures_are_fitted_to_where_cards_lie() -> None:
    """Ten cards in a hand and ninety in the haystack: of a class that is there half as often."""
    places = [Place(Belief.GOOD_PEDDLE, 10), Place(Belief.OTHER, 90)]
    half = Hidden(places, [500, 9_000])
    guessed = [LIKELY] * len(Belief)
    fitted = fit([half], guessed)
    assert fitted[Belief.GOOD_PEDDLE] == pytest.approx(500, abs=2)
    assert likelihood([half], fitted) > likelihood([half], guessed)
    assert fit([Hidden(places, [2_000, 9_000])], guessed)[Belief.GOOD_PEDDLE] == LIKELY
    few = [300] * len(Belief)
    assert fit([Hidden(places, [1, 9])], few) == few  # ten cards say nothing


def test_every_card_that_the_viewer_cannot_see_lies_somewhere() -> None:
    state = table(MIDDLE)
    cards = list(hidden_cards(state, 1))
    hands = sum(sum(row) for row in state.hand[2:5])
    assert sum(sum(one.found) for one in cards) == hands + state.haystack_size

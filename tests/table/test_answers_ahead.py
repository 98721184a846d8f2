"""Answering ahead: who is shown a question before the rules ask it."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.errors import IllegalMove
from greentable.grass import Move
from greentable.table import answer_ahead, answers_ahead, is_asking
from tests.grass.grass_table import legal, play
from tests.table.toy import TOY, Nature

FOUR = """
    2018
    turn 2
    1: HG MX ...
    2: CO ...
    3: JA ...
    4: PA ...
    """


def test_an_offer_to_the_table_can_be_answered_ahead_by_all_but_its_maker() -> None:
    offered = play(FOUR, "2 offer CO>PA@*")
    assert grass.to_act(offered) == [3]
    ahead = answers_ahead(grass, offered)
    assert list(ahead) == [4, 1]
    assert legal(ahead[4], 4) == legal(play(offered, "3 decline"), 4)
    assert legal(ahead[1], 1) == legal(play(offered, "3 decline", "4 decline"), 1)


def test_while_a_counter_is_open_the_seats_after_it_can_answer() -> None:
    countered = play(FOUR, "2 offer CO>PA@*", "3 counter JA")
    assert grass.to_act(countered) == [2]
    assert list(answers_ahead(grass, countered)) == [4, 1]


@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("2 offer CO>PA@4",),
        ("2 offer CO>PA@*", "3 decline", "4 decline"),
        ("2 offer CO>PA@*", "3 decline", "4 accept"),
    ],
)
def test_nobody_answers_ahead_where_nobody_else_will_be_asked(moves: tuple[str, ...]) -> None:
    assert answers_ahead(grass, play(FOUR, *moves)) == {}


def test_an_answer_ahead_is_checked_as_it_will_be_when_its_seat_is_asked() -> None:
    offered = play(FOUR, "2 offer CO>PA@*")
    assert answer_ahead(grass, offered, 4, "accept") == "accept"
    with pytest.raises(IllegalMove):  # it does not hold the card
        answer_ahead(grass, offered, 1, "accept")


def test_a_seat_that_will_not_be_asked_cannot_answer_ahead() -> None:
    with pytest.raises(IllegalMove):
        answer_ahead(grass, play(FOUR, "2 offer CO>PA@4"), 1, "decline")


def test_an_offer_and_a_counter_ask_for_a_yes_or_no_and_a_turn_does_not() -> None:
    offered = play(FOUR, "2 offer CO>PA@*")
    states = (play(FOUR), offered, play(offered, "3 counter JA"))
    assert [is_asking(grass, state) for state in states] == [False, True, True]


def test_only_an_offer_or_a_counter_can_be_refused() -> None:
    """grass.deal.2."""
    offered = play(FOUR, "2 offer CO>PA@*")
    refusals = {seat: grass.refusal(offered, seat) for seat in range(1, 5)}
    assert refusals == {1: None, 2: None, 3: Move.decline(), 4: None}
    countered = play(offered, "3 counter JA")
    assert grass.refusal(countered, 2) == Move.decline()
    assert grass.refusal(play(FOUR), 2) is None


def test_choices_made_at_once_are_no_answers() -> None:
    state = TOY.new_game("plain", 3)
    nature = Nature("seed")
    while TOY.to_act(state) == [0]:
        state, _ = TOY.apply(state, 0, nature.move(state))
    assert len(TOY.to_act(state)) == 3
    assert answers_ahead(TOY, state) == {}

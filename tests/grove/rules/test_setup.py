"""grove.setup: the deck, the start card, the hand."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.core.fields import members_of
from greentable.errors import UnsupportedRuleset
from greentable.grove import Nature, Phase, Reason, State, What
from greentable.grove.codes import card_code
from greentable.grove.engine import referee
from tests.grove.grove_table import kinds_told, outcome, plain_rules, play, position, refused, show


def new_game(seats: int = 1) -> State:
    return grove.new_game(plain_rules(), seats)


def positions(state: State, seed: str) -> list[State]:
    """A whole game by the first legal move, position by position."""
    nature, passed = Nature(seed), [state]
    while waiting := grove.to_act(state):
        (seat,) = waiting
        move = grove.legal_moves(state, 1)[0] if seat else nature.move(state)
        state, _ = grove.apply(state, seat, move)
        passed.append(state)
    return passed


def finished(seed: str) -> State:
    return positions(new_game(), seed)[-1]


def test_the_start_card_lies_at_column_0_and_row_0_and_two_are_drawn() -> None:
    """grove.setup.2: nature says which; then seat 1 is to act."""
    state = play(new_game(), "start 7", "draw 12", "draw 3")
    assert show(state) == position(
        """
        hand 3 12 | deck 6 | supply O5 Y5 G5 | squirrel free | score 0
           0   1   2
        0  --  G1  Y2
        1  Y1  Y1  O2
        """
    )
    assert grove.to_act(state) == [1]
    assert kinds_told(new_game(), "start 7") == [What.STARTED]
    assert kinds_told(new_game(), "start 7", "draw 12") == [What.DREW]


def test_nature_turns_up_each_card_once() -> None:
    """grove.setup.1: eighteen cards, and nothing else."""
    state = play(new_game(), "start 7")
    assert grove.to_act(state) == [0]
    assert refused(state, "draw 7") == Reason.ALREADY_SEEN
    assert refused(state, "start 8") == Reason.NOT_NOW
    assert refused(new_game(), "draw 8") == Reason.NOT_NOW
    assert refused(new_game(), "recipes 1 2") == Reason.NOT_NOW
    assert refused(new_game(), "1 start 8") == Reason.NOT_YOUR_TURN
    draw = card_code(grove.Verb.DRAW, 19)
    assert referee.why_not(state, 0, draw) == Reason.NO_SUCH_CARD
    assert len(grove.legal_moves(new_game(), 0)) == 18
    assert len(grove.legal_moves(state, 0)) == 17


def test_nine_of_the_eighteen_are_the_deck() -> None:
    """grove.setup.1: the start card, two in hand, six draws; nine stay unseen."""
    state = finished("nine")
    assert state.phase == Phase.OVER
    assert state.drawn == 9
    assert state.unseen.bit_count() == 9


def test_the_nine_that_were_set_aside_serve_for_a_second_game() -> None:
    """grove.setup.1: by the same seed, which has ordered all eighteen."""
    first = finished("two halves")
    second = grove.other_half(first)
    assert second.unseen == first.unseen
    assert grove.view(second, 1).unseen == tuple(members_of(first.unseen))
    assert second.phase == Phase.START
    assert len(grove.legal_moves(second, 0)) == 9
    nature = Nature("two halves")
    start = nature.move(second)
    assert first.unseen >> start.card & 1
    for _ in range(3):
        second, _ = grove.apply(second, 0, nature.move(second))
    assert not second.hand[1] & ~first.unseen


def test_the_other_half_waits_for_the_end_and_there_is_none_with_recipes() -> None:
    """grove.setup.1: while cards are undrawn nobody knows which nine they are."""
    state = play(new_game(), "start 7", "draw 12", "draw 3")
    recipes = finished("x")
    recipes.rules = plain_rules(recipes=True)
    *_, last_card_in_hand, over = positions(new_game(), "x")
    nothing_left = positions(grove.other_half(over), "x")[-1]
    for given in (state, recipes, nothing_left, last_card_in_hand):
        with pytest.raises(UnsupportedRuleset):
            grove.other_half(given)


def test_everybody_starts_with_the_same_cards() -> None:
    """grove.setup.2 and grove.several.1: same start card, same hand."""
    part = """
        hand 3 12
           0   1   2
        0  --  G1  Y2
        1  Y1  Y1  O2
        """
    assert outcome(new_game(2), "start 7", "draw 3", "draw 12") == position(
        f"deck 6\nseat 1\n{part}\nseat 2\n{part}"
    )

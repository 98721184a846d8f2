"""`legal_moves` and `why_not` say the same, by brute force over the whole universe of moves."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.grove import Phase, Reason, State, Verb
from greentable.grove.codes import card_code, lay_code, recipes_code
from greentable.grove.engine import legal, referee
from greentable.grove.rules.turn import can_lay
from tests.grove.engine.grove_universe import choices, placements
from tests.grove.grove_table import plain_rules, table
from tests.grove.grove_walk import positions
from tests.grove.whole_games.test_random_games import BASKETS, SCARCE
from tests.slow_cases import slow_but

# Asked before any choice is looked at, so that one answer does for all choices.
PLACE = {
    *(Reason.NOT_IN_HAND, Reason.NO_OVERLAP, Reason.ON_SQUIRREL),
    *(Reason.MISMATCH, Reason.TWO_MISMATCHES, Reason.ALREADY_CHOSEN, Reason.NOT_YOUR_TURN),
    Reason.GAME_OVER,
}


def listed(state: State, seat: int) -> list[int]:
    out = [0] * legal.MOST_MOVES
    return out[: legal.list_moves(state, seat, out)]


def by_brute_force(state: State, seat: int) -> set[int]:
    allowed = set()
    for number, place in enumerate(placements(state, seat)):
        reason = referee.why_not(state, seat, lay_code(*place, 0, 0))
        if reason in PLACE and number % 97:
            continue
        for code in choices(*place):
            answer = referee.why_not(state, seat, code)
            if reason in PLACE:
                assert answer == reason, code
            elif answer == Reason.OK:
                allowed.add(code)
    return allowed


def agree(state: State) -> None:
    for seat in range(1, state.seats + 1):
        moves = listed(state, seat)
        assert len(moves) == len(set(moves))
        assert set(moves) == by_brute_force(state, seat), grove.write_picture(state)
        assert len(moves) < legal.MOST_MOVES // 4
        if state.phase == Phase.PLAY:
            assert bool(moves) == bool(state.waiting >> seat & 1)


@pytest.mark.parametrize("seed", slow_but([0, 1], range(4)))
def test_the_list_is_what_the_referee_takes(seed: int) -> None:
    """grove.placement.1 to 7 and grove.dice.7: complete, concrete, and nothing else."""
    seats = 1 + seed % 2
    states = list(positions(plain_rules(), seats, f"brute {seed}"))
    for state in states[3 + seed :: 5]:
        agree(state)


@pytest.mark.parametrize("picture", [BASKETS, SCARCE])
def test_the_list_has_every_choice_of_barrow_and_dice(picture: str) -> None:
    """grove.dice.4 and 7: where something is to be chosen."""
    agree(table(picture))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_the_list_is_what_the_referee_takes_in_many_more_positions(seed: int) -> None:
    for state in positions(plain_rules(), 1, f"brute force {seed}"):
        if state.drawn:
            agree(state)


def test_natures_list_is_what_the_referee_takes() -> None:
    """grove.setup.1 and grove.recipes.1: starts, draws and pairs of recipes."""
    universe = {
        *(card_code(verb, card) for verb in (Verb.START, Verb.DRAW) for card in range(32)),
        *(recipes_code(first, second) for first in range(32) for second in range(32)),
        *(card_code(Verb.DRAW, 3) | 1 << bit for bit in range(7, 63)),
        *(recipes_code(3, 4) | 1 << bit for bit in range(12, 63)),
        lay_code(7, 0, 0, 0, 0, 0),
    }
    for state in positions(plain_rules(recipes=True), 1, "nature"):
        allowed = {code for code in universe if referee.why_not(state, 0, code) == Reason.OK}
        assert set(listed(state, 0)) == allowed


def test_a_move_with_stray_bits_is_malformed() -> None:
    state = table(SCARCE)
    code = lay_code(7, 0, 0, 0, 0, 3)
    assert referee.why_not(state, 1, code) == Reason.OK
    for bit in range(30, 63):
        assert referee.why_not(state, 1, code | 1 << bit) == Reason.MALFORMED


def test_a_seat_that_can_lay_has_a_legal_move_and_the_reverse() -> None:
    """grove.turn.2: the question whether anybody is stuck is answered by the same rules."""
    for state in positions(plain_rules(), 1, "stuck"):
        if state.phase == Phase.PLAY:
            assert can_lay(state, 1) == bool(listed(state, 1))

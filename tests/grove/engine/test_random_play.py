"""Random play: what benchmarks, lock-step tests and playouts run on."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.grove import Phase, Reason, State
from greentable.grove.engine import legal, random_play, referee
from greentable.grove.rules.scoring import score_after
from tests.games.strategies import generator
from tests.grove.grove_table import plain_rules

ROOM = [0] * legal.MOST_MOVES


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("recipes", [False, True])
def test_a_game_is_played_to_its_end_by_legal_moves(seats: int, *, recipes: bool) -> None:
    state, rng = grove.new_game(plain_rules(recipes=recipes), seats), generator(2021)
    while state.phase != Phase.OVER:
        seat = referee.actor(state)
        move = random_play.choose(state, seat, rng, ROOM)
        assert referee.why_not(state, seat, move) == Reason.OK
        referee.carry_out(state, seat, move)
    assert state.drawn == 9


def test_it_stops_after_the_decisions_asked_for() -> None:
    state, rng = grove.new_game(plain_rules(), 2), generator(7)
    assert random_play.play_on(state, rng, rng, ROOM, 5) == 5
    assert random_play.play_on(state, rng, rng, ROOM, 100) == 11
    assert state.phase == Phase.OVER


def test_the_best_move_at_once_scores_most() -> None:
    state, rng = grove.new_game(plain_rules(), 1), generator(7)
    random_play.play_on(state, rng, rng, ROOM, 3)
    card = random_play.choose_best(state, 0, rng, ROOM)
    referee.carry_out(state, 0, card)
    move = random_play.choose_best(state, 1, rng, ROOM)
    assert score_after(state, 1, move) == random_play.weigh_all(state, 1, ROOM)


def test_every_card_and_every_pair_of_recipes_can_come() -> None:
    rng = generator(99)
    start: State = grove.new_game(plain_rules(), 1)
    cards = {random_play.choose(start, 0, rng, ROOM) for _ in range(600)}
    assert len(cards) == 18
    challenge = grove.new_game(plain_rules(recipes=True), 1)
    pairs = {random_play.choose(challenge, 0, rng, ROOM) for _ in range(6000)}
    assert len(pairs) == 153

"""Of the legal moves, those that ask nobody: no more and no fewer."""

from __future__ import annotations

import pytest

from greentable.bots import ASKING_NOBODY, BOTS
from greentable.core.shuffle import Stream
from greentable.game import AnyGame
from greentable.games import GAMES


def is_asking(game: AnyGame, state: object) -> bool:
    asked = game.to_act(state)
    return len(asked) == 1 and game.refusal(state, asked[0]) is not None


@pytest.mark.parametrize(("name", "ruleset"), [("grass", "2018"), ("grove", "house")])
def test_who_asks_nobody_has_all_other_moves(name: str, ruleset: str) -> None:
    game, chance = GAMES[name], Stream(b"asking", "test")
    nature, state = game.Nature("asking"), game.new_game(ruleset, 3)
    asked = 0
    for _ in range(120):
        while game.to_act(state) == [0]:
            state, _ = game.apply(state, 0, nature.move(state))
        if not game.to_act(state):
            break
        seat = game.to_act(state)[0]
        view = game.view(state, seat)
        if game.moment(state).seat in {0, seat} and not is_asking(game, state):
            quiet = ASKING_NOBODY[name](view.legal)
            step = 1 + len(view.legal) // 50
            for move in (view.legal[at] for at in range(0, len(view.legal), step)):
                asks = is_asking(game, game.apply(state, seat, move)[0])
                assert asks == (move not in quiet), move
                asked += asks
        move = BOTS[name]["random"](view, view.legal, chance)
        state, _ = game.apply(state, seat, move)
    assert bool(asked) == (name == "grass")

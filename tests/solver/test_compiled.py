"""Compiled, with bounds checks, a search finds the very same lines as interpreted."""

from __future__ import annotations

import pytest

from greentable import grove, solver
from greentable.compiled.parts import compile_part
from greentable.grove.legal import MOST_MOVES
from greentable.grove.state import State
from greentable.solver.engine import Compiled, Engine, interpreted
from tests.solver.deals import played, random_order, two_plays_left

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]


@pytest.fixture(scope="module")
def compiled() -> Engine:
    return Compiled(compile_part("grove", lambda _done, _of: None, bounds_checks=True))


@pytest.mark.parametrize("width", [1, 7, 30])
@pytest.mark.parametrize("recipes", [None, (1, 4), (8, 17)], ids=["plain", "1+4", "8+17"])
def test_compiled_and_interpreted_searches_agree(
    compiled: Engine, width: int, recipes: tuple[int, int] | None
) -> None:
    for seed in range(2 if recipes is None else 1):
        order = random_order(seed, without=recipes or ())
        game = solver.deal(grove.HOUSE_EDITION, order, recipes)
        if recipes is not None and width > 1:
            # Recipes take their time interpreted: the end of the game is enough.
            greedy = solver.greedy_on(game, order[3:], engine=compiled)
            game = played(game, order[3:], greedy.moves[:5])
        ways = [
            solver.solve_on(game, order[game.drawn :], width=width, engine=engine)
            for engine in (compiled, interpreted())
        ]
        assert ways[0] == ways[1]


def test_compiled_and_interpreted_greedy_play_agrees(compiled: Engine) -> None:
    for seed in range(5):
        order = random_order(seed, without=(3, 16))
        ways = [
            solver.greedy(grove.HOUSE_EDITION, order, recipes=(3, 16), engine=engine)
            for engine in (compiled, interpreted())
        ]
        assert ways[0] == ways[1]


def test_a_beam_that_keeps_everything_finds_the_best_of_three_plays(compiled: Engine) -> None:
    order = random_order(5)
    game = two_plays_left(order)
    game.drawn -= 1
    solution = solver.solve_on(game, order[3:4], width=60_000, engine=compiled)
    assert solution.score == best_of_three_plays(game, order[3], compiled)
    assert grove.returns(played(game, order[3:4], solution.moves)) == [solution.score]


def best_of_three_plays(game: State, draw: int, compiled: Engine) -> int:
    """Every first and second placement by the door, and the best third by the rules themselves."""
    room = compiled.numbers([0] * MOST_MOVES)
    best = -99
    seen = set()
    for first in grove.legal_moves(game, 1):
        after = played(game, (draw,), [first])
        for second in grove.legal_moves(after, 1):
            end = played(after, (), [second])
            if end.key() not in seen:
                seen.add(end.key())
                record, scratch = compiled.states(end, 2)
                move = compiled.kernels.best_at_once(record, room, scratch)
                best = max(best, int(compiled.kernels.score_at_once(record, move, scratch)))
    return best

"""Compiled, with bounds checks, a search finds the very same lines as interpreted."""

from __future__ import annotations

import re
import statistics
from pathlib import Path

import pytest

from greentable import grove
from greentable.grove.cards import DECK
from greentable.grove.engine.legal import MOST_MOVES
from greentable.grove.moves import code_of
from greentable.grove.rules.placement import place_of
from greentable.grove.rules.recipes import final_score
from greentable.grove.rules.turn import lay
from greentable.grove.state import State
from greentable.minds import grove as solver
from greentable.minds.grove.adviser import Rollouts
from greentable.minds.grove.beam import Beam
from greentable.minds.grove.engine import GAME, KERNELS, Engine, interpreted
from greentable.minds.grove.known_order import play_on
from greentable.minds.grove.proofs.prover import Prover
from tests.compiling import checked_engine
from tests.solver.orders import played, random_order, two_plays_left

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled-grove")]


@pytest.fixture(scope="module")
def compiled() -> Engine:
    return checked_engine(GAME, KERNELS)


@pytest.mark.parametrize("width", [1, 7, 30])
@pytest.mark.parametrize("recipes", [None, (1, 4), (8, 17)], ids=["plain", "1+4", "8+17"])
def test_compiled_and_interpreted_searches_agree(
    compiled: Engine, width: int, recipes: tuple[int, int] | None
) -> None:
    for seed in range(2 if recipes is None else 1):
        order = random_order(seed, without=recipes or ())
        game = solver.game_in_order(grove.HOUSE_EDITION, order, recipes)
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


@pytest.mark.parametrize("seed", range(3))
def test_a_proof_of_three_plays_finds_what_a_beam_finds_that_keeps_everything(
    compiled: Engine, seed: int
) -> None:
    order = random_order(seed)
    game = solver.game_in_order(grove.HOUSE_EDITION, order)
    made = solver.greedy_on(game, order[3:], engine=compiled).moves[:5]
    game, draws = played(game, order[3:], made), order[8:]
    best, _ = Beam(compiled, game, 60_000).search(game, 3, draws)
    prover = Prover(compiled, game, 3)
    assert prover.better(game, draws, best, 3, lambda _nodes: False) == (True, None)
    is_done, line = prover.better(game, draws, best - 1, 3, lambda _nodes: False)
    assert is_done
    assert line is not None
    assert line[0] == best == play_on(game, draws, line[1]).total[1]


def test_a_proof_of_a_game_of_five_cards_agrees_with_all_first_placements_tried(
    compiled: Engine,
) -> None:
    """With the faces of the house deck; without the squirrel, so that all can be tried."""
    order = random_order(8)
    game = solver.game_in_order(grove.HOUSE_EDITION, order)
    game.drawn += DECK - 5
    game.squirrel[1] = place_of(0, 0)
    draws = order[3:5]
    beam = Beam(compiled, game, 20_000)
    best = max(
        beam.search(play_on(game, draws, [code_of(first)]), 3, draws[1:])[0]
        for first in grove.legal_moves(game, 1)
    )
    prover = Prover(compiled, game, 4)
    assert prover.better(game, draws, best, 4, lambda _nodes: False) == (True, None)
    is_done, line = prover.better(game, draws, best - 1, 4, lambda _nodes: False)
    assert is_done
    assert line is not None
    assert line[0] == best


@pytest.mark.parametrize("recipes", [None, (8, 17)], ids=["plain", "8+17"])
def test_compiled_and_interpreted_games_are_played_on_alike(
    compiled: Engine, recipes: tuple[int, int] | None
) -> None:
    order = random_order(4, without=recipes or ())
    game = solver.game_in_order(grove.HOUSE_EDITION, order, recipes)
    made = solver.greedy_on(game, order[3:], engine=compiled).moves[:3]
    game = played(game, order[3:], made)
    move = code_of(grove.legal_moves(game, 1)[0])
    orders = [order[6:], tuple(reversed(order[6:]))]
    ways = [
        Rollouts(engine, game, 3).scores(move, orders, 3) for engine in (compiled, interpreted())
    ]
    assert ways[0] == ways[1]


def test_the_docs_say_how_many_placements_a_search_evaluates(compiled: Engine) -> None:
    text = (Path(__file__).parents[2] / "docs" / "solver.md").read_text(encoding="utf-8")
    (thousands,) = re.findall(r"evaluates about (\d+) thousand\s+placements", text)
    counts = [
        solver.solve(
            grove.HOUSE_EDITION, random_order(seed), width=1000, engine=compiled
        ).placements
        for seed in range(6)
    ]
    assert statistics.mean(counts) == pytest.approx(1000 * int(thousands), rel=0.05)


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
                record, scratch = compiled.states([end], 2)
                lay(end, 1, int(compiled.kernels.best_at_once(record, room, scratch)))
                best = max(best, final_score(end, 1))
    return best

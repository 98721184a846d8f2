"""The last two cards: what is left out could not have scored more."""

from __future__ import annotations

import random

import pytest

from greentable import grove
from greentable.grove.cards import CELLS, width_of
from greentable.grove.codes import column_of, rotation_of, row_of
from greentable.grove.engine.legal import MOST_MOVES, list_moves
from greentable.grove.engine.referee import carry_out
from greentable.grove.moves import code_of
from greentable.grove.rules.placement import place_at, place_of
from greentable.grove.rules.scoring import score
from greentable.grove.state import State
from greentable.minds import grove as solver
from greentable.minds.grove.engine import interpreted
from greentable.minds.grove.evaluation import POINT, score_at_once
from greentable.minds.grove.known_order import play_on
from greentable.minds.grove.proofs import endings, promising
from greentable.minds.grove.proofs.bounds import STOCK
from greentable.minds.grove.prospects import last_changes
from tests.slow_cases import slow_but
from tests.solver.orders import random_order

LAST = 2


def two_left(seed: int, recipes: tuple[int, int] | None = None) -> State:
    """The end of a game that was played greedily, but for one placement by chance."""
    rng = random.Random(seed)
    order = random_order(seed, without=recipes or ())
    game = solver.game_in_order(grove.HOUSE_EDITION, order, recipes)
    draws = order[3:]
    by_chance = code_of(rng.choice(grove.legal_moves(game, 1)))
    game = play_on(game, draws, [by_chance])
    greedy = solver.greedy_on(game, draws[1:], engine=interpreted())
    return play_on(game, draws[1:], [code_of(move) for move in greedy.moves[:-LAST]])


def best_of_both(game: State) -> int:
    """Every placement of either card, then every one of the other."""
    firsts, seconds, scratch = [0] * MOST_MOVES, [0] * MOST_MOVES, game.copy()
    best = -99
    for first in firsts[: list_moves(game, 1, firsts)]:
        after = game.copy()
        carry_out(after, 1, first)
        if after.phase == grove.Phase.OVER:
            best = max(best, after.total[1])
        for second in seconds[: list_moves(after, 1, seconds)]:
            best = max(best, score_at_once(after, second, scratch))
    return best


def found(game: State, best: int) -> tuple[int, list[int]]:
    """The most that is found if this much is known, and the moves if that is more."""
    memory, line = [0] * endings.MEMORY, [0] * endings.LINE_ROOM
    memory[endings.BEST] = best
    rooms = [[0] * MOST_MOVES for _ in range(3)]
    endings.search_pair(
        *(game, game.copy(), rooms[0], rooms[1], [0] * STOCK, rooms[2], game.copy()),
        *([*last_changes()], line, 0, memory),
    )
    length = line[endings.LENGTH]
    return memory[endings.BEST], line[endings.BEST_LINE : endings.BEST_LINE + length]


@pytest.mark.parametrize("seed", slow_but([0, 1, 2, 3], range(12)))
def test_the_best_of_the_last_two_cards_is_found_whatever_is_known(seed: int) -> None:
    game = two_left(seed)
    before, best = game.copy(), best_of_both(game)
    for known in (-99, best - 4, best - 1):
        score, line = found(game, known)
        assert score == best == play_on(game, (), line).total[1]
    assert found(game, best) == (best, [])
    assert game == before


@pytest.mark.parametrize("seed", slow_but([100, 101], range(100, 104)))
def test_the_same_with_dice_that_are_scarce_and_a_squirrel_that_may_send_one_back(
    seed: int,
) -> None:
    game = two_left(seed)
    game.squirrel[1] = -1
    game.squirrel_cost[1] = 0
    game.supply[1] = [seed % 2, 1, 0]
    best = best_of_both(game)
    assert found(game, best - 1)[0] == best
    assert found(game, best) == (best, [])


@pytest.mark.parametrize("seed", slow_but([5], range(5, 12)))
def test_no_two_placements_score_more_than_what_their_cells_promise(seed: int) -> None:
    """The second card alone in the grove, and what the cells of the first add to it."""
    game, gains = two_left(seed), last_changes()[promising.GAINS]
    firsts, seconds, scratch = [0] * MOST_MOVES, [0] * MOST_MOVES, game.copy()
    for first in firsts[: list_moves(game, 1, firsts) : 9]:
        after = game.copy()
        carry_out(after, 1, first)
        other = promising.card_in(after.hand[1])
        alone = promising.most_alone(game, other, gains)
        start, width = place_of(column_of(first), row_of(first)), width_of(rotation_of(first))
        cells = sum(after.grid[1][place_at(start, width, i)] << 8 * i for i in range(CELLS))
        face = after.rules.deck[other - 1]
        more = promising.most_more(game, start, width, cells, face, gains)
        most = score(after, 1) + (alone + more) // POINT
        for second in seconds[: list_moves(after, 1, seconds)]:
            assert score_at_once(after, second, scratch) <= most


@pytest.mark.parametrize("recipes", [(1, 4), (12, 14)], ids=str)
def test_the_same_with_recipes(recipes: tuple[int, int]) -> None:
    game = two_left(3, recipes)
    game.squirrel[1] = place_of(game.left[1], game.top[1])  # without it fewer placements are left
    best = best_of_both(game)
    score, line = found(game, best - 1)
    assert score == best == play_on(game, (), line).total[1]

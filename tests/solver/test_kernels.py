"""The inner loops: candidates are valued as the rules score them, equal groves are merged."""

from __future__ import annotations

import random

import pytest

from greentable import grove
from greentable.grove.cards import tree, with_die
from greentable.grove.engine.legal import MOST_MOVES, list_moves
from greentable.grove.rules.recipes import final_score
from greentable.grove.rules.scoring import score
from greentable.grove.rules.turn import lay
from greentable.grove.state import State
from greentable.minds import grove as solver
from greentable.minds.grove import evaluation, kernels
from greentable.minds.grove.beam import random_keys
from greentable.minds.grove.engine import interpreted
from greentable.minds.grove.prospects import NO_PROSPECTS, PROSPECTS, changes_of
from tests.solver.orders import RECIPES, played, random_order

KEYS = random_keys(interpreted())


def middle_of_a_game(seed: int, recipes: tuple[int, int] | None) -> State:
    """A game after some random placements."""
    rng = random.Random(seed)
    order = random_order(seed, without=recipes or ())
    game = solver.game_in_order(grove.HOUSE_EDITION, order, recipes)
    for number in range(3 + seed % 4):
        game = played(game, order[3 + number :], [rng.choice(grove.legal_moves(game, 1))])
    return game


@pytest.mark.parametrize("recipes", [None, RECIPES, (11, 18)], ids=["plain", "1+4", "11+18"])
@pytest.mark.parametrize("seed", range(4))
def test_no_placement_changes_more_than_its_cells_may_change_each_for_itself(
    seed: int, recipes: tuple[int, int] | None
) -> None:
    game = middle_of_a_game(seed, recipes)
    game.recipes = [0, 0]
    game.supply[1][seed % 3] = seed % 2  # scarce dice
    scratch, moves, row = game.copy(), [0] * MOST_MOVES, [0] * evaluation.ROW
    exact = 0
    for left in (0, 1, 3, 6):
        tables, changes = list(PROSPECTS[left]), changes_of(left)
        prospect = evaluation.prospect_of(game, tables)
        before = evaluation.POINT * score(game, 1) + prospect
        for move in moves[: list_moves(game, 1, moves)]:
            evaluation.evaluate(game, move, 0, prospect, left, KEYS, tables, scratch, row)
            change = row[evaluation.VALUE] - before
            most = evaluation.most_change(game, move, changes)
            assert change <= most
            exact += change == most
    assert exact > 0


@pytest.mark.parametrize("recipes", [None, RECIPES, (11, 18)], ids=["plain", "1+4", "11+18"])
@pytest.mark.parametrize("seed", range(4))
def test_a_candidate_is_valued_as_the_game_would_be_scored_and_keyed_as_its_grove(
    seed: int, recipes: tuple[int, int] | None
) -> None:
    game = middle_of_a_game(seed, recipes)
    before = game.copy()
    scratch = game.copy()
    key, all_prospects = evaluation.key_of(game, KEYS), list(PROSPECTS[3])
    prospect = evaluation.prospect_of(game, all_prospects)
    moves, row = [0] * MOST_MOVES, [0] * evaluation.ROW
    count = list_moves(game, 1, moves)
    for move in moves[:count:7]:
        after = game.copy()
        lay(after, 1, move)
        evaluation.evaluate(game, move, key, 0, 0, KEYS, list(NO_PROSPECTS), scratch, row)
        assert row[evaluation.VALUE] == evaluation.POINT * final_score(after, 1)
        assert row[evaluation.KEY] == evaluation.key_of(after, KEYS)
        assert row[evaluation.MOVE] == move
        if recipes is None:
            evaluation.evaluate(game, move, key, prospect, 3, KEYS, all_prospects, scratch, row)
            more = row[evaluation.VALUE] - evaluation.POINT * final_score(after, 1)
            assert more == evaluation.prospect_of(after, all_prospects)
        assert scratch == before
    assert game == before


def test_two_ways_to_the_same_grove_have_one_key_and_other_groves_have_others() -> None:
    game = solver.game_in_order(grove.HOUSE_EDITION, random_order(1))
    one, other = (card for card in range(1, 19) if game.hand[1] >> card & 1)
    matching = [
        move
        for move in grove.legal_moves(game, 1)
        if grove.explain(game, 1, move).score_after >= 0 and move.rotation in {0, 2}
    ]
    first = next(move for move in matching if move.card == one and move.column == -2)
    second = next(move for move in matching if move.card == other and move.column == 2)
    game.drawn = 9
    ways = [played(game, (), pair) for pair in ((first, second), (second, first))]
    keys = {evaluation.key_of(way, KEYS) for way in ways}
    assert len(keys) == 1
    assert evaluation.key_of(played(game, (), [first]), KEYS) not in keys
    assert evaluation.key_of(played(game, (), [second]), KEYS) not in keys


def test_the_key_knows_the_die_the_squirrel_and_the_hand() -> None:
    game = solver.game_in_order(grove.HOUSE_EDITION, random_order(2))
    others = [game.copy() for _ in range(3)]
    others[0].grid[1][0] = with_die(tree(1, 2), 4)
    others[1].squirrel[1] = 0
    others[2].hand[1] ^= 1 << random_order(2)[1]
    assert len({evaluation.key_of(each, KEYS) for each in (game, *others)}) == 4


def test_numbers_are_sorted() -> None:
    for count in (0, 1, 2, 5, 100, 333):
        numbers = [random.Random(count).randrange(1 << 30) for _ in range(count)]
        wanted = sorted(numbers)
        kernels.sort_up(numbers, count)
        assert numbers == wanted


def test_the_best_candidates_are_kept_and_of_equals_those_that_came_first() -> None:
    values = [5, 9, 7, 9, -3, 7, 7, 1]
    found = [[value, 1000 + at, at, at] for at, value in enumerate(values)]
    spare = [[0] * evaluation.ROW for _ in range(4)]
    seen, memory = [0] * 40, [len(values), -999]
    kernels.select(4, found, spare, seen, [0] * kernels.BUCKETS, memory)
    assert [row[evaluation.MOVE] for row in found[: memory[kernels.COUNT]]] == [1, 3, 2, 5]
    assert memory == [4, 7]
    assert sorted(slot for slot in seen if slot) == [1, 2, 3, 4]


def test_fewer_candidates_than_wanted_are_all_kept_and_raise_no_floor() -> None:
    found = [[3, 11, 0, 0], [8, 12, 0, 1]]
    memory = [2, -999]
    spare = [[0] * evaluation.ROW for _ in range(5)]
    kernels.select(5, found, spare, [0] * 10, [0] * kernels.BUCKETS, memory)
    assert [row[evaluation.VALUE] for row in found] == [8, 3]
    assert memory == [2, -999]

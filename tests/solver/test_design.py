"""The scripts that made the house deck and set the worths of its recipes."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from greentable.grove.cards import CELLS, GLADE, cell_of, fruit_count, fruit_of
from greentable.grove.decks import check_deck
from research import design_deck, tune_recipes


@pytest.mark.parametrize("seed", range(3))
def test_every_deck_drawn_is_of_the_wanted_make(seed: int) -> None:
    deck = design_deck.draw_deck(random.Random(seed))
    check_deck(deck)
    cells = [cell_of(face, index) for face in deck for index in range(CELLS)]
    trees = Counter((fruit_of(cell), fruit_count(cell)) for cell in cells if cell != GLADE)
    assert trees == {
        (fruit, count): {1: 18, 2: 12}[count] for fruit in range(3) for count in (1, 2)
    }
    glades = Counter(index % CELLS for index, cell in enumerate(cells) if cell == GLADE)
    assert glades == dict.fromkeys(range(CELLS), 3)


def test_the_same_seed_draws_the_same_deck() -> None:
    decks = {design_deck.draw_deck(random.Random("same")) for _ in range(2)}
    assert len(decks) == 1


def test_a_deck_that_misses_what_is_wanted_by_less_is_preferred() -> None:
    wanted = design_deck.Play([49, 50, 51], [61, 62, 63])
    assert wanted.miss == 1  # the spread alone
    assert design_deck.Play([52, 53, 54], [61, 62, 63]).miss == 4
    assert design_deck.Play([49, 50, 51], [58, 59, 60]).miss == 4


def test_worths_are_found_that_scores_were_made_from() -> None:
    rng = random.Random(3)
    worths = [rng.randrange(28, 45) for _ in range(18)]
    found = {
        (one, other): [worths[one - 1] + worths[other - 1] + spread for spread in (-3, -1, 0, 1, 3)]
        for one, other in combinations(range(1, 19), 2)
    }
    fitted = tune_recipes.fit(found)
    assert max(abs(one - other) for one, other in zip(fitted, worths, strict=True)) <= 1
    won = [won for pair in found for won in tune_recipes.wins(pair, fitted, found)]
    assert 0.4 <= tune_recipes.rate(won) <= 0.6


def test_a_pair_is_won_by_reaching_its_target() -> None:
    assert tune_recipes.wins((1, 2), [30, 31], {(1, 2): [60, 61, 62]}) == [False, True, True]

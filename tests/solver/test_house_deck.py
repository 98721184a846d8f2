"""The house deck is of the make that rule grove.cards.4 wants, and plays as the docs say."""

from __future__ import annotations

import random
import statistics
from collections import Counter

import pytest

from greentable import grove
from greentable.grove.cards import (
    CARDS,
    CELLS,
    DECK,
    GLADE,
    cell_of,
    fruit_count,
    fruit_of,
    rotated,
)
from greentable.grove.decks import named_deck
from greentable.minds import grove as solver

HOUSE = named_deck("house")
CARDS_OF_CELLS = [[cell_of(face, index) for index in range(CELLS)] for face in HOUSE]
KIND_OF_CELL = (0, 1, 2, 2, 1, 0)  # a half turn changes the cells of a kind


def test_every_card_has_five_trees_and_a_glade_and_every_fruit() -> None:
    """grove.cards.4: and grove.cards.1."""
    assert len(HOUSE) == CARDS
    for cells in CARDS_OF_CELLS:
        assert cells.count(GLADE) == 1
        assert {fruit_of(cell) for cell in cells if cell != GLADE} == {0, 1, 2}


def test_there_are_thirty_trees_of_each_fruit_twelve_of_them_with_two() -> None:
    """grove.cards.4."""
    trees = Counter(cell for cells in CARDS_OF_CELLS for cell in cells if cell != GLADE)
    counted = {(fruit_of(cell), fruit_count(cell)): number for cell, number in trees.items()}
    assert counted == {
        (fruit, count): {1: 18, 2: 12}[count] for fruit in range(3) for count in (1, 2)
    }


def test_no_two_cards_are_alike_nor_even_their_patterns_of_fruits() -> None:
    """grove.cards.4: not after a half turn either."""
    assert len({min(face, rotated(face, 2)) for face in HOUSE}) == CARDS
    patterns = {
        min(tuple(map(fruit_of, cells)), tuple(map(fruit_of, reversed(cells))))
        for cells in CARDS_OF_CELLS
    }
    assert len(patterns) == CARDS


def test_glades_and_fruits_are_spread_evenly_over_the_cells_of_a_card() -> None:
    """grove.cards.4: every cell has the glade three times."""
    assert Counter(cells.index(GLADE) for cells in CARDS_OF_CELLS) == dict.fromkeys(range(6), 3)
    at = Counter(
        (KIND_OF_CELL[index], fruit_of(cell))
        for cells in CARDS_OF_CELLS
        for index, cell in enumerate(cells)
        if cell != GLADE
    )
    assert set(at.values()) == {10}


def test_two_fruit_trees_are_spread_over_the_cards() -> None:
    doubles = [sum(fruit_count(cell) == 2 for cell in cells) for cells in CARDS_OF_CELLS]
    assert Counter(doubles) == {1: 4, 2: 10, 3: 4}


@pytest.mark.slow
@pytest.mark.xdist_group("compiled-grove")
def test_play_lands_in_the_bands_that_the_deck_was_chosen_for() -> None:
    """grove.cards.4: a sample of other orders than the deck was chosen by."""
    rng = random.Random("sample")
    orders = [rng.sample(range(1, CARDS + 1), DECK) for _ in range(30)]
    rules = grove.HOUSE_EDITION
    best = [solver.solve(rules, order, width=300).score for order in orders]
    greedy = [solver.greedy(rules, order).score for order in orders]
    assert 58 <= statistics.median(best) <= 66
    assert 47 <= statistics.mean(greedy) <= 54
    assert statistics.stdev(best) <= 5
    assert statistics.mean(best) - statistics.mean(greedy) >= 6

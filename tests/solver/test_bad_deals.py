"""Deals that cannot be: each is refused with its code, and a message that says what is wrong."""

from __future__ import annotations

import pytest

from greentable import grove, solver
from greentable.errors import UsageError
from greentable.solver.engine import interpreted
from tests.solver.deals import ORDER


@pytest.mark.parametrize(
    ("order", "code", "words"),
    [
        (ORDER[:8], "solve.order_length", "8 cards"),
        ((*ORDER, 1), "solve.order_length", "10 cards"),
        ((), "solve.order_length", "0 cards"),
        ((19, *ORDER[1:]), "solve.order_card", "card 19, at place 1"),
        ((*ORDER[:8], 0), "solve.order_card", "card 0, at place 9"),
        ((*ORDER[:8], -3), "solve.order_card", "card -3"),
        ((*ORDER[:8], 7), "solve.order_repeated", "card 7, at place 9"),
    ],
)
def test_an_order_that_is_not_nine_different_cards_is_refused(
    order: tuple[int, ...], code: str, words: str
) -> None:
    for search in (solver.solve, solver.greedy):
        with pytest.raises(UsageError) as caught:
            search(grove.HOUSE_EDITION, order, engine=interpreted())
        assert caught.value.code == code
        assert words in caught.value.sentence


@pytest.mark.parametrize("width", [0, -1, 100_001])
def test_a_width_out_of_range_is_refused(width: int) -> None:
    with pytest.raises(UsageError, match="from 1 to 100000") as caught:
        solver.solve(grove.HOUSE_EDITION, ORDER, width=width, engine=interpreted())
    assert caught.value.code == "solve.width"


@pytest.mark.parametrize("recipes", [(1, 1), (0, 4), (4, 19), (4, 7)])
def test_recipes_that_cannot_lie_beside_these_cards_are_refused(recipes: tuple[int, int]) -> None:
    with pytest.raises(UsageError) as caught:
        solver.solve(grove.HOUSE_EDITION, ORDER, recipes=recipes, engine=interpreted())
    assert caught.value.code == "solve.recipes"


@pytest.mark.parametrize("draws", [ORDER[3:8], ORDER[2:8], (*ORDER[3:8], 18), (*ORDER[3:8], 40)])
def test_draws_that_cannot_come_are_refused(draws: tuple[int, ...]) -> None:
    game = solver.deal(grove.HOUSE_EDITION, ORDER)
    with pytest.raises(UsageError) as caught:
        solver.solve_on(game, draws, width=1, engine=interpreted())
    assert caught.value.code == "solve.draws"


def test_a_game_for_several_or_before_its_start_is_refused() -> None:
    for game in (grove.new_game(grove.HOUSE_EDITION, 1), grove.new_game(grove.HOUSE_EDITION, 2)):
        with pytest.raises(UsageError) as caught:
            solver.greedy_on(game, (), engine=interpreted())
        assert caught.value.code == "solve.state"

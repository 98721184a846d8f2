"""Orders that cannot be: each is refused with its code and a message that says what is wrong."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.errors import UsageError
from greentable.minds import grove as solver
from greentable.minds.grove.engine import interpreted
from tests.solver.orders import ORDER


@pytest.mark.parametrize(
    ("order", "code", "words"),
    [
        (ORDER[:8], "solve.order_length", "got 8"),
        ((*ORDER, 1), "solve.order_length", "got 10"),
        ((), "solve.order_length", "got 0"),
        ((19, *ORDER[1:]), "solve.order_card", "no card 19 (position 1)"),
        ((*ORDER[:8], 0), "solve.order_card", "no card 0 (position 9)"),
        ((*ORDER[:8], -3), "solve.order_card", "card -3"),
        ((*ORDER[:8], 7), "solve.order_repeated", "card 7 appears again at position 9"),
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


@pytest.mark.parametrize(
    ("recipes", "code"),
    [
        ((1, 1), "solve.recipes"),
        ((0, 4), "solve.recipe_number"),
        ((4, 19), "solve.recipe_number"),
        ((4, 7), "solve.recipe_in_order"),
    ],
)
def test_recipes_that_cannot_lie_beside_these_cards_are_refused(
    recipes: tuple[int, int], code: str
) -> None:
    with pytest.raises(UsageError) as caught:
        solver.solve(grove.HOUSE_EDITION, ORDER, recipes=recipes, engine=interpreted())
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("draws", "code"),
    [
        (ORDER[3:8], "solve.draws"),
        (ORDER[2:8], "solve.draw_card"),
        ((*ORDER[3:8], 18), "solve.draw_card"),
        ((*ORDER[3:8], 40), "solve.draw_card"),
    ],
)
def test_draws_that_cannot_come_are_refused(draws: tuple[int, ...], code: str) -> None:
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER)
    with pytest.raises(UsageError) as caught:
        solver.solve_on(game, draws, width=1, engine=interpreted())
    assert caught.value.code == code


def test_a_game_for_several_or_before_its_start_is_refused() -> None:
    for game in (grove.new_game(grove.HOUSE_EDITION, 1), grove.new_game(grove.HOUSE_EDITION, 2)):
        with pytest.raises(UsageError) as caught:
            solver.greedy_on(game, (), engine=interpreted())
        assert caught.value.code == "solve.state"

"""Long answers: what is asked is checked, found with progress, and can be stopped."""

from __future__ import annotations

import pytest

from greentable import grove, solver
from greentable.errors import UsageError
from greentable.grove.state import State
from greentable.long_answers import LONG_ANSWERS, GroveOrder, Progress
from tests.solver.orders import ORDER

SOLVE, HINT = LONG_ANSWERS["grove"]["solve"], LONG_ANSWERS["grove"]["hint"]


def dealt(seats: int) -> State:
    nature, game = grove.Nature("long"), grove.new_game("house", seats)
    while grove.to_act(game) == [0]:
        game, _ = grove.apply(game, 0, nature.move(game))
    return game


def test_an_order_that_cannot_be_is_refused_before_it_is_solved() -> None:
    SOLVE.check(GroveOrder(order=ORDER))
    with pytest.raises(UsageError) as caught:
        SOLVE.check(GroveOrder(order=(99, *ORDER[1:])))
    assert caught.value.code == "solve.order_card"


def test_only_who_is_asked_gets_a_hint() -> None:
    game = dealt(2)
    HINT.check(grove.view(game, 1))
    game, _ = grove.apply(game, 1, grove.legal_moves(game, 1)[0])
    with pytest.raises(UsageError) as caught:
        HINT.check(grove.view(game, 1))
    assert caught.value.code == "hint.not_asked"


def test_among_others_a_hint_is_what_scores_most_at_once() -> None:
    view = grove.view(dealt(2), 1)
    hint = HINT.find(view, lambda _progress: None)
    scores = {move: grove.explain_view(view, move).score_after for move in view.legal}
    assert scores[grove.read_move(hint.move)] == max(scores.values())
    assert hint.plays == 1


@pytest.mark.xdist_group("compiled-grove")
def test_alone_a_hint_looks_at_both_cards() -> None:
    game = dealt(1)
    hint = HINT.find(grove.view(game, 1), lambda _progress: None)
    assert grove.read_move(hint.move) == solver.first_move(game)
    assert hint.plays == 2


@pytest.mark.xdist_group("compiled-grove")
def test_a_search_that_is_stopped_gives_what_it_has() -> None:
    heard: list[Progress] = []

    def stop_soon(progress: Progress) -> bool:
        heard.append(progress)
        return progress.phase == "searching" and progress.share > 0.2

    line = SOLVE.find(GroveOrder(order=ORDER, width=200), stop_soon)
    assert not line.is_complete
    assert heard[-1].phase == "searching"
    assert line.score >= line.short_sighted

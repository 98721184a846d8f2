"""Long answers: what is asked is checked, found with progress, and can be stopped."""

from __future__ import annotations

import pytest

from greentable import grass, grove
from greentable.errors import GreentableError, UsageError
from greentable.grove.state import State
from greentable.long_answers import LONG_ANSWERS, GroveGame, GroveOrder, Progress
from tests.grass.table import table
from tests.solver.orders import ORDER

SOLVE, HINT, PAR, REVIEW = (
    LONG_ANSWERS["grove"][what] for what in ("solve", "hint", "par", "review")
)


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


@pytest.mark.xdist_group("compiled-grove")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_hint_has_the_best_few_with_reasons(seats: int) -> None:
    view = grove.view(dealt(seats), seats)
    hint = HINT.find(view, lambda _progress: None)
    assert hint.move == hint.choices[0].move
    assert all(grove.read_move(choice.move) in view.legal for choice in hint.choices)
    assert all(choice.reasons for choice in hint.choices[:1])
    assert HINT.find(view, lambda _progress: None) == hint


@pytest.mark.xdist_group("compiled-grove")
def test_par_has_a_line_and_three_starts() -> None:
    par = PAR.find(GroveOrder(order=ORDER, width=64), lambda _progress: None)
    assert par.starts[0].best >= par.line.score
    assert len(par.starts) == 3


@pytest.mark.xdist_group("compiled-grove")
def test_a_review_tells_each_play_and_what_it_left() -> None:
    line = SOLVE.find(GroveOrder(order=ORDER, width=8), lambda _progress: None)
    asked = GroveGame(order=ORDER, moves=line.moves)
    REVIEW.check(asked)
    review = REVIEW.find(asked, lambda _progress: None)
    assert review.score == line.score
    assert review.plays[0].before == review.par >= review.score
    assert review.plays[-1].after == review.score
    assert review.said


def test_a_game_that_cannot_be_is_not_reviewed() -> None:
    for moves, code in (((), "review.game"), (("2:9,9,0",), "grove.no_overlap")):
        with pytest.raises(GreentableError) as caught:
            REVIEW.check(GroveGame(order=ORDER, moves=moves))
        assert caught.value.code == code


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


def test_a_hint_of_grass_has_a_move_reasons_and_chances() -> None:
    kind = LONG_ANSWERS["grass"]["hint"]
    position = "2018\nturn 1, offers 8\n1: MO IM CD HE BF BU FE\n2: ..."
    view = grass.view(table(position), 1)
    kind.check(view)
    hint = kind.find(view, lambda _progress: None)
    assert grass.read_move(hint.move) in view.legal
    assert hint.reasons
    assert hint.chance is not None
    with pytest.raises(UsageError) as caught:
        kind.check(grass.view(table(position), 2))
    assert caught.value.code == "hint.not_asked"

"""Advice: from a view alone, the same for the same seed, with reasons that are true."""

from __future__ import annotations

import statistics

import pytest

from greentable import grove
from greentable.core.fields import members_of
from greentable.errors import UsageError
from greentable.grove.engine.legal import MOST_MOVES
from greentable.grove.moves import code_of, move_of
from greentable.grove.state import State
from greentable.minds import grove as solver
from greentable.minds.grove import adviser, evaluation, rollouts
from greentable.minds.grove.adviser import game_alone
from greentable.minds.grove.beam import all_changes, random_keys
from greentable.minds.grove.engine import interpreted
from greentable.minds.grove.prospects import PROSPECTS
from greentable.words.catalogue import Catalogue
from tests.solver.orders import ORDER, played


def late_game(recipes: tuple[int, int] | None = None, made: int = 5) -> State:
    """A greedy game after some plays: what is left is quick to try."""
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER, recipes)
    greedy = solver.greedy_on(game, ORDER[3:], engine=interpreted())
    return played(game, ORDER[3:], greedy.moves[:made])


def advised(game: State, seat: int = 1, searches: int = 12) -> tuple[solver.Advice, ...]:
    return solver.advise(grove.view(game, seat), searches=searches, engine=interpreted())


def test_the_same_view_and_seed_give_the_same_advice() -> None:
    game = late_game()
    assert advised(game) == advised(game)


def test_what_is_advised_is_legal_and_comes_with_what_it_does_at_once() -> None:
    game = late_game()
    for advice in advised(game):
        explained = grove.explain(game, 1, advice.move)
        assert explained.reason is None
        assert advice.gain == explained.score_after - explained.score_before
        words = Catalogue().text(advice.said)
        assert words.endswith(f"about {round(advice.promise.expected)}")


@pytest.mark.parametrize("seed", [3, 4, 7])
def test_what_promises_more_comes_first_however_often_it_was_tried(seed: int) -> None:
    view = grove.view(late_game(made=3), 1)
    found = solver.promises(view, seed, searches=40, engine=interpreted())
    assert len({one.orders for one in found}) > 1
    assert [one.expected for one in found] == sorted((one.expected for one in found), reverse=True)


def test_when_nothing_is_drawn_any_more_the_promise_is_the_score() -> None:
    game = late_game(made=7)
    (best, *_) = solver.promises(grove.view(game, 1), 1, engine=interpreted())
    after = played(game, (), [best.move])
    assert best.expected == after.total[1]
    assert best.expected == solver.solve_on(game, (), width=8, engine=interpreted()).score


def test_with_recipes_the_chance_to_reach_the_target_is_told() -> None:
    (best, *_) = advised(late_game((1, 4), made=6), searches=4)
    assert best.promise.chance is not None
    assert 0 <= best.promise.chance <= 1
    assert any("target" in Catalogue().text(reason) for reason in best.reasons)


def test_among_others_each_is_advised_in_a_grove_of_their_own() -> None:
    nature, game = grove.Nature("several"), grove.new_game("house", 2)
    while grove.to_act(game) == [0]:
        game, _ = grove.apply(game, 0, nature.move(game))
    for seat in (1, 2):
        game, _ = grove.apply(game, seat, grove.legal_moves(game, seat)[-seat])
    game, _ = grove.apply(game, 0, nature.move(game))
    alone = game_alone(grove.view(game, 2))
    assert alone.seats == 1
    assert alone.grid[1] == game.grid[2]
    assert alone.hand[1] == game.hand[2]
    assert set(grove.legal_moves(alone, 1)) == set(grove.legal_moves(game, 2))


def test_who_has_nothing_to_lay_gets_no_advice() -> None:
    game = played(late_game(made=7), (), [grove.legal_moves(late_game(made=7), 1)[0]])
    for viewer in (0, 1):
        with pytest.raises(UsageError) as caught:
            solver.advise(grove.view(game, viewer), engine=interpreted())
        assert caught.value.code == "hint.not_asked"


@pytest.mark.parametrize(
    ("limits", "code"),
    [
        ({"milliseconds": 0}, "advice.milliseconds"),
        ({"milliseconds": float("nan")}, "advice.milliseconds"),
        ({"milliseconds": 1e9}, "advice.milliseconds"),
        ({"searches": 0}, "advice.searches"),
        ({"searches": 10**7}, "advice.searches"),
    ],
)
def test_limits_that_cannot_be_are_refused(limits: dict[str, float], code: str) -> None:
    with pytest.raises(UsageError) as caught:
        solver.advise(grove.view(late_game(), 1), engine=interpreted(), **limits)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_thinking_can_be_stopped() -> None:
    heard: list[float] = []

    def stop(share: float, _best: grove.Move) -> bool:
        heard.append(share)
        return len(heard) == 2

    view = grove.view(late_game(made=4), 1)
    found = solver.promises(view, 1, searches=50, on_searches=stop, engine=interpreted())
    assert heard == [1 / 50, 2 / 50]
    assert len(found) == 2


def test_who_may_think_longer_gives_up_no_placement_sooner() -> None:
    view = grove.view(late_game(made=4), 1)
    least = [
        min(one.orders for one in solver.promises(view, 1, searches=many, engine=interpreted()))
        for many in (40, 90)
    ]
    assert least == [7, 15]


def test_with_few_searches_few_placements_are_tried_each_more_than_once() -> None:
    view = grove.view(late_game(made=4), 1)
    found = solver.promises(view, 1, searches=16, engine=interpreted())
    assert [one.orders for one in found] == [8, 8]


@pytest.mark.slow
def test_with_one_card_to_come_every_placement_is_tried_with_each_that_it_may_be() -> None:
    game = late_game()
    unseen = members_of(game.unseen)
    found = solver.promises(grove.view(game, 1), 1, searches=1000, engine=interpreted())
    assert {one.orders for one in found} == {len(unseen)}
    best = found[0]
    scores = []
    for card in unseen:
        after = played(game, (card,), [best.move])
        scores.append(solver.solve_on(after, (), width=12, engine=interpreted()).score)
    # Only a few placements of the first of both cards are tried here, so it may be a little less.
    assert statistics.fmean(scores) - 1 <= best.expected <= statistics.fmean(scores)


def test_what_is_played_on_is_a_game_by_the_rules() -> None:
    game, engine = late_game(made=4), interpreted()
    draws = members_of(game.unseen)[:2]
    keys, tables, changes = random_keys(engine), engine.table(PROSPECTS), all_changes(engine)
    room, found = engine.zeros(MOST_MOVES), engine.rows(3, evaluation.ROW)
    move = grove.legal_moves(game, 1)[5]
    scores = engine.zeros(1)
    states = engine.states([game], rollouts.STATES)
    rollouts.play_outs(
        *(game.copy(), code_of(move), [draws], 0, 1, 2, keys, tables, changes, states, room, found),
        scores,
    )
    line = [move]
    while (after := played(game, draws, line)).phase != grove.Phase.OVER:
        states = engine.states([after], rollouts.STATES)
        best = rollouts.best_with_both_cards(states, 2, keys, tables, changes, room, found)
        line.append(move_of(best))
    assert scores == [after.total[1]]


@pytest.mark.parametrize("seconds", [2.0, 0.6], ids=["too long", "too long if once more"])
@pytest.mark.parametrize(("recipes", "orders"), [(None, 8), ((1, 4), 1)])
def test_with_recipes_the_clock_is_looked_at_after_each_game(
    recipes: tuple[int, int] | None, orders: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adviser, "_INTERPRETED", adviser._INTERPRETED._replace(orders=8))
    view = grove.view(late_game(recipes, made=4), 1)
    times = iter([0.0, 0.0, seconds])  # of the beginning, with candidates found, and after a game
    found = solver.promises(
        *(view, 1), milliseconds=1000, engine=interpreted(), clock=lambda: next(times)
    )
    assert [one.orders for one in found] == [orders]

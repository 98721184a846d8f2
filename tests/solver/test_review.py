"""Par, starts and reviews: what is said to be possible is, and what was left adds up."""

from __future__ import annotations

from functools import cache

import pytest

from greentable import grove
from greentable.errors import UsageError
from greentable.minds import grove as solver
from greentable.minds.grove.engine import interpreted
from greentable.table import open_table
from tests.solver.orders import ORDER, played


@cache
def greedy_game() -> tuple[grove.State, tuple[grove.Move, ...]]:
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER)
    return game, solver.greedy_on(game, ORDER[3:], engine=interpreted()).moves


def at_once(_now: solver.Progress) -> bool:
    """When a search is to be stopped."""
    return True


@cache
def stopped_review() -> solver.Review:
    """The review of that game without time."""
    game, moves = greedy_game()
    return solver.review_game(
        game, ORDER[3:], moves, width=1, engine=interpreted(), on_progress=at_once
    )


@pytest.fixture(scope="module")
def review() -> solver.Review:
    """The review of that game."""
    game, moves = greedy_game()
    return solver.review_game(game, ORDER[3:], moves, width=1, engine=interpreted())


@pytest.mark.more
def test_the_points_that_were_left_add_up_to_what_was_possible(review: solver.Review) -> None:
    game, moves = greedy_game()
    assert review.score == played(game, ORDER[3:], moves).total[1]
    assert sum(play.left for play in review.plays) == review.par.score - review.score
    assert all(play.left >= 0 for play in review.plays)
    assert all((play.better is None) == (play.left == 0) for play in review.plays)
    end = played(game, ORDER[3:], review.par.moves)
    assert end.total[1] == review.par.score


def test_a_review_says_where_points_were_missed(review: solver.Review) -> None:
    first, *others = review.said
    score = {"score": review.score, "best": review.par.score}
    assert (first.id, first.arguments) == ("grove-review-score", score)
    assert len(others) == (sum(play.left > 0 for play in review.plays) or 1)


def test_a_table_is_reviewed_from_its_plies(review: solver.Review) -> None:
    _, moves = greedy_game()
    table = open_table(grove, grove.HOUSE_EDITION, ("Ann",), grove.Nature("", deck=ORDER)).table
    with pytest.raises(UsageError) as caught:
        solver.review_table(table, engine=interpreted())
    assert caught.value.code == "review.game"
    for move in moves:
        table = table.play(1, move).table
    found = solver.review_table(table, width=1, engine=interpreted(), on_progress=at_once)
    assert found == stopped_review()
    assert [play.move for play in review.plays] == list(moves)
    assert review.score == table.state.total[1]


def test_a_game_that_is_not_over_cannot_be_reviewed() -> None:
    game, moves = greedy_game()
    with pytest.raises(UsageError) as caught:
        solver.review_game(game, ORDER[3:], moves[:7], width=1, engine=interpreted())
    assert caught.value.code == "review.game"


@pytest.mark.more
def test_par_comes_with_the_best_starts_and_the_best_of_them_leads_to_it() -> None:
    game, moves = greedy_game()
    later = played(game, ORDER[3:], moves[:6])
    par = solver.par_of(later, (), width=8, engine=interpreted())
    assert par.solution.is_proved
    assert [start.best for start in par.starts] == sorted(
        (start.best for start in par.starts), reverse=True
    )
    assert par.starts[0].best == par.solution.score
    assert len({start.move for start in par.starts}) == len(par.starts) == 3


@pytest.mark.more
def test_par_is_the_best_line_of_all_starts() -> None:
    """A start may be searched more widely than the line that was there before."""
    game, moves = greedy_game()
    later, draws = played(game, ORDER[3:], moves[:4]), ORDER[7:]
    line = solver.solve_on(later, draws, width=1, engine=interpreted())
    par = solver.par_of(later, draws, width=1, engine=interpreted())
    assert par.starts[0].best == par.solution.score > line.score
    assert par.starts[0].move == par.solution.moves[0]
    assert grove.returns(played(later, draws, par.solution.moves)) == [par.solution.score]


def test_par_tells_how_far_it_is_and_can_be_stopped_among_the_starts() -> None:
    game, moves = greedy_game()
    later = played(game, ORDER[3:], moves[:6])
    shares: list[float] = []

    def stop_at(most: float) -> solver.Par:
        def on_progress(now: solver.Progress) -> bool:
            shares.append(now.share)
            return now.share >= most

        return solver.par_of(later, (), width=8, on_progress=on_progress, engine=interpreted())

    whole = stop_at(2)
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1)
    assert whole.solution.complete
    for most in (0, 0.8):  # before the line is there, and when not all starts are compared
        stopped = stop_at(most)
        assert not stopped.solution.complete
        assert 1 <= len(stopped.starts) <= len(whole.starts)
        end = played(later, (), stopped.solution.moves)
        assert grove.returns(end) == [stopped.solution.score]


def test_a_review_that_is_stopped_says_so(review: solver.Review) -> None:
    stopped = stopped_review()
    assert review.complete
    assert not stopped.complete
    assert stopped.score == review.score
    assert sum(play.left for play in stopped.plays) == stopped.par.score - stopped.score

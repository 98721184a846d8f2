"""The search: its lines are legal, score what it says, and are the best when it sees all."""

from __future__ import annotations

from functools import cache

import pytest

from greentable import grove
from greentable.errors import UsageError
from greentable.grove.codes import card_of
from greentable.grove.engine.legal import MOST_MOVES, list_moves
from greentable.grove.engine.referee import carry_out
from greentable.grove.moves import code_of
from greentable.grove.rules.scoring import score_after
from greentable.grove.state import State
from greentable.minds import grove as solver
from greentable.minds.grove import Progress, Solution
from greentable.minds.grove.engine import interpreted
from tests.solver.orders import ORDER, RECIPES, played, random_order, two_plays_left


@cache
def solved(order: tuple[int, ...], width: int, recipes: tuple[int, int] | None = None) -> Solution:
    return solver.solve(
        grove.HOUSE_EDITION, order, width=width, recipes=recipes, engine=interpreted()
    )


def best_of_two_plays(game: State) -> int:
    """Every first placement, then every second one."""
    best = -99
    firsts, seconds = [0] * MOST_MOVES, [0] * MOST_MOVES
    for index in range(list_moves(game, 1, firsts)):
        after = game.copy()
        carry_out(after, 1, firsts[index])
        count = list_moves(after, 1, seconds)
        best = max(best, *(score_after(after, 1, move) for move in seconds[:count]))
    return best


@pytest.mark.parametrize("recipes", [None, (6, 17)], ids=["plain", "recipes"])
def test_a_solution_is_a_legal_game_that_scores_what_it_says(
    recipes: tuple[int, int] | None,
) -> None:
    solution = solved(ORDER, 1, recipes)
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER, recipes)
    end = played(game, ORDER[3:], solution.moves)
    assert end.phase == grove.Phase.OVER
    assert grove.returns(end) == [solution.score]
    assert len(solution.moves) == 8


@pytest.mark.parametrize("seed", range(2))
def test_a_beam_that_keeps_everything_finds_what_trying_everything_finds(seed: int) -> None:
    game = two_plays_left(random_order(seed))
    solution = solver.solve_on(game, (), width=1000, engine=interpreted())
    assert solution.score == best_of_two_plays(game)
    assert grove.returns(played(game, (), solution.moves)) == [solution.score]


@pytest.mark.parametrize("seed", range(3))
def test_a_beam_of_one_is_never_worse_than_greedy(seed: int) -> None:
    order = random_order(seed)
    greedy = solver.greedy(grove.HOUSE_EDITION, order, engine=interpreted())
    assert solved(order, 1).score >= greedy.score


def test_with_one_play_left_the_beam_and_greedy_lay_the_same_card_alike() -> None:
    for seed in range(3):
        game = two_plays_left(random_order(seed))
        game.hand[1] = 1 << random_order(seed)[1]
        beam = solver.solve_on(game, (), width=1, engine=interpreted())
        greedy = solver.greedy_on(game, (), engine=interpreted())
        assert beam.moves == greedy.moves


@pytest.mark.parametrize("recipes", [None, RECIPES], ids=["plain", "recipes"])
def test_greedy_always_takes_what_scores_most_at_once_and_of_equals_the_lowest_move(
    recipes: tuple[int, int] | None,
) -> None:
    greedy = solver.greedy(grove.HOUSE_EDITION, ORDER, recipes=recipes, engine=interpreted())
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER, recipes)
    for number in range(3):
        scores = {
            move: grove.explain(game, 1, move).score_after for move in grove.legal_moves(game, 1)
        }
        most = max(scores.values())
        best = [move for move, score in scores.items() if score == most]
        assert greedy.moves[number] == min(best, key=code_of)
        game = played(game, ORDER[3 + number :], greedy.moves[number : number + 1])


def test_the_same_order_is_always_solved_alike() -> None:
    assert solved(ORDER, 2) == solved.__wrapped__(ORDER, 2)


def test_a_line_can_be_searched_from_the_middle_of_a_game() -> None:
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER)
    first = solved(ORDER, 2)
    middle = played(game, ORDER[3:], first.moves[:6])
    rest = solver.solve_on(middle, ORDER[9:], width=20, engine=interpreted())
    assert len(rest.moves) == 2
    assert rest.score >= first.score
    assert {card_of(code_of(move)) for move in rest.moves} == {m.card for m in first.moves[6:]}


def test_progress_rises_to_the_end_and_knows_the_best_score_so_far() -> None:
    seen: list[Progress] = []
    solution = solver.solve(
        grove.HOUSE_EDITION, ORDER, width=9, engine=interpreted(), on_progress=seen.append
    )
    shares = [progress.share for progress in seen]
    assert shares == sorted(shares)
    assert 0 < shares[0] < shares[-1] == 1
    bests = [progress.best for progress in seen]
    assert bests == sorted(bests)
    assert bests[-1] <= solution.score
    assert solution.complete


def test_a_search_that_is_stopped_gives_the_best_whole_line_so_far() -> None:
    calls = 0

    def stop_in_the_second_round(progress: Progress) -> bool:
        nonlocal calls
        calls += 1
        return calls == 12

    solution = solver.solve(
        grove.HOUSE_EDITION,
        ORDER,
        width=9,
        engine=interpreted(),
        on_progress=stop_in_the_second_round,
    )
    assert not solution.complete
    assert calls == 12
    greedy = solver.greedy(grove.HOUSE_EDITION, ORDER, engine=interpreted())
    assert greedy.score <= solution.score <= solved(ORDER, 1).score  # whose end is exact
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER)
    assert grove.returns(played(game, ORDER[3:], solution.moves)) == [solution.score]


def test_the_exact_end_of_a_search_can_be_stopped_too() -> None:
    """It tells that all beams are done; who then has enough gets what they found."""
    solution = solver.solve(
        grove.HOUSE_EDITION,
        ORDER,
        width=1,
        engine=interpreted(),
        on_progress=lambda now: now.share == 1,
    )
    assert not solution.complete
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER)
    assert grove.returns(played(game, ORDER[3:], solution.moves)) == [solution.score]


@pytest.mark.parametrize(
    ("recipes", "is_stopped"),
    [
        pytest.param(None, False, id="plain"),
        pytest.param(None, True, id="plain, stopped"),
        pytest.param(RECIPES, False, id="recipes", marks=pytest.mark.slow),
        pytest.param(RECIPES, True, id="recipes, stopped"),
    ],
)
def test_every_search_says_what_no_line_exceeds(
    recipes: tuple[int, int] | None, is_stopped: bool
) -> None:
    solution = solver.solve(
        grove.HOUSE_EDITION,
        ORDER,
        width=1,
        recipes=recipes,
        engine=interpreted(),
        on_progress=lambda _now: is_stopped,
    )
    assert solution.complete != is_stopped
    assert solution.bound is not None
    assert solution.bound >= solution.score


def test_a_player_who_looks_ahead_knows_nothing_of_the_draws() -> None:
    other = (*ORDER[:3], *reversed(ORDER[3:]))
    games = [
        solver.lookahead(grove.HOUSE_EDITION, o, width=2, engine=interpreted())
        for o in (ORDER, other)
    ]
    assert games[0].moves[0] == games[1].moves[0]
    for order, game in zip((ORDER, other), games, strict=True):
        end = played(solver.game_in_order(grove.HOUSE_EDITION, order), order[3:], game.moves)
        assert grove.returns(end) == [game.score]


def test_looking_ahead_at_the_last_two_cards_is_searching_them() -> None:
    for seed in range(2):
        order = random_order(seed)
        game = solver.lookahead(grove.HOUSE_EDITION, order, width=4, engine=interpreted())
        before = played(solver.game_in_order(grove.HOUSE_EDITION, order), order[3:], game.moves[:6])
        best = solver.solve_on(before, (), width=4, engine=interpreted())
        assert game.score <= best.score  # which tries a beam of one and greedy play as well
        assert best.score - game.score <= 2


def test_the_move_of_who_looks_ahead_is_the_first_of_its_line() -> None:
    line = solver.lookahead(grove.HOUSE_EDITION, ORDER, width=4, engine=interpreted()).moves
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER)
    assert solver.first_move(game, width=4, engine=interpreted()) == line[0]
    later = played(game, ORDER[game.drawn :], line[:5])
    assert solver.first_move(later, width=4, engine=interpreted()) == line[5]


def test_who_looks_ahead_plays_alone() -> None:
    with pytest.raises(UsageError) as caught:
        solver.first_move(grove.new_game("house", 2), engine=interpreted())
    assert caught.value.code == "solve.state"


def test_the_end_of_a_line_is_exact_and_a_search_knows_what_it_has_proved() -> None:
    game = two_plays_left(random_order(1))
    solution = solver.solve_on(game, (), width=8, engine=interpreted())
    assert solution.score == best_of_two_plays(game)
    assert solution.is_proved
    assert not solved(ORDER, 1).is_proved


def test_a_search_by_time_ends_in_time_with_a_bound_or_without() -> None:
    ticks = iter(range(100_000))
    solution = solver.solve(
        grove.HOUSE_EDITION,
        ORDER,
        seconds=60,
        engine=interpreted(),
        clock=lambda: float(next(ticks)),
    )
    assert next(ticks) < 200  # each look at this clock takes a second
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER)
    assert grove.returns(played(game, ORDER[3:], solution.moves)) == [solution.score]
    assert solution.bound is None or solution.bound >= solution.score


@pytest.mark.parametrize("seconds", [0, -1, 86_401, float("nan"), float("inf")])
def test_a_time_that_cannot_be_is_refused(seconds: float) -> None:
    with pytest.raises(UsageError) as caught:
        solver.solve(grove.HOUSE_EDITION, ORDER, seconds=seconds, engine=interpreted())
    assert caught.value.code == "solve.seconds"

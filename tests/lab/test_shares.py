"""The report of a match, to the last digit: table, picture, intervals, and when it is sure."""

from __future__ import annotations

import io
import statistics
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from greentable.lab import GameResult, MatchPlan, MatchResult
from greentable.lab.picture import plot
from greentable.lab.report import as_document, summary, table
from greentable.lab.shares import FEWEST_SURE, half_width, interval, up_to_sure, wilson
from greentable.words.catalogue import Catalogue

ENGLISH = Catalogue("en")
PICTURE = Path(__file__).parent / "golden" / "shares.svg"
PLAN = MatchPlan("grass", ("rules", "random"), "2018", seats=2, deals=4, seed="a seed")


def game(deal: int, line_up: int, totals: tuple[int, ...], *winners: int) -> GameResult:
    return GameResult(deal, line_up, totals, winners, False, 3, 40, {"offered": 6}, 0.25)


GAMES = (
    game(0, 0, (30_000, 10_000), 1),
    game(0, 1, (20_000, 40_000), 2),
    game(1, 0, (5_000, 5_000), 1, 2),
    game(1, 1, (0, 90_000), 2),
    game(2, 0, (15_000, 25_000), 2),
    game(2, 1, (35_000, 45_000), 2),
    game(3, 0, (60_000, 10_000), 1),
    game(3, 1, (10_000, 70_000), 2),
)
RESULT = MatchResult(PLAN, GAMES)


def printed(result: MatchResult) -> list[str]:
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(table(result, ENGLISH))
    file = console.file
    assert isinstance(file, io.StringIO)
    return [line.rstrip() for line in file.getvalue().splitlines()]


def test_the_table_has_the_best_first_and_a_column_for_each_figure() -> None:
    """Shares of the deals: 1, 3/4, 1/2 and 1."""
    assert printed(RESULT) == [
        "┏━━━━━━━━┳━━━━━━━┳━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━┓",
        "┃ bot    ┃  wins ┃   95% interval ┃ mean total ┃",
        "┡━━━━━━━━╇━━━━━━━╇━━━━━━━━━━━━━━━━╇━━━━━━━━━━━━┩",
        "│ rules  │ 81.2% │ 43.2% – 100.0% │   44,375.0 │",
        "│ random │ 18.8% │   0.0% – 56.8% │   14,375.0 │",
        "└────────┴───────┴────────────────┴────────────┘",
    ]


def test_a_bot_that_plays_itself_has_only_totals_and_alone_both_have_intervals() -> None:
    itself = MatchPlan("grass", ("rules",), "2018", seats=2, deals=2)
    assert itself.line_ups() == [("rules", "rules")]
    games = (game(0, 0, (10, 30), 2), game(1, 0, (20, 40), 2))
    assert printed(MatchResult(itself, games))[1:4:2] == [
        "┃ bot   ┃ mean total ┃ 95% interval ┃",
        "│ rules │       25.0 │ -38.5 – 88.5 │",
    ]
    solo = MatchPlan("grove", ("greedy", "random"), "house", seats=1, deals=2)
    alone = tuple(
        game(deal, line_up, (score,))
        for deal, line_up, score in ((0, 0, 50), (0, 1, 20), (1, 0, 44), (1, 1, 44))
    )
    best, other = MatchResult(solo, alone).shares()
    assert (best.bot, best.share, best.mean_total) == ("greedy", 0.75, 47)
    assert (other.bot, other.share, other.mean_total) == ("random", 0.25, 32)
    assert (best.low_total, best.high_total) == pytest.approx((47 - 38.118, 47 + 38.118), abs=0.01)
    assert len(printed(MatchResult(solo, alone))[3].split("│")) == 7


def test_the_same_for_programs() -> None:
    told = as_document(MatchResult(PLAN, GAMES[:7]))
    assert (told["games"], told["of_games"], told["whole_deals"]) == (7, 8, 3)


def test_the_picture_is_drawn_as_it_was() -> None:
    """Rewrite it on purpose, and look at it: python -m tests.lab.test_shares."""
    assert plot(RESULT, ENGLISH) == PICTURE.read_text(encoding="utf-8")


def test_how_long_bots_thought_is_told_of_decisions_in_which_there_was_a_choice() -> None:
    thought = [
        GameResult(0, line_up, (1, 2), (2,), False, 2, 10, {}, 0.5, {"rules": (4, 0.01 * line_up)})
        for line_up in (0, 1)
    ]
    words = ENGLISH.text(summary(MatchResult(PLAN, tuple(thought)), ENGLISH))
    assert words == (
        "2 games; 2.0 rounds per game; 10 decisions per game, 20 per second per core; "
        "rules: 1.2 ms of CPU time per decision"
    )


STUDENT = [
    (1, 12.7062047362),
    (2, 4.3026527297),
    (3, 3.1824463053),
    (4, 2.7764451052),
    (5, 2.5705818356),
    (10, 2.2281388520),
    (30, 2.0422724563),
    (99, 1.9842169516),
    (1000, 1.9623390808),
]
"""Degrees of freedom, and the 97.5 % point of Student's t, as the books have it."""


@pytest.mark.parametrize(("freedom", "t"), STUDENT)
def test_intervals_are_those_of_students_table(freedom: int, t: float) -> None:
    values = [float(number % 7) for number in range(freedom + 1)]
    error = statistics.stdev(values) / (freedom + 1) ** 0.5
    assert half_width(values) / error == pytest.approx(t, rel=1e-10)


def test_an_interval_stays_between_none_and_all() -> None:
    assert half_width([3.0]) == 0.0
    assert interval([0.5]) == wilson(0.5, 1) == pytest.approx((0.0546, 0.9454), abs=1e-4)
    assert interval([0.0, 0.1]) == pytest.approx((0.0, 0.685), abs=1e-3)
    assert interval([1.0, 0.9]) == pytest.approx((0.315, 1.0), abs=1e-3)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.3, 50) == pytest.approx((0.1910, 0.4375), abs=1e-4)


def test_how_often_rounds_ended_by_market_close_is_told_in_whole_percent() -> None:
    one = GameResult(0, 0, (1, 2), (2,), False, 3, 10, {"round_ended": 1}, 0.5)
    assert "; 33% of rounds ended with Market Close; " in ENGLISH.text(
        summary(MatchResult(PLAN, (one,)), ENGLISH)
    )


def test_what_did_not_happen_in_a_game_counts_as_never_there() -> None:
    """Six offers in six rounds, all of them in the first game."""
    with_offers, without = GAMES[0], msgspec.structs.replace(GAMES[1], events={})
    told = ENGLISH.text(summary(MatchResult(PLAN, (with_offers, without)), ENGLISH))
    assert "; 1.0 offers per round; " in told


def test_who_plays_alone_has_another_share_of_chance_in_the_picture_than_the_rest() -> None:
    plan = MatchPlan("grass", ("rules", "random"), "2018", seats=4, deals=1, alone=True)
    games = tuple(game(0, line_up, (1, 2, 3, 4), 1) for line_up in range(4))
    drawn = plot(MatchResult(plan, games), ENGLISH)
    assert "equal share 25.0%" in drawn
    assert '<path d="M247.5 122v34" stroke="#B4472E"' in drawn  # the lower bar: rules won least
    assert "equal share 75.0%" in drawn
    assert '<path d="M462.5 82v34" stroke="#B4472E"' in drawn


def won(*shares: float) -> tuple[GameResult, ...]:
    """Deals of two games: the first bot wins both, one, shares one, or none."""
    found = []
    for deal, share in enumerate(shares):
        games = {1.0: ((1,), (2,)), 0.75: ((1,), (1, 2)), 0.5: ((1,), (1,)), 0.0: ((2,), (1,))}
        for line_up, winners in enumerate(games[share]):
            found.append(game(deal, line_up, (1, 2), *winners))
    return tuple(found)


def test_a_match_is_sure_after_the_first_deal_from_which_chance_is_unlikely() -> None:
    """Of twelve deals three quarters are won, ten are needed; then 2.9 standard errors."""
    plan = MatchPlan("grass", ("rules", "random"), "2018", seats=2, deals=12)
    steady = MatchResult(plan, won(*[0.75] * 9, *[1.0] * 3))
    sure = up_to_sure(steady)
    assert sure is not None
    assert [one.deal for one in sure.games] == [deal for deal in range(FEWEST_SURE) for _ in "12"]
    assert up_to_sure(MatchResult(plan, won(*[0.0] * 12))) is not None, "surely worse"
    assert up_to_sure(MatchResult(plan, won(*[1.0, 0.0] * 6))) is None
    # Mean 0.75, deviation 0.2635, error 0.0833: three errors away, and with one less 2.2.
    near = [1.0, 0.5] * 5
    assert up_to_sure(MatchResult(plan, won(*near, 0.0, 0.0))) is not None
    assert up_to_sure(MatchResult(plan, won(*near[:9], 0.0, 0.5, 0.5))) is None


def test_who_wins_a_quarter_at_a_table_of_four_is_an_equal() -> None:
    plan = MatchPlan("grass", ("rules", "random"), "2018", seats=4, deals=12, alone=True)
    # Seat 1 always wins, and the first bot sits there in one line-up of four.
    games = [game(deal, line_up, (1, 2, 3, 4), 1) for deal in range(12) for line_up in range(4)]
    result = MatchResult(plan, tuple(games))
    assert [(one.bot, one.share) for one in result.shares()] == [("random", 0.75), ("rules", 0.25)]
    assert up_to_sure(result) is None


def test_where_each_plays_alone_the_better_score_is_sure_though_nobody_wins() -> None:
    plan = MatchPlan("grove", ("greedy", "random"), "house", seats=1, deals=12)

    def scored(better: int) -> MatchResult:
        games = [
            game(deal, line_up, (50 - 30 * (line_up != better),))
            for deal in range(12)
            for line_up in (0, 1)
        ]
        return MatchResult(plan, tuple(games))

    for better in (0, 1):
        sure = up_to_sure(scored(better))
        assert sure is not None
        assert len(sure.games) == 2 * FEWEST_SURE
    even = [game(deal, line_up, (50,), 1) for deal in range(12) for line_up in (0, 1)]
    assert up_to_sure(MatchResult(plan, tuple(even))) is None


def test_deals_count_in_their_order_and_as_far_as_they_are_whole() -> None:
    plan = MatchPlan("grass", ("rules", "random"), "2018", seats=2, deals=12)
    games = won(*[1.0] * 12)
    assert up_to_sure(MatchResult(plan, games[1:])) is None, "the first deal is not whole"
    assert up_to_sure(MatchResult(plan, games[: 2 * FEWEST_SURE - 1])) is None
    backwards = up_to_sure(MatchResult(plan, games[::-1]))
    assert backwards is not None
    assert backwards.games == games[: 2 * FEWEST_SURE]


def test_bots_sit_in_their_order_round_the_table() -> None:
    plan = MatchPlan("any", ("A", "B", "C"), "", seats=3, deals=1)
    assert plan.line_ups() == [("A", "B", "C"), ("B", "C", "A"), ("C", "A", "B")]
    assert plan.equal_share("C") == pytest.approx(1 / 3)


def test_one_against_many_sits_in_each_seat_once() -> None:
    plan = MatchPlan("any", ("A", "B", "C"), "", seats=4, deals=1, alone=True)
    assert plan.line_ups() == [
        ("A", "B", "C", "B"),
        ("B", "A", "C", "B"),
        ("B", "C", "A", "B"),
        ("B", "C", "B", "A"),
    ]
    assert [plan.equal_share(bot) for bot in "ABC"] == [0.25, 0.5, 0.25]
    itself = MatchPlan("any", ("A",), "", seats=3, deals=1, alone=True)
    assert itself.line_ups() == [("A", "A", "A")]
    assert itself.equal_share("A") == 1.0


if __name__ == "__main__":
    PICTURE.write_text(plot(RESULT, ENGLISH), encoding="utf-8")

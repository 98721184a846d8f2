"""Bots of one's own in the lab; bots that play alone, and against themselves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greentable import grass
from greentable.bots.loading import load_bot
from greentable.core.advice import Budget
from greentable.core.shuffle import Stream
from greentable.errors import GreentableError, UsageError
from greentable.lab import GameResult, MatchPlan, MatchResult, run_match
from greentable.lab.entrants import entrant
from greentable.lab.game import play_game
from greentable.lab.shares import half_width
from tests.terminal.command import command

ROOT = Path(__file__).parents[2]
SOLO = MatchPlan("grove", ("a", "b"), "house", seats=1, deals=3)


def result(*scores: tuple[int, int]) -> MatchResult:
    """Scores of two bots, a deal each."""
    games = tuple(
        GameResult(deal, bot, (score,), (), False, 1, 8, {}, 0.0)
        for deal, pair in enumerate(scores)
        for bot, score in enumerate(pair)
    )
    return MatchResult(SOLO, games)


def test_alone_a_deal_is_won_by_who_scores_most_with_its_cards() -> None:
    best, other = result((50, 40), (45, 45), (60, 30)).shares()
    assert (best.bot, other.bot) == ("a", "b")
    assert [best.share, other.share] == pytest.approx([2.5 / 3, 0.5 / 3])
    assert [best.mean_total, other.mean_total] == pytest.approx([155 / 3, 115 / 3])
    assert best.high_total - best.mean_total == pytest.approx(half_width([50, 45, 60]))


def test_the_interval_of_scores_is_that_of_student() -> None:
    """Three values with deviation 1: t is 4.303, divided by the root of 3."""
    assert half_width([1, 2, 3]) == pytest.approx(4.303 / 3**0.5, abs=1e-3)
    assert half_width([7]) == 0.0


@pytest.mark.parametrize(
    ("budget", "wanted"),
    [("200ms", Budget(milliseconds=200, by_cpu=True)), ("1000", Budget(iterations=1000))],
)
def test_a_budget_behind_a_name_is_handed_to_the_bot_at_each_choice(
    budget: str, wanted: Budget, tmp_path: Path
) -> None:
    """Milliseconds are of CPU time: a busy machine changes no match."""
    file = tmp_path / "mine.py"
    file.write_text(
        "def choose(view, legal, chance, budget):\n    view.append(budget)\n    return 7\n"
    )
    handed: list[Budget] = []
    assert entrant("grass", f"{file}:choose@{budget}")(handed, [7], Stream(b"", "")) == 7
    assert handed == [wanted]


def test_what_follows_an_at_in_the_name_of_a_file_is_no_budget(tmp_path: Path) -> None:
    file = tmp_path / "me@home.py"
    file.write_text("def choose(view, legal, chance):\n    return 7\n")
    assert entrant("grass", str(file))([], [7], Stream(b"", "")) == 7


def test_published_measurements_call_a_bot_by_another_name() -> None:
    assert entrant("grass", "search") is load_bot("grass", "hard")


def test_the_name_of_a_bot_that_has_left_the_package_says_where_it_went() -> None:
    file = "research/yardstick/rules_1.py"
    for name in ("rules-1", "rules-1@100"):
        with pytest.raises(UsageError, match=file) as caught:
            entrant("grass", name)
        assert caught.value.code == "bots.moved"
    assert (ROOT / file).exists()


def test_the_yardstick_plays_as_it_did_when_it_was_frozen() -> None:
    bots = {
        "rules-1": entrant("grass", str(ROOT / "research/yardstick/rules_1.py")),
        "random": entrant("grass", "random"),
    }
    plan = MatchPlan("grass", tuple(bots), "2018 max_rounds=2", seats=3)
    games = [play_game(plan, 0, line_up, game=grass, bots=bots) for line_up in (0, 1)]
    assert [(game.totals, game.decisions) for game in games] == [
        ((90_000, 0, 5_000), 374),
        ((0, 100_000, 25_000), 536),
    ]


def test_grove_is_played_alone_on_the_same_deals() -> None:
    played = command(
        *("lab", "match", "greedy", "random", "--game", "grove"),
        *("--seats", "1", "--deals", "3", "--processes", "1"),
    )
    assert played.returncode == 0, played.stderr
    assert "greedy vs random: 3 deals × 2 line-ups, 1 seat, ruleset house" in played.stdout
    assert played.stdout.count("95% interval") == 2


def test_a_match_alone_goes_on_from_its_file(tmp_path: Path) -> None:
    plan = MatchPlan("grove", ("greedy", "random"), "house", seats=1, deals=2)
    whole = run_match(plan, processes=1, results=tmp_path / "solo.jsonl")
    assert run_match(plan, processes=1, results=tmp_path / "solo.jsonl") == whole


@pytest.mark.parametrize("bots", [("random",), ("random", "random")])
def test_a_bot_plays_itself(bots: tuple[str, ...]) -> None:
    played = command(
        *("lab", "match", *bots, "--game", "grove"),
        *("--seats", "2", "--deals", "2", "--processes", "1"),
    )
    assert played.returncode == 0, played.stderr
    assert "random: 2 deals × 1 line-up, 2 seats" in played.stdout
    assert "mean total" in played.stdout
    assert "wins" not in played.stdout


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_fails_stops_the_match_with_its_name_and_line(
    tmp_path: Path, processes: int
) -> None:
    file = tmp_path / "mybot.py"
    file.write_text("def choose(view, legal, chance):\n    return legal[10_000]\n")
    plan = MatchPlan("grove", (str(file), "random"), "house", seats=2, deals=2)
    with pytest.raises(GreentableError, match=r"mybot.py failed: IndexError: .* \(") as caught:
        run_match(plan, processes=processes)
    assert caught.value.code == "bots.failed"


def test_a_result_is_told_to_programs() -> None:
    played = command(
        *("lab", "match", "greedy", "random", "--game", "grove", "--json"),
        *("--seats", "1", "--deals", "2", "--processes", "1"),
    )
    result = json.loads(played.stdout)
    assert (result["games"], result["of_games"], result["whole_deals"]) == (4, 4, 2)
    assert result["plan"]["bots"] == ["greedy", "random"]
    assert [share["bot"] for share in result["shares"]] == ["greedy", "random"]

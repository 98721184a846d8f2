"""The examples of bots are short, play fair, and win against random moves as their pages say."""

from __future__ import annotations

from pathlib import Path

import pytest

from greentable.bots import checks
from greentable.lab import MatchPlan, run_match
from tests.server.waiting import SECONDS
from tests.terminal.command import command

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "thrifty_bot.py"
OUTSIDER = ROOT / "examples" / "outsider.py"
PROGRAM = f"program@{SECONDS:.0f}s:python3 {OUTSIDER}"


@pytest.mark.parametrize("file", [BOT, OUTSIDER], ids=lambda file: file.name)
def test_an_example_has_forty_lines(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 40


def test_the_bot_takes_nothing_that_a_bot_may_not_have() -> None:
    assert list(checks.findings(BOT.read_text(encoding="utf-8"), BOT.name)) == []


@pytest.mark.parametrize("name", [f"{BOT}:choose", PROGRAM])
def test_an_example_beats_random_moves_at_grass(name: str) -> None:
    plan = MatchPlan("grass", (name, "random"), "2018", seats=2, deals=2)
    best = run_match(plan, processes=1).shares()[0]
    assert (best.bot, best.share) == (name, 1.0)


def test_the_outsider_plays_grove_too() -> None:
    plan = MatchPlan("grove", (PROGRAM,), "house", seats=1, deals=2)
    games = run_match(plan, processes=1).games
    assert [(game.decisions, game.stopped) for game in games] == [(8, False)] * 2


def test_people_play_against_a_bot_of_their_own() -> None:
    played = command(
        *("play", "grove", "--seats", "2", "--seed", "own"),
        *("--bots", PROGRAM),
        typed="auto\n" * 20,
    )
    assert played.returncode == 0, played.stderr
    assert "failed" not in played.stdout

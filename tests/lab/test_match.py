"""Matches between bots: plans, line-ups, results on disk, and what they say."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from greentable.cli.commands import main
from greentable.errors import GreentableError
from greentable.lab import GameResult, MatchPlan, MatchResult, run_match
from greentable.lab.plan import check_plan
from greentable.lab.report import summary, title
from greentable.lab.shares import interval, wilson
from greentable.words.catalogue import Catalogue

ENGLISH = Catalogue("en")
SHORT = MatchPlan("grass", ("rules", "random"), "2018 max_rounds=1", seats=2, deals=2, seed="t")


def without_time(games: tuple[GameResult, ...]) -> list[GameResult]:
    return [msgspec.structs.replace(game, seconds=0.0, thinking={}) for game in games]


@pytest.mark.parametrize(("bots", "seats"), [("AB", 4), ("AB", 3), ("ABC", 6), ("ABC", 5)])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, seats: int) -> None:
    line_ups = MatchPlan("any", tuple(bots), "", seats).line_ups()
    assert len(set(line_ups)) == len(line_ups)
    for seat in range(seats):
        sitting = Counter(line_up[seat] for line_up in line_ups)
        assert set(sitting) == set(bots)
        assert len(set(sitting.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), [("AB", 4), ("AB", 3), ("ABC", 6)])
def test_every_deal_is_played_once_with_every_line_up(bots: str, seats: int) -> None:
    plan = MatchPlan("any", tuple(bots), "", seats, deals=3)
    games = list(plan.games())
    assert len(games) == len(set(games)) == plan.game_count()
    assert {deal for deal, _ in games} == {0, 1, 2}
    assert {line_up for _, line_up in games} == set(range(len(plan.line_ups())))


def test_a_match_is_the_same_again_on_one_core_and_on_two() -> None:
    """With more games than are handed out ahead: the last ones are waited for, and no more."""
    plan = msgspec.structs.replace(SHORT, deals=8)
    one = run_match(plan, processes=1)
    assert len(one.games) == 16
    assert without_time(run_match(plan, processes=2).games) == without_time(one.games)


@pytest.mark.parametrize(("cap", "rounds", "stopped"), [("", 3, True), (" max_rounds=2", 2, False)])
def test_a_game_that_nobody_wins_is_stopped(cap: str, rounds: int, stopped: bool) -> None:
    """Where totals can fall below zero, players need not come to an end."""
    ruleset = f"classic deck=MO:9,SO:9,HG:2 target=10000000{cap}"
    plan = MatchPlan("grass", ("rules", "random"), ruleset, seats=2, deals=1, most_rounds=3)
    for game in run_match(plan, processes=1).games:
        assert (game.rounds, game.stopped, game.winners == ()) == (rounds, stopped, stopped)


def test_a_stopped_match_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = run_match(SHORT, processes=1, results=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:20])  # killed while writing the third game
    played: list[int] = []
    again = run_match(
        SHORT, processes=1, results=file, on_progress=lambda done, _: played.append(done)
    )
    assert played == [2, 3, 4]
    assert without_time(again.games) == without_time(whole.games)
    assert len(file.read_bytes().splitlines()) == 5


def test_results_of_another_match_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run_match(SHORT, processes=1, results=file)
    with pytest.raises(GreentableError) as caught:
        run_match(msgspec.structs.replace(SHORT, seed="other"), results=file)
    assert caught.value.code == "lab.other_plan"


@pytest.mark.parametrize(
    ("line", "code", "found"),
    [
        ("nonsense", "lab.results_line", "not a line"),
        ('{"deal": 1}', "lab.results_line", "missing"),
        (None, "lab.results_game", "repeated"),
    ],
    ids=["no JSON", "fields missing", "the same game twice"],
)
def test_a_results_file_that_cannot_be_read_says_where(
    tmp_path: Path, line: str | None, code: str, found: str
) -> None:
    file = tmp_path / "match.jsonl"
    run_match(SHORT, processes=1, results=file)
    last = file.read_text().splitlines()[-1]
    with file.open("a") as end:
        end.write((line or last) + "\n")
    with pytest.raises(GreentableError) as caught:
        run_match(SHORT, results=file)
    assert caught.value.code == code
    assert "line 6" in str(caught.value)
    assert found in str(caught.value)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"game": "chess"}, "lab.game"),
        ({"game": "grove"}, "bots.name"),
        ({"bots": ("rules", "nobody")}, "bots.name"),
        ({"bots": ("rules", "search@soon")}, "lab.budget"),
        ({"bots": ("rules", "search@-5ms")}, "lab.budget"),
        ({"bots": ("rules", "search@0")}, "advice.iterations"),
        ({"bots": ("rules", "search@999999999999ms")}, "advice.milliseconds"),
        ({"bots": ()}, "lab.bots"),
        ({"bots": ("rules", "rules")}, "lab.bots"),
        ({"seats": 1}, "ruleset.seats"),
        ({"game": "grove", "bots": ("random", "greedy", "program:true")}, "lab.too_many_bots"),
        ({"deals": 0}, "lab.deals"),
        ({"most_rounds": 0}, "lab.rounds"),
        ({"seats": 7}, "ruleset.seats"),
        ({"ruleset": "2019"}, "ruleset.edition"),
        ({"seed": ""}, "seed"),
        ({"seed": "two\nlines"}, "seed"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    changed: dict[str, object], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once: nobody waits for a compiler to be told so."""
    monkeypatch.setattr("greentable.lab.plan.fastest", pytest.fail)
    plan = msgspec.structs.replace(SHORT, **changed)
    with pytest.raises(GreentableError) as caught:
        run_match(plan)
    assert caught.value.code == code
    assert caught.value.sentence


@pytest.mark.parametrize("bots", [("rules", "search"), ("search@5", "rules")])
def test_what_makes_a_bot_faster_is_compiled_before_any_process_plays(
    bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Compiling(Exception):
        pass

    def fastest(*kernels: str) -> None:
        raise Compiling(*kernels)

    monkeypatch.setattr("greentable.lab.plan.fastest", fastest)
    with pytest.raises(Compiling) as caught:
        run_match(msgspec.structs.replace(SHORT, bots=bots), processes=2)
    assert caught.value.args == ("grass", "minds.grass")


@pytest.mark.parametrize("least", [{"most_rounds": 1}, {"deals": 1}, {"bots": ("rules",)}])
def test_the_least_of_everything_can_be_played(least: dict[str, object]) -> None:
    check_plan(msgspec.structs.replace(SHORT, **least))


def game(deal: int, line_up: int, *winners: int, stopped: bool = False) -> GameResult:
    counts = {"offered": 4, "traded": 1, "round_ended_by_nobody": 1, "drew": 20}
    return GameResult(deal, line_up, (100, 200), winners, stopped, 1, 10, counts, 0.5)


def test_a_shared_win_is_split_and_unfinished_deals_do_not_count() -> None:
    """Line-ups of two: (rules, random) and (random, rules)."""
    games = (game(0, 0, 1), game(0, 1, 1, 2), game(1, 0, 1))
    result = MatchResult(SHORT, games)
    best, other = result.shares()
    assert (best.bot, best.share) == ("rules", 0.75)
    assert (other.bot, other.share) == ("random", 0.25)
    assert best.mean_total == other.mean_total == 150


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wins_and_totals_are_counted_for_the_bot_that_sat_there(seats: int) -> None:
    """Bot A wins with 1,000 wherever it sits; a seat to the left or right it would be B."""
    plan = MatchPlan("any", ("A", "B"), "", seats=seats, deals=2)
    games = []
    for deal, number in plan.games():
        line_up = plan.line_ups()[number]
        totals = tuple(1_000 if bot == "A" else 1 for bot in line_up)
        winners = tuple(seat for seat, bot in enumerate(line_up, 1) if bot == "A")
        games.append(GameResult(deal, number, totals, winners, False, 1, 10, {}, 0.5))
    best, other = MatchResult(plan, tuple(games)).shares()
    assert (best.bot, best.share, best.mean_total) == ("A", 1.0, 1_000)
    assert (other.bot, other.share, other.mean_total) == ("B", 0.0, 1)


def test_a_stopped_game_is_won_by_nobody_and_the_summary_says_so() -> None:
    games = (game(0, 0, 1), game(0, 1, stopped=True))
    result = MatchResult(SHORT, games)
    assert [(one.bot, one.share) for one in result.shares()] == [("rules", 0.5), ("random", 0.0)]
    assert "; 1 game was stopped after 100 rounds without a winner; " in told(result)
    both = MatchResult(SHORT, (game(0, 0, stopped=True), game(0, 1, stopped=True)))
    assert "2 games were stopped after 100 rounds without a winner" in told(both)
    assert [one.share for one in both.shares()] == [0.0, 0.0]


def test_the_interval_comes_from_the_spread_between_deals() -> None:
    """Mean 0.5, deviation 0.5, four deals, t with 3 degrees of freedom is 3.182."""
    assert interval([0.0, 1.0, 0.0, 1.0]) == pytest.approx((0.0, 1.0))
    low, high = interval([0.25, 0.75] * 8)
    half = 2.131 * 0.2582 / 4  # t with 15 degrees of freedom
    assert (low, high) == pytest.approx((0.5 - half, 0.5 + half), abs=1e-3)


def test_when_all_deals_agree_wilsons_interval_is_taken() -> None:
    assert interval([1.0] * 10) == wilson(1.0, 10)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def told(result: MatchResult) -> str:
    return ENGLISH.text(summary(result, ENGLISH))


def test_the_summary_counts() -> None:
    result = MatchResult(SHORT, (game(0, 0, 1), game(0, 1, 2)))
    assert told(result) == (
        "2 games; 4.0 offers per round; 1.0 trades per round; "
        "10 decisions per game, 20 per second per core"
    )


def test_the_title_says_how_much_of_the_match_was_played() -> None:
    whole = tuple(game(deal, line_up, 1) for deal in (0, 1) for line_up in (0, 1))
    words = ENGLISH.text(title(MatchResult(SHORT, whole)))
    assert words.startswith("rules vs random: 2 deals × 2 line-ups, 2 seats, ruleset 2018 max")
    part = ENGLISH.text(title(MatchResult(SHORT, whole[:3])))
    assert part.startswith("rules vs random: 1 of 2 deals × 2 line-ups")
    assert told(MatchResult(SHORT, whole[:1])).startswith("1 game; ")


def test_without_a_whole_deal_there_are_no_shares() -> None:
    assert MatchResult(SHORT, (game(0, 0, 1), game(1, 1, 1))).shares() == []


def test_the_command_prints_shares_and_writes_the_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "shares.svg"
    words = ["lab", "match", "rules", "random", "--seats", "2", "--deals", "1"]
    words += ["--ruleset", "2018 max_rounds=1", "--processes", "1", "--plot", str(picture)]
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert "rules vs random: 1 deal × 2 line-ups" in printed
    assert "95% interval" in printed
    ET.parse(picture)


def test_bots_of_grove_play_each_other_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "match", "greedy", "random", "--game", "grove", "--seats", "2", "--deals", "1"]
    assert main([*words, "--processes", "1"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "greedy vs random: 1 deal × 2 line-ups, 2 seats, ruleset house, seed match" in printed
    assert "2 games; 16 decisions per game" in printed


def test_brackets_in_a_seed_are_printed_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "match", "rules", "random", "--deals", "1", "--seats", "2", "--seed", "[/x]"]
    assert main([*words, "--ruleset", "2018 max_rounds=1", "--processes", "1"]) == 0
    assert "seed [/x]" in " ".join(capsys.readouterr().out.split())


def test_the_help_tells_every_default(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "match", "--help"])
    words = " ".join(capsys.readouterr().out.split())
    words = words[: words.index(" examples: ")]
    options = words[words.index("--seats SEATS seats per game") :].split(" --")
    without = [option for option in options if "default" not in option]
    assert len(options) == 12
    assert without == ["json print the result as JSON, for programs"]
    assert "grass: random, easy, normal, hard, rules; grove: random, greedy, adviser" in words


@pytest.mark.parametrize("wrong", [["--processes", "0"], ["--seats", "x"], ["--seed", ""]])
def test_a_wrong_option_is_one_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "match", "rules", "random", "--deals", "1", "--seats", "2"]
    words += ["--ruleset", "2018 max_rounds=1", "--processes", "1"]
    assert main([*words, *wrong]) == 2
    assert capsys.readouterr().err.startswith("greentable: ")

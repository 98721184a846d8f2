"""`greentable lab match`: what each option is without being named, what is printed, and Ctrl-C."""

from __future__ import annotations

import io
import json
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from greentable.cli.commands import main, make_parser
from greentable.errors import UsageError
from greentable.lab.interrupts import interrupts_later, one_interrupt
from greentable.lab.picture_file import write_picture

TINY = "2018 deck=MO:4,HG:6,MX:6 max_rounds=1"
MATCH = ["lab", "match", "rules", "random", "--seats", "2", "--deals", "1", "--processes", "1"]


def test_what_is_not_named_is_as_the_help_says() -> None:
    args = vars(make_parser().parse_args(["lab", "match", "one", "other"]))
    told = {name: args[name] for name in sorted(args) if name not in {"command", "catalogue"}}
    told = {name: value for name, value in told.items() if not callable(value)}
    wanted: dict[str, object] = {
        "alone": False,
        "bots": ["one", "other"],
        "deals": 100,
        "game": "grass",
        "json": False,
        "most_rounds": 100,
        "plot": None,
        "processes": None,
        "results": None,
        "ruleset": None,
        "seats": 4,
        "seed": "match",
        "until_sure": False,
    }
    assert {name: told[name] for name in wanted} == wanted


def test_title_table_and_summary_are_printed_and_nothing_else(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*MATCH, "--ruleset", TINY]) == 0
    heard = capsys.readouterr()
    assert heard.err == ""
    head, table, summary = re.split(r"(?=┏)|(?<=┘)\n", heard.out)
    assert " ".join(head.split()) == (
        "rules vs random: 1 deal × 2 line-ups, 2 seats, "
        "ruleset 2018 deck=MO:4,HG:6,MX:6 max_rounds=1, seed match"
    )
    assert [line[0] for line in table.splitlines()] == list("┏┃┡││└")
    assert "95% interval" in table
    words = " ".join(summary.split())
    assert words.startswith("2 games; "), "games of one round: that is not told"
    assert words.endswith("of CPU time per decision"), "nothing was stopped"


def test_options_are_taken_into_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--ruleset", TINY, "--seed", "mine", "--most-rounds", "7", "--json", "--alone"]
    assert main([*MATCH, *options]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["plan"] == {
        "game": "grass",
        "bots": ["rules", "random"],
        "ruleset": TINY,
        "seats": 2,
        "deals": 1,
        "seed": "mine",
        "most_rounds": 7,
        "alone": True,
    }
    assert (told["games"], told["of_games"]) == (2, 2)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--processes", "0"], "1 process, got 0"),
        (["--deals", "0"], "deals"),
        (["--ruleset", "2018 nonsense"], "nonsense"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_played(
    wrong: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "match.jsonl"
    assert main([*MATCH, "--ruleset", TINY, "--results", str(results), *wrong]) == 2
    assert said in capsys.readouterr().err
    assert not results.exists()


def test_a_bot_that_is_not_there_is_said_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "match.jsonl"
    assert main(["lab", "match", "rules", "nobody", "--results", str(results)]) == 2
    assert "nobody" in capsys.readouterr().err
    assert not results.exists()


STOPPING = """
import os, signal

def choose(view, legal, chance):
    choose.calls += 1
    if choose.calls == CALLS:
        os.kill(os.getpid(), signal.SIGINT)
    return legal[0]

choose.calls = 0
"""


Match = Callable[[int], list[str]]


@pytest.fixture
def stopping(tmp_path: Path) -> Iterator[Match]:
    """A match of a bot that presses Ctrl-C at its first, second … choice, against itself."""

    def match(calls: int) -> list[str]:
        bot = tmp_path / f"stops_{calls}.py"
        bot.write_text(STOPPING.replace("CALLS", str(calls)))
        options = ["--seats", "2", "--deals", "3", "--processes", "1", "--ruleset", TINY]
        return ["lab", "match", str(bot), *options]

    before = signal.getsignal(signal.SIGINT)
    yield match
    signal.signal(signal.SIGINT, before)  # after the first it is heard no more


@pytest.mark.parametrize("options", [[], ["--until-sure"]])
def test_who_stops_before_a_deal_is_whole_is_told_that_there_are_no_shares(
    options: list[str], stopping: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*stopping(1), *options]) == 130
    told = " ".join(capsys.readouterr().out.split())
    assert "no results yet: no deal has been played in all line-ups" in told
    assert told.endswith("stopped: 3 games were not played")


def test_who_stops_later_is_told_of_what_was_played_and_how_it_goes_on(
    stopping: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = str(tmp_path / "match.jsonl")
    assert main([*stopping(12), "--results", results]) == 130
    told = " ".join(capsys.readouterr().out.split())
    assert "no results" not in told
    assert re.search(
        r"stopped: \d games? w\w+ not played; run the same command again to continue$", told
    )


def test_programs_are_told_of_a_stop_by_the_numbers_alone(
    stopping: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*stopping(1), "--json"]) == 130
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["of_games"]) == (0, 3)


@pytest.mark.parametrize("options", [[], ["--until-sure"]])
def test_a_match_that_is_sure_is_over_only_if_that_was_wanted(
    options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    rules = ["--ruleset", "2018 max_rounds=1 offers_per_turn=0"]
    words = [*MATCH, "--deals", "25", *rules, "--json", *options]
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["of_games"] == 50
    assert (told["games"] == 50) == (not options)


class Screen(io.StringIO):
    """A terminal, as far as it is asked."""

    def isatty(self) -> bool:
        return True


def test_a_bar_is_shown_on_a_terminal_and_wiped_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    assert main([*MATCH, "--ruleset", TINY]) == 0
    shown = screen.getvalue()
    assert "playing" in shown
    assert "2/2" in shown
    assert shown.rstrip().endswith("\x1b[2K"), "the line is wiped at last"
    assert "playing" not in capsys.readouterr().out


def test_a_file_that_became_something_else_meanwhile_is_left_alone(tmp_path: Path) -> None:
    notes = tmp_path / "notes.svg"
    notes.write_text("my notes")
    with pytest.raises(UsageError) as caught:
        write_picture(notes, "<svg/>")
    assert caught.value.code == "lab.plot_picture"
    assert notes.read_text() == "my notes"


def pressed() -> bool:
    """Press Ctrl-C; whether it was heard."""
    try:
        signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt:
        return True
    return False


def test_ctrl_c_is_heard_once_and_afterwards_as_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    assert before is signal.default_int_handler
    with one_interrupt():
        with one_interrupt():
            assert pressed()
            assert not pressed()
        assert not pressed(), "an impatient user is not heard later either"
    signal.signal(signal.SIGINT, before)
    with one_interrupt():
        pass
    assert signal.getsignal(signal.SIGINT) is before


def test_in_other_hands_ctrl_c_is_left_alone() -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    try:
        with one_interrupt():
            assert not pressed()
        assert heard == [signal.SIGINT]
    finally:
        signal.signal(signal.SIGINT, before)


def press_in_the_moment(found: list[str]) -> None:
    with interrupts_later():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
        signal.raise_signal(signal.SIGINT)
        found.append("gone on with")


def test_ctrl_c_waits_until_the_moment_is_over() -> None:
    before, found = signal.getsignal(signal.SIGINT), list[str]()
    with pytest.raises(KeyboardInterrupt):
        press_in_the_moment(found)
    assert found == ["gone on with"]
    assert signal.getsignal(signal.SIGINT) is before
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_in_another_thread_there_is_nothing_to_wait_with() -> None:
    """Python lets only the main one handle signals."""
    found: list[str] = []

    def play() -> None:
        with interrupts_later():
            found.append("played")

    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
    assert found == ["played"]


def test_the_help_names_the_defaults_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["lab", "match", "--help"])
    told = " ".join(capsys.readouterr().out.split()).partition(" examples: ")[0]
    for option in ("--game {grass,grove}", "--seats", "--deals", "--most-rounds", "--seed"):
        about = re.split(r" --[a-z]", told.rpartition(f" {option} ")[2])[0]
        default = re.findall(r"default: (\S+)", about)
        name = option.split()[0].removeprefix("--").replace("-", "_")
        args = vars(make_parser().parse_args(["lab", "match", "one"]))
        assert default == [str(args[name])], about

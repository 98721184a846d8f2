"""Whole games, played from lines on the standard input; one of them by a real process."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greentable import grass
from tests.records.with_games import read_file, verify
from tests.terminal.command import command
from tests.terminal.process import FIRST_MOVE, greentable

VARIANTS = ("give_me_five", "hidden_deals", "lucky_or_not")

# Options, and the words that the human must have used by the way.
GAMES = [
    ("--edition 2018 --seats 2", {"play", "end"}),
    ("--edition classic --seats 3", {"play", "end"}),
    ("--edition 2018 --seats 4 --variant give_me_five", {"keep", "play"}),
    ("--edition 2018 --seats 4 --variant hidden_deals --bots random", {"accept", "hand", "say"}),
    ("--edition 2018 --seats 5 --variant lucky_or_not", {"play", "end"}),
]

MORE_GAMES = [
    (
        "--edition 2018 --seats 6 --seat 6 --bots random,rules "
        + " ".join(f"--variant {variant}" for variant in VARIANTS),
        {"keep", "play", "accept", "hand", "say"},
    ),
    ("--seats 3 --bots random --set deck=MO:24,HG:30,SH:20,SO:30", {"give", "pass", "play"}),
    ("--edition classic --seats 6 --variant give_me_five", {"keep", "play"}),
    ("--edition classic --seats 2 --variant hidden_deals --bots random", {"accept", "hand"}),
    ("--edition classic --seats 5 --variant lucky_or_not --seat 3", {"play", "end"}),
    (
        "--edition classic --seats 3 --bots random "
        + " ".join(f"--variant {variant}" for variant in VARIANTS),
        {"keep", "play"},
    ),
]
ALL_GAMES = [
    *(pytest.param(*game, id=game[0]) for game in GAMES),
    *(pytest.param(*game, id=game[0], marks=pytest.mark.slow) for game in MORE_GAMES),
]


@pytest.mark.parametrize(("options", "words"), ALL_GAMES)
def test_a_round_is_played_to_its_ledger_by_always_taking_the_first_move(
    options: str, words: set[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    arguments = [*options.split(), "--seed", "whole", "--set", "max_rounds=1"]

    done = command("play", "grass", *arguments, "--save", str(file), typed=FIRST_MOVE)

    assert (done.returncode, done.stderr) == (0, "")
    assert "Round 1 is over" in done.stdout
    assert "Deal Baron" in done.stdout
    assert "\x1b" not in done.stdout, "a pipe gets plain text"
    record = read_file(file)
    assert grass.winners(verify(record).table.state)
    human = int(arguments[arguments.index("--seat") + 1]) if "--seat" in arguments else 1
    used = {token.split()[0] for seat, token in record.plies if seat == human}
    assert words <= used


@pytest.mark.parametrize("edition", ["2018", "classic"])
def test_a_game_goes_on_round_after_round_until_somebody_has_the_target(
    edition: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    options = ["--edition", edition, "--seats", "3", "--seed", "target", "--set", "target=100000"]

    done = command("play", "grass", *options, "--save", str(file), typed=FIRST_MOVE)

    assert (done.returncode, done.stderr) == (0, "")
    record = read_file(file)
    assert record.result is not None
    assert max(record.result) >= 100_000
    assert "Seed of this game: target" in done.stdout
    assert f"greentable replay {file}\n" in done.stdout


def test_every_round_begins_with_the_whole_table() -> None:
    """Something can be asked before the own turn, as in a draft: then only cards were shown."""
    options = ["--seats", "3", "--seed", "begin", "--set", "max_rounds=3"]
    options += ["--set", "target=10000000", "--variant", "give_me_five"]

    done = command("play", "grass", *options, typed=FIRST_MOVE)

    for number in (1, 2):
        _, _, after = done.stdout.partition(f"Round {number} is over")
        before_question = re.split(r"(?m)^(?:\[.*\] )?> ", after)[0]
        assert f"Grass · round {number + 1} · " in before_question
        assert "haystack" in before_question


def test_bots_play_among_themselves_while_somebody_watches() -> None:
    options = ["--watch", "--seats", "3", "--seed", "watch", "--set", "max_rounds=1"]

    done = command("play", "grass", *options)

    assert (done.returncode, done.stderr) == (0, "")
    assert "haystack" in done.stdout
    assert "Round 1 is over" in done.stdout
    assert "(you)" not in done.stdout


def test_the_same_seed_and_the_same_moves_give_the_same_game_in_any_process() -> None:
    options = ["--seats", "2", "--seed", "again", "--set", "max_rounds=1"]

    first = greentable("play", "grass", *options, typed=FIRST_MOVE)
    second = command("play", "grass", *options, typed=FIRST_MOVE)

    assert (first.stderr, second.stderr) == ("", "")
    # Commands to copy depend on how the program was started.
    games = [re.sub(r".*greentable .*", "", done.stdout) for done in (first, second)]
    assert games[0] == games[1]
    assert "Deal Baron" in games[0]


def test_without_a_seed_every_game_is_dealt_anew() -> None:
    first = command("play", "grass", typed="hand\nquit\n")
    second = command("play", "grass", typed="hand\nquit\n")

    assert first.stdout != second.stdout


def test_the_story_of_a_saved_game_can_be_read_as_a_seat_saw_it(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    options = ["--seats", "2", "--seed", "story", "--set", "max_rounds=1", "--save", str(file)]
    command("play", "grass", *options, typed=FIRST_MOVE)

    everything = command("replay", str(file))
    as_ana = command("replay", str(file), "--as", "1")
    early = command("replay", str(file), "--ply", "20")

    for told in (everything, as_ana, early):
        assert (told.returncode, told.stderr) == (0, "")
    assert "Ben draws a card." not in everything.stdout
    assert "Ben draws a card." in as_ana.stdout
    assert len(early.stdout) < len(everything.stdout)

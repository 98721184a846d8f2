"""Games that save themselves: they are listed, and go on by the command that was printed."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from pathlib import Path

import pytest

from greentable.words.catalogue import Catalogue
from greentable.words.messages import say
from tests.terminal.command import command
from tests.terminal.process import FIRST_MOVE, environment, greentable
from tests.terminal.said import SAVED, before, said
from tests.terminal.test_save_and_resume import OPTIONS

pytestmark = pytest.mark.usefixtures("data")

ENGLISH = Catalogue()
NONE = ENGLISH.say("games-none").split(".", maxsplit=1)[0]  # lines are broken after it


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with no games in it."""
    monkeypatch.setenv("GREENTABLE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_a_game_saves_itself_and_goes_on_by_the_command_that_is_printed(data: Path) -> None:
    options = (*OPTIONS, "--seat", "3", "--bots", "random")
    left = command("play", "grass", *options, typed="1\nquit\n")

    hint = shlex.split(left.stdout.split(SAVED)[1])

    assert hint == ["greentable", "games", "grass-1"]
    again = command(*hint[1:], typed="quit\n")
    assert (again.returncode, again.stderr) == (0, "")
    assert "3 Cleo (you)" in again.stdout
    assert "Which seat is yours?" not in again.stdout
    note = (data / "games" / "grass-1.json").read_text(encoding="utf-8")
    assert '"options":{"bots":"random"}' in note


def test_games_are_listed_for_programs(data: Path) -> None:
    command("play", "grass", *OPTIONS, "--seat", "3", typed="quit\n")
    listed = json.loads(command("games", "--json").stdout)
    assert listed == json.loads(command("games", "grass-1", "--json").stdout)
    assert listed.pop("played_last").startswith("20")
    assert listed.pop("plies") == 20  # the dealer, the cards, the first of a turn
    assert listed == {
        "name": "grass-1",
        "game": "grass",
        "file": str(data / "games" / "grass-1.record"),
        "names": ["Ana", "Ben", "Cleo"],
        "people": [3],
        "is_over": False,
    }


def test_a_game_that_is_deleted_takes_along_what_a_kill_left_of_it(data: Path) -> None:
    command("play", "grass", *OPTIONS, typed="quit\n")
    left = data / "games" / f".grass-1.record.{'0' * 16}.new"
    left.write_text("half writ")
    os.utime(left, (1, 1))
    command("games", "grass-1", "--delete")
    assert list((data / "games").iterdir()) == []


def test_games_are_listed_newest_first_and_those_that_are_over_only_on_demand(data: Path) -> None:
    assert NONE in command("games").stdout
    command("play", "grass", *OPTIONS, typed="quit\n")
    command("play", "grove", "--seed", "s", typed="list\n1\n\nquit\n")
    elsewhere = str(data.parent / "mine.record")
    command("play", "grass", *OPTIONS, "--save", elsewhere, typed=FIRST_MOVE)

    listed, everything = command("games"), command("games", "--all")

    names = [line.split()[0] for line in listed.stdout.splitlines() if line.startswith(" gr")]
    assert names == ["grove-1", "grass-1"]
    hint = ENGLISH.say("games-go-on", command="greentable games grove-1")
    assert f"{hint}\n" in listed.stdout
    one, several = (ENGLISH.text(say("games-open", moves=moves)) for moves in (1, 2))
    assert one in listed.stdout
    assert several.partition(" ")[2] in listed.stdout
    command("play", "grove", "--seed", "s", typed="quit\n")
    assert ENGLISH.text(say("games-open", moves=0)) in command("games").stdout
    names = [line.split()[0] for line in everything.stdout.splitlines() if line.startswith(" gr")]
    assert names == ["grass-2", "grove-1", "grass-1"]


def test_a_game_that_is_not_here_is_named(data: Path) -> None:
    done = command("games", "grass-9")

    assert (done.returncode, done.stdout) == (2, "")
    assert "there’s no game called 'grass-9'" in done.stderr


def test_a_note_that_was_spoiled_does_not_hide_the_other_games(data: Path) -> None:
    command("play", "grass", *OPTIONS, typed="quit\n")
    command("play", "grass", *OPTIONS, typed="quit\n")
    (data / "games" / "grass-2.json").write_text("{", encoding="utf-8")

    done = command("games")

    assert (done.returncode, done.stderr) == (0, "")
    assert "grass-1" in done.stdout
    assert "grass-2" not in done.stdout


def test_the_printed_command_works_where_there_is_no_greentable_on_the_path(data: Path) -> None:
    left = greentable("play", "grove", "--seed", "s", typed="quit\n")

    hint = shlex.split(left.stdout.split(SAVED)[1])

    assert hint[-2:] == ["games", "grove-1"]
    again = subprocess.run(
        hint, input="quit\n", capture_output=True, text=True, env=environment(), check=False
    )
    assert (again.returncode, again.stderr) == (0, "")
    assert "turn 1 of 8" in again.stdout


def test_a_game_that_is_not_wanted_any_more_is_deleted(data: Path) -> None:
    command("play", "grass", *OPTIONS, typed="quit\n")

    done = command("games", "grass-1", "--delete")

    assert (done.returncode, done.stdout) == (
        0,
        ENGLISH.say("games-deleted", name="grass-1") + "\n",
    )
    assert list((data / "games").iterdir()) == []
    assert NONE in command("games").stdout
    assert "needs the name of a game" in command("games", "--delete").stderr


def test_a_game_that_is_saved_elsewhere_is_only_forgotten(data: Path) -> None:
    mine = data.parent / "mine.record"
    command("play", "grass", *OPTIONS, "--save", str(mine), typed="quit\n")

    done = command("games", "grass-1", "--delete")

    forgotten = ENGLISH.say("games-forgotten", name="grass-1", file=str(mine))
    assert done.stdout == f"{forgotten}\n"
    assert mine.is_file()
    assert NONE in command("games").stdout


def test_a_game_goes_by_its_name_wherever_a_record_is_wanted(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = command("play", "grass", *OPTIONS, typed=FIRST_MOVE)
    assert said("terminal-replay-hint", command="greentable replay grass-1\n") in played.stdout
    command("play", "grove", "--seed", "s", typed="quit\n")

    told = command("replay", "grass-1")
    assert told.stdout == command("replay", str(data / "games" / "grass-1.record")).stdout
    valid = f"grass-1.record{before('checked', 'verify-true', file='')}"
    assert valid in command("verify", "grass-1").stdout
    assert "turn 1 of 8" in command("play", "grove", "--resume", "grove-1", typed="quit\n").stdout

    monkeypatch.chdir(data.parent)
    Path("grass-1").write_text("no record", encoding="utf-8")
    assert command("replay", "grass-1").returncode == 2, "a file of that name comes first"

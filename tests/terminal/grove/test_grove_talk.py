"""Commands at the table: undo, try, why, save, leaving; nothing typed breaks the game."""

from __future__ import annotations

import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from greentable.records import Record
from greentable.words.catalogue import Catalogue
from tests.records.with_games import read_file
from tests.terminal.command import command
from tests.terminal.grove.test_grove_games import GAME, TURN
from tests.terminal.process import start
from tests.terminal.pseudo_terminal import asks
from tests.terminal.said import SAVED, before, said

SEED = ("--seed", "talk")
NOTHING_TO_UNDO = said("grove-terminal-nothing-to-undo").split(".")[0]


def played(typed: str, *options: str) -> str:
    """The output of a game in which this is typed."""
    done = command("play", "grove", *SEED, *options, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_placement_can_be_taken_back_until_the_next_card_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    shown = played("undo\nlist\n1\nundo\n2\n\nundo\nquit\n", "--save", str(file))

    assert shown.count(said("grove-terminal-taken-back")) == 1
    assert shown.count(NOTHING_TO_UNDO) == 2
    plain = tmp_path / "plain.record"
    played("list\n2\n\nquit\n", "--save", str(plain))
    assert read_file(file).plies == read_file(plain).plies


def test_a_card_that_was_not_left_lying_is_not_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    played("list\n1\n", "--save", str(file))

    assert [seat for seat, _ in read_file(file).plies] == [0, 0, 0]


def test_trying_shows_what_would_come_and_lays_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    shown = played("list\ntry 1\nwhy 1\nquit\n", "--save", str(file))

    assert shown.count("score 0 →") == 2
    assert before("words", "grove-terminal-would") in shown
    assert len(read_file(file).plies) == 3


def test_why_names_the_reason_and_an_illegal_placement_is_refused_with_it() -> None:
    hand = played("quit\n").split("\ncard ")[1:]
    card = hand[0].split()[0]
    shown = played("".join(f"{word}{card}:30,30,0\n" for word in ("why ", "try ", "")) + "quit\n")
    assert shown.count(Catalogue().say("grove-reason-no-overlap")) == 3


MISTAKES = {
    "1": "Type “list” before a number such as “1”",
    "list": "placements",
    "9999": "a number from 1 to",
    "0": "a number from 1 to",
    "dance": "Unknown command “dance”",
    "": "Type a placement such as 7:2,-1,90",
    "try": "Add a placement, for example “try 7:2,-1,90”",
    "why list": "Add a placement, for example “why 7:2,-1,90”",
    "list 99": "You don’t have card 99",
    "7:1,2": "expected “,” and a rotation",
    "save": before("path", "terminal-saved-now"),
    "save /nowhere/at/all": "can’t write",
    "ok": NOTHING_TO_UNDO,
    "\x1b[A\x00": "Unknown command",
    "t": "“t” could mean try or table",
}


def test_a_mistake_is_answered_and_the_game_goes_on() -> None:
    shown = played("".join(f"{line}\n" for line in MISTAKES) + "quit\n")
    answers = shown.split(f"{said('grove-terminal-prompt')} ")[1:]
    assert len(answers) == len(MISTAKES) + 1
    for words, answer in zip(MISTAKES.values(), answers, strict=False):
        assert words in " ".join(answer.split())


def test_before_a_card_is_left_lying_only_that_is_asked() -> None:
    shown = played("list\n1\n7:0,0,0\n1\ntry 1\ndance\nlist\nhint\nt\nundo\nquit\n")
    assert shown.count(said("grove-terminal-confirm-only").split("?")[0]) == 7
    assert said("grove-terminal-taken-back") in shown


def test_help_table_and_hand_are_there_at_any_time() -> None:
    shown = played("?\ntable\nlist\n1\n?\ntable\nhand\nundo\nquit\n", "--seats", "2")
    assert shown.count(said("grove-terminal-help").split(".")[0]) == 2
    assert shown.count("■ Ben\n") == 2


def test_a_player_who_leaves_is_told_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "a game.record"
    shown = played(f"{TURN}quit\n", "--save", str(file), "--seats", "3", "--bots", "random")

    words = shlex.split(shown.split(SAVED)[1].splitlines()[0])
    assert words == ["greentable", "play", "grove", "--resume", str(file)]
    again = command(*words[1:], typed=TURN * 7)
    assert (again.returncode, again.stderr) == (0, "")
    assert read_file(file).result is not None


def test_without_a_file_the_seed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").touch()
    monkeypatch.setenv("GREENTABLE_DATA", str(tmp_path / "data"))
    assert before("seed", "terminal-not-saved") in played("")
    assert "talk" in played("quit\n")


# Nothing is lost


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """A game for two played without a break."""
    file = tmp_path_factory.mktemp("whole") / "game.record"
    played(GAME, "--seats", "2", "--save", str(file))
    return read_file(file)


def answer(process: subprocess.Popen[str], *lines: str) -> None:
    """Wait for a question before each of these lines, and for one more."""
    assert process.stdin is not None
    assert process.stdout is not None
    for line in (*lines, None):
        printed = ""
        while not asks(printed):  # a lemon die, <3>, is no question
            character = process.stdout.read(1)
            assert character, printed
            printed += character
        if line is not None:
            process.stdin.write(f"{line}\n")
            process.stdin.flush()


def test_a_killed_game_goes_on_with_the_next_move(whole: Record, tmp_path: Path) -> None:
    file = tmp_path / "killed.record"
    process = start("play", "grove", *SEED, "--seats", "2", "--save", str(file))
    answer(process, "list", "1", "", "list", "1", "", "list", "1")
    process.kill()
    process.communicate()
    saved = read_file(file)

    done = command("play", "grove", "--resume", str(file), typed=GAME)

    assert 0 < len(saved.plies) < len(whole.plies)
    assert saved.plies == whole.plies[: len(saved.plies)]
    assert (done.returncode, done.stderr) == (0, "")
    assert read_file(file) == whole
    assert [path.name for path in tmp_path.iterdir()] == [file.name], "no half-written file is left"


def test_an_interrupt_ends_the_game_cleanly(tmp_path: Path) -> None:
    file = tmp_path / "interrupted.record"
    process = start("play", "grove", *SEED, "--save", str(file))
    answer(process, "list", "1", "")

    process.send_signal(signal.SIGINT)
    printed, errors = process.communicate()

    assert (process.returncode, errors) == (130, "")
    assert SAVED in printed
    assert read_file(file).result is None


def test_a_game_that_is_over_shows_its_grove_and_its_count_again(
    whole: Record, tmp_path: Path
) -> None:
    file = tmp_path / "over.record"
    played(GAME, "--seats", "2", "--save", str(file))

    done = command("play", "grove", "--resume", str(file))

    assert (done.returncode, done.stderr) == (0, "")
    assert "Dice on trees" in done.stdout
    assert "game over" in done.stdout
    assert read_file(file) == whole

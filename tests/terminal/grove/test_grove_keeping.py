"""The files of a game of Grove, and the command lines that lead back to it."""

from __future__ import annotations

import io
import re
import shlex
from pathlib import Path

import pytest

from greentable.grove.decks import write_deck
from greentable.grove.recipes.books import named_book, write_book
from greentable.records import Games, Record
from greentable.terminal import saving
from tests.records.make_golden_grove import FACES
from tests.records.with_games import read_file, write_file
from tests.terminal.grove.conftest import Play
from tests.terminal.grove.test_grove_games import GAME, TURN
from tests.terminal.said import SAVED, before, said

SEED = ("--seed", "talk")
SOLVE = before("command", "grove-terminal-solve-hint")


def test_a_game_that_nobody_could_save_is_kept_where_somebody_says_from_then_on(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").touch()
    monkeypatch.setenv("GREENTABLE_DATA", str(tmp_path / "data"))
    file = tmp_path / "by word.record"
    shown = play(f"save {file}\n{TURN}quit\n", *SEED)

    assert said("terminal-saved-from-now", path=str(file)) in " ".join(shown.split())
    command = shlex.split(shown.split(SAVED)[1])
    assert command == ["greentable", "play", "grove", "--resume", str(file)]
    assert len(read_file(file).plies) == 5
    assert "turn 2 of 8" in play("quit\n", *command[3:])


def test_a_copy_is_a_copy(play: Play, tmp_path: Path) -> None:
    file, copy = tmp_path / "game.record", tmp_path / "copy.record"
    shown = play(f"save {copy}\n{TURN}save\nquit\n", *SEED, "--save", str(file))

    assert said("terminal-saved-now", path=str(copy)) in shown
    assert said("terminal-saved-now", path=str(file)) in shown
    assert f"--resume {file}" in shown
    assert (len(read_file(copy).plies), len(read_file(file).plies)) == (3, 5)


def test_nothing_is_saved_over_a_file_that_is_there(play: Play, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("mine", encoding="utf-8")

    assert "already exists" in play(f"save {notes}\nquit\n", *SEED)
    assert notes.read_text(encoding="utf-8") == "mine"


def test_a_wave_in_a_name_is_the_home_folder(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    play("save ~/x.record\nquit\n", *SEED)
    assert read_file(tmp_path / "x.record").seed == "talk"


class Vanishing(io.StringIO):
    """Lines before the third of which a folder is taken away."""

    def __init__(self, typed: str, folder: Path) -> None:
        super().__init__(typed)
        self._folder = folder
        self._lines = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self._lines += 1
        if self._lines == 3:
            self._folder.rename(self._folder.with_name("elsewhere"))
        return super().readline(-1 if size is None else size)


def test_a_file_that_cannot_be_written_any_more_does_not_end_the_game(
    play: Play, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    other = tmp_path / "other.record"
    typed = Vanishing(f"{TURN}save {other}\n{GAME}", tmp_path / "folder")

    shown = play(typed, *SEED, "--save", str(tmp_path / "folder" / "game.record"))

    assert shown.count(f"{before('trouble', 'terminal-save-lost')}can’t write") == 1
    assert f"greentable replay {other}" in shown
    assert read_file(other).result is not None


def test_a_game_is_written_when_the_human_is_asked_and_not_for_every_move(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []

    def write(path: Path, record: Record, _games: Games) -> None:
        written.append(len(record.plies))
        write_file(path, record)

    monkeypatch.setattr(saving, "write_file", write)
    file = tmp_path / "game.record"
    play(GAME, *SEED, "--seats", "4", "--save", str(file))

    plies = len(read_file(file).plies)
    assert plies == 3 + 8 * 4 + 6
    # Before anything, before each of eight questions (three bots have chosen then), at the end.
    assert written == [0, *(6 + 5 * turn for turn in range(7)), plies - 1, plies]


# Command lines to copy


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Options for cards and recipes of one's own."""
    deck, book = tmp_path / "d.txt", tmp_path / "b.toml"
    deck.write_text(write_deck(FACES), encoding="utf-8")
    book.write_text(write_book(named_book("house")[::-1]), encoding="utf-8")
    return ["--deck", str(deck), "--recipe-book", str(book)]


def test_the_end_says_how_to_be_dealt_the_same_cards(play: Play, files: list[str]) -> None:
    options = ["--seed", "two words", *files, "--seats", "2", "--bots", "random"]
    shown = play(GAME, *options)

    again = shlex.split(shown.split("Play the same cards again: ")[1].splitlines()[0])
    assert again == ["greentable", "play", "grove", *options]
    solve = shlex.split(shown.split(SOLVE)[1].splitlines()[0])
    assert solve[3:] == ["--seed", "two words", "--recipes", "dealt", *files]


def test_a_player_who_leaves_gets_the_whole_command(
    play: Play, files: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "game.record")
    shown = play("quit\n", *files, "--save", file)
    again = shlex.split(shown.split(SAVED)[1])[3:]
    assert again == ["--resume", file], "the note beside it has the other options"
    assert shlex.split(play("quit\n", *again).split(SAVED)[1])[3:] == again
    (tmp_path / "data").touch()
    monkeypatch.setenv("GREENTABLE_DATA", str(tmp_path / "data"))
    shown = play("quit\n", "--resume", file, *files[2:])
    assert shlex.split(shown.split(SAVED)[1])[3:] == ["--resume", file, *files[2:]]
    half = str(tmp_path / "half.record")
    shown = play("quit\n", "--other-half", "--save", half)
    assert shlex.split(shown.split(SAVED)[1])[3:] == ["--resume", half, "--other-half"]


def test_a_seed_that_looks_like_an_option_can_be_copied_too(play: Play) -> None:
    shown = play(GAME, "--seed=-x")
    again = shlex.split(shown.split("Play the same cards again: ")[1].splitlines()[0])
    assert said("grove-terminal-seed-only", seed="-x")[:-1] in play(GAME, *again[3:])


def test_the_other_half_says_how_to_get_there(play: Play) -> None:
    shown = play(GAME * 2, "--seed", "h", "--other-half")
    commands = re.findall("Play the same cards again: (.*)", shown)
    assert commands == [
        "greentable play grove --seed h",
        "greentable play grove --seed h --other-half",
    ]


def test_cards_whose_file_is_not_known_are_not_dealt_again(
    play: Play, files: list[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "game.record")
    play("quit\n", *files, "--seed", "own", "--save", file)
    shown = play(GAME, "--resume", file)
    assert said("grove-terminal-seed-only", seed="own") + "\n" in shown
    assert "cards again" not in shown
    assert SOLVE not in shown

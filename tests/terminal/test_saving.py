"""Where a game is written down: in a file of its own, and over nothing that was there before."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from greentable import grove
from greentable.errors import UsageError
from greentable.table import AnyTable, open_table
from greentable.terminal.saving import GameFile, file_for
from tests.records.with_games import read_file
from tests.terminal.command import command

NOTES = "my precious notes"


def game(plies: int = 1) -> AnyTable:
    """A game of which so much was played."""
    return open_table(grove, grove.HOUSE_EDITION, ("Ann",), grove.Nature("s")).table.at(plies)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    file = tmp_path / "notes.txt"
    file.write_text(NOTES, encoding="utf-8")
    return file


def test_a_new_file_may_be_written_and_one_that_is_there_may_not(
    notes: Path, tmp_path: Path
) -> None:
    assert file_for(tmp_path / "new") == tmp_path / "new"
    with pytest.raises(UsageError, match=r"notes.txt' already exists: .* --resume"):
        file_for(notes)


def test_the_file_that_a_game_came_from_may_be_written_by_any_of_its_names(tmp_path: Path) -> None:
    file, link = tmp_path / "game.record", tmp_path / "link"
    file.touch()
    link.symlink_to(file)

    assert file_for(file, file) == file
    assert file_for(link, file) == link
    with pytest.raises(UsageError, match="already exists"):
        file_for(file, tmp_path / "elsewhere")


@pytest.mark.parametrize("kind", ["folder", "pipe", "device"])
def test_only_an_ordinary_file_is_written(kind: str, tmp_path: Path) -> None:
    path = Path(os.devnull) if kind == "device" else tmp_path / kind
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)

    with pytest.raises(UsageError, match="isn’t a regular file"):
        file_for(path, path)


def test_a_wave_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))

    assert file_for(Path("~/x.record")) == tmp_path / "x.record"
    with pytest.raises(UsageError, match="can’t write"):
        file_for(Path("~nobody-of-this-name/x.record"))


def test_what_cannot_be_a_file_is_refused(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    for path in (loop, Path("a\0b"), tmp_path / ("x" * 300)):
        with pytest.raises(UsageError, match="can’t write"):
            file_for(path)


def test_a_game_is_kept_in_its_file_as_it_grows(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    file = GameFile(path, seed="s")

    for plies in (1, 2, 3):
        file.keep(game(plies))
        assert read_file(path).plies == game(plies).plies


def test_what_has_not_grown_is_not_written_again(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    file = GameFile(path, seed="s")
    file.keep(game())
    path.unlink()

    file.keep(game())
    assert not path.exists()
    file.keep(game(2))
    assert path.exists()


def test_a_game_without_a_file_is_kept_in_the_first_one_that_is_named(tmp_path: Path) -> None:
    file = GameFile(None, seed="s")
    file.keep(game())
    assert file.write_to("") is None

    assert file.write_to(str(tmp_path / "first")) == tmp_path / "first"
    file.keep(game(2))
    file.write_to(str(tmp_path / "copy"))
    file.keep(game(3))

    assert file.path == tmp_path / "first"
    assert len(read_file(tmp_path / "first").plies) == 3
    assert len(read_file(tmp_path / "copy").plies) == 2
    assert file.write_to("") == tmp_path / "first"


def test_a_game_writes_over_its_own_copies_and_over_nothing_else(
    notes: Path, tmp_path: Path
) -> None:
    file = GameFile(tmp_path / "game.record", seed="s")
    file.keep(game(2))
    for name in ("game.record", "copy", "copy"):
        file.write_to(str(tmp_path / name))

    with pytest.raises(UsageError, match="already exists"):
        file.write_to(str(notes))
    assert notes.read_text(encoding="utf-8") == NOTES


@pytest.mark.parametrize("name", ["grass", "grove"])
def test_neither_game_is_saved_over_a_file_that_is_there(name: str, notes: Path) -> None:
    done = command("play", name, "--save", str(notes))

    assert (done.returncode, done.stdout) == (2, "")
    assert "already exists" in done.stderr
    assert notes.read_text(encoding="utf-8") == NOTES


@pytest.mark.parametrize("name", ["grass", "grove"])
def test_a_game_that_goes_on_is_saved_over_no_other(name: str, notes: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    command("play", name, "--save", str(file), typed="quit\n")

    done = command("play", name, "--resume", str(file), "--save", str(notes))
    assert (done.returncode, done.stdout) == (2, "")
    assert notes.read_text(encoding="utf-8") == NOTES
    again = command("play", name, "--resume", str(file), "--save", str(file), typed="quit\n")
    assert (again.returncode, again.stderr) == (0, "")

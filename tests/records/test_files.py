"""Record files: what cannot be read or written is told, and never half done."""

from __future__ import annotations

import io
import os
import re
import time
from pathlib import Path

import pytest

from greentable.errors import RecordError, UsageError
from greentable.grass import EDITION_2018
from greentable.records import files
from tests.records.recorded_games import recorded
from tests.records.with_games import read_file, write_file

RECORD = recorded(EDITION_2018, 3, "files", plies=40)


def test_what_is_written_to_a_file_is_read_from_it(tmp_path: Path) -> None:
    path = tmp_path / "a game.record"
    write_file(path, RECORD)
    assert read_file(path) == RECORD
    assert read_file(str(path)) == RECORD


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("something else")
    write_file(path, RECORD)
    assert read_file(path) == RECORD
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_half_written_says_what_it_was_to_become(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Path] = []
    monkeypatch.setattr("os.fsync", lambda _: seen.extend(tmp_path.iterdir()))
    write_file(tmp_path / "a game.record", RECORD)
    (half_written,) = seen
    assert re.fullmatch(r"\.a game\.record\.[0-9a-f]{16}\.new", half_written.name)


@pytest.mark.parametrize("name", ["game[1]", "n" * 255])
def test_what_a_killed_writer_left_is_removed_by_the_next_once_it_is_old(
    tmp_path: Path, name: str
) -> None:
    begins = f".{name[:40]}."
    old, older, new = (tmp_path / f"{begins}{digit * 16}.new" for digit in "abc")
    others = [tmp_path / f".gam.{'d' * 16}.new", tmp_path / f"{begins}mine.new"]
    for path in (old, older, new, *others):
        path.write_text("half writ")
        os.utime(path, (1, 1))
    os.utime(old, (time.time() - 61,) * 2)
    os.utime(new)
    write_file(tmp_path / name, RECORD)
    assert {*tmp_path.iterdir()} == {tmp_path / name, new, *others}


@pytest.mark.parametrize("name", ["n" * 255, "\N{GLOWING STAR}" * 63])
def test_a_name_may_be_as_long_as_the_system_takes(tmp_path: Path, name: str) -> None:
    write_file(tmp_path / name, RECORD)
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_lines_end_in_a_line_feed_on_every_system(tmp_path: Path) -> None:
    path = tmp_path / "game"
    write_file(path, RECORD)
    assert b"\r" not in path.read_bytes()


@pytest.mark.parametrize("name", ["nowhere.record", ".", "no/folder", "zero\0byte", "n" * 300])
def test_a_file_that_cannot_be_opened_is_a_usage_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(UsageError) as caught:
        read_file(tmp_path / name)
    assert caught.value.code == "record.read"
    assert repr(str(tmp_path / name)) in caught.value.sentence


@pytest.mark.parametrize("name", [".", "no/folder", "zero\0byte", "n" * 300])
def test_a_file_that_cannot_be_written_is_a_usage_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(UsageError) as caught:
        write_file(tmp_path / name, RECORD)
    assert caught.value.code == "record.write"
    assert list(tmp_path.iterdir()) == []


def test_bytes_that_are_no_text_are_named_with_their_place(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes("greentable record 1\nname 1: Žo".encode() + b"\xff\n")
    with pytest.raises(RecordError) as caught:
        read_file(path)
    error = caught.value
    assert (error.code, error.line, error.column) == ("record.encoding", 2, 11)
    assert "UTF-8" in error.sentence


def test_a_file_that_is_too_large_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    write_file(path, RECORD)
    monkeypatch.setattr(files, "MOST_BYTES", path.stat().st_size)
    read_file(path)
    monkeypatch.setattr(files, "MOST_BYTES", path.stat().st_size - 1)
    with pytest.raises(RecordError) as caught:
        read_file(path)
    assert caught.value.code == "record.size"


def test_standard_input_that_is_too_large_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    write_file(path, RECORD)
    data = path.read_bytes()
    for most, is_read in ((len(data), True), (len(data) - 1, False)):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
        monkeypatch.setattr(files, "MOST_BYTES", most)
        if is_read:
            assert read_file("-") == RECORD
        else:
            with pytest.raises(RecordError) as caught:
                read_file("-")
            assert caught.value.code == "record.size"

"""Options on the command line: refused in words, and shown where there is little room."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest
from rich.cells import cell_len

from greentable.grass import Ruleset
from greentable.terminal.people import read_names, seat_named, short_names
from tests.records.with_games import read_file, write_file
from tests.terminal.command import command
from tests.terminal.said import SAVED

REFUSED = {
    ("--set", "target"): "--set target: expected a value, e.g. target=250000",
    ("--set", "misses"): "e.g. misses=0,1,1",
    ("--set", "deck"): "e.g. deck=classic",
    ("--save", ""): "argument --save: expected a file name",
    ("--resume", ""): "argument --resume: expected a file name",
    ("--seats", "2", "--bots", "rules,rules"): "got 2, but there is only one free seat\n",
}


@pytest.mark.parametrize(("options", "words"), REFUSED.items(), ids=map(" ".join, REFUSED))
def test_an_option_that_is_not_whole_is_refused_in_words(
    options: tuple[str, ...], words: str
) -> None:
    done = command("play", "grass", *options)

    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr


def test_a_bare_switch_is_on_where_it_can_be() -> None:
    done = command("play", "grass", "--seed", "s", "--set", "lucky_or_not", typed="quit\n")

    assert (done.returncode, done.stderr) == (0, "")
    assert "lucky_or_not" in done.stdout


def test_bots_get_names_that_are_not_taken_for_those_of_people() -> None:
    assert read_names("Ann,ben", 4) == ("Ann", "ben", "Cleo", "Dan")
    assert read_names("Cleo", 6) == ("Cleo", "Ana", "Ben", "Dan", "Eve", "Finn")
    assert read_names("Ann,Clara", 6) == ("Ann", "Clara", "Ben", "Dan", "Eve", "Finn")


@pytest.mark.parametrize("columns", ["40", "50", "80", "120"])
def test_the_switches_can_be_read_at_any_width(columns: str) -> None:
    done = command("rules", "grass", COLUMNS=columns)

    *lines, _example = done.stdout.splitlines()
    assert max(map(cell_len, lines)) <= int(columns)
    words = done.stdout.split()
    for switch in fields(Ruleset):
        assert switch.name in words
        assert f"({switch.metadata['rule']})" in words


def test_names_that_only_a_record_can_have_leave_the_table_whole(tmp_path: Path) -> None:
    file = tmp_path / "long.record"
    command("play", "grass", "--seed", "s", "--save", str(file), typed="quit\n")
    record = read_file(file)
    long = tuple(f"{'Wolfeschlegelsteinhausen' * 2} {seat}" for seat in range(4))
    write_file(file, replace(record, names=long, lines=()))

    done = command("play", "grass", "--resume", str(file), "--seat", "3", typed="", COLUMNS="60")

    assert (done.returncode, done.stderr) == (0, "")
    screen = done.stdout.partition(SAVED)[0]
    assert max(map(cell_len, screen.splitlines())) <= 60
    assert "▲ 3 Wolfeschlegel… 3 (you)" in screen


def test_a_seat_is_known_by_number_by_name_or_by_its_beginning() -> None:
    names = ("Ana", "Ana-Sofia", "Ben")

    assert [seat_named(text, names) for text in ("1", "3", " BEN ", "b", "ana", "ana-")] == [
        *(1, 3, 3, 3, 1, 2)
    ]
    assert [seat_named(text, names) for text in ("", "0", "4", "an", "x", "²")] == [0] * 6
    assert short_names(names) == names

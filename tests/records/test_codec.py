"""The reader takes what is well-formed, and names the place and the remedy for all else."""

from __future__ import annotations

import dataclasses

import pytest

from greentable.errors import RecordError
from greentable.records import Record, codec
from tests.records.with_games import read_record, write_record

TEXT = """\
greentable record 2
game: grass
ruleset: 2018 lucky_or_not
seats: 3
name 1: Ann
name 2: Ben
name 3: Cem
seed: green
date: 2025-06-30
result: unfinished

0 dealer 2

# Round 1
0 deal 3 HG
"""

RECORD = Record(
    game="grass",
    ruleset="2018 lucky_or_not",
    seats=3,
    names=("Ann", "Ben", "Cem"),
    seed="green",
    date="2025-06-30",
    plies=((0, "dealer 2"), (0, "deal 3 HG")),
    rounds=(2,),
)


def changed(line: int, text: str | None) -> str:
    """The example with another line, or without it."""
    lines = TEXT.split("\n")
    lines[line - 1 : line] = [] if text is None else [text]
    return "\n".join(lines)


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


def test_a_record_is_read() -> None:
    assert read_record(TEXT) == RECORD


def test_a_record_is_written() -> None:
    assert write_record(RECORD) == TEXT


def test_a_record_without_seed_date_and_plies_is_written_and_read() -> None:
    record = Record(game="grass", ruleset="classic", seats=2, names=("A", "B"), result=(-5, 0))
    assert read_record(write_record(record)) == record


def test_lines_are_remembered_and_no_part_of_what_a_record_says() -> None:
    record = read_record(changed(11, "\n# a comment"))
    assert record == RECORD
    assert record.lines == (13, 16)
    assert record.header_lines["game"] == 2
    assert record.header_lines["result"] == 10


def test_a_header_that_is_not_there_is_looked_for_in_the_first_line() -> None:
    read = read_record(TEXT)
    for record in (read, dataclasses.replace(read, header_lines={})):
        assert codec.line_of_header(record, "game") > 0
        assert codec.line_of_header(record, "no such header") == 1


def test_headers_come_in_any_order_with_comments_between() -> None:
    lines = TEXT.split("\n")
    head = ["# by hand", "", *reversed(lines[1:10])]
    assert read_record("\n".join([lines[0], *head, *lines[10:]])) == RECORD


def test_plies_may_be_indented_and_commented() -> None:
    text = changed(12, "   # before\n  0 dealer 2   # drawn at random\n    # after")
    assert read_record(text) == RECORD


def test_the_last_line_may_lack_its_end() -> None:
    assert read_record(TEXT.rstrip()) == RECORD


@pytest.mark.parametrize("name", ["Ann: 2", "#1", "海", "Z̃oë", "نرگس", "2 play MO", "👩‍🌾"])
def test_a_name_may_be_in_any_script_and_look_like_anything(name: str) -> None:
    text = changed(6, f"name 2: {name}")
    record = read_record(text)
    assert record.names[1] == name
    assert write_record(dataclasses.replace(record, rounds=RECORD.rounds)) == text


def test_only_who_knows_where_rounds_begin_writes_it_down() -> None:
    text = write_record(dataclasses.replace(RECORD, rounds=()))
    assert "#" not in text
    assert read_record(text) == RECORD


@pytest.mark.parametrize(
    ("line", "text", "code", "column", "right"),
    [
        (1, "greentable records 2", "record.first_line", 1, "greentable record 2"),
        (1, "greentable record 2 ", "record.first_line", 1, "greentable record 2"),
        (1, "", "record.first_line", 1, "greentable record 2"),
        (1, "greentable record 3", "record.version", 19, "from a newer Greentable"),
        (2, "game: chess", "record.game", 7, "available: grass"),
        (2, "colour: green", "record.header_unknown", 1, "one of game, ruleset"),
        (2, "just words", "record.header", 1, "“game: grass”"),
        (2, " game: grass", "record.header", 1, "“game: grass”"),
        (2, "name 01: Ann", "record.header", 1, "“game: grass”"),
        (2, "game:grass", "record.value", 6, "“game: grass”"),
        (2, "game:  grass", "record.value", 6, "“game: grass”"),
        (2, "game: ", "record.value", 6, "“game: grass”"),
        (2, "game: grass ", "record.value", 6, "without extra spaces"),
        (3, "ruleset: 1899", "ruleset.edition", 10, "available: 2018, classic"),
        (3, "ruleset: 2018 fast", "ruleset.switch", 10, "available: deck"),
        (3, "ruleset: 2018 deck=MO:61", "deck.count", 10, "expected 0 to 60 cards"),
        (3, "ruleset: 2018 deck=HG:60", "deck.no_market_open", 10, "Market Open"),
        (4, "seats: 7", "ruleset.seats", 8, "2 to 6"),
        (4, "seats: four", "record.seats", 8, "a number"),
        (4, "seats: ٣", "record.seats", 8, "a number"),
        (4, "seats: 100", "record.seats", 8, "from 1 to 99"),
        (6, "name 2:", "record.value", 8, "“name 2: Ann”"),
        (5, f"name 1: {'x' * 61}", "record.name_length", 9, "at most 60"),
        (6, f"name 2: {'x' * 61}", "record.name_length", 9, "at most 60"),
        (6, "name 1: Ben", "record.header_twice", 1, "line 5"),
        (8, "name 4: Dora", "record.no_seat", 1, "only 3 seats"),
        (9, "date: 2025-02-30", "record.date", 7, "2025-06-30"),
        (9, "date: 20250630", "record.date", 7, "2025-06-30"),
        (9, "date: today", "record.date", 7, "2025-06-30"),
        (10, "result: 1 2", "record.result_form", 9, "3 whole numbers"),
        (10, "result: 1 2 x", "record.result_form", 9, "“unfinished”"),
        (10, "result: 1 2 -0", "record.result_form", 9, "“unfinished”"),
        (10, "result: 1  2 3", "record.result_form", 9, "single spaces"),
        (10, "result: won", "record.result_form", 9, "“unfinished”"),
        (12, "4 dealer 2", "record.seat", 1, "expected 1 to 3, or 0 for nature"),
        (12, "  9999 dealer 2", "record.ply", 3, "“2 play MO”"),
        (12, "00 dealer 2", "record.ply", 1, "“2 play MO”"),
        (12, "0  dealer 2", "record.ply", 1, "one space"),
        (12, "0", "record.ply", 1, "“2 play MO”"),
        (12, "0 # nothing", "record.ply", 1, "“2 play MO”"),
        (12, "0 dealer 2 ", "record.space_at_end", 11, "unexpected space"),
        (12, "0 dealer 2# no space", "notation.move", 11, "expected the end of the text"),
        (12, "0 dealer 9", "notation.move", 10, "a seat from 1 to 6"),
        (15, "0 deal 3 XX", "notation.card", 10, "unknown card 'XX'"),
        (15, "    0 deal 3 HG!", "notation.move", 16, "expected the end of the text"),
        (15, "0 dance", "notation.verb", 3, "unknown word 'dance'"),
        (15, "game: grass", "record.ply", 1, "“2 play MO”"),
        (15, "the end", "record.ply", 1, "“2 play MO”"),
        (3, "ruleset: 2018\r", "record.carriage_return", 14, "LF, not CR LF"),
        (3, "ruleset:\t2018", "record.tab", 9, "expected spaces"),
        (1, "\ufeffgreentable record 2", "record.byte_order_mark", 1, "plain UTF-8"),
        (6, "name 2: B\x00n", "record.character", 10, "U+0000"),
        (6, "name 2: B\u202en", "record.character", 10, "U+202E"),
        (6, "name 2: B\u2028n", "record.character", 10, "U+2028"),
        (14, "# \x1b[31m", "record.character", 3, "U+001B"),
    ],
)
def test_what_is_wrong_is_named_with_its_place_and_what_would_be_right(
    line: int, text: str, code: str, column: int, right: str
) -> None:
    error = refused(changed(line, text))
    assert (error.code, error.line, error.column) == (code, line, column)
    assert right in error.sentence


def test_a_deck_too_small_for_the_seats_is_named_at_the_seats() -> None:
    error = refused(changed(3, "ruleset: 2018 deck=MO:18"))
    assert (error.code, error.line, error.column) == ("deck.too_small", 4, 8)


@pytest.mark.parametrize("line", [2, 4, 9, 12, 15])
def test_of_a_long_line_only_the_beginning_is_quoted(line: int) -> None:
    for text in ("x" * 5000, "game: " + "x" * 5000, "5 " + "x" * 5000, "9" * 5000):
        assert len(refused(changed(line, text)).sentence) < 400


def test_a_line_of_many_spaces_is_read_at_once() -> None:
    """A reader that tried every space as the beginning of a comment would take hours."""
    assert refused(changed(12, "0 dealer 2" + " " * 4_000_000 + "x")).code == "notation.move"
    assert read_record(changed(12, "0 dealer 2" + " " * 4_000_000 + "# x")) == RECORD


@pytest.mark.parametrize(
    ("line", "header"),
    [(2, "game"), (3, "ruleset"), (4, "seats"), (5, "name 1"), (7, "name 3"), (10, "result")],
)
def test_a_missing_header_is_named_at_the_first_ply(line: int, header: str) -> None:
    error = refused(changed(line, None))
    assert (error.code, error.line, error.column) == ("record.header_missing", 11, 1)
    assert f"“{header}” is missing" in error.sentence


def test_a_name_may_have_sixty_letters() -> None:
    assert read_record(changed(6, f"name 2: {'x' * 60}")).names[1] == "x" * 60


def test_a_header_may_be_missing_at_the_end() -> None:
    assert refused("greentable record 2\n").code == "record.header_missing"


@pytest.mark.parametrize("text", ["", "\n\n", "   "])
def test_an_empty_text_is_no_record(text: str) -> None:
    assert refused(text).code == "record.empty"


def test_a_text_that_is_too_long_is_not_even_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec, "MOST_BYTES", len(TEXT))
    read_record(TEXT)
    assert refused(TEXT + "\n").code == "record.size"


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("names", ("Ann", "Ben"), "record.header_missing"),
        ("names", ("Ann", "Ben\nresult: 0 0 0", "Cem"), "record.header_twice"),
        ("names", ("Ann", "Ben\x07", "Cem"), "record.character"),
        ("names", ("Ann", "", "Cem"), "record.value"),
        ("seed", "two\nlines", "record.header"),
        ("date", "soon", "record.date"),
        ("version", 3, "record.version"),
        ("plies", ((0, "dealer 2\n0 deal 3 HG"),), "record.unwritable"),
        ("seeds", ("one", "two"), "record.dealing"),
        ("commitment", "abc", "record.commitment_form"),
        ("nonces", ("", " ", ""), "record.value"),
        ("nonces", ("", "", "", "four"), "record.no_seat"),
        ("nonces", ("one",), "record.unwritable"),
        ("plies", ((7, "dealer 2"),), "record.seat"),
        ("plies", ((0, "dealer 2 # or 3"),), "record.unwritable"),
    ],
)
def test_what_could_not_be_read_back_is_not_written(field: str, value: object, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        write_record(dataclasses.replace(RECORD, **{field: value}))  # type: ignore[arg-type]
    assert caught.value.code == code

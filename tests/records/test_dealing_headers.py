"""Seeds, commitments and nonces in the header of format 2; format 1 knows one seed and no more."""

from __future__ import annotations

import pytest

from greentable.errors import RecordError
from tests.records.with_games import read_record, write_record

HASH = "0123456789abcdef" * 4
TEXT = f"""\
greentable record 2
game: grass
ruleset: 2018
seats: 3
name 1: Ann
name 2: Ben
name 3: Cem
seed 1: one
seed 2: two
commitment 1: {HASH}
commitment 2: {HASH}
commitment 3: {HASH}
nonce 1: salt
nonce 3: a little: more
result: unfinished
"""


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


def changed(line: int, text: str | None) -> str:
    lines = TEXT.split("\n")
    lines[line - 1 : line] = [] if text is None else [text]
    return "\n".join(lines)


def test_what_the_cards_were_dealt_from_is_read_and_written() -> None:
    record = read_record(TEXT)
    assert (record.seed, record.commitment) == (None, None)
    assert record.seeds == ("one", "two")
    assert record.commitments == (HASH,) * 3
    assert record.nonces == ("salt", "", "a little: more")
    assert write_record(record) == TEXT


def test_one_seed_and_one_commitment_may_be_for_the_whole_game() -> None:
    lines = [line for line in TEXT.split("\n") if not line.startswith(("seed", "commitment"))]
    lines[7:7] = ["seed: all", f"commitment: {HASH}"]
    record = read_record("\n".join(lines))
    assert (record.seed, record.seeds) == ("all", ())
    assert (record.commitment, record.commitments) == (HASH, ())
    assert write_record(record) == "\n".join(lines)


def test_commitments_may_stand_without_the_seeds() -> None:
    """As in a game that is not over: they are told at its end."""
    text = "\n".join(line for line in TEXT.split("\n") if not line.startswith("seed"))
    assert read_record(text).commitments == (HASH,) * 3


@pytest.mark.parametrize(
    ("line", "text", "code", "where", "says"),
    [
        (8, "seed: one", "record.header_missing", 16, "“seed 1” is missing"),
        (8, None, "record.header_missing", 15, "“seed 1” is missing"),
        (11, None, "record.header_missing", 15, "“commitment 2” is missing"),
        (13, "seed: all", "record.dealing", 8, "“seed” and “seed 1”"),
        (13, f"commitment: {HASH}", "record.dealing", 8, "“commitment” and “seed 1”"),
        (10, "commitment 1: abc", "record.commitment_form", 10, "64 hexadecimal digits"),
        (10, f"commitment 1: {HASH.upper()}", "record.commitment_form", 10, "a to f"),
        (
            13,
            "nonce 4: salt",
            "record.no_seat",
            13,
            "no seat for “nonce 4”: there are only 3",
        ),
        (13, "nonce: salt", "record.header_unknown", 13, "one of game, ruleset"),
        (13, "seed 0: salt", "record.header", 13, "“game: grass”"),
        (13, "seed 1: salt", "record.header_twice", 13, "line 8"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    line: int, text: str | None, code: str, where: int, says: str
) -> None:
    error = refused(changed(line, text))
    assert (error.code, error.line) == (code, where)
    assert says in error.sentence


@pytest.mark.parametrize("header", ["seed 1: x", f"commitment: {HASH}", "nonce 1: x"])
def test_format_1_has_none_of_these(header: str) -> None:
    text = "greentable record 1\ngame: grass\nruleset: 2018\nseats: 2\nname 1: A\nname 2: B\n"
    text += "seed: x\nresult: unfinished\n"
    assert read_record(text).version == 1
    assert write_record(read_record(text)) == text
    error = refused(text + f"{header}\n")
    assert (error.code, error.line) == ("record.header_unknown", 9)
    assert "one of game, ruleset, seats, name 1, seed, date, result" in error.sentence

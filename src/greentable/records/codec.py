"""Records in writing, both ways. docs/records.md has the format and a commented example.

The reader is strict: whatever it takes, it understood. What it refuses it names with line and
column, and says what would be right.
"""

from __future__ import annotations

import re
from functools import lru_cache

from greentable.errors import NotationError, RecordError
from greentable.reader import UNFIT, shown
from greentable.records.games import GAMES
from greentable.records.header import Header, header_lines
from greentable.records.record import VERSION, Record

MOST_CHARACTERS = 16_000_000
"""Some hundred times the longest game that people would play."""

FIRST_LINE = f"greentable record {VERSION}"

_PLY = re.compile(r" *(?P<seat>0|[1-9][0-9]{0,2}) (?P<token>[^ #].*)")
_COMMENT = re.compile(r"(?<! ) +#.*")


def write_record(record: Record) -> str:
    """The record as a text that `read_record` reads back. Raises RecordError if it could not."""
    lines, _ = _layout(record)
    text = "\n".join(lines) + "\n"
    if read_record(text) != record:
        raise RecordError("record.unwritable", "the record would be read back as another one")
    return text


def places_of(record: Record) -> tuple[int, ...]:
    """The line of the result, then that of every ply: where it was read, or would be written."""
    if len(record.lines) == len(record.plies) + 1:
        return record.lines
    _, places = _layout(record)
    return tuple(places)


def _layout(record: Record) -> tuple[list[str], list[int]]:
    """The lines of a record, and where among them the result and every ply stand."""
    lines = [f"greentable record {record.version}", *header_lines(record)]
    places = [len(lines)]
    rounds = 0
    before = ""
    for seat, token in record.plies:
        if _is_deal(seat, token) and not _is_deal(seat, before):
            rounds += 1
            lines += ["", f"# Round {rounds}"]
        elif not before:
            lines.append("")
        lines.append(f"{seat} {token}")
        places.append(len(lines))
        before = token
    return lines, places


def _is_deal(seat: int, token: str) -> bool:
    return seat == 0 and token.startswith("deal ")


def read_record(text: str) -> Record:
    """The record that a text says: well-formed, though its moves may be illegal (see `verify`).

    Raises RecordError.
    """
    if len(text) > MOST_CHARACTERS:
        message = f"{len(text)} characters are too many for a record: at most {MOST_CHARACTERS}"
        raise RecordError("record.size", message)
    if not text.strip():
        raise RecordError("record.empty", f"nothing in it: {FIRST_LINE!r} wanted")
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        _check_characters(line, number)
    _check_first_line(lines[0])
    header = Header()
    plies: list[tuple[int, str]] = []
    places: list[int] = []
    for number, line in enumerate(lines[1:], 2):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line.lstrip()[0] in "0123456789":
            plies.append(_read_ply(line, number, header))
            places.append(number)
        elif plies:
            message = f"a ply wanted, as in '2 play MO', found {shown(line.strip())}"
            raise RecordError("record.ply", message, line=number)
        else:
            header.read(line, number)
    return header.record(tuple(plies), tuple(places), end=len(lines))


def _check_first_line(line: str) -> None:
    found = re.fullmatch(r"greentable record ([1-9][0-9]{0,8})", line)
    if found is None:
        message = f"not a record of Greentable: {FIRST_LINE!r} wanted as its first line"
        raise RecordError("record.first_line", message)
    if int(found[1]) > VERSION:
        message = (
            f"format {found[1]}: written by a newer Greentable; this one reads up to {VERSION}"
        )
        raise RecordError("record.version", message, column=found.start(1) + 1)


def _check_characters(line: str, number: int) -> None:
    """Lines end in LF alone; tabs and other control characters have no place in a record."""
    if line.isprintable():
        return
    for column, character in enumerate(line, 1):
        match character:
            case "\r":
                wanted = "a carriage return: lines end in a line feed alone (LF, not CR LF)"
            case "\t":
                wanted = "a tab: spaces wanted"
            case "\ufeff":
                wanted = "a byte order mark: plain UTF-8 wanted"
            case _ if UNFIT.match(character):
                wanted = f"the control character U+{ord(character):04X}: printable text wanted"
            case _:
                continue
        raise RecordError("record.character", f"found {wanted}", line=number, column=column)


def _read_ply(line: str, number: int, header: Header) -> tuple[int, str]:
    """A seat, a space, a token, and perhaps a comment."""
    header.close(number)
    comment = _COMMENT.search(line)
    body = line if comment is None else line[: comment.start()]
    found = _PLY.fullmatch(body)
    if found is None or body.endswith(" "):
        column = (
            len(body.rstrip()) + 1 if body.endswith(" ") else len(line) - len(line.lstrip()) + 1
        )
        message = (
            f"a seat, one space and a move wanted, as in '2 play MO', found {shown(body.strip())}"
        )
        if body.endswith(" "):
            message = "nothing more wanted, found a space at the end of the line"
        raise RecordError("record.ply", message, line=number, column=column)
    seat = int(found["seat"])
    if seat > header.seats:
        seats = "1" if header.seats == 1 else f"from 1 to {header.seats}"
        message = f"seat {seat}: {seats}, or 0 for nature, wanted"
        raise RecordError("record.seat", message, line=number, column=found.start("seat") + 1)
    try:
        _read_move(header.game, found["token"])
    except NotationError as error:
        column = found.start("token") + error.column
        raise RecordError(error.code, error.sentence, line=number, column=column) from error
    return seat, found["token"]


@lru_cache(maxsize=4096)
def _read_move(game: str, token: str) -> None:
    """Whether the game can read a token. The same few hundred come again and again."""
    GAMES[game].read_move(token)

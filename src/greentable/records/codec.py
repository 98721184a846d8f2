"""Records in writing and back. docs/records.md has the format and a commented example.

The reader is strict: it refuses whatever it does not understand, with line and column and the
expected text.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from greentable.core.reader import UNFIT, shown
from greentable.errors import NotationError, RecordError
from greentable.records.header import Header, header_lines
from greentable.records.record import MOST_BYTES, VERSION, Games, Record

FIRST_LINE = f"greentable record {VERSION}"

_FIRST_LINE = re.compile(r"greentable record ([1-9][0-9]{0,8})")
_PLY = re.compile(r" *(?P<seat>0|[1-9][0-9]{0,2}) (?P<token>[^ #].*)")
_COMMENT = re.compile(r"(?<! ) +#.*")
_UNFIT = {"\r": "carriage_return", "\t": "tab", "\ufeff": "byte_order_mark"}


def write_record(record: Record, games: Games) -> str:
    """The record as a text that `read_record` can read. Raises RecordError if it could not."""
    lines, _, _ = _layout(record)
    text = "\n".join(lines) + "\n"
    if read_record(text, games) != record:
        raise RecordError("record.unwritable")
    return text


def line_of_header(record: Record, key: str) -> int:
    """The line of a header: as read, or as it would be written; 1 without such a header."""
    if record.header_lines:
        return record.header_lines.get(key, 1)
    _, headers, _ = _layout(record)
    return headers.get(key, 1)


def line_of_ply(record: Record, ply: int) -> int:
    """The line of a ply: as read, or as it would be written."""
    if not record.lines:
        _, _, lines = _layout(record)
        return lines[ply - 1]
    # A ply added after reading would be written below the others.
    beyond = max(0, ply - len(record.lines))
    return record.lines[ply - beyond - 1] + beyond


def _layout(record: Record) -> tuple[list[str], dict[str, int], list[int]]:
    """The lines of a record, and the positions of every header and every ply among them."""
    lines = [f"greentable record {record.version}"]
    headers: dict[str, int] = {}
    for key, value in header_lines(record):
        lines.append(f"{key}: {value}")
        headers[key] = len(lines)
    plies: list[int] = []
    rounds = {ply: number for number, ply in enumerate(record.rounds, 1)}
    for ply, (seat, token) in enumerate(record.plies, 1):
        if ply in rounds:
            lines += ["", f"# Round {rounds[ply]}"]
        elif ply == 1:
            lines.append("")
        lines.append(f"{seat} {token}")
        plies.append(len(lines))
    return lines, headers, plies


def read_record(text: str, games: Games) -> Record:
    """The record of a text: well-formed, though its moves may be illegal.

    `greentable.table.verify` checks if it is true. Raises RecordError.
    """
    if len(text) > MOST_BYTES:
        raise RecordError("record.size", most=MOST_BYTES)
    if not text.strip():
        raise RecordError("record.empty", wanted=FIRST_LINE)
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        _check_characters(line, number)
    reader = _PlyReader(Header(_read_version(lines[0]), games), games)
    for number, line in enumerate(lines[1:], 2):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line.lstrip()[0] in "0123456789":
            reader.read(line, number)
        elif reader.plies:
            raise RecordError("record.ply", found=shown(line.strip()), line=number)
        else:
            reader.header.read(line, number)
    return reader.header.record(tuple(reader.plies), tuple(reader.lines), end=len(lines))


def _read_version(line: str) -> int:
    found = _FIRST_LINE.fullmatch(line)
    if found is None:
        raise RecordError("record.first_line", wanted=FIRST_LINE)
    version = int(found[1])
    if version > VERSION:
        column = found.start(1) + 1
        raise RecordError("record.version", version=found[1], newest=VERSION, column=column)
    return version


def _check_characters(line: str, number: int) -> None:
    """Lines end in LF only; tabs and other control characters are refused."""
    if line.isprintable():
        return
    for column, character in enumerate(line, 1):
        if character in _UNFIT:
            raise RecordError(f"record.{_UNFIT[character]}", line=number, column=column)
        if UNFIT.match(character):
            found = f"U+{ord(character):04X}"
            raise RecordError("record.character", found=found, line=number, column=column)


class _PlyReader:
    """Reads plies below a header, line by line."""

    def __init__(self, header: Header, games: Games) -> None:
        self.header = header
        self.plies: list[tuple[int, str]] = []
        self.lines: list[int] = []
        self._games = games

    def read(self, line: str, number: int) -> None:
        """A seat, a space, a token, and perhaps a comment. Raises RecordError."""
        self.header.close(number)
        comment = _COMMENT.search(line)
        body = line if comment is None else line[: comment.start()]
        if body.endswith(" "):
            column = len(body.rstrip()) + 1
            raise RecordError("record.space_at_end", line=number, column=column)
        found = _PLY.fullmatch(body)
        if found is None:
            column = len(line) - len(line.lstrip()) + 1
            raise RecordError("record.ply", found=shown(body.strip()), line=number, column=column)
        seat = int(found["seat"])
        if seat > self.header.seats:
            column = found.start("seat") + 1
            seats = self.header.seats
            raise RecordError("record.seat", seat=seat, seats=seats, line=number, column=column)
        self._check_token(found["token"], number, found.start("token"))
        self.plies.append((seat, found["token"]))
        self.lines.append(number)

    def _check_token(self, token: str, line: int, before: int) -> None:
        try:
            _read_once(self._games[self.header.game].read_move, token)
        except NotationError as error:
            raise RecordError.of(error, line=line, column=before + error.column) from error


# The same few hundred tokens come again and again: a game is written, and read, after each move.
@lru_cache(maxsize=4096)
def _read_once(read_move: Callable[[str], object], token: str) -> object:
    return read_move(token)

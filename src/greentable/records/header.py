"""The header of a record: what game it was, by which rules, who played, and how it ended.

Headers come in any order, each once, before the first ply.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from greentable.errors import RecordError, UnsupportedRuleset
from greentable.reader import shown
from greentable.records.games import GAMES, read_ruleset
from greentable.records.record import Record

MOST_SEATS = 99
LONGEST_NAME = 60
UNFINISHED = "unfinished"

# Each header with an example, which error messages show.
_EXAMPLES = {
    "game": "grass",
    "ruleset": "2018",
    "seats": "4",
    "name 1": "Ann",
    "seed": "a word or two",
    "date": "2025-06-30",
    "result": "140000 40000 0 75000, or unfinished",
}
_OPTIONAL = ("seed", "date")
_TOO_MANY_OR_FEW = ("ruleset.seats", "deck.too_small")
_HEADER = re.compile(r"(?P<key>[a-z]+(?: [1-9][0-9]?)?):(?P<gap> *)(?P<value>.*)")


class _Place(NamedTuple):
    value: str
    line: int
    column: int

    def error(self, code: str, message: str) -> RecordError:
        return RecordError(code, message, line=self.line, column=self.column)


def header_lines(record: Record) -> Iterator[str]:
    """The lines of the header, in the order in which people want to read them."""
    yield f"game: {record.game}"
    yield f"ruleset: {record.ruleset}"
    yield f"seats: {record.seats}"
    for seat, name in enumerate(record.names, 1):
        yield f"name {seat}: {name}"
    if record.seed is not None:
        yield f"seed: {record.seed}"
    if record.date is not None:
        yield f"date: {record.date}"
    result = UNFINISHED if record.result is None else " ".join(map(str, record.result))
    yield f"result: {result}"


def header_to_blame(error: UnsupportedRuleset) -> str:
    """By which header a game cannot be played: the seats if they do not fit, else the ruleset."""
    return "seats" if error.code in _TOO_MANY_OR_FEW else "ruleset"


class Header:
    """The header as it is read, line by line; closed, and checked as a whole, by the first ply."""

    def __init__(self) -> None:
        self._places: dict[str, _Place] = {}
        self._closed = False
        self.game = ""
        self.seats = 0
        self.result: tuple[int, ...] | None = None

    def read(self, line: str, number: int) -> None:
        """Read one line of the header. Raises RecordError."""
        found = _HEADER.fullmatch(line)
        if found is None:
            message = f"a header wanted, as in 'game: grass', found {shown(line)}"
            raise RecordError("record.header", message, line=number)
        key = found["key"]
        if key not in _EXAMPLES and not key.startswith("name "):
            message = f"unknown header {shown(key)}: one of {', '.join(_EXAMPLES)}"
            raise RecordError("record.header", message, line=number)
        if key in self._places:
            message = f"a second {key!r}: there is one on line {self._places[key].line}"
            raise RecordError("record.header_twice", message, line=number)
        place = _Place(found["value"], number, found.start("value") + 1)
        if not place.value or found["gap"] != " " or place.value != place.value.strip():
            example = _EXAMPLES.get(key, "Ann")
            message = f"one space and a value wanted, without more spaces, as in '{key}: {example}'"
            raise RecordError("record.value", message, line=number, column=found.start("gap") + 1)
        self._places[key] = place

    def close(self, number: int) -> None:
        """Check the header as a whole once the first ply, or the end, is met on this line."""
        if self._closed:
            return
        self._closed = True
        for key in _EXAMPLES:
            if key not in self._places and key not in _OPTIONAL:
                self._missing(key, number)
        self.game = self._read_game()
        self.seats = self._read_seats()
        self._check_ruleset()
        self._check_names(number)
        self._check_date()
        self.result = self._read_result()

    def record(
        self, plies: tuple[tuple[int, str], ...], places: tuple[int, ...], *, end: int
    ) -> Record:
        """The record with this header and these plies."""
        self.close(end)
        seed, day = self._places.get("seed"), self._places.get("date")
        return Record(
            game=self.game,
            ruleset=self._places["ruleset"].value,
            seats=self.seats,
            names=tuple(self._places[f"name {seat}"].value for seat in range(1, self.seats + 1)),
            seed=None if seed is None else seed.value,
            date=None if day is None else day.value,
            result=self.result,
            plies=plies,
            lines=(self._places["result"].line, *places),
        )

    def _missing(self, key: str, number: int) -> None:
        example = _EXAMPLES.get(key, "Ann")
        message = f"the header {key!r} is missing: '{key}: {example}' wanted before this line"
        raise RecordError("record.header_missing", message, line=number)

    def _read_game(self) -> str:
        place = self._places["game"]
        if place.value not in GAMES:
            message = f"unknown game {shown(place.value)}: one of {', '.join(GAMES)}"
            raise place.error("record.game", message)
        return place.value

    def _read_seats(self) -> int:
        place = self._places["seats"]
        if re.fullmatch(r"[1-9][0-9]?", place.value) is None:
            message = f"{shown(place.value)} seats: a number from 1 to {MOST_SEATS} wanted"
            raise place.error("record.value", message)
        return int(place.value)

    def _check_names(self, number: int) -> None:
        wanted = [f"name {seat}" for seat in range(1, self.seats + 1)]
        for key in wanted:
            if key not in self._places:
                self._missing(key, number)
        for key, place in self._places.items():
            if key.startswith("name ") and key not in wanted:
                message = f"{key!r} at a table of {self.seats}"
                raise RecordError("record.name", message, line=place.line)
            if key.startswith("name ") and len(place.value) > LONGEST_NAME:
                message = f"a name of {len(place.value)} characters: at most {LONGEST_NAME}"
                raise place.error("record.name", message)

    def _check_ruleset(self) -> None:
        game = GAMES[self.game]
        try:
            game.new_game(read_ruleset(game, self._places["ruleset"].value), self.seats)
        except UnsupportedRuleset as error:
            place = self._places[header_to_blame(error)]
            raise place.error(error.code, error.sentence) from error

    def _check_date(self) -> None:
        place = self._places.get("date")
        if place is None:
            return
        try:
            fits = date.fromisoformat(place.value).isoformat() == place.value
        except ValueError:
            fits = False
        if not fits:
            message = f"no such day as {shown(place.value)}: year, month and day, as in 2025-06-30"
            raise place.error("record.value", message)

    def _read_result(self) -> tuple[int, ...] | None:
        place = self._places["result"]
        if place.value == UNFINISHED:
            return None
        words = place.value.split(" ")
        if len(words) != self.seats or not all(
            re.fullmatch(r"0|-?[1-9][0-9]{0,11}", word) for word in words
        ):
            message = f"{self.seats} whole numbers with single spaces, or {UNFINISHED!r}, wanted"
            raise place.error("record.value", message)
        return tuple(map(int, words))

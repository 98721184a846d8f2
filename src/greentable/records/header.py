"""The header of a record: the game, its rules, its players, and its result.

Headers come in any order, each once, before the first ply.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from hashlib import sha256
from typing import NamedTuple

from greentable.core.fairness import is_commitment
from greentable.core.reader import UNFIT, shown
from greentable.errors import RecordError, UnsupportedRuleset
from greentable.records.record import UNFINISHED, Games, Record, write_result
from greentable.words.messages import Argument, choices

MOST_SEATS = 99
LONGEST_NAME = 60

# Each header with an example, which errors show; of numbered headers, the first. The examples of
# game and ruleset come from the given games.
_EXAMPLES_1 = {
    "game": "",
    "ruleset": "",
    "seats": "2",
    "name 1": "Ann",
    "seed": "spring",
    "date": "2025-06-30",
    "result": "140000 75000",
}
_EXAMPLES_2 = _EXAMPLES_1 | {
    "seed 1": "spring",
    "commitment": sha256(b"spring").hexdigest(),
    "commitment 1": sha256(b"spring").hexdigest(),
    "nonce 1": "tide",
}
_EXAMPLES = {1: _EXAMPLES_1, 2: _EXAMPLES_2}
_NEEDED = ("game", "ruleset", "seats", "name 1", "result")
_TOO_MANY_OR_FEW = ("ruleset.seats", "deck.too_small")
_HEADER = re.compile(r"(?P<key>[a-z]+(?: [1-9][0-9]{0,3})?):(?P<gap> *)(?P<value>.*)")


class _Place(NamedTuple):
    value: str
    line: int
    column: int

    def error(self, code: str, /, **arguments: Argument) -> RecordError:
        return RecordError(code, line=self.line, column=self.column, **arguments)


def is_name(text: str) -> bool:
    """True for a name that a record can keep: 1 to 60 characters, without control characters and
    without space around it.
    """
    fits = 0 < len(text) <= LONGEST_NAME and text == text.strip()
    return fits and UNFIT.search(text) is None and "\ufeff" not in text


def header_lines(record: Record) -> Iterator[tuple[str, str]]:
    """The headers with their values, in a readable order."""
    yield "game", record.game
    yield "ruleset", record.ruleset
    yield "seats", str(record.seats)
    yield from _numbered("name", record.names)
    if record.seed is not None:
        yield "seed", record.seed
    yield from _numbered("seed", record.seeds)
    if record.commitment is not None:
        yield "commitment", record.commitment
    yield from _numbered("commitment", record.commitments)
    yield from ((key, nonce) for key, nonce in _numbered("nonce", record.nonces) if nonce)
    if record.date is not None:
        yield "date", record.date
    yield "result", write_result(record.result)


def _numbered(word: str, values: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    return ((f"{word} {number}", value) for number, value in enumerate(values, 1))


def header_to_blame(error: UnsupportedRuleset) -> str:
    """The header that makes a game unplayable: the seats if they do not fit, else the ruleset."""
    return "seats" if error.code in _TOO_MANY_OR_FEW else "ruleset"


class Header:
    """The header while it is read, line by line; the first ply ends it and checks it as a whole."""

    def __init__(self, version: int, games: Games) -> None:
        self.version = version
        self._games = games
        first = next(iter(games.values()))
        of_games = {"game": first.name, "ruleset": next(iter(first.EDITIONS))}
        self._examples = {**_EXAMPLES[version], **of_games}
        self._places: dict[str, _Place] = {}
        self._closed = False
        self.game = ""
        self.seats = 0
        self.result: tuple[int, ...] | None = None

    def read(self, line: str, number: int) -> None:
        """Read one line of the header. Raises RecordError."""
        found = _HEADER.fullmatch(line)
        if found is None:
            example = f"game: {self._examples['game']}"
            raise RecordError("record.header", found=shown(line), example=example, line=number)
        key = found["key"]
        if _first(key) not in self._examples:
            known = choices(self._examples)
            raise RecordError("record.header_unknown", key=shown(key), known=known, line=number)
        if key in self._places:
            before = self._places[key].line
            raise RecordError("record.header_twice", key=key, before=before, line=number)
        place = _Place(found["value"], number, found.start("value") + 1)
        if not place.value or found["gap"] != " " or place.value != place.value.strip():
            column = found.start("gap") + 1
            example = self._examples[_first(key)]
            raise RecordError("record.value", key=key, example=example, line=number, column=column)
        self._places[key] = place

    def close(self, number: int) -> None:
        """Check the header as a whole; the first ply, or the end, is on this line."""
        if self._closed:
            return
        self._closed = True
        for key in _NEEDED:
            if key not in self._places:
                raise self._missing(key, number)
        self.game = self._read_game()
        self.seats = self._read_seats()
        self._check_ruleset()
        self._check_names(number)
        self._check_dealing(number)
        self._check_date()
        self.result = self._read_result()

    def record(
        self, plies: tuple[tuple[int, str], ...], lines: tuple[int, ...], *, end: int
    ) -> Record:
        """The record with this header and these plies."""
        self.close(end)
        nonces = tuple(self._value(f"nonce {seat}") or "" for seat in range(1, self.seats + 1))
        return Record(
            version=self.version,
            game=self.game,
            ruleset=self._places["ruleset"].value,
            seats=self.seats,
            names=self._series("name"),
            seed=self._value("seed"),
            seeds=self._series("seed"),
            commitment=self._value("commitment"),
            commitments=self._series("commitment"),
            nonces=nonces if any(nonces) else (),
            date=self._value("date"),
            result=self.result,
            plies=plies,
            lines=lines,
            header_lines={key: place.line for key, place in self._places.items()},
        )

    def _value(self, key: str) -> str | None:
        return self._places[key].value if key in self._places else None

    def _numbers(self, word: str) -> list[int]:
        """The numbers of the given numbered headers."""
        keys = (key.partition(" ") for key in self._places)
        return sorted(int(number) for found, _, number in keys if found == word and number)

    def _series(self, word: str) -> tuple[str, ...]:
        return tuple(self._places[f"{word} {number}"].value for number in self._numbers(word))

    def _missing(self, key: str, number: int) -> RecordError:
        example = self._examples[_first(key)]
        return RecordError("record.header_missing", key=key, example=example, line=number)

    def _read_game(self) -> str:
        place = self._places["game"]
        if place.value not in self._games:
            raise place.error("record.game", game=shown(place.value), known=choices(self._games))
        return place.value

    def _read_seats(self) -> int:
        place = self._places["seats"]
        if re.fullmatch(r"[1-9][0-9]?", place.value) is None:
            raise place.error("record.seats", found=shown(place.value), most=MOST_SEATS)
        return int(place.value)

    def _check_ruleset(self) -> None:
        game = self._games[self.game]
        text = self._places["ruleset"].value
        try:
            game.new_game(game.read_ruleset(text, record_format=self.version), self.seats)
        except UnsupportedRuleset as error:
            place = self._places[header_to_blame(error)]
            raise RecordError.of(error, line=place.line, column=place.column) from error

    def _check_names(self, number: int) -> None:
        for seat in range(1, self.seats + 1):
            place = self._places.get(f"name {seat}")
            if place is None:
                raise self._missing(f"name {seat}", number)
            if len(place.value) > LONGEST_NAME:
                length = len(place.value)
                raise place.error("record.name_length", length=length, most=LONGEST_NAME)
        for word in ("name", "nonce"):
            for seat in self._numbers(word):
                if seat > self.seats:
                    key = f"{word} {seat}"
                    line = self._places[key].line
                    raise RecordError("record.no_seat", key=key, seats=self.seats, line=line)

    def _check_dealing(self, number: int) -> None:
        """Check seeds and commitments: of one kind, without a gap, and valid hashes."""
        of_game = [key for key in ("seed", "commitment") if key in self._places]
        of_rounds = [f"{word} 1" for word in ("seed", "commitment") if self._numbers(word)]
        for word in ("seed", "commitment"):
            for wanted, found in enumerate(self._numbers(word), 1):
                if found != wanted:
                    raise self._missing(f"{word} {wanted}", number)
        if of_game and of_rounds:
            place = self._places[of_rounds[0]]
            raise RecordError("record.dealing", key=of_game[0], other=of_rounds[0], line=place.line)
        for key, place in self._places.items():
            if key.partition(" ")[0] == "commitment" and not is_commitment(place.value):
                raise place.error("record.commitment_form", found=shown(place.value))

    def _check_date(self) -> None:
        place = self._places.get("date")
        if place is None:
            return
        try:
            fits = date.fromisoformat(place.value).isoformat() == place.value
        except ValueError:
            fits = False
        if not fits:
            raise place.error("record.date", found=shown(place.value))

    def _read_result(self) -> tuple[int, ...] | None:
        place = self._places["result"]
        if place.value == UNFINISHED:
            return None
        words = place.value.split(" ")
        if len(words) != self.seats or not all(
            re.fullmatch(r"0|-?[1-9][0-9]{0,11}", word) for word in words
        ):
            raise place.error("record.result_form", seats=self.seats, unfinished=UNFINISHED)
        return tuple(map(int, words))


def _first(key: str) -> str:
    """The first of a row of numbered headers: "name 1" for "name 3"."""
    word, space, _ = key.partition(" ")
    return f"{word} 1" if space else word

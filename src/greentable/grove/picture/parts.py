"""The text of a picture split into parts: the header and the cells of each seat."""

from __future__ import annotations

import re
from typing import NamedTuple

from greentable.errors import NotationError
from greentable.grove.cards import LETTERS, SHOWS, Fruit
from greentable.grove.groves import Cell
from greentable.grove.ruleset import MOST_SEATS
from greentable.words.messages import Argument, choices

_CELL = re.compile(
    r"(?P<tree>[OYG][12])(?:(?P<squirrel>\*)|/(?P<die>[1-9][0-9]?))?"
    r"|--(?:/(?P<colour>[OYG])(?P<fallen>[1-9][0-9]?))?"
)
_WHOLE = re.compile(r"0|-?[1-9][0-9]?")
_VALUES = [SHOWS >> 4 * side & 15 for side in range(1, 8)]
_KEYS = (
    *("seat", "hand", "deck", "laid", "recipes", "stuck", "chose", "over", "placed"),
    *("supply", "squirrel", "score"),
)
_OF_ALL = ("deck", "laid", "recipes", "over")
_BARE = ("stuck", "over")


class Item(NamedTuple):
    """The value of a word of the header, and its position."""

    words: str
    line: int
    column: int

    def expect(self, holds: object, code: str, **arguments: Argument) -> None:
        """Raise a NotationError at this item unless `holds`."""
        if not holds:
            raise self.error(code, **arguments)

    def error(self, code: str, **arguments: Argument) -> NotationError:
        """An error at this item."""
        return NotationError(code, line=self.line, column=self.column, **arguments)


class Part:
    """The part of the picture for one seat: the items of its header, and its grove."""

    def __init__(self, line: int = 1, column: int = 1) -> None:
        self.items: dict[str, Item] = {}
        self.cells: list[Cell] = []
        self.columns: list[int] = []
        self.rows: set[int] = set()
        self.line = line  # of the grove, or of the part while it has none
        self.column = column

    def error(self, code: str, **arguments: Argument) -> NotationError:
        """An error in the grove."""
        return NotationError(code, line=self.line, column=self.column, **arguments)


class Picture:
    """The items that belong to all, and the parts of the seats, seat 1 first."""

    def __init__(self) -> None:
        self.common: dict[str, Item] = {}
        self.parts = [Part()]
        self.counted = False  # True if its parts begin with the numbers of their seats


def expect(holds: object, line: int, column: int, code: str, **arguments: Argument) -> None:
    """Raise a NotationError at this position unless `holds`."""
    if not holds:
        raise NotationError(code, line=line, column=column, **arguments)


def read_parts(text: str) -> Picture:
    """The parts of a picture. Raises NotationError with line and column."""
    picture = Picture()
    for line, row in enumerate(text.splitlines(), 1):
        if not row.strip():
            continue
        if re.match(r"\s*[a-z]", row):
            _read_header(picture, row, line)
        else:
            _read_row(picture.parts[-1], row, line)
    for seat, part in enumerate(picture.parts, 1):
        if not part.cells:
            raise part.error("picture.grove", seat=seat)
    return picture


def _read_header(picture: Picture, row: str, line: int) -> None:
    column = 1
    for text in row.split("|"):
        key, _, rest = text.strip().partition(" ")
        at = column + len(text) - len(text.lstrip())
        if key == "seat":
            _begin_seat(picture, rest, line, at)
        elif key:
            expect(key in _KEYS, line, at, "picture.key", known=choices(_KEYS))
            items = picture.common if key in _OF_ALL else picture.parts[-1].items
            expect(key not in items, line, at, "picture.once", key=key)
            items[key] = Item(" ".join(rest.split()), line, at + len(key) + 1)
            items[key].expect(not rest or key not in _BARE, "picture.bare", key=key)
        column += len(text) + 1


def _begin_seat(picture: Picture, number: str, line: int, column: int) -> None:
    parts = picture.parts
    wanted = len(parts) + 1 if picture.counted else 1
    expect(wanted <= MOST_SEATS, line, column, "picture.seats", most=MOST_SEATS)
    expect(number == str(wanted), line, column, "picture.seat", seat=wanted)
    if wanted > 1:
        parts.append(Part(line, column))
        return
    expect(not parts[0].columns, line, column, "picture.seat_above")
    for item in parts[0].items.values():
        raise item.error("picture.common")
    parts[0] = Part(line, column)
    picture.counted = True


def _read_row(part: Part, row: str, line: int) -> None:
    """A row of the grove; the first has the numbers of the columns."""
    first, *words = re.finditer(r"\S+", row)
    if not part.columns:
        part.columns = _read_columns([first, *words], line)
        part.line, part.column = line, first.start() + 1
        return
    expect(_WHOLE.fullmatch(first.group()), line, first.start() + 1, "picture.row")
    number = int(first.group())
    expect(number not in part.rows, line, first.start() + 1, "picture.row_twice", row=number)
    cells = len(part.columns)
    expect(len(words) == cells, line, len(row) + 1, "picture.row_length", cells=cells)
    part.rows.add(number)
    for column, word in zip(part.columns, words, strict=True):
        if word.group() != ".":
            cell = _read_cell(word.group(), number, column)
            if cell is None:
                raise NotationError("picture.cell", line=line, column=word.start() + 1)
            part.cells.append(cell)


def _read_columns(words: list[re.Match[str]], line: int) -> list[int]:
    for word in words:
        whole = _WHOLE.fullmatch(word.group())
        expect(whole, line, word.start() + 1, "picture.columns")
    numbers = [int(word.group()) for word in words]
    good = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    expect(good, line, 1, "picture.columns_order")
    return numbers


def _read_cell(word: str, row: int, column: int) -> Cell | None:
    match = _CELL.fullmatch(word)
    if match is None:
        return None
    die = int(match["die"] or match["fallen"] or 0)
    if die and die not in _VALUES:
        return None
    letter = (match["tree"] or match["colour"] or "")[:1]
    fruit = Fruit(LETTERS.index(letter)) if letter else None
    count = int(match["tree"][1]) if match["tree"] else 0
    return Cell(row, column, fruit, count, die, squirrel=match["squirrel"] is not None)

"""Moves in writing, both ways: one token for each decision. docs/notation.md has the table.

``7:2,-1,90`` lays card 7, turned 90° clockwise, with the upper left cell of its outline at column 2
and row -1. ``7:2,-1,90 barrow 3,0 dice 2,-1 3,1`` adds the basket that becomes the barrow, where
two could, and the trees that get a die, where dice are short. Nature says ``start 7``, ``draw 12``
and ``recipes 16 17``.
"""

from __future__ import annotations

import re

from greentable.errors import NotationError
from greentable.grove.cards import CARDS, TURNS
from greentable.grove.codes import Verb
from greentable.grove.moves import Move
from greentable.messages import Argument
from greentable.reader import Reader

QUARTER = 90
_LAY = "7:2,-1,90"
_WITH_BARROW = f"{_LAY} barrow 3,0"
_WITH_DICE = f"{_LAY} dice 2,-1 3,0"
_FORMS = {
    Verb.LAY: _LAY,
    Verb.START: "start 7",
    Verb.DRAW: "draw 12",
    Verb.RECIPES: "recipes 16 17",
}
_WORDS = {verb.name.lower(): verb for verb in Verb if verb is not Verb.LAY}
_NUMBER = r"(?:0|-?[1-9]\d{0,3})(?!\d)"


def write_move(move: Move) -> str:
    """The token of a move."""
    match move.verb:
        case Verb.LAY:
            text = f"{move.card}:{move.column},{move.row},{QUARTER * move.turn}"
            if move.barrow is not None:
                text += f" barrow {_write_cell(move.barrow)}"
            if move.dice:
                text += " dice " + " ".join(map(_write_cell, move.dice))
            return text
        case Verb.RECIPES:
            return f"recipes {move.card} {move.second}"
        case Verb.START | Verb.DRAW:
            return f"{move.verb.name.lower()} {move.card}"


def _write_cell(cell: tuple[int, int]) -> str:
    return f"{cell[0]},{cell[1]}"


class _Reader(Reader):
    """A reader that knows the words of Grove."""

    def fail(self, wanted: Argument) -> NotationError:
        """The error that something else is wanted here; of a wrong number it quotes no more."""
        number = re.compile(r"-?\d+", re.ASCII).match(self.text, self.at)
        if number is None:
            return super().fail(wanted)
        shorter = Reader(self.text[: number.end()])
        shorter.at, shorter.form = self.at, self.form
        return shorter.fail(wanted)

    def word(self, word: str) -> bool:
        """Whether this word is the next; if so, it is read."""
        after = self.at + 1 + len(word)
        return self.text[after : after + 1] in ("", " ") and self.maybe(f" {word}")

    def card(self, wanted: str = "a card") -> int:
        start = self.at
        number = int(self.take(r"[1-9]\d?(?!\d)", f"{wanted} from 1 to {CARDS}"))
        if number > CARDS:
            self.at = start
            raise self.fail(f"{wanted} from 1 to {CARDS}")
        return number

    def cell(self) -> tuple[int, int]:
        column = int(self.take(_NUMBER, "a column from -9999 to 9999"))
        self.take(",", "',' and a row")
        return column, int(self.take(_NUMBER, "a row from -9999 to 9999"))


def read_move(token: str) -> Move:
    """The move that a token says. Raises NotationError with the column and what would be right."""
    reader = _Reader(token)
    if re.match(r"[a-z]", token):
        word = reader.take(r"[a-z]+", "a word")
        if word not in _WORDS:
            words = ", ".join(_WORDS)
            message = f"unknown word {word!r}: one of {words}, or a card laid (as in: {_LAY})"
            raise NotationError("notation.verb", message)
        move = _read_nature(reader, _WORDS[word])
    else:
        move = _read_lay(reader)
    reader.end()
    return move


def _read_nature(reader: _Reader, verb: Verb) -> Move:
    reader.form = _FORMS[verb]
    reader.take(" ", "a space and a card")
    if verb is not Verb.RECIPES:
        return Move(verb, reader.card())
    first = reader.card("a recipe")
    reader.take(" ", "a space and a second recipe")
    start = reader.at
    second = reader.card("a recipe")
    if second <= first:
        reader.at = start
        raise reader.fail("two different recipes, the lower number first,")
    return Move(verb, first, second=second)


def _read_lay(reader: _Reader) -> Move:
    reader.form = _LAY
    card = reader.card()
    reader.take(":", "':' and a column")
    column, row = reader.cell()
    reader.take(",", "',' and a turn")
    turns = "|".join(str(QUARTER * turn) for turn in range(TURNS))
    turn = int(reader.take(rf"(?:{turns})(?!\d)", "a turn of 0, 90, 180 or 270")) // QUARTER
    outline = Move(Verb.LAY, card, column, row, turn).cells()
    barrow = None
    if reader.word("barrow"):
        reader.form = _WITH_BARROW
        barrow = _read_cell_of(reader, outline)
    dice = _read_dice(reader, outline) if reader.word("dice") else []
    return Move(Verb.LAY, card, column, row, turn, barrow, tuple(dice))


def _read_dice(reader: _Reader, outline: list[tuple[int, int]]) -> list[tuple[int, int]]:
    reader.form = _WITH_DICE
    dice = [_read_cell_of(reader, outline)]
    while reader.at < len(reader.text):
        start = reader.at + 1
        dice.append(_read_cell_of(reader, outline))
        if outline.index(dice[-1]) <= outline.index(dice[-2]):
            reader.at = start
            raise reader.fail("cells by rows from above, then by columns, each once,")
    return dice


def _read_cell_of(reader: _Reader, outline: list[tuple[int, int]]) -> tuple[int, int]:
    """A space, and a cell of the card."""
    reader.take(" ", "a space and a cell")
    start = reader.at
    cell = reader.cell()
    if cell not in outline:
        reader.at = start
        raise reader.fail(f"a cell of the card ({' '.join(map(_write_cell, outline))})")
    return cell

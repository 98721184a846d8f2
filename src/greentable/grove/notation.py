"""Moves in writing and back: one token for each decision. docs/notation.md has the table.

``7:2,-1,90`` lays card 7, rotated by 90° clockwise, with the upper left cell of its outline at
column 2 and row -1. ``7:2,-1,90 barrow 3,0 dice 2,-1 3,1`` adds the basket that becomes the barrow,
if there are several, and the trees that get a die, if dice are scarce. Nature's tokens are
``start 7``, ``draw 12`` and ``recipes 16 17``.
"""

from __future__ import annotations

import re

from greentable.core.reader import Reader, shown
from greentable.errors import NotationError
from greentable.grove.cards import CARDS, ROTATIONS
from greentable.grove.codes import Verb
from greentable.grove.moves import FARTHEST, FORMS, Move
from greentable.words.messages import Argument, Message, choices, say

QUARTER = 90
_LAY = "7:2,-1,90"
_WITH_BARROW = "7:2,-1,90 barrow 3,0"
_WITH_DICE = "7:2,-1,90 dice 2,-1 3,0"
_WORDS = {str(verb): verb for verb in Verb if verb is not Verb.LAY}
_NUMBER = r"(?:0|-?[1-9]\d{0,3})(?!\d)"


def write_move(move: Move) -> str:
    """The token of a move."""
    match move.verb:
        case Verb.LAY:
            text = f"{move.card}:{move.column},{move.row},{QUARTER * move.rotation}"
            if move.barrow is not None:
                text += f" barrow {_write_cell(move.barrow)}"
            if move.dice:
                text += " dice " + " ".join(map(_write_cell, move.dice))
            return text
        case Verb.RECIPES:
            return f"recipes {move.card} {move.second}"
        case Verb.START | Verb.DRAW:
            return f"{move.verb} {move.card}"


def _write_cell(cell: tuple[int, int]) -> str:
    return f"{cell[0]},{cell[1]}"


class _Reader(Reader):
    """A reader of the words of Grove."""

    def fail(self, wanted: Argument) -> NotationError:
        """The error for an unexpected text; of a wrong number it quotes no more."""
        number = re.compile(r"-?\d+", re.ASCII).match(self.text, self.at)
        if number is None:
            return super().fail(wanted)
        shorter = Reader(self.text[: number.end()])
        shorter.at, shorter.form = self.at, self.form
        return shorter.fail(wanted)

    def word(self, word: str) -> bool:
        """True if this word is next; then it is read."""
        after = self.at + 1 + len(word)
        return self.text[after : after + 1] in ("", " ") and self.maybe(f" {word}")

    def card(self, what: str = "card") -> int:
        start = self.at
        wanted = _wanted(what, most=CARDS)
        number = int(self.take(r"[1-9]\d?(?!\d)", wanted))
        if number > CARDS:
            self.at = start
            raise self.fail(wanted)
        return number

    def cell(self) -> tuple[int, int]:
        column = int(self.take(_NUMBER, _wanted("column", most=str(FARTHEST))))
        self.take(",", _wanted("comma-row"))
        return column, int(self.take(_NUMBER, _wanted("row", most=str(FARTHEST))))


def _wanted(what: str, **arguments: Argument) -> Message:
    """The expected part at a place of a token."""
    return say(f"wanted-grove-{what}", **arguments)


def read_move(token: str) -> Move:
    """The move of a token. Raises NotationError with the column and what is expected there."""
    reader = _Reader(token)
    if re.match(r"[a-z]", token):
        word = reader.take(r"[a-z]+", "")
        if word not in _WORDS:
            known = choices(_WORDS)
            message = say("error-notation-grove-verb", found=shown(word), known=known, form=_LAY)
            raise NotationError.saying("notation.verb", message)
        move = _read_nature(reader, _WORDS[word])
    else:
        move = _read_lay(reader)
    reader.end()
    return move


def _read_nature(reader: _Reader, verb: Verb) -> Move:
    reader.form = FORMS[verb]
    reader.take(" ", _wanted("space-card"))
    if verb is not Verb.RECIPES:
        return Move(verb, reader.card())
    first = reader.card("recipe")
    reader.take(" ", _wanted("space-recipe"))
    start = reader.at
    second = reader.card("recipe")
    if second <= first:
        reader.at = start
        raise reader.fail(_wanted("recipes"))
    return Move.recipes(first, second)


def _read_lay(reader: _Reader) -> Move:
    reader.form = _LAY
    card = reader.card()
    reader.take(":", _wanted("colon-column"))
    column, row = reader.cell()
    reader.take(",", _wanted("comma-rotation"))
    rotations = "|".join(str(QUARTER * rotation) for rotation in range(ROTATIONS))
    rotation = int(reader.take(rf"(?:{rotations})(?!\d)", _wanted("rotation"))) // QUARTER
    outline = Move.lay(card, column, row, rotation).cells()
    barrow = None
    if reader.word("barrow"):
        reader.form = _WITH_BARROW
        barrow = _read_cell_of(reader, outline)
    dice = _read_dice(reader, outline) if reader.word("dice") else []
    return Move.lay(card, column, row, rotation, barrow=barrow, dice=dice)


def _read_dice(reader: _Reader, outline: list[tuple[int, int]]) -> list[tuple[int, int]]:
    reader.form = _WITH_DICE
    dice = [_read_cell_of(reader, outline)]
    while reader.at < len(reader.text):
        start = reader.at + 1
        dice.append(_read_cell_of(reader, outline))
        if outline.index(dice[-1]) <= outline.index(dice[-2]):
            reader.at = start
            raise reader.fail(_wanted("cells"))
    return dice


def _read_cell_of(reader: _Reader, outline: list[tuple[int, int]]) -> tuple[int, int]:
    """A space, and a cell of the card."""
    reader.take(" ", _wanted("space-cell"))
    start = reader.at
    cell = reader.cell()
    if cell not in outline:
        reader.at = start
        cells = " ".join(map(_write_cell, outline))
        raise reader.fail(_wanted("cell", cells=cells))
    return cell

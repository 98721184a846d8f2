"""A move: a choice of a player or of nature. The typed value, for all code outside the rules.

>>> from greentable.grove import Move
>>> Move.lay(7, 2, -1, rotation=1, barrow=(3, 0))
Move('7:2,-1,90 barrow 3,0')
>>> Move.draw(12), Move.recipes(17, 16)
(Move('draw 12'), Move('recipes 16 17'))

Only moves that have a token can be made; `notation.py` has the tokens.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from greentable.core.reader import shown
from greentable.errors import UsageError
from greentable.grove import codes
from greentable.grove.cards import CARDS, CELLS, ROTATIONS, width_of
from greentable.grove.codes import FAR, Verb

FARTHEST = 9999  # columns and rows have at most four digits
_VERBS = tuple(Verb)

FORMS = {
    Verb.LAY: "7:2,-1,90, 7:2,-1,90 barrow 3,0 or 7:2,-1,90 dice 2,-1 3,0",
    Verb.START: "start 7",
    Verb.DRAW: "draw 12",
    Verb.RECIPES: "recipes 16 17",
}
"""An example of each verb, with all that can follow it."""


class Move(msgspec.Struct, frozen=True, order=True, gc=False):
    """One decision: a card laid, or nature's start, draw or recipes.

    `column` and `row` are of the upper left cell of the rotated outline, `rotation` is in quarter
    turns clockwise. `barrow` is the column and row of the basket that becomes the barrow, if there
    is a choice; `dice` are those of the trees that get scarce dice, by rows. `second` is the
    second recipe. Raises UsageError for a move that has no token.
    """

    verb: Verb
    card: int
    column: int = 0
    row: int = 0
    rotation: int = 0
    barrow: tuple[int, int] | None = None
    dice: tuple[tuple[int, int], ...] = ()
    second: int = 0

    def __post_init__(self) -> None:
        if not isinstance(self.verb, Verb):
            raise UsageError("move.verb", verb=shown(str(self.verb)))
        if not _can_be_written(self):
            raise UsageError("move.form", verb=str(self.verb), form=FORMS[self.verb])

    def __str__(self) -> str:
        from greentable.grove.notation import write_move  # it imports this module

        return write_move(self)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    # One constructor for each verb

    @classmethod
    def lay(
        cls,
        card: int,
        column: int,
        row: int,
        rotation: int = 0,
        *,
        barrow: tuple[int, int] | None = None,
        dice: Iterable[tuple[int, int]] = (),
    ) -> Move:
        """Lay a card; the cells that get scarce dice may come in any order."""
        by_rows = tuple(sorted(dice, key=lambda cell: cell[::-1]))
        return cls(Verb.LAY, card, column, row, rotation, barrow, by_rows)

    @classmethod
    def start(cls, card: int) -> Move:
        """Nature: begin every grove with this card."""
        return cls(Verb.START, card)

    @classmethod
    def draw(cls, card: int) -> Move:
        """Nature: the next card, for all."""
        return cls(Verb.DRAW, card)

    @classmethod
    def recipes(cls, first: int, second: int) -> Move:
        """Nature: the two recipes of a challenge, in any order."""
        return cls(Verb.RECIPES, min(first, second), second=max(first, second))

    def cells(self) -> list[tuple[int, int]]:
        """Column and row of the six cells of the outline, along its rows."""
        width = width_of(self.rotation)
        return [(self.column + index % width, self.row + index // width) for index in range(CELLS)]


def _can_be_written(move: Move) -> bool:
    """True if the move has a token: only parts that its verb uses, and cells of the card."""
    if not _is_in(move.card, 1, CARDS):
        return False
    if move.verb is Verb.LAY:
        return move.second == 0 and _can_be_placed(move)
    placed = move.column, move.row, move.rotation, move.barrow, move.dice
    if placed != (0, 0, 0, None, ()):
        return False
    if move.verb is Verb.RECIPES:
        return _is_in(move.second, move.card + 1, CARDS)
    return move.second == 0


def _can_be_placed(move: Move) -> bool:
    if not _is_in(move.rotation, 0, ROTATIONS - 1):
        return False
    if not (_is_in(move.column, -FARTHEST, FARTHEST) and _is_in(move.row, -FARTHEST, FARTHEST)):
        return False
    if move.barrow is None and not move.dice:
        return True
    cells = move.cells()
    indices = [cells.index(cell) if cell in cells else CELLS for cell in move.dice]
    if indices != sorted(set(indices)) or CELLS in indices:
        return False
    return move.barrow is None or move.barrow in cells


def _is_in(number: object, least: int, most: int) -> bool:
    return isinstance(number, int) and least <= number <= most


def code_of(move: Move) -> int:
    """The move as the rules read it; places that are too far are capped and always refused."""
    if move.verb is Verb.RECIPES:
        return codes.recipes_code(move.card, move.second)
    if move.verb is not Verb.LAY:
        return codes.card_code(move.verb, move.card)
    column = min(max(move.column, -FAR), FAR - 1)
    row = min(max(move.row, -FAR), FAR - 1)
    code = codes.lay_code(move.card, column, row, move.rotation, 0, 0)
    if move.barrow is not None:
        code = codes.with_barrow(code, move.cells().index(move.barrow))
    if move.dice:
        cells = move.cells()
        code = codes.with_dice(code, sum(1 << cells.index(cell) for cell in move.dice))
    return code


def move_of(code: int) -> Move:
    """The move of a code."""
    verb = _VERBS[codes.verb_of(code)]
    card = codes.card_of(code)
    if verb is not Verb.LAY:
        return Move(verb, card, second=codes.second_of(code))
    column, row, rotation = codes.column_of(code), codes.row_of(code), codes.rotation_of(code)
    barrow, dice = codes.barrow_of(code), codes.dice_of(code)
    if not (barrow or dice):
        return Move(verb, card, column, row, rotation)
    cells = Move(verb, card, column, row, rotation).cells()
    return Move(
        verb,
        card,
        column,
        row,
        rotation,
        cells[barrow - 1] if barrow else None,
        tuple(cell for index, cell in enumerate(cells) if dice >> index & 1),
    )

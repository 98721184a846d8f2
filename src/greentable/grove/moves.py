"""A move: what a player, or nature, chose. The typed value for everybody outside the rules."""

from __future__ import annotations

import msgspec

from greentable.grove import codes
from greentable.grove.cards import CELLS, ROTATIONS, width_of
from greentable.grove.codes import FAR, Verb

_VERBS = tuple(Verb)
_MOST = 31  # what five bits hold: no card has this number


class Move(msgspec.Struct, frozen=True, order=True, gc=False):
    """One decision: a card laid, or nature's start, draw or recipes.

    `column` and `row` are of the upper left cell of the rotated outline, `rotation` is in quarter
    turns clockwise. `barrow` is the column and row of the basket that becomes the barrow, where
    there is a choice; `dice` are those of the trees that get scarce dice, by rows. `second` is the
    second recipe.
    """

    verb: Verb
    card: int = 0
    column: int = 0
    row: int = 0
    rotation: int = 0
    barrow: tuple[int, int] | None = None
    dice: tuple[tuple[int, int], ...] = ()
    second: int = 0

    def __str__(self) -> str:
        from greentable.grove.notation import write_move  # which reads moves

        return write_move(self)

    def cells(self) -> list[tuple[int, int]]:
        """Column and row of the six cells of the outline, along its rows."""
        width = width_of(self.rotation)
        return [(self.column + index % width, self.row + index // width) for index in range(CELLS)]


def is_well_formed(move: Move) -> bool:
    """Whether a move can be written: nothing that its verb does not use, and cells of the card."""
    if move.verb is not Verb.LAY:
        second = move.second if move.verb is Verb.RECIPES else 0
        return move == Move(move.verb, move.card, second=second)
    if move.second or not 0 <= move.rotation < ROTATIONS:
        return False
    if move.barrow is None and not move.dice:
        return True
    cells = move.cells()
    indices = [cells.index(cell) if cell in cells else CELLS for cell in move.dice]
    if indices != sorted(set(indices)) or CELLS in indices:
        return False
    return move.barrow is None or move.barrow in cells


def code_of(move: Move) -> int:
    """The move as the rules see it, if it is well formed.

    Numbers that do not fit are capped at numbers that are always refused.
    """
    card = min(max(move.card, 0), _MOST)
    if move.verb is Verb.RECIPES:
        return codes.recipes_code(card, min(max(move.second, 0), _MOST))
    if move.verb is not Verb.LAY:
        return codes.card_code(move.verb, card)
    column = min(max(move.column, -FAR), FAR - 1)
    row = min(max(move.row, -FAR), FAR - 1)
    code = codes.lay_code(card, column, row, move.rotation, 0, 0)
    if move.barrow is not None:
        code = codes.with_barrow(code, move.cells().index(move.barrow))
    if move.dice:
        cells = move.cells()
        code = codes.with_dice(code, sum(1 << cells.index(cell) for cell in move.dice))
    return code


def move_of(code: int) -> Move:
    """The move that the rules mean by a code."""
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

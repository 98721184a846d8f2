"""Moves and events as single integers, as the rules pass them around, compiled or not.

A move: verb (2 bits), card (5), column and row (6 each, stored plus 32), rotation (2), the cell
that becomes the barrow (3, stored plus one) and the cells that get scarce dice (6, one bit each);
cells are counted along the rows of the rotated outline. An event: what (5), seat (3), card (5),
column (6), row (6), fruit (2), die before (4) and after (4), amount (the rest, signed). All other
code uses the typed values of `moves.py` and `events.py`.
"""

from __future__ import annotations

from greentable.core.fields import NamedNumber
from greentable.grove.state import LOG, State

NOBODY = 0  # in the place of a seat
NO_CARD = 0
NO_MOVE = -1
FAR = 32  # columns and rows go from -FAR to FAR - 1, more than any grove reaches


class Verb(NamedNumber):
    """The action of a move."""

    LAY = 0
    START = 1
    DRAW = 2
    RECIPES = 3


class What(NamedNumber):
    """The kind of an event."""

    RECIPES = 0
    STARTED = 1
    DREW = 2
    CHOSE = 3
    LAID = 4
    SQUIRREL = 5
    APPEARED = 6
    ROSE = 7
    BASKET = 8
    BARROW = 9
    STAYED = 10
    FELL = 11
    NO_DIE_LEFT = 12
    STUCK = 13
    RECIPE = 14
    SCORED = 15
    REACHED = 16
    WON = 17


class Line(NamedNumber):
    """A line of the final score, in the order in which it is added up (grove.recipes.4)."""

    DICE = 0
    MULTIPLIED = 1
    BONUS = 2
    SQUIRREL = 3
    TOTAL = 4


# Moves


def lay_code(card: int, column: int, row: int, rotation: int, barrow: int, dice: int) -> int:
    """A card laid; `barrow` is a cell plus 1, or 0 without a choice."""
    place = column + FAR << 7 | row + FAR << 13 | rotation << 19
    return Verb.LAY | card << 2 | place | barrow << 21 | dice << 24


def with_barrow(move: int, cell: int) -> int:
    """A card laid, with the cell whose basket becomes the barrow."""
    return move | cell + 1 << 21


def with_dice(move: int, cells: int) -> int:
    """A card laid, with the cells that get scarce dice."""
    return move | cells << 24


def card_code(verb: int, card: int) -> int:
    """Nature's start or draw."""
    return verb | card << 2


def recipes_code(first: int, second: int) -> int:
    """Nature's two recipes."""
    return Verb.RECIPES | first << 2 | second << 7


def verb_of(move: int) -> int:
    """The verb of a move."""
    return move & 3


def card_of(move: int) -> int:
    """The card of a move, or its first recipe."""
    return move >> 2 & 31


def second_of(move: int) -> int:
    """The second recipe."""
    return move >> 7 & 31


def column_of(move: int) -> int:
    """The leftmost column of the card's rotated outline."""
    return (move >> 7 & 63) - FAR


def row_of(move: int) -> int:
    """The topmost row of the card's rotated outline."""
    return (move >> 13 & 63) - FAR


def rotation_of(move: int) -> int:
    """The rotation, in quarter turns clockwise."""
    return move >> 19 & 3


def barrow_of(move: int) -> int:
    """The cell chosen to become the barrow, plus 1; 0 for none."""
    return move >> 21 & 7


def dice_of(move: int) -> int:
    """The cells chosen to get scarce dice, one bit each."""
    return move >> 24 & 63


# Events


def tell(s: State, what: int, seat: int, card: int, amount: int) -> None:
    """Add an event to the log of this move."""
    if s.told_count < LOG:
        s.told[s.told_count] = what | seat << 5 | card << 8 | amount << 35
        s.told_count += 1


def tell_laid(s: State, seat: int, card: int, column: int, row: int, rotation: int) -> None:
    """Add an event: a card was laid here."""
    if s.told_count < LOG:
        place = column + FAR << 13 | row + FAR << 19
        s.told[s.told_count] = What.LAID | seat << 5 | card << 8 | place | rotation << 31
        s.told_count += 1


def tell_cell(s: State, what: int, seat: int, column: int, row: int, fruit: int, dice: int) -> None:
    """Add an event at a cell; `dice` is the die before and, four bits up, the die after."""
    if s.told_count < LOG:
        place = column + FAR << 13 | row + FAR << 19
        s.told[s.told_count] = what | seat << 5 | place | fruit << 25 | dice << 27
        s.told_count += 1

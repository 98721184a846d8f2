"""Placements that may lead to more than the best known line, the most promising first.

In the compilable subset. Each list is sorted by the upper bound of its placements.
"""

from __future__ import annotations

from greentable.grove.cards import (
    CELLS,
    ROTATIONS,
    cell_of,
    height_of,
    rotated,
    width_of,
)
from greentable.grove.codes import (
    NO_CARD,
    NO_MOVE,
    barrow_of,
    card_of,
    column_of,
    dice_of,
    rotation_of,
    row_of,
)
from greentable.grove.engine.legal import list_moves
from greentable.grove.rules.cards import face_of
from greentable.grove.rules.dice import cells_after
from greentable.grove.rules.placement import (
    MISMATCHED,
    cells_of,
    place_at,
    place_of,
    placement_facts,
)
from greentable.grove.rules.scoring import gain, score
from greentable.grove.state import State
from greentable.minds.grove.evaluation import POINT, PRINTED_BITS, SEAT, cells_change
from greentable.minds.grove.kernels import sort_up
from greentable.minds.grove.proofs.bounds import bound_after, bound_with, count_card

GAINS = 2  # of `prospects.last_changes`
HIGHEST_BOUND = 4095  # lists are sorted upwards, but the highest bound must come first
PACKED = 32  # bits for the move


def list_promising(s: State, row: list[int], stock: list[int], best: int) -> int:
    """List the placements in a grove that may lead to more than `best`, the most promising first.

    Each is packed with its bound. `stock` is that of the grove; it is unchanged afterwards.
    """
    count = list_moves(s, SEAT, row)
    kept = 0
    card = NO_CARD
    for index in range(count):
        if card_of(row[index]) != card:
            card = change_card(s, stock, card, card_of(row[index]))
        bound = bound_after(s, row[index], stock)
        if bound > best:
            row[kept] = HIGHEST_BOUND - bound << PACKED | row[index]
            kept += 1
    change_card(s, stock, card, NO_CARD)
    sort_up(row, kept)
    return kept


def list_both(
    s: State,
    row: list[int],
    others: list[int],
    stock: list[int],
    changes: list[list[int]],
    best: int,
) -> int:
    """`list_promising` for the last two cards; return their number.

    `others` gets all placements, each packed with its score (without recipes), then NO_MOVE.
    """
    count = list_moves(s, SEAT, others)
    others[count] = NO_MOVE
    gains = changes[GAINS]
    kept = 0
    card = NO_CARD
    other_face = 0
    alone = 0
    for index in range(count):
        move = others[index]
        if card_of(move) != card:
            card = change_card(s, stock, card, card_of(move))
            other = card_in(s.hand[SEAT] - (1 << card))
            other_face = face_of(s, other)
            alone = most_alone(s, other, gains)
        rotation = rotation_of(move)
        width = width_of(rotation)
        face = rotated(face_of(s, card), rotation)
        start = place_of(column_of(move), row_of(move))
        facts = placement_facts(s, SEAT, face, column_of(move), row_of(move), width)
        after = cells_after(s, SEAT, face, facts, start, width, barrow_of(move), dice_of(move))
        points = score(s, SEAT) + gain(s, SEAT, facts, start, width, after)
        most = HIGHEST_BOUND
        if s.recipes[0] == NO_CARD:
            more = most_more(s, start, width, after, other_face, gains)
            most = points + (alone + more) // POINT
        if most > best:
            bound = bound_with(s, start, width, after, cells_of(facts, MISMATCHED), stock)
            if bound > best:
                row[kept] = HIGHEST_BOUND - min(bound, most) << PACKED | move
                kept += 1
        others[index] = HIGHEST_BOUND - points << PACKED | move
    change_card(s, stock, card, NO_CARD)
    sort_up(row, kept)
    return kept


def most_alone(s: State, card: int, gains: list[int]) -> int:
    """The highest gain of a card anywhere in the present grove, in parts of POINT.

    As if trees that do not match gained nothing and could be laid.
    """
    most = 0
    for rotation in range(ROTATIONS):
        width = width_of(rotation)
        face = rotated(face_of(s, card), rotation)
        for row in range(s.top[SEAT] - height_of(width) + 1, s.bottom[SEAT] + 1):
            for column in range(s.left[SEAT] - width + 1, s.right[SEAT] + 1):
                start = place_of(column, row)
                most = max(most, cells_change(s, face, start, width, gains))
    return most


def most_more(
    s: State, start: int, width: int, after: int, other_face: int, gains: list[int]
) -> int:
    """The most that the other card can gain more once these six cells are laid, in parts of POINT.

    On each of them by itself, by the tree that gains most by it.
    """
    more = 0
    for index in range(CELLS):
        below = s.grid[SEAT][place_at(start, width, index)] << PRINTED_BITS
        cell = (after >> 8 * index & 255) << PRINTED_BITS
        most = 0
        for other in range(CELLS):
            laid = cell_of(other_face, other)
            most = max(most, gains[cell | laid] - gains[below | laid])
        more += most
    return more


def change_card(s: State, stock: list[int], card: int, other: int) -> int:
    """Put a card back into a stock and take another one out: placements come card by card."""
    if card != NO_CARD:
        count_card(s, stock, card, 1)
    if other != NO_CARD:
        count_card(s, stock, other, -1)
    return other


def card_in(hand: int) -> int:
    """The only card in a hand."""
    card = 1
    while not hand >> card & 1:
        card += 1
    return card


def bound_in(packed: int) -> int:
    """The bound that a placement was sorted by."""
    return HIGHEST_BOUND - (packed >> PACKED)


def move_in(packed: int) -> int:
    """The placement without its bound."""
    return packed & (1 << PACKED) - 1

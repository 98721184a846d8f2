"""The whole universe of placements near a grove, as packed moves, for brute force."""

from __future__ import annotations

from collections.abc import Iterator

from greentable.grove.codes import lay_code
from greentable.grove.state import State

BARROWS = range(8)
DICE = range(64)


def placements(state: State, seat: int) -> Iterator[tuple[int, int, int, int]]:
    """Card, column, row and rotation of every card of the deck, near the grove and far from it."""
    columns = (*range(state.left[seat] - 4, state.right[seat] + 4), -32, 31)
    rows = (*range(state.top[seat] - 4, state.bottom[seat] + 4), -32, 31)
    for card in range(20):
        if not state.hand[seat] >> card & 1:
            yield card, state.left[seat], state.top[seat], card % 4
            continue
        for column in columns:
            for row in rows:
                for rotation in range(4):
                    yield card, column, row, rotation


def choices(card: int, column: int, row: int, rotation: int) -> Iterator[int]:
    """The placement with every choice of barrow and dice that can be packed."""
    for barrow in BARROWS:
        for dice in DICE:
            yield lay_code(card, column, row, rotation, barrow, dice)

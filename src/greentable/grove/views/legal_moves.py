"""The seats to act and their legal moves: all of it is public in Grove."""

from __future__ import annotations

from greentable.core.fields import members_of
from greentable.game import expect
from greentable.grove.engine import legal
from greentable.grove.moves import Move, move_of
from greentable.grove.state import Position
from greentable.grove.views.filling import acting


def to_act(s: Position) -> list[int]:
    """The seats to act: nature [0], all seats that still choose, or none."""
    return members_of(acting(s))


def legal_moves(s: Position, seat: int) -> list[Move]:
    """Every legal move of a seat, each once; none unless it is to act. Raises UsageError."""
    expect("state", Position, s)
    if seat not in to_act(s):
        return []
    out = [0] * legal.MOST_MOVES
    count = legal.list_moves(s, seat, out)
    return [move_of(code) for code in out[:count]]

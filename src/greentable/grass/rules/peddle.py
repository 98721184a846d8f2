"""Peddle: the cards that earn money.  Rule grass.peddle.1."""

from __future__ import annotations

from greentable.grass.cards import NOTHING
from greentable.grass.codes import NOBODY, SEEN_BY_ALL, tell
from greentable.grass.constants import What
from greentable.grass.rules.market import why_not_visible
from greentable.grass.rules.turn import play_from_hand
from greentable.grass.state import Position, State


def why_not_peddle(s: Position, seat: int) -> int:
    """grass.peddle.1: only with a visible Market Open; the stash has no limit."""
    return why_not_visible(s, seat)


def peddle(s: State, seat: int, kind: int) -> None:
    """grass.peddle.1: into the player's own stash, unprotected."""
    play_from_hand(s, kind)
    s.stash[seat][kind] += 1
    tell(s, What.PLAYED, seat, NOBODY, kind, NOTHING, SEEN_BY_ALL)

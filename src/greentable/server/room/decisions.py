"""The decisions that are open for each seat, and since when.

A command is valid if it was sent after its decision came up, even if other seats have acted since.
So players can make secret choices at the same time, and an answer to an offer stays valid.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from greentable.game import NATURE, AnyGame
from greentable.server.room.room import Decision
from greentable.table import answers_ahead

Decisions = dict[int, Decision]


def asked_seats(game: AnyGame, state: Any) -> set[int]:  # noqa: ANN401 - any game's state
    """The seats that have a decision: it is their turn, or they may answer ahead of it."""
    return {*game.to_act(state), *answers_ahead(game, state)} - {NATURE}


def decisions_after(
    decisions: Decisions, game: AnyGame, plies: Iterable[tuple[int, Any]], now: Decision
) -> Decisions:
    """The open decisions after some plies, each a mover and the state after the ply.

    A decision stays the same while its seat is asked after every ply and does not move.
    """
    for mover, state in plies:
        decisions = {
            seat: now if seat == mover else decisions.get(seat, now)
            for seat in sorted(asked_seats(game, state))
        }
    return decisions

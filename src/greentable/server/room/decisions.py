"""Which decision is open for which seat, and since when.

A command is good if it was sent after its decision came up, whatever happened elsewhere since: so a
secret choice stands although others choose at the same time, and so does an answer to an offer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from greentable.game import NATURE, AnyGame
from greentable.server.room.room import Decision
from greentable.table import answers_ahead

Decisions = dict[int, Decision]


def asked_seats(game: AnyGame, state: Any) -> set[int]:  # noqa: ANN401 - any game's state
    """Who is asked something: now, or ahead of their turn to answer."""
    return {*game.to_act(state), *answers_ahead(game, state)} - {NATURE}


def decisions_after(
    decisions: Decisions, game: AnyGame, plies: Iterable[tuple[int, Any]], now: Decision
) -> Decisions:
    """The open decisions after some plies: who moved, and the state after it.

    One that was open before stays the same if its seat was asked all the time and has not moved.
    """
    for mover, state in plies:
        decisions = {
            seat: now if seat == mover else decisions.get(seat, now)
            for seat in sorted(asked_seats(game, state))
        }
    return decisions
